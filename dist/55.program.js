export const id = 55;
export const ids = [55];
export const modules = {

/***/ 739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _T: () => (/* binding */ baseConfig),
/* harmony export */   g3: () => (/* binding */ commitsOf),
/* harmony export */   pH: () => (/* binding */ snapshotOriginProblems)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9989);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7085);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3972);
/* harmony import */ var _text_file_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2938);
/* harmony import */ var _read_git_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1883);
/* harmony import */ var _read_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7261);
/* harmony import */ var _read_inside_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2587);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1460);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9125);











function commitsOf({ baseRef, headRef }) {
    const named = (label) => {
        const found = (0,_read_git_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveCommit */ .WL)(process.cwd(), label);
        return { label, commit: found.missing ? label : found.value };
    };
    return headRef === null ? null : { base: baseRef === null ? null : named(baseRef), head: named(headRef) };
}
function trackedFiles(path, base, head, mostBytes) {
    const written = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const [repo] = (0,_read_git_command_js__WEBPACK_IMPORTED_MODULE_4__/* .linesOf */ .Dx)(process.cwd(), ['rev-parse', '--show-toplevel']);
    if (repo === undefined)
        return [];
    const files = new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(written) ? [written, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(written)] : [written]);
    return [...files].flatMap((file) => {
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(repo), file);
        if (!(0,_read_inside_js__WEBPACK_IMPORTED_MODULE_6__/* .isBelow */ .Y)(inside))
            return [];
        const inGit = inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
        const at = ({ commit }) => (0,_read_git_js__WEBPACK_IMPORTED_MODULE_5__/* .fileAt */ .Wd)(repo, commit, inGit, mostBytes);
        return [{ path: inGit, base: at(base), head: at(head) }];
    });
}
const MOST_SNAPSHOT_BYTES = 512 * 1024 ** 2;
function snapshotOriginProblems(paths, commits) {
    const base = commits?.base ?? null;
    if (commits === null || base === null)
        return [];
    const { head } = commits;
    const onDisk = paths.filter((path) => path !== '-' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
    return onDisk.flatMap((written) => {
        const changed = trackedFiles(written, base, head, MOST_SNAPSHOT_BYTES).find((file) => {
            const isOfBase = (bytes) => file.base.bytes?.equals(bytes) === true;
            return file.head.bytes !== null && !isOfBase(file.head.bytes) && !isOfBase((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(written));
        });
        if (changed === undefined)
            return [];
        const snapshot = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(written));
        const [before, after] = [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(base.label)), (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(head.label))];
        const message = changed.base.bytes === null
            ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `The snapshot ${snapshot} is only in ${after}, not in ${before}: a change must not choose its fleet. Merge it first, or use a snapshot from elsewhere.`
            : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `The snapshot ${snapshot} differs between ${after} and ${before}: a change must not choose its fleet. Use the old one: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(`git show ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(base.label)}:${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(changed.path)}`)}`;
        return [(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_10__/* .errorAt */ .Os)(null, 'inventory-from-head', message)];
    });
}
const MOST_CONFIG_BYTES = 256 * 1024;
function baseConfig(path, commits) {
    const unedited = { notices: [], proposed: null };
    if (path === null)
        return { config: (0,_config_read_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultConfig */ .sb)(), placeOf: null, rulesFrom: 'the built-in defaults', ...unedited };
    const base = commits?.base ?? null;
    if (commits !== null && base !== null) {
        const { head } = commits;
        const isThere = ({ bytes, problems }) => bytes !== null || problems.length > 0;
        const files = trackedFiles(path, base, head, MOST_CONFIG_BYTES);
        const tracked = files.find((file) => isThere(file.base) || isThere(file.head));
        if (tracked !== undefined)
            return fromBase(path, tracked, base.label, head.label);
    }
    try {
        const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfig */ .Xg)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'), path);
        return 'problems' in read ? read : { ...read, rulesFrom: path, ...unedited };
    }
    catch (error) {
        return refused('unreadable-config', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `The configuration ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(path))} cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error))}`);
    }
}
function fromBase(written, { path, base: before, head: after }, ...labels) {
    const shown = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .name */ .UU)('file', (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(written));
    const [base, head] = [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(labels[0])), (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(labels[1]))];
    if (before.problems.length > 0)
        return { problems: before.problems };
    if (before.bytes === null)
        return refused('config-from-head', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `The configuration ${shown} is only in ${head}, not in ${base}: a change must not bring its own rules. Merge it first, or give a file outside the repository.`);
    const [oldText, newText] = [(0,_read_text_js__WEBPACK_IMPORTED_MODULE_7__/* .decodeUtf8 */ ._6)(before.bytes), after.bytes && (0,_read_text_js__WEBPACK_IMPORTED_MODULE_7__/* .decodeUtf8 */ ._6)(after.bytes)];
    const isReadable = after.problems.length === 0 && (after.bytes === null || newText !== null);
    if (oldText === null || !isReadable)
        return refused('invalid-config', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `The configuration ${shown} of ${oldText === null ? base : head} cannot be read. ${after.problems[0]?.message ?? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `It is not UTF-8 text.`}`);
    const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfig */ .Xg)(oldText, path);
    if ('problems' in read)
        return read;
    const result = { ...read, rulesFrom: `${written} of ${labels[0]}` };
    if (after.bytes?.equals(before.bytes)) {
        const isOnDisk = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(written) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(written).equals(before.bytes);
        const differs = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .name */ .UU)('file', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(written))} on disk differs from the version of ${base}, which was used.`;
        return { ...result, notices: isOnDisk ? [] : [differs], proposed: null };
    }
    const notice = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `This change edits the fleetplan configuration (${shown}); the version of ${base} was used. Review that change separately.`;
    const proposed = { before: read.config, file: path, text: newText, isFirst: false };
    return { ...result, notices: [notice], proposed };
}
function refused(id, says) {
    return { problems: [(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_10__/* .errorAt */ .Os)(null, id, says)] };
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

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/config/duration.js
var config_duration = __webpack_require__(1353);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
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

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(8392);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/json/written.js
var written = __webpack_require__(8111);
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
    const yaml = `${[...targetLines(block), ...waitLines(block)].join('\n')}\n`;
    return format === 'json' ? durationsJson(block, yaml) : yaml;
}
function targetLines({ durations }) {
    if (durations === null)
        return [];
    const { clusters, groups, steps } = durations;
    const lines = [
        ...settingLines('default', durations.default),
        ...(clusters === null
            ? []
            : [
                `# ${measuredText(clusters, 'member cluster')}: ${clusters.value}. They need a group with a selector of their labels, as the default is that of nodes.`,
            ]),
        ...stepsLines(steps),
        ...(groups.length > 0 ? ['groups:'] : []),
        ...groups.flatMap((group) => {
            const [first, ...rest] = [
                `selector: ${JSON.stringify(group.selector)}`,
                ...(group.value === null ? [] : settingLines('duration', group)),
                ...stepsLines(group.steps),
            ];
            return [`${INDENT}- ${first}`, ...rest.map((line) => `${INDENT.repeat(2)}${line}`)];
        }),
    ];
    return ['durations:', ...lines.map((line) => `${INDENT}${line}`)];
}
function settingLines(name, { measured, thing, value }) {
    const why = measured === null ? 'as it is configured: nothing is recorded' : measuredText(measured, thing);
    return [`# ${why}`, `${name}: ${value ?? ''}`];
}
function stepsLines(steps) {
    if (steps === null)
        return [];
    const written = Object.entries(steps).map(([name, value]) => `${name}: ${value}`);
    return [`steps: { ${written.join(', ')} }`];
}
function waitLines({ waits }) {
    let open = [];
    return waits.flatMap(({ work, measured }) => {
        const path = ['systems', ...work.split('.')];
        const shared = path.findIndex((step, i) => step !== open[i]);
        const setting = path.pop() ?? '';
        open = path;
        const [thing, what] = WAITS[work] ?? [work, ''];
        const inner = INDENT.repeat(path.length);
        return [
            ...path.slice(shared).map((step, i) => `${INDENT.repeat(shared + i)}${step}:`),
            `${inner}# ${measuredText(measured, thing)}, ${what}`,
            `${inner}${setting}: ${measured.value}`,
        ];
    });
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
    const shown = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value}${unit}`);
    return shown.length === 0 ? '0s' : shown.join(' ');
}
function durationsJson(block, yaml) {
    const { durations, waits, daemonSetPods, held, tooFarApart, backwards } = block;
    const targets = durations === null ? [] : [{ ...durations.default, selector: null }, ...durations.groups];
    return (0,written/* jsonText */.s$)({
        measured: [
            ...targets.flatMap(({ measured, thing, selector }) => measured === null ? [] : [{ setting: 'durations', thing, selector, ...figures(measured) }]),
            ...waits.map(({ work, measured }) => ({
                ...{ setting: `systems.${work}`, thing: WAITS[work]?.[0], selector: null },
                ...figures(measured),
            })),
        ],
        daemonSetPods: daemonSetPods && figures(daemonSetPods),
        held: held.map(({ name, ms }) => ({ name, seconds: ms / 1_000 })),
        tooFarApart,
        backwards,
        block: yaml,
    });
}
function figures({ count, medianMs, percentile90Ms, value }) {
    return { count, medianSeconds: medianMs / 1_000, percentile90Seconds: percentile90Ms / 1_000, value };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/index.js + 222 modules
var systems = __webpack_require__(7300);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/base-files.js
var base_files = __webpack_require__(739);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/deliver.js
var deliver = __webpack_require__(3423);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/options.js
var options = __webpack_require__(5324);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/output-path.js
var output_path = __webpack_require__(7989);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/snapshot-file.js
var snapshot_file = __webpack_require__(7168);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/durations-command.js













async function durationsCommand(argv, printer) {
    const { values } = (0,options/* readArguments */.lR)('durations', argv);
    const { snapshot: files = [], config = null, output = null, by = null } = values;
    if (files.length === 0)
        throw new options/* UsageError */.eb('missing --snapshot FILE... for durations: live objects record the times');
    const format = (0,options/* oneOf */.yL)('--format', values.format ?? 'text', DURATIONS_FORMATS);
    const read = (0,base_files/* baseConfig */._T)(config, null);
    if ('problems' in read)
        return (0,deliver/* printProblems */.Mr)(read.problems, printer);
    (0,output_path/* refuseInputs */.g)(output, (0,lookup/* present */.Eb)([...files, config]));
    const snapshots = [];
    for (const file of files) {
        const { snapshot, problems } = await (0,snapshot_file/* loadSnapshot */.N)([file]);
        const broken = problems.filter(({ severity, code }) => severity === 'error' && code !== 'empty-snapshot');
        if (broken.length > 0)
            return (0,deliver/* printProblems */.Mr)(broken, printer);
        snapshots.push(snapshot);
    }
    const times = systems/* SYSTEMS */.L.flatMap((system) => system.recordedTimes?.(snapshots) ?? []);
    const block = durationsBlock(times, configuredDurations(read.config), by);
    for (const notice of noticesOf(block, unreadableInstants(snapshots)))
        printer.say(`fleetplan: ${(0,render/* toTerminal */.yw)(notice)}`);
    if (block.durations === null && block.waits.length === 0) {
        printer.say('fleetplan: the snapshots record no times of work. Times are in staged update runs of KubeFleet, NodeClaims, pods, NotifyMaintenances, and in two snapshots of one NodeWright or Skyhook rollout taken while a batch is at work and after it.');
        return deliver/* NOT_EVALUATED */._q;
    }
    return (0,deliver/* deliver */.cK)(output, renderDurations(block, format), (0,deliver/* kindOf */.I)(format), deliver/* PASS */.CQ, printer);
}
const SHOWN = 5;
function noticesOf({ held, daemonSetPods, tooFarApart, backwards }, garbled) {
    const named = (names) => (0,text_text/* fewNames */.BT)('object', names.map((one) => (0,visible/* visible */.RK)(one)), SHOWN);
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
/* harmony import */ var _read_git_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1883);
/* harmony import */ var _read_inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2587);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5324);







function refuseInputs(output, inputs, sides = [], isOfRevision = false) {
    if (output === null)
        return;
    const refuse = (why) => {
        throw new _options_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`--output ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(output)} ${why}; choose another file`);
    };
    const { laid, path } = followed(output);
    const isOfGit = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(output), path].some((one) => one.toLowerCase().split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes('.git'));
    if (isOfGit)
        refuse('lies in .git');
    if (laid)
        refuse('leads through a link in the work tree');
    const written = fileAt(output);
    if (written === null)
        return;
    const both = sides.filter((side) => side !== null);
    const folders = both.flatMap(({ renderedPaths }) => renderedPaths.filter((one) => (0,_read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolder */ .lQ)(one)));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && folders.some((one) => (0,_read_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .F)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(one), path)))
        refuse('is a file of a folder from which policies are rendered');
    const [top = '.'] = isOfRevision ? (0,_read_git_command_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOf */ .Dx)('.', ['rev-parse', '--show-toplevel']) : [];
    const policies = both.flatMap(({ files, problems }) => [
        ...files.map((file) => file.path),
        ...problems.flatMap(({ place }) => place?.file ?? []),
    ]);
    if ([...inputs, ...policies.map((one) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, one))].some((one) => fileAt(one) === written))
        refuse('is an input of this command');
}
const MOST_LINKS = 40;
function followed(path) {
    const here = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.cwd());
    let tree = here;
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tree, '.git')) && tree !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(tree))
        tree = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(tree);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tree, '.git')))
        tree = here;
    const steps = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    let at = path.startsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? node_path__WEBPACK_IMPORTED_MODULE_1__.sep : here;
    let laid = false;
    for (let links = 0; steps.length > 0 && links <= MOST_LINKS;) {
        const next = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(at, steps.shift() ?? '');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(next, { throwIfNoEntry: false })?.isSymbolicLink() !== true) {
            at = next;
            continue;
        }
        links += 1;
        laid ||= (0,_read_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .F)(tree, next);
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(next);
        if (target.startsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            at = node_path__WEBPACK_IMPORTED_MODULE_1__.sep;
        steps.unshift(...target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    }
    return { laid, path: at };
}
function fileAt(path) {
    try {
        const stats = path === _read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .STANDARD_INPUT */ .XO ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(0, { bigint: true }) : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { bigint: true });
        return stats.isFile() ? `${stats.dev}:${stats.ino}` : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 8111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mp: () => (/* binding */ written),
/* harmony export */   f$: () => (/* binding */ SCHEMA_VERSION),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   wo: () => (/* binding */ placeJson)
/* harmony export */ });
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(650);
/* harmony import */ var _text_instant_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5357);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2490);



const SCHEMA_VERSION = 1;
function jsonText(value) {
    return `${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonLogSafe */ .yJ)(JSON.stringify({ schemaVersion: SCHEMA_VERSION, ...value }, null, 2))}\n`;
}
const INSTANTS = new Set([
    ...['at', 'from', 'to', 'start', 'end', 'finish', 'until', 'since'],
    ...['takenAt', 'peakAt', 'searchedUntil'],
]);
function written(object, ...keys) {
    const fields = {};
    for (const key of keys) {
        const value = object[key];
        fields[key] =
            typeof value === 'number' && INSTANTS.has(key)
                ? (0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatInstant */ .r)(value)
                : isText(value)
                    ? (0,_text_render_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlain */ .Ul)(value)
                    : value;
    }
    return fields;
}
function isText(value) {
    return typeof value === 'object' && value !== null && Array.isArray(value.parts);
}
function placeJson(place) {
    return { file: place?.file ?? null, line: place?.line ?? null, column: place?.column ?? null };
}


/***/ })

};
