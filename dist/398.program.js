export const id = 398;
export const ids = [398];
export const modules = {

/***/ 4317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PLAN_OPTIONS: () => (/* binding */ PLAN_OPTIONS),
/* harmony export */   duration: () => (/* binding */ duration),
/* harmony export */   parseFailOn: () => (/* binding */ parseFailOn),
/* harmony export */   parsePlanArguments: () => (/* binding */ parsePlanArguments),
/* harmony export */   planArguments: () => (/* binding */ planArguments)
/* harmony export */ });
/* harmony import */ var _config_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1353);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2558);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5324);



const PLAN_OPTIONS = {
    head: { type: 'string', multiple: true },
    base: { type: 'string', multiple: true },
    'base-ref': { type: 'string' },
    'head-ref': { type: 'string' },
    snapshot: { type: 'string', multiple: true },
    config: { type: 'string' },
    cluster: { type: 'string' },
    at: { type: 'string' },
    horizon: { type: 'string' },
    scenario: { type: 'string' },
    format: { type: 'string' },
    output: { type: 'string' },
    'fail-on': { type: 'string' },
    verbose: { type: 'boolean' },
};
function parsePlanArguments(argv) {
    return planArguments((0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .readArguments */ .lR)(argv, PLAN_OPTIONS).values, 'plan');
}
function planArguments(values, command) {
    const { head, base, snapshot = [], config = null, cluster = null, output = null } = values;
    const { 'head-ref': headRef = null, 'base-ref': baseRef = null, 'fail-on': failOn } = values;
    if (headRef === null && !head)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`missing --head PATH... (or --base-ref REV --head-ref REV) for ${command}`);
    if (headRef === null && baseRef !== null)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('--base-ref needs --head-ref');
    if (headRef !== null && base)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('--base cannot be used with --head-ref; use --base-ref');
    return {
        ...{ head: head ?? [], base: base ?? [], baseRef, headRef, snapshot, config, cluster, output },
        at: values.at === undefined ? null : instant(values.at),
        horizonMs: values.horizon === undefined ? null : duration('--horizon', values.horizon),
        scenario: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('--scenario', values.scenario ?? 'healthy', ['healthy', 'turns-bad']),
        format: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('--format', values.format ?? 'text', [..._report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMATS */ .hR, 'html']),
        failOn: failOn === undefined ? null : parseFailOn(failOn),
        verbose: values.verbose === true,
    };
}
function parseFailOn(written) {
    return (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('--fail-on', written, ['error', 'warning', 'never']);
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

/***/ 7398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mergeCommand: () => (/* binding */ mergeCommand)
/* harmony export */ });
/* harmony import */ var _merge_merge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8272);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2558);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4317);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3423);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5324);
/* harmony import */ var _output_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7989);
/* harmony import */ var _report_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4804);







const OPTIONS = {
    expect: { type: 'string', multiple: true },
    format: { type: 'string' },
    output: { type: 'string' },
    'fail-on': { type: 'string' },
};
const USE = 'merge takes REPORT.json..., --expect NAME,..., --format, --output and --fail-on';
function mergeCommand(argv, output) {
    const { values, paths } = (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .readArguments */ .lR)(argv, OPTIONS, USE);
    const { expect = [], output: path = null, 'fail-on': failOn } = values;
    if (paths.length === 0)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb('missing REPORT.json... for merge: the JSON reports of plans');
    const format = (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)('--format', values.format ?? 'text', _report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACELESS_FORMATS */ .yr);
    const expected = expect.flatMap((one) => one.split(',')).map((one) => one.trim());
    if (expected.includes(''))
        throw new _options_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb('--expect has an empty name; give NAME,...');
    (0,_output_path_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseInputs */ .g)(path, (0,_report_files_js__WEBPACK_IMPORTED_MODULE_6__/* .legFiles */ .YC)(paths));
    const merged = (0,_merge_merge_js__WEBPACK_IMPORTED_MODULE_0__/* .merge */ .h)((0,_report_files_js__WEBPACK_IMPORTED_MODULE_6__/* .loadLegs */ ._U)(paths), {
        expected,
        failOn: failOn === undefined ? null : (0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__.parseFailOn)(failOn),
    });
    const text = (0,_report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .renderMerge */ .t3)(merged, format, (0,_deliver_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalOptions */ .Z8)(path, output));
    return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_3__/* .deliver */ .cK)(path, text, format === 'json' ? 'json' : 'lines', merged.exitCode, output);
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

/***/ 4804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YC: () => (/* binding */ legFiles),
/* harmony export */   YR: () => (/* binding */ loadReviewed),
/* harmony export */   _U: () => (/* binding */ loadLegs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(163);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3972);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9125);
/* harmony import */ var _merge_leg_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8521);
/* harmony import */ var _output_file_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9836);
/* harmony import */ var _read_folder_root_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1708);
/* harmony import */ var _read_globs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1432);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1460);










const MIB = 1024 ** 2;
const MOST_BYTES = { leg: 64 * MIB, reviewed: 256 * MIB };
const JSON_FILE = /\.json$/;
const PLAIN_FILE = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
function loadReviewed(path) {
    const read = reportText(path, MOST_BYTES.reviewed, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY);
    return 'why' in read
        ? { unusable: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(path))} ${read.why}` }
        : (0,_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__/* .readReviewed */ .q)(read.text);
}
function loadLegs(paths, below = '.') {
    return paths
        .flatMap((path) => filesOf(path, below))
        .map((file) => {
        if (typeof file !== 'string')
            return file;
        const source = (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(file);
        const read = reportText(from(below, file), MOST_BYTES.leg, PLAIN_FILE);
        if ('why' in read)
            return { source, why: read.why };
        return (0,_merge_leg_js__WEBPACK_IMPORTED_MODULE_4__/* .readLegs */ .C0)(source, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file).replace(JSON_FILE, ''), read.text);
    });
}
function legFiles(paths, below = '.') {
    return paths
        .flatMap((path) => filesOf(path, below))
        .flatMap((file) => (typeof file === 'string' ? from(below, file) : []));
}
function filesOf(written, below) {
    try {
        if ((0,_read_globs_js__WEBPACK_IMPORTED_MODULE_7__/* .isPattern */ .Pt)(written) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(below, written), { throwIfNoEntry: false }) === undefined) {
            const { folder, rest } = (0,_read_globs_js__WEBPACK_IMPORTED_MODULE_7__/* .splitPattern */ .zm)(written);
            return jsonFiles(written, folder, rest, below);
        }
        const isFolder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(from(below, written)).isDirectory();
        return isFolder ? jsonFiles(written, written, '**', below) : [written];
    }
    catch (error) {
        return broken(written, unreadable(error));
    }
}
function jsonFiles(written, folder, glob, below) {
    const { globs } = (0,_read_globs_js__WEBPACK_IMPORTED_MODULE_7__/* .compileGlobs */ .tI)([glob]);
    const files = (0,_read_folder_root_js__WEBPACK_IMPORTED_MODULE_6__/* .filesBelow */ .D)(from(below, folder))
        .entries.filter(({ path }) => JSON_FILE.test(path) && globs.matches(path))
        .map(({ path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path));
    return files.length > 0 ? files : broken(written, (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `contains no JSON file, so no report`);
}
function broken(source, why) {
    return [{ source: (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(source), why }];
}
function from(below, path) {
    return path.startsWith('/') ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(below, path);
}
function reportText(path, mostBytes, flags) {
    try {
        const isLink = (flags & node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW) !== 0 && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink();
        const bytes = isLink ? null : bytesWithin(path, mostBytes, flags);
        if (bytes === null)
            return { why: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `is not a file of at most ${mostBytes / MIB} MiB` };
        const decoded = (0,_read_text_js__WEBPACK_IMPORTED_MODULE_8__/* .decodeUtf8 */ ._6)(bytes);
        return decoded === null ? { why: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `is not UTF-8 text` } : { text: decoded };
    }
    catch (error) {
        return { why: unreadable(error) };
    }
}
function bytesWithin(path, mostBytes, flags) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        return stats.isFile() && stats.size <= mostBytes ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor) : null;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function unreadable(error) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutStop */ .f6)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .foreign */ .V$)((0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A)(error)))}`;
}


/***/ }),

/***/ 8272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ merge)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/canonical.js
var canonical = __webpack_require__(4213);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/merge/leg.js
var merge_leg = __webpack_require__(8521);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/merge/everywhere.js




const HOUR_MS = 3_600_000;
const RULE = 'same-window-everywhere';
function crossFindings(legs) {
    return [...windowsTogether(legs), ...startsTogether(legs)];
}
function windowsTogether(legs) {
    const base = legs.flatMap((leg) => openingsOf(leg, 'base'));
    const all = legs.flatMap((leg) => openingsOf(leg, 'head'));
    const baseOf = (0,lookup/* groupedBy */.me)(base, ({ policy }) => policy);
    const each = [...(0,lookup/* groupedBy */.me)(all, ({ policy }) => policy)].map(([policy, head]) => ({
        head,
        base: baseOf.get(policy) ?? [],
    }));
    const met = [{ head: all, base }, ...each].flatMap(judged).sort(mostFirst);
    const worst = met.find(({ isOld }) => !isOld) ?? met[0];
    if (!worst)
        return [];
    const { at, clusters, policies, isOld } = worst;
    return [
        {
            ...UNPLACED,
            severity: 'error',
            status: isOld ? 'unchanged' : meetings(base).length === 0 ? 'new' : 'worsened',
            message: (0,text_text/* text */.Qq) `${(0,text_text/* few */.H$)(policies.map((one) => (0,text_text/* name */.UU)('policy', one)), NAMED)}: windows open in ${(0,text_text/* count */.U9)(clusters.length, 'cluster')} (${clusterNames(clusters)}) within an hour of ${(0,text_text/* instant */.uR)(at)}. A bad change then reaches all of them before it shows in one.`,
            remediation: (0,text_text/* text */.Qq) `Let the windows of clusters open more than an hour apart, so that one of them begins alone.`,
            policy: null,
            fingerprint: `${RULE}/clusters`,
            waiver: null,
        },
    ];
}
function judged({ head, base, }) {
    const isUnmoved = JSON.stringify(head) === JSON.stringify(base);
    return meetings(head).map((one) => ({ ...one, isOld: isUnmoved || haveMet(one.clusters, base) }));
}
function haveMet(clusters, before) {
    const these = new Set(clusters);
    const near = meetings(before.filter(({ cluster }) => these.has(cluster)));
    return near.some((one) => one.clusters.length === these.size);
}
function mostFirst(a, b) {
    return b.clusters.length - a.clusters.length;
}
function openingsOf(leg, side) {
    return leg.policies.flatMap((policy) => (policy[side]?.groups ?? []).flatMap(({ openings }) => openings.map((at) => ({ at, cluster: leg.cluster, policy: nameOf(policy) }))));
}
function meetings(beginnings) {
    const inOrder = [...beginnings].sort((a, b) => a.at - b.at);
    const met = new Map();
    let to = 0;
    for (const [from, { at }] of inOrder.entries()) {
        const reached = to;
        while ((inOrder[to]?.at ?? Infinity) < at + HOUR_MS)
            to += 1;
        if (to === reached)
            continue;
        const near = inOrder.slice(from, to);
        const clusters = distinct(near, 'cluster');
        if (clusters.length < 2)
            continue;
        const key = clusters.join('\n');
        if (!met.has(key))
            met.set(key, { at, clusters, policies: distinct(near, 'policy') });
    }
    return [...met.values()];
}
function distinct(near, key) {
    return [...new Set(near.map((one) => one[key]))].sort();
}
function startsTogether(legs) {
    const merged = legs.reduce((latest, { at }) => Math.max(latest, at), 0);
    const begun = legs.flatMap(begunIn).map((one) => ({ ...one, at: Math.max(one.at, merged) }));
    const nameIn = namesWithout(legs.map(({ cluster }) => cluster));
    const byPolicy = (0,lookup/* groupedBy */.me)(begun, ({ cluster, isRemoved, policy: { system, kind, namespace, name } }) => JSON.stringify([isRemoved, system, kind, nameIn(namespace ?? '', cluster), nameIn(name, cluster)]));
    const together = [...byPolicy.values()].flatMap(firstTogether);
    const alike = (0,lookup/* groupedBy */.me)(together, ({ isRemoved, at, clusters, of }) => JSON.stringify([isRemoved, at, clusters, of]));
    return [...alike.values()].map(togetherFinding);
}
function begunIn(leg) {
    const started = leg.policies.flatMap((policy) => {
        const starts = (0,merge_leg/* startedGroups */.C5)(policy).map(({ start }) => start);
        const isRemoved = policy.change === 'removed';
        return starts.length === 0 ? [] : [{ cluster: leg.cluster, policy, isRemoved, at: Math.min(...starts) }];
    });
    const removed = leg.removed.map(({ policy }) => ({
        ...{ cluster: leg.cluster, policy, isRemoved: true, at: leg.at },
    }));
    return [...started, ...removed];
}
function firstTogether(begun) {
    const at = begun.reduce((first, one) => Math.min(first, one.at), Infinity);
    const first = begun.filter((one) => one.at < at + HOUR_MS);
    const clusters = clustersOf(first);
    const of = clustersOf(begun).length;
    if (clusters.length < 2 || clusters.length * 2 <= of)
        return [];
    const policies = [...new Map(first.map(({ policy }) => [nameOf(policy), policy])).values()];
    return [{ policies, isRemoved: begun[0].isRemoved, at, clusters, of }];
}
function clustersOf(begun) {
    return [...new Set(begun.map(({ cluster }) => cluster))].sort();
}
function namesWithout(clusters) {
    const words = new Map(clusters.map((cluster) => [cluster, new Set(wordsOf(cluster))]));
    const isOfAll = (word) => [...words.values()].every((own) => own.has(word));
    return (name, cluster) => {
        const own = words.get(cluster);
        return wordsOf(name)
            .filter((word) => !own?.has(word) || isOfAll(word))
            .join('-');
    };
}
function wordsOf(name) {
    return name
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter((word) => word !== '');
}
function togetherFinding(alike) {
    const [{ isRemoved, at, clusters, of }] = alike;
    const [policy, ...others] = alike.flatMap(({ policies }) => policies);
    const keys = [...(policy ? [policy] : []), ...others].map(nameOf).sort();
    const names = (0,text_text/* few */.H$)(keys.map((key) => (0,text_text/* name */.UU)('policy', key)), NAMED);
    const isOne = others.length === 0;
    const [starts, start] = isRemoved ? ['goes', 'go'] : ['starts', 'start'];
    const { length } = clusters;
    const all = length < of ? (0,text_text/* text */.Qq) `${length} of the ${of}` : length === 2 ? (0,text_text/* text */.Qq) `Both` : (0,text_text/* text */.Qq) `All ${length}`;
    return {
        ...UNPLACED,
        severity: 'warning',
        status: 'new',
        message: (0,text_text/* text */.Qq) `${all} clusters ${(0,text_text/* literal */.eu)(isRemoved ? 'from' : 'in')} which ${names} ${(0,text_text/* literal */.eu)(isOne ? starts : start)} (${clusterNames(clusters)}) ${(0,text_text/* literal */.eu)(isRemoved ? 'lose' : 'start')} ${(0,text_text/* literal */.eu)(isOne ? 'it' : 'them')} within an hour of ${(0,text_text/* instant */.uR)(at)}. No cluster shows what the change does before ${(0,text_text/* literal */.eu)(length < of ? 'these' : 'the others')} have it.`,
        remediation: isRemoved
            ? (0,text_text/* text */.Qq) `Remove it from one cluster first.`
            : (0,text_text/* text */.Qq) `Merge the change for one cluster first, or give the clusters windows that open hours apart.`,
        policy: policy && isOne ? refOf(policy) : null,
        waiver: null,
        fingerprint: `${RULE}/${isRemoved ? 'removals' : 'starts'}/${(0,canonical/* sha256 */.s)(keys)}`,
    };
}
function clusterNames(clusters) {
    return (0,text_text/* few */.H$)(clusters.map((cluster) => (0,text_text/* name */.UU)('cluster', cluster)), NAMED);
}
function refOf({ system, kind, namespace, name }) {
    return { system, kind, namespace, name };
}
const UNPLACED = { rule: RULE, group: null, file: null, line: null, column: null };
const NAMED = 5;
function nameOf({ kind, namespace, name }) {
    return namespace === null ? `${kind}/${name}` : `${kind}/${namespace}/${name}`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/merge/merge.js





function merge(read, { expected, failOn }) {
    const all = read.flatMap((one) => ('why' in one ? [] : one)).sort((a, b) => (0,lookup/* byName */.nG)(a.cluster, b.cluster));
    const twice = doubled(all);
    const legs = all.filter(({ cluster }) => !twice.has(cluster)).map((leg) => heldTo(leg, failOn));
    const problems = [
        ...read.flatMap((one) => ('why' in one ? [brokenProblem(one)] : [])),
        ...[...twice].map(([cluster, sources]) => twoProblem(cluster, sources)),
        ...missing(expected, all),
        ...outdated(legs),
        ...(all.length === 0 && read.length === 0 && expected.length === 0 ? [NOTHING] : []),
    ];
    const findings = crossFindings(legs);
    const bar = failOn ?? strictest(legs);
    const cross = (0,merge_leg/* verdictOf */.Vj)(findings, bar);
    const verdicts = [
        ...legs.map(({ verdict }) => verdict),
        cross,
        ...(problems.length > 0 ? ['unknown'] : []),
    ];
    const verdict = verdicts.reduce((a, b) => (merge_leg/* RANK */.Vz[b] > merge_leg/* RANK */.Vz[a] ? b : a), 'pass');
    const fails = legs.some((leg) => leg.verdict === 'fail' && (failOn ?? leg.failOn) !== 'never');
    const isRed = fails || (cross === 'fail' && bar !== 'never');
    return {
        verdict,
        wouldFail: verdict === 'fail' || verdict === 'unknown' || legs.some((leg) => leg.wouldFail),
        exitCode: verdict === 'unknown' ? 2 : isRed ? 1 : 0,
        digest: (0,canonical/* sha256 */.s)(legs.map(({ cluster, digest }) => [cluster, digest])),
        legs,
        problems,
        findings,
        waves: legs
            .flatMap((leg) => waveOf(leg) ?? [])
            .sort((a, b) => a.start - b.start || (0,lookup/* byName */.nG)(a.cluster, b.cluster)),
    };
}
function doubled(legs) {
    const several = [...(0,lookup/* groupedBy */.me)(legs, ({ cluster }) => cluster)].filter(([, same]) => same.length > 1);
    return new Map(several.map(([cluster, same]) => [cluster, same.map(({ source }) => source)]));
}
function strictest(legs) {
    const bars = legs.map((leg) => leg.failOn);
    return bars.includes('warning')
        ? 'warning'
        : bars.includes('error') || bars.length === 0
            ? 'error'
            : 'never';
}
function brokenProblem({ source, why }) {
    return {
        code: 'broken-report',
        cluster: null,
        message: (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('file', source)} ${why}. Its cluster was not evaluated; run its job again.`,
    };
}
function twoProblem(cluster, sources) {
    const files = sources.map((source) => (0,text_text/* name */.UU)('file', source));
    const message = (0,text_text/* text */.Qq) `There are ${sources.length} reports of the cluster ${(0,text_text/* name */.UU)('cluster', cluster)} (${(0,text_text/* few */.H$)(files, 5)}); neither is used. Give each leg a name of its own.`;
    return { code: 'two-reports', cluster, message };
}
function missing(expected, legs) {
    const there = new Set(legs.map(({ cluster }) => cluster));
    return [...new Set(expected)]
        .filter((cluster) => !there.has(cluster))
        .map((cluster) => ({
        code: 'missing-report',
        cluster,
        message: (0,text_text/* text */.Qq) `There is no report of the cluster ${(0,text_text/* name */.UU)('cluster', cluster)}: it was not evaluated. Look at its job.`,
    }));
}
const merge_HOUR_MS = 3_600_000;
const LONGEST_APART_MS = 24 * merge_HOUR_MS;
function outdated(legs) {
    const newest = legs.reduce((latest, { at }) => Math.max(latest, at), 0);
    return legs
        .filter(({ at }) => newest - at > LONGEST_APART_MS)
        .map(({ cluster, source, at }) => ({
        code: 'old-report',
        cluster,
        message: (0,text_text/* text */.Qq) `The report of the cluster ${(0,text_text/* name */.UU)('cluster', cluster)} (${(0,text_text/* name */.UU)('file', source)}) is ${(0,text_text/* count */.U9)(Math.floor((newest - at) / merge_HOUR_MS), 'hour')} older than the newest one, so it may be of another change and another fleet. Run its job again.`,
    }));
}
function heldTo(leg, failOn) {
    const held = failOn === null ? leg.verdict : (0,merge_leg/* verdictOf */.Vj)(leg.findings, failOn);
    return merge_leg/* RANK */.Vz[held] > merge_leg/* RANK */.Vz[leg.verdict] ? { ...leg, verdict: held } : leg;
}
const NOTHING = {
    code: 'missing-report',
    cluster: null,
    message: (0,text_text/* text */.Qq) `There are no reports to merge: nothing was evaluated.`,
};
function waveOf(leg) {
    const [first, ...others] = (0,lookup/* present */.Eb)([startOf(leg), removalOf(leg)]);
    if (!first)
        return null;
    return others.reduce((all, one) => ({
        ...all,
        start: Math.min(all.start, one.start),
        finish: all.finish === null || one.finish === null ? null : Math.max(all.finish, one.finish),
        targets: all.targets + one.targets,
        batches: all.batches + one.batches,
        worstLoss: Math.max(all.worstLoss, one.worstLoss),
    }), first);
}
function startOf(leg) {
    const started = leg.policies.flatMap((policy) => (0,merge_leg/* startedGroups */.C5)(policy));
    if (started.length === 0)
        return null;
    const losses = leg.policies.flatMap((policy) => (0,merge_leg/* startedGroups */.C5)(policy).length === 0 ? [] : (policy.head?.worstLoss ?? 0));
    const finishes = started.map(({ finish }) => finish);
    return {
        cluster: leg.cluster,
        start: Math.min(...started.map(({ start }) => start)),
        finish: finishes.includes(null) ? null : Math.max(...finishes.map((at) => at ?? 0)),
        targets: leg.starting,
        batches: started.reduce((sum, { batches }) => sum + batches, 0),
        peakAtOnce: leg.peakAtOnce,
        worstLoss: Math.max(...losses),
    };
}
function removalOf({ cluster, at, removed, peakAtOnce }) {
    if (removed.length === 0)
        return null;
    const targets = removed.reduce((sum, one) => sum + one.targets, 0);
    return { cluster, start: at, finish: at, targets, batches: 1, peakAtOnce, worstLoss: targets };
}


/***/ }),

/***/ 1708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ filesBelow),
/* harmony export */   P: () => (/* binding */ folderRoot)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7085);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9125);
/* harmony import */ var _file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9057);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2587);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1911);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7531);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1460);











const MOST_ENTRIES = 500_000;
const LEFT_OUT = new Set(['.git', 'node_modules']);
const EMACS_LOCK = '.#';
const FILE_MODE = '100644';
const FOLDER_MODE = '040000';
const OTHER_MODE = '000000';
function folderRoot(folder) {
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(folder);
    const ids = new Map();
    return {
        ...filesBelow(root),
        idOf({ sha }) {
            const known = ids.get(sha);
            if (known !== undefined)
                return known;
            const isLarge = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(sha).size > _root_js__WEBPACK_IMPORTED_MODULE_8__/* .READ_LIMITS */ .Cl.bytes;
            const id = isLarge ? sha : (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256').update(contentIn(root, sha)).digest('hex');
            ids.set(sha, id);
            return id;
        },
        read(wanted, limits) {
            if (wanted.length > limits.files)
                throw new _root_js__WEBPACK_IMPORTED_MODULE_8__/* .ReadError */ .F_((0,_problems_js__WEBPACK_IMPORTED_MODULE_9__/* .countProblem */ .bu)(limits));
            const contents = new Map();
            let bytes = 0;
            for (const { path, sha, mode } of wanted) {
                const content = mode === _root_js__WEBPACK_IMPORTED_MODULE_8__/* .LINK_MODE */ .BG ? targetIn(root, sha) : (0,_file_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesOf */ .$$)(sha, path, limits);
                contents.set(path, content);
                bytes += Buffer.isBuffer(content) ? content.length : 0;
                if (bytes > limits.bytes)
                    throw new _root_js__WEBPACK_IMPORTED_MODULE_8__/* .ReadError */ .F_((0,_problems_js__WEBPACK_IMPORTED_MODULE_9__/* .totalProblem */ .ue)(limits));
            }
            return contents;
        },
    };
}
function contentIn(root, absolute) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(absolute).isSymbolicLink() ? targetIn(root, absolute) : (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(absolute);
}
function targetIn(root, link) {
    const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readlinkSync)(link);
    const isOwn = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(target) && (0,_inside_js__WEBPACK_IMPORTED_MODULE_7__/* .isInside */ .F)(root, target);
    return Buffer.from(isOwn ? (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(link, '..'), target) || '.' : target);
}
function filesBelow(root) {
    const entries = [];
    const problems = [];
    const folders = [''];
    let looked = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const children = childrenOf(root, folder, problems);
        looked += children.length;
        if (looked > MOST_ENTRIES)
            return { entries: [], problems: [tooMany(root)] };
        for (const child of children) {
            const name = (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .decodeLossy */ .bW)(child.name);
            if (LEFT_OUT.has(name) || (child.isSymbolicLink() && name.startsWith(EMACS_LOCK)))
                continue;
            const path = folder === '' ? name : `${folder}/${name}`;
            if (child.isDirectory() && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(child.name))
                folders.push(path);
            else
                entries.push({ path, mode: modeOf(child), sha: `${root}/${path}` });
        }
    }
    return { entries: (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .sortedByBytes */ .OU)(entries, ({ path }) => path), problems };
}
function childrenOf(root, folder, problems) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, folder), { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        problems.push((0,_problems_js__WEBPACK_IMPORTED_MODULE_9__/* .unreadableProblem */ .$Z)(folder, error));
        return [];
    }
}
function modeOf(child) {
    if (child.isSymbolicLink())
        return _root_js__WEBPACK_IMPORTED_MODULE_8__/* .LINK_MODE */ .BG;
    if (child.isFile())
        return FILE_MODE;
    return child.isDirectory() ? FOLDER_MODE : OTHER_MODE;
}
function tooMany(folder) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${(0,_problems_js__WEBPACK_IMPORTED_MODULE_9__/* .pathName */ .Dt)(folder)} contains more than ${MOST_ENTRIES} files and folders; none was read. Name a smaller folder.`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .errorAt */ .Os)(null, 'too-many-files', message);
}


/***/ }),

/***/ 1432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ isOfPattern),
/* harmony export */   MM: () => (/* binding */ onlyExclusions),
/* harmony export */   MT: () => (/* binding */ compileSegments),
/* harmony export */   Pt: () => (/* binding */ isPattern),
/* harmony export */   WO: () => (/* binding */ ANY_FILE),
/* harmony export */   YX: () => (/* binding */ SUFFIXES),
/* harmony export */   pV: () => (/* binding */ exactly),
/* harmony export */   tI: () => (/* binding */ compileGlobs),
/* harmony export */   zm: () => (/* binding */ splitPattern)
/* harmony export */ });
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7085);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3972);



const MAX_PATTERNS = 100;
const MAX_LENGTH = 1_000;
const MAX_EXPANDED = 200;
const SUFFIXES = ['.yaml', '.yml', '.json'];
const ANY_FILE = '**/?*';
function compileGlobs(patterns) {
    const problems = onlyExclusions(patterns);
    const included = [];
    const excluded = [];
    if (patterns.length > MAX_PATTERNS) {
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `More than ${MAX_PATTERNS} policy globs. Join some of them with ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('{a,b}')}.`;
        problems.push((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'bad-glob', message));
    }
    for (const pattern of patterns.slice(0, MAX_PATTERNS)) {
        const isExclusion = pattern.startsWith('!');
        const compiled = compilePattern(isExclusion ? pattern.slice(1) : pattern, isExclusion);
        if (typeof compiled === 'string')
            problems.push(badGlob(pattern, compiled));
        else
            (isExclusion ? excluded : included).push(...compiled);
    }
    const isExcluded = (path) => excluded.some(({ inside }) => inside.test(`${path}/`));
    const globs = {
        matches: (path) => included.some(({ file }) => file.test(path)) && !isExcluded(path),
        mayContain: (folder) => included.some(({ above }) => above.test(folder)) && !isExcluded(folder),
        isBeside: (path) => included.some(({ beside }) => beside.test(path)) && !isExcluded(path),
    };
    return { globs, problems };
}
function exactly(path) {
    return {
        matches: (candidate) => candidate === path,
        mayContain: (folder) => path.startsWith(`${folder}/`),
        isBeside: () => false,
    };
}
function isPattern(text) {
    return /[*?[{]/.test(text);
}
function splitPattern(pattern) {
    const segments = pattern.split('/');
    const first = segments.findIndex(isPattern);
    const end = first < 0 ? segments.length : first;
    const folder = segments.slice(0, end).join('/');
    return {
        folder: folder === '' && pattern.startsWith('/') ? '/' : folder,
        rest: segments.slice(end).join('/'),
    };
}
function isOfPattern(path, pattern) {
    return (SUFFIXES.some((suffix) => path.endsWith(suffix)) && !(path.endsWith('.json') && /\.ya?ml$/.test(pattern)));
}
function onlyExclusions(patterns) {
    const [first] = patterns;
    if (first === undefined || !patterns.every((pattern) => pattern.startsWith('!')))
        return [];
    return [badGlob(first, 'it only excludes files, and no other glob includes any')];
}
function badGlob(pattern, why) {
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'bad-glob', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `The policy glob ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(pattern))} is invalid: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(why)}. Correct it.`);
}
const EXTGLOB = /[!?*+@]\(/;
function compilePattern(pattern, isExclusion) {
    if (pattern === '')
        return 'it is empty';
    if (pattern.length > MAX_LENGTH)
        return `it is longer than ${MAX_LENGTH} characters`;
    if (EXTGLOB.test(pattern))
        return 'groups such as +(a|b) are not supported; use {a,b}';
    const expanded = expandBraces(pattern);
    if (expanded === null)
        return `its braces are a range, or expand to more than ${MAX_EXPANDED} patterns`;
    const compiled = [];
    for (const path of expanded) {
        const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
        if (segments.includes('..'))
            return 'it leaves the folder with ".."';
        const sources = sourcesOf(segments);
        if (sources === null)
            return 'a character class in it is not of the form [abc], [a-z] or [!a-z]';
        const variants = isExclusion ? [sources] : withManifests(path, segments, sources);
        compiled.push(...variants.map(patternOf));
    }
    return compiled;
}
function compileSegments(segments) {
    const sources = sourcesOf(segments);
    return sources && patternOf(sources);
}
function sourcesOf(segments) {
    const sources = segments.map((segment, at) => segment === '**' ? '**' : segmentSource(segment, `s${at}_`));
    return sources.every((source) => source !== null) ? sources : null;
}
const RANGE = /^-?[0-9A-Za-z]+\.\.-?[0-9A-Za-z]+(?:\.\.-?[0-9]+)?$/;
const GROUP = /^((?:\\[^]|[^\\])*?)\{((?:\\[^]|[^\\{}])*)\}([^]*)$/;
function expandBraces(pattern) {
    const done = [];
    const open = [pattern];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const [, before = '', inner, after = ''] = GROUP.exec(next) ?? [];
        if (inner === undefined)
            done.push(next);
        else if (RANGE.test(inner))
            return null;
        else {
            const choices = inner.includes(',') ? inner.split(',') : [`\\{${inner}\\}`];
            open.push(...choices.map((choice) => before + choice + after));
        }
        if (done.length + open.length > MAX_EXPANDED)
            return null;
    }
    return done;
}
const MANIFEST = `[^/]*\\.(?:${SUFFIXES.map((suffix) => suffix.slice(1)).join('|')})`;
function withManifests(path, segments, sources) {
    const last = segments.at(-1);
    if (last === '*')
        return [[...sources.slice(0, -1), MANIFEST]];
    if (last === '**')
        return [[...sources, MANIFEST]];
    const below = [...sources, '**', MANIFEST];
    if (path.endsWith('/') || segments.length === 0)
        return [below];
    return isPattern(path) ? [[...sources]] : [[...sources], below];
}
function patternOf(sources) {
    const isOpen = sources.at(-1) === '**';
    const named = isOpen ? sources.slice(0, -1) : sources;
    return {
        file: new RegExp(`^${pathSource(sources)}$`, 'u'),
        inside: new RegExp(named.length === 0 ? '^' : `^${pathSource(named)}/`, 'u'),
        above: new RegExp(`^${prefixSource(sources)}$`, 'u'),
        beside: new RegExp(`^${pathSource([...sources.slice(0, -1), '[^/]*'])}$`, 'u'),
    };
}
function pathSource(sources) {
    const [start = [], ...chunks] = chunksOf(sources);
    const last = chunks.pop();
    const open = chunks.map((chunk, at) => {
        const source = chunk.map((segment) => `${segment}/`).join('');
        return `(?=(?<p${at}>(?:[^/]+/)*?${source}))\\k<p${at}>`;
    });
    if (last === undefined)
        return start.join('/');
    return `${start.map((segment) => `${segment}/`).join('')}${open.join('')}(?:[^/]+/)*${last.join('/')}`;
}
function chunksOf(sources) {
    const chunks = [[]];
    for (const source of sources) {
        if (source === '**')
            chunks.push([]);
        else
            chunks.at(-1)?.push(source);
    }
    return chunks;
}
function prefixSource([segment, ...rest], slash = '') {
    if (segment === '**')
        return `(?:${slash}[^]*)?`;
    return segment === undefined || rest.length === 0
        ? ''
        : `(?:${slash}${segment}${prefixSource(rest, '/')})?`;
}
const TOKEN = /\\([^])|(\*+)|(\?)|\[([!^]?)(\]?[^\]]*)\]|([^])/gu;
function segmentSource(segment, prefix) {
    const parts = [''];
    for (const [, escape, star, any, negation, members, plain] of segment.matchAll(TOKEN)) {
        if (star !== undefined) {
            parts.push('');
            continue;
        }
        if (plain === '[' || (members !== undefined && !isClass(members)))
            return null;
        const source = any !== undefined
            ? '[^/]'
            : members === undefined
                ? escaped(escape ?? plain ?? '')
                : `(?!/)[${negation === '' ? '' : '^'}${members.replace(/[\]^]/g, '\\$&')}]`;
        parts.push((parts.pop() ?? '') + source);
    }
    const [start = '', ...others] = parts;
    const last = others.pop();
    if (last === undefined)
        return start;
    const between = others.map((part, at) => `(?=(?<${prefix}${at}>[^/]*?${part}))\\k<${prefix}${at}>`);
    return `${start}${between.join('')}[^/]*${last}(?=/|$)`;
}
function escaped(character) {
    return character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
}
function isClass(members) {
    if (members === '' || /[[\\]/.test(members))
        return false;
    try {
        return new RegExp(`[${members.replace(/[\]^]/g, '\\$&')}]`, 'u').source !== '';
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 1911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ LINK_MODE),
/* harmony export */   Ce: () => (/* binding */ FILE_MODES),
/* harmony export */   Cl: () => (/* binding */ READ_LIMITS),
/* harmony export */   F_: () => (/* binding */ ReadError),
/* harmony export */   Fe: () => (/* binding */ SUBMODULE_MODE),
/* harmony export */   PJ: () => (/* binding */ isLink),
/* harmony export */   YP: () => (/* binding */ brokenRoot)
/* harmony export */ });
/* harmony import */ var _manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7228);

const FILE_MODES = new Set(['100644', '100755']);
const LINK_MODE = '120000';
const SUBMODULE_MODE = '160000';
function isLink({ mode }) {
    return mode === LINK_MODE;
}
class ReadError extends Error {
    problem;
    constructor(problem) {
        super(problem.code);
        this.problem = problem;
    }
}
function brokenRoot(problem) {
    return { entries: [], problems: [problem], idOf: ({ sha }) => sha, read: () => new Map() };
}
const READ_LIMITS = {
    files: 50_000,
    bytesPerFile: _manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.bytesPerFile,
    bytes: _manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.bytesPerFile,
};


/***/ })

};
