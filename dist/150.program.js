export const id = 150;
export const ids = [150];
export const modules = {

/***/ 7380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ editedParts),
/* harmony export */   r: () => (/* binding */ isOfPart)
/* harmony export */ });
/* harmony import */ var _manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7196);
/* harmony import */ var _manifest_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83);
/* harmony import */ var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7085);
/* harmony import */ var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5288);
/* harmony import */ var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3972);
/* harmony import */ var _systems_policy_ref_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9705);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9125);
/* harmony import */ var _text_render_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2490);








function editedParts(base, head) {
    const before = new Map(base.map((policy) => [(0,_systems_policy_ref_js__WEBPACK_IMPORTED_MODULE_3__/* .refKey */ .X)(policy.ref), policy]));
    return head.flatMap((policy) => {
        const was = before.get((0,_systems_policy_ref_js__WEBPACK_IMPORTED_MODULE_3__/* .refKey */ .X)(policy.ref));
        const [missing] = policy.rejections.filter(isOfPart);
        if (policy.live || missing === undefined || !was?.rejections.some(isOfPart))
            return [];
        if ((0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameJson */ .TL)(was.written, policy.written))
            return [];
        const message = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)('policy', (0,_systems_policy_ref_js__WEBPACK_IMPORTED_MODULE_3__/* .refText */ .d)(policy.ref))} is edited and lacks required fields (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .foreign */ .V$)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)((0,_text_render_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlain */ .Ul)(missing.message), 200))}): a part of an object was not evaluated. ${(0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .byEntry */ .wd)('kustomize', (0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_6__/* .folderOf */ .yS)(policy.place.file))} If nothing completes it, add the field.`;
        return [(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .errorAt */ .Os)(missing.place, 'refused-edit', message)];
    });
}
function isOfPart({ consequence, isAbsent }) {
    return consequence === undefined && isAbsent === true;
}


/***/ }),

/***/ 5274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ BY_HARM)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(6594);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/rule.js
var rule = __webpack_require__(9394);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/kubefleet/approval-removed.js



const approvalRemoved = (0,rule/* defineRule */.Km)({
    id: 'approval-removed',
    detects: 'a change that removes an approval, or removes or shortens a wait, that the base has',
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
        const ref = group.declaredIn;
        const { pauses, groups } = gates.get((0,system/* refKey */.XF)(ref)) ?? { pauses: [], groups: [] };
        if (!own || groups.some(({ name: known }) => known === group.name))
            continue;
        const added = own.map((pause) => ({ ...pause, of: group.name }));
        gates.set((0,system/* refKey */.XF)(ref), { ref, pauses: [...pauses, ...added], groups: [...groups, group] });
    }
    return gates;
}
function approvals(before, after) {
    const [was, is] = [before, after].map(({ pauses }) => pauses.filter(({ kind }) => kind === 'approval'));
    return lost(was ?? [], is ?? [], after).map((pause) => resultOf(after, pause, pause, (0,system/* fix */.Up) `Keep the ${(0,text_text/* code */.aY)('Approval')} task of the stage.`, {
        subject: `approval ${pause.guards}`,
        says: (0,text_text/* text */.Qq) `${heldBack(pause)} no longer needs an approval.`,
        evidence: { kind: 'approval', holdsBack: pause.guards },
    }));
}
function waits(before, after) {
    const waitsBefore = before.pauses.filter(({ kind }) => kind === 'wait');
    return [...new Set(waitsBefore.map(({ guards }) => guards))].flatMap((guards) => {
        const was = longestWait(before, guards);
        const now = was && longestWait(after, guardsNow(was, after));
        const [msBefore, ms] = [was?.ms ?? 0, now?.ms ?? 0];
        if (!was || ms >= msBefore)
            return [];
        const shortened = ms === 0 ? (0,text_text/* text */.Qq) `is removed` : (0,text_text/* text */.Qq) `is ${waitText(ms)}`;
        return resultOf(after, now ?? was, was, (0,system/* fix */.Up) `Keep the ${(0,text_text/* code */.aY)('TimedWait')} of ${waitText(msBefore)}.`, {
            subject: `wait ${guards}`,
            says: (0,text_text/* text */.Qq) `the wait before ${heldBack(was)} ${shortened} (was ${waitText(msBefore)}).`,
            magnitude: msBefore - ms,
            evidence: {
                ...{ kind: 'wait', holdsBack: guards },
                ...{ baseMinutes: msBefore / 60_000, headMinutes: ms / 60_000 },
            },
        });
    });
}
function lost(was, is, after) {
    const left = was.filter((pause) => !is.some(({ guards }) => guards === guardsNow(pause, after)));
    const isKnown = ({ guards }) => guards === '' || after.groups.some(({ name: stage }) => stage === guards);
    const renamed = left.filter((pause) => !isKnown(pause));
    const fresh = is.filter((pause) => !was.some(({ guards }) => guards === pause.guards)).length;
    return [...left.filter(isKnown), ...renamed.slice(0, Math.max(0, renamed.length - fresh))];
}
function guardsNow(pause, after) {
    if (!isEmpty(pause.guards, after))
        return pause.guards;
    const own = after.pauses.find(({ of, kind }) => of === pause.of && kind === pause.kind);
    return own?.guards ?? pause.guards;
}
function isEmpty(stage, { groups }) {
    return groups.some(({ name: own, matched }) => own === stage && matched === 0);
}
function longestWait({ pauses }, guards) {
    const own = pauses.filter((pause) => pause.kind === 'wait' && pause.guards === guards);
    return own.toSorted((a, b) => (b.ms ?? 0) - (a.ms ?? 0))[0] ?? null;
}
function resultOf(after, shown, before, keep, rest) {
    const held = after.groups.find(({ name: stage }) => stage === shown.guards) ?? after.groups.at(-1);
    const stage = (0,text_text/* name */.UU)('group', before.of);
    const isSkipped = isEmpty(before.of, after);
    return {
        policy: after.ref,
        group: shown.guards === '' ? null : shown.guards,
        place: held?.places['strategy'] ?? shown.place,
        ...rest,
        says: isSkipped
            ? (0,text_text/* text */.Qq) `${rest.says} Stage ${stage} no longer selects a cluster and is skipped with its tasks.`
            : rest.says,
        fix: isSkipped
            ? (0,system/* fix */.Up) `Correct the ${(0,text_text/* code */.aY)('labelSelector')} of stage ${stage}, or label the clusters that belong there.`
            : keep,
    };
}
function heldBack({ guards }) {
    return guards === '' ? (0,text_text/* text */.Qq) `the end of the rollout` : (0,text_text/* text */.Qq) `stage ${(0,text_text/* name */.UU)('group', guards)}`;
}
function waitText(ms) {
    const [size, unit] = ms % 3_600_000 === 0 ? [3_600_000, 'hour'] : ms % 60_000 === 0 ? [60_000, 'minute'] : [1000, 'second'];
    return (0,text_text/* count */.U9)(ms / size, unit);
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/redundant.js
var fleet_redundant = __webpack_require__(1012);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/time.js
var time = __webpack_require__(6712);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(8392);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/workload.js




function isWorkload(limited) {
    return (0,rule/* ofSystem */.d0)(limited).takes === 'pods';
}
function outBesides({ batches, outBefore, unit }, most) {
    if (outBefore > 0 && most < 1)
        return (0,system/* fix */.Up) `Restore the ${(0,text_text/* count */.U9)(outBefore, unit)} that ${(0,text_text/* literal */.eu)((0,plural/* verb */.w3)(outBefore, 'was', 'were'))} unavailable before: the limit has no room for another one.`;
    const isSmall = batches.every(({ size }) => size <= most);
    return isSmall ? (0,system/* fix */.Up) `Restore what is unavailable besides the batches; they are small enough.` : null;
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
var written_ceiling = __webpack_require__(3288);
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
    const now = resolved === 0 ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) `: ${resolved} is what it comes to now`;
    return (0,system/* fix */.Up) `Set the number of ${(0,text_text/* literal */.eu)(unit)}s that you mean${now}.`;
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
            says: (0,text_text/* text */.Qq) `${(0,time/* limitName */.Ff)(limit)} of ${(0,text_text/* count */.U9)(of, unit)} is ${round(asked)} and rounds up to ${(0,text_text/* share */.uM)(resolved, of, unit)}.`,
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
        ? (0,text_text/* text */.Qq) `rounds down to 0, as ${(0,text_text/* code */.aY)('maxSurge')} does. Kubernetes then makes ${(0,text_text/* code */.aY)('maxUnavailable')}`
        : (0,text_text/* text */.Qq) `becomes`;
    const all = isWorkload(limited) && resolved >= of
        ? (0,text_text/* text */.Qq) `, so ${of === 1 ? (0,text_text/* text */.Qq) `the only one stops` : (0,text_text/* text */.Qq) `all of them stop`} before a new one is ready`
        : text_text/* NO_TEXT */.gd;
    return (0,rule/* groupResult */.xC)(limited, ['budget'], {
        subject: 'up',
        says: (0,text_text/* text */.Qq) `${writtenText(limited, declared)} of ${(0,text_text/* count */.U9)(of, group.unit)} is ${round(asked)} and ${becomes} ${(0,text_text/* share */.uM)(resolved, of, group.unit)}${all}.`,
        fix: numberMeant(group.unit, rounded),
        magnitude: resolved,
        evidence: evidenceOf('up', rounded),
    });
}
function writtenText(limited, declared) {
    return (0,text_text/* code */.aY)(isWorkload(limited) ? `maxUnavailable: ${declared}` : declared);
}
function roundedToZero(limited, rounded) {
    const { group } = limited;
    const { declared, asked, resolved, of } = rounded;
    if (resolved > 0)
        return null;
    return (0,rule/* groupResult */.xC)(limited, ['budget'], {
        subject: 'zero',
        severity: 'info',
        says: (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(`maxUnavailable: ${declared}`)} of ${(0,text_text/* count */.U9)(of, group.unit)} is ${round(asked)} and rounds down to 0: no pod stops before a new one is ready.`,
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
        says: (0,text_text/* text */.Qq) `the fixed strategy takes ${largest} at a time; the budget of ${(0,text_text/* code */.aY)(String(declared ?? ''))} reads as ${(0,text_text/* count */.U9)(resolved, group.unit)}. The rollout has ${group.batches.length} batches of ${largest} instead of ${Math.ceil(group.matched / resolved)} of ${resolved}.`,
        fix: (0,system/* fix */.Up) `For the pace of the percentage set ${(0,text_text/* code */.aY)(`initialBatch: ${resolved}`)}; for the slow pace lower the budget.`,
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
        ? [
            'maxUnavailable',
            (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)('maxConcurrency')} of a stage rounds down${asked < 1 ? (0,text_text/* text */.Qq) `, to at least 1` : text_text/* NO_TEXT */.gd}`,
        ]
        : [
            'maxConcurrency',
            (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)('maxUnavailable')} of a rolling update rounds up, to ${Math.ceil(asked)}`,
        ];
    const how = resolved > asked && rounding === 'down' ? (0,text_text/* text */.Qq) `is at least` : (0,text_text/* text */.Qq) `rounds ${(0,text_text/* literal */.eu)(rounding)} to`;
    return (0,rule/* groupResult */.xC)(limited, ['budget'], {
        subject: 'rounded',
        severity: 'info',
        says: (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(`${field}: ${declared}`)}${written === null ? (0,text_text/* text */.Qq) ` (default)` : text_text/* NO_TEXT */.gd} of ${(0,text_text/* count */.U9)(of, group.unit)} is ${round(asked)} and ${how} ${(0,text_text/* share */.uM)(resolved, of, group.unit)}; ${contrast}.`,
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
    const effect = isMore
        ? (0,text_text/* text */.Qq) `may be evicted at a time`
        : (0,text_text/* text */.Qq) `must stay, so ${most} may be evicted at a time`;
    return (0,rule/* policyResult */._1)(policy, {
        subject: 'evictions',
        says: (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(`${field}: ${declared}`)} rounds up to ${(0,text_text/* share */.uM)(rounded.resolved, of, unit)} from ${asked}: ${rounded.resolved} ${effect}.`,
        fix: (0,system/* fix */.Up) `Set the number of ${(0,text_text/* literal */.eu)(unit)}s that you mean, such as ${{ field, value: isMore ? Math.max(1, Math.floor(asked)) : rounded.resolved }}.`,
        place,
        magnitude: rounded.resolved,
        evidence: evidenceOf('evictions', rounded),
        severity: isMore && most > asked * factor ? 'warning' : 'info',
    });
}
function roundest(from, to) {
    const [round = from] = [10, 5].map((step) => Math.floor(to / step) * step).filter((value) => value >= from);
    return round;
}
function ofBatchThreshold(limited) {
    const { brakes, batches } = limited.group;
    if (!brakes || brakes.batchThresholdPercent === 100 || batches.length === 0)
        return null;
    const several = brakes.tolerance.filter(({ batchSize }) => batchSize > 1);
    const isStrict = several.every(({ failuresTolerated }) => failuresTolerated === 0);
    const coarse = several.find(({ sameToPercent, sameFromPercent }) => sameToPercent > sameFromPercent &&
        (isStrict || roundest(sameFromPercent, sameToPercent) !== brakes.batchThresholdPercent));
    if (!coarse)
        return null;
    const sizes = several.map(({ batchSize }) => batchSize);
    const largest = Math.max(...sizes);
    const { sameFromPercent, sameToPercent, batchSize, failuresTolerated } = coarse;
    return (0,rule/* groupResult */.xC)(limited, ['batchThreshold', 'strategy'], {
        subject: 'batch-threshold',
        says: (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(`batchThreshold: ${brakes.batchThresholdPercent}`)} means the same as ${isStrict
            ? (0,text_text/* text */.Qq) `100: no failure is tolerated in a batch of ${(0,text_text/* few */.H$)(sizes.map((size) => (0,text_text/* text */.Qq) `${size}`), 5)}.`
            : (0,text_text/* text */.Qq) `anything from ${sameFromPercent} to ${sameToPercent} for a batch of ${batchSize}, which tolerates ${failuresTolerated} failed.`}`,
        fix: isStrict
            ? (0,system/* fix */.Up) `Set ${{ field: 'batchThreshold', value: 100 }} if that is meant; ${Math.floor(((largest - 1) * 100) / largest)} is the highest value that tolerates one failure in a batch of ${largest}.`
            : (0,system/* fix */.Up) `Set ${{ field: 'batchThreshold', value: roundest(sameFromPercent, sameToPercent) }}, which means the same.`,
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
        says: (0,text_text/* text */.Qq) `${(0,time/* limitName */.Ff)(limit)} never limits how many nodes are disrupted.`,
        why: (0,text_text/* text */.Qq) `It is ${limit.limit ?? 0} of the ${(0,text_text/* count */.U9)(timed.calendar.counted, 'node')} now, and for every reason it names ${stricter} as few or fewer.`,
        fix: dependsOnSize(limit, timed)
            ? (0,system/* fix */.Up) `Remove it, or keep it for another size of the pool.`
            : (0,system/* fix */.Up) `Remove it.`,
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
            says: (0,text_text/* text */.Qq) `${(0,time/* limitName */.Ff)(limit)} counts ${(0,time/* codes */.F4)(limit.reasons)} together: ${(0,text_text/* count */.U9)(most, 'node')} at most in all, not ${most} for each.`,
            fix: (0,system/* fix */.Up) `No action needed if intended; a reason cannot have a number of its own.`,
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
    const declared = (0,text_text/* code */.aY)(`${field}: ${String(written)}`);
    const why = asked === null
        ? (0,text_text/* text */.Qq) `${declared} allows ${(0,text_text/* share */.uM)(most, of, unit)}`
        : (0,text_text/* text */.Qq) `${declared} of ${(0,text_text/* count */.U9)(of, unit)} is ${asked} and rounds up to ${most}`;
    return (0,rule/* policyResult */._1)(policy, {
        subject: 'nothing',
        says: (0,text_text/* text */.Qq) `protects nothing: ${why}, so ${of === 1 ? (0,text_text/* text */.Qq) `the only ${(0,text_text/* literal */.eu)(unit)}` : (0,text_text/* text */.Qq) `all ${(0,text_text/* count */.U9)(of, unit)}`} may be evicted at once.`,
        fix: of > 1
            ? (0,system/* fix */.Up) `Set ${{ field: 'maxUnavailable', value: 1 }}, or the number of ${(0,text_text/* literal */.eu)(unit)}s that may be evicted at a time.`
            : (0,system/* fix */.Up) `A budget of one ${(0,text_text/* literal */.eu)(unit)} holds all or nothing: run 2 or more and set ${(0,text_text/* code */.aY)('maxUnavailable: 1')}, or delete the budget.`,
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
            says: (0,text_text/* text */.Qq) `the ${(0,text_text/* code */.aY)(kindOf(group.strategy))} strategy takes ${(0,text_text/* share */.uM)(largest.size, group.matched, 'node')} at once in batch ${largest.index}, and the budget of ${declaredText(group.ceiling.declared)}${(0,text_text/* count */.U9)(budget, 'node')} is not enforced.`,
            why: (0,text_text/* text */.Qq) `The operator ignores ${(0,text_text/* code */.aY)('budget')} when a strategy is set. Batch ${crossing.index} (${(0,text_text/* count */.U9)(crossing.size, 'node')}) is the first above the budget.`,
            fix: fewer(limited, budget) ?? system/* NO_FIX */.O5,
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
var fields = __webpack_require__(3549);
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
                return late.length > 0 ? [violation(limited, label, late)] : [];
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
function violation(limited, label, late) {
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

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/days.js
var days = __webpack_require__(9730);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/calendar/week.js
var calendar_week = __webpack_require__(7977);
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
    return (0,rule/* groupResult */.xC)(limited, FIELDS, {
        subject: 'deadline',
        says: (0,text_text/* text */.Qq) `${(0,text_text/* share */.uM)(left, group.matched, group.unit)} ${left === 1 ? (0,text_text/* text */.Qq) `is` : (0,text_text/* text */.Qq) `are`} not done ${withinDays} days from now (${(0,text_text/* instant */.uR)(deadline)}). The rollout takes ${(0,text_text/* count */.U9)(group.batches.length, 'batch')} ${end}.`,
        ...((0,text_text/* hasWords */.kR)(group.why) ? { why: (0,text_text/* text */.Qq) `${(0,text_text/* capital */.Nx)(group.why)}.` } : {}),
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
var manifest = __webpack_require__(4585);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/canonical.js
var canonical = __webpack_require__(4213);
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
function leaving({ ref, leaves, effect }, { fromTargets, errorAbovePercent }) {
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
        ...(isStep ? { severity: effect.groups.some(({ unit }) => unit === 'node') ? 'warning' : 'info' } : {}),
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
            says: (0,text_text/* text */.Qq) `${(0,rule/* policyName */.ct)(ref)} is removed. ${onDelete.says}`,
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
var intervals = __webpack_require__(4091);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/karpenter/closed-hours-opened.js







const closedHoursOpened = (0,rule/* defineRule */.Km)({
    id: 'closed-hours-opened',
    detects: 'hours of the week in which the base allows no disruption, and the change does',
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
        const closed = (0,time/* stretchesWhen */._l)(earlier.calendar, reason, isClosed);
        if ((0,intervals/* totalMs */.Vk)((0,intervals/* clipTo */.Sj)(week, closed)) === calendar_week/* WEEK_MS */.mb)
            return [];
        return (0,intervals/* intersectionOf */.Pd)(closed, (0,time/* stretchesWhen */._l)(calendar, reason, (span) => !isClosed(span)));
    };
    const acting = calendar.reasons.filter((reason) => calendar.idle[reason] === undefined);
    return (0,time/* reasonsBy */.Vb)(acting, (reason) => JSON.stringify(opened(reason))).flatMap((reasons) => {
        const times = opened(reasons[0] ?? '');
        const hours = (0,intervals/* totalMs */.Vk)((0,intervals/* clipTo */.Sj)(week, times)) / days/* HOUR_MS */.iQ;
        if (hours === 0)
            return [];
        return (0,time/* calendarViolation */.O7)(timed, {
            subject: reasons.join('+'),
            says: (0,text_text/* text */.Qq) `nodes may be disrupted for ${(0,time/* reasonsText */.zT)(reasons, calendar.reasons)} ${(0,time/* stretchText */.jh)(times, week, plan.timeZone)}, when the base allows none.`,
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
var by_id = __webpack_require__(6178);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/limit.js
var fleet_limit = __webpack_require__(4770);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/at-work.js


function servesAtWork(policy) {
    return (0,system/* factOf */.yD)(policy, 'node-action')?.kind === 'none';
}
const AT_WORK = (0,text_text/* text */.Qq) `Nodes keep serving: no package has an interrupt, so no node is drained.`;

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/expiries.js
var expiries = __webpack_require__(732);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/wholes.js
var wholes = __webpack_require__(1347);
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
    const { side } = judged;
    return connected(side.combined.overlaps.filter((overlap) => addsUp(overlap, side))).flatMap((overlaps) => violationOf(overlaps, judged));
}
function addsUp(overlap, side) {
    if (overlap.policies.every(({ ref }) => (0,by_id/* traitsOf */.J)(ref.system).takes === 'pods'))
        return false;
    return togetherOf(overlap, side) > Math.min(...ownAtOnce(overlap, side));
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
    const isError = (overlap) => Number(togetherOf(overlap, side) > limitOf(overlap, judged));
    const [worst] = overlaps.toSorted((a, b) => Number(a.isPossible) - Number(b.isPossible) ||
        isError(b) - isError(a) ||
        togetherOf(b, side) - togetherOf(a, side));
    if (!worst)
        return [];
    const { policies, targets, isPossible } = worst;
    const together = togetherOf(worst, side);
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
            says: (0,text_text/* text */.Qq) `${namesText(overlaps, side)}${(0,text_text/* list */.p_)(refs.map((ref) => labelOf(side, ref)))} together disrupt ${(0,text_text/* share */.uM)(together, matched, unit)} at once on ${(0,text_text/* count */.U9)(targets, unit)} they share${conditionText(side, next)}; alone ${(0,text_text/* joinTexts */.B5)(refs.map((ref, i) => (0,text_text/* text */.Qq) `${labelOf(side, ref)} ${own[i] ?? 0}`), ', ')}.`,
            fix: inOneSystem(refs)?.words.overlap ??
                apartFix(policies.map(({ ref, isNext }, i) => ({ policy: ref, out: own[i] ?? 0, isNext })), limitOf(worst, judged), judged),
            place: placeOfTakers(side, plan, [carrier, ...refs]),
            magnitude: alike.reduce((sum, one) => sum + togetherOf(one, side), 0),
            evidence: {
                ...{
                    cause: 'overlap',
                    ownPeakAtOnce: own,
                    peakAtOnce: together,
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
function togetherOf(overlap, side) {
    const { togetherAtOnce, isPossible } = overlap;
    if (!isPossible)
        return togetherAtOnce;
    const own = ownAtOnce(overlap, side).reduce((total, atOnce) => total + atOnce, 0);
    return Math.min(togetherAtOnce, own);
}
function ownAtOnce({ policies }, side) {
    return policies.map(({ ref, atOnce }) => Math.min(atOnce, (0,rule/* policyOf */.US)(side, ref)?.effect.peakAtOnce ?? atOnce));
}
function carrierOf({ policies }, isEdited) {
    const edited = policies.find(({ ref }) => isEdited(ref));
    return (edited ?? policies.find(({ isNext }) => !isNext) ?? policies[0]).ref;
}
function apartFix(takers, limit, { side, plan }) {
    const isEdited = (ref) => ref !== null && plan.policies.some((diff) => (0,rule/* sameRef */.WY)(diff.ref, ref) && diff.change !== 'unchanged');
    const started = takers.filter(({ policy, isNext }) => !isNext && isEdited(policy));
    if (started.length > 1)
        return (0,system/* fix */.Up) `Merge them one after the other, or make their batches smaller.`;
    const [most] = takers
        .filter(({ policy }) => policy !== null)
        .toSorted((a, b) => Number(isEdited(b.policy)) - Number(isEdited(a.policy)) || b.out - a.out);
    const policy = most?.policy && (0,rule/* policyOf */.US)(side, most.policy);
    if (!policy)
        return (0,system/* fix */.Up) `Make the batches smaller.`;
    const rest = takers.reduce((sum, { out }) => sum + out, 0) - most.out;
    const [group, ...others] = policy.effect.groups;
    const edit = group && others.length === 0 ? fewer({ policy, group }, Math.max(1, limit - rest)) : null;
    return edit && most.out > 1 ? edit : (0,system/* fix */.Up) `Wait until one rollout is complete before the other begins.`;
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
        says: (0,text_text/* text */.Qq) `${isAlone ? (0,text_text/* text */.Qq) `With the ${(0,text_text/* literal */.eu)(unit)}s that are unavailable before` : (0,text_text/* text */.Qq) `All policies together`}: ${(0,text_text/* share */.uM)(above.peakAtOnce, members, unit)}${ofProduction} unavailable at once ${whenOf(above, side)}: ${contributorsText(side, above, unit)}. Limit: ${(0,fleet_limit/* limitWords */.vd)(written, limit, unit, ofProduction)}.`,
        why: (0,text_text/* text */.Qq) `No controller sees ${isAlone ? (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(unit)}s of others` : (0,text_text/* text */.Qq) `the others`}.`,
        fix: isAlone
            ? (0,system/* fix */.Up) `Restore the ${(0,text_text/* literal */.eu)(unit)}s that are unavailable${takenAlone(above) > 1 ? (0,text_text/* text */.Qq) `, or make the batches smaller` : text_text/* NO_TEXT */.gd}.`
            : (aloneFix(above, side) ?? apartFix(above.contributors, limit, judged)),
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
        fix: aloneFix(first, side) ?? apartFix(first.contributors, first.limit, judged),
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
    if (!planned)
        return (0,system/* fix */.Up) `${itself}: a removal has no batches. Keep it for now, and narrow what it selects step by step.`;
    if (planned.effect.groups.some(wholes/* isNamed */.ev))
        return (0,system/* fix */.Up) `${itself}: announce fewer of its nodes at a time.`;
    return planned.change?.batched === false
        ? (0,system/* fix */.Up) `${itself}. ${(0,past_batches/* pastBatchesFix */.k)(planned)}`
        : (0,system/* fix */.Up) `${itself}: ${(0,by_id/* traitsOf */.J)(taker.system).words.smaller ?? (0,text_text/* text */.Qq) `make its batches smaller`}.`;
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
    const at = together.peakAt === null ? (0,text_text/* text */.Qq) `at no time` : (0,text_text/* text */.Qq) `on ${(0,text_text/* instant */.uR)(together.peakAt)}`;
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
        says: (0,text_text/* text */.Qq) `no strategy is set, and none is inherited from the default. ${(0,text_text/* count */.U9)(group.matched, 'node')} ${(0,text_text/* literal */.eu)((0,plural/* verb */.w3)(group.matched, 'rolls', 'roll'))} ${enforced === null ? (0,text_text/* text */.Qq) `together` : (0,text_text/* text */.Qq) `${enforced} at a time`}, without thresholds.${isShadowed(group) ? (0,text_text/* text */.Qq) ` It loses all ${(0,text_text/* count */.U9)(group.selected, 'node')} that it selects to ${compartment_assignment_takersOf(group)}.` : text_text/* NO_TEXT */.gd}`,
        ...(isStuck ? { why: (0,text_text/* text */.Qq) `${(0,text_text/* capital */.Nx)(group.why)}.` } : {}),
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

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/looser.js
var looser = __webpack_require__(8048);
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
            says: (0,text_text/* text */.Qq) `${(0,text_text/* share */.uM)(taken, group.matched, 'node')} ${(0,text_text/* literal */.eu)((0,plural/* verb */.w3)(taken, 'is a control plane node', 'are control plane nodes'))}, disrupted like any other: ${nodes}.`,
            fix: (0,system/* fix */.Up) `Leave them out, or name ${(0,text_text/* name */.UU)('group', group.name)} in the rule's option ${(0,text_text/* code */.aY)('intended')}.`,
            magnitude: taken,
            evidence: { controlPlane: [...group.controlPlane], matched: group.matched },
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/skyhook/deprecated-api.js



const deprecatedApi = (0,rule/* groupRule */.sE)({
    id: 'deprecated-api',
    detects: 'an API group or a field that a later version of the controller removes',
    systems: ['skyhook'],
    severity: 'warning',
    evaluate: interruptionBudget,
});
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
var drain_deadlock = __webpack_require__(3249);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
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
        says: (0,text_text/* text */.Qq) `${(0,rule/* policyName */.ct)(before.ref)}${isGone ? (0,text_text/* text */.Qq) ` is removed` : text_text/* NO_TEXT */.gd}: ${says}.`,
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
const byName = (0,lookup/* remembered */.HK)((side) => (0,lookup/* groupedBy */.me)(side.policies, ({ ref }) => ref.name));
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
        says: (0,text_text/* text */.Qq) `${(0,text_text/* share */.uM)(evictable.most, evictable.of, evictable.unit)} may be evicted at once (was ${was.most} of ${was.of}${by}). Limit: ${(0,fleet_limit/* limitWords */.vd)(limit, allowed, evictable.unit)}.`,
        why: takenIn(was, evictable),
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
        : (0,text_text/* text */.Qq) `Its selector now covers the pods of ${(0,text_text/* list */.p_)(added.map((title) => (0,text_text/* name */.UU)('object', title)), 3)} too.`;
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
        says: (0,text_text/* text */.Qq) `${(0,rule/* policyName */.ct)(ref)} is removed. ${onDelete.says}`,
        fix: (0,system/* fix */.Up) `Keep it.`,
        place,
        magnitude: evictable.of,
        evidence: { cause: 'gone', most: evictable.of, of: evictable.of, before: evictable.most },
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/expiring.js
var expiring = __webpack_require__(9);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/karpenter/expiry-bypasses-budget.js








const expiryBypassesBudget = (0,rule/* groupRule */.sE)({
    id: 'expiry-bypasses-budget',
    detects: 'nodes that are deleted by age (expireAfter): no budget, window or freeze delays that, and nodes of one age go together',
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
        return isCut && lifetimeMs < was ? cutShort(violation, limited, expiry, was) : violation;
    },
});
function lifetimeBefore({ group }, base) {
    const same = (0,rule/* rolledGroups */.BR)(base).find((other) => other.group.runs.group === group.runs.group);
    const expiry = (0,system/* factOf */.yD)(same?.group, 'expiry');
    return expiry ? (expiry.lifetimeMs ?? Infinity) : null;
}
function cutShort(violation, { group }, { lifetimeMs, expected }, was) {
    const life = lifetimeMs ?? 0;
    const times = life > 0 && Number.isFinite(was) ? (0,text_text/* text */.Qq) ` (${Math.round((was / life) * 10) / 10} times as long)` : text_text/* NO_TEXT */.gd;
    const before = Number.isFinite(was) ? ageText(was) : (0,text_text/* text */.Qq) `forever`;
    const ofToday = new Map(expected.map(({ target, at }) => [target, at]));
    const made = group.expiries?.expired.find(({ target, at }) => ofToday.get(target) !== at);
    const next = made ? (0,text_text/* text */.Qq) ` New nodes expire from ${(0,text_text/* instant */.uR)(made.at)} on.` : text_text/* NO_TEXT */.gd;
    return {
        ...violation,
        says: (0,text_text/* text */.Qq) `${violation.says} Before this change a node lived ${before}${times}.${next}`,
        magnitude: Infinity,
        ...(life < group.workMs.longest ? { severity: 'error' } : {}),
    };
}
function bypass(limited, expiry, plan) {
    const { group } = limited;
    const { lifetimeMs, expected, unknown } = expiry;
    const worst = group.expiries ? (0,expiries/* worstCluster */.wM)(group.expiries) : null;
    const over = group.expiries?.over ?? [];
    const isOver = over.length > 0;
    const says = (0,text_text/* text */.Qq) `${lifetimeText(lifetimeMs)}${unknownText(group.matched, unknown.length)}${dueText(limited, expiry, plan)}${rolloutText(limited, worst)}`;
    return {
        ...(0,rule/* groupResult */.xC)(limited, ['expireAfter'], {
            field: 'expireAfter',
            subject: 'expiry',
            says,
            fix: isOver || lifetimeMs === null
                ? (0,expiring/* notByExpiry */.ox)(group)
                : (0,system/* fix */.Up) `If nodes may only be disrupted in windows, set ${(0,text_text/* code */.aY)('expireAfter: Never')} and let drift replace them within the budgets.`,
            magnitude: worst?.worst.out ?? 0,
            evidence: {
                lifetimeHours: lifetimeMs === null ? null : lifetimeMs / days/* HOUR_MS */.iQ,
                expected: expected.length,
                expired: group.expiries?.expired.length ?? 0,
                unknown: unknown.length,
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
function lifetimeText(lifetimeMs) {
    if (lifetimeMs === null)
        return (0,text_text/* text */.Qq) `nodes made before ${(0,text_text/* code */.aY)('expireAfter: Never')} keep their age limit, and budgets do not delay it.`;
    return (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)('expireAfter')} deletes each node ${ageText(lifetimeMs)} after its creation. Budgets, windows and do-not-disrupt do not prevent that, and no replacement is made first.`;
}
function ageText(ms) {
    return ms % days/* HOUR_MS */.iQ === 0 ? (0,text_text/* text */.Qq) `${ms / days/* HOUR_MS */.iQ} hours` : (0,text_text/* literal */.eu)((0,calendar_week/* spanText */.Cp)(ms));
}
function unknownText(matched, unknown) {
    if (unknown === 0)
        return text_text/* NO_TEXT */.gd;
    return (0,text_text/* text */.Qq) ` The expiry of ${(0,text_text/* share */.uM)(unknown, matched, 'node')} is unknown: they are older than ${(0,text_text/* code */.aY)('expireAfter')}, so they were made with another value. Add NodeClaims to the snapshot.`;
}
function dueText({ group }, { expected, unknown, basis }, plan) {
    const known = group.matched - unknown.length;
    const n = expected.length;
    if (known <= 0)
        return text_text/* NO_TEXT */.gd;
    const byAge = basis === 'age' && n > 0
        ? (0,text_text/* text */.Qq) ` (by age: the snapshot does not show with which ${(0,text_text/* code */.aY)('expireAfter')} they were made)`
        : text_text/* NO_TEXT */.gd;
    const who = n === 0 ? (0,text_text/* text */.Qq) `No node` : (0,text_text/* share */.uM)(n, group.matched, 'node');
    return (0,text_text/* text */.Qq) ` ${who} ${(0,text_text/* verbFor */.Tq)(Math.max(1, n), 'expires', 'expire')} before ${(0,text_text/* instant */.uR)(plan.horizon.to)}${byAge}.`;
}
function rolloutText({ group }, worst) {
    const { expiries } = group;
    const isReplaced = ((0,system/* factOf */.yD)(group, 'expiry')?.expected.length ?? 0) > 0;
    if (!expiries || !worst)
        return isReplaced ? (0,text_text/* text */.Qq) ` The dry rollout replaces them before.` : text_text/* NO_TEXT */.gd;
    const { at, out, limit } = worst.worst;
    const { over, followedTo } = expiries;
    const times = expiries.expired.length;
    const expire = times > group.matched
        ? (0,text_text/* text */.Qq) `nodes and their replacements expire ${times} times`
        : (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(times, 'node')} ${(0,text_text/* verbFor */.Tq)(times, 'expires', 'expire')}`;
    if (over.length === 0 && limit !== null)
        return (0,text_text/* text */.Qq) ` In the dry rollout ${expire}, never more at once than the budgets allow.`;
    const allowed = limit === null ? (0,text_text/* text */.Qq) `no budget limits` : (0,text_text/* text */.Qq) `the budgets allow ${limit}`;
    const last = over.at(-1);
    const again = over.length > 1 && last
        ? (0,text_text/* text */.Qq) ` The budgets are exceeded ${over.length} times, last on ${(0,text_text/* instant */.uR)(last.worst.at)}.`
        : text_text/* NO_TEXT */.gd;
    const cut = followedTo === null
        ? text_text/* NO_TEXT */.gd
        : (0,text_text/* text */.Qq) ` Nodes live so briefly that expiries are not counted after ${(0,text_text/* instant */.uR)(followedTo)}.`;
    return (0,text_text/* text */.Qq) ` In the dry rollout ${expire}: ${(0,text_text/* count */.U9)(out, 'node')} ${(0,text_text/* verbFor */.Tq)(out, 'is', 'are')} unavailable at once on ${(0,text_text/* instant */.uR)(at)}, when ${allowed}.${again}${cut}`;
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
    return [...(0,lookup/* groupedBy */.me)(domains, ({ key }) => key).values()].map((alike) => {
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
            says: (0,text_text/* text */.Qq) `budgets allow ${(0,text_text/* share */.uM)(most, of, group.unit)} at once ${says}. In any order that takes ${fromPercent === 100 ? (0,text_text/* text */.Qq) `a whole failure domain` : (0,text_text/* text */.Qq) `${fromPercent}% of a failure domain`} (${(0,text_text/* code */.aY)(key)}, ${those.length} of them).`,
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
            says: (0,text_text/* text */.Qq) `a whole failure domain may be unavailable at once: up to ${group.peakAtOnce} at once, ${freeOrder.says}. The worst order takes ${worstAtOnce ?? 0} of ${matched} of ${(0,text_text/* code */.aY)(key)} ${(0,text_text/* name */.UU)('object', value)}${those.length > 1 ? (0,text_text/* text */.Qq) ` (${those.length} domains are as small)` : text_text/* NO_TEXT */.gd}; the order of the plan takes ${peakAtOnce}.`,
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
        says: (0,text_text/* text */.Qq) `a whole failure domain is ${group.replacesFirst && !byExpiry ? (0,text_text/* text */.Qq) `replaced` : (0,text_text/* text */.Qq) `unavailable`} at once: ${(0,text_text/* code */.aY)(key)} ${(0,text_text/* few */.H$)(shown, failure_domain_at_once_SHOWN_DOMAINS)}.`,
        why: byExpiry ? (0,text_text/* text */.Qq) `Nodes that were created together expire together.` : orderOf(limited),
        fix: (0,rule/* unlessUnbatched */.V8)(limited, byExpiry ? (0,expiring/* notByExpiry */.ox)(group) : fixOf(limited, key)),
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
        return own;
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
        ? (0,text_text/* text */.Qq) `Only a node stuck in error blocks the rest${lossText(group)}.`
        : text_text/* NO_TEXT */.gd;
    const never = (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)('failureThreshold')} is not set: failed batches never stop the rollout over ${(0,text_text/* count */.U9)(matched, 'node')}`;
    const isLegacy = group.declaredIn.kind !== 'DeploymentPolicy';
    return (0,rule/* groupResult */.xC)(limited, ['failureThreshold', 'strategy', 'budget'], {
        field: 'strategy',
        says: (0,text_text/* text */.Qq) `${never}.`,
        why: held,
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
        says: (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(`failureThreshold: ${failureThreshold}`)} cannot stop this rollout.`,
        why: (0,text_text/* text */.Qq) `With batches of ${shown} over ${(0,text_text/* count */.U9)(matched, 'node')}, progress reaches ${(0,text_text/* code */.aY)('safetyLimit')} (${safetyLimitPercent}%) before ${failureThreshold} ${failed} failed.`,
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
    if ((others.length === 0 && !isBeside(group) && !hadBatches(limited, base)) || first <= limit)
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
function hadBatches(limited, base) {
    const before = groupBefore(limited, base);
    return limited.group.peakAtOnce > 0 && before !== null && (0,rule/* freshBatchesOf */.AH)(before).length > 1;
}
function grownBatch(limited, { limit: ofFirst, largest: written }) {
    const { group } = limited;
    const batches = (0,rule/* freshBatchesOf */.AH)(limited);
    const largest = Math.max(0, ...batches);
    const limit = (0,fleet_limit/* limitFor */.Dg)(written, group.matched);
    const isSmall = group.matched < GROWS_FROM || largest <= (batches[0] ?? 0);
    if (group.strategy?.['initialBatch'] === undefined || isSmall || largest <= limit)
        return null;
    const kept = typeof group.strategy['failureThreshold'] === 'number' ? (0,text_text/* text */.Qq) `; keep the thresholds` : text_text/* NO_TEXT */.gd;
    const at = batches.indexOf(largest);
    const before = batches.slice(0, at).reduce((sum, size) => sum + size, 0);
    const isFresh = batches.join() === group.batches.map(({ size }) => size).join();
    return (0,rule/* groupResult */.xC)(limited, ['growthFactor', 'delta', 'strategy'], {
        subject: 'largest',
        says: (0,text_text/* text */.Qq) `batch ${at + 1} of ${batches.length} is ${(0,text_text/* share */.uM)(largest, group.matched, group.unit)}, after only ${(0,text_text/* count */.U9)(before, group.unit)} (${(0,text_text/* literal */.eu)(batches.join(', '))}${isFresh ? (0,text_text/* text */.Qq) `` : (0,text_text/* text */.Qq) ` in a fresh rollout`}). Limit: ${(0,fleet_limit/* limitWords */.vd)(written, limit, group.unit)}.`,
        fix: group.strategy['kind'] === 'linear'
            ? (0,system/* fix */.Up) `Replace ${(0,text_text/* code */.aY)('linear')} with ${{ field: 'initialBatch', value: Math.min(limit, (0,fleet_limit/* limitFor */.Dg)(ofFirst, group.matched)), inPlaceOf: 'linear' }}${kept}.`
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
        return (0,system/* fix */.Up) `Restore what is unavailable; ${(0,text_text/* code */.aY)('maxUnavailable')} is low enough.`;
    if (isWorkload(limited))
        return (0,system/* fix */.Up) `Set ${{ field: 'maxUnavailable', value: limit + group.outBefore }}.`;
    if ((0,rule/* ofSystem */.d0)(limited).takes === 'clusters')
        return fewer(limited, limit) ?? system/* NO_FIX */.O5;
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
            const rolled = rolledIn(limited, freeze);
            const aged = agedIn(limited, freeze);
            const saysOpen = !rolled || wasOpenOnly(limited, base, freeze);
            return [rolled, aged, saysOpen ? openIn(limited, freeze, plan) : null];
        }),
        ...removedInFreeze(side, base, freeze, plan),
    ]),
});
function wasOpenOnly({ policy, group }, base, freeze) {
    if (!base)
        return false;
    const before = (0,rule/* rolledGroups */.BR)(base).find((other) => (0,rule/* sameRef */.WY)(other.policy.ref, policy.ref) && other.group.name === group.name);
    return before !== undefined && rolledIn(before, freeze) === null;
}
function rolledIn(limited, freeze) {
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
    const { from, to } = freezeOf(first.window, freeze);
    return (0,rule/* groupResult */.xC)(limited, ['budget', 'strategy', 'selector'], {
        subject: `rollout ${freeze.name}`,
        says: (0,text_text/* text */.Qq) `${(0,text_text/* share */.uM)(targets, group.matched, group.unit)} ${(0,text_text/* verbFor */.Tq)(targets, 'is', 'are')} unavailable during the freeze ${(0,text_text/* code */.aY)(freeze.name)}, the first on ${(0,text_text/* instant */.uR)(first.window.from)} in batch ${first.batch.index}.`,
        why: (0,text_text/* text */.Qq) `The controller does not know of the freeze and continues.`,
        fix: (0,system/* fix */.Up) `Start it so that it is done by ${(0,text_text/* instant */.uR)(from)}, or after the freeze ends on ${(0,text_text/* instant */.uR)(to)}.`,
        ofRollout: true,
        magnitude: targets,
        evidence: { freeze: freeze.name, targets, matched: group.matched, batch: first.batch.index },
    });
}
function doneBy({ start, end }, group) {
    if (end !== null)
        return end + (0,wholes/* settlingMs */.Z0)(group);
    return (0,wholes/* isNamed */.ev)(group) ? start + 1 : Infinity;
}
function agedIn(limited, freeze) {
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
        says: (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(hits.length, 'node')} ${(0,text_text/* verbFor */.Tq)(hits.length, 'expires', 'expire')} (${(0,text_text/* code */.aY)('expireAfter')}) during the freeze ${(0,text_text/* code */.aY)(freeze.name)}, the first on ${(0,text_text/* instant */.uR)(first.from)}.`,
        why: (0,text_text/* text */.Qq) `Neither the freeze nor a budget delays that.`,
        fix: (0,system/* fix */.Up) `Replace the nodes so that they reach their age outside the freeze, or set ${(0,text_text/* code */.aY)('expireAfter: Never')}: a node that exists keeps the value it was made with until it is replaced.`,
        magnitude: hits.length,
        evidence: { freeze: freeze.name, expiring: hits.length, matched },
        severity: (0,expiring/* expirySeverity */.TL)(limited.group),
    });
}
function openIn(limited, freeze, plan) {
    const { calendar, matched } = limited.group;
    if ((0,wholes/* isNamed */.ev)(limited.group))
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
        says: (0,text_text/* text */.Qq) `during the freeze ${(0,text_text/* code */.aY)(freeze.name)} the budgets allow disruption for ${(0,time/* reasonsText */.zT)(reasons, calendar.reasons)}, first on ${(0,text_text/* instant */.uR)(first.from)}. That needs no merge.`,
        fix: (0,system/* fix */.Up) `Add a budget of ${(0,text_text/* code */.aY)('nodes: "0"')} with a schedule and a duration that cover the freeze.`,
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
        says: (0,text_text/* text */.Qq) `${(0,text_text/* count */.U9)(targets, unit)} may be unavailable during the freeze ${(0,text_text/* code */.aY)(freeze.name)}, from ${(0,text_text/* instant */.uR)(first.from)} on: only the assumed duration of the work keeps clear of it.`,
        fix: (0,system/* fix */.Up) `Make sure that they are back by ${(0,text_text/* instant */.uR)(from)}, or merge after the freeze ends on ${(0,text_text/* instant */.uR)(to)}.`,
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
            says: (0,text_text/* text */.Qq) `${(0,rule/* subjectOf */.et)(limited)} is removed during the freeze ${(0,text_text/* code */.aY)(freeze.name)}: merging takes what it rolled from ${(0,text_text/* count */.U9)(targets, group.unit)} at once.`,
            fix: (0,system/* fix */.Up) `Delete it after the freeze.`,
            ofRollout: true,
            magnitude: targets,
            evidence: { freeze: freeze.name, targets, matched: group.matched },
        });
    });
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/canonical.js
var manifest_canonical = __webpack_require__(5288);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/edited-parts.js
var edited_parts = __webpack_require__(7380);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/invalid-policy.js






const invalidPolicy = (0,rule/* policyRule */.vv)({
    id: 'invalid-policy',
    detects: "an object that the controller's own admission rules refuse, or that is stored and cannot work",
    systems: 'all',
    severity: 'error',
    evaluate: (policy, { base }) => policy.rejections.map(({ consequence, fix: advice = CORRECT, ...rejection }, i) => ({
        subject: `${rejection.by}#${i}`,
        says: consequence === undefined
            ? (0,text_text/* text */.Qq) `refused (${(0,text_text/* literal */.eu)(rejection.by)}): ${rejection.message}.`
            : (0,text_text/* text */.Qq) `stored but cannot work (${(0,text_text/* literal */.eu)(rejection.by)}): ${rejection.message}. ${consequence}`,
        fix: consequence === undefined
            ? (0,system/* fix */.Up) `${advice} Until then the cluster keeps its object, and this change has no effect.`
            : advice,
        place: rejection.place,
        ...(consequence === undefined
            ? { isEdited: isEdited(policy, base) && !(0,edited_parts/* isOfPart */.r)(rejection) }
            : { rolls: [policy.ref], isOfWaiting: true }),
        evidence: { by: rejection.by, reason: (0,render/* toPlain */.Ul)(rejection.message) },
    })),
});
const CORRECT = (0,system/* fix */.Up) `Correct the field.`;
function isEdited({ ref, written }, base) {
    const before = (0,rule/* policyOf */.US)(base, ref);
    return before !== undefined && !(0,manifest_canonical/* isSameJson */.TL)(before.written, written);
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
                says: (0,text_text/* text */.Qq) `The snapshot is ${inventory_stale_ageText(hours)} old at the start of this plan: ${units} that joined, left or were relabeled since are not in it.`,
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

const membershipMayChange = (0,rule/* defineRule */.Km)({
    id: 'membership-may-change',
    detects: 'a rollout that is aborted for good when a target joins, leaves or is relabeled before it is done, over targets that are picked openly, or whose targets this change moves',
    systems: ['kubefleet'],
    severity: 'warning',
    evaluate: () => [],
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/never-allowed.js
var never_allowed = __webpack_require__(4470);
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
    if (!first)
        return null;
    const matched = new Set(groups.flatMap(({ targets }) => targets)).size;
    return {
        policy: policy.ref,
        ...(0,rule/* subjectOfPolicy */.kd)(policy, 'assumed'),
        says: (0,text_text/* text */.Qq) `the snapshot does not show what its namespace holds, so the numbers assume that KubeFleet tracks its availability. If it holds only data, or a kind that is not tracked, nothing waits, and a bad version reaches ${(0,text_text/* share */.uM)(matched, matched, first.unit)}.`,
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
        says: (0,text_text/* text */.Qq) `each of its ${group.batches.length} batches starts when a Job before it has succeeded, even if the node of that Job is not Ready. A fault that takes minutes to show reaches ${reachedBy(group)}.`,
        fix: (0,system/* fix */.Up) `Set ${(0,text_text/* code */.aY)(waitField)} to the time in which a bad version shows, such as "10m". It applies to each concurrency slot.`,
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
        says: (0,text_text/* text */.Qq) `each of its ${group.batches.length} batches starts as soon as the one before is done, and ${noPause.says}. A fault that takes minutes to show reaches ${reachedBy(group)}.`,
        fix: noPause.fix,
        severity: 'info',
        evidence: { seconds: 0, batches: group.batches.length, matched: group.matched },
    });
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/no-progress.js + 3 modules
var no_progress = __webpack_require__(6577);
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
        says: (0,text_text/* text */.Qq) `${(0,text_text/* share */.uM)(peakAtOnce, (0,wholes/* servingOf */.K3)(group), group.unit)} ${is} ${state} at once${when}. ${says}`,
        why: (0,text_text/* joinTexts */.B5)((0,lookup/* present */.Eb)([
            outBefore > 0 &&
                (0,text_text/* text */.Qq) `${outBefore} of them ${(0,text_text/* literal */.eu)((0,plural/* verb */.w3)(outBefore, 'was', 'were'))} unavailable before.`,
            isWhole && !aged && wholeText(limited),
            servesAtWork(policy) && AT_WORK,
        ]), ' '),
        fix: (0,rule/* unlessUnbatched */.V8)(limited, aged ? (0,expiring/* notByExpiry */.ox)(group) : fewerAtOnce(limited, limit, limit - (peakAtOnce - group.peakAtOnce))),
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
            says: (0,text_text/* text */.Qq) `budgets allow ${what} at once ${ceiling.says}.${isSized ? (0,text_text/* text */.Qq) ` ${says}` : text_text/* NO_TEXT */.gd}`,
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
        says: (0,text_text/* text */.Qq) `${allowed.says} The dry rollout takes ${taken} at once.`,
        ...(severity === undefined ? {} : { fix: (0,system/* fix */.Up) `${allowed.fix} ${rolled.fix}` }),
        magnitude: Math.max(rolled.magnitude ?? 0, allowed.magnitude ?? 0),
        ...(rolls ? { rolls } : {}),
    };
}
function wholeText(limited) {
    const { group, policy } = limited;
    if (policy.change?.batched === false)
        return policy.change.says;
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
        return beside ?? fewer(limited, left) ?? system/* NO_FIX */.O5;
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
    const [written, writtenBefore] = [writtenOf(calendar, ceiling.most), writtenOf(calendarBefore, before)];
    const unsizedText = (limit) => limit.endsWith('%')
        ? (0,text_text/* text */.Qq) `${(0,text_text/* literal */.eu)(limit)} of the ${(0,text_text/* literal */.eu)(unit)}s, however many there are,`
        : (0,text_text/* count */.U9)(Number.parseInt(limit, 10), unit);
    const [lets, inBase] = isSized
        ? [(0,text_text/* share */.uM)(ceiling.most, ceiling.of, unit), (0,text_text/* share */.uM)(before, calendarBefore.counted, was.group.unit)]
        : [
            unsizedText(written),
            writtenBefore.endsWith('%') ? (0,text_text/* literal */.eu)(writtenBefore) : unsizedText(writtenBefore),
        ];
    return {
        ...(0,rule/* groupResult */.xC)(limited, [], {
            says: (0,text_text/* text */.Qq) `budgets allow ${lets} at once ${ceiling.says}. The base never allows more than ${inBase}.`,
            fix: (0,written_ceiling/* lowerBudget */.jm)(ceiling, calendar, isSized || !writtenBefore.endsWith('%') ? most : `${most}%`),
            short: isSized
                ? (0,text_text/* text */.Qq) `budgets: ${before} -> ${ceiling.most} of ${(0,text_text/* count */.U9)(ceiling.of, unit)}`
                : (0,text_text/* text */.Qq) `budgets: ${(0,text_text/* literal */.eu)(writtenBefore)} -> ${(0,text_text/* literal */.eu)(written)} of the ${(0,text_text/* literal */.eu)(unit)}s`,
            field: 'strategy',
            magnitude: ceiling.most,
            evidence: { base: before, head: ceiling.most, factor: options.factor, reasons: [...ceiling.reasons] },
        }),
        place: ceiling.place,
    };
}
function writtenOf({ limits }, most) {
    const found = limits.find(({ written }) => {
        const value = Number.parseInt(written, 10);
        return written.endsWith('%') ? value === most : Math.min(value, 99) === most;
    });
    return found?.written ?? `${most}%`;
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
    return (0,manifest_canonical/* canonicalJson */.dj)([
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
        const at = peakAt === null ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` on ${(0,text_text/* instant */.uR)(peakAt)}`;
        return {
            subject: scope.name,
            isPossible,
            about: null,
            says: (0,text_text/* text */.Qq) `${scopeText(scope)}: ${(0,text_text/* share */.uM)(peakAtOnce, members, 'node')} unavailable at once${at}${nextText(side, judged)}: ${contributorsText(side, judged, 'node')}. It loses its majority with ${fatal} down.${worseText(peak)}`,
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
    return (0,text_text/* text */.Qq) ` In the worst order it is ${worstOrder.atOnce} of ${members}: ${worstOrder.says}.`;
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
        says: (0,text_text/* text */.Qq) `${scopeText(scope)}: up to ${(0,text_text/* share */.uM)(atOnce, members, 'node')} unavailable at once by ${labelOf(side, policy)}: ${says}. It loses its majority with ${fatal} down. The order of the plan takes ${peakAtOnce} at once.`,
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
const rampNotReset = (0,rule/* groupRule */.sE)({
    id: 'ramp-not-reset',
    detects: 'a rollout that starts with a grown batch, because batch state is kept or finished nodes count as the batch before',
    systems: ['skyhook'],
    severity: 'warning',
    evaluate: (limited) => kept(limited) ?? joining(limited),
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
    return (0,rule/* groupResult */.xC)(limited, ['initialBatch', 'strategy'], {
        says: (0,text_text/* text */.Qq) `${(0,text_text/* share */.uM)(first.size, joined, 'node')} that join are in the first batch, not ${initial}: the batch state of the ${done} finished ones sets its size.`,
        fix: (0,system/* fix */.Up) `Let the nodes join in steps of ${(0,text_text/* code */.aY)('initialBatch')} (narrow ${(0,text_text/* code */.aY)('nodeSelectors')} and widen it), or roll them with an object of their own first.`,
        magnitude: first.size,
        evidence: { cause: 'new-nodes', firstBatch: first.size, initialBatch: initial, joined, done },
    });
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/reference-missing.js



const referenceMissing = (0,rule/* defineRule */.Km)({
    id: 'reference-missing',
    detects: 'a policy that names an object or a node which neither the change nor the snapshot has',
    systems: 'all',
    severity: 'error',
    evaluate: ({ side }) => side.policies.flatMap(missing),
});
function missing(policy) {
    return policy.missingReferences.map(({ what, fate: known, consequence, fix: advice, place, grade }) => {
        const fate = known ?? 'unknown';
        return (0,rule/* policyResult */._1)(policy, {
            subject: what,
            says: (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('object', what)} ${SAYS[fate]}. ${consequence}`,
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
    const { drainSpares: spared = [], leavesTolerant: taint } = (0,rule/* ofSystem */.d0)(limited);
    const near = spreads.filter(({ nodes, namespace }) => !spared.includes(namespace) && mayGoTogether(limited, nodes, batchOf));
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
    return (0,rule/* unlessUnbatched */.V8)(limited, fewer(limited, 1) ?? (0,system/* fix */.Up) `Disrupt one node at a time.`);
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
    return (0,text_text/* text */.Qq) ` (up to ${(0,text_text/* count */.U9)(group.peakAtOnce, 'node')} at once; ${group.freeOrder.says})`;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/instant-text.js
var instant_text = __webpack_require__(5357);
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
        return worst ? [same_window_everywhere_violationOf(worst, options)] : [];
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
function same_window_everywhere_violationOf({ at, regions, groups }, options) {
    const { label, aboveRegions } = options;
    const within = (0,text_text/* literal */.eu)((0,calendar_week/* spanText */.Cp)(options.belowMinutes * MINUTE_MS));
    const names = groups.map(({ limited }) => (0,rule/* subjectOf */.et)(limited));
    const limit = groups[0]?.calendar.limits.find(({ schedule }) => schedule !== null);
    return {
        subject: label,
        about: null,
        says: (0,text_text/* text */.Qq) `${(0,text_text/* few */.H$)(names, 10)}: windows open in ${(0,text_text/* count */.U9)(regions.length, 'region')} (${(0,text_text/* few */.H$)(regions.map((region) => (0,text_text/* code */.aY)(region)), 10)}) within ${within} of ${(0,text_text/* instant */.uR)(at)}. A bad change then reaches all of them before it shows in one.`,
        fix: (0,system/* fix */.Up) `Let the windows of regions open more than ${within} apart, so that at most ${aboveRegions} ${(0,text_text/* verbFor */.Tq)(aboveRegions, 'begins', 'begin')} together.`,
        place: limit?.place ?? groups[0]?.calendar.place ?? null,
        magnitude: regions.length,
        evidence: { label, regions: [...regions], opensAt: (0,instant_text/* minuteText */.W)(at), pools: names.map(render/* toPlain */.Ul) },
    };
}

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
const heirsOf = (0,lookup/* remembered */.HK)(({ policies }) => {
    const added = policies.flatMap(({ base, head }) => (base === null && head ? [head] : []));
    return (0,lookup/* once */.Oo)((kind) => {
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
const STATE_LOST = (0,text_text/* text */.Qq) ` The rollout is under way, and the state of its batches, which is kept by the name of the group, is lost for them.`;
function selection_moved_violation(before, after, moves, matched) {
    const unit = after.effect.groups[0]?.unit ?? 'node';
    const changed = moves.reduce((sum, { targets }) => sum + targets.length, 0);
    const isWithin = moves.every(({ from, to }) => from !== null && to !== null);
    const total = matched.before !== matched.after
        ? (0,text_text/* text */.Qq) `it selects ${(0,text_text/* count */.U9)(matched.after, unit)} (was ${matched.before})`
        : isWithin
            ? (0,text_text/* text */.Qq) `${changed} of ${(0,text_text/* count */.U9)(matched.after, unit)} ${(0,text_text/* verbFor */.Tq)(changed, 'is', 'are')} under different limits`
            : (0,text_text/* text */.Qq) `it selects ${(0,text_text/* count */.U9)(matched.after, unit)}, as before, but not the same ones`;
    const isOneGroup = before.effect.groups.length === 1 && after.effect.groups.length === 1;
    const { peakAtOnce } = after.effect;
    const samePeak = before.effect.peakAtOnce === peakAtOnce && peakAtOnce > 0;
    const moved = moves.map((move) => moveText(move, unit, isOneGroup, after));
    return {
        policy: after.ref,
        subject: 'selection',
        says: (0,text_text/* text */.Qq) `${total}. ${(0,text_text/* joinTexts */.B5)(moved, ' ')}${isHalfway(after) ? STATE_LOST : text_text/* NO_TEXT */.gd}${samePeak ? (0,text_text/* text */.Qq) ` The peak stays at ${peakAtOnce} at once and does not show it.` : text_text/* NO_TEXT */.gd}`,
        fix: (0,system/* fix */.Up) `Confirm that these ${(0,text_text/* literal */.eu)(unit)}s are meant; if not, correct the label key or value of the selector.`,
        place: placeOf(after, moves),
        magnitude: changed,
        evidence: {
            before: matched.before,
            after: matched.after,
            moves: moves.map(({ from, to, targets }) => ({ from, to, targets: [...targets] })),
        },
    };
}
function fateText({ leaves, effect }, targets) {
    if (leaves !== undefined)
        return text_text/* NO_TEXT */.gd;
    if (effect.groups.some(({ leaving = [] }) => leaving.length > 0))
        return (0,text_text/* text */.Qq) `, and what it placed there is deleted${targets === 1 ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` from each`}`;
    return (0,text_text/* text */.Qq) ` and ${(0,text_text/* verbFor */.Tq)(targets, 'is', 'are')} no longer rolled`;
}
function moveText({ from, to, targets }, unit, isOneGroup, after) {
    const n = targets.length;
    const who = (0,text_text/* count */.U9)(n, unit);
    const names = (0,text_text/* few */.H$)(targets.map((target) => (0,text_text/* name */.UU)('target', target)), 3);
    const inGroup = (group) => (isOneGroup ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` ${(0,text_text/* name */.UU)('group', group)}`);
    if (to === null && from !== null)
        return (0,text_text/* text */.Qq) `${who} ${(0,text_text/* verbFor */.Tq)(n, 'leaves', 'leave')}${inGroup(from)}${fateText(after, n)}: ${names}.`;
    if (from === null)
        return (0,text_text/* text */.Qq) `${who} ${(0,text_text/* verbFor */.Tq)(n, 'joins', 'join')}${inGroup(to ?? '')}: ${names}.`;
    return (0,text_text/* text */.Qq) `${who} ${(0,text_text/* verbFor */.Tq)(n, 'moves', 'move')} from ${(0,text_text/* name */.UU)('group', from)} to ${(0,text_text/* name */.UU)('group', to ?? '')}: ${names}.`;
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
            says: (0,text_text/* text */.Qq) `${selector.what} ${why(selector)}, so it selects all ${(0,text_text/* count */.U9)(selector.outOf, unit)} of the snapshot (100%) and every ${(0,text_text/* literal */.eu)(unit)} that joins.`,
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
                says: (0,text_text/* text */.Qq) `${namesText(overlaps, side)}${found.says}`,
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
        says: (0,text_text/* text */.Qq) `${by.name} may delete a node during the work of ${of.name}, on ${nodes} they share: the work is lost, and the new node starts over.${deletedAtWork === undefined ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` ${deletedAtWork}`}`,
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

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/kubefleet/stage-coverage.js

const stageCoverage = (0,rule/* defineRule */.Km)({
    id: 'stage-coverage',
    detects: 'a cluster in no stage of its rollout or in two, and a stage that selects none',
    systems: ['kubefleet'],
    severity: 'error',
    evaluate: () => [],
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/stated.js
var stated = __webpack_require__(5123);
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
        ...side.policies.flatMap((policy) => forced(policy, base, options)),
        ...(0,rule/* rolledGroups */.BR)(side).flatMap((limited) => cutDrains(limited, plan.head)),
    ],
});
function forced(policy, base, options) {
    const { ref } = policy;
    const forces = (0,system/* factOf */.yD)(policy, 'forced-drain');
    if (!forces)
        return null;
    const { afterMs, says, fix: advice, place } = forces;
    const was = (0,system/* factOf */.yD)((0,rule/* policyOf */.US)(base, ref), 'forced-drain')?.afterMs ?? Infinity;
    const isShort = afterMs < options.belowMinutes * ungoverned_disruption_MINUTE_MS;
    const isShorter = base !== null && afterMs < was && afterMs < options.belowWarned * ungoverned_disruption_MINUTE_MS;
    if (!isShort && !isShorter)
        return null;
    const before = base === null || was === afterMs
        ? text_text/* NO_TEXT */.gd
        : (0,text_text/* text */.Qq) ` Before: ${(0,text_text/* literal */.eu)(was === Infinity ? 'never' : (0,calendar_week/* spanText */.Cp)(was))}.`;
    return {
        policy: ref,
        subject: isShort ? 'forced' : 'shorter',
        says: (0,text_text/* text */.Qq) `${says}${before}`,
        fix: advice,
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
function ungoverned_disruption_names(nodes) {
    return (0,text_text/* few */.H$)(nodes.map((node) => (0,text_text/* name */.UU)('target', node)), 3);
}
function blockedDrains(limited, [first, ...others]) {
    if (!first)
        return null;
    const nodes = [first, ...others].map(({ target }) => target);
    const n = nodes.length;
    const drains = (0,text_text/* text */.Qq) `the ${(0,text_text/* verbFor */.Tq)(n, 'drain', 'drains')} of ${ungoverned_disruption_names(nodes)} ${(0,text_text/* verbFor */.Tq)(n, 'does not end by itself', 'do not end by themselves')}`;
    return (0,rule/* groupResult */.xC)(limited, [], {
        subject: 'cut',
        says: (0,text_text/* text */.Qq) `${drains}: ${n === 1 ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) `on ${(0,text_text/* name */.UU)('target', first.target)} `}${first.why}. From ${(0,text_text/* instant */.uR)(first.at)} on the remaining pods may be removed by force, whatever the budget allows; the numbers assume that.`,
        fix: first.lifts === 'with-repair'
            ? (0,system/* fix */.Up) `Repair the pods that are not ready, or move the pods off the node before its drain begins.`
            : (0,system/* fix */.Up) `Let the disruption budget allow an eviction, with ${(0,text_text/* code */.aY)('maxUnavailable: 1')}, or move the pods off the node before its drain begins.`,
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
        says: (0,text_text/* text */.Qq) `the drains of ${ungoverned_disruption_names(nodes)} have too little time: ${first.why}, and the next one is evicted only when a replacement is ready. From ${(0,text_text/* instant */.uR)(first.at)} on the remaining pods are deleted past the budget: ${first.pods} on ${(0,text_text/* name */.UU)('target', first.target)}, ${(0,text_text/* count */.U9)(pods, 'pod')} in all.`,
        fix: (0,system/* fix */.Up) `Let the disruption budget allow more evictions at a time.`,
        severity: 'warning',
        magnitude: pods,
        ofRollout: true,
        evidence: { nodes, at: first.at, pods },
    });
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
        says: (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)(field.path)} ${fateOf(field, policy.apiVersion)}`,
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
function fateOf({ path, idleValue }, apiVersion) {
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
    const sentences = (0,time/* reasonsBy */.Vb)(open, (reason) => JSON.stringify(timesOf(reason))).map((alike) => (0,text_text/* text */.Qq) `No budget is active for ${(0,time/* reasonsText */.zT)(alike, calendar.reasons)} ${whenText(timed, alike[0] ?? '', plan)}.`);
    const { matched } = limited.group;
    const cause = unlimited_outside_window_causeOf(timed, open, plan);
    return (0,time/* calendarViolation */.O7)(timed, {
        subject: 'no-limit',
        says: (0,text_text/* text */.Qq) `up to ${(0,text_text/* share */.uM)(matched, matched, 'node')} may be disrupted at once. ${(0,text_text/* joinTexts */.B5)(sentences, ' ')} ${cause.says}${off.length === 0
            ? text_text/* NO_TEXT */.gd
            : (0,text_text/* text */.Qq) ` Only a setting prevents it for ${(0,time/* codes */.F4)(off)} now: ${idle[off[0] ?? ''] ?? text_text/* NO_TEXT */.gd}.`}`,
        fix: cause.fix,
        magnitude: Math.round(counting.reduce((sum, reason) => sum + (0,intervals/* totalMs */.Vk)(timesOf(reason)), 0) / 60_000),
        evidence: {
            ...{ cause: cause.name, reasons: open, allNodes: matched },
            first: (0,instant_text/* minuteText */.W)(Math.min(...open.map((reason) => timesOf(reason)[0]?.from ?? Infinity))),
        },
        ...(acting.length > 0 ? {} : { severity: 'warning' }),
    });
}
function whenText({ calendar }, reason, plan) {
    const isOpen = ({ limit }) => limit === null;
    const [first, ...others] = (0,time/* timesWhen */.VY)(calendar, reason, plan.at, isOpen);
    if (!first)
        return text_text/* NO_TEXT */.gd;
    if (others.length === 0 && first.from <= plan.at && first.to >= calendar.within.to)
        return (0,text_text/* text */.Qq) `at any time`;
    const week = (0,time/* weekOf */.gx)(plan);
    const stretches = (0,time/* stretchesWhen */._l)(calendar, reason, isOpen);
    return (0,time/* minutesOfWeek */.fi)(stretches, week) === 0
        ? (0,text_text/* text */.Qq) `from ${(0,text_text/* instant */.uR)(first.from)} to ${(0,text_text/* instant */.uR)(first.to)}`
        : (0,text_text/* text */.Qq) `in ${(0,time/* shareOfWeek */.NU)(stretches, week)}: ${(0,time/* stretchText */.jh)(stretches, week, plan.timeZone)}`;
}
const ALWAYS_LIMITED = (0,system/* fix */.Up) `Replace the window with a budget that has no schedule, such as ${(0,text_text/* code */.aY)('nodes: "10%"')}. To allow disruption only in the window, close the rest of the week: ${(0,text_text/* code */.aY)('nodes: "0"')} with its schedule and duration.`;
function unlimited_outside_window_causeOf(timed, reasons, plan) {
    const { calendar, limited } = timed;
    const { matched } = limited.group;
    if (calendar.isWritten && calendar.limits.length === 0) {
        const byDefault = (0,text_text/* share */.uM)(Math.ceil(calendar.counted / 10), matched, 'node');
        return {
            name: 'no-budgets',
            says: (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)('budgets: []')} means no limit; without the field the default is 10%, ${byDefault}.`,
            fix: (0,system/* fix */.Up) `Remove ${(0,text_text/* code */.aY)('budgets: []')} for the default of 10%, or set a budget.`,
        };
    }
    const [empty] = withoutReasons(timed);
    if (empty)
        return { name: 'no-reasons', ...emptyReasonsText(empty) };
    const window = calendar.limits.find((limit) => opensNothing(timed, limit, reasons, plan));
    if (window)
        return {
            name: 'window',
            says: (0,text_text/* text */.Qq) `The window of ${(0,time/* limitName */.Ff)(window)} opens nothing: inside it at most ${(0,text_text/* share */.uM)(Math.min(window.limit ?? 0, matched), matched, 'node')} are disrupted at once, outside it there is no limit.`,
            fix: ALWAYS_LIMITED,
        };
    return {
        name: 'not-covered',
        says: (0,text_text/* text */.Qq) `A budget does not close the pool outside its window; it only stops limiting.`,
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
    return (0,time/* limitViolation */.tV)(timed, limit, {
        ...emptyReasonsText(limit),
        evidence: { cause: 'no-reasons', written: limit.written },
    });
}
function emptyReasonsText(limit) {
    return {
        says: (0,text_text/* text */.Qq) `${(0,time/* limitName */.Ff)({ ...limit, namesReasons: false })} limits nothing: ${(0,text_text/* code */.aY)('reasons: []')} names no reason. Without the field it applies to every reason.`,
        fix: (0,system/* fix */.Up) `Remove ${(0,text_text/* code */.aY)('reasons: []')}, or name the reasons.`,
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/waiver-lapsed.js
var waiver_lapsed = __webpack_require__(5177);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/window-not-as-written.js
var window_not_as_written = __webpack_require__(2552);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/fleet/window-too-short.js






const windowTooShort = (0,rule/* defineRule */.Km)({
    id: 'window-too-short',
    detects: 'a window shorter than the work on one node, or work that continues after its window has closed',
    systems: 'some',
    severity: 'warning',
    evaluate: ({ side, plan }) => [
        ...pastStartWindow(side),
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
            says: (0,text_text/* text */.Qq) `nodes${takenFor(alike, calendar.reasons)} are still unavailable after the window has closed.`,
            why: (0,text_text/* text */.Qq) `The work on one takes up to ${span(longest)}, and the window (${(0,time/* stretchText */.jh)(times, (0,time/* weekOf */.gx)(plan), plan.timeZone)}) is open for ${span(shortest)}; a budget only limits what starts, and a node that is unavailable when the next window opens uses it up.`,
            fix: (0,system/* fix */.Up) `Make the window longer than ${span(longest)}, or set ${(0,text_text/* code */.aY)('durations')} to what the work takes.`,
            magnitude: Math.round((longest - shortest) / 60_000),
            evidence: { windowMinutes: shortest / 60_000, workMinutes: longest / 60_000, reasons: alike },
        });
    });
}
function span(ms) {
    return (0,text_text/* literal */.eu)((0,calendar_week/* spanText */.Cp)(ms));
}
function takenFor(reasons, all) {
    return reasons.length === all.length ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` taken for ${(0,time/* reasonsText */.zT)(reasons, all)}`;
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
    const over = Number.isFinite(until) ? (0,text_text/* text */.Qq) `until ${(0,text_text/* instant */.uR)(until)}` : (0,text_text/* text */.Qq) `for good`;
    return (0,time/* calendarViolation */.O7)(timed, {
        subject: 'spills',
        says: (0,text_text/* text */.Qq) `${(0,text_text/* share */.uM)(nodes, matched, 'node')} ${(0,text_text/* verbFor */.Tq)(nodes, 'is', 'are')} still unavailable when the window closes on ${(0,text_text/* instant */.uR)(first.window.to)}, ${over}.`,
        why: (0,text_text/* text */.Qq) `A window only limits what starts.${severalText(late)}`,
        fix: (0,system/* fix */.Up) `Where nothing may be out after the window, let it close ${span(limited.group.workMs.longest)} earlier.`,
        magnitude: nodes,
        evidence: { nodes, closes: (0,instant_text/* minuteText */.W)(first.window.to) },
        severity: 'info',
    });
}
function severalText(late) {
    const windows = new Set(late.map(({ window }) => window.to)).size;
    return windows === 1 ? text_text/* NO_TEXT */.gd : (0,text_text/* text */.Qq) ` In the whole rollout ${(0,text_text/* count */.U9)(windows, 'window')} end like that.`;
}
function closingStretches({ calendar }, reason, at) {
    const isOpen = ({ limit }) => limit === null || limit > 0;
    return (0,time/* timesWhen */.VY)(calendar, reason, calendar.within.from, isOpen).filter(({ from, to }) => to > at && to < calendar.within.to && from > calendar.within.from);
}
function shown(instant) {
    return Math.floor(instant / SHOWN_MS) * SHOWN_MS;
}
function pastStartWindow(side) {
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
        const until = Number.isFinite(finish)
            ? (0,text_text/* text */.Qq) `until ${(0,text_text/* instant */.uR)(finish)}, ${span(shown(finish) - shown(window.to))} past its end`
            : (0,text_text/* text */.Qq) `without an end that is known`;
        return (0,rule/* groupResult */.xC)(limited, ['window', 'budget'], {
            subject: 'start-window',
            says: (0,text_text/* text */.Qq) `it begins in its window, which closes on ${(0,text_text/* instant */.uR)(window.to)}, and continues ${until}.`,
            why: (0,text_text/* text */.Qq) `The window only decides when it may begin: ${(0,text_text/* count */.U9)(late, group.unit)} of ${group.matched} ${(0,text_text/* verbFor */.Tq)(late, 'starts', 'start')} after it has closed.`,
            fix: (0,system/* fix */.Up) `Split the Plan by ${(0,text_text/* code */.aY)('nodeSelector')} so that each part fits into the window, or make the window as long as the rollout.`,
            ofRollout: true,
            magnitude: late,
            evidence: { closes: (0,instant_text/* minuteText */.W)(window.to), late },
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
        const why = isWorkload(limited) ? wholeCause(limited) : whyStopped(group);
        const end = isWorkload(limited) ? (0,text_text/* text */.Qq) `before it stops` : whatStops(group);
        return (0,rule/* groupResult */.xC)(limited, ['failureThreshold', 'safetyLimit', 'strategy', 'budget'], {
            says: (0,text_text/* text */.Qq) `a bad version breaks up to ${(0,text_text/* share */.uM)(group.worstLoss, (0,wholes/* losableOf */.w3)(group), group.unit)} ${end}. Limit: ${(0,text_text/* count */.U9)(limit, group.unit)}.`,
            why,
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
        return fewer(limited, most) ?? system/* NO_FIX */.O5;
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
function whatStops({ stops, outcome, worstLoss, matched }) {
    const standsStill = (outcome === 'stuck' || outcome === 'stopped') && worstLoss < matched;
    if (!stops)
        return standsStill ? (0,text_text/* text */.Qq) `before the rollout is stuck` : (0,text_text/* text */.Qq) `and nothing stops it`;
    return (0,text_text/* text */.Qq) `before it stops`;
}
function whyStopped({ stops, brakes }) {
    if (!stops)
        return text_text/* NO_TEXT */.gd;
    return brakes && brakes.failureThreshold === null
        ? (0,text_text/* text */.Qq) `${(0,text_text/* code */.aY)('failureThreshold')} is not set: only nodes that stay failed block the rest.`
        : (0,text_text/* text */.Qq) `At the worst moment the automatic stop comes too late or no longer applies.`;
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
    stated/* abandonedMidway */.yP,
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
    stated/* consolidationWidened */.H8,
    stated/* heldRolloutStarts */.OR,
    roundingChangesMeaning,
    no_progress/* noProgress */.n,
    drain_deadlock/* drainDeadlock */.i,
    never_allowed/* neverAllowed */.V,
    membershipMayChange,
    stated/* selectorMatchesNothing */.W3,
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
    stated/* versionNotPinned */.yj,
    closedHoursOpened,
    windowTooShort,
    window_not_as_written/* windowNotAsWritten */.f,
    budgetNeverBinds,
    deprecatedApi,
    inventoryStale,
    unknownField,
];


/***/ }),

/***/ 4770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ limitFor),
/* harmony export */   PW: () => (/* binding */ limitText),
/* harmony export */   S4: () => (/* binding */ isLimit),
/* harmony export */   p9: () => (/* binding */ limitSchema),
/* harmony export */   vd: () => (/* binding */ limitWords)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9125);


function isLimit(value) {
    return typeof value === 'object' && value !== null && 'kind' in value;
}
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

/***/ 2150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RULES: () => (/* binding */ RULES)
/* harmony export */ });
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5274);

const RULES = _catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .BY_HARM */ .j.toSorted((a, b) => (a.id < b.id ? -1 : 1));


/***/ }),

/***/ 8048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ LOOSER),
/* harmony export */   A: () => (/* binding */ isLooserBy)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9396);
/* harmony import */ var _fleet_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4770);


const LOOSER = zod__WEBPACK_IMPORTED_MODULE_1__/* .registry */ .u5();
function isLooserBy(when, before, after) {
    if (typeof when !== 'string')
        return when.indexOf(after) > when.indexOf(before);
    if (when === 'off')
        return before === true && after === false;
    if (when === 'any')
        return before !== null;
    if (when === 'fewer' || when === 'more')
        return (when === 'fewer' ? after : before) === null;
    if ((0,_fleet_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .isLimit */ .S4)(before) && (0,_fleet_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .isLimit */ .S4)(after) && before.kind !== after.kind)
        return true;
    const [was, is] = [numberOf(before), numberOf(after)];
    return when === 'lower' ? is < was : is > was;
}
function numberOf(value) {
    if (!(0,_fleet_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .isLimit */ .S4)(value))
        return Number(value);
    return value.kind === 'count' ? value.targets : value.value;
}


/***/ }),

/***/ 5123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H8: () => (/* binding */ consolidationWidened),
/* harmony export */   Hk: () => (/* binding */ statedBy),
/* harmony export */   Nv: () => (/* binding */ statedOf),
/* harmony export */   OR: () => (/* binding */ heldRolloutStarts),
/* harmony export */   W3: () => (/* binding */ selectorMatchesNothing),
/* harmony export */   cw: () => (/* binding */ configNotRolled),
/* harmony export */   nc: () => (/* binding */ safeguardRemoved),
/* harmony export */   oE: () => (/* binding */ isStated),
/* harmony export */   qJ: () => (/* binding */ limitIgnored),
/* harmony export */   yP: () => (/* binding */ abandonedMidway),
/* harmony export */   yj: () => (/* binding */ versionNotPinned)
/* harmony export */ });
/* harmony import */ var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6594);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9394);


function isStated({ id }) {
    return _systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .STATED_RULES */ .sU.some((stated) => stated === id);
}
function statedOf(side, base, id) {
    const removed = (base?.policies ?? []).flatMap((policy) => {
        const stated = policy.live ? [] : statedBy(policy, id, true);
        return stated.length === 0 || (0,_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .policyOf */ .US)(side, policy.ref)?.live === false ? [] : stated;
    });
    return [...side.policies.flatMap((policy) => statedBy(policy, id)), ...removed];
}
function statedBy(policy, id, isRemoved = false) {
    return (0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(policy, 'result')
        .filter(({ rule, whenRemoved = false }) => rule === id && whenRemoved === isRemoved)
        .map(({ ofRollout, whenRemoved: _whenRemoved, isWhyStuck: _isWhyStuck, ...stated }) => ({
        policy: policy.ref,
        evidence: { cause: stated.subject },
        ...stated,
        ...(0,_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .subjectOfPolicy */ .kd)(policy, stated.subject),
        ...(ofRollout === true ? { rolls: [policy.ref] } : {}),
    }));
}
function statedRule(rule) {
    return (0,_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .defineRule */ .Km)({ ...rule, systems: 'all', evaluate: () => [] });
}
const abandonedMidway = statedRule({
    id: 'abandoned-midway',
    detects: 'work in progress that the change deletes or takes its nodes away from: the nodes are left as they are, such as cordoned',
    severity: 'warning',
});
const configNotRolled = statedRule({
    id: 'config-not-rolled',
    detects: 'an edited ConfigMap or Secret that no rollout brings to the pods, or that reaches all of them at once as mounted files',
    severity: 'info',
});
const consolidationWidened = statedRule({
    id: 'consolidation-widened',
    detects: 'an edit that lets consolidation disrupt nodes for another reason, or sooner',
    severity: 'warning',
});
const heldRolloutStarts = statedRule({
    id: 'held-rollout-starts',
    detects: 'an edit that releases a held rollout: a pause lifted, a partition lowered, OnDelete ended, a run set going, a budget of 0 raised',
    severity: 'warning',
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
const selectorMatchesNothing = statedRule({
    id: 'selector-matches-nothing',
    detects: 'a selector that matches no target of the snapshot',
    severity: 'error',
});
const versionNotPinned = statedRule({
    id: 'version-not-pinned',
    detects: 'a version that no file says: its rollouts begin without a pull request',
    severity: 'warning',
});


/***/ })

};
