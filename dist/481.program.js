export const id = 481;
export const ids = [481];
export const modules = {

/***/ 91569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ gateExitCode),
/* harmony export */   W: () => (/* binding */ gateReport)
/* harmony export */ });
/* harmony import */ var _outlook_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69927);
/* harmony import */ var _search_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97374);


function gateReport(decideAt, at) {
    const decision = decideAt(at);
    return decision.gate === 'allow'
        ? { decision, outlook: (0,_outlook_js__WEBPACK_IMPORTED_MODULE_0__/* .outlookOf */ .j)(decision.run), next: null }
        : { decision, outlook: null, next: (0,_search_js__WEBPACK_IMPORTED_MODULE_1__/* .nextAllowed */ .Q1)(decision, decideAt) };
}
function gateExitCode({ gate, isUnknown }) {
    if (gate === 'allow')
        return 0;
    return isUnknown ? 2 : 1;
}


/***/ }),

/***/ 69927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ outlookOf)
/* harmony export */ });
/* harmony import */ var _freezes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85300);
/* harmony import */ var _rolled_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59416);
/* harmony import */ var _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71347);



function outlookOf({ reports }) {
    const plans = reports.map(({ plan }) => plan);
    const rolled = plans.flatMap((plan) => (0,_rolled_js__WEBPACK_IMPORTED_MODULE_0__/* .rolledNow */ .Lr)(plan));
    const free = rolled.filter(isFree);
    const ends = (free.length > 0 ? free : rolled).map(finishOf);
    const finish = ends.includes(null) ? null : Math.max(reports[0].plan.at, ...ends.map((end) => end ?? 0));
    const inside = plans.flatMap((plan) => (0,_rolled_js__WEBPACK_IMPORTED_MODULE_0__/* .rolledNow */ .Lr)(plan).flatMap(({ group }) => insideWindows(group, plan)));
    const freezes = plans.flatMap((plan) => (0,_freezes_js__WEBPACK_IMPORTED_MODULE_1__/* .freezeAfter */ .Y)(plan, plan.at) ?? []);
    const nextFreeze = freezes.sort((a, b) => a.window.from - b.window.from)[0] ?? null;
    return {
        at: reports[0].plan.at,
        finish,
        isHeld: free.length === 0 && rolled.length > 0,
        endsInsideWindows: inside.length === 0 ? null : inside.every(Boolean),
        nextFreeze,
        endsBeforeFreeze: plans.every(isOverBeforeFreeze),
    };
}
function isFree({ policy }) {
    return policy.change?.held === undefined;
}
function finishOf(one) {
    const { outcome, finish } = one.group;
    if (!isFree(one))
        return null;
    if (outcome === 'none')
        return 0;
    return outcome === 'complete' && finish !== null ? finish + (0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_2__/* .settlingMs */ .Z0)(one.group) : null;
}
function insideWindows(group, plan) {
    const open = (0,_rolled_js__WEBPACK_IMPORTED_MODULE_0__/* .openTimes */ .du)(group, plan);
    if (open === null)
        return [];
    const known = group.calendar?.within.to ?? plan.horizon.to;
    const batches = group.batches.filter(({ start }) => start < known);
    return batches.map(({ start, end }) => {
        const window = open.find(({ from, to }) => from <= start && start < to);
        return end !== null && window !== undefined && end <= window.to;
    });
}
function isOverBeforeFreeze(plan) {
    const next = (0,_freezes_js__WEBPACK_IMPORTED_MODULE_1__/* .freezeAfter */ .Y)(plan, plan.at);
    if (next === null)
        return true;
    const ends = (0,_rolled_js__WEBPACK_IMPORTED_MODULE_0__/* .rolledNow */ .Lr)(plan).filter(isFree).map(finishOf);
    return ends.every((end) => end !== null && end <= next.window.from);
}


/***/ }),

/***/ 97374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fi: () => (/* binding */ isAllowedFresh),
/* harmony export */   HL: () => (/* binding */ nextCandidate),
/* harmony export */   Q1: () => (/* binding */ nextAllowed)
/* harmony export */ });
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39730);
/* harmony import */ var _rules_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9394);
/* harmony import */ var _outlook_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69927);
/* harmony import */ var _steady_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52395);




const FARTHEST_MS = 92 * _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
const TARGETS_PLANNED = 50_000;
const MOST_PLANS = 250;
const FEWEST_PLANS = 24;
const MOST_IN_VAIN = 60;
function nextAllowed(denied, decideAt, until = denied.at + FARTHEST_MS) {
    if (denied.isUnknown)
        return { decision: denied, outlook: null, searchedUntil: denied.at, isExact: true };
    const most = plansFor(denied);
    let isExact = true;
    let inVain = 0;
    let decision = denied;
    for (let plans = 0; !isAllowedFresh(decision); plans += 1) {
        inVain = isMatterOfTime(decision) ? 0 : inVain + 1;
        isExact &&= plans < most / 2 && inVain < MOST_IN_VAIN / 2;
        const at = nextCandidate(decision, isExact ? _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg : _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ);
        if (at >= until || plans >= most || inVain >= MOST_IN_VAIN)
            return { decision, outlook: null, searchedUntil: decision.at, isExact };
        decision = decideAt(at);
    }
    return { decision, outlook: (0,_outlook_js__WEBPACK_IMPORTED_MODULE_2__/* .outlookOf */ .j)(decision.run), searchedUntil: decision.at, isExact };
}
function isMatterOfTime({ reasons }) {
    return reasons.every(({ code }) => code !== 'broken-rule' && code !== 'worse-plan');
}
function isAllowedFresh({ reasons }) {
    return reasons.every(({ code }) => code === 'stale-snapshot');
}
function nextCandidate(decision, stepMs) {
    const next = (0,_steady_js__WEBPACK_IMPORTED_MODULE_3__/* .steadyUntil */ .H)(decision);
    const step = next - decision.at <= stepMs ? stepMs : _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg;
    return Math.ceil(Math.max(next, decision.at + 1) / step) * step;
}
function plansFor({ run }) {
    const targets = run.reports
        .flatMap(({ plan }) => (0,_rules_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .rolledGroups */ .BR)(plan.head))
        .reduce((sum, { group }) => sum + group.matched, 0);
    return Math.max(FEWEST_PLANS, Math.min(MOST_PLANS, Math.floor(TARGETS_PLANNED / Math.max(1, targets))));
}


/***/ }),

/***/ 52395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ steadyUntil)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/days.js
var days = __webpack_require__(39730);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/intervals.js
var intervals = __webpack_require__(24091);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/rule.js
var rule = __webpack_require__(9394);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/waivers.js
var waivers = __webpack_require__(54787);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/freezes.js
var freezes = __webpack_require__(85300);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/rolled.js
var gate_rolled = __webpack_require__(59416);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(24705);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/wholes.js
var wholes = __webpack_require__(71347);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup/sorted.js
var sorted = __webpack_require__(27332);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/slack.js






function slackOf(plan, { withFreezes }) {
    const sides = plan.base ? [plan.head, plan.base] : [plan.head];
    const edges = edgesOf(plan, sides, withFreezes);
    const own = sides.flatMap((side) => instantsOfSide(side, plan));
    const slack = [plan.at, plan.horizon.to, ...own].map((instant) => {
        const next = edges[(0,sorted/* firstNot */.W)(edges, (place) => (edges[place] ?? Infinity) < instant)] ?? Infinity;
        return next - instant;
    });
    return Math.min(...slack, days/* DAY_MS */.sO);
}
function groupsOf(side) {
    return (0,rule/* rolledGroups */.BR)(side).map(({ group }) => group);
}
function instantsOfSide(side, plan) {
    const groups = groupsOf(side);
    return groups.flatMap((group) => {
        const opens = new Set(windowsOf(group, plan).flatMap(({ from }) => (from > plan.at ? [from] : [])));
        const moving = groups.length === 1 ? beforeWaiting(group, opens) : group.batches;
        return moving.flatMap((batch) => instantsOf(batch, group, opens));
    });
}
function beforeWaiting({ batches }, opens) {
    const waited = batches.findIndex(({ start }, index) => opens.has(start) && batches.slice(0, index).every(({ end }) => end !== start));
    return waited < 0 ? batches : batches.slice(0, waited);
}
function instantsOf({ start, end }, group, opens) {
    const settlesMs = (0,wholes/* settlingMs */.Z0)(group);
    return [
        ...(opens.has(start) ? [] : [start]),
        ...(end === null ? [] : [end]),
        ...(end !== null && settlesMs > 0 ? [end + settlesMs] : []),
    ];
}
function edgesOf(plan, sides, withFreezes) {
    const midnight = Math.floor(plan.at / days/* DAY_MS */.sO) * days/* DAY_MS */.sO + days/* DAY_MS */.sO;
    const groups = sides.flatMap(groupsOf);
    const frozen = withFreezes ? plan.freezes.flatMap(({ windows }) => edgesIn(windows)) : [];
    const opened = groups.flatMap((group) => windowEdges(group, plan));
    return [midnight, ...frozen, ...opened, ...groups.flatMap(fixedInstants)].sort((a, b) => a - b);
}
function edgesIn(intervals) {
    return intervals.flatMap(({ from, to }) => [from, to]);
}
function windowEdges(group, plan) {
    const edges = edgesIn(windowsOf(group, plan));
    const { from, to } = plan.horizon;
    return group.calendar ? edges : edges.filter((edge) => edge !== from && edge !== to);
}
function windowsOf(group, plan) {
    return (0,gate_rolled/* openTimes */.du)(group, plan) ?? [];
}
function fixedInstants(group) {
    const { expiries, outBefore, batches } = group;
    return [
        ...((0,system/* factOf */.yD)(group, 'expiry')?.expected ?? []).map(({ at }) => at),
        ...(expiries?.expired ?? []).map(({ at }) => at),
        ...(outBefore > 0 ? batches.flatMap(({ end }) => end ?? []) : []),
    ];
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/steady.js








function steadyUntil(decision) {
    const lapses = decision.run.reports.flatMap(({ waived }) => waived.flatMap(({ waiver }) => (waiver ? [(0,waivers/* endOf */.pJ)(waiver.expires)] : [])));
    return Math.min(movedUntil(decision), ...lapses);
}
function movedUntil({ at, run }) {
    const ends = run.reports.flatMap(({ plan }) => closedUntil(plan) ?? []);
    if (ends.length > 0)
        return Math.max(...ends, at + days/* MINUTE_MS */.kg);
    const blocked = run.reports.flatMap((report) => runsIntoUntil(report) ?? []);
    if (blocked.length > 0) {
        const slack = Math.min(...run.reports.map(({ plan }) => slackOf(plan, { withFreezes: false })));
        return Math.max(at + days/* MINUTE_MS */.kg, Math.min(Math.max(...blocked), at + slack));
    }
    const slack = Math.min(...run.reports.map(({ plan }) => slackOf(plan, { withFreezes: true })));
    return Math.max(at + days/* MINUTE_MS */.kg, at + slack);
}
function runsIntoUntil({ plan, findings }) {
    const found = (0,gate_rolled/* rolledNow */.Lr)(plan).flatMap(({ group }) => {
        const hits = findings.filter((one) => isInFreeze(one) && isOf(one, group));
        const names = new Set(hits.map(({ evidence }) => evidence['freeze']));
        const windows = plan.freezes.filter(({ name }) => names.has(name)).flatMap((freeze) => freeze.windows);
        return windows.filter((window) => isBusyInto(group, window, plan.at)).map(({ from }) => from);
    });
    return found.length === 0 ? null : Math.max(...found);
}
function isInFreeze({ rule, severity, status }) {
    return rule === 'in-freeze' && severity === 'error' && status !== 'fixed';
}
function isOf({ policy, group: name }, { declaredIn, name: own }) {
    return policy !== null && (0,rule/* sameRef */.WY)(policy, declaredIn) && name === own;
}
function isBusyInto(group, { from, to }, at) {
    const added = new Set((0,system/* factOf */.yD)(group, 'joining'));
    const own = group.batches.filter(({ targets }) => targets.some((target) => !added.has(target)));
    const work = own.flatMap(({ start, end }) => (end === null ? [] : [{ from: start, to: end }]));
    const busy = (0,intervals/* mergeIntervals */.l7)(work.sort((a, b) => a.from - b.from));
    const [first] = busy;
    if (!first || first.from > at || (busy.at(-1)?.to ?? 0) <= from)
        return false;
    return (0,intervals/* gapsIn */.vY)({ from: at, to: busy.at(-1)?.to ?? at }, busy).every((gap) => gap.to - gap.from < to - from);
}
function closedUntil(plan) {
    const freeze = (0,freezes/* freezeAt */.N)(plan, plan.at);
    if (freeze)
        return freeze.window.to;
    const rolled = (0,gate_rolled/* rolledNow */.Lr)(plan).map(({ group }) => group);
    if (rolled.length === 0 || !rolled.every((group) => (0,gate_rolled/* isHeldByWindow */.RN)(group, plan)))
        return null;
    const openings = rolled.flatMap((group) => ((0,gate_rolled/* openTimes */.du)(group, plan) ?? []).map(({ from }) => from));
    const next = Math.min(...openings.filter((from) => from > plan.at));
    return Math.min(next, plan.horizon.to);
}


/***/ }),

/***/ 68622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ startTimes),
/* harmony export */   Z: () => (/* binding */ denialOf)
/* harmony export */ });
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39730);
/* harmony import */ var _outlook_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69927);
/* harmony import */ var _search_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97374);
/* harmony import */ var _steady_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52395);




function denialOf({ last: { reasons } }) {
    return reasons.find(({ code }) => code === 'broken-rule') ?? reasons[0] ?? null;
}
function startTimes(decideAt, from, to) {
    const spans = [];
    let last = decideAt(from);
    while (last.at < to) {
        const next = (0,_search_js__WEBPACK_IMPORTED_MODULE_2__/* .nextAllowed */ .Q1)(last, decideAt, to);
        const start = (last = next.decision);
        if (next.outlook === null)
            break;
        let until = start.at;
        for (; last.at < to && (0,_search_js__WEBPACK_IMPORTED_MODULE_2__/* .isAllowedFresh */ .Fi)(last); last = decideAt((0,_search_js__WEBPACK_IMPORTED_MODULE_2__/* .nextCandidate */ .HL)(last, _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ)))
            until = (0,_steady_js__WEBPACK_IMPORTED_MODULE_3__/* .steadyUntil */ .H)(last);
        spans.push(spanOf(start, Math.min(until, to)));
    }
    return { from, to, spans: spans.sort(byRank), last };
}
function spanOf({ at, run }, until) {
    const effects = run.reports.map(({ plan }) => plan.head);
    const losses = effects.flatMap(({ policies }) => policies.map(({ effect }) => effect.worstLoss));
    return {
        ...{ from: at, until, outlook: (0,_outlook_js__WEBPACK_IMPORTED_MODULE_1__/* .outlookOf */ .j)(run) },
        peakAtOnce: Math.max(...effects.map(({ combined }) => combined.peakAtOnce)),
        worstLoss: Math.max(0, ...losses),
    };
}
function byRank(a, b) {
    const ranks = ({ outlook, peakAtOnce, worstLoss, from }) => [
        outlook.finish === null ? 1 : 0,
        worstLoss,
        peakAtOnce,
        outlook.endsInsideWindows === false ? 1 : 0,
        outlook.endsBeforeFreeze ? 0 : 1,
        outlook.finish ?? 0,
        from,
    ];
    const [left, right] = [ranks(a), ranks(b)];
    return left.map((rank, i) => rank - (right[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
}


/***/ }),

/***/ 82889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  WA: () => (/* binding */ gateSentences),
  eh: () => (/* binding */ renderGate),
  Bm: () => (/* reexport */ renderWhen)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/choice/hidden-names.js
var hidden_names = __webpack_require__(51752);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/index.js + 9 modules
var report = __webpack_require__(10140);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(22490);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/instant-text.js
var instant_text = __webpack_require__(5357);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/instants.js
var instants = __webpack_require__(75133);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/json/index.js + 2 modules
var json = __webpack_require__(95774);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/json/fields.js
var fields = __webpack_require__(94211);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/gate/json.js




function renderGateJson({ decision, outlook, next }) {
    const { run, reasons } = decision;
    const [first = null] = reasons;
    return (0,json/* jsonText */.s$)({
        schemaVersion: json/* SCHEMA_VERSION */.f$,
        gate: decision.gate,
        nextWindow: (0,instants/* instantOrNull */.gy)(next?.outlook?.at ?? null),
        at: (0,instant_text/* formatInstant */.r)(decision.at),
        verdict: run.verdict,
        digest: run.digest,
        reason: first && reasonJson(first),
        reasons: reasons.map(reasonJson),
        notes: decision.notes,
        now: outlook && outlookJson(outlook),
        next: next && {
            outlook: next.outlook && outlookJson(next.outlook),
            searchedUntil: (0,instant_text/* formatInstant */.r)(next.searchedUntil),
            everyMinute: next.isExact,
        },
        clusters: run.reports.map(({ plan, verdict }) => ({
            name: plan.cluster,
            verdict,
            digest: plan.digest,
            snapshot: { takenAt: (0,instants/* instantOrNull */.gy)(plan.snapshot.takenAt), digest: plan.snapshot.digest },
        })),
    });
}
function reasonJson({ code, cluster, says, fix, place }) {
    return { code, cluster, message: says, remediation: fix, ...(0,fields/* placeJson */.w)(place) };
}
function outlookJson({ at, finish, endsInsideWindows, nextFreeze, endsBeforeFreeze, }) {
    return {
        start: (0,instant_text/* formatInstant */.r)(at),
        finish: (0,instants/* instantOrNull */.gy)(finish),
        endsInsideWindows,
        endsBeforeFreeze,
        nextFreeze: nextFreeze && {
            name: nextFreeze.name,
            from: (0,instant_text/* formatInstant */.r)(nextFreeze.window.from),
            to: (0,instant_text/* formatInstant */.r)(nextFreeze.window.to),
        },
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/index.js + 4 modules
var text_escape = __webpack_require__(13499);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/footer/footer.js + 3 modules
var footer = __webpack_require__(62067);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/blocks.js
var blocks = __webpack_require__(70477);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(19125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/names.js
var names = __webpack_require__(49587);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/gate/phrases.js



const REASON_WORDS = {
    unreadable: 'unreadable',
    freeze: 'freeze',
    'closed-window': 'closed window',
    'worse-plan': 'not the reviewed plan',
    'broken-rule': 'broken rule',
    'stale-snapshot': 'stale snapshot',
};
const OTHERS_SHOWN = 10;
const NOTES_SHOWN = 10;
function gatePhrases(report, hide) {
    const { decision } = report;
    const zone = decision.run.reports[0].plan.timeZone;
    const [first, ...others] = decision.reasons;
    return {
        word: first === undefined ? 'ALLOW' : decision.isUnknown ? 'UNKNOWN' : 'DENY',
        headline: first === undefined
            ? (0,text_text/* text */.Qq) `The rollout may start now, ${(0,instants/* instantPhrase */.D8)(decision.at, zone)}.`
            : reasonPhrase(first, hide),
        fix: first?.fix ? (0,text_text/* sentence */.em)(hide(first.fix)) : null,
        others: shortened(others.map((reason) => reasonPhrase(reason, hide)), OTHERS_SHOWN),
        when: whenPhrase(report, zone),
        notes: shortened([...new Set(decision.notes)].map((note) => (0,text_text/* sentence */.em)(hide(note))), NOTES_SHOWN),
    };
}
function reasonPhrase({ code, cluster, says, place }, hide) {
    const where = cluster === null ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` in ${(0,text_text/* name */.UU)('cluster', cluster)}`;
    const at = place === null ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` (${(0,text_text/* name */.UU)('file', (0,names/* placeText */.Z9)(place))})`;
    return (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(REASON_WORDS[code])}${where}: ${(0,text_text/* sentence */.em)(hide(says))}${at}`;
}
function shortened(phrases, most) {
    const more = phrases.length - most;
    return more <= 0 ? phrases : [...phrases.slice(0, most), (0,text_text/* text */.Qq) `and ${more} more, in the JSON report`];
}
function whenPhrase({ decision, outlook, next }, zone) {
    if (outlook)
        return outlookPhrase(outlook, zone);
    if (next === null || decision.isUnknown)
        return (0,text_text/* text */.Qq) `Fix this first; the next allowed start is unknown until then.`;
    return next.outlook === null ? nonePhrase(next, zone) : nextPhrase(decision.at, next, next.outlook, zone);
}
function nonePhrase({ searchedUntil, isExact }, zone) {
    const how = isExact ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` (partly checked by the hour)`;
    return (0,text_text/* text */.Qq) `No allowed start found up to ${(0,instants/* instantPhrase */.D8)(searchedUntil, zone)}${how}; waiting will not help.`;
}
function nextPhrase(at, { isExact }, outlook, zone) {
    const rough = isExact
        ? text_text/* NO_TEXT */.gd
        : (0,text_text/* text */.Qq) ` It may be allowed some minutes earlier: not every minute was checked.`;
    const when = outlook.at <= at
        ? (0,text_text/* text */.Qq) `It may start now, given a fresh snapshot of the same fleet.`
        : (0,text_text/* text */.Qq) `It may start on ${(0,instants/* instantPhrase */.D8)(outlook.at, zone)}, in ${(0,text_text/* literal */.eu)((0,instants/* durationText */.S5)(outlook.at - at))}, given a fresh snapshot of the same fleet.`;
    return (0,text_text/* text */.Qq) `${when} ${outlookPhrase(outlook, zone)}${rough}`;
}
function outlookPhrase(outlook, zone) {
    const { finish, isHeld, endsInsideWindows, nextFreeze, endsBeforeFreeze } = outlook;
    if (isHeld)
        return (0,text_text/* text */.Qq) `It does not start by itself.`;
    const end = finish === null ? (0,text_text/* text */.Qq) `It does not finish` : (0,text_text/* text */.Qq) `It finishes on ${(0,instants/* instantPhrase */.D8)(finish, zone)}`;
    const windows = endsInsideWindows === null
        ? text_text/* NO_TEXT */.gd
        : endsInsideWindows
            ? (0,text_text/* text */.Qq) `, inside its windows`
            : (0,text_text/* text */.Qq) `, with targets still unavailable when a window closes`;
    if (nextFreeze === null)
        return (0,text_text/* text */.Qq) `${end}${windows}. No freeze is ahead.`;
    const freeze = (0,text_text/* text */.Qq) `the freeze ${(0,text_text/* name */.UU)('object', nextFreeze.name)} begins on ${(0,instants/* instantPhrase */.D8)(nextFreeze.window.from, zone)}`;
    return endsBeforeFreeze
        ? (0,text_text/* text */.Qq) `${end}${windows}, before ${freeze}.`
        : (0,text_text/* text */.Qq) `${end}${windows}, after ${freeze}; no target is unavailable during it.`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/gate/markdown.js







const SIGNS = { ALLOW: '✅', DENY: '⛔', UNKNOWN: '❓' };
function renderGateMarkdown(report, { detail, runUrl }) {
    const { word, headline, fix, others, when, notes } = gatePhrases(report, (0,hidden_names/* hiderOfAll */.p)(report.decision.run, detail));
    const title = (0,text_escape/* gfm */.Te) `### ${(0,render/* toMarkdown */.l6)((0,text_text/* literal */.eu)(`${SIGNS[word]} ${TITLES[word]}`))}`;
    return (0,blocks/* blocksText */.qs)([
        title,
        (0,render/* toMarkdown */.l6)(headline),
        ...(fix ? [(0,text_escape/* gfm */.Te) `Fix: ${(0,render/* toMarkdown */.l6)(fix)}`] : []),
        (0,render/* toMarkdown */.l6)(when),
        ...(others.length === 0 ? [] : [(0,text_escape/* gfm */.Te) `Also:`]),
        ...(0,blocks/* bulletBlocks */.HE)(others),
        ...(0,blocks/* bulletBlocks */.HE)(notes),
        ...report.decision.run.reports.flatMap((one) => (0,footer/* footerPhrases */.K)(one, detail !== 'none').map((phrase) => (0,text_escape/* gfm */.Te) `<sub>${(0,render/* toMarkdown */.l6)(phrase)}</sub>`)),
        ...(0,blocks/* runBlocks */.gP)(runUrl),
    ]);
}
const TITLES = {
    ALLOW: 'The rollout may start',
    DENY: 'The rollout may not start now',
    UNKNOWN: 'The rollout may not start: it could not be judged',
};

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/text/layout.js
var layout = __webpack_require__(32327);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/gate/text.js





const STYLES = { ALLOW: 'green', DENY: 'red', UNKNOWN: 'red' };
function renderGateText(report, { colour, width }) {
    const paint = (0,layout/* painter */.C2)(colour);
    const { word, headline, fix, others, when, notes } = gatePhrases(report, (text) => text);
    const lines = (phrase, indent = 0, lead = '') => (0,layout/* wrap */.LV)(lead + (0,render/* toTerminal */.yw)(phrase), width, indent, lead.length);
    return (0,layout/* blocksText */.qs)([
        [
            ...(0,layout/* titleLines */.wh)({ word, style: STYLES[word] }, headline, width, paint),
            ...(fix ? lines(fix, word.length + 2, 'Fix: ') : []),
        ],
        lines(when),
        others.length === 0 ? [] : ['Also', ...others.flatMap((other) => lines(other, 2, '- '))],
        notes.flatMap((note) => lines(note, 0, 'Note: ')),
        (0,layout/* footLines */.ie)(report.decision.run.reports.flatMap((one) => (0,footer/* footerPhrases */.K)(one)), width, paint),
    ]);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/when.js
var when = __webpack_require__(68622);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/amounts.js
var amounts = __webpack_require__(58882);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/gate/when.js













const SPANS_SHOWN = 12;
const renderWhen = (0,report/* printerOf */._Z)({
    text(times, { width }) {
        const { headline, items } = phrasesOf(times);
        const lines = items.flatMap((item) => (0,layout/* wrap */.LV)(`- ${(0,render/* toTerminal */.yw)(item)}`, width, 2, 2));
        return (0,layout/* blocksText */.qs)([[...(0,layout/* wrap */.LV)((0,render/* toTerminal */.yw)(headline), width), ...lines]]);
    },
    markdown(times) {
        const { headline, items } = phrasesOf(times);
        return (0,blocks/* blocksText */.qs)([(0,text_escape/* gfm */.Te) `### ${(0,render/* toMarkdown */.l6)(headline)}`, ...(0,blocks/* bulletBlocks */.HE)(items)]);
    },
    json: (times) => {
        const { spans, from, to, last } = times;
        const reason = spans.length > 0 ? null : (0,when/* denialOf */.Z)(times);
        return (0,json/* jsonText */.s$)({
            schemaVersion: json/* SCHEMA_VERSION */.f$,
            from: (0,instant_text/* formatInstant */.r)(from),
            to: (0,instant_text/* formatInstant */.r)(to),
            when: spans.map(({ from: first, until, outlook, peakAtOnce, worstLoss }) => ({
                ...{ from: (0,instant_text/* formatInstant */.r)(first), until: (0,instant_text/* formatInstant */.r)(until), outlook: outlookJson(outlook) },
                ...{ peakAtOnce, worstLoss },
            })),
            denied: reason ? { at: (0,instant_text/* formatInstant */.r)(last.at), code: reason.code, message: reason.says } : null,
        });
    },
});
function phrasesOf(times) {
    const { spans, from, to, last } = times;
    const zone = last.run.reports[0].plan.timeZone;
    const range = (0,text_text/* text */.Qq) `from ${(0,instants/* instantPhrase */.D8)(from, zone)} to ${(0,instants/* instantPhrase */.D8)(to, zone)}`;
    const reason = (0,when/* denialOf */.Z)(times);
    if (spans.length === 0)
        return {
            headline: (0,text_text/* text */.Qq) `No start ${range} is allowed.`,
            items: reason ? [(0,text_text/* text */.Qq) `${(0,instants/* instantPhrase */.D8)(last.at, zone)}: ${reasonPhrase(reason, (text) => text)}`] : [],
        };
    const more = spans.length - SPANS_SHOWN;
    return {
        headline: (0,text_text/* text */.Qq) `Starts ${range} that break no rule, best first:`,
        items: [
            ...spans.slice(0, SPANS_SHOWN).map((span) => spanPhrase(span, zone)),
            ...(more > 0 ? [(0,text_text/* text */.Qq) `${(0,amounts/* amount */.vj)(more, 'more span')} in the JSON report.`] : []),
        ],
    };
}
function spanPhrase({ from, until, outlook, peakAtOnce, worstLoss }, zone) {
    const span = (0,text_text/* text */.Qq) `${(0,instants/* instantPhrase */.D8)(from, zone)} to ${(0,instants/* instantPhrase */.D8)(until, zone)}`;
    return (0,text_text/* text */.Qq) `${span}: at most ${peakAtOnce} at once, worst loss ${worstLoss}. ${outlookPhrase(outlook, zone)}`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/gate/index.js








const renderGate = (0,report/* printerOf */._Z)({
    text: renderGateText,
    markdown: renderGateMarkdown,
    json: renderGateJson,
});
function gateSentences(report, detail) {
    const { headline, when, notes } = gatePhrases(report, (0,hidden_names/* hiderOfAll */.p)(report.decision.run, detail));
    return { headline: (0,render/* toTerminal */.yw)(headline), when: (0,render/* toTerminal */.yw)(when), notes: notes.map(render/* toTerminal */.yw) };
}


/***/ })

};
