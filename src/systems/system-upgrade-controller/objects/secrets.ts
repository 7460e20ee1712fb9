import { canonicalJson } from '../../../manifest/canonical.js';
import { objectIn } from '../../../manifest/fields.js';
import { type JsonObject, type Manifest, namespaceOf } from '../../../manifest/manifest.js';

/** Kinds that hold what becomes the contents of the secret of their name. */
const HOLDERS = [
  { kind: 'Secret', group: /^v1$/ },
  { kind: 'SealedSecret', group: /^bitnami\.com\// },
];

/**
 * What files say that a secret holds, as a text to compare and never to show; empty where they do not hold it. The controller hashes
 * the contents, whatever else the object says. Source: rancher/system-upgrade-controller, pkg/upgrade/plan/plan.go, DigestStatus.
 */
export function secretText(files: readonly Manifest[], namespace: string, name: string): string {
  const found = files.find(
    (one) =>
      one.name === name &&
      namespaceOf(one) === namespace &&
      HOLDERS.some(({ kind, group }) => one.kind === kind && group.test(one.apiVersion)),
  );
  if (found === undefined) return '';
  return canonicalJson(found.kind === 'Secret' ? contentsOf(found.object) : (found.object['spec'] ?? null));
}

/** Either way of writing a value is one: `stringData` is put over `data` by the API server. */
function contentsOf(object: JsonObject): JsonObject {
  const decoded = Object.entries(objectIn(object, 'data') ?? {}).map(([key, value]) => [
    key,
    typeof value === 'string' ? Buffer.from(value, 'base64').toString('utf8') : value,
  ]);
  return { ...(Object.fromEntries(decoded) as JsonObject), ...objectIn(object, 'stringData') };
}
