import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import { counted, verb } from '../../../text/plural.js';
import { isSelective } from '../../../manifest/values/selective.js';
import { describeSelector } from '../../../manifest/values/selector.js';
import {
  type ForcedDrain,
  type NodeHold,
  type PolicyFact,
  type RecordedState,
  type ResolveInput,
  stated,
  UNCORDONS,
} from '../../system.js';
import type { Hindrances } from '../simulation/hindrances.js';
import type { Reach, Reaching } from '../simulation/reach.js';
import type { SidePlan } from '../side.js';
import { leftMidwayOf, risksOf, type TouchedJobs, unpinnedBy } from './risks.js';
import { hasPlace } from '../controller/selection.js';

/** One Plan of a side, and all that is known of its nodes. */
export interface Planned extends Reaching {
  readonly hindrances: Hindrances;
  /** Another Plan, which the controller cannot read: it then reads none. */
  readonly stoppedBy: SidePlan | null;
}

function forcedBy({ spec, manifest }: SidePlan): ForcedDrain | null {
  if (spec.drain?.disableEviction !== true) return null;
  return {
    afterMs: 0,
    says: 'drain.disableEviction is true: the pods of a node are deleted, and no disruption budget is asked.',
    fix: 'Leave disableEviction out, and set drain.timeout for a drain that does not end.',
    place: manifest.placeOf(['spec', 'drain', 'disableEviction']),
  };
}

/** Exclusive Jobs are kept off a node by an anti-affinity. Source: rancher/system-upgrade-controller#225, pkg/upgrade/job/job.go, New. */
function holdsOf({ spec }: SidePlan): NodeHold[] {
  if (!spec.cordons) return [];
  return [spec.exclusive ? { ...UNCORDONS, keptApart: 'exclusive' } : UNCORDONS];
}

/** What rules ask of a Plan beside its group. */
export function factsOf(
  { plan, reach }: Planned,
  { at, snapshot: { nodes } }: ResolveInput,
  touched: TouchedJobs,
): PolicyFact[] {
  return [
    ...stated('forced-drain', [forcedBy(plan)]),
    ...stated('unpinned', [unpinnedBy(plan)]),
    ...stated('node-action', plan.spec.drain ? [{ kind: 'drain' as const, services: [] }] : []),
    ...stated('node-hold', holdsOf(plan)),
    ...stated('result', risksOf(plan, reach, { at, nodes, touched })),
    ...stated('left-midway', [leftMidwayOf(plan)]),
    ...stated('recorded-state', placesHeld(plan, reach)),
  ];
}

/** Which nodes a Plan selects, and that it selects none. */
export function selectionFacts({ plan, reach }: Planned, { snapshot }: ResolveInput): PolicyFact[] {
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

/**
 * The nodes that have a place: `status.applying` names them, and records no time. Source: rancher/system-upgrade-controller,
 * pkg/upgrade/handle_upgrade.go.
 */
function placesHeld({ applying }: Pick<SidePlan, 'applying'>, { due }: Reach): RecordedState[] {
  return due
    .filter((node) => hasPlace(node, applying))
    .map(({ name, unschedulable }) => ({
      of: null,
      target: name,
      state: unschedulable ? 'has a place and is cordoned' : 'has a place',
      since: null,
      until: null,
      held: null,
    }));
}
