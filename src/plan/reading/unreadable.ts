import { isLeftOut } from '../../manifest/left-out.js';
import { LIMITS } from '../../manifest/limits.js';
import { parseManifests } from '../../manifest/parse.js';
import { INTEREST, isMissed, mayHoldPlanned } from '../objects/planned-kinds.js';

/** An object of which something has yet to put in both: it may be any. */
const TO_FILL = [
  /^[ \t]*["']?apiVersion["']?[ \t]*:[ \t]*["']?\$/m,
  /^[ \t]*["']?kind["']?[ \t]*:[ \t]*["']?\$/m,
];
const isFilled = (value: string): boolean => value.startsWith('$');

/**
 * True for a manifest that names planned kinds and of which an object can not be read: one with the marks of a template, a
 * slip in its kind, or a broken one.
 * What lies in folders of tests and pipelines is none.
 */
export function isUnreadable(path: string, text: string | null): boolean {
  if (text === null || !/\.(?:ya?ml|json)$/.test(path)) return false;
  const isToFill = TO_FILL.every((field) => field.test(text));
  if (!(isToFill || mayHoldPlanned(text)) || path.split('/').slice(0, -1).some(isLeftOut)) return false;
  const { manifests, problems } = parseManifests(text, path, { ...LIMITS, interest: INTEREST });
  const isAny = isToFill && manifests.some(({ apiVersion, kind }) => isFilled(apiVersion) && isFilled(kind));
  return isAny || problems.some(({ severity }) => severity === 'error') || manifests.some(isMissed);
}
