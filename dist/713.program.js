export const id=713,ids=[713],modules={713:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);
var zod_v4_core__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8532);(0,zod_v4_core__WEBPACK_IMPORTED_MODULE_0__.$W)({jitless:!0})})};
