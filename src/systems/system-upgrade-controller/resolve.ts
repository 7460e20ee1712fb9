import { gapsIn, type Interval } from '../../calendar/intervals.js';
import { type Manifest, namespaceOf } from '../../manifest/manifest.js';
import { describeSelector, isSelective } from '../../manifest/selector.js';
import { visible } from '../../manifest/visible.js';
import { HOSTNAME_LABEL, type NodeState } from '../../snapshot/snapshot.js';
import { code, foreign, joinTexts, name, type Text, text } from '../../text/text.js';
import {
  emptyResolution,
  type PolicyRef,
  type Refusal,
  refusedByCrd,
  rejectedAt,
  type Resolution,
  type ResolvedGroup,
  type ResolvedPolicy,
  type ResolveInput,
  textPolicy,
  unlimitedGroup,
  withoutEviction,
} from '../system.js';
import { changeOf } from './changes.js';
import { planLabel } from './controller/selection.js';
import { openIntervals } from './controller/window.js';
import { type Options, readOptions } from './options.js';
import { notesOf, resultsOf, serversOf } from './results.js';
import { deadEndIn, outForWork, type Planned, plannedOf } from './rollout/blockers.js';
import { CONTROLLER, drains, PlansController } from './rollout/controller.js';
import { isUsableName, plansOf } from './side.js';

const ASSUMED_HOSTNAMES = text`No node of the snapshot has the label ${code(HOSTNAME_LABEL)}, which each kubelet sets: each is planned as if it held the node's name.`;

/** Plans one side: which nodes each Plan takes, how many at once, and what holds it. */
export function resolvePlans(input: ResolveInput): Resolution {
  const { at, until, snapshot, objects } = input;
  if (objects.written.length + objects.onlyLive.length === 0) return emptyResolution([]);
  const options = readOptions(input);
  if (options.assumedVersion === null) return emptyResolution(options.problems);
  const nodes = withHostnames(snapshot.nodes);
  const assumed = nodes === snapshot.nodes ? [] : [ASSUMED_HOSTNAMES];
  const plans = plannedOf(plansOf(input, options, nodes), input);
  const servers = serversOf(plans);
  const create =
    (isProbe: boolean): Resolution['createControllers'] =>
    (isLeftOut = () => false, last = new Set()) => {
      const rolled = plans.filter(({ due, object, manifest }) => {
        return due.length > 0 && object && !isLeftOut(refOf(manifest));
      });
      return rolled.length === 0 ? [] : [PlansController.of(rolled, at, isProbe, last)];
    };
  return {
    policies: plans.map((plan) => ({
      ...policyOf(plan, options, nodes, { from: at, to: until }),
      notes: [...notesOf(plan, servers), ...assumed],
    })),
    targets: [],
    outFromBefore: plans.flatMap(outForWork),
    createControllers: create(false),
    ...(plans.some(({ spec }) => drains(spec)) ? { createProbes: create(true) } : {}),
    assumedVersion: options.assumedVersion,
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
  const { kind, name: own } = manifest;
  return { system: CONTROLLER, kind, namespace: namespaceOf(manifest), name: own };
}

function policyOf(
  plan: Planned,
  options: Options,
  nodes: readonly NodeState[],
  within: Interval,
): ResolvedPolicy {
  const { manifest, object, violations, spec, selector, isOtherPod, applying } = plan;
  return {
    ...textPolicy(refOf(manifest), manifest, plan),
    live: plan.isLive,
    written: {
      spec: manifest.object['spec'] ?? null,
      secretsChanged: [...plan.secretsChanged],
      // Labels and annotations are copied to its pods: while Jobs run, an edit of them is an edit of the rollout.
      ...(isOtherPod && applying.size > 0 ? { isOtherPod: true } : {}),
    },
    // Source: pkg/upgrade/plan/plan.go, DigestStatus.
    missingReferences: (object === null ? [] : plan.secretsDeleted).map((secret) => ({
      ...{ what: `Secret/${visible(secret)}`, fate: 'deleted', place: manifest.placeOf(['spec', 'secrets']) },
      consequence: text`Without it the controller cannot compute the hash of the Plan and creates no Job.`,
    })),
    groups: object ? [groupOf(plan, within)] : [],
    change: changeOf(plan),
    rejections: [
      ...refusedByCrd(manifest, violations),
      ...rejectedAt(manifest, object === null ? [] : refusalsOf(plan, options)),
    ],
    forcedDrain: spec.drain?.disableEviction ? withoutEviction(manifest, 'drain') : undefined,
    ...(spec.drain && { nodeAction: 'drain' as const }),
    // Exclusive Jobs are kept off a node by an anti-affinity. Source: rancher/system-upgrade-controller#225, pkg/upgrade/job/job.go, New.
    ...(spec.cordons && {
      nodeHold: {
        releases: 'any-cordon',
        needs: 'cordon',
        ...(spec.exclusive && { keptApart: 'exclusive' }),
      },
    }),
    selectors: [
      {
        ...{ what: code('nodeSelector'), text: describeSelector(selector), isWritten: selector.written },
        ...{ group: null, place: manifest.placeOf(['spec', 'nodeSelector']) },
        // Matched nodes without a hostname label are not among the excluded ones.
        matched: plan.selected.length + plan.withoutHostname,
        ...{ outOf: nodes.length, isSelective: isSelective(selector) },
      },
    ],
    results: resultsOf(plan, within.from, nodes),
  };
}

/** A Plan that the API server stores, and the controller stops at or never looks at: the first cause. */
function refusalsOf({ manifest, spec }: Planned, { namespaces }: Options): Refusal[] {
  const namespace = namespaceOf(manifest);
  const refused = (path: string, message: Text): Refusal[] => {
    const consequence = text`The API server stores the Plan, and no node is ever upgraded by it.`;
    return [{ by: CONTROLLER, message, consequence, path: path.split('.') }];
  };
  if (!namespaces.includes(namespace))
    return refused(
      'metadata.namespace',
      text`the controller looks for Plans in its own namespace only (${joinTexts(namespaces.map(code), ' or ')}), and this one is in ${name('object', namespace)}`,
    );
  if (!isUsableName(manifest.name))
    return refused('metadata.name', text`its name is longer than 63 characters and makes no label`);
  if (spec.selectorError !== null) return refused('spec.nodeSelector', foreign(spec.selectorError));
  // Source: pkg/upgrade/handle_upgrade.go, ErrPlanUnresolvable.
  const isResolved = (spec.version ?? spec.channel) !== null;
  if (spec.invalid === null)
    return isResolved ? [] : refused('spec.version', text`neither version nor channel is written`);
  const path = `spec.${spec.invalid.path.join('.')}`;
  return refused(path, text`${code(path)}: ${spec.invalid.says}`);
}

function groupOf(plan: Planned, within: Interval): ResolvedGroup {
  const { manifest, spec, group, slots, due, working, finished, blockers } = plan;
  const open = spec.window && slots > 0 ? openIntervals(spec.window, within) : [within];
  const span = (limit: number) => (one: Interval) => ({ reason: null, ...one, limit, remaining: limit });
  const names = due.map((node) => node.name);
  const turns = [names.slice(0, working.length), names.slice(working.length)];
  // A node that is down may be repaired.
  const deadEnd = deadEndIn(plan, (_, { end }) => end !== 'down');
  return {
    ...unlimitedGroup({
      ...{ name: manifest.name, rolls: refOf(manifest), runs: { controller: CONTROLLER, group } },
      ...{ unit: 'node', targets: [...names, ...finished.map((node) => node.name)] },
    }),
    selected: plan.selected.length,
    ceiling: { declared: spec.concurrency, resolved: slots, enforced: slots },
    allowed: [...open.map(span(slots)), ...gapsIn(within, open).map(span(0))].sort((a, b) => a.from - b.from),
    freeOrder: {
      says: text`the order in which a Plan takes its nodes is not known`,
      turns: turns.map((turn) => turn.filter((node) => blockers.get(node)?.end !== 'pending')),
    },
    strategy: spec.window && {
      ...{ kind: 'window', weekdays: [...spec.window.weekdays].sort(), timeZone: spec.window.timeZone },
      ...{ startMinutes: spec.window.startMs / 60_000, endMinutes: spec.window.endMs / 60_000 },
    },
    blocked: plan.disabled.map(({ name: target }) => ({
      ...{ target, why: text`label ${code(planLabel(manifest.name))} is "disabled".` },
    })),
    places: {
      budget: manifest.placeOf(['spec', 'concurrency']),
      selector: manifest.placeOf(['spec', 'nodeSelector']),
    },
    drains: spec.drain !== null,
    soak: { seconds: spec.delayMs / 1000, field: 'postCompleteDelay' },
    deadEnd: deadEnd
      ? {
          ...{ says: deadEnd.says, fix: deadEnd.blocker.fix },
          place: manifest.placeOf(['spec', ...deadEnd.blocker.path]),
        }
      : undefined,
  };
}
