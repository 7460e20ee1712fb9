import { joined } from '../../manifest/path.js';
import { field, fieldAt, itemsIn, textIn } from '../../manifest/fields.js';
import { referencesIn } from '../../manifest/delivery/kustomization.js';
import type { Manifest } from '../../manifest/manifest.js';
import { parseManifests } from '../../manifest/parse.js';
import type { Workspace } from '../workspace.js';
import type { TakenKustomization } from './closure.js';

/** An object as a file of the build has it, before anything is done to it. */
interface WrittenObject {
  readonly file: string;
  readonly manifest: Manifest;
}

/** The objects of the files that kustomizations take, each file once. */
export function objectsOf(
  workspace: Workspace,
  kustomizations: readonly TakenKustomization[],
): readonly WrittenObject[] {
  const files = kustomizations.flatMap(({ folder, value }) =>
    referencesIn(value).flatMap(({ use, isInline, written }) => {
      const path = use === 'objects' && !isInline ? joined(folder, written) : null;
      return path !== null && workspace.isFile(path) ? [path] : [];
    }),
  );
  return [...new Set(files)].flatMap((file) =>
    parseManifests(workspace.text(file) ?? '', file).manifests.map((manifest) => ({ file, manifest })),
  );
}

/** Keys by which an object gets another name, or one that no file has. */
const RENAMES = ['namePrefix', 'nameSuffix', 'transformers', 'generators'];

/** True where every object has the name that its file gives it. */
function namesAreKept(kustomizations: readonly TakenKustomization[]): boolean {
  return kustomizations.every(
    ({ value }) =>
      RENAMES.every((key) => !isGiven(value[key])) &&
      // One that stands in a file of its own is not looked into.
      itemsIn(value, 'replacements').every(
        (one) => field(one, 'path') === undefined && !JSON.stringify(one).includes('metadata.name'),
      ) &&
      itemsIn(value, 'patches').every((one) => fieldAt(one, 'options', 'allowNameChange') !== true),
  );
}

/**
 * The file of each printed object, by what `identityIn` says of it, as the names alone tell; null where they do not tell it of all, and
 * kustomize has to be asked. What a generator makes comes from the kustomization that it stands in.
 */
export function originsByName(
  workspace: Workspace,
  kustomizations: readonly TakenKustomization[],
  identities: readonly string[],
): ReadonlyMap<string, string> | null {
  if (!namesAreKept(kustomizations)) return null;
  const files = new Map<string, Set<string>>();
  for (const { file, manifest } of objectsOf(workspace, kustomizations)) {
    const key = `${manifest.kind} ${manifest.name}`;
    files.set(key, (files.get(key) ?? new Set()).add(file));
  }
  const origins = new Map<string, string>();
  for (const identity of identities) {
    const [, kind = '', , name = ''] = identity.split(' ');
    const [file, ...others] =
      files.get(`${kind} ${name}`) ?? generatorsOf(workspace, kustomizations, kind, name);
    if (file === undefined || others.length > 0) return null;
    origins.set(identity, file);
  }
  return origins;
}

const GENERATOR_OF: ReadonlyMap<string, string> = new Map([
  ['ConfigMap', 'configMapGenerator'],
  ['Secret', 'secretGenerator'],
]);

/** The kustomizations that generate an object: its name is that of the generator, or with a hash behind it. */
function generatorsOf(
  workspace: Workspace,
  kustomizations: readonly TakenKustomization[],
  kind: string,
  name: string,
): readonly string[] {
  const key = GENERATOR_OF.get(kind) ?? '';
  return kustomizations.flatMap(({ file, value }) => {
    const isMade = itemsIn(value, key).some(
      (one) => textIn(one, 'name') === name.replace(/-[a-z0-9]{10}$/, '') || textIn(one, 'name') === name,
    );
    return isMade && workspace.isFile(file) ? [file] : [];
  });
}

function isGiven(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  );
}
