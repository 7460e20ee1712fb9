export const id = 519;
export const ids = [519];
export const modules = {

/***/ 4360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ baseConfig)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9989);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7085);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3972);
/* harmony import */ var _output_file_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9836);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1460);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9125);
/* harmony import */ var _tracked_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9838);









const MOST_BYTES = 256 * 1024;
function baseConfig(path, revisions, commitAt = (0,_tracked_files_js__WEBPACK_IMPORTED_MODULE_6__/* .commitsOnce */ .aM)()) {
    const unedited = { notices: [], proposed: null };
    if (path === null)
        return { config: (0,_config_read_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultConfig */ .sb)(), placeOf: null, rulesFrom: 'the built-in defaults', ...unedited };
    if (revisions !== null) {
        const isThere = ({ bytes, problems }) => bytes !== null || problems.length > 0;
        const files = (0,_tracked_files_js__WEBPACK_IMPORTED_MODULE_6__/* .trackedFiles */ .O)(path, revisions, commitAt, MOST_BYTES);
        const tracked = files.find(({ base, head }) => isThere(base) || isThere(head));
        if (tracked !== undefined)
            return fromBase(path, tracked, revisions);
    }
    try {
        const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfig */ .Xg)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'), path);
        return 'problems' in read ? read : { ...read, rulesFrom: path, ...unedited };
    }
    catch (error) {
        return refused('unreadable-config', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `The configuration ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(path))} cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)((0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error))}`);
    }
}
function fromBase(written, { path, base: before, head: after }, revisions) {
    const shown = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(written));
    const [base, head] = [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(revisions.base)), (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(revisions.head))];
    if (before.problems.length > 0)
        return { problems: before.problems };
    if (before.bytes === null)
        return refused('config-from-head', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `The configuration ${shown} is only in ${head}, not in ${base}: a change must not bring its own rules. Merge it first, or give a file outside the repository.`);
    const [text, newText] = [(0,_read_text_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeUtf8 */ ._6)(before.bytes), after.bytes && (0,_read_text_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeUtf8 */ ._6)(after.bytes)];
    const isReadable = after.problems.length === 0 && (after.bytes === null || newText !== null);
    if (text === null || !isReadable)
        return refused('invalid-config', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `The configuration ${shown} of ${text === null ? base : head} cannot be read. ${after.problems[0]?.message ?? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `It is not UTF-8 text.`}`);
    const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfig */ .Xg)(text, path);
    if ('problems' in read)
        return read;
    const result = { ...read, rulesFrom: `${written} of ${revisions.base}` };
    if (after.bytes?.equals(before.bytes)) {
        const isOnDisk = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(written) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(written).equals(before.bytes);
        const differs = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .name */ .UU)('file', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(written))} on disk differs from the version of ${base}, which was used.`;
        return { ...result, notices: isOnDisk ? [] : [differs], proposed: null };
    }
    const notice = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `This change edits the fleetplan configuration (${shown}); the version of ${base} was used. Review that change separately.`;
    const proposed = { before: read.config, file: path, text: newText, isFirst: false };
    return { ...result, notices: [notice], proposed };
}
function refused(id, says) {
    return { problems: [(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .errorAt */ .Os)(null, id, says)] };
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
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/weakened.js
var weakened = __webpack_require__(2015);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/run.js + 57 modules
var run = __webpack_require__(5986);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/remote-charts/allowed.js
var allowed = __webpack_require__(3380);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/remote-charts/remote-charts.js + 1 modules
var remote_charts = __webpack_require__(8172);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/base-config.js
var base_config = __webpack_require__(4360);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/deliver.js
var deliver = __webpack_require__(3423);
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
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/sides.js + 18 modules
var sides = __webpack_require__(3279);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/sides.js







async function sidesFor(paths, policies, cluster, { isOneOfSeveral, rendered, commitAt, charts }) {
    const { headRef, baseRef } = paths;
    const options = {
        ...{ cluster: cluster.target, branch: branchOf(baseRef), mayHoldPlanned: planned_kinds/* mayHoldPlanned */.pR, charts },
        cache: rendered,
    };
    if (headRef !== null) {
        if (policies === null)
            throw new edge_options/* UsageError */.eb('--head-ref needs --config FILE with `policies`, which names the policy files of the revision');
        const at = (label) => ({ commit: commitAt(process.cwd(), label), label });
        const commits = { base: baseRef === null ? null : at(baseRef), head: at(headRef) };
        return (0,sides/* commitSides */.EH)(process.cwd(), commits, policies, options);
    }
    const isSourced = policies !== null && (cluster.isListed || policies.some(sides/* isRendered */.Ih));
    const folders = isSourced ? foldersOf(paths) : null;
    if (isSourced && folders !== null)
        return (0,sides/* sidesOf */.Mm)(policies, folders.head(), folders.base?.() ?? null, options);
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
    if (after === undefined || more.length > 0 || base.length > 1)
        return null;
    if (![after, ...base].every(file/* isFolder */.lQ))
        return null;
    const originOf = (folder) => () => {
        const { root, prefix, read } = (0,read_paths/* givenFolder */.q)(folder, rootAt);
        return { root, label: folder, prefix, readFiles: (globs) => Promise.resolve(read(globs)) };
    };
    return { head: originOf(after), base: before === undefined ? null : originOf(before) };
}
function ofPaths(paths) {
    const rootAt = (0,lookup/* once */.Oo)(folder_root/* folderRoot */.P);
    const sideOf = (named) => ({
        ...(0,read_paths/* readPaths */.V)(named, { rootAt }),
        label: named.join(' '),
        renderedPaths: [],
    });
    const [head, base] = [sideOf(paths.head), paths.base.length > 0 ? sideOf(paths.base) : null];
    const folders = foldersOf(paths, rootAt);
    if (base === null || folders === null || folders.base === null)
        return { head, base };
    return (0,sides/* withOutside */.yG)({ head, base }, { base: folders.base(), head: folders.head() }, []);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/snapshot-file.js
var snapshot_file = __webpack_require__(7168);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/tracked-files.js
var tracked_files = __webpack_require__(9838);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/inputs.js
















async function readInputs(args, output) {
    const { baseRef, headRef } = args;
    const revisions = baseRef === null || headRef === null ? null : { base: baseRef, head: headRef };
    const commitAt = (0,tracked_files/* commitsOnce */.aM)();
    const read = (0,base_config/* baseConfig */._)(args.config, revisions, commitAt);
    if ('problems' in read) {
        (0,deliver/* printProblems */.Mr)(read.problems, output);
        return null;
    }
    const { clusters, key } = clustersFor(args, read.config);
    const charts = new remote_charts/* RemoteCharts */.Gv();
    const run = { isOneOfSeveral: clusters.length > 1, rendered: new Map(), commitAt };
    const inputs = [];
    for (const [i, cluster] of clusters.entries()) {
        const { reading, planning } = progressOf(output, cluster.config.cluster, [i, clusters.length]);
        reading();
        const { remotes } = cluster.config;
        const ofCluster = new allowed/* ClusterCharts */.q(charts, remotes, process.env['GITHUB_EVENT_NAME'] ?? null);
        const input = await inputOf(args, read, revisions, cluster, { ...run, charts: ofCluster });
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
        return (0,run/* chooseClusters */.F$)(config, args.cluster);
    }
    catch (error) {
        throw new edge_options/* UsageError */.eb(error instanceof Error ? error.message : String(error));
    }
}
async function inputOf(args, read, revisions, { config, path, target }, run) {
    const files = snapshotsOf(args, config, run.isOneOfSeveral);
    const { snapshot, problems } = await (0,snapshot_file/* loadSnapshot */.N)(files);
    const cluster = { isListed: path.length > 0, target };
    const { base, head } = await sidesFor(args, config.policies, cluster, run);
    const named = (0,lookup/* present */.Eb)([...files, ...args.head, ...args.base, args.config]);
    (0,output_path/* refuseInputs */.g)(args.output, named, [base, head], args.headRef !== null);
    const proposedConfig = await (0,weakened/* withCoverage */.XU)(read.proposed, {
        ...{ config, base, snapshot },
        read: async (proposed) => {
            const ofBase = { ...args, headRef: args.baseRef, baseRef: null };
            const others = { ...cluster, target: proposed.target };
            return (await sidesFor(ofBase, proposed.config.policies, others, run)).head;
        },
    });
    const origins = revisions === null ? [] : (0,tracked_files/* snapshotOriginProblems */.pH)(files, revisions, run.commitAt);
    return {
        ...{ base, head, snapshot, config, proposedConfig },
        snapshotProblems: [...origins, ...problems],
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
    const folders = both.flatMap(({ renderedPaths = [] }) => renderedPaths.filter((one) => (0,_read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolder */ .lQ)(one)));
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

/***/ 1519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planCommand: () => (/* binding */ planCommand)
/* harmony export */ });
/* harmony import */ var _text_instant_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5357);
/* harmony import */ var _plan_passed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4254);
/* harmony import */ var _read_shipped_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7772);
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(650);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7763);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5986);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3423);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2574);
/* harmony import */ var _tried_fixes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9285);









async function planCommand(args, output) {
    const read = await (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .readInputs */ .K)(args, output);
    if (read === null)
        return _deliver_js__WEBPACK_IMPORTED_MODULE_5__/* .NOT_EVALUATED */ ._q;
    const { run } = (0,_tried_fixes_js__WEBPACK_IMPORTED_MODULE_7__/* .withTriedFixes */ .SH)(read.inputs, (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .makeRun */ .SA)(read.inputs));
    if (args.verbose)
        for (const line of (0,_plan_passed_js__WEBPACK_IMPORTED_MODULE_0__/* .passedLines */ .eQ)(run))
            output.say(`fleetplan: ${line}`);
    const { key } = read;
    const text = await reportText(run, args, {
        ...{ ...(0,_deliver_js__WEBPACK_IMPORTED_MODULE_5__/* .terminalOptions */ .Z8)(args.output, output), key, rulePage: _read_shipped_js__WEBPACK_IMPORTED_MODULE_1__/* .rulePage */ .g },
        detail: read.config.comment.detail ?? 'full',
        verbose: args.verbose,
    });
    return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_5__/* .deliver */ .cK)(args.output, text, (0,_deliver_js__WEBPACK_IMPORTED_MODULE_5__/* .kindOf */ .I)(args.format), (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .exitCodeOf */ .FO)(run), output);
}
async function reportText(run, args, options) {
    if (args.format !== 'html')
        return (0,_report_index_js__WEBPACK_IMPORTED_MODULE_3__/* .renderRun */ .eJ)(run, args.format, options) + worstRunText(run, args);
    const { renderPage } = await __webpack_require__.e(/* import() */ 725).then(__webpack_require__.bind(__webpack_require__, 6725));
    return renderPage(run, { detail: options.detail, source: null, runUrl: null, assets: (0,_read_shipped_js__WEBPACK_IMPORTED_MODULE_1__/* .pageAssets */ .t)() });
}
function worstRunText({ reports }, { format }) {
    const worstRun = reports.length === 1 ? reports[0].plan.head.worstRun : null;
    if (!worstRun || format !== 'text')
        return '';
    const at = (0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_8__/* .minuteText */ .W)(worstRun.turnsBadAt);
    const lines = worstRun.trace
        .trimEnd()
        .split('\n')
        .map((line) => `  ${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalSentence */ .wx)(line)}\n`);
    return `\nIf it turns bad at the worst moment, ${at} (hours and minutes since the start):\n${lines.join('')}`;
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
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5022);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7085);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3972);
/* harmony import */ var _read_git_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1883);
/* harmony import */ var _read_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7261);
/* harmony import */ var _read_inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2587);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9125);









function commitsOnce() {
    const inRepo = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .once */ .Oo)((repo) => (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .once */ .Oo)((revision) => {
        const found = (0,_read_git_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveCommit */ .WL)(repo, revision);
        return found.missing ? revision : found.value;
    }));
    return (repo, revision) => inRepo(repo)(revision);
}
function trackedFiles(path, { base, head }, commitAt, mostBytes) {
    const written = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const folder = nearestFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(written));
    const named = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, written));
    const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(written) ? [named, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(written)] : [named];
    return [...new Set(files)].flatMap((file) => {
        const [top] = (0,_read_git_command_js__WEBPACK_IMPORTED_MODULE_2__/* .linesOf */ .Dx)(nearestFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)), ['rev-parse', '--show-toplevel']);
        const repo = top === undefined ? null : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(top);
        const inside = repo === null ? '..' : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repo, file);
        if (repo === null || !(0,_read_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Y)(inside))
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
    const onDisk = paths.filter((path) => path !== '-' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
    return onDisk.flatMap((written) => {
        const files = trackedFiles(written, revisions, commitAt, MOST_SNAPSHOT_BYTES);
        const changed = files.find(({ base, head }) => {
            const isOfBase = (bytes) => base.bytes?.equals(bytes) === true;
            return head.bytes !== null && !isOfBase(head.bytes) && !isOfBase((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(written));
        });
        if (changed === undefined)
            return [];
        const snapshot = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(written));
        const [before, after] = [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(revisions.base)), (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(revisions.head))];
        const message = changed.base.bytes === null
            ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `The snapshot ${snapshot} is only in ${after}, not in ${before}: a change must not choose its fleet. Merge it first, or use a snapshot from elsewhere.`
            : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `The snapshot ${snapshot} differs between ${after} and ${before}: a change must not choose its fleet. Use the old one: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(`git show ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(revisions.base)}:${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(changed.path)}`)}`;
        return [(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .errorAt */ .Os)(null, 'inventory-from-head', message)];
    });
}


/***/ }),

/***/ 7772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ rulePage),
/* harmony export */   t: () => (/* binding */ pageAssets)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3136);



function rulePage(id) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(installed(), 'docs/rules');
    const file = `${id}.md`;
    if (id === 'README' || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).includes(file))
        return null;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file), 'utf8');
}
function pageAssets() {
    const dist = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(installed(), 'dist');
    return {
        script: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dist, 'page.js'), 'utf8'),
        style: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dist, 'page.css'), 'utf8'),
    };
}
function installed() {
    const [above, root] = ['..', '../..'].map((path) => (0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(new URL(path, import.meta.url)));
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above ?? '', 'docs/rules')) ? (above ?? '') : (root ?? '');
}


/***/ }),

/***/ 9285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wg: () => (/* binding */ lineIn),
  SH: () => (/* binding */ withTriedFixes)
});

// UNUSED EXPORTS: mends, triedEdit

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(6594);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/fix-edits.js


const THRESHOLDS = ['failureThreshold', 'safetyLimit', 'batchThreshold'];
function withFix(text, place, fix) {
    const settings = (0,system/* settingsOf */.f5)(fix);
    const scopes = scopesAt(text, place);
    if (settings.length === 0 || scopes.length === 0)
        return null;
    const replaced = settings.find(({ inPlaceOf }) => inPlaceOf !== undefined);
    const splices = replaced
        ? [strategySplice(text, scopes, replaced, settings)]
        : settings.map((setting) => spliceOf(text, scopes, setting));
    if (splices.includes(null))
        return null;
    const sorted = splices.filter((one) => one !== null).sort((a, b) => b.from - a.from);
    return sorted.reduce((edited, { from, to, text: now }) => edited.slice(0, from) + now + edited.slice(to), text);
}
function scopesAt(text, { line, column }) {
    const lines = new dist/* LineCounter */.HN();
    const documents = (0,dist/* parseAllDocuments */.hR)(text, { lineCounter: lines });
    const at = (lines.lineStarts[line - 1] ?? 0) + column - 1;
    if (!Array.isArray(documents))
        return [];
    const root = documents.find(({ contents, errors }) => errors.length === 0 && contents !== null && holds(contents, at));
    const scopes = [];
    for (let node = root?.contents ?? null; (0,dist/* isCollection */.P3)(node);) {
        scopes.unshift(node);
        const [inner, own] = innerAt(node, at);
        if (own && inner && scopes[0] !== inner)
            scopes.unshift(inner);
        if (own)
            break;
        node = inner;
    }
    return scopes;
}
function innerAt(node, at) {
    for (const item of node.items) {
        if (!(0,dist/* isPair */.tO)(item)) {
            if (holds(item, at))
                return [item, item.range?.[0] === at];
            continue;
        }
        const { key, value } = item;
        if (holds(key, at))
            return [value, true];
        if (value && holds(value, at))
            return [value, false];
    }
    return [null, false];
}
function holds({ range }, at) {
    return range !== null && range !== undefined && at >= range[0] && at < Math.max(range[2], range[0] + 1);
}
function fieldIn(scopes, name) {
    for (const scope of scopes) {
        const found = fieldsIn(scope, name);
        if (found.length > 0)
            return found.length === 1 ? (found[0] ?? null) : null;
    }
    return null;
}
function fieldsIn(node, name) {
    if (!(0,dist/* isCollection */.P3)(node))
        return [];
    return node.items.flatMap((item) => {
        if (!(0,dist/* isPair */.tO)(item))
            return fieldsIn(item, name);
        const pair = item;
        return [...((0,dist/* isScalar */.jn)(pair.key) && pair.key.value === name ? [pair] : []), ...fieldsIn(pair.value, name)];
    });
}
function spliceOf(text, scopes, setting) {
    if (setting.field === 'nodes')
        return budgetSplice(text, scopes, setting);
    const there = fieldIn(scopes, setting.field);
    if (there) {
        const range = there.value?.range;
        return range ? { from: range[0], to: range[1], text: valueText(setting) } : null;
    }
    if (!THRESHOLDS.includes(setting.field))
        return null;
    const strategy = ['fixed', 'linear', 'exponential'].flatMap((kind) => fieldIn(scopes, kind) ?? []);
    const [only, another] = strategy;
    return only && !another && (0,dist/* isMap */.jh)(only.value) ? firstInMap(only.value, (0,system/* settingText */.Su)(setting)) : null;
}
function valueText({ value, isText }) {
    return isText ? `"${value}"` : String(value);
}
function budgetSplice(text, scopes, setting) {
    const budgets = fieldIn(scopes, 'budgets')?.value;
    if (!(0,dist/* isSeq */.oP)(budgets) || !budgets.range)
        return null;
    const budget = `{${(0,system/* settingText */.Su)(setting)}}`;
    if (budgets.flow)
        return insertion(budgets.range[0] + 1, `${budget}${budgets.items.length > 0 ? ', ' : ''}`);
    const [first] = budgets.items;
    return first?.range ? insertion(first.range[0], `${budget}\n${dashBefore(text, first.range[0])}`) : null;
}
function firstInMap(map, setting) {
    if (!map.range)
        return null;
    if (map.flow)
        return insertion(map.range[0] + 1, map.items.length > 0 ? ` ${setting},` : setting);
    return null;
}
function insertion(at, text) {
    return { from: at, to: at, text };
}
function dashBefore(text, at) {
    return text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
}
function strategySplice(text, scopes, setting, all) {
    const written = fieldIn(scopes, setting.inPlaceOf ?? '');
    const [from, to] = [written?.key.range?.[0], written?.value?.range?.[1]];
    if (!written || from === undefined || to === undefined)
        return null;
    const thresholds = THRESHOLDS.flatMap((field) => {
        const set = all.find((one) => one.field === field);
        if (set)
            return [(0,system/* settingText */.Su)(set)];
        const [kept] = fieldsIn(written.value, field);
        return kept?.value?.range ? [`${field}: ${text.slice(kept.value.range[0], kept.value.range[1])}`] : [];
    });
    const ends = text.slice(from, to).endsWith('\n') ? '\n' : '';
    return {
        from,
        to,
        text: `fixed: { ${[`${setting.field}: ${setting.value}`, ...thresholds].join(', ')} }${ends}`,
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/run-report.js
var run_report = __webpack_require__(780);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/cause.js
var cause = __webpack_require__(6357);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/run.js + 57 modules
var src_run = __webpack_require__(5986);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/tried-fixes.js







const FINDINGS_TRIED = 4;
const MOST_GROUPS = 50;
const MOST_TARGETS = 2000;
function withTriedFixes(planned, run) {
    if (isLarge(run))
        return { run, edits: new Map() };
    const edits = new Map();
    let left = FINDINGS_TRIED;
    const tried = (finding) => {
        const { fix: asked, status, severity } = finding;
        const isDue = (status === 'new' || status === 'worsened') && severity !== 'info';
        if (!isDue || asked === null || left === 0 || editOf(planned, finding, asked) === null)
            return finding;
        left--;
        const edit = triedEdit(planned, run, finding);
        const now = edit?.fix === asked ? finding : { ...finding, ...spokenFix(edit?.fix ?? withoutValue(asked)) };
        if (edit?.line)
            edits.set(now, edit.line);
        return now;
    };
    const [first, ...others] = run.reports.map((report) => ({
        ...report,
        findings: report.findings.map(tried),
    }));
    return { run: first ? (0,run_report/* runReport */.q)([first, ...others]) : run, edits };
}
function isLarge({ reports }) {
    const groups = reports.flatMap(({ plan }) => plan.head.policies.flatMap(({ effect }) => effect.groups));
    return groups.length > MOST_GROUPS || groups.reduce((sum, { matched }) => sum + matched, 0) > MOST_TARGETS;
}
function spokenFix(advice) {
    return { fix: advice, remediation: (0,render/* toPlain */.Ul)((0,system/* fixText */.Xc)(advice)) };
}
function triedEdit(planned, run, finding) {
    let lessSevere = null;
    for (const candidate of finding.fix ? candidatesOf(finding.fix) : []) {
        const edit = editOf(planned, finding, candidate);
        const [first, ...others] = edit ? planned.map((input) => edited(input, edit)) : [];
        if (!edit || !first)
            continue;
        const after = (0,src_run/* makeRun */.SA)([first, ...others]);
        if (!mends(finding, run, after))
            continue;
        if (!after.reports.some(({ findings }) => findings.some((now) => isStillThere(now, finding))))
            return edit;
        lessSevere ??= edit;
    }
    return lessSevere;
}
function isStillThere(now, { fingerprint }) {
    return now.fingerprint === fingerprint && (now.status === 'new' || now.status === 'worsened');
}
function candidatesOf(asked) {
    const size = (0,system/* settingsOf */.f5)(asked).find(cause/* isSize */.kp);
    if (typeof size?.value !== 'number')
        return [asked];
    const stricter = new Set([Math.floor(size.value / 2), 1]);
    return [
        asked,
        ...[...stricter]
            .filter((value) => value > 0 && value !== size.value)
            .map((value) => (0,system/* withValue */.cO)(asked, size.field, value)),
    ];
}
function withoutValue(asked) {
    const fields = (0,system/* settingsOf */.f5)(asked).map(({ field }) => (0,text_text/* code */.aY)(field));
    return (0,system/* fix */.Up) `Change ${(0,text_text/* list */.p_)(fields)} together with the other limits: no value of it alone fixes this without another finding.`;
}
function editOf(planned, { place }, asked) {
    const file = place && fileIn(planned, place.file);
    const text = file ? withFix(file.text, place, asked) : null;
    if (!file || text === null || text === file.text)
        return null;
    return { fix: asked, file: file.path, text, line: lineEdit(file, text) };
}
function lineEdit({ path, text }, now) {
    const [was, is] = [text.split('\n'), now.split('\n')];
    const changed = was.flatMap((line, i) => (line === is[i] ? [] : [i]));
    const [only, another] = changed;
    if (was.length !== is.length || only === undefined || another !== undefined)
        return null;
    return { file: path, line: only + 1, before: was[only] ?? '', after: is[only] ?? '' };
}
function lineIn(planned, path, line) {
    return fileIn(planned, path)?.text.split('\n')[line - 1] ?? null;
}
function fileIn(planned, path) {
    const file = planned.flatMap(({ head }) => head.files).find((source) => source.path === path);
    return file?.renderedBy === undefined ? (file ?? null) : null;
}
function edited(input, { file, text }) {
    const write = (source) => source.path === file && source.renderedBy === undefined ? { ...source, text } : source;
    return { ...input, head: { ...input.head, files: input.head.files.map(write) } };
}
function mends(finding, before, after) {
    return after.reports.every(({ findings, plan, verdict }, i) => {
        const was = before.reports[i];
        if (!was || (verdict === 'unknown' && was.verdict !== 'unknown'))
            return false;
        const problems = new Set(was.plan.problems.map(({ code, message }) => `${code} ${(0,render/* toPlain */.Ul)(message)}`));
        return (plan.problems.every(({ code, message }) => problems.has(`${code} ${(0,render/* toPlain */.Ul)(message)}`)) &&
            findings
                .filter(({ status, severity }) => status !== 'fixed' && severity !== 'info')
                .every((now) => now.fingerprint === finding.fingerprint
                ? now.status === 'unchanged' || gravity(now) < gravity(finding)
                : was.findings.some((one) => one.fingerprint === now.fingerprint && isNoWorse(now, one))));
    });
}
const GRAVITY = ['info', 'warning', 'error'];
function gravity({ severity }) {
    return GRAVITY.indexOf(severity);
}
function isNoWorse(now, was) {
    return (was.status !== 'fixed' && gravity(now) <= gravity(was) && (now.magnitude ?? 0) <= (was.magnitude ?? 0));
}


/***/ })

};
