export const id=519,ids=[519],modules={1519:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{driftCommand:()=>driftCommand,gateCommand:()=>gateCommand,planCommand:()=>planCommand,whenCommand:()=>whenCommand});var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9730),_drift_drift_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(691),_gate_gate_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1115),_inputs_report_files_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
5844),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(5022),_plan_canonical_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(6594),_plan_passed_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
4254),_read_shipped_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(7772),_report_index_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(3144),_run_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
1570),_text_escape_visible_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(2040),_text_instant_text_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(5357),
_tried_fixes_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(9285),_arguments_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(4317),_deliver_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(
3423),_inputs_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(6185),_options_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(5324),_output_path_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(
7989);async function planCommand(args,output){const read=await(0,_inputs_js__WEBPACK_IMPORTED_MODULE_13__.K)(args,output),{run}=(0,_tried_fixes_js__WEBPACK_IMPORTED_MODULE_10__.
SH)(read.inputs,(0,_run_js__WEBPACK_IMPORTED_MODULE_8__.SA)(read.inputs));if(args.verbose)for(const line of(0,_plan_passed_js__WEBPACK_IMPORTED_MODULE_5__.eQ)(run))
output.say(`fleetplan: ${line}`);const{key,shown}=read;let text;if(args.format==="html"){const{renderPage}=await Promise.resolve().then(__webpack_require__.bind(
__webpack_require__,2651));text=renderPage(run,{detail:shown.detail,source:null,runUrl:null,assets:(0,_read_shipped_js__WEBPACK_IMPORTED_MODULE_6__.t)()})}else{
const options={...shown,key,rulePage:_read_shipped_js__WEBPACK_IMPORTED_MODULE_6__.g,verbose:args.verbose};text=(0,_report_index_js__WEBPACK_IMPORTED_MODULE_7__.
eJ)(run,args.format,options)+worstRunText(run,args)}return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_12__.cK)(args.output,text,args.format,(0,_run_js__WEBPACK_IMPORTED_MODULE_8__.
FO)(run),output)}function worstRunText({reports},{format}){const worstRun=reports.length===1?reports[0].plan.head.worstRun:null;if(!worstRun||format!=="text")return"";
const at=(0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_9__.Wn)(worstRun.turnsBadAt),lines=worstRun.trace.trimEnd().split(`
`).map(line=>`  ${(0,_text_escape_visible_js__WEBPACK_IMPORTED_MODULE_16__.x7)(line)}
`);return`
If it turns bad at the worst moment, ${at} (hours and minutes since the start):
${lines.join("")}`}const LONGEST_FOR_MS=92*864e5;async function gateCommand(argv,output){const{values}=(0,_options_js__WEBPACK_IMPORTED_MODULE_14__.lR)("gate",argv),
{"expect-digest":digest=null,reviewed=null}=values;if(digest!==null&&(0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_4__.m)(digest)===null)throw new _options_js__WEBPACK_IMPORTED_MODULE_14__.
eb(`--expect-digest must be the digest of a plan, sha256: and 64 digits, not "${digest}"`);const format=(0,_options_js__WEBPACK_IMPORTED_MODULE_14__.yL)("--form\
at",values.format??"text",_report_index_js__WEBPACK_IMPORTED_MODULE_7__.yr),args=(0,_arguments_js__WEBPACK_IMPORTED_MODULE_11__.up)(values,"gate"),read=await(0,_inputs_js__WEBPACK_IMPORTED_MODULE_13__.
K)(args,output);(0,_output_path_js__WEBPACK_IMPORTED_MODULE_15__.g)(args.output,(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_17__.Eb)([reviewed]));const known={
digest,reviewed:reviewed===null?null:(0,_inputs_report_files_js__WEBPACK_IMPORTED_MODULE_3__.YR)(reviewed)},decideAt=(0,_run_js__WEBPACK_IMPORTED_MODULE_8__.r$)(
read.inputs,known),report=(0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_2__.We)(decideAt,read.at),text=(0,_report_index_js__WEBPACK_IMPORTED_MODULE_7__.eh)(report,format,
read.shown);return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_12__.cK)(args.output,text,format,(0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_2__.Bx)(report.decision),output)}
async function whenCommand(argv,output){const{values}=(0,_options_js__WEBPACK_IMPORTED_MODULE_14__.lR)("plan",argv),forMs=(0,_arguments_js__WEBPACK_IMPORTED_MODULE_11__.
p0)("--for",values.for??"14d");if(forMs>LONGEST_FOR_MS)throw new _options_js__WEBPACK_IMPORTED_MODULE_14__.eb("--for must be 92d at most");const format=(0,_options_js__WEBPACK_IMPORTED_MODULE_14__.
yL)("--format",values.format??"text",_report_index_js__WEBPACK_IMPORTED_MODULE_7__.yr);if(values.scenario!==void 0)throw new _options_js__WEBPACK_IMPORTED_MODULE_14__.
eb("--scenario cannot be used with --when");const args=(0,_arguments_js__WEBPACK_IMPORTED_MODULE_11__.up)(values,"plan --when"),read=await(0,_inputs_js__WEBPACK_IMPORTED_MODULE_13__.
K)(args,output),from=read.at,decideAt=(0,_run_js__WEBPACK_IMPORTED_MODULE_8__.r$)(read.inputs,{digest:null,reviewed:null}),times=(0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_2__.
PI)(decideAt,from,from+Math.max(_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.iQ,forMs)),code=times.spans.length>0?_deliver_js__WEBPACK_IMPORTED_MODULE_12__.CQ:
times.last.isUnknown?_deliver_js__WEBPACK_IMPORTED_MODULE_12__._q:1;return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_12__.cK)(args.output,(0,_report_index_js__WEBPACK_IMPORTED_MODULE_7__.
VD)(times,format,read.shown),format,code,output)}async function driftCommand(argv,output){const{values}=(0,_options_js__WEBPACK_IMPORTED_MODULE_14__.lR)("drift",
argv),format=(0,_options_js__WEBPACK_IMPORTED_MODULE_14__.yL)("--format",values.format??"text",_report_index_js__WEBPACK_IMPORTED_MODULE_7__.yr),{before}=values;
if(before===void 0)throw new _options_js__WEBPACK_IMPORTED_MODULE_14__.eb("missing --before FILE for drift: the last snapshot or JSON report");const args=(0,_arguments_js__WEBPACK_IMPORTED_MODULE_11__.
up)(values,"drift"),read=await(0,_inputs_js__WEBPACK_IMPORTED_MODULE_13__.K)(args,output);(0,_output_path_js__WEBPACK_IMPORTED_MODULE_15__.g)(args.output,[before]);
const inputs=(0,_run_js__WEBPACK_IMPORTED_MODULE_8__.Cv)(read.inputs),last=await(0,_inputs_report_files_js__WEBPACK_IMPORTED_MODULE_3__.PQ)(before,inputs),drift=(0,_drift_drift_js__WEBPACK_IMPORTED_MODULE_1__.
CP)({run:(0,_run_js__WEBPACK_IMPORTED_MODULE_8__.SA)(inputs),live:(0,_run_js__WEBPACK_IMPORTED_MODULE_8__.sB)(inputs),last}),text=(0,_report_index_js__WEBPACK_IMPORTED_MODULE_7__.
iI)(drift,format,read.shown);return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_12__.cK)(args.output,text,format,(0,_drift_drift_js__WEBPACK_IMPORTED_MODULE_1__.nX)(
drift),output)}}),5844:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{PQ:()=>lastReport,
YC:()=>legFiles,YR:()=>loadReviewed,_U:()=>loadLegs});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760),_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(163),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3972),_merge_leg_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
8521),_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(2938),_read_file_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9057),_read_paths_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
9675),_read_globs_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(1432),_report_index_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(3144),_run_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(
1570),_text_text_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(9125),_snapshot_file_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(3235);const MIB=1024**
2,MOST_BYTES={leg:64*MIB,reviewed:256*MIB},JSON_FILE=/\.json$/;async function lastReport(path,inputs){if(isReport(path))return loadReviewed(path);if(inputs.length>
1)return{why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.Qq)`is a snapshot, which is of one cluster, and the configuration lists several; choose one of them, or give the last JSON report`};
const{snapshot,problems}=await(0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_12__.N)([path]),run=(0,_run_js__WEBPACK_IMPORTED_MODULE_10__.SA)(inputs.map(one=>({...one,
snapshot,snapshotProblems:problems,at:snapshot.takenAt??one.at})));if(run.verdict==="unknown"){const[first]=run.reports[0].plan.problems.filter(({severity})=>severity===
"error"),why=first?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.f6)(first.message):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.Qq)`it could not be evaluated`;
return{why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.Qq)`cannot be planned from ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.
RK)(path))}: ${why}`}}const last=(0,_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__.qC)((0,_report_index_js__WEBPACK_IMPORTED_MODULE_9__.eJ)(run,"json"));return snapshot.
takenAt!==null||"why"in last?last:{...last,clusters:last.clusters.map(one=>({...one,isUndated:!0}))}}function isReport(path){try{return/^\s*\{\s*"schemaVersion"/.
test((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path).toString("utf8",0,64))}catch{return!0}}function loadReviewed(path){const read=reportText(path,MOST_BYTES.
reviewed,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync);return"why"in read?{why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.
UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.RK)(path))} ${read.why}`}:(0,_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__.qC)(read.text)}function loadLegs(paths,below="\
."){return paths.flatMap(path=>filesOf(path,below)).map(file=>{if(typeof file!="string")return file;const source=(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.
RK)(file),read=reportText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(below,file),MOST_BYTES.leg,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync);return"w\
hy"in read?{source,why:read.why}:(0,_merge_leg_js__WEBPACK_IMPORTED_MODULE_4__.C0)(source,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file).replace(JSON_FILE,
""),read.text)})}function legFiles(paths){return paths.flatMap(path=>filesOf(path,".")).filter(file=>typeof file=="string")}function filesOf(written,below){const source=(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.
RK)(written);try{const stats=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(below,written),{throwIfNoEntry:!1});
if(stats?.isDirectory()===!1||stats===void 0&&!(0,_read_globs_js__WEBPACK_IMPORTED_MODULE_8__.Pt)(written))return[written];const{folder,rest}=stats===void 0?(0,_read_globs_js__WEBPACK_IMPORTED_MODULE_8__.
zm)(written):{folder:written,rest:"**"},{globs}=(0,_read_globs_js__WEBPACK_IMPORTED_MODULE_8__.tI)([rest]),files=(0,_read_paths_js__WEBPACK_IMPORTED_MODULE_7__.
DR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(below,folder)).entries.map(({path})=>path).filter(path=>JSON_FILE.test(path)&&globs.matches(path));return files.
length>0?files.map(path=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,path)):[{source,why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.Qq)`contains no JSON file, so no report`}]}catch(error){
return[{source,why:unreadable(error)}]}}function reportText(path,mostBytes,statOf){try{const stats=statOf(path);if(!stats.isFile()||stats.size>mostBytes)return{
why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.Qq)`is not a file of at most ${mostBytes/MIB} MiB`};const decoded=(0,_read_file_js__WEBPACK_IMPORTED_MODULE_6__.
_6)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path));return decoded===null?{why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.Qq)`is not UTF-8 text`}:
{text:decoded}}catch(error){return{why:unreadable(error)}}}function unreadable(error){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.Qq)`cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.
f6)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.V$)((0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__.A)(error)))}`}}),9285:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Wg:()=>lineIn,SH:()=>withTriedFixes});var dist=__webpack_require__(8815),src_edits=__webpack_require__(6539),lookup=__webpack_require__(
5022),system=__webpack_require__(3439);const STRATEGIES=["fixed","linear","exponential"],THRESHOLDS=["failureThreshold","safetyLimit","batchThreshold"];function withFix(file,place,fix){
const{documents,lines}=parsed(file),at=(lines.lineStarts[place.line-1]??0)+place.column-1,index=documents.findLastIndex(({contents})=>(contents?.range?.[0]??1/0)<=
at),settings=(0,system.f5)(fix),fields=documents[index]?fieldsIn(documents[index]):[],around=fields.findLast(({range})=>range[0]<=at&&at<range[1])?.path??[],isReplaced=settings.
some(({inPlaceOf})=>inPlaceOf!==void 0),edits=settings.filter(({field})=>!isReplaced||!THRESHOLDS.includes(field)).map(setting=>editOf(setting,settings,(...names)=>nearest(
fields,around,names))),found=edits.filter(edit=>edit!==null);return found.length===0||found.length<edits.length?null:(0,src_edits.QU)(file.text,all=>all[index],
found,documents)}const parsed=(0,lookup.HK)(({text})=>{const lines=new dist.HN,documents=(0,dist.hR)(text,{lineCounter:lines});return{lines,documents:documents.
every(({errors})=>errors.length===0)?documents:[]}});function fieldsIn(document){const fields=[];return(0,dist.YR)(document,{Pair:(_key,pair,ancestors)=>{const{
key,value}=pair,nodes=[...ancestors,pair],path=nodes.flatMap((one,i)=>{const list=nodes[i-1];return(0,dist.tO)(one)?[String((0,dist.jn)(one.key)?one.key.value:one.
key)]:(0,dist.oP)(list)?[list.items.indexOf(one)]:[]});fields.push({path,value,range:[key.range?.[0]??0,(value??key).range?.[2]??0]})}}),fields}function nearest(fields,around,names){
const named=fields.filter(({path})=>names.includes(String(path.at(-1))));for(let depth=around.length;depth>=0;depth--){const found=named.filter(({path})=>around.
slice(0,depth).every((step,i)=>path[i]===step));if(found.length>0)return found.length===1?found[0]:void 0}}function editOf({field,value,isText,beside,inPlaceOf},settings,find){
const written=isText?`"${value}"`:String(value);if(inPlaceOf!==void 0){const replaced=find(inPlaceOf),both=[...(0,dist.jh)(replaced?.value)?Object.entries(replaced.
value.toJSON()):[],...settings.map(one=>[one.field,one.value])],kept=new Map(both.filter(([name])=>THRESHOLDS.includes(name))),entries=[[field,written],...kept].
map(([name,set])=>`${name}: ${String(set)}`);return replaced?{path:replaced.path,renamed:"fixed",value:`{ ${entries.join(", ")} }`}:null}const own=find(field),budgets=field===
"nodes"&&!own?find("budgets"):void 0;if((0,dist.oP)(budgets?.value))return{path:[...budgets.path,budgets.value.items.length],value:`{nodes: ${written}${beside?`\
, ${beside}`:""}}`};const strategy=THRESHOLDS.includes(field)?find(...STRATEGIES):void 0,path=(0,dist.jh)(strategy?.value)?[...strategy.path,field]:own?.path;return path?
{path,value:written}:null}var plan_finding=__webpack_require__(6029),run_report=__webpack_require__(780),catalogue=__webpack_require__(8686),cause=__webpack_require__(
5881),src_run=__webpack_require__(1570),render=__webpack_require__(2490),text_text=__webpack_require__(9125);const FIXES_TRIED=4,MOST_GROUPS=50,MOST_TARGETS=2e3;
function withTriedFixes(planned,run){if(isLarge(run))return{run,edits:new Map};const edits=new Map,trials=new Map,tried=finding=>{const{fix:asked,policy,rule,severity}=finding;
if(!(0,plan_finding.cJ)(finding)||severity==="info"||asked===null)return finding;const key=[rule,policy&&(0,system.XF)(policy),(0,render.Ul)((0,system.Xc)(asked))].
join(" "),known=trials.get(key);if(known)return withAdvice(finding,known);if(trials.size===FIXES_TRIED)return finding;const edit=triedEdit(planned,run,finding);
if(edit===void 0)return finding;const advice=edit?.fix??withoutValue(asked);trials.set(key,advice);const now=withAdvice(finding,advice);return edit?.line&&edits.
set(now,edit.line),now},reports=run.reports.map(report=>({...report,findings:report.findings.map(tried)}));return{run:(0,run_report.q)(reports),edits}}function isLarge({
reports}){const groups=reports.flatMap(({plan})=>plan.head.policies.flatMap(({effect})=>effect.groups));return groups.length>MOST_GROUPS||groups.reduce((sum,{matched})=>sum+
matched,0)>MOST_TARGETS}function withAdvice(finding,advice){return advice===finding.fix?finding:{...finding,fix:advice,remediation:(0,render.Ul)((0,system.Xc)(advice))}}
function triedEdit(planned,run,finding){let lessSevere=null;for(const candidate of finding.fix?candidatesOf(finding.fix):[]){const edit=tried_fixes_editOf(planned,
finding,candidate);if(!edit&&candidate===finding.fix)return;if(!edit)continue;const after=(0,src_run.SA)(planned.map((input,i)=>edited({...input,baseSide:run.reports[i]?.
plan.base},edit)));if(!helps(finding,run,after))continue;const isStillThere=now=>now.fingerprint===finding.fingerprint&&(0,plan_finding.cJ)(now);if(!after.reports.
some(({findings})=>findings.some(isStillThere)))return edit;lessSevere??=edit}return lessSevere}function candidatesOf(asked){const size=(0,system.f5)(asked).find(
cause.kp);if(typeof size?.value!="number")return[asked];const{field,value}=size,stricter=[...new Set([Math.floor(value/2),1])].filter(one=>one>0&&one!==value);return[
asked,...stricter.map(one=>(0,system.cO)(asked,field,one))]}function withoutValue(asked){const fields=(0,system.f5)(asked).map(({field})=>(0,text_text.aY)(field));
return(0,system.Up)`Change ${(0,text_text.p_)(fields)} together with the other limits: no value of it alone fixes this without another finding.`}function tried_fixes_editOf(planned,{
place},asked){const file=place&&fileIn(planned,place.file),text=file?withFix(file,place,asked):null;return!file||text===null||text===file.text?null:{fix:asked,file:file.
path,text,line:lineEdit(file,text)}}function lineEdit({path,text},now){const[was,is]=[text.split(`
`),now.split(`
`)],changed=was.flatMap((line,i)=>line===is[i]?[]:[i]),[only,another]=changed;return was.length!==is.length||only===void 0||another!==void 0?null:{file:path,line:only+
1,before:was[only]??"",after:is[only]??""}}function lineIn(planned,path,line){return fileIn(planned,path)?.text.split(`
`)[line-1]??null}function fileIn(planned,path){const file=planned.flatMap(({head})=>head.files).find(source=>source.path===path);return file?.renderedBy===void 0?
file??null:null}function edited(input,{file,text}){const write=source=>source.path===file&&source.renderedBy===void 0?{...source,text}:source;return{...input,head:{
...input.head,files:input.head.files.map(write)}}}function helps(finding,before,after){return after.reports.every(({findings,plan,verdict},i)=>{const was=before.
reports[i];if(!was||verdict==="unknown"&&was.verdict!=="unknown")return!1;const problems=new Set(was.plan.problems.map(({code,message})=>`${code} ${(0,render.Ul)(
message)}`));return plan.problems.every(({code,message})=>problems.has(`${code} ${(0,render.Ul)(message)}`))&&findings.filter(({status,severity})=>status!=="fix\
ed"&&severity!=="info").every(now=>now.fingerprint===finding.fingerprint?now.status==="unchanged"||(0,catalogue.N)(now,finding)>0:was.findings.some(one=>one.fingerprint===
now.fingerprint&&isNoWorse(now,one)))})}function isNoWorse(now,was){return was.status!=="fixed"&&(0,catalogue.N)(now,was)>=0&&(now.magnitude??0)<=(was.magnitude??
0)}})};
