import { present } from '../../manifest/lookup.js';
import { gapsIn, type Interval } from '../../calendar/intervals.js';
import { numberIn, objectIn, pathText } from '../../manifest/fields.js';
import { type Manifest, namespaceOf } from '../../manifest/manifest.js';
import { isSelective, describeSelector } from '../../manifest/selector.js';
import { visible } from '../../manifest/visible.js';
import { HOSTNAME_LABEL, type NodeState } from '../../snapshot/snapshot.js';
import { code, count, joinTexts, name, foreign, type Text, text, verbFor } from '../../text/text.js';
import {
  type AllowedSpan,
  CONFIGURED,
  type DeadEnd,
  emptyResolution,
  fix,
  emptySelector,
  type ForcedDrain,
  type PolicyRef,
  type RecordedState,
  type Refusal,
  refusedByCrd,
  rejectedAt,
  type Resolution,
  type ResolvedGroup,
  type ResolvedPolicy,
  type ResolveInput,
  neverAllowed,
  textPolicy,
  UNCORDONS,
  unlimitedGroup,
  type SystemResult,
} from '../system.js';
import { changeOf } from './changes.js';
import { planLabel } from './controller/selection.js';
import { neverOpens, openIntervals, windowStrategy } from './controller/window.js';
import { NEWEST_DIALECT, type Options, readOptions } from './options.js';
import { notesOf } from './results/notes.js';
import { resultsOf } from './results/results.js';
import { blockersOf, deadEndIn, outForWork, planName } from './rollout/blockers.js';
import { CONTROLLER, drains, PlansController, unreadText } from './rollout/controller.js';
import { atWork, isUsableName, type Planned, reachOf, rolloutOf, touchedJobs } from './rollout/plans.js';
import { plansOf } from './side.js';

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
  const reaching = plans.map((plan) => ({ plan, reach: reachOf(plan, snapshot.nodes, options) }));
  const all = reaching.map(({ plan, reach }): Planned => {
    const stoppedBy = unread === plan ? null : (unread ?? null);
    const slots = stoppedBy === null ? Math.max(0, plan.spec.concurrency) : 0;
    const others = reaching.map((other) => other.reach);
    return { ...reach, blockers: blockersOf(reach, others, snapshot.objects), stoppedBy, slots };
  });
  const create = (
    isProbe: boolean,
    isLeftOut: (policy: PolicyRef) => boolean = () => false,
    last?: ReadonlySet<string>,
  ): PlansController[] => {
    const rollouts = all
      .filter(({ due, object, manifest }) => due.length > 0 && object && !isLeftOut(refOf(manifest)))
      .map((one) => rolloutOf(one, options, input.at, last));
    return rollouts.length === 0 ? [] : [PlansController.of(rollouts, input.at, isProbe)];
  };
  return {
    policies: all.map((own) => {
      const policy = policyOf(own, all, options, input);
      return { ...policy, notes: [...policy.notes, ...assumed] };
    }),
    targets: [],
    outFromBefore: all.flatMap(outForWork),
    createControllers: (isLeftOut, last) => create(false, isLeftOut, last),
    ...(all.some(({ spec }) => drains(spec)) ? { createProbes: (isLeftOut) => create(true, isLeftOut) } : {}),
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
  return { system: CONTROLLER, kind, namespace: namespaceOf(manifest), name };
}

function policyOf(
  plan: Planned,
  all: readonly Planned[],
  options: Options,
  { at, until, snapshot }: ResolveInput,
): ResolvedPolicy {
  const { manifest, object, violations, isOtherPod, applying, secretsChanged, secretsDeleted } = plan;
  const policy = textPolicy(refOf(manifest), manifest, plan);
  return {
    ...policy,
    live: plan.isLive,
    written: {
      spec: manifest.object['spec'] ?? null,
      secretsChanged: [...secretsChanged],
      // Labels and annotations are copied to its pods: while Jobs run, an edit of them is an edit of the rollout.
      ...(isOtherPod && applying.size > 0 ? { isOtherPod: true } : {}),
    },
    // Source: pkg/upgrade/plan/plan.go, DigestStatus.
    missingReferences: (object === null ? [] : secretsDeleted).map((secret) => ({
      what: `Secret/${visible(secret)}`,
      fate: 'deleted',
      consequence: text`Without it the controller cannot compute the hash of the Plan and creates no Job.`,
      place: manifest.placeOf(['spec', 'secrets']),
    })),
    groups: object ? [groupOf(plan, { from: at, to: until })] : [],
    change: changeOf(plan),
    rejections: [
      ...refusedByCrd(manifest, violations),
      ...rejectedAt(manifest, object === null ? [] : refusalsOf(plan, options)),
    ],
    ...ofNodes(plan, snapshot.nodes.length),
    results: present([
      emptySelectorOf(plan),
      object && upgradesNone(plan),
      ...resultsOf(plan, touchedJobs(plan, options, at), at, snapshot.nodes),
    ]),
    notes: notesOf(plan, all, options, snapshot.objects),
  };
}

/** A Plan that the API server stores, and the controller stops at or never looks at: the first cause. */
function refusalsOf({ manifest, spec }: Planned, { namespaces }: Options): Refusal[] {
  const namespace = namespaceOf(manifest);
  const refused = (path: readonly string[], message: Text, consequence: Text): Refusal[] => [
    { by: CONTROLLER, message, consequence, path },
  ];
  if (!namespaces.includes(namespace))
    return refused(
      ['metadata', 'namespace'],
      text`the controller looks for Plans in its own namespace only (${joinTexts(namespaces.map(code), ' or ')}), and this one is in ${name('object', namespace)}`,
      text`The Plan is stored and ignored: no node is ever upgraded by it.`,
    );
  if (!isUsableName(manifest.name)) {
    const message = text`its name is longer than 63 characters and makes no label`;
    return refused(['metadata', 'name'], message, text`No node is ever selected.`);
  }
  if ('error' in spec.selector) {
    const consequence = text`Selecting nodes always fails, and no node is upgraded.`;
    return refused(['spec', 'nodeSelector'], foreign(spec.selector.error), consequence);
  }
  if (spec.invalid === null) return [];
  const path = ['spec', ...spec.invalid.path];
  const consequence = text`The Plan is stored and not validated: it starts nothing.`;
  return refused(path, text`${code(pathText(path))}: ${spec.invalid.says}`, consequence);
}

/** What a Plan does to nodes, as rules and reports of several systems read it. */
function ofNodes(plan: Planned, fleet: number): Partial<ResolvedPolicy> {
  const { manifest, spec, selector, selected, withoutHostname } = plan;
  // Exclusive Jobs are kept off a node by an anti-affinity. Source: rancher/system-upgrade-controller#225, pkg/upgrade/job/job.go, New.
  const hold = spec.exclusive ? { ...UNCORDONS, keptApart: 'exclusive' } : UNCORDONS;
  return {
    forcedDrain: spec.drain?.disableEviction ? forcedBy(manifest) : undefined,
    ...(spec.drain ? { nodeAction: { kind: 'drain' as const, services: [] } } : {}),
    ...(spec.cordons ? { nodeHold: hold } : {}),
    recordedStates: atWork(plan.due, plan).map(slotOf),
    selectors: [
      {
        ...{ what: code('nodeSelector'), text: describeSelector(selector), isWritten: selector.written },
        ...{ group: null, place: manifest.placeOf(['spec', 'nodeSelector']) },
        // Those that it matches without a hostname label are none that it sorts out.
        ...{ matched: selected.length + withoutHostname, outOf: fleet, isSelective: isSelective(selector) },
      },
    ],
  };
}

/** A nodeSelector that selects no node. */
function emptySelectorOf({
  manifest,
  object,
  selector,
  selected,
  withoutHostname,
}: Planned): SystemResult | null {
  if (!selector.written || object === null || selected.length > 0) return null;
  const written = describeSelector(selector);
  const label = code(HOSTNAME_LABEL);
  const nameless = {
    says: text`${count(withoutHostname, 'node')} of the snapshot ${verbFor(withoutHostname, 'matches', 'match')} nodeSelector, and none has the label ${label}: the controller selects no node without it, so nothing is rolled.`,
    fix: fix`Take a new snapshot with all labels of the nodes: each kubelet sets ${label}.`,
  };
  return emptySelector({
    what: text`${code('nodeSelector')} (${written === '' ? text`every node` : code(written)})`,
    place: manifest.placeOf(['spec', 'nodeSelector']),
    ...(withoutHostname > 0 ? nameless : {}),
  });
}

function forcedBy(manifest: Manifest): ForcedDrain {
  return {
    afterMs: 0,
    says: text`drain.disableEviction is true: the pods of a node are deleted, not evicted, which bypasses every PodDisruptionBudget.`,
    fix: fix`Leave disableEviction out, and set drain.timeout for a drain that does not end.`,
    place: manifest.placeOf(['spec', 'drain', 'disableEviction']),
  };
}

/** `status.applying` names the nodes with a concurrency slot, and records no time. Source: pkg/upgrade/handle_upgrade.go. */
function slotOf({ name: target, unschedulable }: NodeState): RecordedState {
  const state = unschedulable ? 'has a concurrency slot and is cordoned' : 'has a concurrency slot';
  return { of: null, target, state, since: null, until: null, held: null };
}

function groupOf(plan: Planned, within: Interval): ResolvedGroup {
  const { manifest, spec, group, slots, due, begun, finished, blockers, isAssumed } = plan;
  const open = spec.window ? openIntervals(spec.window, within) : [within];
  const span = (limit: number) => (one: Interval) => ({ reason: null, ...one, limit, remaining: limit });
  const allowed: AllowedSpan[] = [...open.map(span(slots)), ...gapsIn(within, open).map(span(0))];
  const names = due.map(({ name }) => name);
  const turns = isAssumed ? [names] : [names.slice(0, begun), names.slice(begun)];
  return {
    ...unlimitedGroup({
      ...{ name: manifest.name, rolls: refOf(manifest), runs: { controller: CONTROLLER, group } },
      ...{ unit: 'node', targets: [...names, ...finished.map(({ name }) => name)] },
    }),
    selected: plan.selected.length,
    ceiling: { declared: spec.concurrency, resolved: slots, enforced: slots },
    allowed: allowed.sort((a, b) => a.from - b.from),
    freeOrder: {
      says: text`the order in which a Plan takes its nodes is not known`,
      turns: turns.map((turn) => turn.filter((name) => blockers.get(name)?.end !== 'pending')),
    },
    strategy: spec.window && windowStrategy(spec.window),
    blocked: plan.disabled.map(({ name }) => ({
      target: name,
      why: text`label ${code(planLabel(manifest.name))} is "disabled".`,
    })),
    places: {
      budget: manifest.placeOf(['spec', 'concurrency']),
      selector: manifest.placeOf(['spec', 'nodeSelector']),
    },
    drains: spec.drain !== null,
    soak: { seconds: spec.delayMs / 1000, field: 'postCompleteDelay' },
    deadEnd: deadEndOf(plan) ?? undefined,
  };
}

/** Nodes whose Job never succeeds, whatever is in it. A node that is down may be repaired. */
function deadEndOf(plan: Planned): DeadEnd | null {
  const found = deadEndIn(plan, (_, { end }) => end !== 'down');
  if (!found) return null;
  const { says, blocker } = found;
  return { says, fix: blocker.fix, place: plan.manifest.placeOf(['spec', ...blocker.path]) };
}

/** A Plan that takes no node and reports Complete. */
function upgradesNone(plan: Planned): SystemResult | null {
  const { spec, object, manifest, stoppedBy, selected } = plan;
  const never = (
    result: Pick<SystemResult, 'says' | 'fix'> & Partial<SystemResult>,
    targets = selected.length,
  ): SystemResult =>
    neverAllowed({
      ...{ what: 'upgrades', targets, group: manifest.name, severity: 'error' },
      ...{ ofRollout: true, isOfWaiting: true, place: manifest.placeOf(['spec', 'concurrency']) },
      ...result,
    });
  if (stoppedBy !== null)
    return never({
      ...{ severity: 'warning', place: manifest.place },
      says: text`no node is upgraded: ${unreadText(stoppedBy.manifest.name)}.`,
      fix: fix`Correct ${code(pathText(['spec', ...(stoppedBy.spec.invalid?.path ?? [])]))} of ${planName(stoppedBy.manifest.name)}.`,
    });
  // The window is tested only while no node has a slot.
  if (spec.concurrency > 0 && neverOpens(spec.window) && plan.begun === 0)
    return never({
      says: text`no node is ever upgraded: its window names no days, and a window without days never opens.`,
      fix: fix`Write the days of the window, such as ${code('days: [saturday, sunday]')}, or leave window out.`,
      place: manifest.placeOf(['spec', 'window']),
    });
  if (!('error' in spec.selector) && !spec.selector.selector.written)
    return never(
      {
        says: text`no node is ever upgraded, and the Plan reports Complete: without nodeSelector it selects none.`,
        fix: fix`Write a nodeSelector; ${code('nodeSelector: {}')} is every node.`,
      },
      0,
    );
  if (spec.concurrency > 0) return null;
  // Writing 0 is how people stop a Plan; a field that is not there reads as if nodes went.
  const isLeftOut = numberIn(objectIn(object ?? undefined, 'spec'), 'concurrency') === null;
  return never({
    severity: isLeftOut ? 'error' : 'warning',
    says: text`no node is ever upgraded, and the Plan reports Complete: concurrency ${isLeftOut ? text`is left out, which is 0` : text`is ${spec.concurrency}`}.`,
    fix: fix`Set ${{ field: 'concurrency', value: 1 }}.`,
  });
}
