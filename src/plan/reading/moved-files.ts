import { bySomething } from '../../manifest/advice.js';
import { identityOf } from '../../manifest/duplicates.js';
import type { Manifest } from '../../manifest/manifest.js';
import { errorAt, type Problem } from '../../manifest/problem.js';
import type { SourceFile } from '../../manifest/source-file.js';
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
  /** What was followed to it, as the subject of a sentence; null for a file that is judged by itself. */
  readonly by: string | null;
}

/**
 * Planned objects that the change moves from one file to another of which something in the repository takes one and not the other: the
 * cluster loses them, or gets them for the first time, though they are the same in both files.
 */
export function movedFiles(before: Rendering, after: Rendering): Problem[] {
  const [was, is] = [writtenIn(before), writtenIn(after)];
  // What is written twice, in a file and in what a tool printed, moves only from a place where it is no longer to one where it was not.
  const left = new Map(lackedBy(was, is).map((one) => [identityOf(one.manifest), one]));
  const moved = lackedBy(is, was).flatMap((to) => {
    const from = left.get(identityOf(to.manifest));
    return from === undefined ? [] : [{ from, to }];
  });
  const asks = lazily(() => takersOfBoth(before, after));
  return moved.flatMap(({ from, to }) => {
    if (from.by !== to.by) return [problemOf(from, to, whyBetween(from.by, to.by))];
    if (from.file.renderedBy !== undefined) return [];
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
  const placeOf = ({ manifest, file }: Written): string =>
    JSON.stringify([identityOf(manifest), keyOf(file)]);
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
    .filter(({ isEdited }) => isEdited)
    .flatMap(({ file, manifests }) => {
      const by = takenBy(side, file);
      return manifests.filter(isPlanned).map((manifest) => ({ manifest, file, by }));
    });
}

/** One of two that follow each other deletes what it has no longer, whichever comes first (prune, `helm upgrade`). */
function whyBetween(from: string | null, to: string | null): string {
  if (from === null || to === null) return `${from ?? to ?? ''} takes only one of the two`;
  return `${from} held it, which may delete it, and ${to} holds it now, which may have made it before that`;
}

/** Files of a plain folder of Argo CD are judged as they are, and go where it sends them. */
function takenBy(side: Rendering, { path, renderedBy }: SourceFile): string | null {
  if (renderedBy !== undefined) return `\`${visible(renderedBy)}\``;
  return isRendered(side, path) ? 'an Application of Argo CD' : null;
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
  const message =
    `${visible(kind)}/${visible(name)} moves here from ${visible(from.manifest.place.file)}, and ${why}: ` +
    `whether the cluster keeps it, loses it or gets it for the first time was not judged. Leave it in its folder. ${fix}`;
  return errorAt(place, 'moved-delivery', message.trimEnd());
}
