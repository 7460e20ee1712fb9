export const id=181,ids=[181],modules={7989:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{g:()=>refuseInputs});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6760),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
3972),_read_file_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9057),_options_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5324);function refuseInputs(output,inputs,sides=[],isOfRevision=!1){
if(output===null)return;const refuse=why=>{throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.eb(`--output ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.
RK)(output)} ${why}; choose another file`)},path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(output),here=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(
"."),tree=here.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).map((_,at,steps)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(node_path__WEBPACK_IMPORTED_MODULE_1__.
sep,...steps.slice(0,at+1))).findLast(one=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(one,".git")))??here;
isThroughLink(path,tree)&&refuse("leads through a link in the work tree");const real=[path,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)].find(one=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
existsSync)(one));[path,(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(real??".")].some(_read_file_js__WEBPACK_IMPORTED_MODULE_3__.Gm)&&refuse("lies in .\
git");const written=fileAt(path);if(written===null)return;const both=sides.filter(side=>side!==null);both.flatMap(({renderedPaths})=>renderedPaths.filter(one=>(0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__.
lQ)(one))).some(one=>(0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__.FK)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(one),(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
realpathSync)(path)))&&refuse("is a file of a folder from which policies are rendered");const policies=both.flatMap(({files,problems})=>[...files.map(file=>file.
path),...problems.flatMap(({place})=>place?.file??[])]),from=isOfRevision?tree:".";[...inputs,...policies.map(one=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(
from,one))].some(one=>fileAt(one)===written)&&refuse("is an input of this command")}const MOST_LINKS=40;function isThroughLink(path,tree,links=0){for(let at=path;at!==
(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at);at=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)){if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(
at,{throwIfNoEntry:!1})?.isSymbolicLink()!==!0)continue;const folder=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.
dirname)(at));if(links>MOST_LINKS||(0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__.FK)(tree,folder)||isThroughLink((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(
folder,(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(at)),tree,links+1))return!0}return!1}function fileAt(path){try{const stats=path===_read_file_js__WEBPACK_IMPORTED_MODULE_3__.
XO?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(0,{bigint:!0}):(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path,{bigint:!0});return stats.isFile()?`${stats.
dev}:${stats.ino}`:null}catch{return null}}}),1192:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.r(
__webpack_exports__),__webpack_require__.d(__webpack_exports__,{snapshotCommand:()=>snapshotCommand});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6760),node_timers_promises__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8500),_inputs_snapshot_file_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
3235),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(5022),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3972),_snapshot_compact_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
1370),_snapshot_collector_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(5101),_text_text_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(9125),_deliver_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
3423),_options_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(5324),_output_path_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(7989);async function snapshotCommand(argv,output){
const{values,paths}=(0,_options_js__WEBPACK_IMPORTED_MODULE_9__.lR)("snapshot",argv),{kubeconfig=null,context=null,role=!1,output:path=null}=values;if(context!==
null&&kubeconfig===null)throw new _options_js__WEBPACK_IMPORTED_MODULE_9__.eb("--context needs --kubeconfig FILE");const isLive=kubeconfig!==null||role;if(isLive&&
paths.length>0)throw new _options_js__WEBPACK_IMPORTED_MODULE_9__.eb("snapshot takes either a FILE or a server");if(paths.length>1)throw new _options_js__WEBPACK_IMPORTED_MODULE_9__.
eb("snapshot takes one FILE, or - for standard input");const[file="-"]=paths;(0,_output_path_js__WEBPACK_IMPORTED_MODULE_10__.g)(path,(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_11__.
Eb)([isLive?null:file,kubeconfig]));const collector=new _snapshot_collector_js__WEBPACK_IMPORTED_MODULE_6__.gR(!1),written=(problems,takenAt2)=>((0,_deliver_js__WEBPACK_IMPORTED_MODULE_8__.
Mr)(problems,output),problems.some(({severity})=>severity==="error")?_deliver_js__WEBPACK_IMPORTED_MODULE_8__._q:(0,_deliver_js__WEBPACK_IMPORTED_MODULE_8__.cK)(
path,()=>(0,_snapshot_compact_js__WEBPACK_IMPORTED_MODULE_5__.yg)(collector.lines,takenAt2),"json",_deliver_js__WEBPACK_IMPORTED_MODULE_8__.CQ,output));if(!isLive){
const onPart=part=>{output.progress("reading",part)};await(0,_inputs_snapshot_file_js__WEBPACK_IMPORTED_MODULE_3__.U)(collector,[file],{onPart}),output.progress(
"writing");const{problems,takenAt:takenAt2}=collector.finish();return written(problems,takenAt2??Date.now())}const{kubectl,LiveFault}=await __webpack_require__.
e(371).then(__webpack_require__.bind(__webpack_require__,1371)),{roleText,servedKinds}=await Promise.all([__webpack_require__.e(198),__webpack_require__.e(995)]).
then(__webpack_require__.bind(__webpack_require__,995)),{liveSnapshot}=await Promise.all([__webpack_require__.e(198),__webpack_require__.e(897)]).then(__webpack_require__.
bind(__webpack_require__,2897));if(kubeconfig===null)return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_8__.cK)(path,roleText(null),"text",_deliver_js__WEBPACK_IMPORTED_MODULE_8__.
CQ,output);if(!kubeconfig.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).some(one=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(one))){const says=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`The kubeconfig ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.RK)(kubeconfig))} does not exist. Check the path of --kubeconfig.`;
throw new LiveFault("kubectl-failed",says)}const server=kubectl({kubeconfig,context,environment:process.env,sleep:ms=>(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.
setTimeout)(ms)});if(role)return(0,_deliver_js__WEBPACK_IMPORTED_MODULE_8__.cK)(path,roleText(await servedKinds(server)),"text",_deliver_js__WEBPACK_IMPORTED_MODULE_8__.
CQ,output);const takenAt=Date.now();return output.progress("reading from the API server"),written(await liveSnapshot(server,collector),takenAt)}}),3235:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{N:()=>loadSnapshot,U:()=>readFiles});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_stream__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
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
A)(error))}`]}}),9662:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{V:()=>substitute});
const VARIABLE=/\$?\$\{([_a-zA-Z][_a-zA-Z0-9]*)(?:(:?[=+-]|[?]|:[?])((?:[^${}]|\$(?!\{))*))?\}/g;function substitute(text,lookup){return text.replace(VARIABLE,(written,name,operator,fallback="")=>{
if(written.startsWith("$$"))return written.slice(1);const value=lookup(name);return value===void 0||operator===void 0?value??written:/[=-]$/.test(operator)?value||
fallback:written})}}),7228:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{a:()=>NODES_PER_SIDE,
b:()=>LIMITS});const LIMITS={bytesPerFile:100*1024**2,depth:64,nodesPerFile:2e6,nodesPerDocument:2e5},NODES_PER_SIDE=4e6}),3080:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{fd:()=>contentIn,Ye:()=>parseManifests,bS:()=>wholeYaml});var text_text=__webpack_require__(9125),canonical=__webpack_require__(
5288),fields=__webpack_require__(3549),manifest_limits=__webpack_require__(7228),manifest=__webpack_require__(4585),problem=__webpack_require__(7085),delivery_variables=__webpack_require__(
9662),lookup=__webpack_require__(5022);function partOf(spot,step){if(typeof spot!="number")return"items"in spot?typeof step=="number"?spot.items[step]:void 0:typeof step==
"string"?spot.fields.get(step):void 0}function offsetAt(spot,path=[]){let here=spot;for(const step of path){const next=partOf(here,step);if(next===void 0)break;
here=next}return typeof here=="number"?here:here.at}class LimitPassed extends Error{}class Reading{file;limits;problems=[];nodes=0;text;mostNodes;reported=new Set;lineStarts;constructor(file,written,limits,variables={}){
this.file=file,this.limits=limits;const source=written.replace(/^\ufeff/,""),values=Object.keys(variables).length>0;this.text=values?(0,delivery_variables.V)(source,
name=>(0,fields.Ms)(variables,name)??null):source,this.lineStarts=(0,lookup.qy)(()=>[0,...Array.from(this.text.matchAll(/\n/g),({index})=>index+1)]),this.mostNodes=
limits.nodesPerFile}placeAt(offset){const starts=this.lineStarts(),line=(0,lookup.W7)(starts,place=>(starts[place]??0)<=offset)||1;return{file:this.file,line,column:offset-
(starts[line-1]??0)+1}}report(offset,id2,message,severity="error"){const key=`${id2} ${offset}`;return this.reported.has(key)||(this.reported.add(key),this.problems.
push({severity,code:id2,message,place:this.placeAt(offset)})),null}hasErrorSince(count){return this.problems.slice(count).some(({severity})=>severity==="error")}takeBack(count){
this.problems.length=count,this.reported.clear()}refuse(offset,id2,holds){const message=(0,text_text.Qq)`This file has more than ${holds}; it was not read. Split it, or write it in another way.`;
throw this.report(offset,id2,message),new LimitPassed}refuseNodes(offset){const{nodesPerFile,nodesPerDocument}=this.limits,holds=(0,text_text.Qq)`${nodesPerFile} keys and values, or more than ${nodesPerDocument} in one document (an alias counts as its value)`;
return this.refuse(offset,"too-many-nodes",holds)}refuseDepth(offset){return this.refuse(offset,"too-deep",(0,text_text.Qq)`${this.limits.depth} levels of mappings and lists`)}withinLimits(read){
try{return read()}catch(error){if(error instanceof LimitPassed)return[];throw error}}startDocument(){const{nodesPerFile,nodesPerDocument}=this.limits;this.mostNodes=
Math.min(nodesPerFile,this.nodes+nodesPerDocument)}countNode(offset){this.nodes+=1,this.nodes>this.mostNodes&&this.refuseNodes(offset)}isText(offset,value){if(!LONE_SURROGATE.
test(value))return!0;const message=(0,text_text.Qq)`This text has half of a surrogate pair, which is no character. Write the character itself, or both halves.`;
return this.report(offset,"lone-surrogate",message),!1}}const LONE_SURROGATE=/\p{Surrogate}/u;var visible=__webpack_require__(3972),yaml=__webpack_require__(235);
function parseManifests(written,file,limits=manifest_limits.b,variables={}){const reading=new Reading(file,written,limits,variables),manifests=documentsOf(reading).
flatMap(document=>objectsOf(reading,document)),problems=reading.problems.length>0&&limits.interest?.mayHold(written)===!1&&!written.startsWith(LFS_POINTER)?[]:listed(
reading);return{manifests,problems,nodes:reading.nodes}}function wholeYaml(written,file,limits=manifest_limits.b){const reading=new Reading(file,written,limits),
documents=documentsOf(reading).map(({value,spot})=>({value,placeOf:path=>reading.placeAt(offsetAt(spot,path))})),problem2=reading.problems.find(({severity})=>severity===
"error")??null;return{documents,problem:problem2}}function contentIn(path,written){const{documents,problem:problem2}=wholeYaml(written,path);return problem2===null?
(0,canonical.dj)(documents.map(({value})=>value)):written}const LFS_POINTER="version https://git-lfs.github.com/spec/";function documentsOf(reading){const{text:written,
limits}=reading;if(written.startsWith(LFS_POINTER)){const message=(0,text_text.Qq)`This is a Git LFS pointer: the content of the file is not in git. Keep manifests in git: remove the file from .gitattributes, and add it again.`;
return reading.report(0,"lfs-pointer",message),[]}return reading.withinLimits(()=>{const{bytesPerFile}=limits;return Buffer.byteLength(written)>bytesPerFile&&reading.
refuse(0,"too-large",(0,text_text.Qq)`${bytesPerFile} bytes`),(0,yaml.g)(reading)})}const PROBLEMS_PER_FILE=50;function listed({file,problems:found}){const lineOf=({
place})=>place?.line??0,problems=found.toSorted((a,b)=>lineOf(a)-lineOf(b)),rest=problems.splice(PROBLEMS_PER_FILE);if(rest.length===0)return problems;const severity=rest.
some(one=>one.severity==="error")?"error":"warning",message=(0,text_text.Qq)`${rest.length} more problems of this file are not listed. Correct those above first.`;
return[...problems,(0,problem.Zw)(file,"more-problems",message,severity)]}function objectsOf(reading,placed){const{value,spot}=placed;if(value===null)return[];const{
interest,isClusterScoped}=reading.limits,apiVersion=(0,fields.Uq)((0,fields.ZZ)(value,"apiVersion")),kind=(0,fields.Uq)((0,fields.ZZ)(value,"kind"));if((0,manifest.
Gv)(value)&&(Object.hasOwn(value,"items")||kind==="List"))return itemsOf(reading,value,placed);const isAbsent=key=>(0,fields.ZZ)(value,key)===void 0,isOfChart=kind&&
!apiVersion&&isAbsent("metadata")&&isAbsent("spec"),isEvaluated=!interest||!isOfChart&&interest.concerns(apiVersion,kind),fault=faultOf(value),[name,namespace]=[
"name","namespace"].map(key=>(0,fields.Uq)((0,fields.fK)(value,["metadata",key])));if(fault!==null&&isEvaluated&&reading.report(offsetAt(spot,fault[0]),fault[1],
fault[2]),fault!==null||!(0,manifest.Gv)(value)||!apiVersion||!kind||!name)return[];const isStray=namespace!==null&&isClusterScoped?.(apiVersion,kind)===!0;if(isStray&&
isEvaluated){const message=(0,text_text.Qq)`${(0,text_text.aY)((0,visible.RK)(kind))} is cluster-scoped: the cluster drops this namespace. Delete the line; where a tool adds it (targetNamespace of Flux, ${(0,text_text.
aY)("namespace")} of Kustomize), it is harmless.`;reading.report(offsetAt(spot,["metadata","namespace"]),"cluster-scoped",message,"warning")}return[{apiVersion,
kind,name,namespace:isStray?null:namespace??null,object:value,place:reading.placeAt(offsetAt(spot)),placeOf:path=>reading.placeAt(offsetAt(spot,path))}]}function itemsOf(reading,list,{
spot}){const{interest}=reading.limits,apiVersion=(0,fields.Uq)(list.apiVersion),kind=(0,fields.Uq)(list.kind),itemKind=kind?.replace(/List$/,"")||null,items=list.
items??null,itemsSpot=partOf(spot,"items")??spot;if(kind===itemKind&&kind!==null&&interest?.concerns(apiVersion,kind)===!0){const message=(0,text_text.Qq)`This object has ${(0,text_text.
aY)("items")}: kubectl applies those and drops the object, other tools apply the object. Remove them, or write a List.`;return reading.report(offsetAt(itemsSpot),
"list-and-object",message),[]}if(Array.isArray(items))return items.flatMap((item,index)=>{const value=!(0,manifest.Gv)(item)||Object.hasOwn(item,"kind")||Object.
hasOwn(item,"apiVersion")?item:Object.assign(Object.create(null),kind===itemKind||itemKind===null?{}:{apiVersion,kind:itemKind},item);return objectsOf(reading,{
value,spot:partOf(itemsSpot,index)??itemsSpot})});if(items===null&&Object.hasOwn(list,"items"))return[];if(interest?.concerns(apiVersion,itemKind)!==!1){const message=(0,text_text.
Qq)`${(0,text_text.aY)("items")} must be a list, not ${(0,visible.q0)(items)}.`;reading.report(offsetAt(spot,["items"]),"wrong-type",message)}return[]}const IDENTITY=[
[["apiVersion"],"missing-api-version"],[["kind"],"missing-kind"],[["metadata","name"],"missing-name"],[["metadata","namespace"],null]];function faultOf(value){const isBare=(0,manifest.
Gv)(value)&&!value.apiVersion&&!value.kind;if(!(0,manifest.Gv)(value)||isBare){const found=isBare?(0,text_text.eu)("a mapping with neither apiVersion nor kind"):
(0,visible.q0)(value),message=(0,text_text.Qq)`This is not a Kubernetes object, but ${found}. Add apiVersion, kind and metadata.name.`;return[[],"not-a-manifest",
message]}for(const[path,missing]of IDENTITY){const written=(0,fields.fK)(value,path)??"",name=(0,text_text.aY)((0,fields.LF)(path)),message=(0,text_text.Qq)`${name} must be text, not ${(0,visible.
q0)(written)}. Put the value in quotes.`;if(typeof written!="string")return[path,"wrong-type",message];if(written===""&&missing!==null)return[path,missing,(0,text_text.
Qq)`This object has no ${name}, by which base and head are compared. Add one.`]}return null}}),9057:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{$:()=>inPathOrder,$$:()=>bytesOf,FK:()=>isInside,Gm:()=>isOfGit,Jw:()=>isShellPipe,XO:()=>STANDARD_INPUT,Yw:()=>isBelow,
_6:()=>decodeUtf8,b6:()=>textOf,bv:()=>readStream,lQ:()=>isFolder,x0:()=>REPLACED});var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573),node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3024),node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6760),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(5022),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
7085),_text_file_errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(2938),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(9125),_root_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
1911);const FLAGS=node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW|node_fs__WEBPACK_IMPORTED_MODULE_1__.
constants.O_NONBLOCK;function bytesOf(path,shown,limits){return opened(path,shown,FLAGS,descriptor=>{const stats=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(
descriptor);if(!stats.isFile())return(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.Y0)(shown);const bytes=stats.size>limits.bytesPerFile?null:(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.
readFileSync)(descriptor);return bytes===null||bytes.length>limits.bytesPerFile?(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.bi)(shown,limits):bytes})}function opened(path,shown,flags,read){
let descriptor=null;try{return descriptor=path===STANDARD_INPUT?0:(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path,flags),read(descriptor)}catch(error){return(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.
$Z)(shown,error)}finally{descriptor&&(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor)}}function textOf(bytes,shown){if(!Buffer.isBuffer(bytes))return bytes;
const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`This file is not UTF-8 text. Convert it to UTF-8.`;return decodeUtf8(bytes)??(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.
Zw)(shown,"not-utf-8",message)}const STANDARD_INPUT="-",OPEN_ALREADY=/^\/(?:dev\/(?:fd\/\d+|stdin)|proc\/[^/]+\/fd\/\d+)$/;function isShellPipe(path){return OPEN_ALREADY.
test(path)&&(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path,{throwIfNoEntry:!1})?.isFIFO()===!0}const CHUNK_BYTES=64*1024,PAUSE_MS=10;function readStream(path,shown,limits){
const bytes=opened(path,shown,node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY,descriptor=>{const chunks=[];for(let total=0;total<=limits.bytesPerFile;){
const chunk=Buffer.alloc(CHUNK_BYTES),read=readSome(descriptor,chunk);if(read===0)return Buffer.concat(chunks);chunks.push(chunk.subarray(0,read)),total+=read}return(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.
bi)(shown,limits)}),content=textOf(bytes,shown);if(typeof content!="string"||content.trim()!=="")return content;const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`This input is empty. Run the command that writes to it alone; for no policies, write an empty List.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.
Zw)(shown,"empty-input",message)}function readSome(descriptor,chunk){for(;;)try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor,chunk)}catch(error){
const reason=(0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_4__.$)(error);if(reason==="EOF")return 0;if(reason!=="EAGAIN")throw error;Atomics.wait(new Int32Array(
new SharedArrayBuffer(4)),0,0,PAUSE_MS)}}function isFolder(path){return(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path,{throwIfNoEntry:!1})?.isDirectory()===
!0}function isBelow(path){return!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path)&&path!==".."&&!path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.
sep}`)}function isOfGit(path){return path.toLowerCase().split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).includes(".git")}function isInside(folder,path){return isBelow(
(0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder,path))}const UTF_8=new TextDecoder("utf-8");function decodeUtf8(bytes){return(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.
isUtf8)(bytes)?UTF_8.decode(bytes):null}const REPLACED="\uFFFD";function inPathOrder(items){return items.toSorted((a,b)=>(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.
nG)(a.path,b.path))}}),1911:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{$Z:()=>unreadableProblem,
BG:()=>LINK_MODE,Ce:()=>FILE_MODES,Cl:()=>READ_LIMITS,Dt:()=>pathName,ET:()=>atPrefix,F_:()=>ReadError,Fe:()=>SUBMODULE_MODE,J5:()=>checkLimits,KE:()=>listed,OD:()=>throughLink,
PJ:()=>isLink,Y0:()=>notAFileProblem,YP:()=>brokenRoot,bi:()=>sizeProblem});var _manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7228),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3972),_text_file_errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(2938),_text_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
9125);const FILE_MODES=new Set(["100644","100755"]),LINK_MODE="120000",SUBMODULE_MODE="160000";function isLink({mode}){return mode===LINK_MODE}class ReadError extends _manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.
ProblemError{}function brokenRoot(problem){return{entries:[],problems:[problem],idOf:({sha})=>sha,read:()=>new Map}}const READ_LIMITS={files:5e4,bytesPerFile:_manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__.
b.bytesPerFile,bytes:_manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.bytesPerFile};function checkLimits(files,bytes,limits){if(files>limits.files){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`More than ${limits.files} files are needed; none was read. Narrow the policy paths.`;throw new ReadError((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.
Os)(null,"too-many-files",message))}if(bytes>limits.bytes){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`The files that are needed have more than ${limits.
bytes} bytes; none was read. Narrow the policy paths.`;throw new ReadError((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Os)(null,"too-large",message))}}
function pathName(path){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)(path)||".")}function throughLink(path){
const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`This path leads through a symbolic link, which is not followed. Give the path that it leads to.`;
return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Zw)(path,"symlink",message)}function notAFileProblem(path){return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.
Zw)(path,"not-a-file",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`This is not a regular file. Replace it with one.`)}function sizeProblem(path,limits){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`This file has more than ${limits.bytesPerFile} bytes. Split it into several files.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Zw)(path,"too\
-large",message)}function unreadableProblem(path,error){return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Zw)(path,"unreadable",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`This cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.eu)((0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_3__.A)(error))}`)}const LISTED=200;
function listed(problems){if(problems.length<=LISTED)return problems;const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`${problems.length-LISTED} more problems with files are not listed. Fix those above first.`;
return[...problems.slice(0,LISTED),(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Os)(null,"more-problems",message)]}function atPrefix(one,prefix){if(prefix===
"")return one;const under=place=>({...place,file:prefix+place.file});if("severity"in one)return one.place===null?one:{...one,place:under(one.place)};const{path,
key=path,origin}=one;if(origin===void 0)return{...one,key,path:prefix+path};const moved=manifest=>{const found=origin(manifest);return{...found,place:under(found.
place),placeOf:field=>under(found.placeOf(field))}};return{...one,key,path:prefix+path,origin:moved}}})};
