import { isSameJson } from '../manifest/canonical.js';
import { isNodeClass } from '../manifest/cluster-scoped.js';
import { isKustomization } from '../manifest/delivery/kustomization.js';
import { byIdentity, identityOf } from '../manifest/identity.js';
import { LIMITS } from '../manifest/limits.js';
import type { Manifest } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import { errorAt, type Problem, unjudgedAt } from '../manifest/problem.js';
import type { OutsideFile } from '../manifest/source-file.js';
import { titleOf, visible } from '../manifest/visible.js';
import { isCarrier, isSource, mayHoldCarrier } from '../plan/objects/carrier-kinds.js';
import { definesPlanned } from '../plan/objects/definitions.js';
import { isMade, isOfFleet } from '../plan/objects/fleet-kinds.js';
import {
  INTEREST,
  isMissed,
  isPlanned,
  mentionsNeighbour,
  PLANNED_KINDS,
} from '../plan/objects/planned-kinds.js';
import { Kustomizations } from '../plan/reading/kustomizations.js';
import { inputOf, partsOf } from '../plan/reading/parts.js';
import { isSameYaml } from '../plan/reading/same-yaml.js';
import type { Side } from '../plan/reading/side.js';
import { code, count, list, name, text } from '../text/text.js';
import type { ReadChange } from './change.js';

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
  const [evaluated, before] = [byIdentity(head.manifests), byIdentity(base?.manifests ?? [])];
  const found = changed.map((file) => ({ file, ...changedObjects(file) }));
  const twice = found
    .flatMap(({ added }) => added)
    .filter((one) => !isCarrier(one) && !isSource(one) && evaluated.has(identityOf(one)));
  const reported = new Set(twice.map(({ place }) => place.file));
  const isInput = inputOf(renderedPaths);
  const isOpen = ({ path }: { readonly path: string }): boolean => !isInput(path);
  const others = outside.map(({ path, before: was, text }) => ({ path, text: text ?? was ?? '' }));
  const all = [...head.kustomizations.all, ...new Kustomizations(others).all].filter(isOpen);
  const isPart = partsOf([...files, ...others].filter(isOpen), { all });
  const isGone = (one: Manifest): boolean => before.has(identityOf(one)) && !evaluated.has(identityOf(one));
  const named = found.filter(({ file, added, others: edited }) => {
    const objects = [...added, ...edited];
    if (reported.has(file.path) || file.isNamedElsewhere === true || objects.some(isGone)) return false;
    return objects.length > 0 || isUnreadable(file) || isKustomization(file.path) || isPart(file.path);
  });
  return [...twice.map(twiceProblem), ...namedProblem(named.map(({ file }) => file.path))];
}

/** Changed files that are input of no source, comments and layout aside. */
export function changedOutside(base: Side | null, { outside = [], renderedPaths = [] }: Side): OutsideFile[] {
  const [wasInput, isInput] = [inputOf(base?.renderedPaths ?? []), inputOf(renderedPaths)];
  return outside.filter(
    ({ path, was = path, before, text }) =>
      !(text === null ? wasInput(was) : isInput(path)) && !isSameYaml(path, before, text),
  );
}

/** Objects that a file holds otherwise than before: added ones, and edited or removed ones. */
function changedObjects({ path, before, text }: OutsideFile): {
  readonly added: readonly Manifest[];
  readonly others: readonly Manifest[];
} {
  const [was, is] = [before, text].map((one) => byIdentity(objectsIn(path, one)));
  const written = [...(is ?? [])].flatMap(([identity, one]) => {
    const earlier = was?.get(identity);
    return earlier && isSameJson(earlier.object, one.object) ? [] : [{ one, isNew: earlier === undefined }];
  });
  const gone = [...(was ?? [])].flatMap(([identity, one]) => (is?.has(identity) ? [] : [one]));
  return {
    added: written.flatMap(({ one, isNew }) => (isNew ? [one] : [])),
    others: [...written.flatMap(({ one, isNew }) => (isNew ? [] : [one])), ...gone],
  };
}

/** Planned objects, their definitions, carriers and objects of the fleet in a text. */
export function objectsIn(path: string, text: string | null): readonly Manifest[] {
  if (text === null || !(INTEREST.mayHold(text) || mentionsNeighbour(text) || mayHoldCarrier(text)))
    return [];
  const kinds = [isPlanned, isOfFleet, isMade, isCarrier, isSource, definesPlanned];
  return parseManifests(text, path).manifests.filter(
    (one) => isNodeClass(one.kind) || kinds.some((isOf) => isOf(one)),
  );
}

/** `kind: NodePool`, `kind = "NodePool"`. */
const KIND = /\bkind["']?\s*[:=]\s*["']?(\w+)/g;

/** The planned kinds of the objects that a text defines, whatever its format. */
export function kindsIn(text: string | null): readonly string[] {
  if (text === null || !text.includes('apiVersion')) return [];
  const kinds = Array.from(text.matchAll(KIND), ([, kind = '']) => kind);
  return kinds.filter((kind) => PLANNED_KINDS.includes(kind));
}

const MANIFEST = /\.(?:ya?ml|json)$/i;
const PROSE = /\.(?:md|mdx|txt|rst|adoc)$/i;

/** True for text with planned kinds that is no list of objects: a template, Terraform, broken YAML. */
export function isUnreadable({ path, before, text }: OutsideFile): boolean {
  if (PROSE.test(path)) return false;
  if (!MANIFEST.test(path)) return kindsIn(text ?? before).length > 0;
  if (text === null || !INTEREST.mayHold(text)) return false;
  const { manifests, problems } = parseManifests(text, path, { ...LIMITS, interest: INTEREST });
  return problems.some(({ severity }) => severity === 'error') || manifests.some(isMissed);
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
