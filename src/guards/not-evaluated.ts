import { identityOf } from '../manifest/identity.js';
import { isWithin } from '../manifest/path.js';
import type { Problem } from '../manifest/problem.js';
import { keyOf } from '../plan/reading/edits.js';
import { type FileContent, isEvaluated } from '../plan/reading/files.js';
import type { Gap } from '../plan/reading/gap.js';
import type { ReadSide } from '../plan/reading/side.js';
import { mayHoldPlanned, PLANNED_KINDS } from '../plan/objects/planned-kinds.js';
import type { ReadChange } from './change.js';
import { compareCarriers, compareGaps, keysOf } from './table.js';

/**
 * G1: only the objects that the sources give are evaluated. Reports files, documents and sources that could not be read, and carriers that no
 * source renders.
 */
export function notEvaluated({ base, head }: ReadChange): readonly Problem[] {
  const known = base ? keysOf(base) : new Set<string>();
  const unread = compareGaps({
    ...{ before: base && base.unread, after: head.unread, known },
    isGone: (gap) => base !== null && isGone(gap, base, head),
  }).problems;
  const reported = new Set(
    unread.flatMap(({ severity, place }) => (severity === 'error' ? place?.file : [])),
  );
  const isOpen = ({ problem: { place } }: Gap): boolean => !reported.has(place?.file);
  const carriers = compareGaps({
    ...{ before: base && base.carriers.filter(isOpen), after: head.carriers.filter(isOpen), known },
    isGone: () => true,
  }).problems;
  return [...unread, ...compareCarriers(base && base.side, head.side).problems, ...carriers];
}

/** Files that were not read at all. A link that leads out, or to nothing, gives the cluster nothing. */
const UNREAD: ReadonlySet<string> = new Set(['not-utf-8', 'too-large', 'submodule']);

/** True for text of the base that may hold planned objects and has nothing in its place in the head. */
function isGone({ problem, key }: Gap, base: ReadSide, head: ReadSide): boolean {
  const { code, severity } = problem;
  if (severity !== 'error') return false;
  const holds = (content: FileContent): boolean =>
    content.manifests.some(isEvaluated) || content.problems.some((one) => one.severity === 'error');
  if (UNREAD.has(code)) {
    const isThere = head.contents.some((one) => isWithin(key, keyOf(one.file)) && holds(one));
    return (code === 'submodule' || /\.(?:ya?ml|json)$/i.test(key)) && !isThere;
  }
  const broken = base.contents.find(
    ({ file, problems }) => keyOf(file) === key && problems.includes(problem),
  );
  return broken !== undefined && isTextGone(broken, base, head);
}

/** The kind of a document. What refers to an object writes its kind too, but deeper. */
const KIND = /^["']?kind["']?[ \t]*:[ \t]*["']?(\w+)/gm;

/** True for a broken text with more objects than were read of it, or are added under a name that it holds. */
function isTextGone({ file, manifests }: FileContent, base: ReadSide, head: ReadSide): boolean {
  const { text } = file;
  if (!mayHoldPlanned(text) || !text.includes('apiVersion')) return false;
  const known = new Set(base.manifests.map(identityOf));
  const added = head.manifests.filter((one) => !known.has(identityOf(one)) && text.includes(one.name));
  const written = Array.from(text.matchAll(KIND), ([, kind = '']) => kind).filter((kind) =>
    PLANNED_KINDS.includes(kind),
  );
  const count = (all: readonly { readonly kind: string }[], kind: string): number =>
    all.filter((one) => one.kind === kind).length;
  if (written.length === 0) return added.length === 0;
  return written.some(
    (kind) => written.filter((one) => one === kind).length > count(manifests, kind) + count(added, kind),
  );
}
