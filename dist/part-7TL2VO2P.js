import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  createCompactReader,
  createSnapshotReader
} from "./part-2IS2RWRI.js";
import {
  DEFAULT_LIMITS,
  isDefinition,
  loadRules
} from "./part-XCPVTUVG.js";

// src/edge/snapshot-file.ts
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { getHeapStatistics } from "node:v8";
import { createGunzip } from "node:zlib";
var CHUNK_BYTES = 1024 ** 2;
async function loadSnapshot(paths, sources = {}) {
  const result = await readFiles(createSnapshotReader(sources.limits ?? limitsOfProcess()), paths, sources);
  if (result.snapshot.objects.some(isDefinition)) await loadRules();
  return result;
}
function loadCompact(paths, hashesNodeNames) {
  return readFiles(createCompactReader(hashesNodeNames), paths, {});
}
var BYTES_IN_MEMORY = 4;
function limitsOfProcess() {
  return { ...DEFAULT_LIMITS, fleetBytes: getHeapStatistics().heap_size_limit / BYTES_IN_MEMORY };
}
async function readFiles(reader, paths, sources) {
  for (const path of paths) {
    const isStdin = path === "-";
    const input = reader.input(isStdin ? "standard input" : path);
    const bytes = isStdin ? sources.stdin ?? process.stdin : createReadStream(path, { highWaterMark: CHUNK_BYTES });
    try {
      await readInto(input, bytes);
    } catch (error) {
      input.fail(...reasonOf(error));
    }
    input.end();
  }
  return reader.finish();
}
async function readInto(input, bytes) {
  const { head, all } = await peek(bytes);
  for await (const chunk of isGzip(head) ? inflate(all) : all) if (!input.push(chunk)) return;
}
function isGzip(head) {
  return head[0] === 31 && head[1] === 139;
}
async function peek(bytes) {
  const iterator = bytes[Symbol.asyncIterator]();
  const first = [];
  let length = 0;
  while (length < 2) {
    const next = await iterator.next();
    if (next.done === true) break;
    first.push(next.value);
    length += next.value.length;
  }
  async function* all() {
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
async function* inflate(bytes) {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  const fed = pipeline(Readable.from(bytes), gunzip);
  fed.catch(() => void 0);
  for await (const chunk of gunzip) yield chunk;
  await fed;
}
function reasonOf(error) {
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  if (code === "ENOENT")
    return [
      "not-found",
      "There is no such file. Take it first, as the comment of the workflow that `fleetplan init` wrote says: `kubectl get ... -o json | fleetplan snapshot - > FILE`."
    ];
  if (code === "EISDIR") return ["not-a-file", "This is a folder; name the files in it."];
  if (code === "EACCES" || code === "EPERM") return ["not-allowed", "The file may not be read by this user."];
  if (code.startsWith("Z_"))
    return ["broken-gzip", "The gzip file is cut off or damaged; take the snapshot again."];
  if (code !== "") return ["unreadable", `The file cannot be read (${code}).`];
  throw error;
}

export {
  loadSnapshot,
  loadCompact
};
