import { formatInstant } from '../text/instant-text.js';
import { isObject, type JsonObject, type Place } from '../manifest/manifest.js';
import type { Instant } from '../rollout/controller.js';
import type { Collector, Counts, Made } from './collector.js';
import type { CompactLines } from './contents.js';
import { describe, quote } from './copy.js';
import { CLOCKS_APART_MS, parseInstant } from './instant.js';

const COMPACT_VERSION = 1;

/** The first line of the compact form. The counts betray a file that was cut off between two lines. */
interface CompactHeader {
  readonly takenAt: Instant | null;
  readonly nodes: number;
  readonly objects: number;
  readonly nodeNames: 'plain' | 'hashed';
}

/** The first line of a compact snapshot, without its line end; keys in a fixed order, so that the same content gives the same bytes. */
function headerLine({ takenAt, nodes, objects, nodeNames }: CompactHeader): string {
  const at = takenAt === null ? null : formatInstant(takenAt);
  return JSON.stringify({
    fleetplan: 'snapshot',
    version: COMPACT_VERSION,
    takenAt: at,
    nodes,
    objects,
    nodeNames,
  });
}

/** A text that is longer than this is given in parts. */
const PART_LENGTH = 1024 ** 2;

/**
 * The compact form, in parts of whole lines: a header line, then a Kubernetes object a line with what was kept of it, nodes first. The
 * same content gives the same text, whatever the order it was read in, and a node that changes changes one line. Reading it gives the
 * same digest. `takenAt` is null when nobody knows.
 */
export function compactParts(
  lines: CompactLines,
  takenAt: Instant | null,
  nodeNames: 'plain' | 'hashed',
): Iterable<string> {
  const header = headerLine({ takenAt, nodes: lines.nodes, objects: lines.objects, nodeNames });
  return { [Symbol.iterator]: () => partsOf(header, lines) };
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
    if (typeof header === 'string') {
      this.collector.problem('error', 'invalid-header', header, place);
      return;
    }
    if (header.takenAt !== null) this.collector.takenAt(header.takenAt);
    if (header.nodeNames === 'hashed') {
      const message =
        'Node names in this snapshot are hashes: selectors on kubernetes.io/hostname and objects that name a node find nothing.';
      this.collector.problem('info', 'node-names-hashed', message, place);
    }
    this.collector.takeYoungest();
    this.open = { header, place, before: this.collector.counts };
  }

  /** Call at the end of the input. */
  end(): void {
    if (this.open === null) return;
    const { header, place, before } = this.open;
    this.open = null;
    const youngest = this.collector.takeYoungest();
    const now = this.collector.counts;
    if (now.errors > before.errors) return;
    const nodes = now.nodes - before.nodes;
    const objects = now.objects + now.dropped - before.objects - before.dropped;
    if (nodes === header.nodes && objects === header.objects) {
      this.refuseLater(header, youngest, place);
      return;
    }
    const message =
      `The header promises ${header.nodes} nodes and ${header.objects} other objects; ${nodes} and ${objects} follow. ` +
      'The file was cut off or edited; take the snapshot again.';
    this.collector.problem('error', 'truncated', message, place);
  }

  /** No reading gives an object that was not there yet. */
  private refuseLater({ takenAt }: CompactHeader, youngest: Made | null, place: Place): void {
    if (takenAt === null || youngest === null || youngest.at <= takenAt + CLOCKS_APART_MS) return;
    const message = `The header says the snapshot was taken at ${formatInstant(takenAt)}, and ${youngest.title} in it is created later, at ${formatInstant(youngest.at)}. The file was edited; take the snapshot again.`;
    this.collector.problem('error', 'created-later', message, place);
  }
}

/** The header, or what is wrong with it. */
function parseHeader(value: JsonObject): CompactHeader | string {
  if (value['fleetplan'] !== 'snapshot') {
    return `The header says fleetplan is ${describe(value['fleetplan'])}; a snapshot says "snapshot".`;
  }
  if (value['version'] !== COMPACT_VERSION) {
    return `The snapshot has version ${describe(value['version'])}; this fleetplan reads version ${COMPACT_VERSION}.`;
  }
  const { nodes, objects, nodeNames, takenAt } = value;
  if (!isCount(nodes) || !isCount(objects)) return 'The header must say how many nodes and objects follow.';
  if (nodeNames !== 'plain' && nodeNames !== 'hashed') {
    return `The header says nodeNames is ${describe(nodeNames)}, not "plain" or "hashed".`;
  }
  if (takenAt === null) return { takenAt, nodes, objects, nodeNames };
  const instant = typeof takenAt === 'string' ? parseInstant(takenAt) : null;
  if (instant !== null) return { takenAt: instant, nodes, objects, nodeNames };
  const given = typeof takenAt === 'string' ? quote(takenAt) : describe(takenAt);
  return `The header says takenAt is ${given}, not a time such as "2026-01-31T12:00:00Z".`;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
