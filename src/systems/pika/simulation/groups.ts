import {
  type Lingering,
  type PolicyRef,
  type ResolvedGroup,
  type ResolveInput,
  stated,
  unlimitedGroup,
} from '../../system.js';
import type { Cluster } from '../controller/cluster.js';
import type { Planned } from './standing.js';
import { CONTROLLER_ID } from './controller.js';
import { isTakenOn, type Member } from '../objects/members.js';
import type { Maintenance } from '../objects/maintenance.js';
import { hasBegun } from '../controller/states.js';
import type { Steps } from '../options.js';
import { isLeftToReturn } from './course.js';

/** All objects with one maintenance ID: what a person calls a maintenance. */
export interface Maintained {
  readonly id: string;
  /** Those that the cluster has after the change, on nodes that are there; in the order of the side. */
  readonly members: readonly Member[];
  /** The object that represents all of them in a report. */
  readonly leader: PolicyRef;
  readonly planned: readonly Planned[];
  /** Targets that the controller will not take out, and why. */
  readonly blocked: ResolvedGroup['blocked'];
  readonly lingers: readonly Lingering[];
}

/** The maintenances of a side, in the order of their first object. */
export function maintainedOf(members: readonly Member[], cluster: Cluster, steps: Steps): Maintained[] {
  const byId = new Map<string, Member[]>();
  for (const member of members) {
    if (!member.after || !cluster.hasNode(member.after.node)) continue;
    // Where an edit of it is refused, the cluster keeps the old ID.
    const id = member.after.maintenanceId;
    const list = byId.get(id) ?? [];
    byId.set(id, list);
    list.push(member);
  }
  return [...byId].map(([id, list]) => {
    const reasons = list.map((member) => ({ member, why: whyIdle(member, cluster) }));
    const taken = reasons.filter(({ why }) => why === null).map(({ member }) => member);
    return {
      id,
      members: list,
      leader: leaderOf(list).ref,
      planned: taken.map(({ after, written }) => ({ group: id, maintenance: after ?? written })),
      blocked: reasons.flatMap(({ member, why }) =>
        why === null ? [] : [{ target: member.after?.node ?? '', why }],
      ),
      lingers: taken.flatMap(({ after }) => (after && lingeringOf(after, cluster, steps)) ?? []),
    };
  });
}

/** One that was there before, so that findings keep their name when objects are added: the first by its key. */
function leaderOf(list: readonly Member[]): Member {
  const rank = ({ source, before }: Member): number => (source === 'file' ? (before ? 0 : 1) : 2);
  const [first] = [...list].sort((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1));
  if (!first) throw new Error('a maintenance without objects');
  return first;
}

/** Why the object never takes its node out; null when it does. */
function whyIdle(member: Member, cluster: Cluster): string | null {
  const { after } = member;
  if (!after || !isTakenOn(member))
    return 'its label is not legal, so the object never leaves the empty status.';
  if (!hasBegun(after.status)) return null;
  return cluster.node(after.node)?.unschedulable
    ? null
    : 'it was uncordoned before the object was deleted, and serves again.';
}

/** What a node waits for that is not at its end with the work: a deleted object for the uncordon, one of several for its deletion. */
function lingeringOf(one: Maintenance, cluster: Cluster, steps: Steps): Lingering | null {
  const { node, deleting } = one;
  if (deleting)
    return {
      target: node,
      until: 'uncordon',
      why: 'A deleted object that has begun keeps its node until somebody uncordons it; PIKA does not.',
    };
  if (isLeftToReturn(one, steps))
    return {
      target: node,
      until: 'uncordon',
      why: 'It is validated, and PIKA returns no node: its object has to be deleted and the node uncordoned, in this order.',
    };
  const others = cluster.onNode(node).filter((one) => !one.deleting).length - 1;
  if (others < 1) return null;
  return {
    target: node,
    until: 'deletion',
    why: 'A node is announced more than once: the first uncordon ends one of its objects, and the others stay until they are deleted.',
  };
}

/** The part of the group that an object has in it. */
export function partOf(group: ResolvedGroup, { after }: Member): ResolvedGroup {
  const targets = after ? [after.node] : [];
  const isOwn = ({ target }: { readonly target: string }): boolean => targets.includes(target);
  const blocked = group.blocked.filter(isOwn);
  const lingers = (group.lingers ?? []).filter(isOwn);
  const facts = group.facts.map((fact) =>
    fact.kind === 'named' ? { ...fact, of: { ...fact.of, isPart: true } } : fact,
  );
  return { ...group, targets, blocked, lingers, selected: targets.length, facts };
}

/** As the plan wants it: the leader lists and rolls the one group, every other object its own part of it. */
export function groupOf(maintained: Maintained, input: ResolveInput): ResolvedGroup {
  const { id, leader, planned, blocked, lingers, members } = maintained;
  return {
    ...unlimitedGroup({
      name: id,
      rolls: leader,
      runs: { controller: CONTROLLER_ID, group: id },
      unit: 'node',
      targets: members.map((member) => member.after?.node ?? ''),
    }),
    selected: planned.length + blocked.length,
    // There is no number in PIKA that limits anything.
    allowed: [{ reason: null, from: input.at, to: input.until, limit: null, remaining: null }],
    blocked,
    lingers,
    facts: [
      { kind: 'named', of: { fleet: input.snapshot.nodes.length, isPart: false } },
      ...stated('open-ended', planned.length > 0 ? [true as const] : []),
    ],
  };
}
