import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  problemOf
} from "./part-T47XLUED.js";
import {
  visible
} from "./part-GVZEY7SZ.js";

// src/read/problems.ts
function readProblem(code, message) {
  return { severity: "error", code, message, place: null, picture: null };
}
function symlinkProblem(path, entry) {
  const why = entry === void 0 ? "and is not followed here" : "and leads out, or to nothing";
  const message = `${visible(path)} is a symbolic link under a policy path, ${why}. Put the file itself there, or exclude the path.`;
  return withEntry(problemOf(path, "symlink", message), entry);
}
function submoduleProblem(path, entry) {
  const message = `${visible(path)} is a submodule under a policy path, and what is in it cannot be seen from here. Move the policies into this repository, or exclude the path.`;
  return withEntry(problemOf(path, "submodule", message), entry);
}
function withEntry(problem, entry) {
  return entry === void 0 ? problem : { ...problem, entry };
}
function notAFileProblem(path) {
  return problemOf(
    path,
    "not-a-file",
    `${visible(path)} is not a regular file and was not read. Put a plain file there.`
  );
}
function pathProblem(path) {
  return problemOf(
    path,
    "path-not-utf-8",
    `The name of ${visible(path)} is not UTF-8; it was not read. Rename the file.`
  );
}
function textProblem(path) {
  return problemOf(
    path,
    "not-utf-8",
    `${visible(path)} is not UTF-8 text and was not read. Convert it to UTF-8.`
  );
}
function sizeProblem(path, limits) {
  const message = `${visible(path)} is larger than ${limits.bytesPerFile} bytes and was not read. Split it into several files.`;
  return problemOf(path, "too-large", message);
}
function unreadableProblem(path, error) {
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "unknown error";
  const message = `${visible(path)} could not be read (${visible(code)}). Check that it is there and may be read.`;
  return problemOf(path, "unreadable", message);
}
function noMatchProblem(pattern, why) {
  return readProblem(
    "no-match",
    `The glob ${visible(pattern)} matches no file: ${why}. Correct it, or leave it out.`
  );
}
function emptyFolderProblem(folder) {
  const message = `The folder ${visible(folder) || "."} holds no manifest (.yaml, .yml, .json).`;
  return { ...readProblem("empty-folder", message), severity: "warning" };
}
function countProblem(limits) {
  return readProblem(
    "too-many-files",
    `More than ${limits.files} files match the policy paths; none was read. Narrow the paths.`
  );
}
function totalProblem(limits) {
  return readProblem(
    "too-large",
    `The files that match the policy paths hold more than ${limits.bytes} bytes together; none was read. Narrow the paths.`
  );
}
var LISTED = 200;
function listed(problems) {
  if (problems.length <= LISTED) return problems;
  const message = `${problems.length - LISTED} more problems with files are not listed. Correct those above first.`;
  return [...problems.slice(0, LISTED), readProblem("more-problems", message)];
}

export {
  readProblem,
  symlinkProblem,
  submoduleProblem,
  notAFileProblem,
  pathProblem,
  textProblem,
  sizeProblem,
  unreadableProblem,
  noMatchProblem,
  emptyFolderProblem,
  countProblem,
  totalProblem,
  listed
};
