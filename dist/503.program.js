export const id = 503;
export const ids = [503];
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
    const { fromServer } = await Promise.all(/* import() */[__webpack_require__.e(744), __webpack_require__.e(365), __webpack_require__.e(243)]).then(__webpack_require__.bind(__webpack_require__, 35243));
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

/***/ 93549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ objectIn),
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   Of: () => (/* binding */ listIn),
/* harmony export */   Po: () => (/* binding */ numberIn),
/* harmony export */   UK: () => (/* binding */ fieldAt),
/* harmony export */   Un: () => (/* binding */ itemsIn),
/* harmony export */   Uq: () => (/* binding */ filledText),
/* harmony export */   Xg: () => (/* binding */ objectOr),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   r7: () => (/* binding */ textIn),
/* harmony export */   xS: () => (/* binding */ labelsIn)
/* harmony export */ });
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34585);

function field(of, name) {
    return (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(of) && Object.hasOwn(of, name) ? of[name] : undefined;
}
function entryOf(table, word) {
    return Object.hasOwn(table, word) ? table[word] : undefined;
}
function fieldAt(of, ...names) {
    let value = of;
    for (const name of names)
        value = field(value, name);
    return value;
}
function valueAt(of, path) {
    let value = of;
    for (const step of path)
        value = Array.isArray(value) ? value[Number(step)] : field(value, String(step));
    return value;
}
function objectIn(of, name) {
    const value = field(of, name);
    return (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : null;
}
function textIn(of, name) {
    const value = field(of, name);
    return typeof value === 'string' ? value : null;
}
function numberIn(of, name) {
    const value = field(of, name);
    return typeof value === 'number' ? value : null;
}
function listIn(of, name) {
    const value = field(of, name);
    return Array.isArray(value) ? value : null;
}
function itemsIn(of, name) {
    return listIn(of, name) ?? [];
}
function textsIn(of, name) {
    const object = objectIn(of, name);
    if (!object)
        return null;
    const texts = new Map();
    for (const [key, value] of Object.entries(object))
        if (typeof value === 'string')
            texts.set(key, value);
    return texts;
}
function labelsIn(of, name) {
    const labels = Object.create(null);
    for (const [key, value] of textsIn(of, name) ?? [])
        labels[key] = value;
    return labels;
}
function pathText(path) {
    let text = '';
    for (const step of path) {
        if (typeof step === 'number')
            text += `[${step}]`;
        else
            text += text === '' ? step : `.${step}`;
    }
    return text;
}
function objectOr(value) {
    return (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : Object.create(null);
}
function filledText(value) {
    return typeof value === 'string' && value !== '' ? value : null;
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


/***/ }),

/***/ 42687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DN: () => (/* binding */ addTo),
/* harmony export */   bz: () => (/* binding */ groupedByEach),
/* harmony export */   me: () => (/* binding */ groupedBy)
/* harmony export */ });
function groupedBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        if (key !== undefined)
            addTo(groups, key, item);
    }
    return groups;
}
function groupedByEach(items, keysOf) {
    const groups = new Map();
    for (const item of items)
        for (const key of keysOf(item))
            addTo(groups, key, item);
    return groups;
}
function addTo(groups, key, item) {
    const group = groups.get(key);
    if (group)
        group.push(item);
    else
        groups.set(key, [item]);
}


/***/ }),

/***/ 34585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ groupOf),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   N6: () => (/* binding */ namespaceOf),
/* harmony export */   oQ: () => (/* binding */ DEFAULT_NAMESPACE)
/* harmony export */ });
const DEFAULT_NAMESPACE = 'default';
function namespaceOf({ namespace }) {
    return namespace ?? DEFAULT_NAMESPACE;
}
function groupOf(apiVersion) {
    const slash = apiVersion.indexOf('/');
    return slash < 0 ? '' : apiVersion.slice(0, slash);
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 80083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   nx: () => (/* binding */ inside),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
function folderOf(path) {
    const slash = path.lastIndexOf('/');
    return slash < 0 ? '' : path.slice(0, slash);
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function isWithin(folder, path) {
    return folder === '' || path === folder || path.startsWith(`${folder}/`);
}
function joined(folder, written) {
    if (written.startsWith('/'))
        return null;
    const segments = folder === '' ? [] : folder.split('/');
    for (const segment of written.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return null;
    }
    return segments.join('/');
}
function inside(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}


/***/ }),

/***/ 17085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ asUnjudged),
/* harmony export */   Ij: () => (/* binding */ infoAt),
/* harmony export */   MK: () => (/* binding */ warningAt),
/* harmony export */   Os: () => (/* binding */ errorAt),
/* harmony export */   Pd: () => (/* binding */ asNew),
/* harmony export */   ev: () => (/* binding */ unjudgedAt)
/* harmony export */ });
function errorAt(place, code, message) {
    return { severity: 'error', code, message, place, picture: null };
}
function warningAt(place, code, message) {
    return { ...errorAt(place, code, message), severity: 'warning' };
}
function unjudgedAt(place, code, message) {
    return asUnjudged(errorAt(place, code, message));
}
function asUnjudged(problem) {
    return { ...problem, severity: 'warning', isUnjudged: true };
}
function asNew(problem) {
    return { ...problem, isOfNew: true };
}
function infoAt(place, code, message) {
    return { ...errorAt(place, code, message), severity: 'info' };
}


/***/ }),

/***/ 73076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isCalendarDay)
/* harmony export */ });
function isCalendarDay(date) {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? [];
    if (year === undefined)
        return false;
    const found = new Date(0);
    found.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
    return found.getUTCMonth() === Number(month) - 1 && found.getUTCDate() === Number(day);
}


/***/ }),

/***/ 78003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L0: () => (/* binding */ canonicalWithoutNulls),
/* harmony export */   L2: () => (/* binding */ canonicalWithout),
/* harmony export */   TL: () => (/* binding */ isSameJson),
/* harmony export */   am: () => (/* binding */ isSameValue),
/* harmony export */   dj: () => (/* binding */ canonicalJson)
/* harmony export */ });
function canonicalJson(value) {
    return textOf(value, () => true);
}
function canonicalWithout(value, names) {
    return textOf(value, (key) => !names.has(key));
}
function canonicalWithoutNulls(value) {
    return textOf(value, (_, member) => member !== null);
}
function isSameJson(a, b) {
    if (a === b)
        return true;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
        return textOf(a, () => true) === textOf(b, () => true);
    if (Array.isArray(a) || Array.isArray(b))
        return isSameList(a, b);
    const [left, right] = [a, b];
    const keys = keysOf(left);
    return (keys.length === keysOf(right).length &&
        keys.every((key) => right?.[key] !== undefined && Object.hasOwn(right, key) && isSameJson(left?.[key], right[key])));
}
function isSameList(a, b) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length)
        return false;
    return a.every((item, i) => isSameJson(item, b[i]));
}
function keysOf(map) {
    return Object.keys(map ?? {}).filter((key) => map?.[key] !== undefined);
}
function textOf(value, keeps) {
    if (value === undefined)
        return 'null';
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    if (Array.isArray(value))
        return `[${value.map((item) => textOf(item, keeps)).join(',')}]`;
    const map = value;
    let text = '';
    for (const key of Object.keys(map).sort()) {
        const member = map[key];
        if (member === undefined || !keeps(key, member))
            continue;
        text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${textOf(member, keeps)}`;
    }
    return `{${text}}`;
}
function isSameValue(a, b) {
    if (a === b)
        return true;
    if (a === undefined || b === undefined)
        return false;
    return isSameJson(a, b);
}


/***/ }),

/***/ 44994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ withoutTrailing)
/* harmony export */ });
function withoutTrailing(text, characters) {
    let end = text.length;
    while (end > 0 && characters.includes(text.charAt(end - 1)))
        end -= 1;
    return text.slice(0, end);
}


/***/ }),

/***/ 98558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   J$: () => (/* binding */ placedTitleOf),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   mq: () => (/* binding */ visibleCharacter)
/* harmony export */ });
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu;
const MAX_LENGTH = 120;
function visibleCharacter(character) {
    return character.replace(INVISIBLE, (hidden) => `\\u{${(hidden.codePointAt(0) ?? 0).toString(16)}}`);
}
function visible(text, maxLength = MAX_LENGTH) {
    const shown = [];
    for (const character of text) {
        if (shown.length >= maxLength)
            return `${shown.join('')}…`;
        shown.push(visibleCharacter(character));
    }
    return shown.join('');
}
function titleOf({ kind, name }) {
    return `${visible(kind)}/${visible(name)}`;
}
function placedTitleOf({ kind, namespace, name, }) {
    return [kind, ...(namespace === null ? [] : [namespace]), name].map((part) => visible(part)).join('/');
}


/***/ }),

/***/ 81091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   gg: () => (/* binding */ hashValue),
/* harmony export */   jN: () => (/* binding */ isHash)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const HASH = /^sha256:[0-9a-f]{64}$/;
function sha256Hex(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
}
function isHash(value) {
    return typeof value === 'string' && HASH.test(value);
}
function hashValue(text) {
    return isHash(text) ? text : `sha256:${sha256Hex(text)}`;
}


/***/ }),

/***/ 5357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ minuteText),
/* harmony export */   r: () => (/* binding */ formatInstant)
/* harmony export */ });
function formatInstant(instant) {
    return new Date(instant).toISOString().replace('.000Z', 'Z');
}
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
function minuteText(instant) {
    const date = new Date(instant);
    return `${DAYS[date.getUTCDay()]} ${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}


/***/ })

};
