export const id = 787;
export const ids = [787];
export const modules = {

/***/ 74787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ loadSnapshot),
/* harmony export */   W: () => (/* binding */ loadCompact)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78877);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38522);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(98558);
/* harmony import */ var _snapshot_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63907);
/* harmony import */ var _snapshot_read_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63440);









const CHUNK_BYTES = 1024 ** 2;
function loadSnapshot(paths, sources = {}) {
    return readFiles((0,_snapshot_read_js__WEBPACK_IMPORTED_MODULE_7__/* .createSnapshotReader */ .G)(sources.limits ?? limitsOfProcess()), paths, sources);
}
function loadCompact(paths, hashesNodeNames) {
    return readFiles((0,_snapshot_read_js__WEBPACK_IMPORTED_MODULE_7__/* .createCompactReader */ .f)(hashesNodeNames), paths, {});
}
const BYTES_IN_MEMORY = 4;
function limitsOfProcess() {
    return { ..._snapshot_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_LIMITS */ .dR, fleetBytes: (0,node_v8__WEBPACK_IMPORTED_MODULE_4__.getHeapStatistics)().heap_size_limit / BYTES_IN_MEMORY };
}
async function readFiles(reader, paths, sources) {
    for (const path of paths) {
        const isStdin = path === '-';
        const input = reader.input(isStdin ? 'standard input' : path);
        const bytes = isStdin
            ? (sources.stdin ?? process.stdin)
            : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { highWaterMark: CHUNK_BYTES });
        try {
            await readInto(input, bytes);
        }
        catch (error) {
            input.fail(...reasonOf(error, path));
        }
        input.end();
    }
    return reader.finish();
}
async function readInto(input, bytes) {
    const { head, all } = await peek(bytes);
    for await (const chunk of isGzip(head) ? inflate(all) : all)
        if (!input.push(chunk))
            return;
}
function isGzip(head) {
    return head[0] === 0x1f && head[1] === 0x8b;
}
async function peek(bytes) {
    const iterator = bytes[Symbol.asyncIterator]();
    const first = [];
    let length = 0;
    while (length < 2) {
        const next = await iterator.next();
        if (next.done === true)
            break;
        first.push(next.value);
        length += next.value.length;
    }
    async function* all() {
        try {
            yield* first;
            for (let next = await iterator.next(); next.done !== true; next = await iterator.next())
                yield next.value;
        }
        finally {
            await iterator.return?.();
        }
    }
    return { head: Buffer.concat(first), all: all() };
}
async function* inflate(bytes) {
    const gunzip = (0,node_zlib__WEBPACK_IMPORTED_MODULE_5__.createGunzip)({ chunkSize: CHUNK_BYTES });
    const fed = (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_2__.Readable.from(bytes), gunzip);
    fed.catch(() => undefined);
    for await (const chunk of gunzip)
        yield chunk;
    await fed;
}
function reasonOf(error, path) {
    const file = (0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(path);
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        const made = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? '' : `mkdir -p ${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(folder)} && `;
        return [
            'not-found',
            `The snapshot ${file} does not exist. Take it first: \`${made}kubectl get nodes -o json | fleetplan snapshot - > ${file}\`.`,
        ];
    }
    if (code === 'EISDIR')
        return ['not-a-file', `The snapshot ${file} is a folder. Name the files in it.`];
    if (code === 'EACCES' || code === 'EPERM')
        return ['not-allowed', `This user may not read the snapshot ${file}. Change its permissions.`];
    if (code.startsWith('Z_'))
        return ['broken-gzip', `The gzip file ${file} is cut off or damaged. Take the snapshot again.`];
    if (code !== '')
        return ['unreadable', `The snapshot ${file} cannot be read (${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(code)}). Check the path.`];
    throw error;
}


/***/ }),

/***/ 61762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QO: () => (/* binding */ CompactSections),
/* harmony export */   gN: () => (/* binding */ isHeader),
/* harmony export */   iH: () => (/* binding */ headerLine)
/* harmony export */ });
/* harmony import */ var _text_instant_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5357);
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34585);
/* harmony import */ var _copy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79426);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81398);




const COMPACT_VERSION = 1;
function headerLine({ takenAt, nodes, objects, nodeNames }) {
    const at = takenAt === null ? null : (0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInstant */ .r)(takenAt);
    return JSON.stringify({
        fleetplan: 'snapshot',
        version: COMPACT_VERSION,
        takenAt: at,
        nodes,
        objects,
        nodeNames,
    });
}
function isHeader(value) {
    return (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && Object.hasOwn(value, 'fleetplan');
}
class CompactSections {
    collector;
    open = null;
    constructor(collector) {
        this.collector = collector;
    }
    begin(value, place) {
        this.end();
        const header = parseHeader(value);
        if (typeof header === 'string') {
            this.collector.problem('error', 'invalid-header', header, place);
            return;
        }
        if (header.takenAt !== null)
            this.collector.takenAt(header.takenAt);
        if (header.nodeNames === 'hashed') {
            const message = 'Node names in this snapshot are hashes: selectors on kubernetes.io/hostname and objects that name a node find nothing.';
            this.collector.problem('info', 'node-names-hashed', message, place);
        }
        this.collector.takeYoungest();
        this.open = { header, place, before: this.collector.counts };
    }
    end() {
        if (this.open === null)
            return;
        const { header, place, before } = this.open;
        this.open = null;
        const youngest = this.collector.takeYoungest();
        const now = this.collector.counts;
        if (now.errors > before.errors)
            return;
        const nodes = now.nodes - before.nodes;
        const objects = now.objects + now.dropped - before.objects - before.dropped;
        if (nodes === header.nodes && objects === header.objects) {
            this.refuseLater(header, youngest, place);
            return;
        }
        const message = `The header promises ${header.nodes} nodes and ${header.objects} other objects; ${nodes} and ${objects} follow. ` +
            'The file was cut off or edited; take the snapshot again.';
        this.collector.problem('error', 'truncated', message, place);
    }
    refuseLater({ takenAt }, youngest, place) {
        if (takenAt === null || youngest === null || youngest.at <= takenAt + _instant_js__WEBPACK_IMPORTED_MODULE_2__/* .CLOCKS_APART_MS */ .Yf)
            return;
        const message = `The header says the snapshot was taken at ${(0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInstant */ .r)(takenAt)}, and ${youngest.title} in it is created later, at ${(0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInstant */ .r)(youngest.at)}. The file was edited; take the snapshot again.`;
        this.collector.problem('error', 'created-later', message, place);
    }
}
function parseHeader(value) {
    if (value['fleetplan'] !== 'snapshot') {
        return `The header says fleetplan is ${(0,_copy_js__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0)(value['fleetplan'])}; a snapshot says "snapshot".`;
    }
    if (value['version'] !== COMPACT_VERSION) {
        return `The snapshot has version ${(0,_copy_js__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0)(value['version'])}; this fleetplan reads version ${COMPACT_VERSION}.`;
    }
    const { nodes, objects, nodeNames, takenAt } = value;
    if (!isCount(nodes) || !isCount(objects))
        return 'The header must say how many nodes and objects follow.';
    if (nodeNames !== 'plain' && nodeNames !== 'hashed') {
        return `The header says nodeNames is ${(0,_copy_js__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0)(nodeNames)}, not "plain" or "hashed".`;
    }
    if (takenAt === null)
        return { takenAt, nodes, objects, nodeNames };
    const instant = typeof takenAt === 'string' ? (0,_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInstant */ .nV)(takenAt) : null;
    if (instant !== null)
        return { takenAt: instant, nodes, objects, nodeNames };
    const given = typeof takenAt === 'string' ? (0,_copy_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(takenAt) : (0,_copy_js__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0)(takenAt);
    return `The header says takenAt is ${given}, not a time such as "2026-01-31T12:00:00Z".`;
}
function isCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}


/***/ }),

/***/ 63440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ createCompactReader),
  G: () => (/* binding */ createSnapshotReader)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/values/canonical.js
var canonical = __webpack_require__(78003);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/manifest.js
var manifest = __webpack_require__(34585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/visible.js
var visible = __webpack_require__(98558);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/copy.js
var copy = __webpack_require__(79426);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/kept/kinds.js + 3 modules
var kinds = __webpack_require__(31289);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/limits.js
var snapshot_limits = __webpack_require__(63907);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/identity.js




function isRefusal(value) {
    return 'says' in value;
}
function typeOf(value, itemType) {
    const apiVersion = value['apiVersion'] ?? itemType?.apiVersion;
    const kind = value['kind'] ?? itemType?.kind;
    if (typeof apiVersion === 'string' && typeof kind === 'string' && apiVersion !== '' && kind !== '') {
        return { apiVersion, kind };
    }
    return {
        code: 'missing-kind',
        says: 'has no apiVersion and kind; take objects with `kubectl get -o json`',
    };
}
function identityOf(value, { apiVersion, kind }) {
    const metadata = (0,manifest/* isObject */.Gv)(value['metadata']) ? value['metadata'] : {};
    const name = metadata['name'];
    if (typeof name !== 'string' || name === '' || name.length > snapshot_limits/* NAME_LENGTH */.xt) {
        const has = name === undefined ? 'has no metadata.name' : `has ${(0,copy/* describe */.q0)(name)} as its name`;
        return { code: 'missing-name', says: `is a ${(0,copy/* quote */.hD)(kind)} that ${has}; a name has 1 to 253 characters` };
    }
    const namespace = metadata['namespace'] ?? '';
    if (typeof namespace !== 'string' || namespace.length > snapshot_limits/* NAME_LENGTH */.xt) {
        return { code: 'wrong-type', says: `has ${(0,copy/* describe */.q0)(namespace)} as its metadata.namespace` };
    }
    const isScoped = namespace !== '' && !(0,kinds/* isClusterScoped */.Z6)(apiVersion, kind);
    return { apiVersion, kind, namespace: isScoped ? namespace : null, name };
}
function identityKey({ apiVersion, kind, namespace, name }) {
    return `${(0,manifest/* groupOf */.F8)(apiVersion)}/${kind}/${namespace ?? ''}/${name}`;
}
function titleOf({ kind, namespace, name }) {
    return `${kind} ${(0,copy/* quote */.hD)(namespace === null ? name : `${namespace}/${name}`)}`;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/instant.js
var instant = __webpack_require__(81398);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/kept/definition.js
var definition = __webpack_require__(4683);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/list.js



function listOf(value) {
    if (Array.isArray(value))
        return { items: value, itemType: null };
    if (!(0,manifest/* isObject */.Gv)(value))
        return null;
    if (!Object.hasOwn(value, 'items'))
        return withoutItems(value);
    const kind = value['kind'];
    if (kind !== undefined && (typeof kind !== 'string' || !kind.endsWith('List')))
        return null;
    const items = value['items'];
    if (items === null)
        return withoutItems(value) ?? { items: [], itemType: null };
    if (!Array.isArray(items)) {
        return { code: 'wrong-type', message: `"items" is ${(0,copy/* describe */.q0)(items)}, not a list of objects.` };
    }
    return partOf(value) ?? { items, itemType: itemTypeOf(kind, value['apiVersion']) };
}
function partOf(list) {
    const metadata = (0,manifest/* isObject */.Gv)(list['metadata']) ? list['metadata'] : {};
    const more = ['continue', 'remainingItemCount'].find((key) => !WHOLE.includes(metadata[key] ?? ''));
    if (more === undefined)
        return null;
    const message = `The list has metadata.${more}, ${(0,copy/* describe */.q0)(metadata[more])}: it is one page of several, and the other items are missing. Take it with \`kubectl get\`, which reads all pages.`;
    return { code: 'partial-list', message };
}
const WHOLE = ['', 0];
function isFault(list) {
    return 'message' in list;
}
function itemTypeOfStart(start) {
    try {
        const frame = JSON.parse(`${start}]}`);
        return (0,manifest/* isObject */.Gv)(frame) ? itemTypeOf(frame['kind'], frame['apiVersion']) : null;
    }
    catch {
        return null;
    }
}
function withoutItems({ kind, apiVersion }) {
    const item = itemTypeOf(kind, apiVersion);
    const isKept = (one) => (0,kinds/* ruleFor */.sG)(one.apiVersion, one.kind) !== undefined || (0,kinds/* meantKind */.s2)(one.apiVersion, one.kind) !== null;
    const isList = kind === 'List' || (item !== null && isKept(item));
    return isList
        ? {
            code: 'wrong-type',
            message: 'A list whose "items" are null or missing says nothing about a fleet: take it with `kubectl get`.',
        }
        : null;
}
function itemTypeOf(kind, apiVersion) {
    if (typeof kind !== 'string' || typeof apiVersion !== 'string')
        return null;
    const item = kind.endsWith('List') ? kind.slice(0, -'List'.length) : '';
    return item === '' ? null : { apiVersion, kind: item };
}
function strangeItem(item) {
    if ((0,manifest/* isObject */.Gv)(item) && Object.keys(item).length === 0)
        return null;
    return `is ${(0,manifest/* isObject */.Gv)(item) ? (0,copy/* quote */.hD)(JSON.stringify(item)) : (0,copy/* describe */.q0)(item)}, not a Kubernetes object`;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/instant-text.js
var instant_text = __webpack_require__(5357);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/lifecycle.js
var lifecycle = __webpack_require__(1703);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/node.js






function nodeState(name, object, defects) {
    const metadata = mapAt(object, 'metadata');
    const spec = mapAt(object, 'spec');
    const createdAt = timeAt(metadata, 'creationTimestamp');
    if (createdAt === null && !defects.some(({ path }) => path[1] === 'creationTimestamp')) {
        const says = 'is missing; controllers take nodes in the order of their creation';
        defects.push({ code: 'invalid-time', path: ['metadata', 'creationTimestamp'], says });
    }
    const conditions = mapAt(object, 'status')['conditions'];
    const lifecycle = lifecycleOf(conditions);
    return {
        name,
        labels: textsAt(metadata, 'labels'),
        annotations: textsAt(metadata, 'annotations'),
        taints: taintsOf(spec['taints'], defects),
        unschedulable: flag(spec['unschedulable'], ['spec', 'unschedulable'], defects),
        ready: readyOf(conditions, defects),
        ...(lifecycle.length === 0 ? {} : { lifecycle }),
        deletingSince: timeAt(metadata, 'deletionTimestamp'),
        createdAt: createdAt ?? 0,
    };
}
function nodeLine(node) {
    const metadata = {
        annotations: sorted(node.annotations),
        creationTimestamp: (0,instant_text/* formatInstant */.r)(node.createdAt),
        deletionTimestamp: node.deletingSince === null ? undefined : (0,instant_text/* formatInstant */.r)(node.deletingSince),
        labels: sorted(node.labels),
        name: node.name,
    };
    const taints = node.taints.map(({ effect, key, value }) => ({
        effect,
        key,
        value: value === '' ? undefined : value,
    }));
    const spec = {
        taints: taints.length === 0 ? undefined : taints,
        unschedulable: node.unschedulable ? true : undefined,
    };
    const hasSpec = taints.length > 0 || node.unschedulable;
    const conditions = [
        ...(node.lifecycle ?? []).map((type) => ({ status: 'True', type })),
        ...(node.ready === 'missing' ? [] : [{ status: node.ready, type: 'Ready' }]),
    ];
    return JSON.stringify({
        apiVersion: 'v1',
        kind: 'Node',
        metadata,
        spec: hasSpec ? spec : undefined,
        status: conditions.length === 0 ? undefined : { conditions },
    });
}
function sorted(texts) {
    const keys = Object.keys(texts);
    if (keys.length === 0)
        return undefined;
    if (keys.every((key, i) => i === 0 || (keys[i - 1] ?? '') < key))
        return texts;
    const copy = Object.create(null);
    for (const key of keys.sort())
        copy[key] = texts[key] ?? '';
    return copy;
}
function mapAt(object, key) {
    const value = object[key];
    return (0,manifest/* isObject */.Gv)(value) ? value : (0,copy/* emptyObject */.vB)();
}
function timeAt(metadata, key) {
    const value = metadata[key];
    return typeof value === 'string' ? (0,instant/* parseInstant */.nV)(value) : null;
}
function textsAt(metadata, key) {
    return mapAt(metadata, key);
}
function flag(value, path, defects) {
    if (value === undefined || typeof value === 'boolean')
        return value ?? false;
    defects.push({ code: 'wrong-type', path, says: `is ${(0,copy/* describe */.q0)(value)}, not true or false` });
    return false;
}
function taintsOf(list, defects) {
    if (!Array.isArray(list))
        return [];
    return list.map((item, index) => {
        const taint = (0,manifest/* isObject */.Gv)(item) ? item : (0,copy/* emptyObject */.vB)();
        const at = (field) => ['spec', 'taints', index, field];
        return {
            key: required(taint['key'], at('key'), snapshot_limits/* LABEL_KEY_LENGTH */.ul, defects),
            value: optional(taint['value'], at('value'), defects),
            effect: required(taint['effect'], at('effect'), snapshot_limits/* LABEL_VALUE_LENGTH */.I$, defects),
        };
    });
}
function required(value, path, maxLength, defects) {
    if (typeof value === 'string' && value !== '' && value.length <= maxLength)
        return value;
    const says = typeof value === 'string' && value !== '' ? 'is too long' : `is ${(0,copy/* describe */.q0)(value)}, not a text`;
    defects.push({ code: 'invalid-taint', path, says });
    return '';
}
function optional(value, path, defects) {
    return value === undefined || value === '' ? '' : required(value, path, snapshot_limits/* LABEL_VALUE_LENGTH */.I$, defects);
}
function lifecycleOf(list) {
    const isTrue = (type) => Array.isArray(list) &&
        list.some((one) => (0,manifest/* isObject */.Gv)(one) && one['type'] === type && one['status'] === 'True');
    return lifecycle/* LIFECYCLE */.V.filter(isTrue);
}
function isLifecycle(condition) {
    return (0,manifest/* isObject */.Gv)(condition) && lifecycle/* LIFECYCLE */.V.some((type) => condition['type'] === type);
}
function readyOf(conditions, defects) {
    const list = Array.isArray(conditions) ? conditions.filter((one) => !isLifecycle(one)) : [];
    if (list.length === 0)
        return 'missing';
    const path = ['status', 'conditions'];
    const [first, ...others] = list.map((condition) => ((0,manifest/* isObject */.Gv)(condition) ? condition['status'] : undefined));
    if (others.some((other) => other !== first)) {
        defects.push({ code: 'invalid-condition', path, says: 'holds several Ready conditions that differ' });
        return 'Unknown';
    }
    if (first === 'True' || first === 'False' || first === 'Unknown')
        return first;
    const status = typeof first === 'string' ? (0,copy/* quote */.hD)(first) : (0,copy/* describe */.q0)(first);
    defects.push({
        code: 'invalid-condition',
        path,
        says: `says Ready is ${status}, not True, False or Unknown`,
    });
    return 'Unknown';
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(19125);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/problem-list.js

class ProblemList {
    perCode;
    listed = [];
    counts = new Map();
    errorCount = 0;
    constructor(perCode) {
        this.perCode = perCode;
    }
    get errors() {
        return this.errorCount;
    }
    add(severity, code, message, place, picture = null) {
        const problem = { severity, code, message: (0,text_text/* asText */.e1)(message), place, picture };
        if (severity === 'error')
            this.errorCount++;
        const counted = this.counts.get(`${severity} ${code}`) ?? { count: 0, first: problem };
        this.counts.set(`${severity} ${code}`, counted);
        counted.count++;
        if (counted.count <= this.perCode)
            this.listed.push(problem);
    }
    all() {
        const more = [];
        for (const { count, first } of this.counts.values()) {
            if (count <= this.perCode)
                continue;
            const message = (0,text_text/* text */.Qq) `${count - this.perCode} more problems ${(0,text_text/* code */.aY)(first.code)} are not listed.`;
            more.push({ ...first, message, place: null, picture: null });
        }
        return [...this.listed, ...more];
    }
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/redact.js + 1 modules
var redact = __webpack_require__(77153);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/collector.js












const MAX_KINDS = 1_000;
class Collector {
    limits;
    keeper;
    seen = new Map();
    dropped = new Map();
    problems;
    definitions = new Map();
    targets = 0;
    youngest = null;
    oldest = null;
    constructor(limits, keeper) {
        this.limits = limits;
        this.keeper = keeper;
        this.problems = new ProblemList(limits.problemsPerCode);
    }
    get counts() {
        let dropped = 0;
        for (const count of this.dropped.values())
            dropped += count;
        return { nodes: this.keeper.nodes, objects: this.keeper.objects, dropped, errors: this.problems.errors };
    }
    problem(severity, code, message, place, picture = null) {
        this.problems.add(severity, code, message, place, picture);
    }
    takeYoungest() {
        const { youngest } = this;
        this.youngest = null;
        return youngest;
    }
    takenAt(instant) {
        this.oldest = Math.min(instant, this.oldest ?? instant);
    }
    add(value, origin, itemType = null) {
        const list = listOf(value);
        if (list !== null)
            return this.addList(list, origin);
        if (!(0,manifest/* isObject */.Gv)(value)) {
            return this.refuse(origin, {
                code: 'not-an-object',
                says: `is ${(0,copy/* describe */.q0)(value)}, not a Kubernetes object`,
            });
        }
        const type = typeOf(value, itemType);
        if (isRefusal(type))
            return this.refuse(origin, type);
        const rule = (0,kinds/* ruleFor */.sG)(type.apiVersion, type.kind);
        if (rule === undefined)
            return this.pass(type, origin);
        if (rule.kept.concerns?.(value) === false)
            return this.drop(type.kind);
        if (rule.kept.isTarget)
            this.targets++;
        const identity = identityOf(value, type);
        return isRefusal(identity) ? this.refuse(origin, identity) : this.keep(identity, value, origin);
    }
    addList(list, origin) {
        if (isFault(list)) {
            this.problem('error', list.code, list.message, origin.place());
            return true;
        }
        return list.items.every((item, index) => {
            const label = `${origin.label === '' ? '' : `${origin.label}.`}items[${index}]`;
            if (!(0,manifest/* isObject */.Gv)(item) || listOf(item) === null)
                return this.add(item, { ...origin, label }, list.itemType);
            return this.refuse({ ...origin, label }, { code: 'nested-lists', says: 'is a list in a list in a list' });
        });
    }
    pass({ apiVersion, kind }, origin) {
        if ((0,manifest/* groupOf */.F8)(apiVersion) === 'meta.k8s.io') {
            const says = `is a ${(0,copy/* quote */.hD)(kind)}, which holds columns or metadata and no objects: take them with \`kubectl get -o json\``;
            return this.refuse(origin, { code: 'not-an-object', says });
        }
        if (kind === 'Status' && apiVersion === 'v1') {
            const says = 'is a "Status": the API server answered with an error in place of objects';
            return this.refuse(origin, { code: 'not-an-object', says });
        }
        const meant = (0,kinds/* meantKind */.s2)(apiVersion, kind);
        if (meant === null)
            return this.drop(kind);
        const says = `is of kind ${(0,copy/* quote */.hD)(kind)} and version ${(0,copy/* quote */.hD)(apiVersion)}, which no API has: it is written ${(0,copy/* quote */.hD)(meant.kind)}, of ${meant.group === '' ? 'v1' : meant.group}`;
        return this.refuse(origin, { code: 'unknown-kind', says });
    }
    drop(kind) {
        const counted = this.dropped.has(kind) || this.dropped.size < MAX_KINDS ? kind : 'other';
        this.dropped.set(counted, (this.dropped.get(counted) ?? 0) + 1);
        return true;
    }
    keep(identity, value, origin) {
        if (this.definitions.has(identity.name) && (0,definition/* isDefinition */.gN)(identity))
            return this.passDefinition(identity, value, origin);
        if (this.isDuplicate(identity, origin))
            return true;
        const { apiVersion, kind, name } = identity;
        if (this.isFull(kind, origin))
            return false;
        const isTyped = value['kind'] === kind && value['apiVersion'] === apiVersion;
        const redacted = (0,redact/* redactObject */.ll)(apiVersion, kind, isTyped ? value : { ...value, apiVersion, kind }, this.limits.depth);
        if (redacted === null)
            return true;
        const { object } = redacted;
        if ((0,definition/* isDefinition */.gN)(identity))
            this.definitions.set(name, (0,canonical/* canonicalJson */.dj)(object['spec'] ?? null));
        const defects = [...redacted.defects];
        const at = (0,instant/* createdIn */.Wu)(object);
        if (at !== null && at > (this.youngest?.at ?? 0))
            this.youngest = { title: titleOf(identity), at };
        if (kind === 'Node')
            this.keeper.node(nodeState(name, object, defects));
        else {
            const place = origin.place();
            this.keeper.object({ ...identity, object, place, placeOf: () => place });
        }
        for (const defect of defects)
            this.defect(defect, identity, origin);
        return true;
    }
    passDefinition(identity, value, origin) {
        const { apiVersion, kind, name } = identity;
        const spec = (0,redact/* redactObject */.ll)(apiVersion, kind, value, this.limits.depth)?.object['spec'] ?? null;
        if ((0,canonical/* canonicalJson */.dj)(spec) === this.definitions.get(name))
            return this.drop(kind);
        const first = this.seen.get(identityKey(identity)) ?? origin;
        const message = `${titleOf(identity)} is given twice and not alike: in ${named(first)} and in ${named(origin)}. The first is used: plan each cluster by itself.`;
        this.problem('warning', 'several-definitions', message, origin.place());
        return this.drop(kind);
    }
    isDuplicate(identity, origin) {
        const key = identityKey(identity);
        const first = this.seen.get(key);
        if (first === undefined) {
            this.seen.set(key, { file: origin.file, label: origin.label });
            return false;
        }
        const code = identity.kind === 'Node' ? 'duplicate-node' : 'duplicate-object';
        const message = `${titleOf(identity)} is given twice: in ${named(first)} and in ${named(origin)}. A fleet has each name once.`;
        this.problem('error', code, message, origin.place());
        return true;
    }
    isFull(kind, origin) {
        const message = fullMessage(kind, this.keeper, this.limits);
        if (message === null)
            return false;
        this.problem('error', 'too-large', message, origin.place());
        this.keeper.empty();
        this.seen.clear();
        return true;
    }
    defect({ code, path, says }, identity, origin) {
        const label = origin.label === '' ? '' : ` (${origin.label})`;
        const message = `${titleOf(identity)}${label}: ${(0,copy/* fieldName */.w5)(path)} ${says}.`;
        this.problem('error', code, message, origin.place(path));
    }
    refuse(origin, { code, says }) {
        this.problem('error', code, `${origin.label === '' ? 'The input' : origin.label} ${says}.`, origin.place());
        return true;
    }
    finish() {
        if (this.dropped.size > 0)
            this.problem('info', 'objects-left-out', droppedMessage(this.dropped), null);
        if (this.targets === 0 && this.problems.errors === 0)
            this.problem('error', 'empty-snapshot', this.emptyMessage(), null);
        return { snapshot: this.keeper.finish(this.oldest), problems: this.problems.all() };
    }
    emptyMessage() {
        const kept = this.keeper.objects;
        const holds = kept === 0
            ? 'holds nothing that fleetplan uses'
            : `holds ${kept} objects, but nothing they could touch`;
        return `The snapshot ${holds}: no nodes, member clusters, node claims, workloads or pods. An empty fleet is never assumed.`;
    }
}
function named({ file, label }) {
    return label === '' ? file : `${file} (${label})`;
}
function fullMessage(kind, { isFleet, nodes, objects, bytes }, limits) {
    if (isFleet && bytes >= limits.fleetBytes)
        return `The snapshot is more than this run has memory for: ${Math.floor(bytes / 1024 ** 2)} MiB of it were kept, and the rest was not read. ${MORE_MEMORY}`;
    if (kind === 'Node')
        return nodes < limits.nodes
            ? null
            : `The snapshot has more than ${limits.nodes} nodes; the rest was not read. Take one of each cluster.`;
    return objects < limits.objects
        ? null
        : `The snapshot has more than ${limits.objects} other objects; the rest was not read. Leave the pods out: then what blocks drains is unknown.`;
}
const MORE_MEMORY = 'Give Node.js more, such as 8 GiB with NODE_OPTIONS=--max-old-space-size=8192, or leave the pods out: then what blocks drains is unknown.';
function droppedMessage(dropped) {
    const kinds = [...dropped].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    const listed = kinds.slice(0, 10).map(([kind, count]) => `${count} ${(0,visible/* visible */.RK)(kind, 80)}`);
    const rest = kinds.length > 10 ? `, and ${kinds.length - 10} more kinds` : '';
    const total = kinds.reduce((sum, [, count]) => sum + count, 0);
    const objects = total === 1 ? '1 object' : `${total} objects`;
    const were = total === 1 ? 'was' : 'were';
    return `${objects} of kinds that fleetplan does not use ${were} left out: ${listed.join(', ')}${rest}.`;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/document.js
var manifest_document = __webpack_require__(17209);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/source-text.js
var source_text = __webpack_require__(85797);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/yaml/read.js + 7 modules
var read = __webpack_require__(81886);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/json/bytes.js
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const DOUBLE_QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;
function isBlank(byte) {
    return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
function copyOf(bytes, from, to) {
    return new Uint8Array(bytes.subarray(from, to));
}
function joined(parts) {
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
}
function latin1(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}
function locateIn(shell, marks, offset) {
    let mark = 0;
    for (let m = 0; m < marks.length && (marks[m] ?? 0) <= offset; m += 4)
        mark = m;
    const [start = 0, startOffset = 0, startLine = 1, startOfLine = 0] = marks.slice(mark, mark + 4);
    const found = startOffset + offset - start;
    let line = startLine;
    let lineStart = startOfLine;
    for (let i = start; i < offset; i++) {
        if (shell[i] !== LINE_FEED)
            continue;
        line++;
        lineStart = startOffset + i - start + 1;
    }
    return { offset: found, line, column: found - lineStart + 1 };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/compact-header.js
var compact_header = __webpack_require__(61762);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/json/read.js
var json_read = __webpack_require__(43749);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/json/parsed.js
var parsed = __webpack_require__(97856);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/json/shell.js

const PLACEHOLDER = Uint8Array.of(OPEN_BRACE, CLOSE_BRACE);
class ShellBuilder {
    parts = [];
    marks = [];
    length = 0;
    get size() {
        return this.length;
    }
    add(bytes) {
        this.parts.push(bytes);
        this.length += bytes.length;
    }
    leaveOut() {
        this.add(PLACEHOLDER);
    }
    mark(offset, line, lineStart) {
        this.marks.push(this.length, offset, line, lineStart);
    }
    tail(bytes) {
        let from = this.parts.length;
        for (let left = bytes; left > 0 && from > 0; left -= this.parts[from]?.length ?? 0)
            from -= 1;
        return this.parts.slice(from);
    }
    bytes() {
        return joined(this.parts);
    }
    done(elements) {
        const { marks } = this;
        const bytes = this.bytes();
        return { bytes, elements, locate: (offset) => locateIn(bytes, marks, offset) };
    }
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/json/splitter.js



const NEVER = 0;
const KEY_BYTES = 1024;
const LAST_KEY = /(?:^|[{,\s])("(?:[^"\\]|\\.)*")[ \t\r\n]*:[ \t\r\n]*$/;
class JsonSplitter {
    sink;
    limits;
    failed = false;
    base = 0;
    line = 1;
    lineStart = 0;
    depth = 0;
    inString = false;
    escaped = false;
    isObject = false;
    elementDepth = NEVER;
    itemsSeen = false;
    elements = 0;
    inElement = false;
    elementAt = { offset: 0, line: 1, column: 1 };
    from = -1;
    parts = [];
    partsBytes = 0;
    shell = new ShellBuilder();
    constructor(sink, limits) {
        this.sink = sink;
        this.limits = limits;
    }
    push(chunk) {
        let i = 0;
        if (this.from >= 0)
            this.from = 0;
        while (i < chunk.length && !this.failed) {
            if (this.inString)
                i = this.string(chunk, i);
            else if (this.depth === 0)
                i = this.between(chunk, i);
            else
                i = this.structure(chunk, i);
        }
        if (this.failed)
            return;
        if (this.from >= 0)
            this.store(copyOf(chunk, this.from, chunk.length));
        this.base += chunk.length;
    }
    end() {
        if (this.failed || this.depth === 0)
            return;
        const where = this.elementDepth === NEVER ? '' : ` after ${this.elements} complete items`;
        this.fault('truncated', `The input ends in the middle of a JSON value${where}; it was cut off. Take it again.`, this.at(0));
    }
    string(chunk, from) {
        let i = from;
        while (i < chunk.length) {
            if (this.escaped) {
                this.escaped = false;
                i++;
                continue;
            }
            let byte = chunk[i];
            while (byte !== DOUBLE_QUOTE && byte !== BACKSLASH && i < chunk.length)
                byte = chunk[++i];
            if (i >= chunk.length)
                break;
            if (byte === BACKSLASH)
                this.escaped = true;
            else {
                this.inString = false;
                return i + 1;
            }
            i++;
        }
        return i;
    }
    between(chunk, from) {
        for (let i = from; i < chunk.length; i++) {
            const byte = chunk[i] ?? 0;
            if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
                this.begin(byte, i);
                return i + 1;
            }
            if (!isBlank(byte)) {
                this.fault('json-syntax', 'Expected an object or a list.', this.at(i));
                return i;
            }
            if (byte === LINE_FEED)
                this.newline(i);
        }
        return chunk.length;
    }
    begin(byte, i) {
        this.depth = 1;
        this.isObject = byte === OPEN_BRACE;
        this.elementDepth = this.isObject ? NEVER : 1;
        this.itemsSeen = false;
        this.elements = 0;
        this.shell = new ShellBuilder();
        this.from = i;
        this.mark(i);
    }
    structure(chunk, from) {
        for (let i = from; i < chunk.length; i++) {
            const byte = chunk[i] ?? 0;
            switch (byte) {
                case DOUBLE_QUOTE: {
                    const end = plainEnd(chunk, i + 1);
                    if (end < 0) {
                        this.inString = true;
                        return i + 1;
                    }
                    i = end;
                    break;
                }
                case LINE_FEED:
                    this.newline(i);
                    break;
                case OPEN_BRACE:
                case OPEN_BRACKET:
                    this.open(chunk, i, byte);
                    break;
                case CLOSE_BRACE:
                case CLOSE_BRACKET:
                    this.close(chunk, i, byte);
                    break;
                default:
            }
            if (this.depth === 0 || this.failed)
                return i + 1;
        }
        return chunk.length;
    }
    open(chunk, i, byte) {
        if (this.inElement) {
            this.depth++;
            return;
        }
        if (this.depth === this.elementDepth && byte === OPEN_BRACE) {
            this.store(copyOf(chunk, this.from, i));
            this.inElement = true;
            this.elementAt = this.at(i);
            this.from = i;
        }
        else if (this.opensItems(chunk, i, byte)) {
            if (this.itemsSeen)
                this.fault('json-syntax', 'The list has the key "items" twice.', this.at(i));
            this.itemsSeen = true;
            this.elementDepth = 2;
        }
        this.depth++;
    }
    opensItems(chunk, i, byte) {
        if (this.depth !== 1 || byte !== OPEN_BRACKET || !this.isObject)
            return false;
        const own = chunk.subarray(Math.max(this.from, i - KEY_BYTES), i);
        const before = joined([...this.shell.tail(KEY_BYTES - own.length), own]);
        const [, key = ''] = LAST_KEY.exec(latin1(before)) ?? [];
        return (0,parsed/* parsedJson */.U)(key) === 'items';
    }
    close(chunk, i, byte) {
        this.depth--;
        if (this.inElement) {
            if (this.depth === this.elementDepth)
                this.endElement(chunk, i);
        }
        else if (this.depth === 0) {
            this.store(copyOf(chunk, this.from, i + 1));
            this.from = -1;
            this.endShell();
        }
        else if (this.depth === 1 && this.elementDepth === 2 && byte === CLOSE_BRACKET) {
            this.elementDepth = NEVER;
        }
    }
    endElement(chunk, i) {
        const last = chunk.subarray(this.from, i + 1);
        const bytes = this.parts.length === 0 ? last : joined([...this.parts, last]);
        this.inElement = false;
        this.parts = [];
        this.partsBytes = 0;
        this.shell.leaveOut();
        this.limitShell();
        this.from = i + 1;
        this.mark(i + 1);
        if (bytes.length > this.limits.elementBytes)
            this.tooLarge();
        else
            this.sink.element(bytes, this.elementAt, this.elements++, () => this.shell.bytes());
    }
    endShell() {
        const shell = this.shell.done(this.elements);
        this.shell = new ShellBuilder();
        this.sink.shell(shell);
    }
    store(bytes) {
        if (bytes.length === 0)
            return;
        if (this.inElement) {
            this.parts.push(bytes);
            this.partsBytes += bytes.length;
            if (this.partsBytes > this.limits.elementBytes)
                this.tooLarge();
            return;
        }
        this.shell.add(bytes);
        this.limitShell();
    }
    limitShell() {
        if (this.shell.size <= this.limits.shellBytes)
            return;
        const message = `More than ${this.limits.shellBytes} bytes lie outside of the items; this is no list of objects.`;
        this.fault('too-large', message, this.at(0));
    }
    tooLarge() {
        const message = `Item ${this.elements} has more than ${this.limits.elementBytes} bytes; no cluster stores such an object.`;
        this.fault('too-large', message, this.elementAt);
    }
    fault(code, message, at) {
        if (!this.failed)
            this.sink.fault(code, message, at);
        this.failed = true;
    }
    newline(i) {
        this.line++;
        this.lineStart = this.base + i + 1;
    }
    mark(i) {
        this.shell.mark(this.base + i, this.line, this.lineStart);
    }
    at(i) {
        const offset = this.base + i;
        return { offset, line: this.line, column: offset - this.lineStart + 1 };
    }
}
function plainEnd(chunk, from) {
    let i = from;
    while (i < chunk.length && chunk[i] !== DOUBLE_QUOTE && chunk[i] !== BACKSLASH)
        i++;
    return chunk[i] === DOUBLE_QUOTE ? i : -1;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/json/repeated-key.js
var repeated_key = __webpack_require__(31765);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/json/text.js

function decode(bytes) {
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        return null;
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/caret.js
var caret = __webpack_require__(95819);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/json/stream.js










class JsonStream {
    file;
    collector;
    splitter;
    sections;
    whole;
    values = 0;
    stopped = false;
    itemType = null;
    constructor(file, collector, limits, whole = null) {
        this.file = file;
        this.collector = collector;
        this.sections = new compact_header/* CompactSections */.QO(collector);
        this.whole = whole;
        const sink = {
            element: this.element.bind(this),
            shell: this.shell.bind(this),
            fault: this.fault.bind(this),
        };
        const objectBytes = whole === null ? limits.objectBytes : Infinity;
        this.splitter = new JsonSplitter(sink, { elementBytes: objectBytes, shellBytes: 4 * objectBytes });
    }
    push(chunk) {
        if (!this.stopped)
            this.splitter.push(chunk);
        return !this.stopped;
    }
    end() {
        if (!this.stopped)
            this.splitter.end();
        if (!this.stopped)
            this.sections.end();
    }
    element(bytes, at, index, before) {
        if (this.stopped)
            return;
        if (index === 0)
            this.itemType = itemTypeOfStart(decode(before()) ?? '');
        const label = `items[${index}]`;
        const value = this.parse(bytes, (text, offset) => positionIn(text, offset, at));
        if (value === undefined)
            return;
        if (index === 0 && (0,manifest/* isObject */.Gv)(value) && value['kind'] === undefined)
            this.itemType ??= itemTypeOfFrame(this.whole);
        const more = this.collector.add(value, this.origin(label, at), this.itemType);
        if (!more)
            this.stopped = true;
    }
    shell(shell) {
        if (this.stopped)
            return;
        const label = `value ${++this.values}`;
        const at = shell.locate(0);
        const locate = (text, offset) => shell.locate(Buffer.byteLength(text.slice(0, offset)));
        const root = this.parse(shell.bytes, locate);
        if (root === undefined)
            return;
        if ((0,compact_header/* isHeader */.gN)(root))
            this.sections.begin(root, placeOf(this.file, at));
        else
            this.root(root, shell.elements, label, at);
    }
    root(root, elements, label, at) {
        const list = listOf(root);
        const place = placeOf(this.file, at);
        if (list === null) {
            if (elements > 0) {
                const message = `${label} has items, but its kind is no list.`;
                this.collector.problem('error', 'not-a-list', message, place);
            }
            else if (!this.collector.add(root, this.origin(label, at)))
                this.stopped = true;
        }
        else if (isFault(list)) {
            this.collector.problem('error', list.code, list.message, place);
        }
        else
            this.leftovers(list, place);
    }
    leftovers(list, place) {
        for (const [index, item] of list.items.entries()) {
            const strange = strangeItem(item);
            if (strange === null)
                continue;
            this.collector.problem('error', 'not-an-object', `items[${index}] ${strange}.`, place);
        }
    }
    parse(bytes, locate) {
        const text = decode(bytes);
        if (text === null) {
            this.fault('invalid-utf8', 'This is not UTF-8 text.', locate('', 0));
            return undefined;
        }
        try {
            const value = JSON.parse(text);
            return this.isRepeated(text, value, locate) ? undefined : value;
        }
        catch {
            const fault = (0,json_read/* firstJsonFault */.P)(text) ?? { offset: 0, says: 'it starts here.' };
            const picture = this.whole === null ? pictureIn(text, fault.offset) : null;
            this.fault('json-syntax', `This is not JSON: ${fault.says}`, locate(text, fault.offset), picture);
            return undefined;
        }
    }
    isRepeated(text, value, locate) {
        const repeated = (0,repeated_key/* repeatedKey */.m)(text, value);
        if (repeated === null)
            return false;
        const { key, offset } = repeated;
        const message = `The key ${(0,copy/* quote */.hD)(key)} stands twice in one object, and readers differ on which one counts. Delete one.`;
        const picture = this.whole === null ? pictureIn(text, offset) : null;
        this.fault('duplicate-key', message, locate(text, offset), picture);
        return true;
    }
    fault(code, message, at, picture = null) {
        if (this.stopped)
            return;
        this.stopped = true;
        const shown = picture ?? (this.whole === null ? null : pictureAt(this.whole, at.offset));
        this.collector.problem('error', code, message, placeOf(this.file, at), shown);
    }
    origin(label, at) {
        return { file: this.file, label, place: () => placeOf(this.file, at) };
    }
}
function itemTypeOfFrame(bytes) {
    if (bytes === null)
        return null;
    let frame = null;
    const sink = {
        element: () => undefined,
        fault: () => undefined,
        shell: (shell) => {
            frame ??= (0,parsed/* parsedJson */.U)(decode(shell.bytes) ?? '');
        },
    };
    const splitter = new JsonSplitter(sink, { elementBytes: Infinity, shellBytes: Infinity });
    splitter.push(bytes);
    splitter.end();
    const list = listOf(frame);
    return list === null || isFault(list) ? null : list.itemType;
}
const AROUND = 1_000;
function positionIn(text, offset, base) {
    let line = base.line;
    let lineStart = -1;
    for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
        line++;
        lineStart = at;
    }
    const column = lineStart < 0 ? base.column + offset : offset - lineStart;
    return { offset: base.offset + Buffer.byteLength(text.slice(0, offset)), line, column };
}
function placeOf(file, { line, column }) {
    return { file, line, column };
}
function pictureIn(text, offset) {
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    const end = text.indexOf('\n', offset);
    return (0,caret/* caretPicture */.E)(text.slice(start, end < 0 ? text.length : end).replace(/\r$/, ''), offset - start);
}
function pictureAt(bytes, offset) {
    const from = Math.max(0, offset - AROUND);
    const around = Buffer.from(bytes.subarray(from, offset + AROUND));
    return pictureIn(around.toString('utf8'), around.subarray(0, offset - from).toString('utf8').length);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/limits.js
var limits = __webpack_require__(27228);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/parse.js + 2 modules
var parse = __webpack_require__(74469);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/input.js










class SnapshotInput {
    file;
    collector;
    limits;
    budget;
    addedBefore;
    errorsBefore;
    chunks = [];
    bytes = 0;
    form = null;
    stream = null;
    stopped = false;
    constructor(file, collector, limits, budget) {
        this.file = file;
        this.collector = collector;
        this.limits = limits;
        this.budget = budget;
        this.addedBefore = this.added();
        this.errorsBefore = collector.counts.errors;
    }
    push(chunk) {
        if (this.stopped)
            return false;
        this.budget.left -= chunk.length;
        if (this.budget.left < 0) {
            const message = `The inputs have more than ${this.limits.bytes} bytes in all, after gunzip.`;
            return this.stop('too-large', message);
        }
        if (this.stream !== null)
            return this.stream.push(chunk) || this.stop(null, '');
        this.chunks.push(chunk);
        this.bytes += chunk.length;
        return this.bytes <= Math.min(this.limits.yamlBytes, this.limits.streamAboveBytes) || this.grown();
    }
    end() {
        if (!this.stopped) {
            if (this.stream === null)
                this.readWhole(joined(this.chunks));
            else
                this.stream.end();
        }
        this.chunks = [];
        if (this.added() > this.addedBefore || this.collector.counts.errors > this.errorsBefore)
            return;
        const message = 'The input has no objects, and an empty fleet is never assumed. Remove the input, or check why kubectl found nothing.';
        this.collector.problem('error', 'empty-snapshot', message, this.start());
    }
    fail(code, message) {
        this.stop(code, message);
    }
    grown() {
        this.form ??= formOf(joined(this.chunks));
        if (this.form.form === 'unreadable')
            return this.stop(this.form.code, this.form.message);
        if (this.form.form === 'yaml') {
            return (this.bytes <= this.limits.yamlBytes || this.stop('too-large', tooMuchYaml(this.limits.yamlBytes)));
        }
        if (this.bytes <= this.limits.streamAboveBytes)
            return true;
        const bytes = joined(this.chunks);
        this.chunks = [];
        this.stream = new JsonStream(this.file, this.collector, this.limits);
        return this.stream.push(withoutMark(bytes, this.form)) || this.stop(null, '');
    }
    readWhole(bytes) {
        const form = formOf(bytes);
        if (form.form === 'unreadable')
            this.stop(form.code, form.message);
        else if (form.form === 'json') {
            const stream = new JsonStream(this.file, this.collector, this.limits, withoutMark(bytes, form));
            stream.push(withoutMark(bytes, form));
            stream.end();
        }
        else if (form.form === 'yaml')
            readYaml(this.file, withoutMark(bytes, form), this.collector, this.limits);
    }
    stop(code, message) {
        this.stopped = true;
        this.chunks = [];
        if (code !== null)
            this.collector.problem('error', code, message, this.start());
        return false;
    }
    added() {
        const { nodes, objects, dropped } = this.collector.counts;
        return nodes + objects + dropped;
    }
    start() {
        return { file: this.file, line: 1, column: 1 };
    }
}
function withoutMark(bytes, form) {
    return 'skip' in form ? bytes.subarray(form.skip) : bytes;
}
function tooMuchYaml(limit) {
    return `YAML of more than ${limit} bytes is too slow to read. Take the snapshot with \`kubectl get -o json\`.`;
}
const SNIFFED_BYTES = 4_096;
const UTF16 = 'The input is UTF-16 text, as `>` of Windows PowerShell writes it. Write UTF-8: `kubectl ... | Out-File -Encoding utf8`.';
function formOf(bytes) {
    const [first, second, third] = bytes;
    if (first === 0x1f && second === 0x8b) {
        return {
            form: 'unreadable',
            code: 'still-compressed',
            message: 'The input is compressed twice. Run gunzip once.',
        };
    }
    if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
        return { form: 'unreadable', code: 'utf-16', message: UTF16 };
    }
    const zero = bytes.subarray(0, SNIFFED_BYTES).indexOf(0);
    if (zero === 0 || zero === 1)
        return { form: 'unreadable', code: 'utf-16', message: UTF16 };
    if (zero > 0)
        return {
            form: 'unreadable',
            code: 'not-text',
            message: 'The input is not text: it has NUL bytes. Give JSON or YAML.',
        };
    const skip = first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0;
    for (let i = skip; i < bytes.length; i++) {
        const byte = bytes[i] ?? 0;
        if (!isBlank(byte))
            return { form: byte === OPEN_BRACE || byte === OPEN_BRACKET ? 'json' : 'yaml', skip };
    }
    return { form: 'blank' };
}
function readYaml(file, bytes, collector, limits) {
    const text = decode(bytes);
    if (text === null) {
        const message = 'The input is not UTF-8 text, so neither JSON nor YAML. Take it again.';
        collector.problem('error', 'invalid-utf8', message, { file, line: 1, column: 1 });
        return;
    }
    const { manifests, problems } = (0,parse/* parseManifests */.Ye)(text, file, yamlLimits(limits));
    for (const { severity, code, message, place, picture } of problems) {
        collector.problem(severity, code, message, place, picture);
    }
    if (MAY_BE_PART.test(text))
        for (const { value } of (0,read/* readYaml */.g)((0,manifest_document/* startReading */.Bg)((0,source_text/* sourceText */.rI)(file, text), yamlLimits(limits)))) {
            const fault = partIn(value);
            if (fault !== null)
                collector.problem('error', fault.code, fault.message, { file, line: 1, column: 1 });
        }
    for (const manifest of manifests) {
        const place = (path = []) => manifest.placeOf(path);
        if (!collector.add(manifest.object, { file, label: `line ${manifest.place.line}`, place }))
            return;
    }
}
const MAY_BE_PART = /\b(?:continue|remainingItemCount)["']?[ \t]*:/;
function partIn(value) {
    if (!(0,manifest/* isObject */.Gv)(value) || !Array.isArray(value['items']))
        return null;
    return partOf(value) ?? value['items'].map(partIn).find((fault) => fault !== null) ?? null;
}
function yamlLimits({ yamlBytes, depth }) {
    return {
        ...limits/* LIMITS */.b1,
        bytesPerFile: yamlBytes,
        documentsPerFile: yamlBytes / 4,
        depth,
        nodesPerFile: yamlBytes / 2,
        nodesPerDocument: yamlBytes / 2,
    };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/compact-lines.js


class CompactLines {
    ofNodes = new SortedLines();
    ofObjects = new SortedLines();
    get nodes() {
        return this.ofNodes.length;
    }
    get objects() {
        return this.ofObjects.length;
    }
    get bytes() {
        return this.ofNodes.bytes + this.ofObjects.bytes;
    }
    node(state) {
        this.ofNodes.add(nodeLine(state));
    }
    object(object) {
        this.ofObjects.add((0,canonical/* canonicalJson */.dj)(object));
    }
    *sorted() {
        yield* this.ofNodes.sorted();
        yield* this.ofObjects.sorted();
    }
}
const BEYOND_UTF16 = 0xee;
class SortedLines {
    lines = [];
    isPlain = true;
    bytes = 0;
    get length() {
        return this.lines.length;
    }
    add(line) {
        const bytes = Buffer.from(line);
        if (bytes.length !== line.length && this.isPlain)
            this.isPlain = bytes.every((byte) => byte < BEYOND_UTF16);
        this.lines.push(bytes);
        this.bytes += bytes.length;
    }
    sorted() {
        return this.lines.toSorted(this.isPlain ? (a, b) => a.compare(b) : byText);
    }
}
function byText(one, other) {
    const [a, b] = [one.toString(), other.toString()];
    return a < b ? -1 : a > b ? 1 : 0;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/digest.js

function digestOf(lines) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const line of lines.sorted())
        hash.update(line).update('\n');
    return `sha256:${hash.digest('hex')}`;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/node-names.js
var node_names = __webpack_require__(62590);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/values/names.js
var names = __webpack_require__(96217);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/keeper.js




function fleetKeeper() {
    const nodes = [];
    const objects = [];
    let lines = new CompactLines();
    return {
        isFleet: true,
        node: (state) => {
            nodes.push(state);
            lines.node(state);
        },
        object: (manifest) => {
            objects.push(manifest);
            lines.object(manifest.object);
        },
        get nodes() {
            return nodes.length;
        },
        get objects() {
            return objects.length;
        },
        get bytes() {
            return lines.bytes;
        },
        empty: () => {
            nodes.length = 0;
            objects.length = 0;
            lines = new CompactLines();
        },
        finish: (takenAt) => {
            const digest = digestOf(lines);
            lines = new CompactLines();
            return { ...inOrder({ nodes, objects }), takenAt, digest };
        },
    };
}
function compactKeeper(hashesNodeNames) {
    let lines = new CompactLines();
    return {
        isFleet: false,
        node: (state) => {
            lines.node(hashesNodeNames ? (0,node_names/* hideNode */.$$)(state) : state);
        },
        object: (manifest) => {
            lines.object((hashesNodeNames ? (0,node_names/* hideObject */.ut)(manifest) : manifest).object);
        },
        get nodes() {
            return lines.nodes;
        },
        get objects() {
            return lines.objects;
        },
        get bytes() {
            return lines.bytes;
        },
        empty: () => {
            lines = new CompactLines();
        },
        finish: (takenAt) => ({ takenAt, lines }),
    };
}
function inOrder({ nodes, objects }) {
    return { nodes: [...nodes].sort((a, b) => (0,names/* byName */.nG)(a.name, b.name)), objects: [...objects].sort(byIdentity) };
}
function byIdentity(a, b) {
    return ((0,names/* byName */.nG)(a.kind, b.kind) ||
        (0,names/* byName */.nG)(a.namespace ?? '', b.namespace ?? '') ||
        (0,names/* byName */.nG)(a.name, b.name) ||
        (0,names/* byName */.nG)(a.apiVersion, b.apiVersion));
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/read.js




function createSnapshotReader(limits = snapshot_limits/* DEFAULT_LIMITS */.dR) {
    return readerInto(fleetKeeper(), limits);
}
function createCompactReader(hashesNodeNames, limits = snapshot_limits/* DEFAULT_LIMITS */.dR) {
    return readerInto(compactKeeper(hashesNodeNames), limits);
}
function readerInto(keeper, limits) {
    const collector = new Collector(limits, keeper);
    const budget = { left: limits.bytes };
    return {
        input: (file) => new SnapshotInput(file, collector, limits, budget),
        page: (source, items, type) => {
            const place = startOf(source);
            return items.every((item, index) => collector.add(item, { file: source, label: `items[${index}]`, place }, type));
        },
        finish: () => collector.finish(),
    };
}
function startOf(file) {
    return () => ({ file, line: 1, column: 1 });
}


/***/ })

};
