export const id = 594;
export const ids = [594,698];
export const modules = {

/***/ 36698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tt: () => (/* binding */ readOptions),
/* harmony export */   VN: () => (/* binding */ PLAN_OPTIONS),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   parsePlanArguments: () => (/* binding */ parsePlanArguments),
/* harmony export */   up: () => (/* binding */ planArguments),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _config_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91353);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10140);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86266);




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
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${token.rawName} is given twice; it takes one value`);
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

/***/ 43423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ deliver)
/* harmony export */ });
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17085);
/* harmony import */ var _output_file_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19836);
/* harmony import */ var _output_save_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50369);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60755);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25608);





function deliver(path, text, kind, code, output) {
    if (path === null)
        return (0,_exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .codeAfter */ .YK)(output.print(text, kind), code, output);
    return saved(path, text, output) ? code : _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .COULD_NOT_JUDGE */ .Ge;
}
function saved(path, text, output) {
    try {
        (0,_output_save_js__WEBPACK_IMPORTED_MODULE_2__/* .saveFile */ .O)(path, text);
        return true;
    }
    catch (error) {
        if ((0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$)(error) === 'EPIPE')
            return true;
        const message = `The report can not be written to ${path}: ${(0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A)(error)}`;
        const problem = (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'unwritable-output', message);
        (0,_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .printProblems */ .M)([problem], output);
        return false;
    }
}


/***/ }),

/***/ 97398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mergeCommand: () => (/* binding */ mergeCommand)
/* harmony export */ });
/* harmony import */ var _merge_merge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78272);
/* harmony import */ var _report_formats_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92293);
/* harmony import */ var _report_merge_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1638);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36698);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43423);
/* harmony import */ var _report_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84804);
/* harmony import */ var _output_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67989);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(69060);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86266);









function mergeCommand(argv, output) {
    const { values, positionals } = (0,_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .parsedFor */ .t)(argv, {
        expect: { type: 'string', multiple: true },
        format: { type: 'string' },
        output: { type: 'string' },
        'fail-on': { type: 'string' },
    }, 'merge takes REPORT.json..., --expect NAME,..., --format, --output and --fail-on');
    if (positionals.length === 0)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e('missing REPORT.json... for merge: the JSON reports of plans');
    const format = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('--format', values.format ?? 'text', _report_formats_js__WEBPACK_IMPORTED_MODULE_7__/* .PLACELESS_FORMATS */ .y);
    const failOn = values['fail-on'];
    const path = values.output ?? null;
    if (path === '')
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e('--output has an empty value; give a file');
    if (path !== null)
        (0,_output_path_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseInputs */ .g)(path, { snapshot: (0,_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .legFiles */ .YC)(positionals), config: null, head: positionals }, []);
    const merged = (0,_merge_merge_js__WEBPACK_IMPORTED_MODULE_0__/* .merge */ .h)((0,_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .loadLegs */ ._U)(positionals), {
        expected: namesIn(values.expect ?? []),
        failOn: failOn === undefined ? null : (0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('--fail-on', failOn, ['error', 'warning', 'never']),
    });
    const text = (0,_report_merge_index_js__WEBPACK_IMPORTED_MODULE_1__/* .renderMerge */ .t)(merged, format, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .terminalOptions */ .Z)(path, output));
    return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_3__/* .deliver */ .c)(path, text, format === 'json' ? 'json' : 'lines', merged.exitCode, output);
}
function namesIn(written) {
    const names = written.flatMap((one) => one.split(',')).map((one) => one.trim());
    if (names.includes(''))
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e('--expect has an empty name; give NAME,...');
    return names;
}


/***/ }),

/***/ 67989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ refuseInputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98558);
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9057);
/* harmony import */ var _read_globs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1432);
/* harmony import */ var _read_inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62587);
/* harmony import */ var _read_git_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81883);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86266);








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

/***/ 25608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ printProblems)
/* harmony export */ });
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13499);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22490);


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


/***/ }),

/***/ 69060:
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

/***/ 163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ readReviewed),
/* harmony export */   s: () => (/* binding */ policyKey)
/* harmony export */ });
/* harmony import */ var _manifest_json_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97856);
/* harmony import */ var _manifest_json_repeated_key_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31765);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34585);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98558);





const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(2048);
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).max(1e9);
const ref = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ system: text, kind: text, namespace: text.nullable(), name: text });
const digest = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^sha256:[0-9a-f]{64}$/, 'is not a digest');
const instant = zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$({ offset: true }).transform((written) => Date.parse(written));
const outcome = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['complete', 'stopped', 'stuck', 'unfinished', 'none']);
const pause = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['wait', 'approval']),
    seconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).nullable(),
    holdsBack: text,
});
const batch = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    size: count,
    targets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text).default([]),
    start: instant.nullable().default(null),
    end: instant.nullable().default(null),
});
const span = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ reason: text.nullable(), from: instant, to: instant, limit: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable() });
const group = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: text,
    matched: count,
    targets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
    ceiling: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ enforced: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable() }),
    allowed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(span).default([]),
    batches: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(batch),
    inFlight: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ targets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text), end: instant.nullable() }).optional(),
    peakAtOnce: count,
    peakPercent: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0),
    worstLoss: count,
    stops: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    start: instant.nullable(),
    finish: instant.nullable(),
    outcome,
    pauses: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pause).default([]),
    outBefore: count.default(0),
    blocked: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ target: text })).default([]),
    rolls: ref,
});
const effect = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ groups: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(group), peakAtOnce: count, worstLoss: count, outcome });
const policy = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ...ref.shape,
    apiVersion: text,
    cluster: text.nullish(),
    head: effect.nullable(),
    change: text.default('unchanged'),
    changeEffect: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: text, batched: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true) }).nullish(),
    drains: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ desiredHealthy: count, expectedPods: count }).optional(),
    inCluster: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
    recorded: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ of: text.nullable(), target: text, state: text })).default([]),
});
const finding = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    rule: text,
    severity: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['error', 'warning', 'info']),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['new', 'worsened', 'unchanged', 'fixed']),
    fingerprint: text,
    breaks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text).default([]),
    policy: ref.nullish(),
    group: text.nullish(),
    evidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        groups: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ group: text.nullable(), rule: text.optional() }))
            .optional()
            .catch(undefined),
    })
        .default({}),
    waiver: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({}).nullish(),
    cluster: text.nullish(),
});
const verdict = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['pass', 'warn', 'fail', 'unknown']);
const snapshot = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ nodes: count, ready: count, takenAt: instant.nullable(), digest });
const domain = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ key: text, value: text, matched: count, peakAtOnce: count });
const together = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ peakAtOnce: count, byDomain: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(domain) });
const combined = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    head: together
        .extend({ withNext: together.nullish() })
        .transform(({ withNext, ...begun }) => withNext ?? begun),
});
const cluster = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: text.nullable(), snapshot, combined });
const report = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    verdict,
    digest,
    snapshot,
    policies: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(policy),
    combined,
    findings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(finding),
    cluster: text.nullish(),
    clusters: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(cluster).optional(),
});
function policyKey(one) {
    return JSON.stringify([one.system, (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .groupOf */ .F8)(one.apiVersion), one.kind, one.namespace, one.name]);
}
function readReviewed(json) {
    const value = (0,_manifest_json_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .parsedJson */ .U)(json);
    if (value === undefined)
        return { unusable: 'is no JSON; it may be cut off.' };
    const twice = (0,_manifest_json_repeated_key_js__WEBPACK_IMPORTED_MODULE_4__/* .repeatedKey */ .m)(json, value);
    if (twice)
        return {
            unusable: `says ${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(twice.key)} twice in one place, so that it is no report of fleetplan's.`,
        };
    const read = report.safeParse(value);
    if (!read.success) {
        const [issue] = read.error.issues;
        const where = issue?.path.length ? ` at ${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(issue.path.join('.'))}` : '';
        return {
            unusable: `is not the JSON report of a plan${where}: ${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(issue?.message ?? 'it has another form')}.`,
        };
    }
    if (read.data.verdict === 'unknown')
        return { unusable: 'is of a plan that could not be judged, so that nothing was reviewed.' };
    return ofClusters(read.data);
}
function ofClusters(read) {
    const parts = read.clusters ?? [
        { name: read.cluster ?? null, snapshot: read.snapshot, combined: read.combined },
    ];
    const clusters = [];
    for (const part of parts) {
        const isOwn = (entry) => read.clusters === undefined || (entry.cluster ?? null) === part.name;
        const listed = read.policies.filter((one) => isOwn(one) && one.head !== null);
        const policies = new Map(listed.map((one) => [policyKey(one), one]));
        if (policies.size < listed.length)
            return { unusable: 'has the same policy twice.' };
        if (clusters.some(({ cluster: other }) => other === part.name))
            return { unusable: 'has the same cluster twice.' };
        const found = read.findings.filter((one) => isOwn(one) && !one.waiver);
        const findings = found.filter(({ status }) => status !== 'fixed');
        const before = found.filter(({ status }) => status === 'fixed');
        const { snapshot: taken, combined: together } = part;
        clusters.push({
            cluster: part.name,
            snapshot: taken,
            policies,
            combined: together.head,
            findings,
            before,
        });
    }
    return { digest: read.digest, clusters };
}


/***/ }),

/***/ 96217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iw: () => (/* binding */ isQualifiedName),
/* harmony export */   eZ: () => (/* binding */ isLabelValue),
/* harmony export */   nG: () => (/* binding */ byName),
/* harmony export */   rn: () => (/* binding */ MAX_LABEL_LENGTH),
/* harmony export */   sg: () => (/* binding */ isDnsSubdomain)
/* harmony export */ });
const QUALIFIED_NAME = /^(?:[A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/;
const LABEL_VALUE = /^(?:(?:[A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$/;
const DNS_SUBDOMAIN = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/;
const MAX_LABEL_LENGTH = 63;
const MAX_SUBDOMAIN_LENGTH = 253;
function isQualifiedName(text) {
    const parts = text.split('/');
    if (parts.length > 2)
        return false;
    const name = parts.at(-1) ?? '';
    if (parts.length === 2 && !isDnsSubdomain(parts[0] ?? ''))
        return false;
    return name.length <= MAX_LABEL_LENGTH && QUALIFIED_NAME.test(name);
}
function isLabelValue(text) {
    return text.length <= MAX_LABEL_LENGTH && LABEL_VALUE.test(text);
}
function isDnsSubdomain(text) {
    return text.length <= MAX_SUBDOMAIN_LENGTH && DNS_SUBDOMAIN.test(text);
}
function byName(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 32887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ present)
/* harmony export */ });
function present(items) {
    return items.filter((item) => item !== null && item !== undefined && item !== false);
}


/***/ }),

/***/ 41708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ filesBelow),
/* harmony export */   P: () => (/* binding */ folderRoot)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17085);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(98558);
/* harmony import */ var _file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9057);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62587);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85855);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47531);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11911);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(41460);












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
            const isLarge = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(sha).size > _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .READ_LIMITS */ .C.bytes;
            const id = isLarge ? sha : (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256').update(contentIn(root, sha)).digest('hex');
            ids.set(sha, id);
            return id;
        },
        read(wanted, limits) {
            if (wanted.length > limits.files)
                throw new _root_js__WEBPACK_IMPORTED_MODULE_9__/* .ReadError */ .F_((0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .countProblem */ .bu)(limits));
            const contents = new Map();
            let bytes = 0;
            for (const { path, sha, mode } of wanted) {
                const content = mode === _root_js__WEBPACK_IMPORTED_MODULE_9__/* .LINK_MODE */ .BG ? targetIn(root, sha) : (0,_file_js__WEBPACK_IMPORTED_MODULE_5__/* .bytesOf */ .$$)(sha, path, limits);
                contents.set(path, content);
                bytes += Buffer.isBuffer(content) ? content.length : 0;
                if (bytes > limits.bytes)
                    throw new _root_js__WEBPACK_IMPORTED_MODULE_9__/* .ReadError */ .F_((0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .totalProblem */ .ue)(limits));
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
    const isOwn = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(target) && (0,_inside_js__WEBPACK_IMPORTED_MODULE_6__/* .isInside */ .F)(root, target);
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
        problems.push((0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .unreadableProblem */ .$Z)(folder, error));
        return [];
    }
}
function modeOf(child) {
    if (child.isSymbolicLink())
        return _root_js__WEBPACK_IMPORTED_MODULE_9__/* .LINK_MODE */ .BG;
    if (child.isFile())
        return FILE_MODE;
    return child.isDirectory() ? FOLDER_MODE : OTHER_MODE;
}
function tooMany(folder) {
    const message = `${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_11__/* .visible */ .RK)(folder)} contains more than ${MOST_ENTRIES} files and folders; none was read. Name a smaller folder.`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .errorAt */ .Os)(null, 'too-many-files', message);
}


/***/ }),

/***/ 85855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ READ_LIMITS)
/* harmony export */ });
/* harmony import */ var _manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27228);

const READ_LIMITS = {
    files: 50_000,
    bytesPerFile: _manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.bytesPerFile,
    bytes: _manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.bytesPerFile,
};


/***/ }),

/***/ 11911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ LINK_MODE),
/* harmony export */   Ce: () => (/* binding */ FILE_MODES),
/* harmony export */   F_: () => (/* binding */ ReadError),
/* harmony export */   Fe: () => (/* binding */ SUBMODULE_MODE),
/* harmony export */   PJ: () => (/* binding */ isLink),
/* harmony export */   YP: () => (/* binding */ brokenRoot)
/* harmony export */ });
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


/***/ }),

/***/ 92293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ PLACELESS_FORMATS)
/* harmony export */ });
const PLACELESS_FORMATS = ['text', 'markdown', 'json'];


/***/ })

};
