import { readFileSync, writeFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import * as z from 'zod';
import { configSchema } from '../../src/config/schema.js';

const FILE = 'docs/schemas/config.schema.json';

interface Schema {
  readonly $id?: string;
  readonly properties: Readonly<Record<string, Schema>>;
}

/** The schema of the file as people write it. */
function schemaText(): string {
  const made = z.toJSONSchema(configSchema, { io: 'input', unrepresentable: 'any' }) as unknown as Schema;
  const severity = { enum: ['off', 'info', 'warning', 'error'] };
  const rules = made.properties['rules'];
  const settings = Object.entries(rules?.properties ?? {}).map(([id, setting]) => [
    id,
    // A severity alone is short for options with it.
    id === 'custom' ? setting : { anyOf: [severity, setting] },
  ]);
  const properties = {
    ...made.properties,
    rules: { ...rules, properties: Object.fromEntries(settings) as object },
  };
  return `${JSON.stringify({ title: '.github/fleetplan.yml', ...made, properties }, null, 1)}\n`;
}

test('docs/schemas/config.schema.json: is that of the code; UPDATE_DOCS=1 rewrites it', () => {
  if (process.env['UPDATE_DOCS'] === '1') writeFileSync(FILE, schemaText());
  expect(readFileSync(FILE, 'utf8')).toBe(schemaText());
});

describe('schema file: the schema of the configuration', () => {
  const validate = new Ajv2020({ strict: false }).compile(JSON.parse(schemaText()) as object);

  test.each(['examples/gpu-fleet/fleetplan.yml', 'examples/own-rules/fleetplan.yml'])('takes %s', (file) => {
    validate(parse(readFileSync(file, 'utf8')));
    expect(validate.errors).toBeNull();
  });

  test('takes the examples of the page on the configuration', () => {
    const page = readFileSync('docs/configuration.md', 'utf8');
    const whole = [...page.matchAll(/^```yaml\n([\s\S]*?)^```/gm)]
      .map(([, text = '']) => text)
      .filter((text) => /^version: 1$/m.test(text));
    expect(whole.length).toBeGreaterThan(0);
    for (const text of whole) {
      validate(parse(text));
      expect([text, validate.errors]).toEqual([text, null]);
    }
  });

  test.each([
    ['a key that there is not', 'version: 1\nlimit: 1\n'],
    ['a rule that there is not', 'version: 1\nrules: {no-rule: off}\n'],
    ['another version', 'version: 2\n'],
    ['a severity that there is not', 'version: 1\nrules: {peak-jump: loud}\n'],
    ['a rule of a team without an expression', 'version: 1\nrules: {custom: [{id: a, message: b}]}\n'],
  ])('refuses %s', (_, text) => {
    expect(validate(parse(text))).toBe(false);
  });
});
