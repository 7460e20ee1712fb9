import { parseManifests } from '../../manifest/parse.js';
import { mayHoldPlanned } from '../planned-kinds.js';

/** True for a manifest that names planned kinds and of which an object can not be read: one with the marks of a template, or a broken one. */
export function isUnreadable(path: string, text: string | null): boolean {
  if (text === null || !/\.(?:ya?ml|json)$/.test(path) || !mayHoldPlanned(text)) return false;
  return parseManifests(text, path).problems.some(({ severity }) => severity === 'error');
}
