import type { GivenUp, ResolvedGroup } from '../../system.js';
import type { Binding } from '../controller/bindings.js';
import type { Ceilings } from '../controller/ceilings.js';
import { outAlready } from './out-clusters.js';

interface LeavingInput {
  readonly bindings: readonly Binding[];
  /** Clusters that are written to in one pass, before the first round. */
  readonly atOnce: readonly string[];
  readonly silent: ReadonlySet<string>;
}

/** With clusters that come and clusters that go, as many serve as before or as are asked for, whichever are more. */
export function servingPart(
  { target }: Ceilings,
  bindings: readonly Binding[],
): Pick<ResolvedGroup, 'serving' | 'leaving'> {
  const leaving = bindings.filter(({ state }) => state === 'Unscheduled').map(({ cluster }) => cluster);
  const placed = bindings.filter(({ state }) => state !== 'Scheduled').length;
  const serving = Math.min(bindings.length, Math.max(target, placed));
  return {
    ...(serving < bindings.length ? { serving } : {}),
    ...(leaving.length > 0 ? { leaving } : {}),
  };
}

/** Clusters that had nothing of it before, as the one list there is to state; none where there is no such cluster. */
export function joiningOf(bindings: readonly Binding[]): (readonly string[])[] {
  const joining = bindings.filter(({ state }) => state === 'Scheduled').map(({ cluster }) => cluster);
  return joining.length > 0 ? [joining] : [];
}

/**
 * Of the clusters that lose the placement: those that an edited apply strategy gets to before, and, since the first reconcile takes
 * several at once, how many were out when it began.
 */
export function givenUpIn({ bindings, atOnce, silent }: LeavingInput): GivenUp[] {
  const leaving = bindings.filter(({ state }) => state === 'Unscheduled');
  if (leaving.length === 0) return [];
  const written = leaving.filter(({ cluster }) => atOnce.includes(cluster)).length;
  return [{ written, outAtStart: outAlready(bindings, silent, () => '').size }];
}
