export const id = 574;
export const ids = [574];
export const modules = {

/***/ 4360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ baseConfig)
/* harmony export */ });
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7085);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9989);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3972);
/* harmony import */ var _output_file_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9836);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1460);
/* harmony import */ var _tracked_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9838);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9125);









const MOST_BYTES = 256 * 1024;
function baseConfig(path, revisions, commitAt = (0,_tracked_files_js__WEBPACK_IMPORTED_MODULE_6__/* .commitsOnce */ .aM)()) {
    if (path === null) {
        const config = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultConfig */ .sb)();
        return { config, placeOf: null, rulesFrom: 'the built-in defaults', notices: [], proposed: null };
    }
    if (revisions === null)
        return fromDisk(path);
    for (const file of (0,_tracked_files_js__WEBPACK_IMPORTED_MODULE_6__/* .trackedFiles */ .O)(path, revisions, commitAt, MOST_BYTES)) {
        const tracked = between(path, file, revisions);
        if (tracked !== null)
            return tracked;
    }
    return fromDisk(path);
}
function fromDisk(path) {
    try {
        return named((0,_config_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .Xg)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8'), path), path);
    }
    catch (error) {
        return refused('unreadable-config', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq) `The configuration ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(path))} cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(error))}`);
    }
}
function named(read, rulesFrom) {
    return 'problems' in read ? read : { ...read, rulesFrom, notices: [], proposed: null };
}
function between(written, { path, base: before, head: after }, { base, head }) {
    const shown = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(written));
    const [first] = before.problems;
    if (first)
        return { problems: before.problems };
    if (before.bytes === null) {
        if (after.bytes === null && after.problems.length === 0)
            return null;
        return refused('config-from-head', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq) `The configuration ${shown} is only in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(head))}, not in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(base))}: a change must not bring its own rules. Merge it first, or give a file outside the repository.`);
    }
    const where = `${written} of ${base}`;
    const text = (0,_read_text_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeUtf8 */ ._6)(before.bytes);
    if (text === null)
        return refused('invalid-config', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq) `The configuration ${shown} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(base))} is not UTF-8 text.`);
    const read = named((0,_config_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .Xg)(text, path), where);
    if ('problems' in read)
        return read;
    if (after.bytes?.equals(before.bytes))
        return { ...read, notices: diskNotice(written, base, before.bytes) };
    const afterText = after.bytes && (0,_read_text_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeUtf8 */ ._6)(after.bytes);
    if (after.problems.length > 0 || (after.bytes && afterText === null))
        return refused('invalid-config', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq) `In ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(head))} the configuration ${shown} cannot be read. ${after.problems[0]?.message ?? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq) `It is not UTF-8 text.`}`);
    const notice = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq) `This change edits the fleetplan configuration (${shown}); the version of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(base)} was used. Review that change separately.`;
    const proposed = { before: read.config, file: path, text: afterText, isFirst: false };
    return { ...read, notices: [notice], proposed };
}
function diskNotice(written, base, used) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(written) && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(written).equals(used))
        return [];
    return [
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .name */ .UU)('file', (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(written))} on disk differs from the version of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(base)}, which was used.`,
    ];
}
function refused(id, says) {
    return { problems: [(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, id, says)] };
}


/***/ }),

/***/ 2574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ readInputs)
});

// UNUSED EXPORTS: progressOf

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(8262);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/config/clusters.js
var clusters = __webpack_require__(1406);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/config/read.js
var read = __webpack_require__(9989);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/proposed-coverage.js
var proposed_coverage = __webpack_require__(6910);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/remote-charts/allowed.js
var allowed = __webpack_require__(3380);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/remote-charts/cache-folder.js
var cache_folder = __webpack_require__(1423);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/remote-charts/remote-charts.js + 2 modules
var remote_charts = __webpack_require__(6738);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/run.js + 66 modules
var run = __webpack_require__(3083);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/tracked-files.js
var tracked_files = __webpack_require__(9838);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/base-config.js
var base_config = __webpack_require__(4360);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/output-path.js
var output_path = __webpack_require__(7989);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/deliver.js
var deliver = __webpack_require__(3423);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/file.js
var file = __webpack_require__(9057);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/objects/planned-kinds.js
var planned_kinds = __webpack_require__(4819);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/folder.js
var read_folder = __webpack_require__(3691);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/prefix.js
var read_prefix = __webpack_require__(6747);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/outside.js
var read_outside = __webpack_require__(212);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/policy-files.js
var policy_files = __webpack_require__(9223);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/sides.js + 22 modules
var sides = __webpack_require__(1781);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/options.js
var edge_options = __webpack_require__(5324);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/sides.js










async function sidesFor(args, policies, cluster = { isListed: false, isOneOfSeveral: false, target: null }, commitAt = (0,tracked_files/* commitsOnce */.aM)()) {
    const options = {
        ...(cluster.target === null ? {} : { cluster: cluster.target }),
        branch: branchOf(args.baseRef),
        mayHoldPlanned: planned_kinds/* mayHoldPlanned */.pR,
        ...(cluster.charts === undefined ? {} : { charts: cluster.charts }),
        ...(cluster.rendered === undefined ? {} : { cache: cluster.rendered }),
    };
    const { headRef, baseRef } = args;
    if (headRef !== null)
        return ofRevisions({ headRef, baseRef }, policies, { ...options, commitAt });
    const folders = countsFrom(args, policies, cluster.isListed);
    if (cluster.isOneOfSeveral && (policies === null || folders === null)) {
        throw new edge_options/* UsageError */.eb('the configuration lists several clusters: give --head and --base one folder each, from which their `policies` count, or choose a cluster with --cluster');
    }
    if (policies === null || folders === null)
        return ofPaths(args);
    return ofFolders(folders, policies, options);
}
async function ofRevisions({ headRef, baseRef }, policies, { commitAt, ...options }) {
    if (policies === null)
        throw new edge_options/* UsageError */.eb('--head-ref needs --config FILE with `policies`, which names the policy files of the revision');
    const at = (revision) => ({
        commit: commitAt(process.cwd(), revision),
        label: revision,
    });
    const commits = { base: baseRef === null ? null : at(baseRef), head: at(headRef) };
    return (0,sides/* commitSides */.EH)(process.cwd(), commits, policies, options);
}
function ofFolders({ base, head }, policies, options) {
    return (0,sides/* sidesOf */.Mm)(policies, ofFolder(head), base === null ? null : ofFolder(base), options);
}
function countsFrom(args, policies, isListed) {
    return policies !== null && (isListed || policies.some(sides/* isRendered */.Ih)) ? foldersOf(args) : null;
}
function branchOf(revision) {
    const name = revision?.replace(/^(?:refs\/)?(?:heads\/|remotes\/)?(?:origin\/)?/, '') ?? '';
    return /^[A-Za-z][\w./-]*$/.test(name) && !/^(?:HEAD|[0-9a-f]{7,64})$/.test(name) ? name : null;
}
function foldersOf({ head, base }) {
    const [first, ...more] = head;
    if (first === undefined || more.length > 0 || base.length > 1)
        return null;
    if (![first, ...base].every(file/* isFolder */.lQ))
        return null;
    return { head: first, base: base[0] ?? null };
}
function ofFolder(folder, roots = new Map()) {
    const shown = (0,read_folder/* reportedPath */.nD)(process.cwd(), (0,external_node_path_.resolve)(folder));
    const prefix = shown === '' ? '' : `${shown}/`;
    const root = (0,read_folder/* rootAt */.sb)(roots, (0,external_node_path_.resolve)(folder));
    return {
        root,
        label: folder,
        prefix,
        readFiles: (globs) => Promise.resolve(inFolder(folder, root, prefix, globs)),
    };
}
function inFolder(folder, root, prefix, globs) {
    const link = (0,read_folder/* linkOnTheWay */.KH)(process.cwd(), (0,external_node_path_.resolve)(folder));
    if (link !== null)
        return { files: [], problems: [link], unmatched: [] };
    const { files, problems, unmatched } = (0,policy_files/* readRoot */.X)(root, globs);
    return {
        files: files.map((file) => (0,read_prefix/* atPrefix */.E)(file, prefix)),
        problems: problems.map((problem) => (0,read_prefix/* atPrefix */.E)(problem, prefix)),
        unmatched,
    };
}
function ofPaths(args) {
    const roots = new Map();
    const head = fromPaths(args.head, roots);
    const base = args.base.length > 0 ? fromPaths(args.base, roots) : null;
    const folders = foldersOf(args);
    if (folders === null || folders.base === null)
        return { head, base };
    const [before, after] = [ofFolder(folders.base, roots), ofFolder(folders.head, roots)];
    return (0,sides/* withOutside */.yG)({ head, base }, [], (outside) => (0,read_outside/* changedOutside */.g)(before.root, after.root, outside), {
        base: before.prefix,
        head: after.prefix,
    });
}
function fromPaths(paths, roots) {
    return { ...(0,read_folder/* readPaths */.Vv)(paths, { roots }), label: paths.join(' '), renderedPaths: [] };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/snapshot-file.js
var snapshot_file = __webpack_require__(7168);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/inputs.js
















async function readInputs(args, output) {
    const commitAt = (0,tracked_files/* commitsOnce */.aM)();
    const read = (0,base_config/* baseConfig */._)(args.config, revisionsOf(args), commitAt);
    if ('problems' in read) {
        (0,deliver/* printProblems */.Mr)(read.problems, output);
        return null;
    }
    const { config } = read;
    const { clusters, key } = clustersFor(args, config);
    const inputs = [];
    const rendered = new Map();
    const charts = new remote_charts/* RemoteCharts */.Gv({ cache: (0,cache_folder/* chartsFolder */.A)() });
    for (const [i, cluster] of clusters.entries()) {
        const { reading, planning } = progressOf(output, cluster.config.cluster, [i, clusters.length]);
        reading();
        const isOneOfSeveral = clusters.length > 1;
        inputs.push({
            ...(await inputOf(args, read, cluster, { isOneOfSeveral, rendered, commitAt, charts })),
            onSteps: planning,
        });
    }
    charts.close();
    const [first, ...rest] = inputs;
    if (first === undefined)
        throw new RangeError('a configuration without a cluster');
    return { inputs: [first, ...rest], config, key };
}
function clustersFor(args, config) {
    try {
        return (0,run/* chooseClusters */.F$)(config, args.cluster);
    }
    catch (error) {
        throw new edge_options/* UsageError */.eb(error instanceof Error ? error.message : String(error));
    }
}
async function inputOf(args, read, { config, path, target }, run) {
    const { isOneOfSeveral, rendered, commitAt } = run;
    const charts = new allowed/* ClusterCharts */.q(run.charts, config.remotes, process.env['GITHUB_EVENT_NAME'] ?? null);
    const files = snapshotOf(args, config, isOneOfSeveral);
    const { snapshot, problems } = await (0,snapshot_file/* loadSnapshot */.N)(files);
    const cluster = {
        ...{ isListed: path.length > 0, isOneOfSeveral, target, charts },
        ...(rendered === undefined ? {} : { rendered }),
    };
    const { base, head } = await sidesFor(args, config.policies, cluster, commitAt);
    const named = [...files, ...args.head, ...args.base, ...(args.config === null ? [] : [args.config])];
    (0,output_path/* refuseInputs */.g)(args.output, named, [base, head], args.headRef !== null);
    const proposedConfig = await (0,proposed_coverage/* withCoverage */.X)(read.proposed, {
        ...{ config, base, snapshot },
        read: async (proposed) => {
            const others = { ...cluster, target: proposed.target };
            return (await sidesFor({ ...args, headRef: args.baseRef, baseRef: null }, proposed.config.policies, others, commitAt)).head;
        },
    });
    return {
        base,
        head,
        snapshot,
        snapshotProblems: [...originProblems(args, files, commitAt), ...problems],
        config,
        configPlaces: read.placeOf && (0,clusters/* placesIn */.yN)(read.placeOf, path),
        proposedConfig,
        rulesFrom: read.rulesFrom,
        notices: read.notices,
        at: args.at ?? Date.now(),
        horizonMs: args.horizonMs ?? config.horizon,
        scenario: args.scenario,
        failOn: args.failOn ?? config.failOn,
        failOnExisting: config.failOnExisting,
    };
}
function snapshotOf({ snapshot, config: path }, config, isOneOfSeveral) {
    if (snapshot.length === 0) {
        if (config.snapshot !== null)
            return config.snapshot;
        const where = config.cluster === null ? '' : ` of the cluster ${(0,visible/* visible */.RK)(config.cluster)}`;
        const unread = path === null && (0,external_node_fs_.existsSync)(read/* DEFAULT_CONFIG */.PV)
            ? `; ${read/* DEFAULT_CONFIG */.PV} is here, and is read with --config ${read/* DEFAULT_CONFIG */.PV}`
            : '';
        throw new edge_options/* UsageError */.eb(`missing --snapshot FILE... (or \`snapshot\` in the configuration${where})${unread}`);
    }
    if (isOneOfSeveral) {
        throw new edge_options/* UsageError */.eb('--snapshot is for one cluster, and the configuration lists several; choose one with --cluster, or set `snapshot` for each');
    }
    return snapshot;
}
function revisionsOf({ baseRef, headRef }) {
    return baseRef === null || headRef === null ? null : { base: baseRef, head: headRef };
}
function originProblems(args, files, commitAt) {
    const revisions = revisionsOf(args);
    return revisions === null ? [] : (0,tracked_files/* snapshotOriginProblems */.pH)(files, revisions, commitAt);
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
/* harmony import */ var _read_inside_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2587);
/* harmony import */ var _read_git_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1883);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5324);







function refuseInputs(output, inputs, sides = [], isOfRevision = false) {
    if (output === null)
        return;
    const why = notWritable(output) ??
        (isRenderedFrom(output, sides) ? 'is a file of a folder from which policies are rendered' : null);
    if (why !== null)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`--output ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(output)} ${why}; choose another file`);
    const written = fileAt(output);
    if (written === null)
        return;
    const root = isOfRevision ? rootOfRepository() : '.';
    const policies = sides.flatMap((side) => (side === null ? [] : filesOf(side)));
    if (![...inputs, ...policies.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path))].some((path) => fileAt(path) === written))
        return;
    throw new _options_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`--output ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(output)} is an input of this command; choose another file`);
}
function notWritable(output) {
    const tree = workTree();
    const { laid, path } = followed(output, tree);
    if ([(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(output), path].some(isOfGit))
        return 'lies in .git';
    return laid ? 'leads through a link in the work tree' : null;
}
function isOfGit(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).some((name) => name.toLowerCase() === '.git');
}
function workTree() {
    const here = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.cwd());
    for (let folder = here; folder !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder); folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')))
            return folder;
    return here;
}
const MOST_LINKS = 40;
function followed(path, tree) {
    const steps = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    let at = path.startsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? node_path__WEBPACK_IMPORTED_MODULE_1__.sep : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.cwd());
    let laid = false;
    for (let links = 0; steps.length > 0;) {
        const next = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(at, steps.shift() ?? '');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(next, { throwIfNoEntry: false })?.isSymbolicLink() !== true) {
            at = next;
            continue;
        }
        laid ||= (0,_read_inside_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .F)(tree, next);
        if (++links > MOST_LINKS)
            break;
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(next);
        if (target.startsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            at = node_path__WEBPACK_IMPORTED_MODULE_1__.sep;
        steps.unshift(...target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    }
    return { laid, path: at };
}
function isRenderedFrom(output, sides) {
    const { path } = followed(output, workTree());
    const folders = sides.flatMap((side) => side?.renderedPaths ?? []).filter((one) => (0,_read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolder */ .lQ)(one));
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && folders.some((one) => (0,_read_inside_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .F)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(one), path));
}
function filesOf({ files, problems }) {
    const faulty = problems.flatMap(({ place }) => (place === null ? [] : [place.file]));
    return [...files.map(({ path }) => path), ...faulty];
}
const STDIN = 0;
function fileAt(path) {
    try {
        const stats = path === _read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .STANDARD_INPUT */ .XO ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(STDIN, { bigint: true }) : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { bigint: true });
        return stats.isFile() ? `${stats.dev}:${stats.ino}` : null;
    }
    catch {
        return null;
    }
}
function rootOfRepository() {
    const answer = (0,_read_git_command_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .E)(process.cwd(), ['rev-parse', '--show-toplevel']);
    return answer.ok ? answer.stdout.toString('utf8').trimEnd() : '.';
}


/***/ }),

/***/ 9838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ trackedFiles),
/* harmony export */   aM: () => (/* binding */ commitsOnce),
/* harmony export */   pH: () => (/* binding */ snapshotOriginProblems)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7085);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3972);
/* harmony import */ var _read_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7217);
/* harmony import */ var _read_git_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1883);
/* harmony import */ var _read_inside_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2587);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9125);








function commitsOnce() {
    const known = new Map();
    return (repo, revision) => {
        const key = JSON.stringify([repo, revision]);
        const before = known.get(key);
        if (before !== undefined)
            return before;
        const found = (0,_read_git_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveCommit */ .WL)(repo, revision);
        const commit = found.missing ? revision : found.value;
        known.set(key, commit);
        return commit;
    };
}
function trackedFiles(path, { base, head }, commitAt, mostBytes) {
    const written = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const folder = nearestFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(written));
    const named = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, written));
    const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(written) ? [named, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(written)] : [named];
    return [...new Set(files)].flatMap((file) => {
        const answer = (0,_read_git_command_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .E)(nearestFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)), ['rev-parse', '--show-toplevel']);
        if (!answer.ok)
            return [];
        const repo = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(answer.stdout.toString('utf8').replace(/\n$/, ''));
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repo, file);
        if (!(0,_read_inside_js__WEBPACK_IMPORTED_MODULE_5__/* .isBelow */ .Y)(inside))
            return [];
        const inGit = inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
        const at = (revision) => (0,_read_git_js__WEBPACK_IMPORTED_MODULE_3__/* .fileAt */ .Wd)(repo, commitAt(repo, revision), inGit, mostBytes);
        return [{ path: inGit, base: at(base), head: at(head) }];
    });
}
function nearestFolder(folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder ? folder : nearestFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder));
}
const MOST_SNAPSHOT_BYTES = 512 * 1024 ** 2;
function snapshotOriginProblems(paths, revisions, commitAt = commitsOnce()) {
    return paths
        .filter((path) => path !== '-' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        .flatMap((written) => {
        const changed = trackedFiles(written, revisions, commitAt, MOST_SNAPSHOT_BYTES).find(({ base, head }) => head.bytes !== null &&
            !(base.bytes?.equals(head.bytes) === true || base.bytes?.equals((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(written)) === true));
        return changed ? [originProblem(written, changed, revisions)] : [];
    });
}
function originProblem(written, { path, base }, revisions) {
    const snapshot = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(written));
    const [before, after] = [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(revisions.base)), (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(revisions.head))];
    const message = base.bytes === null
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `The snapshot ${snapshot} is only in ${after}, not in ${before}: a change must not choose its fleet. Merge it first, or use a snapshot from elsewhere.`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `The snapshot ${snapshot} differs between ${after} and ${before}: a change must not choose its fleet. Use the old one: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(`git show ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(revisions.base)}:${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(path)}`)}`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .errorAt */ .Os)(null, 'inventory-from-head', message);
}


/***/ })

};
