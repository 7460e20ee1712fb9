export const id = 295;
export const ids = [295];
export const modules = {

/***/ 4317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PLAN_OPTIONS: () => (/* binding */ PLAN_OPTIONS),
/* harmony export */   duration: () => (/* binding */ duration),
/* harmony export */   oneOf: () => (/* binding */ oneOf),
/* harmony export */   parsePlanArguments: () => (/* binding */ parsePlanArguments),
/* harmony export */   planArguments: () => (/* binding */ planArguments),
/* harmony export */   readOptions: () => (/* binding */ readOptions)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _config_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1353);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4839);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6266);




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
const SEVERAL = new Set(['--head', '--base', '--snapshot']);
function parsePlanArguments(argv) {
    return planArguments(readOptions(argv, PLAN_OPTIONS), 'plan');
}
function planArguments(values, command) {
    const headRef = values['head-ref'] ?? null;
    const baseRef = values['base-ref'] ?? null;
    if (headRef === null && !values.head)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`missing --head PATH... (or --base-ref REV --head-ref REV) for ${command}`);
    if (headRef === null && baseRef !== null)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e('--base-ref needs --head-ref');
    if (headRef !== null && values.base)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e('--base cannot be used with --head-ref; use --base-ref');
    return {
        head: values.head ?? [],
        base: values.base ?? [],
        baseRef,
        headRef,
        snapshot: values.snapshot ?? [],
        config: values.config ?? null,
        cluster: values.cluster ?? null,
        at: values.at === undefined ? null : instant(values.at),
        horizonMs: values.horizon === undefined ? null : duration('--horizon', values.horizon),
        scenario: oneOf('--scenario', values.scenario ?? 'healthy', ['healthy', 'turns-bad']),
        format: oneOf('--format', values.format ?? 'text', [..._report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMATS */ .hR, 'html']),
        output: values.output ?? null,
        failOn: values['fail-on'] === undefined
            ? null
            : oneOf('--fail-on', values['fail-on'], ['error', 'warning', 'never']),
        verbose: values.verbose === true,
    };
}
function readOptions(argv, options) {
    const { values, tokens } = parsed(argv, options);
    const seen = new Set();
    for (const token of tokens) {
        if (token.kind !== 'option')
            continue;
        if (token.value === '')
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${token.rawName} has an empty value; give one`);
        if (SEVERAL.has(token.rawName))
            continue;
        if (seen.has(token.name))
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${token.rawName} is specified more than once`);
        seen.add(token.name);
    }
    return values;
}
function parsed(argv, options) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: spread(argv), options, strict: true, allowPositionals: false, tokens: true });
    }
    catch (error) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(usageOf(error));
    }
}
function usageOf(error) {
    const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
    const option = /'([^']+)'/.exec(message)?.[1] ?? '';
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
        return `unknown option ${option}`;
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
        return `"${option}" follows no option; see --help`;
    return `${option.split(' ')[0] ?? 'an option'} needs a value`;
}
function spread(argv) {
    const spreadOut = [];
    let several = null;
    let taken = 0;
    for (const argument of argv) {
        if (argument.startsWith('-') && argument !== '-') {
            several = SEVERAL.has(argument) ? argument : null;
            taken = 0;
        }
        else if (several !== null && taken++ > 0)
            spreadOut.push(several);
        spreadOut.push(argument);
    }
    return spreadOut;
}
function oneOf(option, value, allowed) {
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${option} must be one of ${allowed.join(', ')}, not "${value}"`);
    return found;
}
function instant(text) {
    const at = (0,_config_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .parseStart */ .oZ)(text);
    if (at === null)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`--at must be an instant with a zone, on a day that there is, such as 2026-11-21T08:00:00Z, from 1970 to 2199, not "${text}"`);
    return at;
}
function duration(option, text) {
    const ms = (0,_config_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHorizon */ .bI)(text);
    if (ms === null)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${option} must be a duration above zero such as 90s, 20m, 4h or 7d, of ten years at most, not "${text}"`);
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
/* harmony import */ var _plan_canonical_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6594);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4839);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2776);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4317);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3423);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(755);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(808);
/* harmony import */ var _output_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7989);
/* harmony import */ var _report_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4804);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9060);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6266);














const GATE_OPTIONS = {
    ..._arguments_js__WEBPACK_IMPORTED_MODULE_6__.PLAN_OPTIONS,
    'expect-digest': { type: 'string' },
    reviewed: { type: 'string' },
};
const WHEN_OPTIONS = { ..._arguments_js__WEBPACK_IMPORTED_MODULE_6__.PLAN_OPTIONS, when: { type: 'boolean' }, for: { type: 'string' } };
const DEFAULT_FOR = '14d';
const LONGEST_FOR_MS = 92 * 86_400_000;
function parseGateArguments(argv) {
    const values = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__.readOptions)(argv, GATE_OPTIONS);
    const expected = values['expect-digest'] ?? null;
    if (expected !== null && (0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDigest */ .m)(expected) === null)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_12__/* .UsageError */ .e(`--expect-digest must be the digest of a plan, sha256: and 64 digits, not "${expected}"`);
    return { ...planned(values, 'gate'), expectDigest: expected, reviewed: values.reviewed ?? null };
}
function parseWhenArguments(argv) {
    const values = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__.readOptions)(argv, WHEN_OPTIONS);
    const forMs = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__.duration)('--for', values.for ?? DEFAULT_FOR);
    if (forMs > LONGEST_FOR_MS)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_12__/* .UsageError */ .e('--for must be 92d at most');
    return { ...planned(values, 'plan --when'), forMs };
}
function planned(values, command) {
    const format = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__.oneOf)('--format', values.format ?? 'text', _report_index_js__WEBPACK_IMPORTED_MODULE_4__/* .PLACELESS_FORMATS */ .yr);
    if (values.scenario !== undefined)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_12__/* .UsageError */ .e(`--scenario is for plan, not for ${command}`);
    return { plan: (0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__.planArguments)(values, command), format };
}
async function gateCommand(argv, output) {
    const args = parseGateArguments(argv);
    const read = await (0,_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .readInputs */ .K)(args.plan, output);
    if (read === null)
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_8__/* .COULD_NOT_JUDGE */ .Ge;
    if (args.plan.output !== null && args.reviewed !== null)
        (0,_output_path_js__WEBPACK_IMPORTED_MODULE_10__/* .refuseInputs */ .g)(args.plan.output, { snapshot: [args.reviewed], config: null }, []);
    const reviewed = args.reviewed === null ? null : (0,_report_files_js__WEBPACK_IMPORTED_MODULE_11__/* .loadReviewed */ .YR)(args.reviewed);
    const decideAt = (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .decider */ .r$)(read.inputs, { digest: args.expectDigest, reviewed });
    const report = (0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .gateReport */ .W)(decideAt, read.inputs[0].at);
    const detail = read.config.comment.detail ?? 'full';
    const text = (0,_report_index_js__WEBPACK_IMPORTED_MODULE_4__/* .renderGate */ .eh)(report, args.format, { ...(0,_terminal_js__WEBPACK_IMPORTED_MODULE_13__/* .terminalOptions */ .Z)(args.plan.output, output), detail });
    return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .deliver */ .c)(args.plan.output, text, kindOf(args.format), (0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .gateExitCode */ .B)(report.decision), output);
}
async function whenCommand(argv, output) {
    const args = parseWhenArguments(argv);
    const read = await (0,_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .readInputs */ .K)(args.plan, output);
    if (read === null)
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_8__/* .COULD_NOT_JUDGE */ .Ge;
    const from = read.inputs[0].at;
    const times = (0,_gate_when_js__WEBPACK_IMPORTED_MODULE_2__/* .startTimes */ .P)((0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .decider */ .r$)(read.inputs, NOTHING_REVIEWED), from, from + Math.max(_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ, args.forMs));
    const text = (0,_report_index_js__WEBPACK_IMPORTED_MODULE_4__/* .renderStartTimes */ .VD)(times, args.format, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_13__/* .terminalOptions */ .Z)(args.plan.output, output));
    const code = times.spans.length > 0 ? 0 : times.last.isUnknown ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_8__/* .COULD_NOT_JUDGE */ .Ge : 1;
    return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .deliver */ .c)(args.plan.output, text, kindOf(args.format), code, output);
}
const NOTHING_REVIEWED = { digest: null, reviewed: null };
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
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8558);
/* harmony import */ var _merge_leg_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8521);
/* harmony import */ var _output_file_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9836);
/* harmony import */ var _read_folder_root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1708);
/* harmony import */ var _read_globs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1432);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1460);









const MIB = 1024 ** 2;
const MOST_BYTES = { leg: 64 * MIB, reviewed: 256 * MIB };
const JSON_FILE = /\.json$/;
const PLAIN_FILE = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
function loadReviewed(path) {
    const read = reportText(path, MOST_BYTES.reviewed, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY);
    return 'why' in read ? { unusable: `${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(path)} ${read.why}.` } : (0,_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__/* .readReviewed */ .q)(read.text);
}
function loadLegs(paths, below = '.') {
    return paths
        .flatMap((path) => filesOf(path, below))
        .map((file) => {
        if (typeof file !== 'string')
            return file;
        const source = (0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(file);
        const read = reportText(from(below, file), MOST_BYTES.leg, PLAIN_FILE);
        if ('why' in read)
            return { source, why: read.why };
        return (0,_merge_leg_js__WEBPACK_IMPORTED_MODULE_3__/* .readLegs */ .C0)(source, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file).replace(JSON_FILE, ''), read.text);
    });
}
function legFiles(paths, below = '.') {
    return paths
        .flatMap((path) => filesOf(path, below))
        .flatMap((file) => (typeof file === 'string' ? from(below, file) : []));
}
function filesOf(written, below) {
    try {
        if ((0,_read_globs_js__WEBPACK_IMPORTED_MODULE_6__/* .isPattern */ .Pt)(written) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(below, written), { throwIfNoEntry: false }) === undefined) {
            const { folder, rest } = (0,_read_globs_js__WEBPACK_IMPORTED_MODULE_6__/* .splitPattern */ .zm)(written);
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
    const { globs } = (0,_read_globs_js__WEBPACK_IMPORTED_MODULE_6__/* .compileGlobs */ .tI)([glob]);
    const files = (0,_read_folder_root_js__WEBPACK_IMPORTED_MODULE_5__/* .filesBelow */ .D)(from(below, folder))
        .entries.filter(({ path }) => JSON_FILE.test(path) && globs.matches(path))
        .map(({ path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path));
    return files.length > 0 ? files : broken(written, 'contains no JSON file, so no report');
}
function broken(source, why) {
    return [{ source: (0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(source), why }];
}
function from(below, path) {
    return path.startsWith('/') ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(below, path);
}
function reportText(path, mostBytes, flags) {
    try {
        const isLink = (flags & node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW) !== 0 && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink();
        const bytes = isLink ? null : bytesWithin(path, mostBytes, flags);
        if (bytes === null)
            return { why: `is not a file of at most ${mostBytes / MIB} MiB` };
        const text = (0,_read_text_js__WEBPACK_IMPORTED_MODULE_7__/* .decodeUtf8 */ ._6)(bytes);
        return text === null ? { why: 'is not UTF-8 text' } : { text };
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
    return `cannot be read: ${(0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(error).replace(/\.$/, '')}`;
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
