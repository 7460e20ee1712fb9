export const id=398,ids=[398],modules={4317:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{XV:()=>parseFailOn,p0:()=>duration,parsePlanArguments:()=>parsePlanArguments,up:()=>planArguments});var _config_duration_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1353),_report_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3144),_options_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5324);function parsePlanArguments(argv){
const{values}=(0,_options_js__WEBPACK_IMPORTED_MODULE_2__.lR)("plan",argv);if(values.for!==void 0)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.eb("--for n\
eeds --when");return planArguments(values,"plan")}function planArguments(written,command){const{head=[],base=[],snapshot=[],config=null,cluster=null,output=null}=written,
{at,horizon,"head-ref":headRef=null,"base-ref":baseRef=null}=written;if(headRef===null&&head.length===0)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.eb(`m\
issing --head PATH... (or --base-ref REV --head-ref REV) for ${command}`);if(headRef===null&&baseRef!==null)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.eb(
"--base-ref needs --head-ref");if(headRef!==null&&base.length>0)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.eb("--base cannot be used with --head-ref; us\
e --base-ref");return{head,base,baseRef,headRef,snapshot,config,cluster,output,at:at===void 0?null:instant(at),horizonMs:horizon===void 0?null:duration("--horiz\
on",horizon),scenario:(0,_options_js__WEBPACK_IMPORTED_MODULE_2__.yL)("--scenario",written.scenario??"healthy",["healthy","turns-bad"]),format:(0,_options_js__WEBPACK_IMPORTED_MODULE_2__.
yL)("--format",written.format??"text",[..._report_index_js__WEBPACK_IMPORTED_MODULE_1__.hR,"html"]),failOn:parseFailOn(written["fail-on"]),verbose:written.verbose===
!0}}function parseFailOn(written){return written===void 0?null:(0,_options_js__WEBPACK_IMPORTED_MODULE_2__.yL)("--fail-on",written,["error","warning","never"])}
function instant(text){const at=(0,_config_duration_js__WEBPACK_IMPORTED_MODULE_0__.oZ)(text);if(at===null)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.eb(
`--at must be an instant with a zone, on a day that there is, such as 2026-11-21T08:00:00Z, from 1970 to 2199, not "${text}"`);return at}function duration(option,text){
const ms=(0,_config_duration_js__WEBPACK_IMPORTED_MODULE_0__.bI)(text);if(ms===null)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.eb(`${option} must be a d\
uration above zero such as 90s, 20m, 4h or 7d, of ten years at most, not "${text}"`);return ms}}),7398:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{mergeCommand:()=>mergeCommand});var _merge_merge_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
8272),_report_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3144),_arguments_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4317),_deliver_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
3423),_options_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5324),_output_path_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(7989),_report_files_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
4804);function mergeCommand(argv,output){const{values,paths}=(0,_options_js__WEBPACK_IMPORTED_MODULE_4__.lR)("merge",argv),{expect=[],output:path=null}=values;if(paths.
length===0)throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.eb("missing REPORT.json... for merge: the JSON reports of plans");const format=(0,_options_js__WEBPACK_IMPORTED_MODULE_4__.
yL)("--format",values.format??"text",_report_index_js__WEBPACK_IMPORTED_MODULE_1__.yr),expected=expect.flatMap(one=>one.split(",")).map(one=>one.trim());if(expected.
includes(""))throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.eb("--expect has an empty name; give NAME,...");(0,_output_path_js__WEBPACK_IMPORTED_MODULE_5__.
g)(path,(0,_report_files_js__WEBPACK_IMPORTED_MODULE_6__.YC)(paths));const merged=(0,_merge_merge_js__WEBPACK_IMPORTED_MODULE_0__.h)((0,_report_files_js__WEBPACK_IMPORTED_MODULE_6__.
_U)(paths),{expected,failOn:(0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__.XV)(values["fail-on"])}),text=(0,_report_index_js__WEBPACK_IMPORTED_MODULE_1__.t3)(merged,
format,(0,_deliver_js__WEBPACK_IMPORTED_MODULE_3__.Z8)(path,output));return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_3__.cK)(path,text,format,merged.exitCode,output)}}),
7989:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{g:()=>refuseInputs});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6760),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3972),_read_file_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
9057),_options_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5324);function refuseInputs(output,inputs,sides=[],isOfRevision=!1){if(output===null)return;const refuse=why=>{
throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.eb(`--output ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)(output)} ${why}; choose another file`)},
path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(output),here=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)("."),tree=here.split(node_path__WEBPACK_IMPORTED_MODULE_1__.
sep).map((_,at,steps)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(node_path__WEBPACK_IMPORTED_MODULE_1__.sep,...steps.slice(0,at+1))).findLast(one=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(one,".git")))??here;isThroughLink(path,tree)&&refuse("leads through a link in the work tree");const real=[
path,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)].find(one=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(one));[path,(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
realpathSync)(real??".")].some(one=>one.toLowerCase().split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes(".git"))&&refuse("lies in .git");const written=fileAt(
path);if(written===null)return;const both=sides.filter(side=>side!==null);both.flatMap(({renderedPaths})=>renderedPaths.filter(one=>(0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__.
lQ)(one))).some(one=>(0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__.FK)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(one),(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
realpathSync)(path)))&&refuse("is a file of a folder from which policies are rendered");const policies=both.flatMap(({files,problems})=>[...files.map(file=>file.
path),...problems.flatMap(({place})=>place?.file??[])]),from=isOfRevision?tree:".";[...inputs,...policies.map(one=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(
from,one))].some(one=>fileAt(one)===written)&&refuse("is an input of this command")}const MOST_LINKS=40;function isThroughLink(path,tree,links=0){for(let at=path;at!==
(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at);at=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)){if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(
at,{throwIfNoEntry:!1})?.isSymbolicLink()!==!0)continue;const folder=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.
dirname)(at));if(links>MOST_LINKS||(0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__.FK)(tree,folder)||isThroughLink((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(
folder,(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(at)),tree,links+1))return!0}return!1}function fileAt(path){try{const stats=path===_read_file_js__WEBPACK_IMPORTED_MODULE_3__.
XO?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(0,{bigint:!0}):(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path,{bigint:!0});return stats.isFile()?`${stats.
dev}:${stats.ino}`:null}catch{return null}}}),4804:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{Cv:()=>unchanged,PQ:()=>lastReport,YC:()=>legFiles,YR:()=>loadReviewed,_U:()=>loadLegs});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760),_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(163),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3972),_merge_leg_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
8521),_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(2938),_read_file_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9057),_read_paths_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
9675),_read_globs_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(1432),_report_index_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(3144),_run_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(
7324),_text_text_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(9125),_options_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(5324),_snapshot_file_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(
7168);const MIB=1024**2,MOST_BYTES={leg:64*MIB,reviewed:256*MIB},JSON_FILE=/\.json$/;function unchanged(inputs){return inputs.map(input=>({...input,base:input.head}))}
async function lastReport(path,called,inputs){if(isReport(path))return loadReviewed(path);if(inputs.length>1)throw new _options_js__WEBPACK_IMPORTED_MODULE_12__.
eb(`${called} is a snapshot, which is of one cluster, and the configuration lists several; choose one of them, or give the last JSON report`);const{snapshot,problems}=await(0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_13__.
N)([path]),run=(0,_run_js__WEBPACK_IMPORTED_MODULE_10__.SA)(inputs.map(one=>({...one,snapshot,snapshotProblems:problems,at:snapshot.takenAt??one.at})));if(run.verdict===
"unknown"){const[first]=run.reports[0].plan.problems.filter(({severity})=>severity==="error"),why=first?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.f6)(first.
message):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.Qq)`it could not be evaluated`;return{why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.Qq)`cannot be planned from ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.
UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.RK)(path))}: ${why}`}}const last=(0,_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__.q)((0,_report_index_js__WEBPACK_IMPORTED_MODULE_9__.
eJ)(run,"json"));return snapshot.takenAt!==null||"why"in last?last:{...last,clusters:last.clusters.map(one=>({...one,isUndated:!0}))}}function isReport(path){try{
return/^\s*\{\s*"schemaVersion"/.test((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path).toString("utf8",0,64))}catch{return!0}}function loadReviewed(path){
const read=reportText(path,MOST_BYTES.reviewed,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync);return"why"in read?{why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.RK)(path))} ${read.why}`}:(0,_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__.
q)(read.text)}function loadLegs(paths,below="."){return paths.flatMap(path=>filesOf(path,below)).map(file=>{if(typeof file!="string")return file;const source=(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__.
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
f6)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.V$)((0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__.A)(error)))}`}}),7168:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{N:()=>loadSnapshot,U:()=>readFiles});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_stream__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
7075),node_v8__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8877),node_zlib__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(8522),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
3972),_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(2938),_snapshot_limits_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(3907),_snapshot_collector_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
5101),_snapshot_input_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(4424),_text_text_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(9125);const CHUNK_BYTES=1024**
2;async function loadSnapshot(paths,{limits,...from}={}){const fleetBytes=(0,node_v8__WEBPACK_IMPORTED_MODULE_2__.getHeapStatistics)().heap_size_limit/BYTES_IN_MEMORY,
collector=new _snapshot_collector_js__WEBPACK_IMPORTED_MODULE_7__.gR(!0,limits??{..._snapshot_limits_js__WEBPACK_IMPORTED_MODULE_6__.dR,fleetBytes});await readFiles(
collector,paths,from);const{takenAt,problems}=collector.finish();return{snapshot:collector.fleet(takenAt),problems}}const BYTES_IN_MEMORY=4;async function readFiles(collector,paths,{
stdin=process.stdin,onPart=()=>{}}={}){const sizeOf=path=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path,{throwIfNoEntry:!1})?.size??0,all=paths.reduce(
(sum,path)=>sum+sizeOf(path),0);let read=0;const counted=async function*(bytes){for await(const chunk of bytes)onPart((read+=chunk.length)/all),yield chunk};for(const path of paths){
const isStdin=path==="-",input=new _snapshot_input_js__WEBPACK_IMPORTED_MODULE_8__.N(isStdin?"standard input":path,collector),bytes=isStdin?stdin:counted((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
createReadStream)(path,{highWaterMark:CHUNK_BYTES}));try{for await(const chunk of inflated(bytes))if(!input.push(chunk))break}catch(error){input.fail(...faultOf(
error,path))}input.end()}}async function*inflated(bytes){const chunks=bytes[Symbol.asyncIterator](),first=await chunks.next();if(first.done===!0)return;async function*all(){
yield first.value,yield*{[Symbol.asyncIterator]:()=>chunks}}first.value[0]!==31?yield*all():yield*(0,node_stream__WEBPACK_IMPORTED_MODULE_1__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_1__.
Readable.from(all()),(0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGunzip)({chunkSize:CHUNK_BYTES}),()=>{})}function faultOf(error,path){const file=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.
Qq)`The snapshot ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.RK)(path))}`,reason=(0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__.
$)(error);if(reason==="")throw error;if(reason==="ENOENT"){const command=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.aY)(`kubectl get nodes -o json | fleetpla\
n snapshot - > ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.RK)(path)}`);return["not-found",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.Qq)`${file} does not exist. Take it first: ${command}.`]}
return reason.startsWith("Z_")?["broken-gzip",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.Qq)`${file} is a gzip file that is cut off or damaged. Take it again.`]:
["unreadable",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.Qq)`${file} cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.eu)((0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__.
A)(error))}`]}}),8272:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{h:()=>merge});
var lookup=__webpack_require__(5022),canonical=__webpack_require__(6594),text_text=__webpack_require__(9125),visible=__webpack_require__(3972);const HOUR_MS=36e5,
RULE="same-window-everywhere",NAMED=5;function crossFindings(legs){return[...windowsTogether(legs),...startsTogether(legs)]}function windowsTogether(legs){const openings=side=>legs.
flatMap(({cluster,openings:of2})=>of2[side].map(one=>({cluster,...one}))),[head,base]=[openings("head"),openings("base")],[of,before]=[head,base].map(all=>(0,lookup.
me)(all,({policy})=>policy)),each=[...of??[]].map(([policy,own])=>[own,before?.get(policy)??[]]),met=[[head,base],...each].flatMap(([is,was])=>meetings(is).map(
one=>({...one,isOld:isOld(one,is,was)}))).sort((a,b)=>b.clusters.length-a.clusters.length),worst=met.find(one=>!one.isOld)??met[0];if(!worst)return[];const{at,clusters,
policies}=worst,message=(0,text_text.Qq)`${(0,text_text.BT)("policy",policies,NAMED)}: windows open in ${(0,text_text.U9)(clusters.length,"cluster")} (${(0,text_text.
BT)("cluster",clusters,NAMED)}) within an hour of ${(0,text_text.uR)(at)}. A bad change then reaches all of them before it shows in one.`,remediation=(0,text_text.
Qq)`Let the windows of clusters open more than an hour apart, so that one of them begins alone.`,status=worst.isOld?"unchanged":meetings(base).length===0?"new":
"worsened";return[findingOf({severity:"error",status,message,remediation,policy:null},"clusters")]}function isOld({clusters},is,was){if(JSON.stringify(is)===JSON.
stringify(was))return!0;const these=new Set(clusters);return meetings(was.filter(({cluster})=>these.has(cluster))).some(one=>one.clusters.length===clusters.length)}
function meetings(openings){const inOrder=[...openings].sort((a,b)=>a.at-b.at),met=new Map;let to=0;for(const[from,{at}]of inOrder.entries()){const reached=to;for(;(inOrder[to]?.
at??1/0)<at+HOUR_MS;)to+=1;if(to===reached)continue;const near=inOrder.slice(from,to),clusters=distinct(near.map(({cluster})=>cluster)),key=clusters.join(`
`);clusters.length>1&&!met.has(key)&&met.set(key,{at,clusters,policies:distinct(near.map(({policy})=>policy))})}return[...met.values()]}function startsTogether(legs){
const merged=legs.reduce((latest,{at})=>Math.max(latest,at),0),begun=legs.flatMap(({cluster,begun:own})=>own.map(one=>({cluster,...one,at:Math.max(one.at,merged)}))),
first=[...(0,lookup.me)(begun,({isRemoved,policy})=>JSON.stringify([isRemoved,policy.system,(0,visible.J$)(policy)])).values()].flatMap(all=>firstOf(all)??[]);return[
...(0,lookup.me)(first,({isRemoved,at,clusters,of})=>JSON.stringify([isRemoved,at,clusters,of])).values()].map(togetherFinding)}function firstOf(begun){const at=Math.
min(...begun.map(one=>one.at)),clusters=distinct(begun.flatMap(one=>one.at<at+HOUR_MS?one.cluster:[])),of=distinct(begun.map(({cluster})=>cluster)).length;return clusters.
length<2||clusters.length*2<=of?null:{...begun[0],at,clusters,of}}function togetherFinding(alike){const[{policy,isRemoved,at,clusters,of}]=alike,keys=alike.map(
one=>(0,visible.J$)(one.policy)).sort(),{length}=clusters,which=length<of?(0,text_text.Qq)`${length} of ${of} clusters`:(0,text_text.Qq)`all ${length} clusters`,
message=(0,text_text.Qq)`${(0,text_text.BT)("policy",keys,NAMED)}: ${(0,text_text.eu)(isRemoved?"removed from":"the rollout starts in")} ${which} (${(0,text_text.
BT)("cluster",clusters,NAMED)}) within an hour of ${(0,text_text.uR)(at)}. No cluster shows the effect of the change before the others have it.`,remediation=isRemoved?
(0,text_text.Qq)`Remove it from one cluster first.`:(0,text_text.Qq)`Merge the change for one cluster first, or give the clusters windows that open hours apart.`,
own=keys.length===1?policy:null;return findingOf({severity:"warning",status:"new",message,remediation,policy:own},`${isRemoved?"removals":"starts"}/${(0,canonical.
s)(keys)}`)}function findingOf(found,cause){return{rule:RULE,breaks:[RULE],before:null,waiver:null,...{group:null,file:null,line:null,column:null},...found,fingerprint:`${RULE}\
/${cause}`}}function distinct(names){return[...new Set(names)].sort()}var merge_leg=__webpack_require__(8521);function merge(read,{expected,failOn}){const all=read.
flatMap(one=>"why"in one?[]:one).sort((a,b)=>(0,lookup.nG)(a.cluster,b.cluster)),ofCluster=(0,lookup.me)(all,({cluster})=>cluster),legs=[...ofCluster.values()].
flatMap(([leg,...more])=>more.length>0?[]:[failOn===null?leg:heldTo(leg,failOn)]),problems=[...problemsOf(read,ofCluster,expected),...oldReports(legs)],findings=crossFindings(
legs),bar=failOn??strictest(legs),cross=(0,merge_leg.Vj)(findings,bar),worst=[...legs.map(leg=>leg.verdict),cross].reduce((a,b)=>merge_leg.Vz[b]>merge_leg.Vz[a]?
b:a),verdict=problems.length>0?"unknown":worst,isRed=cross==="fail"&&bar!=="never"||legs.some(leg=>leg.verdict==="fail"&&(failOn??leg.failOn)!=="never");return{
verdict,wouldFail:verdict==="fail"||verdict==="unknown"||legs.some(leg=>leg.wouldFail),exitCode:verdict==="unknown"?2:isRed?1:0,digest:(0,canonical.s)(legs.map(
({cluster,digest})=>[cluster,digest])),legs,problems,findings}}function problemsOf(read,ofCluster,expected){const missing=[...new Set(expected)].filter(cluster=>!ofCluster.
has(cluster));return[...read.flatMap(one=>"why"in one?[{code:"broken-report",cluster:null,message:(0,text_text.Qq)`${(0,text_text.UU)("file",one.source)} ${one.
why}. Its cluster was not evaluated; run its job again.`}]:[]),...[...ofCluster].flatMap(([cluster,several])=>{if(several.length===1)return[];const files=several.
map(({source})=>(0,text_text.UU)("file",source)),message=(0,text_text.Qq)`There are ${several.length} reports of the cluster ${(0,text_text.UU)("cluster",cluster)} (${(0,text_text.
H$)(files,5)}); neither is used. Give each leg a name of its own.`;return[{code:"two-reports",cluster,message}]}),...missing.map(cluster=>{const message=(0,text_text.
Qq)`There is no report of the cluster ${(0,text_text.UU)("cluster",cluster)}: it was not evaluated. Look at its job.`;return{code:"missing-report",cluster,message}}),
...read.length===0&&expected.length===0?[{code:"missing-report",cluster:null,message:NO_REPORTS}]:[]]}const NO_REPORTS=(0,text_text.Qq)`There are no reports to merge: nothing was evaluated.`,
merge_HOUR_MS=36e5,LONGEST_APART_MS=24*merge_HOUR_MS;function oldReports(legs){const newest=legs.reduce((latest,{at})=>Math.max(latest,at),0);return legs.flatMap(
({cluster,source,at})=>{if(newest-at<=LONGEST_APART_MS)return[];const older=(0,text_text.U9)(Math.floor((newest-at)/merge_HOUR_MS),"hour"),message=(0,text_text.
Qq)`The report of the cluster ${(0,text_text.UU)("cluster",cluster)} (${(0,text_text.UU)("file",source)}) is ${older} older than the newest one, so it may be of another change and another fleet. Run its job again.`;
return[{code:"old-report",cluster,message}]})}function strictest(legs){const bars=legs.map(leg=>leg.failOn);return bars.includes("warning")?"warning":bars.includes(
"error")||bars.length===0?"error":"never"}function heldTo(leg,failOn){const verdict=(0,merge_leg.Vj)(leg.findings,failOn);return merge_leg.Vz[verdict]>merge_leg.
Vz[leg.verdict]?{...leg,verdict}:leg}}),9675:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{DR:()=>filesBelow,Pf:()=>folderRoot,Vv:()=>readPaths,qB:()=>givenFolder});var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573),node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3024),node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6760),_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5288),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(
5022),_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(83),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(7085),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
9125),_file_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9057),_globs_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(1432),_policy_files_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
9223),_root_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(1911);function readPaths(paths,options={}){const{limits=_root_js__WEBPACK_IMPORTED_MODULE_9__.Cl,
rootAt=folderRoot}=options,cwd=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(options.cwd??"."),exclusions=paths.filter(path=>path.startsWith("!")),named=paths.
filter(path=>!path.startsWith("!")),{globs,problems}=(0,_globs_js__WEBPACK_IMPORTED_MODULE_7__.tI)(named.length>0?["**",...exclusions]:exclusions),files=new Map,
folders=new Map,textAt=(path,shown)=>{const absolute=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd,path);if(path===_file_js__WEBPACK_IMPORTED_MODULE_6__.
XO||(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.Jw)(absolute))return(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.bv)(path===_file_js__WEBPACK_IMPORTED_MODULE_6__.XO?path:
absolute,shown,limits);const isGlob=(0,_globs_js__WEBPACK_IMPORTED_MODULE_7__.Pt)(path)&&statsOf(absolute)===void 0,{folder,rest}=isGlob?(0,_globs_js__WEBPACK_IMPORTED_MODULE_7__.
zm)(path):{folder:path,rest:"**"},target=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd,folder),stats=path===""?void 0:statsOf(target);if(stats===void 0&&
isGlob)return(0,_policy_files_js__WEBPACK_IMPORTED_MODULE_8__.lX)(path,(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.Dt)(reportedPath(cwd,target)),null);if(stats===void 0){
const what=path===""?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)("The empty path"):(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.Dt)(path),message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${what} does not exist. Check the path; a git revision is given with --head-ref or --base-ref.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__.Os)(
null,"missing-path",message)}const link=linkOnTheWay(cwd,target);return link!==null?link:(stats.isDirectory()&&(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__.
DN)(folders,target,rest),stats.isDirectory()||globs.isExcluded(shown)?null:(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.b6)((0,_file_js__WEBPACK_IMPORTED_MODULE_6__.
$$)(target,shown,limits),shown))};for(const path of named)try{const shown=path===_file_js__WEBPACK_IMPORTED_MODULE_6__.XO?"standard input":reportedPath(cwd,(0,node_path__WEBPACK_IMPORTED_MODULE_2__.
resolve)(cwd,path)),content=textAt(path,shown);typeof content=="string"?files.set(shown,{path:shown,key:"",text:content}):content!==null&&problems.push(content)}catch(error){
problems.push((0,_root_js__WEBPACK_IMPORTED_MODULE_9__.$Z)(path,error))}const read=[...folders].map(([folder,patterns])=>{const[root,prefix]=[rootAt(folder),prefixOf(
cwd,folder)],isIncluded=path=>!globs.isExcluded(prefix+path),found=(0,_policy_files_js__WEBPACK_IMPORTED_MODULE_8__.XD)(root,patterns,{limits,isIncluded,prefix});
for(const file of found.files)files.set(file.path,file);return problems.push(...found.problems),{root,prefix,patterns,isIncluded}});for(const{root,prefix,patterns,
isIncluded}of read){const isSettled=path=>files.has(prefix+path)||!isIncluded(path),shown=(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.Dt)(prefix.replace(/(?<=.)\/$/,
""));for(const[glob,others]of(0,_policy_files_js__WEBPACK_IMPORTED_MODULE_8__.$V)(root,patterns,isSettled))problems.push((0,_policy_files_js__WEBPACK_IMPORTED_MODULE_8__.
lX)(glob,shown,others))}return{files:(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.$)([...files.values()]),problems:(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.KE)(problems)}}
function givenFolder(folder,rootAt){const[cwd,absolute]=[process.cwd(),(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder)],link=linkOnTheWay(cwd,absolute);
return{root:link===null?rootAt(absolute):(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.YP)(link),prefix:prefixOf(cwd,absolute)}}function linkOnTheWay(cwd,absolute){const isOwn=!(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.
FK)(cwd,absolute);for(let path=absolute;path!==cwd&&path!==(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.
dirname)(path)){if(statsOf(path)?.isSymbolicLink()===!0)return(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.OD)(reportedPath(cwd,path));if(isOwn)break}return null}function statsOf(path){
return(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path,{throwIfNoEntry:!1})}function prefixOf(cwd,folder){const path=reportedPath(cwd,folder);return path===
""||path.endsWith("/")?path:`${path}/`}function reportedPath(cwd,absolute){return((0,_file_js__WEBPACK_IMPORTED_MODULE_6__.FK)(cwd,absolute)?(0,node_path__WEBPACK_IMPORTED_MODULE_2__.
relative)(cwd,absolute):absolute).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join("/")}const MOST_ENTRIES=5e5,LEFT_OUT=new Set([".git","node_modules"]),EMACS_LOCK="\
.#";function folderRoot(folder){const root=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(folder),idOf=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__.
Oo)(file=>{const stats=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file);if(stats.size>_root_js__WEBPACK_IMPORTED_MODULE_9__.Cl.bytes)return file;const content=stats.
isSymbolicLink()?targetIn(root,file):(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file);return(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_3__.fg)(
content)});return{...filesBelow(root),idOf:({sha})=>idOf(sha),read(wanted,limits){(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.J5)(wanted.length,0,limits);const contents=new Map;
let bytes=0;for(const entry of wanted){const{path,sha}=entry,content=(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.PJ)(entry)?targetIn(root,sha):(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.
$$)(sha,path,limits);contents.set(path,content),bytes+=Buffer.isBuffer(content)?content.length:0,(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.J5)(0,bytes,limits)}return contents}}}
function targetIn(root,link){const target=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(link),isOwn=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(
target)&&(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.FK)(root,target);return Buffer.from(isOwn?(0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.
join)(link,".."),target)||".":target)}function filesBelow(root){const entries=[],problems=[],folders=[""];let looked=0;for(let folder=folders.pop();folder!==void 0;folder=
folders.pop()){let children=[];try{children=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root,folder),{withFileTypes:!0,
encoding:"buffer"})}catch(error){problems.push((0,_root_js__WEBPACK_IMPORTED_MODULE_9__.$Z)(folder,error))}if(looked+=children.length,looked>MOST_ENTRIES){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.Dt)(root)} contains more than ${MOST_ENTRIES} files and folders; none was read. Name a smaller folder.`;return{entries:[],
problems:[(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__.Os)(null,"too-many-files",message)]}}for(const child of children){const name=child.name.toString(),
isLink=child.isSymbolicLink();if(LEFT_OUT.has(name)||isLink&&name.startsWith(EMACS_LOCK))continue;const path=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.
nx)(folder,name),isFolder=child.isDirectory();isFolder&&(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(child.name)&&folders.push(path);const mode=isLink?_root_js__WEBPACK_IMPORTED_MODULE_9__.
BG:child.isFile()?"100644":isFolder?"040000":"000000";(!isFolder||!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(child.name))&&entries.push({path,mode,sha:`${root}\
/${path}`})}}return{entries:(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.$)(entries),problems}}}),7324:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{F$:()=>chooseClusters,r$:()=>decider,FO:()=>exitCodeOf,sB:()=>heldByClusters,SA:()=>makeRun});var clusters=__webpack_require__(
1406),finding_text=__webpack_require__(5249),system=__webpack_require__(3098),text_text=__webpack_require__(9125),lookup=__webpack_require__(5022),rule=__webpack_require__(
9394),windows=__webpack_require__(8905);function brokenRules({plan:plan2,findings,verdict,failOn},{isSame,before}){const isAtBar=({severity})=>severity==="error"||
severity==="warning"&&failOn==="warning",isFresh=({status})=>status==="new"||status==="worsened",isOfBase=verdict==="fail"&&!findings.some(one=>isFresh(one)&&isAtBar(
one)),counts=one=>isOfBase||isFresh(one),isRolled=({policy,group})=>(0,windows.Lr)(plan2).some(({group:own})=>policy!==null&&(0,rule.WY)(own.declaredIn,policy)&&
own.name===group),known=(0,lookup.me)((before?.findings??[]).filter(isAtBar),({fingerprint})=>fingerprint),wasReviewed=({fingerprint,rule:rule2,breaks})=>isSame&&
rule2!=="waiver-lapsed"||breaks.every(id2=>known.get(fingerprint)?.some(one=>one.rule===id2||one.breaks.includes(id2))),there=findings.filter(({status})=>status!==
"fixed"),others=there.filter(one=>one.rule!=="in-freeze"&&one.rule!=="inventory-stale"&&isAtBar(one)&&counts(one));return{frozen:there.filter(one=>one.rule==="i\
n-freeze"&&isAtBar(one)&&(counts(one)||isRolled(one))),broken:failOn==="never"?[]:others.filter(one=>!wasReviewed(one)),stale:there.filter(({rule:rule2})=>rule2===
"inventory-stale"),reviewed:others.filter(wasReviewed)}}var compare=__webpack_require__(3527);const REASONS=["unreadable","freeze","closed-window","worse-plan",
"broken-rule","stale-snapshot"];function decide(run,expected){const unusable=unusableReason(run,expected),decisions=run.reports.map(report=>decideCluster(report,
run,unusable?null:expected)),named=(note,{plan:{cluster}})=>cluster===null||decisions.every(({notes})=>notes.some(other=>(0,text_text.QV)(other,note)))?note:(0,text_text.
Qq)`${(0,text_text.UU)("cluster",cluster)}: ${note}`,reasons=[...unusable?[unusable]:[],...decisions.flatMap(one=>one.reasons)].sort((a,b)=>REASONS.indexOf(a.code)-
REASONS.indexOf(b.code)),isWorse=reasons.some(reason=>reason.code==="worse-plan");return{at:run.reports[0].plan.at,gate:reasons.length===0?"allow":"deny",isUnknown:reasons[0]?.
code==="unreadable",reasons,notes:[...unusable?[]:expectationNotes(run,expected,isWorse),...decisions.flatMap(({report,notes})=>notes.map(note=>named(note,report)))],
run}}function reasonOf(of,says,more={}){return{cluster:null,fix:null,place:null,...more,code:of,says}}function reviewedOf({reviewed},cluster){return reviewed===
null||"why"in reviewed?null:reviewed.clusters.find(one=>one.cluster===cluster)??null}function isReviewed({digest,reports},expected){return expected.digest===digest?
!0:reports.every(({plan:plan2})=>reviewedOf(expected,plan2.cluster)?.digest===plan2.digest)}function unusableReason(run,expected){const{digest,reviewed}=expected;
if(reviewed===null){if(digest===null||digest===run.digest)return null;const says=(0,text_text.Qq)`The digest is not the expected one. Without the reviewed report it is unknown whether the plan is worse or only the fleet changed.`,
fix=(0,text_text.Qq)`Give the JSON report of the reviewed plan as well (${(0,text_text.aY)("reviewed")}), or review the current plan.`;return reasonOf("worse-pl\
an",says,{fix})}if("why"in reviewed){const fix=(0,text_text.Qq)`Give the JSON report that the plan wrote (${(0,text_text.aY)("report-file")}, or ${(0,text_text.
aY)("--format json")}).`;return reasonOf("unreadable",(0,text_text.Qq)`The reviewed report ${reviewed.why}.`,{fix})}if(digest!==null&&digest!==reviewed.digest)return reasonOf(
"unreadable",(0,text_text.Qq)`The reviewed report is of another plan than the expected digest.`,{fix:(0,text_text.Qq)`Give the report and the digest of one plan.`});
const missing=run.reports.map(({plan:plan2})=>plan2.cluster).find(cluster=>reviewedOf(expected,cluster)===null);if(missing===void 0)return null;const nameOf=cluster=>cluster===
null?(0,text_text.Qq)`a cluster without a name`:(0,text_text.Qq)`the cluster ${(0,text_text.UU)("cluster",cluster)}`,names=(0,text_text.p_)(reviewed.clusters.map(
({cluster})=>nameOf(cluster)));return reasonOf("unreadable",(0,text_text.Qq)`The reviewed report is of ${names}, and this is ${nameOf(missing)}: they cannot be compared.`,
{fix:(0,text_text.Qq)`Give the report of this cluster, planned under the same name.`})}function expectationNotes(run,expected,isWorse){return expected.digest===
null&&expected.reviewed===null?[(0,text_text.Qq)`No reviewed plan was given; only the rules were checked.`]:isReviewed(run,expected)&&!isWorse?[(0,text_text.Qq)`The plan is the reviewed one: every effect is the same.`]:
[]}function decideCluster(report,run,expected){const{plan:plan2,verdict}=report,{cluster}=plan2,unjudged=verdict==="unknown"?unevaluated(plan2):plan2.head.policies.
length===0?NO_POLICY:null;if(unjudged)return{report,reasons:[{...unjudged,cluster}],notes:[]};const before=expected&&reviewedOf(expected,cluster),{worse,moved}=before?
(0,compare.w)(plan2,before):{worse:[],moved:[]},isSame=expected!==null&&before===null&&isReviewed(run,expected),{frozen,broken,stale,reviewed}=brokenRules(report,
{isSame,before}),freeze=(0,windows.NT)(plan2,plan2.at),closed=(0,windows.RY)(plan2),reasons=[...freeze?[reasonOf("freeze",(0,text_text.Qq)`The freeze ${(0,text_text.
UU)("object",freeze.name)} lasts until ${(0,text_text.O0)((0,text_text.uR)(freeze.window.to),plan2.timeZone)}.`)]:frozen.map(finding=>ofFinding("freeze",finding)),
...closed?[reasonOf("closed-window",closed.says,{place:closed.place})]:[],...worse.map(says=>reasonOf("worse-plan",says,{fix:REVIEW})),...broken.map(finding=>ofFinding(
"broken-rule",finding)),...stale.map(finding=>ofFinding("stale-snapshot",finding))],rules=[...new Set(reviewed.flatMap(({breaks})=>breaks))],known=(0,text_text.
Qq)`Also broken by the reviewed plan: ${(0,text_text.p_)(rules.map(text_text.aY),rules.length)}.`;return{report,reasons:reasons.map(reason=>({...reason,cluster})),
notes:[...moved,...rules.length>0?[known]:[],...ageNotes(plan2),...(0,windows.KS)(plan2),...report.notices]}}const REVIEW=(0,text_text.Qq)`Review the current plan and pass its report to the gate.`,
NO_POLICY=reasonOf("unreadable",(0,text_text.Qq)`No policy was found.`,{fix:(0,text_text.Qq)`List them in ${(0,text_text.aY)("policies")} of the configuration.`});
function unevaluated({problems}){const[first,...others]=problems.filter(({severity})=>severity==="error");if(!first)return reasonOf("unreadable",(0,text_text.Qq)`The plan could not be evaluated.`);
const more=others.length>0?(0,text_text.Qq)` And ${(0,text_text.U9)(others.length,"other problem")}.`:text_text.gd;return reasonOf("unreadable",(0,text_text.Qq)`${first.
message}${more}`,{place:first.place})}function ofFinding(of,finding){const{rule:rule2,subject,fix,place}=finding,says=(0,text_text.Qq)`${of==="broken-rule"?(0,text_text.
Qq)`${(0,text_text.aY)(rule2)}: `:text_text.gd}${subject?(0,text_text.Qq)`${subject}: `:text_text.gd}${(0,finding_text.N)(finding)}`;return reasonOf(of,says,{fix:fix&&
(0,system.Xc)(fix),place})}function ageNotes({at,snapshot}){return snapshot.takenAt===null?[(0,text_text.Qq)`The snapshot has no timestamp; its age is unknown.`]:
snapshot.takenAt>at?[(0,text_text.Qq)`The snapshot was taken after the requested start.`]:[]}var path=__webpack_require__(83),visible=__webpack_require__(3972),
plan=__webpack_require__(1251),run_report=__webpack_require__(780);function chooseClusters(config,chosen){const key=chosen??config.cluster;if(config.clusters.length===
0)return{clusters:(0,clusters.Dg)({...config,cluster:key}),key};const all=(0,clusters.Dg)(config);if(chosen===null)return{clusters:all,key};const found=all.find(
({config:{cluster}})=>cluster===chosen);if(found)return{clusters:[{...found,target:{...found.target,isAlone:!0}}],key};const names=config.clusters.map(({name})=>name),
meant=(0,visible.pA)(chosen,names);throw new Error(`The configuration lists no cluster ${(0,visible.RK)(chosen)}.${meant===null?` It lists ${(0,visible.RK)(names.
join(", "))}.`:` Did you mean ${(0,visible.RK)(meant)}?`}`)}function makeRun(inputs){return(0,run_report.q)(withOutsideOfRun(inputs).map(plan.Ci))}function heldByClusters(inputs){
return withOutsideOfRun(inputs).flatMap(input=>input.snapshot.objects.length===0?[]:(0,plan.oS)(input)??[])}function decider(inputs,expected){const reporters=withOutsideOfRun(
inputs).map(plan.lD);return at=>decide((0,run_report.q)(reporters.map(reportAt=>reportAt(at))),expected)}function withOutsideOfRun(inputs){if(inputs.length===1)
return inputs;const left=inputs[0]?.head.outside?.flatMap(({path:path2,isTakenOut})=>isTakenOut?path2:[]),isLeft=new Set(left);return inputs.map((input,index)=>{
const isOwn=(0,path.OQ)(inputsOf([input])),isElsewhere=(0,path.OQ)(inputsOf(inputs.filter(one=>one!==input))),outside=input.head.outside?.filter(({path:path2})=>isOwn(
path2)||!isElsewhere(path2)).map(file=>index>0&&!isLeft.has(file.path)?{...file,isNamedElsewhere:!0}:file),head={...input.head,...outside?{outside}:{}};return{...input,
head,base:input.base===input.head?head:input.base}})}function inputsOf(inputs){return inputs.flatMap(({base,head})=>base?[head,base]:[head]).flatMap(({files,renderedPaths})=>[
...files.map(({path:path2})=>path2),...renderedPaths])}function exitCodeOf({verdict,failOn}){return verdict==="unknown"?2:verdict==="fail"&&failOn!=="never"?1:0}})};
