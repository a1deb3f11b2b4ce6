package initiative.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SampleTests {
  static List<String> codes() {
    return Problems.entries().stream().map(entry -> entry.code).toList();
  }

  @ParameterizedTest
  @MethodSource("codes")
  void everyProblemHasSamplesAndAnswersThem(String code) {
    List<Sample> samples = Sample.of(code);
    assertFalse(samples.isEmpty(), "no samples of " + code);
    for (Sample sample : samples) {
      String answer = Solved.answer(code, sample.input);
      assertTrue(sample.isMatchedBy(answer), code + ": " + sample.input + " -> " + answer);
    }
  }

  /** The samples differ from each other, so that a solver which reads nothing cannot pass. */
  @ParameterizedTest
  @MethodSource("codes")
  void theSamplesOfAProblemAreDifferentInputs(String code) {
    List<String> inputs = new ArrayList<>();
    Sample.of(code).forEach(sample -> inputs.add(sample.input));
    assertEquals(inputs.size(), inputs.stream().distinct().count());
  }

  @Test
  void thereAreTwentyTwoProblems() {
    assertEquals(22, codes().size());
    assertEquals(22, codes().stream().distinct().count());
    codes().forEach(code -> assertNotNull(Problems.of(code), code));
  }

  @Test
  void aCodeMayBeTypedWithoutItsColonAndInSmallLetters() {
    for (String code : codes()) {
      assertEquals(code, Problems.code(code));
      assertEquals(code, Problems.code(code.replace(":", "")));
      assertEquals(code, Problems.code(code.toLowerCase()));
    }
    assertEquals(null, Problems.code("1.2:B"));
    assertEquals(null, Problems.code(""));
  }

  @Test
  void winningMovesOfTokensMayComeInAnyOrderButAllOnce() {
    Sample sample = new Sample("1.4:C", "", "1\n1 D 3\n2 R 2\n");
    assertTrue(sample.isMatchedBy("1\n2 R 2 \r\n1 D 3"));
    assertFalse(sample.isMatchedBy("1\n1 D 3\n"));
    assertFalse(sample.isMatchedBy("1\n1 D 3\n1 D 3\n"));
    assertFalse(sample.isMatchedBy("1 D 3\n1\n2 R 2\n"));
  }

  @Test
  void otherMovesMustComeInOrder() {
    assertFalse(new Sample("1.3:C", "", "1\n1 1\n3 1\n").isMatchedBy("1\n3 1\n1 1\n"));
  }

  @Test
  void expectedSumsMayBeWrittenInAnyWayButMustBeRightToTheNinthPlace() {
    Sample sample = new Sample("1.9:B", "", "41.91 33\n");
    assertTrue(sample.isMatchedBy("4.191e+1 33.000000000"));
    assertTrue(sample.isMatchedBy("41.9100000001\n33"));
    assertFalse(sample.isMatchedBy("41.9100001 33"));
    assertFalse(sample.isMatchedBy("41.91"));
    assertFalse(sample.isMatchedBy("41.91 x"));
    assertFalse(sample.isMatchedBy("NaN 33"));
  }
}
