export const id = 787;
export const ids = [787];
export const modules = {

/***/ 7168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ loadSnapshot),
/* harmony export */   W: () => (/* binding */ loadCompact)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6466);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8877);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8522);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3972);
/* harmony import */ var _text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2938);
/* harmony import */ var _snapshot_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3907);
/* harmony import */ var _snapshot_read_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3104);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9125);










const CHUNK_BYTES = 1024 ** 2;
function loadSnapshot(paths, { stdin = process.stdin, limits = limitsOfProcess() } = {}) {
    return readFiles((0,_snapshot_read_js__WEBPACK_IMPORTED_MODULE_7__/* .createSnapshotReader */ .G)(limits), paths, stdin);
}
function loadCompact(path) {
    return readFiles((0,_snapshot_read_js__WEBPACK_IMPORTED_MODULE_7__/* .createCompactReader */ .f)(), [path], process.stdin);
}
const BYTES_IN_MEMORY = 4;
function limitsOfProcess() {
    return { ..._snapshot_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_LIMITS */ .dR, fleetBytes: (0,node_v8__WEBPACK_IMPORTED_MODULE_3__.getHeapStatistics)().heap_size_limit / BYTES_IN_MEMORY };
}
async function readFiles(reader, paths, stdin) {
    for (const path of paths) {
        const isStdin = path === '-';
        const input = reader.input(isStdin ? 'standard input' : path);
        const bytes = isStdin ? stdin : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { highWaterMark: CHUNK_BYTES });
        try {
            for await (const chunk of inflated(bytes))
                if (!input.push(chunk))
                    break;
        }
        catch (error) {
            input.fail(...reasonOf(error, path));
        }
        input.end();
    }
    return reader.finish();
}
async function* inflated(bytes) {
    const rest = bytes[Symbol.asyncIterator]();
    let head = Buffer.alloc(0);
    for (let isMore = true; isMore && head.length < 2;) {
        const next = await rest.next();
        isMore = next.done !== true;
        if (next.done !== true)
            head = Buffer.concat([head, next.value]);
    }
    async function* all() {
        yield head;
        yield* { [Symbol.asyncIterator]: () => rest };
    }
    if (head[0] !== 0x1f || head[1] !== 0x8b) {
        yield* all();
        return;
    }
    const gunzip = (0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.createGunzip)({ chunkSize: CHUNK_BYTES });
    const fed = (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(all()), gunzip);
    fed.catch(() => undefined);
    for await (const chunk of gunzip)
        yield chunk;
    await fed;
}
function reasonOf(error, path) {
    const file = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `The snapshot ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(path))}`;
    const reason = (0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$)(error);
    if (reason === '')
        throw error;
    if (reason === 'ENOENT') {
        const command = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(`kubectl get nodes -o json | fleetplan snapshot - > ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(path)}`);
        return ['not-found', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${file} does not exist. Take it first: ${command}.`];
    }
    if (reason === 'EISDIR')
        return ['not-a-file', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${file} is a folder. Name the files in it.`];
    if (reason === 'EACCES' || reason === 'EPERM')
        return ['not-allowed', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${file} may not be read by this user. Change its permissions.`];
    return reason.startsWith('Z_')
        ? ['broken-gzip', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${file} is a gzip file that is cut off or damaged. Take it again.`]
        : ['unreadable', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${file} cannot be read (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(reason))}). Check the path.`];
}


/***/ }),

/***/ 1370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RW: () => (/* binding */ parseHeader),
/* harmony export */   Tx: () => (/* binding */ CompactLines),
/* harmony export */   gN: () => (/* binding */ isHeader),
/* harmony export */   yg: () => (/* binding */ compactParts)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _text_instant_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5357);
/* harmony import */ var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5288);
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4585);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);
/* harmony import */ var _copy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9426);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6153);







class CompactLines {
    ofNodes = [];
    ofObjects = [];
    bytes = 0;
    get nodes() {
        return this.ofNodes.length;
    }
    get objects() {
        return this.ofObjects.length;
    }
    add(kind, object) {
        const line = Buffer.from((0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)(object));
        (kind === 'Node' ? this.ofNodes : this.ofObjects).push(line);
        this.bytes += line.length;
    }
    *sorted() {
        for (const lines of [this.ofNodes, this.ofObjects])
            yield* lines.toSorted((a, b) => a.compare(b));
    }
    digest() {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        for (const line of this.sorted())
            hash.update(line).update('\n');
        return `sha256:${hash.digest('hex')}`;
    }
}
const COMPACT_VERSION = 1;
const PART_LENGTH = 1024 ** 2;
function* compactParts(lines, takenAt) {
    const at = takenAt === null ? null : (0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatInstant */ .r)(takenAt);
    const { nodes, objects } = lines;
    let part = `${JSON.stringify({ fleetplan: 'snapshot', version: COMPACT_VERSION, takenAt: at, nodes, objects })}\n`;
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
function isHeader(value) {
    return (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv)(value) && Object.hasOwn(value, 'fleetplan');
}
function parseHeader(value) {
    const { fleetplan, version, nodes, objects, takenAt, nodeNames = 'plain' } = value;
    if (fleetplan !== 'snapshot' || version !== COMPACT_VERSION || nodeNames !== 'plain')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `This is no snapshot of version ${COMPACT_VERSION} with plain node names. Take it again.`;
    if (!isCount(nodes) || !isCount(objects))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `The header lacks the number of nodes and objects that follow.`;
    const instant = typeof takenAt === 'string' ? (0,_status_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInstant */ .nV)(takenAt) : null;
    if (takenAt === null || instant !== null)
        return { takenAt: instant, nodes, objects };
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `The header has takenAt ${(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0)(takenAt)}, not a time such as ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('2026-01-31T12:00:00Z')}.`;
}
function isCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}


/***/ }),

/***/ 3104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ createCompactReader),
  G: () => (/* binding */ createSnapshotReader)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/canonical.js
var canonical = __webpack_require__(5288);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/fields.js
var fields = __webpack_require__(3549);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/manifest.js
var manifest = __webpack_require__(4585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/problem.js
var problem = __webpack_require__(7085);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/compact.js
var compact = __webpack_require__(1370);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/copy.js
var copy = __webpack_require__(9426);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/kept.js + 1 modules
var kept = __webpack_require__(9371);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/limits.js
var snapshot_limits = __webpack_require__(3907);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/list.js




function listOf(value) {
    if (Array.isArray(value))
        return { items: value, itemType: null };
    if (!(0,manifest/* isObject */.Gv)(value))
        return null;
    const { kind, apiVersion, items = null, metadata } = value;
    if (kind !== undefined && (typeof kind !== 'string' || !kind.endsWith('List')))
        return null;
    const itemType = itemTypeOf(kind, apiVersion);
    const isKept = kind === 'List' || (itemType && (0,kept/* ruleFor */.sG)(itemType.apiVersion, itemType.kind));
    if (items === null && !isKept)
        return Object.hasOwn(value, 'items') ? { items: [], itemType } : null;
    if (!Array.isArray(items)) {
        const message = (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)('items')} is ${(0,copy/* describe */.q0)(items)}, not a list of objects. Take it with ${(0,text_text/* code */.aY)('kubectl get')}.`;
        return { code: 'wrong-type', message };
    }
    const { continue: next = '', remainingItemCount = 0 } = (0,manifest/* isObject */.Gv)(metadata) ? metadata : {};
    if (next !== '' || remainingItemCount !== 0) {
        const message = (0,text_text/* text */.Qq) `The list is one page of several (${(0,text_text/* code */.aY)('metadata.continue')}), and the other items are missing. Take it with ${(0,text_text/* code */.aY)('kubectl get')}, which reads all pages.`;
        return { code: 'partial-list', message };
    }
    return { items, itemType };
}
function itemTypeOf(kind, apiVersion) {
    if (typeof kind !== 'string' || typeof apiVersion !== 'string' || !/.List$/.test(kind))
        return null;
    return { apiVersion, kind: kind.slice(0, -'List'.length) };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/status.js
var snapshot_status = __webpack_require__(6153);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/snapshot.js
var snapshot = __webpack_require__(8143);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/node.js






function nodeState(name, object, defects) {
    const { metadata = null, spec = null, status = null } = object;
    const createdAt = (0,snapshot_status/* timeIn */.Hi)(metadata, 'creationTimestamp');
    if (createdAt === null && !defects.some(({ path }) => path[1] === 'creationTimestamp')) {
        const says = (0,text_text/* text */.Qq) `is missing; controllers order nodes by their creation`;
        defects.push({ code: 'invalid-time', path: ['metadata', 'creationTimestamp'], says });
    }
    const unschedulable = (0,fields/* fieldAt */.UK)(spec, 'unschedulable') ?? false;
    if (typeof unschedulable !== 'boolean') {
        const says = (0,text_text/* text */.Qq) `is ${(0,copy/* describe */.q0)(unschedulable)}, not true or false`;
        defects.push({ code: 'wrong-type', path: ['spec', 'unschedulable'], says });
    }
    const conditions = (0,fields/* itemsIn */.Un)(status, 'conditions');
    const lifecycle = snapshot/* LIFECYCLE */.VD.filter((type) => conditions.some((one) => (0,fields/* textIn */.r7)(one, 'type') === type && (0,fields/* textIn */.r7)(one, 'status') === 'True'));
    return {
        name,
        labels: textsIn(metadata, 'labels'),
        annotations: textsIn(metadata, 'annotations'),
        taints: (0,fields/* itemsIn */.Un)(spec, 'taints').map((taint, index) => taintOf(taint, index, defects)),
        unschedulable: unschedulable === true,
        ready: readyOf(conditions, defects),
        ...(lifecycle.length === 0 ? {} : { lifecycle }),
        deletingSince: (0,snapshot_status/* timeIn */.Hi)(metadata, 'deletionTimestamp'),
        createdAt: createdAt ?? 0,
    };
}
function textsIn(metadata, key) {
    return ((0,fields/* objectIn */.D7)(metadata, key) ?? (0,copy/* emptyObject */.vB)());
}
function taintOf(taint, index, defects) {
    const written = (key, most) => {
        const value = (0,fields/* fieldAt */.UK)(taint, key) ?? '';
        if (typeof value === 'string' && value.length <= most && (value !== '' || key === 'value'))
            return value;
        const says = (0,text_text/* text */.Qq) `is ${(0,copy/* describe */.q0)((0,fields/* fieldAt */.UK)(taint, key))}, not a text of 1 to ${most} characters`;
        defects.push({ code: 'invalid-taint', path: ['spec', 'taints', index, key], says });
        return '';
    };
    return {
        key: written('key', snapshot_limits/* LABEL_KEY_LENGTH */.ul),
        value: written('value', snapshot_limits/* LABEL_VALUE_LENGTH */.I$),
        effect: written('effect', snapshot_limits/* LABEL_VALUE_LENGTH */.I$),
    };
}
const STATUSES = ['True', 'False', 'Unknown'];
function readyOf(conditions, defects) {
    const isLifecycle = (one) => snapshot/* LIFECYCLE */.VD.some((type) => (0,fields/* textIn */.r7)(one, 'type') === type);
    const found = new Set(conditions.filter((one) => !isLifecycle(one)).map((one) => (0,fields/* fieldAt */.UK)(one, 'status')));
    if (found.size === 0)
        return 'missing';
    const [first] = found;
    const status = STATUSES.find((one) => one === first);
    if (found.size === 1 && status !== undefined)
        return status;
    const says = found.size > 1
        ? (0,text_text/* text */.Qq) `has several Ready conditions that differ`
        : (0,text_text/* text */.Qq) `has a Ready condition with ${(0,copy/* describe */.q0)(first)}, not True, False or Unknown`;
    defects.push({ code: 'invalid-condition', path: ['status', 'conditions'], says });
    return 'Unknown';
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/redact.js
var redact = __webpack_require__(5962);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/collector.js














const MAX_KINDS = 1_000;
const KINDS_SHOWN = 10;
const KUBECTL_GET = (0,text_text/* code */.aY)('kubectl get -o json');
class Collector {
    limits;
    isPlanned;
    lines = new compact/* CompactLines */.Tx();
    nodes = [];
    objects = [];
    seen = new Map();
    dropped = new Map();
    targets = 0;
    oldest = null;
    problems = [];
    perCode = new Map();
    errors = 0;
    constructor(limits, isPlanned) {
        this.limits = limits;
        this.isPlanned = isPlanned;
    }
    get counts() {
        let dropped = 0;
        for (const of of this.dropped.values())
            dropped += of;
        const { nodes, objects } = this.lines;
        return { nodes, objects, dropped, errors: this.errors };
    }
    report(problem) {
        const key = `${problem.severity} ${problem.code}`;
        if (problem.severity === 'error')
            this.errors++;
        const counted = this.perCode.get(key) ?? { count: 0, first: problem };
        this.perCode.set(key, counted);
        counted.count++;
        if (counted.count <= this.limits.problemsPerCode)
            this.problems.push(problem);
    }
    takenAt(instant) {
        this.oldest = Math.min(instant, this.oldest ?? instant);
    }
    add(value, origin, itemType = null) {
        const list = listOf(value);
        if (list !== null && 'message' in list) {
            this.report((0,problem/* errorAt */.Os)(origin.place(), list.code, list.message));
            return true;
        }
        if (list !== null)
            return list.items.every((item, index) => {
                const step = Array.isArray(value) ? [index] : ['items', index];
                const label = `${origin.label}.items[${index}]`;
                const inner = { ...origin, label, place: (path = []) => origin.place([...step, ...path]) };
                return (0,manifest/* isObject */.Gv)(item) && listOf(item) !== null
                    ? this.refuse(inner, 'nested-lists', (0,text_text/* text */.Qq) `is a list in a list in a list`)
                    : this.add(item, inner, list.itemType);
            });
        if (!(0,manifest/* isObject */.Gv)(value))
            return this.refuse(origin, 'not-an-object', (0,text_text/* text */.Qq) `is ${(0,copy/* describe */.q0)(value)}, not a Kubernetes object`);
        const { apiVersion = itemType?.apiVersion, kind = itemType?.kind, metadata } = value;
        if (typeof apiVersion !== 'string' || typeof kind !== 'string' || apiVersion === '' || kind === '')
            return this.refuse(origin, 'missing-kind', (0,text_text/* text */.Qq) `has no apiVersion and kind; take objects with ${KUBECTL_GET}`);
        if ((0,manifest/* groupOf */.F8)(apiVersion) === 'meta.k8s.io' || (kind === 'Status' && apiVersion === 'v1'))
            return this.refuse(origin, 'not-an-object', (0,text_text/* text */.Qq) `is a ${(0,copy/* quote */.hD)(kind)}, no object of the cluster; take objects with ${KUBECTL_GET}`);
        const typed = value['kind'] === kind && value['apiVersion'] === apiVersion ? value : { ...value, apiVersion, kind };
        const redacted = (0,redact/* redactObject */.ll)(apiVersion, kind, typed, this.limits.depth);
        if (redacted === null)
            return this.drop(kind);
        if ((0,kept/* ruleFor */.sG)(apiVersion, kind)?.kept.isTarget)
            this.targets++;
        const { name, namespace = '' } = (0,manifest/* isObject */.Gv)(metadata) ? metadata : {};
        if (typeof name !== 'string' || name === '' || name.length > snapshot_limits/* NAME_LENGTH */.xt)
            return this.refuse(origin, 'missing-name', (0,text_text/* text */.Qq) `is a ${(0,copy/* quote */.hD)(kind)} with ${(0,copy/* describe */.q0)(name)} as its name; a name has 1 to 253 characters`);
        if (namespace !== null && (typeof namespace !== 'string' || namespace.length > snapshot_limits/* NAME_LENGTH */.xt))
            return this.refuse(origin, 'wrong-type', (0,text_text/* text */.Qq) `has ${(0,copy/* describe */.q0)(namespace)} as its metadata.namespace`);
        const isScoped = namespace !== null && namespace !== '' && !(0,kept/* isClusterScoped */.Z6)(apiVersion, kind);
        return this.keep({ apiVersion, kind, namespace: isScoped ? namespace : null, name }, redacted, origin);
    }
    drop(kind) {
        const counted = this.dropped.has(kind) || this.dropped.size < MAX_KINDS ? kind : 'other';
        this.dropped.set(counted, (this.dropped.get(counted) ?? 0) + 1);
        return true;
    }
    keep(identity, { object, defects: found }, origin) {
        const { apiVersion, kind, name, namespace } = identity;
        const { file, label } = origin;
        const key = `${(0,manifest/* groupOf */.F8)(apiVersion)}/${kind}/${namespace ?? ''}/${name}`;
        const spec = (0,kept/* isDefinition */.gN)(identity) ? (0,canonical/* canonicalJson */.dj)(object['spec'] ?? null) : undefined;
        const first = this.seen.get(key);
        if (first !== undefined) {
            const both = (0,text_text/* text */.Qq) `${titleOf(identity)} is listed twice: in ${named(first)} and in ${named(origin)}.`;
            const id = kind === 'Node' ? 'duplicate-node' : 'duplicate-object';
            if (spec === undefined)
                this.report((0,problem/* errorAt */.Os)(origin.place(), id, (0,text_text/* text */.Qq) `${both} Remove one of them.`));
            else if (spec !== first.spec) {
                const message = (0,text_text/* text */.Qq) `${both} The two definitions differ, and the first is used. Plan each cluster by itself.`;
                this.report((0,problem/* warningAt */.MK)(origin.place(), 'several-definitions', message));
            }
            return spec === undefined || this.drop(kind);
        }
        this.seen.set(key, spec === undefined ? { file, label } : { file, label, spec });
        if (this.isFull(kind, origin))
            return false;
        const defects = [...found];
        this.lines.add(kind, object);
        const place = origin.place();
        if (kind === 'Node') {
            const node = nodeState(name, object, defects);
            if (this.isPlanned)
                this.nodes.push(node);
        }
        else if (this.isPlanned)
            this.objects.push({ ...identity, object, place, placeOf: () => place });
        for (const { code: id, path, says } of defects) {
            const message = (0,text_text/* text */.Qq) `${titleOf(identity)} (${(0,text_text/* literal */.eu)(label)}): ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)((0,fields/* pathText */.LF)(path), 200))} ${says}.`;
            this.report((0,problem/* errorAt */.Os)(origin.place(path), id, message));
        }
        return true;
    }
    isFull(kind, origin) {
        const { limits, lines } = this;
        const isOutOfMemory = this.isPlanned && lines.bytes >= limits.fleetBytes;
        const isRoom = kind === 'Node' ? lines.nodes < limits.nodes : lines.objects < limits.objects;
        if (isRoom && !isOutOfMemory)
            return false;
        const most = (0,text_text/* text */.Qq) `${limits.nodes} nodes, ${limits.objects} other objects, ${Math.floor(limits.fleetBytes)} bytes in memory`;
        const message = (0,text_text/* text */.Qq) `The snapshot has more than can be read (${most}). Take one of each cluster, give Node.js more memory (${(0,text_text/* code */.aY)('NODE_OPTIONS=--max-old-space-size=8192')}), or leave the pods out: then blockers of drains are unknown.`;
        this.report((0,problem/* errorAt */.Os)(origin.place(), 'too-large', message));
        this.nodes.length = 0;
        this.objects.length = 0;
        this.lines = new compact/* CompactLines */.Tx();
        this.seen.clear();
        return true;
    }
    refuse({ label, place }, id, says) {
        this.report((0,problem/* errorAt */.Os)(place(), id, (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(label)} ${says}.`));
        return true;
    }
    finish() {
        const { dropped, lines } = this;
        if (dropped.size > 0)
            this.report((0,problem/* infoAt */.Ij)(null, 'objects-left-out', droppedMessage(dropped)));
        if (this.targets === 0 && this.errors === 0) {
            const message = (0,text_text/* text */.Qq) `The snapshot has ${(0,text_text/* count */.U9)(lines.objects, 'object')}, but no target: no nodes, member clusters, node claims, workloads or pods. An empty fleet is never assumed.`;
            this.report((0,problem/* errorAt */.Os)(null, 'empty-snapshot', message));
        }
        const unlisted = [...this.perCode.values()].flatMap(({ count: all, first }) => {
            const more = all - this.limits.problemsPerCode;
            const message = (0,text_text/* text */.Qq) `${more} more problems ${(0,text_text/* code */.aY)(first.code)} are not listed.`;
            return more > 0 ? [{ ...first, message, place: null }] : [];
        });
        return { takenAt: this.oldest, problems: [...this.problems, ...unlisted] };
    }
    fleet(takenAt) {
        const digest = this.lines.digest();
        this.lines = new compact/* CompactLines */.Tx();
        return {
            nodes: this.nodes.toSorted((a, b) => (0,lookup/* byName */.nG)(a.name, b.name)),
            objects: this.objects.toSorted((a, b) => (0,lookup/* byName */.nG)(a.kind, b.kind) ||
                (0,lookup/* byName */.nG)(a.namespace ?? '', b.namespace ?? '') ||
                (0,lookup/* byName */.nG)(a.name, b.name) ||
                (0,lookup/* byName */.nG)(a.apiVersion, b.apiVersion)),
            takenAt,
            digest,
        };
    }
}
function titleOf(identity) {
    return (0,text_text/* code */.aY)((0,visible/* placedTitleOf */.J$)(identity));
}
function named({ file, label }) {
    return (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(file)} (${(0,text_text/* literal */.eu)(label)})`;
}
function droppedMessage(dropped) {
    const kinds = [...dropped].sort(([a, n], [b, m]) => m - n || (0,lookup/* byName */.nG)(a, b));
    const total = kinds.reduce((sum, [, of]) => sum + of, 0);
    const listed = kinds.map(([kind, of]) => (0,text_text/* text */.Qq) `${of} ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(kind, 80))}`);
    return (0,text_text/* text */.Qq) `Left out ${(0,text_text/* count */.U9)(total, 'object')} of kinds that fleetplan does not use: ${(0,text_text/* few */.H$)(listed, KINDS_SHOWN)}.`;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/json.js
var json = __webpack_require__(7914);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/limits.js
var manifest_limits = __webpack_require__(7228);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/parse.js + 1 modules
var parse = __webpack_require__(3315);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/json-splitter.js


const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;
const NEVER = 0;
const KEY_BYTES = 1024;
const LAST_KEY = /(?:^|[{,\s])("(?:[^"\\]|\\.)*")[ \t\r\n]*:[ \t\r\n]*$/;
function isBlank(byte) {
    return byte === 0x20 || byte === LINE_FEED || byte === 0x0d || byte === 0x09;
}
function opens(byte) {
    return byte === OPEN_BRACE || byte === OPEN_BRACKET;
}
class JsonSplitter {
    sink;
    mostBytes;
    failed = false;
    bytes = new Uint8Array();
    base = 0;
    line = 1;
    lineStart = 0;
    from = -1;
    depth = 0;
    inString = false;
    isEscaped = false;
    elementDepth = NEVER;
    elements = 0;
    element = null;
    frameAt = { line: 1, column: 1 };
    frame = [];
    frameBytes = 0;
    constructor(sink, mostBytes) {
        this.sink = sink;
        this.mostBytes = mostBytes;
    }
    push(chunk) {
        const known = this.bytes.length;
        this.bytes = known === 0 ? chunk : Buffer.concat([this.bytes, chunk]);
        for (let i = known; i < this.bytes.length && !this.failed;)
            i = this.inString ? this.string(i) : this.structure(i);
        if (this.failed)
            return;
        const kept = this.from < 0 ? this.bytes.length : this.from;
        this.checkSize(this.bytes.length - kept);
        this.base += kept;
        this.bytes = new Uint8Array(this.bytes.subarray(kept));
        if (this.from >= 0)
            this.from = 0;
    }
    end() {
        if (this.failed || this.depth === 0)
            return;
        const message = (0,text_text/* text */.Qq) `The input ends in the middle of a JSON value (${this.elements} complete items): it was cut off. Take it again.`;
        this.fault('truncated', message, this.at(this.bytes.length));
    }
    string(from) {
        const { bytes } = this;
        let { isEscaped } = this;
        for (let i = from; i < bytes.length; i++) {
            const byte = bytes[i];
            if (isEscaped)
                isEscaped = false;
            else if (byte === BACKSLASH)
                isEscaped = true;
            else if (byte === QUOTE) {
                this.isEscaped = false;
                this.inString = false;
                return i + 1;
            }
        }
        this.isEscaped = isEscaped;
        return bytes.length;
    }
    structure(from) {
        const { bytes } = this;
        for (let i = from; i < bytes.length; i++) {
            const byte = bytes[i] ?? 0;
            if (byte === 0x20)
                continue;
            if (byte === LINE_FEED) {
                this.line++;
                this.lineStart = this.base + i + 1;
            }
            else if (opens(byte))
                this.open(i, byte);
            else if (this.depth === 0) {
                if (isBlank(byte))
                    continue;
                this.fault('json-syntax', (0,text_text/* text */.Qq) `This is not JSON: expected an object or a list.`, this.at(i));
            }
            else if (byte === QUOTE) {
                this.inString = true;
                return i + 1;
            }
            else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET)
                this.close(i, byte);
            if (this.failed)
                return i;
        }
        return bytes.length;
    }
    open(i, byte) {
        if (this.depth === 0) {
            this.elementDepth = byte === OPEN_BRACE ? NEVER : 1;
            this.elements = 0;
            this.frame = [];
            this.frameBytes = 0;
            this.frameAt = this.at(i);
            this.from = i;
        }
        else if (this.element === null) {
            if (this.depth === this.elementDepth && byte === OPEN_BRACE) {
                this.addToFrame(new Uint8Array(this.bytes.subarray(this.from, i)));
                this.element = this.at(i);
                this.from = i;
            }
            else if (this.opensItems(i, byte))
                this.elementDepth = 2;
        }
        this.depth++;
    }
    opensItems(i, byte) {
        if (this.depth !== 1 || byte !== OPEN_BRACKET || this.elementDepth === 1)
            return false;
        const before = this.bytes.subarray(Math.max(this.from, i - KEY_BYTES), i);
        const [, key = ''] = LAST_KEY.exec(Buffer.from(before).toString('latin1')) ?? [];
        return (0,json/* parsedJson */.U4)(key) === 'items';
    }
    close(i, byte) {
        this.depth--;
        if (this.element !== null) {
            if (this.depth === this.elementDepth)
                this.endElement(i, this.element);
        }
        else if (this.depth === 0) {
            this.addToFrame(new Uint8Array(this.bytes.subarray(this.from, i + 1)));
            this.from = -1;
            if (!this.failed)
                this.sink.value({ ...this.frameAt, bytes: Buffer.concat(this.frame) }, this.elements);
        }
        else if (this.depth < this.elementDepth && byte === CLOSE_BRACKET)
            this.elementDepth = NEVER;
    }
    endElement(i, element) {
        const bytes = this.bytes.subarray(this.from, i + 1);
        this.checkSize(bytes.length);
        this.element = null;
        this.from = i + 1;
        const { line, column } = this.at(i);
        const lines = line - element.line;
        const columns = Math.max(0, lines > 0 ? column - 1 : column - element.column - 1);
        this.addToFrame(Buffer.from(`{${'\n'.repeat(lines)}${' '.repeat(columns)}}`));
        if (!this.failed)
            this.sink.element({ ...element, bytes }, this.elements++, () => Buffer.concat(this.frame));
    }
    addToFrame(bytes) {
        this.checkSize(bytes.length);
        this.frame.push(bytes);
        this.frameBytes += bytes.length;
    }
    checkSize(bytes) {
        const size = this.element === null ? this.frameBytes + bytes : bytes;
        if (size <= this.mostBytes)
            return;
        const what = this.element === null ? (0,text_text/* text */.Qq) `What is around the items` : (0,text_text/* text */.Qq) `Item ${this.elements}`;
        const message = (0,text_text/* text */.Qq) `${what} has more than ${this.mostBytes} bytes: this is no list of objects of a cluster.`;
        this.fault('too-large', message, this.element ?? this.at(this.bytes.length));
    }
    fault(code, message, at) {
        if (!this.failed)
            this.sink.fault(code, message, at);
        this.failed = true;
    }
    at(i) {
        return { line: this.line, column: this.base + i - this.lineStart + 1 };
    }
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/input.js










const SNIFFED_BYTES = 4_096;
const NOT_TEXT = (0,text_text/* text */.Qq) `The input is not UTF-8 text. ${(0,text_text/* code */.aY)('>')} of Windows PowerShell writes UTF-16: pipe to ${(0,text_text/* code */.aY)('Out-File -Encoding utf8')}. Unpack a file that is compressed twice.`;
class SnapshotInput {
    file;
    collector;
    limits;
    budget;
    before;
    form = 'unknown';
    chunks = [];
    bytes = 0;
    stopped = false;
    splitter;
    values = 0;
    itemType = null;
    section = null;
    constructor(file, collector, limits, budget) {
        this.file = file;
        this.collector = collector;
        this.limits = limits;
        this.budget = budget;
        this.before = collector.counts;
        const sink = {
            element: this.element.bind(this),
            value: this.value.bind(this),
            fault: this.fail.bind(this),
        };
        this.splitter = new JsonSplitter(sink, limits.objectBytes);
    }
    push(chunk) {
        if (this.stopped)
            return false;
        this.budget.left -= chunk.length;
        this.bytes += chunk.length;
        if (this.budget.left < 0) {
            const message = (0,text_text/* text */.Qq) `The inputs have more than ${this.limits.bytes} bytes in all, after gunzip.`;
            return this.fail('too-large', message);
        }
        if (this.form === 'json')
            this.splitter.push(chunk);
        else {
            this.chunks.push(chunk);
            if (this.form === 'unknown' && this.bytes >= SNIFFED_BYTES)
                this.begin();
            if (this.form === 'yaml' && this.bytes > this.limits.yamlBytes) {
                const message = (0,text_text/* text */.Qq) `YAML of more than ${this.limits.yamlBytes} bytes is too slow to read. Take the snapshot with ${(0,text_text/* code */.aY)('kubectl get -o json')}.`;
                return this.fail('too-large', message);
            }
        }
        return !this.stopped;
    }
    end() {
        if (this.form === 'unknown' && !this.stopped)
            this.begin();
        if (this.form === 'json' && !this.stopped)
            this.splitter.end();
        if (this.form === 'yaml' && !this.stopped)
            this.readYaml();
        if (!this.stopped)
            this.endSection();
        this.chunks = [];
        const { nodes, objects, dropped, errors } = this.collector.counts;
        const { before } = this;
        const added = nodes + objects + dropped - before.nodes - before.objects - before.dropped;
        if (added > 0 || errors > before.errors)
            return;
        const message = (0,text_text/* text */.Qq) `The input has no objects, and an empty fleet is never assumed. Remove the input, or check why kubectl found nothing.`;
        this.fail('empty-snapshot', message);
    }
    fail(id, message, { line, column } = { line: 1, column: 1 }) {
        if (!this.stopped)
            this.collector.report((0,problem/* errorAt */.Os)({ file: this.file, line, column }, id, message));
        this.stopped = true;
        this.chunks = [];
        return false;
    }
    begin() {
        const bytes = Buffer.concat(this.chunks);
        if (bytes.subarray(0, SNIFFED_BYTES).some((byte) => byte < 0x09 || byte > 0xf7)) {
            this.fail('invalid-utf8', NOT_TEXT);
            return;
        }
        const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
        const content = hasMark ? bytes.subarray(3) : bytes;
        const first = content.find((byte) => !isBlank(byte));
        if (first === undefined)
            return;
        this.form = opens(first) ? 'json' : 'yaml';
        if (this.form === 'yaml')
            return;
        this.chunks = [];
        this.splitter.push(content);
    }
    readYaml() {
        const written = this.decoded(Buffer.concat(this.chunks));
        if (written === null)
            return;
        const { yamlBytes, depth } = this.limits;
        const nodes = { nodesPerFile: yamlBytes / 2, nodesPerDocument: yamlBytes / 2 };
        const limits = { ...manifest_limits/* LIMITS */.b1, ...nodes, bytesPerFile: yamlBytes, documentsPerFile: yamlBytes / 4, depth };
        const { documents, problem } = (0,parse/* wholeYaml */.bS)(written, this.file, limits);
        if (problem !== null)
            this.collector.report(problem);
        for (const { value, placeOf } of documents) {
            const place = (path = []) => placeOf(path);
            if (value === null)
                continue;
            if (!this.collector.add(value, { file: this.file, label: `line ${place().line}`, place }))
                return;
        }
    }
    element(piece, index, frame) {
        if (this.stopped)
            return;
        const list = index === 0 ? (0,json/* parsedJson */.U4)(`${Buffer.from(frame()).toString()}]}`) : undefined;
        if (index === 0)
            this.itemType = (0,manifest/* isObject */.Gv)(list) ? itemTypeOf(list['kind'], list['apiVersion']) : null;
        const value = this.parse(piece);
        if (value !== undefined)
            this.add(value, this.origin(`items[${index}]`, piece));
    }
    value(piece, elements) {
        if (this.stopped)
            return;
        const label = `value ${++this.values}`;
        const value = this.parse(piece);
        if (value === undefined)
            return;
        if ((0,compact/* isHeader */.gN)(value))
            this.beginSection(value, piece);
        else if (elements === 0)
            this.add(value, this.origin(label, piece));
        else {
            const list = listOf(value);
            if (list === null)
                this.fail('not-a-list', (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(label)} has items, but its kind is not a list.`, piece);
            else if ('message' in list)
                this.fail(list.code, list.message, piece);
            else
                for (const [index, item] of list.items.entries())
                    if (!(0,manifest/* isObject */.Gv)(item))
                        this.add(item, this.origin(`items[${index}]`, piece));
        }
    }
    add(value, origin) {
        if (!this.stopped && !this.collector.add(value, origin, this.itemType))
            this.stopped = true;
    }
    parse(piece) {
        const written = this.decoded(piece.bytes, piece);
        if (written === null)
            return undefined;
        const value = (0,json/* parsedJson */.U4)(written);
        if (value !== undefined)
            return value;
        const { line, column } = (0,json/* jsonProblem */.Io)(written, this.file)?.place ?? { line: 1, column: 1 };
        const at = { line: piece.line + line - 1, column: line === 1 ? piece.column + column - 1 : column };
        this.fail('json-syntax', (0,text_text/* text */.Qq) `This is not JSON.`, at);
        return undefined;
    }
    decoded(bytes, at) {
        if ((0,external_node_buffer_.isUtf8)(bytes))
            return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
        this.fail('invalid-utf8', NOT_TEXT, at);
        return null;
    }
    origin(label, { line, column }) {
        const { file } = this;
        return { file, label, place: () => ({ file, line, column }) };
    }
    beginSection(value, { line, column }) {
        this.endSection();
        const header = (0,compact/* parseHeader */.RW)(value);
        if ('parts' in header) {
            this.fail('invalid-header', header, { line, column });
            return;
        }
        if (header.takenAt !== null)
            this.collector.takenAt(header.takenAt);
        this.section = { header, place: { file: this.file, line, column }, before: this.collector.counts };
    }
    endSection() {
        if (this.section === null)
            return;
        const { header, place, before } = this.section;
        this.section = null;
        const now = this.collector.counts;
        const nodes = now.nodes - before.nodes;
        const objects = now.objects + now.dropped - before.objects - before.dropped;
        if (now.errors > before.errors || (nodes === header.nodes && objects === header.objects))
            return;
        const message = (0,text_text/* text */.Qq) `The header promises ${(0,text_text/* count */.U9)(header.nodes, 'node')} and ${header.objects} other objects; ${nodes} and ${objects} follow. The file was cut off or edited. Take the snapshot again.`;
        this.collector.report((0,problem/* errorAt */.Os)(place, 'truncated', message));
    }
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/read.js



function createSnapshotReader(limits = snapshot_limits/* DEFAULT_LIMITS */.dR) {
    return readerInto(new Collector(limits, true), limits, (collector, takenAt) => collector.fleet(takenAt));
}
function createCompactReader(limits = snapshot_limits/* DEFAULT_LIMITS */.dR) {
    return readerInto(new Collector(limits, false), limits, ({ lines }, takenAt) => ({ takenAt, lines }));
}
function readerInto(collector, limits, resultOf) {
    const budget = { left: limits.bytes };
    return {
        input: (file) => new SnapshotInput(file, collector, limits, budget),
        page: (file, items, type) => {
            const place = () => ({ file, line: 1, column: 1 });
            return items.every((item, index) => collector.add(item, { file, label: `items[${index}]`, place }, type));
        },
        finish: () => {
            const { takenAt, problems } = collector.finish();
            return { snapshot: resultOf(collector, takenAt), problems };
        },
    };
}


/***/ })

};
