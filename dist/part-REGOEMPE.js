import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readFileAt,
  resolveCommit
} from "./part-IBMCJAKM.js";
import {
  defaultConfig,
  readConfig
} from "./part-QFXSIKZR.js";
import {
  decodeUtf8,
  runGit
} from "./part-4CE7IV5R.js";
import {
  reasonOf
} from "./part-VGCQTIYE.js";
import {
  errorAt,
  visible
} from "./part-MZYUQ4PG.js";

// src/edge/judging-config.ts
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";

// src/edge/commits-once.ts
function commitsOnce() {
  const known = /* @__PURE__ */ new Map();
  return (repo, revision) => {
    const key = JSON.stringify([repo, revision]);
    const before = known.get(key);
    if (before !== void 0) return before;
    const found = resolveCommit(repo, revision);
    const commit = found.missing ? revision : found.value;
    known.set(key, commit);
    return commit;
  };
}

// src/edge/judging-config.ts
var MOST_BYTES = 256 * 1024;
function judgingConfig(path, revisions, commitAt = commitsOnce()) {
  if (path === null) {
    const config = defaultConfig();
    return { config, placeOf: null, rulesFrom: "the built-in defaults", notices: [], proposed: null };
  }
  if (revisions === null) return fromDisk(path);
  for (const place of placesOf(path)) {
    const tracked = between(path, place, revisions, commitAt);
    if (tracked !== null) return tracked;
  }
  return fromDisk(path);
}
function fromDisk(path) {
  try {
    return judging(readConfig(readFileSync(path, "utf8"), path), path);
  } catch (error) {
    return refused(
      "unreadable-config",
      `The configuration ${visible(path)} can not be read: ${reasonOf(error)}`
    );
  }
}
function judging(read, rulesFrom) {
  return "problems" in read ? read : { ...read, rulesFrom, notices: [], proposed: null };
}
function placesOf(path) {
  const written = resolve(path);
  const folder = nearestFolder(dirname(written));
  const named = join(realpathSync(folder), relative(folder, written));
  const files = existsSync(written) ? [named, realpathSync(written)] : [named];
  return [...new Set(files)].flatMap((file) => {
    const answer = runGit(nearestFolder(dirname(file)), ["rev-parse", "--show-toplevel"]);
    if (!answer.ok) return [];
    const repo = realpathSync(answer.stdout.toString("utf8").replace(/\n$/, ""));
    const inside = relative(repo, file);
    const isBelow = !isAbsolute(inside) && !inside.startsWith(`..${sep}`);
    return isBelow ? [{ repo, path: inside.split(sep).join("/") }] : [];
  });
}
function nearestFolder(folder) {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}
function between(written, { repo, path }, { base, head }, commitAt) {
  const at = (revision) => fileAt(repo, commitAt(repo, revision), path);
  const [before, after] = [at(base), at(head)];
  const [first] = before.problems;
  if (first) return { problems: before.problems };
  if (before.bytes === null) {
    if (after.bytes === null && after.problems.length === 0) return null;
    return refused(
      "config-from-head",
      `The configuration ${visible(written)} is only in ${visible(head)}, not in ${visible(base)}: the change would choose its own judge. Merge it first, or use one from elsewhere.`
    );
  }
  const where = `${written} of ${base}`;
  const text = decodeUtf8(before.bytes);
  if (text === null)
    return refused("invalid-config", `The configuration ${visible(where)} is not UTF-8 text.`);
  const read = judging(readConfig(text, path), where);
  if ("problems" in read) return read;
  if (after.bytes?.equals(before.bytes)) return { ...read, notices: diskNotice(written, base, before.bytes) };
  const afterText = after.bytes && decodeUtf8(after.bytes);
  if (after.problems.length > 0 || after.bytes && afterText === null)
    return refused(
      "invalid-config",
      `In ${visible(head)} the configuration ${visible(written)} can not be read. ${after.problems[0]?.message ?? "It is not UTF-8 text."}`
    );
  const notice = `The change edits its own judge, ${visible(written)}; it is judged by that of ${visible(base)}.`;
  const proposed = { before: read.config, file: path, text: afterText, isFirst: false };
  return { ...read, notices: [notice], proposed };
}
function diskNotice(written, base, judges) {
  if (existsSync(written) && readFileSync(written).equals(judges)) return [];
  return [
    `${visible(basename(written))} on disk is another one than that of ${visible(base)}, which judges.`
  ];
}
function fileAt(repo, revision, path) {
  const read = readFileAt(repo, revision, path, MOST_BYTES);
  return read.missing ? { bytes: null, problems: [read.problem] } : read.value;
}
function refused(code, message) {
  return { problems: [errorAt(null, code, message)] };
}

export {
  commitsOnce,
  judgingConfig
};
