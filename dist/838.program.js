export const id=838,ids=[838],modules={7989:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
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
statSync)(path,{bigint:!0});return stats.isFile()?`${stats.dev}:${stats.ino}`:null}catch{return null}}}),1192:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{snapshotCommand:()=>snapshotCommand});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6760),node_timers_promises__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8500),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(
5022),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(3972),
_snapshot_compact_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1370),_snapshot_collector_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5101),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
9125),_deliver_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(3423),_options_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(5324),_output_path_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
7989),_snapshot_file_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(9501);async function snapshotCommand(argv,output){const{values,paths}=(0,_options_js__WEBPACK_IMPORTED_MODULE_7__.
lR)("snapshot",argv),{kubeconfig=null,context=null,role=!1,output:path=null}=values;if(context!==null&&kubeconfig===null)throw new _options_js__WEBPACK_IMPORTED_MODULE_7__.
eb("--context needs --kubeconfig FILE");const isLive=kubeconfig!==null||role;if(isLive&&paths.length>0)throw new _options_js__WEBPACK_IMPORTED_MODULE_7__.eb("sn\
apshot takes either a FILE or a server");if(paths.length>1)throw new _options_js__WEBPACK_IMPORTED_MODULE_7__.eb("snapshot takes one FILE, or - for standard inp\
ut");const[file="-"]=paths;(0,_output_path_js__WEBPACK_IMPORTED_MODULE_8__.g)(path,(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__.Eb)([isLive?null:file,kubeconfig]));
const collector=new _snapshot_collector_js__WEBPACK_IMPORTED_MODULE_4__.g(!1),written=(problems,takenAt)=>((0,_deliver_js__WEBPACK_IMPORTED_MODULE_6__.Mr)(problems,
output),problems.some(({severity})=>severity==="error")?_deliver_js__WEBPACK_IMPORTED_MODULE_6__._q:(0,_deliver_js__WEBPACK_IMPORTED_MODULE_6__.cK)(path,(0,_snapshot_compact_js__WEBPACK_IMPORTED_MODULE_3__.
yg)(collector.lines,takenAt??Date.now()),"json",_deliver_js__WEBPACK_IMPORTED_MODULE_6__.CQ,output));if(!isLive){await(0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_9__.
U)(collector,[file]);const{problems,takenAt}=collector.finish();return written(problems,takenAt)}const{kubectl,LiveFault}=await __webpack_require__.e(371).then(
__webpack_require__.bind(__webpack_require__,1371)),{servedKinds}=await Promise.all([__webpack_require__.e(652),__webpack_require__.e(995)]).then(__webpack_require__.
bind(__webpack_require__,995)),{roleText}=await Promise.all([__webpack_require__.e(652),__webpack_require__.e(733)]).then(__webpack_require__.bind(__webpack_require__,
733)),{liveSnapshot}=await Promise.all([__webpack_require__.e(652),__webpack_require__.e(897)]).then(__webpack_require__.bind(__webpack_require__,2897));try{if(kubeconfig===
null)return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_6__.cK)(path,roleText(null),"lines",_deliver_js__WEBPACK_IMPORTED_MODULE_6__.CQ,output);if(!kubeconfig.split(
node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).some(one=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(one))){const says=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`The kubeconfig ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_11__.RK)(kubeconfig))} does not exist. Check the path of --kubeconfig.`;
throw new LiveFault("kubectl-failed",says)}const server=kubectl({kubeconfig,context,environment:process.env,sleep:ms=>(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.
setTimeout)(ms)});if(role)return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_6__.cK)(path,roleText(await servedKinds(server)),"lines",_deliver_js__WEBPACK_IMPORTED_MODULE_6__.
CQ,output);const takenAt=Date.now();return written(await liveSnapshot(server,collector),takenAt)}catch(error){if(!(error instanceof LiveFault))throw error;return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_6__.
Mr)([(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_12__.Os)(null,error.code,error.says)],output)}}}),7228:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{a:()=>NODES_PER_SIDE,b:()=>LIMITS});const LIMITS={bytesPerFile:100*1024**2,depth:64,nodesPerFile:2e6,nodesPerDocument:2e5},
NODES_PER_SIDE=4e6}),3345:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Y:()=>parseManifests,
b:()=>wholeYaml});var _text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9125),_limits_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7228),_objects_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
6426),_problem_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(7085),_reading_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(4514),_yaml_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
235);function parseManifests(written,file,limits=_limits_js__WEBPACK_IMPORTED_MODULE_1__.b,variables={}){const reading=new _reading_js__WEBPACK_IMPORTED_MODULE_3__.
zK(file,written,limits,variables),manifests=documentsOf(reading).flatMap(document=>(0,_objects_js__WEBPACK_IMPORTED_MODULE_2__.i)(reading,document)),problems=reading.
problems.length>0&&limits.interest?.mayHold(written)===!1&&!written.startsWith(LFS_POINTER)?[]:listed(reading);return{manifests,problems,nodes:reading.nodes}}function wholeYaml(written,file,limits=_limits_js__WEBPACK_IMPORTED_MODULE_1__.
b){const reading=new _reading_js__WEBPACK_IMPORTED_MODULE_3__.zK(file,written,limits),documents=documentsOf(reading).map(({value,spot})=>({value,placeOf:path=>reading.
placeAt((0,_reading_js__WEBPACK_IMPORTED_MODULE_3__.HA)(spot,path))})),problem=reading.problems.find(({severity})=>severity==="error")??null;return{documents,problem}}
const LFS_POINTER="version https://git-lfs.github.com/spec/";function documentsOf(reading){const{text:written,limits}=reading;if(written.startsWith(LFS_POINTER)){
const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`This is a Git LFS pointer: the content of the file is not in git. Keep manifests in git: remove the file from .gitattributes, and add it again.`;
return reading.report(0,"lfs-pointer",message),[]}return reading.withinLimits(()=>{const{bytesPerFile}=limits;return Buffer.byteLength(written)>bytesPerFile&&reading.
refuse(0,"too-large",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${bytesPerFile} bytes`),(0,_yaml_js__WEBPACK_IMPORTED_MODULE_4__.g)(reading)})}const PROBLEMS_PER_FILE=50;
function listed({file,problems:found}){const lineOf=({place})=>place?.line??0,problems=found.toSorted((a,b)=>lineOf(a)-lineOf(b)),rest=problems.splice(PROBLEMS_PER_FILE);
if(rest.length===0)return problems;const severity=rest.some(one=>one.severity==="error")?"error":"warning",message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`${rest.length} more problems of this file are not listed. Correct those above first.`;return[...problems,(0,_problem_js__WEBPACK_IMPORTED_MODULE_5__.Zw)(file,
"more-problems",message,severity)]}}),9057:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{$:()=>inPathOrder,$$:()=>bytesOf,FK:()=>isInside,Jw:()=>isShellPipe,XO:()=>STANDARD_INPUT,Yw:()=>isBelow,_6:()=>decodeUtf8,b6:()=>textOf,bv:()=>readStream,lQ:()=>isFolder,
x0:()=>REPLACED});var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573),node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
6760),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(7085),_text_file_errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(2938),_text_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
9125),_root_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(1911);const FLAGS=node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_1__.
constants.O_NOFOLLOW|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK;function bytesOf(path,shown,limits){return opened(path,shown,FLAGS,descriptor=>{const stats=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.
fstatSync)(descriptor);if(!stats.isFile())return(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.Y0)(shown);const bytes=stats.size>limits.bytesPerFile?null:(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.
readFileSync)(descriptor);return bytes===null||bytes.length>limits.bytesPerFile?(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.bi)(shown,limits):bytes})}function opened(path,shown,flags,read){
let descriptor=null;try{return descriptor=path===STANDARD_INPUT?0:(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path,flags),read(descriptor)}catch(error){return(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.
$Z)(shown,error)}finally{descriptor&&(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor)}}function textOf(bytes,shown){if(!Buffer.isBuffer(bytes))return bytes;
const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`This file is not UTF-8 text. Convert it to UTF-8.`;return decodeUtf8(bytes)??(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_6__.
Zw)(shown,"not-utf-8",message)}const STANDARD_INPUT="-",OPEN_ALREADY=/^\/(?:dev\/(?:fd\/\d+|stdin)|proc\/[^/]+\/fd\/\d+)$/;function isShellPipe(path){return OPEN_ALREADY.
test(path)&&(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path,{throwIfNoEntry:!1})?.isFIFO()===!0}const CHUNK_BYTES=64*1024,PAUSE_MS=10;function readStream(path,shown,limits){
const bytes=opened(path,shown,node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY,descriptor=>{const chunks=[];for(let total=0;total<=limits.bytesPerFile;){
const chunk=Buffer.alloc(CHUNK_BYTES),read=readSome(descriptor,chunk);if(read===0)return Buffer.concat(chunks);chunks.push(chunk.subarray(0,read)),total+=read}return(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.
bi)(shown,limits)}),content=textOf(bytes,shown);if(typeof content!="string"||content.trim()!=="")return content;const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`This input is empty. Run the command that writes to it alone; for no policies, write an empty List.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_6__.
Zw)(shown,"empty-input",message)}function readSome(descriptor,chunk){for(;;)try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor,chunk)}catch(error){
const reason=(0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_3__.$)(error);if(reason==="EOF")return 0;if(reason!=="EAGAIN")throw error;Atomics.wait(new Int32Array(
new SharedArrayBuffer(4)),0,0,PAUSE_MS)}}function isFolder(path){return(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path,{throwIfNoEntry:!1})?.isDirectory()===
!0}function isBelow(path){return!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path)&&path!==".."&&!path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.
sep}`)}function isInside(folder,path){return isBelow((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder,path))}const UTF_8=new TextDecoder("utf-8");function decodeUtf8(bytes){
return(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)?UTF_8.decode(bytes):null}const REPLACED="�",SURROGATES=/[\ud800-\udfff]/;function inPathOrder(items){
return items.some(({path})=>SURROGATES.test(path))?items.toSorted((a,b)=>Buffer.compare(Buffer.from(a.path),Buffer.from(b.path))):items.toSorted((a,b)=>a.path<b.
path?-1:a.path>b.path?1:0)}}),1911:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$Z:()=>unreadableProblem,
BG:()=>LINK_MODE,Ce:()=>FILE_MODES,Cl:()=>READ_LIMITS,Dt:()=>pathName,ET:()=>atPrefix,F_:()=>ReadError,Fe:()=>SUBMODULE_MODE,J5:()=>checkLimits,KE:()=>listed,OD:()=>throughLink,
PJ:()=>isLink,Y0:()=>notAFileProblem,YP:()=>brokenRoot,bi:()=>sizeProblem});var _manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7228),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3972),_text_file_errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2938),_text_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
9125);const FILE_MODES=new Set(["100644","100755"]),LINK_MODE="120000",SUBMODULE_MODE="160000";function isLink({mode}){return mode===LINK_MODE}class ReadError extends Error{problem;constructor(problem){
super(problem.code),this.problem=problem}}function brokenRoot(problem){return{entries:[],problems:[problem],idOf:({sha})=>sha,read:()=>new Map}}const READ_LIMITS={
files:5e4,bytesPerFile:_manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.bytesPerFile,bytes:_manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.bytesPerFile};function checkLimits(files,bytes,limits){
if(files>limits.files){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`More than ${limits.files} files are needed; none was read. Narrow the policy paths.`;
throw new ReadError((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.Os)(null,"too-many-files",message))}if(bytes>limits.bytes){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`The files that are needed have more than ${limits.bytes} bytes; none was read. Narrow the policy paths.`;throw new ReadError((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.
Os)(null,"too-large",message))}}function pathName(path){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.
RK)(path)||".")}function throughLink(path){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`This path leads through a symbolic link, which is not followed. Give the path that it leads to.`;
return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.Zw)(path,"symlink",message)}function notAFileProblem(path){return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.
Zw)(path,"not-a-file",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`This is not a regular file. Replace it with one.`)}function sizeProblem(path,limits){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`This file has more than ${limits.bytesPerFile} bytes. Split it into several files.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.Zw)(path,"too\
-large",message)}function unreadableProblem(path,error){return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.Zw)(path,"unreadable",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`This cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.eu)((0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_1__.A)(error))}`)}const LISTED=200;
function listed(problems){if(problems.length<=LISTED)return problems;const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${problems.length-LISTED} more problems with files are not listed. Fix those above first.`;
return[...problems.slice(0,LISTED),(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.Os)(null,"more-problems",message)]}function atPrefix(one,prefix){if(prefix===
"")return one;const under=place=>({...place,file:prefix+place.file});if("severity"in one)return one.place===null?one:{...one,place:under(one.place)};const{path,
key=path,origin}=one;if(origin===void 0)return{...one,key,path:prefix+path};const moved=manifest=>{const found=origin(manifest);return{...found,place:under(found.
place),placeOf:field=>under(found.placeOf(field))}};return{...one,key,path:prefix+path,origin:moved}}})};
