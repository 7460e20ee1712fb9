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
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17085);
/* harmony import */ var _output_file_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19836);
/* harmony import */ var _output_save_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50369);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60755);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25608);





function deliver(path, text, kind, code, output) {
    if (path === null)
        return (0,_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .codeAfter */ .YK)(output.print(text, kind), code, output);
    return saved(path, text, output) ? code : _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .COULD_NOT_JUDGE */ .Ge;
}
function saved(path, text, output) {
    try {
        (0,_output_save_js__WEBPACK_IMPORTED_MODULE_1__/* .saveFile */ .O)(path, text);
        return true;
    }
    catch (error) {
        if ((0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$)(error) === 'EPIPE')
            return true;
        const message = `The report can not be written to ${path}: ${(0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A)(error)}`;
        const problem = (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .errorAt */ .Os)(null, 'unwritable-output', message);
        (0,_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .printProblems */ .M)([problem], output);
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
/* harmony import */ var _merge_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42864);
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
        (0,_output_path_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseInputs */ .g)(path, { snapshot: (0,_merge_files_js__WEBPACK_IMPORTED_MODULE_4__/* .legFiles */ .YC)(positionals), config: null, head: positionals }, []);
    const merged = (0,_merge_merge_js__WEBPACK_IMPORTED_MODULE_0__/* .merge */ .h)((0,_merge_files_js__WEBPACK_IMPORTED_MODULE_4__/* .loadLegs */ ._U)(positionals), {
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

/***/ 67989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ refuseInputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98558);
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9057);
/* harmony import */ var _read_glob_globs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12274);
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
    const { globs } = (0,_read_glob_globs_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlobs */ .tI)([_read_glob_globs_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_FILE */ .WO, ...paths.filter((one) => one.startsWith('!'))]);
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

function printProblems(problems, output) {
    for (const problem of problems) {
        const { place } = problem;
        const where = place ? `${place.file}:${place.line}:${place.column}: ` : '';
        output.say(`${where}${problem.severity}: ${problem.message} [${problem.code}]`);
        for (const line of problem.picture?.split('\n') ?? [])
            output.say(`    ${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo)(line)}`);
    }
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

/***/ 71886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bp: () => (/* binding */ transformsIn),
/* harmony export */   H7: () => (/* binding */ KUSTOMIZATION_NAMES),
/* harmony export */   N0: () => (/* binding */ changesIn),
/* harmony export */   PW: () => (/* binding */ isAddress),
/* harmony export */   Sv: () => (/* binding */ isKustomization),
/* harmony export */   Sw: () => (/* binding */ chartKeysIn),
/* harmony export */   ii: () => (/* binding */ referencesIn),
/* harmony export */   kI: () => (/* binding */ chartValuesIn)
/* harmony export */ });
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93549);

const KUSTOMIZATION_NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
function isKustomization(path) {
    return KUSTOMIZATION_NAMES.some((name) => path === name || path.endsWith(`/${name}`));
}
const LISTS = {
    resources: 'objects',
    bases: 'objects',
    components: 'objects',
    crds: 'data',
    configurations: 'data',
    generators: 'plugin',
    transformers: 'plugin',
    validators: 'plugin',
    patchesStrategicMerge: 'patch',
};
const MAY_BE_INLINE = new Set(['plugin', 'patch']);
const WITH_PATH = {
    patches: 'patch',
    patchesJson6902: 'patch',
    replacements: 'data',
};
const CHARTS = ['helmCharts', 'helmChartInflationGenerator'];
const GENERATORS = ['configMapGenerator', 'secretGenerator'];
function referencesIn(value) {
    return [...listed(value), ...withPath(value), ...openApi(value), ...generated(value)];
}
function listed(value) {
    return Object.entries(LISTS).flatMap(([key, use]) => items(value, key).flatMap((written, index) => {
        const isInline = MAY_BE_INLINE.has(use) && typeof written === 'string' && written.includes('\n');
        return reference({ key, use, at: [key, index], isInline }, written);
    }));
}
function withPath(value) {
    return Object.entries(WITH_PATH).flatMap(([key, use]) => items(value, key).flatMap((one, index) => reference({ key, use, at: [key, index, 'path'], isInline: false }, (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(one, 'path'))));
}
function openApi(value) {
    const at = ['openapi', 'path'];
    return reference({ key: 'openapi', use: 'data', at, isInline: false }, (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldAt */ .UK)(value, ...at));
}
function generated(value) {
    return GENERATORS.flatMap((key) => items(value, key).flatMap((one, index) => {
        const data = { key, use: 'data', isInline: false };
        return [
            ...items(one, 'files').flatMap((file, at) => reference({ ...data, at: [key, index, 'files', at] }, withoutName(file))),
            ...items(one, 'envs').flatMap((file, at) => reference({ ...data, at: [key, index, 'envs', at] }, file)),
            ...reference({ ...data, at: [key, index, 'env'] }, (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(one, 'env')),
        ];
    }));
}
function withoutName(entry) {
    return typeof entry === 'string' ? entry.slice(entry.indexOf('=') + 1) : entry;
}
function reference(of, written) {
    return typeof written === 'string' && written !== '' ? [{ ...of, written }] : [];
}
function items(value, key) {
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .listIn */ .Of)(value, key) ?? [];
}
function chartKeysIn(value) {
    return CHARTS.filter((key) => !isNothing(value[key]));
}
function chartValuesIn(value) {
    return CHARTS.flatMap((key) => items(value, key).flatMap((chart) => [(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(chart, 'valuesFile'), (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(chart, 'values'), ...items(chart, 'additionalValuesFiles')].filter((one) => typeof one === 'string')));
}
const LISTING = new Set(['apiVersion', 'kind', 'metadata', 'resources', 'bases', 'sortOptions']);
const HARMLESS = new Set([
    ...['commonAnnotations', 'configMapGenerator', 'secretGenerator', 'generatorOptions', 'buildMetadata'],
    ...['openapi', 'images', 'configurations', 'crds', 'generators', 'validators', 'helmGlobals', ...CHARTS],
]);
function changesIn(value) {
    return Object.keys(value).filter((key) => !LISTING.has(key) && !isNothing(value[key]));
}
function transformsIn(value) {
    return changesIn(value).filter((key) => !isHarmless(key, value));
}
function isHarmless(key, value) {
    if (key !== 'labels')
        return HARMLESS.has(key);
    return items(value, 'labels').every((one) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(one, 'includeSelectors') !== true && (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(one, 'includeTemplates') !== true);
}
function isNothing(value) {
    return (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0));
}
const ADDRESS = /:\/|::|^[^/]*@|[?]|\.git(?:\/|$)|^(?:github\.com|gitlab\.com|bitbucket\.org)[/:]/i;
function isAddress(written) {
    return ADDRESS.test(written);
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
/* harmony export */   DR: () => (/* binding */ filesBelow),
/* harmony export */   NP: () => (/* binding */ isOwn),
/* harmony export */   Pf: () => (/* binding */ folderRoot)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(17085);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98558);
/* harmony import */ var _file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9057);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62587);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85855);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(47531);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57478);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41460);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21287);













const MOST_ENTRIES = 500_000;
const REPOSITORY = '.git';
const EMACS_LOCK = '.#';
const FILE_MODE = '100644';
const FOLDER_MODE = '040000';
const OTHER_MODE = '000000';
function isOwn(folder) {
    return !/(?:^|\/)node_modules$/.test(folder);
}
function folderRoot(folder) {
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(folder);
    const ids = new Map();
    let whole = null;
    return {
        get entries() {
            if (whole === null) {
                const { entries, problems } = filesBelow(root, isOwn);
                const [problem] = problems;
                if (problem)
                    throw new Error(`${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(problem.place?.file ?? root)}: ${problem.message}`);
                whole = entries.filter(({ mode }) => mode === FILE_MODE || mode === _tree_js__WEBPACK_IMPORTED_MODULE_8__/* .LINK_MODE */ .BG);
            }
            return whole;
        },
        list: (mayEnter) => filesBelow(root, mayEnter),
        idOf({ sha }) {
            const known = ids.get(sha);
            if (known !== undefined)
                return known;
            const isLarge = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(sha).size > _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .CHECKOUT_LIMITS */ .G.bytes;
            const id = isLarge ? sha : (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256').update(bytesOf(root, sha)).digest('hex');
            ids.set(sha, id);
            return id;
        },
        sizes: (wanted) => each(wanted, (absolute) => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(absolute).size),
        read: (wanted) => each(wanted, (absolute) => bytesOf(root, absolute)),
        texts: textsOf,
    };
}
function each(entries, read) {
    const values = new Map();
    for (const { sha, path } of entries)
        try {
            values.set(sha, read(sha));
        }
        catch (error) {
            return (0,_source_js__WEBPACK_IMPORTED_MODULE_10__/* .missing */ .L)((0,_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .unreadableProblem */ .$Z)(path, error));
        }
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_10__/* .found */ .F)(values);
}
function textsOf(entries, limits) {
    const texts = new Map();
    let bytes = 0;
    for (const { path, sha } of entries) {
        const read = (0,_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .yR)(sha, path, limits);
        texts.set(path, 'problem' in read ? read.problem : read.text);
        bytes += 'problem' in read ? 0 : read.bytes;
        if (bytes > limits.bytes)
            return (0,_source_js__WEBPACK_IMPORTED_MODULE_10__/* .missing */ .L)((0,_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .totalProblem */ .ue)(limits));
    }
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_10__/* .found */ .F)(texts);
}
function bytesOf(root, absolute) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(absolute).isSymbolicLink() ? targetIn(root, absolute) : (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(absolute);
}
function targetIn(root, link) {
    const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readlinkSync)(link);
    const isOwn = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(target) && (0,_inside_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .F)(root, target);
    return Buffer.from(isOwn ? (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(link, '..'), target) || '.' : target);
}
function filesBelow(root, mayEnter = () => true) {
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
            const name = (0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .decodeLossy */ .bW)(child.name);
            if (name === REPOSITORY || (child.isSymbolicLink() && name.startsWith(EMACS_LOCK)))
                continue;
            const path = folder === '' ? name : `${folder}/${name}`;
            if (child.isDirectory() && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(child.name)) {
                if (mayEnter(path))
                    folders.push(path);
            }
            else
                entries.push({ path, mode: modeOf(child), sha: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, path) });
        }
    }
    return { entries: (0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .sortedByBytes */ .OU)(entries, ({ path }) => path), problems };
}
function childrenOf(root, folder, problems) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, folder), { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        problems.push((0,_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .unreadableProblem */ .$Z)(folder === '' ? root : folder, error));
        return [];
    }
}
function modeOf(child) {
    if (child.isSymbolicLink())
        return _tree_js__WEBPACK_IMPORTED_MODULE_8__/* .LINK_MODE */ .BG;
    if (child.isFile())
        return FILE_MODE;
    return child.isDirectory() ? FOLDER_MODE : OTHER_MODE;
}
function tooMany(folder) {
    const message = `${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(folder)} holds more than ${MOST_ENTRIES} files and folders; none was read. Name a smaller folder.`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_12__/* .errorAt */ .Os)(null, 'too-many-files', message);
}


/***/ }),

/***/ 85855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ READ_LIMITS),
/* harmony export */   G: () => (/* binding */ CHECKOUT_LIMITS)
/* harmony export */ });
/* harmony import */ var _manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27228);

const READ_LIMITS = {
    files: 50_000,
    bytesPerFile: _manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.bytesPerFile,
    bytes: _manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.bytesPerFile,
};
const CHECKOUT_LIMITS = { files: 50_000, bytes: 100 * 1024 ** 2 };


/***/ }),

/***/ 57478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ found),
/* harmony export */   L: () => (/* binding */ missing)
/* harmony export */ });
function found(value) {
    return { missing: false, value };
}
function missing(problem) {
    return { missing: true, problem };
}


/***/ }),

/***/ 21287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ LINK_MODE),
/* harmony export */   Ce: () => (/* binding */ FILE_MODES),
/* harmony export */   Fe: () => (/* binding */ SUBMODULE_MODE),
/* harmony export */   PJ: () => (/* binding */ isLink),
/* harmony export */   T0: () => (/* binding */ LINK_TARGET_BYTES),
/* harmony export */   XO: () => (/* binding */ selectEntries),
/* harmony export */   nv: () => (/* binding */ onlyFile)
/* harmony export */ });
/* harmony import */ var _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71886);
/* harmony import */ var _glob_globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12274);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47531);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41460);




const LINK_TARGET_BYTES = 4_096;
const LINK_MODE = '120000';
const SUBMODULE_MODE = '160000';
const FILE_MODES = new Set(['100644', '100755']);
function isLink({ mode }) {
    return mode === LINK_MODE;
}
function selectEntries(entries, globs) {
    const files = [];
    const links = [];
    const problems = [];
    for (const entry of entries) {
        const { path, mode } = entry;
        const isNamed = globs.matches(path);
        if (mode === LINK_MODE) {
            if (isNamed || globs.mayContain(path))
                links.push(entry);
        }
        else if (isNamed) {
            const problem = entryProblem(entry);
            if (problem === null)
                files.push(entry);
            else
                problems.push(problem);
        }
        else if (!FILE_MODES.has(mode)) {
            const problem = globs.mayContain(path) ? entryProblem(entry) : null;
            if (problem?.code === 'submodule' || problem?.code === 'path-not-utf-8')
                problems.push(problem);
        }
        else if ((0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__/* .isKustomization */ .Sv)(path) && globs.goBy(path))
            files.push(entry);
    }
    return { files, links, problems };
}
function onlyFile(entries, path) {
    const onTheWay = entries.filter((entry) => path.startsWith(entry.path) && (path + '/').charAt(entry.path.length) === '/');
    const { files, links, problems } = selectEntries(onTheWay, (0,_glob_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .exactly */ .pV)(path));
    return {
        file: files[0] ?? null,
        problems: [...problems, ...links.map((link) => (0,_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .symlinkProblem */ .D6)(link.path))],
    };
}
function entryProblem({ path, mode, sha }) {
    if (mode === SUBMODULE_MODE)
        return (0,_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .submoduleProblem */ .m4)(path, `${path} ${sha}`);
    if (path.includes(_text_js__WEBPACK_IMPORTED_MODULE_2__/* .REPLACED */ .x0))
        return (0,_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .pathProblem */ .z9)(path);
    return FILE_MODES.has(mode) ? null : (0,_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .notAFileProblem */ .Y0)(path);
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
