import type { Peak } from '../../rollout/peaks.js';
import type { Run } from '../../rollout/trace.js';
import { turnsBad } from '../../rollout/scenarios.js';
import { type Loss, worstLoss } from '../../rollout/worst-loss.js';
import { type ResolvedGroup, type ResolvedPolicy } from '../../systems/system.js';
import { counterOf, peakQuery, type UntouchedNext } from './counters.js';
import type { Fleet } from './fleet.js';
import { Facts, isAnyStuck } from './facts.js';
import { type Aging, agingIn } from './aging.js';
import type { Measured } from './measured.js';
import type { NextRollouts } from './next-rollouts.js';
import { isPart } from './part.js';
import { lossGroups, type DryRollout, dryRollout } from './dry-rollout.js';
import { ALL, meet, type Participants, participantsApart, reportedBy } from './participants.js';
import { FIRST, settingOf, type SettingInput, simulationOf } from './readings.js';

interface MeasureInput extends SettingInput {
  readonly next: NextRollouts;
  readonly untouchedNext: UntouchedNext;
}

/** A dry rollout with what a bad change loses in it. */
interface WithLosses extends DryRollout {
  readonly losses: ReadonlyMap<string, Loss>;
}

/** Runs all policies of one side, at once and apart, and takes each number from the dry rollout that it belongs to. */
export function measureAll(policies: readonly ResolvedPolicy[], fleet: Fleet, input: MeasureInput): Measured {
  const counted = policies.filter((policy) => !isPart(policy));
  const { isNext } = input.next;
  const hasBudgets = settingOf(fleet, input).createDrainage() !== null;
  if (meet(counted, isNext, hasBudgets)) return measureApart(policies, counted, fleet, input);
  const all = withLosses(ALL, counted, fleet, input);
  const isUncertain = policies.some(({ ref }) => isNext(ref)) && isAnyStuck(all.worst, policies, isNext);
  if (isUncertain) return measureApart(policies, counted, fleet, input);
  const standing = standingOf(counted, fleet, input);
  const aging = agingOf(standing, counted, fleet, input);
  return measuredOf(policies, isNext, { together: all, withoutNext: all, reporting: [all], standing, aging });
}

/**
 * The fleet as it stands when no next rollout begins: its targets expire all the same, and at other moments than in a rollout that has
 * replaced them before. Null where no target of a next rollout expires.
 */
function standingOf(
  counted: readonly ResolvedPolicy[],
  fleet: Fleet,
  input: MeasureInput,
): DryRollout | null {
  const { isNext } = input.next;
  const goesByAge = ({ rolls, expiry }: ResolvedGroup): boolean =>
    isNext(rolls) && expiry !== undefined && expiry.expected.length > 0;
  if (!counted.some(({ groups }) => groups.some(goesByAge))) return null;
  const participants: Participants = { isLeftOut: isNext, reports: () => false };
  return dryRollout(
    participants,
    settingOf(fleet, input, isNext),
    counted,
    peakQuery(counted, fleet, input.untouchedNext),
  );
}

/** Where every next rollout counts as fact, what is standing counts in full already. */
function agingOf(
  standing: DryRollout | null,
  counted: readonly ResolvedPolicy[],
  fleet: Fleet,
  { next, untouchedNext }: MeasureInput,
): Aging | null {
  return standing && untouchedNext ? agingIn(standing, counted, fleet, next.isNext) : null;
}

function measureApart(
  policies: readonly ResolvedPolicy[],
  counted: readonly ResolvedPolicy[],
  fleet: Fleet,
  input: MeasureInput,
): Measured {
  const apart = participantsApart(counted, input.next);
  const watch = (participants: Participants, untouchedNext: UntouchedNext): DryRollout =>
    dryRollout(
      participants,
      settingOf(fleet, input, participants.isLeftOut),
      counted,
      peakQuery(counted, fleet, untouchedNext),
    );
  const reporting = apart.reporting.map((participants) =>
    withLosses(participants, reportedBy(participants, counted), fleet, input),
  );
  const standing = standingOf(counted, fleet, input);
  return measuredOf(policies, input.next.isNext, {
    together: watch(ALL, null),
    withoutNext: watch(apart.withoutNext, input.untouchedNext),
    reporting,
    standing,
    aging: agingOf(standing, counted, fleet, input),
  });
}

function withLosses(
  participants: Participants,
  policies: readonly ResolvedPolicy[],
  fleet: Fleet,
  input: MeasureInput,
): WithLosses {
  const setting = settingOf(fleet, input, participants.isLeftOut);
  const simulation = simulationOf(setting, FIRST);
  const { healthy, losses } = worstLoss(
    simulation,
    turnsBad(fleet.durationMs),
    input.until,
    lossGroups(policies),
  );
  const query = peakQuery(policies, fleet, input.untouchedNext);
  const all = dryRollout(participants, setting, policies, query, { run: healthy, simulation });
  return { ...all, losses };
}

/** Of a counter of groups in two dry rollouts, as of a policy that lists groups of both, the higher one. */
function measuredOf(
  policies: readonly ResolvedPolicy[],
  isNext: NextRollouts['isNext'],
  {
    together,
    withoutNext,
    reporting,
    standing,
    aging,
  }: Pick<Measured, 'together' | 'withoutNext' | 'standing' | 'aging'> & { reporting: readonly WithLosses[] },
): Measured {
  const asItStands = standing === null ? [] : [standing];
  const sources = [...reporting, withoutNext, together, ...asItStands];
  const { losses, participantsOf } = worstOf(reporting);
  return {
    together,
    withoutNext,
    standing,
    aging,
    facts: new Facts(reporting, together.worst, policies, isNext),
    peaks: new Map([
      ...highest([...reporting, ...asItStands], counterOf.isOfGroups),
      ...highest([withoutNext, ...asItStands, ...(aging ? [aging] : [])], counterOf.isWithoutNext),
      ...highest([together, ...asItStands], counterOf.isOfAll),
    ]),
    runOf: (peak): Run => {
      for (const source of sources) {
        const run = source.runOf(peak);
        if (run) return run;
      }
      return aging && [...aging.peaks.values()].includes(peak) ? aging.run : together.worst;
    },
    losses,
    reporting: (groups) => reporting.filter(({ participants }) => groups.some(participants.reports)),
    participantsOf,
  };
}

/** The worst loss by key, and who took part in its dry rollout. */
function worstOf(reporting: readonly WithLosses[]): Pick<Measured, 'losses' | 'participantsOf'> {
  const losses = new Map<string, Loss>();
  const participantsBy = new Map<string, Participants>();
  for (const { participants, losses: own } of reporting) {
    for (const [key, loss] of own) {
      const known = losses.get(key);
      if (known && known.worst >= loss.worst) continue;
      losses.set(key, loss);
      participantsBy.set(key, participants);
    }
  }
  return { losses, participantsOf: (key) => participantsBy.get(key) ?? ALL };
}

function highest(
  all: readonly Pick<DryRollout, 'peaks'>[],
  concerns: (counter: string) => boolean,
): Map<string, Peak> {
  const found = new Map<string, Peak>();
  for (const { peaks } of all)
    for (const [name, peak] of peaks)
      if (concerns(name) && peak.count > (found.get(name)?.count ?? 0)) found.set(name, peak);
  return found;
}
