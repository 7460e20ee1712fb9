import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  UsageError
} from "./part-GHPD364H.js";
import {
  isInside
} from "./part-HL57LJEV.js";
import {
  ANY_FILE,
  STANDARD_INPUT,
  compileGlobs,
  isFolder,
  runGit
} from "./part-4CE7IV5R.js";
import {
  visible
} from "./part-MZYUQ4PG.js";

// src/edge/output-path.ts
import { existsSync, fstatSync, lstatSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { dirname, extname, join, relative, resolve, sep } from "node:path";
function refuseInputs(output, inputs, sides) {
  const why = notWritable(output) ?? amongInputs(output, inputs, sides);
  if (why !== null) throw new UsageError(`--output ${visible(output)} ${why}; name another file`);
  const written = fileAt(output);
  if (written === null) return;
  const { snapshot, config, head = [], base = [], headRef = null } = inputs;
  const root = headRef === null ? "." : rootOfRepository();
  const policies = sides.flatMap((side) => side === null ? [] : filesOf(side));
  const named = [
    ...snapshot,
    ...config === null ? [] : [config],
    ...[...head, ...base].filter((path) => path === STANDARD_INPUT),
    ...policies.map((path) => resolve(root, path))
  ];
  if (!named.some((path) => fileAt(path) === written)) return;
  throw new UsageError(
    `--output ${visible(output)} is an input of this command, and is not written over; name another file`
  );
}
function notWritable(output) {
  const tree = workTree();
  const { laid, path } = followed(output, tree);
  if ([resolve(output), path].some(isOfGit)) return "lies in .git";
  return laid ? "leads through a link in the work tree" : null;
}
function isOfGit(path) {
  return path.split(sep).some((name) => name.toLowerCase() === ".git");
}
function workTree() {
  const here = realpathSync(process.cwd());
  for (let folder = here; folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, ".git"))) return folder;
  return here;
}
var MOST_LINKS = 40;
function followed(path, tree) {
  const steps = path.split(sep);
  let at = path.startsWith(sep) ? sep : realpathSync(process.cwd());
  let laid = false;
  for (let links = 0; steps.length > 0; ) {
    const next = resolve(at, steps.shift() ?? "");
    if (lstatSync(next, { throwIfNoEntry: false })?.isSymbolicLink() !== true) {
      at = next;
      continue;
    }
    laid ||= isInside(tree, next);
    if (++links > MOST_LINKS) break;
    const target = readlinkSync(next);
    if (target.startsWith(sep)) at = sep;
    steps.unshift(...target.split(sep));
  }
  return { laid, path: at };
}
var READ_IN_FOLDERS = /* @__PURE__ */ new Set([".yaml", ".yml", ".json"]);
function amongInputs(output, { head = [], base = [] }, sides) {
  const { path } = followed(output, workTree());
  const rendered = sides.flatMap((side) => side?.renderedPaths ?? []).filter((one) => isFolder(one));
  if (existsSync(path) && rendered.some((one) => isInside(realpathSync(one), path)))
    return "is a file of a folder from which policies are rendered";
  if (!READ_IN_FOLDERS.has(extname(path).toLowerCase())) return null;
  const folder = [head, base].flatMap((paths) => isTakenOut(path, paths) ? [] : paths.filter(isFolder));
  const reads = folder.find((one) => isInside(realpathSync(one), path));
  return reads === void 0 ? null : `lies in ${visible(reads)}, where the next run would read it as an input`;
}
function isTakenOut(path, paths) {
  const { globs } = compileGlobs([ANY_FILE, ...paths.filter((one) => one.startsWith("!"))]);
  return !globs.matches(relative(realpathSync(process.cwd()), path).split(sep).join("/"));
}
function filesOf({ files, problems }) {
  const faulty = problems.flatMap(({ place }) => place === null ? [] : [place.file]);
  return [...files.map(({ path }) => path), ...faulty];
}
var STDIN = 0;
function fileAt(path) {
  try {
    const stats = path === STANDARD_INPUT ? fstatSync(STDIN, { bigint: true }) : statSync(path, { bigint: true });
    return stats.isFile() ? `${stats.dev}:${stats.ino}` : null;
  } catch {
    return null;
  }
}
function rootOfRepository() {
  const answer = runGit(process.cwd(), ["rev-parse", "--show-toplevel"]);
  return answer.ok ? answer.stdout.toString("utf8").trimEnd() : ".";
}

export {
  refuseInputs
};
