export const id = 851;
export const ids = [851];
export const modules = {

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

/***/ 61820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  snapshotCommand: () => (/* binding */ snapshotCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/output/file-errors.js
var file_errors = __webpack_require__(19836);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/output/save.js
var save = __webpack_require__(50369);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/visible.js
var visible = __webpack_require__(98558);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/compact-header.js
var compact_header = __webpack_require__(61762);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/compact.js

const PART_LENGTH = 1024 ** 2;
function compactParts(lines, takenAt, nodeNames) {
    const header = (0,compact_header/* headerLine */.iH)({ takenAt, nodes: lines.nodes, objects: lines.objects, nodeNames });
    return { [Symbol.iterator]: () => partsOf(header, lines) };
}
function* partsOf(header, lines) {
    let part = `${header}\n`;
    for (const line of lines.sorted()) {
        part += `${line.toString()}\n`;
        if (part.length < PART_LENGTH)
            continue;
        yield part;
        part = '';
    }
    if (part !== '')
        yield part;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/exit-codes.js
var exit_codes = __webpack_require__(60755);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/output-path.js
var output_path = __webpack_require__(67989);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/problems.js
var edge_problems = __webpack_require__(25608);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/snapshot-file.js
var snapshot_file = __webpack_require__(74787);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/usage-error.js
var usage_error = __webpack_require__(86266);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/snapshot-command.js










async function snapshotCommand(argv, output) {
    const args = argumentsOf(argv);
    const inputs = [args.file, args.kubeconfig].filter((path) => path !== null);
    if (args.output !== null)
        (0,output_path/* refuseInputs */.g)(args.output, { snapshot: inputs, config: null }, []);
    if (args.file !== null) {
        const { snapshot, problems } = await (0,snapshot_file/* loadCompact */.W)([args.file], args.hashNodeNames);
        return written({ snapshot, problems, takenAt: snapshot.takenAt ?? Date.now() }, args, output);
    }
    const { fromServer } = await Promise.all(/* import() */[__webpack_require__.e(955), __webpack_require__.e(81), __webpack_require__.e(243)]).then(__webpack_require__.bind(__webpack_require__, 35243));
    const answer = await fromServer(args, output);
    if (answer === null)
        return exit_codes/* COULD_NOT_JUDGE */.Ge;
    return typeof answer === 'string'
        ? deliver([answer], 'lines', args, output)
        : written(answer, args, output);
}
function argumentsOf(argv) {
    const { values, positionals } = (0,usage_error/* parsedFor */.t)(argv, {
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
        throw new usage_error/* UsageError */.e('an option of snapshot has an empty value; give one');
    if (kubeconfig !== null && inCluster)
        throw new usage_error/* UsageError */.e('snapshot takes --kubeconfig or --in-cluster, not both');
    if (context !== null && kubeconfig === null)
        throw new usage_error/* UsageError */.e('--context needs --kubeconfig FILE');
    const isLive = kubeconfig !== null || inCluster || role || (positionals.length === 0 && isAlone(process.env));
    if (positionals.length > (isLive ? 0 : 1))
        throw new usage_error/* UsageError */.e(isLive ? 'snapshot takes either a FILE or a server' : USE);
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
        return (0,external_node_fs_.fstatSync)(STDIN).isCharacterDevice();
    }
    catch {
        return true;
    }
}
const STDIN = 0;
const USE = 'snapshot takes one FILE, - for standard input, --kubeconfig FILE, --in-cluster, or --role';
function written({ snapshot, problems, takenAt }, args, output) {
    (0,edge_problems/* printProblems */.M)(problems, output);
    if (problems.some((problem) => problem.severity === 'error'))
        return exit_codes/* COULD_NOT_JUDGE */.Ge;
    const nodeNames = args.hashNodeNames ? 'hashed' : 'plain';
    return deliver(compactParts(snapshot.lines, takenAt, nodeNames), 'json', args, output);
}
function deliver(parts, kind, args, output) {
    if (args.output !== null)
        return saved(args.output, parts, output);
    const delivery = printed(parts, kind, output);
    if (delivery.kind !== 'closed')
        return (0,exit_codes/* codeAfter */.YK)(delivery, exit_codes/* PASS */.CQ, output);
    output.say('fleetplan: what read the snapshot closed before it was whole');
    return exit_codes/* COULD_NOT_JUDGE */.Ge;
}
function printed(parts, kind, output) {
    for (const part of parts) {
        const delivery = output.print(part, kind);
        if (delivery.kind !== 'delivered')
            return delivery;
    }
    return { kind: 'delivered' };
}
function saved(path, parts, output) {
    try {
        (0,save/* saveFile */.O)(path, parts);
        return exit_codes/* PASS */.CQ;
    }
    catch (error) {
        output.say(`fleetplan: ${(0,visible/* visible */.RK)(path)} can not be written: ${(0,file_errors/* reasonOf */.A)(error)}`);
        return exit_codes/* COULD_NOT_JUDGE */.Ge;
    }
}


/***/ }),

/***/ 97856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ parsedJson)
/* harmony export */ });
function parsedJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 31765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ repeatedKey)
/* harmony export */ });
function repeatedKey(text, value) {
    return colonsIn(text) === keysIn(value) ? null : find(text);
}
function keysIn(value) {
    let keys = 0;
    const open = [value];
    for (let one = open.pop(); open.length > 0 || one !== undefined; one = open.pop()) {
        if (typeof one !== 'object' || one === null)
            continue;
        const inner = Object.values(one);
        if (!Array.isArray(one))
            keys += inner.length;
        for (const item of inner)
            if (typeof item === 'object' && item !== null)
                open.push(item);
    }
    return keys;
}
const COLON = 0x3a;
const BACKSLASH = 0x5c;
function colonsIn(text) {
    let colons = 0;
    for (let at = 0; at < text.length;) {
        const quote = text.indexOf('"', at);
        const end = quote < 0 ? text.length : quote;
        for (; at < end; at++)
            if (text.charCodeAt(at) === COLON)
                colons++;
        at = quote < 0 ? end : endOfString(text, quote);
    }
    return colons;
}
function endOfString(text, quote) {
    for (let at = text.indexOf('"', quote + 1); at >= 0; at = text.indexOf('"', at + 1)) {
        let slashes = 0;
        while (text.charCodeAt(at - 1 - slashes) === BACKSLASH)
            slashes++;
        if (slashes % 2 === 0)
            return at + 1;
    }
    return text.length;
}
function find(text) {
    const open = [];
    for (let at = 0; at < text.length;) {
        const character = text[at];
        if (character !== '"') {
            if (character === '{' || character === '[')
                open.push(new Set());
            else if (character === '}' || character === ']')
                open.pop();
            at++;
            continue;
        }
        const end = endOfString(text, at);
        if (isKey(text, end)) {
            const key = JSON.parse(text.slice(at, end));
            const keys = open.at(-1);
            if (keys?.has(key))
                return { key, offset: at };
            keys?.add(key);
        }
        at = end;
    }
    return null;
}
function isKey(text, end) {
    let at = end;
    while (' \t\r\n'.includes(text[at] ?? '-'))
        at++;
    return text.charCodeAt(at) === COLON;
}


/***/ })

};
