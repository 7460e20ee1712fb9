import { field, textIn } from '../../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest.js';

/** Keys by which kustomize's own generators and transformers name files. */
const FILES: ReadonlyMap<string, readonly string[]> = new Map([
  ['ConfigMapGenerator', ['files', 'envs', 'env']],
  ['SecretGenerator', ['files', 'envs', 'env']],
  ['PatchTransformer', ['path']],
  ['PatchJson6902Transformer', ['path']],
  ['PatchStrategicMergeTransformer', ['paths']],
]);

/** The files that the configuration of a plugin has it read, as they are written. */
export function filesOfPlugin(plugin: Json): string[] {
  const kind = textIn(plugin, 'kind') ?? '';
  if (kind === 'ReplacementTransformer')
    return listed(field(plugin, 'replacements')).flatMap((one) => textIn(one, 'path') ?? []);
  return (FILES.get(kind) ?? []).flatMap((key) =>
    listed(field(plugin, key))
      .filter((one) => typeof one === 'string')
      .map((one) => (key === 'files' ? one.slice(one.indexOf('=') + 1) : one)),
  );
}

function listed(value: Json | undefined): readonly Json[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Keys that decide what is read; kustomize takes them in any letters. */
const DECIDING = [
  ...['resources', 'bases', 'components', 'crds', 'configurations', 'generators', 'transformers'],
  ...['validators', 'patches', 'patchesStrategicMerge', 'patchesJson6902', 'replacements', 'openapi'],
  ...['configMapGenerator', 'secretGenerator', 'helmCharts', 'helmChartInflationGenerator', 'kind'],
  ...['path', 'paths', 'files', 'envs', 'env'],
];
const BY_LOWER = new Map(DECIDING.map((key) => [key.toLowerCase(), key]));

/** The first key of a kustomization, or of a plugin's configuration, that is one of those that decide, in other letters. */
export function disguisedKey(value: JsonObject): string | null {
  const queue: Json[] = [value];
  for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
    if (Array.isArray(one)) queue.push(...one);
    if (!isObject(one)) continue;
    for (const [key, inner] of Object.entries(one)) {
      const known = BY_LOWER.get(folded(key));
      if (known !== undefined && known !== key) return key;
      queue.push(inner);
    }
  }
  return null;
}

/** Go folds two letters outside of ASCII into `s` and `k`. */
function folded(key: string): string {
  return key.toLowerCase().replaceAll('\u017f', 's').replaceAll('\u212a', 'k');
}
