import type { Kustomization } from './kustomizations.js';
import { isNamespaced } from './kinds.js';
import type { PlannedObject } from './planned-objects.js';

/** What a `kustomize build` of one folder reads and gives, as far as it can be told without running it. */
export interface Build {
  /** Every file that it reads, itself among them. */
  readonly files: ReadonlySet<string>;
  /** The folders of all kustomizations that it goes through. */
  readonly folders: ReadonlySet<string>;
  /** Planned objects with the namespaces and names that it gives them; patches are not applied. */
  readonly objects: readonly PlannedObject[];
  /** What it would have to fetch, or what is not there: then it can not be built here. */
  readonly outside: readonly string[];
  /** Objects from elsewhere, without which it is built. */
  readonly elsewhere: readonly string[];
}

interface BuildInput {
  readonly kustomizations: ReadonlyMap<string, Kustomization>;
  readonly objectsIn: (file: string) => readonly PlannedObject[];
}

/** Follows the resources of one kustomization. A circle ends where it began. */
export function buildOf(folder: string, input: BuildInput): Build {
  const files = new Set<string>();
  const folders = new Set<string>();
  const outside: string[] = [];
  const elsewhere: string[] = [];
  const objects = visit(folder);
  return { files, folders, objects, outside, elsewhere };

  function visit(at: string): PlannedObject[] {
    const kustomization = input.kustomizations.get(at);
    if (!kustomization) {
      outside.push(at);
      return [];
    }
    if (folders.has(at)) return [];
    folders.add(at);
    outside.push(...kustomization.outside);
    elsewhere.push(...kustomization.elsewhere);
    for (const file of [kustomization.file, ...kustomization.files, ...kustomization.inputs]) files.add(file);
    const own = kustomization.files.flatMap((file) => input.objectsIn(file));
    const taken = [...own, ...kustomization.folders.flatMap(visit)];
    return taken.map((object) => renamed(object, kustomization));
  }
}

function renamed(object: PlannedObject, { namespace, prefix, suffix }: Kustomization): PlannedObject {
  return {
    ...object,
    name: `${prefix}${object.name}${suffix}`,
    namespace: isNamespaced(object.kind) ? (namespace ?? object.namespace) : object.namespace,
  };
}

/** Folders of kustomizations that no other kustomization takes; components are only ever taken. */
export function rootsOf(kustomizations: ReadonlyMap<string, Kustomization>): string[] {
  const taken = new Set([...kustomizations.values()].flatMap(({ folders }) => folders));
  return [...kustomizations.values()]
    .filter(({ folder, isComponent }) => !isComponent && !taken.has(folder))
    .map(({ folder }) => folder);
}
