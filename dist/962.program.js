export const id=962,ids=[962],modules={9375:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{B:()=>kindsWritten,w:()=>mentions});const ESCAPES=/\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|\/)/g,CONTINUED=/\\(?:\r\n?|\n)[ \t]*/g,HAS_ESCAPES=/\\[xuU/\r\n]/,
TAGGED=/!!|!<|^%/m,WIDE="\0";function mentions(words){const lower=[...new Set(words.map(word=>word.toLowerCase()))],shortest=lower.filter(word=>!lower.some(other=>other!==
word&&word.includes(other))),pattern=new RegExp(shortest.map(word=>word.replaceAll(".","\\.")).join("|"),"i");return text=>pattern.test(text)||text.includes(WIDE)||
(text.includes("!")||text.includes("%"))&&TAGGED.test(text)?!0:text.includes("\\")&&HAS_ESCAPES.test(text)&&pattern.test(decoded(text))}const KIND=/\bkind["']?[ \t]*[:=][ \t]*["']?(\w+)/g;
function kindsWritten(text){return Array.from(text.matchAll(KIND),([,kind=""])=>kind)}function decoded(text){return text.replace(CONTINUED,"").replace(ESCAPES,(written,...codes)=>{
if(written==="\\/")return"/";const code=Number.parseInt(codes.slice(0,3).find(one=>one!==void 0)??"",16);return code<=1114111?String.fromCodePoint(code):written})}}),
6594:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{m:()=>parseDigest,s:()=>sha256});
var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5288);function sha256(value){return`sha256:${(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__.
fg)((0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__.dj)(value))}`}function parseDigest(text){return/^sha256:[0-9a-f]{64}$/.test(text)?text:null}}),732:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{A2:()=>peakByAge,KD:()=>plannedExpiries,aY:()=>goesByAgeAt,wM:()=>worstCluster});function plannedExpiries(expiries){const clusters=[];
let until=-1/0;for(const{at,goneAt,out,limit}of expiries.expired){const moment={at,out,limit},last=at<until?clusters.pop():void 0;clusters.push({from:last?.from??
at,to:at,expired:(last?.expired??0)+1,worst:last&&!isWorse(moment,last.worst)?last.worst:moment}),until=Math.max(until,goneAt??1/0)}return{...expiries,clusters,
over:clusters.filter(({worst})=>isOver(worst))}}function worstCluster({clusters}){return clusters.reduce((most,cluster)=>most===null||isWorse(cluster.worst,most.
worst)?cluster:most,null)}function peakByAge(group){const{peakAtOnce,batches,outBefore,expiries}=group;return!expiries||expiries.clusters.length===0||batches.some(
({size})=>size+outBefore>=peakAtOnce)?null:expiries.clusters.reduce((most,one)=>one.worst.out>most.worst.out?one:most)}function goesByAgeAt({expiries},at){return at===
null?!1:expiries?.clusters.some(({from,to})=>from<=at&&at<=to)===!0}function isWorse(a,b){return isOver(a)===isOver(b)?a.out>b.out:isOver(a)}function isOver({out,
limit}){return limit!==null&&out>limit}}),1347:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{Cu:()=>reachedOf,K3:()=>servingOf,L:()=>leavesSomething,Ni:()=>undoneByOrder,QR:()=>isPart,Uw:()=>firstLap,Z0:()=>settlingMs,ZQ:()=>begunIn,ev:()=>isNamed,l2:()=>wholeOf,
uq:()=>keptOf,w3:()=>losableOf});function isPart({groups}){return groups.some(group=>group.named?.isPart)}function leavesSomething({lingers=[]}){return lingers.
some(({until})=>until==="deletion")}function isNamed(group){return group?.named!==void 0}function settlingMs(group){return(group.bake?.seconds??0)*1e3}function wholeOf(group){
return group.named?.fleet??group.matched}function servingOf(group){return group.serving??wholeOf(group)}function keptOf(group){return group.matched-(group.leaving?.
length??0)}function losableOf(group){return keptOf(group)+(group.givenUp?.written??0)}function firstLap(groups){return groups.filter(({follows})=>follows===void 0)}
function begunIn({batches,targets}){const own=new Set(targets);return new Set(batches.flatMap(batch=>batch.targets).filter(target=>own.has(target)))}function reachedOf(groups){
const sum=numbers=>numbers.reduce((total,n)=>total+n,0),byOrder=sum(groups.map(undoneByOrder));return{done:sum(groups.map(({batches})=>doneIn(batches)-againIn(batches)))-
byOrder,byOrder}}function undoneByOrder({batches,undone=[],freeOrder}){if(!freeOrder||undone.length===0)return 0;const left=new Set(undone),begun=batches.flatMap(
({targets})=>targets),failed=begun.length-doneIn(batches);return Math.max(0,begun.filter(target=>left.has(target)).length-failed)}function doneIn(batches){return batches.
reduce((sum,{succeeded})=>sum+succeeded,0)}function againIn(batches){const targets=batches.flatMap(({targets:of})=>of);return targets.length-new Set(targets).size}}),
6265:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{sX:()=>isMade,tG:()=>namesFleet,
wL:()=>isOfFleet});var _manifest_fields_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3549),_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
4585),_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9375);const MADE={"karpenter.sh":["NodeClaim"],"placement.kubernetes-fleet.io":["Cl\
usterResourceBinding","ResourceBinding","ClusterResourceSnapshot","ResourceSnapshot","ClusterSchedulingPolicySnapshot","SchedulingPolicySnapshot","Work","Applie\
dWork","ClusterApprovalRequest","ApprovalRequest"],"cluster.kubernetes-fleet.io":["InternalMemberCluster"]};function isMade({apiVersion,kind}){return(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_0__.
Ms)(MADE,(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__.F8)(apiVersion))?.includes(kind)===!0}function isOfFleet({apiVersion,kind}){return kind==="Node"?
apiVersion==="v1":kind==="MemberCluster"&&(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_1__.F8)(apiVersion)==="cluster.kubernetes-fleet.io"}const NAMED=new Set(
["Node","MemberCluster",...Object.values(MADE).flat()]);function namesFleet(text){return(0,_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_2__.B)(text).some(kind=>NAMED.
has(kind))}}),4819:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{H3:()=>PLANNED_KINDS,
H9:()=>isPlanned,Jt:()=>refersToAny,KN:()=>isEvaluated,Kj:()=>slipOf,OS:()=>isMissed,Up:()=>mentionsNeighbor,cJ:()=>holdsSettings,pR:()=>mayHoldPlanned,tz:()=>INTEREST,
ud:()=>groupsOfKind});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5022),_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
4585),_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9375),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3972),_systems_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
8510),_fleet_kinds_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6265);const SPECS=_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.LB.flatMap(({kinds})=>kinds),
PLANNED_GROUPS=new Map([...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__.me)(SPECS,({group,only})=>only===void 0?group:void 0)].map(([group,own])=>[group,
own.map(({kind})=>kind)])),OWN=new Set(_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.LB.flatMap(({ownGroups=[]})=>ownGroups)),WHOLE=new Map(_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.
LB.flatMap(({kinds,otherKinds={}})=>Object.entries(otherKinds).map(([group,others])=>[group,[...others,...kinds.flatMap(one=>one.group===group?one.kind:[])]]))),
PLANNED_KINDS=[...new Set(SPECS.flatMap(({only,kind})=>only==="controller"?[]:kind))],WORDS=[...PLANNED_KINDS,...[...PLANNED_GROUPS.keys()].map(group=>group.includes(
".")?group:`${group}/v`)],NEIGHBORS=["NodeClass","HorizontalPodAutoscaler","ScaledObject","PersistentVolumeClaim"],mayHoldPlanned=(0,_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_4__.
w)(WORDS),mentionsNeighbor=(0,_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_4__.w)([...WORDS,...NEIGHBORS]),refersToAny=(0,_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_4__.
w)(_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.LB.flatMap(({referringGroups=[]})=>referringGroups)),SETTINGS=/\bkind["']?[ \t]*:[ \t]*["']?(?:Namespace|ConfigMap|Secret|(?:Cluster)?(?:External|Sealed|Sops|VaultStatic|VaultDynamic)Secret)\b/;
function holdsSettings(text){return SETTINGS.test(text)}const INTEREST={concerns:(apiVersion,kind)=>apiVersion===null?kind!==null&&PLANNED_KINDS.includes(kind):
kind===null?PLANNED_GROUPS.has((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__.F8)(apiVersion)):isEvaluated({apiVersion,kind}),mayHold:text=>mayHoldPlanned(
text)||(0,_fleet_kinds_js__WEBPACK_IMPORTED_MODULE_2__.tG)(text)};function isEvaluated(kind){return isPlanned(kind)||slipOf(kind)!==null||PLANNED_KINDS.includes(
kind.kind)}function isPlanned(kind){return(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.yH)(kind)!==null}function isMissed(one){const isFilledIn=PLANNED_GROUPS.
has((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__.F8)(one.apiVersion))&&/[$%{}<>]/.test(one.kind);return!isPlanned(one)&&(slipOf(one)!==null||isFilledIn)}
function slipOf({apiVersion,kind}){const group=(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_5__.F8)(apiVersion),kinds=PLANNED_GROUPS.get(group)??[],isList=kind.
endsWith("List"),inOther=kinds.find(one=>one.toLowerCase()===kind.toLowerCase()),inOwn=isList?void 0:(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__.pA)(kind,
kinds)??kinds.join(" or "),known=OWN.has(group)?inOwn:inOther;if(known!==void 0)return{of:"kind",meant:known};if(!isList&&WHOLE.get(group)?.includes(kind)===!1)
return{of:"kind",meant:null};const other=(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__.pA)(group,groupsOfKind(kind));return other===null||other===group?null:
{of:"group",meant:`${other}${apiVersion.slice(group.length)}`}}function groupsOfKind(kind){return[...PLANNED_GROUPS].filter(([,kinds])=>kinds.includes(kind)).map(
([group])=>group)}}),7388:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{$D:()=>startsNothing,
IH:()=>dueOf,Qr:()=>isBroken,Tt:()=>leftOutOf,jb:()=>startsOf,qR:()=>isOnlyNext,sG:()=>outcomeOf,xB:()=>isIdle});var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
5288),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3439),_measure_wholes_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1347);function outcomeOf(diff,hasBase){
const{base,head,change}=diff;if(!head)return{kind:"removed",targets:base?.onDelete?.targets.length??0};if(change!=="unchanged"&&isRefused(head,change))return{kind:"\
refused"};if(change!=="unchanged"&&isBroken(head)&&head.effect.groups.every(({matched})=>matched===0))return{kind:"cannot-work"};const start=startOf(base,head,hasBase),
stuck=stuckOf(base,head,start);if(diff.sameEffect&&stuck?.isAsBefore!==!0)return{kind:"no-effect"};const taken=takenFrom(head);if(taken)return taken;if(stuck)return stuck;
const by=heldBy(head);if(by)return{kind:"held",by};if(limitsDrains(base)||limitsDrains(head))return{kind:"drain-limit"};const mayStart=head.change?.mayStart??null;
if(start!=="on-merge")return{kind:"waits",start,mayStart};const starts=startsWith(head);return starts.targets.size>0?starts:{kind:"waits",start:"next-rollout",mayStart}}
function startsOf({change,effect}){return effect.outcome==="none"||change?.kind==="none"||change?.replaces===0?"never":startsNothing({change})||change?.held!==void 0?
"next-rollout":"on-merge"}function startsNothing({change}){return change===null||STARTS_NOTHING.has(change.kind)}function isOnlyNext(policy){return startsNothing(
policy)&&policy.change?.kind!=="continues"}const STARTS_NOTHING=new Set(["next-rollout","scale","migration","continues","none"]);function isBroken({rejections}){
return rejections.some(({consequence})=>consequence!==void 0)}function isRefused(head,change){return change==="changed"&&head.results.some(({rule,subject})=>rule===
"deprecated-api"&&subject==="refused")||head.rejections.some(({consequence})=>consequence===void 0)}const TOLD_BY_BASE=new Set(["first-rollout","next-rollout","\
pod-template","drift"]);function startOf(base,head,hasBase){const{change}=head,isAnnounced=head.effect.groups.some(_measure_wholes_js__WEBPACK_IMPORTED_MODULE_2__.
ev);return!hasBase&&!isAnnounced&&TOLD_BY_BASE.has(change?.kind??"none")?"unknown":change?.kind==="continues"?"under-way":isIdle(head)?"next-rollout":base!==null&&
!isIdle(base)&&isDueAlike(base,head)?"regardless":"on-merge"}function isDueAlike(base,head){const[was,is]=[base.change?.replaces,head.change?.replaces];return(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__.
TL)(dueOf(base),dueOf(head))||was!==void 0&&is!==void 0&&is<=was}function isIdle(policy){return startsNothing(policy)||policy.change?.replaces===0}function dueOf({
change}){return change&&{...change,place:null}}function takenFrom({leaves,change,effect}){const kind="taken-away";if(leaves)return{kind,targets:leaves.targets,how:leaves.
isInTurn===!0?"in-turn":"at-once"};if(change?.kind==="deleted"&&!change.batched)return{kind,targets:change.targetsAtOnce,how:"at-once"};if(change?.kind==="evict\
ion"&&effect.outcome==="complete")return{kind,targets:begunInAll(effect.groups).size,how:"placed"};const clusters=effect.groups.filter(({unit})=>unit==="cluster"),
dropped=new Set(clusters.flatMap(({leaving=[]})=>leaving));return dropped.size===0?null:{kind,targets:dropped.size,how:"placed"}}function stuckOf(base,head,start){
const{outcome,groups}=head.effect;if(outcome!=="stuck"&&outcome!=="stopped")return null;const own=groups.filter(({rolls})=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.
XF)(rolls)===(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(head.ref)),rolled=(0,_measure_wholes_js__WEBPACK_IMPORTED_MODULE_2__.Uw)(own.length>0?own:groups),
{done,byOrder}=(0,_measure_wholes_js__WEBPACK_IMPORTED_MODULE_2__.Cu)(rolled),begun=begunInAll(rolled).size,whole=targetsIn(rolled).size+leftOutOf(head),takesAll=begun===
whole&&whole>0&&byOrder===0,how=outcome==="stopped"?"stopped":head.change?.kind==="eviction"?"not-executed":takesAll&&(done===0||done===whole)?"endless":"stuck",
wasDue=base!==null&&(start!=="on-merge"||!isIdle(base));return{kind:"stuck",start,how,reach:{begun,done,whole,isWorstOrder:byOrder>0},isAsBefore:wasDue&&base.effect.
outcome===outcome}}function leftOutOf(policy){return policy?.leftOut?.length??0}function targetsIn(groups){return new Set(groups.flatMap(({targets})=>targets))}
function begunInAll(groups){return new Set(groups.flatMap(group=>[...(0,_measure_wholes_js__WEBPACK_IMPORTED_MODULE_2__.ZQ)(group)]))}function startsWith(head){
const groups=head.effect.groups,leaving=new Set(groups.flatMap(group=>group.leaving??[]));return{kind:"starts",targets:new Set([...begunInAll(groups)].filter(target=>!leaving.
has(target))),whole:targetsIn(groups).size,isReplacement:head.change?.replaces!==void 0,isSure:!head.change?.unsure}}function heldBy({change,effect}){const groups=effect.
groups.filter(({matched})=>matched>0);if(change?.held==="OnDelete"&&groups.some(({batches})=>batches.length>0))return;const[first]=groups.map(holderOf);return first!==
void 0?groups.every(group=>holderOf(group)===first)?first:void 0:effect.finish===null&&effect.peakAtOnce===0?change?.held:void 0}function holderOf(group){return group.
held??(group.stage?.awaitsStart===!0?"state":void 0)}function limitsDrains(policy){return policy?.drainLimit!==void 0&&policy.effect.groups.length===0}}),2456:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{h6:()=>refusedNames,mZ:()=>editedParts,rH:()=>isOfPart});var _manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
7196),_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5288),_manifest_identity_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5846),
_manifest_path_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(83),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(7085),_manifest_selector_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
9485),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3972),_systems_ref_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(2290),_text_render_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
2490),_text_text_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(9125),_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(4819);function editedParts(base,head){
const before=new Map(base.map(policy=>[(0,_systems_ref_js__WEBPACK_IMPORTED_MODULE_9__.X)(policy.ref),policy]));return head.flatMap(policy=>{const was=before.get(
(0,_systems_ref_js__WEBPACK_IMPORTED_MODULE_9__.X)(policy.ref)),[missing]=policy.rejections.filter(isOfPart);if(policy.live||missing===void 0||!was?.rejections.
some(isOfPart))return[];if((0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.TL)(was.written,policy.written))return[];const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.UU)("policy",(0,_systems_ref_js__WEBPACK_IMPORTED_MODULE_9__.d)(policy.ref))} is edited and lacks required fields (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
V$)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)((0,_text_render_js__WEBPACK_IMPORTED_MODULE_6__.Ul)(missing.message),200))}): a part of an object was not evaluated. ${(0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__.
wd)("kustomize",(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_10__.yS)(policy.place.file))} If nothing completes it, add the field.`;return[(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.
Os)(missing.place,"refused-edit",message)]})}function isOfPart({consequence,isAbsent}){return consequence===void 0&&isAbsent===!0}const API_VERSION=/^(?:[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?\/)?v\d+(?:(?:alpha|beta)\d+)?$/,
FILLED_IN=/[${}<>%@#|]/;function refusedNames(base,head){if(base===null)return[];const before=(0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_2__.MU)(base);return head.
filter(_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_8__.H9).flatMap(manifest=>{const was=before.get((0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_2__.
cu)(manifest));return was!==void 0&&(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.TL)(manifest.object,was.object)?[]:faultOf(manifest)??[]})}function faultOf(manifest){
const{apiVersion,namespace}=manifest;return isWrong(apiVersion,text=>API_VERSION.test(text))?problem(manifest,["apiVersion"],apiVersion,"such as apps/v1"):isWrong(
manifest.name,_manifest_selector_js__WEBPACK_IMPORTED_MODULE_4__.sg)?problem(manifest,["metadata","name"],manifest.name,"of lower-case letters, digits, - and ."):
namespace!==null&&isWrong(namespace,isDnsLabel)?problem(manifest,["metadata","namespace"],namespace,"of lower-case letters, digits and -"):null}function isWrong(text,isTaken){
return!FILLED_IN.test(text)&&!isTaken(text)}function isDnsLabel(text){return text.length<=_manifest_selector_js__WEBPACK_IMPORTED_MODULE_4__.rn&&!text.includes(
".")&&(0,_manifest_selector_js__WEBPACK_IMPORTED_MODULE_4__.sg)(text)}function problem(manifest,path,written,form){const field=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
aY)(path.join(".")),message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.UU)("object",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__.
Gg)(manifest))}: the API server refuses the object, because ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__.
RK)(written))} is not a valid ${field}. Write ${field} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.eu)(form)}, without spaces.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.
Os)(manifest.placeOf(path),"refused-edit",message)}}),4470:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{V:()=>neverAllowed,j:()=>isClosedForGood});var _text_plural_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8392),_rule_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
9394),_time_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6712),_systems_system_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3439),_text_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
9125);const neverAllowed=(0,_rule_js__WEBPACK_IMPORTED_MODULE_1__.Km)({id:"never-allowed",detects:"limits that never allow something: an unreadable budget, a re\
ason that is always zero",systems:"all",severity:"error",evaluate:({side,plan})=>(0,_time_js__WEBPACK_IMPORTED_MODULE_2__.kr)(side,plan).flatMap(timed=>{const{limits}=timed.
calendar;return timed.isClosedByError?limits.map(limit=>unreadable(timed,limit)):[...limits.map(limit=>noDate(timed,limit)),closedReasons(timed)]})});function unreadable(timed,limit){
const{schedule,error}=limit;return error===null?null:timed.resultOf(limit,{says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`${(0,_time_js__WEBPACK_IMPORTED_MODULE_2__.
Ff)(limit)} cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.V$)(error)}. The API server stores it, and Karpenter then disrupts none of its ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
U9)(timed.rollout.group.matched,"node")}, whatever the reason.`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Set five cron fields in UTC (days of the week 0 to 6, no range over the end of the week). Convert the hours of a time zone, and mind its clock changes.`,
evidence:{cause:"unreadable",schedule,error}})}function noDate(timed,limit){const{reasons,schedule,limit:most}=limit;if(!limit.neverFires||reasons.length===0||most===
null)return null;const{matched}=timed.rollout.group,taken=most===0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
eu)((0,_text_plural_js__WEBPACK_IMPORTED_MODULE_0__.kO)(matched,"node","is ever"))} disrupted`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`the limit of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
uM)(Math.min(most,matched),matched,"node")} is active at all times`;return timed.resultOf(limit,{subject:`date ${(0,_time_js__WEBPACK_IMPORTED_MODULE_2__.HK)(limit)}`,
says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`${taken} for ${timed.reasonsText(reasons)}.`,why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`No date fits the schedule of ${(0,_time_js__WEBPACK_IMPORTED_MODULE_2__.
Ff)(limit)}, and a budget without a next date is active always.`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Choose a schedule that occurs; for a budget that is always active, remove schedule and duration.`,
evidence:{cause:"no-date",schedule,limit:most,reasons:[...reasons]}})}function closedReasons(timed){const{calendar,rollout}=timed,{rolledFor,within,limits}=calendar,
reasons=closedByZero(timed),[first]=reasons;if(first===void 0)return null;const cause=limits.find(limit=>timed.isZero(limit)&&limit.reasons.includes(first)),isForPatches=reasons.
includes(rolledFor),{expiry}=rollout.group,until=expiry!==void 0&&(expiry.lifetimeMs!==null||expiry.expected.length>0)&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)` before the nodes expire, which no budget limits`,effect=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)` Changes of the template and new images reach none of them${until}.`;
return timed.result({says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.eu)((0,_text_plural_js__WEBPACK_IMPORTED_MODULE_0__.
kO)(rollout.group.matched,"node","may"))} be disrupted before ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.uR)(within.to)} for ${timed.reasonsText(reasons)}.${isForPatches?
effect:_text_text_js__WEBPACK_IMPORTED_MODULE_4__.gd}`,...cause?{why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`The cause is ${(0,_time_js__WEBPACK_IMPORTED_MODULE_2__.
Ff)(cause)}.`}:{},fix:isForPatches?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Open a window: give the budget of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
aY)('nodes: "0"')} a schedule and a duration that leave some hours free, and add a budget for these hours, such as ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
aY)('nodes: "10%"')}.`:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`To disable consolidation, set ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.aY)(
"consolidateAfter: Never")}; otherwise leave some hours free.`,magnitude:reasons.length,evidence:{cause:"zero",reasons},severity:isForPatches?"error":"info",...isForPatches?
{ofRollout:!0,isOfWaiting:!0}:{}})}function closedByZero(timed){const zeros=timed.calendar.limits.filter(limit=>timed.isZero(limit));return timed.calendar.reasons.
filter(reason=>{const own=zeros.filter(({reasons})=>reasons.includes(reason));return own.length===0||own.some(({neverFires})=>neverFires)?!1:timed.times(reason,
({limit})=>limit!==0).length===0})}function isClosedForGood(timed){const{limits,rolledFor}=timed.calendar,isFrozen=limits.some(limit=>limit.neverFires&&timed.isZero(
limit)&&limit.reasons.includes(rolledFor));return timed.isClosedByError||isFrozen||closedByZero(timed).includes(rolledFor)}}),8540:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{J:()=>isNoProgress,n:()=>noProgress});var _text_plural_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8392),_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
7388),_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(1347),_systems_system_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3439),_rule_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
9394),_never_allowed_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(4470),_time_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(6712),_text_render_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
2490),_text_text_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(9125);function isNoProgress({rule,evidence},...causes){return rule===noProgress.id&&causes.
some(cause=>evidence.cause===cause)}const noProgress=(0,_rule_js__WEBPACK_IMPORTED_MODULE_3__.sE)({id:"no-progress",detects:"a rollout that never starts, gets s\
tuck halfway, or cannot complete",systems:"all",severity:"error",evaluate:(rollout,input)=>{const stuck=stuckResult(rollout,input),others=stuck?[]:[blocked(rollout),
heldVolume(rollout),usedUpByUnready(rollout,input.plan)];return[stuck,...others,toleratedInVain(rollout)]}}),FIELDS=["selector","strategy","budget"];function stuckResult(rollout,{
side,base,plan}){const{group,policy}=rollout,{matched,deadEnd,blocked:untouched}=group;if(matched===0||isReportedElsewhere(rollout,plan))return null;if(!neverEnds(
group))return deadEndOfJoining(rollout);const touched=(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__.ZQ)(group).size;if(touched===0&&policy.results.some(
({rule})=>rule==="never-allowed"))return null;const left=group.undone?.length??matched-group.batches.reduce((sum,one)=>sum+one.succeeded,0);if(!deadEnd&&touched>
0&&left<=untouched.length)return null;const before=rollout.before(base)?.group,isOld=before!==void 0&&neverEnds(before)&&!(0,_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__.
$D)(policy),paused=base&&pausedNow(rollout,side,base),erroring=erroringNow(rollout);return rollout.result(FIELDS,{says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`${saysOf(rollout,touched,left)}.`,why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.B5)([whyOf(rollout,touched),erroring&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`${erroring.says}.`,isOld&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`It was stuck before, and this change does not free it.`]," "),...(paused!==null||
group.mayEnd)&&!erroring?{severity:"warning"}:{},fix:erroring?.fix??fixOf(rollout,paused),ofRollout:!0,isOfWaiting:!0,magnitude:(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__.
Ni)(group)>0?left:matched-touched,evidence:{cause:"stuck",matched,touched,...touched===0&&group.extremes?{lost:group.worstLoss}:{},blocked:untouched.length,why:(0,_text_render_js__WEBPACK_IMPORTED_MODULE_6__.
Ul)(group.why)},...deadEnd?{place:deadEnd.place}:{}})}function isReportedElsewhere(rollout,plan){const{group,policy}=rollout,timed=(0,_time_js__WEBPACK_IMPORTED_MODULE_5__.
vv)(rollout,plan);return policy.missingReferences.some(({stays})=>!stays)||(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__.ev)(group)||timed!==null&&(0,_never_allowed_js__WEBPACK_IMPORTED_MODULE_4__.
j)(timed)||policy.results.some(({isWhyStuck})=>isWhyStuck)}function deadEndOfJoining(rollout){const{group,policy}=rollout,{groups}=policy.effect,{deadEnd,matched,
blocked:untouched,unit}=group;if(!deadEnd||groups.some(neverEnds)||groups.find(one=>one.matched>0)!==group)return null;const{says,fix:advice,place}=deadEnd;return rollout.
result(FIELDS,{says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`no ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.eu)(unit)} that joins ever completes. ${says} Complete ones stay complete.`,
fix:advice,ofRollout:!0,magnitude:matched,evidence:{cause:"joining",matched,touched:0,blocked:untouched.length,why:(0,_text_render_js__WEBPACK_IMPORTED_MODULE_6__.
Ul)(says)},place})}const RESTARTS=new Set(["package-version","package-downgrade","config-map"]);function erroringNow({group,policy}){const{erroring:nodes=[],brakes,
matched}=group,{length}=nodes,holds=length>0&&length<matched&&brakes?.failureHoldsGroup===!0&&neverEnds(group),staysStopped=group.outcome==="stopped"&&(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__.
ZQ)(group).size===0;return!holds||policy.change!==null&&RESTARTS.has(policy.change.kind)&&!staysStopped?null:{says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.BT)("target",nodes)} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Tq)(length,"is erroring and keeps its s\
lot","are erroring and keep their slots")} in the batch, whatever ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.aY)("batchThreshold")} tolerates`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
Up)`Repair ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.BT)("target",nodes)} and run the failed stage again, or exclude ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Tq)(length,"it","them")} in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.aY)("nodeSelectors")}.`}}function fixOf(rollout,paused){const{holder,calendar,blocked:untouched,
...group}=rollout.group,{stuckOnBlocked}=rollout.traits.words;return paused!==null?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`This change pauses it: end the pause of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
UU)("policy",paused)} to continue.`:group.fix?group.fix:untouched.length>0&&stuckOnBlocked!==void 0?stuckOnBlocked:holder?.kind==="budget"?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
Up)`Let PodDisruptionBudget ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.UU)("policy",holder.name)} allow at least one eviction at a time.`:holder?.kind==="s\
everal-budgets"?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`Leave only one of the disruption budgets over these pods: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
BT)("policy",holder.names)}.`:group.unstick?group.unstick:calendar&&calendar.consuming>0?repairFix(calendar.consuming):holder?.kind==="paused"?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
Up)`End the pause of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.UU)("policy",holder.name)}.`:_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.O5}function repairFix(nodes){
return(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`Repair or delete the nodes that are not ready or leaving (${nodes}), or raise the budget above ${nodes}.`}
function pausedNow({group,policy},side,base){const{holder}=group;if(holder?.kind!=="paused")return null;const isPaused=({onHold})=>onHold==="paused",{ref=policy.
ref}=side.policies.find(one=>one.ref.system===policy.ref.system&&one.ref.name===holder.name&&isPaused(one))??{},before=(0,_rule_js__WEBPACK_IMPORTED_MODULE_3__.
US)(base,ref);return before&&!isPaused(before)?holder.name:null}function neverEnds({outcome}){return outcome==="stuck"||outcome==="stopped"}function saysOf({group,
policy,traits},touched,left){const{matched,unit,worstLoss}=group,all=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.U9)(matched,unit),kind=policy.change?.kind;if(kind===
"eviction")return group.why;if(touched>0){const how=group.outcome==="stopped"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`an automatic stop ends it`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`it gets stuck`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`${how} with ${matched-left} of ${all} done${(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__.
Ni)(group)>0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)` in the worst order`}`}return worstLoss>0&&group.extremes?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`${worstLoss} of its ${all} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Tq)(worstLoss,"stops and is","stop and are")} not replaced`:kind==="continues"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`it is stuck halfway, and no more of its ${all} are updated`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
eu)((0,_text_plural_js__WEBPACK_IMPORTED_MODULE_0__.kO)(matched,unit,"is ever"))} ${traits.words.done??(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`updated`}`}
function whyOf({group,policy,traits},touched){if(policy.change?.kind==="eviction"||(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Im)(group.why))return null;const causes=touched===
0&&traits.words.stuckOnBlocked!==void 0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.XY)(group.blocked.map(({why})=>why)).slice(0,2):[];return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Nx)(group.why)}${causes.length>0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)` (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
B5)(causes,", ")})`}.`}function blocked(rollout){const{group}=rollout,{blocked:all,matched}=group,{length}=all,advice=group.unstick??rollout.traits.words.stuckOnBlocked;
if(length===0||advice===void 0||(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__.ev)(group))return null;const names=all.map(({target,why})=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.UU)("target",target)} (${why})`);return rollout.result(FIELDS,{subject:"blocked",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.uM)(length,matched,"node")} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Tq)(length,"is","are")} never touched, so the rollout does not complete: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
H$)(names,3)}.`,fix:advice,ofRollout:!0,isOfWaiting:!0,magnitude:length,evidence:{cause:"blocked",blocked:all.map(({target,why})=>({target,why:(0,_text_render_js__WEBPACK_IMPORTED_MODULE_6__.
Ul)(why)})),matched},severity:"warning"})}function heldVolume(rollout){const{batches,matched,exclusiveVolume:held}=rollout.group;if(batches.length===0||!held?.isHeld)
return null;const{claim,mode}=held;return rollout.result(["strategy"],{subject:"held-volume",severity:"warning",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`the rollout may never end: the new pod needs the volume claim ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.UU)("object",claim)}, which the old pod keeps until the new one is ready (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
aY)("maxUnavailable")} is 0 of ${matched}).`,why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`With ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.aY)("Rea\
dWriteOnce")} a new pod on another node waits forever, with ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.aY)("ReadWriteOncePod")} on any node.`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
Up)`Set ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.aY)("strategy.type: Recreate")}. The old pod is deleted first, and the application is unavailable until the new one is ready.`,
ofRollout:!0,magnitude:matched,evidence:{cause:"held-volume",claim,accessMode:mode,maxUnavailable:0,replicas:matched}})}function usedUpByUnready(rollout,plan){const timed=(0,_time_js__WEBPACK_IMPORTED_MODULE_5__.
vv)(rollout,plan);if(!timed||timed.isClosedByError||timed.calendar.consuming===0)return null;const{consuming,counted}=timed.calendar,isUsedUp=({limit})=>limit!==
null&&limit>0&&limit<=consuming,used=timed.calendar.reasons.filter(reason=>timed.times(reason,isUsedUp).length>0);if(used.length===0)return null;const state=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Tq)(consuming,"is not ready or leaving and uses","are not ready or leaving and use");return timed.result({subject:"used-up",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.U9)(consuming,"node")} of ${counted} ${state} the budgets up: no other is disrupted ${timed.whenText(used,isUsedUp)}, until ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Tq)(consuming,"it is","they are")} ready or gone.`,fix:repairFix(consuming),magnitude:consuming,evidence:{cause:"used-up",consuming,counted,reasons:used},severity:"\
warning"})}function toleratedInVain(rollout){const{brakes,freshBatches=[]}=rollout.group;if(brakes?.failureHoldsGroup!==!0||erroringNow(rollout))return null;const most=Math.
max(0,...brakes.tolerance.map(({failuresTolerated})=>failuresTolerated));if(most===0||freshBatches.length<2)return null;const{batchThresholdPercent}=brakes;return rollout.
result(["batchThreshold","strategy"],{subject:"tolerated",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`one node stuck in error stops the rollout: it keeps its slot and no further batch starts, although ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
aY)(`batchThreshold: ${batchThresholdPercent}`)} tolerates up to ${most} failed in a batch.`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`Set ${{field:"\
batchThreshold",value:100}}, and plan for someone to repair or exclude a failed node.`,evidence:{cause:"tolerated",batchThresholdPercent,failuresTolerated:most},
severity:"warning"})}}),6712:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{F4:()=>codes,
Ff:()=>limitName,HK:()=>limitKey,UY:()=>redundantLimits,_x:()=>highestCeiling,kr:()=>timedGroups,nT:()=>isOpen,vv:()=>timedOf});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
5022),_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9730),_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(4091),_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
7977),_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6710),_systems_system_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3439),_rule_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
9394),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(9125);class TimedGroup{rollout;calendar;acting;isClosedByError;week;at;timeZone;size;constructor(rollout,calendar,{
at,timeZone}){this.rollout=rollout,this.calendar=calendar;const{reasons,idle,limits,counted}=calendar;this.acting=reasons.filter(reason=>idle[reason]===void 0),
this.isClosedByError=limits.some(({error})=>error!==null);const from=Math.floor(at/_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.sO)*_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
sO;this.week={from,to:from+_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.mb},this.at=at,this.timeZone=timeZone,this.size=counted===0?100:counted}spans(reason){
const{spans,unsized=spans}=this.calendar;return spansByReason(unsized).get(reason)??[]}times(reason,holds,from=this.at){return(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_6__.
Sj)({from,to:this.calendar.within.to},(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_6__.l7)(this.spans(reason).filter(holds)))}stretches(reason,holds){return this.
times(reason,holds,this.calendar.within.from)}alike(reasons,timesOf){return[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.me)(reasons,reason=>{const times=timesOf(
reason);return times.length===0?void 0:JSON.stringify(times)}).values()].map(own=>({reasons:own,times:timesOf(own[0])}))}reasonsText(reasons){return reasons.length===
this.calendar.reasons.length?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`any reason`:codes(reasons)}hoursText(times){const{week,timeZone}=this,inUtc=(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.
s4)(times,week,"UTC");return/\d/.test(inUtc)?timeZone==="UTC"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)(`${inUtc} UTC`):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
eu)(`${inUtc} UTC (${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.s4)(times,week,timeZone)} ${(0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__.Xe)(timeZone)}\
)`):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)(inUtc)}whenText(reasons,holds){const{at,calendar,week}=this,texts=this.alike(reasons,reason=>this.times(reason,
holds)).map(({reasons:alike,times:[first]})=>{const{from=0,to=0}=first??{},stretches=this.stretches(alike[0],holds),isForGood=to>=calendar.within.to,rare=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`from ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.uR)(from)} to ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.uR)(to)}`,hours=(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.
Ic)(stretches,week)?this.hoursText(stretches):rare;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`for ${this.reasonsText(alike)} ${isForGood&&from<=at?
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`at any time`:hours}`});return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.B5)(texts,"; ")}openText({reasons}){
const open=this.isClosedByError?_text_text_js__WEBPACK_IMPORTED_MODULE_5__.gd:this.whenText(reasons,isOpen);return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Im)(open)?_text_text_js__WEBPACK_IMPORTED_MODULE_5__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)` Nodes may be disrupted ${open}.`}resultOf(limit,rest){
return this.rollout.result([],{place:limit.place,subject:limitKey(limit),...rest})}result(rest){return this.rollout.result([],{place:this.calendar.place,...rest})}isZero({
limit,written}){return limit===0&&(this.calendar.counted>0||/^0+%?$/.test(written))}mostFor(reason){return this.spans(reason).filter(({to})=>to>this.at).reduce(
(most,{limit})=>Math.max(most,Math.min(limit??-1,this.size)),-1)}wholeShare(){const{within,reasons}=this.calendar,whole=this.acting.flatMap(reason=>this.spans(reason)).
filter(({limit})=>limit===null||limit>=this.size),total=(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_6__.Vk)([within])*reasons.length;return total===0?0:(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_6__.
Vk)(whole)/total}}const spansByReason=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.HK)(spans=>(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.me)(spans,
({reason})=>reason)),timedOf=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.jL)((rollout,plan)=>{const{calendar}=rollout.group;return calendar?new TimedGroup(
rollout,calendar,plan):null});function timedGroups(side,plan){return(0,_rule_js__WEBPACK_IMPORTED_MODULE_4__.BR)(side).flatMap(rollout=>timedOf(rollout,plan)??[])}
function isOpen({limit}){return limit===null||limit>0}function codes(values){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.p_)(values.map(_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY),values.length)}function limitName({written,schedule,durationMs,namesReasons,reasons}){const forReasons=namesReasons&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)` for ${reasons.length===0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`no reason`:codes(reasons)}`,when=schedule===null?_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)` at ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(schedule)} for ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
eu)((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.Cp)(durationMs??0))}`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`the budget of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)(written)}${forReasons}${when}`}function limitKey({written,scheduleKey,reasons}){return`${scheduleKey??written} ${reasons.join("+")}`}function highestCeiling(timed,above,among=timed.
acting){const{calendar,rollout,size}=timed,mostOf=new Map(among.map(reason=>[reason,timed.mostFor(reason)])),most=Math.max(-1,...mostOf.values());if(most<=above)
return null;const reasons=among.filter(reason=>mostOf.get(reason)===most),isAsHigh=({limit,written})=>calendar.counted===0?written.endsWith("%")&&Number.parseInt(
written,10)>=most:(limit??0)>=most,cause=calendar.limits.find(limit=>reasons.some(reason=>limit.reasons.includes(reason))&&isAsHigh(limit));return{most,reasons,
result:(says,fewer,{evidence,...rest})=>{const{unit}=rollout.group,isSized=calendar.counted>0||fewer!==null,all=isSized?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
uM)(most,size,unit):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`all ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)(unit)}s (100%), however many there are,`,
beside=reasons.length===calendar.reasons.length?{}:{beside:`reasons: [${reasons.join(", ")}]`},nodes={field:"nodes",value:fewer??"10%",isText:!0,...beside},hours=timed.
whenText(reasons,({limit})=>Math.min(limit??-1,size)===most);return timed.result({says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`budgets allow ${all} at once ${hours}.${says}`,
fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Add a budget without a schedule, ${nodes}: the smallest active budget applies.`,field:"strategy",magnitude:isSized?
most:0,evidence:{...evidence,reasons:[...reasons]},place:cause?.place??calendar.place,...rest})}}}const redundantLimits=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.
HK)(timed=>{const redundant=new Map;if(timed.isClosedByError)return redundant;const kept=new Set(timed.calendar.limits.filter(({neverFires})=>!neverFires)),candidates=[
...kept].reverse().filter(({reasons})=>reasons.length>0);for(const limit of candidates.sort((a,b)=>+(a.schedule===null)-+(b.schedule===null))){const others=[...kept].
filter(other=>other!==limit&&isAsStrict(other,limit,timed)),isCovered=reason=>others.filter(({reasons})=>reasons.includes(reason)).reduce((left,{windows})=>(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_6__.
FF)(left,windows),limit.windows).length===0;if(!limit.reasons.every(isCovered))continue;kept.delete(limit);const names=others.slice(0,3).map(limitName);redundant.
set(limit,(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.p_)(names)} ${names.length===1?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`allows`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`allow`}`)}return redundant});function isAsStrict(other,limit,timed){return other.windows.length===
0?!1:timed.calendar.counted===0&&`${other.written}${limit.written}`.includes("%")?other.written===limit.written||timed.isZero(other):(other.limit??0)<=(limit.limit??
0)}}),9394:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{BR:()=>rolledGroups,
C2:()=>changeOf,Km:()=>defineRule,US:()=>policyOf,WY:()=>sameRef,co:()=>evaluatesSystem,ct:()=>policyName,k4:()=>pastBatchesFix,kd:()=>subjectOfPolicy,sE:()=>groupRule,
vv:()=>policyRule});var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(6921),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5022),_text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9125),_systems_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8510),_systems_system_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3439),_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
1347);function evaluatesSystem({id:id2,systems}){if(systems==="all")return()=>!0;const those=systems==="some"?(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.
Vp)(id2):systems;return system=>those.includes(system)}function defineRule(rule){const{options=NO_OPTIONS}=rule;return{...rule,options,evaluate:input=>[rule.evaluate(
input)].flat().filter(result=>result!==null)}}const NO_OPTIONS=zod__WEBPACK_IMPORTED_MODULE_3__.rej({});function groupRule(rule){return defineRule({...rule,evaluate:input=>rolledGroups(
input.side).flatMap(rollout=>rule.evaluate(rollout,input))})}function policyRule(rule){return defineRule({...rule,evaluate:input=>input.side.policies.flatMap(policy=>[
rule.evaluate(policy,input)].flat().map(result=>result&&{policy:policy.ref,place:policy.place,...result}))})}class GroupRollout{policy;group;constructor(policy,group){
this.policy=policy,this.group=group}get traits(){return(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.JC)(this.policy.ref.system)}get isWorkload(){return this.
traits.takes==="pods"}get subject(){const{ref,effect}=this.policy,{name:own}=this.group;if((0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_4__.ev)(this.group))
return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.eu)(ref.kind)}s of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
UU)("group",own)}`;const policy=policyName(ref);return effect.groups.length===1?policy:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${policy} group ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
UU)("group",own)}`}get freshBatches(){const{freshBatches,batches,leaving}=this.group;if(freshBatches)return freshBatches;if(this.isPastBatches)return[];if(!leaving)
return batches.map(({size})=>size);const gone=new Set(leaving);return batches.map(({targets})=>targets.filter(target=>!gone.has(target)).length).filter(size=>size>
0)}get isPastBatches(){return this.policy.change?.batched===!1&&!this.group.follows}before(base){const before=policyOf(base,this.policy.ref),same=before?.effect.
groups.find(({runs})=>runs.group===this.group.runs.group);return before&&same?new GroupRollout(before,same):null}fewer(most){const clause=this.traits.fewer?.(this.
group,most)??null;return clause&&(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`${clause}.`}unlessUnbatched(advice){return this.isPastBatches?pastBatchesFix(
this.policy):advice}result(fields,{ofRollout,field,...result}){const{policy,group,isPastBatches}=this,{change,leaves}=policy,run=group.identity??group.runs.group,
unbatched=ofRollout&&isPastBatches?leaves?.place??change?.place:null,isPast=isPastBatches&&result.fix===pastBatchesFix(policy);return{about:this.subject,policy:group.
declaredIn,group:group.name,place:unbatched??fields.map(one=>group.places[one]).find(place=>place)??policy.place,...ofRollout&&!(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_4__.
ev)(group)?{rolls:[policy.ref]}:{},...(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_4__.ev)(group)?{isStandIn:!0}:{},...isPast?{cause:changeOf(policy.ref)}:
field?{cause:{field,of:run}}:{},...result,subject:[run,result.subject].filter(Boolean).join("#")}}}const rolledGroups=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__.
HK)(side=>side.policies.flatMap(policy=>policy.effect.groups.filter(group=>sameRef(group.rolls,policy.ref)).map(group=>new GroupRollout(policy,group))));function sameRef(a,b){
return a.system===b.system&&a.kind===b.kind&&a.namespace===b.namespace&&a.name===b.name}const policiesByName=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__.
HK)(side=>new Map(side.policies.toReversed().map(policy=>[(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.XF)(policy.ref),policy])));function policyOf(side,ref){
return side?policiesByName(side).get((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.XF)(ref)):void 0}function policyName(ref){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
UU)("policy",(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.d0)(ref))}function pastBatchesFix({ref,change,leaves}){return(change&&PAST_BATCHES[change.kind])??
leaves?.fix??(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.JC)(ref.system).words.pastBatches??NARROW}const NARROW=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
Up)`Narrow what it selects and widen it step by step.`,PAST_BATCHES={resumes:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`Revert the packages to the versions on the nodes before the pause ends, and roll the new version out under a new package name beside the old one (a new package is batched).`,
uninstall:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`An uninstall has no batches. To go step by step, give all nodes but a few the ignore label of the operator (nodewright.nvidia.com/ignore: "true", up to 0.17 skyhook.nvidia.com/ignore) before the uninstall is requested, and remove the label from a few nodes at a time.`,
"apply-strategy":(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`First check what it would overwrite: applyStrategy.type ReportDiff reports it in the status (diffedPlacements) and writes nothing. To update cluster by cluster, use strategy External, which cannot be changed back: a staged update run then applies the new applyStrategy stage by stage.`,
deleted:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`Keep the NodePool and add the new one beside it; drain the old nodes in steps, and remove the NodePool when it has none left.`};
function subjectOfPolicy({identity},subject){return identity===void 0?{subject}:{subject:`${identity}#${subject}`,isStandIn:!0}}function changeOf(ref){return{field:"\
change",of:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.XF)(ref)}}}),1699:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{AW:()=>waiverLapsed,I8:()=>referenceMissing,Ix:()=>selectorMatchesEverything,My:()=>systemRule,U4:()=>invalidPolicy,UC:()=>systemResults,
Xu:()=>systemResultsOf,dX:()=>unknownField,gb:()=>guardWeakened,ik:()=>drainDeadlock,oN:()=>inventoryStale});var zod__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
6921),_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9730),_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5288),_plan_refused_edits_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
2456),_systems_system_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3439),_text_render_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(2490),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
9125),_rule_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9394);function systemResultsOf(side,base,id2){const removed=(base?.policies??[]).flatMap(policy=>{
const found=policy.live?[]:systemResults(policy,id2,!0);return found.length===0||(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.US)(side,policy.ref)?.live===!1?[]:found});
return[...side.policies.flatMap(policy=>systemResults(policy,id2)),...removed]}function systemResults(policy,id2,isRemoved=!1){return policy.results.filter(({rule,
whenRemoved=!1})=>rule===id2&&whenRemoved===isRemoved).map(({ofRollout,whenRemoved:_whenRemoved,isWhyStuck:_isWhyStuck,...found})=>({policy:policy.ref,evidence:{
cause:found.subject},...found,...(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.kd)(policy,found.subject),...ofRollout===!0?{rolls:[policy.ref]}:{}}))}const BY_SYSTEMS={
"abandoned-midway":["warning","work in progress that the change deletes, or whose nodes it takes away"],"config-not-rolled":["info","an edited ConfigMap or Secr\
et that no rollout brings to the pods"],"consolidation-widened":["warning","an edit that lets consolidation disrupt more nodes, or sooner"],"held-rollout-starts":[
"warning","an edit that releases a held rollout, such as a pause that ends"],"limit-ignored":["warning","a limit, or a wait, that the controller ignores"],"memb\
ership-may-change":["warning","a rollout that is aborted when a target joins, leaves or is relabeled"],"safeguard-removed":["warning","an edit that loosens what\
 protects a node during its work"],"selector-matches-nothing":["error","a selector that matches no target of the snapshot"],"stage-coverage":["error","a cluster\
 in no stage of its rollout or in two, or a stage without clusters"],"version-not-pinned":["warning","a version that no file names: rollouts begin without a pul\
l request"]};function systemRule(id2){const[severity,detects]=BY_SYSTEMS[id2];return(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.Km)({id:id2,detects,severity,systems:"\
all",evaluate:()=>[]})}const invalidPolicy=(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.vv)({id:"invalid-policy",detects:"an object that the controller's own admiss\
ion rules refuse, or that is stored and cannot work",systems:"all",severity:"error",evaluate:({ref,written,rejections},{base})=>{const before=(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.
US)(base,ref),isEdited=before!==void 0&&!(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.TL)(before.written,written);return rejections.map(({consequence,
fix:advice=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Correct the field.`,...rejection},i)=>{const{by,message,place}=rejection,common={subject:`${by}\
#${i}`,place,evidence:{by,reason:(0,_text_render_js__WEBPACK_IMPORTED_MODULE_4__.Ul)(message)}};if(consequence!==void 0){const says=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`stored but cannot work (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)(by)}): ${message}. ${consequence}`;return{...common,says,fix:advice,rolls:[ref],
isOfWaiting:!0}}return{...common,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`refused (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)(by)}): ${message}.`,
fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`${advice} Until then the cluster keeps its object, and this change has no effect.`,isEdited:isEdited&&
!((0,_plan_refused_edits_js__WEBPACK_IMPORTED_MODULE_2__.rH)(rejection)&&before.rejections.some(_plan_refused_edits_js__WEBPACK_IMPORTED_MODULE_2__.rH))}})}}),LIMITING=/(^|\.)(disruption|strategy|updateStrategy|budgets?|interruptionBudget|deploymentPolicy|rollingUpdate|compartments|default)(\.|\[|$)/,
unknownField=(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.vv)({id:"unknown-field",detects:"a field that the API server drops silently: the setting has no effect",systems:"\
all",severity:"warning",evaluate:({unknownFields,apiVersion})=>unknownFields.map(({path,suggestion,idleValue,place})=>{const fate=path.startsWith("metadata.anno\
tations.")?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`is no annotation that the controller of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(apiVersion)} reads: it has no effect.`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`is not a field of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(apiVersion)}; the API server drops it silently.`;
return{subject:path,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(path)} ${idleValue===void 0?fate:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`is ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(JSON.stringify(idleValue))}, which has no effect.`}`,fix:suggestion?
(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Did you mean ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(suggestion)}? Otherwise remove it.`:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.
Up)`Remove it.`,place,evidence:{path,suggestion},severity:[path,suggestion?.split(".").at(-1)??""].some(one=>LIMITING.test(one))?"error":"warning"}})}),referenceMissing=(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.
vv)({id:"reference-missing",detects:"a policy that references an object or node that is neither in the change nor in the snapshot",systems:"all",severity:"error",
evaluate:({missingReferences})=>missingReferences.map(({what,fate,consequence,fix:advice,place})=>{const isDeleted=fate==="deleted",state=isDeleted?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`is referenced, and this change removes it`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`is neither in the files nor in the snapshot`,add=isDeleted?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.
Up)`Keep the object as long as it is referenced.`:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Add the object to the change, correct the name, or take a snapshot that has it.`,
says=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.UU)("object",what)} ${state}. ${consequence}`;return{subject:what,
says,fix:advice??add,place,evidence:{reference:what}}})}),selectorMatchesEverything=(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.vv)({id:"selector-matches-everythin\
g",detects:"a selector that no label restricts: it selects every target, including future ones",systems:"all",severity:"error",options:zod__WEBPACK_IMPORTED_MODULE_7__.
rej({fromTargets:zod__WEBPACK_IMPORTED_MODULE_7__.aig().int().min(1).default(2)}),evaluate:({selectors=[],effect},{options})=>selectors.filter(({isSelective,matched,
outOf})=>!isSelective&&matched===outOf).filter(({outOf})=>outOf>=options.fromTargets).map(({what,text:written,isWritten,group,matched,outOf,place})=>{const unit=effect.
groups[0]?.unit??"node",state=written===""?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`is empty`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`(${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)(written)}) excludes nothing here`;return{group,subject:"everything",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${what} ${isWritten?state:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`is not set`}, so it selects all ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.U9)(outOf,unit)} of the snapshot (100%) and every ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
eu)(unit)} that joins.`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Select by a label that only the intended ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
eu)(unit)}s have.`,place,evidence:{selector:written,matched,outOf}}})}),drainDeadlock=(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.vv)({id:"drain-deadlock",detects:"\
a disruption budget under which pods can never be evicted: a drain of their nodes never ends",systems:"all",severity:"error",evaluate:({drainLimit:limit},{side})=>limit?.
held.map(({cause,forGood,pods,nodes:held,says,fix:advice,place})=>{const nodes=held.length,on=nodes>0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)` on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
U9)(nodes,"node")}`,waits=({drains,targets})=>drains===!0&&!forGood&&targets.some(target=>held.includes(target)),who=pods===0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`the pods it covers`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.U9)(pods,"pod")}${on}`,{expectedPods,desiredHealthy,
currentHealthy,disruptionsAllowed}=limit;return{subject:cause,says:forGood?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${who} can never be evicted. A drain of a node with one of them does not end by itself.`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${who} cannot be evicted now. A drain of a node with one of them waits.`,why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Nx)(says)}.`,fix:advice,place,magnitude:pods,evidence:{cause,forGood,pods,nodes,expectedPods,desiredHealthy,
currentHealthy,disruptionsAllowed},severity:forGood?"error":"warning",rolls:side.policies.filter(({effect,forcedDrain})=>!forcedDrain&&effect.groups.some(waits)).
map(({ref})=>ref)}})??[]}),inventoryStale=(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.Km)({id:"inventory-stale",detects:"a snapshot so old that the fleet may have \
changed since",systems:"all",severity:"warning",options:zod__WEBPACK_IMPORTED_MODULE_7__.rej({warnAfterHours:zod__WEBPACK_IMPORTED_MODULE_7__.aig().min(0).default(
24),errorAfterHours:zod__WEBPACK_IMPORTED_MODULE_7__.aig().min(0).default(168)}),evaluate:({side,plan:{snapshot,at,head},options:{warnAfterHours,errorAfterHours}})=>{
const{takenAt,nodes,clusters}=snapshot;if(takenAt===null||side!==head||side.policies.length===0)return null;const hours=(at-takenAt)/_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
iQ;if(hours<=warnAfterHours)return null;const isHub=nodes===0&&clusters>0;return{subject:"age",about:null,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`The snapshot is ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
p0)(at-takenAt)} old at the start of this plan: nodes and clusters that joined, left or were relabeled since are not in it.`,fix:isHub?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.
Up)`Take a new snapshot on the hub, of all the kinds that ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)("docs/snapshots.md")} lists for KubeFleet.`:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.
Up)`Take a new snapshot of the kinds that ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)("docs/snapshots.md")} lists, such as ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)("kubectl get nodes -o json | fleetplan snapshot")}.`,evidence:{ageHours:Math.floor(hours),warnAfterHours},severity:hours>errorAfterHours?"error":"warning"}}}),
guardWeakened=(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.Km)({id:"guard-weakened",detects:"a change of the configuration that makes the checks looser from its mer\
ge on",systems:"all",severity:"error",evaluate:({side,plan:{head,configEdits=[]}})=>configEdits.filter(({isLooser})=>isLooser&&side===head).map(({setting,before,
after,place})=>{const gets=before===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`gets`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`changes from ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)(before)} to`,edit=after===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`loses ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(before??"")}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${gets} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(after)}`;return{subject:`${setting} ${before??""} ${after??""}`,about:null,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`The configuration becomes looser: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(setting)} ${edit}. This change is evaluated by the old configuration, later changes by the new one.`,
fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Put it in a separate change that the owners of the checks review.`,place,evidence:{setting,before,after}}})}),
waiverLapsed=(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.Km)({id:"waiver-lapsed",detects:"a waiver that is expired, exceeded, unused or incomplete",systems:"all",severity:"\
error",evaluate:({side,plan})=>(plan.lapses??[]).filter(({isTouched})=>side===plan.head||!isTouched).map(({kind,rule,subject,owner,expires,policy,place,says,fix:advice})=>{
const of=rule===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`A waiver`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`The waiver of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)(rule)}`,on=subject===null?_text_text_js__WEBPACK_IMPORTED_MODULE_5__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)` for ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
UU)("policy",subject)}`,by=owner===null?_text_text_js__WEBPACK_IMPORTED_MODULE_5__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)` (owner ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
UU)("object",owner)})`;return{policy,subject:JSON.stringify([rule,subject,owner,expires]),about:null,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${of}${on}${by} ${says}.`,
fix:advice,place,severity:kind==="expired"||kind==="exceeded"?"error":"warning",evidence:{waiver:kind,rule,subject,owner,expires}}})})})};
