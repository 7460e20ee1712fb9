import { formatInstant } from '../text/instant-text.js';
import { isObject, type JsonObject, type Place } from '../manifest/manifest.js';
import { errorAt } from '../manifest/problem.js';
import type { Instant } from '../rollout/controller.js';
import type { Collector, Counts } from './collector.js';
import type { CompactLines } from './contents.js';
import { code, count, type Text, text } from '../text/text.js';
import { describe } from './copy.js';
import { parseInstant } from './status.js';

const COMPACT_VERSION = 1;

/** The first line of the compact form. The counts betray a file that was cut off between two lines. */
interface CompactHeader {
  readonly takenAt: Instant | null;
  readonly nodes: number;
  readonly objects: number;
}

/** A text that is longer than this is given in parts. */
const PART_LENGTH = 1024 ** 2;

/**
 * The compact form, in parts of whole lines: a header line, then a Kubernetes object a line with what was kept of it, nodes first. The
 * same content gives the same text, whatever the order it was read in, and a node that changes changes one line. Reading it gives the
 * same digest. `takenAt` is null when it is unknown.
 */
export function compactParts(lines: CompactLines, takenAt: Instant | null): Iterable<string> {
  const at = takenAt === null ? null : formatInstant(takenAt);
  const { nodes, objects } = lines;
  // Keys in a fixed order, so that the same content gives the same bytes.
  const header = { fleetplan: 'snapshot', version: COMPACT_VERSION, takenAt: at, nodes, objects };
  return { [Symbol.iterator]: () => partsOf(JSON.stringify(header), lines) };
}

function* partsOf(header: string, lines: CompactLines): Generator<string> {
  let part = `${header}\n`;
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

/** Follows the headers of one input and checks that each is followed by as many objects as it says. */
export class CompactSections {
  private open: { readonly header: CompactHeader; readonly place: Place; readonly before: Counts } | null =
    null;

  constructor(private readonly collector: Collector) {}

  begin(value: JsonObject, place: Place): void {
    this.end();
    const header = parseHeader(value);
    if ('parts' in header) {
      this.collector.report(errorAt(place, 'invalid-header', header));
      return;
    }
    if (header.takenAt !== null) this.collector.takenAt(header.takenAt);
    this.open = { header, place, before: this.collector.counts };
  }

  /** Call at the end of the input. */
  end(): void {
    if (this.open === null) return;
    const { header, place, before } = this.open;
    this.open = null;
    const now = this.collector.counts;
    if (now.errors > before.errors) return;
    const nodes = now.nodes - before.nodes;
    const objects = now.objects + now.dropped - before.objects - before.dropped;
    if (nodes === header.nodes && objects === header.objects) return;
    const message = text`The header promises ${count(header.nodes, 'node')} and ${header.objects} other objects; ${nodes} and ${objects} follow. The file was cut off or edited. Take the snapshot again.`;
    this.collector.report(errorAt(place, 'truncated', message));
  }
}

/** The header, or what is wrong with it. */
function parseHeader(value: JsonObject): CompactHeader | Text {
  const { fleetplan, version, nodes, objects, takenAt, nodeNames = 'plain' } = value;
  if (fleetplan !== 'snapshot')
    return text`The header has fleetplan ${describe(fleetplan)}, not ${code('snapshot')}.`;
  if (version !== COMPACT_VERSION)
    return text`The snapshot has version ${describe(version)}; this fleetplan reads version ${COMPACT_VERSION}.`;
  // An earlier fleetplan could write hashes in the place of node names, which no selector on a name matches.
  if (nodeNames !== 'plain')
    return text`The snapshot has node names that are ${describe(nodeNames)}, and none can be planned from them. Take the snapshot again.`;
  if (!isCount(nodes) || !isCount(objects))
    return text`The header lacks the number of nodes and objects that follow.`;
  const instant = typeof takenAt === 'string' ? parseInstant(takenAt) : null;
  if (takenAt === null || instant !== null) return { takenAt: instant, nodes, objects };
  return text`The header has takenAt ${describe(takenAt)}, not a time such as ${code('2026-01-31T12:00:00Z')}.`;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
