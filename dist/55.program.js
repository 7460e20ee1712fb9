export const id=55,ids=[55],modules={739:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{_T:()=>baseConfig,g3:()=>commitsOf,pH:()=>snapshotOriginProblems});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760),_config_read_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9989),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
3972),_read_git_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1263),_read_file_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9057),_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
2938),_text_text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9125);function commitsOf({baseRef,headRef}){const named=label=>{const found=(0,_read_git_js__WEBPACK_IMPORTED_MODULE_3__.
WL)(process.cwd(),label);return{label,commit:found.missing?label:found.value}};return headRef===null?null:{base:baseRef===null?null:named(baseRef),head:named(headRef)}}
function trackedFiles(path,commits,mostBytes){const written=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path),[base,head]=[commits?.base??null,commits?.head],
[repo]=base===null?[]:(0,_read_git_js__WEBPACK_IMPORTED_MODULE_3__.Dx)(process.cwd(),["rev-parse","--show-toplevel"]);if(base===null||head===void 0||repo===void 0)
return[];const labels=[base,head].map(({label})=>(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__.RK)(label));return[...new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
existsSync)(written)?[written,(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(written)]:[written])].flatMap(file=>{const inside=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
relative)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(repo),file);if(!(0,_read_file_js__WEBPACK_IMPORTED_MODULE_4__.Yw)(inside))return[];const path2=inside.
split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/"),[before,after]=[base,head].map(({commit})=>(0,_read_git_js__WEBPACK_IMPORTED_MODULE_3__.Wd)(repo,commit,
path2,mostBytes));return[{path:path2,labels,before,after}]})}const MOST_SNAPSHOT_BYTES=512*1024**2;function snapshotOriginProblems(paths,commits){return(commits?.
base?paths.filter(path=>path!=="-"&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)):[]).flatMap(written=>{const changed=trackedFiles(written,commits,
MOST_SNAPSHOT_BYTES).find(({before,after})=>{const isOfBase=bytes=>before.bytes?.equals(bytes)===!0;return after.bytes!==null&&!isOfBase(after.bytes)&&!isOfBase(
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(written))});if(changed===void 0)return[];const[base,head]=changed.labels,message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.
Qq)`The snapshot ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__.RK)(written))} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.
aY)(head)} is not that of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.aY)(base)}: a change must not choose its fleet. Merge it first, or use a snapshot from elsewhere.`;
return[(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__.Os)(null,"inventory-from-head",message)]})}const MOST_CONFIG_BYTES=256*1024;function baseConfig(path,commits){
const unedited={notices:[],proposed:null};if(path===null)return{config:(0,_config_read_js__WEBPACK_IMPORTED_MODULE_2__.sb)(),placeOf:null,rulesFrom:"the built-i\
n defaults",...unedited};const isThere=({bytes,problems})=>bytes!==null||problems.length>0,tracked=trackedFiles(path,commits,MOST_CONFIG_BYTES).find(({before,after})=>isThere(
before)||isThere(after));if(tracked!==void 0)return fromBase(path,tracked);try{const read=(0,_config_read_js__WEBPACK_IMPORTED_MODULE_2__.Xg)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
readFileSync)(path,"utf8"),path);return"problems"in read?read:{...read,rulesFrom:path,...unedited}}catch(error){const why=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.
Qq)`cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.eu)((0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__.A)(error))}`;return refused("unread\
able-config",path,why)}}function fromBase(written,{path,labels,before,after}){const[base,head]=[(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.aY)(labels[0]),(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.
aY)(labels[1])];if(before.problems.length>0)return{problems:before.problems};const only=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.Qq)`is only in ${head}, not in ${base}: a change must not bring its own rules. Merge it first, or give a file outside the repository.`;
if(before.bytes===null)return refused("config-from-head",written,only);const[oldText,newText]=[(0,_read_file_js__WEBPACK_IMPORTED_MODULE_4__._6)(before.bytes),after.
bytes&&(0,_read_file_js__WEBPACK_IMPORTED_MODULE_4__._6)(after.bytes)],isReadable=after.problems.length===0&&(after.bytes===null||newText!==null);if(oldText===null||
!isReadable){const why=after.problems[0]?.message??(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.Qq)`It is not UTF-8 text.`;return refused("invalid-config",written,
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.Qq)`of ${oldText===null?base:head} cannot be read. ${why}`)}const read=(0,_config_read_js__WEBPACK_IMPORTED_MODULE_2__.
Xg)(oldText,path);if("problems"in read)return read;const result={...read,rulesFrom:`${written} of ${labels[0]}`};if(after.bytes?.equals(before.bytes)){const isOnDisk=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
existsSync)(written)&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(written).equals(before.bytes),differs=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__.RK)(written))} on disk differs from the version of ${base}, which was used.`;
return{...result,notices:isOnDisk?[]:[differs],proposed:null}}const notice=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.Qq)`This change edits the fleetplan configuration (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.
UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__.RK)(written))}); the version of ${base} was used. Review that change separately.`,proposed={before:read.
config,file:path,text:newText,isFirst:!1};return{...result,notices:[notice],proposed}}function refused(id2,path,why){return{problems:[(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__.
Os)(null,id2,(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.Qq)`The configuration ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__.
RK)(path))} ${why}`)]}}}),1055:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{durationsCommand:()=>durationsCommand});var duration=__webpack_require__(1353),lookup=__webpack_require__(5022),manifest_selector=__webpack_require__(
9485);const SECOND_MS=1e3,MINUTE_MS=6e4,NEAR_ENOUGH_MS=5*MINUTE_MS,WITHOUT_SETTING=new Set(["node","cluster","kubernetes.daemonSetPods"]);function durationsBlock(times,configured,label){
const once=[...new Map(times.map(time=>[JSON.stringify([time.work,time.name,time.startedAt]),time])).values()],forwards=once.filter(({leastMs})=>leastMs>=0),near=forwards.
filter(({leastMs,mostMs})=>mostMs-leastMs<=Math.max(NEAR_ENOUGH_MS,leastMs)),groupOf=({labels})=>configured.groups.findIndex(({selector})=>(0,manifest_selector.
ko)(selector,labels)),valueOf=time=>label===null?"":time.labels[label]??"",settings=(0,lookup.me)(near,time=>JSON.stringify([time.work,groupOf(time),valueOf(time)])),
held=new Set([...settings.values()].flatMap(heldAmong)),ofWork=(0,lookup.me)(near.filter(time=>!held.has(time)),({work})=>work),targets=[{thing:"node",all:ofWork.
get("node")??[]},{thing:"member cluster",all:ofWork.get("cluster")??[]}],[nodes,clusters]=targets.map(({all})=>all),measuredOn=(isOne,ms)=>{const own=targets.map(
({thing:thing2,all})=>({thing:thing2,measured:measure(all.filter(isOne))})),{thing,measured}=own.find(one=>one.measured)??{thing:"member cluster",measured:null};
return{measured,thing,value:measured?.value??(ms===null?null:(0,duration.MP)(ms))}},isOther=time=>groupOf(time)<0&&valueOf(time)==="",byLabel=targets.flatMap(({
thing,all})=>{const labeled=all.filter(time=>groupOf(time)<0&&valueOf(time)!=="");return inOrder((0,lookup.me)(labeled,valueOf)).map(([value,own])=>{const[selector,
measured]=[{matchLabels:{[label??""]:value}},measure(own)];return{selector,steps:null,measured,thing,value:measured?.value??null}})});return{durations:(nodes?.length??
0)+(clusters?.length??0)===0?null:{default:measuredOn(isOther,configured.default),steps:writtenSteps(configured.steps),groups:[...configured.groups.map(({selector,
duration:duration2,steps},index)=>({selector:(0,manifest_selector.nR)(selector),steps:writtenSteps(steps),...measuredOn(time=>groupOf(time)===index,duration2)})),
...byLabel],clusters:nodes?.some(isOther)?measure((clusters??[]).filter(isOther)):null},waits:inOrder(ofWork).flatMap(([work,own])=>{const measured=WITHOUT_SETTING.
has(work)?null:measure(own);return measured?[{work,measured}]:[]}),daemonSetPods:measure(ofWork.get("kubernetes.daemonSetPods")??[]),held:[...held].map(({name,mostMs})=>({
name,ms:mostMs})).sort((a,b)=>(0,lookup.nG)(a.name,b.name)),tooFarApart:forwards.length-near.length,backwards:[...new Set(once.flatMap(({name,leastMs})=>leastMs<
0?name:[]))].sort()}}function inOrder(groups){return[...groups].sort(([a],[b])=>(0,lookup.nG)(a,b))}function writtenSteps(steps){if(steps===null)return null;const{
drain,maintenance,validation,return:back}=steps;return{drain:(0,duration.MP)(drain),maintenance:(0,duration.MP)(maintenance),validation:(0,duration.MP)(validation),
return:(0,duration.MP)(back)}}function heldAmong(times){if(times[0]?.work==="pika.steps.scheduled")return[];const usualMs=nearestRank(sortedMs(times),.5),long=times.
filter(({leastMs})=>leastMs>10*usualMs&&leastMs>=60*MINUTE_MS);return long.length>Math.max(1,times.length/4)?[]:long}function measure(times){if(times.length===0)
return null;const sorted=sortedMs(times),percentile90Ms=nearestRank(sorted,.9),step=percentile90Ms<2*MINUTE_MS?SECOND_MS:MINUTE_MS,value=(0,duration.MP)(Math.ceil(
percentile90Ms/step)*step);return{count:sorted.length,medianMs:nearestRank(sorted,.5),percentile90Ms,value}}function sortedMs(times){return times.map(({mostMs})=>mostMs).
sort((a,b)=>a-b)}function nearestRank(sorted,share){return sorted[Math.max(0,Math.ceil(sorted.length*share)-1)]??0}var visible=__webpack_require__(3972),plural=__webpack_require__(
8392),written=__webpack_require__(8111);const DURATIONS_FORMATS=["text","json"],INDENT="  ",WAITS={"karpenter.readyAfter":["node claim","from its creation until\
 it was Initialized"],"kubernetes.podReadyAfter":["pod","from its creation until it was ready"],"pika.steps.scheduled":["maintenance","from Scheduled to Started"],
"pika.steps.drain":["maintenance","from Started to ObjectsDrained"],"pika.steps.maintenance":["maintenance","from ObjectsDrained to Validating"]};function renderDurations(block,format){
const yaml=`${[...targetLines(block),...waitLines(block)].join(`
`)}
`;return format==="json"?durationsJson(block,yaml):yaml}function targetLines({durations}){if(durations===null)return[];const{clusters,groups,steps}=durations;return[
"durations:",...[...settingLines("default",durations.default),...clusters===null?[]:[`# ${measuredText(clusters,"member cluster")}: ${clusters.value}. They need\
 a group with a selector of their labels, as the default is that of nodes.`],...stepsLines(steps),...groups.length>0?["groups:"]:[],...groups.flatMap(group=>{const[
first,...rest]=[`selector: ${JSON.stringify(group.selector)}`,...group.value===null?[]:settingLines("duration",group),...stepsLines(group.steps)];return[`${INDENT}\
- ${first}`,...rest.map(line=>`${INDENT.repeat(2)}${line}`)]})].map(line=>`${INDENT}${line}`)]}function settingLines(name,{measured,thing,value}){return[`# ${measured===
null?"as it is configured: nothing is recorded":measuredText(measured,thing)}`,`${name}: ${value??""}`]}function stepsLines(steps){return steps===null?[]:[`step\
s: { ${Object.entries(steps).map(([name,value])=>`${name}: ${value}`).join(", ")} }`]}function waitLines({waits}){let open=[];return waits.flatMap(({work,measured})=>{
const path=["systems",...work.split(".")],shared=path.findIndex((step,i)=>step!==open[i]),setting=path.pop()??"";open=path;const[thing,what]=WAITS[work]??[work,
""],inner=INDENT.repeat(path.length);return[...path.slice(shared).map((step,i)=>`${INDENT.repeat(shared+i)}${step}:`),`${inner}# ${measuredText(measured,thing)}\
, ${what}`,`${inner}${setting}: ${measured.value}`]})}function measuredText({count,medianMs,percentile90Ms},thing){return`${(0,plural.hS)(count,thing)}: median ${exactText(
medianMs)}, 90th percentile ${exactText(percentile90Ms)}`}function exactText(ms){const seconds=Math.round(ms/1e3),shown=[[Math.floor(seconds/3600),"h"],[Math.floor(
seconds%3600/60),"m"],[seconds%60,"s"]].filter(([value])=>value>0).map(([value,unit])=>`${value}${unit}`);return shown.length===0?"0s":shown.join(" ")}function durationsJson(block,yaml){
const{durations,waits,daemonSetPods,held,tooFarApart,backwards}=block,targets=durations===null?[]:[{...durations.default,selector:null},...durations.groups];return(0,written.
s$)({measured:[...targets.flatMap(({measured,thing,selector})=>measured===null?[]:[{setting:"durations",thing,selector,...figures(measured)}]),...waits.map(({work,
measured})=>({setting:`systems.${work}`,thing:WAITS[work]?.[0],selector:null,...figures(measured)}))],daemonSetPods:daemonSetPods&&figures(daemonSetPods),held:held.
map(({name,ms})=>({name,seconds:ms/1e3})),tooFarApart,backwards,block:yaml})}function figures({count,medianMs,percentile90Ms,value}){return{count,medianSeconds:medianMs/
1e3,percentile90Seconds:percentile90Ms/1e3,value}}var systems=__webpack_require__(9271),render=__webpack_require__(2490),text_text=__webpack_require__(9125),base_files=__webpack_require__(
739),deliver=__webpack_require__(3423),options=__webpack_require__(5324),output_path=__webpack_require__(7989),snapshot_file=__webpack_require__(9501);async function durationsCommand(argv,printer){
const{values}=(0,options.lR)("durations",argv),{snapshot:files=[],config=null,output=null,by=null}=values;if(files.length===0)throw new options.eb("missing --sn\
apshot FILE... for durations: live objects record the times");const format=(0,options.yL)("--format",values.format??"text",DURATIONS_FORMATS),read=(0,base_files.
_T)(config,null);if("problems"in read)return(0,deliver.Mr)(read.problems,printer);(0,output_path.g)(output,(0,lookup.Eb)([...files,config]));const snapshots=[];
for(const file of files){const{snapshot,problems}=await(0,snapshot_file.N)([file]),broken=problems.filter(({severity,code})=>severity==="error"&&code!=="empty-s\
napshot");if(broken.length>0)return(0,deliver.Mr)(broken,printer);snapshots.push(snapshot)}const times=systems.LB.flatMap(system=>system.recordedTimes?.(snapshots)??
[]),block=durationsBlock(times,read.config.durations,by);for(const notice of noticesOf(block))printer.say(`fleetplan: ${(0,render.yw)(notice)}`);return block.durations===
null&&block.waits.length===0?(printer.say("fleetplan: the snapshots record no times of work. Times are in staged update runs of KubeFleet, NodeClaims, pods, Not\
ifyMaintenances, and in two snapshots of one NodeWright or Skyhook rollout taken while a batch is at work and after it."),deliver._q):(0,deliver.cK)(output,renderDurations(
block,format),(0,deliver.I)(format),deliver.CQ,printer)}const SHOWN=5;function noticesOf({held,daemonSetPods,tooFarApart,backwards}){const shown=one=>(0,text_text.
UU)("object",(0,visible.RK)(one)),slow=held.map(one=>(0,text_text.Qq)`${shown(one.name)} took ${(0,text_text.eu)(exactText(one.ms))}`);return(0,lookup.Eb)([held.
length>0&&(0,text_text.Qq)`Left out, probably blocked: ${(0,text_text.U9)(held.length,"measurement")} of at least ten times the median. ${(0,text_text.H$)(slow,
SHOWN)}.`,daemonSetPods!==null&&(0,text_text.Qq)`${(0,text_text.eu)(measuredText(daemonSetPods,"pod"))} of DaemonSets from creation to ready. Their updates are planned with durations, like all work on a node. Give their nodes a group if nothing else works on these.`,
tooFarApart>0&&(0,text_text.Qq)`${(0,text_text.U9)(tooFarApart,"node")} ended between two snapshots that are too far apart to measure the work. Take snapshots closer together than the work on one node.`,
backwards.length>0&&(0,text_text.Qq)`Not used, the clocks differ: ${(0,text_text.U9)(backwards.length,"record")} of work that ended before it began: ${(0,text_text.
H$)(backwards.map(shown),SHOWN)}.`])}}),7989:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
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
statSync)(path,{bigint:!0});return stats.isFile()?`${stats.dev}:${stats.ino}`:null}catch{return null}}}),8111:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Mp:()=>written,f$:()=>SCHEMA_VERSION,s$:()=>jsonText,wo:()=>placeJson});var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
650),_text_instant_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5357),_text_render_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2490);const SCHEMA_VERSION=1;
function jsonText(value){return`${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__.yJ)(JSON.stringify({schemaVersion:SCHEMA_VERSION,...value},null,2))}
`}const INSTANTS=new Set(["at","from","to","start","end","finish","until","since","takenAt","peakAt","searchedUntil"]);function written(object,...keys){const fields={};
for(const key of keys){const value=object[key];fields[key]=typeof value=="number"&&INSTANTS.has(key)?(0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_2__.r)(value):
isText(value)?(0,_text_render_js__WEBPACK_IMPORTED_MODULE_1__.Ul)(value):value}return fields}function isText(value){return typeof value=="object"&&value!==null&&
Array.isArray(value.parts)}function placeJson(place){return{file:place?.file??null,line:place?.line??null,column:place?.column??null}}})};
