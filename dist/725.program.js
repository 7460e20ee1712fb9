export const id = 725;
export const ids = [725];
export const modules = {

/***/ 6725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderPage: () => (/* binding */ renderPage)
});

// UNUSED EXPORTS: articleOf, htmlDocument, scriptSafe

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/run-report.js
var run_report = __webpack_require__(780);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/index.js + 5 modules
var text_escape = __webpack_require__(650);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(8392);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/document/document.js
var document_document = __webpack_require__(9414);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/document/html.js





const ROWS_SHOWN = 200;
const PLACES_SHOWN = 20;
const COLUMNS = 120;
const SIGNS = {
    pass: ['✓', 'Passes'],
    warn: ['!', 'Passes with warnings'],
    fail: ['✕', 'Fails'],
    unknown: ['?', 'Could not be evaluated'],
    allow: ['✓', 'Allowed'],
    deny: ['✕', 'Denied'],
    error: ['✕', 'Error'],
    warning: ['!', 'Warning'],
    info: ['i', 'Info'],
    note: ['i', 'Note'],
};
function documentHtml(document, source) {
    const { title, head, entries, tail = [], sections, foot = [] } = document;
    const draw = new Drawing(document.mask ?? ((shown) => shown), source);
    const sign = title.sign ?? 'unknown';
    const lines = (of) => of.map((line) => (0,text_escape/* markup */.PT) `<p>${draw.text(line)}</p>\n`);
    const folds = sections
        .filter(({ blocks }) => blocks.some(({ kind }) => kind !== 'picture'))
        .map(({ title: line, blocks }) => {
        const body = blocks.map((block) => draw.block(block));
        return (0,text_escape/* markup */.PT) `<details><summary>${draw.text(line)}</summary>${body}</details>\n`;
    });
    return (0,text_escape/* markup */.PT) `<header>
<p class="verdict ${sign}">${signOf(sign)}</p>
<h1>${draw.text(title.report ?? text_text/* NO_TEXT */.gd)} ${draw.text(title.says)}</h1>
${head.map((block) => draw.block(block))}</header>
<div class="pictures"></div>
<section class="findings">
<h2>Findings</h2>
${entries.length > 0 ? draw.block((0,document_document/* entriesOf */.Mc)(entries)) : (0,text_escape/* markup */.PT) `<p>No finding of this change.</p>\n`}${lines(tail)}</section>
${folds.length > 0 ? (0,text_escape/* markup */.PT) `<section>\n<h2>Details</h2>\n${folds}</section>\n` : null}<footer>
${lines(foot)}</footer>
`;
}
function signOf(of) {
    const [sign, word] = SIGNS[of];
    return (0,text_escape/* markup */.PT) `<span aria-hidden="true">${sign}</span> ${word}`;
}
class Drawing {
    mask;
    source;
    constructor(mask, source) {
        this.mask = mask;
        this.source = source;
    }
    text(shown) {
        const code = (written) => (0,text_escape/* markup */.PT) `<code dir="auto">${written}</code>`;
        const pieces = (0,render/* piecesOf */.Xe)(this.mask(shown)).flatMap(({ kind, text }) => {
            if (kind === 'literal')
                return [(0,text_escape/* markup */.PT) `${text}`];
            if (kind !== 'foreign')
                return [code((0,text_escape/* terminal */.Fo)(text))];
            return (0,text_escape/* sentencePieces */.Vf)(text).map((piece) => (piece.code ? code(piece.text) : (0,text_escape/* markup */.PT) `${piece.text}`));
        });
        return (0,text_escape/* markup */.PT) `${pieces}`;
    }
    block(block) {
        switch (block.kind) {
            case 'paragraph':
                return (0,text_escape/* markup */.PT) `<p>${this.text(block.text)}</p>\n`;
            case 'list':
                return this.list(block.rows, ({ text }) => (0,text_escape/* markup */.PT) `<li>${this.text(text)}</li>\n`);
            case 'entries':
                return this.list(block.rows, (entry) => this.entry(entry));
            case 'table':
                return this.table(block);
            case 'comparison':
                return this.table((0,document_document/* comparisonTable */.Qv)(block.rows));
            case 'facts': {
                const { of, facts } = block;
                const title = of && (0,text_escape/* markup */.PT) `<h3>${this.text(of.name)}, ${this.text(of.size)}</h3>\n`;
                const lines = facts.map(({ label, text }) => (0,text_escape/* markup */.PT) `<dt>${label}</dt><dd>${this.text(text)}</dd>\n`);
                return (0,text_escape/* markup */.PT) `${title}<dl>\n${lines}</dl>\n`;
            }
            case 'stack': {
                const { first, more } = firstOf(block.rows, (all) => (0,text_escape/* markup */.PT) `${all.map((one) => this.block(one))}`);
                return (0,text_escape/* markup */.PT) `${first}${more}`;
            }
            case 'picture': {
                const lines = block.terminal(COLUMNS, (_style, line) => line);
                return lines.length === 0 ? (0,text_escape/* markup */.PT) `` : wide('Picture', (0,text_escape/* markup */.PT) `<pre>${lines.join('\n')}</pre>`);
            }
            case 'document':
                return documentHtml(block.document, this.source);
        }
    }
    list(rows, rowOf) {
        const { first, more } = firstOf(rows, rowOf);
        return (0,text_escape/* markup */.PT) `<ul>\n${first}</ul>\n${more}`;
    }
    entry({ level, id, subject, places = [], says, fix, also, base }) {
        const rule = id === null ? null : (0,text_escape/* markup */.PT) ` <code>${id}</code>`;
        const shown = new Map(places.map((place) => [`${place.file}:${place.line}`, place]));
        const where = [...shown.values()].slice(0, PLACES_SHOWN).map((place) => this.place(place));
        const line = (label, of) => of && (0,text_text/* hasWords */.kR)(of) ? (0,text_escape/* markup */.PT) `<p>${label}${this.text(of)}</p>\n` : null;
        const lines = [
            (0,text_escape/* markup */.PT) `<p><span class="badge ${level}">${signOf(level)}</span>${rule} ${this.text(subject ?? text_text/* NO_TEXT */.gd)}${where}</p>\n`,
            (0,text_escape/* markup */.PT) `${line(null, (0,text_text/* capital */.Nx)(says))}${line((0,text_escape/* markup */.PT) `<strong>Fix:</strong> `, fix)}`,
            (0,text_escape/* markup */.PT) `${line(null, also)}${line((0,text_escape/* markup */.PT) `Base: `, base)}`,
        ];
        return (0,text_escape/* markup */.PT) `<li>\n${lines}</li>\n`;
    }
    place(place) {
        const shown = this.text((0,document_document/* placesText */.i3)([place], false));
        const url = urlOf(place, this.source);
        return url === null ? (0,text_escape/* markup */.PT) ` ${shown}` : (0,text_escape/* markup */.PT) ` <a href="${url}" rel="noreferrer">${shown}</a>`;
    }
    table({ columns, rows }) {
        const style = (i) => (columns[i]?.isNumeric === true ? 'number' : '');
        const head = columns.map(({ title }, i) => title === '' ? (0,text_escape/* markup */.PT) `<td></td>` : (0,text_escape/* markup */.PT) `<th scope="col" class="${style(i)}">${title}</th>`);
        const { first, more } = firstOf(rows, ([name = text_text/* NO_TEXT */.gd, ...cells]) => {
            const others = cells.map((cell, i) => (0,text_escape/* markup */.PT) `<td class="${style(i + 1)}">${this.cell(cell)}</td>`);
            return (0,text_escape/* markup */.PT) `<tr><th scope="row" class="${style(0)}">${this.cell(name)}</th>${others}</tr>\n`;
        });
        const body = (0,text_escape/* markup */.PT) `<thead><tr>${head}</tr></thead>\n<tbody>\n${first}</tbody>`;
        return (0,text_escape/* markup */.PT) `${wide('Table', (0,text_escape/* markup */.PT) `<table class="numbers">\n${body}\n</table>`)}${more}`;
    }
    cell(shown) {
        if (typeof shown === 'string')
            return (0,text_escape/* markup */.PT) `${shown}`;
        if ('parts' in shown)
            return this.text(shown);
        const { arrow, word, isWorse } = shown.trend;
        if (arrow === null || word === null)
            return this.text(shown.head);
        const style = isWorse ? 'trend worse' : 'trend';
        return (0,text_escape/* markup */.PT) `${this.text(shown.head)} <span class="${style}">${arrow} ${word}</span>`;
    }
}
function firstOf({ items, are }, rowOf) {
    const more = items.length - ROWS_SHOWN;
    return {
        first: items.slice(0, ROWS_SHOWN).map((item) => rowOf(item())),
        more: more > 0 ? (0,text_escape/* markup */.PT) `<p>${(0,plural/* counted */.hS)(more, `more ${are}`)} in the JSON report.</p>\n` : null,
    };
}
function wide(label, content) {
    return (0,text_escape/* markup */.PT) `<div class="wide" tabindex="0" role="group" aria-label="${label}">${content}</div>\n`;
}
function urlOf({ file, line }, source) {
    if (line === null || !source || !/^https:\/\/[^\s"'<>]+$/.test(source.server))
        return null;
    const segments = file.split('/');
    if (segments.some((segment) => ['', '.', '..'].includes(segment)))
        return null;
    const path = [...source.repository.split('/'), 'blob', source.sha, ...segments].map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')));
    return `${source.server}/${path.join('/')}#L${line}`;
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/document/marker.js
var marker = __webpack_require__(305);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/plan-document.js + 4 modules
var plan_document = __webpack_require__(2800);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/manifest/lookup.js
var lookup = __webpack_require__(5022);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/outcome-of.js
var outcome_of = __webpack_require__(7388);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(6594);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/hidden-names.js
var hidden_names = __webpack_require__(2448);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/numbers.js
var numbers = __webpack_require__(3679);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/selection.js
var report_selection = __webpack_require__(655);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/timeline.js
var timeline = __webpack_require__(8358);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/words.js
var words = __webpack_require__(5472);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/html/pictures.js










function picturesOf(report, detail) {
    const { at, horizon, freezes, head } = report.plan;
    const { courses } = head;
    const hide = (0,hidden_names/* hiderOf */.S)([report], detail);
    const show = (written) => (0,text_escape/* terminal */.Fo)(hide(written));
    const selection = (0,report_selection/* selectionOf */.Wm)(report);
    return {
        at,
        horizon: horizon.to - at,
        freezes: freezes.map(({ name, windows }) => ({
            name: show(name),
            spans: windows.map(({ from, to }) => [from - at, to - at]),
        })),
        groups: (0,timeline/* drawnGroups */.P)(selection).map(({ diff, base, head: after }) => ({
            policy: show((0,render/* toTerminal */.yw)((0,words/* subjectName */.wn)(diff))),
            name: show(after.name),
            unit: after.unit,
            next: diff.head !== null && (0,outcome_of/* isOnlyNext */.qR)(diff.head),
            base: base && rolloutOf(base, at),
            head: rolloutOf(after, at),
        })),
        views: courses
            ? (0,numbers/* countedUnits */.gn)(report.plan, selection.subjects).map((unit) => viewOf(unit, courses, report, selection, detail, show))
            : [],
    };
}
function rolloutOf({ allowed, batches }, at) {
    const byReason = (0,lookup/* groupedBy */.me)(allowed, ({ reason }) => reason);
    return {
        closed: [...byReason.values()].map((spans) => spans.flatMap(({ from, to, limit }) => (limit === 0 ? [[from - at, to - at]] : []))),
        batches: batches.map(({ start, end, size, failed }) => ({
            ...{ start: start - at, end: end === null ? null : end - at, size, failed },
        })),
    };
}
function viewOf(unit, courses, { plan }, { subjects }, detail, show) {
    const since = (instant) => instant - plan.at;
    const sinceOrNull = (instant) => (instant === null ? null : since(instant));
    const units = plan.inventory?.units ?? new Map();
    const targets = new Map();
    for (const [target, of] of units)
        if (of === unit)
            numberOf(targets, target);
    const takers = new Map();
    const touched = new Set(subjects.map(({ diff }) => (0,system/* refKey */.XF)(diff.ref)));
    const written = ({ from, end, turnsBadAt, stays }) => {
        const own = stays.filter(({ target, isAside, policy }) => (units.get(target) ?? 'node') === unit && (!isAside || (policy && touched.has((0,system/* refKey */.XF)(policy)))));
        return {
            ...{ from: since(from), end: since(end), turnsBadAt: sinceOrNull(turnsBadAt) },
            ifBegan: own.some(({ isAside }) => isAside),
            stays: own.map(({ target, policy, group, batch, from: start, to, failedAt, holds }) => [
                numberOf(targets, target),
                group === null ? -1 : numberOf(takers, policy ? `${(0,system/* refText */.d0)(policy)} ${group}` : group),
                Math.max(0, batch),
                since(start),
                sinceOrNull(to),
                sinceOrNull(failedAt),
                holds ? 1 : 0,
            ]),
        };
    };
    const [most] = subjects
        .flatMap(({ diff, head }) => (diff.head && head?.some((group) => group.unit === unit) ? [diff.head] : []))
        .toSorted((a, b) => b.effect.worstLoss - a.effect.worstLoss);
    const worst = most && courses.worst(most.ref);
    const before = plan.base?.courses?.healthy(unit);
    const scope = (0,numbers/* scopeOf */.Od)(plan.head, unit);
    return {
        unit,
        head: written(courses.healthy(unit)),
        base: before ? written(before) : null,
        worst: worst
            ? { policy: show((0,system/* refText */.d0)(most.ref)), loss: most.effect.worstLoss, course: written(worst) }
            : null,
        targets: targetsOf([...targets.keys()], plan, detail, show),
        takers: [...takers.keys()].map(show),
        peak: scope?.withoutNext.peakAtOnce ?? 0,
        members: scope?.members ?? 0,
    };
}
function targetsOf(names, { inventory }, detail, show) {
    const labels = (inventory?.domains ?? []).map((key) => {
        const values = new Map();
        const of = names.map((target) => {
            const own = inventory?.labelsOf(target) ?? {};
            const value = Object.hasOwn(own, key) ? own[key] : undefined;
            return value === undefined || value === '' ? -1 : numberOf(values, value);
        });
        return { key, values: [...values.keys()].map(show), of };
    });
    return {
        count: names.length,
        names: detail === 'full' ? names.map(show) : null,
        labels: labels.filter(({ values }) => values.length > 0),
    };
}
function numberOf(numbers, name) {
    const known = numbers.get(name) ?? numbers.size;
    numbers.set(name, known);
    return known;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/report/html/page-report.js







function renderPage(run, { detail, source, runUrl, assets }) {
    const articles = (0,run_report/* worstClustersFirst */.l)(run).map((report) => articleOf(report, detail, source));
    return htmlDocument(articles, runUrl, assets);
}
function articleOf(report, detail, source) {
    const cluster = detail === 'none' ? null : report.plan.cluster;
    return {
        name: `${cluster ?? 'cluster'}: ${report.verdict}`,
        body: documentHtml((0,plan_document/* planDocument */.N)(report, { detail }), source),
        pictures: picturesOf(report, detail),
    };
}
function htmlDocument(articles, runUrl, { script, style }) {
    const policy = [
        "default-src 'none'",
        `script-src '${hashOf(script)}'`,
        `style-src '${hashOf(style)}'`,
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ].join('; ');
    const run = runUrl && (0,text_escape/* markup */.PT) `<p><a href="${runUrl}" rel="noreferrer">The run that made this page</a></p> `;
    const parts = articles.map(({ name, body }) => (0,text_escape/* markup */.PT) `<article data-name="${(0,text_escape/* terminal */.Fo)(name)}">${body}</article> `);
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
${marker/* PAGE_MARK */.Ai}
<title>Rollout plan</title>
<style>${style}</style>
</head>
<body>
<main>
${(0,text_escape/* markup */.PT) `${parts}${run}`.source}</main>
<script type="application/json" id="data">${scriptSafe(JSON.stringify(articles.map(({ pictures }) => pictures)))}</script>
<script>${script}</script>
</body>
</html>
`;
}
function hashOf(text) {
    return `sha256-${(0,external_node_crypto_.createHash)('sha256').update(text, 'utf8').digest('base64')}`;
}
function scriptSafe(json) {
    return json.replace(/[<>&]|[^ -~]|#(?=\[)/g, (unit) => {
        return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    });
}


/***/ })

};
