export const id=452,ids=[452],modules={4317:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
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
uration above zero such as 90s, 20m, 4h or 7d, of ten years at most, not "${text}"`);return ms}}),739:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{_T:()=>baseConfig,g3:()=>commitsOf,pH:()=>snapshotOriginProblems});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6760),_config_read_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9989),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(3972),_read_git_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1263),_read_file_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
9057),_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(2938),_text_text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9125);function commitsOf({
baseRef,headRef}){const named=label=>{const found=(0,_read_git_js__WEBPACK_IMPORTED_MODULE_3__.WL)(process.cwd(),label);return{label,commit:found.missing?label:
found.value}};return headRef===null?null:{base:baseRef===null?null:named(baseRef),head:named(headRef)}}function trackedFiles(path,commits,mostBytes){const written=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
resolve)(path),[base,head]=[commits?.base??null,commits?.head],[repo]=base===null?[]:(0,_read_git_js__WEBPACK_IMPORTED_MODULE_3__.Dx)(process.cwd(),["rev-parse",
"--show-toplevel"]);if(base===null||head===void 0||repo===void 0)return[];const labels=[base,head].map(({label})=>(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_7__.
RK)(label));return[...new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(written)?[written,(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(written)]:
[written])].flatMap(file=>{const inside=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(repo),file);if(!(0,_read_file_js__WEBPACK_IMPORTED_MODULE_4__.
Yw)(inside))return[];const path2=inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/"),[before,after]=[base,head].map(({commit})=>(0,_read_git_js__WEBPACK_IMPORTED_MODULE_3__.
Wd)(repo,commit,path2,mostBytes));return[{path:path2,labels,before,after}]})}const MOST_SNAPSHOT_BYTES=512*1024**2;function snapshotOriginProblems(paths,commits){
return(commits?.base?paths.filter(path=>path!=="-"&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)):[]).flatMap(written=>{const changed=trackedFiles(
written,commits,MOST_SNAPSHOT_BYTES).find(({before,after})=>{const isOfBase=bytes=>before.bytes?.equals(bytes)===!0;return after.bytes!==null&&!isOfBase(after.bytes)&&
!isOfBase((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(written))});if(changed===void 0)return[];const[base,head]=changed.labels,message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__.
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
RK)(path))} ${why}`)]}}}),7989:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{g:()=>refuseInputs});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6760),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
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
statSync)(path,{bigint:!0});return stats.isFile()?`${stats.dev}:${stats.ino}`:null}catch{return null}}}),1452:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{driftCommand:()=>driftCommand,gateCommand:()=>gateCommand,planCommand:()=>planCommand,
whenCommand:()=>whenCommand});var days=__webpack_require__(9730),drift_drift=__webpack_require__(319),gate=__webpack_require__(1569),when=__webpack_require__(8622),
lookup=__webpack_require__(5022),canonical=__webpack_require__(6594),passed=__webpack_require__(4254),shipped=__webpack_require__(7772),src_report=__webpack_require__(
7763),src_run=__webpack_require__(1609),text_escape=__webpack_require__(650),instant_text=__webpack_require__(5357),tried_fixes=__webpack_require__(9285),edge_arguments=__webpack_require__(
4317),deliver=__webpack_require__(3423),external_node_fs_=__webpack_require__(3024),clusters=__webpack_require__(1406),read=__webpack_require__(9989),weakened=__webpack_require__(
2015),visible=__webpack_require__(3972),allowed=__webpack_require__(3380),remote_charts=__webpack_require__(8172),base_files=__webpack_require__(739),edge_options=__webpack_require__(
5324),output_path=__webpack_require__(7989),planned_kinds=__webpack_require__(4819),file=__webpack_require__(9057),folder_root=__webpack_require__(1708),read_paths=__webpack_require__(
9675),sides=__webpack_require__(6702);async function sidesFor(paths,commits,policies,cluster,{isOneOfSeveral,rendered,charts}){const options={cluster:cluster.target,
branch:branchOf(commits?.base?.label??null),mayHoldPlanned:planned_kinds.pR,charts,cache:rendered};if(commits!==null){if(policies===null)throw new edge_options.
eb("--head-ref needs --config FILE with `policies`, which names the policy files of the revision");const base=commits.base&&(0,sides.AC)(process.cwd(),commits.base);
return(0,sides.Mm)(policies,(0,sides.AC)(process.cwd(),commits.head),base,options)}const isSourced=policies!==null&&(cluster.isListed||policies.some(sides.Ih)),
folders=isSourced?foldersOf(paths):null;if(isSourced&&folders!==null)return(0,sides.Mm)(policies,folders.head,folders.base,options);if(isOneOfSeveral)throw new edge_options.
eb("the configuration lists several clusters: give --head and --base one folder each, from which their `policies` count, or choose a cluster with --cluster");return ofPaths(
paths)}function branchOf(revision){const name=revision?.replace(/^(?:refs\/)?(?:heads\/|remotes\/)?(?:origin\/)?/,"")??"";return/^[A-Za-z][\w./-]*$/.test(name)&&
!/^(?:HEAD|[0-9a-f]{7,64})$/.test(name)?name:null}function foldersOf({head,base},rootAt=(0,lookup.Oo)(folder_root.P)){const[after,...more]=head,[before]=base;if(after===
void 0||more.length>0||base.length>1||![after,...base].every(file.lQ))return null;const originOf=label=>({label,...(0,read_paths.q)(label,rootAt)});return{head:originOf(
after),base:before===void 0?null:originOf(before)}}function ofPaths(paths){const rootAt=(0,lookup.Oo)(folder_root.P),sideOf=named=>({...(0,read_paths.V)(named,{
rootAt}),label:named.join(" "),renderedPaths:[],coverage:[]}),[head,base]=[sideOf(paths.head),paths.base.length>0?sideOf(paths.base):null],folders=base&&foldersOf(
paths,rootAt);return base===null||folders===null||folders.base===null?{head,base}:(0,sides.yG)({head,base},{base:folders.base,head:folders.head},[])}var snapshot_file=__webpack_require__(
7168);async function readInputs(args,output){const commits=(0,base_files.g3)(args),read2=(0,base_files._T)(args.config,commits);if("problems"in read2)return(0,deliver.
Mr)(read2.problems,output),null;let chosen;try{chosen=(0,src_run.F$)(read2.config,args.cluster)}catch(error){throw new edge_options.eb(error instanceof Error?error.
message:String(error))}const{clusters:clusters2,key}=chosen,charts=new remote_charts.G,run={isOneOfSeveral:clusters2.length>1,rendered:new Map},inputs=[];for(const[
i,cluster]of clusters2.entries()){const{remotes,cluster:name}=cluster.config,progress=(does,more="")=>{const which=clusters2.length>1?` ${i+1} of ${clusters2.length}\
 clusters`:"";output.progress(`fleetplan: ${does}${which}${more}${name===null?"":`, ${name}`}`)};progress("reading");const ofCluster=new allowed.q(charts,remotes,
process.env.GITHUB_EVENT_NAME??null),input=await inputOf(args,read2,commits,cluster,{...run,charts:ofCluster});inputs.push({...input,onSteps:steps=>{progress("p\
lanning",`, ${steps.toLocaleString("en-US")} steps`)}})}charts.close();const[first,...rest]=inputs;if(first===void 0)throw new RangeError("a configuration witho\
ut a cluster");const detail=read2.config.comment.detail??"full",shown={...(0,deliver.Z8)(args.output,output),detail};return{inputs:[first,...rest],key,shown}}async function inputOf(args,read2,commits,{
config,path,target},run){const files=snapshotsOf(args,config,run.isOneOfSeveral),{snapshot,problems}=await(0,snapshot_file.N)(files),cluster={isListed:path.length>
0,target},{base,head}=await sidesFor(args,commits,config.policies,cluster,run),named=(0,lookup.Eb)([...files,...args.head,...args.base,args.config]);(0,output_path.
g)(args.output,named,[base,head],args.headRef!==null);const proposedConfig=await(0,weakened.XU)(read2.proposed,{config,base,snapshot,read:async proposed=>{const ofBase=commits?.
base?{base:null,head:commits.base}:null,others={...cluster,target:proposed.target};return(await sidesFor(args,ofBase,proposed.config.policies,others,run)).head}});
return{base,head,snapshot,config,proposedConfig,snapshotProblems:[...(0,base_files.pH)(files,commits),...problems],configPlaces:read2.placeOf&&(0,clusters.yN)(read2.
placeOf,path),rulesFrom:read2.rulesFrom,notices:read2.notices,at:args.at??Date.now(),horizonMs:args.horizonMs??config.horizon,scenario:args.scenario,failOn:args.
failOn??config.failOn,failOnExisting:config.failOnExisting}}function snapshotsOf({snapshot,config:path},config,isOneOfSeveral){if(snapshot.length>0&&isOneOfSeveral)
throw new edge_options.eb("--snapshot is for one cluster, and the configuration lists several; choose one with --cluster, or set `snapshot` for each");const named=snapshot.
length>0?snapshot:config.snapshot;if(named!==null)return named;const where=config.cluster===null?"":` of the cluster ${(0,visible.RK)(config.cluster)}`,isUnread=path===
null&&(0,external_node_fs_.existsSync)(read.PV);throw new edge_options.eb(`missing --snapshot FILE... (or \`snapshot\` in the configuration${where})${isUnread?`\
; ${read.PV} is here, and is read with --config ${read.PV}`:""}`)}var report_files=__webpack_require__(4804);async function planCommand(args,output){const read2=await readInputs(
args,output);if(read2===null)return deliver._q;const{run}=(0,tried_fixes.SH)(read2.inputs,(0,src_run.SA)(read2.inputs));if(args.verbose)for(const line of(0,passed.
eQ)(run))output.say(`fleetplan: ${line}`);const{key,shown}=read2;let text;if(args.format==="html"){const{renderPage}=await __webpack_require__.e(725).then(__webpack_require__.
bind(__webpack_require__,6725));text=renderPage(run,{detail:shown.detail,source:null,runUrl:null,assets:(0,shipped.t)()})}else{const options={...shown,key,rulePage:shipped.
g,verbose:args.verbose};text=(0,src_report.eJ)(run,args.format,options)+worstRunText(run,args)}return(0,deliver.cK)(args.output,text,(0,deliver.I)(args.format),
(0,src_run.FO)(run),output)}function worstRunText({reports},{format}){const worstRun=reports.length===1?reports[0].plan.head.worstRun:null;if(!worstRun||format!==
"text")return"";const at=(0,instant_text.W)(worstRun.turnsBadAt),lines=worstRun.trace.trimEnd().split(`
`).map(line=>`  ${(0,text_escape.wx)(line)}
`);return`
If it turns bad at the worst moment, ${at} (hours and minutes since the start):
${lines.join("")}`}const DEFAULT_FOR="14d",LONGEST_FOR_MS=92*864e5;async function gateCommand(argv,output){const{values}=(0,edge_options.lR)("gate",argv),{"expe\
ct-digest":digest=null,reviewed=null}=values;if(digest!==null&&(0,canonical.m)(digest)===null)throw new edge_options.eb(`--expect-digest must be the digest of a\
 plan, sha256: and 64 digits, not "${digest}"`);const format=(0,edge_options.yL)("--format",values.format??"text",src_report.yr),args=(0,edge_arguments.up)(values,
"gate"),read2=await readInputs(args,output);if(read2===null)return deliver._q;(0,output_path.g)(args.output,(0,lookup.Eb)([reviewed]));const known={digest,reviewed:reviewed===
null?null:(0,report_files.YR)(reviewed)},decideAt=(0,src_run.r$)(read2.inputs,known),report=(0,gate.W)(decideAt,read2.inputs[0].at);return(0,deliver.cK)(args.output,
(0,src_report.eh)(report,format,read2.shown),(0,deliver.I)(format),(0,gate.B)(report.decision),output)}async function whenCommand(argv,output){const{values}=(0,edge_options.
lR)("plan",argv),forMs=(0,edge_arguments.p0)("--for",values.for??DEFAULT_FOR);if(forMs>LONGEST_FOR_MS)throw new edge_options.eb("--for must be 92d at most");const format=(0,edge_options.
yL)("--format",values.format??"text",src_report.yr);if(values.scenario!==void 0)throw new edge_options.eb("--scenario cannot be used with --when");const args=(0,edge_arguments.
up)(values,"plan --when"),read2=await readInputs(args,output);if(read2===null)return deliver._q;const from=read2.inputs[0].at,decideAt=(0,src_run.r$)(read2.inputs,
{digest:null,reviewed:null}),times=(0,when.P)(decideAt,from,from+Math.max(days.iQ,forMs)),code=times.spans.length>0?deliver.CQ:times.last.isUnknown?deliver._q:1;
return(0,deliver.cK)(args.output,(0,src_report.VD)(times,format,read2.shown),(0,deliver.I)(format),code,output)}async function driftCommand(argv,output){const{values}=(0,edge_options.
lR)("drift",argv),format=(0,edge_options.yL)("--format",values.format??"text",src_report.yr),{before}=values;if(before===void 0)throw new edge_options.eb("missi\
ng --before FILE for drift: the last snapshot or JSON report");const args=(0,edge_arguments.up)(values,"drift"),read2=await readInputs(args,output);if(read2===null)
return deliver._q;(0,output_path.g)(args.output,[before]);const inputs=(0,report_files.Cv)(read2.inputs),last=await(0,report_files.PQ)(before,"--before",inputs).
catch(error=>{throw error instanceof Error&&error.name==="Error"?new edge_options.eb(error.message):error}),drift=(0,drift_drift.CP)({run:(0,src_run.SA)(inputs),
live:(0,src_run.sB)(inputs),last}),text=(0,src_report.iI)(drift,format,read2.shown);return(0,deliver.cK)(args.output,text,(0,deliver.I)(format),(0,drift_drift.nX)(
drift),output)}})};
