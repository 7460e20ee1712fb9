export const id = 285;
export const ids = [285];
export const modules = {

/***/ 7022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ atEnd)
/* harmony export */ });
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
function atEnd(clean) {
    const undo = () => {
        for (const signal of SIGNALS)
            process.off(signal, onSignal);
        process.off('exit', clean);
    };
    const onSignal = (signal) => {
        undo();
        clean();
        process.kill(process.pid, signal);
    };
    for (const signal of SIGNALS)
        process.on(signal, onSignal);
    process.on('exit', clean);
    return undo;
}


/***/ }),

/***/ 9370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nE: () => (/* binding */ clusterEntry),
/* harmony export */   ri: () => (/* binding */ IN_CLUSTER),
/* harmony export */   um: () => (/* binding */ Destinations)
/* harmony export */ });
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3972);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);
/* harmony import */ var _render_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3868);



const IN_CLUSTER = 'in-cluster';
const IN_CLUSTER_SERVER = 'https://kubernetes.default.svc';
class Destinations {
    cluster;
    isTaken;
    own;
    isExplicit;
    counted = new Map();
    constructor(cluster, destination, isTaken) {
        this.cluster = cluster;
        this.isTaken = isTaken;
        this.own = destination === null ? namesOf(cluster) : destination.map(plain);
        this.isExplicit = (destination ?? cluster.destination) !== null;
    }
    elsewhere(names, root) {
        const otherOf = (one) => this.cluster.others.find((other) => namesOf(other).includes(plain(one)));
        const sure = names?.find((one) => this.isPlanned([one]) || otherOf(one) !== undefined);
        if (names === null || (sure !== undefined && this.isPlanned([sure])))
            return null;
        const other = sure === undefined ? undefined : otherOf(sure);
        const [to = ''] = names;
        const shown = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)('cluster', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(to));
        if (other && this.isTaken(other.policies, root))
            return { declared: 'another cluster', why: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `planned with ${shown}` };
        if (other === undefined && !this.isExplicit)
            return null;
        return { declared: 'no plan', why: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `it applies to ${shown}, which has no plan here`, to };
    }
    isPlanned(names) {
        return names.some((one) => this.own.includes(plain(one)));
    }
    count(names, place) {
        const [shown] = names ?? [];
        if (names === null || shown === undefined)
            return;
        const key = this.isPlanned(names) ? '' : plain(shown);
        if (!this.counted.has(key))
            this.counted.set(key, { shown, place });
    }
    problem(entry) {
        const [, second] = this.counted.values();
        if (second === undefined)
            return null;
        const all = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .few */ .H$)([...this.counted.values()].map(({ shown }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)('cluster', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(shown))), 5);
        const unknown = [...this.counted].flatMap(([key, { shown }]) => (key === '' ? [] : shown));
        const clusters = `clusters: ${JSON.stringify(unknown.map((one) => clusterEntry((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(one))))}`;
        const one = `- {${entry}, destination: ${JSON.stringify((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(unknown[0] ?? ''))}}`;
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `Objects of this source apply to ${this.counted.size} clusters (${all}), and a plan covers one: none is planned. List the clusters in the configuration, each with its own snapshot: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(clusters)}; a listed cluster with another name here takes that as \`destination\`. To plan one of them: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(one)} in \`policies\`.`;
        return (0,_render_error_js__WEBPACK_IMPORTED_MODULE_1__/* .renderProblem */ .yM)('several-destinations', message, second.place);
    }
}
function clusterEntry(written) {
    const host = /^https?:\/\/([^/:]+)/.exec(written)?.[1];
    return host === undefined ? { name: written } : { name: host, destination: written };
}
function namesOf({ name, destination }) {
    return [...(name === null ? [] : [name]), ...(destination ?? [])].map(plain);
}
function plain(name) {
    const short = (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTrailing */ .hT)(name, '/');
    return short === IN_CLUSTER_SERVER ? IN_CLUSTER : short;
}


/***/ }),

/***/ 6130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ kustomizationOf),
/* harmony export */   aY: () => (/* binding */ putOver),
/* harmony export */   dq: () => (/* binding */ kustomizationIn),
/* harmony export */   gI: () => (/* binding */ given),
/* harmony export */   vi: () => (/* binding */ readKustomizations)
/* harmony export */ });
/* harmony import */ var _manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7196);
/* harmony import */ var _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1886);
/* harmony import */ var _manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3549);
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4585);
/* harmony import */ var _manifest_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3315);
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3972);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9125);
/* harmony import */ var _render_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3868);









function kustomizationIn(tree, folder) {
    const names = _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__/* .KUSTOMIZATION_NAMES */ .H7.map((name) => (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__/* .inside */ .nx)(folder, name));
    return names.find((name) => tree.isFile(name)) ?? null;
}
function kustomizationOf(tree, folder) {
    const file = kustomizationIn(tree, folder);
    const value = file === null ? null : tree.value(file);
    return (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv)(value) ? value : null;
}
const BY_NAME = new Set(['images', 'replicas']);
function putOver(own, over) {
    const result = { ...own };
    for (const [key, value] of Object.entries(over)) {
        const before = result[key];
        if (Array.isArray(value) && Array.isArray(before)) {
            const names = new Set(value.map((one) => (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__/* .textIn */ .r7)(one, 'name')));
            const kept = BY_NAME.has(key) ? before.filter((one) => !names.has((0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__/* .textIn */ .r7)(one, 'name'))) : before;
            result[key] = [...kept, ...value];
        }
        else
            result[key] = (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv)(value) && (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv)(before) ? { ...before, ...value } : value;
    }
    return result;
}
function given(fields) {
    const isGiven = (value) => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
    return Object.fromEntries(Object.entries(fields).flatMap(([key, value]) => (isGiven(value) ? [[key, value]] : [])));
}
function readKustomizations(tree, folder, instead = null) {
    const written = kustomizationIn(tree, folder);
    const root = written ?? (instead && (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__/* .inside */ .nx)(folder, _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__/* .KUSTOMIZATION_NAMES */ .H7[0]));
    if (root === null)
        throw new _render_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RenderError */ .vH(noKustomization(folder, folder || null), [folder]);
    const reader = new Reader(tree);
    if (written !== null)
        reader.inputs.add(written);
    if (instead === null)
        reader.folder(folder, root);
    else
        reader.kustomization(folder, root, {
            value: instead,
            placeOf: () => ({ file: root, line: 1, column: 1 }),
        });
    const inputs = [...reader.inputs];
    if (reader.problem !== null)
        throw new _render_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RenderError */ .vH(reader.problem, inputs);
    return { root, inputs, kustomizations: [...reader.kustomizations.values()] };
}
const REMOTE = new Set(['resources', 'bases', 'configMapGenerator', 'secretGenerator']);
const OF_FIELDS = new Set([
    ...['AnnotationsTransformer', 'HashTransformer', 'ImageTagTransformer', 'LabelTransformer'],
    ...['NamespaceTransformer', 'PrefixTransformer', 'ReplicaCountTransformer', 'SuffixTransformer'],
]);
const NAMES_FILE = /"\w*(?:path|file|env)[^"\\]*":/iu;
const LISTING = new Set(['apiVersion', 'kind', 'metadata', 'resources']);
class Reader {
    tree;
    inputs = new Set();
    kustomizations = new Map();
    problem = null;
    constructor(tree) {
        this.tree = tree;
    }
    folder(folder, file) {
        const known = this.kustomizations.get(file);
        if (known !== undefined)
            return known;
        for (const one of _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__/* .KUSTOMIZATION_NAMES */ .H7.map((name) => (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__/* .inside */ .nx)(folder, name)))
            if (this.tree.isFile(one))
                this.inputs.add(one);
        const { documents, problem } = this.tree.yaml(file);
        const [document = NOTHING] = documents;
        if (problem === null && ((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv)(document.value) || document.value === null))
            return this.kustomization(folder, file, document);
        const why = problem?.message ?? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `it is not a mapping in UTF-8.`;
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(file))} cannot be read, so its files are unknown: ${why}`;
        this.fail('kustomize-failed', message, problem?.place ?? file);
        return null;
    }
    kustomization(folder, file, document) {
        const value = (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv)(document.value) ? document.value : {};
        const lists = { resources: [], others: [], components: [], remote: [] };
        const one = { file, folder, value, ...lists, takesRemote: false };
        this.kustomizations.set(file, one);
        for (const key of (0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__/* .chartKeysIn */ .Sw)(value)) {
            one.remote.push({ at: [key], written: key, place: document.placeOf([key]) });
            const files = ['charts', ...(0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__/* .chartValuesIn */ .kI)(value)].flatMap((path) => (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)(folder, path) ?? []);
            for (const path of files.filter((path) => this.tree.holds(path))) {
                one.others.push(path);
                this.inputs.add(path);
            }
        }
        for (const reference of (0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__/* .referencesIn */ .ii)(value))
            this.reference(one, reference, document.placeOf(reference.at));
        one.takesRemote ||= one.remote.length > 0;
        return one;
    }
    reference(one, { written, at, use, key, isInline }, place) {
        const { tree } = this;
        const path = isInline ? null : (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)(one.folder, written);
        if (isInline) {
            if (use === 'plugin')
                this.plugin(written, place);
        }
        else if (path === null)
            this.fail('outside', (0,_render_error_js__WEBPACK_IMPORTED_MODULE_4__/* .leadsOut */ .qm)(written, LEADS_OUT), place);
        else if ((0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_1__/* .isAddress */ .PW)(written) || tree.submoduleOf(path) !== null) {
            if (REMOTE.has(key))
                one.remote.push({ at, written, place });
            else
                this.fail('remote-base', notHere(written), place);
        }
        else if (tree.isFile(path)) {
            this.inputs.add(path);
            (use === 'objects' ? one.resources : one.others).push(path);
            if (use === 'plugin')
                this.plugin(tree.text(path) ?? '', place);
        }
        else if (tree.isFolder(path)) {
            const file = kustomizationIn(tree, path);
            if (file === null)
                this.problem ??= noKustomization(path, place);
            const inner = file === null ? null : this.folder(path, file);
            one.takesRemote ||= inner?.takesRemote === true;
            if (inner && key === 'components')
                one.components.push(inner);
            if (inner && use === 'plugin')
                for (const text of listedIn(tree, inner))
                    this.plugin(text, place);
        }
        else {
            tree.below(path);
            this.fail('remote-base', notHere(written), place);
        }
    }
    plugin(written, place) {
        const { documents, problem } = (0,_manifest_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeYaml */ .bS)(written, place.file);
        const isHarmless = ({ value }) => OF_FIELDS.has((0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__/* .textIn */ .r7)(value, 'kind') ?? '') ||
            !JSON.stringify(value).includes('builtin') ||
            !NAMES_FILE.test(JSON.stringify(value));
        if (problem !== null || documents.length === 0 || !documents.every(isHarmless))
            this.fail('kustomize-plugin', PLUGIN, place);
    }
    fail(code, message, place) {
        this.problem ??= (0,_render_error_js__WEBPACK_IMPORTED_MODULE_4__/* .renderProblem */ .yM)(code, message, place);
    }
}
function listedIn(tree, { value, resources }) {
    const isList = Object.keys(value).every((key) => LISTING.has(key)) &&
        (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__/* .itemsIn */ .Un)(value, 'resources').length === resources.length;
    return isList ? resources.map((path) => tree.text(path) ?? '') : [''];
}
const NOTHING = { value: null, placeOf: () => ({ file: '', line: 1, column: 1 }) };
const LEADS_OUT = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `Put the file into the repository.`;
const PLUGIN = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `This generator or transformer may read any file, so the folder is not rendered. ${(0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .bySomething */ .MF)('kustomize build')}`;
function noKustomization(folder, place) {
    const where = (0,_render_error_js__WEBPACK_IMPORTED_MODULE_4__/* .folderText */ .ON)(folder, 'The root of the repository');
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${where} holds no kustomization.yaml. Correct the folder.`;
    return (0,_render_error_js__WEBPACK_IMPORTED_MODULE_4__/* .renderProblem */ .yM)('no-kustomization', message, place);
}
function notHere(written) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `"${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(written))}" is not a file or folder of this repository, and remote parts of a kustomization are not fetched. Put a copy of it into the repository, or correct the path.`;
}


/***/ }),

/***/ 688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ matchesSteps),
/* harmony export */   NN: () => (/* binding */ crosses),
/* harmony export */   T4: () => (/* binding */ isPinned),
/* harmony export */   TJ: () => (/* binding */ isOtherBranch),
/* harmony export */   Vo: () => (/* binding */ alternatives)
/* harmony export */ });
const TRUNK = /^(?:HEAD|main|master|trunk)$/;
function isOtherBranch(revision, branch) {
    const name = revision.replace(/^refs\/heads\//, '');
    return branch !== null && name !== '' && name !== branch && !TRUNK.test(name);
}
function isPinned(revision) {
    return /^(?:[0-9a-f]{7,40}|v?\d+\.\d+.*)$/.test(revision);
}
function crosses(pattern, path) {
    let [at, star, retry] = [0, -1, 0];
    for (let index = 0; index < path.length;) {
        if (pattern[at] === '*') {
            star = at;
            at += 1;
            retry = index;
        }
        else if (at < pattern.length && (pattern[at] === '?' || pattern[at] === path[index])) {
            at += 1;
            index += 1;
        }
        else if (star >= 0) {
            at = star + 1;
            retry += 1;
            index = retry;
        }
        else
            return false;
    }
    return /^\**$/.test(pattern.slice(at));
}
function matchesSteps(pattern, path) {
    const [patterns, steps] = [pattern.replace(/\/$/, '').split('/'), path.split('/')];
    return patterns.length === steps.length && steps.every((step, at) => crosses(patterns[at] ?? '', step));
}
const MOST_PATTERNS = 100;
function alternatives(pattern) {
    if (/[[\]\\]/.test(pattern))
        return null;
    let patterns = [''];
    for (const part of pattern.split(/(\{[^{}]*\})/)) {
        const choices = part.startsWith('{') ? part.slice(1, -1).split(',') : [part];
        if (choices.length === 1 && /[{}]/.test(part))
            return null;
        patterns = patterns.flatMap((before) => choices.map((choice) => before + choice));
        if (patterns.length > MOST_PATTERNS)
            return null;
    }
    return patterns;
}


/***/ }),

/***/ 6322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dd: () => (/* binding */ parsedYaml),
/* harmony export */   l1: () => (/* binding */ unpack),
/* harmony export */   oH: () => (/* binding */ packedFiles),
/* harmony export */   uZ: () => (/* binding */ MOST_BYTES)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8815);
/* harmony import */ var _manifest_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3549);
/* harmony import */ var _download_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4366);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1640);






const MOST_BYTES = 128 * 1024 ** 2;
const MOST_FILES = 5000;
const BLOCK = 512;
function unpack(archive, folder) {
    const files = packedFiles(archive);
    const root = files[0]?.path.split('/')[0];
    for (const { path, content } of files) {
        const [first, ...steps] = path.split('/');
        if (first !== root || steps.length === 0 || !steps.every(isPlain))
            throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('archive');
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...steps);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, content, { flag: 'wx', mode: 0o600 });
        }
        catch {
            throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('archive');
        }
    }
    return checkedName(folder);
}
function isPlain(step) {
    return step !== '' && step !== '.' && step !== '..' && step.length < 256 && !/[\\\p{Cc}]/u.test(step);
}
function packedFiles(archive, mostBytes = MOST_BYTES) {
    const tar = (0,_download_js__WEBPACK_IMPORTED_MODULE_3__/* .unzipped */ ._J)(archive, mostBytes, 'archive');
    const files = [];
    let longName = null;
    for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0;) {
        const header = tar.subarray(at, at + BLOCK);
        const size = Number.parseInt(textAt(header, 124, 12).trim() || '0', 8);
        const content = tar.subarray(at + BLOCK, at + BLOCK + size);
        if (!(size >= 0) || content.length < size)
            throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('archive');
        at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
        const type = textAt(header, 156, 1);
        if (type === 'x')
            longName = paxPath(content) ?? longName;
        else if (type === 'L')
            longName = textAt(content, 0, size);
        else if (type === '' || type === '0') {
            if (files.push({ path: longName ?? nameIn(header), content }) > MOST_FILES)
                throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('large');
            longName = null;
        }
        else if (type === '5')
            longName = null;
        else if (type !== 'g')
            throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('archive');
    }
    return files;
}
function nameIn(header) {
    const prefix = textAt(header, 257, 5) === 'ustar' ? textAt(header, 345, 155) : '';
    return (prefix === '' ? '' : `${prefix}/`) + textAt(header, 0, 100);
}
function textAt(block, at, length) {
    return block.toString('utf8', at, at + length).split('\0', 1)[0] ?? '';
}
function paxPath(records) {
    let path = null;
    for (let at = 0; at < records.length;) {
        const space = records.indexOf(' ', at);
        const length = Number.parseInt(records.toString('latin1', at, space), 10);
        if (space < 0 || !(length > 0))
            throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('archive');
        const [key = '', ...value] = records.toString('utf8', space + 1, at + length - 1).split('=');
        if (key === 'size' || key === 'linkpath' || key.startsWith('GNU.sparse'))
            throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('archive');
        if (key === 'path')
            path = value.join('=');
        at += length;
    }
    return path;
}
function checkedName(folder) {
    const chart = yamlIn(folder, 'Chart.yaml');
    const [name, version] = [(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .textIn */ .r7)(chart, 'name'), (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .textIn */ .r7)(chart, 'version')];
    if (name === null || version === null)
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('archive');
    const charts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'charts')) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'charts')) : [];
    const holds = (wanted) => charts.some((entry) => entry === wanted ||
        (entry.startsWith(`${wanted}-`) && entry.endsWith('.tgz')) ||
        (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .textIn */ .r7)(yamlIn(folder, `charts/${entry}/Chart.yaml`), 'name') === wanted);
    for (const file of [chart, yamlIn(folder, 'requirements.yaml')])
        for (const one of (0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .itemsIn */ .Un)(file, 'dependencies'))
            if (!holds((0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .textIn */ .r7)(one, 'name') ?? ''))
                throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('dependency');
    return { name, version };
}
function yamlIn(folder, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? parsedYaml((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'), 'archive') : undefined;
}
function parsedYaml(text, damage) {
    try {
        const options = { schema: 'failsafe', maxAliasCount: 10, uniqueKeys: false, logLevel: 'silent' };
        return (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qg)(text, options);
    }
    catch {
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)(damage);
    }
}


/***/ }),

/***/ 4366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ download),
/* harmony export */   _J: () => (/* binding */ unzipped),
/* harmony export */   aw: () => (/* binding */ INTERNET)
/* harmony export */ });
/* unused harmony export isPublic */
/* harmony import */ var node_dns_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1553);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4708);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7030);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8522);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1640);






const INTERNET = {
    resolve: async (host) => (await (0,node_dns_promises__WEBPACK_IMPORTED_MODULE_0__.lookup)(host, { all: true, verbatim: true })).map(({ address }) => address),
    mayConnect: isPublic,
};
const RESERVED = `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24
  192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20`;
const reserved = blockListOf(RESERVED);
const unicast = blockListOf('2000::/3');
function blockListOf(ranges) {
    const list = new node_net__WEBPACK_IMPORTED_MODULE_3__.BlockList();
    for (const [address = '', prefix] of ranges
        .trim()
        .split(/\s+/)
        .map((range) => range.split('/')))
        list.addSubnet(address, Number(prefix), (0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIPv6)(address) ? 'ipv6' : 'ipv4');
    return list;
}
function isPublic(address) {
    if (!(0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIPv6)(address))
        return !reserved.check(address, 'ipv4');
    return unicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}
const MOST_REDIRECTS = 5;
async function download(network, url, limits, headers = {}) {
    let at = url;
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
        const isElsewhere = at.host !== url.host;
        const answer = await answerOf(network, at, limits, isElsewhere ? {} : headers);
        const next = answer.headers.location;
        if (answer.status < 300 || answer.status >= 400 || next === undefined)
            return { ...answer, isElsewhere };
        if (!URL.canParse(next, at.href))
            throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_5__/* .failed */ .gz)('address');
        at = new URL(next, at.href);
    }
    throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_5__/* .failed */ .gz)('too-many-redirects');
}
async function answerOf(network, url, { bytes, until }, headers) {
    if (url.protocol !== 'https:')
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_5__/* .failed */ .gz)('insecure');
    if (url.username !== '' || url.password !== '')
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_5__/* .failed */ .gz)('address');
    const addresses = await addressesOf(network, url.hostname);
    const signal = AbortSignal.timeout(Math.max(1, Math.ceil(until - performance.now())));
    try {
        const sent = (0,node_https__WEBPACK_IMPORTED_MODULE_2__.request)(url, {
            ...{ agent: false, signal, lookup: pinned(addresses) },
            headers: { 'user-agent': 'fleetplan', ...headers },
            ...(network.ca === undefined ? {} : { ca: network.ca }),
        }).end();
        const [answer] = (await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(sent, 'response'));
        sent.on('error', () => undefined);
        const body = decoded(await bodyOf(answer, bytes), answer.headers['content-encoding'], bytes);
        return { status: answer.statusCode ?? 0, headers: answer.headers, body };
    }
    catch (error) {
        if (error instanceof _refusal_js__WEBPACK_IMPORTED_MODULE_5__/* .Refusal */ .P_)
            throw error;
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_5__/* .failed */ .gz)(signal.aborted ? 'slow' : 'unreachable');
    }
}
async function bodyOf(answer, mostBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of answer) {
        size += chunk.length;
        if (size > mostBytes)
            throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_5__/* .failed */ .gz)('large');
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
async function addressesOf(network, hostname) {
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    const addresses = (0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(host) === 0 ? await network.resolve(host).catch(() => []) : [host];
    if (addresses.length === 0)
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_5__/* .failed */ .gz)('host');
    if (!addresses.every((one) => network.mayConnect(one)))
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_5__/* .failed */ .gz)('private-address');
    return addresses;
}
function pinned(addresses) {
    const found = addresses.map((address) => ({ address, family: (0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(address) }));
    return (_host, options, done) => {
        if (options.all === true)
            done(null, found);
        else
            done(null, found[0]?.address ?? '', found[0]?.family);
    };
}
function decoded(body, encoding, mostBytes) {
    if (encoding === undefined || encoding === 'identity')
        return body;
    if (encoding !== 'gzip')
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_5__/* .failed */ .gz)('status');
    return unzipped(body, mostBytes, 'status');
}
function unzipped(content, mostBytes, damage) {
    try {
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.gunzipSync)(content, { maxOutputLength: mostBytes });
    }
    catch (error) {
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_5__/* .failed */ .gz)(error.code === 'ERR_BUFFER_TOO_LARGE' ? 'large' : damage);
    }
}


/***/ }),

/***/ 1640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P_: () => (/* binding */ Refusal),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   gz: () => (/* binding */ failed)
/* harmony export */ });
const DECLARED = {
    none: 'remote charts are not fetched (`remotes: none`)',
    event: 'remote charts are not fetched under pull_request_target and workflow_run',
    untouched: 'the change does not touch it',
    unlisted: 'neither the base nor `remotes` names its repository; add it to `remotes` of the configuration in a change before this one',
    credentials: 'its repository asks for credentials, and none are configured',
};
const FAILED = {
    address: 'its repository is not an address that can be fetched; use https:// or oci:// without credentials',
    insecure: 'its repository is not reached over https',
    'private-address': 'a host of its repository has an address that is not public',
    host: 'a host of its repository was not found',
    unreachable: 'its repository did not answer',
    redirect: 'its repository redirects to another host; name the new address',
    'too-many-redirects': 'its repository redirects more than 5 times',
    status: 'its repository answered with an error',
    missing: 'its repository does not hold it',
    version: 'no version in its repository satisfies the one that is asked for',
    index: 'the index of its repository could not be read',
    elsewhere: 'the index of its repository refers to an archive on another host without its digest',
    digest: 'its archive does not have the digest that the index of its repository gives',
    slow: 'its repository took too long',
    large: 'it is larger than what is fetched',
    number: 'too many charts were fetched before it',
    archive: 'its archive is not a chart: a link, a bad name, a missing file, or damage',
    dependency: 'its archive lacks a chart that it depends on',
    reference: 'its name or version is not one that Helm accepts',
    tool: 'helm is not on the PATH; install it in a step before this one',
};
class Refusal extends Error {
    reason;
    constructor(reason) {
        super('declared' in reason ? DECLARED[reason.declared] : FAILED[reason.failed]);
        this.reason = reason;
    }
}
function failed(code) {
    return new Refusal({ failed: code });
}
function textOf(reason) {
    return new Refusal(reason).message;
}


/***/ }),

/***/ 3868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ON: () => (/* binding */ folderText),
/* harmony export */   _Z: () => (/* binding */ inTree),
/* harmony export */   fK: () => (/* binding */ notRendered),
/* harmony export */   kr: () => (/* binding */ orRefusal),
/* harmony export */   pv: () => (/* binding */ NotRendered),
/* harmony export */   qm: () => (/* binding */ leadsOut),
/* harmony export */   vH: () => (/* binding */ RenderError),
/* harmony export */   wH: () => (/* binding */ withInputs),
/* harmony export */   yM: () => (/* binding */ renderProblem)
/* harmony export */ });
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7085);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3972);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);





function renderProblem(code, message, place) {
    const where = typeof place === 'string' ? { file: place, line: 1, column: 1 } : place;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .errorAt */ .Os)(where, code, message);
}
class RenderError extends Error {
    problem;
    inputs;
    declared;
    use;
    constructor(problem, inputs = [], declared = null, use = null) {
        super((0,_text_render_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlain */ .Ul)(problem.message));
        this.problem = problem;
        this.inputs = inputs;
        this.declared = declared;
        this.use = use;
    }
    outcomeAt(place) {
        const { problem, declared } = this;
        if (declared !== null)
            return { declared: 'not fetched', why: declared };
        return { failed: { ...problem, place: problem.place ?? place } };
    }
}
function withInputs(inputs) {
    return (error) => {
        if (error instanceof RenderError)
            error.inputs = inputs;
        throw error;
    };
}
class NotRendered extends Error {
    why;
    constructor(why) {
        super((0,_text_render_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlain */ .Ul)(why));
        this.why = why;
    }
}
function notRendered(literals, ...values) {
    const shown = values.map((one) => (typeof one === 'number' ? one : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(one))));
    return new NotRendered((0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(literals, ...shown));
}
function orRefusal(make) {
    try {
        return make();
    }
    catch (error) {
        if (error instanceof NotRendered)
            return error;
        throw error;
    }
}
function inTree(folder, written, place, fix) {
    const path = (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(folder, written);
    if (path !== null)
        return path;
    throw new RenderError(renderProblem('outside', leadsOut(written, fix), place));
}
function leadsOut(written, fix) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `"${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(written))}" leads out of the repository; nothing outside of it is read. ${fix}`;
}
function folderText(folder, root) {
    return folder === '' ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(root) : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(folder));
}


/***/ }),

/***/ 5564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ withRenderer)
/* harmony export */ });
/* unused harmony exports Renderer, Inputs */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _config_clusters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1406);
/* harmony import */ var _read_at_end_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7022);
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3972);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9125);
/* harmony import */ var _render_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3868);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(685);











async function withRenderer(tree, options, charts, render) {
    const renderer = new Renderer(tree, options, charts);
    const undo = (0,_read_at_end_js__WEBPACK_IMPORTED_MODULE_8__/* .atEnd */ .t)(() => {
        renderer.remove();
    });
    try {
        return await render(renderer);
    }
    finally {
        await renderer.idle();
        undo();
        renderer.remove();
    }
}
class Renderer {
    tree;
    charts;
    repository = process.env['GITHUB_REPOSITORY'] ?? null;
    branch;
    cluster;
    mayHoldPlanned;
    limits;
    cache;
    folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'fleetplan-')));
    home = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.folder, 'home');
    started = [];
    runs = 0;
    constructor(tree, { limits, cluster, branch, cache, mayHoldPlanned } = {}, charts = null) {
        this.tree = tree;
        this.charts = charts;
        this.branch = branch ?? (process.env['GITHUB_BASE_REF'] || null);
        this.cluster = cluster ?? _config_clusters_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_CLUSTER */ .ZN;
        this.mayHoldPlanned = mayHoldPlanned ?? (() => true);
        this.limits = limits ?? _tool_js__WEBPACK_IMPORTED_MODULE_7__/* .TOOL_LIMITS */ ._g;
        this.cache = cache ?? new Map();
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(this.folder, 0o700);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(this.home);
    }
    run(tool, prepare) {
        return atOnce(async () => {
            const [file, ...first] = TOOLS[tool]();
            this.runs += 1;
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.folder, `inputs-${this.runs}`);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
            try {
                const args = [...first, ...prepare(new Inputs(folder, this.tree))];
                const answer = await (0,_tool_js__WEBPACK_IMPORTED_MODULE_7__/* .runTool */ .qI)(file, args, this.home, this.limits);
                if (answer.ok)
                    return answer;
                return { ok: false, reason: answer.reason.replaceAll(`${folder}/`, '').replaceAll(folder, '.') };
            }
            finally {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
            }
        });
    }
    ahead(render) {
        this.started.push((async () => render())().catch(() => null));
    }
    async idle() {
        await Promise.all(this.started);
    }
    cached(key, render) {
        const known = this.cache.get(key) ?? render();
        this.cache.set(key, known);
        return known;
    }
    remove() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.folder, { recursive: true, force: true });
    }
}
const lanes = Array.from({ length: Math.min(4, (0,node_os__WEBPACK_IMPORTED_MODULE_2__.availableParallelism)()) }, () => Promise.resolve());
let turns = 0;
function atOnce(run) {
    turns += 1;
    const lane = turns % lanes.length;
    const result = (lanes[lane] ?? Promise.resolve()).then(run);
    lanes[lane] = result.catch(() => null);
    return result;
}
const MOST_BYTES = 100 * 1024 ** 2;
class Inputs {
    folder;
    tree;
    bytes = 0;
    made = new Set();
    constructor(folder, tree) {
        this.folder = folder;
        this.tree = tree;
    }
    absolute(path) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.folder, path);
    }
    copy(from, to = from) {
        const wanted = this.tree.below(from);
        this.tree.load(wanted);
        for (const path of wanted) {
            const bytes = this.tree.bytes(path) ?? Buffer.alloc(0);
            this.bytes += bytes.length;
            if (this.bytes > MOST_BYTES) {
                const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `The sources need more than ${MOST_BYTES / 1024 ** 2} MiB of the repository; nothing of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(path))} was rendered. Name smaller folders in \`policies\`.`;
                throw new _render_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RenderError */ .vH((0,_render_error_js__WEBPACK_IMPORTED_MODULE_6__/* .renderProblem */ .yM)('too-large', message, path));
            }
            this.write(path === from ? to : (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_10__/* .inside */ .nx)(to, from === '' ? path : path.slice(from.length + 1)), bytes);
        }
    }
    place(from, to) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(from, this.absolute(to), { recursive: true, dereference: true });
    }
    write(path, content) {
        try {
            if (path.split('/').some((step) => /^(?:|\.|\.\.|\.git)$/i.test(step)))
                throw new RangeError(path);
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(this.absolute(path));
            if (!this.made.has(folder))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
            this.made.add(folder);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(this.absolute(path), content);
        }
        catch {
            const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(path))} is not a path that can be written on this machine. Rename the file.`;
            throw new _render_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RenderError */ .vH((0,_render_error_js__WEBPACK_IMPORTED_MODULE_6__/* .renderProblem */ .yM)('bad-path', message, path));
        }
    }
}
const TOOLS = {
    kustomize() {
        const kustomize = (0,_tool_js__WEBPACK_IMPORTED_MODULE_7__/* .findTool */ .SG)('kustomize');
        if (kustomize !== null)
            return [kustomize, 'build'];
        const kubectl = (0,_tool_js__WEBPACK_IMPORTED_MODULE_7__/* .findTool */ .SG)('kubectl');
        if (kubectl !== null)
            return [kubectl, 'kustomize'];
        throw absent('Neither kustomize nor kubectl is', 'one of them');
    },
    helm() {
        const helm = (0,_tool_js__WEBPACK_IMPORTED_MODULE_7__/* .findTool */ .SG)('helm');
        if (helm !== null)
            return [helm];
        throw absent('helm is not', 'it');
    },
};
function absent(what, which) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu)(what)} on the PATH of this machine, and a source in \`policies\` needs it. Install ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu)(which)} in a step before this one.`;
    return new _render_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RenderError */ .vH((0,_render_error_js__WEBPACK_IMPORTED_MODULE_6__/* .renderProblem */ .yM)('no-tool', message, null));
}


/***/ }),

/***/ 5285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EH: () => (/* binding */ commitSides),
  Ih: () => (/* binding */ isRendered),
  uc: () => (/* binding */ renderSource),
  Mm: () => (/* binding */ sidesOf),
  yG: () => (/* binding */ withOutside)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/delivery/kustomization.js
var kustomization = __webpack_require__(1886);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/path.js
var manifest_path = __webpack_require__(83);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/globs.js
var read_globs = __webpack_require__(1432);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/git.js + 1 modules
var git = __webpack_require__(7261);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/problem.js
var manifest_problem = __webpack_require__(7085);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/problems.js
var problems = __webpack_require__(7531);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/root.js
var root = __webpack_require__(1911);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/text.js
var read_text = __webpack_require__(1460);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/outside.js








const MOST_FILES = 5_000;
const LIMITS = { files: MOST_FILES, bytesPerFile: 10 * 1024 ** 2, bytes: 100 * 1024 ** 2 };
const PATHS_SHOWN = 3;
function changedOutside(base, head, read, isTakenOut) {
    const [broken] = [...base.problems, ...head.problems];
    if (broken)
        return { files: [], problem: broken };
    const filesOf = ({ entries }) => {
        const files = entries.filter(({ path, mode }) => mode.startsWith('100') && !read.has(path));
        return new Map(files.map((entry) => [entry.path, entry]));
    };
    const [was, is] = [filesOf(base), filesOf(head)];
    const isChanged = (path) => {
        const [before, after] = [was.get(path), is.get(path)];
        return before === undefined || after === undefined || base.idOf(before) !== head.idOf(after);
    };
    const paths = [...new Set([...is.keys(), ...was.keys()])];
    const changed = new Set(paths.filter(isChanged));
    const isPart = partsOf(changed, head.entries);
    const parts = paths.filter((path) => !changed.has(path) && isPart(path));
    const wanted = [...changed, ...parts].slice(0, MOST_FILES);
    const contentsIn = (root, files) => root.read(wanted.flatMap((path) => files.get(path) ?? []), LIMITS);
    try {
        const [before, after] = [contentsIn(base, was), contentsIn(head, is)];
        const files = [];
        const unread = [];
        for (const path of wanted) {
            const contents = [before.get(path), after.get(path)];
            const [old = null, now = null] = contents.map(textOf);
            if (old !== null || now !== null)
                files.push({ path, before: old, text: now, isTakenOut: isTakenOut(path) });
            const isLarge = contents.some((one) => one !== undefined && !Buffer.isBuffer(one));
            if (isLarge && changed.has(path) && read_globs/* MANIFEST */.e0.test(path) && !LOCK.test(path) && !isTakenOut(path))
                unread.push(path);
        }
        if (unread.length === 0)
            return { files, problem: null };
        const message = (0,text_text/* text */.Qq) `Not evaluated, larger than ${LIMITS.bytesPerFile / 1024 ** 2} MiB: ${(0,text_text/* few */.H$)(unread.map(problems/* pathName */.Dt), PATHS_SHOWN)}. Name in ${(0,text_text/* code */.aY)('policies')} what a cluster gets, and exclude the rest (${(0,text_text/* code */.aY)('!path')}).`;
        return { files, problem: (0,manifest_problem/* unjudgedAt */.ev)(null, 'outside-policies', message) };
    }
    catch (error) {
        if (!(error instanceof root/* ReadError */.F_))
            throw error;
        const { problem } = error;
        return { files: [], problem: problem.code === 'too-large' ? (0,manifest_problem/* asUnjudged */.Ft)(problem) : problem };
    }
}
function textOf(content) {
    if (!Buffer.isBuffer(content))
        return null;
    const mark = content.toString('latin1', 0, 2);
    if (mark === '\xff\xfe')
        return new TextDecoder('utf-16le').decode(content);
    return mark === '\xfe\xff' ? new TextDecoder('utf-16be').decode(content) : (0,read_text/* decodeUtf8 */._6)(content);
}
const LOCK = /(?:^|[/.-])lock\.(?:ya?ml|json)$/i;
function partsOf(changed, entries) {
    const all = new Set(entries.map(({ path }) => path));
    const charts = new Set();
    const kustomizations = new Set();
    for (const path of changed) {
        const above = [(0,manifest_path/* folderOf */.yS)(path)];
        for (let [folder = ''] = above; folder !== '';)
            above.push((folder = (0,manifest_path/* folderOf */.yS)(folder)));
        for (const folder of above)
            if (all.has((0,manifest_path/* inside */.nx)(folder, 'Chart.yaml')))
                charts.add(folder);
        const nearest = above.find((folder) => kustomization/* KUSTOMIZATION_NAMES */.H7.some((name) => all.has((0,manifest_path/* inside */.nx)(folder, name))));
        if (nearest !== undefined)
            kustomizations.add(nearest);
    }
    return (path) => {
        const template = /^(?:(.*?)\/)?templates\//.exec(path);
        const chart = path.endsWith('Chart.yaml') ? (0,manifest_path/* folderOf */.yS)(path) : template && (template[1] ?? '');
        const isOfChart = chart !== null && charts.has(chart);
        return isOfChart || (kustomizations.has((0,manifest_path/* folderOf */.yS)(path)) && /\.ya?ml$|(?:^|\/)Kustomization$/.test(path));
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/policy-files.js
var policy_files = __webpack_require__(9223);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/prefix.js
var read_prefix = __webpack_require__(6747);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/unmatched.js
var unmatched = __webpack_require__(8310);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/fields.js
var fields = __webpack_require__(3549);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/manifest.js
var manifest_manifest = __webpack_require__(4585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/parse.js + 1 modules
var parse = __webpack_require__(3315);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/source-file.js
var source_file = __webpack_require__(7364);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/selector.js
var manifest_selector = __webpack_require__(9485);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/canonical.js
var canonical = __webpack_require__(5288);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/deliverers.js


function deliveredBy(file, { file: of, manifest, madeBy }) {
    const own = {
        by: nameOf(manifest),
        leaves: isLeaving(manifest) && (madeBy === undefined || isPreserving(madeBy)),
        prunes: isPruning(manifest),
        ...(isRecreating(manifest) ? { recreates: true } : {}),
    };
    const chain = of.deliveredBy ?? [];
    if (madeBy === undefined)
        return { ...file, deliveredBy: [...chain, own] };
    const set = { by: nameOf(madeBy), leaves: isPreserving(madeBy), prunes: isPruning(madeBy) };
    return { ...file, deliveredBy: [...chain, set, own] };
}
function syncOptions({ object }) {
    return (0,fields/* itemsIn */.Un)((0,fields/* fieldAt */.UK)(object, 'spec', 'syncPolicy'), 'syncOptions');
}
function isPruning(manifest) {
    const { kind, object } = manifest;
    if (kind === 'ApplicationSet') {
        const policy = (0,fields/* textIn */.r7)(object, 'spec', 'syncPolicy', 'applicationsSync') || 'sync';
        return policy === 'sync' || policy === 'create-delete';
    }
    if (kind === 'Kustomization')
        return (0,fields/* fieldAt */.UK)(object, 'spec', 'prune') === true;
    if (kind !== 'Application')
        return true;
    const prunes = (0,fields/* fieldAt */.UK)(object, 'spec', 'syncPolicy', 'automated', 'prune') === true;
    return (!syncsItself(manifest) || prunes) && !syncOptions(manifest).includes('Prune=false');
}
function isRecreating(manifest) {
    const options = manifest.kind === 'Application' ? syncOptions(manifest) : [];
    return ['Force=true', 'Replace=true'].every((one) => options.includes(one));
}
function isLeaving({ kind, object }) {
    if (kind === 'Application')
        return !(0,fields/* itemsIn */.Un)(object['metadata'], 'finalizers').some((one) => JSON.stringify(one).startsWith('"resources-finalizer.argocd.argoproj.io'));
    if (kind !== 'Kustomization')
        return false;
    const policy = (0,fields/* textIn */.r7)(object, 'spec', 'deletionPolicy') ?? 'MirrorPrune';
    return policy === 'Orphan' || (policy === 'MirrorPrune' && (0,fields/* fieldAt */.UK)(object, 'spec', 'prune') !== true);
}
function isPreserving({ object }) {
    return (0,fields/* fieldAt */.UK)(object, 'spec', 'syncPolicy', 'preserveResourcesOnDeletion') === true;
}
function nameOf({ kind, namespace, name }) {
    return [kind, namespace, name].filter((one) => one !== null).join('/');
}
function syncsItself({ object }) {
    const automated = (0,fields/* fieldAt */.UK)(object, 'spec', 'syncPolicy', 'automated');
    return (0,manifest_manifest/* isObject */.Gv)(automated) && automated['enabled'] !== false;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/render-error.js
var render_error = __webpack_require__(3868);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/expansion.js






const MOST_OBJECTS = 2_000;
function sha256(content) {
    return (0,external_node_crypto_.createHash)('sha256').update((0,canonical/* canonicalJson */.dj)(content)).digest('hex');
}
class Expansion {
    tree;
    objects = [];
    inputs = new Set();
    problems = [];
    carriers = new Map();
    first = new Map();
    constructor(tree) {
        this.tree = tree;
    }
    add({ objects = [], inputs = [], coverage = [], problems = [] }) {
        this.objects.push(...objects);
        for (const path of inputs)
            this.inputs.add(path);
        for (const one of coverage)
            this.carriers.set(one.identity, one);
        this.problems.push(...problems);
    }
    isFirst({ manifest, file }, cluster = '') {
        const identity = nameOf(manifest);
        const key = `${identity}/${cluster}`;
        const first = this.first.get(key);
        if (first === undefined) {
            if (this.first.size >= MOST_OBJECTS) {
                const message = (0,text_text/* text */.Qq) `More than ${MOST_OBJECTS} objects of Flux or Argo CD come from this source; nothing of it was rendered. Name fewer files or smaller folders.`;
                throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('too-many', message, manifest.place));
            }
            this.first.set(key, manifest);
            return true;
        }
        const isOwn = file.deliveredBy?.some(({ by }) => by === identity) === true;
        if (isOwn || (0,canonical/* isSameJson */.TL)(first.object, manifest.object))
            return false;
        const message = (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', (0,visible/* titleOf */.Gg)(manifest))} is written twice, here and at ${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(first.place.file))}:${first.place.line}, with different content; a cluster holds one. Remove one, or name the files of one cluster at a time (\`clusters\` in the configuration, each with its \`policies\`).`;
        this.problems.push((0,render_error/* renderProblem */.yM)('rendered-twice', message, manifest.place));
        return false;
    }
    async expand({ manifest }, render) {
        const draft = { takes: [], given: null, route: null, sync: 'automatic', made: null };
        let outcome;
        let use = null;
        try {
            outcome = await render(draft);
        }
        catch (error) {
            if (error instanceof render_error/* NotRendered */.pv) {
                this.add({ inputs: draft.takes });
                outcome = { declared: 'no source renders it', why: error.why };
            }
            else if (error instanceof render_error/* RenderError */.vH && error.problem.code !== 'no-tool') {
                const inputs = error.inputs.filter((path) => this.tree.holds(path));
                this.add({ inputs });
                draft.takes = [...draft.takes, ...inputs];
                outcome = error.outcomeAt(manifest.place);
                ({ use } = error);
            }
            else
                throw error;
        }
        if (outcome === null)
            return;
        const { takes, given, route, sync, made } = draft;
        const content = made === null || sync === 'automatic'
            ? [manifest.object, given, this.tree.digest(takes)]
            : made.map((file) => file.text);
        const identity = nameOf(manifest);
        const digest = use ?? sha256(content);
        const of = { identity, digest, route: (0,canonical/* canonicalJson */.dj)(route), sync, takes, outcome };
        this.carriers.set(identity, { ...of, place: manifest.place, prunes: isPruning(manifest) });
    }
    result(problem) {
        const { objects, problems } = this;
        const read = { inputs: [...this.inputs], coverage: [...this.carriers.values()] };
        return problem === null ? { objects, problems, ...read } : { objects: [], problems: [problem], ...read };
    }
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/remote-charts/refusal.js
var refusal = __webpack_require__(1640);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/chart.js








const MOST_CHARTS = 256;
async function chartOf(renderer, written, use) {
    if (typeof written !== 'string') {
        const chart = await fetched(renderer, written, use, null);
        const to = `.remote/${chart.digest.replaceAll(/\W/g, '-')}`;
        return { folder: to, copies: [], fetched: [{ chart, to }] };
    }
    const { tree } = renderer;
    if (!tree.isFile((0,manifest_path/* inside */.nx)(written, 'Chart.yaml'))) {
        const message = (0,text_text/* text */.Qq) `${(0,render_error/* folderText */.ON)(written, 'The root of the repository')} holds no Chart.yaml. Correct the folder of the chart.`;
        throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('no-chart', message, written || null), [written]);
    }
    const chart = { folder: written, copies: [], fetched: [] };
    await addDependencies(renderer, chart, written, written, sha256([use, tree.digest([written])]));
    return chart;
}
function chartNameIn(tree, folder) {
    return (0,fields/* textIn */.r7)(tree.value((0,manifest_path/* inside */.nx)(folder, 'Chart.yaml')), 'name');
}
async function fetched({ charts }, reference, use, place) {
    const answer = (await charts?.chart(reference, use)) ?? { declared: 'none' };
    if ('folder' in answer)
        return answer;
    const name = [reference.repository, reference.chart].filter((one) => one !== null).join('/');
    const why = (0,text_text/* text */.Qq) `The chart ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(name))} was not fetched: ${(0,text_text/* literal */.eu)((0,refusal/* textOf */.b6)(answer))}`;
    const problem = (0,render_error/* renderProblem */.yM)('chart-not-fetched', (0,text_text/* text */.Qq) `${why}.`, place);
    throw new render_error/* RenderError */.vH(problem, [], 'declared' in answer ? why : null, use);
}
async function addDependencies(renderer, chart, folder, at, use) {
    const { tree } = renderer;
    const fail = (message, place) => new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('chart-dependency', message, place), [folder]);
    if (chart.copies.push({ from: folder, to: at }) > MOST_CHARTS) {
        const message = (0,text_text/* text */.Qq) `${(0,render_error/* folderText */.ON)(folder, 'The chart')} depends on too many charts, or on itself. Break the circle.`;
        throw fail(message, (0,manifest_path/* inside */.nx)(folder, 'Chart.yaml'));
    }
    const locked = (0,lookup/* lazily */.qy)(() => lockedVersions(tree, folder));
    for (const file of ['Chart.yaml', 'requirements.yaml'].map((name) => (0,manifest_path/* inside */.nx)(folder, name))) {
        const [document] = tree.yaml(file).documents;
        for (const [index, one] of ((0,fields/* listIn */.Of)(document?.value, 'dependencies') ?? []).entries()) {
            const wanted = (0,fields/* textIn */.r7)(one, 'name') ?? '';
            if (isVendored(tree, folder, wanted))
                continue;
            const place = document?.placeOf(['dependencies', index]) ?? null;
            const to = (0,manifest_path/* inside */.nx)(at, `charts/${wanted}`);
            const repository = (0,fields/* textIn */.r7)(one, 'repository') ?? '';
            const [, path = null] = /^file:\/\/(.*)$/s.exec(repository) ?? [];
            const beside = path === null ? null : (0,manifest_path/* joined */.oR)(folder, path);
            const isName = /^[A-Za-z0-9][\w.-]*$/.test(wanted);
            if (isName && beside !== null && tree.isFile((0,manifest_path/* inside */.nx)(beside, 'Chart.yaml')))
                await addDependencies(renderer, chart, beside, to, use);
            else if (isName && /^(?:https|oci):\/\//.test(repository) && locked() !== null) {
                const version = locked()?.get(wanted) ?? (0,fields/* textIn */.r7)(one, 'version');
                const reference = { repository, chart: wanted, version };
                const remote = await fetched(renderer, reference, use, place).catch((0,render_error/* withInputs */.wH)([folder]));
                chart.fetched.push({ chart: remote, to });
            }
            else {
                const folders = (0,text_text/* code */.aY)((0,visible/* visible */.RK)((0,manifest_path/* inside */.nx)(folder, 'charts')));
                const update = (0,text_text/* code */.aY)(`helm dependency update ${(0,visible/* visible */.RK)(folder) || '.'}`);
                throw fail((0,text_text/* text */.Qq) `The chart depends on "${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(wanted))}", which is neither in ${folders} nor what Chart.lock was made for. Run ${update} and commit its result.`, place);
            }
        }
    }
}
function lockedVersions(tree, folder) {
    const dependenciesOf = (file) => (0,fields/* itemsIn */.Un)(tree.value((0,manifest_path/* inside */.nx)(folder, file)), 'dependencies').map((one) => [
        (0,fields/* textIn */.r7)(one, 'name') ?? '',
        (0,fields/* textIn */.r7)(one, 'version') ?? '',
    ]);
    const [wanted, locked] = [dependenciesOf('Chart.yaml'), dependenciesOf('Chart.lock')];
    const versions = new Map(locked);
    const isLocked = ([name, version]) => versions.has(name) && (versions.get(name) === version || !/^v?\d+\.\d+\.\d+/.test(version));
    const isCurrent = wanted.length === locked.length && wanted.every(isLocked);
    return isCurrent || !tree.isFile((0,manifest_path/* inside */.nx)(folder, 'Chart.lock')) ? versions : null;
}
function isVendored(tree, folder, wanted) {
    const charts = (0,manifest_path/* inside */.nx)(folder, 'charts');
    return tree.below(charts).some((path) => {
        const [first = ''] = path.slice(charts.length + 1).split('/');
        if (first === wanted || (first.startsWith(`${wanted}-`) && first.endsWith('.tgz')))
            return true;
        return ((0,manifest_path/* nameOf */.Vb)(path) === 'Chart.yaml' &&
            (0,manifest_path/* folderOf */.yS)((0,manifest_path/* folderOf */.yS)(path)) === charts &&
            chartNameIn(tree, (0,manifest_path/* folderOf */.yS)(path)) === wanted);
    });
}
const PART = /^(?:templates|charts|crds|ci)\/|^(?:Chart|requirements)\.(?:ya?ml|lock)$|^values(?:\.schema\.json|\.ya?ml)$/;
const OTHER_VALUES = /^(?:[^/]*[-_.])?values[-_.][^/]*\.ya?ml$/i;
function inputsOf(tree, { copies }) {
    return copies.flatMap(({ from }) => {
        const files = tree.below(from).map((path) => ({
            path,
            within: (from === '' ? path : path.slice(from.length + 1)).replace(/^(?:charts\/[^/]+\/)+/, ''),
        }));
        const readsFiles = files.some(({ path, within }) => /^templates\//.test(within) && /\.Files\b/.test(tree.text(path) ?? ''));
        return files.flatMap(({ path, within }) => PART.test(within) || (readsFiles && !OTHER_VALUES.test(within)) ? [path] : []);
    });
}
function writtenAt(tree, { folder, copies }, path) {
    const copied = (0,manifest_path/* inside */.nx)(folder, path);
    const copy = copies.findLast(({ to }) => (0,manifest_path/* isWithin */.UO)(to, copied));
    const written = copy && (0,manifest_path/* joined */.oR)(copy.from, copied.slice(copy.to.length).replace(/^\//, ''));
    return written !== undefined && written !== null && tree.isFile(written) ? written : null;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(8262);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/delivery/decided-there.js
var decided_there = __webpack_require__(668);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/json.js
var json = __webpack_require__(7914);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/remote-charts/archive.js
var archive = __webpack_require__(6322);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/chart-templates.js










function roleOf(path) {
    const own = path.replace(/^(?:charts\/[^/]+\/)+/, '');
    if (own === 'values.yaml')
        return 'values';
    if (own === 'values.schema.json')
        return 'schema';
    if (/^templates\/.*\.(?:ya?ml|tpl)$/.test(own))
        return 'template';
    if (/^charts\/[^/]+\.tgz$/.test(own))
        return 'packed';
    return /^(?:templates|crds|charts)\//.test(own) ? null : 'file';
}
function chartFiles(folder) {
    const files = [];
    let bytesLeft = archive/* MOST_BYTES */.uZ;
    const add = (path, content) => {
        const role = roleOf(path);
        if (role === 'packed')
            for (const inner of (0,archive/* packedFiles */.oH)(content(), bytesLeft)) {
                bytesLeft -= inner.content.length;
                add((0,manifest_path/* inside */.nx)((0,manifest_path/* folderOf */.yS)(path), inner.path), () => inner.content);
            }
        else if (role !== null) {
            const text = content().toString('utf8');
            if (role !== 'file' || text.includes('{{'))
                files.push({ path, text, role });
        }
    };
    for (const path of (0,external_node_fs_.readdirSync)(folder, { recursive: true, encoding: 'utf8' }).toSorted())
        if ((0,external_node_fs_.statSync)((0,external_node_path_.join)(folder, path)).isFile())
            add(path, () => (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, path)));
    return files;
}
const ELSEWHERE = /"\$(?:(?:ref|dynamicRef|recursiveRef)":"(?!#)|schema":"(?!#|https?:\/\/json-schema\.org\/))/;
function hasRemoteSchema(files) {
    return files.some(({ role, text }) => role === 'schema' && ELSEWHERE.test(JSON.stringify((0,json/* parsedJson */.U4)(text) ?? null)));
}
function clusterDependent(tree, rendered) {
    const { chart, release, files, digest, values, mayHoldPlanned } = rendered;
    const planned = plannedParts(files, mayHoldPlanned);
    const evaluating = planned.find(({ text }) => /\btpl\b/.test(text));
    const readsFiles = planned.some(({ text }) => /\.Files\b/.test(text));
    const evaluated = files.filter(({ role }) => role === 'values' || (role === 'file' && readsFiles));
    const found = [
        ...Array.from((0,lookup/* groupedBy */.me)(planned, ({ path }) => path), ([path, parts]) => ({
            ...{ by: 'template', path, file: null },
            actions: parts.flatMap(({ text }) => (0,decided_there/* decidedThere */.r)(text).filter((one) => !isAnnotation(text, one))),
        })),
        ...(evaluating === undefined
            ? []
            : [
                ...evaluated.map(({ path, role, text }) => ({ by: role, path, file: null, text })),
                ...values.map((one) => ({ ...one, by: 'values', path: evaluating.path })),
            ].map((one) => ({ ...one, actions: (0,decided_there/* decidedThere */.r)(one.text) }))),
    ];
    const chartFile = (0,manifest_path/* inside */.nx)(chart.folder, 'Chart.yaml');
    const place = tree.isFile(chartFile) ? { file: chartFile, line: 1, column: 1 } : null;
    return found.flatMap(({ by, path, actions, ...one }) => {
        const [first] = actions;
        if (first === undefined)
            return [];
        const file = one.file ?? writtenAt(tree, chart, path);
        const why = (0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(file ?? path));
        return [
            {
                ...{ identity: `${by} ${file ?? path} of ${release}`, digest, route: '', takes: [] },
                sync: 'automatic',
                place: file === null ? place : placeIn(tree, file, first),
                outcome: { declared: 'decided in the cluster', why, actions },
            },
        ];
    });
}
function plannedParts(files, mayHoldPlanned) {
    const parts = files.filter(({ role }) => role === 'template').flatMap(chart_templates_partsOf);
    const planned = new Set(parts.filter(({ text }) => mayHoldPlanned(text)));
    for (const { text } of planned) {
        const isOpen = /\b(?:include|template)\s+[^"\s]/.test(text);
        for (const part of parts)
            if (part.name !== null && (isOpen || text.includes(`"${part.name}"`)))
                planned.add(part);
    }
    return [...planned];
}
function chart_templates_partsOf(file) {
    const [before = '', ...defines] = `\n${file.text}`.split(/(?=\{\{-?\s*define\s+")/);
    return [
        ...before.split(/^(?=---)/m).map((text) => ({ ...file, text, name: null })),
        ...defines.map((text) => ({ ...file, text, name: /define\s+"([^"]*)"/.exec(text)?.[1] ?? null })),
    ];
}
function isAnnotation(text, action) {
    const lines = text.slice(0, text.indexOf(action)).split('\n');
    let indent = (/^ */.exec(lines.pop() ?? '')?.[0] ?? '').length;
    for (const line of lines.toReversed()) {
        const [, spaces = '', key = ''] = /^( *)([\w-]+):\s*$/.exec(line) ?? [];
        if (key === '' || spaces.length >= indent)
            continue;
        if (key === 'annotations')
            return true;
        indent = spaces.length;
    }
    return false;
}
function placeIn(tree, file, action) {
    const text = tree.text(file) ?? '';
    const before = text.slice(0, Math.max(text.indexOf(action), 0));
    return { file, line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/locations.js






function identityIn(text) {
    const metadata = /^metadata:\n((?: .*\n)*)/m.exec(text)?.[1] ?? '';
    const found = [
        /^apiVersion: (.*)$/m.exec(text),
        /^kind: (.*)$/m.exec(text),
        /^ {2}namespace: (.*)$/m.exec(metadata),
        /^ {2}name: (.*)$/m.exec(metadata),
    ];
    return found.map((match) => match?.[1] ?? '').join(' ');
}
function locator(file, text) {
    const documents = (0,lookup/* lazily */.qy)(() => documentsOf(text));
    const byKind = (0,lookup/* lazily */.qy)(() => (0,lookup/* groupedBy */.me)(documents(), ({ kind }) => kind));
    const byName = (0,lookup/* lazily */.qy)(() => {
        const all = documents().toReversed();
        const keyed = (names) => all.flatMap((one) => names(one).map((name) => [`${one.kind}/${name}`, one]));
        return new Map([...keyed(({ names }) => names), ...keyed(({ names }) => names.slice(0, 1))]);
    });
    const parsed = (0,lookup/* once */.Oo)((one) => (0,parse/* parseManifests */.Ye)(one.text, file).manifests);
    return (manifest) => {
        const { kind, name, object } = manifest;
        const ofKind = byKind().get(kind) ?? documents();
        const own = (ofKind.length > 1 &&
            (byName().get(`${kind}/${name}`) ??
                ofKind.find(({ names: [first = ' '] }) => name.includes(first)))) ||
            (ofKind[0] ?? NOTHING);
        const start = { file, line: own.before + firstLine(own.text, kind), column: 1 };
        const written = (0,lookup/* lazily */.qy)(() => {
            const same = parsed(own).filter((one) => one.kind === kind);
            const named = same.find((one) => one.name === name);
            return named ?? (same.length === 1 ? same[0] : same.find((one) => name.includes(one.name)));
        });
        const placeOf = (path) => {
            const from = written();
            if (from === undefined || !(0,canonical/* isSameValue */.am)((0,fields/* valueAt */.fK)(from.object, path), (0,fields/* valueAt */.fK)(object, path)))
                return start;
            const place = from.placeOf(path);
            return { ...place, line: place.line + own.before };
        };
        return { ...manifest, place: start, placeOf };
    };
}
const NOTHING = { text: '', before: 0, kind: '', names: [] };
function documentsOf(text) {
    let before = 0;
    return text.split(/^(?=---)/m).map((part) => {
        const names = Array.from(part.matchAll(/\bname["']?:\s*["']?([\w.-]+)/g), ([, name = '']) => name);
        const document = { text: part, before, kind: /\bkind["']?:\s*["']?(\w+)/.exec(part)?.[1] ?? '', names };
        before += part.split('\n').length - 1;
        return document;
    });
}
function firstLine(text, kind) {
    const lines = text.split('\n');
    const isTemplate = text.includes('{{');
    const found = lines.findIndex((line) => isTemplate ? line.trim() === `kind: ${kind}` : !/^\s*(?:#.*)?$|^---\s*(?:#.*)?$/.test(line));
    return Math.max(found, 0) + 1;
}
const PATCHES = ['patches', 'patchesStrategicMerge', 'patchesJson6902'];
function patchLocator(tree, kustomizations) {
    const patches = (0,lookup/* lazily */.qy)(() => kustomizations.flatMap((one) => patchesIn(tree, one)));
    return (manifest, path) => {
        const value = (0,fields/* valueAt */.fK)(manifest.object, path);
        if (value === undefined)
            return null;
        for (const patch of patches()) {
            const at = isFor(patch, manifest) ? fieldIn(patch.value, path, value) : null;
            if (at !== null)
                return patch.placeOf(at);
        }
        return null;
    };
}
function patchesIn(tree, { file, folder }) {
    return tree.yaml(file).documents.flatMap((document) => PATCHES.flatMap((key) => (0,fields/* itemsIn */.Un)(document.value, key).flatMap((entry, index) => {
        const path = patchPath(folder, entry);
        const text = path === null ? null : tree.text(path);
        const placed = (0,parse/* placedYaml */.lp)(text ?? patchText(entry), path ?? file);
        return placed.map((one) => ({
            value: one.value,
            target: (0,fields/* field */.ZZ)(entry, 'target'),
            placeOf: (at) => text === null ? document.placeOf([key, index, 'patch']) : one.placeOf(at),
        }));
    })));
}
function patchPath(folder, entry) {
    const written = typeof entry === 'string' ? entry : ((0,fields/* textIn */.r7)(entry, 'path') ?? '');
    return written === '' || written.includes('\n') ? null : (0,manifest_path/* joined */.oR)(folder, written);
}
function patchText(entry) {
    return typeof entry === 'string' ? entry : ((0,fields/* textIn */.r7)(entry, 'patch') ?? '');
}
function isFor({ target, value }, { kind, name }) {
    const fits = (written, actual) => written === null || !/^[\w.-]+$/.test(written) || actual.includes(written);
    if (target !== undefined)
        return fits((0,fields/* textIn */.r7)(target, 'kind'), kind) && fits((0,fields/* textIn */.r7)(target, 'name'), name);
    return (0,fields/* textIn */.r7)(value, 'kind') === kind && fits((0,fields/* textIn */.r7)((0,fields/* field */.ZZ)(value, 'metadata'), 'name') ?? '-', name);
}
function fieldIn(patch, path, value) {
    const isName = /^(?:apiVersion|kind|metadata\/name|metadata\/namespace)$/.test(path.join('/'));
    if ((0,manifest_manifest/* isObject */.Gv)(patch))
        return !isName && (0,canonical/* isSameValue */.am)((0,fields/* valueAt */.fK)(patch, path), value) ? path : null;
    const steps = path.map(String);
    for (const [index, operation] of Array.isArray(patch) ? patch.entries() : []) {
        const pointer = ((0,fields/* textIn */.r7)(operation, 'path') ?? '').split('/').slice(1);
        const at = pointer.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
        const inside = (0,fields/* valueAt */.fK)((0,fields/* field */.ZZ)(operation, 'value'), path.slice(at.length));
        if (at.every((step, depth) => step === steps[depth]) && (0,canonical/* isSameValue */.am)(inside, value))
            return [index];
    }
    return null;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/source.js


const source_NOTHING = { objects: [], inputs: [], coverage: [], problems: [] };
function objectOf(file, kinds) {
    const kind = /^kind: (\S+)$/m.exec(file.text)?.[1];
    if (kind === undefined || !kinds.has(kind))
        return null;
    const manifest = firstIn(file.origin ?? AS_WRITTEN)(file.path)(file.text);
    return manifest === undefined ? null : { file, manifest };
}
const AS_WRITTEN = (manifest) => manifest;
const firstIn = (0,lookup/* remembered */.HK)((origin) => (0,lookup/* once */.Oo)((path) => (0,lookup/* once */.Oo)((text) => {
    const [first] = (0,parse/* parseManifests */.Ye)(text, path).manifests;
    return first && origin(first);
})));
function isRepository(url, repository) {
    if (repository === null)
        return true;
    const path = url
        .replace(/\/$/, '')
        .replace(/\.git$/, '')
        .toLowerCase();
    return [':', '/'].some((mark) => path.endsWith(mark + repository.toLowerCase()));
}
function documentsIn(printed) {
    return printed
        .split(/^---[ \t]*(?:#.*)?\r?\n/m)
        .map((text) => (/\s$/.test(text) ? `${text.trimEnd()}\n` : text))
        .filter((text) => text.trim() !== '');
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/helm.js













async function helm(renderer, release) {
    const { tree, mayHoldPlanned } = renderer;
    const { inline = [], set, setString = {} } = release;
    const written = release.values.map((path) => valuesIn(tree, path));
    const use = sha256([JSON.stringify(release), tree.digest(written)]);
    const source = typeof release.chart === 'string' ? folderIn(release.chart) : release.chart;
    const chart = await chartOf(renderer, source, use);
    const inputs = [...inputsOf(tree, chart), ...written];
    const fetched = chart.fetched.map((one) => one.chart.digest);
    const content = tree.digest([...chart.copies.map(({ from }) => from), ...written]);
    return renderer.cached((0,canonical/* canonicalJson */.dj)(['helm', JSON.stringify(release), content, fetched]), async () => {
        let files = [];
        const answer = await renderer
            .run('helm', (copies) => {
            for (const { from, to } of chart.copies)
                copies.copy(from, to);
            for (const one of chart.fetched)
                copies.place(one.chart.folder, one.to);
            for (const path of written)
                copies.copy(path, GIVEN + path);
            if (release.replacesValues === true)
                copies.write((0,manifest_path/* inside */.nx)(chart.folder, 'values.yaml'), '{}');
            files = filesOf(copies.absolute(chart.folder), chart);
            return argumentsOf(release, chart, copies, hasRemoteSchema(files));
        })
            .catch((0,render_error/* withInputs */.wH)(inputs));
        if (!answer.ok)
            throw new render_error/* RenderError */.vH(failure(tree, chart, answer.reason.replaceAll(GIVEN, '')), inputs);
        const printed = objectsIn(tree, chart, answer.stdout, release.name);
        const objects = await postRendered(renderer, printed, release.postRenderers ?? []);
        const given = [...inline, ...Object.values(set), ...Object.values(setString)];
        const coverage = clusterDependent(tree, {
            ...{ chart, files, mayHoldPlanned },
            release: `${release.namespace ?? ''}/${release.name}`,
            values: [
                ...written.map((file) => ({ file, text: tree.text(file) ?? '' })),
                ...given.map((text) => ({ file: null, text })),
            ],
            digest: sha256([JSON.stringify(release), tree.digest(inputs), ...fetched]),
        });
        return { objects, inputs, coverage, problems: [] };
    });
}
function filesOf(copy, { folder }) {
    try {
        return chartFiles(copy);
    }
    catch (error) {
        if (!(error instanceof refusal/* Refusal */.P_))
            throw error;
        const message = (0,text_text/* text */.Qq) `A packed chart in ${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)((0,manifest_path/* inside */.nx)(folder, 'charts')))} cannot be read: ${(0,text_text/* literal */.eu)(error.message)}. Run \`helm dependency build\` and commit its result.`;
        throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('helm-failed', message, (0,manifest_path/* inside */.nx)(folder, 'Chart.yaml')));
    }
}
function argumentsOf(release, chart, copies, isRemoteSchema) {
    const { values, inline = [] } = release;
    const given = (path) => copies.absolute(GIVEN + folderIn(path));
    const texts = inline.map((one, at) => {
        copies.write(`.inline/${at}.yaml`, one);
        return copies.absolute(`.inline/${at}.yaml`);
    });
    const each = (option, of = {}) => Object.entries(of).map(([name, value]) => `--${option}=${name}=${value}`);
    return [
        ...['template', '--skip-tests', '--dry-run=client'],
        ...(release.skipsSchema === true || isRemoteSchema ? ['--skip-schema-validation'] : []),
        ...(release.namespace === null ? [] : [`--namespace=${release.namespace}`]),
        ...[...values.map(given), ...texts].map((path) => `--values=${path}`),
        ...each('set', release.set),
        ...each('set-string', release.setString),
        ...(release.includesCrds === true ? ['--include-crds'] : []),
        ...(release.kubeVersion ? [`--kube-version=${release.kubeVersion}`] : []),
        ...(release.apiVersions ?? []).map((one) => `--api-versions=${one}`),
        ...['--', release.name, copies.absolute(chart.folder)],
    ];
}
const GIVEN = '.values/';
function folderIn(path) {
    return (0,render_error/* inTree */._Z)('', path, null, (0,text_text/* text */.Qq) `Correct the path.`);
}
function valuesIn(tree, written) {
    const path = folderIn(written);
    if (/[,"{}=\\\n\r]/.test(path)) {
        const message = (0,text_text/* text */.Qq) `Helm would take "${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(path))}" for several names, so the chart was not rendered. Use letters, digits and dots.`;
        throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('bad-path', message, tree.isFile(path) ? path : null));
    }
    if (tree.below(path).includes(path))
        return path;
    const message = (0,text_text/* text */.Qq) `The values file "${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(written))}" is not in the repository, so the chart was not rendered. Correct the path.`;
    throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('no-values', message, null));
}
const SOURCE = /^# Source: ([^\n]+)$/m;
function objectsIn(tree, chart, printed, release) {
    const command = `helm template ${release} ${chart.folder}`;
    const locatorOf = (0,lookup/* once */.Oo)((file) => locator(file, tree.text(file) ?? ''));
    return documentsIn(printed)
        .filter((text) => !text.split('\n').every((line) => /^\s*(?:#|$)/.test(line)))
        .map((text) => {
        const path = templateOf(tree, chart, SOURCE.exec(text)?.[1] ?? '');
        const key = `${command} ${identityIn(text)}`;
        return { path, text, key, renderedBy: command, origin: locatorOf(path) };
    });
}
function templateOf(tree, chart, source) {
    return writtenAt(tree, chart, source.slice(source.indexOf('/') + 1)) ?? (0,manifest_path/* inside */.nx)(chart.folder, 'Chart.yaml');
}
const SPOT = /(?:^|:)([^:]+\/templates\/[^:]+)(?::(\d+)(?::(\d+))?)?/;
function failure(tree, chart, reason) {
    const words = reason.split(/[\s()]/).map((word) => SPOT.exec(word));
    const [, template = '', line = 1, column = 1] = words.find((found) => found !== null) ?? [];
    const place = { file: templateOf(tree, chart, template), line: Number(line), column: Number(column) };
    const message = (0,text_text/* text */.Qq) `Helm cannot render this chart: ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(reason, 600))}. Correct it so that \`helm template\` passes.`;
    return (0,render_error/* renderProblem */.yM)('helm-failed', message, place);
}
async function postRendered(renderer, files, postRenderers) {
    let result = files;
    for (const over of postRenderers.map((one) => (0,fields/* field */.ZZ)(one, 'kustomize'))) {
        const [first] = result;
        if (over === undefined || first === undefined)
            continue;
        const [path] = (0,fields/* itemsIn */.Un)(over, 'patches').flatMap((patch) => (0,fields/* textIn */.r7)(patch, 'path') ?? []);
        if (path !== undefined) {
            const message = (0,text_text/* text */.Qq) `The postRenderers name a file (${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(path))}); helm-controller reads none. Write the patch itself.`;
            throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('outside', message, first.path));
        }
        const kustomization = {
            resources: ['all.yaml'],
            patches: (0,fields/* itemsIn */.Un)(over, 'patches'),
            images: (0,fields/* itemsIn */.Un)(over, 'images'),
            patchesStrategicMerge: (0,fields/* itemsIn */.Un)(over, 'patchesStrategicMerge').map((patch) => JSON.stringify(patch)),
            patchesJson6902: (0,fields/* itemsIn */.Un)(over, 'patchesJson6902').map((one) => ({
                target: (0,fields/* field */.ZZ)(one, 'target'),
                patch: JSON.stringify((0,fields/* field */.ZZ)(one, 'patch') ?? null),
            })),
        };
        const all = result.map((one) => one.text).join('---\n');
        const answer = await renderer.run('kustomize', (copies) => {
            copies.write('all.yaml', all);
            copies.write('kustomization.yaml', JSON.stringify(kustomization));
            return [copies.absolute('')];
        });
        if (!answer.ok) {
            const message = (0,text_text/* text */.Qq) `kustomize cannot put the postRenderers over this chart: ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(answer.reason, 600))}.`;
            throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('kustomize-failed', message, first.path));
        }
        const before = new Map(result.map((file) => [identityIn(file.text), file]));
        result = documentsIn(answer.stdout).map((one) => ({
            ...(before.get(identityIn(one)) ?? first),
            text: one,
        }));
    }
    return result;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/kustomization.js
var sources_kustomization = __webpack_require__(6130);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/advice.js
var advice = __webpack_require__(7196);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/kustomize.js














async function kustomize(renderer, folder, { instead = null, readsAnywhere = false, } = {}) {
    const { tree } = renderer;
    const graph = (0,sources_kustomization/* readKustomizations */.vi)(tree, folder, instead);
    const { root, inputs } = graph;
    const key = (0,canonical/* canonicalJson */.dj)(['kustomize', folder, instead, readsAnywhere, tree.digest(inputs)]);
    return renderer.cached(key, async () => {
        const over = overRemote(graph.kustomizations);
        const values = new Map(withoutRemote(tree, graph, over));
        const value = values.get(root) ?? instead ?? tree.value(root);
        if ((0,manifest_manifest/* isObject */.Gv)(value))
            values.set(root, {
                ...value,
                buildMetadata: [...(0,fields/* itemsIn */.Un)(value, 'buildMetadata'), 'originAnnotations'],
            });
        const flags = readsAnywhere ? ['--load-restrictor=LoadRestrictionsNone'] : [];
        const answer = await renderer
            .run('kustomize', (copies) => {
            for (const path of inputs)
                copies.copy(path);
            for (const [path, value] of values)
                copies.write(path, JSON.stringify(value));
            return [...flags, copies.absolute(folder)];
        })
            .catch((0,render_error/* withInputs */.wH)(inputs));
        const remote = over.flatMap((one) => one.remote);
        const [first] = remote;
        if (answer.ok) {
            const coverage = first === undefined ? [] : [remoteCarrier(tree, root, over)];
            return { objects: kustomize_objectsIn(tree, answer.stdout, graph, folder), inputs, coverage, problems: [] };
        }
        const reason = (0,visible/* visible */.RK)(answer.reason, 600);
        const message = (0,text_text/* text */.Qq) `kustomize cannot build ${(0,render_error/* folderText */.ON)(folder, 'the root')}: ${(0,text_text/* code */.aY)(reason)}. ${fixOf(reason)}`;
        if (first === undefined) {
            const place = namedIn(answer.reason, tree, folder) ?? root;
            throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('kustomize-failed', message, place), inputs);
        }
        const names = (0,visible/* visible */.RK)(remote.map(({ written }) => written).join(', '), 300);
        const why = (0,text_text/* text */.Qq) `Remote parts of ${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(root))} are not fetched: ${(0,text_text/* code */.aY)(names)}. The rest does not build without it (${message})`;
        throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('remote-base', (0,text_text/* text */.Qq) `${why}.`, first.place), inputs, why);
    });
}
function fixOf(reason) {
    return reason.includes('external plugins disabled')
        ? (0,advice/* bySomething */.MF)('kustomize build --enable-alpha-plugins --enable-exec')
        : (0,text_text/* text */.Qq) `Correct it so that \`kustomize build\` passes.`;
}
function namedIn(message, tree, folder) {
    const named = Array.from(message.matchAll(/'([^'\n]+)'|File: (\S+)/g), ([, a, b]) => a ?? b ?? '');
    return named.flatMap((one) => (0,manifest_path/* joined */.oR)(folder, one) ?? []).findLast((path) => tree.isFile(path)) ?? null;
}
const ORIGIN = /^ {4}config\.kubernetes\.io\/origin: \|\n((?: {6}.*\n)+)/m;
function kustomize_objectsIn(tree, printed, graph, folder) {
    const { root, kustomizations } = graph;
    const locatorOf = (0,lookup/* once */.Oo)((file) => locator(file, tree.text(file) ?? ''));
    const inPatch = patchLocator(tree, kustomizations);
    const command = `kustomize build ${folder || '.'}`;
    const known = tree.isFile(root) ? root : folder || '.';
    return documentsIn(printed).map((document) => {
        const origin = ORIGIN.exec(document)?.[1] ?? '';
        const written = /^ {6}(?:path|configuredIn): (.+)$/m.exec(origin)?.[1];
        const file = written === undefined ? null : (0,manifest_path/* joined */.oR)(folder, written);
        const path = file !== null && tree.isFile(file) ? file : known;
        const text = document.replace(ORIGIN, '').replace(/^ {2}annotations:\n(?! {4})/m, '');
        const located = (manifest) => {
            const found = locatorOf(path)(manifest);
            return { ...found, placeOf: (field) => inPatch(manifest, field) ?? found.placeOf(field) };
        };
        return { path, text, key: `${command} ${identityIn(text)}`, renderedBy: command, origin: located };
    });
}
function remoteCarrier(tree, root, over) {
    const remote = over.flatMap((one) => one.remote);
    const content = over.map(({ value, others, remote }) => {
        const generators = remote.filter(({ at }) => GENERATORS.has(String(at[0])));
        return [
            Object.entries(value).filter(([key]) => !ADDING.has(key)),
            generators.map(({ at }) => (0,fields/* valueAt */.fK)(value, at.slice(0, 2)) ?? null),
            (generators.length > 0 && (0,fields/* field */.ZZ)(value, 'generatorOptions')) ?? null,
            tree.digest(others),
        ];
    });
    return {
        identity: `remote parts of ${root}`,
        place: remote[0]?.place ?? null,
        digest: sha256([remote.map(({ at, written }) => [at[0] ?? '', written]), content]),
        route: [...new Set(remote.map(({ written }) => repositoryIn(written)))].sort().join(' '),
        sync: 'automatic',
        takes: [],
        outcome: {
            declared: 'not fetched',
            why: (0,text_text/* text */.Qq) `remote parts of ${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(root))}, not fetched`,
        },
    };
}
function repositoryIn(written) {
    const [address = ''] = written.split('?');
    return address
        .split('/')
        .slice(0, address.includes('://') ? 5 : 3)
        .join('/');
}
const GENERATORS = new Set(['configMapGenerator', 'secretGenerator']);
const ADDING = new Set([
    ...['apiVersion', 'kind', 'metadata', 'sortOptions', 'buildMetadata', 'generatorOptions'],
    ...['resources', 'bases', 'components', ...GENERATORS],
]);
function overRemote(all) {
    const over = all.filter((one) => one.takesRemote);
    return [...new Set([...over, ...over.flatMap(({ components }) => components)])];
}
function* withoutRemote(tree, { kustomizations }, over) {
    const identities = (text, file) => (0,parse/* parseManifests */.Ye)(text, file).manifests.map(({ kind, name }) => `${kind}/${name}`);
    const own = (0,lookup/* lazily */.qy)(() => new Set(kustomizations
        .flatMap(({ resources }) => resources)
        .flatMap((file) => identities(tree.text(file) ?? '', file))));
    for (const { file, folder, value, remote } of over) {
        const isHere = (key, entry) => {
            if (!PATCHES.some((one) => one === key) || (0,fields/* field */.ZZ)(entry, 'target') !== undefined)
                return true;
            const path = patchPath(folder, entry);
            const text = (path === null ? null : tree.text(path)) ?? patchText(entry);
            return identities(text, path ?? file).some((one) => own().has(one));
        };
        const kept = Object.entries(value).flatMap(([key, inner]) => {
            const gone = remote.filter(({ at }) => at[0] === key).map(({ at }) => at[1]);
            if (key === 'helmGlobals' || gone.includes(undefined))
                return [];
            const isKept = (entry, index) => !gone.includes(index) && isHere(key, entry);
            return [[key, Array.isArray(inner) ? inner.filter(isKept) : inner]];
        });
        yield [file, Object.fromEntries(kept)];
    }
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/patterns.js
var sources_patterns = __webpack_require__(688);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/application-source.js










const ARGO = 'argoproj.io';
function sourcesIn(spec) {
    const several = (0,fields/* itemsIn */.Un)(spec, 'sources');
    return several.length > 0 ? several : [(0,fields/* field */.ZZ)(spec, 'source')].filter((one) => one !== undefined);
}
function sourceOf(app, written, renderer) {
    const { tree } = renderer;
    const chart = (0,fields/* textIn */.r7)(written, 'chart');
    if (chart !== null) {
        const [repository, version] = [(0,fields/* textIn */.r7)(written, 'repoURL') ?? '', revisionOf(written)];
        const reference = { repository, chart, version: version === 'HEAD' ? null : version };
        return chartSource(releaseOf(app, written, reference, renderer), renderer);
    }
    const refusal = elsewhere(written, renderer);
    if (refusal !== null)
        throw refusal;
    const path = (0,manifest_path/* joined */.oR)('', (0,fields/* textIn */.r7)(written, 'path') ?? '');
    if (path === null || !tree.isFolder(path))
        throw (0,render_error/* notRendered */.fK) `its path ${(0,fields/* textIn */.r7)(written, 'path') ?? ''} is not a folder here (if \`repoURL\` is this repository, correct it)`;
    const over = ['.argocd-source.yaml', `.argocd-source-${app.name}.yaml`]
        .map((name) => (0,manifest_path/* inside */.nx)(path, name))
        .filter((file) => tree.isFile(file));
    let source = written;
    for (const file of over) {
        const patch = tree.value(file) ?? null;
        if (!(0,manifest_manifest/* isObject */.Gv)(patch))
            throw (0,render_error/* notRendered */.fK) `${file} overrides it, and is not a mapping`;
        source = mergePatched(source, patch);
    }
    const explicit = ['helm', 'kustomize', 'directory', 'plugin'].filter((key) => (0,manifest_manifest/* isObject */.Gv)((0,fields/* field */.ZZ)(source, key)));
    if (explicit.length > 1)
        throw (0,render_error/* notRendered */.fK) `its source is of several kinds (${explicit.join(', ')})`;
    const isChart = tree.isFile((0,manifest_path/* inside */.nx)(path, 'Chart.yaml'));
    const found = isChart ? 'helm' : (0,sources_kustomization/* kustomizationIn */.dq)(tree, path) === null ? 'directory' : 'kustomize';
    const [kind = found] = explicit;
    if (kind === 'plugin')
        throw (0,render_error/* notRendered */.fK) `a plugin renders it`;
    if (kind === 'helm')
        return chartSource(releaseOf(app, source, path, renderer), renderer);
    if (kind === 'kustomize') {
        const instead = kustomizationOver(tree, path, (0,fields/* field */.ZZ)(source, kind));
        return { kind, paths: [path], render: () => kustomize(renderer, path, { instead }) };
    }
    if (over[0] !== undefined)
        throw (0,render_error/* notRendered */.fK) `${over[0]} overrides it`;
    return directoryOf(tree, path, (0,fields/* field */.ZZ)(source, 'directory'));
}
function chartSource(release, renderer) {
    const { chart, values } = release;
    const paths = typeof chart === 'string' ? [chart, ...values] : values;
    return { kind: 'helm', paths, render: () => helm(renderer, release) };
}
function revisionOf(source) {
    return (0,fields/* textIn */.r7)(source, 'targetRevision') ?? 'HEAD';
}
function elsewhere(source, { repository, branch }) {
    const revision = revisionOf(source);
    if (!isRepository((0,fields/* textIn */.r7)(source, 'repoURL') ?? '', repository))
        return (0,render_error/* notRendered */.fK) `it takes a folder of another repository`;
    if ((0,sources_patterns/* isPinned */.T4)(revision))
        return (0,render_error/* notRendered */.fK) `it takes the version ${revision}, not the one of the change`;
    if ((0,sources_patterns/* isOtherBranch */.TJ)(revision, branch))
        return (0,render_error/* notRendered */.fK) `it follows the branch ${revision}, and the change is merged into ${branch ?? ''}`;
    return null;
}
function mergePatched(target, patch) {
    if (!(0,manifest_manifest/* isObject */.Gv)(patch))
        return patch;
    const own = Object.entries((0,manifest_manifest/* isObject */.Gv)(target) ? target : {}).filter(([key]) => patch[key] !== null);
    const over = Object.entries(patch).flatMap(([key, value]) => value === null ? [] : [[key, mergePatched((0,fields/* field */.ZZ)(target, key) ?? null, value)]]);
    return Object.fromEntries([...own, ...over]);
}
function directoryOf(tree, folder, directory) {
    const [include, exclude] = ['include', 'exclude'].map((key) => (0,sources_patterns/* alternatives */.Vo)((0,fields/* textIn */.r7)(directory, key) ?? ''));
    if (!include || !exclude)
        throw (0,render_error/* notRendered */.fK) `its include or exclude is a pattern that is not understood here`;
    const isNamed = (patterns, path) => {
        const relative = folder === '' ? path : path.slice(folder.length + 1);
        return patterns.some((pattern) => pattern !== '' && (0,sources_patterns/* crosses */.NN)(pattern, relative));
    };
    const included = tree
        .below(folder)
        .filter((path) => [...read_globs/* SUFFIXES */.YX, '.jsonnet'].some((suffix) => path.endsWith(suffix)))
        .filter((path) => (0,fields/* field */.ZZ)(directory, 'recurse') === true || (0,manifest_path/* folderOf */.yS)(path) === folder)
        .filter((path) => include[0] === '' || isNamed(include, path));
    const excluded = included.filter((path) => isNamed(exclude, path));
    const paths = included.filter((path) => !excluded.includes(path));
    const jsonnet = paths.find((path) => path.endsWith('.jsonnet'));
    if (jsonnet !== undefined)
        throw (0,render_error/* notRendered */.fK) `it holds jsonnet (${jsonnet})`;
    const objects = paths.map((path) => ({ path, text: tree.text(path) ?? '', followed: [ARGO] }));
    const sourced = { ...source_NOTHING, objects, inputs: [...paths, ...excluded] };
    return { kind: 'directory', paths, render: () => Promise.resolve(sourced) };
}
function releaseOf(app, source, chart, renderer) {
    const { tree } = renderer;
    const helm = (0,fields/* field */.ZZ)(source, 'helm');
    const spec = (0,fields/* field */.ZZ)(app.object, 'spec');
    const folder = typeof chart === 'string' ? chart : null;
    const refs = localRefs(spec, renderer);
    const name = (0,fields/* textIn */.r7)(helm, 'releaseName') ?? app.name;
    if (name.includes('{{'))
        throw (0,render_error/* notRendered */.fK) `its release is named after a cluster without a name`;
    const values = textsIn(helm, 'valueFiles').flatMap((written) => {
        const file = fileOf(written, folder, refs);
        if (file !== null && tree.isFile(file))
            return file;
        if (file !== null && (0,fields/* field */.ZZ)(helm, 'ignoreMissingValueFiles') === true)
            return [];
        throw (0,render_error/* notRendered */.fK) `its values ${written} are not a file of this repository as the change makes it`;
    });
    const parameters = (0,fields/* itemsIn */.Un)(helm, 'parameters');
    if (parameters.some((one) => (0,fields/* textIn */.r7)(one, 'value')?.includes('$')))
        throw (0,render_error/* notRendered */.fK) `its parameters hold variables of Argo CD`;
    if ((0,fields/* itemsIn */.Un)(helm, 'fileParameters').length > 0)
        throw (0,render_error/* notRendered */.fK) `it has fileParameters`;
    const object = (0,fields/* objectIn */.D7)(helm, 'valuesObject');
    const inline = object === null ? (0,fields/* textIn */.r7)(helm, 'values') : JSON.stringify(object);
    return {
        chart,
        name,
        namespace: (0,fields/* textIn */.r7)(helm, 'namespace') ?? (0,fields/* textIn */.r7)(spec, 'destination', 'namespace'),
        values,
        inline: inline === null ? [] : [inline],
        set: parametersIn(parameters, false),
        setString: parametersIn(parameters, true),
        includesCrds: (0,fields/* field */.ZZ)(helm, 'skipCrds') !== true,
        skipsSchema: (0,fields/* field */.ZZ)(helm, 'skipSchemaValidation') === true,
        kubeVersion: (0,fields/* textIn */.r7)(helm, 'kubeVersion'),
        apiVersions: textsIn(helm, 'apiVersions'),
    };
}
function textsIn(of, key) {
    return (0,fields/* itemsIn */.Un)(of, key).filter((one) => typeof one === 'string');
}
function parametersIn(parameters, isText) {
    const escaped = (value) => /^\{.*\}$/s.test(value) ? value : value.replaceAll(/(?<!\\),/g, '\\,');
    return Object.fromEntries(parameters
        .filter((one) => ((0,fields/* field */.ZZ)(one, 'forceString') === true) === isText)
        .map((one) => [(0,fields/* textIn */.r7)(one, 'name') ?? '', escaped((0,fields/* textIn */.r7)(one, 'value') ?? '')]));
}
const REF = /^\$([^/]+)\/(.*)$/;
function localRefs(spec, renderer) {
    const own = (0,fields/* itemsIn */.Un)(spec, 'sources').filter((one) => elsewhere(one, renderer) === null);
    return new Set(own.flatMap((one) => (0,fields/* textIn */.r7)(one, 'ref') ?? []));
}
function fileOf(written, folder, refs) {
    const [, ref, path = ''] = REF.exec(written) ?? [];
    if (ref !== undefined)
        return refs.has(ref) ? (0,manifest_path/* joined */.oR)('', path) : null;
    if (written.includes('://') || written.includes('$') || folder === null)
        return null;
    return written.startsWith('/') ? (0,manifest_path/* joined */.oR)('', written.slice(1)) : (0,manifest_path/* joined */.oR)(folder, written);
}
function filesNamedBy({ object }, { tree, repository }) {
    const named = (value, folder) => {
        if (Array.isArray(value))
            return value.flatMap((one) => named(one, folder));
        if (!(0,manifest_manifest/* isObject */.Gv)(value))
            return [];
        const url = (0,fields/* textIn */.r7)(value, 'repoURL');
        const isElsewhere = url !== null && !url.includes('{{') && !isRepository(url, repository);
        const path = isElsewhere ? null : ((0,fields/* textIn */.r7)(value, 'path') ?? folder);
        const values = textsIn(value, 'valueFiles').map((one) => {
            if (one.startsWith('$'))
                return one.slice(one.indexOf('/') + 1);
            return path?.includes('{{') === true ? one.replace(/^(?:\.\.\/)+/, '') : path && (0,manifest_path/* joined */.oR)(path, one);
        });
        return [path, ...values, ...Object.values(value).flatMap((one) => named(one, path))];
    };
    const paths = named(object['spec'] ?? null, null).flatMap((path) => {
        const at = path?.search(/\{\{|[*?[{]/) ?? -1;
        return (0,manifest_path/* joined */.oR)('', (at < 0 ? path : path?.slice(0, path.lastIndexOf('/', at) + 1)) ?? '') || [];
    });
    return [...new Set(paths)].filter((path) => tree.holds(path)).sort();
}
function kustomizationOver(tree, folder, over) {
    if ((0,fields/* field */.ZZ)(over, 'commonAnnotationsEnvsubst') === true)
        throw (0,render_error/* notRendered */.fK) `its commonAnnotations hold variables of Argo CD`;
    const pairs = (0,fields/* objectIn */.D7)(over, 'commonLabels');
    const labels = {
        pairs,
        includeSelectors: (0,fields/* field */.ZZ)(over, 'labelWithoutSelector') !== true,
        ...((0,fields/* field */.ZZ)(over, 'labelIncludeTemplates') === true ? { includeTemplates: true } : {}),
    };
    const asIs = ['namePrefix', 'nameSuffix', 'namespace', 'components', 'patches'];
    const set = (0,sources_kustomization/* given */.gI)({
        ...Object.fromEntries(asIs.map((key) => [key, (0,fields/* field */.ZZ)(over, key)])),
        commonAnnotations: (0,fields/* objectIn */.D7)(over, 'commonAnnotations'),
        replicas: (0,fields/* itemsIn */.Un)(over, 'replicas').map(withNumber),
        labels: pairs === null ? [] : [labels],
        images: textsIn(over, 'images').map(imageOf),
    });
    return Object.keys(set).length === 0 ? null : (0,sources_kustomization/* putOver */.aY)((0,sources_kustomization/* kustomizationOf */.Bt)(tree, folder) ?? {}, set);
}
function withNumber(replica) {
    const count = (0,fields/* textIn */.r7)(replica, 'count') ?? '';
    return (0,manifest_manifest/* isObject */.Gv)(replica) && /^\d{1,9}$/.test(count) ? { ...replica, count: Number(count) } : replica;
}
function imageOf(written) {
    const [, name, newName = '', newTag, digest] = /^(?:([^=]*)=)?([^@]*?)(?::([^:/@]*))?(?:@(.*))?$/.exec(written) ?? [];
    const version = digest !== undefined ? { digest } : newTag !== undefined ? { newTag } : {};
    return { name: name ?? newName, newName, ...version };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/go-templates.js



function unknownTemplate() {
    return (0,render_error/* notRendered */.fK) `its templates use what only Argo CD evaluates, or ask for a parameter that its generators do not give`;
}
const NORMALIZE = '{{- define "normalize" }}{{ regexReplaceAll "[^a-z0-9.-]" (lower .) "-" | trunc 253 | trimAll "-." }}{{ end -}}\n';
async function filled(renderer, value, sets, isGo) {
    if (!isGo)
        return sets.map((set) => plainlyFilled(value, set));
    const found = new Set();
    replaced(value, (text) => {
        if (text.includes('{{'))
            found.add(text);
        return text;
    });
    const texts = [...found];
    if (texts.length === 0 || sets.length === 0)
        return sets.map(() => value);
    const defines = texts.map((text, at) => {
        const known = text.replaceAll(/\{\{[^]*?\}\}/g, (action) => action.replaceAll(/(?<![\w."$-])normalize(?![\w"-])/g, 'include "normalize"'));
        return `{{- define "text-${at}" }}${known}{{ end -}}\n`;
    });
    const list = texts.map((_, at) => `{{ include "text-${at}" $set | toJson }}`).join(', ');
    const answer = await renderer.run('helm', (chart) => {
        chart.write('Chart.yaml', 'apiVersion: v2\nname: templates\nversion: 0.0.0\n');
        chart.write('values.yaml', JSON.stringify({ sets }));
        chart.write('templates/_texts.tpl', [NORMALIZE, ...defines].join(''));
        chart.write('templates/sets.yaml', `sets:\n{{- range $set := .Values.sets }}\n- [${list}]\n{{- end }}\n`);
        return ['template', 'texts', chart.absolute('')];
    });
    if (!answer.ok)
        throw unknownTemplate();
    const rows = answer.stdout
        .split('\n')
        .flatMap((line) => (line.startsWith('- ') ? [(0,json/* parsedJson */.U4)(line.slice(2))] : []));
    const isRow = (row) => Array.isArray(row) && row.every((one) => typeof one === 'string' && !one.includes('<no value>'));
    if (rows.length !== sets.length || !rows.every(isRow))
        throw unknownTemplate();
    return rows.map((row) => replaced(value, (text) => row[texts.indexOf(text)] ?? text));
}
function plainlyFilled(value, set) {
    const flat = flattened(set);
    return replaced(value, (text) => text.replaceAll(/\{\{([^{}]*)\}\}/g, (written, name) => flat.get(name.trim()) ?? written));
}
function replaced(value, textOf) {
    if (typeof value === 'string')
        return textOf(value);
    if (Array.isArray(value))
        return value.map((one) => replaced(one, textOf));
    if (!(0,manifest_manifest/* isObject */.Gv)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [textOf(key), replaced(one, textOf)]));
}
function flattened(value, prefix = '') {
    if (value === null)
        return new Map();
    if (!Array.isArray(value) && !(0,manifest_manifest/* isObject */.Gv)(value))
        return new Map([[prefix, String(value)]]);
    const keyOf = (key) => {
        if (Array.isArray(value) || (prefix !== '' && /^\d+$/.test(key)))
            return `${prefix}[${key}]`;
        return key === '' || prefix === '' ? prefix + key : `${prefix}.${key}`;
    };
    return new Map(Object.entries(value).flatMap(([key, one]) => [...flattened(one, keyOf(key))]));
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/application-set.js










const MAX_SETS = 2_000;
async function applicationsOf(set, renderer, inputs) {
    const spec = (0,fields/* field */.ZZ)(set.object, 'spec');
    const context = { renderer, isGo: (0,fields/* field */.ZZ)(spec, 'goTemplate') === true, inputs };
    const template = (0,fields/* field */.ZZ)(spec, 'template');
    if (template === undefined)
        throw (0,render_error/* notRendered */.fK) `it has no template`;
    const sets = [];
    for (const generator of (0,fields/* itemsIn */.Un)(spec, 'generators'))
        sets.push(...(await parametersOf(generator, context)));
    const patch = (0,fields/* textIn */.r7)(spec, 'templatePatch');
    if (patch !== null && !context.isGo)
        throw (0,render_error/* notRendered */.fK) `it has a templatePatch without goTemplate`;
    const destination = (0,fields/* fieldAt */.UK)(template, 'spec', 'destination');
    const to = (0,fields/* textIn */.r7)(destination, 'name') || (0,fields/* textIn */.r7)(destination, 'server');
    const isOpen = !to || to.includes('{{');
    const { cluster } = renderer;
    const known = [cluster, ...cluster.others].flatMap(({ name }) => name ?? []);
    const results = await filled(renderer, [template, patch], sets, context.isGo);
    return results.map((result, at) => {
        const values = new Set(flattened(sets[at] ?? {}).values());
        const named = isOpen ? known.filter((one) => values.has(one)) : [];
        return { application: applicationOf(set, result), clusters: named.length === 1 ? named : [] };
    });
}
const LEFT_OPEN = /\{\{\s*[A-Za-z][\w-]*(?:[.[][\w./\][-]+)?\s*\}\}/;
function applicationOf(set, result) {
    const [template, patch] = Array.isArray(result) ? result : [];
    const over = typeof patch === 'string' ? ((0,parse/* placedYaml */.lp)(patch, set.place.file)[0]?.value ?? null) : null;
    const made = (0,manifest_manifest/* isObject */.Gv)(over) && template !== undefined ? mergePatched(template, over) : template;
    const name = (0,fields/* textIn */.r7)(made, 'metadata', 'name');
    const spec = (0,fields/* objectIn */.D7)(made, 'spec') ?? {};
    const destination = { ...(0,fields/* objectIn */.D7)(spec, 'destination'), server: '', name: '' };
    if (!(0,manifest_manifest/* isObject */.Gv)(made) || name === null || LEFT_OPEN.test(JSON.stringify({ ...spec, destination })))
        throw unknownTemplate();
    return { ...set, kind: 'Application', name, object: { ...made, kind: 'Application' } };
}
const application_set_GENERATORS = { list, git: application_set_git, clusters, matrix };
async function parametersOf(generator, context) {
    const { selector, ...rest } = (0,manifest_manifest/* isObject */.Gv)(generator) ? generator : {};
    const [kind = 'without a kind', ...others] = Object.keys(rest);
    if (!Object.hasOwn(application_set_GENERATORS, kind) || others.length > 0)
        throw (0,render_error/* notRendered */.fK) `its generator ${[kind, ...others].join(', ')} asks what is not in the repository`;
    const written = (0,fields/* field */.ZZ)(rest, kind) ?? null;
    if ((0,fields/* field */.ZZ)(written, 'template') !== undefined)
        throw (0,render_error/* notRendered */.fK) `its generator ${kind} has a template of its own`;
    const sets = await application_set_GENERATORS[kind](written, context);
    const values = (0,fields/* objectIn */.D7)(written, 'values');
    const own = values && (await filled(context.renderer, values, sets, context.isGo));
    const all = own === null ? sets : sets.map((one, at) => ({ ...one, values: own[at] ?? null }));
    return selector === undefined
        ? all
        : all.filter((one) => isSelected(selector, Object.fromEntries(flattened(one))));
}
function isSelected(selector, labels) {
    const compiled = (0,manifest_selector/* compileSelector */.xN)(selector);
    if ('error' in compiled)
        throw (0,render_error/* notRendered */.fK) `the selector of its generator is invalid: ${compiled.error}`;
    return (0,manifest_selector/* selects */.ko)(compiled.selector, labels);
}
function list(written) {
    if ((0,fields/* field */.ZZ)(written, 'elementsYaml') !== undefined)
        throw (0,render_error/* notRendered */.fK) `its list generator has elementsYaml`;
    return (0,fields/* itemsIn */.Un)(written, 'elements').filter(manifest_manifest/* isObject */.Gv);
}
function clusters(written, { renderer: { cluster } }) {
    if ((0,fields/* field */.ZZ)(written, 'flatList') === true)
        throw (0,render_error/* notRendered */.fK) `its clusters generator has flatList`;
    const labels = cluster.labels && { 'argocd.argoproj.io/secret-type': 'cluster', ...cluster.labels };
    const selector = (0,fields/* field */.ZZ)(written, 'selector');
    if ((0,manifest_manifest/* isObject */.Gv)(selector) && Object.keys(selector).length > 0) {
        if (labels === null)
            throw (0,render_error/* notRendered */.fK) `its generator picks clusters by labels; list this cluster in \`clusters\` of the configuration, with its \`labels\``;
        if (!isSelected(selector, labels))
            return [];
    }
    const named = (isAddress) => cluster.destination?.find((one) => one.includes('://') === isAddress);
    const name = named(false) ?? cluster.name;
    return [
        {
            name: name ?? '{{name}}',
            nameNormalized: name === null ? '{{nameNormalized}}' : normalized(name),
            server: named(true) ?? '{{server}}',
            ...(labels === null ? {} : { metadata: { labels } }),
        },
    ];
}
function normalized(text) {
    return text
        .toLowerCase()
        .replaceAll(/[^a-z0-9.-]/g, '-')
        .slice(0, 253)
        .replaceAll(/^[-.]+|[-.]+$/g, '');
}
async function matrix(written, context) {
    const generators = (0,fields/* itemsIn */.Un)(written, 'generators');
    if (generators.length !== 2)
        throw (0,render_error/* notRendered */.fK) `Argo CD takes two generators in a matrix, and it has ${generators.length}`;
    let sets = [{}];
    for (const generator of generators) {
        const own = await filled(context.renderer, generator, sets, context.isGo);
        const next = [];
        for (const [at, before] of sets.entries())
            for (const one of await parametersOf(own[at] ?? null, context)) {
                const flat = flattened(before);
                const clash = [...flattened(one)].find(([key, value]) => (flat.get(key) ?? value) !== value);
                if (clash !== undefined && !context.isGo)
                    throw (0,render_error/* notRendered */.fK) `its matrix gives ${clash[0]} two values, and Argo CD makes no Application of it without goTemplate`;
                if (next.push(merged(before, one)) > MAX_SETS)
                    throw (0,render_error/* notRendered */.fK) `its matrix has more than ${MAX_SETS} elements`;
            }
        sets = next;
    }
    return sets;
}
function merged(a, b) {
    const both = { ...b };
    for (const [key, value] of Object.entries(a)) {
        const other = both[key];
        const isZero = !value || (typeof value === 'object' && Object.keys(value).length === 0);
        if ((0,manifest_manifest/* isObject */.Gv)(other) && (0,manifest_manifest/* isObject */.Gv)(value))
            both[key] = merged(value, other);
        else if (other === undefined || !isZero)
            both[key] = value;
    }
    return both;
}
function application_set_git(written, { renderer: { tree, repository }, isGo, inputs }) {
    if (!isRepository((0,fields/* textIn */.r7)(written, 'repoURL') ?? '', repository))
        throw (0,render_error/* notRendered */.fK) `its git generator reads another repository`;
    if ((0,sources_patterns/* isPinned */.T4)((0,fields/* textIn */.r7)(written, 'revision') ?? 'HEAD'))
        throw (0,render_error/* notRendered */.fK) `its git generator reads a pinned version`;
    const prefix = (0,fields/* textIn */.r7)(written, 'pathParamPrefix') ?? '';
    const directories = (0,fields/* itemsIn */.Un)(written, 'directories');
    const isOfFolders = directories.length > 0;
    const patterns = (isOfFolders ? directories : (0,fields/* itemsIn */.Un)(written, 'files')).map((one) => ({
        pattern: (0,fields/* textIn */.r7)(one, 'path') ?? '',
        excludes: (0,fields/* field */.ZZ)(one, 'exclude') === true,
    }));
    if (patterns.some(({ pattern }) => /[[\]\\]/.test(pattern)))
        throw (0,render_error/* notRendered */.fK) `its git generator has a pattern with classes of characters; write the paths out`;
    const matches = isOfFolders ? sources_patterns/* matchesSteps */.B6 : sources_patterns/* crosses */.NN;
    const isAmong = (path, excluded) => patterns.some(({ pattern, excludes }) => excludes === excluded && matches(pattern, path));
    const all = isOfFolders ? foldersIn(tree.files()) : tree.files();
    const chosen = all.filter((path) => isAmong(path, false) && !isAmong(path, true));
    for (const path of isOfFolders ? all.filter((one) => isAmong(one, true)) : chosen)
        inputs.add(path);
    return chosen.flatMap((path) => {
        const at = pathParameters(path, { isFile: !isOfFolders, isGo });
        const own = prefix === '' ? { path: at } : { [prefix]: { path: at } };
        if (isOfFolders)
            return [own];
        const contents = (0,parse/* placedYaml */.lp)(tree.text(path) ?? '', path)
            .flatMap(({ value }) => value)
            .filter(manifest_manifest/* isObject */.Gv);
        return contents.map((content) => ({ ...content, ...own }));
    });
}
function foldersIn(files) {
    const all = new Set();
    for (const path of files)
        for (let folder = (0,manifest_path/* folderOf */.yS)(path); folder !== '' && !all.has(folder); folder = (0,manifest_path/* folderOf */.yS)(folder))
            all.add(folder);
    return [...all].filter((folder) => !/(?:^|\/)\./.test(folder)).sort();
}
function pathParameters(of, { isFile, isGo }) {
    const path = isFile ? (0,manifest_path/* folderOf */.yS)(of) : of;
    const [segments, basename, filename] = [path.split('/'), (0,manifest_path/* nameOf */.Vb)(path), (0,manifest_path/* nameOf */.Vb)(of)];
    return {
        ...(isGo ? { path, segments } : { '': path, ...Object.fromEntries(segments.entries()) }),
        basename,
        basenameNormalized: normalized(basename),
        ...(isFile ? { filename, filenameNormalized: normalized(filename) } : {}),
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/destinations.js
var destinations = __webpack_require__(9370);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/argocd.js













async function argocd(renderer, { globs: patterns, chart, destination }) {
    const run = new ArgoRun(renderer, destination);
    if (chart !== null)
        await run.startChart(chart);
    const { globs } = (0,read_globs/* compileGlobs */.tI)(patterns);
    for (const path of renderer.tree.files())
        if (globs.matches(path))
            run.start(path);
    await run.rest();
    const written = chart ? { chart: chart.chart } : patterns.length === 1 ? patterns[0] : patterns;
    return run.result(`argocd: ${JSON.stringify(written)}`);
}
function rootOf({ chart, values }) {
    return JSON.stringify([chart, ...values]);
}
class ArgoRun {
    renderer;
    expansion;
    destinations;
    queue = [];
    constructor(renderer, destination) {
        this.renderer = renderer;
        this.expansion = new Expansion(renderer.tree);
        this.destinations = new destinations/* Destinations */.um(renderer.cluster, destination, isTaken);
    }
    result(entry) {
        return this.expansion.result(this.destinations.problem(entry));
    }
    start(path) {
        const text = this.renderer.tree.text(path) ?? '';
        const file = { path, text };
        if ((0,kustomization/* isKustomization */.Sv)(path)) {
            this.expansion.add({ objects: [file] });
            return;
        }
        const { manifests, problems } = (0,parse/* parseManifests */.Ye)(text, path);
        const queued = manifests.filter((manifest) => this.put({ file, manifest, clusters: [], root: path }));
        const failed = problems.find(({ severity }) => severity === 'error');
        const carrier = {
            ...{ identity: `argocd file: ${path}`, place: null, digest: sha256(text), route: '' },
            ...{ sync: 'automatic', takes: [path], outcome: failed === undefined ? 'evaluated' : { failed } },
        };
        const isAll = failed !== undefined || queued.length === manifests.length;
        this.expansion.add({
            objects: isAll ? [] : [{ ...file, followed: [ARGO] }],
            inputs: [path],
            coverage: [carrier],
            problems: problems.filter(({ severity }) => severity !== 'error'),
        });
    }
    async startChart(chart) {
        const { release, ...rest } = chart;
        const sourced = await helm(this.renderer, { ...rest, name: release });
        const objects = sourced.objects.filter((file) => !this.queued(file, rootOf(chart)));
        this.expansion.add({ ...sourced, objects });
    }
    async rest() {
        for (let object = this.queue.shift(); object !== undefined; object = this.queue.shift()) {
            const one = object;
            await this.expansion.expand(one, (draft) => {
                draft.takes = filesNamedBy(one.manifest, this.renderer);
                return one.manifest.kind === 'Application'
                    ? this.application(one, draft)
                    : this.applications(one, draft);
            });
        }
    }
    put(object) {
        const { kind, apiVersion } = object.manifest;
        if ((0,manifest_manifest/* groupOf */.F8)(apiVersion) !== ARGO || !/^Application(?:Set)?$/.test(kind))
            return false;
        if (this.expansion.isFirst(object)) {
            this.queue.push(object);
            this.renderer.ahead(async () => {
                const built = this.sourcesOf(object).sources.filter((one) => one.kind === 'kustomize');
                await Promise.all(built.map((source) => source.render()));
            });
        }
        return true;
    }
    queued(file, root) {
        if (!mentions(file.text))
            return false;
        const { manifests } = (0,source_file/* atOrigin */.iP)((0,parse/* parseManifests */.Ye)(file.text, file.path), file);
        const put = manifests.filter((manifest) => this.put({ file, manifest, clusters: [], root }));
        return put.length > 0 && put.length === manifests.length;
    }
    sourcesOf({ manifest }) {
        const read = sourcesIn((0,fields/* field */.ZZ)(manifest.object, 'spec'))
            .filter((one) => ['path', 'chart'].some((key) => (0,fields/* textIn */.r7)(one, key) !== null) || !(0,fields/* textIn */.r7)(one, 'ref'))
            .map((one) => (0,render_error/* orRefusal */.kr)(() => sourceOf(manifest, one, this.renderer)));
        return {
            sources: read.filter((one) => !(one instanceof render_error/* NotRendered */.pv)),
            refusal: read.find((one) => one instanceof render_error/* NotRendered */.pv) ?? null,
        };
    }
    async applications(object, draft) {
        const { manifest } = object;
        const inputs = new Set();
        const made = await applicationsOf(manifest, this.renderer, inputs);
        draft.takes = [...inputs];
        this.expansion.add({ inputs: draft.takes });
        for (const { application, clusters } of made)
            this.put({ ...object, manifest: application, madeBy: manifest, clusters });
        return 'evaluated';
    }
    async application(object, draft) {
        const { manifest } = object;
        const annotations = (0,fields/* labelsIn */.xS)(manifest.object['metadata'], 'annotations');
        const spec = (0,fields/* field */.ZZ)(manifest.object, 'spec');
        const destination = (0,fields/* field */.ZZ)(spec, 'destination');
        const names = destinationOf(destination, object.clusters);
        const written = sourcesIn(spec);
        const revision = (one) => (0,fields/* textIn */.r7)(one, 'chart') ?? (0,fields/* textIn */.r7)(one, 'targetRevision') ?? 'HEAD';
        draft.route = [
            written.map((one) => [(0,fields/* textIn */.r7)(one, 'repoURL'), revision(one)]),
            (0,fields/* textIn */.r7)(destination, 'name') || (0,fields/* textIn */.r7)(destination, 'server'),
        ];
        const isSkipped = annotations['argocd.argoproj.io/skip-reconcile'] === 'true';
        if (isSkipped || !syncsItself(manifest))
            draft.sync = 'manual';
        const { sources, refusal } = this.sourcesOf(object);
        const sent = this.destinations.elsewhere(names, object.root);
        if (sent !== null) {
            if (sent.declared === 'another cluster')
                this.expansion.add({ inputs: draft.takes });
            for (const source of sources)
                if (this.mayHoldOthers(source))
                    await this.render(object, source);
            return sent;
        }
        const rendered = [];
        for (const source of sources) {
            const { sourced, objects } = await this.render(object, source);
            if (objects.some(holdsOthers))
                this.destinations.count(names, manifest.place);
            this.expansion.add({ ...sourced, objects });
            rendered.push(sourced);
        }
        if (refusal !== null)
            throw refusal;
        if (written.length === 0)
            throw (0,render_error/* notRendered */.fK) `it has no source`;
        draft.takes = rendered.flatMap(({ inputs }) => inputs);
        draft.made = rendered.flatMap(({ objects }) => objects);
        return 'evaluated';
    }
    mayHoldOthers({ kind, paths }) {
        const { tree } = this.renderer;
        const files = paths.flatMap((path) => tree.below(path));
        return kind === 'kustomize' || files.some((path) => mentions(tree.text(path) ?? ''));
    }
    async render(object, source) {
        const namespace = (0,fields/* textIn */.r7)(object.manifest.object, 'spec', 'destination', 'namespace');
        const placing = namespace === null ? {} : { namespace };
        const sourced = await source.render();
        const objects = sourced.objects
            .map((file) => deliveredBy({ ...file, ...placing }, object))
            .filter((file) => !this.queued(file, object.root));
        return { sourced, objects };
    }
}
function destinationOf(destination, clusters) {
    const written = (0,fields/* textIn */.r7)(destination, 'name') || (0,fields/* textIn */.r7)(destination, 'server') || null;
    if (written === null)
        return null;
    if (written.includes('{{'))
        return clusters.length > 0 ? clusters : null;
    return (0,fields/* textIn */.r7)(destination, 'name') ? [written] : [written, ...clusters];
}
function isTaken(policies, root) {
    return policies.some((one) => one.kind === 'argocd' &&
        (one.chart === null ? (0,read_globs/* compileGlobs */.tI)(one.globs).globs.matches(root) : rootOf(one.chart) === root));
}
function mentions(text) {
    return text.includes(ARGO);
}
function holdsOthers({ text }) {
    const versions = text.matchAll(/\bapiVersion["']?\s*:\s*["']?([^\s"',}]+)/g);
    return Array.from(versions).some(([, written = '']) => !mentions(written));
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/delivery/variables.js
var variables = __webpack_require__(9662);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/source-ignore.js

const SOURCE_IGNORE = '.sourceignore';
function isSourceIgnore(path) {
    return path === SOURCE_IGNORE || path.endsWith(`/${SOURCE_IGNORE}`);
}
const ALWAYS = '.git/\n.gitignore\n.gitmodules\n.gitattributes';
const BY_DEFAULT = '*.jpg\n*.jpeg\n*.gif\n*.png\n*.wmv\n*.flv\n*.tar.gz\n*.zip\n' +
    '.github/\n.circleci/\n.travis.yml\n.gitlab-ci.yml\nappveyor.yml\n.drone.yml\ncloudbuild.yaml\n' +
    'codeship-services.yml\ncodeship-steps.yml\n**/.goreleaser.yml\n**/.sops.yaml\n**/.flux.yaml';
function leftOutBy(files, ignore) {
    const inOrder = files.toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
    const written = [...inOrder, { folder: '', text: ignore ?? '' }].flatMap(rulesIn);
    const others = written.length > 0 ? written : rulesIn({ folder: '', text: BY_DEFAULT });
    const rules = [...rulesIn({ folder: '', text: ALWAYS }), ...others];
    return (path) => rules.findLast((rule) => rule.matches(path))?.isIncluded === false;
}
function rulesIn({ folder, text }) {
    const prefix = folder === '' ? '' : `${folder}/`;
    const lines = text.split(/\r?\n/).filter((line) => !line.startsWith('#') && line.trim() !== '');
    return lines.map((line) => {
        const isIncluded = line.startsWith('!');
        const pattern = (isIncluded ? line.slice(1) : line).replace(/(?<![\\ ]) +$|(?<=\\ ) +$/, '');
        const names = pattern.split('/').filter((name) => name !== '');
        const isAnywhere = !pattern.slice(0, -1).includes('/');
        const inside = pattern.endsWith('/') ? ['**', '?*'] : ['**'];
        const steps = (0,read_globs/* compileSteps */.bz)([...(isAnywhere ? ['**'] : []), ...names, ...inside]);
        const matches = (path) => steps !== null && path.startsWith(prefix) && (0,read_globs/* matchesSteps */.B6)(steps, path.slice(prefix.length).split('/'));
        return { isIncluded, matches };
    });
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/flux-objects.js






const BOOTSTRAPPED = 'flux-system';
class KnownObjects {
    repository;
    isFolder;
    objects = new Map();
    constructor(repository, isFolder) {
        this.repository = repository;
        this.isFolder = isFolder;
    }
    add(manifest) {
        this.objects.set(keyOf(manifest.kind, manifest.namespace, manifest.name), manifest);
    }
    object(reference, namespace) {
        const [kind, name] = [(0,fields/* textIn */.r7)(reference, 'kind') ?? '', (0,fields/* textIn */.r7)(reference, 'name') ?? ''];
        return this.objects.get(keyOf(kind, (0,fields/* textIn */.r7)(reference, 'namespace') ?? namespace, name));
    }
    data(reference, namespace) {
        const found = this.object(reference, namespace);
        if (found === undefined)
            return undefined;
        const { kind, object } = found;
        if ((0,manifest_manifest/* isObject */.Gv)(object['sops']))
            return null;
        const decoded = [...((0,fields/* textsIn */.Ej)(object, 'data') ?? [])].map(([name, text]) => [
            name,
            kind === 'Secret' ? Buffer.from(text, 'base64').toString('utf8') : text,
        ]);
        return new Map([...decoded, ...((0,fields/* textsIn */.Ej)(object, 'stringData') ?? [])]);
    }
    given({ object, namespace }) {
        const values = referencesIn(object).map((one) => {
            const data = this.data(one, namespace);
            return [(0,fields/* textIn */.r7)(one, 'kind'), (0,fields/* textIn */.r7)(one, 'name'), data ? Object.fromEntries(data) : null];
        });
        const spec = (0,fields/* field */.ZZ)(object, 'spec');
        const own = (0,fields/* field */.ZZ)(spec, 'sourceRef') ?? (0,fields/* field */.ZZ)(spec, 'chartRef');
        const source = own ?? (0,fields/* fieldAt */.UK)(spec, 'chart', 'spec', 'sourceRef');
        const found = this.object(source, namespace);
        return found === undefined ? values : [...values, takenBy(found)];
    }
    lacking({ object, namespace }) {
        const source = (0,fields/* fieldAt */.UK)(object, 'spec', 'chart', 'spec', 'sourceRef');
        const charts = [(0,fields/* fieldAt */.UK)(object, 'spec', 'chartRef')];
        if ((0,fields/* textIn */.r7)(source, 'kind') === 'HelmRepository')
            charts.push(source);
        return [...referencesIn(object), ...charts.filter((one) => one !== undefined)].filter((one) => this.object(one, namespace) === undefined);
    }
    isLocal(reference, namespace, path) {
        const kind = (0,fields/* textIn */.r7)(reference, 'kind') ?? 'GitRepository';
        const name = (0,fields/* textIn */.r7)(reference, 'name') ?? '';
        const hasPath = path !== null && this.isFolder(path);
        if (kind === 'OCIRepository')
            return name === BOOTSTRAPPED && hasPath;
        if (kind !== 'GitRepository')
            return false;
        const url = this.gitField((0,fields/* textIn */.r7)(reference, 'namespace') ?? namespace, name, 'url');
        if (url === null || name === BOOTSTRAPPED)
            return true;
        if (this.repository !== null)
            return isRepository(url, this.repository);
        const own = this.gitField(BOOTSTRAPPED, BOOTSTRAPPED, 'url');
        return own === null ? hasPath : url === own;
    }
    ignoreOf(reference, namespace) {
        const fallback = reference === undefined ? BOOTSTRAPPED : namespace;
        const name = (0,fields/* textIn */.r7)(reference, 'name') ?? BOOTSTRAPPED;
        return this.gitField((0,fields/* textIn */.r7)(reference, 'namespace') ?? fallback, name, 'ignore');
    }
    gitField(namespace, name, key) {
        return (0,fields/* textIn */.r7)(this.objects.get(keyOf('GitRepository', namespace, name))?.object, 'spec', key);
    }
}
function takenBy({ object }) {
    const spec = (0,fields/* field */.ZZ)(object, 'spec');
    return ['url', 'ref', 'chart', 'version'].map((key) => (0,fields/* field */.ZZ)(spec, key) ?? null);
}
function referencesIn({ spec }) {
    return [...(0,fields/* itemsIn */.Un)(spec, 'valuesFrom'), ...(0,fields/* itemsIn */.Un)((0,fields/* field */.ZZ)(spec, 'postBuild'), 'substituteFrom')];
}
function keyOf(kind, namespace, name) {
    return `${kind}/${namespace ?? manifest_manifest/* DEFAULT_NAMESPACE */.oQ}/${name}`;
}
function flux_objects_releaseOf({ name, namespace, object }, known) {
    const spec = (0,fields/* objectIn */.D7)(object, 'spec') ?? {};
    const chart = flux_objects_chartOf(spec, namespace, known);
    const target = (0,fields/* textIn */.r7)(spec, 'targetNamespace');
    const inline = (0,manifest_manifest/* isObject */.Gv)(spec['values']) ? [JSON.stringify(spec['values'])] : [];
    return {
        chart: chart.chart,
        name: releaseName((0,fields/* textIn */.r7)(spec, 'releaseName'), target, name),
        namespace: target ?? namespace,
        values: chart.valuesFiles.map((one) => (0,manifest_path/* joined */.oR)('', one) ?? one),
        inline: [...(0,fields/* itemsIn */.Un)(spec, 'valuesFrom').flatMap((one) => valuesFrom(one, namespace, known)), ...inline],
        set: {},
        replacesValues: chart.valuesFiles.length > 0,
        includesCrds: false,
        skipsSchema: (0,fields/* fieldAt */.UK)(spec, 'upgrade', 'disableSchemaValidation') === true,
        postRenderers: (0,fields/* itemsIn */.Un)(spec, 'postRenderers'),
    };
}
function flux_objects_chartOf(spec, namespace, known) {
    const reference = (0,fields/* field */.ZZ)(spec, 'chartRef');
    const referred = (0,fields/* field */.ZZ)(known.object(reference, namespace)?.object, 'spec');
    if ((0,fields/* textIn */.r7)(reference, 'kind') === 'OCIRepository') {
        const repository = (0,fields/* textIn */.r7)(referred, 'url');
        if (repository === null)
            throw (0,render_error/* notRendered */.fK) `its OCIRepository is not in this repository`;
        const tag = (0,fields/* textIn */.r7)(referred, 'ref', 'digest') ?? (0,fields/* textIn */.r7)(referred, 'ref', 'tag');
        const version = (0,fields/* textIn */.r7)(referred, 'ref', 'semver');
        return { chart: { repository, chart: null, version, tag }, valuesFiles: [] };
    }
    const written = reference === undefined ? (0,fields/* fieldAt */.UK)(spec, 'chart', 'spec') : referred;
    const scope = (0,fields/* textIn */.r7)(reference, 'namespace') ?? namespace;
    const source = (0,fields/* field */.ZZ)(written, 'sourceRef');
    const chart = (0,fields/* textIn */.r7)(written, 'chart');
    if (chart === null)
        throw (0,render_error/* notRendered */.fK) `its chart is not in this repository`;
    const valuesFiles = (0,fields/* itemsIn */.Un)(written, 'valuesFiles').filter((one) => typeof one === 'string');
    if ((0,fields/* textIn */.r7)(source, 'kind') === 'GitRepository') {
        const folder = (0,manifest_path/* joined */.oR)('', chart);
        if (!known.isLocal(source, scope, folder))
            throw (0,render_error/* notRendered */.fK) `its chart is in another repository`;
        return { chart: folder ?? chart, valuesFiles };
    }
    const repository = (0,fields/* textIn */.r7)(known.object(source, scope)?.object, 'spec', 'url');
    if ((0,fields/* textIn */.r7)(source, 'kind') !== 'HelmRepository' || repository === null)
        throw (0,render_error/* notRendered */.fK) `its ${(0,fields/* textIn */.r7)(source, 'kind') ?? 'source'} is not in this repository`;
    if (valuesFiles.length > 0)
        throw (0,render_error/* notRendered */.fK) `it takes values files of a remote chart`;
    return { chart: { repository, chart, version: (0,fields/* textIn */.r7)(written, 'version') }, valuesFiles };
}
const MAX_NAME = 53;
function releaseName(written, target, name) {
    const full = written ?? (target === null ? name : `${target}-${name}`);
    const digest = (0,external_node_crypto_.createHash)('sha256').update(full).digest('hex').slice(0, 12);
    return full.length <= MAX_NAME ? full : `${full.slice(0, MAX_NAME - 13)}-${digest}`;
}
function valuesFrom(reference, namespace, known) {
    const data = known.data(reference, namespace);
    const text = data?.get((0,fields/* textIn */.r7)(reference, 'valuesKey') ?? 'values.yaml');
    const path = (0,fields/* textIn */.r7)(reference, 'targetPath');
    if (data === undefined && (0,fields/* field */.ZZ)(reference, 'optional') === true)
        return [];
    if (text === undefined || !/^(?:[\w-]+(?:\.[\w-]+)*)?$/.test(path ?? ''))
        throw (0,render_error/* notRendered */.fK) `its values are not in this repository`;
    if (path === null)
        return [text];
    const value = /^(?:true|false|null|0|-?[1-9]\d{0,14})$/.test(text)
        ? JSON.parse(text)
        : text;
    return [JSON.stringify(path.split('.').reduceRight((inner, key) => ({ [key]: inner }), value))];
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/flux-overlay.js



function overlayOf(tree, folder, spec, ignores) {
    const there = (0,sources_kustomization/* kustomizationIn */.dq)(tree, folder);
    const isThere = there !== null && !ignores(there);
    const common = (0,fields/* objectIn */.D7)(spec, 'commonMetadata');
    const over = (0,sources_kustomization/* given */.gI)({
        namespace: (0,fields/* textIn */.r7)(spec, 'targetNamespace'),
        namePrefix: (0,fields/* textIn */.r7)(spec, 'namePrefix'),
        nameSuffix: (0,fields/* textIn */.r7)(spec, 'nameSuffix'),
        components: [...(0,fields/* itemsIn */.Un)(spec, 'components')],
        images: [...(0,fields/* itemsIn */.Un)(spec, 'images')],
        patches: [...(0,fields/* itemsIn */.Un)(spec, 'patches'), ...(common === null ? [] : [commonPatch(common)])],
    });
    if (isThere && Object.keys(over).length === 0)
        return null;
    const own = isThere ? (0,sources_kustomization/* kustomizationOf */.Bt)(tree, folder) : null;
    return (0,sources_kustomization/* putOver */.aY)(own ?? generated(tree, folder, ignores), over);
}
function generated(tree, folder, ignores) {
    const files = tree.below(folder).filter((path) => path !== folder && !ignores(path));
    const inner = files
        .filter((path) => /^(?:kustomization\.ya?ml|Kustomization)$/.test((0,manifest_path/* nameOf */.Vb)(path)))
        .map(manifest_path/* folderOf */.yS)
        .filter((one) => one !== folder);
    const outermost = inner.filter((one) => !inner.some((other) => other !== one && (0,manifest_path/* isWithin */.UO)(other, one)));
    const manifests = files.filter((path) => /\.ya?ml$/.test(path) && !outermost.some((one) => (0,manifest_path/* isWithin */.UO)(one, path)));
    const start = folder === '' ? 0 : folder.length + 1;
    return {
        apiVersion: 'kustomize.config.k8s.io/v1beta1',
        kind: 'Kustomization',
        resources: [...new Set([...manifests, ...outermost])].map((path) => path.slice(start)).sort(),
    };
}
function commonPatch(common) {
    const both = (0,sources_kustomization/* given */.gI)({ labels: (0,fields/* field */.ZZ)(common, 'labels'), annotations: (0,fields/* field */.ZZ)(common, 'annotations') });
    const patch = { apiVersion: 'v1', kind: 'Any', metadata: { name: 'any', ...both } };
    return { target: { name: '.*' }, patch: JSON.stringify(patch) };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/flux.js





















const SOURCES = ['GitRepository', 'HelmChart', 'HelmRepository', 'OCIRepository'];
const KINDS = new Set([
    ...['Kustomization', 'HelmRelease', 'ConfigMap', 'Secret'],
    ...SOURCES,
]);
async function flux(renderer, folder, destination) {
    const run = new FluxRun(renderer, folder, destination);
    await run.start();
    await run.rest();
    return run.result();
}
const LOCAL = [destinations/* IN_CLUSTER */.ri];
class FluxRun {
    renderer;
    folder;
    expansion;
    destinations;
    known;
    queue = [];
    constructor(renderer, folder, destination) {
        this.renderer = renderer;
        this.folder = folder;
        const { tree, repository, cluster } = renderer;
        this.expansion = new Expansion(tree);
        this.known = new KnownObjects(repository, (path) => tree.isFolder(path));
        this.destinations = new destinations/* Destinations */.um(cluster, destination, (policies, root) => policies.some((one) => one.kind === 'flux' && (0,manifest_path/* joined */.oR)('', one.folder) === root));
    }
    async start() {
        const { folder } = this;
        const { objects } = await this.kustomize(folder, null);
        const own = objects
            .map((file) => objectOf(file, KINDS))
            .find((one) => one !== null && isKustomization(one.manifest) && this.folderIn(one.manifest) === folder);
        const of = { identity: `folder of Flux ${folder || '.'}`, digest: '', takes: [], place: null };
        const route = own ? nameOf(own.manifest) : '';
        this.expansion.add({ coverage: [{ ...of, route, sync: 'automatic', outcome: 'evaluated' }] });
        const object = own ? queuedOf(own, LOCAL) : null;
        if (object === null)
            this.expansion.add(await this.build(folder, null));
        else if (this.expansion.isFirst(object, object.cluster[0]))
            await this.expand(object);
    }
    async rest() {
        while (this.queue.length > 0) {
            const lacks = this.queue.map((one) => this.known.lacking(one.manifest).length);
            const [next] = this.queue.splice(lacks.indexOf(Math.min(...lacks)), 1);
            if (next !== undefined)
                await this.expand(next);
        }
    }
    result() {
        return this.expansion.result(this.destinations.problem(`flux: ${JSON.stringify(this.folder)}`));
    }
    expand(object) {
        const { manifest } = object;
        return this.expansion.expand(object, async (draft) => {
            draft.given = this.known.given(manifest);
            draft.route = routeOf(manifest);
            if ((0,fields/* fieldAt */.UK)(manifest.object, 'spec', 'suspend') === true)
                draft.sync = 'suspended';
            const sourced = await (manifest.kind === 'HelmRelease'
                ? this.release(object, draft)
                : this.kustomization(object, draft));
            if (sourced === null || 'declared' in sourced)
                return sourced;
            this.expansion.add(sourced);
            draft.takes = sourced.inputs;
            draft.made = sourced.objects;
            return 'evaluated';
        });
    }
    async kustomization(object, draft) {
        const { manifest } = object;
        const path = this.folderIn(manifest);
        if (path === null)
            throw (0,render_error/* notRendered */.fK) `its source is not this repository`;
        const sent = this.sentAway(object, [path], draft);
        if (sent !== null)
            return sent;
        if (!this.renderer.tree.isFolder(path)) {
            const message = (0,text_text/* text */.Qq) `Kustomization/${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(manifest.name))} applies ${(0,text_text/* name */.UU)('file', (0,visible/* visible */.RK)(path))}, which is not a folder of this repository. Correct spec.path.`;
            throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('no-folder', message, manifest.placeOf(['spec', 'path'])));
        }
        return this.build(path, object);
    }
    folderIn({ object, namespace }) {
        const { tree } = this.renderer;
        const [spec, source] = [(0,fields/* field */.ZZ)(object, 'spec'), (0,fields/* fieldAt */.UK)(object, 'spec', 'sourceRef')];
        let path = (0,manifest_path/* joined */.oR)('', (0,fields/* textIn */.r7)(spec, 'path') ?? '');
        if (path === null)
            return null;
        if (!tree.isFolder(path) && (0,fields/* textIn */.r7)(source, 'kind') === 'OCIRepository')
            for (let root = this.folder; root !== ''; root = (0,manifest_path/* folderOf */.yS)(root))
                if (tree.isFolder((0,manifest_path/* inside */.nx)(root, path))) {
                    path = (0,manifest_path/* inside */.nx)(root, path);
                    break;
                }
        return this.known.isLocal(source, namespace, path) ? path : null;
    }
    sentAway(object, takes, draft) {
        const { cluster, isSent } = object;
        const elsewhere = this.destinations.elsewhere(cluster, this.folder);
        if (!isSent || (elsewhere === null && this.destinations.isPlanned(cluster)))
            return null;
        draft.takes = takes.filter((path) => this.renderer.tree.isFolder(path));
        if (elsewhere?.declared === 'another cluster')
            this.expansion.add({ inputs: takes });
        return elsewhere ?? TO_ANOTHER;
    }
    async release(object, draft) {
        const { manifest, cluster } = object;
        const sent = this.sentAway(object, [], draft);
        if (sent !== null)
            return sent;
        const release = flux_objects_releaseOf(manifest, this.known);
        if (!this.isHere(cluster))
            return null;
        const { name, namespace } = release;
        const from = typeof release.chart === 'string'
            ? chartNameIn(this.renderer.tree, release.chart)
            : [release.chart.repository, release.chart.chart];
        draft.route = [name, namespace, from, ...routeOf(manifest)];
        draft.takes = release.values;
        const sourced = await helm(this.renderer, release);
        if (sourced.objects.length > 0)
            this.destinations.count(cluster, manifest.place);
        const placing = namespace === null ? {} : { namespace };
        return {
            ...sourced,
            objects: sourced.objects.map((file) => deliveredBy({ ...file, ...placing }, object)),
        };
    }
    isHere(cluster) {
        return this.destinations.elsewhere(cluster, this.folder) === null;
    }
    async build(folder, by) {
        const cluster = by?.cluster ?? LOCAL;
        const sourced = await this.kustomize(folder, by?.manifest ?? null);
        const lookup = by && this.variablesOf(by.manifest);
        const objects = sourced.objects
            .map((file) => (lookup === null ? file : filledIn(file, lookup)))
            .map((file) => (by === null ? file : deliveredBy(file, by)))
            .filter((file) => !this.queued(file, cluster));
        if (!this.isHere(cluster))
            return { ...sourced, objects: [] };
        const applied = objects.find((file) => !/^apiVersion: (?:[\w.]*\.fluxcd\.io\/|v1$)/m.test(file.text));
        if (applied !== undefined)
            this.destinations.count(cluster, { file: applied.path, line: 1, column: 1 });
        return { ...sourced, objects };
    }
    addRepository(manifest) {
        const { kind, namespace, place } = manifest;
        if (!this.known.isLocal({ kind, name: manifest.name }, namespace, null))
            return;
        const route = (0,canonical/* canonicalJson */.dj)(takenBy(manifest));
        const of = { identity: nameOf(manifest), digest: route, route, takes: [], place };
        this.expansion.add({ coverage: [{ ...of, sync: 'automatic', outcome: 'evaluated' }] });
    }
    kustomize(folder, by) {
        const { tree } = this.renderer;
        const spec = (0,fields/* field */.ZZ)(by?.object, 'spec');
        const ignores = this.ignores(this.known.ignoreOf((0,fields/* field */.ZZ)(spec, 'sourceRef'), by?.namespace ?? null));
        const instead = overlayOf(tree, folder, spec, ignores);
        const { root, inputs } = (0,sources_kustomization/* readKustomizations */.vi)(tree, folder, instead);
        const lost = inputs.find((path) => ignores(path) && (instead === null || path !== root));
        if (lost !== undefined) {
            const message = (0,text_text/* text */.Qq) `${(0,render_error/* folderText */.ON)(folder, 'The root')} takes ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(lost))}, which \`.sourceignore\` or \`spec.ignore\` of the source leaves out: Flux cannot build it. Remove the file from the kustomization, or keep it in the source.`;
            throw new render_error/* RenderError */.vH((0,render_error/* renderProblem */.yM)('kustomize-failed', message, root), inputs);
        }
        return kustomize(this.renderer, folder, { instead, readsAnywhere: true });
    }
    ignoreFiles = (0,lookup/* lazily */.qy)(() => {
        const { tree } = this.renderer;
        const files = tree.files().filter(isSourceIgnore);
        return files.map((path) => ({ folder: (0,manifest_path/* folderOf */.yS)(path), text: tree.text(path) ?? '' }));
    });
    ignores = (0,lookup/* once */.Oo)((ignore) => leftOutBy(this.ignoreFiles(), ignore));
    variablesOf({ object, namespace }) {
        const postBuild = (0,fields/* objectIn */.D7)((0,fields/* field */.ZZ)(object, 'spec'), 'postBuild');
        if (postBuild === null)
            return null;
        const values = new Map();
        let isComplete = true;
        for (const reference of (0,fields/* itemsIn */.Un)(postBuild, 'substituteFrom')) {
            const data = this.known.data(reference, namespace);
            for (const [key, value] of data ?? [])
                values.set(key, value);
            if (!data && (data === null || (0,fields/* field */.ZZ)(reference, 'optional') !== true))
                isComplete = false;
        }
        for (const [key, value] of Object.entries((0,fields/* objectIn */.D7)(postBuild, 'substitute') ?? {}))
            values.set(key, typeof value === 'string' ? value : JSON.stringify(value));
        if (values.size === 0 && isComplete)
            return null;
        return (key) => values.get(key)?.replaceAll('\n', '') ?? (isComplete ? '' : undefined);
    }
    queued(file, cluster) {
        const object = objectOf(file, KINDS);
        if (object === null)
            return false;
        const { manifest } = object;
        const group = (0,manifest_manifest/* groupOf */.F8)(manifest.apiVersion);
        if (isKustomization(manifest) || (group === HELM && manifest.kind === 'HelmRelease')) {
            if (this.expansion.isFirst(object, cluster[0])) {
                const queued = queuedOf(object, cluster);
                this.queue.push(queued);
                const folder = isKustomization(manifest) ? this.folderIn(manifest) : null;
                if (folder !== null && !queued.isSent)
                    this.renderer.ahead(() => this.kustomize(folder, manifest));
            }
            return true;
        }
        if (group === flux_SOURCE || group === '')
            this.known.add(manifest);
        if (group === flux_SOURCE && manifest.kind === 'GitRepository')
            this.addRepository(manifest);
        const url = (0,fields/* textIn */.r7)(manifest.object, 'spec', 'url');
        if (group === flux_SOURCE && manifest.kind !== 'GitRepository' && url !== null)
            this.renderer.charts?.names(url);
        return false;
    }
}
const KUSTOMIZE = 'kustomize.toolkit.fluxcd.io';
const HELM = 'helm.toolkit.fluxcd.io';
const flux_SOURCE = 'source.toolkit.fluxcd.io';
function isKustomization({ apiVersion, kind }) {
    return (0,manifest_manifest/* groupOf */.F8)(apiVersion) === KUSTOMIZE && kind === 'Kustomization';
}
function queuedOf(object, holding) {
    const kubeConfig = (0,fields/* fieldAt */.UK)(object.manifest.object, 'spec', 'kubeConfig') ?? null;
    if (kubeConfig === null)
        return { ...object, cluster: holding, isSent: false };
    const name = (0,fields/* textIn */.r7)(kubeConfig, 'secretRef', 'name') ?? (0,fields/* textIn */.r7)(kubeConfig, 'configMapRef', 'name') ?? '';
    const short = name.endsWith('-kubeconfig') ? [name.slice(0, -'-kubeconfig'.length)] : [];
    return { ...object, cluster: [name, ...short], isSent: true };
}
function routeOf({ object }) {
    const spec = (0,fields/* field */.ZZ)(object, 'spec');
    const source = (0,fields/* field */.ZZ)(spec, 'sourceRef') ?? (0,fields/* fieldAt */.UK)(spec, 'chart', 'spec', 'sourceRef');
    return [source ?? (0,fields/* field */.ZZ)(spec, 'chartRef') ?? null, (0,fields/* field */.ZZ)(spec, 'kubeConfig') ?? null];
}
function filledIn(file, lookup) {
    if (!file.text.includes('${'))
        return file;
    const metadata = (0,fields/* field */.ZZ)((0,parse/* parseManifests */.Ye)(file.text, file.path).manifests[0]?.object, 'metadata');
    const isOff = ['labels', 'annotations'].some((key) => (0,fields/* labelsIn */.xS)(metadata, key)[`${KUSTOMIZE}/substitute`] === 'disabled');
    return isOff ? file : { ...file, text: (0,variables/* substitute */.V)(file.text, lookup).text };
}
const TO_ANOTHER = {
    declared: 'no plan',
    why: (0,text_text/* text */.Qq) `its kubeConfig leads to another cluster; if that is the planned one, write the name of its Secret as \`destination\` of the entry of \`policies\``,
    to: '',
};

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/renderer.js
var renderer = __webpack_require__(5564);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/tree.js
var sources_tree = __webpack_require__(239);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/sources/sides.js






















function isRendered(source) {
    return source.kind !== 'path' && source.kind !== 'rendered';
}
function commitSides(repo, { base, head }, policies, options) {
    const originOf = ({ commit, label }) => ({
        ...{ label, prefix: '', root: (0,git/* revisionRoot */.us)(repo, commit) },
    });
    return sidesOf(policies, originOf(head), base && originOf(base), options);
}
async function sidesOf(sources, head, base, options = {}) {
    const parts = await renderedParts(sources, head, base, { ...options, cache: options.cache ?? new Map() });
    const plain = sources.filter((one) => !isRendered(one) && !(sources.length > 1 && onlyExcludes(one)));
    const sideOf = (origin, part) => ({
        label: origin.label,
        ...joined([...plain.map((source) => written(source, origin)), part]),
    });
    const before = base && parts.base && sideOf(base, parts.base);
    const sides = (0,unmatched/* withUnmatched */.cW)(sideOf(head, parts.head), before);
    if (base === null || sides.base === null)
        return sides;
    const reported = new Set(sides.head.problems.map(({ message }) => (0,render/* toPlain */.Ul)(message)));
    const problems = sides.base.problems.filter((one) => !ONCE.has(one.code) || !reported.has((0,render/* toPlain */.Ul)(one.message)));
    const others = options.cluster?.others.flatMap((one) => one.policies);
    const found = withOutside({ head: sides.head, base: { ...sides.base, problems } }, { base, head }, sources, others);
    const isElsewhere = (0,manifest_path/* withinAny */.OQ)(await inputsElsewhere(found.head, sources, { head, base }, options));
    const outside = found.head.outside?.map((file) => ({
        ...file,
        isTakenOut: file.isTakenOut || isElsewhere(file.text === null ? (file.was ?? file.path) : file.path),
    }));
    return { ...found, head: { ...found.head, ...(outside && { outside }) } };
}
async function inputsElsewhere({ outside = [] }, own, { head, base }, { cluster, charts: _charts, ...options }) {
    const isOpen = outside.some(({ path, before, text: after, isTakenOut }) => !isTakenOut && before !== after && ((0,kustomization/* isKustomization */.Sv)(path) || /\.(?:ya?ml|json|tpl)$/.test(path)));
    if (cluster?.isAlone !== true || !isOpen)
        return [];
    const all = [...cluster.others, { ...cluster, policies: own }];
    const found = [];
    for (const other of cluster.others) {
        const target = { ...other, labels: null, others: all.filter((one) => one !== other) };
        const parts = await renderedParts(other.policies, head, base, { ...options, cluster: target });
        const read = joined([parts.head, parts.base ?? NONE]);
        const isFailed = read.problems.some(({ severity }) => severity === 'error') ||
            read.coverage.some(({ outcome }) => outcome !== 'evaluated' && 'failed' in outcome);
        if (!isFailed)
            found.push(...read.renderedPaths);
    }
    return found;
}
const ONCE = new Set(['no-tool', 'several-destinations']);
const NONE = { files: [], problems: [], renderedPaths: [], coverage: [], charts: [], unmatched: [] };
function joined(parts) {
    const [first = NONE, ...more] = parts.filter(({ files }) => files.length > 0);
    const files = more.length === 0 ? first.files : [first, ...more].flatMap((one) => one.files);
    return {
        files: (0,read_text/* inPathOrder */.$)(files),
        problems: parts.flatMap(({ problems }) => problems),
        renderedPaths: parts.flatMap(({ renderedPaths }) => renderedPaths),
        coverage: parts.flatMap(({ coverage }) => coverage),
        charts: parts.flatMap(({ charts }) => charts),
        unmatched: parts.flatMap(({ unmatched }) => unmatched),
    };
}
function written(source, origin) {
    const globs = source.kind === 'path' ? source.globs : 'folder' in source ? [`${source.folder}/`] : [];
    const read = (0,policy_files/* readRoot */.X)(origin.root, globs, { prefix: origin.prefix });
    const renderedPaths = source.kind === 'rendered' ? [origin.prefix + source.folder] : [];
    return { ...NONE, ...read, files: read.files.map((file) => placed(file, source)), renderedPaths };
}
function onlyExcludes(source) {
    return source.kind === 'path' && source.globs.every((glob) => glob.startsWith('!'));
}
function placed(file, { namespace, variables }) {
    return {
        ...file,
        ...(namespace === null || file.namespace !== undefined ? {} : { namespace }),
        ...(Object.keys(variables).length === 0 ? {} : { variables: { ...variables, ...file.variables } }),
    };
}
async function renderedParts(sources, head, base, options) {
    const wanted = sources.filter(isRendered);
    if (wanted.length === 0)
        return { base: base && NONE, head: NONE };
    const { charts } = options;
    const [ofBase, ofHead] = [base ?? head, head].map((origin) => {
        const tree = (0,lookup/* lazily */.qy)(() => new sources_tree/* Tree */.P(origin.root));
        return (side) => rendered(wanted, tree, origin.prefix, options, side);
    });
    if (base === null)
        return { base: null, head: await ofHead(charts?.side('base') ?? null) };
    const [was, is] = ['base', 'head'].map((side) => charts?.side(side, new Set()) ?? null);
    const without = { base: await ofBase(was ?? null), head: await ofHead(is ?? null) };
    if (charts === undefined || !was || !is)
        return without;
    const touched = new Set([...was.uses, ...is.uses].filter((use) => !was.uses.has(use) || !is.uses.has(use)));
    if (touched.size === 0)
        return without;
    return {
        base: await ofBase(charts.side('base', touched)),
        head: await ofHead(charts.side('head', touched)),
    };
}
async function rendered(sources, tree, prefix, options, charts) {
    try {
        return await (0,renderer/* withRenderer */.M8)(tree(), options, charts, async (renderer) => {
            const wanted = sources.flatMap((source) => eachOf(source, renderer.tree));
            for (const source of wanted)
                if (source.kind === 'kustomize')
                    renderer.ahead(() => byKind(source, renderer));
            const parts = [];
            for (const source of wanted)
                parts.push(await renderSource(source, renderer));
            return {
                files: parts.flatMap(({ objects }) => objects.map((file) => (0,read_prefix/* atPrefix */.E)(file, prefix))),
                problems: parts.flatMap(({ problems }) => problems.map((one) => (0,read_prefix/* atPrefix */.E)(one, prefix))),
                renderedPaths: parts.flatMap(({ inputs }) => inputs.map((path) => prefix + path)),
                coverage: parts.flatMap(({ coverage }) => coverage.map((one) => carrierAt(one, prefix))),
                charts: charts?.resolved() ?? [],
                unmatched: wanted.flatMap((source) => {
                    const named = source.kind === 'flux' ? [`${source.folder}/`] : 'globs' in source ? source.globs : [];
                    return (0,unmatched/* unmatchedIn */.$V)(renderer.tree.entries, named);
                }),
            };
        });
    }
    catch (error) {
        if (error instanceof render_error/* RenderError */.vH)
            return { ...NONE, problems: [error.problem] };
        throw error;
    }
}
function eachOf(source, tree) {
    if (source.kind !== 'kustomize' || !source.folder.includes('*'))
        return [source];
    const folders = new Set(tree.files().filter(kustomization/* isKustomization */.Sv).map(manifest_path/* folderOf */.yS));
    const named = [...folders].filter((one) => (0,sources_patterns/* matchesSteps */.B6)(source.folder, one)).toSorted();
    return named.length === 0 ? [source] : named.map((folder) => ({ ...source, folder }));
}
function carrierAt(carrier, prefix) {
    const { outcome, place, takes } = carrier;
    const isFailed = outcome !== 'evaluated' && 'failed' in outcome;
    return {
        ...carrier,
        place: place && { ...place, file: prefix + place.file },
        takes: takes.map((path) => prefix + path),
        outcome: isFailed ? { failed: (0,read_prefix/* atPrefix */.E)(outcome.failed, prefix) } : outcome,
    };
}
async function renderSource(source, renderer) {
    const { tree, mayHoldPlanned } = renderer;
    const chart = source.kind === 'helm' ? source : source.kind === 'argocd' ? source.chart : null;
    const named = chart && `${chart.chart} (release ${chart.release})`;
    const written = 'folder' in source ? source.folder : 'globs' in source ? source.globs.join(', ') : '';
    const carrierOf = (of, inputs) => ({
        ...{ identity: `${source.kind}: ${named ?? written}`, route: '', sync: 'automatic' },
        digest: sha256([JSON.stringify(source), tree.digest(inputs)]),
        ...of,
    });
    try {
        const sourced = await byKind(source, renderer);
        const objects = sourced.objects.map((file) => placed(file, source));
        const takes = objects.some((one) => mayHoldPlanned(one.text)) ? sourced.inputs : [];
        const own = carrierOf({ place: null, takes, outcome: 'evaluated' }, sourced.inputs);
        return { ...sourced, objects, coverage: [own, ...sourced.coverage] };
    }
    catch (error) {
        if (!(error instanceof render_error/* RenderError */.vH) || error.problem.code === 'no-tool')
            throw error;
        const inputs = error.inputs.filter((path) => tree.holds(path));
        const { place } = error.problem;
        return {
            ...source_NOTHING,
            inputs,
            coverage: [carrierOf({ place, takes: [], outcome: error.outcomeAt(null) }, inputs)],
        };
    }
}
async function byKind(source, renderer) {
    if (source.kind === 'argocd')
        return argocd(renderer, source);
    if (source.kind === 'helm')
        return helm(renderer, { ...source, name: source.release });
    const folder = (0,render_error/* inTree */._Z)('', source.folder, null, (0,text_text/* text */.Qq) `Correct \`policies\` in the configuration.`);
    return source.kind === 'kustomize'
        ? kustomize(renderer, folder)
        : flux(renderer, folder, source.destination);
}
function withOutside(sides, { base, head }, sources, others = []) {
    const read = new Set();
    for (const [{ files }, { prefix }] of [[sides.head, head], [sides.base, base]])
        for (const { path, real, renderedBy } of files)
            if (renderedBy === undefined)
                read.add(path.slice(prefix.length)).add(real ?? path.slice(prefix.length));
    const globs = sources.flatMap((source) => (source.kind === 'path' ? source.globs : []));
    const excluded = (0,read_globs/* compileGlobs */.tI)(globs.filter((glob) => glob.startsWith('!'))).globs;
    const [own, theirs] = [sources.map(taking), others.map(taking)];
    const isTakenOut = (path) => excluded.isExcluded(path) ||
        (!own.some((isTaken) => isTaken(path)) && theirs.some((isTaken) => isTaken(path)));
    const { files, problem } = changedOutside(base.root, head.root, read, isTakenOut);
    const outside = files.map((file) => ({
        ...file,
        path: head.prefix + file.path,
        ...(file.before === null || base.prefix === head.prefix ? {} : { was: base.prefix + file.path }),
    }));
    const isKnown = [...sides.head.problems, ...sides.base.problems].some((one) => one.code === problem?.code);
    const message = (0,text_text/* text */.Qq) `Changed files that no entry of ${(0,text_text/* code */.aY)('policies')} takes could not be read: ${problem?.message ?? text_text/* NO_TEXT */.gd}`;
    const problems = problem === null || isKnown ? [] : [{ ...problem, message }];
    return { ...sides, head: { ...sides.head, outside, problems: [...sides.head.problems, ...problems] } };
}
function taking(source) {
    const chart = source.kind === 'helm' ? source : source.kind === 'argocd' ? source.chart : null;
    const named = 'folder' in source ? [source.folder] : chart === null ? [] : [chart.chart, ...chart.values];
    const folders = named.filter(read_globs/* isPattern */.Pt).map((folder) => `${folder}/**`);
    const { globs } = (0,read_globs/* compileGlobs */.tI)('globs' in source ? source.globs : folders);
    return (path) => named.some((one) => (0,manifest_path/* isWithin */.UO)(one, path)) || globs.matches(path);
}


/***/ }),

/***/ 685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SG: () => (/* binding */ findTool),
/* harmony export */   _g: () => (/* binding */ TOOL_LIMITS),
/* harmony export */   qI: () => (/* binding */ runTool)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5022);
/* harmony import */ var _read_at_end_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7022);





const SECOND_MS = 1000;
const STDERR_BYTES = 64 * 1024;
const TOOL_LIMITS = {
    timeMs: 60 * SECOND_MS,
    outputBytes: 100 * 1024 ** 2,
    memoryBytes: 4 * 1024 ** 3,
};
function findTool(name, path = process.env['PATH'] ?? '') {
    const files = path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).flatMap((folder) => ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name) : []));
    return files.find(isExecutable) ?? null;
}
function isExecutable(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}
async function runTool(tool, args, home, limits = TOOL_LIMITS) {
    const { timeMs, outputBytes } = limits;
    const [command, ...prefix] = bounded(tool, limits);
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, [...prefix, ...args], {
        cwd: home,
        env: environment(home),
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
        windowsHide: true,
    });
    const kill = () => {
        try {
            if (child.pid !== undefined)
                process.kill(-child.pid, 'SIGKILL');
        }
        catch {
            child.kill('SIGKILL');
        }
    };
    const undo = (0,_read_at_end_js__WEBPACK_IMPORTED_MODULE_3__/* .atEnd */ .t)(kill);
    const failures = [];
    const stop = (reason) => {
        failures.push(`it ${reason} and was stopped`);
        kill();
    };
    const timer = setTimeout(stop, timeMs, `took longer than ${timeMs / SECOND_MS} seconds`);
    const printed = collected(child.stdout, outputBytes, () => {
        stop(`printed more than ${outputBytes} bytes`);
    });
    const complained = collected(child.stderr, STDERR_BYTES, () => undefined);
    const end = await new Promise((resolve) => {
        child.on('error', (error) => {
            failures.push(`it could not be started (${'code' in error ? String(error.code) : error.name})`);
            resolve(null);
        });
        child.on('close', (code, signal) => {
            resolve(code === 0 ? null : (signal ?? `code ${String(code)}`));
        });
    });
    clearTimeout(timer);
    kill();
    undo();
    const [failure] = failures;
    if (failure === undefined && end === null)
        return { ok: true, stdout: printed() };
    return { ok: false, reason: failure ?? complaint(complained(), end ?? '') };
}
function collected(stream, mostBytes, onMore) {
    const chunks = [];
    let bytes = 0;
    stream.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes <= mostBytes)
            chunks.push(chunk);
        else
            onMore();
    });
    return () => Buffer.concat(chunks).toString('utf8');
}
const KUBECTL_LOG = /^E\d{4} [\d:.]+ +\d+ \S+\] "command failed" err="(.*)"$/;
function complaint(stderr, end) {
    if (/out of memory|cannot allocate memory/.test(stderr))
        return 'it needed more memory than it may use';
    const lines = stderr
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !/^(?:#|warning|use --debug|level=|I\d{4}|W\d{4})/i.test(line));
    const said = lines.join(' ').replace(/^error:\s*/i, '');
    return said.replace(KUBECTL_LOG, '$1') || `it ended with ${end}`;
}
function bounded(tool, { memoryBytes, outputBytes }) {
    const prlimit = process.platform === 'linux' ? findTool('prlimit') : null;
    if (prlimit === null)
        return [tool];
    return [prlimit, `--as=${memoryBytes}`, `--fsize=${outputBytes}`, '--core=0', '--', tool];
}
const FOLDERS = [
    ...['PATH', 'TMPDIR', 'XDG_CONFIG_HOME', 'XDG_CACHE_HOME', 'XDG_DATA_HOME', 'HELM_CONFIG_HOME'],
    ...['HELM_CACHE_HOME', 'HELM_DATA_HOME', 'HELM_PLUGINS', 'KUSTOMIZE_PLUGIN_HOME'],
];
const environment = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .once */ .Oo)((home) => {
    const nobody = 'http://127.0.0.1:9';
    const folders = FOLDERS.map((key) => [key, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, key.toLowerCase())]);
    for (const [, folder] of folders)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true });
    return {
        ...Object.fromEntries(folders),
        ...{ HOME: home, LC_ALL: 'C', KUBECONFIG: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'no-cluster'), KUBERC: 'off' },
        ...{ HTTP_PROXY: nobody, HTTPS_PROXY: nobody, ALL_PROXY: nobody, NO_PROXY: '', GOPROXY: 'off' },
        ...{ GOMEMLIMIT: '2GiB', GOGC: '400' },
    };
});


/***/ }),

/***/ 239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ Tree)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5022);
/* harmony import */ var _manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3315);
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3972);
/* harmony import */ var _read_root_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1911);
/* harmony import */ var _read_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9554);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9125);
/* harmony import */ var _render_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3868);









const MOST_LINKS = 40;
class Tree {
    root;
    byPath;
    folders = new Set(['']);
    contents = new Map();
    constructor(root) {
        this.root = root;
        const [problem] = root.problems;
        if (problem)
            throw new _render_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RenderError */ .vH(problem);
        this.byPath = new Map(root.entries.map((entry) => [entry.path, entry]));
        for (const { path } of root.entries)
            for (let at = (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_6__/* .folderOf */ .yS)(path); !this.folders.has(at); at = (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_6__/* .folderOf */ .yS)(at))
                this.folders.add(at);
    }
    get entries() {
        return this.root.entries;
    }
    files = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .lazily */ .qy)(() => this.entries.map(({ path }) => path).filter((path) => this.isFile(path)));
    isFile(path) {
        return this.entry(path) !== null;
    }
    isFolder(path) {
        return this.folders.has(this.resolved(path) ?? path);
    }
    holds(path) {
        return this.isFile(path) || this.isFolder(path);
    }
    bytes(path) {
        const entry = this.entry(path);
        if (entry === null)
            return null;
        this.load([path]);
        return this.contents.get(entry.path) ?? null;
    }
    text(path) {
        const bytes = this.bytes(path);
        return bytes && bytes.toString();
    }
    yaml = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .once */ .Oo)((path) => (0,_manifest_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeYaml */ .bS)(this.text(path) ?? '', path));
    value(path) {
        return this.yaml(path).documents[0]?.value;
    }
    load(paths) {
        const entries = new Set(paths.flatMap((path) => this.entry(path) ?? []));
        const wanted = [...entries].filter(({ path }) => !this.contents.has(path));
        if (wanted.length === 0)
            return;
        for (const [path, bytes] of this.read(wanted))
            this.contents.set(path, bytes);
    }
    below(path) {
        return this.walk(path, [], (code, at) => {
            const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(at))} is ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu)(WHY[code])}. The folder with it was not rendered. Put the files themselves there.`;
            throw new _render_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RenderError */ .vH((0,_render_error_js__WEBPACK_IMPORTED_MODULE_5__/* .renderProblem */ .yM)(code, message, at));
        });
    }
    digest(paths) {
        const files = [...new Set(paths.flatMap((path) => this.walk(path, [], () => [])))].toSorted();
        const ids = files.map((path) => {
            const entry = this.entry(path);
            return [path, entry && this.root.idOf(entry)];
        });
        return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(ids)).digest('hex');
    }
    submoduleOf(path) {
        return this.submodules().find((one) => (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_6__/* .isWithin */ .UO)(one, path)) ?? null;
    }
    submodules = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .lazily */ .qy)(() => this.entries.filter(({ mode }) => mode === _read_root_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBMODULE_MODE */ .Fe).map(({ path }) => path));
    entry(path) {
        const entry = this.byPath.get(this.resolved(path) ?? path);
        return entry === undefined || (0,_read_root_js__WEBPACK_IMPORTED_MODULE_2__/* .isLink */ .PJ)(entry) || entry.mode === _read_root_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBMODULE_MODE */ .Fe ? null : entry;
    }
    walk(path, through, refuse) {
        const real = this.resolved(path);
        if (real === null)
            return this.byPath.has(path) ? refuse('symlink', path) : [];
        if (through.includes(real))
            return refuse('symlink', path);
        return this.within(real).flatMap((entry) => {
            const shown = (path + entry.path.slice(real.length)).replace(/^\//, '');
            if (entry.mode === _read_root_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBMODULE_MODE */ .Fe)
                return refuse('submodule', shown);
            return (0,_read_root_js__WEBPACK_IMPORTED_MODULE_2__/* .isLink */ .PJ)(entry) ? this.walk(shown, [...through, real], refuse) : [shown];
        });
    }
    within = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .once */ .Oo)((real) => {
        const entry = this.byPath.get(real);
        return entry ? [entry] : this.entries.filter(({ path }) => (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_6__/* .isWithin */ .UO)(real, path));
    });
    read(entries) {
        try {
            return [...this.root.read(entries, _read_root_js__WEBPACK_IMPORTED_MODULE_2__/* .READ_LIMITS */ .Cl)].map(([path, content]) => {
                if (!Buffer.isBuffer(content))
                    throw new _read_root_js__WEBPACK_IMPORTED_MODULE_2__/* .ReadError */ .F_(content);
                return [path, content];
            });
        }
        catch (error) {
            throw error instanceof _read_root_js__WEBPACK_IMPORTED_MODULE_2__/* .ReadError */ .F_ ? new _render_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RenderError */ .vH(error.problem) : error;
        }
    }
    linkText = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .once */ .Oo)((path) => {
        const entry = this.byPath.get(path);
        return entry !== undefined && (0,_read_root_js__WEBPACK_IMPORTED_MODULE_2__/* .isLink */ .PJ)(entry)
            ? (this.read([entry])[0]?.[1] ?? Buffer.alloc(0)).toString()
            : null;
    });
    resolved = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .once */ .Oo)((path) => {
        const end = (0,_read_links_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutLinks */ .W)(path, MOST_LINKS, this.linkText);
        return end !== null && (this.byPath.has(end) || this.folders.has(end)) ? end : null;
    });
}
const WHY = {
    symlink: 'a symbolic link that leads out of the repository, to nothing or to itself',
    submodule: 'a submodule, and its files are not here',
};


/***/ })

};
