export const id = 306;
export const ids = [306];
export const modules = {

/***/ 8306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderPage: () => (/* binding */ renderPage)
});

// UNUSED EXPORTS: pageReport

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/run-report.js
var run_report = __webpack_require__(780);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/document/document.js
var document_document = __webpack_require__(9414);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/plan-document.js + 1 modules
var plan_document = __webpack_require__(4256);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/selection.js
var report_selection = __webpack_require__(655);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/page-mark.js
var page_mark = __webpack_require__(3834);
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
        page_mark/* PAGE_MARK */.A,
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

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/measure/part.js
var part = __webpack_require__(8530);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/outcome-of.js
var outcome_of = __webpack_require__(7388);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(6594);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/timeline.js + 1 modules
var timeline = __webpack_require__(7725);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words.js
var report_words = __webpack_require__(5472);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/html/groups.js







function groupsOf(plan, { subjects, untouched }, words) {
    const rows = (diff, base, head, touched) => {
        const before = new Map((base ?? []).map((group) => [group.name, group]));
        const after = new Map((head ?? []).map((group) => [group.name, group]));
        const isOnlyOfHead = (0,timeline/* isStartedByChange */.B)(diff);
        return [...new Set([...after.keys(), ...before.keys()])].map((group) => {
            const [was, is] = [before.get(group), after.get(group)];
            return {
                policy: words.text((0,report_words/* subjectName */.wn)(diff)),
                name: words.text((0,text_text/* name */.UU)('group', group)),
                unit: (is ?? was)?.unit ?? 'node',
                touched,
                next: diff.head !== null && (0,outcome_of/* isOnlyNext */.qR)(diff.head),
                base: was ? rolloutOf(isOnlyOfHead ? { ...was, batches: [], finish: null } : was, plan) : null,
                head: is ? rolloutOf(is, plan) : null,
            };
        });
    };
    return [
        ...subjects.flatMap(({ diff, base, head }) => rows(diff, base, head, true)),
        ...untouched.flatMap((diff) => rows(diff, ownGroups(diff, 'base'), ownGroups(diff, 'head'), false)),
    ];
}
function ownGroups(diff, side) {
    const groups = diff[side]?.effect.groups ?? [];
    return groups.filter((group) => !(0,part/* isPart */.QR)({ groups: [group] }) && (0,system/* refKey */.XF)(group.rolls) === (0,system/* refKey */.XF)(diff.ref));
}
function rolloutOf(group, { at }) {
    const { batches, finish, allowed } = group;
    const byReason = (0,lookup/* groupedBy */.me)(allowed, ({ reason }) => reason);
    return {
        matched: group.matched,
        peak: group.peakAtOnce,
        outcome: group.outcome,
        finish: finish === null ? null : finish - at,
        limits: [...byReason].map(([reason, spans]) => ({
            reason,
            spans: spans.map(({ from, to, limit }) => [from - at, to - at, limit]),
        })),
        batches: {
            start: batches.map(({ start }) => start - at),
            end: batches.map(({ end }) => (end === null ? null : end - at)),
            size: batches.map(({ size }) => size),
            failed: batches.map(({ failed }) => failed),
        },
    };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/html/source-link.js
function urlOf(place, source) {
    if (place.line === null || !source || !/^https:\/\/[^\s"'<>]+$/.test(source.server))
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

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers.js
var numbers = __webpack_require__(3679);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/html/views.js




function viewsOf(plan, selection, words, isHidden) {
    const { courses } = plan.head;
    if (!courses)
        return [];
    return (0,numbers/* countedUnits */.gn)(plan, selection.subjects).map((unit) => {
        const columns = new Columns(plan, unit, words, selection);
        const before = plan.base?.courses?.healthy(unit);
        const scope = (0,numbers/* scopeOf */.Od)(plan.head, unit);
        return {
            unit,
            head: columns.course(courses.healthy(unit)),
            base: before ? columns.course(before) : null,
            worst: worstOf(courses, selection, unit, columns, words),
            targets: columns.targets(isHidden),
            takers: columns.takers,
            peak: scope?.withoutNext.peakAtOnce ?? 0,
            members: scope?.members ?? 0,
            note: servesMeanwhile(selection, unit) ? SERVES_MEANWHILE : '',
        };
    });
}
const SERVES_MEANWHILE = 'Nodes without an interrupt count as unavailable although they keep serving.';
function servesMeanwhile({ subjects }, unit) {
    return unit === 'node' && subjects.some(({ diff }) => (0,system/* factOf */.yD)(diff.head, 'node-action')?.kind === 'none');
}
function worstOf(courses, { subjects }, unit, columns, words) {
    const own = subjects.flatMap(({ diff: { head }, head: groups }) => head && groups?.some((group) => group.unit === unit) ? [head] : []);
    const [most] = own.toSorted((a, b) => b.effect.worstLoss - a.effect.worstLoss);
    const course = most ? courses.worst(most.ref) : null;
    if (!most || !course)
        return null;
    return {
        policy: words.text((0,report_words/* policyName */.ct)(most.ref)),
        loss: most.effect.worstLoss,
        course: columns.course(course),
    };
}
class Columns {
    plan;
    unit;
    words;
    takers = [];
    numbers = new Map();
    takerNumbers = new Map();
    touched;
    units;
    constructor(plan, unit, words, { subjects }) {
        this.plan = plan;
        this.unit = unit;
        this.words = words;
        this.touched = new Set(subjects.map(({ diff }) => (0,system/* refKey */.XF)(diff.ref)));
        this.units = plan.inventory?.units ?? new Map();
        for (const [target, of] of this.units)
            if (of === unit)
                this.numbers.set(target, this.numbers.size);
    }
    course({ from, end, turnsBadAt, stays }) {
        const since = (instant) => instant - this.plan.at;
        const sinceOrNull = (instant) => (instant === null ? null : since(instant));
        const own = stays.filter(({ target }) => (this.units.get(target) ?? 'node') === this.unit);
        const isAside = ({ isAside: aside, policy }) => aside && !(policy && this.touched.has((0,system/* refKey */.XF)(policy)));
        return {
            from: since(from),
            end: since(end),
            turnsBadAt: sinceOrNull(turnsBadAt),
            ifBegan: own.some((stay) => stay.isAside && !isAside(stay)),
            target: own.map(({ target }) => numberOf(this.numbers, target)),
            taker: own.map((stay) => this.takerOf(stay)),
            batch: own.map(({ batch }) => Math.max(0, batch)),
            start: own.map((stay) => since(stay.from)),
            stop: own.map(({ to }) => sinceOrNull(to)),
            failed: own.map(({ failedAt }) => sinceOrNull(failedAt)),
            kind: own.map((stay) => (stay.holds ? 1 : 0) + (isAside(stay) ? 2 : 0)),
        };
    }
    targets(isHidden) {
        const names = [...this.numbers.keys()];
        const { inventory } = this.plan;
        const labels = (inventory?.domains ?? []).map((key) => {
            const values = new Map();
            const of = names.map((target) => {
                const own = inventory?.labelsOf(target) ?? {};
                const value = Object.hasOwn(own, key) ? own[key] : undefined;
                return value === undefined || value === '' ? -1 : numberOf(values, value);
            });
            return { key, values: [...values.keys()].map(this.words.value), of };
        });
        return {
            count: names.length,
            names: isHidden ? null : names.map(this.words.value),
            labels: labels.filter(({ values }) => values.length > 0),
        };
    }
    takerOf({ policy, group }) {
        if (group === null)
            return -1;
        const taker = policy
            ? (0,text_text/* text */.Qq) `${(0,text_text/* name */.UU)('policy', (0,system/* refText */.d0)(policy))} ${(0,text_text/* name */.UU)('group', group)}`
            : (0,text_text/* name */.UU)('group', group);
        const number = numberOf(this.takerNumbers, JSON.stringify(taker));
        if (number === this.takers.length)
            this.takers.push(this.words.text(taker));
        return number;
    }
}
function numberOf(numbers, name) {
    const known = numbers.get(name) ?? numbers.size;
    numbers.set(name, known);
    return known;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/index.js + 4 modules
var text_escape = __webpack_require__(3499);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/hidden-names.js
var hidden_names = __webpack_require__(2448);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/html/words.js




function wordsOf(report, detail) {
    const mask = (0,plan_document/* maskOf */._)([report], detail);
    const hide = (0,hidden_names/* hiderOf */.S)([report], detail);
    return {
        text: (shown) => (0,render/* piecesOf */.Xe)(mask(shown)).flatMap(({ kind, text }) => {
            if (kind === 'literal')
                return [text];
            if (kind !== 'foreign')
                return [[(0,text_escape/* terminal */.Fo)(text)]];
            return (0,text_escape/* sentencePieces */.Vf)(text).map((piece) => (piece.code ? [piece.text] : piece.text));
        }),
        value: (text) => (0,text_escape/* terminal */.Fo)(hide(text)),
    };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/html/page-report.js











function renderPage(run, { detail, source, runUrl, assets }) {
    const reports = (0,run_report/* worstClustersFirst */.l)(run).map((report) => pageReport(report, detail, source));
    return htmlDocument({ reports, runUrl }, assets);
}
function pageReport(report, detail, source) {
    const { plan } = report;
    const selection = (0,report_selection/* selectionOf */.Wm)(report);
    const words = wordsOf(report, detail);
    const { title, head, entries, tail, sections, foot } = (0,plan_document/* planDocument */.N)(report, { detail });
    const draw = new Drawing(words, source);
    return {
        cluster: plan.cluster === null ? null : words.value(plan.cluster),
        verdict: report.verdict,
        title: words.text(title.says),
        head: head.flatMap((block) => draw.block(block)),
        entries: entries.length === 0 ? null : draw.entries({ items: entries, count: entries.length, are: '' }),
        tail: tail.map(words.text),
        sections: sections
            .filter(({ isPicture }) => isPicture !== true)
            .map((section) => ({
            title: words.text(section.title),
            blocks: section.blocks.flatMap((block) => draw.block(block)),
        })),
        foot: foot.map(words.text),
        at: plan.at,
        freezes: plan.freezes.map(({ name: freeze, windows }) => ({
            name: words.text((0,text_text/* name */.UU)('object', freeze)),
            spans: windows.map(({ from, to }) => [from - plan.at, to - plan.at]),
        })),
        groups: groupsOf(plan, selection, words),
        views: viewsOf(plan, selection, words, detail !== 'full'),
    };
}
const ROWS_SHOWN = 200;
const PLACES_SHOWN = 20;
class Drawing {
    words;
    source;
    constructor(words, source) {
        this.words = words;
        this.source = source;
    }
    block(block) {
        const { text } = this.words;
        switch (block.kind) {
            case 'paragraph':
                return [{ kind: 'paragraph', text: text(block.text) }];
            case 'list': {
                const { first, more } = firstOf(block.rows);
                return [{ kind: 'list', items: first.map((item) => text(item.text)), more }];
            }
            case 'entries':
                return [this.entries(block.rows)];
            case 'comparison': {
                const isCompared = block.rows.some(({ base }) => base !== null);
                return [{ kind: 'comparison', isCompared, rows: block.rows.map((row) => this.row(row)) }];
            }
            case 'table': {
                const { first, more } = firstOf(block.rows);
                return [{ kind: 'table', columns: block.columns, rows: first.map((cells) => cells.map(text)), more }];
            }
            case 'facts': {
                const { of, facts } = block;
                const shown = facts.map(({ label, text: says }) => ({ label, text: text(says) }));
                return [{ kind: 'facts', of: of && { name: text(of.name), size: text(of.size) }, facts: shown }];
            }
            case 'stack':
                return firstOf(block.rows).first.flatMap((blocks) => blocks.flatMap((one) => this.block(one)));
            case 'verdicts':
            case 'picture':
            case 'document':
                return [];
        }
    }
    entries(rows) {
        const { first, more } = firstOf(rows);
        return { kind: 'entries', entries: first.map((entry) => this.entry(entry)), more };
    }
    entry({ level, id, subject, places, says, fix, also, base }) {
        const { text, value } = this.words;
        const optional = (shown) => text(shown ?? text_text/* NO_TEXT */.gd);
        return {
            ...{ level, id, subject: optional(subject), says: text(says) },
            ...{ fix: optional(fix), also: optional(also), base: optional(base) },
            places: places.slice(0, PLACES_SHOWN).map((place) => ({
                text: value((0,render/* piecesOf */.Xe)((0,document_document/* placesText */.i3)([place], false) ?? text_text/* NO_TEXT */.gd)[0]?.text ?? ''),
                url: urlOf(place, this.source),
            })),
        };
    }
    row({ label, base, head, trend: { arrow, word, isWorse } }) {
        const { text } = this.words;
        const trend = arrow === null || word === null ? null : `${arrow} ${word}`;
        return { label: text(label), base: base && text(base), head: text(head), trend, isWorse };
    }
}
function firstOf({ items, count }) {
    const first = [];
    for (const item of items) {
        if (first.length === ROWS_SHOWN)
            break;
        first.push(item);
    }
    return { first, more: count - first.length };
}


/***/ })

};
