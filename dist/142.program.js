export const id=142,ids=[142],modules={3235:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{N:()=>loadSnapshot,U:()=>readFiles});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_stream__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
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
A)(error))}`]}}),9675:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{DR:()=>filesBelow,
Pf:()=>folderRoot,Vv:()=>readPaths,qB:()=>givenFolder});var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573),node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
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
/${path}`})}}return{entries:(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.$)(entries),problems}}}),1570:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{F$:()=>chooseClusters,r$:()=>decider,FO:()=>exitCodeOf,sB:()=>heldByClusters,SA:()=>makeRun,Cv:()=>unchanged});var clusters=__webpack_require__(
1406),lookup=__webpack_require__(5022),finding=__webpack_require__(6029),finding_text=__webpack_require__(5249),rule=__webpack_require__(9394),system=__webpack_require__(
3439),text_text=__webpack_require__(9125),plural=__webpack_require__(8392),differences=__webpack_require__(964),gate_reviewed=__webpack_require__(163),windows=__webpack_require__(
8905);function compareEffects(plan2,reviewed){const{pairs,gone}=(0,gate_reviewed.N3)(plan2,reviewed),groups=pairs.flatMap(({policy,before})=>before?pairedGroups(
plan2,policy,before):[]);return{worse:[...pairs.flatMap(({policy:{ref,effect},before})=>before||effect.peakAtOnce===0&&effect.worstLoss===0?[]:(0,text_text.Qq)`${nameOf(
ref)} disrupts ${(0,text_text.U9)(effect.peakAtOnce,"target")} at once and was not in the reviewed plan.`),...gone.map(before=>(0,text_text.Qq)`${nameOf(before)} was in the reviewed plan and is gone.`),
...groups.flatMap(pair=>worseOf(pair,plan2)),...pairs.flatMap(({policy,before})=>(before&&worseDrains(policy,before))??[]),...worseTogether(plan2,reviewed)],moved:groups.
flatMap(({subject,group,before})=>group&&before?movedGroup(subject,group,before)??[]:[])}}function nameOf(ref){return(0,text_text.UU)("policy",(0,system.d0)(ref))}
function pairedGroups(plan2,policy,reviewed){const own=(0,gate_reviewed.jN)((0,rule.BR)(plan2.head).flatMap(one=>one.policy===policy?one.group:[])),then=(0,gate_reviewed.
ws)(reviewed);return[...new Set([...own.keys(),...then.keys()])].map(key=>{const[group,before]=[own.get(key),then.get(key)],isOnly=group!==void 0&&own.size===1,
of=(0,text_text.Qq)` group ${(0,text_text.UU)("group",group?.name??before?.name??"")}`;return{subject:(0,text_text.Qq)`${nameOf(policy.ref)}${isOnly?text_text.gd:
of}`,group,before}})}const REVIEWED=(0,text_text.Qq)`in the reviewed plan`;function worseOf({subject,group:now,before},plan2){if(!now)return before?.matched===0?
[]:[(0,text_text.Qq)`${subject} was in the reviewed plan and is gone.`];if(!before)return now.matched===0?[]:[(0,text_text.Qq)`${subject} with ${(0,text_text.U9)(
now.matched,now.unit)} was not in the reviewed plan.`];const worse=(0,differences.tX)(now,before,REVIEWED).filter(({kind,isWorse})=>isWorse&&(kind!=="ceiling"||
!now.calendar&&now.matched>0)),[first=0,firstBefore=0]=[now,before].map(({batches})=>batches[0]?.size),[waits,waitsBefore]=[(now.stage?.pauses??[]).reduce((sum,{
ms})=>sum+(ms??0),0)/1e3,before.pauses.reduce((sum,{seconds})=>sum+(seconds??0),0)],others=(0,lookup.Eb)([before.stops&&!now.stops&&(0,text_text.Qq)`nothing stops a bad version, ${REVIEWED} the rollout stopped`,
now.peakAtOnce<=before.peakAtOnce&&first>firstBefore&&(0,text_text.Qq)`the first batch has ${(0,text_text.U9)(first,now.unit)}, ${REVIEWED} ${firstBefore}`,isOpened(
now,before,plan2)&&(0,text_text.Qq)`it is allowed at every hour, ${REVIEWED} windows closed some`,approvalsIn(now.stage?.pauses??[])<approvalsIn(before.pauses)&&
(0,text_text.Qq)`an approval of the reviewed plan is gone`,waits<waitsBefore&&(0,text_text.Qq)`it waits ${Math.round(waits)} s between its stages, ${REVIEWED} ${Math.
round(waitsBefore)} s`]);return[...worse.map(({says})=>says),...others].map(says=>(0,text_text.Qq)`${subject}: ${says}.`)}function approvalsIn(pauses){return pauses.
filter(({kind})=>kind==="approval").length}function isOpened(now,before,plan2){const reason=now.calendar?.rolledFor,spans=before.allowed.filter(span=>reason===void 0||
span.reason===reason),isClosed=({limit})=>limit===0;return spans.some(isClosed)&&!spans.every(isClosed)&&now.matched>0&&(0,windows.du)(now,plan2)===null}function worseDrains({
ref,drainLimit:now},{drains:before}){return now&&before&&now.desiredHealthy<before.desiredHealthy&&now.expectedPods>=before.expectedPods?(0,text_text.Qq)`${nameOf(
ref)} requires ${now.desiredHealthy} of ${(0,text_text.U9)(now.expectedPods,"healthy pod")}; in the reviewed plan ${before.desiredHealthy}.`:null}function worseTogether(plan2,{
combined}){const{peakAtOnce,byDomain,unit}=plan2.head.combined,wasWhole=one=>combined.byDomain.some(was=>was.key===one.key&&was.value===one.value&&isWhole(was));
return(0,lookup.Eb)([peakAtOnce>combined.peakAtOnce&&(0,text_text.Qq)`All policies together: ${(0,text_text.U9)(peakAtOnce,unit)} at once; in the reviewed plan ${combined.
peakAtOnce}.`,...byDomain.map(one=>isWhole(one)&&!wasWhole(one)&&(0,text_text.Qq)`All ${one.matched} of ${(0,text_text.UU)("object",one.key)} ${(0,text_text.UU)(
"object",one.value)} at once; in the reviewed plan not all of them.`)])}function isWhole({matched,peakAtOnce}){return matched>1&&peakAtOnce>=matched}function movedGroup(subject,now,before){
const[then,own]=[new Set(before.targets),new Set(now.targets)],joined=now.targets.filter(target=>!then.has(target)).length,left=before.targets.filter(target=>!own.
has(target)).length;if(joined===0&&left===0)return null;const share=(0,text_text.eu)((0,plural.fL)(left,before.matched)),parts=[joined>0&&(0,text_text.Qq)`${joined} joined`,
left>0&&(0,text_text.Qq)`${left} left (${share})`];return(0,text_text.Qq)`${subject} had ${(0,text_text.U9)(before.matched,now.unit)} and has ${now.matched}: ${(0,text_text.
B5)(parts,", ")}.`}const REASONS=["unreadable","freeze","closed-window","worse-plan","broken-rule","stale-snapshot"];function decide(run,expected){const unusable=unusableReason(
run,expected),decisions=run.reports.map(report=>decideCluster(report,run,unusable?null:expected)),named=(note,{plan:{cluster}})=>cluster===null||decisions.every(
({notes})=>notes.some(other=>(0,text_text.QV)(other,note)))?note:(0,text_text.Qq)`${(0,text_text.UU)("cluster",cluster)}: ${note}`,reasons=[...unusable?[unusable]:
[],...decisions.flatMap(one=>one.reasons)].sort((a,b)=>REASONS.indexOf(a.code)-REASONS.indexOf(b.code)),isWorse=reasons.some(reason=>reason.code==="worse-plan");
return{at:run.reports[0].plan.at,gate:reasons.length===0?"allow":"deny",isUnknown:reasons[0]?.code==="unreadable",reasons,notes:[...unusable?[]:expectationNotes(
run,expected,isWorse),...decisions.flatMap(({report,notes})=>notes.map(note=>named(note,report)))],run}}function reasonOf(of,says,more={}){return{cluster:null,fix:null,
place:null,...more,code:of,says}}function reviewedOf({reviewed},cluster){return reviewed===null||"why"in reviewed?null:reviewed.clusters.find(one=>one.name===cluster)??
null}function isReviewed({digest,reports},expected){return expected.digest===digest?!0:reports.every(({plan:plan2})=>reviewedOf(expected,plan2.cluster)?.digest===
plan2.digest)}function unusableReason(run,expected){const{digest,reviewed}=expected;if(reviewed===null){if(digest===null||digest===run.digest)return null;const says2=(0,text_text.
Qq)`The digest is not the expected one. Without the reviewed report it is unknown whether the plan is worse or only the fleet changed.`,fix2=(0,text_text.Qq)`Give the JSON report of the reviewed plan as well (${(0,text_text.
aY)("reviewed")}), or review the current plan.`;return reasonOf("worse-plan",says2,{fix:fix2})}if("why"in reviewed){const fix2=(0,text_text.Qq)`Give the JSON report that the plan wrote (${(0,text_text.
aY)("report-file")}, or ${(0,text_text.aY)("--format json")}).`;return reasonOf("unreadable",(0,text_text.Qq)`The reviewed report ${reviewed.why}.`,{fix:fix2})}
if(digest!==null&&digest!==reviewed.digest)return reasonOf("unreadable",(0,text_text.Qq)`The reviewed report is of another plan than the expected digest.`,{fix:(0,text_text.
Qq)`Give the report and the digest of one plan.`});const missing=run.reports.map(({plan:plan2})=>plan2.cluster).find(cluster=>reviewedOf(expected,cluster)===null);
if(missing===void 0)return null;const says=(0,text_text.Qq)`The reviewed report holds nothing of the cluster ${(0,text_text.UU)("cluster",missing??"(no name)")}.`,
fix=(0,text_text.Qq)`Give the report of this cluster, planned under the same name.`;return reasonOf("unreadable",says,{fix})}function expectationNotes(run,expected,isWorse){
return expected.digest===null&&expected.reviewed===null?[(0,text_text.Qq)`No reviewed plan was given; only the rules were checked.`]:isReviewed(run,expected)&&!isWorse?
[(0,text_text.Qq)`The plan is the reviewed one: every effect is the same.`]:[]}function decideCluster(report,run,expected){const{plan:plan2,verdict}=report,{cluster}=plan2,
unjudged=verdict==="unknown"?unevaluated(plan2):plan2.head.policies.length===0?NO_POLICY:null;if(unjudged)return{report,reasons:[{...unjudged,cluster}],notes:[]};
const before=expected&&reviewedOf(expected,cluster),{worse,moved}=before?compareEffects(plan2,before):{worse:[],moved:[]},isSame=expected!==null&&before===null&&
isReviewed(run,expected),{frozen,broken,stale,reviewed}=brokenRules(report,{isSame,before}),freeze=(0,windows.NT)(plan2,plan2.at),closed=(0,windows.RY)(plan2),reasons=[
...freeze?[reasonOf("freeze",(0,text_text.Qq)`The freeze ${(0,text_text.UU)("object",freeze.name)} lasts until ${(0,text_text.O0)((0,text_text.uR)(freeze.window.
to),plan2.timeZone)}.`)]:frozen.map(finding2=>ofFinding("freeze",finding2)),...closed?[reasonOf("closed-window",closed.says,{place:closed.place})]:[],...worse.map(
says=>reasonOf("worse-plan",says,{fix:REVIEW})),...broken.map(finding2=>ofFinding("broken-rule",finding2)),...stale.map(finding2=>ofFinding("stale-snapshot",finding2))],
rules=[...new Set(reviewed.flatMap(({breaks})=>breaks))],known=(0,text_text.Qq)`Also broken by the reviewed plan: ${(0,text_text.p_)(rules.map(text_text.aY),rules.
length)}.`;return{report,reasons:reasons.map(reason=>({...reason,cluster})),notes:[...moved,...rules.length>0?[known]:[],...ageNotes(plan2),...(0,windows.KS)(plan2),
...report.notices]}}const REVIEW=(0,text_text.Qq)`Review the current plan and pass its report to the gate.`,NO_POLICY=reasonOf("unreadable",(0,text_text.Qq)`No policy was found.`,
{fix:(0,text_text.Qq)`List them in ${(0,text_text.aY)("policies")} of the configuration.`});function unevaluated({problems}){const[first,...others]=problems.filter(
({severity})=>severity==="error");if(!first)return reasonOf("unreadable",(0,text_text.Qq)`The plan could not be evaluated.`);const more=others.length>0?(0,text_text.
Qq)` And ${(0,text_text.U9)(others.length,"other problem")}.`:text_text.gd;return reasonOf("unreadable",(0,text_text.Qq)`${first.message}${more}`,{place:first.place})}
function ofFinding(of,finding2){const{rule:rule2,subject,fix,place}=finding2,says=(0,text_text.Qq)`${of==="broken-rule"?(0,text_text.Qq)`${(0,text_text.aY)(rule2)}: `:
text_text.gd}${subject?(0,text_text.Qq)`${subject}: `:text_text.gd}${(0,finding_text.N)(finding2)}`;return reasonOf(of,says,{fix:fix&&(0,system.f5)(fix).length===
0?(0,system.Xc)(fix):null,place})}function ageNotes({at,snapshot}){return snapshot.takenAt===null?[(0,text_text.Qq)`The snapshot has no timestamp; its age is unknown.`]:
snapshot.takenAt>at?[(0,text_text.Qq)`The snapshot was taken after the requested start.`]:[]}function brokenRules({plan:plan2,findings,verdict,failOn},{isSame,before}){
const isAtBar=({severity})=>severity==="error"||severity==="warning"&&failOn==="warning",isOfBase=verdict==="fail"&&!findings.some(one=>(0,finding.cJ)(one)&&isAtBar(
one)),counts=one=>isOfBase||(0,finding.cJ)(one),isRolled=({policy,group})=>(0,windows.Lr)(plan2).some(({group:own})=>policy!==null&&(0,rule.WY)(own.declaredIn,policy)&&
own.name===group),known=(0,lookup.me)((before?.findings??[]).filter(isAtBar),({fingerprint})=>fingerprint),wasReviewed=({fingerprint,rule:rule2,breaks})=>isSame&&
rule2!=="waiver-lapsed"||breaks.every(id2=>known.get(fingerprint)?.some(one=>one.rule===id2||one.breaks.includes(id2))),there=findings.filter(({status})=>status!==
"fixed"),others=there.filter(one=>one.rule!=="in-freeze"&&one.rule!=="inventory-stale"&&isAtBar(one)&&counts(one));return{frozen:there.filter(one=>one.rule==="i\
n-freeze"&&isAtBar(one)&&(counts(one)||isRolled(one))),broken:failOn==="never"?[]:others.filter(one=>!wasReviewed(one)),stale:there.filter(({rule:rule2})=>rule2===
"inventory-stale"),reviewed:others.filter(wasReviewed)}}var path=__webpack_require__(83),visible=__webpack_require__(3972),plan=__webpack_require__(3688),run_report=__webpack_require__(
780);function chooseClusters(config,chosen){const key=chosen??config.cluster;if(config.clusters.length===0)return{clusters:(0,clusters.Dg)({...config,cluster:key}),
key};const all=(0,clusters.Dg)(config);if(chosen===null)return{clusters:all,key};const found=all.find(({config:{cluster}})=>cluster===chosen);if(found)return{clusters:[
{...found,target:{...found.target,isAlone:!0}}],key};const names=config.clusters.map(({name})=>name),meant=(0,visible.pA)(chosen,names);throw new Error(`The con\
figuration lists no cluster ${(0,visible.RK)(chosen)}.${meant===null?` It lists ${(0,visible.RK)(names.join(", "))}.`:` Did you mean ${(0,visible.RK)(meant)}?`}`)}
function makeRun(inputs){return(0,run_report.q)(withOutsideOfRun(inputs).map(plan.Ci))}function unchanged(inputs){return inputs.map(input=>({...input,base:input.
head}))}function heldByClusters(inputs){return withOutsideOfRun(inputs).flatMap(input=>input.snapshot.objects.length===0?[]:(0,plan.oS)(input)??[])}function decider(inputs,expected){
const reporters=withOutsideOfRun(inputs).map(plan.lD);return at=>decide((0,run_report.q)(reporters.map(reportAt=>reportAt(at))),expected)}function withOutsideOfRun(inputs){
if(inputs.length===1)return inputs;const left=inputs[0]?.head.outside?.flatMap(({path:path2,isTakenOut})=>isTakenOut?path2:[]),isLeft=new Set(left);return inputs.
map((input,index)=>{const isOwn=(0,path.OQ)(inputsOf([input])),isElsewhere=(0,path.OQ)(inputsOf(inputs.filter(one=>one!==input))),outside=input.head.outside?.filter(
({path:path2})=>isOwn(path2)||!isElsewhere(path2)).map(file=>index>0&&!isLeft.has(file.path)?{...file,isNamedElsewhere:!0}:file),head={...input.head,...outside?
{outside}:{}};return{...input,head,base:input.base===input.head?head:input.base}})}function inputsOf(inputs){return inputs.flatMap(({base,head})=>base?[head,base]:
[head]).flatMap(({files,renderedPaths})=>[...files.map(({path:path2})=>path2),...renderedPaths])}function exitCodeOf({verdict,failOn}){return verdict==="unknown"?
2:verdict==="fail"&&failOn!=="never"?1:0}})};
