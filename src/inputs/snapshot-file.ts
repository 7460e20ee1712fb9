import { createReadStream, statSync } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { getHeapStatistics } from 'node:v8';
import { createGunzip } from 'node:zlib';
import type { ProblemCode } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { codeOf, reasonOf } from '../text/file-errors.js';
import { DEFAULT_LIMITS, type SnapshotLimits } from '../snapshot/limits.js';
import { Collector, type SnapshotResult } from '../snapshot/collector.js';
import { SnapshotInput } from '../snapshot/input.js';
import { code, literal, name, type Text, text } from '../text/text.js';

const CHUNK_BYTES = 1024 ** 2;

/**
 * Reads a snapshot from files, each plain or gzip whatever its name; `-` is standard input. Files are taken in as they come,
 * so a large one is never in memory as a whole, and a small gzip file that inflates to too much ends at the limit.
 * A file that cannot be read is a problem, not an exception.
 */
export async function loadSnapshot(
  paths: readonly string[],
  { limits, ...from }: ReadingOptions & { readonly limits?: SnapshotLimits } = {},
): Promise<SnapshotResult> {
  // Past its memory Node.js ends without a message.
  const fleetBytes = getHeapStatistics().heap_size_limit / BYTES_IN_MEMORY;
  const collector = new Collector(true, limits ?? { ...DEFAULT_LIMITS, fleetBytes });
  await readFiles(collector, paths, from);
  const { takenAt, problems } = collector.finish();
  return { snapshot: collector.fleet(takenAt), problems };
}

/** Bytes in memory for a byte of a compact snapshot while it is planned; measured with pods: 3.6. */
const BYTES_IN_MEMORY = 4;

interface ReadingOptions {
  readonly stdin?: AsyncIterable<Uint8Array>;
  /** Called with the part of the bytes of all files that is read. */
  readonly onPart?: (part: number) => void;
}

export async function readFiles(
  collector: Collector,
  paths: readonly string[],
  { stdin = process.stdin, onPart = () => undefined }: ReadingOptions = {},
): Promise<void> {
  const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const all = paths.reduce((sum, path) => sum + sizeOf(path), 0);
  let read = 0;
  const counted = async function* (bytes: AsyncIterable<Uint8Array>) {
    for await (const chunk of bytes) {
      onPart((read += chunk.length) / all);
      yield chunk;
    }
  };
  for (const path of paths) {
    const isStdin = path === '-';
    const input = new SnapshotInput(isStdin ? 'standard input' : path, collector);
    const bytes = isStdin ? stdin : counted(createReadStream(path, { highWaterMark: CHUNK_BYTES }));
    try {
      for await (const chunk of inflated(bytes)) if (!input.push(chunk)) break;
    } catch (error) {
      input.fail(...faultOf(error, path));
    }
    input.end();
  }
}

/** The bytes of a gzip file, or of any other as they are. Ends with an error where they are no complete gzip file. */
async function* inflated(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = bytes[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done === true) return;
  async function* all(): AsyncGenerator<Uint8Array> {
    yield first.value as Uint8Array;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  // No text begins so; what gunzip refuses is reported by it, and the loop throws its errors.
  if (first.value[0] !== 0x1f) yield* all();
  else yield* pipeline(Readable.from(all()), createGunzip({ chunkSize: CHUNK_BYTES }), () => undefined);
}

/** Fixed texts: the system's own messages may quote paths and more. */
function faultOf(error: unknown, path: string): readonly [id: ProblemCode, message: Text] {
  const file = text`The snapshot ${name('file', visible(path))}`;
  const reason = codeOf(error);
  if (reason === '') throw error;
  if (reason === 'ENOENT') {
    const command = code(`kubectl get nodes -o json | fleetplan snapshot - > ${visible(path)}`);
    return ['not-found', text`${file} does not exist. Take it first: ${command}.`];
  }
  return reason.startsWith('Z_')
    ? ['broken-gzip', text`${file} is a gzip file that is cut off or damaged. Take it again.`]
    : ['unreadable', text`${file} cannot be read: ${literal(reasonOf(error))}`];
}
