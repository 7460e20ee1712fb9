import { isSameJson } from '../../manifest/canonical.js';
import { fieldAt, objectOr, withMember } from '../../manifest/fields.js';
import { addTo, byName, groupedBy, once } from '../../manifest/lookup.js';
import { DEFAULT_NAMESPACE, groupOf, type Json, type Manifest } from '../../manifest/manifest.js';
import { folderOf } from '../../manifest/path.js';
import { errorAt, type Problem, warningAt } from '../../manifest/problem.js';
import { titleOf } from '../../manifest/visible.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import { claimedAs, SYSTEMS } from '../../systems/index.js';
import { kindOf } from '../../systems/kinds.js';
import { code, list, name, NO_TEXT, text, verbFor } from '../../text/text.js';
import { isPlanned } from './planned-kinds.js';

/** The namespaces that the objects of one name may be in that write none; several: it is unknown which. */
interface Answer {
  readonly namespaces: readonly [string, ...string[]];
  /** `taken`: the same side writes out an object of this name in it; `only`: its controller reads no other namespace. */
  readonly why: 'live' | 'beside' | 'taken' | 'only';
}

type Answers = ReadonlyMap<string, Answer>;

/**
 * A namespaced object that writes no namespace gets one from what applies it (Argo CD, Flux, Kustomize, `kubectl -n`), and the file
 * does not say which. The snapshot does: the object of its kind, name and selector, where there is none of them in the
 * default namespace; and for an object that the snapshot does not hold, the namespace of those beside it. Where several fit, the
 * object is left out and an error asks. Base and head are answered together, so that an object stays the same one.
 */
export function inNamespaces(
  base: readonly Manifest[] | null,
  head: readonly Manifest[],
  snapshot: Snapshot,
) {
  const sides = [head, base ?? []];
  const bare = sides.flat().filter(isBare);
  if (bare.length === 0) return { base, head, problems: [] };
  const answers = answersFor(bare, sides, snapshot);
  const placed = (manifests: readonly Manifest[]): Manifest[] =>
    manifests.flatMap((manifest) => {
      const answer = isBare(manifest) ? answers.get(keyOf(manifest)) : undefined;
      if (!answer) return [manifest];
      // No number is computed of an object in an unknown namespace.
      if (isUnclear(answer)) return isPlanned(manifest) ? [] : [manifest];
      const [namespace] = answer.namespaces;
      return [namespace === DEFAULT_NAMESPACE ? manifest : inGivenNamespace(manifest, namespace)];
    });
  return { base: base && placed(base), head: placed(head), problems: problemsOf(bare, answers) };
}

/** True for a planned kind, or one that is read for it, whose objects are in a namespace. */
export function isNamespacedKind(manifest: Pick<Manifest, 'apiVersion' | 'kind'>): boolean {
  return (
    claimedAs(manifest)?.spec.isNamespaced ??
    SYSTEMS.some(({ looksAt = [] }) => kindOf(looksAt, manifest)?.isNamespaced === true)
  );
}

/** The object in the namespace that its files are applied to, where it writes none and can have one. */
export function inGivenNamespace(manifest: Manifest, namespace: string): Manifest {
  if (!isBare(manifest)) return manifest;
  // Written into the object too, so that it equals one that writes it.
  const metadata = withMember(objectOr(manifest.object['metadata']), 'namespace', namespace);
  return { ...manifest, namespace, object: withMember(manifest.object, 'metadata', metadata) };
}

function isBare(manifest: Manifest): boolean {
  return manifest.namespace === null && isNamespacedKind(manifest);
}

function keyOf({ apiVersion, kind, name: own }: Manifest): string {
  return JSON.stringify([groupOf(apiVersion), kind, own]);
}

function isUnclear({ namespaces, why }: Answer): boolean {
  return namespaces.length > 1 || why === 'taken';
}

function answersFor(
  bare: readonly Manifest[],
  sides: readonly (readonly Manifest[])[],
  snapshot: Snapshot,
): Answers {
  const live = liveNamespaces(bare, sides.flat(), snapshot);
  const beside = besideOf(bare, live);
  const answers = new Map<string, Answer>();
  for (const manifest of bare) {
    const key = keyOf(manifest);
    const own = live.get(key) ?? [];
    const answer =
      answerOf(own, 'live') ??
      whereItWorks(manifest, beside(manifest)) ??
      answerOf(beside(manifest), 'beside');
    if (answer && !answers.has(key)) answers.set(key, answer);
  }
  // An object that is written out with its namespace beside one without is the one of that name.
  for (const side of sides) {
    const written = new Set(side.map((one) => `${keyOf(one)} ${one.namespace ?? ''}`));
    for (const key of new Set(side.filter(isBare).map(keyOf))) {
      const answer = answers.get(key);
      if (answer?.namespaces.some((namespace) => written.has(`${key} ${namespace}`)))
        answers.set(key, { ...answer, why: 'taken' });
    }
  }
  return answers;
}

function answerOf([first, ...others]: readonly string[], why: Answer['why']): Answer | null {
  return first === undefined ? null : { namespaces: [first, ...others], why };
}

/** By key, the namespaces of the live objects of that name and selector. */
function liveNamespaces(
  bare: readonly Manifest[],
  all: readonly Manifest[],
  snapshot: Snapshot,
): ReadonlyMap<string, readonly string[]> {
  const live = groupedBy(snapshot.objects, keyOf);
  const inDefault = new Set(all.flatMap((one) => (one.namespace === DEFAULT_NAMESPACE ? keyOf(one) : [])));
  return new Map(
    [...groupedBy(bare, keyOf)].map(([key, manifests]) => {
      const found = (live.get(key) ?? []).filter((one) => manifests.some((own) => isSame(own, one)));
      const namespaces = distinct(found.map(({ namespace }) => namespace ?? DEFAULT_NAMESPACE));
      const isDefault = inDefault.has(key) || namespaces.includes(DEFAULT_NAMESPACE);
      return [key, isDefault ? [DEFAULT_NAMESPACE] : namespaces];
    }),
  );
}

/** A selector of a workload cannot be edited, so an object with another one is another object. */
function isSame(written: Manifest, live: Manifest): boolean {
  const [own, other] = [selectorOf(written), selectorOf(live)];
  return own === undefined || other === undefined || isSameJson(own, other);
}

function selectorOf({ object }: Manifest): Json | undefined {
  return fieldAt(object, 'spec', 'selector');
}

/** Files that are applied together go to one namespace: the same file, or else the same folder. */
function besideOf(
  bare: readonly Manifest[],
  live: ReadonlyMap<string, readonly string[]>,
): (manifest: Manifest) => readonly string[] {
  const namespacesBy = (pathOf: (manifest: Manifest) => string): ((path: string) => readonly string[]) => {
    const together = groupedBy(bare, pathOf);
    return once((path) => distinct((together.get(path) ?? []).flatMap((one) => live.get(keyOf(one)) ?? [])));
  };
  const inFile = namespacesBy(({ place }) => place.file);
  const inFolder = namespacesBy(({ place }) => folderOf(place.file));
  return ({ place: { file } }) => (inFile(file).length > 0 ? inFile(file) : inFolder(folderOf(file)));
}

function distinct(namespaces: readonly string[]): readonly string[] {
  return [...new Set(namespaces)].sort(byName);
}

/** A file whose object has no effect where it is applied is of no use: it is taken to be for the namespace that its controller reads. */
function whereItWorks(manifest: Manifest, beside: readonly string[]): Answer | null {
  const { onlyIn = [] } = claimedAs(manifest)?.spec ?? {};
  return (
    answerOf(
      beside.filter((one) => onlyIn.includes(one)),
      'beside',
    ) ?? answerOf(onlyIn.slice(0, 1), 'only')
  );
}

/** One warning for each namespace that was found, and an error for each object that may be in several. */
function problemsOf(bare: readonly Manifest[], answers: Answers): Problem[] {
  const assumed = new Map<string, [Manifest, ...Manifest[]]>();
  const unclear: Problem[] = [];
  // If base and head both have an object, the head's comes first and counts.
  for (const [key, [manifest]] of groupedBy(bare.filter(isPlanned), keyOf)) {
    const answer = answers.get(key);
    if (!answer) continue;
    const [namespace] = answer.namespaces;
    if (isUnclear(answer)) unclear.push(problemOf([manifest], answer));
    else if (namespace !== DEFAULT_NAMESPACE) addTo(assumed, `${answer.why} ${namespace}`, manifest);
  }
  const warnings = [...assumed.values()].flatMap((manifests) => {
    const answer = answers.get(keyOf(manifests[0]));
    return answer ? problemOf(manifests, answer) : [];
  });
  return [...unclear, ...warnings];
}

function problemOf(manifests: readonly [Manifest, ...Manifest[]], answer: Answer): Problem {
  const { namespaces, why } = answer;
  const count = manifests.length;
  const place = manifests[0].placeOf(['metadata', 'name']);
  const titles = list(manifests.map((one) => name('object', titleOf(one))));
  const where = list(namespaces.map(code));
  const it = verbFor(count, 'it', 'them');
  const fix = text`Set ${code('metadata.namespace')}, or ${code('namespace')} for the ${verbFor(count, 'file', 'files')} in the configuration.`;
  if (isUnclear(answer)) {
    const says = {
      live: text`the snapshot has one of this name in each of ${where}`,
      beside: text`the objects beside it are in ${where}`,
      only: text`its controller reads each of ${where}`,
      taken: text`the one in ${where} is in these files already`,
    }[why];
    const message = text`${titles} was not evaluated: it has no namespace, and ${says}. ${fix}`;
    return errorAt(place, 'namespace-unclear', message);
  }
  const says = {
    live: text`the snapshot has ${verbFor(count, 'one of this name', 'those of these names')} in ${where}, and the plan assumes that namespace`,
    beside: text`the snapshot does not have ${it}, and the plan assumes ${where}, as for the objects beside ${it}`,
    only: text`the plan assumes ${where}, as the controller looks for ${it} nowhere else`,
    taken: NO_TEXT,
  }[why];
  const message = text`${titles} ${verbFor(count, 'has', 'have')} no namespace; ${says}. ${fix}`;
  return warningAt(place, 'namespace-assumed', message);
}
