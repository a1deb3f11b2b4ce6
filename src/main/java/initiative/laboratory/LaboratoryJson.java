package initiative.laboratory;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import initiative.policy.PolicyKind;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;

/** The rows for programs. */
public final class LaboratoryJson {
  private LaboratoryJson() {}

  public static String of(List<Row> rows, int games, long seed) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      json.writeNumberField("games", games);
      json.writeNumberField("seed", seed);
      json.writeArrayFieldStart("rows");
      for (Row row : rows) {
        write(row, json);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    return text.append('\n').toString();
  }

  private static void write(Row row, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("game", row.game());
    json.writeStringField("starts", row.size());
    json.writeStringField("opponent", row.opponent());
    json.writeNumberField("games", row.games());
    json.writeObjectFieldStart("policies");
    for (PolicyKind policy : PolicyKind.values()) {
      json.writeObjectFieldStart(policy.toString());
      json.writeNumberField("seized", row.counts().get(policy).seized());
      json.writeNumberField("low", row.share(policy).low());
      json.writeNumberField("high", row.share(policy).high());
      if (row.exact().containsKey(policy)) {
        json.writeNumberField("exact", row.exact().get(policy));
      }
      if (policy != PolicyKind.UNIFORM) {
        Difference difference = row.difference(policy);
        json.writeNumberField("better", difference.better());
        json.writeNumberField("worse", difference.worse());
        json.writeNumberField("difference", difference.value());
        json.writeNumberField("differenceLow", difference.low());
        json.writeNumberField("differenceHigh", difference.high());
      }
      json.writeEndObject();
    }
    json.writeEndObject();
    json.writeEndObject();
  }
}
