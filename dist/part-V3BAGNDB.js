import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  READ_LIMITS
} from "./part-4SV2EVDF.js";
import {
  ANY_FILE,
  LINK_TARGET_BYTES,
  SUFFIXES,
  besideFiles,
  byBytes,
  compileGlobs,
  decodeLossy,
  decodeUtf8,
  followLinks,
  isLink,
  isOfPattern,
  isPattern,
  noMatchProblem,
  onlyFile,
  readableBeside,
  runGit,
  selectEntries,
  textFiles,
  withinLimits
} from "./part-LFYQOMDK.js";
import {
  isWithin
} from "./part-K57TGJMH.js";
import {
  errorAt,
  visible
} from "./part-NARU6NO6.js";
import {
  counted
} from "./part-MCBWSS73.js";

// src/read/git-objects.ts
import { isAscii } from "node:buffer";
import { resolve } from "node:path";

// src/read/source.ts
function found(value) {
  return { missing: false, value };
}
function missing(problem) {
  return { missing: true, problem };
}

// src/read/git-objects.ts
var KEPT_BYTES = 64 * 1024;
var MOST_KEPT = 512;
var known = /* @__PURE__ */ new Map();
function knownOf(repo) {
  const place = resolve(repo);
  const of = known.get(place) ?? {
    trees: /* @__PURE__ */ new Map(),
    sizes: /* @__PURE__ */ new Map(),
    texts: /* @__PURE__ */ new Map(),
    bytes: /* @__PURE__ */ new Map(),
    commits: /* @__PURE__ */ new Set()
  };
  known.set(place, of);
  return of;
}
function listTree(repo, commit) {
  const { trees } = knownOf(repo);
  const before = trees.get(commit);
  if (before !== void 0) return found(before);
  const answer = runGit(repo, ["ls-tree", "-r", "-z", "--full-tree", commit]);
  if (!answer.ok) return missing(incomplete(commit, answer.reason));
  const lines = decodeLossy(answer.stdout).split("\0");
  const entries = lines.slice(0, -1).map((line) => {
    const tab = line.indexOf("	");
    return {
      mode: line.slice(0, 6),
      sha: line.slice(line.lastIndexOf(" ", tab) + 1, tab),
      path: line.slice(tab + 1)
    };
  });
  trees.set(commit, entries);
  return found(entries);
}
function blobSizes(repo, blobs) {
  const { sizes } = knownOf(repo);
  const shas = distinct(blobs).filter((sha) => !sizes.has(sha));
  if (shas.length === 0) return found(sizes);
  const answer = runGit(repo, ["cat-file", "--batch-check", "--buffer"], `${shas.join("\n")}
`);
  if (!answer.ok) return missing(incomplete(shas[0] ?? "", answer.reason));
  for (const line of answer.stdout.toString("latin1").trimEnd().split("\n")) {
    const [sha = "", type, size] = line.split(" ");
    if (type !== "blob") return missing(incomplete(sha, "a file is not there"));
    sizes.set(sha, Number(size));
  }
  return found(sizes);
}
function blobsHere(repo, blobs) {
  const shas = distinct(blobs);
  if (shas.length === 0) return /* @__PURE__ */ new Set();
  const answer = runGit(repo, ["cat-file", "--batch-check"], `${shas.join("\n")}
`);
  if (!answer.ok) return /* @__PURE__ */ new Set();
  const lines = answer.stdout.toString("latin1").trimEnd().split("\n");
  return new Set(lines.flatMap((line) => line.split(" ")[1] === "blob" ? line.split(" ")[0] ?? [] : []));
}
function readTexts(repo, blobs) {
  const { texts } = knownOf(repo);
  const answer = answerOf(
    repo,
    blobs.filter(({ sha }) => !texts.has(sha))
  );
  if (answer.missing) return answer;
  const { stdout, blobs: read } = answer.value;
  const whole = stdout.toString("latin1");
  for (const { sha, start, end } of read) {
    const bytes = stdout.subarray(start, end);
    texts.set(sha, isAscii(bytes) ? whole.slice(start, end) : decodeUtf8(bytes));
  }
  return found(texts);
}
function commitsHere(repo) {
  return knownOf(repo).commits;
}
function readKept(repo, blobs) {
  const { bytes } = knownOf(repo);
  const read = readBlobs(
    repo,
    blobs.filter(({ sha }) => !bytes.has(sha))
  );
  if (read.missing) return read;
  const all = new Map(read.value);
  for (const { sha } of blobs) {
    const kept = bytes.get(sha);
    if (kept !== void 0) all.set(sha, kept);
  }
  for (const [sha, content] of read.value) {
    if (content.length <= KEPT_BYTES && bytes.size < MOST_KEPT) bytes.set(sha, Buffer.from(content));
  }
  return found(all);
}
function readBlobs(repo, blobs) {
  const answer = answerOf(repo, blobs);
  if (answer.missing) return answer;
  const { stdout, blobs: read } = answer.value;
  return found(new Map(read.map(({ sha, start, end }) => [sha, stdout.subarray(start, end)])));
}
function answerOf(repo, blobs) {
  const shas = distinct(blobs);
  const read = [];
  if (shas.length === 0) return found({ stdout: Buffer.alloc(0), blobs: read });
  const answer = runGit(repo, ["cat-file", "--batch", "--buffer"], `${shas.join("\n")}
`);
  if (!answer.ok) return missing(incomplete(shas[0] ?? "", answer.reason));
  const { stdout } = answer;
  for (let start = 0; start < stdout.length; ) {
    const newline = stdout.indexOf("\n", start);
    const [sha = "", type, size] = stdout.toString("latin1", start, newline).split(" ");
    if (type !== "blob") return missing(incomplete(sha, "a file is not there"));
    const end = newline + 1 + Number(size);
    read.push({ sha, start: newline + 1, end });
    start = end + 1;
  }
  return found({ stdout, blobs: read });
}
function distinct(blobs) {
  return [...new Set(blobs.map(({ sha }) => sha))];
}
function incomplete(sha, reason) {
  const message = `This clone does not hold all of ${visible(sha)}: ${reason}. Fetch it first (git fetch, or a larger fetch-depth).`;
  return errorAt(null, "missing-object", message);
}

// src/read/revision-name.ts
var REVISION = /^(?<name>.[^~^]*)(?<steps>(?:[~^]\d*|\^\{\w*\})*)$/u;
var FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
var SHORT_ID = /^[0-9a-f]{4,63}$/;
var PSEUDO = /* @__PURE__ */ new Set(["HEAD", "FETCH_HEAD", "ORIG_HEAD", "MERGE_HEAD"]);
function exactRevision(repo, written) {
  const { name, steps } = stepsFrom(written);
  const found2 = objectOf(repo, name === "@" ? "HEAD" : name);
  return found2.kind === "exact" ? { kind: "exact", revision: `${found2.revision}${steps}` } : found2;
}
function stepsFrom(written) {
  const { name = "", steps = "" } = REVISION.exec(written)?.groups ?? {};
  return { name, steps };
}
function objectOf(repo, name) {
  if (FULL_ID.test(name)) return { kind: "exact", revision: name };
  const object = PSEUDO.has(name) ? pseudo(repo, name) : ref(repo, name);
  if (!SHORT_ID.test(name)) return object === null ? { kind: "absent" } : { kind: "exact", revision: object };
  const commits = commitsBeginning(repo, name);
  const [commit] = commits;
  if (commits.length > 1 || object !== null && commits.length > 0) return { kind: "ambiguous" };
  const only = object ?? commit;
  return only === void 0 ? { kind: "absent" } : { kind: "exact", revision: only };
}
function pseudo(repo, name) {
  if (name !== "HEAD" && ref(repo, name) !== null) return null;
  const command = name === "HEAD" ? ["show-ref", "--verify", "--hash"] : ["rev-parse", "--verify"];
  const answer = runGit(repo, [...command, name]);
  return answer.ok ? answer.stdout.toString("latin1").trim() : null;
}
function ref(repo, name) {
  const places = name.startsWith("refs/") ? [name] : [
    .../^(?:heads|tags|remotes)\//.test(name) ? [`refs/${name}`] : [],
    `refs/remotes/${name}`,
    `refs/remotes/${name}/HEAD`,
    `refs/heads/${name}`,
    `refs/tags/${name}`
  ];
  const answer = runGit(repo, ["for-each-ref", "--format=%(objectname) %(refname)", ...places]);
  if (!answer.ok) return null;
  const lines = answer.stdout.toString("utf8").trimEnd().split("\n");
  const objects = new Map(lines.map((line) => [line.slice(line.indexOf(" ") + 1), line.split(" ", 1)[0]]));
  const place = places.find((one) => objects.has(one));
  if (place === void 0 || isOfNoRemote(place) && isBelowRemote(repo, name)) return null;
  return objects.get(place) ?? null;
}
function isOfNoRemote(place) {
  return /^refs\/(?:heads|tags)\//.test(place);
}
function isBelowRemote(repo, name) {
  if (!name.includes("/") || /^(?:refs|heads|tags|remotes)\//.test(name)) return false;
  const answer = runGit(repo, ["remote"]);
  const remotes = answer.ok ? answer.stdout.toString("utf8").split("\n") : [];
  return ["origin", ...remotes].some((remote) => remote !== "" && name.startsWith(`${remote}/`));
}
function commitsBeginning(repo, prefix) {
  const objects = runGit(repo, ["rev-parse", `--disambiguate=${prefix}`]);
  if (!objects.ok) return [];
  const types = runGit(repo, ["cat-file", "--batch-check"], objects.stdout.toString("latin1"));
  if (!types.ok) return [];
  const lines = types.stdout.toString("latin1").trimEnd().split("\n");
  return lines.flatMap((line) => {
    const [object = "", type = ""] = line.split(" ");
    return type === "commit" || type === "tag" ? [object] : [];
  });
}

// src/read/git-commits.ts
var SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
var MAX_REVISION_LENGTH = 250;
var NOWHERE = "refs/heads/.nowhere";
var REVISION2 = /^(?!-)(?!.*(?:\^\{\/|@\{))[^\p{Cc}\p{Cf}\s:\\?*[]+$/u;
function resolveCommit(repo, revision) {
  const here = commitsHere(repo);
  if (here.has(revision)) return found(revision);
  const commit = askedFor(repo, revision);
  if (!commit.missing) here.add(commit.value);
  return commit;
}
function askedFor(repo, revision) {
  if (revision.length > MAX_REVISION_LENGTH || !REVISION2.test(revision)) {
    const message = `"${visible(revision)}" is not a git revision that is accepted. Give a branch, a tag or a commit.`;
    return missing(errorAt(null, "bad-revision", message));
  }
  const exact = exactRevision(repo, revision);
  if (exact.kind === "ambiguous") {
    const message = `"${visible(revision)}" is the name of a branch or tag, and commits here begin so, or several do. Give the full commit id, or the whole name (refs/heads/...).`;
    return missing(errorAt(null, "bad-revision", message));
  }
  const asked = exact.kind === "exact" ? exact.revision : NOWHERE;
  const answer = runGit(repo, ["rev-parse", "--verify", "--end-of-options", `${asked}^{commit}`]);
  const sha = answer.ok ? answer.stdout.toString("latin1").trim() : "";
  if (SHA.test(sha)) return found(sha);
  return missing(absent(`The revision ${visible(revision)}`, answer));
}
function parents(repo, commit) {
  const resolved = resolveCommit(repo, commit);
  if (resolved.missing) return resolved;
  const answer = runGit(repo, ["cat-file", "commit", resolved.value]);
  if (!answer.ok) return missing(absent(`The commit ${visible(commit)}`, answer));
  const [header = ""] = answer.stdout.toString("latin1").split("\n\n", 1);
  return found(Array.from(header.matchAll(/^parent ([0-9a-f]+)$/gm), ([, sha = ""]) => sha));
}
function mergeBase(repo, a, b) {
  const first = resolveCommit(repo, a);
  if (first.missing) return first;
  const second = resolveCommit(repo, b);
  if (second.missing) return second;
  if (first.value === second.value) return found(first.value);
  const shallow = runGit(repo, ["rev-parse", "--is-shallow-repository"]);
  if (!shallow.ok || shallow.stdout.toString("latin1").trim() !== "false") {
    const message = `The common ancestor of ${visible(a)} and ${visible(b)} cannot be found in a shallow clone. Fetch the whole history (fetch-depth: 0).`;
    return missing(errorAt(null, "missing-object", message));
  }
  const answer = runGit(repo, ["merge-base", first.value, second.value]);
  if (answer.ok) return found(answer.stdout.toString("latin1").trim());
  return answer.status === 1 ? found(null) : missing(absent(`The common ancestor of ${visible(a)} and ${visible(b)}`, answer));
}
function absent(what, answer) {
  const reason = answer.ok ? "git answered something unexpected" : answer.reason;
  const message = `${what} is not in this clone: ${reason}. Fetch it first (git fetch, or a larger fetch-depth).`;
  return errorAt(null, "missing-object", message);
}

// src/read/unmatched.ts
function unmatchedIn(entries, patterns) {
  const taken = compileGlobs(patterns).globs;
  const exclusions = patterns.filter((pattern) => pattern.startsWith("!"));
  const included = compileGlobs([ANY_FILE, ...exclusions]).globs;
  const isHidden = ({ path }) => SUFFIXES.some((suffix) => path.endsWith(suffix)) && !taken.matches(path) && included.matches(path);
  return patterns.flatMap((glob) => {
    if (!namesNothing(glob, entries)) return [];
    const folder = plainBeginning(glob);
    const inside = entries.filter(({ path }) => isWithin(folder, path));
    if (folder !== "" && inside.length === 0) return [{ glob, folder, others: null }];
    const others = inside.filter((entry) => isHidden(entry) && isOfPattern(entry.path, glob)).length;
    return others === 0 ? [] : [{ glob, folder, others }];
  });
}
function withUnmatched(head, base) {
  const ofBase = new Map(base?.unmatched.map((one) => [one.glob, one]));
  const ofHead = new Set(head.unmatched.map(({ glob }) => glob));
  const inHead = head.unmatched.filter(
    ({ glob, others }) => others !== null || base === null || ofBase.get(glob)?.others === null
  );
  const inBase = base?.unmatched.filter(({ glob, others }) => others !== null && ofHead.has(glob)) ?? [];
  return { head: including(head, inHead), base: base && including(base, inBase) };
}
function including(side, unmatched) {
  return unmatched.length === 0 ? side : { ...side, problems: [...side.problems, ...unmatched.map(problemOf)] };
}
function problemOf({ glob, folder, others }) {
  const where = folder === "" ? "the repository" : visible(folder);
  const why = others === null ? `there is no file or folder ${where}` : `${where} holds ${counted(others, "manifest")} that no glob takes`;
  return noMatchProblem(glob, why);
}
function namesNothing(glob, entries) {
  const { globs, problems } = compileGlobs([glob]);
  return problems.length === 0 && !entries.some((entry) => isNamed(entry, globs));
}
function isNamed({ path, mode }, globs) {
  return globs.matches(path) || !mode.startsWith("100") && globs.mayContain(path);
}
function plainBeginning(glob) {
  const segments = glob.split("/").filter((segment) => segment !== "" && segment !== ".");
  const magic = segments.findIndex(isPattern);
  return segments.slice(0, magic === -1 ? void 0 : magic).join("/");
}

// src/read/git.ts
var LINKS_READ = 1e4;
function readRevision(request) {
  const { repo, revision, globs, limits = READ_LIMITS } = request;
  const compiled = compileGlobs(globs);
  const commit = resolveCommit(repo, revision);
  if (commit.missing) return lacking(commit.problem);
  const entries = listTree(repo, commit.value);
  if (entries.missing) return lacking(entries.problem);
  const selection = selectEntries(entries.value, compiled.globs, limits);
  const links = selection.links.length === 0 ? [] : entries.value.filter(isLink).slice(0, LINKS_READ);
  const sizes = blobSizes(repo, [...selection.files, ...links, ...selection.beside]);
  if (sizes.missing) return lacking(sizes.problem);
  const shortLinks = links.filter(({ sha }) => (sizes.value.get(sha) ?? 0) <= LINK_TARGET_BYTES);
  const targets = readBlobs(repo, shortLinks);
  if (targets.missing) return lacking(targets.problem);
  const linked = followLinks(entries.value, selection.links, targets.value, compiled.globs);
  const linkedSizes = blobSizes(repo, linked.files);
  if (linkedSizes.missing) return lacking(linkedSizes.problem);
  const allowed = withinLimits(
    [...selection.files, ...linked.files],
    new Map([...sizes.value, ...linkedSizes.value]),
    limits
  );
  const texts = readTexts(repo, [...allowed.files, ...readableBeside(selection.beside, sizes.value)]);
  if (texts.missing) return lacking(texts.problem);
  const problems = [...compiled.problems, ...selection.problems, ...linked.problems, ...allowed.problems];
  const files = allowed.files.toSorted((a, b) => byBytes(a.path, b.path)).map(({ path, sha }) => ({ path, text: texts.value.get(sha) ?? null }));
  return {
    ...textFiles(files, problems),
    beside: besideFiles(selection.beside, texts.value),
    unmatched: unmatchedIn(entries.value, globs),
    missing: false
  };
}
function readFileAt(repo, revision, path, maxBytes) {
  const commit = resolveCommit(repo, revision);
  if (commit.missing) return commit;
  const entries = listTree(repo, commit.value);
  if (entries.missing) return entries;
  const limits = { files: 1, bytesPerFile: maxBytes, bytes: maxBytes };
  const { file, problems } = onlyFile(entries.value, path, limits);
  if (file === null) return found({ bytes: null, problems });
  const sizes = blobSizes(repo, [file]);
  if (sizes.missing) return sizes;
  const allowed = withinLimits([file], sizes.value, limits);
  const blobs = readBlobs(repo, allowed.files);
  if (blobs.missing) return blobs;
  return found({ bytes: blobs.value.get(file.sha) ?? null, problems: allowed.problems });
}
function lacking(problem) {
  return { files: [], problems: [problem], unmatched: [], missing: true };
}

export {
  found,
  missing,
  listTree,
  blobSizes,
  blobsHere,
  readKept,
  readBlobs,
  resolveCommit,
  parents,
  mergeBase,
  unmatchedIn,
  withUnmatched,
  readRevision,
  readFileAt
};
