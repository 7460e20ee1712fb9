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
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38013);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43423);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60755);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90808);
/* harmony import */ var _output_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67989);
/* harmony import */ var _report_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84804);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(69060);











async function gateCommand(args, output) {
    const read = await (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .readInputs */ .K)(args.plan, output);
    if (read === null)
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_6__/* .COULD_NOT_JUDGE */ .Ge;
    if (args.plan.output !== null && args.reviewed !== null)
        (0,_output_path_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseInputs */ .g)(args.plan.output, { snapshot: [args.reviewed], config: null }, []);
    const reviewed = args.reviewed === null ? null : (0,_report_files_js__WEBPACK_IMPORTED_MODULE_9__/* .loadReviewed */ .YR)(args.reviewed);
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

/***/ 84804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YC: () => (/* binding */ legFiles),
/* harmony export */   YR: () => (/* binding */ loadReviewed),
/* harmony export */   _U: () => (/* binding */ loadLegs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(163);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(98558);
/* harmony import */ var _merge_leg_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48521);
/* harmony import */ var _output_file_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19836);
/* harmony import */ var _read_folder_root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41708);
/* harmony import */ var _read_globs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1432);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41460);









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


/***/ })

};
