export const id=519,ids=[519],modules={4317:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
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
statSync)(path,{bigint:!0});return stats.isFile()?`${stats.dev}:${stats.ino}`:null}catch{return null}}}),1519:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{driftCommand:()=>driftCommand,gateCommand:()=>gateCommand,planCommand:()=>planCommand});
var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9730),_config_duration_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1353),_drift_drift_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
691),_gate_gate_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1115),_inputs_report_files_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5844),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_18__=__webpack_require__(
5022),_plan_canonical_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(6594),_plan_passed_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(4254),_read_shipped_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
7772),_report_index_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(90),_run_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(1570),_text_escape_visible_js__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(
2040),_text_instant_text_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(5357),_tried_fixes_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(9285),_arguments_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(
4317),_deliver_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(3423),_inputs_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(6185),_options_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(
5324),_output_path_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(7989);async function planCommand(argv,output){const{values}=(0,_options_js__WEBPACK_IMPORTED_MODULE_15__.
lR)("plan",argv);if(values.when===!0)return planStarts(values,output);if(values.for!==void 0)throw new _options_js__WEBPACK_IMPORTED_MODULE_15__.eb("--for needs\
 --when");const args=(0,_arguments_js__WEBPACK_IMPORTED_MODULE_12__.u)(values,"plan"),read=await(0,_inputs_js__WEBPACK_IMPORTED_MODULE_14__.K)(args,output),{run}=(0,_tried_fixes_js__WEBPACK_IMPORTED_MODULE_11__.
SH)(read.inputs,(0,_run_js__WEBPACK_IMPORTED_MODULE_9__.SA)(read.inputs));if(args.verbose)for(const line of(0,_plan_passed_js__WEBPACK_IMPORTED_MODULE_6__.e)(run))
output.say(`fleetplan: ${line}`);const{key,shown}=read;let text;if(args.format==="html"){const{renderPage}=await Promise.resolve().then(__webpack_require__.bind(
__webpack_require__,2651));text=renderPage(run,{detail:shown.detail,source:null,runUrl:null,assets:(0,_read_shipped_js__WEBPACK_IMPORTED_MODULE_7__.t)()})}else text=
(0,_report_index_js__WEBPACK_IMPORTED_MODULE_8__.eJ)(run,args.format,{...shown,key,rulePage:_read_shipped_js__WEBPACK_IMPORTED_MODULE_7__.g})+worstRunText(run,args);
return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_13__.cK)(args.output,text,args.format,(0,_run_js__WEBPACK_IMPORTED_MODULE_9__.FO)(run),output)}function worstRunText({
reports},{format}){const worstRun=reports.length===1?reports[0].plan.head.worstRun:null;if(!worstRun||format!=="text")return"";const at=(0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_10__.
Wn)(worstRun.turnsBadAt),lines=worstRun.trace.trimEnd().split(`
`).map(line=>`  ${(0,_text_escape_visible_js__WEBPACK_IMPORTED_MODULE_17__.x7)(line)}
`);return`
If it turns bad at the worst moment, ${at} (hours and minutes since the start):
${lines.join("")}`}const LONGEST_FOR_MS=92*_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.sO,DEFAULT_FOR_MS=14*_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.sO;
async function gateCommand(argv,output){const{values}=(0,_options_js__WEBPACK_IMPORTED_MODULE_15__.lR)("gate",argv),{"expect-digest":expected,reviewed=null}=values,
digest=(0,_options_js__WEBPACK_IMPORTED_MODULE_15__.Gd)("--expect-digest",expected,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_5__.Dh),format=(0,_options_js__WEBPACK_IMPORTED_MODULE_15__.
yL)("--format",values.format??"text",_report_index_js__WEBPACK_IMPORTED_MODULE_8__.yr),args=(0,_arguments_js__WEBPACK_IMPORTED_MODULE_12__.u)(values,"gate"),read=await(0,_inputs_js__WEBPACK_IMPORTED_MODULE_14__.
K)(args,output);(0,_output_path_js__WEBPACK_IMPORTED_MODULE_16__.g)(args.output,(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_18__.Eb)([reviewed]));const known={
digest,reviewed:reviewed===null?null:(0,_inputs_report_files_js__WEBPACK_IMPORTED_MODULE_4__.YR)(reviewed)},decideAt=(0,_run_js__WEBPACK_IMPORTED_MODULE_9__.r$)(
read.inputs,known),report=(0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_3__.We)(decideAt,read.at),text=(0,_report_index_js__WEBPACK_IMPORTED_MODULE_8__.eh)(report,format,
read.shown);return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_13__.cK)(args.output,text,format,(0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_3__.Bx)(report.decision),output)}
async function planStarts(values,output){const forMs=(0,_options_js__WEBPACK_IMPORTED_MODULE_15__.Gd)("--for",values.for,_config_duration_js__WEBPACK_IMPORTED_MODULE_1__.
_2)??DEFAULT_FOR_MS;if(forMs>LONGEST_FOR_MS)throw new _options_js__WEBPACK_IMPORTED_MODULE_15__.eb("--for must be 92d at most");const format=(0,_options_js__WEBPACK_IMPORTED_MODULE_15__.
yL)("--format",values.format??"text",_report_index_js__WEBPACK_IMPORTED_MODULE_8__.yr);if(values.scenario!==void 0)throw new _options_js__WEBPACK_IMPORTED_MODULE_15__.
eb("--scenario cannot be used with --when");const args=(0,_arguments_js__WEBPACK_IMPORTED_MODULE_12__.u)(values,"plan --when"),read=await(0,_inputs_js__WEBPACK_IMPORTED_MODULE_14__.
K)(args,output),from=read.at,decideAt=(0,_run_js__WEBPACK_IMPORTED_MODULE_9__.r$)(read.inputs,{digest:null,reviewed:null}),times=(0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_3__.
PI)(decideAt,from,from+Math.max(_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.iQ,forMs)),code=times.spans.length>0?_deliver_js__WEBPACK_IMPORTED_MODULE_13__.CQ:
times.last.isUnknown?_deliver_js__WEBPACK_IMPORTED_MODULE_13__._q:1;return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_13__.cK)(args.output,(0,_report_index_js__WEBPACK_IMPORTED_MODULE_8__.
VD)(times,format,read.shown),format,code,output)}async function driftCommand(argv,output){const{values}=(0,_options_js__WEBPACK_IMPORTED_MODULE_15__.lR)("drift",
argv),format=(0,_options_js__WEBPACK_IMPORTED_MODULE_15__.yL)("--format",values.format??"text",_report_index_js__WEBPACK_IMPORTED_MODULE_8__.yr),{before}=values;
if(before===void 0)throw new _options_js__WEBPACK_IMPORTED_MODULE_15__.eb("missing --before FILE for drift: the last snapshot or JSON report");const args=(0,_arguments_js__WEBPACK_IMPORTED_MODULE_12__.
u)(values,"drift"),read=await(0,_inputs_js__WEBPACK_IMPORTED_MODULE_14__.K)(args,output);(0,_output_path_js__WEBPACK_IMPORTED_MODULE_16__.g)(args.output,[before]);
const inputs=(0,_run_js__WEBPACK_IMPORTED_MODULE_9__.Cv)(read.inputs),last=await(0,_inputs_report_files_js__WEBPACK_IMPORTED_MODULE_4__.PQ)(before,inputs),drift=(0,_drift_drift_js__WEBPACK_IMPORTED_MODULE_2__.
CP)({run:(0,_run_js__WEBPACK_IMPORTED_MODULE_9__.SA)(inputs),live:(0,_run_js__WEBPACK_IMPORTED_MODULE_9__.sB)(inputs),last}),text=(0,_report_index_js__WEBPACK_IMPORTED_MODULE_8__.
iI)(drift,format,read.shown);return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_13__.cK)(args.output,text,format,(0,_drift_drift_js__WEBPACK_IMPORTED_MODULE_2__.nX)(
drift),output)}}),5844:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{PQ:()=>lastReport,
YC:()=>legFiles,YR:()=>loadReviewed,_U:()=>loadLegs});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
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
f6)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__.V$)((0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__.A)(error)))}`}}),9285:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Wg:()=>lineIn,SH:()=>withTriedFixes});var dist=__webpack_require__(8815),src_edits=__webpack_require__(6539),lookup=__webpack_require__(
5022),system=__webpack_require__(3439);function withFix(file,place,fix){const{documents,lines}=parsed(file),at=(lines.lineStarts[place.line-1]??0)+place.column-
1,index=documents.findLastIndex(({contents})=>(contents?.range?.[0]??1/0)<=at),settings=(0,system.f5)(fix),fields=fieldsIn(documents[index]?.contents),around=fields.
findLast(({range})=>range[0]<=at&&at<range[1])?.path??[],isReplaced=settings.some(({inPlaceOf})=>inPlaceOf!==void 0),edits=settings.filter(({field})=>!isReplaced||
!src_edits.Rm.includes(field)).map(setting=>editOf(setting,settings,(...names)=>nearest(fields,around,names))),found=edits.filter(edit=>edit!==null);return found.
length===0||found.length<edits.length?null:(0,src_edits.QU)(file.text,all=>all[index],found,documents)}const parsed=(0,lookup.HK)(({text})=>{const lines=new dist.
HN,documents=(0,dist.hR)(text,{lineCounter:lines});return{lines,documents:documents.every(({errors})=>errors.length===0)?documents:[]}});function fieldsIn(node,above=[]){
return(0,dist.oP)(node)?node.items.flatMap((item,i)=>fieldsIn(item,[...above,i])):(0,dist.jh)(node)?node.items.flatMap(({key,value})=>{const path=[...above,String(
(0,dist.jn)(key)?key.value:key)],range=[key.range?.[0]??0,(value??key).range?.[2]??0];return[{path,value,range},...fieldsIn(value,path)]}):[]}function nearest(fields,around,names){
const named=fields.filter(({path})=>names.includes(String(path.at(-1))));for(let depth=around.length;depth>=0;depth--){const found=named.filter(({path})=>around.
slice(0,depth).every((step,i)=>path[i]===step));if(found.length>0)return found.length===1?found[0]:void 0}}function editOf({field,value,isText,beside,inPlaceOf},settings,find){
const written=isText?`"${value}"`:String(value);if(inPlaceOf!==void 0){const replaced=find(inPlaceOf),both=[...(0,dist.jh)(replaced?.value)?Object.entries(replaced.
value.toJSON()):[],...settings.map(one=>[one.field,one.value])],kept=new Map(both.filter(([name])=>src_edits.Rm.includes(name))),entries=[[field,written],...kept].
map(([name,set])=>`${name}: ${String(set)}`);return replaced?{path:replaced.path,renamed:"fixed",value:`{ ${entries.join(", ")} }`}:null}const own=find(field),budgets=field===
"nodes"&&!own?find("budgets"):void 0;if((0,dist.oP)(budgets?.value))return{path:[...budgets.path,budgets.value.items.length],value:`{nodes: ${written}${beside?`\
, ${beside}`:""}}`};const strategy=src_edits.Rm.includes(field)?find(...src_edits.YL):void 0,path=(0,dist.jh)(strategy?.value)?[...strategy.path,field]:own?.path;
return path?{path,value:written}:null}var plan=__webpack_require__(3868),plan_finding=__webpack_require__(6029),run_report=__webpack_require__(780),cause=__webpack_require__(
5881),src_run=__webpack_require__(1570),render=__webpack_require__(2490),text_text=__webpack_require__(9125);const FIXES_TRIED=4,MOST_GROUPS=50,MOST_TARGETS=2e3;
function withTriedFixes(planned,run){if(isLarge(run))return{run,edits:new Map};const edits=new Map,trials=new Map,tried=finding=>{const{fix:asked,policy,rule,severity}=finding;
if(!(0,plan_finding.cJ)(finding)||severity==="info"||asked===null)return finding;const key=[rule,policy&&(0,system.XF)(policy),(0,render.Ul)((0,system.Xc)(asked))].
join(" "),known=trials.get(key);if(known)return withAdvice(finding,known);if(trials.size===FIXES_TRIED)return finding;const edit=triedEdit(planned,run,finding);
if(edit===void 0)return finding;const advice=edit?.fix??withoutValue(asked);trials.set(key,advice);const now=withAdvice(finding,advice);return edit?.line&&edits.
set(now,edit.line),now},reports=run.reports.map(report=>({...report,findings:report.findings.map(tried)}));return{run:(0,run_report.q)(reports),edits}}function isLarge({
reports}){const groups=reports.flatMap(({plan:plan2})=>plan2.head.policies.flatMap(({effect})=>effect.groups));return groups.length>MOST_GROUPS||groups.reduce((sum,{
matched})=>sum+matched,0)>MOST_TARGETS}function withAdvice(finding,advice){return advice===finding.fix?finding:{...finding,fix:advice,remediation:(0,render.Ul)(
(0,system.Xc)(advice))}}function triedEdit(planned,run,finding){let lessSevere=null;for(const candidate of finding.fix?candidatesOf(finding.fix):[]){const edit=tried_fixes_editOf(
planned,finding,candidate);if(!edit&&candidate===finding.fix)return;if(!edit)continue;const after=(0,src_run.SA)(planned.map((input,i)=>({...(0,plan.sn)(input,edit.
file,edit.text),baseSide:run.reports[i]?.plan.base})));if(!helps(finding,run,after))continue;const isStillThere=now=>now.fingerprint===finding.fingerprint&&(0,plan_finding.
cJ)(now);if(!after.reports.some(({findings})=>findings.some(isStillThere)))return edit;lessSevere??=edit}return lessSevere}function candidatesOf(asked){const size=(0,system.
f5)(asked).find(cause.kp);if(typeof size?.value!="number")return[asked];const{field,value}=size,stricter=[...new Set([Math.floor(value/2),1])].filter(one=>one>0&&
one!==value);return[asked,...stricter.map(one=>(0,system.cO)(asked,field,one))]}function withoutValue(asked){const fields=(0,system.f5)(asked).map(({field})=>(0,text_text.
aY)(field));return(0,system.Up)`Change ${(0,text_text.p_)(fields)} together with the other limits: no value of it alone fixes this without another finding.`}function tried_fixes_editOf(planned,{
place},asked){const file=place&&fileIn(planned,place.file),text=file?withFix(file,place,asked):null;return!file||text===null||text===file.text?null:{fix:asked,file:file.
path,text,line:lineEdit(file,text)}}function lineEdit({path,text},now){const[was,is]=[text.split(`
`),now.split(`
`)],changed=was.flatMap((line,i)=>line===is[i]?[]:[i]),[only,another]=changed;return was.length!==is.length||only===void 0||another!==void 0?null:{file:path,line:only+
1,before:was[only]??"",after:is[only]??""}}function lineIn(planned,path,line){return fileIn(planned,path)?.text.split(`
`)[line-1]??null}function fileIn(planned,path){const file=planned.flatMap(({head})=>head.files).find(source=>source.path===path);return file?.renderedBy===void 0?
file??null:null}function helps(finding,before,after){const isNoWorse=(now,was)=>was.status!=="fixed"&&(0,plan_finding.Np)(now,was)>=0&&(now.magnitude??0)<=(was.
magnitude??0);return after.reports.every(({findings,plan:plan2,verdict},i)=>{const was=before.reports[i];if(!was||verdict==="unknown"&&was.verdict!=="unknown")return!1;
const problems=new Set(was.plan.problems.map(({code,message})=>`${code} ${(0,render.Ul)(message)}`));return plan2.problems.every(({code,message})=>problems.has(
`${code} ${(0,render.Ul)(message)}`))&&findings.filter(({status,severity})=>status!=="fixed"&&severity!=="info").every(now=>now.fingerprint===finding.fingerprint?
now.status==="unchanged"||(0,plan_finding.Np)(now,finding)>0:was.findings.some(one=>one.fingerprint===now.fingerprint&&isNoWorse(now,one)))})}})};
