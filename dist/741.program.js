export const id = 741;
export const ids = [741];
export const modules = {

/***/ 6741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rulesCommand: () => (/* binding */ rulesCommand)
/* harmony export */ });
/* harmony import */ var _read_shipped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7772);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3423);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5324);



async function rulesCommand(argv, output) {
    const [id, ...more] = (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .readArguments */ .lR)('rules', argv).paths;
    if (more.length > 0)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('rules takes at most one ID');
    const text = id === undefined ? await catalogue() : (0,_read_shipped_js__WEBPACK_IMPORTED_MODULE_0__/* .rulePage */ .g)(id);
    if (text === null)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`unknown rule "${id}"; \`fleetplan rules\` lists them`);
    return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_1__/* .codeAfter */ .YK)(output.print(text, 'lines'), _deliver_js__WEBPACK_IMPORTED_MODULE_1__/* .PASS */ .CQ, output);
}
async function catalogue() {
    const { RULES } = await Promise.all(/* import() */[__webpack_require__.e(300), __webpack_require__.e(907), __webpack_require__.e(202), __webpack_require__.e(150)]).then(__webpack_require__.bind(__webpack_require__, 2150));
    const width = Math.max(...RULES.map((rule) => rule.id.length));
    const lines = RULES.map(({ id, severity, detects }) => [id.padEnd(width), severity.padEnd(7), detects]);
    return lines.map((line) => `${line.join('  ')}\n`).join('');
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
