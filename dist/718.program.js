export const id = 718;
export const ids = [718];
export const modules = {

/***/ 9730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ beyondMonth),
/* harmony export */   _L: () => (/* binding */ SECOND_MS),
/* harmony export */   iQ: () => (/* binding */ HOUR_MS),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   kg: () => (/* binding */ MINUTE_MS),
/* harmony export */   sO: () => (/* binding */ DAY_MS),
/* harmony export */   uo: () => (/* binding */ neighbour),
/* harmony export */   wH: () => (/* binding */ startOfMonth)
/* harmony export */ });
const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
function dayOf(at) {
    const date = new Date(at);
    return {
        startMs: Math.floor(at / DAY_MS) * DAY_MS,
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        dayOfMonth: date.getUTCDate(),
        dayOfWeek: date.getUTCDay(),
    };
}
function neighbour(day, step) {
    const dayOfMonth = day.dayOfMonth + step;
    if (dayOfMonth < 1 || dayOfMonth > 28)
        return dayOf(day.startMs + step * DAY_MS);
    return {
        startMs: day.startMs + step * DAY_MS,
        year: day.year,
        month: day.month,
        dayOfMonth,
        dayOfWeek: (day.dayOfWeek + step + 7) % 7,
    };
}
function beyondMonth(day, step) {
    const first = startOfMonth(day.year, step === 1 ? day.month + 1 : day.month);
    return dayOf(step === 1 ? first : first - DAY_MS);
}
function startOfMonth(year, month) {
    const date = new Date(0);
    date.setUTCFullYear(year, month - 1, 1);
    return date.getTime();
}


/***/ }),

/***/ 7977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ spanText),
/* harmony export */   Ic: () => (/* binding */ hasHours),
/* harmony export */   MO: () => (/* binding */ joinAnd),
/* harmony export */   Ns: () => (/* binding */ spanParts),
/* harmony export */   Yi: () => (/* binding */ clockText),
/* harmony export */   mb: () => (/* binding */ WEEK_MS),
/* harmony export */   s4: () => (/* binding */ weekText),
/* harmony export */   uP: () => (/* binding */ weekdayText)
/* harmony export */ });
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9730);
/* harmony import */ var _zones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6710);


const WEEK_MS = 7 * _days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const PARTS_SHOWN = 6;
function weekText(stretches, week, timeZone) {
    if (stretches.some(({ from, to }) => from <= week.from && to >= week.to))
        return 'all week';
    const begun = stretches.filter(({ from }) => from >= week.from && from < week.to);
    if (begun.length === 0)
        return runningText(stretches, week, timeZone);
    const rhythm = rhythmText(begun, timeZone);
    if (rhythm !== null)
        return rhythm;
    const parts = alikeOf(begun, timeZone).map(alikeText);
    const more = parts.length - PARTS_SHOWN;
    return more > 0 ? `${parts.slice(0, PARTS_SHOWN).join(', ')} and ${more} more stretches` : joinAnd(parts);
}
function hasHours(stretches, week) {
    const isAll = stretches.some(({ from, to }) => from <= week.from && to >= week.to);
    return !isAll && stretches.some(({ from, to }) => from < week.to && to > week.from);
}
function runningText(stretches, week, timeZone) {
    const running = stretches.find(({ from, to }) => from < week.from && to > week.from);
    if (!running)
        return 'at no time of the week';
    const end = (0,_zones_js__WEBPACK_IMPORTED_MODULE_1__/* .toWallClock */ .Am)(running.to, timeZone);
    return `until ${weekdayText(end)} ${clockText(end)}`;
}
function rhythmText(stretches, timeZone) {
    const [first, second] = stretches;
    if (!first || !second || stretches.length < 14)
        return null;
    const period = second.from - first.from;
    const length = first.to - first.from;
    const isEven = stretches.every(({ from, to }, i) => {
        const before = stretches[i - 1];
        return to - from === length && (!before || from - before.from === period);
    });
    if (!isEven || period >= _days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO / 2)
        return null;
    const minute = minuteOf((0,_zones_js__WEBPACK_IMPORTED_MODULE_1__/* .toWallClock */ .Am)(first.from, timeZone));
    if (period === _days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ && length < _days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ && length % _days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg === 0)
        return `minutes :${two(minute % 60)} to :${two((minute + length / _days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg - 1) % 60)} of every hour`;
    const at = period % _days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ === 0 ? `, at :${two(minute % 60)}` : '';
    return `every ${spanText(period)} for ${spanText(length)}${at}`;
}
function alikeOf(stretches, timeZone) {
    const groups = new Map();
    for (const { from, to } of stretches) {
        const start = (0,_zones_js__WEBPACK_IMPORTED_MODULE_1__/* .toWallClock */ .Am)(from, timeZone);
        const end = endText(start, (0,_zones_js__WEBPACK_IMPORTED_MODULE_1__/* .toWallClock */ .Am)(to, timeZone));
        const minute = minuteOf(start);
        const key = `${minute} ${end}`;
        const known = groups.get(key) ?? { minute, end, days: new Set() };
        groups.set(key, known);
        known.days.add(mondayFirst(start));
    }
    const first = ({ days }) => Math.min(...days);
    return [...groups.values()].sort((a, b) => first(a) - first(b) || a.minute - b.minute);
}
function endText(start, end) {
    const startDay = (0,_days_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(start).startMs;
    if (end === startDay + _days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO)
        return '–24:00';
    if (end - startDay < _days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO || (end - startDay < 2 * _days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO && end - start < _days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO)) {
        return `–${clockText(end)}`;
    }
    if (end - start >= WEEK_MS)
        return ` to ${new Date(end).toISOString().slice(0, 10)} ${clockText(end)}`;
    const next = end - startDay >= 6 * _days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO ? 'the next ' : '';
    return ` to ${next}${WEEKDAYS[mondayFirst(end)] ?? ''} ${clockText(end)}`;
}
function alikeText({ minute, end, days }) {
    return `${daysText(days)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}${end}`;
}
function daysText(days) {
    if (days.size === 7)
        return 'daily';
    const sorted = [...days].sort((a, b) => a - b);
    const parts = [];
    for (let i = 0; i < sorted.length;) {
        let last = i;
        while (sorted[last + 1] === (sorted[last] ?? 0) + 1)
            last += 1;
        const [from, to] = [WEEKDAYS[sorted[i] ?? 0] ?? '', WEEKDAYS[sorted[last] ?? 0] ?? ''];
        parts.push(last === i ? from : last === i + 1 ? `${from}, ${to}` : `${from}-${to}`);
        i = last + 1;
    }
    return parts.join(', ');
}
function weekdayText(shown) {
    return WEEKDAYS[mondayFirst(shown)] ?? '';
}
function clockText(shown) {
    const minute = minuteOf(shown);
    return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
function spanText(ms) {
    const parts = spanParts(ms).filter(({ count }) => count > 0);
    return parts.length === 0 ? '0 min' : parts.map(({ count, unit }) => `${count} ${unit}`).join(' ');
}
function spanParts(ms) {
    return [
        { count: Math.floor(ms / _days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO), unit: 'd' },
        { count: Math.floor((ms % _days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO) / _days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ), unit: 'h' },
        { count: Math.floor((ms % _days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ) / _days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg), unit: 'min' },
        { count: Math.floor((ms % _days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg) / _days_js__WEBPACK_IMPORTED_MODULE_0__/* .SECOND_MS */ ._L), unit: 's' },
    ];
}
function joinAnd(parts) {
    const last = parts.at(-1) ?? '';
    return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
function mondayFirst(shown) {
    return ((0,_days_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(shown).dayOfWeek + 6) % 7;
}
function minuteOf(shown) {
    return Math.floor((shown - (0,_days_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(shown).startMs) / _days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg);
}
function two(value) {
    return String(value).padStart(2, '0');
}


/***/ }),

/***/ 6710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ toWallClock),
/* harmony export */   HX: () => (/* binding */ fromWallClock),
/* harmony export */   VU: () => (/* binding */ offsetText),
/* harmony export */   WT: () => (/* binding */ instantsShowing),
/* harmony export */   Xe: () => (/* binding */ cityOf),
/* harmony export */   aH: () => (/* binding */ offsetMs),
/* harmony export */   kQ: () => (/* binding */ isTimeZone),
/* harmony export */   wF: () => (/* binding */ zoneChanges)
/* harmony export */ });
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9730);

const formatters = new Map();
function formatterOf(timeZone) {
    const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    formatters.set(timeZone, formatter);
    return formatter;
}
const QUARTER_MS = 15 * _days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg;
const MOST_REMEMBERED = 100_000;
const offsets = new Map();
function offsetMs(at, timeZone) {
    if (timeZone === 'UTC')
        return 0;
    const known = offsets.get(timeZone) ?? new Map();
    offsets.set(timeZone, known);
    const quarter = Math.floor(at / QUARTER_MS);
    const before = known.get(quarter);
    if (before !== undefined)
        return before;
    if (known.size >= MOST_REMEMBERED)
        known.clear();
    const offset = formattedOffsetMs(quarter * QUARTER_MS, timeZone);
    known.set(quarter, offset);
    return offset;
}
function formattedOffsetMs(at, timeZone) {
    const name = formatterOf(timeZone)
        .formatToParts(at)
        .find(({ type }) => type === 'timeZoneName')?.value;
    const [, sign, hours = 0, minutes = 0, seconds = 0] = /^GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(name ?? '') ?? [];
    const ms = Number(hours) * _days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ + Number(minutes) * _days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg + Number(seconds) * _days_js__WEBPACK_IMPORTED_MODULE_0__/* .SECOND_MS */ ._L;
    return sign === '-' ? -ms : ms;
}
function toWallClock(at, timeZone) {
    return at + offsetMs(at, timeZone);
}
function fromWallClock(shown, timeZone) {
    return instantsShowing(shown, timeZone)[0];
}
function instantsShowing(shown, timeZone) {
    const early = shown - offsetMs(shown - _days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO, timeZone);
    const late = shown - offsetMs(shown + _days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO, timeZone);
    const [first, second] = [early, late]
        .filter((at) => toWallClock(at, timeZone) === shown)
        .sort((a, b) => a - b);
    if (first !== undefined)
        return second === undefined || second === first ? [first] : [first, second];
    const change = zoneChanges({ from: shown - 2 * _days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO, to: shown + 2 * _days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO }, timeZone)[0];
    return [change?.at ?? early];
}
function zoneChanges({ from, to }, timeZone) {
    if (timeZone === 'UTC')
        return [];
    const changes = [];
    let low = from;
    let beforeMs = offsetMs(low, timeZone);
    while (low < to) {
        const high = Math.min(low + _days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO, to);
        const afterMs = offsetMs(high, timeZone);
        if (afterMs !== beforeMs)
            changes.push({ at: changeBetween(low, high, timeZone), beforeMs, afterMs });
        low = high;
        beforeMs = afterMs;
    }
    return changes;
}
function changeBetween(low, high, timeZone) {
    const before = offsetMs(low, timeZone);
    let first = Math.floor(low / _days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg);
    let last = Math.ceil(high / _days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg);
    while (last - first > 1) {
        const middle = Math.floor((first + last) / 2);
        if (offsetMs(middle * _days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg, timeZone) === before)
            first = middle;
        else
            last = middle;
    }
    return last * _days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg;
}
function cityOf(timeZone) {
    return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
function offsetText(ms) {
    const size = Math.abs(ms);
    const two = (value) => String(Math.floor(value)).padStart(2, '0');
    return `${ms < 0 ? '-' : '+'}${two(size / _days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ)}:${two((size % _days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ) / _days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg)}`;
}
function isTimeZone(name) {
    try {
        return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
    }
    catch {
        return false;
    }
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
/* harmony import */ var _text_file_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2938);




const STREAM = /^\/(?:dev(?!\/shm\/)|proc)\//;
const NOT_REPLACEABLE = new Set(['EACCES', 'EPERM', 'EBUSY', 'EROFS', 'EXDEV']);
function saveFile(path, text) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    const link = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolute, { throwIfNoEntry: false });
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(absolute, { throwIfNoEntry: false });
    if (STREAM.test(absolute) || (link && !stats?.isFile())) {
        write(path, 'w', text);
        return;
    }
    const target = link ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(absolute) : absolute;
    try {
        if (stats)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(target, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.W_OK);
        replaceFile(target, text);
    }
    catch (error) {
        if (!stats || !NOT_REPLACEABLE.has((0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$)(error)))
            throw error;
        write(target, 'w', text);
    }
}
function replaceFile(target, text) {
    const mode = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(target, { throwIfNoEntry: false })?.mode;
    const beside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), `.fleetplan-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
    try {
        write(beside, 'wx', text, mode);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(beside, target);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(beside, { force: true });
        throw error;
    }
}
function write(path, flag, text, mode) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flag);
    try {
        if (mode !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(descriptor, mode & 0o777);
        for (const part of typeof text === 'string' ? [text] : text)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(descriptor, part);
        if (flag === 'wx')
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}


/***/ }),

/***/ 650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZS: () => (/* reexport */ EMPTY_LINE),
  Xy: () => (/* reexport */ NEWLINE),
  K$: () => (/* reexport */ NOTHING),
  xr: () => (/* reexport */ annotationText),
  $$: () => (/* reexport */ bytesOf),
  Hn: () => (/* reexport */ cell),
  SS: () => (/* reexport */ codeSpan),
  PL: () => (/* reexport */ columnsOf),
  xe: () => (/* reexport */ diagramName),
  OF: () => (/* reexport */ fenced),
  qn: () => (/* reexport */ fixedComment),
  GT: () => (/* reexport */ fixedText),
  AU: () => (/* reexport */ fold),
  VM: () => (/* reexport */ gantt),
  Te: () => (/* reexport */ gfm),
  UF: () => (/* reexport */ joinMarkdown),
  yJ: () => (/* reexport */ jsonLogSafe),
  nf: () => (/* reexport */ markdown_link),
  sN: () => (/* reexport */ logSafe),
  PT: () => (/* reexport */ html_markup),
  pj: () => (/* reexport */ plain),
  g$: () => (/* reexport */ printable),
  Vf: () => (/* reexport */ sentencePieces),
  ml: () => (/* reexport */ shorten),
  vz: () => (/* reexport */ sourceOf),
  h: () => (/* reexport */ suggestion),
  gC: () => (/* reexport */ summaryCode),
  g5: () => (/* reexport */ summaryText),
  Fo: () => (/* reexport */ terminal),
  wx: () => (/* reexport */ terminalSentence)
});

// UNUSED EXPORTS: visible

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(8392);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/visible.js

const VALUE_CHARACTERS = 120;
const SENTENCE_CHARACTERS = 1_000;
const HEAD_SHARE = 2 / 3;
const HIDDEN = /\p{C}|\p{Default_Ignorable_Code_Point}|\u2800|(?! )\p{Z}|[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]|(?<!\p{L})\p{M}/gu;
const COMBINING = /\p{M}/u;
const PLAIN_ASCII = /^[\x20-\x7e]*$/;
function visible(text) {
    return PLAIN_ASCII.test(text) ? text : text.replace(HIDDEN, codePoint);
}
function visibleBut(kept, text) {
    const either = new RegExp(`(${kept.source})|${HIDDEN.source}`, 'gu');
    return text.replace(either, (found, stays) => stays ?? codePoint(found));
}
function sentenceText(text) {
    return (0,plural/* spelledCounts */.IV)(shorten(text, SENTENCE_CHARACTERS));
}
function shorten(text, characters) {
    const bounded = text.length > 4 * characters ? text.slice(0, 2 * characters) + text.slice(-2 * characters) : text;
    const shown = Array.from(visible(bounded));
    if (shown.length <= characters)
        return shown.join('');
    const head = Math.ceil((characters - 1) * HEAD_SHARE);
    return `${shown.slice(0, head).join('')}…${shown.slice(shown.length - (characters - 1 - head)).join('')}`;
}
function value(text) {
    return shorten(text, VALUE_CHARACTERS);
}
function codePoint(character) {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
function columnsOf(text) {
    if (PLAIN_ASCII.test(text))
        return text.length;
    let columns = 0;
    for (const character of text)
        columns += COMBINING.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
    return columns;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/words.js
const WORD = String.raw `\p{L}+(?:['’-]\p{L}+)*['’]?`;
const NUMBER = String.raw `\d{1,6}(?:[.,:]\d{1,6})*%?`;
const WHEN = String.raw `\d{4}-\d\d-\d\d|\d\d:\d\d[–-]\d\d:\d\d|:\d\d`;
const HARMLESS = new RegExp(String.raw `^(?:\(?(?:${WORD}|${NUMBER}|${WHEN}|e\.g|i\.e)?\)?[.,;:!?]?\)?[.,;]?|→|->)$`, 'u');
const COMMIT_LIKE = /(?<![\p{L}\d])[0-9a-f]{7,40}(?![\p{L}\d])/iu;
const ADDRESS_LIKE = /www\./i;
const QUOTED = /`([^`]+)`|(?<!\\)"((?:[^"\\]|\\.)+)"|(?<=^|\s)(?:[A-Za-z]+: )?\{/g;
const MOST_IN_BRACES = 300;
const QUOTED_VALUE = /^(?:\d[\d.]*[%a-z]{0,2}|true|false)$/;
function wordsOf(sentence) {
    const pieces = [];
    let end = 0;
    for (const match of sentence.matchAll(QUOTED)) {
        if (match.index < end)
            continue;
        const [found] = match;
        const braces = found.endsWith('{') ? inBraces(sentence, match.index) : null;
        if (found.endsWith('{') && braces === null)
            continue;
        pieces.push(...unquoted(sentence.slice(end, match.index)));
        pieces.push(braces === null ? quoted(match, pieces) : { code: true, text: braces });
        end = match.index + (braces ?? found).length;
    }
    pieces.push(...unquoted(sentence.slice(end)));
    return joined(pieces);
}
function inBraces(sentence, from) {
    let depth = 0;
    for (let at = from; at < Math.min(sentence.length, from + MOST_IN_BRACES); at++) {
        const sign = sentence[at];
        if (sign === '{')
            depth += 1;
        if (sign === '}')
            depth -= 1;
        if (sign === '}' && depth === 0)
            return sentence.slice(from, at + 1);
    }
    return null;
}
const IN_SENTENCE = /^(\(?)([^()]+?)(\)?[.,;]?|\)?:)$/;
const IN_MAPPING = /^(\(?)([^()]+?)(\)?[.,;]?|\):)$/;
function unquoted(text) {
    const pieces = text
        .split(/( +)/)
        .filter((token) => token !== '')
        .flatMap((token) => {
        if (token.startsWith(' '))
            return [{ code: false, text: ' ' }];
        if (isHarmless(token))
            return [{ code: false, text: token }];
        const pattern = /^[{[]/.test(token) ? IN_MAPPING : IN_SENTENCE;
        const [, open = '', inner = token, close = ''] = pattern.exec(token) ?? [];
        const parts = [
            { code: false, text: open },
            { code: true, text: inner },
            { code: false, text: close },
        ];
        return parts.filter((part) => part.text !== '');
    });
    return spanned(pieces);
}
function quoted([whole, ticked, value = ''], before) {
    if (ticked !== undefined)
        return { code: true, text: ticked };
    const [key, blank] = before.slice(-2);
    const isKey = blank?.text === ' ' && key?.code === false && /^[a-z][A-Za-z]*:$/.test(key.text);
    if (!isKey || !QUOTED_VALUE.test(value))
        return { code: true, text: value };
    before.splice(-2);
    return { code: true, text: `${key.text} ${whole}` };
}
function spanned(pieces) {
    const out = [];
    for (const [i, piece] of pieces.entries()) {
        const before = out.at(-1);
        const next = pieces[i + 1];
        const between = piece.text === ' ' && !piece.code && next?.code === true;
        if (between && isOpen(before))
            out[out.length - 1] = { code: true, text: `${before?.text ?? ''} ` };
        else if (piece.code && before?.code)
            out[out.length - 1] = { code: true, text: before.text + piece.text };
        else
            out.push(piece);
    }
    return out;
}
function isOpen(piece) {
    if (piece?.code !== true)
        return false;
    const opening = piece.text.match(/[{[]/g)?.length ?? 0;
    const closing = piece.text.match(/[}\]]/g)?.length ?? 0;
    return opening > closing;
}
function joined(pieces) {
    const out = [];
    for (const piece of pieces) {
        const before = out.at(-1);
        if (before?.code === piece.code)
            out[out.length - 1] = { code: piece.code, text: before.text + piece.text };
        else
            out.push(piece);
    }
    return out;
}
function isHarmless(token) {
    return HARMLESS.test(token) && !COMMIT_LIKE.test(token) && !ADDRESS_LIKE.test(token);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/markdown.js


function markup(text) {
    return text;
}
function sourceOf(markdown) {
    return markdown;
}
const NOTHING = markup('');
function gfm(fixed, ...parts) {
    const filled = fixed.map((text, i) => {
        const part = parts[i];
        return text + (part === undefined ? '' : typeof part === 'number' ? String(part) : sourceOf(part));
    });
    return markup(filled.join(''));
}
function joinMarkdown(parts, separator) {
    return markup(parts.map(sourceOf).join(sourceOf(separator)));
}
const NEWLINE = markup('\n');
const EMPTY_LINE = markup('\n\n');
function codeSpan(text) {
    return markup(spanOf(value(text)));
}
const LONGEST_FENCE = 10;
function spanOf(shown) {
    const content = (shown.trim() === '' ? `"${shown}"` : shown).replace(/`+/g, (run) => run.length < LONGEST_FENCE ? run : `\\u{60}{${run.length}}`);
    const longest = Math.max(0, ...[...content.matchAll(/`+/g)].map((run) => run[0].length));
    const fence = '`'.repeat(longest + 1);
    const pad = /^[` ]|[` ]$/.test(content) ? ' ' : '';
    return `${fence}${pad}${content}${pad}${fence}`;
}
function plain(text) {
    const pieces = sentencePieces(text);
    const source = pieces.map((piece) => (piece.code ? spanOf(piece.text) : piece.text)).join('');
    return markup(source.trim().replace(/^(\d+)([.)])/, '$1\\$2'));
}
function sentencePieces(text) {
    return wordsOf(sentenceText(text));
}
function fixedText(text) {
    return markup(text.replace(/[\\`*_[\]<>~&]/g, '\\$&'));
}
function cell(content) {
    return markup(sourceOf(content)
        .replace(/\\(?=\|)/g, '\\u{5c}')
        .replace(/\|/g, '\\|')
        .replace(/\s+/g, (blank) => (blank.includes('\n') ? ' ' : blank)));
}
function fenced(text) {
    const lines = text.split(/\r\n|\n|\r/).map((line) => `| ${value(line)}`);
    return markup(['~~~text', ...lines, '~~~'].join('\n'));
}
function gantt(lines) {
    if (!lines.every((line) => /^[A-Za-z0-9 .,:%_-]*$/.test(line) && !line.includes('%%')))
        throw new RangeError('not a line of a diagram');
    return markup(['```mermaid', GANTT_SETTINGS, 'gantt', ...lines, '```'].join('\n'));
}
const GANTT_SETTINGS = '%%{init: {"gantt": {"leftPadding": 200, "useWidth": 800}}}%%';
function suggestion(line) {
    if (!/^[\x20-\x7e]*$/.test(line) || line.includes('`'))
        return null;
    return markup(['```suggestion', line, '```'].join('\n'));
}
function diagramName(text) {
    const shown = text.replace(/,(?= )/g, '').slice(0, DIAGRAM_NAME_CHARACTERS);
    return shown.replace(/[^A-Za-z0-9._ -]/g, '-').trim() || '-';
}
const DIAGRAM_NAME_CHARACTERS = 26;
function markdown_link(label, address) {
    return /^https?:\/\/[\w.:/-]+$/.test(address) ? gfm `[${label}](${markup(address)})` : null;
}
function fixedComment(text) {
    if (!/^[\w.:%= -]*$/.test(text) || text.includes('--'))
        throw new RangeError('not a comment');
    return markup(`<!-- ${text} -->`);
}
function summaryText(text) {
    return entities(text);
}
function summaryCode(text) {
    return `<code>${entities(value(text))}</code>`;
}
function fold(summary, body) {
    return gfm `<details><summary>${markup(summary.map((part) => part).join(''))}</summary>\n\n${body}\n\n</details>`;
}
const ENTITIES = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
]);
function entities(text) {
    return text.replace(/[&<>"]/g, (character) => ENTITIES.get(character) ?? character);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/html.js
class Html {
    source;
    constructor(source) {
        this.source = source;
    }
}
function html_markup(fixed, ...parts) {
    return new Html(fixed.map((between, i) => between + html_sourceOf(parts[i] ?? null)).join(''));
}
function html_sourceOf(part) {
    if (part === null)
        return '';
    if (part instanceof Html)
        return part.source;
    if (typeof part === 'number')
        return part.toLocaleString('en-US');
    if (typeof part !== 'string')
        return part.map(({ source }) => source).join('');
    return part.replace(/[<>&"']|[^ -~]|#(?=\[)/gu, (character) => `&#x${(character.codePointAt(0) ?? 0).toString(16)};`);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/lines.js

function terminal(text) {
    return value(text);
}
function terminalSentence(text) {
    return sentenceText(text);
}
function logSafe(text) {
    return text.replace(/^([^\S\n\r\u2028\u2029]*):(?=:)/gm, '$1\\u{3a}').replace(/##(?=\[)/g, '#\\u{23}');
}
const ESCAPE = '\u001b';
const OURS = new RegExp(String.raw `${ESCAPE}\[[\d;]*m|\n|\u26a0\ufe0f`, 'u');
function printable(text) {
    return logSafe(/^[\n -~]*$/.test(text) ? text : visibleBut(OURS, text));
}
function jsonLogSafe(json) {
    return json
        .replace(/[^\n -~]+/g, (run) => run.replace(/[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu, escaped))
        .replace(/##(?=\[)/g, '#\\u0023');
}
function escaped(character) {
    return Array.from({ length: character.length }, (_, i) => escapeUnit(character.charCodeAt(i))).join('');
}
function escapeUnit(unit) {
    return `\\u${unit.toString(16).padStart(4, '0')}`;
}
function annotationText(text) {
    return text.split('\n').map(sentenceText).join('\n');
}
function bytesOf(text) {
    let bytes = 0;
    for (let i = 0; i < text.length; i++) {
        const unit = text.charCodeAt(i);
        bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3;
    }
    return bytes;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/index.js






/***/ }),

/***/ 2938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf),
/* harmony export */   A: () => (/* binding */ reasonOf)
/* harmony export */ });
function reasonOf(error) {
    const code = codeOf(error);
    return REASONS.get(code) ?? `the system refuses it${code === '' ? '' : ` (${code})`}. Check the path.`;
}
function codeOf(error) {
    return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
const NOT_ALLOWED = 'this user may not. Change its permissions, or use another path.';
const REASONS = new Map([
    ['ENOENT', 'there is no such file or folder. Check the path.'],
    ['ENOTDIR', 'a part of the path is a file, not a folder. Check the path.'],
    ['EISDIR', 'this is a folder. Name a file in it.'],
    ['EACCES', NOT_ALLOWED],
    ['EPERM', NOT_ALLOWED],
    ['EROFS', 'the file system is read-only. Use another path.'],
    ['ENOSPC', 'the disk is full. Free some space, or use another path.'],
    ['EDQUOT', 'the quota of this user is used up. Free some space, or use another path.'],
    ['ENAMETOOLONG', 'the name is too long. Use a shorter one.'],
]);


/***/ }),

/***/ 5357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ minuteText),
/* harmony export */   r: () => (/* binding */ formatInstant)
/* harmony export */ });
function formatInstant(instant) {
    return new Date(instant).toISOString().replace('.000Z', 'Z');
}
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
function minuteText(instant) {
    const date = new Date(instant);
    return `${DAYS[date.getUTCDay()]} ${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}


/***/ }),

/***/ 7892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   Xx: () => (/* binding */ instantText),
/* harmony export */   kK: () => (/* binding */ utcText)
/* harmony export */ });
/* harmony import */ var _calendar_week_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7977);
/* harmony import */ var _calendar_zones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6710);
/* harmony import */ var _instant_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5357);



function instantText(instant, timeZone) {
    const utc = wallClock(instant, 'UTC');
    const inUtc = `${utc.day} ${utc.time} UTC`;
    if (timeZone === 'UTC')
        return inUtc;
    const there = wallClock(instant, timeZone);
    const local = there.day === utc.day ? there.time : `${there.day} ${there.time}`;
    return `${inUtc} (${local} ${(0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_1__/* .cityOf */ .Xe)(timeZone)})`;
}
function utcText(instant, beside) {
    const { day, time } = wallClock(instant, 'UTC');
    return beside !== undefined && wallClock(beside, 'UTC').day === day ? time : `${day} ${time}`;
}
function durationText(durationMs) {
    const parts = (0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_0__/* .spanParts */ .Ns)(Math.max(0, durationMs)).slice(0, -1);
    const first = parts.findIndex(({ count }) => count > 0);
    if (first < 0)
        return '0 min';
    return parts
        .slice(first, first + 2)
        .filter(({ count }) => count > 0)
        .map(({ count, unit }) => `${count} ${unit}`)
        .join(' ');
}
function wallClock(instant, timeZone) {
    const [weekday = '', date = '', time = ''] = (0,_instant_text_js__WEBPACK_IMPORTED_MODULE_2__/* .minuteText */ .W)((0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_1__/* .toWallClock */ .Am)(instant, timeZone)).split(' ');
    return { day: `${weekday} ${date}`, time };
}


/***/ }),

/***/ 8392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IV: () => (/* binding */ spelledCounts),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Nx: () => (/* binding */ capital),
/* harmony export */   bn: () => (/* binding */ allOf),
/* harmony export */   fL: () => (/* binding */ percentText),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   kO: () => (/* binding */ noneOf),
/* harmony export */   pR: () => (/* binding */ percentOf),
/* harmony export */   w3: () => (/* binding */ verb)
/* harmony export */ });
function plural(count, thing) {
    if (count === 1)
        return thing;
    if (/[^aeiou]y$/.test(thing))
        return `${thing.slice(0, -1)}ies`;
    return /(?:ch|s|x)$/.test(thing) ? `${thing}es` : `${thing}s`;
}
function counted(count, thing) {
    return `${count} ${plural(count, thing)}`;
}
function allOf(count, thing) {
    return count === 2 ? `both ${plural(count, thing)}` : `all ${counted(count, thing)}`;
}
function noneOf(count, thing, does) {
    return count === 1 ? `its only ${thing} ${NOT[does]}` : `none of its ${counted(count, thing)} ${does}`;
}
const NOT = { is: 'is not', 'is ever': 'is never', may: 'may not' };
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function percentOf(part, whole) {
    return whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10;
}
function percentText(part, whole) {
    const percent = percentOf(part, whole);
    if (percent === 0 && part > 0)
        return 'under 0.1%';
    return percent === 100 && part < whole ? 'over 99.9%' : `${percent}%`;
}
const COUNTED_WORDS = 'of|that|by|because|more|others?|at once|in all|old|new|targets?|nodes?|clusters?|replicas?|pods?|policies|objects?|batch(?:es)?|rounds?|runs?|pools?|hours?|minutes?';
const LARGE_COUNT = new RegExp(String.raw `(?<![^\s(])\d{4,15}(?= (?:${COUNTED_WORDS})(?![\w-]))|(?<=\d(?: [a-z]+)? of |\ball )\d{4,15}(?= |\)|[.,;:]?$|[.,;:] )`, 'g');
function spelledCounts(sentence) {
    return sentence.replace(/`[^`]*`|"[^"]*"|[^`"]+|[`"]/g, (part) => /^[`"]/.test(part) ? part : part.replace(LARGE_COUNT, (count) => Number(count).toLocaleString('en-US')));
}
function verb(count, one, several) {
    return count === 1 ? one : several;
}


/***/ }),

/***/ 2490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ul: () => (/* binding */ toPlain),
/* harmony export */   Xe: () => (/* binding */ piecesOf),
/* harmony export */   l6: () => (/* binding */ toMarkdown),
/* harmony export */   mC: () => (/* binding */ toSummary),
/* harmony export */   yw: () => (/* binding */ toTerminal)
/* harmony export */ });
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(650);
/* harmony import */ var _instants_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7892);
/* harmony import */ var _plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8392);



function toMarkdown(text) {
    const pieces = piecesOf(text).map(({ kind, text: shown }) => kind === 'literal' ? (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedText */ .GT)(shown) : kind === 'foreign' ? (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(shown) : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(shown));
    return (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .joinMarkdown */ .UF)(pieces, _escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING */ .K$);
}
function toTerminal(text) {
    return piecesOf(text)
        .map(({ kind, text: shown }) => kind === 'literal'
        ? shown
        : kind === 'foreign'
            ? (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalSentence */ .wx)(shown)
            : kind === 'code'
                ? ticked((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo)(shown))
                : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo)(shown))
        .join('');
}
function toPlain(text) {
    return piecesOf(text)
        .map(({ kind, text: shown }) => (kind === 'code' ? ticked(shown) : shown))
        .join('');
}
function toSummary(text) {
    return piecesOf(text).map(({ kind, text: shown }) => kind === 'literal' ? (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .summaryText */ .g5)(shown) : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .summaryCode */ .gC)(shown));
}
function ticked(written) {
    return /^[\w./:%@+-]+$/.test(written) ? written : written === '' ? '""' : `\`${written}\``;
}
function piecesOf({ parts }) {
    return parts.flatMap((part) => pieces(part));
}
function pieces(part) {
    switch (part.kind) {
        case 'literal':
        case 'code':
        case 'name':
        case 'foreign':
            return [part];
        case 'number':
            return [literalPiece(spelled(part.value))];
        case 'count':
            return [literalPiece(`${spelled(part.count)} ${(0,_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(part.count, part.unit)}`)];
        case 'share':
            return [literalPiece(shareText(part))];
        case 'instant':
            return [literalPiece((0,_instants_js__WEBPACK_IMPORTED_MODULE_1__/* .instantText */ .Xx)(part.at, part.timeZone))];
        case 'duration':
            return [literalPiece((0,_instants_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(part.ms))];
        case 'list':
            return listed(part.items, part.most);
    }
}
function shareText({ part, whole, unit }) {
    const of = `${spelled(part)} of ${spelled(whole)} ${(0,_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(whole, unit)}`;
    return part > whole ? `${of} and their replacements` : `${of} (${(0,_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .percentText */ .fL)(part, whole)})`;
}
function listed(items, most) {
    const shown = items.length > most ? items.slice(0, most) : items;
    const more = items.length - shown.length;
    const pieces = shown.flatMap((item, i) => {
        const between = i === 0 ? [] : [literalPiece(more === 0 && i === shown.length - 1 ? ' and ' : ', ')];
        return [...between, ...piecesOf(item)];
    });
    return more === 0 ? pieces : [...pieces, literalPiece(` and ${spelled(more)} more`)];
}
function literalPiece(text) {
    return { kind: 'literal', text };
}
function spelled(value) {
    return value.toLocaleString('en-US');
}


/***/ }),

/***/ 9125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ joinTexts),
/* harmony export */   BT: () => (/* binding */ fewNames),
/* harmony export */   H$: () => (/* binding */ few),
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   Nx: () => (/* binding */ capital),
/* harmony export */   O0: () => (/* binding */ inZone),
/* harmony export */   QV: () => (/* binding */ sameText),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Tq: () => (/* binding */ verbFor),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UU: () => (/* binding */ name),
/* harmony export */   V$: () => (/* binding */ foreign),
/* harmony export */   XY: () => (/* binding */ distinctTexts),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   eu: () => (/* binding */ literal),
/* harmony export */   f6: () => (/* binding */ withoutStop),
/* harmony export */   gd: () => (/* binding */ NO_TEXT),
/* harmony export */   kR: () => (/* binding */ hasWords),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   pc: () => (/* binding */ redacted),
/* harmony export */   tQ: () => (/* binding */ textKey),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   uR: () => (/* binding */ instant)
/* harmony export */ });
/* harmony import */ var _plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8392);

const NO_TEXT = { parts: [] };
function text(literals, ...values) {
    return {
        parts: literals.flatMap((between, i) => {
            const value = values[i];
            return [
                ...literal(between).parts,
                ...(value === undefined
                    ? []
                    : typeof value === 'number'
                        ? [{ kind: 'number', value }]
                        : value.parts),
            ];
        }),
    };
}
function literal(words) {
    return words === '' ? NO_TEXT : { parts: [{ kind: 'literal', text: words }] };
}
function verbFor(n, one, several) {
    return literal(n === 1 ? one : several);
}
function code(written) {
    return one({ kind: 'code', text: written });
}
function name(of, written) {
    return one({ kind: 'name', of, text: written });
}
function count(n, unit) {
    return one({ kind: 'count', count: n, unit });
}
function share(part, whole, unit) {
    return one({ kind: 'share', part, whole, unit });
}
function instant(at) {
    return one({ kind: 'instant', at, timeZone: 'UTC' });
}
function duration(ms) {
    return one({ kind: 'duration', ms });
}
const LISTED = 5;
function list(items, most = LISTED) {
    return items.length === 0 ? NO_TEXT : one({ kind: 'list', items, most });
}
function few(items, most) {
    const more = items.length - most;
    const shown = joinTexts(items.slice(0, most), ', ');
    return more > 0 ? text `${shown} and ${more} more` : shown;
}
function fewNames(of, written, most = 3) {
    return few(written.map((one) => name(of, one)), most);
}
function foreign(written) {
    return written === '' ? NO_TEXT : one({ kind: 'foreign', text: written });
}
function one(part) {
    return { parts: [part] };
}
function joinTexts(texts, separator) {
    const between = literal(separator).parts;
    return {
        parts: texts
            .filter(({ parts }) => parts.length > 0)
            .flatMap(({ parts }, i) => (i === 0 ? parts : [...between, ...parts])),
    };
}
function capital({ parts: [first, ...others] }) {
    if (first?.kind !== 'literal' && first?.kind !== 'foreign')
        return { parts: first ? [first, ...others] : [] };
    return { parts: [{ ...first, text: (0,_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .capital */ .Nx)(first.text) }, ...others] };
}
function withoutStop({ parts }) {
    const last = parts.at(-1);
    if (last?.kind !== 'literal' && last?.kind !== 'foreign')
        return { parts };
    return { parts: [...parts.slice(0, -1), { ...last, text: last.text.replace(/\.$/, '') }] };
}
function sameText(a, b) {
    return textKey(a) === textKey(b);
}
function textKey({ parts }) {
    return JSON.stringify(parts);
}
function distinctTexts(texts) {
    return [...new Map(texts.map((one) => [textKey(one), one])).values()];
}
function isEmpty({ parts }) {
    return parts.length === 0;
}
function hasWords(shown) {
    return !isEmpty(shown);
}
function redacted(shown, hide) {
    return mapped(shown, (part) => part.kind === 'name' || part.kind === 'code' || part.kind === 'foreign'
        ? { ...part, text: hide(part.text, part.kind) }
        : part);
}
function inZone(shown, timeZone) {
    return mapped(shown, (part) => (part.kind === 'instant' ? { ...part, timeZone } : part));
}
function mapped({ parts }, change) {
    return {
        parts: parts.map((part) => part.kind === 'list'
            ? { ...part, items: part.items.map((item) => mapped(item, change)) }
            : change(part)),
    };
}


/***/ })

};
