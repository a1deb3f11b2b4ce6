package initiative.course;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.DeflaterOutputStream;

/** A page in one file that needs no server and no network: its style, modules and data within. */
public final class OnePage {
  private OnePage() {}

  /**
   * The whole page.
   *
   * @param page the file of the page, with places for what is put into it
   * @param entry the module that it runs
   * @param data as JSON
   */
  public static String of(String page, String entry, String data) {
    String name = "'initiative/" + entry + "'";
    String begin = PageFiles.text("unpack.js").replace("'initiative/replay.js'", name);
    return PageFiles.text(page)
        .replace("import " + name + ";", "\n" + begin)
        .replace("<!--style-->", "<style>" + PageFiles.text("style.css") + "</style>")
        .replace("<!--importmap-->", importMap(entry))
        .replace(
            "<!--data-->",
            "<script type=\"application/json\" id=\"data\">" + packed(data) + "</script>");
  }

  /** A text as letters and digits, among which nothing can end the script. */
  private static String packed(String text) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream out = new DeflaterOutputStream(packed)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Base64.getEncoder().encodeToString(packed.toByteArray());
  }

  /** The modules by the names that they know each other by, within the page. */
  private static String importMap(String entry) {
    StringBuilder map = new StringBuilder("<script type=\"importmap\">{\"imports\":{");
    for (String module : PageFiles.modules(entry)) {
      byte[] text = PageFiles.text(module).getBytes(StandardCharsets.UTF_8);
      map.append(map.charAt(map.length() - 1) == '{' ? "" : ",\n");
      map.append("\"initiative/").append(module).append("\":\"data:text/javascript;base64,");
      map.append(Base64.getEncoder().encodeToString(text)).append('"');
    }
    return map.append("}}</script>").toString();
  }
}
