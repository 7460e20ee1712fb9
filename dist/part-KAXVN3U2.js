import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  filesBelow
} from "./part-MZZCQZ7O.js";
import {
  FLAGS,
  compileGlobs,
  decodeUtf8,
  isPattern
} from "./part-4CE7IV5R.js";
import {
  readLegs
} from "./part-KDZDG545.js";
import {
  reasonOf
} from "./part-VGCQTIYE.js";
import {
  visible
} from "./part-MZYUQ4PG.js";

// src/edge/merge-files.ts
import { closeSync, fstatSync, lstatSync, openSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
var MOST_BYTES = 64 * 1024 ** 2;
var JSON_FILE = /\.json$/;
function loadLegs(paths, below = ".") {
  return paths.flatMap((path) => filesOf(path, below)).map((file) => typeof file === "string" ? legsOf(file, below) : file);
}
function legFiles(paths, below = ".") {
  return paths.flatMap((path) => filesOf(path, below)).flatMap((file) => typeof file === "string" ? inside(file, below) : []);
}
function filesOf(written, below) {
  try {
    if (isPattern(written) && lstatSync(join(below, written), { throwIfNoEntry: false }) === void 0)
      return orNone(written, matching(written, below));
    if (lstatSync(inside(written, below)).isDirectory())
      return orNone(
        written,
        filesBelow(inside(written, below)).map(({ path }) => join(written, path)).filter((path) => JSON_FILE.test(path))
      );
    return [written];
  } catch (error) {
    return [{ source: visible(written), why: `cannot be read: ${reasonOf(error).replace(/\.$/, "")}` }];
  }
}
function inside(path, below) {
  return path.startsWith("/") ? path : join(below, path);
}
function orNone(written, files) {
  return files.length > 0 ? [...files] : [{ source: visible(written), why: "holds no JSON file, so there is no report in it" }];
}
function matching(pattern, below) {
  const segments = pattern.split("/");
  const first = segments.findIndex((segment) => isPattern(segment));
  const root = segments.slice(0, first).join("/") || (pattern.startsWith("/") ? "/" : ".");
  const rest = segments.slice(first).join("/");
  const { globs } = compileGlobs([rest]);
  return filesBelow(inside(root, below)).filter(({ path }) => JSON_FILE.test(path) && globs.matches(path)).map(({ path }) => join(root, path));
}
function legsOf(path, below) {
  const source = visible(path);
  try {
    const bytes = bytesOf(inside(path, below));
    if (bytes === null) return { source, why: `is no file of at most ${MOST_BYTES / 1024 ** 2} MiB` };
    const text = decodeUtf8(bytes);
    if (text === null) return { source, why: "is not UTF-8 text" };
    return readLegs(source, basename(path).replace(JSON_FILE, ""), text);
  } catch (error) {
    return { source, why: `cannot be read: ${reasonOf(error).replace(/\.$/, "")}` };
  }
}
function bytesOf(path) {
  return lstatSync(path).isSymbolicLink() ? null : bytesWithin(path, MOST_BYTES, FLAGS);
}
function bytesWithin(path, mostBytes, flags = "r") {
  const descriptor = openSync(path, flags);
  try {
    const stats = fstatSync(descriptor);
    return stats.isFile() && stats.size <= mostBytes ? readFileSync(descriptor) : null;
  } finally {
    closeSync(descriptor);
  }
}

export {
  loadLegs,
  legFiles,
  bytesWithin
};
