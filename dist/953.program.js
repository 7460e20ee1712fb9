export const id = 953;
export const ids = [953];
export const modules = {

/***/ 86953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   driftCommand: () => (/* binding */ driftCommand)
/* harmony export */ });
/* harmony import */ var _drift_drift_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72608);
/* harmony import */ var _report_drift_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76853);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38013);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43423);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60755);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90808);
/* harmony import */ var _last_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88151);
/* harmony import */ var _output_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67989);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69060);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86266);










async function driftCommand(args, output) {
    const read = await (0,_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .readInputs */ .K)(args.plan, output);
    if (read === null)
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .COULD_NOT_JUDGE */ .Ge;
    if (args.plan.output !== null)
        (0,_output_path_js__WEBPACK_IMPORTED_MODULE_7__/* .refuseInputs */ .g)(args.plan.output, { snapshot: [args.before], config: null }, []);
    const inputs = (0,_last_report_js__WEBPACK_IMPORTED_MODULE_6__/* .unchanged */ .C)(read.inputs);
    const last = await (0,_last_report_js__WEBPACK_IMPORTED_MODULE_6__/* .lastReport */ .P)(args.before, '--before', inputs).catch((error) => {
        throw error instanceof Error && error.name === 'Error' ? new _usage_error_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e(error.message) : error;
    });
    const drift = (0,_drift_drift_js__WEBPACK_IMPORTED_MODULE_0__/* .driftReport */ .CP)({ run: (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .makeRun */ .SA)(inputs), live: (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .heldByClusters */ .sB)(inputs), last });
    const detail = read.config.comment.detail ?? 'full';
    const text = (0,_report_drift_index_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDrift */ .i)(drift, args.format, { ...(0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .terminalOptions */ .Z)(args.plan.output, output), detail });
    const kind = args.format === 'json' ? 'json' : 'lines';
    return (0,_deliver_js__WEBPACK_IMPORTED_MODULE_3__/* .deliver */ .c)(args.plan.output, text, kind, (0,_drift_drift_js__WEBPACK_IMPORTED_MODULE_0__/* .driftExitCode */ .nX)(drift), output);
}


/***/ })

};
