import { byName, groupedBy } from '../../manifest/lookup.js';
import {
  type Controller,
  type GroupEnd,
  type Instant,
  NO_STEP,
  type Start,
} from '../../rollout/controller.js';
import { capital, count, NO_TEXT, text, verbFor } from '../../text/text.js';
import { type Lingering, type ResolvedGroup, type ResolveInput, unlimitedGroup } from '../system.js';
import { allOn, type NodeState, nodeIn, runUntil, withNode } from './controller/node.js';
import {
  enteredAt,
  hasBegun,
  isDraining,
  type Maintenance,
  maintenanceLabel,
  READY,
  STEPS,
  VALIDATION,
} from './objects/maintenance.js';
import type { Steps } from './options.js';
import { neverEnds } from './results.js';
import type { Member, Side } from './side.js';

const CONTROLLER = 'pika';

/** The way of one object from its start on, by what the operators around PIKA are taken to need for each step. */
type Course = Readonly<ReturnType<typeof courseOf>>;

/** The objects of one maintenance ID: what people call a maintenance. */
export type Maintained = ReturnType<typeof maintainedOf>[number];

/** The maintenances of a side, in the order of their first object. */
export function maintainedOf({ members, cluster }: Side, steps: Steps, at: Instant) {
  const present = members.flatMap((member) => {
    const { after } = member;
    const found = neverEnds(member, cluster);
    const idle = found?.isIdle ? capital(found.says) : null;
    return after && nodeIn(cluster, after.node) ? [{ member, after, idle }] : [];
  });
  const courses = new Map(
    [...groupedBy(present, ({ after }) => after.node)].flatMap(([node, list]) => {
      const [keys, state] = [list.flatMap(({ idle, after }) => (idle ? [] : after.key)), cluster.get(node)];
      return state ? [...coursesOn(state, keys, steps, at)] : [];
    }),
  );
  // If an edit of the ID is refused, the cluster keeps the old one.
  const all = present.map((one) => ({ ...one, course: courses.get(one.after.key) ?? null }));
  return [...groupedBy(all, ({ after }) => after.maintenanceId)].map(([id, announced]) => ({
    id,
    /** On a node that is there, in the order of the side. Without a course its node is never taken out: `idle` says why, if that is known. */
    announced,
    ofMember: groupedBy(announced, ({ member }) => member),
    /** The object that represents all of them in a report. */
    leader: announced.map((one) => one.member).reduce((a, b) => (byName(rankOf(a), rankOf(b)) > 0 ? b : a)),
  }));
}

/** Objects that were there before come first, so that findings keep their name when objects are added; then the key decides. */
function rankOf({ source, before, key }: Member): string {
  return `${source === 'file' ? (before ? 0 : 1) : 2} ${key}`;
}

/**
 * The courses of objects of one node, in their order. Those that have begun continue now; the node is cordoned for the others, and
 * labeled, when the external scheduler is taken to do that. Those that never start are left out.
 */
function coursesOn(given: NodeState, keys: readonly string[], steps: Steps, at: Instant) {
  const cordonAt = at + steps.scheduled;
  let state = runUntil(given, at);
  const courses = new Map<string, Course>();
  for (const isLater of [false, true])
    for (const key of keys) {
      const one = state.maintenances.get(key);
      if (!one || hasBegun(one.status) === isLater || courses.has(key)) continue;
      if (isLater) state = cordonedFor(runUntil(state, cordonAt), maintenanceLabel(one));
      const begun = state.maintenances.get(key);
      if (begun && hasBegun(begun.status)) courses.set(key, courseOf(begun, steps, isLater ? cordonAt : at));
    }
  return courses;
}

/** The node cordoned and marked as under a maintenance, as schedulers do it. */
function cordonedFor(state: NodeState, label: string): NodeState {
  const { node, now } = state;
  const labels = { ...node?.labels, [label]: '' };
  return node ? runUntil(withNode(state, { ...node, unschedulable: true, labels }), now) : state;
}

/** A node that was cordoned was out, however soon it is back. */
const SHORTEST_MS = 1_000;

/**
 * The rest of a maintenance that has begun; a step that is under way since before takes what is left of it. A step whose annotation
 * is there takes no time where the object has come to it, and a drain takes none then at all. An annotation that was set before its
 * turn leads PIKA through the status at once, and returns no node: that work takes its time all the same.
 */
function courseOf(one: Maintenance, steps: Steps, now: Instant) {
  const course = {
    startsAt: now,
    /** Until the object is deleted and its node uncordoned, or until it fails for good; Infinity: nothing says when that is. */
    workMs: 0,
    /** An annotation that is there already leads to MaintenanceIncomplete, which only a deletion leaves. */
    isDoomed: false,
    /** The rest of the drain. */
    drainMs: 0,
    /** The end of its SLA: pods that are left may be removed by force. */
    slaExpires: one.slaExpires,
  };
  // One that starts now may have come through several statuses at this instant, and none of their work is done. Statuses are dated in whole seconds.
  const startsNow = one.transitions.some(
    ({ status, at }) => status === 'MaintenanceStarted' && now - at < 1_000,
  );
  // No step is left to assume: it ends when the node is uncordoned, and nothing says when that is.
  if (one.deleting || (isLeftToReturn(one, steps) && !startsNow)) return { ...course, workMs: Infinity };
  if (one.status === 'MaintenanceIncomplete') return { ...course, isDoomed: true };
  const status = isDraining(one.status) ? 'MaintenanceStarted' : one.status;
  const first = startsNow ? 0 : STEPS.findIndex(({ from }) => from === status);
  let doneMs = startsNow ? 0 : -Math.max(0, now - (enteredAt(one) ?? now));
  let drainMs = 0;
  for (const [i, { key, values, takes }] of STEPS.entries()) {
    if (i < first) continue;
    const written = one.annotations[key];
    if (written !== undefined && written === values.failed)
      return { ...course, workMs: Math.max(0, doneMs), isDoomed: true, drainMs };
    if (written === values.done && (i === first || key === READY)) continue;
    doneMs = Math.max(0, doneMs + steps[takes]);
    if (key === READY) drainMs = doneMs;
  }
  return { ...course, workMs: Math.max(SHORTEST_MS, Math.max(0, doneMs) + steps.return), drainMs };
}

/**
 * True for a validated object whose node is still out: everything that PIKA waits for is done, and it returns no node. Where a time
 * is configured for the return, that is taken. Source: NVIDIA/pika 8a1803ee, notifymaintenance_controller.go (`validated` only
 * records a condition).
 */
function isLeftToReturn({ status, annotations }: Maintenance, steps: Steps): boolean {
  return status === 'Validating' && annotations[VALIDATION] === 'validated' && steps.return === 0;
}

/** The group of a maintenance as its leader lists and rolls it, or the part that another object has in it. */
export function groupOf(
  { id, leader, announced, ofMember }: Maintained,
  part: Member | null,
  { cluster }: Side,
  steps: Steps,
  { at, until, snapshot }: ResolveInput,
): ResolvedGroup {
  const own = part ? (ofMember.get(part) ?? []) : announced;
  const targets = own.map(({ after }) => after.node);
  const runs = { controller: CONTROLLER, group: id };
  const taken = own.filter(({ course, idle }) => course ?? idle).length;
  return {
    ...unlimitedGroup({ name: id, rolls: leader.ref, runs, unit: 'node', targets }),
    selected: part ? targets.length : taken,
    allowed: [{ reason: null, from: at, to: until, limit: null, remaining: null }],
    blocked: own.flatMap(({ after, idle }) => (idle ? { target: after.node, why: idle } : [])),
    lingers: own.flatMap(({ after, course }): Lingering | [] => {
      const target = after.node;
      const others = allOn(cluster, target).filter((one) => !one.deleting && one.key !== after.key);
      if (course && (after.deleting || isLeftToReturn(after, steps)))
        return { target, until: 'uncordon', why: TO_UNCORDON };
      return course && others.length > 0 ? { target, until: 'deletion', why: TO_DELETE } : [];
    }),
    named: { fleet: snapshot.nodes.length, isPart: part !== null },
  };
}

const TO_UNCORDON = text`PIKA returns no node: when the object is deleted, someone has to uncordon its node.`;
const TO_DELETE = text`A node has several maintenances: the first uncordon ends one of them, and the others stay until they are deleted.`;

/** `lost`: others deleted the node, before its turn or in the middle of it. Undefined: it waits for its turn. */
type Progress = 'out' | 'failed' | 'ended' | 'lost' | undefined;

/** PIKA with the operators around it in the dry rollout. It limits nothing: every node goes when its course starts. */
export function maintenanceController(
  turns: ReturnType<typeof turnsOf>,
  progress = new Map<Start, Progress>(),
  goneBefore: ReadonlySet<string> = new Set(),
): Controller {
  let gone = goneBefore;
  return {
    id: CONTROLLER,
    step: (world, now) => {
      gone = new Set(world.gone().map(({ name }) => name));
      const starts: Start[] = [];
      let wakeAt = Infinity;
      for (const { startsAt, start } of turns) {
        if (!start || progress.has(start)) continue;
        if (gone.has(start.target)) progress.set(start, 'lost');
        else if (startsAt > now) wakeAt = Math.min(wakeAt, startsAt);
        else {
          progress.set(start, 'out');
          starts.push(start);
        }
      }
      return { ...NO_STEP, starts, wakeAt: wakeAt === Infinity ? null : wakeAt };
    },
    ended: (start, result) => {
      progress.set(start, result === 'failed' ? 'failed' : gone.has(start.target) ? 'lost' : 'ended');
    },
    groups: () =>
      new Map(
        [...groupedBy(turns, ({ group }) => group)].flatMap(([group, list]): [string, GroupEnd][] => {
          const started = list.flatMap(({ start }) => (start ? [progress.get(start)] : []));
          if (started.length > 0) return [[group, endOf(started)]];
          const why = list.find(({ idle }) => idle)?.idle;
          return why ? [[group, { phase: 'stuck', why }]] : [];
        }),
      ),
    fork: () => maintenanceController(turns, new Map(progress), gone),
  };
}

/** When the nodes of a maintenance start; without a start where one never does. Those that start at one instant are one batch. */
export function turnsOf({ id: group, announced }: Maintained) {
  const first = Math.min(...announced.map(({ course }) => course?.startsAt ?? Infinity));
  return announced.map(({ after: { node: target }, course, idle }) => {
    if (!course) return { group, idle, startsAt: Infinity, start: null };
    const { startsAt, workMs, isDoomed, drainMs, slaExpires } = course;
    const forcedAfterMs = slaExpires === null ? null : Math.max(0, slaExpires - startsAt);
    const start: Start = {
      ...{ target, group, batch: startsAt > first ? 2 : 1, workMs, isDoomed, shows: 'unready' },
      ...(drainMs > 0 && { drain: { expectedMs: drainMs, forcedAfterMs } }),
    };
    return { group, idle, startsAt, start };
  });
}

/** Objects of one group together: at work as long as one is, stuck only when none is left that moves. */
function endOf(list: readonly Progress[]): GroupEnd {
  const amount = (which: Progress): number => list.filter((one) => one === which).length;
  const [failed, lost] = [amount('failed'), amount('lost')];
  if (amount('out') > 0) return { phase: 'working', why: NO_TEXT };
  if (amount(undefined) > 0) return { phase: 'waiting', why: NO_TEXT };
  if (failed + lost === 0) return { phase: 'complete', why: NO_TEXT };
  // Without its node an object is no longer reconciled. Source: NVIDIA/pika 8a1803ee, notifymaintenance_controller.go, Reconcile.
  const why =
    failed > 0
      ? text`${count(failed, 'object')} ${verbFor(failed, 'ends', 'end')} as MaintenanceIncomplete, which nothing but a deletion leaves; the nodes stay cordoned.`
      : text`${count(lost, 'node')} ${verbFor(lost, 'is', 'are')} deleted by another controller, and without the node the finalizer holds the object for good.`;
  return { phase: 'stuck', why };
}
