export const id = 647;
export const ids = [647];
export const modules = {

/***/ 9662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ substitute)
/* harmony export */ });
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5022);

const VARIABLE = /\$?\$\{([_a-zA-Z][_a-zA-Z0-9]*)(?:(:?[=+-]|[?]|:[?])((?:[^${}]|\$(?!\{))*))?\}/g;
function substitute(text, lookup) {
    const pieces = [];
    let result = '';
    let last = 0;
    for (const match of text.matchAll(VARIABLE)) {
        const value = valueOf(match, lookup);
        if (value === null)
            continue;
        const to = match.index + match[0].length;
        result += text.slice(last, match.index) + value;
        pieces.push({ at: result.length - value.length, end: result.length, from: match.index, to });
        last = to;
    }
    const originOf = (offset) => {
        const piece = pieces[(0,_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .firstNot */ .W7)(pieces, (place) => (pieces[place]?.at ?? 0) <= offset) - 1];
        if (piece === undefined)
            return offset;
        return offset < piece.end ? piece.from : Math.min(text.length, piece.to + offset - piece.end);
    };
    return { text: result + text.slice(last), originOf };
}
function valueOf([written, name = '', operator, fallback = ''], lookup) {
    if (written.startsWith('$$'))
        return written.slice(1);
    const value = lookup(name);
    if (value === undefined || operator === undefined)
        return value ?? null;
    return /[=-]$/.test(operator) ? value || fallback : null;
}


/***/ }),

/***/ 7914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Io: () => (/* binding */ jsonProblem),
/* harmony export */   U4: () => (/* binding */ parsedJson),
/* harmony export */   Vh: () => (/* binding */ readJson)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7228);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7085);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4514);




function parsedJson(written) {
    try {
        return JSON.parse(written);
    }
    catch {
        return undefined;
    }
}
function readJson(reading) {
    const reader = new JsonReader(reading);
    const documents = [];
    try {
        for (let count = 0; reader.hasMore(); count += 1) {
            reading.countDocument(reader.at, count);
            const before = reading.problems.length;
            const document = reader.value(reader.at, 1);
            if (reading.problems.length === before)
                documents.push(document);
        }
        return { documents, fault: null };
    }
    catch (error) {
        if (error instanceof JsonFault)
            return { documents: [], fault: error.offset };
        throw error;
    }
}
function jsonProblem(written, file) {
    const unlimited = { ..._limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b1, depth: 1_000, nodesPerFile: Infinity, nodesPerDocument: Infinity };
    const reading = new _reading_js__WEBPACK_IMPORTED_MODULE_2__/* .Reading */ .zK(file, written, unlimited);
    const [fault = null] = reading.withinLimits(() => [readJson(reading).fault]);
    if (fault === null)
        return reading.problems[0] ?? null;
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .errorAt */ .Os)(reading.placeAt(fault), 'json-syntax', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `This is not JSON.`);
}
class JsonFault extends Error {
    offset;
    constructor(offset) {
        super('not JSON');
        this.offset = offset;
    }
}
const SPACE = /[ \t\n\r]*/y;
const SCALAR = /true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
class JsonReader {
    reading;
    at = 0;
    constructor(reading) {
        this.reading = reading;
    }
    hasMore() {
        this.match(SPACE);
        return this.at < this.reading.text.length;
    }
    value(at, depth) {
        this.reading.countNode(this.at);
        const character = this.reading.text[this.at];
        if (character === '"')
            return { value: this.string(), spot: at };
        if (character === '{' || character === '[') {
            if (depth > this.reading.limits.depth)
                this.reading.refuseDepth(this.at);
            return character === '{' ? this.object(at, depth) : this.list(at, depth);
        }
        const start = this.at;
        const written = this.match(SCALAR);
        if (written === '')
            this.fail();
        const value = JSON.parse(written);
        if (typeof value === 'number' && !Number.isFinite(value))
            this.reading.reportNumber(start, written);
        return { value, spot: at };
    }
    object(at, depth) {
        const value = Object.create(null);
        const fields = new Map();
        this.members('}', () => {
            const keyAt = this.at;
            this.reading.countNode(this.at);
            const key = this.string();
            if (!this.take(':'))
                this.fail();
            this.match(SPACE);
            const field = this.value(keyAt, depth + 1);
            const earlier = fields.get(key);
            if (earlier !== undefined)
                this.reading.reportDuplicateKey(keyAt, key, (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .offsetAt */ .HA)(earlier));
            fields.set(key, field.spot);
            value[key] = field.value;
        });
        return { value, spot: { at, fields } };
    }
    list(at, depth) {
        const value = [];
        const items = [];
        this.members(']', () => {
            const item = this.value(this.at, depth + 1);
            value.push(item.value);
            items.push(item.spot);
        });
        return { value, spot: { at, items } };
    }
    members(close, read) {
        this.at += 1;
        if (this.take(close))
            return;
        do {
            this.match(SPACE);
            read();
        } while (this.take(','));
        if (!this.take(close))
            this.fail();
    }
    string() {
        const { text: written } = this.reading;
        const start = this.at;
        let end = written.indexOf('"', start + 1);
        while (end >= 0 && isEscaped(written, end))
            end = written.indexOf('"', end + 1);
        const value = end < 0 ? undefined : parsedJson(written.slice(start, end + 1));
        if (typeof value !== 'string')
            return this.fail();
        this.at = end + 1;
        this.reading.isText(start, value);
        return value;
    }
    fail() {
        throw new JsonFault(this.at);
    }
    take(character) {
        this.match(SPACE);
        if (this.reading.text[this.at] !== character)
            return false;
        this.at += 1;
        return true;
    }
    match(pattern) {
        pattern.lastIndex = this.at;
        const [found = ''] = pattern.exec(this.reading.text) ?? [];
        this.at += found.length;
        return found;
    }
}
function isEscaped(written, quote) {
    let start = quote;
    while (written[start - 1] === '\\')
        start -= 1;
    return (quote - start) % 2 === 1;
}


/***/ }),

/***/ 7228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ae: () => (/* binding */ NODES_PER_SIDE),
/* harmony export */   b1: () => (/* binding */ LIMITS),
/* harmony export */   kL: () => (/* binding */ PROBLEMS_PER_FILE)
/* harmony export */ });
const LIMITS = {
    bytesPerFile: 100 * 1024 ** 2,
    documentsPerFile: 100_000,
    depth: 64,
    nodesPerFile: 2_000_000,
    nodesPerDocument: 200_000,
};
const NODES_PER_SIDE = 4_000_000;
const PROBLEMS_PER_FILE = 50;


/***/ }),

/***/ 3315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ye: () => (/* binding */ parseManifests),
  lp: () => (/* binding */ placedYaml),
  bS: () => (/* binding */ wholeYaml)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/json.js
var json = __webpack_require__(7914);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/limits.js
var manifest_limits = __webpack_require__(7228);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/fields.js
var fields = __webpack_require__(3549);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/manifest.js
var manifest = __webpack_require__(4585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/reading.js
var manifest_reading = __webpack_require__(4514);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/objects.js





function objectsOf(reading, placed) {
    const { value, spot } = placed;
    if (value === null)
        return [];
    const { interest, isClusterScoped } = reading.limits;
    const apiVersion = (0,fields/* filledText */.Uq)((0,fields/* field */.ZZ)(value, 'apiVersion'));
    const kind = (0,fields/* filledText */.Uq)((0,fields/* field */.ZZ)(value, 'kind'));
    if ((0,manifest/* isObject */.Gv)(value) && (Object.hasOwn(value, 'items') || kind === 'List'))
        return itemsOf(reading, value, placed);
    const isEvaluated = interest?.concerns(apiVersion, kind) ?? true;
    const fault = faultOf(value);
    const [name, namespace] = ['name', 'namespace'].map((key) => (0,fields/* filledText */.Uq)((0,fields/* valueAt */.fK)(value, ['metadata', key])));
    if (fault !== null && isEvaluated)
        reading.report((0,manifest_reading/* offsetAt */.HA)(spot, fault[0]), fault[1], fault[2]);
    if (fault !== null || !(0,manifest/* isObject */.Gv)(value) || !apiVersion || !kind || !name)
        return [];
    const isStray = namespace !== null && isClusterScoped?.(apiVersion, kind) === true;
    if (isStray && isEvaluated) {
        const message = (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(kind))} is cluster-scoped: the cluster drops this namespace. Delete the line; where a tool adds it (targetNamespace of Flux, ${(0,text_text/* code */.aY)('namespace')} of Kustomize), it is harmless.`;
        reading.report((0,manifest_reading/* offsetAt */.HA)(spot, ['metadata', 'namespace']), 'cluster-scoped', message, 'warning');
    }
    return [
        {
            ...{ apiVersion, kind, name, namespace: isStray ? null : (namespace ?? null) },
            object: value,
            place: reading.placeAt((0,manifest_reading/* offsetAt */.HA)(spot)),
            placeOf: (path) => reading.placeAt((0,manifest_reading/* offsetAt */.HA)(spot, path)),
        },
    ];
}
function itemsOf(reading, list, { spot }) {
    const { interest } = reading.limits;
    const apiVersion = (0,fields/* filledText */.Uq)(list['apiVersion']);
    const kind = (0,fields/* filledText */.Uq)(list['kind']);
    const itemKind = kind?.replace(/List$/, '') || null;
    const items = list['items'] ?? null;
    const itemsSpot = (0,manifest_reading/* partOf */.BU)(spot, 'items') ?? spot;
    if (kind === itemKind && kind !== null && interest?.concerns(apiVersion, kind) === true) {
        const message = (0,text_text/* text */.Qq) `This object has ${(0,text_text/* code */.aY)('items')}: kubectl applies those and drops the object, other tools apply the object. Remove them, or write a List.`;
        reading.report((0,manifest_reading/* offsetAt */.HA)(itemsSpot), 'list-and-object', message);
        return [];
    }
    if (Array.isArray(items))
        return items.flatMap((item, index) => {
            const isUntyped = (0,manifest/* isObject */.Gv)(item) && !Object.hasOwn(item, 'kind') && !Object.hasOwn(item, 'apiVersion');
            const type = { apiVersion, kind: itemKind };
            const value = isUntyped && kind !== itemKind && itemKind !== null
                ? Object.assign(Object.create(null), type, item)
                : item;
            return objectsOf(reading, { value, spot: (0,manifest_reading/* partOf */.BU)(itemsSpot, index) ?? itemsSpot });
        });
    if (items === null && Object.hasOwn(list, 'items'))
        return [];
    if (interest?.concerns(apiVersion, itemKind) !== false) {
        const message = (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)('items')} must be a list, not ${typeName(items)}.`;
        reading.report((0,manifest_reading/* offsetAt */.HA)(spot, ['items']), 'wrong-type', message);
    }
    return [];
}
const IDENTITY = [
    [['apiVersion'], 'missing-api-version'],
    [['kind'], 'missing-kind'],
    [['metadata', 'name'], 'missing-name'],
    [['metadata', 'namespace'], null],
];
function faultOf(value) {
    const isBare = (0,manifest/* isObject */.Gv)(value) && !value['apiVersion'] && !value['kind'];
    if (!(0,manifest/* isObject */.Gv)(value) || isBare) {
        const found = isBare ? (0,text_text/* literal */.eu)('a mapping with neither apiVersion nor kind') : typeName(value);
        const message = (0,text_text/* text */.Qq) `This is not a Kubernetes object, but ${found}. Add apiVersion, kind and metadata.name.`;
        return [[], 'not-a-manifest', message];
    }
    for (const [path, missing] of IDENTITY) {
        const written = (0,fields/* valueAt */.fK)(value, path) ?? '';
        const name = (0,text_text/* code */.aY)((0,fields/* pathText */.LF)(path));
        if (typeof written !== 'string')
            return [
                path,
                'wrong-type',
                (0,text_text/* text */.Qq) `${name} must be text, not ${typeName(written)}. Put the value in quotes.`,
            ];
        if (written === '' && missing !== null)
            return [path, missing, (0,text_text/* text */.Qq) `This object has no ${name}, by which base and head are compared. Add one.`];
    }
    return null;
}
function typeName(value) {
    if (value === null)
        return (0,text_text/* literal */.eu)('null');
    if (Array.isArray(value))
        return (0,text_text/* literal */.eu)('a list');
    if ((0,manifest/* isObject */.Gv)(value))
        return (0,text_text/* literal */.eu)('a mapping');
    if (typeof value === 'string')
        return (0,text_text/* text */.Qq) `the text ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(value, 40))}`;
    return typeof value === 'number' ? (0,text_text/* text */.Qq) `the number ${(0,text_text/* code */.aY)(String(value))}` : (0,text_text/* literal */.eu)('a boolean');
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/problem.js
var problem = __webpack_require__(7085);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/yaml.js
var yaml = __webpack_require__(235);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/parse.js







function parseManifests(written, file, limits = manifest_limits/* LIMITS */.b1, variables = {}) {
    const reading = new manifest_reading/* Reading */.zK(file, written, limits, variables);
    const manifests = documentsOf(reading).flatMap((document) => objectsOf(reading, document));
    const isOfNone = reading.problems.length > 0 && limits.interest?.mayHold(written) === false;
    const problems = isOfNone && !written.startsWith(LFS_POINTER) ? [] : listed(reading);
    return { manifests, problems, nodes: reading.nodes };
}
function placedYaml(written, file) {
    return wholeYaml(written, file).documents;
}
function wholeYaml(written, file, limits = manifest_limits/* LIMITS */.b1) {
    const reading = new manifest_reading/* Reading */.zK(file, written, limits);
    const documents = documentsOf(reading).map(({ value, spot }) => ({
        value,
        placeOf: (path) => reading.placeAt((0,manifest_reading/* offsetAt */.HA)(spot, path)),
    }));
    const problem = reading.problems.find(({ severity }) => severity === 'error') ?? null;
    return { documents, problem };
}
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';
function documentsOf(reading) {
    const { text: written, limits } = reading;
    const surrogate = written.search(manifest_reading/* LONE_SURROGATE */.uG);
    if (written.startsWith(LFS_POINTER)) {
        const message = (0,text_text/* text */.Qq) `This is a Git LFS pointer: the content of the file is not in git. Keep manifests in git: remove the file from .gitattributes, and add it again.`;
        reading.report(0, 'lfs-pointer', message);
    }
    else if (surrogate >= 0)
        reading.isText(surrogate, written);
    if (reading.problems.length > 0)
        return [];
    return reading.withinLimits(() => {
        const { bytesPerFile, interest } = limits;
        if (Buffer.byteLength(written) > bytesPerFile)
            reading.refuse(0, 'too-large', (0,text_text/* text */.Qq) `${bytesPerFile} bytes`);
        if (!/^[ \t\r\n]*\{/.test(written))
            return (0,yaml/* readYaml */.g)(reading);
        if (interest?.skips?.(written) === true)
            return [];
        const { documents, fault } = (0,json/* readJson */.Vh)(reading);
        if (fault === null)
            return documents;
        reading.takeBack(0);
        reading.nodes = 0;
        return (0,yaml/* readYaml */.g)(reading);
    });
}
function listed({ file, problems: found }) {
    const lineOf = ({ place }) => place?.line ?? 0;
    const problems = found.toSorted((a, b) => lineOf(a) - lineOf(b));
    const rest = problems.splice(manifest_limits/* PROBLEMS_PER_FILE */.kL);
    if (rest.length === 0)
        return problems;
    const severity = rest.some((one) => one.severity === 'error') ? 'error' : 'warning';
    const message = (0,text_text/* text */.Qq) `${rest.length} more problems of this file are not listed. Correct those above first.`;
    return [...problems, (0,problem/* problemOf */.Zw)(file, 'more-problems', message, severity)];
}


/***/ }),

/***/ 4514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   HA: () => (/* binding */ offsetAt),
/* harmony export */   uG: () => (/* binding */ LONE_SURROGATE),
/* harmony export */   zK: () => (/* binding */ Reading)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);
/* harmony import */ var _delivery_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9662);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3549);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5022);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3972);






function partOf(spot, step) {
    if (typeof spot === 'number')
        return undefined;
    if ('items' in spot)
        return typeof step === 'number' ? spot.items[step] : undefined;
    return typeof step === 'string' ? spot.fields.get(step) : undefined;
}
function offsetAt(spot, path = []) {
    let here = spot;
    for (const step of path) {
        const next = partOf(here, step);
        if (next === undefined)
            break;
        here = next;
    }
    return typeof here === 'number' ? here : here.at;
}
class LimitPassed extends Error {
}
class Reading {
    file;
    limits;
    problems = [];
    nodes = 0;
    text;
    originOf;
    mostNodes;
    reported = new Set();
    lineStarts;
    constructor(file, written, limits, variables = {}) {
        this.file = file;
        this.limits = limits;
        const source = written.replace(/^\ufeff/, '');
        const values = Object.keys(variables).length > 0;
        const { text, originOf } = values
            ? (0,_delivery_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .substitute */ .V)(source, (name) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .entryOf */ .Ms)(variables, name) ?? null)
            : { text: source, originOf: (offset) => offset };
        this.text = text;
        this.originOf = originOf;
        this.lineStarts = (0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .lazily */ .qy)(() => [0, ...Array.from(source.matchAll(/\n/g), ({ index }) => index + 1)]);
        this.mostNodes = limits.nodesPerFile;
    }
    placeAt(offset) {
        const origin = this.originOf(offset);
        const starts = this.lineStarts();
        const line = Math.max(1, (0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .firstNot */ .W7)(starts, (place) => (starts[place] ?? 0) <= origin));
        return { file: this.file, line, column: origin - (starts[line - 1] ?? 0) + 1 };
    }
    report(offset, id, message, severity = 'error') {
        const key = `${id} ${offset}`;
        if (this.reported.has(key))
            return null;
        this.reported.add(key);
        this.problems.push({ severity, code: id, message, place: this.placeAt(offset) });
        return null;
    }
    hasErrorSince(count) {
        return this.problems.slice(count).some(({ severity }) => severity === 'error');
    }
    takeBack(count) {
        this.problems.length = count;
        this.reported.clear();
    }
    refuse(offset, id, holds) {
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `This file has more than ${holds}; it was not read. Split it, or write it in another way.`;
        this.report(offset, id, message);
        throw new LimitPassed();
    }
    refuseNodes(offset) {
        const { nodesPerFile, nodesPerDocument } = this.limits;
        const holds = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${nodesPerFile} keys and values, or more than ${nodesPerDocument} in one document (an alias counts as its value)`;
        return this.refuse(offset, 'too-many-nodes', holds);
    }
    refuseDepth(offset) {
        return this.refuse(offset, 'too-deep', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${this.limits.depth} levels of mappings and lists`);
    }
    withinLimits(read) {
        try {
            return read();
        }
        catch (error) {
            if (error instanceof LimitPassed)
                return [];
            throw error;
        }
    }
    countDocument(offset, count) {
        const { documentsPerFile } = this.limits;
        if (count === documentsPerFile)
            this.refuse(offset, 'too-many-documents', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${documentsPerFile} documents`);
    }
    startDocument() {
        const { nodesPerFile, nodesPerDocument } = this.limits;
        this.mostNodes = Math.min(nodesPerFile, this.nodes + nodesPerDocument);
    }
    countNode(offset) {
        this.nodes += 1;
        if (this.nodes > this.mostNodes)
            this.refuseNodes(offset);
    }
    reportDuplicateKey(offset, key, firstOffset) {
        const { line } = this.placeAt(firstOffset);
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `The key ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(key))} is already set on line ${line}; readers take the last value. Remove one of them.`;
        return this.report(offset, 'duplicate-key', message);
    }
    reportNumber(offset, written) {
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(written))} is not a number that JSON and Kubernetes can hold. Write a finite number, or put text in quotes.`;
        return this.report(offset, 'bad-number', message);
    }
    isText(offset, value) {
        if (!LONE_SURROGATE.test(value))
            return true;
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `This text has half of a surrogate pair, which is no character. Write the character itself, or both halves.`;
        this.report(offset, 'lone-surrogate', message);
        return false;
    }
}
const LONE_SURROGATE = /\p{Surrogate}/u;


/***/ }),

/***/ 9057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   Jw: () => (/* binding */ isShellPipe),
/* harmony export */   XO: () => (/* binding */ STANDARD_INPUT),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   bv: () => (/* binding */ readStream),
/* harmony export */   lQ: () => (/* binding */ isFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7085);
/* harmony import */ var _text_file_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2938);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9125);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7531);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1460);






const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
function bytesOf(path, shown, limits) {
    return opened(path, shown, FLAGS, (descriptor) => {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        if (!stats.isFile())
            return (0,_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .notAFileProblem */ .Y0)(shown);
        const bytes = stats.size > limits.bytesPerFile ? null : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor);
        return bytes === null || bytes.length > limits.bytesPerFile ? (0,_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .sizeProblem */ .bi)(shown, limits) : bytes;
    });
}
function opened(path, shown, flags, read) {
    let descriptor = null;
    try {
        descriptor = path === STANDARD_INPUT ? 0 : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags);
        return read(descriptor);
    }
    catch (error) {
        return (0,_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .unreadableProblem */ .$Z)(shown, error);
    }
    finally {
        if (descriptor)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function textOf(bytes, shown) {
    if (!Buffer.isBuffer(bytes))
        return bytes;
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `This file is not UTF-8 text. Convert it to UTF-8.`;
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeUtf8 */ ._6)(bytes) ?? (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .problemOf */ .Zw)(shown, 'not-utf-8', message);
}
const STANDARD_INPUT = '-';
const OPEN_ALREADY = /^\/(?:dev\/(?:fd\/\d+|stdin)|proc\/[^/]+\/fd\/\d+)$/;
function isShellPipe(path) {
    return OPEN_ALREADY.test(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFIFO() === true;
}
const CHUNK_BYTES = 64 * 1024;
const PAUSE_MS = 10;
function readStream(path, shown, limits) {
    const bytes = opened(path, shown, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY, (descriptor) => {
        const chunks = [];
        for (let total = 0; total <= limits.bytesPerFile;) {
            const chunk = Buffer.alloc(CHUNK_BYTES);
            const read = readSome(descriptor, chunk);
            if (read === 0)
                return Buffer.concat(chunks);
            chunks.push(chunk.subarray(0, read));
            total += read;
        }
        return (0,_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .sizeProblem */ .bi)(shown, limits);
    });
    const content = textOf(bytes, shown);
    if (typeof content !== 'string' || content.trim() !== '')
        return content;
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)(shown)} is empty. Run the command that writes to it alone; for no policies, write an empty List.`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .problemOf */ .Zw)(shown, 'empty-input', message);
}
function readSome(descriptor, chunk) {
    for (;;) {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, chunk);
        }
        catch (error) {
            const reason = (0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$)(error);
            if (reason === 'EOF')
                return 0;
            if (reason !== 'EAGAIN')
                throw error;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
        }
    }
}
function isFolder(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}


/***/ }),

/***/ 1883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   iH: () => (/* binding */ fetchCommit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3972);



const TIMEOUT_MS = 120_000;
const MAX_OUTPUT_BYTES = 256 * 1024 ** 2;
const OPTIONS = [
    '--no-pager',
    '--no-replace-objects',
    '--no-optional-locks',
    ...[
        ...['core.fsmonitor=false', `core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_1__.devNull}`, 'core.commitGraph=false'],
        ...['protocol.allow=never', 'safe.directory=*', 'safe.bareRepository=explicit'],
    ].flatMap((set) => ['-c', set]),
];
const ENVIRONMENT = {
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_NO_LAZY_FETCH: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_GRAFT_FILE: node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
};
function runGit(repo, args, input = '', variables = {}) {
    const { PATH, Path, SystemRoot } = process.env;
    const { error, status, stdout, stderr } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', [...OPTIONS, '-C', repo, ...args], {
        env: { PATH, Path, SystemRoot, ...ENVIRONMENT, ...variables },
        input,
        timeout: TIMEOUT_MS,
        maxBuffer: MAX_OUTPUT_BYTES,
        windowsHide: true,
    });
    const failure = error && 'code' in error ? String(error.code) : error?.name;
    const hasEnded = failure === undefined || (failure === 'EPIPE' && status !== null && status !== 0);
    if (!hasEnded)
        return { ok: false, status: null, reason: startReason(failure) };
    if (status === 0)
        return { ok: true, stdout };
    const lines = stderr.toString('utf8').trim().split('\n');
    const fatal = 'fatal: ';
    const said = (lines.find((line) => line.startsWith(fatal)) ?? lines.at(-1) ?? '').replace(fatal, '');
    return { ok: false, status, reason: (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(said, 200) };
}
function startReason(failure) {
    if (failure === 'ENOENT')
        return 'git is not installed';
    if (failure === 'ETIMEDOUT')
        return `git took longer than ${TIMEOUT_MS / 1000} seconds`;
    if (failure === 'ENOBUFS')
        return `git answered more than ${MAX_OUTPUT_BYTES} bytes`;
    return `git could not be started (${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(failure)})`;
}
function linesOf(repo, args, input = '') {
    const answer = runGit(repo, args, input);
    const lines = answer.ok ? answer.stdout.toString('utf8').split('\n') : [];
    return lines.filter((line) => line !== '');
}
function fetchCommit(repo, commit, { repository, token }) {
    const { protocol, origin } = new URL(repository);
    const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    const settings = [
        ['credential.helper', ''],
        ['http.followRedirects', 'false'],
        ['http.sslVerify', 'true'],
        [`http.${origin}/.extraheader`, ''],
        ...(token === '' ? [] : [[`http.${origin}/.extraheader`, header]]),
    ];
    const { https_proxy, HTTPS_PROXY, no_proxy, NO_PROXY } = process.env;
    const configured = settings.flatMap(([key, value], at) => [
        [`GIT_CONFIG_KEY_${at}`, key],
        [`GIT_CONFIG_VALUE_${at}`, value],
    ]);
    const options = ['--depth=1', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head', '--quiet'];
    return runGit(repo, ['fetch', ...options, '--end-of-options', repository, commit], '', {
        ...{ https_proxy, HTTPS_PROXY, no_proxy, NO_PROXY },
        GIT_ALLOW_PROTOCOL: protocol.slice(0, -1),
        GIT_CONFIG_COUNT: String(settings.length),
        ...Object.fromEntries(configured),
    });
}


/***/ }),

/***/ 2587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isInside),
/* harmony export */   Y: () => (/* binding */ isBelow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

function isBelow(path) {
    return !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) && path !== '..' && !path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`);
}
function isInside(folder, path) {
    return isBelow((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path));
}


/***/ }),

/***/ 7531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ unreadableProblem),
/* harmony export */   D6: () => (/* binding */ symlinkProblem),
/* harmony export */   Dt: () => (/* binding */ pathName),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   OD: () => (/* binding */ throughLink),
/* harmony export */   Y0: () => (/* binding */ notAFileProblem),
/* harmony export */   bi: () => (/* binding */ sizeProblem),
/* harmony export */   m4: () => (/* binding */ submoduleProblem)
/* harmony export */ });
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7085);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3972);
/* harmony import */ var _text_file_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2938);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);




function pathName(path) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(path) || '.');
}
function throughLink(path) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `This path leads through a symbolic link, which is not followed. Give the path that it leads to.`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOf */ .Zw)(path, 'symlink', message);
}
function symlinkProblem(path, entry) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `This symbolic link leads out of the repository or to nothing. Replace it with the file, or exclude it with a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('!')} glob.`;
    return { ...(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOf */ .Zw)(path, 'symlink', message), entry };
}
function submoduleProblem(path, entry) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `This is a submodule: its files are not in this repository. Move the policies here, or exclude it with a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('!')} glob.`;
    return { ...(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOf */ .Zw)(path, 'submodule', message), entry };
}
function notAFileProblem(path) {
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOf */ .Zw)(path, 'not-a-file', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `This is not a regular file. Replace it with one.`);
}
function sizeProblem(path, limits) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `This file has more than ${limits.bytesPerFile} bytes. Split it into several files.`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOf */ .Zw)(path, 'too-large', message);
}
function unreadableProblem(path, error) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `This cannot be read (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$)(error) || 'unknown error'))}). Check the path and its permissions.`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOf */ .Zw)(path, 'unreadable', message);
}
const LISTED = 200;
function listed(problems) {
    if (problems.length <= LISTED)
        return problems;
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${problems.length - LISTED} more problems with files are not listed. Fix those above first.`;
    return [...problems.slice(0, LISTED), (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .errorAt */ .Os)(null, 'more-problems', message)];
}


/***/ }),

/***/ 1460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ inPathOrder),
/* harmony export */   _6: () => (/* binding */ decodeUtf8),
/* harmony export */   x0: () => (/* binding */ REPLACED)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

const UTF_8 = new TextDecoder('utf-8');
function decodeUtf8(bytes) {
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? UTF_8.decode(bytes) : null;
}
const REPLACED = '\ufffd';
const SURROGATES = /[\ud800-\udfff]/;
function inPathOrder(items) {
    if (items.some(({ path }) => SURROGATES.test(path)))
        return items.toSorted((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
    return items.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}


/***/ })

};
