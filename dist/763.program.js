export const id = 763;
export const ids = [763];
export const modules = {

/***/ 319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nX: () => (/* binding */ driftExitCode),
  CP: () => (/* binding */ driftReport),
  $W: () => (/* binding */ isRedDrift),
  aq: () => (/* binding */ unjudgedIn)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/canonical.js
var canonical = __webpack_require__(4213);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/week.js
var week = __webpack_require__(7977);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/zones.js
var zones = __webpack_require__(6710);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/window-not-as-written.js
var window_not_as_written = __webpack_require__(2552);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/waivers.js
var waivers = __webpack_require__(4787);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(6594);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/effect.js



function effectOn(kind, subject, says, isWorse) {
    return { kind, subject, says: (0,text_text/* text */.Qq) `${subject}: ${says}`, isWorse };
}
function policyName(ref) {
    return (0,text_text/* name */.UU)('policy', (0,visible/* visible */.RK)((0,system/* refText */.d0)(ref)));
}
function groupName(policy, group, groups) {
    return groups === 1 ? policy : (0,text_text/* text */.Qq) `${policy} group "${(0,text_text/* name */.UU)('group', (0,visible/* visible */.RK)(group))}"`;
}
function namesOf(targets) {
    return (0,text_text/* fewNames */.BT)('target', targets.map((target) => (0,visible/* visible */.RK)(target)));
}
function whyText({ why }) {
    return (0,text_text/* isEmpty */.Im)(why) ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` Why: ${why}.`;
}
const OUTCOMES = {
    complete: (0,text_text/* text */.Qq) `it completes`,
    none: (0,text_text/* text */.Qq) `nothing is to be done`,
    stuck: (0,text_text/* text */.Qq) `it gets stuck`,
    stopped: (0,text_text/* text */.Qq) `it is stopped`,
    unfinished: (0,text_text/* text */.Qq) `it does not complete within the horizon`,
};
const NEXT_OUTCOMES = {
    complete: (0,text_text/* text */.Qq) `would complete`,
    none: (0,text_text/* text */.Qq) `would have nothing to do`,
    stuck: (0,text_text/* text */.Qq) `would get stuck`,
    stopped: (0,text_text/* text */.Qq) `would be stopped`,
    unfinished: (0,text_text/* text */.Qq) `would not complete within the horizon`,
};

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/ahead.js







function aheadOf(report) {
    const of = (kind, lines) => (0,text_text/* distinctTexts */.XY)(lines).map((says) => ({ kind, subject: null, says, isWorse: false }));
    return [
        ...of('freeze', freezesAhead(report.plan)),
        ...of('waiver', waiversAhead(report)),
        ...clocksAhead(report),
    ];
}
function clocksAhead({ plan: { at, timeZone }, findings }) {
    const [change] = (0,zones/* zoneChanges */.wF)({ from: at, to: at + week/* WEEK_MS */.mb }, timeZone);
    if (!change)
        return [];
    const moving = findings.filter(({ rule, status, evidence }) => rule === window_not_as_written/* windowNotAsWritten */.f.id && evidence['cause'] === 'clock-change' && status !== 'fixed');
    const [before, after] = [(0,zones/* offsetText */.VU)(change.beforeMs), (0,zones/* offsetText */.VU)(change.afterMs)].map(text_text/* literal */.eu);
    const names = (0,text_text/* distinctTexts */.XY)(moving.flatMap(({ policy }) => (policy ? policyName(policy) : [])));
    const says = (0,text_text/* text */.Qq) `its windows are written in UTC and move by the clocks of ${(0,text_text/* literal */.eu)(timeZone)}, which are set from ${before ?? (0,text_text/* literal */.eu)('')} to ${after ?? (0,text_text/* literal */.eu)('')} at ${(0,text_text/* instant */.uR)(change.at)}.`;
    return names.map((subject) => effectOn('clocks', subject, says, false));
}
function waiversAhead({ waived, plan: { at } }) {
    return waived.flatMap(({ waiver }) => {
        if (!waiver || (0,waivers/* endOf */.pJ)(waiver.expires) > at + week/* WEEK_MS */.mb)
            return [];
        const { rule, subject, owner, expires } = waiver;
        return (0,text_text/* text */.Qq) `The waiver of ${(0,text_text/* code */.aY)(rule)} for ${(0,text_text/* foreign */.V$)((0,visible/* visible */.RK)(subject))} (owner ${(0,text_text/* foreign */.V$)((0,visible/* visible */.RK)(owner))}) lapses at the end of ${(0,text_text/* literal */.eu)(expires)} UTC.`;
    });
}
function freezesAhead({ freezes, at }) {
    const isSoon = (instant) => instant > at && instant <= at + week/* WEEK_MS */.mb;
    return freezes.flatMap(({ name: written, windows }) => {
        const freeze = (0,text_text/* text */.Qq) `The freeze ${(0,text_text/* name */.UU)('object', (0,visible/* visible */.RK)(written))}`;
        return windows.flatMap(({ from, to }) => [
            ...(isSoon(from) ? [(0,text_text/* text */.Qq) `${freeze} begins at ${(0,text_text/* instant */.uR)(from)}.`] : []),
            ...(isSoon(to) ? [(0,text_text/* text */.Qq) `${freeze} ends at ${(0,text_text/* instant */.uR)(to)}.`] : []),
        ]);
    });
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/paired.js
var paired = __webpack_require__(5881);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/reviewed.js
var reviewed = __webpack_require__(163);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/held.js
var held = __webpack_require__(9861);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/no-progress.js + 3 modules
var no_progress = __webpack_require__(6577);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/rule.js
var rule = __webpack_require__(9394);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/index.js + 222 modules
var systems = __webpack_require__(7300);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/kinds.js
var kinds = __webpack_require__(6396);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/manifest.js
var manifest = __webpack_require__(4585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/finding-text.js
var finding_text = __webpack_require__(5249);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/drain-deadlock.js
var drain_deadlock = __webpack_require__(3249);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/waiver-lapsed.js
var waiver_lapsed = __webpack_require__(5177);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/days.js
var days = __webpack_require__(9730);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/progress.js






function goesOnOf(now, then) {
    const isNext = (kind) => kind === undefined || kind === 'none' || kind === 'next-rollout';
    return {
        ...{ now: isUnderWay(now), then: isUnderWay(then), isNext: isNext(now), wasNext: isNext(then) },
        isOfOne: isNext(now) === isNext(then),
    };
}
function isUnderWay(kind) {
    return kind === 'continues' || kind === 'drift';
}
function toDo({ batches, inFlight }) {
    if (!inFlight)
        return batches;
    const { targets, end } = inFlight;
    return [{ targets, size: targets.length, start: null, end }, ...batches];
}
function leftIn(group) {
    return toDo(group).reduce((sum, { size }) => sum + size, 0);
}
function leftOf(group) {
    const { undone, outcome } = group;
    if (outcome !== 'complete' && undone === undefined)
        return null;
    return new Set([...toDo(group).flatMap(({ targets }) => targets), ...(undone ?? [])]);
}
const NEVER_ENDS = new Set(['stuck', 'stopped']);
function halfwayEffects(subject, now, earlier, goesOn) {
    const { then } = earlier;
    const left = { now: leftIn(now), then: leftIn(then) };
    const isHalfway = (rest, matched, is) => rest > 0 && (is || rest < matched);
    const is = {
        now: !goesOn.isNext && isHalfway(left.now, now.matched, goesOn.now),
        then: !goesOn.wasNext && isHalfway(left.then, then.matched, goesOn.then),
    };
    const effect = (says, isWorse = false) => [
        effectOn('progress', subject, says, isWorse),
    ];
    const was = doneOf(then, left.then);
    if (NEVER_ENDS.has(now.outcome)) {
        if (!is.then)
            return null;
        const halted = doneWhenHalted(now) ?? 0;
        if (halted <= was)
            return [];
        return effect((0,text_text/* text */.Qq) `the rollout got on: ${halted} of ${(0,text_text/* count */.U9)(now.matched, now.unit)} done, ${was} the last time.`);
    }
    const done = doneOf(now, left.now);
    const of = (0,text_text/* text */.Qq) `${done} of ${(0,text_text/* count */.U9)(now.matched, now.unit)} done`;
    const isFreed = goesOn.then && (!goesOn.now || left.now === 0) && NEVER_ENDS.has(then.outcome);
    if (isFreed)
        return effect(overText(now));
    if (NEVER_ENDS.has(then.outcome))
        return is.now ? effect((0,text_text/* text */.Qq) `the rollout is under way: ${of}.`) : null;
    if (!is.then)
        return is.now ? effect((0,text_text/* text */.Qq) `a rollout is under way: ${of}, and the last time none was.`) : null;
    if (!is.now)
        return now.matched === 0 ? [] : effect(overText(now));
    if (done > was)
        return effect((0,text_text/* text */.Qq) `the rollout goes on: ${of}, ${was} the last time.`);
    if (awaitsPerson(now) || !wasToGetOn(earlier))
        return [];
    const when = earlier.isUndated ? (0,text_text/* text */.Qq) `, and the last snapshot has no timestamp` : text_text/* NO_TEXT */.gd;
    return effect((0,text_text/* text */.Qq) `the rollout has stalled: ${of}, ${was} the last time${when}.${whyText(now)}`, true);
}
function awaitsPerson(group) {
    return (0,system/* factOf */.yD)(group, 'stage')?.awaitsPerson === true && !(0,paired/* isDone */.$L)(group.outcome);
}
function heldText(group, end = text_text/* NO_TEXT */.gd) {
    const names = (0,system/* factOf */.yD)(group, 'stage')?.approvals ?? [];
    return isAwaited(group)
        ? (0,text_text/* text */.Qq) `it waits for a person to approve ${namesOf(names)}, and nothing of it starts before.`
        : (0,text_text/* text */.Qq) `${endText(group)}${end}.${whyText(group)}`;
}
function isAwaited(group) {
    return awaitsPerson(group) && ((0,system/* factOf */.yD)(group, 'stage')?.approvals ?? []).length > 0;
}
function doneWhenHalted(group) {
    const left = leftOf(group);
    if (left === null)
        return null;
    return Math.max(0, group.matched - new Set([...left, ...group.blocked.map(({ target }) => target)]).size);
}
function endText(group) {
    const done = NEVER_ENDS.has(group.outcome) ? doneWhenHalted(group) : null;
    const far = done === null ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` with ${done} of ${(0,text_text/* count */.U9)(group.matched, group.unit)} done`;
    return (0,text_text/* text */.Qq) `${OUTCOMES[group.outcome]}${far}`;
}
function doneOf({ matched, blocked }, left) {
    return Math.max(0, matched - left - blocked.length);
}
function overText({ blocked, matched, unit }) {
    const rest = blocked.length === 0
        ? text_text/* NO_TEXT */.gd
        : (0,text_text/* text */.Qq) ` but for ${blocked.length} of ${(0,text_text/* count */.U9)(matched, unit)} that it does not touch: ${namesOf(blocked.map(({ target }) => target))}`;
    return (0,text_text/* text */.Qq) `the rollout that was under way the last time is over${rest}.`;
}
const NO_PROMISE = new Set(['next-rollout', 'none', 'deleted']);
function forecastEffects(policy, subject, now, earlier) {
    const { before, then, at } = earlier;
    const promised = before.changeEffect?.kind ?? 'none';
    if (!isUnderWay(policy.change?.kind) || NO_PROMISE.has(promised) || awaitedPerson(before, then))
        return [];
    if (now.outcome === 'stuck' && then.outcome === 'stuck')
        return [];
    const left = leftOf(now);
    if (left === null)
        return [];
    const all = toDo(then);
    const late = all.flatMap(({ end, targets }) => isDue(end, at - slackOf(end, then))
        ? targets.filter((target) => left.has(target)).map((target) => ({ target, end }))
        : []);
    const effect = (says, isWorse) => [
        effectOn('forecast', subject, (0,text_text/* text */.Qq) `${says} ${finishText(now, then)}`, isWorse),
    ];
    const [first] = late.sort((a, b) => a.end - b.end);
    if (first) {
        const recorded = (0,system/* factsOf */.xS)(policy, 'recorded-state').find(({ target }) => target === first.target);
        const state = recorded ? (0,text_text/* text */.Qq) ` (${(0,text_text/* name */.UU)('object', (0,visible/* visible */.RK)(recorded.state))})` : text_text/* NO_TEXT */.gd;
        const isAre = (0,text_text/* verbFor */.Tq)(late.length, 'is', 'are');
        return effect((0,text_text/* text */.Qq) `behind its forecast: ${(0,text_text/* count */.U9)(late.length, now.unit)} of ${now.matched} should be done by now and ${isAre} not; the first is ${namesOf([first.target])}${state}, forecast for ${(0,text_text/* instant */.uR)(first.end)}. ${outText(now, earlier)}`, true);
    }
    const present = new Set(now.targets);
    const early = all
        .filter(({ end }) => !isDue(end, at + slackOf(end, then)))
        .flatMap(({ targets }) => targets.filter((target) => present.has(target) && !left.has(target)));
    if (early.length === 0)
        return [];
    return effect((0,text_text/* text */.Qq) `ahead of its forecast: ${(0,text_text/* count */.U9)(early.length, now.unit)} of ${now.matched} ${(0,text_text/* verbFor */.Tq)(early.length, 'is', 'are')} done before the time.`, false);
}
function awaitedPerson({ head }, { name: group, outcome }) {
    const pauses = head?.groups.flatMap((one) => one.pauses) ?? [];
    return outcome === 'unfinished' && pauses.some((one) => one.kind === 'approval' && one.holdsBack === group);
}
function wasToGetOn({ then, at, isUndated = false }) {
    return toDo(then).some(({ start, end }) => isUndated ? start === null || start <= at : isDue(end, at - slackOf(end, then)));
}
function dueBatches({ then, at }) {
    return then.batches.flatMap(({ start, end }) => isDue(end, at - slackOf(end, then)) ? [{ from: start ?? end, to: end }] : []);
}
const LEAST_SLACK_MS = 10 * days/* MINUTE_MS */.kg;
const SLACK_SHARE = 0.1;
function slackOf(end, { start }) {
    return lateBy(start ?? end ?? 0, end ?? 0);
}
function lateBy(from, until) {
    return Math.max(LEAST_SLACK_MS, SLACK_SHARE * (until - from));
}
function isDue(end, at) {
    return end !== null && end <= at;
}
function outText({ unit, targets, outBefore }, { then, at, out }) {
    const forecast = toDo(then)
        .filter(({ start, end }) => (start ?? at) <= at && !isDue(end, at))
        .reduce((sum, { size }) => sum + size, 0);
    const now = unit === 'node' ? targets.filter((target) => out.has(target)).length : outBefore;
    return (0,text_text/* text */.Qq) `Out now: ${now}, forecast ${forecast}.`;
}
function finishText(now, then) {
    const was = then.finish === null ? (0,text_text/* text */.Qq) `no end was forecast` : (0,text_text/* text */.Qq) `${(0,text_text/* instant */.uR)(then.finish)} was forecast`;
    return now.finish === null
        ? (0,text_text/* text */.Qq) `It does not complete as things are; ${was}.`
        : (0,text_text/* text */.Qq) `It ends at ${(0,text_text/* instant */.uR)(now.finish)} from here; ${was}.`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/states.js








function stateEffects({ head, inventory }, then, at) {
    const now = jointIn(head.policies);
    const was = [...then.policies.values()].flatMap(({ recorded }) => recorded).filter(isJoint);
    return [...new Set([...now, ...was].map(({ of }) => of))].flatMap((of) => {
        const own = now.filter((one) => one.of === of);
        const before = new Map(was.flatMap((one) => (one.of === of ? [[one.target, one.state]] : [])));
        const effectsOf = (lists, says, isWorse) => [...lists].map((list) => effectOn('progress', (0,text_text/* name */.UU)('object', of), (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(list.length, 'node')} ${says(list)}`, isWorse(list)));
        const byState = (list) => (0,lookup/* groupedBy */.me)(list, ({ state }) => state).values();
        const isMoved = ({ target, state }) => before.get(target) !== state;
        const [moved, same] = [own.filter(isMoved), own.filter((one) => !isMoved(one))];
        const moves = (0,lookup/* groupedBy */.me)(moved, ({ target, state }) => JSON.stringify([before.get(target) ?? null, state]));
        return [
            ...effectsOf(moves.values(), (list) => movedText(list, before.get(list[0].target)), (list) => list.some(({ held }) => held !== null)),
            ...overEffect(of, own, before, inventory?.out ?? new Set()),
            ...effectsOf(byState(same.filter(({ held }) => held !== null)), states_heldText, () => true),
            ...effectsOf(byState(own.filter((one) => one.held === null && isLate(one, at))), lateText, () => true),
        ];
    });
}
function isJoint(one) {
    return one.of !== null;
}
function jointIn(policies) {
    return policies.flatMap((policy) => (0,system/* factsOf */.xS)(policy, 'recorded-state')).filter(isJoint);
}
function isReportedByState(policy, kind, { head }) {
    const own = new Set(jointIn([policy]).map(({ of }) => of));
    if (own.size === 0 || (kind !== 'size' && kind !== 'outcome'))
        return false;
    return kind === 'size' || jointIn(head.policies).some(({ of, held }) => held !== null && own.has(of));
}
function isFoundByState({ policy, ...finding }, { policies }) {
    if (!(0,no_progress/* isNoProgress */.J)(finding, 'never-ends') || !policy)
        return false;
    return jointIn(policies.filter(({ ref }) => (0,rule/* sameRef */.WY)(ref, policy))).some(({ held }) => held !== null);
}
function stateText({ state }) {
    return (0,text_text/* name */.UU)('object', (0,visible/* visible */.RK)(state));
}
function targetsOf(list) {
    return namesOf(list.map(({ target }) => target));
}
function movedText(list, from) {
    const [first] = list;
    const state = first.held === null ? stateText(first) : (0,text_text/* text */.Qq) `${stateText(first)}, ${first.held}`;
    return from === undefined
        ? (0,text_text/* text */.Qq) `${(0,text_text/* verbFor */.Tq)(list.length, 'is', 'are')} new in it, in ${state}: ${targetsOf(list)}.`
        : (0,text_text/* text */.Qq) `went from ${(0,text_text/* name */.UU)('object', (0,visible/* visible */.RK)(from))} to ${state}: ${targetsOf(list)}.`;
}
function overEffect(of, now, before, out) {
    const present = new Set(now.map(({ target }) => target));
    const over = [...before.keys()].filter((target) => !present.has(target));
    if (over.length === 0)
        return [];
    const left = over.filter((target) => out.has(target));
    const rest = now.length === 0 ? (0,text_text/* text */.Qq) `it is over` : (0,text_text/* text */.Qq) `${now.length} still ${(0,text_text/* verbFor */.Tq)(now.length, 'is', 'are')}`;
    const still = left.length === 0
        ? text_text/* NO_TEXT */.gd
        : (0,text_text/* text */.Qq) ` Out all the same, cordoned or not ready: ${(0,text_text/* count */.U9)(left.length, 'node')} (${namesOf(left)}).`;
    const says = (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(over.length, 'node')} ${(0,text_text/* verbFor */.Tq)(over.length, 'is', 'are')} no longer in it, and ${rest}.${still}`;
    return [effectOn('progress', (0,text_text/* name */.UU)('object', of), says, left.length > 0)];
}
function states_heldText(list) {
    const [first] = list;
    return (0,text_text/* text */.Qq) `${(0,text_text/* verbFor */.Tq)(list.length, 'is', 'are')} in ${stateText(first)}, ${first.held ?? text_text/* NO_TEXT */.gd}: ${targetsOf(list)}.`;
}
function lateText(list) {
    const [first = list[0]] = [...list].sort((a, b) => (a.since ?? 0) - (b.since ?? 0));
    return (0,text_text/* text */.Qq) `${(0,text_text/* verbFor */.Tq)(list.length, 'is', 'are')} in ${stateText(first)} for longer than is configured. ${namesOf([first.target])} is since ${(0,text_text/* instant */.uR)(first.since ?? 0)}, and was to be up to ${(0,text_text/* instant */.uR)(first.until ?? 0)}.`;
}
function isLate({ since, until }, at) {
    return since !== null && until !== null && until + lateBy(since, until) < at;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/findings.js














function findingEffects({ plan, findings, waived }, then) {
    const isKnown = knownBefore(then.findings);
    const isOld = knownBefore([...then.before, ...then.findings]);
    const current = findings.filter((finding) => finding.status !== 'fixed' && isReported(finding));
    const phases = phasesOf(plan, then);
    const reported = current.filter((finding) => !isFoundByState(finding, plan.head) &&
        (!isKnown(finding) || isEachTime(finding, phases) || isForGood(finding)));
    return [
        ...reported.map((finding) => {
            const { rule, policy, subject } = finding;
            const since = sinceWhen(finding, phases, { isOld: isOld(finding), isKnown: isKnown(finding) });
            const says = (0,text_text/* text */.Qq) `${since ? (0,text_text/* text */.Qq) `${since}: ` : text_text/* NO_TEXT */.gd}${(0,text_text/* code */.aY)(rule)}: ${subject ? (0,text_text/* text */.Qq) `${subject}: ` : text_text/* NO_TEXT */.gd}${(0,finding_text/* findingText */.N)(finding)}`;
            return { kind: 'finding', subject: policy && policyName(policy), says, isWorse: since === null };
        }),
        ...endedEffect(ended(current, waived, then, phases)),
    ];
}
function isReported(finding) {
    return finding.severity !== 'info' && !(0,no_progress/* isNoProgress */.J)(finding, 'stuck', 'joining');
}
function sinceWhen(finding, phases, { isOld, isKnown }) {
    const names = nextRolloutsOf(finding) ?? [...phases.keys()];
    const of = names.flatMap((name) => phases.get(name) ?? []);
    const isOfOnce = names.length > 0 && names.every((name) => phases.get(name)?.includes('one-pass'));
    if (isOld && isOfOnce)
        return (0,text_text/* text */.Qq) `As before the change`;
    if (isKnown && isForGood(finding))
        return (0,text_text/* text */.Qq) `As the last time`;
    if (isEachTime(finding, phases))
        return null;
    const phase = of.find((one) => one === 'completed' || one === 'resumed');
    if (phase === undefined)
        return null;
    return phase === 'completed' ? (0,text_text/* text */.Qq) `Of the next rollout` : (0,text_text/* text */.Qq) `Of the rollout that was held the last time`;
}
function knownBefore(findings) {
    const prints = new Map([...(0,lookup/* groupedBy */.me)(findings, ({ fingerprint }) => fingerprint)].map(([cause, of]) => [
        cause,
        new Set(of.flatMap(limitsOf)),
    ]));
    const all = new Set(findings.flatMap(keysOf));
    const merged = new Set(findings.filter(isOfSeveral).flatMap(keysOf));
    return (finding) => {
        const among = isOfSeveral(finding) ? all : merged;
        const before = prints.get(finding.fingerprint);
        return ((before !== undefined && limitsOf(finding).every((limit) => before.has(limit))) ||
            keysOf(finding).every((key) => among.has(key)));
    };
}
function limitsOf({ rule, breaks }) {
    return [...new Set([rule, ...breaks])];
}
function isOfSeveral({ evidence }) {
    return Array.isArray(evidence['groups']);
}
function keysOf(finding) {
    const { policy, group, evidence } = finding;
    const groups = evidence['groups'];
    const all = Array.isArray(groups)
        ? groups.filter(manifest/* isObject */.Gv).map((one) => [one['rule'] ?? finding.rule, one['group']])
        : limitsOf(finding).map((limit) => [limit, group ?? null]);
    return all.map(([limit, of]) => JSON.stringify([limit, policy ? (0,system/* refText */.d0)(policy) : null, of]));
}
function ended(current, waived, then, phases) {
    const now = new Set([...current, ...waived].map(({ fingerprint }) => fingerprint));
    const broken = new Set(current.map(brokenKey));
    return then.findings.filter((finding) => isReported(finding) &&
        !now.has(finding.fingerprint) &&
        !broken.has(brokenKey(finding)) &&
        isMended(finding, phases));
}
function isMended(finding, phases) {
    const { policy } = finding;
    const all = policy ? phases.get((0,system/* refText */.d0)(policy)) : [...phases.values()].flat();
    if (all === undefined || (policy && all.length === 0))
        return false;
    return all.every((phase) => phase === 'unchanged' || phase === 'resumed' || isOfTargets(phase, finding));
}
function isOfTargets(phase, finding) {
    const isOf = finding.rule === drain_deadlock/* drainDeadlock */.i.id || (0,no_progress/* isNoProgress */.J)(finding, 'used-up', 'blocked', 'erroring', 'tolerated');
    return isOf && !['held', 'edited', 'one-pass'].includes(phase);
}
function phasesOf({ head }, then) {
    const own = new Map(head.policies.flatMap((policy) => {
        const before = then.policies.get((0,reviewed/* policyKey */.s)({ ...policy.ref, apiVersion: policy.apiVersion }));
        return before?.head ? [[(0,system/* refText */.d0)(policy.ref), phaseOf(policy, before, before.head)]] : [];
    }));
    return new Map(head.policies.map(({ ref, effect }) => {
        const rolled = effect.groups.length === 0 ? [ref] : effect.groups.map(({ rolls }) => rolls);
        const names = [...new Set(rolled.map(system/* refText */.d0))];
        return [(0,system/* refText */.d0)(ref), names.flatMap((name) => own.get(name) ?? [])];
    }));
}
function phaseOf({ change, effect }, { change: edit, changeEffect }, was) {
    const goesOn = goesOnOf(change?.kind, changeEffect?.kind);
    if (goesOn.then && !goesOn.now)
        return 'completed';
    const [wasDone, done] = [(0,paired/* isDone */.$L)(was.outcome), (0,paired/* isDone */.$L)(effect.outcome)];
    if (wasDone !== done) {
        if (!done)
            return 'held';
        return goesOn.isNext ? 'completed' : 'resumed';
    }
    if (!done && goesOn.now)
        return 'halted';
    if (edit !== 'unchanged')
        return changeEffect?.batched === false && goesOn.isNext ? 'one-pass' : 'edited';
    const isLess = (goesOn.now && (!goesOn.then || sum(effect.groups.map(leftIn)) < sum(was.groups.map(leftIn)))) ||
        sum(effect.groups.map((one) => one.outBefore)) > sum(was.groups.map((one) => one.outBefore));
    return isLess ? 'partial' : 'unchanged';
}
function sum(numbers) {
    return numbers.reduce((total, one) => total + one, 0);
}
function nextRolloutsOf({ policy, evidence }) {
    if (policy)
        return [(0,system/* refText */.d0)(policy)];
    const domains = Array.isArray(evidence['domains']) ? evidence['domains'].filter(manifest/* isObject */.Gv) : [];
    return [evidence, ...domains]
        .flatMap(({ contributors }) => (Array.isArray(contributors) ? contributors.filter(manifest/* isObject */.Gv) : []))
        .flatMap(({ policy: name, isNext }) => (isNext === true && typeof name === 'string' ? [name] : []));
}
function isEachTime(finding, phases) {
    const { rule, policy, evidence } = finding;
    if (rule === waiver_lapsed/* waiverLapsed */.A.id)
        return evidence['waiver'] !== 'unused';
    if (rule === drain_deadlock/* drainDeadlock */.i.id)
        return evidence['forGood'] === false;
    return (0,no_progress/* isNoProgress */.J)(finding, 'used-up') && !(policy && phases.get((0,system/* refText */.d0)(policy))?.includes('halted'));
}
function isForGood({ rule, evidence }) {
    return rule === drain_deadlock/* drainDeadlock */.i.id && evidence['forGood'] === true;
}
function brokenKey({ rule, policy, evidence }) {
    return JSON.stringify([rule, evidence['cause'] ?? null, policy ? (0,system/* refText */.d0)(policy) : null]);
}
function endedEffect(all) {
    if (all.length === 0)
        return [];
    const rules = [...(0,lookup/* groupedBy */.me)(all, ({ rule }) => rule)].sort(([a], [b]) => (a < b ? -1 : 1));
    const texts = rules.map(([rule, list]) => {
        const names = [...new Set(list.flatMap(({ policy }) => (policy ? (0,visible/* visible */.RK)((0,system/* refText */.d0)(policy)) : [])))];
        const of = names.length === 0 ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` (${(0,text_text/* fewNames */.BT)('policy', names)})`;
        return (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)((0,visible/* visible */.RK)(rule))}${of}`;
    });
    const says = (0,text_text/* text */.Qq) `No longer broken where the last report said so: ${(0,text_text/* joinTexts */.B5)(texts, ', ')}.`;
    return [{ kind: 'finding', subject: null, says, isWorse: false }];
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(8392);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/groups.js






function groupEffects(subject, now, earlier, { goesOn, gone }) {
    const { then } = earlier;
    const halfway = halfwayEffects(subject, now, earlier, goesOn);
    const effect = (is, kind, says, isWorse) => (is ? [effectOn(kind, subject, says(), isWorse)] : []);
    const unit = (n) => (0,text_text/* count */.U9)(n, now.unit);
    const [limit, limitThen] = [now.ceiling.enforced, then.ceiling.enforced];
    const isTimed = now.calendar?.limits.some(({ schedule }) => schedule !== null) ?? false;
    const isOther = halfway !== null || !goesOn.isOfOne || then.outcome === 'stuck' || (goesOn.then && !goesOn.now);
    const isCompared = !isOther && now.matched > 0 && !isOfFewNodes(now, then);
    const isByCeiling = limit === now.peakAtOnce && limitThen === then.peakAtOnce && !isTimed;
    const isLetGo = halfway === null && goesOn.isNext && goesOn.isOfOne;
    const isOtherwise = now.outcome !== then.outcome && then.matched > 0 && now.matched > 0;
    return [
        ...effect(now.matched !== then.matched, 'size', () => (0,text_text/* text */.Qq) `${unit(now.matched)}, ${then.matched} the last time.${unselectedText(gone, now)}`, gone.length > 0 || (now.matched === 0 && (0,system/* factOf */.yD)(now, 'compartment')?.isFallback !== true)),
        ...effect(!isTimed && limit !== limitThen, 'ceiling', () => ceilingText(now, limitThen), limit === null || (limitThen !== null && limit > limitThen)),
        ...(halfway ?? []),
        ...effect(isCompared && now.peakAtOnce !== then.peakAtOnce && !isByCeiling, 'peak', () => (0,text_text/* text */.Qq) `${now.peakAtOnce} of ${unit(now.matched)} (${(0,text_text/* literal */.eu)((0,plural/* percentText */.fL)(now.peakAtOnce, now.matched))}) out at once${outBeforeText(now)}, ${then.peakAtOnce} of ${then.matched} the last time.`, now.peakAtOnce > then.peakAtOnce),
        ...effect(isCompared && now.worstLoss !== then.worstLoss && !isOfFewerAlone(now, then), 'worst-loss', () => (0,text_text/* text */.Qq) `a bad change breaks up to ${unit(now.worstLoss)}, ${then.worstLoss} the last time.`, now.worstLoss > then.worstLoss && !((0,paired/* losesAll */.oN)(now) && (0,paired/* losesAll */.oN)(then))),
        ...effect(isOtherwise && !(isOther && (0,paired/* isDone */.$L)(now.outcome) && !isLetGo), 'outcome', () => goesOn.isNext
            ? (0,text_text/* text */.Qq) `the next rollout ${NEXT_OUTCOMES[now.outcome]}, and the last time it ${NEXT_OUTCOMES[then.outcome]}.${whyText(now)}`
            : (0,text_text/* text */.Qq) `${goesOn.now ? endText(now) : OUTCOMES[now.outcome]}, and the last time ${OUTCOMES[then.outcome]}.${whyText(now)}`, !(0,paired/* isDone */.$L)(now.outcome)),
    ];
}
function unselectedText(gone, { unit }) {
    if (gone.length === 0)
        return text_text/* NO_TEXT */.gd;
    return (0,text_text/* text */.Qq) ` ${(0,text_text/* count */.U9)(gone.length, unit)} ${(0,text_text/* verbFor */.Tq)(gone.length, 'is', 'are')} there but no longer selected: ${namesOf(gone)}.`;
}
function isOfFewerAlone(now, then) {
    const isOfSize = (0,paired/* losesAll */.oN)(now) && (0,paired/* losesAll */.oN)(then);
    return now.worstLoss < then.worstLoss && (isOfSize || ((0,paired/* isDone */.$L)(then.outcome) && !(0,paired/* isDone */.$L)(now.outcome)));
}
function isOfFewNodes(now, then) {
    const moved = Math.abs(now.outBefore - then.outBefore);
    const differs = Math.max(Math.abs(now.peakAtOnce - then.peakAtOnce), Math.abs(now.worstLoss - then.worstLoss));
    const isFew = now.outBefore < then.outBefore || !takesMuch(Math.max(now.outBefore, then.outBefore), mostAllowed(now));
    return now.matched === then.matched && moved > 0 && differs <= moved && isFew;
}
function outBeforeText({ outBefore }) {
    return outBefore === 0 ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` (${outBefore} of them out before it begins)`;
}
function ceilingText({ ceiling: { declared, enforced }, unit }, then) {
    const was = then === null ? (0,text_text/* text */.Qq) `there was no limit` : (0,text_text/* text */.Qq) `${then}`;
    if (enforced === null)
        return (0,text_text/* text */.Qq) `nothing limits how many go at once, ${was} the last time.`;
    const written = typeof declared === 'string' ? (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(declared)} is` : (0,text_text/* text */.Qq) `up to`;
    return (0,text_text/* text */.Qq) `${written} ${(0,text_text/* count */.U9)(enforced, unit)} at once now, ${was} the last time.`;
}
const SHARE = 0.5;
function allowanceEffects(subject, now, then, { isReported, isFound }) {
    const limit = mostAllowed(now);
    const ownOf = ({ inFlight }) => inFlight?.targets.length ?? 0;
    const seen = Math.max(0, now.outBefore - ownOf(now));
    const before = Math.max(0, then.outBefore - ownOf(then));
    if (!limit || (seen <= before && isReported))
        return [];
    const remaining = spansOf(now).flatMap((span) => (span.limit === limit ? (span.remaining ?? []) : []));
    const taken = remaining.length === 0 ? now.outBefore : limit - Math.max(...remaining);
    const outBefore = taken < Math.min(limit, seen) ? taken : seen;
    if (!takesMuch(outBefore, limit))
        return [];
    if (outBefore >= limit ? now.calendar || isFound : seen <= before)
        return [];
    const left = limit - outBefore - ownOf(now);
    const rest = left > 0 ? (0,text_text/* text */.Qq) `${left} ${(0,text_text/* verbFor */.Tq)(left, 'is', 'are')} left` : (0,text_text/* text */.Qq) `none is left`;
    const was = seen === before ? (0,text_text/* text */.Qq) `as the last time` : (0,text_text/* text */.Qq) `${before} the last time`;
    const says = (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(outBefore, now.unit)} ${(0,text_text/* verbFor */.Tq)(outBefore, 'is', 'are')} out already, ${was}, and ${(0,text_text/* verbFor */.Tq)(outBefore, 'counts', 'count')} against the ${limit} that may be out at once: ${rest}.`;
    return [effectOn('allowance', subject, says, true)];
}
function takesMuch(outBefore, limit) {
    return limit === null || outBefore >= SHARE * limit;
}
function mostAllowed(group) {
    const limits = spansOf(group).map(({ limit }) => limit);
    if (limits.length === 0)
        return group.ceiling.enforced;
    return limits.includes(null) ? null : Math.max(0, ...limits.map((limit) => limit ?? 0));
}
function spansOf({ allowed, calendar }) {
    return calendar ? calendar.spans.filter(({ reason }) => reason === calendar.rolledFor) : allowed;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/intervals.js
var intervals = __webpack_require__(4091);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/rolled.js
var rolled = __webpack_require__(9416);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/windows.js






function windowEffects(subject, now, then, plan, goesOn) {
    if (goesOn.then && !goesOn.now)
        return [];
    const [is, was] = [stayOf(now.batches, openNow(now, plan)), stayOf(then.batches, openThen(now, then))];
    if (!is || !was || now.outcome === 'stuck' || now.outcome === 'stopped')
        return [];
    const isSame = is.closes === was.closes;
    const [isInside, wasInside] = [is, was].map(({ needsMs, roomMs }) => needsMs <= roomMs);
    if (wasInside && !isInside && (isSame || is.roomMs >= was.needsMs)) {
        const late = now.batches.filter(({ end }) => end === null || end > is.closes);
        const left = late.reduce((sum, { size }) => sum + size, 0);
        const says = (0,text_text/* text */.Qq) `its window now ends before the rollout does: it closes at ${(0,text_text/* instant */.uR)(is.closes)}, and ${left} of ${(0,text_text/* count */.U9)(now.matched, now.unit)} ${(0,text_text/* verbFor */.Tq)(left, 'is', 'are')} not done by then. The last time all were done inside one window.`;
        return [effectOn('window', subject, says, true)];
    }
    if (!goesOn.now && !wasInside && isInside && (isSame || was.roomMs >= is.needsMs)) {
        const says = (0,text_text/* text */.Qq) `the rollout ends inside its window, and the last time it did not.`;
        return [effectOn('window', subject, says, false)];
    }
    return [];
}
function shutEffect({ change, live }, subject, now, earlier, plan) {
    const { then, at } = earlier;
    const due = dueBatches(earlier);
    const isHalted = now.outcome === 'stuck' || now.outcome === 'stopped';
    if (!isUnderWay(change?.kind) || isHalted || due.length === 0)
        return null;
    const [open, was] = [openNow(now, plan), openThen(now, then)];
    if (!open || !was || open.knownTo < at + week/* WEEK_MS */.mb)
        return null;
    const ahead = { from: at, to: Math.min(open.knownTo, was.knownTo) };
    const lost = (0,intervals/* without */.FF)((0,intervals/* clipTo */.Sj)(ahead, was.windows), (0,intervals/* clipTo */.Sj)(ahead, open.windows));
    const aWeekBefore = open.windows.map(({ from, to }) => ({ from: from - week/* WEEK_MS */.mb, to: to - week/* WEEK_MS */.mb }));
    const since = due.reduce((first, { from }) => Math.min(first, from), at);
    if (lost.length === 0 || (0,intervals/* clipTo */.Sj)({ from: since, to: at }, aWeekBefore).length > 0)
        return null;
    const next = open.windows.find(({ to }) => to > at);
    const until = next ? (0,text_text/* text */.Qq) `opens at ${(0,text_text/* instant */.uR)(Math.max(next.from, at))}` : (0,text_text/* text */.Qq) `does not open`;
    return effectOn('window', subject, (0,text_text/* text */.Qq) `it waits for its window, which differs from the last report and ${until}. ${finishText(now, then)}`, live);
}
function stayOf(batches, open) {
    if (!open || batches.length === 0)
        return null;
    const first = batches.reduce((least, { start }) => Math.min(least, start ?? Infinity), Infinity);
    const last = batches.reduce((most, { end }) => Math.max(most, end ?? Infinity), 0);
    const window = open.windows.find(({ from, to }) => from <= first && first < to);
    if (!window)
        return null;
    const roomMs = window.to < open.knownTo ? window.to - first : Infinity;
    return { closes: window.to, roomMs, needsMs: last - first };
}
function openNow(group, { horizon }) {
    const windows = (0,rolled/* openTimes */.du)(group, { horizon });
    return windows && { windows, knownTo: (group.calendar?.within ?? horizon).to };
}
function openThen({ calendar }, { allowed }) {
    const spans = calendar ? allowed.filter(({ reason }) => reason === calendar.rolledFor) : allowed;
    if (spans.length === 0)
        return null;
    const open = spans.filter(({ limit }) => limit === null || limit > 0).sort((a, b) => a.from - b.from);
    return { windows: (0,intervals/* mergeIntervals */.l7)(open), knownTo: spans.reduce((most, { to }) => Math.max(most, to), 0) };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/policies.js

















function changedEffects(report, then, heldThere) {
    const { plan } = report;
    const keyed = plan.head.policies
        .filter(({ isDeleted }) => !isDeleted)
        .map((policy) => ({ policy, key: keyOf(policy) }));
    const present = new Set(keyed.map(({ key }) => key));
    const own = (0,lookup/* groupedBy */.me)((0,rule/* rolledGroups */.BR)(plan.head), ({ policy }) => policy);
    return [
        ...keyed.flatMap(({ policy, key }) => {
            const before = then.policies.get(key);
            const groups = (own.get(policy) ?? []).map(({ group }) => group);
            if (!before)
                return addedEffects(policy, groups);
            const effects = policyEffects(policy, groups, { before, isUndated: then.isUndated === true }, report);
            return heldThere.has((0,system/* refText */.d0)(policy.ref))
                ? effects.filter(isNotOfHold)
                : effects.filter(({ kind }) => !isReportedByState(policy, kind, plan));
        }),
        ...[...then.policies].flatMap(([key, before]) => (present.has(key) ? [] : goneEffects(before))),
        ...stateEffects(plan, then, seenAt(plan)),
        ...vanishedEffects(plan, then),
        ...findingEffects(report, then),
    ];
}
function keyOf({ ref, apiVersion }) {
    return (0,reviewed/* policyKey */.s)({ ...ref, apiVersion });
}
function isNotOfHold({ kind, isWorse }) {
    return !(isWorse && (kind === 'progress' || kind === 'outcome' || kind === 'forecast'));
}
function seenAt({ at, snapshot: { takenAt } }) {
    return Math.min(at, takenAt ?? at);
}
function policyEffects(policy, groups, { before, isUndated }, { plan, findings }) {
    const { ref, change } = policy;
    const own = policyName(ref);
    const was = (0,paired/* numbered */.jN)((before.head?.groups ?? []).filter(({ rolls }) => (0,system/* refText */.d0)(rolls) === (0,system/* refText */.d0)(before)));
    const goesOn = goesOnOf(change?.kind, before.changeEffect?.kind);
    const at = seenAt(plan);
    const out = plan.inventory?.out ?? new Set();
    const isFound = findings.some(({ policy: of, status, ...finding }) => (0,no_progress/* isNoProgress */.J)(finding, 'used-up') && status !== 'fixed' && of !== null && (0,rule/* sameRef */.WY)(of, ref));
    const failed = failedEffects(policy, groups);
    const ofGroups = [...(0,paired/* numbered */.jN)(groups)].flatMap(([key, group]) => {
        const subject = groupName(own, group.name, groups.length);
        const then = was.get(key);
        if (!then || failed.length > 0)
            return [];
        const earlier = { then, at, isUndated };
        const gone = goesOn.now || goesOn.then ? [] : unselected(group, then, plan);
        const ofGroup = groupEffects(subject, group, earlier, { goesOn, gone });
        const shut = shutEffect(policy, subject, group, earlier, plan);
        const isHalted = isUnderWay(change?.kind) && !(0,paired/* isDone */.$L)(group.outcome);
        const isReported = shut !== null || isUndated || awaitsPerson(group);
        return [
            ...(shut ? [...ofGroup.filter(isNotOfHold), shut] : ofGroup),
            ...allowanceEffects(subject, group, then, { isReported: isFound || isHalted, isFound }),
            ...(isHalted && group.outcome === then.outcome
                ? [effectOn('progress', subject, heldText(group, (0,text_text/* text */.Qq) `, as the last time`), true)]
                : []),
            ...(isReported ? [] : forecastEffects(policy, subject, group, { ...earlier, before, out })),
            ...(shut ? [] : windowEffects(subject, group, then, plan, goesOn)),
        ];
    });
    return [...ofGroups, ...movedEffects(own, groups, [...was.values()]), ...failed];
}
function unselected({ targets, rolls, unit }, then, { head, inventory }) {
    if (targets.length >= then.targets.length || unit === 'replica')
        return [];
    const taken = new Set((0,rule/* rolledGroups */.BR)(head).flatMap(({ group }) => ((0,rule/* sameRef */.WY)(group.rolls, rolls) ? group.targets : [])));
    return then.targets.filter((target) => !taken.has(target) && inventory?.units.get(target) === unit);
}
function movedEffects(policy, now, then) {
    const was = new Map(then.flatMap((group) => group.targets.map((target) => [target, group.name])));
    const isRest = (from, to) => from.startsWith(`${to}, `) || to.startsWith(`${from}, `);
    const moved = now.flatMap((group) => group.targets.flatMap((target) => {
        const from = was.get(target);
        const isSame = from === undefined || from === group.name || isRest(from, group.name);
        return isSame ? [] : [{ target, from, group }];
    }));
    const moves = (0,lookup/* groupedBy */.me)(moved, ({ from, group }) => JSON.stringify([from, group.name]));
    return [...moves.values()].map((list) => {
        const [{ from, group }] = list;
        const [was_, is] = [from, group.name].map((one) => (0,text_text/* name */.UU)('group', (0,visible/* visible */.RK)(one)));
        const says = (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(list.length, now[0]?.unit ?? 'node')} went from ${was_ ?? text_text/* NO_TEXT */.gd} to ${is ?? text_text/* NO_TEXT */.gd} without a change of policy: ${namesOf(list.map(({ target }) => target))}.`;
        return effectOn('moved', policy, says, (0,system/* factOf */.yD)(group, 'compartment')?.isFallback === true);
    });
}
function specOf(apiVersion, kind) {
    return (0,kinds/* kindOf */.I)(systems/* SYSTEMS */.L.flatMap(({ kinds }) => kinds), { apiVersion, kind });
}
function addedEffects(policy, groups) {
    const { ref, apiVersion, change, live } = policy;
    if ((0,system/* factsOf */.xS)(policy, 'recorded-state').some(isJoint))
        return [];
    if (specOf(apiVersion, ref.kind)?.only === 'controller')
        return [];
    const subject = policyName(ref);
    const ofRollout = isUnderWay(change?.kind) ? groups : [];
    const left = ofRollout.reduce((sum, group) => sum + leftIn(group), 0);
    const rest = left === 0
        ? text_text/* NO_TEXT */.gd
        : (0,text_text/* text */.Qq) `, and its rollout is under way: ${(0,text_text/* count */.U9)(left, groups[0]?.unit ?? 'node')} ${(0,text_text/* verbFor */.Tq)(left, 'is', 'are')} still to be done`;
    const says = (0,text_text/* text */.Qq) `${subject} is new since the last report${rest}.`;
    const held = ofRollout.filter((group) => isAwaited(group) || group.outcome === 'stuck' || group.outcome === 'stopped');
    return [
        { kind: 'policy', subject, says, isWorse: live },
        ...held.map((group) => effectOn('progress', groupName(subject, group.name, groups.length), heldText(group), true)),
        ...failedEffects(policy, groups),
    ];
}
function goneEffects(before) {
    const spec = specOf(before.apiVersion, before.kind);
    if (before.recorded.some(isJoint) || spec?.only === 'controller')
        return [];
    const subject = policyName(before);
    const isWorse = spec?.runsOnce !== true || isUnderWay(before.changeEffect?.kind);
    return [{ kind: 'policy', subject, says: (0,text_text/* text */.Qq) `${subject} is gone since the last report.`, isWorse }];
}
function failedEffects(policy, [group]) {
    const held = (0,system/* factsOf */.xS)(policy, 'recorded-state').filter((one) => !isJoint(one) && one.held !== null);
    const [first] = held;
    if (!first)
        return [];
    const who = (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(held.length, group?.unit ?? 'node')} ${(0,text_text/* verbFor */.Tq)(held.length, 'is', 'are')} ${(0,text_text/* name */.UU)('object', first.state)}`;
    const says = (0,text_text/* text */.Qq) `${who}, ${first.held ?? text_text/* NO_TEXT */.gd}: ${namesOf(held.map(({ target }) => target))}.`;
    return [effectOn('progress', policyName(policy.ref), says, true)];
}
function vanishedEffects(plan, then) {
    const vanished = plan.head.policies.filter((policy) => {
        const before = then.policies.get(keyOf(policy));
        return before?.inCluster === true && !before.recorded.some(isJoint) && !(0,held/* isHeld */.i)(policy, plan);
    });
    if (vanished.length > 0 && plan.inventory?.held.size === 0) {
        const objects = vanished.length === 1 ? (0,text_text/* text */.Qq) `the object` : (0,text_text/* text */.Qq) `the ${(0,text_text/* count */.U9)(vanished.length, 'object')}`;
        const says = (0,text_text/* text */.Qq) `The snapshot holds nodes only, and not ${objects} of the files that the last one held: ${(0,text_text/* verbFor */.Tq)(vanished.length, 'it is', 'they are')} not compared with the cluster.`;
        return [{ kind: 'live', subject: null, says, isWorse: false }];
    }
    return vanished.map(({ ref }) => {
        const subject = policyName(ref);
        const says = (0,text_text/* text */.Qq) `${subject} is in the files but no longer in the cluster.`;
        return { kind: 'live', subject, says, isWorse: true };
    });
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/canonical.js
var manifest_canonical = __webpack_require__(5288);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/outcome-of.js
var outcome_of = __webpack_require__(7388);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/live.js








function liveEffects(plan) {
    return plan.policies.flatMap((diff) => {
        const { base, head, sameEffect } = diff;
        if (!base || !head || head.isDeleted || !isEdited(diff))
            return [];
        const policy = policyName(diff.ref);
        const effect = (says, isWorse = true) => ({
            kind: 'live',
            subject: policy,
            says,
            isWorse,
        });
        const [held, asked] = [heldBy(base), heldBy(head)];
        if (held !== asked)
            return [
                effect(held === null
                    ? (0,text_text/* text */.Qq) `${policy} is ${(0,text_text/* literal */.eu)((0,rolled/* heldText */.Dx)(asked))} by the files, and goes on in the cluster.`
                    : (0,text_text/* text */.Qq) `${policy} is ${(0,text_text/* literal */.eu)((0,rolled/* heldText */.Dx)(held))} in the cluster and not by the files: nothing of it starts there.`),
            ];
        const kept = keptText(base, head);
        if (kept)
            return [effect((0,text_text/* text */.Qq) `${policy}: ${kept}.`)];
        if (isUnknownLimit(head) || isUnknownLimit(base))
            return [limitEffect(policy, base, head)];
        if (sameEffect)
            return [];
        const groups = [...base.effect.groups, ...head.effect.groups];
        if ((0,outcome_of/* startsNothing */.$D)(head))
            return groups.length > 0
                ? groupsOtherwise(plan, policy, base, head)
                : [limitEffect(policy, base, head)];
        if (groups.length > 0 && groups.every(({ matched }) => matched === 0))
            return [];
        const due = head.change?.says ?? (0,text_text/* text */.Qq) `it starts.`;
        const says = (0,text_text/* text */.Qq) `${policy}: the files and the cluster differ: they are not applied yet, or the object was changed in the cluster. Once they are applied: ${due}`;
        const [limits, others] = [base, head].map((one) => one.effect.groups.map(({ ceiling }) => ceiling));
        return [effect(says), ...((0,manifest_canonical/* isSameJson */.TL)(limits, others) ? [] : groupsOtherwise(plan, policy, base, head))];
    });
}
function isEdited({ change, touchedThrough }) {
    return change !== 'unchanged' || touchedThrough.length > 0;
}
function heldBy(policy) {
    return policy.change?.held ?? (0,system/* factOf */.yD)(policy, 'on-hold') ?? null;
}
function heldInCluster({ policies }) {
    const held = policies.filter((diff) => diff.base && diff.head && isEdited(diff) && heldBy(diff.base) !== null && heldBy(diff.head) === null);
    return new Set(held.map(({ ref }) => (0,system/* refText */.d0)(ref)));
}
function keptText(live, written) {
    const [held, asked] = [(0,system/* factOf */.yD)(live, 'kept-back'), (0,system/* factOf */.yD)(written, 'kept-back')];
    if (held?.targets === asked?.targets)
        return null;
    const unit = (live.effect.groups[0] ?? written.effect.groups[0])?.unit ?? 'replica';
    const keeps = (one) => (0,text_text/* text */.Qq) `keeps ${one.targets} of ${(0,text_text/* count */.U9)(one.total, unit)} on the old version`;
    if (!held)
        return asked
            ? (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(asked.by)} of the files ${keeps(asked)}, and nothing in the cluster does`
            : null;
    const byFiles = asked
        ? (0,text_text/* text */.Qq) `, by the files ${(0,text_text/* literal */.eu)(asked.by)} keeps ${asked.targets}`
        : (0,text_text/* text */.Qq) `, and nothing in the files does`;
    return (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(held.by)} in the cluster ${keeps(held)}${byFiles}`;
}
function isUnknownLimit(written) {
    return (0,system/* factOf */.yD)(written, 'released-pods')?.pods === null && (0,system/* factOf */.yD)(written, 'drain-limit') === undefined;
}
function limitEffect(policy, live, written) {
    const [held, asked] = [(0,system/* factOf */.yD)(live, 'drain-limit'), (0,system/* factOf */.yD)(written, 'drain-limit')];
    const effect = (says, isWorse) => {
        return { kind: 'live', subject: policy, says: (0,text_text/* text */.Qq) `${policy} ${says}.`, isWorse };
    };
    if (held && asked && held.desiredHealthy !== asked.desiredHealthy)
        return effect((0,text_text/* text */.Qq) `asks for ${held.desiredHealthy} of ${(0,text_text/* count */.U9)(held.expectedPods, 'healthy pod')} in the cluster, by the files for ${asked.desiredHealthy}`, held.desiredHealthy < asked.desiredHealthy);
    return isUnknownLimit(live) || isUnknownLimit(written)
        ? effect((0,text_text/* text */.Qq) `differs in the cluster from the files, and the snapshot does not show for how many pods`, true)
        : effect((0,text_text/* text */.Qq) `does something else in the cluster than by the files`, false);
}
function groupsOtherwise(plan, policy, live, written) {
    const ownGroups = (side, of) => (0,paired/* numbered */.jN)((side ? (0,rule/* rolledGroups */.BR)(side) : []).flatMap((one) => (one.policy === of ? [one.group] : [])));
    const [held, asked] = [ownGroups(plan.base, live), ownGroups(plan.head, written)];
    const effect = (group, what, isWorse) => effectOn('live', groupName(policy, group.name, Math.max(held.size, asked.size)), (0,text_text/* text */.Qq) `${what}.`, isWorse);
    return [
        ...[...held].flatMap(([key, group]) => {
            const other = asked.get(key);
            if (!other)
                return [effect(group, (0,text_text/* text */.Qq) `the cluster has this group, and the files do not`, true)];
            const parts = differences(plan, group, other);
            const says = (0,text_text/* text */.Qq) `the cluster differs from the files: ${(0,text_text/* joinTexts */.B5)(parts, '; ')}`;
            return parts.length === 0 ? [] : [effect(group, says, isLooser(group, other))];
        }),
        ...[...asked].flatMap(([key, group]) => held.has(key) ? [] : [effect(group, (0,text_text/* text */.Qq) `the files have this group, and the cluster does not`, true)]),
    ];
}
function differences({ at, horizon }, held, asked) {
    const unit = (n) => (0,text_text/* count */.U9)(n, held.unit);
    const [open, other] = [held, asked].map((group) => (0,rolled/* openTimes */.du)(group, { horizon })?.filter(({ to }) => to > at));
    const window = Math.max(0, (open ?? []).findIndex((one, i) => !(0,manifest_canonical/* isSameJson */.TL)(one, other?.[i])));
    const numbers = [
        held.matched === asked.matched ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) `${unit(held.matched)}, by the files ${asked.matched}`,
        held.peakAtOnce === asked.peakAtOnce
            ? text_text/* NO_TEXT */.gd
            : (0,text_text/* text */.Qq) `${held.peakAtOnce} of ${unit(held.matched)} out at once, by the files ${asked.peakAtOnce}`,
        held.worstLoss === asked.worstLoss
            ? text_text/* NO_TEXT */.gd
            : (0,text_text/* text */.Qq) `a bad change breaks up to ${unit(held.worstLoss)}, by the files ${asked.worstLoss}`,
        held.outcome === asked.outcome
            ? text_text/* NO_TEXT */.gd
            : (0,text_text/* text */.Qq) `${OUTCOMES[held.outcome]}, and by the files ${OUTCOMES[asked.outcome]}`,
        (0,manifest_canonical/* isSameJson */.TL)(open ?? null, other ?? null)
            ? text_text/* NO_TEXT */.gd
            : (0,text_text/* text */.Qq) `${windowText(open?.[window])}, by the files ${windowText(other?.[window])}`,
    ].filter(({ parts }) => parts.length > 0);
    if (numbers.length > 0)
        return numbers;
    if (held.ceiling.enforced !== asked.ceiling.enforced)
        return [(0,text_text/* text */.Qq) `up to ${limitText(held)} at once, by the files ${limitText(asked)}`];
    const course = ({ batches, finish }) => [batches.map(({ size }) => size), finish];
    return (0,manifest_canonical/* isSameJson */.TL)(course(held), course(asked))
        ? []
        : [(0,text_text/* text */.Qq) `it takes ${sizesText(held)}, by the files ${sizesText(asked)}`];
}
function windowText(window) {
    return window ? (0,text_text/* text */.Qq) `a window from ${(0,text_text/* instant */.uR)(window.from)} to ${(0,text_text/* instant */.uR)(window.to)}` : (0,text_text/* text */.Qq) `no such window`;
}
function limitText({ ceiling: { enforced } }) {
    return enforced === null ? (0,text_text/* text */.Qq) `any number` : (0,text_text/* text */.Qq) `${enforced}`;
}
const SIZES_SHOWN = 6;
function sizesText({ batches, finish }) {
    const sizes = (0,text_text/* joinTexts */.B5)(batches.slice(0, SIZES_SHOWN).map(({ size }) => (0,text_text/* text */.Qq) `${size}`), ', ');
    const more = batches.length > SIZES_SHOWN ? (0,text_text/* text */.Qq) `, ...` : text_text/* NO_TEXT */.gd;
    const shown = batches.length > 0 ? (0,text_text/* text */.Qq) ` (${sizes}${more})` : text_text/* NO_TEXT */.gd;
    const end = finish === null ? (0,text_text/* text */.Qq) `without an end` : (0,text_text/* text */.Qq) `done at ${(0,text_text/* instant */.uR)(finish)}`;
    return (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(batches.length, 'batch')}${shown}, ${end}`;
}
function isLooser(held, asked) {
    const [mine, other] = [held.ceiling.enforced, asked.ceiling.enforced];
    return (held.peakAtOnce > asked.peakAtOnce ||
        held.worstLoss > asked.worstLoss ||
        ((0,paired/* isDone */.$L)(asked.outcome) && !(0,paired/* isDone */.$L)(held.outcome)) ||
        (other !== null && (mine === null || mine > other)));
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/drift.js






function driftReport(input) {
    const { run } = input;
    const { clusters, problems } = compared(input);
    const effects = clusters.flatMap((cluster) => cluster.effects);
    const unjudged = run.reports.flatMap(unjudgedIn).map(({ message }) => (0,render/* toPlain */.Ul)(message));
    const isUnknown = problems.length > 0 || run.verdict === 'unknown' || unjudged.length > 0;
    const known = effects.some(({ isWorse }) => isWorse) ? 'fail' : effects.length > 0 ? 'warn' : 'pass';
    return {
        ...{ run, clusters, problems, verdict: isUnknown ? 'unknown' : known },
        digest: (0,canonical/* sha256 */.s)([
            ...[isUnknown, problems.map(render/* toPlain */.Ul), unjudged],
            clusters.map(({ report, effects: of }) => [report.plan.cluster, of.map(({ says }) => (0,render/* toPlain */.Ul)(says))]),
        ]),
    };
}
function unjudgedIn({ plan, standing = [] }) {
    return [...plan.problems, ...standing].filter(({ severity, code }) => severity === 'error' || code === 'not-judged-before');
}
function driftExitCode({ verdict }) {
    if (verdict === 'unknown')
        return 2;
    return verdict === 'pass' ? 0 : 1;
}
function isRedDrift({ verdict, run: { failOn } }) {
    if (verdict === 'unknown')
        return true;
    if (failOn === 'never')
        return false;
    return verdict === 'fail' || (verdict === 'warn' && failOn === 'warning');
}
function compared({ run, live, last }) {
    if ('unusable' in last)
        return { clusters: [], problems: [(0,text_text/* text */.Qq) `The last report ${last.unusable}.`] };
    const named = (cluster) => (0,text_text/* name */.UU)('cluster', cluster ?? '(no name)');
    const problems = live.flatMap(({ cluster, problems: found }) => found
        .filter(({ code }) => code === 'too-much-work')
        .map(({ message }) => (0,text_text/* text */.Qq) `What the cluster ${named(cluster)} holds is not compared with the files. ${message}`));
    const clusters = [];
    const single = run.reports.length === 1 && last.clusters.length === 1 ? last.clusters[0] : undefined;
    for (const report of run.reports) {
        const { cluster } = report.plan;
        const own = last.clusters.find((one) => one.cluster === cluster);
        const then = own ?? (single?.cluster === null ? single : undefined);
        if (!then) {
            problems.push((0,text_text/* text */.Qq) `The last report holds nothing of the cluster ${named(cluster)}.`);
            continue;
        }
        const held = live.find((plan) => plan.cluster === cluster);
        const effects = [
            ...changedEffects(report, then, held ? heldInCluster(held) : new Set()),
            ...(held ? liveEffects(held) : []),
            ...aheadOf(report),
        ];
        clusters.push({ report, then, effects });
    }
    return { clusters, problems };
}


/***/ }),

/***/ 5300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ freezeAt),
/* harmony export */   Y: () => (/* binding */ freezeAfter)
/* harmony export */ });
function freezeAt({ freezes }, at) {
    const now = occurrences({ freezes }).filter(({ window }) => window.from <= at && at < window.to);
    return now.sort((a, b) => b.window.to - a.window.to)[0] ?? null;
}
function freezeAfter({ freezes }, at) {
    const later = occurrences({ freezes }).filter(({ window }) => window.from > at);
    return later.sort((a, b) => a.window.from - b.window.from)[0] ?? null;
}
function occurrences({ freezes }) {
    return freezes.flatMap(({ name, windows }) => windows.map((window) => ({ name, window })));
}


/***/ }),

/***/ 2308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ outlookOf)
/* harmony export */ });
/* harmony import */ var _freezes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5300);
/* harmony import */ var _rolled_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9416);
/* harmony import */ var _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1347);



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

/***/ 5881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ isDone),
/* harmony export */   jN: () => (/* binding */ numbered),
/* harmony export */   oN: () => (/* binding */ losesAll)
/* harmony export */ });
function numbered(groups) {
    const seen = new Map();
    return new Map(groups.map((group) => {
        const number = (seen.get(group.name) ?? 0) + 1;
        seen.set(group.name, number);
        return [JSON.stringify([group.name, number]), group];
    }));
}
function isDone(outcome) {
    return outcome === 'complete' || outcome === 'none';
}
function losesAll({ worstLoss, matched, }) {
    return matched > 0 && worstLoss >= matched;
}


/***/ }),

/***/ 163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ readReviewed),
/* harmony export */   s: () => (/* binding */ policyKey)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4585);
/* harmony import */ var _plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6991);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);




const { text: word, count, digest, instant, outcome, severity, status, verdict } = _plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shape */ .cW;
const pause = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['wait', 'approval']),
    seconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).nullable(),
    holdsBack: word,
});
const batch = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    size: count,
    targets: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(word).default([]),
    start: instant.nullable().default(null),
    end: instant.nullable().default(null),
});
const group = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: word,
    matched: count,
    targets: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(word),
    ceiling: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ enforced: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable() }),
    allowed: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .spanShape */ .Gj).default([]),
    batches: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(batch),
    inFlight: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ targets: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(word), end: instant.nullable() }).optional(),
    peakAtOnce: count,
    peakPercent: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0),
    worstLoss: count,
    stops: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    start: instant.nullable(),
    finish: instant.nullable(),
    outcome,
    pauses: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(pause).default([]),
    outBefore: count.default(0),
    blocked: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ target: word })).default([]),
    rolls: _plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .refShape */ .L0,
});
const effect = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ groups: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(group), peakAtOnce: count, worstLoss: count, outcome });
const policy = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ..._plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .refShape */ .L0.shape,
    apiVersion: word,
    cluster: word.nullish(),
    head: effect.nullable(),
    change: word.default('unchanged'),
    changeEffect: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: word, batched: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(true) }).nullish(),
    drains: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ desiredHealthy: count, expectedPods: count }).optional(),
    inCluster: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    recorded: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ of: word.nullable(), target: word, state: word })).default([]),
});
const finding = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    rule: word,
    severity,
    status,
    fingerprint: word,
    breaks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(word).default([]),
    policy: _plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .refShape */ .L0.nullish(),
    group: word.nullish(),
    evidence: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        groups: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ group: word.nullable(), rule: word.optional() }))
            .optional()
            .catch(undefined),
    })
        .default({}),
    waiver: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({}).nullish(),
    cluster: word.nullish(),
});
const snapshot = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ nodes: count, ready: count, takenAt: instant.nullable(), digest });
const domain = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ key: word, value: word, matched: count, peakAtOnce: count });
const together = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ peakAtOnce: count, byDomain: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(domain) });
const combined = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    head: together
        .extend({ withNext: together.nullish() })
        .transform(({ withNext, ...begun }) => withNext ?? begun),
});
const cluster = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: word.nullable(), digest: digest.optional(), snapshot, combined });
const report = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    verdict,
    digest,
    snapshot,
    policies: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(policy),
    combined,
    findings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(finding),
    cluster: word.nullish(),
    clusters: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(cluster).optional(),
});
function policyKey(one) {
    return JSON.stringify([one.system, (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .groupOf */ .F8)(one.apiVersion), one.kind, one.namespace, one.name]);
}
function readReviewed(json) {
    const found = (0,_plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .readReport */ .tL)(report, json);
    if ('why' in found)
        return { unusable: found.why };
    const { read } = found;
    if (read.verdict === 'unknown')
        return { unusable: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `is of a plan that could not be evaluated, so that nothing was reviewed` };
    return ofClusters(read);
}
function ofClusters(read) {
    const parts = read.clusters ?? [
        { name: read.cluster ?? null, digest: read.digest, snapshot: read.snapshot, combined: read.combined },
    ];
    const clusters = [];
    for (const part of parts) {
        const isOwn = (entry) => read.clusters === undefined || (entry.cluster ?? null) === part.name;
        const listed = read.policies.filter((one) => isOwn(one) && one.head !== null);
        const policies = new Map(listed.map((one) => [policyKey(one), one]));
        if (policies.size < listed.length)
            return { unusable: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `has the same policy twice` };
        if (clusters.some(({ cluster: other }) => other === part.name))
            return { unusable: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `has the same cluster twice` };
        const found = read.findings.filter((one) => isOwn(one) && !one.waiver);
        const findings = found.filter(({ status }) => status !== 'fixed');
        const before = found.filter(({ status }) => status === 'fixed');
        const { snapshot: taken, combined: together } = part;
        clusters.push({
            cluster: part.name,
            digest: part.digest,
            snapshot: taken,
            policies,
            combined: together.head,
            findings,
            before,
        });
    }
    return { digest: read.digest, clusters };
}


/***/ }),

/***/ 9416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ heldText),
/* harmony export */   Lr: () => (/* binding */ rolledNow),
/* harmony export */   RN: () => (/* binding */ isHeldByWindow),
/* harmony export */   du: () => (/* binding */ openTimes)
/* harmony export */ });
/* harmony import */ var _calendar_intervals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4091);
/* harmony import */ var _plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7388);
/* harmony import */ var _rules_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9394);



function rolledNow({ head }) {
    const all = (0,_rules_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .rolledGroups */ .BR)(head).filter(({ group }) => group.matched > 0);
    const started = all.filter(({ policy }) => !(0,_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__/* .startsNothing */ .$D)(policy));
    return started.length > 0 ? started : all;
}
function openTimes({ calendar, allowed }, { horizon }) {
    const spans = calendar
        ? calendar.spans.filter(({ reason }) => reason === calendar.rolledFor)
        : [...allowed].sort((a, b) => a.from - b.from);
    const open = (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeIntervals */ .l7)(spans.filter(({ limit }) => limit === null || limit > 0));
    const [first] = open;
    if (!first)
        return calendar ? open : null;
    const { from, to } = calendar ? calendar.within : horizon;
    return first.from <= from && first.to >= to ? null : open;
}
function isHeldByWindow(group, plan) {
    const { at } = plan;
    if (group.start !== null && group.start <= at)
        return false;
    const open = openTimes(group, plan);
    return open !== null && !open.some(({ from, to }) => from <= at && at < to);
}
function heldText(held) {
    return held === 'OnDelete' || held === 'partition' ? `held back (${held})` : String(held);
}


/***/ }),

/***/ 7374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fi: () => (/* binding */ isAllowedFresh),
/* harmony export */   HL: () => (/* binding */ nextCandidate),
/* harmony export */   Q1: () => (/* binding */ nextAllowed)
/* harmony export */ });
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9730);
/* harmony import */ var _rules_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9394);
/* harmony import */ var _outlook_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2308);
/* harmony import */ var _steady_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2395);




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

/***/ 2395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ steadyUntil)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/days.js
var days = __webpack_require__(9730);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/intervals.js
var intervals = __webpack_require__(4091);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/rule.js
var rule = __webpack_require__(9394);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/waivers.js
var waivers = __webpack_require__(4787);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/freezes.js
var freezes = __webpack_require__(5300);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/rolled.js
var gate_rolled = __webpack_require__(9416);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(6594);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/wholes.js
var wholes = __webpack_require__(1347);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/slack.js






function slackOf(plan, { withFreezes }) {
    const sides = plan.base ? [plan.head, plan.base] : [plan.head];
    const edges = edgesOf(plan, sides, withFreezes);
    const own = sides.flatMap((side) => instantsOfSide(side, plan));
    const slack = [plan.at, plan.horizon.to, ...own].map((instant) => {
        const next = edges[(0,lookup/* firstNot */.W7)(edges, (place) => (edges[place] ?? Infinity) < instant)] ?? Infinity;
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

/***/ 8622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ startTimes),
/* harmony export */   Z: () => (/* binding */ denialOf)
/* harmony export */ });
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9730);
/* harmony import */ var _outlook_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2308);
/* harmony import */ var _search_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7374);
/* harmony import */ var _steady_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2395);




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

/***/ 8521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ readLegs),
/* harmony export */   C5: () => (/* binding */ startedGroups),
/* harmony export */   EI: () => (/* binding */ countsIn),
/* harmony export */   QN: () => (/* binding */ UNITS),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   Vz: () => (/* binding */ RANK)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6991);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);



const { text: word, count, digest, instant, outcome, severity, status, verdict } = _plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shape */ .cW;
const prose = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(20_000).transform(_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .foreign */ .V$);
const failOn = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['error', 'warning', 'never']);
const line = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0).nullable();
const UNITS = ['node', 'cluster', 'replica'];
const group = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: word,
    unit: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(UNITS),
    matched: count,
    targets: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(word),
    allowed: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .spanShape */ .Gj),
    batches: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ start: instant })),
    peakAtOnce: count,
    worstLoss: count,
    start: instant.nullable(),
    finish: instant.nullable(),
    outcome,
})
    .transform(({ allowed, batches, ...rest }) => ({
    ...rest,
    batches: batches.length,
    openings: openingsIn(allowed),
}));
const effect = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ groups: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(group), peakAtOnce: count, worstLoss: count });
const policy = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ..._plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .refShape */ .L0.shape,
    cluster: word.nullish(),
    change: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['added', 'removed', 'changed', 'unchanged']),
    sameEffect: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    starts: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(true),
    base: effect.nullable(),
    head: effect.nullable(),
});
const finding = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    rule: word,
    severity,
    status,
    breaks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(word).optional(),
    message: prose,
    remediation: prose,
    policy: _plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .refShape */ .L0.nullable(),
    group: word.nullable(),
    file: word.nullable(),
    line,
    column: line,
    fingerprint: word,
    waiver: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ owner: word, expires: word, reason: word }).nullable().default(null),
    cluster: word.nullish(),
});
const problem = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    severity,
    code: word,
    message: prose,
    file: word.nullable(),
    line,
    column: line,
    cluster: word.nullish(),
});
const removal = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ policy: _plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .refShape */ .L0, targets: count, unit: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(UNITS).default('node') });
const scope = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    scope: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: word }),
    unit: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(UNITS),
    peakAtOnce: count,
    withoutNext: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ peakAtOnce: count }).nullish(),
});
const combined = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    peakAtOnce: count,
    unit: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(UNITS).default('node'),
    removedAtOnce: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(removal).default([]),
    scopes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(scope).default([]),
});
const part = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    verdict,
    digest,
    at: instant,
    snapshot: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ nodes: count, ready: count, takenAt: instant.nullable() }),
    combined: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ head: combined }),
    wouldFail: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    failOn,
    headline: prose.optional(),
});
const report = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ...part.shape,
    policies: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(policy),
    findings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(finding),
    problems: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(problem),
    cluster: word.nullish(),
    clusters: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(part.extend({ name: word.nullable() })).optional(),
});
function openingsIn(spans) {
    return spans.flatMap(({ reason, from, limit }, index) => {
        const before = spans[index - 1];
        const follows = before?.reason === reason && before.to === from && before.limit === 0;
        return follows && limit !== 0 ? [from] : [];
    });
}
function readLegs(source, name, json) {
    const found = (0,_plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .readReport */ .tL)(report, json);
    if ('why' in found)
        return { source, why: found.why };
    const legs = legsOf(source, name, found.read);
    if (legs.length === 0)
        return { source, why: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `lists no cluster` };
    const flattering = legs.find((leg) => RANK[leg.verdict] < RANK[shownBy(leg)]);
    return flattering === undefined
        ? legs
        : {
            source,
            why: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `says ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(flattering.verdict)} and holds what comes to ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(shownBy(flattering))}: it was edited, or fleetplan did not write it`,
        };
}
function legsOf(source, name, read) {
    const parts = read.clusters ?? [{ ...read, name: read.cluster ?? null }];
    return parts.map((one) => {
        const isOfPart = ({ cluster }) => read.clusters === undefined || (cluster ?? null) === one.name;
        const policies = read.policies.filter(isOfPart);
        const { verdict: own, wouldFail, failOn: bar, digest, at, snapshot } = one;
        const { peakAtOnce, removedAtOnce } = one.combined.head;
        return {
            cluster: one.name ?? name,
            source,
            ...{ verdict: own, wouldFail, failOn: bar, digest, at },
            ...snapshot,
            peakAtOnce,
            peaks: peaksIn(one.combined.head),
            headline: one.headline ?? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${peakAtOnce} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(snapshot.nodes, 'node')} unavailable at once`,
            starting: startingIn(policies),
            policies: policies.map(withoutNames),
            removed: removedAtOnce,
            findings: read.findings.filter(isOfPart),
            problems: read.problems.filter(isOfPart),
        };
    });
}
const WHOLE = ['fleet', 'clusters', 'replicas'];
function peaksIn({ unit, peakAtOnce, scopes }) {
    const peaks = scopes
        .filter(({ scope: { kind } }) => WHOLE.includes(kind))
        .map((one) => [one.unit, one.withoutNext?.peakAtOnce ?? one.peakAtOnce]);
    return new Map([...peaks, [unit, peakAtOnce]]);
}
function startingIn(policies) {
    const groups = policies.flatMap((policy) => startedGroups(policy));
    const most = UNITS.find((one) => groups.some((group) => group.unit === one)) ?? 'node';
    const names = groups.flatMap((group) => (group.unit === most ? group.targets : []));
    return { unit: most, targets: new Set(names).size };
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

/***/ 5249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ limitsText),
/* harmony export */   N: () => (/* binding */ findingText)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);

function findingText(finding) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joinTexts */ .B5)([finding.says, finding.why ?? _text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_TEXT */ .gd, limitsText(finding) ?? _text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_TEXT */ .gd], ' ');
}
function limitsText({ related, sameIn }) {
    const limits = related.map(({ rule, short }) => (short ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(rule)} (${short})` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(rule)));
    const groups = sameIn.map((group) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(group));
    const parts = [
        limits.length === 0 ? _text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `Also breaks: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joinTexts */ .B5)(limits, ', ')}.`,
        groups.length === 0 ? _text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `The same in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joinTexts */ .B5)(groups, ', ')}.`,
    ];
    return limits.length + groups.length === 0 ? null : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joinTexts */ .B5)(parts, ' ');
}


/***/ }),

/***/ 9861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isHeld)
/* harmony export */ });
/* harmony import */ var _manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5846);

function isHeld({ ref, apiVersion }, { inventory }) {
    return inventory?.held.has((0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .identityOf */ .cu)({ ...ref, apiVersion })) ?? false;
}


/***/ }),

/***/ 4415:
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

/***/ 930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ counterOf),
/* harmony export */   m: () => (/* binding */ peakQuery)
/* harmony export */ });
/* harmony import */ var _rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1592);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6594);
/* harmony import */ var _by_domain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4415);
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5022);




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
};
function peakQuery(policies, { outBefore, domainsOf, scopesOf }, isUntouchedNext = null) {
    const counters = new Counters();
    const all = counters.of(counterOf.all);
    const domains = new _by_domain_js__WEBPACK_IMPORTED_MODULE_2__/* .ByDomain */ .g((key, value) => {
        return { key, value, counter: counters.of(counterOf.domain(key, value)) };
    });
    const domainsIn = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .Oo)((target) => domainsOf(target).map(([key, value]) => domains.of(key, value)));
    const factsOf = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .Oo)((target) => isUntouchedNext ? scopesOf(target).map((scope) => counters.of(counterOf.withoutNext(scope))) : []);
    const runs = new Runs();
    const before = new Map();
    for (const policy of policies) {
        const alone = counters.of(counterOf.policy(policy));
        for (const group of policy.groups) {
            const run = runs.of(group, counters);
            run.policies.add(alone);
            for (const target of group.targets) {
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
        ofAnyone: (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .Oo)((target) => [all, ...scopesOf(target).map((scope) => counters.of(scope))]),
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

/***/ 3761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ targetKey),
/* harmony export */   o: () => (/* binding */ endsOf)
/* harmony export */ });
/* harmony import */ var _rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1592);

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

/***/ 6780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q0: () => (/* binding */ worstTogether),
/* harmony export */   Zu: () => (/* binding */ withWorstOrders),
/* harmony export */   zZ: () => (/* binding */ isFixed)
/* harmony export */ });
/* harmony import */ var _by_domain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4415);

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

/***/ 987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $x: () => (/* binding */ effectOf),
  lv: () => (/* binding */ goesByAgeOnly),
  i3: () => (/* binding */ measureGroup)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(8392);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rollout/batches.js
var rollout_batches = __webpack_require__(1592);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rollout/controller.js
var controller = __webpack_require__(5314);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(6594);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/begun.js
var begun = __webpack_require__(4206);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/by-domain.js
var by_domain = __webpack_require__(4415);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/free-order.js
var free_order = __webpack_require__(6780);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/counters.js
var counters = __webpack_require__(930);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/expiries.js
var measure_expiries = __webpack_require__(732);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/mixes.js
var mixes = __webpack_require__(6197);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/part.js
var part = __webpack_require__(8530);
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
var wholes = __webpack_require__(1347);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
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
        blocked: withTexts(group.blocked),
        why: text_text/* NO_TEXT */.gd,
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
    const said = end?.why ?? text_text/* NO_TEXT */.gd;
    return {
        why: isOver ? text_text/* NO_TEXT */.gd : (0,text_text/* withoutStop */.f6)((0,text_text/* hasWords */.kR)(said) ? said : (0,part/* lingeringText */.VA)(group)),
        fix: isHalted && end?.fix !== undefined ? end.fix : null,
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
        : {
            cutDrains: own.map(({ at, target, why, lifts, pods }) => ({
                at,
                target,
                why: why,
                lifts,
                pods,
            })),
        };
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
        return [];
    const reached = new Set(batches.flatMap(({ targets }) => targets));
    return withTexts(blocked.filter(({ target }) => !reached.has(target)));
}
function withTexts(blocked) {
    return blocked.map((one) => ({ ...one, why: one.why }));
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
const outAtStart = (0,lookup/* remembered */.HK)((run) => {
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

/***/ 6197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SN: () => (/* binding */ lossSums),
/* harmony export */   je: () => (/* binding */ lossOf),
/* harmony export */   ye: () => (/* binding */ mixesOf)
/* harmony export */ });
/* harmony import */ var _rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1592);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6594);


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

/***/ 8530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ leavesSomething),
/* harmony export */   QR: () => (/* binding */ isPart),
/* harmony export */   VA: () => (/* binding */ lingeringText),
/* harmony export */   "if": () => (/* binding */ partNumbers),
/* harmony export */   pS: () => (/* binding */ partEffect)
/* harmony export */ });
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6594);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);
/* harmony import */ var _ends_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3761);



function partNumbers(group, measured, outBefore) {
    const { controller, group: name } = group.runs;
    const { course } = measured.facts.of(group);
    const endOf = (target) => course.ends.get((0,_ends_js__WEBPACK_IMPORTED_MODULE_2__/* .targetKey */ .h)(controller, name, target));
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
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTexts */ .B5)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .distinctTexts */ .XY)(lingers.map(({ why }) => why)), ' ');
}


/***/ }),

/***/ 6991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tL: () => (/* binding */ readReport),
  L0: () => (/* binding */ refShape),
  cW: () => (/* binding */ shape),
  Gj: () => (/* binding */ spanShape)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/iso.js



function datetime(params) {
    return api/* _isoDateTime */.G1(schemas/* ZodISODateTime */.You, params);
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

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/json.js
var manifest_json = __webpack_require__(7914);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/report-json.js




const shape = {
    text: schemas/* string */.YjP().max(2_048),
    count: schemas/* int */.Whr().min(0).max(1e9),
    digest: schemas/* string */.YjP().regex(/^sha256:[0-9a-f]{64}$/, 'is not a digest'),
    instant: datetime({ offset: true }).transform((written) => Date.parse(written)),
    outcome: schemas/* enum */.k5n(['complete', 'stopped', 'stuck', 'unfinished', 'none']),
    severity: schemas/* enum */.k5n(['error', 'warning', 'info']),
    status: schemas/* enum */.k5n(['new', 'worsened', 'unchanged', 'fixed']),
    verdict: schemas/* enum */.k5n(['pass', 'warn', 'fail', 'unknown']),
};
const refShape = schemas/* object */.Ikc({
    system: shape.text,
    kind: shape.text,
    namespace: shape.text.nullable(),
    name: shape.text,
});
const spanShape = schemas/* object */.Ikc({
    reason: shape.text.nullable(),
    from: shape.instant,
    to: shape.instant,
    limit: schemas/* number */.aig().nullable(),
});
function readReport(schema, json) {
    const value = (0,manifest_json/* parsedJson */.U4)(json);
    if (value === undefined)
        return { why: (0,text_text/* text */.Qq) `is not JSON; it may be cut off` };
    const fault = (0,manifest_json/* jsonProblem */.Io)(json, 'report');
    if (fault)
        return { why: (0,text_text/* text */.Qq) `was edited, or fleetplan did not write it: ${(0,text_text/* withoutStop */.f6)(fault.message)}` };
    const version = versionOf(value);
    if (version !== 1)
        return {
            why: (0,text_text/* text */.Qq) `is not the JSON report of a plan with schemaVersion 1 (it says ${(0,text_text/* code */.aY)(String(version ?? 'none'))})`,
        };
    const read = schema.safeParse(value);
    if (read.success)
        return { read: read.data };
    const [issue] = read.error.issues;
    const path = issue?.path.map(String).join('.') ?? '';
    const where = path === '' ? (0,text_text/* text */.Qq) `it` : (0,text_text/* code */.aY)((0,visible/* visible */.RK)(path));
    return {
        why: (0,text_text/* text */.Qq) `is not the JSON report of a plan: ${where} ${(0,text_text/* foreign */.V$)((0,visible/* visible */.RK)(issue?.message ?? 'is wrong'))}`,
    };
}
function versionOf(value) {
    const version = typeof value === 'object' && value !== null && 'schemaVersion' in value ? value.schemaVersion : null;
    return typeof version === 'number' ? version : typeof version === 'string' ? (0,visible/* visible */.RK)(version) : null;
}


/***/ }),

/***/ 780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ worstClustersFirst),
/* harmony export */   q: () => (/* binding */ runReport)
/* harmony export */ });
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4213);

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

/***/ 4705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isHeld),
/* harmony export */   u: () => (/* binding */ brakesPhrase)
/* harmony export */ });
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6594);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);


function isHeld({ stops, outcome, worstLoss }, whole) {
    return stops || ((outcome === 'stuck' || outcome === 'stopped') && worstLoss < whole);
}
function brakesPhrase(group) {
    const { brakes, matched, batches, stops } = group;
    if (matched === 0 || batches.length === 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `nothing starts`;
    if (brakes)
        return thresholdPhrase(brakes, group);
    if (group.worstLoss === 0 && !stops)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `it brings no new version`;
    if (!stops)
        return isHeld(group, matched) ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `it gets stuck first` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `nothing stops it`;
    const bake = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'bake');
    return bake && (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .isBlind */ .iE)(bake)
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `only a pod that does not start blocks the rest`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `a failure blocks the rest`;
}
function thresholdPhrase(brakes, group) {
    const { failureThreshold, canFire, countsInRow, failureHoldsGroup, unprotectedTargets: open } = brakes;
    if (!isHeld(group, group.matched))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `nothing stops it`;
    const stuck = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(group.unit)} stuck in error blocks it`;
    const isReached = failureThreshold !== null && canFire && countsInRow && (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'unevaluated') === undefined;
    if (!isReached)
        return failureHoldsGroup ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `only ${stuck}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `it gets stuck first`;
    const stop = failureThreshold === 1
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `the first failed batch stops it`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${failureThreshold} consecutive failed batches stop it`;
    const but = open === 0 ? _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `, but not in the last ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(open, group.unit)}`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${stop}${but}${failureHoldsGroup ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `; ${stuck}` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd}`;
}


/***/ }),

/***/ 6799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ levelsPhrases),
/* harmony export */   KM: () => (/* binding */ leftNow),
/* harmony export */   TJ: () => (/* binding */ lanesOf),
/* harmony export */   W1: () => (/* binding */ calendarSection),
/* harmony export */   Y6: () => (/* binding */ movesWindows)
/* harmony export */ });
/* unused harmony exports tellingLanes, stripLines */
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9730);
/* harmony import */ var _calendar_intervals_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4091);
/* harmony import */ var _calendar_week_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7977);
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5022);
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(650);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9125);
/* harmony import */ var _document_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9414);
/* harmony import */ var _signs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6751);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5472);









const COMPARED = ['from', 'to', 'limit', 'remaining'];
function lanesOf(group) {
    const byReason = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .groupedBy */ .me)(group.calendar?.spans ?? group.allowed, ({ reason }) => reason);
    const lanes = [];
    for (const [reason, spans] of byReason) {
        const lane = lanes.find(({ spans: known }) => known.length === spans.length &&
            known.every((one, i) => COMPARED.every((key) => one[key] === spans[i]?.[key])));
        if (lane)
            lane.reasons.push(reason);
        else
            lanes.push({ reasons: [reason], spans });
    }
    return lanes.map((lane) => ({ ...lane, isEvery: lanes.length === 1 }));
}
function leftNow({ calendar, allowed }) {
    const [span] = allowed;
    if (calendar || allowed.length !== 1 || !span || span.limit === span.remaining)
        return null;
    return span.remaining;
}
function isOtherWindows(group, before) {
    const sides = [group, before].map(lanesOf);
    if (sides.flat().every(({ spans }) => spans.length < 2))
        return false;
    const [now, was] = sides.map((lanes) => JSON.stringify(lanes.map(({ reasons, spans }) => [
        reasons,
        spans.map(({ from, to, limit }) => [from, to, limit && limit > 0]),
    ])));
    return now !== was;
}
function beforeOf({ base }, { name: group }) {
    return base?.find(({ name: of }) => of === group) ?? null;
}
function movesWindows({ subjects }) {
    return subjects.some((subject) => (subject.head ?? []).some((group) => {
        const before = beforeOf(subject, group);
        return before !== null && isOtherWindows(group, before);
    }));
}
function levelsPhrases({ spans }, { at }, unit) {
    const week = weekOf(at);
    const levels = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .groupedBy */ .me)(spans, ({ limit, remaining }) => `${limit ?? 'none'} ${remaining ?? 'none'}`);
    return [...levels.values()]
        .filter((level) => level.some(({ from, to }) => from < week.to && to > week.from))
        .sort(([a], [b]) => (b.limit ?? Infinity) - (a.limit ?? Infinity))
        .map((level) => {
        const [{ limit, remaining }] = level;
        const allowed = limit === null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `no limit` : limit === 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `none` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(limit, unit);
        const isUsed = limit !== null && limit > 0 && remaining !== null && remaining !== limit;
        const left = isUsed ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `, ${remaining} left now` : _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd;
        if (spans.length === 1)
            return limit === 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `none at any time` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${allowed} all week${left}`;
        const stretches = (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_8__/* .mergeIntervals */ .l7)(level);
        const zone = (0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .hasHours */ .Ic)(stretches, week) ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) ` UTC` : _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd;
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${allowed}${left} (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekText */ .s4)(stretches, week, 'UTC'))}${zone})`;
    });
}
function weekOf(at) {
    const from = Math.floor(at / _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO) * _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
    return { from, to: from + _calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .WEEK_MS */ .mb };
}
function calendarSection(plan, { subjects }) {
    const week = weekOf(plan.at);
    const freezes = plan.freezes.filter(({ windows }) => (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_8__/* .clipTo */ .Sj)(week, windows).length > 0);
    const frozen = freezes.reduce((all, { windows }) => (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_8__/* .unionOf */ .Z6)(all, windows), []);
    const groups = subjects.flatMap((subject) => (subject.head ?? []).flatMap((group) => {
        const before = beforeOf(subject, group);
        const isMoved = before !== null && isOtherWindows(group, before);
        const lanes = isMoved ? lanesOf(group) : tellingLanes(group, freezes);
        if (lanes.length === 0)
            return [];
        const strips = stripLines(lanes, before ? tellingLanes(before, freezes) : [], week.from, frozen);
        const of = (0,_document_document_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .policyName */ .ct)(subject.diff.ref)}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(group.matched, group.unit)}`);
        const terminal = (width) => strips.every((one) => (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .columnsOf */ .PL)(one) <= width) ? strips : [];
        return [[of, { kind: 'picture', markdown: () => (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .fenced */ .OF)(strips.join('\n')), terminal }]];
    }));
    if (groups.length === 0)
        return [];
    const date = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(new Date(week.from).toISOString().slice(0, 10));
    const named = freezes.map(({ name: freeze, windows }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `freeze ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)('object', freeze)}: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekText */ .s4)(windows, week, 'UTC'))} UTC`);
    return [
        {
            title: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `Calendar of the week from ${date}: how many may be disrupted at once`,
            blocks: [
                (0,_document_document_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `Each character is 3 hours in UTC: # open, : open in part, . closed, ! no limit at all, x frozen.`),
                ...(0,_document_document_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(named, 'freeze'),
                { kind: 'stack', rows: (0,_document_document_js__WEBPACK_IMPORTED_MODULE_4__/* .rowsOf */ .RO)(groups, 'group', (blocks) => blocks) },
            ],
            weight: 2,
        },
    ];
}
function tellingLanes(group, freezes) {
    const lanes = lanesOf(group);
    const [span, ...more] = lanes.flatMap(({ spans }) => spans);
    const isSameAllWeek = span !== undefined && more.length === 0;
    if (!isSameAllWeek)
        return lanes;
    return group.calendar && (freezes.length > 0 || span.limit !== span.remaining) ? lanes : [];
}
const CELL_MS = 3 * _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ;
const CELLS_A_DAY = _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO / CELL_MS;
const LABEL_COLUMNS = 12;
function stripLines(lanes, before, from, frozen) {
    const axis = { from, stepMs: CELL_MS, signs: 7 * CELLS_A_DAY };
    const cells = ({ spans }) => byDay((0,_signs_js__WEBPACK_IMPORTED_MODULE_5__/* .openSigns */ .BK)(spans, axis).join(''));
    const lines = lanes.flatMap((lane) => {
        const was = before
            .filter((one) => one.reasons.some((reason) => lane.reasons.includes(reason)))
            .map(cells);
        const isOther = was.length === 1 && was[0] !== cells(lane);
        const title = lane.isEvery
            ? 'any reason'
            : lane.reasons.map((reason) => (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo)(reason ?? 'any reason')).join(', ');
        const isLong = (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .columnsOf */ .PL)(title) > LABEL_COLUMNS;
        return [
            ...(isLong ? [title, line('', cells(lane))] : [line(title, cells(lane))]),
            ...(isOther ? [line('  base', was[0] ?? '')] : []),
        ];
    });
    const days = Array.from({ length: 7 }, (_, day) => {
        const at = from + day * _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
        return `${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekdayText */ .uP)(at)} ${(0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(at).dayOfMonth}`.padEnd(CELLS_A_DAY);
    });
    const freezes = frozen.length === 0 ? [] : [line('frozen', byDay((0,_signs_js__WEBPACK_IMPORTED_MODULE_5__/* .frozenSigns */ .Nf)(frozen, axis)))];
    return [line('', days.join(' ')), ...lines, ...freezes];
}
function byDay(signs) {
    return Array.from({ length: 7 }, (_, day) => signs.slice(day * CELLS_A_DAY, (day + 1) * CELLS_A_DAY).padEnd(CELLS_A_DAY)).join(' ');
}
function line(label, cells) {
    return `${label}${' '.repeat(Math.max(0, LABEL_COLUMNS - (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .columnsOf */ .PL)(label)))} ${cells}`.trimEnd();
}


/***/ }),

/***/ 9414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   Qv: () => (/* binding */ comparisonTable),
/* harmony export */   RO: () => (/* binding */ rowsOf),
/* harmony export */   Xq: () => (/* binding */ noteEntry),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   i3: () => (/* binding */ placesText),
/* harmony export */   m8: () => (/* binding */ countedSection),
/* harmony export */   s6: () => (/* binding */ byLevel)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);

function noteEntry(says) {
    return { level: 'note', id: null, says };
}
const LEVELS = ['error', 'warning', 'note', 'info'];
function byLevel(entries) {
    return entries.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}
function rowsOf(items, are, rowOf) {
    return { items: items.map((item) => () => rowOf(item)), are };
}
function paragraph(shown) {
    return { kind: 'paragraph', text: shown };
}
function listOf(items, are) {
    return items.length === 0 ? [] : [{ kind: 'list', rows: rowsOf(items, are, (text) => ({ text })) }];
}
function entriesOf(entries) {
    return { kind: 'entries', rows: rowsOf(entries, 'finding', (entry) => entry) };
}
const PLACES_SHOWN = 3;
function placesText(all, withColumn) {
    const places = new Set(all.map(({ file, line, column }) => line === null ? file : withColumn && column ? `${file}:${line}:${column}` : `${file}:${line}`));
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .few */ .H$)([...places].map((place) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)('file', place)), PLACES_SHOWN);
}
function countedSection(title, length, block, weight) {
    return length === 0 ? [] : [{ title: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${title} (${length})`, blocks: [block], weight }];
}
function comparisonTable(rows) {
    const isCompared = rows.some(({ base }) => base !== null);
    const titles = isCompared ? ['', 'base', 'this change'] : ['', 'this plan'];
    const cells = ({ label, base, head, trend }) => [
        label,
        ...(isCompared ? [base ?? _text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_TEXT */ .gd] : []),
        { head, trend },
    ];
    return {
        kind: 'table',
        columns: titles.map((title) => ({ title })),
        rows: rowsOf(rows, 'number', cells),
    };
}


/***/ }),

/***/ 9013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   YH: () => (/* binding */ gridLines)
/* harmony export */ });
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(650);

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
    let [part = ''] = word;
    for (const character of word.slice(part.length)) {
        if ((0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .columnsOf */ .PL)(part + character) > width)
            break;
        part += character;
    }
    const end = part.lastIndexOf('/') + 1 || part.length;
    return [word.slice(0, end), ...pieces(word.slice(end), width)];
}
function gridLines(rows, width, indent) {
    const count = Math.max(...rows.map((row) => row.length));
    const widest = Array.from({ length: count }, (_, i) => Math.max(1, ...rows.map((row) => (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .columnsOf */ .PL)(row[i] ?? ''))));
    const room = width - indent - 2 * (count - 1);
    const sum = (most) => widest.reduce((all, one) => all + Math.min(one, most), 0);
    let most = Math.max(...widest);
    while (most > 1 && sum(most) > room)
        most -= 1;
    return rows.map((cells) => {
        const wrapped = widest.map((one, i) => wrap(cells[i] ?? '', Math.min(one, most)));
        const height = Math.max(...wrapped.map((lines) => lines.length));
        return Array.from({ length: height }, (_, line) => {
            const parts = wrapped.map((lines, i) => pad(lines[line] ?? '', Math.min(widest[i] ?? 0, most)));
            return (' '.repeat(indent) + parts.join('  ')).trimEnd();
        });
    });
}
function pad(text, width) {
    return text + ' '.repeat(Math.max(0, width - (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .columnsOf */ .PL)(text)));
}
const CODES = { bold: '1', red: '31', yellow: '33', green: '32', dim: '2' };
function painter(colour) {
    return (style, text) => (colour && text !== '' ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text);
}


/***/ }),

/***/ 305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ PAGE_MARK),
/* harmony export */   B_: () => (/* binding */ markerLine),
/* harmony export */   EK: () => (/* binding */ markedComment),
/* harmony export */   Ql: () => (/* binding */ commentMarker),
/* harmony export */   gY: () => (/* binding */ parseMarker),
/* harmony export */   s8: () => (/* binding */ markerKey)
/* harmony export */ });
/* harmony import */ var _plan_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4213);
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(650);


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
const PAGE_MARK = '<meta name="generator" content="fleetplan">';


/***/ }),

/***/ 5002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ footerPhrases),
/* harmony export */   y: () => (/* binding */ shortFooter)
/* harmony export */ });
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5022);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6594);
/* harmony import */ var _text_instants_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7892);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9125);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5472);





function footerPhrases(report, withNames) {
    return [
        planPhrase(report, withNames),
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTexts */ .B5)([snapshotPhrase(report, withNames), versionsPhrase(report, withNames)], ' '),
        coveragePhrase(report, withNames),
        ...(withNames ? [definitionsPhrase(report.plan), unlabeledPhrase(report.plan)] : []),
    ].filter(_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hasWords */ .kR);
}
function shortFooter(report, withNames) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${planPhrase(report, withNames)} ${snapshotPhrase(report, withNames)}`;
}
function planPhrase({ plan, sides, rulesFrom }, withNames) {
    const made = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `made for ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .instantPhrase */ .D8)(plan.at, plan.timeZone)}.`;
    if (!withNames)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `Plan ${digestOf(plan)}, ${made} Names and sentences are not shown here.`;
    const base = sides.base === null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `, with no base to compare with` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) ` against ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)('file', sides.base)}`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `Plan ${digestOf(plan)} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)('file', sides.head)}${base}, ${made} Rules from ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)('file', rulesFrom)}.`;
}
function snapshotPhrase({ plan: { at, cluster, snapshot } }, withNames) {
    const { nodes, ready, clusters, takenAt } = snapshot;
    const of = cluster === null || !withNames ? _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) ` ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)('cluster', cluster)}`;
    const isHub = nodes === 0 && clusters > 0;
    const counted = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTexts */ .B5)([
        isHub ? _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(nodes, 'node')}, ${ready} ready`,
        clusters > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(clusters, 'member cluster') : _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd,
    ], ', ');
    const apart = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)((0,_text_instants_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(Math.abs(at - (takenAt ?? at))));
    const age = takenAt === null
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `of unknown age`
        : takenAt > at
            ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `taken ${apart} after the moment planned for`
            : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${apart} old`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `Snapshot${of}: ${counted}, ${age}, digest ${digestOf(snapshot)}.`;
}
function versionsPhrase({ plan }, withWhy) {
    const named = (isConfigured) => plan.head.assumedVersions
        .filter(({ why }) => (why === _systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIGURED */ .f7) === isConfigured)
        .map(({ system, version, why }) => {
        const reason = withWhy && !isConfigured ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) ` (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)(why)})` : _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd;
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)(system)} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(version)}${reason}`;
    });
    const listed = (lead, of) => of.length > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)(lead)}: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTexts */ .B5)(of, ', ')}.` : _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTexts */ .B5)([listed('Versions configured', named(true)), listed('Versions assumed', named(false))], ' ');
}
const SHOWN = 3;
function coveragePhrase({ coverage }, withNames) {
    if (coverage === undefined || coverage.notEvaluated.length === 0)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd;
    const { evaluated, notEvaluated } = coverage;
    const names = notEvaluated.map((one) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)('object', one));
    const left = withNames ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .few */ .H$)(names, SHOWN) : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${notEvaluated.length}`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `Evaluated: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(evaluated, 'object')}. Not evaluated: ${left}.`;
}
function definitionsPhrase(plan) {
    const left = plan.head.policies
        .flatMap((policy) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(policy, 'by-definition'))
        .filter((one) => one.unevaluated.length > 0);
    if (left.length === 0)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd;
    const definitions = [...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .groupedBy */ .me)(left, ({ definition }) => definition)].map(([definition, [one]]) => {
        const why = new Set(one.unevaluated.map((rule) => rule.why));
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)('object', definition)} (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTexts */ .B5)([...why].map(_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$), '; ')})`;
    });
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(left.length, 'object')} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .verbFor */ .Tq)(left.length, 'is', 'are')} evaluated by the built-in definitions, as the cluster's own could not be: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .few */ .H$)(definitions, SHOWN)}.`;
}
const TOLERATED = 0.05;
function unlabeledPhrase({ inventory, head }) {
    const groups = head.policies.flatMap(({ effect }) => effect.groups).filter(({ unit }) => unit === 'node');
    const nodes = [...new Set(groups.flatMap(({ targets }) => targets))];
    if (!inventory || inventory.domains.length === 0 || nodes.length === 0)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd;
    const missing = inventory.domains.map((label) => ({
        label: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(label),
        of: nodes.filter((node) => !inventory.labelsOf(node)[label]).length,
    }));
    if (missing.every(({ of }) => of === nodes.length)) {
        const labels = missing.map(({ label }) => label);
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `Failure domains are not checked: no node has a label ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTexts */ .B5)(labels, ' or ')} (configuration: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)('domains')}).`;
    }
    const some = missing.filter(({ of }) => of < nodes.length && of > nodes.length * TOLERATED);
    const shares = some.map(({ label, of }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .uM)(of, nodes.length)} without ${label}`);
    return some.length === 0
        ? _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `Failure domains are not checked for nodes: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTexts */ .B5)(shares, ', ')}.`;
}
function digestOf({ digest }) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(digest.replace(/^sha256:/, '').slice(0, 12));
}


/***/ }),

/***/ 2448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ hiderOf)
/* harmony export */ });
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3972);

const HIDDEN = '[hidden]';
const RUNS = /[A-Za-z0-9][A-Za-z0-9._-]*/g;
function hiderOf(reports, detail) {
    if (detail === 'full')
        return (text) => text;
    if (detail === 'none')
        return () => HIDDEN;
    const targets = new Set(reports.flatMap(targetNames));
    const isName = (text) => targets.has(text) || reports.some(({ plan }) => plan.inventory?.has(text) === true);
    return (text) => isName(text)
        ? HIDDEN
        : text.replace(RUNS, (run) => {
            const bare = (0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTrailing */ .hT)(run, '._-');
            return isName(run) ? HIDDEN : isName(bare) ? HIDDEN + run.slice(bare.length) : run;
        });
}
function targetNames({ plan }) {
    return plan.policies.flatMap(({ base, head, moved }) => {
        const groups = [base, head].flatMap((side) => side?.effect.groups ?? []);
        const blocked = groups.flatMap((group) => group.blocked);
        return [
            ...groups.flatMap(({ targets }) => targets),
            ...[...blocked, ...moved].map(({ target }) => target),
        ];
    });
}


/***/ }),

/***/ 7763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GJ: () => (/* binding */ COMMENT_BYTES),
  hR: () => (/* binding */ FORMATS),
  Ai: () => (/* reexport */ document_marker/* PAGE_MARK */.Ai),
  yr: () => (/* binding */ PLACELESS_FORMATS),
  R$: () => (/* binding */ SUMMARY_BYTES),
  rR: () => (/* reexport */ annotationsOfRun),
  SM: () => (/* reexport */ numbers/* begunTogether */.SM),
  Zl: () => (/* binding */ driftIssue),
  WA: () => (/* reexport */ gateSentences),
  Q: () => (/* reexport */ inlineMarker),
  s8: () => (/* reexport */ document_marker/* markerKey */.s8),
  FN: () => (/* reexport */ newFindings),
  gY: () => (/* reexport */ document_marker/* parseMarker */.gY),
  iI: () => (/* binding */ renderDrift),
  eh: () => (/* binding */ renderGate),
  _: () => (/* reexport */ renderInline),
  t3: () => (/* binding */ renderMerge),
  Gu: () => (/* binding */ renderMergeComment),
  eJ: () => (/* binding */ renderRun),
  qN: () => (/* binding */ renderRunSummary),
  VD: () => (/* binding */ renderStartTimes),
  dD: () => (/* reexport */ renderUnjudged),
  WU: () => (/* reexport */ renderUnjudgedComment),
  Cx: () => (/* reexport */ renderUnjudgedIssue)
});

// UNUSED EXPORTS: commentMarker

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/visible.js
var visible = __webpack_require__(3972);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/index.js + 5 modules
var text_escape = __webpack_require__(650);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/merge/leg.js
var leg = __webpack_require__(8521);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/run-report.js
var run_report = __webpack_require__(780);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/document/document.js
var document_document = __webpack_require__(9414);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/plan-document.js + 4 modules
var plan_document = __webpack_require__(2800);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/selection.js
var selection = __webpack_require__(655);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/title.js
var report_title = __webpack_require__(4988);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words.js
var words = __webpack_require__(5472);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/waves.js




const SHOWN = 50;
const COLUMNS = [
    { title: 'cluster' },
    { title: 'starts (UTC)' },
    { title: 'ends (UTC)' },
    ...['targets', 'batches', 'peak', 'worst loss'].map((title) => ({ title, isNumeric: true })),
];
function wavesSection(waves) {
    if (waves.length === 0)
        return [];
    const all = [...(0,lookup/* groupedBy */.me)(waves, (wave) => JSON.stringify({ ...wave, cluster: '' })).values()];
    const shown = all.slice(0, SHOWN);
    const left = all.slice(SHOWN).flat().length;
    return [
        {
            title: (0,text_text/* text */.Qq) `Waves: when it starts and ends in each cluster`,
            blocks: [
                { kind: 'table', columns: COLUMNS, rows: (0,document_document/* rowsOf */.RO)(shown, 'wave', cellsOf) },
                ...(left > 0 ? [(0,document_document/* paragraph */.FY)((0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(left, 'more cluster')}, none of which starts earlier.`)] : []),
            ],
            weight: 1,
        },
    ];
}
function cellsOf(same) {
    const [wave] = same;
    if (!wave)
        return [];
    const { start, finish, unit, targets, batches, peakAtOnce, worstLoss } = wave;
    const clusters = same.map(({ cluster }) => cluster);
    return [
        (0,text_text/* fewNames */.BT)('cluster', clusters, 2),
        (0,words/* utcPhrase */.OK)(start),
        finish === null ? (0,text_text/* text */.Qq) `never, or unknown` : (0,words/* utcPhrase */.OK)(finish),
        (0,text_text/* count */.U9)(targets, unit),
        ...[batches, peakAtOnce, worstLoss].map((number) => (0,text_text/* text */.Qq) `${number}`),
    ];
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/clusters-document.js









function runDocument(run, readers) {
    if (run.reports.length === 1)
        return (0,plan_document/* planDocument */.N)(run.reports[0], readers);
    const isNamed = readers.detail !== 'none';
    const plans = (0,run_report/* worstClustersFirst */.l)(run).map((report) => ({
        cluster: report.plan.cluster ?? '(no name)',
        verdict: report.verdict,
        says: (0,report_title/* titlePhrase */.S)(report, (0,selection/* selectionOf */.Wm)(report)),
        document: (0,plan_document/* planDocument */.N)(report, readers),
    }));
    const sections = plans.map(({ cluster, verdict, document }) => {
        const which = isNamed ? (0,text_text/* name */.UU)('cluster', cluster) : (0,text_text/* text */.Qq) `a cluster`;
        return {
            title: which,
            summary: (0,text_text/* text */.Qq) `${FOLDED[verdict]}: ${which}`,
            blocks: [{ kind: 'document', document: isNamed ? { ...document, entries: [] } : document }],
            weight: 1,
        };
    });
    const entries = isNamed
        ? sharedEntries(plans.map(({ cluster, document }) => ({ cluster, entries: document.entries })))
        : [];
    const title = { sign: run.verdict, report: (0,text_text/* text */.Qq) `Rollout plan for`, says: verdictsPhrase(plans) };
    const document = clustersDocument(title, isNamed ? plans : [], entries);
    return {
        ...document,
        sections: [...document.sections, ...sections],
        mask: (shown) => plans.reduce((masked, { document }) => document.mask?.(masked) ?? masked, shown),
    };
}
const FOLDED = {
    pass: (0,text_text/* text */.Qq) `Passes`,
    warn: (0,text_text/* text */.Qq) `Warns`,
    fail: (0,text_text/* text */.Qq) `Fails`,
    unknown: (0,text_text/* text */.Qq) `Unknown`,
};
function mergeDocument({ verdict, legs, problems, findings, waves }, detail) {
    const isFull = detail === 'full';
    const plans = legs
        .toSorted((a, b) => leg/* RANK */.Vz[b.verdict] - leg/* RANK */.Vz[a.verdict])
        .map((leg) => ({ ...leg, says: leg.headline }));
    const entriesOf = (of) => sharedEntries(plans.map((leg) => ({ cluster: leg.cluster, entries: of(leg) })));
    const entries = [
        ...problems.map(({ code: id, message: says }) => ({ level: 'error', id, says })),
        ...entriesOf((leg) => problemsOf(leg, isFull)),
        ...findingEntries(findings, true),
        ...entriesOf((leg) => findingEntries(leg.findings, isFull)),
    ];
    const missing = problems.length === 0 ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(problems.length, 'report')} missing or unusable`;
    const title = {
        sign: verdict,
        report: (0,text_text/* text */.Qq) `Rollout plans of`,
        says: (0,text_text/* joinTexts */.B5)([verdictsPhrase(legs), missing], '; '),
    };
    const document = clustersDocument(title, plans, (0,document_document/* byLevel */.s6)(entries));
    return { ...document, sections: [...document.sections, ...wavesSection(waves)] };
}
function verdictsPhrase(plans) {
    const counts = ['unknown', 'fail', 'warn', 'pass'].map((verdict) => {
        const { length } = plans.filter((plan) => plan.verdict === verdict);
        return length === 0 ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) `${length} ${(0,text_text/* literal */.eu)(verdict)}`;
    });
    return (0,text_text/* joinTexts */.B5)([(0,text_text/* count */.U9)(plans.length, 'cluster'), (0,text_text/* joinTexts */.B5)(counts, ', ')], ': ');
}
const CLUSTERS_ABOVE = 6;
const clusters_document_COLUMNS = ['cluster', 'verdict', 'what merging does'].map((title) => ({ title }));
function clustersDocument(title, plans, entries) {
    const groups = (0,lookup/* groupedBy */.me)(plans, ({ verdict, says }) => JSON.stringify([verdict, says]));
    const rows = [...groups.values()].map((same) => {
        const [{ verdict, says }] = same;
        return [clusterNames(same.map(({ cluster }) => cluster)), verdict, says];
    });
    const table = (of) => {
        return { kind: 'table', columns: clusters_document_COLUMNS, rows: (0,document_document/* rowsOf */.RO)(of, 'line', (row) => row) };
    };
    const more = rows.slice(CLUSTERS_ABOVE);
    return {
        title,
        head: rows.length === 0 ? [] : [table(rows.slice(0, CLUSTERS_ABOVE))],
        entries,
        sections: (0,document_document/* countedSection */.m8)((0,text_text/* text */.Qq) `More clusters`, more.length, table(more), 1),
    };
}
const NAMED = 5;
function clusterNames(clusters) {
    return (0,text_text/* few */.H$)(clusters.map((cluster) => (0,text_text/* name */.UU)('cluster', cluster)), NAMED);
}
function sharedEntries(plans) {
    const all = plans.flatMap(({ cluster, entries }) => entries.map((entry) => ({ cluster, entry })));
    const shared = (0,lookup/* groupedBy */.me)(all, ({ entry }) => JSON.stringify({ ...entry, places: null }));
    const entries = [...shared.values()].map((same) => {
        const clusters = [...new Set(same.map(({ cluster }) => cluster))];
        const isAll = clusters.length === plans.length && clusters.length > NAMED;
        return {
            ...same[0].entry,
            of: isAll ? (0,text_text/* text */.Qq) `all ${clusters.length} clusters` : clusterNames(clusters),
            places: same.flatMap(({ entry }) => entry.places ?? []),
        };
    });
    return (0,document_document/* byLevel */.s6)(entries);
}
function problemsOf({ verdict, problems }, isFull) {
    if (verdict !== 'unknown')
        return [];
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length === 0)
        return [{ level: 'error', id: null, says: (0,text_text/* text */.Qq) `The report says unknown without a reason.` }];
    return [...(0,lookup/* groupedBy */.me)(errors, ({ code }) => code).values()].map(([{ code: id, message }]) => ({
        ...{ level: 'error', id, says: isFull ? message : text_text/* NO_TEXT */.gd },
    }));
}
function findingEntries(findings, isFull) {
    return findings
        .filter((found) => (0,leg/* countsIn */.EI)(found) && found.severity !== 'info')
        .map(({ severity: level, rule: id, message: says, remediation, file, line, column }) => isFull
        ? {
            ...{ level, id, says, fix: (0,text_text/* isEmpty */.Im)(remediation) ? null : remediation },
            places: file === null ? [] : [{ file, line, column }],
        }
        : { level, id, says: text_text/* NO_TEXT */.gd });
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/document/markdown.js




const SIGNS = {
    pass: (0,text_escape/* fixedText */.GT)('✅'),
    warn: (0,text_escape/* fixedText */.GT)('⚠️'),
    fail: (0,text_escape/* fixedText */.GT)('❌'),
    unknown: (0,text_escape/* fixedText */.GT)('❓'),
    allow: (0,text_escape/* fixedText */.GT)('✅'),
    deny: (0,text_escape/* fixedText */.GT)('⛔'),
    error: (0,text_escape/* fixedText */.GT)('❌'),
    warning: (0,text_escape/* fixedText */.GT)('⚠️'),
    info: (0,text_escape/* fixedText */.GT)('ℹ'),
};
const WORDS_ABOVE = { one: 250, several: 400 };
const ROWS_ABOVE = 5;
const ENTRIES_ABOVE = 6;
const ENTRIES_BYTES = 10_000;
const REST_BYTES = 200;
const LEAST_BYTES = 1_000;
const OMITTED_SHOWN = 6;
function documentMarkdown(document, { runUrl, maxBytes }) {
    const run = (runUrl === null ? null : (0,text_escape/* link */.nf)((0,text_escape/* gfm */.Te) `This run`, runUrl)) ?? text_escape/* NOTHING */.K$;
    return (0,text_escape/* gfm */.Te) `${inBlocks([bodyOf(document, maxBytes - 3 - sizeOf(run)), run])}\n`;
}
function bodyOf(document, bytes) {
    return new Drawing(document.mask ?? ((shown) => shown)).body(document, bytes);
}
const NO_ROOM = (0,text_escape/* fixedText */.GT)('There is no room for more here; the JSON report has everything.');
function wordsIn(blocks) {
    const all = blocks.flatMap((block) => (0,text_escape/* sourceOf */.vz)(block).split(/\s+/));
    return all.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
function overflow(head, rest) {
    const rows = head.flatMap((block) => {
        if (block.kind !== 'comparison')
            return [];
        const above = rowsAbove(block.rows);
        return block.rows.filter((row) => !above.includes(row));
    });
    return [
        ...(0,document_document/* countedSection */.m8)((0,text_text/* text */.Qq) `More numbers`, rows.length, { kind: 'comparison', rows }, 2),
        ...(0,document_document/* countedSection */.m8)((0,text_text/* text */.Qq) `More findings`, rest.length, (0,document_document/* entriesOf */.Mc)(rest), 6),
    ];
}
function rowsAbove(rows) {
    const rank = ({ isMain, isMoved }) => (isMain ? 0 : isMoved ? 1 : 2);
    const kept = rows.toSorted((a, b) => rank(a) - rank(b)).slice(0, ROWS_ABOVE);
    return rows.filter((row) => kept.includes(row));
}
class Drawing {
    mask;
    constructor(mask) {
        this.mask = mask;
    }
    text(shown) {
        return (0,render/* toMarkdown */.l6)(this.mask(shown));
    }
    body({ title: { sign, report, says }, head, entries, tail = [], sections, foot = [] }, bytes) {
        const mark = sign === null ? text_escape/* NOTHING */.K$ : (0,text_escape/* gfm */.Te) `${SIGNS[sign]} `;
        const title = (0,text_escape/* gfm */.Te) `### ${mark}${this.text(report ? (0,text_text/* text */.Qq) `${report} ${says}` : says)}`;
        const first = [
            title,
            ...head.map((block) => this.block(block.kind === 'comparison' ? { ...block, rows: rowsAbove(block.rows) } : block)),
        ];
        const last = tail.map((line) => this.text(line));
        const above = this.entriesAbove(entries, [...first, ...last]);
        const whole = inBlocks([...first, inLines(above), ...last]);
        const end = inLines(foot.map((line) => this.text(line)));
        const all = [...overflow(head, entries.slice(above.length)), ...sections];
        const room = bytes - sizeOf(inBlocks([whole, this.omitted(all), end]));
        if (room < 0)
            return inBlocks([title, NO_ROOM]);
        const { folds, omitted } = this.fit(all, room);
        return inBlocks([whole, ...folds, this.omitted(omitted), end]);
    }
    entriesAbove(entries, before) {
        const errors = entries.filter(({ level }) => level === 'error').length;
        const words = errors > 1 ? WORDS_ABOVE.several : WORDS_ABOVE.one;
        const shown = [];
        for (const entry of entries.slice(0, ENTRIES_ABOVE)) {
            const item = this.entry(entry);
            const isFull = shown.length > 0 && wordsIn([...before, ...shown, item]) > words;
            if (isFull || sizeOf(inLines([...shown, item])) > ENTRIES_BYTES)
                break;
            shown.push(item);
        }
        return shown;
    }
    fit(sections, bytes) {
        const folds = [];
        const omitted = [];
        let room = bytes;
        let weights = sections.reduce((sum, section) => sum + section.weight, 0);
        for (const section of sections) {
            const fitted = this.section(section, Math.floor((room * section.weight) / weights));
            weights -= section.weight;
            const size = fitted === null ? 0 : sizeOf(fitted) + 2;
            if (fitted !== null && size <= room) {
                folds.push(fitted);
                room -= isShown(fitted) ? size : 0;
            }
            else
                omitted.push(section);
        }
        return { folds, omitted };
    }
    section({ title, summary, blocks, isOpen }, bytes) {
        const fold = (body) => isOpen
            ? inBlocks([(0,text_escape/* gfm */.Te) `**${this.text(title)}**`, body])
            : (0,text_escape/* fold */.AU)((0,render/* toSummary */.mC)(this.mask(summary ?? title)), body);
        const whole = blocks.slice(0, -1).map((block) => this.block(block));
        const roomBeside = (body) => bytes - sizeOf(fold(inBlocks([...whole, ...body]))) - REST_BYTES;
        const last = blocks.at(-1);
        if (!last)
            return text_escape/* NOTHING */.K$;
        if (last.kind === 'document') {
            const room = roomBeside([]);
            return room < LEAST_BYTES ? null : fold(inBlocks([...whole, bodyOf(last.document, room)]));
        }
        const { lead, rows, separator, are } = this.parts(last);
        const drawn = [];
        let left = roomBeside(lead);
        for (const row of rows) {
            const made = row();
            left -= sizeOf(made) + 2;
            if (left < 0)
                break;
            drawn.push(made);
        }
        if (drawn.length === 0 && rows.length > 0)
            return null;
        const more = (0,text_text/* count */.U9)(rows.length - drawn.length, `more ${are}`);
        const rest = drawn.length === rows.length
            ? text_escape/* NOTHING */.K$
            : this.text((0,text_text/* text */.Qq) `${more}: left out for length, the JSON report has them.`);
        const body = inBlocks([...whole, (0,text_escape/* joinMarkdown */.UF)([...lead, ...drawn].filter(isShown), separator), rest]);
        return isShown(body) ? fold(body) : text_escape/* NOTHING */.K$;
    }
    omitted(omitted) {
        if (omitted.length === 0)
            return text_escape/* NOTHING */.K$;
        const titles = (0,text_text/* few */.H$)(omitted.map(({ title }) => title), OMITTED_SHOWN);
        return this.text((0,text_text/* text */.Qq) `Left out for length: ${titles}. The JSON report has everything.`);
    }
    block(block) {
        const { lead, rows, separator } = this.parts(block);
        return (0,text_escape/* joinMarkdown */.UF)([...lead, ...rows.map((row) => row())].filter(isShown), separator);
    }
    parts(block) {
        const whole = (drawn) => ({ lead: [drawn], rows: [], separator: text_escape/* NEWLINE */.Xy, are: '' });
        const rows = ({ items, are }, rowOf, lead = [], separator = text_escape/* NEWLINE */.Xy) => ({ lead, rows: items.map((item) => () => rowOf(item())), separator, are });
        switch (block.kind) {
            case 'paragraph':
                return whole(this.text(block.text));
            case 'list':
                return rows(block.rows, ({ sign, text: says }) => this.item(says, sign && SIGNS[sign]));
            case 'entries':
                return rows(block.rows, (entry) => this.entry(entry));
            case 'table':
                return rows(block.rows, (cells) => tableRow(cells.map((one) => this.cell(one))), [
                    tableHead(block.columns),
                ]);
            case 'comparison':
                return this.parts((0,document_document/* comparisonTable */.Qv)(block.rows));
            case 'facts': {
                const { of, facts } = block;
                const title = of ? (0,text_escape/* gfm */.Te) `**${this.text(of.name)}** ${this.text(of.size)}\n` : text_escape/* NOTHING */.K$;
                const lines = facts.map(({ label, text: says }) => (0,text_escape/* gfm */.Te) `- **${(0,text_escape/* fixedText */.GT)(label)}** ${this.text(says)}`);
                return whole(inLines([title, ...lines]));
            }
            case 'stack':
                return rows(block.rows, (blocks) => inBlocks(blocks.map((one) => this.block(one))), [], text_escape/* EMPTY_LINE */.ZS);
            case 'picture':
                return whole(block.markdown());
            case 'document':
                return whole(bodyOf(block.document, Infinity));
        }
    }
    entry({ level, id, of, subject, places = [], says, fix, also, base }) {
        if (level === 'note')
            return this.item((0,text_text/* text */.Qq) `Note: ${says}`);
        const whose = [of, subject, (0,document_document/* placesText */.i3)(places, false)]
            .map((part) => this.text(part ?? text_text/* NO_TEXT */.gd))
            .filter(isShown);
        const rule = id === null ? text_escape/* NOTHING */.K$ : (0,text_escape/* gfm */.Te) `**${(0,text_escape/* codeSpan */.SS)(id)}**`;
        const lead = (0,text_escape/* joinMarkdown */.UF)([SIGNS[level], rule, (0,text_escape/* joinMarkdown */.UF)(whose, (0,text_escape/* gfm */.Te) ` · `)].filter(isShown), (0,text_escape/* gfm */.Te) ` `);
        const lines = [
            (0,text_text/* hasWords */.kR)(says) ? (0,render/* toMarkdown */.l6)((0,text_text/* capital */.Nx)(this.mask(says))) : text_escape/* NOTHING */.K$,
            fix ? (0,text_escape/* gfm */.Te) `**Fix:** ${this.text(fix)}` : text_escape/* NOTHING */.K$,
            this.text(also ?? text_text/* NO_TEXT */.gd),
            base ? this.text((0,text_text/* text */.Qq) `Base: ${base}`) : text_escape/* NOTHING */.K$,
        ].filter(isShown);
        if (whose.length === 0 && lines.length === 1)
            return (0,text_escape/* gfm */.Te) `- ${lead} ${this.text(says)}`;
        return (0,text_escape/* gfm */.Te) `- ${(0,text_escape/* joinMarkdown */.UF)([lead, ...lines], BREAK)}`;
    }
    item(says, sign) {
        const shown = this.text(says);
        const drawn = isShown(shown) ? shown : (0,text_escape/* codeSpan */.SS)('');
        return sign === undefined ? (0,text_escape/* gfm */.Te) `- ${drawn}` : (0,text_escape/* gfm */.Te) `- ${sign} ${drawn}`;
    }
    cell(shown) {
        if (typeof shown === 'string')
            return (0,text_escape/* gfm */.Te) `${SIGNS[shown]} ${(0,text_escape/* fixedText */.GT)(shown)}`;
        if ('parts' in shown)
            return this.text(shown);
        const { arrow, word, isWorse } = shown.trend;
        const value = this.text(shown.head);
        if (arrow === null || word === null)
            return value;
        return (0,text_escape/* gfm */.Te) `${isWorse ? (0,text_escape/* gfm */.Te) `**${value}**` : value} ${(0,text_escape/* fixedText */.GT)(`${arrow} ${word}`)}`;
    }
}
const BREAK = (0,text_escape/* gfm */.Te) `\\\n  `;
function tableRow(cells) {
    return (0,text_escape/* gfm */.Te) `| ${(0,text_escape/* joinMarkdown */.UF)(cells.map(text_escape/* cell */.Hn), (0,text_escape/* gfm */.Te) ` | `)} |`;
}
function tableHead(columns) {
    const rule = columns.map(({ isNumeric }) => (isNumeric === true ? (0,text_escape/* gfm */.Te) `--:` : (0,text_escape/* gfm */.Te) `---`));
    return inLines([tableRow(columns.map(({ title }) => (0,text_escape/* fixedText */.GT)(title))), tableRow(rule)]);
}
function isShown(markdown) {
    return (0,text_escape/* sourceOf */.vz)(markdown) !== '';
}
function inLines(lines) {
    return (0,text_escape/* joinMarkdown */.UF)(lines.filter(isShown), text_escape/* NEWLINE */.Xy);
}
function inBlocks(blocks) {
    return (0,text_escape/* joinMarkdown */.UF)(blocks.filter(isShown), text_escape/* EMPTY_LINE */.ZS);
}
function sizeOf(markdown) {
    return (0,text_escape/* bytesOf */.$$)((0,text_escape/* sourceOf */.vz)(markdown));
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/document/marker.js
var document_marker = __webpack_require__(305);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/document/layout.js
var layout = __webpack_require__(9013);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/document/terminal.js





const STYLES = {
    pass: 'green',
    warn: 'yellow',
    fail: 'red',
    unknown: 'red',
    allow: 'green',
    deny: 'red',
    error: 'red',
    warning: 'yellow',
    info: 'dim',
};
const ROWS_SHOWN = 50;
const ENTRIES_SHOWN = 100;
const NARROWEST = 40;
const FACT_COLUMNS = 13;
function documentText(document, { colour, width }) {
    const blocks = new Terminal(Math.max(NARROWEST, width), (0,layout/* painter */.C2)(colour), document.mask).document(document);
    return `${(0,text_escape/* logSafe */.sN)(blocks.map((lines) => lines.join('\n')).join('\n\n'))}\n`;
}
class Terminal {
    width;
    paint;
    mask;
    constructor(width, paint, mask) {
        this.width = width;
        this.paint = paint;
        this.mask = mask;
    }
    show(shown) {
        return (0,render/* toTerminal */.yw)(this.mask?.(shown) ?? shown);
    }
    wrapped(shown, indent = 0, hanging = 0) {
        return (0,layout/* wrap */.LV)(this.show(shown), this.width, indent, hanging);
    }
    document({ title: { sign, says }, head, entries, tail = [], sections, foot = [] }) {
        const isPlan = ({ blocks }) => blocks.some(({ kind }) => kind === 'document');
        const inOrder = [...sections.filter((one) => !isPlan(one)), ...sections.filter(isPlan).toReversed()];
        const word = sign === null ? '' : `${sign.toUpperCase()}  `;
        const [first = '', ...others] = (0,layout/* wrap */.LV)(word + this.show(says), this.width, 0, word.length);
        const blocks = [
            [
                (sign === null ? '' : `${this.paint(STYLES[sign], word.trimEnd())}  `) +
                    this.paint('bold', first.slice(word.length)),
                ...others.map((line) => this.paint('bold', line)),
            ],
            ...head.map((block) => this.block(block, 0)),
            ...entries.slice(0, ENTRIES_SHOWN).map((entry) => this.entry(entry, 0)),
            this.left(entries.length - ENTRIES_SHOWN, 'finding', 0),
            ...tail.map((line) => this.wrapped(line)),
            ...inOrder.flatMap((section) => this.section(section)),
            foot.flatMap((line) => this.wrapped(line).map((one) => this.paint('dim', one))),
        ];
        return blocks.filter((lines) => lines.length > 0);
    }
    section({ title, blocks }) {
        const last = blocks.at(-1);
        if (last?.kind === 'document') {
            const ruler = `== ${this.show(title)} `.padEnd(this.width, '=');
            return [[this.paint('bold', ruler)], ...this.nested(last.document)];
        }
        const lines = blocks.flatMap((block) => this.block(block, 2));
        const heading = this.wrapped(title, 0, 2).map((line) => this.paint('bold', line));
        return lines.length === 0 ? [] : [[...heading, ...lines]];
    }
    nested(document) {
        return new Terminal(this.width, this.paint, document.mask).document(document);
    }
    block(block, indent) {
        switch (block.kind) {
            case 'paragraph':
                return this.wrapped(block.text, indent);
            case 'list':
                return this.rows(block.rows, indent, ({ sign, text: says }) => {
                    const mark = sign === undefined || sign === 'info' || sign === 'pass' ? '-' : '!';
                    return this.wrapped((0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(mark)} ${says}`, indent, 2);
                });
            case 'entries':
                return this.rows(block.rows, indent, (entry) => this.entry(entry, indent));
            case 'table':
                return this.table(block, indent);
            case 'comparison':
                return this.table((0,document_document/* comparisonTable */.Qv)(block.rows), indent);
            case 'facts': {
                const { of, facts } = block;
                const inner = indent + (of ? 2 : 0);
                return [
                    ...(of ? this.wrapped((0,text_text/* text */.Qq) `group ${of.name}, ${of.size}`, indent, 2) : []),
                    ...facts.flatMap(({ label, text: says }) => {
                        const [first = '', ...others] = this.wrapped(says, inner + FACT_COLUMNS);
                        return [' '.repeat(inner) + label.padEnd(FACT_COLUMNS) + first.trimStart(), ...others];
                    }),
                ];
            }
            case 'stack':
                return this.rows(block.rows, indent, (blocks) => blocks.flatMap((one, i) => this.block(one, i === 0 ? indent : indent + 2)));
            case 'picture':
                return block.terminal(this.width - indent, this.paint).map((line) => ' '.repeat(indent) + line);
            case 'document':
                return this.nested(block.document).flat();
        }
    }
    rows({ items, are }, indent, linesOf) {
        const shown = items.slice(0, ROWS_SHOWN).flatMap((row) => linesOf(row()));
        return [...shown, ...this.left(items.length - ROWS_SHOWN, are, indent)];
    }
    left(more, are, indent) {
        return more <= 0 ? [] : this.wrapped((0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(more, `more ${are}`)} in the JSON report.`, indent);
    }
    entry({ level, id, of, subject, places = [], says, fix, also, base }, indent) {
        if (level === 'note')
            return this.wrapped((0,text_text/* text */.Qq) `Note: ${says}`, indent, 2);
        const rule = id === null ? text_text/* NO_TEXT */.gd : (0,text_text/* name */.UU)('object', id);
        const lead = (0,text_text/* joinTexts */.B5)([(0,text_text/* literal */.eu)(level), rule, of ?? text_text/* NO_TEXT */.gd, (0,document_document/* placesText */.i3)(places, true)], '  ');
        const [first = '', ...others] = this.wrapped(lead, indent, 2);
        const inner = indent + 2;
        return [
            first.replace(level, (written) => this.paint(STYLES[level], written)),
            ...others,
            ...((0,text_text/* hasWords */.kR)(says) ? this.wrapped(subject ? (0,text_text/* text */.Qq) `${subject}: ${says}` : says, inner) : []),
            ...(fix ? this.wrapped((0,text_text/* text */.Qq) `Fix: ${fix}`, inner, 2) : []),
            ...(also ? this.wrapped(also, inner, 2) : []),
            ...(base ? this.wrapped((0,text_text/* text */.Qq) `Base: ${base}`, inner, 2) : []),
        ];
    }
    table({ columns, rows }, indent) {
        const shown = rows.items.slice(0, ROWS_SHOWN).map((row) => row());
        const cells = shown.map((row) => row.map((cell) => {
            if (typeof cell === 'string')
                return cell.toUpperCase();
            if ('parts' in cell)
                return this.show(cell);
            return this.show(cell.head) + (cell.trend.word === null ? '' : `, ${cell.trend.word}`);
        }));
        const isWorse = (row) => row?.some((cell) => typeof cell === 'object' && 'trend' in cell && cell.trend.isWorse) ?? false;
        const lines = (0,layout/* gridLines */.YH)([columns.map(({ title }) => title), ...cells], this.width, indent);
        return [
            ...lines.flatMap((row, i) => {
                const style = i === 0 ? 'dim' : isWorse(shown[i - 1]) ? 'red' : null;
                return style ? row.map((line) => this.paint(style, line)) : row;
            }),
            ...this.left(rows.items.length - shown.length, rows.are, indent),
        ];
    }
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/drift.js + 9 modules
var drift = __webpack_require__(319);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/footer.js
var footer = __webpack_require__(5002);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/drift-document.js






function driftDocument(drift, detail) {
    const { run, clusters } = drift;
    const isNamed = detail !== 'none';
    return {
        title: { sign: drift.verdict, report: (0,text_text/* text */.Qq) `Drift:`, says: headlineOf(drift) },
        head: [],
        entries: isNamed ? driftProblems(drift).map((says) => ({ level: 'error', id: null, says })) : [],
        sections: isNamed ? clusters.filter(({ effects }) => effects.length > 0).map(clusterSection) : [],
        foot: run.reports.flatMap((report) => (0,footer/* footerPhrases */.K)(report, isNamed).slice(1)),
        mask: (0,plan_document/* maskOf */._)(run.reports, detail),
    };
}
function driftProblems({ problems, run }) {
    return [...problems, ...run.reports.flatMap(drift/* unjudgedIn */.aq).map(({ message }) => message)];
}
function headlineOf({ verdict, clusters }) {
    if (verdict === 'unknown')
        return (0,text_text/* text */.Qq) `could not evaluate what changed`;
    const effects = clusters.flatMap((cluster) => cluster.effects);
    const worse = effects.filter(({ isWorse }) => isWorse).length;
    if (effects.length === 0)
        return (0,text_text/* text */.Qq) `nothing changed in effect since the last report`;
    const changes = (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(effects.length, 'effective change')} without a policy edit`;
    return worse === 0 ? (0,text_text/* text */.Qq) `${changes}, none for the worse` : (0,text_text/* text */.Qq) `${changes}, ${worse} for the worse`;
}
function clusterSection({ report, then, effects }) {
    const { cluster } = report.plan;
    const { takenAt } = then.snapshot;
    const since = takenAt === null ? (0,text_text/* text */.Qq) `the last report` : (0,text_text/* text */.Qq) `${(0,words/* utcPhrase */.OK)(takenAt)} UTC`;
    const item = ({ says, isWorse }) => {
        return { text: says, sign: isWorse ? 'warning' : 'info' };
    };
    const worstFirst = effects.toSorted((a, b) => Number(b.isWorse) - Number(a.isWorse));
    return {
        title: cluster === null ? (0,text_text/* text */.Qq) `Since ${since}` : (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('cluster', cluster)}, since ${since}`,
        blocks: [{ kind: 'list', rows: (0,document_document/* rowsOf */.RO)(worstFirst, 'line', item) }],
        weight: 1,
        isOpen: true,
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/when.js
var when = __webpack_require__(8622);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/instants.js
var instants = __webpack_require__(7892);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/gate-document.js








function gateDocument(report, detail) {
    const { gate, isUnknown, at, run, reasons, notes } = report.decision;
    const zone = run.reports[0].plan.timeZone;
    const why = isUnknown ? (0,text_text/* text */.Qq) `: it could not be evaluated` : (0,text_text/* text */.Qq) ` now`;
    return {
        title: {
            sign: gate === 'deny' && isUnknown ? 'unknown' : gate,
            report: null,
            says: gate === 'allow'
                ? (0,text_text/* text */.Qq) `The rollout may start now, ${(0,words/* instantPhrase */.D8)(at, zone)}`
                : (0,text_text/* text */.Qq) `The rollout may not start${why}`,
        },
        head: [(0,document_document/* paragraph */.FY)(whenPhrase(report, zone))],
        entries: [...reasons.map(reasonEntry), ...(0,text_text/* distinctTexts */.XY)(notes).map(document_document/* noteEntry */.Xq)],
        sections: [],
        foot: run.reports.flatMap((one) => (0,footer/* footerPhrases */.K)(one, detail !== 'none')),
        mask: (0,plan_document/* maskOf */._)(run.reports, detail),
    };
}
function reasonEntry({ code, cluster, says, fix, place }) {
    return {
        ...{ level: 'error', id: code, says, fix, places: place ? [place] : [] },
        ...(cluster === null ? {} : { of: (0,text_text/* name */.UU)('cluster', cluster) }),
    };
}
function gateSentences(report, detail) {
    const { title, mask } = gateDocument(report, detail);
    const { reasons, notes, run } = report.decision;
    const show = (shown) => (0,render/* toTerminal */.yw)(mask?.(shown) ?? shown);
    const [first] = reasons;
    const where = first?.cluster ? (0,text_text/* text */.Qq) ` in ${(0,text_text/* name */.UU)('cluster', first.cluster)}` : text_text/* NO_TEXT */.gd;
    return {
        headline: show(first ? (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(first.code.replaceAll('-', ' '))}${where}: ${first.says}` : title.says),
        when: show(whenPhrase(report, run.reports[0].plan.timeZone)),
        notes: (0,text_text/* distinctTexts */.XY)(notes).map(show),
    };
}
function startTimesDocument(times) {
    const { spans, from, to, last } = times;
    const zone = last.run.reports[0].plan.timeZone;
    const range = (0,text_text/* text */.Qq) `from ${(0,words/* instantPhrase */.D8)(from, zone)} to ${(0,words/* instantPhrase */.D8)(to, zone)}`;
    const denial = (0,when/* denialOf */.Z)(times);
    const says = spans.length === 0
        ? (0,text_text/* text */.Qq) `No start ${range} is allowed.`
        : (0,text_text/* text */.Qq) `Starts ${range} that break no rule, best first:`;
    return {
        title: { sign: null, report: null, says },
        head: (0,document_document/* listOf */.c3)(spans.map((span) => spanPhrase(span, zone)), 'span'),
        entries: spans.length === 0 && denial ? [reasonEntry(denial)] : [],
        sections: [],
    };
}
function spanPhrase({ from, until, outlook, peakAtOnce, worstLoss }, zone) {
    const span = (0,text_text/* text */.Qq) `${(0,words/* instantPhrase */.D8)(from, zone)} to ${(0,words/* instantPhrase */.D8)(until, zone)}`;
    return (0,text_text/* text */.Qq) `${span}: at most ${peakAtOnce} at once, worst loss ${worstLoss}. ${outlookPhrase(outlook, zone)}`;
}
function whenPhrase({ decision: { at, isUnknown }, outlook, next }, zone) {
    if (outlook)
        return outlookPhrase(outlook, zone);
    if (next === null || isUnknown)
        return (0,text_text/* text */.Qq) `Fix this first; the next allowed start is unknown until then.`;
    const { isExact, searchedUntil, outlook: then } = next;
    if (then === null) {
        const how = isExact ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` (partly checked by the hour)`;
        return (0,text_text/* text */.Qq) `No allowed start found up to ${(0,words/* instantPhrase */.D8)(searchedUntil, zone)}${how}; waiting will not help.`;
    }
    const when = then.at <= at
        ? (0,text_text/* text */.Qq) `now`
        : (0,text_text/* text */.Qq) `on ${(0,words/* instantPhrase */.D8)(then.at, zone)}, in ${(0,text_text/* literal */.eu)((0,instants/* durationText */.S5)(then.at - at))}`;
    const rough = isExact
        ? text_text/* NO_TEXT */.gd
        : (0,text_text/* text */.Qq) ` It may be allowed some minutes earlier: not every minute was checked.`;
    return (0,text_text/* text */.Qq) `It may start ${when}, given a fresh snapshot of the same fleet. ${outlookPhrase(then, zone)}${rough}`;
}
function outlookPhrase(outlook, zone) {
    const { finish, isHeld, endsInsideWindows, nextFreeze, endsBeforeFreeze } = outlook;
    if (isHeld)
        return (0,text_text/* text */.Qq) `It does not start by itself.`;
    const end = finish === null ? (0,text_text/* text */.Qq) `It does not finish` : (0,text_text/* text */.Qq) `It finishes on ${(0,words/* instantPhrase */.D8)(finish, zone)}`;
    const windows = endsInsideWindows === null
        ? text_text/* NO_TEXT */.gd
        : endsInsideWindows
            ? (0,text_text/* text */.Qq) `, inside its windows`
            : (0,text_text/* text */.Qq) `, with targets still unavailable when a window closes`;
    if (nextFreeze === null)
        return (0,text_text/* text */.Qq) `${end}${windows}. No freeze is ahead.`;
    const freeze = (0,text_text/* text */.Qq) `the freeze ${(0,text_text/* name */.UU)('object', nextFreeze.name)} begins on ${(0,words/* instantPhrase */.D8)(nextFreeze.window.from, zone)}`;
    return endsBeforeFreeze
        ? (0,text_text/* text */.Qq) `${end}${windows}, before ${freeze}.`
        : (0,text_text/* text */.Qq) `${end}${windows}, after ${freeze}; no target is unavailable during it.`;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/canonical.js
var canonical = __webpack_require__(4213);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers.js
var numbers = __webpack_require__(3679);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/held.js
var held = __webpack_require__(9861);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/hidden-names.js
var hidden_names = __webpack_require__(2448);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/outcome-of.js
var outcome_of = __webpack_require__(7388);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(6594);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/json/written.js
var written = __webpack_require__(8111);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/json/policy.js




function refJson(ref) {
    return (0,written/* written */.Mp)(ref, 'system', 'kind', 'namespace', 'name');
}
function policyJson(diff, inCluster) {
    const { base, head, ref } = diff;
    const drains = (0,system/* factOf */.yD)(head, 'drain-limit');
    const recorded = head ? (0,system/* factsOf */.xS)(head, 'recorded-state') : [];
    const change = head?.change;
    return {
        system: ref.system,
        apiVersion: diff.apiVersion,
        ...(0,written/* written */.Mp)(ref, 'kind', 'namespace', 'name'),
        ...(0,written/* written */.Mp)(diff.place, 'file', 'line'),
        change: diff.change,
        base: base && effectJson(base),
        head: head && effectJson(head),
        changeEffect: change
            ? { ...(0,written/* written */.Mp)(change, 'kind', 'says', 'batched', 'targetsAtOnce'), ...(0,written/* placeJson */.wo)(change.place) }
            : null,
        starts: head !== null && !(0,outcome_of/* startsNothing */.$D)(head),
        notes: (head?.notes ?? []).map(render/* toPlain */.Ul),
        sameEffect: diff.sameEffect,
        moved: diff.moved.map(({ target, from, to }) => ({ target, from, to })),
        touchedThrough: diff.touchedThrough.map(refJson),
        inCluster: inCluster || undefined,
        drains: drains && {
            ...(0,written/* written */.Mp)(drains, 'expectedPods', 'desiredHealthy', 'currentHealthy', 'disruptionsAllowed'),
            ...(0,written/* written */.Mp)(drains, 'pods', 'nodes'),
            held: drains.held.map((one) => ({
                ...(0,written/* written */.Mp)(one, 'cause', 'pods', 'nodes', 'forGood', 'says'),
                fix: (0,render/* toPlain */.Ul)((0,system/* fixText */.Xc)(one.fix)),
            })),
        },
        byDefinition: (0,system/* factOf */.yD)(head, 'by-definition'),
        recorded: recorded.length > 0
            ? recorded.map((one) => (0,written/* written */.Mp)(one, 'of', 'target', 'state', 'since', 'until', 'held'))
            : undefined,
    };
}
function effectJson(policy) {
    const { effect } = policy;
    return {
        groups: effect.groups.map(groupJson),
        ...(0,written/* written */.Mp)(effect, 'peakAtOnce', 'worstLoss', 'outcome'),
        starts: (0,outcome_of/* startsOf */.jb)(policy),
        ...(0,written/* written */.Mp)(effect, 'finish', 'start', 'stops'),
    };
}
function groupJson(group) {
    const { inFlight, ifNext } = group;
    const [stage, resting] = [(0,system/* factOf */.yD)(group, 'stage'), (0,system/* factOf */.yD)(group, 'resting')];
    return {
        ...(0,written/* written */.Mp)(group, 'name', 'unit', 'matched', 'targets'),
        ceiling: (0,written/* written */.Mp)(group.ceiling, 'declared', 'enforced'),
        allowed: group.allowed.map((span) => (0,written/* written */.Mp)(span, 'reason', 'from', 'to', 'limit', 'remaining')),
        strategy: group.strategy,
        batches: group.batches.map((batch) => (0,written/* written */.Mp)(batch, 'index', 'size', 'targets', 'start', 'end', 'succeeded', 'failed')),
        ...(0,written/* written */.Mp)(group, 'peakAtOnce', 'peakPercent', 'worstLoss', 'stops', 'start', 'finish', 'outcome', 'why'),
        inFlight: inFlight && (0,written/* written */.Mp)(inFlight, 'targets', 'end'),
        ifNext: ifNext && { policies: ifNext.policies.map(refJson), ...(0,written/* written */.Mp)(ifNext, 'outcome', 'why') },
        outBefore: group.outBefore,
        blocked: group.blocked.map((one) => (0,written/* written */.Mp)(one, 'target', 'why')),
        brakes: group.brakes,
        domains: group.domains.map((one) => (0,written/* written */.Mp)(one, 'key', 'value', 'matched', 'peakAtOnce', 'batch')),
        ...(0,written/* written */.Mp)(group, 'selected', 'lostTo', 'carriedOver'),
        availability: (0,system/* factOf */.yD)(group, 'availability'),
        pauses: stage?.pauses?.map(({ kind, ms, guards }) => ({
            ...{ kind, seconds: ms === null ? null : ms / 1000, holdsBack: guards },
        })),
        awaitsPerson: stage?.awaitsPerson,
        rolls: refJson(group.rolls),
        declaredIn: refJson(group.declaredIn),
        production: group.production,
        fix: group.fix ? (0,render/* toPlain */.Ul)((0,system/* fixText */.Xc)(group.fix)) : undefined,
        extremes: group.extremes ?? undefined,
        bake: (0,system/* factOf */.yD)(group, 'bake'),
        resting: resting && { ...resting, says: (0,render/* toPlain */.Ul)(resting.says) },
    };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/json/index.js









function renderJson(report) {
    return (0,written/* jsonText */.s$)(reportJson(report));
}
function reportJson(report) {
    const { plan } = report;
    const removed = plan.policies.flatMap(({ ref, base, head }) => {
        const targets = head === null ? (base?.onDelete?.targets.length ?? 0) : 0;
        return targets > 0 ? [{ policy: refJson(ref), targets, unit: (0,words/* unitOf */.uF)(base?.effect.groups ?? []) }] : [];
    });
    return {
        schemaVersion: written/* SCHEMA_VERSION */.f$,
        verdict: report.verdict,
        digest: plan.digest,
        ...(0,written/* written */.Mp)(plan, 'at'),
        horizon: (0,written/* written */.Mp)(plan.horizon, 'from', 'to'),
        snapshot: (0,written/* written */.Mp)(plan.snapshot, 'nodes', 'ready', 'clusters', 'takenAt', 'digest'),
        policies: plan.policies.map((diff) => policyJson(diff, (0,held/* isHeld */.i)(diff, plan))),
        combined: {
            base: plan.base && combinedJson(plan.base.combined),
            head: {
                ...combinedJson(plan.head.combined),
                removedAtOnce: removed.length === 0 ? undefined : removed.toSorted((a, b) => b.targets - a.targets),
            },
        },
        findings: [...report.findings, ...report.waived].map((finding) => ({
            ...(0,written/* written */.Mp)(finding, 'rule', 'severity', 'status', 'breaks', 'message', 'remediation'),
            policy: finding.policy && refJson(finding.policy),
            group: finding.group,
            ...(0,written/* placeJson */.wo)(finding.place),
            ...(0,written/* written */.Mp)(finding, 'fingerprint', 'evidence', 'waiver', 'magnitude', 'before', 'why'),
        })),
        problems: plan.problems.map((problem) => ({
            ...(0,written/* written */.Mp)(problem, 'severity', 'code', 'message'),
            ...(0,written/* placeJson */.wo)(problem.place),
        })),
        ...(0,written/* written */.Mp)(report, 'wouldFail', 'failOn'),
        sides: (0,written/* written */.Mp)(report.sides, 'base', 'head'),
        rulesFrom: report.rulesFrom,
        notices: report.notices.map(render/* toPlain */.Ul),
        assumedVersions: plan.head.assumedVersions.map((one) => (0,written/* written */.Mp)(one, 'system', 'version', 'why')),
        ...(0,written/* written */.Mp)(plan, 'timeZone', 'cluster'),
        headline: (0,hidden_names/* hiderOf */.S)([report], 'counts')((0,render/* toTerminal */.yw)((0,report_title/* titlePhrase */.S)(report, (0,selection/* selectionOf */.Wm)(report)))),
    };
}
function combinedJson(combined) {
    const begun = (0,numbers/* begunTogether */.SM)({ combined });
    const { peakAtOnce, peakAt, contributors } = togetherJson(begun);
    const peaks = new Map(combined.scopes.flatMap(({ scope, withoutNext }) => scope.kind === 'domain'
        ? [[JSON.stringify([scope.key, scope.value]), withoutNext.peakAtOnce]]
        : []));
    const domainJson = (domain) => (0,written/* written */.Mp)(domain, 'key', 'value', 'matched', 'peakAtOnce');
    return {
        peakAtOnce,
        peakAt,
        byDomain: combined.byDomain.map((domain) => ({
            ...domainJson(domain),
            peakAtOnce: peaks.get(JSON.stringify([domain.key, domain.value])) ?? domain.peakAtOnce,
        })),
        unit: combined.unit,
        contributors,
        withNext: isSame(combined, begun)
            ? null
            : { ...togetherJson(combined), byDomain: combined.byDomain.map(domainJson) },
        scopes: combined.scopes
            .filter((scope) => scope.peakAtOnce > 0)
            .map((scope) => ({
            ...(0,written/* written */.Mp)(scope, 'scope', 'unit', 'members'),
            ...togetherJson(scope),
            withoutNext: isSame(scope, scope.withoutNext) ? null : togetherJson(scope.withoutNext),
        })),
    };
}
function isSame(a, b) {
    return JSON.stringify(togetherJson(a)) === JSON.stringify(togetherJson(b));
}
function togetherJson(together) {
    return {
        ...(0,written/* written */.Mp)(together, 'peakAtOnce', 'peakAt'),
        contributors: together.contributors.map(({ policy, out, isNext }) => ({
            ...{ policy: policy && refJson(policy), out, isNext },
        })),
    };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/json/clusters.js




function renderClustersJson(run) {
    const parts = run.reports.map((report) => ({ plan: report.plan, json: reportJson(report) }));
    const all = (key) => parts.flatMap(({ plan, json }) => json[key].map((entry) => ({ cluster: plan.cluster, ...entry })));
    const [{ plan }] = run.reports;
    const peakOf = (part) => (0,numbers/* begunTogether */.SM)(part.plan.head).peakAtOnce;
    const widest = parts.reduce((a, b) => (peakOf(b) > peakOf(a) ? b : a));
    return (0,written/* jsonText */.s$)({
        ...(0,written/* written */.Mp)(run, 'verdict', 'digest'),
        ...(0,written/* written */.Mp)(plan, 'at'),
        horizon: (0,written/* written */.Mp)(plan.horizon, 'from', 'to'),
        snapshot: snapshotsJson(run),
        policies: all('policies'),
        combined: widest.json.combined,
        findings: all('findings'),
        problems: all('problems'),
        ...(0,written/* written */.Mp)(run, 'wouldFail', 'failOn'),
        clusters: parts.map(({ plan: { cluster }, json }) => {
            const { policies: _policies, findings: _findings, problems: _problems, ...left } = json;
            return { name: cluster, ...left };
        }),
    });
}
function snapshotsJson({ reports }) {
    const snapshots = reports.map(({ plan }) => plan.snapshot);
    const sum = (key) => snapshots.reduce((total, snapshot) => total + snapshot[key], 0);
    const taken = snapshots.flatMap(({ takenAt }) => takenAt ?? []);
    const takenAt = taken.length < snapshots.length ? null : Math.min(...taken);
    return {
        ...{ nodes: sum('nodes'), ready: sum('ready'), clusters: sum('clusters') },
        ...(0,written/* written */.Mp)({ takenAt }, 'takenAt'),
        digest: (0,canonical/* sha256 */.s)(snapshots.map(({ digest }) => digest)),
    };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/json/drift.js



function renderDriftJson(drift) {
    return (0,written/* jsonText */.s$)({
        ...(0,written/* written */.Mp)(drift, 'verdict', 'digest'),
        problems: driftProblems(drift).map(render/* toTerminal */.yw),
        clusters: drift.clusters.map(({ report: { plan }, then, effects }) => ({
            name: plan.cluster,
            ...(0,written/* written */.Mp)(plan, 'at'),
            ...(0,written/* written */.Mp)({ since: then.snapshot.takenAt }, 'since'),
            effects: effects.map(({ kind, subject, says, isWorse }) => ({
                ...{ kind, subject: subject && (0,render/* toPlain */.Ul)(subject), message: (0,render/* toPlain */.Ul)(says), isWorse },
            })),
        })),
    });
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/json/gate.js



function renderGateJson({ decision, outlook, next }) {
    const { run, reasons } = decision;
    return (0,written/* jsonText */.s$)({
        gate: decision.gate,
        nextWindow: next?.outlook ? (0,written/* written */.Mp)(next.outlook, 'at').at : null,
        ...(0,written/* written */.Mp)(decision, 'at'),
        ...(0,written/* written */.Mp)(run, 'verdict', 'digest'),
        reason: reasons[0] ? reasonJson(reasons[0]) : null,
        reasons: reasons.map(reasonJson),
        notes: decision.notes.map(render/* toPlain */.Ul),
        now: outlook && outlookJson(outlook),
        next: next && {
            outlook: next.outlook && outlookJson(next.outlook),
            ...(0,written/* written */.Mp)(next, 'searchedUntil'),
            everyMinute: next.isExact,
        },
        clusters: run.reports.map(({ plan, verdict }) => ({
            ...{ name: plan.cluster, verdict, digest: plan.digest },
            snapshot: (0,written/* written */.Mp)(plan.snapshot, 'takenAt', 'digest'),
        })),
    });
}
function reasonJson({ code, cluster, says, fix, place }) {
    return { code, cluster, message: (0,render/* toPlain */.Ul)(says), remediation: fix && (0,render/* toPlain */.Ul)(fix), ...(0,written/* placeJson */.wo)(place) };
}
function outlookJson(outlook) {
    const { at, nextFreeze } = outlook;
    return {
        ...(0,written/* written */.Mp)({ start: at }, 'start'),
        ...(0,written/* written */.Mp)(outlook, 'finish', 'endsInsideWindows', 'endsBeforeFreeze'),
        nextFreeze: nextFreeze && { name: nextFreeze.name, ...(0,written/* written */.Mp)(nextFreeze.window, 'from', 'to') },
    };
}
function renderStartTimesJson(times) {
    const { spans, last } = times;
    const denial = spans.length > 0 ? null : (0,when/* denialOf */.Z)(times);
    return (0,written/* jsonText */.s$)({
        ...(0,written/* written */.Mp)(times, 'from', 'to'),
        when: spans.map((span) => ({
            ...(0,written/* written */.Mp)(span, 'from', 'until'),
            outlook: outlookJson(span.outlook),
            ...(0,written/* written */.Mp)(span, 'peakAtOnce', 'worstLoss'),
        })),
        denied: denial ? { ...(0,written/* written */.Mp)(last, 'at'), code: denial.code, message: (0,render/* toPlain */.Ul)(denial.says) } : null,
    });
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/json/merge.js

function renderMergeJson(merged) {
    const { legs, problems, findings, waves } = merged;
    const plain = (one) => (0,written/* written */.Mp)(one, ...Object.keys(one));
    return (0,written/* jsonText */.s$)({
        ...(0,written/* written */.Mp)(merged, 'verdict', 'digest', 'wouldFail'),
        clusters: legs.map(legJson),
        waves: waves.map(plain),
        findings: [
            ...findings.map((finding) => ({ cluster: null, ...plain(finding) })),
            ...legs.flatMap(({ cluster, findings: own }) => own.map((finding) => ({ ...plain(finding), cluster }))),
        ],
        problems: [
            ...problems.map((problem) => ({
                severity: 'error',
                ...(0,written/* written */.Mp)(problem, 'code', 'cluster', 'message'),
                ...(0,written/* placeJson */.wo)(null),
            })),
            ...legs.flatMap(({ cluster, problems: own }) => own.map((problem) => ({ ...plain(problem), cluster }))),
        ],
    });
}
function legJson(leg) {
    const { policies } = leg;
    const effects = policies.flatMap(({ head }) => head ?? []);
    return {
        name: leg.cluster,
        report: leg.source,
        ...(0,written/* written */.Mp)(leg, 'verdict', 'digest', 'wouldFail', 'failOn', 'at'),
        snapshot: (0,written/* written */.Mp)(leg, 'nodes', 'ready', 'takenAt'),
        peakAtOnce: leg.peakAtOnce,
        worstLoss: Math.max(0, ...effects.map(({ worstLoss }) => worstLoss)),
        policies: policies.length,
        changed: policies.filter(({ sameEffect }) => !sameEffect).length,
    };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/annotations.js






function remarksOf(report, findings, detail) {
    const hide = (0,hidden_names/* hiderOf */.S)([report], detail);
    const line = (given) => (0,text_escape/* annotationText */.xr)(hide(given).replaceAll('\n', ' '));
    return [
        ...report.plan.problems.map(({ code, severity, place, message }) => ({
            ...{ id: code, severity, place, message: line((0,render/* toPlain */.Ul)(message)), fix: '', waiver: null, finding: null },
        })),
        ...findings.map((finding) => {
            const { rule, severity, place, message, remediation, waiver } = finding;
            return {
                ...{ id: rule, severity, place, message: line(message), fix: line(remediation), finding },
                waiver: waiver && line(`${waiver.owner}, until ${waiver.expires}: ${waiver.reason}`),
            };
        }),
    ];
}
const ANNOTATIONS_PER_LEVEL = 10;
const LEVELS = { error: 'error', warning: 'warning', info: 'notice' };
function annotationsOfRun(run, detail = 'full') {
    const all = (0,run_report/* worstClustersFirst */.l)(run).flatMap((report) => {
        const { fresh, decisive } = (0,selection/* selectionOf */.Wm)(report).findings;
        const whose = run.reports.length === 1 ? '' : `${report.plan.cluster ?? '(no name)'}: `;
        return remarksOf(report, (0,selection/* worstFirst */.md)([...decisive, ...fresh]), detail).map(({ id, severity, place, message, fix }) => ({
            level: LEVELS[severity],
            ...(0,written/* placeJson */.wo)(place),
            title: (0,text_escape/* logSafe */.sN)((0,text_escape/* annotationText */.xr)(`fleetplan: ${whose}${id}`)),
            message: (0,text_escape/* logSafe */.sN)(fix === '' ? message : `${message}\nFix: ${fix}`),
        }));
    });
    return Object.values(LEVELS).flatMap((level) => {
        const own = all.filter((annotation) => annotation.level === level);
        if (own.length <= ANNOTATIONS_PER_LEVEL)
            return own;
        const more = own.length - ANNOTATIONS_PER_LEVEL + 1;
        const message = `${more} more of this level are in the job summary and in the JSON report.`;
        return [...own.slice(0, -more), { level, ...(0,written/* placeJson */.wo)(null), title: `fleetplan: ${more} more`, message }];
    });
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/sarif.js




const RESULTS_PER_RUN = 5_000;
const RESULT_BYTES = 8_000_000;
const OVERHEAD = 1_000;
const sarif_LEVELS = { error: 'error', warning: 'warning', info: 'note' };
const WORST_FIRST = ['error', 'warning', 'info'];
const BASELINE = { new: 'new', worsened: 'updated', unchanged: 'unchanged', fixed: 'absent' };
function renderSarif(run, { detail, rulePage }) {
    const isOne = run.reports.length === 1;
    const all = (0,run_report/* worstClustersFirst */.l)(run).flatMap((report) => {
        const findings = [...report.findings, ...report.waived].filter(({ status }) => status !== 'fixed');
        return remarksOf(report, findings, detail).map((remark) => resultOf(remark, report, isOne));
    });
    const worst = WORST_FIRST.flatMap((severity) => all.filter(({ level }) => level === sarif_LEVELS[severity]));
    let bytes = 0;
    const results = worst.slice(0, RESULTS_PER_RUN).filter((result) => {
        bytes += (0,text_escape/* bytesOf */.$$)(JSON.stringify(result)) + OVERHEAD;
        return bytes <= RESULT_BYTES;
    });
    const left = worst.length - results.length;
    const text = `${left} more results are not in this file, as code scanning would not show them; the JSON report has them.`;
    const notices = left > 0 ? [{ level: 'warning', message: { text } }] : null;
    const ids = [...new Set(results.map(({ ruleId }) => ruleId))].sort();
    const log = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'fleetplan', rules: ids.map((id) => ruleOf(id, rulePage(id))) } },
                invocations: [
                    {
                        executionSuccessful: run.verdict !== 'unknown',
                        ...(notices && { toolExecutionNotifications: notices }),
                    },
                ],
                columnKind: 'utf16CodeUnits',
                results: results.map(({ ruleId, ...result }) => ({
                    ...{ ruleId, ruleIndex: ids.indexOf(ruleId), ...result },
                })),
            },
        ],
    };
    return `${(0,text_escape/* jsonLogSafe */.yJ)(JSON.stringify(log, null, 2))}\n`;
}
function resultOf({ id, severity, place, message, fix, waiver, finding }, report, isOne) {
    const { cluster, base } = report.plan;
    const whose = isOne ? '' : `${(0,text_escape/* annotationText */.xr)(cluster ?? '(no name)')}: `;
    const print = finding?.fingerprint ?? shortHash([id, place?.file ?? null, message]);
    return {
        ruleId: id,
        level: sarif_LEVELS[severity],
        message: { text: unlinked(`${whose}${message}${fix === '' ? '' : ` Fix: ${fix}`}`) },
        locations: [locationOf(place ?? anyPlace(report))],
        partialFingerprints: { primaryLocationLineHash: isOne ? print : shortHash([cluster, print]) },
        ...(finding && base && { baselineState: BASELINE[finding.status] }),
        ...(waiver !== null && {
            suppressions: [{ kind: 'external', status: 'accepted', justification: unlinked(waiver) }],
        }),
    };
}
function unlinked(text) {
    return text.replaceAll('](', '] (');
}
function shortHash(of) {
    return (0,canonical/* sha256 */.s)(of).slice('sha256:'.length, 'sha256:'.length + 16);
}
const DESCRIPTION = 1_024;
function ruleOf(id, page) {
    const about = page?.split(/\n{2,}/)[1]?.replaceAll('\n', ' ') ?? `Problem of the input: ${id}`;
    const short = { text: (0,text_escape/* shorten */.ml)(about, DESCRIPTION) };
    const help = page ?? `${about}. The message of each result says what to do.`;
    return {
        ...{ id, name: id, shortDescription: short, fullDescription: short },
        help: { text: help, markdown: help },
        properties: { tags: [page === null ? 'input' : 'rollout'] },
    };
}
function anyPlace({ plan }) {
    return plan.policies[0]?.place ?? { file: '.github/fleetplan.yml', line: 1, column: 1 };
}
function locationOf({ file, line, column }) {
    const uri = file
        .split('/')
        .map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')))
        .join('/');
    return {
        physicalLocation: {
            artifactLocation: { uri, uriBaseId: '%SRCROOT%' },
            region: { startLine: Math.max(1, line), startColumn: Math.max(1, column) },
        },
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/finding-text.js
var finding_text = __webpack_require__(5249);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/inline.js








function inlineMarker(fingerprint) {
    return (0,text_escape/* sourceOf */.vz)((0,text_escape/* fixedComment */.qn)(`fleetplan inline ${fingerprint}`));
}
function newFindings(run) {
    return (0,run_report/* worstClustersFirst */.l)(run).flatMap((report) => (0,selection/* worstFirst */.md)((0,selection/* selectionOf */.Wm)(report).findings.fresh)
        .filter(({ severity }) => severity !== 'info')
        .map((finding) => ({ report, finding })));
}
function renderInline(report, finding, detail, line) {
    const mask = (0,plan_document/* maskOf */._)([report], detail);
    const { subject, fix } = finding;
    const whole = (0,text_text/* text */.Qq) `${subject ? (0,text_text/* text */.Qq) `${subject}: ` : text_text/* NO_TEXT */.gd}${(0,finding_text/* findingText */.N)(finding)}`;
    const offered = line === null ? null : (0,text_escape/* suggestion */.h)(line);
    const blocks = [
        (0,render/* toMarkdown */.l6)((0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(finding.rule)} ${mask(whole)}`),
        ...(fix ? [(0,text_escape/* gfm */.Te) `**Fix:** ${(0,render/* toMarkdown */.l6)(mask((0,system/* fixText */.Xc)(fix)))}`] : []),
        ...(offered
            ? [(0,text_escape/* gfm */.Te) `Planned again with this line, the finding is gone and no other is new or worse.`, offered]
            : []),
    ];
    return `${inlineMarker(finding.fingerprint)}\n${(0,text_escape/* sourceOf */.vz)((0,text_escape/* joinMarkdown */.UF)(blocks, text_escape/* EMPTY_LINE */.ZS))}\n`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/unjudged.js



function renderUnjudged(reason, runUrl, what = 'this change') {
    const title = (0,text_escape/* fixedText */.GT)(`### ❓ fleetplan could not evaluate ${what}`);
    const run = runUrl === null ? null : (0,text_escape/* link */.nf)((0,text_escape/* gfm */.Te) `This run`, runUrl);
    return `${(0,text_escape/* sourceOf */.vz)((0,text_escape/* joinMarkdown */.UF)([title, (0,text_escape/* plain */.pj)(reason), ...(run ? [run] : [])], text_escape/* EMPTY_LINE */.ZS))}\n`;
}
function renderUnjudgedComment(reason, runUrl, key) {
    return (0,document_marker/* markedComment */.EK)(key, Infinity, () => renderUnjudged(reason, runUrl));
}
function renderUnjudgedIssue(reason, runUrl, key) {
    const marker = (0,document_marker/* markerLine */.B_)({ key, digest: `unjudged:${(0,canonical/* sha256 */.s)(reason)}` });
    return `${(0,text_escape/* sourceOf */.vz)(marker)}\n${renderUnjudged(reason, runUrl, 'what changed')}`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/index.js




















const COMMENT_BYTES = 60_000;
const SUMMARY_BYTES = 900 * 1024;
const DEFAULTS = {
    colour: false,
    width: 100,
    detail: 'full',
    key: null,
    runUrl: null,
    maxBytes: COMMENT_BYTES,
    verbose: false,
    rulePage: () => null,
};
const FORMATS = ['text', 'markdown', 'json', 'sarif'];
const PLACELESS_FORMATS = ['text', 'markdown', 'json'];
function printerOf(documentOf, json) {
    return (report, format, options = {}) => {
        const given = { ...DEFAULTS, ...options };
        if (format === 'json')
            return json(report);
        if (format === 'text')
            return documentText(documentOf(report, 'full', given.verbose), given);
        return (0,text_escape/* sourceOf */.vz)(documentMarkdown(documentOf(report, given.detail, false), given));
    };
}
const renderGate = printerOf(gateDocument, renderGateJson);
const renderStartTimes = printerOf(startTimesDocument, renderStartTimesJson);
const renderDrift = printerOf(driftDocument, renderDriftJson);
const renderMerge = printerOf(mergeDocument, renderMergeJson);
const printRun = printerOf((run, detail, isVerbose) => runDocument(run, { detail, isVerbose }), (run) => (run.reports.length === 1 ? renderJson(run.reports[0]) : renderClustersJson(run)));
function renderRun(run, format, options = {}) {
    const given = { ...DEFAULTS, ...options };
    if (format === 'sarif')
        return renderSarif(run, given);
    const cluster = run.reports.length === 1 ? run.reports[0].plan.cluster : null;
    return format === 'markdown' ? commentOf(printRun, run, given, cluster) : printRun(run, format, given);
}
function renderRunSummary(run, options) {
    return printRun(run, 'markdown', { ...options, maxBytes: SUMMARY_BYTES });
}
function renderMergeComment(merged, options) {
    return commentOf(renderMerge, merged, options, null);
}
function commentOf(print, report, options, cluster) {
    return (0,document_marker/* markedComment */.EK)(options.key ?? cluster ?? 'default', options.maxBytes, (maxBytes) => print(report, 'markdown', { ...options, maxBytes }));
}
function driftIssue(drift, key, options) {
    const marker = `${(0,text_escape/* sourceOf */.vz)((0,document_marker/* commentMarker */.Ql)(key, drift.digest))}\n`;
    const maxBytes = options.maxBytes - (0,text_escape/* bytesOf */.$$)(marker);
    return {
        title: key === '' ? 'fleetplan drift' : `fleetplan drift: ${(0,visible/* visible */.RK)(key)}`,
        body: `${marker}${renderDrift(drift, 'markdown', { ...options, maxBytes })}`,
    };
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


/***/ }),

/***/ 6546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ mergings),
/* harmony export */   y: () => (/* binding */ isDueAnyway)
/* harmony export */ });
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9730);
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5022);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6594);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9125);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5472);





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
    const found = [...findings.decisive, ...findings.fresh].filter(({ severity }) => severity !== 'info');
    const subjects = all.filter(({ diff: { ref, head } }) => {
        const own = found.filter(({ policy }) => policy && (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(policy) === (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(ref));
        const isSaid = own.some(({ breaks }) => breaks.some((rule) => SAID_BY_FINDING.has(rule)));
        return !isSaid && (head !== null || own.length === 0);
    });
    const assumed = subjects.filter(({ diff }) => startOf(diff.outcome) === 'unknown');
    const effects = subjects
        .filter((subject) => !assumed.includes(subject))
        .toSorted((a, b) => Number(isStarted(b)) - Number(isStarted(a)))
        .flatMap((subject) => {
        const says = effectOf(subject);
        return says ? [{ subject, says, ofEach: subject.diff.head?.change?.saysOfEach ?? says }] : [];
    });
    const isNamed = all.length > 1 || all.some(({ diff }) => diff.head === null);
    const known = [...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .groupedBy */ .me)(effects, ({ ofEach }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .textKey */ .tQ)(ofEach)).values()].map((same) => {
        const of = same.map(({ subject }) => subject);
        const isOne = of.length === 1;
        const names = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortList */ .pg)(of.map(({ diff }) => diff.ref));
        const whose = isNamed ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${names}${isOne ? _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `, each`}:` : _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd;
        const isNext = of.every(({ diff }) => startOf(diff.outcome) === 'next-rollout');
        const lead = isNext ? _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${leadOf(of)}${startsLater(of, plan)}:`;
        return {
            phrase: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTexts */ .B5)([lead, whose, isOne ? same[0].says : same[0].ofEach], ' '),
            subjects: of,
        };
    });
    const shown = known.slice(0, assumed.length > 0 ? SHOWN - 1 : SHOWN);
    const others = known.slice(shown.length).flatMap(({ subjects: of }) => of.map(({ diff }) => diff.ref));
    return [
        ...shown,
        ...(others.length > 0 ? [{ phrase: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `Also changed: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortList */ .pg)(others)}.`, subjects: [] }] : []),
        ...(assumed.length > 0 ? [{ phrase: assumedPhrase(assumed, plan), subjects: [] }] : []),
    ];
}
function effectOf({ diff }) {
    if (diff.head)
        return diff.head.change && diff.head.change.says;
    return diff.outcome.kind === 'no-effect' || diff.base?.effect.groups.length === 0 ? null : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .goneText */ .LJ)(diff);
}
function leadOf(subjects) {
    if (subjects.every(isDueAnyway))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `Regardless of this change`;
    const [by = null, ...others] = [...new Set(subjects.map(({ byHand }) => byHand))];
    return by === null || others.length > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `Merging` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `A sync of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)('object', by)} by hand`;
}
function isDueAnyway({ diff }) {
    return startOf(diff.outcome) === 'regardless';
}
function startOf(outcome) {
    return outcome.kind === 'waits' || outcome.kind === 'stuck' ? outcome.start : null;
}
function isStarted({ diff }) {
    return diff.outcome.kind === 'starts' || diff.outcome.kind === 'stuck';
}
function startsLater(subjects, { at, timeZone }) {
    const first = firstStart(subjects);
    const isAll = subjects.every(({ diff }) => diff.outcome.kind === 'starts');
    if (!isAll || !Number.isFinite(first) || first < at + _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `, from ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .instantPhrase */ .D8)(first, timeZone)} on`;
}
function firstStart(subjects) {
    const batches = subjects.flatMap(({ head }) => (head ?? []).flatMap((group) => group.batches));
    return Math.min(...batches.map(({ start }) => start));
}
function assumedPhrase(assumed, { at }) {
    const [first, ...others] = assumed;
    const lead = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `No base to compare with: the numbers assume the next`;
    if (!first || others.length > 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${lead} rollouts of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortList */ .pg)(assumed.map(({ diff }) => diff.ref))}.`;
    const groups = first.head ?? [];
    const start = firstStart(assumed);
    const begins = Number.isFinite(start) && start > at ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `, from ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .utcPhrase */ .OK)(start)} UTC on` : _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${lead} rollout of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .policyName */ .ct)(first.diff.ref)} (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .matchedOf */ .K$)(groups), (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .unitOf */ .uF)(groups))})${begins}.`;
}


/***/ }),

/***/ 7822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ movedCounts),
/* harmony export */   j: () => (/* binding */ movedSection)
/* harmony export */ });
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5022);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);
/* harmony import */ var _document_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9414);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3679);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5472);





function movedCounts(moved, unit) {
    const counted = (isOfThese, one, several = one) => {
        const targets = new Set(moved.filter(isOfThese).map(({ target }) => target)).size;
        return targets > 0 ? [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(targets, unit)} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .verbFor */ .Tq)(targets, one, several)}`] : [];
    };
    return [
        ...counted(({ from, to }) => from !== null && to !== null, 'in another group'),
        ...counted(({ from }) => from === null, 'joins', 'join'),
        ...counted(({ to }) => to === null, 'no longer in a group'),
    ];
}
function movedSection({ touched, subjects }, withNames) {
    const unit = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .subjectUnit */ .pK)(subjects);
    const moves = touched.flatMap(({ moved, ref }) => [...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .groupedBy */ .me)(moved, ({ from, to }) => JSON.stringify([from, to])).values()].map((of) => ({ of, ref })));
    if (moves.length === 0)
        return [];
    const same = [...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .groupedBy */ .me)(moves, ({ of }) => JSON.stringify(of)).values()];
    const items = same
        .toSorted(([a], [b]) => b.of.length - a.of.length)
        .map((all) => {
        const refs = all.map(({ ref }) => ref);
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortList */ .pg)(refs)}: ${movePhrase(all[0].of, unit, withNames)}`;
    });
    const counts = movedCounts(touched.flatMap(({ moved }) => moved), unit);
    return [{ title: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `Moved: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joinTexts */ .B5)(counts, ', ')}`, blocks: (0,_document_document_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(items, 'move'), weight: 2 }];
}
function movePhrase([first, ...others], unit, withNames) {
    const targets = [first, ...others].map(({ target }) => target);
    const from = first.from === null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `from no group` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `from ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)('group', first.from)}`;
    const to = first.to === null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `to no group` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `to ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)('group', first.to)}`;
    const names = withNames ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) ` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .namesPhrase */ .iT)(targets)})` : _text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_TEXT */ .gd;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(targets.length, unit)} ${from} ${to}${names}`;
}


/***/ }),

/***/ 3679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FS: () => (/* binding */ steepestRise),
/* harmony export */   Od: () => (/* binding */ scopeOf),
/* harmony export */   SM: () => (/* binding */ begunTogether),
/* harmony export */   ar: () => (/* binding */ lossByAge),
/* harmony export */   d6: () => (/* binding */ measuresOf),
/* harmony export */   gn: () => (/* binding */ countedUnits),
/* harmony export */   j3: () => (/* binding */ riseOf),
/* harmony export */   mt: () => (/* binding */ combinedPair),
/* harmony export */   pK: () => (/* binding */ subjectUnit)
/* harmony export */ });
/* harmony import */ var _plan_measure_expiries_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(732);
/* harmony import */ var _plan_measure_group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(987);
/* harmony import */ var _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1347);
/* harmony import */ var _plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7388);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6594);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9125);
/* harmony import */ var _brakes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4705);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5472);








function measuresOf(plan, { subjects }) {
    const [only, ...others] = subjects;
    if (only && others.length === 0)
        return { peak: pairOf(only, peakOf), loss: pairOf(only, lossOf) };
    const [unit = 'node'] = countedUnits(plan, subjects);
    const loss = { base: plan.base && largestLoss(subjects, 'base'), head: largestLoss(subjects, 'head') };
    return { peak: combinedPair(plan, unit), loss };
}
function pairOf(subject, take) {
    const of = (side) => {
        const policy = subject.diff[side];
        if (!policy)
            return null;
        const measure = take(policy.effect, subject[side] ?? []);
        return { ...measure, whole: measure.whole + (0,_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__/* .leftOutOf */ .Tt)(policy) };
    };
    return { base: of('base'), head: of('head') };
}
function steepestRise(subjects, what) {
    const rises = subjects
        .filter(({ head }) => head !== null && head.length > 0)
        .map((subject) => ({
        ...pairOf(subject, what === 'peak' ? peakOf : lossOf),
        ref: subject.diff.ref,
    }))
        .filter((pair) => riseOf(pair) > 0);
    return rises.toSorted((a, b) => riseOf(b) - riseOf(a))[0] ?? null;
}
function riseOf({ base = null, head = null }) {
    return base && head ? head.count - base.count : 0;
}
function subjectUnit(subjects) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .unitOf */ .uF)(groupsOf(subjects));
}
function groupsOf(subjects) {
    return subjects.flatMap(({ base, head }) => [...(base ?? []), ...(head ?? [])]);
}
const SCOPES = { node: 'fleet', cluster: 'clusters', replica: 'replicas' };
const UNITS = ['node', 'cluster', 'replica'];
function countedUnits(plan, subjects) {
    const policies = [...(plan.base?.policies ?? []), ...plan.head.policies];
    const all = policies.flatMap(({ effect }) => effect.groups);
    const present = (groups) => {
        const units = new Set(groups.map(({ unit }) => unit));
        return UNITS.filter((unit) => units.has(unit));
    };
    const [touched, any] = [present(groupsOf(subjects)), present(all)];
    return touched.length > 0 ? touched : any.length > 0 ? any : ['node'];
}
function scopeOf({ combined }, unit) {
    return combined.scopes.find(({ scope }) => scope.kind === SCOPES[unit]);
}
function begunTogether({ combined }) {
    return scopeOf({ combined }, combined.unit)?.withoutNext ?? combined;
}
function combinedPair(plan, unit, withNext = false) {
    const side = (of) => {
        const scope = scopeOf(of, unit);
        const peak = withNext ? scope : scope?.withoutNext;
        const measure = { count: peak?.peakAtOnce ?? 0, whole: scope?.members ?? 0, unit };
        return { ...measure, when: _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd, remark: _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd };
    };
    return { base: plan.base && side(plan.base), head: side(plan.head) };
}
const AFTERWARDS = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) ` in the next rollout`;
const EXPIRING = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) ` as they expire (expireAfter)`;
function peakOf({ peakAtOnce }, groups) {
    const isBegun = groups.some((group) => group.batches.length > 0 || group.peakAtOnce > group.outBefore);
    const remark = isByAge(groups)
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) ` unavailable${EXPIRING}`
        : isBegun || peakAtOnce === 0
            ? _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd
            : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) ` unavailable already`;
    const isAfterwards = isOnlyAfterwards(groups, peakAtOnce, (group) => group.peakAtOnce);
    const measure = { count: peakAtOnce, whole: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .matchedOf */ .K$)(groups, _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_6__/* .servingOf */ .K3), unit: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .unitOf */ .uF)(groups) };
    return { ...measure, when: isAfterwards ? AFTERWARDS : _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd, remark: isAfterwards ? _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd : remark };
}
function isOnlyAfterwards(groups, number, of) {
    const underWay = (0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_6__/* .firstLap */ .Uw)(groups);
    return underWay.length < groups.length && underWay.reduce((sum, group) => sum + of(group), 0) < number;
}
function isByAge(groups) {
    return groups.some((group) => (0,_plan_measure_expiries_js__WEBPACK_IMPORTED_MODULE_7__/* .peakByAge */ .A2)(group) !== null);
}
function lossOf(effect, groups) {
    const lost = { count: effect.worstLoss, whole: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .matchedOf */ .K$)(groups, _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_6__/* .losableOf */ .w3), unit: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .unitOf */ .uF)(groups) };
    const aged = lossByAge(groups);
    if (aged && groups.every(({ batches }) => batches.length === 0))
        return { ...lost, when: _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd, remark: aged };
    const isAfterwards = isOnlyAfterwards(groups, effect.worstLoss, ({ worstLoss }) => worstLoss);
    const isIfNotStarting = lost.count < lost.whole && groups.some(isTakenBlindly);
    const isUnstopped = effect.worstLoss > 0 && !(0,_brakes_js__WEBPACK_IMPORTED_MODULE_4__/* .isHeld */ .i)(effect, lost.whole);
    return {
        ...lost,
        when: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${isIfNotStarting ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) ` if new pods do not start` : _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd}${isAfterwards ? AFTERWARDS : _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd}`,
        remark: isUnstopped ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `, nothing stops it` : restingPhrase(effect, groups),
    };
}
function isTakenBlindly(group) {
    const bake = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .factOf */ .yD)(group, 'bake');
    return group.batches.length > 0 && bake !== undefined && (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .isBlind */ .iE)(bake);
}
function restingPhrase({ worstLoss }, groups) {
    const resting = groups.flatMap((group) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOf */ .xS)(group, 'resting'));
    if (worstLoss === 0 || resting.length === 0)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd;
    return resting.some(({ needsDeletion }) => needsDeletion)
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `, until someone deletes the broken pod`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `, until someone intervenes`;
}
function lossByAge(groups) {
    if (groups.length > 0 && groups.every(_plan_measure_group_js__WEBPACK_IMPORTED_MODULE_0__/* .goesByAgeOnly */ .lv))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `, nothing starts`;
    return isByAge(groups) ? EXPIRING : null;
}
function largestLoss(subjects, side) {
    const losses = subjects.flatMap((subject) => {
        const measure = pairOf(subject, lossOf)[side];
        const isCounted = (subject[side] ?? []).length > 0;
        return measure && isCounted ? [{ measure, ref: subject.diff.ref }] : [];
    });
    const [worst] = losses.toSorted((a, b) => b.measure.count - a.measure.count);
    if (!worst)
        return null;
    const { measure, ref } = worst;
    return measure.count === 0 ? measure : { ...measure, of: ref };
}


/***/ }),

/***/ 2800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ maskOf),
  N: () => (/* binding */ planDocument)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/part.js
var part = __webpack_require__(8530);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(6594);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/calendar.js
var report_calendar = __webpack_require__(6799);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/finding-text.js
var finding_text = __webpack_require__(5249);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/selection.js
var report_selection = __webpack_require__(655);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/causes.js





function causesOf({ findings }) {
    return alike((0,report_selection/* worstFirst */.md)([...findings.decisive, ...findings.fresh]));
}
function alike(findings) {
    const groups = (0,lookup/* groupedBy */.me)(findings, (one) => {
        const { breaks, severity, status, fix, says, why, related, sameIn, subject, before } = one;
        const same = [breaks, severity, status, before === null, fix, says, why, related, sameIn];
        return JSON.stringify([...same, subject ? '' : one.fingerprint]);
    });
    return [...groups.values()].map((all) => {
        const subjects = all.flatMap(({ subject }) => subject ?? []);
        return {
            ...all[0],
            subjects: [...new Map(subjects.map((one) => [JSON.stringify(one), one])).values()],
            places: all.flatMap(({ place }) => place ?? []),
        };
    });
}
const SUBJECTS_NAMED = 4;
function causeEntry(cause) {
    const { rule, severity, status, places, before, subjects, says, why, fix } = cause;
    const also = (0,finding_text/* limitsText */.C)(cause);
    return {
        level: severity,
        id: rule,
        subject: subjects.length === 0 ? null : (0,text_text/* list */.p_)(subjects, SUBJECTS_NAMED),
        places,
        says: (0,text_text/* joinTexts */.B5)([says, why ?? text_text/* NO_TEXT */.gd, worsePhrase(cause), waiverPhrase(cause)], ' '),
        fix: status === 'fixed' || !fix ? null : (0,system/* fixText */.Xc)(fix),
        also,
        base: status === 'worsened' && before !== null ? (0,text_text/* foreign */.V$)(before) : null,
    };
}
const WORSE = {
    starts: (0,text_text/* text */.Qq) `New: merging starts it.`,
    asks: (0,text_text/* text */.Qq) `New: this change requests the rollout.`,
    edits: (0,text_text/* text */.Qq) `As before, this edit does not take effect either.`,
};
function worsePhrase({ status, startedBy, before }) {
    if (status !== 'worsened')
        return text_text/* NO_TEXT */.gd;
    if (startedBy === undefined)
        return before === null ? (0,text_text/* text */.Qq) `Worse than before.` : text_text/* NO_TEXT */.gd;
    return WORSE[startedBy];
}
function waiverPhrase({ waiver }) {
    if (waiver === null)
        return text_text/* NO_TEXT */.gd;
    const { owner, expires, max, reason } = waiver;
    const upTo = max === null ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) `up to ${max} `;
    return (0,text_text/* text */.Qq) `Waived ${upTo}until the end of ${(0,text_text/* code */.aY)(expires)} UTC by ${(0,text_text/* name */.UU)('object', owner)}: ${(0,text_text/* foreign */.V$)(reason.trim())}`;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/document/document.js
var document_document = __webpack_require__(9414);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/footer.js
var footer = __webpack_require__(5002);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/hidden-names.js
var hidden_names = __webpack_require__(2448);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/merging.js
var report_merging = __webpack_require__(6546);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/moved.js
var moved = __webpack_require__(7822);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/rollout.js
var rollout = __webpack_require__(7848);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/table/finish.js
var finish = __webpack_require__(2767);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(8392);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers.js
var numbers = __webpack_require__(3679);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words.js
var words = __webpack_require__(5472);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/table/row.js
var row = __webpack_require__(2750);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/table/budgets.js




function budgetsRow(plan, subjects) {
    const timed = subjects.flatMap((subject) => (subject.head ?? []).flatMap((head) => {
        const base = subject.base?.find(({ name: of }) => of === head.name) ?? null;
        return head.calendar && head.calendar.counted > 0 ? [{ subject, base, head }] : [];
    }));
    const spansOf = (group) => JSON.stringify(group && (0,report_calendar/* lanesOf */.TJ)(group).map(({ reasons, spans }) => [reasons, spans]));
    const isMoved = ({ base, head }) => spansOf(base) !== spansOf(head);
    const [first, ...others] = [...timed.filter(isMoved), ...timed.filter((one) => !isMoved(one))];
    if (!first)
        return [];
    const whose = subjects.length > 1 ? (0,text_text/* text */.Qq) `${(0,words/* policyName */.ct)(first.subject.diff.ref)}: ` : text_text/* NO_TEXT */.gd;
    const more = others.length > 0 ? (0,text_text/* text */.Qq) `; ${others.length} more below` : text_text/* NO_TEXT */.gd;
    const was = first.base ? (0,text_text/* text */.Qq) `${whose}${budgetsPhrase(first.base, plan)}` : row/* NOT_THERE */.ro;
    const is = (0,text_text/* text */.Qq) `${whose}${budgetsPhrase(first.head, plan)}${more}`;
    return [(0,row/* row */.nM)((0,text_text/* text */.Qq) `Budgets allow at once`, plan.base && was, is)];
}
function budgetsPhrase(group, plan) {
    const { calendar } = group;
    const lanes = (0,report_calendar/* lanesOf */.TJ)(group).flatMap((lane) => {
        const acting = lane.reasons.filter((reason) => calendar?.idle[reason ?? ''] === undefined);
        return acting.length === 0 ? [] : [{ ...lane, reasons: acting }];
    });
    const all = (0,text_text/* joinTexts */.B5)(lanes.map((lane) => (0,text_text/* text */.Qq) `${reasonsPhrase(lane)}: ${allowedPhrase(lane, group, plan)}`), '; ');
    const remark = writtenPhrase(group);
    return (0,text_text/* isEmpty */.Im)(remark) ? all : (0,text_text/* text */.Qq) `${all}; ${remark}`;
}
function allowedPhrase(lane, { unit }, plan) {
    const levels = (0,report_calendar/* levelsPhrases */.CG)(lane, plan, unit);
    const isClosedElse = levels.length > 1 && lane.spans.some(({ limit }) => limit === 0);
    return isClosedElse
        ? (0,text_text/* text */.Qq) `${(0,text_text/* joinTexts */.B5)(levels.slice(0, -1), ', ')}, otherwise none`
        : (0,text_text/* joinTexts */.B5)(levels, ', ');
}
function reasonsPhrase({ reasons, isEvery }) {
    if (isEvery && reasons.length > 1)
        return (0,text_text/* text */.Qq) `any reason`;
    return (0,text_text/* joinTexts */.B5)(reasons.map((reason) => (0,text_text/* literal */.eu)(reason ?? 'any reason')), ' and ');
}
function writtenPhrase(group) {
    if (!group.calendar)
        return text_text/* NO_TEXT */.gd;
    const { rolledFor, counted, limits, spans, isWritten } = group.calendar;
    const { peakAtOnce } = group;
    const ofReason = spans.filter(({ reason }) => reason === rolledFor);
    const most = Math.max(0, ...ofReason.map(({ limit }) => limit ?? Infinity));
    const grown = limits.find(({ reasons, written, limit }) => reasons.includes(rolledFor) &&
        written.endsWith('%') &&
        limit === most &&
        peakAtOnce > most &&
        peakAtOnce <= Math.ceil((parseInt(written, 10) * (counted + peakAtOnce)) / 100));
    const growth = grown ? (0,text_text/* text */.Qq) `can be ${peakAtOnce} while replacements are up` : text_text/* NO_TEXT */.gd;
    const [first, ...others] = limits;
    if (!isWritten && first)
        return (0,text_text/* joinTexts */.B5)([(0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(first.written)} by default`, growth], ', ');
    if (grown)
        return (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(grown.written)} ${growth}`;
    return first?.written.endsWith('%') && others.length === 0
        ? (0,text_text/* text */.Qq) `written as ${(0,text_text/* code */.aY)(first.written)}`
        : text_text/* NO_TEXT */.gd;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/wholes.js
var wholes = __webpack_require__(1347);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/table/domains.js





function domainRow(plan, subjects) {
    const down = (side, of) => {
        const own = subjects.flatMap((subject) => subject[side] ?? []);
        const groups = subjects.length > 0 ? own : of.policies.flatMap(({ effect }) => effect.groups);
        const isReplaced = groups.every(({ replacesFirst = false, domains }) => replacesFirst && !domains.some(({ byExpiry }) => byExpiry));
        return { domains: fullyDown(of, groups), perhaps: perhapsDown(groups), isReplaced };
    };
    const base = plan.base && down('base', plan.base);
    const head = down('head', plan.head);
    const sides = [...(base ? [base] : []), head];
    if (sides.every(({ domains, perhaps }) => domains.length + perhaps === 0))
        return [];
    const what = (0,text_text/* literal */.eu)(sides.every(({ isReplaced }) => isReplaced) ? 'replaced at once' : 'completely down');
    const kinds = sides.flatMap(({ domains }) => domains).map(({ key }) => key.slice(key.lastIndexOf('/') + 1));
    const isKnown = new Set(kinds).size === 1 && KNOWN_DOMAINS.includes(kinds[0] ?? '');
    const label = (0,text_text/* literal */.eu)(isKnown ? (0,plural/* capital */.Nx)((0,plural/* plural */.LS)(2, kinds[0] ?? '')) : 'Domains');
    const most = ({ domains, perhaps }) => domains.length + perhaps;
    const trend = (0,row/* trendOf */.RS)(base && most(base), most(head));
    return [(0,row/* row */.nM)((0,text_text/* text */.Qq) `${label} ${what}`, base && downPhrase(base), downPhrase(head), { trend })];
}
const KNOWN_DOMAINS = ['rack', 'zone', 'region', 'row', 'room', 'host'];
function fullyDown(side, groups) {
    const ofGroups = groups.flatMap((group) => group.domains.map((domain) => ({ domain, whole: (0,wholes/* wholeOf */.l2)(group) })));
    const ofFleet = side.combined.scopes.flatMap(({ scope, unit, members: matched, withoutNext }) => {
        if (scope.kind !== 'domain')
            return [];
        const { peakAtOnce } = withoutNext;
        const domain = { key: scope.key, value: scope.value, matched, peakAtOnce, batch: null };
        return [{ domain, whole: (0,numbers/* scopeOf */.Od)(side, unit)?.members ?? 0 }];
    });
    const down = [...ofGroups, ...ofFleet]
        .filter(({ domain: { matched, peakAtOnce }, whole }) => matched >= 2 && matched < whole && peakAtOnce >= matched)
        .map(({ domain }) => domain);
    return [...new Map(down.toReversed().map((domain) => [idOf(domain), domain])).values()]
        .toReversed()
        .sort((a, b) => (a.batch ?? Infinity) - (b.batch ?? Infinity) || b.matched - a.matched);
}
function idOf({ key, value }) {
    return JSON.stringify([key, value]);
}
function perhapsDown(groups) {
    const found = groups.flatMap((group) => group.domains.filter(({ matched, worstAtOnce = 0 }) => matched >= 2 && matched < (0,wholes/* wholeOf */.l2)(group) && worstAtOnce >= matched));
    return new Set(found.map(idOf)).size;
}
function downPhrase({ domains, perhaps }) {
    const [first] = domains;
    if (!first)
        return perhaps === 0 ? (0,text_text/* text */.Qq) `none` : (0,text_text/* text */.Qq) `none in this order; any of ${perhaps} in the worst order`;
    const of = (0,text_text/* name */.UU)('object', first.value);
    const shown = first.batch === null ? of : (0,text_text/* text */.Qq) `${of}, batch ${first.batch}`;
    return domains.length > 1 ? (0,text_text/* text */.Qq) `${domains.length} (first ${shown})` : shown;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/table/evictions.js
var evictions = __webpack_require__(3416);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/table/rows.js









function rowsOf({ plan }, selection) {
    const { subjects, situation } = selection;
    if ((0,evictions/* isOnlyBudgets */.X4)(subjects))
        return (0,evictions/* evictionsRows */.iU)(plan, subjects).map(main);
    const { peak, loss } = (0,numbers/* measuresOf */.d6)(plan, selection);
    const isSingle = subjects.length === 1;
    const [together, ...more] = combinedRows(plan, selection, isSingle ? peak : null);
    const steepest = isSingle ? null : (0,numbers/* steepestRise */.FS)(subjects, 'peak');
    const targets = (0,text_text/* literal */.eu)((0,plural/* capital */.Nx)((0,plural/* plural */.LS)(2, (loss.head ?? loss.base)?.unit ?? 'target')));
    const lossLabel = isSingle
        ? (0,text_text/* text */.Qq) `${targets} broken before the rollout stops (worst case)`
        : (0,text_text/* text */.Qq) `${targets} broken by one rollout (worst case)`;
    const rows = [
        ...(isSingle ? [main(measureRow(plan, (0,text_text/* text */.Qq) `Peak at once`, [peak]))] : []),
        ...(together ? [isSingle ? together : main(together)] : []),
        ...more,
        ...(steepest ? [measureRow(plan, (0,text_text/* text */.Qq) `Peak of ${(0,words/* policyName */.ct)(steepest.ref)}`, [steepest])] : []),
        ...(subjects.length > 0 ? [main(measureRow(plan, lossLabel, [loss]))] : []),
        ...domainRow(plan, subjects),
        ...budgetsRow(plan, subjects),
        ...(subjects.length > 0 ? [main((0,finish/* finishRow */._)(plan, subjects))] : []),
        ...(0,evictions/* evictionsRows */.iU)(plan, subjects),
    ];
    const isNoGain = situation === 'unjudged' || subjects.some(({ diff }) => NO_GAIN.has(diff.outcome.kind));
    return isNoGain ? rows.map((one) => (one.trend.arrow === '▼' ? { ...one, trend: row/* STEADY */.Lo } : one)) : rows;
}
const NO_GAIN = new Set(['starts', 'stuck', 'removed', 'taken-away']);
function main(one) {
    return { ...one, isMain: true };
}
function measureRow(plan, label, pairs, withUnits = false) {
    const cell = (measure) => {
        if (!measure)
            return row/* NOT_THERE */.ro;
        const { count: number, whole, unit, of, when, remark } = measure;
        const shown = withUnits ? (0,text_text/* text */.Qq) `${number} of ${(0,text_text/* count */.U9)(whole, unit)}` : (0,words/* share */.uM)(number, whole);
        return (0,text_text/* text */.Qq) `${shown}${of ? (0,text_text/* text */.Qq) ` in ${(0,words/* policyName */.ct)(of)}` : text_text/* NO_TEXT */.gd}${when}${remark}`;
    };
    const cells = (side) => (0,text_text/* joinTexts */.B5)(pairs.map((pair) => cell(pair[side])), ', ');
    const trends = pairs.map(({ base, head }) => (0,row/* trendOf */.RS)(base?.count ?? null, head?.count ?? null));
    const trend = trends.find(({ isWorse }) => isWorse) ?? trends.find(({ arrow }) => arrow) ?? row/* STEADY */.Lo;
    return (0,row/* row */.nM)(label, plan.base && cells('base'), cells('head'), { trend });
}
function combinedRows(plan, { subjects }, own) {
    const units = (0,numbers/* countedUnits */.gn)(plan, subjects);
    const begun = units.map((unit) => (0,numbers/* combinedPair */.mt)(plan, unit));
    const all = units.map((unit) => (0,numbers/* combinedPair */.mt)(plan, unit, true));
    const isAbove = (pair, other) => (pair.head?.count ?? 0) > (other?.head?.count ?? -1);
    const isMore = all.some((pair, i) => isAbove(pair, begun[i]) || (pair.base?.count ?? 0) > (begun[i]?.base?.count ?? 0));
    const isAlone = own !== null && plan.policies.length < 2;
    const rowOf = (label, pairs) => {
        const going = pairs.filter(({ base, head }) => (base?.count ?? 0) + (head?.count ?? 0) > 0);
        return measureRow(plan, label, going.length > 0 ? going : pairs, units.length > 1);
    };
    return [
        ...(!isAlone && begun.some((pair) => isAbove(pair, own))
            ? [rowOf((0,text_text/* text */.Qq) `Peak at once, all policies`, begun)]
            : []),
        ...(isMore && all.some((pair) => isAbove(pair, own))
            ? [rowOf((0,text_text/* text */.Qq) `Peak if all next rollouts began at once`, all)]
            : []),
    ];
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/timeline.js
var timeline = __webpack_require__(8358);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/title.js
var title = __webpack_require__(4988);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/plan-document.js


















function planDocument(report, readers) {
    const { plan } = report;
    const { detail } = readers;
    const selection = (0,report_selection/* selectionOf */.Wm)(report);
    const named = detail !== 'none';
    const merging = named && (0,report_selection/* rolls */.tl)(selection) ? (0,report_merging/* mergings */.$)(plan, selection) : [];
    const effect = [
        ...merging.map(({ phrase }) => (0,document_document/* paragraph */.FY)(phrase)),
        ...numberBlocks(report, selection, named),
    ];
    const isUnjudged = selection.situation === 'unjudged';
    const cluster = plan.cluster === null || !named ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` for ${(0,text_text/* name */.UU)('cluster', plan.cluster)}`;
    const isUntouched = selection.situation === 'untouched' || selection.situation === 'empty';
    return {
        title: {
            sign: report.verdict,
            report: (0,text_text/* text */.Qq) `Rollout plan${cluster}:`,
            says: (0,title/* titlePhrase */.S)(report, selection),
        },
        head: [
            ...(report.verdict === 'fail' && report.failOn === 'never'
                ? [(0,document_document/* paragraph */.FY)((0,text_text/* text */.Qq) `Would fail: reported only (${(0,text_text/* code */.aY)('fail-on')} is ${(0,text_text/* code */.aY)('never')}).`)]
                : []),
            ...(isUnjudged ? [] : effect),
        ],
        entries: named ? entriesOf(report, selection) : countEntries(report, selection),
        tail: named ? tailOf(selection) : [],
        sections: [
            ...(isUnjudged && effect.length > 0
                ? [{ title: UNJUDGED_NUMBERS, blocks: effect, weight: 4, isOpen: true }]
                : []),
            ...sectionsOf(report, selection, merging, readers),
        ],
        foot: isUntouched ? [(0,footer/* shortFooter */.y)(report, named)] : (0,footer/* footerPhrases */.K)(report, named),
        ...(detail === 'full' ? {} : { mask: maskOf([report], detail) }),
    };
}
const UNJUDGED_NUMBERS = (0,text_text/* text */.Qq) `These numbers cover only what could be read:`;
function maskOf(reports, detail) {
    const hide = (0,hidden_names/* hiderOf */.S)(reports, detail);
    const isShown = (kind) => detail === 'none' && kind === 'code';
    return (shown) => (0,text_text/* redacted */.pc)(shown, (written, kind) => (isShown(kind) ? written : hide(written)));
}
function numberBlocks(report, selection, named) {
    if (!(0,report_selection/* rolls */.tl)(selection))
        return [(0,document_document/* paragraph */.FY)(unchangedPhrase(selection))];
    const { situation, subjects, touched } = selection;
    const isRefused = touched.every(({ outcome }) => outcome.kind === 'refused');
    const hasTarget = subjects.some(({ base, head }) => [base ?? [], head ?? []].flat().some(({ matched }) => matched > 0));
    if (situation === 'planned' && isRefused && !hasTarget)
        return [];
    const hasNames = ({ label, base, head }) => [label, base ?? text_text/* NO_TEXT */.gd, head].some(({ parts }) => parts.some(({ kind }) => kind === 'name'));
    const all = rowsOf(report, selection).filter((row) => named || !hasNames(row));
    return all.length > 0 ? [{ kind: 'comparison', rows: all }] : [];
}
function unchangedPhrase({ situation, touched, untouched }) {
    if (situation === 'empty')
        return (0,text_text/* text */.Qq) `No file holds a policy that fleetplan knows, on either side.`;
    if (situation === 'untouched')
        return (0,text_text/* text */.Qq) `No policy changed (${untouched.length} checked).`;
    const refused = touched.filter(({ outcome }) => outcome.kind === 'refused').map(({ ref }) => ref);
    const edited = (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(touched.length, 'policy')} edited or using an edited one`;
    const what = refused.length === 0 ? edited : (0,text_text/* text */.Qq) `Refused: ${(0,words/* shortList */.pg)(refused)}. The cluster keeps what it has`;
    return (0,text_text/* text */.Qq) `${what}; same batches, numbers and targets.`;
}
function tailOf({ findings, situation }) {
    const fixes = (0,title/* fixesPhrase */.j)(findings.fixed);
    const isInTitle = situation === 'planned' && (0,text_text/* isEmpty */.Im)((0,words/* bySeverity */.Np)([...findings.fresh, ...findings.decisive]));
    return (0,text_text/* isEmpty */.Im)(fixes) || isInTitle || situation === 'unjudged' ? [] : [(0,text_text/* text */.Qq) `This change ${fixes}.`];
}
function entriesOf({ plan, notices }, selection) {
    const isFirst = ({ severity, isUnjudged }) => severity === 'error' || isUnjudged === true;
    return (0,document_document/* byLevel */.s6)([
        ...plan.problems.filter(isFirst).map(problemEntry),
        ...notices.map(document_document/* noteEntry */.Xq),
        ...causesOf(selection).map(causeEntry),
        ...plan.problems.filter((problem) => !isFirst(problem)).map(problemEntry),
    ]);
}
function problemEntry({ severity: level, code: id, place, message: says }) {
    return { level, id, says, places: place ? [place] : [] };
}
function countEntries(report, { findings: { decisive, fresh } }) {
    const errors = report.plan.problems.filter(({ severity }) => severity === 'error').length;
    return [
        ...(errors > 0 ? [(0,document_document/* noteEntry */.Xq)((0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(errors, 'error')} in the input.`)] : []),
        ...countedByRule([...decisive, ...fresh].filter(({ severity }) => severity !== 'info')),
    ];
}
function countedByRule(findings) {
    return [...(0,lookup/* groupedBy */.me)((0,report_selection/* worstFirst */.md)(findings), ({ rule }) => rule)].map(([id, same]) => ({
        ...{ level: same[0].severity, id },
        says: same.length === 1 ? (0,text_text/* text */.Qq) `once` : (0,text_text/* text */.Qq) `${same.length} times`,
    }));
}
function sectionsOf(report, selection, merging, readers) {
    const { before, fixed, decisive, waived } = selection.findings;
    const older = before.filter((finding) => !decisive.includes(finding));
    const findings = (title, of, weight) => {
        const entries = readers.detail === 'none' ? countedByRule(of) : alike((0,report_selection/* worstFirst */.md)(of)).map(causeEntry);
        return (0,document_document/* countedSection */.m8)(title, of.length, (0,document_document/* entriesOf */.Mc)(entries), weight);
    };
    return [
        ...findings((0,text_text/* text */.Qq) `Waived`, waived, 2),
        ...(readers.detail === 'none' ? [] : namedSections(report, selection, merging, readers)),
        ...findings((0,text_text/* text */.Qq) `Fixed by this change`, fixed, 1),
        ...findings((0,text_text/* text */.Qq) `Pre-existing`, older, 2),
    ];
}
function namedSections(report, selection, merging, { detail, isVerbose }) {
    const { plan } = report;
    const { fresh, before } = selection.findings;
    const said = new Set(merging.flatMap(({ subjects }) => subjects));
    const withNames = detail === 'full';
    const explained = [...fresh, ...before].filter(({ breaks }) => breaks.includes('no-progress'));
    const subjects = (0,report_selection/* rolls */.tl)(selection) ? selection.subjects : [];
    return [
        ...(0,rollout/* rolloutSections */.kM)(subjects, (subject) => ({
            ...{ timeZone: plan.timeZone, withNames, isMergingSaid: said.has(subject) },
            isExplained: explained.some(({ policy }) => policy && (0,system/* refKey */.XF)(policy) === (0,system/* refKey */.XF)(subject.diff.ref)),
            weight: 12 / subjects.length,
        })),
        ...((0,report_selection/* rolls */.tl)(selection) ? (0,timeline/* timelineSection */.R)(plan, selection, (0,hidden_names/* hiderOf */.S)([report], detail)) : []),
        ...(0,moved/* movedSection */.j)(selection, withNames),
        ...(isVerbose === true ? policiesSection(selection) : []),
        ...(0,report_calendar/* calendarSection */.W1)(plan, selection),
    ];
}
const POLICY_COLUMNS = ['policy', 'change', 'peak', 'worst loss', 'finishes'].map((title) => ({ title }));
function policiesSection({ touched, untouched }) {
    const isWhole = ({ base, head }) => !(0,part/* isPart */.QR)((head ?? base)?.effect ?? { groups: [] });
    const all = [...touched, ...untouched].filter(isWhole);
    if (all.length === 0)
        return [];
    return [
        {
            title: (0,text_text/* text */.Qq) `All policies (${touched.filter(isWhole).length} of ${all.length} touched)`,
            blocks: [{ kind: 'table', columns: POLICY_COLUMNS, rows: (0,document_document/* rowsOf */.RO)(all, 'policy', policyCells) }],
            weight: 3,
        },
    ];
}
function policyCells(diff) {
    const { base, head } = diff;
    const cell = (of) => {
        const was = base && head && of(base.effect) !== of(head.effect) ? (0,text_text/* text */.Qq) ` (was ${of(base.effect)})` : text_text/* NO_TEXT */.gd;
        return head ? (0,text_text/* text */.Qq) `${(0,words/* share */.uM)(of(head.effect), (0,words/* matchedOf */.K$)(head.effect.groups))}${was}` : text_text/* NO_TEXT */.gd;
    };
    return [
        (0,words/* subjectName */.wn)(diff),
        (0,words/* changePhrase */.g3)(diff),
        cell(({ peakAtOnce }) => peakAtOnce),
        cell(({ worstLoss }) => worstLoss),
        head ? (0,finish/* finishPhrase */.H)(head.effect, head.effect.groups, 'UTC') : text_text/* NO_TEXT */.gd,
    ];
}


/***/ }),

/***/ 7848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J6: () => (/* binding */ populated),
/* harmony export */   kM: () => (/* binding */ rolloutSections),
/* harmony export */   ky: () => (/* binding */ runsOf)
/* harmony export */ });
/* unused harmony export groupFacts */
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5022);
/* harmony import */ var _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1347);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6594);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);
/* harmony import */ var _brakes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4705);
/* harmony import */ var _calendar_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6799);
/* harmony import */ var _document_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9414);
/* harmony import */ var _merging_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6546);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3679);
/* harmony import */ var _table_finish_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2767);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5472);











function rolloutSections(subjects, shownOf) {
    const known = new Set();
    return subjects.map((subject) => {
        const { diff, base, head } = subject;
        const shown = shownOf(subject);
        const notes = (diff.head?.notes ?? []).filter((note) => !known.has((0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .textKey */ .tQ)(note)));
        for (const note of notes)
            known.add((0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .textKey */ .tQ)(note));
        const groups = populated(head ?? [], base ?? []);
        const before = new Map((base ?? []).map((group) => [group.name, group]));
        const blocks = (group) => {
            const facts = groupFacts(group, before.get(group.name) ?? null, groups, shown);
            const of = { name: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)('group', group.name), size: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(group.matched, group.unit) };
            return [{ kind: 'facts', of, facts }, ...batchTable(group, shown.withNames)];
        };
        return {
            title: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .subjectName */ .wn)(diff)}, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .changePhrase */ .g3)(diff)}`,
            summary: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTexts */ .B5)([(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .subjectName */ .wn)(diff)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .changePhrase */ .g3)(diff)}`, summaryOf(subject)], ': '),
            blocks: [
                { kind: 'facts', of: null, facts: subjectFacts(subject, notes, shown) },
                { kind: 'stack', rows: (0,_document_document_js__WEBPACK_IMPORTED_MODULE_4__/* .rowsOf */ .RO)(groups, 'group', blocks) },
            ],
            weight: shown.weight,
        };
    });
}
function populated(groups, before) {
    const holdsAny = ({ matched, batches }) => matched > 0 || batches.length > 0;
    const held = new Set(before.filter(holdsAny).map(({ name: group }) => group));
    const found = groups.filter((group) => holdsAny(group) || held.has(group.name));
    return found.length > 0 ? found : groups;
}
function summaryOf({ diff, head }) {
    if (!diff.head || !head || populated(head, []).length === 0)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
    const { peakAtOnce, worstLoss } = diff.head.effect;
    const batches = head.reduce((sum, group) => sum + group.batches.length, 0);
    if (batches === 0 && peakAtOnce === 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `nothing starts`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(batches, 'batch')}, peak ${peakAtOnce}, worst loss ${worstLoss}`;
}
const NOTES_SHOWN = 10;
function subjectFacts(subject, notes, { isMergingSaid }) {
    const { diff, byHand } = subject;
    const more = notes.length - NOTES_SHOWN;
    const label = (0,_merging_js__WEBPACK_IMPORTED_MODULE_5__/* .isDueAnyway */ .y)(subject) ? 'regardless' : byHand === null ? 'merging' : 'sync by hand';
    const merging = diff.head ? diff.head.change?.says : (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .goneText */ .LJ)(diff);
    return [
        { label: 'file', text: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)('file', `${diff.place.file}:${diff.place.line}`) },
        ...(isMergingSaid || !merging ? [] : [{ label: diff.head ? label : 'merging', text: merging }]),
        ...notes.slice(0, NOTES_SHOWN).map((note) => ({ label: 'note', text: note })),
        ...(more > 0 ? [{ label: 'note', text: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(more, 'more note')} in the JSON report` }] : []),
    ];
}
function groupFacts(group, before, all, { timeZone, withNames, isExplained }) {
    const { batches, outBefore } = group;
    const earlier = all.slice(0, all.indexOf(group));
    const isIdle = group.matched === 0 && batches.length === 0;
    const already = outBefore > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `, ${outBefore} of them unavailable before it begins` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
    const lost = (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .share */ .uM)(group.worstLoss, (0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__/* .isNamed */ .ev)(group) ? (0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__/* .wholeOf */ .l2)(group) : (0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__/* .losableOf */ .w3)(group));
    const aged = batches.length === 0 ? (0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .lossByAge */ .ar)([group]) : null;
    const isWhySaid = isExplained || earlier.some((other) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sameText */ .QV)(other.why, group.why));
    const why = isWhySaid || (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmpty */ .Im)(group.why) ? _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` (${group.why})`;
    const facts = [
        ['ceiling', ceilingPhrase(group)],
        ['batches', batchesPhrase(group, before)],
        ['peak', isIdle ? null : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .share */ .uM)(group.peakAtOnce, (0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__/* .servingOf */ .K3)(group))}${already}`],
        ['worst loss', isIdle ? null : aged ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${lost}${aged}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${lost}: ${(0,_brakes_js__WEBPACK_IMPORTED_MODULE_2__/* .brakesPhrase */ .u)(group)}`],
        ['if bad', restingPhrase(group, earlier)],
        ['finish', isIdle ? null : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_table_finish_js__WEBPACK_IMPORTED_MODULE_7__/* .finishPhrase */ .H)(group, [group], timeZone)}${why}`],
        ['perhaps', ifNextPhrase(group, timeZone)],
        ...blockedPhrases(group, withNames).map((phrase) => ['blocked', phrase]),
    ];
    return facts.flatMap(([label, phrase]) => (phrase ? [{ label, text: phrase }] : []));
}
function ceilingPhrase(group) {
    const { declared, byDefault, resolved, enforced } = group.ceiling;
    const limit = enforced ?? resolved;
    const number = limit === null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `no limit` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(limit, group.unit);
    const limits = group.calendar?.limits ?? [];
    const isCompound = limits.length > 1 || limits.some(({ schedule }) => schedule !== null);
    const origin = byDefault === undefined ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` by default` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` (default ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(byDefault)})`;
    const fallback = limit === null ? number : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${number}${origin}`;
    const written = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(String(declared));
    const compared = isCompound ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${written} (${number} now)` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${written} = ${number}`;
    const shown = declared === null ? fallback : String(declared) === String(limit) ? number : compared;
    const left = resolved === enforced ? (0,_calendar_js__WEBPACK_IMPORTED_MODULE_3__/* .leftNow */ .KM)(group) : null;
    const now = left === null ? _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `, ${left} left now`;
    const force = resolved !== enforced && enforced === null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `, not enforced` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
    const from = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .refKey */ .XF)(group.declaredIn) === (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .refKey */ .XF)(group.rolls) ? _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `, from ${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .policyName */ .ct)(group.declaredIn)}`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${shown}${now}${force}${from}`;
}
function batchesPhrase(group, before) {
    const now = sizesPhrase(group);
    return before && !(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sameText */ .QV)(sizesPhrase(before), now) ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${now}, was ${sizesPhrase(before)}` : now;
}
function sizesPhrase({ batches, replacesFirst, unit }) {
    if (batches.length === 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `none`;
    const sizes = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)((0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .strip */ .bB)(batches.map((batch) => batch.size)));
    const each = replacesFirst ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `, sliding: the next ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(unit)} starts when one is gone` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
    return batches.length === 1 ? sizes : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${sizes} (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(batches.length, 'batch')}${each})`;
}
function ifNextPhrase({ ifNext }, timeZone) {
    if (!ifNext)
        return null;
    const end = (0,_table_finish_js__WEBPACK_IMPORTED_MODULE_7__/* .finishPhrase */ .H)({ outcome: ifNext.outcome, finish: null }, [], timeZone);
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${end}, if the next rollout of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .shortList */ .pg)(ifNext.policies)} begins (${ifNext.why})`;
}
function restingPhrase(group, earlier) {
    const resting = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'resting');
    if (!resting || group.batches.length === 0)
        return null;
    if (earlier.some((other) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(other, 'resting')?.says === resting.says))
        return null;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .share */ .uM)(resting.available, group.matched)} serving until someone intervenes: ${resting.says}`;
}
function blockedPhrases(group, withNames) {
    const byReason = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__/* .groupedBy */ .me)(group.blocked, ({ why }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .textKey */ .tQ)(why));
    return [...byReason.values()].slice(0, NOTES_SHOWN).map((blocked) => {
        const targets = blocked.map(({ target }) => target);
        const named = withNames ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .namesPhrase */ .iT)(targets)})` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(targets.length, group.unit)} will not be touched${named}: ${blocked[0].why}`;
    });
}
function runsOf(batches) {
    const runs = [];
    for (const batch of batches) {
        const run = runs.at(-1);
        if (run && run.first.size === batch.size && batch.failed === 0 && run.first.failed === 0)
            runs[runs.length - 1] = { ...run, last: batch };
        else
            runs.push({ first: batch, last: batch });
    }
    return runs;
}
const RUNS_SHOWN = 20;
const NAMES_SHOWN = 3;
function batchTable({ batches, unit }, withNames) {
    if (batches.length === 0)
        return [];
    const isEach = withNames && unit === 'cluster';
    const columns = [
        { title: 'batch', isNumeric: true },
        { title: `${unit}s`, isNumeric: true },
        { title: 'starts (UTC)' },
        { title: 'ends (UTC)' },
        ...(withNames ? [{ title: `first ${unit}s` }] : []),
    ];
    const cells = ({ first, last }) => {
        const isOne = first.index === last.index;
        const failed = first.failed > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `, ${first.failed} fail` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
        return [
            isOne ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${first.index}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${first.index} to ${last.index}`,
            (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${first.size}${isOne ? _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` each`}${failed}`,
            (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .utcPhrase */ .OK)(first.start),
            last.end === null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `never` : (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .utcPhrase */ .OK)(last.end, first.start),
            ...(withNames ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .namesPhrase */ .iT)(isEach ? first.targets : first.targets.slice(0, NAMES_SHOWN))] : []),
        ];
    };
    const runs = isEach ? batches.map((batch) => ({ first: batch, last: batch })) : runsOf(batches);
    const more = runs.length - RUNS_SHOWN;
    return [
        { kind: 'table', columns, rows: (0,_document_document_js__WEBPACK_IMPORTED_MODULE_4__/* .rowsOf */ .RO)(runs.slice(0, RUNS_SHOWN), 'line', cells) },
        ...(more > 0 ? [(0,_document_document_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(more, 'more line')} of batches in the JSON report.`)] : []),
    ];
}


/***/ }),

/***/ 655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ isPartUnjudged),
/* harmony export */   Wm: () => (/* binding */ selectionOf),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   tl: () => (/* binding */ rolls)
/* harmony export */ });
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83);
/* harmony import */ var _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1347);
/* harmony import */ var _plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7388);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6594);




function selectionOf(report) {
    const { plan, findings } = report;
    const touched = plan.policies.filter(isTouched);
    const fresh = findings.filter(({ status }) => status === 'new' || status === 'worsened');
    const before = findings.filter(({ status }) => status === 'unchanged');
    return {
        situation: situationOf(report, touched),
        touched,
        untouched: plan.policies.filter((diff) => !isTouched(diff)),
        subjects: subjectsOf(plan, touched),
        findings: {
            fresh,
            before,
            fixed: findings.filter(({ status }) => status === 'fixed'),
            decisive: decisiveOf(report, fresh, before),
            waived: worstFirst(report.waived),
        },
    };
}
function rolls({ situation }) {
    return situation === 'planned' || situation === 'unjudged';
}
function isPartUnjudged({ verdict, plan }) {
    return verdict === 'warn' && plan.problems.some(({ isUnjudged }) => isUnjudged === true);
}
function decisiveOf(report, fresh, before) {
    const { verdict, failOn } = report;
    if ((verdict !== 'fail' && verdict !== 'warn') || isPartUnjudged(report))
        return [];
    const counts = ({ severity }) => severity === 'error' || (severity === 'warning' && (verdict === 'warn' || failOn === 'warning'));
    return fresh.some(counts) ? [] : before.filter(counts);
}
function situationOf({ verdict, plan }, touched) {
    if (verdict === 'unknown')
        return 'unjudged';
    if (plan.policies.length === 0)
        return 'empty';
    if (touched.length === 0)
        return 'untouched';
    return touched.every((diff) => diff.sameEffect) ? 'same-effect' : 'planned';
}
function isTouched({ change, touchedThrough, sameEffect }) {
    return change !== 'unchanged' || touchedThrough.length > 0 || !sameEffect;
}
function subjectsOf({ base, head, problems }, touched) {
    const rollers = { base: keysOf(base), head: keysOf(head) };
    const byHand = problems.flatMap((problem) => problem.byHand ?? []);
    return touched.flatMap((diff) => {
        const own = {
            base: diff.base && ownGroups(diff.base, rollers.base),
            head: diff.head && ownGroups(diff.head, rollers.head),
        };
        const isElsewhere = (side) => own[side]?.length === 0 && (diff[side]?.effect.groups.length ?? 0) > 0;
        const hasNone = (side) => diff[side] === null || isElsewhere(side);
        const isOnlyLimit = diff.head !== null && own.base?.length === 0 && hasNone('head');
        if ((hasNone('base') && hasNone('head')) || isOnlyLimit || isRepresented(diff, rollers.head))
            return [];
        const before = representativeBefore(diff.head, base);
        const { by = null } = byHand.find(({ paths }) => paths.some((path) => (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(path, diff.place.file))) ?? {};
        if (!before)
            return [{ diff, ...own, byHand: by }];
        const compared = { ...diff, base: before };
        const outcome = (0,_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeOf */ .sG)(compared, true);
        return [{ diff: { ...compared, outcome }, base: before.effect.groups, head: own.head, byHand: by }];
    });
}
function keysOf(side) {
    return new Set(side?.policies.map((policy) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(policy.ref)));
}
function ownGroups(policy, rollers) {
    const key = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(policy.ref);
    return policy.effect.groups.filter(({ rolls }) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(rolls) === key || !rollers.has((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(rolls)));
}
function isRepresentative({ effect, ref }) {
    return effect.groups.some((group) => (0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_3__/* .isNamed */ .ev)(group) && (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(group.rolls) === (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(ref));
}
function representativeBefore(head, base) {
    if (!head || !isRepresentative(head))
        return null;
    const groups = new Set(head.effect.groups.map(({ name }) => name));
    const holdsOne = ({ effect }) => effect.groups.some(({ name }) => groups.has(name));
    return base?.policies.find((policy) => isRepresentative(policy) && holdsOne(policy)) ?? null;
}
function isRepresented({ head }, rollers) {
    if (!head || head.effect.groups.length === 0 || isRepresentative(head))
        return false;
    return head.effect.groups.every((group) => (0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_3__/* .isNamed */ .ev)(group) && rollers.has((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .XF)(group.rolls)));
}
const SEVERITIES = ['error', 'warning', 'info'];
const STATUSES = ['new', 'worsened', 'unchanged', 'fixed'];
function worstFirst(findings) {
    return [...findings].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
        STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status));
}


/***/ }),

/***/ 6751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BK: () => (/* binding */ openSigns),
/* harmony export */   BM: () => (/* binding */ legendOf),
/* harmony export */   L$: () => (/* binding */ axisOf),
/* harmony export */   Nf: () => (/* binding */ frozenSigns),
/* harmony export */   O3: () => (/* binding */ axisLine),
/* harmony export */   UT: () => (/* binding */ STEPS),
/* harmony export */   z_: () => (/* binding */ batchSigns)
/* harmony export */ });
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9730);
/* harmony import */ var _calendar_intervals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4091);
/* harmony import */ var _calendar_week_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7977);



const STEPS = [
    ...[1, 2, 3, 5, 10, 15, 20, 30].map((minutes) => minutes * _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg),
    ...[1, 2, 3, 6, 12].map((hours) => hours * _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ),
    ...[1, 2, 7, 14, 28, 56, 112, 364].map((days) => days * _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO),
];
const MARK = 9;
function axisOf(from, to, most) {
    const axes = STEPS.map((stepMs) => {
        const start = Math.floor(from / stepMs) * stepMs;
        return { from: start, stepMs, signs: Math.max(1, Math.ceil((to - start) / stepMs)) };
    });
    return axes.find(({ signs }) => signs <= most) ?? { from, stepMs: (to - from) / most, signs: most };
}
function axisLine({ from, stepMs, signs }) {
    const apart = STEPS.find((step) => step % stepMs === 0 && step / stepMs >= MARK) ?? signs * stepMs;
    let line = '';
    for (let at = Math.ceil(from / apart) * apart; at < from + signs * stepMs; at += apart) {
        const label = at % _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO === 0 ? `${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekdayText */ .uP)(at)} ${(0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(at).dayOfMonth}` : (0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .clockText */ .Yi)(at);
        line = `${line.padEnd((at - from) / stepMs)}|${label}`;
    }
    return line;
}
const SIGNS = {
    '=': 'until they are back',
    '#': 'batches too short for their numbers',
    '>': 'goes on',
    '.': 'nothing may start (the limit is 0)',
    ':': 'closed in part, or for some reasons',
    x: 'freeze',
};
function legendOf(signs) {
    return [
        ...(/\d/.test(signs) ? ['a number: the size of a batch that starts'] : []),
        ...Object.entries(SIGNS).flatMap(([sign, meaning]) => signs.includes(sign) ? [`${sign} ${meaning}`] : []),
    ].join(', ');
}
function batchSigns({ batches, allowed }, axis) {
    const line = openSigns(allowed, axis).map((sign) => (sign === '#' || sign === '!' ? ' ' : sign));
    const at = (instant) => Math.floor((instant - axis.from) / axis.stepMs);
    let drawn = -1;
    for (const { start, end, size } of batches) {
        const from = Math.max(0, at(start));
        if (from >= axis.signs)
            continue;
        const until = end === null ? Infinity : Math.max(from, at(end - 1));
        const first = Math.max(from, drawn + 1);
        const last = Math.min(until, axis.signs - 1);
        if (first > last) {
            line[last] = '#';
            continue;
        }
        const number = String(size);
        const hasRoom = number.length <= last - first;
        for (let i = first; i <= last; i++)
            line[i] = hasRoom ? (number[i - first] ?? '=') : '#';
        if (until >= axis.signs)
            line[last] = '>';
        drawn = last;
    }
    return line.join('').trimEnd();
}
function openSigns(allowed, axis) {
    const within = { from: axis.from, to: axis.from + axis.signs * axis.stepMs };
    const near = allowed.filter(({ from, to }) => from < within.to && to > within.from);
    return signsOf(axis, (stretch) => {
        const here = near.filter(({ from, to }) => from < stretch.to && to > stretch.from);
        if (here.length === 0)
            return ' ';
        if (here.every(({ limit }) => limit === 0))
            return '.';
        if (here.some(({ limit }) => limit === null))
            return '!';
        return here.some(({ limit }) => limit === 0) ? ':' : '#';
    });
}
function frozenSigns(windows, axis) {
    const signs = signsOf(axis, (stretch) => ((0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .totalMs */ .Vk)((0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .clipTo */ .Sj)(stretch, windows)) > 0 ? 'x' : ' '));
    return signs.join('').trimEnd();
}
function signsOf({ from, stepMs, signs }, signOf) {
    return Array.from({ length: signs }, (_, i) => signOf({ from: from + i * stepMs, to: from + (i + 1) * stepMs }));
}


/***/ }),

/***/ 3416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ evictionsPhrase),
/* harmony export */   X4: () => (/* binding */ isOnlyBudgets),
/* harmony export */   iU: () => (/* binding */ evictionsRows),
/* harmony export */   sZ: () => (/* binding */ budgetsPhrase)
/* harmony export */ });
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6594);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5472);
/* harmony import */ var _row_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2750);




function limitsOf(subjects) {
    const limit = (side) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(side ?? NONE, 'drain-limit').find(({ pods }) => pods > 0) ?? null;
    const rise = ({ base, head }) => base && head ? head.disruptionsAllowed - base.disruptionsAllowed : -Infinity;
    return subjects
        .map(({ diff }) => ({ diff, base: limit(diff.base), head: limit(diff.head) }))
        .filter(({ base, head }) => base?.disruptionsAllowed !== head?.disruptionsAllowed)
        .sort((a, b) => rise(b) - rise(a));
}
const NONE = { facts: [] };
function evictionsRows(plan, subjects) {
    return limitsOf(subjects).map(({ diff, base, head }) => {
        const was = base ? limitPhrase(base) : diff.base ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `not limited by it` : _row_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_THERE */ .ro;
        const is = head ? limitPhrase(head) : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `no longer limited by it`;
        const trend = base && head ? (0,_row_js__WEBPACK_IMPORTED_MODULE_3__/* .trendOf */ .RS)(base.disruptionsAllowed, head.disruptionsAllowed) : _row_js__WEBPACK_IMPORTED_MODULE_3__/* .STEADY */ .Lo;
        const whose = subjects.length > 1 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .policyName */ .ct)(diff.ref)}` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
        return (0,_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `Pods that drains may evict at a time${whose}`, plan.base && was, is, { trend });
    });
}
function isOnlyBudgets(subjects) {
    const isBudget = ({ diff: { base, head } }) => {
        const sides = [base ?? [], head ?? []].flat();
        return (sides.some((side) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(side, 'drain-limit')) &&
            sides.every(({ effect }) => effect.groups.length === 0));
    };
    return subjects.length > 0 && subjects.every(isBudget);
}
function evictionsPhrase(subjects) {
    const [first, ...others] = limitsOf(subjects).filter(({ base, head }) => base && head);
    if (!first?.head)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
    const more = others.length > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `; changes ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(others.length, 'other budget')}` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${mayEvict(first.head, first.diff, subjects)} (was ${first.base?.disruptionsAllowed ?? 0})${more}`;
}
function budgetsPhrase(subjects) {
    const moved = evictionsPhrase(subjects);
    const unready = unreadyPhrase(subjects);
    if (!(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmpty */ .Im)(moved))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTexts */ .B5)([moved, unready], ', ');
    const limits = limitsOf(subjects);
    const removed = limits.filter(({ head }) => !head).map(({ diff }) => diff.ref);
    if (removed.length > 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `drains are no longer limited by ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shortList */ .pg)(removed)}`;
    const [added] = limits;
    if (added?.head)
        return mayEvict(added.head, added.diff, subjects);
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmpty */ .Im)(unready) ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `no pod may be evicted more or less` : unready;
}
function mayEvict(limit, { ref }, { length }) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `drains may evict ${limitPhrase(limit, length > 1 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` at a time under ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .policyName */ .ct)(ref)}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` at a time`)}`;
}
function unreadyPhrase(subjects) {
    const edited = subjects.filter(({ diff }) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(diff.head, 'evicts-unready'));
    if (edited.length === 0)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
    const isFreed = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(edited[0]?.diff.head, 'evicts-unready')?.isFreed === true;
    const wait = isFreed ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `no longer wait for` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `may wait for`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `drains ${wait} pods under ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shortList */ .pg)(edited.map(({ diff }) => diff.ref))} that are not ready`;
}
function limitPhrase({ disruptionsAllowed, pods, held }, when = _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd) {
    const shared = held.find(({ cause }) => cause === 'several-budgets')?.pods ?? 0;
    const covered = shared === pods ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `them` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${shared}`;
    const as = shared === 0 ? _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `, as another budget covers ${covered} too`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${Math.min(disruptionsAllowed, pods - shared)} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(pods, 'pod')}${when}${as}`;
}


/***/ }),

/***/ 2767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ finishPhrase),
/* harmony export */   _: () => (/* binding */ finishRow)
/* harmony export */ });
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9730);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6594);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9125);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5472);
/* harmony import */ var _row_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2750);





function finishRow(plan, subjects) {
    const last = { base: lastOf(subjects, 'base'), head: lastOf(subjects, 'head') };
    const cell = (side) => endlessDrain(plan[side], subjects, side) ??
        (last[side] ? endPhrase(last[side], side, plan, subjects.length > 1) : _row_js__WEBPACK_IMPORTED_MODULE_4__/* .NOT_THERE */ .ro);
    const [was, is] = [last.base?.diff.base, last.head?.diff.head];
    const isSame = was?.effect.outcome === is?.effect.outcome &&
        was?.effect.finish === is?.effect.finish &&
        was?.change?.held === is?.change?.held;
    return (0,_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `Finishes`, plan.base && cell('base'), cell('head'), {
        trend: plan.base ? trendOf(was?.effect, is?.effect) : _row_js__WEBPACK_IMPORTED_MODULE_4__/* .STEADY */ .Lo,
        ...(isSame ? { isMoved: false } : {}),
    });
}
function endlessDrain(side, subjects, name) {
    const blocker = side?.policies.find((policy) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .factOf */ .yD)(policy, 'drain-limit')?.held.some(({ forGood, nodes }) => forGood && nodes === 0));
    const isDrained = subjects.some(({ diff }) => diff[name]?.effect.groups.some(({ drains, outcome }) => drains === true && outcome === 'complete'));
    return blocker && isDrained
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `not known: drains that ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .policyName */ .ct)(blocker.ref)} blocks never end`
        : null;
}
const WORST_LAST = ['none', 'complete', 'unfinished', 'stopped', 'stuck'];
function lastOf(subjects, side) {
    const rankOf = (subject) => {
        const { outcome = 'none', finish = null } = subject.diff[side]?.effect ?? {};
        return [WORST_LAST.indexOf(outcome), finish ?? 0, isNext(subject, side) ? 0 : 1];
    };
    const after = (a, b) => a.reduce((order, rank, i) => order || (b[i] ?? 0) - rank, 0);
    const there = subjects.filter(({ diff }) => diff[side]);
    return there.toSorted((a, b) => after(rankOf(a), rankOf(b)))[0] ?? null;
}
const NOT_STARTED = new Set(['next-rollout', 'scale', 'migration', 'none']);
function isNext({ diff }, side) {
    const change = diff[side]?.change;
    return change ? NOT_STARTED.has(change.kind) : false;
}
function endPhrase(subject, side, { timeZone }, isOneOfSeveral) {
    const { effect, change } = subject.diff[side] ?? {};
    if (!effect)
        return _row_js__WEBPACK_IMPORTED_MODULE_4__/* .NOT_THERE */ .ro;
    const { outcome, finish, groups } = effect;
    const isOver = outcome === 'none' || outcome === 'complete';
    const whose = isOneOfSeveral && !isOver ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) ` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .policyName */ .ct)(subject.diff.ref)})` : _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd;
    if (outcome === 'stuck' && subject.diff.head?.change?.kind === 'eviction')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `never: it is not executed${whose}`;
    if (change?.held !== undefined && finish === null && isOver)
        return HELD_BACK[change.held];
    const isAssumed = isNext(subject, side) && outcome === 'complete' && finish !== null;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${finishPhrase(effect, groups, timeZone)}${isAssumed ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `, if started now` : _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd}${whose}`;
}
const HELD_BACK = {
    paused: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `never: it is paused`,
    disabled: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `never: it is disabled`,
    OnDelete: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `never by itself: with OnDelete someone has to delete the pods`,
    partition: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `never: its partition keeps all pods back`,
};
function finishPhrase({ outcome, finish }, groups, timeZone) {
    const cordoned = groups.flatMap(({ lingers = [] }) => lingers).filter(({ until }) => until === 'uncordon');
    const nodes = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(cordoned.length, 'node');
    const ending = groups.filter((group) => group.outcome === outcome);
    switch (outcome) {
        case 'complete': {
            if (finish === null)
                return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `already done`;
            const left = cordoned.length === 0 ? _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `, with ${nodes} left cordoned until someone uncordons`;
            return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .instantPhrase */ .D8)(finish, timeZone)}${left}`;
        }
        case 'none':
            return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `no rollout`;
        case 'stopped':
            return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `never: an automatic stop ends it`;
        case 'stuck': {
            const mayEnd = ending.length > 0 && ending.every(({ mayEnd, unit }) => mayEnd === true && unit === 'node');
            return mayEnd ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `when the pods that it waits for have ended` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `never: it gets stuck`;
        }
        case 'unfinished': {
            const [held] = ending.flatMap((group) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .factOf */ .yD)(group, 'held') ?? []);
            const stages = ending.flatMap((group) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .factOf */ .yD)(group, 'stage') ?? []);
            if (held !== undefined)
                return HELD_BACK[held];
            if (stages.some(({ awaitsStart }) => awaitsStart))
                return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `never: nothing starts until someone sets it to Run`;
            if (stages.some(({ awaitsPerson }) => awaitsPerson)) {
                const approvals = [...new Set(stages.flatMap((stage) => stage.approvals ?? []))];
                return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `when someone approves ${approvals.length === 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `it` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .fewNames */ .BT)('cluster', approvals, 1)}`;
            }
            return cordoned.length === 0
                ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `not within the dry rollout`
                : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `when someone uncordons ${cordoned.length === 1 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `the node` : nodes}`;
        }
    }
}
function trendOf(base, head) {
    const [was, is] = [base?.finish ?? null, head?.finish ?? null];
    if (was === null || is === null || Math.abs(is - was) < _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg)
        return _row_js__WEBPACK_IMPORTED_MODULE_4__/* .STEADY */ .Lo;
    return is > was
        ? { arrow: '▲', word: 'later', isWorse: false }
        : { arrow: '▼', word: 'earlier', isWorse: false };
}


/***/ }),

/***/ 2750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ STEADY),
/* harmony export */   RS: () => (/* binding */ trendOf),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   ro: () => (/* binding */ NOT_THERE)
/* harmony export */ });
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);


const STEADY = { arrow: null, word: null, isWorse: false };
const NOT_THERE = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `not there`;
function row(label, base, head, more = {}) {
    const isMoved = base !== null && (0,_text_render_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlain */ .Ul)(base) !== (0,_text_render_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlain */ .Ul)(head);
    return { label, base, head, trend: STEADY, isMoved, isMain: false, ...more };
}
function trendOf(base, head) {
    if (base === null || head === null || base === head)
        return STEADY;
    return head > base
        ? { arrow: '▲', word: 'higher', isWorse: true }
        : { arrow: '▼', word: 'lower', isWorse: false };
}


/***/ }),

/***/ 8358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ drawnGroups),
/* harmony export */   R: () => (/* binding */ timelineSection)
/* harmony export */ });
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9730);
/* harmony import */ var _calendar_intervals_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4091);
/* harmony import */ var _plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7388);
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(650);
/* harmony import */ var _text_instants_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7892);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9125);
/* harmony import */ var _document_layout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9013);
/* harmony import */ var _rollout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7848);
/* harmony import */ var _signs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6751);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5472);











function drawnGroups({ subjects }) {
    return subjects.flatMap(({ diff, base, head }) => (0,_rollout_js__WEBPACK_IMPORTED_MODULE_7__/* .populated */ .J6)(head ?? [], base ?? []).flatMap((group) => {
        const was = base?.find(({ name: of }) => of === group.name) ?? null;
        if (group.batches.length + (was?.batches.length ?? 0) === 0)
            return [];
        return [{ diff, head: group, base: was && isStartedByChange(diff) ? { ...was, batches: [] } : was }];
    }));
}
function timelineSection(plan, selection, hide) {
    const groups = drawnGroups(selection);
    const hasSeveral = groups.some(({ head, base }) => Math.max(head.batches.length, base?.batches.length ?? 0) > 1);
    if (!hasSeveral)
        return [];
    return [
        {
            title: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `Timeline of the batches`,
            blocks: [
                {
                    kind: 'picture',
                    markdown: () => ganttOf(plan, groups, hide),
                    terminal: (width, paint) => linesOf(plan, groups, width, paint),
                },
            ],
            weight: 2,
        },
    ];
}
function isStartedByChange({ base, head }) {
    return base !== null && (0,_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__/* .isOnlyNext */ .qR)(base) && head !== null && !(0,_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__/* .isOnlyNext */ .qR)(head);
}
const GANTT_GROUPS = 6;
const GANTT_RUNS = 12;
const GANTT_TICKS = 7;
function ganttOf(plan, groups, hide) {
    const drawn = groups.filter(({ head }) => head.batches.length > 0).slice(0, GANTT_GROUPS);
    const titles = drawn.map(({ head, diff: { ref } }) => (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .diagramName */ .xe)(hide(head.name) + (drawn.length === 1 || ref.name === head.name ? '' : ` ${hide(ref.name)}`)));
    const lanes = drawn.flatMap(({ head, base }, i) => {
        const same = titles.slice(0, i).filter((title) => title === titles[i]).length;
        const title = `${titles[i] ?? ''}${same === 0 ? '' : ` ${same + 1}`}`;
        const times = [base, head].map((side) => JSON.stringify(side?.batches.map(({ size, start, end }) => [size, start, end])));
        const hasBase = base !== null && base.batches.length > 0 && times[0] !== times[1];
        if (!hasBase)
            return [{ title, group: head }];
        return [
            { title: `${title} before`, group: base },
            { title: `${title} after`, group: head },
        ];
    });
    const batches = lanes.flatMap(({ group }) => group.batches);
    if (batches.length === 0)
        return _text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
    const last = batches.reduce((end, batch) => Math.max(end, batch.end ?? batch.start), 0);
    const first = batches.reduce((start, batch) => Math.min(start, batch.start), Infinity);
    const until = last + Math.max(_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg, Math.round((last - plan.at) / 10));
    const span = until - plan.at;
    const tick = _signs_js__WEBPACK_IMPORTED_MODULE_8__/* .STEPS */ .UT.find((ms) => (until - first) / ms <= GANTT_TICKS) ?? 364 * _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
    return (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te) `Times are those of your browser's time zone.\n\n${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .gantt */ .VM)([
        '  dateFormat x',
        '  todayMarker off',
        `  axisFormat ${span > 7 * _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO ? '%Y-%m-%d' : span > _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO / 2 ? '%a %H:%M' : '%H:%M'}`,
        `  tickInterval ${tickText(tick)}`,
        ...lanes.flatMap(({ title, group }) => [`  section ${title}`, ...barLines(group, until)]),
    ])}`;
}
function tickText(ms) {
    if (ms % _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO === 0)
        return `${ms / _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO}day`;
    return ms % _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ === 0 ? `${ms / _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ}hour` : `${ms / _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg}minute`;
}
function barLines({ batches, unit }, until) {
    return (0,_rollout_js__WEBPACK_IMPORTED_MODULE_7__/* .runsOf */ .ky)(batches)
        .slice(0, GANTT_RUNS)
        .map(({ first, last }) => {
        const isOne = first.index === last.index;
        const which = isOne ? `batch ${first.index}` : `batches ${first.index} to ${last.index}`;
        const size = (0,_text_render_js__WEBPACK_IMPORTED_MODULE_4__/* .toTerminal */ .yw)(isOne ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(first.size, unit) : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${first.size} each`);
        const [says, tag] = last.end === null ? [', never ends', 'crit, '] : ['', ''];
        return `  ${which}, ${size}${says} :${tag}${first.start}, ${last.end ?? until}`;
    });
}
const TERMINAL_GROUPS = 12;
const LABEL = 11;
function linesOf(plan, groups, width, paint) {
    const shown = groups.slice(0, TERMINAL_GROUPS);
    const span = spanOf(plan.at, shown);
    const axis = (0,_signs_js__WEBPACK_IMPORTED_MODULE_8__/* .axisOf */ .L$)(span.from, span.to, width - LABEL);
    const rows = shown.flatMap(({ diff, head, base }) => {
        const now = (0,_signs_js__WEBPACK_IMPORTED_MODULE_8__/* .batchSigns */ .z_)(head, axis) || 'none';
        const was = base && ((0,_signs_js__WEBPACK_IMPORTED_MODULE_8__/* .batchSigns */ .z_)(base, axis) || 'none');
        const isOther = was !== null && was !== now;
        return [
            ...(0,_document_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .wrap */ .LV)((0,_text_render_js__WEBPACK_IMPORTED_MODULE_4__/* .toTerminal */ .yw)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_9__/* .subjectName */ .wn)(diff)} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .name */ .UU)('group', head.name)}`), width, 2, 2),
            ...(isOther ? [paint('dim', line('base', was))] : []),
            line(isOther ? 'change' : was === null ? 'plan' : 'both', now),
        ];
    });
    const windows = plan.freezes.reduce((all, freeze) => (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_10__/* .unionOf */ .Z6)(all, freeze.windows), []);
    const frozen = (0,_signs_js__WEBPACK_IMPORTED_MODULE_8__/* .frozenSigns */ .Nf)(windows, axis);
    const freezes = frozen === '' ? [] : [line('frozen', frozen)];
    const signs = [...rows, ...freezes].map((one) => one.slice(LABEL)).join('');
    const start = (0,_text_render_js__WEBPACK_IMPORTED_MODULE_4__/* .toTerminal */ .yw)((0,_words_js__WEBPACK_IMPORTED_MODULE_9__/* .instantPhrase */ .D8)(axis.from, plan.timeZone));
    const lead = `From ${start}; each character is ${(0,_text_instants_js__WEBPACK_IMPORTED_MODULE_3__/* .durationText */ .S5)(axis.stepMs)}; the clock is UTC.`;
    const more = groups.length - shown.length;
    return [
        ...[...(0,_document_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .wrap */ .LV)(lead, width, 0, 2), ...(0,_document_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .wrap */ .LV)((0,_signs_js__WEBPACK_IMPORTED_MODULE_8__/* .legendOf */ .BM)(signs), width)].map((one) => paint('dim', one)),
        line('', (0,_signs_js__WEBPACK_IMPORTED_MODULE_8__/* .axisLine */ .O3)(axis)).slice(0, width).trimEnd(),
        ...rows,
        ...freezes.map((one) => paint('yellow', one)),
        ...(more > 0 ? [`  and ${more} more groups`] : []),
    ];
}
function line(label, signs) {
    return `    ${label.padEnd(LABEL - 4)}${signs}`.trimEnd();
}
const LONGER = 3;
function spanOf(at, groups) {
    const own = groups.flatMap(({ head }) => head.batches);
    const all = [...own, ...groups.flatMap(({ base }) => base?.batches ?? [])];
    const latest = (of) => of.reduce((last, { start, end }) => Math.max(last, end ?? start), at);
    const [head, whole] = [latest(own), latest(all)];
    const end = own.length > 0 && whole - at > LONGER * (head - at) ? head : whole;
    const isOpen = all.some((batch) => batch.end === null);
    return { from: at, to: Math.max(at + 1, end + (isOpen ? Math.ceil((end - at) / 10) : 0)) };
}


/***/ }),

/***/ 4988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ titlePhrase),
/* harmony export */   j: () => (/* binding */ fixesPhrase)
/* harmony export */ });
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5022);
/* harmony import */ var _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1347);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6594);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);
/* harmony import */ var _calendar_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6799);
/* harmony import */ var _moved_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7822);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3679);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(655);
/* harmony import */ var _table_evictions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3416);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5472);










function titlePhrase(report, selection) {
    const found = foundPhrase(report, selection);
    const says = sentenceOf(report, selection);
    if (selection.situation === 'unjudged')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `could not evaluate: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTexts */ .B5)([says, found], ', ')}`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hasWords */ .kR)(found) ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${found}. ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .capital */ .Nx)(says)}` : says;
}
function foundPhrase(report, { findings, situation }) {
    const older = (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .bySeverity */ .Np)(findings.decisive);
    const isNews = findings.waived.some(({ status }) => status === 'new' || status === 'worsened');
    const found = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTexts */ .B5)([
        (0,_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .isPartUnjudged */ .Ee)(report) ? unjudgedPhrase(report) : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd,
        (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .bySeverity */ .Np)(findings.fresh),
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmpty */ .Im)(older) ? older : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${older} pre-existing`,
        isNews ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(findings.waived.length, 'finding')} waived` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd,
    ], ', ');
    if ((0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hasWords */ .kR)(found) || situation !== 'planned')
        return found;
    const before = (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .bySeverity */ .Np)(findings.before);
    const fixes = fixesPhrase(findings.fixed);
    if ((0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmpty */ .Im)(before))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hasWords */ .kR)(fixes) ? fixes : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `no rule broken`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTexts */ .B5)([fixes, (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `no new finding (${before} pre-existing)`], ', ');
}
function unjudgedPhrase({ plan }) {
    const unjudged = plan.problems.filter(({ isUnjudged }) => isUnjudged === true);
    const are = (id) => unjudged.every(({ code: of }) => of === id);
    if (are('suspended'))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `a part of the change waits until it is resumed`;
    if (!are('not-pruned'))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `a part of the change was not evaluated`;
    const retained = unjudged.flatMap(({ keeps = [] }) => keeps).length;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `removed from the files, not from the cluster: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(retained, 'object')}`;
}
function fixesPhrase(fixed) {
    const [first, ...others] = fixed.filter(({ severity }) => severity !== 'info');
    if (!first)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
    const of = first.policy ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .policyName */ .ct)(first.policy)}` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
    const more = others.length > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(others.length, 'other finding')}` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `fixes ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(first.rule)}${of}${more}`;
}
function sentenceOf(report, selection) {
    const { situation, findings, subjects } = selection;
    const isNews = findings.fresh.some(({ rule, severity }) => severity !== 'info' || rule === 'config-not-rolled');
    switch (situation) {
        case 'unjudged': {
            const errors = report.plan.problems.filter(({ severity }) => severity === 'error').length;
            return errors > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(errors, 'error')} in the input` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `see the notices`;
        }
        case 'empty':
            return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `no policies in these files`;
        case 'untouched':
            return isNews || (0,_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .isPartUnjudged */ .Ee)(report) ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `no policy changed` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `nothing changed`;
        case 'same-effect': {
            const parts = partsOf(selection).filter(({ kind }) => kind === 'refused' || kind === 'stuck');
            const isRefused = parts.some(({ kind }) => kind === 'refused');
            const isMoved = subjects.some(({ diff: { base, head } }) => base?.effect.finish !== head?.effect.finish);
            const edits = isNews || isMoved ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `no number changes` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `the edit changes nothing`;
            return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTexts */ .B5)([isRefused ? _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd : edits, ...parts.map(({ phrase }) => phrase)], '; ');
        }
        case 'planned':
            return plannedPhrase(report, selection);
    }
}
function plannedPhrase(report, selection) {
    const { subjects, touched } = selection;
    const [first, ...others] = partsOf(selection);
    if (!first)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `no number changes`;
    const evictions = first.kind === 'drain-limit' ? (0,_table_evictions_js__WEBPACK_IMPORTED_MODULE_6__/* .budgetsPhrase */ .sZ)(subjects) : (0,_table_evictions_js__WEBPACK_IMPORTED_MODULE_6__/* .evictionsPhrase */ .Eb)(subjects);
    const moved = touched.flatMap((diff) => TAKES_TARGETS.has(diff.outcome.kind) ? diff.moved.filter(({ to }) => to !== null) : diff.moved);
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTexts */ .B5)([
        leadPhrase(report, selection, first),
        ...others.map(({ phrase }) => phrase),
        evictions,
        nodeActionPhrase(selection),
        waitsPhrase(selection),
        (0,_calendar_js__WEBPACK_IMPORTED_MODULE_2__/* .movesWindows */ .Y6)(selection) ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `limits move to other hours` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd,
        ...(0,_moved_js__WEBPACK_IMPORTED_MODULE_3__/* .movedCounts */ .E)(moved, (0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .subjectUnit */ .pK)(subjects)),
    ], '; ');
}
const TAKES_TARGETS = new Set(['taken-away', 'cannot-work']);
const FORMS = {
    stuck: stuckPhrase,
    removed: (same) => {
        const [{ outcome, base }, ...others] = same;
        const all = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(outcome.targets, (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .unitOf */ .uF)(base?.effect.groups ?? []));
        const most = others.length > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `up to ` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `removes ${namesOf(same)}${outcome.targets > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` from ${most}${all} at once` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd}`;
    },
    'taken-away': takenPhrase,
    starts: startsPhrase,
    held: (same, isOnly) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `no rollout${isOnly ? _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` of ${namesOf(same)}`} starts until ${UNTIL[same[0].outcome.by]}`,
    waits: () => _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd,
    'drain-limit': () => _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd,
    'cannot-work': (same) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `cannot work as written and takes no target: ${namesOf(same)}`,
    refused: (same, isOnly) => isOnly ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `the edit is refused; nothing is applied` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `refused: ${namesOf(same)}`,
    'no-effect': () => _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd,
};
const KINDS = Object.keys(FORMS);
const BESIDE = new Set(['removed', 'refused', 'cannot-work']);
function partsOf({ touched, subjects }) {
    const rolled = subjects.filter(({ head, diff }) => head?.length !== 0 || diff.head?.effect.groups.length === 0);
    const shown = (rolled.length > 0 ? rolled : subjects).map(({ diff }) => diff);
    const keys = new Set(shown.map(({ ref }) => ref));
    const beside = touched.filter(({ ref, outcome }) => !keys.has(ref) && BESIDE.has(outcome.kind));
    const all = [...shown, ...beside]
        .sort((a, b) => KINDS.indexOf(a.outcome.kind) - KINDS.indexOf(b.outcome.kind))
        .sort((a, b) => reachedBy(b) - reachedBy(a));
    return [...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .groupedBy */ .me)(all, ({ outcome }) => outcome.kind)].map(([kind, of]) => ({
        ...{ kind, of },
        phrase: FORMS[kind](of, all.length === 1),
    }));
}
function reachedBy({ outcome }) {
    if (outcome.kind === 'removed' || outcome.kind === 'taken-away')
        return outcome.targets;
    if (outcome.kind === 'starts')
        return outcome.targets.size;
    return outcome.kind === 'stuck' && outcome.start !== 'next-rollout' ? outcome.reach.whole : 0;
}
function namesOf(same) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .shortList */ .pg)(same.map(({ ref }) => ref));
}
function leadPhrase({ plan }, selection, { kind, of, phrase }) {
    const { peak, loss } = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .measuresOf */ .d6)(plan, selection);
    const [{ outcome }] = of;
    const isCompared = kind !== 'starts' || of.every(({ base }) => base?.change?.kind === 'continues');
    const risk = riskOf(selection, peak, loss, isCompared);
    if (outcome.kind === 'waits')
        return waitingPhrase(of, outcome.start, risk);
    if (outcome.kind === 'held')
        return risk && LATER.has(outcome.by) && peak.head?.count !== 0
            ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${phrase}. Then it ${risk.phrase}`
            : phrase;
    if (outcome.kind === 'stuck' && peak.head && (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hasWords */ .kR)(peak.head.remark))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${phrase}; ${ofWhole(peak.head)}${peak.head.remark}`;
    const isNext = outcome.kind === 'stuck' && outcome.start === 'next-rollout';
    const isShown = kind === 'starts' || (risk?.isRise === true && AT_MERGE.has(kind) && !isNext);
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTexts */ .B5)([phrase, isShown ? whoseRisk(risk, selection) : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd], '; ');
}
const AT_MERGE = new Set(['stuck', 'removed', 'taken-away']);
function riskOf({ subjects }, peak, loss, isCompared) {
    if (peak.head?.whole === 0 && peak.head.count === 0)
        return null;
    const measures = [
        ...['loss', 'peak'].flatMap((what) => subjects.length > 1 ? { what, ...(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .steepestRise */ .FS)(subjects, what) } : []),
        { what: 'loss', ref: null, ...loss },
        { what: 'peak', ref: null, ...peak },
    ];
    const put = (of) => (of.what === 'loss' ? breaks(of) : takes(of));
    const risen = measures.find((pair) => (0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .riseOf */ .j3)(pair) > 0);
    if (risen)
        return { of: risen.ref ?? null, phrase: put(risen), isRise: true };
    if (!loss.head)
        return null;
    const fallen = measures.find((pair) => (0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .riseOf */ .j3)(pair) < 0);
    const { count: lost, whole, when } = loss.head;
    const [taken, broken] = [takes({ head: peak.head }), breaks({ head: loss.head })];
    const all = whole === peak.head?.whole ? _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` of ${whole}`;
    const both = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${taken} and could break ${lost}${all}${when}`;
    const apart = peak.head?.count === 0 ? broken : lost === 0 ? taken : both;
    const compared = fallen ? put(fallen) : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${broken}, as before`;
    return { of: null, phrase: isCompared && peak.base && loss.base ? compared : apart, isRise: false };
}
function breaks({ base = null, head }) {
    return head ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `could break ${ofWhole(head)}${head.when}${was(base)}` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
}
function takes({ base = null, head }) {
    return head ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `takes up to ${ofWhole(head)} at once${head.when}${was(base)}` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
}
function was(base) {
    return base ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` (was ${base.count})` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
}
function ofWhole({ count: part, whole, unit }) {
    const more = part > whole ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` and their replacements` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
    if (whole > 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${part} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(whole, unit)}${more}`;
    return part === 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${part}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(part, unit);
}
function whoseRisk(risk, { subjects }) {
    if (!risk?.of)
        return risk?.phrase ?? _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
    const outcome = subjects.find(({ diff }) => diff.ref === risk.of)?.diff.outcome;
    const isNext = outcome?.kind === 'waits' && outcome.start === 'next-rollout';
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${isNext ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `the next rollout of ` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd}${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .policyName */ .ct)(risk.of)} ${risk.phrase}`;
}
function startsPhrase(same, isOnly) {
    const byUnit = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .groupedBy */ .me)(same, ({ head }) => (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .unitOf */ .uF)(head?.effect.groups ?? []));
    const counts = [...byUnit].map(([unit, of]) => {
        const taken = new Set(of.flatMap(({ outcome }) => [...outcome.targets])).size;
        const whole = same.length === 1 ? same[0].outcome.whole : 0;
        return taken < whole ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${taken} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(whole, unit)}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(taken, unit);
    });
    const isNamedOnly = same.every(({ head }) => head?.effect.groups.every(_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__/* .isNamed */ .ev));
    const isReplaced = same.every(({ outcome }) => outcome.isReplacement);
    const sure = isNamedOnly ? 'disrupts' : isReplaced ? 'replaces' : 'rolls out to';
    const may = isReplaced ? 'may replace' : 'may roll out to';
    const verb = isNamedOnly || same.every(({ outcome }) => outcome.isSure) ? sure : may;
    const which = isOnly ? _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` (${namesOf(same)})`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(verb)} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTexts */ .B5)(counts, ' and ')}${which} on merge`;
}
const ROLLOUTS = {
    'on-merge': (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `the rollout`,
    'next-rollout': (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `no rollout starts on merge`,
    'under-way': (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `the rollout under way`,
    regardless: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `regardless of this change, the rollout`,
    unknown: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `the next rollout`,
};
const MAY_START = {
    consolidation: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `merging lets consolidation disrupt more nodes, which is not forecast`,
    waiting: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `unknown whether a rollout starts on merge`,
};
function waitingPhrase(of, start, risk) {
    if (!risk)
        return start === 'under-way' ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `a rollout is under way` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `nothing is rolled out`;
    const whose = risk.of ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .policyName */ .ct)(risk.of)}` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
    const mayStart = of.flatMap(({ outcome }) => (outcome.kind === 'waits' && outcome.mayStart) || []);
    const rollout = mayStart[0] ? MAY_START[mayStart[0]] : ROLLOUTS[start];
    const isIdle = of.every(({ head }) => head?.effect.outcome === 'none' && head.effect.peakAtOnce === 0);
    if (start !== 'next-rollout')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${ROLLOUTS[start]}${whose} ${risk.phrase}`;
    return isIdle
        ? rollout
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${rollout}. The next ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(mayStart[0] ? 'rollout' : 'one')}${whose} ${risk.phrase}`;
}
const UNTIL = {
    paused: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `it is resumed`,
    disabled: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `it is enabled`,
    OnDelete: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `someone deletes pods (OnDelete)`,
    partition: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `its partition is lowered`,
    state: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `its state is Run`,
};
const LATER = new Set(['paused', 'disabled', 'state']);
function stuckPhrase([{ outcome, head, ref }, ...others], isOnly) {
    const { how, start, isAsBefore } = outcome;
    const { begun, done, whole, isWorstOrder } = outcome.reach;
    const all = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(whole, (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .unitOf */ .uF)(head?.effect.groups ?? []));
    const ends = {
        'not-executed': (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `is not executed`,
        stopped: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `is stopped after ${begun} of ${all}`,
        endless: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `takes ${whole === 1 ? _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `all `}${all} and never ends`,
        stuck: begun === 0
            ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `never starts`
            : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `gets stuck after ${isWorstOrder ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `as few as ` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd}${done} of ${all}`,
    };
    const rollout = how === 'not-executed'
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `the eviction`
        : start === 'next-rollout'
            ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${ROLLOUTS[start]}. The next one`
            : ROLLOUTS[start];
    const whose = isOnly ? _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .policyName */ .ct)(ref)}`;
    const more = others.length > 0
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `; ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(others.length, 'other rollout')} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .verbFor */ .Tq)(others.length, 'does', 'do')} not complete either`
        : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${rollout}${whose} ${ends[how]}${isAsBefore ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `, as before` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd}${more}`;
}
function takenPhrase(same) {
    const keyOf = ({ head, outcome }) => `${outcome.how} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .unitOf */ .uF)(head?.effect.groups ?? [])}`;
    const alike = same.filter((one) => keyOf(one) === keyOf(same[0]));
    const targets = alike.reduce((sum, { outcome }) => sum + outcome.targets, 0);
    const all = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(targets, (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .unitOf */ .uF)(same[0].head?.effect.groups ?? []));
    const { how } = same[0].outcome;
    if (how === 'placed')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `removes what was placed on ${all}`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `deletes ${all}${how === 'in-turn' ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `, one after the other` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` at once`}`;
}
function waitsPhrase({ subjects }) {
    const open = subjects
        .filter(({ diff: { outcome } }) => outcome.kind !== 'held' && outcome.kind !== 'stuck')
        .flatMap(({ diff: { head } }) => head?.effect.groups ?? [])
        .filter((group) => group.outcome === 'unfinished');
    if (open.some((group) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'stage')?.awaitsPerson === true))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `waits for approval`;
    const isCordoned = open.some(({ lingers = [] }) => lingers.some(({ until }) => until === 'uncordon'));
    return isCordoned ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `does not finish until someone uncordons` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
}
const ACTIONS = {
    reboot: 'drained and rebooted',
    restartAllServices: 'drained, with all services restarted',
    service: 'drained, with services restarted',
    noop: 'drained, with nothing restarted',
    drain: 'drained',
    none: '',
};
function nodeActionPhrase({ subjects }) {
    const all = subjects.filter(({ head }) => head?.some(({ batches }) => batches.length > 0));
    const started = all.filter(({ diff }) => diff.outcome.kind === 'starts');
    const kinds = (started.length > 0 ? started : all).map(({ diff }) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(diff.head, 'node-action')?.kind);
    const worst = Object.keys(ACTIONS).find((kind) => kinds.includes(kind));
    if (worst === undefined)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
    const isOfAll = kinds.every((kind) => kind === worst);
    if (worst === 'none')
        return isOfAll ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `no node is drained` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(`${isOfAll ? 'each node is' : 'some nodes are'} ${ACTIONS[worst]}`);
}


/***/ }),

/***/ 5472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ instantPhrase),
/* harmony export */   K$: () => (/* binding */ matchedOf),
/* harmony export */   LJ: () => (/* binding */ goneText),
/* harmony export */   Np: () => (/* binding */ bySeverity),
/* harmony export */   OK: () => (/* binding */ utcPhrase),
/* harmony export */   bB: () => (/* binding */ strip),
/* harmony export */   ct: () => (/* binding */ policyName),
/* harmony export */   g3: () => (/* binding */ changePhrase),
/* harmony export */   iT: () => (/* binding */ namesPhrase),
/* harmony export */   pg: () => (/* binding */ shortList),
/* harmony export */   uF: () => (/* binding */ unitOf),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   wn: () => (/* binding */ subjectName)
/* harmony export */ });
/* harmony import */ var _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1347);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6594);
/* harmony import */ var _text_instants_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7892);
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8392);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9125);





function unitOf(groups) {
    const [first, ...others] = new Set(groups.map((group) => group.unit));
    return others.length > 0 ? 'target' : (first ?? 'node');
}
function matchedOf(groups, sizeOf = ({ matched }) => matched) {
    const [first] = groups;
    if (first && (0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_4__/* .isNamed */ .ev)(first))
        return (0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeOf */ .l2)(first);
    const listed = groups.flatMap(({ targets }) => targets);
    const again = listed.length - new Set(listed).size;
    return groups.reduce((sum, group) => sum + sizeOf(group), 0) - again;
}
function bySeverity(findings) {
    const counts = ['error', 'warning'].map((severity) => {
        const { length } = findings.filter((finding) => finding.severity === severity);
        return length > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(length, severity) : _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd;
    });
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinTexts */ .B5)(counts, ', ');
}
function share(part, whole) {
    if (whole === 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${part}`;
    const of = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${part} of ${whole}`;
    return part > whole
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${of} and their replacements`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${of} (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)((0,_text_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .percentText */ .fL)(part, whole))})`;
}
const STRIP_ITEMS = 30;
function strip(sizes) {
    const runs = [];
    for (const number of sizes) {
        const size = number.toLocaleString('en-US');
        const last = runs.at(-1);
        if (last?.size === size)
            last.times++;
        else
            runs.push({ size, times: 1 });
    }
    const isLong = runs.some(({ times }) => times > 3);
    const items = runs.flatMap(({ size, times }) => times > 3 ? [`${size} x ${times.toLocaleString('en-US')}`] : Array(times).fill(size));
    const shown = items.slice(0, STRIP_ITEMS).join(isLong ? ', ' : ' ');
    return items.length > STRIP_ITEMS ? `${shown} ... ${items.at(-1) ?? ''}` : shown;
}
function instantPhrase(instant, timeZone) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inZone */ .O0)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .instant */ .uR)(instant), timeZone);
}
function utcPhrase(instant, beside) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)((0,_text_instants_js__WEBPACK_IMPORTED_MODULE_1__/* .utcText */ .kK)(instant, beside));
}
function policyName(ref) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)('policy', (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .refText */ .d0)(ref));
}
function shortList(refs) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .few */ .H$)(refs.map(policyName), 3);
}
function namesPhrase(names) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .fewNames */ .BT)('target', names, 5);
}
function subjectName({ ref, base, head }) {
    const others = ((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(head ?? base, 'speaks-for')?.objects ?? 1) - 1;
    return others > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${policyName(ref)} and ${others} more` : policyName(ref);
}
function changePhrase(diff) {
    if (diff.change === 'added' || diff.change === 'removed')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(diff.change);
    const { added = 0, edited = 0, deleted = 0 } = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(diff.head, 'speaks-for')?.changed ?? {};
    const members = Object.entries({ added, edited, deleted }).filter(([, number]) => number > 0);
    if (members.length > 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `with ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinTexts */ .B5)(members.map(([what, number]) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${number} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(what)}`), ', ')}`;
    const through = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinTexts */ .B5)(diff.touchedThrough.map(policyName), ', ');
    const changed = diff.change === 'changed' ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `changed` : _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd;
    if ((0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .hasWords */ .kR)(through))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinTexts */ .B5)([changed, (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `changed through ${through}`], ', and ');
    if ((0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .hasWords */ .kR)(changed))
        return changed;
    return diff.sameEffect ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `unchanged` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `unchanged, but rolls out differently`;
}
function goneText({ base }) {
    const released = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(base, 'released-pods');
    const left = released
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `: ${released.says}.`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `.${base?.onDelete ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) ` ${base.onDelete.says}` : _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd}`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `The policy is gone from these files${left}`;
}


/***/ })

};
