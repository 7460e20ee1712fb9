export const id = 398;
export const ids = [398];
export const modules = {

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

/***/ 7398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mergeCommand: () => (/* binding */ mergeCommand)
/* harmony export */ });
/* harmony import */ var _merge_merge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8272);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7763);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4317);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3423);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5324);
/* harmony import */ var _output_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7989);
/* harmony import */ var _report_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4804);







function mergeCommand(argv, output) {
    const { values, paths } = (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .readArguments */ .lR)('merge', argv);
    const { expect = [], output: path = null } = values;
    if (paths.length === 0)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb('missing REPORT.json... for merge: the JSON reports of plans');
    const format = (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)('--format', values.format ?? 'text', _report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACELESS_FORMATS */ .yr);
    const expected = expect.flatMap((one) => one.split(',')).map((one) => one.trim());
    if (expected.includes(''))
        throw new _options_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb('--expect has an empty name; give NAME,...');
    (0,_output_path_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseInputs */ .g)(path, (0,_report_files_js__WEBPACK_IMPORTED_MODULE_6__/* .legFiles */ .YC)(paths));
    const merged = (0,_merge_merge_js__WEBPACK_IMPORTED_MODULE_0__/* .merge */ .h)((0,_report_files_js__WEBPACK_IMPORTED_MODULE_6__/* .loadLegs */ ._U)(paths), { expected, failOn: (0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFailOn */ .XV)(values['fail-on']) });
    const text = (0,_report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .renderMerge */ .t3)(merged, format, (0,_deliver_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalOptions */ .Z8)(path, output));
    return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_3__/* .deliver */ .cK)(path, text, (0,_deliver_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(format), merged.exitCode, output);
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

/***/ 8272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ merge)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/canonical.js
var canonical = __webpack_require__(4213);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/merge/leg.js
var merge_leg = __webpack_require__(8521);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/merge/everywhere.js




const HOUR_MS = 3_600_000;
const RULE = 'same-window-everywhere';
function crossFindings(legs) {
    return [...windowsTogether(legs), ...startsTogether(legs)];
}
function windowsTogether(legs) {
    const [all, base] = [openingsOf(legs, 'head'), openingsOf(legs, 'base')];
    const baseOf = (0,lookup/* groupedBy */.me)(base, ({ policy }) => policy);
    const each = [...(0,lookup/* groupedBy */.me)(all, ({ policy }) => policy)].map(([policy, head]) => ({
        head,
        base: baseOf.get(policy) ?? [],
    }));
    const met = [{ head: all, base }, ...each]
        .flatMap((scope) => meetings(scope.head).map((one) => ({ ...one, isOld: isOld(one, scope) })))
        .sort((a, b) => b.clusters.length - a.clusters.length);
    const worst = met.find((one) => !one.isOld) ?? met[0];
    if (!worst)
        return [];
    const { at, clusters, policies } = worst;
    const names = (0,text_text/* few */.H$)(policies.map((one) => (0,text_text/* name */.UU)('policy', one)), NAMED);
    return [
        {
            ...UNPLACED,
            severity: 'error',
            status: worst.isOld ? 'unchanged' : meetings(base).length === 0 ? 'new' : 'worsened',
            message: (0,text_text/* text */.Qq) `${names}: windows open in ${(0,text_text/* count */.U9)(clusters.length, 'cluster')} (${clusterNames(clusters)}) within an hour of ${(0,text_text/* instant */.uR)(at)}. A bad change then reaches all of them before it shows in one.`,
            remediation: (0,text_text/* text */.Qq) `Let the windows of clusters open more than an hour apart, so that one of them begins alone.`,
            policy: null,
            fingerprint: `${RULE}/clusters`,
            waiver: null,
        },
    ];
}
function isOld({ clusters }, { head, base }) {
    if (JSON.stringify(head) === JSON.stringify(base))
        return true;
    const these = new Set(clusters);
    const near = meetings(base.filter(({ cluster }) => these.has(cluster)));
    return near.some((one) => one.clusters.length === clusters.length);
}
function openingsOf(legs, side) {
    return legs.flatMap(({ cluster, policies }) => policies.flatMap((policy) => (policy[side]?.groups ?? []).flatMap(({ openings }) => openings.map((at) => ({ at, cluster, policy: nameOf(policy) })))));
}
function meetings(openings) {
    const inOrder = [...openings].sort((a, b) => a.at - b.at);
    const met = new Map();
    let to = 0;
    for (const [from, { at }] of inOrder.entries()) {
        const reached = to;
        while ((inOrder[to]?.at ?? Infinity) < at + HOUR_MS)
            to += 1;
        if (to === reached)
            continue;
        const near = inOrder.slice(from, to);
        const clusters = distinct(near, 'cluster');
        if (clusters.length < 2)
            continue;
        const key = clusters.join('\n');
        if (!met.has(key))
            met.set(key, { at, clusters, policies: distinct(near, 'policy') });
    }
    return [...met.values()];
}
function distinct(near, key) {
    return [...new Set(near.map((one) => one[key]))].sort();
}
function startsTogether(legs) {
    const merged = legs.reduce((latest, { at }) => Math.max(latest, at), 0);
    const begun = legs.flatMap(begunIn).map((one) => ({ ...one, at: Math.max(one.at, merged) }));
    const byPolicy = (0,lookup/* groupedBy */.me)(begun, ({ isRemoved, policy }) => JSON.stringify([isRemoved, policy.system, nameOf(policy)]));
    const first = [...byPolicy.values()].flatMap((all) => firstOf(all) ?? []);
    const alike = (0,lookup/* groupedBy */.me)(first, ({ isRemoved, at, clusters, of }) => JSON.stringify([isRemoved, at, clusters, of]));
    return [...alike.values()].map(togetherFinding);
}
function begunIn({ cluster, at, policies, removed }) {
    const started = policies.flatMap((policy) => {
        const starts = (0,merge_leg/* startedGroups */.C5)(policy).map(({ start }) => start);
        const isRemoved = policy.change === 'removed';
        return starts.length === 0 ? [] : [{ cluster, policy, isRemoved, at: Math.min(...starts) }];
    });
    return [...started, ...removed.map(({ policy }) => ({ cluster, policy, isRemoved: true, at }))];
}
function firstOf(begun) {
    const [{ policy, isRemoved }] = begun;
    const at = Math.min(...begun.map((one) => one.at));
    const clusters = distinct(begun.filter((one) => one.at < at + HOUR_MS), 'cluster');
    const of = distinct(begun, 'cluster').length;
    return clusters.length < 2 || clusters.length * 2 <= of ? null : { policy, isRemoved, at, clusters, of };
}
function togetherFinding(alike) {
    const [{ policy, isRemoved, at, clusters, of }] = alike;
    const keys = alike.map((one) => nameOf(one.policy)).sort();
    const names = (0,text_text/* few */.H$)(keys.map((key) => (0,text_text/* name */.UU)('policy', key)), NAMED);
    const { length } = clusters;
    const isOne = keys.length === 1;
    const [starts, start] = isRemoved ? ['goes', 'go'] : ['starts', 'start'];
    const all = length < of ? (0,text_text/* text */.Qq) `${length} of the ${of}` : length === 2 ? (0,text_text/* text */.Qq) `Both` : (0,text_text/* text */.Qq) `All ${length}`;
    return {
        ...UNPLACED,
        severity: 'warning',
        status: 'new',
        message: (0,text_text/* text */.Qq) `${all} clusters ${(0,text_text/* literal */.eu)(isRemoved ? 'from' : 'in')} which ${names} ${(0,text_text/* literal */.eu)(isOne ? starts : start)} (${clusterNames(clusters)}) ${(0,text_text/* literal */.eu)(isRemoved ? 'lose' : 'start')} ${(0,text_text/* literal */.eu)(isOne ? 'it' : 'them')} within an hour of ${(0,text_text/* instant */.uR)(at)}. No cluster shows what the change does before ${(0,text_text/* literal */.eu)(length < of ? 'these' : 'the others')} have it.`,
        remediation: isRemoved
            ? (0,text_text/* text */.Qq) `Remove it from one cluster first.`
            : (0,text_text/* text */.Qq) `Merge the change for one cluster first, or give the clusters windows that open hours apart.`,
        policy: isOne ? refOf(policy) : null,
        waiver: null,
        fingerprint: `${RULE}/${isRemoved ? 'removals' : 'starts'}/${(0,canonical/* sha256 */.s)(keys)}`,
    };
}
function clusterNames(clusters) {
    return (0,text_text/* few */.H$)(clusters.map((cluster) => (0,text_text/* name */.UU)('cluster', cluster)), NAMED);
}
function refOf({ system, kind, namespace, name }) {
    return { system, kind, namespace, name };
}
const UNPLACED = { rule: RULE, group: null, file: null, line: null, column: null };
const NAMED = 5;
function nameOf({ kind, namespace, name }) {
    return namespace === null ? `${kind}/${name}` : `${kind}/${namespace}/${name}`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/merge/merge.js





function merge(read, { expected, failOn }) {
    const all = read.flatMap((one) => ('why' in one ? [] : one)).sort((a, b) => (0,lookup/* byName */.nG)(a.cluster, b.cluster));
    const sources = (0,lookup/* groupedBy */.me)(all, ({ cluster }) => cluster);
    const isTwice = ({ cluster }) => (sources.get(cluster)?.length ?? 0) > 1;
    const legs = all.filter((leg) => !isTwice(leg)).map((leg) => heldTo(leg, failOn));
    const problem = (code, cluster, message) => {
        return { code, cluster, message };
    };
    const newest = legs.reduce((latest, { at }) => Math.max(latest, at), 0);
    const problems = [
        ...read.flatMap((one) => 'why' in one
            ? problem('broken-report', null, (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('file', one.source)} ${one.why}. Its cluster was not evaluated; run its job again.`)
            : []),
        ...[...sources].flatMap(([cluster, several]) => {
            if (several.length === 1)
                return [];
            const files = several.map(({ source }) => (0,text_text/* name */.UU)('file', source));
            const message = (0,text_text/* text */.Qq) `There are ${several.length} reports of the cluster ${(0,text_text/* name */.UU)('cluster', cluster)} (${(0,text_text/* few */.H$)(files, 5)}); neither is used. Give each leg a name of its own.`;
            return problem('two-reports', cluster, message);
        }),
        ...[...new Set(expected)]
            .filter((cluster) => !sources.has(cluster))
            .map((cluster) => problem('missing-report', cluster, (0,text_text/* text */.Qq) `There is no report of the cluster ${(0,text_text/* name */.UU)('cluster', cluster)}: it was not evaluated. Look at its job.`)),
        ...legs
            .filter(({ at }) => newest - at > LONGEST_APART_MS)
            .map(({ cluster, source, at }) => {
            const older = (0,text_text/* count */.U9)(Math.floor((newest - at) / merge_HOUR_MS), 'hour');
            const message = (0,text_text/* text */.Qq) `The report of the cluster ${(0,text_text/* name */.UU)('cluster', cluster)} (${(0,text_text/* name */.UU)('file', source)}) is ${older} older than the newest one, so it may be of another change and another fleet. Run its job again.`;
            return problem('old-report', cluster, message);
        }),
        ...(read.length === 0 && expected.length === 0
            ? [problem('missing-report', null, (0,text_text/* text */.Qq) `There are no reports to merge: nothing was evaluated.`)]
            : []),
    ];
    const findings = crossFindings(legs);
    const bar = failOn ?? strictest(legs);
    const cross = (0,merge_leg/* verdictOf */.Vj)(findings, bar);
    const verdicts = [
        ...legs.map(({ verdict }) => verdict),
        cross,
        ...(problems.length > 0 ? ['unknown'] : []),
    ];
    const verdict = verdicts.reduce((a, b) => (merge_leg/* RANK */.Vz[b] > merge_leg/* RANK */.Vz[a] ? b : a), 'pass');
    const fails = legs.some((leg) => leg.verdict === 'fail' && (failOn ?? leg.failOn) !== 'never');
    const isRed = fails || (cross === 'fail' && bar !== 'never');
    return {
        verdict,
        wouldFail: verdict === 'fail' || verdict === 'unknown' || legs.some((leg) => leg.wouldFail),
        exitCode: verdict === 'unknown' ? 2 : isRed ? 1 : 0,
        digest: (0,canonical/* sha256 */.s)(legs.map(({ cluster, digest }) => [cluster, digest])),
        legs,
        problems,
        findings,
        waves: legs
            .flatMap((leg) => waveOf(leg) ?? [])
            .sort((a, b) => a.start - b.start || (0,lookup/* byName */.nG)(a.cluster, b.cluster)),
    };
}
const merge_HOUR_MS = 3_600_000;
const LONGEST_APART_MS = 24 * merge_HOUR_MS;
function strictest(legs) {
    const bars = legs.map((leg) => leg.failOn);
    return bars.includes('warning')
        ? 'warning'
        : bars.includes('error') || bars.length === 0
            ? 'error'
            : 'never';
}
function heldTo(leg, failOn) {
    const held = failOn === null ? leg.verdict : (0,merge_leg/* verdictOf */.Vj)(leg.findings, failOn);
    return merge_leg/* RANK */.Vz[held] > merge_leg/* RANK */.Vz[leg.verdict] ? { ...leg, verdict: held } : leg;
}
function waveOf({ cluster, at, policies, removed, starting, peaks }) {
    const rolling = policies.filter((policy) => (0,merge_leg/* startedGroups */.C5)(policy).length > 0);
    const started = rolling.flatMap((policy) => (0,merge_leg/* startedGroups */.C5)(policy));
    if (started.length === 0 && removed.length === 0)
        return null;
    const atOnce = removed.length > 0 ? [at] : [];
    const finishes = [...started.map(({ finish }) => finish), ...atOnce];
    const { unit, targets } = added([...(started.length > 0 ? [starting] : []), ...removed]);
    const isCounted = (of) => of.unit === unit;
    const gone = removed.filter(isCounted);
    const losses = rolling
        .filter((policy) => (0,merge_leg/* startedGroups */.C5)(policy).some(isCounted))
        .map(({ head }) => head?.worstLoss ?? 0);
    return {
        cluster,
        start: Math.min(...started.map(({ start }) => start), ...atOnce),
        finish: finishes.includes(null) ? null : Math.max(...finishes.map((end) => end ?? 0)),
        unit,
        targets,
        batches: started.filter(isCounted).reduce((sum, { batches }) => sum + batches, gone.length > 0 ? 1 : 0),
        peakAtOnce: peaks.get(unit) ?? 0,
        worstLoss: Math.max(added(gone).targets, ...losses),
    };
}
function added(all) {
    const unit = merge_leg/* UNITS */.QN.find((one) => all.some((counted) => counted.unit === one)) ?? 'node';
    const targets = all.reduce((sum, one) => sum + (one.unit === unit ? one.targets : 0), 0);
    return { unit, targets };
}


/***/ })

};
