import { bySomething } from '../../manifest/advice.js';
import { identityOf } from '../../manifest/duplicates.js';
import { labelsIn } from '../../manifest/fields.js';
import type { Manifest } from '../../manifest/manifest.js';
import { errorAt, type Problem } from '../../manifest/problem.js';
import type { Deliverer, SourceFile } from '../../manifest/source-file.js';
import { visible } from '../../manifest/words/visible.js';
import { lazily } from '../../manifest/lookup/once.js';
import { isPlanned } from '../objects/planned-kinds.js';
import { isRendered } from './around.js';
import { keyOf } from './edits.js';
import type { Rendering } from './rendering.js';
import { type Taker, takersIn } from './takers.js';

interface Written {
  readonly manifest: Manifest;
  readonly file: SourceFile;
  /** What was followed to it, outermost first; none for a file that is judged by itself. */
  readonly chain: readonly Deliverer[];
}

/**
 * Planned objects that the change moves from one file to another of which something in the repository takes one and not the other, or
 * hands from one object of Flux or Argo CD to another: the cluster loses them, or gets them for the first time, though they are the same.
 */
export function movedFiles(before: Rendering, after: Rendering): Problem[] {
  const [was, is] = [writtenIn(before), writtenIn(after)];
  // What is written twice, in a file and in what a tool printed, moves only from a place where it is no longer to one where it was not.
  const left = new Map(lackedBy(was, is).map((one) => [identityOf(one.manifest), one]));
  const moved = lackedBy(is, was).flatMap((to) => {
    const from = left.get(identityOf(to.manifest));
    return from === undefined ? [] : [{ from, to }];
  });
  const stays = lazily(() => new Set(after.files.flatMap((file) => pathsOf(takenBy(after, file)))));
  const asks = lazily(() => takersOfBoth(before, after));
  return moved.flatMap(({ from, to }) => {
    if (pathOf(from.chain) !== pathOf(to.chain))
      return isLeft(from, to, stays()) ? [] : [problemOf(from, to, ...whyBetween(from, to, stays()))];
    if (isPrinted(from.file)) return [];
    const other = asks().find(
      ({ reached, reaches }) => reached(keyOf(from.file)) !== reaches(keyOf(to.file)),
    );
    if (other === undefined) return [];
    const { path, what, fix, command: prints } = other.taker;
    const why = `${visible(path)} (${what}) does not take both alike`;
    return [problemOf(from, to, why, fix ?? bySomething(prints))];
  });
}

/** Those whose object the other side does not have in the same file. */
function lackedBy(some: readonly Written[], other: readonly Written[]): Written[] {
  const placeOf = ({ manifest, file, chain }: Written): string =>
    JSON.stringify([identityOf(manifest), pathOf(chain), isPrinted(file) ? null : keyOf(file)]);
  const known = new Set(other.map(placeOf));
  return some.filter((one) => !known.has(placeOf(one)));
}

interface Asked {
  readonly taker: Taker;
  /** How it comes to a file before the change, and after it. */
  readonly reached: (path: string) => string;
  readonly reaches: (path: string) => string;
}

function takersOfBoth(before: Rendering, after: Rendering): Asked[] {
  const [was, is] = [takersOf(before, after, 'before'), takersOf(after, after, 'text')].map(
    (takers) => new Map(takers.map((taker) => [taker.path, taker])),
  );
  const reachOf = (taker: Taker | undefined) => taker?.reach() ?? (() => '');
  return [...new Map([...(was ?? []), ...(is ?? [])])].map(([path, taker]) => ({
    taker,
    reached: reachOf(was?.get(path)),
    reaches: reachOf(is?.get(path)),
  }));
}

function writtenIn(side: Rendering): Written[] {
  return side.contents
    .filter(({ isEdited, file }) => isEdited || file.deliveredBy !== undefined)
    .flatMap(({ file, manifests }) => {
      const chain = takenBy(side, file);
      return manifests.filter(isPlanned).map((manifest) => ({ manifest, file, chain }));
    });
}

function isPrinted({ renderedBy }: SourceFile): boolean {
  return renderedBy !== undefined;
}

function pathOf(chain: readonly Deliverer[]): string {
  return JSON.stringify(chain.map(({ by }) => by));
}

/** Of a chain and of each of its beginnings. */
function pathsOf(chain: readonly Deliverer[]): string[] {
  return chain.map((_, at) => pathOf(chain.slice(0, at + 1)));
}

function firstOther(from: readonly Deliverer[], to: readonly Deliverer[]): number {
  return from.findIndex(({ by }, at) => by !== to[at]?.by);
}

/** True where the object says that it is left, and where what had it applied is gone, or something in between is, and leaves what it applied. */
function isLeft({ manifest, chain }: Written, to: Written, stays: ReadonlySet<string>): boolean {
  const at = firstOther(chain, to.chain);
  if (at < 0) return false;
  if (keptBy(chain, at, stays)?.isOn(labelsIn(manifest.object['metadata'], 'annotations'))) return true;
  return pathsOf(chain).some((path, i) => i >= at && chain[i]?.leaves === true && !stays.has(path));
}

/** One of two that follow each other deletes what it has no longer, whichever comes first (prune, `helm upgrade`). */
function whyBetween(from: Written, to: Written, stays: ReadonlySet<string>): [why: string, fix: string] {
  const [was, is] = [otherIn(from.chain, to.chain), otherIn(to.chain, from.chain)];
  if (was === null || is === null) return [`${was ?? is ?? ''} takes only one of the two`, ''];
  const why = `${is} applies it from now on, and ${was} no longer does. That one deletes what it no longer has, and may do so before or after the other has applied it`;
  const at = firstOther(from.chain, to.chain);
  if (isOtherRelease(from.chain[at], to.chain[at]))
    return [
      `${is} applies it from now on, before ${was}: Flux uninstalls the old release whole before it installs the other, so the object goes with all that runs of it, whatever its limits say, and comes anew`,
      '',
    ];
  const kept = at < 0 ? null : keptBy(from.chain, at, stays);
  return [
    why,
    kept === null ? '' : `Or first merge ${kept.text} on it, and this change once that is applied.`,
  ];
}

/**
 * One HelmRelease under another release, chart or namespace.
 * Source: helm-controller, internal/reconcile/state.go (`ReasonReleaseTargetChanged`) and uninstall_remediation: the old target is uninstalled.
 */
function isOtherRelease(was: Deliverer | undefined, is: Deliverer | undefined): boolean {
  const nameOf = (one: Deliverer | undefined): string | undefined =>
    /^HelmRelease\/[^ ]+/.exec(one?.by ?? '')?.[0];
  return nameOf(was) !== undefined && nameOf(was) === nameOf(is);
}

interface Keeping {
  readonly text: string;
  readonly isOn: (annotations: Readonly<Record<string, string>>) => boolean;
}

/**
 * The annotation with which an object stays when what had it applied has it no longer, or is gone itself.
 * Source: fluxcd.io, Kustomization, `kustomize.toolkit.fluxcd.io/prune`; argo-cd, docs/user-guide/sync-options.md (Prune=false, Delete=false).
 */
function keptBy(chain: readonly Deliverer[], at: number, stays: ReadonlySet<string>): Keeping | null {
  // Each of those from there on deletes what it has when it goes.
  const isAll = (kind: string): boolean => chain.slice(at).every(({ by }) => by.startsWith(kind));
  const is = (key: string, value: string): Keeping => ({
    text: `the annotation \`${key}: ${value}\``,
    isOn: (annotations) => annotations[key]?.split(',').some((one) => one.trim() === value) === true,
  });
  if (isAll('Kustomization/')) return is('kustomize.toolkit.fluxcd.io/prune', 'disabled');
  if (!isAll('Application')) return null;
  const isThere = stays.has(pathsOf(chain)[at] ?? '');
  return is('argocd.argoproj.io/sync-options', isThere ? 'Prune=false' : 'Delete=false');
}

function otherIn(chain: readonly Deliverer[], other: readonly Deliverer[]): string | null {
  const one = chain[firstOther(chain, other)] ?? chain.at(-1);
  return one === undefined ? null : visible(one.by);
}

/** Files of a plain folder of Argo CD are judged as they are, and go where it sends them. */
function takenBy(side: Rendering, { path, renderedBy, deliveredBy }: SourceFile): readonly Deliverer[] {
  if (deliveredBy !== undefined) return deliveredBy;
  if (renderedBy !== undefined) return [{ by: `\`${renderedBy}\``, leaves: false, prunes: true }];
  return isRendered(side, path) ? [{ by: 'an Application of Argo CD', leaves: false, prunes: true }] : [];
}

/** What takes files of a side. Files that no source takes are known of both sides at the head. */
function takersOf(side: Rendering, { outside }: Rendering, text: 'before' | 'text'): readonly Taker[] {
  const files = side.files.map((file) => ({ path: keyOf(file), text: file.text }));
  const beside = side.beside.map((file) => ({ ...file, path: keyOf(file) }));
  const others = outside.map((file) => ({ path: file.path, text: file[text] }));
  return takersIn(files, [...beside, ...others], [...side.renderedPaths, ...files.map(({ path }) => path)]);
}

function problemOf(from: Written, { manifest }: Written, why: string, fix = ''): Problem {
  const { kind, name, place } = manifest;
  const file = visible(from.manifest.place.file);
  const moves = place.file === from.manifest.place.file ? '' : ` moves here from ${file}:`;
  const message =
    `${visible(kind)}/${visible(name)}${moves || ':'} ${why}. Whether the cluster keeps it, loses it or gets it for the first time ` +
    `was not judged. Leave it where it is. ${fix}`;
  return errorAt(place, 'moved-delivery', message.trimEnd());
}
