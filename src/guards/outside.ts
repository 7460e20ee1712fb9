import { code, count, list, name, text } from '../text/text.js';
import { identityOf } from '../manifest/identity.js';
import { isKustomization } from '../manifest/delivery/kustomization.js';
import type { Manifest } from '../manifest/manifest.js';
import { errorAt, type Problem, unjudgedAt } from '../manifest/problem.js';
import type { OutsideFile } from '../manifest/source-file.js';
import { isSameJson } from '../manifest/canonical.js';
import { titleOf, visible } from '../manifest/visible.js';
import { isCarrier, isSource } from '../plan/objects/carrier-kinds.js';
import { Kustomizations } from '../plan/reading/kustomizations.js';
import { inputOf, partsOf } from '../plan/reading/parts.js';
import type { ReadChange } from './change.js';
import { changedOutside, isUnreadable, objectsIn } from './outside-objects.js';

const CODE = 'outside-policies';

/**
 * G3: a changed file that mentions a planned kind, or belongs to a chart or kustomization that does, and is input of no source was not read.
 * All such files are named in one line; a new object with an identity that is evaluated is an error. An entry with `!` says that a file is
 * meant to be left out.
 */
export function outsideFiles({ base, head }: ReadChange): readonly Problem[] {
  const { files, outside = [], renderedPaths = [] } = head.side;
  const changed = changedOutside(base?.side ?? null, head.side).filter(({ isTakenOut }) => !isTakenOut);
  if (changed.length === 0) return [];
  const evaluated = new Set(head.manifests.map(identityOf));
  const before = new Set(base?.manifests.map(identityOf));
  const found = changed.map((file) => ({ file, objects: changedObjects(file) }));
  const twice = found.flatMap(({ objects }) =>
    objects.filter(
      ({ isNew, manifest }) =>
        isNew && !isCarrier(manifest) && !isSource(manifest) && evaluated.has(identityOf(manifest)),
    ),
  );
  const reported = new Set(twice.map(({ manifest }) => manifest.place.file));
  const isInput = inputOf(renderedPaths);
  const others = outside.map(({ path, before: was, text }) => ({ path, text: text ?? was ?? '' }));
  const all = [...head.kustomizations.all, ...new Kustomizations(others).all];
  const isPart = partsOf(
    [...files, ...others].filter(({ path }) => !isInput(path)),
    { all: all.filter(({ path }) => !isInput(path)) },
  );
  const named = found.filter(
    ({ file, objects }) =>
      !reported.has(file.path) &&
      file.isNamedElsewhere !== true &&
      !objects.some(
        ({ manifest }) => before.has(identityOf(manifest)) && !evaluated.has(identityOf(manifest)),
      ) &&
      (objects.length > 0 || isUnreadable(file) || isKustomization(file.path) || isPart(file.path)),
  );
  return [
    ...twice.map(({ manifest }) => twiceProblem(manifest)),
    ...namedProblem(named.map(({ file }) => file.path)),
  ];
}

interface ChangedObject {
  readonly manifest: Manifest;
  readonly isNew: boolean;
}

/** Objects that a file holds otherwise than before. */
function changedObjects({ path, before, text }: OutsideFile): readonly ChangedObject[] {
  const byIdentityIn = (one: string | null): ReadonlyMap<string, Manifest> =>
    new Map(objectsIn(path, one).map((object) => [identityOf(object), object]));
  const [was, is] = [byIdentityIn(before), byIdentityIn(text)];
  const written = [...is].flatMap(([identity, manifest]): ChangedObject | [] => {
    const earlier = was.get(identity);
    return earlier && isSameJson(earlier.object, manifest.object)
      ? []
      : { manifest, isNew: earlier === undefined };
  });
  const gone = [...was].flatMap(([identity, manifest]) =>
    is.has(identity) ? [] : { manifest, isNew: false },
  );
  return [...written, ...gone];
}

function twiceProblem(manifest: Manifest): Problem {
  const path = visible(manifest.place.file);
  const file = name('file', path);
  const message = text`${name('object', titleOf(manifest))} is in \`policies\` and new in ${file}, which no source takes; which one the cluster gets was not evaluated. Add ${file} to \`policies\`, or exclude it (${code(`!${path}`)}).`;
  return errorAt(manifest.place, CODE, message);
}

function namedProblem(paths: readonly string[]): Problem[] {
  const [first] = paths;
  if (first === undefined) return [];
  const names = list(paths.map((path) => name('file', visible(path))));
  const message = text`Not evaluated: ${count(paths.length, 'changed file')} that may hold planned objects and that no source takes: ${names}. Add what a cluster gets to \`policies\`, or exclude it (${code(`!${visible(first)}`)}).`;
  return [unjudgedAt({ file: first, line: 1, column: 1 }, CODE, message)];
}
