export const id = 519;
export const ids = [519];
export const modules = {

/***/ 1519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planCommand: () => (/* binding */ planCommand)
/* harmony export */ });
/* harmony import */ var _text_instant_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5357);
/* harmony import */ var _plan_passed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4254);
/* harmony import */ var _read_shipped_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7772);
/* harmony import */ var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3499);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4839);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2420);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3423);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(755);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(808);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9060);










async function planCommand(args, output) {
    const read = await (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .readInputs */ .K)(args, output);
    if (read === null)
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_6__/* .COULD_NOT_JUDGE */ .Ge;
    const run = (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .makeRun */ .SA)(read.inputs);
    if (args.verbose)
        for (const line of (0,_plan_passed_js__WEBPACK_IMPORTED_MODULE_0__/* .passedLines */ .eQ)(run))
            output.say(`fleetplan: ${line}`);
    const { key } = read;
    const text = await reportText(run, args, {
        ...{ ...(0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .terminalOptions */ .Z)(args.output, output), key, rulePage: _read_shipped_js__WEBPACK_IMPORTED_MODULE_1__/* .rulePage */ .g },
        detail: read.config.comment.detail ?? 'full',
    });
    const kind = args.format === 'json' || args.format === 'sarif' ? 'json' : 'lines';
    return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_5__/* .deliver */ .c)(args.output, text, kind, (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .exitCodeOf */ .FO)(run), output);
}
async function reportText(run, args, options) {
    if (args.format !== 'html')
        return (0,_report_index_js__WEBPACK_IMPORTED_MODULE_3__/* .renderRun */ .eJ)(run, args.format, options) + worstRunText(run, args);
    const { renderPage } = await __webpack_require__.e(/* import() */ 446).then(__webpack_require__.bind(__webpack_require__, 3446));
    return renderPage(run, { detail: options.detail, source: null, runUrl: null, assets: (0,_read_shipped_js__WEBPACK_IMPORTED_MODULE_1__/* .pageAssets */ .t)() });
}
function worstRunText({ reports }, { format }) {
    const worstRun = reports.length === 1 ? reports[0].plan.head.worstRun : null;
    if (!worstRun || format !== 'text')
        return '';
    const at = (0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_9__/* .minuteText */ .W)(worstRun.turnsBadAt);
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


/***/ })

};
