import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  changedOutside,
  changedOutsideFolders,
  chooseClusters,
  folderTree,
  gitTree,
  isRendered,
  objectsOf,
  placesIn,
  readFileAt,
  readPaths,
  readRevision,
  sidesOf,
  withOutside
} from "./part-QDY5H2SG.js";
import {
  defaultConfig,
  readConfig
} from "./part-QJHQWDTP.js";
import {
  loadSnapshot
} from "./part-HV2ZOZCL.js";
import {
  decodeUtf8
} from "./part-6FHBPI75.js";
import {
  readProblem
} from "./part-HZ643D23.js";
import {
  refuseInputs
} from "./part-6425Q6SV.js";
import {
  runGit
} from "./part-2DP6EUYV.js";
import {
  printProblems
} from "./part-ZKCD7JUW.js";
import {
  reasonOf
} from "./part-VGCQTIYE.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import {
  visible
} from "./part-7XPTHSX2.js";

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

// src/edge/sides.ts
import { statSync } from "node:fs";
import { posix } from "node:path";
async function sidesFor(args, policies, cluster = { isListed: false, isOneOfSeveral: false, target: null }) {
  const options = {
    ...cluster.target === null ? {} : { cluster: cluster.target },
    branch: branchOf(args.baseRef)
  };
  const others = cluster.target?.others.flatMap((one) => one.policies) ?? [];
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
      (outside) => changedOutside(objectsOf(process.cwd()), baseRef, headRef, outside),
      { base: "", head: "" },
      others
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
  const changed = (outside) => ({
    files: changedOutsideFolders(before, after, outside),
    problem: null
  });
  return withOutside(sides, policies, changed, { base: base.prefix, head: head.prefix }, others);
}
function branchOf(revision) {
  const name = revision?.replace(/^(?:refs\/)?(?:heads\/|remotes\/)?(?:origin\/)?/, "") ?? "";
  return /^[A-Za-z][\w./-]*$/.test(name) && !/^(?:HEAD|[0-9a-f]{7,64})$/.test(name) ? name : null;
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
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
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

// src/edge/inputs.ts
async function readInputs(args, output) {
  const read = judgingConfig(args.config, revisionsOf(args));
  if ("problems" in read) {
    printProblems(read.problems, output);
    return null;
  }
  const { config } = read;
  const { clusters, key } = clustersFor(args, config);
  const inputs = [];
  for (const cluster of clusters) inputs.push(await inputOf(args, read, cluster, clusters.length > 1));
  const [first, ...rest] = inputs;
  if (first === void 0) throw new RangeError("a configuration without a cluster");
  return { inputs: [first, ...rest], config, key };
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
function revisionsOf({ baseRef, headRef }) {
  return baseRef === null || headRef === null ? null : { base: baseRef, head: headRef };
}
function originProblems(args, files) {
  const revisions = revisionsOf(args);
  return revisions === null ? [] : snapshotOriginProblems(files, revisions);
}

export {
  readInputs
};
