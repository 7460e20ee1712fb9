import { identityOf } from '../manifest/identity.js';
import { isWithin } from '../manifest/path.js';
import type { Problem } from '../manifest/problem.js';
import { keyOf } from '../manifest/source-file.js';
import { isEvaluated } from '../plan/objects/planned-kinds.js';
import type { Gap, ReadChange, ReadSide } from './change.js';
import { compareGaps } from './table.js';

/**
 * G1: only the objects that the sources give are evaluated. Reports files, documents and sources that could not be read, and carriers that no
 * source renders.
 */
export function notEvaluated(change: ReadChange): readonly Problem[] {
  const { base, head } = change;
  const unread = compareGaps(change, 'text', (gap) => base !== null && isGone(gap, base, head));
  const there = new Set(head.side.coverage.map(({ identity }) => identity));
  const carriers = compareGaps(change, 'carrier', ({ key }) => !there.has(key));
  return [...unread.problems, ...carriers.problems];
}

/** Files that were not read at all. A link that leads out, or to nothing, gives the cluster nothing. */
const UNREAD: ReadonlySet<string> = new Set(['not-utf-8', 'too-large', 'submodule']);

/** True for a file or document of the base in whose place the head holds nothing that it added. */
function isGone({ problem, key }: Gap, base: ReadSide, head: ReadSide): boolean {
  const { code, severity } = problem;
  const broken = base.contents.find(({ problems }) => problems.includes(problem))?.file.text;
  const isUnread = UNREAD.has(code) && (code === 'submodule' || /\.(?:ya?ml|json)$/i.test(key));
  if (severity !== 'error' || (broken === undefined && !isUnread)) return false;
  const known = new Set(base.manifests.map(identityOf));
  const words = new Set(broken?.split(/[^\w.-]+/));
  return !head.contents.some(({ file, manifests }) => {
    const isInPlace = isWithin(key, keyOf(file));
    return manifests.some((one) => {
      if (known.has(identityOf(one))) return false;
      if (broken === undefined) return isInPlace && isEvaluated(one);
      return words.has(one.kind) && words.has(one.name);
    });
  });
}
