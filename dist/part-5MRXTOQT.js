import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  commitsOnce,
  judgingConfig
} from "./part-REGOEMPE.js";
import {
  refuseInputs
} from "./part-WATR5JX6.js";
import {
  UsageError
} from "./part-GHPD364H.js";
import {
  changedOutside,
  changedOutsideFolders,
  chooseClusters,
  folderTree,
  gitTree,
  isRendered,
  objectsOf,
  placesIn,
  readPaths,
  sidesOf,
  withOutside
} from "./part-L3XRCMSW.js";
import {
  readFileAt,
  readRevision
} from "./part-IBMCJAKM.js";
import {
  loadSnapshot
} from "./part-7TL2VO2P.js";
import {
  DEFAULT_CONFIG
} from "./part-RFUITXZZ.js";
import {
  isFolder,
  runGit
} from "./part-4CE7IV5R.js";
import {
  mayHoldPlanned
} from "./part-WVYOWS5I.js";
import {
  printProblems
} from "./part-A7SDHDU3.js";
import {
  errorAt,
  visible
} from "./part-MZYUQ4PG.js";

// src/edge/inputs.ts
import { existsSync as existsSync2 } from "node:fs";

// src/edge/sides.ts
import { posix } from "node:path";
async function sidesFor(args, policies, cluster = { isListed: false, isOneOfSeveral: false, target: null }, commitAt = commitsOnce()) {
  const options = {
    ...cluster.target === null ? {} : { cluster: cluster.target },
    branch: branchOf(args.baseRef),
    mayHoldPlanned,
    ...cluster.rendered === void 0 ? {} : { cache: cluster.rendered }
  };
  const others = cluster.target?.others.flatMap((one) => one.policies) ?? [];
  const { headRef, baseRef } = args;
  if (headRef !== null) return ofRevisions({ headRef, baseRef }, policies, { ...options, commitAt }, others);
  const folders = countsFrom(args, policies, cluster.isListed);
  if (cluster.isOneOfSeveral && (policies === null || folders === null)) {
    throw new UsageError(
      "the configuration lists several clusters: --head and --base must each be one folder that `policies` of the clusters count from; or choose one with --cluster"
    );
  }
  if (policies === null || folders === null) {
    return { head: fromPaths(args.head), base: args.base.length > 0 ? fromPaths(args.base) : null };
  }
  return ofFolders(folders, policies, options, others);
}
async function ofRevisions({ headRef, baseRef }, policies, { commitAt, ...options }, others) {
  if (policies === null)
    throw new UsageError(
      "--head-ref needs --config FILE with `policies`: which files of the revision are policies"
    );
  const at = (revision) => ofRevision(revision, commitAt(process.cwd(), revision));
  const head = at(headRef);
  const base = baseRef === null ? null : at(baseRef);
  const sides = await sidesOf(policies, head, base, options);
  const changed = (outside) => changedOutside(objectsOf(process.cwd()), base?.commit ?? null, head.commit, outside);
  return withOutside(sides, policies, changed, { base: "", head: "" }, others);
}
async function ofFolders({ base: before, head: after }, policies, options, others) {
  const base = before === null ? null : ofFolder(before);
  const head = ofFolder(after);
  const sides = await sidesOf(policies, head, base, options);
  if (base === null || before === null) return sides;
  const changed = (outside) => ({
    files: changedOutsideFolders(before, after, outside),
    problem: null
  });
  return withOutside(sides, policies, changed, { base: base.prefix, head: head.prefix }, others);
}
function countsFrom(args, policies, isListed) {
  return policies !== null && (isListed || policies.some(isRendered)) ? foldersOf(args) : null;
}
function branchOf(revision) {
  const name = revision?.replace(/^(?:refs\/)?(?:heads\/|remotes\/)?(?:origin\/)?/, "") ?? "";
  return /^[A-Za-z][\w./-]*$/.test(name) && !/^(?:HEAD|[0-9a-f]{7,64})$/.test(name) ? name : null;
}
function ofRevision(revision, commit) {
  return {
    label: revision,
    prefix: "",
    commit,
    readFiles: (globs) => Promise.resolve(readRevision({ repo: process.cwd(), revision: commit, globs })),
    tree: () => gitTree(process.cwd(), commit)
  };
}
function foldersOf({ head, base }) {
  const [first, ...more] = head;
  if (first === void 0 || more.length > 0 || base.length > 1) return null;
  if (![first, ...base].every(isFolder)) return null;
  return { head: first, base: base[0] ?? null };
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
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, relative, sep } from "node:path";
var MOST_BYTES = 512 * 1024 * 1024;
function snapshotOriginProblems(paths, revisions, commitAt = commitsOnce()) {
  return paths.flatMap((path) => {
    if (path === "-" || !existsSync(path)) return [];
    const problem = originProblem(path, realpathSync(path), revisions, commitAt);
    return problem ? [problem] : [];
  });
}
function originProblem(written, file, { base, head }, commitAt) {
  const answer = runGit(dirname(file), ["rev-parse", "--show-toplevel"]);
  if (!answer.ok) return null;
  const repo = answer.stdout.toString("utf8").trim();
  const path = relative(realpathSync(repo), file).split(sep).join("/");
  const at = (revision) => bytesAt(repo, commitAt(repo, revision), path);
  const atHead = at(head);
  if (atHead === null) return null;
  const atBase = at(base);
  if (atBase !== null && (atBase.equals(atHead) || atBase.equals(readFileSync(file)))) return null;
  const what = atBase === null ? `is only in ${visible(head)}, not in` : `is another one in ${visible(head)} than in`;
  const how = atBase === null ? "Merge it first, or use one from elsewhere." : `Judge by the old one: git show ${visible(base)}:${visible(path)}`;
  return errorAt(
    null,
    "inventory-from-head",
    `The snapshot ${visible(written)} ${what} ${visible(base)}: the change would choose the fleet it is judged by. ${how}`
  );
}
function bytesAt(repo, revision, path) {
  const read = readFileAt(repo, revision, path, MOST_BYTES);
  return read.missing ? null : read.value.bytes;
}

// src/edge/inputs.ts
async function readInputs(args, output) {
  const commitAt = commitsOnce();
  const read = judgingConfig(args.config, revisionsOf(args), commitAt);
  if ("problems" in read) {
    printProblems(read.problems, output);
    return null;
  }
  const { config } = read;
  const { clusters, key } = clustersFor(args, config);
  const inputs = [];
  const rendered = /* @__PURE__ */ new Map();
  for (const [i, cluster] of clusters.entries()) {
    const { reading, planning } = progressOf(output, cluster.config.cluster, [i, clusters.length]);
    reading();
    const isOneOfSeveral = clusters.length > 1;
    inputs.push({
      ...await inputOf(args, read, cluster, { isOneOfSeveral, rendered, commitAt }),
      onSteps: planning
    });
  }
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
async function inputOf(args, read, { config, path, target }, run) {
  const { isOneOfSeveral, rendered, commitAt } = run;
  const files = snapshotOf(args, config, isOneOfSeveral);
  const { snapshot, problems } = await loadSnapshot(files);
  const cluster = {
    ...{ isListed: path.length > 0, isOneOfSeveral, target },
    ...rendered === void 0 ? {} : { rendered }
  };
  const { base, head } = await sidesFor(args, config.policies, cluster, commitAt);
  const folders = countsFrom(args, config.policies, path.length > 0) === null ? {} : { head: [], base: [] };
  if (args.output !== null) refuseInputs(args.output, { ...args, ...folders, snapshot: files }, [base, head]);
  return {
    base,
    head,
    snapshot,
    snapshotProblems: [...originProblems(args, files, commitAt), ...problems],
    config,
    configPlaces: read.placeOf && placesIn(read.placeOf, path),
    proposedConfig: read.proposed,
    rulesFrom: read.rulesFrom,
    notices: read.notices,
    // The only clock of the command line; everything after it gets the instant as a value.
    at: args.at ?? Date.now(),
    horizonMs: args.horizonMs ?? config.horizon,
    scenario: args.scenario,
    failOn: args.failOn ?? config.failOn,
    failOnExisting: config.failOnExisting
  };
}
function snapshotOf({ snapshot, config: path }, config, isOneOfSeveral) {
  if (snapshot.length === 0) {
    if (config.snapshot !== null) return config.snapshot;
    const where = config.cluster === null ? "" : ` of the cluster ${visible(config.cluster)}`;
    const unread = path === null && existsSync2(DEFAULT_CONFIG) ? `; ${DEFAULT_CONFIG} is here, and is read with --config ${DEFAULT_CONFIG}` : "";
    throw new UsageError(
      `a plan needs --snapshot FILE..., or \`snapshot\` in the configuration${where}: the nodes decide what a policy does${unread}`
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
function originProblems(args, files, commitAt) {
  const revisions = revisionsOf(args);
  return revisions === null ? [] : snapshotOriginProblems(files, revisions, commitAt);
}
function progressOf(output, cluster, [index, clusters]) {
  const which = clusters > 1 ? ` ${index + 1} of ${clusters} clusters` : "";
  const whose = cluster === null ? "" : `, ${cluster}`;
  return {
    reading: () => {
      output.progress(`fleetplan: reading${which}${whose}`);
    },
    planning: (steps) => {
      output.progress(`fleetplan: planning${which}, ${steps.toLocaleString("en-US")} steps${whose}`);
    }
  };
}

export {
  readInputs
};
