import { isSameJson } from '../../../manifest/canonical.js';
import { isNodeClass } from '../../../manifest/cluster-scoped.js';
import { fieldAt, pathText, textIn } from '../../../manifest/fields.js';
import { byIdentity, identityOf } from '../../../manifest/identity.js';
import { groupOf, isObject, type Json, type Manifest, type Place } from '../../../manifest/manifest.js';
import { errorAt, type Problem } from '../../../manifest/problem.js';
import { redactManifest } from '../../../snapshot/redact.js';
import { POOL_LABEL } from './nodepool.js';
import { policyOf, refOf } from '../results/policy.js';
import type { PolicyRef, ResolvedPolicy, ResolveInput } from '../../system.js';
import { code, count, joinTexts, list, literal, name, text, type Text, verbFor } from '../../../text/text.js';

/** Where a NodePool names its NodeClass. */
const REF = ['spec', 'template', 'spec', 'nodeClassRef'];

/** The NodeClass that a pool names by group, kind and name, of these manifests. */
function namedBy(pool: Manifest, manifests: readonly Manifest[]): Manifest | null {
  const ref = fieldAt(pool.object, ...REF);
  const [group, kind, named] = ['group', 'kind', 'name'].map((field) => textIn(ref, field));
  const isNamed = (one: Manifest): boolean =>
    one.kind === kind && one.name === named && groupOf(one.apiVersion) === group;
  return manifests.find(isNamed) ?? null;
}

/**
 * The NodeClasses that the NodePools name, before and after the change: objects of the provider, of which only the provider
 * knows what an edit does. It compares each NodeClaim with its NodeClass and reports drift with a reason of its own. Source:
 * kubernetes-sigs/karpenter 2266468, nodeclaim/disruption/drift.go, isDrifted (cloudProvider.IsDrifted).
 */
export class NodeClasses {
  private readonly before: readonly Manifest[] | null;
  private readonly after: readonly Manifest[];
  private readonly live: readonly Manifest[];

  constructor({ neighbours = [], neighboursBefore, snapshot }: ResolveInput) {
    this.before = neighboursBefore ?? null;
    this.after = neighbours;
    this.live = snapshot.objects.filter(({ kind }) => isNodeClass(kind));
  }

  /** Those of the files that one of the pools names: what is written in them shapes how the nodes of these pools roll. */
  policies(pools: readonly Manifest[]): ResolvedPolicy[] {
    const named = new Set(pools.flatMap((pool) => namedBy(pool, this.after) ?? []));
    // Labels and annotations of a NodeClass are none of the provider's business.
    return [...named].map((one) => ({ ...policyOf(one, null), written: { spec: specOf(one) } }));
  }

  /** The one that a pool names, where the files hold it, before or after. */
  usedBy(pool: Manifest): PolicyRef[] {
    const found = namedBy(pool, this.after) ?? namedBy(pool, this.before ?? []);
    return found ? [refOf(found)] : [];
  }

  /**
   * The one that a pool names and that the change deletes: without it the pool is not ready and makes no nodes. Source:
   * kubernetes-sigs/karpenter 2266468, nodepool/readiness/controller.go (NodeClassNotFound).
   */
  deletedFor(pool: Manifest): ResolvedPolicy['missingReferences'][number] | null {
    const change = this.changeFor(pool);
    if (change?.kind !== 'deleted') return null;
    return {
      what: `${change.ref.kind}/${change.ref.name}`,
      fate: 'deleted',
      consequence: text`The change deletes it: the NodePool is not ready, and drifted or expired nodes are not replaced.`,
      place: change.place,
    };
  }

  /** Null where nothing is written anew, where there is nothing to compare with, and for a NodeClass that no file holds. */
  changeFor(pool: Manifest): NodeClassChange | null {
    if (this.before === null) return null;
    const was = namedBy(pool, this.before);
    const is = namedBy(pool, this.after);
    if (!is) return was && { ref: refOf(was), kind: 'deleted', fields: [], place: pool.placeOf(REF) };
    const live = was ? null : namedBy(pool, this.live);
    const written = was ? is : redactManifest(is);
    const from = was ?? live;
    if (!from || !written) return { ref: refOf(is), kind: 'appears', fields: [], place: is.place };
    const fields = differences(specOf(from), specOf(written), ['spec'], !was);
    const [first] = fields;
    if (first === undefined) return null;
    return { ref: refOf(is), kind: was ? 'edited' : 'differs', fields, place: is.placeOf(first) };
  }
}

function specOf({ object }: Manifest): Json {
  return object['spec'] ?? null;
}

/**
 * The topmost fields that are not the same; order of keys and formatting are no difference. Of a live object only what is written counts: the
 * API server filled in the rest, or another client did.
 */
function differences(
  before: Json,
  after: Json,
  path: readonly string[],
  isLive: boolean,
): (readonly string[])[] {
  if (isSameJson(before, after)) return [];
  if (!isObject(before) || !isObject(after) || (!isLive && path.length > 1)) return [path];
  const keys = new Set([...Object.keys(after), ...(isLive ? [] : Object.keys(before))]);
  return [...keys].flatMap((key) =>
    differences(before[key] ?? null, after[key] ?? null, [...path, key], isLive),
  );
}

/**
 * NodeClasses that the change edits or removes, that no known NodePool names, while there are nodes of NodePools that are not in the input: those
 * may name them, and then their nodes drift. An error for each. `pools` are all that are known: of the files, before and after, and live.
 */
export function ofUnseenPools(
  { neighbours = [], neighboursBefore, snapshot }: ResolveInput,
  pools: readonly Manifest[],
): Problem[] {
  const known = new Set(pools.map(({ name: pool }) => pool));
  const unseen = snapshot.nodes.flatMap(({ labels }) => {
    const pool = labels[POOL_LABEL];
    return pool === undefined || known.has(pool) ? [] : [pool];
  });
  if (neighboursBefore === undefined || unseen.length === 0) return [];
  const n = unseen.length;
  const names = list([...new Set(unseen)].map((pool) => name('policy', pool)));
  const after = byIdentity(neighbours);
  return neighboursBefore
    .filter(({ kind }) => isNodeClass(kind))
    .flatMap((before): Problem[] => {
      const is = after.get(identityOf(before));
      if (is && isSameJson(specOf(before), specOf(is))) return [];
      if (pools.some((pool) => namedBy(pool, [before]) !== null)) return [];
      const which = text`${name('policy', `${before.kind}/${before.name}`)} is ${literal(is ? 'edited' : 'gone from the files')}`;
      const message = text`${which}, and which nodes that replaces was not evaluated: ${count(n, 'node')} ${verbFor(n, 'is', 'are')} of NodePools that are neither in the files nor in the snapshot, and may name it (${names}). Add the NodePools to the snapshot (${code('kubectl get nodepools')}).`;
      return [errorAt((is ?? before).place, 'unseen-pools', message)];
    });
}

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
