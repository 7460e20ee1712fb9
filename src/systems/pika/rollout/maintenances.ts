import { groupedBy } from '../../../manifest/lookup.js';
import type { Instant } from '../../../rollout/controller.js';
import { text } from '../../../text/text.js';
import { type Lingering, type ResolvedGroup, type ResolveInput, unlimitedGroup } from '../../system.js';
import { type Cluster, cordonedFor, runUntil } from '../controller/cluster.js';
import { hasBegun, isDraining } from '../controller/reconcile.js';
import {
  CLIENT,
  enteredAt,
  type Maintenance,
  maintenanceLabel,
  READY,
  VALIDATION,
} from '../objects/maintenance.js';
import type { Steps } from '../options.js';
import { blockerOf } from '../results.js';
import type { Member, Side } from '../side.js';
import { type Announced, CONTROLLER_ID } from './controller.js';

/** The objects of one maintenance ID: what people call a maintenance. */
export interface Maintained {
  readonly id: string;
  /** Those that the cluster has after the change, on nodes that are there; in the order of the side. */
  readonly members: readonly Member[];
  /** The object that represents all of them in a report. */
  readonly leader: Member;
  readonly announced: readonly Announced[];
  /** Targets that the controller never takes out, and why. */
  readonly blocked: ResolvedGroup['blocked'];
  readonly lingers: readonly Lingering[];
}

/** The maintenances of a side, in the order of their first object. */
export function maintainedOf({ members, cluster }: Side, steps: Steps, at: Instant): Maintained[] {
  const present = members.flatMap((member) => {
    const { after } = member;
    return after && cluster.node(after.node) ? [{ member, after, blocker: blockerOf(member, cluster) }] : [];
  });
  const courses = new Map<string, Course>();
  for (const [node, list] of groupedBy(present, ({ after }) => after.node)) {
    const keys = list.flatMap(({ blocker, after }) => (blocker?.isIdle ? [] : after.key));
    for (const [key, course] of coursesOn(cluster, node, keys, steps, at)) courses.set(key, course);
  }
  // Where an edit of the ID is refused, the cluster keeps the old one.
  return [...groupedBy(present, ({ after }) => after.maintenanceId)].map(([id, list]) => {
    const taken = list.flatMap(({ after }) => {
      const course = courses.get(after.key);
      return course ? [{ after, course }] : [];
    });
    const first = Math.min(...taken.map(({ course }) => course.startsAt));
    return {
      id,
      members: list.map(({ member }) => member),
      leader: list.map(({ member }) => member).reduce(firstOf),
      announced: taken.map(({ after: { node }, course }) => {
        return { ...course, group: id, node, batch: course.startsAt > first ? 2 : 1 };
      }),
      blocked: list.flatMap(({ after, blocker }) =>
        blocker?.isIdle ? { target: after.node, why: text`${blocker.why}.` } : [],
      ),
      lingers: taken.flatMap(({ after }) => lingeringOf(after, cluster, steps) ?? []),
    };
  });
}

/** An object that was there before, so that findings keep their name when objects are added: the first by its key. */
function firstOf(a: Member, b: Member): Member {
  const rank = ({ source, before }: Member): number => (source === 'file' ? (before ? 0 : 1) : 2);
  return rank(b) < rank(a) || (rank(b) === rank(a) && b.key < a.key) ? b : a;
}

/** Why a node is not at its end with the work. */
function lingeringOf(one: Maintenance, cluster: Cluster, steps: Steps): Lingering | null {
  const { node: target, deleting } = one;
  if (deleting) {
    const why = text`A deleted object that has begun keeps its node until someone uncordons it; PIKA does not.`;
    return { target, until: 'uncordon', why };
  }
  if (isLeftToReturn(one, steps)) {
    const why = text`It is validated, and PIKA returns no node: delete the object, then uncordon the node.`;
    return { target, until: 'uncordon', why };
  }
  if (cluster.onNode(target).filter((other) => !other.deleting).length < 2) return null;
  const why = text`A node has several maintenances: the first uncordon ends one of them, and the others stay until they are deleted.`;
  return { target, until: 'deletion', why };
}

/** The way of one object from its start on, by what the operators around PIKA are taken to need for each step. */
type Course = Omit<Announced, 'group' | 'node' | 'batch'>;

/**
 * The courses of objects of one node, in their order. Those that have begun go on now; the node is cordoned for the others, and
 * labeled, when the external scheduler is taken to do that. Those that never start are left out.
 */
function coursesOn(
  cluster: Cluster,
  node: string,
  keys: readonly string[],
  steps: Steps,
  at: Instant,
): ReadonlyMap<string, Course> {
  const cordonAt = at + steps.scheduled;
  let { state } = runUntil(cluster.stateOf(node), at);
  const courses = new Map<string, Course>();
  for (const isLater of [false, true])
    for (const key of keys) {
      const one = state.maintenances.get(key);
      if (!one || hasBegun(one.status) === isLater || courses.has(key)) continue;
      if (isLater)
        state = runUntil(cordonedFor(runUntil(state, cordonAt).state, maintenanceLabel(one)), cordonAt).state;
      const begun = state.maintenances.get(key);
      if (begun && hasBegun(begun.status)) courses.set(key, courseOf(begun, steps, isLater ? cordonAt : at));
    }
  return courses;
}

/** The steps in their order: the status each begins in, what ends it, and which value of it is a failure. */
const STEPS = [
  { from: 'MaintenanceStarted', key: READY, value: 'true', failure: null, takes: 'drain' },
  { from: 'ObjectsDrained', key: CLIENT, value: 'complete', failure: 'incomplete', takes: 'maintenance' },
  { from: 'Validating', key: VALIDATION, value: 'validated', failure: 'failed', takes: 'validation' },
] as const;

/** A node that was cordoned was out, however soon it is back. */
const SHORTEST_MS = 1_000;

/**
 * The rest of a maintenance that has begun; a step that is under way since before takes what is left of it. A step whose annotation
 * is there takes no time where the object has come to it, and a drain takes none then at all. An annotation that was set before its
 * turn leads PIKA through the status at once, and returns no node: that work takes its time all the same.
 */
function courseOf(one: Maintenance, steps: Steps, now: Instant): Course {
  const { slaExpires, transitions } = one;
  const course = { startsAt: now, workMs: 0, isDoomed: false, drainMs: 0, slaExpires };
  // One that starts now may have come through several statuses at this instant, and none of their work is done. Statuses are dated in whole seconds.
  const startsNow = transitions.some(({ status, at }) => status === 'MaintenanceStarted' && now - at < 1_000);
  // No step is left to assume: it ends when the node is uncordoned, and nothing says when that is.
  if (one.deleting || (isLeftToReturn(one, steps) && !startsNow)) return { ...course, workMs: Infinity };
  if (one.status === 'MaintenanceIncomplete') return { ...course, isDoomed: true };
  const status = isDraining(one.status) ? 'MaintenanceStarted' : one.status;
  const first = startsNow ? 0 : STEPS.findIndex(({ from }) => from === status);
  let doneMs = startsNow ? 0 : -Math.max(0, now - (enteredAt(one, one.status) ?? now));
  let drainMs = 0;
  for (const [i, { key, value, failure, takes }] of STEPS.entries()) {
    if (i < first) continue;
    const written = one.annotations[key];
    if (written !== undefined && written === failure)
      return { ...course, workMs: Math.max(0, doneMs), isDoomed: true, drainMs };
    if (written === value && (i === first || key === READY)) continue;
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
  maintained: Maintained,
  { at, until, snapshot }: Pick<ResolveInput, 'at' | 'until' | 'snapshot'>,
  part: Member | null,
): ResolvedGroup {
  const { id, leader, announced, blocked, lingers, members } = maintained;
  const targets = (part ? [part] : members).flatMap(({ after }) => after?.node ?? []);
  const isOwn = ({ target }: { readonly target: string }): boolean => !part || targets.includes(target);
  return {
    ...unlimitedGroup({
      ...{
        name: id,
        rolls: leader.ref,
        runs: { controller: CONTROLLER_ID, group: id },
        unit: 'node',
        targets,
      },
    }),
    selected: part ? targets.length : announced.length + blocked.length,
    allowed: [{ reason: null, from: at, to: until, limit: null, remaining: null }],
    blocked: blocked.filter(isOwn),
    lingers: lingers.filter(isOwn),
    named: { fleet: snapshot.nodes.length, isPart: part !== null },
  };
}
