export const id = 192;
export const ids = [192];
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
/* harmony import */ var _read_git_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1883);
/* harmony import */ var _read_inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2587);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5324);







function refuseInputs(output, inputs, sides = [], isOfRevision = false) {
    if (output === null)
        return;
    const refuse = (why) => {
        throw new _options_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`--output ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(output)} ${why}; choose another file`);
    };
    const { laid, path } = followed(output);
    const isOfGit = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(output), path].some((one) => one.toLowerCase().split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes('.git'));
    if (isOfGit)
        refuse('lies in .git');
    if (laid)
        refuse('leads through a link in the work tree');
    const written = fileAt(output);
    if (written === null)
        return;
    const both = sides.filter((side) => side !== null);
    const folders = both.flatMap(({ renderedPaths }) => renderedPaths.filter((one) => (0,_read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolder */ .lQ)(one)));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && folders.some((one) => (0,_read_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .F)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(one), path)))
        refuse('is a file of a folder from which policies are rendered');
    const [top = '.'] = isOfRevision ? (0,_read_git_command_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOf */ .Dx)('.', ['rev-parse', '--show-toplevel']) : [];
    const policies = both.flatMap(({ files, problems }) => [
        ...files.map((file) => file.path),
        ...problems.flatMap(({ place }) => place?.file ?? []),
    ]);
    if ([...inputs, ...policies.map((one) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, one))].some((one) => fileAt(one) === written))
        refuse('is an input of this command');
}
const MOST_LINKS = 40;
function followed(path) {
    const here = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.cwd());
    let tree = here;
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tree, '.git')) && tree !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(tree))
        tree = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(tree);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tree, '.git')))
        tree = here;
    const steps = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    let at = path.startsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? node_path__WEBPACK_IMPORTED_MODULE_1__.sep : here;
    let laid = false;
    for (let links = 0; steps.length > 0 && links <= MOST_LINKS;) {
        const next = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(at, steps.shift() ?? '');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(next, { throwIfNoEntry: false })?.isSymbolicLink() !== true) {
            at = next;
            continue;
        }
        links += 1;
        laid ||= (0,_read_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .F)(tree, next);
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(next);
        if (target.startsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            at = node_path__WEBPACK_IMPORTED_MODULE_1__.sep;
        steps.unshift(...target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    }
    return { laid, path: at };
}
function fileAt(path) {
    try {
        const stats = path === _read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .STANDARD_INPUT */ .XO ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(0, { bigint: true }) : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { bigint: true });
        return stats.isFile() ? `${stats.dev}:${stats.ino}` : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 1192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   snapshotCommand: () => (/* binding */ snapshotCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5022);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7085);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3972);
/* harmony import */ var _snapshot_compact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1370);
/* harmony import */ var _snapshot_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3104);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9125);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3423);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5324);
/* harmony import */ var _output_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7989);
/* harmony import */ var _snapshot_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7168);













async function snapshotCommand(argv, output) {
    const { values, paths } = (0,_options_js__WEBPACK_IMPORTED_MODULE_7__/* .readArguments */ .lR)('snapshot', argv);
    const { kubeconfig = null, context = null, role = false, output: path = null } = values;
    const inCluster = values['in-cluster'] === true;
    if (kubeconfig !== null && inCluster)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb('snapshot takes --kubeconfig or --in-cluster, not both');
    if (context !== null && kubeconfig === null)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb('--context needs --kubeconfig FILE');
    const isLive = kubeconfig !== null || inCluster || role;
    if (isLive && paths.length > 0)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb('snapshot takes either a FILE or a server');
    if (paths.length > 1)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb('snapshot takes one FILE, or - for standard input');
    const [file = '-'] = paths;
    (0,_output_path_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseInputs */ .g)(path, (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__/* .present */ .Eb)([isLive ? null : file, kubeconfig]));
    const written = ({ snapshot, problems }, takenAt) => {
        (0,_deliver_js__WEBPACK_IMPORTED_MODULE_6__/* .printProblems */ .Mr)(problems, output);
        if (problems.some(({ severity }) => severity === 'error'))
            return _deliver_js__WEBPACK_IMPORTED_MODULE_6__/* .NOT_EVALUATED */ ._q;
        return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_6__/* .deliver */ .cK)(path, (0,_snapshot_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compactParts */ .yg)(snapshot.lines, takenAt ?? Date.now()), 'json', _deliver_js__WEBPACK_IMPORTED_MODULE_6__/* .PASS */ .CQ, output);
    };
    if (!isLive) {
        const read = await (0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_9__/* .loadCompact */ .W)(file);
        return written(read, read.snapshot.takenAt);
    }
    const { kubectl, LiveFault } = await __webpack_require__.e(/* import() */ 371).then(__webpack_require__.bind(__webpack_require__, 1371));
    const { servedKinds } = await Promise.all(/* import() */[__webpack_require__.e(300), __webpack_require__.e(995)]).then(__webpack_require__.bind(__webpack_require__, 995));
    const { roleText } = await Promise.all(/* import() */[__webpack_require__.e(300), __webpack_require__.e(733)]).then(__webpack_require__.bind(__webpack_require__, 733));
    const { liveSnapshot } = await Promise.all(/* import() */[__webpack_require__.e(300), __webpack_require__.e(897)]).then(__webpack_require__.bind(__webpack_require__, 2897));
    try {
        if (kubeconfig === null && !inCluster)
            return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_6__/* .deliver */ .cK)(path, roleText(null), 'lines', _deliver_js__WEBPACK_IMPORTED_MODULE_6__/* .PASS */ .CQ, output);
        if (inCluster && !process.env['KUBERNETES_SERVICE_HOST'])
            throw new LiveFault('not-in-cluster', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `--in-cluster works only in a pod: KUBERNETES_SERVICE_HOST is not set. Give --kubeconfig FILE.`);
        if (kubeconfig?.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).some((one) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(one)) === false)
            throw new LiveFault('kubectl-failed', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `The kubeconfig ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_11__/* .visible */ .RK)(kubeconfig))} does not exist. Check the path of --kubeconfig.`);
        const server = kubectl({ kubeconfig, context, environment: process.env, sleep: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(ms) });
        if (role)
            return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_6__/* .deliver */ .cK)(path, roleText(await servedKinds(server)), 'lines', _deliver_js__WEBPACK_IMPORTED_MODULE_6__/* .PASS */ .CQ, output);
        const takenAt = Date.now();
        return written(await liveSnapshot(server, () => (0,_snapshot_read_js__WEBPACK_IMPORTED_MODULE_4__/* .createCompactReader */ .f)()), takenAt);
    }
    catch (error) {
        if (!(error instanceof LiveFault))
            throw error;
        return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_6__/* .printProblems */ .Mr)([(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_12__/* .errorAt */ .Os)(null, error.code, error.says)], output);
    }
}


/***/ })

};
