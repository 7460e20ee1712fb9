export const id = 257;
export const ids = [257];
export const modules = {

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

/***/ 8811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   snapshotCommand: () => (/* binding */ snapshotCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var _snapshot_compact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1370);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3423);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(755);
/* harmony import */ var _output_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7989);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5608);
/* harmony import */ var _snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7168);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6266);








async function snapshotCommand(argv, output) {
    const args = argumentsOf(argv);
    const inputs = [args.file, args.kubeconfig].filter((path) => path !== null);
    if (args.output !== null)
        (0,_output_path_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseInputs */ .g)(args.output, { snapshot: inputs, config: null }, []);
    if (args.file !== null) {
        const { snapshot, problems } = await (0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__/* .loadCompact */ .W)([args.file], args.hashNodeNames);
        return written({ snapshot, problems, takenAt: snapshot.takenAt ?? Date.now() }, args, output);
    }
    const { fromServer } = await Promise.all(/* import() */[__webpack_require__.e(668), __webpack_require__.e(243)]).then(__webpack_require__.bind(__webpack_require__, 5243));
    const answer = await fromServer(args, output);
    if (answer === null)
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .COULD_NOT_JUDGE */ .Ge;
    return typeof answer === 'string'
        ? (0,_deliver_js__WEBPACK_IMPORTED_MODULE_2__/* .deliver */ .c)(args.output, answer, 'lines', _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .PASS */ .CQ, output)
        : written(answer, args, output);
}
function argumentsOf(argv) {
    const { values, positionals } = (0,_usage_error_js__WEBPACK_IMPORTED_MODULE_7__/* .parsedFor */ .t)(argv, {
        kubeconfig: { type: 'string' },
        context: { type: 'string' },
        'in-cluster': { type: 'boolean' },
        role: { type: 'boolean' },
        'hash-node-names': { type: 'boolean' },
        output: { type: 'string' },
    }, USE);
    const { kubeconfig = null, context = null, role = false, output = null } = values;
    const hashNodeNames = values['hash-node-names'] === true;
    const inCluster = values['in-cluster'] === true;
    if ([kubeconfig, context, output].includes(''))
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e('an option of snapshot has an empty value; give one');
    if (kubeconfig !== null && inCluster)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e('snapshot takes --kubeconfig or --in-cluster, not both');
    if (context !== null && kubeconfig === null)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e('--context needs --kubeconfig FILE');
    const isLive = kubeconfig !== null || inCluster || role || (positionals.length === 0 && isAlone(process.env));
    if (positionals.length > (isLive ? 0 : 1))
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(isLive ? 'snapshot takes either a FILE or a server' : USE);
    const file = isLive ? null : (positionals[0] ?? '-');
    return {
        file,
        kubeconfig,
        context,
        inCluster: inCluster || (isLive && !role && kubeconfig === null),
        role,
        hashNodeNames,
        output,
    };
}
function isAlone(environment) {
    if (!environment['KUBERNETES_SERVICE_HOST'])
        return false;
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(STDIN).isCharacterDevice();
    }
    catch {
        return true;
    }
}
const STDIN = 0;
const USE = 'snapshot takes one FILE, - for standard input, --kubeconfig FILE, --in-cluster, or --role';
function written({ snapshot, problems, takenAt }, args, output) {
    (0,_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .printProblems */ .M)(problems, output);
    if (problems.some((problem) => problem.severity === 'error'))
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .COULD_NOT_JUDGE */ .Ge;
    const nodeNames = args.hashNodeNames ? 'hashed' : 'plain';
    return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_2__/* .deliverParts */ .Q)(args.output, (0,_snapshot_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compactParts */ .yg)(snapshot.lines, takenAt, nodeNames), 'json', output);
}


/***/ }),

/***/ 7196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ byArgo),
/* harmony export */   MF: () => (/* binding */ bySomething),
/* harmony export */   Vt: () => (/* binding */ byFlux),
/* harmony export */   kW: () => (/* binding */ byTemplate),
/* harmony export */   tV: () => (/* binding */ byKustomize)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83);
/* harmony import */ var _words_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8558);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);



function bySomething(command = null) {
    const how = command === null ? _text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) ` (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(command)})`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `Render it${how} in an earlier step, for base and head, and give the two folders: \`base-path\` and \`head-path\` in the action, \`--base\` and \`--head\` on the command line.`;
}
function byKustomize(folder) {
    return byPolicies('the folder', `kustomize: ${shown(folder)}`);
}
function byHelm(chart, values = null) {
    const entry = `chart: ${shown(chart)}${values === null ? '' : `, values: [${(0,_words_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(values)}]`}`;
    return byPolicies('the chart', `helm: {${entry}}`);
}
function byFlux(folder) {
    return byPolicies('the folder', `flux: ${shown(folder)}`);
}
function byArgo(path) {
    return byPolicies('the file', `argocd: ${(0,_words_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(path)}`);
}
function byPolicies(what, entry) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `List ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu)(what)} in \`policies\` of the configuration instead of plain files: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`- ${entry}`)}.`;
}
function byTemplate(path, template) {
    return isOfChart(path, template) ? byHelm(chartOfTemplate(path)) : bySomething();
}
const GO_ACTION = /\{\{-?\s*(?:[.$("`]|\/\*|(?:if|else|end|with|range|include|template|define|block|toYaml|tpl|quote|default|printf|required|lookup|fail|index|not)\b)/;
function isOfChart(path, template) {
    return /(?:^|\/)templates\//.test(path) && GO_ACTION.test(template);
}
function chartOfTemplate(path) {
    const at = path.lastIndexOf('/templates/');
    return at < 0 ? (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)((0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(path)) : path.slice(0, at);
}
function shown(folder) {
    return (0,_words_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(folder) || '.';
}


/***/ })

};
