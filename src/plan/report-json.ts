import * as z from 'zod';
import { jsonProblem, parsedJson } from '../manifest/json.js';
import { visible } from '../manifest/visible.js';
import { code, foreign, type Text, text, withoutStop } from '../text/text.js';

/** Shapes that every reader of a plan's JSON report shares. A report may be anything: it was kept or sent somewhere since it was written. */
export const shape = {
  text: z.string().max(2_048),
  count: z.int().min(0).max(1e9),
  digest: z.string().regex(/^sha256:[0-9a-f]{64}$/, 'is not a digest'),
  instant: z.iso.datetime({ offset: true }).transform((written) => Date.parse(written)),
  outcome: z.enum(['complete', 'stopped', 'stuck', 'unfinished', 'none']),
  severity: z.enum(['error', 'warning', 'info']),
  status: z.enum(['new', 'worsened', 'unchanged', 'fixed']),
  verdict: z.enum(['pass', 'warn', 'fail', 'unknown']),
} as const;

export const refShape = z.object({
  system: shape.text,
  kind: shape.text,
  namespace: shape.text.nullable(),
  name: shape.text,
});

export const spanShape = z.object({
  reason: shape.text.nullable(),
  from: shape.instant,
  to: shape.instant,
  limit: z.number().nullable(),
});

/**
 * What a schema takes of a plan's JSON report; else why it is none, as a clause to follow its name. What is cut off, edited so that one key
 * is there twice, or of another version is refused.
 */
export function readReport<S extends z.ZodType>(
  schema: S,
  json: string,
): { readonly read: z.output<S> } | { readonly why: Text } {
  const value = parsedJson(json);
  if (value === undefined) return { why: text`is not JSON; it may be cut off` };
  const fault = jsonProblem(json, 'report');
  if (fault) return { why: text`was edited, or fleetplan did not write it: ${withoutStop(fault.message)}` };
  const version = versionOf(value);
  if (version !== 1)
    return {
      why: text`is not the JSON report of a plan with schemaVersion 1 (it says ${code(String(version ?? 'none'))})`,
    };
  const read = schema.safeParse(value);
  if (read.success) return { read: read.data };
  const [issue] = read.error.issues;
  const path = issue?.path.map(String).join('.') ?? '';
  const where = path === '' ? text`it` : code(visible(path));
  return {
    why: text`is not the JSON report of a plan: ${where} ${foreign(visible(issue?.message ?? 'is wrong'))}`,
  };
}

function versionOf(value: unknown): number | string | null {
  const version =
    typeof value === 'object' && value !== null && 'schemaVersion' in value ? value.schemaVersion : null;
  return typeof version === 'number' ? version : typeof version === 'string' ? visible(version) : null;
}
