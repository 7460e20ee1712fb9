export const id = 469;
export const ids = [469];
export const modules = {

/***/ 17209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ refuseDocuments),
/* harmony export */   Bg: () => (/* binding */ startReading),
/* harmony export */   F1: () => (/* binding */ reportSurrogate),
/* harmony export */   KF: () => (/* binding */ reportNumber),
/* harmony export */   PK: () => (/* binding */ reportDuplicateKey),
/* harmony export */   Q2: () => (/* binding */ refuseNodes),
/* harmony export */   TR: () => (/* binding */ refuse),
/* harmony export */   Wr: () => (/* binding */ passOver),
/* harmony export */   Wy: () => (/* binding */ countNode),
/* harmony export */   fI: () => (/* binding */ hasLoneSurrogate),
/* harmony export */   ko: () => (/* binding */ refuseDepth),
/* harmony export */   yb: () => (/* binding */ startDocument)
/* harmony export */ });
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85797);
/* harmony import */ var _words_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98558);


const LONE_SURROGATE = /\p{Surrogate}/u;
function startReading(source, limits) {
    return { source, limits, problems: [], nodes: 0, mostNodes: limits.nodesPerFile, refused: false };
}
function refuse(reading, offset, code, message) {
    if (reading.refused)
        return;
    reading.refused = true;
    const { source, problems } = reading;
    problems.push(offset === null ? (0,_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOf */ .Zw)(source.file, code, message) : (0,_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)(source, offset, code, message));
}
function startDocument(reading) {
    const { nodesPerFile, nodesPerDocument } = reading.limits;
    reading.mostNodes = Math.min(nodesPerFile, reading.nodes + nodesPerDocument);
}
function passOver(reading) {
    reading.problems.length = 0;
}
function countNode(reading, offset) {
    reading.nodes += 1;
    if (reading.nodes > reading.mostNodes)
        refuseNodes(reading, offset);
    return !reading.refused;
}
function refuseNodes(reading, offset) {
    const { nodesPerFile, nodesPerDocument } = reading.limits;
    const message = `This file holds more than ${nodesPerFile} keys and values, or more than ${nodesPerDocument} in one document, aliases ` +
        'counted as what they stand for; nothing of it was read. Split it into several files.';
    refuse(reading, offset, 'too-many-nodes', message);
}
function refuseDepth(reading, offset) {
    const message = `Mappings and lists are nested more than ${reading.limits.depth} deep here; nothing of this file was read. ` +
        'Flatten the document.';
    refuse(reading, offset, 'too-deep', message);
}
function refuseDocuments(reading, offset) {
    const message = `This file holds more than ${reading.limits.documentsPerFile} documents; nothing of it was read. ` +
        'Split it into several files.';
    refuse(reading, offset, 'too-many-documents', message);
}
function reportDuplicateKey(reading, offset, key, firstOffset) {
    const { line } = reading.source.placeAt(firstOffset);
    const message = `The key "${(0,_words_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(key)}" is already set on line ${line}; kubectl would take the last value silently. ` +
        'Remove one of the two.';
    reading.problems.push((0,_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)(reading.source, offset, 'duplicate-key', message));
}
function reportNumber(reading, offset, text) {
    const message = `${(0,_words_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(text)} is not a number that JSON and Kubernetes can hold. ` +
        'Write a finite number, or put it in quotes if text is meant.';
    reading.problems.push((0,_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)(reading.source, offset, 'bad-number', message));
}
function hasLoneSurrogate(text) {
    return LONE_SURROGATE.test(text);
}
function reportSurrogate(reading, offset) {
    const message = 'This text holds half of a surrogate pair, which is no character. Write the character itself, or both halves.';
    reading.problems.push((0,_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)(reading.source, offset, 'lone-surrogate', message));
}


/***/ }),

/***/ 43749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ firstJsonFault),
/* harmony export */   V: () => (/* binding */ readJson)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17209);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10352);
/* harmony import */ var _words_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98558);



function readJson(reading) {
    const reader = new JsonReader(reading.source.text, reading);
    const documents = [];
    for (let count = 0; reader.hasMore(); count += 1) {
        if (count === reading.limits.documentsPerFile) {
            (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseDocuments */ .$$)(reading, reader.at);
            return null;
        }
        const before = reading.problems.length;
        const document = reader.value(reader.at, 1, 'a value');
        if (document === null)
            return null;
        if (reading.problems.length === before)
            documents.push(document);
    }
    return documents;
}
function firstJsonFault(text) {
    const reader = new JsonReader(text, null);
    reader.hasMore();
    if (reader.value(reader.at, 1, 'a value') !== null && reader.hasMore())
        reader.expected('the end of the text');
    return reader.fault;
}
const MOST_DEPTH = 1_000;
const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
const WORD = /true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_PRINTABLE = 0x20;
class JsonReader {
    text;
    reading;
    at = 0;
    fault = null;
    constructor(text, reading) {
        this.text = text;
        this.reading = reading;
    }
    hasMore() {
        this.skip();
        return this.at < this.text.length;
    }
    value(at, depth, wanted) {
        if (!this.counts())
            return null;
        const character = this.text[this.at] ?? '';
        if (character === '{' || character === '[') {
            if (!this.enters(depth))
                return null;
            return character === '{' ? this.object(at, depth) : this.list(at, depth);
        }
        if (character === '"') {
            const value = this.string();
            return value === null ? null : { value, spot: at };
        }
        return this.scalar(at, character, wanted);
    }
    expected(wanted) {
        const character = this.text[this.at];
        const what = character === undefined ? 'the text ends' : `"${(0,_words_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(character)}" stands`;
        return this.fails(this.at, `${what} where ${wanted} was expected.`);
    }
    fails(offset, says) {
        this.fault ??= { offset, says };
        return null;
    }
    counts() {
        return this.reading === null || (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .countNode */ .Wy)(this.reading, this.at);
    }
    enters(depth) {
        if (this.reading === null) {
            if (depth > MOST_DEPTH)
                this.fails(this.at, `it is nested more than ${MOST_DEPTH} deep.`);
        }
        else if (depth > this.reading.limits.depth)
            (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseDepth */ .ko)(this.reading, this.at);
        return this.fault === null && this.reading?.refused !== true;
    }
    scalar(at, character, wanted) {
        const start = this.at;
        if (/[tfn]/.test(character)) {
            const word = this.match(WORD);
            if (word === null)
                return this.fails(start, 'only true, false and null may stand without quotes.');
            return { value: word === 'null' ? null : word === 'true', spot: at };
        }
        if (!/[-0-9]/.test(character))
            return this.expected(wanted);
        const digits = this.match(NUMBER);
        if (digits === null)
            return this.fails(start, 'a minus sign stands without a number.');
        const value = Number(digits);
        if (this.reading !== null && !Number.isFinite(value))
            (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .reportNumber */ .KF)(this.reading, start, digits);
        return { value, spot: at };
    }
    string() {
        const start = this.at;
        let escapes = false;
        for (let at = start + 1; at < this.text.length; at += 1) {
            const code = this.text.charCodeAt(at);
            if (code === QUOTE)
                return this.stringEnds(start, at, escapes);
            if (code < FIRST_PRINTABLE)
                return this.fails(at, 'a line break or another control character stands in a text.');
            if (code !== BACKSLASH)
                continue;
            ESCAPE.lastIndex = at;
            if (!ESCAPE.test(this.text))
                return this.fails(at, 'there is no such escape.');
            escapes = true;
            at = ESCAPE.lastIndex - 1;
        }
        return this.fails(this.text.length, 'the text ends inside of double quotes.');
    }
    stringEnds(start, end, escapes) {
        this.at = end + 1;
        const value = escapes
            ? JSON.parse(this.text.slice(start, end + 1))
            : this.text.slice(start + 1, end);
        if (this.reading !== null && (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .hasLoneSurrogate */ .fI)(value))
            (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .reportSurrogate */ .F1)(this.reading, start);
        return value;
    }
    object(at, depth) {
        const value = Object.create(null);
        const fields = new Map();
        this.at += 1;
        if (this.take('}'))
            return { value, spot: { at, fields } };
        let wanted = 'a key in double quotes or "}"';
        do {
            this.skip();
            const keyAt = this.at;
            if (this.text[keyAt] !== '"')
                return this.expected(wanted);
            wanted = 'a key in double quotes';
            if (!this.counts())
                return null;
            const key = this.string();
            if (key === null)
                return null;
            if (!this.take(':'))
                return this.expected('":"');
            this.skip();
            const field = this.value(keyAt, depth + 1, 'a value');
            if (field === null)
                return null;
            const earlier = fields.get(key);
            if (earlier !== undefined && this.reading !== null)
                (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .reportDuplicateKey */ .PK)(this.reading, keyAt, key, (0,_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .offsetOf */ .b4)(earlier));
            fields.set(key, field.spot);
            value[key] = field.value;
        } while (this.take(','));
        return this.take('}') ? { value, spot: { at, fields } } : this.expected('"," or "}"');
    }
    list(at, depth) {
        const items = [];
        const done = () => ({
            value: items.map(({ value }) => value),
            spot: { at, items: items.map(({ spot }) => spot) },
        });
        this.at += 1;
        if (this.take(']'))
            return done();
        let wanted = 'a value or "]"';
        do {
            this.skip();
            const item = this.value(this.at, depth + 1, wanted);
            if (item === null)
                return null;
            wanted = 'a value';
            items.push(item);
        } while (this.take(','));
        return this.take(']') ? done() : this.expected('"," or "]"');
    }
    take(character) {
        this.skip();
        if (this.text[this.at] !== character)
            return false;
        this.at += 1;
        return true;
    }
    skip() {
        this.match(SPACE);
    }
    match(pattern) {
        pattern.lastIndex = this.at;
        const found = pattern.exec(this.text)?.[0] ?? null;
        if (found !== null)
            this.at = pattern.lastIndex;
        return found;
    }
}


/***/ }),

/***/ 74469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eV: () => (/* binding */ parseDocuments),
  CJ: () => (/* binding */ parseFile),
  Ye: () => (/* binding */ parseManifests),
  z2: () => (/* binding */ parseWhole)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/document.js
var manifest_document = __webpack_require__(17209);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/json/read.js
var read = __webpack_require__(43749);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/limits.js
var manifest_limits = __webpack_require__(27228);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/fields.js
var fields = __webpack_require__(93549);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/manifest.js
var manifest_manifest = __webpack_require__(34585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/source-text.js
var source_text = __webpack_require__(85797);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/visible.js
var visible = __webpack_require__(98558);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/object-problems.js




function notAnObject(reading, offset, value) {
    if (isPassed(reading, null, null))
        return;
    const message = `${typeName(value, 'upper')} stands where a Kubernetes object is expected. ${WRITE_IDENTITY}`;
    report(reading, offset, 'not-a-manifest', message);
}
function missingIdentity(reading, object, at) {
    const has = (key) => Object.hasOwn(object, key) && object[key] !== null && object[key] !== '';
    if (isPassed(reading, (0,fields/* filledText */.Uq)(object['apiVersion']), (0,fields/* filledText */.Uq)(object['kind'])))
        return null;
    if (!has('apiVersion') && !has('kind')) {
        const message = `This has neither apiVersion nor kind, so it is not a Kubernetes object. ${WRITE_IDENTITY}`;
        return report(reading, at(), 'not-a-manifest', message);
    }
    for (const [key, code] of [
        ['apiVersion', 'missing-api-version'],
        ['kind', 'missing-kind'],
    ]) {
        if (!has(key))
            report(reading, at(key), code, `This object has no ${key}. Add one.`);
        else if (typeof object[key] !== 'string')
            wrongType(reading, at(key), key, 'text', object[key] ?? null);
    }
    return null;
}
function withoutName(reading, object, at) {
    if (isPassed(reading, (0,fields/* filledText */.Uq)(object['apiVersion']), (0,fields/* filledText */.Uq)(object['kind'])))
        return null;
    const metadata = object['metadata'] ?? null;
    const name = (0,manifest_manifest/* isObject */.Gv)(metadata) ? (metadata['name'] ?? null) : null;
    if (name !== null && name !== '')
        return wrongType(reading, at('metadata', 'name'), 'metadata.name', 'text', name);
    const generated = (0,manifest_manifest/* isObject */.Gv)(metadata) && Object.hasOwn(metadata, 'generateName');
    const message = generated
        ? 'This object has a generateName, so base and head cannot be compared. Give it a metadata.name.'
        : 'This object has no metadata.name. Add one.';
    return report(reading, at('metadata', generated ? 'generateName' : 'name'), 'missing-name', message);
}
function bothListAndObject(reading, offset) {
    const message = 'This object has items, so kubectl applies those and drops the object, and other tools apply the object. Take items out, or write a List.';
    return report(reading, offset, 'list-and-object', message);
}
const WRITE_IDENTITY = 'Add apiVersion, kind and metadata.name.';
function isPassed(reading, apiVersion, kind) {
    const { interest } = reading.limits;
    return interest !== undefined && !interest.concerns(apiVersion, kind);
}
function strayNamespace(reading, offset, kind) {
    const message = `A ${(0,visible/* visible */.RK)(kind)} is in no namespace: the cluster drops this one, and two of one name are the same object. Delete the line; where a tool puts it there (targetNamespace of Flux, \`namespace\` of Kustomize), it does no harm.`;
    reading.problems.push((0,source_text/* problemAt */.l4)(reading.source, offset, 'cluster-scoped', message, 'warning'));
}
function wrongType(reading, offset, field, expected, value) {
    const advice = expected === 'text' ? 'Put the value in quotes.' : 'Correct the value.';
    const message = `${field} must be ${expected}, but is ${typeName(value, 'lower')}. ${advice}`;
    return report(reading, offset, 'wrong-type', message);
}
function report(reading, offset, code, message) {
    reading.problems.push((0,source_text/* problemAt */.l4)(reading.source, offset, code, message));
    return null;
}
function typeName(value, letter) {
    const name = nameOfType(value);
    return letter === 'lower' ? name : name.charAt(0).toUpperCase() + name.slice(1);
}
function nameOfType(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    if ((0,manifest_manifest/* isObject */.Gv)(value))
        return 'a mapping';
    if (typeof value === 'string')
        return `the text "${(0,visible/* visible */.RK)(value, 40)}"`;
    return typeof value === 'number' ? `the number ${value}` : 'a boolean';
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/spot.js
var manifest_spot = __webpack_require__(10352);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/objects.js




function objectsOf(reading, document) {
    return document.value === null ? [] : objectsIn(reading, document);
}
function objectsIn(reading, placed) {
    const { value, spot } = placed;
    if (!(0,manifest_manifest/* isObject */.Gv)(value)) {
        notAnObject(reading, (0,manifest_spot/* offsetOf */.b4)(spot), value);
        return [];
    }
    if (isList(value))
        return itemsOf(reading, value, placed);
    const manifest = objectOf(reading, value, placed);
    return manifest === null ? [] : [manifest];
}
function isList(value) {
    return Object.hasOwn(value, 'items') || value['kind'] === 'List';
}
function itemsOf(reading, list, { spot }) {
    const items = list['items'] ?? null;
    const itemsSpot = (0,manifest_spot/* partOf */.BU)(spot, 'items');
    if (isObjectWithItems(reading, list)) {
        bothListAndObject(reading, (0,manifest_spot/* offsetAt */.HA)(spot, ['items']));
        return [];
    }
    if (items === null && itemsSpot !== undefined)
        return [];
    if (!Array.isArray(items) && isPassed(reading, (0,fields/* filledText */.Uq)(list['apiVersion']), itemKindOf(list)))
        return [];
    if (!Array.isArray(items) || itemsSpot === undefined) {
        wrongType(reading, (0,manifest_spot/* offsetAt */.HA)(spot, ['items']), 'items', 'a list', items);
        return [];
    }
    return items.flatMap((item, index) => objectsIn(reading, { value: withKindOf(list, item), spot: (0,manifest_spot/* partOf */.BU)(itemsSpot, index) ?? itemsSpot }));
}
function isObjectWithItems(reading, list) {
    const { kind } = list;
    if (typeof kind !== 'string' || kind === '' || kind.endsWith('List'))
        return false;
    return reading.limits.interest?.concerns((0,fields/* filledText */.Uq)(list['apiVersion']), kind) === true;
}
function itemKindOf({ kind }) {
    if (typeof kind !== 'string' || kind === 'List')
        return null;
    return kind.endsWith('List') ? kind.slice(0, -'List'.length) : kind;
}
function withKindOf(list, item) {
    const { apiVersion = null, kind } = list;
    if (!(0,manifest_manifest/* isObject */.Gv)(item) || Object.hasOwn(item, 'kind') || Object.hasOwn(item, 'apiVersion'))
        return item;
    if (typeof kind !== 'string' || !kind.endsWith('List') || kind === 'List')
        return item;
    const named = Object.create(null);
    named['apiVersion'] = apiVersion;
    named['kind'] = kind.slice(0, -'List'.length);
    for (const [key, value] of Object.entries(item))
        named[key] = value;
    return named;
}
function objectOf(reading, object, { spot }) {
    const apiVersion = (0,fields/* filledText */.Uq)(object['apiVersion']);
    const kind = (0,fields/* filledText */.Uq)(object['kind']);
    const metadata = object['metadata'] ?? null;
    const at = (...path) => (0,manifest_spot/* offsetAt */.HA)(spot, path);
    if (apiVersion === null || kind === null)
        return missingIdentity(reading, object, at);
    if (metadata !== null && !(0,manifest_manifest/* isObject */.Gv)(metadata)) {
        if (isPassed(reading, apiVersion, kind))
            return null;
        return wrongType(reading, at('metadata'), 'metadata', 'a mapping', metadata);
    }
    const name = (0,fields/* filledText */.Uq)(metadata?.['name']);
    if (name === null)
        return withoutName(reading, object, at);
    const namespace = metadata?.['namespace'] ?? null;
    if (namespace !== null && typeof namespace !== 'string') {
        if (isPassed(reading, apiVersion, kind))
            return null;
        return wrongType(reading, at('metadata', 'namespace'), 'metadata.namespace', 'text', namespace);
    }
    const { source, limits } = reading;
    const isScoped = namespace !== null && namespace !== '';
    const isStray = isScoped && limits.isClusterScoped?.(apiVersion, kind) === true;
    if (isStray && !isPassed(reading, apiVersion, kind))
        strayNamespace(reading, at('metadata', 'namespace'), kind);
    return {
        apiVersion,
        kind,
        namespace: isScoped && !isStray ? namespace : null,
        name,
        object,
        place: source.placeAt((0,manifest_spot/* offsetOf */.b4)(spot)),
        placeOf: (path) => source.placeAt((0,manifest_spot/* offsetAt */.HA)(spot, path)),
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/yaml/read.js + 7 modules
var yaml_read = __webpack_require__(81886);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/parse.js






function parseManifests(text, file, limits = manifest_limits/* LIMITS */.b1) {
    const { manifests, problems } = parseFile(text, file, limits);
    return { manifests, problems };
}
function parseFile(text, file, limits, variables = {}) {
    if (isLfsPointer(text))
        return { manifests: [], problems: [lfsProblem(file)], nodes: 0 };
    const source = (0,source_text/* sourceText */.rI)(file, text.startsWith('\ufeff') ? text.slice(1) : text, variables);
    const reading = (0,manifest_document/* startReading */.Bg)(source, limits);
    const documents = documentsOf(reading);
    const manifests = reading.refused ? [] : documents.flatMap((document) => objectsOf(reading, document));
    if (reading.problems.length > 0 && limits.interest?.mayHold(text) === false)
        (0,manifest_document/* passOver */.Wr)(reading);
    const problems = listed(reading);
    return { manifests, problems, nodes: reading.nodes };
}
function isLfsPointer(text) {
    return text.startsWith('version https://git-lfs.github.com/spec/');
}
function lfsProblem(file) {
    const message = 'This is a Git LFS pointer: the content of the file is not in git. ' +
        'Keep manifests in git: remove the file from .gitattributes, and add it again.';
    return (0,source_text/* problemOf */.Zw)(file, 'lfs-pointer', message);
}
function parseDocuments(text, file, limits = manifest_limits/* LIMITS */.b1) {
    return documentsOf((0,manifest_document/* startReading */.Bg)((0,source_text/* sourceText */.rI)(file, text), limits)).map(({ value }) => value);
}
function parseWhole(text, file, limits = manifest_limits/* LIMITS */.b1) {
    const reading = (0,manifest_document/* startReading */.Bg)((0,source_text/* sourceText */.rI)(file, text), limits);
    const documents = documentsOf(reading);
    return reading.refused || reading.problems.length > 0 ? null : documents.map(({ value }) => value);
}
function documentsOf(reading) {
    const { source, limits } = reading;
    if (Buffer.byteLength(source.text) > limits.bytesPerFile) {
        const message = `This file is larger than ${limits.bytesPerFile} bytes; nothing of it was read. Split it into several files.`;
        (0,manifest_document/* refuse */.TR)(reading, null, 'too-large', message);
        return [];
    }
    if ((0,manifest_document/* hasLoneSurrogate */.fI)(source.text)) {
        (0,manifest_document/* reportSurrogate */.F1)(reading, source.text.search(/\p{Surrogate}/u));
        return [];
    }
    if (!/^[ \t\r\n]*\{/.test(source.text))
        return (0,yaml_read/* readYaml */.g)(reading);
    if (limits.interest?.skips?.(source.text) === true) {
        (0,manifest_document/* passOver */.Wr)(reading);
        return [];
    }
    const documents = (0,read/* readJson */.V)(reading);
    if (documents !== null || reading.refused)
        return documents ?? [];
    reading.problems.length = 0;
    reading.nodes = 0;
    return (0,yaml_read/* readYaml */.g)(reading);
}
function listed(reading) {
    const line = (problem) => problem.place?.line ?? 0;
    const column = (problem) => problem.place?.column ?? 0;
    const problems = reading.problems.toSorted((a, b) => line(a) - line(b) || column(a) - column(b));
    if (problems.length <= manifest_limits/* PROBLEMS_PER_FILE */.kL)
        return problems;
    const rest = problems.slice(manifest_limits/* PROBLEMS_PER_FILE */.kL);
    const severity = rest.some((problem) => problem.severity === 'error') ? 'error' : 'warning';
    const message = `${rest.length} more problems of this file are not listed. Correct those above first.`;
    return [
        ...problems.slice(0, manifest_limits/* PROBLEMS_PER_FILE */.kL),
        (0,source_text/* problemOf */.Zw)(reading.source.file, 'more-problems', message, severity),
    ];
}


/***/ }),

/***/ 10352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   HA: () => (/* binding */ offsetAt),
/* harmony export */   b4: () => (/* binding */ offsetOf)
/* harmony export */ });
function offsetOf(spot) {
    return typeof spot === 'number' ? spot : spot.at;
}
function offsetAt(spot, path) {
    let here = spot;
    for (const step of path) {
        const next = partOf(here, step);
        if (next === undefined)
            break;
        here = next;
    }
    return offsetOf(here);
}
function partOf(spot, step) {
    if (typeof spot === 'number')
        return undefined;
    if ('items' in spot)
        return typeof step === 'number' ? spot.items[step] : undefined;
    return typeof step === 'string' ? spot.fields.get(step) : undefined;
}


/***/ }),

/***/ 81886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/advice.js
var advice = __webpack_require__(87196);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/document.js
var manifest_document = __webpack_require__(17209);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/source-text.js
var source_text = __webpack_require__(85797);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/visible.js
var visible = __webpack_require__(98558);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/yaml/template-mark.js
const MARK = /^[^#"'\n\r\u2028\u2029]*?(\{[{%]|%\{|<%)/m;
function templateMarkAt(text) {
    const found = MARK.exec(text);
    return found === null ? null : found.index + found[0].length - 2;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/yaml/characters.js


const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\u2028\u2029\ufeff\ufffe\uffff]|\r(?!\n)/u;
function reportCharacter(reading) {
    const found = FORBIDDEN.exec(reading.source.text);
    if (found === null)
        return false;
    const message = `The character ${(0,visible/* visible */.RK)(found[0])} may not stand in YAML: parsers disagree on what it does to the line. ` +
        'Remove it, or write it as an escape inside double quotes.';
    reading.problems.push((0,source_text/* problemAt */.l4)(reading.source, found.index, 'control-character', message));
    return true;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/yaml/split.js


const MARKER_LINE = /^---.*$/gm;
const MARKER = /^---(?:[ \t]*|[ \t]+#.*)$/;
const CONTENT = /^[ \t]*[^ \t\r\n#]/m;
const END_LINE = /^\.\.\.(?=[ \t\r\n]|$(?![^]))/m;
function splitDocuments(reading) {
    const { source } = reading;
    const chunks = [];
    let start = 0;
    let wanted = true;
    const add = (end) => {
        const chunk = { text: source.text.slice(start, end), offset: start };
        const content = wanted ? contentOf(reading, chunk) : null;
        if (content === null)
            return true;
        if (chunks.length === reading.limits.documentsPerFile)
            (0,manifest_document/* refuseDocuments */.$$)(reading, start);
        chunks.push(content);
        return !reading.refused;
    };
    for (const line of source.text.matchAll(MARKER_LINE)) {
        if (!add(line.index))
            return [];
        start = line.index + line[0].length;
        wanted = MARKER.test(line[0]);
        if (!wanted)
            reportMarker(reading, line.index);
    }
    return add(source.text.length) ? chunks : [];
}
function contentOf(reading, chunk) {
    const end = END_LINE.exec(chunk.text);
    const read = end === null ? chunk.text : chunk.text.slice(0, end.index);
    if (end !== null)
        reportAfterEnd(reading, chunk, end.index + '...'.length);
    const first = CONTENT.exec(read);
    if (first === null)
        return null;
    const at = first.index + first[0].length - 1;
    if (read[at] !== '%')
        return { text: read, offset: chunk.offset };
    reportDirective(reading, chunk.offset + at);
    return null;
}
function reportAfterEnd(reading, chunk, from) {
    const dropped = CONTENT.exec(chunk.text.slice(from));
    if (dropped === null)
        return;
    const message = 'kubectl does not read what follows a "..." line, so it would never be applied. Begin the next document with "---".';
    const at = chunk.offset + from + dropped.index + dropped[0].length - 1;
    reading.problems.push((0,source_text/* problemAt */.l4)(reading.source, at, 'document-end', message));
}
function reportMarker(reading, offset) {
    const message = 'kubectl refuses a "---" line with anything but a comment behind it; this document was not read. ' +
        'Move the rest to the next line.';
    reading.problems.push((0,source_text/* problemAt */.l4)(reading.source, offset, 'document-marker', message));
}
function reportDirective(reading, offset) {
    const message = 'kubectl refuses YAML directives such as "%YAML"; this document was not read. Remove the line.';
    reading.problems.push((0,source_text/* problemAt */.l4)(reading.source, offset, 'yaml-directive', message));
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/yaml/key.js
const MAX_INT64 = 2n ** 63n - 1n;
const FLOAT32_DIGITS = 9;
function keyText(scalar) {
    switch (scalar.kind) {
        case 'string':
            return scalar.value;
        case 'boolean':
            return String(scalar.value);
        case 'integer':
            return scalar.value > MAX_INT64 ? null : scalar.value.toString();
        case 'float':
            return floatKey(scalar.value);
        case 'null':
        case 'unbounded':
            return null;
    }
}
function floatKey(value) {
    const rounded = Math.fround(value);
    if (!Number.isFinite(rounded))
        return null;
    if (Object.is(rounded, -0))
        return '-0';
    let precision = 1;
    while (precision < FLOAT32_DIGITS && Math.fround(Number(rounded.toExponential(precision - 1))) !== rounded)
        precision += 1;
    const shortest = rounded.toExponential(precision - 1);
    const [mantissa = '', exponentText = ''] = shortest.split('e');
    const exponent = Number(exponentText);
    if (exponent >= -4 && exponent < 6)
        return String(Number(shortest));
    const digits = String(Math.abs(exponent)).padStart(2, '0');
    return `${mantissa}e${exponent < 0 ? '-' : '+'}${digits}`;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/yaml/scalar.js
var yaml_scalar = __webpack_require__(76658);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/yaml/document.js






const YAML = 'tag:yaml.org,2002:';
const KINDS = new Map([
    ['bool', ['boolean']],
    ['int', ['integer']],
    ['float', ['float', 'integer', 'unbounded']],
    ['null', ['null']],
]);
const ESCAPED_BREAK = /(?<!\\)(?:\\\\)*\\\r?\n[ \t]*\r?\n/;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
function readDocument(file, base, root) {
    const before = file.problems.length;
    const placed = new DocumentReader(file, base, aliasTargets(root)).node(root, root.range[0], 1);
    return file.problems.slice(before).some(({ severity }) => severity === 'error') ? null : placed;
}
function eachNode(node, visit) {
    visit(node);
    if ((0,dist/* isSeq */.oP)(node))
        for (const item of node.items)
            eachNode(item, visit);
    if (!(0,dist/* isMap */.jh)(node))
        return;
    for (const { key, value } of node.items) {
        eachNode(key, visit);
        if (value !== null)
            eachNode(value, visit);
    }
}
function aliasTargets(root) {
    const anchors = new Map();
    const targets = new Map();
    eachNode(root, (node) => {
        if (!(0,dist/* isAlias */.Vj)(node)) {
            if (node.anchor !== undefined)
                anchors.set(node.anchor, node);
            return;
        }
        const target = anchors.get(node.source);
        if (target !== undefined)
            targets.set(node, target);
    });
    return targets;
}
class DocumentReader {
    file;
    base;
    targets;
    open = new Set();
    uses = new Map();
    reported = new Set();
    constructor(file, base, targets) {
        this.file = file;
        this.base = base;
        this.targets = targets;
    }
    node(node, at, depth) {
        if (!(0,manifest_document/* countNode */.Wy)(this.file, this.base + at))
            return null;
        const target = this.target(node);
        if (target === null)
            return null;
        if (!(0,dist/* isMap */.jh)(target) && !(0,dist/* isSeq */.oP)(target))
            return this.scalar(target, at);
        if (depth > this.file.limits.depth) {
            (0,manifest_document/* refuseDepth */.ko)(this.file, this.base + target.range[0]);
            return null;
        }
        const { tag } = target;
        if (tag !== undefined && !['!', `${YAML}map`, `${YAML}seq`].includes(tag))
            this.unknownTag(target, tag);
        this.open.add(target);
        const placed = (0,dist/* isSeq */.oP)(target) ? this.list(target, at, depth) : this.mapping(target, at, depth);
        this.open.delete(target);
        return placed;
    }
    target(node) {
        if (!(0,dist/* isAlias */.Vj)(node))
            return node;
        const [offset] = node.range;
        const name = (0,visible/* visible */.RK)(node.source);
        const target = this.targets.get(node);
        if (target === undefined)
            return this.report(offset, 'bad-alias', `The alias *${name} has no anchor before it. Write &${name} where the value is defined.`);
        if (this.open.has(target))
            return this.report(offset, 'bad-alias', `The alias *${name} stands inside its own anchor. Write the value out instead.`);
        const uses = (this.uses.get(target) ?? 0) + 1;
        this.uses.set(target, uses);
        const { usesPerAnchor } = this.file.limits;
        if (uses <= usesPerAnchor)
            return target;
        const message = `The anchor &${name} is used more than ${usesPerAnchor} times in this document; nothing of this file was read. Write the values out, or split the document.`;
        (0,manifest_document/* refuse */.TR)(this.file, this.base + offset, 'too-many-aliases', message);
        return null;
    }
    scalar(node, at) {
        const [offset] = node.range;
        const scalar = this.tagged(node);
        if (scalar === null)
            return null;
        const spot = this.base + at;
        switch (scalar.kind) {
            case 'unbounded':
                if (this.isFirst('bad-number', offset))
                    (0,manifest_document/* reportNumber */.KF)(this.file, this.base + offset, node.source);
                return null;
            case 'null':
                return { value: null, spot };
            case 'integer':
                return { value: Number(scalar.value), spot };
            case 'string':
                return this.isText(offset, scalar.value) ? { value: scalar.value, spot } : null;
            case 'boolean':
            case 'float':
                return { value: scalar.value, spot };
        }
    }
    list(node, at, depth) {
        const value = [];
        const items = [];
        for (const item of node.items) {
            const placed = this.node(item, item.range[0], depth + 1);
            if (this.file.refused)
                break;
            value.push(placed?.value ?? null);
            items.push(placed?.spot ?? this.base + item.range[0]);
        }
        return { value, spot: { at: this.base + at, items } };
    }
    mapping(node, at, depth) {
        const entries = { value: Object.create(null), fields: new Map() };
        this.add(node, entries, depth);
        return { value: entries.value, spot: { at: this.base + at, fields: entries.fields } };
    }
    add(node, entries, depth) {
        const written = new Map();
        for (const pair of node.items) {
            if (this.file.refused)
                return;
            if (isMergeKey(pair.key))
                this.addMerged(pair, entries, depth);
            else
                this.addField(pair, entries, written, depth);
        }
    }
    addField(pair, entries, written, depth) {
        const [at] = pair.key.range;
        const key = this.key(pair.key);
        if (key === null)
            return;
        const earlier = written.get(key);
        if (earlier !== undefined) {
            if (this.isFirst('duplicate-key', at))
                (0,manifest_document/* reportDuplicateKey */.PK)(this.file, this.base + at, key, this.base + earlier);
            return;
        }
        written.set(key, at);
        const placed = pair.value === null ? null : this.node(pair.value, at, depth + 1);
        entries.value[key] = placed?.value ?? null;
        entries.fields.set(key, placed?.spot ?? this.base + at);
    }
    addMerged({ key, value }, entries, depth) {
        for (const node of value !== null && (0,dist/* isSeq */.oP)(value) ? value.items.toReversed() : [value]) {
            const target = node === null ? null : this.target(node);
            if (target === null && node !== null)
                continue;
            if (target === null || !(0,dist/* isMap */.jh)(target)) {
                const message = 'A merge key "<<" takes a mapping, or a list of mappings. Give it one, or write the fields out.';
                this.report((node ?? key).range[0], 'bad-merge', message);
                continue;
            }
            if (!(0,manifest_document/* countNode */.Wy)(this.file, this.base + target.range[0]))
                return;
            this.open.add(target);
            this.add(target, entries, depth);
            this.open.delete(target);
        }
    }
    key(node) {
        const [offset] = node.range;
        if (!(0,manifest_document/* countNode */.Wy)(this.file, this.base + offset))
            return null;
        const target = this.target(node);
        if (target === null)
            return null;
        const refused = (shown) => this.report(offset, 'bad-key', `A key must be text, but this one is ${shown}. Put it in quotes, or write a name.`);
        if (!(0,dist/* isScalar */.jn)(target))
            return refused('a mapping or a list');
        const scalar = this.tagged(target);
        if (scalar === null)
            return null;
        const key = keyText(scalar);
        if (key === null)
            return refused(target.source === '' ? 'empty' : (0,visible/* visible */.RK)(target.source));
        const [, end] = target.range;
        if (target.type === 'PLAIN' && /^:[,[\]{}]/.test(this.written(end, end + 2)))
            return this.report(end, 'yaml-syntax', 'kubectl takes this colon for a part of the key. Put a space behind it.');
        return this.isText(offset, key) ? key : null;
    }
    tagged(node) {
        const { tag, source: text } = node;
        const [start, end] = node.range;
        if (node.type === 'QUOTE_DOUBLE' && ESCAPED_BREAK.test(this.written(start, end)))
            return this.report(start, 'yaml-syntax', 'YAML parsers read an empty line after an escaped line break differently. Write \\n in its place.');
        if (tag === undefined)
            return node.type === 'PLAIN' ? (0,yaml_scalar/* plainScalar */.d)(text) : { kind: 'string', value: text };
        const name = tag.startsWith(YAML) ? tag.slice(YAML.length) : '';
        const wrong = () => this.report(start, 'bad-tag', `"${(0,visible/* visible */.RK)(text)}" cannot be read as !!${name}. Correct the value, or remove the tag.`);
        const kinds = KINDS.get(name);
        if (kinds !== undefined) {
            const scalar = (0,yaml_scalar/* plainScalar */.d)(text);
            return kinds.includes(scalar.kind) ? scalar : wrong();
        }
        if (name === 'binary')
            return binary(text) ?? wrong();
        if (tag !== '!' && name !== 'str' && name !== 'timestamp')
            this.unknownTag(node, tag);
        return { kind: 'string', value: text };
    }
    unknownTag({ range }, tag) {
        const message = `kubectl ignores the tag ${(0,visible/* visible */.RK)(tag)} and reads the value as it stands. Remove the tag.`;
        this.report(range[0], 'unknown-tag', message, 'warning');
    }
    isText(offset, text) {
        if (!(0,manifest_document/* hasLoneSurrogate */.fI)(text))
            return true;
        if (this.isFirst('lone-surrogate', offset))
            (0,manifest_document/* reportSurrogate */.F1)(this.file, this.base + offset);
        return false;
    }
    written(start, end) {
        return this.file.source.text.slice(this.base + start, this.base + end);
    }
    report(offset, code, message, severity = 'error') {
        if (this.isFirst(code, offset))
            this.file.problems.push((0,source_text/* problemAt */.l4)(this.file.source, this.base + offset, code, message, severity));
        return null;
    }
    isFirst(code, offset) {
        const id = `${code} ${offset}`;
        if (this.reported.has(id))
            return false;
        this.reported.add(id);
        return true;
    }
}
function isMergeKey(key) {
    if (!(0,dist/* isScalar */.jn)(key) || key.source !== '<<')
        return false;
    return key.tag === `${YAML}merge` || (key.tag === undefined && key.type === 'PLAIN');
}
function binary(text) {
    const digits = text.replace(/[\r\n]/g, '');
    return BASE64.test(digits)
        ? { kind: 'string', value: Buffer.from(digits, 'base64').toString('utf8') }
        : null;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/yaml/token-count.js

const FREE = new Set([
    'space',
    'newline',
    'comment',
    'byte-order-mark',
    'doc-mode',
    null,
]);
function countTokens() {
    const counts = new Map();
    let most = 0;
    let scalars = 0;
    let marked = false;
    let inBlockScalar = false;
    function addText(text) {
        if (!inBlockScalar && text !== '')
            scalars += 1;
        inBlockScalar = false;
    }
    return {
        add(lexeme) {
            const isText = marked;
            marked = !isText && lexeme === dist/* CST */.DB.SCALAR;
            if (isText) {
                addText(lexeme);
                return;
            }
            const type = dist/* CST */.DB.tokenType(lexeme);
            if (FREE.has(type))
                return;
            if (type === 'block-scalar-header')
                inBlockScalar = true;
            if (type?.endsWith('-scalar') === true || type === 'block-scalar-header')
                scalars += 1;
            const count = (counts.get(type) ?? 0) + 1;
            counts.set(type, count);
            most = Math.max(most, count);
        },
        nodesAtLeast: () => most,
        scalars: () => scalars,
    };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/yaml/syntax.js




const OPTIONS = {
    version: '1.1',
    schema: 'failsafe',
    resolveKnownTags: false,
    merge: false,
    uniqueKeys: false,
    strict: true,
    prettyErrors: false,
    logLevel: 'silent',
};
function parseSyntax(reading, chunk) {
    const scanned = scan(reading, chunk);
    if (scanned === null)
        return null;
    const composer = new dist/* Composer */.Dk(OPTIONS);
    const documents = [];
    for (const token of scanned.tokens)
        documents.push(...composer.next(token));
    documents.push(...composer.end());
    const root = documents[0]?.contents ?? null;
    const errors = documents.flatMap((document) => document.errors);
    return { root, error: firstOf(errors) ?? lostIn(root, scanned.scalars) };
}
function firstOf(errors) {
    const [error] = errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
    return error === undefined ? null : { code: error.code, message: error.message, offset: error.pos[0] };
}
function lostIn(root, scalars) {
    let found = 0;
    if (root !== null) {
        eachNode(root, (node) => {
            if ((0,dist/* isScalar */.jn)(node) && node.range[1] > node.range[0])
                found += 1;
        });
    }
    if (found === scalars)
        return null;
    const message = 'A part of it stands where YAML does not allow it, often below a "? key" without a ":" line';
    return { code: 'LOST', message, offset: root?.range[0] ?? 0 };
}
function scan(reading, chunk) {
    const parser = new dist/* Parser */.iX();
    const tokens = [];
    const counter = countTokens();
    const deepest = reading.limits.depth + 2;
    for (const lexeme of new dist/* Lexer */.JG().lex(chunk.text)) {
        counter.add(lexeme);
        tokens.push(...parser.next(lexeme));
        if (counter.nodesAtLeast() > reading.limits.nodesPerDocument) {
            (0,manifest_document/* refuseNodes */.Q2)(reading, chunk.offset + parser.offset);
            return null;
        }
        if (parser.stack.length > deepest) {
            (0,manifest_document/* refuseDepth */.ko)(reading, chunk.offset + parser.offset);
            return null;
        }
    }
    tokens.push(...parser.end());
    return { tokens, scalars: counter.scalars() };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/yaml/read.js









const FIXES = new Map([
    ['TAB_AS_INDENT', 'Indent with spaces.'],
    ['BAD_INDENT', 'Give all entries of one mapping or list the same indentation.'],
    ['BAD_SCALAR_START', 'Put the value in quotes.'],
    ['BLOCK_AS_IMPLICIT_KEY', 'Put a value that holds ": " in quotes, or move the mapping to the next line.'],
    ['MULTILINE_IMPLICIT_KEY', 'Put the key and its colon on one line.'],
    ['MISSING_CHAR', 'Add what is missing.'],
]);
function readYaml(reading) {
    if (reportCharacter(reading))
        return [];
    const documents = [];
    const { interest } = reading.limits;
    for (const chunk of splitDocuments(reading)) {
        if (interest?.skips?.(chunk.text) === true)
            continue;
        const document = readChunk(reading, chunk);
        if (reading.refused)
            return [];
        if (document !== null)
            documents.push(document);
    }
    return documents;
}
function readChunk(reading, chunk) {
    const before = reading.problems.length;
    (0,manifest_document/* startDocument */.yb)(reading);
    const syntax = parseSyntax(reading, chunk);
    if (syntax === null)
        return null;
    if (syntax.error !== null) {
        if (!blameTemplate(reading, chunk, before))
            reportSyntax(reading, chunk, syntax.error);
        return null;
    }
    if (syntax.root === null)
        return null;
    const document = readDocument(reading, chunk.offset, syntax.root);
    if (document === null && !reading.refused)
        blameTemplate(reading, chunk, before);
    return document;
}
function blameTemplate(reading, chunk, since) {
    const at = templateMarkAt(chunk.text);
    if (at === null)
        return false;
    reading.problems.length = since;
    const message = 'This looks like a template, which is not YAML before it is rendered. ' +
        (0,advice/* byTemplate */.kW)(reading.source.file, reading.source.text);
    reading.problems.push((0,source_text/* problemAt */.l4)(reading.source, chunk.offset + at, 'helm-template', message));
    return true;
}
function reportSyntax(reading, chunk, error) {
    const fix = FIXES.get(error.code) ?? 'Correct this line.';
    const message = `This document is not valid YAML and was not read: ${sentence((0,visible/* visible */.RK)(error.message, 200))} ${fix}`;
    const offset = chunk.offset + Math.min(error.offset, chunk.text.trimEnd().length);
    reading.problems.push((0,source_text/* problemAt */.l4)(reading.source, offset, 'yaml-syntax', message));
}
function sentence(text) {
    return text.endsWith('.') ? text : `${text}.`;
}


/***/ })

};
