import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

const PATH = join(import.meta.dirname, '../../docs/schemas/report.schema.json');
const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
formats.default(ajv);
const validate = ajv.compile(JSON.parse(readFileSync(PATH, 'utf8')) as object);

/** What the published schema of the JSON report has against a value; null: nothing. */
export function faultsOf(json: unknown): unknown {
  return validate(json) ? null : validate.errors;
}
