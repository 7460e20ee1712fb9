export const id=371,ids=[371],modules={1371:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{LiveFault:()=>LiveFault,a:()=>said,kubectl:()=>kubectl});var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1421),node_events__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
8474),node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8321),_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(3549),_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
4585),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3972),_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
2938),_text_text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9125);class LiveFault extends _manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.ProblemError{code;constructor(code,says){
super((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.Os)(null,code,says)),this.code=code}}function said(written){const line=written.trim();return line===""?
_text_text_js__WEBPACK_IMPORTED_MODULE_6__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.Qq)` (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.
RK)(line,300))})`}const TRIES=4,FIRST_WAIT_MS=1e3,REQUEST_TIMEOUT="120s",PROCESS_TIMEOUT_MS=18e4,MOST_BYTES=512*1024**2,NOT_JSON="not JSON",UNAUTHORIZED="Unauth\
orized",PASSING=new Set(["InternalError","ServerTimeout","ServiceUnavailable","TooManyRequests",NOT_JSON]),BROKEN_CONNECTION=/connection (?:refused|reset)|was refused|EOF|timeout|timed out/i;
function kubectl({kubeconfig,context,environment,sleep}){const place=context===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.
RK)(kubeconfig)):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.Qq)`the context ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.
RK)(context))}`,name=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.Qq)`The API server of ${place}`,options=["--request-timeout",REQUEST_TIMEOUT,...context===null?
[]:["--context",context]],env={...environment,KUBECONFIG:kubeconfig,KUBERC:"off"};return{name,async get(path){for(let tries=1;;tries++){const answer=await ask([
"get","--raw",path,...options],env);if("value"in answer)return answer;const{reason,message}=answer;if((PASSING.has(reason)||reason===""&&BROKEN_CONNECTION.test(
message))&&tries<TRIES)await sleep(FIRST_WAIT_MS*2**(tries-1));else{if(reason!==""&&reason!==UNAUTHORIZED)return answer;throw failure(name,path,answer)}}}}}async function ask(args,env){
const child=(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("kubectl",args,{env,stdio:["ignore","pipe","pipe"],timeout:PROCESS_TIMEOUT_MS,killSignal:"\
SIGKILL",windowsHide:!0});let bytes=0;for(const stream of[child.stdout,child.stderr])stream.on("data",chunk=>{bytes+=chunk.length,bytes>MOST_BYTES&&child.kill("\
SIGKILL")});const ended=Promise.all([(0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child,"close"),(0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.text)(
child.stdout),(0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.text)(child.stderr)]),[,stdout,stderr]=await ended.catch(error=>{const reason=(0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__.
$)(error),says=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.Qq)`kubectl could not be started (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.
RK)(reason))}). Install it, or give a file that it printed elsewhere: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.aY)("fleetplan snapshot FILE")}.`;throw new LiveFault(
"no-tool",says)}),{exitCode,signalCode}=child;if(signalCode!==null){const says=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.Qq)`kubectl was stopped (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.
eu)(signalCode)}): a page may take ${PROCESS_TIMEOUT_MS/1e3} seconds and ${MOST_BYTES/1048576} MiB.`;throw new LiveFault("broken-line",says)}if(exitCode!==0)return refusal(
stderr);const value=(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__.U4)(stdout);return(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_8__.Gv)(value)?{value}:
{reason:NOT_JSON,message:""}}function refusal(stderr){const[,reason="",message=""]=/^Error from server(?: \((\w+)\))?: ?(.*)$/m.exec(stderr)??[];if(reason!=="")
return{reason,message};const last=(stderr.split(`
`).filter(line=>line.trim()!==""&&!/^[EIW]\d{4} /.test(line)).at(-1)??stderr.trim()).replace(/^error: /i,"");return{reason:/logged in to the server|provide credentials/.
test(last)?UNAUTHORIZED:"",message:last}}function failure(name,path,{reason,message}){const asked=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.
RK)(path.replace(/([?&]continue=)[^&]*/,"$1\u2026")));if(reason===UNAUTHORIZED){const says2=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.Qq)`${name} does not take the credential of the kubeconfig${said(
message)}. Log in again.`;return new LiveFault("not-logged-in",says2)}const says=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.Qq)`kubectl could not read ${asked}${said(
message)}. Run ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.aY)("kubectl get --raw /api")} with the same kubeconfig and context.`;return new LiveFault("kubec\
tl-failed",says)}})};
