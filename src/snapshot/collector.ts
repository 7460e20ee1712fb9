import { canonicalJson } from '../manifest/values/canonical.js';
import type { ProblemCode } from '../manifest/problem-codes.js';
import { type FieldPath, groupOf, isObject, type JsonObject, type Place } from '../manifest/manifest.js';
import type { Problem, Severity } from '../manifest/problem.js';
import { visible } from '../manifest/words/visible.js';
import type { Instant } from '../rollout/controller.js';
import { type Defect, describe, fieldName, quote } from './copy.js';
import {
  type Identity,
  identityKey,
  identityOf,
  isRefusal,
  type ObjectType,
  type Refusal,
  titleOf,
  typeOf,
} from './identity.js';
import { createdIn } from './instant.js';
import type { Contents } from './contents.js';
import { isDefinition } from './kept/definition.js';
import { meantKind, ruleFor } from './kept/kinds.js';
import type { SnapshotLimits } from './limits.js';
import { isFault, type ItemType, type ListFault, listOf, type ObjectList } from './list.js';
import { nodeState } from './node.js';
import { ProblemList } from './problem-list.js';
import { redactObject } from './redact.js';
import type { Said } from '../text/text.js';

/** Kinds that are not kept are counted one by one up to this number. */
const MAX_KINDS = 1_000;

/** The origin of an object. The place is computed when needed: finding it may mean reading the input again. */
export interface Origin {
  readonly file: string;
  /** How a message calls it: 'items[12]', 'value 3'; '' where the file holds nothing else. */
  readonly label: string;
  /** The place of a field where the input tells it, else that of the object. */
  place(path?: FieldPath): Place;
}

export interface Counts {
  readonly nodes: number;
  /** Kept, nodes apart. */
  readonly objects: number;
  /** Objects of kinds that are not kept. */
  readonly dropped: number;
  readonly errors: number;
}

/** An object and when it was made. */
export interface Made {
  readonly title: string;
  readonly at: Instant;
}

/** Takes in the objects of all inputs, and hands on what is kept of them. */
export class Collector {
  /** The first origin of each node and object, by its identity. */
  private readonly seen = new Map<string, Pick<Origin, 'file' | 'label'>>();
  /** Objects of kinds that are not kept, by kind. */
  private readonly dropped = new Map<string, number>();
  private readonly problems: ProblemList;
  /** The spec of each definition of custom resources. */
  private readonly definitions = new Map<string, string>();
  private targets = 0;
  private youngest: Made | null = null;
  private oldest: Instant | null = null;

  constructor(
    private readonly limits: SnapshotLimits,
    private readonly contents: Contents,
  ) {
    this.problems = new ProblemList(limits.problemsPerCode);
  }

  /** Counts so far. */
  get counts(): Counts {
    let dropped = 0;
    for (const count of this.dropped.values()) dropped += count;
    const { nodes, objects } = this.contents.lines;
    return { nodes, objects, dropped, errors: this.problems.errors };
  }

  problem(
    severity: Severity,
    code: ProblemCode,
    message: Said,
    place: Place | null,
    picture: string | null = null,
  ): void {
    this.problems.add(severity, code, message, place, picture);
  }

  /** The object that was made last of those that were added since this was asked the time before. */
  takeYoungest(): Made | null {
    const { youngest } = this;
    this.youngest = null;
    return youngest;
  }

  /** The oldest counts: what a part of the snapshot says is as old as that part. */
  takenAt(instant: Instant): void {
    this.oldest = Math.min(instant, this.oldest ?? instant);
  }

  /** Takes in one Kubernetes object, or a list of them. False when no more will be taken. */
  add(value: unknown, origin: Origin, itemType: ItemType | null = null): boolean {
    const list = listOf(value);
    if (list !== null) return this.addList(list, origin);
    if (!isObject(value)) {
      return this.refuse(origin, {
        code: 'not-an-object',
        says: `is ${describe(value)}, not a Kubernetes object`,
      });
    }
    const type = typeOf(value, itemType);
    if (isRefusal(type)) return this.refuse(origin, type);
    const rule = ruleFor(type.apiVersion, type.kind);
    if (rule === undefined) return this.pass(type, origin);
    if (rule.kept.concerns?.(value) === false) return this.drop(type.kind);
    if (rule.kept.isTarget) this.targets++;
    const identity = identityOf(value, type);
    return isRefusal(identity) ? this.refuse(origin, identity) : this.keep(identity, value, origin);
  }

  /** A list inside of another one, as `jq -s` makes it. */
  private addList(list: ObjectList | ListFault, origin: Origin): boolean {
    if (isFault(list)) {
      this.problem('error', list.code, list.message, origin.place());
      return true;
    }
    return list.items.every((item, index) => {
      const label = `${origin.label === '' ? '' : `${origin.label}.`}items[${index}]`;
      if (!isObject(item) || listOf(item) === null)
        return this.add(item, { ...origin, label }, list.itemType);
      return this.refuse(
        { ...origin, label },
        { code: 'nested-lists', says: 'is a list in a list in a list' },
      );
    });
  }

  /** For a kind that is not kept. An object that was meant to be of a kept one must not vanish, nor what was printed in place of objects. */
  private pass({ apiVersion, kind }: ObjectType, origin: Origin): boolean {
    if (groupOf(apiVersion) === 'meta.k8s.io') {
      const says = `is a ${quote(kind)}, which holds columns or metadata and no objects: take them with \`kubectl get -o json\``;
      return this.refuse(origin, { code: 'not-an-object', says });
    }
    if (kind === 'Status' && apiVersion === 'v1') {
      const says = 'is a "Status": the API server answered with an error in place of objects';
      return this.refuse(origin, { code: 'not-an-object', says });
    }
    const meant = meantKind(apiVersion, kind);
    if (meant === null) return this.drop(kind);
    const says = `is of kind ${quote(kind)} and version ${quote(apiVersion)}, which no API has: it is written ${quote(meant.kind)}, of ${meant.group === '' ? 'v1' : meant.group}`;
    return this.refuse(origin, { code: 'unknown-kind', says });
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
    const redacted = redactObject(
      apiVersion,
      kind,
      isTyped ? value : { ...value, apiVersion, kind },
      this.limits.depth,
    );
    if (redacted === null) return true;
    const { object } = redacted;
    if (isDefinition(identity)) this.definitions.set(name, canonicalJson(object['spec'] ?? null));
    const defects = [...redacted.defects];
    const at = createdIn(object);
    if (at !== null && at > (this.youngest?.at ?? 0)) this.youngest = { title: titleOf(identity), at };
    if (kind === 'Node') this.contents.node(nodeState(name, object, defects));
    else {
      const place = origin.place();
      this.contents.object({ ...identity, object, place, placeOf: () => place });
    }
    for (const defect of defects) this.defect(defect, identity, origin);
    return true;
  }

  /** A hub and its members may each define the same kind; the first definition is the one that plans use. */
  private passDefinition(identity: Identity, value: JsonObject, origin: Origin): true {
    const { apiVersion, kind, name } = identity;
    const spec = redactObject(apiVersion, kind, value, this.limits.depth)?.object['spec'] ?? null;
    if (canonicalJson(spec) === this.definitions.get(name)) return this.drop(kind);
    const first = this.seen.get(identityKey(identity)) ?? origin;
    const message = `${titleOf(identity)} is given twice and not alike: in ${named(first)} and in ${named(origin)}. The first is used: plan each cluster by itself.`;
    this.problem('warning', 'several-definitions', message, origin.place());
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
    const code = identity.kind === 'Node' ? 'duplicate-node' : 'duplicate-object';
    const message = `${titleOf(identity)} is given twice: in ${named(first)} and in ${named(origin)}. A fleet has each name once.`;
    this.problem('error', code, message, origin.place());
    return true;
  }

  private isFull(kind: string, origin: Origin): boolean {
    const message = fullMessage(kind, this.contents, this.limits);
    if (message === null) return false;
    this.problem('error', 'too-large', message, origin.place());
    this.contents.clear();
    this.seen.clear();
    return true;
  }

  private defect({ code, path, says }: Defect, identity: Identity, origin: Origin): void {
    const label = origin.label === '' ? '' : ` (${origin.label})`;
    const message = `${titleOf(identity)}${label}: ${fieldName(path)} ${says}.`;
    this.problem('error', code, message, origin.place(path));
  }

  private refuse(origin: Origin, { code, says }: Refusal): true {
    this.problem(
      'error',
      code,
      `${origin.label === '' ? 'The input' : origin.label} ${says}.`,
      origin.place(),
    );
    return true;
  }

  finish(): { readonly takenAt: Instant | null; readonly problems: readonly Problem[] } {
    if (this.dropped.size > 0) this.problem('info', 'objects-left-out', droppedMessage(this.dropped), null);
    if (this.targets === 0 && this.problems.errors === 0)
      this.problem('error', 'empty-snapshot', this.emptyMessage(), null);
    return { takenAt: this.oldest, problems: this.problems.all() };
  }

  private emptyMessage(): string {
    const kept = this.contents.lines.objects;
    const holds =
      kept === 0
        ? 'holds nothing that fleetplan uses'
        : `holds ${kept} objects, but nothing they could touch`;
    return `The snapshot ${holds}: no nodes, member clusters, node claims, workloads or pods. An empty fleet is never assumed.`;
  }
}

function named({ file, label }: Pick<Origin, 'file' | 'label'>): string {
  return label === '' ? file : `${file} (${label})`;
}

/** Why no more of a kind is taken in; null where there is room. */
function fullMessage(
  kind: string,
  { isPlanned, lines: { nodes, objects, bytes } }: Contents,
  limits: SnapshotLimits,
): string | null {
  if (isPlanned && bytes >= limits.fleetBytes)
    return `The snapshot is more than this run has memory for: ${Math.floor(bytes / 1024 ** 2)} MiB of it were kept, and the rest was not read. ${MORE_MEMORY}`;
  if (kind === 'Node')
    return nodes < limits.nodes
      ? null
      : `The snapshot has more than ${limits.nodes} nodes; the rest was not read. Take one of each cluster.`;
  return objects < limits.objects
    ? null
    : `The snapshot has more than ${limits.objects} other objects; the rest was not read. Leave the pods out: then what blocks drains is unknown.`;
}

const MORE_MEMORY =
  'Give Node.js more, such as 8 GiB with NODE_OPTIONS=--max-old-space-size=8192, or leave the pods out: then what blocks drains is unknown.';

function droppedMessage(dropped: ReadonlyMap<string, number>): string {
  const kinds = [...dropped].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  const listed = kinds.slice(0, 10).map(([kind, count]) => `${count} ${visible(kind, 80)}`);
  const rest = kinds.length > 10 ? `, and ${kinds.length - 10} more kinds` : '';
  const total = kinds.reduce((sum, [, count]) => sum + count, 0);
  const objects = total === 1 ? '1 object' : `${total} objects`;
  const were = total === 1 ? 'was' : 'were';
  return `${objects} of kinds that fleetplan does not use ${were} left out: ${listed.join(', ')}${rest}.`;
}
