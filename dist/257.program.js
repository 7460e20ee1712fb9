export const id=257,ids=[257],modules={1353:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{E9:()=>parseDuration,ME:()=>parseWallClock,MP:()=>writeDuration,bI:()=>parseHorizon,nV:()=>parseInstant,oZ:()=>parseStart});var _manifest_quantity_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1669);const UNITS_MS={s:1e3,m:6e4,h:36e5,d:864e5},LONGEST_MS=3660*864e5;function parseDuration(text){const match=/^(\d{1,7})(s|m|h|d)$/.exec(text),unit=match?.[2]===
void 0?void 0:UNITS_MS[match[2]];if(!match||unit===void 0)return null;const ms=Number(match[1])*unit;return ms<=LONGEST_MS?ms:null}function writeDuration(ms){const[
unit,size]=Object.entries(UNITS_MS).findLast(([,length])=>ms%length===0)??["s",1e3];return ms===0?"0s":`${ms/size}${unit}`}const CLOCK=String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?`,
ZONE=String.raw`(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)`,INSTANT=new RegExp(`^\\d{4}-\\d{2}-\\d{2}T${CLOCK}${ZONE}$`);function parseInstant(text){return INSTANT.
test(text)&&(0,_manifest_quantity_js__WEBPACK_IMPORTED_MODULE_0__.Lk)(text)?Date.parse(text):null}const WALL_CLOCK=new RegExp(`^\\d{4}-\\d{2}-\\d{2}(T${CLOCK})?\
$`);function parseWallClock(text){return!WALL_CLOCK.test(text)||!(0,_manifest_quantity_js__WEBPACK_IMPORTED_MODULE_0__.Lk)(text)?null:Date.parse(text.includes("\
T")?`${text}Z`:`${text}T00:00:00Z`)}const EARLIEST_START=Date.UTC(1970,0,1),LATEST_START=Date.UTC(2200,0,1);function parseStart(text){const at=parseInstant(text);
return at!==null&&at>=EARLIEST_START&&at<LATEST_START?at:null}function parseHorizon(text){return parseDuration(text)||null}}),9493:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
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
Mp)(drains,"pods","nodes"),held:drains.held.map(one=>({...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)({...one,nodes:one.nodes.length},"cause","pods","nodes",
"forGood","says"),fix:(0,_text_render_js__WEBPACK_IMPORTED_MODULE_2__.Ul)((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.Xc)(one.fix))}))},recorded:recorded.
length>0?recorded.map(one=>(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(one,"of","target","state","since","until","held")):void 0}}function effectJson(policy){
const{effect}=policy;return{groups:effect.groups.map(groupJson),...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(effect,"peakAtOnce","worstLoss","outcome"),starts:(0,_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__.
jb)(policy),...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(effect,"finish","start","stops")}}const groupJson=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__.
HK)(group=>{const{inFlight,stage}=group;return{...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(group,"name","unit","matched","targets"),ceiling:(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.
Mp)(group.ceiling,"declared","enforced"),allowed:group.allowed.map(span=>(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(span,"reason","from","to","limit","rema\
ining")),strategy:group.strategy,batches:group.batches.map(batch=>(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(batch,"index","size","targets","start","end","\
succeeded","failed")),...(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(group,"peakAtOnce","peakPercent","worstLoss","stops","start","finish","outcome","why"),
inFlight:inFlight&&(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(inFlight,"targets","end"),outBefore:group.outBefore,blocked:group.blocked.map(one=>(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.
Mp)(one,"target","why")),brakes:group.brakes,bake:group.bake,domains:group.domains.map(one=>(0,_written_js__WEBPACK_IMPORTED_MODULE_4__.Mp)(one,"key","value","m\
atched","peakAtOnce","batch")),pauses:stage?.pauses?.map(({kind,ms,guards})=>({kind,seconds:ms===null?null:ms/1e3,holdsBack:guards})),rolls:refJson(group.rolls),
production:group.production,fix:group.fix?(0,_text_render_js__WEBPACK_IMPORTED_MODULE_2__.Ul)((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.Xc)(group.fix)):
void 0}})}),5444:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{Mp:()=>written,
f$:()=>SCHEMA_VERSION,s$:()=>jsonText,wo:()=>placeJson});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5022),_text_escape_lines_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3085),_text_instant_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5357),_text_render_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2490);const SCHEMA_VERSION=1;
function jsonText(value){return(0,_text_escape_lines_js__WEBPACK_IMPORTED_MODULE_0__.yJ)(`${JSON.stringify({schemaVersion:SCHEMA_VERSION,...value},null,2)}
`)}const INSTANTS=new Set(["at","from","to","start","end","finish","until","since","takenAt","peakAt","searchedUntil"]),instantOf=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__.
Oo)(_text_instant_text_js__WEBPACK_IMPORTED_MODULE_1__.r4);function written(object,...keys){const fields={};for(const key of keys){const value=object[key];fields[key]=
typeof value=="number"&&INSTANTS.has(key)?instantOf(value):isText(value)?(0,_text_render_js__WEBPACK_IMPORTED_MODULE_2__.Ul)(value):value}return fields}function isText(value){
return typeof value=="object"&&value!==null&&Array.isArray(value.parts)}function placeJson(place){return{file:place?.file??null,line:place?.line??null,column:place?.
column??null}}}),6991:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{t:()=>readReport,
_:()=>schemasOfReport});var schemas=__webpack_require__(6921),api=__webpack_require__(3759);function datetime(params){return api.G1(schemas.You,params)}function date(params){
return core._isoDate(ZodISODate,params)}function time(params){return core._isoTime(ZodISOTime,params)}function duration(params){return core._isoDuration(ZodISODuration,
params)}var fields=__webpack_require__(3549),lookup=__webpack_require__(5022),visible=__webpack_require__(3972),text_text=__webpack_require__(9125);const schemasOfReport=(0,lookup.
qy)(()=>{const word=schemas.YjP().max(2048),prose=schemas.YjP().max(2e4).transform(text_text.V$),count=schemas.Whr().min(0).max(1e9),line=schemas.Whr().min(0).nullable(),
digest=schemas.YjP().regex(/^sha256:[0-9a-f]{64}$/,"is not a digest"),instant=datetime({offset:!0}).transform(written=>Date.parse(written)),unit=schemas.k5n(["n\
ode","cluster","replica"]),verdict=schemas.k5n(["pass","warn","fail","unknown"]),severity=schemas.k5n(["error","warning","info"]),outcome=schemas.k5n(["complete",
"stopped","stuck","unfinished","none"]),names=schemas.YOg(word),ref=schemas.Ikc({system:word,kind:word,namespace:word.nullable(),name:word}).meta({id:"reference"}),
place={file:word.nullable(),line,column:line},ofCluster={cluster:word.nullish()},own=schemas._H3({}),domain=schemas.Ikc({key:word,value:word,matched:count,peakAtOnce:count,
batch:count.nullish()}).meta({id:"domain"}),group=schemas.Ikc({name:word,unit,matched:count,targets:names,ceiling:schemas.Ikc({declared:schemas.KCZ([schemas.YjP(),
schemas.aig()]).nullable().describe("as written"),enforced:schemas.aig().nullable().describe("the limit that the controller enforces; null: none")}),allowed:schemas.
YOg(schemas.Ikc({reason:word.nullable(),from:instant,to:instant,limit:schemas.aig().nullable(),remaining:schemas.aig().nullable()})).describe("covers the horizo\
n without gaps, per reason"),strategy:own.nullable(),batches:schemas.YOg(schemas.Ikc({index:schemas.Whr().min(1),size:count,targets:names.default([]),start:instant.
nullable().default(null),end:instant.nullable().default(null),succeeded:count,failed:count})).describe("of the healthy dry rollout"),peakAtOnce:count,peakPercent:schemas.
aig().min(0),worstLoss:count.describe("targets broken before anything stops a bad version, at the worst moment"),stops:schemas.zMY().describe("a bad version sto\
ps the rollout"),start:instant.nullable(),finish:instant.nullable(),outcome,why:schemas.YjP().describe("why it does not complete; empty if it does"),inFlight:schemas.
Ikc({targets:names,end:instant.nullable()}).optional(),outBefore:count,blocked:schemas.YOg(schemas.Ikc({target:word,why:schemas.YjP()})),brakes:own.nullable().describe(
"the failure thresholds"),bake:schemas.Ikc({seconds:schemas.aig().min(0),hasSignal:schemas.zMY()}).optional(),domains:schemas.YOg(domain),pauses:schemas.YOg(schemas.
Ikc({kind:schemas.k5n(["wait","approval"]),seconds:schemas.aig().min(0).nullable(),holdsBack:word})).default([]),rolls:ref,production:schemas.zMY(),fix:schemas.
YjP().optional()}).meta({id:"group"}),effect=schemas.Ikc({groups:schemas.YOg(group),peakAtOnce:count,worstLoss:count,outcome,starts:schemas.k5n(["on-merge","nex\
t-rollout","never"]).describe("next-rollout: not with this merge, but with the next update; never: there is nothing to roll"),finish:instant.nullable(),start:instant.
nullable(),stops:schemas.zMY()}).meta({id:"effect"}),policy=schemas.Ikc({...ref.shape,...ofCluster,apiVersion:word,file:word,line:schemas.Whr().min(1),change:schemas.
k5n(["added","removed","changed","unchanged"]),base:effect.nullable(),head:effect.nullable(),changeEffect:schemas.Ikc({kind:word,says:schemas.YjP(),batched:schemas.
zMY().default(!0),targetsAtOnce:count,...place}).nullish().describe("what merging does to the targets, apart from changing limits"),starts:schemas.zMY().describe(
"merging starts a rollout of it"),notes:schemas.YOg(schemas.YjP()),sameEffect:schemas.zMY(),moved:schemas.YOg(schemas.Ikc({target:word,from:word.nullable(),to:word.
nullable()})),touchedThrough:schemas.YOg(ref),text:digest.optional().describe("digest of the object as the files have it; absent: in no file of the head"),inCluster:schemas.
zMY().default(!1).describe("the snapshot holds the object"),drains:schemas.Ikc({expectedPods:count,desiredHealthy:count,currentHealthy:count,disruptionsAllowed:count,
pods:count,nodes:count,held:schemas.YOg(schemas.Ikc({cause:schemas.k5n(["budget","unhealthy-pods","several-budgets","sync-failed"]),pods:count,nodes:count,forGood:schemas.
zMY(),says:schemas.YjP(),fix:schemas.YjP()}))}).optional(),recorded:schemas.YOg(schemas.Ikc({of:word.nullable().describe("a name that several objects share; nul\
l: their policy"),target:word,state:word,since:instant.nullable(),until:instant.nullable().describe("when it has to leave the state, as configured"),held:schemas.
YjP().nullable().describe("why it does not leave the state by itself")})).default([]).describe("states of targets that the cluster's own objects record")}).meta(
{id:"policy"}),finding=schemas.Ikc({...place,...ofCluster,rule:word,severity,status:schemas.k5n(["new","worsened","unchanged","fixed"]),breaks:schemas.YOg(word).
min(1).describe("all rules that this cause breaks; rule is the first"),message:prose,why:schemas.YjP().nullish().describe("the part of message that names the ca\
use"),also:schemas.YjP().nullish().describe("the end of message that names the other limits and groups"),remediation:prose,before:prose.nullable(),policy:ref.nullable(),
group:word.nullable(),fingerprint:word.describe("of policy, group and field: independent of numbers, text and lines"),magnitude:schemas.aig().nullish(),evidence:schemas.
_H3({groups:schemas.YOg(schemas._H3({group:word.nullable(),rule:word.optional()})).optional().catch(void 0)}).describe("the numbers of rule; those of each other\
 rule in breaks under its id"),waiver:schemas.Ikc({rule:word,subject:word,reason:word,owner:word,expires:word.describe("the last day on which it holds, in UTC"),
max:schemas.aig().nullable()}).nullable().describe("who accepted the finding, which does not count in the verdict then")}).meta({id:"finding"}),problem=schemas.
Ikc({...place,...ofCluster,severity,code:word,message:prose}).meta({id:"problem"}),together={peakAtOnce:count,peakAt:instant.nullable()},domains=schemas.YOg(domain),
combined=schemas.Ikc({...together,unit,byDomain:domains,withNext:schemas.Ikc({...together,byDomain:domains}).nullable().describe("the same if every next rollout\
 began at the same moment; null: no difference"),removedAtOnce:schemas.YOg(schemas.Ikc({policy:ref,targets:count,unit:schemas.k5n([...unit.options,"target"])})).
default([]).describe("targets that removed policies lose in one pass, the most first")}).meta({id:"combined"}),cluster=schemas.Ikc({verdict,digest:digest.describe(
"of what every policy does, under which versions: equal digests are equal rollouts"),at:instant.describe("the moment that the plan is made for"),snapshot:schemas.
Ikc({nodes:count,ready:count,clusters:count,takenAt:instant.nullable(),digest}),combined:schemas.Ikc({base:combined.nullable(),head:combined}),wouldFail:schemas.
zMY().describe("a finding reaches failOn, whether or not it is enforced"),failOn:schemas.k5n(["error","warning","never"]),headline:prose.optional().describe("th\
e title of the comment, without names of nodes")});return{report:cluster.extend({...ofCluster,schemaVersion:schemas.euz(1),horizon:schemas.Ikc({from:instant,to:instant}),
policies:schemas.YOg(policy),findings:schemas.YOg(finding),problems:schemas.YOg(problem),sides:schemas.Ikc({base:schemas.YjP().nullable(),head:schemas.YjP()}).optional(),
rulesFrom:schemas.YjP().optional(),notices:schemas.YOg(schemas.YjP()).optional(),assumedVersions:schemas.YOg(schemas.Ikc({system:word,version:word,why:schemas.YjP()})).
optional(),timeZone:word.optional(),clusters:schemas.YOg(cluster.extend({name:word.nullable()})).optional()}),cluster,group,policy,finding,combined}});function readReport(json){
const value=(0,fields.U4)(json);if(value===void 0)return{why:(0,text_text.Qq)`is not JSON; it may be cut off`};const version=(0,fields.UK)(value,"schemaVersion");
if(version!==1){const found=typeof version=="string"||typeof version=="number"?String(version):"none";return{why:(0,text_text.Qq)`is not the JSON report of a plan with schemaVersion 1 (it says ${(0,text_text.
aY)((0,visible.RK)(found))})`}}const read=schemasOfReport().report.safeParse(value);if(read.success)return{...read.data,clusters:clustersOf(read.data)};const[issue]=read.
error.issues,path=issue?.path.map(String).join(".")??"",where=path===""?(0,text_text.Qq)`it`:(0,text_text.aY)((0,visible.RK)(path));return{why:(0,text_text.Qq)`is not the JSON report of a plan: ${where} ${(0,text_text.
V$)((0,visible.RK)(issue?.message??"is wrong"))}`}}function clustersOf(read){return(read.clusters??[{...read,name:read.cluster??null}]).map(({combined:{head},headline=null,
...part})=>{const isOwn=entry=>read.clusters===void 0||(entry.cluster??null)===part.name;return{...part,headline,combined:head,policies:read.policies.filter(isOwn),
findings:read.findings.filter(isOwn),problems:read.problems.filter(isOwn)}})}}),4787:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Kw:()=>applyWaivers,oL:()=>NEVER_WAIVED,pJ:()=>endOf});var _text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9125),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3439),_calendar_days_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9730),_rule_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
9394);const NEVER_WAIVED=new Set(["guard-weakened","waiver-lapsed"]);function applyWaivers(findings,waivers,plan){const waived=new Map,whole=waivers.filter(one=>one.
kind==="whole");for(const finding of findings){const found=whole.find(one=>isFor(one,finding)&&isInForce(one,plan)&&covers(one,finding));if(!found||finding.status===
"fixed")continue;const{rule,subject,reason,owner,expires,max}=found;waived.set(finding,{rule,subject,reason,owner,expires,max})}const unsure=plan.problems.some(
({severity})=>severity==="error"),lapses=waivers.flatMap(one=>{const{rule,subject,place}=one,lapse={rule,subject,place,owner:null,expires:null,isTouched:!1,policy:null};
if(one.kind==="malformed")return{...lapse,kind:"malformed",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`does not apply: ${one.why}`,fix:COMPLETE};const{
owner,expires}=one,isOver=!isInForce(one,plan),own=findings.filter(finding=>isFor(one,finding)),open=own.filter(finding=>finding.status!=="fixed"&&!waived.has(finding)),
[first]=open.toSorted((a,b)=>(b.magnitude??0)-(a.magnitude??0));if(first){const isTouched=open.some(({status,policy})=>status!=="unchanged"||policy!==null&&isTouchedIn(
plan,policy)),found={...lapse,owner,expires,isTouched,policy:first.policy},broken=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)(one.rule);return isOver?{...found,
kind:"expired",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`expired at the end of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)(expires)} UTC, and the rule is still broken`,
fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.Up)`Fix ${broken}, or let the owner set a later day.`}:{...found,kind:"exceeded",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`is exceeded: ${whyNot(one,first)}`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.Up)`Fix ${broken}, or let the owner set another ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)("max")}.`}}return own.length>0||(one.isShared||unsure)&&!isOver?[]:{...lapse,owner,expires,kind:"unused",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`matches no finding`,fix:REMOVE}});return{waived,lapses}}const COMPLETE=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.Up)`Write ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)("rule")}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)("subject")}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)("reason")}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)("owner")} and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)("expires")} (the last day, such as 2027-03-01); ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
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
/##(?=\[)/g,"#\\u0023")}function escaped(character){return Array.from({length:character.length},(_,i)=>character.charCodeAt(i)).map(unit=>`\\u${unit.toString(16).
padStart(4,"0")}`).join("")}function annotationText(text){return text.split(`
`).map(_visible_js__WEBPACK_IMPORTED_MODULE_0__.x7).join(`
`)}function bytesOf(text){let bytes=0;for(let i=0;i<text.length;i++){const unit=text.charCodeAt(i);bytes+=unit<128?1:unit<2048||unit>=55296&&unit<=57343?2:3}return bytes}})};
