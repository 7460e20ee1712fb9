import { bySomething } from '../../manifest/advice.js';
import { identityOf } from '../../manifest/duplicates.js';
import type { Manifest } from '../../manifest/manifest.js';
import { errorAt, type Problem } from '../../manifest/problem.js';
import type { Deliverer, SourceFile } from '../../manifest/source-file.js';
import { visible } from '../../manifest/visible.js';
import { lazily } from '../once.js';
import { isPlanned } from '../planned-kinds.js';
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
      return isLeft(from, to, stays()) ? [] : [problemOf(from, to, ...whyBetween(from.chain, to.chain))];
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

/** True where what had it applied is gone, or something in between is, and leaves what it applied. */
function isLeft({ chain }: Written, to: Written, stays: ReadonlySet<string>): boolean {
  const at = firstOther(chain, to.chain);
  return (
    at >= 0 && pathsOf(chain).some((path, i) => i >= at && chain[i]?.leaves === true && !stays.has(path))
  );
}

/** One of two that follow each other deletes what it has no longer, whichever comes first (prune, `helm upgrade`). */
function whyBetween(from: readonly Deliverer[], to: readonly Deliverer[]): [why: string, fix: string] {
  const [was, is] = [otherIn(from, to), otherIn(to, from)];
  if (was === null || is === null) return [`${was ?? is ?? ''} takes only one of the two`, ''];
  const why = `${was} held it, which may delete it, and ${is} holds it now, which may have made it before that`;
  return [why, LEAVES.find(([kind]) => was.startsWith(kind))?.[1] ?? ''];
}

const LEAVES = [
  [
    'Kustomization/',
    'Or first merge `deletionPolicy: Orphan` there, and take it out of the files once Flux has that.',
  ],
  ['Application/', 'Or first take the finalizer off the Application, and it out of the files after that.'],
  ['ApplicationSet/', 'Or first merge `preserveResourcesOnDeletion: true` there, without finalizers.'],
] as const;

function otherIn(chain: readonly Deliverer[], other: readonly Deliverer[]): string | null {
  const one = chain[firstOther(chain, other)] ?? chain.at(-1);
  return one === undefined ? null : visible(one.by);
}

/** Files of a plain folder of Argo CD are judged as they are, and go where it sends them. */
function takenBy(side: Rendering, { path, renderedBy, deliveredBy }: SourceFile): readonly Deliverer[] {
  if (deliveredBy !== undefined) return deliveredBy;
  if (renderedBy !== undefined) return [{ by: `\`${renderedBy}\``, leaves: false }];
  return isRendered(side, path) ? [{ by: 'an Application of Argo CD', leaves: false }] : [];
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
  const moves = place.file === from.manifest.place.file ? 'goes another way' : `moves here from ${file}`;
  const message =
    `${visible(kind)}/${visible(name)} ${moves}, and ${why}: whether the cluster keeps it, loses it or gets it for the first time ` +
    `was not judged. Leave it where it is. ${fix}`;
  return errorAt(place, 'moved-delivery', message.trimEnd());
}
