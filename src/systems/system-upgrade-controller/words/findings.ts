import { present } from '../../../manifest/words/present.js';
import { HOSTNAME_LABEL, type NodeState } from '../../../snapshot/snapshot.js';
import { spanText } from '../../../calendar/week.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { numberIn, objectIn, pathText } from '../../../manifest/fields.js';
import { listing } from '../../../manifest/words/listing.js';
import { allOf, counted, verb } from '../../../text/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import { type DeadEnd, rebootingNodes, type Standstill } from '../../system.js';
import type { Options } from '../options.js';
import { comesBack, type Hindrances, isAlone } from '../simulation/hindrances.js';
import type { Reach, Reaching } from '../simulation/reach.js';
import { neverOpens } from '../controller/window.js';
import { quirksOf } from './quirks.js';
import type { SidePlan } from '../side.js';
import type { Planned } from './policy-facts.js';

/** A Plan that takes no node and reports Complete. */
export function standstillOf(
  { spec, object, manifest }: SidePlan,
  { selected, turns, isAssumed }: Reach,
  stoppedBy: SidePlan | null,
): Standstill | undefined {
  // The window is asked only while no node has a place.
  const hasPlaces = !isAssumed && (turns[0]?.length ?? 0) > 0;
  if (stoppedBy !== null && object !== null)
    return {
      what: 'upgrades',
      says: `no node is upgraded: ${unreadText(stoppedBy)}`,
      fix: `Correct ${pathText(['spec', ...(stoppedBy.spec.invalid?.path ?? [])])} of Plan/${visible(stoppedBy.manifest.name)}.`,
      grade: 'warning',
      targets: selected.length,
      place: manifest.place,
    };
  if (object !== null && spec.concurrency > 0 && neverOpens(spec.window) && !hasPlaces)
    return {
      what: 'upgrades',
      says: 'no node is ever upgraded: its window names no days, and a window without days never opens',
      fix: 'Write the days of the window, such as days: [saturday, sunday], or leave window out.',
      grade: 'error',
      targets: selected.length,
      place: manifest.placeOf(['spec', 'window']),
    };
  const hasNoSelector = !('error' in spec.selector) && !spec.selector.selector.written;
  if (object === null || (spec.concurrency > 0 && !hasNoSelector)) return undefined;
  const field = hasNoSelector ? 'nodeSelector' : 'concurrency';
  // Writing 0 is how people stop a Plan; a field that is not there reads as if nodes went.
  const isLeftOut = hasNoSelector || numberIn(objectIn(object, 'spec'), 'concurrency') === null;
  return {
    what: 'upgrades',
    says: hasNoSelector
      ? 'no node is ever upgraded, and the Plan reports Complete: without nodeSelector it selects none'
      : `no node is ever upgraded, and the Plan reports Complete: concurrency ${isLeftOut ? 'is left out, which is 0' : `is ${spec.concurrency}`}`,
    fix: hasNoSelector ? 'Write a nodeSelector; nodeSelector: {} is every node.' : 'Set concurrency: 1.',
    grade: isLeftOut ? 'error' : 'warning',
    targets: field === 'concurrency' ? selected.length : 0,
  };
}

/** The Plans of a cluster are read as one list. Source: pkg/apis/upgrade.cattle.io/v1/types.go; client-go's reflector. */
export function unreadText({ manifest }: SidePlan): string {
  return `Plan/${visible(manifest.name)} cannot be read, and the controller reads all Plans or none`;
}

/** Nodes whose Job never succeeds, whatever is in it; each keeps the place it takes. Told of the first cause, with all its nodes. */
export function deadEndOf(
  { manifest }: SidePlan,
  { due }: Reach,
  hindrances: Hindrances,
): DeadEnd | undefined {
  const lost = due.flatMap(({ name }) => {
    const one = hindrances.get(name);
    return one === undefined || one.outcome === null ? [] : [{ name, ...one }];
  });
  const [first] = lost;
  if (first === undefined) return undefined;
  const names = lost.filter(({ says }) => says === first.says).map(({ name }) => visible(name));
  return {
    says: `${listing(names)}: ${first.says}. So ${first.outcome ?? ''}`,
    fix: first.fix ?? '',
    place: manifest.placeOf(['spec', ...first.path]),
  };
}

/** Sentences a reader must see, in order of weight. */
export function notesOf(
  { plan, reach, hindrances }: Planned,
  all: readonly Planned[],
  options: Options,
  objects: readonly Manifest[],
): string[] {
  const { spec, object, isLive } = plan;
  if (object === null || isLive) return [];
  return present([
    healthNote(plan, reach),
    pauseNote(plan, reach),
    windowNote(plan),
    ...nodeNotes(plan, reach, hindrances),
    comingBackNote(plan, reach, objects),
    unorderedNote({ plan, reach }, all, objects),
    ...quirksOf({ plan, reach, dialect: options.dialect }),
    drainNote(plan, options),
    spec.exclusive &&
      'exclusive is for one node at a time: two exclusive Plans still work on different nodes at once.',
    reach.due.length > Math.max(1, spec.concurrency) &&
      !reach.isAssumed &&
      'Node order cannot be controlled: it is a hash of the node, the Plan and its version, and needs UIDs that no snapshot has. The order shown is one of many.',
  ]);
}

/** Source: that of `comesBack`. */
function comingBackNote(
  plan: SidePlan,
  { due, isAssumed }: Reach,
  objects: readonly Manifest[],
): string | null {
  const rebooting = rebootingNodes(objects);
  const names = due.filter((node) => comesBack(node, plan, rebooting)).map(({ name }) => visible(name));
  if (names.length === 0 || isAssumed) return null;
  return `${listing(names)} ${verb(names.length, 'is', 'are')} not ready and ${verb(names.length, 'is', 'are')} planned as coming back: a Job of the Plan or the interrupt of a NodeWright is at work there. On a node that stays down, the Job fails at its deadline and the concurrency slot is lost.`;
}

/** A Plan for the control plane that this one should wait for, or waits for unseen. Source: k3s, Automated Upgrades. */
function unorderedNote(own: Reaching, all: readonly Reaching[], objects: readonly Manifest[]): string | null {
  const { spec, manifest } = own.plan;
  if (spec.waitsFor !== null)
    return isAlone(manifest, all, objects)
      ? `prepare waits for Plan/${visible(spec.waitsFor)}, which is neither in the files nor in the snapshot: planned as if that Plan were complete.`
      : null;
  const starts = ({ plan, reach }: Reaching): boolean =>
    plan.object !== null && !plan.isLive && plan.isHashChanged && !reach.isAssumed;
  if (spec.prepares || !starts(own) || own.reach.due.every(runsApiServer)) return null;
  const first = all.find(
    (other) => other.plan !== own.plan && starts(other) && other.reach.due.some(runsApiServer),
  );
  return first
    ? `This Plan does not wait for Plan/${visible(first.plan.manifest.name)}, which upgrades the control plane at the same time: only a prepare container orders Plans.`
    : null;
}

function runsApiServer({ labels }: NodeState): boolean {
  return ['node-role.kubernetes.io/control-plane', 'node-role.kubernetes.io/master'].some((label) =>
    Object.hasOwn(labels, label),
  );
}

function healthNote({ spec }: SidePlan, { due }: Reach): string | null {
  if (due.length === 0 || spec.concurrency <= 0) return null;
  const lost = Math.min(spec.concurrency, due.length);
  return `Nothing asks whether a node works again: a version that breaks nodes after its Job has succeeded goes through ${allOf(due.length, 'node')}. Where the Job itself fails, the node keeps its place${spec.cordons ? ' and stays cordoned' : ''}, and the Plan stands still after ${counted(lost, 'node')}.`;
}

function pauseNote({ spec }: SidePlan, { due }: Reach): string | null {
  if (spec.delayMs > 0 || due.length < 2 || spec.concurrency <= 0) return null;
  return 'The next node starts as soon as the Job before it has succeeded: without postCompleteDelay there is no pause in which a fault could show.';
}

function windowNote({ spec }: SidePlan): string | null {
  return spec.window === null
    ? null
    : 'The window is asked only when no node has a place: what begins in it runs past its end until every node is done.';
}

function nodeNotes(
  { spec }: SidePlan,
  { due, selected, withoutHostname }: Reach,
  hindrances: Hindrances,
): string[] {
  const cordoned = due.filter(({ unschedulable }) => unschedulable).length;
  const dead = due.filter(({ name, ready }) => ready !== 'True' && hindrances.has(name)).length;
  return present([
    withoutHostname > 0 &&
      selected.length > 0 &&
      `${counted(withoutHostname, 'node')} ${verb(withoutHostname, 'matches', 'match')} nodeSelector and ${verb(withoutHostname, 'has', 'have')} no label ${HOSTNAME_LABEL}: the controller never selects ${verb(withoutHostname, 'it', 'them')}.`,
    dead > 0 &&
      `${counted(dead, 'node')} ${verb(dead, 'is', 'are')} not ready and ${verb(dead, 'takes a place', 'take places')} all the same: ${verb(dead, 'its Job fails', 'their Jobs fail')} at the deadline, and the ${verb(dead, 'place is', 'places are')} lost.`,
    cordoned > 0 &&
      spec.cordons &&
      `${counted(cordoned, 'node')} that somebody cordoned ${verb(cordoned, 'is', 'are')} uncordoned when ${verb(cordoned, 'its Job succeeds', 'their Jobs succeed')}, whoever cordoned ${verb(cordoned, 'it', 'them')}.`,
  ]);
}

function drainNote({ spec }: SidePlan, { activeDeadlineMs }: Options): string | null {
  const { drain } = spec;
  if (!drain) return null;
  const deadlineMs = spec.deadlineMs ?? activeDeadlineMs;
  const end =
    deadlineMs > 0
      ? `its Job fails ${spanText(deadlineMs)} after it was made, and the node stays cordoned and half empty`
      : 'it waits for ever, as jobActiveDeadlineSecs is 0';
  if (drain.disableEviction)
    return 'disableEviction: pods are deleted, and PodDisruptionBudgets are not asked.';
  if (drain.hasTimeout) return null;
  const skips = drain.skipsLongDeletes
    ? ' skipWaitForDeleteTimeout changes nothing there: it passes over pods that are being deleted, and one that a budget keeps is not.'
    : '';
  return `A drain that a PodDisruptionBudget holds has no timeout of its own: ${end}.${skips}`;
}
