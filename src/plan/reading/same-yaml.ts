import { canonicalJson } from '../../manifest/canonical.js';
import { wholeYaml } from '../../manifest/parse.js';

/** True for two texts of a YAML file that differ only in comments and layout. */
export function isSameYaml(path: string, before: string | null, text: string | null): boolean {
  if (before === text) return true;
  if (before === null || text === null || !/\.(?:ya?ml|json)$/.test(path)) return false;
  const [was, is] = [before, text].map((written) => {
    const { documents, problem } = wholeYaml(written, path);
    return problem === null ? canonicalJson(documents.map(({ value }) => value)) : null;
  });
  return was !== null && was === is;
}
