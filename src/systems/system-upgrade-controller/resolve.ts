import { HOSTNAME_LABEL, type NodeState } from '../../snapshot/snapshot.js';
import { type Manifest, namespaceOf } from '../../manifest/manifest.js';
import { visible } from '../../manifest/visible.js';
import { gapsIn, type Interval } from '../../calendar/intervals.js';
import { code, text } from '../../text/text.js';
import {
  type AllowedSpan,
  CONFIGURED,
  emptyResolution,
  type PolicyRef,
  refusedByCrd,
  type Resolution,
  type ResolvedGroup,
  type ResolvedPolicy,
  type ResolveInput,
  stated,
  textPolicy,
  unlimitedGroup,
} from '../system.js';
import { changeOf } from './changes.js';
import { planLabel } from './controller/selection.js';
import { openIntervals, windowStrategy } from './controller/window.js';
import { secretText } from './objects/secrets.js';
import { NEWEST_DIALECT, type Options, readOptions } from './options.js';
import { deadEndOf, factsOf } from './results/facts.js';
import { notesOf, standstillOf } from './results/notes.js';
import { refusalsOf } from './results/refusals.js';
import { resultsOf } from './results/results.js';
import { blockersOf, outForWork } from './rollout/blockers.js';
import { CONTROLLER, drains, PlansController } from './rollout/controller.js';
import { groupOfPlan, type Planned, rolloutOf, slotsOf, touchedJobs } from './rollout/plans.js';
import { reachOf } from './rollout/reach.js';
import { plansOf, type SidePlan } from './side.js';

const ASSUMED_HOSTNAMES = text`No node of the snapshot has the label ${code(HOSTNAME_LABEL)}, which each kubelet sets: each is planned as if it held the node's name.`;

/** Plans one side: which nodes each Plan takes, how many at once, and what holds it. */
export function resolvePlans(given: ResolveInput): Resolution {
  const options = readOptions(given.options);
  const plans = plansOf(given, 'problem' in options ? NEWEST_DIALECT : options.dialect);
  if (plans.length === 0) return emptyResolution([]);
  if ('problem' in options) return emptyResolution([options.problem]);
  const snapshot = { ...given.snapshot, nodes: withHostnames(given.snapshot.nodes) };
  const input = { ...given, snapshot };
  const assumed = snapshot.nodes === given.snapshot.nodes ? [] : [ASSUMED_HOSTNAMES];
  const unread = plans.find(({ spec }) => spec.invalid?.stopsAll === true);
  const reaching = plans.map((plan) => ({ plan, reach: reachOf(plan, snapshot.nodes, options.namespaces) }));
  const planned = reaching.map(({ plan, reach }): Planned => {
    const blockers = blockersOf(plan, reach, snapshot, reaching);
    return { plan, reach, blockers, stoppedBy: unread === plan ? null : (unread ?? null) };
  });
  const create = (
    isProbe: boolean,
    isLeftOut: (policy: PolicyRef) => boolean = () => false,
    last?: ReadonlySet<string>,
  ): PlansController[] => {
    const rolled = planned.filter(
      ({ plan, reach }) => reach.due.length > 0 && plan.object && !isLeftOut(refOf(plan.manifest)),
    );
    const rollouts = rolled.map((one) => rolloutOf(one, options, input.at, last));
    return rollouts.length === 0 ? [] : [PlansController.of(rollouts, input.at, isProbe)];
  };
  return {
    policies: planned.map((own) => {
      const policy = policyOf(own, planned, options, input);
      return { ...policy, notes: [...policy.notes, ...assumed] };
    }),
    targets: [],
    outFromBefore: planned.flatMap(({ plan, reach, blockers }) => outForWork(plan, reach, blockers)),
    createControllers: (isLeftOut, last) => create(false, isLeftOut, last),
    ...(planned.some(({ plan }) => drains(plan.spec))
      ? { createProbes: (isLeftOut) => create(true, isLeftOut) }
      : {}),
    assumedVersion: {
      version: options.version,
      why: options.isConfigured ? CONFIGURED : 'none is configured',
    },
    problems: options.problems,
  };
}

/** A snapshot in which no node at all has the label has lost it: no cluster is like that, and a plan in which nothing moves would be a false green. */
function withHostnames(nodes: readonly NodeState[]): readonly NodeState[] {
  if (nodes.some(({ labels }) => Object.hasOwn(labels, HOSTNAME_LABEL))) return nodes;
  return nodes.map((node) => ({ ...node, labels: { ...node.labels, [HOSTNAME_LABEL]: node.name } }));
}

/** A Plan, as a plan of fleetplan names it. */
function refOf(manifest: Manifest): PolicyRef {
  const { kind, name } = manifest;
  return { system: 'system-upgrade-controller', kind, namespace: namespaceOf(manifest), name };
}

function policyOf(
  own: Planned,
  all: readonly Planned[],
  options: Options,
  input: ResolveInput,
): ResolvedPolicy {
  const { plan, reach } = own;
  const { manifest, violations } = plan;
  const policy = textPolicy(refOf(manifest), manifest, plan);
  const { at, snapshot } = input;
  const touched = touchedJobs(rolloutOf(own, options, at), at);
  return {
    ...policy,
    live: plan.isLive,
    written: {
      spec: manifest.object['spec'] ?? null,
      secretsChanged: [...plan.secretsChanged],
      // Labels and annotations are copied to its pods: while Jobs run, an edit of them is an edit of the rollout.
      ...(plan.isOtherPod && plan.applying.size > 0 ? { isOtherPod: true } : {}),
    },
    missingReferences: deletedSecrets(plan, input),
    groups: plan.object ? [groupOf(own, input)] : [],
    change: changeOf(plan, reach),
    rejections: [...refusedByCrd(manifest, violations), ...refusalsOf(plan, options)],
    facts: [
      ...policy.facts,
      ...factsOf(own, input),
      ...stated('result', resultsOf({ plan, reach, touched, at, nodes: snapshot.nodes })),
    ],
    notes: notesOf(own, all, options, input.snapshot.objects),
  };
}

/** Secrets in the hash that the change deletes. Source: pkg/upgrade/plan/plan.go, DigestStatus. */
function deletedSecrets(
  { manifest, spec, object }: SidePlan,
  { neighbours = [], neighboursBefore = neighbours }: ResolveInput,
): ResolvedPolicy['missingReferences'] {
  const isIn = (files: readonly Manifest[], name: string): boolean =>
    secretText(files, namespaceOf(manifest), name) !== '';
  if (object === null) return [];
  return spec.hashedSecrets
    .filter((name) => isIn(neighboursBefore, name) && !isIn(neighbours, name))
    .map((name) => ({
      what: `Secret/${visible(name)}`,
      fate: 'deleted',
      consequence: 'Without it the controller cannot compute the hash of the Plan and creates no Job.',
      place: manifest.placeOf(['spec', 'secrets']),
    }));
}

function spanOf(limit: number): (interval: Interval) => AllowedSpan {
  return ({ from, to }) => ({ reason: null, from, to, limit, remaining: limit });
}

function groupOf(planned: Planned, input: ResolveInput): ResolvedGroup {
  const { plan, reach, blockers } = planned;
  const { manifest, spec } = plan;
  const ref = refOf(manifest);
  const slots = slotsOf(planned);
  const within = { from: input.at, to: input.until };
  const open = spec.window ? openIntervals(spec.window, within) : [within];
  return {
    ...unlimitedGroup({
      name: manifest.name,
      rolls: ref,
      runs: { controller: CONTROLLER, group: groupOfPlan(plan) },
      unit: 'node',
      targets: [...reach.due, ...reach.finished].map(({ name }) => name),
    }),
    selected: reach.selected.length,
    ceiling: { declared: spec.concurrency, resolved: slots, enforced: slots },
    allowed: [...open.map(spanOf(slots)), ...gapsIn(within, open).map(spanOf(0))].sort(
      (a, b) => a.from - b.from,
    ),
    freeOrder: {
      says: 'the order in which a Plan takes its nodes is not known',
      turns: reach.turns.map((turn) => turn.filter((name) => blockers.get(name)?.end !== 'pending')),
    },
    strategy: spec.window && windowStrategy(spec.window),
    blocked: reach.disabled.map(({ name }) => ({
      target: name,
      why: `label ${planLabel(manifest.name)} is "disabled".`,
    })),
    places: {
      budget: manifest.placeOf(['spec', 'concurrency']),
      selector: manifest.placeOf(['spec', 'nodeSelector']),
    },
    drains: spec.drain !== null,
    facts: [
      ...stated('standstill', [standstillOf(planned)]),
      ...stated('soak', [{ seconds: spec.delayMs / 1000, field: 'postCompleteDelay' }]),
      ...stated('dead-end', [deadEndOf(planned)]),
      ...stated('unstick', [
        `Repair the node whose Job failed, or take it out with the label ${planLabel(manifest.name)}=disabled.`,
      ]),
    ],
  };
}
