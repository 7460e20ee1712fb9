import { canonicalJson } from '../manifest/canonical.js';
import { pathText } from '../manifest/fields.js';
import { byName } from '../manifest/lookup.js';
import { type FieldPath, groupOf, isObject, type Manifest, type Place } from '../manifest/manifest.js';
import { errorAt, infoAt, type Problem, type ProblemCode, warningAt } from '../manifest/problem.js';
import { describe, placedTitleOf, visible } from '../manifest/visible.js';
import type { Instant } from '../rollout/controller.js';
import { code, count, type Text, text } from '../text/text.js';
import { CompactLines } from './compact.js';
import { quote } from './copy.js';
import { isClusterScoped, isDefinition, ruleFor } from './kept.js';
import { DEFAULT_LIMITS, NAME_LENGTH } from './limits.js';
import { nodeState } from './node.js';
import { redactObject } from './redact.js';
import type { NodeState, Snapshot } from './snapshot.js';

const KUBECTL_GET = code('kubectl get -o json');

/** Outside of the class: a closure there would retain its local values, for each of a million objects. */
const always = (place: Place) => (): Place => place;

/** The location of a field of an object if the input has it, else that of the object. */
type Locate = (path?: FieldPath) => Place;

/** The snapshot and its problems. With an error among them the snapshot must not be used. */
export interface SnapshotResult {
  readonly snapshot: Snapshot;
  readonly problems: readonly Problem[];
}

/**
 * Takes in the objects of all inputs: the part of them that `KEPT_KINDS` lists, if the snapshot is planned, and the lines that it is written
 * with. Nothing is thrown: what is wrong is a problem.
 */
export class Collector {
  /** Bytes that all inputs may still have. */
  bytesLeft: number;
  lines = new CompactLines();
  private readonly nodes: NodeState[] = [];
  private readonly objects: Manifest[] = [];
  /** The first place of each object, by its identity; of a definition of custom resources, also its spec. */
  private readonly seen = new Map<string, { readonly place: Place; readonly spec?: string }>();
  private dropped = 0;
  private targets = 0;
  private oldest: Instant | null = null;
  private readonly problems: Problem[] = [];
  private unlisted = 0;
  errors = 0;

  /** `isPlanned`: false for a snapshot that is only written, which may be larger than a fleet that fits into memory. */
  constructor(
    private readonly isPlanned: boolean,
    readonly limits = DEFAULT_LIMITS,
  ) {
    this.bytesLeft = limits.bytes;
  }

  /** Objects so far, of kinds that are not kept too. */
  get taken(): number {
    return this.lines.nodes + this.lines.objects + this.dropped;
  }

  /** Lists only the first problems, so that a broken fleet gives a short report. */
  report(problem: Problem): void {
    if (problem.severity === 'error') this.errors++;
    if (this.problems.length < this.limits.problems) this.problems.push(problem);
    else this.unlisted++;
  }

  /** The oldest counts: what a part of the snapshot says is as old as that part. */
  takenAt(instant: Instant): void {
    this.oldest = Math.min(instant, this.oldest ?? instant);
  }

  /** Takes in a page of a list, as an API server answers. False when no more will be taken. */
  page(file: string, items: readonly unknown[], type: ItemType): boolean {
    const place = { file, line: 1, column: 1 };
    return items.every((item) => this.add(item, () => place, type));
  }

  /** Takes in one Kubernetes object, or a list of them. False when no more will be taken. */
  add(value: unknown, locate: Locate, itemType: ItemType | null = null): boolean {
    const list = listOf(value);
    const refuse = (id: ProblemCode, message: Text): true => {
      this.report(errorAt(locate(), id, message));
      return true;
    };
    if (list !== null && 'message' in list) return refuse(list.code, list.message);
    if (list !== null)
      return list.items.every((item, index) => {
        const step = Array.isArray(value) ? [index] : ['items', index];
        // `jq -s` makes a list of lists; deeper ones would be as deep as their author likes.
        return isObject(item) && listOf(item) !== null
          ? refuse('nested-lists', text`This is a list in a list in a list.`)
          : this.add(item, (path = []) => locate([...step, ...path]), list.itemType);
      });
    if (!isObject(value))
      return refuse('not-an-object', text`This is ${describe(value)}, not a Kubernetes object.`);
    const { apiVersion = itemType?.apiVersion, kind = itemType?.kind, metadata } = value;
    if (typeof apiVersion !== 'string' || typeof kind !== 'string' || apiVersion === '' || kind === '')
      return refuse('missing-kind', text`This item has no apiVersion and kind. Use ${KUBECTL_GET}.`);
    if (groupOf(apiVersion) === 'meta.k8s.io' || (kind === 'Status' && apiVersion === 'v1'))
      return refuse(
        'not-an-object',
        text`This is a ${quote(kind)}, no object of the cluster. Use ${KUBECTL_GET}.`,
      );
    // Items of typed lists leave out what their list says.
    const typed =
      value['kind'] === kind && value['apiVersion'] === apiVersion ? value : { ...value, apiVersion, kind };
    const redacted = redactObject(apiVersion, kind, typed, this.limits.depth);
    if (redacted === null) {
      this.dropped++;
      return true;
    }
    if (ruleFor(apiVersion, kind)?.kept.isTarget) this.targets++;
    const { name, namespace = '' } = isObject(metadata) ? metadata : {};
    if (typeof name !== 'string' || name === '' || name.length > NAME_LENGTH)
      return refuse(
        'missing-name',
        text`This is a ${quote(kind)} with ${describe(name)} as its name. A name has 1 to 253 characters.`,
      );
    if (namespace !== null && (typeof namespace !== 'string' || namespace.length > NAME_LENGTH))
      return refuse('wrong-type', text`This item has ${describe(namespace)} as its metadata.namespace.`);
    // The namespace of a cluster-scoped kind does not count, whatever is written.
    const isScoped = namespace !== null && namespace !== '' && !isClusterScoped(apiVersion, kind);
    return this.keep({ apiVersion, kind, namespace: isScoped ? namespace : null, name }, redacted, locate);
  }

  private keep(
    identity: Pick<Manifest, 'apiVersion' | 'kind' | 'namespace' | 'name'>,
    { object, defects: found }: NonNullable<ReturnType<typeof redactObject>>,
    locate: Locate,
  ): boolean {
    const { apiVersion, kind, name, namespace } = identity;
    const place = locate();
    const titleOf = (): Text => code(placedTitleOf(identity));
    // Equal for one object in two versions of its API.
    const key = `${groupOf(apiVersion)}/${kind}/${namespace ?? ''}/${name}`;
    const spec = isDefinition(identity) ? canonicalJson(object['spec'] ?? null) : undefined;
    const first = this.seen.get(key);
    if (first !== undefined) {
      const { file, line } = first.place;
      const both = text`${titleOf()} is listed twice: here and at ${code(`${visible(file)}:${line}`)}.`;
      const id = kind === 'Node' ? 'duplicate-node' : 'duplicate-object';
      if (spec === undefined) this.report(errorAt(place, id, text`${both} Remove one of them.`));
      else this.dropped++;
      // A hub and its members may each define the same kind; the first definition is the one that plans use.
      if (spec !== first.spec) {
        const message = text`${both} The two definitions differ, and the first is used. Plan each cluster by itself.`;
        this.report(warningAt(place, 'several-definitions', message));
      }
      return true;
    }
    this.seen.set(key, spec === undefined ? { place } : { place, spec });
    if (this.isFull(kind, place)) return false;
    const defects = [...found];
    this.lines.add(kind, object);
    if (kind === 'Node') {
      const node = nodeState(name, object, defects);
      if (this.isPlanned) this.nodes.push(node);
    } else if (this.isPlanned)
      this.objects.push({ apiVersion, kind, namespace, name, object, place, placeOf: always(place) });
    for (const { code: id, path, says } of defects) {
      const message = text`${titleOf()}: ${code(visible(pathText(path), 200))} ${says}.`;
      this.report(errorAt(locate(path), id, message));
    }
    return true;
  }

  /** True if no more of a kind is taken in; what was taken in is dropped then, as there is no room to go on. */
  private isFull(kind: string, place: Place): boolean {
    const { limits, lines } = this;
    const isOutOfMemory = this.isPlanned && lines.bytes >= limits.fleetBytes;
    const isRoom = kind === 'Node' ? lines.nodes < limits.nodes : lines.objects < limits.objects;
    if (isRoom && !isOutOfMemory) return false;
    const most = text`${limits.nodes} nodes, ${limits.objects} other objects, ${Math.floor(limits.fleetBytes)} bytes in memory`;
    const message = text`The snapshot has more than can be read (${most}). Take one of each cluster, give Node.js more memory (${code('NODE_OPTIONS=--max-old-space-size=8192')}), or leave the pods out: then blockers of drains are unknown.`;
    this.report(errorAt(place, 'too-large', message));
    this.nodes.length = 0;
    this.objects.length = 0;
    this.lines = new CompactLines();
    this.seen.clear();
    return true;
  }

  /** Call once, after the last object. */
  finish(): { readonly takenAt: Instant | null; readonly problems: readonly Problem[] } {
    if (this.dropped > 0) {
      const message = text`Left out ${count(this.dropped, 'object')} of kinds that fleetplan does not use.`;
      this.report(infoAt(null, 'objects-left-out', message));
    }
    if (this.targets === 0 && this.errors === 0) {
      const message = text`The snapshot has no node, member cluster, node claim, workload or pod, and an empty fleet is never assumed. Take it with ${code('kubectl get nodes -o json')}.`;
      this.report(errorAt(null, 'empty-snapshot', message));
    }
    const { problems, unlisted } = this;
    if (unlisted > 0) {
      const message = text`${unlisted} more problems are not listed. Correct those above first.`;
      const at = this.errors > 0 ? errorAt : warningAt;
      problems.push(at(null, 'more-problems', message));
    }
    return { takenAt: this.oldest, problems };
  }

  /**
   * The fleet, in the same order for the same fleet, in whatever order its list was written: as the API server lists it, kind by kind, by
   * namespace and name. Where a controller leaves open which of several comes first, the plan takes the one that is first here.
   */
  fleet(takenAt: Instant | null): Snapshot {
    const digest = this.lines.digest();
    // A plan does not need them.
    this.lines = new CompactLines();
    return {
      nodes: this.nodes.toSorted((a, b) => byName(a.name, b.name)),
      objects: this.objects.toSorted(
        (a, b) =>
          byName(a.kind, b.kind) ||
          byName(a.namespace ?? '', b.namespace ?? '') ||
          byName(a.name, b.name) ||
          byName(a.apiVersion, b.apiVersion),
      ),
      takenAt,
      digest,
    };
  }
}

/** Kind and version that the items of a typed list leave out. */
export interface ItemType {
  readonly apiVersion: string;
  readonly kind: string;
}

/** The objects of a list, with the type of all of a typed one; or why it must not be taken for a fleet. */
type ObjectList =
  | { readonly items: readonly unknown[]; readonly itemType: ItemType | null }
  | { readonly code: ProblemCode; readonly message: Text };

/**
 * Reads the frame of a list: `kubectl get -o json` (kind List), a typed list of the API (kind NodeList, whose items may leave
 * out their kind), or a plain JSON list such as `jq .items` makes. Null for a single object.
 */
export function listOf(value: unknown): ObjectList | null {
  if (Array.isArray(value)) return { items: value, itemType: null };
  if (!isObject(value)) return null;
  const { kind, apiVersion, items = null, metadata } = value;
  if (kind !== undefined && (typeof kind !== 'string' || !kind.endsWith('List'))) return null;
  const itemType = itemTypeOf(kind, apiVersion);
  const isKept = kind === 'List' || (itemType && ruleFor(itemType.apiVersion, itemType.kind));
  // `kubectl get` prints `[]` for an empty list of a kept kind, so that a list of nothing at all is damage.
  if (items === null && !isKept) return Object.hasOwn(value, 'items') ? { items: [], itemType } : null;
  if (!Array.isArray(items)) {
    const message = text`${code('items')} is ${describe(items)}, not a list of objects. Take it with ${code('kubectl get')}.`;
    return { code: 'wrong-type', message };
  }
  // A page of a list says that there are more: `continue`, or how many remain. A whole list has an empty text and 0.
  const { continue: next = '', remainingItemCount = 0 } = isObject(metadata) ? metadata : {};
  if (next !== '' || remainingItemCount !== 0) {
    const message = text`The list is one page of several (${code('metadata.continue')}), and the other items are missing. Take it with ${code('kubectl get')}, which reads all pages.`;
    return { code: 'partial-list', message };
  }
  return { items, itemType };
}

/** The type of the items of a list. */
export function itemTypeOf(kind: unknown, apiVersion: unknown): ItemType | null {
  if (typeof kind !== 'string' || typeof apiVersion !== 'string' || !/.List$/.test(kind)) return null;
  return { apiVersion, kind: kind.slice(0, -'List'.length) };
}
