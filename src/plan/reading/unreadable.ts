import { isLeftOut } from '../../manifest/left-out.js';
import { LIMITS } from '../../manifest/limits.js';
import { parseManifests } from '../../manifest/parse.js';
import { INTEREST, isMissed, mayHoldPlanned } from '../planned-kinds.js';

/**
 * True for a manifest that names planned kinds and of which an object can not be read: one with the marks of a template, a
 * slip in its kind, or a broken one.
 * What lies in folders of tests and pipelines is none.
 */
export function isUnreadable(path: string, text: string | null): boolean {
  if (text === null || !/\.(?:ya?ml|json)$/.test(path) || !mayHoldPlanned(text)) return false;
  if (path.split('/').slice(0, -1).some(isLeftOut)) return false;
  const { manifests, problems } = parseManifests(text, path, { ...LIMITS, interest: INTEREST });
  return problems.some(({ severity }) => severity === 'error') || manifests.some(isMissed);
}
