export const id = 348;
export const ids = [348,996];
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

/***/ 31765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ repeatedKey)
/* harmony export */ });
function repeatedKey(text, value) {
    return colonsIn(text) === keysIn(value) ? null : find(text);
}
function keysIn(value) {
    let keys = 0;
    const open = [value];
    for (let one = open.pop(); open.length > 0 || one !== undefined; one = open.pop()) {
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
const COLON = 0x3a;
const BACKSLASH = 0x5c;
function colonsIn(text) {
    let colons = 0;
    for (let at = 0; at < text.length;) {
        const quote = text.indexOf('"', at);
        const end = quote < 0 ? text.length : quote;
        for (; at < end; at++)
            if (text.charCodeAt(at) === COLON)
                colons++;
        at = quote < 0 ? end : endOfString(text, quote);
    }
    return colons;
}
function endOfString(text, quote) {
    for (let at = text.indexOf('"', quote + 1); at >= 0; at = text.indexOf('"', at + 1)) {
        let slashes = 0;
        while (text.charCodeAt(at - 1 - slashes) === BACKSLASH)
            slashes++;
        if (slashes % 2 === 0)
            return at + 1;
    }
    return text.length;
}
function find(text) {
    const open = [];
    for (let at = 0; at < text.length;) {
        const character = text[at];
        if (character !== '"') {
            if (character === '{' || character === '[')
                open.push(new Set());
            else if (character === '}' || character === ']')
                open.pop();
            at++;
            continue;
        }
        const end = endOfString(text, at);
        if (isKey(text, end)) {
            const key = JSON.parse(text.slice(at, end));
            const keys = open.at(-1);
            if (keys?.has(key))
                return { key, offset: at };
            keys?.add(key);
        }
        at = end;
    }
    return null;
}
function isKey(text, end) {
    let at = end;
    while (' \t\r\n'.includes(text[at] ?? '-'))
        at++;
    return text.charCodeAt(at) === COLON;
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

/***/ 48521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ readLegs),
/* harmony export */   C5: () => (/* binding */ startedGroups),
/* harmony export */   EI: () => (/* binding */ countsIn),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   Vz: () => (/* binding */ RANK)
/* harmony export */ });
/* harmony import */ var _manifest_json_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97856);
/* harmony import */ var _manifest_json_repeated_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31765);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98558);




const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(2_048);
const sentence = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(20_000);
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).max(1e9);
const verdict = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['pass', 'warn', 'fail', 'unknown']);
const failOn = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['error', 'warning', 'never']);
const severity = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['error', 'warning', 'info']);
const instant = zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$({ offset: true }).transform((written) => Date.parse(written));
const ref = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ system: text, kind: text, namespace: text.nullable(), name: text });
const line = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).nullable();
const span = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ reason: text.nullable(), from: instant, to: instant, limit: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable() });
const group = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: text,
    unit: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['node', 'cluster', 'replica']),
    matched: count,
    targets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
    allowed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(span),
    batches: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ start: instant })),
    peakAtOnce: count,
    worstLoss: count,
    start: instant.nullable(),
    finish: instant.nullable(),
    outcome: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['complete', 'stopped', 'stuck', 'unfinished', 'none']),
})
    .transform(({ allowed, batches, ...rest }) => ({
    ...rest,
    batches: batches.length,
    openings: openingsIn(allowed),
}));
const effect = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ groups: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(group), peakAtOnce: count, worstLoss: count });
const policy = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ...ref.shape,
    cluster: text.nullish(),
    change: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['added', 'removed', 'changed', 'unchanged']),
    sameEffect: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    starts: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true),
    base: effect.nullable(),
    head: effect.nullable(),
});
const finding = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    rule: text,
    severity,
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['new', 'worsened', 'unchanged', 'fixed']),
    breaks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text).optional(),
    message: sentence,
    remediation: sentence,
    policy: ref.nullable(),
    group: text.nullable(),
    file: text.nullable(),
    line,
    column: line,
    fingerprint: text,
    waiver: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ owner: text, expires: text, reason: text }).nullable().default(null),
    cluster: text.nullish(),
});
const problem = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    severity,
    code: text,
    message: sentence,
    file: text.nullable(),
    line,
    column: line,
    cluster: text.nullish(),
});
const removal = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ policy: ref, targets: count });
const part = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    verdict,
    digest: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^sha256:[0-9a-f]{64}$/, 'is not a digest'),
    at: instant,
    snapshot: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ nodes: count, ready: count, takenAt: instant.nullable() }),
    combined: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ peakAtOnce: count, removedAtOnce: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(removal).default([]) }) }),
    wouldFail: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    failOn,
    headline: sentence.optional(),
});
const report = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ...part.shape,
    policies: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(policy),
    findings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(finding),
    problems: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(problem),
    cluster: text.nullish(),
    clusters: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(part.extend({ name: text.nullable() })).optional(),
});
function openingsIn(spans) {
    return spans.flatMap(({ reason, from, limit }, index) => {
        const before = spans[index - 1];
        const follows = before?.reason === reason && before.to === from && before.limit === 0;
        return follows && limit !== 0 ? [from] : [];
    });
}
function readLegs(source, name, json) {
    const value = (0,_manifest_json_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .parsedJson */ .U)(json);
    if (value === undefined)
        return { source, why: 'is no JSON; it may be cut off' };
    const twice = (0,_manifest_json_repeated_key_js__WEBPACK_IMPORTED_MODULE_3__/* .repeatedKey */ .m)(json, value);
    if (twice)
        return {
            source,
            why: `says ${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(twice.key)} twice in one place; it was edited, or is not fleetplan's`,
        };
    const version = versionOf(value);
    if (version !== 1)
        return { source, why: `is no report of a plan of schemaVersion 1 (it says ${version ?? 'none'})` };
    const read = report.safeParse(value);
    if (!read.success) {
        const [issue] = read.error.issues;
        const path = issue?.path.map(String).join('.') ?? '';
        return {
            source,
            why: `is no whole report of a plan: ${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(path) || 'it'} ${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(issue?.message ?? 'is wrong')}`,
        };
    }
    const legs = legsOf(source, name, read.data);
    if (legs.length === 0)
        return { source, why: 'lists no cluster' };
    const flattering = legs.find((leg) => RANK[leg.verdict] < RANK[shownBy(leg)]);
    return flattering === undefined
        ? legs
        : {
            source,
            why: `says ${flattering.verdict} and holds what comes to ${shownBy(flattering)}; it was edited, or is not fleetplan's`,
        };
}
function versionOf(value) {
    const version = typeof value === 'object' && value !== null && 'schemaVersion' in value ? value.schemaVersion : null;
    return typeof version === 'number' ? version : typeof version === 'string' ? (0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(version) : null;
}
function legsOf(source, name, read) {
    const parts = read.clusters ?? [{ ...read, name: read.cluster ?? null }];
    return parts.map((one) => {
        const isOfPart = ({ cluster }) => read.clusters === undefined || (cluster ?? null) === one.name;
        const policies = read.policies.filter(isOfPart);
        const { verdict: own, wouldFail, failOn: bar, digest, at } = one;
        return {
            cluster: one.name ?? name,
            source,
            ...{ verdict: own, wouldFail, failOn: bar, digest, at },
            ...one.snapshot,
            peakAtOnce: one.combined.head.peakAtOnce,
            headline: one.headline ?? null,
            starting: startingIn(policies),
            policies: policies.map(withoutNames),
            removed: one.combined.head.removedAtOnce,
            findings: read.findings.filter(isOfPart),
            problems: read.problems.filter(isOfPart),
        };
    });
}
function startingIn(policies) {
    const groups = policies.flatMap((policy) => startedGroups(policy));
    const names = groups.flatMap(({ unit, targets }) => targets.map((name) => `${unit} ${name}`));
    return new Set(names).size;
}
function startedGroups({ sameEffect, starts, head, }) {
    const groups = sameEffect || !starts ? [] : (head?.groups ?? []);
    return groups.flatMap((group) => (group.start === null ? [] : [{ ...group, start: group.start }]));
}
function withoutNames({ base, head, ...rest }) {
    return { ...rest, base: base && nameless(base), head: head && nameless(head) };
}
function nameless({ groups, ...rest }) {
    return { ...rest, groups: groups.map(({ targets: _targets, ...one }) => one) };
}
const RANK = { pass: 0, warn: 1, fail: 2, unknown: 3 };
function shownBy({ problems, findings, failOn }) {
    if (problems.some((problem) => problem.severity === 'error'))
        return 'unknown';
    return verdictOf(findings, failOn);
}
function verdictOf(findings, failOn) {
    const counted = findings.filter(countsIn);
    const isAtBar = ({ severity }) => severity === 'error' || (failOn === 'warning' && severity === 'warning');
    if (counted.some(isAtBar))
        return 'fail';
    return counted.some(({ severity }) => severity === 'warning') ? 'warn' : 'pass';
}
function countsIn({ status, waiver, }) {
    return waiver === null && (status === 'new' || status === 'worsened');
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

/***/ 29861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isHeld)
/* harmony export */ });
/* harmony import */ var _manifest_duplicates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55022);

function isHeld({ ref, apiVersion }, { inventory }) {
    return inventory?.held.has((0,_manifest_duplicates_js__WEBPACK_IMPORTED_MODULE_0__/* .identityOf */ .c)({ ...ref, apiVersion })) ?? false;
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

/***/ 44415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ ByDomain)
/* harmony export */ });
class ByDomain {
    make;
    byKey = new Map();
    inOrder = [];
    constructor(make) {
        this.make = make;
    }
    of(key, value) {
        const values = this.byKey.get(key) ?? new Map();
        const known = values.get(value);
        if (known !== undefined)
            return known;
        const made = this.make(key, value);
        this.byKey.set(key, values.set(value, made));
        this.inOrder.push(made);
        return made;
    }
    get all() {
        return this.inOrder;
    }
}


/***/ }),

/***/ 60930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ counterOf),
/* harmony export */   m: () => (/* binding */ peakQuery)
/* harmony export */ });
/* harmony import */ var _rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11592);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24705);
/* harmony import */ var _by_domain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44415);
/* harmony import */ var _manifest_lookup_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71792);




const counterOf = {
    all: 'all',
    unit: (unit) => `unit\u0000${unit}`,
    withoutNext: (scope) => `without next\u0000${scope}`,
    production: 'production',
    quorum: (name) => `quorum\u0000${name}`,
    domain: (key, value) => `domain\u0000${key}\u0000${value}`,
    group: (group) => `group\u0000${(0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__/* .groupKey */ .$6)(group.runs.controller, group.runs.group)}`,
    groupDomain: (group, key, value) => `${counterOf.group(group)}\u0000${key}\u0000${value}`,
    policy: (policy) => `policy\u0000${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(policy.ref)}`,
    isOfGroups: (name) => name.startsWith('group\u0000') || name.startsWith('policy\u0000'),
    isWithoutNext: (name) => name.startsWith('without next\u0000'),
    isOfAll: (name) => !counterOf.isOfGroups(name) && !counterOf.isWithoutNext(name),
    anyone: (policy) => `anyone\u0000${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(policy.ref)}`,
};
function peakQuery(policies, { outBefore, domainsOf, scopesOf }, isUntouchedNext = null) {
    const counters = new Counters();
    const all = counters.of(counterOf.all);
    const domains = new _by_domain_js__WEBPACK_IMPORTED_MODULE_2__/* .ByDomain */ .g((key, value) => {
        return { key, value, counter: counters.of(counterOf.domain(key, value)) };
    });
    const domainsIn = (0,_manifest_lookup_once_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .O)((target) => domainsOf(target).map(([key, value]) => domains.of(key, value)));
    const factsOf = (0,_manifest_lookup_once_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .O)((target) => isUntouchedNext ? scopesOf(target).map((scope) => counters.of(counterOf.withoutNext(scope))) : []);
    const runs = new Runs();
    const anyone = new Map();
    const before = new Map();
    for (const policy of policies) {
        const alone = counters.of(counterOf.policy(policy));
        const shared = counters.of(counterOf.anyone(policy));
        for (const group of policy.groups) {
            const run = runs.of(group, counters);
            run.policies.add(alone);
            for (const target of group.targets) {
                setIn(anyone, target).add(shared);
                if (group.saysWhatIsOut || !outBefore.has(target))
                    continue;
                for (const counter of [alone, ...run.ofGroup(domainsIn(target))])
                    setIn(before, target).add(counter);
            }
        }
    }
    return {
        outBefore,
        names: counters.names,
        ofAnyone: (0,_manifest_lookup_once_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .O)((target) => [
            all,
            ...(anyone.get(target) ?? []),
            ...scopesOf(target).map((scope) => counters.of(scope)),
        ]),
        ofGroup: ({ controller, group, target }) => {
            const run = runs.known(controller, group);
            if (!run)
                return [];
            return run.ofTarget(target, domainsIn, isUntouchedNext?.(run.rolls) === false ? factsOf : NO_COUNTERS);
        },
        ofGroupsBefore: (target) => [...(before.get(target) ?? []), ...factsOf(target)],
    };
}
const NO_COUNTERS = () => [];
class Counters {
    names = [];
    byName = new Map();
    of(name) {
        const known = this.byName.get(name);
        if (known !== undefined)
            return known;
        this.byName.set(name, this.names.length);
        return this.names.push(name) - 1;
    }
}
class Runs {
    byController = new Map();
    known(controller, group) {
        return this.byController.get(controller)?.get(group);
    }
    of(group, counters) {
        const { runs } = group;
        const groups = this.byController.get(runs.controller) ?? new Map();
        this.byController.set(runs.controller, groups);
        const run = groups.get(runs.group) ?? new RunCounters(group, counters);
        groups.set(runs.group, run);
        return run;
    }
}
class RunCounters {
    group;
    counters;
    policies = new Set();
    own;
    domains = new Map();
    byTarget = new Map();
    constructor(group, counters) {
        this.group = group;
        this.counters = counters;
        this.own = counters.of(counterOf.group(group));
    }
    get rolls() {
        return this.group.rolls;
    }
    ofGroup(domains) {
        return [this.own, ...domains.map((domain) => this.ofDomain(domain))];
    }
    ofTarget(target, domainsIn, others) {
        const known = this.byTarget.get(target);
        if (known)
            return known;
        const found = [...this.ofGroup(domainsIn(target)), ...this.policies, ...others(target)];
        this.byTarget.set(target, found);
        return found;
    }
    ofDomain({ key, value, counter }) {
        const known = this.domains.get(counter);
        if (known !== undefined)
            return known;
        const found = this.counters.of(counterOf.groupDomain(this.group, key, value));
        this.domains.set(counter, found);
        return found;
    }
}
function setIn(sets, target) {
    const known = sets.get(target);
    if (known)
        return known;
    const set = new Set();
    sets.set(target, set);
    return set;
}


/***/ }),

/***/ 23761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ targetKey),
/* harmony export */   o: () => (/* binding */ endsOf)
/* harmony export */ });
/* harmony import */ var _rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11592);

function endsOf(run) {
    const ends = new Map();
    for (const { controller, group, target, kind, at } of run.events) {
        const key = targetKey(controller, group, target);
        if (kind === 'start')
            ends.set(key, { at: null, failed: false });
        if (kind === 'succeeded' || kind === 'failed')
            ends.set(key, { at, failed: kind === 'failed' });
    }
    return ends;
}
function targetKey(controller, group, target) {
    return `${(0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__/* .groupKey */ .$6)(controller, group)}\u0000${target}`;
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

/***/ 56780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q0: () => (/* binding */ worstTogether),
/* harmony export */   Zu: () => (/* binding */ withWorstOrders),
/* harmony export */   zZ: () => (/* binding */ isFixed)
/* harmony export */ });
/* harmony import */ var _by_domain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44415);

function withWorstOrders(domains, { freeOrder }, { fleet, peak, taken, }) {
    const isOpen = (domain) => domain.byExpiry !== true && peak > domain.peakAtOnce;
    if (!freeOrder || isFixed(freeOrder) || !domains.some(isOpen))
        return [...domains];
    const inside = insideTurns(freeOrder, taken, fleet);
    return domains.map((domain) => {
        if (!isOpen(domain))
            return domain;
        const counts = inside.of(domain.key, domain.value);
        const worst = worstOfTurns(freeOrder.turns.map((turn, i) => ({ size: turn.length, inside: counts.get(i) ?? 0 })), peak);
        return worst > domain.peakAtOnce ? { ...domain, worstAtOnce: worst } : domain;
    });
}
function insideTurns({ turns }, taken, { domainsOf }) {
    const inside = new _by_domain_js__WEBPACK_IMPORTED_MODULE_0__/* .ByDomain */ .g(() => new Map());
    for (const [i, turn] of turns.entries()) {
        for (const target of turn) {
            if (!taken.has(target))
                continue;
            for (const [key, value] of domainsOf(target)) {
                const counts = inside.of(key, value);
                counts.set(i, (counts.get(i) ?? 0) + 1);
            }
        }
    }
    return inside;
}
function isFixed({ turns }) {
    return turns.every((turn) => turn.length < 2);
}
function worstTogether({ turns }, isInside, peak) {
    return worstOfTurns(turns.map((turn) => ({ size: turn.length, inside: turn.filter(isInside).length })), peak);
}
function worstOfTurns(counted, peak) {
    let worst = 0;
    let last = 0;
    for (let first = 0; first < counted.length; first += 1) {
        last = Math.max(last, first);
        while (last + 1 < counted.length && sizeBetween(counted, first, last + 1) + 2 <= peak)
            last += 1;
        for (const end of new Set([first, Math.max(first, last - 1), last]))
            worst = Math.max(worst, mostInside(counted, first, end, peak));
    }
    return worst;
}
function mostInside(turns, first, last, peak) {
    const [begin, end] = [turns[first], turns[last]];
    if (!begin || !end)
        return 0;
    if (first === last)
        return Math.min(peak, begin.inside);
    const between = turns.slice(first + 1, last);
    const whole = between.reduce((sum, { inside }) => sum + inside, 0);
    const room = peak - between.reduce((sum, { size }) => sum + size, 0);
    return whole + Math.min(room, begin.inside + end.inside);
}
function sizeBetween(turns, first, last) {
    return turns.slice(first + 1, last).reduce((sum, { size }) => sum + size, 0);
}


/***/ }),

/***/ 80987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $x: () => (/* binding */ effectOf),
  lv: () => (/* binding */ goesByAgeOnly),
  i3: () => (/* binding */ measureGroup)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(78392);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rollout/batches.js
var rollout_batches = __webpack_require__(11592);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rollout/controller.js
var controller = __webpack_require__(45314);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(24705);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/begun.js
var begun = __webpack_require__(4206);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/by-domain.js
var by_domain = __webpack_require__(44415);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/free-order.js
var free_order = __webpack_require__(56780);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/counters.js
var counters = __webpack_require__(60930);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/expiries.js
var measure_expiries = __webpack_require__(20732);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/mixes.js
var mixes = __webpack_require__(66197);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/part.js
var part = __webpack_require__(98530);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/outcomes.js


function outcomeOf(group, batches, end, cut) {
    if (group.targets.length === 0 && batches.length === 0)
        return 'none';
    const outcome = end ? PHASE_OUTCOMES[end.phase] : cut ? 'unfinished' : 'none';
    if (outcome === 'complete' && (0,system/* factOf */.yD)(group, 'held') !== undefined)
        return 'unfinished';
    return outcome === 'complete' && (0,part/* leavesSomething */.L)(group) ? 'stuck' : outcome;
}
const PHASE_OUTCOMES = {
    complete: 'complete',
    stopped: 'stopped',
    stuck: 'stuck',
    idle: 'none',
    working: 'unfinished',
    waiting: 'unfinished',
};
const WORST_FIRST = ['stuck', 'stopped', 'unfinished', 'complete', 'none'];
function worstOutcome(outcomes) {
    return WORST_FIRST.find((outcome) => outcomes.includes(outcome)) ?? 'none';
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/wholes.js
var wholes = __webpack_require__(71347);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup/remembered.js
var remembered = __webpack_require__(59863);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/group.js














function measureGroup(group, measured, fleet) {
    return (0,part/* isPart */.QR)({ groups: [group] })
        ? measurePart(group, measured, fleet)
        : measureWhole(group, measured, fleet);
}
function measurePart(group, measured, fleet) {
    const outBefore = group.targets.filter((target) => fleet.outBefore.has(target)).length;
    const numbers = (0,part/* partNumbers */["if"])(group, measured, outBefore);
    return {
        ...group,
        ...numbers,
        ...targetsOf(group, fleet),
        peakPercent: (0,plural/* percentOf */.pR)(numbers.peakAtOnce, group.targets.length),
        why: '',
        fix: null,
        extremes: null,
        outBefore,
        domains: [],
    };
}
function measureWhole(group, measured, fleet) {
    const { course, ifNext } = measured.facts.of(group);
    const { end } = course;
    const batches = course.batches.map((record) => ({ ...record, size: record.targets.length }));
    const outcome = outcomeOf(group, batches, end, course.run.cut);
    const loss = measured.losses.get((0,rollout_batches/* groupKey */.$6)(group.runs.controller, group.runs.group));
    const peak = measured.peaks.get(counters/* counterOf */.Y.group(group));
    const peakAtOnce = peak?.count ?? 0;
    const touched = touchedIn([{ ...group, batches }]);
    const expiries = end?.expiries;
    const worstLoss = goesByAgeOnly({ outcome, batches, expiries }) ? 0 : (loss?.worst ?? 0);
    return {
        ...group,
        ...targetsOf(group, fleet),
        batches,
        ...(course.inFlight ? { inFlight: { targets: course.inFlight.targets, end: course.inFlight.end } } : {}),
        blocked: stillBlocked(group, batches),
        peakAtOnce,
        ...(peak && peak.batch > 0 ? { peakBatch: peak.batch } : {}),
        peakPercent: (0,plural/* percentOf */.pR)(peakAtOnce, group.serving ?? group.targets.length),
        worstLoss,
        stops: loss !== undefined && loss.fromTheStart < touched,
        start: batches[0]?.start ?? null,
        finish: outcome === 'complete'
            ? latest([finishOf(group, batches, expiries), course.inFlight?.end ?? null])
            : null,
        outcome,
        ...endOf(group, outcome, end),
        ...cutDrainsOf(group, course.run),
        ...(ifNext ? { ifNext } : {}),
        ...shownExpiries(expiriesAt(peak, group, measured) ?? expiries),
        outBefore: outBefore(group, measured, fleet),
        domains: domainsOf(group, measured, fleet),
    };
}
function targetsOf(group, fleet) {
    return {
        matched: group.targets.length,
        workMs: workOf(group, fleet),
        production: group.targets.some((target) => fleet.isProduction(target)),
        controlPlane: group.targets.filter((target) => fleet.isControlPlane(target)),
    };
}
function endOf(group, outcome, end) {
    const isOver = outcome === 'complete' || outcome === 'none';
    const isHalted = outcome === 'stuck' || outcome === 'stopped';
    return {
        why: isOver ? '' : end?.why || (0,part/* lingeringText */.VA)(group),
        fix: isHalted ? (end?.fix ?? null) : null,
        ...(!isOver && end?.holder ? { holder: end.holder } : {}),
        ...(outcome === 'stuck' && end?.mayEnd ? { mayEnd: true } : {}),
        ...(end?.undone ? { undone: end.undone } : {}),
        extremes: end?.extremes ?? null,
    };
}
function finishOf(group, batches, expiries) {
    return latest([...batches.map(settledBy(group)), expiries ? (0,measure_expiries/* lastOfRollout */.J)(expiries) : null]);
}
function shownExpiries(expiries) {
    return expiries ? { expiries: (0,measure_expiries/* plannedExpiries */.KD)(expiries) } : {};
}
function cutDrainsOf({ runs }, { cutDrains }) {
    const own = cutDrains.filter(({ controller, group }) => controller === runs.controller && group === runs.group);
    return own.length === 0
        ? {}
        : { cutDrains: own.map(({ at, target, why, lifts, pods }) => ({ at, target, why, lifts, pods })) };
}
function expiriesAt(peak, { runs }, { standing }) {
    const run = peak && standing?.runOf(peak);
    return run?.groups.get(runs.controller)?.get(runs.group)?.expiries;
}
function goesByAgeOnly(group) {
    return group.outcome === 'stuck' && group.batches.length === 0 && group.expiries !== undefined;
}
function stillBlocked({ blocked }, batches) {
    if (blocked.length === 0)
        return blocked;
    const reached = new Set(batches.flatMap(({ targets }) => targets));
    return blocked.filter(({ target }) => !reached.has(target));
}
function settledBy(group) {
    const settlesMs = (0,wholes/* settlingMs */.Z0)(group);
    return ({ end }) => (end === null ? null : end + settlesMs);
}
function touchedIn(groups) {
    const touched = groups.flatMap((group) => {
        const givenUp = new Set(group.leaving);
        return [...(0,begun/* begunIn */.Z)(group)].filter((target) => !givenUp.has(target));
    });
    return new Set(touched).size;
}
function workOf({ targets, drains }, fleet) {
    let shortest = Infinity;
    let longest = 0;
    for (const target of targets) {
        const { plainMs, drainedMs } = fleet.workOn(target);
        const ms = drains ? drainedMs : plainMs;
        shortest = Math.min(shortest, ms);
        longest = Math.max(longest, ms);
    }
    return { shortest: targets.length === 0 ? 0 : shortest, longest };
}
function effectOf(policy, groups, measured) {
    const isIdle = groups.length === 0;
    const loss = isIdle ? undefined : (0,mixes/* lossOf */.je)(measured.losses, policy.ref);
    const outcome = worstOutcome(groups.map((group) => group.outcome));
    const starts = groups.map((group) => group.start).filter((start) => start !== null);
    const touched = touchedIn(groups);
    return {
        groups,
        peakAtOnce: isIdle ? 0 : (measured.peaks.get(counters/* counterOf */.Y.policy(policy))?.count ?? 0),
        worstLoss: !isIdle && groups.every(goesByAgeOnly) ? 0 : (loss?.worst ?? 0),
        stops: loss !== undefined && loss.fromTheStart < touched,
        outcome,
        start: starts.length > 0 ? Math.min(...starts) : null,
        finish: outcome === 'complete' ? latest(groups.map((group) => group.finish)) : null,
        ...((0,part/* isPart */.QR)(policy) ? (0,part/* partEffect */.pS)(groups) : {}),
    };
}
function domainsOf(group, measured, fleet) {
    const found = new by_domain/* ByDomain */.g((key, value) => ({ key, value, matched: 0 }));
    for (const target of group.targets)
        for (const [key, value] of fleet.domainsOf(target))
            found.of(key, value).matched++;
    const atOnce = measured.peaks.get(counters/* counterOf */.Y.group(group))?.count ?? 0;
    const { course } = measured.facts.of(group);
    const taken = new Set([...course.batches.flatMap(({ targets }) => targets), ...(course.end?.undone ?? [])]);
    const shown = found.all.map((entry) => {
        const peak = measured.peaks.get(counters/* counterOf */.Y.groupDomain(group, entry.key, entry.value));
        const inFleet = fleet.domainSizes.get(entry.key)?.get(entry.value);
        const domain = {
            key: entry.key,
            value: entry.value,
            matched: (0,wholes/* isNamed */.ev)(group) ? (inFleet ?? entry.matched) : entry.matched,
            peakAtOnce: peak?.count ?? 0,
            batch: peak && peak.batch > 0 ? peak.batch : null,
        };
        return peak?.batch === controller/* NO_BATCH */.Tz ? { ...domain, byExpiry: true } : domain;
    });
    return (0,free_order/* withWorstOrders */.Zu)(shown, group, { fleet, peak: atOnce, taken });
}
function outBefore(group, { facts }, fleet) {
    const givenUp = (0,system/* factOf */.yD)(group, 'given-up');
    if (givenUp)
        return givenUp.outAtStart;
    if (!group.saysWhatIsOut)
        return group.targets.filter((target) => fleet.outBefore.has(target)).length;
    return outAtStart(facts.of(group).course.run).get((0,rollout_batches/* groupKey */.$6)(group.runs.controller, group.runs.group)) ?? 0;
}
const outAtStart = (0,remembered/* remembered */.H)((run) => {
    const counts = new Map();
    for (const { kind, batch, controller, group } of run.events) {
        if (kind !== 'out' || batch !== 0)
            continue;
        const key = (0,rollout_batches/* groupKey */.$6)(controller, group);
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
});
function latest(ends) {
    const known = ends.filter((end) => end !== null);
    return known.length > 0 ? known.reduce((a, b) => Math.max(a, b)) : null;
}


/***/ }),

/***/ 66197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SN: () => (/* binding */ lossSums),
/* harmony export */   je: () => (/* binding */ lossOf),
/* harmony export */   ye: () => (/* binding */ mixesOf)
/* harmony export */ });
/* harmony import */ var _rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11592);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24705);


function mixesOf(policies) {
    const objects = successions(policies);
    if (objects.length === 0)
        return (run) => [run];
    const left = leftOutByMix(objects).map((keys) => new Set(keys.flatMap((own) => [...own])));
    return (run) => left.map((keys) => without(run, keys));
}
const MOST_MIXED = 4;
function leftOutByMix(objects) {
    const firsts = objects.map(({ first }) => first);
    const seconds = objects.map(({ second }) => second);
    if (objects.length > MOST_MIXED)
        return [seconds, firsts, []];
    const all = 2 ** objects.length - 1;
    const between = Array.from({ length: all - 1 }, (_, i) => objects.map(({ first, second }, at) => (((i + 1) >> at) & 1 ? first : second)));
    return [seconds, firsts, ...between];
}
function without(run, keys) {
    return {
        ...run,
        events: run.events.filter(({ controller, group }) => !keys.has((0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__/* .groupKey */ .$6)(controller, group))),
    };
}
function successions(policies) {
    const objects = new Map();
    for (const { rolls, runs, follows } of policies.flatMap(({ groups }) => groups)) {
        if (!follows)
            continue;
        const object = objects.get((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(rolls)) ?? { first: new Set(), second: new Set() };
        objects.set((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(rolls), object);
        object.first.add((0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__/* .groupKey */ .$6)(follows.controller, follows.group));
        object.second.add((0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__/* .groupKey */ .$6)(runs.controller, runs.group));
    }
    return [...objects.values()];
}
function lossSums(policy) {
    const followed = new Set(policy.groups.flatMap(({ follows }) => (follows ? [(0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__/* .groupKey */ .$6)(follows.controller, follows.group)] : [])));
    if (followed.size === 0)
        return () => [(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(policy.ref)];
    return ({ runs, follows }) => [
        ...(follows ? [] : [(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(policy.ref)]),
        ...(followed.has((0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__/* .groupKey */ .$6)(runs.controller, runs.group)) ? [] : [secondLap(policy.ref)]),
    ];
}
function lossOf(losses, ref) {
    const [first, second] = [losses.get((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(ref)), losses.get(secondLap(ref))];
    if (!first || !second)
        return first ?? second;
    const worse = second.worst > first.worst ? second : first;
    return { ...worse, fromTheStart: Math.max(first.fromTheStart, second.fromTheStart) };
}
function secondLap(ref) {
    return `${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(ref)}\u0000second mix`;
}


/***/ }),

/***/ 98530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ leavesSomething),
/* harmony export */   QR: () => (/* binding */ isPart),
/* harmony export */   VA: () => (/* binding */ lingeringText),
/* harmony export */   "if": () => (/* binding */ partNumbers),
/* harmony export */   pS: () => (/* binding */ partEffect)
/* harmony export */ });
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24705);
/* harmony import */ var _ends_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23761);


function partNumbers(group, measured, outBefore) {
    const { controller, group: name } = group.runs;
    const { course } = measured.facts.of(group);
    const endOf = (target) => course.ends.get((0,_ends_js__WEBPACK_IMPORTED_MODULE_1__/* .targetKey */ .h)(controller, name, target));
    const all = course.batches;
    const batches = all.flatMap((batch) => {
        const targets = group.targets.filter((target) => batch.targets.includes(target));
        if (targets.length === 0)
            return [];
        const ends = targets.map(endOf);
        const failed = ends.filter((end) => end?.failed).length;
        const done = ends.flatMap((end) => (end?.at === null || end === undefined ? [] : [end.at]));
        const isOpen = done.length < targets.length;
        return {
            index: batch.index,
            targets,
            size: targets.length,
            start: batch.start,
            end: isOpen ? null : Math.max(...done),
            succeeded: done.length - failed,
            failed,
        };
    });
    const touched = batches.reduce((sum, { size }) => sum + size, 0);
    const outcome = outcomeOf(group, batches);
    return {
        batches,
        peakAtOnce: Math.min(group.targets.length, Math.max(touched, outBefore)),
        worstLoss: touched,
        stops: false,
        start: batches[0]?.start ?? null,
        finish: outcome === 'complete' ? (batches.at(-1)?.end ?? null) : null,
        outcome,
    };
}
function isPart({ groups }) {
    return groups.some((group) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'named')?.isPart);
}
function partEffect(groups) {
    return {
        peakAtOnce: groups.reduce((sum, group) => sum + group.peakAtOnce, 0),
        worstLoss: groups.reduce((sum, group) => sum + group.worstLoss, 0),
        stops: false,
    };
}
function outcomeOf(group, batches) {
    if (batches.length === 0)
        return group.blocked.length > 0 ? 'stuck' : 'none';
    if (batches.some(({ failed }) => failed > 0))
        return 'stuck';
    if (batches.some(({ end }) => end === null))
        return 'unfinished';
    return leavesSomething(group) ? 'stuck' : 'complete';
}
function leavesSomething({ lingers = [] }) {
    return lingers.some(({ until }) => until === 'deletion');
}
function lingeringText({ lingers = [] }) {
    return [...new Set(lingers.map(({ why }) => why))].join(' ');
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

/***/ 50780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ worstClustersFirst),
/* harmony export */   q: () => (/* binding */ runReport)
/* harmony export */ });
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6594);

const WORST_LAST = ['pass', 'warn', 'fail', 'unknown'];
function runReport(reports) {
    const [first] = reports;
    const rank = Math.max(...reports.map(({ verdict }) => WORST_LAST.indexOf(verdict)));
    return {
        reports,
        verdict: WORST_LAST[rank] ?? 'unknown',
        wouldFail: reports.some((report) => report.wouldFail),
        failOn: first.failOn,
        digest: reports.length === 1
            ? first.plan.digest
            : (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(reports.map(({ plan }) => [plan.cluster, plan.digest])),
    };
}
function worstClustersFirst({ reports }) {
    return reports.toSorted((a, b) => WORST_LAST.indexOf(b.verdict) - WORST_LAST.indexOf(a.verdict));
}


/***/ }),

/***/ 81213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ freezePhrases),
/* harmony export */   D7: () => (/* binding */ levelsInCell),
/* harmony export */   V6: () => (/* binding */ levelPhrases)
/* harmony export */ });
/* harmony import */ var _calendar_week_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67977);
/* harmony import */ var _calendar_zones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56710);
/* harmony import */ var _words_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58882);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19125);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25746);
/* harmony import */ var _week_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78558);






function levelPhrases(lane, week, unit) {
    return (0,_week_js__WEBPACK_IMPORTED_MODULE_5__/* .levelsOf */ .pd)(lane, week).map((level) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${heightPhrase(level, unit)}: ${lane.spans.length === 1 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `all week` : whenPhrase(level, week)}`);
}
function levelsInCell(lane, week, unit) {
    return (0,_week_js__WEBPACK_IMPORTED_MODULE_5__/* .levelsOf */ .pd)(lane, week).map(({ stretches, ...height }) => {
        const shown = heightPhrase(height, unit, ',');
        if (lane.spans.length > 1)
            return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${shown} (${whenPhrase({ stretches }, week)})`;
        if (height.limit === 0)
            return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `none at any time`;
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${heightPhrase({ ...height, remaining: null }, unit)} all week${leftPhrase(height)}`;
    });
}
function freezePhrases(week) {
    return week.freezes.map((freeze) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `freeze ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)('object', freeze.name)}: ${whenPhrase({ stretches: freeze.windows }, week)}`);
}
function heightPhrase({ limit, remaining }, unit, left = '(') {
    if (limit === null)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `no limit`;
    if (limit === 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `none`;
    const of = (0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .amount */ .vj)(limit, unit);
    if (remaining === null || remaining === limit)
        return of;
    return left === ',' ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${of}, ${remaining} left now` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${of} (${remaining} left now)`;
}
function leftPhrase({ limit, remaining }) {
    return remaining === null || remaining === limit ? _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `, ${remaining} of them left now`;
}
function whenPhrase({ stretches }, week) {
    const shown = { from: week.from, to: week.from + _calendar_week_js__WEBPACK_IMPORTED_MODULE_0__/* .WEEK_MS */ .mb };
    const inUtc = (0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_0__/* .weekText */ .s4)(stretches, shown, 'UTC');
    if (!(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_0__/* .hasHours */ .Ic)(stretches, shown))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(inUtc);
    if (week.timeZone === 'UTC')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(inUtc)} UTC`;
    const city = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)((0,_strip_js__WEBPACK_IMPORTED_MODULE_4__/* .clockName */ .o6)(week.timeZone));
    const local = wallText(stretches, shown, week.change?.beforeMs ?? (0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_1__/* .offsetMs */ .aH)(week.from, week.timeZone));
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(inUtc)} UTC; ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(local)} ${city}${laterPhrase(stretches, local, week)}`;
}
function wallText(stretches, week, aheadMs) {
    const ahead = ({ from, to }) => ({ from: from + aheadMs, to: to + aheadMs });
    return (0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_0__/* .weekText */ .s4)(stretches.map(ahead), ahead(week), 'UTC');
}
function laterPhrase(stretches, local, { change, timeZone }) {
    if (!change)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd;
    const later = wallText(stretches, change.week, change.afterMs);
    if (later === local || !(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_0__/* .hasHours */ .Ic)(stretches, change.week))
        return _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd;
    const date = new Date((0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_1__/* .toWallClock */ .Am)(change.at, timeZone)).toISOString().slice(0, 10);
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `, from ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(date)} on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(later)}`;
}


/***/ }),

/***/ 313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RT: () => (/* binding */ calendarPhrases),
/* harmony export */   Y6: () => (/* binding */ movesWindows),
/* harmony export */   Yw: () => (/* binding */ calendarOf)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19125);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81213);
/* harmony import */ var _week_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78558);



function calendarOf(group, before, week) {
    const isMoved = before !== null && isOtherWindows(group, before);
    const lanes = isMoved ? (0,_week_js__WEBPACK_IMPORTED_MODULE_2__/* .lanesOf */ .TJ)(group) : (0,_week_js__WEBPACK_IMPORTED_MODULE_2__/* .tellingLanes */ .ft)(group, week);
    if (lanes.length === 0)
        return null;
    return { lanes, before: before ? (0,_week_js__WEBPACK_IMPORTED_MODULE_2__/* .tellingLanes */ .ft)(before, week) : [], isMoved };
}
function calendarPhrases({ lanes, before, isMoved }, week, unit) {
    const phrases = (list) => list.flatMap((lane) => (0,_levels_js__WEBPACK_IMPORTED_MODULE_1__/* .levelPhrases */ .V6)(lane, week, unit).map((phrase) => list.length === 1 ? phrase : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${reasonsPhrase(lane)}, ${phrase}`));
    const was = isMoved ? phrases(before).map((phrase) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `was ${phrase}`) : [];
    return [...phrases(lanes), ...was];
}
function reasonsPhrase({ reasons, isEvery }) {
    if (isEvery)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `every reason`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joinTexts */ .B5)(reasons.map((reason) => (reason === null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `every reason` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(reason))), ', ');
}
function isOtherWindows(group, before) {
    const [now, was] = [(0,_week_js__WEBPACK_IMPORTED_MODULE_2__/* .lanesOf */ .TJ)(group), (0,_week_js__WEBPACK_IMPORTED_MODULE_2__/* .lanesOf */ .TJ)(before)];
    const isTimed = [...now, ...was].some(({ spans }) => spans.length > 1);
    return isTimed && JSON.stringify(now.map(windowsOf)) !== JSON.stringify(was.map(windowsOf));
}
function windowsOf({ reasons, spans }) {
    return [reasons, spans.map(({ from, to, limit }) => [from, to, limit === null ? null : limit > 0])];
}
function movesWindows({ subjects }) {
    return subjects.some(({ base, head }) => (head ?? []).some((group) => {
        const before = base?.find(({ name: of }) => of === group.name);
        return before !== undefined && isOtherWindows(group, before);
    }));
}


/***/ }),

/***/ 25746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BM: () => (/* binding */ legendOf),
/* harmony export */   UN: () => (/* binding */ stripLines),
/* harmony export */   o6: () => (/* binding */ clockName)
/* harmony export */ });
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39730);
/* harmony import */ var _calendar_intervals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24091);
/* harmony import */ var _calendar_week_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67977);
/* harmony import */ var _calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56710);
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13499);





const DAYS = 7;
const CELL_MS = 3 * _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ;
const CELLS_A_DAY = _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO / CELL_MS;
const LABEL_COLUMNS = 12;
function legendOf({ freezes }) {
    const frozen = freezes.length === 0 ? '' : '; of freezes: x frozen, / frozen in part';
    return `each character is 3 hours: # open, + open in part, . closed, ! no limit at all${frozen}`;
}
function stripLines(lanes, before, week) {
    const clocks = clocksOf(week);
    const lines = lanes.flatMap((lane) => {
        const own = lane.spans.length === 1 ? ['UTC'] : clocks;
        const rows = own.map((clock) => ({ label: clockName(clock), cells: cellsOf(lane, week, clock) }));
        const was = before.filter((one) => one.reasons.some((reason) => lane.reasons.includes(reason)));
        const earlier = was.map((one) => cellsOf(one, week, 'UTC')).filter((cells) => cells !== rows[0]?.cells);
        const base = earlier.length === was.length && was.length === 1 ? earlier : [];
        const all = [...rows, ...base.map((cells) => ({ label: 'UTC, base', cells }))];
        const title = titleOf(lane);
        return all.length === 1 && (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .columnsOf */ .PL)(title) <= LABEL_COLUMNS
            ? [row(title, all[0]?.cells ?? '')]
            : [title, ...all.map(({ label, cells }) => row(`  ${label}`, cells))];
    });
    return [row('', daysLine(week)), ...lines, ...freezeLines(week)];
}
function clocksOf({ timeZone }) {
    return timeZone === 'UTC' ? ['UTC'] : ['UTC', timeZone];
}
function freezeLines(week) {
    if (week.freezes.length === 0)
        return [];
    const windows = week.freezes.reduce((all, freeze) => (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_4__/* .unionOf */ .Z6)(all, freeze.windows), []);
    const rows = clocksOf(week).map((clock) => {
        const cells = drawn(week, clock, (from, to) => frozenSign(windows, from, to));
        return { label: clockName(clock), cells };
    });
    const [only, ...others] = rows;
    if (only && others.length === 0)
        return [row('frozen', only.cells)];
    return ['frozen', ...rows.map(({ label, cells }) => row(`  ${label}`, cells))];
}
function frozenSign(windows, from, to) {
    const ms = (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_4__/* .totalMs */ .Vk)((0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_4__/* .clipTo */ .Sj)({ from, to }, windows));
    return ms === 0 ? ' ' : ms === to - from ? 'x' : '/';
}
function titleOf({ reasons, isEvery }) {
    return isEvery ? 'every reason' : reasons.map((reason) => (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo)(reason ?? 'every reason')).join(', ');
}
function clockName(timeZone) {
    return timeZone === 'UTC' ? 'UTC' : (0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .cityOf */ .Xe)(timeZone);
}
function row(label, cells) {
    const pad = ' '.repeat(Math.max(0, LABEL_COLUMNS - (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .columnsOf */ .PL)(label)));
    return `${label}${pad} ${cells}`.trimEnd();
}
function daysLine({ from }) {
    return days((day) => {
        const at = from + day * _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
        return `${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekdayText */ .uP)(at)} ${(0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(at).dayOfMonth}`.padEnd(CELLS_A_DAY);
    });
}
function days(text) {
    return Array.from({ length: DAYS }, (_, day) => text(day)).join(' ');
}
function cellsOf({ spans }, week, timeZone) {
    const [first, end] = [
        (0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .fromWallClock */ .HX)(week.from, timeZone),
        (0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .fromWallClock */ .HX)(week.from + DAYS * _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO, timeZone),
    ];
    const near = spans.filter((span) => span.from < end && span.to > first);
    return drawn(week, timeZone, (from, to) => sign(near, from, to));
}
function drawn({ from }, timeZone, signOf) {
    const edge = (day, cell) => (0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .fromWallClock */ .HX)(from + day * _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO + cell * CELL_MS, timeZone);
    return days((day) => Array.from({ length: CELLS_A_DAY }, (_, cell) => signOf(edge(day, cell), edge(day, cell + 1))).join(''));
}
function sign(spans, from, to) {
    let known = 0;
    let open = 0;
    for (const span of spans) {
        const ms = Math.min(span.to, to) - Math.max(span.from, from);
        if (ms <= 0)
            continue;
        if (span.limit === null)
            return '!';
        known += ms;
        if (span.limit > 0)
            open += ms;
    }
    if (known === 0)
        return ' ';
    if (open === 0)
        return '.';
    return open === known ? '#' : '+';
}


/***/ }),

/***/ 78558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KM: () => (/* binding */ leftNow),
/* harmony export */   TJ: () => (/* binding */ lanesOf),
/* harmony export */   ft: () => (/* binding */ tellingLanes),
/* harmony export */   gm: () => (/* binding */ shownWeek),
/* harmony export */   pd: () => (/* binding */ levelsOf)
/* harmony export */ });
/* harmony import */ var _manifest_lookup_grouped_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42687);
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39730);
/* harmony import */ var _calendar_intervals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24091);
/* harmony import */ var _calendar_week_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67977);
/* harmony import */ var _calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56710);





function shownWeek({ at, timeZone, freezes }) {
    const from = Math.floor(at / _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO) * _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
    const change = (0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .zoneChanges */ .wF)({ from: at, to: from + 365 * _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO }, timeZone)[0];
    return {
        from,
        timeZone,
        freezes: freezes.filter(({ windows }) => windows.some((window) => isIn(window, from))),
        change: change ? { ...change, week: weekAfter(change, timeZone) } : null,
    };
}
function isIn(window, week) {
    return window.from < week + _calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .WEEK_MS */ .mb && window.to > week;
}
function weekAfter({ at }, timeZone) {
    const midnight = (Math.floor((0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .toWallClock */ .Am)(at, timeZone) / _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO) + 1) * _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
    const from = (0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .fromWallClock */ .HX)(midnight, timeZone);
    return { from, to: from + _calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .WEEK_MS */ .mb };
}
function lanesOf(group) {
    const byReason = (0,_manifest_lookup_grouped_js__WEBPACK_IMPORTED_MODULE_3__/* .groupedBy */ .me)(group.calendar?.spans ?? group.allowed, ({ reason }) => reason);
    const lanes = [];
    for (const [reason, spans] of byReason) {
        const lane = lanes.find((one) => isSame(one.spans, spans));
        if (lane)
            lane.reasons.push(reason);
        else
            lanes.push({ reasons: [reason], spans });
    }
    return lanes.map((lane) => ({ ...lane, isEvery: lanes.length === 1 }));
}
function isSame(a, b) {
    if (a.length !== b.length)
        return false;
    return a.every(({ from, to, limit, remaining }, i) => {
        const other = b[i];
        return other?.from === from && other.to === to && other.limit === limit && other.remaining === remaining;
    });
}
function tellingLanes(group, { freezes }) {
    const lanes = lanesOf(group);
    if (group.calendar && freezes.length > 0)
        return lanes;
    const [only] = lanes;
    const [span] = only?.spans ?? [];
    const isSame = lanes.length === 1 && only?.spans.length === 1 && span !== undefined;
    return isSame && (!group.calendar || span.limit === span.remaining) ? [] : lanes;
}
function leftNow({ calendar, allowed }) {
    const [span] = allowed;
    if (calendar || allowed.length !== 1 || !span || span.limit === span.remaining)
        return null;
    return span.remaining;
}
function levelsOf({ spans }, week) {
    const levels = new Map();
    for (const span of spans) {
        const key = `${span.limit ?? 'none'} ${span.remaining ?? 'none'}`;
        const level = levels.get(key);
        if (level)
            level.spans.push(span);
        else
            levels.set(key, { limit: span.limit, remaining: span.remaining, spans: [span] });
    }
    return [...levels.values()]
        .filter((level) => level.spans.some((span) => isIn(span, week.from)))
        .sort((a, b) => (b.limit ?? Infinity) - (a.limit ?? Infinity))
        .map(({ limit, remaining, spans: own }) => ({ limit, remaining, stretches: (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeIntervals */ .l7)(own) }));
}


/***/ }),

/***/ 51752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ hiderOf),
/* harmony export */   p: () => (/* binding */ hiderOfAll)
/* harmony export */ });
/* harmony import */ var _manifest_words_trimmed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44994);

const HIDDEN = '[hidden]';
const RUNS = /[A-Za-z0-9][A-Za-z0-9._-]*/g;
function hiderOf(report, detail) {
    if (detail === 'full')
        return (text) => text;
    if (detail === 'none')
        return () => HIDDEN;
    const targets = targetNames(report);
    const isName = (text) => targets.has(text) || report.plan.inventory?.has(text) === true;
    return (text) => isName(text)
        ? HIDDEN
        : text.replace(RUNS, (run) => {
            const bare = (0,_manifest_words_trimmed_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTrailing */ .h)(run, '._-');
            return isName(run) ? HIDDEN : isName(bare) ? HIDDEN + run.slice(bare.length) : run;
        });
}
function hiderOfAll({ reports }, detail) {
    const hiders = reports.map((report) => hiderOf(report, detail));
    return (text) => hiders.reduce((shown, hide) => hide(shown), text);
}
function targetNames({ plan }) {
    const names = new Set();
    for (const { base, head, moved } of plan.policies) {
        for (const group of [...(base?.effect.groups ?? []), ...(head?.effect.groups ?? [])]) {
            for (const target of group.targets)
                names.add(target);
            for (const { target } of group.blocked)
                names.add(target);
        }
        for (const { target } of moved)
            names.add(target);
    }
    return names;
}


/***/ }),

/***/ 17463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ isPartUnjudged),
/* harmony export */   Wm: () => (/* binding */ selectionOf),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   oC: () => (/* binding */ SEVERITIES)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19125);
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80083);
/* harmony import */ var _plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87388);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24705);
/* harmony import */ var _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71347);





function selectionOf(report) {
    const { plan } = report;
    const touched = plan.policies.filter(isTouched);
    const base = rollersOf(plan.base);
    const head = rollersOf(plan.head);
    const subjects = touched
        .filter((diff) => !isShownElsewhere(diff.base, base) || !isShownElsewhere(diff.head, head))
        .filter((diff) => !isOnlyLimit(diff, base, head))
        .filter((diff) => !isStoodInFor(diff, head))
        .map((diff) => {
        const before = standInBefore(diff.head, plan.base);
        return {
            diff: before ? { ...diff, base: before, outcome: (0,_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOf */ .sG)({ ...diff, base: before }, true) } : diff,
            base: before ? before.effect.groups : diff.base && ownGroups(diff.base, base),
            head: diff.head && ownGroups(diff.head, head),
            byHand: broughtBy(diff, plan),
        };
    });
    const fresh = report.findings.filter(({ status }) => status === 'new' || status === 'worsened');
    const before = report.findings.filter(({ status }) => status === 'unchanged');
    return {
        situation: situationOf(report, touched),
        touched,
        untouched: plan.policies.filter((diff) => !isTouched(diff)),
        subjects,
        findings: {
            fresh,
            before,
            fixed: report.findings.filter(({ status }) => status === 'fixed'),
            decisive: decisiveOf(report, fresh, before),
            waived: worstFirst(report.waived).map(withWaiver),
        },
    };
}
function broughtBy({ place }, { problems }) {
    const all = problems.flatMap(({ byHand = [] }) => byHand);
    return all.find(({ paths }) => paths.some((path) => (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(path, place.file)))?.by ?? null;
}
function isPartUnjudged({ verdict, plan }) {
    return verdict === 'warn' && plan.problems.some(({ isUnjudged }) => isUnjudged === true);
}
function decisiveOf(report, fresh, before) {
    if ((report.verdict !== 'fail' && report.verdict !== 'warn') || isPartUnjudged(report))
        return [];
    const warningsCount = report.verdict === 'warn' || report.failOn === 'warning';
    const counts = ({ severity }) => severity === 'error' || (warningsCount && severity === 'warning');
    return fresh.some(counts) ? [] : before.filter(counts);
}
function situationOf(report, touched) {
    if (report.verdict === 'unknown')
        return 'unjudged';
    if (report.plan.policies.length === 0)
        return 'empty';
    if (touched.length === 0)
        return 'untouched';
    return touched.every((diff) => diff.sameEffect) ? 'same-effect' : 'planned';
}
function isTouched(diff) {
    return diff.change !== 'unchanged' || diff.touchedThrough.length > 0 || !diff.sameEffect;
}
function rollersOf(side) {
    return new Set(side?.policies.map((policy) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .refKey */ .XF)(policy.ref)));
}
function ownGroups(policy, rollers) {
    const key = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .refKey */ .XF)(policy.ref);
    return policy.effect.groups.filter((group) => {
        const roller = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .refKey */ .XF)(group.rolls);
        return roller === key || !rollers.has(roller);
    });
}
function isShownElsewhere(policy, rollers) {
    if (policy === null)
        return true;
    return policy.effect.groups.length > 0 && ownGroups(policy, rollers).length === 0;
}
function isOnlyLimit({ base, head }, rollersBefore, rollers) {
    return (head !== null &&
        isShownElsewhere(head, rollers) &&
        base !== null &&
        ownGroups(base, rollersBefore).length === 0);
}
function isStandIn(head) {
    return (head?.effect.groups.some((group) => (0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_4__/* .isNamed */ .ev)(group) && (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .refKey */ .XF)(group.rolls) === (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .refKey */ .XF)(head.ref)) ?? false);
}
function standInBefore(head, base) {
    if (!isStandIn(head))
        return null;
    const groups = new Set(head?.effect.groups.map(({ name }) => name));
    return (base?.policies.find((policy) => isStandIn(policy) && policy.effect.groups.some(({ name }) => groups.has(name))) ?? null);
}
function isStoodInFor({ head }, rollers) {
    if (!head || head.effect.groups.length === 0 || isStandIn(head))
        return false;
    return head.effect.groups.every((group) => (0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_4__/* .isNamed */ .ev)(group) && rollers.has((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .refKey */ .XF)(group.rolls)));
}
const SEVERITIES = ['error', 'warning', 'info'];
const STATUSES = ['new', 'worsened', 'unchanged', 'fixed'];
function worstFirst(findings) {
    return [...findings].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
        STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status));
}
function withWaiver(finding) {
    const { waiver, says } = finding;
    if (waiver === null)
        return finding;
    const { owner, expires, max, reason } = waiver;
    const upTo = max === null ? _text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `up to ${max} `;
    return {
        ...finding,
        says: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${says} Waived ${upTo}until the end of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(expires)} UTC by ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)('object', owner)}: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(reason.trim())}`,
    };
}


/***/ }),

/***/ 74360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NM: () => (/* binding */ sayingOf),
/* harmony export */   QR: () => (/* binding */ alone),
/* harmony export */   mr: () => (/* binding */ toldFindings),
/* harmony export */   nO: () => (/* binding */ alike),
/* harmony export */   wr: () => (/* binding */ adviceOf)
/* harmony export */ });
/* harmony import */ var _manifest_lookup_grouped_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42687);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24705);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19125);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17463);





const SUBJECTS_NAMED = 4;
function sayingOf({ subjects, says }) {
    return subjects.length === 0 ? says : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(subjects, SUBJECTS_NAMED)}: ${says}`;
}
function adviceOf({ fix }) {
    return fix ? (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .fixText */ .Xc)(fix) : _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd;
}
function toldFindings({ findings }) {
    return causesFirst(alike((0,_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .worstFirst */ .md)([...findings.decisive, ...findings.fresh])));
}
function alike(findings) {
    const bySaying = (0,_manifest_lookup_grouped_js__WEBPACK_IMPORTED_MODULE_4__/* .groupedBy */ .me)(findings, ({ breaks, severity, status, fix, says, subject, before, fingerprint }) => JSON.stringify([breaks, severity, status, before === null, fix, says, subject ? '' : fingerprint]));
    return [...bySaying.values()].map(([first, ...others]) => {
        const subjects = distinct([first, ...others].flatMap(({ subject }) => subject ?? []));
        const alsoAt = others.flatMap(({ place }) => place ?? []);
        return { ...first, subjects, alsoAt, message: (0,_text_render_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlain */ .Ul)(sayingOf({ subjects, says: first.says })) };
    });
}
function alone(finding) {
    return { ...finding, subjects: finding.subject ? [finding.subject] : [], alsoAt: [] };
}
function distinct(texts) {
    return [...new Map(texts.map((one) => [JSON.stringify(one), one])).values()];
}
function causesFirst(findings) {
    const known = new Set();
    const isAgain = new Map();
    for (const finding of findings) {
        const cause = JSON.stringify([finding.severity, finding.policy, finding.group, finding.fix]);
        isAgain.set(finding, known.has(cause));
        known.add(cause);
    }
    return [...findings].sort((a, b) => _selection_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITIES */ .oC.indexOf(a.severity) - _selection_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITIES */ .oC.indexOf(b.severity) ||
        Number(isAgain.get(a)) - Number(isAgain.get(b)));
}


/***/ }),

/***/ 35858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ foundOf),
/* harmony export */   M0: () => (/* binding */ overview),
/* harmony export */   W5: () => (/* binding */ verdictsOf),
/* harmony export */   bh: () => (/* binding */ notKnown)
/* harmony export */ });
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13499);
/* harmony import */ var _markdown_head_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20417);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75847);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19125);





function notKnown(phrases) {
    return listOf('Not known', 'line', phrases);
}
function foundOf(phrases, folded = phrases) {
    return { ...listOf('Found', 'finding', phrases), folded: folded.map(listItem) };
}
function listOf(title, itemsAre, phrases) {
    return { title, itemsAre, items: phrases.map(listItem), tableHead: null };
}
function listItem(phrase) {
    return (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `- ${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_3__/* .toMarkdown */ .l6)(phrase)}`;
}
const CLUSTERS_HEAD = (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_2__/* .tableHead */ .PP)(['cluster', 'verdict', 'what merging does'].map((title) => ({ title: (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedText */ .GT)(title) })));
function verdictsOf(rows) {
    const items = rows.map(([cluster, verdict, does]) => (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_2__/* .tableRow */ .jD)([cluster, (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `${_markdown_head_js__WEBPACK_IMPORTED_MODULE_1__/* .SIGNS */ .B2[verdict]} ${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedText */ .GT)(verdict)}`, does]));
    return { title: 'Clusters', itemsAre: 'row', items, tableHead: CLUSTERS_HEAD };
}
const ABOVE_BYTES = 10_000;
function overview(kinds, bytes) {
    const told = kinds.filter(({ items }) => items.length > 0);
    const counts = sharedLines(told, Math.min(bytes / 2, ABOVE_BYTES));
    return {
        above: told.flatMap((kind, i) => {
            const shown = kind.items.slice(0, counts[i]);
            return shown.length === 0 ? [] : [blockOf(kind, shown)];
        }),
        left: told.flatMap((kind, i) => {
            const rest = (kind.folded ?? kind.items).slice(counts[i]);
            return rest.length === 0 ? [] : [sectionOf(kind, rest, counts[i] !== 0)];
        }),
        countOf: (kind) => counts[told.indexOf(kind)] ?? 0,
    };
}
function sharedLines(kinds, bytes) {
    const counts = kinds.map(() => 0);
    let lines = _markdown_head_js__WEBPACK_IMPORTED_MODULE_1__/* .HEAD_LINES */ .bI - 1 - kinds.length;
    let room = bytes;
    for (let turn = 0; lines > 0 && kinds.some(({ items }) => items.length > turn); turn += 1)
        for (const [i, { items }] of kinds.entries()) {
            const item = items[turn];
            if (item === undefined || lines === 0)
                continue;
            room -= (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesOf */ .$$)((0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceOf */ .vz)(item));
            if (room < 0)
                return counts;
            counts[i] = turn + 1;
            lines -= 1;
        }
    return counts;
}
function blockOf({ title, tableHead: head }, shown) {
    return head === null
        ? (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `**${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedText */ .GT)(title)}**\n\n${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .joinMarkdown */ .UF)(shown, _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .NEWLINE */ .Xy)}`
        : (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .joinMarkdown */ .UF)([head, ...shown], _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .NEWLINE */ .Xy);
}
function sectionOf({ title, itemsAre, tableHead: head }, rest, isMore) {
    return {
        title: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu)(title),
        summary: [(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .summaryText */ .g5)(`${title} (${rest.length}${isMore ? ' more' : ''})`)],
        ...(head ? { intro: head } : {}),
        rows: rest,
        count: rest.length,
        rowsAre: itemsAre,
        weight: 1,
    };
}


/***/ }),

/***/ 62067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ footerPhrases)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var systems_system = __webpack_require__(24705);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/amounts.js
var amounts = __webpack_require__(58882);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(19125);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/footer/coverage.js


const SHOWN = 3;
function coveragePhrase({ coverage }, withNames) {
    if (coverage === undefined || coverage.notEvaluated.length === 0)
        return text_text/* NO_TEXT */.gd;
    const { evaluated, notEvaluated } = coverage;
    const of = (0,text_text/* text */.Qq) `Evaluated: ${(0,amounts/* amount */.vj)(evaluated, 'object')}.`;
    if (!withNames)
        return (0,text_text/* text */.Qq) `${of} Not evaluated: ${notEvaluated.length}.`;
    const shown = (0,text_text/* joinTexts */.B5)(notEvaluated.slice(0, SHOWN).map((one) => (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', one)}`), ', ');
    const more = notEvaluated.length - SHOWN;
    return (0,text_text/* text */.Qq) `${of} Not evaluated: ${shown}${more > 0 ? (0,text_text/* text */.Qq) ` and ${more} more` : (0,text_text/* literal */.eu)('')}.`;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(78392);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/footer/definitions.js




const definitions_SHOWN = 3;
const LONGEST = 100;
function definitionsPhrase(plan) {
    const left = plan.head.policies
        .flatMap((policy) => (0,systems_system/* factsOf */.xS)(policy, 'by-definition'))
        .filter((one) => one.unevaluated.length > 0);
    if (left.length === 0)
        return text_text/* NO_TEXT */.gd;
    const rules = new Map(left.flatMap(({ definition, unevaluated }) => unevaluated.map(({ rule, why }) => [
        JSON.stringify([definition, rule]),
        (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', definition)}${rule === '' ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` ${(0,text_text/* code */.aY)(cut(rule))}`} (${(0,text_text/* sentence */.em)(why)})`,
    ])));
    const shown = (0,text_text/* joinTexts */.B5)([...rules.values()].slice(0, definitions_SHOWN), '; ');
    const more = rules.size > definitions_SHOWN ? (0,text_text/* text */.Qq) `; and ${rules.size - definitions_SHOWN} more` : text_text/* NO_TEXT */.gd;
    const decide = (0,text_text/* literal */.eu)((0,plural/* verb */.w3)(left.length, 'is', 'are'));
    return (0,text_text/* text */.Qq) `${(0,amounts/* amount */.vj)(left.length, 'object')} ${decide} judged by fleetplan's own tables, as the cluster's own could not be evaluated: ${shown}${more}.`;
}
function cut(rule) {
    const line = rule.replace(/\s+/g, ' ').trim();
    return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/instants.js
var instants = __webpack_require__(75133);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/footer/unlabeled.js


const TOLERATED = 0.05;
function unlabeledPhrase({ inventory, head }) {
    if (!inventory || inventory.domains.length === 0)
        return text_text/* NO_TEXT */.gd;
    const groups = head.policies.flatMap(({ effect }) => effect.groups).filter(({ unit }) => unit === 'node');
    const nodes = [...new Set(groups.flatMap(({ targets }) => targets))];
    if (nodes.length === 0)
        return text_text/* NO_TEXT */.gd;
    const missing = inventory.domains.map((label) => ({
        label,
        of: nodes.filter((node) => !inventory.labelsOf(node)[label]).length,
    }));
    if (missing.every(({ of }) => of === nodes.length))
        return (0,text_text/* text */.Qq) `Failure domains are not checked: no node has a label ${(0,text_text/* joinTexts */.B5)(inventory.domains.map((label) => (0,text_text/* code */.aY)(label)), ' or ')} (configuration: ${(0,text_text/* code */.aY)('domains')}).`;
    const some = missing.filter(({ of }) => of < nodes.length && of > nodes.length * TOLERATED);
    if (some.length === 0)
        return text_text/* NO_TEXT */.gd;
    const shares = some.map(({ label, of }) => (0,text_text/* text */.Qq) `${(0,amounts/* share */.uM)(of, nodes.length)} without ${(0,text_text/* code */.aY)(label)}`);
    return (0,text_text/* text */.Qq) `Failure domains are not checked for nodes: ${(0,text_text/* joinTexts */.B5)(shares, ', ')}.`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/footer/footer.js







function footerPhrases(report, withNames = true) {
    const of = (cluster) => {
        const { at, snapshot } = report.plan;
        const versions = versionsPhrase(report, withNames);
        const told = snapshotPhrase(report, cluster, (0,text_text/* text */.Qq) `, ${agePhrase(at, snapshot.takenAt)}`);
        return (0,text_text/* isEmpty */.Im)(versions) ? told : (0,text_text/* text */.Qq) `${told} ${versions}`;
    };
    return linesOf(report, withNames, of);
}
function linesOf(report, withNames, snapshot) {
    const { plan } = report;
    const when = (0,instants/* instantPhrase */.D8)(plan.at, plan.timeZone);
    if (!withNames)
        return [
            (0,text_text/* text */.Qq) `Plan ${digestPhrase(plan.digest)}, made for ${when}. Names and sentences are not shown here.`,
            snapshot(text_text/* NO_TEXT */.gd),
            ...[coveragePhrase(report, false)].filter((phrase) => !(0,text_text/* isEmpty */.Im)(phrase)),
        ];
    const cluster = plan.cluster === null ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` ${(0,text_text/* name */.UU)('cluster', plan.cluster)}`;
    const compared = report.sides.base === null
        ? (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('file', report.sides.head)}, with no base to compare with`
        : (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('file', report.sides.head)} against ${(0,text_text/* name */.UU)('file', report.sides.base)}`;
    return [
        (0,text_text/* text */.Qq) `Plan ${digestPhrase(plan.digest)} of ${compared}, made for ${when}. Rules from ${(0,text_text/* name */.UU)('file', report.rulesFrom)}.`,
        snapshot(cluster),
        ...[coveragePhrase(report, true), definitionsPhrase(plan), unlabeledPhrase(plan)].filter((phrase) => !(0,text_text/* isEmpty */.Im)(phrase)),
    ];
}
function snapshotPhrase(report, cluster, age) {
    const { snapshot } = report.plan;
    const clusters = snapshot.clusters > 0 ? (0,amounts/* amount */.vj)(snapshot.clusters, 'member cluster') : text_text/* NO_TEXT */.gd;
    const isHub = snapshot.nodes === 0 && snapshot.clusters > 0;
    const nodes = isHub ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) `${(0,amounts/* amount */.vj)(snapshot.nodes, 'node')}, ${snapshot.ready} ready`;
    const parts = (0,text_text/* joinTexts */.B5)([nodes, clusters], ', ');
    return (0,text_text/* text */.Qq) `Snapshot${cluster}: ${parts}${age}, digest ${digestPhrase(snapshot.digest)}.`;
}
function agePhrase(at, takenAt) {
    if (takenAt === null)
        return (0,text_text/* text */.Qq) `of unknown age`;
    return takenAt > at
        ? (0,text_text/* text */.Qq) `taken ${(0,text_text/* literal */.eu)((0,instants/* durationText */.S5)(takenAt - at))} after the moment planned for`
        : (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)((0,instants/* durationText */.S5)(at - takenAt))} old`;
}
function versionsPhrase({ plan }, withWhy) {
    const versions = plan.head.assumedVersions;
    const listed = (lead, of) => {
        const named = of.map(({ system, version, why }) => {
            const reason = withWhy && why !== systems_system/* CONFIGURED */.f7 ? (0,text_text/* text */.Qq) ` (${(0,text_text/* sentence */.em)(why)})` : text_text/* NO_TEXT */.gd;
            return (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(system)} ${(0,text_text/* code */.aY)(version)}${reason}`;
        });
        return named.length > 0 ? (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(lead)}: ${(0,text_text/* joinTexts */.B5)(named, ', ')}.` : text_text/* NO_TEXT */.gd;
    };
    const parts = [
        listed('Versions configured', versions.filter(({ why }) => why === systems_system/* CONFIGURED */.f7)),
        listed('Versions assumed', versions.filter(({ why }) => why !== systems_system/* CONFIGURED */.f7)),
    ];
    return (0,text_text/* joinTexts */.B5)(parts, ' ');
}
function digestPhrase(digest) {
    return (0,text_text/* code */.aY)(digest.replace(/^sha256:/, '').slice(0, 12));
}


/***/ }),

/***/ 13156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tz: () => (/* binding */ RUNS_SHOWN),
/* harmony export */   ky: () => (/* binding */ runsOf),
/* harmony export */   ry: () => (/* binding */ runCells)
/* harmony export */ });
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95534);
/* harmony import */ var _words_instants_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75133);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19125);



function runsOf(batches) {
    const runs = [];
    for (const batch of batches) {
        const run = runs.at(-1);
        if (run && run.first.size === batch.size && batch.failed === 0 && run.first.failed === 0)
            runs[runs.length - 1] = { ...run, last: batch };
        else
            runs.push({ first: batch, last: batch, targets: batch.targets });
    }
    return runs;
}
const RUNS_SHOWN = 20;
const NAMES_SHOWN = 3;
function runCells({ first, last, targets, }) {
    const several = first.index !== last.index;
    const failed = first.failed > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `, ${first.failed} fail` : _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd;
    return {
        which: several ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${first.index} to ${last.index}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${first.index}`,
        size: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${several ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${first.size} each` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${first.size}`}${failed}`,
        starts: (0,_words_instants_js__WEBPACK_IMPORTED_MODULE_1__/* .utcPhrase */ .OK)(first.start),
        ends: last.end === null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)('never') : (0,_words_instants_js__WEBPACK_IMPORTED_MODULE_1__/* .utcPhrase */ .OK)(last.end, first.start),
        names: (0,_group_js__WEBPACK_IMPORTED_MODULE_0__/* .namesPhrase */ .iT)(targets.slice(0, NAMES_SHOWN)),
    };
}


/***/ }),

/***/ 95534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ blockedPhrases),
/* harmony export */   VR: () => (/* binding */ groupFacts),
/* harmony export */   iT: () => (/* binding */ namesPhrase),
/* harmony export */   uv: () => (/* binding */ peopledGroups)
/* harmony export */ });
/* harmony import */ var _manifest_lookup_grouped_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(42687);
/* harmony import */ var _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71347);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24705);
/* harmony import */ var _words_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58882);
/* harmony import */ var _numbers_brakes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37698);
/* harmony import */ var _calendar_week_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78558);
/* harmony import */ var _table_finish_row_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45822);
/* harmony import */ var _words_instants_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75133);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49587);
/* harmony import */ var _numbers_peak_cause_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50479);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19125);











function ceilingPhrase(group) {
    const { resolved, enforced } = group.ceiling;
    const left = (0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_3__/* .leftNow */ .KM)(group);
    const now = left === null ? _text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `, ${left} left now`;
    const shown = heldPhrase(group);
    if (resolved === enforced)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${shown}${now}`;
    return enforced === null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${shown}, not enforced` : shown;
}
function heldPhrase({ ceiling, unit, calendar }) {
    const { declared, byDefault, enforced, rounding } = ceiling;
    const held = enforced ?? ceiling.resolved;
    const number = held === null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `no limit` : (0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(held, unit);
    if (declared === null) {
        if (held === null)
            return number;
        const rounded = rounding === undefined ? _text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `, rounded ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .eu)(rounding)}`;
        return byDefault === undefined
            ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${number} by default`
            : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${number} (default ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(byDefault)}${rounded})`;
    }
    if (String(declared) === String(held))
        return number;
    const written = typeof declared === 'number' ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${declared}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(declared);
    return calendar && isCompound(calendar) ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${written} (${number} now)` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${written} = ${number}`;
}
function isCompound({ limits }) {
    return limits.length > 1 || limits.some(({ schedule }) => schedule !== null);
}
function peopledGroups(groups, before) {
    const held = new Set(before.filter(holdsAny).map(({ name: group }) => group));
    const peopled = groups.filter((group) => holdsAny(group) || held.has(group.name));
    return peopled.length > 0 ? peopled : groups;
}
function holdsAny({ matched, batches }) {
    return matched > 0 || batches.length > 0;
}
function groupFacts(group, before, timeZone, earlier = []) {
    const idle = group.matched === 0 && group.batches.length === 0;
    const facts = [
        { label: 'ceiling', phrase: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${ceilingPhrase(group)}${declaredElsewhere(group)}` },
        { label: 'batches', phrase: batchesPhrase(group, before) },
        idle ? null : { label: 'peak', phrase: peakPhrase(group) },
        agedFact(group, timeZone),
        extremesFact(group),
        idle ? null : { label: 'worst loss', phrase: lossPhrase(group) },
        earlier.some((other) => restingOf(other) === restingOf(group)) ? null : restingFact(group),
        startFact(group, timeZone),
        idle ? null : { label: 'finish', phrase: finishOf(group, timeZone, earlier) },
        ifNextFact(group, timeZone),
        carriedOverFact(group),
        overlapFact(group),
    ];
    return facts.filter((fact) => fact !== null);
}
function declaredElsewhere(group) {
    return (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .refKey */ .XF)(group.declaredIn) === (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .refKey */ .XF)(group.rolls)
        ? _text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .NO_TEXT */ .gd
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `, from ${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_6__/* .policyName */ .ct)(group.declaredIn)}`;
}
function batchesPhrase(group, before) {
    const now = sizesPhrase(group);
    if (!before)
        return now;
    const was = sizesPhrase(before);
    return JSON.stringify(was) === JSON.stringify(now) ? now : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${now}, was ${was}`;
}
function sizesPhrase({ batches }) {
    if (batches.length === 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `none`;
    const sizes = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .eu)((0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .strip */ .bB)(batches.map((batch) => batch.size)));
    return batches.length > 1 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${sizes} (${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(batches.length, 'batch')})` : sizes;
}
function peakPhrase(group) {
    const before = group.outBefore > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `, ${group.outBefore} of them out before it begins` : _text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .NO_TEXT */ .gd;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .share */ .uM)(group.peakAtOnce, (0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__/* .servingOf */ .K3)(group))}${before}`;
}
function lossPhrase(group) {
    const count = (0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .share */ .uM)(group.worstLoss, (0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__/* .isNamed */ .ev)(group) ? (0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__/* .wholeOf */ .l2)(group) : (0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__/* .losableOf */ .w3)(group));
    const aged = group.batches.length === 0 ? (0,_numbers_peak_cause_js__WEBPACK_IMPORTED_MODULE_7__/* .lossRemark */ .YE)([group]) : _text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .NO_TEXT */ .gd;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .isEmpty */ .Im)(aged) ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${count}: ${(0,_numbers_brakes_js__WEBPACK_IMPORTED_MODULE_2__/* .brakesPhrase */ .u)(group)}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${count}${aged}`;
}
function finishOf(group, timeZone, earlier) {
    const end = (0,_table_finish_row_js__WEBPACK_IMPORTED_MODULE_4__/* .finishPhrase */ .Hg)({ ...group, ...(0,_table_finish_row_js__WEBPACK_IMPORTED_MODULE_4__/* .heldUp */ .Jb)(group), mayEnd: (0,_table_finish_row_js__WEBPACK_IMPORTED_MODULE_4__/* .waitsForPods */ .wP)(group) }, timeZone);
    const isSaid = (of) => earlier.some((other) => other[of] === group[of]);
    const why = group.why === '' || isSaid('why') ? _text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) ` (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .sentence */ .em)(group.why)})`;
    const fix = group.fix && !isSaid('fix') ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) ` Fix: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .sentence */ .em)(group.fix)}` : _text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .NO_TEXT */ .gd;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${end}${why}${fix}`;
}
function restingOf(group) {
    return (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'resting')?.says;
}
function ifNextFact({ ifNext }, timeZone) {
    if (!ifNext)
        return null;
    const end = (0,_table_finish_row_js__WEBPACK_IMPORTED_MODULE_4__/* .finishPhrase */ .Hg)({ outcome: ifNext.outcome, finish: null }, timeZone);
    return {
        label: 'perhaps',
        phrase: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${end}, if ${(0,_table_finish_row_js__WEBPACK_IMPORTED_MODULE_4__/* .nextRolloutsPhrase */ .PY)(ifNext.policies)} (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .sentence */ .em)(ifNext.why)})`,
    };
}
const CLUSTERS_SHOWN = 3;
function agedFact({ expiries, unit }, timeZone) {
    const [first] = expiries?.expired ?? [];
    if (!expiries || !first)
        return null;
    const { expired, over, followedTo } = expiries;
    const from = expired.length === 1 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `on` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `the first on`;
    const going = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(expired.length, unit)} outside the batches, ${from} ${(0,_words_instants_js__WEBPACK_IMPORTED_MODULE_5__/* .instantPhrase */ .D8)(first.at, timeZone)}`;
    const passed = over
        .slice(0, CLUSTERS_SHOWN)
        .map(({ worst }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${(0,_words_instants_js__WEBPACK_IMPORTED_MODULE_5__/* .instantPhrase */ .D8)(worst.at, timeZone)} (${worst.out} out, ${worst.limit ?? 0} allowed)`);
    const more = over.length > CLUSTERS_SHOWN ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) ` and ${over.length - CLUSTERS_SHOWN} more times` : _text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .NO_TEXT */ .gd;
    const verdict = passed.length === 0
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `; the ceiling holds`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `; past the ceiling on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .joinTexts */ .B5)(passed, ', ')}${more}`;
    const cut = followedTo === null ? _text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `; not counted after ${(0,_words_instants_js__WEBPACK_IMPORTED_MODULE_5__/* .instantPhrase */ .D8)(followedTo, timeZone)}`;
    return { label: 'expiry', phrase: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${going}${verdict}${cut}` };
}
function extremesFact({ extremes, unit, matched, batches }) {
    if (!extremes || batches.length === 0)
        return null;
    const { lowestAvailable, highestTotal } = extremes;
    const least = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `at least ${lowestAvailable} of ${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(matched, unit)} available`;
    return { label: 'pods', phrase: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${least}, at most ${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(highestTotal, 'pod')}` };
}
function restingFact(group) {
    const { batches, matched } = group;
    const resting = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'resting');
    if (!resting || batches.length === 0)
        return null;
    const serving = (0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .share */ .uM)(resting.available, matched);
    return { label: 'if bad', phrase: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${serving} serving until a person acts: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .sentence */ .em)(resting.says)}` };
}
function startFact({ start }, timeZone) {
    return start === null ? null : { label: 'start', phrase: (0,_words_instants_js__WEBPACK_IMPORTED_MODULE_5__/* .instantPhrase */ .D8)(start, timeZone) };
}
function carriedOverFact({ carriedOver }) {
    if (!carriedOver || carriedOver.nextBatches.join() === carriedOver.freshBatches.join())
        return null;
    const next = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .eu)((0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .strip */ .bB)(carriedOver.nextBatches));
    const fresh = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .eu)((0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .strip */ .bB)(carriedOver.freshBatches));
    return {
        label: { shown: 'kept state', next: 'next rollout', after: 'one after it' }[carriedOver.of],
        phrase: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `starts with ${next}, not with ${fresh}: the batch state is carried over`,
    };
}
function overlapFact(group) {
    const lost = Object.entries(group.lostTo);
    if (lost.length === 0)
        return null;
    const parts = lost.map(([other, count]) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${count} to ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .name */ .UU)('group', other)}`);
    return {
        label: 'overlap',
        phrase: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `selects ${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(group.selected, group.unit)}, loses ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .joinTexts */ .B5)(parts, ', ')}`,
    };
}
function blockedPhrases(group, withNames) {
    return [...(0,_manifest_lookup_grouped_js__WEBPACK_IMPORTED_MODULE_10__/* .groupedBy */ .me)(group.blocked, ({ why }) => why)].map(([why, blocked]) => {
        const targets = blocked.map(({ target }) => target);
        const named = withNames ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) ` (${namesPhrase(targets)})` : _text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .NO_TEXT */ .gd;
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(targets.length, group.unit)} will not be touched${named}: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .sentence */ .em)(why)}`;
    });
}
function namesPhrase(names) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .few */ .H$)(names.map((target) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .name */ .UU)('target', target)), 5);
}


/***/ }),

/***/ 97522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ movePhrase),
/* harmony export */   ET: () => (/* binding */ movedCounts),
/* harmony export */   YY: () => (/* binding */ movedPhrases),
/* harmony export */   cz: () => (/* binding */ movesOf)
/* harmony export */ });
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78392);
/* harmony import */ var _words_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58882);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95534);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19125);




function movesOf(moved) {
    const all = [];
    const byEnds = new Map();
    for (const { target, from, to } of moved) {
        const fromThere = byEnds.get(from) ?? new Map();
        byEnds.set(from, fromThere);
        const known = fromThere.get(to) ?? { from, to, targets: [] };
        if (known.targets.length === 0)
            all.push(known);
        fromThere.set(to, known);
        known.targets.push(target);
    }
    return all.sort((a, b) => b.targets.length - a.targets.length);
}
function movedCounts(moved, unit) {
    const told = (isOfThese, one, many) => {
        const count = new Set(moved.filter(isOfThese).map(({ target }) => target)).size;
        return count > 0 ? [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(count, unit)} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)((0,_text_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .verb */ .w3)(count, one, many))}`] : [];
    };
    return [
        ...told(({ from, to }) => from !== null && to !== null, 'in another group', 'in another group'),
        ...told(({ from }) => from === null, 'joins', 'join'),
        ...told(({ to }) => to === null, 'in no group any more', 'in no group any more'),
    ];
}
function movedPhrases(moved, unit) {
    return movesOf(moved).map((move) => movePhrase(move, unit, true));
}
function movePhrase({ from, to, targets }, unit, withNames) {
    const count = (0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(targets.length, unit);
    const one = targets.length === 1;
    const names = withNames ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `: ${(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .namesPhrase */ .iT)(targets)}` : _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd;
    if (from === null)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${count} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(one ? 'joins' : 'join')} ${groupName(to)}${names}`;
    if (to === null)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${count} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(one ? 'leaves' : 'leave')} ${groupName(from)} for no other group${names}`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${count} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(one ? 'goes' : 'go')} from ${groupName(from)} to ${groupName(to)}${names}`;
}
function groupName(group) {
    return group === null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `no group` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)('group', group);
}


/***/ }),

/***/ 74921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ mergings),
/* harmony export */   M: () => (/* binding */ leadOf),
/* harmony export */   yk: () => (/* binding */ isDueAnyway)
/* harmony export */ });
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39730);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24705);
/* harmony import */ var _words_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58882);
/* harmony import */ var _words_gone_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87152);
/* harmony import */ var _words_instants_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75133);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49587);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19125);







const SHOWN = 2;
const SAID_BY_FINDING = new Set([
    'abandoned-midway',
    'change-not-batched',
    'consolidation-widened',
    'evictions-raised',
    'held-rollout-starts',
    'stage-coverage',
]);
function mergings(plan, { subjects: all, findings }) {
    const found = new Set([...findings.decisive, ...findings.fresh].flatMap(({ breaks, severity, policy }) => policy && severity !== 'info'
        ? [`${breaks.some((rule) => SAID_BY_FINDING.has(rule)) ? '' : 'other '}${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(policy)}`]
        : []));
    const subjects = all.filter(({ diff: { ref, head } }) => {
        const key = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(ref);
        return !found.has(key) && (head !== null || !found.has(`other ${key}`));
    });
    const assumed = subjects.filter(isAssumed);
    const bySentence = new Map();
    for (const subject of startedFirst(subjects)) {
        const says = assumed.includes(subject) ? null : effectOf(subject);
        if (says === null)
            continue;
        const ofEach = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .asText */ .e1)(subject.diff.head?.change?.saysOfEach ?? says);
        const key = JSON.stringify(ofEach);
        const alike = bySentence.get(key);
        bySentence.set(key, { says: alike ? ofEach : says, of: [...(alike?.of ?? []), subject] });
    }
    const isNamed = all.length > 1 || all.some(({ diff }) => diff.head === null);
    const known = [...bySentence.values()]
        .slice(0, assumed.length > 0 ? SHOWN - 1 : SHOWN)
        .map(({ says, of }) => {
        const names = (0,_words_names_js__WEBPACK_IMPORTED_MODULE_5__/* .shortList */ .pg)(of.map(({ diff }) => diff.ref));
        const whose = isNamed ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `${names}${of.length > 1 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `, each` : _text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_TEXT */ .gd}:` : _text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_TEXT */ .gd;
        const lead = of.every(isNextOnly) ? _text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `${leadOf(of)}${startsLater(of, plan)}:`;
        return { phrase: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .joinTexts */ .B5)([lead, whose, says], ' '), subjects: of };
    });
    return assumed.length === 0 ? known : [...known, { phrase: assumedPhrase(assumed, plan), subjects: [] }];
}
function effectOf({ diff }) {
    if (diff.head)
        return diff.head.change && (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .asText */ .e1)(diff.head.change.says);
    return diff.outcome.kind === 'no-effect' || diff.base?.effect.groups.length === 0
        ? null
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .sentence */ .em)((0,_words_gone_js__WEBPACK_IMPORTED_MODULE_3__/* .goneText */ .L)(diff));
}
function leadOf(subjects) {
    if (subjects.length > 0 && subjects.every(isDueAnyway))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `Regardless of this change`;
    const [by = null, ...others] = [...new Set(subjects.map(({ byHand }) => byHand))];
    return by === null || others.length > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `Merging` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `A sync of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .name */ .UU)('object', by)} by hand`;
}
function isDueAnyway({ diff: { outcome } }) {
    return (outcome.kind === 'waits' || outcome.kind === 'stuck') && outcome.start === 'regardless';
}
function isNextOnly({ diff: { outcome } }) {
    return (outcome.kind === 'waits' || outcome.kind === 'stuck') && outcome.start === 'next-rollout';
}
function isAssumed({ diff: { outcome } }) {
    return (outcome.kind === 'waits' || outcome.kind === 'stuck') && outcome.start === 'unknown';
}
function startsLater(subjects, { at, timeZone }) {
    const batches = subjects.flatMap(({ head }) => (head ?? []).flatMap((group) => group.batches));
    const first = Math.min(...batches.map(({ start }) => start));
    const isStarted = subjects.every(({ diff }) => diff.outcome.kind === 'starts');
    if (!isStarted || !Number.isFinite(first) || first < at + _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_TEXT */ .gd;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `, from ${(0,_words_instants_js__WEBPACK_IMPORTED_MODULE_4__/* .instantPhrase */ .D8)(first, timeZone)} on`;
}
function assumedPhrase(assumed, { at }) {
    const [first, ...others] = assumed;
    if (!first || others.length > 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `No base to compare with: the numbers assume the next rollouts of ${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_5__/* .shortList */ .pg)(assumed.map(({ diff }) => diff.ref))}.`;
    const groups = first.head ?? [];
    const start = Math.min(...groups.flatMap(({ batches }) => batches.map((batch) => batch.start)));
    const begins = Number.isFinite(start) && start > at ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `, from ${(0,_words_instants_js__WEBPACK_IMPORTED_MODULE_4__/* .utcPhrase */ .OK)(start)} UTC on` : _text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_TEXT */ .gd;
    const of = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_5__/* .policyName */ .ct)(first.diff.ref)} (${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .amount */ .vj)((0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .matchedOf */ .K$)(groups), (0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .unitOf */ .uF)(groups))})`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `No base to compare with: the numbers assume the next rollout of ${of}${begins}.`;
}
function startedFirst(subjects) {
    const isStarted = ({ diff }) => diff.outcome.kind === 'starts' || diff.outcome.kind === 'stuck';
    return [...subjects.filter(isStarted), ...subjects.filter((subject) => !isStarted(subject))];
}


/***/ }),

/***/ 8156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ isNothingRolled),
/* harmony export */   MB: () => (/* binding */ numbersSentence),
/* harmony export */   mp: () => (/* binding */ UNJUDGED_NUMBERS),
/* harmony export */   tQ: () => (/* binding */ isShort)
/* harmony export */ });
/* harmony import */ var _choice_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17463);
/* harmony import */ var _table_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92750);
/* harmony import */ var _words_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58882);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49587);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19125);





const UNJUDGED_NUMBERS = 'These numbers cover only what could be read:';
function isShort(report, { situation }) {
    return situation === 'planned' ? report.verdict === 'pass' : situation !== 'unjudged';
}
function isNothingRolled({ situation, subjects, touched }) {
    const groups = subjects.flatMap(({ base, head }) => [...(base ?? []), ...(head ?? [])]);
    const isRefused = touched.every(({ outcome }) => outcome.kind === 'refused');
    return situation === 'planned' && isRefused && groups.every(({ matched }) => matched === 0);
}
function numbersSentence(selection, rows) {
    const { untouched, situation } = selection;
    if (situation === 'empty')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `No file holds a policy that fleetplan knows, on either side.`;
    const numbers = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joinTexts */ .B5)(rows.map(rowPhrase), ' ');
    if (situation === 'untouched')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `No policy changed (${untouched.length} checked). ${numbers}`;
    if (situation !== 'same-effect')
        return numbers;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joinTexts */ .B5)([editedPhrase(selection), numbers, stuckWhy(selection)], ' ');
}
function rowPhrase(row) {
    const { label, base, head } = row;
    return (0,_table_row_js__WEBPACK_IMPORTED_MODULE_1__/* .isMovedRow */ .q)(row) && base ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `${label}: ${head}, was ${base}.` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `${label}: ${head}.`;
}
function editedPhrase({ touched }) {
    const refused = touched.filter(({ outcome }) => outcome.kind === 'refused').map(({ ref }) => ref);
    return refused.length === 0
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .amount */ .vj)(touched.length, 'policy')} edited or using an edited one; same batches, numbers and targets.`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `Refused: ${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_3__/* .shortList */ .pg)(refused)}. The cluster keeps what it has; same batches, numbers and targets.`;
}
function stuckWhy({ subjects }) {
    const groups = subjects.flatMap(({ diff }) => diff.head?.effect.groups ?? []);
    const [why] = groups.flatMap((group) => (group.outcome === 'stuck' && group.why !== '' ? [group.why] : []));
    return why === undefined ? _text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .sentence */ .em)(why);
}


/***/ }),

/***/ 31389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ titlePhrase)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/wholes.js
var wholes = __webpack_require__(71347);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(24705);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/calendar/shown.js
var shown = __webpack_require__(313);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/choice/selection.js
var choice_selection = __webpack_require__(17463);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/group/moved.js
var moved = __webpack_require__(97522);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers/measures.js
var numbers_measures = __webpack_require__(79043);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers/peak-cause.js
var peak_cause = __webpack_require__(50479);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/table/evictions-row.js
var evictions_row = __webpack_require__(88873);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/amounts.js
var amounts = __webpack_require__(58882);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/names.js
var words_names = __webpack_require__(49587);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(19125);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/headline/judgement.js




function judgementPhrase(report, selection) {
    const judged = brokenPhrase(report, selection);
    return (0,text_text/* hasWords */.kR)(judged) || selection.situation !== 'planned' ? judged : nothingNew(selection);
}
function brokenPhrase(report, { findings }) {
    const older = (0,amounts/* bySeverity */.Np)(findings.decisive);
    const isNews = findings.waived.some(({ status }) => status === 'new' || status === 'worsened');
    const parts = [
        unjudgedPhrase(report),
        (0,amounts/* bySeverity */.Np)(findings.fresh),
        (0,text_text/* isEmpty */.Im)(older) ? older : (0,text_text/* text */.Qq) `${older} pre-existing`,
        isNews ? (0,text_text/* text */.Qq) `${(0,amounts/* amount */.vj)(findings.waived.length, 'finding')} waived` : text_text/* NO_TEXT */.gd,
    ];
    return (0,text_text/* joinTexts */.B5)(parts, ', ');
}
function unjudgedPhrase(report) {
    if (!(0,choice_selection/* isPartUnjudged */.Ee)(report))
        return text_text/* NO_TEXT */.gd;
    const unjudged = report.plan.problems.filter(({ isUnjudged }) => isUnjudged === true);
    if (unjudged.every(({ code }) => code === 'suspended'))
        return (0,text_text/* text */.Qq) `a part of the change waits until it is resumed`;
    return unjudged.every(({ code }) => code === 'not-pruned')
        ? (0,text_text/* text */.Qq) `removed from the files, not from the cluster: ${(0,amounts/* amount */.vj)(retainedIn(unjudged), 'object')}`
        : (0,text_text/* text */.Qq) `a part of the change was not evaluated`;
}
function retainedIn(problems) {
    return problems.flatMap(({ keeps = [] }) => keeps).length;
}
function nothingNew({ findings }) {
    const older = (0,amounts/* bySeverity */.Np)(findings.before);
    const fixes = fixedPhrase(findings.fixed);
    if ((0,text_text/* hasWords */.kR)(older))
        return (0,text_text/* joinTexts */.B5)([fixes, (0,text_text/* text */.Qq) `no new finding (${older} pre-existing)`], ', ');
    return (0,text_text/* hasWords */.kR)(fixes) ? fixes : (0,text_text/* text */.Qq) `no rule broken`;
}
function fixedPhrase(fixed) {
    const [first, ...others] = fixed.filter(({ severity }) => severity !== 'info');
    if (!first)
        return text_text/* NO_TEXT */.gd;
    const of = first.policy ? (0,text_text/* text */.Qq) ` of ${(0,words_names/* policyName */.ct)(first.policy)}` : text_text/* NO_TEXT */.gd;
    const more = others.length > 0 ? (0,text_text/* text */.Qq) ` and ${(0,amounts/* amount */.vj)(others.length, 'other finding')}` : text_text/* NO_TEXT */.gd;
    return (0,text_text/* text */.Qq) `fixes ${(0,text_text/* code */.aY)(first.rule)}${of}${more}`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/headline/risk.js



function riskOf(selection, measures, isCompared) {
    const { head } = measures.peak;
    const risk = head?.whole === 0 && head.count === 0 ? null : steepest(selection, measures, isCompared);
    return risk && (0,text_text/* hasWords */.kR)(risk.phrase) ? risk : null;
}
function steepest({ subjects }, { peak, loss }, isCompared) {
    const [steepLoss, steepPeak] = subjects.length > 1 ? [(0,numbers_measures/* steepestRise */.FS)(subjects, 'loss'), (0,numbers_measures/* steepestRise */.FS)(subjects, 'peak')] : [null, null];
    if (steepLoss)
        return { of: steepLoss.ref, phrase: breaks(steepLoss), isRise: true };
    if (steepPeak)
        return { of: steepPeak.ref, phrase: takes(steepPeak), isRise: true };
    if (riseOf(loss) > 0)
        return { of: null, phrase: breaks(loss), isRise: true };
    if (riseOf(peak) > 0)
        return { of: null, phrase: takes(peak), isRise: true };
    const of = { of: null, isRise: false };
    if (!isCompared || !peak.base || !loss.base)
        return { ...of, phrase: standing(peak.head, loss.head) };
    if (riseOf(loss) < 0)
        return { ...of, phrase: breaks(loss) };
    if (riseOf(peak) < 0)
        return { ...of, phrase: takes(peak) };
    return { ...of, phrase: (0,text_text/* text */.Qq) `${breaks({ ...loss, base: null })}, as before` };
}
function riseOf({ base, head }) {
    return base && head ? head.count - base.count : 0;
}
function standing(peak, loss) {
    if (peak?.count === 0)
        return breaks({ base: null, head: loss });
    const at = takes({ base: null, head: peak });
    if (!loss || loss.count === 0)
        return at;
    const broken = loss.whole === peak?.whole ? (0,text_text/* text */.Qq) `${loss.count}` : (0,text_text/* text */.Qq) `${loss.count} of ${loss.whole}`;
    return (0,text_text/* text */.Qq) `${at} and could break ${broken}${ifNotStarting(loss)}`;
}
function breaks({ base, head }) {
    return head ? (0,text_text/* text */.Qq) `could break ${ofWhole(head)}${ifNotStarting(head)}${was(base)}${later(head)}` : text_text/* NO_TEXT */.gd;
}
function takes({ base, head }) {
    return head ? (0,text_text/* text */.Qq) `takes up to ${ofWhole(head)} at once${was(base)}${later(head)}` : text_text/* NO_TEXT */.gd;
}
function was(base) {
    return base ? (0,text_text/* text */.Qq) ` (was ${base.count})` : text_text/* NO_TEXT */.gd;
}
function ifNotStarting({ isIfNotStarting }) {
    return isIfNotStarting === true ? numbers_measures/* IF_NOT_STARTING */.rz : text_text/* NO_TEXT */.gd;
}
function later({ isAfterwards }) {
    return isAfterwards === true ? (0,text_text/* text */.Qq) ` in the next rollout` : text_text/* NO_TEXT */.gd;
}
function ofWhole({ count, whole, unit }) {
    if (whole > 0)
        return (0,text_text/* text */.Qq) `${count} of ${(0,amounts/* amount */.vj)(whole, unit)}`;
    return count === 0 ? (0,text_text/* text */.Qq) `${count}` : (0,amounts/* amount */.vj)(count, unit);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/headline/title.js













function titlePhrase(report, selection) {
    const judgement = judgementPhrase(report, selection);
    const says = sentenceOf(report, selection);
    if (selection.situation === 'unjudged')
        return (0,text_text/* text */.Qq) `could not evaluate: ${(0,text_text/* joinTexts */.B5)([says, judgement], ', ')}`;
    return (0,text_text/* hasWords */.kR)(judgement) ? (0,text_text/* text */.Qq) `${judgement}. ${(0,text_text/* capital */.Nx)(says)}` : says;
}
function sentenceOf(report, selection) {
    switch (selection.situation) {
        case 'unjudged': {
            const errors = report.plan.problems.filter(({ severity }) => severity === 'error').length;
            return errors > 0 ? (0,text_text/* text */.Qq) `${(0,amounts/* amount */.vj)(errors, 'error')} in the input` : (0,text_text/* text */.Qq) `see the notices`;
        }
        case 'empty':
            return (0,text_text/* text */.Qq) `no policies in these files`;
        case 'untouched': {
            const isNews = selection.findings.fresh.some(({ severity }) => severity !== 'info');
            return isNews || (0,choice_selection/* isPartUnjudged */.Ee)(report) ? (0,text_text/* text */.Qq) `no policy changed` : (0,text_text/* text */.Qq) `nothing changed`;
        }
        case 'same-effect':
            return withoutEffect(selection);
        case 'planned':
            return plannedPhrase(report, selection);
    }
}
const ORDER = [
    'stuck',
    'removed',
    'taken-away',
    'starts',
    'held',
    'waits',
    'drain-limit',
    'cannot-work',
    'refused',
    'no-effect',
];
function partsOf({ touched, subjects }) {
    const rolled = subjects.filter(({ head, diff }) => head?.length !== 0 || diff.head?.effect.groups.length === 0);
    const shown = (rolled.length > 0 ? rolled : subjects).map(({ diff }) => diff);
    const keys = new Set(shown.map(({ ref }) => ref));
    const beside = touched.filter(({ ref, outcome: { kind } }) => !keys.has(ref) && (kind === 'removed' || kind === 'refused' || kind === 'cannot-work'));
    const all = [...shown, ...beside].map((diff) => ({ diff, outcome: diff.outcome }));
    all.sort((a, b) => targetsOf(b.outcome) - targetsOf(a.outcome));
    return ORDER.map((kind) => ({ kind, of: all.filter(({ outcome }) => outcome.kind === kind) }))
        .filter(({ of }) => of.length > 0)
        .sort((a, b) => reachOf(b) - reachOf(a));
}
function reachOf({ of }) {
    return Math.max(...of.map(({ outcome }) => targetsOf(outcome)));
}
function targetsOf(outcome) {
    switch (outcome.kind) {
        case 'removed':
        case 'taken-away':
            return outcome.targets;
        case 'starts':
            return outcome.targets.size;
        case 'stuck':
            return outcome.start === 'next-rollout' ? 0 : outcome.reach.whole;
        case 'no-effect':
        case 'refused':
        case 'cannot-work':
        case 'held':
        case 'drain-limit':
        case 'waits':
            return 0;
    }
}
function plannedPhrase(report, selection) {
    const [first, ...others] = partsOf(selection);
    if (!first)
        return (0,text_text/* text */.Qq) `no number changes`;
    const isAlone = others.every(({ kind }) => kind === 'no-effect' || kind === 'waits');
    const measures = (0,numbers_measures/* measuresOf */.d6)(report.plan, selection);
    const isUnplanned = first.kind === 'held' && measures.peak.head?.count === 0;
    const risk = isUnplanned ? null : riskOf(selection, measures, isCompared(first));
    const parts = [
        mainPhrase(first, selection, risk, isAlone),
        ...others.map((part) => besidePhrase(part)),
        first.kind === 'drain-limit' ? text_text/* NO_TEXT */.gd : (0,evictions_row/* evictionsPhrase */.Eb)(selection.subjects),
        nodeActionPhrase(selection),
        waitsPhrase(selection),
        (0,shown/* movesWindows */.Y6)(selection) ? (0,text_text/* text */.Qq) `limits move to other hours` : text_text/* NO_TEXT */.gd,
        ...(0,moved/* movedCounts */.ET)(selection.touched.flatMap(movedBySelector), (0,numbers_measures/* subjectUnit */.pK)(selection.subjects)),
    ];
    return (0,text_text/* joinTexts */.B5)(parts, '; ');
}
function isCompared({ kind, of }) {
    return kind !== 'starts' || of.every(({ diff: { base } }) => base?.change?.kind === 'continues');
}
function mainPhrase(part, selection, risk, isAlone) {
    const refs = part.of.map(({ diff }) => diff.ref);
    const which = selection.subjects.length > 1 ? (0,text_text/* text */.Qq) ` of ${(0,words_names/* shortList */.pg)(refs)}` : text_text/* NO_TEXT */.gd;
    switch (part.kind) {
        case 'starts':
            return (0,text_text/* joinTexts */.B5)([startsPhrase(part, selection), whoseRisk(risk, selection)], '; ');
        case 'waits':
            return waitingPhrase(part, risk);
        case 'stuck':
            return stuckPhrase(part, which, selection, risk);
        case 'held': {
            const [{ outcome }] = part.of;
            return heldPhrase(outcome.by, risk);
        }
        case 'drain-limit':
            return (0,evictions_row/* budgetsPhrase */.sZ)(selection.subjects);
        case 'refused':
            if (!isAlone)
                return besidePhrase(part);
            return part.of.length === 1
                ? (0,text_text/* text */.Qq) `the edit is refused; nothing is applied`
                : (0,text_text/* text */.Qq) `${part.of.length} edits are refused; nothing is applied`;
        case 'removed':
        case 'taken-away':
            return (0,text_text/* joinTexts */.B5)([besidePhrase(part), risk?.isRise === true ? whoseRisk(risk, selection) : text_text/* NO_TEXT */.gd], '; ');
        case 'cannot-work':
        case 'no-effect':
            return besidePhrase(part);
    }
}
function besidePhrase(part) {
    const refs = part.of.map(({ diff }) => diff.ref);
    const names = (0,words_names/* shortList */.pg)(refs);
    const isOne = refs.length === 1;
    switch (part.kind) {
        case 'removed':
            return removedPhrase(part);
        case 'taken-away':
            return takenPhrase(part);
        case 'starts':
            return (0,text_text/* text */.Qq) `rolls out ${names}`;
        case 'stuck':
            return isOne ? (0,text_text/* text */.Qq) `the rollout of ${names} gets stuck` : (0,text_text/* text */.Qq) `the rollouts of ${names} get stuck`;
        case 'held':
            return isOne ? (0,text_text/* text */.Qq) `${names} is held` : (0,text_text/* text */.Qq) `${names} are held`;
        case 'refused':
            return isOne ? (0,text_text/* text */.Qq) `${names} is refused` : (0,text_text/* text */.Qq) `${names} are refused`;
        case 'cannot-work':
            return isOne
                ? (0,text_text/* text */.Qq) `${names} cannot work as written and takes no target`
                : (0,text_text/* text */.Qq) `${names} cannot work as written and take no target`;
        case 'waits':
        case 'drain-limit':
        case 'no-effect':
            return text_text/* NO_TEXT */.gd;
    }
}
function whoseRisk(risk, { subjects }) {
    if (!risk?.of)
        return risk?.phrase ?? text_text/* NO_TEXT */.gd;
    const { of, phrase } = risk;
    const outcome = subjects.find(({ diff }) => diff.ref === of)?.diff.outcome;
    const isNext = outcome?.kind === 'waits' && outcome.start === 'next-rollout';
    return isNext ? (0,text_text/* text */.Qq) `the next rollout of ${(0,words_names/* policyName */.ct)(of)} ${phrase}` : (0,text_text/* text */.Qq) `${(0,words_names/* policyName */.ct)(of)} ${phrase}`;
}
function startsPhrase({ of }, { subjects }) {
    const byUnit = new Map();
    for (const { diff, outcome } of of) {
        const unit = (0,amounts/* unitOf */.uF)(diff.head?.effect.groups ?? []);
        const counted = byUnit.get(unit) ?? { targets: new Set(), whole: 0 };
        for (const target of outcome.targets)
            counted.targets.add(target);
        byUnit.set(unit, { ...counted, whole: of.length === 1 ? outcome.whole : 0 });
    }
    const counts = [...byUnit].map(([unit, { targets, whole }]) => targets.size < whole ? (0,text_text/* text */.Qq) `${targets.size} of ${(0,amounts/* amount */.vj)(whole, unit)}` : (0,amounts/* amount */.vj)(targets.size, unit));
    const going = of.filter(({ outcome }) => outcome.targets.size > 0).map(({ diff }) => diff.ref);
    const which = subjects.length > 1 && going.length > 0 ? (0,text_text/* text */.Qq) ` (${(0,words_names/* shortList */.pg)(going)})` : text_text/* NO_TEXT */.gd;
    const count = (0,text_text/* text */.Qq) `${(0,text_text/* joinTexts */.B5)(counts, ' and ')}${which}`;
    const isNamedOneByOne = of.every(({ diff }) => diff.head?.effect.groups.every(wholes/* isNamed */.ev));
    if (isNamedOneByOne)
        return (0,text_text/* text */.Qq) `disrupts ${count} on merge`;
    const isReplacement = of.every(({ outcome }) => outcome.isReplacement);
    const isSure = of.every(({ outcome }) => outcome.isSure);
    if (isReplacement)
        return isSure ? (0,text_text/* text */.Qq) `replaces ${count} on merge` : (0,text_text/* text */.Qq) `may replace ${count} on merge`;
    return isSure ? (0,text_text/* text */.Qq) `rolls out to ${count} on merge` : (0,text_text/* text */.Qq) `may roll out to ${count} on merge`;
}
function waitingPhrase({ of }, risk) {
    const [start] = new Set(of.map(({ outcome }) => outcome.start));
    const whose = risk?.of ? (0,text_text/* text */.Qq) ` of ${(0,words_names/* policyName */.ct)(risk.of)}` : text_text/* NO_TEXT */.gd;
    const isIdle = of.every(({ diff: { head } }) => head?.effect.outcome === 'none' && head.effect.peakAtOnce === 0);
    switch (start ?? 'next-rollout') {
        case 'under-way':
            return risk ? (0,text_text/* text */.Qq) `the rollout under way${whose} ${risk.phrase}` : (0,text_text/* text */.Qq) `a rollout is under way`;
        case 'regardless':
            return risk ? (0,text_text/* text */.Qq) `the rollout${whose} that is due anyway ${risk.phrase}` : (0,text_text/* text */.Qq) `nothing is rolled out`;
        case 'unknown':
            return risk ? (0,text_text/* text */.Qq) `the next rollout${whose} ${risk.phrase}` : (0,text_text/* text */.Qq) `nothing is rolled out`;
        case 'next-rollout': {
            const now = of.some(({ outcome }) => outcome.isUnforecast)
                ? (0,text_text/* text */.Qq) `consolidation may take more nodes on merge, which no plan forecasts`
                : (0,text_text/* text */.Qq) `no rollout starts on merge`;
            if (!risk)
                return (0,text_text/* text */.Qq) `nothing is rolled out`;
            return isIdle ? now : (0,text_text/* text */.Qq) `${now}. The next one${whose} ${risk.phrase}`;
        }
    }
}
function heldPhrase(by, risk) {
    const then = risk ? (0,text_text/* text */.Qq) `. Then it ${risk.phrase}` : text_text/* NO_TEXT */.gd;
    switch (by) {
        case 'paused':
            return (0,text_text/* text */.Qq) `no rollout starts until it is resumed${then}`;
        case 'disabled':
            return (0,text_text/* text */.Qq) `no rollout starts until it is enabled${then}`;
        case 'OnDelete':
            return (0,text_text/* text */.Qq) `no rollout starts until someone deletes pods (OnDelete)`;
        case 'partition':
            return (0,text_text/* text */.Qq) `no rollout starts until its partition is lowered`;
        case 'state':
            return (0,text_text/* text */.Qq) `no rollout starts until its state is Run${then}`;
    }
}
const ROLLOUTS = {
    'on-merge': (0,text_text/* text */.Qq) `the rollout`,
    'next-rollout': (0,text_text/* text */.Qq) `no rollout starts on merge. The next one`,
    'under-way': (0,text_text/* text */.Qq) `the rollout under way`,
    regardless: (0,text_text/* text */.Qq) `the rollout that is due anyway`,
    unknown: (0,text_text/* text */.Qq) `the next rollout`,
};
function stuckPhrase({ of }, which, selection, risk) {
    const [{ diff, outcome }] = of;
    const whose = of.length > 1 ? (0,text_text/* text */.Qq) ` of ${(0,words_names/* policyName */.ct)(diff.ref)}` : which;
    const others = of.length - 1;
    const more = others > 0
        ? (0,text_text/* text */.Qq) `; ${(0,amounts/* amount */.vj)(others, 'other rollout')} ${others === 1 ? (0,text_text/* text */.Qq) `does` : (0,text_text/* text */.Qq) `do`} not complete`
        : text_text/* NO_TEXT */.gd;
    const again = outcome.isAsBefore ? (0,text_text/* text */.Qq) `, as before` : text_text/* NO_TEXT */.gd;
    const rollout = outcome.how === 'not-executed' ? (0,text_text/* text */.Qq) `the eviction` : ROLLOUTS[outcome.start];
    const says = (0,text_text/* text */.Qq) `${rollout}${whose} ${stuckVerb(outcome, (0,amounts/* unitOf */.uF)(diff.head?.effect.groups ?? []))}${again}${more}`;
    const aged = (0,peak_cause/* agedPhrase */.Pb)(selection) ?? (0,peak_cause/* outAlreadyPhrase */.YV)(selection);
    const rises = risk?.isRise === true && outcome.start !== 'next-rollout' ? whoseRisk(risk, selection) : text_text/* NO_TEXT */.gd;
    return (0,text_text/* joinTexts */.B5)([says, aged ?? rises], '; ');
}
function stuckVerb({ how, reach }, unit) {
    const { begun, whole } = reach;
    switch (how) {
        case 'not-executed':
            return (0,text_text/* text */.Qq) `is not executed`;
        case 'stopped':
            return (0,text_text/* text */.Qq) `is stopped after ${begun} of ${(0,amounts/* amount */.vj)(whole, unit)}`;
        case 'endless':
            return (0,text_text/* text */.Qq) `takes ${whole === 1 ? (0,amounts/* amount */.vj)(whole, unit) : (0,text_text/* text */.Qq) `all ${(0,amounts/* amount */.vj)(whole, unit)}`} and never ends`;
        case 'stuck':
            return begun === 0
                ? (0,text_text/* text */.Qq) `never starts`
                : (0,text_text/* text */.Qq) `gets stuck after ${doneOf(reach)} of ${(0,amounts/* amount */.vj)(whole, unit)}`;
    }
}
function doneOf({ done, isWorstOrder }) {
    return isWorstOrder ? (0,text_text/* text */.Qq) `as few as ${done}` : (0,text_text/* text */.Qq) `${done}`;
}
function removedPhrase({ of }) {
    const gone = of.map(({ diff }) => diff.ref);
    const [most] = [...of].sort((a, b) => b.outcome.targets - a.outcome.targets);
    const from = most && most.outcome.targets > 0
        ? (0,text_text/* text */.Qq) ` from ${gone.length > 1 ? (0,text_text/* text */.Qq) `up to ` : text_text/* NO_TEXT */.gd}${(0,amounts/* amount */.vj)(most.outcome.targets, (0,amounts/* unitOf */.uF)(most.diff.base?.effect.groups ?? []))} at once`
        : text_text/* NO_TEXT */.gd;
    return (0,text_text/* text */.Qq) `removes ${(0,words_names/* shortList */.pg)(gone)}${from}`;
}
function takenPhrase({ of }) {
    const [most] = [...of].sort((a, b) => b.outcome.targets - a.outcome.targets);
    if (!most)
        return text_text/* NO_TEXT */.gd;
    const unit = (0,amounts/* unitOf */.uF)(most.diff.head?.effect.groups ?? []);
    const alike = of.filter(({ diff, outcome }) => outcome.how === most.outcome.how && (0,amounts/* unitOf */.uF)(diff.head?.effect.groups ?? []) === unit);
    const all = (0,amounts/* amount */.vj)(alike.reduce((sum, { outcome }) => sum + outcome.targets, 0), unit);
    switch (most.outcome.how) {
        case 'placed':
            return (0,text_text/* text */.Qq) `removes what was placed on ${all}`;
        case 'in-turn':
            return (0,text_text/* text */.Qq) `takes away ${all}, one after the other`;
        case 'at-once':
            return (0,text_text/* text */.Qq) `takes away ${all} at once`;
    }
}
function withoutEffect(selection) {
    const parts = partsOf(selection);
    const refused = parts.find(({ kind }) => kind === 'refused');
    const stuck = parts.find(({ kind }) => kind === 'stuck');
    const isFound = selection.findings.fresh.some(({ rule, severity }) => severity !== 'info' || rule === 'config-not-rolled');
    const edits = refused
        ? mainPhrase(refused, selection, null, parts.length === 1)
        : isFound
            ? (0,text_text/* text */.Qq) `no number changes`
            : selection.subjects.some(({ diff: { base, head } }) => base?.effect.finish !== head?.effect.finish)
                ? (0,text_text/* text */.Qq) `the edit changes only when the rollout ends`
                : (0,text_text/* text */.Qq) `the edit changes nothing`;
    return (0,text_text/* joinTexts */.B5)([edits, stuck ? mainPhrase(stuck, selection, null, true) : text_text/* NO_TEXT */.gd], '; ');
}
function movedBySelector({ moved, outcome }) {
    const isSaid = outcome.kind === 'taken-away' || outcome.kind === 'cannot-work';
    return moved.filter(({ to }) => to !== null || !isSaid);
}
function waitsPhrase({ subjects }) {
    const open = subjects.flatMap(({ diff: { head, outcome } }) => outcome.kind === 'held' || outcome.kind === 'stuck'
        ? []
        : (head?.effect.groups ?? []).filter((group) => group.outcome === 'unfinished'));
    if (subjects.some(({ diff }) => diff.outcome.kind === 'held' || diff.outcome.kind === 'stuck'))
        return text_text/* NO_TEXT */.gd;
    if (open.some((group) => (0,system/* factOf */.yD)(group, 'stage')?.awaitsPerson === true))
        return (0,text_text/* text */.Qq) `waits for approval`;
    if (open.some(({ lingers }) => lingers?.some(({ until }) => until === 'uncordon')))
        return (0,text_text/* text */.Qq) `does not finish until someone uncordons`;
    const isOpenEnded = open.every((group) => (0,system/* factOf */.yD)(group, 'open-ended') !== undefined);
    return open.length === 0 || isOpenEnded ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) `does not finish within the dry rollout`;
}
const WORST_FIRST = [
    'reboot',
    'restartAllServices',
    'service',
    'noop',
    'drain',
    'none',
];
const SERVICES_SHOWN = 3;
function nodeActionPhrase({ subjects }) {
    const all = subjects.filter(({ head }) => head?.some(({ batches }) => batches.length > 0));
    const started = all.filter(({ diff }) => diff.outcome.kind === 'starts');
    const rolling = started.length > 0 ? started : all;
    const actions = rolling.map(({ diff }) => (0,system/* factOf */.yD)(diff.head, 'node-action'));
    const [worst] = actions
        .flatMap((action) => action ?? [])
        .sort((a, b) => WORST_FIRST.indexOf(a.kind) - WORST_FIRST.indexOf(b.kind));
    if (!worst)
        return text_text/* NO_TEXT */.gd;
    const isOfAll = actions.every((action) => action?.kind === worst.kind);
    if (worst.kind === 'none')
        return isOfAll ? (0,text_text/* text */.Qq) `no node is drained` : text_text/* NO_TEXT */.gd;
    return isOfAll ? (0,text_text/* text */.Qq) `each node is ${doneTo(worst)}` : (0,text_text/* text */.Qq) `some nodes are ${doneTo(worst)}`;
}
function doneTo({ kind, services }) {
    switch (kind) {
        case 'none':
            return text_text/* NO_TEXT */.gd;
        case 'reboot':
            return (0,text_text/* text */.Qq) `drained and rebooted`;
        case 'restartAllServices':
            return (0,text_text/* text */.Qq) `drained, with all services restarted`;
        case 'noop':
            return (0,text_text/* text */.Qq) `drained, with nothing restarted`;
        case 'drain':
            return (0,text_text/* text */.Qq) `drained`;
        case 'service': {
            if (services.length === 0)
                return (0,text_text/* text */.Qq) `drained, with services restarted`;
            return (0,text_text/* text */.Qq) `drained, with ${(0,text_text/* few */.H$)(services.map((service) => (0,text_text/* name */.UU)('object', service)), SERVICES_SHOWN)} restarted`;
        }
    }
}


/***/ }),

/***/ 78094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ PAGE_MARK)
/* harmony export */ });
const PAGE_MARK = '<meta name="generator" content="fleetplan">';


/***/ }),

/***/ 10140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GJ: () => (/* reexport */ markdown/* COMMENT_BYTES */.GJ),
  hR: () => (/* binding */ FORMATS),
  Ai: () => (/* reexport */ mark/* PAGE_MARK */.A),
  R$: () => (/* reexport */ SUMMARY_BYTES),
  zy: () => (/* reexport */ UNJUDGED),
  rR: () => (/* reexport */ annotationsOfRun),
  SM: () => (/* reexport */ together/* begunTogether */.SM),
  Q: () => (/* reexport */ inlineMarker),
  s8: () => (/* reexport */ markdown/* markerKey */.s8),
  FN: () => (/* reexport */ newFindings),
  gY: () => (/* reexport */ markdown/* parseMarker */.gY),
  _Z: () => (/* binding */ printerOf),
  _: () => (/* reexport */ renderInline),
  qQ: () => (/* reexport */ renderJudgedAgain),
  eJ: () => (/* binding */ renderRun),
  qN: () => (/* reexport */ renderRunSummary),
  dD: () => (/* reexport */ renderUnjudged),
  WU: () => (/* reexport */ renderUnjudgedComment),
  Cx: () => (/* reexport */ renderUnjudgedIssue)
});

// UNUSED EXPORTS: commentMarker, render, renderSummary

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/run-report.js
var run_report = __webpack_require__(50780);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/instant-text.js
var instant_text = __webpack_require__(5357);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/canonical.js
var canonical = __webpack_require__(6594);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/instants.js
var instants = __webpack_require__(75133);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers/together.js
var together = __webpack_require__(95172);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/json/index.js + 2 modules
var json = __webpack_require__(95774);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/clusters/json.js





function renderClustersJson(run) {
    return (0,json/* jsonText */.s$)(clustersJson(run));
}
function clustersJson(run) {
    const parts = run.reports.map((report) => ({
        cluster: report.plan.cluster,
        report,
        json: (0,json/* reportJson */.l4)(report),
    }));
    const all = (key) => parts.flatMap(({ cluster, json }) => json[key].map((entry) => ({ cluster, ...entry })));
    const [first] = run.reports;
    const widest = parts.reduce((a, b) => (peakOf(b.report) > peakOf(a.report) ? b : a));
    return {
        schemaVersion: json/* SCHEMA_VERSION */.f$,
        verdict: run.verdict,
        digest: run.digest,
        at: (0,instant_text/* formatInstant */.r)(first.plan.at),
        horizon: { from: (0,instant_text/* formatInstant */.r)(first.plan.horizon.from), to: (0,instant_text/* formatInstant */.r)(first.plan.horizon.to) },
        snapshot: snapshotsJson(run),
        policies: all('policies'),
        combined: widest.json.combined,
        findings: all('findings'),
        problems: all('problems'),
        wouldFail: run.wouldFail,
        failOn: run.failOn,
        clusters: parts.map(({ cluster, json }) => ({ name: cluster, ...withoutLists(json) })),
    };
}
const FLATTENED = new Set(['policies', 'findings', 'problems']);
function withoutLists(json) {
    return Object.fromEntries(Object.entries(json).filter(([key]) => !FLATTENED.has(key)));
}
function peakOf({ plan }) {
    return (0,together/* begunTogether */.SM)(plan.head).peakAtOnce;
}
function snapshotsJson({ reports }) {
    const snapshots = reports.map(({ plan }) => plan.snapshot);
    const sum = (key) => snapshots.reduce((total, snapshot) => total + snapshot[key], 0);
    const taken = snapshots.map(({ takenAt }) => takenAt);
    const oldest = taken.some((at) => at === null) ? null : Math.min(...taken.map((at) => at ?? 0));
    return {
        nodes: sum('nodes'),
        ready: sum('ready'),
        clusters: sum('clusters'),
        takenAt: (0,instants/* instantOrNull */.gy)(oldest),
        digest: (0,canonical/* sha256 */.s)(snapshots.map(({ digest }) => digest)),
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/amounts.js
var amounts = __webpack_require__(58882);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/index.js + 4 modules
var text_escape = __webpack_require__(13499);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/fit.js
var fit = __webpack_require__(28840);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/index.js + 5 modules
var markdown = __webpack_require__(27210);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/marker.js
var marker = __webpack_require__(44121);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/view.js
var view = __webpack_require__(32006);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/merge/unknown.js
var merge_unknown = __webpack_require__(56568);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/names.js
var names = __webpack_require__(49587);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/merge/phrases.js
var phrases = __webpack_require__(14956);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(22490);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(19125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/choice/told.js
var told = __webpack_require__(74360);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/worse.js
var worse = __webpack_require__(62867);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/clusters/overview.js
var overview = __webpack_require__(35858);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/headline/title.js + 2 modules
var title = __webpack_require__(31389);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/choice/selection.js
var selection = __webpack_require__(17463);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/clusters/title.js



function clusterName({ plan }) {
    return plan.cluster === null ? (0,text_text/* literal */.eu)('(no name)') : (0,text_text/* name */.UU)('cluster', plan.cluster);
}
function clusterHeadline(report) {
    return (0,title/* titlePhrase */.S)(report, (0,selection/* selectionOf */.Wm)(report));
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/clusters/markdown.js
















const LEAST_BYTES = 1_500;
const REST_BYTES = 200;
function renderClustersComment(run, options) {
    return (0,marker/* markedComment */.EK)(options.key ?? 'default', options.maxBytes, (maxBytes) => (0,text_escape/* sourceOf */.vz)(renderClustersBody(run, { ...options, maxBytes })));
}
function renderClustersBody(run, options) {
    const reports = (0,run_report/* worstClustersFirst */.l)(run);
    const title = (0,text_escape/* gfm */.Te) `### ${markdown/* SIGNS */.B2[run.verdict]} ${(0,render/* toMarkdown */.l6)((0,text_text/* text */.Qq) `Rollout plan for ${(0,phrases/* verdictsPhrase */.om)(run.reports)}`)}`;
    const { shown, left, ...above } = aboveAll(reports, options);
    const head = (0,text_escape/* joinMarkdown */.UF)([title, ...shown], text_escape/* EMPTY_LINE */.ZS);
    let room = options.maxBytes - (0,text_escape/* bytesOf */.$$)((0,text_escape/* sourceOf */.vz)(head)) - REST_BYTES;
    const { folds } = (0,fit/* fit */.Uj)(left, Math.floor(room / 4));
    const blocks = [head, ...folds];
    room -= (0,text_escape/* bytesOf */.$$)((0,text_escape/* sourceOf */.vz)((0,text_escape/* joinMarkdown */.UF)(folds, text_escape/* EMPTY_LINE */.ZS))) + 2;
    for (const [index, report] of reports.entries()) {
        const share = Math.floor(room / (reports.length - index));
        const part = share < LEAST_BYTES ? null : partOf(report, { ...options, maxBytes: share - REST_BYTES }, above);
        if (part === null) {
            blocks.push(leftOut(reports.length - index));
            break;
        }
        blocks.push(part);
        room -= (0,text_escape/* bytesOf */.$$)((0,text_escape/* sourceOf */.vz)(part)) + 2;
    }
    return (0,text_escape/* gfm */.Te) `${(0,text_escape/* joinMarkdown */.UF)(blocks, text_escape/* EMPTY_LINE */.ZS)}\n`;
}
function aboveAll(reports, { detail, maxBytes }) {
    if (detail === 'none')
        return { shown: [], left: [], hasFinding: () => false, hasProblem: () => null };
    const views = reports.map((report) => (0,view/* viewOf */.d)(report, detail));
    const hidden = (phrase) => views.reduce((whole, { hide }) => hide(whole), phrase);
    const legs = views.map(({ report: { plan, verdict }, told }) => ({
        ...{ cluster: plan.cluster ?? '', verdict },
        findings: told,
    }));
    const merged = (0,phrases/* freshFindings */.HD)({ legs, findings: [] });
    const found = (0,overview/* foundOf */.A6)(merged.map((one) => hidden(foundPhrase(one, (0,text_text/* text */.Qq) ` ${(0,told/* sayingOf */.NM)(one.finding)}${(0,worse/* worsePhrase */.c)(one.finding)} Fix: ${(0,told/* adviceOf */.wr)(one.finding)}`))), merged.map((one) => hidden(foundPhrase(one, text_text/* NO_TEXT */.gd))));
    const verdicts = (0,overview/* verdictsOf */.W5)(views.map(({ report, show }) => [
        show(clusterName(report)),
        report.verdict,
        show(clusterHeadline(report)),
    ]));
    const causes = causesOf(views);
    const unknown = (0,overview/* notKnown */.bh)(causes.map((one) => hidden((0,merge_unknown/* causePhrase */.ls)(one, views.length))));
    const { above, left, countOf } = (0,overview/* overview */.M0)([unknown, verdicts, found], maxBytes);
    const sayings = new Set(merged.slice(0, countOf(found)).map(({ finding }) => keyOf(finding)));
    return {
        ...{ shown: above, left },
        hasFinding: (finding) => sayings.has(keyOf(finding)),
        hasProblem: saidOf(causes.slice(0, countOf(unknown))),
    };
}
function causesOf(views) {
    return [errorsOf, unjudgedOf, unexplainedOf].flatMap((causes) => (0,merge_unknown/* sharedCauses */.YJ)(views.map(({ report }) => ({ cluster: report.plan.cluster ?? '', causes: causes(report) }))));
}
function errorsOf({ plan }) {
    return plan.problems.filter(({ severity }) => severity === 'error').map(causeOf);
}
function unjudgedOf({ plan }) {
    return plan.problems
        .filter(({ severity, isUnjudged }) => severity !== 'error' && isUnjudged === true)
        .map(causeOf);
}
function unexplainedOf(report) {
    const isExplained = errorsOf(report).length + unjudgedOf(report).length > 0;
    return report.verdict === 'unknown' && !isExplained ? [null] : [];
}
function causeOf({ code: id, message, place }) {
    return { code: id, message: (0,render/* toPlain */.Ul)(message), at: place && (0,names/* placeText */.Z9)(place, true) };
}
function saidOf(shown) {
    const counts = new Map(shown.map(({ cause, clusters }) => [(0,merge_unknown/* causeKey */.rI)(cause), clusters.length]));
    return (problem) => {
        const count = counts.get((0,merge_unknown/* causeKey */.rI)(causeOf(problem)));
        return count === undefined ? null : count > 1 ? 'whole' : 'words';
    };
}
function foundPhrase(one, message) {
    return (0,text_text/* text */.Qq) `${(0,phrases/* findingPhrase */.Tc)(one, false)}:${(0,names/* placesPhrase */.OK)(one.all.flatMap(phrases/* placesOf */.ek))}${message}`;
}
function keyOf({ severity, rule, message }) {
    return JSON.stringify([severity, rule, message]);
}
const FOLDED = {
    pass: (0,text_text/* literal */.eu)('Passes: '),
    warn: (0,text_text/* literal */.eu)('Warnings: '),
    fail: (0,text_text/* literal */.eu)('Fails: '),
    unknown: (0,text_text/* literal */.eu)('Not known: '),
};
function partOf(report, options, above) {
    const { showInFold } = (0,view/* viewOf */.d)(report, options.detail);
    const cluster = options.detail === 'none' ? (0,text_text/* literal */.eu)('a cluster') : clusterName(report);
    return (0,text_escape/* fold */.AU)(showInFold((0,text_text/* text */.Qq) `${FOLDED[report.verdict]}${cluster}`), (0,markdown/* renderBody */.lc)(report, options, above));
}
function leftOut(clusters) {
    return (0,render/* toMarkdown */.l6)((0,text_text/* text */.Qq) `The plans of ${(0,amounts/* amount */.vj)(clusters, 'cluster')} are left out for length; the JSON report has them.`);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/text/layout.js
var layout = __webpack_require__(32327);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/text/index.js + 6 modules
var report_text = __webpack_require__(76670);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/clusters/text.js







function renderClustersText(run, options) {
    const paint = (0,layout/* painter */.C2)(options.colour);
    const reports = (0,run_report/* worstClustersFirst */.l)(run);
    const names = reports.map((report) => (0,render/* toTerminal */.yw)(clusterName(report)));
    const width = Math.max(...names.map((name) => name.length));
    const lines = reports.map((report, index) => {
        const { word: verdict, style: colour } = report_text/* VERDICTS */.b[report.verdict];
        const padded = (names[index] ?? '').padEnd(width);
        return `  ${padded}  ${paint(colour, verdict.padEnd(7))}  ${(0,render/* toTerminal */.yw)(clusterHeadline(report))}`;
    });
    const title = (0,layout/* titleLines */.wh)(report_text/* VERDICTS */.b[run.verdict], (0,phrases/* verdictsPhrase */.om)(run.reports), options.width, paint);
    const parts = reports.map((report, index) => {
        const ruler = `== ${names[index] ?? ''} `.padEnd(Math.max(40, options.width), '=');
        return `${(0,text_escape/* logSafe */.sN)(paint('bold', ruler))}\n\n${(0,report_text/* renderText */.S)(report, options)}`;
    });
    return [(0,layout/* blocksText */.qs)([[...title, ...lines]]), ...parts.toReversed()].join('\n');
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/choice/hidden-names.js
var hidden_names = __webpack_require__(51752);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/sarif/index.js





const RESULTS_PER_RUN = 5_000;
const RESULT_BYTES = 8_000_000;
const LEVELS = {
    error: 'error',
    warning: 'warning',
    info: 'note',
};
const BASELINE = {
    new: 'new',
    worsened: 'updated',
    unchanged: 'unchanged',
};
function renderSarif(run, { detail, rulePage }) {
    const several = run.reports.length > 1;
    const all = (0,run_report/* worstClustersFirst */.l)(run).flatMap((report) => resultsOf(report, detail, several));
    const chosen = shown(all);
    const ids = [...new Set(chosen.map(({ ruleId }) => ruleId))].sort();
    const results = chosen.map((result) => resultJson(result, ids.indexOf(result.ruleId)));
    const log = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'fleetplan', rules: ids.map((id) => ruleOf(id, rulePage(id))) } },
                invocations: [
                    { executionSuccessful: run.verdict !== 'unknown', ...sarif_leftOut(all.length - results.length) },
                ],
                columnKind: 'utf16CodeUnits',
                results,
            },
        ],
    };
    return `${(0,text_escape/* jsonLogSafe */.yJ)(JSON.stringify(log, null, 2))}\n`;
}
const WORST_FIRST = { error: 0, warning: 1, note: 2 };
function shown(results) {
    const worst = results.toSorted((a, b) => WORST_FIRST[a.level] - WORST_FIRST[b.level]);
    let bytes = 0;
    const within = worst.findIndex((result) => (bytes += (0,text_escape/* bytesOf */.$$)(JSON.stringify(result)) + OVERHEAD) > RESULT_BYTES);
    return worst.slice(0, Math.min(RESULTS_PER_RUN, within < 0 ? worst.length : within));
}
const OVERHEAD = 1_000;
function sarif_leftOut(count) {
    if (count === 0)
        return {};
    const text = `${count} more results are not in this file, as code scanning would not show them; the JSON report has them.`;
    return { toolExecutionNotifications: [{ level: 'warning', message: { text } }] };
}
function resultsOf(report, detail, several) {
    const hide = (0,hidden_names/* hiderOf */.S)(report, detail);
    const { cluster } = report.plan;
    const whose = several ? `${cluster ?? '(no name)'}: ` : '';
    const text = (given) => (0,text_escape/* annotationText */.xr)(`${whose}${hide(given)}`.replaceAll('\n', ' ')).replaceAll('](', '] (');
    const results = [
        ...report.plan.problems.map((problem) => ofProblem(problem, report, text)),
        ...[...report.findings, ...report.waived].flatMap((finding) => ofFinding(finding, report, text) ?? []),
    ];
    return several
        ? results.map((result) => ({ ...result, fingerprint: shortHash([cluster, result.fingerprint]) }))
        : results;
}
function ofProblem({ code, severity, message, place }, report, text) {
    return {
        ruleId: code,
        level: LEVELS[severity],
        text: text((0,render/* toPlain */.Ul)(message)),
        place: place ?? anyPlace(report),
        fingerprint: shortHash([code, place?.file ?? null, (0,render/* toPlain */.Ul)(message)]),
        baseline: null,
        accepted: null,
    };
}
function ofFinding(finding, report, text) {
    const { rule, severity, status, message, remediation, place, fingerprint, waiver } = finding;
    if (status === 'fixed')
        return null;
    const says = remediation === '' ? message : `${message} Fix: ${remediation}`;
    return {
        ruleId: rule,
        level: LEVELS[severity],
        text: text(says),
        place: place ?? anyPlace(report),
        fingerprint,
        baseline: report.plan.base === null ? null : BASELINE[status],
        accepted: waiver && text(`${waiver.owner}, until ${waiver.expires}: ${waiver.reason}`),
    };
}
function shortHash(of) {
    return (0,canonical/* sha256 */.s)(of).slice('sha256:'.length, 'sha256:'.length + 16);
}
function ruleOf(id, page) {
    const about = page === null ? `Problem of the input: ${id}` : firstParagraph(page);
    const short = { text: (0,text_escape/* shorten */.ml)(about, DESCRIPTION) };
    const help = page ?? `${about}. The message of each result says what to do.`;
    return {
        ...{ id, name: id, shortDescription: short, fullDescription: short },
        help: { text: help, markdown: help },
        properties: { tags: [page === null ? 'input' : 'rollout'] },
    };
}
const DESCRIPTION = 1_024;
function firstParagraph(page) {
    return (page.split(/\n{2,}/)[1] ?? page).replaceAll('\n', ' ');
}
function resultJson({ ruleId, level, text, place, fingerprint, baseline, accepted }, ruleIndex) {
    return {
        ruleId,
        ruleIndex,
        level,
        message: { text },
        locations: [locationOf(place)],
        partialFingerprints: { primaryLocationLineHash: fingerprint },
        ...(baseline === null ? {} : { baselineState: baseline }),
        ...(accepted === null
            ? {}
            : { suppressions: [{ kind: 'external', status: 'accepted', justification: accepted }] }),
    };
}
function anyPlace({ plan }) {
    return plan.policies[0]?.place ?? { file: '.github/fleetplan.yml', line: 1, column: 1 };
}
function locationOf({ file, line, column }) {
    return {
        physicalLocation: {
            artifactLocation: { uri: uriOf(file), uriBaseId: '%SRCROOT%' },
            region: { startLine: Math.max(1, line), startColumn: Math.max(1, column) },
        },
    };
}
function uriOf(file) {
    return file
        .split('/')
        .map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')))
        .join('/');
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/json/fields.js
var fields = __webpack_require__(94211);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/annotations.js






const ANNOTATIONS_PER_LEVEL = 10;
const annotations_LEVELS = {
    error: 'error',
    warning: 'warning',
    info: 'notice',
};
function annotationsOfRun(run, detail = 'full') {
    const isOne = run.reports.length === 1;
    const all = (0,run_report/* worstClustersFirst */.l)(run).flatMap((report) => ofReport(report, isOne ? '' : `${report.plan.cluster ?? '(no name)'}: `, detail));
    return LOG_LEVELS.flatMap((level) => limited(level, all.filter((annotation) => annotation.level === level)));
}
const LOG_LEVELS = ['error', 'warning', 'notice'];
function ofReport(report, where, detail) {
    const { fresh, decisive } = (0,selection/* selectionOf */.Wm)(report).findings;
    const hide = (0,hidden_names/* hiderOf */.S)(report, detail);
    return [
        ...report.plan.problems.map((problem) => annotations_ofProblem(problem, where, hide)),
        ...(0,selection/* worstFirst */.md)([...decisive, ...fresh]).map((finding) => annotations_ofFinding(finding, where, hide)),
    ];
}
function limited(level, annotations) {
    if (annotations.length <= ANNOTATIONS_PER_LEVEL)
        return [...annotations];
    const shown = annotations.slice(0, ANNOTATIONS_PER_LEVEL - 1);
    const more = annotations.length - shown.length;
    const message = `${more} more of this level are in the job summary and in the JSON report.`;
    return [
        ...shown,
        { level, file: null, line: null, column: null, title: `fleetplan: ${more} more`, message },
    ];
}
function annotations_ofProblem({ severity, code, message, place }, where, hide) {
    return {
        level: annotations_LEVELS[severity],
        ...(0,fields/* placeJson */.w)(place),
        title: annotations_text(`fleetplan: ${where}${code}`),
        message: annotations_text(hide((0,render/* toPlain */.Ul)(message))),
    };
}
function annotations_ofFinding({ severity, rule, message, remediation, place }, where, hide) {
    const what = annotations_text(hide(message));
    const body = remediation === '' ? what : `${what}\nFix: ${annotations_text(hide(remediation))}`;
    return {
        level: annotations_LEVELS[severity],
        ...(0,fields/* placeJson */.w)(place),
        title: annotations_text(`fleetplan: ${where}${rule}`),
        message: body,
    };
}
function annotations_text(given) {
    return (0,text_escape/* logSafe */.sN)((0,text_escape/* annotationText */.xr)(given.replaceAll('\n', ' ')));
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/inline.js







function inlineMarker(fingerprint) {
    return (0,text_escape/* sourceOf */.vz)((0,text_escape/* fixedComment */.qn)(`fleetplan inline ${fingerprint}`));
}
function newFindings(run) {
    return (0,run_report/* worstClustersFirst */.l)(run).flatMap((report) => (0,selection/* worstFirst */.md)((0,selection/* selectionOf */.Wm)(report).findings.fresh)
        .filter(({ status, severity }) => (status === 'new' || status === 'worsened') && severity !== 'info')
        .map((finding) => ({ report, finding })));
}
function renderInline(report, finding, detail, line) {
    const hide = (0,hidden_names/* hiderOf */.S)(report, detail);
    const advice = (0,told/* adviceOf */.wr)(finding);
    const fix = (0,text_text/* isEmpty */.Im)(advice) ? [] : [(0,text_escape/* gfm */.Te) `**Fix:** ${(0,render/* toMarkdown */.l6)((0,text_text/* redacted */.pc)(advice, hide))}`];
    const offered = line === null ? null : (0,text_escape/* suggestion */.h)(line);
    const blocks = [
        (0,render/* toMarkdown */.l6)((0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(finding.rule)} ${(0,text_text/* redacted */.pc)((0,told/* sayingOf */.NM)((0,told/* alone */.QR)(finding)), hide)}`),
        ...fix,
        ...(offered
            ? [(0,text_escape/* gfm */.Te) `Planned again with this line, the finding is gone and no other is new or worse.`, offered]
            : []),
    ];
    return `${inlineMarker(finding.fingerprint)}\n${(0,text_escape/* sourceOf */.vz)((0,text_escape/* joinMarkdown */.UF)(blocks, text_escape/* EMPTY_LINE */.ZS))}\n`;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/html/mark.js
var mark = __webpack_require__(78094);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/blocks.js
var blocks = __webpack_require__(70477);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/unjudged.js




const TITLE = (0,text_escape/* fixedText */.GT)('### ❓ fleetplan could not evaluate this change');
const DRIFT_TITLE = (0,text_escape/* fixedText */.GT)('### ❓ fleetplan could not evaluate what changed');
function renderUnjudged(reason, runUrl) {
    return bodyOf(reason, runUrl, TITLE);
}
function renderUnjudgedComment(reason, runUrl, key) {
    return (0,marker/* markedComment */.EK)(key, Infinity, () => renderUnjudged(reason, runUrl));
}
function renderUnjudgedIssue(reason, runUrl, key) {
    const digest = `${UNJUDGED}${(0,canonical/* sha256 */.s)(reason)}`;
    return `${(0,text_escape/* sourceOf */.vz)((0,marker/* markerLine */.B_)({ key, digest }))}\n${bodyOf(reason, runUrl, DRIFT_TITLE)}`;
}
function renderJudgedAgain(key) {
    const says = (0,text_escape/* fixedText */.GT)('Evaluated again: see the issue of each cluster.');
    return (0,text_escape/* sourceOf */.vz)((0,text_escape/* gfm */.Te) `${(0,marker/* markerLine */.B_)({ key, digest: `${UNJUDGED}over` })}\n${says}\n`);
}
const UNJUDGED = 'unjudged:';
function bodyOf(reason, runUrl, title) {
    return (0,blocks/* blocksText */.qs)([title, (0,text_escape/* plain */.pj)(reason), ...(0,blocks/* runBlocks */.gP)(runUrl)]);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/summary.js



const SUMMARY_BYTES = 900 * 1024;
function renderSummary(report, options) {
    return (0,text_escape/* sourceOf */.vz)((0,markdown/* renderBody */.lc)(report, { ...options, maxBytes: SUMMARY_BYTES }));
}
function renderRunSummary(run, options) {
    if (run.reports.length === 1)
        return renderSummary(run.reports[0], options);
    return (0,text_escape/* sourceOf */.vz)(renderClustersBody(run, { ...options, maxBytes: SUMMARY_BYTES }));
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/index.js















const DEFAULTS = {
    colour: false,
    width: 100,
    detail: 'full',
    key: null,
    runUrl: null,
    maxBytes: markdown/* COMMENT_BYTES */.GJ,
    rulePage: () => null,
};
function printerOf(printers) {
    return (report, format, options = {}) => printers[format](report, { ...DEFAULTS, ...options });
}
const RENDERERS = {
    text: { one: report_text/* renderText */.S, several: renderClustersText },
    markdown: { one: markdown/* renderComment */.wQ, several: renderClustersComment },
    json: { one: json/* renderJson */.hF, several: renderClustersJson },
    sarif: { one: (report, options) => renderSarif((0,run_report/* runReport */.q)([report]), options), several: renderSarif },
};
const FORMATS = Object.keys(RENDERERS);
function report_render(report, format, options = {}) {
    const renderer = RENDERERS[format];
    return renderer.one(report, { ...DEFAULTS, ...options });
}
function renderRun(run, format, options = {}) {
    if (run.reports.length === 1)
        return report_render(run.reports[0], format, options);
    const renderer = RENDERERS[format];
    return renderer.several(run, { ...DEFAULTS, ...options });
}


/***/ }),

/***/ 94211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ fieldsOf),
/* harmony export */   w: () => (/* binding */ placeJson)
/* harmony export */ });
function fieldsOf(object, ...keys) {
    const fields = {};
    for (const key of keys)
        fields[key] = object[key];
    return fields;
}
function placeJson(place) {
    return { file: place?.file ?? null, line: place?.line ?? null, column: place?.column ?? null };
}


/***/ }),

/***/ 95774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f$: () => (/* binding */ SCHEMA_VERSION),
  s$: () => (/* binding */ jsonText),
  hF: () => (/* binding */ renderJson),
  l4: () => (/* binding */ reportJson)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/instant-text.js
var instant_text = __webpack_require__(5357);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/held.js
var held = __webpack_require__(29861);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/table/deleted.js
var deleted = __webpack_require__(18655);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/index.js + 4 modules
var text_escape = __webpack_require__(13499);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/headline/title.js + 2 modules
var title = __webpack_require__(31389);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/choice/hidden-names.js
var hidden_names = __webpack_require__(51752);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/instants.js
var instants = __webpack_require__(75133);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(22490);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/choice/selection.js
var selection = __webpack_require__(17463);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers/together.js
var together = __webpack_require__(95172);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(24705);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/json/fields.js
var fields = __webpack_require__(94211);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/json/group.js




function groupJson(group) {
    const { inFlight, ifNext, expiries } = group;
    const stage = (0,system/* factOf */.yD)(group, 'stage');
    return {
        ...(0,fields/* fieldsOf */.P)(group, 'name', 'unit', 'matched', 'targets'),
        ceiling: (0,fields/* fieldsOf */.P)(group.ceiling, 'declared', 'enforced'),
        allowed: group.allowed.map(spanJson),
        strategy: group.strategy,
        batches: group.batches.map(batchJson),
        ...(0,fields/* fieldsOf */.P)(group, 'peakAtOnce', 'peakPercent', 'worstLoss', 'stops'),
        start: (0,instants/* instantOrNull */.gy)(group.start),
        finish: (0,instants/* instantOrNull */.gy)(group.finish),
        outcome: group.outcome,
        why: group.why,
        inFlight: inFlight && { targets: inFlight.targets, end: (0,instants/* instantOrNull */.gy)(inFlight.end) },
        ifNext: ifNext && { policies: ifNext.policies.map(refJson), ...(0,fields/* fieldsOf */.P)(ifNext, 'outcome', 'why') },
        outBefore: group.outBefore,
        blocked: group.blocked.map((one) => (0,fields/* fieldsOf */.P)(one, 'target', 'why')),
        brakes: group.brakes,
        domains: group.domains.map((one) => (0,fields/* fieldsOf */.P)(one, 'key', 'value', 'matched', 'peakAtOnce', 'batch')),
        ...(0,fields/* fieldsOf */.P)(group, 'selected', 'lostTo', 'carriedOver'),
        pick: (0,system/* factOf */.yD)(group, 'pick'),
        availability: (0,system/* factOf */.yD)(group, 'availability'),
        pauses: stage?.pauses?.map(pauseJson),
        awaitsPerson: stage?.awaitsPerson,
        byAge: expiries && expiriesJson(expiries),
        rolls: refJson(group.rolls),
        declaredIn: refJson(group.declaredIn),
        production: group.production,
        fix: group.fix ?? undefined,
        extremes: group.extremes ?? undefined,
        bake: (0,system/* factOf */.yD)(group, 'bake'),
        resting: (0,system/* factOf */.yD)(group, 'resting'),
    };
}
function pauseJson({ kind, ms, guards }) {
    return { kind, seconds: ms === null ? null : ms / 1000, holdsBack: guards };
}
function expiriesJson({ expired, clusters, later, followedTo }) {
    return {
        targets: expired.length,
        clusters: clusters.map((cluster) => ({
            from: (0,instant_text/* formatInstant */.r)(cluster.from),
            to: (0,instant_text/* formatInstant */.r)(cluster.to),
            targets: cluster.expired,
            out: cluster.worst.out,
            limit: cluster.worst.limit,
            at: (0,instant_text/* formatInstant */.r)(cluster.worst.at),
        })),
        later: { targets: later.length, first: (0,instants/* instantOrNull */.gy)(later[0]?.at ?? null) },
        followedTo: (0,instants/* instantOrNull */.gy)(followedTo),
    };
}
function spanJson(span) {
    return {
        reason: span.reason,
        from: (0,instant_text/* formatInstant */.r)(span.from),
        to: (0,instant_text/* formatInstant */.r)(span.to),
        ...(0,fields/* fieldsOf */.P)(span, 'limit', 'remaining'),
    };
}
function batchJson(batch) {
    return {
        ...(0,fields/* fieldsOf */.P)(batch, 'index', 'size', 'targets'),
        start: (0,instant_text/* formatInstant */.r)(batch.start),
        end: (0,instants/* instantOrNull */.gy)(batch.end),
        ...(0,fields/* fieldsOf */.P)(batch, 'succeeded', 'failed'),
    };
}
function refJson(ref) {
    return (0,fields/* fieldsOf */.P)(ref, 'system', 'kind', 'namespace', 'name');
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(19125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/outcome-of.js
var outcome_of = __webpack_require__(87388);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/json/policy.js







function policyJson(diff, inCluster) {
    const drains = (0,system/* factOf */.yD)(diff.head, 'drain-limit');
    const recorded = diff.head ? (0,system/* factsOf */.xS)(diff.head, 'recorded-state') : [];
    return {
        system: diff.ref.system,
        apiVersion: diff.apiVersion,
        ...(0,fields/* fieldsOf */.P)(diff.ref, 'kind', 'namespace', 'name'),
        ...(0,fields/* fieldsOf */.P)(diff.place, 'file', 'line'),
        change: diff.change,
        base: diff.base && effectJson(diff.base),
        head: diff.head && effectJson(diff.head),
        changeEffect: changeJson(diff.head?.change ?? null),
        starts: diff.head !== null && !(0,outcome_of/* startsNothing */.$D)(diff.head),
        notes: (diff.head?.notes ?? []).map((note) => (0,render/* toPlain */.Ul)((0,text_text/* asText */.e1)(note))),
        sameEffect: diff.sameEffect,
        moved: diff.moved.map((one) => (0,fields/* fieldsOf */.P)(one, 'target', 'from', 'to')),
        touchedThrough: diff.touchedThrough.map(refJson),
        inCluster: inCluster || undefined,
        drains: drains && drainsJson(drains),
        byDefinition: (0,system/* factOf */.yD)(diff.head, 'by-definition'),
        recorded: recorded.length > 0 ? recorded.map(recordedJson) : undefined,
    };
}
function effectJson(policy) {
    const { effect } = policy;
    return {
        groups: effect.groups.map(groupJson),
        ...(0,fields/* fieldsOf */.P)(effect, 'peakAtOnce', 'worstLoss', 'outcome'),
        starts: (0,outcome_of/* startsOf */.jb)(policy),
        finish: (0,instants/* instantOrNull */.gy)(effect.finish),
        start: (0,instants/* instantOrNull */.gy)(effect.start),
        stops: effect.stops,
    };
}
function recordedJson({ of, target, state, since, until, held }) {
    return { of, target, state, since: (0,instants/* instantOrNull */.gy)(since), until: (0,instants/* instantOrNull */.gy)(until), held };
}
function drainsJson(drains) {
    return {
        ...(0,fields/* fieldsOf */.P)(drains, 'expectedPods', 'desiredHealthy', 'currentHealthy', 'disruptionsAllowed', 'pods', 'nodes'),
        held: drains.held.map((one) => (0,fields/* fieldsOf */.P)(one, 'cause', 'pods', 'nodes', 'forGood', 'says', 'fix')),
    };
}
function changeJson(change) {
    return (change && {
        kind: change.kind,
        says: (0,render/* toPlain */.Ul)((0,text_text/* asText */.e1)(change.says)),
        ...(0,fields/* fieldsOf */.P)(change, 'batched', 'targetsAtOnce'),
        ...(0,fields/* placeJson */.w)(change.place),
    });
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/json/index.js













const SCHEMA_VERSION = 1;
function renderJson(report) {
    return jsonText(reportJson(report));
}
function jsonText(value) {
    return `${(0,text_escape/* jsonLogSafe */.yJ)(JSON.stringify(value, null, 2))}\n`;
}
function reportJson(report) {
    const { plan } = report;
    return {
        schemaVersion: SCHEMA_VERSION,
        verdict: report.verdict,
        digest: plan.digest,
        at: (0,instant_text/* formatInstant */.r)(plan.at),
        horizon: { from: (0,instant_text/* formatInstant */.r)(plan.horizon.from), to: (0,instant_text/* formatInstant */.r)(plan.horizon.to) },
        snapshot: snapshotJson(plan.snapshot),
        policies: plan.policies.map((diff) => policyJson(diff, (0,held/* isHeld */.i)(diff, plan))),
        combined: {
            base: plan.base && combinedJson(plan.base.combined, (0,together/* begunTogether */.SM)(plan.base)),
            head: { ...combinedJson(plan.head.combined, (0,together/* begunTogether */.SM)(plan.head)), ...removedJson(plan.policies) },
        },
        findings: [...report.findings, ...report.waived].map(findingJson),
        problems: plan.problems.map(problemJson),
        wouldFail: report.wouldFail,
        failOn: report.failOn,
        sides: { base: report.sides.base, head: report.sides.head },
        rulesFrom: report.rulesFrom,
        notices: report.notices.map(render/* toPlain */.Ul),
        assumedVersions: plan.head.assumedVersions.map(({ system, version, why }) => ({ system, version, why })),
        timeZone: plan.timeZone,
        cluster: plan.cluster,
        headline: (0,hidden_names/* hiderOf */.S)(report, 'counts')((0,render/* toTerminal */.yw)((0,title/* titlePhrase */.S)(report, (0,selection/* selectionOf */.Wm)(report)))),
    };
}
function snapshotJson(snapshot) {
    return {
        ...(0,fields/* fieldsOf */.P)(snapshot, 'nodes', 'ready', 'clusters'),
        takenAt: (0,instants/* instantOrNull */.gy)(snapshot.takenAt),
        digest: snapshot.digest,
    };
}
function combinedJson(combined, withoutNext) {
    const begunOf = begunByDomain(combined);
    return {
        peakAtOnce: withoutNext.peakAtOnce,
        peakAt: (0,instants/* instantOrNull */.gy)(withoutNext.peakAt),
        byDomain: combined.byDomain.map((domain) => domainJson(domain, begunOf(domain))),
        unit: combined.unit,
        contributors: contributorsJson(withoutNext.contributors),
        withNext: isSame(combined, withoutNext)
            ? null
            : {
                ...togetherJson(combined),
                byDomain: combined.byDomain.map((domain) => domainJson(domain, domain.peakAtOnce)),
            },
        scopes: combined.scopes
            .filter(({ peakAtOnce }) => peakAtOnce > 0)
            .map(({ scope, unit, members, withoutNext, ...together }) => ({
            scope,
            unit,
            members,
            ...togetherJson(together),
            withoutNext: isSame(together, withoutNext) ? null : togetherJson(withoutNext),
        })),
        shared: combined.shared.map(sharedJson),
        ...overlapsJson(combined),
    };
}
function removedJson(policies) {
    const removed = (0,deleted/* deletedAtOnce */.Mu)({ touched: policies }).map(({ diff, targets, unit }) => {
        return { policy: refJson(diff.ref), targets, unit };
    });
    return removed.length === 0 ? {} : { removedAtOnce: removed };
}
function domainJson({ key, value, matched }, peakAtOnce) {
    return { key, value, matched, peakAtOnce };
}
function begunByDomain({ scopes }) {
    const peaks = new Map(scopes.flatMap(({ scope, withoutNext }) => scope.kind === 'domain'
        ? [[JSON.stringify([scope.key, scope.value]), withoutNext.peakAtOnce]]
        : []));
    return ({ key, value, peakAtOnce }) => peaks.get(JSON.stringify([key, value])) ?? peakAtOnce;
}
function isSame(a, b) {
    const isAlike = a.peakAtOnce === b.peakAtOnce && a.peakAt === b.peakAt;
    return isAlike && JSON.stringify(a.contributors) === JSON.stringify(b.contributors);
}
function togetherJson({ peakAtOnce, peakAt, contributors }) {
    return { peakAtOnce, peakAt: (0,instants/* instantOrNull */.gy)(peakAt), contributors: contributorsJson(contributors) };
}
function contributorsJson(contributors) {
    return contributors.map(({ policy, out, isNext }) => ({ policy: policy && refJson(policy), out, isNext }));
}
function findingJson(finding) {
    return {
        ...(0,fields/* fieldsOf */.P)(finding, 'rule', 'severity', 'status'),
        breaks: finding.breaks,
        ...(0,fields/* fieldsOf */.P)(finding, 'message', 'remediation'),
        policy: finding.policy && refJson(finding.policy),
        group: finding.group,
        ...(0,fields/* placeJson */.w)(finding.place),
        ...(0,fields/* fieldsOf */.P)(finding, 'fingerprint', 'evidence', 'waiver', 'magnitude', 'before'),
    };
}
function problemJson(problem) {
    const { severity, code, message, place } = problem;
    return { severity, code, message: (0,render/* toPlain */.Ul)(message), ...(0,fields/* placeJson */.w)(place) };
}
const PAIRS_WRITTEN = 200;
function overlapsJson({ overlaps }) {
    const written = overlaps.length > PAIRS_WRITTEN ? worstOf(overlaps) : overlaps;
    const leftOut = overlaps.length - written.length;
    return {
        overlaps: written.map((overlap) => ({
            policies: overlap.policies.map(({ ref, atOnce }) => ({ policy: refJson(ref), atOnce })),
            ...(0,fields/* fieldsOf */.P)(overlap, 'targets', 'togetherAtOnce', 'isPossible'),
        })),
        overlapsLeftOut: leftOut > 0 ? leftOut : undefined,
    };
}
const OTHERS_WRITTEN = 20;
function sharedJson(shared) {
    const leftOut = shared.others.length - OTHERS_WRITTEN;
    return {
        policy: refJson(shared.policy),
        others: shared.others.slice(0, OTHERS_WRITTEN).map(refJson),
        othersLeftOut: leftOut > 0 ? leftOut : undefined,
        ...(0,fields/* fieldsOf */.P)(shared, 'targets', 'ownPeakAtOnce', 'peakAtOnce'),
    };
}
function worstOf(overlaps) {
    return [...overlaps]
        .sort((a, b) => Number(a.isPossible) - Number(b.isPossible) || b.togetherAtOnce - a.togetherAtOnce)
        .slice(0, PAIRS_WRITTEN);
}


/***/ }),

/***/ 70477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HE: () => (/* binding */ bulletBlocks),
/* harmony export */   gP: () => (/* binding */ runBlocks),
/* harmony export */   qs: () => (/* binding */ blocksText)
/* harmony export */ });
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13499);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19125);



function blocksText(blocks) {
    return `${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceOf */ .vz)((0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .joinMarkdown */ .UF)(blocks, _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .EMPTY_LINE */ .ZS))}\n`;
}
function bulletBlocks(phrases) {
    const items = phrases.map((phrase) => (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `- ${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_1__/* .toMarkdown */ .l6)(phrase)}`);
    return items.length === 0 ? [] : [(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .joinMarkdown */ .UF)(items, _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .NEWLINE */ .Xy)];
}
function runBlocks(runUrl) {
    const run = runUrl === null ? null : (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `This run`, runUrl);
    return run ? [run] : [];
}


/***/ }),

/***/ 83305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ad: () => (/* binding */ problemsSection),
/* harmony export */   Dk: () => (/* binding */ problemItem),
/* harmony export */   WT: () => (/* binding */ findingsSection),
/* harmony export */   Z8: () => (/* binding */ noticesSection),
/* harmony export */   dY: () => (/* binding */ findingItem),
/* harmony export */   s_: () => (/* binding */ findingCounts)
/* harmony export */ });
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13499);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49587);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19125);
/* harmony import */ var _choice_selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17463);
/* harmony import */ var _words_worse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62867);
/* harmony import */ var _choice_told_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74360);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28840);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75847);








const SEVERITY_SIGNS = {
    error: (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedText */ .GT)('❌'),
    warning: (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedText */ .GT)('⚠️'),
    info: (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedText */ .GT)('ℹ'),
};
function findingItem(view, finding) {
    const { rule, severity, status } = finding;
    const advice = (0,_choice_told_js__WEBPACK_IMPORTED_MODULE_5__/* .adviceOf */ .wr)(finding);
    const says = view.show((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${placesText(finding)} ${(0,_choice_told_js__WEBPACK_IMPORTED_MODULE_5__/* .sayingOf */ .NM)(finding)}${(0,_words_worse_js__WEBPACK_IMPORTED_MODULE_4__/* .worsePhrase */ .c)(finding)}`);
    const item = (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `- ${SEVERITY_SIGNS[severity]} **${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(rule)}**${says}`;
    if (status === 'fixed' || (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .isEmpty */ .Im)(advice))
        return item;
    return (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `${item} **Fix:** ${view.show(advice)}${baseLine(view, finding)}`;
}
function baseLine(view, { before, status }) {
    return before === null || status !== 'worsened'
        ? _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING */ .K$
        : (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `\n  - ${view.show((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `Base: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(before)}`)}`;
}
function placesText({ place, alsoAt }) {
    return (0,_words_names_js__WEBPACK_IMPORTED_MODULE_1__/* .placesPhrase */ .OK)([...(place ? [place] : []), ...alsoAt].map((at) => (0,_words_names_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9)(at)));
}
function findingCounts(findings) {
    const byRule = new Map();
    for (const { rule, severity } of (0,_choice_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .worstFirst */ .md)(findings)) {
        const entry = byRule.get(rule) ?? { severity, count: 0 };
        byRule.set(rule, entry);
        entry.count++;
    }
    return [...byRule].map(([rule, { severity, count }]) => (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `- ${SEVERITY_SIGNS[severity]} ${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(rule)} ${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedText */ .GT)(count === 1 ? 'once' : `${count} times`)}`);
}
function findingsSection(view, title, findings, weight) {
    const about = {
        title: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)(title.toLowerCase()),
        summary: [(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .summaryText */ .g5)(`${title} (${findings.length})`)],
        weight,
    };
    return view.detail === 'none'
        ? (0,_fit_js__WEBPACK_IMPORTED_MODULE_6__/* .sectionOf */ .ZE)(findingCounts(findings), (line) => line, { ...about, rowsAre: 'rule' })
        : (0,_fit_js__WEBPACK_IMPORTED_MODULE_6__/* .sectionOf */ .ZE)(findings, (finding) => findingItem(view, finding), { ...about, rowsAre: 'finding' });
}
function noticesSection(view, notices) {
    return (0,_fit_js__WEBPACK_IMPORTED_MODULE_6__/* .sectionOf */ .ZE)(notices, (notice) => (0,_table_js__WEBPACK_IMPORTED_MODULE_7__/* .phraseItem */ .Dm)(view, notice), {
        title: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `notices`,
        summary: [(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .summaryText */ .g5)(`Notices (${notices.length})`)],
        rowsAre: 'notice',
        weight: 1,
    });
}
function problemsSection(view, shown) {
    const order = ['error', 'warning', 'info'];
    const sorted = view.report.plan.problems
        .filter((problem) => view.problemsAbove.get(problem) !== 'whole')
        .filter((problem) => !shown.has(problem) || pictureOf(view, problem) !== null)
        .sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
    return (0,_fit_js__WEBPACK_IMPORTED_MODULE_6__/* .sectionOf */ .ZE)(sorted, (problem) => problemBlock(view, problem, shown.has(problem)), {
        title: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `problems of the input`,
        summary: [(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .summaryText */ .g5)(`Problems of the input (${sorted.length})`)],
        rowsAre: 'problem',
        weight: 8,
    });
}
function problemBlock(view, problem, isShown) {
    const lines = pictureOf(view, problem);
    const item = isShown
        ? (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `- ${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(problem.code)}${view.show(whereOf(problem))}`
        : problemItem(view, problem);
    return lines === null ? item : (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `${item}\n\n${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fenced */ .OF)(lines)}\n`;
}
function pictureOf({ detail }, { picture }) {
    return detail === 'full' ? picture : null;
}
function problemItem(view, problem) {
    const shown = view.show((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${whereOf(problem)} ${problem.message}`);
    return (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `- ${SEVERITY_SIGNS[problem.severity]} ${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(problem.code)}${shown}`;
}
function whereOf({ place }) {
    return place ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) ` ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)('file', (0,_words_names_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9)(place, true))}` : _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd;
}


/***/ }),

/***/ 28840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uj: () => (/* binding */ fit),
/* harmony export */   ZE: () => (/* binding */ sectionOf),
/* harmony export */   __: () => (/* binding */ each),
/* harmony export */   cF: () => (/* binding */ omittedPhrase)
/* harmony export */ });
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13499);
/* harmony import */ var _words_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58882);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19125);




function sectionOf(items, rowOf, section) {
    return items.length === 0 ? null : { ...section, rows: each(items, rowOf), count: items.length };
}
function* each(items, rowOf) {
    for (const item of items)
        yield rowOf(item);
}
const REST_BYTES = 160;
function fit(sections, bytes) {
    const folds = [];
    const omitted = [];
    let room = bytes;
    let weights = sections.reduce((sum, section) => sum + section.weight, 0);
    for (const section of sections) {
        const fitted = fitSection(section, Math.floor((room * section.weight) / weights));
        weights -= section.weight;
        const size = fitted ? (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesOf */ .$$)((0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceOf */ .vz)(fitted)) + 2 : 0;
        if (fitted && size <= room) {
            folds.push(fitted);
            room -= size;
        }
        else
            omitted.push(section.title);
    }
    return { folds, omitted };
}
function fitSection(section, bytes) {
    const separator = section.isOfBlocks ? _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .EMPTY_LINE */ .ZS : _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .NEWLINE */ .Xy;
    const empty = (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(section.summary, section.intro ?? _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING */ .K$);
    let room = bytes - (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesOf */ .$$)((0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceOf */ .vz)(empty)) - REST_BYTES;
    const rows = [];
    for (const row of section.rows) {
        room -= (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesOf */ .$$)((0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceOf */ .vz)(row)) + 2;
        if (room < 0)
            break;
        rows.push(row);
    }
    if (rows.length === 0 && section.count > 0)
        return null;
    const body = (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .joinMarkdown */ .UF)(section.intro ? [section.intro, ...rows] : rows, separator);
    return (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(section.summary, (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `${body}${rest(section, section.count - rows.length)}`);
}
function rest({ rowsAre }, left) {
    if (left <= 0)
        return _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING */ .K$;
    return (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `${_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .EMPTY_LINE */ .ZS}${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(left, `more ${rowsAre}`)}: left out for length, the JSON report has them.`)}`;
}
const OMITTED_SHOWN = 6;
function omittedPhrase(omitted) {
    if (omitted.length === 0)
        return null;
    const shown = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinTexts */ .B5)(omitted.slice(0, OMITTED_SHOWN), ', ');
    const more = omitted.length - OMITTED_SHOWN;
    const tail = more > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) ` and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(String(more))} more sections` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) ``;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `Left out for length: ${shown}${tail}. The JSON report has everything.`;
}


/***/ }),

/***/ 20417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ SIGNS),
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   bI: () => (/* binding */ HEAD_LINES),
/* harmony export */   tl: () => (/* binding */ rolls)
/* harmony export */ });
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13499);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19125);
/* harmony import */ var _headline_merging_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74921);
/* harmony import */ var _headline_short_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8156);
/* harmony import */ var _headline_title_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31389);
/* harmony import */ var _numbers_measures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79043);
/* harmony import */ var _numbers_together_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95172);
/* harmony import */ var _table_rows_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56260);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83305);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54797);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(75847);











const ITEMS_FIRST = 2;
const HEAD_LINES = 12;
const ITEMS_BYTES = 10_000;
const SIGNS = {
    pass: (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedText */ .GT)('✅'),
    warn: (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedText */ .GT)('⚠️'),
    fail: (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedText */ .GT)('❌'),
    unknown: (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedText */ .GT)('❓'),
};
function headOf(view) {
    const { report, selection } = view;
    const merging = view.detail === 'none' || !rolls(selection) ? [] : (0,_headline_merging_js__WEBPACK_IMPORTED_MODULE_2__/* .mergings */ .$r)(report.plan, selection);
    const above = aboveTable(view, merging);
    const items = itemsOf(view);
    const room = HEAD_LINES - above.length;
    const numbers = numbersOf(view, room - Math.min(ITEMS_FIRST, items.length));
    const together = togetherOf(view, room - numbers.lines - Math.min(1, items.length));
    const shown = fitting(items, room - numbers.lines - (together ? 1 : 0));
    const list = (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .joinMarkdown */ .UF)(shown.map(({ markdown }) => markdown), _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .NEWLINE */ .Xy);
    const blocks = [
        ...above,
        ...(numbers.markdown ? [numbers.markdown] : []),
        ...(together ? [together] : []),
        ...(shown.length > 0 ? [list] : []),
    ];
    return {
        markdown: (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .joinMarkdown */ .UF)(blocks, _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .EMPTY_LINE */ .ZS),
        shown: {
            findings: new Set([...view.above, ...shown.flatMap(({ finding }) => finding ?? [])]),
            problems: new Set([...view.problemsAbove.keys(), ...shown.flatMap(({ problem }) => problem ?? [])]),
            notices: new Set(shown.flatMap(({ notice }) => notice ?? [])),
            merging: new Set(merging.flatMap(({ subjects }) => subjects)),
        },
        rowsLeft: numbers.rowsLeft,
    };
}
function aboveTable(view, merging) {
    const { report, selection } = view;
    const wouldFail = report.verdict === 'fail' && report.failOn === 'never';
    return [
        titleOf(view),
        ...(wouldFail ? [(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `Would fail: reported only, as fail-on is never.`] : []),
        ...merging.map(({ phrase }) => view.show(phrase)),
        ...(selection.situation === 'unjudged' ? [(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedText */ .GT)(_headline_short_js__WEBPACK_IMPORTED_MODULE_3__/* .UNJUDGED_NUMBERS */ .mp)] : []),
    ];
}
function numbersOf(view, lines) {
    const { report, selection } = view;
    if ((0,_headline_short_js__WEBPACK_IMPORTED_MODULE_3__/* .isNothingRolled */ .C8)(selection))
        return { markdown: null, lines: 0, rowsLeft: [] };
    const rows = (0,_table_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .rowsOf */ .R)(report, selection).filter((row) => view.detail !== 'none' || !(0,_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .hasNames */ .P3)(row));
    if ((0,_headline_short_js__WEBPACK_IMPORTED_MODULE_3__/* .isShort */ .tQ)(report, selection))
        return { markdown: view.show((0,_headline_short_js__WEBPACK_IMPORTED_MODULE_3__/* .numbersSentence */ .MB)(selection, rows)), lines: 1, rowsLeft: [] };
    const shown = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .chosenRows */ .Cn)(rows, lines - TABLE_HEAD_LINES);
    const rowsLeft = rows.filter((row) => row.isTold !== true && !shown.includes(row));
    if (shown.length === 0)
        return { markdown: null, lines: 0, rowsLeft };
    return { markdown: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .tableOf */ .c_)(view, shown), lines: shown.length + TABLE_HEAD_LINES, rowsLeft };
}
const TABLE_HEAD_LINES = 2;
function rolls({ situation }) {
    return situation === 'planned' || situation === 'unjudged';
}
const PROBLEMS_FIRST = 4;
const UNJUDGED_FIRST = 1;
const NOTICES_FIRST = 1;
function itemsOf(view) {
    const { report, selection } = view;
    if (view.detail === 'none')
        return countItems(view);
    const problems = report.plan.problems.filter((problem) => !view.problemsAbove.has(problem));
    const errors = problems.filter(({ severity }) => severity === 'error');
    const unjudged = problems.filter(({ severity, isUnjudged }) => severity !== 'error' && isUnjudged === true);
    const besideNumbers = problems.filter(({ isOfTargets }) => isOfTargets === true && selection.situation === 'planned');
    const findings = view.told.filter((finding) => finding.severity !== 'info' && !view.above.has(finding));
    const itemOf = (problem) => ({ problem, make: () => (0,_findings_js__WEBPACK_IMPORTED_MODULE_8__/* .problemItem */ .Dk)(view, problem) });
    const notices = report.notices.map((notice) => ({
        notice,
        make: () => (0,_table_js__WEBPACK_IMPORTED_MODULE_10__/* .phraseItem */ .Dm)(view, (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `Note: ${notice}`),
    }));
    return [
        ...errors.slice(0, PROBLEMS_FIRST).map(itemOf),
        ...unjudged.slice(0, UNJUDGED_FIRST).map(itemOf),
        ...notices.slice(0, NOTICES_FIRST),
        ...findings.map((finding) => ({ finding, make: () => (0,_findings_js__WEBPACK_IMPORTED_MODULE_8__/* .findingItem */ .dY)(view, finding) })),
        ...besideNumbers.map(itemOf),
        ...errors.slice(PROBLEMS_FIRST).map(itemOf),
        ...unjudged.slice(UNJUDGED_FIRST).map(itemOf),
        ...notices.slice(NOTICES_FIRST),
    ];
}
function countItems(view) {
    const { decisive, fresh } = view.selection.findings;
    const errors = view.report.plan.problems.filter(({ severity }) => severity === 'error').length;
    const counted = [...decisive, ...fresh].filter(({ severity }) => severity !== 'info');
    return [
        ...(errors > 0 ? [{ make: () => view.show((0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `- ${errors} errors in the input`) }] : []),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_8__/* .findingCounts */ .s_)(counted).map((line) => ({ make: () => line })),
    ];
}
function fitting(items, lines) {
    const shown = [];
    let bytes = 0;
    for (const item of items.slice(0, Math.max(0, lines))) {
        const markdown = item.make();
        bytes += (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesOf */ .$$)((0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceOf */ .vz)(markdown));
        if (bytes > ITEMS_BYTES)
            break;
        shown.push({ ...item, markdown });
    }
    return shown;
}
function togetherOf(view, lines) {
    const { report, selection, detail } = view;
    const { decisive, fresh } = selection.findings;
    const isTold = [...decisive, ...fresh].some(({ breaks }) => breaks.includes('combined-peak-above-limit'));
    if (lines < 1 || detail === 'none' || isTold)
        return null;
    const phrase = (0,_numbers_together_js__WEBPACK_IMPORTED_MODULE_6__/* .togetherPhrase */ ._B)(report.plan, (0,_numbers_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .countedUnits */ .gn)(report.plan, selection.subjects));
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmpty */ .Im)(phrase) ? null : view.show(phrase);
}
function titleOf(view) {
    const { report, selection } = view;
    const cluster = report.plan.cluster === null || view.detail === 'none'
        ? _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` for ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)('cluster', report.plan.cluster)}`;
    return (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `### ${SIGNS[report.verdict]} ${view.show((0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `Rollout plan${cluster}: ${(0,_headline_title_js__WEBPACK_IMPORTED_MODULE_4__/* .titlePhrase */ .S)(report, selection)}`)}`;
}


/***/ }),

/***/ 27210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GJ: () => (/* binding */ COMMENT_BYTES),
  B2: () => (/* reexport */ markdown_head/* SIGNS */.B2),
  s8: () => (/* reexport */ marker/* markerKey */.s8),
  gY: () => (/* reexport */ marker/* parseMarker */.gY),
  lc: () => (/* binding */ renderBody),
  wQ: () => (/* binding */ renderComment)
});

// UNUSED EXPORTS: commentMarker

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/index.js + 4 modules
var text_escape = __webpack_require__(13499);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/footer/footer.js + 3 modules
var footer = __webpack_require__(62067);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/blocks.js
var blocks = __webpack_require__(70477);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(78392);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/amounts.js
var amounts = __webpack_require__(58882);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/calendar/levels.js
var levels = __webpack_require__(81213);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/calendar/shown.js
var calendar_shown = __webpack_require__(313);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/calendar/strip.js
var strip = __webpack_require__(25746);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/calendar/week.js
var calendar_week = __webpack_require__(78558);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/names.js
var names = __webpack_require__(49587);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(19125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/fit.js
var fit = __webpack_require__(28840);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/table.js
var table = __webpack_require__(75847);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/calendar.js











function calendarSection(view) {
    const week = (0,calendar_week/* shownWeek */.gm)(view.report.plan);
    const shown = view.selection.subjects.flatMap((subject) => (subject.head ?? []).flatMap((group) => {
        const before = subject.base?.find((one) => one.name === group.name) ?? null;
        const calendar = (0,calendar_shown/* calendarOf */.Yw)(group, before, week);
        return calendar ? [{ subject, group, calendar }] : [];
    }));
    const date = new Date(week.from).toISOString().slice(0, 10);
    return (0,fit/* sectionOf */.ZE)(shown, (one) => calendarBlock(view, one, week), {
        title: (0,text_text/* text */.Qq) `calendar`,
        summary: [(0,text_escape/* summaryText */.g5)(`Calendar of the week from ${date}: when how many may go at once`)],
        intro: introOf(view, week),
        rowsAre: 'group',
        isOfBlocks: true,
        weight: 2,
    });
}
function introOf(view, week) {
    const legend = view.show((0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)((0,plural/* capital */.Nx)((0,strip/* legendOf */.BM)(week)))}.`);
    const frozen = (0,levels/* freezePhrases */.Ap)(week).map((phrase) => (0,table/* phraseItem */.Dm)(view, phrase));
    return frozen.length === 0 ? legend : (0,text_escape/* gfm */.Te) `${legend}\n\n${(0,text_escape/* joinMarkdown */.UF)(frozen, text_escape/* NEWLINE */.Xy)}`;
}
function calendarBlock(view, { subject, group, calendar }, week) {
    const strips = (0,strip/* stripLines */.UN)(calendar.lanes, calendar.before, week);
    const levels = (0,calendar_shown/* calendarPhrases */.RT)(calendar, week, group.unit).map((phrase) => (0,table/* phraseItem */.Dm)(view, phrase));
    const title = view.show((0,text_text/* text */.Qq) `${(0,names/* policyName */.ct)(subject.diff.ref)}, ${(0,amounts/* amount */.vj)(group.matched, group.unit)}`);
    return (0,text_escape/* gfm */.Te) `**${title}**\n\n${(0,text_escape/* fenced */.OF)(strips.join('\n'))}\n\n${(0,text_escape/* joinMarkdown */.UF)(levels, text_escape/* NEWLINE */.Xy)}`;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/findings.js
var findings = __webpack_require__(83305);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/numbers.js
var numbers = __webpack_require__(54797);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/head.js
var markdown_head = __webpack_require__(20417);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/marker.js
var marker = __webpack_require__(44121);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/choice/selection.js
var selection = __webpack_require__(17463);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/choice/told.js
var told = __webpack_require__(74360);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/gone.js
var gone = __webpack_require__(87152);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/group/group.js
var group_group = __webpack_require__(95534);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/group/batch-runs.js
var batch_runs = __webpack_require__(13156);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/headline/merging.js
var headline_merging = __webpack_require__(74921);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/subjects.js










function subjectSection(view, subject, isMergingSaid, weight) {
    const groups = (0,group_group/* peopledGroups */.uv)(subject.head ?? [], subject.base ?? []);
    const before = new Map((subject.base ?? []).map((group) => [group.name, group]));
    return {
        title: (0,names/* policyName */.ct)(subject.diff.ref),
        summary: view.showInFold(summaryPhrase(subject)),
        intro: subjects_introOf(view, subject, isMergingSaid),
        rows: (0,fit/* each */.__)(groups, (group) => groupBlock(view, group, before.get(group.name) ?? null, groups)),
        count: groups.length,
        rowsAre: 'group',
        isOfBlocks: true,
        weight,
    };
}
function summaryPhrase({ diff, head }) {
    const title = (0,text_text/* text */.Qq) `${(0,names/* subjectName */.wn)(diff)} ${(0,names/* changePhrase */.g3)(diff)}`;
    if (!diff.head || !head || (0,group_group/* peopledGroups */.uv)(head, []).length === 0)
        return title;
    const { effect } = diff.head;
    const batches = head.reduce((sum, group) => sum + group.batches.length, 0);
    if (batches === 0 && effect.peakAtOnce === 0)
        return (0,text_text/* text */.Qq) `${title}: nothing starts`;
    return (0,text_text/* text */.Qq) `${title}: ${(0,amounts/* amount */.vj)(batches, 'batch')}, peak ${effect.peakAtOnce}, worst loss ${effect.worstLoss}`;
}
function subjects_introOf(view, subject, isMergingSaid) {
    const { diff } = subject;
    const { head } = diff;
    const place = (0,text_text/* text */.Qq) `Written in ${(0,text_text/* name */.UU)('file', (0,names/* placeText */.Z9)(diff.place))}.`;
    const says = (0,text_text/* asText */.e1)(isMergingSaid ? '' : head ? (head.change?.says ?? '') : (0,gone/* goneText */.L)(diff));
    const merging = (0,text_text/* isEmpty */.Im)(says) ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` ${head ? (0,text_text/* text */.Qq) `${(0,headline_merging/* leadOf */.M)([subject])}: ` : text_text/* NO_TEXT */.gd}${says}`;
    const notes = (head?.notes ?? []).map((note) => (0,table/* phraseItem */.Dm)(view, (0,text_text/* asText */.e1)(note)));
    const items = limited(notes, view);
    const merged = view.show((0,text_text/* text */.Qq) `${place}${merging}`);
    return items.length === 0 ? merged : (0,text_escape/* gfm */.Te) `${merged}\n\n${(0,text_escape/* joinMarkdown */.UF)(items, text_escape/* NEWLINE */.Xy)}`;
}
const NOTES_SHOWN = 10;
function limited(notes, view) {
    if (notes.length <= NOTES_SHOWN)
        return [...notes];
    const more = (0,table/* phraseItem */.Dm)(view, (0,text_text/* text */.Qq) `${notes.length - NOTES_SHOWN} more notes are in the JSON report.`);
    return [...notes.slice(0, NOTES_SHOWN), more];
}
function groupBlock(view, group, before, all) {
    const earlier = all.slice(0, all.indexOf(group));
    const facts = [
        ...(0,group_group/* groupFacts */.VR)(group, before, view.report.plan.timeZone, earlier),
        ...(0,group_group/* blockedPhrases */.Fj)(group, view.detail === 'full')
            .slice(0, NOTES_SHOWN)
            .map((phrase) => ({ label: 'blocked', phrase })),
    ];
    const lines = facts.map(({ label, phrase }) => (0,text_escape/* gfm */.Te) `- **${(0,text_escape/* fixedText */.GT)(label)}** ${view.show(phrase)}`);
    const title = (0,text_escape/* gfm */.Te) `**${view.show((0,text_text/* name */.UU)('group', group.name))}** ${view.show((0,amounts/* amount */.vj)(group.matched, group.unit))}`;
    return (0,text_escape/* gfm */.Te) `${title}\n\n${(0,text_escape/* joinMarkdown */.UF)(lines, text_escape/* NEWLINE */.Xy)}${batchTable(view, group)}`;
}
function batchTable(view, group) {
    if (group.batches.length === 0)
        return text_escape/* NOTHING */.K$;
    const withNames = view.detail === 'full';
    const runs = (0,batch_runs/* runsOf */.ky)(group.batches);
    const rows = runs.slice(0, batch_runs/* RUNS_SHOWN */.Tz).map((run) => batchRow(view, run, withNames));
    const head = (0,table/* tableHead */.PP)([
        { title: (0,text_escape/* fixedText */.GT)('batch'), numeric: true },
        { title: (0,text_escape/* fixedText */.GT)(`${group.unit}s`), numeric: true },
        { title: (0,text_escape/* fixedText */.GT)('starts (UTC)') },
        { title: (0,text_escape/* fixedText */.GT)('ends (UTC)') },
        ...(withNames ? [{ title: (0,text_escape/* fixedText */.GT)(`first ${group.unit}s`) }] : []),
    ]);
    const left = runs.length - batch_runs/* RUNS_SHOWN */.Tz;
    const more = left > 0 ? (0,text_escape/* gfm */.Te) `\n\n${view.show((0,text_text/* text */.Qq) `${left} more lines of batches are in the JSON report.`)}` : text_escape/* NOTHING */.K$;
    return (0,text_escape/* gfm */.Te) `\n\n${(0,text_escape/* joinMarkdown */.UF)([head, ...rows], text_escape/* NEWLINE */.Xy)}${more}`;
}
function batchRow(view, run, withNames) {
    const { which, size, starts, ends, names } = (0,batch_runs/* runCells */.ry)(run);
    return (0,table/* phraseRow */.Qp)(view, [which, size, starts, ends, ...(withNames ? [names] : [])]);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/group/moved.js
var group_moved = __webpack_require__(97522);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/table/policy-cells.js
var policy_cells = __webpack_require__(42402);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers/measures.js
var measures = __webpack_require__(79043);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/tables.js








const POLICY_HEAD = (0,table/* tableHead */.PP)(policy_cells/* POLICY_COLUMNS */.FB.map((column) => ({ ...column, title: (0,text_escape/* fixedText */.GT)(column.title) })));
function movedSection(view) {
    const moves = movesIn(view.selection.touched);
    const unit = (0,measures/* subjectUnit */.pK)(view.selection.subjects);
    const counts = (0,group_moved/* movedCounts */.ET)(view.selection.touched.flatMap(({ moved }) => moved), unit);
    const isFull = view.detail === 'full';
    return (0,fit/* sectionOf */.ZE)(moves, ({ move, refs }) => (0,text_escape/* gfm */.Te) `- ${view.show((0,text_text/* text */.Qq) `${(0,names/* shortList */.pg)(refs)}: ${(0,group_moved/* movePhrase */.Dn)(move, unit, isFull)}`)}`, {
        title: (0,text_text/* text */.Qq) `moved ${(0,text_text/* literal */.eu)(unit)}s`,
        summary: view.showInFold((0,text_text/* text */.Qq) `Moved: ${(0,text_text/* joinTexts */.B5)(counts, ', ')}`),
        rowsAre: 'move',
        weight: 2,
    });
}
function movesIn(touched) {
    const moves = new Map();
    for (const { moved, ref } of touched)
        for (const move of (0,group_moved/* movesOf */.cz)(moved)) {
            const key = JSON.stringify(move);
            const known = moves.get(key);
            if (known)
                known.refs.push(ref);
            else
                moves.set(key, { move, refs: [ref] });
        }
    return [...moves.values()];
}
function policiesSection(view) {
    const { touched, all } = (0,policy_cells/* listedPolicies */.IM)(view.selection);
    return (0,fit/* sectionOf */.ZE)(all, (diff) => (0,table/* phraseRow */.Qp)(view, (0,policy_cells/* policyCells */._I)(diff)), {
        title: (0,text_text/* text */.Qq) `all policies`,
        summary: view.showInFold((0,text_text/* text */.Qq) `All policies (${touched.length} of ${all.length} touched)`),
        intro: POLICY_HEAD,
        rowsAre: 'policy',
        weight: 3,
    });
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(22490);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/instants.js
var instants = __webpack_require__(75133);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers/out-in-spans.js + 1 modules
var out_in_spans = __webpack_require__(91649);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/out-chart.js






const LOWEST_TOP = 8;
function outSections(view) {
    const { report, selection } = view;
    return (0,measures/* countedUnits */.gn)(report.plan, selection.subjects)
        .flatMap((unit) => (0,out_in_spans/* outInSpans */.P1)(report, selection, unit) ?? [])
        .map((drawing, i) => chartSection(view, drawing, i === 0));
}
function chartSection(view, drawing, isFirst) {
    const { unit } = drawing;
    return {
        title: (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(`${unit}s out over time`)}`,
        summary: [(0,text_escape/* summaryText */.g5)((0,out_in_spans/* spansTitle */.m2)(drawing))],
        intro: (0,text_escape/* gfm */.Te) `${out_chart_introOf(view, drawing, isFirst)}\n\n${pictureOf(drawing)}`,
        rows: [],
        count: 0,
        rowsAre: 'row',
        weight: 2,
    };
}
function out_chart_introOf(view, drawing, isFirst) {
    const sides = drawing.base && isFirst ? 'The orange line is this change, the grey line is the base. ' : '';
    return view.show((0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(`${sides}Each point is `)}${(0,out_in_spans/* spansPhrase */.nA)(drawing, isFirst)}`);
}
function pictureOf({ unit, from, span, head, base }) {
    const top = Math.max(LOWEST_TOP, ...head, ...(base ?? []));
    return (0,text_escape/* xyChart */.Gp)({
        x: {
            title: `${span.word} after ${instantText(from)}`,
            labels: head.map((_, i) => (i * span.ms) / span.of),
        },
        y: { title: `${unit}s out`, top },
        before: base,
        line: head,
    });
}
function instantText(at) {
    return (0,render/* toPlain */.Ul)((0,instants/* instantPhrase */.D8)(at, 'UTC'));
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/intervals.js
var intervals = __webpack_require__(24091);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup/grouped.js
var grouped = __webpack_require__(42687);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/choice/hidden-names.js
var hidden_names = __webpack_require__(51752);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/timeline.js








const GROUPS_DRAWN = 6;
const RUNS_DRAWN = 12;
const MINUTE = 60_000;
const HALF_A_DAY = 12 * 60 * MINUTE;
const A_WEEK = 7 * 24 * 60 * MINUTE;
function timelineSection(view) {
    const lanes = lanesOf(view);
    if (!lanes.some(({ group }) => group.batches.length > 1))
        return null;
    return {
        title: (0,text_text/* text */.Qq) `timeline`,
        summary: [(0,text_escape/* summaryText */.g5)('Timeline: which batch is out when')],
        intro: timeline_pictureOf(view, lanes),
        rows: [],
        count: 0,
        rowsAre: 'group',
        weight: 2,
    };
}
function lanesOf({ report, selection, detail }) {
    const hide = (0,hidden_names/* hiderOf */.S)(report, detail);
    const groups = selection.subjects.flatMap(({ diff, base, head }) => (head ?? [])
        .filter(({ batches }) => batches.length > 0)
        .map((group) => ({
        ...{ group, policy: diff.ref.name },
        before: base?.find(({ name }) => name === group.name) ?? null,
    })));
    const drawn = groups.slice(0, GROUPS_DRAWN);
    const titles = titlesOf(drawn.map(({ group, policy }) => [hide(group.name), hide(policy)]));
    return drawn.flatMap(({ group, before }, i) => {
        const title = titles[i] ?? '';
        if (!before || before.batches.length === 0 || isAsBefore(group, before))
            return [{ title, group }];
        return [
            { title: `${title} before`, group: before, isBase: true },
            { title: `${title} after`, group },
        ];
    });
}
function titlesOf(names) {
    const groups = names.map(([group]) => (0,text_escape/* diagramName */.xe)(group));
    const plain = names.map(([, policy], i) => {
        const group = groups[i] ?? '';
        return groups.indexOf(group) === groups.lastIndexOf(group) ? group : (0,text_escape/* diagramName */.xe)(policy);
    });
    return plain.map((title, i) => {
        const before = plain.slice(0, i).filter((other) => other === title).length;
        return before === 0 ? title : `${title} ${before + 1}`;
    });
}
function isAsBefore(group, before) {
    const times = ({ batches }) => JSON.stringify(batches.map(({ size, start, end }) => [size, start, end]));
    return times(group) === times(before);
}
function timeline_pictureOf(view, lanes) {
    const { report } = view;
    const last = Math.max(...lanes.flatMap(({ group }) => group.batches.map(({ start, end }) => end ?? start)));
    const until = last + Math.max(60_000, Math.round((last - report.plan.at) / 10));
    const span = until - report.plan.at;
    const first = Math.min(...lanes.flatMap(({ group }) => group.batches.map(({ start }) => start)));
    const { interval } = TICKS.find(({ ms }) => (until - first) / ms <= TICKS_SHOWN) ?? { interval: '90day' };
    return (0,text_escape/* gfm */.Te) `Times are those of your browser's time zone.\n\n${(0,text_escape/* gantt */.VM)([
        '  dateFormat x',
        '  todayMarker off',
        `  axisFormat ${span > A_WEEK ? '%Y-%m-%d' : span > HALF_A_DAY ? '%a %H:%M' : '%H:%M'}`,
        `  tickInterval ${interval}`,
        ...lanes.flatMap((lane) => laneLines(lane, { from: first, to: until })),
        ...freezeLines(view, { from: first, to: until }),
    ])}`;
}
const WINDOWS_DRAWN = 4;
function closedLines({ allowed }, within) {
    const reasons = [...(0,grouped/* groupedBy */.me)(allowed, ({ reason }) => reason).values()];
    const closed = reasons
        .map((spans) => spans.filter(({ limit }) => limit === 0))
        .reduce(intervals/* intersectionOf */.Pd, [within]);
    if (reasons.length === 0)
        return [];
    return closed
        .slice(0, WINDOWS_DRAWN)
        .map(({ from, to }) => `  closed, nothing starts :done, ${from}, ${to}`);
}
function freezeLines({ report, detail }, within) {
    const hide = (0,hidden_names/* hiderOf */.S)(report, detail);
    const drawn = report.plan.freezes
        .flatMap(({ name, windows }) => (0,intervals/* clipTo */.Sj)(within, windows).map((window) => ({ name, ...window })))
        .slice(0, WINDOWS_DRAWN)
        .map(({ name, from, to }) => `  ${(0,text_escape/* diagramName */.xe)(hide(name))} :crit, ${from}, ${to}`);
    return drawn.length === 0 ? [] : ['  section freezes', ...drawn];
}
const TICKS_SHOWN = 7;
const TICKS = [
    ...[1, 5, 10, 15, 30].map((count) => ({ ms: count * MINUTE, interval: `${count}minute` })),
    ...[1, 2, 3, 6, 12].map((count) => ({ ms: count * 60 * MINUTE, interval: `${count}hour` })),
    ...[1, 2, 4, 7, 14, 30].map((count) => ({ ms: count * 24 * 60 * MINUTE, interval: `${count}day` })),
];
function laneLines({ title, group, isBase }, within) {
    const runs = (0,batch_runs/* runsOf */.ky)(group.batches);
    const bars = runs.slice(0, RUNS_DRAWN).map(({ first, last }) => {
        const several = first.index !== last.index;
        const which = several ? `batches ${first.index} to ${last.index}` : `batch ${first.index}`;
        const size = (0,render/* toTerminal */.yw)(several ? (0,text_text/* text */.Qq) `${first.size} each` : (0,amounts/* amount */.vj)(first.size, group.unit));
        const isEndless = last.end === null;
        const tag = isEndless ? 'crit, ' : '';
        const says = isEndless ? `${which}, ${size}, never ends` : `${which}, ${size}`;
        return `  ${says} :${tag}${first.start}, ${last.end ?? within.to}`;
    });
    return [`  section ${title}`, ...bars, ...(isBase ? [] : closedLines(group, within))];
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/view.js
var markdown_view = __webpack_require__(32006);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/index.js


















const COMMENT_BYTES = 60_000;
function renderComment(report, options) {
    return (0,marker/* markedComment */.EK)(options.key ?? report.plan.cluster ?? 'default', options.maxBytes, (maxBytes) => (0,text_escape/* sourceOf */.vz)(renderBody(report, { ...options, maxBytes })));
}
function renderBody(report, { detail, runUrl, maxBytes }, above) {
    const view = (0,markdown_view/* viewOf */.d)(report, detail, above);
    const head = (0,markdown_head/* headOf */.Uo)(view);
    const foot = footOf(view, runUrl);
    const sections = sectionsOf(view, head);
    const fixed = (0,text_escape/* bytesOf */.$$)((0,text_escape/* sourceOf */.vz)(head.markdown)) + (0,text_escape/* bytesOf */.$$)((0,text_escape/* sourceOf */.vz)(foot)) + omittedBytes(view, sections);
    if (fixed > maxBytes)
        return (0,text_escape/* gfm */.Te) `${(0,markdown_head/* titleOf */.Gg)(view)}\n\n${(0,text_escape/* fixedText */.GT)(NO_ROOM)}\n`;
    const { folds, omitted } = (0,fit/* fit */.Uj)(sections, maxBytes - fixed);
    const left = (0,fit/* omittedPhrase */.cF)(omitted);
    const blocks = [head.markdown, ...folds, ...(left ? [view.show(left)] : []), foot];
    return (0,text_escape/* gfm */.Te) `${(0,text_escape/* joinMarkdown */.UF)(blocks, text_escape/* EMPTY_LINE */.ZS)}\n`;
}
function omittedBytes(view, sections) {
    const titles = sections.map(({ title }) => title);
    const bytes = new Map(titles.map((title) => [title, (0,text_escape/* bytesOf */.$$)((0,text_escape/* sourceOf */.vz)(view.show(title)))]));
    const line = (0,fit/* omittedPhrase */.cF)(titles.toSorted((a, b) => (bytes.get(b) ?? 0) - (bytes.get(a) ?? 0)));
    return SEPARATING_BYTES + (line ? (0,text_escape/* bytesOf */.$$)((0,text_escape/* sourceOf */.vz)(view.show(line))) : 0);
}
const SEPARATING_BYTES = 16;
const NO_ROOM = 'There is no room for more here; the JSON report has everything.';
function sectionsOf(view, { shown, rowsLeft }) {
    const { before, fixed, decisive, waived } = view.selection.findings;
    const more = view.detail === 'none' ? [] : view.told.filter((finding) => !shown.findings.has(finding));
    const older = before.filter((finding) => !decisive.includes(finding));
    const sections = [
        (0,numbers/* numbersSection */.oh)(view, rowsLeft),
        (0,findings/* findingsSection */.WT)(view, 'More findings', more, 6),
        (0,findings/* findingsSection */.WT)(view, 'Waived', (0,told/* alike */.nO)(waived), 2),
        ...(view.detail === 'none' ? [] : namedSections(view, shown)),
        (0,findings/* findingsSection */.WT)(view, 'Fixed by this change', (0,told/* alike */.nO)((0,selection/* worstFirst */.md)(fixed)), 1),
        (0,findings/* findingsSection */.WT)(view, 'Pre-existing', (0,told/* alike */.nO)((0,selection/* worstFirst */.md)(older)), 2),
    ];
    return sections.filter((section) => section !== null);
}
function namedSections(view, shown) {
    const { report, selection } = view;
    const isRolling = (0,markdown_head/* rolls */.tl)(selection);
    return [
        (0,findings/* noticesSection */.Z8)(view, report.notices.filter((notice) => !shown.notices.has(notice))),
        (0,findings/* problemsSection */.Ad)(view, shown.problems),
        ...(isRolling ? selection.subjects : []).map((subject) => subjectSection(view, subject, shown.merging.has(subject), subjectWeight(view))),
        timelineSection(view),
        ...(isRolling ? outSections(view) : []),
        movedSection(view),
        policiesSection(view),
        calendarSection(view),
    ];
}
function subjectWeight({ selection }) {
    return 12 / Math.max(1, selection.subjects.length);
}
function footOf(view, runUrl) {
    const lines = (0,footer/* footerPhrases */.K)(view.report, view.detail !== 'none').map((phrase) => view.show(phrase));
    return (0,text_escape/* joinMarkdown */.UF)([...lines, ...(0,blocks/* runBlocks */.gP)(runUrl)], text_escape/* NEWLINE */.Xy);
}


/***/ }),

/***/ 44121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ markerLine),
/* harmony export */   EK: () => (/* binding */ markedComment),
/* harmony export */   Ql: () => (/* binding */ commentMarker),
/* harmony export */   gY: () => (/* binding */ parseMarker),
/* harmony export */   s8: () => (/* binding */ markerKey)
/* harmony export */ });
/* harmony import */ var _plan_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6594);
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13499);


const MARKER = /^<!-- fleetplan v1 key=([\w.:%-]+) digest=([\w:.%-]+) -->(?:\r?\n|$)/;
const LONGEST_KEY = 200;
function commentMarker(key, digest) {
    return markerLine({ key: markerKey(key), digest });
}
function markedComment(key, maxBytes, bodyOf) {
    const body = bodyOf(maxBytes - (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOf */ .$$)((0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceOf */ .vz)(commentMarker(key, (0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)('')))) - 1);
    return `${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceOf */ .vz)(commentMarker(key, (0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(body)))}\n${body}`;
}
function markerLine({ key, digest }) {
    return (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .fixedComment */ .qn)(`fleetplan v1 key=${key} digest=${safe(digest)}`);
}
function parseMarker(body) {
    const [, key, digest] = MARKER.exec(body) ?? [];
    return key === undefined || digest === undefined ? null : { key, digest };
}
function markerKey(key) {
    const encoded = safe(key === '' ? 'default' : key);
    return encoded.length <= LONGEST_KEY ? encoded : safe((0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(key));
}
function safe(text) {
    let encoded = '';
    for (const byte of new TextEncoder().encode(text)) {
        const character = String.fromCharCode(byte);
        const stays = /[\w.:]/.test(character) || (character === '-' && !encoded.endsWith('-'));
        encoded += stays ? character : `%${byte.toString(16).padStart(2, '0')}`;
    }
    return encoded;
}


/***/ }),

/***/ 54797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ chosenRows),
/* harmony export */   P3: () => (/* binding */ hasNames),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   oh: () => (/* binding */ numbersSection)
/* harmony export */ });
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13499);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19125);
/* harmony import */ var _table_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92750);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28840);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75847);





function chosenRows(rows, most) {
    const rank = (row) => row.isMain === true ? 0 : !(0,_table_row_js__WEBPACK_IMPORTED_MODULE_2__/* .isMovedRow */ .q)(row) ? 3 : row.isTold === true ? 2 : 1;
    const kept = rows
        .filter((row) => row.isTold !== true || (0,_table_row_js__WEBPACK_IMPORTED_MODULE_2__/* .isMovedRow */ .q)(row))
        .sort((a, b) => rank(a) - rank(b))
        .slice(0, Math.max(MAIN_ROWS, most));
    return rows.filter((row) => kept.includes(row));
}
const MAIN_ROWS = 3;
function numbersSection(view, rows) {
    return (0,_fit_js__WEBPACK_IMPORTED_MODULE_3__/* .sectionOf */ .ZE)(rows.length === 0 ? [] : [rows], (all) => tableOf(view, all), {
        title: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `more numbers`,
        summary: [(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .summaryText */ .g5)(`More numbers (${rows.length})`)],
        rowsAre: 'table',
        weight: 2,
    });
}
function hasNames(row) {
    return [row.label, row.base ?? _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd, row.head].some(({ parts }) => parts.some(({ kind }) => kind === 'name'));
}
function tableOf(view, rows) {
    const compared = rows.some((row) => row.base !== null);
    const lines = rows.map((row) => (0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .tableRow */ .jD)([
        view.show(row.label),
        ...(compared ? [view.show(row.base ?? _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd)] : []),
        headCell(view, row),
    ]));
    const titles = compared ? ['', 'base', 'this change'] : ['', 'this plan'];
    return (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .joinMarkdown */ .UF)([(0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .tableHead */ .PP)(titles.map((title) => ({ title: (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedText */ .GT)(title) }))), ...lines], _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .NEWLINE */ .Xy);
}
function headCell(view, { head, trend }) {
    const value = view.show(head);
    const { arrow, word } = trend;
    if (arrow === null || word === null)
        return value;
    return (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `${trend.worse ? (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `**${value}**` : value} ${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedText */ .GT)(`${arrow} ${word}`)}`;
}


/***/ }),

/***/ 75847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ phraseItem),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   Qp: () => (/* binding */ phraseRow),
/* harmony export */   jD: () => (/* binding */ tableRow)
/* harmony export */ });
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13499);

const BAR = (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) ` | `;
function tableRow(cells) {
    return (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `| ${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .joinMarkdown */ .UF)(cells.map(_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn), BAR)} |`;
}
function phraseRow(view, cells) {
    return tableRow(cells.map((phrase) => view.show(phrase)));
}
function phraseItem(view, phrase) {
    const shown = view.show(phrase);
    return (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `- ${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceOf */ .vz)(shown) === '' ? (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)('') : shown}`;
}
function tableHead(columns) {
    const rule = columns.map(({ numeric }) => (numeric === true ? (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `--:` : (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `---`));
    return (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `${tableRow(columns.map(({ title }) => title))}\n${tableRow(rule)}`;
}


/***/ }),

/***/ 32006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ viewOf)
/* harmony export */ });
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19125);
/* harmony import */ var _choice_hidden_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51752);
/* harmony import */ var _choice_selection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17463);
/* harmony import */ var _choice_told_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74360);





const NOTHING_ABOVE = { hasFinding: () => false, hasProblem: () => null };
function viewOf(report, detail, { hasFinding, hasProblem } = NOTHING_ABOVE) {
    const mask = maskOf(report, detail);
    const selection = (0,_choice_selection_js__WEBPACK_IMPORTED_MODULE_2__/* .selectionOf */ .Wm)(report);
    const told = (0,_choice_told_js__WEBPACK_IMPORTED_MODULE_3__/* .toldFindings */ .mr)(selection);
    return {
        report,
        selection,
        told,
        above: new Set(told.filter(hasFinding)),
        problemsAbove: new Map(report.plan.problems.flatMap((problem) => {
            const how = hasProblem(problem);
            return how === null ? [] : [[problem, how]];
        })),
        detail,
        hide: mask,
        show: (phrase) => (0,_text_render_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)(mask(phrase)),
        showInFold: (phrase) => (0,_text_render_js__WEBPACK_IMPORTED_MODULE_0__/* .toSummary */ .mC)(mask(phrase)),
    };
}
function maskOf(report, detail) {
    if (detail === 'full')
        return (phrase) => phrase;
    const hide = (0,_choice_hidden_names_js__WEBPACK_IMPORTED_MODULE_4__/* .hiderOf */ .S)(report, detail);
    const isShown = (kind) => detail === 'none' && kind === 'code';
    return (phrase) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .redacted */ .pc)(phrase, (written, kind) => (isShown(kind) ? written : hide(written)));
}


/***/ }),

/***/ 14956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ clustersOfMerge),
/* harmony export */   FC: () => (/* binding */ worstLegsFirst),
/* harmony export */   HD: () => (/* binding */ freshFindings),
/* harmony export */   Ic: () => (/* binding */ WAVE_TITLES),
/* harmony export */   TH: () => (/* binding */ waveCells),
/* harmony export */   Tc: () => (/* binding */ findingPhrase),
/* harmony export */   Ym: () => (/* binding */ whosePhrase),
/* harmony export */   dM: () => (/* binding */ doesPhrase),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   om: () => (/* binding */ verdictsPhrase),
/* harmony export */   qZ: () => (/* binding */ wavesInOrder),
/* harmony export */   vu: () => (/* binding */ clustersPhrase)
/* harmony export */ });
/* harmony import */ var _manifest_lookup_grouped_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42687);
/* harmony import */ var _merge_leg_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48521);
/* harmony import */ var _words_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58882);
/* harmony import */ var _words_instants_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75133);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49587);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19125);






const WORST_FIRST = ['unknown', 'fail', 'warn', 'pass'];
function verdictsPhrase(clusters) {
    const counts = WORST_FIRST.flatMap((verdict) => {
        const count = clusters.filter((cluster) => cluster.verdict === verdict).length;
        return count === 0 ? [] : [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `${count} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu)(verdict)}`];
    });
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joinTexts */ .B5)([(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(clusters.length, 'cluster'), (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joinTexts */ .B5)(counts, ', ')], ': ');
}
function clustersOfMerge({ legs, problems }) {
    const judged = verdictsPhrase(legs);
    return problems.length === 0
        ? judged
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `${judged}; ${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(problems.length, 'report')} missing or unusable`;
}
function alike(items, told) {
    return [...(0,_manifest_lookup_grouped_js__WEBPACK_IMPORTED_MODULE_5__/* .groupedBy */ .me)(items, (item) => JSON.stringify(told(item))).values()].map((same) => ({
        clusters: same.map(({ cluster }) => cluster),
        of: same[0],
    }));
}
function worstLegsFirst({ legs }) {
    const inOrder = legs.toSorted((a, b) => _merge_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .RANK */ .Vz[b.verdict] - _merge_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .RANK */ .Vz[a.verdict]);
    return alike(inOrder, (leg) => [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu)(leg.verdict), doesPhrase(leg)]);
}
function wavesInOrder({ waves }) {
    return alike(waves, waveCells);
}
function doesPhrase(leg) {
    if (leg.headline !== null)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .sentence */ .em)(leg.headline);
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `${findingsOf(leg)}; ${leg.peakAtOnce} of ${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(leg.nodes, 'node')} out at once`;
}
function findingsOf({ findings }) {
    const waived = findings.filter(({ waiver }) => waiver !== null).length;
    const parts = [(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .bySeverity */ .Np)(findings.filter(_merge_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .countsIn */ .EI)), waived > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `${waived} waived` : _text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_TEXT */ .gd];
    return parts.some(_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .hasWords */ .kR) ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joinTexts */ .B5)(parts, ', ') : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu)('No findings');
}
const WAVE_TITLES = [
    'cluster',
    'starts (UTC)',
    'ends (UTC)',
    'targets',
    'batches',
    'peak',
    'worst loss',
];
function waveCells(wave) {
    const { start, finish, targets, batches, peakAtOnce, worstLoss } = wave;
    const ends = finish === null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu)('never, or unknown') : (0,_words_instants_js__WEBPACK_IMPORTED_MODULE_2__/* .utcPhrase */ .OK)(finish);
    return [
        (0,_words_instants_js__WEBPACK_IMPORTED_MODULE_2__/* .utcPhrase */ .OK)(start),
        ends,
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `${targets}`,
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `${batches}`,
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `${peakAtOnce}`,
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `${worstLoss}`,
    ];
}
function freshFindings({ legs, findings, }) {
    const found = new Map();
    const add = (cluster, finding) => {
        const { severity, rule, message } = finding;
        if (!(0,_merge_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .countsIn */ .EI)(finding) || severity === 'info')
            return;
        const key = JSON.stringify([cluster === null, severity, rule, message]);
        const known = found.get(key) ?? { clusters: [], finding, all: [] };
        known.all.push(finding);
        if (cluster !== null && !known.clusters.includes(cluster))
            known.clusters.push(cluster);
        found.set(key, known);
    };
    for (const finding of findings)
        add(null, finding);
    for (const { cluster, findings: own } of legs)
        for (const finding of own)
            add(cluster, finding);
    const isError = ({ finding }) => Number(finding.severity === 'error');
    return [...found.values()]
        .map((one) => ({ ...one, isOfAll: one.clusters.length === legs.length }))
        .sort((a, b) => isError(b) - isError(a));
}
const NAMED = 5;
function findingPhrase({ clusters, isOfAll, finding, all }, isFull) {
    const whose = clusters.length === 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu)('across clusters') : whosePhrase(clusters, isOfAll);
    const head = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu)(finding.severity)} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(finding.rule)}, ${whose}`;
    if (!isFull && clusters.length > 0)
        return head;
    const fix = finding.remediation === '' ? _text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) ` Fix: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .sentence */ .em)(finding.remediation)}`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `${head}:${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_3__/* .placesPhrase */ .OK)(all.flatMap(placesOf))} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .sentence */ .em)(finding.message)}${fix}`;
}
function placesOf({ place, alsoAt, file, line }) {
    const read = typeof file === 'string' ? [`${file}${typeof line === 'number' ? `:${line}` : ''}`] : [];
    return [...read, ...[...(place ? [place] : []), ...(alsoAt ?? [])].map((at) => (0,_words_names_js__WEBPACK_IMPORTED_MODULE_3__/* .placeText */ .Z9)(at))];
}
function whosePhrase(clusters, isOfAll) {
    return isOfAll && clusters.length > NAMED
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) `all ${clusters.length} clusters`
        : clustersPhrase(clusters);
}
function clustersPhrase(clusters) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .few */ .H$)(clusters.map((cluster) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .name */ .UU)('cluster', cluster)), NAMED);
}


/***/ }),

/***/ 56568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NC: () => (/* binding */ unknownPhrases),
/* harmony export */   YJ: () => (/* binding */ sharedCauses),
/* harmony export */   ls: () => (/* binding */ causePhrase),
/* harmony export */   rI: () => (/* binding */ causeKey)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19125);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49587);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14956);



function sharedCauses(legs) {
    const shared = new Map();
    for (const { cluster, causes } of legs)
        for (const cause of causes) {
            const key = causeKey(cause);
            const known = shared.get(key) ?? { cause, clusters: new Set() };
            shared.set(key, known);
            known.clusters.add(cluster);
        }
    return [...shared.values()].map(({ cause, clusters }) => ({ cause, clusters: [...clusters] }));
}
function causeKey(cause) {
    return JSON.stringify(cause && [cause.code, cause.message, cause.at]);
}
function causePhrase({ cause, clusters }, of) {
    const whose = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_2__/* .whosePhrase */ .Ym)(clusters, clusters.length === of);
    if (cause === null)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${whose}: the report says unknown without a reason.`;
    const head = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(cause.code)}, ${whose}`;
    if (cause.message === '')
        return head;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${head}:${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_1__/* .placesPhrase */ .OK)(cause.at ? [cause.at] : [])} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(cause.message)}`;
}
function unknownPhrases({ problems, legs }, isFull) {
    const unknown = legs
        .filter(({ verdict }) => verdict === 'unknown')
        .map(({ cluster, problems: own }) => {
        const errors = own.filter(({ severity }) => severity === 'error');
        const firsts = errors.filter((one, i) => errors.findIndex((other) => other.code === one.code) === i);
        const causes = firsts.map((one) => ({ code: one.code, message: isFull ? one.message : '' }));
        return { cluster, causes: causes.length > 0 ? causes : [null] };
    });
    return [
        ...problems.map(({ message }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(message)),
        ...sharedCauses(unknown).map((shared) => causePhrase(shared, Infinity)),
    ];
}


/***/ }),

/***/ 37698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isHeld),
/* harmony export */   u: () => (/* binding */ brakesPhrase)
/* harmony export */ });
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24705);
/* harmony import */ var _words_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58882);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19125);



function holding(group) {
    const bake = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'bake');
    return bake && (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .isBlind */ .iE)(bake) ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `only a pod that does not start` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `a failure`;
}
function isHeld({ stops, outcome, worstLoss }, whole) {
    return stops || ((outcome === 'stuck' || outcome === 'stopped') && worstLoss < whole);
}
function brakesPhrase(group) {
    if (group.matched === 0 || group.batches.length === 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `nothing starts`;
    const { brakes } = group;
    if (!brakes && group.worstLoss === 0 && !group.stops)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `nothing of it can turn bad`;
    if (!brakes && !group.stops && isHeld(group, group.matched))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `it stands still before that`;
    if (!brakes)
        return group.stops ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${holding(group)} holds the rest` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `nothing stops it`;
    if (!isHeld(group, group.matched)) {
        const reachable = brakes.failureThreshold !== null &&
            brakes.canFire &&
            brakes.countsInRow &&
            (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'unevaluated') === undefined;
        return reachable
            ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `nothing stops it before every ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)(group.unit)} is touched`
            : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `nothing stops it, ${automaticStop(brakes, group)}`;
    }
    return brakes.failureHoldsGroup ? heldByNode(brakes, group) : automaticStop(brakes, group);
}
function heldByNode(brakes, group) {
    const node = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)(group.unit)} that stays failed`;
    if (brakes.failureThreshold === null)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `no failed batch stops it (${automaticStop(brakes, group)}), only ${node}`;
    if (!brakes.canFire || (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'unevaluated') !== undefined || !brakes.countsInRow)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${automaticStop(brakes, group)}; only ${node} holds it`;
    return brakes.unprotectedTargets > 0
        ? automaticStop(brakes, group, (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `only ${node}`)
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${automaticStop(brakes, group)}, and so does ${node}`;
}
function automaticStop(brakes, group, otherwise = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `nothing`) {
    if (brakes.failureThreshold === null)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `no failureThreshold is set`;
    const threshold = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `failureThreshold ${brakes.failureThreshold}`;
    if (!brakes.canFire)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${threshold} cannot be reached below safetyLimit ${brakes.safetyLimitPercent}%`;
    if ((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'unevaluated') !== undefined)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${threshold} is disarmed by the batch state`;
    if (!brakes.countsInRow)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${threshold} waits for failed batches in a row, and none follow each other`;
    const failed = brakes.failureThreshold === 1
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `the first failed batch stops it`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${brakes.failureThreshold} failed batches in a row stop it`;
    return brakes.unprotectedTargets > 0
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${failed} ${whichBatches(brakes, group)} ${otherwise} does`
        : failed;
}
function whichBatches(brakes, group) {
    const sizes = group.batches.map(({ size }) => size);
    const fresh = group.freshBatches ?? sizes;
    const last = (0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(brakes.unprotectedTargets, group.unit);
    const anew = fresh.join() === sizes.join() ? _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) ` of a rollout that starts anew`;
    const before = protectedBatches(fresh, brakes.unprotectedTargets);
    if (before === null)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `below ${brakes.safetyLimitPercent}% progress; in the batches of the last ${last}${anew}`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `up to batch ${before}${anew}; from batch ${before + 1} on (${last})`;
}
function protectedBatches(sizes, unprotected) {
    let left = unprotected;
    let before = sizes.length;
    while (before > 0 && left > 0)
        left -= sizes[--before] ?? 0;
    return left === 0 && before > 0 ? before : null;
}


/***/ }),

/***/ 79043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FS: () => (/* binding */ steepestRise),
/* harmony export */   d6: () => (/* binding */ measuresOf),
/* harmony export */   gn: () => (/* binding */ countedUnits),
/* harmony export */   mt: () => (/* binding */ combinedPair),
/* harmony export */   pK: () => (/* binding */ subjectUnit),
/* harmony export */   rz: () => (/* binding */ IF_NOT_STARTING)
/* harmony export */ });
/* harmony import */ var _plan_measure_expiries_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20732);
/* harmony import */ var _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(71347);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24705);
/* harmony import */ var _words_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58882);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49587);
/* harmony import */ var _peak_cause_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50479);
/* harmony import */ var _brakes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37698);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19125);
/* harmony import */ var _plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87388);
/* harmony import */ var _together_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95172);










function measuresOf(plan, selection) {
    const [only, ...others] = selection.subjects;
    if (only && others.length === 0) {
        const side = (policy, groups) => {
            if (!policy)
                return null;
            const left = (0,_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_6__/* .leftOutOf */ .Tt)(policy);
            return [peakOf(policy.effect, groups ?? []), lossOf(policy.effect, groups ?? [])].map((measure) => ({
                ...measure,
                whole: measure.whole + left,
            }));
        };
        const base = side(only.diff.base, only.base);
        const head = side(only.diff.head, only.head);
        return {
            peak: { base: base?.[0] ?? null, head: head?.[0] ?? null },
            loss: { base: base?.[1] ?? null, head: head?.[1] ?? null },
        };
    }
    const [unit = 'node'] = countedUnits(plan, selection.subjects);
    return {
        peak: combinedPair(plan, unit),
        loss: {
            base: plan.base && largestLoss(selection.subjects, 'base'),
            head: largestLoss(selection.subjects, 'head'),
        },
    };
}
function steepestRise(subjects, what) {
    const measure = what === 'peak' ? peakOf : lossOf;
    let steepest = null;
    for (const { diff, base, head } of subjects) {
        if (!diff.base || !diff.head || !head || head.length === 0)
            continue;
        const rise = {
            ref: diff.ref,
            unit: (0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOf */ .uF)([...(base ?? []), ...head]),
            base: measure(diff.base.effect, base ?? []),
            head: measure(diff.head.effect, head),
        };
        const by = rise.head.count - rise.base.count;
        if (by > (steepest ? steepest.head.count - steepest.base.count : 0))
            steepest = rise;
    }
    return steepest;
}
function countedUnits(plan, subjects) {
    const touched = new Set(subjects.flatMap(({ base, head }) => [...(base ?? []), ...(head ?? [])].map(({ unit }) => unit)));
    const all = (0,_together_js__WEBPACK_IMPORTED_MODULE_7__/* .unitsOf */ .$J)(plan);
    const own = all.filter((unit) => touched.has(unit));
    return own.length > 0 ? own : all;
}
function combinedPair(plan, unit, pick = ({ withoutNext }) => withoutNext) {
    const side = (of) => {
        const scope = (0,_together_js__WEBPACK_IMPORTED_MODULE_7__/* .scopeOf */ .Od)(of, unit);
        return { count: scope ? pick(scope).peakAtOnce : 0, whole: scope?.members ?? 0, unit, remark: _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_TEXT */ .gd };
    };
    return { base: plan.base && side(plan.base), head: side(plan.head) };
}
function peakOf(effect, groups) {
    const isAfterwards = isOnlyAfterwards(groups, effect.peakAtOnce, ({ peakAtOnce }) => peakAtOnce);
    const whole = (0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .matchedOf */ .K$)(groups, _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__/* .servingOf */ .K3);
    const isBeyond = whole > 0 && groups.some((group) => (0,_plan_measure_expiries_js__WEBPACK_IMPORTED_MODULE_9__/* .peakByAge */ .A2)(group) !== null);
    return {
        count: isBeyond ? Math.min(effect.peakAtOnce, whole) : effect.peakAtOnce,
        whole,
        unit: (0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOf */ .uF)(groups),
        isAfterwards,
        remark: isAfterwards ? AFTERWARDS : (0,_peak_cause_js__WEBPACK_IMPORTED_MODULE_3__/* .peakRemark */ .e$)(groups),
    };
}
const AFTERWARDS = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `, in the next rollout`;
function isOnlyAfterwards(groups, number, of) {
    const underWay = (0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__/* .firstLap */ .Uw)(groups);
    return underWay.length < groups.length && underWay.reduce((sum, group) => sum + of(group), 0) < number;
}
function lossOf(effect, groups) {
    const lost = { count: effect.worstLoss, whole: (0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .matchedOf */ .K$)(groups, _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__/* .losableOf */ .w3), unit: (0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOf */ .uF)(groups) };
    if (isOnlyByAge(groups))
        return { ...lost, remark: (0,_peak_cause_js__WEBPACK_IMPORTED_MODULE_3__/* .lossRemark */ .YE)(groups) };
    const isAfterwards = isOnlyAfterwards(groups, effect.worstLoss, ({ worstLoss }) => worstLoss);
    const unstopped = effect.worstLoss > 0 && !(0,_brakes_js__WEBPACK_IMPORTED_MODULE_4__/* .isHeld */ .i)(effect, lost.whole);
    const end = unstopped ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `, nothing stops it` : restingPhrase(effect, groups);
    const isIfNotStarting = lost.count < lost.whole && groups.some(isTakenBlindly);
    const when = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${isAfterwards ? AFTERWARDS : _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_TEXT */ .gd}${isIfNotStarting ? IF_NOT_STARTING : _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_TEXT */ .gd}`;
    return { ...lost, isAfterwards, isIfNotStarting, remark: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${when}${end}` };
}
const IF_NOT_STARTING = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) ` if it does not start`;
function isTakenBlindly(group) {
    const bake = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'bake');
    return group.batches.length > 0 && bake !== undefined && (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .isBlind */ .iE)(bake);
}
function isOnlyByAge(groups) {
    return groups.every(({ batches }) => batches.length === 0) && !(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .isEmpty */ .Im)((0,_peak_cause_js__WEBPACK_IMPORTED_MODULE_3__/* .lossRemark */ .YE)(groups));
}
function restingPhrase({ worstLoss }, groups) {
    const resting = groups.flatMap((group) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(group, 'resting'));
    if (worstLoss === 0 || resting.length === 0)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_TEXT */ .gd;
    return resting.some(({ needsDeletion }) => needsDeletion)
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `, until a person deletes the broken pod`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `, until a person acts`;
}
function largestLoss(subjects, side) {
    let worst = null;
    for (const subject of subjects) {
        const effect = subject.diff[side]?.effect;
        const groups = subject[side] ?? [];
        if (!effect || groups.length === 0)
            continue;
        const measure = lossOf(effect, groups);
        if (!worst || measure.count > worst.measure.count)
            worst = { measure, ref: subject.diff.ref };
    }
    if (!worst)
        return null;
    const { measure, ref } = worst;
    if (measure.count === 0)
        return measure;
    return { ...measure, remark: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) ` in ${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_2__/* .policyName */ .ct)(ref)}${measure.remark}` };
}
function subjectUnit(subjects) {
    return (0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOf */ .uF)(subjects.flatMap(({ base, head }) => [...(base ?? []), ...(head ?? [])]));
}


/***/ }),

/***/ 91649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jw: () => (/* binding */ SERVE_MEANWHILE),
  P1: () => (/* binding */ outInSpans),
  UN: () => (/* binding */ runsIn),
  N_: () => (/* binding */ servesMeanwhile),
  wN: () => (/* binding */ spansHead),
  nA: () => (/* binding */ spansPhrase),
  m2: () => (/* binding */ spansTitle)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(78392);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/outcome-of.js
var outcome_of = __webpack_require__(87388);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(24705);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup/grouped.js
var grouped = __webpack_require__(42687);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers/out-over-time.js


function outOverTime(course, plan, unit, touched) {
    const units = plan.inventory?.units;
    const isTouched = ({ policy }) => policy !== null && touched.has((0,system/* refKey */.XF)(policy));
    const counted = course.stays.filter((stay) => stay.holds && (!stay.isAside || isTouched(stay)) && (units?.get(stay.target) ?? 'node') === unit);
    const moves = [...(0,grouped/* groupedBy */.me)(counted, ({ target }) => target).values()]
        .flatMap(movesOf)
        .sort((a, b) => a.at - b.at);
    const steps = [];
    let out = 0;
    for (const { at, by } of moves) {
        out += by;
        const last = steps.at(-1);
        if (last?.at === at)
            last.out = out;
        else
            steps.push({ at, out });
    }
    return steps;
}
function movesOf(stays) {
    const moves = [];
    let until = -Infinity;
    for (const { from, to } of stays.toSorted((a, b) => a.from - b.from)) {
        if (from > until) {
            if (Number.isFinite(until))
                moves.push({ at: until, by: -1 });
            moves.push({ at: from, by: 1 });
        }
        until = Math.max(until, to ?? Infinity);
    }
    return Number.isFinite(until) ? [...moves, { at: until, by: -1 }] : moves;
}
function mostInSpans(steps, from, spanMs, count) {
    let next = 0;
    let out = 0;
    return Array.from({ length: count }, (_, i) => {
        const [start, end] = [from + i * spanMs, from + (i + 1) * spanMs];
        for (let step = steps[next]; step && step.at <= start; step = steps[++next])
            out = step.out;
        let most = out;
        for (let step = steps[next]; step && step.at < end; step = steps[++next]) {
            out = step.out;
            most = Math.max(most, out);
        }
        return most;
    });
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(19125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers/together.js
var together = __webpack_require__(95172);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers/out-in-spans.js






const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MOST_SPANS = 24;
const LEAST_STEPS = 3;
const SPANS = [
    ...[1, 2, 5, 10, 15, 30].map((count) => ({ ms: count * MINUTE, of: MINUTE, word: 'minutes' })),
    ...[1, 2, 3, 6, 12].map((count) => ({ ms: count * HOUR, of: HOUR, word: 'hours' })),
    ...[1, 2, 4, 7, 14, 30, 90].map((count) => ({ ms: count * DAY, of: DAY, word: 'days' })),
];
const LONGEST = { ms: 365 * DAY, of: DAY, word: 'days' };
function outInSpans({ plan }, selection, unit) {
    const { courses } = plan.head;
    if (!courses)
        return null;
    const touched = new Set(selection.subjects.map(({ diff }) => (0,system/* refKey */.XF)(diff.ref)));
    const before = plan.base?.courses?.healthy(unit);
    const head = outOverTime(courses.healthy(unit), plan, unit, touched);
    const base = before ? outOverTime(before, plan, unit, touched) : null;
    const all = [...head, ...(base ?? [])];
    if (Math.max(head.length, base?.length ?? 0) < LEAST_STEPS)
        return null;
    const from = Math.min(...endsOf(head, 'first'), ...endsOf(base ?? [], 'first'));
    const until = Math.max(...endsOf(all, 'last'), from);
    const span = SPANS.find(({ ms }) => Math.floor((until - from) / ms) + 1 <= MOST_SPANS) ?? LONGEST;
    const count = Math.floor((until - from) / span.ms) + 1;
    const most = (steps) => mostInSpans(steps, from, span.ms, count);
    return {
        ...{ unit, from, span, head: most(head), base: base && most(base) },
        peak: (0,together/* scopeOf */.Od)(plan.head, unit)?.withoutNext.peakAtOnce ?? 0,
        serves: servesMeanwhile(selection, unit),
        ifBegan: selection.subjects.every(({ diff: { head: planned } }) => !planned || (0,outcome_of/* isOnlyNext */.qR)(planned)),
    };
}
function endsOf(steps, which) {
    const instants = steps.map(({ at }) => at);
    if (instants.length === 0)
        return [];
    return [instants.reduce((a, b) => (which === 'first' ? Math.min(a, b) : Math.max(a, b)))];
}
const SERVE_MEANWHILE = 'Nodes that are worked on without an interrupt count, and serve meanwhile.';
function servesMeanwhile({ subjects }, unit) {
    return unit === 'node' && subjects.some(({ diff }) => (0,system/* factOf */.yD)(diff.head, 'node-action')?.kind === 'none');
}
function spansPhrase({ unit, span, head, peak, ifBegan, serves }, isFirst) {
    const length = (0,plural/* counted */.hS)(span.ms / span.of, span.word.slice(0, -1));
    const most = `the most ${unit}s out at once within ${length}, all policies together.`;
    const began = ifBegan && isFirst
        ? (0,text_text/* text */.Qq) ` ${(0,text_text/* literal */.eu)('Drawn as if the next rollout began now; merging does not start it.')}`
        : text_text/* NO_TEXT */.gd;
    const orders = Math.max(...head) < peak
        ? (0,text_text/* text */.Qq) ` ${(0,text_text/* literal */.eu)(`This is one of several orders in which the ${unit}s may go; in the worst of them`)} ${peak} ${(0,text_text/* literal */.eu)('are out at once.')}`
        : text_text/* NO_TEXT */.gd;
    const working = serves ? (0,text_text/* text */.Qq) ` ${(0,text_text/* literal */.eu)(SERVE_MEANWHILE)}` : text_text/* NO_TEXT */.gd;
    return (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(most)}${working}${began}${orders}`;
}
function spansTitle({ unit }) {
    return `${(0,plural/* capital */.Nx)(unit)}s out over time`;
}
function spansHead({ base }) {
    return ['From (UTC)', ...(base ? ['Base', 'This change'] : ['This plan'])];
}
function runsIn({ from, span, head, base, }) {
    return head
        .map((after, i) => ({ at: from + i * span.ms, before: base?.[i] ?? null, after }))
        .filter(({ before, after }, i) => i === 0 || head[i - 1] !== after || (base?.[i - 1] ?? null) !== before);
}


/***/ }),

/***/ 50479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pb: () => (/* binding */ agedPhrase),
/* harmony export */   YE: () => (/* binding */ lossRemark),
/* harmony export */   YV: () => (/* binding */ outAlreadyPhrase),
/* harmony export */   e$: () => (/* binding */ peakRemark)
/* harmony export */ });
/* harmony import */ var _plan_measure_expiries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20732);
/* harmony import */ var _plan_measure_group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80987);
/* harmony import */ var _words_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58882);
/* harmony import */ var _words_instants_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75133);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19125);





function agedPhrase({ subjects }) {
    const groups = subjects.flatMap(({ head }) => head ?? []);
    const worst = worstByAge(groups);
    if (!worst)
        return null;
    const { out, at } = worst.worst;
    const nodes = groups.filter(({ unit }) => unit === 'node');
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${out} of ${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(Math.max(out, (0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .matchedOf */ .K$)(nodes)), (0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOf */ .uF)(nodes))} out at once when they expire on ${(0,_words_instants_js__WEBPACK_IMPORTED_MODULE_2__/* .utcPhrase */ .OK)(at)} UTC`;
}
function peakRemark(groups) {
    if (worstByAge(groups))
        return BY_AGE;
    return outAlready(groups) ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `, out already` : _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd;
}
function lossRemark(groups) {
    if (groups.length > 0 && groups.every(_plan_measure_group_js__WEBPACK_IMPORTED_MODULE_0__/* .goesByAgeOnly */ .lv))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `, nothing starts`;
    return worstByAge(groups) ? BY_AGE : _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd;
}
const BY_AGE = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `, by age (expireAfter)`;
function outAlreadyPhrase({ subjects }) {
    const groups = subjects.flatMap(({ head }) => head ?? []);
    const out = outAlready(groups);
    if (subjects.length > 1 || !out)
        return null;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${out} of ${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)((0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .matchedOf */ .K$)(groups), (0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOf */ .uF)(groups))} ${out === 1 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `is` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `are`} out already`;
}
function outAlready(groups) {
    if (groups.some(({ batches, peakAtOnce, outBefore }) => batches.length > 0 || peakAtOnce > outBefore))
        return null;
    return groups.reduce((sum, { outBefore }) => sum + outBefore, 0) || null;
}
function worstByAge(groups) {
    const all = groups.flatMap((group) => (0,_plan_measure_expiries_js__WEBPACK_IMPORTED_MODULE_4__/* .peakByAge */ .A2)(group) ?? []);
    return all.reduce((most, one) => (one.worst.out > (most?.worst.out ?? 0) ? one : most), null);
}


/***/ }),

/***/ 95172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ unitsOf),
/* harmony export */   Od: () => (/* binding */ scopeOf),
/* harmony export */   SM: () => (/* binding */ begunTogether),
/* harmony export */   _B: () => (/* binding */ togetherPhrase)
/* harmony export */ });
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78392);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24705);
/* harmony import */ var _words_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58882);
/* harmony import */ var _words_instants_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75133);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49587);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19125);
/* harmony import */ var _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71347);







const SHOWN = 4;
const SCOPES = {
    node: 'fleet',
    cluster: 'clusters',
    replica: 'replicas',
};
function scopeOf({ combined }, unit) {
    return combined.scopes.find(({ scope }) => scope.kind === SCOPES[unit]);
}
function begunTogether({ combined }) {
    return scopeOf({ combined }, combined.unit)?.withoutNext ?? combined;
}
function unitsOf({ base, head }) {
    const policies = [...(base?.policies ?? []), ...head.policies];
    const present = new Set(policies.flatMap(({ effect }) => effect.groups.map(({ unit }) => unit)));
    const found = ['node', 'cluster', 'replica'].filter((unit) => present.has(unit));
    return found.length > 0 ? found : ['node'];
}
function togetherPhrase({ head }, units) {
    const parts = units.flatMap((unit) => {
        const scope = scopeOf(head, unit);
        if (!scope)
            return [];
        const fact = meetingPhrase(head, scope, scope.withoutNext);
        return [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .isEmpty */ .Im)(fact) ? meetingPhrase(head, scope, scope) : fact];
    });
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinTexts */ .B5)(parts, ' ');
}
function meetingPhrase(side, { unit, members }, together) {
    const { peakAtOnce, peakAt, contributors } = together;
    if (peakAt === null || contributors.length < 2)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_TEXT */ .gd;
    const sorted = [...contributors].sort((a, b) => Number(a.policy === null) - Number(b.policy === null) || b.out - a.out);
    const takers = sorted.map(({ policy, out }) => policy === null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${out} out before` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${out} by ${takerPhrase(side, policy)}`);
    const sum = contributors.reduce((total, { out }) => total + out, 0);
    const once = sum > peakAtOnce ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) ` (a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu)(unit)} that several take counts once)` : _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_TEXT */ .gd;
    const whole = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${peakAtOnce} of ${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .amount */ .vj)(members, unit)} (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu)((0,_text_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .percentText */ .fL)(peakAtOnce, members))})`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `All policies together${agePhrase(side, sorted)}${conditionPhrase(side, sorted)}: ${whole} at ${(0,_words_instants_js__WEBPACK_IMPORTED_MODULE_3__/* .utcPhrase */ .OK)(peakAt)} UTC, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .few */ .H$)(takers, SHOWN)}${once}.`;
}
function agePhrase(side, contributors) {
    const aged = contributors.flatMap(({ policy, byAge }) => (policy && byAge ? [policy] : []));
    const names = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .few */ .H$)(aged.map((policy) => takerPhrase(side, policy)), SHOWN);
    return aged.length === 0 ? _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `, as nodes of ${names} reach their age`;
}
function conditionPhrase(side, contributors) {
    const next = contributors.flatMap(({ policy, isNext }) => (policy && isNext ? [policy] : []));
    if (next.length === 0)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_TEXT */ .gd;
    if (next.length === contributors.length)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `, if their next rollouts begin at the same moment`;
    const names = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .few */ .H$)(next.map((policy) => takerPhrase(side, policy)), SHOWN);
    return next.length === 1
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `, if the next rollout of ${names} begins at the same moment`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `, if the next rollouts of ${names} begin at the same moment`;
}
function takerPhrase(side, ref) {
    const policy = side.policies.find((candidate) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(candidate.ref) === (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(ref));
    const named = policy?.effect.groups.find(_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_6__/* .isNamed */ .ev);
    return named ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu)(ref.kind)}s of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .name */ .UU)('group', named.name)}` : (0,_words_names_js__WEBPACK_IMPORTED_MODULE_4__/* .policyName */ .ct)(ref);
}


/***/ }),

/***/ 18655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mu: () => (/* binding */ deletedAtOnce),
/* harmony export */   Nx: () => (/* binding */ withRemoval),
/* harmony export */   o2: () => (/* binding */ deletedRow)
/* harmony export */ });
/* harmony import */ var _words_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58882);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49587);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19125);



function deletedAtOnce({ touched }) {
    return touched
        .flatMap((diff) => {
        const targets = diff.head === null ? (diff.base?.onDelete?.targets.length ?? 0) : 0;
        return targets > 0 ? [{ diff, targets, unit: (0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOf */ .uF)(diff.base?.effect.groups ?? []) }] : [];
    })
        .sort((a, b) => b.targets - a.targets);
}
function deletedRow(plan, deleted) {
    const [most, ...others] = deleted;
    if (!most)
        return null;
    const more = others.length > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `, and what ${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(others.length, 'policy')} more had` : _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd;
    return {
        label: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `Removed at once`,
        base: plan.base && (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `nothing`,
        head: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${targetsPhrase(most)} with ${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_1__/* .policyName */ .ct)(most.diff.ref)}${more}`,
        trend: { arrow: '▲', word: 'higher', worse: true },
    };
}
function withRemoval(row, deleted) {
    return deleted.length === 0 ? row : { ...row, head: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${row.head}, with what is removed` };
}
function targetsPhrase({ targets, unit }) {
    return (0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(targets, unit);
}


/***/ }),

/***/ 88873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ evictionsPhrase),
/* harmony export */   X4: () => (/* binding */ isOnlyBudgets),
/* harmony export */   iU: () => (/* binding */ evictionsRows),
/* harmony export */   sZ: () => (/* binding */ budgetsPhrase)
/* harmony export */ });
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24705);
/* harmony import */ var _words_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58882);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49587);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19125);
/* harmony import */ var _row_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92750);





function movedLimits(subjects) {
    return subjects.flatMap((subject) => {
        const base = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(subject.diff.base, 'drain-limit');
        const head = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(subject.diff.head, 'drain-limit');
        if (!base || !head || base.pods === 0 || head.pods === 0)
            return [];
        if (base.disruptionsAllowed === head.disruptionsAllowed)
            return [];
        return [{ subject, base, head }];
    });
}
function steepestFirst(moved) {
    const rise = ({ base, head }) => head.disruptionsAllowed - base.disruptionsAllowed;
    return [...moved].sort((a, b) => rise(b) - rise(a));
}
const EVICTED = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `Pods that drains may evict at a time`;
function whosePhrase({ ref }, { length }) {
    return length > 1 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) ` (${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_2__/* .policyName */ .ct)(ref)})` : _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd;
}
const MOST_ROWS = 5;
function evictionsRows(plan, subjects) {
    return [...movedRows(subjects), addedRow(plan, subjects), removedRow(subjects)].filter((row) => row !== null);
}
function movedRows(subjects) {
    const moved = steepestFirst(movedLimits(subjects));
    const shown = moved.length > MOST_ROWS + 1 ? MOST_ROWS : moved.length;
    const others = moved.slice(shown);
    const rows = moved.slice(0, shown).map(({ base, head, subject }) => {
        const whose = moved.length > 1 ? _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd : whosePhrase(subject.diff, subjects);
        return {
            label: moved.length > 1 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${EVICTED}, ${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_2__/* .policyName */ .ct)(subject.diff.ref)}` : EVICTED,
            base: allowedPhrase(base, whose),
            head: allowedPhrase(head, whose),
            trend: isMore({ base, head })
                ? { arrow: '▲', word: 'higher', worse: true }
                : { arrow: '▼', word: 'lower', worse: false },
        };
    });
    if (others.length === 0)
        return rows;
    const more = others.filter(isMore).length;
    return [
        ...rows,
        {
            label: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${EVICTED}, ${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(others.length, 'other budget')}`,
            base: _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd,
            head: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${more} higher, ${others.length - more} lower`,
            trend: _row_js__WEBPACK_IMPORTED_MODULE_4__/* .STEADY */ .L,
        },
    ];
}
function isMore({ base, head }) {
    return head.disruptionsAllowed > base.disruptionsAllowed;
}
function addedRow(plan, subjects) {
    const [first] = addedLimits(subjects);
    if (!first)
        return null;
    return {
        label: EVICTED,
        base: plan.base && (first.diff.base ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `not limited by it` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `not there`),
        head: allowedPhrase(first.limit, whosePhrase(first.diff, subjects)),
        trend: _row_js__WEBPACK_IMPORTED_MODULE_4__/* .STEADY */ .L,
    };
}
function addedLimits(subjects) {
    const added = subjects.flatMap(({ diff }) => {
        const limit = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(diff.head, 'drain-limit');
        return limit && limit.pods > 0 && podsOf(diff.base) === 0 ? [{ diff, limit }] : [];
    });
    return added.sort((a, b) => shareOf(b.limit) - shareOf(a.limit));
}
function removedRow(subjects) {
    const [first] = removedLimits(subjects).sort((a, b) => shareOf(a.limit) - shareOf(b.limit));
    if (!first)
        return null;
    return {
        label: EVICTED,
        base: allowedPhrase(first.limit, whosePhrase(first.diff, subjects)),
        head: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `not limited by it any more`,
        trend: _row_js__WEBPACK_IMPORTED_MODULE_4__/* .STEADY */ .L,
    };
}
function removedLimits(subjects) {
    return subjects.flatMap(({ diff }) => {
        const limit = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(diff.base, 'drain-limit');
        return limit && limit.pods > 0 && (isGone(diff) || isEmptied(diff)) ? [{ diff, limit }] : [];
    });
}
function isGone({ head }) {
    return head === null || head.isDeleted === true;
}
function isEmptied({ base, head }) {
    return podsOf(base) > 0 && podsOf(head) === 0;
}
function podsOf(side) {
    return (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(side, 'drain-limit')?.pods ?? 0;
}
function shareOf({ disruptionsAllowed, pods }) {
    return disruptionsAllowed / pods;
}
const MOST_IN_TITLE = 3;
function evictionsPhrase(subjects) {
    const moved = steepestFirst(movedLimits(subjects));
    if (moved.length === 0)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd;
    const each = moved.slice(0, MOST_IN_TITLE).map(({ subject, base, head }, i) => {
        const whose = subjects.length > 1 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) ` under ${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_2__/* .policyName */ .ct)(subject.diff.ref)}` : _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd;
        const allowed = i === 0 ? atATime(head) : countPhrase(head);
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${allowed}${whose} (was ${base.disruptionsAllowed})`;
    });
    const others = moved.length - each.length;
    const more = others > 0
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `; ${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(others, 'other budget')} also ${others === 1 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `changes` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `change`}`
        : _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `drains may evict ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinTexts */ .B5)(each, '; ')}${more}`;
}
function isOnlyBudgets(subjects) {
    const rolls = ({ diff }) => sidesOf(diff).some(({ effect }) => effect.groups.length > 0);
    const limits = ({ diff }) => sidesOf(diff).some((side) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(side, 'drain-limit') !== undefined);
    return subjects.length > 0 && subjects.every((subject) => limits(subject) && !rolls(subject));
}
function sidesOf({ base, head }) {
    return [base, head].filter((side) => side !== null);
}
function budgetsPhrase(subjects) {
    const moved = evictionsPhrase(subjects);
    const unready = unreadyPhrase(subjects);
    if (!(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isEmpty */ .Im)(moved))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinTexts */ .B5)([moved, unready], ', ');
    const removed = removedLimits(subjects).map(({ diff }) => diff);
    const gone = removed.filter(isGone).map(({ ref }) => ref);
    if (gone.length > 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `removes ${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_2__/* .shortList */ .pg)(gone)}`;
    const [emptied] = removed;
    if (emptied)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_2__/* .policyName */ .ct)(emptied.ref)} holds back no pod any more`;
    const [added] = addedLimits(subjects);
    if (!added)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isEmpty */ .Im)(unready) ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `no pod may be evicted more or less` : unready;
    const whose = subjects.length > 1 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) ` under ${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_2__/* .policyName */ .ct)(added.diff.ref)}` : _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `drains may evict ${countPhrase(added.limit)} at a time${whose}${coveredPhrase(added.limit)}`;
}
function unreadyPhrase(subjects) {
    const [first, ...others] = subjects.filter(({ diff }) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(diff.head, 'evicts-unready'));
    if (!first)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd;
    const of = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `pods under ${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_2__/* .policyName */ .ct)(first.diff.ref)} that are not ready`;
    const more = others.length > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `, and ${others.length} more` : _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd;
    return (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(first.diff.head, 'evicts-unready')?.isFreed === true
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `drains no longer wait for ${of}${more}`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `drains may wait for ${of}${more}`;
}
function atATime(limit) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${countPhrase(limit)} at a time${coveredPhrase(limit)}`;
}
function allowedPhrase(limit, whose) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${countPhrase(limit)}${coveredPhrase(limit)}${whose}`;
}
function countPhrase(limit) {
    const { disruptionsAllowed, pods } = limit;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${Math.min(disruptionsAllowed, pods - sharedIn(limit))} of ${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(pods, 'pod')}`;
}
function coveredPhrase(limit) {
    const shared = sharedIn(limit);
    if (shared === 0)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `, as another budget covers ${shared === limit.pods ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `them` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${shared}`} too`;
}
function sharedIn({ held }) {
    return held.find(({ cause }) => cause === 'several-budgets')?.pods ?? 0;
}


/***/ }),

/***/ 45822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hg: () => (/* binding */ finishPhrase),
/* harmony export */   Jb: () => (/* binding */ heldUp),
/* harmony export */   PY: () => (/* binding */ nextRolloutsPhrase),
/* harmony export */   _X: () => (/* binding */ finishRow),
/* harmony export */   kp: () => (/* binding */ finishIfNextRow),
/* harmony export */   wP: () => (/* binding */ waitsForPods)
/* harmony export */ });
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39730);
/* harmony import */ var _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71347);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24705);
/* harmony import */ var _words_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58882);
/* harmony import */ var _words_instants_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75133);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49587);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19125);
/* harmony import */ var _row_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92750);








function finishRow(plan, subjects) {
    const [untoldBase, untoldHead] = [
        endlessDrain(plan.base, subjects, 'base'),
        endlessDrain(plan.head, subjects, 'head'),
    ];
    const base = endOf(subjects, 'base');
    const head = endOf(subjects, 'head');
    const several = subjects.length > 1;
    return {
        label: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `Finishes`,
        base: plan.base && (untoldBase ?? endPhrase(base, plan.timeZone, several)),
        head: untoldHead ?? endPhrase(head, plan.timeZone, several),
        trend: plan.base
            ? trendOf(base?.effect.finish ?? null, head?.effect.finish ?? null)
            : trendOf(null, null),
        isSame: isSameEnd(base, head),
    };
}
function finishIfNextRow(plan, subjects) {
    const inHead = ifNextOf(subjects, 'head');
    const named = inHead ?? ifNextOf(subjects, 'base');
    if (!named)
        return null;
    const several = subjects.length > 1;
    const cell = (side) => {
        const worse = ifNextOf(subjects, side);
        if (!worse)
            return endPhrase(endOf(subjects, side), plan.timeZone, several);
        const end = finishPhrase({ outcome: worse.ifNext.outcome, finish: null }, plan.timeZone);
        return several ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${end} (${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_4__/* .policyName */ .ct)(worse.subject.diff.ref)})` : end;
    };
    return {
        label: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `Finishes, if ${nextRolloutsPhrase(named.ifNext.policies)}`,
        base: plan.base && cell('base'),
        head: cell('head'),
        trend: _row_js__WEBPACK_IMPORTED_MODULE_6__/* .STEADY */ .L,
    };
}
function ifNextOf(subjects, side) {
    for (const subject of subjects)
        for (const { ifNext } of subject.diff[side]?.effect.groups ?? [])
            if (ifNext)
                return { subject, ifNext };
    return null;
}
function nextRolloutsPhrase(policies) {
    const [only, ...others] = policies;
    if (!only)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `a next rollout begins`;
    return others.length === 0
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `the next rollout of ${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_4__/* .policyName */ .ct)(only)} begins`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `the next rollouts of ${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_4__/* .policyName */ .ct)(only)} and ${others.length} more begin`;
}
function endlessDrain(side, subjects, name) {
    const holder = side?.policies.find((policy) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .factOf */ .yD)(policy, 'drain-limit')?.held.some(({ forGood, nodes }) => forGood && nodes === 0));
    const drained = subjects.some(({ diff }) => diff[name]?.effect.groups.some(({ drains, outcome }) => drains === true && outcome === 'complete'));
    return holder && drained ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `not known: drains that ${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_4__/* .policyName */ .ct)(holder.ref)} holds never end` : null;
}
const NOT_STARTED = new Set(['next-rollout', 'scale', 'migration', 'none']);
const WORST_LAST = ['none', 'complete', 'unfinished', 'stopped', 'stuck'];
function isSameEnd(base, head) {
    const [a, b] = [base?.effect, head?.effect];
    return a?.outcome === b?.outcome && a?.finish === b?.finish && base?.held === head?.held;
}
function endOf(subjects, side) {
    let last = null;
    for (const subject of subjects) {
        const { effect, change } = subject.diff[side] ?? {};
        if (!effect)
            continue;
        const isNext = change ? NOT_STARTED.has(change.kind) : false;
        const end = { subject, effect, held: change?.held, isNext };
        if (!last || later(end, last))
            last = end;
    }
    return last;
}
function later(one, other) {
    const [a, b] = [one.effect, other.effect];
    const worse = WORST_LAST.indexOf(a.outcome) - WORST_LAST.indexOf(b.outcome);
    const after = (a.finish ?? 0) - (b.finish ?? 0);
    return worse > 0 || (worse === 0 && (after > 0 || (after === 0 && other.isNext && !one.isNext)));
}
function endPhrase(end, timeZone, named) {
    if (!end)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `not there`;
    const waiting = end.effect.groups.filter(({ outcome }) => outcome === 'unfinished').map(heldUp);
    const awaitsPerson = waiting.some((held) => held.awaitsPerson);
    const approvals = [...new Set(waiting.flatMap((held) => held.approvals ?? []))];
    const awaitsStart = waiting.some((held) => held.awaitsStart);
    const held = waiting.find((one) => one.held)?.held;
    const lingers = end.effect.groups.flatMap((group) => group.lingers ?? []);
    const stuck = end.effect.groups.filter((group) => group.outcome === 'stuck');
    const mayEnd = stuck.length > 0 && stuck.every(waitsForPods);
    const finish = finishPhrase({ ...end.effect, awaitsPerson, approvals, awaitsStart, held, lingers, mayEnd }, timeZone);
    const isAssumed = end.isNext && end.effect.outcome === 'complete' && end.effect.finish !== null;
    const assumed = isAssumed ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${finish}, if started now` : finish;
    const isRefused = end.effect.outcome === 'stuck' && end.subject.diff.head?.change?.kind === 'eviction';
    const when = isRefused
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `never: it is not executed`
        : (heldPhrase(end) ?? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${assumed}${reachedPhrase(end.effect)}`);
    return named && end.effect.outcome !== 'complete' && end.effect.outcome !== 'none'
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${when} (${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_4__/* .policyName */ .ct)(end.subject.diff.ref)})`
        : when;
}
function reachedPhrase({ outcome, groups }) {
    const { done, all, byOrder } = (0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_7__/* .reachedOf */ .Cu)(groups);
    if (outcome === 'stuck' && byOrder > 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) ` with as few as ${done} of ${all} done`;
    return outcome === 'stuck' && done > 0 && done < all ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) ` with ${done} of ${all} done` : _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_TEXT */ .gd;
}
function heldPhrase({ held, effect }) {
    if (held === undefined || effect.finish !== null)
        return null;
    return effect.outcome === 'none' || effect.outcome === 'complete' ? heldBackPhrase(held) : null;
}
function heldBackPhrase(held) {
    switch (held) {
        case 'paused':
            return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `never: it is paused`;
        case 'disabled':
            return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `never: it is disabled`;
        case 'OnDelete':
            return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `never by itself: with OnDelete somebody has to delete the pods`;
        case 'partition':
            return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `never: its partition keeps all pods back`;
    }
}
function waitsForPods({ mayEnd, unit }) {
    return mayEnd === true && unit === 'node';
}
function heldUp(group) {
    const { awaitsPerson = false, approvals = [], awaitsStart = false } = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .factOf */ .yD)(group, 'stage') ?? {};
    return { awaitsPerson, approvals, awaitsStart, held: (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .factOf */ .yD)(group, 'held') };
}
function finishPhrase(effect, timeZone) {
    if (effect.outcome === 'complete' && effect.finish !== null)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${(0,_words_instants_js__WEBPACK_IMPORTED_MODULE_3__/* .instantPhrase */ .D8)(effect.finish, timeZone)}${staysOutPhrase(effect.lingers ?? [])}`;
    switch (effect.outcome) {
        case 'complete':
            return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `done already`;
        case 'none':
            return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `nothing to do`;
        case 'stopped':
            return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `never: an automatic stop ends it`;
        case 'stuck':
            return effect.mayEnd === true
                ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `when the pods that it waits for have ended`
                : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `never: it gets stuck`;
        case 'unfinished':
            if (effect.held !== undefined)
                return heldBackPhrase(effect.held);
            if (effect.awaitsStart)
                return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `never: nothing starts until a person sets it to Run`;
            if (effect.awaitsPerson)
                return approvedPhrase(effect.approvals ?? []);
            return uncordonPhrase(effect.lingers ?? []) ?? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `not within the dry rollout`;
    }
}
function approvedPhrase([first, ...others]) {
    if (first === undefined)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `when a person has approved it`;
    const more = others.length === 0 ? _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) ` and ${others.length} more`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `when a person has approved ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .name */ .UU)('cluster', first)}${more}`;
}
function staysOutPhrase(lingers) {
    const kept = lingers.filter(({ until }) => until === 'uncordon').length;
    return kept === 0
        ? _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_TEXT */ .gd
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `, with ${(0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .amount */ .vj)(kept, 'node')} left cordoned until somebody uncordons ${kept === 1 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `it` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `them`}`;
}
function uncordonPhrase(lingers) {
    const kept = lingers.filter(({ until }) => until === 'uncordon').length;
    return kept === 0
        ? null
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `when somebody uncordons ${kept === 1 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `the node` : (0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .amount */ .vj)(kept, 'node')}`;
}
function trendOf(base, head) {
    if (base === null || head === null || Math.abs(head - base) < _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg)
        return _row_js__WEBPACK_IMPORTED_MODULE_6__/* .STEADY */ .L;
    return head > base
        ? { arrow: '▲', word: 'later', worse: false }
        : { arrow: '▼', word: 'earlier', worse: false };
}


/***/ }),

/***/ 42402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FB: () => (/* binding */ POLICY_COLUMNS),
/* harmony export */   IM: () => (/* binding */ listedPolicies),
/* harmony export */   _I: () => (/* binding */ policyCells)
/* harmony export */ });
/* harmony import */ var _words_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58882);
/* harmony import */ var _finish_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45822);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49587);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19125);
/* harmony import */ var _plan_measure_part_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98530);





const POLICY_COLUMNS = [
    { title: 'policy' },
    { title: 'change' },
    { title: 'peak: base', numeric: true },
    { title: 'peak: this', numeric: true },
    { title: 'loss: base', numeric: true },
    { title: 'loss: this', numeric: true },
    { title: 'finishes' },
];
function listedPolicies({ touched, untouched, subjects }) {
    const [own, others] = [touched.filter(isWhole), untouched.filter(isWhole)];
    return { touched: own, all: subjects.length + others.length < 2 ? [] : [...own, ...others] };
}
function isWhole({ base, head }) {
    const policy = head ?? base;
    return policy === null || !(0,_plan_measure_part_js__WEBPACK_IMPORTED_MODULE_4__/* .isPart */ .QR)(policy.effect);
}
function policyCells(diff) {
    const of = (which, pick) => {
        const policy = diff[which];
        if (!policy)
            return _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd;
        const whole = (0,_words_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .matchedOf */ .K$)(policy.effect.groups);
        return whole > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${pick(policy)} of ${whole}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${pick(policy)}`;
    };
    return [
        (0,_words_names_js__WEBPACK_IMPORTED_MODULE_2__/* .subjectName */ .wn)(diff),
        (0,_words_names_js__WEBPACK_IMPORTED_MODULE_2__/* .changePhrase */ .g3)(diff),
        of('base', ({ effect }) => effect.peakAtOnce),
        of('head', ({ effect }) => effect.peakAtOnce),
        of('base', ({ effect }) => effect.worstLoss),
        of('head', ({ effect }) => effect.worstLoss),
        diff.head ? (0,_finish_row_js__WEBPACK_IMPORTED_MODULE_1__/* .finishPhrase */ .Hg)(diff.head.effect, 'UTC') : _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd,
    ];
}


/***/ }),

/***/ 92750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ STEADY),
/* harmony export */   q: () => (/* binding */ isMovedRow)
/* harmony export */ });
const STEADY = { arrow: null, word: null, worse: false };
function isMovedRow({ base, head, isSame }) {
    return base !== null && isSame !== true && JSON.stringify(base) !== JSON.stringify(head);
}


/***/ }),

/***/ 56260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ rowsOf)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/amounts.js
var amounts = __webpack_require__(58882);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/calendar/levels.js
var calendar_levels = __webpack_require__(81213);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/calendar/week.js
var calendar_week = __webpack_require__(78558);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/names.js
var names = __webpack_require__(49587);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(19125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/table/row.js
var table_row = __webpack_require__(92750);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/table/budgets-row.js





function budgetsRow(plan, subjects) {
    const timed = subjects.flatMap(timedOf);
    const [first, ...others] = [...timed.filter(isMoved), ...timed.filter((one) => !isMoved(one))];
    if (!first)
        return null;
    const week = (0,calendar_week/* shownWeek */.gm)(plan);
    const whose = subjects.length > 1 ? (0,text_text/* text */.Qq) `${(0,names/* policyName */.ct)(first.subject.diff.ref)}: ` : text_text/* NO_TEXT */.gd;
    const more = others.length > 0 ? (0,text_text/* text */.Qq) `; ${others.length} more below` : text_text/* NO_TEXT */.gd;
    const was = first.base && budgetsPhrase(first.base, week);
    return {
        label: (0,text_text/* text */.Qq) `Budgets allow at once`,
        base: plan.base && (was ? (0,text_text/* text */.Qq) `${whose}${was}` : (0,text_text/* text */.Qq) `not there`),
        head: (0,text_text/* text */.Qq) `${whose}${budgetsPhrase(first.head, week)}${more}`,
        trend: table_row/* STEADY */.L,
    };
}
function timedOf(subject) {
    return (subject.head ?? []).flatMap((head) => {
        if (!head.calendar || head.calendar.counted === 0)
            return [];
        return [{ subject, head, base: subject.base?.find(({ name: of }) => of === head.name) ?? null }];
    });
}
function isMoved({ base, head }) {
    return JSON.stringify(base && spansOf(base)) !== JSON.stringify(spansOf(head));
}
function spansOf(group) {
    return (0,calendar_week/* lanesOf */.TJ)(group).map(({ reasons, spans }) => [reasons, spans]);
}
function budgetsPhrase(group, week) {
    const { calendar } = group;
    const lanes = (0,calendar_week/* lanesOf */.TJ)(group).flatMap((lane) => {
        const acting = lane.reasons.filter((reason) => calendar?.idle[reason ?? ''] === undefined);
        return acting.length === 0 ? [] : [{ ...lane, reasons: acting }];
    });
    const heights = lanes.map((lane) => heightsOf(lane, week, group));
    const shown = lanes.map((lane, i) => (0,text_text/* text */.Qq) `${reasonsPhrase(lane)}: ${heights[i]?.shown ?? text_text/* NO_TEXT */.gd}`);
    const [first] = calendar?.limits ?? [];
    const origin = calendar?.isWritten === false && first ? (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(first.written)} by default` : text_text/* NO_TEXT */.gd;
    const growth = whileReplaced(group);
    const all = (0,text_text/* joinTexts */.B5)(shown, '; ');
    const endsInHours = heights.at(-1)?.endsInHours === true;
    const written = onlyShare(group, endsInHours ? (0,text_text/* text */.Qq) `written as ` : text_text/* NO_TEXT */.gd);
    const beside = (0,text_text/* joinTexts */.B5)([origin, (0,text_text/* isEmpty */.Im)(growth) ? written : growth], ', ');
    if ((0,text_text/* isEmpty */.Im)(beside))
        return all;
    return endsInHours ? (0,text_text/* text */.Qq) `${all}; ${beside}` : (0,text_text/* text */.Qq) `${all} (${beside})`;
}
function onlyShare({ calendar }, before) {
    const [only, ...others] = calendar?.limits ?? [];
    if (!only || others.length > 0 || calendar?.isWritten === false)
        return text_text/* NO_TEXT */.gd;
    return only.written.endsWith('%') ? (0,text_text/* text */.Qq) `${before}${(0,text_text/* code */.aY)(only.written)}` : text_text/* NO_TEXT */.gd;
}
function whileReplaced({ calendar, peakAtOnce }) {
    if (!calendar)
        return text_text/* NO_TEXT */.gd;
    const { rolledFor, counted, limits, spans } = calendar;
    const ofReason = spans.filter(({ reason }) => reason === rolledFor);
    const most = Math.max(0, ...ofReason.map(({ limit }) => limit ?? Infinity));
    const percents = limits
        .filter(({ reasons, written, limit }) => reasons.includes(rolledFor) && written.endsWith('%') && limit === most)
        .map(({ written }) => parseInt(written, 10));
    const ofShare = percents.find((percent) => peakAtOnce <= Math.ceil((percent * (counted + peakAtOnce)) / 100));
    const share = calendar.isWritten ? (0,text_text/* text */.Qq) `${ofShare ?? 0}%` : (0,text_text/* text */.Qq) `it`;
    return peakAtOnce > most && ofShare !== undefined
        ? (0,text_text/* text */.Qq) `${share} can be ${peakAtOnce} while replacements are up`
        : text_text/* NO_TEXT */.gd;
}
function heightsOf(lane, week, { unit }) {
    const levels = (0,calendar_levels/* levelsInCell */.D7)(lane, week, unit);
    const isClosedElse = levels.length > 1 && lane.spans.some(({ limit }) => limit === 0);
    const open = isClosedElse ? levels.slice(0, -1) : levels;
    const shown = (0,text_text/* joinTexts */.B5)(open, ', ');
    if (isClosedElse)
        return { shown: (0,text_text/* text */.Qq) `${shown}, otherwise none`, endsInHours: false };
    return { shown, endsInHours: lane.spans.length > 1 };
}
function reasonsPhrase({ reasons, isEvery }) {
    if (isEvery && reasons.length > 1)
        return (0,text_text/* text */.Qq) `any reason`;
    return (0,text_text/* joinTexts */.B5)(reasons.map((reason) => (0,text_text/* literal */.eu)(reason ?? 'any reason')), ' and ');
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/table/deleted.js
var table_deleted = __webpack_require__(18655);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/wholes.js
var wholes = __webpack_require__(71347);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(78392);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers/together.js
var together = __webpack_require__(95172);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/table/domain-row.js





function domainRow(plan, subjects) {
    const known = [plan.base, plan.head].some((side) => side && side.combined.byDomain.length > 0);
    if (!known)
        return null;
    const ofSide = (side, of) => {
        const groups = groupsOf(subjects, side, of);
        return [fullyOut(of, groups), perhapsOut(groups)];
    };
    const [base, baseToo] = plan.base ? ofSide('base', plan.base) : [null, 0];
    const [head, headToo] = ofSide('head', plan.head);
    if ((base?.length ?? 0) + baseToo + head.length + headToo === 0)
        return null;
    return {
        label: (0,text_text/* text */.Qq) `${domainsLabel([...(base ?? []), ...head])} completely down`,
        base: base && domainsPhrase(base, baseToo),
        head: domainsPhrase(head, headToo),
        trend: base ? trendOf(base.length + baseToo, head.length + headToo) : table_row/* STEADY */.L,
    };
}
function groupsOf(subjects, side, plan) {
    if (subjects.length === 0)
        return plan.policies.flatMap((policy) => policy.effect.groups);
    return subjects.flatMap((subject) => subject[side] ?? []);
}
function fullyOut(side, groups) {
    const found = new Map();
    const add = (domain, whole) => {
        const id = JSON.stringify([domain.key, domain.value]);
        const out = domain.matched >= 2 && domain.matched < whole && domain.peakAtOnce >= domain.matched;
        if (out && !found.has(id))
            found.set(id, domain);
    };
    for (const group of groups)
        for (const domain of group.domains)
            add(domain, (0,wholes/* wholeOf */.l2)(group));
    for (const { scope, unit, members, withoutNext } of side.combined.scopes) {
        if (scope.kind !== 'domain')
            continue;
        const { key, value } = scope;
        const whole = (0,together/* scopeOf */.Od)(side, unit)?.members ?? 0;
        add({ key, value, matched: members, peakAtOnce: withoutNext.peakAtOnce, batch: null }, whole);
    }
    return [...found.values()].sort((a, b) => (a.batch ?? Infinity) - (b.batch ?? Infinity) || b.matched - a.matched);
}
function perhapsOut(groups) {
    const found = groups.flatMap((group) => group.domains.filter(({ matched, worstAtOnce = 0 }) => matched >= 2 && matched < (0,wholes/* wholeOf */.l2)(group) && worstAtOnce >= matched));
    return new Set(found.map(({ key, value }) => JSON.stringify([key, value]))).size;
}
function domainsPhrase(domains, perhaps) {
    const [first] = domains;
    if (!first)
        return perhaps === 0 ? (0,text_text/* text */.Qq) `none` : (0,text_text/* text */.Qq) `none in this order; any of ${perhaps} in the worst order`;
    const shown = first.batch === null
        ? (0,text_text/* name */.UU)('object', first.value)
        : (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', first.value)}, batch ${first.batch}`;
    return domains.length > 1 ? (0,text_text/* text */.Qq) `${domains.length} (first ${shown})` : shown;
}
const KNOWN_DOMAINS = ['rack', 'zone', 'region', 'row', 'room', 'host'];
function domainsLabel(domains) {
    const [kind, ...others] = new Set(domains.map(({ key }) => key.slice(key.lastIndexOf('/') + 1)));
    const isKnown = kind !== undefined && others.length === 0 && KNOWN_DOMAINS.includes(kind);
    return (0,text_text/* literal */.eu)(isKnown ? (0,plural/* capital */.Nx)((0,plural/* plural */.LS)(2, kind)) : 'Domains');
}
function trendOf(base, head) {
    if (head > base)
        return { arrow: '▲', word: base === 0 ? 'new' : 'higher', worse: true };
    if (head < base)
        return { arrow: '▼', word: head === 0 ? 'gone' : 'lower', worse: false };
    return table_row/* STEADY */.L;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/table/evictions-row.js
var evictions_row = __webpack_require__(88873);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/table/finish-row.js
var finish_row = __webpack_require__(45822);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers/measures.js
var measures = __webpack_require__(79043);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/table/rows.js











function rowsOf(report, selection) {
    const { plan } = report;
    const { peak, loss } = (0,measures/* measuresOf */.d6)(plan, selection);
    if ((0,evictions_row/* isOnlyBudgets */.X4)(selection.subjects))
        return (0,evictions_row/* evictionsRows */.iU)(plan, selection.subjects).map(main);
    const single = selection.subjects.length === 1;
    const some = selection.subjects.length > 0;
    const units = (0,measures/* countedUnits */.gn)(plan, selection.subjects);
    const deleted = (0,table_deleted/* deletedAtOnce */.Mu)(selection);
    const isDomainTold = selection.findings.fresh.some(({ breaks }) => breaks.includes('failure-domain-at-once'));
    const combined = combinedRows(plan, units, single ? peak : null).map((row) => (0,table_deleted/* withRemoval */.Nx)(row, deleted));
    const rows = [
        main((0,table_deleted/* deletedRow */.o2)(plan, deleted)),
        ...(single ? [main(measureRow(plan, (0,text_text/* text */.Qq) `Peak at once`, peak))] : []),
        ...combined.map((row, i) => (i === 0 && !single ? main(row) : row)),
        single ? null : steepestRow(plan, selection.subjects),
        some ? main(measureRow(plan, lossLabel(single, loss), loss)) : null,
        withTold(domainRow(plan, selection.subjects), isDomainTold),
        budgetsRow(plan, selection.subjects),
        some ? main((0,finish_row/* finishRow */._X)(plan, selection.subjects)) : null,
        (0,finish_row/* finishIfNextRow */.kp)(plan, selection.subjects),
        ...(0,evictions_row/* evictionsRows */.iU)(plan, selection.subjects),
    ];
    const shown = rows.filter((row) => row !== null);
    const isNoGain = selection.situation === 'unjudged' ||
        selection.subjects.some(({ diff }) => NO_GAIN.has(diff.outcome.kind));
    return isNoGain ? shown.map(withoutGain) : shown;
}
const NO_GAIN = new Set(['starts', 'stuck', 'removed', 'taken-away']);
function lossLabel(isSingle, { base, head }) {
    const targets = (0,text_text/* literal */.eu)((0,plural/* capital */.Nx)((0,plural/* plural */.LS)(2, (head ?? base)?.unit ?? 'target')));
    return isSingle
        ? (0,text_text/* text */.Qq) `${targets} broken before the rollout stops (worst case)`
        : (0,text_text/* text */.Qq) `${targets} broken by one rollout (worst case)`;
}
function main(row) {
    return row && { ...row, isMain: true };
}
function withTold(row, isTold) {
    return row && isTold ? { ...row, isTold } : row;
}
function withoutGain(row) {
    const { word } = row.trend;
    return word === 'lower' || word === 'gone' || word === 'earlier' ? { ...row, trend: table_row/* STEADY */.L } : row;
}
function measureRow(plan, label, { base, head }) {
    const higher = head !== null && head.count > (base?.count ?? 0);
    const lower = base !== null && head !== null && head.count < base.count;
    const compared = plan.base !== null && base !== null;
    return {
        label,
        base: plan.base && measurePhrase(base),
        head: measurePhrase(head),
        trend: !compared
            ? table_row/* STEADY */.L
            : higher
                ? { arrow: '▲', word: 'higher', worse: true }
                : lower
                    ? { arrow: '▼', word: 'lower', worse: false }
                    : table_row/* STEADY */.L,
    };
}
function measurePhrase(measure) {
    return measure ? (0,text_text/* text */.Qq) `${(0,amounts/* share */.uM)(measure.count, measure.whole)}${measure.remark}` : (0,text_text/* text */.Qq) `not there`;
}
function combinedRows(plan, units, own) {
    const facts = units.map((unit) => (0,measures/* combinedPair */.mt)(plan, unit));
    const all = units.map((unit) => (0,measures/* combinedPair */.mt)(plan, unit, (scope) => scope));
    const ownCount = own?.head?.count ?? -1;
    const isAboveOwn = (pairs) => pairs.some(({ head }) => (head?.count ?? 0) > ownCount);
    const isMore = all.some(({ base, head }, i) => {
        const fact = facts[i];
        return (head?.count ?? 0) > (fact?.head?.count ?? 0) || (base?.count ?? 0) > (fact?.base?.count ?? 0);
    });
    const isAlone = own !== null && plan.policies.length < 2;
    return [
        ...(!isAlone && isAboveOwn(facts) ? [unitsRow(plan, (0,text_text/* text */.Qq) `Peak at once, all policies`, facts)] : []),
        ...(isMore && isAboveOwn(all)
            ? [unitsRow(plan, (0,text_text/* text */.Qq) `Peak if all next rollouts began at once`, all)]
            : []),
    ];
}
function unitsRow(plan, label, pairs) {
    const going = pairs.filter(({ base, head }) => (base?.count ?? 0) + (head?.count ?? 0) > 0);
    const [first, ...others] = (going.length > 0 ? going : pairs).map((pair) => ({
        pair,
        row: measureRow(plan, label, pair),
    }));
    if (!first)
        throw new Error('a plan without units');
    if (pairs.length === 1)
        return first.row;
    const all = [first, ...others];
    const cell = (which) => (0,text_text/* joinTexts */.B5)(all.flatMap(({ pair }) => {
        const measure = pair[which];
        return measure ? [(0,text_text/* text */.Qq) `${measure.count} of ${(0,amounts/* amount */.vj)(measure.whole, measure.unit)}`] : [];
    }), ', ');
    const { trend } = (all.find(({ row }) => row.trend.worse) ??
        all.find(({ row }) => row.trend.arrow) ??
        first).row;
    return { label, base: plan.base && cell('base'), head: cell('head'), trend };
}
function steepestRow(plan, subjects) {
    const steepest = (0,measures/* steepestRise */.FS)(subjects, 'peak');
    return steepest && measureRow(plan, (0,text_text/* text */.Qq) `Peak of ${(0,names/* policyName */.ct)(steepest.ref)}`, steepest);
}


/***/ }),

/***/ 76670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ VERDICTS),
  S: () => (/* binding */ renderText)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(22490);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/calendar/week.js
var calendar_week = __webpack_require__(78558);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/footer/footer.js + 3 modules
var footer = __webpack_require__(62067);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/headline/short.js
var headline_short = __webpack_require__(8156);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/headline/title.js + 2 modules
var title = __webpack_require__(31389);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(19125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/headline/merging.js
var merging = __webpack_require__(74921);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers/measures.js
var measures = __webpack_require__(79043);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/table/rows.js + 2 modules
var table_rows = __webpack_require__(56260);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/head.js
var head = __webpack_require__(20417);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/choice/selection.js
var choice_selection = __webpack_require__(17463);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/choice/told.js
var told = __webpack_require__(74360);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers/together.js
var numbers_together = __webpack_require__(95172);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(78392);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/index.js + 4 modules
var text_escape = __webpack_require__(13499);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/names.js
var names = __webpack_require__(49587);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/worse.js
var words_worse = __webpack_require__(62867);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/text/layout.js
var layout = __webpack_require__(32327);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/text/findings.js








const SEVERITY_STYLES = {
    error: 'red',
    warning: 'yellow',
    info: 'dim',
};
function findingLines(finding, width, paint) {
    const [first = '', ...rest] = (0,layout/* wrap */.LV)(headOf(finding), width, 0, 2);
    const { severity, status, before } = finding;
    const base = before === null ? '' : `Base: ${(0,text_escape/* terminalSentence */.wx)(before)}`;
    const worse = (0,render/* toTerminal */.yw)((0,text_text/* joinTexts */.B5)([(0,text_text/* literal */.eu)(base), (0,words_worse/* worsePhrase */.c)(finding)], ''));
    return [
        paint(SEVERITY_STYLES[severity], severity) + first.slice(severity.length),
        ...rest,
        ...(0,layout/* wrap */.LV)((0,render/* toTerminal */.yw)((0,told/* sayingOf */.NM)(finding)), width, 2),
        ...fixLines(finding, width, 2),
        ...(status === 'worsened' ? (0,layout/* wrap */.LV)(worse.trim(), width, 2, 2) : []),
    ];
}
function findingShort(finding, width) {
    const says = (0,layout/* wrap */.LV)(`${headOf(finding)}: ${(0,render/* toTerminal */.yw)((0,told/* sayingOf */.NM)(finding))}`, width, 2, 2);
    if (finding.status !== 'unchanged')
        return says;
    return [...says, ...fixLines(finding, width, 4)];
}
function fixLines(finding, width, indent) {
    const advice = (0,told/* adviceOf */.wr)(finding);
    return (0,text_text/* isEmpty */.Im)(advice) ? [] : (0,layout/* wrap */.LV)(`Fix: ${(0,render/* toTerminal */.yw)(advice)}`, width, indent, 2);
}
function headOf({ severity, rule, place, alsoAt }) {
    const parts = [severity, rule, placesText(place ? [place, ...alsoAt] : alsoAt)];
    return parts.filter((part) => part !== '').join('  ');
}
const PLACES_SHOWN = 3;
function placesText(places) {
    const all = [...new Set(places.map((place) => (0,names/* placeText */.Z9)(place, true)))];
    const more = all.length - PLACES_SHOWN;
    const shown = all.slice(0, PLACES_SHOWN).map(text_escape/* terminal */.Fo).join(', ');
    return more > 0 ? `${shown} and ${(0,plural/* counted */.hS)(more, 'more place')}` : shown;
}
function problemLines(problem, width, paint) {
    const where = problem.place ? `  ${(0,text_escape/* terminal */.Fo)((0,names/* placeText */.Z9)(problem.place, true))}` : '';
    const [first = '', ...rest] = (0,layout/* wrap */.LV)(`${problem.severity}  ${problem.code}${where}`, width, 0, 2);
    const picture = problem.picture === null ? [] : problem.picture.split(/\r\n|\n|\r/);
    return [
        paint(SEVERITY_STYLES[problem.severity], problem.severity) + first.slice(problem.severity.length),
        ...rest,
        ...(0,layout/* wrap */.LV)((0,render/* toTerminal */.yw)(problem.message), width, 2),
        ...picture.map((line) => (0,layout/* cut */.Jj)(`  | ${(0,text_escape/* terminalLine */.tL)(line, width)}`, width)),
    ];
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/amounts.js
var amounts = __webpack_require__(58882);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/gone.js
var gone = __webpack_require__(87152);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/group/group.js
var group_group = __webpack_require__(95534);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/group/batch-runs.js
var batch_runs = __webpack_require__(13156);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/order.js

const NAMES_SHOWN = 40;
function orderPhrase({ batches, unit }) {
    if (unit !== 'cluster' || batches.length === 0)
        return null;
    let left = NAMES_SHOWN;
    const parts = batches.flatMap(({ index, targets }) => {
        const shown = targets.slice(0, left);
        left -= shown.length;
        return shown.length === 0
            ? []
            : [
                (0,text_text/* text */.Qq) `batch ${index}: ${(0,text_text/* joinTexts */.B5)(shown.map((cluster) => (0,text_text/* name */.UU)('cluster', cluster)), ', ')}`,
            ];
    });
    const total = batches.reduce((sum, { targets }) => sum + targets.length, 0);
    const named = (0,text_text/* joinTexts */.B5)(parts, '; ');
    return total > NAMES_SHOWN ? (0,text_text/* text */.Qq) `${named} and ${total - NAMES_SHOWN} more` : named;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/table/policy-cells.js
var policy_cells = __webpack_require__(42402);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/group/moved.js
var group_moved = __webpack_require__(97522);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/calendar/levels.js
var levels = __webpack_require__(81213);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/calendar/shown.js
var calendar_shown = __webpack_require__(313);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/calendar/strip.js
var strip = __webpack_require__(25746);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/text/policies.js

















const GROUPS_SHOWN = 30;
const FACT_COLUMNS = 13;
const POLICIES_SHOWN = 50;
function subjectLines(subject, week, width, paint) {
    const groups = (0,group_group/* peopledGroups */.uv)(subject.head ?? [], subject.base ?? []);
    const before = new Map((subject.base ?? []).map((group) => [group.name, group]));
    const lines = groups
        .slice(0, GROUPS_SHOWN)
        .flatMap((group, i) => groupLines(group, before.get(group.name) ?? null, groups.slice(0, i), week, width));
    const more = groups.length - GROUPS_SHOWN;
    return [
        ...headLines(subject.diff, width, paint),
        ...mergingLines(subject, width),
        ...lines,
        ...(more > 0 ? [`  and ${more} more groups; they are in the JSON report`] : []),
    ];
}
function orderLines(group, width) {
    const order = orderPhrase(group);
    return order ? factLines('order', (0,render/* toTerminal */.yw)(order), width, 4) : [];
}
function headLines(diff, width, paint) {
    const title = (0,render/* toTerminal */.yw)((0,text_text/* text */.Qq) `${(0,names/* subjectName */.wn)(diff)}, ${(0,names/* changePhrase */.g3)(diff)}`);
    return (0,layout/* wrap */.LV)(`${title}  ${(0,text_escape/* terminal */.Fo)((0,names/* placeText */.Z9)(diff.place))}`, width, 0, 2).map((line) => paint('bold', line));
}
function mergingLines(subject, width) {
    const { diff } = subject;
    const { head } = diff;
    if (!head)
        return (0,layout/* wrap */.LV)((0,render/* toTerminal */.yw)((0,text_text/* sentence */.em)((0,gone/* goneText */.L)(diff))), width, 2);
    const label = (0,merging/* isDueAnyway */.yk)(subject) ? 'regardless' : subject.byHand === null ? 'merging' : 'sync by hand';
    const says = head.change ? [fact(label, (0,text_text/* asText */.e1)(head.change.says))] : [];
    const notes = head.notes.map((note) => fact('note', (0,text_text/* asText */.e1)(note)));
    const moved = (0,group_moved/* movedPhrases */.YY)(diff.moved, (0,measures/* subjectUnit */.pK)([subject])).map((phrase) => fact('moved', phrase));
    return [...says, ...notes, ...moved].flatMap(({ label, text }) => factLines(label, text, width, 2));
}
function fact(label, phrase) {
    return { label, text: (0,render/* toTerminal */.yw)(phrase) };
}
function groupLines(group, before, earlier, week, width) {
    const title = (0,render/* toTerminal */.yw)((0,text_text/* text */.Qq) `group ${(0,text_text/* name */.UU)('group', group.name)}, ${(0,amounts/* amount */.vj)(group.matched, group.unit)}`);
    const facts = [
        ...(0,group_group/* groupFacts */.VR)(group, before, week.timeZone, earlier),
        ...(0,group_group/* blockedPhrases */.Fj)(group, true).map((phrase) => ({ label: 'blocked', phrase })),
    ];
    return [
        ...(0,layout/* wrap */.LV)(title, width, 2, 2),
        ...facts.flatMap(({ label, phrase }) => factLines(label, (0,render/* toTerminal */.yw)(phrase), width, 4)),
        ...batchLines(group, width),
        ...orderLines(group, width),
        ...calendarLines(group, before, week, width),
    ];
}
function batchLines({ batches, unit }, width) {
    const runs = (0,batch_runs/* runsOf */.ky)(batches);
    const cells = runs.slice(0, batch_runs/* RUNS_SHOWN */.Tz).map((run) => {
        const { which, size, starts, ends, names } = (0,batch_runs/* runCells */.ry)(run);
        return [which, size, starts, ends, names].map(render/* toTerminal */.yw);
    });
    if (cells.length === 0)
        return [];
    const rows = [['batch', `${unit}s`, 'starts (UTC)', 'ends (UTC)', `first ${unit}s`], ...cells];
    const more = runs.length - batch_runs/* RUNS_SHOWN */.Tz;
    return [
        ...(0,layout/* gridLines */.YH)(rows, width, 4),
        ...(more > 0 ? [`    ${more} more lines of batches are in the JSON report.`] : []),
    ];
}
function factLines(label, text, width, indent) {
    const lines = (0,layout/* wrap */.LV)(text, width, indent + FACT_COLUMNS);
    return lines.map((line, i) => i === 0 ? ' '.repeat(indent) + label.padEnd(FACT_COLUMNS) + line.slice(indent + FACT_COLUMNS) : line);
}
function allPolicyLines(selection, width, paint) {
    const { touched, all } = (0,policy_cells/* listedPolicies */.IM)(selection);
    if (all.length === 0)
        return [];
    const rows = all.slice(0, POLICIES_SHOWN).map((diff) => (0,policy_cells/* policyCells */._I)(diff).map(render/* toTerminal */.yw));
    const more = all.length - POLICIES_SHOWN;
    return [
        paint('bold', `All policies (${touched.length} of ${all.length} touched)`),
        ...(0,layout/* gridLines */.YH)([policy_cells/* POLICY_COLUMNS */.FB.map(({ title }) => title), ...rows], width, 2),
        ...(more > 0 ? [`  and ${more} more policies; they are in the JSON report`] : []),
    ];
}
const INDENT = 4;
function calendarLines(group, before, week, width) {
    const shown = (0,calendar_shown/* calendarOf */.Yw)(group, before, week);
    if (!shown)
        return [];
    const strips = (0,strip/* stripLines */.UN)(shown.lanes, shown.before, week);
    const fits = strips.every((line) => (0,text_escape/* columnsOf */.PL)(line) + INDENT <= width);
    const words = (0,calendar_shown/* calendarPhrases */.RT)(shown, week, group.unit).flatMap((phrase) => (0,layout/* wrap */.LV)((0,render/* toTerminal */.yw)(phrase), width, INDENT, 2));
    const frozen = (0,levels/* freezePhrases */.Ap)(week).flatMap((phrase) => (0,layout/* wrap */.LV)((0,render/* toTerminal */.yw)(phrase), width, INDENT, 2));
    const head = fits ? `calendar; ${(0,strip/* legendOf */.BM)(week)}` : 'calendar';
    const drawn = fits ? strips.map((line) => ' '.repeat(INDENT) + line) : [];
    return [...(0,layout/* wrap */.LV)(head, width, INDENT, 2), ...drawn, ...words, ...frozen];
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/intervals.js
var intervals = __webpack_require__(24091);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/instants.js
var instants = __webpack_require__(75133);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/days.js
var calendar_days = __webpack_require__(39730);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/week.js
var week = __webpack_require__(67977);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/text/timeline/axis.js


const STEPS = [
    ...[1, 2, 3, 5, 10, 15, 20, 30].map((minutes) => minutes * calendar_days/* MINUTE_MS */.kg),
    ...[1, 2, 3, 6, 12].map((hours) => hours * calendar_days/* HOUR_MS */.iQ),
    ...[1, 2, 7, 14, 28, 56, 112, 364].map((days) => days * calendar_days/* DAY_MS */.sO),
];
const MARK = 9;
function axisOf(from, to, most) {
    const axes = STEPS.map((stepMs) => {
        const start = Math.floor(from / stepMs) * stepMs;
        return { from: start, stepMs, signs: Math.max(1, Math.ceil((to - start) / stepMs)) };
    });
    return axes.find(({ signs }) => signs <= most) ?? { from, stepMs: (to - from) / most, signs: most };
}
function signAt({ from, stepMs }, at) {
    return Math.floor((at - from) / stepMs);
}
function axisLine({ from, stepMs, signs }) {
    const apart = STEPS.find((step) => step % stepMs === 0 && step / stepMs >= MARK) ?? signs * stepMs;
    let line = '';
    for (let at = Math.ceil(from / apart) * apart; at < from + signs * stepMs; at += apart)
        line = `${line.padEnd((at - from) / stepMs)}|${labelOf(at)}`;
    return line;
}
function labelOf(at) {
    return at % calendar_days/* DAY_MS */.sO === 0 ? `${(0,week/* weekdayText */.uP)(at)} ${(0,calendar_days/* dayOf */.kb)(at).dayOfMonth}` : (0,week/* clockText */.Yi)(at);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/text/timeline/row.js


const SIGNS = { out: '=', short: '#', on: '>', closed: '.', partly: ':', frozen: 'x' };
function batchSigns({ batches, allowed }, axis) {
    const line = closedSigns(allowed, axis);
    let drawn = -1;
    for (const batch of batches)
        drawn = drawBatch(line, batch, axis, drawn);
    return line.join('').trimEnd();
}
function drawBatch(line, { start, end, size }, axis, drawn) {
    const from = Math.max(0, signAt(axis, start));
    const until = end === null ? Infinity : Math.max(from, signAt(axis, end - 1));
    if (from >= axis.signs)
        return drawn;
    const first = Math.max(from, drawn + 1);
    const last = Math.min(until, axis.signs - 1);
    if (first > last) {
        line[last] = SIGNS.short;
        return drawn;
    }
    const number = String(size);
    const hasRoom = number.length <= last - first;
    for (let i = first; i <= last; i++)
        line[i] = hasRoom ? (number[i - first] ?? SIGNS.out) : SIGNS.short;
    if (until >= axis.signs)
        line[last] = SIGNS.on;
    return last;
}
function closedSigns(allowed, axis) {
    const reasons = new Map();
    for (const { reason, from, to, limit } of allowed) {
        const closed = reasons.get(reason) ?? [];
        reasons.set(reason, closed);
        if (limit === 0)
            closed.push({ from, to });
    }
    const all = [...reasons.values()];
    return signsOf(axis, (stretch) => {
        const shares = all.map((closed) => shareOf(stretch, closed));
        if (shares.every((share) => share === 0))
            return ' ';
        return shares.every((share) => share === 1) ? SIGNS.closed : SIGNS.partly;
    });
}
function frozenSigns(windows, axis) {
    return signsOf(axis, (stretch) => (shareOf(stretch, windows) > 0 ? SIGNS.frozen : ' '))
        .join('')
        .trimEnd();
}
function signsOf({ from, stepMs, signs }, signOf) {
    return Array.from({ length: signs }, (_, i) => signOf({ from: from + i * stepMs, to: from + (i + 1) * stepMs }));
}
function shareOf(stretch, windows) {
    return (0,intervals/* totalMs */.Vk)((0,intervals/* clipTo */.Sj)(stretch, windows)) / (stretch.to - stretch.from);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/text/timeline/index.js









const GROUPS_DRAWN = 12;
const LONGER = 3;
const BEYOND = 0.1;
const LABEL = 11;
const NONE = 'none';
function timelineLines(plan, selection, width, paint) {
    const groups = groupsOf(selection);
    const shown = groups.slice(0, GROUPS_DRAWN);
    const span = spanOf(plan.at, shown);
    if (span === null)
        return [];
    const axis = axisOf(span.from, span.to, width - LABEL);
    const rows = shown.flatMap((group) => groupRows(group, axis, width, paint));
    const frozen = (0,intervals/* clipTo */.Sj)({ from: axis.from, to: axis.from + axis.signs * axis.stepMs }, plan.freezes.reduce((all, { windows }) => (0,intervals/* unionOf */.Z6)(all, windows), []));
    const freezes = frozen.length > 0 ? [row('frozen', frozenSigns(frozen, axis))] : [];
    const signs = [...rows, ...freezes].map((line) => line.slice(LABEL)).join('');
    const isTelling = shown.some(hasSeveral) || signs.includes(SIGNS.closed) || freezes.length > 0;
    if (!isTelling)
        return [];
    const more = groups.length - shown.length;
    return [
        ...(0,layout/* wrap */.LV)(timeline_headOf(axis, plan.timeZone), width, 0, 2).map((line) => paint('bold', line)),
        ...(0,layout/* wrap */.LV)(legendOf(signs), width, 2).map((line) => paint('dim', line)),
        row('', axisLine(axis)).slice(0, width).trimEnd(),
        ...rows,
        ...freezes.map((line) => paint('yellow', line)),
        ...(more > 0 ? [`  and ${more} more groups`] : []),
    ];
}
function timeline_headOf({ from, stepMs }, timeZone) {
    const start = (0,render/* toTerminal */.yw)((0,instants/* instantPhrase */.D8)(from, timeZone));
    return `Timeline from ${start}, each character is ${(0,instants/* durationText */.S5)(stepMs)}, the clock is UTC`;
}
function legendOf(signs) {
    const meanings = [
        [/\d/, 'a number: how many a batch takes'],
        [SIGNS.out, 'until they are back'],
        [SIGNS.short, 'batches too short for their numbers'],
        [SIGNS.on, 'goes on'],
        [SIGNS.closed, 'nothing may start (the limit is 0)'],
        [SIGNS.partly, 'closed in part, or for some reasons'],
        [SIGNS.frozen, 'freeze'],
    ];
    return meanings
        .flatMap(([sign, meaning]) => {
        if (typeof sign !== 'string')
            return sign.test(signs) ? [meaning] : [];
        return signs.includes(sign) ? [`${sign} ${meaning}`] : [];
    })
        .join(', ');
}
function groupsOf({ subjects }) {
    return subjects.flatMap(({ diff, base, head }) => {
        const before = new Map((base ?? []).map((group) => [group.name, group]));
        return (0,group_group/* peopledGroups */.uv)(head ?? [], base ?? []).flatMap((group) => {
            const was = before.get(group.name) ?? null;
            const isDrawn = [group, was].some((side) => side !== null && side.batches.length > 0);
            const title = (0,render/* toTerminal */.yw)((0,text_text/* text */.Qq) `${(0,names/* subjectName */.wn)(diff)} ${(0,text_text/* name */.UU)('group', group.name)}`);
            return isDrawn ? [{ title, head: group, base: was }] : [];
        });
    });
}
function hasSeveral({ head, base }) {
    return [head, base].some((side) => side !== null && side.batches.length > 1);
}
function spanOf(at, groups) {
    const ends = (side) => groups.flatMap((group) => (group[side]?.batches ?? []).map(({ start, end }) => end ?? start));
    const own = ends('head');
    const all = [...own, ...ends('base')];
    if (all.length === 0)
        return null;
    const [head, whole] = [latest(own, at), latest(all, at)];
    const end = own.length > 0 && whole - at > LONGER * (head - at) ? head : whole;
    const isOpen = groups.some((group) => [group.base, group.head].some((side) => side && isEndless(side)));
    return { from: at, to: Math.max(at + 1, end + (isOpen ? Math.ceil((end - at) * BEYOND) : 0)) };
}
function latest(instants, at) {
    return instants.reduce((last, instant) => Math.max(last, instant), at);
}
function isEndless({ batches }) {
    return batches.some(({ end }) => end === null);
}
function groupRows({ title, head, base }, axis, width, paint) {
    const now = head && (batchSigns(head, axis) || NONE);
    const was = base && (batchSigns(base, axis) || NONE);
    const isOther = was !== null && was !== now;
    return [
        ...(0,layout/* wrap */.LV)(title, width, 2, 2),
        ...(isOther ? [paint('dim', row('base', was))] : []),
        ...(now === null ? [] : [row(isOther ? 'change' : was === null ? 'plan' : 'both', now)]),
    ];
}
function row(label, signs) {
    return `    ${label.padEnd(LABEL - 4)}${signs}`.trimEnd();
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers/out-in-spans.js + 1 modules
var out_in_spans = __webpack_require__(91649);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/text/index.js




















const VERDICTS = {
    pass: { word: 'PASS', style: 'green' },
    warn: { word: 'WARN', style: 'yellow' },
    fail: { word: 'FAIL', style: 'red' },
    unknown: { word: 'UNKNOWN', style: 'red' },
};
const FINDINGS_SHOWN = 100;
const OLD_FINDINGS_SHOWN = 20;
const SUBJECTS_SHOWN = 50;
const NARROWEST = 40;
function renderText(report, options) {
    const width = Math.max(NARROWEST, options.width);
    const paint = (0,layout/* painter */.C2)(options.colour);
    const selection = (0,choice_selection/* selectionOf */.Wm)(report);
    const numbers = numberLines(report, selection, width, paint);
    const problems = report.plan.problems.map((problem) => problemLines(problem, width, paint));
    return (0,layout/* blocksText */.qs)([
        text_headLines(report, selection, width, paint),
        assumedLines(report, selection, width),
        ...(selection.situation === 'unjudged'
            ? [...problems, [headline_short/* UNJUDGED_NUMBERS */.mp, ...numbers]]
            : [numbers, ...problems]),
        report.notices.flatMap((notice) => (0,layout/* wrap */.LV)(`Note: ${(0,render/* toTerminal */.yw)(notice)}`, width, 0, 2)),
        ...freshLines(selection, width, paint),
        ...planLines(report, selection, width, paint),
        (0,head/* rolls */.tl)(selection) ? timelineLines(report.plan, selection, width, paint) : [],
        ...((0,head/* rolls */.tl)(selection) ? outTables(report, selection, width, paint) : []),
        allPolicyLines(selection, width, paint),
        oldLines(selection, width, paint),
        (0,layout/* footLines */.ie)((0,footer/* footerPhrases */.K)(report), width, paint),
    ]);
}
function text_headLines(report, selection, width, paint) {
    const verdict = VERDICTS[report.verdict];
    const isOnlyTold = report.verdict === 'fail' && report.failOn === 'never';
    return [
        ...(0,layout/* titleLines */.wh)(verdict, (0,title/* titlePhrase */.S)(report, selection), width, paint),
        ...(isOnlyTold
            ? [`${' '.repeat(verdict.word.length + 2)}Would fail: reported only (fail-on is never).`]
            : []),
    ];
}
function assumedLines({ plan }, selection, width) {
    const assumed = (0,head/* rolls */.tl)(selection)
        ? (0,merging/* mergings */.$r)(plan, selection).filter(({ subjects }) => subjects.length === 0)
        : [];
    return assumed.flatMap(({ phrase }) => (0,layout/* wrap */.LV)((0,render/* toTerminal */.yw)(phrase), width));
}
function numberLines(report, selection, width, paint) {
    if ((0,headline_short/* isNothingRolled */.C8)(selection))
        return [];
    const rows = (0,table_rows/* rowsOf */.R)(report, selection);
    const together = (0,render/* toTerminal */.yw)((0,numbers_together/* togetherPhrase */._B)(report.plan, (0,measures/* countedUnits */.gn)(report.plan, selection.subjects)));
    if ((0,headline_short/* isShort */.tQ)(report, selection))
        return (0,layout/* wrap */.LV)(`${(0,render/* toTerminal */.yw)((0,headline_short/* numbersSentence */.MB)(selection, rows))} ${together}`.trim(), width);
    const table = rows.length === 0 ? [] : tableLines(rows, width, paint);
    return together === '' ? table : [...table, '', ...(0,layout/* wrap */.LV)(together, width)];
}
function freshLines(selection, width, paint) {
    const fresh = toldWithin([...selection.findings.decisive, ...selection.findings.fresh], FINDINGS_SHOWN);
    const blocks = fresh.slice(0, FINDINGS_SHOWN).map((finding) => findingLines(finding, width, paint));
    const left = fresh.slice(FINDINGS_SHOWN);
    return left.length > 0
        ? [...blocks, (0,layout/* wrap */.LV)(`More findings, in the JSON report: ${rulesText(left)}.`, width)]
        : blocks;
}
function toldWithin(findings, shown) {
    const sorted = (0,choice_selection/* worstFirst */.md)(findings);
    return sorted.length > shown ? (0,told/* alike */.nO)(sorted) : sorted.map(told/* alone */.QR);
}
function rulesText(findings) {
    const times = new Map();
    for (const { rule, alsoAt } of findings)
        times.set(rule, (times.get(rule) ?? 0) + 1 + alsoAt.length);
    return [...times].map(([rule, count]) => (count > 1 ? `${rule} (${count} times)` : rule)).join(', ');
}
function planLines(report, selection, width, paint) {
    if (!(0,head/* rolls */.tl)(selection))
        return [];
    const week = (0,calendar_week/* shownWeek */.gm)(report.plan);
    const shown = selection.subjects.slice(0, SUBJECTS_SHOWN);
    const blocks = shown.map((subject) => subjectLines(subject, week, width, paint));
    const more = selection.subjects.length - shown.length;
    return more > 0 ? [...blocks, [`${more} more policies are in the JSON report.`]] : blocks;
}
function oldLines(selection, width, paint) {
    const group = (title, findings) => {
        if (findings.length === 0)
            return [];
        const told = toldWithin(findings, OLD_FINDINGS_SHOWN);
        const lines = told.slice(0, OLD_FINDINGS_SHOWN).flatMap((finding) => findingShort(finding, width));
        const left = told.slice(OLD_FINDINGS_SHOWN);
        const more = left.length > 0 ? (0,layout/* wrap */.LV)(`and more: ${rulesText(left)}`, width, 2, 2) : [];
        return [paint('bold', title), ...lines, ...more];
    };
    const decisive = new Set(selection.findings.decisive);
    const before = selection.findings.before.filter((finding) => !decisive.has(finding));
    return [
        ...group(`Fixed by this change (${selection.findings.fixed.length})`, selection.findings.fixed),
        ...group(`Waived (${selection.findings.waived.length})`, selection.findings.waived),
        ...group(`Pre-existing (${before.length})`, before),
    ];
}
const LABEL_COLUMNS = 28;
function tableLines(rows, width, paint) {
    const label = Math.min(LABEL_COLUMNS, Math.max(...rows.map((row) => (0,text_escape/* columnsOf */.PL)((0,render/* toTerminal */.yw)(row.label)))));
    const compared = rows.some((row) => row.base !== null);
    const room = width - label - (compared ? 4 : 2);
    const widths = compared ? [label, Math.floor(room / 2), Math.ceil(room / 2)] : [label, room];
    const head = (0,layout/* columns */.YB)(compared ? ['', 'base', 'this change'] : ['', 'this plan'], widths);
    const lines = rows.flatMap((row) => {
        const { word, worse } = row.trend;
        const after = (0,render/* toTerminal */.yw)(row.head) + (word === null ? '' : `, ${word}`);
        const before = row.base ? [(0,render/* toTerminal */.yw)(row.base)] : [];
        const laid = (0,layout/* columns */.YB)([(0,render/* toTerminal */.yw)(row.label), ...(compared ? (row.base ? before : ['']) : []), after], widths);
        return worse ? laid.map((line) => paint('red', line)) : laid;
    });
    return [...head.map((line) => paint('dim', line)), ...lines];
}
const text_INDENT = 2;
const WIDTHS = [20, 12, 12];
function outTables(report, selection, width, paint) {
    const drawn = (0,measures/* countedUnits */.gn)(report.plan, selection.subjects).flatMap((unit) => (0,out_in_spans/* outInSpans */.P1)(report, selection, unit) ?? []);
    return drawn.map((spans, i) => {
        const line = (cells) => (0,layout/* columns */.YB)(cells, WIDTHS.slice(0, cells.length)).map((text) => ' '.repeat(text_INDENT) + text);
        const rows = (0,out_in_spans/* runsIn */.UN)(spans).flatMap(({ at, before, after }) => line([(0,instants/* utcPhrase */.OK)(at), ...(before === null ? [] : [(0,text_text/* text */.Qq) `${before}`]), (0,text_text/* text */.Qq) `${after}`].map((phrase) => (0,render/* toTerminal */.yw)(phrase))));
        return [
            ...(0,layout/* wrap */.LV)(`${(0,out_in_spans/* spansTitle */.m2)(spans)}: ${(0,render/* toTerminal */.yw)((0,out_in_spans/* spansPhrase */.nA)(spans, i === 0))}`, width, 0, text_INDENT),
            ...line((0,out_in_spans/* spansHead */.wN)(spans)).map((text) => paint('dim', text)),
            ...rows,
        ];
    });
}


/***/ }),

/***/ 32327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   YB: () => (/* binding */ columns),
/* harmony export */   YH: () => (/* binding */ gridLines),
/* harmony export */   ie: () => (/* binding */ footLines),
/* harmony export */   qs: () => (/* binding */ blocksText),
/* harmony export */   wh: () => (/* binding */ titleLines)
/* harmony export */ });
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13499);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19125);



function wrap(text, width, indent = 0, hanging = 0) {
    const lines = [];
    let line = '';
    let room = width - indent;
    const push = () => {
        lines.push((' '.repeat(lines.length === 0 ? indent : indent + hanging) + line).trimEnd());
        line = '';
        room = width - indent - hanging;
    };
    for (const word of text.split(' ').flatMap((one) => pieces(one, width - indent - hanging))) {
        if (line !== '' && (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .columnsOf */ .PL)(line) + 1 + (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .columnsOf */ .PL)(word) > room)
            push();
        line = line === '' ? word : `${line} ${word}`;
    }
    push();
    return lines;
}
function pieces(word, width) {
    if ((0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .columnsOf */ .PL)(word) <= width)
        return [word];
    const parts = [];
    let part = '';
    for (const character of word) {
        if ((0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .columnsOf */ .PL)(part + character) > width) {
            parts.push(part);
            part = '';
        }
        part += character;
    }
    return [...parts, part];
}
function cut(line, width) {
    return (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .columnsOf */ .PL)(line) <= width ? line : `${pieces(line, width - 1)[0] ?? ''}…`;
}
function columns(cells, widths, indent = 0) {
    const wrapped = cells.map((cell, i) => wrap(cell, widths[i] ?? 0));
    const height = Math.max(...wrapped.map((lines) => lines.length));
    return Array.from({ length: height }, (_, row) => {
        const line = wrapped.map((lines, i) => pad(lines[row] ?? '', widths[i] ?? 0)).join('  ');
        return (' '.repeat(indent) + line).trimEnd();
    });
}
function gridLines(rows, width, indent) {
    const count = Math.max(...rows.map((row) => row.length));
    const widest = Array.from({ length: count }, (_, i) => Math.max(1, ...rows.map((row) => (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .columnsOf */ .PL)(row[i] ?? ''))));
    const room = width - indent - 2 * (count - 1);
    const sum = (most) => widest.reduce((all, one) => all + Math.min(one, most), 0);
    let most = Math.max(...widest);
    while (most > 1 && sum(most) > room)
        most -= 1;
    const widths = widest.map((one) => Math.min(one, most));
    return rows.flatMap((row) => columns(row, widths, indent));
}
function pad(text, width) {
    return text + ' '.repeat(Math.max(0, width - (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .columnsOf */ .PL)(text)));
}
const CODES = { bold: '1', red: '31', yellow: '33', green: '32', dim: '2' };
function painter(colour) {
    return (style, text) => (colour && text !== '' ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text);
}
function titleLines({ word, style }, says, width, paint) {
    const indent = ' '.repeat(word.length + 2);
    const [first = '', ...rest] = wrap((0,_text_render_js__WEBPACK_IMPORTED_MODULE_1__/* .toTerminal */ .yw)(says), width - indent.length);
    return [
        `${paint(style, word)}  ${paint('bold', first)}`,
        ...rest.map((line) => indent + paint('bold', line)),
    ];
}
function footLines(phrases, width, paint) {
    return phrases.flatMap((phrase) => wrap((0,_text_render_js__WEBPACK_IMPORTED_MODULE_1__/* .toTerminal */ .yw)(phrase), width).map((line) => paint('dim', line)));
}
function blocksText(blocks) {
    const shown = blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
    return `${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .logSafe */ .sN)(shown.join('\n\n'))}\n`;
}


/***/ }),

/***/ 58882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K$: () => (/* binding */ matchedOf),
/* harmony export */   Np: () => (/* binding */ bySeverity),
/* harmony export */   bB: () => (/* binding */ strip),
/* harmony export */   uF: () => (/* binding */ unitOf),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   vj: () => (/* binding */ amount)
/* harmony export */ });
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78392);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19125);
/* harmony import */ var _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71347);



function unitOf(groups) {
    const [first, ...others] = new Set(groups.map((group) => group.unit));
    return others.length > 0 ? 'target' : (first ?? 'node');
}
function amount(count, thing) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${count} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)((0,_text_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, thing))}`;
}
function bySeverity(findings) {
    const counts = ['error', 'warning'].map((severity) => {
        const count = findings.filter((finding) => finding.severity === severity).length;
        return count > 0 ? amount(count, severity) : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
    });
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTexts */ .B5)(counts, ', ');
}
function share(part, whole) {
    return whole === 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${part}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${part} of ${whole} (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)((0,_text_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .percentText */ .fL)(part, whole))})`;
}
function strip(sizes) {
    const runs = [];
    for (const size of sizes) {
        const last = runs.at(-1);
        if (last?.size === size)
            last.times++;
        else
            runs.push({ size, times: 1 });
    }
    const compressed = runs.some((run) => run.times > LONGEST_WRITTEN_RUN);
    const items = runs.flatMap(({ size, times }) => times > LONGEST_WRITTEN_RUN
        ? [`${spelled(size)} x ${spelled(times)}`]
        : Array(times).fill(spelled(size)));
    const separator = compressed ? ', ' : ' ';
    if (items.length <= STRIP_ITEMS)
        return items.join(separator);
    const head = items.slice(0, STRIP_ITEMS - STRIP_TAIL).join(separator);
    return `${head} ... ${items.slice(-STRIP_TAIL).join(separator)}`;
}
function spelled(count) {
    return count.toLocaleString('en-US');
}
const LONGEST_WRITTEN_RUN = 3;
const STRIP_ITEMS = 30;
const STRIP_TAIL = 3;
function matchedOf(groups, sizeOf = ({ matched }) => matched) {
    const [first] = groups;
    if (first && (0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_2__/* .isNamed */ .ev)(first))
        return (0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeOf */ .l2)(first);
    const listed = groups.flatMap(({ targets }) => targets);
    const again = listed.length - new Set(listed).size;
    return groups.reduce((sum, group) => sum + sizeOf(group), 0) - again;
}


/***/ }),

/***/ 87152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ goneText)
/* harmony export */ });
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24705);

const BARE = 'The policy is gone from these files.';
function goneText({ base }) {
    const released = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(base, 'released-pods');
    if (released)
        return `The policy is gone from these files: ${released.says}.`;
    return `${BARE} ${base?.onDelete?.says ?? ''}`.trimEnd();
}


/***/ }),

/***/ 75133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ instantPhrase),
/* harmony export */   OK: () => (/* binding */ utcPhrase),
/* harmony export */   S5: () => (/* reexport safe */ _text_instants_js__WEBPACK_IMPORTED_MODULE_0__.S5),
/* harmony export */   gy: () => (/* binding */ instantOrNull)
/* harmony export */ });
/* harmony import */ var _text_instant_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5357);
/* harmony import */ var _text_instants_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7892);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19125);




function instantOrNull(instant) {
    return instant === null ? null : (0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatInstant */ .r)(instant);
}
function instantPhrase(instant, timeZone) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .inZone */ .O0)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .uR)(instant), timeZone);
}
function utcPhrase(instant, beside) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)((0,_text_instants_js__WEBPACK_IMPORTED_MODULE_0__/* .utcText */ .kK)(instant, beside));
}


/***/ }),

/***/ 49587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OK: () => (/* binding */ placesPhrase),
/* harmony export */   Z9: () => (/* binding */ placeText),
/* harmony export */   ct: () => (/* binding */ policyName),
/* harmony export */   g3: () => (/* binding */ changePhrase),
/* harmony export */   pg: () => (/* binding */ shortList),
/* harmony export */   wn: () => (/* binding */ subjectName)
/* harmony export */ });
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78392);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24705);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19125);



function policyName(ref) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)('policy', (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refText */ .d0)(ref));
}
function shortList(refs) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .few */ .H$)(refs.map(policyName), 3);
}
function subjectName({ ref, base, head }) {
    const others = ((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .factOf */ .yD)(head ?? base, 'speaks-for')?.objects ?? 1) - 1;
    return others > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${policyName(ref)} and ${others} more` : policyName(ref);
}
function placeText(place, withColumn = false) {
    return withColumn ? `${place.file}:${place.line}:${place.column}` : `${place.file}:${place.line}`;
}
function changePhrase(diff) {
    if (diff.change === 'added')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `added`;
    if (diff.change === 'removed')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `removed`;
    const members = membersPhrase((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .factOf */ .yD)(diff.head, 'speaks-for')?.changed);
    if (members)
        return members;
    const through = diff.touchedThrough.length > 0
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `changed through ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTexts */ .B5)(diff.touchedThrough.map(policyName), ', ')}`
        : null;
    if (diff.change === 'changed')
        return through ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `changed, and ${through}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `changed`;
    if (through)
        return through;
    return diff.sameEffect ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `unchanged` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `unchanged, but rolls out otherwise`;
}
function membersPhrase(changed) {
    if (!changed)
        return null;
    const { added, edited, deleted } = changed;
    const parts = [
        added > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${added} added` : null,
        edited > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${edited} edited` : null,
        deleted > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${deleted} deleted` : null,
    ].filter((part) => part !== null);
    return parts.length === 0 ? null : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `with ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTexts */ .B5)(parts, ', ')}`;
}
const PLACES_SHOWN = 3;
function placesPhrase(all) {
    const places = [...new Set(all)];
    if (places.length === 0)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd;
    const shown = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTexts */ .B5)(places.slice(0, PLACES_SHOWN).map((place) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)('file', place)), ', ');
    const more = places.length - PLACES_SHOWN;
    return more > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) ` ${shown} and ${more} more ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)((0,_text_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(more, 'place'))}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) ` ${shown}`;
}


/***/ }),

/***/ 62867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ worsePhrase)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19125);

const WORSE = {
    starts: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) ` New: merging starts it.`,
    asks: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) ` New: merging asks for it.`,
    edits: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) ` So it was before: this edit does not come into force either.`,
};
function worsePhrase({ status, startedBy }) {
    if (status !== 'worsened')
        return _text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_TEXT */ .gd;
    if (startedBy === undefined)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) ` Worse than before.`;
    return WORSE[startedBy];
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
