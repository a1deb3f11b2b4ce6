package initiative.classroom;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import initiative.process.Tool;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A browser with one page, which is used as a person would: by clicks and keys, and by looking. */
final class PageDriver implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final long LOOK_AGAIN = 25;
  private static final Logger TALK = Logger.getLogger("org.openqa.selenium");

  private final ChromeDriver chrome;

  private PageDriver(ChromeDriver chrome) {
    this.chrome = chrome;
  }

  /** Opens a browser; where there is none, the test is skipped. */
  static PageDriver open(Path profile) {
    Path browser =
        Stream.of("chromium", "chromium-browser", "google-chrome")
            .map(Tool::find)
            .filter(Objects::nonNull)
            .findFirst()
            .orElse(null);
    Path driver = Tool.find("chromedriver");
    assumeTrue(browser != null, "there is no browser (chromium)");
    assumeTrue(driver != null, "there is no driver of a browser (chromedriver)");
    ChromeOptions options = new ChromeOptions();
    options.setBinary(browser.toString());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--force-prefers-reduced-motion", // so that nothing is waited for
        "--lang=en",
        "--window-size=1280,720",
        "--user-data-dir=" + profile);
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
    TALK.setLevel(Level.SEVERE); // it warns of versions that do not matter here
    System.setProperty("webdriver.chrome.driver", driver.toString()); // else one would be fetched
    PageDriver page = new PageDriver(new ChromeDriver(options));
    page.resize(1280, 720);
    return page;
  }

  /** Gives the page itself this size, whatever the window has round it. */
  void resize(int width, int height) {
    chrome.manage().window().setSize(new Dimension(width, height));
    long wide = number("return innerWidth");
    long high = number("return innerHeight");
    chrome
        .manage()
        .window()
        .setSize(new Dimension((int) (2 * width - wide), (int) (2 * height - high)));
    until("a page of " + width + " x " + height, () -> number("return innerWidth") == width);
  }

  /** Gives the page the size of a phone, which is narrower than a window can be. */
  void beAPhone() {
    Map<String, Object> size =
        Map.of("width", 390, "height", 844, "deviceScaleFactor", 1, "mobile", false);
    chrome.executeCdpCommand("Emulation.setDeviceMetricsOverride", size);
    until("the page of a phone", () -> number("return innerWidth") == 390);
  }

  void beAProjector() {
    chrome.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    until("the page of a projector", () -> number("return innerWidth") == 1280);
  }

  /** Opens an address anew, also if only what follows the # differs. */
  void go(String address) {
    chrome.get("about:blank");
    chrome.get(address);
  }

  /** Forgets what pages have kept, such as the language. */
  void forget() {
    run("try { localStorage.clear(); sessionStorage.clear(); } catch (e) { }");
  }

  List<WebElement> all(String query) {
    return chrome.findElements(By.cssSelector(query));
  }

  boolean has(String query) {
    return !all(query).isEmpty();
  }

  /** The first that is there, as soon as it is. */
  WebElement see(String query) {
    until(query, () -> has(query));
    return all(query).get(0);
  }

  /** The text of the first that is there; pages that are drawn anew meanwhile are read again. */
  String text(String query) {
    List<String> read = new ArrayList<>();
    until(query, () -> read.add(see(query).getText()));
    return read.get(0);
  }

  String attribute(String query, String name) {
    List<String> read = new ArrayList<>();
    until(query, () -> read.add(see(query).getDomAttribute(name)));
    return read.get(0);
  }

  void click(String query) {
    until(
        query + " to click",
        () -> {
          see(query).click();
          return true;
        });
  }

  /** Clicks on a point of a thing, px from its middle. */
  void click(String query, int x, int y) {
    new Actions(chrome, Duration.ofMillis(1)).moveToElement(see(query), x, y).click().perform();
  }

  /** Clicks on the last of several things. */
  void clickLast(String query) {
    List<WebElement> found = all(query);
    WebElement last = found.get(found.size() - 1);
    new Actions(chrome, Duration.ofMillis(1)).moveToElement(last).click().perform();
  }

  /** What a screen reader has been told last. */
  String said() {
    return String.valueOf(run("return document.querySelector('#live').textContent"));
  }

  String address() {
    return chrome.getCurrentUrl();
  }

  void back() {
    chrome.navigate().back();
  }

  void type(String query, String text) {
    WebElement field = see(query);
    field.clear();
    field.sendKeys(text);
  }

  void press(CharSequence... keys) {
    new Actions(chrome, Duration.ofMillis(1)).sendKeys(keys).perform();
  }

  /** Goes on with the tabulator until what has the focus is such a thing. */
  void tabTo(String query) {
    for (int i = 0; i < 40; i++) {
      if (isAt(query)) {
        return;
      }
      press(Keys.TAB);
    }
    fail("no way to " + query + " by the tabulator");
  }

  boolean isAt(String query) {
    return is("return Boolean(document.activeElement?.matches(arguments[0]))", query);
  }

  Object run(String script, Object... values) {
    return chrome.executeScript(script, values);
  }

  boolean is(String script, Object... values) {
    return Boolean.TRUE.equals(run(script, values));
  }

  long number(String script, Object... values) {
    return ((Number) run(script, values)).longValue();
  }

  /** Waits until something holds, however busy the machine is. */
  void until(String what, BooleanSupplier holds) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      try {
        if (holds.getAsBoolean()) {
          return;
        }
      } catch (StaleElementReferenceException e) {
        // the page has been drawn anew
      }
      if (System.nanoTime() > end) {
        fail("not seen: " + what + "; the page shows:\n" + see("body").getText());
      }
      pause();
    }
  }

  private static void pause() {
    try {
      Thread.sleep(LOOK_AGAIN);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** What the browser has found wrong since it was asked last. */
  List<String> complaints() {
    return chrome.manage().logs().get(LogType.BROWSER).getAll().stream()
        .filter(entry -> entry.getLevel().intValue() >= Level.SEVERE.intValue())
        .map(entry -> entry.getMessage())
        .toList();
  }

  @Override
  public void close() {
    chrome.quit();
  }
}
