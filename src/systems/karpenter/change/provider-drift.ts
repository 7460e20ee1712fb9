import { joinAnd } from '../../../calendar/week.js';
import { allOf, counted } from '../../../text/plural.js';
import type { NodeClassChange } from '../objects/node-classes.js';
import type { Drifting } from './pool-drift.js';
import { isLeaving, type PoolNode } from '../objects/pool-nodes.js';

/**
 * Nodes that may drift because their NodeClass is another one, beside those that drift anyway. Which fields of a NodeClass the
 * provider compares, and what it finds behind a selector, no manifest shows.
 */
export function mayDrift(
  nodeClass: NodeClassChange | null,
  { nodes: drifting }: Drifting,
  nodes: readonly PoolNode[],
): readonly PoolNode[] {
  if (nodeClass === null || nodeClass.kind === 'deleted') return [];
  const sure = new Set(drifting);
  return nodes.filter((node) => !sure.has(node) && !isLeaving(node) && node.counted.hasClaim);
}

/** `EC2NodeClass/default is edited (spec.tags): ...`, and how it is planned. */
export function sayMayDrift({ ref, kind, fields }: NodeClassChange, may: number, sure: number): string {
  const name = `${ref.kind}/${ref.name}`;
  const what = {
    appears: `${name} comes into these files, and the text that the cluster has of it is not known`,
    differs: `${name} comes into these files, and the cluster has another (${fields.join(', ')})`,
    edited: `${name} is edited (${fields.join(', ')})`,
    deleted: `${name} is deleted`,
  }[kind];
  const which = sure === 0 ? allOf(may, 'node') : `the other ${counted(may, 'node')}`;
  return `${what}: ${which} ${byField(ref, fields)}`;
}

/** What an EC2NodeClass is compared by other than its hash. */
const FOUND: Readonly<Record<string, string>> = {
  'spec.amiSelectorTerms': 'image',
  'spec.subnetSelectorTerms': 'subnet',
  'spec.securityGroupSelectorTerms': 'security groups',
};

/** Fields of an EC2NodeClass that are no part of its hash, and that nothing else compares or that another field decides. */
const UNHASHED: ReadonlySet<string> = new Set([
  'spec.capacityReservationSelectorTerms',
  'spec.amiFamily',
  'spec.ipPrefixCount',
]);

/**
 * What the AWS provider does with a field is no secret: it hashes all but those that select what it finds. Of other providers nobody
 * here knows. Source: aws/karpenter-provider-aws, pkg/apis/v1/ec2nodeclass.go (hash:"ignore"), pkg/cloudprovider/drift.go.
 */
function byField({ kind }: NodeClassChange['ref'], fields: readonly string[]): string {
  const isKnown = kind === 'EC2NodeClass' && fields.length > 0 && !fields.some((name) => UNHASHED.has(name));
  if (!isKnown) return 'may drift by that. Only the provider knows; planned as if they did.';
  const hashed = fields.filter((name) => FOUND[name] === undefined);
  if (hashed.length > 0)
    return `may drift by that: the AWS provider hashes ${joinAnd(hashed)}, and marks every node that carries another hash. Planned as if all did.`;
  const what = joinAnd(fields.map((name) => FOUND[name] ?? ''));
  return `may drift by that: those do whose ${what} the new terms do not find, which no file tells. Planned as if all did.`;
}
