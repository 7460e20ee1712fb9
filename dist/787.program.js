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
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6466);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8877);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8522);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9125);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3972);
/* harmony import */ var _snapshot_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3907);
/* harmony import */ var _snapshot_read_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3696);










const CHUNK_BYTES = 1024 ** 2;
function loadSnapshot(paths, sources = {}) {
    return readFiles((0,_snapshot_read_js__WEBPACK_IMPORTED_MODULE_8__/* .createSnapshotReader */ .G)(sources.limits ?? limitsOfProcess()), paths, sources);
}
function loadCompact(path) {
    return readFiles((0,_snapshot_read_js__WEBPACK_IMPORTED_MODULE_8__/* .createCompactReader */ .f)(), [path], {});
}
const BYTES_IN_MEMORY = 4;
function limitsOfProcess() {
    return { ..._snapshot_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_LIMITS */ .dR, fleetBytes: (0,node_v8__WEBPACK_IMPORTED_MODULE_4__.getHeapStatistics)().heap_size_limit / BYTES_IN_MEMORY };
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
    const file = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `The snapshot ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(path))}`;
    const reason = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    if (reason === 'ENOENT') {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        const made = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? '' : `mkdir -p ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(folder)} && `;
        const command = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(`${made}kubectl get nodes -o json | fleetplan snapshot - > ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(path)}`);
        return ['not-found', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `${file} does not exist. Take it first: ${command}.`];
    }
    if (reason === 'EISDIR')
        return ['not-a-file', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `${file} is a folder. Name the files in it.`];
    if (reason === 'EACCES' || reason === 'EPERM')
        return ['not-allowed', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `${file} may not be read by this user. Change its permissions.`];
    if (reason.startsWith('Z_'))
        return ['broken-gzip', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `${file} is a gzip file that is cut off or damaged. Take it again.`];
    if (reason !== '')
        return ['unreadable', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `${file} cannot be read (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(reason))}). Check the path.`];
    throw error;
}


/***/ }),

/***/ 1370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QO: () => (/* binding */ CompactSections),
/* harmony export */   gN: () => (/* binding */ isHeader),
/* harmony export */   yg: () => (/* binding */ compactParts)
/* harmony export */ });
/* harmony import */ var _text_instant_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5357);
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4585);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7085);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);
/* harmony import */ var _copy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9426);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6153);






const COMPACT_VERSION = 1;
const PART_LENGTH = 1024 ** 2;
function compactParts(lines, takenAt) {
    const at = takenAt === null ? null : (0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatInstant */ .r)(takenAt);
    const { nodes, objects } = lines;
    const header = { fleetplan: 'snapshot', version: COMPACT_VERSION, takenAt: at, nodes, objects };
    return { [Symbol.iterator]: () => partsOf(JSON.stringify(header), lines) };
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
function isHeader(value) {
    return (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(value) && Object.hasOwn(value, 'fleetplan');
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
        if ('parts' in header) {
            this.collector.report((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(place, 'invalid-header', header));
            return;
        }
        if (header.takenAt !== null)
            this.collector.takenAt(header.takenAt);
        this.open = { header, place, before: this.collector.counts };
    }
    end() {
        if (this.open === null)
            return;
        const { header, place, before } = this.open;
        this.open = null;
        const now = this.collector.counts;
        if (now.errors > before.errors)
            return;
        const nodes = now.nodes - before.nodes;
        const objects = now.objects + now.dropped - before.objects - before.dropped;
        if (nodes === header.nodes && objects === header.objects)
            return;
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `The header promises ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(header.nodes, 'node')} and ${header.objects} other objects; ${nodes} and ${objects} follow. The file was cut off or edited. Take the snapshot again.`;
        this.collector.report((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(place, 'truncated', message));
    }
}
function parseHeader(value) {
    const { fleetplan, version, nodes, objects, takenAt, nodeNames = 'plain' } = value;
    if (fleetplan !== 'snapshot')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `The header has fleetplan ${(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0)(fleetplan)}, not ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('snapshot')}.`;
    if (version !== COMPACT_VERSION)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `The snapshot has version ${(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0)(version)}; this fleetplan reads version ${COMPACT_VERSION}.`;
    if (nodeNames !== 'plain')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `The snapshot has node names that are ${(0,_copy_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0)(nodeNames)}, and none can be planned from them. Take the snapshot again.`;
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

/***/ 3696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ createCompactReader),
  G: () => (/* binding */ createSnapshotReader)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/manifest.js
var manifest = __webpack_require__(4585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/problem.js
var problem = __webpack_require__(7085);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/canonical.js
var canonical = __webpack_require__(5288);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
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
    if (!Object.hasOwn(value, 'items'))
        return withoutItems(value);
    const kind = value['kind'];
    if (kind !== undefined && (typeof kind !== 'string' || !kind.endsWith('List')))
        return null;
    const items = value['items'];
    if (items === null)
        return withoutItems(value) ?? { items: [], itemType: null };
    if (!Array.isArray(items)) {
        return {
            code: 'wrong-type',
            message: (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)('items')} is ${(0,copy/* describe */.q0)(items)}, not a list of objects.`,
        };
    }
    return partOf(value) ?? { items, itemType: itemTypeOf(kind, value['apiVersion']) };
}
function partOf(list) {
    const metadata = (0,manifest/* isObject */.Gv)(list['metadata']) ? list['metadata'] : {};
    const more = ['continue', 'remainingItemCount'].find((key) => !WHOLE.includes(metadata[key] ?? ''));
    if (more === undefined)
        return null;
    const message = (0,text_text/* text */.Qq) `The list has ${(0,text_text/* code */.aY)(`metadata.${more}`)}: it is one page of several, and the other items are missing. Take it with ${(0,text_text/* code */.aY)('kubectl get')}, which reads all pages.`;
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
    const isKept = (one) => (0,kept/* ruleFor */.sG)(one.apiVersion, one.kind) !== undefined || (0,kept/* meantKind */.s2)(one.apiVersion, one.kind) !== null;
    const isList = kind === 'List' || (item !== null && isKept(item));
    return isList
        ? {
            code: 'wrong-type',
            message: (0,text_text/* text */.Qq) `The list has no ${(0,text_text/* code */.aY)('items')}. Take it with ${(0,text_text/* code */.aY)('kubectl get')}.`,
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
    return (0,text_text/* text */.Qq) `is ${(0,manifest/* isObject */.Gv)(item) ? (0,copy/* quote */.hD)(JSON.stringify(item)) : (0,copy/* describe */.q0)(item)}, not a Kubernetes object`;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/instant-text.js
var instant_text = __webpack_require__(5357);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/status.js
var snapshot_status = __webpack_require__(6153);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/snapshot.js
var snapshot = __webpack_require__(8143);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/node.js







function nodeState(name, object, defects) {
    const metadata = mapAt(object, 'metadata');
    const spec = mapAt(object, 'spec');
    const createdAt = timeAt(metadata, 'creationTimestamp');
    if (createdAt === null && !defects.some(({ path }) => path[1] === 'creationTimestamp')) {
        const says = (0,text_text/* text */.Qq) `is missing; controllers order nodes by their creation`;
        defects.push({ code: 'invalid-time', path: ['metadata', 'creationTimestamp'], says });
    }
    const { unschedulable = false } = spec;
    if (typeof unschedulable !== 'boolean') {
        const says = (0,text_text/* text */.Qq) `is ${(0,copy/* describe */.q0)(unschedulable)}, not true or false`;
        defects.push({ code: 'wrong-type', path: ['spec', 'unschedulable'], says });
    }
    const conditions = mapAt(object, 'status')['conditions'];
    const lifecycle = lifecycleOf(conditions);
    return {
        name,
        labels: textsAt(metadata, 'labels'),
        annotations: textsAt(metadata, 'annotations'),
        taints: taintsOf(spec['taints'], defects),
        unschedulable: unschedulable === true,
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
    return typeof value === 'string' ? (0,snapshot_status/* parseInstant */.nV)(value) : null;
}
function textsAt(metadata, key) {
    return mapAt(metadata, key);
}
function taintsOf(list, defects) {
    if (!Array.isArray(list))
        return [];
    return list.map((item, index) => {
        const written = (key, maxLength) => {
            const value = (0,manifest/* isObject */.Gv)(item) ? item[key] : undefined;
            const isOptional = key === 'value' && (value === undefined || value === '');
            if (isOptional)
                return '';
            const isFilled = typeof value === 'string' && value !== '';
            if (isFilled && value.length <= maxLength)
                return value;
            const says = isFilled ? (0,text_text/* text */.Qq) `is too long` : (0,text_text/* text */.Qq) `is ${(0,copy/* describe */.q0)(value)}, not a text`;
            defects.push({ code: 'invalid-taint', path: ['spec', 'taints', index, key], says });
            return '';
        };
        return {
            key: written('key', snapshot_limits/* LABEL_KEY_LENGTH */.ul),
            value: written('value', snapshot_limits/* LABEL_VALUE_LENGTH */.I$),
            effect: written('effect', snapshot_limits/* LABEL_VALUE_LENGTH */.I$),
        };
    });
}
function lifecycleOf(list) {
    const isTrue = (type) => Array.isArray(list) &&
        list.some((one) => (0,manifest/* isObject */.Gv)(one) && one['type'] === type && one['status'] === 'True');
    return snapshot/* LIFECYCLE */.VD.filter(isTrue);
}
function isLifecycle(condition) {
    return (0,manifest/* isObject */.Gv)(condition) && snapshot/* LIFECYCLE */.VD.some((type) => condition['type'] === type);
}
function readyOf(conditions, defects) {
    const list = Array.isArray(conditions) ? conditions.filter((one) => !isLifecycle(one)) : [];
    if (list.length === 0)
        return 'missing';
    const path = ['status', 'conditions'];
    const [first, ...others] = list.map((condition) => ((0,manifest/* isObject */.Gv)(condition) ? condition['status'] : undefined));
    if (others.some((other) => other !== first)) {
        defects.push({ code: 'invalid-condition', path, says: (0,text_text/* text */.Qq) `has several Ready conditions that differ` });
        return 'Unknown';
    }
    if (first === 'True' || first === 'False' || first === 'Unknown')
        return first;
    const status = typeof first === 'string' ? (0,copy/* quote */.hD)(first) : (0,copy/* describe */.q0)(first);
    defects.push({
        code: 'invalid-condition',
        path,
        says: (0,text_text/* text */.Qq) `has Ready ${status}, not True, False or Unknown`,
    });
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
    contents;
    seen = new Map();
    dropped = new Map();
    definitions = new Map();
    targets = 0;
    oldest = null;
    problems = [];
    perCode = new Map();
    errors = 0;
    constructor(limits, contents) {
        this.limits = limits;
        this.contents = contents;
    }
    get counts() {
        let dropped = 0;
        for (const of of this.dropped.values())
            dropped += of;
        const { nodes, objects } = this.contents.lines;
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
        if (list !== null)
            return this.addList(list, origin);
        if (!(0,manifest/* isObject */.Gv)(value))
            return this.refuse(origin, 'not-an-object', (0,text_text/* text */.Qq) `is ${(0,copy/* describe */.q0)(value)}, not a Kubernetes object`);
        const type = typeOf(value, itemType);
        if (type === null)
            return this.refuse(origin, 'missing-kind', (0,text_text/* text */.Qq) `has no apiVersion and kind; take objects with ${KUBECTL_GET}`);
        const rule = (0,kept/* ruleFor */.sG)(type.apiVersion, type.kind);
        if (rule === undefined)
            return this.pass(type, origin);
        if (!(0,kept/* isKept */.t8)(rule, value))
            return this.drop(type.kind);
        if (rule.kept.isTarget)
            this.targets++;
        const identity = identityOf(value, type);
        return 'says' in identity
            ? this.refuse(origin, identity.code, identity.says)
            : this.keep(identity, value, origin);
    }
    addList(list, origin) {
        if (isFault(list)) {
            this.report((0,problem/* errorAt */.Os)(origin.place(), list.code, list.message));
            return true;
        }
        return list.items.every((item, index) => {
            const inner = { ...origin, label: `${origin.label === '' ? '' : `${origin.label}.`}items[${index}]` };
            return (0,manifest/* isObject */.Gv)(item) && listOf(item) !== null
                ? this.refuse(inner, 'nested-lists', (0,text_text/* text */.Qq) `is a list in a list in a list`)
                : this.add(item, inner, list.itemType);
        });
    }
    pass({ apiVersion, kind }, origin) {
        if ((0,manifest/* groupOf */.F8)(apiVersion) === 'meta.k8s.io')
            return this.refuse(origin, 'not-an-object', (0,text_text/* text */.Qq) `is a ${(0,copy/* quote */.hD)(kind)}, which holds columns or metadata and no objects; take objects with ${KUBECTL_GET}`);
        if (kind === 'Status' && apiVersion === 'v1')
            return this.refuse(origin, 'not-an-object', (0,text_text/* text */.Qq) `is a Status: the API server answered with an error`);
        const meant = (0,kept/* meantKind */.s2)(apiVersion, kind);
        if (meant === null)
            return this.drop(kind);
        const right = (0,text_text/* text */.Qq) `${(0,copy/* quote */.hD)(meant.kind)} of ${meant.group === '' ? (0,text_text/* literal */.eu)('v1') : (0,text_text/* code */.aY)(meant.group)}`;
        const says = (0,text_text/* text */.Qq) `has kind ${(0,copy/* quote */.hD)(kind)} and version ${(0,copy/* quote */.hD)(apiVersion)}, which no API has: write ${right}`;
        return this.refuse(origin, 'unknown-kind', says);
    }
    drop(kind) {
        const counted = this.dropped.has(kind) || this.dropped.size < MAX_KINDS ? kind : 'other';
        this.dropped.set(counted, (this.dropped.get(counted) ?? 0) + 1);
        return true;
    }
    keep(identity, value, origin) {
        if (this.definitions.has(identity.name) && (0,kept/* isDefinition */.gN)(identity))
            return this.passDefinition(identity, value, origin);
        if (this.isDuplicate(identity, origin))
            return true;
        const { apiVersion, kind, name } = identity;
        if (this.isFull(kind, origin))
            return false;
        const isTyped = value['kind'] === kind && value['apiVersion'] === apiVersion;
        const typed = isTyped ? value : { ...value, apiVersion, kind };
        const redacted = (0,redact/* redactObject */.ll)(apiVersion, kind, typed, this.limits.depth);
        if (redacted === null)
            return true;
        const { object } = redacted;
        if ((0,kept/* isDefinition */.gN)(identity))
            this.definitions.set(name, (0,canonical/* canonicalJson */.dj)(object['spec'] ?? null));
        const defects = [...redacted.defects];
        if (kind === 'Node')
            this.contents.node(nodeState(name, object, defects));
        else {
            const place = origin.place();
            this.contents.object({ ...identity, object, place, placeOf: () => place });
        }
        for (const defect of defects)
            this.reportDefect(defect, identity, origin);
        return true;
    }
    passDefinition(identity, value, origin) {
        const { apiVersion, kind, name } = identity;
        const spec = (0,redact/* redactObject */.ll)(apiVersion, kind, value, this.limits.depth)?.object['spec'] ?? null;
        if ((0,canonical/* canonicalJson */.dj)(spec) === this.definitions.get(name))
            return this.drop(kind);
        const first = this.seen.get(identityKey(identity)) ?? origin;
        const message = (0,text_text/* text */.Qq) `${titleOf(identity)} has two different definitions: in ${named(first)} and in ${named(origin)}. The first is used. Plan each cluster by itself.`;
        this.report((0,problem/* warningAt */.MK)(origin.place(), 'several-definitions', message));
        return this.drop(kind);
    }
    isDuplicate(identity, origin) {
        const key = identityKey(identity);
        const first = this.seen.get(key);
        if (first === undefined) {
            this.seen.set(key, { file: origin.file, label: origin.label });
            return false;
        }
        const id = identity.kind === 'Node' ? 'duplicate-node' : 'duplicate-object';
        const message = (0,text_text/* text */.Qq) `${titleOf(identity)} is listed twice: in ${named(first)} and in ${named(origin)}. Remove one of them.`;
        this.report((0,problem/* errorAt */.Os)(origin.place(), id, message));
        return true;
    }
    isFull(kind, origin) {
        const message = fullMessage(kind, this.contents, this.limits);
        if (message === null)
            return false;
        this.report((0,problem/* errorAt */.Os)(origin.place(), 'too-large', message));
        this.contents.clear();
        this.seen.clear();
        return true;
    }
    reportDefect({ code: id, path, says }, identity, origin) {
        const { label } = origin;
        const where = label === '' ? (0,text_text/* literal */.eu)('') : (0,text_text/* text */.Qq) ` (${(0,text_text/* literal */.eu)(label)})`;
        this.report((0,problem/* errorAt */.Os)(origin.place(path), id, (0,text_text/* text */.Qq) `${titleOf(identity)}${where}: ${(0,text_text/* code */.aY)((0,copy/* fieldName */.w5)(path))} ${says}.`));
    }
    refuse(origin, id, says) {
        const { label } = origin;
        this.report((0,problem/* errorAt */.Os)(origin.place(), id, (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(label === '' ? 'The input' : label)} ${says}.`));
        return true;
    }
    finish() {
        if (this.dropped.size > 0)
            this.report((0,problem/* infoAt */.Ij)(null, 'objects-left-out', droppedMessage(this.dropped)));
        if (this.targets === 0 && this.errors === 0)
            this.report((0,problem/* errorAt */.Os)(null, 'empty-snapshot', this.emptyMessage()));
        const unlisted = [...this.perCode.values()].flatMap(({ count: all, first }) => {
            const more = all - this.limits.problemsPerCode;
            const message = (0,text_text/* text */.Qq) `${more} more problems ${(0,text_text/* code */.aY)(first.code)} are not listed.`;
            return more > 0 ? [{ ...first, message, place: null, picture: null }] : [];
        });
        return { takenAt: this.oldest, problems: [...this.problems, ...unlisted] };
    }
    emptyMessage() {
        const kept = this.contents.lines.objects;
        const holds = kept === 0 ? (0,text_text/* literal */.eu)('nothing that fleetplan uses') : (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(kept, 'object')}, but no target`;
        return (0,text_text/* text */.Qq) `The snapshot has ${holds}: no nodes, member clusters, node claims, workloads or pods. An empty fleet is never assumed.`;
    }
}
function typeOf(value, itemType) {
    const apiVersion = value['apiVersion'] ?? itemType?.apiVersion;
    const kind = value['kind'] ?? itemType?.kind;
    const isTyped = typeof apiVersion === 'string' && typeof kind === 'string' && apiVersion !== '' && kind !== '';
    return isTyped ? { apiVersion, kind } : null;
}
function identityOf(value, { apiVersion, kind }) {
    const metadata = (0,manifest/* isObject */.Gv)(value['metadata']) ? value['metadata'] : {};
    const name = metadata['name'];
    if (typeof name !== 'string' || name === '' || name.length > snapshot_limits/* NAME_LENGTH */.xt) {
        const has = name === undefined ? (0,text_text/* literal */.eu)('no metadata.name') : (0,text_text/* text */.Qq) `${(0,copy/* describe */.q0)(name)} as its name`;
        return {
            code: 'missing-name',
            says: (0,text_text/* text */.Qq) `is a ${(0,copy/* quote */.hD)(kind)} with ${has}; a name has 1 to 253 characters`,
        };
    }
    const namespace = metadata['namespace'] ?? '';
    if (typeof namespace !== 'string' || namespace.length > snapshot_limits/* NAME_LENGTH */.xt)
        return { code: 'wrong-type', says: (0,text_text/* text */.Qq) `has ${(0,copy/* describe */.q0)(namespace)} as its metadata.namespace` };
    const isScoped = namespace !== '' && !(0,kept/* isClusterScoped */.Z6)(apiVersion, kind);
    return { apiVersion, kind, namespace: isScoped ? namespace : null, name };
}
function identityKey({ apiVersion, kind, namespace, name }) {
    return `${(0,manifest/* groupOf */.F8)(apiVersion)}/${kind}/${namespace ?? ''}/${name}`;
}
function titleOf({ kind, namespace, name }) {
    return (0,copy/* quote */.hD)([kind, ...(namespace === null ? [] : [namespace]), name].join('/'));
}
function named({ file, label }) {
    return label === '' ? (0,text_text/* code */.aY)(file) : (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(file)} (${(0,text_text/* literal */.eu)(label)})`;
}
function fullMessage(kind, { isPlanned, lines: { nodes, objects, bytes } }, limits) {
    const pods = (0,text_text/* literal */.eu)('leave the pods out: then blockers of drains are unknown.');
    if (isPlanned && bytes >= limits.fleetBytes) {
        const more = (0,text_text/* code */.aY)('NODE_OPTIONS=--max-old-space-size=8192');
        return (0,text_text/* text */.Qq) `The snapshot needs more memory than this run has: ${Math.floor(bytes / 1024 ** 2)} MiB of it were kept, the rest was not read. Give Node.js more, such as 8 GiB with ${more}, or ${pods}`;
    }
    if (kind === 'Node')
        return nodes < limits.nodes
            ? null
            : (0,text_text/* text */.Qq) `The snapshot has more than ${limits.nodes} nodes; the rest was not read. Take one of each cluster.`;
    return objects < limits.objects
        ? null
        : (0,text_text/* text */.Qq) `The snapshot has more than ${limits.objects} other objects; the rest was not read. Take them apart by cluster, or ${pods}`;
}
function droppedMessage(dropped) {
    const kinds = [...dropped].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    const total = kinds.reduce((sum, [, of]) => sum + of, 0);
    const listed = kinds.map(([kind, of]) => (0,text_text/* text */.Qq) `${of} ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(kind, 80))}`);
    return (0,text_text/* text */.Qq) `Left out ${(0,text_text/* count */.U9)(total, 'object')} of kinds that fleetplan does not use: ${(0,text_text/* few */.H$)(listed, KINDS_SHOWN)}.`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/contents.js




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
    node(state) {
        this.add(this.ofNodes, nodeLine(state));
    }
    object(object) {
        this.add(this.ofObjects, (0,canonical/* canonicalJson */.dj)(object));
    }
    *sorted() {
        for (const lines of [this.ofNodes, this.ofObjects])
            yield* lines.toSorted((a, b) => a.compare(b));
    }
    add(lines, line) {
        const bytes = Buffer.from(line);
        lines.push(bytes);
        this.bytes += bytes.length;
    }
}
class Contents {
    isPlanned;
    nodes = [];
    objects = [];
    lines = new CompactLines();
    constructor(isPlanned) {
        this.isPlanned = isPlanned;
    }
    node(state) {
        if (this.isPlanned)
            this.nodes.push(state);
        this.lines.node(state);
    }
    object(manifest) {
        if (this.isPlanned)
            this.objects.push(manifest);
        this.lines.object(manifest.object);
    }
    clear() {
        this.nodes.length = 0;
        this.objects.length = 0;
        this.lines = new CompactLines();
    }
    fleet(takenAt) {
        const digest = digestOf(this.lines);
        this.lines = new CompactLines();
        return {
            nodes: this.nodes.toSorted((a, b) => (0,lookup/* byName */.nG)(a.name, b.name)),
            objects: this.objects.toSorted(byIdentity),
            takenAt,
            digest,
        };
    }
}
function digestOf(lines) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const line of lines.sorted())
        hash.update(line).update('\n');
    return `sha256:${hash.digest('hex')}`;
}
function byIdentity(a, b) {
    return ((0,lookup/* byName */.nG)(a.kind, b.kind) ||
        (0,lookup/* byName */.nG)(a.namespace ?? '', b.namespace ?? '') ||
        (0,lookup/* byName */.nG)(a.name, b.name) ||
        (0,lookup/* byName */.nG)(a.apiVersion, b.apiVersion));
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/limits.js
var limits = __webpack_require__(7228);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/parse.js + 2 modules
var parse = __webpack_require__(1570);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/json.js
var json = __webpack_require__(7914);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/json-splitter.js


const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;
const NEVER = 0;
const NO_BYTES = new Uint8Array();
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
    limits;
    failed = false;
    bytes = NO_BYTES;
    base = 0;
    line = 1;
    lineStart = 0;
    from = -1;
    depth = 0;
    inString = false;
    isEscaped = false;
    isObject = false;
    elementDepth = NEVER;
    elements = 0;
    element = null;
    frameAt = { line: 1, column: 1 };
    frame = [];
    frameBytes = 0;
    constructor(sink, limits) {
        this.sink = sink;
        this.limits = limits;
    }
    push(chunk) {
        const known = this.bytes.length;
        this.bytes = known === 0 ? chunk : Buffer.concat([this.bytes, chunk]);
        for (let i = known; i < this.bytes.length && !this.failed;) {
            if (this.inString)
                i = this.string(i);
            else if (this.depth === 0)
                i = this.between(i);
            else
                i = this.structure(i);
        }
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
        const where = this.elementDepth === NEVER ? (0,text_text/* literal */.eu)('') : (0,text_text/* text */.Qq) ` after ${this.elements} complete items`;
        const message = (0,text_text/* text */.Qq) `The input ends in the middle of a JSON value${where}: it was cut off. Take it again.`;
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
    between(from) {
        for (let i = from; i < this.bytes.length; i++) {
            const byte = this.bytes[i] ?? 0;
            if (opens(byte)) {
                this.depth = 1;
                this.isObject = byte === OPEN_BRACE;
                this.elementDepth = this.isObject ? NEVER : 1;
                this.elements = 0;
                this.frame = [];
                this.frameBytes = 0;
                this.frameAt = this.at(i);
                this.from = i;
                return i + 1;
            }
            if (!isBlank(byte)) {
                this.fault('json-syntax', (0,text_text/* text */.Qq) `This is not JSON: expected an object or a list.`, this.at(i));
                return i;
            }
            if (byte === LINE_FEED)
                this.newline(i);
        }
        return this.bytes.length;
    }
    structure(from) {
        const { bytes } = this;
        for (let i = from; i < bytes.length; i++) {
            const byte = bytes[i] ?? 0;
            if (byte === QUOTE) {
                this.inString = true;
                return i + 1;
            }
            if (byte === LINE_FEED)
                this.newline(i);
            else if (opens(byte))
                this.open(i, byte);
            else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET)
                this.close(i, byte);
            if (this.depth === 0 || this.failed)
                return i + 1;
        }
        return bytes.length;
    }
    open(i, byte) {
        if (this.element === null) {
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
        if (this.depth !== 1 || byte !== OPEN_BRACKET || !this.isObject)
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
                this.sink.value({ ...this.frameAt, bytes: this.wholeFrame() }, this.elements);
        }
        else if (this.depth === 1 && this.elementDepth === 2 && byte === CLOSE_BRACKET) {
            this.elementDepth = NEVER;
        }
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
            this.sink.element({ ...element, bytes }, this.elements++, () => this.wholeFrame());
    }
    addToFrame(bytes) {
        this.checkSize(bytes.length);
        this.frame.push(bytes);
        this.frameBytes += bytes.length;
    }
    wholeFrame() {
        const [first = NO_BYTES, ...more] = this.frame;
        return more.length === 0 ? first : Buffer.concat(this.frame);
    }
    checkSize(bytes) {
        const { elementBytes, frameBytes } = this.limits;
        if (this.element !== null && bytes > elementBytes) {
            const message = (0,text_text/* text */.Qq) `Item ${this.elements} has more than ${elementBytes} bytes; no cluster stores such an object.`;
            this.fault('too-large', message, this.element);
        }
        if (this.element !== null || this.frameBytes + bytes <= frameBytes)
            return;
        const message = (0,text_text/* text */.Qq) `More than ${frameBytes} bytes are outside of the items: this is not a list of objects.`;
        this.fault('too-large', message, this.at(this.bytes.length));
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
    at(i) {
        return { line: this.line, column: this.base + i - this.lineStart + 1 };
    }
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/compact.js
var compact = __webpack_require__(1370);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/json-stream.js









function decode(bytes) {
    return (0,external_node_buffer_.isUtf8)(bytes) ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8') : null;
}
class JsonStream {
    file;
    collector;
    splitter;
    sections;
    values = 0;
    stopped = false;
    itemType = null;
    untyped = [];
    constructor(file, collector, objectBytes) {
        this.file = file;
        this.collector = collector;
        this.sections = new compact/* CompactSections */.QO(collector);
        const sink = {
            element: this.element.bind(this),
            value: this.value.bind(this),
            fault: this.fault.bind(this),
        };
        this.splitter = new JsonSplitter(sink, { elementBytes: objectBytes, frameBytes: objectBytes });
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
    element(piece, index, frame) {
        if (this.stopped)
            return;
        if (index === 0)
            this.itemType = itemTypeOfStart(decode(frame()) ?? '');
        const value = this.parse(piece);
        if (value === undefined)
            return;
        const origin = this.origin(`items[${index}]`, piece);
        if (this.itemType === null && (0,manifest/* isObject */.Gv)(value) && value['kind'] === undefined)
            this.untyped.push([value, origin]);
        else
            this.add(value, origin);
    }
    add(value, origin) {
        if (!this.stopped && !this.collector.add(value, origin, this.itemType))
            this.stopped = true;
    }
    value(piece, elements) {
        if (this.stopped)
            return;
        const label = `value ${++this.values}`;
        const value = this.parse(piece);
        if (value === undefined)
            return;
        const place = this.placeOf(piece);
        const list = listOf(value);
        this.itemType = list === null || isFault(list) ? null : list.itemType;
        for (const [element, origin] of this.untyped.splice(0))
            this.add(element, origin);
        if ((0,compact/* isHeader */.gN)(value))
            this.sections.begin(value, place);
        else if (list === null) {
            if (elements === 0)
                this.add(value, this.origin(label, piece));
            else
                this.collector.report((0,problem/* errorAt */.Os)(place, 'not-a-list', (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(label)} has items, but its kind is not a list.`));
        }
        else if (isFault(list))
            this.collector.report((0,problem/* errorAt */.Os)(place, list.code, list.message));
        else
            this.leftovers(list, place);
    }
    leftovers(list, place) {
        for (const [index, item] of list.items.entries()) {
            const strange = strangeItem(item);
            if (strange === null)
                continue;
            this.collector.report((0,problem/* errorAt */.Os)(place, 'not-an-object', (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(`items[${index}]`)} ${strange}.`));
        }
    }
    parse(piece) {
        const written = decode(piece.bytes);
        if (written === null) {
            this.fault('invalid-utf8', (0,text_text/* text */.Qq) `This is not UTF-8 text.`, piece);
            return undefined;
        }
        let value;
        try {
            value = JSON.parse(written);
        }
        catch {
            const { offset, says } = (0,json/* firstJsonFault */.Pd)(written) ?? { offset: 0, says: (0,text_text/* text */.Qq) `it starts here.` };
            this.faultIn(piece, written, offset, 'json-syntax', (0,text_text/* text */.Qq) `This is not JSON: ${says}`);
            return undefined;
        }
        const repeated = (0,json/* repeatedKey */.m$)(written, value);
        if (repeated === null)
            return value;
        const message = (0,text_text/* text */.Qq) `The key ${(0,text_text/* code */.aY)(repeated.key)} is set twice in one object, and readers differ on which one counts. Delete one.`;
        this.faultIn(piece, written, repeated.offset, 'duplicate-key', message);
        return undefined;
    }
    faultIn(piece, written, offset, id, message) {
        const lines = written.slice(0, offset).split('\n');
        const before = lines.at(-1) ?? '';
        const at = {
            line: piece.line + lines.length - 1,
            column: before.length + (lines.length === 1 ? piece.column : 1),
        };
        const end = written.indexOf('\n', offset);
        const line = before + written.slice(offset, end < 0 ? written.length : end).replace(/\r$/, '');
        this.fault(id, message, at, (0,visible/* caretPicture */.Ey)(line, before.length));
    }
    fault(id, message, at, picture = null) {
        if (this.stopped)
            return;
        this.stopped = true;
        this.collector.report({ ...(0,problem/* errorAt */.Os)(this.placeOf(at), id, message), picture });
    }
    origin(label, at) {
        const { line, column } = at;
        return { file: this.file, label, place: () => this.placeOf({ line, column }) };
    }
    placeOf({ line, column }) {
        return { file: this.file, line, column };
    }
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/input.js








const SNIFFED_BYTES = 4_096;
class SnapshotInput {
    file;
    collector;
    limits;
    budget;
    addedBefore;
    errorsBefore;
    chunks = [];
    bytes = 0;
    stream = null;
    isYaml = false;
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
            const message = (0,text_text/* text */.Qq) `The inputs have more than ${this.limits.bytes} bytes in all, after gunzip.`;
            return this.fail('too-large', message);
        }
        if (this.stream !== null)
            return this.stream.push(chunk) || this.stop();
        this.chunks.push(chunk);
        this.bytes += chunk.length;
        return this.bytes < SNIFFED_BYTES || this.begin();
    }
    end() {
        const { stream } = this;
        if (!this.stopped && stream === null && this.begin() && this.stream === null)
            this.readYaml();
        if (!this.stopped)
            this.stream?.end();
        this.chunks = [];
        if (this.added() > this.addedBefore || this.collector.counts.errors > this.errorsBefore)
            return;
        const message = (0,text_text/* text */.Qq) `The input has no objects, and an empty fleet is never assumed. Remove the input, or check why kubectl found nothing.`;
        this.collector.report((0,problem/* errorAt */.Os)(this.start(), 'empty-snapshot', message));
    }
    fail(id, message) {
        this.collector.report((0,problem/* errorAt */.Os)(this.start(), id, message));
        return this.stop();
    }
    stop() {
        this.stopped = true;
        this.chunks = [];
        return false;
    }
    begin() {
        const { yamlBytes, objectBytes } = this.limits;
        const form = this.isYaml ? null : formOf(Buffer.concat(this.chunks));
        if (form !== null && 'message' in form)
            return this.fail(form.code, form.message);
        if (form?.form === 'json') {
            this.chunks = [];
            this.stream = new JsonStream(this.file, this.collector, objectBytes);
            return this.stream.push(form.bytes) || this.stop();
        }
        this.isYaml = form?.form !== 'blank';
        if (this.bytes <= yamlBytes)
            return true;
        const message = (0,text_text/* text */.Qq) `YAML of more than ${yamlBytes} bytes is too slow to read. Take the snapshot with ${(0,text_text/* code */.aY)('kubectl get -o json')}.`;
        return this.fail('too-large', message);
    }
    readYaml() {
        const { file, collector } = this;
        const written = decode(Buffer.concat(this.chunks));
        if (written === null) {
            this.fail('invalid-utf8', (0,text_text/* text */.Qq) `The input is not UTF-8 text. Take it again.`);
            return;
        }
        const { manifests, problems } = (0,parse/* parseManifests */.Ye)(written, file, yamlLimits(this.limits));
        for (const problem of problems)
            collector.report(problem);
        if (MAY_BE_PART.test(written))
            for (const { value } of (0,parse/* placedYaml */.lp)(written, file)) {
                const fault = partIn(value);
                if (fault !== null)
                    collector.report((0,problem/* errorAt */.Os)(this.start(), fault.code, fault.message));
            }
        for (const manifest of manifests) {
            const place = (path = []) => manifest.placeOf(path);
            if (!collector.add(manifest.object, { file, label: `line ${manifest.place.line}`, place }))
                return;
        }
    }
    added() {
        const { nodes, objects, dropped } = this.collector.counts;
        return nodes + objects + dropped;
    }
    start() {
        return { file: this.file, line: 1, column: 1 };
    }
}
const UTF16 = (0,text_text/* text */.Qq) `The input is UTF-16 text, as ${(0,text_text/* code */.aY)('>')} of Windows PowerShell writes it. Write UTF-8: ${(0,text_text/* code */.aY)('kubectl ... | Out-File -Encoding utf8')}.`;
function formOf(bytes) {
    const [first, second, third] = bytes;
    if (first === 0x1f && second === 0x8b)
        return { code: 'still-compressed', message: (0,text_text/* text */.Qq) `The input is compressed twice. Run gunzip once.` };
    if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
        return { code: 'utf-16', message: UTF16 };
    const zero = bytes.subarray(0, SNIFFED_BYTES).indexOf(0);
    if (zero === 0 || zero === 1)
        return { code: 'utf-16', message: UTF16 };
    if (zero > 0)
        return { code: 'not-text', message: (0,text_text/* text */.Qq) `The input is not text: it has NUL bytes. Give JSON or YAML.` };
    const hasMark = first === 0xef && second === 0xbb && third === 0xbf;
    const content = hasMark ? bytes.subarray(3) : bytes;
    const start = content.find((byte) => !isBlank(byte));
    return { form: start === undefined ? 'blank' : opens(start) ? 'json' : 'yaml', bytes: content };
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

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/read.js




function createSnapshotReader(limits = snapshot_limits/* DEFAULT_LIMITS */.dR) {
    const contents = new Contents(true);
    return readerInto(contents, limits, (takenAt) => contents.fleet(takenAt));
}
function createCompactReader(limits = snapshot_limits/* DEFAULT_LIMITS */.dR) {
    const contents = new Contents(false);
    return readerInto(contents, limits, (takenAt) => ({ takenAt, lines: contents.lines }));
}
function readerInto(contents, limits, resultOf) {
    const collector = new Collector(limits, contents);
    const budget = { left: limits.bytes };
    return {
        input: (file) => new SnapshotInput(file, collector, limits, budget),
        page: (source, items, type) => {
            const place = startOf(source);
            return items.every((item, index) => collector.add(item, { file: source, label: `items[${index}]`, place }, type));
        },
        finish: () => {
            const { takenAt, problems } = collector.finish();
            return { snapshot: resultOf(takenAt), problems };
        },
    };
}
function startOf(file) {
    return () => ({ file, line: 1, column: 1 });
}


/***/ })

};
