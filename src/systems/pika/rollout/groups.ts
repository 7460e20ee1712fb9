import { groupedBy } from '../../../manifest/lookup.js';
import type { Instant } from '../../../rollout/controller.js';
import { toPlain } from '../../../text/render.js';
import {
  type Lingering,
  type PolicyRef,
  type ResolvedGroup,
  type ResolveInput,
  stated,
  unlimitedGroup,
} from '../../system.js';
import { type Blocker, blockerOf } from '../results/blockers.js';
import type { Maintenance } from '../objects/maintenance.js';
import type { Member } from '../objects/members.js';
import type { Steps } from '../options.js';
import type { Side } from '../side.js';
import { type Announced, CONTROLLER_ID } from './controller.js';
import { coursesOn, isLeftToReturn } from './course.js';

/** The objects of one maintenance ID: what people call a maintenance. */
export interface Maintained {
  readonly id: string;
  /** Those that the cluster has after the change, on nodes that are there; in the order of the side. */
  readonly members: readonly Member[];
  /** The object that represents all of them in a report. */
  readonly leader: PolicyRef;
  readonly announced: readonly Announced[];
  /** Targets that the controller never takes out, and why. */
  readonly blocked: ResolvedGroup['blocked'];
  readonly lingers: readonly Lingering[];
}

/** An object that the cluster has after the change, on a node that is there. */
interface Present {
  readonly member: Member;
  readonly after: Maintenance;
  readonly blocker: Blocker | null;
}

/** The maintenances of a side, in the order of their first object. */
export function maintainedOf(side: Side, steps: Steps, at: Instant): Maintained[] {
  const { members, cluster } = side;
  const present = members.flatMap((member): Present | [] => {
    const { after } = member;
    return after && cluster.hasNode(after.node) ? { member, after, blocker: blockerOf(member, cluster) } : [];
  });
  const byNode = groupedBy(present, ({ after }) => after.node);
  const courses = new Map(
    [...byNode].map(([node, list]) => {
      const keys = list.flatMap(({ blocker, after }) => (blocker?.isIdle ? [] : after.key));
      return [node, coursesOn(cluster, node, keys, steps, at)] as const;
    }),
  );
  // Where an edit of the ID is refused, the cluster keeps the old one.
  return [...groupedBy(present, ({ after }) => after.maintenanceId)].map(([id, list]) => {
    const taken = list.flatMap(({ after }) => {
      const course = courses.get(after.node)?.get(after.key);
      return course ? [{ after, course }] : [];
    });
    const first = Math.min(...taken.map(({ course }) => course.startsAt));
    return {
      id,
      members: list.map(({ member }) => member),
      leader: leaderOf(list.map(({ member }) => member)).ref,
      announced: taken.map(({ after: { node }, course }) => {
        return { group: id, node, batch: course.startsAt > first ? 2 : 1, course };
      }),
      blocked: list.flatMap(({ after, blocker }) =>
        blocker?.isIdle ? { target: after.node, why: `${toPlain(blocker.why)}.` } : [],
      ),
      lingers: taken.flatMap(({ after }) => lingeringOf(after, side, steps) ?? []),
    };
  });
}

/** An object that was there before, so that findings keep their name when objects are added: the first by its key. */
function leaderOf(list: readonly Member[]): Member {
  const rank = ({ source, before }: Member): number => (source === 'file' ? (before ? 0 : 1) : 2);
  const [first] = [...list].sort((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1));
  if (!first) throw new Error('a maintenance without objects');
  return first;
}

/** Why a node is not at its end with the work. */
function lingeringOf(one: Maintenance, { cluster }: Side, steps: Steps): Lingering | null {
  const { node, deleting } = one;
  if (deleting)
    return {
      ...{ target: node, until: 'uncordon' },
      why: 'A deleted object that has begun keeps its node until someone uncordons it; PIKA does not.',
    };
  if (isLeftToReturn(one, steps))
    return {
      ...{ target: node, until: 'uncordon' },
      why: 'It is validated, and PIKA returns no node: delete the object, then uncordon the node.',
    };
  if (cluster.onNode(node).filter((other) => !other.deleting).length < 2) return null;
  return {
    ...{ target: node, until: 'deletion' },
    why: 'A node has several maintenances: the first uncordon ends one of them, and the others stay until they are deleted.',
  };
}

/** The group of a maintenance, which its leader lists and rolls. */
export function groupOf(maintained: Maintained, { at, until, snapshot }: ResolveInput): ResolvedGroup {
  const { id, leader, announced, blocked, lingers, members } = maintained;
  return {
    ...unlimitedGroup({
      ...{ name: id, rolls: leader, runs: { controller: CONTROLLER_ID, group: id }, unit: 'node' },
      targets: members.map(({ after }) => after?.node ?? ''),
    }),
    selected: announced.length + blocked.length,
    allowed: [{ reason: null, from: at, to: until, limit: null, remaining: null }],
    ...{ blocked, lingers },
    facts: stated('named', [{ fleet: snapshot.nodes.length, isPart: false }]),
  };
}

/** The part of the group that one object has in it. */
export function partOf(group: ResolvedGroup, { after }: Member): ResolvedGroup {
  const targets = after ? [after.node] : [];
  const isOwn = ({ target }: { readonly target: string }): boolean => targets.includes(target);
  return {
    ...group,
    ...{ targets, selected: targets.length },
    blocked: group.blocked.filter(isOwn),
    lingers: (group.lingers ?? []).filter(isOwn),
    facts: group.facts.map((fact) =>
      fact.kind === 'named' ? { ...fact, of: { ...fact.of, isPart: true } } : fact,
    ),
  };
}
