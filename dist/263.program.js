export const id = 263;
export const ids = [263];
export const modules = {

/***/ 20649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wu: () => (/* binding */ mergeBase),
  M8: () => (/* binding */ parents),
  WL: () => (/* binding */ resolveCommit)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/problem.js
var problem = __webpack_require__(17085);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/visible.js
var visible = __webpack_require__(98558);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/git-command.js
var git_command = __webpack_require__(81883);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/git-known.js
var git_known = __webpack_require__(84649);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/revision-name.js

const REVISION = /^(?<name>.[^~^]*)(?<steps>(?:[~^]\d*|\^\{\w*\})*)$/u;
const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const SHORT_ID = /^[0-9a-f]{4,63}$/;
const PSEUDO = new Set(['HEAD', 'FETCH_HEAD', 'ORIG_HEAD', 'MERGE_HEAD']);
function exactRevision(repo, written) {
    const { name, steps } = stepsFrom(written);
    const found = objectOf(repo, name === '@' ? 'HEAD' : name);
    return found.kind === 'exact' ? { kind: 'exact', revision: `${found.revision}${steps}` } : found;
}
function stepsFrom(written) {
    const { name = '', steps = '' } = REVISION.exec(written)?.groups ?? {};
    return { name, steps };
}
function objectOf(repo, name) {
    if (FULL_ID.test(name))
        return { kind: 'exact', revision: name };
    const object = PSEUDO.has(name) ? pseudo(repo, name) : ref(repo, name);
    if (!SHORT_ID.test(name))
        return object === null ? { kind: 'absent' } : { kind: 'exact', revision: object };
    const commits = commitsBeginning(repo, name);
    const [commit] = commits;
    if (commits.length > 1 || (object !== null && commits.length > 0))
        return { kind: 'ambiguous' };
    const only = object ?? commit;
    return only === undefined ? { kind: 'absent' } : { kind: 'exact', revision: only };
}
function pseudo(repo, name) {
    if (name !== 'HEAD' && ref(repo, name) !== null)
        return null;
    const command = name === 'HEAD' ? ['show-ref', '--verify', '--hash'] : ['rev-parse', '--verify'];
    const answer = (0,git_command/* runGit */.l)(repo, [...command, name]);
    return answer.ok ? answer.stdout.toString('latin1').trim() : null;
}
function ref(repo, name) {
    const places = name.startsWith('refs/')
        ? [name]
        : [
            ...(/^(?:heads|tags|remotes)\//.test(name) ? [`refs/${name}`] : []),
            `refs/remotes/${name}`,
            `refs/remotes/${name}/HEAD`,
            `refs/heads/${name}`,
            `refs/tags/${name}`,
        ];
    const answer = (0,git_command/* runGit */.l)(repo, ['for-each-ref', '--format=%(objectname) %(refname)', ...places]);
    if (!answer.ok)
        return null;
    const lines = answer.stdout.toString('utf8').trimEnd().split('\n');
    const objects = new Map(lines.map((line) => [line.slice(line.indexOf(' ') + 1), line.split(' ', 1)[0]]));
    const place = places.find((one) => objects.has(one));
    if (place === undefined || (isOfNoRemote(place) && isBelowRemote(repo, name)))
        return null;
    return objects.get(place) ?? null;
}
function isOfNoRemote(place) {
    return /^refs\/(?:heads|tags)\//.test(place);
}
function isBelowRemote(repo, name) {
    if (!name.includes('/') || /^(?:refs|heads|tags|remotes)\//.test(name))
        return false;
    const answer = (0,git_command/* runGit */.l)(repo, ['remote']);
    const remotes = answer.ok ? answer.stdout.toString('utf8').split('\n') : [];
    return ['origin', ...remotes].some((remote) => remote !== '' && name.startsWith(`${remote}/`));
}
function commitsBeginning(repo, prefix) {
    const objects = (0,git_command/* runGit */.l)(repo, ['rev-parse', `--disambiguate=${prefix}`]);
    if (!objects.ok)
        return [];
    const types = (0,git_command/* runGit */.l)(repo, ['cat-file', '--batch-check'], objects.stdout.toString('latin1'));
    if (!types.ok)
        return [];
    const lines = types.stdout.toString('latin1').trimEnd().split('\n');
    return lines.flatMap((line) => {
        const [object = '', type = ''] = line.split(' ');
        return type === 'commit' || type === 'tag' ? [object] : [];
    });
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/source.js
var source = __webpack_require__(57478);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/git-commits.js






const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const MAX_REVISION_LENGTH = 250;
const MOST_COMMIT_BYTES = 2 * 1024 ** 2;
const NO_SUCH_NAME = 'it has no branch, tag or commit of that name';
const NOWHERE = 'refs/heads/.nowhere';
const git_commits_REVISION = /^(?!-)(?!.*(?:\^\{\/|@\{))[^\p{Cc}\p{Cf}\s:\\?*[]+$/u;
function resolveCommit(repo, revision) {
    const commit = commitOf(repo, revision);
    return commit.missing ? commit : (0,source/* found */.F)(commit.value.sha);
}
function parents(repo, revision) {
    const commit = commitOf(repo, revision);
    return commit.missing ? commit : (0,source/* found */.F)(commit.value.parents);
}
function commitOf(repo, revision) {
    const asked = (0,git_known/* knownOf */.b)(repo).commits;
    const before = asked.get(revision);
    if (before !== undefined)
        return before;
    const commit = askedFor(repo, revision);
    if (!commit.missing)
        asked.set(commit.value.sha, commit);
    else if (SHA.test(revision))
        asked.set(revision, commit);
    return commit;
}
function askedFor(repo, revision) {
    if (revision.length > MAX_REVISION_LENGTH || !git_commits_REVISION.test(revision)) {
        const message = `"${(0,visible/* visible */.RK)(revision)}" is not a git revision that is accepted. Give a branch, a tag or a commit.`;
        return (0,source/* missing */.L)((0,problem/* errorAt */.Os)(null, 'bad-revision', message));
    }
    const exact = exactRevision(repo, revision);
    if (exact.kind === 'ambiguous') {
        const message = `"${(0,visible/* visible */.RK)(revision)}" is the name of a branch or tag, and commits here begin so, or several do. Give the full commit id, or the whole name (refs/heads/...).`;
        return (0,source/* missing */.L)((0,problem/* errorAt */.Os)(null, 'bad-revision', message));
    }
    const asked = exact.kind === 'exact' ? exact.revision : NOWHERE;
    const wanted = `${asked}^{commit}\n${asked}^1^{commit}\n`;
    const answer = (0,git_command/* runGit */.l)(repo, ['cat-file', '--batch'], wanted, MOST_COMMIT_BYTES);
    const what = `The revision ${(0,visible/* visible */.RK)(revision)}`;
    if (!answer.ok)
        return (0,source/* missing */.L)(absent(what, answer.reason));
    const [commit, parent] = commitsIn(answer.stdout);
    if (commit === undefined)
        return (0,source/* missing */.L)(absent(what, NO_SUCH_NAME));
    if (parent !== undefined)
        (0,git_known/* knownOf */.b)(repo).commits.set(parent.sha, (0,source/* found */.F)(parent));
    return (0,source/* found */.F)(commit);
}
function commitsIn(stdout) {
    const text = stdout.toString('latin1');
    const commits = [];
    for (let start = 0; start < text.length;) {
        const newline = text.indexOf('\n', start);
        const [, sha = '', size] = /^(\w+) commit (\d+)$/.exec(text.slice(start, newline)) ?? [];
        if (!SHA.test(sha))
            break;
        const end = newline + 1 + Number(size);
        const [header = ''] = text.slice(newline + 1, end).split('\n\n', 1);
        commits.push({
            sha,
            parents: Array.from(header.matchAll(/^parent ([0-9a-f]+)$/gm), ([, one = '']) => one),
        });
        start = end + 1;
    }
    return commits;
}
function mergeBase(repo, a, b) {
    const first = resolveCommit(repo, a);
    if (first.missing)
        return first;
    const second = resolveCommit(repo, b);
    if (second.missing)
        return second;
    if (first.value === second.value)
        return (0,source/* found */.F)(first.value);
    const shallow = (0,git_command/* runGit */.l)(repo, ['rev-parse', '--is-shallow-repository']);
    if (!shallow.ok || shallow.stdout.toString('latin1').trim() !== 'false') {
        const message = `The common ancestor of ${(0,visible/* visible */.RK)(a)} and ${(0,visible/* visible */.RK)(b)} cannot be found in a shallow clone. ` +
            'Fetch the whole history (fetch-depth: 0).';
        return (0,source/* missing */.L)((0,problem/* errorAt */.Os)(null, 'missing-object', message));
    }
    const answer = (0,git_command/* runGit */.l)(repo, ['merge-base', first.value, second.value]);
    if (answer.ok)
        return (0,source/* found */.F)(answer.stdout.toString('latin1').trim());
    return answer.status === 1
        ? (0,source/* found */.F)(null)
        : (0,source/* missing */.L)(absent(`The common ancestor of ${(0,visible/* visible */.RK)(a)} and ${(0,visible/* visible */.RK)(b)}`, answer.reason));
}
function absent(what, reason) {
    const message = `${what} is not in this clone: ${reason}. Fetch it first (git fetch, or a larger fetch-depth).`;
    return (0,problem/* errorAt */.Os)(null, 'missing-object', message);
}


/***/ }),

/***/ 84649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ keep),
/* harmony export */   b: () => (/* binding */ knownOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

const MOST_KEPT = 512;
const MOST_KEPT_BYTES = 32 * 1024 ** 2;
const known = new Map();
function knownOf(repo) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(repo);
    const of = known.get(place) ?? {
        trees: new Map(),
        sizes: new Map(),
        texts: new Map(),
        bytes: new Map(),
        keptBytes: 0,
        isMuch: false,
        commits: new Map(),
    };
    known.set(place, of);
    return of;
}
function keep(repo, sha, content) {
    const of = knownOf(repo);
    if (of.bytes.size >= MOST_KEPT || of.keptBytes + content.length > MOST_KEPT_BYTES)
        return;
    of.bytes.set(sha, Buffer.from(content));
    of.keptBytes += content.length;
}


/***/ }),

/***/ 99174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ blobSizes),
/* harmony export */   Z7: () => (/* binding */ readTexts),
/* harmony export */   b4: () => (/* binding */ readBlobs),
/* harmony export */   nJ: () => (/* binding */ blobsHere),
/* harmony export */   nT: () => (/* binding */ listTree)
/* harmony export */ });
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17085);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98558);
/* harmony import */ var _git_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81883);
/* harmony import */ var _git_known_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84649);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57478);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41460);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21287);








const FEW = 64;
const FEW_BYTES = 1024 ** 2;
function listTree(repo, commit) {
    const { trees } = (0,_git_known_js__WEBPACK_IMPORTED_MODULE_2__/* .knownOf */ .b)(repo);
    const before = trees.get(commit);
    if (before !== undefined)
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .found */ .F)(before);
    const [other] = trees;
    const listed = other === undefined ? null : listedFrom(repo, other, commit);
    if (listed !== null) {
        trees.set(commit, listed);
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .found */ .F)(listed);
    }
    const answer = (0,_git_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .l)(repo, ['ls-tree', '-r', '-z', '--full-tree', commit]);
    if (!answer.ok)
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .L)(incomplete(commit, answer.reason));
    const entries = [];
    for (const line of partsOf(answer.stdout)) {
        const tab = line.indexOf('\t');
        const sha = line.slice(line.lastIndexOf(' ', tab) + 1, tab);
        const mode = line.startsWith(MOST_OFTEN) ? MOST_OFTEN : line.slice(0, MOST_OFTEN.length);
        entries.push({ mode, sha, path: line.slice(tab + 1) });
    }
    trees.set(commit, entries);
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .found */ .F)(entries);
}
const MOST_OFTEN = '100644';
function partsOf(answer) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeLossy */ .bW)(answer).split('\0').slice(0, -1);
}
function listedFrom(repo, [before, entries], commit) {
    const options = ['-r', '-z', '--raw', '--no-abbrev', '--no-renames', '--ignore-submodules=none'];
    const answer = (0,_git_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .l)(repo, ['diff-tree', ...options, before, commit]);
    if (!answer.ok)
        return null;
    const parts = partsOf(answer.stdout);
    const changed = new Map();
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const [, mode = '', , sha = ''] = (parts[at] ?? '').split(' ');
        const path = parts[at + 1] ?? '';
        if (path.includes(_text_js__WEBPACK_IMPORTED_MODULE_3__/* .REPLACED */ .x0))
            return null;
        changed.set(path, { mode, sha, path });
    }
    if (changed.size === 0)
        return entries;
    const listed = [];
    for (const entry of entries) {
        const now = changed.get(entry.path) ?? entry;
        if (now.mode !== GONE)
            listed.push(now);
        if (now !== entry)
            changed.delete(entry.path);
    }
    return changed.size === 0 ? listed : (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inPathOrder */ .$)([...listed, ...changed.values()]);
}
const GONE = '000000';
function blobSizes(repo, blobs) {
    const lacking = lackingOf(repo, blobs);
    if (lacking.missing)
        return lacking;
    const [first] = lacking.value;
    return first === undefined ? (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .found */ .F)((0,_git_known_js__WEBPACK_IMPORTED_MODULE_2__/* .knownOf */ .b)(repo).sizes) : (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .L)(incomplete(first, 'a file is not there'));
}
function blobsHere(repo, blobs) {
    if (lackingOf(repo, blobs).missing)
        return new Set();
    const { sizes } = (0,_git_known_js__WEBPACK_IMPORTED_MODULE_2__/* .knownOf */ .b)(repo);
    return new Set(distinct(blobs).filter((sha) => sizes.has(sha)));
}
function lackingOf(repo, blobs) {
    const { sizes } = (0,_git_known_js__WEBPACK_IMPORTED_MODULE_2__/* .knownOf */ .b)(repo);
    const shas = distinct(blobs.filter(({ sha }) => !sizes.has(sha)));
    if (shas.length === 0)
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .found */ .F)([]);
    for (const few of new Set([withTheRest(repo, shas), shas])) {
        if (few.length > FEW)
            continue;
        const whole = (0,_git_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .l)(repo, ['cat-file', '--batch', '--buffer'], linesOf(few), FEW_BYTES);
        if (whole.ok)
            return (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .found */ .F)(keepAll(repo, whole.stdout, few).filter((sha) => shas.includes(sha)));
        if (few !== shas)
            (0,_git_known_js__WEBPACK_IMPORTED_MODULE_2__/* .knownOf */ .b)(repo).isMuch = true;
    }
    const asked = linesOf(shas);
    const answer = (0,_git_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .l)(repo, ['cat-file', '--batch-check', '--buffer'], asked);
    if (!answer.ok)
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .L)(incomplete(shas[0] ?? '', answer.reason));
    const text = answer.stdout.toString('latin1');
    const lacking = [];
    let start = 0;
    for (const sha of shas) {
        const end = text.indexOf('\n', start);
        const size = end < 0 ? null : sizeIn(text.slice(start, end), sha);
        if (size === null)
            lacking.push(sha);
        else
            sizes.set(sha, size);
        start = end < 0 ? text.length : end + 1;
    }
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .found */ .F)(lacking);
}
const linesOf = (shas) => `${shas.join('\n')}\n`;
function withTheRest(repo, shas) {
    const { trees, sizes, isMuch } = (0,_git_known_js__WEBPACK_IMPORTED_MODULE_2__/* .knownOf */ .b)(repo);
    if (isMuch)
        return shas;
    const all = new Set(shas);
    for (const entries of trees.values()) {
        if (entries.length > FEW)
            return shas;
        for (const { sha, mode } of entries)
            if (mode !== _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .SUBMODULE_MODE */ .Fe && !sizes.has(sha))
                all.add(sha);
    }
    return all.size === shas.length ? shas : [...all];
}
function keepAll(repo, stdout, shas) {
    const { sizes } = (0,_git_known_js__WEBPACK_IMPORTED_MODULE_2__/* .knownOf */ .b)(repo);
    const read = blobsIn(stdout, shas);
    for (const { sha, start, end } of read) {
        sizes.set(sha, end - start);
        (0,_git_known_js__WEBPACK_IMPORTED_MODULE_2__/* .keep */ .a)(repo, sha, stdout.subarray(start, end));
    }
    const here = new Set(read.map(({ sha }) => sha));
    return shas.filter((sha) => !here.has(sha));
}
function readTexts(repo, blobs) {
    const { texts, bytes } = (0,_git_known_js__WEBPACK_IMPORTED_MODULE_2__/* .knownOf */ .b)(repo);
    const asked = blobs.filter(({ sha }) => !texts.has(sha));
    const answer = answerOf(repo, asked.filter(({ sha }) => !bytes.has(sha)));
    if (answer.missing)
        return answer;
    for (const { sha } of asked) {
        const kept = bytes.get(sha);
        if (kept !== undefined)
            texts.set(sha, (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeUtf8 */ ._6)(kept));
    }
    const { stdout, blobs: read } = answer.value;
    const whole = stdout.toString('latin1');
    const isPlain = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(stdout);
    for (const { sha, start, end } of read) {
        const isText = isPlain || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(stdout.subarray(start, end));
        texts.set(sha, isText ? whole.slice(start, end) : (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeUtf8 */ ._6)(stdout.subarray(start, end)));
    }
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .found */ .F)(texts);
}
function readBlobs(repo, blobs) {
    const { bytes } = (0,_git_known_js__WEBPACK_IMPORTED_MODULE_2__/* .knownOf */ .b)(repo);
    const answer = answerOf(repo, blobs.filter(({ sha }) => !bytes.has(sha)));
    if (answer.missing)
        return answer;
    const all = new Map();
    for (const { sha } of blobs) {
        const kept = bytes.get(sha);
        if (kept !== undefined)
            all.set(sha, kept);
    }
    const { stdout, blobs: read } = answer.value;
    for (const { sha, start, end } of read) {
        all.set(sha, stdout.subarray(start, end));
        (0,_git_known_js__WEBPACK_IMPORTED_MODULE_2__/* .keep */ .a)(repo, sha, stdout.subarray(start, end));
    }
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .found */ .F)(all);
}
function answerOf(repo, blobs) {
    const shas = distinct(blobs);
    if (shas.length === 0)
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .found */ .F)({ stdout: Buffer.alloc(0), blobs: [] });
    const { sizes } = (0,_git_known_js__WEBPACK_IMPORTED_MODULE_2__/* .knownOf */ .b)(repo);
    const bytes = shas.reduce((sum, sha) => sum + (sizes.get(sha) ?? 0), 0);
    const run = bytes > MUCH_BYTES ? _git_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runGitForMuch */ .E : _git_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .l;
    const answer = run(repo, ['cat-file', '--batch', '--buffer'], linesOf(shas));
    if (!answer.ok)
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .L)(incomplete(shas[0] ?? '', answer.reason));
    const { stdout } = answer;
    const read = blobsIn(stdout, shas);
    const lacking = shas.find((sha, i) => read[i]?.sha !== sha);
    if (lacking !== undefined)
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .L)(incomplete(lacking, 'a file is not there'));
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .found */ .F)({ stdout, blobs: read });
}
function blobsIn(stdout, shas) {
    const read = [];
    let start = 0;
    for (const sha of shas) {
        const newline = stdout.indexOf(NEWLINE, start);
        if (newline < 0)
            break;
        const said = stdout.toString('latin1', start, newline);
        const size = sizeIn(said, sha);
        start = newline + 1;
        if (size !== null)
            read.push({ sha, start, end: start + size });
        const length = size ?? said.split(' ')[2];
        if (length !== undefined)
            start += Number(length) + 1;
    }
    return read;
}
const NEWLINE = 10;
const BLOB = ' blob ';
function sizeIn(said, sha) {
    return said.startsWith(sha) && said.startsWith(BLOB, sha.length)
        ? Number(said.slice(sha.length + BLOB.length))
        : null;
}
const MUCH_BYTES = 1024 ** 2;
function distinct(blobs) {
    const shas = new Set();
    for (const { sha } of blobs)
        shas.add(sha);
    return [...shas];
}
function incomplete(sha, reason) {
    const message = `This clone does not hold all of ${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(sha)}: ${reason}. ` +
        'Fetch it first (git fetch, or a larger fetch-depth).';
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .errorAt */ .Os)(null, 'missing-object', message);
}


/***/ }),

/***/ 71263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ readRevision),
/* harmony export */   M8: () => (/* reexport safe */ _git_commits_js__WEBPACK_IMPORTED_MODULE_0__.M8),
/* harmony export */   WL: () => (/* reexport safe */ _git_commits_js__WEBPACK_IMPORTED_MODULE_0__.WL),
/* harmony export */   _T: () => (/* binding */ readFileAt),
/* harmony export */   wu: () => (/* reexport safe */ _git_commits_js__WEBPACK_IMPORTED_MODULE_0__.wu)
/* harmony export */ });
/* harmony import */ var _git_commits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20649);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99174);
/* harmony import */ var _glob_globs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12274);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85855);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57478);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69554);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41460);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21287);
/* harmony import */ var _unmatched_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8310);










const LINKS_READ = 10_000;
function readRevision(request) {
    const { repo, revision, globs, limits = _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .READ_LIMITS */ .C } = request;
    const compiled = (0,_glob_globs_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlobs */ .tI)(globs);
    const commit = (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveCommit */ .WL)(repo, revision);
    if (commit.missing)
        return lacking(commit.problem);
    const entries = (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .listTree */ .nT)(repo, commit.value);
    if (entries.missing)
        return lacking(entries.problem);
    const selection = (0,_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .selectEntries */ .XO)(entries.value, compiled.globs, limits);
    const links = selection.links.length === 0 ? [] : entries.value.filter(_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .isLink */ .PJ).slice(0, LINKS_READ);
    const sizes = (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .blobSizes */ .Iv)(repo, [...selection.files, ...links]);
    if (sizes.missing)
        return lacking(sizes.problem);
    const shortLinks = links.filter(({ sha }) => (sizes.value.get(sha) ?? 0) <= _tree_js__WEBPACK_IMPORTED_MODULE_6__/* .LINK_TARGET_BYTES */ .T0);
    const targets = (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .readBlobs */ .b4)(repo, shortLinks);
    if (targets.missing)
        return lacking(targets.problem);
    const linked = (0,_links_js__WEBPACK_IMPORTED_MODULE_4__/* .followLinks */ .n1)(entries.value, selection.links, targets.value, compiled.globs);
    const linkedSizes = (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .blobSizes */ .Iv)(repo, linked.files);
    if (linkedSizes.missing)
        return lacking(linkedSizes.problem);
    const allowed = (0,_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .withinLimits */ .oA)([...selection.files, ...linked.files], linkedSizes.value, limits);
    const texts = (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .readTexts */ .Z7)(repo, allowed.files);
    if (texts.missing)
        return lacking(texts.problem);
    const problems = [...compiled.problems, ...selection.problems, ...linked.problems, ...allowed.problems];
    const inOrder = linked.files.length === 0 ? allowed.files : (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .inPathOrder */ .$)(allowed.files);
    const files = inOrder.map(({ path, sha, real }) => ({ path, real, text: texts.value.get(sha) ?? null }));
    return {
        ...(0,_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .textFiles */ .zN)(files, problems),
        unmatched: (0,_unmatched_js__WEBPACK_IMPORTED_MODULE_7__/* .unmatchedIn */ .$)(entries.value, globs),
        missing: false,
    };
}
function readFileAt(repo, revision, path, maxBytes) {
    const commit = (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveCommit */ .WL)(repo, revision);
    if (commit.missing)
        return commit;
    const entries = (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .listTree */ .nT)(repo, commit.value);
    if (entries.missing)
        return entries;
    const limits = { files: 1, bytesPerFile: maxBytes, bytes: maxBytes };
    const { file, problems } = (0,_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .onlyFile */ .nv)(entries.value, path, limits);
    if (file === null)
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_8__/* .found */ .F)({ bytes: null, problems });
    const sizes = (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .blobSizes */ .Iv)(repo, [file]);
    if (sizes.missing)
        return sizes;
    const allowed = (0,_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .withinLimits */ .oA)([file], sizes.value, limits);
    const blobs = (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .readBlobs */ .b4)(repo, allowed.files);
    if (blobs.missing)
        return blobs;
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_8__/* .found */ .F)({ bytes: blobs.value.get(file.sha) ?? null, problems: allowed.problems });
}
function lacking(problem) {
    return { files: [], problems: [problem], unmatched: [], missing: true };
}


/***/ }),

/***/ 57478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ found),
/* harmony export */   L: () => (/* binding */ missing)
/* harmony export */ });
function found(value) {
    return { missing: false, value };
}
function missing(problem) {
    return { missing: true, problem };
}


/***/ }),

/***/ 8310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ unmatchedIn),
/* harmony export */   c: () => (/* binding */ withUnmatched)
/* harmony export */ });
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80083);
/* harmony import */ var _manifest_words_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43408);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98558);
/* harmony import */ var _glob_globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12274);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47531);





function unmatchedIn(entries, patterns) {
    const taken = (0,_glob_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlobs */ .tI)(patterns).globs;
    const exclusions = patterns.filter((pattern) => pattern.startsWith('!'));
    const included = (0,_glob_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlobs */ .tI)([_glob_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY_FILE */ .WO, ...exclusions]).globs;
    const isHidden = ({ path }) => _glob_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .SUFFIXES */ .YX.some((suffix) => path.endsWith(suffix)) && !taken.matches(path) && included.matches(path);
    return patterns.flatMap((glob) => {
        if (!namesNothing(glob, entries))
            return [];
        const folder = plainBeginning(glob);
        const inside = entries.filter(({ path }) => (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(folder, path));
        if (folder !== '' && inside.length === 0)
            return [{ glob, folder, others: null }];
        const others = inside.filter((entry) => isHidden(entry) && (0,_glob_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfPattern */ .Cp)(entry.path, glob)).length;
        return others === 0 ? [] : [{ glob, folder, others }];
    });
}
function withUnmatched(head, base) {
    const ofBase = new Map(base?.unmatched.map((one) => [one.glob, one]));
    const ofHead = new Set(head.unmatched.map(({ glob }) => glob));
    const inHead = head.unmatched.filter(({ glob, others }) => others !== null || base === null || ofBase.get(glob)?.others === null);
    const inBase = base?.unmatched.filter(({ glob, others }) => others !== null && ofHead.has(glob)) ?? [];
    return { head: including(head, inHead), base: base && including(base, inBase) };
}
function including(side, unmatched) {
    return unmatched.length === 0
        ? side
        : { ...side, problems: [...side.problems, ...unmatched.map(problemOf)] };
}
function problemOf({ glob, folder, others }) {
    const where = folder === '' ? 'the repository' : (0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(folder);
    const why = others === null
        ? `there is no file or folder ${where}`
        : `${where} holds ${(0,_manifest_words_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(others, 'manifest')} that no glob takes`;
    return (0,_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .noMatchProblem */ .ux)(glob, why);
}
function namesNothing(glob, entries) {
    const { globs, problems } = (0,_glob_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlobs */ .tI)([glob]);
    return problems.length === 0 && !entries.some((entry) => isNamed(entry, globs));
}
function isNamed({ path, mode }, globs) {
    return globs.matches(path) || (!mode.startsWith('100') && globs.mayContain(path));
}
function plainBeginning(glob) {
    const segments = glob.split('/').filter((segment) => segment !== '' && segment !== '.');
    const magic = segments.findIndex(_glob_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .isPattern */ .Pt);
    return segments.slice(0, magic === -1 ? undefined : magic).join('/');
}


/***/ })

};
