export const id = 202;
export const ids = [202];
export const modules = {

/***/ 4213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseDigest),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5288);
/* harmony import */ var _snapshot_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1091);


function sha256(value) {
    return `sha256:${(0,_snapshot_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)((0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(value))}`;
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

/***/ 732:
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

/***/ 1347:
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
/* harmony import */ var _systems_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8408);

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

/***/ 7388:
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
/* harmony import */ var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5288);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6594);
/* harmony import */ var _measure_wholes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1347);



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
    const mayStart = head.change?.mayStart ?? null;
    if (start !== 'on-merge')
        return { kind: 'waits', start, mayStart };
    const starts = startsWith(head);
    return starts.targets.size > 0 ? starts : { kind: 'waits', start: 'next-rollout', mayStart };
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
    const isReadOnly = change === 'changed' &&
        (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(head, 'result').some(({ rule, subject }) => rule === 'deprecated-api' && subject === 'refused');
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
    return (0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameJson */ .TL)(dueOf(base), dueOf(head)) || (was !== undefined && is !== undefined && is <= was);
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
    return policy?.leftOut?.length ?? 0;
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

/***/ 3249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ drainDeadlock)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6594);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9394);



const drainDeadlock = (0,_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .defineRule */ .Km)({
    id: 'drain-deadlock',
    detects: 'a disruption budget under which pods can never be evicted: a drain of their nodes never ends',
    systems: 'all',
    severity: 'error',
    evaluate: ({ side }) => held(side),
});
function held(side) {
    return side.policies.flatMap((policy) => {
        const limit = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .factOf */ .yD)(policy, 'drain-limit');
        return (limit?.held ?? []).map((held) => ({
            policy: policy.ref,
            subject: held.cause,
            says: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${podsOf(held)} ${held.forGood ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `can never be evicted` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `cannot be evicted now`}. A drain of a node with one of them ${held.forGood ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `does not end by itself` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `waits`}.`,
            why: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .capital */ .Nx)(held.says)}.`,
            fix: held.fix,
            place: held.place,
            magnitude: held.pods,
            evidence: {
                cause: held.cause,
                forGood: held.forGood,
                pods: held.pods,
                nodes: held.nodes,
                expectedPods: limit?.expectedPods ?? 0,
                desiredHealthy: limit?.desiredHealthy ?? 0,
                currentHealthy: limit?.currentHealthy ?? 0,
                disruptionsAllowed: limit?.disruptionsAllowed ?? 0,
            },
            severity: held.forGood ? 'error' : 'warning',
        }));
    });
}
function podsOf({ pods, nodes }) {
    if (pods === 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `the pods it covers`;
    return nodes > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(pods, 'pod')} on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(nodes, 'node')}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(pods, 'pod');
}


/***/ }),

/***/ 9:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ expirySeverity),
/* harmony export */   X5: () => (/* binding */ expiryText),
/* harmony export */   eA: () => (/* binding */ agesOutText),
/* harmony export */   ox: () => (/* binding */ notByExpiry)
/* harmony export */ });
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6594);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);


function notByExpiry(group) {
    return (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'expiry')?.lifetimeMs === null
        ? (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .fix */ .Up) `Replace these nodes before they expire, a few at a time; new nodes do not expire.`
        : (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .fix */ .Up) `Replace some of the nodes before they expire, or set ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('expireAfter: Never')} and let drift replace them within the budgets.`;
}
function expirySeverity({ production }) {
    return production ? 'error' : 'warning';
}
function expiryText(aged) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .uR)(aged.worst.at)}, when they expire (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('expireAfter')})`;
}
function agesOutText(group, targets) {
    const expiry = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'expiry');
    if (!expiry)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
    const left = new Set(targets);
    const first = new Map();
    for (const { target, at } of group.expiries?.expired ?? [])
        if (left.has(target) && !first.has(target))
            first.set(target, at);
    const times = [...first.values()].sort((a, b) => a - b);
    const [from, to] = [times[0], times.at(-1)];
    if (from === undefined || to === undefined) {
        const isEndless = expiry.lifetimeMs === null && expiry.expected.length + expiry.unknown.length === 0;
        return isEndless && left.size > 0
            ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `No node expires either (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('expireAfter: Never')}).`
            : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
    }
    const isDrainHeld = group.blocked.some(({ target, pods }) => pods !== undefined && first.has(target));
    const [expires, expire] = [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `expires`, (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `expire`];
    const who = first.size < left.size ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${first.size} of them` : left.size === 1 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `It` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `They`;
    const when = from === to ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .uR)(from)}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `from ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .uR)(from)} to ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .uR)(to)}`;
    const held = isDrainHeld ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `; what blocks their drain now blocks it then too` : _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${who} ${first.size === 1 ? expires : expire} all the same (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('expireAfter')}), ${when}, whatever the budgets allow${held}.`;
}


/***/ }),

/***/ 4470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ neverAllowed),
/* harmony export */   j: () => (/* binding */ isClosedForGood)
/* harmony export */ });
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9730);
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8392);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9394);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6712);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6594);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9125);






const neverAllowed = (0,_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .defineRule */ .Km)({
    id: 'never-allowed',
    detects: 'limits that never allow something: a budget that the controller cannot read, a reason that is always zero, or a strategy that allows no update',
    systems: 'all',
    severity: 'error',
    evaluate: ({ side, plan }) => [
        ...(0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .timedGroups */ .kr)(side).flatMap((timed) => (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .isClosedByError */ .g)(timed.calendar) ? unreadable(timed) : [...noDate(timed), ...closedReasons(timed, plan)]),
        ...standstills(side),
    ],
});
const ZONE = /^\s*(?:CRON_)?TZ=/;
function unreadable(timed) {
    const { matched } = timed.limited.group;
    return timed.calendar.limits.flatMap((limit) => {
        const { schedule, error, repair } = limit;
        if (error === null)
            return [];
        const what = schedule === null || limit.limit === null
            ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${(0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .limitName */ .Ff)(limit)} cannot be read`
            : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `the schedule ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(schedule)} does not parse`;
        return (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .limitViolation */ .tV)(timed, limit, {
            says: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${what}: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .foreign */ .V$)(error)}. The API server stores it, and Karpenter then disrupts none of its ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(matched, 'node')}, whatever the reason.`,
            fix: repair === null
                ? (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_4__/* .fix */ .Up) `Set five cron fields in UTC (days of the week 0 to 6, no range over the end of the week), without a time zone.`
                : (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_4__/* .fix */ .Up) `Set ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(repair)}.${ZONE.test(schedule ?? '') ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) ` Schedules are in UTC: convert the hours from the zone that it names, and mind the clock changes.` : _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_TEXT */ .gd}`,
            evidence: { cause: 'unreadable', schedule, error, repair },
        });
    });
}
function noDate(timed) {
    const { calendar, limited } = timed;
    return calendar.limits
        .filter((limit) => limit.neverFires && limit.limit === 0 && limit.reasons.length > 0)
        .map((limit) => {
        const forReasons = limit.reasons.length === calendar.reasons.length ? _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) ` for ${(0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .codes */ .F4)(limit.reasons)}`;
        return (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .limitViolation */ .tV)(timed, limit, {
            subject: `date ${(0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .limitKey */ .HK)(limit)}`,
            says: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu)((0,_text_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .noneOf */ .kO)(limited.group.matched, 'node', 'is ever'))} disrupted${forReasons}.`,
            why: (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .noDateText */ .rz)(limit),
            fix: _time_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_DATE_FIX */ .Vr,
            evidence: { cause: 'no-date', schedule: limit.schedule, reasons: [...limit.reasons] },
        });
    });
}
function standstills(side) {
    const ofGroups = (0,_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .rolledGroups */ .BR)(side).flatMap((limited) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_4__/* .factsOf */ .xS)(limited.group, 'standstill').map((standstill) => (0,_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .groupResult */ .xC)(limited, ['budget', 'strategy'], {
        ...violationOf(standstill),
        ofRollout: true,
        isOfWaiting: true,
    })));
    const ofPolicies = side.policies.flatMap((policy) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_4__/* .factsOf */ .xS)(policy, 'standstill').map((standstill) => (0,_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .policyResult */ ._1)(policy, violationOf(standstill))));
    return [...ofGroups, ...ofPolicies];
}
function violationOf({ what, says, fix: advice, grade, targets, place }) {
    return {
        subject: what,
        says: says,
        fix: advice,
        magnitude: targets,
        evidence: { cause: 'standstill', never: what, targets },
        severity: grade,
        ...(place ? { place } : {}),
    };
}
function closedReasons(timed, plan) {
    const { calendar, limited } = timed;
    const reasons = neverAllowedReasons(calendar, plan.at);
    const [first] = reasons;
    if (first === undefined)
        return [];
    const cause = calendar.limits.find((limit) => (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .isZero */ .be)(limit, calendar) && limit.reasons.includes(first));
    const isForPatches = reasons.includes(calendar.rolledFor);
    const consequence = isForPatches
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `Changes of the template and new images reach none of them; ${waitText(limited)}.`
        : consolidationText(calendar, reasons);
    return [
        (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .calendarViolation */ .O7)(timed, {
            says: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu)((0,_text_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .noneOf */ .kO)(limited.group.matched, 'node', 'may'))} be disrupted at any minute of ${aheadText(calendar, plan.at)} for ${(0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonsText */ .zT)(reasons, calendar.reasons)}. ${consequence}`,
            ...(cause ? { why: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `The cause is ${(0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .limitName */ .Ff)(cause)}.` } : {}),
            fix: isForPatches
                ? (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_4__/* .fix */ .Up) `Open a window: give the budget of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)('nodes: "0"')} a schedule and a duration that leave some hours free${numberFor(calendar)}.`
                : (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_4__/* .fix */ .Up) `To disable consolidation, set ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)('consolidateAfter: Never')}; otherwise leave some hours free.`,
            magnitude: reasons.length,
            evidence: { cause: 'zero', reasons },
            severity: isForPatches ? 'error' : 'info',
            ...(isForPatches ? { ofRollout: true, isOfWaiting: true } : {}),
        }),
    ];
}
function numberFor({ limits, rolledFor }) {
    const hasOther = limits.some(({ limit, schedule, reasons }) => schedule === null && (limit ?? 0) > 0 && reasons.includes(rolledFor));
    return hasOther ? _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `, and add a budget for these hours, such as ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)('nodes: "10%"')}`;
}
function waitText({ group }) {
    const expiry = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_4__/* .factOf */ .yD)(group, 'expiry');
    const isAged = expiry !== undefined && (expiry.lifetimeMs !== null || expiry.expected.length > 0);
    if (!isAged)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `nodes wait forever, as they do not expire`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `nodes wait until they expire, which no budget limits${fromText(group)}`;
}
function fromText({ expiries }) {
    const [first] = expiries?.expired ?? [];
    return first === undefined ? _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) ` (the first on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .instant */ .uR)(first.at)})`;
}
function consolidationText({ reasons, rolledFor, idle }, closed) {
    const left = reasons.filter((reason) => reason !== rolledFor && idle[reason] === undefined && !closed.includes(reason));
    return left.length === 0
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `Consolidation is disabled.`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `Consolidation continues for ${(0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .codes */ .F4)(left)} only.`;
}
function neverAllowedReasons(calendar, at) {
    const zeros = calendar.limits.filter((limit) => (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .isZero */ .be)(limit, calendar));
    return calendar.reasons.filter((reason) => {
        const own = zeros.filter(({ reasons }) => reasons.includes(reason));
        if (own.length === 0 || own.some(({ neverFires }) => neverFires))
            return false;
        return (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .timesWhen */ .VY)(calendar, reason, at, ({ limit }) => limit !== 0).length === 0;
    });
}
function aheadText({ within }, at) {
    const days = Math.floor((within.to - at) / _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
    return days >= 365 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `the coming year` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `the coming ${days} days`;
}
function isClosedForGood(calendar, at) {
    if ((0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .isClosedByError */ .g)(calendar))
        return true;
    const isFrozen = calendar.limits.some((limit) => limit.neverFires && (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .isZero */ .be)(limit, calendar) && limit.reasons.includes(calendar.rolledFor));
    return isFrozen || neverAllowedReasons(calendar, at).includes(calendar.rolledFor);
}


/***/ }),

/***/ 6577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ isNoProgress),
  n: () => (/* binding */ noProgress)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/wholes.js
var wholes = __webpack_require__(1347);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(6594);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/rule.js
var rule = __webpack_require__(9394);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(8392);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/begun.js
var begun = __webpack_require__(4206);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/erroring.js





const RESTARTS = new Set(['package-version', 'package-downgrade', 'config-map']);
function erroringNow({ group, policy }) {
    const nodes = (0,system/* factOf */.yD)(group, 'erroring') ?? [];
    const isWaiting = group.outcome === 'stuck' || group.outcome === 'stopped';
    const isHolding = group.brakes?.failureHoldsGroup === true && isWaiting && nodes.length < group.matched;
    if (nodes.length === 0 || !isHolding)
        return null;
    const started = (0,begun/* begunIn */.Z)(group).size;
    const staysStopped = group.outcome === 'stopped' && started === 0;
    if (policy.change !== null && RESTARTS.has(policy.change.kind) && !staysStopped)
        return null;
    const { length } = nodes;
    return {
        nodes,
        says: (0,text_text/* text */.Qq) `${(0,text_text/* few */.H$)(nodes.map((node) => (0,text_text/* name */.UU)('target', node)), 3)} ${(0,text_text/* literal */.eu)((0,plural/* verb */.w3)(length, 'is erroring and keeps its slot', 'are erroring and keep their slots'))} in the batch, whatever ${(0,text_text/* code */.aY)('batchThreshold')} tolerates`,
        fix: (0,system/* fix */.Up) `Repair ${(0,text_text/* literal */.eu)((0,plural/* verb */.w3)(length, 'the node', 'the nodes'))} and run the failed stage again, or exclude ${(0,text_text/* literal */.eu)((0,plural/* verb */.w3)(length, 'it', 'them'))} in ${(0,text_text/* code */.aY)('nodeSelectors')}.`,
    };
}
function erroringBreach(limited) {
    const { group } = limited;
    const found = erroringNow(limited);
    if (!found)
        return null;
    const started = (0,begun/* begunIn */.Z)(group).size;
    return (0,rule/* groupResult */.xC)(limited, ['strategy', 'budget'], {
        subject: 'erroring',
        says: (0,text_text/* text */.Qq) `${found.says}: ${started} of ${(0,text_text/* count */.U9)(group.matched, 'node')} ${(0,text_text/* literal */.eu)((0,plural/* verb */.w3)(started, 'starts', 'start'))}.`,
        fix: found.fix,
        magnitude: found.nodes.length,
        evidence: { cause: 'erroring', erroring: [...found.nodes], matched: group.matched },
    });
}
function toleratedInVain(limited) {
    const { brakes, freshBatches = [] } = limited.group;
    if (brakes?.failureHoldsGroup !== true || erroringNow(limited))
        return null;
    const most = Math.max(0, ...brakes.tolerance.map(({ failuresTolerated }) => failuresTolerated));
    if (most === 0 || freshBatches.length < 2)
        return null;
    return (0,rule/* groupResult */.xC)(limited, ['batchThreshold', 'strategy'], {
        subject: 'tolerated',
        says: (0,text_text/* text */.Qq) `one node stuck in error stops the rollout: it keeps its slot and no further batch starts, although ${(0,text_text/* code */.aY)(`batchThreshold: ${brakes.batchThresholdPercent}`)} tolerates up to ${most} failed in a batch.`,
        fix: (0,system/* fix */.Up) `Set ${{ field: 'batchThreshold', value: 100 }}, and plan for someone to repair or exclude a failed node.`,
        evidence: {
            cause: 'tolerated',
            batchThresholdPercent: brakes.batchThresholdPercent,
            failuresTolerated: most,
        },
        severity: 'warning',
    });
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/expiring.js
var expiring = __webpack_require__(9);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/outcome-of.js
var outcome_of = __webpack_require__(7388);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/never-allowed.js
var never_allowed = __webpack_require__(4470);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/time.js
var time = __webpack_require__(6712);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/used-up.js



function usedUpByUnready(limited, plan) {
    const { calendar } = limited.group;
    if (!calendar || (0,time/* isClosedByError */.g)(calendar) || calendar.consuming === 0)
        return null;
    const { consuming, counted } = calendar;
    const isUsedUp = ({ limit }) => limit !== null && limit > 0 && limit <= consuming;
    const timesOf = (reason) => JSON.stringify((0,time/* timesWhen */.VY)(calendar, reason, plan.at, isUsedUp));
    const used = calendar.reasons.filter((reason) => timesOf(reason) !== '[]');
    if (used.length === 0)
        return null;
    const whenUsed = (0,time/* reasonsBy */.Vb)(used, timesOf).map((alike) => {
        const times = (0,time/* stretchesWhen */._l)(calendar, alike[0] ?? '', isUsedUp);
        return (0,text_text/* text */.Qq) `${(0,time/* reasonsText */.zT)(alike, calendar.reasons)} (${(0,time/* stretchText */.jh)(times, (0,time/* weekOf */.gx)(plan), plan.timeZone)})`;
    });
    const [is, uses, they] = consuming === 1 ? [(0,text_text/* text */.Qq) `is`, (0,text_text/* text */.Qq) `uses`, (0,text_text/* text */.Qq) `it is`] : [(0,text_text/* text */.Qq) `are`, (0,text_text/* text */.Qq) `use`, (0,text_text/* text */.Qq) `they are`];
    return (0,time/* calendarViolation */.O7)({ limited, calendar }, {
        subject: 'used-up',
        says: (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(consuming, 'node')} of ${counted} ${is} not ready or leaving and ${uses} the budgets up: no other is disrupted for ${(0,text_text/* joinTexts */.B5)(whenUsed, ', ')} until ${they} ready or gone.`,
        fix: repairFix(consuming),
        magnitude: consuming,
        evidence: { cause: 'used-up', consuming, counted, reasons: used },
        severity: 'warning',
    });
}
function repairFix(nodes) {
    const which = nodes === 1 ? (0,text_text/* text */.Qq) `the node that is` : (0,text_text/* text */.Qq) `the ${nodes} nodes that are`;
    return (0,system/* fix */.Up) `Repair or delete ${which} not ready or leaving, or raise the budget above ${nodes}.`;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/stuck.js












function stuckBreach(limited, { side, base, plan }) {
    const { group } = limited;
    if (group.matched === 0 || isReportedElsewhere(limited, plan.at))
        return null;
    if (!neverEnds(group.outcome))
        return deadEndOfJoining(limited);
    const before = base ? (0,rule/* rolledGroups */.BR)(base).find((other) => keyOf(other) === keyOf(limited)) : undefined;
    const isStuckBefore = before !== undefined && neverEnds(before.group.outcome);
    return stuck(limited, isStuckBefore, base && brakeOf(limited, side, base));
}
function isReportedElsewhere({ group, policy }, at) {
    if (policy.missingReferences.some(({ stays }) => !stays))
        return true;
    if ((0,wholes/* isNamed */.ev)(group))
        return true;
    if (group.calendar && (0,never_allowed/* isClosedForGood */.j)(group.calendar, at))
        return true;
    return (0,system/* factsOf */.xS)(policy, 'result').some(({ isWhyStuck }) => isWhyStuck);
}
function stuck(limited, isStuckBefore, brake) {
    const { group, policy } = limited;
    const touched = (0,begun/* begunIn */.Z)(group).size;
    if ((0,system/* factOf */.yD)(group, 'standstill') && touched === 0)
        return null;
    const deadEnd = (0,system/* factOf */.yD)(group, 'dead-end');
    if (!deadEnd && touched > 0 && leftIn(group) <= group.blocked.length)
        return null;
    const erroring = erroringNow(limited);
    const violation = (0,rule/* groupResult */.xC)(limited, ['selector', 'strategy', 'budget'], {
        says: (0,text_text/* text */.Qq) `${saysOf(limited, touched)}.`,
        why: (0,text_text/* joinTexts */.B5)([
            whyOf(limited, touched),
            (0,expiring/* agesOutText */.eA)(group, group.undone ?? []),
            erroring ? (0,text_text/* text */.Qq) `${erroring.says}.` : text_text/* NO_TEXT */.gd,
            isStuckBefore && !(0,outcome_of/* startsNothing */.$D)(policy)
                ? (0,text_text/* text */.Qq) `It was stuck before, and this change does not free it.`
                : text_text/* NO_TEXT */.gd,
        ], ' '),
        ...((brake !== null || group.mayEnd) && !erroring ? { severity: 'warning' } : {}),
        fix: erroring?.fix ?? fixOf(limited, brake),
        ofRollout: true,
        isOfWaiting: true,
        magnitude: (0,wholes/* undoneByOrder */.Ni)(group) > 0 ? leftIn(group) : group.matched - touched,
        evidence: {
            cause: 'stuck',
            matched: group.matched,
            touched,
            ...(touched === 0 && group.extremes ? { lost: group.worstLoss } : {}),
            blocked: group.blocked.length,
            why: (0,render/* toPlain */.Ul)(group.why),
        },
    });
    return deadEnd ? { ...violation, place: deadEnd.place } : violation;
}
function fixOf(limited, brake) {
    const { group } = limited;
    if (brake !== null)
        return (0,system/* fix */.Up) `This change pauses it: end the pause of ${(0,text_text/* name */.UU)('policy', brake)} to continue. If it were disabled instead, later objects would not wait.`;
    if (group.fix)
        return group.fix;
    const { stuckOnBlocked, blocked } = (0,rule/* ofSystem */.d0)(limited).words;
    if (group.blocked.length > 0 && stuckOnBlocked !== undefined)
        return stuckOnBlocked;
    return (budgetFix(limited) ??
        (0,system/* factOf */.yD)(group, 'unstick') ??
        (group.blocked.length > 0 && blocked ? blocked(group) : holderFix(limited)));
}
function deadEndOfJoining(limited) {
    const { group, policy } = limited;
    const { groups } = policy.effect;
    const isSaid = groups.some(({ outcome }) => neverEnds(outcome));
    const deadEnd = (0,system/* factOf */.yD)(group, 'dead-end');
    if (!deadEnd || isSaid || groups.find(({ matched }) => matched > 0) !== group)
        return null;
    const { says, fix: advice, place } = deadEnd;
    const violation = (0,rule/* groupResult */.xC)(limited, ['selector', 'strategy', 'budget'], {
        says: (0,text_text/* text */.Qq) `no ${(0,text_text/* literal */.eu)(group.unit)} that joins ever completes. ${says} Complete ones stay complete.`,
        fix: advice,
        ofRollout: true,
        magnitude: group.matched,
        evidence: {
            cause: 'joining',
            matched: group.matched,
            touched: 0,
            blocked: group.blocked.length,
            why: (0,render/* toPlain */.Ul)(says),
        },
    });
    return { ...violation, place };
}
function brakeOf({ group: { holder }, policy }, side, base) {
    if (holder?.kind !== 'paused')
        return null;
    const isPaused = (one) => (0,system/* factOf */.yD)(one, 'on-hold') === 'paused';
    const ours = side.policies.filter(({ ref }) => ref.system === policy.ref.system && ref.name === holder.name);
    const before = (0,rule/* policyOf */.US)(base, ours.find(isPaused)?.ref ?? policy.ref);
    return before && !isPaused(before) ? holder.name : null;
}
function holderFix({ group: { calendar, holder } }) {
    if (calendar && calendar.consuming > 0)
        return repairFix(calendar.consuming);
    if (holder?.kind === 'paused')
        return (0,system/* fix */.Up) `End the pause of ${(0,text_text/* name */.UU)('policy', holder.name)}.`;
    return system/* NO_FIX */.O5;
}
function budgetFix({ group: { holder } }) {
    if (holder?.kind === 'budget')
        return (0,system/* fix */.Up) `Let PodDisruptionBudget ${(0,text_text/* name */.UU)('policy', holder.name)} allow at least one eviction at a time.`;
    if (holder?.kind === 'several-budgets')
        return (0,system/* fix */.Up) `Leave only one of the disruption budgets over these pods: ${(0,text_text/* few */.H$)(holder.names.map((budget) => (0,text_text/* name */.UU)('policy', budget)), 3)}.`;
    return null;
}
function leftIn({ batches, matched, undone }) {
    return undone?.length ?? matched - batches.reduce((sum, { succeeded }) => sum + succeeded, 0);
}
function neverEnds(outcome) {
    return outcome === 'stuck' || outcome === 'stopped';
}
function keyOf({ policy, group }) {
    return `${(0,system/* refKey */.XF)(policy.ref)} ${group.name}`;
}
function saysOf(limited, touched) {
    const { group, policy } = limited;
    const all = (0,text_text/* count */.U9)(group.matched, group.unit);
    if (policy.change?.kind === 'eviction')
        return group.why;
    if (touched === 0)
        return noneDone(limited);
    const how = group.outcome === 'stopped' ? (0,text_text/* text */.Qq) `an automatic stop ends it` : (0,text_text/* text */.Qq) `it gets stuck`;
    const isRest = policy.change?.kind === 'continues' && group.undone !== undefined;
    const done = group.matched - leftIn(group);
    const at = (0,wholes/* undoneByOrder */.Ni)(group) > 0
        ? (0,text_text/* text */.Qq) `with as few as ${done} of ${all} done, depending on the order`
        : touched < group.matched && touched === done && !isRest
            ? (0,text_text/* text */.Qq) `after ${touched} of ${all}`
            : (0,text_text/* text */.Qq) `with ${done} of ${all} done`;
    return (0,text_text/* text */.Qq) `${how} ${at}`;
}
function whyOf(limited, touched) {
    const { group, policy } = limited;
    if (policy.change?.kind === 'eviction' || (0,text_text/* isEmpty */.Im)(group.why))
        return text_text/* NO_TEXT */.gd;
    return (0,text_text/* text */.Qq) `${(0,text_text/* capital */.Nx)(group.why)}${touched === 0 ? inTheWay(limited) : text_text/* NO_TEXT */.gd}.`;
}
function noneDone(limited) {
    const { group, policy } = limited;
    const all = (0,text_text/* count */.U9)(group.matched, group.unit);
    if (group.worstLoss > 0 && group.extremes) {
        const lost = group.matched === 1 ? (0,text_text/* text */.Qq) `its only ${(0,text_text/* literal */.eu)(group.unit)}` : (0,text_text/* text */.Qq) `${group.worstLoss} of its ${all}`;
        return (0,text_text/* text */.Qq) `${lost} ${(0,text_text/* verbFor */.Tq)(group.worstLoss, 'stops and is', 'stop and are')} not replaced`;
    }
    if (policy.change?.kind === 'continues')
        return (0,text_text/* text */.Qq) `it is stuck halfway, and no more of its ${all} are updated`;
    return (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)((0,plural/* noneOf */.kO)(group.matched, group.unit, 'is ever'))} ${(0,rule/* ofSystem */.d0)(limited).words.done ?? (0,text_text/* text */.Qq) `updated`}`;
}
const CAUSES_SHOWN = 2;
function inTheWay(limited) {
    if ((0,rule/* ofSystem */.d0)(limited).words.stuckOnBlocked === undefined)
        return text_text/* NO_TEXT */.gd;
    const causes = (0,text_text/* distinctTexts */.XY)(limited.group.blocked.map(({ why }) => why)).slice(0, CAUSES_SHOWN);
    return causes.length === 0 ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` (${(0,text_text/* joinTexts */.B5)(causes, ', ')})`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/no-progress.js









const SHOWN = 3;
function isNoProgress({ rule, evidence }, ...causes) {
    return rule === noProgress.id && causes.some((cause) => evidence['cause'] === cause);
}
const noProgress = (0,rule/* defineRule */.Km)({
    id: 'no-progress',
    detects: 'a rollout that never starts, that gets stuck halfway, or that some of its targets keep from completing',
    systems: 'all',
    severity: 'error',
    evaluate: (judged) => {
        const { side, plan } = judged;
        return [
            ...(0,rule/* rolledGroups */.BR)(side).flatMap((limited) => {
                const stuck = stuckBreach(limited, judged);
                const causes = [erroringBreach, blocked, heldVolume, usedUpByUnready];
                const others = stuck ? [] : causes.map((cause) => cause(limited, plan));
                return [stuck, ...others, toleratedInVain(limited)];
            }),
        ];
    },
});
function blocked(limited) {
    const { group } = limited;
    const { words } = (0,rule/* ofSystem */.d0)(limited);
    const advice = words.blocked?.(group) ?? words.stuckOnBlocked;
    if (group.blocked.length === 0 || advice === undefined || (0,wholes/* isNamed */.ev)(group))
        return null;
    const { length } = group.blocked;
    const left = group.blocked.map(({ target }) => target);
    return (0,rule/* groupResult */.xC)(limited, ['selector', 'strategy', 'budget'], {
        subject: 'blocked',
        says: (0,text_text/* text */.Qq) `${(0,text_text/* share */.uM)(length, group.matched, 'node')} ${(0,text_text/* verbFor */.Tq)(length, 'is', 'are')} never touched, so the rollout does not complete: ${blockedNames(group)}.`,
        why: (0,text_text/* joinTexts */.B5)([countsText(group), (0,expiring/* agesOutText */.eA)(group, left)], ' '),
        fix: advice,
        ofRollout: true,
        isOfWaiting: true,
        magnitude: length,
        evidence: {
            cause: 'blocked',
            blocked: group.blocked.map(({ target, why }) => ({ target, why: (0,render/* toPlain */.Ul)(why) })),
            matched: group.matched,
        },
        severity: 'warning',
    });
}
function blockedNames({ blocked: all }) {
    const names = all.map(({ target, why }, i) => {
        const node = (0,text_text/* name */.UU)('target', target);
        const next = all[i + 1];
        return i < SHOWN - 1 && next && (0,text_text/* sameText */.QV)(next.why, why) ? node : (0,text_text/* text */.Qq) `${node} (${why})`;
    });
    return (0,text_text/* few */.H$)(names, SHOWN);
}
function countsText({ blocked: { length }, calendar, matched }) {
    const where = calendar === undefined || calendar.counted >= matched
        ? (0,text_text/* text */.Qq) `in percentages and in progress`
        : (0,text_text/* text */.Qq) `in progress; percentages are of the nodes that are initialized and have a claim`;
    return (0,text_text/* text */.Qq) `${(0,text_text/* verbFor */.Tq)(length, 'It still counts', 'They still count')} ${where}.`;
}
function heldVolume(limited) {
    const { batches, matched } = limited.group;
    const held = (0,system/* factsOf */.xS)(limited.group, 'exclusive-volume').find(({ isHeld }) => isHeld);
    if (batches.length === 0 || !held)
        return null;
    const { claim, mode } = held;
    return (0,rule/* groupResult */.xC)(limited, ['strategy'], {
        subject: 'held-volume',
        severity: 'warning',
        says: (0,text_text/* text */.Qq) `the rollout may never end: the new pod needs the volume claim ${(0,text_text/* name */.UU)('object', claim)}, which the old pod keeps until the new one is ready (${(0,text_text/* code */.aY)('maxUnavailable')} is 0 of ${matched}).`,
        why: WAITS[mode ?? 'unknown'],
        fix: (0,system/* fix */.Up) `Set ${(0,text_text/* code */.aY)('strategy.type: Recreate')}. The old pod is deleted first, and the application is unavailable until the new one is ready.`,
        ofRollout: true,
        magnitude: matched,
        evidence: { cause: 'held-volume', claim, accessMode: mode, maxUnavailable: 0, replicas: matched },
    });
}
const WAITS = {
    ReadWriteOnce: (0,text_text/* text */.Qq) `It is ${(0,text_text/* code */.aY)('ReadWriteOnce')}: a new pod on another node waits forever.`,
    ReadWriteOncePod: (0,text_text/* text */.Qq) `It is ${(0,text_text/* code */.aY)('ReadWriteOncePod')}: the new pod waits forever on any node.`,
    unknown: (0,text_text/* text */.Qq) `With ${(0,text_text/* code */.aY)('ReadWriteOnce')} a new pod on another node waits forever, with ${(0,text_text/* code */.aY)('ReadWriteOncePod')} on any node.`,
};


/***/ }),

/***/ 3024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ pastBatchesFix)
/* harmony export */ });
/* harmony import */ var _systems_by_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6178);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6594);


function pastBatchesFix({ ref, change, leaves }) {
    return (change && FIXES[change.kind]) ?? leaves?.fix ?? (0,_systems_by_id_js__WEBPACK_IMPORTED_MODULE_0__/* .traitsOf */ .J)(ref.system).words.pastBatches ?? NARROW;
}
const NARROW = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .fix */ .Up) `Narrow what it selects and widen it step by step.`;
const FIXES = {
    resumes: (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .fix */ .Up) `Take the packages back to what the nodes carry before the pause ends, and roll the new version out under a new package name beside the old one (a new package is batched).`,
    uninstall: (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .fix */ .Up) `An uninstall has no batches. To go step by step, give all nodes but a few the ignore label of the operator (nodewright.nvidia.com/ignore: "true", up to 0.17 skyhook.nvidia.com/ignore) before it is set, and take the label away from a few nodes at a time.`,
    'apply-strategy': (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .fix */ .Up) `Look first at what it would write over: applyStrategy.type ReportDiff reports it in the status (diffedPlacements) and writes nothing. To go cluster by cluster use strategy External, which is for good: a staged update run brings the new applyStrategy along, stage by stage.`,
    deleted: (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .fix */ .Up) `Keep the NodePool and add the new one beside it; drain the old nodes in steps, and remove the NodePool when it has none left.`,
};


/***/ }),

/***/ 1012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ redundantLimits)
/* harmony export */ });
/* harmony import */ var _calendar_intervals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4091);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6712);
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5022);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);




const redundantLimits = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .remembered */ .HK)((calendar) => {
    if ((0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .isClosedByError */ .g)(calendar))
        return [];
    const kept = new Set(calendar.limits.filter(({ neverFires }) => !neverFires));
    const candidates = [...kept].reverse().filter(({ reasons }) => reasons.length > 0);
    const scheduledFirst = [
        ...candidates.filter(({ schedule }) => schedule !== null),
        ...candidates.filter(({ schedule }) => schedule === null),
    ];
    const redundant = [];
    for (const limit of scheduledFirst) {
        const others = [...kept].filter((other) => other !== limit && bounds(other, limit, calendar));
        if (!limit.reasons.every((reason) => isCovered(limit, others, reason)))
            continue;
        kept.delete(limit);
        redundant.push({ limit, stricter: stricterText(others) });
    }
    return redundant.sort((a, b) => calendar.limits.indexOf(a.limit) - calendar.limits.indexOf(b.limit));
});
function bounds(other, limit, calendar) {
    if (other.windows.length === 0)
        return false;
    if (calendar.counted === 0 && `${other.written}${limit.written}`.includes('%'))
        return other.written === limit.written || (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .isZero */ .be)(other, calendar);
    return (other.limit ?? 0) <= (limit.limit ?? 0);
}
function isCovered(limit, others, reason) {
    let left = limit.windows;
    for (const { reasons, windows } of others) {
        if (left.length === 0)
            break;
        if (reasons.includes(reason))
            left = (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_3__/* .without */ .FF)(left, windows);
    }
    return left.length === 0;
}
function stricterText(others) {
    const names = others.slice(0, 3).map(_time_js__WEBPACK_IMPORTED_MODULE_0__/* .limitName */ .Ff);
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(names)} ${names.length === 1 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `allows` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `allow`}`;
}


/***/ }),

/***/ 6712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ codes),
/* harmony export */   Ff: () => (/* binding */ limitName),
/* harmony export */   HK: () => (/* binding */ limitKey),
/* harmony export */   NU: () => (/* binding */ shareOfWeek),
/* harmony export */   O7: () => (/* binding */ calendarViolation),
/* harmony export */   Uq: () => (/* binding */ openText),
/* harmony export */   VY: () => (/* binding */ timesWhen),
/* harmony export */   Vb: () => (/* binding */ reasonsBy),
/* harmony export */   Vr: () => (/* binding */ NO_DATE_FIX),
/* harmony export */   _l: () => (/* binding */ stretchesWhen),
/* harmony export */   be: () => (/* binding */ isZero),
/* harmony export */   fi: () => (/* binding */ minutesOfWeek),
/* harmony export */   g: () => (/* binding */ isClosedByError),
/* harmony export */   gx: () => (/* binding */ weekOf),
/* harmony export */   iQ: () => (/* binding */ ceilingsOf),
/* harmony export */   jh: () => (/* binding */ stretchText),
/* harmony export */   kr: () => (/* binding */ timedGroups),
/* harmony export */   rz: () => (/* binding */ noDateText),
/* harmony export */   tV: () => (/* binding */ limitViolation),
/* harmony export */   zT: () => (/* binding */ reasonsText)
/* harmony export */ });
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5022);
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9730);
/* harmony import */ var _calendar_intervals_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4091);
/* harmony import */ var _calendar_week_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7977);
/* harmony import */ var _calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6710);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6594);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9394);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9125);








function timedGroups(side) {
    return (0,_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .rolledGroups */ .BR)(side).flatMap((limited) => {
        const { calendar } = limited.group;
        return calendar ? [{ limited, calendar }] : [];
    });
}
function isClosedByError({ limits }) {
    return limits.some(({ error }) => error !== null);
}
function weekOf(plan) {
    const from = Math.floor(plan.at / _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO) * _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
    return { from, to: from + _calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .WEEK_MS */ .mb };
}
function timesWhen(calendar, reason, from, holds) {
    const stretches = spansByReason(ceilingsOf(calendar)).get(reason)?.filter(holds) ?? [];
    return (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_6__/* .clipTo */ .Sj)({ from, to: calendar.within.to }, (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_6__/* .mergeIntervals */ .l7)(stretches));
}
function ceilingsOf({ spans, unsized }) {
    return unsized ?? spans;
}
const spansByReason = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .remembered */ .HK)((spans) => (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .groupedBy */ .me)(spans, ({ reason }) => reason));
function stretchesWhen(calendar, reason, holds) {
    return timesWhen(calendar, reason, calendar.within.from, holds);
}
function reasonsBy(reasons, keyOf) {
    return [...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .groupedBy */ .me)(reasons, keyOf).values()];
}
function reasonsText(reasons, all) {
    return reasons.length === all.length ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `any reason` : codes(reasons);
}
function codes(values) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_)(values.map((value) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(value)), values.length);
}
function shareOfWeek(times, week) {
    const minutes = minutesOfWeek(times, week);
    const inWeek = _calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .WEEK_MS */ .mb / 60_000;
    return minutes % 6 === 0
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${minutes / 60} of ${inWeek / 60} hours of the week`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `${minutes} of ${inWeek} minutes of the week`;
}
function minutesOfWeek(times, week) {
    return Math.round((0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_6__/* .totalMs */ .Vk)((0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_6__/* .clipTo */ .Sj)(week, times)) / 60_000);
}
function stretchText(times, week, timeZone) {
    const inUtc = (0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekText */ .s4)(times, week, 'UTC');
    if (!/\d/.test(inUtc))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu)(inUtc);
    if (timeZone === 'UTC')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu)(`${inUtc} UTC`);
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu)(`${inUtc} UTC (${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekText */ .s4)(times, week, timeZone)} ${(0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .cityOf */ .Xe)(timeZone)})`);
}
function limitName({ written, schedule, durationMs, namesReasons, reasons }) {
    const forReasons = namesReasons
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) ` for ${reasons.length === 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `no reason` : codes(reasons)}`
        : _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_TEXT */ .gd;
    const when = schedule === null ? _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) ` at ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(schedule)} for ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu)((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .spanText */ .Cp)(durationMs ?? 0))}`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `the budget of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(written)}${forReasons}${when}`;
}
function noDateText(limit) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) `No date fits the schedule of ${limitName(limit)}, and a budget without a next date is active always.`;
}
const NO_DATE_FIX = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__/* .fix */ .Up) `Choose a schedule that occurs; for a budget that is always active, remove schedule and duration.`;
function limitKey({ written, schedule, reasons }) {
    return `${schedule ?? written} ${reasons.join('+')}`;
}
function limitViolation({ limited }, limit, rest) {
    const subject = rest.subject ?? limitKey(limit);
    return { ...(0,_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .groupResult */ .xC)(limited, [], { ...rest, subject }), place: limit.place };
}
function calendarViolation({ limited, calendar }, rest) {
    return { ...(0,_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .groupResult */ .xC)(limited, [], rest), place: calendar.place };
}
function isZero({ limit, written }, { counted }) {
    return limit === 0 && (counted > 0 || /^0+%?$/.test(written));
}
function openText({ calendar }, limit, plan) {
    if (isClosedByError(calendar))
        return _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_TEXT */ .gd;
    const isOpen = ({ limit: most }) => most === null || most > 0;
    const open = reasonsBy(limit.reasons, (reason) => JSON.stringify(stretchesWhen(calendar, reason, isOpen))).map((alike) => {
        const times = stretchText(stretchesWhen(calendar, alike[0] ?? '', isOpen), weekOf(plan), plan.timeZone);
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq) ` Nodes may be disrupted for ${reasonsText(alike, calendar.reasons)} ${times}.`;
    });
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinTexts */ .B5)(open, '');
}


/***/ }),

/***/ 5177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ waiverLapsed)
/* harmony export */ });
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6594);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9394);



const waiverLapsed = (0,_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .defineRule */ .Km)({
    id: 'waiver-lapsed',
    detects: 'a waiver that is expired, exceeded, unused or incomplete',
    systems: 'all',
    severity: 'error',
    evaluate: ({ side, plan }) => (plan.lapses ?? [])
        .filter(({ isTouched }) => side === plan.head || !isTouched)
        .map(violationOf),
});
function violationOf(lapse) {
    const { kind, rule, subject, owner, expires, policy, place } = lapse;
    return {
        policy,
        subject: JSON.stringify([rule, subject, owner, expires]),
        about: null,
        says: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${subjectOf(lapse)} ${SAYS[kind](lapse)}`,
        fix: FIXES[kind](lapse),
        place,
        severity: kind === 'expired' || kind === 'exceeded' ? 'error' : 'warning',
        evidence: { waiver: kind, rule, subject, owner, expires },
    };
}
function subjectOf({ rule, subject, owner }) {
    const of = rule === null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `A waiver` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `The waiver of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(rule)}`;
    const on = subject === null ? _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` for ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)('policy', subject)}`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${of}${on}${owner === null ? _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` (owner ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)('object', owner)})`}`;
}
const SAYS = {
    expired: ({ expires }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `expired at the end of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(expires ?? '')} UTC, and the rule is still broken.`,
    exceeded: ({ why }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `is exceeded: ${why ?? _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd}.`,
    unused: () => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `matches no finding.`,
    malformed: ({ why }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `does not apply: ${why ?? _text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEXT */ .gd}.`,
};
const FIXES = {
    expired: ({ rule }) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .fix */ .Up) `Fix ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(rule ?? '')}, or let the owner set a later day.`,
    exceeded: ({ rule }) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .fix */ .Up) `Fix ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(rule ?? '')}, or let the owner set another ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('max')}.`,
    unused: () => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .fix */ .Up) `Remove it, or correct its ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('subject')}: the policy (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('Kind/name')}), one of its groups (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('Kind/name group "NAME"')}) or a fingerprint.`,
    malformed: () => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .fix */ .Up) `Write ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('rule')}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('subject')}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('reason')}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('owner')} and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('expires')} (the last day, such as 2027-03-01); ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('max')} and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('cluster')} if needed.`,
};


/***/ }),

/***/ 2552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ windowNotAsWritten)
/* harmony export */ });
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9730);
/* harmony import */ var _calendar_intervals_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4091);
/* harmony import */ var _calendar_week_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7977);
/* harmony import */ var _calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6710);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6594);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9394);
/* harmony import */ var _redundant_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1012);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6712);
/* harmony import */ var _written_ceiling_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3288);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9125);
/* harmony import */ var _text_instant_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5357);











const windowNotAsWritten = (0,_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .defineRule */ .Km)({
    id: 'window-not-as-written',
    detects: 'a window that is active at other times than its schedule reads: always, longer, on other days, or shifted by the clock change; or without effect',
    systems: 'all',
    severity: 'warning',
    evaluate: ({ side, plan }) => [
        ...(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .timedGroups */ .kr)(side).flatMap((timed) => {
            const redundant = new Map((0,_redundant_js__WEBPACK_IMPORTED_MODULE_5__/* .redundantLimits */ .U)(timed.calendar).map((one) => [one.limit, one.stricter]));
            return timed.calendar.limits
                .filter(({ schedule }) => schedule !== null)
                .flatMap((limit) => {
                const stricter = redundant.get(limit);
                if (stricter !== undefined)
                    return [withoutEffect(timed, limit, stricter, plan)];
                if (limit.neverFires)
                    return [alwaysActive(timed, limit)];
                const causes = [neverClosed, intoNextDay, otherLocalDay, clockChange];
                return causes.map((cause) => cause(timed, limit, plan));
            });
        }),
    ],
});
function withoutEffect(timed, limit, stricter, plan) {
    const { within, counted } = timed.calendar;
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .limitViolation */ .tV)(timed, limit, {
        ...(limit.windows.length > 0
            ? {
                says: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .limitName */ .Ff)(limit)} changes nothing (${limit.limit ?? 0} of the ${counted} nodes now, active ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .stretchText */ .jh)(limit.windows, (0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .weekOf */ .gx)(plan), plan.timeZone)}).`,
                why: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `Budgets only restrict, and whenever it is active ${stricter} as few or fewer.`,
                fix: (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__/* .fix */ .Up) `Remove it; to allow more inside the window, raise the other budgets there and close the rest of the time with ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)('nodes: "0"')}.`,
            }
            : limit.durationMs === 0
                ? {
                    says: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .limitName */ .Ff)(limit)} is never active and limits nothing.`,
                    fix: (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__/* .fix */ .Up) `Set a duration above zero, or remove it.`,
                }
                : {
                    says: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .limitName */ .Ff)(limit)} is not active before ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .instant */ .uR)(within.to)} and limits nothing until then.`,
                    fix: (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__/* .fix */ .Up) `Choose a date of every year, or keep it for a later one.`,
                }),
        evidence: { cause: 'without-effect', limit: limit.limit, schedule: limit.schedule },
    });
}
function alwaysActive(timed, limit) {
    const { calendar, limited } = timed;
    const { matched } = limited.group;
    const most = limit.limit ?? 0;
    if ((0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .isClosedByError */ .g)(calendar) || most === 0 || limit.reasons.length === 0)
        return null;
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .limitViolation */ .tV)(timed, limit, {
        subject: `date ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .limitKey */ .HK)(limit)}`,
        says: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `at most ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .share */ .uM)(Math.min(most, matched), matched, 'node')} are disrupted at once for ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .reasonsText */ .zT)(limit.reasons, calendar.reasons)}, at all times.`,
        why: (0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .noDateText */ .rz)(limit),
        fix: _time_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_DATE_FIX */ .Vr,
        evidence: { cause: 'no-date', schedule: limit.schedule, limit: limit.limit, reasons: [...limit.reasons] },
        severity: 'error',
    });
}
function neverClosed(timed, limit, plan) {
    const { hits, windows, durationMs } = limit;
    const duration = durationMs ?? 0;
    const isAlways = (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_9__/* .without */ .FF)([timed.calendar.within], windows).length === 0;
    const isOverlapping = hits.some((hit, i) => hit - (hits[i - 1] ?? -Infinity) < duration);
    if (!isOverlapping && !isAlways)
        return null;
    const window = windows.find(({ from, to }) => to > plan.at && from > timed.calendar.within.from);
    const joined = window ? hits.filter((hit) => hit >= window.from && hit < window.to).length : 0;
    const merged = isAlways
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `the windows join, and the budget is active always`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${joined} windows of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .eu)((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .spanText */ .Cp)(duration))} join to ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .stretchText */ .jh)(windows, (0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .weekOf */ .gx)(plan), plan.timeZone)}`;
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .limitViolation */ .tV)(timed, limit, {
        subject: `overlap ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .limitKey */ .HK)(limit)}`,
        says: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .limitName */ .Ff)(limit)} opens a new window before the last one has closed: ${merged}.${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .openText */ .Uq)(timed, limit, plan)}`,
        fix: isAlways
            ? (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__/* .fix */ .Up) `Remove schedule and duration if it is to be active always.`
            : (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__/* .fix */ .Up) `Set one start (a single hour) and the whole length as duration.`,
        evidence: { cause: 'overlap', hits: joined, durationMinutes: duration / 60_000, always: isAlways },
    });
}
function intoNextDay(timed, limit, plan) {
    const { weekdays, durationMs, hits } = limit;
    const first = firstOfSeveral(weekdays);
    if (first === null || durationMs === null || durationMs >= _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO)
        return null;
    const spill = Math.max(...hits.map((hit) => hit + durationMs - (0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(hit).startMs - _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO));
    if (spill <= 0)
        return null;
    const week = (0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .weekOf */ .gx)(plan);
    const midnight = Array.from({ length: 7 }, (_, i) => week.from + i * _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO).find((at) => (0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(at).dayOfWeek === first);
    if (midnight === undefined)
        return null;
    const covering = timed.calendar.limits.filter((other) => (other.limit ?? 0) <= (limit.limit ?? 0));
    const early = { from: midnight, to: midnight + spill };
    const open = covering.reduce((left, { windows }) => (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_9__/* .without */ .FF)(left, windows), [early]);
    if (open.length === 0)
        return null;
    const isBroken = (0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .isClosedByError */ .g)(timed.calendar);
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .limitViolation */ .tV)(timed, limit, {
        subject: `midnight ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .limitKey */ .HK)(limit)}`,
        says: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${isBroken ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `once every schedule parses, ` : _text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .NO_TEXT */ .gd}${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .eu)((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekText */ .s4)(open, week, 'UTC'))} UTC is not in the windows of ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .limitName */ .Ff)(limit)}. They run over midnight: ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .stretchText */ .jh)(limit.windows, week, plan.timeZone)}.${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .openText */ .Uq)(timed, limit, plan)}`,
        fix: (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__/* .fix */ .Up) `If not intended, name the day before as well, or add a budget for the hours from midnight on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .eu)((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekdayText */ .uP)(midnight))}.`,
        evidence: { cause: 'midnight', outside: (0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekText */ .s4)(open, week, 'UTC'), spillMinutes: spill / 60_000 },
    });
}
function firstOfSeveral(weekdays) {
    const isNamed = (day) => weekdays?.includes((day + 7) % 7) === true;
    return weekdays?.find((day) => !isNamed(day - 1) && isNamed(day + 1)) ?? null;
}
function otherLocalDay(timed, limit, plan) {
    const { timeZone } = plan;
    const { weekdays, hits } = limit;
    if (timeZone === 'UTC' || weekdays === null)
        return null;
    const moved = hits.filter((hit) => (0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(hit).dayOfWeek !== (0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)((0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .toWallClock */ .Am)(hit, timeZone)).dayOfWeek);
    if (moved.length === 0)
        return null;
    const week = (0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .weekOf */ .gx)(plan);
    const city = (0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .cityOf */ .Xe)(timeZone);
    const dayText = (hit) => `${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekdayText */ .uP)(hit)} UTC is ${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekdayText */ .uP)((0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .toWallClock */ .Am)(hit, timeZone))} in ${city}`;
    const days = [...new Set(moved.map(dayText))];
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .limitViolation */ .tV)(timed, limit, {
        subject: `days ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .limitKey */ .HK)(limit)}`,
        says: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `the days of ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .limitName */ .Ff)(limit)} are in UTC, and where its windows begin ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .eu)((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .joinAnd */ .MO)(days))}. It is active ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .stretchText */ .jh)((0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_9__/* .clipTo */ .Sj)(week, limit.windows), week, timeZone)}.${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .openText */ .Uq)(timed, limit, plan)}`,
        fix: (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__/* .fix */ .Up) `No action needed if the days of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .eu)(city)} are intended; otherwise name the days before or after.`,
        evidence: { cause: 'days', days },
        severity: 'info',
    });
}
function clockChange(timed, limit, plan) {
    const { calendar } = timed;
    const { timeZone } = plan;
    const [change, next] = (0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .zoneChanges */ .wF)({ from: plan.at, to: calendar.within.to }, timeZone);
    if (!change ||
        limit.error !== null ||
        !isShifted(limit, change, next?.at ?? calendar.within.to, calendar.within))
        return null;
    const acting = new Set((0,_written_ceiling_js__WEBPACK_IMPORTED_MODULE_7__/* .actingReasons */ .Ae)(calendar));
    if (!limit.reasons.some((reason) => acting.has(reason)))
        return null;
    const week = weekAfter(change, timeZone);
    const actual = (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_9__/* .clipTo */ .Sj)(week, limit.windows);
    const shift = change.beforeMs - change.afterMs;
    const moved = limit.windows.map(({ from, to }) => ({ from: from + shift, to: to + shift }));
    const expected = (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_9__/* .clipTo */ .Sj)(week, moved);
    const [gained, lost] = [(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_9__/* .without */ .FF)(actual, expected), (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_9__/* .without */ .FF)(expected, actual)];
    const hours = (windows) => (0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekText */ .s4)(windows, week, timeZone);
    const shown = (windows) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .eu)(hours(windows));
    const texts = [
        ...(lost.length === 0
            ? []
            : [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${shown(lost)} is outside of it then (${allowedText(timed, limit, lost)})`]),
        ...(gained.length === 0 ? [] : [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${shown(gained)} is inside`]),
    ];
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .limitViolation */ .tV)(timed, limit, {
        subject: `shift ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .limitKey */ .HK)(limit)}`,
        says: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `from the clock change on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .instant */ .uR)(change.at)} on, ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__/* .limitName */ .Ff)(limit)} holds ${shown(limit.windows)} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .eu)((0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .cityOf */ .Xe)(timeZone))} instead of ${shown(moved)}: schedules are in UTC.${texts.length === 0 ? _text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .NO_TEXT */ .gd : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) ` So ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .joinTexts */ .B5)(texts, ', and ')}.`}`,
        fix: lost.length === 0
            ? (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__/* .fix */ .Up) `Change the schedule on that day, or choose hours that may move by one.`
            : (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__/* .fix */ .Up) `Make the window long enough for both: start it with the earlier and end it with the later of the two times.`,
        evidence: {
            ...{ cause: 'clock-change', schedule: limit.schedule, timeZone, changesAt: (0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_10__/* .minuteText */ .W)(change.at) },
            ...{ before: hours(moved), after: hours(limit.windows) },
        },
    });
}
function isShifted({ windows }, change, until, { from, to }) {
    const edges = windows.flatMap((window) => [window.from, window.to]).filter((at) => at > from && at < to);
    const timesOf = (list, offset) => [...new Set(list.map((at) => at + offset - (0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(at + offset).startMs))].sort((a, b) => a - b).join(' ');
    const before = edges.filter((at) => at < change.at);
    const after = edges.filter((at) => at >= change.at && at < until);
    if (before.length === 0 || after.length === 0)
        return false;
    return timesOf(before, change.beforeMs) !== timesOf(after, change.afterMs);
}
function weekAfter(change, timeZone) {
    const day = (0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)((0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .toWallClock */ .Am)(change.at, timeZone)).startMs;
    return { from: (0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .fromWallClock */ .HX)(day + _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO, timeZone), to: (0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .fromWallClock */ .HX)(day + _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO + _calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .WEEK_MS */ .mb, timeZone) };
}
function allowedText({ calendar }, limit, [first]) {
    const spans = calendar.spans.filter(({ reason, from, to }) => first && reason === limit.reasons[0] && from < first.to && to > first.from);
    if (spans.some((span) => span.limit === null))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `no limit`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U9)(Math.max(0, ...spans.map((span) => span.limit ?? 0)), 'node')} at once`;
}


/***/ }),

/***/ 3288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ actingReasons),
/* harmony export */   T: () => (/* binding */ wholeShare),
/* harmony export */   _x: () => (/* binding */ highestCeiling),
/* harmony export */   jN: () => (/* binding */ mostFor),
/* harmony export */   jm: () => (/* binding */ lowerBudget)
/* harmony export */ });
/* harmony import */ var _calendar_week_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7977);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6594);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6712);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9125);




const UNSIZED = 100;
function highestCeiling(limited, plan, above, except = () => false) {
    const { calendar } = limited.group;
    if (!calendar)
        return null;
    const of = sizeOf(calendar);
    const mostOf = new Map(actingReasons(calendar)
        .filter((reason) => !except(reason))
        .map((reason) => [reason, mostFor(calendar, reason, plan)]));
    const most = Math.max(-1, ...mostOf.values());
    if (most <= above)
        return null;
    const open = ({ limit }) => Math.min(limit ?? -1, of) === most;
    const reasons = [...mostOf].flatMap(([reason, reached]) => (reached === most ? [reason] : []));
    const cause = calendar.limits.find((limit) => reasons.some((reason) => limit.reasons.includes(reason)) &&
        isAsHigh(limit.limit, limit.written, most, calendar));
    return {
        most,
        of,
        isSized: calendar.counted > 0,
        reasons,
        says: saidOf(calendar, reasons, open, plan),
        place: cause?.place ?? calendar.place,
    };
}
function mostFor(calendar, reason, plan) {
    const of = sizeOf(calendar);
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .ceilingsOf */ .iQ)(calendar).reduce((most, span) => span.reason === reason && span.to > plan.at ? Math.max(most, Math.min(span.limit ?? -1, of)) : most, -1);
}
function actingReasons({ reasons, idle }) {
    return reasons.filter((reason) => idle[reason] === undefined);
}
function wholeShare(calendar) {
    const spans = (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .ceilingsOf */ .iQ)(calendar);
    const acting = actingReasons(calendar);
    const lengthOf = ({ from, to }) => to - from;
    const total = lengthOf(calendar.within) * calendar.reasons.length;
    const whole = spans.filter(({ reason, limit }) => acting.includes(reason ?? '') && (limit === null || limit >= sizeOf(calendar)));
    return total === 0 ? 0 : whole.reduce((sum, span) => sum + lengthOf(span), 0) / total;
}
function sizeOf({ counted }) {
    return counted === 0 ? UNSIZED : counted;
}
function isAsHigh(limit, written, most, { counted }) {
    return counted === 0 ? written.endsWith('%') && Number.parseInt(written, 10) >= most : (limit ?? 0) >= most;
}
function saidOf(calendar, reasons, open, plan) {
    const timesOf = (reason) => (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .timesWhen */ .VY)(calendar, reason, plan.at, open);
    const each = (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonsBy */ .Vb)(reasons, (reason) => JSON.stringify(timesOf(reason))).map((alike) => {
        const reason = alike[0] ?? '';
        const when = whenText(calendar, timesOf(reason), (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .stretchesWhen */ ._l)(calendar, reason, open), plan);
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `for ${(0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonsText */ .zT)(alike, calendar.reasons)} ${when}`;
    });
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinTexts */ .B5)(each, '; ');
}
function whenText({ within }, times, stretches, plan) {
    const [first] = times;
    if (!first)
        return _text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEXT */ .gd;
    const [isOpenNow, isOpenOn] = [first.from <= plan.at, first.to >= within.to];
    if (isOpenNow && isOpenOn)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `at any time`;
    const week = (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .weekOf */ .gx)(plan);
    const isRare = !/\d|all week/.test((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_0__/* .weekText */ .s4)(stretches, week, 'UTC'));
    const span = isOpenNow
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `now to ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .instant */ .uR)(first.to)}`
        : isOpenOn
            ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `from ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .instant */ .uR)(first.from)} on`
            : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `from ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .instant */ .uR)(first.from)} to ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .instant */ .uR)(first.to)}`;
    return isRare ? span : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${(0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .stretchText */ .jh)(stretches, week, plan.timeZone)}, first ${span}`;
}
function lowerBudget({ reasons }, calendar, most) {
    const beside = reasons.length === calendar.reasons.length ? {} : { beside: `reasons: [${reasons.join(', ')}]` };
    const nodes = { field: 'nodes', value: most ?? '10%', isText: true, ...beside };
    return (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .fix */ .Up) `Add a budget without a schedule, ${nodes}: the smallest active budget applies.`;
}


/***/ }),

/***/ 9394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ freshBatchesOf),
/* harmony export */   BR: () => (/* binding */ rolledGroups),
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   Km: () => (/* binding */ defineRule),
/* harmony export */   N0: () => (/* binding */ judges),
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   V8: () => (/* binding */ unlessUnbatched),
/* harmony export */   WY: () => (/* binding */ sameRef),
/* harmony export */   _1: () => (/* binding */ policyResult),
/* harmony export */   ct: () => (/* binding */ policyName),
/* harmony export */   d0: () => (/* binding */ ofSystem),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   kd: () => (/* binding */ subjectOfPolicy),
/* harmony export */   sE: () => (/* binding */ groupRule),
/* harmony export */   vv: () => (/* binding */ policyRule),
/* harmony export */   xC: () => (/* binding */ groupResult)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);
/* harmony import */ var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5022);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);
/* harmony import */ var _systems_by_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6178);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6594);
/* harmony import */ var _fleet_past_batches_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
/* harmony import */ var _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1347);







function judges({ id, systems }) {
    if (systems === 'all')
        return () => true;
    const those = systems === 'some' ? (0,_systems_by_id_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedBy */ .N)(id) : systems;
    return (system) => those.includes(system);
}
function defineRule(rule) {
    const { options = NO_OPTIONS } = rule;
    return {
        ...rule,
        options,
        evaluate: (input) => rule.evaluate(input).filter((result) => result !== null),
    };
}
const NO_OPTIONS = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({});
function groupRule(rule) {
    return defineRule({
        ...rule,
        evaluate: (input) => rolledGroups(input.side).flatMap((limited) => rule.evaluate(limited, input) ?? []),
    });
}
function policyRule(rule) {
    return defineRule({
        ...rule,
        evaluate: (input) => input.side.policies.flatMap((policy) => {
            const found = rule.evaluate(policy, input) ?? [];
            const results = 'evidence' in found ? [found] : found.filter((one) => one !== null);
            return results.map((result) => policyResult(policy, result));
        }),
    });
}
function policyResult({ ref, place }, result) {
    return { policy: ref, place, ...result };
}
const rolledGroups = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .remembered */ .HK)((side) => side.policies.flatMap((policy) => policy.effect.groups
    .filter((group) => sameRef(group.rolls, policy.ref))
    .map((group) => ({ policy, group }))));
function sameRef(a, b) {
    return a.system === b.system && a.kind === b.kind && a.namespace === b.namespace && a.name === b.name;
}
const policiesByName = (0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .remembered */ .HK)((side) => new Map(side.policies.toReversed().map((policy) => [(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .refKey */ .XF)(policy.ref), policy])));
function policyOf(side, ref) {
    return side ? policiesByName(side).get((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .refKey */ .XF)(ref)) : undefined;
}
function placeOfField(limited, ...fields) {
    for (const field of fields) {
        const place = limited.group.places[field];
        if (place)
            return place;
    }
    return limited.policy.place;
}
function placeOfUnbatched({ change, leaves }) {
    return change?.batched === false ? (leaves?.place ?? change.place) : null;
}
function subjectOf({ policy, group }) {
    if ((0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_6__/* .isNamed */ .ev)(group))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu)(policy.ref.kind)}s of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)('group', group.name)}`;
    const own = policyName(policy.ref);
    return policy.effect.groups.length === 1 ? own : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${own} group ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)('group', group.name)}`;
}
function policyName(ref) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)('policy', (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .refText */ .d0)(ref));
}
function unlessUnbatched({ policy }, fix) {
    return isPastBatches(policy) ? (0,_fleet_past_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .pastBatchesFix */ .k)(policy) : fix;
}
function isPastBatches({ change }) {
    return change?.batched === false;
}
function ofSystem({ policy }) {
    return (0,_systems_by_id_js__WEBPACK_IMPORTED_MODULE_1__/* .traitsOf */ .J)(policy.ref.system);
}
function freshBatchesOf({ policy, group }) {
    if (group.freshBatches)
        return group.freshBatches;
    if (policy.change?.batched === false)
        return [];
    if (!group.leaving)
        return group.batches.map((batch) => batch.size);
    const leaving = new Set(group.leaving);
    return group.batches
        .map(({ targets }) => targets.filter((target) => !leaving.has(target)).length)
        .filter((size) => size > 0);
}
function subjectOfPolicy({ identity }, subject) {
    return identity === undefined ? { subject } : { subject: `${identity}#${subject}`, isStandIn: true };
}
function groupResult(limited, fields, { ofRollout, field, ...result }) {
    const { policy, group } = limited;
    const run = group.identity ?? group.runs.group;
    const isPast = isPastBatches(policy) && result.fix === (0,_fleet_past_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .pastBatchesFix */ .k)(policy);
    return {
        about: subjectOf(limited),
        policy: group.declaredIn,
        group: group.name,
        place: (ofRollout === true ? placeOfUnbatched(policy) : null) ?? placeOfField(limited, ...fields),
        ...(ofRollout && !(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_6__/* .isNamed */ .ev)(group) ? { rolls: [policy.ref] } : {}),
        ...((0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_6__/* .isNamed */ .ev)(group) ? { isStandIn: true } : {}),
        ...(isPast ? { cause: changeOf(policy.ref) } : field ? { cause: { field, of: run } } : {}),
        ...result,
        subject: [run, result.subject].filter(Boolean).join('#'),
    };
}
function changeOf(ref) {
    return { field: 'change', of: (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__/* .refKey */ .XF)(ref) };
}


/***/ }),

/***/ 6178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ traitsOf),
/* harmony export */   N: () => (/* binding */ judgedBy)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7300);

const TRAITS = new Map(_index_js__WEBPACK_IMPORTED_MODULE_0__/* .SYSTEMS */ .L.map(({ id, traits }) => [id, traits]));
function traitsOf(id) {
    const traits = TRAITS.get(id);
    if (!traits)
        throw new Error(`no system ${id}`);
    return traits;
}
function judgedBy(rule) {
    return _index_js__WEBPACK_IMPORTED_MODULE_0__/* .SYSTEMS */ .L.flatMap(({ id, traits }) => (traits.rules.includes(rule) ? [id] : []));
}


/***/ })

};
