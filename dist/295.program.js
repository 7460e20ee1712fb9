export const id = 295;
export const ids = [295];
export const modules = {

/***/ 57295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gateCommand: () => (/* binding */ gateCommand),
/* harmony export */   whenCommand: () => (/* binding */ whenCommand)
/* harmony export */ });
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39730);
/* harmony import */ var _gate_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91569);
/* harmony import */ var _gate_when_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68622);
/* harmony import */ var _report_gate_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82889);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24155);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43423);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60755);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90808);
/* harmony import */ var _output_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67989);
/* harmony import */ var _reviewed_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64848);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(69060);











async function gateCommand(args, output) {
    const read = await (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .readInputs */ .K)(args.plan, output);
    if (read === null)
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_6__/* .COULD_NOT_JUDGE */ .Ge;
    if (args.plan.output !== null && args.reviewed !== null)
        (0,_output_path_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseInputs */ .g)(args.plan.output, { snapshot: [args.reviewed], config: null }, []);
    const reviewed = args.reviewed === null ? null : (0,_reviewed_file_js__WEBPACK_IMPORTED_MODULE_9__/* .loadReviewed */ .Y)(args.reviewed);
    const decideAt = (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .decider */ .r$)(read.inputs, { digest: args.expectDigest, reviewed });
    const report = (0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .gateReport */ .W)(decideAt, read.inputs[0].at);
    const detail = read.config.comment.detail ?? 'full';
    const text = (0,_report_gate_index_js__WEBPACK_IMPORTED_MODULE_3__/* .renderGate */ .eh)(report, args.format, { ...(0,_terminal_js__WEBPACK_IMPORTED_MODULE_10__/* .terminalOptions */ .Z)(args.plan.output, output), detail });
    return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_5__/* .deliver */ .c)(args.plan.output, text, kindOf(args.format), (0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .gateExitCode */ .B)(report.decision), output);
}
async function whenCommand(args, output) {
    const read = await (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .readInputs */ .K)(args.plan, output);
    if (read === null)
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_6__/* .COULD_NOT_JUDGE */ .Ge;
    const from = read.inputs[0].at;
    const times = (0,_gate_when_js__WEBPACK_IMPORTED_MODULE_2__/* .startTimes */ .P)((0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .decider */ .r$)(read.inputs, NOTHING_REVIEWED), from, from + Math.max(_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ, args.forMs));
    const text = (0,_report_gate_index_js__WEBPACK_IMPORTED_MODULE_3__/* .renderWhen */ .Bm)(times, args.format, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_10__/* .terminalOptions */ .Z)(args.plan.output, output));
    const code = times.spans.length > 0 ? 0 : times.last.isUnknown ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_6__/* .COULD_NOT_JUDGE */ .Ge : 1;
    return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_5__/* .deliver */ .c)(args.plan.output, text, kindOf(args.format), code, output);
}
const NOTHING_REVIEWED = { digest: null, reviewed: null };
function kindOf(format) {
    return format === 'json' ? 'json' : 'lines';
}


/***/ }),

/***/ 42864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ bytesWithin),
/* harmony export */   YC: () => (/* binding */ legFiles),
/* harmony export */   _U: () => (/* binding */ loadLegs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(98558);
/* harmony import */ var _merge_leg_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48521);
/* harmony import */ var _output_file_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19836);
/* harmony import */ var _read_folder_root_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41708);
/* harmony import */ var _read_glob_globs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12274);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41460);
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9057);









const MOST_BYTES = 64 * 1024 ** 2;
const JSON_FILE = /\.json$/;
function loadLegs(paths, below = '.') {
    return paths
        .flatMap((path) => filesOf(path, below))
        .map((file) => (typeof file === 'string' ? legsOf(file, below) : file));
}
function legFiles(paths, below = '.') {
    return paths
        .flatMap((path) => filesOf(path, below))
        .flatMap((file) => (typeof file === 'string' ? inside(file, below) : []));
}
function filesOf(written, below) {
    try {
        if ((0,_read_glob_globs_js__WEBPACK_IMPORTED_MODULE_5__/* .isPattern */ .Pt)(written) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(below, written), { throwIfNoEntry: false }) === undefined)
            return orNone(written, matching(written, below));
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(inside(written, below)).isDirectory())
            return orNone(written, (0,_read_folder_root_js__WEBPACK_IMPORTED_MODULE_4__/* .filesBelow */ .DR)(inside(written, below))
                .entries.map(({ path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(written, path))
                .filter((path) => JSON_FILE.test(path)));
        return [written];
    }
    catch (error) {
        return [{ source: (0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(written), why: `cannot be read: ${(0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error).replace(/\.$/, '')}` }];
    }
}
function inside(path, below) {
    return path.startsWith('/') ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(below, path);
}
function orNone(written, files) {
    return files.length > 0
        ? [...files]
        : [{ source: (0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(written), why: 'holds no JSON file, so there is no report in it' }];
}
function matching(pattern, below) {
    const segments = pattern.split('/');
    const first = segments.findIndex((segment) => (0,_read_glob_globs_js__WEBPACK_IMPORTED_MODULE_5__/* .isPattern */ .Pt)(segment));
    const root = segments.slice(0, first).join('/') || (pattern.startsWith('/') ? '/' : '.');
    const rest = segments.slice(first).join('/');
    const { globs } = (0,_read_glob_globs_js__WEBPACK_IMPORTED_MODULE_5__/* .compileGlobs */ .tI)([rest]);
    return (0,_read_folder_root_js__WEBPACK_IMPORTED_MODULE_4__/* .filesBelow */ .DR)(inside(root, below))
        .entries.filter(({ path }) => JSON_FILE.test(path) && globs.matches(path))
        .map(({ path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
}
function legsOf(path, below) {
    const source = (0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(path);
    try {
        const bytes = bytesOf(inside(path, below));
        if (bytes === null)
            return { source, why: `is no file of at most ${MOST_BYTES / 1024 ** 2} MiB` };
        const text = (0,_read_text_js__WEBPACK_IMPORTED_MODULE_6__/* .decodeUtf8 */ ._6)(bytes);
        if (text === null)
            return { source, why: 'is not UTF-8 text' };
        return (0,_merge_leg_js__WEBPACK_IMPORTED_MODULE_2__/* .readLegs */ .C0)(source, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path).replace(JSON_FILE, ''), text);
    }
    catch (error) {
        return { source, why: `cannot be read: ${(0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error).replace(/\.$/, '')}` };
    }
}
function bytesOf(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink() ? null : bytesWithin(path, MOST_BYTES, _read_file_js__WEBPACK_IMPORTED_MODULE_7__/* .FLAGS */ .Wg);
}
function bytesWithin(path, mostBytes, flags = 'r') {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        return stats.isFile() && stats.size <= mostBytes ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor) : null;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}


/***/ }),

/***/ 64848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ loadReviewed)
/* harmony export */ });
/* harmony import */ var _gate_reviewed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(163);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98558);
/* harmony import */ var _output_file_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19836);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41460);
/* harmony import */ var _merge_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42864);





const MOST_BYTES = 256 * 1024 ** 2;
function loadReviewed(path) {
    try {
        const bytes = (0,_merge_files_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesWithin */ .$2)(path, MOST_BYTES);
        if (bytes === null)
            return { unusable: `${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(path)} is no file of at most ${MOST_BYTES / 1024 ** 2} MiB.` };
        const text = (0,_read_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeUtf8 */ ._6)(bytes);
        return text === null ? { unusable: `${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(path)} is not UTF-8 text.` } : (0,_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_0__/* .readReviewed */ .q)(text);
    }
    catch (error) {
        return { unusable: `${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(path)} cannot be read: ${(0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A)(error)}` };
    }
}


/***/ })

};
