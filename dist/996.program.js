export const id = 996;
export const ids = [996];
export const modules = {

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


/***/ })

};
