export const id = 910;
export const ids = [910];
export const modules = {

/***/ 39730:
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

/***/ 67977:
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
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39730);
/* harmony import */ var _zones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56710);


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

/***/ 56710:
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
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39730);

const formatters = new Map();
function formatterOf(timeZone) {
    const known = formatters.get(timeZone);
    if (known)
        return known;
    const made = new Intl.DateTimeFormat('en-GB', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
        hourCycle: 'h23',
    });
    formatters.set(timeZone, made);
    return made;
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
    const parts = new Map(formatterOf(timeZone)
        .formatToParts(at)
        .map(({ type, value }) => [type, Number(value)]));
    const part = (type) => parts.get(type) ?? 0;
    const local = new Date(0);
    local.setUTCFullYear(part('year'), part('month') - 1, part('day'));
    local.setUTCHours(part('hour'), part('minute'), part('second'));
    return local.getTime() - Math.floor(at / 1000) * 1000;
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

/***/ 93549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ objectIn),
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   Of: () => (/* binding */ listIn),
/* harmony export */   Po: () => (/* binding */ numberIn),
/* harmony export */   UK: () => (/* binding */ fieldAt),
/* harmony export */   Un: () => (/* binding */ itemsIn),
/* harmony export */   Uq: () => (/* binding */ filledText),
/* harmony export */   Xg: () => (/* binding */ objectOr),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   r7: () => (/* binding */ textIn),
/* harmony export */   xS: () => (/* binding */ labelsIn)
/* harmony export */ });
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34585);

function field(of, name) {
    return (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(of) && Object.hasOwn(of, name) ? of[name] : undefined;
}
function entryOf(table, word) {
    return Object.hasOwn(table, word) ? table[word] : undefined;
}
function fieldAt(of, ...names) {
    let value = of;
    for (const name of names)
        value = field(value, name);
    return value;
}
function valueAt(of, path) {
    let value = of;
    for (const step of path)
        value = Array.isArray(value) ? value[Number(step)] : field(value, String(step));
    return value;
}
function objectIn(of, name) {
    const value = field(of, name);
    return (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : null;
}
function textIn(of, name) {
    const value = field(of, name);
    return typeof value === 'string' ? value : null;
}
function numberIn(of, name) {
    const value = field(of, name);
    return typeof value === 'number' ? value : null;
}
function listIn(of, name) {
    const value = field(of, name);
    return Array.isArray(value) ? value : null;
}
function itemsIn(of, name) {
    return listIn(of, name) ?? [];
}
function textsIn(of, name) {
    const object = objectIn(of, name);
    if (!object)
        return null;
    const texts = new Map();
    for (const [key, value] of Object.entries(object))
        if (typeof value === 'string')
            texts.set(key, value);
    return texts;
}
function labelsIn(of, name) {
    const labels = Object.create(null);
    for (const [key, value] of textsIn(of, name) ?? [])
        labels[key] = value;
    return labels;
}
function pathText(path) {
    let text = '';
    for (const step of path) {
        if (typeof step === 'number')
            text += `[${step}]`;
        else
            text += text === '' ? step : `.${step}`;
    }
    return text;
}
function objectOr(value) {
    return (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : Object.create(null);
}
function filledText(value) {
    return typeof value === 'string' && value !== '' ? value : null;
}


/***/ }),

/***/ 42687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DN: () => (/* binding */ addTo),
/* harmony export */   bz: () => (/* binding */ groupedByEach),
/* harmony export */   me: () => (/* binding */ groupedBy)
/* harmony export */ });
function groupedBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        if (key !== undefined)
            addTo(groups, key, item);
    }
    return groups;
}
function groupedByEach(items, keysOf) {
    const groups = new Map();
    for (const item of items)
        for (const key of keysOf(item))
            addTo(groups, key, item);
    return groups;
}
function addTo(groups, key, item) {
    const group = groups.get(key);
    if (group)
        group.push(item);
    else
        groups.set(key, [item]);
}


/***/ }),

/***/ 34585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ groupOf),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   N6: () => (/* binding */ namespaceOf),
/* harmony export */   oQ: () => (/* binding */ DEFAULT_NAMESPACE)
/* harmony export */ });
const DEFAULT_NAMESPACE = 'default';
function namespaceOf({ namespace }) {
    return namespace ?? DEFAULT_NAMESPACE;
}
function groupOf(apiVersion) {
    const slash = apiVersion.indexOf('/');
    return slash < 0 ? '' : apiVersion.slice(0, slash);
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 80083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   nx: () => (/* binding */ inside),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
function folderOf(path) {
    const slash = path.lastIndexOf('/');
    return slash < 0 ? '' : path.slice(0, slash);
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function isWithin(folder, path) {
    return folder === '' || path === folder || path.startsWith(`${folder}/`);
}
function joined(folder, written) {
    if (written.startsWith('/'))
        return null;
    const segments = folder === '' ? [] : folder.split('/');
    for (const segment of written.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return null;
    }
    return segments.join('/');
}
function inside(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}


/***/ }),

/***/ 17085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ asUnjudged),
/* harmony export */   Ij: () => (/* binding */ infoAt),
/* harmony export */   MK: () => (/* binding */ warningAt),
/* harmony export */   Os: () => (/* binding */ errorAt),
/* harmony export */   Pd: () => (/* binding */ asNew),
/* harmony export */   ev: () => (/* binding */ unjudgedAt)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19125);

function errorAt(place, code, message) {
    return { severity: 'error', code, message: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(message), place, picture: null };
}
function warningAt(place, code, message) {
    return { ...errorAt(place, code, message), severity: 'warning' };
}
function unjudgedAt(place, code, message) {
    return asUnjudged(errorAt(place, code, message));
}
function asUnjudged(problem) {
    return { ...problem, severity: 'warning', isUnjudged: true };
}
function asNew(problem) {
    return { ...problem, isOfNew: true };
}
function infoAt(place, code, message) {
    return { ...errorAt(place, code, message), severity: 'info' };
}


/***/ }),

/***/ 73076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isCalendarDay)
/* harmony export */ });
function isCalendarDay(date) {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? [];
    if (year === undefined)
        return false;
    const found = new Date(0);
    found.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
    return found.getUTCMonth() === Number(month) - 1 && found.getUTCDate() === Number(day);
}


/***/ }),

/***/ 78003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L0: () => (/* binding */ canonicalWithoutNulls),
/* harmony export */   L2: () => (/* binding */ canonicalWithout),
/* harmony export */   TL: () => (/* binding */ isSameJson),
/* harmony export */   am: () => (/* binding */ isSameValue),
/* harmony export */   dj: () => (/* binding */ canonicalJson)
/* harmony export */ });
function canonicalJson(value) {
    return textOf(value, () => true);
}
function canonicalWithout(value, names) {
    return textOf(value, (key) => !names.has(key));
}
function canonicalWithoutNulls(value) {
    return textOf(value, (_, member) => member !== null);
}
function isSameJson(a, b) {
    if (a === b)
        return true;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
        return textOf(a, () => true) === textOf(b, () => true);
    if (Array.isArray(a) || Array.isArray(b))
        return isSameList(a, b);
    const [left, right] = [a, b];
    const keys = keysOf(left);
    return (keys.length === keysOf(right).length &&
        keys.every((key) => right?.[key] !== undefined && Object.hasOwn(right, key) && isSameJson(left?.[key], right[key])));
}
function isSameList(a, b) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length)
        return false;
    return a.every((item, i) => isSameJson(item, b[i]));
}
function keysOf(map) {
    return Object.keys(map ?? {}).filter((key) => map?.[key] !== undefined);
}
function textOf(value, keeps) {
    if (value === undefined)
        return 'null';
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    if (Array.isArray(value))
        return `[${value.map((item) => textOf(item, keeps)).join(',')}]`;
    const map = value;
    let text = '';
    for (const key of Object.keys(map).sort()) {
        const member = map[key];
        if (member === undefined || !keeps(key, member))
            continue;
        text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${textOf(member, keeps)}`;
    }
    return `{${text}}`;
}
function isSameValue(a, b) {
    if (a === b)
        return true;
    if (a === undefined || b === undefined)
        return false;
    return isSameJson(a, b);
}


/***/ }),

/***/ 98558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   J$: () => (/* binding */ placedTitleOf),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   mq: () => (/* binding */ visibleCharacter)
/* harmony export */ });
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu;
const MAX_LENGTH = 120;
function visibleCharacter(character) {
    return character.replace(INVISIBLE, (hidden) => `\\u{${(hidden.codePointAt(0) ?? 0).toString(16)}}`);
}
function visible(text, maxLength = MAX_LENGTH) {
    const shown = [];
    for (const character of text) {
        if (shown.length >= maxLength)
            return `${shown.join('')}…`;
        shown.push(visibleCharacter(character));
    }
    return shown.join('');
}
function titleOf({ kind, name }) {
    return `${visible(kind)}/${visible(name)}`;
}
function placedTitleOf({ kind, namespace, name, }) {
    return [kind, ...(namespace === null ? [] : [namespace]), name].map((part) => visible(part)).join('/');
}


/***/ }),

/***/ 81091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   gg: () => (/* binding */ hashValue),
/* harmony export */   jN: () => (/* binding */ isHash)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const HASH = /^sha256:[0-9a-f]{64}$/;
function sha256Hex(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
}
function isHash(value) {
    return typeof value === 'string' && HASH.test(value);
}
function hashValue(text) {
    return isHash(text) ? text : `sha256:${sha256Hex(text)}`;
}


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
/* harmony import */ var _calendar_week_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67977);
/* harmony import */ var _calendar_zones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56710);
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

/***/ 22490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ul: () => (/* binding */ toPlain),
/* harmony export */   Xe: () => (/* binding */ piecesOf),
/* harmony export */   l6: () => (/* binding */ toMarkdown),
/* harmony export */   mC: () => (/* binding */ toSummary),
/* harmony export */   yw: () => (/* binding */ toTerminal)
/* harmony export */ });
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13499);
/* harmony import */ var _instants_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7892);
/* harmony import */ var _plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78392);



function toMarkdown(text) {
    const pieces = piecesOf(text).map(({ kind, text: shown }) => kind === 'literal' ? (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedText */ .GT)(shown) : kind === 'sentence' ? (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(shown) : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(shown));
    return (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .joinMarkdown */ .UF)(pieces, _escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING */ .K$);
}
function toTerminal(text) {
    return piecesOf(text)
        .map(({ kind, text: shown }) => kind === 'literal'
        ? shown
        : kind === 'sentence'
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
        case 'sentence':
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
    return `${spelled(part)} of ${spelled(whole)} ${(0,_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(whole, unit)} (${(0,_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .percentText */ .fL)(part, whole)})`;
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

/***/ 19125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ joinTexts),
/* harmony export */   H$: () => (/* binding */ few),
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   Nx: () => (/* binding */ capital),
/* harmony export */   O0: () => (/* binding */ inZone),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UU: () => (/* binding */ name),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   e1: () => (/* binding */ asText),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   eu: () => (/* binding */ literal),
/* harmony export */   gd: () => (/* binding */ NO_TEXT),
/* harmony export */   kR: () => (/* binding */ hasWords),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   pc: () => (/* binding */ redacted),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   uR: () => (/* binding */ instant)
/* harmony export */ });
/* unused harmony export duration */
/* harmony import */ var _plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78392);

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
function sentence(finished) {
    return finished === '' ? NO_TEXT : one({ kind: 'sentence', text: finished });
}
function asText(says) {
    return typeof says === 'string' ? sentence(says) : says;
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
    if (first?.kind !== 'literal')
        return { parts: first ? [first, ...others] : [] };
    return { parts: [{ ...first, text: (0,_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .capital */ .Nx)(first.text) }, ...others] };
}
function isEmpty({ parts }) {
    return parts.length === 0;
}
function hasWords(shown) {
    return !isEmpty(shown);
}
function redacted(shown, hide) {
    return mapped(shown, (part) => part.kind === 'name' || part.kind === 'code' || part.kind === 'sentence'
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
