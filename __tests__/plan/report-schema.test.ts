import { readFileSync, writeFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import * as z from 'zod';
import { schemasOfReport } from '../../src/plan/report-json.js';
import { render } from '../render.js';
import { REPORTS } from '../report/fixtures.js';

const FILE = 'docs/schemas/report.schema.json';

function schemaText(additional = true): string {
  const made = z.toJSONSchema(schemasOfReport().report, {
    io: 'input',
    unrepresentable: 'any',
    // The fields of a system's own have a catch-all already.
    override: ({ jsonSchema }) => {
      if (!additional && jsonSchema.properties) jsonSchema.additionalProperties ??= false;
    },
  });
  return `${JSON.stringify({ $id: 'urn:fleetplan:report:1', title: 'fleetplan report, version 1', ...made }, null, 1)}\n`;
}

test(`${FILE}: is that of the code; UPDATE_DOCS=1 rewrites it`, () => {
  if (process.env['UPDATE_DOCS'] === '1') writeFileSync(FILE, schemaText());
  expect(readFileSync(FILE, 'utf8')).toBe(schemaText());
});

describe('the schema of the report: names every key that is written', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  const validate = ajv.compile(JSON.parse(schemaText(false)) as object);

  test.each(Object.entries(REPORTS))('%s', (_, make) => {
    validate(JSON.parse(render(make(), 'json')));
    expect((validate.errors ?? []).map(({ instancePath, params }) => [instancePath, params])).toEqual([]);
  });
});
