export const id = 373;
export const ids = [373];
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

/***/ 1979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ baseConfig)
/* harmony export */ });
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7085);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9989);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8558);
/* harmony import */ var _output_file_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9836);
/* harmony import */ var _read_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3431);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1460);
/* harmony import */ var _tracked_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9838);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9125);










const MOST_BYTES = 256 * 1024;
function baseConfig(path, revisions, commitAt = (0,_tracked_files_js__WEBPACK_IMPORTED_MODULE_7__/* .commitsOnce */ .a)()) {
    if (path === null) {
        const config = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultConfig */ .s)();
        return { config, placeOf: null, rulesFrom: 'the built-in defaults', notices: [], proposed: null };
    }
    if (revisions === null)
        return fromDisk(path);
    for (const place of (0,_tracked_files_js__WEBPACK_IMPORTED_MODULE_7__/* .inRepository */ .y)(path)) {
        const tracked = between(path, place, revisions, commitAt);
        if (tracked !== null)
            return tracked;
    }
    return fromDisk(path);
}
function fromDisk(path) {
    try {
        return named((0,_config_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .X)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8'), path), path);
    }
    catch (error) {
        return refused('unreadable-config', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `The configuration ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .name */ .UU)('file', (0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(path))} cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(error))}`);
    }
}
function named(read, rulesFrom) {
    return 'problems' in read ? read : { ...read, rulesFrom, notices: [], proposed: null };
}
function between(written, { repo, path }, { base, head }, commitAt) {
    const at = (revision) => (0,_read_git_js__WEBPACK_IMPORTED_MODULE_5__/* .fileAt */ .Wd)(repo, commitAt(repo, revision), path, MOST_BYTES);
    const shown = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .name */ .UU)('file', (0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(written));
    const [before, after] = [at(base), at(head)];
    const [first] = before.problems;
    if (first)
        return { problems: before.problems };
    if (before.bytes === null) {
        if (after.bytes === null && after.problems.length === 0)
            return null;
        return refused('config-from-head', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `The configuration ${shown} is only in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(head))}, not in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(base))}: a change must not bring its own rules. Merge it first, or give a file outside the repository.`);
    }
    const where = `${written} of ${base}`;
    const text = (0,_read_text_js__WEBPACK_IMPORTED_MODULE_6__/* .decodeUtf8 */ ._6)(before.bytes);
    if (text === null)
        return refused('invalid-config', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `The configuration ${shown} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(base))} is not UTF-8 text.`);
    const read = named((0,_config_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .X)(text, path), where);
    if ('problems' in read)
        return read;
    if (after.bytes?.equals(before.bytes))
        return { ...read, notices: diskNotice(written, base, before.bytes) };
    const afterText = after.bytes && (0,_read_text_js__WEBPACK_IMPORTED_MODULE_6__/* .decodeUtf8 */ ._6)(after.bytes);
    if (after.problems.length > 0 || (after.bytes && afterText === null))
        return refused('invalid-config', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `In ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(head))} the configuration ${shown} cannot be read. ${after.problems[0]?.message ?? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `It is not UTF-8 text.`}`);
    const notice = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `This change edits the fleetplan configuration (${shown}); the version of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(base)} was used. Review that change separately.`;
    const proposed = { before: read.config, file: path, text: afterText, isFirst: false };
    return { ...read, notices: [notice], proposed };
}
function diskNotice(written, base, used) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(written) && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(written).equals(used))
        return [];
    return [
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .name */ .UU)('file', (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(written))} on disk differs from the version of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(base)}, which was used.`,
    ];
}
function refused(id, says) {
    return { problems: [(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, id, says)] };
}


/***/ }),

/***/ 3423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ deliverParts),
/* harmony export */   c: () => (/* binding */ deliver)
/* harmony export */ });
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7085);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8558);
/* harmony import */ var _output_file_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9836);
/* harmony import */ var _output_save_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(369);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9125);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(755);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5608);







function deliver(path, report, kind, code, output) {
    if (path === null)
        return (0,_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .codeAfter */ .YK)(output.print(report, kind), code, output);
    return saved(path, report, output) ? code : _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .COULD_NOT_JUDGE */ .Ge;
}
function deliverParts(path, parts, kind, output) {
    if (path !== null)
        return saved(path, parts, output) ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .PASS */ .CQ : _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .COULD_NOT_JUDGE */ .Ge;
    for (const part of parts) {
        const delivery = output.print(part, kind);
        if (delivery.kind === 'delivered')
            continue;
        if (delivery.kind === 'closed')
            output.say('fleetplan: the reader of the snapshot closed before it was complete');
        return delivery.kind === 'closed' ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .COULD_NOT_JUDGE */ .Ge : (0,_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .codeAfter */ .YK)(delivery, _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .PASS */ .CQ, output);
    }
    return _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .PASS */ .CQ;
}
function saved(path, report, output) {
    try {
        (0,_output_save_js__WEBPACK_IMPORTED_MODULE_2__/* .saveFile */ .O)(path, report);
        return true;
    }
    catch (error) {
        if (typeof report === 'string' && (0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$)(error) === 'EPIPE')
            return true;
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `The report cannot be written to ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)('file', (0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(path))}: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)('object', (0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A)(error))}`;
        (0,_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .printProblems */ .M)([(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, 'unwritable-output', message)], output);
        return false;
    }
}


/***/ }),

/***/ 1373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  durationsCommand: () => (/* binding */ durationsCommand)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/present.js
var present = __webpack_require__(2887);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/config/duration.js
var config_duration = __webpack_require__(1353);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/durations/block.js
const THINGS = { node: 'node', cluster: 'member cluster' };
function durationsBlock(fitted, configured, label) {
    return {
        durations: fitted.node === null && fitted.cluster === null ? null : targetsBlock(fitted, configured, label),
        waits: [...fitted.waits].map(([work, measured]) => ({ work, measured })).sort(byWork),
        daemonSetPods: fitted.daemonSetPods,
        held: fitted.held
            .map(({ name, mostMs }) => ({ name, ms: mostMs }))
            .sort((a, b) => (a.name < b.name ? -1 : 1)),
        tooFarApart: fitted.tooFarApart,
        backwards: [...new Set(fitted.backwards.map(({ name }) => name))].sort(),
    };
}
function targetsBlock({ node, cluster }, configured, label) {
    const either = (of, written) => {
        const [ofNodes, ofClusters] = [node && of(node), cluster && of(cluster)];
        const measured = ofNodes ?? ofClusters;
        return { measured, thing: ofNodes ? THINGS.node : THINGS.cluster, value: measured?.value ?? written };
    };
    const groups = configured.groups.map(({ selector, duration, steps }, index) => ({
        selector,
        steps,
        ...either(({ groups }) => groups[index] ?? null, duration),
    }));
    return {
        default: either(({ default: own }) => own, configured.default),
        steps: configured.steps,
        groups: [...groups, ...labelled(node, 'node', label), ...labelled(cluster, 'cluster', label)],
        clusters: node?.default ? (cluster?.default ?? null) : null,
    };
}
function labelled(targets, unit, label) {
    if (targets === null || label === null)
        return [];
    return targets.byLabel.map(({ value, measured }) => ({
        selector: { matchLabels: { [label]: value } },
        steps: null,
        measured,
        thing: THINGS[unit],
        value: measured.value,
    }));
}
function byWork(a, b) {
    return a.work < b.work ? -1 : 1;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup/grouped.js
var grouped = __webpack_require__(2687);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/values/selector.js
var values_selector = __webpack_require__(9324);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/durations/fit.js



const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const NEAR_ENOUGH_MS = 5 * MINUTE_MS;
const PERCENTILE = 0.9;
function fitDurations(times, groups, label) {
    const once = [...new Map(times.map((time) => [identity(time), time])).values()];
    const backwards = once.filter(({ leastMs }) => leastMs < 0);
    const forwards = once.filter(({ leastMs }) => leastMs >= 0);
    const measurable = forwards.filter(tells);
    const settingOf = (time) => JSON.stringify([time.work, groupOf(time, groups), fit_valueOf(time, label)]);
    const held = [...(0,grouped/* groupedBy */.me)(measurable, settingOf).values()].flatMap(heldAmong);
    const told = measurable.filter((time) => !held.includes(time));
    const targets = (work) => {
        const own = told.filter((time) => time.work === work);
        return own.length === 0 ? null : fitTargets(own, groups, label);
    };
    const waits = told.filter(({ work }) => !WITHOUT_SETTING.has(work));
    return {
        node: targets('node'),
        cluster: targets('cluster'),
        waits: new Map([...(0,grouped/* groupedBy */.me)(waits, ({ work }) => work)].map(([work, own]) => [work, measure(own)])),
        daemonSetPods: measureAny(told.filter(({ work }) => work === 'kubernetes.daemonSetPods')),
        held,
        tooFarApart: forwards.length - measurable.length,
        backwards,
    };
}
const WITHOUT_SETTING = new Set(['node', 'cluster', 'kubernetes.daemonSetPods']);
const HELD_TIMES = 10;
const HELD_MS = 60 * MINUTE_MS;
const HELD_SHARE = 4;
function heldAmong(times) {
    if (times[0]?.work === 'pika.steps.scheduled')
        return [];
    const sorted = times.map(({ mostMs }) => mostMs).sort((a, b) => a - b);
    const usualMs = nearestRank(sorted, 0.5);
    const long = times.filter(({ leastMs }) => leastMs > HELD_TIMES * usualMs && leastMs >= HELD_MS);
    return long.length > Math.max(1, times.length / HELD_SHARE) ? [] : long;
}
function identity({ work, name, startedAt }) {
    return JSON.stringify([work, name, startedAt]);
}
function tells({ leastMs, mostMs }) {
    return mostMs - leastMs <= Math.max(NEAR_ENOUGH_MS, leastMs);
}
function fitTargets(times, groups, label) {
    const others = times.filter((time) => groupOf(time, groups) < 0);
    const byValue = (0,grouped/* groupedBy */.me)(others.filter((time) => fit_valueOf(time, label) !== ''), (time) => fit_valueOf(time, label));
    return {
        default: measureAny(others.filter((time) => fit_valueOf(time, label) === '')),
        groups: groups.map((_, index) => measureAny(times.filter((time) => groupOf(time, groups) === index))),
        byLabel: [...byValue]
            .map(([value, own]) => ({ value, measured: measure(own) }))
            .sort((a, b) => (a.value < b.value ? -1 : 1)),
    };
}
function groupOf({ labels }, groups) {
    return groups.findIndex((selector) => (0,values_selector/* selects */.ko)(selector, labels));
}
function fit_valueOf({ labels }, label) {
    return label === null ? '' : (labels[label] ?? '');
}
function measureAny(times) {
    return times.length === 0 ? null : measure(times);
}
function measure(times) {
    const sorted = times.map(({ mostMs }) => mostMs).sort((a, b) => a - b);
    const percentile90Ms = nearestRank(sorted, PERCENTILE);
    return {
        count: sorted.length,
        medianMs: nearestRank(sorted, 0.5),
        percentile90Ms,
        value: (0,config_duration/* writeDuration */.MP)(roundedUp(percentile90Ms)),
    };
}
function nearestRank(sorted, share) {
    return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
function roundedUp(ms) {
    const step = ms < 2 * MINUTE_MS ? SECOND_MS : MINUTE_MS;
    return Math.ceil(ms / step) * step;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/manifest.js
var manifest = __webpack_require__(4585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/instant.js
var instant = __webpack_require__(1398);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/durations/unreadable.js


const INSTANT = /^(?:creationTimestamp|lastTransitionTime|transitionTimestamp)$/;
const OF_INSTANTS = 'nodePriority';
function unreadableInstants(snapshots) {
    const objects = snapshots.flatMap((snapshot) => snapshot.objects);
    const broken = objects.filter(({ object }) => holdsUnreadable(object));
    return [...new Set(broken.map(({ kind, name }) => `${kind}/${name}`))].sort();
}
function holdsUnreadable(value) {
    if (Array.isArray(value))
        return value.some(holdsUnreadable);
    if (!(0,manifest/* isObject */.Gv)(value))
        return false;
    return Object.entries(value).some(([key, inner]) => {
        if (inner === null)
            return false;
        if (INSTANT.test(key))
            return isNoInstant(inner);
        if (key === OF_INSTANTS && (0,manifest/* isObject */.Gv)(inner))
            return Object.values(inner).some(isNoInstant);
        return holdsUnreadable(inner);
    });
}
function isNoInstant(value) {
    return typeof value === 'string' && value !== '' && (0,instant/* parseInstant */.nV)(value) === null;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/visible.js
var visible = __webpack_require__(8558);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(8392);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/json/index.js + 2 modules
var json = __webpack_require__(5774);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/durations.js


const DURATIONS_FORMATS = ['text', 'json'];
const INDENT = '  ';
const WAITS = {
    'karpenter.readyAfter': ['node claim', 'from its creation until it was Initialized'],
    'kubernetes.podReadyAfter': ['pod', 'from its creation until it was ready'],
    'pika.steps.scheduled': ['maintenance', 'from Scheduled to Started'],
    'pika.steps.drain': ['maintenance', 'from Started to ObjectsDrained'],
    'pika.steps.maintenance': ['maintenance', 'from ObjectsDrained to Validating'],
};
function renderDurations(block, format) {
    return format === 'json' ? durationsJson(block) : `${yamlLines(block).join('\n')}\n`;
}
function yamlLines({ durations, waits }) {
    return [...(durations ? targetLines(durations) : []), ...waitLines(waits)];
}
function targetLines(durations) {
    const { clusters, groups, steps } = durations;
    return [
        'durations:',
        ...settingLines('default', durations.default).map(indented),
        ...(clusters === null
            ? []
            : [
                `# ${measuredText(clusters, 'member cluster')}: ${clusters.value}. They need a group with a selector of their labels, as the default is that of nodes.`,
            ].map(indented)),
        ...(steps === null ? [] : [`steps: ${stepsText(steps)}`].map(indented)),
        ...(groups.length === 0 ? [] : [`groups:`, ...groups.flatMap(groupLines).map(indented)].map(indented)),
    ];
}
function groupLines(group) {
    const [first, ...rest] = [
        `selector: ${JSON.stringify(group.selector)}`,
        ...(group.value === null ? [] : settingLines('duration', group)),
        ...(group.steps === null ? [] : [`steps: ${stepsText(group.steps)}`]),
    ];
    return [`- ${first}`, ...rest.map(indented)];
}
function settingLines(name, { measured, thing, value }) {
    const why = measured === null ? 'as it is configured: nothing is recorded' : measuredText(measured, thing);
    return [`# ${why}`, `${name}: ${value ?? ''}`];
}
function waitLines(waits) {
    const lines = [];
    let open = [];
    for (const { work, measured } of waits) {
        const path = ['systems', ...work.split('.')];
        const shared = path.findIndex((step, index) => step !== open[index]);
        const depth = path.length - 1;
        for (const [index, step] of path.slice(0, depth).entries())
            if (index >= shared)
                lines.push(`${INDENT.repeat(index)}${step}:`);
        const [thing, what] = WAITS[work];
        lines.push(`${INDENT.repeat(depth)}# ${measuredText(measured, thing)}, ${what}`, `${INDENT.repeat(depth)}${path[depth] ?? ''}: ${measured.value}`);
        open = path.slice(0, depth);
    }
    return lines;
}
function measuredText({ count, medianMs, percentile90Ms }, thing) {
    return `${(0,plural/* counted */.hS)(count, thing)}: median ${exactText(medianMs)}, 90th percentile ${exactText(percentile90Ms)}`;
}
function exactText(ms) {
    const seconds = Math.round(ms / 1_000);
    const parts = [
        [Math.floor(seconds / 3_600), 'h'],
        [Math.floor((seconds % 3_600) / 60), 'm'],
        [seconds % 60, 's'],
    ];
    const text = parts
        .filter(([value]) => value > 0)
        .map(([value, unit]) => `${value}${unit}`)
        .join(' ');
    return text === '' ? '0s' : text;
}
function stepsText(steps) {
    const written = Object.entries(steps).map(([name, value]) => `${name}: ${value}`);
    return `{ ${written.join(', ')} }`;
}
function indented(line) {
    return `${INDENT}${line}`;
}
function durationsJson(block) {
    const { durations, waits, daemonSetPods, held, tooFarApart, backwards } = block;
    const targets = durations === null ? [] : [{ ...durations.default, selector: null }, ...durations.groups];
    return (0,json/* jsonText */.s$)({
        schemaVersion: json/* SCHEMA_VERSION */.f$,
        measured: [
            ...targets.flatMap(({ measured, thing, selector }) => measured === null ? [] : [{ setting: 'durations', thing, selector, ...figures(measured) }]),
            ...waits.map(({ work, measured }) => ({
                setting: `systems.${work}`,
                thing: WAITS[work][0],
                selector: null,
                ...figures(measured),
            })),
        ],
        daemonSetPods: daemonSetPods && figures(daemonSetPods),
        held: held.map(({ name, ms }) => ({ name, seconds: ms / 1_000 })),
        tooFarApart,
        backwards,
        block: `${yamlLines(block).join('\n')}\n`,
    });
}
function figures({ count, medianMs, percentile90Ms, value }) {
    return { count, medianSeconds: medianMs / 1_000, percentile90Seconds: percentile90Ms / 1_000, value };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/index.js + 368 modules
var systems = __webpack_require__(8668);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/arguments.js
var edge_arguments = __webpack_require__(4317);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/deliver.js
var deliver = __webpack_require__(3423);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/exit-codes.js
var exit_codes = __webpack_require__(755);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/base-config.js
var base_config = __webpack_require__(1979);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/output-path.js
var output_path = __webpack_require__(7989);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/problems.js
var edge_problems = __webpack_require__(5608);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/snapshot-file.js
var snapshot_file = __webpack_require__(7168);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/usage-error.js
var usage_error = __webpack_require__(6266);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/durations-command.js



















const { snapshot, config, format, output } = edge_arguments.PLAN_OPTIONS;
const OPTIONS = { snapshot, config, format, output, by: { type: 'string' } };
async function durationsCommand(argv, printer) {
    const values = (0,edge_arguments.readOptions)(argv, OPTIONS);
    const files = values.snapshot ?? [];
    if (files.length === 0)
        throw new usage_error/* UsageError */.e('missing --snapshot FILE... for durations: live objects record the times');
    const chosen = (0,edge_arguments.oneOf)('--format', values.format ?? 'text', DURATIONS_FORMATS);
    const path = values.output ?? null;
    const read = (0,base_config/* baseConfig */._)(values.config ?? null, null);
    if ('problems' in read)
        return unreadable(read.problems, printer);
    if (path !== null)
        (0,output_path/* refuseInputs */.g)(path, { snapshot: files, config: values.config ?? null }, []);
    const snapshots = [];
    for (const file of files) {
        const { snapshot, problems } = await (0,snapshot_file/* loadSnapshot */.N)([file]);
        const broken = problems.filter(({ severity, code }) => severity === 'error' && code !== 'empty-snapshot');
        if (broken.length > 0)
            return unreadable(broken, printer);
        snapshots.push(snapshot);
    }
    const label = values.by ?? null;
    const times = systems/* SYSTEMS */.L.flatMap((system) => system.recordedTimes?.(snapshots) ?? []);
    const fitted = fitDurations(times, read.config.durations.groups.map(({ selector }) => selector), label);
    const block = durationsBlock(fitted, configuredDurations(read.config), label);
    for (const notice of noticesOf(block, unreadableInstants(snapshots)))
        printer.say(`fleetplan: ${(0,render/* toTerminal */.yw)(notice)}`);
    if (block.durations === null && block.waits.length === 0) {
        printer.say(`fleetplan: ${NOTHING}`);
        return exit_codes/* COULD_NOT_JUDGE */.Ge;
    }
    return (0,deliver/* deliver */.c)(path, renderDurations(block, chosen), chosen === 'json' ? 'json' : 'lines', exit_codes/* PASS */.CQ, printer);
}
const NOTHING = 'the snapshots record no times of work. Times are in staged update runs of KubeFleet, NodeClaims, pods, NotifyMaintenances, and in two snapshots of one NodeWright or Skyhook rollout taken while a batch is at work and after it.';
const SHOWN = 5;
function noticesOf({ held, daemonSetPods, tooFarApart, backwards }, garbled) {
    const named = (names) => (0,text_text/* few */.H$)(names.map((one) => (0,text_text/* name */.UU)('object', (0,visible/* visible */.RK)(one))), SHOWN);
    const slow = held.map((one) => (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', (0,visible/* visible */.RK)(one.name))} took ${(0,text_text/* literal */.eu)(exactText(one.ms))}`);
    return (0,present/* present */.E)([
        held.length > 0 &&
            (0,text_text/* text */.Qq) `Left out, probably blocked: ${(0,text_text/* count */.U9)(held.length, 'measurement')} of at least ten times the median. ${(0,text_text/* few */.H$)(slow, SHOWN)}.`,
        daemonSetPods !== null &&
            (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(measuredText(daemonSetPods, 'pod'))} of DaemonSets from creation to ready. Their updates are planned with durations, like all work on a node. Give their nodes a group if nothing else works on these.`,
        tooFarApart > 0 &&
            (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(tooFarApart, 'node')} ended between two snapshots that are too far apart to measure the work. Take snapshots closer together than the work on one node.`,
        backwards.length > 0 &&
            (0,text_text/* text */.Qq) `Not used, the clocks differ: ${(0,text_text/* count */.U9)(backwards.length, 'record')} of work that ended before it began: ${named(backwards)}.`,
        garbled.length > 0 &&
            (0,text_text/* text */.Qq) `Not used: ${(0,text_text/* count */.U9)(garbled.length, 'object')} with an invalid instant: ${named(garbled)}.`,
    ]);
}
function unreadable(problems, printer) {
    (0,edge_problems/* printProblems */.M)(problems, printer);
    return exit_codes/* COULD_NOT_JUDGE */.Ge;
}
function configuredDurations({ durations }) {
    const stepsOf = (steps) => steps && {
        drain: (0,config_duration/* writeDuration */.MP)(steps.drain),
        maintenance: (0,config_duration/* writeDuration */.MP)(steps.maintenance),
        validation: (0,config_duration/* writeDuration */.MP)(steps.validation),
        return: (0,config_duration/* writeDuration */.MP)(steps.return),
    };
    return {
        default: (0,config_duration/* writeDuration */.MP)(durations.default),
        steps: stepsOf(durations.steps),
        groups: durations.groups.map(({ selector, duration, steps }) => ({
            selector: (0,values_selector/* writtenSelector */.nR)(selector),
            duration: duration === null ? null : (0,config_duration/* writeDuration */.MP)(duration),
            steps: stepsOf(steps),
        })),
    };
}


/***/ }),

/***/ 7989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ refuseInputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8558);
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9057);
/* harmony import */ var _read_globs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1432);
/* harmony import */ var _read_inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2587);
/* harmony import */ var _read_git_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1883);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6266);








function refuseInputs(output, inputs, sides) {
    const why = notWritable(output) ?? amongInputs(output, inputs, sides);
    if (why !== null)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`--output ${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(output)} ${why}; choose another file`);
    const written = fileAt(output);
    if (written === null)
        return;
    const { snapshot, config, head = [], base = [], headRef = null } = inputs;
    const root = headRef === null ? '.' : rootOfRepository();
    const policies = sides.flatMap((side) => (side === null ? [] : filesOf(side)));
    const named = [
        ...snapshot,
        ...(config === null ? [] : [config]),
        ...[...head, ...base].filter((path) => path === _read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .STANDARD_INPUT */ .XO),
        ...policies.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path)),
    ];
    if (!named.some((path) => fileAt(path) === written))
        return;
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`--output ${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(output)} is an input of this command; choose another file`);
}
function notWritable(output) {
    const tree = workTree();
    const { laid, path } = followed(output, tree);
    if ([(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(output), path].some(isOfGit))
        return 'lies in .git';
    return laid ? 'leads through a link in the work tree' : null;
}
function isOfGit(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).some((name) => name.toLowerCase() === '.git');
}
function workTree() {
    const here = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.cwd());
    for (let folder = here; folder !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder); folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')))
            return folder;
    return here;
}
const MOST_LINKS = 40;
function followed(path, tree) {
    const steps = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    let at = path.startsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? node_path__WEBPACK_IMPORTED_MODULE_1__.sep : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.cwd());
    let laid = false;
    for (let links = 0; steps.length > 0;) {
        const next = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(at, steps.shift() ?? '');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(next, { throwIfNoEntry: false })?.isSymbolicLink() !== true) {
            at = next;
            continue;
        }
        laid ||= (0,_read_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .F)(tree, next);
        if (++links > MOST_LINKS)
            break;
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(next);
        if (target.startsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            at = node_path__WEBPACK_IMPORTED_MODULE_1__.sep;
        steps.unshift(...target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    }
    return { laid, path: at };
}
const READ_IN_FOLDERS = new Set(['.yaml', '.yml', '.json']);
function amongInputs(output, { head = [], base = [] }, sides) {
    const { path } = followed(output, workTree());
    const rendered = sides.flatMap((side) => side?.renderedPaths ?? []).filter((one) => (0,_read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolder */ .lQ)(one));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && rendered.some((one) => (0,_read_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .F)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(one), path)))
        return 'is a file of a folder from which policies are rendered';
    if (!READ_IN_FOLDERS.has((0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(path).toLowerCase()))
        return null;
    const folder = [head, base].flatMap((paths) => (isTakenOut(path, paths) ? [] : paths.filter(_read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolder */ .lQ)));
    const reads = folder.find((one) => (0,_read_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .F)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(one), path));
    return reads === undefined
        ? null
        : `lies in ${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(reads)}, where the next run would read it as an input`;
}
function isTakenOut(path, paths) {
    const { globs } = (0,_read_globs_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlobs */ .tI)([_read_globs_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_FILE */ .WO, ...paths.filter((one) => one.startsWith('!'))]);
    return !globs.matches((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.cwd()), path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'));
}
function filesOf({ files, problems }) {
    const faulty = problems.flatMap(({ place }) => (place === null ? [] : [place.file]));
    return [...files.map(({ path }) => path), ...faulty];
}
const STDIN = 0;
function fileAt(path) {
    try {
        const stats = path === _read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .STANDARD_INPUT */ .XO ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(STDIN, { bigint: true }) : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { bigint: true });
        return stats.isFile() ? `${stats.dev}:${stats.ino}` : null;
    }
    catch {
        return null;
    }
}
function rootOfRepository() {
    const answer = (0,_read_git_command_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)(process.cwd(), ['rev-parse', '--show-toplevel']);
    return answer.ok ? answer.stdout.toString('utf8').trimEnd() : '.';
}


/***/ }),

/***/ 5608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ printProblems)
/* harmony export */ });
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3499);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2490);


function printProblems(problems, output) {
    for (const problem of problems) {
        const { place } = problem;
        const where = place ? `${place.file}:${place.line}:${place.column}: ` : '';
        output.say(`${where}${problem.severity}: ${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlain */ .Ul)(problem.message)} [${problem.code}]`);
        for (const line of problem.picture?.split('\n') ?? [])
            output.say(`    ${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo)(line)}`);
    }
}


/***/ }),

/***/ 9838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ commitsOnce),
/* harmony export */   y: () => (/* binding */ inRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _read_git_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1883);
/* harmony import */ var _read_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3431);




function commitsOnce() {
    const known = new Map();
    return (repo, revision) => {
        const key = JSON.stringify([repo, revision]);
        const before = known.get(key);
        if (before !== undefined)
            return before;
        const found = (0,_read_git_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveCommit */ .WL)(repo, revision);
        const commit = found.missing ? revision : found.value;
        known.set(key, commit);
        return commit;
    };
}
function inRepository(path) {
    const written = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const folder = nearestFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(written));
    const named = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, written));
    const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(written) ? [named, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(written)] : [named];
    return [...new Set(files)].flatMap((file) => {
        const answer = (0,_read_git_command_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(nearestFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)), ['rev-parse', '--show-toplevel']);
        if (!answer.ok)
            return [];
        const repo = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(answer.stdout.toString('utf8').replace(/\n$/, ''));
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repo, file);
        const isBelow = !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside) && !inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
        return isBelow ? [{ repo, path: inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/') }] : [];
    });
}
function nearestFolder(folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder ? folder : nearestFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder));
}


/***/ }),

/***/ 3431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wd: () => (/* binding */ fileAt),
  wu: () => (/* reexport */ mergeBase),
  M8: () => (/* reexport */ parents),
  WL: () => (/* reexport */ resolveCommit),
  us: () => (/* binding */ revisionRoot)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/problem.js
var problem = __webpack_require__(7085);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/source-text.js
var source_text = __webpack_require__(5797);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/visible.js
var visible = __webpack_require__(8558);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/git-command.js
var git_command = __webpack_require__(1883);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/problems.js
var problems = __webpack_require__(7531);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/root.js
var read_root = __webpack_require__(1911);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/text.js
var read_text = __webpack_require__(1460);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/commit-root.js









const KEPT_BYTES = 256 * 1024 ** 2;
const ALONG = 256;
const SMALL_BYTES = 16 * 1024;
const MUCH_BYTES = 1024 ** 2;
const NEWLINE = 10;
function commitRoot(repo, commit) {
    const clone = cloneAt((0,external_node_path_.resolve)(repo));
    const known = clone.roots.get(commit);
    if (known !== undefined)
        return known;
    const answer = (0,git_command/* runGit */.EO)(repo, ['ls-tree', '-r', '-z', '--full-tree', commit]);
    if (!answer.ok)
        return (0,read_root/* brokenRoot */.YP)(incomplete(null, answer.reason));
    const root = rootOf(clone, entriesIn(answer.stdout));
    clone.roots.set(commit, root);
    return root;
}
function entriesIn(listing) {
    return (0,read_text/* decodeLossy */.bW)(listing)
        .split('\0')
        .slice(0, -1)
        .map((line) => {
        const tab = line.indexOf('\t');
        const sha = line.slice(line.lastIndexOf(' ', tab) + 1, tab);
        return { mode: line.slice(0, 6), sha, path: line.slice(tab + 1) };
    });
}
const clones = new Map();
function cloneAt(repo) {
    const known = clones.get(repo);
    if (known !== undefined)
        return known;
    const clone = { repo, roots: new Map(), sizes: new Map(), contents: new Map(), keptBytes: 0 };
    clones.set(repo, clone);
    return clone;
}
function rootOf(clone, entries) {
    return {
        entries,
        problems: [],
        idOf: ({ sha }) => sha,
        read: (wanted, limits) => {
            const files = wanted.filter(({ mode }) => mode !== read_root/* SUBMODULE_MODE */.Fe);
            if (files.length > limits.files)
                throw new read_root/* ReadError */.F_((0,problems/* countProblem */.bu)(limits));
            readSizes(clone, [...files, ...following(clone, files, entries)]);
            const missing = files.find(({ sha }) => !clone.sizes.has(sha));
            if (missing)
                throw lacking(missing.sha, files);
            const sizeOf = ({ sha }) => clone.sizes.get(sha) ?? 0;
            const allowed = files.filter((file) => sizeOf(file) <= limits.bytesPerFile);
            if (allowed.reduce((sum, file) => sum + sizeOf(file), 0) > limits.bytes)
                throw new read_root/* ReadError */.F_((0,problems/* totalProblem */.ue)(limits));
            const contents = contentsOf(clone, allowed, entries);
            return new Map(files.map((file) => [
                file.path,
                sizeOf(file) > limits.bytesPerFile ? (0,problems/* sizeProblem */.bi)(file.path, limits) : contents(file.sha),
            ]));
        },
    };
}
function readSizes({ repo, sizes }, files) {
    const asked = distinct(files.filter(({ sha }) => !sizes.has(sha)));
    if (asked.length === 0)
        return;
    const answer = (0,git_command/* runGit */.EO)(repo, ['cat-file', '--batch-check', '--buffer'], linesOf(asked));
    if (!answer.ok)
        throw lacking(answer.reason, files);
    const lines = answer.stdout.toString('latin1').split('\n');
    for (const [i, sha] of asked.entries()) {
        const [name, type, size] = (lines[i] ?? '').split(' ');
        if (name === sha && type === 'blob')
            sizes.set(sha, Number(size));
    }
}
function contentsOf(clone, files, all) {
    const along = following(clone, files, all).filter(({ sha }) => (clone.sizes.get(sha) ?? Infinity) <= SMALL_BYTES);
    const read = readContents(clone, [...files.filter(({ sha }) => !clone.contents.has(sha)), ...along]);
    for (const [sha, content] of read) {
        if (clone.keptBytes + content.length > KEPT_BYTES)
            continue;
        clone.keptBytes += content.length;
        clone.contents.set(sha, content);
    }
    return (sha) => clone.contents.get(sha) ?? read.get(sha) ?? Buffer.alloc(0);
}
function following({ contents }, files, all) {
    const first = files.length < ALONG ? files.find(({ sha }) => !contents.has(sha)) : undefined;
    if (first === undefined)
        return [];
    const from = all.length <= ALONG ? 0 : all.indexOf(first);
    return all
        .slice(from, from + ALONG)
        .filter(({ path, sha, mode }) => mode.startsWith('100') && /\.(?:ya?ml|json)$/.test(path) && !contents.has(sha));
}
function readContents({ repo, sizes }, entries) {
    const shas = distinct(entries);
    const contents = new Map();
    if (shas.length === 0)
        return contents;
    const bytes = shas.reduce((sum, sha) => sum + (sizes.get(sha) ?? 0), 0);
    const run = bytes > MUCH_BYTES ? git_command/* runGitForMuch */.Et : git_command/* runGit */.EO;
    const answer = run(repo, ['cat-file', '--batch', '--buffer'], linesOf(shas));
    if (!answer.ok)
        throw lacking(answer.reason, entries);
    const { stdout } = answer;
    let start = 0;
    for (const sha of shas) {
        const end = stdout.indexOf(NEWLINE, start);
        const [name, type, size] = stdout.toString('latin1', start, Math.max(start, end)).split(' ');
        if (name !== sha || type !== 'blob')
            throw lacking(sha, entries);
        start = end + 1 + Number(size);
        contents.set(sha, stdout.subarray(end + 1, start));
        start += 1;
    }
    return contents;
}
function distinct(entries) {
    return [...new Set(entries.map(({ sha }) => sha))];
}
function linesOf(shas) {
    return `${shas.join('\n')}\n`;
}
function lacking(said, entries) {
    const [sha] = /\b[0-9a-f]{40,64}\b/.exec(said) ?? [];
    const path = entries.find((entry) => entry.sha === sha)?.path ?? null;
    return new read_root/* ReadError */.F_(incomplete(path, sha === undefined ? said : 'the object is missing'));
}
function incomplete(path, reason) {
    const what = path === null ? (0,text_text/* literal */.eu)('The files of the commit are') : (0,text_text/* text */.Qq) `${(0,problems/* pathName */.Dt)(path)} is`;
    const message = (0,text_text/* text */.Qq) `${what} not in this clone (${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(reason))}). A shallow clone needs ${(0,text_text/* code */.aY)('fetch-depth: 2')}; a partial clone needs actions/checkout without ${(0,text_text/* code */.aY)('filter')}.`;
    return path === null
        ? (0,problem/* errorAt */.Os)(null, 'missing-object', message)
        : (0,source_text/* problemOf */.Zw)(path, 'missing-object', message);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/revision-name.js

const REVISION = /^(?<name>.[^~^]*)(?<steps>(?:[~^]\d*|\^\{\w*\})*)$/u;
const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const SHORT_ID = /^[0-9a-f]{4,63}$/;
const PSEUDO = new Set(['HEAD', 'FETCH_HEAD', 'ORIG_HEAD', 'MERGE_HEAD']);
function exactRevision(repo, written) {
    const { name, steps } = stepsFrom(written);
    const found = objectOf(repo, name === '@' ? 'HEAD' : name);
    return found.kind === 'exact' ? { kind: 'exact', revision: `${found.revision}${steps}` } : found;
}
function stepsFrom(written) {
    const { name = '', steps = '' } = REVISION.exec(written)?.groups ?? {};
    return { name, steps };
}
function objectOf(repo, name) {
    if (FULL_ID.test(name))
        return { kind: 'exact', revision: name };
    const object = PSEUDO.has(name) ? pseudo(repo, name) : ref(repo, name);
    if (!SHORT_ID.test(name))
        return object === null ? { kind: 'absent' } : { kind: 'exact', revision: object };
    const commits = commitsBeginning(repo, name);
    const [commit] = commits;
    if (commits.length > 1 || (object !== null && commits.length > 0))
        return { kind: 'ambiguous' };
    const only = object ?? commit;
    return only === undefined ? { kind: 'absent' } : { kind: 'exact', revision: only };
}
function pseudo(repo, name) {
    if (name !== 'HEAD' && ref(repo, name) !== null)
        return null;
    const command = name === 'HEAD' ? ['show-ref', '--verify', '--hash'] : ['rev-parse', '--verify'];
    const answer = (0,git_command/* runGit */.EO)(repo, [...command, name]);
    return answer.ok ? answer.stdout.toString('latin1').trim() : null;
}
function ref(repo, name) {
    const places = name.startsWith('refs/')
        ? [name]
        : [
            ...(/^(?:heads|tags|remotes)\//.test(name) ? [`refs/${name}`] : []),
            `refs/remotes/${name}`,
            `refs/remotes/${name}/HEAD`,
            `refs/heads/${name}`,
            `refs/tags/${name}`,
        ];
    const answer = (0,git_command/* runGit */.EO)(repo, ['for-each-ref', '--format=%(objectname) %(refname)', ...places]);
    if (!answer.ok)
        return null;
    const lines = answer.stdout.toString('utf8').trimEnd().split('\n');
    const objects = new Map(lines.map((line) => [line.slice(line.indexOf(' ') + 1), line.split(' ', 1)[0]]));
    const place = places.find((one) => objects.has(one));
    if (place === undefined || (isOfNoRemote(place) && isBelowRemote(repo, name)))
        return null;
    return objects.get(place) ?? null;
}
function isOfNoRemote(place) {
    return /^refs\/(?:heads|tags)\//.test(place);
}
function isBelowRemote(repo, name) {
    if (!name.includes('/') || /^(?:refs|heads|tags|remotes)\//.test(name))
        return false;
    const answer = (0,git_command/* runGit */.EO)(repo, ['remote']);
    const remotes = answer.ok ? answer.stdout.toString('utf8').split('\n') : [];
    return ['origin', ...remotes].some((remote) => remote !== '' && name.startsWith(`${remote}/`));
}
function commitsBeginning(repo, prefix) {
    const objects = (0,git_command/* runGit */.EO)(repo, ['rev-parse', `--disambiguate=${prefix}`]);
    if (!objects.ok)
        return [];
    const types = (0,git_command/* runGit */.EO)(repo, ['cat-file', '--batch-check'], objects.stdout.toString('latin1'));
    if (!types.ok)
        return [];
    const lines = types.stdout.toString('latin1').trimEnd().split('\n');
    return lines.flatMap((line) => {
        const [object = '', type = ''] = line.split(' ');
        return type === 'commit' || type === 'tag' ? [object] : [];
    });
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/git-commits.js






function found(value) {
    return { missing: false, value };
}
function missing(problem) {
    return { missing: true, problem };
}
const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const MAX_REVISION_LENGTH = 250;
const MOST_COMMIT_BYTES = 2 * 1024 ** 2;
const NO_SUCH_NAME = 'it has no branch, tag or commit of that name';
const NOWHERE = 'refs/heads/.nowhere';
const git_commits_REVISION = /^(?!-)(?!.*(?:\^\{\/|@\{))[^\p{Cc}\p{Cf}\s:\\?*[]+$/u;
function resolveCommit(repo, revision) {
    const commit = commitOf(repo, revision);
    return commit.missing ? commit : found(commit.value.sha);
}
function parents(repo, revision) {
    const commit = commitOf(repo, revision);
    return commit.missing ? commit : found(commit.value.parents);
}
const known = new Map();
function commitOf(repo, revision) {
    const key = `${(0,external_node_path_.resolve)(repo)}\0${revision}`;
    const before = known.get(key);
    if (before !== undefined)
        return before;
    const commit = askedFor(repo, revision);
    if (!commit.missing)
        known.set(`${(0,external_node_path_.resolve)(repo)}\0${commit.value.sha}`, commit);
    return commit;
}
function askedFor(repo, revision) {
    const what = (0,text_text/* text */.Qq) `The revision ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(revision))}`;
    if (revision.length > MAX_REVISION_LENGTH || !git_commits_REVISION.test(revision)) {
        const message = (0,text_text/* text */.Qq) `${what} is not an accepted git revision. Give a branch, a tag or a commit.`;
        return missing((0,problem/* errorAt */.Os)(null, 'bad-revision', message));
    }
    const exact = exactRevision(repo, revision);
    if (exact.kind === 'ambiguous') {
        const message = (0,text_text/* text */.Qq) `${what} is ambiguous: several branches, tags or commits have a name or id that begins so. Give the full commit id or ref name (${(0,text_text/* code */.aY)('refs/heads/...')}).`;
        return missing((0,problem/* errorAt */.Os)(null, 'bad-revision', message));
    }
    const asked = exact.kind === 'exact' ? exact.revision : NOWHERE;
    const answer = (0,git_command/* runGit */.EO)(repo, ['cat-file', '--batch'], `${asked}^{commit}\n`, MOST_COMMIT_BYTES);
    if (!answer.ok)
        return missing(absent(what, answer.reason));
    const commit = commitIn(answer.stdout);
    if (commit === null)
        return missing(absent(what, NO_SUCH_NAME));
    return found(commit);
}
function commitIn(stdout) {
    const text = stdout.toString('latin1');
    const newline = text.indexOf('\n');
    const [, sha = ''] = /^(\w+) commit \d+$/.exec(text.slice(0, Math.max(0, newline))) ?? [];
    if (!SHA.test(sha))
        return null;
    const [header = ''] = text.slice(newline + 1).split('\n\n', 1);
    return { sha, parents: Array.from(header.matchAll(/^parent ([0-9a-f]+)$/gm), ([, one = '']) => one) };
}
function mergeBase(repo, a, b) {
    const what = (0,text_text/* text */.Qq) `The common ancestor of ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(a))} and ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(b))}`;
    const first = resolveCommit(repo, a);
    if (first.missing)
        return first;
    const second = resolveCommit(repo, b);
    if (second.missing)
        return second;
    if (first.value === second.value)
        return found(first.value);
    const shallow = (0,git_command/* runGit */.EO)(repo, ['rev-parse', '--is-shallow-repository']);
    if (!shallow.ok || shallow.stdout.toString('latin1').trim() !== 'false') {
        const message = (0,text_text/* text */.Qq) `${what} cannot be found in a shallow clone. Fetch the whole history (${(0,text_text/* code */.aY)('fetch-depth: 0')}).`;
        return missing((0,problem/* errorAt */.Os)(null, 'missing-object', message));
    }
    const answer = (0,git_command/* runGit */.EO)(repo, ['merge-base', first.value, second.value]);
    if (answer.ok)
        return found(answer.stdout.toString('latin1').trim());
    return answer.status === 1 ? found(null) : missing(absent(what, answer.reason));
}
function absent(what, reason) {
    const message = (0,text_text/* text */.Qq) `${what} is not in this clone: ${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(reason))}. Correct it, or fetch it: ${(0,text_text/* code */.aY)('git fetch')}, or ${(0,text_text/* code */.aY)('fetch-depth: 2')} for actions/checkout.`;
    return (0,problem/* errorAt */.Os)(null, 'missing-object', message);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/policy-files.js
var policy_files = __webpack_require__(9223);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/read/git.js





function revisionRoot(repo, revision) {
    const commit = resolveCommit(repo, revision);
    return commit.missing ? (0,read_root/* brokenRoot */.YP)(commit.problem) : commitRoot(repo, commit.value);
}
function fileAt(repo, revision, path, mostBytes) {
    return (0,policy_files/* readOne */.J)(revisionRoot(repo, revision), path, mostBytes);
}


/***/ }),

/***/ 9223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readOne),
/* harmony export */   X: () => (/* binding */ readRoot)
/* harmony export */ });
/* harmony import */ var _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1886);
/* harmony import */ var _file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9057);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1432);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5855);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9554);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7531);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1911);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1460);
/* harmony import */ var _unmatched_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8310);









function readRoot(root, patterns, { limits = _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .READ_LIMITS */ .C, isIncluded } = {}) {
    const compiled = (0,_globs_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlobs */ .tI)(patterns);
    const globs = isIncluded === undefined ? compiled.globs : narrowed(compiled.globs, isIncluded);
    const unlisted = root.problems.filter(({ place }) => place === null || globs.mayContain(place.file));
    const problems = [...compiled.problems, ...unlisted];
    if (root.entries.length === 0 && unlisted.length > 0)
        return { files: [], problems, unmatched: [] };
    try {
        const selection = selectEntries(root.entries, globs);
        const linked = linkedFiles(root, selection.links, globs);
        problems.push(...selection.problems, ...linked.problems);
        const wanted = [...selection.files, ...linked.files];
        const contents = root.read(wanted, limits);
        const files = (0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .inPathOrder */ .$)(wanted).flatMap(({ path, real }) => {
            const text = (0,_file_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(contents.get(path) ?? EMPTY, path);
            if (typeof text === 'string')
                return [real === undefined ? { path, text } : { path, text, real }];
            problems.push(text);
            return [];
        });
        return { files, problems: (0,_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .KE)(problems), unmatched: (0,_unmatched_js__WEBPACK_IMPORTED_MODULE_8__/* .unmatchedIn */ .$)(root.entries, patterns) };
    }
    catch (error) {
        if (!(error instanceof _root_js__WEBPACK_IMPORTED_MODULE_6__/* .ReadError */ .F_))
            throw error;
        return { files: [], problems: (0,_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .KE)([...problems, error.problem]), unmatched: [] };
    }
}
const EMPTY = Buffer.alloc(0);
function narrowed(globs, isIncluded) {
    return {
        matches: (path) => globs.matches(path) && isIncluded(path),
        mayContain: (folder) => globs.mayContain(folder) && isIncluded(folder),
        isBeside: (path) => globs.isBeside(path) && isIncluded(path),
    };
}
const LINK_LIMITS = { files: 10_000, bytesPerFile: 4_096, bytes: Infinity };
function linkedFiles(root, links, globs) {
    if (links.length === 0)
        return { files: [], problems: [] };
    const targets = root.read(root.entries.filter(_root_js__WEBPACK_IMPORTED_MODULE_6__/* .isLink */ .PJ).slice(0, LINK_LIMITS.files), LINK_LIMITS);
    return (0,_links_js__WEBPACK_IMPORTED_MODULE_4__/* .followLinks */ .n1)(root.entries, links, targets, globs);
}
function readOne(root, path, mostBytes) {
    if (root.entries.length === 0 && root.problems.length > 0)
        return { bytes: null, problems: root.problems };
    const { file, problems } = onlyFile(root.entries, path);
    if (file === null)
        return { bytes: null, problems };
    try {
        const limits = { files: 1, bytesPerFile: mostBytes, bytes: mostBytes };
        const content = root.read([file], limits).get(path) ?? EMPTY;
        return Buffer.isBuffer(content) ? { bytes: content, problems: [] } : { bytes: null, problems: [content] };
    }
    catch (error) {
        if (!(error instanceof _root_js__WEBPACK_IMPORTED_MODULE_6__/* .ReadError */ .F_))
            throw error;
        return { bytes: null, problems: [error.problem] };
    }
}
function selectEntries(entries, globs) {
    const files = [];
    const links = [];
    const problems = [];
    for (const entry of entries) {
        const { path, mode } = entry;
        const isNamed = globs.matches(path);
        if (mode === _root_js__WEBPACK_IMPORTED_MODULE_6__/* .LINK_MODE */ .BG) {
            if (isNamed || globs.mayContain(path))
                links.push(entry);
        }
        else if (isNamed) {
            const problem = entryProblem(entry);
            if (problem === null)
                files.push(entry);
            else
                problems.push(problem);
        }
        else if (!_root_js__WEBPACK_IMPORTED_MODULE_6__/* .FILE_MODES */ .Ce.has(mode)) {
            const problem = globs.mayContain(path) ? entryProblem(entry) : null;
            if (problem?.code === 'submodule' || problem?.code === 'path-not-utf-8')
                problems.push(problem);
        }
        else if ((0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__/* .isKustomization */ .Sv)(path) && globs.isBeside(path))
            files.push(entry);
    }
    return { files, links, problems };
}
function onlyFile(entries, path) {
    const above = entries.filter((entry) => `${path}/`.startsWith(`${entry.path}/`));
    const { files, links, problems } = selectEntries(above, (0,_globs_js__WEBPACK_IMPORTED_MODULE_2__/* .exactly */ .pV)(path));
    return {
        file: files[0] ?? null,
        problems: [...problems, ...links.map((link) => (0,_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .symlinkProblem */ .D6)(link.path))],
    };
}
function entryProblem({ path, mode, sha }) {
    if (mode === _root_js__WEBPACK_IMPORTED_MODULE_6__/* .SUBMODULE_MODE */ .Fe)
        return (0,_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .submoduleProblem */ .m4)(path, `${path} ${sha}`);
    if (path.includes(_text_js__WEBPACK_IMPORTED_MODULE_7__/* .REPLACED */ .x0))
        return (0,_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .pathProblem */ .z9)(path);
    return _root_js__WEBPACK_IMPORTED_MODULE_6__/* .FILE_MODES */ .Ce.has(mode) ? null : (0,_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .notAFileProblem */ .Y0)(path);
}


/***/ })

};
