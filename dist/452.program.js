export const id = 452;
export const ids = [452];
export const modules = {

/***/ 4317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XV: () => (/* binding */ parseFailOn),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   parsePlanArguments: () => (/* binding */ parsePlanArguments),
/* harmony export */   up: () => (/* binding */ planArguments)
/* harmony export */ });
/* harmony import */ var _config_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1353);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7763);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5324);



function parsePlanArguments(argv) {
    const { values } = (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .readArguments */ .lR)('plan', argv);
    if (values.for !== undefined)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('--for needs --when');
    return planArguments(values, 'plan');
}
function planArguments(written, command) {
    const { head = [], base = [], snapshot = [], config = null, cluster = null, output = null, at, horizon, } = written;
    const { 'head-ref': headRef = null, 'base-ref': baseRef = null } = written;
    if (headRef === null && head.length === 0)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`missing --head PATH... (or --base-ref REV --head-ref REV) for ${command}`);
    if (headRef === null && baseRef !== null)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('--base-ref needs --head-ref');
    if (headRef !== null && base.length > 0)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('--base cannot be used with --head-ref; use --base-ref');
    return {
        ...{ head, base, baseRef, headRef, snapshot, config, cluster, output },
        at: at === undefined ? null : instant(at),
        horizonMs: horizon === undefined ? null : duration('--horizon', horizon),
        scenario: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('--scenario', written.scenario ?? 'healthy', ['healthy', 'turns-bad']),
        format: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('--format', written.format ?? 'text', [..._report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMATS */ .hR, 'html']),
        failOn: parseFailOn(written['fail-on']),
        verbose: written.verbose === true,
    };
}
function parseFailOn(written) {
    return written === undefined ? null : (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('--fail-on', written, ['error', 'warning', 'never']);
}
function instant(text) {
    const at = (0,_config_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseStart */ .oZ)(text);
    if (at === null)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`--at must be an instant with a zone, on a day that there is, such as 2026-11-21T08:00:00Z, from 1970 to 2199, not "${text}"`);
    return at;
}
function duration(option, text) {
    const ms = (0,_config_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseHorizon */ .bI)(text);
    if (ms === null)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${option} must be a duration above zero such as 90s, 20m, 4h or 7d, of ten years at most, not "${text}"`);
    return ms;
}


/***/ }),

/***/ 739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _T: () => (/* binding */ baseConfig),
/* harmony export */   g3: () => (/* binding */ commitsOf),
/* harmony export */   pH: () => (/* binding */ snapshotOriginProblems)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9989);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7085);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3972);
/* harmony import */ var _text_file_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2938);
/* harmony import */ var _read_git_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1883);
/* harmony import */ var _read_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7261);
/* harmony import */ var _read_inside_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2587);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1460);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9125);











function commitsOf({ baseRef, headRef }) {
    const named = (label) => {
        const found = (0,_read_git_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveCommit */ .WL)(process.cwd(), label);
        return { label, commit: found.missing ? label : found.value };
    };
    return headRef === null ? null : { base: baseRef === null ? null : named(baseRef), head: named(headRef) };
}
function trackedFiles(path, base, head, mostBytes) {
    const written = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const [repo] = (0,_read_git_command_js__WEBPACK_IMPORTED_MODULE_4__/* .linesOf */ .Dx)(process.cwd(), ['rev-parse', '--show-toplevel']);
    if (repo === undefined)
        return [];
    const files = new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(written) ? [written, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(written)] : [written]);
    return [...files].flatMap((file) => {
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(repo), file);
        if (!(0,_read_inside_js__WEBPACK_IMPORTED_MODULE_6__/* .isBelow */ .Y)(inside))
            return [];
        const inGit = inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
        const at = ({ commit }) => (0,_read_git_js__WEBPACK_IMPORTED_MODULE_5__/* .fileAt */ .Wd)(repo, commit, inGit, mostBytes);
        return [{ path: inGit, base: at(base), head: at(head) }];
    });
}
const MOST_SNAPSHOT_BYTES = 512 * 1024 ** 2;
function snapshotOriginProblems(paths, commits) {
    const base = commits?.base ?? null;
    if (commits === null || base === null)
        return [];
    const { head } = commits;
    const onDisk = paths.filter((path) => path !== '-' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
    return onDisk.flatMap((written) => {
        const changed = trackedFiles(written, base, head, MOST_SNAPSHOT_BYTES).find((file) => {
            const isOfBase = (bytes) => file.base.bytes?.equals(bytes) === true;
            return file.head.bytes !== null && !isOfBase(file.head.bytes) && !isOfBase((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(written));
        });
        if (changed === undefined)
            return [];
        const snapshot = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(written));
        const [before, after] = [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(base.label)), (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(head.label))];
        const message = changed.base.bytes === null
            ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `The snapshot ${snapshot} is only in ${after}, not in ${before}: a change must not choose its fleet. Merge it first, or use a snapshot from elsewhere.`
            : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `The snapshot ${snapshot} differs between ${after} and ${before}: a change must not choose its fleet. Use the old one: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(`git show ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(base.label)}:${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(changed.path)}`)}`;
        return [(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_10__/* .errorAt */ .Os)(null, 'inventory-from-head', message)];
    });
}
const MOST_CONFIG_BYTES = 256 * 1024;
function baseConfig(path, commits) {
    const unedited = { notices: [], proposed: null };
    if (path === null)
        return { config: (0,_config_read_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultConfig */ .sb)(), placeOf: null, rulesFrom: 'the built-in defaults', ...unedited };
    const base = commits?.base ?? null;
    if (commits !== null && base !== null) {
        const { head } = commits;
        const isThere = ({ bytes, problems }) => bytes !== null || problems.length > 0;
        const files = trackedFiles(path, base, head, MOST_CONFIG_BYTES);
        const tracked = files.find((file) => isThere(file.base) || isThere(file.head));
        if (tracked !== undefined)
            return fromBase(path, tracked, base.label, head.label);
    }
    try {
        const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfig */ .Xg)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'), path);
        return 'problems' in read ? read : { ...read, rulesFrom: path, ...unedited };
    }
    catch (error) {
        return refused('unreadable-config', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `The configuration ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(path))} cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error))}`);
    }
}
function fromBase(written, { path, base: before, head: after }, ...labels) {
    const shown = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(written));
    const [base, head] = [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(labels[0])), (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(labels[1]))];
    if (before.problems.length > 0)
        return { problems: before.problems };
    if (before.bytes === null)
        return refused('config-from-head', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `The configuration ${shown} is only in ${head}, not in ${base}: a change must not bring its own rules. Merge it first, or give a file outside the repository.`);
    const [oldText, newText] = [(0,_read_text_js__WEBPACK_IMPORTED_MODULE_7__/* .decodeUtf8 */ ._6)(before.bytes), after.bytes && (0,_read_text_js__WEBPACK_IMPORTED_MODULE_7__/* .decodeUtf8 */ ._6)(after.bytes)];
    const isReadable = after.problems.length === 0 && (after.bytes === null || newText !== null);
    if (oldText === null || !isReadable)
        return refused('invalid-config', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `The configuration ${shown} of ${oldText === null ? base : head} cannot be read. ${after.problems[0]?.message ?? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `It is not UTF-8 text.`}`);
    const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfig */ .Xg)(oldText, path);
    if ('problems' in read)
        return read;
    const result = { ...read, rulesFrom: `${written} of ${labels[0]}` };
    if (after.bytes?.equals(before.bytes)) {
        const isOnDisk = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(written) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(written).equals(before.bytes);
        const differs = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .name */ .UU)('file', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(written))} on disk differs from the version of ${base}, which was used.`;
        return { ...result, notices: isOnDisk ? [] : [differs], proposed: null };
    }
    const notice = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `This change edits the fleetplan configuration (${shown}); the version of ${base} was used. Review that change separately.`;
    const proposed = { before: read.config, file: path, text: newText, isFirst: false };
    return { ...result, notices: [notice], proposed };
}
function refused(id, says) {
    return { problems: [(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_10__/* .errorAt */ .Os)(null, id, says)] };
}


/***/ }),

/***/ 7989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ refuseInputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3972);
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9057);
/* harmony import */ var _read_git_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1883);
/* harmony import */ var _read_inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2587);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5324);







function refuseInputs(output, inputs, sides = [], isOfRevision = false) {
    if (output === null)
        return;
    const refuse = (why) => {
        throw new _options_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`--output ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(output)} ${why}; choose another file`);
    };
    const { laid, path } = followed(output);
    const isOfGit = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(output), path].some((one) => one.toLowerCase().split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes('.git'));
    if (isOfGit)
        refuse('lies in .git');
    if (laid)
        refuse('leads through a link in the work tree');
    const written = fileAt(output);
    if (written === null)
        return;
    const both = sides.filter((side) => side !== null);
    const folders = both.flatMap(({ renderedPaths }) => renderedPaths.filter((one) => (0,_read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolder */ .lQ)(one)));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && folders.some((one) => (0,_read_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .F)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(one), path)))
        refuse('is a file of a folder from which policies are rendered');
    const [top = '.'] = isOfRevision ? (0,_read_git_command_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOf */ .Dx)('.', ['rev-parse', '--show-toplevel']) : [];
    const policies = both.flatMap(({ files, problems }) => [
        ...files.map((file) => file.path),
        ...problems.flatMap(({ place }) => place?.file ?? []),
    ]);
    if ([...inputs, ...policies.map((one) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, one))].some((one) => fileAt(one) === written))
        refuse('is an input of this command');
}
const MOST_LINKS = 40;
function followed(path) {
    const here = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.cwd());
    let tree = here;
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tree, '.git')) && tree !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(tree))
        tree = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(tree);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tree, '.git')))
        tree = here;
    const steps = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    let at = path.startsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? node_path__WEBPACK_IMPORTED_MODULE_1__.sep : here;
    let laid = false;
    for (let links = 0; steps.length > 0 && links <= MOST_LINKS;) {
        const next = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(at, steps.shift() ?? '');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(next, { throwIfNoEntry: false })?.isSymbolicLink() !== true) {
            at = next;
            continue;
        }
        links += 1;
        laid ||= (0,_read_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .F)(tree, next);
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(next);
        if (target.startsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            at = node_path__WEBPACK_IMPORTED_MODULE_1__.sep;
        steps.unshift(...target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    }
    return { laid, path: at };
}
function fileAt(path) {
    try {
        const stats = path === _read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .STANDARD_INPUT */ .XO ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(0, { bigint: true }) : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { bigint: true });
        return stats.isFile() ? `${stats.dev}:${stats.ino}` : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 1452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  driftCommand: () => (/* binding */ driftCommand),
  gateCommand: () => (/* binding */ gateCommand),
  planCommand: () => (/* binding */ planCommand),
  whenCommand: () => (/* binding */ whenCommand)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/days.js
var days = __webpack_require__(9730);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/drift.js + 9 modules
var drift_drift = __webpack_require__(319);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/gate.js
var gate = __webpack_require__(1569);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/when.js
var when = __webpack_require__(8622);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/canonical.js
var canonical = __webpack_require__(4213);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/passed.js
var passed = __webpack_require__(4254);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/shipped.js
var shipped = __webpack_require__(7772);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/index.js + 16 modules
var src_report = __webpack_require__(7763);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/run.js + 57 modules
var src_run = __webpack_require__(4968);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/index.js + 5 modules
var text_escape = __webpack_require__(650);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/instant-text.js
var instant_text = __webpack_require__(5357);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/tried-fixes.js + 1 modules
var tried_fixes = __webpack_require__(9285);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/arguments.js
var edge_arguments = __webpack_require__(4317);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/deliver.js
var deliver = __webpack_require__(3423);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(8262);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/config/clusters.js
var clusters = __webpack_require__(1406);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/config/read.js
var read = __webpack_require__(9989);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/weakened.js
var weakened = __webpack_require__(2015);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/remote-charts/allowed.js
var allowed = __webpack_require__(3380);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/remote-charts/remote-charts.js + 1 modules
var remote_charts = __webpack_require__(8172);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/base-files.js
var base_files = __webpack_require__(739);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/options.js
var edge_options = __webpack_require__(5324);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/output-path.js
var output_path = __webpack_require__(7989);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/planned-kinds.js
var planned_kinds = __webpack_require__(4819);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/file.js
var file = __webpack_require__(9057);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/folder-root.js
var folder_root = __webpack_require__(1708);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/paths.js
var read_paths = __webpack_require__(9675);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/sides.js + 17 modules
var sides = __webpack_require__(5285);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/sides.js







async function sidesFor(paths, commits, policies, cluster, { isOneOfSeveral, rendered, charts }) {
    const options = {
        ...{ cluster: cluster.target, branch: branchOf(commits?.base?.label ?? null), mayHoldPlanned: planned_kinds/* mayHoldPlanned */.pR, charts },
        cache: rendered,
    };
    if (commits !== null) {
        if (policies === null)
            throw new edge_options/* UsageError */.eb('--head-ref needs --config FILE with `policies`, which names the policy files of the revision');
        return (0,sides/* commitSides */.EH)(process.cwd(), commits, policies, options);
    }
    const isSourced = policies !== null && (cluster.isListed || policies.some(sides/* isRendered */.Ih));
    const folders = isSourced ? foldersOf(paths) : null;
    if (isSourced && folders !== null)
        return (0,sides/* sidesOf */.Mm)(policies, folders.head, folders.base, options);
    if (isOneOfSeveral)
        throw new edge_options/* UsageError */.eb('the configuration lists several clusters: give --head and --base one folder each, from which their `policies` count, or choose a cluster with --cluster');
    return ofPaths(paths);
}
function branchOf(revision) {
    const name = revision?.replace(/^(?:refs\/)?(?:heads\/|remotes\/)?(?:origin\/)?/, '') ?? '';
    return /^[A-Za-z][\w./-]*$/.test(name) && !/^(?:HEAD|[0-9a-f]{7,64})$/.test(name) ? name : null;
}
function foldersOf({ head, base }, rootAt = (0,lookup/* once */.Oo)(folder_root/* folderRoot */.P)) {
    const [after, ...more] = head;
    const [before] = base;
    if (after === undefined || more.length > 0 || base.length > 1 || ![after, ...base].every(file/* isFolder */.lQ))
        return null;
    const originOf = (label) => ({ label, ...(0,read_paths/* givenFolder */.q)(label, rootAt) });
    return { head: originOf(after), base: before === undefined ? null : originOf(before) };
}
function ofPaths(paths) {
    const rootAt = (0,lookup/* once */.Oo)(folder_root/* folderRoot */.P);
    const sideOf = (named) => ({
        ...(0,read_paths/* readPaths */.V)(named, { rootAt }),
        label: named.join(' '),
        ...{ renderedPaths: [], coverage: [] },
    });
    const [head, base] = [sideOf(paths.head), paths.base.length > 0 ? sideOf(paths.base) : null];
    const folders = base && foldersOf(paths, rootAt);
    if (base === null || folders === null || folders.base === null)
        return { head, base };
    return (0,sides/* withOutside */.yG)({ head, base }, { base: folders.base, head: folders.head }, []);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/snapshot-file.js
var snapshot_file = __webpack_require__(7168);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/inputs.js















async function readInputs(args, output) {
    const commits = (0,base_files/* commitsOf */.g3)(args);
    const read = (0,base_files/* baseConfig */._T)(args.config, commits);
    if ('problems' in read) {
        (0,deliver/* printProblems */.Mr)(read.problems, output);
        return null;
    }
    const { clusters, key } = clustersFor(args, read.config);
    const charts = new remote_charts/* RemoteCharts */.Gv();
    const run = { isOneOfSeveral: clusters.length > 1, rendered: new Map() };
    const inputs = [];
    for (const [i, cluster] of clusters.entries()) {
        const { reading, planning } = progressOf(output, cluster.config.cluster, [i, clusters.length]);
        reading();
        const { remotes } = cluster.config;
        const ofCluster = new allowed/* ClusterCharts */.q(charts, remotes, process.env['GITHUB_EVENT_NAME'] ?? null);
        const input = await inputOf(args, read, commits, cluster, { ...run, charts: ofCluster });
        inputs.push({ ...input, onSteps: planning });
    }
    charts.close();
    const [first, ...rest] = inputs;
    if (first === undefined)
        throw new RangeError('a configuration without a cluster');
    return { inputs: [first, ...rest], config: read.config, key };
}
function clustersFor(args, config) {
    try {
        return (0,src_run/* chooseClusters */.F$)(config, args.cluster);
    }
    catch (error) {
        throw new edge_options/* UsageError */.eb(error instanceof Error ? error.message : String(error));
    }
}
async function inputOf(args, read, commits, { config, path, target }, run) {
    const files = snapshotsOf(args, config, run.isOneOfSeveral);
    const { snapshot, problems } = await (0,snapshot_file/* loadSnapshot */.N)(files);
    const cluster = { isListed: path.length > 0, target };
    const { base, head } = await sidesFor(args, commits, config.policies, cluster, run);
    const named = (0,lookup/* present */.Eb)([...files, ...args.head, ...args.base, args.config]);
    (0,output_path/* refuseInputs */.g)(args.output, named, [base, head], args.headRef !== null);
    const proposedConfig = await (0,weakened/* withCoverage */.XU)(read.proposed, {
        ...{ config, base, snapshot },
        read: async (proposed) => {
            const ofBase = commits?.base ? { base: null, head: commits.base } : null;
            const others = { ...cluster, target: proposed.target };
            return (await sidesFor(args, ofBase, proposed.config.policies, others, run)).head;
        },
    });
    return {
        ...{ base, head, snapshot, config, proposedConfig },
        snapshotProblems: [...(0,base_files/* snapshotOriginProblems */.pH)(files, commits), ...problems],
        configPlaces: read.placeOf && (0,clusters/* placesIn */.yN)(read.placeOf, path),
        rulesFrom: read.rulesFrom,
        notices: read.notices,
        at: args.at ?? Date.now(),
        horizonMs: args.horizonMs ?? config.horizon,
        scenario: args.scenario,
        failOn: args.failOn ?? config.failOn,
        failOnExisting: config.failOnExisting,
    };
}
function snapshotsOf({ snapshot, config: path }, config, isOneOfSeveral) {
    if (snapshot.length > 0 && isOneOfSeveral)
        throw new edge_options/* UsageError */.eb('--snapshot is for one cluster, and the configuration lists several; choose one with --cluster, or set `snapshot` for each');
    if (snapshot.length > 0)
        return snapshot;
    if (config.snapshot !== null)
        return config.snapshot;
    const where = config.cluster === null ? '' : ` of the cluster ${(0,visible/* visible */.RK)(config.cluster)}`;
    const isUnread = path === null && (0,external_node_fs_.existsSync)(read/* DEFAULT_CONFIG */.PV);
    throw new edge_options/* UsageError */.eb(`missing --snapshot FILE... (or \`snapshot\` in the configuration${where})${isUnread ? `; ${read/* DEFAULT_CONFIG */.PV} is here, and is read with --config ${read/* DEFAULT_CONFIG */.PV}` : ''}`);
}
function progressOf(output, cluster, [index, clusters]) {
    const which = clusters > 1 ? ` ${index + 1} of ${clusters} clusters` : '';
    const whose = cluster === null ? '' : `, ${cluster}`;
    return {
        reading: () => {
            output.progress(`fleetplan: reading${which}${whose}`);
        },
        planning: (steps) => {
            output.progress(`fleetplan: planning${which}, ${steps.toLocaleString('en-US')} steps${whose}`);
        },
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/report-files.js
var report_files = __webpack_require__(4804);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/plan-command.js


















async function planCommand(args, output) {
    const read = await readInputs(args, output);
    if (read === null)
        return deliver/* NOT_EVALUATED */._q;
    const { run } = (0,tried_fixes/* withTriedFixes */.SH)(read.inputs, (0,src_run/* makeRun */.SA)(read.inputs));
    if (args.verbose)
        for (const line of (0,passed/* passedLines */.eQ)(run))
            output.say(`fleetplan: ${line}`);
    const detail = read.config.comment.detail ?? 'full';
    let text;
    if (args.format === 'html') {
        const { renderPage } = await __webpack_require__.e(/* import() */ 725).then(__webpack_require__.bind(__webpack_require__, 6725));
        text = renderPage(run, { detail, source: null, runUrl: null, assets: (0,shipped/* pageAssets */.t)() });
    }
    else {
        const shown = { ...(0,deliver/* terminalOptions */.Z8)(args.output, output), key: read.key, rulePage: shipped/* rulePage */.g, detail };
        text = (0,src_report/* renderRun */.eJ)(run, args.format, { ...shown, verbose: args.verbose }) + worstRunText(run, args);
    }
    return (0,deliver/* deliver */.cK)(args.output, text, (0,deliver/* kindOf */.I)(args.format), (0,src_run/* exitCodeOf */.FO)(run), output);
}
function worstRunText({ reports }, { format }) {
    const worstRun = reports.length === 1 ? reports[0].plan.head.worstRun : null;
    if (!worstRun || format !== 'text')
        return '';
    const at = (0,instant_text/* minuteText */.W)(worstRun.turnsBadAt);
    const lines = worstRun.trace
        .trimEnd()
        .split('\n')
        .map((line) => `  ${(0,text_escape/* terminalSentence */.wx)(line)}\n`);
    return `\nIf it turns bad at the worst moment, ${at} (hours and minutes since the start):\n${lines.join('')}`;
}
const DEFAULT_FOR = '14d';
const LONGEST_FOR_MS = 92 * 86_400_000;
async function gateCommand(argv, output) {
    const { values } = (0,edge_options/* readArguments */.lR)('gate', argv);
    const { 'expect-digest': digest = null, reviewed = null } = values;
    if (digest !== null && (0,canonical/* parseDigest */.m)(digest) === null)
        throw new edge_options/* UsageError */.eb(`--expect-digest must be the digest of a plan, sha256: and 64 digits, not "${digest}"`);
    const format = (0,edge_options/* oneOf */.yL)('--format', values.format ?? 'text', src_report/* PLACELESS_FORMATS */.yr);
    const args = (0,edge_arguments/* planArguments */.up)(values, 'gate');
    const read = await readInputs(args, output);
    if (read === null)
        return deliver/* NOT_EVALUATED */._q;
    (0,output_path/* refuseInputs */.g)(args.output, reviewed === null ? [] : [reviewed]);
    const decideAt = (0,src_run/* decider */.r$)(read.inputs, {
        digest,
        reviewed: reviewed === null ? null : (0,report_files/* loadReviewed */.YR)(reviewed),
    });
    const report = (0,gate/* gateReport */.W)(decideAt, read.inputs[0].at);
    const detail = read.config.comment.detail ?? 'full';
    const text = (0,src_report/* renderGate */.eh)(report, format, { ...(0,deliver/* terminalOptions */.Z8)(args.output, output), detail });
    return (0,deliver/* deliver */.cK)(args.output, text, (0,deliver/* kindOf */.I)(format), (0,gate/* gateExitCode */.B)(report.decision), output);
}
async function whenCommand(argv, output) {
    const { values } = (0,edge_options/* readArguments */.lR)('plan', argv);
    const forMs = (0,edge_arguments/* duration */.p0)('--for', values.for ?? DEFAULT_FOR);
    if (forMs > LONGEST_FOR_MS)
        throw new edge_options/* UsageError */.eb('--for must be 92d at most');
    const format = (0,edge_options/* oneOf */.yL)('--format', values.format ?? 'text', src_report/* PLACELESS_FORMATS */.yr);
    if (values.scenario !== undefined)
        throw new edge_options/* UsageError */.eb('--scenario cannot be used with --when');
    const args = (0,edge_arguments/* planArguments */.up)(values, 'plan --when');
    const read = await readInputs(args, output);
    if (read === null)
        return deliver/* NOT_EVALUATED */._q;
    const from = read.inputs[0].at;
    const decideAt = (0,src_run/* decider */.r$)(read.inputs, { digest: null, reviewed: null });
    const times = (0,when/* startTimes */.P)(decideAt, from, from + Math.max(days/* HOUR_MS */.iQ, forMs));
    const text = (0,src_report/* renderStartTimes */.VD)(times, format, (0,deliver/* terminalOptions */.Z8)(args.output, output));
    const code = times.spans.length > 0 ? 0 : times.last.isUnknown ? deliver/* NOT_EVALUATED */._q : 1;
    return (0,deliver/* deliver */.cK)(args.output, text, (0,deliver/* kindOf */.I)(format), code, output);
}
async function driftCommand(argv, output) {
    const { values } = (0,edge_options/* readArguments */.lR)('drift', argv);
    const format = (0,edge_options/* oneOf */.yL)('--format', values.format ?? 'text', src_report/* PLACELESS_FORMATS */.yr);
    const { before } = values;
    if (before === undefined)
        throw new edge_options/* UsageError */.eb('missing --before FILE for drift: the last snapshot or JSON report');
    const args = (0,edge_arguments/* planArguments */.up)(values, 'drift');
    const read = await readInputs(args, output);
    if (read === null)
        return deliver/* NOT_EVALUATED */._q;
    (0,output_path/* refuseInputs */.g)(args.output, [before]);
    const inputs = (0,report_files/* unchanged */.Cv)(read.inputs);
    const last = await (0,report_files/* lastReport */.PQ)(before, '--before', inputs).catch((error) => {
        throw error instanceof Error && error.name === 'Error' ? new edge_options/* UsageError */.eb(error.message) : error;
    });
    const drift = (0,drift_drift/* driftReport */.CP)({ run: (0,src_run/* makeRun */.SA)(inputs), live: (0,src_run/* heldByClusters */.sB)(inputs), last });
    const detail = read.config.comment.detail ?? 'full';
    const text = (0,src_report/* renderDrift */.iI)(drift, format, { ...(0,deliver/* terminalOptions */.Z8)(args.output, output), detail });
    return (0,deliver/* deliver */.cK)(args.output, text, (0,deliver/* kindOf */.I)(format), (0,drift_drift/* driftExitCode */.nX)(drift), output);
}


/***/ })

};
