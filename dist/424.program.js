export const id=424,ids=[424],modules={5101:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{gR:()=>Collector,vW:()=>itemTypeOf,c3:()=>listOf});var canonical=__webpack_require__(5288),fields=__webpack_require__(3549),lookup=__webpack_require__(5022),manifest=__webpack_require__(
4585),problem=__webpack_require__(7085),visible=__webpack_require__(3972),text_text=__webpack_require__(9125),compact=__webpack_require__(1370),copy=__webpack_require__(
9426),kept=__webpack_require__(9371),snapshot_limits=__webpack_require__(3907),snapshot_status=__webpack_require__(6153),snapshot=__webpack_require__(8143);function nodeState(name,object,defects){
const{metadata=null,spec=null,status=null}=object,createdAt=(0,snapshot_status.Hi)(metadata,"creationTimestamp");if(createdAt===null&&!defects.some(({path})=>path[1]===
"creationTimestamp")){const says=(0,text_text.Qq)`is missing; controllers order nodes by their creation`;defects.push({code:"invalid-time",path:["metadata","cre\
ationTimestamp"],says})}const unschedulable=(0,fields.UK)(spec,"unschedulable")??!1;if(typeof unschedulable!="boolean"){const says=(0,text_text.Qq)`is ${(0,visible.
q0)(unschedulable)}, not true or false`;defects.push({code:"wrong-type",path:["spec","unschedulable"],says})}const lifecycle=snapshot.VD.filter(type=>(0,snapshot_status.
BC)(status,type)!==void 0);return{name,labels:(0,fields.xS)(metadata,"labels"),annotations:(0,fields.xS)(metadata,"annotations"),taints:(0,fields.Un)(spec,"tain\
ts").map((taint,index)=>taintOf(taint,index,defects)),unschedulable:unschedulable===!0,ready:readyOf(status,defects),...lifecycle.length===0?{}:{lifecycle},deletingSince:(0,snapshot_status.
Hi)(metadata,"deletionTimestamp"),createdAt:createdAt??0}}function taintOf(taint,index,defects){const written=(key,most)=>{const value=(0,fields.UK)(taint,key)??
"";if(typeof value=="string"&&value.length<=most&&(value!==""||key==="value"))return value;const says=(0,text_text.Qq)`is ${(0,visible.q0)((0,fields.UK)(taint,key))}, not a text of 1 to ${most} characters`;
return defects.push({code:"invalid-taint",path:["spec","taints",index,key],says}),""};return{key:written("key",snapshot_limits.ul),value:written("value",snapshot_limits.
I$),effect:written("effect",snapshot_limits.I$)}}const STATUSES=["True","False","Unknown"];function readyOf(status,defects){const ready=(0,snapshot_status.HJ)(status,
"Ready");if(ready===void 0)return"missing";const written=(0,fields.UK)(ready,"status"),known=STATUSES.find(one=>one===written);if(known!==void 0)return known;const says=(0,text_text.
Qq)`has a Ready condition with ${(0,visible.q0)(written)}, not True, False or Unknown`;return defects.push({code:"invalid-condition",path:["status","conditions"],
says}),"Unknown"}var redact=__webpack_require__(5962);const KUBECTL_GET=(0,text_text.aY)("kubectl get -o json"),always=place=>()=>place;class Collector{isPlanned;limits;bytesLeft;lines=new compact.
Tx;nodes=[];objects=[];seen=new Map;dropped=0;targets=0;oldest=null;problems=[];unlisted=0;errors=0;constructor(isPlanned,limits=snapshot_limits.dR){this.isPlanned=
isPlanned,this.limits=limits,this.bytesLeft=limits.bytes}get taken(){return this.lines.nodes+this.lines.objects+this.dropped}report(problem2){problem2.severity===
"error"&&this.errors++,this.problems.length<this.limits.problems?this.problems.push(problem2):this.unlisted++}takenAt(instant){this.oldest=Math.min(instant,this.
oldest??instant)}page(file,items,type){const place={file,line:1,column:1};return items.every(item=>this.add(item,()=>place,type))}add(value,locate,itemType=null){
const list=listOf(value),refuse=(id2,message)=>(this.report((0,problem.Os)(locate(),id2,message)),!0);if(list!==null&&"message"in list)return refuse(list.code,list.
message);if(list!==null)return list.items.every((item,index)=>{const step=Array.isArray(value)?[index]:["items",index];return(0,manifest.Gv)(item)&&listOf(item)!==
null?refuse("nested-lists",(0,text_text.Qq)`This is a list in a list in a list.`):this.add(item,(path=[])=>locate([...step,...path]),list.itemType)});if(!(0,manifest.
Gv)(value))return refuse("not-an-object",(0,text_text.Qq)`This is ${(0,visible.q0)(value)}, not a Kubernetes object.`);const{apiVersion=itemType?.apiVersion,kind=itemType?.
kind,metadata}=value;if(typeof apiVersion!="string"||typeof kind!="string"||apiVersion===""||kind==="")return refuse("missing-kind",(0,text_text.Qq)`This item has no apiVersion and kind. Use ${KUBECTL_GET}.`);
if((0,manifest.F8)(apiVersion)==="meta.k8s.io"||kind==="Status"&&apiVersion==="v1")return refuse("not-an-object",(0,text_text.Qq)`This is a ${(0,copy.hD)(kind)}, no object of the cluster. Use ${KUBECTL_GET}.`);
const typed=value.kind===kind&&value.apiVersion===apiVersion?value:{...value,apiVersion,kind},redacted=(0,redact.ll)(apiVersion,kind,typed,this.limits.depth);if(redacted===
null)return this.dropped++,!0;(0,kept.sG)(apiVersion,kind)?.kept.isTarget&&this.targets++;const{name,namespace=""}=(0,manifest.Gv)(metadata)?metadata:{};if(typeof name!=
"string"||name===""||name.length>snapshot_limits.xt)return refuse("missing-name",(0,text_text.Qq)`This is a ${(0,copy.hD)(kind)} with ${(0,visible.q0)(name)} as its name. A name has 1 to 253 characters.`);
if(namespace!==null&&(typeof namespace!="string"||namespace.length>snapshot_limits.xt))return refuse("wrong-type",(0,text_text.Qq)`This item has ${(0,visible.q0)(
namespace)} as its metadata.namespace.`);const isScoped=namespace!==null&&namespace!==""&&!(0,kept.Z6)(apiVersion,kind);return this.keep({apiVersion,kind,namespace:isScoped?
namespace:null,name},redacted,locate)}keep(identity,{object,defects:found},locate){const{apiVersion,kind,name,namespace}=identity,place=locate(),titleOf=()=>(0,text_text.
aY)((0,visible.J$)(identity)),key=`${(0,manifest.F8)(apiVersion)}/${kind}/${namespace??""}/${name}`,spec=(0,kept.gN)(identity)?(0,canonical.dj)(object.spec??null):
void 0,first=this.seen.get(key);if(first!==void 0){const{file,line}=first.place,both=(0,text_text.Qq)`${titleOf()} is listed twice: here and at ${(0,text_text.aY)(
`${(0,visible.RK)(file)}:${line}`)}.`,id2=kind==="Node"?"duplicate-node":"duplicate-object";if(spec===void 0?this.report((0,problem.Os)(place,id2,(0,text_text.Qq)`${both} Remove one of them.`)):
this.dropped++,spec!==first.spec){const message=(0,text_text.Qq)`${both} The two definitions differ, and the first is used. Plan each cluster by itself.`;this.report(
(0,problem.MK)(place,"several-definitions",message))}return!0}if(this.seen.set(key,spec===void 0?{place}:{place,spec}),this.isFull(kind,place))return!1;const defects=[
...found];if(this.lines.add(kind,object),kind==="Node"){const node=nodeState(name,object,defects);this.isPlanned&&this.nodes.push(node)}else this.isPlanned&&this.
objects.push({apiVersion,kind,namespace,name,object,place,placeOf:always(place)});for(const{code:id2,path,says}of defects){const message=(0,text_text.Qq)`${titleOf()}: ${(0,text_text.
aY)((0,visible.RK)((0,fields.LF)(path),200))} ${says}.`;this.report((0,problem.Os)(locate(path),id2,message))}return!0}isFull(kind,place){const{limits,lines}=this,
isOutOfMemory=this.isPlanned&&lines.bytes>=limits.fleetBytes;if((kind==="Node"?lines.nodes<limits.nodes:lines.objects<limits.objects)&&!isOutOfMemory)return!1;const most=(0,text_text.
Qq)`${limits.nodes} nodes, ${limits.objects} other objects, ${Math.floor(limits.fleetBytes)} bytes in memory`,message=(0,text_text.Qq)`The snapshot has more than can be read (${most}). Take one of each cluster, give Node.js more memory (${(0,text_text.
aY)("NODE_OPTIONS=--max-old-space-size=8192")}), or leave the pods out: then blockers of drains are unknown.`;return this.report((0,problem.Os)(place,"too-large",
message)),this.nodes.length=0,this.objects.length=0,this.lines=new compact.Tx,this.seen.clear(),!0}finish(){if(this.dropped>0){const message=(0,text_text.Qq)`Left out ${(0,text_text.
U9)(this.dropped,"object")} of kinds that fleetplan does not use.`;this.report((0,problem.Ij)(null,"objects-left-out",message))}if(this.targets===0&&this.errors===
0){const message=(0,text_text.Qq)`The snapshot has no node, member cluster, node claim, workload or pod, and an empty fleet is never assumed. Take it with ${(0,text_text.
aY)("kubectl get nodes -o json")}.`;this.report((0,problem.Os)(null,"empty-snapshot",message))}const{problems,unlisted}=this;if(unlisted>0){const message=(0,text_text.
Qq)`${unlisted} more problems are not listed. Correct those above first.`,at=this.errors>0?problem.Os:problem.MK;problems.push(at(null,"more-problems",message))}
return{takenAt:this.oldest,problems}}fleet(takenAt){const digest=this.lines.digest();return this.lines=new compact.Tx,{nodes:this.nodes.toSorted((a,b)=>(0,lookup.
nG)(a.name,b.name)),objects:this.objects.toSorted((a,b)=>(0,lookup.nG)(a.kind,b.kind)||(0,lookup.nG)(a.namespace??"",b.namespace??"")||(0,lookup.nG)(a.name,b.name)||
(0,lookup.nG)(a.apiVersion,b.apiVersion)),takenAt,digest}}}function listOf(value){if(Array.isArray(value))return{items:value,itemType:null};if(!(0,manifest.Gv)(
value))return null;const{kind,apiVersion,items=null,metadata}=value;if(kind!==void 0&&(typeof kind!="string"||!kind.endsWith("List")))return null;const itemType=itemTypeOf(
kind,apiVersion),isKept=kind==="List"||itemType&&(0,kept.sG)(itemType.apiVersion,itemType.kind);if(items===null&&!isKept)return Object.hasOwn(value,"items")?{items:[],
itemType}:null;if(!Array.isArray(items))return{code:"wrong-type",message:(0,text_text.Qq)`${(0,text_text.aY)("items")} is ${(0,visible.q0)(items)}, not a list of objects. Take it with ${(0,text_text.
aY)("kubectl get")}.`};const{continue:next="",remainingItemCount=0}=(0,manifest.Gv)(metadata)?metadata:{};return next!==""||remainingItemCount!==0?{code:"partia\
l-list",message:(0,text_text.Qq)`The list is one page of several (${(0,text_text.aY)("metadata.continue")}), and the other items are missing. Take it with ${(0,text_text.
aY)("kubectl get")}, which reads all pages.`}:{items,itemType}}function itemTypeOf(kind,apiVersion){return typeof kind!="string"||typeof apiVersion!="string"||!/.List$/.
test(kind)?null:{apiVersion,kind:kind.slice(0,-4)}}}),1370:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{RW:()=>parseHeader,Tx:()=>CompactLines,gN:()=>isHeader,yg:()=>compactParts});var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3972),node_crypto__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7598),_text_instant_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5357),_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
5288),_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(4585),_text_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9125),_status_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
6153);const MOST_PARTS=1e4,ROOM_BYTES=1024**2;class CompactLines{ofNodes=[];ofObjects=[];parts=new Map;room=Buffer.alloc(0);bytes=0;get nodes(){return this.ofNodes.
length}get objects(){return this.ofObjects.length}add(kind,object){const text=this.text(object,!0),most=3*text.length;this.room.length<most&&(this.room=Buffer.alloc(
Math.max(most,Math.min(this.bytes,ROOM_BYTES))));const length=this.room.write(text);(kind==="Node"?this.ofNodes:this.ofObjects).push(this.room.subarray(0,length)),
this.room=this.room.subarray(length),this.bytes+=length}text(object,isWhole){let members="";for(const key of(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_3__.
Mf)(object)){const value=object[key]??null,isField=isWhole&&(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_6__.Gv)(value),text=isField?this.text(value,!1):(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_3__.
dj)(value);!isField&&typeof value=="object"&&value!==null&&(object[key]=this.shared(text,value)),members+=`${members===""?"":","}${JSON.stringify(key)}:${text}`}
return`{${members}}`}shared(text,part){const known=this.parts.get(text);return known!==void 0?known:(this.parts.size>=MOST_PARTS&&this.parts.clear(),this.parts.
set(text,part),part)}*sorted(){for(const lines of[this.ofNodes,this.ofObjects])yield*lines.toSorted((a,b)=>a.compare(b))}digest(){const hash=(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.
createHash)("sha256");for(const line of this.sorted())hash.update(line).update(`
`);return`sha256:${hash.digest("hex")}`}}const COMPACT_VERSION=1,PART_LENGTH=1024**2;function*compactParts(lines,takenAt){const at=takenAt===null?null:(0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_2__.
r4)(takenAt),{nodes,objects}=lines;let part=`${JSON.stringify({fleetplan:"snapshot",version:COMPACT_VERSION,takenAt:at,nodes,objects})}
`;for(const line of lines.sorted())part+=`${line.toString()}
`,!(part.length<PART_LENGTH)&&(yield part,part="");part!==""&&(yield part)}function isHeader(value){return(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_6__.
Gv)(value)&&Object.hasOwn(value,"fleetplan")}function parseHeader(value){const{fleetplan,version,nodes,objects,takenAt}=value;if(fleetplan!=="snapshot"||version!==
COMPACT_VERSION)return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`This is no snapshot of version ${COMPACT_VERSION}. Take it again.`;if(!isCount(nodes)||!isCount(
objects))return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`The header lacks the number of nodes and objects that follow.`;const instant=typeof takenAt=="s\
tring"?(0,_status_js__WEBPACK_IMPORTED_MODULE_5__.nV)(takenAt):null;return takenAt===null||instant!==null?{takenAt:instant,nodes,objects}:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`The header has takenAt ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__.q0)(takenAt)}, not a time such as ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
aY)("2026-01-31T12:00:00Z")}.`}function isCount(value){return typeof value=="number"&&Number.isSafeInteger(value)&&value>=0}}),4424:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{N:()=>SnapshotInput});var external_node_buffer_=__webpack_require__(4573),fields=__webpack_require__(3549),manifest_limits=__webpack_require__(
7228),manifest=__webpack_require__(4585),parse=__webpack_require__(3080),problem=__webpack_require__(7085),text_text=__webpack_require__(9125),collector=__webpack_require__(
5101),compact=__webpack_require__(1370);const OPEN_BRACE=123,CLOSE_BRACE=125,OPEN_BRACKET=91,CLOSE_BRACKET=93,QUOTE=34,BACKSLASH=92,LINE_FEED=10,EIGHT_BLANKS=Buffer.
alloc(8," ").readDoubleBE(),NULL=Buffer.from("null"),EMPTY=Buffer.from("{}"),NEVER=0,KEY_BYTES=1024,LAST_KEY=/(?:^|[{,\s])("(?:[^"\\]|\\.)*")[ \t\r\n]*:[ \t\r\n]*$/;
function isBlank(byte){return byte===32||byte===LINE_FEED||byte===13||byte===9}function opens(byte){return byte===OPEN_BRACE||byte===OPEN_BRACKET}const FOLLOWERS=[
"0}],0",'{"}0','[{["]0',',{["0',':{["0','"}],:',"}}],","]}],"],SIGNS=FOLLOWERS.map(one=>one.charCodeAt(0)),SIGN=Uint8Array.from({length:256},(_,byte)=>Math.max(
SIGNS.indexOf(byte),0)),MAY_FOLLOW=FOLLOWERS.flatMap(([,...after])=>FOLLOWERS.map(([sign=""])=>after.includes(sign)));class JsonSplitter{sink;mostBytes;failed=!1;bytes=Buffer.
alloc(0);room=Buffer.alloc(0);view=new DataView(this.room.buffer);base=0;line=1;lineStart=0;from=-1;depth=0;inString=!1;isEscaped=!1;textStart=0;textEnd=0;elementDepth=NEVER;elements=0;last=NEVER;element=null;isRead;field=null;cuts=[];cutDepth=NEVER;frameAt={
line:1,column:1};frame=Buffer.alloc(0);frameBytes=0;constructor(sink,mostBytes){this.sink=sink,this.mostBytes=mostBytes}push(chunk){const known=this.bytes.length,
length=known+chunk.length,room=this.room.length<length?Buffer.alloc(2*length):this.room;this.bytes.copy(room),room.set(chunk,known),room!==this.room&&(this.view=
new DataView(room.buffer)),this.room=room,this.bytes=room.subarray(0,length);for(let i=known;i<this.bytes.length&&!this.failed;)i=this.inString?this.string(i):this.
structure(i);if(this.failed)return;const kept2=this.from<0?this.bytes.length:this.from;this.checkSize(this.bytes.length-kept2),this.base+=kept2,this.bytes=this.
bytes.subarray(kept2),this.from>=0&&(this.from=0)}end(){if(this.failed||this.depth===0)return;const message=(0,text_text.Qq)`The input ends in the middle of a JSON value (${this.
elements} complete items): it was cut off. Take it again.`;this.fault("truncated",message,this.at(this.bytes.length))}string(from){const{bytes}=this,start=this.
isEscaped?from+1:from,quote=bytes.indexOf(QUOTE,start),end=quote<0?bytes.length:quote;let unescaped=end;for(;unescaped>start&&bytes[unescaped-1]===BACKSLASH;)unescaped--;
const isEscaped=(end-unescaped)%2===1;return this.isEscaped=quote<0&&isEscaped,quote<0?end:(isEscaped||(this.inString=!1),this.textEnd=this.base+quote+1,quote+1)}structure(from){
const{bytes,view}=this;for(let i=from;i<bytes.length;i++){const byte=bytes[i]??0;if(byte!==32){if(byte===LINE_FEED){for(this.line++,this.lineStart=this.base+i+1;i+
8<bytes.length&&view.getFloat64(i+1)===EIGHT_BLANKS;)i+=8;continue}if(this.cutDepth!==NEVER&&!isBlank(byte)){const sign=SIGN[byte]??0;MAY_FOLLOW[this.last*SIGNS.
length+sign]!==!0&&this.fault("json-syntax",(0,text_text.Qq)`This is not valid JSON. Take the snapshot again.`,this.at(i)),this.last=sign}if(opens(byte))this.open(
i,byte);else if(this.depth===0){if(isBlank(byte))continue;this.fault("json-syntax",(0,text_text.Qq)`This is not JSON: expected an object or a list.`,this.at(i))}else{
if(byte===QUOTE)return this.inString=!0,this.textStart=this.base+i,i+1;(byte===CLOSE_BRACE||byte===CLOSE_BRACKET)&&this.close(i,byte)}if(this.failed)return i}}return bytes.
length}open(i,byte){this.depth===0?(this.elementDepth=byte===OPEN_BRACE?NEVER:1,this.elements=0,this.frameBytes=0,this.frameAt=this.at(i),this.from=i):this.element===
null?this.depth===this.elementDepth&&byte===OPEN_BRACE?(this.addToFrame(this.bytes.subarray(this.from,i)),this.element=this.at(i),this.isRead=void 0,this.from=i):
this.opensItems(i,byte)&&(this.elementDepth=2):this.cutDepth===NEVER&&this.openInside(i,byte),this.depth++}openInside(i,byte){const level=this.depth-this.elementDepth;
if(level>2)return;if(this.isRead===void 0){const head=this.bytes.toString("utf8",this.from,i);this.isRead=this.sink.isRead((0,fields.U4)(`${head}null}`))}if(this.
isRead===null||level===2&&this.field===null)return;const key=this.bytes.toString("latin1",this.textStart+1-this.base,this.textEnd-1-this.base),isKnown=!key.includes(
"\\"),field=level===1?key:this.field??"";level===1&&(this.field=isKnown&&byte===OPEN_BRACE?key:null),!(!isKnown||this.isRead(field,level===1?null:key))&&(this.cuts.
push(this.base+i),this.cutDepth=this.depth,this.last=SIGN[byte]??0)}opensItems(i,byte){if(this.depth!==1||byte!==OPEN_BRACKET||this.elementDepth===1)return!1;const before=this.
bytes.subarray(Math.max(this.from,i-KEY_BYTES),i),[,key=""]=LAST_KEY.exec(Buffer.from(before).toString("latin1"))??[];return(0,fields.U4)(key)==="items"}close(i,byte){
this.depth--,this.element!==null?this.depth===this.elementDepth?this.endElement(i,this.element):this.depth===this.cutDepth&&(this.cuts.push(this.base+i+1),this.
cutDepth=NEVER):this.depth===0?(this.addToFrame(this.bytes.subarray(this.from,i+1)),this.from=-1,this.failed||this.sink.value({...this.frameAt,bytes:this.framed()},
this.elements)):this.depth<this.elementDepth&&byte===CLOSE_BRACKET&&(this.elementDepth=NEVER)}endElement(i,element){const bytes=this.bytes.subarray(this.from,i+
1);this.checkSize(bytes.length);const cut=this.withoutCuts(bytes);this.element=null,this.from=i+1,this.addToFrame(EMPTY),this.failed||this.sink.element({...element,
bytes},cut,this.elements++,()=>this.framed())}withoutCuts(bytes){if(this.cuts.length===0)return bytes;const offset=this.base+this.from,bounds=[0,...this.cuts.map(
at=>at-offset),bytes.length];this.cuts=[];const parts=bounds.flatMap((start,k)=>k%2===1?[]:[bytes.subarray(start,bounds[k+1]),NULL]);return Buffer.concat(parts.
slice(0,-1))}addToFrame(bytes){this.checkSize(bytes.length);const end=this.frameBytes+bytes.length;this.frame.length<end&&(this.frame=Buffer.concat([this.frame],
2*end)),this.frame.set(bytes,this.frameBytes),this.frameBytes=end}framed(){return this.frame.subarray(0,this.frameBytes)}checkSize(bytes){if((this.element===null?
this.frameBytes+bytes:bytes)<=this.mostBytes)return;const what=this.element===null?(0,text_text.Qq)`What is around the items`:(0,text_text.Qq)`Item ${this.elements}`,
message=(0,text_text.Qq)`${what} has more than ${this.mostBytes} bytes: this is no list of objects of a cluster.`;this.fault("too-large",message,this.element??this.
at(this.bytes.length))}fault(code,message,at){this.failed||this.sink.fail(code,message,at),this.failed=!0}at(i){return{line:this.line,column:this.base+i-this.lineStart+
1}}}var kept=__webpack_require__(9371);const SNIFFED_BYTES=4096,NOT_TEXT=(0,text_text.Qq)`The input is not UTF-8 text. ${(0,text_text.aY)(">")} of Windows PowerShell writes UTF-16: pipe to ${(0,text_text.
aY)("Out-File -Encoding utf8")}. Unpack a file that is compressed twice.`;class SnapshotInput{file;collector;before;form="unknown";chunks=[];bytes=0;stopped=!1;splitter;limits;itemType=null;cutType=null;section=null;constructor(file,collector2){
this.file=file,this.collector=collector2,this.before=collector2.taken,this.limits=collector2.limits,this.splitter=new JsonSplitter(this,this.limits.objectBytes)}push(chunk){
if(this.stopped)return!1;if(this.collector.bytesLeft-=chunk.length,this.bytes+=chunk.length,this.collector.bytesLeft<0){const message=(0,text_text.Qq)`The inputs have more than ${this.
limits.bytes} bytes in all, after gunzip.`;return this.fail("too-large",message)}if(this.form==="json")this.splitter.push(chunk);else if(this.chunks.push(chunk),
this.form==="unknown"&&this.bytes>=SNIFFED_BYTES&&this.begin(),this.form==="yaml"&&this.bytes>this.limits.yamlBytes){const message=(0,text_text.Qq)`YAML of more than ${this.
limits.yamlBytes} bytes is too slow to read. Take the snapshot with ${(0,text_text.aY)("kubectl get -o json")}.`;return this.fail("too-large",message)}return!this.
stopped}end(){if(this.form==="unknown"&&!this.stopped&&this.begin(),this.form==="json"&&!this.stopped&&this.splitter.end(),this.form==="yaml"&&!this.stopped&&this.
readYaml(),this.stopped||this.endSection(),this.chunks=[],this.collector.taken>this.before||this.collector.errors>0)return;const message=(0,text_text.Qq)`The input has no objects, and an empty fleet is never assumed. Remove the input, or check why kubectl found nothing.`;
this.fail("empty-snapshot",message)}fail(id2,message,{line,column}={line:1,column:1}){return this.stopped||this.collector.report((0,problem.Os)({file:this.file,
line,column},id2,message)),this.stopped=!0,this.chunks=[],!1}begin(){const bytes=Buffer.concat(this.chunks),content=bytes[0]===239&&bytes[1]===187&&bytes[2]===191?
bytes.subarray(3):bytes,first=content.find(byte=>!isBlank(byte));first!==void 0&&(this.form=opens(first)?"json":"yaml",this.form!=="yaml"&&(this.chunks=[],this.
splitter.push(content)))}readYaml(){const written=this.decoded(Buffer.concat(this.chunks));if(written===null)return;const{yamlBytes,depth}=this.limits,nodes={nodesPerFile:yamlBytes/
2,nodesPerDocument:yamlBytes/2},limits={...manifest_limits.b,...nodes,bytesPerFile:yamlBytes,depth},{documents,problem:problem2}=(0,parse.bS)(written,this.file,
limits);problem2!==null&&this.collector.report(problem2);for(const{value,placeOf}of documents)if(value!==null&&!this.collector.add(value,(path=[])=>placeOf(path)))
return}isRead(head){const[apiVersion,kind]=[(0,fields.r7)(head,"apiVersion"),(0,fields.r7)(head,"kind")];return this.cutType=apiVersion===null||kind===null||kind.
endsWith("List")?null:{apiVersion,kind},this.cutType&&(0,kept.cn)(this.cutType)}element(piece,cut,index,frame){if(this.stopped)return;const list=index===0?(0,fields.
U4)(`${Buffer.from(frame()).toString()}]}`):void 0;index===0&&(this.itemType=(0,manifest.Gv)(list)?(0,collector.vW)(list.kind,list.apiVersion):null);const value=this.
parse({...piece,bytes:cut}),{kind,apiVersion}=this.cutType??{},isOfType=(0,fields.r7)(value,"kind")===kind&&(0,fields.r7)(value,"apiVersion")===apiVersion;this.
add(kind===void 0||isOfType?value:this.parse(piece),piece)}value(piece,elements){const value=this.parse(piece);if((0,compact.gN)(value))this.beginSection(value,
piece);else if(elements===0)this.add(value,piece);else if(value!==void 0){const list=(0,collector.c3)(value);if(list===null)this.fail("not-a-list",(0,text_text.
Qq)`This value has items, but its kind is not a list.`,piece);else if("message"in list)this.fail(list.code,list.message,piece);else for(const item of list.items)
(0,manifest.Gv)(item)||this.add(item,piece)}}add(value,{line,column}){if(this.stopped||value===void 0)return;const place={file:this.file,line,column};this.collector.
add(value,()=>place,this.itemType)||(this.stopped=!0)}parse(piece){if(this.stopped)return;const written=this.decoded(piece.bytes,piece);if(written===null)return;
const value=(0,fields.U4)(written);if(value!==void 0)return value;this.fail("json-syntax",(0,text_text.Qq)`This is not valid JSON. Take the snapshot again.`,piece)}decoded(bytes,at){
return(0,external_node_buffer_.isUtf8)(bytes)?Buffer.from(bytes.buffer,bytes.byteOffset,bytes.length).toString("utf8"):(this.fail("invalid-utf8",NOT_TEXT,at),null)}beginSection(value,{
line,column}){this.endSection();const header=(0,compact.RW)(value);if("parts"in header){this.fail("invalid-header",header,{line,column});return}header.takenAt!==
null&&this.collector.takenAt(header.takenAt);const promised=header.nodes+header.objects;this.section={promised,place:{file:this.file,line,column},before:this.collector.
taken}}endSection(){if(this.section===null)return;const{promised,place,before}=this.section;this.section=null;const found=this.collector.taken-before;if(this.collector.
errors>0||found===promised)return;const message=(0,text_text.Qq)`The header promises ${(0,text_text.U9)(promised,"object")}; ${found} follow. The file was cut off or edited. Take the snapshot again.`;
this.collector.report((0,problem.Os)(place,"truncated",message))}}})};
