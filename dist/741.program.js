export const id=741,ids=[741],modules={6741:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{rulesCommand:()=>rulesCommand});var _read_shipped_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7772),_deliver_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3423),_options_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5324);async function rulesCommand(argv,output){const[id2,...more]=(0,_options_js__WEBPACK_IMPORTED_MODULE_2__.
lR)("rules",argv).paths;if(more.length>0)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.eb("rules takes at most one ID");const text=id2===void 0?await catalogue():
(0,_read_shipped_js__WEBPACK_IMPORTED_MODULE_0__.g)(id2);if(text===null)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.eb(`unknown rule "${id2}"; \`fleetplan\
 rules\` lists them`);return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_1__.YK)(output.print(text,"lines"),_deliver_js__WEBPACK_IMPORTED_MODULE_1__.CQ,output)}async function catalogue(){
const{RULES}=await Promise.all([__webpack_require__.e(652),__webpack_require__.e(610),__webpack_require__.e(166),__webpack_require__.e(150)]).then(__webpack_require__.
bind(__webpack_require__,2150)),width=Math.max(...RULES.map(rule=>rule.id.length));return RULES.map(({id:id2,severity,detects})=>[id2.padEnd(width),severity.padEnd(
7),detects]).map(line=>`${line.join("  ")}
`).join("")}}),7772:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{g:()=>rulePage,t:()=>pageAssets});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6760),node_url__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
3136);function rulePage(id2){const folder=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(installed(),"docs/rules"),file=`${id2}.md`;return id2==="README"||!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
readdirSync)(folder).includes(file)?null:(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,file),"utf\
8")}function pageAssets(){const dist=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(installed(),"dist");return{script:(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(
(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dist,"page.js"),"utf8"),style:(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.
join)(dist,"page.css"),"utf8")}}function installed(){const[above,root]=["..","../.."].map(path=>(0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(new URL(
path,import.meta.url)));return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above??"","docs/rules"))?above??
"":root??""}})};
