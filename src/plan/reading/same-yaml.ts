import { canonicalJson } from '../../manifest/values/canonical.js';
import { parseWhole } from '../../manifest/parse.js';

/** True for two texts of a YAML file that differ only in comments and layout. */
export function isSameYaml(path: string, before: string | null, text: string | null): boolean {
  if (before === text) return true;
  if (before === null || text === null || !/\.(?:ya?ml|json)$/.test(path)) return false;
  const [was, is] = [parseWhole(before, path), parseWhole(text, path)];
  return was !== null && is !== null && canonicalJson(was) === canonicalJson(is);
}
