export const id = 411;
export const ids = [411];
export const modules = {

/***/ 9662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ substitute)
/* harmony export */ });
const VARIABLE = /\$?\$\{([_a-zA-Z][_a-zA-Z0-9]*)(?:(:?[=+-]|[?]|:[?])((?:[^${}]|\$(?!\{))*))?\}/g;
function substitute(text, lookup) {
    const pieces = [];
    let result = '';
    let last = 0;
    for (const match of text.matchAll(VARIABLE)) {
        const value = valueOf(match, lookup);
        if (value === null)
            continue;
        result += text.slice(last, match.index);
        pieces.push({ at: result.length, from: match.index, length: value.length });
        result += value;
        last = match.index + match[0].length;
    }
    if (pieces.length === 0)
        return { text, originOf: (offset) => offset };
    result += text.slice(last);
    return { text: result, originOf: (offset) => originIn(pieces, text, offset) };
}
function valueOf([written, name = '', operator, fallback = ''], lookup) {
    if (written.startsWith('$$'))
        return written.slice(1);
    const value = lookup(name);
    if (value === undefined)
        return null;
    if (operator === undefined)
        return value;
    return /[=-]$/.test(operator) ? value || fallback : null;
}
function originIn(pieces, text, offset) {
    let low = 0;
    let high = pieces.length;
    while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if ((pieces[middle]?.at ?? 0) <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    const piece = pieces[low - 1];
    if (piece === undefined)
        return offset;
    const behind = offset - piece.at - piece.length;
    if (behind < 0)
        return piece.from;
    const end = text.indexOf('}', piece.from) + 1;
    return Math.min(text.length, end + behind);
}


/***/ }),

/***/ 7914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pd: () => (/* binding */ firstJsonFault),
/* harmony export */   U4: () => (/* binding */ parsedJson),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   m$: () => (/* binding */ repeatedKey)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3972);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4514);



function parsedJson(written) {
    try {
        return JSON.parse(written);
    }
    catch {
        return undefined;
    }
}
function readJson(reading) {
    const reader = new JsonReader(reading.text, reading);
    const documents = [];
    for (let count = 0; reader.hasMore(); count += 1) {
        if (count === reading.limits.documentsPerFile) {
            return reading.refuseDocuments(reader.at);
        }
        const before = reading.problems.length;
        const document = reader.value(reader.at, 1, A_VALUE);
        if (document === null)
            return null;
        if (reading.problems.length === before)
            documents.push(document);
    }
    return documents;
}
function firstJsonFault(written) {
    const reader = new JsonReader(written, null);
    reader.hasMore();
    if (reader.value(reader.at, 1, A_VALUE) !== null && reader.hasMore())
        reader.expected((0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu)('the end of the text'));
    return reader.fault;
}
function repeatedKey(written, value) {
    if (colonsIn(written) === keysIn(value))
        return null;
    const reader = new JsonReader(written, null);
    reader.hasMore();
    reader.value(reader.at, 1, A_VALUE);
    return reader.repeated;
}
function keysIn(value) {
    let keys = 0;
    const open = [value];
    while (open.length > 0) {
        const one = open.pop();
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
function colonsIn(written) {
    let colons = 0;
    for (let at = 0; at < written.length; at++) {
        const character = written.charCodeAt(at);
        if (character === COLON)
            colons++;
        if (character !== QUOTE)
            continue;
        for (at++; at < written.length && written.charCodeAt(at) !== QUOTE; at++)
            if (written.charCodeAt(at) === BACKSLASH)
                at++;
    }
    return colons;
}
const MOST_DEPTH = 1_000;
const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
const WORD = /true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const FIRST_PRINTABLE = 0x20;
const A_VALUE = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu)('a value');
const A_KEY = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu)('a key in double quotes');
class JsonReader {
    text;
    reading;
    at = 0;
    fault = null;
    repeated = null;
    constructor(text, reading) {
        this.text = text;
        this.reading = reading;
    }
    hasMore() {
        this.match(SPACE);
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
        const found = character === undefined ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu)('the end of the text') : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(character));
        return this.fails(this.at, (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `expected ${wanted}, found ${found}.`);
    }
    fails(offset, says) {
        this.fault ??= { offset, says };
        return null;
    }
    counts() {
        return this.reading === null || this.reading.countNode(this.at);
    }
    enters(depth) {
        if (this.reading === null) {
            if (depth > MOST_DEPTH)
                this.fails(this.at, (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `it is nested more than ${MOST_DEPTH} levels deep.`);
        }
        else if (depth > this.reading.limits.depth)
            this.reading.refuseDepth(this.at);
        return this.fault === null && this.reading?.refused !== true;
    }
    scalar(at, character, wanted) {
        const start = this.at;
        if (/[tfn]/.test(character)) {
            const word = this.match(WORD);
            if (word === null)
                return this.fails(start, (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `only true, false and null need no quotes.`);
            return { value: word === 'null' ? null : word === 'true', spot: at };
        }
        if (!/[-0-9]/.test(character))
            return this.expected(wanted);
        const digits = this.match(NUMBER);
        if (digits === null)
            return this.fails(start, (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `expected a number after the minus sign.`);
        const value = Number(digits);
        if (!Number.isFinite(value))
            this.reading?.reportNumber(start, digits);
        return { value, spot: at };
    }
    string() {
        const start = this.at;
        let escapes = false;
        for (let at = start + 1; at < this.text.length; at += 1) {
            const character = this.text.charCodeAt(at);
            if (character === QUOTE)
                return this.stringEnds(start, at, escapes);
            if (character < FIRST_PRINTABLE)
                return this.fails(at, (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `a string holds a line break or another control character.`);
            if (character !== BACKSLASH)
                continue;
            ESCAPE.lastIndex = at;
            if (!ESCAPE.test(this.text))
                return this.fails(at, (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `unknown escape.`);
            escapes = true;
            at = ESCAPE.lastIndex - 1;
        }
        return this.fails(this.text.length, (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `the text ends inside a string.`);
    }
    stringEnds(start, end, escapes) {
        this.at = end + 1;
        const value = escapes
            ? JSON.parse(this.text.slice(start, end + 1))
            : this.text.slice(start + 1, end);
        this.reading?.isText(start, value);
        return value;
    }
    object(at, depth) {
        const value = Object.create(null);
        const fields = new Map();
        this.at += 1;
        if (this.take('}'))
            return { value, spot: { at, fields } };
        let wanted = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${A_KEY} or ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('}')}`;
        do {
            this.match(SPACE);
            const keyAt = this.at;
            if (this.text[keyAt] !== '"')
                return this.expected(wanted);
            wanted = A_KEY;
            if (!this.counts())
                return null;
            const key = this.string();
            if (key === null)
                return null;
            if (!this.take(':'))
                return this.expected((0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(':'));
            this.match(SPACE);
            const field = this.value(keyAt, depth + 1, A_VALUE);
            if (field === null)
                return null;
            const earlier = fields.get(key);
            if (earlier !== undefined)
                this.repeats(key, keyAt, earlier);
            fields.set(key, field.spot);
            value[key] = field.value;
        } while (this.take(','));
        return this.take('}')
            ? { value, spot: { at, fields } }
            : this.expected((0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(',')} or ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('}')}`);
    }
    repeats(key, offset, earlier) {
        this.repeated ??= { key, offset };
        this.reading?.reportDuplicateKey(offset, key, (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .offsetAt */ .HA)(earlier));
    }
    list(at, depth) {
        const value = [];
        const items = [];
        this.at += 1;
        if (this.take(']'))
            return { value, spot: { at, items } };
        let wanted = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `a value or ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(']')}`;
        do {
            this.match(SPACE);
            const item = this.value(this.at, depth + 1, wanted);
            if (item === null)
                return null;
            wanted = A_VALUE;
            value.push(item.value);
            items.push(item.spot);
        } while (this.take(','));
        return this.take(']')
            ? { value, spot: { at, items } }
            : this.expected((0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(',')} or ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(']')}`);
    }
    take(character) {
        this.match(SPACE);
        if (this.text[this.at] !== character)
            return false;
        this.at += 1;
        return true;
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
    usesPerAnchor: 100,
};
const NODES_PER_SIDE = 4_000_000;
const PROBLEMS_PER_FILE = 50;


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
/* harmony import */ var _delivery_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9662);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3549);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5022);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7085);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3972);






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
class Reading {
    file;
    written;
    limits;
    problems = [];
    nodes = 0;
    refused = false;
    text;
    substituted;
    mostNodes;
    reported = new Set();
    lines = null;
    constructor(file, written, limits, variables = {}) {
        this.file = file;
        this.written = written;
        this.limits = limits;
        this.substituted =
            Object.keys(variables).length === 0
                ? { text: written, originOf: (offset) => offset }
                : (0,_delivery_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .substitute */ .V)(written, (name) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .entryOf */ .Ms)(variables, name) ?? null);
        this.text = this.substituted.text;
        this.mostNodes = limits.nodesPerFile;
    }
    placeAt(offset) {
        const origin = this.substituted.originOf(offset);
        const starts = (this.lines ??= lineStarts(this.written));
        const line = Math.max(1, (0,_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .firstNot */ .W7)(starts, (place) => (starts[place] ?? 0) <= origin));
        return { file: this.file, line, column: origin - (starts[line - 1] ?? 0) + 1 };
    }
    report(offset, id, message, severity = 'error') {
        const key = `${id} ${offset}`;
        if (this.reported.has(key))
            return null;
        this.reported.add(key);
        const place = this.placeAt(offset);
        const start = this.lines?.[place.line - 1] ?? 0;
        const line = this.written.slice(start, (this.lines?.[place.line] ?? this.written.length + 1) - 1);
        const picture = (0,_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .caretPicture */ .Ey)(line.replace(/\r$/, ''), place.column - 1);
        this.problems.push({ severity, code: id, message, place, picture });
        return null;
    }
    refuse(offset, id, message) {
        if (this.refused)
            return null;
        this.refused = true;
        if (offset !== null)
            return this.report(offset, id, message);
        this.problems.push((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(this.file, id, message));
        return null;
    }
    takeBack(count) {
        this.problems.length = count;
        this.reported.clear();
    }
    startDocument() {
        const { nodesPerFile, nodesPerDocument } = this.limits;
        this.mostNodes = Math.min(nodesPerFile, this.nodes + nodesPerDocument);
    }
    countNode(offset) {
        this.nodes += 1;
        if (this.nodes > this.mostNodes)
            this.refuseNodes(offset);
        return !this.refused;
    }
    refuseNodes(offset) {
        const { nodesPerFile, nodesPerDocument } = this.limits;
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `This file has more than ${nodesPerFile} keys and values, or more than ${nodesPerDocument} in one document (an alias counts as its value); it was not read. Split it into several files.`;
        return this.refuse(offset, 'too-many-nodes', message);
    }
    refuseDepth(offset) {
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `Mappings and lists are nested more than ${this.limits.depth} levels deep here; this file was not read. Flatten the document.`;
        return this.refuse(offset, 'too-deep', message);
    }
    refuseDocuments(offset) {
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `This file has more than ${this.limits.documentsPerFile} documents; it was not read. Split it into several files.`;
        return this.refuse(offset, 'too-many-documents', message);
    }
    reportDuplicateKey(offset, key, firstOffset) {
        const { line } = this.placeAt(firstOffset);
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `The key ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(key))} is already set on line ${line}; kubectl would silently take the last value. Remove one of the two.`;
        return this.report(offset, 'duplicate-key', message);
    }
    reportNumber(offset, written) {
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(written))} is not a number that JSON and Kubernetes can hold. Write a finite number, or put text in quotes.`;
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
function lineStarts(text) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
        starts.push(end + 1);
    return starts;
}


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
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7531);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1460);



const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
function bytesOf(path, shown, limits) {
    return opened(path, shown, FLAGS, (descriptor) => {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        if (!stats.isFile())
            return (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .notAFileProblem */ .Y0)(shown);
        if (stats.size > limits.bytesPerFile)
            return (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeProblem */ .bi)(shown, limits);
        const bytes = contentOf(descriptor, stats.size);
        return bytes.length > limits.bytesPerFile ? (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeProblem */ .bi)(shown, limits) : bytes;
    });
}
function contentOf(descriptor, size) {
    if (size === 0)
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor);
    const bytes = Buffer.allocUnsafe(size);
    let filled = 0;
    for (let read = -1; read !== 0 && filled < size; filled += read)
        read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, filled, size - filled, null);
    return bytes.subarray(0, filled);
}
function opened(path, shown, flags, read) {
    try {
        const descriptor = path === STANDARD_INPUT ? 0 : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags);
        try {
            return read(descriptor);
        }
        finally {
            if (descriptor !== 0)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        }
    }
    catch (error) {
        return (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadableProblem */ .$Z)(shown, error);
    }
}
function textOf(bytes, shown) {
    return Buffer.isBuffer(bytes) ? ((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeUtf8 */ ._6)(bytes) ?? (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .textProblem */ .Fy)(shown)) : bytes;
}
const STANDARD_INPUT = '-';
const OPEN_ALREADY = /^\/(?:dev\/(?:fd\/\d+|stdin)|proc\/[^/]+\/fd\/\d+)$/;
function isShellPipe(path) {
    if (!OPEN_ALREADY.test(path))
        return false;
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFIFO() === true;
    }
    catch {
        return false;
    }
}
function readStream(path, shown, limits) {
    const bytes = opened(path, shown, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY, (descriptor) => drain(descriptor, shown, limits));
    const text = textOf(bytes, shown);
    return typeof text === 'string' && text.trim() === '' ? (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyStreamProblem */ .JA)(shown) : text;
}
const CHUNK_BYTES = 64 * 1024;
const PAUSE_MS = 10;
function drain(descriptor, shown, limits) {
    const chunks = [];
    let total = 0;
    for (;;) {
        const chunk = Buffer.alloc(CHUNK_BYTES);
        const read = readSome(descriptor, chunk);
        if (read === 0)
            return Buffer.concat(chunks);
        total += read;
        if (total > limits.bytesPerFile)
            return (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeProblem */ .bi)(shown, limits);
        chunks.push(chunk.subarray(0, read));
    }
}
function readSome(descriptor, chunk) {
    for (;;) {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, chunk);
        }
        catch (error) {
            const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
            if (code === 'EOF')
                return 0;
            if (code !== 'EAGAIN')
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
/* harmony export */   E: () => (/* binding */ runGit),
/* harmony export */   i: () => (/* binding */ fetchCommit)
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
const FATAL = 'fatal: ';
function fetchCommit(repo, commit, { repository, token }) {
    const { protocol, origin } = new URL(repository);
    const scheme = protocol.slice(0, -1);
    const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    const settings = [
        ['credential.helper', ''],
        ['http.followRedirects', 'false'],
        ['http.sslVerify', 'true'],
        [`http.${origin}/.extraheader`, ''],
        ...(token === '' ? [] : [[`http.${origin}/.extraheader`, header]]),
    ];
    const { https_proxy, HTTPS_PROXY, no_proxy, NO_PROXY } = process.env;
    const variables = {
        ...{ https_proxy, HTTPS_PROXY, no_proxy, NO_PROXY },
        GIT_ALLOW_PROTOCOL: scheme,
        GIT_CONFIG_COUNT: String(settings.length),
        ...Object.fromEntries(settings.flatMap(([key, value], i) => [
            [`GIT_CONFIG_KEY_${i}`, key],
            [`GIT_CONFIG_VALUE_${i}`, value],
        ])),
    };
    const options = ['--depth=1', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head', '--quiet'];
    const args = ['fetch', ...options, '--end-of-options', repository, commit];
    return runGit(repo, args, '', MAX_OUTPUT_BYTES, variables);
}
function runGit(repo, args, input = '', mostBytes = MAX_OUTPUT_BYTES, variables = {}) {
    const answer = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', [...OPTIONS, '-C', repo, ...args], {
        env: { ...environment(), ...variables },
        input,
        timeout: TIMEOUT_MS,
        maxBuffer: mostBytes,
        windowsHide: true,
    });
    if (answer.error !== undefined && !hungUp(answer))
        return { ok: false, status: null, reason: startReason(answer.error) };
    if (answer.status === 0)
        return { ok: true, stdout: answer.stdout };
    const lines = answer.stderr.toString('utf8').trim().split('\n');
    const said = (lines.find((line) => line.startsWith(FATAL)) ?? lines.at(-1) ?? '').replace(FATAL, '');
    return { ok: false, status: answer.status, reason: (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(said, 200) };
}
function hungUp({ error, status }) {
    return error !== undefined && 'code' in error && error.code === 'EPIPE' && status !== null && status !== 0;
}
function environment() {
    const { PATH, Path, SystemRoot } = process.env;
    const inherited = Object.entries({ PATH, Path, SystemRoot }).filter(([, value]) => value !== undefined);
    return {
        ...Object.fromEntries(inherited),
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
        GIT_ATTR_NOSYSTEM: '1',
        GIT_ALLOW_PROTOCOL: 'none',
        GIT_NO_LAZY_FETCH: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_GRAFT_FILE: node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
    };
}
function startReason(error) {
    const code = 'code' in error ? String(error.code) : error.name;
    if (code === 'ENOENT')
        return 'git is not installed';
    if (code === 'ETIMEDOUT')
        return `git took longer than ${TIMEOUT_MS / 1000} seconds`;
    if (code === 'ENOBUFS')
        return `git answered more than ${MAX_OUTPUT_BYTES} bytes`;
    return `git could not be started (${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(code)})`;
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
/* harmony export */   Fy: () => (/* binding */ textProblem),
/* harmony export */   JA: () => (/* binding */ emptyStreamProblem),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   Y0: () => (/* binding */ notAFileProblem),
/* harmony export */   bi: () => (/* binding */ sizeProblem),
/* harmony export */   bu: () => (/* binding */ countProblem),
/* harmony export */   lM: () => (/* binding */ emptyFolderProblem),
/* harmony export */   m4: () => (/* binding */ submoduleProblem),
/* harmony export */   ue: () => (/* binding */ totalProblem),
/* harmony export */   ux: () => (/* binding */ noMatchProblem),
/* harmony export */   z9: () => (/* binding */ pathProblem)
/* harmony export */ });
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7085);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3972);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);



function pathName(path) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(path) || '.');
}
function symlinkProblem(path, entry) {
    const message = entry === undefined
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `This path leads through a symbolic link, which is not followed. Give the path that it leads to.`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `This symbolic link leads out of the repository or to nothing. Replace it with the file, or exclude it with a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('!')} glob.`;
    return withEntry((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOf */ .Zw)(path, 'symlink', message), entry);
}
function submoduleProblem(path, entry) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `This is a submodule: its files are not in this repository. Move the policies here, or exclude it with a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('!')} glob.`;
    return withEntry((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOf */ .Zw)(path, 'submodule', message), entry);
}
function withEntry(problem, entry) {
    return entry === undefined ? problem : { ...problem, entry };
}
function notAFileProblem(path) {
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOf */ .Zw)(path, 'not-a-file', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `This is not a regular file. Replace it with one.`);
}
function pathProblem(path) {
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOf */ .Zw)(path, 'path-not-utf-8', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `This file name is not UTF-8. Rename the file.`);
}
function textProblem(path) {
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOf */ .Zw)(path, 'not-utf-8', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `This file is not UTF-8 text. Convert it to UTF-8.`);
}
function sizeProblem(path, limits) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `This file has more than ${limits.bytesPerFile} bytes. Split it into several files.`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOf */ .Zw)(path, 'too-large', message);
}
function unreadableProblem(path, error) {
    const reason = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown error';
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `This cannot be read (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(reason))}). Check the path and its permissions.`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOf */ .Zw)(path, 'unreadable', message);
}
function emptyStreamProblem(path) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(path)} is empty. Run the command that writes to it alone; for no policies, write an empty List.`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOf */ .Zw)(path, 'empty-input', message);
}
function noMatchProblem(pattern, why) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `The glob ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(pattern))} matches no file: ${why}. Correct or remove it.`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'no-match', message);
}
function emptyFolderProblem(folder) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `The folder ${pathName(folder)} contains no manifest (.yaml, .yml, .json).`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .warningAt */ .MK)(null, 'empty-folder', message);
}
function countProblem(limits) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `More than ${limits.files} files are needed; none was read. Narrow the policy paths.`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'too-many-files', message);
}
function totalProblem(limits) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `The files that are needed have more than ${limits.bytes} bytes; none was read. Narrow the policy paths.`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'too-large', message);
}
const LISTED = 200;
function listed(problems) {
    if (problems.length <= LISTED)
        return problems;
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${problems.length - LISTED} more problems with files are not listed. Fix those above first.`;
    return [...problems.slice(0, LISTED), (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'more-problems', message)];
}


/***/ }),

/***/ 1460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ inPathOrder),
/* harmony export */   OU: () => (/* binding */ sortedByBytes),
/* harmony export */   _6: () => (/* binding */ decodeUtf8),
/* harmony export */   bG: () => (/* binding */ decodeMarked),
/* harmony export */   bW: () => (/* binding */ decodeLossy),
/* harmony export */   bg: () => (/* binding */ byBytes),
/* harmony export */   x0: () => (/* binding */ REPLACED)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

const WITHOUT_MARK = new TextDecoder('utf-8');
const AS_IT_IS = new TextDecoder('utf-8', { ignoreBOM: true });
function decodeUtf8(bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes))
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? WITHOUT_MARK.decode(bytes) : null;
}
function decodeMarked(bytes) {
    const [first, second] = bytes;
    if (first === 0xff && second === 0xfe)
        return new TextDecoder('utf-16le').decode(bytes);
    if (first === 0xfe && second === 0xff)
        return new TextDecoder('utf-16be').decode(bytes);
    return decodeUtf8(bytes);
}
function decodeLossy(bytes) {
    return AS_IT_IS.decode(bytes);
}
const REPLACED = '\ufffd';
const SURROGATES = /[\ud800-\udfff]/;
function byBytes(a, b) {
    if (a === b)
        return 0;
    if (SURROGATES.test(a) || SURROGATES.test(b))
        return Buffer.compare(Buffer.from(a), Buffer.from(b));
    return a < b ? -1 : 1;
}
function sortedByBytes(items, textOf) {
    if (items.some((item) => SURROGATES.test(textOf(item))))
        return items.toSorted((a, b) => byBytes(textOf(a), textOf(b)));
    return items.toSorted((a, b) => {
        const one = textOf(a);
        const other = textOf(b);
        return one === other ? 0 : one < other ? -1 : 1;
    });
}
function inPathOrder(items) {
    let last = '';
    for (const { path } of items) {
        if (path < last || SURROGATES.test(path))
            return sortedByBytes(items, (item) => item.path);
        last = path;
    }
    return items;
}


/***/ })

};
