export const id = 150;
export const ids = [150];
export const modules = {

/***/ 77380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ editedParts),
/* harmony export */   r: () => (/* binding */ isOfPart)
/* harmony export */ });
/* harmony import */ var _manifest_advice_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87196);
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80083);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17085);
/* harmony import */ var _manifest_values_canonical_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78003);
/* harmony import */ var _manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98558);
/* harmony import */ var _systems_policy_ref_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29705);






function editedParts(base, head) {
    const before = new Map(base.map((policy) => [(0,_systems_policy_ref_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .X)(policy.ref), policy]));
    return head.flatMap((policy) => {
        const was = before.get((0,_systems_policy_ref_js__WEBPACK_IMPORTED_MODULE_1__/* .refKey */ .X)(policy.ref));
        const [missing] = policy.rejections.filter(isOfPart);
        if (policy.live || missing === undefined || !was?.rejections.some(isOfPart))
            return [];
        if ((0,_manifest_values_canonical_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameJson */ .TL)(was.written, policy.written))
            return [];
        const message = `${(0,_systems_policy_ref_js__WEBPACK_IMPORTED_MODULE_1__/* .refText */ .d)(policy.ref)} is edited and lacks required fields (${(0,_manifest_words_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(missing.message, 200)}): a part of an object was not evaluated. ${(0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_4__/* .byKustomize */ .tV)((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_5__/* .folderOf */ .yS)(policy.place.file))} If nothing completes it, add the field.`;
        return [(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .errorAt */ .Os)(missing.place, 'refused-edit', message)];
    });
}
function isOfPart({ consequence, isAbsent }) {
    return consequence === undefined && isAbsent === true;
}


/***/ }),

/***/ 41533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ BY_HARM)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/abandoned-midway.js
var abandoned_midway = __webpack_require__(3915);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(19125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(24705);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/rule.js
var rule = __webpack_require__(9394);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/kubefleet/approval-removed.js



const approvalRemoved = (0,rule/* defineRule */.Km)({
    id: 'approval-removed',
    detects: 'a change that takes away an approval, or takes away or shortens a wait, that the base has',
    systems: ['kubefleet'],
    severity: 'error',
    evaluate: ({ side, base }) => {
        if (!base)
            return [];
        const now = gatesOf(side);
        return [...gatesOf(base).values()].flatMap((before) => {
            const after = now.get((0,system/* refKey */.XF)(before.ref));
            return after ? [...approvals(before, after), ...waits(before, after)] : [];
        });
    },
});
function gatesOf(side) {
    const gates = new Map();
    for (const { group } of (0,rule/* rolledGroups */.BR)(side)) {
        const own = (0,system/* factOf */.yD)(group, 'stage')?.pauses;
        if (!own)
            continue;
        const key = (0,system/* refKey */.XF)(group.declaredIn);
        const known = gates.get(key) ?? { ref: group.declaredIn, pauses: [], groups: [] };
        if (known.groups.some(({ name }) => name === group.name))
            continue;
        gates.set(key, {
            ref: group.declaredIn,
            pauses: [...known.pauses, ...own.map((pause) => ({ ...pause, of: group.name }))],
            groups: [...known.groups, group],
        });
    }
    return gates;
}
function approvals(before, after) {
    const was = before.pauses.filter(({ kind }) => kind === 'approval');
    const is = after.pauses.filter(({ kind }) => kind === 'approval');
    return lost(was, is, after).map((pause) => violation(after, pause, {
        subject: `approval ${pause.guards}`,
        says: (0,text_text/* text */.Qq) `no approval is required before ${whatFollows(pause)} any more.${skippedText(pause, after)}`,
        fix: isEmpty(pause.of, after) ? reselect(pause) : (0,system/* fix */.Up) `Keep the ${(0,text_text/* code */.aY)('Approval')} task of the stage.`,
        evidence: { kind: 'approval', holdsBack: pause.guards },
    }));
}
function waits(before, after) {
    const was = before.pauses.filter(({ kind }) => kind === 'wait');
    return [...new Set(was.map(({ guards }) => guards))].flatMap((guards) => {
        const longest = longestWait(was, guards);
        const now = longestWait(after.pauses, guardsNow(longest.pause, after));
        if (now.ms >= longest.ms || !longest.pause)
            return [];
        const shortened = now.ms === 0 ? (0,text_text/* text */.Qq) `is removed` : (0,text_text/* text */.Qq) `is ${minutes(now.ms)}`;
        return violation(after, now.pause ?? longest.pause, {
            subject: `wait ${guards}`,
            says: (0,text_text/* text */.Qq) `the wait before ${whatFollows(longest.pause)} ${shortened} (was ${minutes(longest.ms)}).${skippedText(longest.pause, after)}`,
            fix: isEmpty(longest.pause.of, after)
                ? reselect(longest.pause)
                : (0,system/* fix */.Up) `Keep the ${(0,text_text/* code */.aY)('TimedWait')} of ${minutes(longest.ms)}.`,
            magnitude: longest.ms - now.ms,
            evidence: {
                kind: 'wait',
                holdsBack: guards,
                baseMinutes: longest.ms / 60_000,
                headMinutes: now.ms / 60_000,
            },
        });
    });
}
function lost(was, is, after) {
    const left = was.filter((pause) => !is.some(({ guards }) => guards === guardsNow(pause, after)));
    const isKnown = ({ guards }) => guards === '' || after.groups.some(({ name }) => name === guards);
    const [known, renamed] = [left.filter(isKnown), left.filter((pause) => !isKnown(pause))];
    const fresh = is.filter((pause) => !was.some(({ guards }) => guards === pause.guards)).length;
    return [...known, ...renamed.slice(0, Math.max(0, renamed.length - fresh))];
}
function guardsNow(pause, after) {
    if (!pause || !isEmpty(pause.guards, after))
        return pause?.guards ?? '';
    const own = after.pauses.find(({ of, kind }) => of === pause.of && kind === pause.kind);
    return own?.guards ?? pause.guards;
}
function isEmpty(stage, { groups }) {
    return groups.some(({ name, matched }) => name === stage && matched === 0);
}
function skippedText(pause, after) {
    return pause && isEmpty(pause.of, after)
        ? (0,text_text/* text */.Qq) ` Stage ${(0,text_text/* name */.UU)('group', pause.of)} selects no cluster any more and is skipped with its tasks.`
        : text_text/* NO_TEXT */.gd;
}
function reselect({ of }) {
    return (0,system/* fix */.Up) `Correct the ${(0,text_text/* code */.aY)('labelSelector')} of stage ${(0,text_text/* name */.UU)('group', of)}, or label the clusters that belong there.`;
}
function longestWait(pauses, guards) {
    const own = pauses.filter((pause) => pause.kind === 'wait' && pause.guards === guards);
    const longest = [...own].sort((a, b) => (b.ms ?? 0) - (a.ms ?? 0))[0];
    return { ms: longest?.ms ?? 0, pause: longest ?? null };
}
function violation(after, pause, rest) {
    const held = after.groups.find(({ name }) => name === pause.guards) ?? after.groups.at(-1);
    return {
        policy: after.ref,
        group: pause.guards === '' ? null : pause.guards,
        place: held?.places['strategy'] ?? pause.place,
        ...rest,
    };
}
function whatFollows({ guards }) {
    return guards === '' ? (0,text_text/* text */.Qq) `the rollout counts as done` : (0,text_text/* text */.Qq) `stage ${(0,text_text/* name */.UU)('group', guards)} begins`;
}
function minutes(ms) {
    const [size, unit] = ms % 3_600_000 === 0 ? [3_600_000, 'hour'] : ms % 60_000 === 0 ? [60_000, 'minute'] : [1000, 'second'];
    return (0,text_text/* count */.U9)(ms / size, unit);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/week.js
var calendar_week = __webpack_require__(67977);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/redundant.js
var fleet_redundant = __webpack_require__(51012);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/time.js
var time = __webpack_require__(86712);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(78392);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/workload.js




function isWorkload(limited) {
    return (0,rule/* ofSystem */.d0)(limited).takes === 'pods';
}
function outBesides({ batches, outBefore, unit }, most) {
    if (outBefore > 0 && most < 1)
        return (0,system/* fix */.Up) `Bring back the ${(0,text_text/* count */.U9)(outBefore, unit)} that ${(0,text_text/* literal */.eu)((0,plural/* verb */.w3)(outBefore, 'was', 'were'))} unavailable before: no further one stays within the limit.`;
    const isSmall = batches.every(({ size }) => size <= most);
    return isSmall ? (0,system/* fix */.Up) `Bring back what is unavailable besides the batches; they are small enough.` : null;
}
function addsAtOnce({ strategy, ceiling, outBefore, worstLoss }) {
    const isAtOnce = strategy?.['podManagementPolicy'] === 'Parallel' || strategy?.['minAvailable'] !== undefined;
    return isAtOnce && outBefore === 0 && worstLoss > (ceiling.enforced ?? 0);
}
function wholeCause({ group }) {
    const { strategy, ceiling, outBefore, unit } = group;
    if (strategy?.['kind'] === 'Recreate')
        return (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)('Recreate')} stops every pod before it starts the first new one.`;
    if (addsAtOnce(group)) {
        const isParallel = strategy?.['podManagementPolicy'] === 'Parallel';
        return (0,text_text/* text */.Qq) `Pods of added replicas are all created at once${isParallel ? (0,text_text/* text */.Qq) ` (${(0,text_text/* code */.aY)('podManagementPolicy: Parallel')})` : text_text/* NO_TEXT */.gd}.`;
    }
    const written = ceiling.declared === null ? 'maxUnavailable' : `maxUnavailable: ${ceiling.declared}`;
    const before = outBefore > 0
        ? (0,text_text/* text */.Qq) `, and ${(0,text_text/* count */.U9)(outBefore, unit)} ${(0,text_text/* literal */.eu)((0,plural/* verb */.w3)(outBefore, 'was', 'were'))} unavailable before`
        : text_text/* NO_TEXT */.gd;
    return (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(written)} allows ${(0,text_text/* count */.U9)(ceiling.enforced ?? 0, unit)} of ${group.matched}${before}.`;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/written-ceiling.js
var written_ceiling = __webpack_require__(43288);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/rounding-changes-meaning.js







const roundingChangesMeaning = (0,rule/* defineRule */.Km)({
    id: 'rounding-changes-meaning',
    detects: 'a percentage that rounding turns into less than half or more than twice as much, or into another meaning',
    systems: 'all',
    severity: 'warning',
    options: schemas/* strictObject */.rej({
        factor: schemas/* number */.aig().min(1).default(2),
    }),
    evaluate: ({ side, options: { factor } }) => [
        ...side.policies.map((policy) => ofEvictions(policy, factor)),
        ...(0,rule/* rolledGroups */.BR)(side).flatMap((limited) => [
            ...(limited.group.calendar ? ofBudgets(limited, factor) : ofCeiling(limited, factor)),
            ofBatchThreshold(limited),
        ]),
    ],
});
function evidenceOf(cause, { declared, asked, resolved, of }) {
    return { cause, declared, asked: round(asked), resolved, of };
}
function numberMeant(unit, { resolved }) {
    return `Set the number of ${unit}s that you mean${resolved === 0 ? '' : `: ${resolved} is what it comes to now`}.`;
}
function round(n) {
    return Math.round(n * 100) / 100;
}
function ofBudgets(limited, factor) {
    const { calendar, unit } = limited.group;
    if (!calendar)
        return [];
    const { counted: of } = calendar;
    const neverBinding = new Set((0,fleet_redundant/* redundantLimits */.U)(calendar).map(({ limit }) => limit));
    const acting = new Set((0,written_ceiling/* actingReasons */.Ae)(calendar));
    return calendar.limits.flatMap((limit) => {
        const { written: declared, limit: resolved, reasons } = limit;
        const asked = declared.endsWith('%') ? (of * Number.parseInt(declared, 10)) / 100 : 0;
        const isIdle = neverBinding.has(limit) || !reasons.some((reason) => acting.has(reason));
        if (isIdle || asked === 0 || resolved === null || resolved <= asked * factor)
            return [];
        const rounded = { declared, asked, resolved, of };
        return (0,time/* limitViolation */.tV)({ limited, calendar }, limit, {
            subject: `up ${(0,time/* limitKey */.HK)(limit)}`,
            says: `${(0,time/* limitName */.Ff)(limit)} of ${(0,rule/* count */.U9)(of, unit)} is ${round(asked)} and rounds up to ${(0,rule/* share */.uM)(resolved, of, unit)}.`,
            fix: numberMeant(unit, rounded),
            magnitude: resolved,
            evidence: evidenceOf('up', rounded),
        });
    });
}
function ofCeiling(limited, factor) {
    const { group } = limited;
    const { declared: written, byDefault, resolved: byBudget, enforced } = group.ceiling;
    const declared = written ?? byDefault;
    const isPods = isWorkload(limited);
    const resolved = isPods ? enforced : byBudget;
    if (typeof declared !== 'string' || !declared.endsWith('%') || (isPods && written === null))
        return [];
    const of = group.ceiling.of ?? group.matched;
    const asked = (of * Number.parseFloat(declared)) / 100;
    if (resolved === null || asked === 0 || group.batches.length === 0)
        return [];
    const rounded = { declared, asked, resolved, of };
    const up = resolved > asked * factor ? roundedUp(limited, rounded) : null;
    const slower = isPods ? null : slowerThanAsked(limited, rounded, factor);
    if (up || slower)
        return [up, slower];
    return [isPods ? roundedToZero(limited, rounded) : roundedEither(limited, rounded)];
}
function roundedUp(limited, rounded) {
    const { group } = limited;
    const { declared, asked, resolved, of } = rounded;
    const isForced = isWorkload(limited) && resolved === 1 && group.strategy?.['maxSurge'] === 0;
    const becomes = isForced
        ? 'rounds down to 0, as maxSurge does. Kubernetes then makes maxUnavailable'
        : 'becomes';
    const all = isWorkload(limited) && resolved >= of
        ? `, so ${of === 1 ? 'the only one stops' : 'all of them stop'} before a new one is ready`
        : '';
    return (0,rule/* groupResult */.xC)(limited, ['budget'], {
        subject: 'up',
        says: `${fieldOf(limited)}${declared} of ${(0,rule/* count */.U9)(of, group.unit)} is ${round(asked)} and ${becomes} ${(0,rule/* share */.uM)(resolved, of, group.unit)}${all}.`,
        fix: numberMeant(group.unit, rounded),
        magnitude: resolved,
        evidence: evidenceOf('up', rounded),
    });
}
function fieldOf(limited) {
    return isWorkload(limited) ? 'maxUnavailable ' : '';
}
function roundedToZero(limited, rounded) {
    const { group } = limited;
    const { declared, asked, resolved, of } = rounded;
    if (resolved > 0)
        return null;
    return (0,rule/* groupResult */.xC)(limited, ['budget'], {
        subject: 'zero',
        severity: 'info',
        says: `maxUnavailable ${declared} of ${(0,rule/* count */.U9)(of, group.unit)} is ${round(asked)} and rounds down to 0: no pod stops before a new one is ready.`,
        fix: numberMeant(group.unit, rounded),
        magnitude: resolved,
        evidence: evidenceOf('zero', rounded),
    });
}
function slowerThanAsked(limited, rounded, factor) {
    const { group } = limited;
    const { resolved } = rounded;
    const { declared } = group.ceiling;
    if (group.strategy?.['kind'] !== 'fixed' || declared === '100%')
        return null;
    const largest = Math.max(0, ...group.batches.map(({ size }) => size));
    if (largest * factor >= resolved)
        return null;
    return (0,rule/* groupResult */.xC)(limited, ['budget', 'strategy'], {
        subject: 'down',
        says: `the fixed strategy takes ${largest} at a time; the budget of ${declared ?? ''} reads as ${(0,rule/* count */.U9)(resolved, group.unit)}. ` +
            `The rollout has ${group.batches.length} batches of ${largest} instead of ${Math.ceil(group.matched / resolved)} of ${resolved}.`,
        fix: `For the pace of the percentage set initialBatch: ${resolved}; for the slow pace lower the budget.`,
        evidence: { ...evidenceOf('down', rounded), batchSize: largest, batches: group.batches.length },
    });
}
function roundedEither(limited, rounded) {
    const { group } = limited;
    const { declared, asked, resolved, of } = rounded;
    const { declared: written, rounding } = group.ceiling;
    if (!rounding || asked === resolved)
        return null;
    const [field, contrast] = rounding === 'up'
        ? ['maxUnavailable', `maxConcurrency of a stage rounds down${asked < 1 ? ', to at least 1' : ''}`]
        : ['maxConcurrency', `maxUnavailable of a rolling update rounds up, to ${Math.ceil(asked)}`];
    const how = resolved > asked && rounding === 'down' ? 'is at least' : `rounds ${rounding} to`;
    return (0,rule/* groupResult */.xC)(limited, ['budget'], {
        subject: 'rounded',
        severity: 'info',
        says: `${field} ${declared}${written === null ? ' (default)' : ''} of ${(0,rule/* count */.U9)(of, group.unit)} is ${round(asked)} and ${how} ${(0,rule/* share */.uM)(resolved, of, group.unit)}; ${contrast}.`,
        fix: numberMeant(group.unit, rounded),
        magnitude: resolved,
        evidence: evidenceOf('rounded', rounded),
    });
}
function unevenShare({ written, of }) {
    if (typeof written !== 'string' || !written.endsWith('%'))
        return null;
    const asked = (of * Number.parseInt(written, 10)) / 100;
    return Number.isInteger(asked) ? null : round(asked);
}
function ofEvictions(policy, factor) {
    const evictable = (0,system/* factOf */.yD)(policy, 'eviction-limit');
    const asked = evictable ? unevenShare(evictable) : null;
    if (!evictable || asked === null)
        return null;
    const { most, of, unit, field, place } = evictable;
    const declared = String(evictable.written);
    if (most === 0 || most >= of)
        return null;
    const isMore = field === 'maxUnavailable';
    const rounded = { declared, asked, resolved: isMore ? most : of - most, of };
    const effect = isMore ? 'may be evicted at a time' : `must stay, so ${most} may be evicted at a time`;
    return (0,rule/* policyResult */._1)(policy, {
        subject: 'evictions',
        says: `${field} ${declared} rounds up to ${(0,rule/* share */.uM)(rounded.resolved, of, unit)} from ${asked}: ${rounded.resolved} ${effect}.`,
        fix: `Set the number of ${unit}s that you mean, such as ${field}: ${isMore ? Math.max(1, Math.floor(asked)) : rounded.resolved}.`,
        place,
        magnitude: rounded.resolved,
        evidence: evidenceOf('evictions', rounded),
        severity: isMore && most > asked * factor ? 'warning' : 'info',
    });
}
function ofBatchThreshold(limited) {
    const { brakes, batches } = limited.group;
    if (!brakes || brakes.batchThresholdPercent === 100 || batches.length === 0)
        return null;
    const several = brakes.tolerance.filter(({ batchSize }) => batchSize > 1);
    const coarse = several.find(({ sameToPercent, sameFromPercent }) => sameToPercent > sameFromPercent);
    if (!coarse)
        return null;
    const sizes = several.map(({ batchSize }) => batchSize);
    const largest = Math.max(...sizes);
    const isStrict = several.every(({ failuresTolerated }) => failuresTolerated === 0);
    const { sameFromPercent, sameToPercent, batchSize, failuresTolerated } = coarse;
    return (0,rule/* groupResult */.xC)(limited, ['batchThreshold', 'strategy'], {
        subject: 'batch-threshold',
        says: `batchThreshold ${brakes.batchThresholdPercent} means the same as ` +
            (isStrict
                ? `100: no failure is tolerated in a batch of ${sizes.join(', ')}.`
                : `anything from ${sameFromPercent} to ${sameToPercent} for a batch of ${batchSize}, which tolerates ${failuresTolerated} failed.`),
        fix: isStrict
            ? `Set 100 if that is meant; ${Math.floor(((largest - 1) * 100) / largest)} is the highest value that tolerates one failure in a batch of ${largest}.`
            : `Set ${sameFromPercent} to make the meaning plain.`,
        evidence: {
            ...{ cause: 'batch-threshold', batchThresholdPercent: brakes.batchThresholdPercent },
            tolerance: brakes.tolerance.map((entry) => ({ ...entry })),
        },
        severity: isStrict ? 'warning' : 'info',
    });
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/budget-never-binds.js






const budgetNeverBinds = (0,rule/* defineRule */.Km)({
    id: 'budget-never-binds',
    detects: 'a budget that never limits anything: others are as strict, or it allows all that it covers; and one that several reasons share',
    systems: 'all',
    severity: 'info',
    evaluate: ({ side }) => [
        ...(0,time/* timedGroups */.kr)(side).flatMap((timed) => [...neverDeciding(timed), ...sharedByReasons(timed)]),
        ...side.policies.map(protectingNothing),
    ],
});
function neverDeciding(timed) {
    return (0,fleet_redundant/* redundantLimits */.U)(timed.calendar)
        .filter(({ limit }) => limit.schedule === null)
        .map(({ limit, stricter }) => (0,time/* limitViolation */.tV)(timed, limit, {
        says: `${(0,time/* limitName */.Ff)(limit)} never limits how many nodes are disrupted. It is ${limit.limit ?? 0} of the ` +
            `${(0,rule/* count */.U9)(timed.calendar.counted)} now, and for every reason it names ${stricter} as few or fewer.`,
        fix: dependsOnSize(limit, timed)
            ? 'Remove it, or keep it for another size of the pool.'
            : 'Remove it.',
        evidence: { cause: 'others', limit: limit.limit, counted: timed.calendar.counted },
    }));
}
function dependsOnSize({ written, reasons }, { calendar }) {
    const others = calendar.limits.filter((other) => other.reasons.some((reason) => reasons.includes(reason)));
    return written.endsWith('%') || others.some((other) => other.written.endsWith('%'));
}
function sharedByReasons(timed) {
    const { calendar } = timed;
    if ((0,time/* isClosedByError */.g)(calendar))
        return [];
    const redundant = new Set((0,fleet_redundant/* redundantLimits */.U)(calendar).map(({ limit }) => limit));
    const isShared = (limit) => !redundant.has(limit) && limit.namesReasons && limit.reasons.length > 1 && (limit.limit ?? 0) > 0;
    return calendar.limits.filter(isShared).map((limit) => {
        const most = limit.limit ?? 0;
        return (0,time/* limitViolation */.tV)(timed, limit, {
            subject: `shared ${(0,time/* limitKey */.HK)(limit)}`,
            says: `${(0,time/* limitName */.Ff)(limit)} counts ${(0,calendar_week/* joinAnd */.MO)(limit.reasons)} together: ${(0,rule/* count */.U9)(most)} at most in all, not ${most} for each.`,
            fix: 'No action needed if intended; a reason cannot have a number of its own.',
            evidence: { cause: 'shared', limit: limit.limit, reasons: [...limit.reasons] },
        });
    });
}
function protectingNothing(policy) {
    const evictable = (0,system/* factOf */.yD)(policy, 'eviction-limit');
    if (!evictable || policy.isDeleted || evictable.written === null)
        return null;
    const { most, of, unit, field, written, place } = evictable;
    if (of === 0 || most < of)
        return null;
    const asked = unevenShare(evictable);
    const why = asked === null
        ? `${field} ${String(written)} allows ${(0,rule/* share */.uM)(most, of, unit)}`
        : `${field} ${String(written)} of ${(0,rule/* count */.U9)(of, unit)} is ${asked} and rounds up to ${most}`;
    return (0,rule/* policyResult */._1)(policy, {
        subject: 'nothing',
        says: `protects nothing: ${why}, so ${of === 1 ? `the only ${unit}` : `all ${of} ${unit}s`} may be evicted at once.`,
        fix: of > 1
            ? `Set maxUnavailable: 1, or the number of ${unit}s that may be evicted at a time.`
            : `A budget of one ${unit} holds all or nothing: run 2 or more and set maxUnavailable: 1, or delete the budget.`,
        place,
        magnitude: most,
        evidence: { cause: 'protects-nothing', declared: written, most, of },
        severity: asked === null ? 'info' : 'warning',
    });
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/fewer.js


function fewer(limited, most) {
    const clause = (0,rule/* ofSystem */.d0)(limited).fewer?.(limited.group, most) ?? null;
    return clause && (0,system/* fix */.Up) `${clause}.`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/skyhook/budget-not-a-cap.js



const budgetNotACap = (0,rule/* groupRule */.sE)({
    id: 'budget-not-a-cap',
    detects: 'a strategy whose batches outgrow the budget written beside it, which does not cap them',
    systems: ['skyhook'],
    severity: 'error',
    evaluate: (limited) => {
        const { group, policy } = limited;
        const budget = group.ceiling.resolved;
        if (group.strategy === null || budget === null || group.ceiling.enforced !== null)
            return null;
        if (policy.change?.batched === false)
            return null;
        const crossing = group.batches.find((batch) => batch.size > budget);
        if (!crossing)
            return null;
        const largest = group.batches.reduce((a, b) => (b.size > a.size ? b : a));
        return (0,rule/* groupResult */.xC)(limited, ['budget', 'strategy'], {
            says: (0,text_text/* text */.Qq) `the ${(0,text_text/* code */.aY)(kindOf(group.strategy))} strategy takes ${(0,text_text/* share */.uM)(largest.size, group.matched, 'node')} at once in batch ${largest.index}; the budget of ${declaredText(group.ceiling.declared)}${(0,text_text/* count */.U9)(budget, 'node')} is not enforced: the operator ignores ${(0,text_text/* code */.aY)('budget')} when a strategy is set. Batch ${crossing.index} (${(0,text_text/* count */.U9)(crossing.size, 'node')}) is the first above the budget.`,
            fix: fewer(limited, budget) ?? '',
            short: (0,text_text/* text */.Qq) `batch ${largest.index} is ${largest.size}, budget ${budget}`,
            field: 'strategy',
            magnitude: largest.size,
            evidence: {
                budget,
                peakAtOnce: largest.size,
                crossesInBatch: crossing.index,
                crossesWith: crossing.size,
                matched: group.matched,
            },
        });
    },
});
function declaredText(declared) {
    return typeof declared === 'string' ? (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(declared)}, ` : text_text/* NO_TEXT */.gd;
}
function kindOf(strategy) {
    const kind = strategy['kind'];
    return typeof kind === 'string' ? kind : '';
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/fields.js
var fields = __webpack_require__(93549);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/canary-not-representative.js





const SHOWN = 3;
const canaryNotRepresentative = (0,rule/* defineRule */.Km)({
    id: 'canary-not-representative',
    detects: 'a hardware model, an operating system or a zone that the first batch has nothing of, and that is first touched in a larger one',
    systems: 'some',
    severity: 'warning',
    options: schemas/* strictObject */.rej({
        labels: schemas/* array */.YOg(schemas/* string */.YjP().min(1))
            .default([
            'node.kubernetes.io/instance-type',
            'nvidia.com/gpu.product',
            'kubernetes.io/arch',
            'feature.node.kubernetes.io/system-os_release.VERSION_ID',
            'topology.kubernetes.io/zone',
        ]),
    }),
    evaluate: ({ side, base, plan, options }) => {
        const { inventory } = plan;
        const moved = base ? stagesMoved(side, base) : [];
        if (!inventory)
            return moved;
        const unlike = (0,rule/* rolledGroups */.BR)(side).flatMap((limited) => limited.policy.change?.batched === false
            ? []
            : options.labels.flatMap((label) => {
                const late = firstTouchedLate(limited, label, inventory);
                return late.length > 0 ? [canary_not_representative_violation(limited, label, late)] : [];
            }));
        return [...unlike, ...moved];
    },
});
function firstTouchedLate({ group }, label, inventory) {
    const [canary, ...later] = group.batches;
    if (!canary)
        return [];
    const valueOf = (target) => {
        const labels = inventory.labelsOf(target);
        return Object.hasOwn(labels, label) ? (labels[label] ?? '') : '';
    };
    const seen = new Set(canary.targets.map(valueOf));
    const late = [];
    for (const { index, targets } of later) {
        const here = new Map();
        for (const value of targets.map(valueOf))
            if (!seen.has(value))
                here.set(value, (here.get(value) ?? 0) + 1);
        for (const [value, touched] of here) {
            seen.add(value);
            if (value !== '' && touched > canary.size)
                late.push({ value, batch: index, targets: touched });
        }
    }
    return late;
}
function canary_not_representative_violation(limited, label, late) {
    const { group } = limited;
    const canary = group.batches[0]?.size ?? 0;
    const worst = [...late].sort((a, b) => b.targets - a.targets || (a.value < b.value ? -1 : 1));
    const shown = worst.map(({ value, batch, targets }) => (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', value)} (${(0,text_text/* count */.U9)(targets, group.unit)} at once in batch ${batch})`);
    return (0,rule/* groupResult */.xC)(limited, ['initialBatch', 'strategy', 'budget'], {
        subject: label,
        field: 'strategy',
        short: (0,text_text/* text */.Qq) `first batch has not every ${(0,text_text/* code */.aY)(label)}`,
        says: (0,text_text/* text */.Qq) `the first batch (${(0,text_text/* count */.U9)(canary, group.unit)}) has no ${(0,text_text/* code */.aY)(label)} ${(0,text_text/* few */.H$)(shown, SHOWN)}. What fails only there first fails on that many.`,
        fix: (0,system/* fix */.Up) `Give each ${(0,text_text/* code */.aY)(label)} a compartment of its own with its own first batch.`,
        magnitude: worst.reduce((sum, { targets }) => sum + targets, 0),
        evidence: { label, firstBatch: canary, late: worst.map((entry) => ({ ...entry })) },
    });
}
function stagesMoved(side, base) {
    const before = stagesOf(base);
    return [...stagesOf(side)].flatMap(([strategy, now]) => {
        const canary = before.get(strategy)?.[0];
        const [first] = now;
        const later = first &&
            now.find((one) => first !== one && first.group.matched > one.group.matched && isSameStage(canary, one));
        if (!canary || !later)
            return [];
        const stage = (one) => (0,text_text/* text */.Qq) `stage ${(0,text_text/* name */.UU)('group', one.group.name)}`;
        const size = (one) => (0,text_text/* text */.Qq) `${stage(one)} (${(0,text_text/* count */.U9)(one.group.matched, one.group.unit)})`;
        const was = later.group.name === canary.group.name ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) `, ${(0,text_text/* name */.UU)('group', canary.group.name)} before,`;
        return (0,rule/* groupResult */.xC)(later, ['strategy'], {
            subject: 'first stage',
            says: (0,text_text/* text */.Qq) `${size(later)}${was} came first; ${size(first)} comes before it now. A bad version is first seen there.`,
            fix: (0,system/* fix */.Up) `Put ${stage(later)} before ${stage(first)}.`,
            magnitude: first.group.matched,
            evidence: { was: canary.group.name, first: first.group.name, clusters: first.group.matched },
        });
    });
}
function isSameStage(before, now) {
    if (!before)
        return false;
    if (before.group.name === now.group.name)
        return true;
    const targets = new Set(now.group.targets);
    return before.group.targets.every((target) => targets.has(target));
}
function stagesOf(side) {
    const stages = new Map();
    for (const limited of (0,rule/* rolledGroups */.BR)(side)) {
        const { strategy, matched, declaredIn, name } = limited.group;
        if ((0,fields/* textIn */.r7)(strategy ?? undefined, 'kind') !== 'stage' || matched === 0)
            continue;
        const key = (0,system/* refKey */.XF)(declaredIn);
        const known = stages.get(key) ?? [];
        if (!known.some(({ group }) => group.name === name))
            stages.set(key, [...known, limited]);
    }
    for (const list of stages.values())
        list.sort((a, b) => positionOf(a) - positionOf(b));
    return stages;
}
function positionOf({ group }) {
    return (0,fields/* numberIn */.Po)(group.strategy ?? undefined, 'position') ?? 0;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/trimmed.js
var trimmed = __webpack_require__(44994);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/days.js
var days = __webpack_require__(39730);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/cannot-finish.js







const FIELDS = ['budget', 'strategy', 'selector'];
const cannotFinish = (0,rule/* groupRule */.sE)({
    id: 'cannot-finish',
    detects: 'a rollout that is not done before its deadline, or that takes far longer than before',
    systems: 'all',
    severity: 'warning',
    options: schemas/* strictObject */.rej({
        withinDays: schemas/* number */.aig().positive().default(14),
        factor: schemas/* number */.aig().min(1).default(3),
    }),
    evaluate: (limited, { base, plan, options }) => {
        const { group } = limited;
        if (group.matched === 0 || (group.outcome !== 'complete' && group.outcome !== 'unfinished'))
            return null;
        return [pastDeadline(limited, plan, options.withinDays), slower(limited, base, plan, options.factor)];
    },
});
function pastDeadline(limited, plan, withinDays) {
    const { group, policy } = limited;
    const deadline = plan.at + withinDays * days/* DAY_MS */.sO;
    if (group.finish !== null && group.finish <= deadline)
        return null;
    if (group.outcome === 'complete' && group.finish === null)
        return null;
    if (group.lingers?.some(({ until }) => until === 'uncordon'))
        return null;
    const late = group.batches.filter(({ end }) => end === null || end > deadline);
    const started = new Set(group.batches.flatMap(({ targets }) => targets)).size;
    const left = leftOf(group, late, started);
    if (left === 0 && (0,system/* factOf */.yD)(group, 'stage')?.awaitsPerson === true)
        return null;
    if (late.length === 0 && (0,system/* factOf */.yD)(group, 'held') !== undefined)
        return null;
    if (started === 0 && policy.effect.outcome === 'stuck')
        return null;
    const end = (0,system/* factOf */.yD)(group, 'stage')?.awaitsPerson === true
        ? (0,text_text/* text */.Qq) `and also waits for a person`
        : group.finish === null
            ? (0,text_text/* text */.Qq) `and does not end within a year`
            : (0,text_text/* text */.Qq) `and ends on ${(0,text_text/* instant */.uR)(group.finish)}`;
    const why = group.why === '' ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` ${(0,text_text/* asText */.e1)((0,trimmed/* withoutTrailing */.h)(group.why, '.'))}.`;
    return (0,rule/* groupResult */.xC)(limited, FIELDS, {
        subject: 'deadline',
        says: (0,text_text/* text */.Qq) `${(0,text_text/* share */.uM)(left, group.matched, group.unit)} ${left === 1 ? (0,text_text/* text */.Qq) `is` : (0,text_text/* text */.Qq) `are`} not done ${withinDays} days from now (${(0,text_text/* instant */.uR)(deadline)}). The rollout takes ${(0,text_text/* count */.U9)(group.batches.length, 'batch')} ${end}.${why}`,
        fix: (0,rule/* ofSystem */.d0)(limited).words.late ??
            (0,system/* fix */.Up) `Raise the limit or widen the windows, or set ${(0,text_text/* code */.aY)('withinDays')} to the time you have.`,
        magnitude: left,
        evidence: { left, matched: group.matched, withinDays },
    });
}
function leftOf({ undone, matched }, late, started) {
    const targets = new Set([...late.flatMap((batch) => batch.targets), ...(undone ?? [])]);
    return targets.size + (undone ? 0 : Math.max(0, matched - started));
}
function slower(limited, base, plan, factor) {
    const { group, policy } = limited;
    const before = (0,rule/* policyOf */.US)(base, policy.ref)?.effect.groups.find(({ name }) => name === group.name);
    if (!before || before.finish === null || group.finish === null || before.matched === 0)
        return null;
    const from = ({ start }) => policy.change?.kind === 'continues' ? plan.at : (start ?? plan.at);
    const took = before.finish - from(before);
    const takes = group.finish - from(group);
    if (takes <= took * factor || takes - took < days/* DAY_MS */.sO)
        return null;
    return (0,rule/* groupResult */.xC)(limited, FIELDS, {
        subject: 'slower',
        says: (0,text_text/* text */.Qq) `the rollout of ${(0,text_text/* count */.U9)(group.matched, group.unit)} takes ${(0,text_text/* literal */.eu)((0,calendar_week/* spanText */.Cp)(takes))} (was ${(0,text_text/* literal */.eu)((0,calendar_week/* spanText */.Cp)(took))}). Two versions run until it ends, on ${(0,text_text/* instant */.uR)(group.finish)}.`,
        fix: (0,system/* fix */.Up) `Keep the pace of the base, or raise ${(0,text_text/* code */.aY)('factor')} if the slower pace is intended.`,
        magnitude: Math.round(takes / 60_000),
        evidence: { minutes: takes / 60_000, minutesBefore: took / 60_000 },
    });
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/manifest.js
var manifest = __webpack_require__(34585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/canonical.js
var canonical = __webpack_require__(6594);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/past-batches.js
var past_batches = __webpack_require__(3024);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/change-not-batched.js







const options = schemas/* strictObject */.rej({
    fromTargets: schemas/* number */.aig().int().min(1).default(2),
    errorAbovePercent: schemas/* number */.aig().min(0).max(100).default(50),
});
const changeNotBatched = (0,rule/* defineRule */.Km)({
    id: 'change-not-batched',
    detects: 'a change that the controller applies to every target in one pass, whatever the policy says',
    systems: 'some',
    severity: 'error',
    options,
    evaluate: ({ side, base, options }) => [
        ...deletions(side, base, options.fromTargets),
        ...side.policies.map((policy) => leaving(policy, options)),
        ...side.policies.flatMap((policy) => {
            const { change } = policy;
            if (!change || change.batched || change.targetsAtOnce < options.fromTargets)
                return [];
            return {
                policy: policy.ref,
                subject: `${change.kind} ${(0,canonical/* sha256 */.s)(whatIsRolled(policy.written))}`,
                says: change.says,
                fix: (0,past_batches/* pastBatchesFix */.k)(policy),
                place: change.place ?? policy.place,
                cause: (0,rule/* changeOf */.C2)(policy.ref),
                short: (0,text_text/* text */.Qq) `${change.targetsAtOnce} at once`,
                magnitude: change.targetsAtOnce,
                evidence: { change: change.kind, targetsAtOnce: change.targetsAtOnce },
                ...(change.interrupts === false ? { severity: 'warning' } : {}),
            };
        }),
    ],
});
const NARROW_FIRST = (0,system/* fix */.Up) `Narrow it step by step before you delete it, or set ${(0,text_text/* code */.aY)('strategy.deleteStrategy.propagationPolicy: Abandon')} first to keep what is placed.`;
function leaving({ ref, leaves }, { fromTargets, errorAbovePercent }) {
    if (!leaves || (leaves.targets < fromTargets && leaves.losesData !== true))
        return null;
    const isStep = leaves.isStep && leaves.losesData !== true && 100 * leaves.targets <= errorAbovePercent * leaves.of;
    return {
        policy: ref,
        subject: 'leaving',
        says: leaves.says,
        fix: leaves.fix,
        place: leaves.place,
        magnitude: leaves.targets,
        evidence: { change: 'leaving', targetsAtOnce: leaves.targets },
        ...(isStep ? { severity: 'warning' } : {}),
    };
}
function deletions(side, base, fromTargets) {
    return (base?.policies ?? []).flatMap((policy) => {
        const { onDelete, ref } = policy;
        const targetsAtOnce = onDelete?.targets.length ?? 0;
        if (!onDelete || targetsAtOnce < fromTargets)
            return [];
        if ((0,rule/* policyOf */.US)(side, ref))
            return [];
        return {
            policy: ref,
            subject: 'deleted',
            cause: (0,rule/* changeOf */.C2)(ref),
            short: (0,text_text/* text */.Qq) `${targetsAtOnce} at once`,
            about: null,
            says: (0,text_text/* text */.Qq) `${(0,rule/* policyName */.ct)(ref)} is removed. ${(0,text_text/* asText */.e1)(onDelete.says)}`,
            fix: onDelete.fix ?? NARROW_FIRST,
            place: policy.place,
            magnitude: targetsAtOnce,
            evidence: { change: 'deleted', targetsAtOnce },
        };
    });
}
function whatIsRolled(written) {
    const spec = (0,manifest/* isObject */.Gv)(written) ? written['spec'] : null;
    return ((0,manifest/* isObject */.Gv)(spec) ? spec['packages'] : null) ?? null;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/intervals.js
var intervals = __webpack_require__(24091);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/karpenter/closed-hours-opened.js







const closedHoursOpened = (0,rule/* defineRule */.Km)({
    id: 'closed-hours-opened',
    detects: 'hours of the week in which the base lets no node go, and the change lets some go',
    systems: ['karpenter'],
    severity: 'warning',
    evaluate: ({ side, base, plan }) => {
        if (!base)
            return [];
        const before = new Map((0,time/* timedGroups */.kr)(base).map((timed) => [keyOf(timed), timed]));
        return (0,time/* timedGroups */.kr)(side).flatMap((timed) => {
            const earlier = before.get(keyOf(timed));
            return earlier ? openedBy(timed, earlier, plan) : [];
        });
    },
});
function keyOf({ limited: { policy, group } }) {
    return `${(0,system/* refKey */.XF)(policy.ref)} ${group.name}`;
}
function openedBy(timed, earlier, plan) {
    const { calendar } = timed;
    if ((0,time/* isClosedByError */.g)(calendar) || (0,time/* isClosedByError */.g)(earlier.calendar))
        return [];
    const week = (0,time/* weekOf */.gx)(plan);
    const opened = (reason) => {
        const closed = (0,intervals/* clipTo */.Sj)(week, (0,time/* stretchesWhen */._l)(earlier.calendar, reason, isClosed));
        if ((0,intervals/* totalMs */.Vk)(closed) === calendar_week/* WEEK_MS */.mb)
            return [];
        return (0,intervals/* intersectionOf */.Pd)(closed, (0,time/* stretchesWhen */._l)(calendar, reason, (span) => !isClosed(span)));
    };
    const acting = calendar.reasons.filter((reason) => calendar.idle[reason] === undefined);
    return (0,time/* reasonsBy */.Vb)(acting, (reason) => JSON.stringify(opened(reason))).flatMap((reasons) => {
        const times = opened(reasons[0] ?? '');
        const hours = (0,intervals/* totalMs */.Vk)(times) / days/* HOUR_MS */.iQ;
        if (hours === 0)
            return [];
        return (0,time/* calendarViolation */.O7)(timed, {
            subject: reasons.join('+'),
            says: (0,text_text/* text */.Qq) `nodes may be disrupted for ${(0,text_text/* literal */.eu)((0,time/* reasonsText */.zT)(reasons, calendar.reasons))} ${(0,text_text/* literal */.eu)((0,time/* stretchText */.jh)(times, week, plan.timeZone))}, when the base allows none.`,
            fix: (0,system/* fix */.Up) `Keep the schedule and the duration of the budget that closes those hours.`,
            magnitude: hours,
            evidence: { reasons: [...reasons], hoursOfTheWeek: hours },
        });
    });
}
function isClosed({ limit }) {
    return limit === 0;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/by-id.js
var by_id = __webpack_require__(16178);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/limit.js
var fleet_limit = __webpack_require__(4770);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(22490);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/at-work.js


function servesAtWork(policy) {
    return (0,system/* factOf */.yD)(policy, 'node-action')?.kind === 'none';
}
const AT_WORK = (0,text_text/* text */.Qq) `Nodes keep serving: no package has an interrupt, which alone drains a node.`;

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/expiries.js
var expiries = __webpack_require__(20732);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/wholes.js
var wholes = __webpack_require__(71347);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/scope-words.js






const scope_words_SHOWN = 4;
function contributorsText(side, { contributors, peakAtOnce }, unit) {
    const parts = [...contributors]
        .sort((a, b) => Number(a.policy === null) - Number(b.policy === null) || b.out - a.out)
        .map(({ policy, out }) => policy === null ? (0,text_text/* text */.Qq) `${out} unavailable before` : (0,text_text/* text */.Qq) `${out} by ${labelOf(side, policy)}`);
    const sum = contributors.reduce((total, { out }) => total + out, 0);
    const once = sum > peakAtOnce ? (0,text_text/* text */.Qq) ` (a ${(0,text_text/* literal */.eu)(unit)} that several disrupt counts once)` : text_text/* NO_TEXT */.gd;
    return (0,text_text/* text */.Qq) `${(0,text_text/* few */.H$)(parts, scope_words_SHOWN)}${once}${servingText(side, contributors)}`;
}
function servingText(side, contributors) {
    const serving = contributors.flatMap(({ policy }) => {
        const planned = policy && (0,rule/* policyOf */.US)(side, policy);
        return planned && servesAtWork(planned) ? [labelOf(side, planned.ref)] : [];
    });
    if (serving.length > 0 && serving.length === contributors.length)
        return (0,text_text/* text */.Qq) `; all of them keep serving (no interrupt)`;
    return serving.length === 0 ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) `; those of ${(0,text_text/* few */.H$)(serving, scope_words_SHOWN)} keep serving (no interrupt)`;
}
function contributorsEvidence(contributors) {
    return contributors.map(({ policy, out, isNext }) => ({
        policy: policy && (0,system/* refText */.d0)(policy),
        out,
        ...(isNext ? { isNext } : {}),
    }));
}
function nextText(side, { contributors, peakAt }) {
    if (contributors.length === 1)
        return text_text/* NO_TEXT */.gd;
    const next = contributors.flatMap(({ policy, isNext }) => (policy && isNext ? [policy] : []));
    const aged = next.filter((ref) => (0,rule/* policyOf */.US)(side, ref)?.effect.groups.some((group) => (0,expiries/* goesByAgeAt */.aY)(group, peakAt)));
    const certain = contributors.flatMap(({ policy, byAge }) => (policy && byAge ? [policy] : []));
    const names = [...certain, ...aged].map((ref) => labelOf(side, ref));
    const byAge = names.length === 0 ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) `, as nodes of ${(0,text_text/* few */.H$)(names, scope_words_SHOWN)} expire (${(0,text_text/* code */.aY)('expireAfter')})`;
    return (0,text_text/* text */.Qq) `${byAge}${conditionText(side, next.filter((ref) => !aged.includes(ref)))}`;
}
function conditionText(side, next) {
    if (next.length === 0)
        return text_text/* NO_TEXT */.gd;
    const names = (0,text_text/* list */.p_)(next.map((ref) => labelOf(side, ref)), scope_words_SHOWN);
    return next.length === 1
        ? (0,text_text/* text */.Qq) `, if the next rollout of ${names} begins at the same moment`
        : (0,text_text/* text */.Qq) `, if the next rollouts of ${names} begin at the same moment`;
}
function scopeText(scope) {
    switch (scope.kind) {
        case 'fleet':
            return (0,text_text/* text */.Qq) `the fleet`;
        case 'clusters':
            return (0,text_text/* text */.Qq) `all clusters`;
        case 'replicas':
            return (0,text_text/* text */.Qq) `all replicas`;
        case 'production':
            return (0,text_text/* text */.Qq) `production`;
        case 'domain':
            return (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(scope.key)} ${(0,text_text/* name */.UU)('object', scope.value)}`;
        case 'quorum':
            return (0,text_text/* text */.Qq) `quorum ${(0,text_text/* name */.UU)('object', scope.name)}`;
    }
}
function takersOf({ contributors }) {
    return contributors.flatMap(({ policy }) => (policy ? [policy] : []));
}
function placeOfTakers(side, plan, takers) {
    const diffs = takers.flatMap((ref) => plan.policies.filter((diff) => (0,rule/* sameRef */.WY)(diff.ref, ref)));
    for (const diff of diffs) {
        const edited = editedPlace(diff, plan);
        if (edited)
            return edited;
    }
    const ref = (diffs.find(({ sameEffect }) => !sameEffect) ?? diffs[0])?.ref ?? takers[0];
    return (ref && (0,rule/* policyOf */.US)(side, ref)?.place) ?? null;
}
function editedPlace(diff, plan) {
    if (diff.change !== 'unchanged')
        return diff.place;
    const used = plan.policies.filter(({ ref }) => diff.touchedThrough.some((through) => (0,rule/* sameRef */.WY)(through, ref)));
    const speaksFor = plan.policies.filter(({ change, base, head }) => change !== 'unchanged' &&
        (head ?? base)?.effect.groups.some((group) => (0,wholes/* isNamed */.ev)(group) && (0,rule/* sameRef */.WY)(group.rolls, diff.ref)));
    return [...used, ...speaksFor][0]?.place ?? null;
}
function labelOf(side, ref) {
    const group = (0,rule/* policyOf */.US)(side, ref)?.effect.groups.find(wholes/* isNamed */.ev);
    return group ? (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(ref.kind)}s of ${(0,text_text/* name */.UU)('group', group.name)}` : (0,rule/* policyName */.ct)(ref);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/overlaps.js







function overlapViolations(judged) {
    return connected(judged.side.combined.overlaps.filter(addsUp)).flatMap((overlaps) => violationOf(overlaps, judged));
}
function addsUp({ policies, togetherAtOnce }) {
    if (policies.every(({ ref }) => (0,by_id/* traitsOf */.J)(ref.system).takes === 'pods'))
        return false;
    return togetherAtOnce > Math.min(...policies.map(({ atOnce }) => atOnce));
}
function connected(overlaps) {
    const setOf = new Map();
    for (const overlap of overlaps) {
        const [first, second] = keysOf(overlap).map((key) => setOf.get(key));
        const set = first ?? second ?? [];
        const moved = first && second && first !== second ? second : [];
        for (const one of [overlap, ...moved]) {
            set.push(one);
            for (const key of keysOf(one))
                setOf.set(key, set);
        }
    }
    return [...new Set(setOf.values())];
}
function keysOf({ policies }) {
    return policies.map(({ ref }) => (0,system/* refKey */.XF)(ref));
}
function violationOf(overlaps, judged) {
    const { side, plan } = judged;
    const isError = (overlap) => Number(weightOf(overlap, side) > limitOf(overlap, judged));
    const [worst] = overlaps.toSorted((a, b) => Number(a.isPossible) - Number(b.isPossible) ||
        isError(b) - isError(a) ||
        b.togetherAtOnce - a.togetherAtOnce);
    if (!worst)
        return [];
    const { policies, targets, togetherAtOnce, isPossible } = worst;
    const refs = policies.map(({ ref }) => ref);
    const carrier = carrierOf(worst, (ref) => plan.policies.some((diff) => (0,rule/* sameRef */.WY)(diff.ref, ref) && diff.change !== 'unchanged'));
    const matched = Math.min(...policies.map((one) => one.matched));
    const unit = (0,rule/* policyOf */.US)(side, carrier)?.effect.groups[0]?.unit ?? 'node';
    const own = ownAtOnce(worst, side);
    const next = policies.filter(({ isNext }) => isNext).map(({ ref }) => ref);
    const alike = overlaps.filter((one) => one.isPossible === isPossible);
    return [
        {
            policy: carrier,
            isStandIn: true,
            rolls: isPossible ? [] : refs,
            subject: `overlap ${subjectOf(overlaps, side)}`,
            isPossible,
            about: null,
            says: (0,text_text/* text */.Qq) `${namesText(overlaps, side)}${(0,text_text/* list */.p_)(refs.map((ref) => labelOf(side, ref)))} together disrupt ${(0,text_text/* share */.uM)(togetherAtOnce, matched, unit)} at once on ${(0,text_text/* count */.U9)(targets, unit)} they share${conditionText(side, next)}; alone ${(0,text_text/* joinTexts */.B5)(refs.map((ref, i) => (0,text_text/* text */.Qq) `${labelOf(side, ref)} ${own[i] ?? 0}`), ', ')}.`,
            fix: inOneSystem(refs)?.words.overlap ??
                (0,system/* fix */.Up) `Merge them one after the other${policies.some(({ atOnce }) => atOnce > 1) ? (0,text_text/* text */.Qq) `, or halve their limits` : text_text/* NO_TEXT */.gd}.`,
            place: placeOfTakers(side, plan, [carrier, ...refs]),
            magnitude: alike.reduce((sum, one) => sum + weightOf(one, side), 0),
            evidence: {
                ...{
                    cause: 'overlap',
                    ownPeakAtOnce: own,
                    peakAtOnce: togetherAtOnce,
                    matched,
                    sharedTargets: targets,
                },
                policies: refs.map((ref) => (0,render/* toPlain */.Ul)(labelOf(side, ref))),
            },
            severity: isError(worst) === 1 ? 'error' : 'warning',
        },
    ];
}
function namesText(overlaps, side) {
    const labels = new Map(overlaps.flatMap((one) => one.policies.map(({ ref }) => {
        const label = labelOf(side, ref);
        return [(0,render/* toPlain */.Ul)(label), label];
    })));
    const sorted = [...labels].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, label]) => label);
    return sorted.length > 2
        ? (0,text_text/* text */.Qq) `${sorted.length} policies share targets (${(0,text_text/* few */.H$)(sorted, 3)}). Two of them: `
        : text_text/* NO_TEXT */.gd;
}
function subjectOf(overlaps, side) {
    return overlaps.flatMap((one) => one.policies.map(({ ref }) => overlaps_keyOf(side, ref))).sort()[0] ?? '';
}
function overlaps_keyOf(side, ref) {
    const label = (0,render/* toPlain */.Ul)(labelOf(side, ref));
    return label === (0,system/* refText */.d0)(ref) ? (0,system/* refKey */.XF)(ref) : label;
}
function inOneSystem([first, ...others]) {
    return first && others.every(({ system }) => system === first.system) ? (0,by_id/* traitsOf */.J)(first.system) : undefined;
}
function limitOf({ policies }, { options }) {
    return (0,fleet_limit/* limitFor */.Dg)(options.limit, Math.min(...policies.map(({ matched }) => matched)));
}
function weightOf(overlap, side) {
    const { togetherAtOnce, isPossible } = overlap;
    if (!isPossible)
        return togetherAtOnce;
    return Math.min(togetherAtOnce, ownAtOnce(overlap, side).reduce((total, atOnce) => total + atOnce, 0));
}
function ownAtOnce({ policies }, side) {
    return policies.map(({ ref, atOnce }) => Math.min(atOnce, (0,rule/* policyOf */.US)(side, ref)?.effect.peakAtOnce ?? atOnce));
}
function carrierOf({ policies }, isEdited) {
    const edited = policies.find(({ ref }) => isEdited(ref));
    return (edited ?? policies.find(({ isNext }) => !isNext) ?? policies[0]).ref;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/combined-peak-above-limit.js










const SHOWN_DOMAINS = 3;
const WHOLE = new Set(['fleet', 'clusters', 'production']);
const combined_peak_above_limit_options = schemas/* strictObject */.rej({
    limit: (0,fleet_limit/* limitSchema */.p9)('25%'),
    production: (0,fleet_limit/* limitSchema */.p9)('25%'),
    domain: (0,fleet_limit/* limitSchema */.p9)('50%'),
    fromNodes: schemas/* number */.aig().int().min(1).default(2),
});
const combinedPeakAboveLimit = (0,rule/* defineRule */.Km)({
    id: 'combined-peak-above-limit',
    detects: 'several policies that together exceed the limit of the fleet or of a failure domain, or whose limits add up on shared targets',
    systems: 'all',
    severity: 'error',
    options: combined_peak_above_limit_options,
    evaluate: (judged) => {
        const { scopes } = judged.side.combined;
        const whole = scopes.filter(({ scope }) => WHOLE.has(scope.kind));
        const domains = scopes.filter(({ scope, members }) => scope.kind === 'domain' && members >= judged.options.fromNodes);
        const keys = [...new Set(domains.map(combined_peak_above_limit_keyOf))];
        return [
            ...wholeViolations(whole, judged),
            ...keys.flatMap((key) => domainViolation(key, domains.filter((peak) => combined_peak_above_limit_keyOf(peak) === key), judged)),
            ...overlapViolations(judged),
        ];
    },
});
function aboveOf(peak, limit, side, counts) {
    const isAbove = (together) => together.peakAtOnce > limit && counts(together);
    const found = isAbove(peak.withoutNext) ? peak.withoutNext : isAbove(peak) ? peak : null;
    if (!found)
        return null;
    const isPossible = found !== peak.withoutNext;
    return { ...found, of: peak, limit, isPossible, removed: removedIn(found, side) };
}
function removedIn({ contributors, peakAtOnce }, side) {
    return contributors.flatMap(({ policy, out }) => policy !== null && out === peakAtOnce && !(0,rule/* policyOf */.US)(side, policy) ? [policy] : []);
}
function meetsOthersOut(together, side) {
    const [taker, ...others] = takersOf(together);
    const effect = (taker && (0,rule/* policyOf */.US)(side, taker))?.effect;
    if (!effect || others.length > 0)
        return false;
    return !effect.groups.some(wholes/* isNamed */.ev) && together.peakAtOnce > effect.peakAtOnce;
}
function rollingOf(above, side) {
    return above.isPossible ? [] : takersOf(above).filter((ref) => !isAnnouncedBy((0,rule/* policyOf */.US)(side, ref)));
}
function isTogether(together, members, side) {
    const [first, ...others] = takersOf(together);
    if (!first || others.length > 0)
        return first !== undefined;
    const group = (0,rule/* policyOf */.US)(side, first)?.effect.groups[0];
    if (!group || !(0,wholes/* isNamed */.ev)(group))
        return false;
    if (together.contributors.some(({ policy }) => policy === null))
        return true;
    return group.matched > 1 && together.peakAtOnce < members;
}
function isAnnounced(together, side) {
    const [first] = takersOf(together);
    return first !== undefined && isAnnouncedBy((0,rule/* policyOf */.US)(side, first));
}
function isAnnouncedBy(policy) {
    return policy?.effect.groups.some(wholes/* isNamed */.ev) === true;
}
function wholeViolations(whole, judged) {
    const fleet = whole.find(({ scope }) => scope.kind === 'fleet');
    const said = whole.flatMap((peak) => wholeViolation(peak, judged) ?? []);
    const isAll = whole.some(({ scope, members }) => scope.kind === 'production' && members === fleet?.members);
    const isSaid = said.some(({ subject }) => subject === 'fleet');
    return isAll && isSaid ? said.filter(({ subject }) => subject !== 'production') : said;
}
function wholeViolation(peak, judged) {
    const { side, options } = judged;
    const isProduction = peak.scope.kind === 'production';
    const written = isProduction ? options.production : options.limit;
    const limit = (0,fleet_limit/* limitFor */.Dg)(written, peak.members);
    const above = aboveOf(peak, limit, side, (together) => takersOf(together).length > 1 ||
        meetsOthersOut(together, side) ||
        (isProduction && isAnnounced(together, side)));
    if (!above)
        return null;
    const { unit, members } = peak;
    const isAlone = takersOf(above).length === 1 && meetsOthersOut(above, side);
    const ofProduction = isProduction ? (0,text_text/* text */.Qq) ` of production` : text_text/* NO_TEXT */.gd;
    return {
        subject: peak.scope.kind,
        rolls: rollingOf(above, side),
        isPossible: above.isPossible,
        ...causeOf(above),
        short: (0,text_text/* text */.Qq) `${(0,text_text/* share */.uM)(above.peakAtOnce, members, unit)} with all policies, limit ${limit}`,
        about: null,
        says: (0,text_text/* text */.Qq) `${isAlone ? (0,text_text/* text */.Qq) `With the ${(0,text_text/* literal */.eu)(unit)}s that are unavailable before` : (0,text_text/* text */.Qq) `All policies together`}: ${(0,text_text/* share */.uM)(above.peakAtOnce, members, unit)}${ofProduction} unavailable at once ${whenOf(above, side)}: ${contributorsText(side, above, unit)}. Limit: ${(0,fleet_limit/* limitWords */.vd)(written, limit, unit, ofProduction)}. No controller sees ${isAlone ? (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(unit)}s of others` : (0,text_text/* text */.Qq) `the others`}.`,
        fix: isAlone
            ? (0,system/* fix */.Up) `Bring back the ${(0,text_text/* literal */.eu)(unit)}s that are unavailable${takenAlone(above) > 1 ? (0,text_text/* text */.Qq) `, or make the batches smaller` : text_text/* NO_TEXT */.gd}.`
            : (aloneFix(above, side) ?? (0,system/* fix */.Up) `Merge them one after the other, or make their batches smaller.`),
        place: placeOfTakers(side, judged.plan, takersOf(above)),
        magnitude: above.peakAtOnce,
        evidence: { cause: 'all', ...combined_peak_above_limit_evidenceOf(above) },
    };
}
function domainViolation(key, peaks, judged) {
    const { side, options } = judged;
    const above = peaks.flatMap((peak) => {
        const limit = (0,fleet_limit/* limitFor */.Dg)(options.domain, peak.members);
        return aboveOf(peak, limit, side, (together) => isTogether(together, peak.members, side)) ?? [];
    });
    const isPossible = above.every((one) => one.isPossible);
    const isRemoval = above.every(({ removed }) => removed.length > 0);
    const worst = above
        .filter((one) => isPossible || !one.isPossible)
        .filter(({ removed }) => isRemoval || removed.length === 0)
        .sort((a, b) => b.peakAtOnce - a.peakAtOnce);
    const [first] = worst;
    if (!first)
        return null;
    const others = worst
        .slice(1)
        .map(({ of, peakAtOnce }) => (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', combined_peak_above_limit_valueOf(of))} (${peakAtOnce} of ${of.members})`);
    const also = others.length > 0 ? (0,text_text/* text */.Qq) ` Also ${(0,text_text/* few */.H$)(others, SHOWN_DOMAINS - 1)}.` : text_text/* NO_TEXT */.gd;
    const { unit, members } = first.of;
    return {
        subject: `domain ${key}`,
        rolls: rollingOf(first, side),
        isPossible,
        ...causeOf(first),
        short: (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(key)} ${(0,text_text/* name */.UU)('object', combined_peak_above_limit_valueOf(first.of))}: ${first.peakAtOnce} of ${members} with all policies, limit ${first.limit}`,
        about: null,
        says: (0,text_text/* text */.Qq) `All policies together: ${(0,text_text/* share */.uM)(first.peakAtOnce, members, unit)} of ${(0,text_text/* code */.aY)(key)} ${(0,text_text/* name */.UU)('object', combined_peak_above_limit_valueOf(first.of))} unavailable at once ${whenOf(first, side)}: ${contributorsText(side, first, unit)}. Limit of a domain: ${(0,fleet_limit/* limitWords */.vd)(options.domain, first.limit, unit)}.${also}`,
        fix: aloneFix(first, side) ??
            (0,system/* fix */.Up) `Merge them one after the other, or keep them in different values of ${(0,text_text/* code */.aY)(key)}.`,
        place: placeOfTakers(side, judged.plan, takersOf(first)),
        magnitude: worst.reduce((sum, { peakAtOnce }) => sum + peakAtOnce, 0),
        evidence: {
            cause: 'domain',
            key,
            domains: worst.map((one) => ({ value: combined_peak_above_limit_valueOf(one.of), ...combined_peak_above_limit_evidenceOf(one) })),
        },
    };
}
function takenAlone({ contributors }) {
    return contributors.reduce((sum, { policy, out }) => sum + (policy === null ? 0 : out), 0);
}
function aloneFix({ contributors, limit }, side) {
    const alone = contributors.find(({ policy, out, isNext }) => policy !== null && !isNext && out > limit);
    const taker = alone?.policy;
    if (!taker)
        return null;
    const planned = (0,rule/* policyOf */.US)(side, taker);
    const itself = (0,text_text/* text */.Qq) `${(0,rule/* policyName */.ct)(taker)} is above the limit by itself`;
    if (planned?.effect.groups.some(wholes/* isNamed */.ev))
        return (0,system/* fix */.Up) `${itself}: announce fewer of its nodes at a time.`;
    return planned?.change?.batched === false
        ? (0,system/* fix */.Up) `${itself}. ${(0,text_text/* asText */.e1)((0,past_batches/* pastBatchesFix */.k)(planned))}`
        : (0,system/* fix */.Up) `${itself}: ${(0,text_text/* asText */.e1)((0,by_id/* traitsOf */.J)(taker.system).words.smaller ?? 'make its batches smaller')}.`;
}
function combined_peak_above_limit_evidenceOf({ peakAtOnce, peakAt, contributors, of, limit }) {
    return {
        peakAtOnce,
        members: of.members,
        limit,
        peakAt: peakAt === null ? null : new Date(peakAt).toISOString(),
        contributors: contributorsEvidence(contributors),
    };
}
function combined_peak_above_limit_keyOf({ scope }) {
    return scope.kind === 'domain' ? scope.key : '';
}
function combined_peak_above_limit_valueOf({ scope }) {
    return scope.kind === 'domain' ? scope.value : '';
}
function whenOf(together, side) {
    const at = together.peakAt === null ? (0,text_text/* text */.Qq) `at no time` : (0,text_text/* text */.Qq) `at ${(0,text_text/* instant */.uR)(together.peakAt)}`;
    return (0,text_text/* text */.Qq) `${at}${nextText(side, together)}`;
}
function causeOf({ removed: [first] }) {
    return first ? { cause: (0,rule/* changeOf */.C2)(first) } : {};
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/skyhook/compartment-assignment.js





const compartmentAssignment = (0,rule/* groupRule */.sE)({
    id: 'compartment-assignment',
    detects: 'nodes that the wrong compartment gets, and compartments without a strategy',
    systems: ['skyhook'],
    severity: 'warning',
    evaluate: (limited) => [
        withoutStrategy(limited) ?? shadowed(limited),
        ...wonByName(limited),
        looserDefault(limited),
    ],
});
function withoutStrategy(limited) {
    const { group } = limited;
    if (group.strategy !== null || group.declaredIn.kind !== 'DeploymentPolicy')
        return null;
    const isStuck = group.outcome === 'stuck' && group.matched > 0;
    const { enforced } = group.ceiling;
    return (0,rule/* groupResult */.xC)(limited, ['name', 'budget'], {
        says: (0,text_text/* text */.Qq) `no strategy is set, and none is inherited from the default. ${(0,text_text/* count */.U9)(group.matched, 'node')} ${(0,text_text/* literal */.eu)((0,plural/* verb */.w3)(group.matched, 'rolls', 'roll'))} ${enforced === null ? (0,text_text/* text */.Qq) `together` : (0,text_text/* text */.Qq) `${enforced} at a time`}, without thresholds.${isShadowed(group) ? (0,text_text/* text */.Qq) ` It loses all ${(0,text_text/* count */.U9)(group.selected, 'node')} that it selects to ${compartment_assignment_takersOf(group)}.` : text_text/* NO_TEXT */.gd}${isStuck ? (0,text_text/* text */.Qq) ` ${(0,text_text/* asText */.e1)(group.why)}` : text_text/* NO_TEXT */.gd}`,
        fix: (0,system/* fix */.Up) `Give it a strategy, such as ${(0,text_text/* code */.aY)('fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}')}.`,
        evidence: { cause: 'no-strategy', matched: group.matched, outcome: group.outcome },
        severity: group.production || isStuck ? 'error' : 'warning',
    });
}
function shadowed(limited) {
    const { group } = limited;
    if (!isShadowed(group))
        return null;
    return (0,rule/* groupResult */.xC)(limited, ['selector', 'name'], {
        says: (0,text_text/* text */.Qq) `selects ${(0,text_text/* count */.U9)(group.selected, 'node')} and gets none of them; they go to ${compartment_assignment_takersOf(group)}. Its budget, strategy and thresholds have no effect.`,
        fix: (0,system/* fix */.Up) `Remove it, or make the selectors exclude each other: the operator prefers ${(0,text_text/* code */.aY)('fixed')} over ${(0,text_text/* code */.aY)('linear')} over ${(0,text_text/* code */.aY)('exponential')}, then the smaller ceiling, then the name.`,
        magnitude: group.selected,
        evidence: { cause: 'shadowed', selected: group.selected, lostTo: { ...group.lostTo } },
    });
}
function isShadowed({ selected, matched }) {
    return selected > 0 && matched === 0;
}
function compartment_assignment_takersOf({ lostTo }) {
    return (0,text_text/* joinTexts */.B5)(Object.entries(lostTo).map(([other, nodes]) => (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('group', other)} (${nodes})`), ', ');
}
function wonByName(limited) {
    return Object.entries((0,system/* factOf */.yD)(limited.group, 'compartment')?.wonByName ?? {}).map(([loser, nodes]) => (0,rule/* groupResult */.xC)(limited, ['name', 'selector'], {
        subject: loser,
        says: (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(nodes, 'node')} that ${(0,text_text/* name */.UU)('group', loser)} selects too ${(0,text_text/* literal */.eu)((0,plural/* verb */.w3)(nodes, 'is', 'are'))} here only because this name sorts first: both have the same kind of strategy and the same ceiling. A new name, or one more node, moves them.`,
        fix: (0,system/* fix */.Up) `Make the two selectors exclude each other, so that ${(0,text_text/* name */.UU)('group', loser)} does not select these nodes.`,
        magnitude: nodes,
        evidence: { cause: 'name', loser, nodes },
    }));
}
function looserDefault(limited) {
    const { group, policy } = limited;
    if ((0,system/* factOf */.yD)(group, 'compartment')?.isFallback !== true || group.matched === 0)
        return null;
    const others = policy.effect.groups.filter((other) => other !== group && other.matched > 0);
    const reasons = others.length > 0 ? looserThan(group, others) : [];
    if (reasons.length === 0)
        return null;
    const total = new Set(policy.effect.groups.flatMap((other) => other.targets)).size;
    return (0,rule/* groupResult */.xC)(limited, ['strategy', 'budget'], {
        subject: 'default',
        says: (0,text_text/* text */.Qq) `${(0,text_text/* share */.uM)(group.matched, total, 'node')} match no compartment and get the default, which is looser: ${(0,text_text/* joinTexts */.B5)(reasons, '; ')}. These are ${(0,text_text/* few */.H$)(group.targets.map((target) => (0,text_text/* name */.UU)('target', target)), 3)}.`,
        fix: (0,system/* fix */.Up) `Make the default as strict as the strictest compartment, or add a compartment for these ${(0,text_text/* count */.U9)(group.matched, 'node')}.`,
        magnitude: group.matched,
        evidence: {
            ...{ cause: 'default', matched: group.matched, outOf: total },
            ...{ looser: reasons.map(render/* toPlain */.Ul), nodes: [...group.targets] },
        },
    });
}
function looserThan(group, others) {
    const largest = Math.max(...others.map(largestBatch));
    const own = largestBatch(group);
    const reasons = own > largest ? [(0,text_text/* text */.Qq) `it takes up to ${own} at once, the compartments at most ${largest}`] : [];
    const stops = others.map(({ brakes }) => brakes?.failureThreshold ?? null);
    const ownStop = group.brakes?.failureThreshold ?? null;
    if (ownStop === null && stops.every((stop) => stop !== null))
        return [...reasons, (0,text_text/* text */.Qq) `it has no ${(0,text_text/* code */.aY)('failureThreshold')}, and every compartment has one`];
    const limits = others.map(({ brakes }) => brakes?.safetyLimitPercent ?? 0);
    const ownLimit = group.brakes?.safetyLimitPercent ?? 100;
    const isIneffective = (group.brakes?.unprotectedTargets ?? 0) > 0;
    if (ownStop !== null && isIneffective && limits.every((limit) => limit > ownLimit))
        reasons.push((0,text_text/* text */.Qq) `its ${(0,text_text/* code */.aY)('safetyLimit')} is ${ownLimit}, those of the compartments at least ${Math.min(...limits)}`);
    return reasons;
}
function largestBatch({ freshBatches = [] }) {
    return freshBatches.reduce((most, size) => Math.max(most, size), 0);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/karpenter/consolidation-widened.js



const consolidationWidened = (0,rule/* policyRule */.vv)({
    id: 'consolidation-widened',
    detects: 'an edit that lets consolidation take nodes for another reason, or sooner',
    systems: ['karpenter'],
    severity: 'warning',
    evaluate: (policy) => {
        const unforecast = policy.change?.unforecast;
        if (!unforecast)
            return null;
        return {
            ...(0,rule/* subjectOfPolicy */.kd)(policy, 'consolidation'),
            says: unforecast.says,
            fix: (0,system/* fix */.Up) `If intended, give ${(0,text_text/* code */.aY)('Empty')} and ${(0,text_text/* code */.aY)('Underutilized')} a budget of their own (${(0,text_text/* code */.aY)('reasons')}), with a window if nodes may only be disrupted at some hours.`,
            place: unforecast.place ?? policy.place,
            magnitude: 1,
            evidence: { says: unforecast.says },
        };
    },
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/looser.js
var looser = __webpack_require__(58048);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/control-plane-selected.js






const control_plane_selected_SHOWN = 3;
const controlPlaneSelected = (0,rule/* groupRule */.sE)({
    id: 'control-plane-selected',
    detects: 'a rollout that takes nodes of the control plane without saying that it means to',
    systems: 'some',
    severity: 'error',
    options: schemas/* strictObject */.rej({
        intended: schemas/* array */.YOg(schemas/* string */.YjP().min(1).max(400)).max(200).default([]).register(looser/* LOOSER */.$, { when: 'more' }),
    }),
    evaluate: (limited, { options }) => {
        const { group, policy } = limited;
        const names = [group.name, (0,system/* refText */.d0)(policy.ref)];
        if (group.controlPlane.length === 0 || names.some((name) => options.intended.includes(name)))
            return null;
        const taken = group.controlPlane.length;
        const nodes = (0,text_text/* few */.H$)(group.controlPlane.map((node) => (0,text_text/* name */.UU)('target', node)), control_plane_selected_SHOWN);
        return (0,rule/* groupResult */.xC)(limited, ['selector'], {
            says: (0,text_text/* text */.Qq) `${(0,text_text/* share */.uM)(taken, group.matched, 'node')} ${(0,text_text/* literal */.eu)((0,plural/* verb */.w3)(taken, 'is', 'are'))} of the control plane and disrupted like any other: ${nodes}.`,
            fix: (0,system/* fix */.Up) `Leave them out, or name ${(0,text_text/* name */.UU)('group', group.name)} in the rule's option ${(0,text_text/* code */.aY)('intended')}.`,
            magnitude: taken,
            evidence: { controlPlane: [...group.controlPlane], matched: group.matched },
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/skyhook/deprecated-api.js



const deprecatedApi = (0,rule/* defineRule */.Km)({
    id: 'deprecated-api',
    detects: 'an API group or a field that a later version of the controller removes',
    systems: ['skyhook'],
    severity: 'warning',
    evaluate: ({ side }) => [...side.policies.flatMap(oldGroup), ...(0,rule/* rolledGroups */.BR)(side).map(interruptionBudget)],
});
function oldGroup(policy) {
    return (0,system/* factsOf */.xS)(policy, 'legacy').map(({ refused, message, remediation, place }) => (0,rule/* policyResult */._1)(policy, {
        subject: refused ? 'refused' : 'leaving',
        says: message,
        fix: remediation,
        place,
        evidence: { cause: 'api-group', apiVersion: policy.apiVersion, refused },
        severity: refused ? 'error' : 'warning',
    }));
}
function interruptionBudget(limited) {
    const { group, policy } = limited;
    const { declared, enforced } = group.ceiling;
    if (policy.missingReferences.length > 0 || (0,system/* factOf */.yD)(group, 'compartment')?.isFallback === true)
        return null;
    const isLegacy = group.declaredIn.kind !== 'DeploymentPolicy';
    if (!isLegacy || declared === null || enforced === null || group.matched === 0)
        return null;
    const scales = typeof declared === 'string'
        ? (0,text_text/* text */.Qq) ` ${enforced} is ${(0,text_text/* code */.aY)(declared)} of these ${group.matched} nodes and does not scale.`
        : text_text/* NO_TEXT */.gd;
    return (0,rule/* groupResult */.xC)(limited, ['budget'], {
        says: (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(`interruptionBudget ${declared}`)} is deprecated. It takes ${(0,text_text/* share */.uM)(enforced, group.matched, 'node')} at a time (${(0,text_text/* count */.U9)((0,rule/* freshBatchesOf */.AH)(limited).length, 'batch')}), without ${(0,text_text/* code */.aY)('failureThreshold')} and in no defined order. The replacement of the migration guide, ${(0,text_text/* code */.aY)('fixed: {initialBatch: 1}')}, takes 1 at a time.`,
        fix: (0,system/* fix */.Up) `To keep the batch size, name a DeploymentPolicy with ${(0,text_text/* code */.aY)(`default: {budget: {count: ${enforced}}, strategy: {fixed: {initialBatch: ${enforced}, failureThreshold: 1, safetyLimit: 100}}}`)}.${scales}`,
        evidence: { cause: 'interruption-budget', declared, initialBatch: enforced, matched: group.matched },
    });
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/drain-deadlock.js
var drain_deadlock = __webpack_require__(13249);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup/grouped.js
var grouped = __webpack_require__(42687);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup/remembered.js
var remembered = __webpack_require__(59863);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/evictions-raised.js







const ONE = 1;
const evictions_raised_options = schemas/* strictObject */.rej({
    limit: (0,fleet_limit/* limitSchema */.p9)('25%'),
    factor: schemas/* number */.aig().min(1).default(2),
});
const evictionsRaised = (0,rule/* defineRule */.Km)({
    id: 'evictions-raised',
    detects: 'a disruption budget that allows more evictions at once than before, or that no longer covers its pods',
    systems: 'some',
    severity: 'error',
    options: evictions_raised_options,
    evaluate: ({ side, base, options }) => {
        const found = (base?.policies ?? []).flatMap((before) => {
            const pods = released(before, side);
            const after = pods ? [] : heldAfter(before, side);
            return after.length === 0
                ? (pods ?? gone(before, side) ?? [])
                : after.flatMap((one) => raised(before, one, options) ?? []);
        });
        const keys = found.map(({ policy }) => (policy ? (0,system/* refText */.d0)(policy) : ''));
        return found.filter((_, i) => keys.indexOf(keys[i] ?? '') === i);
    },
});
const FROM_PODS = 2;
function released(before, side) {
    const releases = (0,system/* factOf */.yD)(before, 'released-pods');
    if (!releases || (releases.pods !== null && releases.pods < FROM_PODS))
        return null;
    const { pods, nodes, isGone, isPassing, isPossible, says } = releases;
    return (0,rule/* policyResult */._1)(before, {
        about: null,
        says: (0,text_text/* text */.Qq) `${(0,rule/* policyName */.ct)(before.ref)}${isGone ? (0,text_text/* text */.Qq) ` is removed` : text_text/* NO_TEXT */.gd}: ${(0,text_text/* asText */.e1)(says)}.`,
        fix: keepCovered(releases),
        place: (0,rule/* policyOf */.US)(side, before.ref)?.place ?? before.place,
        magnitude: pods,
        ...(isPassing ? { severity: 'info' } : isPossible ? { severity: 'warning' } : {}),
        evidence: { cause: 'released', pods, nodes, isGone },
    });
}
function keepCovered({ isGone, isPassing }) {
    if (isPassing)
        return (0,system/* fix */.Up) `Drain no node meanwhile, or leave labels that change with each version out of the selector.`;
    return isGone
        ? (0,system/* fix */.Up) `Keep it until another budget covers these pods.`
        : (0,system/* fix */.Up) `Keep the pods in its selector, and set how many may be evicted at once, such as ${(0,text_text/* code */.aY)('maxUnavailable: 1')}.`;
}
const byName = (0,remembered/* remembered */.H)((side) => (0,grouped/* groupedBy */.me)(side.policies, ({ ref }) => ref.name));
function heldAfter({ ref, facts }, side) {
    const next = (0,system/* factOf */.yD)({ facts }, 'eviction-limit')?.heldNextBy ?? [];
    const near = next.length === 0 ? (byName(side).get(ref.name) ?? []) : side.policies;
    return near.filter((one) => !one.isDeleted && ((0,rule/* sameRef */.WY)(one.ref, ref) || next.some((name) => (0,rule/* sameRef */.WY)(one.ref, { ...ref, name }))));
}
function raised(before, after, { limit, factor }) {
    const [was, evictable] = [(0,system/* factOf */.yD)(before, 'eviction-limit'), (0,system/* factOf */.yD)(after, 'eviction-limit')];
    if (!was || !evictable || !isRaised(was, evictable))
        return null;
    const allowed = (0,fleet_limit/* limitFor */.Dg)(limit, evictable.of);
    if (evictable.most <= Math.max(ONE, allowed))
        return null;
    const by = (0,rule/* sameRef */.WY)(before.ref, after.ref) ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` by ${(0,rule/* policyName */.ct)(before.ref)}`;
    return {
        policy: after.ref,
        says: (0,text_text/* text */.Qq) `${(0,text_text/* share */.uM)(evictable.most, evictable.of, evictable.unit)} may be evicted at once (was ${was.most} of ${was.of}${by}).${takenIn(was, evictable)} Limit: ${(0,fleet_limit/* limitWords */.vd)(limit, allowed, evictable.unit)}.`,
        fix: lowered(evictable, Math.max(ONE, allowed)),
        place: evictable.place,
        magnitude: evictable.most,
        ...(evictable.most <= factor * was.most && evictable.most * 2 <= evictable.of
            ? { severity: 'warning' }
            : {}),
        evidence: { cause: 'raised', most: evictable.most, of: evictable.of, before: was.most },
    };
}
function takenIn({ whose: had = [] }, { whose = [] }) {
    const added = whose.filter((title) => !had.includes(title));
    return added.length === 0
        ? text_text/* NO_TEXT */.gd
        : (0,text_text/* text */.Qq) ` Its selector now covers the pods of ${(0,text_text/* list */.p_)(added.map((title) => (0,text_text/* name */.UU)('object', title)), 3)} too.`;
}
function lowered({ field, of, unit }, most) {
    const value = field === 'maxUnavailable' ? most : of - most;
    return (0,system/* fix */.Up) `Set ${{ field, value }}: at most ${(0,text_text/* count */.U9)(most, unit)} of ${of} can then be evicted at once.`;
}
function isRaised(before, after) {
    return after.most > before.most && after.most * before.of > before.most * after.of;
}
function gone(before, side) {
    const { ref, place, onDelete, uses } = before;
    const evictable = (0,system/* factOf */.yD)(before, 'eviction-limit');
    const isThere = uses.every((used) => side.policies.some((policy) => !policy.isDeleted && (0,rule/* sameRef */.WY)(policy.ref, used)));
    if (!onDelete || !evictable || !isThere)
        return null;
    return {
        policy: ref,
        about: null,
        says: (0,text_text/* text */.Qq) `${(0,rule/* policyName */.ct)(ref)} is removed. ${(0,text_text/* asText */.e1)(onDelete.says)}`,
        fix: (0,system/* fix */.Up) `Keep it.`,
        place,
        magnitude: evictable.of,
        evidence: { cause: 'gone', most: evictable.of, of: evictable.of, before: evictable.most },
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/expiring.js
var expiring = __webpack_require__(20009);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/karpenter/expiry-bypasses-budget.js










const expiryBypassesBudget = (0,rule/* groupRule */.sE)({
    id: 'expiry-bypasses-budget',
    detects: 'nodes that are deleted by age: no budget, window or freeze holds that back, and nodes of one age go together',
    systems: ['karpenter'],
    severity: 'warning',
    options: schemas/* strictObject */.rej({
        factor: schemas/* number */.aig().min(1).default(2),
    }),
    evaluate: (limited, { base, plan, options }) => {
        const expiry = (0,system/* factOf */.yD)(limited.group, 'expiry');
        if (!expiry)
            return null;
        const { lifetimeMs, expected, unknown } = expiry;
        if (lifetimeMs === null && expected.length + unknown.length === 0)
            return null;
        const was = base ? lifetimeBefore(limited, base) : null;
        const isCut = was !== null && lifetimeMs !== null && lifetimeMs * options.factor <= was;
        const violation = bypass(limited, expiry, plan);
        return isCut && lifetimeMs < was ? cutShort(violation, limited, expiry, was, plan) : violation;
    },
});
function lifetimeBefore({ group }, base) {
    const same = (0,rule/* rolledGroups */.BR)(base).find((other) => other.group.runs.group === group.runs.group);
    const expiry = (0,system/* factOf */.yD)(same?.group, 'expiry');
    return expiry ? (expiry.lifetimeMs ?? Infinity) : null;
}
function cutShort(violation, { group }, { lifetimeMs, expected }, was, plan) {
    const life = lifetimeMs ?? 0;
    const before = Number.isFinite(was) ? ageText(was) : 'for ever';
    const times = life > 0 && Number.isFinite(was) ? `, ${Math.round((was / life) * 10) / 10} times as long` : '';
    const ofToday = new Map(expected.map(({ target, at }) => [target, at]));
    const made = group.expiries?.expired.find(({ target, at }) => ofToday.get(target) !== at);
    const next = made
        ? ` The nodes that it makes expire from ${(0,time/* instantText */.Xx)(made.at, plan.timeZone)} on, and so do those that follow.`
        : '';
    return {
        ...violation,
        says: (0,text_text/* text */.Qq) `${(0,text_text/* asText */.e1)(violation.says)} ${(0,text_text/* sentence */.em)(`Before this change a node lived ${before}${times}.${next}`)}`,
        magnitude: Infinity,
        ...(life < group.workMs.longest ? { severity: 'error' } : {}),
    };
}
function bypass(limited, expiry, plan) {
    const { group } = limited;
    const worst = group.expiries ? (0,expiries/* worstCluster */.wM)(group.expiries) : null;
    const over = group.expiries?.over ?? [];
    const isOver = over.length > 0;
    return {
        ...(0,rule/* groupResult */.xC)(limited, ['expireAfter'], {
            field: 'expireAfter',
            subject: 'expiry',
            says: `${lifetimeText(expiry)}${unknownText(limited, expiry)}${dueText(limited, expiry, plan)}${rolloutText(limited, worst, plan)}`,
            fix: isOver
                ? 'Replace some of them before, or set expireAfter: Never and let drift, which obeys the budgets, renew them.'
                : 'Where nodes may only go in windows, set expireAfter: Never and let drift, which obeys the budgets, renew them.',
            magnitude: worst?.worst.out ?? 0,
            evidence: {
                lifetimeHours: expiry.lifetimeMs === null ? null : expiry.lifetimeMs / days/* HOUR_MS */.iQ,
                expected: expiry.expected.length,
                expired: group.expiries?.expired.length ?? 0,
                unknown: expiry.unknown.length,
                peakAtOnce: worst?.worst.out ?? 0,
                peakAt: worst ? new Date(worst.worst.at).toISOString() : null,
                limit: worst?.worst.limit ?? null,
                timesOverLimit: over.length,
            },
            severity: isOver ? (0,expiring/* expirySeverity */.TL)(group) : 'warning',
        }),
        place: expiry.place,
    };
}
function lifetimeText({ lifetimeMs }) {
    if (lifetimeMs === null)
        return 'nodes made before expireAfter was Never keep their age limit, and no budget applies to it.';
    return `each node is drained and deleted ${ageText(lifetimeMs)} after it was made (expireAfter), and no budget, window or do-not-disrupt holds that back. Its pods wait for a new node: none is made first.`;
}
function ageText(ms) {
    return ms % days/* HOUR_MS */.iQ === 0 ? `${ms / days/* HOUR_MS */.iQ} hours` : (0,calendar_week/* spanText */.Cp)(ms);
}
function dueText({ group }, { expected, unknown, basis }, plan) {
    const until = (0,time/* instantText */.Xx)(plan.horizon.to, plan.timeZone);
    if (group.matched === 0)
        return '';
    if (expected.length === 0) {
        const other = group.matched - unknown.length;
        if (other <= 0)
            return '';
        return unknown.length === 0
            ? ` ${(0,plural/* capital */.Nx)((0,plural/* noneOf */.kO)(group.matched, 'node', 'is'))} due before ${until}.`
            : ` None of the other ${(0,rule/* count */.U9)(other)} is due before ${until}.`;
    }
    const known = basis === 'age'
        ? ' (by the age of the nodes: the snapshot does not say with which expireAfter they were made)'
        : '';
    return ` Before ${until} ${(0,rule/* share */.uM)(expected.length, group.matched)} ${(0,plural/* verb */.w3)(expected.length, 'is', 'are')} due${known}.`;
}
function rolloutText({ group }, worst, plan) {
    const { expiries } = group;
    if (!expiries || !worst)
        return ((0,system/* factOf */.yD)(group, 'expiry')?.expected.length ?? 0) > 0
            ? ' The dry rollout replaces them before.'
            : '';
    const { at, out, limit } = worst.worst;
    const going = expiries.expired.length;
    const { over } = expiries;
    const times = going > group.matched
        ? `nodes expire ${going} times, their replacements included`
        : `${(0,rule/* count */.U9)(going)} ${(0,plural/* verb */.w3)(going, 'expires', 'expire')}`;
    if (over.length === 0 && limit !== null)
        return ` In the dry rollout ${times}, never more at once than the budgets would let go.`;
    const allowed = limit === null ? 'nothing limits how many' : `the budgets allow ${limit}`;
    const last = over.at(-1);
    const again = over.length > 1 && last
        ? ` That is more than the budgets allow ${over.length} times, the last on ${(0,time/* instantText */.Xx)(last.worst.at, plan.timeZone)}.`
        : '';
    const cut = expiries.followedTo === null
        ? ''
        : ` Nodes live so short that nothing is counted after ${(0,time/* instantText */.Xx)(expiries.followedTo, plan.timeZone)}.`;
    return ` In the dry rollout ${times}, and on ${(0,time/* instantText */.Xx)(at, plan.timeZone)} ${(0,rule/* count */.U9)(out)} ${(0,plural/* verb */.w3)(out, 'is', 'are')} out at once, when ${allowed}.${again}${cut}`;
}
function unknownText({ group: { matched } }, { unknown }) {
    if (unknown.length === 0)
        return '';
    const one = unknown.length === 1;
    const which = unknown.length === matched ? `its ${(0,rule/* count */.U9)(matched)}` : `${unknown.length} of its ${(0,rule/* count */.U9)(matched)}`;
    return (` When ${which} ${one ? 'goes' : 'go'} is not known: ${one ? 'it is' : 'they are'} older already, so ${one ? 'it was' : 'they were'} made with another expireAfter. ` +
        'Add NodeClaims to the snapshot to find out.');
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/failure-domain-at-once.js










const failure_domain_at_once_SHOWN_DOMAINS = 3;
const SHOWN_ALSO = 10;
const failure_domain_at_once_options = schemas/* strictObject */.rej({
    fromPercent: schemas/* number */.aig().min(1).max(100).default(100),
    fromTargets: schemas/* number */.aig().int().min(1).default(2),
    announced: (0,fleet_limit/* limitSchema */.p9)('50%'),
});
const failureDomainAtOnce = (0,rule/* defineRule */.Km)({
    id: 'failure-domain-at-once',
    detects: 'all targets of a group in one zone, rack or other failure domain unavailable at once',
    systems: 'all',
    severity: 'error',
    options: failure_domain_at_once_options,
    evaluate: (judged) => {
        const announced = announcedTogether(judged);
        const said = new Set(announced.map(({ evidence }) => evidence['key']));
        const groups = (0,rule/* rolledGroups */.BR)(judged.side).flatMap((limited) => ofGroup(limited, judged));
        return [
            ...announced,
            ...groups.filter(({ isStandIn, evidence }) => !isStandIn || !said.has(evidence['key'])),
        ];
    },
});
function ofGroup(limited, { plan, options: given }) {
    const broken = limited.group.domains.filter((domain) => isCounted(domain, limited.group, given) &&
        (domain.batch !== null || domain.byExpiry === true) &&
        domain.peakAtOnce * 100 >= given.fromPercent * domain.matched);
    const keys = [...new Set(broken.map(({ key }) => key))];
    const written = asWritten(limited, keys, plan, given);
    const said = [...keys, ...written.map(({ evidence }) => evidence['key'])];
    return [
        ...keys.map((key) => failure_domain_at_once_violation(limited, key, broken.filter((domain) => domain.key === key))),
        ...written,
        ...inWorstOrder(limited, said, given),
    ];
}
function isCounted({ matched }, group, { fromTargets }) {
    return matched >= fromTargets && matched < (0,wholes/* wholeOf */.l2)(group);
}
function announcedTogether({ side, plan, options: given }) {
    const { inventory } = plan;
    if (!inventory)
        return [];
    const announced = side.policies
        .filter(({ isDeleted }) => !isDeleted)
        .flatMap((policy) => policy.effect.groups
        .filter(wholes/* isNamed */.ev)
        .flatMap(({ targets }) => targets.map((node) => ({ node, policy }))));
    const domains = side.combined.byDomain.flatMap(({ key, value, matched }) => {
        const own = announced.filter(({ node }) => inventory.labelsOf(node)[key] === value);
        const nodes = new Set(own.map(({ node }) => node)).size;
        const isTooMany = matched >= given.fromTargets && nodes > (0,fleet_limit/* limitFor */.Dg)(given.announced, matched);
        return isTooMany ? [{ key, value, matched, nodes, place: own[0]?.policy.place ?? null }] : [];
    });
    return [...(0,grouped/* groupedBy */.me)(domains, ({ key }) => key).values()].map((alike) => {
        const [worst, ...others] = alike.toSorted((a, b) => b.nodes - a.nodes);
        const { key, value, matched, nodes, place } = worst ?? alike[0];
        const limit = (0,fleet_limit/* limitFor */.Dg)(given.announced, matched);
        const also = others.map((one) => (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', one.value)} (${one.nodes} of ${one.matched})`);
        return {
            subject: `domain ${key}`,
            about: null,
            says: (0,text_text/* text */.Qq) `Maintenances are announced for ${(0,text_text/* share */.uM)(nodes, matched, 'node')} of ${(0,text_text/* code */.aY)(key)} ${(0,text_text/* name */.UU)('object', value)}, and nothing separates them in time. Limit of a domain: ${(0,fleet_limit/* limitWords */.vd)(given.announced, limit, 'node')}.${also.length > 0 ? (0,text_text/* text */.Qq) ` Also ${(0,text_text/* few */.H$)(also, SHOWN_ALSO)}.` : text_text/* NO_TEXT */.gd}`,
            fix: (0,system/* fix */.Up) `Announce at most ${(0,text_text/* count */.U9)(limit, 'node')} of ${(0,text_text/* code */.aY)(key)} ${(0,text_text/* name */.UU)('object', value)} at a time, and the others when those are done.`,
            place,
            magnitude: alike.reduce((sum, one) => sum + one.nodes, 0),
            evidence: {
                ...{ cause: 'announced', key },
                domains: alike.map((one) => ({ value: one.value, planned: one.nodes, members: one.matched })),
            },
        };
    });
}
function asWritten(limited, broken, plan, given) {
    const { group } = limited;
    const { calendar, domains } = group;
    const { fromPercent } = given;
    if (!calendar || calendar.counted === 0)
        return [];
    const keys = [...new Set(domains.map(({ key }) => key))].filter((key) => !broken.includes(key));
    return keys.flatMap((key) => {
        const those = domains.filter((domain) => domain.key === key && isCounted(domain, group, given));
        if (those.length === 0)
            return [];
        const sparing = those.map(({ matched }) => matched - Math.ceil((fromPercent * matched) / 100) + 1);
        const withoutHarm = (0,wholes/* wholeOf */.l2)(group) - sparing.reduce((sum, left) => sum + left, 0);
        const ceiling = (0,written_ceiling/* highestCeiling */._x)(limited, plan, Math.max(0, withoutHarm));
        if (!ceiling)
            return [];
        const { most, of, says, place, reasons } = ceiling;
        const violation = (0,rule/* groupResult */.xC)(limited, [], {
            subject: key,
            says: (0,text_text/* text */.Qq) `budgets allow ${(0,text_text/* share */.uM)(most, of, group.unit)} at once ${(0,text_text/* literal */.eu)(says)}. In any order that takes ${fromPercent === 100 ? (0,text_text/* text */.Qq) `a whole failure domain` : (0,text_text/* text */.Qq) `${fromPercent}% of a failure domain`} (${(0,text_text/* code */.aY)(key)}, ${those.length} of them).`,
            fix: (0,written_ceiling/* lowerBudget */.jm)(ceiling, calendar, Math.max(1, Math.min(...those.map(({ matched }) => matched)) - 1)),
            short: (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(key)}: budgets allow ${most} of ${of} at once`,
            field: 'strategy',
            magnitude: most,
            evidence: { cause: 'budgets', key, ceiling: most, matched: of, reasons: [...reasons] },
        });
        return [{ ...violation, place }];
    });
}
function inWorstOrder(limited, said, given) {
    const { group } = limited;
    const { freeOrder, domains } = group;
    if (!freeOrder)
        return [];
    const possible = domains.filter((domain) => !said.includes(domain.key) &&
        isCounted(domain, group, given) &&
        (domain.worstAtOnce ?? 0) * 100 >= given.fromPercent * domain.matched);
    return [...new Set(possible.map(({ key }) => key))].map((key) => {
        const those = possible.filter((domain) => domain.key === key);
        const [smallest] = [...those].sort((a, b) => a.matched - b.matched || (a.value < b.value ? -1 : 1));
        const { value, matched, worstAtOnce, peakAtOnce } = smallest ?? { value: '', matched: 0, peakAtOnce: 0 };
        return (0,rule/* groupResult */.xC)(limited, ['strategy', 'budget'], {
            subject: key,
            says: (0,text_text/* text */.Qq) `a whole failure domain may be unavailable at once: up to ${group.peakAtOnce} at once, ${(0,text_text/* asText */.e1)(freeOrder.says)}. The worst order takes ${worstAtOnce ?? 0} of ${matched} of ${(0,text_text/* code */.aY)(key)} ${(0,text_text/* name */.UU)('object', value)}${those.length > 1 ? (0,text_text/* text */.Qq) ` (${those.length} domains are as small)` : text_text/* NO_TEXT */.gd}; the order of the plan takes ${peakAtOnce}.`,
            fix: fixOf(limited, key),
            short: (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(key)} ${(0,text_text/* name */.UU)('object', value)}: ${worstAtOnce ?? 0} of ${matched} in the worst order`,
            field: 'strategy',
            ofRollout: true,
            severity: 'warning',
            magnitude: worstAtOnce ?? 0,
            evidence: {
                cause: 'worst-order',
                key,
                domains: those.map((domain) => ({ value: domain.value, matched: domain.matched })),
            },
        });
    });
}
function failure_domain_at_once_violation(limited, key, domains) {
    const { group } = limited;
    const worst = [...domains].sort((a, b) => b.matched - a.matched || (a.value < b.value ? -1 : 1));
    const shown = worst.map((domain) => (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', domain.value)} (${domain.peakAtOnce} of ${domain.matched} ${failure_domain_at_once_whenOf(domain)})`);
    const byExpiry = domains.every((domain) => domain.byExpiry);
    return (0,rule/* groupResult */.xC)(limited, byExpiry ? ['expireAfter'] : ['strategy', 'budget'], {
        subject: key,
        says: (0,text_text/* text */.Qq) `a whole failure domain is unavailable at once: ${(0,text_text/* code */.aY)(key)} ${(0,text_text/* few */.H$)(shown, failure_domain_at_once_SHOWN_DOMAINS)}. ${byExpiry ? (0,text_text/* text */.Qq) `Nodes that were created together expire together.` : orderOf(limited)}`,
        fix: (0,rule/* unlessUnbatched */.V8)(limited, byExpiry ? expiring/* NOT_BY_EXPIRY */.UP : fixOf(limited, key)),
        short: shortOf(key, worst),
        field: byExpiry ? 'expireAfter' : 'strategy',
        ofRollout: true,
        ...(byExpiry ? { severity: (0,expiring/* expirySeverity */.TL)(group) } : {}),
        magnitude: magnitudeOf(limited, worst),
        evidence: {
            cause: 'rollout',
            key,
            domains: worst.map(({ value, matched, peakAtOnce, batch }) => ({ value, matched, peakAtOnce, batch })),
            matched: (0,wholes/* wholeOf */.l2)(group),
        },
    });
}
function shortOf(key, [first, ...others]) {
    if (!first)
        return (0,text_text/* code */.aY)(key);
    const more = others.length > 0 ? (0,text_text/* text */.Qq) `, and ${others.length} more` : (0,text_text/* text */.Qq) ``;
    return (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(key)} ${(0,text_text/* name */.UU)('object', first.value)}: ${first.peakAtOnce} of ${first.matched}${more}`;
}
function fixOf(limited, key) {
    return ((0,rule/* ofSystem */.d0)(limited).words.domain?.(key) ??
        (0,system/* fix */.Up) `Make the batches smaller than the group's part of a domain, or give each ${(0,text_text/* code */.aY)(key)} its own compartment.`);
}
function magnitudeOf(limited, domains) {
    const targets = domains.reduce((sum, { peakAtOnce }) => sum + peakAtOnce, 0);
    return isWorkload(limited) ? Math.min(targets, limited.group.peakAtOnce) : targets;
}
function failure_domain_at_once_whenOf({ batch, byExpiry }) {
    return byExpiry === true ? (0,text_text/* text */.Qq) `by expiry` : (0,text_text/* text */.Qq) `in batch ${batch ?? 0}`;
}
function orderOf(limited) {
    const own = (0,rule/* ofSystem */.d0)(limited).words.order;
    if (own !== undefined)
        return (0,text_text/* asText */.e1)(own);
    return limited.group.freeOrder
        ? (0,text_text/* text */.Qq) `Without a policy the order of nodes is not defined.`
        : (0,text_text/* text */.Qq) `Nodes are taken in the order of their creation, often by rack or zone.`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/thresholds.js
const THRESHOLD = { field: 'failureThreshold', value: 1 };
const SAFETY_LIMIT = { field: 'safetyLimit', value: 100 };

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/skyhook/failure-threshold-ineffective.js








const ERROR_ABOVE = 0.2;
const failureThresholdIneffective = (0,rule/* groupRule */.sE)({
    id: 'failure-threshold-ineffective',
    detects: 'a failureThreshold that is not set, that cannot be reached, or that safetyLimit or batchThreshold makes ineffective',
    systems: ['skyhook'],
    severity: 'warning',
    options: schemas/* strictObject */.rej({
        belowSafetyLimit: schemas/* number */.aig().min(1).max(100).default(80).register(looser/* LOOSER */.$, { when: 'lower' }),
        belowBatchThreshold: schemas/* number */.aig().min(1).max(100).default(90).register(looser/* LOOSER */.$, { when: 'lower' }),
    }),
    evaluate: (limited, { options }) => [
        unset(limited) ?? unreachable(limited) ?? ignoredEarly(limited, options.belowSafetyLimit),
        neverInRow(limited),
        uncounted(limited),
        lowBatchThreshold(limited, options.belowBatchThreshold),
    ],
});
function unset(limited) {
    const { group } = limited;
    const { brakes, matched } = group;
    if (!brakes || brakes.failureThreshold !== null || matched === 0)
        return null;
    const held = brakes.failureHoldsGroup
        ? (0,text_text/* text */.Qq) ` Only a node stuck in error blocks the rest${lossText(group)}.`
        : text_text/* NO_TEXT */.gd;
    const never = (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)('failureThreshold')} is not set: failed batches never stop the rollout over ${(0,text_text/* count */.U9)(matched, 'node')}`;
    const isLegacy = group.declaredIn.kind !== 'DeploymentPolicy';
    return (0,rule/* groupResult */.xC)(limited, ['failureThreshold', 'strategy', 'budget'], {
        field: 'strategy',
        says: (0,text_text/* text */.Qq) `${never}.${held}`,
        short: never,
        fix: isLegacy
            ? (0,system/* fix */.Up) `Name a ${(0,text_text/* code */.aY)('deploymentPolicy')} with ${THRESHOLD} and ${SAFETY_LIMIT}; ${(0,text_text/* code */.aY)('interruptionBudget')} has no stop.`
            : (0,system/* fix */.Up) `Set ${THRESHOLD} and ${SAFETY_LIMIT}.`,
        magnitude: matched,
        evidence: { cause: 'unset', matched, failureThreshold: null },
        severity: matched === 1 ? 'info' : group.production ? 'error' : 'warning',
    });
}
function lossText(group) {
    const [all, lost] = [(0,wholes/* losableOf */.w3)(group), group.worstLoss];
    if (lost === 0)
        return text_text/* NO_TEXT */.gd;
    return lost < all
        ? (0,text_text/* text */.Qq) `: ${lost} of ${(0,text_text/* count */.U9)(all, 'node')} ${(0,text_text/* literal */.eu)((0,plural/* verb */.w3)(lost, 'breaks', 'break'))} if ${(0,text_text/* literal */.eu)((0,plural/* verb */.w3)(lost, 'it stays', 'they stay'))} in error, ${(0,text_text/* literal */.eu)((0,plural/* allOf */.bn)(all, 'node'))} if each recovers`
        : (0,text_text/* text */.Qq) `; one that recovers does not`;
}
function unreachable(limited) {
    const { group } = limited;
    const { brakes, batches, matched } = group;
    if (!brakes || brakes.failureThreshold === null || brakes.canFire || matched < 2)
        return null;
    const { failureThreshold, safetyLimitPercent } = brakes;
    const sizes = batches.map(({ size }) => size);
    const shown = (0,text_text/* literal */.eu)(`${sizes.slice(0, 3).join(', ')}${sizes.length > 3 ? ', ...' : ''}`);
    const failed = (0,text_text/* literal */.eu)((0,plural/* verb */.w3)(failureThreshold, 'batch has', 'batches in a row have'));
    return (0,rule/* groupResult */.xC)(limited, ['failureThreshold', 'safetyLimit', 'strategy'], {
        field: 'strategy',
        says: (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(`failureThreshold: ${failureThreshold}`)} cannot stop this rollout. With batches of ${shown} over ${(0,text_text/* count */.U9)(matched, 'node')}, progress reaches ${(0,text_text/* code */.aY)('safetyLimit')} (${safetyLimitPercent}%) before ${failureThreshold} ${failed} failed.`,
        fix: (sizes[0] ?? 0) >= matched
            ? (0,system/* fix */.Up) `Use batches of at most ${(0,text_text/* count */.U9)(Math.floor(matched / 2), 'node')}, with ${THRESHOLD} and ${SAFETY_LIMIT}.`
            : (0,system/* fix */.Up) `Set ${THRESHOLD} and ${SAFETY_LIMIT}, or use smaller batches.`,
        short: (0,text_text/* text */.Qq) `failureThreshold ${failureThreshold} cannot be reached`,
        magnitude: matched,
        evidence: { cause: 'unreachable', failureThreshold, safetyLimitPercent, batches: sizes },
        severity: 'error',
    });
}
function ignoredEarly(limited, below) {
    const { group } = limited;
    const { brakes, matched } = group;
    if (!brakes || brakes.failureThreshold === null || matched === 0)
        return null;
    const { safetyLimitPercent, unprotectedTargets } = brakes;
    if (safetyLimitPercent >= below || unprotectedTargets === 0)
        return null;
    const isWritten = group.places['safetyLimit'] !== undefined;
    return (0,rule/* groupResult */.xC)(limited, ['safetyLimit', 'strategy'], {
        field: 'strategy',
        says: (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)('failureThreshold')} cannot stop the last ${(0,text_text/* share */.uM)(unprotectedTargets, matched, 'node')}: it is ignored once ${safetyLimitPercent}% are done (${(0,text_text/* code */.aY)('safetyLimit')}${isWritten ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` default`}).${brakes.failureHoldsGroup ? (0,text_text/* text */.Qq) ` Only a node stuck in error blocks the group; recovered failures are ignored.` : text_text/* NO_TEXT */.gd}`,
        short: (0,text_text/* text */.Qq) `no stop for the last ${(0,text_text/* share */.uM)(unprotectedTargets, matched, 'node')}`,
        fix: (0,system/* fix */.Up) `Set ${SAFETY_LIMIT}.`,
        magnitude: unprotectedTargets,
        evidence: { cause: 'safety-limit', unprotectedNodes: unprotectedTargets, safetyLimitPercent, matched },
        severity: unprotectedTargets > ERROR_ABOVE * matched ? 'error' : 'warning',
    });
}
function neverInRow(limited) {
    const { brakes, matched } = limited.group;
    const failureThreshold = brakes?.failureThreshold ?? null;
    if (!brakes || failureThreshold === null || !brakes.canFire || brakes.countsInRow || matched < 2)
        return null;
    return (0,rule/* groupResult */.xC)(limited, ['failureThreshold', 'strategy'], {
        field: 'strategy',
        subject: 'in-row',
        severity: 'info',
        says: (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(`failureThreshold: ${failureThreshold}`)} hardly ever stops this rollout: no batch starts after a failed one until its nodes have recovered. From 0.20 on a recovery counts as a successful batch; before 0.20 later failures are mostly not counted.`,
        short: (0,text_text/* text */.Qq) `failureThreshold ${failureThreshold} is hardly ever reached`,
        fix: (0,system/* fix */.Up) `Set ${THRESHOLD}.`,
        evidence: { cause: 'in-row', failureThreshold },
    });
}
function uncounted(limited) {
    const { group } = limited;
    const state = (0,system/* factOf */.yD)(group, 'unevaluated');
    const failureThreshold = group.brakes?.failureThreshold ?? null;
    if (state === undefined || failureThreshold === null)
        return null;
    const { done, failed } = state;
    return (0,rule/* groupResult */.xC)(limited, ['resetBatchStateOnCompletion', 'strategy'], {
        field: 'strategy',
        subject: 'state',
        says: (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(`failureThreshold: ${failureThreshold}`)} is ineffective: the batch state counts ${done} complete and ${failed} failed nodes, more than exist; operators before 0.20 evaluate no batch until there are as many again.`,
        fix: (0,system/* fix */.Up) `Reset the batch state before merging (${(0,text_text/* code */.aY)('deployment-policy reset')} of the operator's CLI), and set ${{ field: 'resetBatchStateOnCompletion', value: true }}.`,
        short: (0,text_text/* text */.Qq) `failureThreshold ${failureThreshold} is ineffective: the batch state counts ${done + failed} nodes`,
        magnitude: done + failed,
        evidence: { cause: 'state', done, failed, failureThreshold },
    });
}
function lowBatchThreshold(limited, below) {
    const { brakes } = limited.group;
    if (!brakes || brakes.batchThresholdPercent >= below)
        return null;
    const [worst] = brakes.tolerance.toSorted((a, b) => b.failuresTolerated - a.failuresTolerated);
    if (!worst || worst.failuresTolerated === 0)
        return null;
    const { batchSize, failuresTolerated } = worst;
    return (0,rule/* groupResult */.xC)(limited, ['batchThreshold', 'strategy'], {
        field: 'strategy',
        subject: 'batch-threshold',
        says: (0,text_text/* text */.Qq) `with ${(0,text_text/* code */.aY)(`batchThreshold: ${brakes.batchThresholdPercent}`)} a batch of ${batchSize} counts as successful with ${failuresTolerated} of its nodes broken. ${(0,text_text/* code */.aY)('failureThreshold')} does not count it, and the next batch follows.`,
        short: (0,text_text/* text */.Qq) `batchThreshold ${brakes.batchThresholdPercent} tolerates ${failuresTolerated} of ${batchSize}`,
        fix: (0,system/* fix */.Up) `Set ${{ field: 'batchThreshold', value: below }} or higher; 100 tolerates no failure.`,
        magnitude: failuresTolerated,
        evidence: {
            ...{ cause: 'batch-threshold', batchThresholdPercent: brakes.batchThresholdPercent },
            ...{ batchSize, failuresTolerated },
        },
    });
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/smaller-now.js


function unlessSmallerNow({ policy, group }, base) {
    const before = groupBefore({ policy, group }, base);
    if (!before)
        return {};
    const [only = 0, ...others] = (0,rule/* freshBatchesOf */.AH)(before);
    return others.length === 0 && only >= (0,wholes/* keptOf */.uq)(group) ? { severity: 'info' } : {};
}
function groupBefore({ policy, group }, base) {
    const before = (0,rule/* policyOf */.US)(base, policy.ref);
    const same = before?.effect.groups.find(({ runs }) => runs.group === group.runs.group);
    return before && same ? { policy: before, group: same } : null;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/first-batch-too-large.js










const first_batch_too_large_options = schemas/* strictObject */.rej({
    limit: (0,fleet_limit/* limitSchema */.p9)('2%'),
    largest: (0,fleet_limit/* limitSchema */.p9)('30%'),
});
const GROWS_FROM = 10;
const firstBatchTooLarge = (0,rule/* groupRule */.sE)({
    id: 'first-batch-too-large',
    detects: 'a rollout that starts with more than a canary, or that grows to a batch of most of its targets',
    systems: 'some',
    severity: 'warning',
    options: first_batch_too_large_options,
    evaluate: (limited, { base, options }) => [
        firstBatch(limited, base, options.limit),
        grownBatch(limited, options),
    ],
});
function firstBatch(limited, base, written) {
    const { group } = limited;
    if (isLaterStage(limited))
        return null;
    const [first = 0, ...others] = (0,rule/* freshBatchesOf */.AH)(limited);
    const matched = (0,wholes/* keptOf */.uq)(group);
    const limit = (0,fleet_limit/* limitFor */.Dg)(written, matched);
    if ((others.length === 0 && !isBeside(group)) || first <= limit)
        return null;
    if (isDefaultSize(limited, first))
        return null;
    return (0,rule/* groupResult */.xC)(limited, ['initialBatch', 'strategy', 'budget'], {
        says: (0,text_text/* text */.Qq) `the first batch is ${(0,text_text/* share */.uM)(first, matched, group.unit)}. ${harmOf(group)} Limit: ${(0,fleet_limit/* limitWords */.vd)(written, limit, group.unit)}.`,
        fix: smallerFirst(limited, limit),
        short: (0,text_text/* text */.Qq) `first batch ${first}, limit ${limit}`,
        field: 'strategy',
        magnitude: first,
        evidence: { cause: 'first', firstBatch: first, matched, limit },
        ...unlessSmallerNow(limited, base),
        ...(isScaledUp(limited, base) ? { severity: 'info' } : {}),
    });
}
function grownBatch(limited, { limit: ofFirst, largest: written }) {
    const { group } = limited;
    const batches = (0,rule/* freshBatchesOf */.AH)(limited);
    const largest = Math.max(0, ...batches);
    const limit = (0,fleet_limit/* limitFor */.Dg)(written, group.matched);
    const isSmall = group.matched < GROWS_FROM || largest <= (batches[0] ?? 0);
    if (group.strategy?.['initialBatch'] === undefined || isSmall || largest <= limit)
        return null;
    const at = batches.indexOf(largest);
    const before = batches.slice(0, at).reduce((sum, size) => sum + size, 0);
    const isFresh = batches.join() === group.batches.map(({ size }) => size).join();
    return (0,rule/* groupResult */.xC)(limited, ['growthFactor', 'delta', 'strategy'], {
        subject: 'largest',
        says: (0,text_text/* text */.Qq) `batch ${at + 1} of ${batches.length} is ${(0,text_text/* share */.uM)(largest, group.matched, group.unit)}, after only ${(0,text_text/* count */.U9)(before, group.unit)} (${(0,text_text/* literal */.eu)(batches.join(', '))}${isFresh ? (0,text_text/* text */.Qq) `` : (0,text_text/* text */.Qq) ` in a fresh rollout`}). Limit: ${(0,fleet_limit/* limitWords */.vd)(written, limit, group.unit)}.`,
        fix: group.strategy['kind'] === 'linear'
            ? (0,system/* fix */.Up) `Replace ${(0,text_text/* code */.aY)('linear')} with ${{ field: 'initialBatch', value: Math.min(limit, (0,fleet_limit/* limitFor */.Dg)(ofFirst, group.matched)), inPlaceOf: 'linear' }}; keep the thresholds.`
            : (0,system/* fix */.Up) `Grow by addition: ${(0,text_text/* code */.aY)('linear: {delta: 1}')}.`,
        short: (0,text_text/* text */.Qq) `batch ${at + 1} is ${largest}, limit ${limit}`,
        field: 'strategy',
        magnitude: largest,
        evidence: {
            cause: 'largest',
            batches: [...batches],
            largest,
            batch: at + 1,
            matched: group.matched,
            limit,
        },
    });
}
function isScaledUp({ policy }, base) {
    const before = (0,rule/* policyOf */.US)(base, policy.ref);
    if (!before || policy.change?.kind !== 'scale' || policy.leaves)
        return false;
    return limitsOf(policy) === limitsOf(before);
}
function isDefaultSize(limited, first) {
    const { matched, unit } = limited.group;
    return (isWorkload(limited) && unit === 'replica' && first <= Math.ceil(matched / 4) + Math.floor(matched / 4));
}
function limitsOf({ written }) {
    const spec = (0,fields/* fieldAt */.UK)(written ?? undefined, 'spec') ?? written ?? undefined;
    return JSON.stringify([(0,fields/* fieldAt */.UK)(spec, 'strategy') ?? null, (0,fields/* fieldAt */.UK)(spec, 'updateStrategy') ?? null]);
}
function isBeside({ peakAtOnce, worstLoss, outcome }) {
    return peakAtOnce === 0 && worstLoss === 0 && outcome === 'complete';
}
function harmOf({ worstLoss }) {
    return worstLoss === 0
        ? (0,text_text/* text */.Qq) `A bad version that gets ready serves from all of them before the first is checked.`
        : (0,text_text/* text */.Qq) `A bad version hits all of them before the first result.`;
}
function isLaterStage({ policy, group }) {
    if (group.strategy?.['kind'] !== 'stage')
        return false;
    const first = policy.effect.groups.find((other) => (0,rule/* sameRef */.WY)(other.rolls, group.rolls) && other.matched > 0);
    return first !== undefined && first.runs.group !== group.runs.group;
}
function smallerFirst(limited, limit) {
    const { group } = limited;
    if (isWorkload(limited) && group.unit === 'replica')
        return (0,system/* fix */.Up) `Set ${{ field: 'maxSurge', value: limit }} and ${{ field: 'maxUnavailable', value: 0 }}.`;
    const { enforced } = group.ceiling;
    if (isWorkload(limited) && group.outBefore > 0 && enforced !== null && limit + group.outBefore >= enforced)
        return (0,system/* fix */.Up) `Bring back what is unavailable; ${(0,text_text/* code */.aY)('maxUnavailable')} is low enough.`;
    if (isWorkload(limited))
        return (0,system/* fix */.Up) `Set ${{ field: 'maxUnavailable', value: limit + group.outBefore }}.`;
    if ((0,rule/* ofSystem */.d0)(limited).takes === 'clusters')
        return fewer(limited, limit) ?? '';
    const first = { field: 'initialBatch', value: limit };
    return group.strategy === null
        ? (0,system/* fix */.Up) `Start with ${limit} and grow: ${(0,text_text/* code */.aY)(`linear: {initialBatch: ${limit}}`)}.`
        : (0,system/* fix */.Up) `Set ${first}.`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/guard-weakened.js



const guardWeakened = (0,rule/* defineRule */.Km)({
    id: 'guard-weakened',
    detects: 'a change of the configuration that makes the checks looser from its merge on',
    systems: 'all',
    severity: 'error',
    evaluate: ({ side, plan }) => {
        if (side !== plan.head)
            return [];
        return (plan.configEdits ?? [])
            .filter(({ isLooser }) => isLooser)
            .map(({ setting, before, after, place }) => ({
            subject: `${setting} ${before ?? ''} ${after ?? ''}`,
            about: null,
            says: (0,text_text/* text */.Qq) `The configuration becomes looser: ${(0,text_text/* code */.aY)(setting)} ${from(before, after)}. This change is evaluated by the old configuration, later changes by the new one.`,
            fix: (0,system/* fix */.Up) `Make it a change of its own, which the owners of the checks review.`,
            place,
            evidence: { setting, before, after },
        }));
    },
});
function from(before, after) {
    if (after === null)
        return (0,text_text/* text */.Qq) `loses ${(0,text_text/* code */.aY)(before ?? '')}`;
    return before === null ? (0,text_text/* text */.Qq) `gets ${(0,text_text/* code */.aY)(after)}` : (0,text_text/* text */.Qq) `changes from ${(0,text_text/* code */.aY)(before)} to ${(0,text_text/* code */.aY)(after)}`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/in-freeze.js








const inFreeze = (0,rule/* defineRule */.Km)({
    id: 'in-freeze',
    detects: 'a rollout that takes targets out during a change freeze of the configuration, and nodes that expire in one',
    systems: 'all',
    severity: 'error',
    evaluate: ({ side, base, plan }) => plan.freezes.flatMap((freeze) => [
        ...(0,rule/* rolledGroups */.BR)(side).flatMap((limited) => {
            const rolled = rolledIn(limited, freeze, plan);
            const aged = agedIn(limited, freeze, plan);
            const saysOpen = !rolled || wasOpenOnly(limited, base, freeze, plan);
            return [rolled, aged, saysOpen ? openIn(limited, freeze, plan) : null];
        }),
        ...removedInFreeze(side, base, freeze, plan),
    ]),
});
function wasOpenOnly({ policy, group }, base, freeze, plan) {
    if (!base)
        return false;
    const before = (0,rule/* rolledGroups */.BR)(base).find((other) => (0,rule/* sameRef */.WY)(other.policy.ref, policy.ref) && other.group.name === group.name);
    return before !== undefined && rolledIn(before, freeze, plan) === null;
}
function rolledIn(limited, freeze, plan) {
    const { group, policy } = limited;
    if (policy.change?.interrupts === false)
        return null;
    const joining = new Set((0,system/* factOf */.yD)(group, 'joining'));
    const takesOut = ({ targets: own }) => own.some((target) => !joining.has(target));
    const hits = group.batches.filter(takesOut).flatMap((batch) => {
        const [window] = (0,intervals/* clipTo */.Sj)({ from: batch.start, to: doneBy(batch, group) }, freeze.windows);
        return window ? [{ window, batch }] : [];
    });
    const [first] = hits;
    if (!first)
        return null;
    const going = hits.flatMap(({ batch }) => batch.targets).filter((target) => !joining.has(target));
    const targets = new Set(going).size;
    return (0,rule/* groupResult */.xC)(limited, ['budget', 'strategy', 'selector'], {
        subject: `rollout ${freeze.name}`,
        says: `${(0,rule/* share */.uM)(targets, group.matched, group.unit)} ${targets === 1 ? 'is' : 'are'} out during the freeze ` +
            `"${freeze.name}", the first on ${(0,time/* instantText */.Xx)(first.window.from, plan.timeZone)} in batch ${first.batch.index}. ` +
            `The controller does not know of the freeze and goes on.`,
        fix: `Start it so that it is done by ${(0,time/* instantText */.Xx)(freezeOf(first.window, freeze).from, plan.timeZone)}, or after the freeze ends on ${(0,time/* instantText */.Xx)(freezeOf(first.window, freeze).to, plan.timeZone)}.`,
        ofRollout: true,
        magnitude: targets,
        evidence: { freeze: freeze.name, targets, matched: group.matched, batch: first.batch.index },
    });
}
function doneBy({ start, end }, group) {
    if (end !== null)
        return end + (0,wholes/* settlingMs */.Z0)(group);
    return (0,system/* factOf */.yD)(group, 'open-ended') ? start + 1 : Infinity;
}
function agedIn(limited, freeze, plan) {
    const { expiries, matched, workMs } = limited.group;
    const going = [
        ...(expiries?.expired ?? []).map(({ at, goneAt }) => ({ from: at, to: goneAt ?? Infinity })),
        ...(expiries?.later ?? []).map(({ at }) => ({ from: at, to: at + Math.max(1, workMs.longest) })),
    ];
    const hits = going.flatMap((work) => (0,intervals/* clipTo */.Sj)(work, freeze.windows).slice(0, 1));
    const [first] = hits;
    if (!first)
        return null;
    return (0,rule/* groupResult */.xC)(limited, ['expireAfter'], {
        subject: `expiry ${freeze.name}`,
        says: `${(0,rule/* count */.U9)(hits.length)} ${(0,plural/* verb */.w3)(hits.length, 'expires', 'expire')} (expireAfter) during the freeze "${freeze.name}", ` +
            `the first on ${(0,time/* instantText */.Xx)(first.from, plan.timeZone)}. Neither the freeze nor a budget holds that back.`,
        fix: 'Replace the nodes so that they reach their age outside the freeze, or set expireAfter: Never: a node that exists keeps the value it was made with until it is replaced.',
        magnitude: hits.length,
        evidence: { freeze: freeze.name, expiring: hits.length, matched },
        severity: (0,expiring/* expirySeverity */.TL)(limited.group),
    });
}
function openIn(limited, freeze, plan) {
    const { calendar, matched } = limited.group;
    if ((0,system/* factOf */.yD)(limited.group, 'open-ended'))
        return mayStillBeOutIn(limited, freeze, plan);
    if (!calendar || (0,time/* isClosedByError */.g)(calendar) || matched === 0)
        return null;
    const isOpen = ({ limit }) => limit === null || limit > 0;
    const openTimes = (reason) => freeze.windows.flatMap((window) => (0,intervals/* clipTo */.Sj)(window, (0,time/* timesWhen */.VY)(calendar, reason, plan.at, isOpen)));
    const reasons = calendar.reasons.filter((reason) => calendar.idle[reason] === undefined && openTimes(reason).length > 0);
    const [reason] = reasons;
    const [first] = reason === undefined ? [] : openTimes(reason);
    if (reason === undefined || !first)
        return null;
    return (0,time/* calendarViolation */.O7)({ limited, calendar }, {
        subject: `open ${freeze.name}`,
        says: `during the freeze "${freeze.name}" the budgets let nodes go for ${(0,time/* reasonsText */.zT)(reasons, calendar.reasons)}, ` +
            `first on ${(0,time/* instantText */.Xx)(first.from, plan.timeZone)}. Nobody has to merge anything for that.`,
        fix: 'Add a budget of nodes: "0" with a schedule and a duration that cover the freeze.',
        evidence: { freeze: freeze.name, reasons },
        severity: 'warning',
    });
}
function mayStillBeOutIn(limited, freeze, plan) {
    const { matched, blocked, unit } = limited.group;
    const [first] = (0,intervals/* clipTo */.Sj)(plan.horizon, freeze.windows);
    if (!first || blocked.length >= matched)
        return null;
    const targets = matched - blocked.length;
    const { from, to } = freezeOf(first, freeze);
    return (0,rule/* groupResult */.xC)(limited, ['budget', 'strategy', 'selector'], {
        subject: `open-ended ${freeze.name}`,
        says: `${(0,rule/* count */.U9)(targets, unit)} may be out during the freeze "${freeze.name}", from ${(0,time/* instantText */.Xx)(first.from, plan.timeZone)} on: ` +
            `nothing says until when they go, or come back; only the assumed steps keep clear of it.`,
        fix: `See to it that they are back by ${(0,time/* instantText */.Xx)(from, plan.timeZone)}, or merge after the freeze ends on ${(0,time/* instantText */.Xx)(to, plan.timeZone)}.`,
        magnitude: targets,
        evidence: { freeze: freeze.name, targets, matched },
        severity: 'warning',
    });
}
function freezeOf(part, { windows }) {
    return windows.find(({ from, to }) => from <= part.from && part.from < to) ?? part;
}
function removedInFreeze(side, base, freeze, plan) {
    if (!base || !(0,intervals/* covers */.hU)(freeze.windows, plan.at))
        return [];
    return (0,rule/* rolledGroups */.BR)(base).flatMap((limited) => {
        const { policy, group } = limited;
        const targets = policy.onDelete?.targets.length ?? 0;
        if (targets === 0 || (0,rule/* policyOf */.US)(side, policy.ref))
            return [];
        return (0,rule/* groupResult */.xC)(limited, ['budget', 'strategy', 'selector'], {
            subject: `rollout ${freeze.name}`,
            about: null,
            says: `${(0,render/* toPlain */.Ul)((0,rule/* subjectOf */.et)(limited))} is gone from these files, and the freeze "${freeze.name}" is on: merging takes what it rolled from ` +
                `${(0,rule/* count */.U9)(targets, group.unit)} at once.`,
            fix: 'Delete it after the freeze.',
            ofRollout: true,
            magnitude: targets,
            evidence: { freeze: freeze.name, targets, matched: group.matched },
        });
    });
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/values/canonical.js
var values_canonical = __webpack_require__(78003);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/edited-parts.js
var edited_parts = __webpack_require__(77380);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/invalid-policy.js





const invalidPolicy = (0,rule/* policyRule */.vv)({
    id: 'invalid-policy',
    detects: "an object that the controller's own admission rules refuse, or that is stored and can not work",
    systems: 'all',
    severity: 'error',
    evaluate: (policy, { base }) => policy.rejections.map(({ consequence, fix: advice = 'Correct the field.', ...rejection }, i) => ({
        subject: `${rejection.by}#${i}`,
        says: consequence === undefined
            ? (0,text_text/* text */.Qq) `refused (${(0,text_text/* asText */.e1)(rejection.by)}): ${(0,text_text/* asText */.e1)(rejection.message)}.`
            : (0,text_text/* text */.Qq) `stored but cannot work (${(0,text_text/* asText */.e1)(rejection.by)}): ${(0,text_text/* asText */.e1)(rejection.message)}. ${(0,text_text/* asText */.e1)(consequence)}`,
        fix: consequence === undefined
            ? (0,system/* fix */.Up) `${(0,text_text/* asText */.e1)(advice)} Until then the cluster keeps its object, and this change has no effect.`
            : (0,system/* fix */.Up) `${(0,text_text/* asText */.e1)(advice)}`,
        place: rejection.place,
        ...(consequence === undefined
            ? { isEdited: isEdited(policy, base) && !(0,edited_parts/* isOfPart */.r)(rejection) }
            : { rolls: [policy.ref], isOfWaiting: true }),
        evidence: { by: rejection.by, reason: rejection.message },
    })),
});
function isEdited({ ref, written }, base) {
    const before = (0,rule/* policyOf */.US)(base, ref);
    return before !== undefined && !(0,values_canonical/* isSameJson */.TL)(before.written, written);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/inventory-stale.js




const HOUR_MS = 3_600_000;
const inventoryStale = (0,rule/* defineRule */.Km)({
    id: 'inventory-stale',
    detects: 'a snapshot so old that the fleet may be another one by now',
    systems: 'all',
    severity: 'warning',
    options: schemas/* strictObject */.rej({
        warnAfterHours: schemas/* number */.aig().min(0).default(24),
        errorAfterHours: schemas/* number */.aig().min(0).default(168),
    }),
    evaluate: ({ side, plan, options }) => {
        const { takenAt } = plan.snapshot;
        if (takenAt === null || side !== plan.head || side.policies.length === 0)
            return [];
        const hours = (plan.at - takenAt) / HOUR_MS;
        if (hours <= options.warnAfterHours)
            return [];
        const isHub = plan.snapshot.nodes === 0 && plan.snapshot.clusters > 0;
        const units = isHub ? (0,text_text/* text */.Qq) `clusters` : (0,text_text/* text */.Qq) `nodes`;
        return [
            {
                subject: 'age',
                about: null,
                says: (0,text_text/* text */.Qq) `The snapshot is ${inventory_stale_ageText(hours)} old at the start of this plan: ${units} that joined, left or were relabelled since are not in it.`,
                fix: isHub
                    ? (0,system/* fix */.Up) `Take a new snapshot on the hub, of all the kinds that ${(0,text_text/* code */.aY)('docs/snapshots.md')} lists for KubeFleet.`
                    : (0,system/* fix */.Up) `Take a new snapshot: ${(0,text_text/* code */.aY)('kubectl get nodes -o json | fleetplan snapshot')}.`,
                evidence: { ageHours: Math.floor(hours), warnAfterHours: options.warnAfterHours },
                severity: hours > options.errorAfterHours ? 'error' : 'warning',
            },
        ];
    },
});
function inventory_stale_ageText(hours) {
    return hours < 48 ? (0,text_text/* count */.U9)(Math.floor(hours), 'hour') : (0,text_text/* count */.U9)(Math.floor(hours / 24), 'day');
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/kubefleet/membership-may-change.js




const membershipMayChange = (0,rule/* policyRule */.vv)({
    id: 'membership-may-change',
    detects: 'a rollout that is aborted for good when a target joins, leaves or is relabelled before it is done, over targets that are picked openly, or whose targets this change moves',
    systems: ['kubefleet'],
    severity: 'warning',
    evaluate: (policy) => {
        const membership = (0,system/* factOf */.yD)(policy, 'fixed-membership');
        if (!membership)
            return null;
        if (membership.aborted !== null)
            return aborted(policy, membership, membership.aborted);
        if (!membership.isOpen || policy.effect.outcome === 'stuck')
            return null;
        return membership_may_change_open(policy, membership);
    },
});
function aborted(policy, membership, cause) {
    return {
        subject: 'aborted',
        about: null,
        says: (0,text_text/* text */.Qq) `${(0,rule/* policyName */.ct)(policy.ref)} is under way and is aborted for good in its next pass: ${(0,text_text/* asText */.e1)(cause)}.`,
        fix: (0,system/* fix */.Up) `Merge the edit of the placement when the run is done, or revert what moved the clusters; an aborted run needs a new one.`,
        place: membership.place,
        evidence: { cause },
        severity: 'error',
    };
}
function membership_may_change_open(policy, membership) {
    const { pickedBy, waiting } = membership;
    const all = policy.effect.groups.flatMap((group) => (0,system/* factOf */.yD)(group, 'stage')?.pauses ?? []);
    const pauses = all.filter(({ isPassed }) => isPassed !== true);
    return {
        ...(0,rule/* subjectOfPolicy */.kd)(policy, 'open'),
        says: (0,text_text/* text */.Qq) `${(0,rule/* policyName */.ct)(pickedBy)} picks every cluster that fits, but a run continues only over those it began with: a cluster that joins, leaves or is relabelled before the end aborts it for good.${durationText(pauses)}${waitingText(waiting)}`,
        fix: (0,system/* fix */.Up) `Until the run is done, let clusters join with a taint that the placement does not tolerate, and relabel or remove none.`,
        place: membership.place,
        rolls: [policy.ref],
        magnitude: waiting.length,
        evidence: {
            approvals: pauses.filter(({ kind }) => kind === 'approval').length,
            waitMinutes: Math.round(waitMs(pauses) / 60_000),
            waiting: waiting.map(({ target }) => target),
        },
    };
}
function durationText(pauses) {
    const approvals = pauses.filter(({ kind }) => kind === 'approval').length;
    const ms = waitMs(pauses);
    const parts = [
        ...(ms > 0 ? [(0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)((0,calendar_week/* spanText */.Cp)(ms))} of waits`] : []),
        ...(approvals > 0 ? [(0,text_text/* text */.Qq) `the time that people take for ${(0,text_text/* count */.U9)(approvals, 'approval')}`] : []),
    ];
    return parts.length > 0 ? (0,text_text/* text */.Qq) ` That includes ${(0,text_text/* list */.p_)(parts)}, besides the work itself.` : text_text/* NO_TEXT */.gd;
}
function waitMs(pauses) {
    return pauses.reduce((sum, { ms }) => sum + (ms ?? 0), 0);
}
function waitingText(waiting) {
    const [first] = waiting;
    if (!first)
        return text_text/* NO_TEXT */.gd;
    const names = (0,text_text/* few */.H$)(waiting.map(({ target }) => (0,text_text/* name */.UU)('target', target)), 10);
    const isOne = waiting.length === 1;
    return (0,text_text/* text */.Qq) ` ${names} ${isOne ? (0,text_text/* text */.Qq) `fits` : (0,text_text/* text */.Qq) `fit`} and cannot take a placement now (${(0,text_text/* asText */.e1)(first.why)}${isOne ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) `, ...`}): as soon as ${isOne ? (0,text_text/* text */.Qq) `it` : (0,text_text/* text */.Qq) `one`} can, the run is aborted.`;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/never-allowed.js
var never_allowed = __webpack_require__(74470);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/availability-signal.js



function withoutAvailability(limited) {
    const { group } = limited;
    const availability = (0,system/* factOf */.yD)(group, 'availability');
    const cause = availability_signal_causeOf(group);
    if (cause === null || group.batches.length === 0)
        return null;
    const { signal = null, untracked = [] } = availability ?? {};
    return (0,rule/* groupResult */.xC)(limited, ['resources', 'strategy'], {
        says: (0,text_text/* text */.Qq) `${cause} ${availability?.dropped ? (0,text_text/* text */.Qq) `That` : (0,text_text/* text */.Qq) `A bad version`} reaches ${(0,text_text/* share */.uM)(group.worstLoss, group.matched, group.unit)}.`,
        fix: availability_signal_fixOf(group),
        magnitude: group.worstLoss,
        evidence: { signal, untracked: [...untracked], worstLoss: group.worstLoss, matched: group.matched },
    });
}
function unknownAvailability(policy) {
    const groups = policy.effect.groups.filter((group) => (0,system/* factOf */.yD)(group, 'availability')?.signal === 'unknown' &&
        group.batches.length > 0 &&
        (0,rule/* sameRef */.WY)(group.rolls, policy.ref));
    const [first] = groups;
    if (!first || (0,system/* factOf */.yD)(policy, 'coverage')?.isAssumed === true)
        return null;
    const matched = new Set(groups.flatMap(({ targets }) => targets)).size;
    return {
        policy: policy.ref,
        ...(0,rule/* subjectOfPolicy */.kd)(policy, 'assumed'),
        says: (0,text_text/* text */.Qq) `the snapshot does not show what its namespace holds, so the numbers assume that KubeFleet can tell when it works. If it holds only data, or a kind that is not tracked, nothing waits, and a bad version reaches ${(0,text_text/* share */.uM)(matched, matched, first.unit)}.`,
        fix: (0,system/* fix */.Up) `Add the placement with its status to the snapshot: it lists what is selected. Until then, select the kinds by name.`,
        place: first.places['resources'] ?? policy.place,
        evidence: { signal: 'unknown', matched },
    };
}
function availability_signal_fixOf(group) {
    const availability = (0,system/* factOf */.yD)(group, 'availability');
    if (isStage(group))
        return (0,system/* fix */.Up) `Add an approval or a wait to each stage, long enough for a failure to show.`;
    return availability?.dropped
        ? (0,system/* fix */.Up) `Give it a placement of its own and narrow that one step by step, or use a staged update run with an approval after each stage.`
        : (0,system/* fix */.Up) `Use a staged update run with an approval or a wait after each stage, or set ${(0,text_text/* code */.aY)('unavailablePeriodSeconds')} to the time in which a failure shows.`;
}
function availability_signal_causeOf(group) {
    const unit = (0,text_text/* literal */.eu)(group.unit);
    const availability = (0,system/* factOf */.yD)(group, 'availability');
    if (availability?.dropped)
        return (0,text_text/* text */.Qq) `the change removes ${names(availability.dropped)}, and a ${unit} without counts as available: the loss goes unnoticed.`;
    if (availability?.signal === 'none')
        return (0,text_text/* text */.Qq) `everything it places counts as available as soon as it exists, so the next ${unit} follows whether it works or not.`;
    if (availability?.signal !== 'time')
        return null;
    const when = isStage(group)
        ? (0,text_text/* text */.Qq) `as soon as it is applied`
        : (0,text_text/* text */.Qq) `${availability.seconds ?? 0} seconds after it is applied`;
    return (0,text_text/* text */.Qq) `${names(availability.untracked)} cannot be tracked, so a ${unit} counts as available ${when}, whether it works or not.`;
}
function isStage(group) {
    return ((0,system/* factOf */.yD)(group, 'stage')?.pauses ?? null) !== null;
}
function names(objects) {
    return (0,text_text/* few */.H$)(objects.map((object) => (0,text_text/* name */.UU)('object', object)), objects.length);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/no-bake-time.js








const noBakeTime = (0,rule/* defineRule */.Km)({
    id: 'no-bake-time',
    detects: 'a rollout that does not wait long enough, or has no signal, to see a bad version before the next batch starts',
    systems: 'some',
    severity: 'warning',
    options: schemas/* strictObject */.rej({
        belowSeconds: schemas/* number */.aig().int().min(1).default(1).register(looser/* LOOSER */.$, { when: 'lower' }),
        fromTargets: schemas/* number */.aig().int().min(1).default(2),
    }),
    evaluate: ({ side, base, options }) => [
        ...side.policies.map(unknownAvailability),
        ...(0,rule/* rolledGroups */.BR)(side).map((limited) => withoutAvailability(limited) ??
            withoutProbe(limited, base, options) ??
            withoutWait(limited, base, options)),
    ],
});
function withoutProbe(limited, base, { fromTargets }) {
    const { group } = limited;
    const bake = (0,system/* factOf */.yD)(group, 'bake');
    if (!bake || !(0,system/* isBlind */.iE)(bake) || group.matched < fromTargets || group.batches.length === 0)
        return null;
    const { signalField, waitField } = bake;
    return (0,rule/* groupResult */.xC)(limited, ['template', 'strategy'], {
        says: (0,text_text/* text */.Qq) `not every container has a ${(0,text_text/* code */.aY)(signalField)}, and ${(0,text_text/* code */.aY)(waitField)} is 0, so a new pod counts as available as soon as it runs. A version that starts and does not work reaches ${(0,text_text/* literal */.eu)((0,plural/* allOf */.bn)(group.matched, group.unit))}: no limit stops it.${waitedText(limited, base, bake)}`,
        fix: (0,system/* fix */.Up) `Set ${(0,text_text/* code */.aY)(waitField)} to the time in which a bad version shows: 30 to 300 seconds for most. A ${(0,text_text/* code */.aY)(signalField)} in each container reports a fault sooner.`,
        magnitude: 1,
        evidence: { hasSignal: false, seconds: bake.seconds, matched: group.matched },
    });
}
function withoutWait(limited, base, options) {
    const { group } = limited;
    if (group.matched < options.fromTargets || group.batches.length < 2)
        return null;
    const soak = (0,system/* factOf */.yD)(group, 'soak');
    if (soak)
        return soak.seconds < options.belowSeconds ? withoutDelay(limited, soak.field) : null;
    const bake = (0,system/* factOf */.yD)(group, 'bake');
    if (!bake)
        return withoutPause(limited);
    if (isLongEnough(bake, options))
        return null;
    const starts = bake.seconds > 0 ? `only ${bake.seconds} s after` : 'as soon as';
    const before = bakeBefore(limited, base);
    return (0,rule/* groupResult */.xC)(limited, ['bake', 'strategy'], {
        says: (0,text_text/* text */.Qq) `each of its ${group.batches.length} batches starts ${(0,text_text/* literal */.eu)(starts)} the one before is ready. A version that fails after a minute is on ${reachedBy(group)} by then.${waitedText(limited, base, bake)}`,
        fix: (0,system/* fix */.Up) `Set ${(0,text_text/* code */.aY)(bake.waitField)} to the time in which a bad version shows: 30 to 300 seconds for most.`,
        severity: before && isLongEnough(before, options) ? 'warning' : 'info',
        evidence: { seconds: bake.seconds, batches: group.batches.length, matched: group.matched },
    });
}
function isLongEnough({ approval, seconds }, { belowSeconds }) {
    return approval || seconds >= belowSeconds;
}
function bakeBefore(limited, base) {
    return (0,system/* factOf */.yD)(groupBefore(limited, base)?.group, 'bake');
}
function waitedText(limited, base, { seconds }) {
    const was = bakeBefore(limited, base);
    return was && was.seconds > seconds
        ? (0,text_text/* text */.Qq) ` Before this change it waited ${was.seconds} s (${(0,text_text/* code */.aY)(was.waitField)}).`
        : text_text/* NO_TEXT */.gd;
}
function reachedBy({ batches, matched, unit }) {
    const going = new Set(batches.flatMap(({ targets }) => targets)).size;
    return going < matched ? (0,text_text/* text */.Qq) `${going} of ${(0,text_text/* count */.U9)(matched, unit)}` : (0,text_text/* literal */.eu)((0,plural/* allOf */.bn)(matched, unit));
}
function withoutDelay(limited, waitField) {
    const { group } = limited;
    return (0,rule/* groupResult */.xC)(limited, ['bake', 'strategy', 'budget'], {
        says: (0,text_text/* text */.Qq) `each of its ${group.batches.length} batches starts as soon as a Job before it has succeeded, whether its node is Ready or not. A fault that shows after minutes is on ${reachedBy(group)} by then.`,
        fix: (0,system/* fix */.Up) `Set ${(0,text_text/* code */.aY)(waitField)} to the time in which a bad version shows, such as "10m"; it counts for each concurrency slot.`,
        severity: 'info',
        evidence: { seconds: 0, batches: group.batches.length, matched: group.matched },
    });
}
function withoutPause(limited) {
    const { group } = limited;
    const { noPause } = (0,rule/* ofSystem */.d0)(limited).words;
    if (!noPause)
        return null;
    return (0,rule/* groupResult */.xC)(limited, ['strategy', 'budget'], {
        says: (0,text_text/* text */.Qq) `each of its ${group.batches.length} batches starts as soon as the one before is done, and ${(0,text_text/* asText */.e1)(noPause.says)}. A fault that shows after minutes is on ${reachedBy(group)} by then.`,
        fix: noPause.fix,
        severity: 'info',
        evidence: { seconds: 0, batches: group.batches.length, matched: group.matched },
    });
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/no-progress.js + 3 modules
var no_progress = __webpack_require__(16577);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/present.js
var present = __webpack_require__(32887);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/peak-above-limit.js














const peak_above_limit_options = schemas/* strictObject */.rej({
    limit: (0,fleet_limit/* limitSchema */.p9)('25%'),
    production: (0,fleet_limit/* limitSchema */.p9)('10%'),
    wholeFrom: schemas/* number */.aig().int().min(1).default(3),
});
const peakAboveLimit = (0,rule/* groupRule */.sE)({
    id: 'peak-above-limit',
    detects: 'more targets of a group unavailable at once than the limit allows, in the dry rollout or by its budgets',
    systems: 'all',
    severity: 'error',
    options: peak_above_limit_options,
    evaluate: (limited, { side, plan, options: given }) => {
        if (limited.policy.change?.interrupts === false)
            return null;
        const bound = boundOf(limited, given);
        const rolled = inTheRollout(limited, side, plan, bound);
        const allowed = asConfigured(limited, plan, bound, rolled);
        const found = rolled && allowed ? joined(rolled, allowed, limited) : (rolled ?? allowed);
        return found && { ...found, magnitude: (found.magnitude ?? 0) + wholeHours(limited) };
    },
});
function boundOf({ group }, given) {
    const written = group.production ? given.production : given.limit;
    const whole = (0,wholes/* servingOf */.K3)(group);
    const limit = (0,fleet_limit/* limitFor */.Dg)(written, whole);
    if (whole >= given.wholeFrom && limit >= whole)
        return {
            limit: whole - 1,
            says: (0,text_text/* text */.Qq) `Limit: not all ${(0,text_text/* count */.U9)(whole, group.unit)} (${(0,text_text/* code */.aY)('wholeFrom')}).`,
        };
    const words = (0,fleet_limit/* limitWords */.vd)(written, limit, group.unit, group.production ? (0,text_text/* text */.Qq) ` for production` : text_text/* NO_TEXT */.gd);
    return { limit, says: (0,text_text/* text */.Qq) `Limit: ${words}.` };
}
function wholeHours({ group: { calendar } }) {
    return calendar ? (0,written_ceiling/* wholeShare */.T)(calendar) : 0;
}
function inTheRollout(limited, side, plan, { limit, says }) {
    const { group, policy } = limited;
    const aged = (0,expiries/* peakByAge */.A2)(group);
    const { peakAtOnce, outBefore } = outAtOnce(side, group);
    if ((group.batches.length === 0 && !aged) || peakAtOnce <= limit)
        return null;
    const isWhole = peakAtOnce >= (0,wholes/* servingOf */.K3)(group);
    const batch = group.peakBatch === undefined ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` (batch ${group.peakBatch})`;
    const when = aged ? (0,expiring/* expiryText */.X5)(aged) : batch;
    const is = (0,text_text/* literal */.eu)((0,plural/* verb */.w3)(peakAtOnce, 'is', 'are'));
    const state = servesAtWork(policy) ? (0,text_text/* text */.Qq) `worked on` : (0,text_text/* text */.Qq) `unavailable`;
    return (0,rule/* groupResult */.xC)(limited, aged ? ['expireAfter'] : ['strategy', 'budget'], {
        says: (0,text_text/* joinTexts */.B5)((0,present/* present */.E)([
            (0,text_text/* text */.Qq) `${(0,text_text/* share */.uM)(peakAtOnce, (0,wholes/* servingOf */.K3)(group), group.unit)} ${is} ${state} at once${when}.`,
            says,
            outBefore > 0 &&
                (0,text_text/* text */.Qq) `${outBefore} of them ${(0,text_text/* literal */.eu)((0,plural/* verb */.w3)(outBefore, 'was', 'were'))} unavailable before.`,
            isWhole && !aged && wholeText(limited),
            servesAtWork(policy) && AT_WORK,
        ]), ' '),
        fix: (0,rule/* unlessUnbatched */.V8)(limited, aged ? expiring/* NOT_BY_EXPIRY */.UP : fewerAtOnce(limited, limit, limit - (peakAtOnce - group.peakAtOnce))),
        ...(aged ? { severity: (0,expiring/* expirySeverity */.TL)(group) } : {}),
        short: (0,text_text/* text */.Qq) `${(0,text_text/* share */.uM)(peakAtOnce, (0,wholes/* servingOf */.K3)(group), group.unit)} at once, limit ${limit}`,
        field: aged ? 'expireAfter' : 'strategy',
        ofRollout: true,
        magnitude: peakAtOnce,
        evidence: { cause: 'rollout', peakAtOnce, matched: (0,wholes/* servingOf */.K3)(group), limit, outBefore },
    });
}
function asConfigured(limited, plan, { limit, says }, rolled) {
    const { calendar, unit } = limited.group;
    if (!calendar)
        return null;
    const isSized = calendar.counted > 0;
    const taken = rolled && !(0,expiries/* peakByAge */.A2)(limited.group) ? (rolled.magnitude ?? 0) : 0;
    const ceiling = (0,written_ceiling/* highestCeiling */._x)(limited, plan, isSized ? Math.max(limit, taken) : ALL_PERCENT - 1);
    if (!ceiling)
        return null;
    const { most, of, reasons } = ceiling;
    const what = isSized ? (0,text_text/* share */.uM)(most, of, unit) : (0,text_text/* text */.Qq) `all ${(0,text_text/* literal */.eu)(unit)}s (100%), however many there are,`;
    return {
        ...(0,rule/* groupResult */.xC)(limited, [], {
            says: (0,text_text/* text */.Qq) `budgets allow ${what} at once ${(0,text_text/* literal */.eu)(ceiling.says)}.${isSized ? (0,text_text/* text */.Qq) ` ${says}` : text_text/* NO_TEXT */.gd}`,
            short: isSized
                ? (0,text_text/* text */.Qq) `budgets allow ${(0,text_text/* share */.uM)(most, of, unit)} at once, limit ${limit}`
                : (0,text_text/* text */.Qq) `budgets allow all ${(0,text_text/* literal */.eu)(unit)}s at once`,
            field: 'strategy',
            fix: (0,written_ceiling/* lowerBudget */.jm)(ceiling, calendar, isSized ? limit : null),
            magnitude: isSized ? most : 0,
            evidence: {
                ...{ cause: 'budgets', ceiling: isSized ? most : `${most}%`, reasons: [...reasons] },
                ...(isSized ? { matched: of, limit } : {}),
            },
        }),
        place: ceiling.place,
    };
}
const ALL_PERCENT = 100;
function joined(rolled, allowed, { group }) {
    const taken = (0,text_text/* share */.uM)(rolled.magnitude ?? 0, (0,wholes/* servingOf */.K3)(group), group.unit);
    const { rolls, severity } = rolled;
    return {
        ...allowed,
        says: (0,text_text/* text */.Qq) `${(0,text_text/* asText */.e1)(allowed.says)} The dry rollout takes ${taken} at once.`,
        ...(severity === undefined ? {} : { fix: (0,system/* fix */.Up) `${(0,rule/* asFix */.eA)(allowed.fix)} ${(0,rule/* asFix */.eA)(rolled.fix)}` }),
        magnitude: Math.max(rolled.magnitude ?? 0, allowed.magnitude ?? 0),
        ...(rolls ? { rolls } : {}),
    };
}
function wholeText(limited) {
    const { group, policy } = limited;
    if (policy.change?.batched === false)
        return (0,text_text/* asText */.e1)(policy.change.says);
    if ((0,wholes/* isNamed */.ev)(group))
        return (0,text_text/* text */.Qq) `They are announced one by one as ${(0,text_text/* name */.UU)('group', group.name)}; nothing limits how many at once.`;
    if (isWorkload(limited))
        return wholeCause(limited);
    if (isBlind(group))
        return (0,text_text/* text */.Qq) `No status shows when a ${(0,text_text/* literal */.eu)(group.unit)} works again, so the controller does not wait for it.`;
    return (0,system/* factOf */.yD)(group, 'without-policy') && group.ceiling.declared === null
        ? (0,text_text/* text */.Qq) `Neither ${(0,text_text/* code */.aY)('deploymentPolicy')} nor ${(0,text_text/* code */.aY)('interruptionBudget')} is set: the default is 100%.`
        : null;
}
function isBlind(group) {
    return (0,system/* factOf */.yD)(group, 'availability')?.signal === 'time';
}
function fewerAtOnce(limited, limit, room) {
    const { group } = limited;
    const { takes } = (0,rule/* ofSystem */.d0)(limited);
    if (isBlind(group))
        return (0,system/* fix */.Up) `Set ${(0,text_text/* code */.aY)('unavailablePeriodSeconds')} to the time the work takes, or use a staged update run with waits.`;
    if ((0,wholes/* isNamed */.ev)(group))
        return fewerNamed(group, room);
    const left = limit - group.outBefore;
    const beside = takes === 'clusters' && group.outBefore > 0 ? outBesides(group, left) : null;
    if (takes !== 'nodes')
        return beside ?? fewer(limited, left) ?? '';
    const most = limit - Math.max(group.outBefore, besidesPeakBatch(limited));
    const own = (0,rule/* ofSystem */.d0)(limited).deletesNodes ? left : most;
    return (outBesides(group, most) ??
        fewer(limited, own) ??
        (0,system/* fix */.Up) `Make the batches smaller: at most ${(0,text_text/* count */.U9)(Math.max(1, most), group.unit)} at a time.`);
}
function fewerNamed({ unit }, most) {
    return most < 1
        ? (0,system/* fix */.Up) `Announce none until the nodes that are unavailable are back: they use up the limit.`
        : (0,system/* fix */.Up) `Announce at most ${(0,text_text/* count */.U9)(most, unit)} at a time.`;
}
function besidesPeakBatch(limited) {
    const { group } = limited;
    const peak = group.batches.find(({ index }) => index === group.peakBatch);
    return (0,rule/* ofSystem */.d0)(limited).batchesOverlap && peak ? group.peakAtOnce - peak.size : 0;
}
function fleetPeakOf({ combined }) {
    return combined.scopes.find(({ scope }) => scope.kind === 'fleet');
}
function outAtOnce(side, group) {
    const { peakAtOnce, outBefore } = group;
    const fleet = (0,wholes/* isNamed */.ev)(group) ? fleetPeakOf(side) : undefined;
    if (!fleet)
        return { peakAtOnce, outBefore };
    const idle = fleet.contributors.find(({ policy }) => policy === null)?.out ?? 0;
    const elsewhere = Math.max(0, Math.min(idle, fleet.peakAtOnce - peakAtOnce));
    return { peakAtOnce: peakAtOnce + elsewhere, outBefore: outBefore + elsewhere };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/peak-jump.js










const peak_jump_options = schemas/* strictObject */.rej({
    factor: schemas/* number */.aig().min(1).default(2),
    fromOnePercent: schemas/* number */.aig().min(0).max(100).default(5),
});
const peakJump = (0,rule/* defineRule */.Km)({
    id: 'peak-jump',
    detects: 'a change that takes many more targets out at once than the base does, in the dry rollout or by what is written',
    systems: 'all',
    severity: 'error',
    options: peak_jump_options,
    evaluate: ({ side, base, plan, options }) => {
        if (!base)
            return [];
        const before = (0,rule/* rolledGroups */.BR)(base);
        const kept = new Set((0,rule/* rolledGroups */.BR)(side).map(({ group }) => group.runs.group));
        return (0,rule/* rolledGroups */.BR)(side).map((limited) => {
            const was = peak_jump_groupBefore(limited, before, kept);
            return was && (peak_jump_inTheRollout(limited, was, plan, options) ?? peak_jump_asWritten(limited, was, plan, options));
        });
    },
});
function peak_jump_inTheRollout(limited, before, plan, options) {
    const { group } = limited;
    const was = before.group;
    if ((0,system/* factOf */.yD)(group, 'exclusive-volume')?.isHeld === false)
        return null;
    const mostWritten = writtenWithoutJump(limited, before, plan, options);
    const isOnlyByAge = group.batches.length === 0 && (0,expiries/* peakByAge */.A2)(group) !== null;
    if (was.batches.length === 0 || isOnlyByAge || !isJump(was, group, group.peakAtOnce, options))
        return null;
    return (0,rule/* groupResult */.xC)(limited, ['strategy', 'budget'], {
        says: (0,text_text/* text */.Qq) `peak at once rises from ${(0,text_text/* share */.uM)(was.peakAtOnce, (0,wholes/* servingOf */.K3)(was), was.unit)} to ${(0,text_text/* share */.uM)(group.peakAtOnce, (0,wholes/* servingOf */.K3)(group), group.unit)}.`,
        fix: (0,rule/* unlessUnbatched */.V8)(limited, raiseLess(limited, was, mostWritten, options)),
        short: (0,text_text/* text */.Qq) `${was.peakAtOnce} -> ${group.peakAtOnce} of ${(0,text_text/* count */.U9)((0,wholes/* servingOf */.K3)(group), group.unit)}`,
        field: 'strategy',
        magnitude: group.peakAtOnce,
        evidence: { base: was.peakAtOnce, head: group.peakAtOnce, factor: options.factor },
    });
}
function peak_jump_asWritten(limited, was, plan, options) {
    const { calendar, unit } = limited.group;
    const calendarBefore = was.group.calendar;
    if (!calendar || !calendarBefore)
        return null;
    const isSized = calendar.counted > 0;
    if (isSized !== calendarBefore.counted > 0)
        return null;
    const mostBefore = (reason) => mostAllowed(calendarBefore, reason, plan);
    const jumps = (0,written_ceiling/* actingReasons */.Ae)(calendar).filter((reason) => {
        const before = mostBefore(reason);
        if (before === 0 || isUnlimited(was, reason, plan))
            return false;
        const now = mostAllowed(calendar, reason, plan);
        return isSized
            ? isJump({ ...was.group, peakAtOnce: before }, limited.group, now, options)
            : now > before * options.factor;
    });
    const ceiling = (0,written_ceiling/* highestCeiling */._x)(limited, plan, 0, (reason) => !jumps.includes(reason));
    if (!ceiling)
        return null;
    const before = Math.max(...ceiling.reasons.map(mostBefore));
    const most = Math.max(1, Math.floor(before * options.factor));
    const [lets, inBase] = isSized
        ? [(0,text_text/* share */.uM)(ceiling.most, ceiling.of, unit), (0,text_text/* share */.uM)(before, calendarBefore.counted, was.group.unit)]
        : [(0,text_text/* text */.Qq) `${ceiling.most}% of the ${(0,text_text/* literal */.eu)(unit)}s, however many there are,`, (0,text_text/* text */.Qq) `${before}%`];
    return {
        ...(0,rule/* groupResult */.xC)(limited, [], {
            says: (0,text_text/* text */.Qq) `budgets allow ${lets} at once ${(0,text_text/* literal */.eu)(ceiling.says)}. The base never allows more than ${inBase}.`,
            fix: (0,written_ceiling/* lowerBudget */.jm)(ceiling, calendar, isSized ? most : `${most}%`),
            short: isSized
                ? (0,text_text/* text */.Qq) `budgets: ${before} -> ${ceiling.most} of ${(0,text_text/* count */.U9)(ceiling.of, unit)}`
                : (0,text_text/* text */.Qq) `budgets: ${before}% -> ${ceiling.most}% of the ${(0,text_text/* literal */.eu)(unit)}s`,
            field: 'strategy',
            magnitude: ceiling.most,
            evidence: { base: before, head: ceiling.most, factor: options.factor, reasons: [...ceiling.reasons] },
        }),
        place: ceiling.place,
    };
}
function writtenWithoutJump(limited, was, plan, options) {
    const { calendar } = limited.group;
    const calendarBefore = was.group.calendar;
    if (!calendar || !calendarBefore)
        return Infinity;
    const before = (0,written_ceiling/* actingReasons */.Ae)(calendar)
        .filter((reason) => !isUnlimited(was, reason, plan))
        .map((reason) => mostAllowed(calendarBefore, reason, plan))
        .filter((most) => most > 0);
    return Math.floor(Math.min(...before) * options.factor);
}
function mostAllowed(calendar, reason, plan) {
    return (0,written_ceiling/* actingReasons */.Ae)(calendar).includes(reason) ? Math.max(0, (0,written_ceiling/* mostFor */.jN)(calendar, reason, plan)) : 0;
}
function isUnlimited({ group: { calendar } }, reason, plan) {
    const spans = calendar?.spans ?? [];
    return spans.some((span) => span.reason === reason && span.to > plan.at && span.limit === null);
}
function isJump(was, now, peak, options) {
    if (peak <= was.peakAtOnce)
        return false;
    const [before, after] = [(0,wholes/* servingOf */.K3)(was), (0,wholes/* servingOf */.K3)(now)];
    const isResized = before !== after;
    const asBefore = isResized && peak_jump_limitsOf(was) === peak_jump_limitsOf(now);
    const isReplicas = now.unit === 'replica' && isResized;
    if (isReplicas && asBefore)
        return false;
    const scaled = isReplicas ? (was.peakAtOnce * after) / Math.max(1, before) : was.peakAtOnce;
    if (was.peakAtOnce > 0 && peak > scaled * options.factor)
        return true;
    const leavesOne = was.peakAtOnce <= 1 && peak * 100 > options.fromOnePercent * after;
    const isSmallerShare = isResized && peak * before <= was.peakAtOnce * after;
    return leavesOne && !asBefore && !isSmallerShare;
}
function peak_jump_limitsOf({ ceiling, strategy }) {
    const written = strategy?.['declared'];
    return (0,values_canonical/* canonicalJson */.dj)([
        ceiling.declared,
        written === undefined ? strategy : [strategy?.['kind'] ?? null, written],
    ]);
}
function peak_jump_groupBefore({ policy, group }, before, kept) {
    const same = before.filter((other) => other.group.runs.group === group.runs.group);
    const isSecond = group.follows !== undefined;
    const counterpart = same.find((other) => (other.group.follows !== undefined) === isSecond) ?? same[0];
    if (counterpart)
        return counterpart;
    const targets = new Set(group.targets);
    let most = 0;
    let found = null;
    for (const other of before) {
        if (kept.has(other.group.runs.group) && !(0,rule/* sameRef */.WY)(other.policy.ref, policy.ref))
            continue;
        const shared = other.group.targets.filter((target) => targets.has(target)).length;
        if (shared > most)
            [most, found] = [shared, other];
    }
    return found;
}
function raiseLess(limited, was, mostWritten, options) {
    const now = limited.group;
    let most = Math.min(now.peakAtOnce, Math.max(was.peakAtOnce, mostWritten));
    while (most > was.peakAtOnce && isJump(was, now, most, options))
        most--;
    if (most === 0)
        return surgeFirst(limited) ?? noneAtAll(now);
    const set = fewer(limited, most - now.outBefore);
    const isReplaced = set !== null && (0,system/* settingsOf */.f5)(set).some(({ inPlaceOf }) => inPlaceOf !== undefined);
    const first = was.batches[0]?.size ?? most;
    if (isReplaced && first < most)
        return fewer(limited, first) ?? set;
    return (set ??
        (most > was.peakAtOnce
            ? (0,system/* fix */.Up) `Raise it in smaller steps, to at most ${most} at once.`
            : (0,system/* fix */.Up) `Keep it at ${most} at once.`));
}
const NONE = { field: 'maxUnavailable', value: 0 };
const SURGE = { field: 'maxSurge', value: 1 };
function surgeFirst(limited) {
    const { strategy } = limited.group;
    if (!isWorkload(limited) || limited.policy.ref.kind === 'StatefulSet')
        return null;
    if (strategy?.['kind'] === 'Recreate')
        return (0,system/* fix */.Up) `Set ${(0,text_text/* code */.aY)('strategy.type: RollingUpdate')}, with ${NONE} and ${SURGE}.`;
    const { maxSurge } = strategy ?? {};
    return typeof maxSurge === 'number' && maxSurge > 0 ? (0,system/* fix */.Up) `Set ${NONE}.` : (0,system/* fix */.Up) `Set ${NONE} and ${SURGE}.`;
}
function noneAtAll(group) {
    const percent = Math.ceil(100 / Math.max(1, (0,wholes/* servingOf */.K3)(group)));
    return (0,system/* fix */.Up) `Leave out what makes ${(0,text_text/* literal */.eu)(group.unit)}s unavailable: the base has none, and of ${(0,text_text/* count */.U9)((0,wholes/* servingOf */.K3)(group), group.unit)} even one is a jump. To allow one at a time, set ${(0,text_text/* code */.aY)(`fromOnePercent: ${percent}`)} of this rule first.`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/quorum-at-risk.js




const quorumAtRisk = (0,rule/* defineRule */.Km)({
    id: 'quorum-at-risk',
    detects: 'so many nodes of a quorum (etcd, storage, control plane) out at once that no majority is left',
    systems: 'all',
    severity: 'error',
    evaluate: ({ side, plan }) => side.combined.scopes.map((peak) => {
        const { scope, members } = peak;
        const fatal = fatalOf(members);
        const isPossible = Math.max(peak.withoutNext.peakAtOnce, largestAlone(peak)) < fatal;
        const judged = peak.withoutNext.peakAtOnce < fatal ? peak : peak.withoutNext;
        const { peakAtOnce, peakAt } = judged;
        const takers = takersOf(judged);
        if (scope.kind !== 'quorum')
            return null;
        if (takers.length === 0 || peakAtOnce < fatal)
            return quorum_at_risk_inWorstOrder(peak, side, plan);
        const at = peakAt === null ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` at ${(0,text_text/* instant */.uR)(peakAt)}`;
        return {
            subject: scope.name,
            isPossible,
            about: null,
            says: (0,text_text/* text */.Qq) `${scopeText(scope)}: ${(0,text_text/* share */.uM)(peakAtOnce, members, 'node')} unavailable at once${at}${nextText(side, judged)}: ${contributorsText(side, judged, 'node')}. The majority is lost from ${fatal} on.${worseText(peak)}`,
            fix: quorum_at_risk_fixOf(members, fatal),
            place: placeOfTakers(side, plan, takers),
            magnitude: Math.max(peakAtOnce, peak.worstOrder?.atOnce ?? 0),
            evidence: {
                ...{ quorum: scope.name, members, peakAtOnce, fatal },
                contributors: contributorsEvidence(judged.contributors),
            },
        };
    }),
});
function fatalOf(members) {
    return Math.floor((members - 1) / 2) + 1;
}
function quorum_at_risk_fixOf(members, fatal) {
    return members > 2
        ? (0,system/* fix */.Up) `Disrupt at most ${fatal - 1} of them at a time.`
        : (0,system/* fix */.Up) `Leave them out: a quorum of this size loses its majority with one node.`;
}
function worseText({ worstOrder, peakAtOnce, members }) {
    if (worstOrder === null || worstOrder.atOnce <= peakAtOnce)
        return text_text/* NO_TEXT */.gd;
    return (0,text_text/* text */.Qq) ` In the worst order it is ${worstOrder.atOnce} of ${members}: ${(0,text_text/* asText */.e1)(worstOrder.says)}.`;
}
function quorum_at_risk_inWorstOrder({ scope, members, peakAtOnce, worstOrder }, side, plan) {
    const fatal = fatalOf(members);
    if (scope.kind !== 'quorum' || worstOrder === null || worstOrder.atOnce < fatal)
        return null;
    const { atOnce, policy, isNext, says } = worstOrder;
    return {
        subject: scope.name,
        isPossible: isNext,
        about: null,
        says: (0,text_text/* text */.Qq) `${scopeText(scope)}: up to ${(0,text_text/* share */.uM)(atOnce, members, 'node')} unavailable at once by ${labelOf(side, policy)}: ${(0,text_text/* asText */.e1)(says)}. The majority is lost from ${fatal} on. The order of the plan takes ${peakAtOnce} at once.`,
        fix: quorum_at_risk_fixOf(members, fatal),
        place: placeOfTakers(side, plan, [policy]),
        magnitude: atOnce,
        evidence: {
            ...{ quorum: scope.name, members, peakAtOnce: atOnce, fatal },
            contributors: contributorsEvidence([{ policy, out: atOnce, isNext }]),
        },
    };
}
function largestAlone({ contributors }) {
    const idle = contributors.find(({ policy }) => policy === null)?.out ?? 0;
    const own = contributors.filter(({ policy }) => policy !== null).map(({ out }) => out);
    return idle + Math.max(0, ...own);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/begun.js
var begun = __webpack_require__(4206);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/skyhook/ramp-not-reset.js





const ramp_not_reset_ERROR_ABOVE = 2;
const rampNotReset = (0,rule/* defineRule */.Km)({
    id: 'ramp-not-reset',
    detects: 'a rollout that starts with a grown batch, because batch state is kept or finished nodes count as the batch before',
    systems: ['skyhook'],
    severity: 'warning',
    evaluate: ({ side }) => [
        ...(0,rule/* rolledGroups */.BR)(side).map((limited) => kept(limited) ?? joining(limited)),
        ...side.policies.flatMap(overridden),
    ],
});
const WHICH = {
    shown: (0,text_text/* text */.Qq) `the next rollout (the one shown)`,
    next: (0,text_text/* text */.Qq) `the next rollout`,
    after: (0,text_text/* text */.Qq) `the rollout after the one shown`,
};
function kept(limited) {
    const { of, nextBatches: next, freshBatches: fresh } = limited.group.carriedOver ?? ramp_not_reset_NONE;
    const [first = 0] = next;
    const [start = 0] = fresh;
    if (first <= start)
        return null;
    return (0,rule/* groupResult */.xC)(limited, ['resetBatchStateOnCompletion', 'strategy'], {
        says: (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)('resetBatchStateOnCompletion')} is false: ${WHICH[of]} starts with a batch of ${first} (${(0,text_text/* literal */.eu)(`${next.slice(0, 4).join(', ')}${next.length > 4 ? ', ...' : ''}`)}) instead of ${start}.`,
        fix: (0,system/* fix */.Up) `Set ${{ field: 'resetBatchStateOnCompletion', value: true }}: every rollout then starts with its canary.`,
        magnitude: first,
        evidence: { cause: 'kept', nextBatches: [...next], freshBatches: [...fresh] },
        severity: first > start * ramp_not_reset_ERROR_ABOVE ? 'error' : 'warning',
    });
}
const ramp_not_reset_NONE = { of: 'next', nextBatches: [], freshBatches: [] };
function joining(limited) {
    const { group, policy } = limited;
    const initial = group.strategy?.['initialBatch'];
    const [first] = group.batches;
    if (policy.change?.kind !== 'new-nodes' || typeof initial !== 'number' || !first)
        return null;
    if (first.size <= initial)
        return null;
    const joined = (0,begun/* begunIn */.Z)(group).size;
    const done = group.matched - joined;
    const counts = (0,system/* factOf */.yD)(group, 'compartment')?.countsAsBatch ?? done;
    return (0,rule/* groupResult */.xC)(limited, ['initialBatch', 'strategy'], {
        says: (0,text_text/* text */.Qq) `${(0,text_text/* share */.uM)(first.size, joined, 'node')} that join are in the first batch, not ${initial}: ${beforeText(done, counts)}.`,
        fix: (0,system/* fix */.Up) `Let the nodes join in steps of ${(0,text_text/* code */.aY)('initialBatch')} (narrow ${(0,text_text/* code */.aY)('nodeSelectors')} and widen it), or roll them with an object of their own first.`,
        magnitude: first.size,
        evidence: { cause: 'new-nodes', firstBatch: first.size, initialBatch: initial, joined, done },
    });
}
function beforeText(done, counted) {
    if (counted === 0)
        return (0,text_text/* text */.Qq) `the batch state of the last rollout is kept`;
    const which = counted >= done ? (0,text_text/* text */.Qq) `the ${done}` : (0,text_text/* text */.Qq) `${counted} of the ${done}`;
    return (0,text_text/* text */.Qq) `${which} finished nodes ${(0,text_text/* literal */.eu)((0,plural/* verb */.w3)(counted, 'counts', 'count'))} as the batch before`;
}
function overridden(policy) {
    return (0,system/* factsOf */.xS)(policy, 'silent-override').map(({ field, value, beats, beaten, place }) => (0,rule/* policyResult */._1)(policy, {
        subject: field,
        says: (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(field)} is not set and defaults to ${(0,text_text/* code */.aY)(JSON.stringify(value))}, which overrides the ${(0,text_text/* code */.aY)(JSON.stringify(beaten))} of ${(0,rule/* policyName */.ct)(beats)}: the batch state is reset.`,
        fix: (0,system/* fix */.Up) `Set ${(0,text_text/* code */.aY)(`${field.split('.').at(-1) ?? field}: ${JSON.stringify(beaten)}`)} there too, or remove ${(0,text_text/* code */.aY)('deploymentPolicyOptions')}.`,
        place,
        evidence: { cause: 'overridden', field, value, beaten },
    }));
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/object-faults.js
var object_faults = __webpack_require__(72298);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/reference-missing.js




const referenceMissing = (0,rule/* defineRule */.Km)({
    id: 'reference-missing',
    detects: 'a policy that names an object or a node which neither the change nor the snapshot has',
    systems: 'all',
    severity: 'error',
    evaluate: (judged) => [
        ...judged.side.policies.flatMap(missing),
        ...(0,object_faults/* faultViolations */.$)(judged, 'unknown-node'),
    ],
});
function missing(policy) {
    return policy.missingReferences.map(({ what, fate: known, consequence, fix: advice, place, grade }) => {
        const fate = known ?? 'unknown';
        return (0,rule/* policyResult */._1)(policy, {
            subject: what,
            says: (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', what)} ${SAYS[fate]}. ${(0,text_text/* asText */.e1)(consequence)}`,
            fix: advice ?? FIXES[fate],
            place,
            ...(grade === undefined ? {} : { severity: grade }),
            evidence: { reference: what },
        });
    });
}
const SAYS = {
    unknown: (0,text_text/* text */.Qq) `does not exist, neither here nor in the snapshot`,
    deleted: (0,text_text/* text */.Qq) `is referenced, and this change removes it`,
};
const FIXES = {
    unknown: (0,system/* fix */.Up) `Add the object to the change, correct the name, or take a snapshot that has it.`,
    deleted: (0,system/* fix */.Up) `Keep the object as long as it is referenced.`,
};

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/replicas-go-together.js




const replicasGoTogether = (0,rule/* groupRule */.sE)({
    id: 'replicas-go-together',
    detects: 'an application of which a rollout may drain the nodes of all replicas at the same moment, or of the only one',
    systems: 'all',
    severity: 'warning',
    evaluate: (limited, { side }) => together(limited, side),
});
function together(limited, { spreads }) {
    const { group } = limited;
    if (group.drains !== true || group.unit !== 'node' || group.batches.length === 0)
        return [];
    const batchOf = new Map(group.batches.flatMap(({ index, targets }) => targets.map((target) => [target, index])));
    const spared = (0,system/* factOf */.yD)(group, 'drain-spares') ?? [];
    const near = spreads.filter(({ nodes, namespace }) => !spared.includes(namespace) && mayGoTogether(limited, nodes, batchOf));
    const taint = (0,system/* factOf */.yD)(group, 'leaves-tolerant');
    const several = near.filter(({ pods }) => pods > 1);
    const left = several.filter((spread) => (0,system/* endWithNodes */.Bf)(spread, taint));
    const drained = several.filter((spread) => !left.includes(spread));
    const single = near.filter((spread) => spread.pods === 1 && (spread.budget?.most !== 0 || (0,system/* endWithNodes */.Bf)(spread, taint)));
    const bare = drained.filter(isUnguarded);
    const pairs = drained.filter((spread) => !isUnguarded(spread) && isPair(spread));
    return [
        ...(left.length > 0 ? [notDrained(limited, left)] : []),
        ...(bare.length > 0 ? [unguarded(limited, bare)] : []),
        ...(pairs.length > 0 ? [guarded(limited, pairs)] : []),
        ...(single.length > 0 ? [alone(limited, single)] : []),
    ];
}
function mayGoTogether({ group }, nodes, batchOf) {
    const batches = nodes.map((node) => batchOf.get(node));
    if (batches.includes(undefined))
        return false;
    return !group.freeOrder ? new Set(batches).size === 1 : nodes.length <= group.peakAtOnce;
}
function isUnguarded({ budget, pods }) {
    return budget === null || (budget.most !== null && budget.most >= pods);
}
function isPair({ pods, nodes }) {
    return pods === 2 && nodes.length === 2;
}
function notDrained(limited, spreads) {
    return replicas_go_together_violation(limited, spreads, {
        subject: 'tolerant',
        says: (0,text_text/* text */.Qq) `nothing serves until new pods are ready. The pods tolerate the taint of the drain, so no disruption budget applies and they end with their nodes`,
        fix: (0,system/* fix */.Up) `Name the keys of the intended taints in the tolerations of these pods, instead of ${(0,text_text/* code */.aY)('operator: Exists')} without a key.`,
    });
}
function unguarded(limited, spreads) {
    const [first] = spreads;
    const budget = first?.budget
        ? (0,text_text/* text */.Qq) `${budgetName(first.budget.name)} allows all of them at once`
        : (0,text_text/* text */.Qq) `no disruption budget covers them`;
    return replicas_go_together_violation(limited, spreads, {
        subject: 'no budget',
        says: (0,text_text/* text */.Qq) `nothing serves until new pods are ready; ${budget}`,
        fix: withOneByOne((0,system/* fix */.Up) `Add a PodDisruptionBudget with ${(0,text_text/* code */.aY)('maxUnavailable: 1')} for ${workloadName(first)}, so that its pods are evicted one after the other.`, spreads.some(isPair) ? limited : null),
    });
}
function alone(limited, spreads) {
    const [first] = spreads;
    const [node = ''] = first?.nodes ?? [];
    return replicas_go_together_violationOf(limited, spreads, {
        subject: 'single',
        says: (0,text_text/* text */.Qq) `${workloadName(first)} has only one pod (on ${(0,text_text/* name */.UU)('target', node)}), and a drain evicts it before there is another: nothing serves until a new one is ready elsewhere.${moreLike(spreads)}`,
        fix: withOneByOne((0,system/* fix */.Up) `Give ${workloadName(first)} two replicas and a PodDisruptionBudget with ${(0,text_text/* code */.aY)('maxUnavailable: 1')} if it may not be down for that long.`, limited.group.peakAtOnce > 1 ? limited : null),
        severity: 'info',
    });
}
function guarded(limited, spreads) {
    const [first] = spreads;
    return replicas_go_together_violation(limited, spreads, {
        subject: 'pair',
        says: (0,text_text/* text */.Qq) `${budgetName(first?.budget?.name ?? '')} has the pods evicted one after the other, but both nodes are tainted or cordoned at once: traffic that is routed by node reaches neither`,
        fix: oneByOne(limited),
    });
}
function oneByOne(limited) {
    return (0,rule/* asFix */.eA)((0,rule/* unlessUnbatched */.V8)(limited, fewer(limited, 1) ?? (0,system/* fix */.Up) `Disrupt one node at a time.`));
}
function withOneByOne(first, limited) {
    return limited ? (0,system/* fix */.Up) `${first} ${(0,system/* fixText */.Xc)(oneByOne(limited))}` : first;
}
function budgetName(budget) {
    return (0,text_text/* name */.UU)('policy', `PodDisruptionBudget/${budget}`);
}
function workloadName(spread) {
    return (0,text_text/* name */.UU)('object', spread?.workload ?? '');
}
function moreLike(spreads) {
    const more = spreads.length - 1;
    return more > 0 ? (0,text_text/* text */.Qq) ` The same for ${(0,text_text/* count */.U9)(more, 'more application')}.` : text_text/* NO_TEXT */.gd;
}
function replicas_go_together_violation(limited, spreads, { subject, says, fix: advice }) {
    const [first] = spreads;
    return replicas_go_together_violationOf(limited, spreads, {
        subject,
        says: (0,text_text/* text */.Qq) `${replicasText(first)} may be drained at once${orderText(limited)}: ${says}.${moreLike(spreads)}`,
        fix: advice,
    });
}
function replicas_go_together_violationOf(limited, spreads, breach) {
    const { group } = limited;
    return (0,rule/* groupResult */.xC)(limited, ['budget', 'strategy'], {
        ...breach,
        ofRollout: true,
        magnitude: spreads.length,
        evidence: {
            applications: spreads.map(({ namespace, workload }) => `${namespace}/${workload}`),
            peakAtOnce: group.peakAtOnce,
        },
    });
}
function replicasText(spread) {
    if (!spread)
        return text_text/* NO_TEXT */.gd;
    const { pods, nodes } = spread;
    const all = pods === 2 ? (0,text_text/* text */.Qq) `both` : (0,text_text/* text */.Qq) `all ${pods}`;
    return (0,text_text/* text */.Qq) `${all} pods of ${workloadName(spread)} (on ${(0,text_text/* few */.H$)(nodes.map((node) => (0,text_text/* name */.UU)('target', node)), 3)})`;
}
function orderText({ group }) {
    if (!group.freeOrder)
        return text_text/* NO_TEXT */.gd;
    return (0,text_text/* text */.Qq) ` (up to ${(0,text_text/* count */.U9)(group.peakAtOnce, 'node')} at once; ${(0,text_text/* asText */.e1)(group.freeOrder.says)})`;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/listing.js
var listing = __webpack_require__(65904);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/karpenter/same-window-everywhere.js








const MINUTE_MS = 60_000;
const AHEAD_MS = 35 * days/* DAY_MS */.sO;
const same_window_everywhere_options = schemas/* strictObject */.rej({
    label: schemas/* string */.YjP().min(1).max(317).default('topology.kubernetes.io/region'),
    aboveRegions: schemas/* number */.aig().int().min(1).default(1),
    belowMinutes: schemas/* number */.aig().int().min(1).default(60).register(looser/* LOOSER */.$, { when: 'lower' }),
});
const sameWindowEverywhere = (0,rule/* defineRule */.Km)({
    id: 'same-window-everywhere',
    detects: 'windows that open in several regions at the same time: one bad change reaches all of them before anyone looks',
    systems: ['karpenter'],
    severity: 'error',
    options: same_window_everywhere_options,
    evaluate: ({ side, plan, options }) => {
        const openings = (0,time/* timedGroups */.kr)(side).flatMap((timed) => openingsOf(timed, plan, options));
        const worst = same_window_everywhere_together(openings, options);
        return worst ? [same_window_everywhere_violationOf(worst, plan, options)] : [];
    },
});
function openingsOf(timed, { at, inventory }, { label }) {
    if (!inventory)
        return [];
    const regions = new Set(timed.limited.group.targets.flatMap((target) => regionOf(inventory.labelsOf(target), label)));
    const instants = openingInstants(timed.calendar).filter((opens) => opens >= at && opens < at + AHEAD_MS);
    return instants.flatMap((opens) => [...regions].map((region) => ({ at: opens, region, timed })));
}
function regionOf(labels, label) {
    const region = Object.hasOwn(labels, label) ? labels[label] : undefined;
    return region === undefined || region === '' ? [] : [region];
}
function openingInstants({ spans }) {
    const found = new Set();
    for (const [i, { reason, from, limit }] of spans.entries()) {
        const before = spans[i - 1];
        const follows = before?.reason === reason && before.to === from;
        if (limit !== 0 && follows && before.limit === 0)
            found.add(from);
    }
    return [...found].sort((a, b) => a - b);
}
function same_window_everywhere_together(openings, { aboveRegions, belowMinutes }) {
    const inOrder = [...openings].sort((a, b) => a.at - b.at);
    let worst = null;
    for (const [i, { at }] of inOrder.entries()) {
        if (i > 0 && inOrder[i - 1]?.at === at)
            continue;
        const near = inOrder.slice(i).filter((opening) => opening.at < at + belowMinutes * MINUTE_MS);
        const regions = [...new Set(near.map(({ region }) => region))].sort();
        if (regions.length <= Math.max(aboveRegions, worst?.regions.length ?? 0))
            continue;
        worst = { at, regions, groups: [...new Set(near.map(({ timed }) => timed))] };
    }
    return worst;
}
function same_window_everywhere_violationOf({ at, regions, groups }, plan, options) {
    const { label, aboveRegions } = options;
    const within = (0,calendar_week/* spanText */.Cp)(options.belowMinutes * MINUTE_MS);
    const names = groups.map(({ limited }) => (0,render/* toPlain */.Ul)((0,rule/* subjectOf */.et)(limited)));
    const limit = groups[0]?.calendar.limits.find(({ schedule }) => schedule !== null);
    return {
        subject: label,
        about: null,
        says: `${(0,listing/* few */.H)(names, 10)}: windows open in ${(0,rule/* count */.U9)(regions.length, 'region')} (${(0,listing/* few */.H)(regions, 10)}) within ` +
            `${within} of ${(0,time/* instantText */.Xx)(at, plan.timeZone)}. A change that is bad is then rolled in all of them before it shows in one.`,
        fix: `Let the windows of regions open more than ${within} apart, so that at most ${aboveRegions} ${aboveRegions === 1 ? 'begins' : 'begin'} together.`,
        place: limit?.place ?? groups[0]?.calendar.place ?? null,
        magnitude: regions.length,
        evidence: { label, regions: [...regions], opensAt: (0,time/* instantText */.Xx)(at), pools: names },
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup/once.js
var once = __webpack_require__(71792);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/selection-moved.js







const selectionMoved = (0,rule/* defineRule */.Km)({
    id: 'selection-moved',
    detects: 'a change after which a policy takes other targets, or puts them under other limits, than before',
    systems: 'all',
    severity: 'warning',
    options: schemas/* strictObject */.rej({
        abovePercent: schemas/* number */.aig().min(0).max(100).default(10),
    }),
    evaluate: ({ base, plan, options }) => {
        if (!base)
            return [];
        return plan.policies.flatMap((diff) => {
            const { base: before, head: after } = diff;
            if (!before || !after || !rollsItself(after) || isReportedElsewhere(after))
                return [];
            const moves = movesOf(diff, before, after, heirsOf(plan)(after.ref.kind));
            const changed = moves.reduce((sum, { targets }) => sum + targets.length, 0);
            const matched = { before: matchedBy(before), after: matchedBy(after) };
            if (isResized(after, matched))
                return [];
            if (changed === 0 || changed * 100 <= options.abovePercent * matched.before)
                return [];
            return [selection_moved_violation(before, after, moves, matched)];
        });
    },
});
function rollsItself({ ref, effect }) {
    return effect.groups.some((group) => (0,rule/* sameRef */.WY)(group.rolls, ref));
}
function isReportedElsewhere({ missingReferences, rejections }) {
    return missingReferences.length > 0 || rejections.length > 0;
}
function isResized({ effect }, matched) {
    return matched.before !== matched.after && effect.groups.every(({ unit }) => unit === 'replica');
}
function movesOf(diff, before, after, heirs) {
    const renamed = isHalfway(after) ? new Map() : renames(before, after);
    const lowered = loweredIn(after);
    const byEnds = new Map();
    for (const { target, from, to } of diff.moved) {
        if (from !== null && to !== null && renamed.get(from) === to)
            continue;
        if (to === null && (lowered.has(target) || isHandedOn(heirs.get(target), from, before)))
            continue;
        const key = JSON.stringify([from, to]);
        const known = byEnds.get(key);
        if (known)
            known.targets.push(target);
        else
            byEnds.set(key, { from, to, targets: [target] });
    }
    return [...byEnds.values()]
        .filter((move) => isHalfway(after) || !isTightened(move, before, after))
        .sort((a, b) => b.targets.length - a.targets.length);
}
const heirsOf = (0,remembered/* remembered */.H)(({ policies }) => {
    const added = policies.flatMap(({ base, head }) => (base === null && head ? [head] : []));
    return (0,once/* once */.O)((kind) => {
        const groups = added.filter((one) => one.ref.kind === kind && rollsItself(one));
        return new Map(groups.flatMap(({ effect }) => effect.groups.flatMap((group) => group.targets.map((target) => [target, group]))));
    });
});
function isHandedOn(heir, from, before) {
    const old = from === null ? undefined : groupOf(before, from);
    return heir !== undefined && old !== undefined && heir.peakAtOnce <= old.peakAtOnce;
}
function isHalfway({ ref, change, effect }) {
    return ((0,by_id/* traitsOf */.J)(ref.system).keepsBatchesByName === true &&
        change?.kind === 'continues' &&
        effect.groups.some(({ unit }) => unit === 'node'));
}
function loweredIn({ leaves, effect }) {
    return new Set(leaves ? effect.groups.flatMap(({ leaving = [] }) => leaving) : []);
}
function renames(before, after) {
    const added = after.effect.groups.filter(({ name }) => !groupOf(before, name));
    const renamed = new Map();
    for (const gone of before.effect.groups.filter(({ name }) => !groupOf(after, name))) {
        const had = new Set(gone.targets);
        const shared = (group) => group.targets.filter((target) => had.has(target)).length;
        const heir = added.find((group) => shared(group) * 2 > gone.matched);
        if (heir)
            renamed.set(gone.name, heir.name);
    }
    return renamed;
}
function isTightened({ from, to }, before, after) {
    if (from === null || to === null || groupOf(before, to))
        return false;
    const [old, now] = [groupOf(before, from), groupOf(after, to)];
    return old !== undefined && now !== undefined && now.peakAtOnce <= old.peakAtOnce;
}
function groupOf(policy, name) {
    return policy.effect.groups.find((group) => group.name === name);
}
function matchedBy({ effect }) {
    const kept = effect.groups.flatMap(({ targets, leaving }) => {
        const gone = new Set(leaving);
        return targets.filter((target) => !gone.has(target));
    });
    return new Set(kept).size;
}
const STATE_LOST = ' The rollout is under way, and the state of its batches, which is kept by the name of the group, is lost for them.';
function selection_moved_violation(before, after, moves, matched) {
    const unit = after.effect.groups[0]?.unit ?? 'node';
    const changed = moves.reduce((sum, { targets }) => sum + targets.length, 0);
    const subject = (0,system/* refText */.d0)(after.ref);
    const total = matched.before === matched.after
        ? `${(0,rule/* count */.U9)(changed, unit)} of ${matched.after} under other limits than before`
        : `it takes ${(0,rule/* count */.U9)(matched.after, unit)}, ${matched.before} before`;
    const isOneGroup = before.effect.groups.length === 1 && after.effect.groups.length === 1;
    const samePeak = before.effect.peakAtOnce === after.effect.peakAtOnce && after.effect.peakAtOnce > 0;
    return {
        policy: after.ref,
        subject: 'selection',
        about: null,
        says: `${subject}: ${total}. ${moves.map((move) => sentence(move, unit, isOneGroup, fateOf(after))).join(' ')}` +
            (isHalfway(after) ? STATE_LOST : '') +
            (samePeak ? ` The peak stays at ${after.effect.peakAtOnce} at once and does not show it.` : ''),
        fix: `Confirm that these ${unit}s are meant; if not, correct the label key or value of the selector.`,
        place: placeOf(after, moves),
        magnitude: changed,
        evidence: {
            before: matched.before,
            after: matched.after,
            moves: moves.map(({ from, to, targets }) => ({ from, to, targets: [...targets] })),
        },
    };
}
function fateOf({ leaves, effect }) {
    if (leaves !== undefined)
        return () => '';
    if (effect.groups.some(({ leaving = [] }) => leaving.length > 0))
        return (isOne) => `, and what it placed there is deleted${isOne ? '' : ' from each'}`;
    return (isOne) => ` and ${isOne ? 'is' : 'are'} not rolled any more`;
}
function sentence({ from, to, targets }, unit, isOneGroup, fate) {
    const who = (0,rule/* count */.U9)(targets.length, unit);
    const one = targets.length === 1;
    const inGroup = (name) => (isOneGroup ? '' : ` "${name}"`);
    if (to === null && from !== null)
        return `${who} ${one ? 'leaves' : 'leave'}${inGroup(from)}${fate(one)}: ${(0,listing/* few */.H)(targets)}.`;
    if (from === null)
        return `${who} ${one ? 'joins' : 'join'}${inGroup(to ?? '')}: ${(0,listing/* few */.H)(targets)}.`;
    return `${who} ${one ? 'goes' : 'go'} from ${from} to ${to ?? ''}: ${(0,listing/* few */.H)(targets)}.`;
}
function placeOf(after, moves) {
    const isOutside = moves.some(({ from, to }) => from === null || to === null);
    const own = (0,system/* factsOf */.xS)(after, 'selector').find(({ group }) => group === null)?.place;
    const first = moves.find(({ to }) => to !== null)?.to ?? null;
    const group = first === null ? undefined : groupOf(after, first);
    return (isOutside ? own : group?.places['selector']) ?? own ?? after.place;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/selector-matches-everything.js




const selectorMatchesEverything = (0,rule/* policyRule */.vv)({
    id: 'selector-matches-everything',
    detects: 'a selector in which no label decides, so that it takes every target there is and every one that comes',
    systems: 'all',
    severity: 'error',
    options: schemas/* strictObject */.rej({
        fromTargets: schemas/* number */.aig().int().min(1).default(2),
    }),
    evaluate: (policy, { options }) => (0,system/* factsOf */.xS)(policy, 'selector')
        .filter((selector) => !selector.isSelective && selector.matched === selector.outOf)
        .filter(({ outOf }) => outOf >= options.fromTargets)
        .map((selector) => {
        const unit = policy.effect.groups[0]?.unit ?? 'node';
        return {
            group: selector.group,
            subject: 'everything',
            says: (0,text_text/* text */.Qq) `${(0,text_text/* asText */.e1)(selector.what)} ${why(selector)}, so it selects all ${(0,text_text/* count */.U9)(selector.outOf, unit)} of the snapshot (100%) and every ${(0,text_text/* literal */.eu)(unit)} that joins.`,
            fix: (0,system/* fix */.Up) `Select by a label that only the intended ${(0,text_text/* literal */.eu)(unit)}s have.`,
            place: selector.place,
            evidence: { selector: selector.text, matched: selector.matched, outOf: selector.outOf },
        };
    }),
});
function why({ text: written, isWritten }) {
    if (!isWritten)
        return (0,text_text/* text */.Qq) `is not set`;
    return written === '' ? (0,text_text/* text */.Qq) `is empty` : (0,text_text/* text */.Qq) `(${(0,text_text/* code */.aY)(written)}) excludes nothing here`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/selector-matches-nothing.js



const selectorMatchesNothing = (0,rule/* policyRule */.vv)({
    id: 'selector-matches-nothing',
    detects: 'a selector that matches no target of the snapshot',
    systems: 'all',
    severity: 'error',
    evaluate: (policy) => (0,system/* factsOf */.xS)(policy, 'empty-selector').map((selector) => ({
        group: selector.group,
        subject: 'selector',
        says: selector.says ??
            (0,text_text/* text */.Qq) `nothing is rolled: ${(0,text_text/* asText */.e1)(selector.what)} matches no ${(0,text_text/* literal */.eu)(unitOf(policy))} of the snapshot.`,
        fix: selector.fix ??
            (0,system/* fix */.Up) `Correct the label key or value, or take a new snapshot if the ${(0,text_text/* literal */.eu)(unitOf(policy))}s are new.`,
        place: selector.place,
        evidence: { selector: selector.what, matched: 0 },
        ...(selector.isGuess ? { severity: 'warning' } : { rolls: [policy.ref], isOfWaiting: true }),
    })),
});
function unitOf({ effect }) {
    return effect.groups[0]?.unit ?? 'node';
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/shared-cordon.js






const sharedCordon = (0,rule/* defineRule */.Km)({
    id: 'shared-cordon',
    detects: 'a rollout that uncordons, interrupts or deletes nodes that another rollout or a person holds',
    severity: 'warning',
    systems: 'some',
    evaluate: ({ side, plan }) => ofOverlaps(side, plan),
});
function ofOverlaps(side, plan) {
    const edited = new Set(plan.policies.flatMap((diff) => (diff.change === 'unchanged' ? [] : (0,system/* refKey */.XF)(diff.ref))));
    const toldBy = new Map(side.combined.overlaps.flatMap((overlap) => {
        const told = overlap.isPossible ? renewedIn(overlap, side) : toldOf(overlap, side);
        return told === null ? [] : [[overlap, told]];
    }));
    const breachOf = (overlap) => {
        const told = toldBy.get(overlap);
        const refs = overlap.policies.map(({ ref }) => ref);
        const carrier = refs.find((ref) => edited.has((0,system/* refKey */.XF)(ref))) ?? refs[0];
        return told && carrier
            ? [shared_cordon_violationOf(overlap, told, carrier, placeOfTakers(side, plan, [carrier, ...refs]))]
            : [];
    };
    return KINDS.flatMap((kind) => {
        const alike = [...toldBy].filter(([, told]) => told.kind === kind).map(([overlap]) => overlap);
        return connected(alike).flatMap((overlaps) => {
            const [worst] = overlaps.toSorted((a, b) => b.targets - a.targets);
            return (worst ? breachOf(worst) : []).map((found) => ({
                ...found,
                subject: `${kind} ${subjectOf(overlaps, side)}`,
                about: null,
                says: (0,text_text/* text */.Qq) `${namesText(overlaps, side)}${(0,text_text/* asText */.e1)(found.says)}`,
            }));
        });
    });
}
const KINDS = ['ended', 'deleted', 'uncordoned', 'renewed'];
function toldOf({ policies, targets }, side) {
    const [a, b] = policies.map(({ ref }) => holderOf(side, ref));
    if (!a || !b || areKeptApart(a, b) || policies.some(({ isNext }) => isNext))
        return null;
    const nodes = (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(targets, 'node')}${namesOf(side, [a.ref, b.ref], targets)}`;
    return (ending(a, b, nodes) ??
        ending(b, a, nodes) ??
        deleting(a, b, nodes) ??
        deleting(b, a, nodes) ??
        uncordoning(a, b, nodes));
}
function renewedIn({ policies, targets }, side) {
    const by = policies.find(({ ref, isNext }) => (0,by_id/* traitsOf */.J)(ref.system).deletesNodes && !isNext);
    const other = policies.find(({ isNext }) => isNext);
    const of = by && other && holderOf(side, other.ref);
    if (!of || of.hold?.needs !== 'cordon' || !isDone(side, of.ref))
        return null;
    return {
        kind: 'renewed',
        severity: 'info',
        says: (0,text_text/* text */.Qq) `${labelOf(side, by.ref)} replaces ${(0,text_text/* count */.U9)(targets, 'node')} on which ${of.name} is done. The new nodes do not carry its mark: each is cordoned and updated again after it joins, while others are still being replaced.`,
        fix: (0,system/* fix */.Up) `Build the update of ${of.name} into new nodes, or add its limit to the budgets of the pool.`,
    };
}
function isDone(side, ref) {
    return (0,rule/* policyOf */.US)(side, ref)?.change?.kind === 'next-rollout';
}
const shared_cordon_SHOWN = 3;
const DO_NOT_DISRUPT = (0,text_text/* code */.aY)('karpenter.sh/do-not-disrupt: "true"');
function namesOf(side, [a, b], targets) {
    const of = (ref) => new Set((0,rule/* policyOf */.US)(side, ref)?.effect.groups.flatMap((group) => group.targets));
    if (targets > shared_cordon_SHOWN)
        return text_text/* NO_TEXT */.gd;
    const others = of(b);
    const shared = [...of(a)].filter((node) => others.has(node)).sort();
    return shared.length === targets
        ? (0,text_text/* text */.Qq) ` (${(0,text_text/* few */.H$)(shared.map((node) => (0,text_text/* name */.UU)('target', node)), shared_cordon_SHOWN)})`
        : text_text/* NO_TEXT */.gd;
}
function areKeptApart(a, b) {
    return a.hold?.keptApart !== undefined && a.hold.keptApart === b.hold?.keptApart;
}
function holderOf(side, ref) {
    const hold = (0,system/* factOf */.yD)((0,rule/* policyOf */.US)(side, ref), 'node-hold') ?? null;
    return hold !== null || (0,by_id/* traitsOf */.J)(ref.system).deletesNodes ? { ref, name: labelOf(side, ref), hold } : null;
}
function ending(by, of, nodes) {
    const releases = by.hold?.releases ?? null;
    if (of.hold?.needs !== 'maintenance' || releases === null)
        return null;
    if (releases === 'own-cordon' && of.hold.isCordoned === true)
        return null;
    const when = releases === 'own-cordon' ? (0,text_text/* text */.Qq) ` if it cordoned the node first` : (0,text_text/* text */.Qq) `, whoever cordoned it`;
    return {
        kind: 'ended',
        says: (0,text_text/* text */.Qq) `${by.name} may end ${of.name} on ${nodes} they share: it uncordons a node when its own work there is done${when}, and PIKA takes an uncordon as the end of the maintenance.`,
        fix: (0,system/* fix */.Up) `Keep the nodes under maintenance out of the rollout until they are back, or announce the maintenance when the rollout is done.`,
    };
}
function deleting(by, of, nodes) {
    if (by.hold !== null || of.hold === null)
        return null;
    if (of.hold.needs === 'maintenance')
        return {
            kind: 'deleted',
            says: (0,text_text/* text */.Qq) `${by.name} may delete ${nodes} of ${of.name} during the maintenance: it replaces a node under maintenance like any other, and without its node the finalizer keeps the object forever.`,
            fix: (0,system/* fix */.Up) `Annotate nodes under maintenance with ${DO_NOT_DISRUPT}, or merge after the maintenance.`,
        };
    const { deletedAtWork } = (0,by_id/* traitsOf */.J)(of.ref.system).words;
    return {
        kind: 'deleted',
        says: (0,text_text/* text */.Qq) `${by.name} may delete a node during the work of ${of.name}, on ${nodes} they share: the work is lost, and the new node starts over.${deletedAtWork === undefined ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` ${(0,text_text/* asText */.e1)(deletedAtWork)}`}`,
        fix: (0,system/* fix */.Up) `Let one rollout end before the other begins, or annotate nodes at work with ${DO_NOT_DISRUPT}.`,
    };
}
function uncordoning(a, b, nodes) {
    if (a.hold?.needs !== 'cordon' || b.hold?.needs !== 'cordon')
        return null;
    return {
        kind: 'uncordoned',
        says: (0,text_text/* text */.Qq) `${a.name} and ${b.name} both cordon the ${nodes} they share. Each uncordons a node when its own work is done, even if the other is still working there: pods start on a node that is about to be drained or rebooted.`,
        fix: (0,system/* fix */.Up) `Let one rollout end before the other begins: merge one of them later, or give them different nodes.`,
    };
}
function shared_cordon_violationOf({ policies, targets }, { says, fix: advice, severity }, carrier, place) {
    return {
        policy: carrier,
        isStandIn: true,
        about: null,
        says,
        fix: advice,
        place,
        magnitude: targets,
        ...(severity ? { severity } : {}),
        evidence: { sharedTargets: targets, policies: policies.map(({ ref }) => (0,system/* refKey */.XF)(ref)) },
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/outcome-of.js
var outcome_of = __webpack_require__(87388);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/kubefleet/stage-coverage.js




const stageCoverage = (0,rule/* policyRule */.vv)({
    id: 'stage-coverage',
    detects: 'a cluster in no stage of its rollout or in two, and a stage that selects none',
    systems: ['kubefleet'],
    severity: 'error',
    evaluate: (policy, { base }) => {
        const coverage = (0,system/* factOf */.yD)(policy, 'coverage');
        if (!coverage)
            return null;
        const rolling = isRunBefore(policy, base) ? {} : { rolls: [policy.ref] };
        const failing = [uncovered(policy, coverage), twice(policy, coverage)];
        return [...failing.map((one) => one && { ...one, ...rolling }), ...empty(policy, coverage)];
    },
});
function isRunBefore({ identity }, base) {
    return base?.policies.some((other) => other.identity === identity && !(0,outcome_of/* startsNothing */.$D)(other)) ?? false;
}
function uncovered(policy, coverage) {
    const { uncovered: left, isAssumed } = coverage;
    if (isAssumed || left.length === 0)
        return null;
    const total = totalOf(policy, coverage);
    return {
        place: coverage.place,
        ...(0,rule/* subjectOfPolicy */.kd)(policy, 'none'),
        says: (0,text_text/* text */.Qq) `the run fails when it is initialized, and none of ${(0,text_text/* count */.U9)(total, stage_coverage_unitOf(policy))} is updated: ${left.length} ${isAre(left)} in no stage (${stage_coverage_namesOf(left)}).`,
        fix: (0,system/* fix */.Up) `Label the ones that are in no stage, or add a stage that selects them.`,
        magnitude: left.length,
        evidence: { cause: 'uncovered', uncovered: [...left], total },
    };
}
function twice(policy, coverage) {
    const { twice: both, isAssumed } = coverage;
    if (both.length === 0)
        return null;
    const total = totalOf(policy, coverage);
    return {
        place: coverage.place,
        ...(0,rule/* subjectOfPolicy */.kd)(policy, 'two'),
        says: (0,text_text/* text */.Qq) `a run over ${both.length === 1 ? (0,text_text/* text */.Qq) `it` : (0,text_text/* text */.Qq) `them`} fails when it is initialized, and nothing is updated: ${(0,text_text/* share */.uM)(both.length, total, stage_coverage_unitOf(policy))} ${isAre(both)} in two stages (${stage_coverage_namesOf(both)}).`,
        fix: (0,system/* fix */.Up) `Make the ${(0,text_text/* code */.aY)('labelSelector')} fields of the stages exclude each other.`,
        magnitude: both.length,
        evidence: { cause: 'twice', twice: [...both], total },
        ...(isAssumed ? { severity: 'warning' } : {}),
    };
}
function empty(policy, coverage) {
    return coverage.empty.map(({ group, pauses, place }) => ({
        group,
        ...(0,rule/* subjectOfPolicy */.kd)(policy, 'empty'),
        says: (0,text_text/* text */.Qq) `stage ${(0,text_text/* name */.UU)('group', group)} selects no cluster and is skipped${tasksText(pauses)}.`,
        fix: (0,system/* fix */.Up) `Correct the ${(0,text_text/* code */.aY)('labelSelector')} (without one a stage selects nothing), label the clusters that belong there, or remove the stage.`,
        place,
        magnitude: pauses,
        evidence: { cause: 'empty', stage: group, tasks: pauses },
        severity: 'warning',
    }));
}
function totalOf(policy, { uncovered: left }) {
    return new Set([...policy.effect.groups.flatMap((group) => group.targets), ...left]).size;
}
function stage_coverage_unitOf({ effect }) {
    return effect.groups[0]?.unit ?? 'cluster';
}
function tasksText(pauses) {
    if (pauses === 0)
        return text_text/* NO_TEXT */.gd;
    return pauses === 1
        ? (0,text_text/* text */.Qq) `, with the wait or approval of its tasks`
        : (0,text_text/* text */.Qq) `, with the ${pauses} waits and approvals of its tasks`;
}
function isAre({ length }) {
    return length === 1 ? (0,text_text/* text */.Qq) `is` : (0,text_text/* text */.Qq) `are`;
}
function stage_coverage_namesOf(targets) {
    return (0,text_text/* few */.H$)(targets.map((target) => (0,text_text/* name */.UU)('target', target)), 10);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/stated.js + 1 modules
var stated = __webpack_require__(5024);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/instant-text.js
var instant_text = __webpack_require__(5357);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/ungoverned-disruption.js









const ungoverned_disruption_MINUTE_MS = 60_000;
const ungoverned_disruption_options = schemas/* strictObject */.rej({
    belowMinutes: schemas/* number */.aig().min(0).default(5).register(looser/* LOOSER */.$, { when: 'lower' }),
    belowWarned: schemas/* number */.aig().min(0).default(60).register(looser/* LOOSER */.$, { when: 'lower' }),
});
const ID = 'ungoverned-disruption';
const ungovernedDisruption = (0,rule/* defineRule */.Km)({
    id: ID,
    detects: 'drains that take pods whatever a disruption budget says, or that wait for fewer pods than before',
    systems: 'some',
    severity: 'error',
    options: ungoverned_disruption_options,
    evaluate: ({ side, base, plan, options }) => [
        ...side.policies.flatMap((policy) => [forced(policy, base, options), noLongerHeld(policy, base)]),
        ...(0,rule/* rolledGroups */.BR)(side).flatMap((limited) => cutDrains(limited, plan.head)),
    ],
});
function forced(policy, base, options) {
    const { ref } = policy;
    const forces = (0,system/* factOf */.yD)(policy, 'forced-drain');
    if (!forces)
        return null;
    const { afterMs, says, fix, place } = forces;
    const was = (0,system/* factOf */.yD)((0,rule/* policyOf */.US)(base, ref), 'forced-drain')?.afterMs ?? Infinity;
    const isShort = afterMs < options.belowMinutes * ungoverned_disruption_MINUTE_MS;
    const isShorter = base !== null && afterMs < was && afterMs < options.belowWarned * ungoverned_disruption_MINUTE_MS;
    if (!isShort && !isShorter)
        return null;
    const before = base === null || was === afterMs ? '' : ` Before: ${was === Infinity ? 'never' : (0,calendar_week/* spanText */.Cp)(was)}.`;
    return {
        policy: ref,
        subject: isShort ? 'forced' : 'shorter',
        says: `${says}${before}`,
        fix: fix,
        place,
        magnitude: -afterMs,
        ...(isShort ? {} : { severity: 'warning' }),
        evidence: { afterMs },
    };
}
function cutDrains(limited, head) {
    const { policy, group } = limited;
    if ([policy, (0,rule/* policyOf */.US)(head, policy.ref)].some((one) => one && (0,stated/* statedBy */.Hk)(one, ID).length > 0))
        return [];
    const cut = group.cutDrains ?? [];
    return [
        blockedDrains(limited, cut.filter(({ lifts }) => lifts !== 'by-itself')),
        slowDrains(limited, cut.filter(({ lifts }) => lifts === 'by-itself')),
    ];
}
function blockedDrains(limited, [first, ...others]) {
    if (!first)
        return null;
    const nodes = [first, ...others].map(({ target }) => target);
    const n = nodes.length;
    const drains = `${(0,plural/* verb */.w3)(n, 'the drain', 'the drains')} of ${(0,listing/* few */.H)(nodes)} ${(0,plural/* verb */.w3)(n, 'does not end by itself', 'do not end by themselves')}`;
    return (0,rule/* groupResult */.xC)(limited, [], {
        subject: 'cut',
        says: `${drains}: ${n === 1 ? '' : `on ${first.target} `}${first.why}. From ${(0,instant_text/* minuteText */.W)(first.at)} on what is left may ` +
            'be removed by force, whatever the budget says, and the numbers take it so.',
        fix: first.lifts === 'with-repair'
            ? 'Repair the pods that are not ready, or move the pods off the node before its drain begins.'
            : 'Let the disruption budget allow an eviction, with maxUnavailable: 1, or move the pods off the node before its drain begins.',
        severity: 'warning',
        magnitude: n,
        ofRollout: true,
        evidence: { nodes, at: first.at },
    });
}
function slowDrains(limited, cut) {
    const [first] = cut;
    if (!first)
        return null;
    const nodes = cut.map(({ target }) => target);
    const pods = cut.reduce((sum, one) => sum + one.pods, 0);
    return (0,rule/* groupResult */.xC)(limited, [], {
        subject: 'cut-slow',
        says: `the drains of ${(0,listing/* few */.H)(nodes)} have too little time: ${first.why}, and the next one goes only when a replacement is ready. ` +
            `From ${(0,instant_text/* minuteText */.W)(first.at)} on the pods that are left are deleted past the budget: ${first.pods} on ${first.target}, ${(0,rule/* count */.U9)(pods, 'pod')} in all.`,
        fix: 'Let the disruption budget allow more evictions at a time.',
        severity: 'warning',
        magnitude: pods,
        ofRollout: true,
        evidence: { nodes, at: first.at, pods },
    });
}
function noLongerHeld(policy, base) {
    const { ref, place } = policy;
    const waitsFor = (0,system/* factOf */.yD)(policy, 'awaited-pods');
    const was = (0,system/* factOf */.yD)((0,rule/* policyOf */.US)(base, ref), 'awaited-pods');
    if (!was || was.text === waitsFor?.text)
        return null;
    return {
        policy: ref,
        subject: 'waits-for',
        says: `${waitsFor ? `an interrupt waits for pods with ${waitsFor.text} now` : 'an interrupt waits for no pod any more'}, for those with ${was.text} before: nodes with such pods are drained.`,
        fix: 'Keep the selector, or make sure that no such pod is left.',
        place: waitsFor?.place ?? place,
        severity: 'warning',
        evidence: { before: was.text, after: waitsFor?.text ?? null },
    };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/unknown-field.js



const LIMITING = /(^|\.)(disruption|strategy|updateStrategy|budgets?|interruptionBudget|deploymentPolicy|rollingUpdate|compartments|default)(\.|\[|$)/;
const unknownField = (0,rule/* policyRule */.vv)({
    id: 'unknown-field',
    detects: 'a field that the controller drops in silence: the author believes in a setting that is not there',
    systems: 'all',
    severity: 'warning',
    evaluate: (policy) => policy.unknownFields.map((field) => ({
        subject: field.path,
        says: (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(field.path)} ${unknown_field_fateOf(field, policy.apiVersion)}`,
        fix: field.suggestion
            ? (0,system/* fix */.Up) `Did you mean ${(0,text_text/* code */.aY)(field.suggestion)}? Otherwise remove it.`
            : (0,system/* fix */.Up) `Remove it.`,
        place: field.place,
        evidence: { path: field.path, suggestion: field.suggestion },
        severity: [field.path, field.suggestion ?? ''].some((name) => LIMITING.test(name))
            ? 'error'
            : 'warning',
    })),
});
function unknown_field_fateOf({ path, idleValue }, apiVersion) {
    if (idleValue !== undefined)
        return (0,text_text/* text */.Qq) `is ${(0,text_text/* code */.aY)(JSON.stringify(idleValue))}, which has no effect.`;
    return path.startsWith('metadata.annotations.')
        ? (0,text_text/* text */.Qq) `is no annotation that the controller of ${(0,text_text/* code */.aY)(apiVersion)} reads: it has no effect.`
        : (0,text_text/* text */.Qq) `is not a field of ${(0,text_text/* code */.aY)(apiVersion)}; the API server drops it silently.`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/karpenter/unlimited-outside-window.js






const unlimitedOutsideWindow = (0,rule/* defineRule */.Km)({
    id: 'unlimited-outside-window',
    detects: 'hours in which no budget is active for a reason: nothing limits how many nodes are disrupted at once',
    systems: ['karpenter'],
    severity: 'error',
    evaluate: ({ side, plan }) => (0,time/* timedGroups */.kr)(side).flatMap((timed) => unlimited(timed, plan) ?? withoutReasons(timed).map((limit) => emptyReasons(timed, limit))),
});
function unlimited(timed, plan) {
    const { calendar, limited } = timed;
    const { reasons, idle } = calendar;
    const timesOf = (reason) => (0,time/* timesWhen */.VY)(calendar, reason, plan.at, ({ limit }) => limit === null);
    const open = reasons.filter((reason) => timesOf(reason).length > 0);
    if (open.length === 0)
        return null;
    const acting = open.filter((reason) => idle[reason] === undefined);
    const off = open.filter((reason) => idle[reason] !== undefined);
    const counting = acting.length > 0 ? acting : off;
    const sentences = (0,time/* reasonsBy */.Vb)(open, (reason) => JSON.stringify(timesOf(reason))).map((alike) => `No budget is active for ${(0,time/* reasonsText */.zT)(alike, calendar.reasons)} ${whenText(timed, alike[0] ?? '', plan)}.`);
    const { matched } = limited.group;
    const cause = unlimited_outside_window_causeOf(timed, open, plan);
    return (0,time/* calendarViolation */.O7)(timed, {
        subject: 'no-limit',
        says: `up to ${(0,rule/* share */.uM)(matched, matched)} may be disrupted at once. ${sentences.join(' ')} ${cause.says}` +
            (off.length === 0
                ? ''
                : ` Only a setting prevents it for ${(0,calendar_week/* joinAnd */.MO)(off)} now: ${idle[off[0] ?? ''] ?? ''}.`),
        fix: cause.fix,
        magnitude: Math.round(counting.reduce((sum, reason) => sum + (0,intervals/* totalMs */.Vk)(timesOf(reason)), 0) / 60_000),
        evidence: {
            ...{ cause: cause.name, reasons: open, allNodes: matched },
            first: (0,time/* instantText */.Xx)(Math.min(...open.map((reason) => timesOf(reason)[0]?.from ?? Infinity))),
        },
        ...(acting.length > 0 ? {} : { severity: 'warning' }),
    });
}
function whenText({ calendar }, reason, plan) {
    const isOpen = ({ limit }) => limit === null;
    const [first, ...others] = (0,time/* timesWhen */.VY)(calendar, reason, plan.at, isOpen);
    if (!first)
        return '';
    if (others.length === 0 && first.from <= plan.at && first.to >= calendar.within.to)
        return 'at any time';
    const week = (0,time/* weekOf */.gx)(plan);
    const stretches = (0,time/* stretchesWhen */._l)(calendar, reason, isOpen);
    const inWeek = (0,time/* shareOfWeek */.NU)(stretches, week);
    return inWeek.startsWith('0 of')
        ? `from ${(0,time/* instantText */.Xx)(first.from)} to ${(0,time/* instantText */.Xx)(first.to)}`
        : `in ${inWeek}: ${(0,time/* stretchText */.jh)(stretches, week, plan.timeZone)}`;
}
const ALWAYS_LIMITED = (0,system/* fix */.Up) `Replace the window with a budget that has no schedule, such as ${(0,text_text/* code */.aY)('nodes: "10%"')}. To allow disruption only in the window, close the rest of the week: ${(0,text_text/* code */.aY)('nodes: "0"')} with its schedule and duration.`;
function unlimited_outside_window_causeOf(timed, reasons, plan) {
    const { calendar, limited } = timed;
    const { matched } = limited.group;
    if (calendar.isWritten && calendar.limits.length === 0) {
        const byDefault = (0,rule/* share */.uM)(Math.ceil(calendar.counted / 10), matched);
        return {
            name: 'no-budgets',
            says: `"budgets: []" means no limit; without the field the default is 10%, ${byDefault}.`,
            fix: 'Remove "budgets: []" for the default of 10%, or set a budget.',
        };
    }
    const [empty] = withoutReasons(timed);
    if (empty)
        return { name: 'no-reasons', ...emptyReasonsText(empty) };
    const window = calendar.limits.find((limit) => opensNothing(timed, limit, reasons, plan));
    if (window)
        return {
            name: 'window',
            says: `The window of ${(0,time/* limitName */.Ff)(window)} opens nothing: inside it at most ${(0,rule/* share */.uM)(Math.min(window.limit ?? 0, matched), matched)} are disrupted at once, outside it there is no limit.`,
            fix: ALWAYS_LIMITED,
        };
    return {
        name: 'not-covered',
        says: 'A budget does not close the pool outside its window; it only stops limiting.',
        fix: ALWAYS_LIMITED,
    };
}
function opensNothing({ calendar }, limit, reasons, plan) {
    if (limit.schedule === null || limit.neverFires || (limit.limit ?? 0) === 0 || (0,time/* isClosedByError */.g)(calendar))
        return false;
    const windows = (0,intervals/* clipTo */.Sj)({ from: plan.at, to: calendar.within.to }, limit.windows);
    if (windows.length === 0)
        return false;
    return reasons
        .filter((reason) => limit.reasons.includes(reason))
        .some((reason) => (0,intervals/* without */.FF)((0,time/* timesWhen */.VY)(calendar, reason, plan.at, (span) => span.limit === null), windows).length > 0);
}
function withoutReasons({ calendar }) {
    return calendar.limits.filter(({ reasons }) => reasons.length === 0);
}
function emptyReasons(timed, limit) {
    const { says, fix: fix } = emptyReasonsText(limit);
    return (0,time/* limitViolation */.tV)(timed, limit, {
        says,
        fix,
        evidence: { cause: 'no-reasons', written: limit.written },
    });
}
function emptyReasonsText(limit) {
    return {
        says: `${(0,time/* limitName */.Ff)({ ...limit, namesReasons: false })} limits nothing: "reasons: []" names no reason. Without the field it applies to every reason.`,
        fix: 'Remove "reasons: []", or name the reasons.',
    };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/version-not-pinned.js



const versionNotPinned = (0,rule/* policyRule */.vv)({
    id: 'version-not-pinned',
    detects: 'a version that no file says: its rollouts begin without a pull request',
    systems: 'some',
    severity: 'warning',
    evaluate: (policy) => {
        const unpinned = (0,system/* factOf */.yD)(policy, 'unpinned');
        if (!unpinned)
            return null;
        const targets = policy.effect.groups.reduce((sum, { matched }) => sum + matched, 0);
        return {
            ...(0,rule/* subjectOfPolicy */.kd)(policy, `unpinned ${unpinned.subject}`),
            says: (0,text_text/* text */.Qq) `${(0,text_text/* asText */.e1)(unpinned.says)}: a new one starts a rollout over its ${(0,text_text/* count */.U9)(targets, 'node')} without a pull request, at any hour that its budgets and windows leave open.`,
            fix: unpinned.fix,
            place: unpinned.place,
            magnitude: 1,
            evidence: { targets },
        };
    },
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/waiver-lapsed.js
var waiver_lapsed = __webpack_require__(65177);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/window-not-as-written.js
var window_not_as_written = __webpack_require__(92552);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/window-too-short.js



const windowTooShort = (0,rule/* defineRule */.Km)({
    id: 'window-too-short',
    detects: 'a window shorter than the work on one node, or work that continues after its window has closed',
    systems: 'some',
    severity: 'warning',
    evaluate: ({ side, plan }) => [
        ...pastStartWindow(side, plan.timeZone),
        ...(0,time/* timedGroups */.kr)(side).flatMap((timed) => {
            if ((0,time/* isClosedByError */.g)(timed.calendar) || timed.limited.group.matched === 0)
                return [];
            const short = shortWindows(timed, plan);
            return short.length > 0 ? short : spills(timed, plan);
        }),
    ],
});
function shortWindows(timed, plan) {
    const { calendar, limited } = timed;
    const { longest } = limited.group.workMs;
    const shortOf = (reason) => closingStretches(timed, reason, plan.at).filter(({ from, to }) => to - from < longest);
    const acting = calendar.reasons.filter((reason) => calendar.idle[reason] === undefined);
    const reasons = acting.filter((reason) => shortOf(reason).length > 0);
    return (0,time/* reasonsBy */.Vb)(reasons, (reason) => JSON.stringify(shortOf(reason))).map((alike) => {
        const times = shortOf(alike[0] ?? '');
        const shortest = Math.min(...times.map(({ from, to }) => to - from));
        return (0,time/* calendarViolation */.O7)(timed, {
            subject: `short ${alike.join('+')}`,
            says: `nodes${takenFor(alike, calendar.reasons)} are still out after the window has closed. ` +
                `The work on one takes up to ${(0,calendar_week/* spanText */.Cp)(longest)}, and the window (${(0,time/* stretchText */.jh)(times, (0,time/* weekOf */.gx)(plan), plan.timeZone)}) is open for ${(0,calendar_week/* spanText */.Cp)(shortest)}; a budget only ` +
                `holds back what starts, and a node that is out when the next window opens uses it up.`,
            fix: `Make the window longer than ${(0,calendar_week/* spanText */.Cp)(longest)}, or set durations to what the work takes.`,
            magnitude: Math.round((longest - shortest) / 60_000),
            evidence: { windowMinutes: shortest / 60_000, workMinutes: longest / 60_000, reasons: alike },
        });
    });
}
function takenFor(reasons, all) {
    return reasons.length === all.length ? '' : ` taken for ${(0,time/* reasonsText */.zT)(reasons, all)}`;
}
const SHOWN_MS = 60_000;
function spills(timed, plan) {
    const { limited } = timed;
    const { batches, matched } = limited.group;
    const windows = closingStretches(timed, timed.calendar.rolledFor, plan.at);
    const late = batches.flatMap((batch) => {
        const window = windows.find(({ from, to }) => from <= batch.start && batch.start < to);
        const end = batch.end ?? Infinity;
        return window && end >= window.to + SHOWN_MS ? [{ window, end, targets: batch.targets }] : [];
    });
    const [first] = late;
    if (!first)
        return null;
    const out = late.filter(({ window }) => window.to === first.window.to);
    const nodes = new Set(out.flatMap(({ targets }) => targets)).size;
    const until = Math.max(...out.map(({ end }) => end));
    const over = Number.isFinite(until) ? `until ${(0,time/* instantText */.Xx)(until, plan.timeZone)}` : 'for good';
    return (0,time/* calendarViolation */.O7)(timed, {
        subject: 'spills',
        says: `${(0,rule/* share */.uM)(nodes, matched)} ${nodes === 1 ? 'is' : 'are'} still out when the window closes ` +
            `on ${(0,time/* instantText */.Xx)(first.window.to, plan.timeZone)}, ${over}. A window only holds back what starts.${severalText(late)}`,
        fix: `Where nothing may be out after the window, let it close ${(0,calendar_week/* spanText */.Cp)(limited.group.workMs.longest)} earlier.`,
        magnitude: nodes,
        evidence: { nodes, closes: (0,time/* instantText */.Xx)(first.window.to) },
        severity: 'info',
    });
}
function severalText(late) {
    const windows = new Set(late.map(({ window }) => window.to)).size;
    return windows === 1 ? '' : ` In the whole rollout ${(0,rule/* count */.U9)(windows, 'window')} end like that.`;
}
function closingStretches({ calendar }, reason, at) {
    const isOpen = ({ limit }) => limit === null || limit > 0;
    return (0,time/* timesWhen */.VY)(calendar, reason, calendar.within.from, isOpen).filter(({ from, to }) => to > at && to < calendar.within.to && from > calendar.within.from);
}
function shown(instant) {
    return Math.floor(instant / SHOWN_MS) * SHOWN_MS;
}
function pastStartWindow(side, timeZone) {
    return (0,rule/* rolledGroups */.BR)(side).flatMap((limited) => {
        const { group } = limited;
        const [first] = group.batches;
        if (group.strategy?.['kind'] !== 'window' || !first)
            return [];
        const window = group.allowed.find(({ from, to, limit }) => limit !== 0 && from <= first.start && first.start < to);
        const finish = group.batches.reduce((end, batch) => Math.max(end, batch.end ?? Infinity), 0);
        if (!window || finish < window.to + SHOWN_MS)
            return [];
        const after = group.batches.filter(({ start }) => start >= window.to).flatMap(({ targets }) => targets);
        const late = new Set(after).size;
        const closes = (0,time/* instantText */.Xx)(window.to, timeZone);
        const until = Number.isFinite(finish)
            ? `until ${(0,time/* instantText */.Xx)(finish, timeZone)}, ${(0,calendar_week/* spanText */.Cp)(shown(finish) - shown(window.to))} past its end`
            : 'without an end that is known';
        return (0,rule/* groupResult */.xC)(limited, ['window', 'budget'], {
            subject: 'start-window',
            says: `it begins in its window, which closes on ${closes}, and goes on ${until}. The window says when it may ` +
                `begin and is not asked again: ${(0,rule/* count */.U9)(late, group.unit)} of ${group.matched} ${late === 1 ? 'starts' : 'start'} when it has closed.`,
            fix: 'Split the Plan by nodeSelector so that each part fits into the window, or make the window as long as the rollout.',
            ofRollout: true,
            magnitude: late,
            evidence: { closes: (0,time/* instantText */.Xx)(window.to), late },
        });
    });
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/worst-loss-above-limit.js









const worstLossAboveLimit = (0,rule/* groupRule */.sE)({
    id: 'worst-loss-above-limit',
    detects: 'a change that, if it turns out bad, breaks more targets before anything stops it than the limit allows',
    systems: 'some',
    severity: 'error',
    options: schemas/* strictObject */.rej({ limit: (0,fleet_limit/* limitSchema */.p9)('50%'), production: (0,fleet_limit/* limitSchema */.p9)('20%') }),
    evaluate: (limited, { options }) => {
        const { group, policy } = limited;
        if ((0,wholes/* isNamed */.ev)(group))
            return null;
        if (policy.change?.interrupts === false)
            return null;
        const limit = (0,fleet_limit/* limitFor */.Dg)(group.production ? options.production : options.limit, (0,wholes/* losableOf */.w3)(group));
        if (group.worstLoss <= limit)
            return null;
        const why = isWorkload(limited) ? (0,text_text/* text */.Qq) `before it stops. ${wholeCause(limited)}` : whatStops(group);
        return (0,rule/* groupResult */.xC)(limited, ['failureThreshold', 'safetyLimit', 'strategy', 'budget'], {
            says: (0,text_text/* text */.Qq) `a bad version breaks up to ${(0,text_text/* share */.uM)(group.worstLoss, (0,wholes/* losableOf */.w3)(group), group.unit)} ${why} Limit: ${(0,text_text/* count */.U9)(limit, group.unit)}.`,
            fix: (0,rule/* unlessUnbatched */.V8)(limited, fixFor(limited, Math.max(1, limit))),
            short: (0,text_text/* text */.Qq) `${(0,text_text/* share */.uM)(group.worstLoss, (0,wholes/* losableOf */.w3)(group), group.unit)} lost, limit ${limit}`,
            field: 'strategy',
            ofRollout: true,
            magnitude: group.worstLoss,
            evidence: { worstLoss: group.worstLoss, matched: (0,wholes/* losableOf */.w3)(group), limit, stops: group.stops },
        });
    },
});
function fixFor(limited, most) {
    const { stops, strategy } = limited.group;
    const { takes } = (0,rule/* ofSystem */.d0)(limited);
    if (takes === 'clusters' && !stops && strategy !== null)
        return ONE_CLUSTER_FIRST;
    if (takes !== 'nodes')
        return fewer(limited, most) ?? '';
    const fixed = (0,text_text/* code */.aY)(`fixed: {initialBatch: ${most}, failureThreshold: 1, safetyLimit: 100}`);
    if ((0,system/* factOf */.yD)(limited.group, 'without-policy'))
        return (0,system/* fix */.Up) `Name a ${(0,text_text/* code */.aY)('deploymentPolicy')} with the strategy ${fixed}.`;
    const batch = { field: 'initialBatch', value: most };
    const kind = strategy?.['kind'];
    const { failureThreshold, safetyLimitPercent } = limited.group.brakes ?? {};
    const isStopped = failureThreshold === THRESHOLD.value && safetyLimitPercent === SAFETY_LIMIT.value;
    if (kind === 'fixed')
        return isStopped ? (0,system/* fix */.Up) `Set ${batch}.` : (0,system/* fix */.Up) `Set ${batch}, ${THRESHOLD} and ${SAFETY_LIMIT}.`;
    return typeof kind === 'string'
        ? (0,system/* fix */.Up) `Replace ${(0,text_text/* code */.aY)(kind)} with ${{ ...batch, inPlaceOf: kind }}, ${THRESHOLD} and ${SAFETY_LIMIT}.`
        : (0,system/* fix */.Up) `Set the strategy ${fixed}.`;
}
const ONE_CLUSTER_FIRST = (0,system/* fix */.Up) `Apply the edit to one cluster first, with an override and its ${(0,text_text/* code */.aY)('clusterSelector')}; apply it to the others when it works there.`;
function whatStops({ stops, brakes, outcome, worstLoss, matched }) {
    const standsStill = (outcome === 'stuck' || outcome === 'stopped') && worstLoss < matched;
    if (!stops)
        return standsStill ? (0,text_text/* text */.Qq) `before the rollout is stuck.` : (0,text_text/* text */.Qq) `and nothing stops it.`;
    if (brakes && brakes.failureThreshold === null)
        return (0,text_text/* text */.Qq) `before it stops. ${(0,text_text/* code */.aY)('failureThreshold')} is not set: only nodes that stay failed block the rest.`;
    return (0,text_text/* text */.Qq) `before it stops. At the worst moment the automatic stop comes too late or no longer applies.`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/catalogue.js

















































const BY_HARM = [
    invalidPolicy,
    referenceMissing,
    guardWeakened,
    waiver_lapsed/* waiverLapsed */.A,
    controlPlaneSelected,
    quorumAtRisk,
    worstLossAboveLimit,
    evictionsRaised,
    ungovernedDisruption,
    replicasGoTogether,
    abandoned_midway/* abandonedMidway */.y,
    changeNotBatched,
    expiryBypassesBudget,
    failureDomainAtOnce,
    combinedPeakAboveLimit,
    peakAboveLimit,
    peakJump,
    budgetNotACap,
    unlimitedOutsideWindow,
    sharedCordon,
    firstBatchTooLarge,
    compartmentAssignment,
    selectorMatchesEverything,
    selectionMoved,
    consolidationWidened,
    stated/* heldRolloutStarts */.OR,
    roundingChangesMeaning,
    no_progress/* noProgress */.n,
    drain_deadlock/* drainDeadlock */.i,
    never_allowed/* neverAllowed */.V,
    membershipMayChange,
    selectorMatchesNothing,
    stageCoverage,
    cannotFinish,
    approvalRemoved,
    stated/* safeguardRemoved */.nc,
    stated/* limitIgnored */.qJ,
    failureThresholdIneffective,
    canaryNotRepresentative,
    noBakeTime,
    sameWindowEverywhere,
    rampNotReset,
    inFreeze,
    stated/* configNotRolled */.cw,
    versionNotPinned,
    closedHoursOpened,
    windowTooShort,
    window_not_as_written/* windowNotAsWritten */.f,
    budgetNeverBinds,
    deprecatedApi,
    inventoryStale,
    unknownField,
];


/***/ }),

/***/ 3915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ abandonedMidway)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19125);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24705);
/* harmony import */ var _object_faults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72298);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9394);




const abandonedMidway = (0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .defineRule */ .Km)({
    id: 'abandoned-midway',
    detects: 'work in progress that the change deletes or takes its nodes away from: the nodes are left as they are, such as cordoned',
    severity: 'warning',
    systems: 'some',
    evaluate: (judged) => [
        ...(0,_object_faults_js__WEBPACK_IMPORTED_MODULE_2__/* .faultViolations */ .$)(judged, 'deleted-midway'),
        ...(judged.base ? leftMidway(judged.side, judged.base) : []),
    ],
});
function leftMidway(side, base) {
    return base.policies.flatMap((policy) => {
        const left = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .factOf */ .yD)(policy, 'left-midway');
        const isThere = side.policies.some(({ ref, live }) => !live && (0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .sameRef */ .WY)(ref, policy.ref));
        if (!left || policy.live || isThere)
            return [];
        return {
            policy: policy.ref,
            subject: 'left-midway',
            about: null,
            says: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .policyName */ .ct)(policy.ref)} is removed, and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(left.says)}.`,
            fix: left.fix,
            place: left.place,
            magnitude: left.targets,
            evidence: { targets: left.targets },
        };
    });
}


/***/ }),

/***/ 13249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ drainDeadlock)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19125);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24705);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9394);



const drainDeadlock = (0,_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .defineRule */ .Km)({
    id: 'drain-deadlock',
    detects: 'a disruption budget under which pods can never be evicted: a drain of their nodes never ends',
    systems: 'all',
    severity: 'error',
    evaluate: ({ side, plan }) => [...held(side), ...unjudged(side, plan)],
});
function held(side) {
    return side.policies.flatMap((policy) => {
        const limit = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .factOf */ .yD)(policy, 'drain-limit');
        return (limit?.held ?? []).map((held) => ({
            policy: policy.ref,
            subject: held.cause,
            says: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${podsOf(held)} can ${held.forGood ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `never be evicted` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `not be evicted now`}: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(held.says)}. A drain of a node with one of them ${held.forGood ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `never ends` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `waits`}.`,
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
function unjudged(side, plan) {
    const edited = plan.policies.filter(({ change, head }) => change === 'changed' &&
        (((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .factOf */ .yD)(head, 'unjudged-drain') && head?.unmeasured) || (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .factOf */ .yD)(head, 'drain-limit')?.held.length));
    return side.policies.flatMap((policy) => {
        const { ref } = policy;
        const unjudgedDrain = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .factOf */ .yD)(policy, 'unjudged-drain');
        if (!unjudgedDrain)
            return [];
        if (side === plan.base && edited.some((diff) => (0,_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .sameRef */ .WY)(diff.ref, ref)))
            return [];
        const { pods, nodes, says, fix, place } = unjudgedDrain;
        return {
            policy: ref,
            subject: 'unknown-size',
            says: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `whether ${podsOf(unjudgedDrain)} can be evicted is unknown: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(says)}.`,
            fix,
            place,
            evidence: { cause: 'unknown-size', pods, nodes },
            severity: 'warning',
        };
    });
}
function podsOf({ pods, nodes }) {
    if (pods === 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `the pods it covers`;
    return nodes > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(pods, 'pod')} on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(nodes, 'node')}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(pods, 'pod');
}


/***/ }),

/***/ 20009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ expirySeverity),
/* harmony export */   UP: () => (/* binding */ NOT_BY_EXPIRY),
/* harmony export */   X5: () => (/* binding */ expiryText),
/* harmony export */   eA: () => (/* binding */ agesOutText)
/* harmony export */ });
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24705);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19125);
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78392);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86712);




const NOT_BY_EXPIRY = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .fix */ .Up) `Replace some of the nodes before they expire, or set ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('expireAfter: Never')} and let drift replace them within the budgets.`;
function expirySeverity({ production }) {
    return production ? 'error' : 'warning';
}
function expiryText(aged) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) ` on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .uR)(aged.worst.at)}, when they expire (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('expireAfter')})`;
}
function agesOutText(group, targets, plan) {
    const expiry = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'expiry');
    if (!expiry)
        return '';
    const left = new Set(targets);
    const first = new Map();
    for (const { target, at } of group.expiries?.expired ?? [])
        if (left.has(target) && !first.has(target))
            first.set(target, at);
    const times = [...first.values()].sort((a, b) => a - b).map((at) => (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .instantText */ .Xx)(at, plan.timeZone));
    const [from, to] = [times[0], times.at(-1)];
    if (from === undefined) {
        const isEndless = expiry.lifetimeMs === null && expiry.expected.length + expiry.unknown.length === 0;
        return isEndless && left.size > 0
            ? ` Age does not take ${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .verb */ .w3)(left.size, 'it', 'them')} either (expireAfter: Never).`
            : '';
    }
    const holds = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(group, 'lasting-holds');
    const isDrainHeld = [...first.keys()].some((target) => (holds?.get(target)?.by ?? 'node') !== 'node');
    const who = first.size === left.size ? (0,_text_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .verb */ .w3)(left.size, 'It', 'They') : `${first.size} of them`;
    return (` ${who} ${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .verb */ .w3)(first.size, 'expires', 'expire')} all the same (expireAfter), ${from === to ? `on ${from}` : `from ${from} to ${to}`}, whatever the budgets allow` +
        `${isDrainHeld ? '; what keeps their pods keeps the drain from its end then too' : ''}.`);
}


/***/ }),

/***/ 4770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ limitFor),
/* harmony export */   PW: () => (/* binding */ limitText),
/* harmony export */   p9: () => (/* binding */ limitSchema),
/* harmony export */   vd: () => (/* binding */ limitWords)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19125);


const PERCENT = /^(100|\d{1,2})(\.\d+)?%$/;
function limitSchema(byDefault) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0),
        zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(PERCENT, 'must be a whole number or a percentage such as "25%"'),
    ])
        .default(byDefault)
        .transform(toLimit);
}
function toLimit(written) {
    if (typeof written === 'number')
        return { kind: 'count', targets: written };
    return { kind: 'percent', value: Math.min(100, Number.parseFloat(written)) };
}
function limitFor(limit, total) {
    return limit.kind === 'count' ? limit.targets : Math.max(1, Math.floor((total * limit.value) / 100));
}
function limitWords(limit, targets, unit, of = _text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_TEXT */ .gd) {
    const comesTo = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(targets, unit);
    return limit.kind === 'count' ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${comesTo}${of}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu)(limitText(limit))}${of}, ${comesTo}`;
}
function limitText(limit) {
    return limit.kind === 'count' ? String(limit.targets) : `${limit.value}%`;
}


/***/ }),

/***/ 74470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ neverAllowed),
/* harmony export */   j: () => (/* binding */ isClosedForGood)
/* harmony export */ });
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39730);
/* harmony import */ var _calendar_week_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67977);
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78392);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9394);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86712);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24705);






const neverAllowed = (0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .defineRule */ .Km)({
    id: 'never-allowed',
    detects: 'limits that never allow something: a budget that the controller cannot read, a reason that is always zero, or a strategy that allows no update',
    systems: 'all',
    severity: 'error',
    evaluate: ({ side, plan }) => [
        ...(0,_time_js__WEBPACK_IMPORTED_MODULE_4__/* .timedGroups */ .kr)(side).flatMap((timed) => (0,_time_js__WEBPACK_IMPORTED_MODULE_4__/* .isClosedByError */ .g)(timed.calendar) ? unreadable(timed) : [...noDate(timed), ...closedReasons(timed, plan)]),
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
            ? `${(0,_time_js__WEBPACK_IMPORTED_MODULE_4__/* .limitName */ .Ff)(limit)} cannot be read`
            : `the schedule "${schedule}" does not parse`;
        return (0,_time_js__WEBPACK_IMPORTED_MODULE_4__/* .limitViolation */ .tV)(timed, limit, {
            says: `${what}: ${error}. The API server stores it, and Karpenter then disrupts none of its ${(0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(matched)}, whatever the reason.`,
            fix: repair === null
                ? 'Set five cron fields in UTC (days of the week 0 to 6, no range over the end of the week), without a time zone.'
                : `Set "${repair}".${ZONE.test(schedule ?? '') ? ' Schedules are in UTC: convert the hours from the zone that it names, and mind the clock changes.' : ''}`,
            evidence: { cause: 'unreadable', schedule, error, repair },
        });
    });
}
function noDate(timed) {
    const { calendar, limited } = timed;
    return calendar.limits
        .filter((limit) => limit.neverFires && limit.limit === 0 && limit.reasons.length > 0)
        .map((limit) => {
        const forReasons = limit.reasons.length === calendar.reasons.length ? '' : ` for ${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .joinAnd */ .MO)(limit.reasons)}`;
        return (0,_time_js__WEBPACK_IMPORTED_MODULE_4__/* .limitViolation */ .tV)(timed, limit, {
            subject: `date ${(0,_time_js__WEBPACK_IMPORTED_MODULE_4__/* .limitKey */ .HK)(limit)}`,
            says: `${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .noneOf */ .kO)(limited.group.matched, 'node', 'is ever')} disrupted${forReasons}. No date fits the schedule of ` +
                `${(0,_time_js__WEBPACK_IMPORTED_MODULE_4__/* .limitName */ .Ff)(limit)}, and a budget without a next date is active always.`,
            fix: 'Choose a schedule that occurs; for a budget that is always active, remove schedule and duration.',
            evidence: { cause: 'no-date', schedule: limit.schedule, reasons: [...limit.reasons] },
        });
    });
}
function standstills(side) {
    const ofGroups = (0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .rolledGroups */ .BR)(side).flatMap((limited) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_5__/* .factsOf */ .xS)(limited.group, 'standstill').map((standstill) => (0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .groupResult */ .xC)(limited, ['budget', 'strategy'], {
        ...violationOf(standstill),
        ofRollout: true,
        isOfWaiting: true,
    })));
    const ofPolicies = side.policies.flatMap((policy) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_5__/* .factsOf */ .xS)(policy, 'standstill').map((standstill) => (0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .policyResult */ ._1)(policy, violationOf(standstill))));
    return [...ofGroups, ...ofPolicies];
}
function violationOf({ what, says, fix, grade, targets, place }) {
    return {
        subject: what,
        says,
        fix: fix,
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
    const cause = calendar.limits.find((limit) => (0,_time_js__WEBPACK_IMPORTED_MODULE_4__/* .isZero */ .be)(limit, calendar) && limit.reasons.includes(first));
    const isForPatches = reasons.includes(calendar.rolledFor);
    const consequence = isForPatches
        ? `Changes of the template and new images reach none of them; ${waitText(limited, plan)}.`
        : consolidationText(calendar, reasons);
    return [
        (0,_time_js__WEBPACK_IMPORTED_MODULE_4__/* .calendarViolation */ .O7)(timed, {
            says: `${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .noneOf */ .kO)(limited.group.matched, 'node', 'may')} be disrupted at any minute of ${aheadText(calendar, plan.at)} for ` +
                `${(0,_time_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonsText */ .zT)(reasons, calendar.reasons)}. ${consequence}${cause ? ` The cause is ${(0,_time_js__WEBPACK_IMPORTED_MODULE_4__/* .limitName */ .Ff)(cause)}.` : ''}`,
            fix: isForPatches
                ? `Open a window: give the budget of "0" a schedule and a duration that leave some hours free${numberFor(calendar)}.`
                : 'To disable consolidation, set consolidateAfter: Never; otherwise leave some hours free.',
            magnitude: reasons.length,
            evidence: { cause: 'zero', reasons },
            severity: isForPatches ? 'error' : 'info',
            ...(isForPatches ? { ofRollout: true, isOfWaiting: true } : {}),
        }),
    ];
}
function numberFor({ limits, rolledFor }) {
    const hasOther = limits.some(({ limit, schedule, reasons }) => schedule === null && (limit ?? 0) > 0 && reasons.includes(rolledFor));
    return hasOther ? '' : ', and add a budget for these hours, such as nodes: "10%"';
}
function waitText({ group }, plan) {
    const expiry = (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_5__/* .factOf */ .yD)(group, 'expiry');
    const isAged = expiry !== undefined && (expiry.lifetimeMs !== null || expiry.expected.length > 0);
    if (!isAged)
        return 'nodes wait forever, as they do not expire';
    return `nodes wait until they expire, which no budget limits${fromText(group, plan)}`;
}
function fromText({ expiries }, plan) {
    const [first] = expiries?.expired ?? [];
    return first === undefined ? '' : ` (the first on ${(0,_time_js__WEBPACK_IMPORTED_MODULE_4__/* .instantText */ .Xx)(first.at, plan.timeZone)})`;
}
function consolidationText({ reasons, rolledFor, idle }, closed) {
    const left = reasons.filter((reason) => reason !== rolledFor && idle[reason] === undefined && !closed.includes(reason));
    return left.length === 0
        ? 'Consolidation is disabled.'
        : `Consolidation continues for ${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .joinAnd */ .MO)(left)} only.`;
}
function neverAllowedReasons(calendar, at) {
    const zeros = calendar.limits.filter((limit) => (0,_time_js__WEBPACK_IMPORTED_MODULE_4__/* .isZero */ .be)(limit, calendar));
    return calendar.reasons.filter((reason) => {
        const own = zeros.filter(({ reasons }) => reasons.includes(reason));
        if (own.length === 0 || own.some(({ neverFires }) => neverFires))
            return false;
        return (0,_time_js__WEBPACK_IMPORTED_MODULE_4__/* .timesWhen */ .VY)(calendar, reason, at, ({ limit }) => limit !== 0).length === 0;
    });
}
function aheadText({ within }, at) {
    const days = Math.floor((within.to - at) / _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
    return days >= 365 ? 'the coming year' : `the coming ${days} days`;
}
function isClosedForGood(calendar, at) {
    if ((0,_time_js__WEBPACK_IMPORTED_MODULE_4__/* .isClosedByError */ .g)(calendar))
        return true;
    const isFrozen = calendar.limits.some((limit) => limit.neverFires && (0,_time_js__WEBPACK_IMPORTED_MODULE_4__/* .isZero */ .be)(limit, calendar) && limit.reasons.includes(calendar.rolledFor));
    return isFrozen || neverAllowedReasons(calendar, at).includes(calendar.rolledFor);
}


/***/ }),

/***/ 16577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ isNoProgress),
  n: () => (/* binding */ noProgress)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/listing.js
var listing = __webpack_require__(65904);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(78392);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/wholes.js
var wholes = __webpack_require__(71347);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(24705);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/rule.js
var rule = __webpack_require__(9394);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(19125);
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
var expiring = __webpack_require__(20009);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/object-faults.js
var object_faults = __webpack_require__(72298);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/outcome-of.js
var outcome_of = __webpack_require__(87388);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/never-allowed.js
var never_allowed = __webpack_require__(74470);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup/grouped.js
var grouped = __webpack_require__(42687);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/time.js
var time = __webpack_require__(86712);
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
    const sentences = (0,time/* reasonsBy */.Vb)(used, timesOf).map((alike) => {
        const times = (0,time/* stretchesWhen */._l)(calendar, alike[0] ?? '', isUsedUp);
        return `${(0,time/* reasonsText */.zT)(alike, calendar.reasons)} (${(0,time/* stretchText */.jh)(times, (0,time/* weekOf */.gx)(plan), plan.timeZone)})`;
    });
    return (0,time/* calendarViolation */.O7)({ limited, calendar }, {
        subject: 'used-up',
        says: `${(0,rule/* count */.U9)(consuming)} of ${counted} ${(0,plural/* verb */.w3)(consuming, 'is', 'are')} not ready or leaving and ${(0,plural/* verb */.w3)(consuming, 'uses', 'use')} the ` +
            `budgets up: no other is disrupted for ${sentences.join(', ')} until ${(0,plural/* verb */.w3)(consuming, 'it is', 'they are')} ready or gone.`,
        fix: repairText(consuming),
        magnitude: consuming,
        evidence: { cause: 'used-up', consuming, counted, reasons: used },
        severity: 'warning',
    });
}
function repairText(nodes) {
    const which = nodes === 1 ? 'the node that is' : `the ${nodes} nodes that are`;
    return `Repair or delete ${which} not ready or leaving, or raise the budget above ${nodes}.`;
}
function usedUpByBroken(limited) {
    const { group } = limited;
    const fact = (0,system/* factOf */.yD)(group, 'not-working');
    if (!fact)
        return null;
    return (0,rule/* groupResult */.xC)(limited, ['budget', 'strategy'], {
        subject: 'used-up',
        ofRollout: true,
        says: `${fact.says}.`,
        fix: fact.fix,
        magnitude: fact.targets.length,
        evidence: { cause: 'used-up', targets: [...fact.targets], counted: group.matched },
        severity: 'warning',
    });
}
function usedUpByMissing(limited) {
    const { group } = limited;
    const pick = (0,system/* factOf */.yD)(group, 'pick');
    const limit = group.allowed[0]?.limit ?? null;
    if (!pick || pick.found >= pick.asked || limit === null)
        return null;
    const { asked, found } = pick;
    const missing = asked - found;
    const left = Math.max(0, limit - missing);
    const effect = left === 0
        ? 'no update in place ever starts'
        : `only ${left} of the ${limit} that may be unavailable ${(0,plural/* verb */.w3)(left, 'is', 'are')} left for an update`;
    return (0,rule/* groupResult */.xC)(limited, ['selector'], {
        subject: 'missing',
        says: `${effect}, because it asks for ${(0,rule/* count */.U9)(asked, group.unit)} and finds ${found}, and the ${missing} missing ` +
            `${(0,plural/* verb */.w3)(missing, 'counts', 'count')} as unavailable.${passedText(group)}`,
        fix: found === 0
            ? `Correct the names or the selector, or join ${(0,rule/* count */.U9)(missing, group.unit)} that it selects.`
            : `Ask for ${found}, or label and join ${(0,rule/* count */.U9)(missing, group.unit)} more.`,
        magnitude: missing,
        evidence: { cause: 'missing', asked, found, mayBeUnavailable: limit, left },
        severity: 'warning',
    });
}
function passedText(group) {
    const passed = [...(0,grouped/* groupedBy */.me)((0,system/* factOf */.yD)(group, 'pick')?.passedOver ?? [], ({ why }) => why)];
    const texts = passed.map(([why, those]) => `${(0,listing/* few */.H)(those.map(({ target }) => target))} (${why})`);
    return texts.length === 0 ? '' : ` It passes over ${(0,listing/* few */.H)(texts)}.`;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/stuck.js











function stuckBreach(limited, { base, plan }) {
    const { group } = limited;
    if (group.matched === 0 || isReportedElsewhere(limited, plan.at))
        return null;
    if (!neverEnds(group.outcome))
        return deadEndOfJoining(limited);
    const before = base ? (0,rule/* rolledGroups */.BR)(base).find((other) => keyOf(other) === keyOf(limited)) : undefined;
    return stuck(limited, before !== undefined && neverEnds(before.group.outcome), plan);
}
function isReportedElsewhere({ group, policy }, at) {
    if (policy.missingReferences.some(({ stays }) => !stays))
        return true;
    if ((0,wholes/* isNamed */.ev)(group))
        return true;
    if (group.calendar && (0,never_allowed/* isClosedForGood */.j)(group.calendar, at))
        return true;
    const coverage = (0,system/* factOf */.yD)(policy, 'coverage');
    if (coverage && coverage.uncovered.length + coverage.twice.length > 0)
        return true;
    return typeof (0,system/* factOf */.yD)(policy, 'fixed-membership')?.aborted === 'string';
}
function stuck(limited, isStuckBefore, plan) {
    const { group, policy } = limited;
    const touched = (0,begun/* begunIn */.Z)(group).size;
    if ((0,system/* factOf */.yD)(group, 'standstill') && touched === 0)
        return null;
    const deadEnd = (0,system/* factOf */.yD)(group, 'dead-end');
    if (!deadEnd && touched > 0 && leftIn(group) <= group.blocked.length)
        return null;
    const brake = brakeOf(limited);
    const erroring = erroringNow(limited);
    const stuck = withStop(`${withStop(saysOf(limited, touched))}${passedText(group)}${(0,expiring/* agesOutText */.eA)(group, group.undone ?? [], plan)}`);
    const says = (0,text_text/* joinTexts */.B5)([
        (0,text_text/* asText */.e1)(stuck),
        erroring ? (0,text_text/* text */.Qq) `${erroring.says}.` : text_text/* NO_TEXT */.gd,
        isStuckBefore && !(0,outcome_of/* startsNothing */.$D)(policy) ? (0,text_text/* asText */.e1)(STILL_STUCK) : text_text/* NO_TEXT */.gd,
    ], ' ');
    const violation = (0,rule/* groupResult */.xC)(limited, ['selector', 'strategy', 'budget'], {
        says,
        ...((brake || group.mayEnd) && !erroring ? { severity: 'warning' } : {}),
        fix: erroring?.fix ?? remediationOf(limited, brake),
        ofRollout: true,
        isOfWaiting: true,
        magnitude: (0,wholes/* undoneByOrder */.Ni)(group) > 0 ? leftIn(group) : group.matched - touched,
        evidence: {
            cause: 'stuck',
            matched: group.matched,
            touched,
            ...(touched === 0 && group.extremes ? { lost: group.worstLoss } : {}),
            blocked: group.blocked.length,
            why: group.why,
        },
    });
    return deadEnd ? { ...violation, place: deadEnd.place } : violation;
}
function remediationOf(limited, brake) {
    const { group } = limited;
    if (brake)
        return `This change pauses it: end the pause of "${brake}" to continue. If "${brake}" were disabled instead, later objects would not wait.`;
    if (group.fix)
        return group.fix;
    const { stuckOnBlocked, blocked } = (0,rule/* ofSystem */.d0)(limited).words;
    if (group.blocked.length > 0 && stuckOnBlocked !== undefined)
        return stuckOnBlocked;
    const known = byBudget(limited) ?? (0,system/* factOf */.yD)(group, 'not-working')?.fix ?? (0,system/* factOf */.yD)(group, 'unstick');
    if (known)
        return known;
    return group.blocked.length > 0 && blocked ? blocked(group) : withoutHolder(limited);
}
function deadEndOfJoining(limited) {
    const { group, policy } = limited;
    const { groups } = policy.effect;
    const isSaid = groups.some(({ outcome }) => neverEnds(outcome));
    const deadEnd = (0,system/* factOf */.yD)(group, 'dead-end');
    if (!deadEnd || isSaid || groups.find(({ matched }) => matched > 0) !== group)
        return null;
    const { says, fix, place } = deadEnd;
    const violation = (0,rule/* groupResult */.xC)(limited, ['selector', 'strategy', 'budget'], {
        says: `no ${group.unit} that joins ever completes. ${says} Complete ones stay complete.`,
        fix: fix,
        ofRollout: true,
        magnitude: group.matched,
        evidence: {
            cause: 'joining',
            matched: group.matched,
            touched: 0,
            blocked: group.blocked.length,
            why: says,
        },
    });
    return { ...violation, place };
}
function brakeOf({ group }) {
    const { holder } = group;
    return holder?.kind === 'paused'
        ? (0,system/* factOf */.yD)(group, 'paused-now')?.find((name) => name === holder.name)
        : undefined;
}
function withoutHolder({ group: { why, calendar, holder } }) {
    if (calendar && calendar.consuming > 0)
        return repairText(calendar.consuming);
    if (holder?.kind === 'paused')
        return `End the pause of "${holder.name}".`;
    return `Remove the cause: ${uncapped(why.replace(/[.:;](?=\s|$).*$/s, ''))}.`;
}
function byBudget({ group: { holder } }) {
    if (holder?.kind === 'budget')
        return `Let PodDisruptionBudget ${holder.name} allow at least one eviction at a time.`;
    if (holder?.kind === 'several-budgets')
        return `Leave only one of the disruption budgets over these pods: ${holder.names.join(', ')}.`;
    return null;
}
const STILL_STUCK = 'It was stuck before, and this change does not free it.';
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
    const all = (0,rule/* count */.U9)(group.matched, group.unit);
    if (policy.change?.kind === 'eviction')
        return group.why;
    const how = group.outcome === 'stopped' ? 'an automatic stop ends it' : 'it gets stuck';
    const isRest = policy.change?.kind === 'continues' && group.undone !== undefined;
    const isByOrder = (0,wholes/* undoneByOrder */.Ni)(group) > 0;
    const done = group.matched - leftIn(group);
    const at = isByOrder
        ? `with as few as ${done} of ${all} done, depending on the order`
        : touched < group.matched && touched === done && !isRest
            ? `after ${touched} of ${all}`
            : `with ${done} of ${all} done`;
    if (touched > 0)
        return `${how} ${at}${because(group.why)}`;
    const why = because(`${group.why}${inTheWay(group)}`);
    if (group.worstLoss > 0 && group.extremes)
        return `${group.matched === 1 ? `its only ${group.unit}` : `${group.worstLoss} of its ${all}`} ${(0,plural/* verb */.w3)(group.worstLoss, 'stops and is', 'stop and are')} not replaced${why}`;
    return policy.change?.kind === 'continues'
        ? `it is stuck halfway, and no more of its ${all} are updated${why}`
        : `${(0,plural/* noneOf */.kO)(group.matched, group.unit, 'is ever')} ${(0,rule/* ofSystem */.d0)(limited).words.done ?? 'updated'}${why}`;
}
function withStop(says) {
    return says.replace(/[.]?$/, '.');
}
function because(why) {
    if (why === '')
        return '.';
    return `, because ${uncapped(why)}`;
}
function uncapped(why) {
    return why.replace(/^(?:All|An?|Compartment|Each|Every|It|Its|Nodes?|Pods?|No|None|Nothing|One|The) /, (word) => word.toLowerCase());
}
const CAUSES_SHOWN = 2;
function inTheWay({ blocked, why }) {
    const causes = [...new Set(blocked.map((one) => one.why))].filter((cause) => !why.includes(cause));
    return causes.length === 0 || !why.endsWith('.')
        ? ''
        : ` In the way: ${causes.slice(0, CAUSES_SHOWN).join(', ')}.`;
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
                const causes = [
                    erroringBreach,
                    blocked,
                    heldVolume,
                    usedUpByUnready,
                    usedUpByBroken,
                    usedUpByMissing,
                ];
                const others = stuck ? [] : causes.map((cause) => cause(limited, plan));
                return [stuck, ...others, toleratedInVain(limited)];
            }),
            ...(0,object_faults/* faultViolations */.$)(judged, 'never-ends'),
            ...side.policies.flatMap(deadlocks),
        ];
    },
});
function blocked(limited, plan) {
    const { group } = limited;
    const { words } = (0,rule/* ofSystem */.d0)(limited);
    const fix = words.blocked?.(group) ?? words.stuckOnBlocked;
    if (group.blocked.length === 0 || fix === undefined || (0,wholes/* isNamed */.ev)(group))
        return null;
    const { length } = group.blocked;
    const more = length > SHOWN ? ` and ${length - SHOWN} more` : '';
    const left = group.blocked.map(({ target }) => target);
    return (0,rule/* groupResult */.xC)(limited, ['selector', 'strategy', 'budget'], {
        subject: 'blocked',
        says: `${(0,rule/* share */.uM)(length, group.matched)} ${(0,plural/* verb */.w3)(length, 'is', 'are')} never touched, so the rollout does not complete: ` +
            `${shownOf(group.blocked.slice(0, SHOWN))}${more}. ${countsText(group)}${(0,expiring/* agesOutText */.eA)(group, left, plan)}`,
        fix: fix,
        ofRollout: true,
        isOfWaiting: true,
        magnitude: length,
        evidence: {
            cause: 'blocked',
            blocked: group.blocked.map(({ target, why }) => ({ target, why })),
            matched: group.matched,
        },
        severity: 'warning',
    });
}
function shownOf(targets) {
    return targets
        .map(({ target, why }, i) => (targets[i + 1]?.why === why ? target : `${target} (${why})`))
        .join(', ');
}
function countsText({ blocked: { length }, calendar, matched }) {
    const where = calendar === undefined || calendar.counted >= matched
        ? 'in percentages and in progress'
        : 'in progress; percentages are of the nodes that are initialized and have a claim';
    return `${(0,plural/* verb */.w3)(length, 'It still counts', 'They still count')} ${where}.`;
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
        says: `the rollout may never end: the new pod needs the volume claim ${claim}, which the old pod keeps until the new one is ready (maxUnavailable is 0 of ${matched}). ${WAITS[mode ?? 'unknown']}`,
        fix: 'Set strategy.type: Recreate. The old pod is deleted first, and the application is unavailable until the new one is ready.',
        ofRollout: true,
        magnitude: matched,
        evidence: { cause: 'held-volume', claim, accessMode: mode, maxUnavailable: 0, replicas: matched },
    });
}
const WAITS = {
    ReadWriteOnce: 'It is ReadWriteOnce: a new pod on another node waits forever.',
    ReadWriteOncePod: 'It is ReadWriteOncePod: the new pod waits forever on any node.',
    unknown: 'With ReadWriteOnce a new pod on another node waits forever, with ReadWriteOncePod on any node.',
};
function deadlocks(policy) {
    return (0,system/* factsOf */.xS)(policy, 'deadlock').map((deadlock) => {
        const { kind, shared, held, now, place } = deadlock;
        const self = (0,system/* refText */.d0)(policy.ref);
        const later = (0,system/* refText */.d0)(deadlock.later);
        const isMutual = kind === 'mutual';
        return (0,rule/* policyResult */._1)(policy, {
            subject: later,
            says: isMutual ? mutual(self, later, deadlock) : oneHoldsAll(later, deadlock),
            fix: isMutual
                ? `Set runtimeRequired: true on ${self}, so that it tolerates the taint, or give ${later} the lower priority.`
                : `Set sequencing: node on ${self}.`,
            place,
            magnitude: held,
            evidence: { cause: 'deadlock', later, kind, shared, held, keptNow: [...now] },
            severity: isMutual ? 'error' : 'warning',
        });
    });
}
function mutual(self, later, { by, shared, held, now }) {
    const when = now.length > 0
        ? `${(0,listing/* few */.H)(now)} ${(0,plural/* verb */.w3)(now.length, 'has', 'have')} it now.`
        : `It begins with the first of the ${(0,rule/* count */.U9)(shared)} they share that joins with it.`;
    return (`it does not tolerate ${by}, which stays on a node until ${later} is complete there, and ${later} waits for ${self}: ` +
        `${(0,rule/* count */.U9)(held)} of ${later} ${(0,plural/* verb */.w3)(held, 'is', 'are')} never updated. ${when}`);
}
function oneHoldsAll(later, { by, shared, held }) {
    return (`with sequencing: all one node that does not complete it keeps ${later} from all of its ${(0,rule/* count */.U9)(held)}, and ` +
        `${by} stays on ${(0,plural/* allOf */.bn)(shared, 'node')} they share: no pod is scheduled there.`);
}


/***/ }),

/***/ 72298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ faultViolations)
/* harmony export */ });
/* harmony import */ var _manifest_words_listing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65904);
/* harmony import */ var _manifest_lookup_grouped_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42687);
/* harmony import */ var _manifest_values_canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78003);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24705);




const SHOWN = 3;
function faultViolations({ side, base }, kind) {
    const found = faultsOf(side, kind);
    const unnamed = found.filter((one) => !isNamed(one));
    return [
        ...gathered(unnamed, ({ group, fault }) => (0,_manifest_values_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)([group, fault.says])).map((list) => violationOf(list, list[0].fault.says, list[0].group)),
        ...namedViolations(found.filter(isNamed), base ? faultsOf(base, kind).filter(isNamed) : []),
    ];
}
function namedViolations(found, before) {
    const known = new Map(bySentence(before).flatMap((list) => list.map((one) => [nameOf(one), namesOf(list)])));
    const kept = found.filter((one) => known.has(nameOf(one)));
    const fresh = found.filter((one) => !known.has(nameOf(one)));
    return [
        ...gathered(kept, (one) => known.get(nameOf(one)) ?? '').map((list) => violationOf(list, known.get(nameOf(list[0])) ?? '', null)),
        ...bySentence(fresh).map((list) => violationOf(list, namesOf(list), null)),
    ];
}
function isNamed({ fault }) {
    return fault.subject !== undefined;
}
function nameOf({ fault }) {
    return fault.subject ?? '';
}
function namesOf(list) {
    return list.map(nameOf).sort().join(' ');
}
function bySentence(found) {
    return gathered(found, ({ fault }) => fault.says);
}
function faultsOf(side, kind) {
    return side.policies.flatMap((policy) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(policy, 'object-fault')
        .filter((fault) => fault.kind === kind)
        .map((fault) => ({ fault, policy: policy.ref, group: policy.effect.groups[0]?.name ?? null })));
}
function gathered(list, keyOf) {
    return [...(0,_manifest_lookup_grouped_js__WEBPACK_IMPORTED_MODULE_2__/* .groupedBy */ .me)(list, keyOf).values()];
}
function violationOf(list, subject, group) {
    const weightOf = ({ fault }) => fault.weight ?? 1;
    const worst = list.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
    const about = list.map(({ fault }) => fault.about);
    return {
        policy: worst.policy,
        group,
        subject,
        about: null,
        says: gathered(list, ({ fault }) => fault.says)
            .map(sentenceOf)
            .join(' '),
        fix: worst.fault.remediation,
        place: worst.fault.place,
        magnitude: list.reduce((sum, one) => sum + weightOf(one), 0),
        evidence: { cause: worst.fault.kind, about, count: about.length },
        isStandIn: group !== null || worst.fault.subject !== undefined,
    };
}
function sentenceOf(list) {
    const [{ policy, fault }] = list;
    const about = list.map((one) => one.fault.about);
    return `${policy.kind} ${(0,_manifest_words_listing_js__WEBPACK_IMPORTED_MODULE_3__/* .few */ .H)(about, SHOWN)}: ${fault.says}.`;
}


/***/ }),

/***/ 3024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ pastBatchesFix)
/* harmony export */ });
/* harmony import */ var _systems_by_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16178);

function pastBatchesFix({ ref, change, leaves }) {
    return (change && FIXES[change.kind]) ?? leaves?.fix ?? (0,_systems_by_id_js__WEBPACK_IMPORTED_MODULE_0__/* .traitsOf */ .J)(ref.system).words.pastBatches ?? NARROW;
}
const NARROW = 'Narrow what it selects and widen it step by step.';
const FIXES = {
    resumes: 'Take the packages back to what the nodes carry before the pause ends, and roll the new version out under a new package name beside the old one (a new package is batched).',
    uninstall: 'An uninstall has no batches. To go step by step, give all nodes but a few the ignore label of the operator (nodewright.nvidia.com/ignore: "true", up to 0.17 skyhook.nvidia.com/ignore) before it is set, and take the label away from a few nodes at a time.',
    'apply-strategy': 'Look first at what it would write over: applyStrategy.type ReportDiff reports it in the status (diffedPlacements) and writes nothing. To go cluster by cluster use strategy External, which is for good: a staged update run brings the new applyStrategy along, stage by stage.',
    deleted: 'Keep the NodePool and add the new one beside it; drain the old nodes in steps, and remove the NodePool when it has none left.',
};


/***/ }),

/***/ 51012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ redundantLimits)
/* harmony export */ });
/* harmony import */ var _calendar_intervals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24091);
/* harmony import */ var _calendar_week_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67977);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86712);
/* harmony import */ var _manifest_lookup_remembered_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59863);




const redundantLimits = (0,_manifest_lookup_remembered_js__WEBPACK_IMPORTED_MODULE_2__/* .remembered */ .H)((calendar) => {
    if ((0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isClosedByError */ .g)(calendar))
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
        return other.written === limit.written || (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isZero */ .be)(other, calendar);
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
    const names = others.slice(0, 3).map(_time_js__WEBPACK_IMPORTED_MODULE_1__/* .limitName */ .Ff);
    return `${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_0__/* .joinAnd */ .MO)(names)} ${names.length === 1 ? 'allows' : 'allow'}`;
}


/***/ }),

/***/ 86712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ff: () => (/* binding */ limitName),
/* harmony export */   HK: () => (/* binding */ limitKey),
/* harmony export */   NU: () => (/* binding */ shareOfWeek),
/* harmony export */   O7: () => (/* binding */ calendarViolation),
/* harmony export */   Uq: () => (/* binding */ openText),
/* harmony export */   VY: () => (/* binding */ timesWhen),
/* harmony export */   Vb: () => (/* binding */ reasonsBy),
/* harmony export */   Xx: () => (/* binding */ instantText),
/* harmony export */   _l: () => (/* binding */ stretchesWhen),
/* harmony export */   be: () => (/* binding */ isZero),
/* harmony export */   g: () => (/* binding */ isClosedByError),
/* harmony export */   gx: () => (/* binding */ weekOf),
/* harmony export */   iQ: () => (/* binding */ ceilingsOf),
/* harmony export */   jh: () => (/* binding */ stretchText),
/* harmony export */   kr: () => (/* binding */ timedGroups),
/* harmony export */   tV: () => (/* binding */ limitViolation),
/* harmony export */   zT: () => (/* binding */ reasonsText)
/* harmony export */ });
/* harmony import */ var _manifest_lookup_grouped_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42687);
/* harmony import */ var _manifest_lookup_remembered_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59863);
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39730);
/* harmony import */ var _calendar_intervals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24091);
/* harmony import */ var _calendar_week_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67977);
/* harmony import */ var _calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56710);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9394);







function timedGroups(side) {
    return (0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .rolledGroups */ .BR)(side).flatMap((limited) => {
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
    return (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_4__/* .clipTo */ .Sj)({ from, to: calendar.within.to }, (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeIntervals */ .l7)(stretches));
}
function ceilingsOf({ spans, unsized }) {
    return unsized ?? spans;
}
const spansByReason = (0,_manifest_lookup_remembered_js__WEBPACK_IMPORTED_MODULE_5__/* .remembered */ .H)((spans) => (0,_manifest_lookup_grouped_js__WEBPACK_IMPORTED_MODULE_6__/* .groupedBy */ .me)(spans, ({ reason }) => reason));
function stretchesWhen(calendar, reason, holds) {
    return timesWhen(calendar, reason, calendar.within.from, holds);
}
function reasonsBy(reasons, keyOf) {
    return [...(0,_manifest_lookup_grouped_js__WEBPACK_IMPORTED_MODULE_6__/* .groupedBy */ .me)(reasons, keyOf).values()];
}
function reasonsText(reasons, all) {
    return reasons.length === all.length ? 'every reason' : (0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .joinAnd */ .MO)(reasons);
}
function shareOfWeek(times, week) {
    const minutes = Math.round((0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_4__/* .totalMs */ .Vk)((0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_4__/* .clipTo */ .Sj)(week, times)) / 60_000);
    const inWeek = _calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .WEEK_MS */ .mb / 60_000;
    return minutes % 6 === 0
        ? `${minutes / 60} of ${inWeek / 60} hours of the week`
        : `${minutes.toLocaleString('en-US')} of ${inWeek.toLocaleString('en-US')} minutes of the week`;
}
function stretchText(times, week, timeZone) {
    const inUtc = (0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekText */ .s4)(times, week, 'UTC');
    if (!/\d/.test(inUtc))
        return inUtc;
    if (timeZone === 'UTC')
        return `${inUtc} UTC`;
    return `${inUtc} UTC (${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekText */ .s4)(times, week, timeZone)} ${(0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .cityOf */ .Xe)(timeZone)})`;
}
function instantText(at, timeZone = 'UTC') {
    const shown = (0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .toWallClock */ .Am)(at, timeZone);
    const date = new Date(shown).toISOString().slice(0, 10);
    return `${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekdayText */ .uP)(shown)} ${date} ${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .clockText */ .Yi)(shown)} ${timeZone === 'UTC' ? 'UTC' : (0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .cityOf */ .Xe)(timeZone)}`;
}
function limitName({ written, schedule, durationMs, namesReasons, reasons }) {
    const forReasons = namesReasons ? ` for ${reasons.length === 0 ? 'no reason' : (0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .joinAnd */ .MO)(reasons)}` : '';
    const when = schedule === null ? '' : ` at "${schedule}" for ${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .spanText */ .Cp)(durationMs ?? 0)}`;
    return `the budget of ${written}${forReasons}${when}`;
}
function limitKey({ written, schedule, reasons }) {
    return `${schedule ?? written} ${reasons.join('+')}`;
}
function limitViolation({ limited }, limit, rest) {
    const subject = rest.subject ?? limitKey(limit);
    return { ...(0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .groupResult */ .xC)(limited, [], { ...rest, subject }), place: limit.place };
}
function calendarViolation({ limited, calendar }, rest) {
    return { ...(0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .groupResult */ .xC)(limited, [], rest), place: calendar.place };
}
function isZero({ limit, written }, { counted }) {
    return limit === 0 && (counted > 0 || /^0+%?$/.test(written));
}
function openText({ calendar }, limit, plan) {
    if (isClosedByError(calendar))
        return '';
    const isOpen = ({ limit: most }) => most === null || most > 0;
    const sentences = reasonsBy(limit.reasons, (reason) => JSON.stringify(stretchesWhen(calendar, reason, isOpen))).map((alike) => {
        const open = stretchText(stretchesWhen(calendar, alike[0] ?? '', isOpen), weekOf(plan), plan.timeZone);
        return ` Nodes may go for ${reasonsText(alike, calendar.reasons)} ${open}.`;
    });
    return sentences.join('');
}


/***/ }),

/***/ 65177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ waiverLapsed)
/* harmony export */ });
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24705);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19125);
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
    exceeded: ({ why }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `is exceeded: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(why ?? '')}.`,
    unused: () => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `matches no finding.`,
    malformed: ({ why }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `does not apply: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(why ?? '')}.`,
};
const FIXES = {
    expired: ({ rule }) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .fix */ .Up) `Fix ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(rule ?? '')}, or let the owner set a later day.`,
    exceeded: ({ rule }) => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .fix */ .Up) `Fix ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(rule ?? '')}, or let the owner set another ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('max')}.`,
    unused: () => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .fix */ .Up) `Remove it, or correct its ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('subject')}: the policy (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('Kind/name')}), one of its groups (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('Kind/name group "NAME"')}) or a fingerprint.`,
    malformed: () => (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .fix */ .Up) `Write ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('rule')}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('subject')}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('reason')}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('owner')} and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('expires')} (the last day, such as 2027-03-01); ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('max')} and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('cluster')} if needed.`,
};


/***/ }),

/***/ 92552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ windowNotAsWritten)
/* harmony export */ });
/* harmony import */ var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39730);
/* harmony import */ var _calendar_intervals_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24091);
/* harmony import */ var _calendar_week_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67977);
/* harmony import */ var _calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56710);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9394);
/* harmony import */ var _redundant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51012);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86712);
/* harmony import */ var _written_ceiling_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43288);








const windowNotAsWritten = (0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .defineRule */ .Km)({
    id: 'window-not-as-written',
    detects: 'a window that is active at other times than its schedule reads: always, longer, on other days, or shifted by the clock change; or without effect',
    systems: 'all',
    severity: 'warning',
    evaluate: ({ side, plan }) => [
        ...(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .timedGroups */ .kr)(side).flatMap((timed) => {
            const redundant = new Map((0,_redundant_js__WEBPACK_IMPORTED_MODULE_4__/* .redundantLimits */ .U)(timed.calendar).map((one) => [one.limit, one.stricter]));
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
    const isEmpty = limit.durationMs === 0;
    const [says, fix] = limit.windows.length > 0
        ? [
            `${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .limitName */ .Ff)(limit)} changes nothing (${limit.limit ?? 0} of the ${counted} nodes now, active ` +
                `${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .stretchText */ .jh)(limit.windows, (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .weekOf */ .gx)(plan), plan.timeZone)}). Budgets only restrict, and whenever it is active ${stricter} as few or fewer.`,
            'Remove it; to allow more inside the window, raise the other budgets there and close the rest of the time with nodes: "0".',
        ]
        : isEmpty
            ? [
                `${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .limitName */ .Ff)(limit)} is never active and limits nothing.`,
                'Set a duration above zero, or remove it.',
            ]
            : [
                `${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .limitName */ .Ff)(limit)} is not active before ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .instantText */ .Xx)(within.to)} and limits nothing until then.`,
                'Choose a date of every year, or keep it for a later one.',
            ];
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .limitViolation */ .tV)(timed, limit, {
        says,
        fix,
        evidence: { cause: 'without-effect', limit: limit.limit, schedule: limit.schedule },
    });
}
function alwaysActive(timed, limit) {
    const { calendar, limited } = timed;
    const { matched } = limited.group;
    const most = limit.limit ?? 0;
    if ((0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isClosedByError */ .g)(calendar) || most === 0 || limit.reasons.length === 0)
        return null;
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .limitViolation */ .tV)(timed, limit, {
        subject: `date ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .limitKey */ .HK)(limit)}`,
        says: `at most ${(0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .uM)(Math.min(most, matched), matched)} are disrupted at once for ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonsText */ .zT)(limit.reasons, calendar.reasons)}, at all times. ` +
            `No date fits the schedule of ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .limitName */ .Ff)(limit)}, and a budget without a next date is active always.`,
        fix: 'Choose a schedule that occurs; for a budget that is always active, remove schedule and duration.',
        evidence: { cause: 'no-date', schedule: limit.schedule, limit: limit.limit, reasons: [...limit.reasons] },
        severity: 'error',
    });
}
function neverClosed(timed, limit, plan) {
    const { hits, windows, durationMs } = limit;
    const duration = durationMs ?? 0;
    const isAlways = (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_7__/* .without */ .FF)([timed.calendar.within], windows).length === 0;
    const isOverlapping = hits.some((hit, i) => hit - (hits[i - 1] ?? -Infinity) < duration);
    if (!isOverlapping && !isAlways)
        return null;
    const window = windows.find(({ from, to }) => to > plan.at && from > timed.calendar.within.from);
    const joined = window ? hits.filter((hit) => hit >= window.from && hit < window.to).length : 0;
    const merged = isAlways
        ? 'the windows join, and the budget is active always'
        : `${joined} windows of ${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .spanText */ .Cp)(duration)} join to ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .stretchText */ .jh)(windows, (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .weekOf */ .gx)(plan), plan.timeZone)}`;
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .limitViolation */ .tV)(timed, limit, {
        subject: `overlap ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .limitKey */ .HK)(limit)}`,
        says: `${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .limitName */ .Ff)(limit)} opens a new window before the last one has closed: ${merged}.${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .openText */ .Uq)(timed, limit, plan)}`,
        fix: isAlways
            ? 'Remove schedule and duration if it is to be active always.'
            : 'Set one start (a single hour) and the whole length as duration.',
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
    const week = (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .weekOf */ .gx)(plan);
    const midnight = Array.from({ length: 7 }, (_, i) => week.from + i * _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO).find((at) => (0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(at).dayOfWeek === first);
    if (midnight === undefined)
        return null;
    const covering = timed.calendar.limits.filter((other) => (other.limit ?? 0) <= (limit.limit ?? 0));
    const early = { from: midnight, to: midnight + spill };
    const open = covering.reduce((left, { windows }) => (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_7__/* .without */ .FF)(left, windows), [early]);
    if (open.length === 0)
        return null;
    const isBroken = (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isClosedByError */ .g)(timed.calendar);
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .limitViolation */ .tV)(timed, limit, {
        subject: `midnight ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .limitKey */ .HK)(limit)}`,
        says: `${isBroken ? 'once every schedule parses, ' : ''}${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekText */ .s4)(open, week, 'UTC')} UTC is not in the windows of ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .limitName */ .Ff)(limit)}. ` +
            `They run over midnight: ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .stretchText */ .jh)(limit.windows, week, plan.timeZone)}.${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .openText */ .Uq)(timed, limit, plan)}`,
        fix: `If not intended, name the day before as well, or add a budget for the hours from midnight on ${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekdayText */ .uP)(midnight)}.`,
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
    const week = (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .weekOf */ .gx)(plan);
    const city = (0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .cityOf */ .Xe)(timeZone);
    const dayText = (hit) => `${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekdayText */ .uP)(hit)} UTC is ${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekdayText */ .uP)((0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .toWallClock */ .Am)(hit, timeZone))} in ${city}`;
    const days = [...new Set(moved.map(dayText))];
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .limitViolation */ .tV)(timed, limit, {
        subject: `days ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .limitKey */ .HK)(limit)}`,
        says: `the days of ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .limitName */ .Ff)(limit)} are in UTC, and where its windows begin ${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .joinAnd */ .MO)(days)}. ` +
            `It is active ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .stretchText */ .jh)((0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_7__/* .clipTo */ .Sj)(week, limit.windows), week, timeZone)}.${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .openText */ .Uq)(timed, limit, plan)}`,
        fix: `No action needed if the days of ${city} are intended; otherwise name the days before or after.`,
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
    const acting = new Set((0,_written_ceiling_js__WEBPACK_IMPORTED_MODULE_6__/* .actingReasons */ .Ae)(calendar));
    if (!limit.reasons.some((reason) => acting.has(reason)))
        return null;
    const week = weekAfter(change, timeZone);
    const actual = (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_7__/* .clipTo */ .Sj)(week, limit.windows);
    const shift = change.beforeMs - change.afterMs;
    const moved = limit.windows.map(({ from, to }) => ({ from: from + shift, to: to + shift }));
    const expected = (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_7__/* .clipTo */ .Sj)(week, moved);
    const [gained, lost] = [(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_7__/* .without */ .FF)(actual, expected), (0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_7__/* .without */ .FF)(expected, actual)];
    const hours = (windows) => (0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__/* .weekText */ .s4)(windows, week, timeZone);
    const outside = `${hours(lost)} is outside of it then (${allowedText(timed, limit, lost)})`;
    const texts = [
        ...(lost.length === 0 ? [] : [outside]),
        ...(gained.length === 0 ? [] : [`${hours(gained)} is inside`]),
    ];
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .limitViolation */ .tV)(timed, limit, {
        subject: `shift ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .limitKey */ .HK)(limit)}`,
        says: `from the clock change on ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .instantText */ .Xx)(change.at, timeZone)} on, ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .limitName */ .Ff)(limit)} holds ${hours(limit.windows)} ` +
            `${(0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__/* .cityOf */ .Xe)(timeZone)} instead of ${hours(moved)}: schedules are in UTC.${texts.length === 0 ? '' : ` So ${texts.join(', and ')}.`}`,
        fix: lost.length === 0
            ? 'Change the schedule on that day, or choose hours that may move by one.'
            : 'Make the window long enough for both: start it with the earlier and end it with the later of the two times.',
        evidence: {
            ...{ cause: 'clock-change', schedule: limit.schedule, timeZone, changesAt: (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .instantText */ .Xx)(change.at) },
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
        return 'no limit';
    return `${(0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(Math.max(0, ...spans.map((span) => span.limit ?? 0)))} at once`;
}


/***/ }),

/***/ 43288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ actingReasons),
/* harmony export */   T: () => (/* binding */ wholeShare),
/* harmony export */   _x: () => (/* binding */ highestCeiling),
/* harmony export */   jN: () => (/* binding */ mostFor),
/* harmony export */   jm: () => (/* binding */ lowerBudget)
/* harmony export */ });
/* harmony import */ var _calendar_week_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67977);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24705);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86712);



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
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonsBy */ .Vb)(reasons, (reason) => JSON.stringify(timesOf(reason)))
        .map((alike) => {
        const reason = alike[0] ?? '';
        const when = whenText(calendar, timesOf(reason), (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .stretchesWhen */ ._l)(calendar, reason, open), plan);
        return `for ${(0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonsText */ .zT)(alike, calendar.reasons)} ${when}`;
    })
        .join('; ');
}
function whenText({ within }, times, stretches, plan) {
    const [first] = times;
    if (!first)
        return '';
    if (first.from <= plan.at && first.to >= within.to)
        return 'at any time';
    const week = (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .weekOf */ .gx)(plan);
    const isRare = !/\d|all week/.test((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_0__/* .weekText */ .s4)(stretches, week, 'UTC'));
    const from = first.from <= plan.at ? 'now' : `from ${(0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .instantText */ .Xx)(first.from, plan.timeZone)}`;
    const to = first.to >= within.to ? 'on' : `to ${(0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .instantText */ .Xx)(first.to, plan.timeZone)}`;
    const span = `${from} ${to}`.replace('now on', 'from now on');
    return isRare ? span : `${(0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .stretchText */ .jh)(stretches, week, plan.timeZone)}, first ${span}`;
}
function lowerBudget({ reasons }, calendar, most) {
    const beside = reasons.length === calendar.reasons.length ? {} : { beside: `reasons: [${reasons.join(', ')}]` };
    const nodes = { field: 'nodes', value: most ?? '10%', isText: true, ...beside };
    return (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__/* .fix */ .Up) `Add a budget without a schedule beside it, {${nodes}}: the smallest of those that are active holds.`;
}


/***/ }),

/***/ 72150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RULES: () => (/* binding */ RULES)
/* harmony export */ });
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41533);

const RULES = _catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .BY_HARM */ .j.toSorted((a, b) => (a.id < b.id ? -1 : 1));


/***/ }),

/***/ 58048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ LOOSER)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29396);

const LOOSER = zod__WEBPACK_IMPORTED_MODULE_0__/* .registry */ .u5();


/***/ }),

/***/ 9394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ freshBatchesOf),
/* harmony export */   BR: () => (/* binding */ rolledGroups),
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   Km: () => (/* binding */ defineRule),
/* harmony export */   N0: () => (/* binding */ judges),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   V8: () => (/* binding */ unlessUnbatched),
/* harmony export */   WY: () => (/* binding */ sameRef),
/* harmony export */   _1: () => (/* binding */ policyResult),
/* harmony export */   ct: () => (/* binding */ policyName),
/* harmony export */   d0: () => (/* binding */ ofSystem),
/* harmony export */   eA: () => (/* binding */ asFix),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   kd: () => (/* binding */ subjectOfPolicy),
/* harmony export */   sE: () => (/* binding */ groupRule),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   vv: () => (/* binding */ policyRule),
/* harmony export */   xC: () => (/* binding */ groupResult)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92857);
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78392);
/* harmony import */ var _manifest_lookup_remembered_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59863);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19125);
/* harmony import */ var _systems_by_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16178);
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24705);
/* harmony import */ var _fleet_past_batches_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3024);
/* harmony import */ var _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71347);








function judges({ id, systems }) {
    if (systems === 'all')
        return () => true;
    const those = systems === 'some' ? (0,_systems_by_id_js__WEBPACK_IMPORTED_MODULE_2__/* .judgedBy */ .N)(id) : systems;
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
const NO_OPTIONS = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({});
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
const rolledGroups = (0,_manifest_lookup_remembered_js__WEBPACK_IMPORTED_MODULE_6__/* .remembered */ .H)((side) => side.policies.flatMap((policy) => policy.effect.groups
    .filter((group) => sameRef(group.rolls, policy.ref))
    .map((group) => ({ policy, group }))));
function sameRef(a, b) {
    return a.system === b.system && a.kind === b.kind && a.namespace === b.namespace && a.name === b.name;
}
const policiesByName = (0,_manifest_lookup_remembered_js__WEBPACK_IMPORTED_MODULE_6__/* .remembered */ .H)((side) => new Map(side.policies.toReversed().map((policy) => [(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__/* .refKey */ .XF)(policy.ref), policy])));
function policyOf(side, ref) {
    return side ? policiesByName(side).get((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__/* .refKey */ .XF)(ref)) : undefined;
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
    if ((0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_7__/* .isNamed */ .ev)(group))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(policy.ref.kind)}s of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)('group', group.name)}`;
    const own = policyName(policy.ref);
    return policy.effect.groups.length === 1 ? own : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${own} group ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)('group', group.name)}`;
}
function policyName(ref) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)('policy', (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__/* .refText */ .d0)(ref));
}
function asFix(says) {
    return typeof says === 'string' ? { parts: [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(says)] } : says;
}
function unlessUnbatched({ policy }, fix) {
    return isPastBatches(policy) ? (0,_fleet_past_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .pastBatchesFix */ .k)(policy) : fix;
}
function isPastBatches({ change }) {
    return change?.batched === false;
}
function ofSystem({ policy }) {
    return (0,_systems_by_id_js__WEBPACK_IMPORTED_MODULE_2__/* .traitsOf */ .J)(policy.ref.system);
}
function share(part, whole, unit = 'node') {
    return (0,_text_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .shareText */ .Lu)(part, whole, unit);
}
function count(n, unit = 'node') {
    return (0,_text_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(n, unit);
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
    const isPast = isPastBatches(policy) && result.fix === (0,_fleet_past_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .pastBatchesFix */ .k)(policy);
    return {
        about: subjectOf(limited),
        policy: group.declaredIn,
        group: group.name,
        place: (ofRollout === true ? placeOfUnbatched(policy) : null) ?? placeOfField(limited, ...fields),
        ...(ofRollout && !(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_7__/* .isNamed */ .ev)(group) ? { rolls: [policy.ref] } : {}),
        ...((0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_7__/* .isNamed */ .ev)(group) ? { isStandIn: true } : {}),
        ...(isPast ? { cause: changeOf(policy.ref) } : field ? { cause: { field, of: run } } : {}),
        ...result,
        subject: [run, result.subject].filter(Boolean).join('#'),
    };
}
function changeOf(ref) {
    return { field: 'change', of: (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__/* .refKey */ .XF)(ref) };
}


/***/ }),

/***/ 5024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cw: () => (/* binding */ configNotRolled),
  OR: () => (/* binding */ heldRolloutStarts),
  oE: () => (/* binding */ isStated),
  qJ: () => (/* binding */ limitIgnored),
  nc: () => (/* binding */ safeguardRemoved),
  Hk: () => (/* binding */ statedBy),
  Nv: () => (/* binding */ statedOf)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(24705);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/intervals.js
var intervals = __webpack_require__(24091);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/week.js
var calendar_week = __webpack_require__(67977);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(19125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/time.js
var time = __webpack_require__(86712);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/rule.js
var rules_rule = __webpack_require__(9394);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/karpenter/opened-pools.js






function openedPools({ side, base, plan }) {
    return (0,time/* timedGroups */.kr)(side).flatMap((timed) => {
        const { policy, group } = timed.limited;
        const before = (0,rules_rule/* policyOf */.US)(base, policy.ref)?.effect.groups.find(({ name }) => name === group.name);
        const drifted = policy.change?.replaces ?? 0;
        if (!before?.calendar || drifted === 0 || group.batches.length === 0)
            return [];
        if (!isHeld(before.calendar, (0,time/* weekOf */.gx)(plan)))
            return [];
        return (0,time/* calendarViolation */.O7)(timed, {
            subject: 'opened',
            says: (0,text_text/* text */.Qq) `the base allows no disruption of drifted nodes; this change starts the replacement of ${(0,text_text/* count */.U9)(drifted, 'node')}.`,
            fix: (0,system/* fix */.Up) `Keep ${(0,text_text/* code */.aY)('nodes: "0"')} until these nodes may be replaced.`,
            magnitude: drifted,
            evidence: { cause: 'opened', drifted },
        });
    });
}
function isHeld(calendar, week) {
    if ((0,time/* isClosedByError */.g)(calendar))
        return false;
    const closed = (0,time/* stretchesWhen */._l)(calendar, 'Drifted', ({ limit }) => limit === 0);
    return (0,intervals/* totalMs */.Vk)((0,intervals/* clipTo */.Sj)(week, closed)) === calendar_week/* WEEK_MS */.mb;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/stated.js



function isStated({ id }) {
    return system/* STATED_RULES */.sU.some((stated) => stated === id);
}
function statedOf(side, id) {
    return side.policies.flatMap((policy) => statedBy(policy, id));
}
function statedBy(policy, id) {
    return (0,system/* factsOf */.xS)(policy, 'result')
        .filter(({ rule }) => rule === id)
        .map(({ ofRollout, ...stated }) => ({
        policy: policy.ref,
        evidence: { cause: stated.subject },
        ...stated,
        ...(ofRollout === true ? { rolls: [policy.ref] } : {}),
    }));
}
function statedRule(rule) {
    return (0,rules_rule/* defineRule */.Km)({ ...rule, systems: 'all', evaluate: () => [] });
}
const configNotRolled = statedRule({
    id: 'config-not-rolled',
    detects: 'an edited ConfigMap or Secret that no rollout brings to the pods, or that reaches all of them at once as mounted files',
    severity: 'info',
});
const heldRolloutStarts = (0,rules_rule/* defineRule */.Km)({
    id: 'held-rollout-starts',
    detects: 'an edit that releases a held rollout: a pause lifted, a partition lowered, OnDelete ended, a run set going, a budget of 0 raised',
    systems: 'all',
    severity: 'warning',
    evaluate: openedPools,
});
const limitIgnored = statedRule({
    id: 'limit-ignored',
    detects: 'a maxUnavailable or minReadySeconds that the controller ignores, and a new version that OnDelete keeps from all pods',
    severity: 'warning',
});
const safeguardRemoved = statedRule({
    id: 'safeguard-removed',
    detects: 'an edit that removes or loosens what protects a node during its work: cordon, drain, prepare, exclusive, window',
    severity: 'warning',
});


/***/ }),

/***/ 16178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ traitsOf),
/* harmony export */   N: () => (/* binding */ judgedBy)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11081);

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
