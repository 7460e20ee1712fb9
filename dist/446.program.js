export const id = 446;
export const ids = [446];
export const modules = {

/***/ 3446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderPage: () => (/* binding */ renderPage)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/run-report.js
var run_report = __webpack_require__(780);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/html/mark.js
var mark = __webpack_require__(8094);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/html/document.js


function htmlDocument(data, { script, style }) {
    const policy = [
        "default-src 'none'",
        `script-src '${hashOf(script)}'`,
        `style-src '${hashOf(style)}'`,
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ].join('; ');
    return [
        '<!doctype html>',
        '<html lang="en">',
        '<head>',
        '<meta charset="utf-8">',
        `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="referrer" content="no-referrer">',
        '<meta name="color-scheme" content="light dark">',
        mark/* PAGE_MARK */.A,
        '<title>Rollout plan</title>',
        `<style>${style}</style>`,
        '</head>',
        '<body>',
        '<noscript>This page draws a rollout plan with a script of its own. Without scripts, read the comment or the JSON report.</noscript>',
        '<main id="page"></main>',
        `<script type="application/json" id="data">${scriptSafe(JSON.stringify(data))}</script>`,
        `<script>${script}</script>`,
        '</body>',
        '</html>',
        '',
    ].join('\n');
}
function hashOf(text) {
    return `sha256-${(0,external_node_crypto_.createHash)('sha256').update(text, 'utf8').digest('base64')}`;
}
function scriptSafe(json) {
    return json.replace(/[<>&]|[^ -~]|#(?=\[)/g, (unit) => {
        return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    });
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/footer/footer.js + 3 modules
var footer = __webpack_require__(2067);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/headline/short.js
var headline_short = __webpack_require__(8156);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/headline/title.js + 2 modules
var title = __webpack_require__(1389);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/choice/hidden-names.js
var hidden_names = __webpack_require__(1752);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/plan-document.js + 9 modules
var plan_document = __webpack_require__(1043);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/headline/merging.js
var merging = __webpack_require__(4921);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/names.js
var names = __webpack_require__(9587);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers/measures.js
var measures = __webpack_require__(9043);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/table/rows.js + 2 modules
var table_rows = __webpack_require__(6260);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/choice/selection.js
var choice_selection = __webpack_require__(7463);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/choice/told.js
var told = __webpack_require__(4360);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers/together.js
var together = __webpack_require__(5172);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/outcome-of.js
var outcome_of = __webpack_require__(7388);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 15 modules
var system = __webpack_require__(3278);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/part.js
var part = __webpack_require__(8530);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/html/groups.js





function groupsOf(plan, selection, words) {
    const touched = selection.subjects.flatMap(({ diff, base, head }) => paired(diff, { base: base ?? [], head: head ?? [] }, { plan, words, touched: true }));
    const others = selection.untouched.flatMap((diff) => paired(diff, { base: ownGroups(diff, 'base'), head: ownGroups(diff, 'head') }, { plan, words, touched: false }));
    return [...touched, ...others];
}
function ownGroups(diff, side) {
    const groups = diff[side]?.effect.groups ?? [];
    return groups.filter((group) => !(0,part/* isPart */.QR)({ groups: [group] }) && (0,system/* refKey */.XF)(group.rolls) === (0,system/* refKey */.XF)(diff.ref));
}
function paired(diff, { base, head }, { plan, words, touched }) {
    const before = new Map(base.map((group) => [group.name, group]));
    const after = new Map(head.map((group) => [group.name, group]));
    const next = diff.head !== null && (0,outcome_of/* isOnlyNext */.qR)(diff.head);
    return [...new Set([...after.keys(), ...before.keys()])].map((group) => {
        const [was, is] = [before.get(group), after.get(group)];
        return {
            policy: words.text((0,names/* subjectName */.wn)(diff)),
            name: words.text((0,text_text/* name */.UU)('group', group)),
            unit: (is ?? was)?.unit ?? 'node',
            touched,
            next,
            base: was ? rolloutOf(was, plan, words) : null,
            head: is ? rolloutOf(is, plan, words) : null,
        };
    });
}
function rolloutOf(group, { at }, words) {
    const { batches, finish } = group;
    return {
        matched: group.matched,
        peak: group.peakAtOnce,
        loss: group.worstLoss,
        stops: group.stops,
        outcome: group.outcome,
        why: words.text((0,text_text/* sentence */.em)(group.why)),
        finish: finish === null ? null : finish - at,
        limits: limitsOf(group.allowed, at),
        batches: {
            start: batches.map(({ start }) => start - at),
            end: batches.map(({ end }) => (end === null ? null : end - at)),
            size: batches.map(({ size }) => size),
            failed: batches.map(({ failed }) => failed),
        },
    };
}
function limitsOf(allowed, at) {
    const byReason = new Map();
    for (const { reason, from, to, limit } of allowed) {
        const spans = byReason.get(reason) ?? [];
        byReason.set(reason, spans);
        spans.push([from - at, to - at, limit]);
    }
    return [...byReason].map(([reason, spans]) => ({ reason, spans }));
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/html/source-link.js
function urlOf(place, source) {
    if (!place || !source || !/^https:\/\/[^\s"'<>]+$/.test(source.server))
        return null;
    const segments = place.file.split('/');
    if (place.file.startsWith('/') || segments.some((segment) => ['', '.', '..'].includes(segment)))
        return null;
    const path = [...source.repository.split('/'), 'blob', source.sha, ...segments];
    return `${source.server}/${path.map(encoded).join('/')}#L${place.line}`;
}
function encoded(segment) {
    return encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd'));
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers/out-in-spans.js + 1 modules
var out_in_spans = __webpack_require__(1649);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/html/courses.js


class Roster {
    plan;
    unit;
    words;
    touched;
    takers = [];
    numbers = new Map();
    takerNumbers = new Map();
    constructor(plan, unit, words, touched) {
        this.plan = plan;
        this.unit = unit;
        this.words = words;
        this.touched = touched;
        for (const [target, of] of this.units)
            if (of === unit)
                this.numbers.set(target, this.numbers.size);
    }
    course({ from, end, cut, turnsBadAt, stays }) {
        const since = (instant) => instant - this.plan.at;
        const sinceOrNull = (instant) => (instant === null ? null : since(instant));
        const own = stays.filter(({ target }) => (this.units.get(target) ?? 'node') === this.unit);
        return {
            from: since(from),
            end: since(end),
            cut,
            turnsBadAt: sinceOrNull(turnsBadAt),
            ifBegan: own.some((stay) => stay.isAside && !this.isAside(stay)),
            target: own.map(({ target }) => this.numberOf(target)),
            taker: own.map((stay) => this.takerOf(stay)),
            batch: own.map(({ batch }) => Math.max(0, batch)),
            start: own.map((stay) => since(stay.from)),
            stop: own.map(({ to }) => sinceOrNull(to)),
            failed: own.map(({ failedAt }) => sinceOrNull(failedAt)),
            kind: own.map((stay) => (stay.holds ? 1 : 0) + (this.isAside(stay) ? 2 : 0)),
        };
    }
    targets(isHidden) {
        const names = [...this.numbers.keys()];
        const { inventory } = this.plan;
        const labels = (inventory?.domains ?? []).map((key) => {
            const values = new Map();
            const of = names.map((target) => {
                const labels = inventory?.labelsOf(target) ?? {};
                const value = Object.hasOwn(labels, key) ? labels[key] : undefined;
                if (value === undefined || value === '')
                    return -1;
                const number = values.get(value) ?? values.size;
                values.set(value, number);
                return number;
            });
            return { key, values: [...values.keys()].map(this.words.value), of };
        });
        return {
            count: names.length,
            names: isHidden ? null : names.map(this.words.value),
            labels: labels.filter(({ values }) => values.length > 0),
        };
    }
    isAside({ isAside, policy }) {
        return isAside && !(policy && this.touched.has((0,system/* refKey */.XF)(policy)));
    }
    get units() {
        return this.plan.inventory?.units ?? NO_UNITS;
    }
    numberOf(target) {
        const known = this.numbers.get(target);
        if (known !== undefined)
            return known;
        this.numbers.set(target, this.numbers.size);
        return this.numbers.size - 1;
    }
    takerOf({ policy, group }) {
        if (group === null)
            return -1;
        const taker = policy
            ? (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('policy', (0,system/* refText */.d0)(policy))} ${(0,text_text/* name */.UU)('group', group)}`
            : (0,text_text/* name */.UU)('group', group);
        const key = JSON.stringify(taker);
        const known = this.takerNumbers.get(key);
        if (known !== undefined)
            return known;
        this.takerNumbers.set(key, this.takers.length);
        return this.takers.push(this.words.text(taker)) - 1;
    }
}
const NO_UNITS = new Map();

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/html/views.js






function viewsOf(plan, selection, words, isHidden) {
    const { courses } = plan.head;
    if (!courses)
        return [];
    const touched = new Set(selection.subjects.map(({ diff }) => (0,system/* refKey */.XF)(diff.ref)));
    return (0,measures/* countedUnits */.gn)(plan, selection.subjects).map((unit) => {
        const roster = new Roster(plan, unit, words, touched);
        const head = roster.course(courses.healthy(unit));
        const before = plan.base?.courses?.healthy(unit);
        const base = before ? roster.course(before) : null;
        const worst = worstOf(courses, selection.subjects, { unit, roster, words });
        const targets = roster.targets(isHidden);
        const peak = (0,together/* scopeOf */.Od)(plan.head, unit)?.withoutNext.peakAtOnce ?? 0;
        const note = (0,out_in_spans/* servesMeanwhile */.N_)(selection, unit) ? out_in_spans/* SERVE_MEANWHILE */.Jw : '';
        return { unit, targets, takers: roster.takers, head, base, worst, peak, note };
    });
}
function worstOf(courses, subjects, { unit, roster, words }) {
    const own = subjects.flatMap(({ diff: { head }, head: groups }) => head && groups?.some((group) => group.unit === unit) ? [head] : []);
    const [most] = own.toSorted((a, b) => b.effect.worstLoss - a.effect.worstLoss);
    const course = most ? courses.worst(most.ref) : null;
    if (!most || !course)
        return null;
    return {
        policy: words.text((0,names/* policyName */.ct)(most.ref)),
        loss: most.effect.worstLoss,
        course: roster.course(course),
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/index.js + 4 modules
var text_escape = __webpack_require__(3499);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/html/words.js



function wordsOf(hide) {
    return {
        text: (phrase) => (0,render/* piecesOf */.Xe)((0,text_text/* redacted */.pc)(phrase, hide)).flatMap(({ kind, text }) => {
            if (kind === 'literal')
                return [text];
            return kind === 'sentence'
                ? (0,text_escape/* sentencePieces */.Vf)(text).map((piece) => (piece.code ? [piece.text] : piece.text))
                : [[(0,text_escape/* terminal */.Fo)(text)]];
        }),
        value: (text) => (0,text_escape/* terminal */.Fo)(hide(text)),
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words/worse.js
var worse = __webpack_require__(2867);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/html/report.js


















function pageReport(report, detail, source) {
    const { plan } = report;
    const selection = (0,choice_selection/* selectionOf */.Wm)(report);
    const words = wordsOf((0,hidden_names/* hiderOf */.S)(report, detail));
    const rows = (0,table_rows/* rowsOf */.R)(report, selection);
    const finding = (found) => findingOf(found, words, source);
    const { before, fixed, decisive, waived } = selection.findings;
    const older = before.filter((one) => !decisive.includes(one));
    return {
        cluster: plan.cluster === null ? null : words.value(plan.cluster),
        verdict: report.verdict,
        wouldFail: report.verdict === 'fail' && report.failOn === 'never',
        title: words.text((0,title/* titlePhrase */.S)(report, selection)),
        lead: leadOf(report, selection).map(words.text),
        table: { compared: rows.some(({ base }) => base !== null), rows: rows.map(rowOf(words)) },
        problems: plan.problems.map((problem) => problemOf(problem, words, source)),
        notices: report.notices.map((notice) => words.text(notice)),
        findings: {
            fresh: (0,told/* toldFindings */.mr)(selection).map(finding),
            before: (0,told/* alike */.nO)(older).map(finding),
            fixed: (0,told/* alike */.nO)(fixed).map(finding),
            waived: (0,told/* alike */.nO)(waived).map(finding),
        },
        footer: (0,footer/* footerPhrases */.K)(report, detail !== 'none').map(words.text),
        at: plan.at,
        timeZone: plan.timeZone,
        hidden: detail !== 'full',
        freezes: plan.freezes.map(({ name: freeze, windows }) => ({
            name: words.text((0,text_text/* name */.UU)('object', freeze)),
            spans: windows.map(({ from, to }) => [from - plan.at, to - plan.at]),
        })),
        groups: groupsOf(plan, selection, words),
        views: viewsOf(plan, selection, words, detail !== 'full'),
    };
}
function leadOf(report, selection) {
    const { plan } = report;
    const { situation, findings } = selection;
    const isTold = [...findings.decisive, ...findings.fresh].some(({ breaks }) => breaks.includes('combined-peak-above-limit'));
    const isStill = situation === 'empty' || situation === 'untouched' || situation === 'same-effect';
    const sentences = [
        ...((0,plan_document/* rolls */.tl)(selection) ? (0,merging/* mergings */.$)(plan, selection) : []).map(({ phrase }) => phrase),
        isStill && (0,headline_short/* isShort */.tQ)(report, selection) ? (0,headline_short/* numbersSentence */.MB)(selection, []) : text_text/* NO_TEXT */.gd,
        situation === 'unjudged' ? headline_short/* UNJUDGED_NUMBERS */.mp : text_text/* NO_TEXT */.gd,
        isTold ? text_text/* NO_TEXT */.gd : (0,together/* togetherPhrase */._B)(plan, (0,measures/* countedUnits */.gn)(plan, selection.subjects)),
    ];
    return sentences.filter((phrase) => !(0,text_text/* isEmpty */.Im)(phrase));
}
function rowOf(words) {
    return ({ label, base, head, trend }) => ({
        label: words.text(label),
        base: base && words.text(base),
        head: words.text(head),
        trend: trend.arrow === null || trend.word === null ? null : `${trend.arrow} ${trend.word}`,
        worse: trend.worse,
    });
}
function findingOf(finding, words, source) {
    const { severity, rule, before, place, alsoAt } = finding;
    return {
        severity,
        rule,
        text: words.text((0,text_text/* text */.Qq) `${(0,told/* sayingOf */.NM)(finding)}${(0,worse/* worsePhrase */.c)(finding)}`),
        fix: words.text((0,told/* adviceOf */.wr)(finding)),
        before: before === null ? [] : words.text((0,text_text/* sentence */.em)(before)),
        places: placesOf([...(place ? [place] : []), ...alsoAt], words, source),
    };
}
function problemOf(problem, words, source) {
    const { severity, code, message, place } = problem;
    return {
        ...{ severity, rule: code, text: words.text(message) },
        ...{ fix: [], before: [], places: placesOf(place ? [place] : [], words, source) },
    };
}
const PLACES = 20;
function placesOf(places, words, source) {
    return places.slice(0, PLACES).map((place) => ({
        text: words.text((0,text_text/* name */.UU)('file', (0,names/* placeText */.Z9)(place))),
        url: urlOf(place, source),
    }));
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/html/index.js



function renderPage(run, { detail, source, runUrl, assets }) {
    const reports = (0,run_report/* worstClustersFirst */.l)(run).map((report) => pageReport(report, detail, source));
    return htmlDocument({ reports, runUrl }, assets);
}


/***/ })

};
