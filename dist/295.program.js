export const id = 295;
export const ids = [295];
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
    const { head, base, snapshot = [], config = null, cluster = null, output = null, at, horizon } = written;
    const { 'head-ref': headRef = null, 'base-ref': baseRef = null } = written;
    if (headRef === null && !head)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`missing --head PATH... (or --base-ref REV --head-ref REV) for ${command}`);
    if (headRef === null && baseRef !== null)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('--base-ref needs --head-ref');
    if (headRef !== null && base)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('--base cannot be used with --head-ref; use --base-ref');
    return {
        ...{ head: head ?? [], base: base ?? [], baseRef, headRef, snapshot, config, cluster, output },
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

/***/ 7295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gateCommand: () => (/* binding */ gateCommand),
/* harmony export */   whenCommand: () => (/* binding */ whenCommand)
/* harmony export */ });
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9730);
/* harmony import */ var _gate_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1569);
/* harmony import */ var _gate_when_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8622);
/* harmony import */ var _plan_canonical_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4213);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7763);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5986);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4317);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3423);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2574);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5324);
/* harmony import */ var _output_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7989);
/* harmony import */ var _report_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4804);












const DEFAULT_FOR = '14d';
const LONGEST_FOR_MS = 92 * 86_400_000;
async function gateCommand(argv, output) {
    const { values } = (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .readArguments */ .lR)('gate', argv);
    const { 'expect-digest': digest = null, reviewed = null } = values;
    if (digest !== null && (0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDigest */ .m)(digest) === null)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`--expect-digest must be the digest of a plan, sha256: and 64 digits, not "${digest}"`);
    const format = (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .oneOf */ .yL)('--format', values.format ?? 'text', _report_index_js__WEBPACK_IMPORTED_MODULE_4__/* .PLACELESS_FORMATS */ .yr);
    const args = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__/* .planArguments */ .up)(values, 'gate');
    const read = await (0,_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .readInputs */ .K)(args, output);
    if (read === null)
        return _deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .NOT_EVALUATED */ ._q;
    (0,_output_path_js__WEBPACK_IMPORTED_MODULE_10__/* .refuseInputs */ .g)(args.output, reviewed === null ? [] : [reviewed]);
    const decideAt = (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .decider */ .r$)(read.inputs, {
        digest,
        reviewed: reviewed === null ? null : (0,_report_files_js__WEBPACK_IMPORTED_MODULE_11__/* .loadReviewed */ .YR)(reviewed),
    });
    const report = (0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .gateReport */ .W)(decideAt, read.inputs[0].at);
    const detail = read.config.comment.detail ?? 'full';
    const text = (0,_report_index_js__WEBPACK_IMPORTED_MODULE_4__/* .renderGate */ .eh)(report, format, { ...(0,_deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .terminalOptions */ .Z8)(args.output, output), detail });
    return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .deliver */ .cK)(args.output, text, (0,_deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .kindOf */ .I)(format), (0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .gateExitCode */ .B)(report.decision), output);
}
async function whenCommand(argv, output) {
    const { values } = (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .readArguments */ .lR)('plan', argv);
    const forMs = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0)('--for', values.for ?? DEFAULT_FOR);
    if (forMs > LONGEST_FOR_MS)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb('--for must be 92d at most');
    const format = (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .oneOf */ .yL)('--format', values.format ?? 'text', _report_index_js__WEBPACK_IMPORTED_MODULE_4__/* .PLACELESS_FORMATS */ .yr);
    if (values.scenario !== undefined)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb('--scenario cannot be used with --when');
    const args = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__/* .planArguments */ .up)(values, 'plan --when');
    const read = await (0,_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .readInputs */ .K)(args, output);
    if (read === null)
        return _deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .NOT_EVALUATED */ ._q;
    const from = read.inputs[0].at;
    const decideAt = (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .decider */ .r$)(read.inputs, { digest: null, reviewed: null });
    const times = (0,_gate_when_js__WEBPACK_IMPORTED_MODULE_2__/* .startTimes */ .P)(decideAt, from, from + Math.max(_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ, forMs));
    const text = (0,_report_index_js__WEBPACK_IMPORTED_MODULE_4__/* .renderStartTimes */ .VD)(times, format, (0,_deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .terminalOptions */ .Z8)(args.output, output));
    const code = times.spans.length > 0 ? 0 : times.last.isUnknown ? _deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .NOT_EVALUATED */ ._q : 1;
    return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .deliver */ .cK)(args.output, text, (0,_deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .kindOf */ .I)(format), code, output);
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

/***/ 4804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ unchanged),
/* harmony export */   PQ: () => (/* binding */ lastReport),
/* harmony export */   YC: () => (/* binding */ legFiles),
/* harmony export */   YR: () => (/* binding */ loadReviewed),
/* harmony export */   _U: () => (/* binding */ loadLegs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(163);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3972);
/* harmony import */ var _merge_leg_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8521);
/* harmony import */ var _output_file_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9836);
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9057);
/* harmony import */ var _read_folder_root_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1708);
/* harmony import */ var _read_globs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1432);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1460);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7763);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5986);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9125);
/* harmony import */ var _snapshot_file_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7168);














const MIB = 1024 ** 2;
const MOST_BYTES = { leg: 64 * MIB, reviewed: 256 * MIB };
const JSON_FILE = /\.json$/;
function unchanged([first, ...rest]) {
    const both = (input) => ({ ...input, base: input.head });
    return [both(first), ...rest.map(both)];
}
async function lastReport(path, called, [input, ...others]) {
    if (isReport(path))
        return loadReviewed(path);
    if (others.length > 0)
        throw new Error(`${called} is a snapshot, which is of one cluster, and the configuration lists several; choose one of them, or give the last JSON report`);
    const { snapshot, problems } = await (0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_12__/* .loadSnapshot */ .N)([path]);
    const at = snapshot.takenAt ?? input.at;
    const run = (0,_run_js__WEBPACK_IMPORTED_MODULE_10__/* .makeRun */ .SA)([{ ...input, snapshot, snapshotProblems: problems, at }]);
    if (run.verdict === 'unknown') {
        const [first] = run.reports[0].plan.problems.filter(({ severity }) => severity === 'error');
        const why = first ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutStop */ .f6)(first.message) : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq) `it could not be evaluated`;
        return { unusable: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq) `cannot be made of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_13__/* .visible */ .RK)(path))}: ${why}` };
    }
    const last = (0,_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__/* .readReviewed */ .q)((0,_report_index_js__WEBPACK_IMPORTED_MODULE_9__/* .renderRun */ .eJ)(run, 'json'));
    if (snapshot.takenAt !== null || 'unusable' in last)
        return last;
    return { ...last, clusters: last.clusters.map((one) => ({ ...one, isUndated: true })) };
}
function isReport(path) {
    try {
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
        try {
            const head = Buffer.alloc(64);
            return /^\s*\{\s*"schemaVersion"/.test(head.toString('utf8', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, head)));
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        }
    }
    catch {
        return false;
    }
}
function loadReviewed(path) {
    const read = reportText(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path), MOST_BYTES.reviewed);
    return 'why' in read
        ? { unusable: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_13__/* .visible */ .RK)(path))} ${read.why}` }
        : (0,_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__/* .readReviewed */ .q)(read.text);
}
function loadLegs(paths, below = '.') {
    return paths
        .flatMap((path) => filesOf(path, below))
        .map((file) => {
        if (typeof file !== 'string')
            return file;
        const source = (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_13__/* .visible */ .RK)(file);
        const read = reportText(() => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(below, file), MOST_BYTES.leg);
        if ('why' in read)
            return { source, why: read.why };
        return (0,_merge_leg_js__WEBPACK_IMPORTED_MODULE_3__/* .readLegs */ .C0)(source, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file).replace(JSON_FILE, ''), read.text);
    });
}
function legFiles(paths) {
    return paths.flatMap((path) => filesOf(path, '.')).filter((file) => typeof file === 'string');
}
function filesOf(written, below) {
    const source = (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_13__/* .visible */ .RK)(written);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(below, written), { throwIfNoEntry: false });
        if (stats?.isDirectory() === false || (stats === undefined && !(0,_read_globs_js__WEBPACK_IMPORTED_MODULE_7__/* .isPattern */ .Pt)(written)))
            return [written];
        const { folder, rest } = stats === undefined ? (0,_read_globs_js__WEBPACK_IMPORTED_MODULE_7__/* .splitPattern */ .zm)(written) : { folder: written, rest: '**' };
        const { globs } = (0,_read_globs_js__WEBPACK_IMPORTED_MODULE_7__/* .compileGlobs */ .tI)([rest]);
        const found = (0,_read_folder_root_js__WEBPACK_IMPORTED_MODULE_6__/* .filesBelow */ .D)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(below, folder)).entries.map(({ path }) => path);
        const files = found.filter((path) => JSON_FILE.test(path) && globs.matches(path));
        if (files.length > 0)
            return files.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path));
        return [{ source, why: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq) `contains no JSON file, so no report` }];
    }
    catch (error) {
        return [{ source, why: unreadable(error) }];
    }
}
function reportText(find, mostBytes) {
    try {
        const path = find();
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (!stats.isFile() || stats.size > mostBytes)
            return { why: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq) `is not a file of at most ${mostBytes / MIB} MiB` };
        const bytes = (0,_read_file_js__WEBPACK_IMPORTED_MODULE_5__/* .bytesOf */ .$$)(path, path, { files: 1, bytesPerFile: mostBytes, bytes: mostBytes });
        if (!Buffer.isBuffer(bytes))
            return { why: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq) `cannot be read by this user` };
        const decoded = (0,_read_text_js__WEBPACK_IMPORTED_MODULE_8__/* .decodeUtf8 */ ._6)(bytes);
        return decoded === null ? { why: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq) `is not UTF-8 text` } : { text: decoded };
    }
    catch (error) {
        return { why: unreadable(error) };
    }
}
function unreadable(error) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq) `cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutStop */ .f6)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .foreign */ .V$)((0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(error)))}`;
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

/***/ 1569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ gateExitCode),
/* harmony export */   W: () => (/* binding */ gateReport)
/* harmony export */ });
/* harmony import */ var _outlook_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2308);
/* harmony import */ var _search_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7374);


function gateReport(decideAt, at) {
    const decision = decideAt(at);
    return decision.gate === 'allow'
        ? { decision, outlook: (0,_outlook_js__WEBPACK_IMPORTED_MODULE_0__/* .outlookOf */ .j)(decision.run), next: null }
        : { decision, outlook: null, next: (0,_search_js__WEBPACK_IMPORTED_MODULE_1__/* .nextAllowed */ .Q1)(decision, decideAt) };
}
function gateExitCode({ gate, isUnknown }) {
    if (gate === 'allow')
        return 0;
    return isUnknown ? 2 : 1;
}


/***/ })

};
