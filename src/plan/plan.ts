import { byIdentity } from '../manifest/identity.js';
import { once } from '../manifest/lookup.js';
import { errorAt } from '../manifest/problem.js';
import type { Instant, Unit } from '../rollout/controller.js';
import { Work, WorkUsedUp } from '../rollout/work.js';
import { isOut, type Snapshot } from '../snapshot/snapshot.js';
import { emptyResolution, type Resolution, type SystemId } from '../systems/system.js';
import { count, literal, text } from '../text/text.js';
import type { Assumptions } from './assumptions.js';
import { comparePolicies } from './compare.js';
import { planDigest } from './digest.js';
import { UNIT_SCOPES } from './measure/fleet.js';
import { nextRollouts } from './measure/next-rollouts.js';
import { type ExpectedWork, expectedWork } from './expected-work.js';
import type { Freeze, Inventory, Plan, SettingEdit, SidePlan } from './model.js';
import { policiesIn, removalOf } from './removal.js';
import { planSide } from './side.js';

/**
 * The work that all dry rollouts of a plan may take together: see `Work`. Ten thousand nodes one at a time under a policy take some
 * 50,000 steps, 400 policies that all take the same ten nodes 340,000; this many take about two minutes.
 */
export const MOST_STEPS = 10_000_000;

type Resolutions = ReadonlyMap<SystemId, Resolution>;

export interface PlanInput {
  /** Null when there is no base to compare with; the head itself where both are one, which is then planned once. */
  readonly base: Resolutions | null;
  /** The plan of the base, if it was planned before; absent: it is planned. */
  readonly baseSide?: SidePlan | null | undefined;
  readonly head: Resolutions;
  readonly snapshot: Snapshot;
  readonly assumptions: Assumptions;
  readonly at: Instant;
  readonly horizonMs: number;
  readonly timeZone: string;
  readonly freezes: readonly Freeze[];
  readonly cluster: string | null;
  readonly configEdits: readonly SettingEdit[];
  /** Remote charts of the head with their digests. */
  readonly charts: readonly string[];
  /** The work that the dry rollouts may take together; absent: `MOST_STEPS`. */
  readonly mostSteps?: number | undefined;
  /** Called before the dry rollouts, and now and then with the steps until then. */
  readonly onSteps?: ((steps: number, expected: ExpectedWork) => void) | undefined;
}

/** Plans both sides in their worlds and compares them; a plan without policies, and the problem why, where that is too much work. */
export function makePlan(input: PlanInput): Plan {
  let side: 'base' | 'head' = 'base';
  try {
    return planned(input, (which) => (side = which));
  } catch (error) {
    if (!(error instanceof WorkUsedUp)) throw error;
    const { largest } = expectedOf(input);
    const message = text`Nothing of this change is evaluated: its dry rollouts take more than ${count(error.steps, 'step')} (used up in the ${literal(side)}), most of them for ${largest}. Plan fewer policies at a time: narrow the paths or globs, or list each cluster with its own policies and snapshot.`;
    const base = input.base && withoutPolicies(input.base);
    const plan = planned({ ...input, base, head: withoutPolicies(input.head) }, () => undefined);
    return { ...plan, problems: [errorAt(null, 'too-much-work', message), ...plan.problems] };
  }
}

function expectedOf({ base, head }: PlanInput): ExpectedWork {
  const sides = base === null || base === head ? [head] : [base, head];
  return expectedWork(sides.map(policiesIn));
}

/** A side without policies: half of its numbers would read as all of them. Its problems are retained. */
function withoutPolicies(side: Resolutions): Resolutions {
  return new Map([...side].map(([system, { problems }]) => [system, emptyResolution(problems)]));
}

function planned(input: PlanInput, onSide: (side: 'base' | 'head') => void): Plan {
  const { snapshot, at, timeZone, freezes, cluster, configEdits } = input;
  const until = at + input.horizonMs;
  const before = input.base && policiesIn(input.base);
  const removal = input.base === input.head ? null : removalOf(input.base, input.head);
  const after = [...policiesIn(input.head), ...(removal?.policies ?? [])];
  const next = nextRollouts(before, after);
  const units = new Set([...(before ?? []), ...after].flatMap(({ groups }) => groups.map((one) => one.unit)));
  // Nodes where a policy of either side rolls nodes, else clusters, else replicas.
  const unit = UNIT_SCOPES.find((one) => units.has(one.unit))?.unit ?? 'node';
  const expected = expectedOf(input);
  input.onSteps?.(0, expected);
  const work = new Work(input.mostSteps ?? MOST_STEPS, (steps) => input.onSteps?.(steps, expected));
  const planOf = (which: 'base' | 'head', resolutions: Resolutions): SidePlan => {
    onSide(which);
    const own = which === 'head' ? removal : null;
    return planSide({ ...input, work, resolutions, removal: own, until, unit, next: next[which] });
  };
  const isOneSide = input.base === input.head;
  const compared = isOneSide ? null : input.base && (input.baseSide ?? planOf('base', input.base));
  const head = planOf('head', input.head);
  const base = isOneSide ? head : compared;
  return {
    at,
    horizon: { from: at, to: until },
    snapshot: {
      nodes: snapshot.nodes.length,
      ready: snapshot.nodes.filter((node) => node.ready === 'True').length,
      clusters: snapshot.objects.filter((object) => object.kind === 'MemberCluster').length,
      takenAt: snapshot.takenAt,
      digest: snapshot.digest,
    },
    configEdits,
    inventory: inventoryOf(input),
    policies: comparePolicies(base, head),
    base,
    head,
    digest: planDigest(head, input.charts),
    problems: head.problems,
    ...{ timeZone, freezes, cluster },
  };
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
    hasLabel: once((label) => [...labels.values()].some((own) => Object.hasOwn(own, label))),
    out: new Set(snapshot.nodes.filter(isOut).map(({ name }) => name)),
    get held() {
      return byIdentity(snapshot.objects);
    },
    domains: assumptions.domains,
  };
}
