import { type FieldPath, groupOf, isObject, type JsonObject, type Place } from '../manifest/manifest.js';
import { errorAt, infoAt, type Problem, type ProblemCode, warningAt } from '../manifest/problem.js';
import { canonicalJson } from '../manifest/canonical.js';
import { visible } from '../manifest/visible.js';
import type { Instant } from '../rollout/controller.js';
import { code, count, few, literal, type Text, text } from '../text/text.js';
import type { Contents } from './contents.js';
import { type Defect, describe, fieldName, quote } from './copy.js';
import { isClusterScoped, isDefinition, isKept, meantKind, ruleFor } from './kept.js';
import { NAME_LENGTH, type SnapshotLimits } from './limits.js';
import { isFault, type ItemType, type ListFault, listOf, type ObjectList } from './list.js';
import { nodeState } from './node.js';
import { redactObject } from './redact.js';

/** Kinds that are not kept are counted one by one up to this number. */
const MAX_KINDS = 1_000;
const KINDS_SHOWN = 10;
const KUBECTL_GET = code('kubectl get -o json');

/** The origin of an object. */
export interface Origin {
  readonly file: string;
  /** How a message calls it: 'items[12]', 'value 3'; '' where the file holds nothing else. */
  readonly label: string;
  /** The place of a field where the input tells it, else that of the object. */
  place(path?: FieldPath): Place;
}

/** Identifies an object. */
interface Identity extends ItemType {
  readonly namespace: string | null;
  readonly name: string;
}

/** Why something cannot be taken for an object; `says` follows its label: 'has no name'. */
interface Refusal {
  readonly code: ProblemCode;
  readonly says: Text;
}

export interface Counts {
  readonly nodes: number;
  /** Kept, nodes apart. */
  readonly objects: number;
  /** Objects of kinds that are not kept. */
  readonly dropped: number;
  readonly errors: number;
}

/** Takes in the objects of all inputs, and hands on what is kept of them. */
export class Collector {
  /** The first origin of each node and object, by its identity. */
  private readonly seen = new Map<string, Pick<Origin, 'file' | 'label'>>();
  /** Objects of kinds that are not kept, by kind. */
  private readonly dropped = new Map<string, number>();
  /** The spec of each definition of custom resources. */
  private readonly definitions = new Map<string, string>();
  private targets = 0;
  private oldest: Instant | null = null;
  private readonly problems: Problem[] = [];
  /** How many problems there are of each severity and code, and the first of them. */
  private readonly perCode = new Map<string, { count: number; readonly first: Problem }>();
  private errors = 0;

  constructor(
    private readonly limits: SnapshotLimits,
    private readonly contents: Contents,
  ) {}

  /** Counts so far. */
  get counts(): Counts {
    let dropped = 0;
    for (const of of this.dropped.values()) dropped += of;
    const { nodes, objects } = this.contents.lines;
    return { nodes, objects, dropped, errors: this.errors };
  }

  /** Of each code only some are listed one by one, so that a broken fleet gives a short report. */
  report(problem: Problem): void {
    const key = `${problem.severity} ${problem.code}`;
    if (problem.severity === 'error') this.errors++;
    const counted = this.perCode.get(key) ?? { count: 0, first: problem };
    this.perCode.set(key, counted);
    counted.count++;
    if (counted.count <= this.limits.problemsPerCode) this.problems.push(problem);
  }

  /** The oldest counts: what a part of the snapshot says is as old as that part. */
  takenAt(instant: Instant): void {
    this.oldest = Math.min(instant, this.oldest ?? instant);
  }

  /** Takes in one Kubernetes object, or a list of them. False when no more will be taken. */
  add(value: unknown, origin: Origin, itemType: ItemType | null = null): boolean {
    const list = listOf(value);
    if (list !== null) return this.addList(list, origin);
    if (!isObject(value))
      return this.refuse(origin, 'not-an-object', text`is ${describe(value)}, not a Kubernetes object`);
    const type = typeOf(value, itemType);
    if (type === null)
      return this.refuse(
        origin,
        'missing-kind',
        text`has no apiVersion and kind; take objects with ${KUBECTL_GET}`,
      );
    const rule = ruleFor(type.apiVersion, type.kind);
    if (rule === undefined) return this.pass(type, origin);
    if (!isKept(rule, value)) return this.drop(type.kind);
    if (rule.kept.isTarget) this.targets++;
    const identity = identityOf(value, type);
    return 'says' in identity
      ? this.refuse(origin, identity.code, identity.says)
      : this.keep(identity, value, origin);
  }

  /** A list inside of another one, as `jq -s` makes it. */
  private addList(list: ObjectList | ListFault, origin: Origin): boolean {
    if (isFault(list)) {
      this.report(errorAt(origin.place(), list.code, list.message));
      return true;
    }
    return list.items.every((item, index) => {
      const inner = { ...origin, label: `${origin.label === '' ? '' : `${origin.label}.`}items[${index}]` };
      return isObject(item) && listOf(item) !== null
        ? this.refuse(inner, 'nested-lists', text`is a list in a list in a list`)
        : this.add(item, inner, list.itemType);
    });
  }

  /** For a kind that is not kept. An object that was meant to be of a kept one must not vanish, nor what was printed in place of objects. */
  private pass({ apiVersion, kind }: ItemType, origin: Origin): boolean {
    if (groupOf(apiVersion) === 'meta.k8s.io')
      return this.refuse(
        origin,
        'not-an-object',
        text`is a ${quote(kind)}, which holds columns or metadata and no objects; take objects with ${KUBECTL_GET}`,
      );
    if (kind === 'Status' && apiVersion === 'v1')
      return this.refuse(origin, 'not-an-object', text`is a Status: the API server answered with an error`);
    const meant = meantKind(apiVersion, kind);
    if (meant === null) return this.drop(kind);
    const right = text`${quote(meant.kind)} of ${meant.group === '' ? literal('v1') : code(meant.group)}`;
    const says = text`has kind ${quote(kind)} and version ${quote(apiVersion)}, which no API has: write ${right}`;
    return this.refuse(origin, 'unknown-kind', says);
  }

  private drop(kind: string): true {
    const counted = this.dropped.has(kind) || this.dropped.size < MAX_KINDS ? kind : 'other';
    this.dropped.set(counted, (this.dropped.get(counted) ?? 0) + 1);
    return true;
  }

  private keep(identity: Identity, value: JsonObject, origin: Origin): boolean {
    if (this.definitions.has(identity.name) && isDefinition(identity))
      return this.passDefinition(identity, value, origin);
    if (this.isDuplicate(identity, origin)) return true;
    const { apiVersion, kind, name } = identity;
    if (this.isFull(kind, origin)) return false;
    // Items of typed lists leave out what their list says.
    const isTyped = value['kind'] === kind && value['apiVersion'] === apiVersion;
    const typed = isTyped ? value : { ...value, apiVersion, kind };
    const redacted = redactObject(apiVersion, kind, typed, this.limits.depth);
    if (redacted === null) return true;
    const { object } = redacted;
    if (isDefinition(identity)) this.definitions.set(name, canonicalJson(object['spec'] ?? null));
    const defects = [...redacted.defects];
    if (kind === 'Node') this.contents.node(nodeState(name, object, defects));
    else {
      const place = origin.place();
      this.contents.object({ ...identity, object, place, placeOf: () => place });
    }
    for (const defect of defects) this.reportDefect(defect, identity, origin);
    return true;
  }

  /** A hub and its members may each define the same kind; the first definition is the one that plans use. */
  private passDefinition(identity: Identity, value: JsonObject, origin: Origin): true {
    const { apiVersion, kind, name } = identity;
    const spec = redactObject(apiVersion, kind, value, this.limits.depth)?.object['spec'] ?? null;
    if (canonicalJson(spec) === this.definitions.get(name)) return this.drop(kind);
    const first = this.seen.get(identityKey(identity)) ?? origin;
    const message = text`${titleOf(identity)} has two different definitions: in ${named(first)} and in ${named(origin)}. The first is used. Plan each cluster by itself.`;
    this.report(warningAt(origin.place(), 'several-definitions', message));
    return this.drop(kind);
  }

  private isDuplicate(identity: Identity, origin: Origin): boolean {
    const key = identityKey(identity);
    const first = this.seen.get(key);
    if (first === undefined) {
      // Not with what finds its place, which would stay in memory with each.
      this.seen.set(key, { file: origin.file, label: origin.label });
      return false;
    }
    const id = identity.kind === 'Node' ? 'duplicate-node' : 'duplicate-object';
    const message = text`${titleOf(identity)} is listed twice: in ${named(first)} and in ${named(origin)}. Remove one of them.`;
    this.report(errorAt(origin.place(), id, message));
    return true;
  }

  private isFull(kind: string, origin: Origin): boolean {
    const message = fullMessage(kind, this.contents, this.limits);
    if (message === null) return false;
    this.report(errorAt(origin.place(), 'too-large', message));
    this.contents.clear();
    this.seen.clear();
    return true;
  }

  private reportDefect({ code: id, path, says }: Defect, identity: Identity, origin: Origin): void {
    const { label } = origin;
    const where = label === '' ? literal('') : text` (${literal(label)})`;
    this.report(
      errorAt(origin.place(path), id, text`${titleOf(identity)}${where}: ${code(fieldName(path))} ${says}.`),
    );
  }

  private refuse(origin: Origin, id: ProblemCode, says: Text): true {
    const { label } = origin;
    this.report(errorAt(origin.place(), id, text`${literal(label === '' ? 'The input' : label)} ${says}.`));
    return true;
  }

  finish(): { readonly takenAt: Instant | null; readonly problems: readonly Problem[] } {
    if (this.dropped.size > 0) this.report(infoAt(null, 'objects-left-out', droppedMessage(this.dropped)));
    if (this.targets === 0 && this.errors === 0)
      this.report(errorAt(null, 'empty-snapshot', this.emptyMessage()));
    const unlisted = [...this.perCode.values()].flatMap(({ count: all, first }): Problem[] => {
      const more = all - this.limits.problemsPerCode;
      const message = text`${more} more problems ${code(first.code)} are not listed.`;
      return more > 0 ? [{ ...first, message, place: null }] : [];
    });
    return { takenAt: this.oldest, problems: [...this.problems, ...unlisted] };
  }

  private emptyMessage(): Text {
    const kept = this.contents.lines.objects;
    const holds =
      kept === 0 ? literal('nothing that fleetplan uses') : text`${count(kept, 'object')}, but no target`;
    return text`The snapshot has ${holds}: no nodes, member clusters, node claims, workloads or pods. An empty fleet is never assumed.`;
  }
}

/** Kind and version of an object, or what its list says of its items. */
function typeOf(value: JsonObject, itemType: ItemType | null): ItemType | null {
  const apiVersion = value['apiVersion'] ?? itemType?.apiVersion;
  const kind = value['kind'] ?? itemType?.kind;
  const isTyped =
    typeof apiVersion === 'string' && typeof kind === 'string' && apiVersion !== '' && kind !== '';
  return isTyped ? { apiVersion, kind } : null;
}

/** Which object it is: the namespace of a cluster-scoped kind does not count, whatever is written. A refusal without a usable name. */
function identityOf(value: JsonObject, { apiVersion, kind }: ItemType): Identity | Refusal {
  const metadata = isObject(value['metadata']) ? value['metadata'] : {};
  const name = metadata['name'];
  if (typeof name !== 'string' || name === '' || name.length > NAME_LENGTH) {
    const has = name === undefined ? literal('no metadata.name') : text`${describe(name)} as its name`;
    return {
      code: 'missing-name',
      says: text`is a ${quote(kind)} with ${has}; a name has 1 to 253 characters`,
    };
  }
  const namespace = metadata['namespace'] ?? '';
  if (typeof namespace !== 'string' || namespace.length > NAME_LENGTH)
    return { code: 'wrong-type', says: text`has ${describe(namespace)} as its metadata.namespace` };
  const isScoped = namespace !== '' && !isClusterScoped(apiVersion, kind);
  return { apiVersion, kind, namespace: isScoped ? namespace : null, name };
}

/** Equal for one object in two versions of its API. */
function identityKey({ apiVersion, kind, namespace, name }: Identity): string {
  return `${groupOf(apiVersion)}/${kind}/${namespace ?? ''}/${name}`;
}

/** How problems call an object: `Node/n1`, `Pod/shop/web-0`. */
function titleOf({ kind, namespace, name }: Identity): Text {
  return quote([kind, ...(namespace === null ? [] : [namespace]), name].join('/'));
}

function named({ file, label }: Pick<Origin, 'file' | 'label'>): Text {
  return label === '' ? code(file) : text`${code(file)} (${literal(label)})`;
}

/** Why no more of a kind is taken in; null where there is room. */
function fullMessage(
  kind: string,
  { isPlanned, lines: { nodes, objects, bytes } }: Contents,
  limits: SnapshotLimits,
): Text | null {
  const pods = literal('leave the pods out: then blockers of drains are unknown.');
  if (isPlanned && bytes >= limits.fleetBytes) {
    const more = code('NODE_OPTIONS=--max-old-space-size=8192');
    return text`The snapshot needs more memory than this run has: ${Math.floor(bytes / 1024 ** 2)} MiB of it were kept, the rest was not read. Give Node.js more, such as 8 GiB with ${more}, or ${pods}`;
  }
  if (kind === 'Node')
    return nodes < limits.nodes
      ? null
      : text`The snapshot has more than ${limits.nodes} nodes; the rest was not read. Take one of each cluster.`;
  return objects < limits.objects
    ? null
    : text`The snapshot has more than ${limits.objects} other objects; the rest was not read. Take them apart by cluster, or ${pods}`;
}

function droppedMessage(dropped: ReadonlyMap<string, number>): Text {
  const kinds = [...dropped].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  const total = kinds.reduce((sum, [, of]) => sum + of, 0);
  const listed = kinds.map(([kind, of]) => text`${of} ${code(visible(kind, 80))}`);
  return text`Left out ${count(total, 'object')} of kinds that fleetplan does not use: ${few(listed, KINDS_SHOWN)}.`;
}
