export const id = 257;
export const ids = [257];
export const modules = {

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

/***/ 1192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   snapshotCommand: () => (/* binding */ snapshotCommand)
/* harmony export */ });
/* harmony import */ var _snapshot_compact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1370);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3423);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5324);
/* harmony import */ var _output_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7989);
/* harmony import */ var _snapshot_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7168);





const OPTIONS = {
    kubeconfig: { type: 'string' },
    context: { type: 'string' },
    'in-cluster': { type: 'boolean' },
    role: { type: 'boolean' },
    output: { type: 'string' },
};
const USE = 'snapshot takes one FILE, - for standard input, --kubeconfig FILE, --in-cluster, or --role';
async function snapshotCommand(argv, output) {
    const args = argumentsOf(argv);
    (0,_output_path_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseInputs */ .g)(args.output, [args.file, args.kubeconfig].filter((path) => path !== null));
    if (args.file !== null) {
        const { snapshot, problems } = await (0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_4__/* .loadCompact */ .W)(args.file);
        return written({ snapshot, problems }, snapshot.takenAt ?? Date.now(), args, output);
    }
    const { fromServer } = await Promise.all(/* import() */[__webpack_require__.e(690), __webpack_require__.e(569)]).then(__webpack_require__.bind(__webpack_require__, 3950));
    const answer = await fromServer(args, output);
    if (answer === null)
        return _deliver_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_EVALUATED */ ._q;
    return typeof answer === 'string'
        ? (0,_deliver_js__WEBPACK_IMPORTED_MODULE_1__/* .deliver */ .cK)(args.output, answer, 'lines', _deliver_js__WEBPACK_IMPORTED_MODULE_1__/* .PASS */ .CQ, output)
        : written(answer, answer.takenAt, args, output);
}
function argumentsOf(argv) {
    const { values, paths } = (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .readArguments */ .lR)(argv, OPTIONS, USE);
    const { kubeconfig = null, context = null, role = false, output = null } = values;
    const inCluster = values['in-cluster'] === true;
    if (kubeconfig !== null && inCluster)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('snapshot takes --kubeconfig or --in-cluster, not both');
    if (context !== null && kubeconfig === null)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('--context needs --kubeconfig FILE');
    const isLive = kubeconfig !== null || inCluster || role;
    if (paths.length > (isLive ? 0 : 1))
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(isLive ? 'snapshot takes either a FILE or a server' : USE);
    return {
        ...{ kubeconfig, context, inCluster, role, output },
        file: isLive ? null : (paths[0] ?? '-'),
    };
}
function written({ snapshot, problems }, takenAt, args, output) {
    (0,_deliver_js__WEBPACK_IMPORTED_MODULE_1__/* .printProblems */ .Mr)(problems, output);
    if (problems.some((problem) => problem.severity === 'error'))
        return _deliver_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_EVALUATED */ ._q;
    return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_1__/* .deliverParts */ .Qx)(args.output, (0,_snapshot_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .compactParts */ .yg)(snapshot.lines, takenAt), 'json', output);
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
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3972);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);


function bySomething(command = null) {
    const how = command === null ? _text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) ` (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(command)})`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `Render it${how} in an earlier step, for base and head, and give the two folders: \`base-path\` and \`head-path\` in the action, \`--base\` and \`--head\` on the command line.`;
}
function byKustomize(folder) {
    return byPolicies('the folder', `kustomize: ${shown(folder)}`);
}
function byFlux(folder) {
    return byPolicies('the folder', `flux: ${shown(folder)}`);
}
function byArgo(path) {
    return byPolicies('the file', `argocd: ${(0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(path)}`);
}
function byPolicies(what, entry) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `List ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu)(what)} in \`policies\` of the configuration instead of plain files: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`- ${entry}`)}.`;
}
function byTemplate(path) {
    const at = `/${path}`.lastIndexOf('/templates/');
    return at < 0
        ? bySomething()
        : byPolicies('the chart', `helm: {chart: ${shown(path.slice(0, Math.max(0, at - 1)))}}`);
}
function shown(folder) {
    return (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(folder) || '.';
}


/***/ })

};
