export const id = 261;
export const ids = [261];
export const modules = {

/***/ 7261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wd: () => (/* binding */ fileAt),
  wu: () => (/* binding */ mergeBase),
  M8: () => (/* binding */ parents),
  WL: () => (/* binding */ resolveCommit),
  us: () => (/* binding */ revisionRoot)
});

// UNUSED EXPORTS: stepsFrom

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/problem.js
var problem = __webpack_require__(7085);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/git-command.js
var git_command = __webpack_require__(1883);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/problems.js
var problems = __webpack_require__(7531);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/root.js
var root = __webpack_require__(1911);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/commit-root.js








const KEPT_BYTES = 256 * 1024 ** 2;
const ALONG = 256;
const SMALL_BYTES = 16 * 1024;
const NEWLINE = 10;
function commitRoot(repo, commit) {
    return rootsOf((0,external_node_path_.resolve)(repo))(commit);
}
const rootsOf = (0,lookup/* once */.Oo)((repo) => {
    const contents = new Contents(repo);
    return (0,lookup/* once */.Oo)((commit) => {
        const list = (...sizes) => (0,git_command/* runGit */.EO)(repo, ['ls-tree', '-r', ...sizes, '-z', '--full-tree', commit]);
        const sized = list('-l');
        const answer = sized.ok ? sized : list();
        return answer.ok
            ? rootOf(contents, entriesIn(answer.stdout))
            : (0,root/* brokenRoot */.YP)(incomplete(null, answer.reason));
    });
});
const LINE = /^(\d+) \w+ (\w+)(?: +(\S+))?\t([^]*)$/;
function entriesIn(listing) {
    const lines = listing.toString().split('\0').slice(0, -1);
    return lines.map((line) => {
        const [, mode = '', sha = '', size = '', path = ''] = LINE.exec(line) ?? [];
        return { path, mode, sha, size: Number(size) || 0 };
    });
}
function rootOf(contents, entries) {
    return {
        entries,
        problems: [],
        idOf: ({ sha }) => sha,
        read: (wanted, limits) => {
            const files = wanted.filter(({ mode }) => mode !== root/* SUBMODULE_MODE */.Fe);
            const allowed = files.filter(({ size = 0 }) => size <= limits.bytesPerFile);
            const bytes = allowed.reduce((sum, { size = 0 }) => sum + size, 0);
            (0,root/* checkLimits */.J5)(files.length, bytes, limits);
            const read = contents.of(allowed, entries);
            return new Map(files.map(({ path, sha }) => {
                const content = read.get(sha);
                return [
                    path,
                    content && content.length <= limits.bytesPerFile ? content : (0,problems/* sizeProblem */.bi)(path, limits),
                ];
            }));
        },
    };
}
class Contents {
    repo;
    kept = new Map();
    bytes = 0;
    constructor(repo) {
        this.repo = repo;
    }
    of(files, all) {
        const isUnread = ({ sha }) => !this.kept.has(sha);
        const unread = files.filter(isUnread);
        const first = unread.length < ALONG ? all.findIndex(({ sha }) => sha === unread[0]?.sha) : -1;
        const next = first < 0 ? [] : all.slice(first, first + ALONG);
        const along = next.filter((one) => isUnread(one) && isSmallManifest(one));
        const read = this.read([...unread, ...along]);
        const answer = new Map(read);
        for (const { sha } of files)
            answer.set(sha, read.get(sha) ?? this.kept.get(sha) ?? Buffer.alloc(0));
        for (const [sha, content] of read) {
            if (this.bytes + content.length > KEPT_BYTES)
                continue;
            this.bytes += content.length;
            this.kept.set(sha, content);
        }
        return answer;
    }
    read(blobs) {
        const shas = [...new Set(blobs.map(({ sha }) => sha))];
        const contents = new Map();
        if (shas.length === 0)
            return contents;
        const answer = (0,git_command/* runGit */.EO)(this.repo, ['cat-file', '--batch', '--buffer'], `${shas.join('\n')}\n`);
        if (!answer.ok)
            throw lacking(answer.reason, blobs);
        const { stdout } = answer;
        let start = 0;
        for (const sha of shas) {
            const end = stdout.indexOf(NEWLINE, start);
            const [name, type, size] = stdout.toString('latin1', start, Math.max(start, end)).split(' ');
            if (name !== sha || type !== 'blob')
                throw lacking(sha, blobs);
            start = end + 1 + Number(size);
            contents.set(sha, stdout.subarray(end + 1, start));
            start += 1;
        }
        return contents;
    }
}
function isSmallManifest({ path, mode, size = 0 }) {
    return mode.startsWith('100') && /\.(?:ya?ml|json)$/.test(path) && size > 0 && size <= SMALL_BYTES;
}
function lacking(said, entries) {
    const [sha] = /\b[0-9a-f]{40,64}\b/.exec(said) ?? [];
    const path = entries.find((entry) => entry.sha === sha)?.path ?? null;
    return new root/* ReadError */.F_(incomplete(path, sha === undefined ? said : 'the object is missing'));
}
function incomplete(path, reason) {
    const what = path === null ? (0,text_text/* literal */.eu)('The files of the commit are') : (0,text_text/* text */.Qq) `${(0,problems/* pathName */.Dt)(path)} is`;
    const message = (0,text_text/* text */.Qq) `${what} not in this clone (${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(reason))}). A shallow clone needs ${(0,text_text/* code */.aY)('fetch-depth: 2')}; a partial clone needs actions/checkout without ${(0,text_text/* code */.aY)('filter')}.`;
    return path === null
        ? (0,problem/* errorAt */.Os)(null, 'missing-object', message)
        : (0,problem/* problemOf */.Zw)(path, 'missing-object', message);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/policy-files.js
var policy_files = __webpack_require__(9223);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/git.js








function revisionRoot(repo, revision) {
    const commit = resolveCommit(repo, revision);
    return commit.missing ? (0,root/* brokenRoot */.YP)(commit.problem) : commitRoot(repo, commit.value);
}
function fileAt(repo, revision, path, mostBytes) {
    return (0,policy_files/* readOne */.J)(revisionRoot(repo, revision), path, mostBytes);
}
function resolveCommit(repo, revision) {
    const commit = commitOf(repo, revision);
    return commit.missing ? commit : { missing: false, value: commit.value.sha };
}
function parents(repo, revision) {
    const commit = commitOf(repo, revision);
    return commit.missing ? commit : { missing: false, value: commit.value.parents };
}
function mergeBase(repo, a, b) {
    const what = (0,text_text/* text */.Qq) `The common ancestor of ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(a))} and ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(b))}`;
    const first = resolveCommit(repo, a);
    const second = first.missing ? first : resolveCommit(repo, b);
    if (first.missing || second.missing)
        return second;
    if (first.value === second.value)
        return first;
    if ((0,git_command/* linesOf */.Dx)(repo, ['rev-parse', '--is-shallow-repository'])[0] !== 'false') {
        const message = (0,text_text/* text */.Qq) `${what} cannot be found in a shallow clone. Fetch the whole history (${(0,text_text/* code */.aY)('fetch-depth: 0')}).`;
        return { missing: true, problem: (0,problem/* errorAt */.Os)(null, 'missing-object', message) };
    }
    const answer = (0,git_command/* runGit */.EO)(repo, ['merge-base', first.value, second.value]);
    if (answer.ok)
        return { missing: false, value: answer.stdout.toString('latin1').trim() };
    return answer.status === 1 ? { missing: false, value: null } : absent(what, answer.reason);
}
const known = new Map();
function commitOf(repo, revision) {
    const before = known.get(`${(0,external_node_path_.resolve)(repo)}\0${revision}`);
    if (before !== undefined)
        return before;
    const commit = askedFor(repo, revision);
    if (!commit.missing)
        known.set(`${(0,external_node_path_.resolve)(repo)}\0${commit.value.sha}`, commit);
    return commit;
}
const MAX_REVISION_LENGTH = 250;
const REVISION = /^(?!-)(?!.*(?:\^\{\/|@\{))[^\p{Cc}\p{Cf}\s:\\?*[]+$/u;
const NOWHERE = 'refs/heads/.nowhere';
function askedFor(repo, revision) {
    const what = (0,text_text/* text */.Qq) `The revision ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(revision))}`;
    if (revision.length > MAX_REVISION_LENGTH || !REVISION.test(revision))
        return bad((0,text_text/* text */.Qq) `${what} is not an accepted git revision. Give a branch, a tag or a commit.`);
    const { name, steps } = stepsFrom(revision);
    const objects = objectsOf(repo, name === '@' ? 'HEAD' : name);
    if (objects.length > 1)
        return bad((0,text_text/* text */.Qq) `${what} is ambiguous: several branches, tags or commits have a name or id that begins so. Give the full commit id or ref name (${(0,text_text/* code */.aY)('refs/heads/...')}).`);
    const [object] = objects;
    const asked = `${object === undefined ? NOWHERE : object + steps}^{commit}\n`;
    const answer = (0,git_command/* runGit */.EO)(repo, ['cat-file', '--batch'], asked);
    const commit = answer.ok ? commitIn(answer.stdout) : null;
    if (commit !== null)
        return { missing: false, value: commit };
    return absent(what, answer.ok ? 'it has no branch, tag or commit of that name' : answer.reason);
}
function commitIn(stdout) {
    const [first = '', ...lines] = stdout.toString('latin1').split('\n');
    const [, sha] = /^(\w+) commit \d+$/.exec(first) ?? [];
    if (sha === undefined || !FULL_ID.test(sha))
        return null;
    const header = lines.slice(0, lines.indexOf(''));
    const named = header.filter((line) => line.startsWith('parent '));
    return { sha, parents: named.map((line) => line.slice('parent '.length)) };
}
function bad(message) {
    return { missing: true, problem: (0,problem/* errorAt */.Os)(null, 'bad-revision', message) };
}
function absent(what, reason) {
    const message = (0,text_text/* text */.Qq) `${what} is not in this clone: ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(reason))}. Correct it, or fetch it: ${(0,text_text/* code */.aY)('git fetch')}, or ${(0,text_text/* code */.aY)('fetch-depth: 2')} for actions/checkout.`;
    return { missing: true, problem: (0,problem/* errorAt */.Os)(null, 'missing-object', message) };
}
const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const SHORT_ID = /^[0-9a-f]{4,63}$/;
function stepsFrom(written) {
    const { name = '', steps = '' } = /^(?<name>.[^~^]*)(?<steps>(?:[~^]\d*|\^\{\w*\})*)$/u.exec(written)?.groups ?? {};
    return { name, steps };
}
function objectsOf(repo, name) {
    if (FULL_ID.test(name))
        return [name];
    return [...refsOf(repo, name).slice(0, 1), ...commitsBeginning(repo, name)];
}
const PSEUDO = new Set(['FETCH_HEAD', 'ORIG_HEAD', 'MERGE_HEAD']);
function refsOf(repo, name) {
    if (name === 'HEAD')
        return (0,git_command/* linesOf */.Dx)(repo, ['show-ref', '--verify', '--hash', name]);
    const remote = [`refs/remotes/${name}`, `refs/remotes/${name}/HEAD`];
    const isWhole = /^(?:refs|heads|tags|remotes)\//.test(name);
    const isOfRemote = !isWhole &&
        name.includes('/') &&
        ['origin', ...(0,git_command/* linesOf */.Dx)(repo, ['remote'])].some((one) => name.startsWith(`${one}/`));
    const others = isOfRemote ? [] : [`refs/heads/${name}`, `refs/tags/${name}`];
    const places = name.startsWith('refs/')
        ? [name]
        : [...(isWhole ? [`refs/${name}`] : []), ...remote, ...others];
    const lines = (0,git_command/* linesOf */.Dx)(repo, ['for-each-ref', '--format=%(objectname) %(refname)', ...places]);
    const objects = new Map(lines.map((line) => [line.slice(line.indexOf(' ') + 1), line.split(' ', 1)[0]]));
    const found = places.flatMap((place) => objects.get(place) ?? []);
    if (!PSEUDO.has(name))
        return found;
    return found.length > 0 ? [] : (0,git_command/* linesOf */.Dx)(repo, ['rev-parse', '--verify', name]);
}
function commitsBeginning(repo, prefix) {
    if (!SHORT_ID.test(prefix))
        return [];
    const objects = (0,git_command/* linesOf */.Dx)(repo, ['rev-parse', `--disambiguate=${prefix}`]);
    const types = (0,git_command/* linesOf */.Dx)(repo, ['cat-file', '--batch-check'], objects.map((one) => `${one}\n`).join(''));
    return types.flatMap((line) => {
        const [object = '', type = ''] = line.split(' ');
        return type === 'commit' || type === 'tag' ? [object] : [];
    });
}


/***/ }),

/***/ 9554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ withoutLinks),
/* harmony export */   n: () => (/* binding */ followLinks)
/* harmony export */ });
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5022);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1432);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7531);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1911);




const MOST_HOPS = 10;
function followLinks(entries, links, targets, globs) {
    const byPath = new Map(entries.map((entry) => [entry.path, entry]));
    const below = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .Oo)((folder) => entries.filter(({ path }) => folder === '' || path.startsWith(`${folder}/`)));
    const textOf = (path) => {
        const target = targets.get(path);
        return Buffer.isBuffer(target) ? target.toString() : '';
    };
    const targetOf = (path) => {
        const entry = byPath.get(path);
        return entry && (0,_root_js__WEBPACK_IMPORTED_MODULE_2__/* .isLink */ .PJ)(entry) ? textOf(path) : null;
    };
    const files = new Map();
    const add = (path, target) => {
        if (globs.matches(path) && !globs.matches(target.path))
            files.set(path, { ...target, path, real: target.path });
    };
    const problems = [];
    const queue = links.map((link) => ({ path: link.path, link, through: [] }));
    let looked = 0;
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        const { path, link, through } = next;
        const real = withoutLinks(link.path, MOST_HOPS + 1, targetOf);
        const target = real === null ? undefined : byPath.get(real);
        const inside = real === null || target !== undefined ? [] : below(real);
        if (target?.mode === _root_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBMODULE_MODE */ .Fe)
            problems.push((0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .submoduleProblem */ .m4)(path, `${path} ${link.sha} ${target.sha}`));
        else if (target && _root_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_MODES */ .Ce.has(target.mode))
            add(path, target);
        else if (real === null || inside.length === 0) {
            if (mayHide(path, globs))
                problems.push((0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .symlinkProblem */ .D6)(path, `${path} ${textOf(link.path)}`));
        }
        else if (!through.includes(real) && through.length < MOST_HOPS) {
            looked += inside.length;
            (0,_root_js__WEBPACK_IMPORTED_MODULE_2__/* .checkLimits */ .J5)(looked, 0, { ..._root_js__WEBPACK_IMPORTED_MODULE_2__/* .READ_LIMITS */ .Cl, files: MOST_LINKED });
            for (const entry of inside) {
                const seen = `${path}/${entry.path.slice(real === '' ? 0 : real.length + 1)}`;
                if (_root_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_MODES */ .Ce.has(entry.mode))
                    add(seen, entry);
                else if ((0,_root_js__WEBPACK_IMPORTED_MODULE_2__/* .isLink */ .PJ)(entry) && (globs.matches(seen) || globs.mayContain(seen)))
                    queue.push({ path: seen, link: entry, through: [...through, real] });
            }
        }
    }
    return { files: [...files.values()], problems };
}
const MOST_LINKED = 1_000_000;
function mayHide(path, globs) {
    if (globs.matches(path))
        return true;
    const suffix = /\.[A-Za-z0-9]{1,8}$/.exec(path)?.[0] ?? '';
    return suffix === '' || _globs_js__WEBPACK_IMPORTED_MODULE_0__/* .SUFFIXES */ .YX.some((one) => one === suffix);
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


/***/ }),

/***/ 9223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readOne),
/* harmony export */   X: () => (/* binding */ readRoot)
/* harmony export */ });
/* harmony import */ var _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1886);
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(83);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7085);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);
/* harmony import */ var _file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9057);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1432);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9554);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7531);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1911);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1460);
/* harmony import */ var _unmatched_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8310);











const LINK_LIMITS = { files: 10_000, bytesPerFile: 4_096, bytes: Infinity };
function readRoot(root, patterns, { limits = _root_js__WEBPACK_IMPORTED_MODULE_6__/* .READ_LIMITS */ .Cl, isIncluded = () => true } = {}) {
    const { entries } = root;
    const compiled = (0,_globs_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlobs */ .tI)(patterns);
    const globs = {
        matches: (path) => compiled.globs.matches(path) && isIncluded(path),
        mayContain: (folder) => compiled.globs.mayContain(folder) && isIncluded(folder),
        isExcluded: (path) => compiled.globs.isExcluded(path) || !isIncluded(path),
    };
    const unlisted = root.problems.filter(({ place }) => place === null || globs.mayContain(place.file));
    const problems = [...compiled.problems, ...unlisted];
    if (entries.length === 0 && unlisted.length > 0)
        return { files: [], problems, unmatched: [] };
    try {
        const wanted = [];
        const links = [];
        for (const entry of entries) {
            const found = selected(entry, globs);
            if (found === null)
                continue;
            if ('severity' in found)
                problems.push(found);
            else
                ((0,_root_js__WEBPACK_IMPORTED_MODULE_6__/* .isLink */ .PJ)(found) ? links : wanted).push(found);
        }
        if (links.length > 0) {
            const targets = root.read(entries.filter(_root_js__WEBPACK_IMPORTED_MODULE_6__/* .isLink */ .PJ).slice(0, LINK_LIMITS.files), LINK_LIMITS);
            const linked = (0,_links_js__WEBPACK_IMPORTED_MODULE_4__/* .followLinks */ .n)(entries, links, targets, globs);
            wanted.push(...linked.files);
            problems.push(...linked.problems);
        }
        const folders = new Set(wanted.map(({ path }) => (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_9__/* .folderOf */ .yS)(path)));
        const isBeside = ({ path, mode }) => _root_js__WEBPACK_IMPORTED_MODULE_6__/* .FILE_MODES */ .Ce.has(mode) && (0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__/* .isKustomization */ .Sv)(path) && folders.has((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_9__/* .folderOf */ .yS)(path)) && !globs.matches(path);
        wanted.push(...entries.filter((one) => isBeside(one) && !globs.isExcluded(one.path)));
        const contents = root.read(wanted, limits);
        const files = (0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .inPathOrder */ .$)(wanted).flatMap(({ path, real }) => {
            const content = (0,_file_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(contents.get(path) ?? Buffer.alloc(0), path);
            if (typeof content === 'string')
                return [{ path, text: content, ...(real !== undefined && { real }) }];
            problems.push(content);
            return [];
        });
        return { files, problems: (0,_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .KE)(problems), unmatched: (0,_unmatched_js__WEBPACK_IMPORTED_MODULE_8__/* .unmatchedIn */ .$V)(entries, patterns) };
    }
    catch (error) {
        if (!(error instanceof _root_js__WEBPACK_IMPORTED_MODULE_6__/* .ReadError */ .F_))
            throw error;
        return { files: [], problems: (0,_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .KE)([...problems, error.problem]), unmatched: [] };
    }
}
function selected(entry, globs) {
    const { path, mode } = entry;
    const isNamed = globs.matches(path);
    if (_root_js__WEBPACK_IMPORTED_MODULE_6__/* .FILE_MODES */ .Ce.has(mode))
        return isNamed ? (entryProblem(entry) ?? entry) : null;
    if (!isNamed && !globs.mayContain(path))
        return null;
    if ((0,_root_js__WEBPACK_IMPORTED_MODULE_6__/* .isLink */ .PJ)(entry))
        return entry;
    const problem = entryProblem(entry);
    return isNamed || problem?.code !== 'not-a-file' ? problem : null;
}
function entryProblem({ path, mode, sha }) {
    if (mode === _root_js__WEBPACK_IMPORTED_MODULE_6__/* .SUBMODULE_MODE */ .Fe)
        return (0,_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .submoduleProblem */ .m4)(path, `${path} ${sha}`);
    if (path.includes(_text_js__WEBPACK_IMPORTED_MODULE_7__/* .REPLACED */ .x0))
        return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_10__/* .problemOf */ .Zw)(path, 'path-not-utf-8', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `This file name is not UTF-8. Rename the file.`);
    return _root_js__WEBPACK_IMPORTED_MODULE_6__/* .FILE_MODES */ .Ce.has(mode) ? null : (0,_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .notAFileProblem */ .Y0)(path);
}
function readOne(root, path, mostBytes) {
    const [entry] = root.entries.filter((one) => `${path}/`.startsWith(`${one.path}/`));
    if (entry === undefined)
        return { bytes: null, problems: root.entries.length === 0 ? root.problems : [] };
    const problem = (0,_root_js__WEBPACK_IMPORTED_MODULE_6__/* .isLink */ .PJ)(entry) ? (0,_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .throughLink */ .OD)(entry.path) : entryProblem(entry);
    if (problem !== null)
        return { bytes: null, problems: [problem] };
    if (entry.path !== path)
        return { bytes: null, problems: [] };
    try {
        const limits = { files: 1, bytesPerFile: mostBytes, bytes: mostBytes };
        const content = root.read([entry], limits).get(path) ?? Buffer.alloc(0);
        return Buffer.isBuffer(content) ? { bytes: content, problems: [] } : { bytes: null, problems: [content] };
    }
    catch (error) {
        if (!(error instanceof _root_js__WEBPACK_IMPORTED_MODULE_6__/* .ReadError */ .F_))
            throw error;
        return { bytes: null, problems: [error.problem] };
    }
}


/***/ }),

/***/ 8310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ unmatchedIn),
/* harmony export */   cW: () => (/* binding */ withUnmatched),
/* harmony export */   lX: () => (/* binding */ noMatch)
/* harmony export */ });
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7085);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3972);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1432);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7531);






function unmatchedIn(entries, patterns, isSettled = settledBy(patterns)) {
    return patterns.flatMap((glob) => {
        const { globs, problems } = (0,_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlobs */ .tI)([glob]);
        const isNamed = ({ path, mode }) => globs.matches(path) || (!mode.startsWith('100') && globs.mayContain(path));
        if (problems.length > 0 || entries.some(isNamed))
            return [];
        const folder = (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)('', (0,_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .splitPattern */ .zm)(glob).folder.replace(/^\/+/, '')) ?? '';
        const below = entries.filter(({ path }) => (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(folder, path));
        if (folder !== '' && below.length === 0)
            return [{ glob, folder, others: null }];
        const isMeant = (path) => _globs_js__WEBPACK_IMPORTED_MODULE_1__/* .SUFFIXES */ .YX.some((suffix) => path.endsWith(suffix)) && !(path.endsWith('.json') && /\.ya?ml$/.test(glob));
        const others = below.filter(({ path }) => isMeant(path) && !isSettled(path)).length;
        return others === 0 ? [] : [{ glob, folder, others }];
    });
}
function settledBy(patterns) {
    const { globs } = (0,_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlobs */ .tI)(patterns);
    return (path) => globs.matches(path) || globs.isExcluded(path);
}
function withUnmatched(head, base) {
    const ofBase = new Map(base?.unmatched.map((one) => [one.glob, one]));
    const ofHead = new Set(head.unmatched.map(({ glob }) => glob));
    const including = (side, unmatched) => ({
        ...side,
        problems: [
            ...side.problems,
            ...unmatched.map(({ glob, folder, others }) => noMatch(glob, folder === '' ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu)('the repository') : (0,_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .pathName */ .Dt)(folder), others)),
        ],
    });
    const inHead = head.unmatched.filter(({ glob, others }) => others !== null || base === null || ofBase.get(glob)?.others === null);
    const inBase = base?.unmatched.filter(({ glob, others }) => others !== null && ofHead.has(glob)) ?? [];
    return { head: including(head, inHead), base: base && including(base, inBase) };
}
function noMatch(glob, folder, others) {
    const why = others === null
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${folder} does not exist`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${folder} has ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(others, 'manifest')} that no glob matches`;
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `The glob ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(glob))} matches no file: ${why}. Correct or remove it.`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .errorAt */ .Os)(null, 'no-match', message);
}


/***/ })

};
