export const id = 14;
export const ids = [14,804];
export const modules = {

/***/ 91353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   ME: () => (/* binding */ parseWallClock),
/* harmony export */   MP: () => (/* binding */ writeDuration),
/* harmony export */   bI: () => (/* binding */ parseHorizon),
/* harmony export */   nV: () => (/* binding */ parseInstant),
/* harmony export */   oZ: () => (/* binding */ parseStart)
/* harmony export */ });
/* harmony import */ var _manifest_values_calendar_day_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73076);

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
    return INSTANT.test(text) && (0,_manifest_values_calendar_day_js__WEBPACK_IMPORTED_MODULE_0__/* .isCalendarDay */ .L)(text) ? Date.parse(text) : null;
}
const WALL_CLOCK = new RegExp(`^\\d{4}-\\d{2}-\\d{2}(T${CLOCK})?$`);
function parseWallClock(text) {
    if (!WALL_CLOCK.test(text) || !(0,_manifest_values_calendar_day_js__WEBPACK_IMPORTED_MODULE_0__/* .isCalendarDay */ .L)(text))
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

/***/ 97856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ parsedJson)
/* harmony export */ });
function parsedJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
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
function errorAt(place, code, message) {
    return { severity: 'error', code, message, place, picture: null };
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

/***/ 44994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ withoutTrailing)
/* harmony export */ });
function withoutTrailing(text, characters) {
    let end = text.length;
    while (end > 0 && characters.includes(text.charAt(end - 1)))
        end -= 1;
    return text.slice(0, end);
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

/***/ 6594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseDigest),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var _manifest_values_canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78003);
/* harmony import */ var _snapshot_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81091);


function sha256(value) {
    return `sha256:${(0,_snapshot_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)((0,_manifest_values_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(value))}`;
}
function parseDigest(text) {
    return /^sha256:[0-9a-f]{64}$/.test(text) ? text : null;
}


/***/ }),

/***/ 4206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ begunIn)
/* harmony export */ });
function begunIn({ batches, targets, }) {
    const own = new Set(targets);
    return new Set(batches.flatMap((batch) => batch.targets).filter((target) => own.has(target)));
}


/***/ }),

/***/ 20732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ peakByAge),
/* harmony export */   J: () => (/* binding */ lastOfRollout),
/* harmony export */   KD: () => (/* binding */ plannedExpiries),
/* harmony export */   aY: () => (/* binding */ goesByAgeAt),
/* harmony export */   wM: () => (/* binding */ worstCluster)
/* harmony export */ });
function plannedExpiries(expiries) {
    const clusters = [];
    let until = -Infinity;
    for (const one of expiries.expired) {
        const last = clusters.at(-1);
        if (last && one.at < until)
            clusters[clusters.length - 1] = joined(last, one);
        else
            clusters.push(joined(null, one));
        until = Math.max(until, one.goneAt ?? Infinity);
    }
    return { ...expiries, clusters, over: clusters.filter(({ worst }) => isOver(worst)) };
}
function lastOfRollout({ expired }) {
    const ends = expired.flatMap(({ isOfRollout, goneAt }) => (isOfRollout && goneAt !== null ? [goneAt] : []));
    return ends.length === 0 ? null : ends.reduce((a, b) => Math.max(a, b));
}
function worstCluster({ clusters }) {
    return clusters.reduce((most, cluster) => (most === null || isWorse(cluster.worst, most.worst) ? cluster : most), null);
}
function peakByAge(group) {
    const { peakAtOnce, batches, outBefore, expiries } = group;
    if (!expiries || expiries.clusters.length === 0)
        return null;
    if (batches.some(({ size }) => size + outBefore >= peakAtOnce))
        return null;
    return expiries.clusters.reduce((most, one) => (one.worst.out > most.worst.out ? one : most));
}
function goesByAgeAt({ expiries }, at) {
    if (at === null)
        return false;
    return expiries?.clusters.some(({ from, to }) => from <= at && at <= to) === true;
}
function joined(cluster, { at, out, limit }) {
    const moment = { at, out, limit };
    if (!cluster)
        return { from: at, to: at, expired: 1, worst: moment };
    const { from, expired, worst } = cluster;
    return { from, to: at, expired: expired + 1, worst: isWorse(moment, worst) ? moment : worst };
}
function isWorse(a, b) {
    return isOver(a) === isOver(b) ? a.out > b.out : isOver(a);
}
function isOver({ out, limit }) {
    return limit !== null && out > limit;
}


/***/ }),

/***/ 71347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ reachedOf),
/* harmony export */   K3: () => (/* binding */ servingOf),
/* harmony export */   Ni: () => (/* binding */ undoneByOrder),
/* harmony export */   Uw: () => (/* binding */ firstLap),
/* harmony export */   Z0: () => (/* binding */ settlingMs),
/* harmony export */   ev: () => (/* binding */ isNamed),
/* harmony export */   l2: () => (/* binding */ wholeOf),
/* harmony export */   uq: () => (/* binding */ keptOf),
/* harmony export */   w3: () => (/* binding */ losableOf)
/* harmony export */ });
/* harmony import */ var _systems_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48408);

function isNamed(group) {
    return (0,_systems_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'named') !== undefined;
}
function settlingMs(group) {
    return ((0,_systems_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'bake')?.seconds ?? 0) * 1000;
}
function wholeOf(group) {
    return (0,_systems_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'named')?.fleet ?? group.matched;
}
function servingOf(group) {
    return group.serving ?? wholeOf(group);
}
function keptOf(group) {
    return group.matched - (group.leaving?.length ?? 0);
}
function losableOf(group) {
    return keptOf(group) + ((0,_systems_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'given-up')?.written ?? 0);
}
function firstLap(groups) {
    return groups.filter(({ follows }) => follows === undefined);
}
function reachedOf(of) {
    const groups = firstLap(of);
    const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);
    const shown = sum(groups.map(({ batches }) => doneIn(batches) - againIn(batches)));
    const byOrder = sum(groups.map(undoneByOrder));
    return { done: shown - byOrder, all: sum(groups.map(({ matched }) => matched)), byOrder };
}
function undoneByOrder({ batches, undone = [], freeOrder }) {
    if (!freeOrder || undone.length === 0)
        return 0;
    const left = new Set(undone);
    const begun = batches.flatMap(({ targets }) => targets);
    const failed = begun.length - doneIn(batches);
    return Math.max(0, begun.filter((target) => left.has(target)).length - failed);
}
function doneIn(batches) {
    return batches.reduce((sum, { succeeded }) => sum + succeeded, 0);
}
function againIn(batches) {
    const targets = batches.flatMap(({ targets: of }) => of);
    return targets.length - new Set(targets).size;
}


/***/ }),

/***/ 87388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ startsNothing),
/* harmony export */   IH: () => (/* binding */ dueOf),
/* harmony export */   Qr: () => (/* binding */ isBroken),
/* harmony export */   Tt: () => (/* binding */ leftOutOf),
/* harmony export */   jb: () => (/* binding */ startsOf),
/* harmony export */   qR: () => (/* binding */ isOnlyNext),
/* harmony export */   sG: () => (/* binding */ outcomeOf),
/* harmony export */   xB: () => (/* binding */ isIdle)
/* harmony export */ });
/* harmony import */ var _manifest_values_canonical_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78003);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24705);
/* harmony import */ var _measure_wholes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71347);



function outcomeOf(diff, hasBase) {
    const { base, head, change } = diff;
    if (!head)
        return removedOf(base);
    if (change !== 'unchanged' && isRefused(head, change))
        return { kind: 'refused' };
    if (change !== 'unchanged' && isBroken(head) && head.effect.groups.every(({ matched }) => matched === 0))
        return { kind: 'cannot-work' };
    const start = startOf(base, head, hasBase);
    const stuck = stuckOf(base, head, start);
    if (diff.sameEffect && stuck?.isAsBefore !== true)
        return { kind: 'no-effect' };
    const taken = takenFrom(head);
    if (taken)
        return taken;
    if (stuck)
        return stuck;
    const by = heldBy(head);
    if (by)
        return { kind: 'held', by };
    if (limitsDrains(base) || limitsDrains(head))
        return { kind: 'drain-limit' };
    const isUnforecast = head.change?.unforecast !== undefined;
    if (start !== 'on-merge')
        return { kind: 'waits', start, isUnforecast };
    const starts = startsWith(head);
    return starts.targets.size > 0 ? starts : { kind: 'waits', start: 'next-rollout', isUnforecast };
}
function startsOf({ change, effect }) {
    if (effect.outcome === 'none' || change?.kind === 'none' || change?.replaces === 0)
        return 'never';
    return startsNothing({ change }) || change?.held !== undefined ? 'next-rollout' : 'on-merge';
}
function startsNothing({ change }) {
    return change === null || STARTS_NOTHING.has(change.kind);
}
function isOnlyNext(policy) {
    return startsNothing(policy) && policy.change?.kind !== 'continues';
}
const STARTS_NOTHING = new Set([
    'next-rollout',
    'scale',
    'migration',
    'continues',
    'none',
]);
function isBroken({ rejections }) {
    return rejections.some(({ consequence }) => consequence !== undefined);
}
function isRefused(head, change) {
    const isReadOnly = change === 'changed' && (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(head, 'legacy').some(({ refused }) => refused);
    return isReadOnly || head.rejections.some(({ consequence }) => consequence === undefined);
}
function removedOf(base) {
    return { kind: 'removed', targets: base?.onDelete?.targets.length ?? 0 };
}
const TOLD_BY_BASE = new Set([
    'first-rollout',
    'next-rollout',
    'pod-template',
    'drift',
]);
function startOf(base, head, hasBase) {
    const { change } = head;
    const isAnnounced = head.effect.groups.some(_measure_wholes_js__WEBPACK_IMPORTED_MODULE_1__/* .isNamed */ .ev);
    if (!hasBase && !isAnnounced && TOLD_BY_BASE.has(change?.kind ?? 'none'))
        return 'unknown';
    if (change?.kind === 'continues')
        return 'under-way';
    if (isIdle(head))
        return 'next-rollout';
    return base !== null && !isIdle(base) && isDueAlike(base, head) ? 'regardless' : 'on-merge';
}
function isDueAlike(base, head) {
    const [was, is] = [base.change?.replaces, head.change?.replaces];
    return (0,_manifest_values_canonical_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameJson */ .TL)(dueOf(base), dueOf(head)) || (was !== undefined && is !== undefined && is <= was);
}
function isIdle(policy) {
    return startsNothing(policy) || policy.change?.replaces === 0;
}
function dueOf({ change }) {
    return change && { ...change, place: null };
}
function takenFrom({ leaves, change, effect }) {
    if (leaves)
        return {
            kind: 'taken-away',
            targets: leaves.targets,
            how: leaves.isInTurn === true ? 'in-turn' : 'at-once',
        };
    if (change?.kind === 'deleted' && !change.batched)
        return { kind: 'taken-away', targets: change.targetsAtOnce, how: 'at-once' };
    if (change?.kind === 'eviction' && effect.outcome === 'complete')
        return { kind: 'taken-away', targets: goingIn(effect.groups).size, how: 'placed' };
    const dropped = new Set(effect.groups.flatMap(({ unit, leaving = [] }) => (unit === 'cluster' ? leaving : [])));
    return dropped.size === 0 ? null : { kind: 'taken-away', targets: dropped.size, how: 'placed' };
}
function stuckOf(base, head, start) {
    const { outcome } = head.effect;
    if (outcome !== 'stuck' && outcome !== 'stopped')
        return null;
    const reach = reachOf(head);
    const takesAll = reach.begun === reach.whole && reach.whole > 0 && !reach.isWorstOrder;
    const how = outcome === 'stopped'
        ? 'stopped'
        : head.change?.kind === 'eviction'
            ? 'not-executed'
            : takesAll && (reach.done === 0 || reach.done === reach.whole)
                ? 'endless'
                : 'stuck';
    const wasDue = base !== null && (start !== 'on-merge' || !isIdle(base));
    return { kind: 'stuck', start, how, reach, isAsBefore: wasDue && base.effect.outcome === outcome };
}
function reachOf(policy) {
    const groups = rolledGroups(policy);
    const { done, byOrder } = (0,_measure_wholes_js__WEBPACK_IMPORTED_MODULE_1__/* .reachedOf */ .Cu)(groups);
    return {
        begun: goingIn(groups).size,
        done,
        whole: targetsIn(groups).size + leftOutOf(policy),
        isWorstOrder: byOrder > 0,
    };
}
function rolledGroups({ ref, effect }) {
    const own = effect.groups.filter(({ rolls }) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .refKey */ .XF)(rolls) === (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .refKey */ .XF)(ref));
    return (0,_measure_wholes_js__WEBPACK_IMPORTED_MODULE_1__/* .firstLap */ .Uw)(own.length > 0 ? own : effect.groups);
}
function leftOutOf(policy) {
    return (policy && (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(policy, 'coverage')?.uncovered.length) ?? 0;
}
function targetsIn(groups) {
    return new Set(groups.flatMap(({ targets }) => targets));
}
function goingIn(groups) {
    const own = targetsIn(groups);
    const taken = groups.flatMap(({ batches }) => batches.flatMap(({ targets }) => targets));
    return new Set(taken.filter((target) => own.has(target)));
}
function startsWith(head) {
    const groups = head.effect.groups;
    const leaving = new Set(groups.flatMap((group) => group.leaving ?? []));
    return {
        kind: 'starts',
        targets: new Set([...goingIn(groups)].filter((target) => !leaving.has(target))),
        whole: targetsIn(groups).size,
        isReplacement: head.change?.replaces !== undefined,
        isSure: !head.change?.unsure,
    };
}
function heldBy({ change, effect }) {
    const groups = effect.groups.filter(({ matched }) => matched > 0);
    if (change?.held === 'OnDelete' && groups.some(({ batches }) => batches.length > 0))
        return undefined;
    const [first] = groups.map(holderOf);
    if (first !== undefined)
        return groups.every((group) => holderOf(group) === first) ? first : undefined;
    return effect.finish === null && effect.peakAtOnce === 0 ? change?.held : undefined;
}
function holderOf(group) {
    return (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'held') ?? ((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'stage')?.awaitsStart === true ? 'state' : undefined);
}
function limitsDrains(policy) {
    return (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(policy, 'drain-limit') !== undefined && policy?.effect.groups.length === 0;
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


/***/ })

};
