export const id=192,ids=[192],modules={7989:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{g:()=>refuseInputs});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8262),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6760),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
3972),_read_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9057),_read_git_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1263),_options_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
5324);function refuseInputs(output,inputs,sides=[],isOfRevision=!1){if(output===null)return;const refuse=why=>{throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.
eb(`--output ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(output)} ${why}; choose another file`)},{laid,path}=followed(output);[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
resolve)(output),path].some(one=>one.toLowerCase().split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes(".git"))&&refuse("lies in .git"),laid&&refuse("lea\
ds through a link in the work tree");const written=fileAt(output);if(written===null)return;const both=sides.filter(side=>side!==null),folders=both.flatMap(({renderedPaths})=>renderedPaths.
filter(one=>(0,_read_file_js__WEBPACK_IMPORTED_MODULE_2__.lQ)(one)));(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)&&folders.some(one=>(0,_read_file_js__WEBPACK_IMPORTED_MODULE_2__.
FK)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(one),path))&&refuse("is a file of a folder from which policies are rendered");const[top="."]=isOfRevision?
(0,_read_git_js__WEBPACK_IMPORTED_MODULE_3__.Dx)(".",["rev-parse","--show-toplevel"]):[],policies=both.flatMap(({files,problems})=>[...files.map(file=>file.path),
...problems.flatMap(({place})=>place?.file??[])]);[...inputs,...policies.map(one=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top,one))].some(one=>fileAt(
one)===written)&&refuse("is an input of this command")}const MOST_LINKS=40;function followed(path){const here=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(
process.cwd());let tree=here;for(;!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tree,".git"))&&tree!==(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
dirname)(tree);)tree=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(tree);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.
join)(tree,".git"))||(tree=here);const steps=path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);let at=path.startsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.
sep)?node_path__WEBPACK_IMPORTED_MODULE_1__.sep:here,laid=!1;for(let links=0;steps.length>0&&links<=MOST_LINKS;){const next=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
resolve)(at,steps.shift()??"");if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(next,{throwIfNoEntry:!1})?.isSymbolicLink()!==!0){at=next;continue}links+=1,
laid||=(0,_read_file_js__WEBPACK_IMPORTED_MODULE_2__.FK)(tree,next);const target=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(next);target.startsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.
sep)&&(at=node_path__WEBPACK_IMPORTED_MODULE_1__.sep),steps.unshift(...target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep))}return{laid,path:at}}function fileAt(path){
try{const stats=path===_read_file_js__WEBPACK_IMPORTED_MODULE_2__.XO?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(0,{bigint:!0}):(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
statSync)(path,{bigint:!0});return stats.isFile()?`${stats.dev}:${stats.ino}`:null}catch{return null}}}),1192:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{snapshotCommand:()=>snapshotCommand});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
8262),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6760),node_timers_promises__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8500),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(
5022),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(3972),
_snapshot_compact_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1370),_snapshot_read_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3104),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
9125),_deliver_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(3423),_options_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(5324),_output_path_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
7989),_snapshot_file_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(7168);async function snapshotCommand(argv,output){const{values,paths}=(0,_options_js__WEBPACK_IMPORTED_MODULE_7__.
lR)("snapshot",argv),{kubeconfig=null,context=null,role=!1,output:path=null}=values,inCluster=values["in-cluster"]===!0;if(kubeconfig!==null&&inCluster)throw new _options_js__WEBPACK_IMPORTED_MODULE_7__.
eb("snapshot takes --kubeconfig or --in-cluster, not both");if(context!==null&&kubeconfig===null)throw new _options_js__WEBPACK_IMPORTED_MODULE_7__.eb("--contex\
t needs --kubeconfig FILE");const isLive=kubeconfig!==null||inCluster||role;if(isLive&&paths.length>0)throw new _options_js__WEBPACK_IMPORTED_MODULE_7__.eb("sna\
pshot takes either a FILE or a server");if(paths.length>1)throw new _options_js__WEBPACK_IMPORTED_MODULE_7__.eb("snapshot takes one FILE, or - for standard inpu\
t");const[file="-"]=paths;(0,_output_path_js__WEBPACK_IMPORTED_MODULE_8__.g)(path,(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__.Eb)([isLive?null:file,kubeconfig]));
const written=({snapshot,problems},takenAt)=>((0,_deliver_js__WEBPACK_IMPORTED_MODULE_6__.Mr)(problems,output),problems.some(({severity})=>severity==="error")?_deliver_js__WEBPACK_IMPORTED_MODULE_6__.
_q:(0,_deliver_js__WEBPACK_IMPORTED_MODULE_6__.cK)(path,(0,_snapshot_compact_js__WEBPACK_IMPORTED_MODULE_3__.yg)(snapshot.lines,takenAt??Date.now()),"json",_deliver_js__WEBPACK_IMPORTED_MODULE_6__.
CQ,output));if(!isLive){const read=await(0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_9__.W)(file);return written(read,read.snapshot.takenAt)}const{kubectl,LiveFault}=await __webpack_require__.
e(371).then(__webpack_require__.bind(__webpack_require__,1371)),{servedKinds}=await Promise.all([__webpack_require__.e(937),__webpack_require__.e(995)]).then(__webpack_require__.
bind(__webpack_require__,995)),{roleText}=await Promise.all([__webpack_require__.e(937),__webpack_require__.e(733)]).then(__webpack_require__.bind(__webpack_require__,
733)),{liveSnapshot}=await Promise.all([__webpack_require__.e(937),__webpack_require__.e(897)]).then(__webpack_require__.bind(__webpack_require__,2897));try{if(kubeconfig===
null&&!inCluster)return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_6__.cK)(path,roleText(null),"lines",_deliver_js__WEBPACK_IMPORTED_MODULE_6__.CQ,output);if(inCluster&&
!process.env.KUBERNETES_SERVICE_HOST)throw new LiveFault("not-in-cluster",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`--in-cluster works only in a pod: KUBERNETES_SERVICE_HOST is not set. Give --kubeconfig FILE.`);
if(kubeconfig?.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).some(one=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(one))===!1)throw new LiveFault(
"kubectl-failed",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`The kubeconfig ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_11__.
RK)(kubeconfig))} does not exist. Check the path of --kubeconfig.`);const server=kubectl({kubeconfig,context,environment:process.env,sleep:ms=>(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.
setTimeout)(ms)});if(role)return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_6__.cK)(path,roleText(await servedKinds(server)),"lines",_deliver_js__WEBPACK_IMPORTED_MODULE_6__.
CQ,output);const takenAt=Date.now();return written(await liveSnapshot(server,()=>(0,_snapshot_read_js__WEBPACK_IMPORTED_MODULE_4__.f)()),takenAt)}catch(error){if(!(error instanceof
LiveFault))throw error;return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_6__.Mr)([(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_12__.Os)(null,error.code,error.says)],
output)}}})};
