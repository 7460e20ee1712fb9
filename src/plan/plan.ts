import { identityOf } from '../manifest/identity.js';
import type { Problem } from '../manifest/problem.js';
import type { Instant, Unit } from '../rollout/controller.js';
import { Work, WorkUsedUp } from '../rollout/work.js';
import { isOut, type Snapshot } from '../snapshot/snapshot.js';
import type { Resolution, ResolvedPolicy, SystemId } from '../systems/system.js';
import type { Assumptions } from './assumptions.js';
import { comparePolicies } from './compare.js';
import { planDigest } from './digest.js';
import type { Freeze, Inventory, Plan, SettingEdit, SidePlan } from './model.js';
import { nextRollouts } from './measure/next-rollouts.js';
import { policiesIn, removalOf } from './removal.js';
import { UNIT_SCOPES } from './measure/fleet.js';
import { planSide } from './side.js';
import { MOST_STEPS, unfinishedProblem, withoutPolicies } from './unfinished.js';

export interface PlanInput {
  /** Null when there is no base to compare with; the head itself where both are one, which is then planned once. */
  readonly base: ReadonlyMap<SystemId, Resolution> | null;
  readonly head: ReadonlyMap<SystemId, Resolution>;
  readonly snapshot: Snapshot;
  readonly assumptions: Assumptions;
  readonly at: Instant;
  readonly horizonMs: number;
  readonly timeZone: string;
  readonly freezes: readonly Freeze[];
  readonly cluster: string | null;
  readonly configEdits: readonly SettingEdit[];
  /** Remote charts of the head with their digests. */
  readonly charts?: readonly string[];
  /** The work that the dry rollouts may take together; absent: `MOST_STEPS`. */
  readonly mostSteps?: number;
  /** Told now and then of the steps that were taken. */
  readonly onSteps?: (steps: number) => void;
  /** Problems from reading, added to those of resolving. */
  readonly problems: readonly Problem[];
}

/** Plans both sides in their worlds and compares them; a plan without policies, and the problem why, where that is too much work. */
export function makePlan(input: PlanInput): Plan {
  const planning: Planning = { side: 'base' };
  try {
    return planned(input, planning);
  } catch (error) {
    if (!(error instanceof WorkUsedUp)) throw error;
    const problem = unfinishedProblem(error, planning.side);
    const base = input.base && withoutPolicies(input.base);
    const head = withoutPolicies(input.head);
    return planned({ ...input, base, head, problems: [...input.problems, problem] }, planning);
  }
}

/** The side at work. */
interface Planning {
  side: 'base' | 'head';
}

function planned(input: PlanInput, planning: Planning): Plan {
  const until = input.at + input.horizonMs;
  const before = input.base && policiesIn(input.base);
  const removal = input.base === input.head ? null : removalOf(input.base, input.head);
  const after = [...policiesIn(input.head), ...(removal?.policies ?? [])];
  const next = nextRollouts(before, after);
  const unit = leadingUnit([...(before ?? []), ...after]);
  const side = (which: Planning['side'], resolutions: ReadonlyMap<SystemId, Resolution>): SidePlan => {
    planning.side = which;
    const beside = which === 'head' ? removal : null;
    return planSide({ ...input, work, resolutions, removal: beside, until, unit, next: next[which] });
  };
  const work = new Work(input.mostSteps ?? MOST_STEPS, input.onSteps);
  const isOneSide = input.base === input.head;
  const compared = isOneSide ? null : input.base && side('base', input.base);
  const head = side('head', input.head);
  const base = isOneSide ? head : compared;
  return {
    at: input.at,
    horizon: { from: input.at, to: until },
    snapshot: {
      nodes: input.snapshot.nodes.length,
      ready: input.snapshot.nodes.filter((node) => node.ready === 'True').length,
      clusters: input.snapshot.objects.filter((object) => object.kind === 'MemberCluster').length,
      takenAt: input.snapshot.takenAt,
      digest: input.snapshot.digest,
    },
    configEdits: input.configEdits,
    inventory: inventoryOf(input),
    policies: comparePolicies(base, head),
    base,
    head,
    digest: planDigest(head, input.charts),
    problems: [...input.problems, ...head.problems],
    timeZone: input.timeZone,
    freezes: input.freezes,
    cluster: input.cluster,
  };
}

/** Nodes where a policy of either side rolls nodes, else clusters, else replicas. */
function leadingUnit(policies: readonly ResolvedPolicy[]): Unit {
  const units = new Set(policies.flatMap(({ groups }) => groups.map(({ unit }) => unit)));
  return UNIT_SCOPES.find(({ unit }) => units.has(unit))?.unit ?? 'node';
}

function inventoryOf({ snapshot, base, head, assumptions }: PlanInput): Inventory {
  const others = [...(base?.values() ?? []), ...head.values()].flatMap(({ targets }) => targets);
  const labels = new Map([...others, ...snapshot.nodes].map((target) => [target.name, target.labels]));
  const nodes = snapshot.nodes.map(({ name }) => [name, 'node'] as const);
  const units = new Map<string, Unit>([...others.map(({ name, unit }) => [name, unit] as const), ...nodes]);
  return {
    units,
    has: (target) => labels.has(target),
    labelsOf: (target) => labels.get(target) ?? {},
    out: new Set(snapshot.nodes.filter(isOut).map(({ name }) => name)),
    held: new Set(snapshot.objects.map(identityOf)),
    domains: assumptions.domains,
  };
}
