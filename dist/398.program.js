export const id=398,ids=[398],modules={4317:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{XV:()=>parseFailOn,p0:()=>duration,parsePlanArguments:()=>parsePlanArguments,up:()=>planArguments});var _config_duration_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1353),_report_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7763),_options_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5324);function parsePlanArguments(argv){
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
8272),_report_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7763),_arguments_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4317),_deliver_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
3423),_options_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5324),_output_path_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(7989),_report_files_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
4804);function mergeCommand(argv,output){const{values,paths}=(0,_options_js__WEBPACK_IMPORTED_MODULE_4__.lR)("merge",argv),{expect=[],output:path=null}=values;if(paths.
length===0)throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.eb("missing REPORT.json... for merge: the JSON reports of plans");const format=(0,_options_js__WEBPACK_IMPORTED_MODULE_4__.
yL)("--format",values.format??"text",_report_index_js__WEBPACK_IMPORTED_MODULE_1__.yr),expected=expect.flatMap(one=>one.split(",")).map(one=>one.trim());if(expected.
includes(""))throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.eb("--expect has an empty name; give NAME,...");(0,_output_path_js__WEBPACK_IMPORTED_MODULE_5__.
g)(path,(0,_report_files_js__WEBPACK_IMPORTED_MODULE_6__.YC)(paths));const merged=(0,_merge_merge_js__WEBPACK_IMPORTED_MODULE_0__.h)((0,_report_files_js__WEBPACK_IMPORTED_MODULE_6__.
_U)(paths),{expected,failOn:(0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__.XV)(values["fail-on"])}),text=(0,_report_index_js__WEBPACK_IMPORTED_MODULE_1__.t3)(merged,
format,(0,_deliver_js__WEBPACK_IMPORTED_MODULE_3__.Z8)(path,output));return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_3__.cK)(path,text,(0,_deliver_js__WEBPACK_IMPORTED_MODULE_3__.
I)(format),merged.exitCode,output)}}),7989:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{g:()=>refuseInputs});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6760),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
3972),_read_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9057),_options_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5324);function refuseInputs(output,inputs,sides=[],isOfRevision=!1){
if(output===null)return;const refuse=why=>{throw new _options_js__WEBPACK_IMPORTED_MODULE_3__.eb(`--output ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.
RK)(output)} ${why}; choose another file`)},path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(output),here=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(
"."),tree=here.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).map((_,at,steps)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(node_path__WEBPACK_IMPORTED_MODULE_1__.
sep,...steps.slice(0,at+1))).findLast(one=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(one,".git")))??here;
isThroughLink(path,tree)&&refuse("leads through a link in the work tree");const real=[path,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)].find(one=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
existsSync)(one));[path,(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(real??".")].some(one=>one.toLowerCase().split(node_path__WEBPACK_IMPORTED_MODULE_1__.
sep).includes(".git"))&&refuse("lies in .git");const written=fileAt(path);if(written===null)return;const both=sides.filter(side=>side!==null);both.flatMap(({renderedPaths})=>renderedPaths.
filter(one=>(0,_read_file_js__WEBPACK_IMPORTED_MODULE_2__.lQ)(one))).some(one=>(0,_read_file_js__WEBPACK_IMPORTED_MODULE_2__.FK)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
realpathSync)(one),(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path)))&&refuse("is a file of a folder from which policies are rendered");const policies=both.
flatMap(({files,problems})=>[...files.map(file=>file.path),...problems.flatMap(({place})=>place?.file??[])]),from=isOfRevision?tree:".";[...inputs,...policies.map(
one=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from,one))].some(one=>fileAt(one)===written)&&refuse("is an input of this command")}const MOST_LINKS=40;
function isThroughLink(path,tree,links=0){for(let at=path;at!==(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at);at=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
dirname)(at)){if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at,{throwIfNoEntry:!1})?.isSymbolicLink()!==!0)continue;const folder=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at));if(links>MOST_LINKS||(0,_read_file_js__WEBPACK_IMPORTED_MODULE_2__.FK)(tree,folder)||isThroughLink(
(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder,(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(at)),tree,links+1))return!0}return!1}function fileAt(path){
try{const stats=path===_read_file_js__WEBPACK_IMPORTED_MODULE_2__.XO?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(0,{bigint:!0}):(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
statSync)(path,{bigint:!0});return stats.isFile()?`${stats.dev}:${stats.ino}`:null}catch{return null}}}),8272:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{h:()=>merge});var lookup=__webpack_require__(5022),text_text=__webpack_require__(9125),canonical=__webpack_require__(
6594),report_json=__webpack_require__(6991),merge_leg=__webpack_require__(8521);const HOUR_MS=36e5,RULE="same-window-everywhere";function crossFindings(legs){return[
...windowsTogether(legs),...startsTogether(legs)]}function windowsTogether(legs){const[all,base]=[openingsOf(legs,"head"),openingsOf(legs,"base")],baseOf=(0,lookup.
me)(base,({policy})=>policy),each=[...(0,lookup.me)(all,({policy})=>policy)].map(([policy,head])=>({head,base:baseOf.get(policy)??[]})),met=[{head:all,base},...each].
flatMap(scope=>meetings(scope.head).map(one=>({...one,isOld:isOld(one,scope)}))).sort((a,b)=>b.clusters.length-a.clusters.length),worst=met.find(one=>!one.isOld)??
met[0];if(!worst)return[];const{at,clusters,policies}=worst,names=(0,text_text.H$)(policies.map(one=>(0,text_text.UU)("policy",one)),NAMED);return[{...UNPLACED,
severity:"error",status:worst.isOld?"unchanged":meetings(base).length===0?"new":"worsened",message:(0,text_text.Qq)`${names}: windows open in ${(0,text_text.U9)(
clusters.length,"cluster")} (${clusterNames(clusters)}) within an hour of ${(0,text_text.uR)(at)}. A bad change then reaches all of them before it shows in one.`,
remediation:(0,text_text.Qq)`Let the windows of clusters open more than an hour apart, so that one of them begins alone.`,policy:null,fingerprint:`${RULE}/clust\
ers`,waiver:null}]}function isOld({clusters},{head,base}){if(JSON.stringify(head)===JSON.stringify(base))return!0;const these=new Set(clusters);return meetings(
base.filter(({cluster})=>these.has(cluster))).some(one=>one.clusters.length===clusters.length)}function openingsOf(legs,side){return legs.flatMap(({cluster,policies})=>policies.
flatMap(policy=>(policy[side]?.groups??[]).flatMap(({openings})=>openings.map(at=>({at,cluster,policy:nameOf(policy)})))))}function meetings(openings){const inOrder=[
...openings].sort((a,b)=>a.at-b.at),met=new Map;let to=0;for(const[from,{at}]of inOrder.entries()){const reached=to;for(;(inOrder[to]?.at??1/0)<at+HOUR_MS;)to+=
1;if(to===reached)continue;const near=inOrder.slice(from,to),clusters=distinct(near,"cluster");if(clusters.length<2)continue;const key=clusters.join(`
`);met.has(key)||met.set(key,{at,clusters,policies:distinct(near,"policy")})}return[...met.values()]}function distinct(near,key){return[...new Set(near.map(one=>one[key]))].
sort()}function startsTogether(legs){const merged=legs.reduce((latest,{at})=>Math.max(latest,at),0),begun=legs.flatMap(begunIn).map(one=>({...one,at:Math.max(one.
at,merged)})),first=[...(0,lookup.me)(begun,({isRemoved,policy})=>JSON.stringify([isRemoved,policy.system,nameOf(policy)])).values()].flatMap(all=>firstOf(all)??
[]);return[...(0,lookup.me)(first,({isRemoved,at,clusters,of})=>JSON.stringify([isRemoved,at,clusters,of])).values()].map(togetherFinding)}function begunIn({cluster,
at,policies,removed}){return[...policies.flatMap(policy=>{const starts=(0,merge_leg.C5)(policy).map(({start})=>start),isRemoved=policy.change==="removed";return starts.
length===0?[]:[{cluster,policy,isRemoved,at:Math.min(...starts)}]}),...removed.map(({policy})=>({cluster,policy,isRemoved:!0,at}))]}function firstOf(begun){const[
{policy,isRemoved}]=begun,at=Math.min(...begun.map(one=>one.at)),clusters=distinct(begun.filter(one=>one.at<at+HOUR_MS),"cluster"),of=distinct(begun,"cluster").
length;return clusters.length<2||clusters.length*2<=of?null:{policy,isRemoved,at,clusters,of}}function togetherFinding(alike){const[{policy,isRemoved,at,clusters,
of}]=alike,keys=alike.map(one=>nameOf(one.policy)).sort(),names=(0,text_text.H$)(keys.map(key=>(0,text_text.UU)("policy",key)),NAMED),{length}=clusters,isOne=keys.
length===1,[starts,start]=isRemoved?["goes","go"]:["starts","start"],all=length<of?(0,text_text.Qq)`${length} of the ${of}`:length===2?(0,text_text.Qq)`Both`:(0,text_text.
Qq)`All ${length}`;return{...UNPLACED,severity:"warning",status:"new",message:(0,text_text.Qq)`${all} clusters ${(0,text_text.eu)(isRemoved?"from":"in")} which ${names} ${(0,text_text.
eu)(isOne?starts:start)} (${clusterNames(clusters)}) ${(0,text_text.eu)(isRemoved?"lose":"start")} ${(0,text_text.eu)(isOne?"it":"them")} within an hour of ${(0,text_text.
uR)(at)}. No cluster shows what the change does before ${(0,text_text.eu)(length<of?"these":"the others")} have it.`,remediation:isRemoved?(0,text_text.Qq)`Remove it from one cluster first.`:
(0,text_text.Qq)`Merge the change for one cluster first, or give the clusters windows that open hours apart.`,policy:isOne?refOf(policy):null,waiver:null,fingerprint:`${RULE}\
/${isRemoved?"removals":"starts"}/${(0,canonical.s)(keys)}`}}function clusterNames(clusters){return(0,text_text.H$)(clusters.map(cluster=>(0,text_text.UU)("clus\
ter",cluster)),NAMED)}function refOf({system,kind,namespace,name}){return{system,kind,namespace,name}}const UNPLACED={rule:RULE,breaks:[RULE],also:null,before:null,
group:null,file:null,line:null,column:null},NAMED=5;function nameOf({kind,namespace,name}){return namespace===null?`${kind}/${name}`:`${kind}/${namespace}/${name}`}
function merge(read,{expected,failOn}){const all=read.flatMap(one=>"why"in one?[]:one).sort((a,b)=>(0,lookup.nG)(a.cluster,b.cluster)),sources=(0,lookup.me)(all,
({cluster})=>cluster),isTwice=({cluster})=>(sources.get(cluster)?.length??0)>1,legs=all.filter(leg=>!isTwice(leg)).map(leg=>heldTo(leg,failOn)),problem=(code,cluster,message)=>({
code,cluster,message}),newest=legs.reduce((latest,{at})=>Math.max(latest,at),0),problems=[...read.flatMap(one=>"why"in one?problem("broken-report",null,(0,text_text.
Qq)`${(0,text_text.UU)("file",one.source)} ${one.why}. Its cluster was not evaluated; run its job again.`):[]),...[...sources].flatMap(([cluster,several])=>{if(several.
length===1)return[];const files=several.map(({source})=>(0,text_text.UU)("file",source)),message=(0,text_text.Qq)`There are ${several.length} reports of the cluster ${(0,text_text.
UU)("cluster",cluster)} (${(0,text_text.H$)(files,5)}); neither is used. Give each leg a name of its own.`;return problem("two-reports",cluster,message)}),...[...new Set(
expected)].filter(cluster=>!sources.has(cluster)).map(cluster=>problem("missing-report",cluster,(0,text_text.Qq)`There is no report of the cluster ${(0,text_text.
UU)("cluster",cluster)}: it was not evaluated. Look at its job.`)),...legs.filter(({at})=>newest-at>LONGEST_APART_MS).map(({cluster,source,at})=>{const older=(0,text_text.
U9)(Math.floor((newest-at)/merge_HOUR_MS),"hour"),message=(0,text_text.Qq)`The report of the cluster ${(0,text_text.UU)("cluster",cluster)} (${(0,text_text.UU)(
"file",source)}) is ${older} older than the newest one, so it may be of another change and another fleet. Run its job again.`;return problem("old-report",cluster,
message)}),...read.length===0&&expected.length===0?[problem("missing-report",null,(0,text_text.Qq)`There are no reports to merge: nothing was evaluated.`)]:[]],
findings=crossFindings(legs),bar=failOn??strictest(legs),cross=(0,merge_leg.Vj)(findings,bar),verdict=[...legs.map(({verdict:verdict2})=>verdict2),cross,...problems.
length>0?["unknown"]:[]].reduce((a,b)=>merge_leg.Vz[b]>merge_leg.Vz[a]?b:a,"pass"),isRed=legs.some(leg=>leg.verdict==="fail"&&(failOn??leg.failOn)!=="never")||cross===
"fail"&&bar!=="never";return{verdict,wouldFail:verdict==="fail"||verdict==="unknown"||legs.some(leg=>leg.wouldFail),exitCode:verdict==="unknown"?2:isRed?1:0,digest:(0,canonical.
s)(legs.map(({cluster,digest})=>[cluster,digest])),legs,problems,findings,waves:legs.flatMap(leg=>waveOf(leg)??[]).sort((a,b)=>a.start-b.start||(0,lookup.nG)(a.
cluster,b.cluster))}}const merge_HOUR_MS=36e5,LONGEST_APART_MS=24*merge_HOUR_MS;function strictest(legs){const bars=legs.map(leg=>leg.failOn);return bars.includes(
"warning")?"warning":bars.includes("error")||bars.length===0?"error":"never"}function heldTo(leg,failOn){const held=failOn===null?leg.verdict:(0,merge_leg.Vj)(leg.
findings,failOn);return merge_leg.Vz[held]>merge_leg.Vz[leg.verdict]?{...leg,verdict:held}:leg}function waveOf({cluster,at,policies,removed,starting,peaks}){const rolling=policies.
filter(policy=>(0,merge_leg.C5)(policy).length>0),started=rolling.flatMap(policy=>(0,merge_leg.C5)(policy));if(started.length===0&&removed.length===0)return null;
const atOnce=removed.length>0?[at]:[],finishes=[...started.map(({finish})=>finish),...atOnce],{unit,targets}=added([...started.length>0?[starting]:[],...removed]),
isCounted=of=>of.unit===unit,gone=removed.filter(isCounted),losses=rolling.filter(policy=>(0,merge_leg.C5)(policy).some(isCounted)).map(({head})=>head?.worstLoss??
0);return{cluster,start:Math.min(...started.map(({start})=>start),...atOnce),finish:finishes.includes(null)?null:Math.max(...finishes.map(end=>end??0)),unit,targets,
batches:started.filter(isCounted).reduce((sum,{batches})=>sum+batches,gone.length>0?1:0),peakAtOnce:peaks.get(unit)??0,worstLoss:Math.max(added(gone).targets,...losses)}}
function added(all){const unit=report_json.Q.find(one=>all.some(counted=>counted.unit===one))??"node",targets=all.reduce((sum,one)=>sum+(one.unit===unit?one.targets:
0),0);return{unit,targets}}})};
