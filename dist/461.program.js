export const id = 461;
export const ids = [461];
export const modules = {

/***/ 4317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PLAN_OPTIONS: () => (/* binding */ PLAN_OPTIONS),
/* harmony export */   duration: () => (/* binding */ duration),
/* harmony export */   oneOf: () => (/* binding */ oneOf),
/* harmony export */   parsePlanArguments: () => (/* binding */ parsePlanArguments),
/* harmony export */   planArguments: () => (/* binding */ planArguments),
/* harmony export */   readOptions: () => (/* binding */ readOptions)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _config_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1353);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4839);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6266);




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
const SEVERAL = new Set(['--head', '--base', '--snapshot']);
function parsePlanArguments(argv) {
    return planArguments(readOptions(argv, PLAN_OPTIONS), 'plan');
}
function planArguments(values, command) {
    const headRef = values['head-ref'] ?? null;
    const baseRef = values['base-ref'] ?? null;
    if (headRef === null && !values.head)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`missing --head PATH... (or --base-ref REV --head-ref REV) for ${command}`);
    if (headRef === null && baseRef !== null)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e('--base-ref needs --head-ref');
    if (headRef !== null && values.base)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e('--base cannot be used with --head-ref; use --base-ref');
    return {
        head: values.head ?? [],
        base: values.base ?? [],
        baseRef,
        headRef,
        snapshot: values.snapshot ?? [],
        config: values.config ?? null,
        cluster: values.cluster ?? null,
        at: values.at === undefined ? null : instant(values.at),
        horizonMs: values.horizon === undefined ? null : duration('--horizon', values.horizon),
        scenario: oneOf('--scenario', values.scenario ?? 'healthy', ['healthy', 'turns-bad']),
        format: oneOf('--format', values.format ?? 'text', [..._report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMATS */ .hR, 'html']),
        output: values.output ?? null,
        failOn: values['fail-on'] === undefined
            ? null
            : oneOf('--fail-on', values['fail-on'], ['error', 'warning', 'never']),
        verbose: values.verbose === true,
    };
}
function readOptions(argv, options) {
    const { values, tokens } = parsed(argv, options);
    const seen = new Set();
    for (const token of tokens) {
        if (token.kind !== 'option')
            continue;
        if (token.value === '')
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${token.rawName} has an empty value; give one`);
        if (SEVERAL.has(token.rawName))
            continue;
        if (seen.has(token.name))
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${token.rawName} is specified more than once`);
        seen.add(token.name);
    }
    return values;
}
function parsed(argv, options) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: spread(argv), options, strict: true, allowPositionals: false, tokens: true });
    }
    catch (error) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(usageOf(error));
    }
}
function usageOf(error) {
    const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
    const option = /'([^']+)'/.exec(message)?.[1] ?? '';
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
        return `unknown option ${option}`;
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
        return `"${option}" follows no option; see --help`;
    return `${option.split(' ')[0] ?? 'an option'} needs a value`;
}
function spread(argv) {
    const spreadOut = [];
    let several = null;
    let taken = 0;
    for (const argument of argv) {
        if (argument.startsWith('-') && argument !== '-') {
            several = SEVERAL.has(argument) ? argument : null;
            taken = 0;
        }
        else if (several !== null && taken++ > 0)
            spreadOut.push(several);
        spreadOut.push(argument);
    }
    return spreadOut;
}
function oneOf(option, value, allowed) {
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${option} must be one of ${allowed.join(', ')}, not "${value}"`);
    return found;
}
function instant(text) {
    const at = (0,_config_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .parseStart */ .oZ)(text);
    if (at === null)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`--at must be an instant with a zone, on a day that there is, such as 2026-11-21T08:00:00Z, from 1970 to 2199, not "${text}"`);
    return at;
}
function duration(option, text) {
    const ms = (0,_config_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHorizon */ .bI)(text);
    if (ms === null)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${option} must be a duration above zero such as 90s, 20m, 4h or 7d, of ten years at most, not "${text}"`);
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


/***/ })

};
