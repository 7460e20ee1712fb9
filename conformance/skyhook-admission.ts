import { pathText, textIn } from '../src/manifest/fields.js';
import { isObject, type Json, type JsonObject, type Manifest } from '../src/manifest/manifest.js';
import { parseManifests } from '../src/manifest/parse.js';
import { compileSelector, selects } from '../src/manifest/selector.js';
import { type Admission, admit } from '../src/systems/skyhook/admission/admit.js';
import { differs, type Families, type Mismatch } from './family.js';
import { reasonFor, reasonOf } from './skyhook-reasons.js';

function member(object: JsonObject, key: string): JsonObject {
  const value = object[key];
  return isObject(value) ? value : {};
}

/** `canonical` and `error` of an expectation are informative; only `valid` and `matches` are compared. */
function checkSelector(vector: JsonObject): Mismatch {
  const input = member(vector, 'input');
  const { valid, matches } = member(vector, 'expected');
  const compiled = compileSelector(input['selector']);
  if ('error' in compiled)
    return valid === false ? null : { expected: { valid: true }, actual: compiled.error };
  const labels = member(input, 'labels') as Record<string, string>;
  const actual = { valid: true, matches: selects(compiled.selector, labels) };
  return differs({ valid: valid ?? null, ...(matches === undefined ? {} : { matches }) }, actual);
}

/** The vectors were made by operator 0.15. */
const VERSION = '0.15';

function parse(input: JsonObject): Manifest | null {
  const { manifests, problems } = parseManifests(textIn(input, 'manifest') ?? '', 'manifest.yaml');
  const isRead = problems.every(({ severity }) => severity !== 'error');
  return isRead ? (manifests[0] ?? null) : null;
}

function admitInput(input: JsonObject, manifest: Manifest): Admission {
  const existing = input['existingPolicies'];
  const existingPolicies = new Set(Array.isArray(existing) ? existing.map(String) : []);
  return admit(manifest.object, { version: VERSION, existingPolicies });
}

/** The field a schema error names stands before its first colon. */
function schemaFields(reasons: readonly string[]): string[] {
  return [...new Set(reasons.map((reason) => reason.split(': ')[0] ?? ''))].sort();
}

function checkValidation(vector: JsonObject): Mismatch {
  const input = member(vector, 'input');
  const { accepted = null, rejectedBy = null, reasons = [], droppedFields = [] } = member(vector, 'expected');
  const manifest = parse(input);
  if (!manifest) return differs({ accepted, rejectedBy }, { accepted: false, rejectedBy: 'decode' });
  const admission = admitInput(input, manifest);
  const by = admission.rejections[0]?.by ?? null;
  const dropped = admission.unknownFields.map(({ path }) => pathText(path)).sort();
  const about = ourReasons(admission, manifest.object);
  const actual = {
    accepted: admission.accepted,
    rejectedBy: by,
    about,
    droppedFields: by === 'decode' ? [] : dropped,
  };
  const texts = Array.isArray(reasons) ? reasons.map(String) : [];
  return differs({ accepted, rejectedBy, about: theirReasons(rejectedBy, texts), droppedFields }, actual);
}

/** Of schema errors the fields, of the webhook's the rule and what it names; at decode only that it was refused. */
function theirReasons(by: Json, texts: readonly string[]): Json {
  if (by === 'schema') return schemaFields(texts);
  return by === 'webhook' ? texts.map((text) => ({ ...reasonOf(text) })) : [];
}

function ourReasons({ rejections }: Admission, object: JsonObject): Json {
  const [first] = rejections;
  if (first?.by === 'schema') return [...new Set(rejections.map(({ path }) => pathText(path)))].sort();
  return first?.by === 'webhook' ? [{ ...reasonFor(first, object) }] : [];
}

/** The stored spec must be the expected one exactly: nothing missing, nothing more. */
function checkDefaulting(vector: JsonObject): Mismatch {
  const input = member(vector, 'input');
  const expected = member(member(vector, 'expected'), 'spec');
  const manifest = parse(input);
  const actual = manifest ? admitInput(input, manifest).stored : null;
  return differs(expected, actual) ?? differs(actual, expected);
}

export const admissionFamilies: Families = {
  selector: checkSelector,
  validation: checkValidation,
  defaulting: checkDefaulting,
};
