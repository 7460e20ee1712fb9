import type { ProblemCode } from '../manifest/problem.js';
import { createReadStream, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getHeapStatistics } from 'node:v8';
import { createGunzip } from 'node:zlib';
import { code, name, type Text, text } from '../text/text.js';
import { visible } from '../manifest/visible.js';
import { DEFAULT_LIMITS, type SnapshotLimits } from '../snapshot/limits.js';
import type { SnapshotInput } from '../snapshot/input.js';
import {
  type Compact,
  createCompactReader,
  createSnapshotReader,
  type SnapshotReader,
  type SnapshotResult,
} from '../snapshot/read.js';

const CHUNK_BYTES = 1024 ** 2;

interface SnapshotSources {
  /** The stream for `-`; absent: standard input. */
  readonly stdin?: AsyncIterable<Uint8Array>;
  readonly limits?: SnapshotLimits;
}

/**
 * Reads a snapshot from files, each plain or gzip whatever its name; `-` is standard input. Files are taken in as they come,
 * so a large one is never in memory as a whole, and a small gzip file that inflates to too much ends at the limit.
 * A file that cannot be read is a problem, not an exception.
 */
export function loadSnapshot(
  paths: readonly string[],
  sources: SnapshotSources = {},
): Promise<SnapshotResult> {
  return readFiles(createSnapshotReader(sources.limits ?? limitsOfProcess()), paths, sources);
}

/** Reads a file whose snapshot is written again, not planned. */
export function loadCompact(path: string): Promise<SnapshotResult<Compact>> {
  return readFiles(createCompactReader(), [path], {});
}

/** Bytes in memory for a byte of a compact snapshot while it is planned; measured with pods: 3.6. */
const BYTES_IN_MEMORY = 4;

/** Past its memory Node.js ends without a message. */
function limitsOfProcess(): SnapshotLimits {
  return { ...DEFAULT_LIMITS, fleetBytes: getHeapStatistics().heap_size_limit / BYTES_IN_MEMORY };
}

async function readFiles<T>(
  reader: SnapshotReader<T>,
  paths: readonly string[],
  sources: SnapshotSources,
): Promise<SnapshotResult<T>> {
  for (const path of paths) {
    const isStdin = path === '-';
    const input = reader.input(isStdin ? 'standard input' : path);
    const bytes = isStdin
      ? (sources.stdin ?? process.stdin)
      : createReadStream(path, { highWaterMark: CHUNK_BYTES });
    try {
      await readInto(input, bytes);
    } catch (error) {
      input.fail(...reasonOf(error, path));
    }
    input.end();
  }
  return reader.finish();
}

async function readInto(input: SnapshotInput, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const { head, all } = await peek(bytes);
  for await (const chunk of isGzip(head) ? inflate(all) : all) if (!input.push(chunk)) return;
}

function isGzip(head: Uint8Array): boolean {
  return head[0] === 0x1f && head[1] === 0x8b;
}

/** The first two bytes, or fewer, and a way to read everything from the start. */
async function peek(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ head: Uint8Array; all: AsyncIterable<Uint8Array> }> {
  const iterator = bytes[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let length = 0;
  while (length < 2) {
    const next = await iterator.next();
    if (next.done === true) break;
    first.push(next.value);
    length += next.value.length;
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      yield* first;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next())
        yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { head: Buffer.concat(first), all: all() };
}

/** Ends with an error where the bytes are no complete gzip file. */
async function* inflate(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  const fed = pipeline(Readable.from(bytes), gunzip);
  // The same error comes out of the loop below; without a handler here it would also end the process.
  fed.catch(() => undefined);
  for await (const chunk of gunzip) yield chunk as Uint8Array;
  await fed;
}

/** Fixed texts: the system's own messages may quote paths and more. */
function reasonOf(error: unknown, path: string): readonly [id: ProblemCode, message: Text] {
  const file = text`The snapshot ${name('file', visible(path))}`;
  const reason = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (reason === 'ENOENT') {
    const folder = dirname(path);
    const made = existsSync(folder) ? '' : `mkdir -p ${visible(folder)} && `;
    const command = code(`${made}kubectl get nodes -o json | fleetplan snapshot - > ${visible(path)}`);
    return ['not-found', text`${file} does not exist. Take it first: ${command}.`];
  }
  if (reason === 'EISDIR') return ['not-a-file', text`${file} is a folder. Name the files in it.`];
  if (reason === 'EACCES' || reason === 'EPERM')
    return ['not-allowed', text`${file} may not be read by this user. Change its permissions.`];
  if (reason.startsWith('Z_'))
    return ['broken-gzip', text`${file} is a gzip file that is cut off or damaged. Take it again.`];
  if (reason !== '')
    return ['unreadable', text`${file} cannot be read (${code(visible(reason))}). Check the path.`];
  throw error;
}
