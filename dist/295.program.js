export const id = 295;
export const ids = [295];
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
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2558);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3083);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4317);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3423);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2574);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5324);
/* harmony import */ var _output_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7989);
/* harmony import */ var _report_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4804);












const GATE_OPTIONS = {
    ..._arguments_js__WEBPACK_IMPORTED_MODULE_6__.PLAN_OPTIONS,
    'expect-digest': { type: 'string' },
    reviewed: { type: 'string' },
};
const WHEN_OPTIONS = { ..._arguments_js__WEBPACK_IMPORTED_MODULE_6__.PLAN_OPTIONS, when: { type: 'boolean' }, for: { type: 'string' } };
const DEFAULT_FOR = '14d';
const LONGEST_FOR_MS = 92 * 86_400_000;
async function gateCommand(argv, output) {
    const { values } = (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .readArguments */ .lR)(argv, GATE_OPTIONS);
    const { 'expect-digest': digest = null, reviewed = null } = values;
    if (digest !== null && (0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDigest */ .m)(digest) === null)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`--expect-digest must be the digest of a plan, sha256: and 64 digits, not "${digest}"`);
    const { plan, format } = planned(values, 'gate');
    const read = await (0,_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .readInputs */ .K)(plan, output);
    if (read === null)
        return _deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .NOT_EVALUATED */ ._q;
    (0,_output_path_js__WEBPACK_IMPORTED_MODULE_10__/* .refuseInputs */ .g)(plan.output, reviewed === null ? [] : [reviewed]);
    const decideAt = (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .decider */ .r$)(read.inputs, {
        digest,
        reviewed: reviewed === null ? null : (0,_report_files_js__WEBPACK_IMPORTED_MODULE_11__/* .loadReviewed */ .YR)(reviewed),
    });
    const report = (0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .gateReport */ .W)(decideAt, read.inputs[0].at);
    const detail = read.config.comment.detail ?? 'full';
    const text = (0,_report_index_js__WEBPACK_IMPORTED_MODULE_4__/* .renderGate */ .eh)(report, format, { ...(0,_deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .terminalOptions */ .Z8)(plan.output, output), detail });
    return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .deliver */ .cK)(plan.output, text, kindOf(format), (0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .gateExitCode */ .B)(report.decision), output);
}
async function whenCommand(argv, output) {
    const { values } = (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .readArguments */ .lR)(argv, WHEN_OPTIONS);
    const forMs = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__.duration)('--for', values.for ?? DEFAULT_FOR);
    if (forMs > LONGEST_FOR_MS)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb('--for must be 92d at most');
    const { plan, format } = planned(values, 'plan --when');
    const read = await (0,_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .readInputs */ .K)(plan, output);
    if (read === null)
        return _deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .NOT_EVALUATED */ ._q;
    const from = read.inputs[0].at;
    const decideAt = (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .decider */ .r$)(read.inputs, { digest: null, reviewed: null });
    const times = (0,_gate_when_js__WEBPACK_IMPORTED_MODULE_2__/* .startTimes */ .P)(decideAt, from, from + Math.max(_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ, forMs));
    const text = (0,_report_index_js__WEBPACK_IMPORTED_MODULE_4__/* .renderStartTimes */ .VD)(times, format, (0,_deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .terminalOptions */ .Z8)(plan.output, output));
    const code = times.spans.length > 0 ? 0 : times.last.isUnknown ? _deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .NOT_EVALUATED */ ._q : 1;
    return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .deliver */ .cK)(plan.output, text, kindOf(format), code, output);
}
function planned(values, command) {
    const format = (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .oneOf */ .yL)('--format', values.format ?? 'text', _report_index_js__WEBPACK_IMPORTED_MODULE_4__/* .PLACELESS_FORMATS */ .yr);
    if (values.scenario !== undefined)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`--scenario is for plan, not for ${command}`);
    return { plan: (0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__.planArguments)(values, command), format };
}
function kindOf(format) {
    return format === 'json' ? 'json' : 'lines';
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
