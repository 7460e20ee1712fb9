export const id=134,ids=[134,713],modules={4794:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{WB:()=>internalError,cd:()=>runToEnd});var _deliver_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3423),_options_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5324);const COMMANDS={plan:async()=>{const{planCommand}=await Promise.all([__webpack_require__.e(652),__webpack_require__.e(610),__webpack_require__.e(798),__webpack_require__.
e(686),__webpack_require__.e(391),__webpack_require__.e(424),__webpack_require__.e(223),__webpack_require__.e(144),__webpack_require__.e(251),__webpack_require__.
e(241),__webpack_require__.e(366),__webpack_require__.e(519)]).then(__webpack_require__.bind(__webpack_require__,1519)),{parsePlanArguments}=await Promise.all([
__webpack_require__.e(652),__webpack_require__.e(610),__webpack_require__.e(798),__webpack_require__.e(144),__webpack_require__.e(314)]).then(__webpack_require__.
bind(__webpack_require__,4317));return(argv,output)=>planCommand(parsePlanArguments(argv),output)},gate:async()=>(await Promise.all([__webpack_require__.e(652),
__webpack_require__.e(610),__webpack_require__.e(798),__webpack_require__.e(686),__webpack_require__.e(391),__webpack_require__.e(424),__webpack_require__.e(223),
__webpack_require__.e(144),__webpack_require__.e(251),__webpack_require__.e(241),__webpack_require__.e(366),__webpack_require__.e(519)]).then(__webpack_require__.
bind(__webpack_require__,1519))).gateCommand,drift:async()=>(await Promise.all([__webpack_require__.e(652),__webpack_require__.e(610),__webpack_require__.e(798),
__webpack_require__.e(686),__webpack_require__.e(391),__webpack_require__.e(424),__webpack_require__.e(223),__webpack_require__.e(144),__webpack_require__.e(251),
__webpack_require__.e(241),__webpack_require__.e(366),__webpack_require__.e(519)]).then(__webpack_require__.bind(__webpack_require__,1519))).driftCommand,snapshot:async()=>(await Promise.
all([__webpack_require__.e(610),__webpack_require__.e(424),__webpack_require__.e(181)]).then(__webpack_require__.bind(__webpack_require__,1192))).snapshotCommand,
durations:async()=>(await Promise.all([__webpack_require__.e(652),__webpack_require__.e(610),__webpack_require__.e(798),__webpack_require__.e(686),__webpack_require__.
e(391),__webpack_require__.e(424),__webpack_require__.e(223),__webpack_require__.e(55)]).then(__webpack_require__.bind(__webpack_require__,1055))).durationsCommand,
merge:async()=>(await Promise.all([__webpack_require__.e(652),__webpack_require__.e(610),__webpack_require__.e(798),__webpack_require__.e(686),__webpack_require__.
e(391),__webpack_require__.e(424),__webpack_require__.e(223),__webpack_require__.e(144),__webpack_require__.e(251),__webpack_require__.e(398)]).then(__webpack_require__.
bind(__webpack_require__,7398))).mergeCommand,tune:async()=>(await Promise.all([__webpack_require__.e(652),__webpack_require__.e(610),__webpack_require__.e(798),
__webpack_require__.e(686),__webpack_require__.e(391),__webpack_require__.e(424),__webpack_require__.e(223),__webpack_require__.e(144),__webpack_require__.e(251),
__webpack_require__.e(241),__webpack_require__.e(366),__webpack_require__.e(569)]).then(__webpack_require__.bind(__webpack_require__,569))).tuneCommand,init:async()=>(await Promise.
all([__webpack_require__.e(652),__webpack_require__.e(610),__webpack_require__.e(798),__webpack_require__.e(686),__webpack_require__.e(391),__webpack_require__.
e(223),__webpack_require__.e(241),__webpack_require__.e(661)]).then(__webpack_require__.bind(__webpack_require__,409))).initCommand,rules:async()=>(await __webpack_require__.
e(741).then(__webpack_require__.bind(__webpack_require__,6741))).rulesCommand},DEBUG="--debug";async function runCommand([command,...argv],output){try{if(command===
void 0)throw new _options_js__WEBPACK_IMPORTED_MODULE_1__.eb("no command");if(["help","--help","-h"].includes(command))return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_0__.
YK)(output.print((0,_options_js__WEBPACK_IMPORTED_MODULE_1__.BK)(null),"lines"),_deliver_js__WEBPACK_IMPORTED_MODULE_0__.CQ,output);const known=Object.keys(COMMANDS).
find(one=>one===command);if(known===void 0)throw new _options_js__WEBPACK_IMPORTED_MODULE_1__.eb(`unknown command "${command}"`);return argv.includes("--help")?
(0,_deliver_js__WEBPACK_IMPORTED_MODULE_0__.YK)(output.print((0,_options_js__WEBPACK_IMPORTED_MODULE_1__.BK)(known),"lines"),_deliver_js__WEBPACK_IMPORTED_MODULE_0__.
CQ,output):await(command==="plan"&&argv.includes("--when")?(await Promise.all([__webpack_require__.e(652),__webpack_require__.e(610),__webpack_require__.e(798),
__webpack_require__.e(686),__webpack_require__.e(391),__webpack_require__.e(424),__webpack_require__.e(223),__webpack_require__.e(144),__webpack_require__.e(251),
__webpack_require__.e(241),__webpack_require__.e(366),__webpack_require__.e(519)]).then(__webpack_require__.bind(__webpack_require__,1519))).whenCommand:await COMMANDS[known]())(
argv,output)}catch(error){if(!(error instanceof _options_js__WEBPACK_IMPORTED_MODULE_1__.eb)){const{ProblemError}=await __webpack_require__.e(85).then(__webpack_require__.
bind(__webpack_require__,7085));if(!(error instanceof ProblemError))throw error;return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_0__.Mr)([error.problem,...error.others],
output)}return output.say(`fleetplan: ${error.message}`),output.say("fleetplan --help lists the commands and their options."),_deliver_js__WEBPACK_IMPORTED_MODULE_0__.
MK}}async function runToEnd(argv,output){try{const others=argv.filter(argument=>argument!==DEBUG);return await runCommand(others,output)}catch(error){return internalError(
error,argv,output)}finally{output.progress(null)}}function internalError(error,argv,output){const isDebug=argv.includes(DEBUG),what=error instanceof Error?`${error.
name}: ${error.message}`:String(error),advice=isDebug?"":"; run it again with --debug for the stack";if(output.say(`fleetplan: nothing was evaluated: internal e\
rror${advice} (${what})`),isDebug&&error instanceof Error)for(const line of error.stack?.split(`
`).slice(1)??[])output.say(line);return _deliver_js__WEBPACK_IMPORTED_MODULE_0__._q}}),3423:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{CQ:()=>PASS,MK:()=>WRONG_USAGE,Mr:()=>printProblems,YK:()=>codeAfter,Z8:()=>terminalOptions,_q:()=>NOT_EVALUATED,cK:()=>deliver});
var _text_file_errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2938),_read_shipped_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7772),_output_save_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
369),_text_render_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(2490),_text_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9125);const PASS=0,NOT_EVALUATED=2,
WRONG_USAGE=3;function codeAfter(delivery,code,output){return delivery.kind!=="failed"?code:(output.say(`fleetplan: standard output cannot be written: ${(0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_0__.
A)(delivery.error)}`),NOT_EVALUATED)}function deliver(path,report,format,code,output){const kind=format==="json"||format==="sarif"?"json":"lines",isWhole=typeof report==
"string";if(path===null){for(const part of isWhole?[report]:report){const delivery=output.print(part,kind);if(delivery.kind!=="delivered")return delivery.kind===
"failed"||isWhole?codeAfter(delivery,code,output):(output.say("fleetplan: the reader of the snapshot closed before it was complete"),NOT_EVALUATED)}return code}
try{return(0,_output_save_js__WEBPACK_IMPORTED_MODULE_2__.O)(path,report),code}catch(error){if(isWhole&&(0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_0__.$)(
error)==="EPIPE")return code;const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`The report cannot be written to ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
UU)("file",path)}: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.UU)("object",(0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_0__.A)(error))}`;return printProblems(
[{severity:"error",code:"unwritable-output",message,place:null}],output)}}function printProblems(problems,output){for(const{place,severity,message,code}of problems){
const where=place?`${place.file}:${place.line}:${place.column}: `:"";output.say(`${where}${severity}: ${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_3__.Ul)(message)}\
 [${code}]`)}return NOT_EVALUATED}function terminalOptions(path,output){return{assets:_read_shipped_js__WEBPACK_IMPORTED_MODULE_1__.t,color:path===null&&output.
isTerminal&&!process.env.NO_COLOR,width:Math.min(160,Math.max(60,output.columns))}}}),134:((__webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
a(__webpack_module__,async(__webpack_handle_async_dependencies__,__webpack_async_result__)=>{try{__webpack_require__.r(__webpack_exports__);var _schema_settings_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
713),_commands_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4794),_output_output_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5330);const argv=process.
argv.slice(2),output=(0,_output_output_js__WEBPACK_IMPORTED_MODULE_2__.Xi)();process.on("uncaughtException",error=>process.exit((0,_commands_js__WEBPACK_IMPORTED_MODULE_1__.
WB)(error,argv,output))),process.exit(await(0,_commands_js__WEBPACK_IMPORTED_MODULE_1__.cd)(argv,output)),__webpack_async_result__()}catch(e){__webpack_async_result__(
e)}},1)}),713:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);var zod_v4_core__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
8532);(0,zod_v4_core__WEBPACK_IMPORTED_MODULE_0__.$W)({jitless:!0})}),5330:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{Xi:()=>processOutput});var external_node_fs_=__webpack_require__(3024),external_node_tty_=__webpack_require__(7066),lines=__webpack_require__(
3085),visible=__webpack_require__(2040),file_errors=__webpack_require__(2938);const ERASE_LINE="\r\x1B[K",COLUMNS=60,SHOWN_AFTER_MS=2e3,BETWEEN_MS=100,LEAST_PART=.02;
function progressOn(write,now){const start=now();let isShown=!1,shownAt=-1/0,begun={phase:"",at:start},timer=null;return(phase,part=0,of="")=>{if(timer&&clearTimeout(
timer),timer=null,phase===null){isShown&&write(ERASE_LINE),isShown=!1;return}const at=now();(part===0||begun.phase!==phase+of)&&(begun={phase:phase+of,at});const show=()=>{
const left=Math.ceil((at-begun.at)*(1/part-1)/1e3),done=part<LEAST_PART?"":` ${Math.floor(part*100)}%, ${left} s left`,line=(0,lines.g$)((0,visible.x7)(`fleetpl\
an: ${phase}${part>=1?"":done}${of}`));write(`${ERASE_LINE}${line.slice(0,COLUMNS)}`),[isShown,shownAt]=[!0,at]},wait=Math.max(start+SHOWN_AFTER_MS-at,shownAt+BETWEEN_MS-
at);wait<=0?show():timer=setTimeout(show,wait).unref()}}const STDOUT=1,STDERR=2,USUAL_COLUMNS=100;function outputTo({stdout,stderr},{isWatched,now=()=>performance.
now(),...terminal}){const progress=isWatched?progressOn(line=>stderr(Buffer.from(line)),now):()=>{};return{print:(text,kind)=>(progress(null),stdout(Buffer.from(
kind==="json"?(0,lines.yJ)(text):(0,lines.g$)(text)))),say:sentence=>{progress(null),stderr(Buffer.from(`${(0,lines.g$)((0,visible.x7)(sentence))}
`))},progress,...terminal}}function processOutput(){const isTerminal=(0,external_node_tty_.isatty)(STDOUT),{COLUMNS:asked="",TERM:term}=process.env,columns=isTerminal&&
process.stdout.columns||/^\d{1,4}$/.test(asked)&&Number(asked);return outputTo({stdout:bytes=>writeWhole(STDOUT,bytes),stderr:bytes=>writeWhole(STDERR,bytes)},{
isTerminal,columns:columns||USUAL_COLUMNS,isWatched:(0,external_node_tty_.isatty)(STDERR)&&term!=="dumb"})}const WAIT_MS=5,ALARM=new Int32Array(new SharedArrayBuffer(
4));function writeWhole(descriptor,bytes){let done=0;for(;done<bytes.length;)try{done+=(0,external_node_fs_.writeSync)(descriptor,bytes,done)}catch(error){const code=(0,file_errors.
$)(error);if(code==="EPIPE")return{kind:"closed"};if(code!=="EAGAIN")return{kind:"failed",error};Atomics.wait(ALARM,0,0,WAIT_MS)}return{kind:"delivered"}}})};
