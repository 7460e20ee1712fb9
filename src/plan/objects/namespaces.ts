import { addTo, groupedBy, byName } from '../../manifest/lookup.js';
import { code, list, literal, name, type Text, text, verbFor } from '../../text/text.js';
import { errorAt, type Problem, warningAt } from '../../manifest/problem.js';
import { isSameJson } from '../../manifest/canonical.js';
import { fieldAt, objectIn } from '../../manifest/fields.js';
import {
  DEFAULT_NAMESPACE,
  groupOf,
  type Json,
  type JsonObject,
  type Manifest,
} from '../../manifest/manifest.js';
import { titleOf } from '../../manifest/visible.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import { claimedAs, SYSTEMS } from '../../systems/index.js';
import { kindOf } from '../../systems/kinds.js';
import type { System } from '../../systems/system.js';

/** Both sides, each manifest in the namespace it is taken to be in, and what a reader must know of that. */
export interface InNamespaces {
  readonly base: readonly Manifest[] | null;
  readonly head: readonly Manifest[];
  readonly problems: readonly Problem[];
}

/** The namespaces that the objects of one name may be in that write none; several: it is unknown which. */
interface Answer {
  readonly namespaces: readonly string[];
  /** `taken`: the only one that fits is described on the same side already; `only`: its controller looks nowhere else. */
  readonly why: 'live' | 'beside' | 'taken' | 'only';
}

/**
 * A namespaced object that writes no namespace gets one from what applies it (Argo CD, Flux, Kustomize, `kubectl -n`), and the file
 * does not say which. What is in the snapshot does: the object of its kind, name and selector, where there is none of them in the
 * default namespace; and for an object that the snapshot does not hold, the namespace of those beside it. Where several fit, the
 * object is left out and an error asks. Base and head are answered together, so that an object stays the same one.
 */
export function inNamespaces(
  base: readonly Manifest[] | null,
  head: readonly Manifest[],
  snapshot: Snapshot,
): InNamespaces {
  const all = [...head, ...(base ?? [])];
  const bare = all.filter((manifest) => manifest.namespace === null && isNamespacedKind(manifest));
  if (bare.length === 0) return { base, head, problems: [] };
  const own = ownAnswers(bare, all, snapshot);
  const beside = new Neighbours(bare, own);
  const answers = new Map<string, Answer>();
  for (const manifest of bare) {
    const key = keyOf(manifest);
    const answer = own.get(key) ?? whereItWorks(manifest, beside.of(manifest));
    if (answer && !answers.has(key)) answers.set(key, answer);
  }
  for (const side of [head, base ?? []]) withoutTaken(side, answers);
  const placed = (manifests: readonly Manifest[]): Manifest[] =>
    manifests.flatMap((manifest) => inNamespace(manifest, answers));
  return { base: base && placed(base), head: placed(head), problems: problemsOf(bare, answers) };
}

/** A file that whoever applies it puts where it does nothing is of no use: it is taken to be for where its controller looks. */
function whereItWorks(manifest: Manifest, beside: Answer | null): Answer | null {
  const [usual, ...others] = claimedAs(manifest)?.spec.onlyIn ?? [];
  if (usual === undefined) return beside;
  const fitting = beside?.namespaces.filter((one) => one === usual || others.includes(one)) ?? [];
  return fitting.length > 0 ? { namespaces: fitting, why: 'beside' } : { namespaces: [usual], why: 'only' };
}

/** True for a planned kind, or one that is read for it, whose objects are in a namespace. */
export function isNamespacedKind({ apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>): boolean {
  const claimed = claimedAs({ apiVersion, kind });
  const isLookedAt = ({ looksAt = [] }: System): boolean =>
    kindOf(looksAt, { apiVersion, kind })?.isNamespaced === true;
  return claimed?.spec.isNamespaced ?? SYSTEMS.some(isLookedAt);
}

function isPlanned(manifest: Manifest): boolean {
  return claimedAs(manifest) !== null;
}

function keyOf({ apiVersion, kind, name }: Manifest): string {
  return JSON.stringify([groupOf(apiVersion), kind, name]);
}

/** An object that is written out with its namespace beside one without is the one of that name. */
function withoutTaken(side: readonly Manifest[], answers: Map<string, Answer>): void {
  const written = new Set(
    side.flatMap((one) => (one.namespace === null ? [] : [keyOf(one) + JSON.stringify(one.namespace)])),
  );
  for (const manifest of side) {
    const key = keyOf(manifest);
    const answer = answers.get(key);
    if (manifest.namespace !== null || !answer) continue;
    if (answer.namespaces.some((namespace) => written.has(key + JSON.stringify(namespace))))
      answers.set(key, { namespaces: answer.namespaces, why: 'taken' });
  }
}

function isUnclear({ namespaces, why }: Answer): boolean {
  return namespaces.length > 1 || why === 'taken';
}

/** By the object's own name and selector in the snapshot; an answer of no namespace is none. */
function ownAnswers(
  bare: readonly Manifest[],
  all: readonly Manifest[],
  snapshot: Snapshot,
): ReadonlyMap<string, Answer> {
  const live = groupedBy(snapshot.objects, keyOf);
  const written = groupedBy(
    all.filter(({ namespace }) => namespace !== null),
    keyOf,
  );
  const answers = new Map<string, Answer>();
  for (const [key, manifests] of groupedBy(bare, keyOf)) {
    const found = (live.get(key) ?? []).filter((one) => manifests.some((manifest) => isSame(manifest, one)));
    const isDefault = [...found, ...(written.get(key) ?? [])].some(
      ({ namespace }) => (namespace ?? DEFAULT_NAMESPACE) === DEFAULT_NAMESPACE,
    );
    const namespaces = isDefault ? [DEFAULT_NAMESPACE] : namesOf(found);
    if (namespaces.length > 0) answers.set(key, { namespaces, why: 'live' });
  }
  return answers;
}

/** A selector of a workload cannot be edited, so an object with another one is another object. */
function isSame(written: Manifest, live: Manifest): boolean {
  const [own, other] = [selectorOf(written), selectorOf(live)];
  return own === undefined || other === undefined || isSameJson(own, other);
}

function selectorOf({ object }: Manifest): Json | undefined {
  return fieldAt(object, 'spec', 'selector');
}

function namesOf(manifests: readonly Manifest[]): string[] {
  return [...new Set(manifests.map(({ namespace }) => namespace ?? DEFAULT_NAMESPACE))].sort(byName);
}

/** Files that are applied together go to one namespace: the same file, or else the same folder. */
class Neighbours {
  private readonly byFile = new Map<string, Set<string>>();
  private readonly byFolder = new Map<string, Set<string>>();

  constructor(bare: readonly Manifest[], own: ReadonlyMap<string, Answer>) {
    for (const manifest of bare) {
      const namespaces = own.get(keyOf(manifest))?.namespaces ?? [];
      add(this.byFile, manifest.place.file, namespaces);
      add(this.byFolder, folderOf(manifest), namespaces);
    }
  }

  of(manifest: Manifest): Answer | null {
    const found = [this.byFile.get(manifest.place.file), this.byFolder.get(folderOf(manifest))].find(
      (one) => one !== undefined && one.size > 0,
    );
    return found ? { namespaces: [...found].sort(byName), why: 'beside' } : null;
  }
}

function add(to: Map<string, Set<string>>, key: string, namespaces: readonly string[]): void {
  const known = to.get(key) ?? new Set();
  for (const namespace of namespaces) known.add(namespace);
  to.set(key, known);
}

function folderOf({ place }: Manifest): string {
  return place.file.slice(0, place.file.lastIndexOf('/') + 1);
}

/** Returns none for an object in an unknown namespace: no number is computed of it. */
function inNamespace(manifest: Manifest, answers: ReadonlyMap<string, Answer>): Manifest[] {
  if (manifest.namespace !== null || !isNamespacedKind(manifest)) return [manifest];
  const answer = answers.get(keyOf(manifest));
  if (!answer) return [manifest];
  if (isUnclear(answer)) return isPlanned(manifest) ? [] : [manifest];
  const [namespace = DEFAULT_NAMESPACE] = answer.namespaces;
  return [namespace === DEFAULT_NAMESPACE ? manifest : withNamespace(manifest, namespace)];
}

/** The object in the namespace that its files are applied to, where it writes none and can have one. */
export function inGivenNamespace(manifest: Manifest, namespace: string): Manifest {
  return manifest.namespace === null && isNamespacedKind(manifest)
    ? withNamespace(manifest, namespace)
    : manifest;
}

/** Written into the object too, so that it equals one that writes it. */
function withNamespace(manifest: Manifest, namespace: string): Manifest {
  const metadata = plain({ ...objectIn(manifest.object, 'metadata'), namespace });
  return { ...manifest, namespace, object: plain({ ...manifest.object, metadata }) };
}

/** Objects that were read have no prototype. */
function plain(members: JsonObject): JsonObject {
  return Object.assign(Object.create(null) as JsonObject, members);
}

/** One warning for each namespace that was found, and an error for each object that may be in several. */
function problemsOf(bare: readonly Manifest[], answers: ReadonlyMap<string, Answer>): Problem[] {
  const planned = firsts(bare.filter(isPlanned));
  const taken = new Map<string, [Manifest, ...Manifest[]]>();
  const unclear: Problem[] = [];
  for (const manifest of planned) {
    const answer = answers.get(keyOf(manifest));
    if (!answer) continue;
    const [namespace] = answer.namespaces;
    if (isUnclear(answer)) unclear.push(unclearProblem(manifest, answer));
    else if (namespace !== undefined && namespace !== DEFAULT_NAMESPACE)
      addTo(taken, JSON.stringify([answer.why, namespace]), manifest);
  }
  const warnings = [...taken.values()].map((manifests) => takenProblem(manifests, answers));
  return [...unclear, ...warnings];
}

/** If base and head both have an object, the head's comes first and counts. */
function firsts(manifests: readonly Manifest[]): Manifest[] {
  return [...groupedBy(manifests, keyOf).values()].map(([first]) => first);
}

function takenProblem(manifests: readonly Manifest[], answers: ReadonlyMap<string, Answer>): Problem {
  const [first] = manifests;
  const answer = first && answers.get(keyOf(first));
  const namespace = code(answer?.namespaces[0] ?? '');
  const count = manifests.length;
  const selector = first && selectorOf(first) !== undefined ? 'name and selector' : 'name';
  const it = verbFor(count, 'it', 'them');
  const says =
    answer?.why === 'live'
      ? text`the snapshot has ${verbFor(count, `one of this ${selector}`, 'those of these names')} in ${namespace}, and the plan assumes that namespace`
      : answer?.why === 'only'
        ? text`the plan assumes ${namespace}, as the controller looks for ${it} nowhere else`
        : text`the snapshot does not have ${it}, and the plan assumes ${namespace}, as for the objects beside ${it}`;
  return warningAt(
    first?.placeOf(['metadata', 'name']) ?? null,
    'namespace-assumed',
    text`${list(manifests.map(titled))} ${verbFor(count, 'has', 'have')} no namespace; ${says}. Set ${code('metadata.namespace')}, or ${code('namespace')} for the files in the configuration.`,
  );
}

function unclearProblem(manifest: Manifest, { namespaces, why }: Answer): Problem {
  const where = list(namespaces.map(code));
  const selector = selectorOf(manifest) === undefined ? 'name' : 'name and selector';
  const says =
    why === 'live'
      ? text`the snapshot has one of this ${literal(selector)} in each of ${where}`
      : why === 'beside'
        ? text`the objects beside it are in ${where}`
        : text`the one in ${where} is in these files already`;
  return errorAt(
    manifest.placeOf(['metadata', 'name']),
    'namespace-unclear',
    text`${titled(manifest)} was not evaluated: it has no namespace, and ${says}. Set ${code('metadata.namespace')}, or ${code('namespace')} for the file in the configuration.`,
  );
}

function titled(manifest: Manifest): Text {
  return name('object', titleOf(manifest));
}
