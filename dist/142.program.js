export const id = 142;
export const ids = [142];
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

/***/ 7209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ refuseDocuments),
/* harmony export */   Bg: () => (/* binding */ startReading),
/* harmony export */   F1: () => (/* binding */ reportSurrogate),
/* harmony export */   KE: () => (/* binding */ loneSurrogateAt),
/* harmony export */   KF: () => (/* binding */ reportNumber),
/* harmony export */   PK: () => (/* binding */ reportDuplicateKey),
/* harmony export */   Q2: () => (/* binding */ refuseNodes),
/* harmony export */   TR: () => (/* binding */ refuse),
/* harmony export */   Wy: () => (/* binding */ countNode),
/* harmony export */   ko: () => (/* binding */ refuseDepth),
/* harmony export */   yb: () => (/* binding */ startDocument),
/* harmony export */   z8: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var _words_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8558);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5797);



function startReading(source, limits) {
    return { source, limits, problems: [], nodes: 0, mostNodes: limits.nodesPerFile, refused: false };
}
function report(reading, offset, code, message) {
    reading.problems.push((0,_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(reading.source, offset, code, message));
    return null;
}
function refuse(reading, offset, code, message) {
    if (reading.refused)
        return;
    reading.refused = true;
    if (offset === null)
        reading.problems.push((0,_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(reading.source.file, code, message));
    else
        report(reading, offset, code, message);
}
function startDocument(reading) {
    const { nodesPerFile, nodesPerDocument } = reading.limits;
    reading.mostNodes = Math.min(nodesPerFile, reading.nodes + nodesPerDocument);
}
function countNode(reading, offset) {
    reading.nodes += 1;
    if (reading.nodes > reading.mostNodes)
        refuseNodes(reading, offset);
    return !reading.refused;
}
function refuseNodes(reading, offset) {
    const { nodesPerFile, nodesPerDocument } = reading.limits;
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `This file has more than ${nodesPerFile} keys and values, or more than ${nodesPerDocument} in one document (an alias counts as its value); it was not read. Split it into several files.`;
    refuse(reading, offset, 'too-many-nodes', message);
}
function refuseDepth(reading, offset) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `Mappings and lists are nested more than ${reading.limits.depth} levels deep here; this file was not read. Flatten the document.`;
    refuse(reading, offset, 'too-deep', message);
}
function refuseDocuments(reading, offset) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `This file has more than ${reading.limits.documentsPerFile} documents; it was not read. Split it into several files.`;
    refuse(reading, offset, 'too-many-documents', message);
}
function reportDuplicateKey(reading, offset, key, firstOffset) {
    const { line } = reading.source.placeAt(firstOffset);
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `The key ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_words_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(key))} is already set on line ${line}; kubectl would silently take the last value. Remove one of the two.`;
    report(reading, offset, 'duplicate-key', message);
}
function reportNumber(reading, offset, written) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_words_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(written))} is not a number that JSON and Kubernetes can hold. Write a finite number, or put text in quotes.`;
    report(reading, offset, 'bad-number', message);
}
const LONE_SURROGATE = /\p{Surrogate}/u;
function loneSurrogateAt(written) {
    return written.search(LONE_SURROGATE);
}
function reportSurrogate(reading, offset) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `This text has half of a surrogate pair, which is no character. Write the character itself, or both halves.`;
    report(reading, offset, 'lone-surrogate', message);
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
/* harmony import */ var _words_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8558);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7209);
/* harmony import */ var _spot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(352);




function parsedJson(written) {
    try {
        return JSON.parse(written);
    }
    catch {
        return undefined;
    }
}
function readJson(reading) {
    const reader = new JsonReader(reading.source.text, reading);
    const documents = [];
    for (let count = 0; reader.hasMore(); count += 1) {
        if (count === reading.limits.documentsPerFile) {
            (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseDocuments */ .$$)(reading, reader.at);
            return null;
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
        const found = character === undefined ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu)('the end of the text') : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_words_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(character));
        return this.fails(this.at, (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `expected ${wanted}, found ${found}.`);
    }
    fails(offset, says) {
        this.fault ??= { offset, says };
        return null;
    }
    counts() {
        return this.reading === null || (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .countNode */ .Wy)(this.reading, this.at);
    }
    enters(depth) {
        if (this.reading === null) {
            if (depth > MOST_DEPTH)
                this.fails(this.at, (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `it is nested more than ${MOST_DEPTH} levels deep.`);
        }
        else if (depth > this.reading.limits.depth)
            (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseDepth */ .ko)(this.reading, this.at);
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
        if (this.reading !== null && !Number.isFinite(value))
            (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .reportNumber */ .KF)(this.reading, start, digits);
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
        if (this.reading !== null && (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .loneSurrogateAt */ .KE)(value) >= 0)
            (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .reportSurrogate */ .F1)(this.reading, start);
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
        if (this.reading !== null)
            (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .reportDuplicateKey */ .PK)(this.reading, offset, key, (0,_spot_js__WEBPACK_IMPORTED_MODULE_3__/* .offsetOf */ .b4)(earlier));
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

/***/ 7332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ firstNot)
/* harmony export */ });
function firstNot({ length }, isBefore) {
    let low = 0;
    let high = length;
    while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if (isBefore(middle))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 5797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zw: () => (/* binding */ problemOf),
/* harmony export */   l4: () => (/* binding */ problemAt),
/* harmony export */   rI: () => (/* binding */ sourceText)
/* harmony export */ });
/* harmony import */ var _words_caret_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5819);
/* harmony import */ var _delivery_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9662);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3549);
/* harmony import */ var _lookup_sorted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7332);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);





function sourceText(file, written, variables = {}) {
    const isPlain = Object.keys(variables).length === 0;
    const valueOf = (name) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(variables, name) ?? null;
    const substituted = isPlain ? asWritten(written) : (0,_delivery_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .substitute */ .V)(written, valueOf);
    let starts = null;
    const startOf = (line) => (starts ??= lineStarts(written))[line] ?? written.length + 1;
    const lineOf = (offset) => {
        const lines = (starts ??= lineStarts(written));
        const origin = substituted.originOf(offset);
        return Math.max(0, (0,_lookup_sorted_js__WEBPACK_IMPORTED_MODULE_3__/* .firstNot */ .W)(lines, (line) => (lines[line] ?? 0) <= origin) - 1);
    };
    return {
        file,
        text: substituted.text,
        placeAt(offset) {
            const line = lineOf(offset);
            return { file, line: line + 1, column: substituted.originOf(offset) - startOf(line) + 1 };
        },
        lineAt(offset) {
            const line = lineOf(offset);
            return written.slice(startOf(line), startOf(line + 1) - 1).replace(/\r$/, '');
        },
    };
}
function asWritten(text) {
    return { text, originOf: (offset) => offset };
}
function problemAt(source, offset, code, message, severity = 'error') {
    const place = source.placeAt(offset);
    return {
        severity,
        code,
        message: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(message),
        place,
        picture: (0,_words_caret_js__WEBPACK_IMPORTED_MODULE_4__/* .caretPicture */ .E)(source.lineAt(offset), place.column - 1),
    };
}
function problemOf(file, code, message, severity = 'error') {
    return { severity, code, message: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(message), place: { file, line: 1, column: 1 }, picture: null };
}
function lineStarts(text) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
        starts.push(end + 1);
    return starts;
}


/***/ }),

/***/ 352:
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

/***/ 5819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ caretPicture)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8558);

const WIDTH = 80;
const BEFORE = 50;
function caretPicture(line, position) {
    const from = Math.max(0, position - WIDTH);
    const to = position + WIDTH;
    const before = cells(line.slice(from, position));
    const after = cells(line.slice(position, to));
    const room = WIDTH - 2;
    const left = cellsThatFit(before.toReversed(), Math.max(BEFORE, room - widthOf(after))).toReversed();
    const right = cellsThatFit(after, room - widthOf(left));
    const start = from > 0 || left.length < before.length ? '…' : '';
    const end = to < line.length || right.length < after.length ? '…' : '';
    return `${start}${left.join('')}${right.join('')}${end}\n${' '.repeat(start.length + widthOf(left))}^`;
}
function cells(text) {
    return Array.from(text.replaceAll('\t', ' '), _visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleCharacter */ .mq);
}
function widthOf(shown) {
    return shown.reduce((sum, cell) => sum + Array.from(cell).length, 0);
}
function cellsThatFit(shown, width) {
    let used = 0;
    const end = shown.findIndex((cell) => (used += Array.from(cell).length) > width);
    return shown.slice(0, end < 0 ? shown.length : end);
}


/***/ }),

/***/ 369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ saveFile),
/* harmony export */   f: () => (/* binding */ replaceFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _file_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9836);




const STREAMS = ['/dev', '/proc'];
const IN_MEMORY = '/dev/shm';
const NOT_REPLACEABLE = new Set(['EACCES', 'EPERM', 'EBUSY', 'EROFS', 'EXDEV']);
function saveFile(path, text) {
    const target = replaceable(path);
    if (target === null) {
        writeOver(path, text);
        return;
    }
    try {
        if (exists(target))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(target, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.W_OK);
        replaceFile(target, text);
    }
    catch (error) {
        if (!NOT_REPLACEABLE.has((0,_file_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$)(error)) || !exists(target))
            throw error;
        writeOver(target, text);
    }
}
function replaceFile(target, text) {
    const mode = exists(target) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(target).mode & 0o777 : null;
    const beside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), `.fleetplan-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
    try {
        writeNew(beside, text, mode);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(beside, target);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(beside, { force: true });
        throw error;
    }
}
function writeNew(path, text, mode) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'wx', mode ?? 0o666);
    try {
        if (mode !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(descriptor, mode);
        writeParts(descriptor, text);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
function writeOver(path, text) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'w');
    try {
        writeParts(descriptor, text);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
function writeParts(descriptor, text) {
    for (const part of typeof text === 'string' ? [text] : text)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(descriptor, part);
}
function replaceable(path) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    const isBelow = (folder) => absolute.startsWith(folder + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    if (STREAMS.some(isBelow) && !isBelow(IN_MEMORY))
        return null;
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolute, { throwIfNoEntry: false }) === undefined)
        return absolute;
    if (!exists(absolute) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(absolute).isFile())
        return null;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(absolute);
}
function exists(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false }) !== undefined;
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
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Et: () => (/* binding */ runGitForMuch),
/* harmony export */   iH: () => (/* binding */ fetchCommit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8262);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8558);






const TIMEOUT_MS = 120_000;
const MAX_OUTPUT_BYTES = 256 * 1024 ** 2;
const OPTIONS = [
    '--no-pager',
    '--no-replace-objects',
    '--no-optional-locks',
    ...['core.fsmonitor=false', `core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_3__.devNull}`, 'core.commitGraph=false'].flatMap((set) => [
        '-c',
        set,
    ]),
    ...['protocol.allow=never', 'safe.directory=*', 'safe.bareRepository=explicit'].flatMap((set) => [
        '-c',
        set,
    ]),
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
    return started(repo, ['fetch', ...options, '--end-of-options', repository, commit], '', {
        variables,
    });
}
function runGit(repo, args, input = '', mostBytes = MAX_OUTPUT_BYTES) {
    return started(repo, args, input, { mostBytes });
}
function runGitForMuch(repo, args, input) {
    const file = namelessFile();
    if (file === null)
        return runGit(repo, args, input);
    try {
        const answer = started(repo, args, input, { stdout: file });
        return answer.ok ? { ok: true, stdout: contentOf(file) } : runGit(repo, args, input);
    }
    catch {
        return runGit(repo, args, input);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(file);
    }
}
function namelessFile() {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)(), `fleetplan-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomUUID)()}`);
    let file = null;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(path, 'wx+', 0o600);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.unlinkSync)(path);
        return file;
    }
    catch {
        if (file !== null) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(file);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(path, { force: true });
        }
        return null;
    }
}
function contentOf(file) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync)(file);
    if (size > MAX_OUTPUT_BYTES)
        throw new RangeError('git answered too much');
    const bytes = Buffer.allocUnsafeSlow(size);
    let filled = 0;
    while (filled < size) {
        const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync)(file, bytes, filled, size - filled, filled);
        if (read === 0)
            throw new RangeError('the answer of git became shorter');
        filled += read;
    }
    return bytes;
}
function started(repo, args, input, { stdout = 'pipe', mostBytes = MAX_OUTPUT_BYTES, variables = {}, }) {
    const answer = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', [...OPTIONS, '-C', repo, ...args], {
        stdio: ['pipe', stdout, 'pipe'],
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
    return { ok: false, status: answer.status, reason: (0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(said, 200) };
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
        GIT_CONFIG_GLOBAL: node_os__WEBPACK_IMPORTED_MODULE_3__.devNull,
        GIT_ATTR_NOSYSTEM: '1',
        GIT_ALLOW_PROTOCOL: 'none',
        GIT_NO_LAZY_FETCH: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_GRAFT_FILE: node_os__WEBPACK_IMPORTED_MODULE_3__.devNull,
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
    return `git could not be started (${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(code)})`;
}


/***/ }),

/***/ 1432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ isOfPattern),
/* harmony export */   MM: () => (/* binding */ onlyExclusions),
/* harmony export */   MT: () => (/* binding */ compileSegments),
/* harmony export */   Pt: () => (/* binding */ isPattern),
/* harmony export */   WO: () => (/* binding */ ANY_FILE),
/* harmony export */   YX: () => (/* binding */ SUFFIXES),
/* harmony export */   pV: () => (/* binding */ exactly),
/* harmony export */   tI: () => (/* binding */ compileGlobs),
/* harmony export */   zm: () => (/* binding */ splitPattern)
/* harmony export */ });
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7085);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8558);



const MAX_PATTERNS = 100;
const MAX_LENGTH = 1_000;
const MAX_EXPANDED = 200;
const SUFFIXES = ['.yaml', '.yml', '.json'];
const ANY_FILE = '**/?*';
function compileGlobs(patterns) {
    const problems = onlyExclusions(patterns);
    const included = [];
    const excluded = [];
    if (patterns.length > MAX_PATTERNS) {
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `More than ${MAX_PATTERNS} policy globs. Join some of them with ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('{a,b}')}.`;
        problems.push((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'bad-glob', message));
    }
    for (const pattern of patterns.slice(0, MAX_PATTERNS)) {
        const isExclusion = pattern.startsWith('!');
        const compiled = compilePattern(isExclusion ? pattern.slice(1) : pattern, isExclusion);
        if (typeof compiled === 'string')
            problems.push(badGlob(pattern, compiled));
        else
            (isExclusion ? excluded : included).push(...compiled);
    }
    const isExcluded = (path) => excluded.some(({ inside }) => inside.test(`${path}/`));
    const globs = {
        matches: (path) => included.some(({ file }) => file.test(path)) && !isExcluded(path),
        mayContain: (folder) => included.some(({ above }) => above.test(folder)) && !isExcluded(folder),
        isBeside: (path) => included.some(({ beside }) => beside.test(path)) && !isExcluded(path),
    };
    return { globs, problems };
}
function exactly(path) {
    return {
        matches: (candidate) => candidate === path,
        mayContain: (folder) => path.startsWith(`${folder}/`),
        isBeside: () => false,
    };
}
function isPattern(text) {
    return /[*?[{]/.test(text);
}
function splitPattern(pattern) {
    const segments = pattern.split('/');
    const first = segments.findIndex(isPattern);
    const end = first < 0 ? segments.length : first;
    const folder = segments.slice(0, end).join('/');
    return {
        folder: folder === '' && pattern.startsWith('/') ? '/' : folder,
        rest: segments.slice(end).join('/'),
    };
}
function isOfPattern(path, pattern) {
    return (SUFFIXES.some((suffix) => path.endsWith(suffix)) && !(path.endsWith('.json') && /\.ya?ml$/.test(pattern)));
}
function onlyExclusions(patterns) {
    const [first] = patterns;
    if (first === undefined || !patterns.every((pattern) => pattern.startsWith('!')))
        return [];
    return [badGlob(first, 'it only excludes files, and no other glob includes any')];
}
function badGlob(pattern, why) {
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'bad-glob', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `The policy glob ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(pattern))} is invalid: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(why)}. Correct it.`);
}
const EXTGLOB = /[!?*+@]\(/;
function compilePattern(pattern, isExclusion) {
    if (pattern === '')
        return 'it is empty';
    if (pattern.length > MAX_LENGTH)
        return `it is longer than ${MAX_LENGTH} characters`;
    if (EXTGLOB.test(pattern))
        return 'groups such as +(a|b) are not supported; use {a,b}';
    const expanded = expandBraces(pattern);
    if (expanded === null)
        return `its braces are a range, or stand for more than ${MAX_EXPANDED} patterns`;
    const compiled = [];
    for (const path of expanded) {
        const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
        if (segments.includes('..'))
            return 'it leaves the folder with ".."';
        const sources = sourcesOf(segments);
        if (sources === null)
            return 'a character class in it is not of the form [abc], [a-z] or [!a-z]';
        const variants = isExclusion ? [sources] : withManifests(path, segments, sources);
        compiled.push(...variants.map(patternOf));
    }
    return compiled;
}
function compileSegments(segments) {
    const sources = sourcesOf(segments);
    return sources && patternOf(sources);
}
function sourcesOf(segments) {
    const sources = segments.map((segment, at) => segment === '**' ? '**' : segmentSource(segment, `s${at}_`));
    return sources.every((source) => source !== null) ? sources : null;
}
const RANGE = /^-?[0-9A-Za-z]+\.\.-?[0-9A-Za-z]+(?:\.\.-?[0-9]+)?$/;
const GROUP = /^((?:\\[^]|[^\\])*?)\{((?:\\[^]|[^\\{}])*)\}([^]*)$/;
function expandBraces(pattern) {
    const done = [];
    const open = [pattern];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const [, before = '', inner, after = ''] = GROUP.exec(next) ?? [];
        if (inner === undefined)
            done.push(next);
        else if (RANGE.test(inner))
            return null;
        else {
            const choices = inner.includes(',') ? inner.split(',') : [`\\{${inner}\\}`];
            open.push(...choices.map((choice) => before + choice + after));
        }
        if (done.length + open.length > MAX_EXPANDED)
            return null;
    }
    return done;
}
const MANIFEST = `[^/]*\\.(?:${SUFFIXES.map((suffix) => suffix.slice(1)).join('|')})`;
function withManifests(path, segments, sources) {
    const last = segments.at(-1);
    if (last === '*')
        return [[...sources.slice(0, -1), MANIFEST]];
    if (last === '**')
        return [[...sources, MANIFEST]];
    const below = [...sources, '**', MANIFEST];
    if (path.endsWith('/') || segments.length === 0)
        return [below];
    return isPattern(path) ? [[...sources]] : [[...sources], below];
}
function patternOf(sources) {
    const isOpen = sources.at(-1) === '**';
    const named = isOpen ? sources.slice(0, -1) : sources;
    return {
        file: new RegExp(`^${pathSource(sources)}$`, 'u'),
        inside: new RegExp(named.length === 0 ? '^' : `^${pathSource(named)}/`, 'u'),
        above: new RegExp(`^${prefixSource(sources)}$`, 'u'),
        beside: new RegExp(`^${pathSource([...sources.slice(0, -1), '[^/]*'])}$`, 'u'),
    };
}
function pathSource(sources) {
    const [start = [], ...chunks] = chunksOf(sources);
    const last = chunks.pop();
    const open = chunks.map((chunk, at) => {
        const source = chunk.map((segment) => `${segment}/`).join('');
        return `(?=(?<p${at}>(?:[^/]+/)*?${source}))\\k<p${at}>`;
    });
    if (last === undefined)
        return start.join('/');
    return `${start.map((segment) => `${segment}/`).join('')}${open.join('')}(?:[^/]+/)*${last.join('/')}`;
}
function chunksOf(sources) {
    const chunks = [[]];
    for (const source of sources) {
        if (source === '**')
            chunks.push([]);
        else
            chunks.at(-1)?.push(source);
    }
    return chunks;
}
function prefixSource([segment, ...rest], slash = '') {
    if (segment === '**')
        return `(?:${slash}[^]*)?`;
    return segment === undefined || rest.length === 0
        ? ''
        : `(?:${slash}${segment}${prefixSource(rest, '/')})?`;
}
const TOKEN = /\\([^])|(\*+)|(\?)|\[([!^]?)(\]?[^\]]*)\]|([^])/gu;
function segmentSource(segment, prefix) {
    const parts = [''];
    for (const [, escape, star, any, negation, members, plain] of segment.matchAll(TOKEN)) {
        if (star !== undefined) {
            parts.push('');
            continue;
        }
        if (plain === '[' || (members !== undefined && !isClass(members)))
            return null;
        const source = any !== undefined
            ? '[^/]'
            : members === undefined
                ? escaped(escape ?? plain ?? '')
                : `(?!/)[${negation === '' ? '' : '^'}${members.replace(/[\]^]/g, '\\$&')}]`;
        parts.push((parts.pop() ?? '') + source);
    }
    const [start = '', ...others] = parts;
    const last = others.pop();
    if (last === undefined)
        return start;
    const between = others.map((part, at) => `(?=(?<${prefix}${at}>[^/]*?${part}))\\k<${prefix}${at}>`);
    return `${start}${between.join('')}[^/]*${last}(?=/|$)`;
}
function escaped(character) {
    return character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
}
function isClass(members) {
    if (members === '' || /[[\\]/.test(members))
        return false;
    try {
        return new RegExp(`[${members.replace(/[\]^]/g, '\\$&')}]`, 'u').source !== '';
    }
    catch {
        return false;
    }
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
/* harmony import */ var _manifest_source_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5797);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8558);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9125);




function pathName(path) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)('file', (0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(path) || '.');
}
function symlinkProblem(path, entry) {
    const message = entry === undefined
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `This path leads through a symbolic link, which is not followed. Give the path that it leads to.`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `This symbolic link leads out of the repository or to nothing. Replace it with the file, or exclude it with a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)('!')} glob.`;
    return withEntry((0,_manifest_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(path, 'symlink', message), entry);
}
function submoduleProblem(path, entry) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `This is a submodule: its files are not in this repository. Move the policies here, or exclude it with a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)('!')} glob.`;
    return withEntry((0,_manifest_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(path, 'submodule', message), entry);
}
function withEntry(problem, entry) {
    return entry === undefined ? problem : { ...problem, entry };
}
function notAFileProblem(path) {
    return (0,_manifest_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(path, 'not-a-file', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `This is not a regular file. Replace it with one.`);
}
function pathProblem(path) {
    return (0,_manifest_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(path, 'path-not-utf-8', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `This file name is not UTF-8. Rename the file.`);
}
function textProblem(path) {
    return (0,_manifest_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(path, 'not-utf-8', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `This file is not UTF-8 text. Convert it to UTF-8.`);
}
function sizeProblem(path, limits) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `This file has more than ${limits.bytesPerFile} bytes. Split it into several files.`;
    return (0,_manifest_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(path, 'too-large', message);
}
function unreadableProblem(path, error) {
    const reason = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown error';
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `This cannot be read (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(reason))}). Check the path and its permissions.`;
    return (0,_manifest_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(path, 'unreadable', message);
}
function emptyStreamProblem(path) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)(path)} is empty. Run the command that writes to it alone; for no policies, write an empty List.`;
    return (0,_manifest_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(path, 'empty-input', message);
}
function noMatchProblem(pattern, why) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `The glob ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(pattern))} matches no file: ${why}. Correct or remove it.`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'no-match', message);
}
function emptyFolderProblem(folder) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `The folder ${pathName(folder)} contains no manifest (.yaml, .yml, .json).`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .warningAt */ .MK)(null, 'empty-folder', message);
}
function countProblem(limits) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `More than ${limits.files} files are needed; none was read. Narrow the policy paths.`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'too-many-files', message);
}
function totalProblem(limits) {
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `The files that are needed have more than ${limits.bytes} bytes; none was read. Narrow the policy paths.`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'too-large', message);
}
const LISTED = 200;
function listed(problems) {
    if (problems.length <= LISTED)
        return problems;
    const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${problems.length - LISTED} more problems with files are not listed. Fix those above first.`;
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
