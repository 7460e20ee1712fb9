export const id = 461;
export const ids = [461];
export const modules = {

/***/ 4317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PLAN_OPTIONS: () => (/* binding */ PLAN_OPTIONS),
/* harmony export */   duration: () => (/* binding */ duration),
/* harmony export */   parseFailOn: () => (/* binding */ parseFailOn),
/* harmony export */   parsePlanArguments: () => (/* binding */ parsePlanArguments),
/* harmony export */   planArguments: () => (/* binding */ planArguments)
/* harmony export */ });
/* harmony import */ var _config_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1353);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2558);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5324);



const PLAN_OPTIONS = {
    head: { type: 'string', multiple: true },
    base: { type: 'string', multiple: true },
    'base-ref': { type: 'string' },
    'head-ref': { type: 'string' },
    snapshot: { type: 'string', multiple: true },
    config: { type: 'string' },
    cluster: { type: 'string' },
    at: { type: 'string' },
    horizon: { type: 'string' },
    scenario: { type: 'string' },
    format: { type: 'string' },
    output: { type: 'string' },
    'fail-on': { type: 'string' },
    verbose: { type: 'boolean' },
};
function parsePlanArguments(argv) {
    return planArguments((0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .readArguments */ .lR)(argv, PLAN_OPTIONS).values, 'plan');
}
function planArguments(values, command) {
    const { head, base, snapshot = [], config = null, cluster = null, output = null } = values;
    const { 'head-ref': headRef = null, 'base-ref': baseRef = null, 'fail-on': failOn } = values;
    if (headRef === null && !head)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`missing --head PATH... (or --base-ref REV --head-ref REV) for ${command}`);
    if (headRef === null && baseRef !== null)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('--base-ref needs --head-ref');
    if (headRef !== null && base)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('--base cannot be used with --head-ref; use --base-ref');
    return {
        ...{ head: head ?? [], base: base ?? [], baseRef, headRef, snapshot, config, cluster, output },
        at: values.at === undefined ? null : instant(values.at),
        horizonMs: values.horizon === undefined ? null : duration('--horizon', values.horizon),
        scenario: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('--scenario', values.scenario ?? 'healthy', ['healthy', 'turns-bad']),
        format: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('--format', values.format ?? 'text', [..._report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMATS */ .hR, 'html']),
        failOn: failOn === undefined ? null : parseFailOn(failOn),
        verbose: values.verbose === true,
    };
}
function parseFailOn(written) {
    return (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('--fail-on', written, ['error', 'warning', 'never']);
}
function instant(text) {
    const at = (0,_config_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseStart */ .oZ)(text);
    if (at === null)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`--at must be an instant with a zone, on a day that there is, such as 2026-11-21T08:00:00Z, from 1970 to 2199, not "${text}"`);
    return at;
}
function duration(option, text) {
    const ms = (0,_config_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseHorizon */ .bI)(text);
    if (ms === null)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${option} must be a duration above zero such as 90s, 20m, 4h or 7d, of ten years at most, not "${text}"`);
    return ms;
}


/***/ }),

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


/***/ })

};
