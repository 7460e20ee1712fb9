import type { Peak } from '../../rollout/peaks.js';
import type { Run } from '../../rollout/trace.js';
import type { Loss } from '../../rollout/worst-loss.js';
import type { ResolvedGroup } from '../../systems/system.js';
import type { Aging } from './aging.js';
import type { Facts } from './facts.js';
import type { DryRollout } from './dry-rollout.js';
import type { Participants } from './participants.js';

/** Everything that was measured in the dry rollouts of one side. */
export interface Measured {
  /** Everything at the same moment, next rollouts too. */
  readonly together: DryRollout;
  /** Without the next rollouts that are no part of what the change does. */
  readonly withoutNext: DryRollout;
  /** As long as no next rollout begins, where targets of one expire meanwhile; null elsewhere. */
  readonly standing: DryRollout | null;
  /** Targets that reach their age in the middle of a rollout; null where none does. */
  readonly aging: Aging | null;
  readonly facts: Facts;
  /** Of each group and policy in the dry rollout that reports it, of scopes in the one they are named after. */
  readonly peaks: ReadonlyMap<string, Peak>;
  /** The reading that a peak is of. */
  readonly runOf: (peak: Peak) => Run;
  readonly losses: ReadonlyMap<string, Loss>;
  /** The dry rollouts that report these groups. */
  readonly reporting: (groups: readonly Pick<ResolvedGroup, 'rolls'>[]) => readonly DryRollout[];
  /** Who took part in the dry rollout that a loss of this key was measured in. */
  readonly participantsOf: (key: string) => Participants;
}
