export const id = 55;
export const ids = [55];
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

/***/ 4360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ baseConfig)
/* harmony export */ });
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7085);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9989);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3972);
/* harmony import */ var _output_file_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9836);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1460);
/* harmony import */ var _tracked_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9838);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9125);









const MOST_BYTES = 256 * 1024;
function baseConfig(path, revisions, commitAt = (0,_tracked_files_js__WEBPACK_IMPORTED_MODULE_6__/* .commitsOnce */ .aM)()) {
    if (path === null) {
        const config = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultConfig */ .sb)();
        return { config, placeOf: null, rulesFrom: 'the built-in defaults', notices: [], proposed: null };
    }
    if (revisions === null)
        return fromDisk(path);
    for (const file of (0,_tracked_files_js__WEBPACK_IMPORTED_MODULE_6__/* .trackedFiles */ .O)(path, revisions, commitAt, MOST_BYTES)) {
        const tracked = between(path, file, revisions);
        if (tracked !== null)
            return tracked;
    }
    return fromDisk(path);
}
function fromDisk(path) {
    try {
        return named((0,_config_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .Xg)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8'), path), path);
    }
    catch (error) {
        return refused('unreadable-config', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq) `The configuration ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(path))} cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(error))}`);
    }
}
function named(read, rulesFrom) {
    return 'problems' in read ? read : { ...read, rulesFrom, notices: [], proposed: null };
}
function between(written, { path, base: before, head: after }, { base, head }) {
    const shown = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(written));
    const [first] = before.problems;
    if (first)
        return { problems: before.problems };
    if (before.bytes === null) {
        if (after.bytes === null && after.problems.length === 0)
            return null;
        return refused('config-from-head', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq) `The configuration ${shown} is only in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(head))}, not in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(base))}: a change must not bring its own rules. Merge it first, or give a file outside the repository.`);
    }
    const where = `${written} of ${base}`;
    const text = (0,_read_text_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeUtf8 */ ._6)(before.bytes);
    if (text === null)
        return refused('invalid-config', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq) `The configuration ${shown} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(base))} is not UTF-8 text.`);
    const read = named((0,_config_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .Xg)(text, path), where);
    if ('problems' in read)
        return read;
    if (after.bytes?.equals(before.bytes))
        return { ...read, notices: diskNotice(written, base, before.bytes) };
    const afterText = after.bytes && (0,_read_text_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeUtf8 */ ._6)(after.bytes);
    if (after.problems.length > 0 || (after.bytes && afterText === null))
        return refused('invalid-config', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq) `In ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(head))} the configuration ${shown} cannot be read. ${after.problems[0]?.message ?? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq) `It is not UTF-8 text.`}`);
    const notice = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq) `This change edits the fleetplan configuration (${shown}); the version of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(base)} was used. Review that change separately.`;
    const proposed = { before: read.config, file: path, text: afterText, isFirst: false };
    return { ...read, notices: [notice], proposed };
}
function diskNotice(written, base, used) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(written) && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(written).equals(used))
        return [];
    return [
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .name */ .UU)('file', (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(written))} on disk differs from the version of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(base)}, which was used.`,
    ];
}
function refused(id, says) {
    return { problems: [(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(null, id, says)] };
}


/***/ }),

/***/ 1055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  durationsCommand: () => (/* binding */ durationsCommand)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/config/duration.js
var config_duration = __webpack_require__(1353);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/manifest.js
var manifest = __webpack_require__(4585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/selector.js
var manifest_selector = __webpack_require__(9485);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/snapshot/status.js
var snapshot_status = __webpack_require__(6153);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/durations.js





const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const NEAR_ENOUGH_MS = 5 * MINUTE_MS;
const WITHOUT_SETTING = new Set(['node', 'cluster', 'kubernetes.daemonSetPods']);
function durationsBlock(times, configured, label) {
    const once = [
        ...new Map(times.map((time) => [JSON.stringify([time.work, time.name, time.startedAt]), time])).values(),
    ];
    const forwards = once.filter(({ leastMs }) => leastMs >= 0);
    const measurable = forwards.filter(({ leastMs, mostMs }) => mostMs - leastMs <= Math.max(NEAR_ENOUGH_MS, leastMs));
    const groupOf = ({ labels }) => configured.groups.findIndex(({ selector }) => (0,manifest_selector/* selects */.ko)(selector, labels));
    const valueOf = (time) => (label === null ? '' : (time.labels[label] ?? ''));
    const settingOf = (time) => JSON.stringify([time.work, groupOf(time), valueOf(time)]);
    const held = [...(0,lookup/* groupedBy */.me)(measurable, settingOf).values()].flatMap(heldAmong);
    const told = measurable.filter((time) => !held.includes(time));
    const ofWork = (work) => told.filter((time) => time.work === work);
    const [nodes, clusters] = [ofWork('node'), ofWork('cluster')];
    const measuredOn = (isOne, written) => {
        const ofNodes = measure(nodes.filter(isOne));
        const measured = ofNodes ?? measure(clusters.filter(isOne));
        return { measured, thing: ofNodes ? 'node' : 'member cluster', value: measured?.value ?? written };
    };
    const isOther = (time) => groupOf(time) < 0 && valueOf(time) === '';
    const byLabel = (targets, thing) => [
        ...(0,lookup/* groupedBy */.me)(targets.filter((time) => groupOf(time) < 0 && valueOf(time) !== ''), valueOf),
    ]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([value, own]) => {
        const measured = measure(own);
        const selector = { matchLabels: { [label ?? '']: value } };
        return { selector, steps: null, measured, thing, value: measured?.value ?? null };
    });
    const waits = (0,lookup/* groupedBy */.me)(told.filter(({ work }) => !WITHOUT_SETTING.has(work)), ({ work }) => work);
    return {
        durations: nodes.length + clusters.length === 0
            ? null
            : {
                default: measuredOn(isOther, configured.default),
                steps: configured.steps,
                groups: [
                    ...configured.groups.map(({ selector, duration, steps }, index) => ({
                        ...{ selector: (0,manifest_selector/* writtenSelector */.nR)(selector), steps },
                        ...measuredOn((time) => groupOf(time) === index, duration),
                    })),
                    ...byLabel(nodes, 'node'),
                    ...byLabel(clusters, 'member cluster'),
                ],
                clusters: nodes.some(isOther) ? measure(clusters.filter(isOther)) : null,
            },
        waits: [...waits]
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .flatMap(([work, own]) => {
            const measured = measure(own);
            return measured === null ? [] : [{ work, measured }];
        }),
        daemonSetPods: measure(ofWork('kubernetes.daemonSetPods')),
        held: held.map(({ name, mostMs }) => ({ name, ms: mostMs })).sort((a, b) => (a.name < b.name ? -1 : 1)),
        tooFarApart: forwards.length - measurable.length,
        backwards: [...new Set(once.flatMap(({ name, leastMs }) => (leastMs < 0 ? name : [])))].sort(),
    };
}
const HELD_TIMES = 10;
const HELD_MS = 60 * MINUTE_MS;
const HELD_SHARE = 4;
function heldAmong(times) {
    if (times[0]?.work === 'pika.steps.scheduled')
        return [];
    const usualMs = nearestRank(sortedMs(times), 0.5);
    const long = times.filter(({ leastMs }) => leastMs > HELD_TIMES * usualMs && leastMs >= HELD_MS);
    return long.length > Math.max(1, times.length / HELD_SHARE) ? [] : long;
}
function measure(times) {
    if (times.length === 0)
        return null;
    const sorted = sortedMs(times);
    const percentile90Ms = nearestRank(sorted, 0.9);
    const step = percentile90Ms < 2 * MINUTE_MS ? SECOND_MS : MINUTE_MS;
    const value = (0,config_duration/* writeDuration */.MP)(Math.ceil(percentile90Ms / step) * step);
    return { count: sorted.length, medianMs: nearestRank(sorted, 0.5), percentile90Ms, value };
}
function sortedMs(times) {
    return times.map(({ mostMs }) => mostMs).sort((a, b) => a - b);
}
function nearestRank(sorted, share) {
    return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
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
        if (INSTANT.test(key))
            return isNoInstant(inner);
        if (key === OF_INSTANTS && (0,manifest/* isObject */.Gv)(inner))
            return Object.values(inner).some(isNoInstant);
        return holdsUnreadable(inner);
    });
}
function isNoInstant(value) {
    return typeof value === 'string' && value !== '' && (0,snapshot_status/* parseInstant */.nV)(value) === null;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
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

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/index.js + 222 modules
var systems = __webpack_require__(2690);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/arguments.js
var edge_arguments = __webpack_require__(4317);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/deliver.js
var deliver = __webpack_require__(3423);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/base-config.js
var base_config = __webpack_require__(4360);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/output-path.js
var output_path = __webpack_require__(7989);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/snapshot-file.js
var snapshot_file = __webpack_require__(7168);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/options.js
var options = __webpack_require__(5324);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/durations-command.js














const { snapshot, config, format, output } = edge_arguments.PLAN_OPTIONS;
const OPTIONS = { snapshot, config, format, output, by: { type: 'string' } };
async function durationsCommand(argv, printer) {
    const { values } = (0,options/* readArguments */.lR)(argv, OPTIONS);
    const files = values.snapshot ?? [];
    if (files.length === 0)
        throw new options/* UsageError */.eb('missing --snapshot FILE... for durations: live objects record the times');
    const chosen = (0,options/* oneOf */.yL)('--format', values.format ?? 'text', DURATIONS_FORMATS);
    const path = values.output ?? null;
    const read = (0,base_config/* baseConfig */._)(values.config ?? null, null);
    if ('problems' in read)
        return (0,deliver/* printProblems */.Mr)(read.problems, printer);
    (0,output_path/* refuseInputs */.g)(path, [...files, ...(values.config === undefined ? [] : [values.config])]);
    const snapshots = [];
    for (const file of files) {
        const { snapshot, problems } = await (0,snapshot_file/* loadSnapshot */.N)([file]);
        const broken = problems.filter(({ severity, code }) => severity === 'error' && code !== 'empty-snapshot');
        if (broken.length > 0)
            return (0,deliver/* printProblems */.Mr)(broken, printer);
        snapshots.push(snapshot);
    }
    const times = systems/* SYSTEMS */.L.flatMap((system) => system.recordedTimes?.(snapshots) ?? []);
    const block = durationsBlock(times, configuredDurations(read.config), values.by ?? null);
    for (const notice of noticesOf(block, unreadableInstants(snapshots)))
        printer.say(`fleetplan: ${(0,render/* toTerminal */.yw)(notice)}`);
    if (block.durations === null && block.waits.length === 0) {
        printer.say(`fleetplan: ${NOTHING}`);
        return deliver/* NOT_EVALUATED */._q;
    }
    return (0,deliver/* deliver */.cK)(path, renderDurations(block, chosen), chosen === 'json' ? 'json' : 'lines', deliver/* PASS */.CQ, printer);
}
const NOTHING = 'the snapshots record no times of work. Times are in staged update runs of KubeFleet, NodeClaims, pods, NotifyMaintenances, and in two snapshots of one NodeWright or Skyhook rollout taken while a batch is at work and after it.';
const SHOWN = 5;
function noticesOf({ held, daemonSetPods, tooFarApart, backwards }, garbled) {
    const named = (names) => (0,text_text/* few */.H$)(names.map((one) => (0,text_text/* name */.UU)('object', (0,visible/* visible */.RK)(one))), SHOWN);
    const slow = held.map((one) => (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', (0,visible/* visible */.RK)(one.name))} took ${(0,text_text/* literal */.eu)(exactText(one.ms))}`);
    return (0,lookup/* present */.Eb)([
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
            selector,
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
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3972);
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9057);
/* harmony import */ var _read_inside_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2587);
/* harmony import */ var _read_git_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1883);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5324);







function refuseInputs(output, inputs, sides = [], isOfRevision = false) {
    if (output === null)
        return;
    const why = notWritable(output) ??
        (isRenderedFrom(output, sides) ? 'is a file of a folder from which policies are rendered' : null);
    if (why !== null)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`--output ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(output)} ${why}; choose another file`);
    const written = fileAt(output);
    if (written === null)
        return;
    const root = isOfRevision ? rootOfRepository() : '.';
    const policies = sides.flatMap((side) => (side === null ? [] : filesOf(side)));
    if (![...inputs, ...policies.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path))].some((path) => fileAt(path) === written))
        return;
    throw new _options_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`--output ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(output)} is an input of this command; choose another file`);
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
        laid ||= (0,_read_inside_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .F)(tree, next);
        if (++links > MOST_LINKS)
            break;
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(next);
        if (target.startsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            at = node_path__WEBPACK_IMPORTED_MODULE_1__.sep;
        steps.unshift(...target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    }
    return { laid, path: at };
}
function isRenderedFrom(output, sides) {
    const { path } = followed(output, workTree());
    const folders = sides.flatMap((side) => side?.renderedPaths ?? []).filter((one) => (0,_read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolder */ .lQ)(one));
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && folders.some((one) => (0,_read_inside_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .F)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(one), path));
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
    const answer = (0,_read_git_command_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .E)(process.cwd(), ['rev-parse', '--show-toplevel']);
    return answer.ok ? answer.stdout.toString('utf8').trimEnd() : '.';
}


/***/ }),

/***/ 9838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ trackedFiles),
/* harmony export */   aM: () => (/* binding */ commitsOnce),
/* harmony export */   pH: () => (/* binding */ snapshotOriginProblems)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7085);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3972);
/* harmony import */ var _read_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7217);
/* harmony import */ var _read_git_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1883);
/* harmony import */ var _read_inside_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2587);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9125);








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
function trackedFiles(path, { base, head }, commitAt, mostBytes) {
    const written = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const folder = nearestFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(written));
    const named = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, written));
    const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(written) ? [named, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(written)] : [named];
    return [...new Set(files)].flatMap((file) => {
        const answer = (0,_read_git_command_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .E)(nearestFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)), ['rev-parse', '--show-toplevel']);
        if (!answer.ok)
            return [];
        const repo = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(answer.stdout.toString('utf8').replace(/\n$/, ''));
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repo, file);
        if (!(0,_read_inside_js__WEBPACK_IMPORTED_MODULE_5__/* .isBelow */ .Y)(inside))
            return [];
        const inGit = inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
        const at = (revision) => (0,_read_git_js__WEBPACK_IMPORTED_MODULE_3__/* .fileAt */ .Wd)(repo, commitAt(repo, revision), inGit, mostBytes);
        return [{ path: inGit, base: at(base), head: at(head) }];
    });
}
function nearestFolder(folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder ? folder : nearestFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder));
}
const MOST_SNAPSHOT_BYTES = 512 * 1024 ** 2;
function snapshotOriginProblems(paths, revisions, commitAt = commitsOnce()) {
    return paths
        .filter((path) => path !== '-' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        .flatMap((written) => {
        const changed = trackedFiles(written, revisions, commitAt, MOST_SNAPSHOT_BYTES).find(({ base, head }) => head.bytes !== null &&
            !(base.bytes?.equals(head.bytes) === true || base.bytes?.equals((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(written)) === true));
        return changed ? [originProblem(written, changed, revisions)] : [];
    });
}
function originProblem(written, { path, base }, revisions) {
    const snapshot = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(written));
    const [before, after] = [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(revisions.base)), (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(revisions.head))];
    const message = base.bytes === null
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `The snapshot ${snapshot} is only in ${after}, not in ${before}: a change must not choose its fleet. Merge it first, or use a snapshot from elsewhere.`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq) `The snapshot ${snapshot} differs between ${after} and ${before}: a change must not choose its fleet. Use the old one: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(`git show ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(revisions.base)}:${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(path)}`)}`;
    return (0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .errorAt */ .Os)(null, 'inventory-from-head', message);
}


/***/ })

};
