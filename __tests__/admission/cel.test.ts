import { CelError, evaluate, expressionOf } from '../../src/admission/cel.js';

const value = (source: string): unknown => evaluate(expressionOf(source), {});

describe('CEL', () => {
  test.each([
    'true || 1/0 == 1',
    '1/0 == 1 || true',
    '!(1/0 == 1 && false)',
    '[1, 0].exists(x, 1/x == 1)',
    '7 / 2 == 3 && -7 / 2 == -3 && -7 % 2 == -1',
    'int("-12") == -12 && string(12) == "12"',
    '"abc".startsWith("ab") && "abc".endsWith("bc") && "abc".contains("b")',
    '"abc".matches("^a.c$") && !"abc".matches("^b")',
    '"a.b/c".find("^([^/]+)") == "a.b" && "abc".find("x") == ""',
    '1 in [1, 2] && !("c" in {"a": 1}) && "a" in {"a": 1}',
    '[1, 2, 3].filter(x, x > 1) == [2, 3] && [1, 2].map(x, x * 2) == [2, 4]',
    '[1, 1].exists_one(x, x == 1) == false && [1, 2].exists_one(x, x == 1)',
    'type(1) == int && type("a") == string && type([]) == list',
  ])('%s is true', (source) => {
    expect(value(source)).toBe(true);
  });

  test.each([
    '1 / 0',
    '9223372036854775807 + 1',
    '{"a": 1}.b',
    '[1][1]',
    'int("1.5")',
    'int("")',
    '[1, 0].all(x, 1/x == 1)',
  ])('%s gives no answer, which refuses the object', (source) => {
    expect(() => value(source)).toThrow(CelError);
  });

  test.each([
    ['self.status.a == 1', true],
    ["self.spec.a != 'status'", false],
    ['self.spec.status == 1', false],
  ])('CEL: %s asks for the status of the object: %s', (source, asks) => {
    expect(expressionOf(source).asksForStatus).toBe(asks);
  });
});
