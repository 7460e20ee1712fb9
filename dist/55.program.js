export const id=55,ids=[55],modules={739:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{_Y:()=>commandConfiguration,g3:()=>commitsOf,pH:()=>snapshotOriginProblems});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760),_inputs_base_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9215),_inputs_configuration_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9128),
_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3972),_read_file_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
9057),_read_git_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(1263),_text_file_errors_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(2938),_text_text_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(
9125);function commitsOf({baseRef,headRef}){const named=label=>{const found=(0,_read_git_js__WEBPACK_IMPORTED_MODULE_7__.WL)(process.cwd(),label);return{label,commit:"\
sha"in found?found.sha:label}};return headRef===null?null:{base:baseRef===null?null:named(baseRef),head:named(headRef)}}function trackedFiles(path,commits,mostBytes){
const written=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path),{base=null,head}=commits??{},[repo]=base===null?[]:(0,_read_git_js__WEBPACK_IMPORTED_MODULE_7__.
Dx)(process.cwd(),["rev-parse","--show-toplevel"]);if(base===null||head===void 0||repo===void 0)return[];const compared={base:base.commit,head:head.commit,trusted:base.
commit},labels={base:(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(base.label),head:(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(head.label)};
return[...new Set(linksFrom(written))].flatMap(file=>{const inside=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(
repo),file);if(!(0,_read_file_js__WEBPACK_IMPORTED_MODULE_6__.Yw)(inside))return[];const path2=inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
return{path:path2,labels,...(0,_inputs_base_file_js__WEBPACK_IMPORTED_MODULE_2__.c)(repo,compared,path2,mostBytes)}})}function linksFrom(path){const steps=path.
split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep),first=steps.map((_,at)=>steps.slice(0,at+1).join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)||node_path__WEBPACK_IMPORTED_MODULE_1__.
sep).find(one=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(one,{throwIfNoEntry:!1})?.isSymbolicLink());return first===void 0||!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
existsSync)(path)?[path]:[path,...linksFrom((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(first,"..",(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(
first),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(first,path)))]}const SNAPSHOT_BYTES=512*1024**2;function snapshotOriginProblems(paths,commits){return(commits?.
base?paths.filter(path=>path!=="-"&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)):[]).flatMap(written=>{const changed=trackedFiles(written,commits,
SNAPSHOT_BYTES).find(({trusted,head:head2,isEdited})=>isEdited&&head2.id!==null&&trusted.bytes?.equals((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(written))!==
!0);if(changed===void 0)return[];const{base,head}=changed.labels,message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.Qq)`The snapshot ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.
UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(written))} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.aY)(head)} is not that of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.
aY)(base)}: a change must not choose its fleet. Merge it first, or use a snapshot from elsewhere.`;return[(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__.Os)(
null,"inventory-from-head",message)]})}function commandConfiguration(path,commits){if(path===null)return(0,_inputs_configuration_js__WEBPACK_IMPORTED_MODULE_3__.
wx)();const tracked=trackedFiles(path,commits,_inputs_configuration_js__WEBPACK_IMPORTED_MODULE_3__.BT).find(({trusted,head})=>(0,_inputs_base_file_js__WEBPACK_IMPORTED_MODULE_2__.
$)(trusted)||(0,_inputs_base_file_js__WEBPACK_IMPORTED_MODULE_2__.$)(head)),read=tracked?ofBase(path,tracked):ofDisk(path),[first,...others]=read.problems;if(first)
throw new _manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__.ProblemError(first,others);return read}function ofDisk(path){try{return(0,_inputs_configuration_js__WEBPACK_IMPORTED_MODULE_3__.
AM)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path,"utf8"),path,path)}catch(error){throw refused("unreadable-config",path,(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.
Qq)`cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.eu)((0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_8__.A)(error))}`)}}function ofBase(written,file){
const{trusted,labels}=file;if(!(0,_inputs_base_file_js__WEBPACK_IMPORTED_MODULE_2__.$)(trusted)){const only=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.Qq)`is only in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.
aY)(labels.head)}, not in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.aY)(labels.base)}: a change must not bring its own rules. Merge it first, or give a file outside the repository.`;
throw refused("config-from-head",written,only)}return(0,_inputs_configuration_js__WEBPACK_IMPORTED_MODULE_3__.sW)(file,file.path,`${written} of ${labels.base}`)}
function refused(id2,path,why){return new _manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__.ProblemError((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__.Os)(
null,id2,(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.Qq)`The configuration ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__.
RK)(path))} ${why}`),[])}}),1055:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{durationsCommand:()=>durationsCommand});var duration=__webpack_require__(1353),lookup=__webpack_require__(5022),manifest_selector=__webpack_require__(
9485);const SECOND_MS=1e3,MINUTE_MS=6e4;function durationsBlock(times,configured){const once=[...new Map(times.map(time=>[JSON.stringify([time.work,time.name,time.
startedAt]),time])).values()],backwards=once.filter(({tookMs})=>tookMs<0),forwards=once.filter(({tookMs})=>tookMs>=0),groupOf=({labels})=>configured.groups.findIndex(
({selector})=>(0,manifest_selector.ko)(selector,labels)),held=[...(0,lookup.me)(forwards,time=>JSON.stringify([time.work,groupOf(time)])).values()].flatMap(heldAmong),
ofWork=(0,lookup.me)(forwards.filter(time=>!held.includes(time)),({work})=>work),clusters=ofWork.get("cluster")??[],measuredOn=(group,ms)=>{const measured=measure(
clusters.filter(time=>groupOf(time)===group));return{measured,value:measured?.value??(ms===null?null:(0,duration.MP)(ms))}},groups=configured.groups.map(({selector,
duration:duration2,steps},index)=>({selector:(0,manifest_selector.nR)(selector),steps:writtenSteps(steps),...measuredOn(index,duration2)})),durations={default:measuredOn(
-1,configured.default),steps:writtenSteps(configured.steps),groups};return{durations:clusters.length===0?null:durations,waits:[...ofWork].sort(([a],[b])=>(0,lookup.
nG)(a,b)).flatMap(([work,own])=>{const measured=work==="cluster"?null:measure(own);return measured?[{work,measured}]:[]}),leftOut:{held:namesOf(held),backwards:namesOf(
backwards)}}}function namesOf(times){return[...new Set(times.map(({name})=>name))].sort(lookup.nG)}function writtenSteps(steps){if(steps===null)return null;const{
drain,maintenance,validation,return:back}=steps;return{drain:(0,duration.MP)(drain),maintenance:(0,duration.MP)(maintenance),validation:(0,duration.MP)(validation),
return:(0,duration.MP)(back)}}function heldAmong(times){if(times[0]?.work==="pika.steps.scheduled")return[];const usualMs=nearestRank(sortedMs(times),.5),long=times.
filter(({tookMs})=>tookMs>10*usualMs&&tookMs>=60*MINUTE_MS);return long.length>Math.max(1,times.length/4)?[]:long}function measure(times){if(times.length===0)return null;
const sorted=sortedMs(times),percentile90Ms=nearestRank(sorted,.9),step=percentile90Ms<2*MINUTE_MS?SECOND_MS:MINUTE_MS,value=(0,duration.MP)(Math.ceil(percentile90Ms/
step)*step);return{count:sorted.length,medianMs:nearestRank(sorted,.5),percentile90Ms,value}}function sortedMs(times){return times.map(({tookMs})=>tookMs).sort(
(a,b)=>a-b)}function nearestRank(sorted,share){return sorted[Math.max(0,Math.ceil(sorted.length*share)-1)]??0}var snapshot_file=__webpack_require__(3235),visible=__webpack_require__(
3972),dist=__webpack_require__(8815),week=__webpack_require__(7977),plural=__webpack_require__(8392);const WAITS={"karpenter.readyAfter":["node claim","from its\
 creation until it was Initialized"],"kubernetes.podReadyAfter":["pod","from its creation until it was ready"],"pika.steps.scheduled":["maintenance","from Sched\
uled to Started"],"pika.steps.drain":["maintenance","from Started to ObjectsDrained"],"pika.steps.maintenance":["maintenance","from ObjectsDrained to Validating"]};
function renderDurations({durations,waits}){const document=new dist.yo({}),set=(path,value,comment=null)=>{const node=document.createNode(value,{flow:!0});comment!==
null&&(node.comment=` ${comment}`),document.setIn(path,node)},setSteps=(path,steps)=>{steps!==null&&set([...path,"steps"],steps)};if(durations!==null){const{groups,
steps}=durations;set(["durations","default"],durations.default.value,originOf(durations.default)),setSteps(["durations"],steps),groups.forEach((group,i)=>{const path=[
"durations","groups",i];set([...path,"selector"],group.selector),group.value!==null&&set([...path,"duration"],group.value,originOf(group)),setSteps(path,group.steps)})}
for(const{work,measured}of waits){const[thing,what]=WAITS[work]??[work,""];set(["systems",...work.split(".")],measured.value,`${measuredText(measured,thing)}, ${what}`)}
return document.toString({lineWidth:0})}function originOf({measured}){return measured===null?"as it is configured: nothing is recorded":measuredText(measured,"m\
ember cluster")}function measuredText({count,medianMs,percentile90Ms},thing){return`${(0,plural.hS)(count,thing)}: median ${(0,week.Cp)(medianMs)}, 90th percent\
ile ${(0,week.Cp)(percentile90Ms)}`}var systems=__webpack_require__(5198),render=__webpack_require__(2490),text_text=__webpack_require__(9125),base_files=__webpack_require__(
739),deliver=__webpack_require__(3423),options=__webpack_require__(5324),output_path=__webpack_require__(7989);async function durationsCommand(argv,printer){const{
values}=(0,options.lR)("durations",argv),{snapshot:files=[],config=null,output=null}=values;if(files.length===0)throw new options.eb("missing --snapshot FILE...\
 for durations: live objects record the times");const read=(0,base_files._Y)(config,null);(0,output_path.g)(output,(0,lookup.Eb)([...files,config]));const times=[];
for(const file of files){const{snapshot,problems}=await(0,snapshot_file.N)([file]),broken=problems.filter(({severity,code})=>severity==="error"&&code!=="empty-s\
napshot");if(broken.length>0)return(0,deliver.Mr)(broken,printer);times.push(...systems.LB.flatMap(system=>system.recordedTimes?.(snapshot)??[]))}const block=durationsBlock(
times,read.config.durations);for(const notice of noticesOf(block))printer.say(`fleetplan: ${(0,render.yw)(notice)}`);return block.durations===null&&block.waits.
length===0?(printer.say("fleetplan: the snapshots record no times of work. Times are in staged update runs of KubeFleet, NodeClaims, pods and NotifyMaintenances\
."),deliver._q):(0,deliver.cK)(output,renderDurations(block),"text",deliver.CQ,printer)}const LEFT_OUT=[["held","took at least ten times the median and was prob\
ably blocked"],["backwards","ended before it began, as clocks differ"]];function noticesOf({leftOut}){return LEFT_OUT.flatMap(([reason,why])=>{const names=leftOut[reason].
map(one=>(0,text_text.UU)("object",(0,visible.RK)(one)));return names.length===0?[]:(0,text_text.Qq)`Left out: ${(0,text_text.U9)(names.length,"record")} of work that ${(0,text_text.
eu)(why)}: ${(0,text_text.H$)(names,5)}.`})}}),7989:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(
__webpack_exports__,{g:()=>refuseInputs});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3972),_read_file_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9057),_options_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
5324);function refuseInputs(output,inputs,sides=[],isOfRevision=!1){if(output===null)return;const refuse=why=>{throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.
eb(`--output ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)(output)} ${why}; choose another file`)},path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(
output),here=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)("."),tree=here.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).map((_,at,steps)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
resolve)(node_path__WEBPACK_IMPORTED_MODULE_1__.sep,...steps.slice(0,at+1))).findLast(one=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.
join)(one,".git")))??here;isThroughLink(path,tree)&&refuse("leads through a link in the work tree");const real=[path,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(
path)].find(one=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(one));[path,(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(real??".")].some(_read_file_js__WEBPACK_IMPORTED_MODULE_3__.
Gm)&&refuse("lies in .git");const written=fileAt(path);if(written===null)return;const both=sides.filter(side=>side!==null);both.flatMap(({renderedPaths})=>renderedPaths.
filter(one=>(0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__.lQ)(one))).some(one=>(0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__.FK)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
realpathSync)(one),(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path)))&&refuse("is a file of a folder from which policies are rendered");const policies=both.
flatMap(({files,problems})=>[...files.map(file=>file.path),...problems.flatMap(({place})=>place?.file??[])]),from=isOfRevision?tree:".";[...inputs,...policies.map(
one=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from,one))].some(one=>fileAt(one)===written)&&refuse("is an input of this command")}const MOST_LINKS=40;
function isThroughLink(path,tree,links=0){for(let at=path;at!==(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at);at=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
dirname)(at)){if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at,{throwIfNoEntry:!1})?.isSymbolicLink()!==!0)continue;const folder=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at));if(links>MOST_LINKS||(0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__.FK)(tree,folder)||isThroughLink(
(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder,(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(at)),tree,links+1))return!0}return!1}function fileAt(path){
try{const stats=path===_read_file_js__WEBPACK_IMPORTED_MODULE_3__.XO?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(0,{bigint:!0}):(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
statSync)(path,{bigint:!0});return stats.isFile()?`${stats.dev}:${stats.ino}`:null}catch{return null}}}),9215:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{$:()=>isThere,c:()=>baseFile});var _read_git_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1263);function baseFile(repo,commits,path,mostBytes){
const at=commit=>(0,_read_git_js__WEBPACK_IMPORTED_MODULE_0__.Wd)(repo,commit,path,mostBytes),trusted=at(commits.trusted);if(commits.head===commits.trusted)return{
trusted,head:trusted,isEdited:!1};const head=at(commits.head),isHead=({id:id2})=>id2===head.id&&(id2!==null||head.problems.length===0),{base}=commits,isEdited=base!==
null&&!isHead(trusted)&&(base===commits.trusted||!isHead(at(base)));return{trusted,head,isEdited}}function isThere({bytes,problems}){return bytes!==null||problems.
length>0}}),9128:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{AM:()=>configurationIn,
BT:()=>CONFIG_BYTES,sW:()=>trustedConfiguration,wx:()=>builtIn});var _config_read_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9989),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3972),_read_file_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9057),_text_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
9125);const CONFIG_BYTES=256*1024;function builtIn(rulesFrom="the built-in defaults",problems=[]){return{config:(0,_config_read_js__WEBPACK_IMPORTED_MODULE_0__.
sb)(),isUsable:problems.length===0,placeOf:null,problems,rulesFrom,notices:[],proposed:null}}function configurationIn(written,file,where){const read=written===null?
{problems:[(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Os)(null,"invalid-config",NO_TEXT)]}:(0,_config_read_js__WEBPACK_IMPORTED_MODULE_0__.Xg)(written,
file);if("config"in read)return{...read,isUsable:!0,problems:[],rulesFrom:where,notices:[],proposed:null};const unusable=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`The configuration (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.V$)(where)}) cannot be used.`;return builtIn(void 0,[(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.
Os)(null,"invalid-config",unusable),...read.problems])}const NO_TEXT=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`It is not UTF-8 text.`;function trustedConfiguration({
trusted,head,isEdited},file,where){const read=trusted.bytes?configurationIn((0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__._6)(trusted.bytes),file,where):builtIn(
`the built-in defaults (no ${where})`,trusted.problems);if(!isEdited)return read;const shown=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.
RK)(file)),notices=[(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`This change edits the fleetplan configuration (${shown}); the base version was used. Review that change separately.`],
written=head.bytes&&(0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__._6)(head.bytes),[problem]=head.problems;if(!problem&&(head.bytes===null||written!==null)){const proposed={
before:read.config,file,text:written,isFirst:trusted.bytes===null};return{...read,notices,proposed}}const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`After this change the configuration ${shown} cannot be read: ${problem?problem.message:NO_TEXT}`;return{...read,problems:[...read.problems,(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.
Os)(null,"invalid-config",message)],notices}}}),3235:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{N:()=>loadSnapshot,U:()=>readFiles});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_stream__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
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
A)(error))}`]}}),1263:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{Dx:()=>linesOf,
EO:()=>runGit,WL:()=>resolveCommit,Wd:()=>fileAt,iH:()=>fetchCommit,us:()=>revisionRoot,wu:()=>mergeBase});var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1421),node_os__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8161),node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6760),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
5022),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3972),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
9125),_policy_files_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9223),_root_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(1911);const TIMEOUT_MS=12e4,
MAX_OUTPUT_BYTES=256*1024**2,OPTIONS=["--no-pager","--no-replace-objects","--no-optional-locks",...["core.fsmonitor=false",`core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_1__.
devNull}`,"core.commitGraph=false","protocol.allow=never","safe.directory=*","safe.bareRepository=explicit"].flatMap(set=>["-c",set])],ENVIRONMENT={LC_ALL:"C",GIT_CONFIG_NOSYSTEM:"\
1",GIT_CONFIG_GLOBAL:node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,GIT_ATTR_NOSYSTEM:"1",GIT_ALLOW_PROTOCOL:"none",GIT_NO_LAZY_FETCH:"1",GIT_TERMINAL_PROMPT:"0",
GIT_GRAFT_FILE:node_os__WEBPACK_IMPORTED_MODULE_1__.devNull};function runGit(repo,args,input="",variables={}){const{PATH,Path,SystemRoot}=process.env,{error,status,
stdout,stderr}=(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)("git",[...OPTIONS,"-C",repo,...args],{env:{PATH,Path,SystemRoot,...ENVIRONMENT,...variables},
input,timeout:TIMEOUT_MS,maxBuffer:MAX_OUTPUT_BYTES,windowsHide:!0}),failure=error&&"code"in error?String(error.code):error?.name;if(!(failure===void 0||failure===
"EPIPE"&&status!==null&&status!==0))return{ok:!1,reason:`git could not be run to its end (${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.RK)(failure)})`};
if(status===0)return{ok:!0,stdout};const lines=stderr.toString("utf8").trim().split(`
`),fatal="fatal: ",said=(lines.find(line=>line.startsWith(fatal))??lines.at(-1)??"").replace(fatal,"");return{ok:!1,reason:(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.
RK)(said,200)}}function linesOf(repo,args,input=""){const answer=runGit(repo,args,input);return(answer.ok?answer.stdout.toString("utf8").split(`
`):[]).filter(line=>line!=="")}function fetchCommit(repo,commit,{repository,token}){const{protocol,origin}=new URL(repository),header=`http.${origin}/.extrahead\
er`,settings=["credential.helper=","http.followRedirects=false","http.sslVerify=true",`${header}=`],own=token===""?[]:[`--config-env=${header}=FLEETPLAN_AUTHORI\
ZATION`],options=["--depth=1","--no-tags","--no-recurse-submodules","--no-write-fetch-head","--quiet"],args=[...settings.flatMap(set=>["-c",set]),...own,"fetch",
...options,"--end-of-options"],{https_proxy,HTTPS_PROXY,no_proxy,NO_PROXY}=process.env;return runGit(repo,[...args,repository,commit],"",{https_proxy,HTTPS_PROXY,
no_proxy,NO_PROXY,GIT_ALLOW_PROTOCOL:protocol.slice(0,-1),FLEETPLAN_AUTHORIZATION:`AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base6\
4")}`})}function revisionRoot(repo,revision){const commit=resolveCommit(repo,revision);return"sha"in commit?rootsOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(
repo))(commit.sha):(0,_root_js__WEBPACK_IMPORTED_MODULE_7__.YP)(commit)}function fileAt(repo,revision,path,mostBytes){const root=revisionRoot(repo,revision),entry=root.
entries.find(one=>`${path}/`.startsWith(`${one.path}/`));if(entry===void 0)return{bytes:null,problems:root.problems,id:null};const id2=`${entry.mode.slice(0,3)}\
 ${entry.sha}`,problem=(0,_root_js__WEBPACK_IMPORTED_MODULE_7__.PJ)(entry)?(0,_root_js__WEBPACK_IMPORTED_MODULE_7__.OD)(entry.path):(0,_policy_files_js__WEBPACK_IMPORTED_MODULE_6__.
qH)(entry);if(problem!==null||entry.path!==path)return{bytes:null,problems:(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.Eb)([problem]),id:id2};try{const content=root.
read([entry],{files:1,bytesPerFile:mostBytes,bytes:mostBytes}).get(path);return Buffer.isBuffer(content)?{bytes:content,problems:[],id:id2}:{bytes:null,problems:(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.
Eb)([content]),id:id2}}catch(error){if(!(error instanceof _root_js__WEBPACK_IMPORTED_MODULE_7__.F_))throw error;return{bytes:null,problems:[error.problem],id:id2}}}
const rootsOf=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.Oo)(repo=>{const contents=new Map;return(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.Oo)(
commit=>{const list=(...sizes)=>runGit(repo,["ls-tree","-r",...sizes,"-z","--full-tree",commit]),sized=list("-l"),answer=sized.ok?sized:list();if(!answer.ok)return(0,_root_js__WEBPACK_IMPORTED_MODULE_7__.
YP)(incomplete(null,answer.reason));const entries=answer.stdout.toString().split("\0").slice(0,-1).map(line=>{const[,mode="",sha="",size="",path=""]=LINE.exec(line)??
[];return{path,mode,sha,size:Number(size)||0}});return{entries,problems:[],idOf:({sha})=>sha,read:(wanted,limits)=>{const files=wanted.filter(({mode})=>mode!==_root_js__WEBPACK_IMPORTED_MODULE_7__.
Fe),allowed=files.filter(({size=0})=>size<=limits.bytesPerFile),bytes=allowed.reduce((sum,{size=0})=>sum+size,0);return(0,_root_js__WEBPACK_IMPORTED_MODULE_7__.
J5)(files.length,bytes,limits),readInto(contents,repo,withNext(allowed,entries,contents)),new Map(files.map(({path,sha,size=0})=>{const content=size>limits.bytesPerFile?
void 0:contents.get(sha),isTooLarge=content===void 0||content.length>limits.bytesPerFile;return[path,isTooLarge?(0,_root_js__WEBPACK_IMPORTED_MODULE_7__.bi)(path,
limits):content]}))}}})}),LINE=/^(\d+) \w+ (\w+)(?: +(\S+))?\t([^]*)$/,ALONG=256,SMALL_BYTES=16*1024;function withNext(files,all,known2){const unread=files.filter(
({sha})=>!known2.has(sha)),first=unread.length<ALONG?all.findIndex(({sha})=>sha===unread[0]?.sha):-1,next=first<0?[]:all.slice(first,first+ALONG),isSmall=({path,
mode,size=0})=>mode.startsWith("100")&&/\.(?:ya?ml|json)$/.test(path)&&size>0&&size<=SMALL_BYTES;return[...unread,...next.filter(one=>!known2.has(one.sha)&&isSmall(
one))]}function readInto(contents,repo,blobs){const shas=[...new Set(blobs.map(({sha})=>sha))];if(shas.length===0)return;const lacking=said=>{const[sha]=/\b[0-9a-f]{40,64}\b/.
exec(said)??[];return new _root_js__WEBPACK_IMPORTED_MODULE_7__.F_(incomplete(blobs.find(one=>one.sha===sha)?.path??null,said))},answer=runGit(repo,["cat-file",
"--batch","--buffer"],`${shas.join(`
`)}
`);if(!answer.ok)throw lacking(answer.reason);const{stdout}=answer;let start=0;for(const sha of shas){const end=stdout.indexOf(`
`,start),[name,type,size]=stdout.toString("latin1",start,Math.max(start,end)).split(" ");if(name!==sha||type!=="blob")throw lacking(sha);start=end+1+Number(size),
contents.set(sha,stdout.subarray(end+1,start)),start+=1}}function incomplete(path,reason){const what=path===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)(
"The files of the commit are"):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${(0,_root_js__WEBPACK_IMPORTED_MODULE_7__.Dt)(path)} is`,message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${what} not in this clone (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.RK)(reason))}). A shallow clone needs ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)("fetch-depth: 2")}; a partial clone needs actions/checkout without ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)("filter")}.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.
Os)(path===null?null:{file:path,line:1,column:1},"missing-object",message)}function mergeBase(repo,a,b){const[first,second]=[resolveCommit(repo,a),resolveCommit(
repo,b)];return"sha"in first&&"sha"in second?first.sha===second.sha?first.sha:linesOf(repo,["rev-parse","--is-shallow-repository"])[0]==="false"&&linesOf(repo,[
"merge-base",first.sha,second.sha])[0]||null:null}const known=new Map,MAX_REVISION_LENGTH=250,REVISION=/^(?!-)(?!.*(?:\^\{\/|@\{))[^\p{Cc}\p{Cf}\s:\\?*[]+$/u,STEPS=/^(?<name>.[^~^]*)(?<steps>(?:[~^]\d*|\^\{\w*\})*)$/u,
FULL_ID=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/,SHORT_ID=/^[0-9a-f]{4,63}$/;function resolveCommit(repo,revision){const before=known.get(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.
resolve)(repo)}\0${revision}`);if(before!==void 0)return before;const what=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`The revision ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.RK)(revision))}`;if(revision.length>MAX_REVISION_LENGTH||!REVISION.test(revision)){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${what} is not an accepted git revision. Give a branch, a tag or a commit.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.Os)(null,"bad-revisio\
n",message)}const{name="",steps=""}=STEPS.exec(revision)?.groups??{},[meant,...others]=meantBy(repo,name==="@"?"HEAD":name);if(others.length>0){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${what} is ambiguous: several branches, tags or commits have a name or id that begins so. Give the full commit id or ref name (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)("refs/heads/...")}).`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.Os)(null,"bad-revision",message)}const asked=meant===void 0?"refs/heads/.no\
where":meant+steps,answer=runGit(repo,["cat-file","--batch"],`${asked}^{commit}
`),content=answer.ok?answer.stdout.toString("latin1"):"",[,sha="",header=""]=/^(\w+) commit \d+\n(.*?)\n\n/s.exec(content)??[];if(!FULL_ID.test(sha)){const reason=answer.
ok?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)("no branch, tag or commit has that name"):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.
RK)(answer.reason)),message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${what} is not in this clone: ${reason}. Correct it, or fetch it: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)("git fetch")}, or ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)("fetch-depth: 2")} for actions/checkout.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.
Os)(null,"missing-object",message)}const found={sha,parents:Array.from(header.matchAll(/^parent (\w+)$/gm),([,one=""])=>one)};return known.set(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.
resolve)(repo)}\0${sha}`,found),found}function meantBy(repo,name){if(FULL_ID.test(name))return[name];if(name==="HEAD")return linesOf(repo,["show-ref","--verify",
"--hash",name]);const isIn=folder=>name.startsWith(`${folder}/`),isWhole=["heads","tags","remotes"].some(isIn),isOfRemote=name.includes("/")&&["origin",...linesOf(
repo,["remote"])].some(isIn),remote=[`refs/remotes/${name}`,`refs/remotes/${name}/HEAD`],local=isOfRemote?[]:[`refs/heads/${name}`,`refs/tags/${name}`],places=isIn(
"refs")?[name]:isWhole?[`refs/${name}`]:[...remote,...local],lines=linesOf(repo,["for-each-ref","--format=%(refname) %(objectname)",...places]),refs=places.flatMap(
one=>lines.find(line=>line.startsWith(`${one} `))?.split(" ")[1]??[]),ids2=SHORT_ID.test(name)?linesOf(repo,["rev-parse",`--disambiguate=${name}`]):[];return name===
"FETCH_HEAD"?refs.length>0?[]:linesOf(repo,["rev-parse","--verify",name]):[...refs.slice(0,1),...ids2]}})};
