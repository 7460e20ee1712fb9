import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  UsageError
} from "./part-W3WYXDK6.js";
import {
  isBelow
} from "./part-HL57LJEV.js";
import {
  runGit
} from "./part-XXZMOGTI.js";
import {
  visible
} from "./part-SNFJC42C.js";

// src/edge/output-path.ts
import { lstatSync, statSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
function refuseInputs(output, { snapshot, config, headRef }, sides) {
  const why = notWritable(output);
  if (why !== null) throw new UsageError(`--output ${visible(output)} ${why}; name another file`);
  const written = fileAt(output);
  if (written === null) return;
  const root = headRef === null ? "." : rootOfRepository();
  const policies = sides.flatMap((side) => side === null ? [] : filesOf(side));
  const inputs = [
    ...snapshot,
    ...config === null ? [] : [config],
    ...policies.map((path) => resolve(root, path))
  ];
  const same = inputs.find((path) => fileAt(path) === written);
  if (same === void 0) return;
  throw new UsageError(
    `--output ${visible(output)} is an input of this command, and is not written over; name another file`
  );
}
function notWritable(output) {
  const absolute = resolve(output);
  if (absolute.split(sep).some((name) => name.toLowerCase() === ".git")) return "lies in .git";
  const isLaid = pathsBelow(process.cwd(), absolute).some(
    (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
  );
  return isLaid ? "leads through a link in the working directory" : null;
}
function pathsBelow(folder, path) {
  const steps = relative(folder, path);
  if (steps === "" || !isBelow(steps)) return [];
  return [...pathsBelow(folder, dirname(path)), path];
}
function filesOf({ files, problems }) {
  const faulty = problems.flatMap(({ place }) => place === null ? [] : [place.file]);
  return [...files.map(({ path }) => path), ...faulty];
}
function fileAt(path) {
  try {
    const stats = statSync(path, { bigint: true });
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
