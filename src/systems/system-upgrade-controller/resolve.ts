import { HOSTNAME_LABEL, type NodeState } from '../../snapshot/snapshot.js';
import { type Manifest, namespaceOf } from '../../manifest/manifest.js';
import { visible } from '../../manifest/words/visible.js';
import { gapsIn, type Interval } from '../../calendar/intervals.js';
import type { Controller } from '../../rollout/controller.js';
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
import { touchedJobs } from './simulation/at-merge.js';
import { CONTROLLER, PlansController } from './simulation/controller.js';
import { changeOf } from './change/change.js';
import { deadEndOf, notesOf, standstillOf } from './words/findings.js';
import { NEWEST_DIALECT, type Options, readOptions } from './options.js';
import { planLabel } from './controller/selection.js';
import { groupOfPlan, placesOf, rolloutOf } from './simulation/rollout.js';
import { hindrancesOf, outForWork } from './simulation/hindrances.js';
import { reachOf } from './simulation/reach.js';
import { secretText } from './objects/secrets.js';
import { plansOf, type SidePlan } from './side.js';
import { refusalsOf } from './words/refusals.js';
import { openIntervals, windowStrategy } from './controller/window.js';
import { factsOf, type Planned, selectionFacts } from './words/policy-facts.js';

const ASSUMED_HOSTNAMES = `No node of the snapshot has the label ${HOSTNAME_LABEL}, which each kubelet sets: each is planned as if it held the node's name.`;

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
    const hindrances = hindrancesOf(plan, reach, snapshot, reaching);
    return { plan, reach, hindrances, stoppedBy: unread === plan ? null : (unread ?? null) };
  });
  return {
    policies: planned.map((own) => noted(policyOf(own, planned, options, input), assumed)),
    targets: [],
    outFromBefore: planned.flatMap(({ plan, reach, hindrances }) => outForWork(plan, reach, hindrances)),
    createControllers: (isLeftOut, last) => controllersOf(planned, { options, input, isLeftOut, last }),
    ...(planned.some(drains)
      ? {
          createProbes: (isLeftOut) => controllersOf(planned, { options, input, isLeftOut, isProbe: true }),
        }
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

function noted(policy: ResolvedPolicy, more: readonly string[]): ResolvedPolicy {
  return { ...policy, notes: [...policy.notes, ...more] };
}

/** Inputs of the controllers of one dry rollout. */
interface Creating {
  readonly options: Options;
  readonly input: ResolveInput;
  readonly isLeftOut?: ((policy: PolicyRef) => boolean) | undefined;
  readonly last?: ReadonlySet<string> | undefined;
  readonly isProbe?: boolean;
}

function controllersOf(planned: readonly Planned[], creating: Creating): Controller[] {
  const { isLeftOut, input } = creating;
  const rolled = planned.filter(
    ({ plan, reach }) => reach.due.length > 0 && plan.object && isLeftOut?.(refOf(plan.manifest)) !== true,
  );
  if (rolled.length === 0) return [];
  const rollouts = rolled.map((one) => rolloutOf(one, creating));
  return [PlansController.of(rollouts, input.at, creating.isProbe === true)];
}

/** True if disruption budgets can block a Job until it fails. */
function drains({ plan: { spec } }: Planned): boolean {
  return spec.drain !== null && !spec.drain.disableEviction;
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
      ...factsOf(own, input, touchedBy(own, options, input)),
      ...selectionFacts(own, input),
    ],
    notes: notesOf(own, all, options, input.snapshot.objects),
  };
}

function touchedBy(own: Planned, options: Options, input: ResolveInput): ReturnType<typeof touchedJobs> {
  if (own.plan.applying.size === 0) return { recreated: [], repeated: [] };
  return touchedJobs(rolloutOf(own, { options, input }), input.at);
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

function groupOf({ plan, reach, hindrances, stoppedBy }: Planned, input: ResolveInput): ResolvedGroup {
  const { manifest, spec } = plan;
  const ref = refOf(manifest);
  const places = placesOf(plan, stoppedBy);
  const within = { from: input.at, to: input.until };
  const open = spec.window ? openIntervals(spec.window, within) : [within];
  const deadEnd = deadEndOf(plan, reach, hindrances);
  const standstill = standstillOf(plan, reach, stoppedBy);
  return {
    ...unlimitedGroup({
      name: manifest.name,
      rolls: ref,
      runs: { controller: CONTROLLER, group: groupOfPlan(plan) },
      unit: 'node',
      targets: [...reach.due, ...reach.finished].map(({ name }) => name),
    }),
    selected: reach.selected.length,
    ceiling: { declared: spec.concurrency, resolved: places, enforced: places },
    allowed: [...open.map(spanOf(places)), ...gapsIn(within, open).map(spanOf(0))].sort(
      (a, b) => a.from - b.from,
    ),
    freeOrder: {
      says: 'the order in which a Plan takes its nodes is not known',
      turns: reach.turns.map((turn) => turn.filter((name) => hindrances.get(name)?.neverBegins !== true)),
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
      ...stated('standstill', [standstill]),
      ...stated('soak', [{ seconds: spec.delayMs / 1000, field: 'postCompleteDelay' }]),
      ...stated('dead-end', [deadEnd]),
      ...stated('unstick', [
        `Repair the node whose Job failed, or take it out with the label ${planLabel(manifest.name)}=disabled.`,
      ]),
    ],
  };
}
