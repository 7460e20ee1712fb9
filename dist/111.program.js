export const id=111,ids=[111],modules={1353:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{E9:()=>parseDuration,ME:()=>parseWallClock,MP:()=>writeDuration,bI:()=>parseHorizon,nV:()=>parseInstant,oZ:()=>parseStart});var _manifest_quantity_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1669);const UNITS_MS={s:1e3,m:6e4,h:36e5,d:864e5},LONGEST_MS=3660*864e5;function parseDuration(text){const match=/^(\d{1,7})(s|m|h|d)$/.exec(text),unit=match?.[2]===
void 0?void 0:UNITS_MS[match[2]];if(!match||unit===void 0)return null;const ms=Number(match[1])*unit;return ms<=LONGEST_MS?ms:null}function writeDuration(ms){const[
unit,size]=Object.entries(UNITS_MS).findLast(([,length])=>ms%length===0)??["s",1e3];return ms===0?"0s":`${ms/size}${unit}`}const CLOCK=String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?`,
ZONE=String.raw`(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)`,INSTANT=new RegExp(`^\\d{4}-\\d{2}-\\d{2}T${CLOCK}${ZONE}$`);function parseInstant(text){return INSTANT.
test(text)&&(0,_manifest_quantity_js__WEBPACK_IMPORTED_MODULE_0__.Lk)(text)?Date.parse(text):null}const WALL_CLOCK=new RegExp(`^\\d{4}-\\d{2}-\\d{2}(T${CLOCK})?\
$`);function parseWallClock(text){return!WALL_CLOCK.test(text)||!(0,_manifest_quantity_js__WEBPACK_IMPORTED_MODULE_0__.Lk)(text)?null:Date.parse(text.includes("\
T")?`${text}Z`:`${text}T00:00:00Z`)}const EARLIEST_START=Date.UTC(1970,0,1),LATEST_START=Date.UTC(2200,0,1);function parseStart(text){const at=parseInstant(text);
return at!==null&&at>=EARLIEST_START&&at<LATEST_START?at:null}function parseHorizon(text){return parseDuration(text)||null}}),4317:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{XV:()=>parseFailOn,p0:()=>duration,parsePlanArguments:()=>parsePlanArguments,up:()=>planArguments});var _config_duration_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1353),_report_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7763),_options_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5324);function parsePlanArguments(argv){
const{values}=(0,_options_js__WEBPACK_IMPORTED_MODULE_2__.lR)("plan",argv);if(values.for!==void 0)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.eb("--for n\
eeds --when");return planArguments(values,"plan")}function planArguments(written,command){const{head=[],base=[],snapshot=[],config=null,cluster=null,output=null,
at,horizon}=written,{"head-ref":headRef=null,"base-ref":baseRef=null}=written;if(headRef===null&&head.length===0)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.
eb(`missing --head PATH... (or --base-ref REV --head-ref REV) for ${command}`);if(headRef===null&&baseRef!==null)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.
eb("--base-ref needs --head-ref");if(headRef!==null&&base.length>0)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.eb("--base cannot be used with --head-ref;\
 use --base-ref");return{head,base,baseRef,headRef,snapshot,config,cluster,output,at:at===void 0?null:instant(at),horizonMs:horizon===void 0?null:duration("--ho\
rizon",horizon),scenario:(0,_options_js__WEBPACK_IMPORTED_MODULE_2__.yL)("--scenario",written.scenario??"healthy",["healthy","turns-bad"]),format:(0,_options_js__WEBPACK_IMPORTED_MODULE_2__.
yL)("--format",written.format??"text",[..._report_index_js__WEBPACK_IMPORTED_MODULE_1__.hR,"html"]),failOn:parseFailOn(written["fail-on"]),verbose:written.verbose===
!0}}function parseFailOn(written){return written===void 0?null:(0,_options_js__WEBPACK_IMPORTED_MODULE_2__.yL)("--fail-on",written,["error","warning","never"])}
function instant(text){const at=(0,_config_duration_js__WEBPACK_IMPORTED_MODULE_0__.oZ)(text);if(at===null)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.eb(
`--at must be an instant with a zone, on a day that there is, such as 2026-11-21T08:00:00Z, from 1970 to 2199, not "${text}"`);return at}function duration(option,text){
const ms=(0,_config_duration_js__WEBPACK_IMPORTED_MODULE_0__.bI)(text);if(ms===null)throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.eb(`${option} must be a d\
uration above zero such as 90s, 20m, 4h or 7d, of ten years at most, not "${text}"`);return ms}}),9662:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{V:()=>substitute});var _lookup_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5022);const VARIABLE=/\$?\$\{([_a-zA-Z][_a-zA-Z0-9]*)(?:(:?[=+-]|[?]|:[?])((?:[^${}]|\$(?!\{))*))?\}/g;
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
depth:64,nodesPerFile:2e6,nodesPerDocument:2e5},NODES_PER_SIDE=4e6,PROBLEMS_PER_FILE=50}),4514:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{BU:()=>partOf,HA:()=>offsetAt,uG:()=>LONE_SURROGATE,zK:()=>Reading});var _text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9125),_delivery_variables_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9662),_fields_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3549),_lookup_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
5022),_visible_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3972);function partOf(spot,step){if(typeof spot!="number")return"items"in spot?typeof step=="\
number"?spot.items[step]:void 0:typeof step=="string"?spot.fields.get(step):void 0}function offsetAt(spot,path=[]){let here=spot;for(const step of path){const next=partOf(
here,step);if(next===void 0)break;here=next}return typeof here=="number"?here:here.at}class LimitPassed extends Error{}class Reading{file;limits;problems=[];nodes=0;text;originOf;mostNodes;reported=new Set;lineStarts;constructor(file,written,limits,variables={}){
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
!1}}const LONE_SURROGATE=/\p{Surrogate}/u}),4787:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{Kw:()=>applyWaivers,oL:()=>NEVER_WAIVED,pJ:()=>endOf});var _text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9125),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3098);const NEVER_WAIVED=new Set(["guard-weakened","waiver-lapsed"]);function applyWaivers(findings,waivers,plan){if(waivers.length===0)return{waived:new Map,lapses:[]};
const whole=waivers.filter(one=>one.kind==="whole"),waived=new Map;for(const finding of findings){const found=whole.find(one=>isFor(one,finding)&&isInForce(one,
plan)&&covers(one,finding));found&&finding.status!=="fixed"&&waived.set(finding,waiverOf(found))}const touched=touchedIn(plan),lapses=waivers.flatMap(one=>{if(one.
kind==="malformed")return[{...lapseOf(one),kind:"malformed",why:one.why}];const own=findings.filter(finding=>isFor(one,finding)),open=own.filter(finding=>finding.
status!=="fixed"&&!waived.has(finding));return ofWhole(one,{own,open,touched,plan})});return{waived,lapses}}function ofWhole(waiver,{own,open,touched,plan}){const[
first]=open.toSorted((a,b)=>(b.magnitude??0)-(a.magnitude??0)),lapsed=!isInForce(waiver,plan);if(first){const isTouched=open.some(({status,policy})=>status!=="u\
nchanged"||policy!==null&&touched.has((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(policy))),kind=lapsed?"expired":"exceeded";return[{...lapseOf(waiver),
kind,isTouched,policy:first.policy,why:whyNot(waiver,first)}]}return(plan.problems.some(({severity})=>severity==="error")||own.length>0||waiver.isShared)&&!lapsed?
[]:own.length>0?[]:[{...lapseOf(waiver),kind:"unused",why:null}]}function whyNot({max},{magnitude,status}){return max===null?status==="worsened"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`it has no ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)("max")}, and the change makes the finding worse`:_text_text_js__WEBPACK_IMPORTED_MODULE_0__.gd:
magnitude===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`it has a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)("max")} of ${max}, and the finding has no number to compare`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`it accepts up to ${max}, and the finding comes to ${magnitude}`}function lapseOf(one){return{rule:one.rule,subject:one.
subject,owner:one.kind==="whole"?one.owner:null,expires:one.kind==="whole"?one.expires:null,isTouched:!1,policy:null,place:one.place}}function touchedIn({policies}){
return new Set(policies.filter(({change,touchedThrough,sameEffect})=>change!=="unchanged"||touchedThrough.length>0||!sameEffect).map(({ref})=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.
XF)(ref)))}function isFor({rule,subject},finding){return finding.rule===rule&&subjectsOf(finding).includes(subject.trim())}function subjectsOf({fingerprint,policy,
group}){if(policy===null)return[fingerprint];const name=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.d0)(policy);return group===null?[fingerprint,name]:[fingerprint,
name,`${name} group "${group}"`]}function isInForce({expires},{at}){return at<endOf(expires)}const DAY_MS=864e5;function endOf(expires){return Date.parse(`${expires}\
T00:00:00Z`)+DAY_MS}function covers({max},{magnitude,status}){return max===null?status!=="worsened":magnitude!==null&&Math.floor(magnitude)<=max}function waiverOf({
rule,subject,reason,owner,expires,max}){return{rule,subject,reason,owner,expires,max}}})};
