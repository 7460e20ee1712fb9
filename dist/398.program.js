export const id=398,ids=[398],modules={4317:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{X:()=>parseFailOn,u:()=>planArguments});var _config_duration_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1353),_report_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
90),_options_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5324);function planArguments(written,command){const{head=[],base=[],snapshot=[],config=null,cluster=null,
output=null}=written,{at,horizon,"head-ref":headRef=null,"base-ref":baseRef=null}=written;if(headRef===null&&head.length===0)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.
eb(`missing --head PATH... (or --base-ref REV --head-ref REV) for ${command}`);if(headRef===null&&baseRef!==null)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.
eb("--base-ref needs --head-ref");if(headRef!==null&&base.length>0)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.eb("--base cannot be used with --head-ref;\
 use --base-ref");return{head,base,baseRef,headRef,snapshot,config,cluster,output,at:(0,_options_js__WEBPACK_IMPORTED_MODULE_2__.Gd)("--at",at,_config_duration_js__WEBPACK_IMPORTED_MODULE_0__.
d3),horizonMs:(0,_options_js__WEBPACK_IMPORTED_MODULE_2__.Gd)("--horizon",horizon,_config_duration_js__WEBPACK_IMPORTED_MODULE_0__._2),scenario:(0,_options_js__WEBPACK_IMPORTED_MODULE_2__.
yL)("--scenario",written.scenario??"healthy",["healthy","turns-bad"]),format:(0,_options_js__WEBPACK_IMPORTED_MODULE_2__.yL)("--format",written.format??"text",[
..._report_index_js__WEBPACK_IMPORTED_MODULE_1__.hR,"html"]),failOn:parseFailOn(written["fail-on"]),verbose:written.verbose===!0}}function parseFailOn(written){
return written===void 0?null:(0,_options_js__WEBPACK_IMPORTED_MODULE_2__.yL)("--fail-on",written,["error","warning","never"])}}),7398:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{mergeCommand:()=>mergeCommand});var _inputs_report_files_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
5844),_merge_merge_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8272),_report_index_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(90),_arguments_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
4317),_deliver_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3423),_options_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5324),_output_path_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
7989);function mergeCommand(argv,output){const{values,paths}=(0,_options_js__WEBPACK_IMPORTED_MODULE_5__.lR)("merge",argv),{expect=[],output:path=null}=values;if(paths.
length===0)throw new _options_js__WEBPACK_IMPORTED_MODULE_5__.eb("missing REPORT.json... for merge: the JSON reports of plans");const format=(0,_options_js__WEBPACK_IMPORTED_MODULE_5__.
yL)("--format",values.format??"text",_report_index_js__WEBPACK_IMPORTED_MODULE_2__.yr),expected=expect.flatMap(one=>one.split(",")).map(one=>one.trim());if(expected.
includes(""))throw new _options_js__WEBPACK_IMPORTED_MODULE_5__.eb("--expect has an empty name; give NAME,...");(0,_output_path_js__WEBPACK_IMPORTED_MODULE_6__.
g)(path,(0,_inputs_report_files_js__WEBPACK_IMPORTED_MODULE_0__.YC)(paths));const merged=(0,_merge_merge_js__WEBPACK_IMPORTED_MODULE_1__.h)((0,_inputs_report_files_js__WEBPACK_IMPORTED_MODULE_0__.
_U)(paths),{expected,failOn:(0,_arguments_js__WEBPACK_IMPORTED_MODULE_3__.X)(values["fail-on"])}),text=(0,_report_index_js__WEBPACK_IMPORTED_MODULE_2__.t3)(merged,
format,(0,_deliver_js__WEBPACK_IMPORTED_MODULE_4__.Z8)(path,output));return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_4__.cK)(path,text,format,merged.exitCode,output)}}),
7989:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{g:()=>refuseInputs});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6760),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3972),_read_file_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
9057),_options_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5324);function refuseInputs(output,inputs,sides=[],isOfRevision=!1){if(output===null)return;const refuse=why=>{
throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.eb(`--output ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)(output)} ${why}; choose another file`)},
path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(output),here=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)("."),tree=here.split(node_path__WEBPACK_IMPORTED_MODULE_1__.
sep).map((_,at,steps)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(node_path__WEBPACK_IMPORTED_MODULE_1__.sep,...steps.slice(0,at+1))).findLast(one=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(one,".git")))??here;isThroughLink(path,tree)&&refuse("leads through a link in the work tree");const real=[
path,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)].find(one=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(one));[path,(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
realpathSync)(real??".")].some(_read_file_js__WEBPACK_IMPORTED_MODULE_3__.Gm)&&refuse("lies in .git");const written=fileAt(path);if(written===null)return;const both=sides.
filter(side=>side!==null);both.flatMap(({renderedPaths})=>renderedPaths.filter(one=>(0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__.lQ)(one))).some(one=>(0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__.
FK)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(one),(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path)))&&refuse("is a file of a folder from\
 which policies are rendered");const policies=both.flatMap(({files,problems})=>[...files.map(file=>file.path),...problems.flatMap(({place})=>place?.file??[])]),
from=isOfRevision?tree:".";[...inputs,...policies.map(one=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from,one))].some(one=>fileAt(one)===written)&&refuse(
"is an input of this command")}const MOST_LINKS=40;function isThroughLink(path,tree,links=0){for(let at=path;at!==(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(
at);at=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)){if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at,{throwIfNoEntry:!1})?.isSymbolicLink()!==
!0)continue;const folder=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at));if(links>MOST_LINKS||(0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__.
FK)(tree,folder)||isThroughLink((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder,(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(at)),tree,links+
1))return!0}return!1}function fileAt(path){try{const stats=path===_read_file_js__WEBPACK_IMPORTED_MODULE_3__.XO?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(
0,{bigint:!0}):(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path,{bigint:!0});return stats.isFile()?`${stats.dev}:${stats.ino}`:null}catch{return null}}}),
5844:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{PQ:()=>lastReport,YC:()=>legFiles,
YR:()=>loadReviewed,_U:()=>loadLegs});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760),_gate_reviewed_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(163),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3972),_merge_leg_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
8521),_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(2938),_read_file_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9057),_read_paths_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
9675),_read_globs_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(1432),_report_index_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(90),_run_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(
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
f6)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.V$)((0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__.A)(error)))}`}}),8272:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{h:()=>merge});var lookup=__webpack_require__(5022),canonical=__webpack_require__(6594),finding=__webpack_require__(6029),
text_text=__webpack_require__(9125),visible=__webpack_require__(3972);const HOUR_MS=36e5,RULE="same-window-everywhere",NAMED=5;function crossFindings(legs){return[
...windowsTogether(legs),...startsTogether(legs)]}function windowsTogether(legs){const openings=side=>legs.flatMap(({cluster,openings:of2})=>of2[side].map(one=>({
cluster,...one}))),[head,base]=[openings("head"),openings("base")],[of,before]=[head,base].map(all=>(0,lookup.me)(all,({policy})=>policy)),each=[...of??[]].map(
([policy,own])=>[own,before?.get(policy)??[]]),met=[[head,base],...each].flatMap(([is,was])=>meetings(is).map(one=>({...one,isOld:isOld(one,is,was)}))).sort((a,b)=>b.
clusters.length-a.clusters.length),worst=met.find(one=>!one.isOld)??met[0];if(!worst)return[];const{at,clusters,policies}=worst,message=(0,text_text.Qq)`${(0,text_text.
BT)("policy",policies,NAMED)}: windows open in ${(0,text_text.U9)(clusters.length,"cluster")} (${(0,text_text.BT)("cluster",clusters,NAMED)}) within an hour of ${(0,text_text.
uR)(at)}. A bad change then reaches all of them before it shows in one.`,remediation=(0,text_text.Qq)`Let the windows of clusters open more than an hour apart, so that one of them begins alone.`,
status=worst.isOld?"unchanged":meetings(base).length===0?"new":"worsened";return[findingOf({severity:"error",status,message,remediation,policy:null},"clusters")]}
function isOld({clusters},is,was){if(JSON.stringify(is)===JSON.stringify(was))return!0;const these=new Set(clusters);return meetings(was.filter(({cluster})=>these.
has(cluster))).some(one=>one.clusters.length===clusters.length)}function meetings(openings){const inOrder=[...openings].sort((a,b)=>a.at-b.at),met=new Map;let to=0;
for(const[from,{at}]of inOrder.entries()){const reached=to;for(;(inOrder[to]?.at??1/0)<at+HOUR_MS;)to+=1;if(to===reached)continue;const near=inOrder.slice(from,
to),clusters=distinct(near.map(({cluster})=>cluster)),key=clusters.join(`
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
sc)(keys)}`)}function findingOf(found,cause){return{rule:RULE,breaks:[RULE],before:null,waiver:null,...{group:null,file:null,line:null,column:null},...found,fingerprint:`${RULE}\
/${cause}`}}function distinct(names){return[...new Set(names)].sort()}var merge_leg=__webpack_require__(8521);function merge(read,{expected,failOn}){const all=read.
flatMap(one=>"why"in one?[]:one).sort((a,b)=>(0,lookup.nG)(a.cluster,b.cluster)),ofCluster=(0,lookup.me)(all,({cluster})=>cluster),legs=[...ofCluster.values()].
flatMap(([leg,...more])=>more.length>0?[]:failOn===null?leg:{...leg,verdict:(0,finding.hm)([leg.verdict,(0,merge_leg.Vj)(leg.findings,failOn)])}),problems=[...problemsOf(
read,ofCluster,expected),...oldReports(legs)],findings=crossFindings(legs),bar=failOn??strictest(legs),cross=(0,merge_leg.Vj)(findings,bar),verdict=problems.length>
0?"unknown":(0,finding.hm)([...legs.map(leg=>leg.verdict),cross]),isRed=cross==="fail"&&bar!=="never"||legs.some(leg=>leg.verdict==="fail"&&(failOn??leg.failOn)!==
"never");return{verdict,wouldFail:verdict==="fail"||verdict==="unknown"||legs.some(leg=>leg.wouldFail),exitCode:verdict==="unknown"?2:isRed?1:0,digest:(0,canonical.
sc)(legs.map(({cluster,digest})=>[cluster,digest])),legs,problems,findings}}function problemsOf(read,ofCluster,expected){const missing=[...new Set(expected)].filter(
cluster=>!ofCluster.has(cluster));return[...read.flatMap(one=>"why"in one?[{code:"broken-report",cluster:null,message:(0,text_text.Qq)`${(0,text_text.UU)("file",
one.source)} ${one.why}. Its cluster was not evaluated; run its job again.`}]:[]),...[...ofCluster].flatMap(([cluster,several])=>{if(several.length===1)return[];
const sources=several.map(({source})=>source),message=(0,text_text.Qq)`There are ${several.length} reports of the cluster ${(0,text_text.UU)("cluster",cluster)} (${(0,text_text.
BT)("file",sources,5)}); neither is used. Give each leg a name of its own.`;return[{code:"two-reports",cluster,message}]}),...missing.map(cluster=>{const message=(0,text_text.
Qq)`There is no report of the cluster ${(0,text_text.UU)("cluster",cluster)}: it was not evaluated. Look at its job.`;return{code:"missing-report",cluster,message}}),
...read.length===0&&expected.length===0?[{code:"missing-report",cluster:null,message:NO_REPORTS}]:[]]}const NO_REPORTS=(0,text_text.Qq)`There are no reports to merge: nothing was evaluated.`,
merge_HOUR_MS=36e5,LONGEST_APART_MS=24*merge_HOUR_MS;function oldReports(legs){const newest=legs.reduce((latest,{at})=>Math.max(latest,at),0);return legs.flatMap(
({cluster,source,at})=>{if(newest-at<=LONGEST_APART_MS)return[];const older=(0,text_text.U9)(Math.floor((newest-at)/merge_HOUR_MS),"hour"),message=(0,text_text.
Qq)`The report of the cluster ${(0,text_text.UU)("cluster",cluster)} (${(0,text_text.UU)("file",source)}) is ${older} older than the newest one, so it may be of another change and another fleet. Run its job again.`;
return[{code:"old-report",cluster,message}]})}function strictest(legs){const bars=legs.map(leg=>leg.failOn);return bars.includes("warning")?"warning":bars.includes(
"error")||bars.length===0?"error":"never"}})};
