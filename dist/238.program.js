export const id=238,ids=[238,698],modules={4317:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
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
uration above zero such as 90s, 20m, 4h or 7d, of ten years at most, not "${text}"`);return ms}}),739:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
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
sep).find(isLink);return first===void 0||!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)?[path]:[path,...linksFrom((0,node_path__WEBPACK_IMPORTED_MODULE_1__.
resolve)(first,"..",(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(first),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(first,path)))]}function isLink(path){
return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path,{throwIfNoEntry:!1})?.isSymbolicLink()===!0}const SNAPSHOT_BYTES=512*1024**2;function snapshotOriginProblems(paths,commits){
return(commits?.base?paths.filter(path=>path!=="-"&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)):[]).flatMap(written=>{const changed=trackedFiles(
written,commits,SNAPSHOT_BYTES).find(({trusted,head:head2,isEdited})=>isEdited&&head2.id!==null&&trusted.bytes?.equals((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(
written))!==!0);if(changed===void 0)return[];const{base,head}=changed.labels,message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.Qq)`The snapshot ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.
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
{K:()=>readInputs});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_v8__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8877),_config_read_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
9989),_inputs_cluster_input_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(6590),_inputs_snapshot_file_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
3235),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(5022),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3972),_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
4819),_plan_plan_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(8855),_read_file_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(9057),_read_paths_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(
9675),_run_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(1570),_sources_sides_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(5291),_text_render_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(
2490),_base_files_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(739),_deliver_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(3423),_options_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(
5324),_output_path_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(7989);async function readInputs(args,output){process.versions.node.startsWith("20.")&&(0,node_v8__WEBPACK_IMPORTED_MODULE_1__.
setFlagsFromString)(`--interrupt-budget=${2**19}`);const commits=(0,_base_files_js__WEBPACK_IMPORTED_MODULE_13__.g3)(args),configuration=(0,_base_files_js__WEBPACK_IMPORTED_MODULE_13__.
_Y)(args.config,commits),{clusters,key}=chosenClusters(configuration.config,args.cluster),isOneOfSeveral=clusters.length>1,progressOf=(index,{cluster})=>{const of=`${isOneOfSeveral?
`, cluster ${index+1} of ${clusters.length}`:""}${cluster===null?"":`, ${cluster}`}`;return(phase,part)=>{output.progress(phase,part,of)}},at=args.at??Date.now(),
given={...args,at,failOnExisting:null},inputs=(await(0,_inputs_cluster_input_js__WEBPACK_IMPORTED_MODULE_3__.g)(clusters,configuration,given,(cluster,shared)=>{
const{config,path,target}=cluster,onPhase=progressOf(clusters.indexOf(cluster),config),files=snapshotsOf(args,config,isOneOfSeveral),snapshots=[...target.snapshots??
[],...files],run={...shared,isOneOfSeveral,isListed:path.length>0};return{snapshot:async()=>{const{snapshot,problems}=await(0,_inputs_snapshot_file_js__WEBPACK_IMPORTED_MODULE_4__.
N)(files,{onPart:part=>{onPhase("reading",part)}});return{snapshot,problems:[...(0,_base_files_js__WEBPACK_IMPORTED_MODULE_13__.pH)(files,commits),...problems]}},
sides:async()=>{onPhase("rendering");const sides=await sidesFor(args,commits,config.policies,{...target,snapshots},run),named=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_17__.
Eb)([...files,...args.head,...args.base,args.config]);return(0,_output_path_js__WEBPACK_IMPORTED_MODULE_16__.g)(args.output,named,[sides.base,sides.head],args.headRef!==
null),sides},baseWith:async proposed=>{const ofBase=commits?.base?{base:null,head:commits.base}:null;return(await sidesFor(args,ofBase,proposed.config.policies,
proposed.target,run)).head}}})).map((input,index)=>{const onPhase=progressOf(index,input.config);let isWarned=!1;return{...input,onSteps:(steps,expected)=>{expected.
steps>_plan_plan_js__WEBPACK_IMPORTED_MODULE_7__.S&&!isWarned&&output.say(overBudgetText(expected)),isWarned=!0,onPhase("planning",steps/expected.steps)}}}),detail=configuration.
config.comment.detail??"full";return{inputs,at,key,shown:{...(0,_deliver_js__WEBPACK_IMPORTED_MODULE_14__.Z8)(args.output,output),detail}}}function chosenClusters(config,chosen){
try{return(0,_run_js__WEBPACK_IMPORTED_MODULE_10__.F$)(config,chosen)}catch(error){throw new _options_js__WEBPACK_IMPORTED_MODULE_15__.eb(error instanceof Error?
error.message:String(error))}}function overBudgetText({steps,largest}){return`fleetplan: this plan may not end: it takes about ${Math.round(steps/1e6)} million \
steps, and at most ${_plan_plan_js__WEBPACK_IMPORTED_MODULE_7__.S/1e6} million are allowed; most are for ${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_12__.Ul)(
largest)}. Leave these policies out, or list each cluster with its own policies and snapshot.`}function snapshotsOf({snapshot,config:path},config,isOneOfSeveral){
if(snapshot.length>0&&isOneOfSeveral)throw new _options_js__WEBPACK_IMPORTED_MODULE_15__.eb("--snapshot is for one cluster, and the configuration lists several;\
 choose one with --cluster, or set `snapshot` for each");const named=snapshot.length>0?snapshot:config.snapshot;if(named!==null)return named;const where=config.
cluster===null?"":` of the cluster ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(config.cluster)}`,isUnread=path===null&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
existsSync)(_config_read_js__WEBPACK_IMPORTED_MODULE_2__.PV);throw new _options_js__WEBPACK_IMPORTED_MODULE_15__.eb(`missing --snapshot FILE... (or \`snapshot\` i\
n the configuration${where})${isUnread?`; ${_config_read_js__WEBPACK_IMPORTED_MODULE_2__.PV} is here, and is read with --config ${_config_read_js__WEBPACK_IMPORTED_MODULE_2__.
PV}`:""}`)}async function sidesFor(paths,commits,policies,cluster,run){const{rendered:cache,charts}=run,branch=branchOf(commits?.base?.label??null),options={cluster,
branch,mayHoldPlanned:_plan_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_6__.pR,charts,cache};if(commits!==null){if(policies===null)throw new _options_js__WEBPACK_IMPORTED_MODULE_15__.
eb("--head-ref needs --config FILE with `policies`, which names the policy files of the revision");const base=commits.base&&(0,_sources_sides_js__WEBPACK_IMPORTED_MODULE_11__.
AC)(process.cwd(),commits.base);return(0,_sources_sides_js__WEBPACK_IMPORTED_MODULE_11__.Mm)(policies,(0,_sources_sides_js__WEBPACK_IMPORTED_MODULE_11__.AC)(process.
cwd(),commits.head),base,options)}const isSourced=policies!==null&&(run.isListed||policies.some(_sources_sides_js__WEBPACK_IMPORTED_MODULE_11__.Ih)),folders=isSourced?
foldersOf(paths):null;if(isSourced&&folders!==null)return(0,_sources_sides_js__WEBPACK_IMPORTED_MODULE_11__.Mm)(policies,folders.head,folders.base,options);if(run.
isOneOfSeveral)throw new _options_js__WEBPACK_IMPORTED_MODULE_15__.eb("the configuration lists several clusters: give --head and --base one folder each, from wh\
ich their `policies` count, or choose a cluster with --cluster");return ofPaths(paths,cluster.snapshots)}function branchOf(revision){const name=revision?.replace(
/^(?:refs\/)?(?:heads\/|remotes\/)?(?:origin\/)?/,"")??"";return/^[A-Za-z][\w./-]*$/.test(name)&&!/^(?:HEAD|[0-9a-f]{7,64})$/.test(name)?name:null}function foldersOf({
head,base},rootAt=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_17__.Oo)(_read_paths_js__WEBPACK_IMPORTED_MODULE_9__.Pf)){const[after,...more]=head,[before]=base;
if(after===void 0||more.length>0||base.length>1||![after,...base].every(_read_file_js__WEBPACK_IMPORTED_MODULE_8__.lQ))return null;const originOf=label=>({label,
...(0,_read_paths_js__WEBPACK_IMPORTED_MODULE_9__.qB)(label,rootAt)});return{head:originOf(after),base:before===void 0?null:originOf(before)}}function ofPaths(paths,snapshots=[]){
const rootAt=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_17__.Oo)(_read_paths_js__WEBPACK_IMPORTED_MODULE_9__.Pf),sideOf=named=>({...(0,_read_paths_js__WEBPACK_IMPORTED_MODULE_9__.
Vv)(named,{rootAt}),label:named.join(" "),renderedPaths:[],coverage:[]}),[head,base]=[sideOf(paths.head),paths.base.length>0?sideOf(paths.base):null],folders=base&&
foldersOf(paths,rootAt);if(base===null||folders===null||folders.base===null)return{head,base};const origins={base:folders.base,head:folders.head};return(0,_sources_sides_js__WEBPACK_IMPORTED_MODULE_11__.
yG)({head,base},origins,[],{others:[],snapshots})}}),7989:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{g:()=>refuseInputs});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3972),_read_file_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9057),_options_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
5324);function refuseInputs(output,inputs,sides=[],isOfRevision=!1){if(output===null)return;const refuse=why=>{throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.
eb(`--output ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)(output)} ${why}; choose another file`)},path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(
output),here=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)("."),tree=here.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).map((_,at,steps)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
resolve)(node_path__WEBPACK_IMPORTED_MODULE_1__.sep,...steps.slice(0,at+1))).findLast(one=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.
join)(one,".git")))??here;isThroughLink(path,tree)&&refuse("leads through a link in the work tree");const real=[path,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(
path)].find(one=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(one));[path,(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(real??".")].some(one=>one.
toLowerCase().split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes(".git"))&&refuse("lies in .git");const written=fileAt(path);if(written===null)return;const both=sides.
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
9215:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{$:()=>isThere,c:()=>baseFile});
var _read_git_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1263);function baseFile(repo,commits,path,mostBytes){const at=commit=>(0,_read_git_js__WEBPACK_IMPORTED_MODULE_0__.
Wd)(repo,commit,path,mostBytes),trusted=at(commits.trusted);if(commits.head===commits.trusted)return{trusted,head:trusted,isEdited:!1};const head=at(commits.head),
isHead=({id:id2})=>id2===head.id&&(id2!==null||head.problems.length===0),{base}=commits,isEdited=base!==null&&!isHead(trusted)&&(base===commits.trusted||!isHead(
at(base)));return{trusted,head,isEdited}}function isThere({bytes,problems}){return bytes!==null||problems.length>0}}),6590:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{g:()=>clusterInputs});var config_clusters=__webpack_require__(1406),weakened=__webpack_require__(2015),external_node_path_=__webpack_require__(
6760),download=__webpack_require__(4366);const UNSAFE_EVENTS=new Set(["pull_request_target","workflow_run"]);class ClusterCharts{fetcher;remotes;event;allowed=new Set;constructor(fetcher,remotes,event){
if(this.fetcher=fetcher,this.remotes=remotes,this.event=event,typeof remotes!="string")for(const url of remotes)this.allow(url)}side(side,only=null){const{charts,
sideMs}=this.fetcher.limits;let left=charts;const found=new Set,uses=new Set,until=performance.now()+sideMs,names=repository=>{side==="base"&&this.allow(repository)};
return{names,chart:async(reference,use)=>{names(reference.repository),uses.add(use);const at=located(reference),{key,isOci}=at.repository,isAllowed=this.allowed.
has(key)||isOci&&this.allowed.has(`${key}/${at.name}`);if(this.remotes==="none")throw new download.P_("none");if(this.event!==null&&UNSAFE_EVENTS.has(this.event))
throw new download.P_("event");if(this.remotes!=="any"&&!isAllowed)throw new download.P_("unlisted");if(only?.has(use)===!1)throw new download.P_("untouched");if(left-=
1,left<0)throw new download.P_("large");const{version,tag=null}=reference,result=await this.fetcher.get({...at,version,tag,until});return found.add(`${key}/${at.
name} ${result.digest}`),result},uses,resolved:()=>[...found].toSorted()}}allow(repository){try{this.allowed.add(repositoryOf(repository).key)}catch(error){if(!(error instanceof
download.P_))throw error}}}function repositoryOf(written){const isOci=written.startsWith("oci://")||!written.includes("://"),address=isOci?`https://${written.replace(
/^oci:\/\//,"")}`:written;if(!URL.canParse(address))throw new download.P_("address");const url=new URL(address),isPlain=url.href===url.origin+url.pathname&&!/%|\/\/|\\/.
test(url.pathname);if(url.protocol!=="https:"||!isPlain)throw new download.P_("address");return isOci&&url.host==="docker.io"&&(url.host="registry-1.docker.io"),
repositoryAt(url,url.pathname,isOci)}function repositoryAt({host},path,isOci){const at=host+path.replace(/\/+$/,"");return{isOci,url:new URL(`https://${at}`),key:`${isOci?
"oci":"https"}://${at}`}}const NAME=/^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/;function located({repository,chart}){const found=repositoryOf(repository),{dir,
base}=external_node_path_.posix.parse(found.url.pathname),name=chart??(found.isOci?base:"");if(!NAME.test(name))throw new download.P_("address");return{repository:chart===
null?repositoryAt(found.url,dir,!0):found,name}}var external_node_fs_=__webpack_require__(3024),external_node_os_=__webpack_require__(8161),dist=__webpack_require__(
8815),canonical=__webpack_require__(5288),fields=__webpack_require__(3549),at_end=__webpack_require__(7022),tool=__webpack_require__(685),remote_charts_archive=__webpack_require__(
6322),external_node_http_=__webpack_require__(7067);const GATEWAY_NAME="chart";async function behindGateway(upstream,run){let refusal;const answer=async({url="",
headers,method},response)=>{const[,path=null]=/^\/(?:v2\/)?chart\/(.*)$/s.exec(url)??[],served=path===null?null:await upstream(path,headers.accept??"");served===
null?response.writeHead(url==="/v2/"?200:404).end():response.writeHead(200,{...served.headers,"content-length":served.body.length}).end(method==="HEAD"?void 0:served.
body)},server=(0,external_node_http_.createServer)((request,response)=>{answer(request,response).catch(error=>{error instanceof download.P_&&(refusal??=error),response.
writeHead(404).end()})});await new Promise(resolve=>server.listen(0,"127.0.0.1",resolve));try{const result=await run(`127.0.0.1:${server.address().port}`);if(refusal!==
void 0)throw refusal;return result}finally{server.closeAllConnections(),server.close()}}const ASKED=/^(?:tags\/list(?:\?[\w=&.%+-]*)?|manifests\/[\w.:+-]+|blobs\/sha256:[0-9a-f]{64})$/,
TOKEN_BYTES=4*1024**2;function registryOf(load,host,path,limits){let authorization={};return async(wanted,accept)=>{if(!ASKED.test(wanted))return null;const url=new URL(
`https://${host}/v2/${path}/${wanted}`);let answer=await load(url,limits,{accept,...authorization});answer.status===401&&authorization.authorization===void 0&&(authorization=
{authorization:`Bearer ${await anonymousToken(load,answer.headers["www-authenticate"]??"",limits.until)}`},answer=await load(url,limits,{accept,...authorization}));
const{headers}=answer,body=bodyOf(answer),next=/<[^>]*\?([\w=&.%+-]*)>;\s*rel="?next/.exec(String(headers.link??""))?.[1],digest=`sha256:${(0,canonical.fg)(body)}`;
return{body,headers:{"content-type":/^[\w./+-]{1,100}/.exec(headers["content-type"]??"")?.[0]??"application/octet-stream",...wanted.startsWith("tags/")?{}:{"doc\
ker-content-digest":digest},...next===void 0?{}:{link:`<list?${next}>; rel="next"`}}}}}function bodyOf({status,body}){if(status===401||status===403)throw new download.
P_("credentials");if(status===404||status===410)throw new download.P_("missing");if(status!==200)throw new download.P_("unreachable");return body}async function anonymousToken(load,challenge,until){
const parts=challenge.matchAll(/\b(realm|service|scope)="([^"]*)"/gi),{realm="",...query}=Object.fromEntries(Array.from(parts,([,key="",value=""])=>[key,value]));
if(!/^bearer /i.test(challenge)||!URL.canParse(realm))throw new download.P_("credentials");const url=new URL(realm);for(const[key,value]of Object.entries(query))
url.searchParams.set(key,value);const body=bodyOf(await load(url,{bytes:TOKEN_BYTES,until})),given=/"(?:token|access_token)"\s*:\s*"([\w.~+/=-]+)"/.exec(body.toString(
"latin1"))?.[1];if(given===void 0)throw new download.P_("unreachable");return given}const SECOND_MS=1e3,FETCH_LIMITS={archiveBytes:20*1024**2,indexBytes:64*1024**
2,totalBytes:512*1024**2,timeMs:60*SECOND_MS,sideMs:300*SECOND_MS,charts:300},STAND_IN="0.0.0",TAG=/^(?:[\w][\w.-]{0,127}|sha256:[0-9a-f]{64})$/,VERSION=/^[\w.*^~<>=!|,+\- ]{1,128}$/;
class RemoteCharts{network;limits;indexes=new Map;results=new Map;bytesLeft;home=null;constructor(network=download.aw,limits=FETCH_LIMITS){this.network=network,
this.limits=limits,this.bytesLeft=limits.totalBytes}get(asked){const{repository,name,version,tag}=asked,key=JSON.stringify([repository.key,name,version,tag]),until=Math.
min(asked.until,performance.now()+this.limits.timeMs),result=this.results.get(key)??this.fetched({...asked,until});return this.results.set(key,result),result}close=()=>{
this.home?.undo(),this.home!==null&&(0,external_node_fs_.rmSync)(this.home.folder,{recursive:!0,force:!0}),this.home=null};async fetched(asked){const{version,tag}=asked;
if(version!==null&&!VERSION.test(version)||tag!==null&&!TAG.test(tag))throw new download.P_("address");const archive=await this.pulled(asked);(0,remote_charts_archive.
o)(archive);const digest=(0,canonical.fg)(archive),file=(0,external_node_path_.join)(this.homeFolder(),`${digest}.tgz`);return(0,external_node_fs_.writeFileSync)(
file,archive),{digest:`sha256:${digest}`,file}}async pulled({repository,name,version,tag,until}){const{url}=repository;if(repository.isOci){const path=`${url.pathname.
slice(1)}/${name}`.replace(/^\//,""),registry=registryOf(this.load,url.host,path,{bytes:this.limits.archiveBytes,until}),upstream2=(wanted,accept)=>registry(tag!==
null&&wanted===`manifests/${STAND_IN}`?`manifests/${tag}`:wanted,accept);return this.pull(upstream2,tag===null?version:STAND_IN,host=>[`oci://${host}/${GATEWAY_NAME}`,
"--plain-http"])}if(tag!==null)throw new download.P_("address");const entries=entriesOf(await this.index(repository,until),name);if(entries.length===0)throw new download.
P_("missing");const written=entries.map((one,at)=>({name:GATEWAY_NAME,version:one.version,urls:[`${at}.tgz`]})),index=JSON.stringify({apiVersion:"v1",entries:{[GATEWAY_NAME]:written}}),
upstream=async path=>{if(path==="index.yaml")return{body:Buffer.from(index)};const entry=entries[Number(/^(\d+)\.tgz$/.exec(path)?.[1]??-1)];return entry===void 0?
null:{body:await this.archiveOf(url,entry,until)}};return this.pull(upstream,version,host=>[`--repo=http://${host}/${GATEWAY_NAME}`,"--",GATEWAY_NAME])}async archiveOf(repository,{
url,digest},until){const from=below(repository,"");if(!URL.canParse(url,from.href))throw new download.P_("address");const at=new URL(url,from.href),answer=await this.
load(at,{bytes:this.limits.archiveBytes,until}),body=bodyOf(answer);if(digest===null&&(answer.isElsewhere||at.host!==repository.host))throw new download.P_("red\
irect");if(digest!==null&&(0,canonical.fg)(body)!==digest)throw new download.P_("damaged");return body}index({key,url},until){const loaded=async()=>{const limits={
bytes:this.limits.indexBytes,until},answer=await this.load(below(url,"index.yaml"),limits,{"accept-encoding":"gzip"});if(answer.isElsewhere)throw new download.P_(
"redirect");return bodyOf(answer).toString("utf8")},index=this.indexes.get(key)??loaded();return this.indexes.set(key,index),index}load=async(url,{bytes,until},headers)=>{
const limits={bytes:Math.min(bytes,this.bytesLeft),until},answer=await(0,download.RG)(this.network,url,limits,headers);return this.bytesLeft-=answer.body.length,
answer};async pull(upstream,version,what){const helm=(0,tool.SG)("helm");if(helm===null)throw new download.P_("tool");const home=(0,external_node_fs_.mkdtempSync)(
(0,external_node_path_.join)(this.homeFolder(),"pull-")),limits={...tool._g,timeMs:this.limits.timeMs+5*SECOND_MS},asked=version===null?[]:[`--version=${version}`];
await behindGateway(upstream,host=>(0,tool.qI)(helm,["pull",`--destination=${home}`,...asked,...what(host)],home,limits));const file=(0,external_node_fs_.readdirSync)(
home).find(one=>one.endsWith(".tgz"));if(file===void 0)throw new download.P_("missing");return(0,external_node_fs_.readFileSync)((0,external_node_path_.join)(home,
file))}homeFolder(){return this.home??={folder:(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),"fleetplan-charts-")),
undo:(0,at_end.t)(this.close)},this.home.folder}}function below(repository,path){return new URL(`${repository.href.replace(/\/$/,"")}/${path}`)}function entriesOf(index,name){
const start=/^entries:\s*$/m.test(index)?index.indexOf(`
  ${name}:
`):-1,rest=index.slice(start+1),end=rest.search(/\n {0,2}[^\s-]/),part=start<0?index:`entries:
${end<0?rest:rest.slice(0,end)}
`;let parsed;try{const options={schema:"failsafe",maxAliasCount:10,uniqueKeys:!1,logLevel:"silent"};parsed=(0,dist.qg)(part,options)}catch{throw new download.P_(
"damaged")}return(0,fields.Un)((0,fields.ZZ)(parsed,"entries"),name).flatMap(one=>{const[version,url]=[(0,fields.r7)(one,"version"),(0,fields.Un)(one,"urls")[0]];
if(version===null||typeof url!="string")return[];const[digest=null]=/^[0-9a-f]{64}$/.exec((0,fields.r7)(one,"digest")?.replace(/^sha256:/,"")??"")??[];return[{version,
url,digest}]})}async function clusterInputs(clusters,configuration,given,readerOf){const[rendered,remote]=[new Map,new RemoteCharts],{placeOf,proposed,rulesFrom}=configuration,
inputs=[];for(const cluster of clusters){const{config,path}=cluster,charts=new ClusterCharts(remote,config.remotes,process.env.GITHUB_EVENT_NAME??null),reader=readerOf(
cluster,{rendered,charts}),{snapshot,problems,notices=[]}=await reader.snapshot(),sides=await reader.sides(),{baseWith}=reader;inputs.push({...sides,snapshot,config,
rulesFrom,proposedConfig:baseWith?await(0,weakened.XU)(proposed,{config,base:sides.base,snapshot,read:baseWith}):proposed,snapshotProblems:[...configuration.problems,
...problems],configPlaces:placeOf&&(0,config_clusters.yN)(placeOf,path),notices:[...configuration.notices,...notices],at:given.at,scenario:given.scenario,horizonMs:given.
horizonMs??config.horizon,failOn:given.failOn??config.failOn,failOnExisting:given.failOnExisting??config.failOnExisting})}return remote.close(),inputs}}),9128:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{AM:()=>configurationIn,BT:()=>CONFIG_BYTES,sW:()=>trustedConfiguration,wx:()=>builtIn});var _config_read_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9989),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3972),_read_file_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
9057),_text_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9125);const CONFIG_BYTES=256*1024;function builtIn(rulesFrom="the built-in defaults",problems=[]){
return{config:(0,_config_read_js__WEBPACK_IMPORTED_MODULE_0__.sb)(),isUsable:problems.length===0,placeOf:null,problems,rulesFrom,notices:[],proposed:null}}function configurationIn(written,file,where){
const read=written===null?{problems:[(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Os)(null,"invalid-config",NO_TEXT)]}:(0,_config_read_js__WEBPACK_IMPORTED_MODULE_0__.
Xg)(written,file);if("config"in read)return{...read,isUsable:!0,problems:[],rulesFrom:where,notices:[],proposed:null};const unusable=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`The configuration (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.V$)(where)}) cannot be used.`;return builtIn(void 0,[(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.
Os)(null,"invalid-config",unusable),...read.problems])}const NO_TEXT=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`It is not UTF-8 text.`;function trustedConfiguration({
trusted,head,isEdited},file,where){const read=trusted.bytes?configurationIn((0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__._6)(trusted.bytes),file,where):builtIn(
`the built-in defaults (no ${where})`,trusted.problems);if(!isEdited)return read;const shown=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.
RK)(file)),notices=[(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`This change edits the fleetplan configuration (${shown}); the base version was used. Review that change separately.`],
written=head.bytes&&(0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__._6)(head.bytes),[problem]=head.problems;if(!problem&&(head.bytes===null||written!==null)){const proposed={
before:read.config,file,text:written,isFirst:trusted.bytes===null};return{...read,notices,proposed}}const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`After this change the configuration ${shown} cannot be read: ${problem?problem.message:NO_TEXT}`;return{...read,problems:[...read.problems,(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.
Os)(null,"invalid-config",message)],notices}}})};
