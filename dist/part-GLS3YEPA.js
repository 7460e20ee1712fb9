import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  changedOutside,
  changedOutsideFolders,
  chooseClusters,
  exitCodeOf,
  folderTree,
  gitTree,
  isRendered,
  makeRun,
  passedLines,
  placesIn,
  readFileAt,
  readPaths,
  readRevision,
  sidesOf,
  withOutside
} from "./part-UZW7DCLB.js";
import {
  loadSnapshot
} from "./part-UUHEFHV6.js";
import {
  decodeUtf8,
  defaultConfig,
  readConfig,
  readProblem,
  runGit,
  saveFile
} from "./part-I5ANGBQP.js";
import "./part-E5KNOALU.js";
import "./part-WEQH3R63.js";
import {
  printProblems
} from "./part-DRTV2PX5.js";
import "./part-7PS6GFLG.js";
import {
  COULD_NOT_JUDGE,
  codeAfter
} from "./part-UXH6RNFG.js";
import {
  codeOf,
  reasonOf
} from "./part-VGCQTIYE.js";
import {
  renderRun
} from "./part-PFMPEPOQ.js";
import "./part-SCBKDMJR.js";
import "./part-K74YZ75L.js";
import "./part-NFL63FPB.js";
import {
  terminalSentence
} from "./part-3JSG2M7C.js";
import {
  visible
} from "./part-4U74K6KI.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-D3OZZGUA.js";

// src/edge/judging-config.ts
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
var MOST_BYTES = 256 * 1024;
function judgingConfig(path, revisions) {
  if (path === null) {
    const config = defaultConfig();
    return { config, placeOf: null, rulesFrom: "the built-in defaults", notices: [], proposed: null };
  }
  if (revisions === null) return fromDisk(path);
  for (const place of placesOf(path)) {
    const tracked = between(path, place, revisions);
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
function between(written, { repo, path }, { base, head }) {
  const [before, after] = [fileAt(repo, base, path), fileAt(repo, head, path)];
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
  return { problems: [readProblem(code, message)] };
}

// src/edge/output-path.ts
import { statSync } from "node:fs";
import { resolve as resolve2 } from "node:path";
function refuseInputs(output, { snapshot, config, headRef }, sides) {
  const written = fileAt2(output);
  if (written === null) return;
  const root = headRef === null ? "." : rootOfRepository();
  const policies = sides.flatMap((side) => side === null ? [] : filesOf(side));
  const inputs = [
    ...snapshot,
    ...config === null ? [] : [config],
    ...policies.map((path) => resolve2(root, path))
  ];
  const same = inputs.find((path) => fileAt2(path) === written);
  if (same === void 0) return;
  throw new UsageError(
    `--output ${visible(output)} is an input of this plan, and is not written over; name another file`
  );
}
function filesOf({ files, problems }) {
  const faulty = problems.flatMap(({ place }) => place === null ? [] : [place.file]);
  return [...files.map(({ path }) => path), ...faulty];
}
function fileAt2(path) {
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

// src/edge/sides.ts
import { statSync as statSync2 } from "node:fs";
import { posix } from "node:path";
async function sidesFor(args, policies, cluster = { isListed: false, isOneOfSeveral: false, target: null }) {
  const options = cluster.target === null ? {} : { cluster: cluster.target };
  if (args.headRef !== null) {
    if (policies === null)
      throw new UsageError(
        "--head-ref needs --config FILE with `policies`: which files of the revision are policies"
      );
    const { baseRef, headRef } = args;
    const base2 = baseRef === null ? null : ofRevision(baseRef);
    const sides2 = await sidesOf(policies, ofRevision(headRef), base2, options);
    return withOutside(
      sides2,
      policies,
      (outside) => changedOutside(process.cwd(), baseRef, headRef, outside)
    );
  }
  const folders = cluster.isListed || policies?.some(isRendered) === true ? foldersOf(args) : null;
  if (cluster.isOneOfSeveral && (policies === null || folders === null)) {
    throw new UsageError(
      "the configuration lists several clusters: --head and --base must each be one folder that `policies` of the clusters count from; or choose one with --cluster"
    );
  }
  if (policies === null || folders === null) {
    return {
      head: fromPaths(args.head),
      base: args.base.length > 0 ? fromPaths(args.base) : null
    };
  }
  const base = folders.base === null ? null : ofFolder(folders.base);
  const head = ofFolder(folders.head);
  const sides = await sidesOf(policies, head, base, options);
  if (base === null || folders.base === null) return sides;
  const { base: before, head: after } = folders;
  return withOutside(sides, policies, (outside) => changedOutsideFolders(before, after, outside), {
    base: base.prefix,
    head: head.prefix
  });
}
function ofRevision(revision) {
  return {
    label: revision,
    prefix: "",
    readFiles: (globs) => Promise.resolve(readRevision({ repo: process.cwd(), revision, globs })),
    tree: () => gitTree(process.cwd(), revision)
  };
}
function foldersOf({ head, base }) {
  const [first, ...more] = head;
  if (first === void 0 || more.length > 0 || base.length > 1) return null;
  if (![first, ...base].every(isFolder)) return null;
  return { head: first, base: base[0] ?? null };
}
function isFolder(path) {
  return statSync2(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function ofFolder(folder) {
  const shown = posix.normalize(folder).replace(/\/$/, "");
  const prefix = shown === "." ? "" : `${shown}/`;
  return {
    label: folder,
    prefix,
    readFiles: (globs) => Promise.resolve(inFolder(prefix, globs)),
    tree: () => folderTree(folder)
  };
}
function inFolder(prefix, globs) {
  const below = globs.map((glob) => glob.startsWith("!") ? `!${prefix}${glob.slice(1)}` : prefix + glob);
  return { ...readPaths(below), unmatched: [] };
}
function fromPaths(paths) {
  return { ...readPaths(paths), label: paths.join(" "), renderedPaths: [] };
}

// src/edge/snapshot-origin.ts
import { existsSync as existsSync2, readFileSync as readFileSync2, realpathSync as realpathSync2 } from "node:fs";
import { dirname as dirname2, relative as relative2, sep as sep2 } from "node:path";
var MOST_BYTES2 = 512 * 1024 * 1024;
function snapshotOriginProblems(paths, revisions) {
  return paths.flatMap((path) => {
    if (path === "-" || !existsSync2(path)) return [];
    const problem = originProblem(path, realpathSync2(path), revisions);
    return problem ? [problem] : [];
  });
}
function originProblem(written, file, { base, head }) {
  const answer = runGit(dirname2(file), ["rev-parse", "--show-toplevel"]);
  if (!answer.ok) return null;
  const repo = answer.stdout.toString("utf8").trim();
  const path = relative2(realpathSync2(repo), file).split(sep2).join("/");
  const atHead = bytesAt(repo, head, path);
  if (atHead === null) return null;
  const atBase = bytesAt(repo, base, path);
  if (atBase !== null && (atBase.equals(atHead) || atBase.equals(readFileSync2(file)))) return null;
  const what = atBase === null ? `is only in ${visible(head)}, not in` : `is another one in ${visible(head)} than in`;
  const how = atBase === null ? "Merge it first, or use one from elsewhere." : `Judge by the old one: git show ${visible(base)}:${visible(path)}`;
  return readProblem(
    "inventory-from-head",
    `The snapshot ${visible(written)} ${what} ${visible(base)}: the change would choose the fleet it is judged by. ${how}`
  );
}
function bytesAt(repo, revision, path) {
  const read = readFileAt(repo, revision, path, MOST_BYTES2);
  return read.missing ? null : read.value.bytes;
}

// src/edge/plan-command.ts
async function planCommand(args, output) {
  const read = judgingConfig(args.config, revisionsOf(args));
  if ("problems" in read) {
    printProblems(read.problems, output);
    return COULD_NOT_JUDGE;
  }
  const { config } = read;
  const { clusters, key } = clustersFor(args, config);
  const inputs = [];
  for (const cluster of clusters) inputs.push(await inputOf(args, read, cluster, clusters.length > 1));
  const [first, ...rest] = inputs;
  if (first === void 0) throw new RangeError("a configuration without a cluster");
  const run = makeRun([first, ...rest]);
  if (args.verbose) for (const line of passedLines(run)) output.say(`fleetplan: ${line}`);
  const text = renderRun(run, args.format, {
    colour: args.output === null && output.isTerminal && !process.env["NO_COLOR"],
    width: Math.min(160, Math.max(60, output.columns)),
    key,
    detail: config.comment.detail ?? "full"
  }) + worstRunText(run, args);
  const code = exitCodeOf(run);
  if (args.output !== null) return saved(args.output, text, output) ? code : COULD_NOT_JUDGE;
  return codeAfter(output.print(text, args.format === "json" ? "json" : "lines"), code, output);
}
function clustersFor(args, config) {
  try {
    return chooseClusters(config, args.cluster);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
async function inputOf(args, read, { config, path, target }, isOneOfSeveral) {
  const files = snapshotOf(args, config, isOneOfSeveral);
  const { snapshot, problems } = await loadSnapshot(files);
  const { base, head } = await sidesFor(args, config.policies, {
    isListed: path.length > 0,
    isOneOfSeveral,
    target
  });
  if (args.output !== null) refuseInputs(args.output, { ...args, snapshot: files }, [base, head]);
  return {
    base,
    head,
    snapshot,
    snapshotProblems: [...originProblems(args, files), ...problems],
    config,
    configPlaces: read.placeOf && placesIn(read.placeOf, path),
    proposedConfig: read.proposed,
    rulesFrom: read.rulesFrom,
    notices: read.notices,
    // The only clock of the command line; everything after it gets the instant as a value.
    at: args.at ?? Date.now(),
    horizonMs: args.horizonMs ?? config.horizon,
    seed: args.seed,
    scenario: args.scenario,
    failOn: args.failOn ?? config.failOn,
    failOnExisting: config.failOnExisting
  };
}
function snapshotOf({ snapshot }, config, isOneOfSeveral) {
  if (snapshot.length === 0) {
    if (config.snapshot !== null) return config.snapshot;
    const where = config.cluster === null ? "" : ` of the cluster ${visible(config.cluster)}`;
    throw new UsageError(
      `plan needs --snapshot FILE..., or \`snapshot\` in the configuration${where}: the nodes decide what a policy does`
    );
  }
  if (isOneOfSeveral) {
    throw new UsageError(
      "--snapshot is of one cluster, and the configuration lists several; choose one with --cluster, or write `snapshot` for each"
    );
  }
  return snapshot;
}
function saved(path, text, output) {
  try {
    saveFile(path, text);
    return true;
  } catch (error) {
    if (codeOf(error) === "EPIPE") return true;
    const message = `The report can not be written to ${path}: ${reasonOf(error)}`;
    const problem = {
      severity: "error",
      code: "unwritable-output",
      message,
      place: null,
      picture: null
    };
    printProblems([problem], output);
    return false;
  }
}
function worstRunText({ reports }, { format }) {
  const worstRun = reports.length === 1 ? reports[0].plan.head.worstRun : null;
  if (!worstRun || format !== "text") return "";
  const at = new Date(worstRun.turnsBadAt).toISOString().replace(".000", "");
  const lines = worstRun.trace.trimEnd().split("\n").map((line) => `  ${terminalSentence(line)}
`);
  return `
If it turns bad at the worst moment, ${at} (hours and minutes since the start):
${lines.join("")}`;
}
function revisionsOf({ baseRef, headRef }) {
  return baseRef === null || headRef === null ? null : { base: baseRef, head: headRef };
}
function originProblems(args, files) {
  const revisions = revisionsOf(args);
  return revisions === null ? [] : snapshotOriginProblems(files, revisions);
}
export {
  planCommand
};
