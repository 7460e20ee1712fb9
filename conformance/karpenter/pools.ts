import { fieldAt, pathText } from '../../src/manifest/fields.js';
import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import { parseManifests } from '../../src/manifest/parse.js';
import { admit } from '../../src/systems/karpenter/admission/admit.js';
import { allowedAt } from '../../src/systems/karpenter/controller/budget.js';
import { differs, type Families, type Mismatch } from '../family.js';
import { instant, number, objects, objectsOf, text, texts } from '../read.js';
import { textOrNull } from './read.js';

/** What becomes of a NodePool that is written as YAML: the verdict, the fields of its errors, the fields that are dropped. */
export interface Outcome {
  readonly verdict: string;
  readonly fields: string[];
  readonly unknownFields: string[];
  readonly admission: ReturnType<typeof admit> | null;
}

/** The outcome of YAML text; `old` is the text that is stored before an update. */
export function outcomeOf(yaml: string, old: string | null): Outcome {
  const object = read(yaml);
  if (object === null) return { verdict: 'rejected', fields: [''], unknownFields: [], admission: null };
  const before = old === null ? null : read(old);
  const admission = admit(object, before === null ? null : admit(before, null).stored);
  const refused = admission.verdict === 'rejected' ? admission.errors : [];
  return {
    verdict: admission.verdict,
    fields: [...new Set(refused.map(({ path }) => pathText(path)))].sort(),
    unknownFields: admission.unknownFields.map(({ path }) => pathText(path)).sort(),
    admission,
  };
}

function read(yaml: string): JsonObject | null {
  const { manifests, problems } = parseManifests(yaml, 'vector.yaml');
  if (problems.some(({ severity }) => severity === 'error')) return null;
  return manifests[0]?.object ?? null;
}

export const poolFamilies: Families = {
  validation: (vector) => {
    const outcome = outcomeOf(text(vector, 'yaml'), textOrNull(vector, 'oldYaml'));
    const stored = outcome.admission?.stored ?? undefined;
    return differs(
      {
        verdict: vector['verdict'] ?? null,
        fields: fieldsOf(vector['errors']),
        unknownFields: texts(vector, 'unknownFields').sort(),
        disruption: vector['defaultedDisruption'] ?? null,
        expireAfter: vector['defaultedExpireAfter'] ?? null,
      },
      {
        verdict: outcome.verdict,
        fields: outcome.fields,
        unknownFields: outcome.unknownFields,
        disruption: fieldAt(stored, 'spec', 'disruption') ?? null,
        expireAfter: fieldAt(stored, 'spec', 'template', 'spec', 'expireAfter') ?? null,
      },
    );
  },

  scenarios: (vector) => judgeAsWritten(vector) ?? judgeScenario(vector),
};

function fieldsOf(errors: Json | undefined): string[] {
  return [...new Set(objectsOf(errors).map((error) => text(error, 'field')))].sort();
}

function judgeAsWritten(vector: JsonObject): Mismatch {
  const written = textOrNull(vector, 'asWritten');
  if (written === null) return null;
  const { verdict, fields, unknownFields } = outcomeOf(written, null);
  return differs(
    {
      verdict: vector['asWrittenVerdict'] ?? null,
      fields: fieldsOf(vector['asWrittenErrors']),
      unknownFields: texts(vector, 'asWrittenUnknownFields').sort(),
    },
    { verdict, fields, unknownFields },
  );
}

function judgeScenario(vector: JsonObject): Mismatch {
  const { verdict, admission } = outcomeOf(text(vector, 'yaml'), null);
  const budgets = admission?.pool?.budgets ?? [];
  const checks = objects(vector, 'checks');
  return differs(
    {
      verdict: vector['verdict'] ?? null,
      budgets: vector['effectiveBudgets'] ?? null,
      allowed: checks.map((check) => check['allowed'] ?? null),
    },
    {
      verdict,
      budgets: fieldAt(admission?.stored ?? undefined, 'spec', 'disruption', 'budgets') ?? null,
      allowed: checks.map((check) => ({
        ...allowedAt(budgets, number(check, 'nodes'), instant(check, 'now')).ceiling,
      })),
    },
  );
}
