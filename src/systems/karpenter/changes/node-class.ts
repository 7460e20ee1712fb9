import { pathText } from '../../../manifest/fields.js';
import type { Place } from '../../../manifest/manifest.js';
import { code, count, joinTexts, list, literal, name, type Text, text } from '../../../text/text.js';
import type { PolicyRef } from '../../system.js';

/** What the change does to the NodeClass that a pool names, whatever the provider makes of it. */
export interface NodeClassChange {
  readonly ref: PolicyRef;
  /** `appears`: the files begin to hold it, and the one in the cluster is not known; `differs`: it is known, and is another. */
  readonly kind: 'edited' | 'appears' | 'differs' | 'deleted';
  /** Paths of fields that are not as before, or not as in the cluster. */
  readonly fields: readonly (readonly string[])[];
  readonly place: Place;
}

/**
 * `EC2NodeClass/default is edited (spec.tags): all 4 nodes may drift ...`. Which fields of a NodeClass the provider compares, and what it
 * finds behind a selector, no manifest shows. `sure`: nodes that drift anyway.
 */
export function nodeClassText(change: NodeClassChange, may: number, sure: number): Text {
  const { ref, kind, fields } = change;
  const named = joinTexts(
    fields.map((path) => code(pathText(path))),
    ', ',
  );
  const what = {
    appears: text`is added to these files, and the one in the cluster is not known`,
    differs: text`is added to these files, and the cluster has another (${named})`,
    edited: text`is edited (${named})`,
    deleted: text`is deleted`,
  }[kind];
  const which = sure > 0 ? text`the other ${count(may, 'node')}` : allOf(may);
  return text`${name('policy', `${ref.kind}/${ref.name}`)} ${what}: ${which} may drift. ${causeText(change)} Planned as if all of them did.`;
}

/** `both nodes`, `all 4 nodes`. */
export function allOf(n: number): Text {
  if (n === 1) return text`its only node`;
  return n === 2 ? text`both nodes` : text`all ${count(n, 'node')}`;
}

/** Selectors of an EC2NodeClass: the provider compares what they find. */
const FOUND: Readonly<Record<string, string>> = {
  amiSelectorTerms: 'image',
  subnetSelectorTerms: 'subnet',
  securityGroupSelectorTerms: 'security groups',
};

/** Fields of an EC2NodeClass that are no part of its hash, and that nothing else compares or that another field decides. */
const UNHASHED: ReadonlySet<string> = new Set([
  'capacityReservationSelectorTerms',
  'amiFamily',
  'ipPrefixCount',
]);

/**
 * The AWS provider hashes all fields but those that select what it finds. Of other providers nothing is known here. Source:
 * aws/karpenter-provider-aws, pkg/apis/v1/ec2nodeclass.go (hash:"ignore"), pkg/cloudprovider/drift.go.
 */
function causeText({ ref, fields }: NodeClassChange): Text {
  const names = fields.map(([, field = '']) => field);
  if (ref.kind !== 'EC2NodeClass' || names.length === 0 || names.some((field) => UNHASHED.has(field)))
    return text`Only the provider decides.`;
  const hashed = fields.filter(([, field = '']) => FOUND[field] === undefined);
  if (hashed.length > 0)
    return text`The AWS provider hashes ${list(hashed.map((path) => code(pathText(path))))}: nodes with another hash drift.`;
  const what = list(names.map((field) => literal(FOUND[field] ?? '')));
  return text`Nodes drift whose ${what} the new terms do not find, which no file shows.`;
}
