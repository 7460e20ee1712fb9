export const id = 335;
export const ids = [335];
export const modules = {

/***/ 72608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nX: () => (/* binding */ driftExitCode),
  CP: () => (/* binding */ driftReport),
  $W: () => (/* binding */ isRedDrift),
  aq: () => (/* binding */ unjudgedIn)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/visible.js
var visible = __webpack_require__(98558);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/canonical.js
var canonical = __webpack_require__(6594);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/week.js
var week = __webpack_require__(67977);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/zones.js
var zones = __webpack_require__(56710);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/instant-text.js
var instant_text = __webpack_require__(5357);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/window-not-as-written.js
var window_not_as_written = __webpack_require__(92552);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/waivers.js
var waivers = __webpack_require__(54787);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(24705);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/ahead.js







function aheadOf(report) {
    return [...freezesAhead(report.plan), ...waiversAhead(report), ...clocksAhead(report)];
}
function clocksAhead({ plan: { at, timeZone }, findings }) {
    const [change] = (0,zones/* zoneChanges */.wF)({ from: at, to: at + week/* WEEK_MS */.mb }, timeZone);
    if (!change)
        return [];
    const moving = findings.filter(({ rule, status, evidence }) => rule === window_not_as_written/* windowNotAsWritten */.f.id && evidence['cause'] === 'clock-change' && status !== 'fixed');
    const names = new Set(moving.flatMap(({ policy }) => (policy ? [(0,visible/* visible */.RK)((0,system/* refText */.d0)(policy))] : [])));
    return [...names].map((subject) => ({
        kind: 'clocks',
        subject,
        says: `${subject}: its windows are written in UTC and move by the clocks of ${timeZone}, which are set from ${(0,zones/* offsetText */.VU)(change.beforeMs)} to ${(0,zones/* offsetText */.VU)(change.afterMs)} at ${(0,instant_text/* minuteText */.W)(change.at)}.`,
        isWorse: false,
    }));
}
function waiversAhead({ waived, plan: { at } }) {
    const near = waived.flatMap(({ waiver }) => waiver && (0,waivers/* endOf */.pJ)(waiver.expires) <= at + week/* WEEK_MS */.mb ? waiver : []);
    const lines = near.map(({ rule, subject, owner, expires }) => `The waiver of ${rule} for ${(0,visible/* visible */.RK)(subject)} (owner ${(0,visible/* visible */.RK)(owner)}) lapses at the end of ${expires} UTC.`);
    return [...new Set(lines)].map((says) => ({ kind: 'waiver', subject: null, says, isWorse: false }));
}
function freezesAhead({ freezes, at }) {
    const isSoon = (instant) => instant > at && instant <= at + week/* WEEK_MS */.mb;
    return freezes.flatMap(({ name, windows }) => windows.flatMap(({ from, to }) => {
        const effect = (says) => ({ kind: 'freeze', subject: null, says, isWorse: false });
        const freeze = `The freeze ${(0,visible/* visible */.RK)(name)}`;
        return [
            ...(isSoon(from) ? [effect(`${freeze} begins at ${(0,instant_text/* minuteText */.W)(from)}.`)] : []),
            ...(isSoon(to) ? [effect(`${freeze} ends at ${(0,instant_text/* minuteText */.W)(to)}.`)] : []),
        ];
    }));
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup/grouped.js
var grouped = __webpack_require__(42687);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(78392);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/paired.js
var paired = __webpack_require__(50643);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/reviewed.js
var reviewed = __webpack_require__(163);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/no-progress.js + 3 modules
var no_progress = __webpack_require__(16577);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/rule.js
var rule = __webpack_require__(9394);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/allowance.js

const SHARE = 0.5;
function allowanceEffects(subject, now, then, { isTold, isFound }) {
    const limit = mostAllowed(now);
    const [seen, before] = [withoutOwn(now), withoutOwn(then)];
    const isNew = seen > before;
    if (!limit || (!isNew && isTold))
        return [];
    const taken = takenOf(now, limit);
    const outBefore = taken < Math.min(limit, seen) ? taken : seen;
    if (!takesMuch(outBefore, limit))
        return [];
    if (outBefore >= limit ? now.calendar || isFound : !isNew)
        return [];
    const left = limit - outBefore - ownOf(now);
    const rest = left > 0 ? `${left} ${(0,plural/* verb */.w3)(left, 'is', 'are')} left` : 'none is left';
    const was = seen === before ? 'as the last time' : `${before} the last time`;
    const who = `${(0,plural/* counted */.hS)(outBefore, now.unit)} ${(0,plural/* verb */.w3)(outBefore, 'is', 'are')} out already, ${was}`;
    const says = `${subject}: ${who}, and ${(0,plural/* verb */.w3)(outBefore, 'counts', 'count')} against the ${limit} that may be out at once: ${rest}.`;
    return [{ kind: 'allowance', subject, says, isWorse: true }];
}
function withoutOwn(group) {
    return Math.max(0, group.outBefore - ownOf(group));
}
function ownOf({ inFlight }) {
    return inFlight?.targets.length ?? 0;
}
function takenOf({ allowed, calendar, outBefore }, limit) {
    const spans = calendar ? calendar.spans.filter(({ reason }) => reason === calendar.rolledFor) : allowed;
    const left = spans.flatMap((span) => (span.limit === limit ? (span.remaining ?? []) : []));
    return left.length === 0 ? outBefore : limit - Math.max(...left);
}
function takesMuch(outBefore, limit) {
    return limit === null || outBefore >= SHARE * limit;
}
function mostAllowed({ allowed, calendar, ceiling }) {
    const spans = calendar ? calendar.spans.filter(({ reason }) => reason === calendar.rolledFor) : allowed;
    if (spans.length === 0)
        return ceiling.enforced;
    return spans.reduce((most, { limit }) => (limit === null || most === null ? null : Math.max(most, limit)), 0);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/index.js + 456 modules
var systems = __webpack_require__(11081);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/kinds.js
var kinds = __webpack_require__(36396);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/listing.js
var listing = __webpack_require__(65904);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/effect.js


function whyText({ why }) {
    return why === '' ? '' : ` Why: ${why}`;
}
const OUTCOMES = {
    complete: 'it comes to its end',
    none: 'nothing is to be done',
    stuck: 'it gets stuck',
    stopped: 'it is stopped',
    unfinished: 'it is not done within what is looked at',
};
const NEXT_OUTCOMES = {
    complete: 'would come to its end',
    none: 'would have nothing to do',
    stuck: 'would get stuck',
    stopped: 'would be stopped',
    unfinished: 'would not be done within what is looked at',
};
function namesOf(targets) {
    return (0,listing/* few */.H)(targets.map((target) => (0,visible/* visible */.RK)(target)));
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/days.js
var days = __webpack_require__(39730);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/intervals.js
var intervals = __webpack_require__(24091);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/under-way.js
function goesOnOf(now, then) {
    const [isNext, wasNext] = [isOnlyPossible(now), isOnlyPossible(then)];
    return { now: isUnderWay(now), then: isUnderWay(then), isNext, wasNext, isOfOne: isNext === wasNext };
}
function isUnderWay(kind) {
    return kind === 'continues' || kind === 'drift';
}
function isOnlyPossible(kind) {
    return kind === undefined || kind === 'none' || kind === 'next-rollout';
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/forecast.js







function toDo({ batches, inFlight, }) {
    if (!inFlight)
        return batches;
    const { targets, end } = inFlight;
    return [{ targets, size: targets.length, start: null, end }, ...batches];
}
const NO_PROMISE = new Set(['next-rollout', 'none', 'deleted']);
function forecastEffects(policy, subject, now, { before, then, at, out }) {
    const promised = before.changeEffect?.kind ?? 'none';
    if (!isUnderWay(policy.change?.kind) || NO_PROMISE.has(promised) || awaitedPerson(before, then))
        return [];
    if (now.outcome === 'stuck' && then.outcome === 'stuck')
        return [];
    const left = leftOf(now);
    if (left === null)
        return [];
    const held = toDo(then).flatMap(({ end, targets }) => isDue(end, at - slackOf(end, then))
        ? targets.filter((target) => left.has(target)).map((target) => ({ target, end }))
        : []);
    const present = new Set(now.targets);
    const early = toDo(then).flatMap(({ end, targets }) => isDue(end, at + slackOf(end, then))
        ? []
        : targets.filter((target) => present.has(target) && !left.has(target)));
    const [first] = held.sort((a, b) => a.end - b.end);
    const effect = (says, isWorse) => [
        { kind: 'forecast', subject, says: `${subject}: ${says} ${finishText(now, then)}`, isWorse },
    ];
    if (first) {
        const behind = `behind its forecast: ${(0,plural/* counted */.hS)(held.length, now.unit)} of ${now.matched} should be done by now and ${(0,plural/* verb */.w3)(held.length, 'is', 'are')} not`;
        const stands = (0,system/* factsOf */.xS)(policy, 'recorded-state').find(({ target }) => target === first.target);
        const state = stands ? ` (${(0,visible/* visible */.RK)(stands.state)})` : '';
        const who = `the first is ${(0,visible/* visible */.RK)(first.target)}${state}, forecast for ${(0,instant_text/* minuteText */.W)(first.end)}`;
        return effect(`${behind}; ${who}. ${outText(now, { then, at, out })}`, true);
    }
    if (early.length === 0)
        return [];
    return effect(`ahead of its forecast: ${(0,plural/* counted */.hS)(early.length, now.unit)} of ${now.matched} ${(0,plural/* verb */.w3)(early.length, 'is', 'are')} done before the time.`, false);
}
function awaitedPerson({ head }, { name, outcome }) {
    const pauses = head?.groups.flatMap((group) => group.pauses) ?? [];
    return outcome === 'unfinished' && pauses.some((one) => one.kind === 'approval' && one.holdsBack === name);
}
function wasToGetOn(earlier) {
    const { then, at, isUndated = false } = earlier;
    if (isUndated)
        return toDo(then).some(({ start }) => start === null || start <= at);
    return toDo(then).some(({ end }) => isDue(end, at - slackOf(end, then)));
}
function dueIn({ then, at }) {
    const due = then.batches.flatMap(({ start, end }) => isDue(end, at - slackOf(end, then)) ? [{ from: start ?? end, to: end }] : []);
    return (0,intervals/* mergeIntervals */.l7)(due.sort((a, b) => a.from - b.from));
}
function leftOf(group) {
    const { undone, outcome } = group;
    if (outcome !== 'complete' && undone === undefined)
        return null;
    return new Set([...toDo(group).flatMap(({ targets }) => targets), ...(undone ?? [])]);
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
    return `Out now: ${now}, forecast ${forecast}.`;
}
function finishText(now, then) {
    const was = then.finish === null ? 'no end was forecast' : `${(0,instant_text/* minuteText */.W)(then.finish)} was forecast`;
    return now.finish === null
        ? `It does not come to its end as it stands; ${was}.`
        : `It ends at ${(0,instant_text/* minuteText */.W)(now.finish)} from here; ${was}.`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/halfway.js





function halfwayEffects(subject, now, earlier, goesOn) {
    const { then } = earlier;
    const left = { now: leftIn(now), then: leftIn(then) };
    const is = {
        now: !goesOn.isNext && isHalfway(left.now, now.matched, goesOn.now),
        then: !goesOn.wasNext && isHalfway(left.then, then.matched, goesOn.then),
    };
    const effect = (says, isWorse) => [
        { kind: 'progress', subject, says: `${subject}: ${says}`, isWorse },
    ];
    if (NEVER_ENDS.has(now.outcome))
        return is.then ? gotOnEffects(now, then, effect) : null;
    const done = { now: doneOf(now, left.now), then: doneOf(then, left.then) };
    const of = `${done.now} of ${(0,plural/* counted */.hS)(now.matched, now.unit)} done`;
    if (isFreed(goesOn, then.outcome, left.now))
        return effect(overText(now), false);
    if (NEVER_ENDS.has(then.outcome))
        return is.now ? effect(`the rollout is under way: ${of}.`, false) : null;
    if (!is.then)
        return is.now ? effect(`a rollout is under way: ${of}, and the last time none was.`, false) : null;
    if (!is.now)
        return now.matched === 0 ? [] : effect(overText(now), false);
    if (done.now > done.then)
        return effect(`the rollout goes on: ${of}, ${done.then} the last time.`, false);
    if (awaitsPerson(now) || !wasToGetOn(earlier))
        return [];
    const when = earlier.isUndated === true ? ', and the last snapshot does not say when that was' : '';
    return effect(`the rollout stands still: ${of}, ${done.then} the last time${when}.${whyText(now)}`, true);
}
function awaitsPerson(group) {
    return (0,system/* factOf */.yD)(group, 'stage')?.awaitsPerson === true && !(0,paired/* isDone */.$L)(group.outcome);
}
function personText(group) {
    const names = (0,system/* factOf */.yD)(group, 'stage')?.approvals ?? [];
    if (!awaitsPerson(group) || names.length === 0)
        return null;
    return `it waits for a person to approve ${namesOf(names)}, and nothing of it starts before.`;
}
function gotOnEffects(now, then, effect) {
    const done = doneWhenHalted(now) ?? 0;
    const before = doneOf(then, leftIn(then));
    if (done <= before)
        return [];
    return effect(`the rollout got on: ${done} of ${(0,plural/* counted */.hS)(now.matched, now.unit)} done, ${before} the last time.`, false);
}
function doneWhenHalted(group) {
    const left = leftOf(group);
    if (left === null)
        return null;
    const rest = new Set([...left, ...group.blocked.map(({ target }) => target)]);
    return Math.max(0, group.matched - rest.size);
}
function endText(group) {
    const done = NEVER_ENDS.has(group.outcome) ? doneWhenHalted(group) : null;
    const far = done === null ? '' : ` with ${done} of ${(0,plural/* counted */.hS)(group.matched, group.unit)} done`;
    return `${OUTCOMES[group.outcome]}${far}`;
}
const NEVER_ENDS = new Set(['stuck', 'stopped']);
function doneOf({ matched, blocked }, left) {
    return Math.max(0, matched - left - blocked.length);
}
function isFreed(goesOn, was, left) {
    return goesOn.then && (!goesOn.now || left === 0) && NEVER_ENDS.has(was);
}
function overText({ blocked, matched, unit }) {
    const over = 'the rollout that was under way the last time is over';
    return blocked.length === 0
        ? `${over}.`
        : `${over} but for ${blocked.length} of ${(0,plural/* counted */.hS)(matched, unit)} that it does not touch: ${namesOf(blocked.map(({ target }) => target))}.`;
}
function leftIn(group) {
    return toDo(group).reduce((sum, { size }) => sum + size, 0);
}
function isHalfway(left, matched, goesOn) {
    return left > 0 && (goesOn || left < matched);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/states.js









function stateEffects({ head, inventory }, then, at) {
    const now = head.policies.flatMap((policy) => (0,system/* factsOf */.xS)(policy, 'recorded-state')).filter(isTold);
    const was = [...then.policies.values()].flatMap(({ recorded }) => recorded).filter(isTold);
    const all = [...new Set([...now, ...was].map(({ of }) => of))];
    return all.flatMap((of) => {
        const own = now.filter((one) => one.of === of);
        const before = new Map(was.flatMap((one) => (one.of === of ? [[one.target, one.state]] : [])));
        return [
            ...movedEffects(of, own, before),
            ...overEffect(of, own, before, inventory?.out ?? new Set()),
            ...heldEffects(of, own, before),
            ...lateEffects(of, own, at),
        ];
    });
}
function isTold(one) {
    return one.of !== null;
}
function isToldByState(policy, kind, { head }) {
    const own = new Set((0,system/* factsOf */.xS)(policy, 'recorded-state').flatMap(({ of }) => of ?? []));
    if (own.size === 0 || (kind !== 'size' && kind !== 'outcome'))
        return false;
    return kind === 'size' || heldOf(head).some(({ of }) => own.has(of));
}
function heldOf({ policies }) {
    const all = policies.flatMap((policy) => (0,system/* factsOf */.xS)(policy, 'recorded-state'));
    return all.filter(isTold).filter(({ held }) => held !== null);
}
function isFoundByState({ policy, ...finding }, { policies }) {
    if (!(0,no_progress/* isNoProgress */.J)(finding, 'never-ends') || !policy)
        return false;
    const own = policies.find(({ ref }) => (0,rule/* sameRef */.WY)(ref, policy));
    return own !== undefined && (0,system/* factsOf */.xS)(own, 'recorded-state').some((one) => isTold(one) && one.held !== null);
}
function who(list) {
    return (0,plural/* counted */.hS)(list.length, 'node');
}
function movedEffects(of, now, before) {
    const moved = now.filter(({ target, state }) => before.get(target) !== state);
    const ways = (0,grouped/* groupedBy */.me)(moved, ({ target, state }) => JSON.stringify([before.get(target) ?? null, state]));
    return [...ways.values()].map((list) => {
        const [first] = list;
        const from = before.get(first.target);
        const names = namesOf(list.map(({ target }) => target));
        const state = `${(0,visible/* visible */.RK)(first.state)}${first.held === null ? '' : `, ${first.held}`}`;
        const way = from === undefined
            ? `${(0,plural/* verb */.w3)(list.length, 'is', 'are')} new in it, in ${state}`
            : `went from ${(0,visible/* visible */.RK)(from)} to ${state}`;
        const isWorse = list.some(({ held }) => held !== null);
        return { kind: 'progress', subject: of, says: `${of}: ${who(list)} ${way}: ${names}.`, isWorse };
    });
}
function overEffect(of, now, before, out) {
    const present = new Set(now.map(({ target }) => target));
    const over = [...before.keys()].filter((target) => !present.has(target));
    if (over.length === 0)
        return [];
    const left = over.filter((target) => out.has(target));
    const nodes = `${(0,plural/* counted */.hS)(over.length, 'node')} ${(0,plural/* verb */.w3)(over.length, 'is', 'are')} no longer in it`;
    const rest = now.length === 0 ? 'it is over' : `${now.length} still ${(0,plural/* verb */.w3)(now.length, 'is', 'are')}`;
    const still = left.length === 0
        ? ''
        : ` Out all the same, cordoned or not ready: ${(0,plural/* counted */.hS)(left.length, 'node')} (${namesOf(left)}).`;
    return [
        {
            kind: 'progress',
            subject: of,
            says: `${of}: ${nodes}, and ${rest}.${still}`,
            isWorse: left.length > 0,
        },
    ];
}
function heldEffects(of, now, before) {
    const held = now.filter((one) => one.held !== null && before.get(one.target) === one.state);
    return [...(0,grouped/* groupedBy */.me)(held, ({ state }) => state).values()].map((list) => {
        const [first] = list;
        const names = namesOf(list.map(({ target }) => target));
        const says = `${of}: ${who(list)} ${(0,plural/* verb */.w3)(list.length, 'is', 'are')} in ${(0,visible/* visible */.RK)(first.state)}, ${first.held ?? ''}: ${names}.`;
        return { kind: 'progress', subject: of, says, isWorse: true };
    });
}
function lateEffects(of, now, at) {
    const late = now.filter((one) => one.held === null && isLate(one, at));
    return [...(0,grouped/* groupedBy */.me)(late, ({ state }) => state).values()].map((list) => {
        const [first] = [...list].sort((a, b) => (a.since ?? 0) - (b.since ?? 0));
        const longest = first && first.since !== null && first.until !== null
            ? ` ${(0,visible/* visible */.RK)(first.target)} is since ${(0,instant_text/* minuteText */.W)(first.since)}, and was to be up to ${(0,instant_text/* minuteText */.W)(first.until)}.`
            : '';
        const says = `${of}: ${who(list)} ${(0,plural/* verb */.w3)(list.length, 'is', 'are')} in ${(0,visible/* visible */.RK)(list[0].state)} for longer than is configured.${longest}`;
        return { kind: 'progress', subject: of, says, isWorse: true };
    });
}
function isLate({ since, until }, at) {
    return since !== null && until !== null && until + lateBy(since, until) < at;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/appeared.js










function addedEffects(policy, groups) {
    if ((0,system/* factsOf */.xS)(policy, 'recorded-state').some(isTold))
        return [];
    if (specOf(policy.apiVersion, policy.ref.kind)?.only === 'controller')
        return [];
    const subject = (0,visible/* visible */.RK)((0,system/* refText */.d0)(policy.ref));
    return [
        {
            kind: 'policy',
            subject,
            says: `${subject} is new since the last report${underWayText(policy, groups)}.`,
            isWorse: policy.live,
        },
        ...(isUnderWay(policy.change?.kind) ? groups.flatMap((group) => heldUp(subject, group, groups)) : []),
        ...failedEffects(policy, groups[0]?.unit ?? 'node'),
    ];
}
function heldUp(of, group, { length }) {
    const person = personText(group);
    const isHeld = person !== null || group.outcome === 'stuck' || group.outcome === 'stopped';
    if (!isHeld || (0,paired/* isDone */.$L)(group.outcome))
        return [];
    const subject = length === 1 ? of : `${of} group "${(0,visible/* visible */.RK)(group.name)}"`;
    const says = `${subject}: ${person ?? `${endText(group)}.${whyText(group)}`}`;
    return [{ kind: 'progress', subject, says, isWorse: true }];
}
function specOf(apiVersion, kind) {
    return (0,kinds/* kindOf */.I)(systems/* SYSTEMS */.L.flatMap(({ kinds }) => kinds), { apiVersion, kind });
}
function underWayText({ change }, groups) {
    const [first] = groups;
    const left = groups.reduce((sum, group) => sum + leftIn(group), 0);
    if (!isUnderWay(change?.kind) || !first || left === 0)
        return '';
    return `, and its rollout is under way: ${(0,plural/* counted */.hS)(left, first.unit)} ${(0,plural/* verb */.w3)(left, 'is', 'are')} still to be done`;
}
function goneEffects(before) {
    if (before.recorded.some(isTold))
        return [];
    const spec = specOf(before.apiVersion, before.kind);
    if (spec?.only === 'controller')
        return [];
    const isWorse = spec?.runsOnce !== true || isUnderWay(before.changeEffect?.kind);
    const subject = (0,visible/* visible */.RK)((0,system/* refText */.d0)(before));
    return [{ kind: 'policy', subject, says: `${subject} is gone since the last report.`, isWorse }];
}
function failedEffects(policy, unit) {
    const held = (0,system/* factsOf */.xS)(policy, 'recorded-state').filter((one) => !isTold(one) && one.held !== null);
    const [first] = held;
    if (!first)
        return [];
    const subject = (0,visible/* visible */.RK)((0,system/* refText */.d0)(policy.ref));
    const who = `${(0,plural/* counted */.hS)(held.length, unit)} ${(0,plural/* verb */.w3)(held.length, 'is', 'are')} ${first.state}`;
    const says = `${subject}: ${who}, ${first.held ?? ''}: ${namesOf(held.map(({ target }) => target))}.`;
    return [{ kind: 'progress', subject, says, isWorse: true }];
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/manifest.js
var manifest = __webpack_require__(34585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/waiver-lapsed.js
var waiver_lapsed = __webpack_require__(65177);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/drain-deadlock.js
var drain_deadlock = __webpack_require__(13249);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/findings.js













function findingEffects({ plan, findings, waived }, then) {
    const isKnown = knownBefore(then.findings);
    const isOld = knownBefore([...then.before, ...then.findings]);
    const standing = findings.filter((finding) => finding.status !== 'fixed' && finding.severity !== 'info' && !(0,no_progress/* isNoProgress */.J)(finding, 'stuck', 'joining'));
    const courses = coursesOf(plan, then);
    return [
        ...standing
            .filter((finding) => !isFoundByState(finding, plan.head))
            .filter((finding) => !isKnown(finding) || isEachTime(finding, courses) || isStanding(finding))
            .map((finding) => effectOf(finding, sinceWhen(finding, courses, { isOld: isOld(finding), isKnown: isKnown(finding) }))),
        ...endedEffect(ended({ standing, waived }, then, courses)),
    ];
}
function effectOf({ rule, message, policy }, since) {
    const says = `${since === undefined ? '' : `${since}: `}${rule}: ${message}`;
    const subject = policy && (0,visible/* visible */.RK)((0,system/* refText */.d0)(policy));
    return { kind: 'finding', subject, says, isWorse: since === undefined };
}
function sinceWhen(finding, courses, { isOld, isKnown }) {
    const names = nextRolloutsOf(finding) ?? [...courses.keys()];
    const isOfOnce = names.length > 0 && names.every((name) => courses.get(name)?.includes('once'));
    if (isOld && isOfOnce)
        return 'As before the change';
    if (isKnown && isStanding(finding))
        return 'As the last time';
    if (isEachTime(finding, courses))
        return undefined;
    return names.flatMap((name) => courses.get(name) ?? []).flatMap((course) => notNew(course) ?? [])[0];
}
function knownBefore(findings) {
    const prints = new Map([...(0,grouped/* groupedBy */.me)(findings, ({ fingerprint }) => fingerprint)].map(([cause, of]) => [
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
function ended({ standing, waived }, then, courses) {
    const now = new Set([...standing, ...waived].map(({ fingerprint }) => fingerprint));
    const broken = new Set(standing.map(brokenKey));
    return then.findings
        .filter((finding) => finding.severity !== 'info' &&
        !(0,no_progress/* isNoProgress */.J)(finding, 'stuck', 'joining') &&
        !now.has(finding.fingerprint) &&
        !broken.has(brokenKey(finding)) &&
        isMended(finding, courses))
        .map(({ rule, policy }) => ({ rule: (0,visible/* visible */.RK)(rule), of: policy ? (0,visible/* visible */.RK)((0,system/* refText */.d0)(policy)) : null }));
}
function isMended(finding, courses) {
    const { policy } = finding;
    const all = policy ? courses.get((0,system/* refText */.d0)(policy)) : [...courses.values()].flat();
    if (all === undefined || (policy && all.length === 0))
        return false;
    return all.every((course) => course === 'other' || course === 'freed' || isOfTargets(course, finding));
}
function isOfTargets(course, finding) {
    const isOf = finding.rule === drain_deadlock/* drainDeadlock */.i.id || (0,no_progress/* isNoProgress */.J)(finding, 'used-up', 'blocked', 'erroring', 'tolerated');
    return isOf && !['held', 'edited', 'once'].includes(course);
}
function notNew(course) {
    if (course === 'over')
        return 'Of the next rollout';
    return course === 'freed' ? 'Of the rollout that was held the last time' : undefined;
}
function coursesOf({ head }, then) {
    const own = new Map(head.policies.flatMap((policy) => {
        const before = then.policies.get((0,reviewed/* policyKey */.s)({ ...policy.ref, apiVersion: policy.apiVersion }));
        return before?.head ? [[(0,system/* refText */.d0)(policy.ref), courseOf(policy, before, before.head)]] : [];
    }));
    return new Map(head.policies.map(({ ref, effect }) => {
        const rolled = effect.groups.length === 0 ? [ref] : effect.groups.map(({ rolls }) => rolls);
        const names = [...new Set(rolled.map(system/* refText */.d0))];
        return [(0,system/* refText */.d0)(ref), names.flatMap((name) => own.get(name) ?? [])];
    }));
}
function courseOf({ change, effect }, { change: edit, changeEffect }, was) {
    const goesOn = goesOnOf(change?.kind, changeEffect?.kind);
    if (goesOn.then && !goesOn.now)
        return 'over';
    const [wasDone, done] = [(0,paired/* isDone */.$L)(was.outcome), (0,paired/* isDone */.$L)(effect.outcome)];
    if (wasDone !== done) {
        if (!done)
            return 'held';
        return goesOn.isNext ? 'over' : 'freed';
    }
    if (!done && goesOn.now)
        return 'still';
    if (edit !== 'unchanged')
        return changeEffect?.batched === false && goesOn.isNext ? 'once' : 'edited';
    if (goesOn.now && !goesOn.then)
        return 'begun';
    if (goesOn.now && goesOn.then && sum(effect.groups.map(leftIn)) < sum(was.groups.map(leftIn)))
        return 'rest';
    const isFewer = sum(effect.groups.map((one) => one.outBefore)) > sum(was.groups.map((one) => one.outBefore));
    return isFewer ? 'fewer' : 'other';
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
function isEachTime(finding, courses) {
    const { rule, policy, evidence } = finding;
    if (rule === waiver_lapsed/* waiverLapsed */.A.id)
        return evidence['waiver'] !== 'unused';
    if (rule === drain_deadlock/* drainDeadlock */.i.id)
        return evidence['forGood'] === false;
    return (0,no_progress/* isNoProgress */.J)(finding, 'used-up') && !(policy && courses.get((0,system/* refText */.d0)(policy))?.includes('still'));
}
function isStanding({ rule, evidence }) {
    return rule === drain_deadlock/* drainDeadlock */.i.id && evidence['forGood'] === true;
}
function brokenKey({ rule, policy, evidence }) {
    return JSON.stringify([rule, evidence['cause'] ?? null, policy ? (0,system/* refText */.d0)(policy) : null]);
}
function endedEffect(all) {
    if (all.length === 0)
        return [];
    const rules = [...(0,grouped/* groupedBy */.me)(all, ({ rule }) => rule)].sort(([a], [b]) => (a < b ? -1 : 1));
    const texts = rules.map(([rule, list]) => {
        const names = [...new Set(list.flatMap(({ of }) => of ?? []))];
        return names.length === 0 ? rule : `${rule} (${(0,listing/* few */.H)(names)})`;
    });
    const says = `No longer broken where the last report said so: ${texts.join(', ')}.`;
    return [{ kind: 'finding', subject: null, says, isWorse: false }];
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/group-effects.js






function groupEffects(subject, now, earlier, { goesOn, gone }) {
    const { then } = earlier;
    const halfway = halfwayEffects(subject, now, earlier, goesOn);
    const isHalfway = halfway !== null;
    const ofSubject = (effect) => {
        return { subject, ...effect, says: `${subject}: ${effect.says}` };
    };
    return [
        ...sizeEffects(now, then, gone).map(ofSubject),
        ...when(!isTimed(now) && now.ceiling.enforced !== then.ceiling.enforced, ceilingEffect(now, then)).map(ofSubject),
        ...(halfway ?? []),
        ...numberEffects(now, then, goesOn, isHalfway).map(ofSubject),
    ];
}
function when(is, effect) {
    return is ? [effect] : [];
}
function sizeEffects(now, then, gone) {
    return when(now.matched !== then.matched, {
        kind: 'size',
        says: `${(0,plural/* counted */.hS)(now.matched, now.unit)}, ${then.matched} the last time.${unselectedText(gone, now)}`,
        isWorse: gone.length > 0 || (now.matched === 0 && (0,system/* factOf */.yD)(now, 'compartment')?.isFallback !== true),
    });
}
function numberEffects(now, then, goesOn, isHalfway) {
    const isOther = isHalfway || !goesOn.isOfOne || then.outcome === 'stuck' || (goesOn.then && !goesOn.now);
    const isLetGo = !isHalfway && goesOn.isNext && goesOn.isOfOne;
    const isCompared = !isOther && now.matched > 0 && !isOfFewNodes(now, then);
    const unit = (count) => (0,plural/* counted */.hS)(count, now.unit);
    return [
        ...when(isCompared && now.peakAtOnce !== then.peakAtOnce && !isByCeiling(now, then), {
            kind: 'peak',
            says: `${now.peakAtOnce} of ${unit(now.matched)} (${(0,plural/* percentText */.fL)(now.peakAtOnce, now.matched)}) out at once${outBefore(now)}, ${then.peakAtOnce} of ${then.matched} the last time.`,
            isWorse: now.peakAtOnce > then.peakAtOnce,
        }),
        ...when(isCompared && now.worstLoss !== then.worstLoss && !isOfFewerAlone(now, then), {
            kind: 'worst-loss',
            says: `a bad change breaks up to ${unit(now.worstLoss)}, ${then.worstLoss} the last time.`,
            isWorse: now.worstLoss > then.worstLoss && !((0,paired/* losesAll */.oN)(now) && (0,paired/* losesAll */.oN)(then)),
        }),
        ...when(isOtherwise(now, then) && !(isOther && (0,paired/* isDone */.$L)(now.outcome) && !isLetGo), {
            kind: 'outcome',
            says: goesOn.isNext
                ? `the next rollout ${NEXT_OUTCOMES[now.outcome]}, and the last time it ${NEXT_OUTCOMES[then.outcome]}.${whyText(now)}`
                : `${goesOn.now ? endText(now) : OUTCOMES[now.outcome]}, and the last time ${OUTCOMES[then.outcome]}.${whyText(now)}`,
            isWorse: !(0,paired/* isDone */.$L)(now.outcome),
        }),
    ];
}
function unselectedText(gone, { unit }) {
    if (gone.length === 0)
        return '';
    return ` ${(0,plural/* counted */.hS)(gone.length, unit)} ${(0,plural/* verb */.w3)(gone.length, 'is', 'are')} there and not selected any more: ${namesOf(gone)}.`;
}
function isByCeiling(now, then) {
    const is = now.ceiling.enforced === now.peakAtOnce && then.ceiling.enforced === then.peakAtOnce;
    return is && !isTimed(now);
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
function isTimed({ calendar }) {
    return calendar?.limits.some(({ schedule }) => schedule !== null) ?? false;
}
function isOtherwise(now, then) {
    return now.outcome !== then.outcome && then.matched > 0 && now.matched > 0;
}
function outBefore({ outBefore: count }) {
    return count === 0 ? '' : ` (${count} of them out before it begins)`;
}
function ceilingEffect(now, then) {
    const { declared, enforced } = now.ceiling;
    const written = typeof declared === 'string' ? `${declared} is ` : 'up to ';
    const text = enforced === null
        ? 'nothing limits how many go at once'
        : `${written}${(0,plural/* counted */.hS)(enforced, now.unit)} at once now`;
    const was = then.ceiling.enforced === null ? 'there was no limit' : `${then.ceiling.enforced}`;
    const isWorse = enforced === null || (then.ceiling.enforced !== null && enforced > then.ceiling.enforced);
    return { kind: 'ceiling', says: `${text}, ${was} the last time.`, isWorse };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/held.js
var held = __webpack_require__(29861);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/vanished.js






function vanishedEffects(plan, then) {
    const vanished = plan.head.policies.filter((policy) => {
        const before = then.policies.get((0,reviewed/* policyKey */.s)({ ...policy.ref, apiVersion: policy.apiVersion }));
        return before?.inCluster === true && !before.recorded.some(isTold) && !(0,held/* isHeld */.i)(policy, plan);
    });
    if (vanished.length > 0 && plan.inventory?.held.size === 0)
        return [notAsked(vanished.length)];
    return vanished.map(({ ref }) => {
        const subject = (0,visible/* visible */.RK)((0,system/* refText */.d0)(ref));
        const says = `${subject} is in the files, and the cluster does not hold it any more.`;
        return { kind: 'live', subject, says, isWorse: true };
    });
}
function notAsked(count) {
    const objects = count === 1 ? 'the object' : `the ${count} objects`;
    const says = `The snapshot holds nothing but nodes, and not ${objects} of the files that the last one held: with the cluster ${(0,plural/* verb */.w3)(count, 'it is', 'they are')} not compared.`;
    return { kind: 'live', subject: null, says, isWorse: false };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/gate/rolled.js
var rolled = __webpack_require__(59416);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/windows.js




function windowEffects(subject, now, then, plan, goesOn) {
    if (goesOn.then && !goesOn.now)
        return [];
    const [is, was] = [stayOf(now.batches, openNow(now, plan)), stayOf(then.batches, openThen(now, then))];
    if (!is || !was || now.outcome === 'stuck' || now.outcome === 'stopped')
        return [];
    const effect = (says, isWorse) => [
        { kind: 'window', subject, says: `${subject}: ${says}`, isWorse },
    ];
    const isSame = is.closes === was.closes;
    if (isInside(was) && !isInside(is) && (isSame || is.roomMs >= was.needsMs)) {
        const late = now.batches.filter(({ end }) => end === null || end > is.closes);
        const left = late.reduce((sum, { size }) => sum + size, 0);
        const rest = `${left} of ${(0,plural/* counted */.hS)(now.matched, now.unit)} ${(0,plural/* verb */.w3)(left, 'is', 'are')} not done by then`;
        return effect(`its window now ends before the rollout does: it closes at ${(0,instant_text/* minuteText */.W)(is.closes)}, and ${rest}. The last time all were done inside one window.`, true);
    }
    if (!goesOn.now && !isInside(was) && isInside(is) && (isSame || was.roomMs >= is.needsMs))
        return effect('the rollout ends inside its window, and the last time it did not.', false);
    return [];
}
function isInside({ roomMs, needsMs }) {
    return needsMs <= roomMs;
}
function stayOf(batches, open) {
    if (!open || batches.length === 0)
        return null;
    const first = batches.reduce((least, { start }) => Math.min(least, start ?? Infinity), Infinity);
    const last = batches.reduce((most, { end }) => Math.max(most, end ?? Infinity), 0);
    const window = open.windows.find(({ from, to }) => from <= first && first < to);
    if (!window)
        return null;
    const isKnown = window.to < open.knownTo;
    return { closes: window.to, roomMs: isKnown ? window.to - first : Infinity, needsMs: last - first };
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

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/effects.js






















function changedEffects(report, then, heldThere) {
    const { plan } = report;
    const kept = plan.head.policies.filter(({ isDeleted }) => !isDeleted);
    const keyed = kept.map((policy) => ({
        policy,
        key: (0,reviewed/* policyKey */.s)({ ...policy.ref, apiVersion: policy.apiVersion }),
    }));
    const present = new Set(keyed.map(({ key }) => key));
    const own = (0,grouped/* groupedBy */.me)((0,rule/* rolledGroups */.BR)(plan.head), ({ policy }) => policy);
    const ofPolicies = keyed.flatMap(({ policy, key }) => {
        const before = then.policies.get(key);
        const groups = (own.get(policy) ?? []).map(({ group }) => group);
        if (!before)
            return addedEffects(policy, groups);
        const { isUndated = false } = then;
        const effects = policyEffects(policy, groups, { before, isUndated }, report);
        if (heldThere.has((0,visible/* visible */.RK)((0,system/* refText */.d0)(policy.ref))))
            return effects.filter(isNotOfHold);
        return effects.filter(({ kind }) => !isToldByState(policy, kind, plan));
    });
    return [
        ...ofPolicies,
        ...[...then.policies].flatMap(([key, before]) => (present.has(key) ? [] : goneEffects(before))),
        ...stateEffects(plan, then, seenAt(plan)),
        ...vanishedEffects(plan, then),
        ...findingEffects(report, then),
    ];
}
function isNotOfHold({ kind, isWorse }) {
    return !(isWorse && (kind === 'progress' || kind === 'outcome' || kind === 'forecast'));
}
function seenAt({ at, snapshot: { takenAt } }) {
    return Math.min(at, takenAt ?? at);
}
function policyEffects(policy, groups, { before, isUndated }, report) {
    const { plan } = report;
    const name = (0,visible/* visible */.RK)((0,system/* refText */.d0)(policy.ref));
    const was = (0,paired/* numbered */.jN)((before.head?.groups ?? []).filter(({ rolls }) => (0,system/* refText */.d0)(rolls) === (0,system/* refText */.d0)(before)));
    const now = (0,paired/* numbered */.jN)(groups);
    const goesOn = goesOnOf(policy.change?.kind, before.changeEffect?.kind);
    const at = seenAt(plan);
    const out = plan.inventory?.out ?? new Set();
    const isFound = isFoundOut(policy, report);
    const failed = failedEffects(policy, groups[0]?.unit ?? 'node');
    const moved = effects_movedEffects(name, [...now.values()], [...was.values()]);
    return [
        ...[...now].flatMap(([key, group]) => {
            const subject = groups.length === 1 ? name : `${name} group "${(0,visible/* visible */.RK)(group.name)}"`;
            const then = was.get(key);
            if (!then || failed.length > 0)
                return [];
            const gone = goesOn.now || goesOn.then ? [] : unselected(group, then, plan);
            const ofGroup = groupEffects(subject, group, { then, at, isUndated }, { goesOn, gone });
            const shut = shutEffect(policy, subject, group, { then, at }, plan);
            const isSaid = shut !== null || isUndated || awaitsPerson(group);
            return [
                ...(shut ? [...ofGroup.filter(isNotOfHold), shut] : ofGroup),
                ...allowanceEffects(subject, group, then, { isTold: isFound || isHeldUp(group, policy), isFound }),
                ...stillHeld(policy, subject, group, then),
                ...(isSaid ? [] : forecastEffects(policy, subject, group, { before, then, at, out })),
                ...(shut ? [] : windowEffects(subject, group, then, plan, goesOn)),
            ];
        }),
        ...moved,
        ...failed,
    ];
}
function isFoundOut({ ref }, { findings }) {
    return findings.some(({ policy, status, ...finding }) => (0,no_progress/* isNoProgress */.J)(finding, 'used-up') && status !== 'fixed' && policy !== null && (0,rule/* sameRef */.WY)(policy, ref));
}
function isHeldUp({ outcome }, { change }) {
    return isUnderWay(change?.kind) && !(0,paired/* isDone */.$L)(outcome);
}
function stillHeld({ change }, subject, now, then) {
    if (!isUnderWay(change?.kind) || (0,paired/* isDone */.$L)(now.outcome) || now.outcome !== then.outcome)
        return [];
    const says = `${subject}: ${personText(now) ?? `${endText(now)}, as the last time.${whyText(now)}`}`;
    return [{ kind: 'progress', subject, says, isWorse: true }];
}
function unselected({ targets, rolls, unit }, then, { head, inventory }) {
    if (targets.length >= then.targets.length || unit === 'replica')
        return [];
    const taken = new Set((0,rule/* rolledGroups */.BR)(head).flatMap(({ group }) => ((0,rule/* sameRef */.WY)(group.rolls, rolls) ? group.targets : [])));
    return then.targets.filter((target) => !taken.has(target) && inventory?.units.get(target) === unit);
}
function effects_movedEffects(subject, now, then) {
    const was = new Map(then.flatMap((group) => group.targets.map((target) => [target, group.name])));
    const moves = new Map();
    for (const group of now)
        for (const target of group.targets) {
            const from = was.get(target);
            if (from === undefined || from === group.name || isRest(from, group.name))
                continue;
            const key = JSON.stringify([from, group.name]);
            const isWorse = (0,system/* factOf */.yD)(group, 'compartment')?.isFallback === true;
            const move = moves.get(key) ?? { from, to: group.name, isWorse, targets: [] };
            move.targets.push(target);
            moves.set(key, move);
        }
    return [...moves.values()].map(({ from, to, isWorse, targets }) => {
        const who = (0,plural/* counted */.hS)(targets.length, now[0]?.unit ?? 'node');
        const says = `${subject}: ${who} went from ${(0,visible/* visible */.RK)(from)} to ${(0,visible/* visible */.RK)(to)} without a change of policy: ${namesOf(targets)}.`;
        return { kind: 'moved', subject, says, isWorse };
    });
}
function isRest(from, to) {
    return from.startsWith(`${to}, `) || to.startsWith(`${from}, `);
}
function shutEffect(policy, subject, now, earlier, plan) {
    const { then, at } = earlier;
    const due = dueIn(earlier);
    const isHeld = now.outcome === 'stuck' || now.outcome === 'stopped';
    if (!isUnderWay(policy.change?.kind) || isHeld || due.length === 0)
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
    const until = next ? `opens at ${(0,instant_text/* minuteText */.W)(Math.max(next.from, at))}` : 'does not open';
    const says = `${subject}: it waits for its window, which is another one than in the last report and ${until}. ${finishText(now, then)}`;
    return { kind: 'window', subject, says, isWorse: policy.live };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(22490);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(19125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/values/canonical.js
var values_canonical = __webpack_require__(78003);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/outcome-of.js
var outcome_of = __webpack_require__(87388);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/live.js












function liveEffects(plan) {
    return plan.policies.flatMap((diff) => {
        const { base, head, sameEffect } = diff;
        if (!base || !head || head.isDeleted || !isEdited(diff))
            return [];
        const name = (0,visible/* visible */.RK)((0,system/* refText */.d0)(diff.ref));
        if (heldBy(base) !== heldBy(head))
            return [heldEffect(name, base, head)];
        const kept = keptEffect(name, base, head);
        if (kept)
            return [kept];
        if (isUnknownLimit(head) || isUnknownLimit(base))
            return [limitEffect(name, base, head)];
        if (sameEffect)
            return [];
        const groups = [...base.effect.groups, ...head.effect.groups];
        if (!(0,outcome_of/* startsNothing */.$D)(head)) {
            const isOfNone = groups.length > 0 && groups.every(({ matched }) => matched === 0);
            const others = isOtherLimit(base, head) ? groupsOtherwise(plan, name, base, head) : [];
            return isOfNone ? [] : [dueEffect(name, head), ...others];
        }
        return groups.length > 0 ? groupsOtherwise(plan, name, base, head) : [limitEffect(name, base, head)];
    });
}
function isEdited({ change, touchedThrough }) {
    return change !== 'unchanged' || touchedThrough.length > 0;
}
function heldBy(policy) {
    return policy.change?.held ?? (0,system/* factOf */.yD)(policy, 'on-hold') ?? null;
}
function heldEffect(name, live, written) {
    const [held, asked] = [heldBy(live), heldBy(written)];
    const says = held === null
        ? `${name} is ${(0,rolled/* heldText */.Dx)(asked)} by the files, and goes on in the cluster.`
        : `${name} is ${(0,rolled/* heldText */.Dx)(held)} in the cluster and not by the files: nothing of it starts there.`;
    return { kind: 'live', subject: name, says, isWorse: true };
}
function heldInCluster({ policies }) {
    const held = policies.filter((diff) => diff.base && diff.head && isEdited(diff) && heldBy(diff.base) !== null && heldBy(diff.head) === null);
    return new Set(held.map(({ ref }) => (0,visible/* visible */.RK)((0,system/* refText */.d0)(ref))));
}
function keptEffect(name, live, written) {
    const [held, asked] = [live, written].map((policy) => (0,system/* factOf */.yD)(policy, 'kept-back'));
    if (held?.targets === asked?.targets)
        return null;
    const unit = (live.effect.groups[0] ?? written.effect.groups[0])?.unit ?? 'replica';
    const keeps = ({ targets, total }) => `keeps ${targets} of ${(0,plural/* counted */.hS)(total, unit)} on the old version`;
    const byFiles = asked
        ? `, by the files ${asked.by} keeps ${asked.targets}`
        : ', and nothing in the files does';
    const says = held
        ? `${held.by} in the cluster ${keeps(held)}${byFiles}`
        : asked && `${asked.by} of the files ${keeps(asked)}, and nothing in the cluster does`;
    return { kind: 'live', subject: name, says: `${name}: ${says ?? ''}.`, isWorse: true };
}
function isUnknownLimit(written) {
    return (0,system/* factOf */.yD)(written, 'released-pods')?.pods === null && (0,system/* factOf */.yD)(written, 'drain-limit') === undefined;
}
function limitEffect(name, live, written) {
    const [held, asked] = [live, written].map((policy) => (0,system/* factOf */.yD)(policy, 'drain-limit'));
    const isUnknown = isUnknownLimit(live) || isUnknownLimit(written);
    const isKnown = held && asked && held.desiredHealthy !== asked.desiredHealthy;
    const says = isKnown
        ? `asks for ${held.desiredHealthy} of ${(0,plural/* counted */.hS)(held.expectedPods, 'healthy pod')} in the cluster, by the files for ${asked.desiredHealthy}`
        : isUnknown
            ? 'is written otherwise in the cluster than in the files, and for how many pods the snapshot does not show'
            : 'does something else in the cluster than by the files';
    const isWorse = isKnown ? held.desiredHealthy < asked.desiredHealthy : isUnknown;
    return { kind: 'live', subject: name, says: `${name} ${says}.`, isWorse };
}
function dueEffect(name, { change }) {
    const says = `${name}: the files ask for what the cluster does not have: nobody has applied them, or somebody changed it there. Once they are applied: ${change ? (0,render/* toPlain */.Ul)((0,text_text/* asText */.e1)(change.says)) : 'it starts.'}`;
    return { kind: 'live', subject: name, says, isWorse: true };
}
function isOtherLimit(live, written) {
    const [held, asked] = [live, written].map(({ effect }) => effect.groups.map(({ ceiling }) => ceiling));
    return !(0,values_canonical/* isSameJson */.TL)(held, asked);
}
function groupsOtherwise(plan, name, live, written) {
    const [held, asked] = [ownGroups(plan.base, live), ownGroups(plan.head, written)];
    const subjectOf = (group) => Math.max(held.size, asked.size) === 1 ? name : `${name} group "${(0,visible/* visible */.RK)(group.name)}"`;
    const effect = (group, what, isWorse) => {
        const subject = subjectOf(group);
        return { kind: 'live', subject, says: `${subject}: ${what}.`, isWorse };
    };
    return [
        ...[...held].flatMap(([key, group]) => {
            const other = asked.get(key);
            if (!other)
                return [effect(group, 'the cluster has this group, and the files do not', true)];
            const parts = differences(plan, group, other);
            const does = 'the cluster differs from the files';
            return parts.length === 0
                ? []
                : [effect(group, `${does}: ${parts.join('; ')}`, isLooser(group, other))];
        }),
        ...[...asked].flatMap(([key, group]) => held.has(key) ? [] : [effect(group, 'the files have this group, and the cluster does not', true)]),
    ];
}
function ownGroups(side, policy) {
    const all = side ? (0,rule/* rolledGroups */.BR)(side) : [];
    return (0,paired/* numbered */.jN)(all.flatMap((one) => (one.policy === policy ? [one.group] : [])));
}
function differences(plan, held, asked) {
    const { unit } = held;
    const part = (is, says) => (is ? [says()] : []);
    const numbers = [
        ...part(held.matched !== asked.matched, () => `${(0,plural/* counted */.hS)(held.matched, unit)}, by the files ${asked.matched}`),
        ...part(held.peakAtOnce !== asked.peakAtOnce, () => {
            const out = `${held.peakAtOnce} of ${(0,plural/* counted */.hS)(held.matched, unit)} out at once`;
            return `${out}, by the files ${asked.peakAtOnce}`;
        }),
        ...part(held.worstLoss !== asked.worstLoss, () => `a bad change breaks up to ${(0,plural/* counted */.hS)(held.worstLoss, unit)}, by the files ${asked.worstLoss}`),
        ...part(held.outcome !== asked.outcome, () => `${OUTCOMES[held.outcome]}, and by the files ${OUTCOMES[asked.outcome]}`),
        ...windowPart(plan, held, asked),
    ];
    if (numbers.length > 0)
        return numbers;
    if (held.ceiling.enforced !== asked.ceiling.enforced)
        return [`up to ${limitText(held)} at once, by the files ${limitText(asked)}`];
    return isSameCourse(held, asked) ? [] : [`it takes ${sizesText(held)}, by the files ${sizesText(asked)}`];
}
function windowPart({ at, horizon }, held, asked) {
    const [open, other] = [held, asked].map((group) => (0,rolled/* openTimes */.du)(group, { horizon })?.filter(({ to }) => to > at));
    if ((0,values_canonical/* isSameJson */.TL)(open ?? null, other ?? null))
        return [];
    const first = (open ?? []).findIndex((window, i) => !(0,values_canonical/* isSameJson */.TL)(window, other?.[i]));
    return [
        `${windowText(open?.[Math.max(first, 0)])}, by the files ${windowText(other?.[Math.max(first, 0)])}`,
    ];
}
function windowText(window) {
    return window ? `a window from ${(0,instant_text/* minuteText */.W)(window.from)} to ${(0,instant_text/* minuteText */.W)(window.to)}` : 'no such window';
}
function limitText({ ceiling: { enforced } }) {
    return enforced === null ? 'any number' : `${enforced}`;
}
function isSameCourse(held, asked) {
    return ((0,values_canonical/* isSameJson */.TL)(held.batches.map(({ size }) => size), asked.batches.map(({ size }) => size)) && held.finish === asked.finish);
}
const SIZES_SHOWN = 6;
function sizesText({ batches, finish }) {
    const sizes = batches.slice(0, SIZES_SHOWN).map(({ size }) => `${size}`);
    const shown = `${sizes.join(', ')}${batches.length > SIZES_SHOWN ? ', ...' : ''}`;
    const end = finish === null ? 'without an end' : `done at ${(0,instant_text/* minuteText */.W)(finish)}`;
    return `${(0,plural/* counted */.hS)(batches.length, 'batch')}${batches.length > 0 ? ` (${shown})` : ''}, ${end}`;
}
function isLooser(held, asked) {
    const [mine, other] = [held.ceiling.enforced, asked.ceiling.enforced];
    return (held.peakAtOnce > asked.peakAtOnce ||
        held.worstLoss > asked.worstLoss ||
        ((0,paired/* isDone */.$L)(asked.outcome) && !(0,paired/* isDone */.$L)(held.outcome)) ||
        (other !== null && (mine === null || mine > other)));
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/drift/drift.js






function driftReport(input) {
    const { run } = input;
    const { clusters, problems } = compared(input);
    const effects = clusters.flatMap((cluster) => cluster.effects);
    const isUnknown = problems.length > 0 ||
        run.verdict === 'unknown' ||
        run.reports.some((report) => unjudgedIn(report).length > 0);
    return {
        run,
        clusters,
        problems,
        verdict: isUnknown
            ? 'unknown'
            : effects.some(({ isWorse }) => isWorse)
                ? 'fail'
                : effects.length > 0
                    ? 'warn'
                    : 'pass',
        digest: (0,canonical/* sha256 */.s)([
            isUnknown,
            problems,
            run.reports.flatMap(unjudgedIn).map(({ message }) => (0,render/* toPlain */.Ul)(message)),
            clusters.map(({ report, effects: of }) => [report.plan.cluster, of.map(({ says }) => says)]),
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
        return { clusters: [], problems: [`The last report ${last.unusable}`] };
    const clusters = [];
    const problems = [];
    const single = run.reports.length === 1 && last.clusters.length === 1 ? last.clusters[0] : undefined;
    problems.push(...live.flatMap(uncompared));
    for (const report of run.reports) {
        const { cluster } = report.plan;
        const then = last.clusters.find((one) => one.cluster === cluster) ?? (isNameless(single) ? single : undefined);
        const held = live.find((plan) => plan.cluster === cluster);
        if (then)
            clusters.push({
                report,
                then,
                effects: [
                    ...changedEffects(report, then, held ? heldInCluster(held) : new Set()),
                    ...(held ? liveEffects(held) : []),
                    ...aheadOf(report),
                ],
            });
        else
            problems.push(`The last report holds nothing of the cluster ${(0,visible/* visible */.RK)(cluster ?? '(no name)')}.`);
    }
    return { clusters, problems };
}
function uncompared({ cluster, problems }) {
    return problems.flatMap(({ code, message }) => code === 'too-much-work'
        ? `What the cluster ${(0,visible/* visible */.RK)(cluster ?? '(no name)')} holds is not compared with the files. ${(0,render/* toPlain */.Ul)(message)}`
        : []);
}
function isNameless(cluster) {
    return cluster?.cluster === null;
}


/***/ }),

/***/ 88151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ unchanged),
/* harmony export */   P: () => (/* binding */ lastReport)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _gate_reviewed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(163);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98558);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10140);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38013);
/* harmony import */ var _report_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84804);
/* harmony import */ var _snapshot_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74787);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22490);








function unchanged(inputs) {
    const [first, ...rest] = inputs.map((input) => ({ ...input, base: input.head }));
    if (first === undefined)
        throw new RangeError('a run over no cluster');
    return [first, ...rest];
}
async function lastReport(path, called, inputs) {
    if (isReport(path))
        return (0,_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .loadReviewed */ .YR)(path);
    const [input, ...others] = inputs;
    if (others.length > 0)
        throw new Error(`${called} is a snapshot, which is of one cluster, and the configuration lists several; choose one of them, or give the last JSON report`);
    const { snapshot, problems } = await (0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_5__/* .loadSnapshot */ .N)([path]);
    const at = snapshot.takenAt ?? input.at;
    const run = (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .makeRun */ .SA)([{ ...input, snapshot, snapshotProblems: problems, at }]);
    if (run.verdict !== 'unknown') {
        const last = (0,_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_1__/* .readReviewed */ .q)((0,_report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .renderRun */ .eJ)(run, 'json'));
        if (snapshot.takenAt !== null || 'unusable' in last)
            return last;
        return { ...last, clusters: last.clusters.map((one) => ({ ...one, isUndated: true })) };
    }
    const [first] = run.reports[0].plan.problems.filter(({ severity }) => severity === 'error');
    return {
        unusable: `cannot be made of ${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(path)}: ${first ? (0,_text_render_js__WEBPACK_IMPORTED_MODULE_6__/* .toPlain */ .Ul)(first.message) : 'it could not be evaluated.'}`,
    };
}
function isReport(path) {
    try {
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
        try {
            const head = Buffer.alloc(64);
            const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, head);
            return /^\s*\{\s*"schemaVersion"/.test(head.toString('utf8', 0, length));
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        }
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 84804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YC: () => (/* binding */ legFiles),
/* harmony export */   YR: () => (/* binding */ loadReviewed),
/* harmony export */   _U: () => (/* binding */ loadLegs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(163);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(98558);
/* harmony import */ var _merge_leg_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48521);
/* harmony import */ var _output_file_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19836);
/* harmony import */ var _read_folder_root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41708);
/* harmony import */ var _read_globs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1432);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41460);









const MIB = 1024 ** 2;
const MOST_BYTES = { leg: 64 * MIB, reviewed: 256 * MIB };
const JSON_FILE = /\.json$/;
const PLAIN_FILE = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
function loadReviewed(path) {
    const read = reportText(path, MOST_BYTES.reviewed, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY);
    return 'why' in read ? { unusable: `${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(path)} ${read.why}.` } : (0,_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__/* .readReviewed */ .q)(read.text);
}
function loadLegs(paths, below = '.') {
    return paths
        .flatMap((path) => filesOf(path, below))
        .map((file) => {
        if (typeof file !== 'string')
            return file;
        const source = (0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(file);
        const read = reportText(from(below, file), MOST_BYTES.leg, PLAIN_FILE);
        if ('why' in read)
            return { source, why: read.why };
        return (0,_merge_leg_js__WEBPACK_IMPORTED_MODULE_3__/* .readLegs */ .C0)(source, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file).replace(JSON_FILE, ''), read.text);
    });
}
function legFiles(paths, below = '.') {
    return paths
        .flatMap((path) => filesOf(path, below))
        .flatMap((file) => (typeof file === 'string' ? from(below, file) : []));
}
function filesOf(written, below) {
    try {
        if ((0,_read_globs_js__WEBPACK_IMPORTED_MODULE_6__/* .isPattern */ .Pt)(written) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(below, written), { throwIfNoEntry: false }) === undefined) {
            const { folder, rest } = (0,_read_globs_js__WEBPACK_IMPORTED_MODULE_6__/* .splitPattern */ .zm)(written);
            return jsonFiles(written, folder, rest, below);
        }
        const isFolder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(from(below, written)).isDirectory();
        return isFolder ? jsonFiles(written, written, '**', below) : [written];
    }
    catch (error) {
        return broken(written, unreadable(error));
    }
}
function jsonFiles(written, folder, glob, below) {
    const { globs } = (0,_read_globs_js__WEBPACK_IMPORTED_MODULE_6__/* .compileGlobs */ .tI)([glob]);
    const files = (0,_read_folder_root_js__WEBPACK_IMPORTED_MODULE_5__/* .filesBelow */ .D)(from(below, folder))
        .entries.filter(({ path }) => JSON_FILE.test(path) && globs.matches(path))
        .map(({ path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path));
    return files.length > 0 ? files : broken(written, 'contains no JSON file, so no report');
}
function broken(source, why) {
    return [{ source: (0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(source), why }];
}
function from(below, path) {
    return path.startsWith('/') ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(below, path);
}
function reportText(path, mostBytes, flags) {
    try {
        const isLink = (flags & node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW) !== 0 && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink();
        const bytes = isLink ? null : bytesWithin(path, mostBytes, flags);
        if (bytes === null)
            return { why: `is not a file of at most ${mostBytes / MIB} MiB` };
        const text = (0,_read_text_js__WEBPACK_IMPORTED_MODULE_7__/* .decodeUtf8 */ ._6)(bytes);
        return text === null ? { why: 'is not UTF-8 text' } : { text };
    }
    catch (error) {
        return { why: unreadable(error) };
    }
}
function bytesWithin(path, mostBytes, flags) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        return stats.isFile() && stats.size <= mostBytes ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor) : null;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function unreadable(error) {
    return `cannot be read: ${(0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(error).replace(/\.$/, '')}`;
}


/***/ }),

/***/ 76853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ renderDrift)
/* harmony export */ });
/* harmony import */ var _text_instant_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5357);
/* harmony import */ var _drift_drift_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72608);
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13499);
/* harmony import */ var _footer_footer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62067);
/* harmony import */ var _choice_hidden_names_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(51752);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10140);
/* harmony import */ var _words_instants_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75133);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95774);
/* harmony import */ var _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70477);
/* harmony import */ var _markdown_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27210);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(19125);
/* harmony import */ var _text_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76670);
/* harmony import */ var _text_layout_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32327);














const renderDrift = (0,_index_js__WEBPACK_IMPORTED_MODULE_3__/* .printerOf */ ._Z)({
    text: driftText,
    markdown: driftMarkdown,
    json: driftJson,
});
function driftHeadline({ verdict, clusters }) {
    if (verdict === 'unknown')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq) `could not evaluate what changed`;
    const effects = clusters.flatMap((cluster) => cluster.effects);
    const worse = effects.filter(({ isWorse }) => isWorse).length;
    if (effects.length === 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq) `nothing changed in effect since the last report`;
    const changes = effects.length === 1 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq) `1 change` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq) `${effects.length} changes`;
    return worse === 0
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq) `${changes} without a change of policy, none for the worse`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq) `${changes} without a change of policy, ${worse} for the worse`;
}
function problemsOf({ problems, run }, hide = (text) => text) {
    const unjudged = run.reports.flatMap(_drift_drift_js__WEBPACK_IMPORTED_MODULE_0__/* .unjudgedIn */ .aq);
    return [...problems, ...unjudged.map(({ message }) => (0,_text_render_js__WEBPACK_IMPORTED_MODULE_8__/* .toPlain */ .Ul)(message))].map((text) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .sentence */ .em)(hide(text)));
}
function worstFirst(effects) {
    return [...effects.filter(({ isWorse }) => isWorse), ...effects.filter(({ isWorse }) => !isWorse)];
}
function sincePhrase({ report, then }) {
    const { cluster } = report.plan;
    const { takenAt } = then.snapshot;
    const since = takenAt === null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq) `the last report` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq) `${(0,_words_instants_js__WEBPACK_IMPORTED_MODULE_4__/* .utcPhrase */ .OK)(takenAt)} UTC`;
    return cluster === null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq) `Since ${since}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .name */ .UU)('cluster', cluster)}, since ${since}`;
}
function driftText(drift, { colour, width }) {
    const paint = (0,_text_layout_js__WEBPACK_IMPORTED_MODULE_11__/* .painter */ .C2)(colour);
    return (0,_text_layout_js__WEBPACK_IMPORTED_MODULE_11__/* .blocksText */ .qs)([
        (0,_text_layout_js__WEBPACK_IMPORTED_MODULE_11__/* .titleLines */ .wh)(_text_index_js__WEBPACK_IMPORTED_MODULE_10__/* .VERDICTS */ .b[drift.verdict], driftHeadline(drift), width, paint),
        problemsOf(drift).flatMap((problem) => (0,_text_layout_js__WEBPACK_IMPORTED_MODULE_11__/* .wrap */ .LV)(`- ${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_8__/* .toTerminal */ .yw)(problem)}`, width, 0, 2)),
        ...drift.clusters
            .filter(({ effects }) => effects.length > 0)
            .map((cluster) => [
            paint('bold', (0,_text_render_js__WEBPACK_IMPORTED_MODULE_8__/* .toTerminal */ .yw)(sincePhrase(cluster))),
            ...worstFirst(cluster.effects).flatMap(({ says, isWorse }) => (0,_text_layout_js__WEBPACK_IMPORTED_MODULE_11__/* .wrap */ .LV)(`${isWorse ? '!' : '-'} ${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_8__/* .toTerminal */ .yw)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .sentence */ .em)(says))}`, width, 2, 2)),
        ]),
        (0,_text_layout_js__WEBPACK_IMPORTED_MODULE_11__/* .footLines */ .ie)(drift.run.reports.flatMap((report) => (0,_footer_footer_js__WEBPACK_IMPORTED_MODULE_2__/* .footerPhrases */ .K)(report).slice(1)), width, paint),
    ]);
}
function driftMarkdown(drift, { detail, runUrl, maxBytes }) {
    const title = (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `### ${_markdown_index_js__WEBPACK_IMPORTED_MODULE_7__/* .SIGNS */ .B2[drift.verdict]} ${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_8__/* .toMarkdown */ .l6)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq) `Drift: ${driftHeadline(drift)}`)}`;
    const told = drift.run.reports.flatMap((report) => (0,_footer_footer_js__WEBPACK_IMPORTED_MODULE_2__/* .footerPhrases */ .K)(report, detail !== 'none').slice(1));
    const foot = [...told.map(_text_render_js__WEBPACK_IMPORTED_MODULE_8__/* .toMarkdown */ .l6), ...(0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .runBlocks */ .gP)(runUrl)];
    const fixed = (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOf */ .$$)((0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .blocksText */ .qs)([title, ...foot]));
    const body = detail === 'none' ? [] : fitting(bodyOf(drift, detail), maxBytes - fixed - REST_BYTES);
    return (0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .blocksText */ .qs)([title, ...(body.length === 0 ? [] : [(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .joinMarkdown */ .UF)(body, _text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .NEWLINE */ .Xy)]), ...foot]);
}
const REST_BYTES = 300;
function fitting(lines, bytes) {
    const shown = [];
    let room = bytes;
    for (const line of lines) {
        room -= (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOf */ .$$)((0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceOf */ .vz)(line)) + 1;
        if (room < 0)
            break;
        shown.push(line);
    }
    const left = lines.length - shown.length;
    if (left === 0)
        return shown;
    return [...shown, (0,_text_render_js__WEBPACK_IMPORTED_MODULE_8__/* .toMarkdown */ .l6)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq) `${left} more lines are left out for length; the JSON report has them.`)];
}
function bodyOf(drift, detail) {
    const hide = (0,_choice_hidden_names_js__WEBPACK_IMPORTED_MODULE_12__/* .hiderOfAll */ .p)(drift.run, detail);
    const problems = problemsOf(drift, hide).map((problem) => (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `- ${_markdown_index_js__WEBPACK_IMPORTED_MODULE_7__/* .SIGNS */ .B2.unknown} ${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_8__/* .toMarkdown */ .l6)(problem)}`);
    const clusters = drift.clusters.flatMap((cluster) => {
        if (cluster.effects.length === 0)
            return [];
        const items = worstFirst(cluster.effects).map(({ says, isWorse }) => (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `- ${isWorse ? _markdown_index_js__WEBPACK_IMPORTED_MODULE_7__/* .SIGNS */ .B2.warn : (0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .fixedText */ .GT)('ℹ')} ${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_8__/* .toMarkdown */ .l6)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .sentence */ .em)(hide(says)))}`);
        return [(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `\n**${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_8__/* .toMarkdown */ .l6)(sincePhrase(cluster))}**\n`, ...items];
    });
    return [...problems, ...clusters];
}
function driftJson(drift) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonText */ .s$)({
        schemaVersion: _json_index_js__WEBPACK_IMPORTED_MODULE_5__/* .SCHEMA_VERSION */ .f$,
        verdict: drift.verdict,
        digest: drift.digest,
        problems: problemsOf(drift).map((phrase) => (0,_text_render_js__WEBPACK_IMPORTED_MODULE_8__/* .toTerminal */ .yw)(phrase === _text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .NO_TEXT */ .gd ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq) `` : phrase)),
        clusters: drift.clusters.map(({ report, then, effects }) => ({
            name: report.plan.cluster,
            at: (0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_13__/* .formatInstant */ .r)(report.plan.at),
            since: (0,_words_instants_js__WEBPACK_IMPORTED_MODULE_4__/* .instantOrNull */ .gy)(then.snapshot.takenAt),
            effects: effects.map(({ kind, subject, says, isWorse }) => ({ kind, subject, message: says, isWorse })),
        })),
    });
}


/***/ })

};
