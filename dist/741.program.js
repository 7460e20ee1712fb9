export const id=741,ids=[741],modules={6741:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{rulesCommand:()=>rulesCommand});var _read_shipped_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7772),_deliver_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3423),_options_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5324);async function rulesCommand(argv,output){const{values,paths}=(0,_options_js__WEBPACK_IMPORTED_MODULE_2__.
lR)("rules",argv),[id2,folder,...more]=paths;if(id2==="test"&&folder!==void 0&&more.length===0)return(await Promise.all([__webpack_require__.e(198),__webpack_require__.
e(610),__webpack_require__.e(686),__webpack_require__.e(391),__webpack_require__.e(424),__webpack_require__.e(868),__webpack_require__.e(730)]).then(__webpack_require__.
bind(__webpack_require__,7730))).testCases(folder,values.config??null,output);if(values.config!==void 0||folder!==void 0||id2==="test")throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.
eb("rules takes at most one ID, or test DIR [--config FILE]");const text=id2===void 0?await catalogue():(0,_read_shipped_js__WEBPACK_IMPORTED_MODULE_0__.g)(id2);
if(text===null)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.eb(`unknown rule "${id2}"; \`fleetplan rules\` lists them`);return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_1__.
YK)(output.print(text,"lines"),_deliver_js__WEBPACK_IMPORTED_MODULE_1__.CQ,output)}async function catalogue(){const{RULES}=await Promise.all([__webpack_require__.
e(198),__webpack_require__.e(610),__webpack_require__.e(686)]).then(__webpack_require__.bind(__webpack_require__,8686)),width=Math.max(...RULES.map(rule=>rule.id.
length));return RULES.map(({id:id2,severity,detects})=>[id2.padEnd(width),severity.padEnd(7),detects]).map(line=>`${line.join("  ")}
`).join("")}})};
