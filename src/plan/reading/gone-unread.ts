import { identityOf } from '../../manifest/duplicates.js';
import type { Manifest } from '../../manifest/manifest.js';
import { kindsWritten } from '../../manifest/mentions.js';
import { isWithin } from '../../manifest/path.js';
import type { Problem } from '../../manifest/problem.js';
import type { SourceFile } from '../../manifest/source-file.js';
import { mayHoldPlanned, PLANNED_KINDS } from '../objects/planned-kinds.js';
import { keyOf } from './edits.js';
import { holdsPlanned, type OneSide } from './one-side.js';

type Read = Pick<OneSide, 'side' | 'contents' | 'manifests' | 'asides' | 'problems'>;

/** Files that were not read at all: what the cluster has of them is not known. A link that leads out, or to nothing, gives it nothing. */
const UNREAD: ReadonlySet<string> = new Set(['not-utf-8', 'too-large', 'submodule']);

/**
 * Errors of the base in what the change takes away and may have held planned objects: the cluster may have those, as it takes what is
 * refused here (a key that is written twice, another encoding) or has them of before the file was broken. A change that repairs such a
 * file leaves in its place what it held.
 */
export function goneUnread(before: Read, after: Read): readonly Problem[] {
  const unread = before.side.problems.filter(({ code }) => UNREAD.has(code));
  const broken = before.problems.filter(({ severity }) => severity === 'error');
  if (unread.length + broken.length === 0) return [];
  const texts = new Map(before.contents.map(({ file }) => [file.path, file]));
  return [
    ...unread.filter(({ code, place }) => place !== null && isFileGone(code, place.file, before, after)),
    ...broken.filter(({ place }) => {
      const file = place === null ? undefined : texts.get(place.file);
      return file !== undefined && isTextGone(file, before, after);
    }),
  ];
}

/** True where nothing stands in the place of a file that was not read, neither planned nor broken. */
function isFileGone(code: string, path: string, { side }: Read, after: Read): boolean {
  if (code !== 'submodule' && !/\.(?:ya?ml|json)$/i.test(path)) return false;
  const key = keyAt(path, side.files);
  const isThere = (file: string): boolean => isWithin(key, keyAt(file, after.side.files));
  return (
    !after.contents.some(
      (content) =>
        isWithin(key, keyOf(content.file)) && (holdsPlanned(content) || content.problems.some(isError)),
    ) && !after.side.problems.some(({ place }) => place !== null && isThere(place.file))
  );
}

/** What a path goes by on both sides, by that of the files beside it. */
function keyAt(path: string, files: readonly SourceFile[]): string {
  for (const { path: one, key } of files) {
    if (key === undefined || !one.endsWith(key)) continue;
    const root = one.slice(0, one.length - key.length);
    if (path.startsWith(root)) return path.slice(root.length);
  }
  return path;
}

/** True for a broken text of whose objects one is not there any more under its name. */
function isTextGone(file: SourceFile, before: Read, after: Read): boolean {
  const { text } = file;
  if (!mayHoldPlanned(text) || !text.includes('apiVersion')) return false;
  const own = after.contents.find((content) => keyOf(content.file) === keyOf(file));
  if (own?.problems.some(isError) === true) return false;
  const known = new Set(before.manifests.map(identityOf));
  const added = allOf(after).filter((one) => !known.has(identityOf(one)) && text.includes(one.name));
  const written = kindsWritten(text).filter((kind) => PLANNED_KINDS.includes(kind));
  if (written.length === 0) return added.length === 0;
  return [...new Set(written)].some((kind) => {
    const isOfKind = (one: { readonly kind: string }): boolean => one.kind === kind;
    const isWritten = (one: string): boolean => one === kind;
    const read = objectsIn(file, before).filter(isOfKind).length;
    // What refers to an object writes its kind too, such as an autoscaler.
    const references =
      own === undefined
        ? 0
        : kindsWritten(own.file.text).filter(isWritten).length -
          objectsIn(own.file, after).filter(isOfKind).length;
    return written.filter(isWritten).length - read - references > added.filter(isOfKind).length;
  });
}

function objectsIn({ path }: SourceFile, side: Read): readonly Manifest[] {
  return allOf(side).filter(({ place }) => place.file === path);
}

function allOf({ manifests, asides }: Read): readonly Manifest[] {
  return [...manifests, ...asides.map(({ manifest }) => manifest)];
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}
