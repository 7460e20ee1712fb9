export const id=569,ids=[569],modules={4317:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{X:()=>parseFailOn,u:()=>planArguments});var _config_duration_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1353),_report_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
90),_options_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5324);function planArguments(written,command){const{head=[],base=[],snapshot=[],config=null,cluster=null,
output=null}=written,{at,horizon,"head-ref":headRef=null,"base-ref":baseRef=null}=written;if(headRef===null&&head.length===0)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.
eb(`missing --head PATH... (or --base-ref REV --head-ref REV) for ${command}`);if(headRef===null&&baseRef!==null)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.
eb("--base-ref needs --head-ref");if(headRef!==null&&base.length>0)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.eb("--base cannot be used with --head-ref;\
 use --base-ref");return{head,base,baseRef,headRef,snapshot,config,cluster,output,at:(0,_options_js__WEBPACK_IMPORTED_MODULE_2__.Gd)("--at",at,_config_duration_js__WEBPACK_IMPORTED_MODULE_0__.
d3),horizonMs:(0,_options_js__WEBPACK_IMPORTED_MODULE_2__.Gd)("--horizon",horizon,_config_duration_js__WEBPACK_IMPORTED_MODULE_0__._2),scenario:(0,_options_js__WEBPACK_IMPORTED_MODULE_2__.
yL)("--scenario",written.scenario??"healthy",["healthy","turns-bad"]),format:(0,_options_js__WEBPACK_IMPORTED_MODULE_2__.yL)("--format",written.format??"text",[
..._report_index_js__WEBPACK_IMPORTED_MODULE_1__.hR,"html"]),failOn:parseFailOn(written["fail-on"]),verbose:written.verbose===!0}}function parseFailOn(written){
return written===void 0?null:(0,_options_js__WEBPACK_IMPORTED_MODULE_2__.yL)("--fail-on",written,["error","warning","never"])}}),739:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{_Y:()=>commandConfiguration,g3:()=>commitsOf,pH:()=>snapshotOriginProblems});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6760),_inputs_base_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9215),_inputs_configuration_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
9128),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3972),_read_file_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
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
RK)(path))} ${why}`),[])}}),6185:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{K:()=>readInputs});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_v8__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8877),_config_policy_sources_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
4220),_config_read_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9989),_inputs_cluster_input_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(7641),_inputs_snapshot_file_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
3235),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_18__=__webpack_require__(5022),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(3972),_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
4819),_plan_plan_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(6356),_read_file_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(9057),_read_paths_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(
9675),_run_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(1570),_sources_sides_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(5779),_text_render_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(
2490),_base_files_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(739),_deliver_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(3423),_options_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(
5324),_output_path_js__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(7989);async function readInputs(args,output){process.versions.node.startsWith("20.")&&(0,node_v8__WEBPACK_IMPORTED_MODULE_1__.
setFlagsFromString)(`--interrupt-budget=${2**19}`);const commits=(0,_base_files_js__WEBPACK_IMPORTED_MODULE_14__.g3)(args),configuration=(0,_base_files_js__WEBPACK_IMPORTED_MODULE_14__.
_Y)(args.config,commits),{clusters,key}=chosenClusters(configuration.config,args.cluster),isOneOfSeveral=clusters.length>1,progressOf=(index,{cluster})=>{const of=`${isOneOfSeveral?
`, cluster ${index+1} of ${clusters.length}`:""}${cluster===null?"":`, ${cluster}`}`;return(phase,part)=>{output.progress(phase,part,of)}},at=args.at??Date.now(),
given={...args,at,failOnExisting:null},inputs=(await(0,_inputs_cluster_input_js__WEBPACK_IMPORTED_MODULE_4__.g)(clusters,configuration,given,(cluster,shared)=>{
const{config,path,target}=cluster,onPhase=progressOf(clusters.indexOf(cluster),config),files=snapshotsOf(args,config,isOneOfSeveral),snapshots=[...target.snapshots??
[],...files],run={...shared,isOneOfSeveral,isListed:path.length>0};return{snapshot:async()=>{const{snapshot,problems}=await(0,_inputs_snapshot_file_js__WEBPACK_IMPORTED_MODULE_5__.
N)(files,{onPart:part=>{onPhase("reading",part)}});return{snapshot,problems:[...(0,_base_files_js__WEBPACK_IMPORTED_MODULE_14__.pH)(files,commits),...problems]}},
sides:async()=>{onPhase("rendering");const sides=await sidesFor(args,commits,config.policies,{...target,snapshots},run),named=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_18__.
Eb)([...files,...args.head,...args.base,args.config]);return(0,_output_path_js__WEBPACK_IMPORTED_MODULE_17__.g)(args.output,named,[sides.base,sides.head],args.headRef!==
null),sides},baseWith:async proposed=>{const ofBase=commits?.base?{base:null,head:commits.base}:null;return(await sidesFor(args,ofBase,proposed.config.policies,
proposed.target,run)).head}}})).map((input,index)=>{const onPhase=progressOf(index,input.config);let isWarned=!1;return{...input,onSteps:(steps,expected)=>{expected.
steps>_plan_plan_js__WEBPACK_IMPORTED_MODULE_8__.S&&!isWarned&&output.say(overBudgetText(expected)),isWarned=!0,onPhase("planning",steps/expected.steps)}}}),detail=configuration.
config.comment.detail??"full";return{inputs,at,key,shown:{...(0,_deliver_js__WEBPACK_IMPORTED_MODULE_15__.Z8)(args.output,output),detail}}}function chosenClusters(config,chosen){
try{return(0,_run_js__WEBPACK_IMPORTED_MODULE_11__.F$)(config,chosen)}catch(error){throw new _options_js__WEBPACK_IMPORTED_MODULE_16__.eb(error instanceof Error?
error.message:String(error))}}function overBudgetText({steps,largest}){return`fleetplan: this plan may not end: it takes about ${Math.round(steps/1e6)} million \
steps, and at most ${_plan_plan_js__WEBPACK_IMPORTED_MODULE_8__.S/1e6} million are allowed; most are for ${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_13__.Ul)(
largest)}. Leave these policies out, or list each cluster with its own policies and snapshot.`}function snapshotsOf({snapshot,config:path},config,isOneOfSeveral){
if(snapshot.length>0&&isOneOfSeveral)throw new _options_js__WEBPACK_IMPORTED_MODULE_16__.eb("--snapshot is for one cluster, and the configuration lists several;\
 choose one with --cluster, or set `snapshot` for each");const named=snapshot.length>0?snapshot:config.snapshot;if(named!==null)return named;const where=config.
cluster===null?"":` of the cluster ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__.RK)(config.cluster)}`,isUnread=path===null&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
existsSync)(_config_read_js__WEBPACK_IMPORTED_MODULE_3__.PV);throw new _options_js__WEBPACK_IMPORTED_MODULE_16__.eb(`missing --snapshot FILE... (or \`snapshot\` i\
n the configuration${where})${isUnread?`; ${_config_read_js__WEBPACK_IMPORTED_MODULE_3__.PV} is here, and is read with --config ${_config_read_js__WEBPACK_IMPORTED_MODULE_3__.
PV}`:""}`)}async function sidesFor(paths,commits,policies,cluster,run){const branch=branchOf(commits?.base?.label??null),options={cluster,branch,mayHoldPlanned:_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_7__.
pR,charts:run.charts,cache:run.cache};if(commits!==null){if(policies===null)throw new _options_js__WEBPACK_IMPORTED_MODULE_16__.eb("--head-ref needs --config FI\
LE with `policies`, which names the policy files of the revision");const base=commits.base&&(0,_sources_sides_js__WEBPACK_IMPORTED_MODULE_12__.AC)(process.cwd(),
commits.base);return(0,_sources_sides_js__WEBPACK_IMPORTED_MODULE_12__.Mm)(policies,(0,_sources_sides_js__WEBPACK_IMPORTED_MODULE_12__.AC)(process.cwd(),commits.
head),base,options)}const isSourced=policies!==null&&(run.isListed||policies.some(_config_policy_sources_js__WEBPACK_IMPORTED_MODULE_2__.Ih)),folders=isSourced?
foldersOf(paths):null;if(isSourced&&folders!==null)return(0,_sources_sides_js__WEBPACK_IMPORTED_MODULE_12__.Mm)(policies,folders.head,folders.base,options);if(run.
isOneOfSeveral)throw new _options_js__WEBPACK_IMPORTED_MODULE_16__.eb("the configuration lists several clusters: give --head and --base one folder each, from wh\
ich their `policies` count, or choose a cluster with --cluster");return ofPaths(paths,cluster.snapshots)}function branchOf(revision){const name=revision?.replace(
/^(?:refs\/)?(?:heads\/|remotes\/)?(?:origin\/)?/,"")??"";return/^[A-Za-z][\w./-]*$/.test(name)&&!/^(?:HEAD|[0-9a-f]{7,64})$/.test(name)?name:null}function foldersOf({
head,base},rootAt=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_18__.Oo)(_read_paths_js__WEBPACK_IMPORTED_MODULE_10__.Pf)){const[after,...more]=head,[before]=base;
if(after===void 0||more.length>0||base.length>1||![after,...base].every(_read_file_js__WEBPACK_IMPORTED_MODULE_9__.lQ))return null;const originOf=label=>({label,
...(0,_read_paths_js__WEBPACK_IMPORTED_MODULE_10__.qB)(label,rootAt)});return{head:originOf(after),base:before===void 0?null:originOf(before)}}function ofPaths(paths,snapshots=[]){
const rootAt=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_18__.Oo)(_read_paths_js__WEBPACK_IMPORTED_MODULE_10__.Pf),sideOf=named=>({...(0,_read_paths_js__WEBPACK_IMPORTED_MODULE_10__.
Vv)(named,{rootAt}),label:named.join(" "),renderedPaths:[],coverage:[]}),[head,base]=[sideOf(paths.head),paths.base.length>0?sideOf(paths.base):null],folders=base&&
foldersOf(paths,rootAt);if(base===null||folders===null||folders.base===null)return{head,base};const origins={base:folders.base,head:folders.head};return(0,_sources_sides_js__WEBPACK_IMPORTED_MODULE_12__.
yG)({head,base},origins,[],{others:[],snapshots})}}),7989:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{g:()=>refuseInputs});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
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
statSync)(path,{bigint:!0});return stats.isFile()?`${stats.dev}:${stats.ino}`:null}catch{return null}}}),569:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{tuneCommand:()=>tuneCommand});var duration=__webpack_require__(1353),save=__webpack_require__(
369),report=__webpack_require__(90),plan=__webpack_require__(3868),system=__webpack_require__(3439),edits=__webpack_require__(6539),manifest_fields=__webpack_require__(
3549);const FEW=13;function candidatesFor({declaredIn,name:group,matched:targets},object){if(targets===0)return[];const spec=(0,manifest_fields.ZZ)(object,"spec");
switch(declaredIn.kind){case"DeploymentPolicy":return strategies(spec,group,targets);case"NodeWright":case"Skyhook":{const[written]=Object.keys((0,manifest_fields.
Xg)((0,manifest_fields.ZZ)(spec,"interruptionBudget")));if(written===void 0)return[];const path=["spec","interruptionBudget",written];return counts(1,targets).map(
count=>[{path,value:String(count),renamed:"count"}])}case"NodePool":return budgets(spec,targets);case"Deployment":return rolling(["spec","strategy","rollingUpda\
te"],counts(0,targets),counts(0,targets));case"DaemonSet":{const path=["spec","updateStrategy","rollingUpdate"];return[...rolling(path,counts(1,targets),[0]),...rolling(
path,[0],counts(1,targets))]}case"StatefulSet":return each(["spec","updateStrategy","rollingUpdate","maxUnavailable"],targets);case"ClusterResourcePlacement":case"\
ResourcePlacement":return each(["spec","strategy","rollingUpdate","maxUnavailable"],targets);case"ClusterStagedUpdateStrategy":case"StagedUpdateStrategy":{const stage=indexOf(
spec,"stages",group);return stage<0?[]:each(["spec","stages",stage,"maxConcurrency"],targets)}case"Plan":return each(["spec","concurrency"],targets);default:return[]}}
function indexOf(spec,list,name){return(0,manifest_fields.Un)(spec,list).findIndex(one=>(0,manifest_fields.r7)(one,"name")===name)}function each(path,targets){return counts(
1,targets).map(count=>[{path,value:String(count)}])}function rolling(path,unavailable,surge){return pairs(unavailable,surge).filter(([maxUnavailable,maxSurge])=>maxUnavailable+
maxSurge>0).map(([maxUnavailable,maxSurge])=>[{path:[...path,"maxUnavailable"],value:String(maxUnavailable)},{path:[...path,"maxSurge"],value:String(maxSurge)}])}
function budgets(spec,targets){const path=["spec","disruption","budgets"],written=(0,manifest_fields.Un)((0,manifest_fields.ZZ)(spec,"disruption"),"budgets").map(
budget=>(0,manifest_fields.ZZ)(budget,"nodes")),open=written.flatMap((nodes,i)=>nodes==="0"||nodes==="0%"?[]:[i]);return counts(1,targets).map(count=>written.length===
0?[{path,value:`[{nodes: "${count}"}]`}]:open.map(i=>({path:[...path,i,"nodes"],value:`"${count}"`})))}function strategies(spec,group,targets){const index=indexOf(
spec,"compartments",group),owner=index<0?(0,manifest_fields.ZZ)(spec,"default"):(0,manifest_fields.Un)(spec,"compartments")[index],written=edits.YL.find(kind=>(0,manifest_fields.
UK)(owner,"strategy",kind)!==void 0);if(written===void 0)return[];const path=["spec",...index<0?["default"]:["compartments",index],"strategy",written],fields=Object.
entries((0,manifest_fields.Xg)((0,manifest_fields.UK)(owner,"strategy",written))),kept=Object.fromEntries(fields.filter(([name])=>edits.Rm.includes(name))),few=counts(
1,targets,6);return[...counts(1,targets,20).map(initialBatch=>["fixed",{initialBatch}]),...pairs(few,few).map(([initialBatch,delta])=>["linear",{initialBatch,delta}]),
...pairs(few,[2,3,4,5,6]).map(([initialBatch,growthFactor])=>["exponential",{initialBatch,growthFactor}])].flatMap(([renamed,own])=>[kept,{...kept,failureThreshold:1,
safetyLimit:100}].map(thresholds=>{const shown=Object.entries({...own,...thresholds}).map(([name,set])=>`${name}: ${String(set)}`);return[{path,renamed,value:`{\
 ${shown.join(", ")} }`}]}))}function counts(least,most,few=FEW){const all=most-least+1;if(all<=few)return Array.from({length:all},(_,i)=>least+i);const lowest=Math.
max(1,least),steps=few-1-(least===0?1:0),grown=Array.from({length:steps+1},(_,i)=>Math.round(lowest*(most/lowest)**(i/steps)));return[...new Set([least,...grown])]}
function pairs(first,second){return first.flatMap(a=>second.map(b=>[a,b]))}var rule=__webpack_require__(9394);class TuneError extends Error{}function*tuning(input,wanted,limits){
const alone={...input,base:null},before=(0,plan.Ci)(alone),group=groupOf(before,wanted),searchable=searchableOf(input,before,group);if(typeof searchable=="strin\
g")throw new TuneError(searchable);const{object,file,candidates}=searchable,seen=new Set([file.text]),today=pointOf(group,[]),ofToday={point:today,breaks:breaksOf(
before,group,before)},planned=[];let tried=0;for(const settings of before.verdict==="unknown"?[]:candidates){const text=(0,edits.GY)(file.text,object,settings);
if(text===null||seen.has(text))continue;seen.add(text),yield++tried;const report2=(0,plan.Ci)((0,plan.sn)(alone,file.path,text)),now=groupsOf(report2).find(one=>(0,system.
XF)(one.rolls)===(0,system.XF)(group.rolls)&&one.name===group.name),breaks=now?breaksOf(report2,now,before):UNKNOWN;planned.push({point:now?pointOf(now,settings):
today,breaks})}const common=[...ofToday.breaks].flatMap(([rule2,severity])=>severity==="warning"&&planned.every(({breaks})=>breaks.get(rule2)===severity)?rule2:
[]),refused=new Map,isAllowed=({breaks})=>[...breaks.keys()].every(rule2=>common.includes(rule2));for(const{breaks}of planned)for(const rule2 of breaks.keys())common.
includes(rule2)||refused.set(rule2,(refused.get(rule2)??0)+1);const front=frontOf([ofToday,...planned].filter(isAllowed).map(({point})=>point)),best=front.find(
point=>isWithin(point,limits,group.matched))??null,{at,timeZone}=before.plan,{unit,matched}=group;return{group:wanted,object,file:file.path,unit,matched,at,timeZone,
today,common,front,best,text:best&&(0,edits.GY)(file.text,object,best.settings),tried,refused,isUnknown:before.verdict==="unknown"}}function searchableGroups(input,report2){
const all=groupsOf(report2);return all.filter(group=>typeof searchableOf(input,report2,group)!="string").map(group=>{const isOnly=all.filter(({rolls})=>refKey(rolls)===
refKey(group.rolls)).length===1;return namesOf(group)[isOnly?0:1]})}function searchableOf(input,{plan:plan2},group){const{declaredIn}=group,object={kind:declaredIn.
kind,namespace:declaredIn.namespace,name:declaredIn.name},place=plan2.head.policies.find(({ref})=>(0,system.XF)(ref)===(0,system.XF)(declaredIn))?.place,holding=input.
head.files.filter(one=>one.renderedBy===void 0&&(0,edits.sm)(one.text,object)!==null),file=holding.find(({path})=>path===place?.file)??holding[0],limiting=(0,system.
d0)(declaredIn);if(!file)return`${limiting}, which limits ${(0,system.d0)(group.rolls)}, is in no file: name the files that people write`;const candidates=candidatesFor(
group,(0,edits.sm)(file.text,object));return candidates.length===0?`${limiting} has no field to search for ${(0,system.d0)(group.rolls)}`:{object,file,candidates}}
function groupsOf({plan:plan2}){return(0,rule.BR)(plan2.head).map(({group})=>group)}function groupOf(report2,wanted){const all=groupsOf(report2),found=all.filter(
one=>namesOf(one).includes(wanted)),[only,another]=found;if(only&&!another)return only;const listed=(found.length>0?found:all).map(one=>namesOf(one)[1]).slice(0,
10);throw found.length>0?new TuneError(`${wanted} has several groups: ${listed.join(", ")}`):new TuneError(`no group is called ${wanted}; there are ${listed.join(
", ")||"none"}`)}function namesOf({rolls,name}){return[(0,system.d0)(rolls),`${(0,system.d0)(rolls)}/${name}`]}const UNKNOWN=new Map([["unknown","error"]]);function breaksOf({
verdict,findings},{rolls,declaredIn,name},before){if(verdict==="unknown")return UNKNOWN;const isOf=policy=>policy!==null&&[rolls,declaredIn].some(one=>(0,system.
XF)(one)===(0,system.XF)(policy)),had=new Map(before.findings.map(({fingerprint,magnitude})=>[fingerprint,magnitude??0])),isWorse=({fingerprint,magnitude})=>(magnitude??
0)>(had.get(fingerprint)??-1),broken=new Set(before.findings.flatMap(breachesOf)),isOfOtherGroup=finding=>finding.group!==null&&![finding.group,...finding.sameIn].
includes(name)&&breachesOf(finding).every(breach=>broken.has(breach)),breaking=findings.filter(finding=>finding.status!=="fixed"&&(isOf(finding.policy)?!isOfOtherGroup(
finding):isWorse(finding))),ofSeverity=wanted=>breaking.flatMap(({rule:rule2,severity})=>severity===wanted?[[rule2,wanted]]:[]);return new Map([...ofSeverity("w\
arning"),...ofSeverity("error")])}function breachesOf({breaks,policy,group,sameIn}){const subject=policy===null?"":(0,system.XF)(policy);return breaks.flatMap(rule2=>[
group,...sameIn].map(one=>`${rule2} ${subject} ${one}`))}function pointOf({peakAtOnce,worstLoss,finish,outcome},settings){return{peakAtOnce,worstLoss,finish:outcome===
"complete"?finish:null,settings}}function frontOf(points){const front=[],inOrder=points.toSorted((a,b)=>a.worstLoss-b.worstLoss||endOf(a)-endOf(b)||a.peakAtOnce-
b.peakAtOnce);for(const point of inOrder)front.some(one=>one.peakAtOnce<=point.peakAtOnce&&endOf(one)<=endOf(point))||front.push(point);return front}function endOf({
finish}){return finish??Number.MAX_SAFE_INTEGER}function isWithin(point,{peakAtOnce,worstLoss,finishBy},matched){return point.finish!==null&&point.peakAtOnce<=countOf(
peakAtOnce,matched)&&point.worstLoss<=countOf(worstLoss,matched)&&(finishBy===null||point.finish<=finishBy)}function countOf(limit,matched){return limit===null?
1/0:typeof limit=="number"?limit:Math.max(1,Math.floor(Number.parseFloat(limit)*matched/100))}var edge_arguments=__webpack_require__(4317),deliver=__webpack_require__(
3423),inputs=__webpack_require__(6185),options=__webpack_require__(5324);async function tuneCommand(argv,output){const{values,paths}=(0,options.lR)("tune",argv),
[group,another]=paths;if(group===void 0||another!==void 0)throw new options.eb("tune takes one group, such as Deployment/web or NodeWright/tuning/training");const format=(0,options.
yL)("--format",values.format??"text",report.yr),args=(0,edge_arguments.u)(values,"tune"),read=await(0,inputs.K)(args,output),[input,other]=read.inputs;if(!input||
other)throw new options.eb("tune looks at one cluster: name it with --cluster");const limits={peakAtOnce:(0,options.Gd)("--max-peak",values["max-peak"],AMOUNT),
worstLoss:(0,options.Gd)("--max-loss",values["max-loss"],AMOUNT),finishBy:(0,options.Gd)("--finish-by",values["finish-by"],finishFrom(input.at))};let tuned;try{
const search=tuning(input,group,limits);let step=search.next();for(;step.done!==!0;step=search.next())output.progress(`candidate ${step.value}`);tuned=step.value}catch(error){
throw error instanceof TuneError?new options.eb(error.message):error}output.progress(null),values.write===!0&&tuned.best&&tuned.text!==null&&(0,save.O)(tuned.file,
tuned.text);const code=tuned.best?deliver.CQ:tuned.isUnknown?deliver._q:1;return(0,deliver.cK)(args.output,(0,report.lI)(tuned,limits,format,read.shown),format,
code,output)}const AMOUNT={what:"a number of targets or a percentage, such as 3 or 10%",parse(text){return/^\d{1,7}(?:\.\d+)?%$|^\d{1,7}$/.test(text)?text.endsWith(
"%")?text:Number(text):null}};function finishFrom(at){return{what:"an instant such as 2026-11-21T18:00:00Z or a duration such as 4h",parse(text){const length=duration.
_2.parse(text);return length===null?duration.d3.parse(text):at+length}}}})};
