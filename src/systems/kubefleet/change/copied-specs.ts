import { fieldAt, itemsIn, textIn } from '../../../manifest/fields.js';
import { type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import type { MemberCluster } from '../objects/clusters.js';
import type { FleetObject } from '../objects/objects.js';
import { concerns, isSame, type Overridden, type OverridePair, rulesFor, selectorsOf } from './overrides.js';
import { patched } from './patched.js';

/** What a placement brings to its clusters, before the change and after it. */
export interface Copy {
  readonly manifest: Manifest;
  readonly earlier: Manifest;
  readonly pairs: readonly OverridePair[];
  readonly placed: Overridden;
}

/** As one cluster gets it: null where a patch can not be followed; and an override that counts there. */
interface CopiedSpec {
  readonly spec: Json;
  readonly by: FleetObject | null;
}

/** The specs of a copied object as a member cluster gets them. */
export function specsOn(
  { manifest, earlier, pairs, placed }: Copy,
  cluster: MemberCluster,
): { readonly was: CopiedSpec; readonly is: CopiedSpec } {
  const [before, after] = [
    pairs.flatMap((pair) => beforeOf(pair) ?? []),
    pairs.flatMap((pair) => pair.after ?? []),
  ];
  return { was: specOn(earlier, before, placed, cluster), is: specOn(manifest, after, placed, cluster) };
}

/** A live override shows only whether it is as the file has it. */
function beforeOf({ before, after }: OverridePair): FleetObject | null {
  return before?.live && after && isSame(before, after) ? after : before;
}

function specOn(
  manifest: Manifest,
  overrides: readonly FleetObject[],
  placed: Overridden,
  { labels }: MemberCluster,
): CopiedSpec {
  const own = overrides.filter((one) => concerns(one, placed) && selects(one, manifest));
  const patches = own.flatMap((one) =>
    rulesFor(one, labels).flatMap((rule) => itemsIn(rule, 'jsonPatchOverrides')),
  );
  const object = patched(manifest.object, patches);
  const [by = null] = own.filter((one) => rulesFor(one, labels).length > 0);
  return { spec: object === null ? null : (fieldAt(object, 'spec') ?? {}), by };
}

/** By its name, or with all that is in its Namespace. Source: kubefleet-dev/kubefleet, pkg/controllers/workgenerator/override.go. */
function selects({ stored, ref }: FleetObject, manifest: Manifest): boolean {
  return selectorsOf(stored).some((selector) => {
    const [kind, name] = [textIn(selector, 'kind'), textIn(selector, 'name')];
    if (kind === 'Namespace' && name === namespaceOf(manifest)) return true;
    return kind === manifest.kind && name === manifest.name && ref.namespace === namespaceOf(manifest);
  });
}
