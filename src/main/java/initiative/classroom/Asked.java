package initiative.classroom;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import initiative.catalogue.Saying;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a client asks for: a JSON object of texts, numbers, truth values and lists of texts. */
final class Asked {
  private static final JsonFactory JSON =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder().maxNestingDepth(4).maxNumberLength(20).build())
          .build();
  private static final int MOST_ITEMS = 500;

  private final Map<String, Object> values = new HashMap<>();

  private Asked() {}

  /** Reads a body; none is an empty object. */
  static Asked read(byte[] body) throws Refusal {
    Asked asked = new Asked();
    if (body.length == 0) {
      return asked;
    }
    try (JsonParser json = JSON.createParser(body)) {
      if (json.nextToken() != JsonToken.START_OBJECT) {
        throw malformed();
      }
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        String name = json.currentName();
        asked.values.put(name, value(json));
      }
      if (json.currentToken() != JsonToken.END_OBJECT || json.nextToken() != null) {
        throw malformed();
      }
      return asked;
    } catch (IOException e) {
      throw malformed();
    }
  }

  private static Object value(JsonParser json) throws IOException, Refusal {
    switch (json.nextToken()) {
      case VALUE_STRING:
        return json.getText();
      case VALUE_NUMBER_INT:
        return json.getLongValue();
      case VALUE_TRUE:
      case VALUE_FALSE:
        return json.getBooleanValue();
      case VALUE_NULL:
        return null;
      case START_ARRAY:
        List<String> items = new ArrayList<>();
        while (json.nextToken() == JsonToken.VALUE_STRING && items.size() < MOST_ITEMS) {
          items.add(json.getText());
        }
        if (json.currentToken() == JsonToken.END_ARRAY) {
          return items;
        }
        throw malformed();
      default:
        throw malformed();
    }
  }

  private static Refusal malformed() {
    return new Refusal(Refusal.BAD, new Saying("page.malformed"));
  }

  /** A text, or null if there is none of this name. */
  String text(String name) throws Refusal {
    return value(name, String.class);
  }

  /** A text that has to be there. */
  String neededText(String name) throws Refusal {
    return needed(name, text(name));
  }

  /** A small number that has to be there. */
  int number(String name) throws Refusal {
    long number = needed(name, value(name, Long.class));
    return (int) Math.max(-1, Math.min(number, Integer.MAX_VALUE));
  }

  /** A number that need not be there. */
  Long numberOrNull(String name) throws Refusal {
    return value(name, Long.class);
  }

  boolean isTrue(String name) throws Refusal {
    return Boolean.TRUE.equals(value(name, Boolean.class));
  }

  @SuppressWarnings("unchecked") // only texts are read into lists
  List<String> texts(String name) throws Refusal {
    List<String> texts = value(name, List.class);
    return texts == null ? List.of() : texts;
  }

  private <T> T value(String name, Class<T> type) throws Refusal {
    Object value = values.get(name);
    if (value != null && !type.isInstance(value)) {
      throw new Refusal(Refusal.BAD, new Saying("page.field", name));
    }
    return type.cast(value);
  }

  private static <T> T needed(String name, T value) throws Refusal {
    if (value == null) {
      throw new Refusal(Refusal.BAD, new Saying("page.field", name));
    }
    return value;
  }
}
