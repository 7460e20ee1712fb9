import { fieldAt, itemsIn, textIn } from '../../../manifest/fields.js';
import { isObject, type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { ofKindIn } from '../../../manifest/lookup/of-kind.js';
import { visible } from '../../../manifest/words/visible.js';
import type { FilesBeside } from '../../system.js';
import { type NeededReference, neededReference } from './references.js';

type Path = readonly (string | number)[];

/** One entry of a ConfigMap or Secret that a pod template names. */
interface NeededKey {
  readonly kind: 'ConfigMap' | 'Secret';
  readonly name: string;
  readonly key: string;
  /** Within the spec of the pod. */
  readonly path: Path;
}

const KINDS = ['ConfigMap', 'Secret'] as const;
const DATA: readonly string[] = ['data', 'binaryData', 'stringData'];

/**
 * Entries without which no new pod starts: the files hold the object and not the entry, where they held it before, or where the template
 * names it only since the change. One that stands without any entry is filled in by others. Source: kubernetes, pkg/kubelet/kubelet_pods.go,
 * makeEnvironmentVariables ("couldn't find key"), and pkg/volume/util, "references non-existent config key".
 */
export function lostKeys(
  workload: Manifest,
  before: Manifest | null,
  { neighbours = [], neighboursBefore }: FilesBeside,
): NeededReference[] {
  if (neighboursBefore === undefined) return [];
  const earlier = new Set(before === null ? [] : keysOf(before).map(idOf));
  const lost = keysOf(workload).filter((one) => {
    const was = entriesOf(neighboursBefore, workload, one);
    // What is immutable stays as it was: its edit is refused, and told as that.
    const now = was?.isImmutable === true ? was : entriesOf(neighbours, workload, one);
    if (now === null || now.keys.size === 0 || now.keys.has(one.key)) return false;
    return was?.keys.has(one.key) === true || (before !== null && !earlier.has(idOf(one)));
  });
  const needed = lost.map((one) => ({
    ...neededReference(one),
    what: `entry ${visible(one.key)} of ${one.kind}/${visible(one.name)}`,
  }));
  return [...new Map(needed.map((one) => [one.what, one])).values()];
}

function idOf({ kind, name, key }: NeededKey): string {
  return JSON.stringify([kind, name, key]);
}

interface Entries {
  readonly keys: ReadonlySet<string>;
  readonly isImmutable: boolean;
}

/** Null where the files do not hold the object. */
function entriesOf(
  files: readonly Manifest[],
  workload: Manifest,
  { kind, name }: NeededKey,
): Entries | null {
  const found = ofKindIn(files, kind, namespaceOf(workload)).find(
    (one) => one.apiVersion === 'v1' && one.name === name,
  );
  if (!found) return null;
  return {
    keys: new Set(DATA.flatMap((field) => Object.keys(objectAt(found.object[field])))),
    isImmutable: found.object['immutable'] === true,
  };
}

function objectAt(value: Json | undefined): Readonly<Record<string, Json>> {
  return isObject(value) ? value : {};
}

function keysOf(workload: Manifest): NeededKey[] {
  const spec = fieldAt(workload.object, 'spec', 'template', 'spec');
  const containers = (['initContainers', 'containers'] as const).flatMap((list) =>
    itemsIn(spec, list).flatMap((container, i) =>
      itemsIn(container, 'env').flatMap((variable, k) =>
        KINDS.flatMap((kind) => {
          const field = kind === 'ConfigMap' ? 'configMapKeyRef' : 'secretKeyRef';
          const source = fieldAt(variable, 'valueFrom', field);
          return named(kind, source, 'name', [source ?? null], [list, i, 'env', k]);
        }),
      ),
    ),
  );
  const volumes = itemsIn(spec, 'volumes').flatMap((volume, i) =>
    sourcesOf(volume).flatMap(({ kind, source, nameField }) =>
      named(kind, source, nameField, itemsIn(source, 'items'), ['volumes', i]),
    ),
  );
  return [...containers, ...volumes, ...mountedKeys(spec)];
}

/** A ConfigMap or Secret whose entries a volume has as files. */
interface VolumeSource {
  readonly kind: NeededKey['kind'];
  readonly source: Json | undefined;
  readonly nameField: string;
}

function sourcesOf(volume: Json): VolumeSource[] {
  const own = KINDS.map((kind) => ({
    kind,
    source: fieldAt(volume, kind === 'ConfigMap' ? 'configMap' : 'secret'),
    nameField: kind === 'ConfigMap' ? 'name' : 'secretName',
  }));
  const projected = itemsIn(fieldAt(volume, 'projected'), 'sources').flatMap((one) =>
    KINDS.map((kind) => ({
      kind,
      source: fieldAt(one, kind === 'ConfigMap' ? 'configMap' : 'secret'),
      nameField: 'name',
    })),
  );
  return [...own, ...projected].filter(({ source }) => source !== undefined);
}

/**
 * Entries that a container mounts one by one (`subPath`): where one is missing the kubelet makes an empty directory in its place. Source:
 * kubernetes, pkg/kubelet/kubelet_pods.go, makeMounts, SafeMakeDir; kubernetes/kubernetes#61545. Of a volume with `items` those tell.
 */
function mountedKeys(spec: Json | undefined): NeededKey[] {
  const volumes = new Map(itemsIn(spec, 'volumes').map((one) => [textIn(one, 'name'), sourcesOf(one)]));
  return (['initContainers', 'containers'] as const).flatMap((list) =>
    itemsIn(spec, list).flatMap((container, i) =>
      itemsIn(container, 'volumeMounts').flatMap((mount, k): NeededKey[] => {
        const [key] = textIn(mount, 'subPath')?.split('/') ?? [];
        const [only, ...others] = volumes.get(textIn(mount, 'name')) ?? [];
        if (!key || only === undefined || others.length > 0 || itemsIn(only.source, 'items').length > 0)
          return [];
        return named(only.kind, only.source, only.nameField, [{ key }], [list, i, 'volumeMounts', k]);
      }),
    ),
  );
}

function named(
  kind: NeededKey['kind'],
  source: Json | undefined,
  nameField: string,
  entries: readonly Json[],
  path: Path,
): NeededKey[] {
  const name = textIn(source, nameField);
  if (name === null || fieldAt(source, 'optional') === true) return [];
  return entries.flatMap((entry) => {
    const key = textIn(entry, 'key');
    return key === null ? [] : [{ kind, name, key, path }];
  });
}
