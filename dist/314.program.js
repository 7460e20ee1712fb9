export const id=314,ids=[314],modules={1353:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{E9:()=>parseDuration,ME:()=>parseWallClock,MP:()=>writeDuration,bI:()=>parseHorizon,nV:()=>parseInstant,oZ:()=>parseStart});var _manifest_quantity_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1669);const UNITS_MS={s:1e3,m:6e4,h:36e5,d:864e5},LONGEST_MS=3660*864e5;function parseDuration(text){const match=/^(\d{1,7})(s|m|h|d)$/.exec(text),unit=match?.[2]===
void 0?void 0:UNITS_MS[match[2]];if(!match||unit===void 0)return null;const ms=Number(match[1])*unit;return ms<=LONGEST_MS?ms:null}function writeDuration(ms){const[
unit,size]=Object.entries(UNITS_MS).findLast(([,length])=>ms%length===0)??["s",1e3];return ms===0?"0s":`${ms/size}${unit}`}const CLOCK=String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?`,
ZONE=String.raw`(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)`,INSTANT=new RegExp(`^\\d{4}-\\d{2}-\\d{2}T${CLOCK}${ZONE}$`);function parseInstant(text){return INSTANT.
test(text)&&(0,_manifest_quantity_js__WEBPACK_IMPORTED_MODULE_0__.Lk)(text)?Date.parse(text):null}const WALL_CLOCK=new RegExp(`^\\d{4}-\\d{2}-\\d{2}(T${CLOCK})?\
$`);function parseWallClock(text){return!WALL_CLOCK.test(text)||!(0,_manifest_quantity_js__WEBPACK_IMPORTED_MODULE_0__.Lk)(text)?null:Date.parse(text.includes("\
T")?`${text}Z`:`${text}T00:00:00Z`)}const EARLIEST_START=Date.UTC(1970,0,1),LATEST_START=Date.UTC(2200,0,1);function parseStart(text){const at=parseInstant(text);
return at!==null&&at>=EARLIEST_START&&at<LATEST_START?at:null}function parseHorizon(text){return parseDuration(text)||null}}),4317:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{XV:()=>parseFailOn,p0:()=>duration,parsePlanArguments:()=>parsePlanArguments,up:()=>planArguments});var _config_duration_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
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
uration above zero such as 90s, 20m, 4h or 7d, of ten years at most, not "${text}"`);return ms}}),9493:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{n:()=>policyJson,s:()=>refJson});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5022),_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
7388),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3439),_text_render_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2490),_canonical_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
6594),_written_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5444);function refJson(ref){return(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(ref,"system",
"kind","namespace","name")}function policyJson(diff,inCluster){const{base,head,ref}=diff,drains=head?.drainLimit,recorded=head?head.recordedStates??[]:[],change=head?.
change;return{system:ref.system,apiVersion:diff.apiVersion,...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(ref,"kind","namespace","name"),...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.
Mp)(diff.place,"file","line"),change:diff.change,base:base&&effectJson(base),head:head&&effectJson(head),changeEffect:change?{...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.
Mp)(change,"kind","says","batched","targetsAtOnce"),...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.wo)(change.place)}:null,starts:head!==null&&!(0,_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__.
$D)(head),notes:(head?.notes??[]).map(_text_render_js__WEBPACK_IMPORTED_MODULE_2__.Ul),sameEffect:diff.sameEffect,moved:diff.moved.map(({target,from,to})=>({target,
from,to})),touchedThrough:diff.touchedThrough.map(refJson),text:head&&!head.live?(0,_canonical_js__WEBPACK_IMPORTED_MODULE_3__.s)(head.written):void 0,inCluster:inCluster||
void 0,drains:drains&&{...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(drains,"expectedPods","desiredHealthy","currentHealthy","disruptionsAllowed"),...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.
Mp)(drains,"pods","nodes"),held:drains.held.map(one=>({...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(one,"cause","pods","nodes","forGood","says"),fix:(0,_text_render_js__WEBPACK_IMPORTED_MODULE_2__.
Ul)((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.Xc)(one.fix))}))},recorded:recorded.length>0?recorded.map(one=>(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.
Mp)(one,"of","target","state","since","until","held")):void 0}}function effectJson(policy){const{effect}=policy;return{groups:effect.groups.map(groupJson),...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.
Mp)(effect,"peakAtOnce","worstLoss","outcome"),starts:(0,_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__.jb)(policy),...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.
Mp)(effect,"finish","start","stops")}}const groupJson=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__.HK)(group=>{const{inFlight,stage}=group;return{...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.
Mp)(group,"name","unit","matched","targets"),ceiling:(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(group.ceiling,"declared","enforced"),allowed:group.allowed.
map(span=>(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(span,"reason","from","to","limit","remaining")),strategy:group.strategy,batches:group.batches.map(batch=>(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.
Mp)(batch,"index","size","targets","start","end","succeeded","failed")),...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(group,"peakAtOnce","peakPercent","wor\
stLoss","stops","start","finish","outcome","why"),inFlight:inFlight&&(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(inFlight,"targets","end"),outBefore:group.outBefore,
blocked:group.blocked.map(one=>(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(one,"target","why")),brakes:group.brakes,bake:group.bake,domains:group.domains.map(
one=>(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(one,"key","value","matched","peakAtOnce","batch")),pauses:stage?.pauses?.map(({kind,ms,guards})=>({kind,seconds:ms===
null?null:ms/1e3,holdsBack:guards})),rolls:refJson(group.rolls),production:group.production,fix:group.fix?(0,_text_render_js__WEBPACK_IMPORTED_MODULE_2__.Ul)((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.
Xc)(group.fix)):void 0}})}),5444:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{Mp:()=>written,f$:()=>SCHEMA_VERSION,s$:()=>jsonText,wo:()=>placeJson});var _text_escape_lines_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3085),_text_instant_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5357),_text_render_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2490);const SCHEMA_VERSION=1;function jsonText(value){return`${(0,_text_escape_lines_js__WEBPACK_IMPORTED_MODULE_0__.
yJ)(JSON.stringify({schemaVersion:SCHEMA_VERSION,...value},null,2))}
`}const INSTANTS=new Set(["at","from","to","start","end","finish","until","since","takenAt","peakAt","searchedUntil"]);function written(object,...keys){const fields={};
for(const key of keys){const value=object[key];fields[key]=typeof value=="number"&&INSTANTS.has(key)?(0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_1__.r4)(value):
isText(value)?(0,_text_render_js__WEBPACK_IMPORTED_MODULE_2__.Ul)(value):value}return fields}function isText(value){return typeof value=="object"&&value!==null&&
Array.isArray(value.parts)}function placeJson(place){return{file:place?.file??null,line:place?.line??null,column:place?.column??null}}}),4787:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Kw:()=>applyWaivers,oL:()=>NEVER_WAIVED,pJ:()=>endOf});var _text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9125),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3439),_calendar_days_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9730),_rule_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
9394);const NEVER_WAIVED=new Set(["guard-weakened","waiver-lapsed"]);function applyWaivers(findings,waivers,plan){const waived=new Map,whole=waivers.filter(one=>one.
kind==="whole");for(const finding of whole.length===0?[]:findings){const found=whole.find(one=>isFor(one,finding)&&isInForce(one,plan)&&covers(one,finding));if(!found||
finding.status==="fixed")continue;const{rule,subject,reason,owner,expires,max}=found;waived.set(finding,{rule,subject,reason,owner,expires,max})}const unsure=plan.
problems.some(({severity})=>severity==="error"),lapses=waivers.flatMap(one=>{const{rule,subject,place}=one,lapse={rule,subject,place,owner:null,expires:null,isTouched:!1,
policy:null};if(one.kind==="malformed")return{...lapse,kind:"malformed",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`does not apply: ${one.why}`,fix:COMPLETE};
const{owner,expires}=one,isOver=!isInForce(one,plan),own=findings.filter(finding=>isFor(one,finding)),open=own.filter(finding=>finding.status!=="fixed"&&!waived.
has(finding)),[first]=open.toSorted((a,b)=>(b.magnitude??0)-(a.magnitude??0));if(first){const isTouched=open.some(({status,policy})=>status!=="unchanged"||policy!==
null&&isTouchedIn(plan,policy)),found={...lapse,owner,expires,isTouched,policy:first.policy},broken=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)(one.rule);
return isOver?{...found,kind:"expired",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`expired at the end of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)(expires)} UTC, and the rule is still broken`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.Up)`Fix ${broken}, or let the owner set a later day.`}:{
...found,kind:"exceeded",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`is exceeded: ${whyNot(one,first)}`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.
Up)`Fix ${broken}, or let the owner set another ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)("max")}.`}}return own.length>0||(one.isShared||unsure)&&!isOver?
[]:{...lapse,owner,expires,kind:"unused",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`matches no finding`,fix:REMOVE}});return{waived,lapses}}const COMPLETE=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.
Up)`Write ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)("rule")}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)("subject")}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)("reason")}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)("owner")} and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)("expires")} (the last day, such as 2027-03-01); ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)("max")} and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)("cluster")} if needed.`,REMOVE=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.Up)`Remove it, or correct its ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)("subject")}: the policy (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)("Kind/name")}), one of its groups (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)('Kind/name group "NAME"')}) or a fingerprint.`;function whyNot({max},{magnitude}){return max===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`it has no ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)("max")}, and the change makes the finding worse`:magnitude===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`it has a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)("max")} of ${max}, and the finding has no number to compare`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`it accepts up to ${max}, and the finding comes to ${magnitude}`}
function isTouchedIn({policies},policy){const diff=policies.find(({ref})=>(0,_rule_js__WEBPACK_IMPORTED_MODULE_3__.WY)(ref,policy));return diff!==void 0&&(diff.
change!=="unchanged"||diff.touchedThrough.length>0||!diff.sameEffect)}function isFor({rule,subject},{rule:own,fingerprint,policy,group}){const name=policy&&(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.
d0)(policy),subjects=[fingerprint,name,name!==null&&group!==null&&`${name} group "${group}"`];return own===rule&&subjects.includes(subject.trim())}function isInForce({
expires},{at}){return at<endOf(expires)}function endOf(expires){return Date.parse(`${expires}T00:00:00Z`)+_calendar_days_js__WEBPACK_IMPORTED_MODULE_2__.sO}function covers({
max},{magnitude,status}){return max===null?status!=="worsened":magnitude!==null&&Math.floor(magnitude)<=max}}),3085:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{$$:()=>bytesOf,g$:()=>printable,sN:()=>logSafe,xr:()=>annotationText,yJ:()=>jsonLogSafe});var _visible_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
2040);function logSafe(text){return text.replace(/^([^\S\n\r\u2028\u2029]*):(?=:)/gm,"$1\\u{3a}").replace(/##(?=\[)/g,"#\\u{23}")}const ESCAPE="\x1B",OURS=new RegExp(
String.raw`${ESCAPE}\[[\d;]*m|\n|\u26a0\ufe0f`,"u");function printable(text){return logSafe(/^[\n -~]*$/.test(text)?text:(0,_visible_js__WEBPACK_IMPORTED_MODULE_0__.
MN)(OURS,text))}function jsonLogSafe(json){return json.replace(/[^\n -~]+/g,run=>run.replace(/[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu,escaped)).replace(
/##(?=\[)/g,"#\\u0023")}function escaped(character){return Array.from({length:character.length},(_,i)=>escapeUnit(character.charCodeAt(i))).join("")}function escapeUnit(unit){
return`\\u${unit.toString(16).padStart(4,"0")}`}function annotationText(text){return text.split(`
`).map(_visible_js__WEBPACK_IMPORTED_MODULE_0__.x7).join(`
`)}function bytesOf(text){let bytes=0;for(let i=0;i<text.length;i++){const unit=text.charCodeAt(i);bytes+=unit<128?1:unit<2048||unit>=55296&&unit<=57343?2:3}return bytes}})};
