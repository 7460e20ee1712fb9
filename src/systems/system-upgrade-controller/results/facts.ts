import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import { toPlain } from '../../../text/render.js';
import { verb } from '../../../text/plural.js';
import { describeSelector, isSelective } from '../../../manifest/selector.js';
import { code, count, list, literal, name, type Text, text } from '../../../text/text.js';
import {
  type DeadEnd,
  type Fix,
  fix,
  type ForcedDrain,
  type NodeHold,
  type PolicyFact,
  type RecordedState,
  type ResolveInput,
  stated,
  UNCORDONS,
} from '../../system.js';
import { hasSlot } from '../controller/selection.js';
import type { JobEnd } from '../rollout/blockers.js';
import type { Planned } from '../rollout/plans.js';
import type { Reach } from '../rollout/reach.js';
import type { SidePlan } from '../side.js';

/** Facts that rules and reports of several systems ask of a Plan. */
export function factsOf({ plan, reach }: Planned, { snapshot }: ResolveInput): PolicyFact[] {
  const { selector, selected } = reach;
  const written = describeSelector(selector);
  const at = { group: null, place: plan.manifest.placeOf(['spec', 'nodeSelector']) };
  const isEmpty = selector.written && plan.object !== null && selected.length === 0;
  return [
    ...stated('forced-drain', [forcedBy(plan)]),
    ...stated('node-action', plan.spec.drain ? [{ kind: 'drain' as const, services: [] }] : []),
    ...stated('node-hold', holdsOf(plan)),
    ...stated('recorded-state', slotsHeld(plan, reach)),
    ...stated(
      'empty-selector',
      isEmpty ? [{ what: `nodeSelector (${written || 'every node'})`, ...at, ...nameless(reach) }] : [],
    ),
    ...stated('selector', [
      {
        ...{ what: 'nodeSelector', text: written, isWritten: selector.written, ...at },
        // Those that it matches without a hostname label are none that it sorts out.
        ...{ matched: selected.length + reach.withoutHostname, outOf: snapshot.nodes.length },
        isSelective: isSelective(selector),
      },
    ]),
  ];
}

function forcedBy({ spec, manifest }: SidePlan): ForcedDrain | null {
  if (spec.drain?.disableEviction !== true) return null;
  return {
    afterMs: 0,
    says: text`drain.disableEviction is true: the pods of a node are deleted, not evicted, which bypasses every PodDisruptionBudget.`,
    fix: fix`Leave disableEviction out, and set drain.timeout for a drain that does not end.`,
    place: manifest.placeOf(['spec', 'drain', 'disableEviction']),
  };
}

/** Exclusive Jobs are kept off a node by an anti-affinity. Source: rancher/system-upgrade-controller#225, pkg/upgrade/job/job.go, New. */
function holdsOf({ spec }: SidePlan): NodeHold[] {
  if (!spec.cordons) return [];
  return [spec.exclusive ? { ...UNCORDONS, keptApart: 'exclusive' } : UNCORDONS];
}

/** Why a selector takes nothing although nodes match it. */
function nameless({ withoutHostname }: Reach): { says?: Text; fix?: Fix } {
  if (withoutHostname === 0) return {};
  const label = code(HOSTNAME_LABEL);
  return {
    says: text`${count(withoutHostname, 'node')} of the snapshot ${literal(verb(withoutHostname, 'matches', 'match'))} nodeSelector, and none has the label ${label}: the controller selects no node without it, so nothing is rolled.`,
    fix: fix`Take a new snapshot with all labels of the nodes: each kubelet sets ${label}.`,
  };
}

/** `status.applying` names the nodes with a concurrency slot, and records no time. Source: pkg/upgrade/handle_upgrade.go. */
function slotsHeld({ applying }: Pick<SidePlan, 'applying'>, { due }: Reach): RecordedState[] {
  return due
    .filter((node) => hasSlot(node, applying))
    .map(({ name: target, unschedulable }) => ({
      ...{ of: null, target, since: null, until: null, held: null },
      state: unschedulable ? 'has a concurrency slot and is cordoned' : 'has a concurrency slot',
    }));
}

const ENDS: Readonly<Record<Exclude<JobEnd, 'down'>, Text>> = {
  failed: text`The Job fails at its deadline, the node stays cordoned, and its concurrency slot is never freed.`,
  pending: text`The Job fails at its deadline before its pod starts, and its concurrency slot is never freed.`,
  deleted: text`The controller deletes the Job whenever it sees it, and the concurrency slot is never freed.`,
  waiting: text`The concurrency slot is never freed.`,
};

/** Nodes whose Job never succeeds, whatever is in it: those of the first cause. A node that is down may be repaired. */
export function deadEndOf({ plan, reach, blockers }: Planned): DeadEnd | undefined {
  const all = reach.due.flatMap((node) => {
    const blocker = blockers.get(node.name);
    return blocker && blocker.end !== 'down' ? [{ node: node.name, blocker, end: blocker.end }] : [];
  });
  const [first] = all;
  if (first === undefined) return undefined;
  const { why, fix: remedy, path } = first.blocker;
  const alike = all.filter(({ blocker }) => toPlain(blocker.why) === toPlain(why));
  const nodes = list(alike.map(({ node }) => name('target', node)));
  return {
    says: text`${nodes}: ${why}. ${ENDS[first.end]}`,
    fix: remedy ?? fix``,
    place: plan.manifest.placeOf(['spec', ...path]),
  };
}
