import { describe } from '../manifest/visible.js';
import { createHash } from 'node:crypto';
import { formatInstant } from '../text/instant-text.js';
import { canonicalJson, sortedKeys } from '../manifest/canonical.js';
import { isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import type { Instant } from '../rollout/controller.js';
import { code, text } from '../text/text.js';
import { parseInstant } from './status.js';

/** Parts of objects that are known at a time: those of objects that differ in all of them would fill the memory. */
const MOST_PARTS = 10_000;

/** Size of a buffer that many lines share. */
const ROOM_BYTES = 1024 ** 2;

/** The JSON line of each node and each object, as bytes outside of the engine's heap: those of a million pods would not fit into it. */
export class CompactLines {
  private readonly ofNodes: Buffer[] = [];
  private readonly ofObjects: Buffer[] = [];
  /** Lists and mappings in the fields of objects, by their text. */
  private readonly parts = new Map<string, Json>();
  /** Free part of the last buffer. Lines in the pool of Node.js would retain unrelated buffers. */
  private room = Buffer.alloc(0);
  bytes = 0;

  get nodes(): number {
    return this.ofNodes.length;
  }

  get objects(): number {
    return this.ofObjects.length;
  }

  /** Equal parts of objects become one value: pods of a workload differ in few, and would take three times the memory. */
  add(kind: string, object: JsonObject): void {
    const text = this.text(object, true);
    // A character takes at most three bytes.
    const most = 3 * text.length;
    if (this.room.length < most) this.room = Buffer.alloc(Math.max(most, Math.min(this.bytes, ROOM_BYTES)));
    const length = this.room.write(text);
    (kind === 'Node' ? this.ofNodes : this.ofObjects).push(this.room.subarray(0, length));
    this.room = this.room.subarray(length);
    this.bytes += length;
  }

  /** Canonical JSON of an object whose fields are mappings of parts, or of such a field. */
  private text(object: JsonObject, isWhole: boolean): string {
    let members = '';
    for (const key of sortedKeys(object)) {
      const value = object[key] ?? null;
      const isField = isWhole && isObject(value);
      const text = isField ? this.text(value, false) : canonicalJson(value);
      if (!isField && typeof value === 'object' && value !== null) object[key] = this.shared(text, value);
      members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${text}`;
    }
    return `{${members}}`;
  }

  private shared(text: string, part: Json): Json {
    const known = this.parts.get(text);
    if (known !== undefined) return known;
    if (this.parts.size >= MOST_PARTS) this.parts.clear();
    this.parts.set(text, part);
    return part;
  }

  /** Nodes first, each in the order of their bytes: equal for the same content, whatever the order it came in. Without line feeds. */
  *sorted(): Generator<Buffer> {
    for (const lines of [this.ofNodes, this.ofObjects]) yield* lines.toSorted((a, b) => a.compare(b));
  }

  /** `sha256:` over all lines: equal for the same fleet, whatever the order of the objects, the form of the input and its moment. */
  digest(): string {
    const hash = createHash('sha256');
    for (const line of this.sorted()) hash.update(line).update('\n');
    return `sha256:${hash.digest('hex')}`;
  }
}

const COMPACT_VERSION = 1;
/** A text that is longer than this is given in parts. */
const PART_LENGTH = 1024 ** 2;

/**
 * The compact form, in parts of whole lines: a header line, then a Kubernetes object a line with what was kept of it, nodes first. The
 * same content gives the same text, whatever the order it was read in, and a node that changes changes one line. Reading it gives the
 * same digest. `takenAt` is null when it is unknown.
 */
export function* compactParts(lines: CompactLines, takenAt: Instant | null): Generator<string> {
  const at = takenAt === null ? null : formatInstant(takenAt);
  const { nodes, objects } = lines;
  let part = `${JSON.stringify({ fleetplan: 'snapshot', version: COMPACT_VERSION, takenAt: at, nodes, objects })}\n`;
  for (const line of lines.sorted()) {
    part += `${line.toString()}\n`;
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = '';
  }
  if (part !== '') yield part;
}

/** True for the first line of a compact snapshot. */
export function isHeader(value: unknown): value is JsonObject {
  return isObject(value) && Object.hasOwn(value, 'fleetplan');
}

/** The header, or what is wrong with it. The counts betray a file that was cut off between two lines. */
export function parseHeader(value: JsonObject) {
  const { fleetplan, version, nodes, objects, takenAt } = value;
  if (fleetplan !== 'snapshot' || version !== COMPACT_VERSION)
    return text`This is no snapshot of version ${COMPACT_VERSION}. Take it again.`;
  if (!isCount(nodes) || !isCount(objects))
    return text`The header lacks the number of nodes and objects that follow.`;
  const instant = typeof takenAt === 'string' ? parseInstant(takenAt) : null;
  if (takenAt === null || instant !== null) return { takenAt: instant, nodes, objects };
  return text`The header has takenAt ${describe(takenAt)}, not a time such as ${code('2026-01-31T12:00:00Z')}.`;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
