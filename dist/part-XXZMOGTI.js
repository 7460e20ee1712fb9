import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  codeOf
} from "./part-VGCQTIYE.js";
import {
  visible
} from "./part-SNFJC42C.js";

// src/output/save.ts
import { randomUUID } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
var STREAMS = ["/dev", "/proc"];
var NOT_REPLACEABLE = /* @__PURE__ */ new Set(["EACCES", "EPERM", "EBUSY", "EROFS", "EXDEV"]);
function saveFile(path, text) {
  const target = replaceable(path);
  if (target === null) {
    writeOver(path, text);
    return;
  }
  try {
    if (exists(target)) accessSync(target, constants.W_OK);
    replaceFile(target, text);
  } catch (error) {
    if (!NOT_REPLACEABLE.has(codeOf(error)) || !exists(target)) throw error;
    writeOver(target, text);
  }
}
function replaceFile(target, text) {
  const mode = exists(target) ? statSync(target).mode & 511 : null;
  const beside = join(dirname(target), `.fleetplan-${randomUUID()}.tmp`);
  try {
    writeNew(beside, text, mode);
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
function writeNew(path, text, mode) {
  const descriptor = openSync(path, "wx", mode ?? 438);
  try {
    if (mode !== null) fchmodSync(descriptor, mode);
    writeParts(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
function writeOver(path, text) {
  const descriptor = openSync(path, "w");
  try {
    writeParts(descriptor, text);
  } finally {
    closeSync(descriptor);
  }
}
function writeParts(descriptor, text) {
  for (const part of typeof text === "string" ? [text] : text) writeFileSync(descriptor, part);
}
function replaceable(path) {
  const absolute = resolve(path);
  if (STREAMS.some((folder) => absolute.startsWith(folder + sep))) return null;
  if (lstatSync(absolute, { throwIfNoEntry: false }) === void 0) return absolute;
  if (!exists(absolute) || !statSync(absolute).isFile()) return null;
  return realpathSync(absolute);
}
function exists(path) {
  return statSync(path, { throwIfNoEntry: false }) !== void 0;
}

// src/read/git-command.ts
import { spawnSync } from "node:child_process";
import { devNull } from "node:os";
var TIMEOUT_MS = 12e4;
var MAX_OUTPUT_BYTES = 256 * 1024 ** 2;
var OPTIONS = [
  "--no-pager",
  "--no-replace-objects",
  "--no-optional-locks",
  ...["core.fsmonitor=false", `core.hooksPath=${devNull}`, "core.commitGraph=false"].flatMap((set) => [
    "-c",
    set
  ]),
  ...["protocol.allow=never", "safe.directory=*", "safe.bareRepository=explicit"].flatMap((set) => [
    "-c",
    set
  ])
];
function runGit(repo, args, input = "") {
  const { error, status, stdout, stderr } = spawnSync("git", [...OPTIONS, "-C", repo, ...args], {
    env: environment(),
    input,
    timeout: TIMEOUT_MS,
    maxBuffer: MAX_OUTPUT_BYTES,
    windowsHide: true
  });
  if (error !== void 0) return { ok: false, status: null, reason: startReason(error) };
  if (status === 0) return { ok: true, stdout };
  const line = stderr.toString("utf8").trim().split("\n").at(-1) ?? "";
  const said = line.replace(/^fatal: /, "");
  return { ok: false, status, reason: REASONS.get(said) ?? visible(said, 200) };
}
var REASONS = /* @__PURE__ */ new Map([
  ["Needed a single revision", "it has no branch, tag or commit of that name"]
]);
function environment() {
  const { PATH, Path, SystemRoot } = process.env;
  const inherited = Object.entries({ PATH, Path, SystemRoot }).filter(([, value]) => value !== void 0);
  return {
    ...Object.fromEntries(inherited),
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: devNull,
    GIT_ATTR_NOSYSTEM: "1",
    GIT_ALLOW_PROTOCOL: "none",
    GIT_NO_LAZY_FETCH: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_GRAFT_FILE: devNull
  };
}
function startReason(error) {
  const code = "code" in error ? String(error.code) : error.name;
  if (code === "ENOENT") return "git is not installed";
  if (code === "ETIMEDOUT") return `git took longer than ${TIMEOUT_MS / 1e3} seconds`;
  if (code === "ENOBUFS") return `git answered more than ${MAX_OUTPUT_BYTES} bytes`;
  return `git could not be started (${visible(code)})`;
}

export {
  runGit,
  saveFile,
  replaceFile
};
