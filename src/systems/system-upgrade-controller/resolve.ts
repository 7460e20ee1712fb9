import { pathText } from '../../manifest/fields.js';
import type { Manifest } from '../../manifest/manifest.js';
import { counted, verb } from '../../manifest/plural.js';
import { namespaceOf } from '../../manifest/manifest.js';
import { isSelective } from '../../manifest/selective.js';
import { describeSelector } from '../../manifest/selector.js';
import { visible } from '../../manifest/visible.js';
import type { NodeState } from '../../snapshot/snapshot.js';
import type {
  ForcedDrain,
  PolicyRef,
  Resolution,
  ResolvedGroup,
  ResolvedPolicy,
  ResolveInput,
  Unpinned,
} from '../system.js';
import { unlimitedGroup } from '../system.js';
import { CONFIGURED, stated, UNCORDONS } from '../system.js';
import { PlanController } from './simulation/controller.js';
import type { DueNode, PlanRollout } from './simulation/controller.js';
import { changeOf } from './change/change.js';
import { deadEndOf, notesOf, standstillOf } from './words/findings.js';
import type { FailingDrains } from './objects/drain.js';
import { failingDrains } from './objects/drain.js';
import type { Options } from './options.js';
import { readOptions } from './options.js';
import { HOSTNAME_LABEL, isUsableName, planLabel } from './controller/selection.js';
import type { Reach } from './simulation/reach.js';
import { reachOf } from './simulation/reach.js';
import type { SidePlan } from './side.js';
import { plansOf } from './side.js';
import type { Reaching } from './words/unordered.js';
import { unorderedOf } from './words/unordered.js';
import { leftMidwayOf, unshownOf } from './words/unshown.js';
import { openIntervals, windowStrategy } from './controller/window.js';

/** Dry rollouts may last this long, so windows matter that far ahead. */
const LOOK_AHEAD_MS = 366 * 86_400_000;

/** Plans one side: which nodes each Plan takes, how many at once, and what holds it. */
export function resolvePlans(input: ResolveInput): Resolution {
  const plans = plansOf(input);
  if (plans.length === 0) return nothing([]);
  const options = readOptions(input.options);
  if ('problem' in options) return nothing([options.problem]);
  const planned = plans.map((plan) => ({ plan, reach: reachOf(plan, input.snapshot.nodes) }));
  return {
    policies: planned.map((own) => policyOf(own, planned, options, input)),
    targets: [],
    createControllers: (isLeftOut) =>
      planned
        .filter(
          ({ plan, reach }) =>
            reach.due.length > 0 && plan.object && isLeftOut?.(refOf(plan.manifest)) !== true,
        )
        .map(({ plan, reach }) => PlanController.of(rolloutOf(plan, reach, options, input), input.at)),
    assumedVersion: {
      version: options.version,
      why: options.isConfigured ? CONFIGURED : 'none is configured',
    },
    problems: options.problems,
  };
}

function nothing(problems: Resolution['problems']): Resolution {
  return { policies: [], targets: [], createControllers: () => [], assumedVersion: null, problems };
}

/** A Plan, as a plan of fleetplan names it. */
function refOf(manifest: Manifest): PolicyRef {
  const { kind, name } = manifest;
  return { system: 'system-upgrade-controller', kind, namespace: namespaceOf(manifest), name };
}

/** A node of which the Job never ends well; its Job is deleted for ever where the hostname label is not its name. */
function dueNodeOf(node: NodeState, { applying, spec }: SidePlan, failing: FailingDrains): DueNode {
  const host = node.labels[HOSTNAME_LABEL] ?? '';
  const { name } = node;
  const isApplying = applying.has(host);
  const because = (says: string, fix: string | null): DueNode => ({ name, isApplying, dead: { says, fix } });
  if (host !== name) return because('its hostname label is not its name', null);
  if (node.ready !== 'True') return because('it is not ready', null);
  const fault = spec.drain?.neverWorks ?? failing.get(name);
  return fault ? because(fault.says, fault.fix) : { name, isApplying, dead: null };
}

function rolloutOf(plan: SidePlan, reach: Reach, options: Options, input: ResolveInput): PlanRollout {
  const { spec, manifest } = plan;
  const deadlineMs = spec.deadlineMs ?? options.activeDeadlineMs;
  const look = { from: input.at, to: input.at + LOOK_AHEAD_MS };
  const failing = failingDrains(spec.drain, input.snapshot.objects);
  return {
    controller: controllerId(manifest),
    group: manifest.name,
    due: reach.due.map((node) => dueNodeOf(node, plan, failing)),
    places: Math.max(0, spec.concurrency),
    open: spec.window && openIntervals(spec.window, look),
    delayMs: spec.delayMs,
    deadlineMs: deadlineMs > 0 ? deadlineMs : Infinity,
    drains: spec.drain !== null && !spec.drain.disableEviction,
  };
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
      fix: 'Leave disableEviction out, and set drain.timeout for a drain that hangs.',
      place: manifest.placeOf(['spec', 'drain', 'disableEviction']),
    },
  ];
}

/** Source: rancher/system-upgrade-controller, pkg/upgrade/plan, ResolveChannel: asked again and again, whatever it gives. */
function unpinnedBy({ spec, manifest, version }: SidePlan): Unpinned[] {
  if (spec.version !== null || spec.channel === null) return [];
  const last = version === null ? '' : ` (${visible(version)} at last)`;
  return [
    {
      subject: `channel ${spec.channel}`,
      says: `the version is what channel ${visible(spec.channel)} gives${last}, a lower one as well`,
      fix: 'Write version: to decide it yourself, and raise it in a pull request.',
      place: manifest.placeOf(['spec', 'channel']),
    },
  ];
}

function policyOf(
  own: Reaching,
  all: readonly Reaching[],
  options: Options,
  input: ResolveInput,
): ResolvedPolicy {
  const { plan, reach } = own;
  const { manifest, violations } = plan;
  const place = (path: readonly (string | number)[]): ReturnType<Manifest['placeOf']> =>
    manifest.placeOf(path);
  const { selector } = reach;
  const text = describeSelector(selector) || 'every node';
  const selectorPlace = place(['spec', 'nodeSelector']);
  const isEmpty = selector.written && plan.object !== null && reach.selected.length === 0;
  return {
    ref: refOf(manifest),
    apiVersion: manifest.apiVersion,
    place: manifest.place,
    live: plan.isLive,
    written: manifest.object['spec'] ?? null,
    uses: [],
    groups: plan.object ? [groupOf(plan, reach, input)] : [],
    change: changeOf(plan, reach),
    rejections: [
      ...violations.map(({ message, path }) => ({ message, by: 'CRD', place: place(path) })),
      ...refusalsOf(plan, options),
    ],
    unknownFields: plan.unknownFields.map(({ path, suggestion }) => ({
      path: pathText(path),
      place: place(path),
      suggestion,
    })),
    missingReferences: [],
    facts: [
      ...stated('forced-drain', forcedBy(plan)),
      ...stated('unpinned', unpinnedBy(plan)),
      ...stated('node-hold', plan.spec.cordons ? [UNCORDONS] : []),
      ...stated('unshown', [...unshownOf(plan, reach), ...unorderedOf(own, all)]),
      ...stated('left-midway', leftMidwayOf(plan)),
      ...stated(
        'empty-selector',
        isEmpty
          ? [{ what: `nodeSelector (${text})`, group: null, place: selectorPlace, ...nameless(reach) }]
          : [],
      ),
      ...stated('selector', [
        {
          what: 'nodeSelector',
          text: describeSelector(selector),
          isWritten: selector.written,
          group: null,
          matched: reach.selected.length,
          outOf: input.snapshot.nodes.length,
          isSelective: isSelective(selector),
          place: selectorPlace,
        },
      ]),
    ],
    notes: notesOf(plan, reach, options),
  };
}

/** Why a selector takes nothing although nodes match it. */
function nameless({ withoutHostname }: Reach): { says?: string; fix?: string } {
  if (withoutHostname === 0) return {};
  return {
    says: `${counted(withoutHostname, 'node')} of the snapshot ${verb(withoutHostname, 'matches', 'match')} nodeSelector, and none of them has the label ${HOSTNAME_LABEL}, without which the controller selects no node; nothing will be rolled by it.`,
    fix: `Take a new snapshot with all labels of the nodes: each kubelet sets ${HOSTNAME_LABEL}.`,
  };
}

/** Stored by the API server, and stopped at or never looked at by the controller. */
function refusalsOf({ manifest, spec, object }: SidePlan, options: Options): ResolvedPolicy['rejections'] {
  if (object === null) return [];
  const refused = (
    message: string,
    consequence: string,
    path: readonly string[],
  ): ResolvedPolicy['rejections'][number] => ({
    by: 'system-upgrade-controller',
    message,
    consequence,
    place: manifest.placeOf(path),
  });
  const namespace = namespaceOf(manifest);
  if (!options.namespaces.includes(namespace))
    return [
      refused(
        `the controller looks for Plans in its own namespace only (${options.namespaces.join(' or ')}), and this one is in ${namespace}`,
        'The Plan is stored and ignored: no node is ever upgraded by it.',
        ['metadata', 'namespace'],
      ),
    ];
  if (!isUsableName(manifest.name))
    return [
      refused('its name is longer than 63 characters and makes no label', 'No node is ever selected.', [
        'metadata',
        'name',
      ]),
    ];
  if ('error' in spec.selector)
    return [
      refused(spec.selector.error, 'Selecting nodes fails for ever, and no node is upgraded.', [
        'spec',
        'nodeSelector',
      ]),
    ];
  if (spec.invalid)
    return [
      refused(spec.invalid.says, 'The Plan is stored and not validated: it starts nothing.', [
        'spec',
        ...spec.invalid.path,
      ]),
    ];
  return [];
}

function groupOf(plan: SidePlan, reach: Reach, input: ResolveInput): ResolvedGroup {
  const { manifest, spec } = plan;
  const ref = refOf(manifest);
  const places = Math.max(0, spec.concurrency);
  const within = { from: input.at, to: input.until };
  const open = spec.window ? openIntervals(spec.window, within) : [within];
  const deadEnd = deadEndOf(plan, reach, failingDrains(spec.drain, input.snapshot.objects));
  const standstill = standstillOf(plan, reach);
  return {
    ...unlimitedGroup({
      name: manifest.name,
      rolls: ref,
      runs: { controller: controllerId(manifest), group: manifest.name },
      unit: 'node',
      targets: reach.due.map(({ name }) => name),
    }),
    selected: reach.selected.length,
    ceiling: { declared: spec.concurrency, documented: places, enforced: places },
    allowed: open.map(({ from, to }) => ({ reason: null, from, to, limit: places, remaining: places })),
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
      ...stated('dead-end', deadEnd ? [deadEnd] : []),
      ...stated('unstick', [
        `Repair the node whose Job failed, or take it out with the label ${planLabel(manifest.name)}=disabled.`,
      ]),
    ],
  };
}
