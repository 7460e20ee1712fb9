export const id = 451;
export const ids = [451];
export const modules = {

/***/ 78272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ merge)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/present.js
var present = __webpack_require__(32887);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup/grouped.js
var grouped = __webpack_require__(42687);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/values/names.js
var names = __webpack_require__(96217);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/canonical.js
var canonical = __webpack_require__(6594);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/words/listing.js
var listing = __webpack_require__(65904);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/instant-text.js
var instant_text = __webpack_require__(5357);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/merge/leg.js
var merge_leg = __webpack_require__(48521);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/merge/everywhere.js





const HOUR_MS = 3_600_000;
const RULE = 'same-window-everywhere';
function crossFindings(legs) {
    return [...windowsTogether(legs), ...startsTogether(legs)];
}
function windowsTogether(legs) {
    const base = legs.flatMap((leg) => openingsOf(leg, 'base'));
    const all = legs.flatMap((leg) => openingsOf(leg, 'head'));
    const baseOf = (0,grouped/* groupedBy */.me)(base, ({ policy }) => policy);
    const each = [...(0,grouped/* groupedBy */.me)(all, ({ policy }) => policy)].map(([policy, head]) => ({
        head,
        base: baseOf.get(policy) ?? [],
    }));
    const met = [{ head: all, base }, ...each].flatMap(judged).sort(mostFirst);
    const worst = met.find(({ isOld }) => !isOld) ?? met[0];
    if (!worst)
        return [];
    const { at, clusters, policies, isOld } = worst;
    return [
        {
            ...UNPLACED,
            severity: 'error',
            status: isOld ? 'unchanged' : meetings(base).length === 0 ? 'new' : 'worsened',
            message: `${(0,listing/* few */.H)(policies, NAMED)}: windows open in ${clusters.length} clusters (${(0,listing/* few */.H)(clusters, NAMED)}) within an hour of ${(0,instant_text/* minuteText */.W)(at)}. A change that is bad is then rolled in all of them before it shows in one.`,
            remediation: 'Let the windows of clusters open more than an hour apart, so that one of them begins alone.',
            policy: null,
            fingerprint: `${RULE}/clusters`,
            waiver: null,
        },
    ];
}
function judged({ head, base, }) {
    const isUnmoved = JSON.stringify(head) === JSON.stringify(base);
    return meetings(head).map((one) => ({ ...one, isOld: isUnmoved || haveMet(one.clusters, base) }));
}
function haveMet(clusters, before) {
    const these = new Set(clusters);
    const near = meetings(before.filter(({ cluster }) => these.has(cluster)));
    return near.some((one) => one.clusters.length === these.size);
}
function mostFirst(a, b) {
    return b.clusters.length - a.clusters.length;
}
function openingsOf(leg, side) {
    return leg.policies.flatMap((policy) => (policy[side]?.groups ?? []).flatMap(({ openings }) => openings.map((at) => ({ at, cluster: leg.cluster, policy: nameOf(policy) }))));
}
function meetings(beginnings) {
    const inOrder = [...beginnings].sort((a, b) => a.at - b.at);
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
    const nameIn = namesWithout(legs.map(({ cluster }) => cluster));
    const byPolicy = (0,grouped/* groupedBy */.me)(begun, ({ cluster, isRemoved, policy: { system, kind, namespace, name } }) => JSON.stringify([isRemoved, system, kind, nameIn(namespace ?? '', cluster), nameIn(name, cluster)]));
    const together = [...byPolicy.values()].flatMap(firstTogether);
    const alike = (0,grouped/* groupedBy */.me)(together, ({ isRemoved, at, clusters, of }) => JSON.stringify([isRemoved, at, clusters, of]));
    return [...alike.values()].map(togetherFinding);
}
function begunIn(leg) {
    const started = leg.policies.flatMap((policy) => {
        const starts = (0,merge_leg/* startedGroups */.C5)(policy).map(({ start }) => start);
        const isRemoved = policy.change === 'removed';
        return starts.length === 0 ? [] : [{ cluster: leg.cluster, policy, isRemoved, at: Math.min(...starts) }];
    });
    const removed = leg.removed.map(({ policy }) => ({
        ...{ cluster: leg.cluster, policy, isRemoved: true, at: leg.at },
    }));
    return [...started, ...removed];
}
function firstTogether(begun) {
    const at = begun.reduce((first, one) => Math.min(first, one.at), Infinity);
    const first = begun.filter((one) => one.at < at + HOUR_MS);
    const clusters = clustersOf(first);
    const of = clustersOf(begun).length;
    if (clusters.length < 2 || clusters.length * 2 <= of)
        return [];
    const policies = [...new Map(first.map(({ policy }) => [nameOf(policy), policy])).values()];
    return [{ policies, isRemoved: begun[0].isRemoved, at, clusters, of }];
}
function clustersOf(begun) {
    return [...new Set(begun.map(({ cluster }) => cluster))].sort();
}
function namesWithout(clusters) {
    const words = new Map(clusters.map((cluster) => [cluster, new Set(wordsOf(cluster))]));
    const isOfAll = (word) => [...words.values()].every((own) => own.has(word));
    return (name, cluster) => {
        const own = words.get(cluster);
        return wordsOf(name)
            .filter((word) => !own?.has(word) || isOfAll(word))
            .join('-');
    };
}
function wordsOf(name) {
    return name
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter((word) => word !== '');
}
function togetherFinding(alike) {
    const [{ isRemoved, at, clusters, of }] = alike;
    const [policy, ...others] = alike.flatMap(({ policies }) => policies);
    const names = [...(policy ? [policy] : []), ...others].map(nameOf).sort();
    const isOne = others.length === 0;
    const verbs = isRemoved ? ['goes', 'go', 'lose'] : ['starts', 'start', 'start'];
    const count = clusters.length;
    const all = count < of ? `${count} of the ${of}` : count === 2 ? 'Both' : `All ${count}`;
    return {
        ...UNPLACED,
        severity: 'warning',
        status: 'new',
        message: `${all} clusters ${isRemoved ? 'from' : 'in'} which ${(0,listing/* few */.H)(names, NAMED)} ${isOne ? verbs[0] : verbs[1]} (${(0,listing/* few */.H)(clusters, NAMED)}) ${verbs[2]} ${isOne ? 'it' : 'them'} within an hour of ${(0,instant_text/* minuteText */.W)(at)}. No cluster shows what the change does before ${count < of ? 'these' : 'the others'} have it.`,
        remediation: isRemoved
            ? 'Remove it from one cluster first.'
            : 'Merge the change for one cluster first, or give the clusters windows that open hours apart.',
        policy: policy && isOne ? refOf(policy) : null,
        waiver: null,
        fingerprint: `${RULE}/${isRemoved ? 'removals' : 'starts'}/${(0,canonical/* sha256 */.s)(names)}`,
    };
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
    const all = read.flatMap((one) => ('why' in one ? [] : one)).sort((a, b) => (0,names/* byName */.nG)(a.cluster, b.cluster));
    const twice = doubled(all);
    const legs = all.filter(({ cluster }) => !twice.has(cluster)).map((leg) => heldTo(leg, failOn));
    const problems = [
        ...read.flatMap((one) => ('why' in one ? [brokenProblem(one)] : [])),
        ...[...twice].map(([cluster, sources]) => twoProblem(cluster, sources)),
        ...missing(expected, all),
        ...outdated(legs),
        ...(all.length === 0 && read.length === 0 && expected.length === 0 ? [NOTHING] : []),
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
            .sort((a, b) => a.start - b.start || (0,names/* byName */.nG)(a.cluster, b.cluster)),
    };
}
function doubled(legs) {
    const several = [...(0,grouped/* groupedBy */.me)(legs, ({ cluster }) => cluster)].filter(([, same]) => same.length > 1);
    return new Map(several.map(([cluster, same]) => [cluster, same.map(({ source }) => source)]));
}
function strictest(legs) {
    const bars = legs.map((leg) => leg.failOn);
    return bars.includes('warning')
        ? 'warning'
        : bars.includes('error') || bars.length === 0
            ? 'error'
            : 'never';
}
function brokenProblem({ source, why }) {
    return {
        code: 'broken-report',
        cluster: null,
        message: `${source} ${why}. Its cluster was not judged; run its leg again.`,
    };
}
function twoProblem(cluster, sources) {
    const message = `There are ${sources.length} reports of the cluster ${cluster} (${sources.join(', ')}); neither is taken. Give each leg a name of its own.`;
    return { code: 'two-reports', cluster, message };
}
function missing(expected, legs) {
    const there = new Set(legs.map(({ cluster }) => cluster));
    return [...new Set(expected)]
        .filter((cluster) => !there.has(cluster))
        .map((cluster) => ({
        code: 'missing-report',
        cluster,
        message: `There is no report of the cluster ${cluster}: it was not judged. Look at its leg.`,
    }));
}
const merge_HOUR_MS = 3_600_000;
const LONGEST_APART_MS = 24 * merge_HOUR_MS;
function outdated(legs) {
    const newest = legs.reduce((latest, { at }) => Math.max(latest, at), 0);
    return legs
        .filter(({ at }) => newest - at > LONGEST_APART_MS)
        .map(({ cluster, source, at }) => ({
        code: 'old-report',
        cluster,
        message: `The report of the cluster ${cluster} (${source}) is ${Math.floor((newest - at) / merge_HOUR_MS)} hours older than the newest one, so it may be of another change and another fleet. Run its leg again.`,
    }));
}
function heldTo(leg, failOn) {
    const held = failOn === null ? leg.verdict : (0,merge_leg/* verdictOf */.Vj)(leg.findings, failOn);
    return merge_leg/* RANK */.Vz[held] > merge_leg/* RANK */.Vz[leg.verdict] ? { ...leg, verdict: held } : leg;
}
const NOTHING = {
    code: 'missing-report',
    cluster: null,
    message: 'There are no reports to merge: nothing was evaluated.',
};
function waveOf(leg) {
    const [first, ...others] = (0,present/* present */.E)([startOf(leg), removalOf(leg)]);
    if (!first)
        return null;
    return others.reduce((all, one) => ({
        ...all,
        start: Math.min(all.start, one.start),
        finish: all.finish === null || one.finish === null ? null : Math.max(all.finish, one.finish),
        targets: all.targets + one.targets,
        batches: all.batches + one.batches,
        worstLoss: Math.max(all.worstLoss, one.worstLoss),
    }), first);
}
function startOf(leg) {
    const started = leg.policies.flatMap((policy) => (0,merge_leg/* startedGroups */.C5)(policy));
    if (started.length === 0)
        return null;
    const losses = leg.policies.flatMap((policy) => (0,merge_leg/* startedGroups */.C5)(policy).length === 0 ? [] : (policy.head?.worstLoss ?? 0));
    const finishes = started.map(({ finish }) => finish);
    return {
        cluster: leg.cluster,
        start: Math.min(...started.map(({ start }) => start)),
        finish: finishes.includes(null) ? null : Math.max(...finishes.map((at) => at ?? 0)),
        targets: leg.starting,
        batches: started.reduce((sum, { batches }) => sum + batches, 0),
        peakAtOnce: leg.peakAtOnce,
        worstLoss: Math.max(...losses),
    };
}
function removalOf({ cluster, at, removed, peakAtOnce }) {
    if (removed.length === 0)
        return null;
    const targets = removed.reduce((sum, one) => sum + one.targets, 0);
    return { cluster, start: at, finish: at, targets, batches: 1, peakAtOnce, worstLoss: targets };
}


/***/ }),

/***/ 1638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ renderMerge),
  G: () => (/* reexport */ renderMergeComment)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/index.js + 9 modules
var report = __webpack_require__(10140);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/instant-text.js
var instant_text = __webpack_require__(5357);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/instants.js
var instants = __webpack_require__(75133);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/json/index.js + 2 modules
var json = __webpack_require__(95774);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/json/fields.js
var fields = __webpack_require__(94211);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/merge/json.js




function renderMergeJson(merged) {
    const { verdict, wouldFail, digest, legs, problems, findings, waves } = merged;
    return (0,json/* jsonText */.s$)({
        schemaVersion: json/* SCHEMA_VERSION */.f$,
        verdict,
        digest,
        wouldFail,
        clusters: legs.map(legJson),
        waves: waves.map(({ start, finish, ...wave }) => ({
            ...wave,
            start: (0,instant_text/* formatInstant */.r)(start),
            finish: (0,instants/* instantOrNull */.gy)(finish),
        })),
        findings: [
            ...findings.map((finding) => ({ cluster: null, ...finding })),
            ...legs.flatMap(({ cluster, findings: own }) => own.map((finding) => ({ ...finding, cluster }))),
        ],
        problems: [
            ...problems.map((problem) => ({
                severity: 'error',
                ...(0,fields/* fieldsOf */.P)(problem, 'code', 'cluster', 'message'),
                ...(0,fields/* placeJson */.w)(null),
            })),
            ...legs.flatMap(({ cluster, problems: own }) => own.map((problem) => ({ ...problem, cluster }))),
        ],
    });
}
function legJson(leg) {
    const { policies } = leg;
    const effects = policies.flatMap(({ head }) => head ?? []);
    return {
        name: leg.cluster,
        report: leg.source,
        ...(0,fields/* fieldsOf */.P)(leg, 'verdict', 'digest', 'wouldFail', 'failOn'),
        at: (0,instant_text/* formatInstant */.r)(leg.at),
        snapshot: { ...(0,fields/* fieldsOf */.P)(leg, 'nodes', 'ready'), takenAt: (0,instants/* instantOrNull */.gy)(leg.takenAt) },
        peakAtOnce: leg.peakAtOnce,
        worstLoss: Math.max(0, ...effects.map(({ worstLoss }) => worstLoss)),
        policies: policies.length,
        changed: policies.filter(({ sameEffect }) => !sameEffect).length,
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/clusters/overview.js
var overview = __webpack_require__(35858);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/index.js + 4 modules
var text_escape = __webpack_require__(13499);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/fit.js
var fit = __webpack_require__(28840);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/blocks.js
var blocks = __webpack_require__(70477);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/index.js + 5 modules
var markdown = __webpack_require__(27210);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/marker.js
var marker = __webpack_require__(44121);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/markdown/table.js
var table = __webpack_require__(75847);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(22490);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(19125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/merge/phrases.js
var phrases = __webpack_require__(14956);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/merge/unknown.js
var unknown = __webpack_require__(56568);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/amounts.js
var amounts = __webpack_require__(58882);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/merge/waves.js





const COLUMNS = 48;
const SHOWN_WAVES = 50;
const LONGEST_NAME = 32;
function timeline(merged) {
    const shown = (0,phrases/* wavesInOrder */.qZ)(merged).slice(0, SHOWN_WAVES);
    const [first] = shown;
    if (first === undefined)
        return [];
    const ends = shown.map(({ of: { start, finish } }) => finish ?? start);
    const from = first.of.start;
    const span = Math.max(1, Math.max(...ends) - from);
    const names = shown.map(({ clusters }) => labelOf(clusters));
    const width = Math.max(...names.map(text_escape/* columnsOf */.PL));
    const bars = shown.map(({ of: wave }, index) => {
        const name = names[index] ?? '';
        return `${name}${' '.repeat(width - (0,text_escape/* columnsOf */.PL)(name))}  ${barOf(wave, from, span)}`;
    });
    const scale = `${' '.repeat(width)}  |${'-'.repeat(COLUMNS - 2)}|`;
    return [...bars, `${scale} ${(0,instants/* durationText */.S5)(span)}`];
}
function labelOf([first = '', ...others]) {
    const label = (0,text_escape/* shorten */.ml)((0,text_escape/* terminal */.Fo)(first), LONGEST_NAME);
    return others.length === 0 ? label : `${label} and ${others.length} more`;
}
function moreWaves({ waves }, shown) {
    const count = waves.length - countOf(shown);
    if (count === 0)
        return null;
    return (0,text_text/* text */.Qq) `${(0,amounts/* amount */.vj)(count, 'more cluster')}, none of which starts earlier`;
}
function countOf(rows) {
    return rows.reduce((sum, { clusters }) => sum + clusters.length, 0);
}
function barOf({ start, finish }, from, span) {
    const column = (at) => Math.min(COLUMNS - 1, Math.floor(((at - from) / span) * COLUMNS));
    const begin = column(start);
    const end = finish === null ? COLUMNS - 1 : Math.max(begin, column(finish));
    const run = '#'.repeat(end - begin + (finish === null ? 0 : 1));
    return `${'.'.repeat(begin)}${run}${finish === null ? '>' : ''}`.padEnd(COLUMNS, '.');
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/merge/markdown.js












function renderMergeComment(merged, options) {
    return (0,marker/* markedComment */.EK)(options.key, options.maxBytes, (maxBytes) => renderMergeMarkdown(merged, { ...options, maxBytes }));
}
function renderMergeMarkdown(merged, { detail, runUrl, maxBytes }) {
    const isFull = detail === 'full';
    const title = (0,text_escape/* gfm */.Te) `### ${markdown/* SIGNS */.B2[merged.verdict]} ${(0,render/* toMarkdown */.l6)((0,text_text/* text */.Qq) `Rollout plans of ${(0,phrases/* clustersOfMerge */.$X)(merged)}`)}`;
    const last = (0,blocks/* runBlocks */.gP)(runUrl);
    const room = maxBytes - (0,text_escape/* bytesOf */.$$)((0,text_escape/* sourceOf */.vz)((0,text_escape/* joinMarkdown */.UF)([title, ...last], text_escape/* EMPTY_LINE */.ZS))) - OMITTED_BYTES;
    const { above, left } = (0,overview/* overview */.M0)([(0,overview/* notKnown */.bh)((0,unknown/* unknownPhrases */.NC)(merged, isFull)), clusters(merged), found(merged, isFull)], room);
    const sections = [...left, ...(merged.waves.length === 0 ? [] : [waves(merged)])];
    const { folds, omitted } = (0,fit/* fit */.Uj)(sections, room - (0,text_escape/* bytesOf */.$$)((0,text_escape/* sourceOf */.vz)((0,text_escape/* joinMarkdown */.UF)(above, text_escape/* EMPTY_LINE */.ZS))));
    const rest = (0,fit/* omittedPhrase */.cF)(omitted);
    return (0,blocks/* blocksText */.qs)([title, ...above, ...folds, ...(rest ? [(0,render/* toMarkdown */.l6)(rest)] : []), ...last]);
}
const OMITTED_BYTES = 200;
function found(merged, isFull) {
    return (0,overview/* foundOf */.A6)((0,phrases/* freshFindings */.HD)(merged).map((one) => (0,phrases/* findingPhrase */.Tc)(one, isFull)));
}
function clusters(merged) {
    return (0,overview/* verdictsOf */.W5)((0,phrases/* worstLegsFirst */.FC)(merged).map(({ clusters: names, of }) => [
        (0,render/* toMarkdown */.l6)((0,phrases/* clustersPhrase */.vu)(names)),
        of.verdict,
        (0,render/* toMarkdown */.l6)((0,phrases/* doesPhrase */.dM)(of)),
    ]));
}
function waves(merged) {
    const all = (0,phrases/* wavesInOrder */.qZ)(merged);
    const shown = all.slice(0, SHOWN_WAVES);
    const rows = shown.map(({ clusters: names, of }) => (0,table/* tableRow */.jD)([(0,phrases/* clustersPhrase */.vu)(names), ...(0,phrases/* waveCells */.TH)(of)].map(render/* toMarkdown */.l6)));
    const more = moreWaves(merged, shown);
    const end = [...(more ? [(0,render/* toMarkdown */.l6)((0,text_text/* text */.Qq) `${more}.`)] : []), (0,text_escape/* fenced */.OF)(timeline(merged).join('\n'))];
    return {
        title: (0,text_text/* literal */.eu)('waves'),
        summary: [(0,text_escape/* summaryText */.g5)('Waves: when it starts and ends in each cluster')],
        rows: [
            (0,text_escape/* joinMarkdown */.UF)([
                (0,text_escape/* joinMarkdown */.UF)([(0,table/* tableHead */.PP)(phrases/* WAVE_TITLES */.Ic.map((text) => ({ title: (0,text_escape/* fixedText */.GT)(text) }))), ...rows], text_escape/* NEWLINE */.Xy),
                ...end,
            ], text_escape/* EMPTY_LINE */.ZS),
        ],
        count: 1,
        rowsAre: 'table',
        weight: 1,
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/text/index.js + 6 modules
var report_text = __webpack_require__(76670);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/text/layout.js
var layout = __webpack_require__(32327);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/merge/text.js







function renderMergeText(merged, { colour, width }) {
    const paint = (0,layout/* painter */.C2)(colour);
    const list = (phrases) => phrases.flatMap((phrase) => (0,layout/* wrap */.LV)((0,render/* toTerminal */.yw)(phrase), width, 2, 2));
    const section = (title, lines) => (lines.length === 0 ? [] : [title, ...lines]);
    const legs = (0,phrases/* worstLegsFirst */.FC)(merged).map(({ clusters, of }) => (0,text_text/* text */.Qq) `${(0,phrases/* clustersPhrase */.vu)(clusters)}: ${(0,text_text/* literal */.eu)(of.verdict)}. ${(0,phrases/* doesPhrase */.dM)(of)}`);
    const shown = (0,phrases/* wavesInOrder */.qZ)(merged).slice(0, SHOWN_WAVES);
    const waves = shown.map(({ clusters, of }) => [(0,phrases/* clustersPhrase */.vu)(clusters), ...(0,phrases/* waveCells */.TH)(of)].map(render/* toTerminal */.yw));
    const more = moreWaves(merged, shown);
    return (0,layout/* blocksText */.qs)([
        [...(0,layout/* titleLines */.wh)(report_text/* VERDICTS */.b[merged.verdict], (0,phrases/* clustersOfMerge */.$X)(merged), width, paint), ...list(legs)],
        section('Not known', list((0,unknown/* unknownPhrases */.NC)(merged, true))),
        section('Found', list((0,phrases/* freshFindings */.HD)(merged).map((one) => (0,phrases/* findingPhrase */.Tc)(one, true)))),
        section('Waves', waves.length === 0 ? [] : (0,layout/* gridLines */.YH)([phrases/* WAVE_TITLES */.Ic, ...waves], Infinity, 2)),
        section('Timeline', [...timeline(merged), ...(more ? [(0,render/* toTerminal */.yw)((0,text_text/* text */.Qq) `  ${more}`)] : [])]),
    ]);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/merge/index.js




const renderMerge = (0,report/* printerOf */._Z)({
    text: renderMergeText,
    markdown: renderMergeMarkdown,
    json: renderMergeJson,
});



/***/ })

};
