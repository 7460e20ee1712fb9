export const id = 431;
export const ids = [431];
export const modules = {

/***/ 63431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wd: () => (/* binding */ fileAt),
  wu: () => (/* reexport */ mergeBase),
  M8: () => (/* reexport */ parents),
  WL: () => (/* reexport */ resolveCommit),
  us: () => (/* binding */ revisionRoot)
});

// UNUSED EXPORTS: readRevision

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/problem.js
var problem = __webpack_require__(17085);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/source-text.js
var source_text = __webpack_require__(85797);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/visible.js
var visible = __webpack_require__(98558);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/git-command.js
var git_command = __webpack_require__(81883);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/problems.js
var problems = __webpack_require__(47531);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/source.js
var source = __webpack_require__(57478);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/text.js
var read_text = __webpack_require__(41460);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/tree.js
var tree = __webpack_require__(21287);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/commit-root.js










const KEPT_BYTES = 32 * 1024 ** 2;
const FEW = 8;
const SMALL_BYTES = 64 * 1024;
const MANY = 2000;
const MUCH_BYTES = 1024 ** 2;
const NEWLINE = 10;
function commitRoot(repo, commit) {
    const objects = objectsOf(repo);
    const known = objects.roots.get(commit);
    if (known !== undefined)
        return (0,source/* found */.F)(known);
    const answer = (0,git_command/* runGit */.EO)(repo, ['ls-tree', '-r', '-z', '--full-tree', commit]);
    if (!answer.ok)
        return (0,source/* missing */.L)(incomplete(null, answer.reason));
    const root = new CommitRoot(objects, entriesIn(answer.stdout));
    objects.roots.set(commit, root);
    return (0,source/* found */.F)(root);
}
function entriesIn(listing) {
    return (0,read_text/* decodeLossy */.bW)(listing)
        .split('\0')
        .slice(0, -1)
        .map((line) => {
        const tab = line.indexOf('\t');
        return {
            mode: line.slice(0, 6),
            sha: line.slice(line.lastIndexOf(' ', tab) + 1, tab),
            path: line.slice(tab + 1),
        };
    });
}
const clones = new Map();
function objectsOf(repo) {
    const place = (0,external_node_path_.resolve)(repo);
    const known = clones.get(place);
    if (known !== undefined)
        return known;
    const objects = {
        repo: place,
        roots: new Map(),
        sizes: new Map(),
        texts: new Map(),
        contents: new Map(),
        keptBytes: 0,
    };
    clones.set(place, objects);
    return objects;
}
class CommitRoot {
    objects;
    entries;
    constructor(objects, entries) {
        this.objects = objects;
        this.entries = entries;
    }
    idOf({ sha }) {
        return sha;
    }
    sizes(entries) {
        const { repo, sizes } = this.objects;
        const asked = distinct(entries.filter(({ sha, mode }) => mode !== tree/* SUBMODULE_MODE */.Fe && !sizes.has(sha)));
        if (asked.length === 0)
            return (0,source/* found */.F)(sizes);
        if (entries !== this.entries && this.entries.length <= MANY && !this.sizes(this.entries).missing)
            return (0,source/* found */.F)(sizes);
        const answer = (0,git_command/* runGit */.EO)(repo, ['cat-file', '--batch-check', '--buffer'], linesOf(asked));
        if (!answer.ok)
            return (0,source/* missing */.L)(lacking(answer.reason, entries));
        const lines = answer.stdout.toString('latin1').split('\n');
        for (const [i, sha] of asked.entries()) {
            const [name, type, size] = (lines[i] ?? '').split(' ');
            if (name !== sha || type !== 'blob')
                return (0,source/* missing */.L)(lacking(sha, entries));
            sizes.set(sha, Number(size));
        }
        return (0,source/* found */.F)(sizes);
    }
    read(entries) {
        const { contents, sizes } = this.objects;
        const files = entries.filter(({ mode }) => mode !== tree/* SUBMODULE_MODE */.Fe);
        const asked = files.filter(({ sha }) => !contents.has(sha));
        if (asked.length === 0)
            return (0,source/* found */.F)(contents);
        const more = asked.length < FEW ? this.smallManifests() : [];
        const read = this.contentsOf([...asked, ...more]);
        if (read.missing)
            return read;
        const all = new Map(files.flatMap(({ sha }) => [[sha, contents.get(sha) ?? Buffer.alloc(0)]]));
        for (const [sha, content] of read.value) {
            all.set(sha, content);
            const size = sizes.get(sha) ?? content.length;
            if (this.objects.keptBytes + size > KEPT_BYTES)
                continue;
            this.objects.keptBytes += size;
            contents.set(sha, Buffer.from(content));
        }
        return (0,source/* found */.F)(all);
    }
    list() {
        return { entries: this.entries, problems: [] };
    }
    texts(entries, limits) {
        const { texts, contents } = this.objects;
        const sizes = this.sizes(entries);
        if (sizes.missing)
            return sizes;
        const sizeOf = ({ sha }) => sizes.value.get(sha) ?? 0;
        const allowed = entries.filter((entry) => sizeOf(entry) <= limits.bytesPerFile);
        if (allowed.reduce((sum, entry) => sum + sizeOf(entry), 0) > limits.bytes)
            return (0,source/* missing */.L)((0,problems/* totalProblem */.ue)(limits));
        const asked = allowed.filter(({ sha }) => !texts.has(sha));
        const read = this.contentsOf(asked.filter(({ sha }) => !contents.has(sha)));
        if (read.missing)
            return read;
        for (const { sha } of asked) {
            const bytes = read.value.get(sha) ?? contents.get(sha) ?? Buffer.alloc(0);
            texts.set(sha, (0,external_node_buffer_.isAscii)(bytes) ? bytes.toString('latin1') : (0,read_text/* decodeUtf8 */._6)(bytes));
        }
        return (0,source/* found */.F)(new Map(entries.map((entry) => [
            entry.path,
            sizeOf(entry) > limits.bytesPerFile
                ? (0,problems/* sizeProblem */.bi)(entry.path, limits)
                : (texts.get(entry.sha) ?? (0,problems/* textProblem */.Fy)(entry.path)),
        ])));
    }
    smallManifests() {
        const { contents, sizes } = this.objects;
        const manifests = this.entries.filter(({ path, sha, mode }) => tree/* FILE_MODES */.Ce.has(mode) && /\.(?:ya?ml|json)$/.test(path) && !contents.has(sha));
        if (this.sizes(manifests).missing)
            return [];
        const small = manifests.filter(({ sha }) => (sizes.get(sha) ?? Infinity) <= SMALL_BYTES);
        const bytes = small.reduce((sum, { sha }) => sum + (sizes.get(sha) ?? 0), this.objects.keptBytes);
        return bytes > KEPT_BYTES ? [] : small;
    }
    contentsOf(entries) {
        const shas = distinct(entries);
        const contents = new Map();
        if (shas.length === 0)
            return (0,source/* found */.F)(contents);
        const { repo, sizes } = this.objects;
        const bytes = shas.reduce((sum, sha) => sum + (sizes.get(sha) ?? 0), 0);
        const run = bytes > MUCH_BYTES ? git_command/* runGitForMuch */.Et : git_command/* runGit */.EO;
        const answer = run(repo, ['cat-file', '--batch', '--buffer'], linesOf(shas));
        if (!answer.ok)
            return (0,source/* missing */.L)(lacking(answer.reason, entries));
        const { stdout } = answer;
        let start = 0;
        for (const sha of shas) {
            const end = stdout.indexOf(NEWLINE, start);
            const [name, type, size] = stdout.toString('latin1', start, Math.max(start, end)).split(' ');
            if (name !== sha || type !== 'blob')
                return (0,source/* missing */.L)(lacking(sha, entries));
            start = end + 1 + Number(size);
            contents.set(sha, stdout.subarray(end + 1, start));
            start += 1;
        }
        return (0,source/* found */.F)(contents);
    }
}
function distinct(entries) {
    return [...new Set(entries.map(({ sha }) => sha))];
}
function linesOf(shas) {
    return `${shas.join('\n')}\n`;
}
function lacking(said, entries) {
    const [sha] = /\b[0-9a-f]{40,64}\b/.exec(said) ?? [];
    const path = entries.find((entry) => entry.sha === sha)?.path ?? null;
    return incomplete(path, sha === undefined ? said : 'the object is not there');
}
function incomplete(path, reason) {
    const what = path === null ? 'The files of the commit are' : `${(0,visible/* visible */.RK)(path)} is`;
    const message = `${what} not in this clone (${(0,visible/* visible */.RK)(reason)}). A shallow clone needs \`fetch-depth: 2\`; a partial clone needs the step with actions/checkout without \`filter\`.`;
    return path === null
        ? (0,problem/* errorAt */.Os)(null, 'missing-object', message)
        : (0,source_text/* problemOf */.Zw)(path, 'missing-object', message);
}

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
    const answer = (0,git_command/* runGit */.EO)(repo, [...command, name]);
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
    const answer = (0,git_command/* runGit */.EO)(repo, ['for-each-ref', '--format=%(objectname) %(refname)', ...places]);
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
    const answer = (0,git_command/* runGit */.EO)(repo, ['remote']);
    const remotes = answer.ok ? answer.stdout.toString('utf8').split('\n') : [];
    return ['origin', ...remotes].some((remote) => remote !== '' && name.startsWith(`${remote}/`));
}
function commitsBeginning(repo, prefix) {
    const objects = (0,git_command/* runGit */.EO)(repo, ['rev-parse', `--disambiguate=${prefix}`]);
    if (!objects.ok)
        return [];
    const types = (0,git_command/* runGit */.EO)(repo, ['cat-file', '--batch-check'], objects.stdout.toString('latin1'));
    if (!types.ok)
        return [];
    const lines = types.stdout.toString('latin1').trimEnd().split('\n');
    return lines.flatMap((line) => {
        const [object = '', type = ''] = line.split(' ');
        return type === 'commit' || type === 'tag' ? [object] : [];
    });
}

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
const known = new Map();
function commitOf(repo, revision) {
    const key = `${(0,external_node_path_.resolve)(repo)}\0${revision}`;
    const before = known.get(key);
    if (before !== undefined)
        return before;
    const commit = askedFor(repo, revision);
    if (!commit.missing && SHA.test(revision))
        known.set(key, commit);
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
    const answer = (0,git_command/* runGit */.EO)(repo, ['cat-file', '--batch'], `${asked}^{commit}\n`, MOST_COMMIT_BYTES);
    const what = `The revision ${(0,visible/* visible */.RK)(revision)}`;
    if (!answer.ok)
        return (0,source/* missing */.L)(absent(what, answer.reason));
    const commit = commitIn(answer.stdout);
    if (commit === null)
        return (0,source/* missing */.L)(absent(what, NO_SUCH_NAME));
    return (0,source/* found */.F)(commit);
}
function commitIn(stdout) {
    const text = stdout.toString('latin1');
    const newline = text.indexOf('\n');
    const [, sha = ''] = /^(\w+) commit \d+$/.exec(text.slice(0, Math.max(0, newline))) ?? [];
    if (!SHA.test(sha))
        return null;
    const [header = ''] = text.slice(newline + 1).split('\n\n', 1);
    return { sha, parents: Array.from(header.matchAll(/^parent ([0-9a-f]+)$/gm), ([, one = '']) => one) };
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
    const shallow = (0,git_command/* runGit */.EO)(repo, ['rev-parse', '--is-shallow-repository']);
    if (!shallow.ok || shallow.stdout.toString('latin1').trim() !== 'false') {
        const message = `The common ancestor of ${(0,visible/* visible */.RK)(a)} and ${(0,visible/* visible */.RK)(b)} cannot be found in a shallow clone. ` +
            'Fetch the whole history (fetch-depth: 0).';
        return (0,source/* missing */.L)((0,problem/* errorAt */.Os)(null, 'missing-object', message));
    }
    const answer = (0,git_command/* runGit */.EO)(repo, ['merge-base', first.value, second.value]);
    if (answer.ok)
        return (0,source/* found */.F)(answer.stdout.toString('latin1').trim());
    return answer.status === 1
        ? (0,source/* found */.F)(null)
        : (0,source/* missing */.L)(absent(`The common ancestor of ${(0,visible/* visible */.RK)(a)} and ${(0,visible/* visible */.RK)(b)}`, answer.reason));
}
function absent(what, reason) {
    const message = `${what} is not in this clone: ${reason}. Fetch it first: \`git fetch origin REVISION\`, or \`fetch-depth: 2\` for actions/checkout.`;
    return (0,problem/* errorAt */.Os)(null, 'missing-object', message);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/root.js
var read_root = __webpack_require__(11911);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/git.js




function revisionRoot(repo, revision) {
    const commit = resolveCommit(repo, revision);
    return commit.missing ? commit : commitRoot(repo, commit.value);
}
function readRevision(repo, revision, globs, limits) {
    const root = revisionRoot(repo, revision);
    return root.missing
        ? { files: [], problems: [root.problem], unmatched: [] }
        : readRoot(root.value, globs, limits && { limits });
}
function fileAt(repo, revision, path, maxBytes) {
    const root = revisionRoot(repo, revision);
    const read = root.missing ? root : (0,read_root/* readOne */.J)(root.value, path, maxBytes);
    return read.missing ? { bytes: null, problems: [read.problem] } : read.value;
}


/***/ }),

/***/ 69554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W_: () => (/* binding */ withoutLinks),
/* harmony export */   n1: () => (/* binding */ followLinks)
/* harmony export */ });
/* unused harmony export mayHide */
/* harmony import */ var _glob_globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12274);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47531);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41460);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21287);
/* harmony import */ var _manifest_lookup_sorted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27332);





const MOST_HOPS = 10;
function followLinks(entries, links, targets, globs) {
    if (links.length === 0)
        return { files: [], problems: [] };
    const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const tree = { byPath: new Map(entries.map((entry) => [entry.path, entry])), sorted, targets };
    const files = new Map();
    const problems = [];
    const queue = links.map((entry) => ({ path: entry.path, entry, through: [] }));
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        const { path, entry, through } = next;
        const real = realPath(tree, entry.path);
        const target = real === null ? undefined : tree.byPath.get(real);
        if (target?.mode === _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBMODULE_MODE */ .Fe)
            problems.push((0,_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .submoduleProblem */ .m4)(path, `${path} ${entry.sha} ${target.sha}`));
        else if (target && _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_MODES */ .Ce.has(target.mode))
            add(files, path, target, globs);
        else if (real === null || !isFolder(tree, real)) {
            if (mayHide(path, globs))
                problems.push((0,_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .symlinkProblem */ .D6)(path, `${path} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeLossy */ .bW)(targets.get(entry.sha) ?? new Uint8Array())}`));
        }
        else if (!through.includes(real) && through.length < MOST_HOPS) {
            queue.push(...inside(tree, real, next, files, globs));
        }
    }
    return { files: [...files.values()], problems };
}
function inside(tree, real, { path, through }, files, globs) {
    const links = [];
    const prefix = real === '' ? '' : `${real}/`;
    for (let at = firstFrom(tree.sorted, prefix); at < tree.sorted.length; at += 1) {
        const entry = tree.sorted[at];
        if (entry?.path.startsWith(prefix) !== true)
            break;
        const seen = `${path}/${entry.path.slice(prefix.length)}`;
        if (_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_MODES */ .Ce.has(entry.mode))
            add(files, seen, entry, globs);
        else if (entry.mode === _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .LINK_MODE */ .BG && (globs.matches(seen) || globs.mayContain(seen))) {
            links.push({ path: seen, entry, through: [...through, real] });
        }
    }
    return links;
}
function add(files, path, target, globs) {
    if (globs.matches(path) && !globs.matches(target.path))
        files.set(path, { ...target, path, real: target.path });
}
function realPath({ byPath, targets }, link) {
    return withoutLinks(link, MOST_HOPS + 1, (path) => {
        const entry = byPath.get(path);
        return entry?.mode === _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .LINK_MODE */ .BG ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeLossy */ .bW)(targets.get(entry.sha) ?? new Uint8Array()) : null;
    });
}
function withoutLinks(path, most, targetOf) {
    const done = [];
    const steps = path.split('/');
    let links = 0;
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
        if (step === '' || step === '.')
            continue;
        if (step === '..') {
            if (done.pop() === undefined)
                return null;
            continue;
        }
        const target = targetOf([...done, step].join('/'));
        if (target === null)
            done.push(step);
        else if (target === '' || target.startsWith('/') || ++links > most)
            return null;
        else
            steps.unshift(...target.split('/'));
    }
    return done.join('/');
}
function isFolder(tree, path) {
    if (path === '')
        return true;
    const first = tree.sorted[firstFrom(tree.sorted, `${path}/`)];
    return first?.path.startsWith(`${path}/`) === true;
}
function firstFrom(sorted, prefix) {
    return (0,_manifest_lookup_sorted_js__WEBPACK_IMPORTED_MODULE_4__/* .firstNot */ .W)(sorted, (place) => (sorted[place]?.path ?? '') < prefix);
}
function mayHide(path, globs) {
    if (globs.matches(path))
        return true;
    const suffix = /\.[A-Za-z0-9]{1,8}$/.exec(path)?.[0] ?? '';
    return suffix === '' || _glob_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .SUFFIXES */ .YX.some((one) => one === suffix);
}


/***/ }),

/***/ 11911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readOne),
/* harmony export */   X: () => (/* binding */ readRoot)
/* harmony export */ });
/* harmony import */ var _glob_globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12274);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85855);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69554);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47531);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57478);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41460);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21287);
/* harmony import */ var _unmatched_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8310);








const LINKS_READ = 10_000;
function readRoot(root, patterns, { limits = _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .READ_LIMITS */ .C, isIncluded } = {}) {
    const compiled = (0,_glob_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlobs */ .tI)(patterns);
    const globs = isIncluded === undefined ? compiled.globs : narrowed(compiled.globs, isIncluded);
    const { entries, problems: unlisted } = root.list(globs.mayContain);
    const problems = [...compiled.problems, ...unlisted];
    const selection = (0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .selectEntries */ .XO)(entries, globs);
    problems.push(...selection.problems);
    const linked = linkedFiles(root, selection.links, globs);
    if (linked.missing)
        return { files: [], problems: [...problems, linked.problem], unmatched: [] };
    problems.push(...linked.value.problems);
    const files = [...selection.files, ...linked.value.files];
    const texts = files.length > limits.files ? (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .missing */ .L)((0,_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .countProblem */ .bu)(limits)) : root.texts(files, limits);
    if (texts.missing)
        return { files: [], problems: (0,_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .KE)([...problems, texts.problem]), unmatched: [] };
    const read = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inPathOrder */ .$)(files).flatMap(({ path, real }) => {
        const text = texts.value.get(path) ?? '';
        if (typeof text === 'string')
            return [{ path, text, ...(real === undefined ? {} : { real }) }];
        problems.push(text);
        return [];
    });
    return { files: read, problems: (0,_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .KE)(problems), unmatched: (0,_unmatched_js__WEBPACK_IMPORTED_MODULE_5__/* .unmatchedIn */ .$)(entries, patterns) };
}
function narrowed(globs, isIncluded) {
    return {
        matches: (path) => globs.matches(path) && isIncluded(path),
        mayContain: (folder) => globs.mayContain(folder) && isIncluded(folder),
        goBy: (path) => globs.goBy(path) && isIncluded(path),
    };
}
function linkedFiles(root, links, globs) {
    if (links.length === 0)
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .found */ .F)({ files: [], problems: [] });
    const all = root.entries.filter(_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .isLink */ .PJ).slice(0, LINKS_READ);
    const sizes = root.sizes(all);
    if (sizes.missing)
        return sizes;
    const targets = root.read(all.filter(({ sha }) => (sizes.value.get(sha) ?? 0) <= _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .LINK_TARGET_BYTES */ .T0));
    return targets.missing ? targets : (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .found */ .F)((0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .followLinks */ .n1)(root.entries, links, targets.value, globs));
}
function readOne(root, path, maxBytes) {
    const { file, problems } = (0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .onlyFile */ .nv)(root.entries, path);
    if (file === null)
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .found */ .F)({ bytes: null, problems });
    const sizes = root.sizes([file]);
    if (sizes.missing)
        return sizes;
    const limits = { files: 1, bytesPerFile: maxBytes, bytes: maxBytes };
    if ((sizes.value.get(file.sha) ?? 0) > maxBytes)
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .found */ .F)({ bytes: null, problems: [(0,_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .sizeProblem */ .bi)(path, limits)] });
    const blobs = root.read([file]);
    return blobs.missing ? blobs : (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .found */ .F)({ bytes: blobs.value.get(file.sha) ?? null, problems: [] });
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
