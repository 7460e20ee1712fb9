export const id=794,ids=[794],modules={4794:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{internalError:()=>internalError,runToEnd:()=>runToEnd});var _deliver_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3423),_options_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5324);const COMMANDS={plan:async()=>(await Promise.all([__webpack_require__.e(198),__webpack_require__.e(610),__webpack_require__.e(686),__webpack_require__.e(391),
__webpack_require__.e(424),__webpack_require__.e(223),__webpack_require__.e(868),__webpack_require__.e(203),__webpack_require__.e(343),__webpack_require__.e(519)]).
then(__webpack_require__.bind(__webpack_require__,1519))).planCommand,gate:async()=>(await Promise.all([__webpack_require__.e(198),__webpack_require__.e(610),__webpack_require__.
e(686),__webpack_require__.e(391),__webpack_require__.e(424),__webpack_require__.e(223),__webpack_require__.e(868),__webpack_require__.e(203),__webpack_require__.
e(343),__webpack_require__.e(519)]).then(__webpack_require__.bind(__webpack_require__,1519))).gateCommand,drift:async()=>(await Promise.all([__webpack_require__.
e(198),__webpack_require__.e(610),__webpack_require__.e(686),__webpack_require__.e(391),__webpack_require__.e(424),__webpack_require__.e(223),__webpack_require__.
e(868),__webpack_require__.e(203),__webpack_require__.e(343),__webpack_require__.e(519)]).then(__webpack_require__.bind(__webpack_require__,1519))).driftCommand,
snapshot:async()=>(await Promise.all([__webpack_require__.e(610),__webpack_require__.e(424),__webpack_require__.e(181)]).then(__webpack_require__.bind(__webpack_require__,
1192))).snapshotCommand,durations:async()=>(await Promise.all([__webpack_require__.e(198),__webpack_require__.e(610),__webpack_require__.e(686),__webpack_require__.
e(391),__webpack_require__.e(424),__webpack_require__.e(223),__webpack_require__.e(55)]).then(__webpack_require__.bind(__webpack_require__,1055))).durationsCommand,
merge:async()=>(await Promise.all([__webpack_require__.e(198),__webpack_require__.e(610),__webpack_require__.e(686),__webpack_require__.e(391),__webpack_require__.
e(424),__webpack_require__.e(223),__webpack_require__.e(868),__webpack_require__.e(203),__webpack_require__.e(398)]).then(__webpack_require__.bind(__webpack_require__,
7398))).mergeCommand,tune:async()=>(await Promise.all([__webpack_require__.e(198),__webpack_require__.e(610),__webpack_require__.e(686),__webpack_require__.e(391),
__webpack_require__.e(424),__webpack_require__.e(223),__webpack_require__.e(868),__webpack_require__.e(203),__webpack_require__.e(343),__webpack_require__.e(569)]).
then(__webpack_require__.bind(__webpack_require__,569))).tuneCommand,init:async()=>(await Promise.all([__webpack_require__.e(198),__webpack_require__.e(610),__webpack_require__.
e(686),__webpack_require__.e(391),__webpack_require__.e(223),__webpack_require__.e(184),__webpack_require__.e(74)]).then(__webpack_require__.bind(__webpack_require__,
409))).initCommand,rules:async()=>(await __webpack_require__.e(741).then(__webpack_require__.bind(__webpack_require__,6741))).rulesCommand},DEBUG="--debug";async function runCommand([
command,...argv],output){try{if(command===void 0)throw new _options_js__WEBPACK_IMPORTED_MODULE_1__.eb("no command");if(["help","--help","-h"].includes(command))
return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_0__.YK)(output.print((0,_options_js__WEBPACK_IMPORTED_MODULE_1__.BK)(null),"lines"),_deliver_js__WEBPACK_IMPORTED_MODULE_0__.
CQ,output);const known=Object.keys(COMMANDS).find(one=>one===command);if(known===void 0)throw new _options_js__WEBPACK_IMPORTED_MODULE_1__.eb(`unknown command "${command}\
"`);return argv.includes("--help")?(0,_deliver_js__WEBPACK_IMPORTED_MODULE_0__.YK)(output.print((0,_options_js__WEBPACK_IMPORTED_MODULE_1__.BK)(known),"lines"),
_deliver_js__WEBPACK_IMPORTED_MODULE_0__.CQ,output):await(await COMMANDS[known]())(argv,output)}catch(error){if(!(error instanceof _options_js__WEBPACK_IMPORTED_MODULE_1__.
eb)){const{ProblemError}=await __webpack_require__.e(85).then(__webpack_require__.bind(__webpack_require__,7085));if(!(error instanceof ProblemError))throw error;
return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_0__.Mr)([error.problem,...error.others],output)}return output.say(`fleetplan: ${error.message}`),output.say("fleet\
plan --help lists the commands and their options."),_deliver_js__WEBPACK_IMPORTED_MODULE_0__.MK}}async function runToEnd(argv,output){try{const others=argv.filter(
argument=>argument!==DEBUG);return await runCommand(others,output)}catch(error){return internalError(error,argv,output)}finally{output.progress(null)}}function internalError(error,argv,output){
const isDebug=argv.includes(DEBUG),what=error instanceof Error?`${error.name}: ${error.message}`:String(error),advice=isDebug?"":"; run it again with --debug fo\
r the stack";if(output.say(`fleetplan: nothing was evaluated: internal error${advice} (${what})`),isDebug&&error instanceof Error)for(const line of error.stack?.
split(`
`).slice(1)??[])output.say(line);return _deliver_js__WEBPACK_IMPORTED_MODULE_0__._q}}),3423:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{CQ:()=>PASS,MK:()=>WRONG_USAGE,Mr:()=>printProblems,YK:()=>codeAfter,Z8:()=>terminalOptions,_q:()=>NOT_EVALUATED,cK:()=>deliver});
var _text_file_errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2938),_read_shipped_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7772),_output_save_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
369),_text_render_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(2490),_text_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9125);const PASS=0,NOT_EVALUATED=2,
WRONG_USAGE=3;function codeAfter(delivery,code,output){return delivery.kind!=="failed"?code:(output.say(`fleetplan: standard output cannot be written: ${(0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_0__.
A)(delivery.error)}`),NOT_EVALUATED)}function deliver(path,report,format,code,output){const kind=format==="json"||format==="sarif"?"json":"lines",isWhole=typeof report==
"string";if(path===null){for(const part of isWhole?[report]:report()){const delivery=output.print(part,kind);if(delivery.kind!=="delivered")return delivery.kind===
"failed"||isWhole?codeAfter(delivery,code,output):(output.say("fleetplan: the reader of the snapshot closed before it was complete"),NOT_EVALUATED)}return code}
try{return(0,_output_save_js__WEBPACK_IMPORTED_MODULE_2__.O)(path,report),code}catch(error){if(isWhole&&(0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_0__.$)(
error)==="EPIPE")return code;const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`The report cannot be written to ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
UU)("file",path)}: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.UU)("object",(0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_0__.A)(error))}`;return printProblems(
[{severity:"error",code:"unwritable-output",message,place:null}],output)}}function printProblems(problems,output){for(const{place,severity,message,code}of problems){
const where=place?`${place.file}:${place.line}:${place.column}: `:"";output.say(`${where}${severity}: ${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_3__.Ul)(message)}\
 [${code}]`)}return NOT_EVALUATED}function terminalOptions(path,output){return{assets:_read_shipped_js__WEBPACK_IMPORTED_MODULE_1__.t,color:path===null&&output.
isTerminal&&!process.env.NO_COLOR,width:Math.min(160,Math.max(60,output.columns))}}}),5324:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{BK:()=>helpText,Gd:()=>formed,eb:()=>UsageError,lR:()=>readArguments,yL:()=>oneOf});var node_util__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
7975);class UsageError extends Error{}const value=(shows,help)=>({type:"string",shows,help}),values=(shows,help)=>({type:"string",multiple:!0,shows,help}),flag=help=>({
type:"boolean",shows:"",help}),format=value("FORMAT","text, markdown, json or html (default: text)"),output=value("FILE","write it there instead of to standard \
output"),snapshot=values("FILE...","the fleet: kubectl output or a compact snapshot"),config=value("FILE","limits, rules, durations (default: none, with the bui\
lt-in defaults)"),failOn=value("LEVEL","error, warning, never (default: error)"),head=values("PATH...","files, folders or globs after the change; - is standard \
input"),PLANNED={head,base:values("PATH...","the same before the change"),"head-ref":value("REV","a git revision instead, read by `policies` of the configuratio\
n"),"base-ref":value("REV","the revision to compare it with"),snapshot,config,cluster:value("NAME","plan only this cluster of the configuration"),at:value("INST\
ANT","when the rollout starts, such as 2026-11-21T08:00:00Z (default: now)"),horizon:value("DURATION","how far windows are shown (default: 7d)"),format,output,"\
fail-on":failOn},OPTIONS={plan:{...PLANNED,format:value("FORMAT","text, markdown, json, sarif, html (default: text)"),scenario:value("NAME","healthy, turns-bad \
(default: healthy)"),when:flag("when starting breaks no rule, best first"),for:value("DURATION","how far --when looks (default: 14d)"),verbose:flag("also list t\
he files that hold nothing planned")},gate:{...PLANNED,reviewed:value("REPORT","the JSON report of the reviewed plan, compared group by group"),"expect-digest":value(
"D","the digest of the reviewed plan")},drift:{head,"head-ref":PLANNED["head-ref"],snapshot,config,cluster:PLANNED.cluster,before:value("FILE","the snapshot, or\
 the JSON report, of the last time"),at:PLANNED.at,horizon:PLANNED.horizon,format,output},snapshot:{kubeconfig:value("FILE","ask the API server of this kubeconf\
ig"),context:value("NAME","the context of the kubeconfig (default: its current one)"),role:flag("print the ClusterRole that this needs"),output},durations:{snapshot,
config,output},merge:{expect:values("NAME,...","clusters that must be among them: a missing one is unknown"),format,output,"fail-on":failOn},tune:{head,snapshot,
config,cluster:PLANNED.cluster,at:PLANNED.at,"max-peak":value("N|P%","the most targets unavailable at once"),"max-loss":value("N|P%","the most targets that a ba\
d version may break"),"finish-by":value("WHEN","an instant, or a duration from the start on"),write:flag("write the best settings into the file"),format,output},
init:{"dry-run":flag("print both files, and write none")},rules:{config:value("FILE","with test: the configuration with the rules (default: .github/fleetplan.ym\
l)")}},USES={plan:["","what a change of rollout policy does to a fleet, before it is merged"],gate:["","may the rollout start now, and if not, when?"],drift:["",
"effective changes without a policy edit"],snapshot:["[FILE|-]","kubectl output to a compact, redacted snapshot"],durations:["","measure rollout durations from \
live objects"],merge:["REPORT.json...","many clusters' reports to one; a folder or a glob will do"],tune:["GROUP","better settings for a group's rollout, such a\
s Deployment/web"],init:["[DIR]","write .github/fleetplan.yml and the workflow for a repository"],rules:["[ID | test DIR]","list the rules, print one's page, or\
 run a team's cases"]};function helpText(only){return`fleetplan: terraform plan for node rollouts

${Object.keys(USES).filter(command=>only===null||command===only).flatMap(command=>{const[paths,does]=USES[command],options=only===null?[]:Object.entries(OPTIONS[command]);
return[`  ${`fleetplan ${command} ${paths}`.padEnd(32)} ${does}`,...options.map(([name,{shows,help}])=>`      ${`--${name} ${shows}`.padEnd(28)} ${help}`)]}).join(
`
`)}

${only===null?`fleetplan COMMAND --help lists the options of one.
`:""}With --debug an internal error prints its stack.
Exit codes: 0 pass, allow or no drift, 1 violations, deny or drift, 2 not evaluated, 3 wrong usage.
`}function readArguments(command,argv){const{values:read,positionals,tokens}=parsed(argv,OPTIONS[command]),[takesPaths]=USES[command],seen=new Set;let several=null;
for(const token of tokens){if(token.kind==="positional"&&takesPaths===""){if(several===null)throw new UsageError(`"${token.value}" follows no option; see --help`);
several.push(token.value)}if(token.kind!=="option")continue;const written=read[token.name];if(several=Array.isArray(written)?written:null,seen.has(token.name)&&
several===null)throw new UsageError(`${token.rawName} is specified more than once`);seen.add(token.name)}for(const[name,written]of Object.entries(read))if(written===
""||Array.isArray(written)&&written.includes(""))throw new UsageError(`--${name} has an empty value; give one`);return{values:read,paths:positionals}}function parsed(argv,options){
try{return(0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({args:[...argv],options,allowPositionals:!0,tokens:!0})}catch(error){const{code="",message=""}=error,
option=/'([^' ]+)/.exec(message)?.[1]??"an option";throw new UsageError(code==="ERR_PARSE_ARGS_UNKNOWN_OPTION"?`unknown option ${option}`:`${option} needs a val\
ue`)}}function formed(option,written,{what,parse}){if(written===void 0)return null;const value2=parse(written);if(value2===null)throw new UsageError(`${option} \
must be ${what}, not "${written}"`);return value2}function oneOf(option,written,allowed){const found=allowed.find(candidate=>candidate===written);if(found===void 0)
throw new UsageError(`${option} must be one of ${allowed.join(", ")}, not "${written}"`);return found}})};
