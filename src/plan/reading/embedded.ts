import { isObject, type Json } from '../../manifest/manifest.js';
import { parseWhole } from '../../manifest/parse.js';
import { mayHoldPlanned } from '../objects/planned-kinds.js';
import { isTextOfPlanned } from './renders.js';

/**
 * True for a file that is no object itself and has the text of a planned one in it, where the change gives it another: the configuration of
 * a machine with manifests that its cluster starts with (Talos, k3s, cloud-init).
 */
export function isOtherInside(path: string, before: string | null, text: string | null): boolean {
  if (!/\.(?:ya?ml|json)$/.test(path)) return false;
  const [was, is] = [textsInside(path, before), textsInside(path, text)];
  return was.length !== is.length || was.some((one, index) => one !== is[index]);
}

function textsInside(path: string, text: string | null): string[] {
  if (text === null || !mayHoldPlanned(text)) return [];
  const documents = (parseWhole(text, path) ?? []).filter((one) => !isObject(one) || !('kind' in one));
  return documents.flatMap(textsIn).filter(isTextOfPlanned);
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
