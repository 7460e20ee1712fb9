export const id = 635;
export const ids = [635];
export const modules = {

/***/ 1979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ baseConfig)
/* harmony export */ });
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7085);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9989);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8558);
/* harmony import */ var _output_file_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9836);
/* harmony import */ var _read_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3431);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1460);
/* harmony import */ var _tracked_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9838);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9125);










const MOST_BYTES = 256 * 1024;
function baseConfig(path, revisions, commitAt = (0,_tracked_files_js__WEBPACK_IMPORTED_MODULE_7__/* .commitsOnce */ .a)()) {
    if (path === null) {
        const config = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultConfig */ .s)();
        return { config, placeOf: null, rulesFrom: 'the built-in defaults', notices: [], proposed: null };
    }
    if (revisions === null)
        return fromDisk(path);
    for (const place of (0,_tracked_files_js__WEBPACK_IMPORTED_MODULE_7__/* .inRepository */ .y)(path)) {
        const tracked = between(path, place, revisions, commitAt);
        if (tracked !== null)
            return tracked;
    }
    return fromDisk(path);
}
function fromDisk(path) {
    try {
        return named((0,_config_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .X)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8'), path), path);
    }
    catch (error) {
        return refused('unreadable-config', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `The configuration ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .name */ .UU)('file', (0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(path))} cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(error))}`);
    }
}
function named(read, rulesFrom) {
    return 'problems' in read ? read : { ...read, rulesFrom, notices: [], proposed: null };
}
function between(written, { repo, path }, { base, head }, commitAt) {
    const at = (revision) => (0,_read_git_js__WEBPACK_IMPORTED_MODULE_5__/* .fileAt */ .Wd)(repo, commitAt(repo, revision), path, MOST_BYTES);
    const shown = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .name */ .UU)('file', (0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(written));
    const [before, after] = [at(base), at(head)];
    const [first] = before.problems;
    if (first)
        return { problems: before.problems };
    if (before.bytes === null) {
        if (after.bytes === null && after.problems.length === 0)
            return null;
        return refused('config-from-head', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `The configuration ${shown} is only in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(head))}, not in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(base))}: a change must not bring its own rules. Merge it first, or give a file outside the repository.`);
    }
    const where = `${written} of ${base}`;
    const text = (0,_read_text_js__WEBPACK_IMPORTED_MODULE_6__/* .decodeUtf8 */ ._6)(before.bytes);
    if (text === null)
        return refused('invalid-config', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `The configuration ${shown} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(base))} is not UTF-8 text.`);
    const read = named((0,_config_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .X)(text, path), where);
    if ('problems' in read)
        return read;
    if (after.bytes?.equals(before.bytes))
        return { ...read, notices: diskNotice(written, base, before.bytes) };
    const afterText = after.bytes && (0,_read_text_js__WEBPACK_IMPORTED_MODULE_6__/* .decodeUtf8 */ ._6)(after.bytes);
    if (after.problems.length > 0 || (after.bytes && afterText === null))
        return refused('invalid-config', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `In ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(head))} the configuration ${shown} cannot be read. ${after.problems[0]?.message ?? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `It is not UTF-8 text.`}`);
    const notice = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `This change edits the fleetplan configuration (${shown}); the version of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(base)} was used. Review that change separately.`;
    const proposed = { before: read.config, file: path, text: afterText, isFirst: false };
    return { ...read, notices: [notice], proposed };
}
function diskNotice(written, base, used) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(written) && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(written).equals(used))
        return [];
    return [
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .name */ .UU)('file', (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(written))} on disk differs from the version of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(base)}, which was used.`,
    ];
}
function refused(id, says) {
    return { problems: [(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, id, says)] };
}


/***/ }),

/***/ 3423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ deliverParts),
/* harmony export */   c: () => (/* binding */ deliver)
/* harmony export */ });
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7085);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8558);
/* harmony import */ var _output_file_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9836);
/* harmony import */ var _output_save_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(369);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9125);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(755);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5608);







function deliver(path, report, kind, code, output) {
    if (path === null)
        return (0,_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .codeAfter */ .YK)(output.print(report, kind), code, output);
    return saved(path, report, output) ? code : _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .COULD_NOT_JUDGE */ .Ge;
}
function deliverParts(path, parts, kind, output) {
    if (path !== null)
        return saved(path, parts, output) ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .PASS */ .CQ : _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .COULD_NOT_JUDGE */ .Ge;
    for (const part of parts) {
        const delivery = output.print(part, kind);
        if (delivery.kind === 'delivered')
            continue;
        if (delivery.kind === 'closed')
            output.say('fleetplan: the reader of the snapshot closed before it was complete');
        return delivery.kind === 'closed' ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .COULD_NOT_JUDGE */ .Ge : (0,_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .codeAfter */ .YK)(delivery, _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .PASS */ .CQ, output);
    }
    return _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .PASS */ .CQ;
}
function saved(path, report, output) {
    try {
        (0,_output_save_js__WEBPACK_IMPORTED_MODULE_2__/* .saveFile */ .O)(path, report);
        return true;
    }
    catch (error) {
        if (typeof report === 'string' && (0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$)(error) === 'EPIPE')
            return true;
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `The report cannot be written to ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)('file', (0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(path))}: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)('object', (0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A)(error))}`;
        (0,_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .printProblems */ .M)([(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'unwritable-output', message)], output);
        return false;
    }
}


/***/ }),

/***/ 808:
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
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/config/default-path.js
var default_path = __webpack_require__(214);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/guards/proposed-coverage.js
var proposed_coverage = __webpack_require__(6910);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/visible.js
var visible = __webpack_require__(8558);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/remote-charts/allowed.js
var allowed = __webpack_require__(3380);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/remote-charts/remote-charts.js + 5 modules
var remote_charts = __webpack_require__(4671);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/remote-charts/cache-folder.js
var cache_folder = __webpack_require__(1423);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/run.js + 71 modules
var run = __webpack_require__(2776);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/tracked-files.js
var tracked_files = __webpack_require__(9838);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/base-config.js
var base_config = __webpack_require__(1979);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/output-path.js
var output_path = __webpack_require__(7989);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/problems.js
var problems = __webpack_require__(5608);
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
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/commit-sides.js
var commit_sides = __webpack_require__(6831);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/sides.js + 22 modules
var sources_sides = __webpack_require__(4078);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/usage-error.js
var usage_error = __webpack_require__(6266);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/sides.js











async function sidesFor(args, policies, cluster = { isListed: false, isOneOfSeveral: false, target: null }, commitAt = (0,tracked_files/* commitsOnce */.a)()) {
    const options = {
        ...(cluster.target === null ? {} : { cluster: cluster.target }),
        branch: branchOf(args.baseRef),
        mayHoldPlanned: planned_kinds/* mayHoldPlanned */.pR,
        ...(cluster.charts === undefined ? {} : { charts: cluster.charts }),
        ...(cluster.rendered === undefined ? {} : { cache: cluster.rendered }),
    };
    const others = cluster.target?.others.flatMap((one) => one.policies) ?? [];
    const { headRef, baseRef } = args;
    if (headRef !== null)
        return ofRevisions({ headRef, baseRef }, policies, { ...options, commitAt }, others);
    const folders = countsFrom(args, policies, cluster.isListed);
    if (cluster.isOneOfSeveral && (policies === null || folders === null)) {
        throw new usage_error/* UsageError */.e('the configuration lists several clusters: give --head and --base one folder each, from which their `policies` count, or choose a cluster with --cluster');
    }
    if (policies === null || folders === null)
        return ofPaths(args);
    return ofFolders(folders, policies, options, others);
}
async function ofRevisions({ headRef, baseRef }, policies, { commitAt, ...options }, others) {
    if (policies === null)
        throw new usage_error/* UsageError */.e('--head-ref needs --config FILE with `policies`, which names the policy files of the revision');
    const at = (revision) => ({
        commit: commitAt(process.cwd(), revision),
        label: revision,
    });
    const commits = { base: baseRef === null ? null : at(baseRef), head: at(headRef) };
    return (0,commit_sides/* commitSides */.E)(process.cwd(), commits, policies, options, others);
}
async function ofFolders({ base: before, head: after }, policies, options, others) {
    const base = before === null ? null : ofFolder(before);
    const head = ofFolder(after);
    const sides = await (0,sources_sides/* sidesOf */.Mm)(policies, head, base, options);
    if (base === null || before === null)
        return sides;
    return (0,sources_sides/* withOutside */.yG)(sides, policies, (outside) => (0,read_outside/* changedOutside */.g)(base.root, head.root, outside), { base: base.prefix, head: head.prefix }, others);
}
function countsFrom(args, policies, isListed) {
    return policies !== null && (isListed || policies.some(sources_sides/* isRendered */.Ih)) ? foldersOf(args) : null;
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
async function ofPaths(args) {
    const roots = new Map();
    const head = fromPaths(args.head, roots);
    const base = args.base.length > 0 ? fromPaths(args.base, roots) : null;
    const folders = foldersOf(args);
    if (folders === null || folders.base === null)
        return { head, base };
    const [before, after] = [ofFolder(folders.base, roots), ofFolder(folders.head, roots)];
    return (0,sources_sides/* withOutside */.yG)({ head, base }, [], (outside) => (0,read_outside/* changedOutside */.g)(before.root, after.root, outside), {
        base: before.prefix,
        head: after.prefix,
    });
}
function fromPaths(paths, roots) {
    return { ...(0,read_folder/* readPaths */.Vv)(paths, { roots }), label: paths.join(' '), renderedPaths: [] };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/snapshot-file.js
var snapshot_file = __webpack_require__(7168);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/problem.js
var problem = __webpack_require__(7085);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/git.js + 3 modules
var git = __webpack_require__(3431);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/snapshot-origin.js






const MOST_BYTES = 512 * 1024 ** 2;
function snapshotOriginProblems(paths, revisions, commitAt = (0,tracked_files/* commitsOnce */.a)()) {
    return paths
        .filter((path) => path !== '-' && (0,external_node_fs_.existsSync)(path))
        .flatMap((path) => {
        const problems = (0,tracked_files/* inRepository */.y)(path).map((file) => originProblem(path, file, revisions, commitAt));
        return problems.find((problem) => problem !== null) ?? [];
    });
}
function originProblem(written, { repo, path }, { base, head }, commitAt) {
    const at = (revision) => (0,git/* fileAt */.Wd)(repo, commitAt(repo, revision), path, MOST_BYTES).bytes;
    const [atBase, atHead] = [at(base), at(head)];
    if (atHead === null)
        return null;
    if (atBase !== null && (atBase.equals(atHead) || atBase.equals((0,external_node_fs_.readFileSync)(written))))
        return null;
    const [snapshot, before, after] = [
        (0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(written)),
        (0,text_text/* code */.aY)((0,visible/* visible */.RK)(base)),
        (0,text_text/* code */.aY)((0,visible/* visible */.RK)(head)),
    ];
    const message = atBase === null
        ? (0,text_text/* text */.Qq) `The snapshot ${snapshot} is only in ${after}, not in ${before}: a change must not choose its fleet. Merge it first, or use a snapshot from elsewhere.`
        : (0,text_text/* text */.Qq) `The snapshot ${snapshot} differs between ${after} and ${before}: a change must not choose its fleet. Use the old one: ${(0,text_text/* code */.aY)(`git show ${(0,visible/* visible */.RK)(base)}:${(0,visible/* visible */.RK)(path)}`)}`;
    return (0,problem/* errorAt */.Os)(null, 'inventory-from-head', message);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/inputs.js

















async function readInputs(args, output) {
    const commitAt = (0,tracked_files/* commitsOnce */.a)();
    const read = (0,base_config/* baseConfig */._)(args.config, revisionsOf(args), commitAt);
    if ('problems' in read) {
        (0,problems/* printProblems */.M)(read.problems, output);
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
        throw new usage_error/* UsageError */.e(error instanceof Error ? error.message : String(error));
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
    const folders = countsFrom(args, config.policies, path.length > 0) === null ? {} : { head: [], base: [] };
    if (args.output !== null)
        (0,output_path/* refuseInputs */.g)(args.output, { ...args, ...folders, snapshot: files }, [base, head]);
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
        const unread = path === null && (0,external_node_fs_.existsSync)(default_path/* DEFAULT_CONFIG */.P)
            ? `; ${default_path/* DEFAULT_CONFIG */.P} is here, and is read with --config ${default_path/* DEFAULT_CONFIG */.P}`
            : '';
        throw new usage_error/* UsageError */.e(`missing --snapshot FILE... (or \`snapshot\` in the configuration${where})${unread}`);
    }
    if (isOneOfSeveral) {
        throw new usage_error/* UsageError */.e('--snapshot is for one cluster, and the configuration lists several; choose one with --cluster, or set `snapshot` for each');
    }
    return snapshot;
}
function revisionsOf({ baseRef, headRef }) {
    return baseRef === null || headRef === null ? null : { base: baseRef, head: headRef };
}
function originProblems(args, files, commitAt) {
    const revisions = revisionsOf(args);
    return revisions === null ? [] : snapshotOriginProblems(files, revisions, commitAt);
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
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8558);
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9057);
/* harmony import */ var _read_globs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1432);
/* harmony import */ var _read_inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2587);
/* harmony import */ var _read_git_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1883);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6266);








function refuseInputs(output, inputs, sides) {
    const why = notWritable(output) ?? amongInputs(output, inputs, sides);
    if (why !== null)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`--output ${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(output)} ${why}; choose another file`);
    const written = fileAt(output);
    if (written === null)
        return;
    const { snapshot, config, head = [], base = [], headRef = null } = inputs;
    const root = headRef === null ? '.' : rootOfRepository();
    const policies = sides.flatMap((side) => (side === null ? [] : filesOf(side)));
    const named = [
        ...snapshot,
        ...(config === null ? [] : [config]),
        ...[...head, ...base].filter((path) => path === _read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .STANDARD_INPUT */ .XO),
        ...policies.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path)),
    ];
    if (!named.some((path) => fileAt(path) === written))
        return;
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`--output ${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(output)} is an input of this command; choose another file`);
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
        laid ||= (0,_read_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .F)(tree, next);
        if (++links > MOST_LINKS)
            break;
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(next);
        if (target.startsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            at = node_path__WEBPACK_IMPORTED_MODULE_1__.sep;
        steps.unshift(...target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    }
    return { laid, path: at };
}
const READ_IN_FOLDERS = new Set(['.yaml', '.yml', '.json']);
function amongInputs(output, { head = [], base = [] }, sides) {
    const { path } = followed(output, workTree());
    const rendered = sides.flatMap((side) => side?.renderedPaths ?? []).filter((one) => (0,_read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolder */ .lQ)(one));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && rendered.some((one) => (0,_read_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .F)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(one), path)))
        return 'is a file of a folder from which policies are rendered';
    if (!READ_IN_FOLDERS.has((0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(path).toLowerCase()))
        return null;
    const folder = [head, base].flatMap((paths) => (isTakenOut(path, paths) ? [] : paths.filter(_read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolder */ .lQ)));
    const reads = folder.find((one) => (0,_read_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .F)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(one), path));
    return reads === undefined
        ? null
        : `lies in ${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(reads)}, where the next run would read it as an input`;
}
function isTakenOut(path, paths) {
    const { globs } = (0,_read_globs_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlobs */ .tI)([_read_globs_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_FILE */ .WO, ...paths.filter((one) => one.startsWith('!'))]);
    return !globs.matches((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.cwd()), path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'));
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
    const answer = (0,_read_git_command_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)(process.cwd(), ['rev-parse', '--show-toplevel']);
    return answer.ok ? answer.stdout.toString('utf8').trimEnd() : '.';
}


/***/ }),

/***/ 5608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ printProblems)
/* harmony export */ });
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3499);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2490);


function printProblems(problems, output) {
    for (const problem of problems) {
        const { place } = problem;
        const where = place ? `${place.file}:${place.line}:${place.column}: ` : '';
        output.say(`${where}${problem.severity}: ${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlain */ .Ul)(problem.message)} [${problem.code}]`);
        for (const line of problem.picture?.split('\n') ?? [])
            output.say(`    ${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo)(line)}`);
    }
}


/***/ }),

/***/ 9060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ terminalOptions)
/* harmony export */ });
function terminalOptions(path, output) {
    return {
        colour: path === null && output.isTerminal && !process.env['NO_COLOR'],
        width: Math.min(160, Math.max(60, output.columns)),
    };
}


/***/ }),

/***/ 9838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ commitsOnce),
/* harmony export */   y: () => (/* binding */ inRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _read_git_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1883);
/* harmony import */ var _read_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3431);




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
function inRepository(path) {
    const written = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const folder = nearestFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(written));
    const named = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, written));
    const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(written) ? [named, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(written)] : [named];
    return [...new Set(files)].flatMap((file) => {
        const answer = (0,_read_git_command_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(nearestFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)), ['rev-parse', '--show-toplevel']);
        if (!answer.ok)
            return [];
        const repo = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(answer.stdout.toString('utf8').replace(/\n$/, ''));
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repo, file);
        const isBelow = !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside) && !inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
        return isBelow ? [{ repo, path: inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/') }] : [];
    });
}
function nearestFolder(folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder ? folder : nearestFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder));
}


/***/ })

};
