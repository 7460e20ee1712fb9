import { field, fieldAt, itemsIn } from '../../manifest/fields.js';
import { referencesIn } from '../../manifest/kustomization.js';
import type { Manifest } from '../../manifest/manifest.js';
import { parseManifests } from '../../manifest/parse.js';
import { from } from '../paths.js';
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
      const path = use === 'objects' && !isInline ? from(folder, written) : null;
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
export function namesAreKept(kustomizations: readonly TakenKustomization[]): boolean {
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

function isGiven(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  );
}
