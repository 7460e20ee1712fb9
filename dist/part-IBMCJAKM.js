import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  READ_LIMITS
} from "./part-QFXSIKZR.js";
import {
  ANY_FILE,
  LINK_TARGET_BYTES,
  REPLACED,
  SUBMODULE_MODE,
  SUFFIXES,
  compileGlobs,
  decodeLossy,
  decodeUtf8,
  followLinks,
  inPathOrder,
  isLink,
  isOfPattern,
  isPattern,
  noMatchProblem,
  onlyFile,
  runGit,
  runGitForMuch,
  selectEntries,
  textFiles,
  withinLimits
} from "./part-4CE7IV5R.js";
import {
  errorAt,
  isWithin,
  visible
} from "./part-MZYUQ4PG.js";
import {
  counted
} from "./part-HGX7INL6.js";

// src/read/git-known.ts
import { resolve } from "node:path";
var MOST_KEPT = 512;
var MOST_KEPT_BYTES = 32 * 1024 ** 2;
var known = /* @__PURE__ */ new Map();
function knownOf(repo) {
  const place = resolve(repo);
  const of = known.get(place) ?? {
    trees: /* @__PURE__ */ new Map(),
    sizes: /* @__PURE__ */ new Map(),
    texts: /* @__PURE__ */ new Map(),
    bytes: /* @__PURE__ */ new Map(),
    keptBytes: 0,
    isMuch: false,
    commits: /* @__PURE__ */ new Map()
  };
  known.set(place, of);
  return of;
}
function keep(repo, sha, content) {
  const of = knownOf(repo);
  if (of.bytes.size >= MOST_KEPT || of.keptBytes + content.length > MOST_KEPT_BYTES) return;
  of.bytes.set(sha, Buffer.from(content));
  of.keptBytes += content.length;
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

// src/read/source.ts
function found(value) {
  return { missing: false, value };
}
function missing(problem) {
  return { missing: true, problem };
}

// src/read/git-commits.ts
var SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
var MAX_REVISION_LENGTH = 250;
var MOST_COMMIT_BYTES = 2 * 1024 ** 2;
var NO_SUCH_NAME = "it has no branch, tag or commit of that name";
var NOWHERE = "refs/heads/.nowhere";
var REVISION2 = /^(?!-)(?!.*(?:\^\{\/|@\{))[^\p{Cc}\p{Cf}\s:\\?*[]+$/u;
function resolveCommit(repo, revision) {
  const commit = commitOf(repo, revision);
  return commit.missing ? commit : found(commit.value.sha);
}
function parents(repo, revision) {
  const commit = commitOf(repo, revision);
  return commit.missing ? commit : found(commit.value.parents);
}
function commitOf(repo, revision) {
  const asked = knownOf(repo).commits;
  const before = asked.get(revision);
  if (before !== void 0) return before;
  const commit = askedFor(repo, revision);
  if (!commit.missing) asked.set(commit.value.sha, commit);
  else if (SHA.test(revision)) asked.set(revision, commit);
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
  const wanted = `${asked}^{commit}
${asked}^1^{commit}
`;
  const answer = runGit(repo, ["cat-file", "--batch"], wanted, MOST_COMMIT_BYTES);
  const what = `The revision ${visible(revision)}`;
  if (!answer.ok) return missing(absent(what, answer.reason));
  const [commit, parent] = commitsIn(answer.stdout);
  if (commit === void 0) return missing(absent(what, NO_SUCH_NAME));
  if (parent !== void 0) knownOf(repo).commits.set(parent.sha, found(parent));
  return found(commit);
}
function commitsIn(stdout) {
  const text = stdout.toString("latin1");
  const commits = [];
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf("\n", start);
    const [, sha = "", size] = /^(\w+) commit (\d+)$/.exec(text.slice(start, newline)) ?? [];
    if (!SHA.test(sha)) break;
    const end = newline + 1 + Number(size);
    const [header = ""] = text.slice(newline + 1, end).split("\n\n", 1);
    commits.push({
      sha,
      parents: Array.from(header.matchAll(/^parent ([0-9a-f]+)$/gm), ([, one = ""]) => one)
    });
    start = end + 1;
  }
  return commits;
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
  return answer.status === 1 ? found(null) : missing(absent(`The common ancestor of ${visible(a)} and ${visible(b)}`, answer.reason));
}
function absent(what, reason) {
  const message = `${what} is not in this clone: ${reason}. Fetch it first (git fetch, or a larger fetch-depth).`;
  return errorAt(null, "missing-object", message);
}

// src/read/git-objects.ts
import { isAscii } from "node:buffer";
var FEW = 64;
var FEW_BYTES = 1024 ** 2;
function listTree(repo, commit) {
  const { trees } = knownOf(repo);
  const before = trees.get(commit);
  if (before !== void 0) return found(before);
  const [other] = trees;
  const listed = other === void 0 ? null : listedFrom(repo, other, commit);
  if (listed !== null) {
    trees.set(commit, listed);
    return found(listed);
  }
  const answer = runGit(repo, ["ls-tree", "-r", "-z", "--full-tree", commit]);
  if (!answer.ok) return missing(incomplete(commit, answer.reason));
  const entries = [];
  for (const line of partsOf(answer.stdout)) {
    const tab = line.indexOf("	");
    const sha = line.slice(line.lastIndexOf(" ", tab) + 1, tab);
    const mode = line.startsWith(MOST_OFTEN) ? MOST_OFTEN : line.slice(0, MOST_OFTEN.length);
    entries.push({ mode, sha, path: line.slice(tab + 1) });
  }
  trees.set(commit, entries);
  return found(entries);
}
var MOST_OFTEN = "100644";
function partsOf(answer) {
  return decodeLossy(answer).split("\0").slice(0, -1);
}
function listedFrom(repo, [before, entries], commit) {
  const options = ["-r", "-z", "--raw", "--no-abbrev", "--no-renames", "--ignore-submodules=none"];
  const answer = runGit(repo, ["diff-tree", ...options, before, commit]);
  if (!answer.ok) return null;
  const parts = partsOf(answer.stdout);
  const changed = /* @__PURE__ */ new Map();
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [, mode = "", , sha = ""] = (parts[at] ?? "").split(" ");
    const path = parts[at + 1] ?? "";
    if (path.includes(REPLACED)) return null;
    changed.set(path, { mode, sha, path });
  }
  if (changed.size === 0) return entries;
  const listed = [];
  for (const entry of entries) {
    const now = changed.get(entry.path) ?? entry;
    if (now.mode !== GONE) listed.push(now);
    if (now !== entry) changed.delete(entry.path);
  }
  return changed.size === 0 ? listed : inPathOrder([...listed, ...changed.values()]);
}
var GONE = "000000";
function blobSizes(repo, blobs) {
  const lacking2 = lackingOf(repo, blobs);
  if (lacking2.missing) return lacking2;
  const [first] = lacking2.value;
  return first === void 0 ? found(knownOf(repo).sizes) : missing(incomplete(first, "a file is not there"));
}
function blobsHere(repo, blobs) {
  if (lackingOf(repo, blobs).missing) return /* @__PURE__ */ new Set();
  const { sizes } = knownOf(repo);
  return new Set(distinct(blobs).filter((sha) => sizes.has(sha)));
}
function lackingOf(repo, blobs) {
  const { sizes } = knownOf(repo);
  const shas = distinct(blobs.filter(({ sha }) => !sizes.has(sha)));
  if (shas.length === 0) return found([]);
  for (const few of /* @__PURE__ */ new Set([withTheRest(repo, shas), shas])) {
    if (few.length > FEW) continue;
    const whole = runGit(repo, ["cat-file", "--batch", "--buffer"], linesOf(few), FEW_BYTES);
    if (whole.ok) return found(keepAll(repo, whole.stdout, few).filter((sha) => shas.includes(sha)));
    if (few !== shas) knownOf(repo).isMuch = true;
  }
  const asked = linesOf(shas);
  const answer = runGit(repo, ["cat-file", "--batch-check", "--buffer"], asked);
  if (!answer.ok) return missing(incomplete(shas[0] ?? "", answer.reason));
  const text = answer.stdout.toString("latin1");
  const lacking2 = [];
  let start = 0;
  for (const sha of shas) {
    const end = text.indexOf("\n", start);
    const size = end < 0 ? null : sizeIn(text.slice(start, end), sha);
    if (size === null) lacking2.push(sha);
    else sizes.set(sha, size);
    start = end < 0 ? text.length : end + 1;
  }
  return found(lacking2);
}
var linesOf = (shas) => `${shas.join("\n")}
`;
function withTheRest(repo, shas) {
  const { trees, sizes, isMuch } = knownOf(repo);
  if (isMuch) return shas;
  const all = new Set(shas);
  for (const entries of trees.values()) {
    if (entries.length > FEW) return shas;
    for (const { sha, mode } of entries) if (mode !== SUBMODULE_MODE && !sizes.has(sha)) all.add(sha);
  }
  return all.size === shas.length ? shas : [...all];
}
function keepAll(repo, stdout, shas) {
  const { sizes } = knownOf(repo);
  const read = blobsIn(stdout, shas);
  for (const { sha, start, end } of read) {
    sizes.set(sha, end - start);
    keep(repo, sha, stdout.subarray(start, end));
  }
  const here = new Set(read.map(({ sha }) => sha));
  return shas.filter((sha) => !here.has(sha));
}
function readTexts(repo, blobs) {
  const { texts, bytes } = knownOf(repo);
  const asked = blobs.filter(({ sha }) => !texts.has(sha));
  const answer = answerOf(
    repo,
    asked.filter(({ sha }) => !bytes.has(sha))
  );
  if (answer.missing) return answer;
  for (const { sha } of asked) {
    const kept = bytes.get(sha);
    if (kept !== void 0) texts.set(sha, decodeUtf8(kept));
  }
  const { stdout, blobs: read } = answer.value;
  const whole = stdout.toString("latin1");
  const isPlain = isAscii(stdout);
  for (const { sha, start, end } of read) {
    const isText = isPlain || isAscii(stdout.subarray(start, end));
    texts.set(sha, isText ? whole.slice(start, end) : decodeUtf8(stdout.subarray(start, end)));
  }
  return found(texts);
}
function readBlobs(repo, blobs) {
  const { bytes } = knownOf(repo);
  const answer = answerOf(
    repo,
    blobs.filter(({ sha }) => !bytes.has(sha))
  );
  if (answer.missing) return answer;
  const all = /* @__PURE__ */ new Map();
  for (const { sha } of blobs) {
    const kept = bytes.get(sha);
    if (kept !== void 0) all.set(sha, kept);
  }
  const { stdout, blobs: read } = answer.value;
  for (const { sha, start, end } of read) {
    all.set(sha, stdout.subarray(start, end));
    keep(repo, sha, stdout.subarray(start, end));
  }
  return found(all);
}
function answerOf(repo, blobs) {
  const shas = distinct(blobs);
  if (shas.length === 0) return found({ stdout: Buffer.alloc(0), blobs: [] });
  const { sizes } = knownOf(repo);
  const bytes = shas.reduce((sum, sha) => sum + (sizes.get(sha) ?? 0), 0);
  const run = bytes > MUCH_BYTES ? runGitForMuch : runGit;
  const answer = run(repo, ["cat-file", "--batch", "--buffer"], linesOf(shas));
  if (!answer.ok) return missing(incomplete(shas[0] ?? "", answer.reason));
  const { stdout } = answer;
  const read = blobsIn(stdout, shas);
  const lacking2 = shas.find((sha, i) => read[i]?.sha !== sha);
  if (lacking2 !== void 0) return missing(incomplete(lacking2, "a file is not there"));
  return found({ stdout, blobs: read });
}
function blobsIn(stdout, shas) {
  const read = [];
  let start = 0;
  for (const sha of shas) {
    const newline = stdout.indexOf(NEWLINE, start);
    if (newline < 0) break;
    const said = stdout.toString("latin1", start, newline);
    const size = sizeIn(said, sha);
    start = newline + 1;
    if (size !== null) read.push({ sha, start, end: start + size });
    const length = size ?? said.split(" ")[2];
    if (length !== void 0) start += Number(length) + 1;
  }
  return read;
}
var NEWLINE = 10;
var BLOB = " blob ";
function sizeIn(said, sha) {
  return said.startsWith(sha) && said.startsWith(BLOB, sha.length) ? Number(said.slice(sha.length + BLOB.length)) : null;
}
var MUCH_BYTES = 1024 ** 2;
function distinct(blobs) {
  const shas = /* @__PURE__ */ new Set();
  for (const { sha } of blobs) shas.add(sha);
  return [...shas];
}
function incomplete(sha, reason) {
  const message = `This clone does not hold all of ${visible(sha)}: ${reason}. Fetch it first (git fetch, or a larger fetch-depth).`;
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
  const sizes = blobSizes(repo, [...selection.files, ...links]);
  if (sizes.missing) return lacking(sizes.problem);
  const shortLinks = links.filter(({ sha }) => (sizes.value.get(sha) ?? 0) <= LINK_TARGET_BYTES);
  const targets = readBlobs(repo, shortLinks);
  if (targets.missing) return lacking(targets.problem);
  const linked = followLinks(entries.value, selection.links, targets.value, compiled.globs);
  const linkedSizes = blobSizes(repo, linked.files);
  if (linkedSizes.missing) return lacking(linkedSizes.problem);
  const allowed = withinLimits([...selection.files, ...linked.files], linkedSizes.value, limits);
  const texts = readTexts(repo, allowed.files);
  if (texts.missing) return lacking(texts.problem);
  const problems = [...compiled.problems, ...selection.problems, ...linked.problems, ...allowed.problems];
  const inOrder = linked.files.length === 0 ? allowed.files : inPathOrder(allowed.files);
  const files = inOrder.map(({ path, sha, real }) => ({ path, real, text: texts.value.get(sha) ?? null }));
  return {
    ...textFiles(files, problems, linked.again),
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
  knownOf,
  found,
  missing,
  resolveCommit,
  parents,
  mergeBase,
  listTree,
  blobSizes,
  blobsHere,
  readBlobs,
  unmatchedIn,
  withUnmatched,
  readRevision,
  readFileAt
};
