export const id=825,ids=[825],modules={1886:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{Bp:()=>transformsIn,H7:()=>KUSTOMIZATION_NAMES,N0:()=>changesIn,PW:()=>isAddress,Sv:()=>isKustomization,Sw:()=>chartKeysIn,ii:()=>referencesIn,kI:()=>chartValuesIn});
var _fields_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3549),_manifest_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4585);const KUSTOMIZATION_NAMES=[
"kustomization.yaml","kustomization.yml","Kustomization"];function isKustomization(path){return KUSTOMIZATION_NAMES.some(name=>path===name||path.endsWith(`/${name}`))}
const REFERENCES={"resources[]":"objects","bases[]":"objects","components[]":"objects","crds[]":"data","configurations[]":"data","generators[]":"plugin","transf\
ormers[]":"plugin","validators[]":"plugin","patchesStrategicMerge[]":"patch","patches[].path":"patch","patchesJson6902[].path":"patch","replacements[].path":"da\
ta","openapi.path":"data",...Object.fromEntries(["configMapGenerator","secretGenerator"].flatMap(key=>["files[]","envs[]","env"].map(of=>[`${key}[].${of}`,"data"])))},
CHARTS=["helmCharts","helmChartInflationGenerator"];function referencesIn(value){return Object.entries(REFERENCES).flatMap(([path,use])=>textsAt(value,path.split(
".")).flatMap(({at,written:entry})=>{const written=path.endsWith(".files[]")?entry.slice(entry.indexOf("=")+1):entry,isInline=(use==="plugin"||use==="patch")&&path.
endsWith("[]")&&written.includes(`
`);return written===""?[]:[{key:String(at[0]),use,at,written,isInline}]}))}function textsAt(value,[step,...rest],at=[]){if(step===void 0)return typeof value=="s\
tring"&&value!==""?[{at,written:value}]:[];const wanted=folded(step.replace("[]",""));return Object.entries((0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)?
value:{}).filter(([key])=>folded(key)===wanted).flatMap(([key,inner])=>step.endsWith("[]")?Array.isArray(inner)?inner.flatMap((item,i)=>textsAt(item,rest,[...at,
key,i])):[]:textsAt(inner,rest,[...at,key]))}function folded(key){return key.toLowerCase().replaceAll("ſ","s").replaceAll("K","k")}function chartKeysIn(value){
return CHARTS.filter(key=>!isNothing(value[key]))}function chartValuesIn(value){const paths=["valuesFile","values","additionalValuesFiles[]"];return CHARTS.flatMap(
key=>paths.flatMap(path=>textsAt(value,[`${key}[]`,path]).map(({written})=>written)))}const LISTING=new Set(["apiVersion","kind","metadata","resources","bases",
"sortOptions"]),HARMLESS=new Set(["commonAnnotations","configMapGenerator","secretGenerator","generatorOptions","buildMetadata","openapi","images","configuratio\
ns","crds","generators","validators","helmGlobals",...CHARTS]);function changesIn(value){return Object.keys(value).filter(key=>!LISTING.has(key)&&!isNothing(value[key]))}
function transformsIn(value){const isHarmless=one=>(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(one,"includeSelectors")!==!0&&(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__.
ZZ)(one,"includeTemplates")!==!0;return changesIn(value).filter(key=>key==="labels"?!(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__.Un)(value,key).every(isHarmless):
!HARMLESS.has(key))}function isNothing(value){return(value??"")===""||Array.isArray(value)&&value.length===0}const ADDRESS=/:\/|::|^[^/]*@|[?]|\.git(?:\/|$)|^(?:github\.com|gitlab\.com|bitbucket\.org)[/:]/i;
function isAddress(written){return ADDRESS.test(written)}}),9662:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{V:()=>substitute});var _lookup_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5022);const VARIABLE=/\$?\$\{([_a-zA-Z][_a-zA-Z0-9]*)(?:(:?[=+-]|[?]|:[?])((?:[^${}]|\$(?!\{))*))?\}/g;
function substitute(text,lookup){const pieces=[];let result="",last=0;for(const match of text.matchAll(VARIABLE)){const value=valueOf(match,lookup);if(value===null)
continue;const to=match.index+match[0].length;result+=text.slice(last,match.index)+value,pieces.push({at:result.length-value.length,end:result.length,from:match.
index,to}),last=to}const originOf=offset=>{const piece=pieces[(0,_lookup_js__WEBPACK_IMPORTED_MODULE_0__.W7)(pieces,place=>(pieces[place]?.at??0)<=offset)-1];return piece===
void 0?offset:offset<piece.end?piece.from:Math.min(text.length,piece.to+offset-piece.end)};return{text:result+text.slice(last),originOf}}function valueOf([written,
name="",operator,fallback=""],lookup){if(written.startsWith("$$"))return written.slice(1);const value=lookup(name);return value===void 0||operator===void 0?value??
null:/[=-]$/.test(operator)?value||fallback:null}}),7914:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(
__webpack_exports__,{Io:()=>jsonProblem,U4:()=>parsedJson,Vh:()=>readJson});var _text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9125),_limits_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
7228),_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(7085),_reading_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4514);function parsedJson(written){
try{return JSON.parse(written)}catch{return}}function readJson(reading){const reader=new JsonReader(reading),documents=[];try{for(let count=0;reader.hasMore();count+=
1){reading.countDocument(reader.at,count);const before=reading.problems.length,document=reader.value(reader.at,1);reading.problems.length===before&&documents.push(
document)}return{documents,fault:null}}catch(error){if(error instanceof JsonFault)return{documents:[],fault:error.offset};throw error}}function jsonProblem(written,file){
const unlimited={..._limits_js__WEBPACK_IMPORTED_MODULE_1__.b1,depth:1e3,nodesPerFile:1/0,nodesPerDocument:1/0},reading=new _reading_js__WEBPACK_IMPORTED_MODULE_2__.
zK(file,written,unlimited),[fault=null]=reading.withinLimits(()=>[readJson(reading).fault]);return fault===null?reading.problems[0]??null:(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.
Os)(reading.placeAt(fault),"json-syntax",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`This is not JSON.`)}class JsonFault extends Error{offset;constructor(offset){
super("not JSON"),this.offset=offset}}const SPACE=/[ \t\n\r]*/y,SCALAR=/true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;class JsonReader{reading;at=0;constructor(reading){
this.reading=reading}hasMore(){return this.match(SPACE),this.at<this.reading.text.length}value(at,depth){this.reading.countNode(this.at);const character=this.reading.
text[this.at];if(character==='"')return{value:this.string(),spot:at};if(character==="{"||character==="[")return depth>this.reading.limits.depth&&this.reading.refuseDepth(
this.at),character==="{"?this.object(at,depth):this.list(at,depth);const start=this.at,written=this.match(SCALAR);written===""&&this.fail();const value=JSON.parse(
written);return typeof value=="number"&&!Number.isFinite(value)&&this.reading.reportNumber(start,written),{value,spot:at}}object(at,depth){const value=Object.create(
null),fields=new Map;return this.members("}",()=>{const keyAt=this.at;this.reading.countNode(this.at);const key=this.string();this.take(":")||this.fail(),this.match(
SPACE);const field=this.value(keyAt,depth+1),earlier=fields.get(key);earlier!==void 0&&this.reading.reportDuplicateKey(keyAt,key,(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__.
HA)(earlier)),fields.set(key,field.spot),value[key]=field.value}),{value,spot:{at,fields}}}list(at,depth){const value=[],items=[];return this.members("]",()=>{const item=this.
value(this.at,depth+1);value.push(item.value),items.push(item.spot)}),{value,spot:{at,items}}}members(close,read){if(this.at+=1,!this.take(close)){do this.match(
SPACE),read();while(this.take(","));this.take(close)||this.fail()}}string(){const{text:written}=this.reading,start=this.at;let end=written.indexOf('"',start+1);
for(;end>=0&&isEscaped(written,end);)end=written.indexOf('"',end+1);const value=end<0?void 0:parsedJson(written.slice(start,end+1));return typeof value!="string"?
this.fail():(this.at=end+1,this.reading.isText(start,value),value)}fail(){throw new JsonFault(this.at)}take(character){return this.match(SPACE),this.reading.text[this.
at]!==character?!1:(this.at+=1,!0)}match(pattern){pattern.lastIndex=this.at;const[found=""]=pattern.exec(this.reading.text)??[];return this.at+=found.length,found}}
function isEscaped(written,quote){let start=quote;for(;written[start-1]==="\\";)start-=1;return(quote-start)%2===1}}),7228:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{ae:()=>NODES_PER_SIDE,b1:()=>LIMITS,kL:()=>PROBLEMS_PER_FILE});const LIMITS={bytesPerFile:100*1024**2,documentsPerFile:1e5,
depth:64,nodesPerFile:2e6,nodesPerDocument:2e5},NODES_PER_SIDE=4e6,PROBLEMS_PER_FILE=50}),3315:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Ye:()=>parseManifests,lp:()=>placedYaml,bS:()=>wholeYaml});var text_text=__webpack_require__(9125),json=__webpack_require__(
7914),manifest_limits=__webpack_require__(7228),fields=__webpack_require__(3549),manifest=__webpack_require__(4585),manifest_reading=__webpack_require__(4514),visible=__webpack_require__(
3972);function objectsOf(reading,placed){const{value,spot}=placed;if(value===null)return[];const{interest,isClusterScoped}=reading.limits,apiVersion=(0,fields.Uq)(
(0,fields.ZZ)(value,"apiVersion")),kind=(0,fields.Uq)((0,fields.ZZ)(value,"kind"));if((0,manifest.Gv)(value)&&(Object.hasOwn(value,"items")||kind==="List"))return itemsOf(
reading,value,placed);const isEvaluated=interest?.concerns(apiVersion,kind)??!0,fault=faultOf(value),[name,namespace]=["name","namespace"].map(key=>(0,fields.Uq)(
(0,fields.fK)(value,["metadata",key])));if(fault!==null&&isEvaluated&&reading.report((0,manifest_reading.HA)(spot,fault[0]),fault[1],fault[2]),fault!==null||!(0,manifest.
Gv)(value)||!apiVersion||!kind||!name)return[];const isStray=namespace!==null&&isClusterScoped?.(apiVersion,kind)===!0;if(isStray&&isEvaluated){const message=(0,text_text.
Qq)`${(0,text_text.aY)((0,visible.RK)(kind))} is cluster-scoped: the cluster drops this namespace. Delete the line; where a tool adds it (targetNamespace of Flux, ${(0,text_text.
aY)("namespace")} of Kustomize), it is harmless.`;reading.report((0,manifest_reading.HA)(spot,["metadata","namespace"]),"cluster-scoped",message,"warning")}return[
{apiVersion,kind,name,namespace:isStray?null:namespace??null,object:value,place:reading.placeAt((0,manifest_reading.HA)(spot)),placeOf:path=>reading.placeAt((0,manifest_reading.
HA)(spot,path))}]}function itemsOf(reading,list,{spot}){const{interest}=reading.limits,apiVersion=(0,fields.Uq)(list.apiVersion),kind=(0,fields.Uq)(list.kind),itemKind=kind?.
replace(/List$/,"")||null,items=list.items??null,itemsSpot=(0,manifest_reading.BU)(spot,"items")??spot;if(kind===itemKind&&kind!==null&&interest?.concerns(apiVersion,
kind)===!0){const message=(0,text_text.Qq)`This object has ${(0,text_text.aY)("items")}: kubectl applies those and drops the object, other tools apply the object. Remove them, or write a List.`;
return reading.report((0,manifest_reading.HA)(itemsSpot),"list-and-object",message),[]}if(Array.isArray(items))return items.flatMap((item,index)=>{const value=(0,manifest.
Gv)(item)&&!Object.hasOwn(item,"kind")&&!Object.hasOwn(item,"apiVersion")&&kind!==itemKind&&itemKind!==null?Object.assign(Object.create(null),{apiVersion,kind:itemKind},
item):item;return objectsOf(reading,{value,spot:(0,manifest_reading.BU)(itemsSpot,index)??itemsSpot})});if(items===null&&Object.hasOwn(list,"items"))return[];if(interest?.
concerns(apiVersion,itemKind)!==!1){const message=(0,text_text.Qq)`${(0,text_text.aY)("items")} must be a list, not ${typeName(items)}.`;reading.report((0,manifest_reading.
HA)(spot,["items"]),"wrong-type",message)}return[]}const IDENTITY=[[["apiVersion"],"missing-api-version"],[["kind"],"missing-kind"],[["metadata","name"],"missin\
g-name"],[["metadata","namespace"],null]];function faultOf(value){const isBare=(0,manifest.Gv)(value)&&!value.apiVersion&&!value.kind;if(!(0,manifest.Gv)(value)||
isBare){const found=isBare?(0,text_text.eu)("a mapping with neither apiVersion nor kind"):typeName(value),message=(0,text_text.Qq)`This is not a Kubernetes object, but ${found}. Add apiVersion, kind and metadata.name.`;
return[[],"not-a-manifest",message]}for(const[path,missing]of IDENTITY){const written=(0,fields.fK)(value,path)??"",name=(0,text_text.aY)((0,fields.LF)(path));if(typeof written!=
"string")return[path,"wrong-type",(0,text_text.Qq)`${name} must be text, not ${typeName(written)}. Put the value in quotes.`];if(written===""&&missing!==null)return[
path,missing,(0,text_text.Qq)`This object has no ${name}, by which base and head are compared. Add one.`]}return null}function typeName(value){return value===null?
(0,text_text.eu)("null"):Array.isArray(value)?(0,text_text.eu)("a list"):(0,manifest.Gv)(value)?(0,text_text.eu)("a mapping"):typeof value=="string"?(0,text_text.
Qq)`the text ${(0,text_text.aY)((0,visible.RK)(value,40))}`:typeof value=="number"?(0,text_text.Qq)`the number ${(0,text_text.aY)(String(value))}`:(0,text_text.
eu)("a boolean")}var problem=__webpack_require__(7085),yaml=__webpack_require__(235);function parseManifests(written,file,limits=manifest_limits.b1,variables={}){
const reading=new manifest_reading.zK(file,written,limits,variables),manifests=documentsOf(reading).flatMap(document=>objectsOf(reading,document)),problems=reading.
problems.length>0&&limits.interest?.mayHold(written)===!1&&!written.startsWith(LFS_POINTER)?[]:listed(reading);return{manifests,problems,nodes:reading.nodes}}function placedYaml(written,file){
return wholeYaml(written,file).documents}function wholeYaml(written,file,limits=manifest_limits.b1){const reading=new manifest_reading.zK(file,written,limits),documents=documentsOf(
reading).map(({value,spot})=>({value,placeOf:path=>reading.placeAt((0,manifest_reading.HA)(spot,path))})),problem2=reading.problems.find(({severity})=>severity===
"error")??null;return{documents,problem:problem2}}const LFS_POINTER="version https://git-lfs.github.com/spec/";function documentsOf(reading){const{text:written,
limits}=reading,surrogate=written.search(manifest_reading.uG);if(written.startsWith(LFS_POINTER)){const message=(0,text_text.Qq)`This is a Git LFS pointer: the content of the file is not in git. Keep manifests in git: remove the file from .gitattributes, and add it again.`;
reading.report(0,"lfs-pointer",message)}else surrogate>=0&&reading.isText(surrogate,written);return reading.problems.length>0?[]:reading.withinLimits(()=>{const{
bytesPerFile,interest}=limits;if(Buffer.byteLength(written)>bytesPerFile&&reading.refuse(0,"too-large",(0,text_text.Qq)`${bytesPerFile} bytes`),!/^[ \t\r\n]*\{/.
test(written))return(0,yaml.g)(reading);if(interest?.skips?.(written)===!0)return[];const{documents,fault}=(0,json.Vh)(reading);return fault===null?documents:(reading.
takeBack(0),reading.nodes=0,(0,yaml.g)(reading))})}function listed({file,problems:found}){const lineOf=({place})=>place?.line??0,problems=found.toSorted((a,b)=>lineOf(
a)-lineOf(b)),rest=problems.splice(manifest_limits.kL);if(rest.length===0)return problems;const severity=rest.some(one=>one.severity==="error")?"error":"warning",
message=(0,text_text.Qq)`${rest.length} more problems of this file are not listed. Correct those above first.`;return[...problems,(0,problem.Zw)(file,"more-prob\
lems",message,severity)]}}),4514:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{BU:()=>partOf,
HA:()=>offsetAt,uG:()=>LONE_SURROGATE,zK:()=>Reading});var _text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9125),_delivery_variables_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
9662),_fields_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3549),_lookup_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5022),_visible_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
3972);function partOf(spot,step){if(typeof spot!="number")return"items"in spot?typeof step=="number"?spot.items[step]:void 0:typeof step=="string"?spot.fields.get(
step):void 0}function offsetAt(spot,path=[]){let here=spot;for(const step of path){const next=partOf(here,step);if(next===void 0)break;here=next}return typeof here==
"number"?here:here.at}class LimitPassed extends Error{}class Reading{file;limits;problems=[];nodes=0;text;originOf;mostNodes;reported=new Set;lineStarts;constructor(file,written,limits,variables={}){
this.file=file,this.limits=limits;const source=written.replace(/^\ufeff/,""),values=Object.keys(variables).length>0,{text,originOf}=values?(0,_delivery_variables_js__WEBPACK_IMPORTED_MODULE_1__.
V)(source,name=>(0,_fields_js__WEBPACK_IMPORTED_MODULE_2__.Ms)(variables,name)??null):{text:source,originOf:offset=>offset};this.text=text,this.originOf=originOf,
this.lineStarts=(0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.qy)(()=>[0,...Array.from(source.matchAll(/\n/g),({index})=>index+1)]),this.mostNodes=limits.nodesPerFile}placeAt(offset){
const origin=this.originOf(offset),starts=this.lineStarts(),line=Math.max(1,(0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.W7)(starts,place=>(starts[place]??0)<=origin));
return{file:this.file,line,column:origin-(starts[line-1]??0)+1}}report(offset,id2,message,severity="error"){const key=`${id2} ${offset}`;return this.reported.has(
key)||(this.reported.add(key),this.problems.push({severity,code:id2,message,place:this.placeAt(offset)})),null}hasErrorSince(count){return this.problems.slice(count).
some(({severity})=>severity==="error")}takeBack(count){this.problems.length=count,this.reported.clear()}refuse(offset,id2,holds){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`This file has more than ${holds}; it was not read. Split it, or write it in another way.`;throw this.report(offset,id2,message),new LimitPassed}refuseNodes(offset){
const{nodesPerFile,nodesPerDocument}=this.limits,holds=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${nodesPerFile} keys and values, or more than ${nodesPerDocument} in one document (an alias counts as its value)`;
return this.refuse(offset,"too-many-nodes",holds)}refuseDepth(offset){return this.refuse(offset,"too-deep",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${this.
limits.depth} levels of mappings and lists`)}withinLimits(read){try{return read()}catch(error){if(error instanceof LimitPassed)return[];throw error}}countDocument(offset,count){
const{documentsPerFile}=this.limits;count===documentsPerFile&&this.refuse(offset,"too-many-documents",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${documentsPerFile} documents`)}startDocument(){
const{nodesPerFile,nodesPerDocument}=this.limits;this.mostNodes=Math.min(nodesPerFile,this.nodes+nodesPerDocument)}countNode(offset){this.nodes+=1,this.nodes>this.
mostNodes&&this.refuseNodes(offset)}reportDuplicateKey(offset,key,firstOffset){const{line}=this.placeAt(firstOffset),message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`The key ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_4__.RK)(key))} is already set on line ${line}; readers take the last value. Remove one of them.`;
return this.report(offset,"duplicate-key",message)}reportNumber(offset,written){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_4__.RK)(written))} is not a number that JSON and Kubernetes can hold. Write a finite number, or put text in quotes.`;
return this.report(offset,"bad-number",message)}isText(offset,value){if(!LONE_SURROGATE.test(value))return!0;const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`This text has half of a surrogate pair, which is no character. Write the character itself, or both halves.`;return this.report(offset,"lone-surrogate",message),
!1}}const LONE_SURROGATE=/\p{Surrogate}/u}),9057:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{$:()=>inPathOrder,$$:()=>bytesOf,FK:()=>isInside,Jw:()=>isShellPipe,XO:()=>STANDARD_INPUT,Yw:()=>isBelow,_6:()=>decodeUtf8,b6:()=>textOf,bv:()=>readStream,lQ:()=>isFolder,
x0:()=>REPLACED});var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573),node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8262),node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
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
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.eu)(shown)} is empty. Run the command that writes to it alone; for no policies, write an empty List.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_6__.
Zw)(shown,"empty-input",message)}function readSome(descriptor,chunk){for(;;)try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor,chunk)}catch(error){
const reason=(0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_3__.$)(error);if(reason==="EOF")return 0;if(reason!=="EAGAIN")throw error;Atomics.wait(new Int32Array(
new SharedArrayBuffer(4)),0,0,PAUSE_MS)}}function isFolder(path){return(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path,{throwIfNoEntry:!1})?.isDirectory()===
!0}function isBelow(path){return!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path)&&path!==".."&&!path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.
sep}`)}function isInside(folder,path){return isBelow((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder,path))}const UTF_8=new TextDecoder("utf-8");function decodeUtf8(bytes){
return(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)?UTF_8.decode(bytes):null}const REPLACED="�",SURROGATES=/[\ud800-\udfff]/;function inPathOrder(items){
return items.some(({path})=>SURROGATES.test(path))?items.toSorted((a,b)=>Buffer.compare(Buffer.from(a.path),Buffer.from(b.path))):items.toSorted((a,b)=>a.path<b.
path?-1:a.path>b.path?1:0)}}),1263:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Dx:()=>linesOf,
EO:()=>runGit,M8:()=>parents,WL:()=>resolveCommit,Wd:()=>fileAt,iH:()=>fetchCommit,us:()=>revisionRoot,wu:()=>mergeBase});var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1421),node_os__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8161),node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6760),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
5022),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(3972),_text_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
9125),_policy_files_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9223),_root_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(1911);const TIMEOUT_MS=12e4,
MAX_OUTPUT_BYTES=256*1024**2,OPTIONS=["--no-pager","--no-replace-objects","--no-optional-locks",...["core.fsmonitor=false",`core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_1__.
devNull}`,"core.commitGraph=false","protocol.allow=never","safe.directory=*","safe.bareRepository=explicit"].flatMap(set=>["-c",set])],ENVIRONMENT={LC_ALL:"C",GIT_CONFIG_NOSYSTEM:"\
1",GIT_CONFIG_GLOBAL:node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,GIT_ATTR_NOSYSTEM:"1",GIT_ALLOW_PROTOCOL:"none",GIT_NO_LAZY_FETCH:"1",GIT_TERMINAL_PROMPT:"0",
GIT_GRAFT_FILE:node_os__WEBPACK_IMPORTED_MODULE_1__.devNull};function runGit(repo,args,input="",variables={}){const{PATH,Path,SystemRoot}=process.env,{error,status,
stdout,stderr}=(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)("git",[...OPTIONS,"-C",repo,...args],{env:{PATH,Path,SystemRoot,...ENVIRONMENT,...variables},
input,timeout:TIMEOUT_MS,maxBuffer:MAX_OUTPUT_BYTES,windowsHide:!0}),failure=error&&"code"in error?String(error.code):error?.name;if(!(failure===void 0||failure===
"EPIPE"&&status!==null&&status!==0))return{ok:!1,reason:`git could not be run to its end (${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__.RK)(failure)})`};
if(status===0)return{ok:!0,stdout};const lines=stderr.toString("utf8").trim().split(`
`),fatal="fatal: ",said=(lines.find(line=>line.startsWith(fatal))??lines.at(-1)??"").replace(fatal,"");return{ok:!1,reason:(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__.
RK)(said,200)}}function linesOf(repo,args,input=""){const answer=runGit(repo,args,input);return(answer.ok?answer.stdout.toString("utf8").split(`
`):[]).filter(line=>line!=="")}function fetchCommit(repo,commit,{repository,token}){const{protocol,origin}=new URL(repository),header=`AUTHORIZATION: basic ${Buffer.
from(`x-access-token:${token}`).toString("base64")}`,settings=[["credential.helper",""],["http.followRedirects","false"],["http.sslVerify","true"],[`http.${origin}\
/.extraheader`,""],...token===""?[]:[[`http.${origin}/.extraheader`,header]]],{https_proxy,HTTPS_PROXY,no_proxy,NO_PROXY}=process.env,configured=settings.flatMap(
([key,value],at)=>[[`GIT_CONFIG_KEY_${at}`,key],[`GIT_CONFIG_VALUE_${at}`,value]]);return runGit(repo,["fetch",...["--depth=1","--no-tags","--no-recurse-submodu\
les","--no-write-fetch-head","--quiet"],"--end-of-options",repository,commit],"",{https_proxy,HTTPS_PROXY,no_proxy,NO_PROXY,GIT_ALLOW_PROTOCOL:protocol.slice(0,
-1),GIT_CONFIG_COUNT:String(settings.length),...Object.fromEntries(configured)})}function revisionRoot(repo,revision){const commit=resolveCommit(repo,revision);
return commit.missing?(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.YP)(commit.problem):rootsOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(repo))(commit.value)}
function fileAt(repo,revision,path,mostBytes){const root=revisionRoot(repo,revision),entry=root.entries.find(one=>`${path}/`.startsWith(`${one.path}/`));if(entry===
void 0)return{bytes:null,problems:root.problems};const problem=(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.PJ)(entry)?(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.OD)(
entry.path):(0,_policy_files_js__WEBPACK_IMPORTED_MODULE_4__.qH)(entry);if(problem!==null||entry.path!==path)return{bytes:null,problems:(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.
Eb)([problem])};try{const content=root.read([entry],{files:1,bytesPerFile:mostBytes,bytes:mostBytes}).get(path);return Buffer.isBuffer(content)?{bytes:content,problems:[]}:
{bytes:null,problems:(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.Eb)([content])}}catch(error){if(!(error instanceof _root_js__WEBPACK_IMPORTED_MODULE_5__.
F_))throw error;return{bytes:null,problems:[error.problem]}}}const rootsOf=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.Oo)(repo=>{const contents=new Map;
return(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.Oo)(commit=>{const list=(...sizes)=>runGit(repo,["ls-tree","-r",...sizes,"-z","--full-tree",commit]),sized=list(
"-l"),answer=sized.ok?sized:list();if(!answer.ok)return(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.YP)(incomplete(null,answer.reason));const entries=answer.stdout.
toString().split("\0").slice(0,-1).map(line=>{const[,mode="",sha="",size="",path=""]=LINE.exec(line)??[];return{path,mode,sha,size:Number(size)||0}});return{entries,
problems:[],idOf:({sha})=>sha,read:(wanted,limits)=>{const files=wanted.filter(({mode})=>mode!==_root_js__WEBPACK_IMPORTED_MODULE_5__.Fe),allowed=files.filter(({
size=0})=>size<=limits.bytesPerFile),bytes=allowed.reduce((sum,{size=0})=>sum+size,0);return(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.J5)(files.length,bytes,limits),
readInto(contents,repo,withNext(allowed,entries,contents)),new Map(files.map(({path,sha,size=0})=>{const content=size>limits.bytesPerFile?void 0:contents.get(sha),
isTooLarge=content===void 0||content.length>limits.bytesPerFile;return[path,isTooLarge?(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.bi)(path,limits):content]}))}}})}),
LINE=/^(\d+) \w+ (\w+)(?: +(\S+))?\t([^]*)$/,ALONG=256,SMALL_BYTES=16*1024;function withNext(files,all,known2){const unread=files.filter(({sha})=>!known2.has(sha)),
first=unread.length<ALONG?all.findIndex(({sha})=>sha===unread[0]?.sha):-1,next=first<0?[]:all.slice(first,first+ALONG),isSmall=({path,mode,size=0})=>mode.startsWith(
"100")&&/\.(?:ya?ml|json)$/.test(path)&&size>0&&size<=SMALL_BYTES;return[...unread,...next.filter(one=>!known2.has(one.sha)&&isSmall(one))]}function readInto(contents,repo,blobs){
const shas=[...new Set(blobs.map(({sha})=>sha))];if(shas.length===0)return;const lacking=said=>{const[sha]=/\b[0-9a-f]{40,64}\b/.exec(said)??[];return new _root_js__WEBPACK_IMPORTED_MODULE_5__.
F_(incomplete(blobs.find(one=>one.sha===sha)?.path??null,said))},answer=runGit(repo,["cat-file","--batch","--buffer"],`${shas.join(`
`)}
`);if(!answer.ok)throw lacking(answer.reason);const{stdout}=answer;let start=0;for(const sha of shas){const end=stdout.indexOf(`
`,start),[name,type,size]=stdout.toString("latin1",start,Math.max(start,end)).split(" ");if(name!==sha||type!=="blob")throw lacking(sha);start=end+1+Number(size),
contents.set(sha,stdout.subarray(end+1,start)),start+=1}}function incomplete(path,reason){const what=path===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.eu)(
"The files of the commit are"):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`${(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.Dt)(path)} is`,message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`${what} not in this clone (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__.RK)(reason))}). A shallow clone needs ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
aY)("fetch-depth: 2")}; a partial clone needs actions/checkout without ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.aY)("filter")}.`;return path===null?(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__.
Os)(null,"missing-object",message):(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__.Zw)(path,"missing-object",message)}function resolveCommit(repo,revision){
const found=commitOf(repo,revision);return"sha"in found?{missing:!1,value:found.sha}:{missing:!0,problem:found}}function parents(repo,revision){const found=commitOf(
repo,revision);return"sha"in found?found.parents:null}function mergeBase(repo,a,b){const[first,second]=[resolveCommit(repo,a),resolveCommit(repo,b)];return first.
missing||second.missing?null:first.value===second.value?first.value:linesOf(repo,["rev-parse","--is-shallow-repository"])[0]==="false"&&linesOf(repo,["merge-bas\
e",first.value,second.value])[0]||null}const known=new Map,MAX_REVISION_LENGTH=250,REVISION=/^(?!-)(?!.*(?:\^\{\/|@\{))[^\p{Cc}\p{Cf}\s:\\?*[]+$/u,STEPS=/^(?<name>.[^~^]*)(?<steps>(?:[~^]\d*|\^\{\w*\})*)$/u,
FULL_ID=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/,SHORT_ID=/^[0-9a-f]{4,63}$/;function commitOf(repo,revision){const before=known.get(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.
resolve)(repo)}\0${revision}`);if(before!==void 0)return before;const what=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`The revision ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__.RK)(revision))}`;if(revision.length>MAX_REVISION_LENGTH||!REVISION.test(revision)){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`${what} is not an accepted git revision. Give a branch, a tag or a commit.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__.Os)(null,"bad-revisio\
n",message)}const{name="",steps=""}=STEPS.exec(revision)?.groups??{},[object,...others]=objectsOf(repo,name==="@"?"HEAD":name);if(others.length>0){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`${what} is ambiguous: several branches, tags or commits have a name or id that begins so. Give the full commit id or ref name (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
aY)("refs/heads/...")}).`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__.Os)(null,"bad-revision",message)}const asked=object===void 0?"refs/heads/.n\
owhere":object+steps,answer=runGit(repo,["cat-file","--batch"],`${asked}^{commit}
`),content=answer.ok?answer.stdout.toString("latin1"):"",[,sha="",header=""]=/^(\w+) commit \d+\n(.*?)\n\n/s.exec(content)??[];if(!FULL_ID.test(sha)){const reason=answer.
ok?"it has no branch, tag or commit of that name":answer.reason,message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`${what} is not in this clone: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_6__.RK)(reason))}. Correct it, or fetch it: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.aY)("git fetch")}, or ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
aY)("fetch-depth: 2")} for actions/checkout.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_8__.Os)(null,"missing-object",message)}const found={sha,parents:Array.
from(header.matchAll(/^parent (\w+)$/gm),([,one=""])=>one)};return known.set(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(repo)}\0${sha}`,found),found}
function objectsOf(repo,name){if(FULL_ID.test(name))return[name];const refs=refsOf(repo,name).slice(0,1);if(!SHORT_ID.test(name))return refs;const beginning=linesOf(
repo,["rev-parse",`--disambiguate=${name}`]),commits=linesOf(repo,["cat-file","--batch-check"],beginning.map(one=>`${one}
`).join("")).map(line=>line.split(" ")).filter(([,type])=>/^(?:commit|tag)$/.test(type??""));return[...refs,...commits.flatMap(([object])=>object??[])]}const PSEUDO=new Set(
["FETCH_HEAD","ORIG_HEAD","MERGE_HEAD"]);function refsOf(repo,name){if(name==="HEAD")return linesOf(repo,["show-ref","--verify","--hash",name]);const isWhole=/^(?:refs|heads|tags|remotes)\//.
test(name),isOfRemote=!isWhole&&name.includes("/")&&["origin",...linesOf(repo,["remote"])].some(one=>name.startsWith(`${one}/`)),places=[...isWhole?[`refs/${name}`]:
[],`refs/remotes/${name}`,`refs/remotes/${name}/HEAD`,...isOfRemote?[]:[`refs/heads/${name}`,`refs/tags/${name}`]],wanted=name.startsWith("refs/")?[name]:places,
lines=linesOf(repo,["for-each-ref","--format=%(objectname) %(refname)",...wanted]),objects=new Map(lines.map(line=>[line.slice(line.indexOf(" ")+1),line.split("\
 ",1)[0]])),found=wanted.flatMap(place=>objects.get(place)??[]);return PSEUDO.has(name)?found.length>0?[]:linesOf(repo,["rev-parse","--verify",name]):found}}),1432:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{PH:()=>expandBraces,Pt:()=>isPattern,YX:()=>SUFFIXES,e0:()=>MANIFEST,qg:()=>compileStep,sA:()=>isSourceIgnore,tI:()=>compileGlobs,
xc:()=>leftOutBy,zm:()=>splitPattern});var _manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
3972),_text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9125);const MAX_PATTERNS=100,MAX_LENGTH=1e3,MAX_EXPANDED=200,SUFFIXES=[".yaml",".yml",".jso\
n"],MANIFEST=new RegExp(`\\.(?:${SUFFIXES.map(suffix=>suffix.slice(1)).join("|")})$`);function compileGlobs(patterns){const problems=[],included=[],excluded=[],
[first]=patterns;if(first!==void 0&&patterns.every(pattern=>pattern.startsWith("!"))&&problems.push(badGlob(first,"it only excludes files, and no other glob inc\
ludes any")),patterns.length>MAX_PATTERNS){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`More than ${MAX_PATTERNS} policy globs. Join some of them with ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)("{a,b}")}.`;problems.push((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Os)(null,"bad-glob",message))}for(const pattern of patterns.slice(0,MAX_PATTERNS)){
const isExclusion=pattern.startsWith("!"),compiled=compilePattern(isExclusion?pattern.slice(1):pattern,isExclusion);typeof compiled=="string"?problems.push(badGlob(
pattern,compiled)):(isExclusion?excluded:included).push(...compiled)}const isOut=names=>excluded.some(steps=>matchesSteps(steps,names)),isIn=(path,accepts)=>{const names=path.
split("/");return included.some(steps=>accepts(steps,names))&&!isOut(names)};return{globs:{matches:path=>isIn(path,matchesSteps),mayContain:folder=>isIn(folder,
leadsThrough),isExcluded:path=>isOut(path.split("/"))},problems}}function isPattern(text){return/[*?[{]/.test(text)}function splitPattern(pattern){const segments=pattern.
split("/"),first=segments.findIndex(isPattern),end=first<0?segments.length:first,folder=segments.slice(0,end).join("/");return{folder:folder===""&&pattern.startsWith(
"/")?"/":folder,rest:segments.slice(end).join("/")}}function badGlob(pattern,why){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`The policy glob ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)(pattern))} is invalid: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.eu)(why)}. Correct it.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.
Os)(null,"bad-glob",message)}function compilePattern(pattern,isExclusion){if(pattern==="")return"it is empty";if(pattern.length>MAX_LENGTH)return`it is longer t\
han ${MAX_LENGTH} characters`;if(/[!?*+@]\(/.test(pattern))return"groups such as +(a|b) are not supported; use {a,b}";const expanded=expandBraces(pattern);if(expanded===
null)return`its braces are a range, or expand to more than ${MAX_EXPANDED} patterns`;const compiled=[];for(const path of expanded){const names=path.split("/").filter(
name=>name!==""&&name!==".");if(names.includes(".."))return'it leaves the folder with ".."';const steps=compileSteps(names);if(steps===null)return"a character c\
lass in it is not of the form [abc], [a-z] or [!a-z]";const last=names.at(-1),below=[...steps,"**",MANIFEST];isExclusion?compiled.push([...steps,"**"]):last==="\
*"?compiled.push([...steps.slice(0,-1),MANIFEST]):last===void 0||last==="**"||path.endsWith("/")?compiled.push(below):compiled.push([...steps],...isPattern(path)?
[]:[below])}return compiled}const RANGE=/^-?[0-9A-Za-z]+\.\.-?[0-9A-Za-z]+(?:\.\.-?[0-9]+)?$/,GROUP=/^((?:\\[^]|[^\\])*?)\{((?:\\[^]|[^\\{}])*)\}([^]*)$/;function expandBraces(pattern){
const done=[],open=[pattern];for(let next=open.pop();next!==void 0;next=open.pop()){const[,before="",inner,after=""]=GROUP.exec(next)??[];if(inner===void 0)done.
push(next);else{if(RANGE.test(inner))return null;{const choices=inner.includes(",")?inner.split(","):[`\\{${inner}\\}`];open.push(...choices.map(choice=>before+
choice+after))}}if(done.length+open.length>MAX_EXPANDED)return null}return done}function compileSteps(segments){const steps=segments.map(segment=>segment==="**"?
segment:compileStep(segment));return steps.every(step=>step!==null)?steps:null}const TOKEN=/\\([^])|(\*+)|(\?)|\[([!^]?)(\]?[^\]]*)\]|([^])/gu;function compileStep(segment){
const parts=[""];for(const[,escaped,star,any,negation,members,plain]of segment.matchAll(TOKEN)){if(star!==void 0){parts.push("");continue}if(plain==="["||members===
""||/[[\\]/.test(members??""))return null;const source=any!==void 0?"[^]":members===void 0?(escaped??plain??"").replace(/[\\^$.*+?()[\]{}|/]/,"\\$&"):`[${negation===
""?"":"^"}${members.replace(/[\]^]/g,"\\$&")}]`;parts.push((parts.pop()??"")+source)}const[start="",...others]=parts,last=others.pop(),between=others.map((part,at)=>`\
(?=([^]*?${part}))\\${at+1}`).join("");try{return new RegExp(last===void 0?`^${start}$`:`^${start}${between}[^]*${last}$`,"u")}catch{return null}}function matchesSteps(steps,names){
let[at,open,taken]=[0,-1,0];for(let next=0;next<names.length;){const step=steps[at];if(step==="**")open=at,taken=next,at+=1;else if(step?.test(names[next]??"")===
!0)at+=1,next+=1;else if(open>=0)at=open+1,taken+=1,next=taken;else return!1}return steps.slice(at).every(step=>step==="**")}function leadsThrough(steps,names){
for(const[at,name]of names.entries()){const step=steps[at];if(step==="**")return!0;if(step===void 0||at===steps.length-1||!step.test(name))return!1}return!0}const SOURCE_IGNORE="\
.sourceignore";function isSourceIgnore(path){return path===SOURCE_IGNORE||path.endsWith(`/${SOURCE_IGNORE}`)}const ALWAYS=`.git/
.gitignore
.gitmodules
.gitattributes`,BY_DEFAULT=`*.jpg
*.jpeg
*.gif
*.png
*.wmv
*.flv
*.tar.gz
*.zip
.github/
.circleci/
.travis.yml
.gitlab-ci.yml
appveyor.yml
.drone.yml
cloudbuild.yaml
codeship-services.yml
codeship-steps.yml
**/.goreleaser.yml
**/.sops.yaml
**/.flux.yaml`;function leftOutBy(files,ignore){const written=[...files.toSorted((a,b)=>a.folder<b.folder?-1:1),{folder:"",text:ignore??""}].flatMap(rulesIn),others=written.
length>0?written:rulesIn({folder:"",text:BY_DEFAULT}),rules=[...rulesIn({folder:"",text:ALWAYS}),...others];return path=>rules.findLast(rule=>rule.matches(path))?.
isIncluded===!1}function rulesIn({folder,text}){const prefix=folder===""?"":`${folder}/`;return text.split(/\r?\n/).filter(line=>!line.startsWith("#")&&line.trim()!==
"").map(line=>{const isIncluded=line.startsWith("!"),pattern=(isIncluded?line.slice(1):line).replace(/(?<![\\ ]) +$|(?<=\\ ) +$/,""),names=pattern.split("/").filter(
name=>name!==""),isAnywhere=!pattern.slice(0,-1).includes("/"),inside=pattern.endsWith("/")?["**","?*"]:["**"],steps=compileSteps([...isAnywhere?["**"]:[],...names,
...inside]);return{isIncluded,matches:path=>steps!==null&&path.startsWith(prefix)&&matchesSteps(steps,path.slice(prefix.length).split("/"))}})}}),9554:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{q:()=>Links});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5022),_manifest_path_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
83),_root_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1911);const MOST_LINKS=40,MOST_LINKED=1e6,TARGET_LIMITS={files:1e4,bytesPerFile:4096,bytes:1/0};class Links{root;byPath;folders=new Set(
[""]);looked=0;constructor(root){this.root=root,this.byPath=new Map(root.entries.map(entry=>[entry.path,entry]));for(const{path}of root.entries)for(let at=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_1__.
yS)(path);!this.folders.has(at);at=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_1__.yS)(at))this.folders.add(at)}file(path){const entry=this.byPath.get(this.resolved(
path)??path);return entry===void 0||(0,_root_js__WEBPACK_IMPORTED_MODULE_0__.PJ)(entry)||entry.mode===_root_js__WEBPACK_IMPORTED_MODULE_0__.Fe?null:entry}isFolder(path){
return this.folders.has(this.resolved(path)??path)}below(path,refuse,isEntered=()=>!0){const walk=(shown,link,through)=>{const real=this.resolved(shown);if(real===
null||through.includes(real))return link!==void 0&&refuse(real===null?"symlink":"circle",{path:shown,entry:link}),[];const entries=this.within(real);return through.
length>0&&(0,_root_js__WEBPACK_IMPORTED_MODULE_0__.J5)(this.looked+=entries.length,0,{..._root_js__WEBPACK_IMPORTED_MODULE_0__.Cl,files:MOST_LINKED}),entries.flatMap(
entry=>{const rest=real===""?entry.path:entry.path.slice(real.length+1),found={path:rest===""?shown:(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_1__.nx)(shown,
rest),entry};return entry.mode===_root_js__WEBPACK_IMPORTED_MODULE_0__.Fe?(refuse("submodule",found),[]):(0,_root_js__WEBPACK_IMPORTED_MODULE_0__.PJ)(entry)?isEntered(
found.path)?walk(found.path,entry,[...through,real]):[]:[found]})};return walk(path,this.byPath.get(path),[])}target(path){const entry=this.byPath.get(path);if(entry===
void 0||!(0,_root_js__WEBPACK_IMPORTED_MODULE_0__.PJ)(entry))return null;const target=this.targets().get(path);return Buffer.isBuffer(target)?target.toString():
""}targets=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.qy)(()=>this.root.read(this.root.entries.filter(_root_js__WEBPACK_IMPORTED_MODULE_0__.PJ).slice(0,
TARGET_LIMITS.files),TARGET_LIMITS));within=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(real=>{const entry=this.byPath.get(real);return entry?[entry]:
this.root.entries.filter(({path})=>(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_1__.UO)(real,path))});resolved=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.
Oo)(path=>{const done=[],steps=path.split("/");let links=0;for(let step=steps.shift();step!==void 0;step=steps.shift()){if(step===""||step===".")continue;if(step===
".."){if(done.pop()===void 0)return null;continue}const target=this.target([...done,step].join("/"));if(target===null)done.push(step);else{if(target===""||target.
startsWith("/")||++links>MOST_LINKS)return null;steps.unshift(...target.split("/"))}}const end=done.join("/");return this.byPath.has(end)||this.folders.has(end)?
end:null})}}),9223:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$V:()=>unmatchedIn,
D0:()=>slipsIn,XD:()=>readRoot,lX:()=>noMatch,qH:()=>entryProblem});var _manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1886),
_manifest_path_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(83),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
3972),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9125),_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9057),_globs_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
1432),_links_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9554),_root_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(1911);function readRoot(root,patterns,{
limits=_root_js__WEBPACK_IMPORTED_MODULE_5__.Cl,isIncluded=()=>!0,prefix=""}={}){const{entries}=root,compiled=(0,_globs_js__WEBPACK_IMPORTED_MODULE_3__.tI)(patterns),
matches=path=>compiled.globs.matches(path)&&isIncluded(path),mayContain=folder=>compiled.globs.mayContain(folder)&&isIncluded(folder),unlisted=root.problems.filter(
({place})=>place===null||mayContain(place.file)),problems=[...compiled.problems,...unlisted],result=files=>({files:files.map(file=>(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.
ET)(file,prefix)),problems:(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.KE)(problems).map(problem=>(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.ET)(problem,prefix))});try{
const links=entries.some(_root_js__WEBPACK_IMPORTED_MODULE_5__.PJ)?new _links_js__WEBPACK_IMPORTED_MODULE_4__.q(root):null,wanted=new Map;for(const entry of entries){
const isNamed=matches(entry.path);if(!isNamed&&(_root_js__WEBPACK_IMPORTED_MODULE_5__.Ce.has(entry.mode)||!mayContain(entry.path)))continue;const problem=entryProblem(
entry);if(!(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.PJ)(entry)){problem===null?wanted.set(entry.path,entry):(isNamed||problem.code!=="not-a-file")&&problems.push(
problem);continue}const found=links?.below(entry.path,(why,{path,entry:{path:at,sha}})=>{why==="submodule"&&problems.push((0,_root_js__WEBPACK_IMPORTED_MODULE_5__.
m4)(path,`${path} ${sha}`));const mayHide=matches(path)||_globs_js__WEBPACK_IMPORTED_MODULE_3__.e0.test(path)||!/\.[A-Za-z0-9]{1,8}$/.test(path);why==="symlink"&&
mayHide&&problems.push((0,_root_js__WEBPACK_IMPORTED_MODULE_5__.D6)(path,`${path} ${links.target(at)}`))},path=>matches(path)||mayContain(path));for(const{path,
entry:file}of found??[])_root_js__WEBPACK_IMPORTED_MODULE_5__.Ce.has(file.mode)&&matches(path)&&!matches(file.path)&&wanted.set(path,{...file,path,real:file.path})}
const folders=new Set(Array.from(wanted.keys(),_manifest_path_js__WEBPACK_IMPORTED_MODULE_6__.yS));for(const entry of entries){const{path,mode}=entry;_root_js__WEBPACK_IMPORTED_MODULE_5__.
Ce.has(mode)&&(0,_manifest_delivery_kustomization_js__WEBPACK_IMPORTED_MODULE_0__.Sv)(path)&&folders.has((0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_6__.yS)(path))&&
isIncluded(path)&&!compiled.globs.isExcluded(path)&&wanted.set(path,entry)}const contents=root.read([...wanted.values()],limits),files=(0,_file_js__WEBPACK_IMPORTED_MODULE_2__.
$)([...wanted.values()]).flatMap(({path,real})=>{const content=(0,_file_js__WEBPACK_IMPORTED_MODULE_2__.b6)(contents.get(path)??Buffer.alloc(0),path);return typeof content==
"string"?[{path,text:content,...real!==void 0&&{real}}]:(problems.push(content),[])});return result(files)}catch(error){if(!(error instanceof _root_js__WEBPACK_IMPORTED_MODULE_5__.
F_))throw error;return problems.push(error.problem),result([])}}function entryProblem({path,mode,sha}){return mode===_root_js__WEBPACK_IMPORTED_MODULE_5__.Fe?(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.
m4)(path,`${path} ${sha}`):path.includes(_file_js__WEBPACK_IMPORTED_MODULE_2__.x0)?(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_7__.Zw)(path,"path-not-utf-8",
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`This file name is not UTF-8. Rename the file.`):_root_js__WEBPACK_IMPORTED_MODULE_5__.Ce.has(mode)?null:(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.
Y0)(path)}function unmatchedIn({entries,problems:broken},patterns,isSettled){const all=(0,_globs_js__WEBPACK_IMPORTED_MODULE_3__.tI)(patterns).globs,isDone=isSettled??
(path=>all.matches(path)||all.isExcluded(path)),found=new Map;for(const glob of entries.length===0&&broken.length>0?[]:patterns){const{globs,problems}=(0,_globs_js__WEBPACK_IMPORTED_MODULE_3__.
tI)([glob]),isNamed=({path,mode})=>globs.matches(path)||!mode.startsWith("100")&&globs.mayContain(path);if(problems.length>0||entries.some(isNamed))continue;const folder=folderIn(
glob),below=entries.filter(({path})=>(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_6__.UO)(folder,path)),meant=/\.ya?ml$/.test(glob)?/\.ya?ml$/:_globs_js__WEBPACK_IMPORTED_MODULE_3__.
e0,others=below.filter(({path})=>meant.test(path)&&!isDone(path)).length;folder!==""&&below.length===0?found.set(glob,null):others>0&&found.set(glob,others)}return found}
function slipsIn(patterns,head,base){const[is,was]=[unmatchedIn(head,patterns),base&&unmatchedIn(base,patterns)],problem=([glob,others])=>{const folder=folderIn(
glob);return noMatch(glob,folder===""?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.eu)("the repository"):(0,_root_js__WEBPACK_IMPORTED_MODULE_5__.Dt)(folder),others)};
return{head:[...is].filter(([glob,others])=>others!==null||was===null||was.get(glob)===null).map(problem),base:[...was??[]].filter(([glob,others])=>others!==null&&
is.has(glob)).map(problem)}}function folderIn(glob){return(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_6__.oR)("",(0,_globs_js__WEBPACK_IMPORTED_MODULE_3__.zm)(
glob).folder.replace(/^\/+/,""))??""}function noMatch(glob,folder,others){const why=others===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${folder} does not exist`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${folder} has ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(others,"manifest")} that no glob matches`,message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`The glob ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_8__.RK)(glob))} matches no file: ${why}. Correct or remove it.`;
return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_7__.Os)(null,"no-match",message)}}),1911:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{$Z:()=>unreadableProblem,BG:()=>LINK_MODE,Ce:()=>FILE_MODES,Cl:()=>READ_LIMITS,D6:()=>symlinkProblem,Dt:()=>pathName,
ET:()=>atPrefix,F_:()=>ReadError,Fe:()=>SUBMODULE_MODE,J5:()=>checkLimits,KE:()=>listed,OD:()=>throughLink,PJ:()=>isLink,Y0:()=>notAFileProblem,YP:()=>brokenRoot,
bi:()=>sizeProblem,m4:()=>submoduleProblem});var _manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7228),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3972),_text_file_errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2938),_text_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
9125);const FILE_MODES=new Set(["100644","100755"]),LINK_MODE="120000",SUBMODULE_MODE="160000";function isLink({mode}){return mode===LINK_MODE}class ReadError extends Error{problem;constructor(problem){
super(problem.code),this.problem=problem}}function brokenRoot(problem){return{entries:[],problems:[problem],idOf:({sha})=>sha,read:()=>new Map}}const READ_LIMITS={
files:5e4,bytesPerFile:_manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__.b1.bytesPerFile,bytes:_manifest_limits_js__WEBPACK_IMPORTED_MODULE_0__.b1.bytesPerFile};
function checkLimits(files,bytes,limits){if(files>limits.files){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`More than ${limits.files} files are needed; none was read. Narrow the policy paths.`;
throw new ReadError((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.Os)(null,"too-many-files",message))}if(bytes>limits.bytes){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`The files that are needed have more than ${limits.bytes} bytes; none was read. Narrow the policy paths.`;throw new ReadError((0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.
Os)(null,"too-large",message))}}function pathName(path){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.
RK)(path)||".")}function throughLink(path){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`This path leads through a symbolic link, which is not followed. Give the path that it leads to.`;
return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.Zw)(path,"symlink",message)}function symlinkProblem(path,entry){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`This symbolic link leads out of the repository or to nothing. Replace it with the file, or exclude it with a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
aY)("!")} glob.`;return{...(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.Zw)(path,"symlink",message),entry}}function submoduleProblem(path,entry){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`This is a submodule: its files are not in this repository. Move the policies here, or exclude it with a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.aY)(
"!")} glob.`;return{...(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.Zw)(path,"submodule",message),entry}}function notAFileProblem(path){return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.
Zw)(path,"not-a-file",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`This is not a regular file. Replace it with one.`)}function sizeProblem(path,limits){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`This file has more than ${limits.bytesPerFile} bytes. Split it into several files.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.Zw)(path,"too\
-large",message)}function unreadableProblem(path,error){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`This cannot be read (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.RK)((0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_1__.$)(error)||"unknown error"))}). Check the path and its permissions.`;
return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.Zw)(path,"unreadable",message)}const LISTED=200;function listed(problems){if(problems.length<=LISTED)
return problems;const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${problems.length-LISTED} more problems with files are not listed. Fix those above first.`;
return[...problems.slice(0,LISTED),(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.Os)(null,"more-problems",message)]}function atPrefix(one,prefix){if(prefix===
"")return one;const under=place=>({...place,file:prefix+place.file});if("severity"in one)return one.place===null?one:{...one,place:under(one.place)};const{path,
key=path,origin}=one;if(origin===void 0)return{...one,key,path:prefix+path};const moved=manifest=>{const found=origin(manifest);return{...found,place:under(found.
place),placeOf:field=>under(found.placeOf(field))}};return{...one,key,path:prefix+path,origin:moved}}})};
