export const id = 519;
export const ids = [519];
export const modules = {

/***/ 1519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planCommand: () => (/* binding */ planCommand)
/* harmony export */ });
/* harmony import */ var _text_instant_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5357);
/* harmony import */ var _plan_passed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4254);
/* harmony import */ var _read_shipped_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7772);
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3499);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2558);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3083);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3423);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2574);
/* harmony import */ var _tried_fixes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9285);









async function planCommand(args, output) {
    const read = await (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .readInputs */ .K)(args, output);
    if (read === null)
        return _deliver_js__WEBPACK_IMPORTED_MODULE_5__/* .NOT_EVALUATED */ ._q;
    const { run } = (0,_tried_fixes_js__WEBPACK_IMPORTED_MODULE_7__/* .withTriedFixes */ .SH)(read.inputs, (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .makeRun */ .SA)(read.inputs));
    if (args.verbose)
        for (const line of (0,_plan_passed_js__WEBPACK_IMPORTED_MODULE_0__/* .passedLines */ .eQ)(run))
            output.say(`fleetplan: ${line}`);
    const { key } = read;
    const text = await reportText(run, args, {
        ...{ ...(0,_deliver_js__WEBPACK_IMPORTED_MODULE_5__/* .terminalOptions */ .Z8)(args.output, output), key, rulePage: _read_shipped_js__WEBPACK_IMPORTED_MODULE_1__/* .rulePage */ .g },
        detail: read.config.comment.detail ?? 'full',
        verbose: args.verbose,
    });
    const kind = args.format === 'json' || args.format === 'sarif' ? 'json' : 'lines';
    return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_5__/* .deliver */ .cK)(args.output, text, kind, (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .exitCodeOf */ .FO)(run), output);
}
async function reportText(run, args, options) {
    if (args.format !== 'html')
        return (0,_report_index_js__WEBPACK_IMPORTED_MODULE_3__/* .renderRun */ .eJ)(run, args.format, options) + worstRunText(run, args);
    const { renderPage } = await __webpack_require__.e(/* import() */ 306).then(__webpack_require__.bind(__webpack_require__, 8306));
    return renderPage(run, { detail: options.detail, source: null, runUrl: null, assets: (0,_read_shipped_js__WEBPACK_IMPORTED_MODULE_1__/* .pageAssets */ .t)() });
}
function worstRunText({ reports }, { format }) {
    const worstRun = reports.length === 1 ? reports[0].plan.head.worstRun : null;
    if (!worstRun || format !== 'text')
        return '';
    const at = (0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_8__/* .minuteText */ .W)(worstRun.turnsBadAt);
    const lines = worstRun.trace
        .trimEnd()
        .split('\n')
        .map((line) => `  ${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalSentence */ .wx)(line)}\n`);
    return `\nIf it turns bad at the worst moment, ${at} (hours and minutes since the start):\n${lines.join('')}`;
}


/***/ }),

/***/ 7772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ rulePage),
/* harmony export */   t: () => (/* binding */ pageAssets)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3136);



function rulePage(id) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(installed(), 'docs/rules');
    const file = `${id}.md`;
    if (id === 'README' || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).includes(file))
        return null;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file), 'utf8');
}
function pageAssets() {
    const dist = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(installed(), 'dist');
    return {
        script: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dist, 'page.js'), 'utf8'),
        style: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dist, 'page.css'), 'utf8'),
    };
}
function installed() {
    const [above, root] = ['..', '../..'].map((path) => (0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(new URL(path, import.meta.url)));
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above ?? '', 'docs/rules')) ? (above ?? '') : (root ?? '');
}


/***/ }),

/***/ 9285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wg: () => (/* binding */ lineIn),
  SH: () => (/* binding */ withTriedFixes)
});

// UNUSED EXPORTS: mends, triedEdit

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/systems/system.js + 14 modules
var system = __webpack_require__(6594);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/fix-edits.js


const THRESHOLDS = ['failureThreshold', 'safetyLimit', 'batchThreshold'];
function withFix(text, place, fix) {
    const settings = (0,system/* settingsOf */.f5)(fix);
    const scopes = scopesAt(text, place);
    if (settings.length === 0 || scopes.length === 0)
        return null;
    const replaced = settings.find(({ inPlaceOf }) => inPlaceOf !== undefined);
    const splices = replaced
        ? [strategySplice(text, scopes, replaced, settings)]
        : settings.map((setting) => spliceOf(text, scopes, setting));
    if (splices.includes(null))
        return null;
    const sorted = splices.filter((one) => one !== null).sort((a, b) => b.from - a.from);
    return sorted.reduce((edited, { from, to, text: now }) => edited.slice(0, from) + now + edited.slice(to), text);
}
function scopesAt(text, { line, column }) {
    const lines = new dist/* LineCounter */.HN();
    const documents = (0,dist/* parseAllDocuments */.hR)(text, { lineCounter: lines });
    const at = (lines.lineStarts[line - 1] ?? 0) + column - 1;
    if (!Array.isArray(documents))
        return [];
    const root = documents.find(({ contents, errors }) => errors.length === 0 && contents !== null && holds(contents, at));
    const scopes = [];
    for (let node = root?.contents ?? null; (0,dist/* isCollection */.P3)(node);) {
        scopes.unshift(node);
        const [inner, own] = innerAt(node, at);
        if (own && inner && scopes[0] !== inner)
            scopes.unshift(inner);
        if (own)
            break;
        node = inner;
    }
    return scopes;
}
function innerAt(node, at) {
    for (const item of node.items) {
        if (!(0,dist/* isPair */.tO)(item)) {
            if (holds(item, at))
                return [item, item.range?.[0] === at];
            continue;
        }
        const { key, value } = item;
        if (holds(key, at))
            return [value, true];
        if (value && holds(value, at))
            return [value, false];
    }
    return [null, false];
}
function holds({ range }, at) {
    return range !== null && range !== undefined && at >= range[0] && at < Math.max(range[2], range[0] + 1);
}
function fieldIn(scopes, name) {
    for (const scope of scopes) {
        const found = fieldsIn(scope, name);
        if (found.length > 0)
            return found.length === 1 ? (found[0] ?? null) : null;
    }
    return null;
}
function fieldsIn(node, name) {
    if (!(0,dist/* isCollection */.P3)(node))
        return [];
    return node.items.flatMap((item) => {
        if (!(0,dist/* isPair */.tO)(item))
            return fieldsIn(item, name);
        const pair = item;
        return [...((0,dist/* isScalar */.jn)(pair.key) && pair.key.value === name ? [pair] : []), ...fieldsIn(pair.value, name)];
    });
}
function spliceOf(text, scopes, setting) {
    if (setting.field === 'nodes')
        return budgetSplice(text, scopes, setting);
    const there = fieldIn(scopes, setting.field);
    if (there) {
        const range = there.value?.range;
        return range ? { from: range[0], to: range[1], text: valueText(setting) } : null;
    }
    if (!THRESHOLDS.includes(setting.field))
        return null;
    const strategy = ['fixed', 'linear', 'exponential'].flatMap((kind) => fieldIn(scopes, kind) ?? []);
    const [only, another] = strategy;
    return only && !another && (0,dist/* isMap */.jh)(only.value) ? firstInMap(only.value, (0,system/* settingText */.Su)(setting)) : null;
}
function valueText({ value, isText }) {
    return isText ? `"${value}"` : String(value);
}
function budgetSplice(text, scopes, setting) {
    const budgets = fieldIn(scopes, 'budgets')?.value;
    if (!(0,dist/* isSeq */.oP)(budgets) || !budgets.range)
        return null;
    const budget = `{${(0,system/* settingText */.Su)(setting)}}`;
    if (budgets.flow)
        return insertion(budgets.range[0] + 1, `${budget}${budgets.items.length > 0 ? ', ' : ''}`);
    const [first] = budgets.items;
    return first?.range ? insertion(first.range[0], `${budget}\n${dashBefore(text, first.range[0])}`) : null;
}
function firstInMap(map, setting) {
    if (!map.range)
        return null;
    if (map.flow)
        return insertion(map.range[0] + 1, map.items.length > 0 ? ` ${setting},` : setting);
    return null;
}
function insertion(at, text) {
    return { from: at, to: at, text };
}
function dashBefore(text, at) {
    return text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
}
function strategySplice(text, scopes, setting, all) {
    const written = fieldIn(scopes, setting.inPlaceOf ?? '');
    const [from, to] = [written?.key.range?.[0], written?.value?.range?.[1]];
    if (!written || from === undefined || to === undefined)
        return null;
    const thresholds = THRESHOLDS.flatMap((field) => {
        const set = all.find((one) => one.field === field);
        if (set)
            return [(0,system/* settingText */.Su)(set)];
        const [kept] = fieldsIn(written.value, field);
        return kept?.value?.range ? [`${field}: ${text.slice(kept.value.range[0], kept.value.range[1])}`] : [];
    });
    const ends = text.slice(from, to).endsWith('\n') ? '\n' : '';
    return {
        from,
        to,
        text: `fixed: { ${[`${setting.field}: ${setting.value}`, ...thresholds].join(', ')} }${ends}`,
    };
}

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/plan/run-report.js
var run_report = __webpack_require__(780);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/rules/cause.js
var cause = __webpack_require__(6357);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/run.js + 66 modules
var src_run = __webpack_require__(3083);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/render.js
var render = __webpack_require__(2490);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/text.js
var text_text = __webpack_require__(9125);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/tried-fixes.js







const FINDINGS_TRIED = 4;
const MOST_GROUPS = 50;
const MOST_TARGETS = 2000;
function withTriedFixes(planned, run) {
    if (isLarge(run))
        return { run, edits: new Map() };
    const edits = new Map();
    let left = FINDINGS_TRIED;
    const tried = (finding) => {
        const { fix: asked, status, severity } = finding;
        const isDue = (status === 'new' || status === 'worsened') && severity !== 'info';
        if (!isDue || asked === null || left === 0 || editOf(planned, finding, asked) === null)
            return finding;
        left--;
        const edit = triedEdit(planned, run, finding);
        const now = edit?.fix === asked ? finding : { ...finding, ...spokenFix(edit?.fix ?? withoutValue(asked)) };
        if (edit?.line)
            edits.set(now, edit.line);
        return now;
    };
    const [first, ...others] = run.reports.map((report) => ({
        ...report,
        findings: report.findings.map(tried),
    }));
    return { run: first ? (0,run_report/* runReport */.q)([first, ...others]) : run, edits };
}
function isLarge({ reports }) {
    const groups = reports.flatMap(({ plan }) => plan.head.policies.flatMap(({ effect }) => effect.groups));
    return groups.length > MOST_GROUPS || groups.reduce((sum, { matched }) => sum + matched, 0) > MOST_TARGETS;
}
function spokenFix(advice) {
    return { fix: advice, remediation: (0,render/* toPlain */.Ul)((0,system/* fixText */.Xc)(advice)) };
}
function triedEdit(planned, run, finding) {
    let lessSevere = null;
    for (const candidate of finding.fix ? candidatesOf(finding.fix) : []) {
        const edit = editOf(planned, finding, candidate);
        const [first, ...others] = edit ? planned.map((input) => edited(input, edit)) : [];
        if (!edit || !first)
            continue;
        const after = (0,src_run/* makeRun */.SA)([first, ...others]);
        if (!mends(finding, run, after))
            continue;
        if (!after.reports.some(({ findings }) => findings.some((now) => isStillThere(now, finding))))
            return edit;
        lessSevere ??= edit;
    }
    return lessSevere;
}
function isStillThere(now, { fingerprint }) {
    return now.fingerprint === fingerprint && (now.status === 'new' || now.status === 'worsened');
}
function candidatesOf(asked) {
    const size = (0,system/* settingsOf */.f5)(asked).find(cause/* isSize */.kp);
    if (typeof size?.value !== 'number')
        return [asked];
    const stricter = new Set([Math.floor(size.value / 2), 1]);
    return [
        asked,
        ...[...stricter]
            .filter((value) => value > 0 && value !== size.value)
            .map((value) => (0,system/* withValue */.cO)(asked, size.field, value)),
    ];
}
function withoutValue(asked) {
    const fields = (0,system/* settingsOf */.f5)(asked).map(({ field }) => (0,text_text/* code */.aY)(field));
    return (0,system/* fix */.Up) `Change ${(0,text_text/* list */.p_)(fields)} together with the other limits: no value of it alone fixes this without another finding.`;
}
function editOf(planned, { place }, asked) {
    const file = place && fileIn(planned, place.file);
    const text = file ? withFix(file.text, place, asked) : null;
    if (!file || text === null || text === file.text)
        return null;
    return { fix: asked, file: file.path, text, line: lineEdit(file, text) };
}
function lineEdit({ path, text }, now) {
    const [was, is] = [text.split('\n'), now.split('\n')];
    const changed = was.flatMap((line, i) => (line === is[i] ? [] : [i]));
    const [only, another] = changed;
    if (was.length !== is.length || only === undefined || another !== undefined)
        return null;
    return { file: path, line: only + 1, before: was[only] ?? '', after: is[only] ?? '' };
}
function lineIn(planned, path, line) {
    return fileIn(planned, path)?.text.split('\n')[line - 1] ?? null;
}
function fileIn(planned, path) {
    const file = planned.flatMap(({ head }) => head.files).find((source) => source.path === path);
    return file?.renderedBy === undefined ? (file ?? null) : null;
}
function edited(input, { file, text }) {
    const write = (source) => source.path === file && source.renderedBy === undefined ? { ...source, text } : source;
    return { ...input, head: { ...input.head, files: input.head.files.map(write) } };
}
function mends(finding, before, after) {
    return after.reports.every(({ findings, plan, verdict }, i) => {
        const was = before.reports[i];
        if (!was || (verdict === 'unknown' && was.verdict !== 'unknown'))
            return false;
        const problems = new Set(was.plan.problems.map(({ code, message }) => `${code} ${(0,render/* toPlain */.Ul)(message)}`));
        return (plan.problems.every(({ code, message }) => problems.has(`${code} ${(0,render/* toPlain */.Ul)(message)}`)) &&
            findings
                .filter(({ status, severity }) => status !== 'fixed' && severity !== 'info')
                .every((now) => now.fingerprint === finding.fingerprint
                ? now.status === 'unchanged' || gravity(now) < gravity(finding)
                : was.findings.some((one) => one.fingerprint === now.fingerprint && isNoWorse(now, one))));
    });
}
const GRAVITY = ['info', 'warning', 'error'];
function gravity({ severity }) {
    return GRAVITY.indexOf(severity);
}
function isNoWorse(now, was) {
    return (was.status !== 'fixed' && gravity(now) <= gravity(was) && (now.magnitude ?? 0) <= (was.magnitude ?? 0));
}


/***/ })

};
