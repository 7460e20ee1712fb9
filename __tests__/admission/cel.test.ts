import { Budget } from '../../src/admission/budget.js';
import { evaluate } from '../../src/admission/cel/evaluate.js';
import { parseCel } from '../../src/admission/cel/library.js';
import { CelError, Mismatch } from '../../src/admission/cel/values.js';
import { Unsupported } from '../../src/admission/unsupported.js';

function value(source: string): unknown {
  const budget = new Budget();
  budget.begin();
  return evaluate(parseCel(source), null, budget);
}

describe('an expression is true as the API server has it', () => {
  test.each([
    // Logic: an error on one side does not count where the other side decides.
    'true || 1/0 == 1',
    '1/0 == 1 || true',
    '!(false && 1/0 == 1)',
    '!(1/0 == 1 && false)',
    '[1, 0].exists(x, 1/x == 1)',
    '![0, 1].all(x, 1/x == 2)',
    'true ? true : 1/0 == 1',
    // Numbers: whole ones are whole, and of 64 bits.
    '7 / 2 == 3 && -7 / 2 == -3 && -7 % 2 == -1',
    '9223372036854775807 == 9223372036854775806 + 1',
    '1 == 1.0 && 1u == 1 && 2 > 1.5 && 1u < 2',
    '1.5 + 1.5 == 3.0',
    'int("-12") == -12 && int(2.9) == 2 && uint("3") == 3u && double("1.5") == 1.5',
    'string(12) == "12" && string(true) == "true"',
    // Texts: places count characters.
    'size("a😀b") == 3 && "a😀b".charAt(1) == "😀" && "a😀b".indexOf("b") == 2',
    '"a😀b".substring(1, 2) == "😀" && "a😀b".reverse() == "b😀a"',
    '"abc".startsWith("ab") && "abc".endsWith("bc") && "abc".contains("b")',
    '"a" < "b" && "Z" < "a" && "\\uffff" < "😀"',
    '"a,b,c".split(",", 2) == ["a", "b,c"] && ["a", "b"].join("-") == "a-b"',
    '" a ".trim() == "a" && "aXb".lowerAscii() == "axb" && "ä".upperAscii() == "ä"',
    '"a.b.c".replace(".", "-") == "a-b-c"',
    '"%s has %d".format(["x", 3]) == "x has 3"',
    // Patterns are Go's.
    '"abc".matches("^a.c$") && !"abc".matches("^b")',
    '"a.b/c".find("^([^/]+)") == "a.b" && "abc".find("x") == ""',
    '"a1b22".findAll("[0-9]+") == ["1", "22"] && "a1b22".findAll("[0-9]+", 1) == ["1"]',
    // Lists and maps.
    '1 in [1, 2] && !("c" in {"a": 1}) && "a" in {"a": 1}',
    '[1, 2, 3].filter(x, x > 1) == [2, 3] && [1, 2].map(x, x * 2) == [2, 4]',
    '[1, 2, 3].map(x, x > 1, x * 2) == [4, 6]',
    '[1, 1].exists_one(x, x == 1) == false && [1, 2].exists_one(x, x == 1)',
    '[1, 2].all(i, v, v == i + 1) && {"a": 1}.all(k, v, k == "a" && v == 1)',
    '{"a": 1, "b": 2}.exists(k, k == "b")',
    '[1, 2, 2].isSorted() && ![2, 1].isSorted() && [1, 2].sum() == 3 && [3, 1].min() == 1',
    '["b", "a", "b"].indexOf("b") == 0 && ["b", "a", "b"].lastIndexOf("b") == 2',
    '[1] + [2] == [1, 2] && {"a": [1]} == {"a": [1.0]}',
    'sets.contains([1, 2], [2]) && sets.equivalent([1, 2], [2, 1]) && !sets.intersects([1], [2])',
    'cel.bind(x, 2, x * x) == 4',
    // Types, times, quantities.
    'type(1) == int && type("a") == string && type([]) == list && type(null) == null_type',
    'duration("1h30m") == duration("90m") && duration("1h") < duration("61m")',
    'duration("1h30m").getMinutes() == 90',
    'timestamp("2026-01-31T12:00:00Z") - timestamp("2026-01-31T11:00:00Z") == duration("1h")',
    'timestamp("2026-01-31T12:00:00+01:00").getHours() == 11',
    'quantity("1Gi").isGreaterThan(quantity("1G")) && quantity("1000m") == quantity("1")',
    'quantity("50k").asInteger() == 50000 && !isQuantity("1 Gi") && quantity("1").add(quantity("500m")).compareTo(quantity("1.5")) == 0',
    'isURL("https://example.com:80/a?b=c") && !isURL("example.com") && url("https://h:8/x").getPort() == "8"',
    // Values that may be there.
    'optional.of(1).orValue(2) == 1 && optional.none().orValue(2) == 2 && !optional.none().hasValue()',
    '{"a": {"b": 1}}[?"a"].optMap(x, x.b + 1).orValue(0) == 2',
    '{"a": 1}.?c.orValue(3) == 3 && has({"a": 1}.a) && !has({"a": 1}.b)',
  ])('%s', (source) => {
    expect(value(source)).toBe(true);
  });
});

describe('an expression gives no answer', () => {
  test.each([
    ['1 / 0', 'division by zero'],
    ['9223372036854775807 + 1', 'integer overflow'],
    ['0u - 1u', 'unsigned integer overflow'],
    ['{"a": 1}.b', 'no such key: b'],
    ['{"a": 1}["b"]', 'no such key'],
    ['[1][1]', 'index out of bounds'],
    ['int("1.5")', 'type conversion error'],
    ['duration("1d")', 'invalid duration'],
    ['quantity("x")', 'invalid quantity'],
    ['"abc".substring(2, 9)', 'index out of range'],
    ['[1, 0].all(x, 1/x == 1)', 'division by zero'],
    ['[1, 0].exists_one(x, 1/x == 1)', 'division by zero'],
  ])('%s: %s', (source, why) => {
    expect(() => value(source)).toThrow(CelError);
    expect(() => value(source)).toThrow(why);
  });

  test.each(['1 + "a"', '"a" > 1', '!1', '1 && true', '[1].b', 'size(1)', '"a".startsWith(1)'])(
    '%s: which no type check lets through, so that it was read wrongly',
    (source) => {
      expect(() => value(source)).toThrow(Mismatch);
    },
  );

  test.each([
    'x',
    'x.y',
    'ip("1.2.3.4")',
    'isURL("/a")',
    '"%f".format([1.5])',
    'matches("a", "(?=b)")',
    '1 +',
  ])('%s: which is not known here', (source) => {
    expect(() => value(source)).toThrow(Unsupported);
  });
});
