import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  UsageError
} from "./part-W3WYXDK6.js";
import {
  runGit
} from "./part-XXZMOGTI.js";
import {
  visible
} from "./part-SNFJC42C.js";

// src/edge/output-path.ts
import { statSync } from "node:fs";
import { resolve } from "node:path";
function refuseInputs(output, { snapshot, config, headRef }, sides) {
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
