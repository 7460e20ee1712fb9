export const id = 111;
export const ids = [111];
export const modules = {

/***/ 1353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   ME: () => (/* binding */ parseWallClock),
/* harmony export */   MP: () => (/* binding */ writeDuration),
/* harmony export */   bI: () => (/* binding */ parseHorizon),
/* harmony export */   nV: () => (/* binding */ parseInstant),
/* harmony export */   oZ: () => (/* binding */ parseStart)
/* harmony export */ });
/* harmony import */ var _manifest_quantity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1669);

const UNITS_MS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const LONGEST_MS = 3_660 * 86_400_000;
function parseDuration(text) {
    const match = /^(\d{1,7})(s|m|h|d)$/.exec(text);
    const unit = match?.[2] === undefined ? undefined : UNITS_MS[match[2]];
    if (!match || unit === undefined)
        return null;
    const ms = Number(match[1]) * unit;
    return ms <= LONGEST_MS ? ms : null;
}
function writeDuration(ms) {
    const [unit, size] = Object.entries(UNITS_MS).findLast(([, length]) => ms % length === 0) ?? ['s', 1_000];
    return ms === 0 ? '0s' : `${ms / size}${unit}`;
}
const CLOCK = String.raw `([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?`;
const ZONE = String.raw `(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)`;
const INSTANT = new RegExp(`^\\d{4}-\\d{2}-\\d{2}T${CLOCK}${ZONE}$`);
function parseInstant(text) {
    return INSTANT.test(text) && (0,_manifest_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .isCalendarDay */ .Lk)(text) ? Date.parse(text) : null;
}
const WALL_CLOCK = new RegExp(`^\\d{4}-\\d{2}-\\d{2}(T${CLOCK})?$`);
function parseWallClock(text) {
    if (!WALL_CLOCK.test(text) || !(0,_manifest_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .isCalendarDay */ .Lk)(text))
        return null;
    return Date.parse(text.includes('T') ? `${text}Z` : `${text}T00:00:00Z`);
}
const EARLIEST_START = Date.UTC(1970, 0, 1);
const LATEST_START = Date.UTC(2200, 0, 1);
function parseStart(text) {
    const at = parseInstant(text);
    return at !== null && at >= EARLIEST_START && at < LATEST_START ? at : null;
}
function parseHorizon(text) {
    return parseDuration(text) || null;
}


/***/ }),

/***/ 4317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XV: () => (/* binding */ parseFailOn),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   parsePlanArguments: () => (/* binding */ parsePlanArguments),
/* harmony export */   up: () => (/* binding */ planArguments)
/* harmony export */ });
/* harmony import */ var _config_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1353);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7763);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5324);



function parsePlanArguments(argv) {
    const { values } = (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .readArguments */ .lR)('plan', argv);
    if (values.for !== undefined)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('--for needs --when');
    return planArguments(values, 'plan');
}
function planArguments(written, command) {
    const { head = [], base = [], snapshot = [], config = null, cluster = null, output = null, at, horizon, } = written;
    const { 'head-ref': headRef = null, 'base-ref': baseRef = null } = written;
    if (headRef === null && head.length === 0)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`missing --head PATH... (or --base-ref REV --head-ref REV) for ${command}`);
    if (headRef === null && baseRef !== null)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('--base-ref needs --head-ref');
    if (headRef !== null && base.length > 0)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('--base cannot be used with --head-ref; use --base-ref');
    return {
        ...{ head, base, baseRef, headRef, snapshot, config, cluster, output },
        at: at === undefined ? null : instant(at),
        horizonMs: horizon === undefined ? null : duration('--horizon', horizon),
        scenario: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('--scenario', written.scenario ?? 'healthy', ['healthy', 'turns-bad']),
        format: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('--format', written.format ?? 'text', [..._report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMATS */ .hR, 'html']),
        failOn: parseFailOn(written['fail-on']),
        verbose: written.verbose === true,
    };
}
function parseFailOn(written) {
    return written === undefined ? null : (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('--fail-on', written, ['error', 'warning', 'never']);
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

/***/ 4787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kw: () => (/* binding */ applyWaivers),
/* harmony export */   oL: () => (/* binding */ NEVER_WAIVED),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6594);


const NEVER_WAIVED = new Set(['guard-weakened', 'waiver-lapsed']);
function applyWaivers(findings, waivers, plan) {
    if (waivers.length === 0)
        return { waived: new Map(), lapses: [] };
    const whole = waivers.filter((one) => one.kind === 'whole');
    const waived = new Map();
    for (const finding of findings) {
        const found = whole.find((one) => isFor(one, finding) && isInForce(one, plan) && covers(one, finding));
        if (found && finding.status !== 'fixed')
            waived.set(finding, waiverOf(found));
    }
    const touched = touchedIn(plan);
    const lapses = waivers.flatMap((one) => {
        if (one.kind === 'malformed')
            return [{ ...lapseOf(one), kind: 'malformed', why: one.why }];
        const own = findings.filter((finding) => isFor(one, finding));
        const open = own.filter((finding) => finding.status !== 'fixed' && !waived.has(finding));
        return ofWhole(one, { own, open, touched, plan });
    });
    return { waived, lapses };
}
function ofWhole(waiver, { own, open, touched, plan }) {
    const [first] = open.toSorted((a, b) => (b.magnitude ?? 0) - (a.magnitude ?? 0));
    const lapsed = !isInForce(waiver, plan);
    if (first) {
        const isTouched = open.some(({ status, policy }) => status !== 'unchanged' || (policy !== null && touched.has((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(policy))));
        const kind = lapsed ? 'expired' : 'exceeded';
        return [{ ...lapseOf(waiver), kind, isTouched, policy: first.policy, why: whyNot(waiver, first) }];
    }
    const isUnsure = plan.problems.some(({ severity }) => severity === 'error') || own.length > 0;
    if ((isUnsure || waiver.isShared) && !lapsed)
        return [];
    return own.length > 0 ? [] : [{ ...lapseOf(waiver), kind: 'unused', why: null }];
}
function whyNot({ max }, { magnitude, status }) {
    if (max === null)
        return status === 'worsened'
            ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `it has no ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('max')}, and the change makes the finding worse`
            : _text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_TEXT */ .gd;
    if (magnitude === null)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `it has a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('max')} of ${max}, and the finding has no number to compare`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `it accepts up to ${max}, and the finding comes to ${magnitude}`;
}
function lapseOf(one) {
    return {
        rule: one.rule,
        subject: one.subject,
        owner: one.kind === 'whole' ? one.owner : null,
        expires: one.kind === 'whole' ? one.expires : null,
        isTouched: false,
        policy: null,
        place: one.place,
    };
}
function touchedIn({ policies }) {
    return new Set(policies
        .filter(({ change, touchedThrough, sameEffect }) => change !== 'unchanged' || touchedThrough.length > 0 || !sameEffect)
        .map(({ ref }) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(ref)));
}
function isFor({ rule, subject }, finding) {
    return finding.rule === rule && subjectsOf(finding).includes(subject.trim());
}
function subjectsOf({ fingerprint, policy, group }) {
    if (policy === null)
        return [fingerprint];
    const name = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refText */ .d0)(policy);
    return group === null ? [fingerprint, name] : [fingerprint, name, `${name} group "${group}"`];
}
function isInForce({ expires }, { at }) {
    return at < endOf(expires);
}
const DAY_MS = 86_400_000;
function endOf(expires) {
    return Date.parse(`${expires}T00:00:00Z`) + DAY_MS;
}
function covers({ max }, { magnitude, status }) {
    if (max === null)
        return status !== 'worsened';
    return magnitude !== null && Math.floor(magnitude) <= max;
}
function waiverOf({ rule, subject, reason, owner, expires, max }) {
    return { rule, subject, reason, owner, expires, max };
}


/***/ })

};
