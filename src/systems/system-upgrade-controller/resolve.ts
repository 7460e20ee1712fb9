import type { NodeState } from '../../snapshot/snapshot.js';
import { HOSTNAME_LABEL } from '../../snapshot/snapshot.js';
import type { Manifest } from '../../manifest/manifest.js';
import { counted, verb } from '../../manifest/plural.js';
import { namespaceOf } from '../../manifest/manifest.js';
import { isSelective } from '../../manifest/selective.js';
import type { Interval } from '../../calendar/intervals.js';
import { gapsIn } from '../../calendar/intervals.js';
import { describeSelector } from '../../manifest/selector.js';
import type {
  AllowedSpan,
  ForcedDrain,
  NodeHold,
  PolicyFact,
  PolicyRef,
  Resolution,
  ResolvedGroup,
  ResolvedPolicy,
  ResolveInput,
} from '../system.js';
import {
  CONFIGURED,
  emptyResolution,
  refusedByCrd,
  stated,
  textPolicy,
  UNCORDONS,
  unlimitedGroup,
} from '../system.js';
import type { Chained } from './simulation/chain.js';
import { chainsOf, firstOf } from './simulation/chain.js';
import type { PlanRollout } from './simulation/controller.js';
import { changeOf } from './change/change.js';
import { deadEndOf, notesOf, standstillOf, unreadText } from './words/findings.js';
import type { Options } from './options.js';
import { NEWEST_DIALECT, readOptions } from './options.js';
import { planLabel } from './controller/selection.js';
import type { Hindrances } from './simulation/hindrances.js';
import { hindrancesOf, outForWork } from './simulation/hindrances.js';
import type { Reach } from './simulation/reach.js';
import { reachOf } from './simulation/reach.js';
import type { SidePlan } from './side.js';
import { plansOf } from './side.js';
import type { Reaching } from './words/unordered.js';
import { takenElsewhere, unorderedOf, waitsForNobody } from './words/unordered.js';
import { waitingJobs } from './words/waiting-jobs.js';
import { refusalsOf } from './words/refusals.js';
import { placesHeld } from './words/recorded-state.js';
import { unpinnedBy } from './words/traps.js';
import { leftMidwayOf, unshownOf } from './words/unshown.js';
import { openIntervals, windowStrategy } from './controller/window.js';

/** Dry rollouts may last this long, so windows matter that far ahead. */
const LOOK_AHEAD_MS = 366 * 86_400_000;

/** One Plan of a side, and all that is known of its nodes. */
interface Planned extends Reaching {
  readonly hindrances: Hindrances;
  /** The id of what plays it: one for all Plans that wait for each other. */
  readonly controller: string;
  /** Another Plan, which the controller cannot read: it then reads none. */
  readonly stoppedBy: SidePlan | null;
}

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
    const controller = controllerId(firstOf(plan, plans).manifest);
    const prepare = waitsForNobody(plan, reaching) ?? takenElsewhere(plan, reaching, snapshot.nodes);
    const hindrances = hindrancesOf(plan, reach, snapshot, prepare);
    return { plan, reach, hindrances, controller, stoppedBy: unread === plan ? null : (unread ?? null) };
  });
  return {
    policies: planned.map((own) => noted(policyOf(own, planned, options, input), assumed)),
    targets: [],
    outFromBefore: planned.flatMap(({ plan, reach, hindrances }) => outForWork(plan, reach, hindrances)),
    createControllers: (isLeftOut) =>
      chainsOf(
        planned
          .filter(
            ({ plan, reach }) =>
              reach.due.length > 0 && plan.object && isLeftOut?.(refOf(plan.manifest)) !== true,
          )
          .map((one): Chained => ({ ...rolloutOf(one, options, input), waitsFor: one.plan.spec.waitsFor })),
        input.at,
      ),
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

function rolloutOf(
  { plan, reach, hindrances, controller, stoppedBy }: Planned,
  options: Options,
  input: ResolveInput,
): PlanRollout {
  const { spec, manifest } = plan;
  const look = { from: input.at, to: input.at + LOOK_AHEAD_MS };
  return {
    controller,
    group: manifest.name,
    due: reach.due.map(({ name, labels }) => ({
      name,
      isApplying: plan.applying.has(labels[HOSTNAME_LABEL] ?? ''),
      dead: hindrances.get(name) ?? null,
    })),
    finished: new Set(reach.finished.map(({ name }) => name)),
    places: placesOf(plan, stoppedBy),
    stoppedBy: stoppedBy === null ? null : unreadText(stoppedBy),
    open: spec.window && openIntervals(spec.window, look),
    delayMs: spec.delayMs,
    deadlineMs: deadlineOf(spec, options),
    drains: spec.drain !== null && !spec.drain.disableEviction,
  };
}

/** How long a Job may take from its creation on; Infinity where nothing ends it. */
function deadlineOf({ deadlineMs }: SidePlan['spec'], { activeDeadlineMs }: Options): number {
  return (deadlineMs ?? activeDeadlineMs) || Infinity;
}

function controllerId(manifest: Manifest): string {
  return `system-upgrade-controller ${namespaceOf(manifest)}/${manifest.name}`;
}

function forcedBy({ spec, manifest }: SidePlan): ForcedDrain[] {
  if (spec.drain?.disableEviction !== true) return [];
  return [
    {
      afterMs: 0,
      says: 'drain.disableEviction is true: the pods of a node are deleted, and no disruption budget is asked.',
      fix: 'Leave disableEviction out, and set drain.timeout for a drain that does not end.',
      place: manifest.placeOf(['spec', 'drain', 'disableEviction']),
    },
  ];
}

/** Exclusive Jobs are kept off a node by an anti-affinity. Source: rancher/system-upgrade-controller#225, pkg/upgrade/job/job.go, New. */
function holdsOf({ spec }: SidePlan): NodeHold[] {
  if (!spec.cordons) return [];
  return [spec.exclusive ? { ...UNCORDONS, keptApart: 'exclusive' } : UNCORDONS];
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
    groups: plan.object ? [groupOf(own, input)] : [],
    change: changeOf(plan, reach),
    rejections: [...refusedByCrd(manifest, violations), ...refusalsOf(plan, options)],
    facts: [...policy.facts, ...factsOf(own, all, options, input), ...selectionFacts(own, input)],
    notes: notesOf(plan, reach, options, own.hindrances),
  };
}

function factsOf(own: Planned, all: readonly Planned[], options: Options, input: ResolveInput): PolicyFact[] {
  const { plan, reach } = own;
  const deadlineMs = deadlineOf(plan.spec, options);
  const { objects, nodes } = input.snapshot;
  return [
    ...stated('forced-drain', forcedBy(plan)),
    ...stated('unpinned', unpinnedBy(plan)),
    ...stated('node-action', plan.spec.drain ? [{ kind: 'drain' as const, services: [] }] : []),
    ...stated('node-hold', holdsOf(plan)),
    ...stated('unshown', [
      ...unshownOf(plan, reach, { objects, nodes, deadlineMs, at: input.at, files: input }),
      ...unorderedOf(own, all, nodes),
      ...waitingJobs(own, all, deadlineMs),
    ]),
    ...stated('left-midway', leftMidwayOf(plan)),
    ...stated('recorded-state', placesHeld(plan, reach)),
  ];
}

/** Which nodes a Plan selects, and that it selects none. */
function selectionFacts({ plan, reach }: Planned, { snapshot }: ResolveInput): PolicyFact[] {
  const { selector, selected } = reach;
  const text = describeSelector(selector);
  const at = { group: null, place: plan.manifest.placeOf(['spec', 'nodeSelector']) };
  const isEmpty = selector.written && plan.object !== null && selected.length === 0;
  return [
    ...stated(
      'empty-selector',
      isEmpty ? [{ what: `nodeSelector (${text || 'every node'})`, ...at, ...nameless(reach) }] : [],
    ),
    ...stated('selector', [
      {
        ...{ what: 'nodeSelector', text, isWritten: selector.written, ...at },
        // Those that it matches without a hostname label are none that it sorts out.
        ...{
          matched: selected.length + reach.withoutHostname,
          outOf: snapshot.nodes.length,
          isSelective: isSelective(selector),
        },
      },
    ]),
  ];
}

/** Why a selector takes nothing although nodes match it. */
function nameless({ withoutHostname }: Reach): { says?: string; fix?: string } {
  if (withoutHostname === 0) return {};
  return {
    says: `${counted(withoutHostname, 'node')} of the snapshot ${verb(withoutHostname, 'matches', 'match')} nodeSelector, and none of them has the label ${HOSTNAME_LABEL}, without which the controller selects no node; nothing will be rolled by it.`,
    fix: `Take a new snapshot with all labels of the nodes: each kubelet sets ${HOSTNAME_LABEL}.`,
  };
}

/** How many nodes may go at once; none where the controller reads no Plan at all. */
function placesOf({ spec }: SidePlan, stoppedBy: SidePlan | null): number {
  return stoppedBy === null ? Math.max(0, spec.concurrency) : 0;
}

function spanOf(limit: number): (interval: Interval) => AllowedSpan {
  return ({ from, to }) => ({ reason: null, from, to, limit, remaining: limit });
}

function groupOf(
  { plan, reach, hindrances, controller, stoppedBy }: Planned,
  input: ResolveInput,
): ResolvedGroup {
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
      runs: { controller, group: manifest.name },
      unit: 'node',
      targets: [...reach.due, ...reach.finished].map(({ name }) => name),
    }),
    selected: reach.selected.length,
    ceiling: { declared: spec.concurrency, documented: places, enforced: places },
    allowed: [...open.map(spanOf(places)), ...gapsIn(within, open).map(spanOf(0))].sort(
      (a, b) => a.from - b.from,
    ),
    freeOrder: { says: 'a Plan takes its nodes in an order that nobody knows before', turns: reach.turns },
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
      ...stated('standstill', standstill ? [standstill] : []),
      ...stated('soak', [{ seconds: spec.delayMs / 1000, field: 'postCompleteDelay' }]),
      ...stated('dead-end', deadEnd ? [deadEnd] : []),
      ...stated('unstick', [
        `Repair the node whose Job failed, or take it out with the label ${planLabel(manifest.name)}=disabled.`,
      ]),
    ],
  };
}
