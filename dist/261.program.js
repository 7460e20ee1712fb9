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
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/problem.js
var problem = __webpack_require__(7085);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/git-command.js
var git_command = __webpack_require__(1883);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/problems.js
var problems = __webpack_require__(7531);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/root.js
var read_root = __webpack_require__(1911);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/commit-root.js








const ALONG = 256;
const SMALL_BYTES = 16 * 1024;
const NEWLINE = 10;
function commitRoot(repo, commit) {
    return rootsOf((0,external_node_path_.resolve)(repo))(commit);
}
const rootsOf = (0,lookup/* once */.Oo)((repo) => {
    const contents = new Map();
    return (0,lookup/* once */.Oo)((commit) => {
        const list = (...sizes) => (0,git_command/* runGit */.EO)(repo, ['ls-tree', '-r', ...sizes, '-z', '--full-tree', commit]);
        const sized = list('-l');
        const answer = sized.ok ? sized : list();
        if (!answer.ok)
            return (0,read_root/* brokenRoot */.YP)(incomplete(null, answer.reason));
        const entries = entriesIn(answer.stdout);
        return {
            entries,
            problems: [],
            idOf: ({ sha }) => sha,
            read: (wanted, limits) => {
                const files = wanted.filter(({ mode }) => mode !== read_root/* SUBMODULE_MODE */.Fe);
                const allowed = files.filter(({ size = 0 }) => size <= limits.bytesPerFile);
                const bytes = allowed.reduce((sum, { size = 0 }) => sum + size, 0);
                (0,read_root/* checkLimits */.J5)(files.length, bytes, limits);
                readInto(contents, repo, withNext(allowed, entries, contents));
                return new Map(files.map(({ path, sha, size = 0 }) => {
                    const content = size > limits.bytesPerFile ? undefined : contents.get(sha);
                    const isTooLarge = content === undefined || content.length > limits.bytesPerFile;
                    return [path, isTooLarge ? (0,problems/* sizeProblem */.bi)(path, limits) : content];
                }));
            },
        };
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
function withNext(files, all, known) {
    const unread = files.filter(({ sha }) => !known.has(sha));
    const first = unread.length < ALONG ? all.findIndex(({ sha }) => sha === unread[0]?.sha) : -1;
    const next = first < 0 ? [] : all.slice(first, first + ALONG);
    return [...unread, ...next.filter((one) => !known.has(one.sha) && isSmallManifest(one))];
}
function readInto(contents, repo, blobs) {
    const shas = [...new Set(blobs.map(({ sha }) => sha))];
    if (shas.length === 0)
        return;
    const answer = (0,git_command/* runGit */.EO)(repo, ['cat-file', '--batch', '--buffer'], `${shas.join('\n')}\n`);
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
}
function isSmallManifest({ path, mode, size = 0 }) {
    return mode.startsWith('100') && /\.(?:ya?ml|json)$/.test(path) && size > 0 && size <= SMALL_BYTES;
}
function lacking(said, entries) {
    const [sha] = /\b[0-9a-f]{40,64}\b/.exec(said) ?? [];
    const path = entries.find((entry) => entry.sha === sha)?.path ?? null;
    return new read_root/* ReadError */.F_(incomplete(path, sha === undefined ? said : 'the object is missing'));
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
    return commit.missing ? (0,read_root/* brokenRoot */.YP)(commit.problem) : commitRoot(repo, commit.value);
}
function fileAt(repo, revision, path, mostBytes) {
    const root = revisionRoot(repo, revision);
    const entry = root.entries.find((one) => `${path}/`.startsWith(`${one.path}/`));
    if (entry === undefined)
        return { bytes: null, problems: root.problems };
    const problem = (0,read_root/* isLink */.PJ)(entry) ? (0,problems/* throughLink */.OD)(entry.path) : (0,policy_files/* entryProblem */.q)(entry);
    if (problem !== null || entry.path !== path)
        return { bytes: null, problems: problem === null ? [] : [problem] };
    try {
        const content = root.read([entry], { files: 1, bytesPerFile: mostBytes, bytes: mostBytes }).get(path);
        return Buffer.isBuffer(content)
            ? { bytes: content, problems: [] }
            : { bytes: null, problems: (0,lookup/* present */.Eb)([content]) };
    }
    catch (error) {
        if (!(error instanceof read_root/* ReadError */.F_))
            throw error;
        return { bytes: null, problems: [error.problem] };
    }
}
function resolveCommit(repo, revision) {
    const found = commitOf(repo, revision);
    return 'sha' in found ? { missing: false, value: found.sha } : { missing: true, problem: found };
}
function parents(repo, revision) {
    const found = commitOf(repo, revision);
    return 'sha' in found ? found.parents : null;
}
function mergeBase(repo, a, b) {
    const [first, second] = [resolveCommit(repo, a), resolveCommit(repo, b)];
    if (first.missing || second.missing)
        return null;
    if (first.value === second.value)
        return first.value;
    const isWhole = (0,git_command/* linesOf */.Dx)(repo, ['rev-parse', '--is-shallow-repository'])[0] === 'false';
    return (isWhole && (0,git_command/* linesOf */.Dx)(repo, ['merge-base', first.value, second.value])[0]) || null;
}
const known = new Map();
function commitOf(repo, revision) {
    const before = known.get(`${(0,external_node_path_.resolve)(repo)}\0${revision}`);
    if (before !== undefined)
        return before;
    const found = askedFor(repo, revision);
    if ('sha' in found)
        known.set(`${(0,external_node_path_.resolve)(repo)}\0${found.sha}`, found);
    return found;
}
const MAX_REVISION_LENGTH = 250;
const REVISION = /^(?!-)(?!.*(?:\^\{\/|@\{))[^\p{Cc}\p{Cf}\s:\\?*[]+$/u;
const NOWHERE = 'refs/heads/.nowhere';
function askedFor(repo, revision) {
    const what = (0,text_text/* text */.Qq) `The revision ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(revision))}`;
    if (revision.length > MAX_REVISION_LENGTH || !REVISION.test(revision)) {
        const message = (0,text_text/* text */.Qq) `${what} is not an accepted git revision. Give a branch, a tag or a commit.`;
        return (0,problem/* errorAt */.Os)(null, 'bad-revision', message);
    }
    const { name, steps } = stepsFrom(revision);
    const [object, ...others] = objectsOf(repo, name === '@' ? 'HEAD' : name);
    if (others.length > 0) {
        const message = (0,text_text/* text */.Qq) `${what} is ambiguous: several branches, tags or commits have a name or id that begins so. Give the full commit id or ref name (${(0,text_text/* code */.aY)('refs/heads/...')}).`;
        return (0,problem/* errorAt */.Os)(null, 'bad-revision', message);
    }
    const asked = `${object === undefined ? NOWHERE : object + steps}^{commit}\n`;
    const answer = (0,git_command/* runGit */.EO)(repo, ['cat-file', '--batch'], asked);
    const reason = answer.ok ? 'it has no branch, tag or commit of that name' : answer.reason;
    const message = (0,text_text/* text */.Qq) `${what} is not in this clone: ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(reason))}. Correct it, or fetch it: ${(0,text_text/* code */.aY)('git fetch')}, or ${(0,text_text/* code */.aY)('fetch-depth: 2')} for actions/checkout.`;
    const commit = answer.ok ? commitIn(answer.stdout.toString('latin1')) : null;
    return commit ?? (0,problem/* errorAt */.Os)(null, 'missing-object', message);
}
function commitIn(answer) {
    const [, sha = '', header = ''] = /^(\w+) commit \d+\n(.*?)\n\n/s.exec(answer) ?? [];
    if (!FULL_ID.test(sha))
        return null;
    return { sha, parents: Array.from(header.matchAll(/^parent (\w+)$/gm), ([, parent = '']) => parent) };
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
    const refs = refsOf(repo, name).slice(0, 1);
    if (!SHORT_ID.test(name))
        return refs;
    const beginning = (0,git_command/* linesOf */.Dx)(repo, ['rev-parse', `--disambiguate=${name}`]);
    const types = (0,git_command/* linesOf */.Dx)(repo, ['cat-file', '--batch-check'], beginning.map((one) => `${one}\n`).join(''));
    const commits = types
        .map((line) => line.split(' '))
        .filter(([, type]) => type === 'commit' || type === 'tag');
    return [...refs, ...commits.flatMap(([object]) => object ?? [])];
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
            const mayHide = globs.matches(path) || _globs_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST */ .e0.test(path) || !/\.[A-Za-z0-9]{1,8}$/.test(path);
            if (mayHide)
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
/* harmony export */   X: () => (/* binding */ readRoot),
/* harmony export */   q: () => (/* binding */ entryProblem)
/* harmony export */ });
/* harmony import */ var _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1886);
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7085);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);
/* harmony import */ var _file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9057);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1432);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9554);
/* harmony import */ var _prefix_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6747);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7531);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1911);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1460);
/* harmony import */ var _unmatched_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8310);












const LINK_LIMITS = { files: 10_000, bytesPerFile: 4_096, bytes: Infinity };
function readRoot(root, patterns, { limits = _root_js__WEBPACK_IMPORTED_MODULE_6__/* .READ_LIMITS */ .Cl, isIncluded = () => true, prefix = '' } = {}) {
    const { entries } = root;
    const compiled = (0,_globs_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlobs */ .tI)(patterns);
    const globs = {
        matches: (path) => compiled.globs.matches(path) && isIncluded(path),
        mayContain: (folder) => compiled.globs.mayContain(folder) && isIncluded(folder),
        isExcluded: (path) => compiled.globs.isExcluded(path) || !isIncluded(path),
    };
    const unlisted = root.problems.filter(({ place }) => place === null || globs.mayContain(place.file));
    const problems = [...compiled.problems, ...unlisted];
    const result = (files, unmatched) => ({
        files: files.map((file) => (0,_prefix_js__WEBPACK_IMPORTED_MODULE_9__/* .atPrefix */ .E)(file, prefix)),
        problems: (0,_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .KE)(problems).map((problem) => (0,_prefix_js__WEBPACK_IMPORTED_MODULE_9__/* .atPrefix */ .E)(problem, prefix)),
        unmatched,
    });
    if (entries.length === 0 && unlisted.length > 0)
        return result([], []);
    try {
        const wanted = [];
        const links = [];
        for (const entry of entries) {
            const isNamed = globs.matches(entry.path);
            if (!isNamed && (_root_js__WEBPACK_IMPORTED_MODULE_6__/* .FILE_MODES */ .Ce.has(entry.mode) || !globs.mayContain(entry.path)))
                continue;
            const problem = entryProblem(entry);
            if ((0,_root_js__WEBPACK_IMPORTED_MODULE_6__/* .isLink */ .PJ)(entry))
                links.push(entry);
            else if (problem === null)
                wanted.push(entry);
            else if (isNamed || problem.code !== 'not-a-file')
                problems.push(problem);
        }
        if (links.length > 0) {
            const targets = root.read(entries.filter(_root_js__WEBPACK_IMPORTED_MODULE_6__/* .isLink */ .PJ).slice(0, LINK_LIMITS.files), LINK_LIMITS);
            const linked = (0,_links_js__WEBPACK_IMPORTED_MODULE_4__/* .followLinks */ .n)(entries, links, targets, globs);
            wanted.push(...linked.files);
            problems.push(...linked.problems);
        }
        const folders = new Set(wanted.map(({ path }) => (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_10__/* .folderOf */ .yS)(path)));
        const isBeside = ({ path, mode }) => _root_js__WEBPACK_IMPORTED_MODULE_6__/* .FILE_MODES */ .Ce.has(mode) && (0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__/* .isKustomization */ .Sv)(path) && folders.has((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_10__/* .folderOf */ .yS)(path)) && !globs.matches(path);
        wanted.push(...entries.filter((one) => isBeside(one) && !globs.isExcluded(one.path)));
        const contents = root.read(wanted, limits);
        const files = (0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .inPathOrder */ .$)(wanted).flatMap(({ path, real }) => {
            const content = (0,_file_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(contents.get(path) ?? Buffer.alloc(0), path);
            if (typeof content === 'string')
                return [{ path, text: content, ...(real !== undefined && { real }) }];
            problems.push(content);
            return [];
        });
        return result(files, (0,_unmatched_js__WEBPACK_IMPORTED_MODULE_8__/* .unmatchedIn */ .$V)(entries, patterns));
    }
    catch (error) {
        if (!(error instanceof _root_js__WEBPACK_IMPORTED_MODULE_6__/* .ReadError */ .F_))
            throw error;
        problems.push(error.problem);
        return result([], []);
    }
}
function entryProblem({ path, mode, sha }) {
    if (mode === _root_js__WEBPACK_IMPORTED_MODULE_6__/* .SUBMODULE_MODE */ .Fe)
        return (0,_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .submoduleProblem */ .m4)(path, `${path} ${sha}`);
    if (path.includes(_text_js__WEBPACK_IMPORTED_MODULE_7__/* .REPLACED */ .x0))
        return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .problemOf */ .Zw)(path, 'path-not-utf-8', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `This file name is not UTF-8. Rename the file.`);
    return _root_js__WEBPACK_IMPORTED_MODULE_6__/* .FILE_MODES */ .Ce.has(mode) ? null : (0,_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .notAFileProblem */ .Y0)(path);
}


/***/ }),

/***/ 6747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ atPrefix)
/* harmony export */ });
function atPrefix(one, prefix) {
    if (prefix === '')
        return one;
    const under = (place) => ({ ...place, file: prefix + place.file });
    if ('severity' in one)
        return one.place === null ? one : { ...one, place: under(one.place) };
    const { path, key = path, origin } = one;
    if (origin === undefined)
        return { ...one, key, path: prefix + path };
    const moved = (manifest) => {
        const found = origin(manifest);
        return { ...found, place: under(found.place), placeOf: (field) => under(found.placeOf(field)) };
    };
    return { ...one, key, path: prefix + path, origin: moved };
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






function unmatchedIn(entries, patterns, isSettled) {
    const all = (0,_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlobs */ .tI)(patterns).globs;
    const isDone = isSettled ?? ((path) => all.matches(path) || all.isExcluded(path));
    return patterns.flatMap((glob) => {
        const { globs, problems } = (0,_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlobs */ .tI)([glob]);
        const isNamed = ({ path, mode }) => globs.matches(path) || (!mode.startsWith('100') && globs.mayContain(path));
        if (problems.length > 0 || entries.some(isNamed))
            return [];
        const folder = (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)('', (0,_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .splitPattern */ .zm)(glob).folder.replace(/^\/+/, '')) ?? '';
        const below = entries.filter(({ path }) => (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(folder, path));
        if (folder !== '' && below.length === 0)
            return [{ glob, folder, others: null }];
        const meant = /\.ya?ml$/.test(glob) ? /\.ya?ml$/ : _globs_js__WEBPACK_IMPORTED_MODULE_1__/* .MANIFEST */ .e0;
        const others = below.filter(({ path }) => meant.test(path) && !isDone(path)).length;
        return others === 0 ? [] : [{ glob, folder, others }];
    });
}
function withUnmatched(head, base) {
    const inOther = (side, glob) => side?.unmatched.find((one) => one.glob === glob);
    const slips = (side, isSlip) => {
        const problems = side.unmatched
            .filter(isSlip)
            .map(({ glob, folder, others }) => noMatch(glob, folder === '' ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu)('the repository') : (0,_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .pathName */ .Dt)(folder), others));
        return { ...side, problems: [...side.problems, ...problems] };
    };
    return {
        head: slips(head, ({ glob, others }) => others !== null || base === null || inOther(base, glob)?.others === null),
        base: base && slips(base, ({ glob, others }) => others !== null && inOther(head, glob) !== undefined),
    };
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
