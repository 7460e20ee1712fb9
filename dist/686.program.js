export const id=686,ids=[686],modules={9375:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{BK:()=>kindLinesIn,Bl:()=>kindsWritten,wy:()=>mentions});const ESCAPES=/\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|\/)/g,CONTINUED=/\\(?:\r\n?|\n)[ \t]*/g,
HAS_ESCAPES=/\\[xuU/\r\n]/,TAGGED=/!!|!<|^%/m,WIDE="\0";function mentions(words){const lower=[...new Set(words.map(word=>word.toLowerCase()))],shortest=lower.filter(
word=>!lower.some(other=>other!==word&&word.includes(other))),pattern=new RegExp(shortest.map(word=>word.replaceAll(".","\\.")).join("|"),"i");return text=>pattern.
test(text)||text.includes(WIDE)||(text.includes("!")||text.includes("%"))&&TAGGED.test(text)?!0:text.includes("\\")&&HAS_ESCAPES.test(text)&&pattern.test(decoded(
text))}const KIND=/\bkind["']?[ \t]*[:=][ \t]*["']?(\w+)/g;function kindsWritten(text){return Array.from(text.matchAll(KIND),([,kind=""])=>kind)}const NO_OBJECT=/^\s*(?:#.*|\{\{-? *(?:if|else|end|with|range|\$\w+ *:?=|\/\*)[^{}]*\}\})?\s*$/,
OWN_KIND=/^kind:[ \t]*["']?(?!\w*List\b)[A-Z]\w*["']?[ \t\r]*$/m;function kindLinesIn(text){const lines=text.split(`
`);return lines.some(line=>line.startsWith("{{")&&!NO_OBJECT.test(line))||!text.split(/^---.*$/m).filter(one=>!one.split(`
`).every(line=>NO_OBJECT.test(line))).every(one=>OWN_KIND.test(one))?text:lines.filter(line=>/\b(?:kind|apiVersion)\b/i.test(line)).join(`
`)}function decoded(text){return text.replace(CONTINUED,"").replace(ESCAPES,(written,...codes)=>{if(written==="\\/")return"/";const code=Number.parseInt(codes.slice(
0,3).find(one=>one!==void 0)??"",16);return code<=1114111?String.fromCodePoint(code):written})}}),6594:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{BC:()=>shortHash,Dh:()=>DIGEST,sc:()=>sha256});var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
5288);function sha256(value){return`sha256:${(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__.fg)((0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__.dj)(
value))}`}function shortHash(value){return(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__.fg)((0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__.dj)(
value)).slice(0,16)}const DIGEST={what:"the digest of a plan, sha256: and 64 digits",parse:text=>/^sha256:[0-9a-f]{64}$/.test(text)?text:null}}),732:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{A2:()=>peakByAge,KD:()=>plannedExpiries,aY:()=>goesByAgeAt,wM:()=>worstCluster});function plannedExpiries(expiries){const clusters=[];
let until=-1/0;for(const{at,goneAt,out,limit}of expiries.expired){const moment={at,out,limit},last=at<until?clusters.pop():void 0;clusters.push({from:last?.from??
at,to:at,expired:(last?.expired??0)+1,worst:last&&!isWorse(moment,last.worst)?last.worst:moment}),until=Math.max(until,goneAt??1/0)}return{...expiries,clusters,
over:clusters.filter(({worst})=>isOver(worst))}}function worstCluster({clusters}){return clusters.reduce((most,cluster)=>most===null||isWorse(cluster.worst,most.
worst)?cluster:most,null)}function peakByAge(group){const{peakAtOnce,batches,outBefore,expiries}=group;return!expiries||expiries.clusters.length===0||batches.some(
({size})=>size+outBefore>=peakAtOnce)?null:expiries.clusters.reduce((most,one)=>one.worst.out>most.worst.out?one:most)}function goesByAgeAt({expiries},at){return at===
null?!1:expiries?.clusters.some(({from,to})=>from<=at&&at<=to)===!0}function isWorse(a,b){return isOver(a)===isOver(b)?a.out>b.out:isOver(a)}function isOver({out,
limit}){return limit!==null&&out>limit}}),1347:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{$L:()=>isDone,Cu:()=>reachedOf,K3:()=>servingOf,L:()=>leavesSomething,Ni:()=>undoneByOrder,QR:()=>isPart,Uw:()=>firstLap,Z0:()=>settlingMs,ZQ:()=>begunIn,ev:()=>isNamed,
l2:()=>wholeOf,uq:()=>keptOf,w3:()=>losableOf,xx:()=>isHalted});function isPart({groups}){return groups.some(group=>group.named?.isPart)}function leavesSomething({
lingers=[]}){return lingers.some(({until})=>until==="deletion")}function isHalted({outcome}){return outcome==="stuck"||outcome==="stopped"}function isDone(outcome){
return outcome==="complete"||outcome==="none"}function isNamed(group){return group?.named!==void 0}function settlingMs(group){return(group.bake?.seconds??0)*1e3}
function wholeOf(group){return group.named?.fleet??group.matched}function servingOf(group){return group.serving??wholeOf(group)}function keptOf(group){return group.
matched-(group.leaving?.length??0)}function losableOf(group){return keptOf(group)+(group.givenUp?.written??0)}function firstLap(groups){return groups.filter(({follows})=>follows===
void 0)}function begunIn({batches,targets}){const own=new Set(targets);return new Set(batches.flatMap(batch=>batch.targets).filter(target=>own.has(target)))}function reachedOf(groups){
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
["Node","MemberCluster",...Object.values(MADE).flat()]);function namesFleet(text){return(0,_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_2__.Bl)(text).some(kind=>NAMED.
has(kind))}}),4819:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{H3:()=>PLANNED_KINDS,
H9:()=>isPlanned,Jt:()=>refersToAny,KN:()=>isEvaluated,Kj:()=>slipOf,OS:()=>isMissed,TS:()=>definesPlanned,Up:()=>mentionsNeighbor,cJ:()=>holdsSettings,pR:()=>mayHoldPlanned,
tz:()=>INTEREST,ud:()=>groupsOfKind});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5022),_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
4585),_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(9375),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3972),_snapshot_kept_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
9371),_systems_index_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5198),_fleet_kinds_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(6265);const SPECS=_systems_index_js__WEBPACK_IMPORTED_MODULE_2__.
LB.flatMap(({kinds})=>kinds),PLANNED_GROUPS=new Map([...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.me)(SPECS,({group,only})=>only===void 0?group:void 0)].
map(([group,own])=>[group,own.map(({kind})=>kind)])),OWN=new Set(_systems_index_js__WEBPACK_IMPORTED_MODULE_2__.LB.flatMap(({ownGroups=[]})=>ownGroups)),WHOLE=new Map(
_systems_index_js__WEBPACK_IMPORTED_MODULE_2__.LB.flatMap(({kinds,otherKinds={}})=>Object.entries(otherKinds).map(([group,others])=>[group,[...others,...kinds.flatMap(
one=>one.group===group?one.kind:[])]]))),PLANNED_KINDS=[...new Set(SPECS.flatMap(({only,kind})=>only==="controller"?[]:kind))],WORDS=[...PLANNED_KINDS,...[...PLANNED_GROUPS.
keys()].map(group=>group.includes(".")?group:`${group}/v`)],NEIGHBORS=["NodeClass","HorizontalPodAutoscaler","ScaledObject","PersistentVolumeClaim"],mayHoldPlanned=(0,_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_5__.
wy)(WORDS),mentionsNeighbor=(0,_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_5__.wy)([...WORDS,...NEIGHBORS]),refersToAny=(0,_manifest_mentions_js__WEBPACK_IMPORTED_MODULE_5__.
wy)(_systems_index_js__WEBPACK_IMPORTED_MODULE_2__.LB.flatMap(({referringGroups=[]})=>referringGroups)),SETTINGS=/\bkind["']?[ \t]*:[ \t]*["']?(?:Namespace|ConfigMap|Secret|(?:Cluster)?(?:External|Sealed|Sops|VaultStatic|VaultDynamic)Secret)\b/;
function holdsSettings(text){return SETTINGS.test(text)}const INTEREST={concerns:(apiVersion,kind)=>apiVersion===null?kind!==null&&PLANNED_KINDS.includes(kind):
kind===null?PLANNED_GROUPS.has((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_6__.F8)(apiVersion)):isEvaluated({apiVersion,kind}),mayHold:text=>mayHoldPlanned(
text)||(0,_fleet_kinds_js__WEBPACK_IMPORTED_MODULE_3__.tG)(text)};function isEvaluated(kind){return isPlanned(kind)||slipOf(kind)!==null||PLANNED_KINDS.includes(
kind.kind)}function isPlanned(kind){return(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_2__.yH)(kind)!==null}function definesPlanned(manifest){return(0,_snapshot_kept_js__WEBPACK_IMPORTED_MODULE_1__.
gN)(manifest)&&(0,_snapshot_kept_js__WEBPACK_IMPORTED_MODULE_1__.BL)(manifest.object)}function isMissed(one){const isFilledIn=PLANNED_GROUPS.has((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_6__.
F8)(one.apiVersion))&&/[$%{}<>]/.test(one.kind);return!isPlanned(one)&&(slipOf(one)!==null||isFilledIn)}function slipOf({apiVersion,kind}){const group=(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_6__.
F8)(apiVersion),kinds=PLANNED_GROUPS.get(group)??[],isList=kind.endsWith("List"),inOther=kinds.find(one=>one.toLowerCase()===kind.toLowerCase()),inOwn=isList?void 0:
(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__.pA)(kind,kinds)??kinds.join(" or "),known=OWN.has(group)?inOwn:inOther;if(known!==void 0)return{of:"kind",meant:known};
if(!isList&&WHOLE.get(group)?.includes(kind)===!1)return{of:"kind",meant:null};const other=(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__.pA)(group,groupsOfKind(
kind));return other===null||other===group?null:{of:"group",meant:`${other}${apiVersion.slice(group.length)}`}}function groupsOfKind(kind){return[...PLANNED_GROUPS].
filter(([,kinds])=>kinds.includes(kind)).map(([group])=>group)}}),7388:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{$D:()=>startsNothing,Dn:()=>isTouched,IH:()=>dueOf,Qr:()=>isBroken,Tt:()=>leftOutOf,jb:()=>startsOf,qR:()=>isOnlyNext,sG:()=>outcomeOf,xB:()=>isIdle});
var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5288),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3439),_measure_wholes_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
1347);function outcomeOf(diff,hasBase){const{base,head,change}=diff;if(!head)return{kind:"removed",targets:base?.onDelete?.targets.length??0};if(change!=="uncha\
nged"&&isRefused(head,change))return{kind:"refused"};if(change!=="unchanged"&&isBroken(head)&&head.effect.groups.every(({matched})=>matched===0))return{kind:"ca\
nnot-work"};const start=startOf(base,head,hasBase),stuck=stuckOf(base,head,start);if(diff.sameEffect&&stuck?.isAsBefore!==!0)return{kind:"no-effect"};const taken=takenFrom(
head);if(taken)return taken;if(stuck)return stuck;const by=heldBy(head);if(by)return{kind:"held",by};if(limitsDrains(base)||limitsDrains(head))return{kind:"drai\
n-limit"};const mayStart=head.change?.mayStart??null;if(start!=="on-merge")return{kind:"waits",start,mayStart};const starts=startsWith(head);return starts.targets.
size>0?starts:{kind:"waits",start:"next-rollout",mayStart}}function isTouched({change,touchedThrough,sameEffect}){return change!=="unchanged"||touchedThrough.length>
0||!sameEffect}function startsOf({change,effect}){return effect.outcome==="none"||change?.kind==="none"||change?.replaces===0?"never":startsNothing({change})||change?.
held!==void 0?"next-rollout":"on-merge"}function startsNothing({change}){return change===null||STARTS_NOTHING.has(change.kind)}function isOnlyNext(policy){return startsNothing(
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
const{outcome,groups}=head.effect;if(!(0,_measure_wholes_js__WEBPACK_IMPORTED_MODULE_2__.xx)(head.effect))return null;const own=groups.filter(({rolls})=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.
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
9485),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3972),_systems_ref_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(2290),_text_render_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
2490),_text_text_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(9125),_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(4819);function editedParts(base,head){
const before=new Map(base.map(policy=>[(0,_systems_ref_js__WEBPACK_IMPORTED_MODULE_6__.XF)(policy.ref),policy]));return head.flatMap(policy=>{const was=before.get(
(0,_systems_ref_js__WEBPACK_IMPORTED_MODULE_6__.XF)(policy.ref)),[missing]=policy.rejections.filter(isOfPart);if(policy.live||missing===void 0||!was?.rejections.
some(isOfPart))return[];if((0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.TL)(was.written,policy.written))return[];const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.
Qq)`${(0,_systems_ref_js__WEBPACK_IMPORTED_MODULE_6__.ct)(policy.ref)} is edited and lacks required fields (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.V$)(
(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)((0,_text_render_js__WEBPACK_IMPORTED_MODULE_7__.Ul)(missing.message),200))}): a part of an object was not evaluated. ${(0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__.
wd)("kustomize",(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_10__.yS)(policy.place.file))} If nothing completes it, add the field.`;return[(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.
Os)(missing.place,"refused-edit",message)]})}function isOfPart({consequence,isAbsent}){return consequence===void 0&&isAbsent===!0}const API_VERSION=/^(?:[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?\/)?v\d+(?:(?:alpha|beta)\d+)?$/,
FILLED_IN=/[${}<>%@#|]/;function refusedNames(base,head){if(base===null)return[];const before=(0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_2__.MU)(base);return head.
filter(_objects_planned_kinds_js__WEBPACK_IMPORTED_MODULE_9__.H9).flatMap(manifest=>{const was=before.get((0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_2__.
cu)(manifest));return was!==void 0&&(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.TL)(manifest.object,was.object)?[]:faultOf(manifest)??[]})}function faultOf(manifest){
const{apiVersion,namespace}=manifest;return isWrong(apiVersion,text=>API_VERSION.test(text))?problem(manifest,["apiVersion"],apiVersion,"such as apps/v1"):isWrong(
manifest.name,_manifest_selector_js__WEBPACK_IMPORTED_MODULE_4__.sg)?problem(manifest,["metadata","name"],manifest.name,"of lower-case letters, digits, - and ."):
namespace!==null&&isWrong(namespace,isDnsLabel)?problem(manifest,["metadata","namespace"],namespace,"of lower-case letters, digits and -"):null}function isWrong(text,isTaken){
return!FILLED_IN.test(text)&&!isTaken(text)}function isDnsLabel(text){return text.length<=_manifest_selector_js__WEBPACK_IMPORTED_MODULE_4__.rn&&!text.includes(
".")&&(0,_manifest_selector_js__WEBPACK_IMPORTED_MODULE_4__.sg)(text)}function problem(manifest,path,written,form){const field=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.
aY)(path.join(".")),message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.UU)("object",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__.
Gg)(manifest))}: the API server refuses the object, because ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.aY)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__.
RK)(written))} is not a valid ${field}. Write ${field} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.eu)(form)}, without spaces.`;return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_3__.
Os)(manifest.placeOf(path),"refused-edit",message)}}),8686:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{RULES:()=>RULES,z:()=>harmRank});var lookup=__webpack_require__(5022),text_text=__webpack_require__(9125),system=__webpack_require__(3439),
rule=__webpack_require__(9394);const approvalRemoved=(0,rule.Km)({id:"approval-removed",detects:"a change that removes an approval, or removes or shortens a wai\
t, that the base has",systems:["kubefleet"],severity:"error",evaluate:({side,base})=>{const now=gatesOf(side);return[...base?gatesOf(base):[]].flatMap(([key,before])=>{
const after=now.get(key);return after?resultsOf(lostTasks(before,after),after):[]})}});function gatesOf(side){const stages=(0,rule.BR)(side).flatMap(({group})=>group.
stage?.pauses?[group]:[]),byStrategy=(0,lookup.me)(stages,({declaredIn})=>(0,system.XF)(declaredIn));return new Map([...byStrategy].map(([key,all])=>{const groups=all.
filter((one,i)=>all.findIndex(other=>other.name===one.name)===i),sorted=groups.flatMap(({name:of,stage})=>(stage?.pauses??[]).map(pause=>({...pause,of}))).sort(
(a,b)=>lengthOf(b)-lengthOf(a)),gates=[...(0,lookup.me)(sorted,({kind,guards})=>`${kind} ${guards}`).values()];return[key,{ref:all[0].declaredIn,gates:gates.map(
([longest])=>longest),groups}]}))}function lengthOf(gate){return gate?.kind==="approval"?1/0:gate?.ms??0}function lostTasks(before,after){const renamed=renames(
before,after);return before.gates.map(was=>{const guards=guardsNow({...was,guards:renamed.get(was.guards)??was.guards},after);return{was,now:after.gates.find(gate=>gate.
kind===was.kind&&gate.guards===guards)}}).filter(({was,now})=>lengthOf(now)<lengthOf(was))}function renames(before,after){const fresh=new Set(after.groups.filter(
({name:stage})=>!stageOf(stage,before))),renamed=new Map;for(const{name:stage,targets}of before.groups){const now=[...fresh].find(group=>group.targets.some(target=>targets.
includes(target)));stageOf(stage,after)||!now||(renamed.set(stage,now.name),fresh.delete(now))}return renamed}function resultsOf(lost2,after){return[...(0,lookup.
me)(lost2,one=>stageOf(one.was.of,after)?.matched===0?one.was.of:one)].map(([cause,all])=>{const[{was,now}]=all,{guards,place}=now??was,stage=(0,text_text.Qq)`stage ${(0,text_text.
UU)("group",was.of)}`,isSkipped=typeof cause=="string",skipped=isSkipped&&(0,text_text.Qq)` The ${stage} no longer selects a cluster and is skipped with its tasks.`,
keep=was.kind==="approval"?(0,system.Up)`Keep the ${(0,text_text.aY)("Approval")} task of the stage.`:(0,system.Up)`Keep the ${(0,text_text.aY)("TimedWait")} with ${(0,text_text.
aY)(`waitTime: ${lengthOf(was)/6e4}m`)}.`,minutes={baseMinutes:lengthOf(was)/6e4,headMinutes:lengthOf(now)/6e4},held=stageOf(guards,after)??after.groups.at(-1);
return{policy:after.ref,group:guards===""?null:guards,place:held?.places.strategy??place,subject:`${was.kind} ${was.guards}`,says:(0,text_text.Qq)`${(0,text_text.
B5)(all.map(lostText),", and ")}.${skipped}`,fix:isSkipped?(0,system.Up)`Correct the ${(0,text_text.aY)("labelSelector")} of ${stage}, or label the clusters that belong there.`:
keep,...was.kind==="wait"&&was.guards===""?{severity:"warning"}:{},...was.kind==="wait"?{magnitude:lengthOf(was)-lengthOf(now)}:{},evidence:{kind:was.kind,holdsBack:was.
guards,...was.kind==="wait"?minutes:{}}}})}function lostText({was,now}){const held=was.guards===""?(0,text_text.Qq)`the end of the rollout`:(0,text_text.Qq)`stage ${(0,text_text.
UU)("group",was.guards)}`;if(was.kind==="approval")return(0,text_text.Qq)`${held} no longer needs an approval`;const left=lengthOf(now)===0?(0,text_text.Qq)`is removed`:
(0,text_text.Qq)`is ${(0,text_text.p0)(lengthOf(now))}`;return(0,text_text.Qq)`the wait before ${held} ${left} (was ${(0,text_text.p0)(lengthOf(was))})`}function guardsNow(gate,after){
return stageOf(gate.guards,after)?.matched!==0?gate.guards:after.gates.find(({of,kind})=>of===gate.of&&kind===gate.kind)?.guards??gate.guards}function stageOf(stage,{
groups}){return groups.find(({name:own})=>own===stage)}var schemas=__webpack_require__(6921),time=__webpack_require__(6712);const roundingChangesMeaning=(0,rule.
Km)({id:"rounding-changes-meaning",detects:"a percentage that rounding turns into much more, or into another meaning",severity:"warning",options:schemas.rej({factor:schemas.
aig().min(1).default(2)}),evaluate:({side,plan,options:{factor}})=>[...side.policies.map(policy=>ofEvictions(policy,factor)),...(0,rule.BR)(side).flatMap(rollout=>{
const timed=(0,time.vv)(rollout,plan);return[...timed?ofBudgets(timed,factor):[ofCeiling(rollout,factor)],ofBatchThreshold(rollout)]})]});function resultOf(cause,rounded,unit,limit,effect=text_text.
gd,rounds){const{resolved,of}=rounded,asked=round(rounded.asked),now=resolved===0?text_text.gd:(0,text_text.Qq)` (now ${resolved})`,becomes=resolved===0?(0,text_text.
Qq)`0`:(0,text_text.uM)(resolved,of,unit),way=rounds??(resolved<asked?(0,text_text.Qq)`rounds down to`:(0,text_text.Qq)`rounds up to`);return{subject:cause,says:(0,text_text.
Qq)`${limit} of ${(0,text_text.U9)(of,unit)} is ${asked} and ${way} ${becomes}${effect}.`,fix:(0,system.Up)`Set the intended number of ${(0,text_text.eu)(unit)}s${now} instead of a percentage.`,
magnitude:resolved,evidence:{cause,...rounded,asked}}}function round(n){return Math.round(n*100)/100}function ofBudgets(timed,factor){const{counted:of,limits}=timed.
calendar,neverBinding=(0,time.UY)(timed);return limits.flatMap(limit=>{const{written:declared,limit:resolved,reasons}=limit,asked=declared.endsWith("%")?of*Number.
parseInt(declared,10)/100:0;if(neverBinding.has(limit)||!reasons.some(reason=>timed.acting.includes(reason))||asked===0||resolved===null||resolved<=asked*factor)
return[];const{unit}=timed.rollout.group,result=resultOf("up",{declared,asked,resolved,of},unit,(0,time.Ff)(limit));return timed.resultOf(limit,{...result,subject:`\
up ${(0,time.HK)(limit)}`})})}function ofCeiling(rollout,factor){const{isWorkload:isPods}=rollout,{ceiling,matched,batches,unit,strategy}=rollout.group,{declared:written,
byDefault,rounding,of=matched}=ceiling,declared=written??byDefault,resolved=isPods?ceiling.enforced:ceiling.resolved;if(typeof declared!="string"||!declared.endsWith(
"%")||isPods&&written===null)return null;const asked=of*Number.parseFloat(declared)/100;if(resolved===null||asked===0||batches.length===0)return null;const field=rounding===
"down"?"maxConcurrency: ":isPods||rounding?"maxUnavailable: ":"",limit=(0,text_text.Qq)`${(0,text_text.aY)(`${field}${declared}`)}${written===null&&(0,text_text.
Qq)` (default)`}`,way=rounding!=="up"&&asked<1&&resolved>0?(0,text_text.Qq)`becomes`:void 0,result=(cause,effect,severity)=>{const rounded={declared,asked,resolved,
of};return rollout.result(["budget"],{...resultOf(cause,rounded,unit,limit,effect,way),severity})};if(resolved>asked*factor){const forced2=isPods&&resolved===1&&
strategy?.maxSurge===0&&(0,text_text.Qq)`, as ${(0,text_text.aY)("maxSurge")} rounds to 0 and not both may be 0`,all=isPods&&resolved>=of&&(0,text_text.Qq)`: none serves until a new one is ready`;
return result("up",(0,text_text.Qq)`${forced2}${all}`,"warning")}if(isPods)return resolved>0?null:result("zero",(0,text_text.Qq)`: no pod stops before a new one is ready`,
"info");if(!rounding||asked===resolved)return null;const[other,how]=rounding==="up"?["maxConcurrency","down"]:["maxUnavailable","up"];return result("rounded",(0,text_text.
Qq)`; ${(0,text_text.aY)(other)} rounds ${(0,text_text.eu)(how)}, to at least 1`,"info")}function unevenShare({written,of}){if(typeof written!="string"||!written.
endsWith("%"))return null;const asked=of*Number.parseInt(written,10)/100;return Number.isInteger(asked)?null:round(asked)}function ofEvictions({ref,evictionLimit:evictable},factor){
const asked=evictable?unevenShare(evictable):null;if(!evictable||asked===null)return null;const{most,of,unit,field,place}=evictable;if(most===0||most>=of)return null;
const isMore=field==="maxUnavailable",declared=String(evictable.written),resolved=isMore?most:of-most,rounded={declared,asked,resolved,of},effect=(0,text_text.Qq)`: ${most} may be evicted at a time`;
return{policy:ref,...resultOf("evictions",rounded,unit,(0,text_text.aY)(`${field}: ${declared}`),effect),fix:(0,system.Up)`Set the number of ${(0,text_text.eu)(
unit)}s that you mean, such as ${{field,value:isMore?Math.max(1,Math.floor(asked)):resolved}}.`,place,severity:isMore&&most>asked*factor?"warning":"info"}}function ofBatchThreshold(rollout){
const{brakes,batches}=rollout.group;if(!brakes||brakes.batchThresholdPercent===100||batches.length===0)return null;const{batchThresholdPercent,tolerance}=brakes,
several=tolerance.filter(({batchSize})=>batchSize>1),sizes=several.map(({batchSize})=>batchSize);if(sizes.length===0||several.some(({failuresTolerated})=>failuresTolerated>
0))return null;const largest=Math.max(...sizes),shown=(0,text_text.H$)(sizes.map(size=>(0,text_text.Qq)`${size}`),5);return rollout.result(["batchThreshold","st\
rategy"],{subject:"batch-threshold",says:(0,text_text.Qq)`${(0,text_text.aY)(`batchThreshold: ${batchThresholdPercent}`)} means the same as 100: a batch of ${shown} tolerates no failure.`,
fix:(0,system.Up)`Set ${{field:"batchThreshold",value:100}} if that is meant; ${Math.floor((largest-1)*100/largest)} is the highest value that tolerates one failure in a batch of ${largest}.`,
evidence:{cause:"batch-threshold",batchThresholdPercent,tolerance:tolerance.map(entry=>({...entry}))}})}const budgetNeverBinds=(0,rule.Km)({id:"budget-never-bin\
ds",detects:"a budget that never limits anything, or one number that several reasons share",severity:"info",evaluate:({side,plan})=>[...(0,time.kr)(side,plan).flatMap(
timed=>{const redundant=(0,time.UY)(timed);return timed.calendar.limits.map(limit=>{const stricter=redundant.get(limit);return stricter===void 0?sharedByReasons(
timed,limit):limit.schedule===null?neverDeciding(timed,limit,stricter):null})}),...side.policies.map(protectingNothing)]});function neverDeciding(timed,limit,stricter){
const{counted}=timed.calendar;return timed.resultOf(limit,{says:(0,text_text.Qq)`${(0,time.Ff)(limit)} never limits how many nodes are disrupted.`,why:(0,text_text.
Qq)`It is ${limit.limit??0} of the ${(0,text_text.U9)(counted,"node")} now, and for every reason that it names ${stricter} no more.`,fix:(0,system.Up)`Remove it, or keep it for another size of the pool.`,
evidence:{cause:"others",limit:limit.limit,counted}})}function sharedByReasons(timed,limit){const most=limit.limit??0;return!(limit.namesReasons&&limit.reasons.
length>1&&most>0)||timed.isClosedByError?null:timed.resultOf(limit,{subject:`shared ${(0,time.HK)(limit)}`,says:(0,text_text.Qq)`${(0,time.Ff)(limit)} counts ${(0,time.
F4)(limit.reasons)} together: ${(0,text_text.U9)(most,"node")} at most in all, not ${most} for each.`,fix:(0,system.Up)`No action needed if intended; a reason cannot have a number of its own.`,
evidence:{cause:"shared",limit:limit.limit,reasons:[...limit.reasons]}})}function protectingNothing({ref,evictionLimit:evictable}){if(!evictable||evictable.written===
null)return null;const{most,of,unit,field,written,place}=evictable;if(of===0||most<of)return null;const asked=unevenShare(evictable);return{policy:ref,subject:"\
nothing",says:(0,text_text.Qq)`protects nothing: ${(0,text_text.aY)(`${field}: ${String(written)}`)} allows ${(0,text_text.uM)(most,of,unit)} to be evicted at once${asked!==
null&&(0,text_text.Qq)` (${asked}, rounded up)`}.`,fix:of>1?(0,system.Up)`Set ${{field:"maxUnavailable",value:1}}, or the number of ${(0,text_text.eu)(unit)}s that may be evicted at a time.`:
(0,system.Up)`A budget of one ${(0,text_text.eu)(unit)} holds all or nothing: run 2 or more and set ${(0,text_text.aY)("maxUnavailable: 1")}, or delete the budget.`,
place,magnitude:most,evidence:{cause:"protects-nothing",declared:written,most,of},severity:asked===null?"info":"warning"}}var fields=__webpack_require__(3549);const budgetNotACap=(0,rule.
sE)({id:"budget-not-a-cap",detects:"a strategy whose batches outgrow the budget written beside it, which does not cap them",systems:["skyhook"],severity:"error",
evaluate:rollout=>{const{strategy,ceiling,batches,matched}=rollout.group,{resolved:budget,declared,enforced}=ceiling;if(strategy===null||budget===null||enforced!==
null||rollout.policy.change?.batched===!1)return null;const crossing=batches.find(({size:size2})=>size2>budget);if(!crossing)return null;const{size,index}=batches.
reduce((a,b)=>b.size>a.size?b:a),written=typeof declared=="string"&&(0,text_text.Qq)`${(0,text_text.aY)(declared)}, `;return rollout.result(["budget","strategy"],
{says:(0,text_text.Qq)`the ${(0,text_text.aY)((0,fields.r7)(strategy,"kind")??"")} strategy takes ${(0,text_text.uM)(size,matched,"node")} at once in batch ${index}, and the budget of ${written}${(0,text_text.
U9)(budget,"node")} is not enforced.`,why:(0,text_text.Qq)`The operator ignores ${(0,text_text.aY)("budget")} when a strategy is set. Batch ${crossing.index} (${(0,text_text.
U9)(crossing.size,"node")}) is the first above the budget.`,fix:rollout.fewer(budget)??system.O5,short:(0,text_text.Qq)`batch ${index} is ${size}, budget ${budget}`,
field:"strategy",magnitude:size,evidence:{budget,peakAtOnce:size,crossesInBatch:crossing.index,crossesWith:crossing.size,matched}})}}),canaryNotRepresentative=(0,rule.
Km)({id:"canary-not-representative",detects:"a hardware model, operating system or zone that the first batch does not cover",systems:"some",severity:"warning",options:schemas.
rej({labels:schemas.YOg(schemas.YjP().min(1)).default(["node.kubernetes.io/instance-type","nvidia.com/gpu.product","kubernetes.io/arch","feature.node.kubernetes\
.io/system-os_release.VERSION_ID","topology.kubernetes.io/zone"])}),evaluate:({side,base,plan:{inventory},options:options2})=>[...(0,rule.BR)(side).flatMap(rollout=>inventory&&
rollout.policy.change?.batched!==!1?options2.labels.map(label=>firstTouchedLate(rollout,label,inventory)):[]),...base?stagesMoved(side,base):[]]});function firstTouchedLate(rollout,label,inventory){
const{batches,unit}=rollout.group,[canary,...later]=batches;if(!canary||!inventory.hasLabel(label))return null;const valueOf=target=>(0,fields.Ms)(inventory.labelsOf(
target),label)??"",seen=new Set(["",...canary.targets.map(valueOf)]),late=later.flatMap(({index,targets})=>{const fresh=targets.filter(target=>!seen.has(valueOf(
target)));return[...(0,lookup.me)(fresh,valueOf)].flatMap(([value,{length}])=>(seen.add(value),length>canary.size?[{value,batch:index,targets:length}]:[]))});if(late.
length===0)return null;const worst=late.sort((a,b)=>b.targets-a.targets||(a.value<b.value?-1:1)),shown=worst.map(({value,batch,targets})=>(0,text_text.Qq)`${(0,text_text.
UU)("object",value)} (${(0,text_text.U9)(targets,unit)} at once in batch ${batch})`);return rollout.result(["initialBatch","strategy","budget"],{subject:label,field:"\
strategy",short:(0,text_text.Qq)`first batch does not cover every ${(0,text_text.aY)(label)}`,says:(0,text_text.Qq)`the first batch (${(0,text_text.U9)(canary.size,
unit)}) has no ${(0,text_text.aY)(label)} ${(0,text_text.H$)(shown,3)}. A fault that occurs only there first shows on that many at once.`,fix:(0,system.Up)`Give each ${(0,text_text.
aY)(label)} a compartment of its own with its own first batch.`,magnitude:worst.reduce((sum,{targets})=>sum+targets,0),evidence:{label,firstBatch:canary.size,late:worst}})}
function stagesMoved(side,base){const before=stagesOf(base);return[...stagesOf(side)].map(([strategy,now])=>{const canary=before.get(strategy)?.[0].group,[{group:first}]=now,
later=now.find(({group:{name:own2,matched:matched2,targets}})=>{const isSame=own2===canary?.name||canary?.targets.every(one=>targets.includes(one))===!0;return own2!==
first.name&&first.matched>matched2&&isSame});if(!canary||!later)return null;const{name:own,matched,unit}=later.group;return later.result(["strategy"],{subject:"\
first stage",says:(0,text_text.Qq)`stage ${(0,text_text.UU)("group",first.name)} (${(0,text_text.U9)(first.matched,unit)}) now comes before stage ${(0,text_text.
UU)("group",own)} (${(0,text_text.U9)(matched,unit)}), which came first: a bad version is first seen there.`,fix:(0,system.Up)`Put stage ${(0,text_text.UU)("gro\
up",own)} before stage ${(0,text_text.UU)("group",first.name)}.`,magnitude:first.matched,evidence:{was:canary.name,first:first.name,clusters:first.matched}})})}
function stagesOf(side){const positionOf=({group})=>(0,fields.Po)(group.strategy??void 0,"position")??0,stages=(0,rule.BR)(side).filter(({group:{strategy,matched}})=>strategy?.
kind==="stage"&&matched>0).sort((a,b)=>positionOf(a)-positionOf(b));return(0,lookup.me)(stages,({group})=>(0,system.XF)(group.declaredIn))}var days=__webpack_require__(
9730);const FIELDS=["budget","strategy","selector"],cannotFinish=(0,rule.sE)({id:"cannot-finish",detects:"a rollout that is not done before its deadline, or tha\
t takes far longer than before",severity:"warning",options:schemas.rej({withinDays:schemas.aig().positive().default(14),factor:schemas.aig().min(1).default(3)}),
evaluate:(rollout,{base,plan,options:options2})=>{const{matched,outcome}=rollout.group;return matched===0||outcome!=="complete"&&outcome!=="unfinished"?null:[pastDeadline(
rollout,plan,options2.withinDays),slower(rollout,base,plan,options2.factor)]}});function pastDeadline(rollout,plan,withinDays){const{group,policy}=rollout,{finish,
batches,stage,matched,unit,undone}=group,deadline=plan.at+withinDays*days.sO;if((finish!==null?finish<=deadline:group.outcome==="complete")||group.lingers?.some(
({until})=>until==="uncordon"))return null;const late=batches.filter(({end:end2})=>end2===null||end2>deadline),started=new Set(batches.flatMap(({targets})=>targets)).
size,left=new Set([...late.flatMap(({targets})=>targets),...undone??[]]).size+(undone?0:Math.max(0,matched-started)),isOfPerson=stage?.awaitsPerson===!0;if(left===
0&&isOfPerson||late.length===0&&group.held!==void 0||started===0&&policy.effect.outcome==="stuck")return null;const end=finish===null?(0,text_text.Qq)`does not end within a year`:
(0,text_text.Qq)`ends on ${(0,text_text.uR)(finish)}`;return rollout.result(FIELDS,{subject:"deadline",says:(0,text_text.Qq)`${(0,text_text.uM)(left,matched,unit)} ${(0,text_text.
Tq)(left,"is","are")} not done ${withinDays} days from now (${(0,text_text.uR)(deadline)}). The rollout takes ${(0,text_text.U9)(batches.length,"batch")} and ${isOfPerson?
(0,text_text.Qq)`also waits for a person`:end}.`,...(0,text_text.Im)(group.why)?{}:{why:(0,text_text.Qq)`${(0,text_text.Nx)(group.why)}.`},fix:rollout.traits.words.
late??(0,system.Up)`Raise the limit or widen the windows, or set ${(0,text_text.aY)("withinDays")} to the time you have.`,magnitude:left,evidence:{left,matched,
withinDays}})}function slower(rollout,base,plan,factor){const{group,policy}=rollout,before=rollout.before(base)?.group;if(!before||before.finish===null||group.finish===
null||before.matched===0)return null;const from=({start})=>policy.change?.kind==="continues"?plan.at:start??plan.at,took=before.finish-from(before),takes=group.
finish-from(group);return takes<=took*factor||takes-took<days.sO?null:rollout.result(FIELDS,{subject:"slower",says:(0,text_text.Qq)`the rollout of ${(0,text_text.
U9)(group.matched,group.unit)} takes ${(0,text_text.p0)(takes)} (was ${(0,text_text.p0)(took)}). Two versions run until it ends, on ${(0,text_text.uR)(group.finish)}.`,
fix:(0,system.Up)`Keep the pace of the base, or raise ${(0,text_text.aY)("factor")} if the slower pace is intended.`,magnitude:Math.round(takes/6e4),evidence:{minutes:takes/
6e4,minutesBefore:took/6e4}})}var canonical=__webpack_require__(6594);const options=schemas.rej({fromTargets:schemas.aig().int().min(1).default(2),errorAbovePercent:schemas.
aig().min(0).max(100).default(50)}),changeNotBatched=(0,rule.Km)({id:"change-not-batched",detects:"a change that the controller applies to every target in one p\
ass, whatever the policy says",systems:"some",severity:"error",options,evaluate:({side,base,options:options2})=>[...(base?.policies??[]).map(policy=>(0,rule.US)(
side,policy.ref)?null:deletion(policy,options2)),...side.policies.flatMap(policy=>[leaving(policy,options2),unbatched(policy,options2)])]});function unbatched(policy,{
fromTargets}){const{change,ref,written,place,effect}=policy;if(!change||change.batched||change.targetsAtOnce<fromTargets)return null;const{kind,targetsAtOnce}=change,
packages=(0,fields.UK)(written,"spec","packages")??null;return{policy:ref,subject:`${kind} ${(0,canonical.sc)(packages)}`,says:change.says,fix:(0,rule.k4)(policy),
place:change.place??place,cause:(0,rule.C2)(ref),short:(0,text_text.Qq)`${targetsAtOnce} at once`,magnitude:targetsAtOnce,evidence:{change:kind,targetsAtOnce},...effect.
groups.some(({onlyAdds})=>onlyAdds)?{severity:"warning"}:{}}}function leaving({ref,leaves,effect},options2){if(!leaves)return null;const{targets,of,says,fix:advice,
place,losesData=!1}=leaves;if(targets<options2.fromTargets&&!losesData)return null;const isStep=leaves.isStep&&!losesData&&100*targets<=options2.errorAbovePercent*
of;return{policy:ref,subject:"leaving",says,fix:advice,place,magnitude:targets,evidence:{change:"leaving",targetsAtOnce:targets},...isStep?{severity:effect.groups.
some(({unit})=>unit==="node")?"warning":"info"}:{}}}function deletion({onDelete,ref,place},{fromTargets}){const targetsAtOnce=onDelete?.targets.length??0;if(!onDelete||
targetsAtOnce<fromTargets)return null;const narrow=(0,system.Up)`Narrow it step by step before you delete it, or set ${(0,text_text.aY)("strategy.deleteStrategy\
.propagationPolicy: Abandon")} first to keep what is placed.`;return{policy:ref,subject:"deleted",cause:(0,rule.C2)(ref),short:(0,text_text.Qq)`${targetsAtOnce} at once`,
about:null,says:(0,text_text.Qq)`${(0,system.ct)(ref)} is removed. ${onDelete.says}`,fix:onDelete.fix??narrow,place,magnitude:targetsAtOnce,evidence:{change:"de\
leted",targetsAtOnce}}}var intervals=__webpack_require__(4091),calendar_week=__webpack_require__(7977);const closedHoursOpened=(0,rule.Km)({id:"closed-hours-ope\
ned",detects:"hours of the week in which the base allows no disruption, and the change does",systems:["karpenter"],severity:"warning",evaluate:({side,base,plan})=>{
const before=new Map((base?(0,time.kr)(base,plan):[]).map(timed=>[keyOf(timed),timed]));return(0,time.kr)(side,plan).flatMap(timed=>{const earlier=before.get(keyOf(
timed));if(!earlier||timed.isClosedByError||earlier.isClosedByError)return[];const opened=reason=>{const closed=earlier.stretches(reason,isClosed);return(0,intervals.
Vk)((0,intervals.Sj)(timed.week,closed))===calendar_week.mb?[]:(0,intervals.Pd)(closed,timed.stretches(reason,span=>!isClosed(span)))};return timed.alike(timed.
acting,opened).map(({reasons,times})=>{const hours=(0,intervals.Vk)((0,intervals.Sj)(timed.week,times))/days.iQ;return hours===0?null:timed.result({subject:reasons.
join("+"),says:(0,text_text.Qq)`nodes may be disrupted for ${timed.reasonsText(reasons)} ${timed.hoursText(times)}, when the base allows none.`,fix:(0,system.Up)`Keep the schedule and the duration of the budget that closes those hours.`,
magnitude:hours,evidence:{reasons:[...reasons],hoursOfTheWeek:hours}})})})}});function keyOf({rollout:{policy,group}}){return`${(0,system.XF)(policy.ref)} ${group.
name}`}function isClosed({limit}){return limit===0}var measure_wholes=__webpack_require__(1347),systems=__webpack_require__(5198),render=__webpack_require__(2490),
fleet_limit=__webpack_require__(4770),manifest_canonical=__webpack_require__(5288),measure_expiries=__webpack_require__(732);const SHOWN=4;function contributorsText(side,{
contributors,peakAt}){const isByAge=({policy,isNext,byAge})=>byAge===!0||isNext&&policy!==null&&groupsOf(side,policy).some(group=>(0,measure_expiries.aY)(group,
peakAt)),parts=contributors.toSorted((a,b)=>+(a.policy===null)-+(b.policy===null)||b.out-a.out).map(one=>one.policy===null?(0,text_text.Qq)`${one.out} unavailable before`:
(0,text_text.Qq)`${one.out} by ${labelOf(side,one.policy)}${isByAge(one)&&(0,text_text.Qq)` (${(0,text_text.aY)("expireAfter")})`}`),next=contributors.flatMap(one=>one.
policy&&one.isNext&&!isByAge(one)&&contributors.length>1?[one.policy]:[]);return(0,text_text.Qq)`${peakAt!==null&&(0,text_text.Qq)` on ${(0,text_text.uR)(peakAt)}`}${conditionText(
side,next)}: ${(0,text_text.H$)(parts,SHOWN)}`}function conditionText(side,next){if(next.length===0)return null;const labels=next.map(ref=>labelOf(side,ref)),begin=next.
length===1?(0,text_text.Qq)`rollout of ${labels[0]} begins`:(0,text_text.Qq)`rollouts of ${(0,text_text.p_)(labels,SHOWN)} begin`;return(0,text_text.Qq)`, if the next ${begin} at the same moment`}
function contributorsEvidence(contributors){return contributors.map(({policy,out,isNext})=>({policy:policy&&(0,system.d0)(policy),out,...isNext?{isNext}:{}}))}function policiesIn({
contributors}){return contributors.flatMap(({policy})=>policy??[])}function carrierOf(side,plan,policies){const refs=policies.toSorted((a,b)=>(0,lookup.nG)((0,system.
XF)(a),(0,system.XF)(b))),carrier=(ref2,place)=>({ref:ref2,place,cause:{field:"together",of:ref2?(0,render.Ul)(labelOf(side,ref2)):""}}),diffs=refs.flatMap(ref2=>diffsByName(
plan).get((0,system.XF)(ref2))??[]);for(const{ref:ref2,change,place,touchedThrough}of diffs){if(change!=="unchanged")return carrier(ref2,place);const through=plan.
policies.find(({ref:other,change:own,base,head})=>touchedThrough.some(one=>(0,rule.WY)(one,other))||own!=="unchanged"&&(head??base)?.effect.groups.some(group=>(0,measure_wholes.
ev)(group)&&(0,rule.WY)(group.rolls,ref2)));if(through)return carrier(ref2,through.place)}const ref=(diffs.find(({sameEffect})=>!sameEffect)??diffs[0])?.ref??refs[0];
return carrier(ref,(ref&&(0,rule.US)(side,ref)?.place)??null)}const diffsByName=(0,lookup.HK)(plan=>(0,lookup.me)(plan.policies,({ref})=>(0,system.XF)(ref)));function labelOf(side,ref){
const group=groupsOf(side,ref).find(measure_wholes.ev);return group?(0,text_text.Qq)`${(0,text_text.eu)(ref.kind)}s of ${(0,text_text.UU)("group",group.name)}`:
(0,system.ct)(ref)}function groupsOf(side,ref){return(0,rule.US)(side,ref)?.effect.groups??[]}function connected(items,overlapOf){const setOf=new Map,keyOf2=(0,lookup.
Oo)(system.XF),keysOf=item=>overlapOf(item).policies.map(({ref})=>keyOf2(ref));for(const item of items){const[first,second]=keysOf(item).map(key=>setOf.get(key)),
set=first??second??[],moved=first&&second&&first!==second?second:[];for(const one of[item,...moved]){set.push(one);for(const key of keysOf(one))setOf.set(key,set)}}
return[...new Set(setOf.values())]}function overlapResult(kind,overlaps,{ref,place},side,{says,...rest}){const labels=new Map,keyOf2=(0,lookup.Oo)(one=>{const label=labelOf(
side,one),key=(0,render.Ul)(label);return labels.set(key,label),key===(0,system.d0)(one)?(0,system.XF)(one):key}),pairs=overlaps.map(({policies})=>policies.map(
one=>keyOf2(one.ref)).sort()),sorted=[...labels].sort(([a],[b])=>a<b?-1:1).map(([,label])=>label),others=(0,text_text.Qq)`${sorted.length} policies share targets (${(0,text_text.
H$)(sorted,3)}). Two of them: `;return{policy:ref??null,isStandIn:!0,subject:`${kind} ${pairs.flat().sort()[0]??""}`,parts:new Set(overlaps.map((one,i)=>(0,manifest_canonical.
dj)([kind,pairs[i]??[],one.targets,one.togetherAtOnce]))),about:null,place,says:(0,text_text.Qq)`${sorted.length>2&&others}${says}`,...rest}}function apartFix(contributors,limit,side){
const alone=contributors.find(({policy,out,isNext})=>policy!==null&&!isNext&&out>limit);if(!alone?.policy)return(0,system.Up)`Let one rollout complete before the other begins, or make the batches smaller.`;
const planned=(0,rule.US)(side,alone.policy),itself=(0,text_text.Qq)`${(0,system.ct)(alone.policy)} is above the limit by itself`;if(planned?.change?.batched===
!1)return(0,system.Up)`${itself}. ${(0,rule.k4)(planned)}`;const{smaller}=(0,systems.JC)(alone.policy.system).words;return(0,system.Up)`${itself}: ${smaller??(0,text_text.
Qq)`make its batches, or what it selects, smaller`}.`}const combined_peak_above_limit_options=schemas.rej({limit:(0,fleet_limit.p9)("25%"),production:(0,fleet_limit.
p9)("25%"),domain:(0,fleet_limit.p9)("50%"),fromNodes:schemas.aig().int().min(1).default(2)}),combinedPeakAboveLimit=(0,rule.Km)({id:"combined-peak-above-limit",
detects:"several policies that together exceed the limit of the fleet or of a failure domain",severity:"error",options:combined_peak_above_limit_options,evaluate:input=>{
const{fromNodes}=input.options;return[...[...(0,lookup.me)(input.side.combined.scopes,({scope,members})=>scope.kind==="domain"?members<fromNodes?void 0:`domain ${scope.
key}`:WHOLE.has(scope.kind)?scope.kind:void 0)].map(([subject,peaks])=>scopeResult(subject,peaks,input)),...overlapResults(input)]}}),WHOLE=new Set(["fleet","cl\
usters","production"]);function aboveOf(peak,limit,side){const found=[peak.withoutNext,peak].find(one=>one.peakAtOnce>limit&&isOfSeveral(one,peak,side));if(!found)
return null;const all=found.contributors.filter(({out})=>out===found.peakAtOnce),removed=policiesIn({contributors:all}).find(ref=>!(0,rule.US)(side,ref));return{
...found,of:peak,limit,isHypothetical:found===peak,removed}}function isOfSeveral(together,{scope,members},side){const[first,...others]=policiesIn(together);if(others.
length>0)return!0;const effect=first&&(0,rule.US)(side,first)?.effect;if(!effect)return!1;const named=effect.groups.find(measure_wholes.ev);return scope.kind!==
"domain"?named?scope.kind==="production":together.peakAtOnce>effect.peakAtOnce:together.peakAtOnce<members&&named!==void 0&&named.matched>1||named!==void 0&&together.
contributors.some(({policy})=>policy===null)}function scopeResult(subject,peaks,{side,plan,options:given}){const limitOf=({scope:{kind}})=>kind==="domain"||kind===
"production"?given[kind]:given.limit,all=peaks.flatMap(peak2=>aboveOf(peak2,(0,fleet_limit.Dg)(limitOf(peak2),peak2.members),side)??[]),rankOf2=({isHypothetical:isHypothetical2,
removed:removed2})=>Number(isHypothetical2)*2+ +!!removed2,least=Math.min(...all.map(rankOf2)),above=all.filter(one=>rankOf2(one)===least).sort((a,b)=>b.peakAtOnce-
a.peakAtOnce),[first,...others]=above;if(!first)return null;const{limit,isHypothetical,removed,of:peak}=first,{scope,unit,members}=peak,refs=policiesIn(first),carrier=carrierOf(
side,plan,refs),isDomain=scope.kind==="domain",domain=isDomain&&(0,text_text.Qq)` of ${(0,text_text.aY)(scope.key)} ${(0,text_text.UU)("object",scope.value)}`,production=scope.
kind==="production"&&(0,text_text.Qq)` of production`,taken=(0,text_text.uM)(first.peakAtOnce,members,unit),also=others.map(({of,peakAtOnce})=>(0,text_text.Qq)`${(0,text_text.
UU)("object",of.scope.kind==="domain"?of.scope.value:"")} (${peakAtOnce} of ${of.members})`);return{about:null,subject,isHypothetical,rolls:isHypothetical?[]:refs.
filter(ref=>!(0,rule.US)(side,ref)?.effect.groups.some(measure_wholes.ev)),cause:removed?(0,rule.C2)(removed):carrier.cause,place:carrier.place,short:(0,text_text.
Qq)`${taken}${domain||production} ${isHypothetical?(0,text_text.Qq)`if next rollouts begin at the same moment`:(0,text_text.Qq)`with all policies`}, limit ${limit}`,
says:(0,text_text.Qq)`All policies together: ${taken}${domain||production} unavailable at once${contributorsText(side,first)}. Limit: ${(0,fleet_limit.vd)(limitOf(
peak),limit,unit,domain?(0,text_text.Qq)` of a domain`:production)}.${others.length>0&&(0,text_text.Qq)` Also ${(0,text_text.H$)(also,2)}.`}`,why:(0,text_text.Qq)`No controller sees what others disrupt.`,
fix:apartFix(first.contributors,limit,side),magnitude:above.reduce((sum,{peakAtOnce})=>sum+peakAtOnce,0),evidence:isDomain?{cause:"domain",key:scope.key,domains:above.
map(one=>({value:one.of.scope.kind==="domain"?one.of.scope.value:"",...evidenceOf(one)}))}:{cause:"all",...evidenceOf(first)}}}function evidenceOf({peakAtOnce,peakAt,
contributors,of,limit}){return{peakAtOnce,members:of.members,limit,peakAt:peakAt===null?null:new Date(peakAt).toISOString(),contributors:contributorsEvidence(contributors)}}
function overlapResults({side,plan,options:given}){const measured=side.combined.overlaps.flatMap(overlap=>{const{policies,togetherAtOnce,isPossible}=overlap,own=policies.
map(({ref,atOnce})=>Math.min(atOnce,(0,rule.US)(side,ref)?.effect.peakAtOnce??atOnce)),sum=own.reduce((total,atOnce)=>total+atOnce,0),together=isPossible?Math.min(
togetherAtOnce,sum):togetherAtOnce;if(together<=Math.min(...own))return[];const wholes=policies.map(({ref,matched:matched2})=>(0,rule.US)(side,ref)?.effect.groups.
find(measure_wholes.ev)?.named?.fleet??matched2),matched=Math.min(...wholes),limit=(0,fleet_limit.Dg)(given.limit,matched);return[{overlap,own,together,matched,
limit,isError:together>limit}]});return connected(measured,({overlap})=>overlap).map(alike=>{const[worst=alike[0]]=alike.toSorted((a,b)=>Number(a.overlap.isPossible)-
Number(b.overlap.isPossible)||Number(b.isError)-Number(a.isError)||b.together-a.together),{own,together,matched,limit,isError}=worst,{policies,targets,isPossible:isHypothetical}=worst.
overlap,refs=policies.map(({ref})=>ref),carrier=carrierOf(side,plan,refs),unit=(carrier.ref&&(0,rule.US)(side,carrier.ref))?.effect.groups[0]?.unit??"node",labels=refs.
map(ref=>labelOf(side,ref)),alone=labels.map((label,i)=>(0,text_text.Qq)`${label} ${own[i]??0}`),next=policies.flatMap(({ref,isNext})=>isNext?[ref]:[]),contributors=policies.
map(({ref,isNext},i)=>({policy:ref,out:own[i]??0,isNext})),{overlap:inTurn}=(0,systems.JC)(policies[0].ref.system).words,isOneSystem=refs.every(({system:system2})=>system2===
policies[0].ref.system),overlaps=alike.map(({overlap})=>overlap);return overlapResult("overlap",overlaps,carrier,side,{rolls:isHypothetical?[]:refs,isHypothetical,
cause:carrier.cause,short:(0,text_text.Qq)`${together} of ${(0,text_text.U9)(targets,unit)} that ${(0,text_text.p_)(labels)} share${isError&&(0,text_text.Qq)`, limit ${limit}`}`,
says:(0,text_text.Qq)`${(0,text_text.p_)(labels)} together disrupt ${(0,text_text.uM)(together,matched,unit)} at once on ${(0,text_text.U9)(targets,unit)} they share${conditionText(
side,next)}; alone ${(0,text_text.B5)(alone)}.`,fix:isOneSystem&&inTurn?inTurn:apartFix(contributors,limit,side),magnitude:alike.filter(one=>one.overlap.isPossible===
isHypothetical).reduce((sum,one)=>sum+one.together,0),evidence:{cause:"overlap",ownPeakAtOnce:own,peakAtOnce:together,matched,sharedTargets:targets,policies:labels.
map(render.Ul)},severity:isError?"error":"warning"})})}const compartmentAssignment=(0,rule.sE)({id:"compartment-assignment",detects:"nodes in the wrong compartm\
ent, and compartments without a strategy",systems:["skyhook"],severity:"warning",evaluate:rollout=>[withoutStrategy(rollout)??shadowed(rollout),...wonByName(rollout),
looserDefault(rollout)]});function withoutStrategy(rollout){const{strategy,declaredIn,outcome,matched,selected,ceiling,why,production}=rollout.group;if(strategy!==
null||declaredIn.kind!=="DeploymentPolicy")return null;const isStuck=outcome==="stuck"&&matched>0,{enforced}=ceiling,pace=enforced===null?(0,text_text.Qq)`together`:
(0,text_text.Qq)`${enforced} at a time`;return rollout.result(["name"],{says:(0,text_text.Qq)`no strategy is set, and none is inherited from the default. ${matched} of ${(0,text_text.
U9)(selected,"node")} that it selects ${(0,text_text.Tq)(matched,"rolls","roll")} ${pace}, without thresholds.`,...isStuck?{why:(0,text_text.Qq)`${(0,text_text.
Nx)(why)}.`}:{},fix:(0,system.Up)`Give it a strategy, such as ${(0,text_text.aY)("fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}")}.`,evidence:{
cause:"no-strategy",matched,outcome},severity:production||isStuck?"error":"warning"})}function shadowed(rollout){const{selected,matched,lostTo}=rollout.group;if(selected===
0||matched>0)return null;const others=Object.entries(lostTo).map(([other,n])=>(0,text_text.Qq)`${(0,text_text.UU)("group",other)} (${n})`);return rollout.result(
["selector","name"],{says:(0,text_text.Qq)`selects ${(0,text_text.U9)(selected,"node")} and gets none of them; they go to ${(0,text_text.B5)(others)}. Its budget, strategy and thresholds have no effect.`,
fix:(0,system.Up)`Remove it, or make the selectors exclude each other: the operator prefers ${(0,text_text.aY)("fixed")} over ${(0,text_text.aY)("linear")} over ${(0,text_text.
aY)("exponential")}, then the smaller ceiling, then the name.`,magnitude:selected,evidence:{cause:"shadowed",selected,lostTo:{...lostTo}}})}function wonByName(rollout){
return Object.entries(rollout.group.wonByName??{}).map(([loser,nodes])=>rollout.result(["name","selector"],{subject:loser,says:(0,text_text.Qq)`${(0,text_text.U9)(
nodes,"node")} that ${(0,text_text.UU)("group",loser)} selects too ${(0,text_text.Tq)(nodes,"is","are")} here only because this name sorts first: both have the same kind of strategy and the same ceiling. A new name, or one more node, moves them.`,
fix:(0,system.Up)`Make the two selectors exclude each other, so that ${(0,text_text.UU)("group",loser)} does not select these nodes.`,magnitude:nodes,evidence:{
cause:"name",loser,nodes}}))}function looserDefault(rollout){const{group,policy}=rollout,{isFallback,matched,targets}=group;if(isFallback!==!0||matched===0)return null;
const{groups}=policy.effect,others=groups.filter(other=>other!==group&&other.matched>0),reasons=others.length>0?looserThan(group,others):[];if(reasons.length===
0)return null;const total=new Set(groups.flatMap(other=>other.targets)).size;return rollout.result(["strategy","budget"],{subject:"default",says:(0,text_text.Qq)`${(0,text_text.
uM)(matched,total,"node")} match no compartment and get the default, which is looser: ${(0,text_text.B5)(reasons,"; ")}. These are ${(0,text_text.BT)("target",targets)}.`,
fix:(0,system.Up)`Make the default as strict as the strictest compartment, or add a compartment for these ${(0,text_text.U9)(matched,"node")}.`,magnitude:matched,
evidence:{cause:"default",matched,outOf:total,looser:reasons.map(render.Ul),nodes:[...targets]}})}function looserThan({freshBatches=[],brakes},others){const own=Math.
max(0,...freshBatches),largest=Math.max(0,...others.flatMap(other=>other.freshBatches??[])),stops=group=>(group.brakes?.failureThreshold??null)!==null,limits=others.
map(other=>other.brakes?.safetyLimitPercent??0),isIgnoredEarlier=stops({brakes})&&brakes&&brakes.unprotectedTargets>0&&Math.min(...limits)>brakes.safetyLimitPercent;
return(0,lookup.Eb)([own>largest&&(0,text_text.Qq)`it takes up to ${own} at once, the compartments at most ${largest}`,!stops({brakes})&&others.every(stops)&&(0,text_text.
Qq)`it has no ${(0,text_text.aY)("failureThreshold")}, and every compartment has one`,isIgnoredEarlier&&(0,text_text.Qq)`its ${(0,text_text.aY)("safetyLimit")} is ${brakes.
safetyLimitPercent}, those of the compartments at least ${Math.min(...limits)}`])}var looser=__webpack_require__(8048);const controlPlaneSelected=(0,rule.sE)({id:"\
control-plane-selected",detects:"a rollout that includes control plane nodes without declaring it",systems:"some",severity:"error",options:schemas.rej({intended:schemas.
YOg(schemas.YjP().min(1).max(400)).max(200).default([]).register(looser.$,{when:"more"})}),evaluate:(rollout,{options:options2})=>{const{group,policy}=rollout,names=[
group.name,(0,system.d0)(policy.ref)];if(group.controlPlane.length===0||names.some(name=>options2.intended.includes(name)))return null;const taken=group.controlPlane.
length;return rollout.result(["selector"],{says:(0,text_text.Qq)`${(0,text_text.uM)(taken,group.matched,"node")} ${(0,text_text.Tq)(taken,"is a control plane no\
de","are control plane nodes")}, disrupted like any other: ${(0,text_text.BT)("target",group.controlPlane)}.`,fix:(0,system.Up)`Leave them out, or name ${(0,text_text.
UU)("group",group.name)} in the rule's option ${(0,text_text.aY)("intended")}.`,magnitude:taken,evidence:{controlPlane:[...group.controlPlane],matched:group.matched}})}}),
deprecatedApi=(0,rule.sE)({id:"deprecated-api",detects:"an API group or a field that a later version of the controller removes",systems:["skyhook"],severity:"wa\
rning",evaluate:interruptionBudget});function interruptionBudget(rollout){const{group,policy}=rollout,{declared,enforced}=group.ceiling;return policy.missingReferences.
length>0||group.isFallback===!0||!(group.declaredIn.kind!=="DeploymentPolicy")||declared===null||enforced===null||group.matched===0?null:rollout.result(["budget"],
{says:(0,text_text.Qq)`${(0,text_text.aY)(`interruptionBudget ${declared}`)} is deprecated. It takes ${(0,text_text.uM)(enforced,group.matched,"node")} at a time (${(0,text_text.
U9)(rollout.freshBatches.length,"batch")}), without ${(0,text_text.aY)("failureThreshold")} and in no defined order. The replacement of the migration guide, ${(0,text_text.
aY)("fixed: {initialBatch: 1}")}, takes 1 at a time.`,fix:(0,system.Up)`To keep the batch size, name a DeploymentPolicy with ${(0,text_text.aY)(`default: {budge\
t: {count: ${enforced}}, strategy: {fixed: {initialBatch: ${enforced}, failureThreshold: 1, safetyLimit: 100}}}`)}.`,evidence:{cause:"interruption-budget",declared,
initialBatch:enforced,matched:group.matched}})}const evictions_raised_options=schemas.rej({limit:(0,fleet_limit.p9)("25%"),factor:schemas.aig().min(1).default(2)}),
evictionsRaised=(0,rule.Km)({id:"evictions-raised",detects:"a disruption budget that allows more evictions at once, or no longer covers its pods",systems:"some",
severity:"error",options:evictions_raised_options,evaluate:({side,base,options:options2})=>{const found=(base?.policies??[]).flatMap(before=>{const pods=released(
before,side);if(pods)return pods;const after=heldAfter(before,side);return after.length===0?gone(before,side)??[]:after.flatMap(one=>raised(before,one,options2)??
[])});return[...(0,lookup.me)(found,({policy})=>policy&&(0,system.XF)(policy)).values()].map(([first])=>first)}});function released({releasedPods,ref,place},side){
if(!releasedPods||releasedPods.pods!==null&&releasedPods.pods<2)return null;const{pods,nodes,isGone,isPossible,says}=releasedPods;return{policy:ref,about:null,says:(0,text_text.
Qq)`${(0,system.ct)(ref)}${isGone&&(0,text_text.Qq)` is removed`}: ${says}.`,fix:isGone?(0,system.Up)`Keep it until another budget covers these pods.`:(0,system.
Up)`Keep the pods in its selector, and set how many may be evicted at once, such as ${(0,text_text.aY)("maxUnavailable: 1")}.`,place:(0,rule.US)(side,ref)?.place??
place,magnitude:pods,...isPossible?{severity:"warning"}:{},evidence:{cause:"released",pods,nodes,isGone}}}const byName=(0,lookup.HK)(side=>(0,lookup.me)(side.policies,
({ref})=>ref.name));function heldAfter({ref,evictionLimit},side){return[ref.name,...evictionLimit?.heldNextBy??[]].flatMap(name=>byName(side).get(name)??[]).filter(
one=>(0,rule.WY)(one.ref,{...ref,name:one.ref.name}))}function raised(before,after,{limit,factor}){const[was,is]=[before.evictionLimit,after.evictionLimit];if(!was||
!is||is.most<=was.most||is.most*was.of<=was.most*is.of)return null;const{most,of,unit,field,place}=is,allowed=(0,fleet_limit.Dg)(limit,of),least=Math.max(1,allowed);
if(most<=least)return null;const by=!(0,rule.WY)(before.ref,after.ref)&&(0,text_text.Qq)` by ${(0,system.ct)(before.ref)}`;return{policy:after.ref,says:(0,text_text.
Qq)`${(0,text_text.uM)(most,of,unit)} may be evicted at once (was ${was.most} of ${was.of}${by}). Limit: ${(0,fleet_limit.vd)(limit,allowed,unit)}.`,fix:(0,system.
Up)`Set ${{field,value:field==="maxUnavailable"?least:of-least}}: at most ${(0,text_text.U9)(least,unit)} of ${of} can then be evicted at once.`,place,magnitude:most,
...most<=factor*was.most&&most*2<=of?{severity:"warning"}:{},evidence:{cause:"raised",most,of,before:was.most}}}function gone(policy,side){const{ref,place,onDelete,
uses,evictionLimit}=policy,isThere=uses.every(used=>side.policies.some(one=>!one.isDeleted&&(0,rule.WY)(one.ref,used)));if(!onDelete||!evictionLimit||!isThere)return null;
const{most,of}=evictionLimit;return{policy:ref,about:null,says:(0,text_text.Qq)`${(0,system.ct)(ref)} is removed. ${onDelete.says}`,fix:(0,system.Up)`Keep it.`,
place,magnitude:of,evidence:{cause:"gone",most:of,of,before:most}}}const THRESHOLD={field:"failureThreshold",value:1},SAFETY_LIMIT={field:"safetyLimit",value:100};
function servesAtWork(policy){return policy.nodeAction==="none"}function outBesides({batches,outBefore},most){return outBefore>0&&most<1?(0,system.Up)`Restore what was unavailable before (${outBefore}): the limit has no room for another one.`:
batches.every(({size})=>size<=most)?(0,system.Up)`Restore what is unavailable besides the batches; they are small enough.`:null}function wholeCause({group}){const{
strategy,ceiling,outBefore,unit,worstLoss,matched}=group;if(strategy?.kind==="Recreate")return(0,text_text.Qq)`${(0,text_text.aY)("Recreate")} stops every pod before it starts the first new one.`;
const isParallel=strategy?.podManagementPolicy==="Parallel";if((isParallel||strategy?.minAvailable!==void 0)&&outBefore===0&&worstLoss>(ceiling.enforced??0))return(0,text_text.
Qq)`Pods of added replicas are all created at once${isParallel&&(0,text_text.Qq)` (${(0,text_text.aY)("podManagementPolicy: Parallel")})`}.`;const written=ceiling.
declared===null?"maxUnavailable":`maxUnavailable: ${ceiling.declared}`,before=outBefore>0&&(0,text_text.Qq)`, and ${(0,text_text.U9)(outBefore,unit)} ${(0,text_text.
Tq)(outBefore,"was","were")} unavailable before`;return(0,text_text.Qq)`${(0,text_text.aY)(written)} allows ${(0,text_text.U9)(ceiling.enforced??0,unit)} of ${matched}${before}.`}
function notByExpiry({expiry}){return expiry?.lifetimeMs===null?(0,system.Up)`Replace these nodes before they expire, a few at a time; new nodes do not expire.`:
(0,system.Up)`Replace some of the nodes before they expire, or set ${(0,text_text.aY)("expireAfter: Never")} and let drift replace them within the budgets.`}function expirySeverity({
production}){return production?"error":"warning"}function expiryText(aged){return(0,text_text.Qq)` on ${(0,text_text.uR)(aged.worst.at)}, when they expire (${(0,text_text.
aY)("expireAfter")})`}const expiryBypassesBudget=(0,rule.sE)({id:"expiry-bypasses-budget",detects:"nodes that are deleted by age (expireAfter), which no budget,\
 window or freeze delays",systems:["karpenter"],severity:"warning",options:schemas.rej({factor:schemas.aig().min(1).default(2)}),evaluate:(rollout,{base,plan,options:options2})=>{
const{group}=rollout,{expiries,matched,expiry}=group;if(!expiry)return null;const{lifetimeMs,expected,unknown,basis,place}=expiry;if(lifetimeMs===null&&expected.
length+unknown.length===0)return null;const before=rollout.before(base)?.group.expiry,was=before?before.lifetimeMs??1/0:null,isCut=was!==null&&lifetimeMs!==null&&
lifetimeMs<was&&lifetimeMs*options2.factor<=was,isUseless=isCut&&lifetimeMs<group.workMs.longest,worst=(expiries&&(0,measure_expiries.wM)(expiries)?.worst)??null,
over=expiries?.over.length??0,n=expected.length,byAge=basis==="age"&&n>0?" (by age: the snapshot has no NodeClaims)":"",limit=worst?.limit===null?(0,text_text.Qq)`no budget limits them`:
(0,text_text.Qq)`the budgets allow ${worst?.limit??0}`,sentences=[lifetimeMs===null?(0,text_text.Qq)`nodes made before ${(0,text_text.aY)("expireAfter: Never")} keep their age limit, and budgets do not delay it.`:
(0,text_text.Qq)`${(0,text_text.aY)("expireAfter")} deletes each node ${(0,text_text.eu)((0,calendar_week.Cp)(lifetimeMs))} after its creation. Budgets, windows and do-not-disrupt do not prevent that, and no replacement is made first.`,
unknown.length>0&&(0,text_text.Qq)`The expiry of ${(0,text_text.uM)(unknown.length,matched,"node")} is unknown: nodes older than ${(0,text_text.aY)("expireAfter")} were created with another value. Add NodeClaims to the snapshot.`,
matched>unknown.length&&(0,text_text.Qq)`${(0,text_text.uM)(n,matched,"node")} ${(0,text_text.Tq)(n,"expires","expire")} before ${(0,text_text.uR)(plan.horizon.
to)}${(0,text_text.eu)(byAge)}.`,worst&&(0,text_text.Qq)`In the dry rollout ${(0,text_text.U9)(worst.out,"node")} ${(0,text_text.Tq)(worst.out,"is","are")} unavailable at once on ${(0,text_text.
uR)(worst.at)}, when ${limit}.`,isCut&&(0,text_text.Qq)`Before this change a node lived ${(0,text_text.eu)(was===1/0?"forever":(0,calendar_week.Cp)(was))}.`];return rollout.
result(["expireAfter"],{field:"expireAfter",subject:"expiry",place,says:(0,text_text.B5)(sentences," "),fix:over>0||lifetimeMs===null?notByExpiry(group):(0,system.
Up)`If nodes may only be disrupted in windows, set ${(0,text_text.aY)("expireAfter: Never")} and let drift replace them within the budgets.`,magnitude:isCut?1/0:
worst?.out??0,evidence:{lifetimeHours:lifetimeMs===null?null:lifetimeMs/days.iQ,expected:n,expired:expiries?.expired.length??0,unknown:unknown.length,peakAtOnce:worst?.
out??0,peakAt:worst?new Date(worst.at).toISOString():null,limit:worst?.limit??null,timesOverLimit:over},severity:isUseless?"error":over>0?expirySeverity(group):
"warning"})}}),failure_domain_at_once_options=schemas.rej({fromPercent:schemas.aig().min(1).max(100).default(100),fromTargets:schemas.aig().int().min(1).default(
2),announced:(0,fleet_limit.p9)("50%")}),failureDomainAtOnce=(0,rule.Km)({id:"failure-domain-at-once",detects:"all targets of a group in one zone, rack or other\
 failure domain unavailable at once",severity:"error",options:failure_domain_at_once_options,evaluate:input=>{const announced=announcedTogether(input),said=new Set(
announced.map(({evidence})=>evidence.key)),groups=(0,rule.BR)(input.side).flatMap(rollout=>ofGroup(rollout,input));return[...announced,...groups.filter(({isStandIn,
evidence})=>!isStandIn||!said.has(evidence.key))]}});function ofGroup(rollout,input){const{group}=rollout,{fromPercent,fromTargets}=input.options,part=fromPercent===
100?(0,text_text.Qq)`a whole failure domain`:(0,text_text.Qq)`${fromPercent}% of a failure domain`,counted=group.domains.filter(({matched})=>matched>=fromTargets&&
matched<(0,measure_wholes.l2)(group));return[...(0,lookup.me)(counted,({key})=>key).values()].flatMap(domains=>{const isBroken=(atOnce,{matched})=>atOnce*100>=fromPercent*
matched,broken=domains.filter(domain=>(domain.batch!==null||domain.byExpiry===!0)&&isBroken(domain.peakAtOnce,domain)),possible=domains.filter(domain=>isBroken(
domain.worstAtOnce??0,domain));return inTheRollout(rollout,broken,part)??asWritten(rollout,domains,part,input)??inWorstOrder(rollout,possible,part)??[]})}function domainText({
key,value}){return(0,text_text.Qq)`${(0,text_text.aY)(key)} ${(0,text_text.UU)("object",value)}`}function announcedTogether({side,plan:{inventory},options:given}){
const announced=side.policies.filter(({isDeleted})=>!isDeleted).flatMap(({place,effect})=>effect.groups.filter(measure_wholes.ev).flatMap(({targets})=>targets.map(
node=>({node,place})))),domains=side.combined.byDomain.flatMap(({key,value,matched})=>{const own=announced.filter(({node})=>inventory?.labelsOf(node)[key]===value),
nodes=new Set(own.map(({node})=>node)).size;return matched>=given.fromTargets&&nodes>(0,fleet_limit.Dg)(given.announced,matched)?[{key,value,matched,nodes,place:own[0]?.
place??null}]:[]});return[...(0,lookup.me)(domains,({key})=>key).values()].map(alike=>{const[worst=alike[0],...others]=alike.toSorted((a,b)=>b.nodes-a.nodes),{key,
matched,nodes,place}=worst,limit=(0,fleet_limit.Dg)(given.announced,matched),also=others.map(one=>(0,text_text.Qq)`${(0,text_text.UU)("object",one.value)} (${one.
nodes} of ${one.matched})`);return{subject:`domain ${key}`,about:null,says:(0,text_text.Qq)`Maintenances are announced for ${(0,text_text.uM)(nodes,matched,"nod\
e")} of ${domainText(worst)}, and nothing separates them in time. Limit of a domain: ${(0,fleet_limit.vd)(given.announced,limit,"node")}.${also.length>0&&(0,text_text.
Qq)` Also ${(0,text_text.H$)(also,10)}.`}`,fix:(0,system.Up)`Announce at most ${(0,text_text.U9)(limit,"node")} of ${domainText(worst)} at a time, and the others when those are done.`,
place,magnitude:alike.reduce((sum,one)=>sum+one.nodes,0),evidence:{cause:"announced",key,domains:alike.map(one=>({value:one.value,planned:one.nodes,members:one.
matched}))}}})}function asWritten(rollout,domains,part,{plan,options:{fromPercent}}){const{group}=rollout,timed=(0,time.vv)(rollout,plan);if(!timed||timed.calendar.
counted===0)return null;const[{key}]=domains,sparing=domains.map(({matched})=>matched-Math.ceil(fromPercent*matched/100)+1),withoutHarm=(0,measure_wholes.l2)(group)-
sparing.reduce((sum,left)=>sum+left,0),ceiling=(0,time._x)(timed,Math.max(0,withoutHarm));if(!ceiling)return null;const{most}=ceiling,smallest=Math.min(...domains.
map(({matched})=>matched)),says=(0,text_text.Qq)` In any order that takes ${part} (${(0,text_text.aY)(key)}, ${domains.length} of them).`;return ceiling.result(
says,Math.max(1,smallest-1),{subject:key,short:(0,text_text.Qq)`${(0,text_text.aY)(key)}: budgets allow ${most} of ${timed.size} at once`,evidence:{cause:"budge\
ts",key,ceiling:most,matched:timed.size}})}function inWorstOrder(rollout,domains,part){const{freeOrder,peakAtOnce}=rollout.group,[smallest]=domains.toSorted((a,b)=>a.
matched-b.matched||(a.value<b.value?-1:1));if(!freeOrder||!smallest)return null;const{key,matched,worstAtOnce=0}=smallest,alike=domains.length>1&&(0,text_text.Qq)` (one of ${domains.
length} such domains)`,taken=(0,text_text.Qq)`${worstAtOnce} of ${matched}`;return rollout.result(["strategy","budget"],{subject:key,says:(0,text_text.Qq)`${part} may be unavailable at once: up to ${peakAtOnce} at once, ${freeOrder.
says}. The worst order takes ${taken} of ${domainText(smallest)}${alike}; the order of the plan takes ${smallest.peakAtOnce}.`,...domainResult(rollout,key),short:(0,text_text.
Qq)`${domainText(smallest)}: ${taken} in the worst order`,severity:"warning",magnitude:worstAtOnce,evidence:{cause:"worst-order",key,domains:domains.map(one=>({
value:one.value,matched:one.matched}))}})}function inTheRollout(rollout,domains,part){const{group}=rollout,worst=domains.toSorted((a,b)=>b.matched-a.matched||(a.
value<b.value?-1:1)),[first,...others]=worst;if(!first)return null;const{key}=first,shown=worst.map(({value,peakAtOnce,matched,byExpiry:byExpiry2,batch})=>(0,text_text.
Qq)`${(0,text_text.UU)("object",value)} (${peakAtOnce} of ${matched} ${byExpiry2===!0?(0,text_text.Qq)`by expiry`:(0,text_text.Qq)`in batch ${batch??0}`})`),byExpiry=domains.
every(domain=>domain.byExpiry),state=group.replacesFirst&&!byExpiry?(0,text_text.Qq)`replaced`:(0,text_text.Qq)`unavailable`,more=others.length>0&&(0,text_text.
Qq)`, and ${others.length} more`,targets=domains.reduce((sum,{peakAtOnce})=>sum+peakAtOnce,0),created=(0,text_text.Qq)`Nodes are taken in the order of their creation, often by rack or zone.`,
order=group.freeOrder?(0,text_text.Qq)`Without a policy the order of nodes is not defined.`:created;return rollout.result(byExpiry?["expireAfter"]:["strategy","\
budget"],{subject:key,says:(0,text_text.Qq)`${part} is ${state} at once: ${(0,text_text.aY)(key)} ${(0,text_text.H$)(shown,3)}.`,why:byExpiry?(0,text_text.Qq)`Nodes that were created together expire together.`:
rollout.traits.words.order??order,...domainResult(rollout,key),...byExpiry?{fix:rollout.unlessUnbatched(notByExpiry(group)),field:"expireAfter",severity:expirySeverity(
group)}:{},short:(0,text_text.Qq)`${domainText(first)}: ${first.peakAtOnce} of ${first.matched}${more}`,magnitude:rollout.isWorkload?Math.min(targets,group.peakAtOnce):
targets,evidence:{cause:"rollout",key,domains:worst.map(({value,matched,peakAtOnce,batch})=>({value,matched,peakAtOnce,batch})),matched:(0,measure_wholes.l2)(group)}})}
function domainResult(rollout,key){const advice=rollout.traits.words.domain?.(key)??(0,system.Up)`Make the batches smaller than the group's part of a domain, or give each ${(0,text_text.
aY)(key)} its own compartment.`;return{fix:rollout.unlessUnbatched(advice),field:"strategy",ofRollout:!0}}const ERROR_ABOVE=.2,failureThresholdIneffective=(0,rule.
sE)({id:"failure-threshold-ineffective",detects:"a failureThreshold that is not set, cannot be reached, or is made ineffective",systems:["skyhook"],severity:"wa\
rning",options:schemas.rej({belowSafetyLimit:schemas.aig().min(1).max(100).default(80).register(looser.$,{when:"lower"}),belowBatchThreshold:schemas.aig().min(1).
max(100).default(90).register(looser.$,{when:"lower"})}),evaluate:(rollout,{options:options2})=>{const{brakes}=rollout.group;if(!brakes)return null;const low=lowBatchThreshold(
rollout,brakes,options2.belowBatchThreshold);if(brakes.failureThreshold===null)return[unset(rollout,brakes),low];const stop={rollout,brakes,failureThreshold:brakes.
failureThreshold};return[unreachable(stop)??ignoredEarly(stop,options2.belowSafetyLimit),neverInRow(stop),uncounted(stop),low]}});function unset(rollout,{failureHoldsGroup}){
const{matched,declaredIn,production}=rollout.group;if(matched===0)return null;const never=(0,text_text.Qq)`${(0,text_text.aY)("failureThreshold")} is not set: failed batches never stop the rollout over ${(0,text_text.
U9)(matched,"node")}`;return rollout.result(["failureThreshold","strategy","budget"],{field:"strategy",says:(0,text_text.Qq)`${never}.`,why:failureHoldsGroup?(0,text_text.
Qq)`Only a node stuck in error blocks the rest.`:text_text.gd,short:never,fix:declaredIn.kind==="DeploymentPolicy"?(0,system.Up)`Set ${THRESHOLD} and ${SAFETY_LIMIT}.`:
(0,system.Up)`A stop needs a ${(0,text_text.aY)("deploymentPolicy")} with ${THRESHOLD} and ${SAFETY_LIMIT} in place of ${(0,text_text.aY)("interruptionBudget")}.`,
magnitude:matched,evidence:{cause:"unset",matched,failureThreshold:null},severity:matched===1?"info":production?"error":"warning"})}function unreachable({rollout,
brakes,failureThreshold}){const{batches,matched}=rollout.group;if(brakes.canFire||matched<2)return null;const{safetyLimitPercent}=brakes,sizes=batches.length>0?
batches.map(({size})=>size):rollout.freshBatches,shown=(0,text_text.eu)(`${sizes.slice(0,3).join(", ")}${sizes.length>3?", ...":""}`);return rollout.result(["fa\
ilureThreshold","safetyLimit","strategy"],{field:"strategy",says:(0,text_text.Qq)`${(0,text_text.aY)("failureThreshold")} ${failureThreshold} cannot stop this rollout.`,
why:(0,text_text.Qq)`With batches of ${shown} over ${(0,text_text.U9)(matched,"node")}, progress reaches ${(0,text_text.aY)("safetyLimit")} (${safetyLimitPercent}%) before ${failureThreshold} ${(0,text_text.
Tq)(failureThreshold,"batch has","batches in a row have")} failed.`,fix:(sizes[0]??0)>=matched?(0,system.Up)`Use batches of at most ${(0,text_text.U9)(Math.floor(
matched/2),"node")}, with ${THRESHOLD} and ${SAFETY_LIMIT}.`:(0,system.Up)`Set ${THRESHOLD} and ${SAFETY_LIMIT}, or use smaller batches.`,short:(0,text_text.Qq)`failureThreshold ${failureThreshold} cannot be reached`,
magnitude:matched,evidence:{cause:"unreachable",failureThreshold,safetyLimitPercent,batches:[...sizes]},severity:"error"})}function ignoredEarly({rollout,brakes},below){
const{matched,places}=rollout.group,{safetyLimitPercent,unprotectedTargets,failureHoldsGroup}=brakes;if(matched===0||safetyLimitPercent>=below||unprotectedTargets===
0)return null;const last=(0,text_text.Qq)`the last ${(0,text_text.uM)(unprotectedTargets,matched,"node")}`,isWritten=places.safetyLimit!==void 0;return rollout.
result(["safetyLimit","strategy"],{field:"strategy",says:(0,text_text.Qq)`${(0,text_text.aY)("failureThreshold")} cannot stop ${last}: it is ignored once ${safetyLimitPercent}% are done (${(0,text_text.
aY)("safetyLimit")}${!isWritten&&(0,text_text.Qq)` default`}).${failureHoldsGroup&&(0,text_text.Qq)` Only a node stuck in error blocks the group; recovered failures are ignored.`}`,
short:(0,text_text.Qq)`no stop for ${last}`,fix:(0,system.Up)`Set ${SAFETY_LIMIT}.`,magnitude:unprotectedTargets,evidence:{cause:"safety-limit",unprotectedNodes:unprotectedTargets,
safetyLimitPercent,matched},severity:unprotectedTargets>ERROR_ABOVE*matched?"error":"warning"})}function neverInRow({rollout,brakes,failureThreshold}){return!brakes.
canFire||brakes.countsInRow||rollout.group.matched<2?null:rollout.result(["failureThreshold","strategy"],{field:"strategy",subject:"in-row",severity:"info",says:(0,text_text.
Qq)`${(0,text_text.aY)("failureThreshold")} ${failureThreshold} hardly ever stops this rollout: no batch starts after a failed one until its nodes have recovered. From 0.20 on a recovery counts as a successful batch; before 0.20 later failures are mostly not counted.`,
short:(0,text_text.Qq)`failureThreshold ${failureThreshold} is hardly ever reached`,fix:(0,system.Up)`Set ${THRESHOLD}.`,evidence:{cause:"in-row",failureThreshold}})}
function uncounted({rollout,failureThreshold}){if(rollout.group.unevaluated===void 0)return null;const{done,failed}=rollout.group.unevaluated;return rollout.result(
["resetBatchStateOnCompletion","strategy"],{field:"strategy",subject:"state",says:(0,text_text.Qq)`${(0,text_text.aY)("failureThreshold")} ${failureThreshold} is ineffective: the batch state counts ${done} complete and ${failed} failed nodes, more than exist; operators before 0.20 evaluate no batch until there are as many again.`,
fix:(0,system.Up)`Reset the batch state before merging (${(0,text_text.aY)("deployment-policy reset")} of the operator's CLI), and set ${{field:"resetBatchState\
OnCompletion",value:!0}}.`,short:(0,text_text.Qq)`failureThreshold ${failureThreshold} is ineffective: the batch state counts ${done+failed} nodes`,magnitude:done+
failed,evidence:{cause:"state",done,failed,failureThreshold}})}function lowBatchThreshold(rollout,brakes,below){const{batchThresholdPercent,tolerance}=brakes,[worst]=tolerance.
toSorted((a,b)=>b.failuresTolerated-a.failuresTolerated);if(batchThresholdPercent>=below||!worst||worst.failuresTolerated===0)return null;const{batchSize,failuresTolerated}=worst;
return rollout.result(["batchThreshold","strategy"],{field:"strategy",subject:"batch-threshold",says:(0,text_text.Qq)`with ${(0,text_text.aY)(`batchThreshold: ${batchThresholdPercent}`)} a batch of ${batchSize} counts as successful with ${failuresTolerated} of its nodes broken. ${(0,text_text.
aY)("failureThreshold")} does not count it, and the next batch follows.`,short:(0,text_text.Qq)`batchThreshold ${batchThresholdPercent} tolerates ${failuresTolerated} of ${batchSize}`,
fix:(0,system.Up)`Set ${{field:"batchThreshold",value:below}} or higher; 100 tolerates no failure.`,magnitude:failuresTolerated,evidence:{cause:"batch-threshold",
batchThresholdPercent,batchSize,failuresTolerated}})}const first_batch_too_large_options=schemas.rej({limit:(0,fleet_limit.p9)("2%"),largest:(0,fleet_limit.p9)(
"30%")}),GROWS_FROM=10,firstBatchTooLarge=(0,rule.sE)({id:"first-batch-too-large",detects:"a rollout that starts with more than a canary, or that grows to a bat\
ch of most of its targets",systems:"some",severity:"warning",options:first_batch_too_large_options,evaluate:(rollout,{base,options:options2})=>[firstBatch(rollout,
base,options2),grownBatch(rollout,options2)]});function firstBatch(rollout,base,{limit:written}){const{group,policy}=rollout,{peakAtOnce,worstLoss,outcome,unit}=group;
if(isLaterStage(rollout))return null;const[first=0,...others]=rollout.freshBatches,matched=(0,measure_wholes.uq)(group),limit=(0,fleet_limit.Dg)(written,matched),
before=rollout.before(base),isBeside=peakAtOnce===0&&worstLoss===0&&outcome==="complete",hadBatches=peakAtOnce>0&&before!==null&&before.freshBatches.length>1;if(others.
length===0&&!isBeside&&!hadBatches||first<=limit)return null;const byDefault=Math.ceil(group.matched/4)+Math.floor(group.matched/4);if(rollout.isWorkload&&unit===
"replica"&&first<=byDefault)return null;const was=before?.policy,isScaledUp=was&&policy.change?.kind==="scale"&&!policy.leaves&&limitsOf(policy)===limitsOf(was),
isBetter=before?.freshBatches.length===1&&(before.freshBatches[0]??0)>=matched;return rollout.result(["initialBatch","strategy","budget"],{says:(0,text_text.Qq)`the first batch is ${(0,text_text.
uM)(first,matched,unit)}. A bad version hits all of them before the first result. Limit: ${(0,fleet_limit.vd)(written,limit,unit)}.`,fix:smallerFirst(rollout,limit),
short:(0,text_text.Qq)`first batch ${first}, limit ${limit}`,field:"strategy",magnitude:first,evidence:{cause:"first",firstBatch:first,matched,limit},...isScaledUp||
isBetter?{severity:"info"}:{}})}function grownBatch(rollout,{limit:ofFirst,largest:written}){const{strategy,matched,unit}=rollout.group,batches=rollout.freshBatches,
largest=Math.max(0,...batches),limit=(0,fleet_limit.Dg)(written,matched),isSmall=matched<GROWS_FROM||largest<=(batches[0]??0);if(strategy?.initialBatch===void 0||
isSmall||largest<=limit)return null;const kept2=typeof strategy.failureThreshold=="number"&&(0,text_text.Qq)`; keep the thresholds`,batch=batches.indexOf(largest)+
1,before=batches.slice(0,batch-1).reduce((sum,size)=>sum+size,0),value=Math.min(limit,(0,fleet_limit.Dg)(ofFirst,matched));return rollout.result(["growthFactor",
"delta","strategy"],{subject:"largest",says:(0,text_text.Qq)`batch ${batch} of ${batches.length} is ${(0,text_text.uM)(largest,matched,unit)} in a fresh rollout, after only ${(0,text_text.
U9)(before,unit)} (${(0,text_text.eu)(batches.join(", "))}). Limit: ${(0,fleet_limit.vd)(written,limit,unit)}.`,fix:strategy.kind==="linear"?(0,system.Up)`Replace ${(0,text_text.
aY)("linear")} with ${{field:"initialBatch",value,inPlaceOf:"linear"}}${kept2}.`:(0,system.Up)`Grow by addition: ${(0,text_text.aY)("linear: {delta: 1}")}.`,short:(0,text_text.
Qq)`batch ${batch} is ${largest}, limit ${limit}`,field:"strategy",magnitude:largest,evidence:{cause:"largest",batches:[...batches],largest,batch,matched,limit}})}
function limitsOf({written}){const spec=(0,fields.UK)(written??void 0,"spec")??written??void 0;return JSON.stringify([(0,fields.UK)(spec,"strategy")??null,(0,fields.
UK)(spec,"updateStrategy")??null])}function isLaterStage({policy,group}){if(group.strategy?.kind!=="stage")return!1;const first=policy.effect.groups.find(other=>(0,rule.
WY)(other.rolls,group.rolls)&&other.matched>0);return first!==void 0&&first.runs.group!==group.runs.group}function smallerFirst(rollout,limit){const{unit,outBefore,
places,strategy}=rollout.group,{takes}=rollout.traits,surges=unit==="replica"||Number(strategy?.maxSurge??0)>0;return takes==="pods"&&surges?(0,system.Up)`Set ${{
field:"maxSurge",value:limit}} and ${{field:"maxUnavailable",value:0}}.`:takes==="nodes"&&places.strategy?(0,system.Up)`Set ${{field:"initialBatch",value:limit}}.`:
rollout.fewer(takes==="pods"?limit+outBefore:limit)??system.O5}var outcome_of=__webpack_require__(7388);const inFreeze=(0,rule.Km)({id:"in-freeze",detects:"a ro\
llout that disrupts targets during a configured change freeze, and nodes that expire in one",severity:"error",evaluate:({side,base,plan})=>plan.freezes.flatMap(
freeze=>[...(0,rule.BR)(side).flatMap(rollout=>{const rolled=rolledIn(rollout,freeze,plan),before=rollout.before(base),isOpenBeside=!rolled||before!==null&&!rolledIn(
before,freeze,plan),open=(0,measure_wholes.ev)(rollout.group)?mayReach(rollout,freeze,plan):openIn(rollout,freeze,plan);return[rolled,agedIn(rollout,freeze),isOpenBeside?
open:null]}),...base&&(0,intervals.hU)(freeze.windows,plan.at)?removedIn(side,base,freeze):[]])}),in_freeze_FIELDS=["budget","strategy","selector"];function rolledIn(rollout,freeze,plan){
const{group,policy}=rollout,{matched,unit,follows}=group;if(follows)return null;const joining2=new Set(group.joining),doneBy=({start,end})=>end!==null?end+(0,measure_wholes.
Z0)(group):(0,measure_wholes.ev)(group)?start+1:1/0,hits=group.batches.flatMap(batch2=>{const going=batch2.targets.filter(target=>!joining2.has(target)),[window2]=(0,intervals.
Sj)({from:batch2.start,to:doneBy(batch2)},freeze.windows);return window2&&going.length>0?[{window:window2,going,batch:batch2.index}]:[]}),[first]=hits;if(!first)
return null;const{window,batch}=first,targets=new Set(hits.flatMap(({going})=>going)).size,{from,to}=freezeOf(window,freeze),before=rollout.before(plan.base)?.group,
mayBeDue=policy.change?.mayStart==="waiting"||before!==void 0&&(0,measure_wholes.xx)(before);return rollout.result(in_freeze_FIELDS,{subject:`rollout ${freeze.name}`,
says:(0,text_text.Qq)`${(0,text_text.uM)(targets,matched,unit)} ${(0,text_text.Tq)(targets,"is","are")} unavailable during the freeze ${(0,text_text.aY)(freeze.
name)}, the first on ${(0,text_text.uR)(window.from)} in batch ${batch}. The controller does not know of the freeze.`,fix:(0,system.Up)`Start it so that it is done by ${(0,text_text.
uR)(from)}, or after the freeze ends on ${(0,text_text.uR)(to)}.`,ofRollout:!0,magnitude:targets,evidence:{freeze:freeze.name,targets,matched,batch},isHypothetical:plan.
base!==null&&(0,outcome_of.qR)(policy)&&!mayBeDue&&!(0,measure_wholes.ev)(group)})}function agedIn(rollout,freeze){const{expiries,matched,workMs}=rollout.group,
hits=[...(expiries?.expired??[]).map(({at,goneAt})=>({from:at,to:goneAt??1/0})),...(expiries?.later??[]).map(({at})=>({from:at,to:at+Math.max(1,workMs.longest)}))].
flatMap(work=>(0,intervals.Sj)(work,freeze.windows).slice(0,1)),[first]=hits;return first?rollout.result(["expireAfter"],{subject:`expiry ${freeze.name}`,says:(0,text_text.
Qq)`${(0,text_text.U9)(hits.length,"node")} ${(0,text_text.Tq)(hits.length,"expires","expire")} (${(0,text_text.aY)("expireAfter")}) during the freeze ${(0,text_text.
aY)(freeze.name)}, the first on ${(0,text_text.uR)(first.from)}. Neither the freeze nor a budget delays that.`,fix:(0,system.Up)`Replace the nodes so that they reach their age outside the freeze, or set ${(0,text_text.
aY)("expireAfter: Never")}: an existing node keeps the value it was created with until it is replaced.`,magnitude:hits.length,evidence:{freeze:freeze.name,expiring:hits.
length,matched},severity:expirySeverity(rollout.group)}):null}function mayReach(rollout,freeze,plan){const{matched,blocked,unit}=rollout.group,[first]=(0,intervals.
Sj)(plan.horizon,freeze.windows),targets=matched-blocked.length;if(!first||targets<=0)return null;const{from,to}=freezeOf(first,freeze);return rollout.result(in_freeze_FIELDS,
{subject:`open-ended ${freeze.name}`,says:(0,text_text.Qq)`${(0,text_text.U9)(targets,unit)} may be unavailable during the freeze ${(0,text_text.aY)(freeze.name)}, which begins on ${(0,text_text.
uR)(from)}, if the work takes longer than assumed.`,fix:(0,system.Up)`Make sure that they are back by ${(0,text_text.uR)(from)}, or merge after the freeze ends on ${(0,text_text.
uR)(to)}.`,magnitude:targets,evidence:{freeze:freeze.name,targets,matched},severity:"warning"})}function openIn(rollout,freeze,plan){const timed=(0,time.vv)(rollout,
plan);if(!timed||rollout.group.matched===0)return null;const openTimes=reason=>freeze.windows.flatMap(window=>(0,intervals.Sj)(window,timed.times(reason,time.nT))),
reasons=timed.acting.filter(reason=>openTimes(reason).length>0),[first]=openTimes(reasons[0]??"");return first?timed.result({subject:`open ${freeze.name}`,says:(0,text_text.
Qq)`during the freeze ${(0,text_text.aY)(freeze.name)} the budgets allow disruption for ${timed.reasonsText(reasons)}, first on ${(0,text_text.uR)(first.from)}. That needs no merge.`,
fix:(0,system.Up)`Add a budget of ${(0,text_text.aY)('nodes: "0"')} with a schedule and a duration that cover the freeze.`,evidence:{freeze:freeze.name,reasons},
severity:"warning"}):null}function freezeOf(part,{windows}){return windows.find(({from,to})=>from<=part.from&&part.from<to)??part}function removedIn(side,base,{
name:freeze}){return(0,rule.BR)(base).flatMap(rollout=>{const{policy,group}=rollout,targets=policy.onDelete?.targets.length??0;return targets===0||(0,rule.US)(side,
policy.ref)?[]:rollout.result(in_freeze_FIELDS,{subject:`rollout ${freeze}`,about:null,says:(0,text_text.Qq)`${rollout.subject} is removed during the freeze ${(0,text_text.
aY)(freeze)}: merging removes what it rolled out from ${(0,text_text.U9)(targets,group.unit)} at once.`,fix:(0,system.Up)`Delete it after the freeze.`,ofRollout:!0,
magnitude:targets,evidence:{freeze,targets,matched:group.matched}})})}var system_rules=__webpack_require__(1699),never_allowed=__webpack_require__(4470),plural=__webpack_require__(
8392);const no_bake_time_options=schemas.rej({belowSeconds:schemas.aig().int().min(1).default(1).register(looser.$,{when:"lower"}),fromTargets:schemas.aig().int().
min(1).default(2)}),noBakeTime=(0,rule.Km)({id:"no-bake-time",detects:"a rollout that does not wait, or has no signal, to see a bad version before the next batc\
h",systems:"some",severity:"warning",options:no_bake_time_options,evaluate:({side,base,options:{belowSeconds,fromTargets}})=>[...side.policies.map(unknownAvailability),
...(0,rule.BR)(side).map(rollout=>{const{batches,matched}=rollout.group;return batches.length===0?null:withoutAvailability(rollout)??(matched<fromTargets?null:withoutWait(
rollout,base,belowSeconds))})]});function unknownAvailability(policy){const groups=policy.effect.groups.filter(({availability,batches,rolls})=>availability?.signal===
"unknown"&&batches.length>0&&(0,rule.WY)(rolls,policy.ref)),[first]=groups;if(!first)return null;const matched=new Set(groups.flatMap(({targets})=>targets)).size;
return{policy:policy.ref,...(0,rule.kd)(policy,"assumed"),says:(0,text_text.Qq)`the contents of a selected namespace or envelope are unknown, so the numbers assume that KubeFleet tracks their availability. If they are only data, or of a kind that is not tracked, nothing waits, and a bad version reaches ${(0,text_text.
uM)(matched,matched,first.unit)}.`,fix:(0,system.Up)`Add the placement with its status to the snapshot: it lists what is selected. Until then, select the kinds by name.`,
place:first.places.resources??policy.place,evidence:{signal:"unknown",matched}}}function withoutAvailability(rollout){const{worstLoss,matched,unit,availability,
stage}=rollout.group,{signal=null,dropped,untracked=[],seconds}=availability??{};if(!dropped&&signal!=="none"&&signal!=="time")return null;const isStage=(stage?.
pauses??null)!==null,after=!isStage&&(0,text_text.Qq)` ${seconds??0} seconds`,lost2=(0,text_text.uM)(worstLoss,matched,unit),says=dropped?(0,text_text.Qq)`the change removes ${(0,text_text.
BT)("object",dropped,dropped.length)}, and nothing reports the loss. That reaches ${lost2}.`:signal==="none"?(0,text_text.Qq)`everything it places counts as available as soon as it exists. A bad version reaches ${lost2}.`:
(0,text_text.Qq)`${(0,text_text.BT)("object",untracked,untracked.length)} cannot be tracked, so a ${(0,text_text.eu)(unit)} counts as available${after} after it is applied, whether it works or not. A bad version reaches ${lost2}.`;
return rollout.result(["resources","strategy"],{says,fix:isStage?(0,system.Up)`Add an approval or a wait to each stage, long enough for a failure to show.`:dropped?
(0,system.Up)`Give it a placement of its own and narrow that one step by step, or use a staged update run with an approval after each stage.`:(0,system.Up)`Use a staged update run with an approval or a wait after each stage, or set ${(0,text_text.
aY)("unavailablePeriodSeconds")} to the time in which a failure shows.`,magnitude:worstLoss,evidence:{signal,untracked:[...untracked],worstLoss,matched}})}function withoutWait(rollout,base,belowSeconds){
const{soak,bake,batches,matched,unit}=rollout.group,seconds=soak?.seconds??bake?.seconds??0,was=rollout.before(base)?.group.bake?.seconds??0,before=bake&&was>seconds&&
(0,text_text.Qq)` Before this change it waited ${was} s.`,going=new Set(batches.flatMap(({targets})=>targets)).size,all=(0,text_text.eu)((0,plural.bn)(matched,unit)),
reached=going<matched?(0,text_text.Qq)`${going} of ${(0,text_text.U9)(matched,unit)}`:all,wait=(0,text_text.Qq)`${(0,text_text.aY)("minReadySeconds")} to the time in which a bad version shows: 30 to 300 seconds for most`;
if(bake&&(0,system.iE)(bake))return rollout.result(["template","strategy"],{says:(0,text_text.Qq)`not every container has a ${(0,text_text.aY)("readinessProbe")}, and ${(0,text_text.
aY)("minReadySeconds")} is 0: a new pod counts as available as soon as it runs. A version that starts and does not work reaches ${all}: no limit stops it.${before}`,
fix:(0,system.Up)`Set ${wait}. A ${(0,text_text.aY)("readinessProbe")} in each container reports a fault sooner.`,magnitude:1,evidence:{hasSignal:!1,seconds,matched}});
if(batches.length<2||seconds>=belowSeconds)return null;const found=(fields2,cause2,advice,severity="info")=>rollout.result(fields2,{says:(0,text_text.Qq)`each of its ${batches.
length} batches starts ${cause2}. A fault that takes minutes to show reaches ${reached}.${before}`,fix:advice,severity,evidence:{seconds,batches:batches.length,
matched}});if(soak)return found(["bake","strategy","budget"],(0,text_text.Qq)`when a Job before it has succeeded, even if the node of that Job is not Ready`,(0,system.
Up)`Set ${(0,text_text.aY)(soak.field)} to the time in which a bad version shows, such as "10m". It applies to each concurrency slot.`);if(bake)return found(["b\
ake","strategy"],(0,text_text.Qq)`${seconds} s after the one before is ready`,(0,system.Up)`Set ${wait}.`,was>=belowSeconds?"warning":"info");const{noPause}=rollout.
traits.words,cause=(0,text_text.Qq)`as soon as the one before is done, and ${noPause?.says}`;return noPause?found(["strategy","budget"],cause,noPause.fix):null}
var no_progress=__webpack_require__(8540);const peak_above_limit_options=schemas.rej({limit:(0,fleet_limit.p9)("25%"),production:(0,fleet_limit.p9)("10%"),wholeFrom:schemas.
aig().int().min(1).default(3)}),peakAboveLimit=(0,rule.sE)({id:"peak-above-limit",detects:"more targets of a group unavailable at once than the limit allows",severity:"\
error",options:peak_above_limit_options,evaluate:(rollout,{side,plan,options:given})=>{if(rollout.group.onlyAdds)return null;const bound=boundOf(rollout,given),
timed=(0,time.vv)(rollout,plan),rolled=peak_above_limit_inTheRollout(rollout,side,bound),allowed=timed&&asConfigured(timed,bound,rolled),found=rolled&&allowed?joined(
rolled,allowed,rollout):rolled??allowed;return found&&{...found,magnitude:(found.magnitude??0)+(timed?.wholeShare()??0)}}});function boundOf({group},given){const{
production,unit}=group,written=production?given.production:given.limit,whole=(0,measure_wholes.K3)(group),limit=(0,fleet_limit.Dg)(written,whole);if(whole>=given.
wholeFrom&&limit>=whole)return{limit:whole-1,says:(0,text_text.Qq)`Limit: not all ${(0,text_text.U9)(whole,unit)} (${(0,text_text.aY)("wholeFrom")}).`};const words=(0,fleet_limit.
vd)(written,limit,unit,production&&(0,text_text.Qq)` for production`);return{limit,says:(0,text_text.Qq)`Limit: ${words}.`}}function peak_above_limit_inTheRollout(rollout,side,{
limit,says}){const{group,policy}=rollout,aged=(0,measure_expiries.A2)(group),elsewhere=outElsewhere(side,group),[peakAtOnce,outBefore]=[group.peakAtOnce+elsewhere,
group.outBefore+elsewhere];if(group.batches.length===0&&!aged||peakAtOnce<=limit)return null;const whole=(0,measure_wholes.K3)(group),batch=group.peakBatch!==void 0&&
(0,text_text.Qq)` (batch ${group.peakBatch})`,isServing=servesAtWork(policy),state=isServing?(0,text_text.Qq)`worked on`:(0,text_text.Qq)`unavailable`;return rollout.
result(aged?["expireAfter"]:["strategy","budget"],{says:(0,text_text.Qq)`${(0,text_text.uM)(peakAtOnce,whole,group.unit)} ${(0,text_text.Tq)(peakAtOnce,"is","ar\
e")} ${state} at once${aged?expiryText(aged):batch}. ${says}`,why:(0,text_text.B5)([outBefore>0&&(0,text_text.Qq)`${outBefore} of them ${(0,text_text.Tq)(outBefore,
"was","were")} unavailable before.`,peakAtOnce>=whole&&!aged&&wholeText(rollout),isServing&&(0,text_text.Qq)`Nodes keep serving: no package has an interrupt, so no node is drained.`],
" "),fix:rollout.unlessUnbatched(aged?notByExpiry(group):fewerAtOnce(rollout,limit,limit-elsewhere)),...aged?{severity:expirySeverity(group)}:{},short:(0,text_text.
Qq)`${(0,text_text.uM)(peakAtOnce,whole,group.unit)} at once, limit ${limit}`,field:aged?"expireAfter":"strategy",ofRollout:!0,magnitude:peakAtOnce,evidence:{cause:"\
rollout",peakAtOnce,matched:whole,limit,outBefore}})}function asConfigured(timed,bound,rolled){const{group}=timed.rollout,{limit,says}=bound,isSized=timed.calendar.
counted>0,taken=rolled&&!(0,measure_expiries.A2)(group)?rolled.magnitude??0:0,ceiling=(0,time._x)(timed,isSized?Math.max(limit,taken):99);if(!ceiling)return null;
const{most}=ceiling;return isSized?ceiling.result((0,text_text.Qq)` ${says}`,limit,{short:(0,text_text.Qq)`budgets allow ${(0,text_text.uM)(most,timed.size,group.
unit)} at once, limit ${limit}`,evidence:{cause:"budgets",ceiling:most,matched:timed.size,limit}}):ceiling.result(text_text.gd,null,{short:(0,text_text.Qq)`budgets allow all ${(0,text_text.
eu)(group.unit)}s at once`,evidence:{cause:"budgets",ceiling:`${most}%`}})}function joined(rolled,allowed,{group}){const taken=(0,text_text.uM)(rolled.magnitude??
0,(0,measure_wholes.K3)(group),group.unit),{rolls,severity}=rolled;return{...allowed,says:(0,text_text.Qq)`${allowed.says} The dry rollout takes ${taken} at once.`,
...severity===void 0?{}:{fix:(0,system.Up)`${allowed.fix} ${rolled.fix}`},magnitude:Math.max(rolled.magnitude??0,allowed.magnitude??0),...rolls?{rolls}:{}}}function wholeText(rollout){
const{group,policy,traits}=rollout;return policy.change?.batched===!1?policy.change.says:(0,measure_wholes.ev)(group)?(0,text_text.Qq)`They are announced one by one as ${(0,text_text.
UU)("group",group.name)}; nothing limits how many at once.`:rollout.isWorkload?wholeCause(rollout):group.availability?.signal==="time"?(0,text_text.Qq)`No status shows when a ${(0,text_text.
eu)(group.unit)} works again, so the controller does not wait for it.`:group.ceiling.declared===null?traits.words.undeclared??null:null}function fewerAtOnce(rollout,limit,room){
const{group}=rollout,{takes,deletesNodes,batchesOverlap}=rollout.traits;if(group.availability?.signal==="time")return(0,system.Up)`Set ${(0,text_text.aY)("unava\
ilablePeriodSeconds")} to the time the work takes, or use a staged update run with waits.`;if((0,measure_wholes.ev)(group))return room<1?(0,system.Up)`Announce none until the nodes that are unavailable are back: they use up the limit.`:
(0,system.Up)`Announce at most ${(0,text_text.U9)(room,group.unit)} at a time.`;const left=limit-group.outBefore,beside=takes==="clusters"&&group.outBefore>0?outBesides(
group,left):null;if(takes!=="nodes")return beside??rollout.fewer(left)??system.O5;const peak=group.batches.find(({index})=>index===group.peakBatch),down=batchesOverlap&&
peak?group.peakAtOnce-peak.size:0,most=limit-Math.max(group.outBefore,down);return outBesides(group,most)??rollout.fewer(deletesNodes?left:most)??system.O5}function outElsewhere({
combined},group){const fleet=(0,measure_wholes.ev)(group)?combined.scopes.find(({scope})=>scope.kind==="fleet"):void 0,idle2=fleet?.contributors.find(({policy})=>policy===
null)?.out??0;return fleet?Math.max(0,Math.min(idle2,fleet.peakAtOnce-group.peakAtOnce)):0}const peak_jump_options=schemas.rej({factor:schemas.aig().min(1).default(
2),fromOnePercent:schemas.aig().min(0).max(100).default(5)}),peakJump=(0,rule.Km)({id:"peak-jump",detects:"a change that makes many more targets unavailable at \
once than the base",severity:"error",options:peak_jump_options,evaluate:({side,base,plan,options:options2})=>{const before=base?(0,rule.BR)(base):[],kept2=new Set(
(0,rule.BR)(side).map(peak_jump_keyOf)),byKey=(0,lookup.me)(before,peak_jump_keyOf),gone2=(0,lookup.me)(byPeak(before),one=>kept2.has(peak_jump_keyOf(one))?null:
one.group.runs.group),rollouts=byPeak((0,rule.BR)(side)),isMoved=one=>gone2.get(one.group.runs.group)?.some(was=>isAlike(was,one))===!0,changed=rollouts.filter(
one=>!isMoved(one));return[...rollouts.filter(isMoved),...changed].map(rollout=>{const named=gone2.get(rollout.group.runs.group)??[],was=counterpartOf(rollout,before,
byKey.get(peak_jump_keyOf(rollout))??named,kept2);if(was&&named.includes(was)&&named.splice(named.indexOf(was),1),!was)return null;const[timed,earlier]=[(0,time.
vv)(rollout,plan),(0,time.vv)(was,plan)],written=timed&&earlier?{timed,earlier}:null,pair={rollout,was:was.group,written,options:options2};return peak_jump_inTheRollout(
pair)??peak_jump_asWritten(pair)})}}),peak_jump_keyOf=({policy,group})=>group.identity??`${(0,system.XF)(policy.ref)} ${group.runs.group}`,byPeak=all=>all.toSorted(
(a,b)=>b.group.peakAtOnce-a.group.peakAtOnce),isAlike=({group:was},{group})=>was.peakAtOnce===group.peakAtOnce&&peak_jump_limitsOf(was)===peak_jump_limitsOf(group);
function peak_jump_inTheRollout(pair){const{rollout,was,options:options2}=pair,{group}=rollout;if(group.exclusiveVolume?.isHeld===!1)return null;const isOnlyByAge=group.
batches.length===0&&(0,measure_expiries.A2)(group)!==null;return was.batches.length===0||isOnlyByAge||!isJump(was,group,group.peakAtOnce,options2)?null:rollout.
result(["strategy","budget"],{says:(0,text_text.Qq)`peak at once rises from ${(0,text_text.uM)(was.peakAtOnce,(0,measure_wholes.K3)(was),was.unit)} to ${(0,text_text.
uM)(group.peakAtOnce,(0,measure_wholes.K3)(group),group.unit)}.`,fix:rollout.unlessUnbatched(raiseLess(pair)),short:(0,text_text.Qq)`${was.peakAtOnce} -> ${group.
peakAtOnce} of ${(0,text_text.U9)((0,measure_wholes.K3)(group),group.unit)}`,field:"strategy",magnitude:group.peakAtOnce,evidence:{base:was.peakAtOnce,head:group.
peakAtOnce,factor:options2.factor}})}function peak_jump_asWritten({rollout,was,written,options:options2}){if(!written)return null;const{unit}=rollout.group,{factor}=options2,
{timed,earlier}=written,isSized=timed.calendar.counted>0;if(isSized!==earlier.calendar.counted>0)return null;const jumps=timed.acting.filter(reason=>{const[before2,
now]=[mostBefore(earlier,reason),timed.mostFor(reason)];return before2===0?!1:isSized?isJump({...was,peakAtOnce:before2},rollout.group,now,options2):now>before2*
factor}),ceiling=(0,time._x)(timed,0,jumps);if(!ceiling)return null;const{most}=ceiling,before=Math.max(...ceiling.reasons.map(reason=>mostBefore(earlier,reason))),
allowed=Math.max(1,Math.floor(before*factor)),empty=!isSized&&(0,text_text.Qq)` No node counts for the budgets now: the numbers are those of 100 nodes.`,says=(0,text_text.
Qq)` The base never allows more than ${(0,text_text.uM)(before,earlier.size,unit)}.${empty}`;return ceiling.result(says,isSized?allowed:`${allowed}%`,{short:(0,text_text.
Qq)`budgets: ${before} -> ${most} of ${(0,text_text.U9)(timed.size,unit)}`,evidence:{base:before,head:most,factor}})}function mostBefore(earlier,reason){return earlier.
spans(reason).some(({to,limit})=>to>earlier.at&&limit===null)||!earlier.acting.includes(reason)?0:Math.max(0,earlier.mostFor(reason))}function isJump(was,now,peak,options2){
if(peak<=was.peakAtOnce)return!1;const[before,after]=[(0,measure_wholes.K3)(was),(0,measure_wholes.K3)(now)],isResized=before!==after,asBefore=isResized&&peak_jump_limitsOf(
was)===peak_jump_limitsOf(now),isReplicas=now.unit==="replica"&&isResized;if(isReplicas&&asBefore)return!1;const scaled=isReplicas?was.peakAtOnce*after/Math.max(
1,before):was.peakAtOnce;if(was.peakAtOnce>0&&peak>scaled*options2.factor)return!0;const leavesOne=was.peakAtOnce<=1&&peak*100>options2.fromOnePercent*after,isSmallerShare=isResized&&
peak*before<=was.peakAtOnce*after;return leavesOne&&!asBefore&&!isSmallerShare}function peak_jump_limitsOf({ceiling,strategy}){const written=strategy?.declared,
limits=written===void 0?strategy:[strategy?.kind??null,written];return(0,manifest_canonical.dj)([ceiling.declared,limits])}function counterpartOf(rollout,before,same,kept2){
const{policy,group}=rollout,own=same.filter(other=>(0,rule.WY)(other.policy.ref,policy.ref)),alike=own.length>0?own:same,inPhase=alike.filter(one=>one.group.follows===
void 0==(group.follows===void 0)),listed=inPhase.length>0?inPhase:alike;if(listed.length===1)return listed[0]??null;const isOpen=other=>!kept2.has(peak_jump_keyOf(
other))||(0,rule.WY)(other.policy.ref,policy.ref),targets=new Set(group.targets);let most=0,found=listed.find(was=>isAlike(was,rollout))??listed[0]??null;for(const other of listed.
length>0?listed:before.filter(isOpen)){const shared=other.group.targets.filter(target=>targets.has(target)).length;shared>most&&([most,found]=[shared,other])}return found}
function raiseLess({rollout,was,options:options2}){const now=rollout.group;let most=now.peakAtOnce;for(;most>was.peakAtOnce&&isJump(was,now,most,options2);)most--;
if(most===0)return surgeFirst(rollout);const keep=(0,system.Up)`Allow at most ${most} at once, and raise it in smaller steps.`;return rollout.fewer(most-now.outBefore)??
keep}function surgeFirst({group,policy,isWorkload}){if(!isWorkload||policy.ref.kind==="StatefulSet")return(0,system.Up)`Leave out what makes ${(0,text_text.eu)(
group.unit)}s unavailable: the base has none.`;const none={field:"maxUnavailable",value:0},surge={field:"maxSurge",value:1};return group.strategy?.kind==="Recre\
ate"?(0,system.Up)`Set ${(0,text_text.aY)("strategy.type: RollingUpdate")}, with ${none} and ${surge}.`:Number(group.strategy?.maxSurge)>0?(0,system.Up)`Set ${none}.`:
(0,system.Up)`Set ${none} and ${surge}.`}const quorumAtRisk=(0,rule.Km)({id:"quorum-at-risk",detects:"too many nodes of a quorum unavailable at once: no majorit\
y is left",severity:"error",evaluate:input=>input.side.combined.scopes.map(peak=>lost(peak,input))});function lost(peak,{side,plan}){const{scope,members,withoutNext,
worstOrder}=peak;if(scope.kind!=="quorum")return null;const fatal=Math.floor((members-1)/2)+1,taken=withoutNext.peakAtOnce<fatal?peak:withoutNext,policies=policiesIn(
taken),isShown=policies.length>0&&taken.peakAtOnce>=fatal,isOfOrder=!isShown&&worstOrder!==null&&worstOrder.atOnce>=fatal;if(!isShown&&!isOfOrder)return null;const{
atOnce=0,policy,isNext=!1}=worstOrder??{},peakAtOnce=isOfOrder?atOnce:taken.peakAtOnce,by=isOfOrder&&policy?(0,text_text.Qq)` by ${labelOf(side,policy)}`:contributorsText(
side,taken),order=worstOrder&&(isOfOrder||atOnce>peak.peakAtOnce)&&(0,text_text.Qq)` The order of the plan takes ${peak.peakAtOnce}, the worst order ${atOnce}: ${worstOrder.
says}.`,contributors=isOfOrder&&policy?[{policy,out:atOnce,isNext}]:taken.contributors;return{subject:scope.name,about:null,isHypothetical:isOfOrder?isNext:Math.
max(withoutNext.peakAtOnce,largestAlone(peak))<fatal,says:(0,text_text.Qq)`quorum ${(0,text_text.UU)("object",scope.name)}: ${isOfOrder&&(0,text_text.Qq)`up to `}${(0,text_text.
uM)(peakAtOnce,members,"node")} unavailable at once${by}. It loses its majority with ${fatal} down.${order}`,fix:members>2?(0,system.Up)`Disrupt at most ${fatal-
1} of them at a time.`:(0,system.Up)`Exclude them: a quorum of this size loses its majority with one node down.`,place:carrierOf(side,plan,isOfOrder&&policy?[policy]:
policies).place,magnitude:Math.max(peakAtOnce,atOnce),evidence:{quorum:scope.name,members,peakAtOnce,fatal,contributors:contributorsEvidence(contributors)}}}function largestAlone({
contributors}){const idle2=contributors.find(({policy})=>policy===null)?.out??0,own=contributors.filter(({policy})=>policy!==null).map(({out})=>out);return idle2+
Math.max(0,...own)}const ramp_not_reset_ERROR_ABOVE=2,rampNotReset=(0,rule.sE)({id:"ramp-not-reset",detects:"a rollout that starts with a grown batch instead of\
 its canary",systems:["skyhook"],severity:"warning",evaluate:rollout=>kept(rollout)??joining(rollout)}),WHICH={shown:(0,text_text.Qq)`the next rollout (the one shown)`,
next:(0,text_text.Qq)`the next rollout`,after:(0,text_text.Qq)`the rollout after the one shown`};function kept(rollout){const{carriedOver}=rollout.group;if(!carriedOver)
return null;const{of,nextBatches:next,freshBatches:fresh}=carriedOver,[first=0]=next,[start=0]=fresh;return first<=start?null:rollout.result(["resetBatchStateOn\
Completion","strategy"],{says:(0,text_text.Qq)`${(0,text_text.aY)("resetBatchStateOnCompletion")} is false: ${WHICH[of]} starts with a batch of ${first} (${(0,text_text.
eu)(`${next.slice(0,4).join(", ")}${next.length>4?", ...":""}`)}) instead of ${start}.`,fix:(0,system.Up)`Set ${{field:"resetBatchStateOnCompletion",value:!0}}: every rollout then starts with its canary.`,
magnitude:first,evidence:{cause:"kept",nextBatches:[...next],freshBatches:[...fresh]},severity:first>start*ramp_not_reset_ERROR_ABOVE?"error":"warning"})}function joining(rollout){
const{group,policy}=rollout,initial=group.strategy?.initialBatch,size=group.batches[0]?.size??0;if(policy.change?.kind!=="new-nodes"||typeof initial!="number"||
size<=initial)return null;const joined2=(0,measure_wholes.ZQ)(group).size,done=group.matched-joined2;return rollout.result(["initialBatch","strategy"],{says:(0,text_text.
Qq)`${(0,text_text.uM)(size,joined2,"node")} that join are in the first batch, not ${initial}: the batch state of the ${done} finished ones sets its size.`,fix:(0,system.
Up)`Let the nodes join in steps of ${(0,text_text.aY)("initialBatch")} (narrow ${(0,text_text.aY)("nodeSelectors")} and widen it), or roll them with an object of their own first.`,
magnitude:size,evidence:{cause:"new-nodes",firstBatch:size,initialBatch:initial,joined:joined2,done}})}const replicasGoTogether=(0,rule.sE)({id:"replicas-go-tog\
ether",detects:"an application whose replicas, or only replica, may all be drained at the same moment",severity:"warning",evaluate:(rollout,{side})=>{const{drains,
batches}=rollout.group;if(drains!==!0||batches.length===0)return[];const batchOf=new Map(batches.flatMap(({index,targets})=>targets.map(target=>[target,index])));
return[...(0,lookup.me)(side.spreads,spread=>causeOf(rollout,spread,spread.nodes.map(node=>batchOf.get(node))))].map(([cause,spreads])=>replicas_go_together_resultOf(
rollout,cause,spreads))}});function causeOf(rollout,spread,batches){const{nodes,namespace,pods,budget}=spread,{freeOrder,peakAtOnce}=rollout.group,{drainSpares=[],
leavesTolerant}=rollout.traits;if(drainSpares.includes(namespace)||batches.includes(void 0)||pods<1||(freeOrder?nodes.length>peakAtOnce:new Set(batches).size!==
1))return;const isLeft=(0,system.Bf)(spread,leavesTolerant);return pods===1?budget?.most!==0||isLeft?"single":void 0:isLeft?"tolerant":budget===null||budget.most!==
null&&budget.most>=pods?"no budget":isPair(spread)?"pair":void 0}function isPair({pods,nodes}){return pods===2&&nodes.length===2}function replicas_go_together_resultOf(rollout,cause,spreads){
const{peakAtOnce,freeOrder}=rollout.group,[first,...more]=spreads,like=more.length>0&&(0,text_text.Qq)` The same for ${(0,text_text.U9)(more.length,"more applic\
ation")}.`,order=freeOrder&&(0,text_text.Qq)` (${freeOrder.says})`,[why,advice]=textsOf(rollout,cause,spreads);return rollout.result(["budget","strategy"],{subject:cause,
says:(0,text_text.Qq)`all pods of ${(0,text_text.UU)("object",first.workload)} (${first.pods} on ${(0,text_text.BT)("target",first.nodes)}) may be drained at once${order}: ${why}.${like}`,
fix:advice,...cause==="single"?{severity:"info"}:{},ofRollout:!0,magnitude:spreads.length,evidence:{applications:spreads.map(one=>`${one.namespace}/${one.workload}`),
peakAtOnce}})}function textsOf(rollout,cause,spreads){const[{workload:of,budget}]=spreads,workload=(0,text_text.UU)("object",of),{peakAtOnce}=rollout.group,oneByOne=rollout.
unlessUnbatched(rollout.fewer(1)??(0,system.Up)`Disrupt one node at a time.`),budgetName=(0,text_text.UU)("policy",`PodDisruptionBudget/${budget?.name??""}`),one=(0,text_text.
aY)("maxUnavailable: 1");switch(cause){case"tolerant":return[(0,text_text.Qq)`they tolerate the taint of the drain, so no disruption budget applies and they end with their nodes`,
(0,system.Up)`Name the keys of the intended taints in the tolerations of these pods, instead of ${(0,text_text.aY)("operator: Exists")} without a key.`];case"no\
 budget":{const add=(0,system.Up)`Add a PodDisruptionBudget with ${one} for ${workload}, so that its pods are evicted one at a time.`;return[budget?(0,text_text.
Qq)`${budgetName} allows all of them at once`:(0,text_text.Qq)`no disruption budget covers them`,spreads.some(isPair)?(0,system.Up)`${add} ${(0,system.Xc)(oneByOne)}`:
add]}case"pair":return[(0,text_text.Qq)`${budgetName} limits evictions, but both nodes are tainted or cordoned at once, and load balancers that exclude such nodes reach neither pod`,
oneByOne];case"single":{const add=(0,system.Up)`Give ${workload} two replicas and a PodDisruptionBudget with ${one} if it may not be down for that long.`;return[
(0,text_text.Qq)`nothing serves until a new one is ready elsewhere`,peakAtOnce>1?(0,system.Up)`${add} ${(0,system.Xc)(oneByOne)}`:add]}}}var instant_text=__webpack_require__(
5357);const AHEAD_MS=35*days.sO,sameWindowEverywhere=(0,rule.Km)({id:"same-window-everywhere",detects:"windows that open in several regions at the same time",systems:[
"karpenter"],severity:"error",options:schemas.rej({label:schemas.YjP().min(1).max(317).default("topology.kubernetes.io/region"),aboveRegions:schemas.aig().int().
min(1).default(1),belowMinutes:schemas.aig().int().min(1).default(60).register(looser.$,{when:"lower"})}),evaluate:({side,plan,options:{label,aboveRegions,belowMinutes}})=>{
const{at:from,inventory}=plan;if(!inventory)return null;const openings=(0,time.kr)(side,plan).flatMap(timed=>{const labels=timed.rollout.group.targets.flatMap(target=>(0,fields.
Ms)(inventory.labelsOf(target),label)||[]);return openingInstants(timed).filter(at2=>at2>=from&&at2<from+AHEAD_MS).flatMap(at2=>[...new Set(labels)].map(region=>({
at:at2,region,timed})))});openings.sort((a,b)=>a.at-b.at);let worst={at:0,regions:[],near:openings};for(const[i,{at:at2}]of openings.entries()){if(openings[i-1]?.
at===at2)continue;const near2=openings.slice(i).filter(opening=>opening.at<at2+belowMinutes*days.kg),regions2=[...new Set(near2.map(({region})=>region))].sort();
regions2.length>Math.max(aboveRegions,worst.regions.length)&&(worst={at:at2,regions:regions2,near:near2})}const{at,regions,near}=worst;if(regions.length===0)return null;
const groups=[...new Set(near.map(({timed})=>timed))],calendar=groups[0]?.calendar,names=groups.map(({rollout})=>rollout.subject),within=(0,text_text.p0)(belowMinutes*
days.kg);return{subject:label,about:null,says:(0,text_text.Qq)`${(0,text_text.H$)(names,10)}: windows open in ${(0,text_text.U9)(regions.length,"region")} (${(0,text_text.
H$)(regions.map(text_text.aY),10)}) within ${within} of ${(0,text_text.uR)(at)}. A bad change then reaches all of them before it shows in one.`,fix:(0,system.Up)`Let the windows of regions open more than ${within} apart, so that at most ${aboveRegions} ${(0,text_text.
Tq)(aboveRegions,"begins","begin")} together.`,place:calendar?.limits.find(({schedule})=>schedule!==null)?.place??calendar?.place??null,magnitude:regions.length,
evidence:{label,regions:[...regions],opensAt:(0,instant_text.Wn)(at),pools:names.map(render.Ul)}}}});function openingInstants({calendar:{spans}}){const opening=spans.
filter(({reason,from,limit},i)=>{const before=spans[i-1];return limit!==0&&before?.reason===reason&&before.to===from&&before.limit===0});return[...new Set(opening.
map(({from})=>from))].sort((a,b)=>a-b)}const selectionMoved=(0,rule.Km)({id:"selection-moved",detects:"a change that makes a policy select other targets, or put\
s targets under other limits",severity:"warning",options:schemas.rej({abovePercent:schemas.aig().min(0).max(100).default(10)}),evaluate:({base,plan,options:options2})=>(base?
plan.policies:[]).map(diff=>{const{base:before,head:after}=diff;if(!before||!after||!rollsItself(after)||after.missingReferences.length>0||after.rejections.length>
0)return null;const moves=movesOf(diff.moved,{before,after},receiversOf(plan)),changed=moves.reduce((sum,{targets})=>sum+targets.length,0),matched=matchedBy(before);
return changed===0||changed*100<=options2.abovePercent*matched?null:selection_moved_resultOf({before,after},moves,changed)})});function rollsItself({ref,effect}){
return effect.groups.some(group=>(0,rule.WY)(group.rolls,ref))}function movesOf(moved,{before,after},receivers){const isByName=isHalfway(after),renamed=isByName?
new Map:selection_moved_renames(before,after),lowered=new Set(after.leaves?after.effect.groups.flatMap(({leaving:leaving2=[]})=>leaving2):[]),isTightened=(from,now)=>{
const old=from===null?void 0:groupOf(before,from);return old!==void 0&&now!==void 0&&now.peakAtOnce<=old.peakAtOnce};return[...(0,lookup.me)(moved,({target,from,
to})=>{const isAdded=to!==null&&!isByName&&!groupOf(before,to);return(to===null?lowered.has(target)||isTightened(from,receivers.get(`${after.ref.kind} ${target}`)):
from!==null&&(renamed.get(from)===to||isAdded&&isTightened(from,groupOf(after,to))))?void 0:JSON.stringify([from,to])}).values()].map(all=>({from:all[0].from,to:all[0].
to,targets:all.map(({target})=>target)})).sort((a,b)=>b.targets.length-a.targets.length)}const receiversOf=(0,lookup.HK)(({policies})=>{const taken=policies.flatMap(
({base,head})=>base===null&&head&&rollsItself(head)?[head]:[]).flatMap(({ref,effect})=>effect.groups.map(group=>({kind:ref.kind,group})));return new Map(taken.flatMap(
({kind,group})=>group.targets.map(target=>[`${kind} ${target}`,group])))});function isHalfway({ref,change}){return(0,systems.JC)(ref.system).keepsBatchesByName===
!0&&change?.kind==="continues"}function selection_moved_renames(before,after){const added=after.effect.groups.filter(({name})=>!groupOf(before,name)),gone2=before.
effect.groups.filter(({name})=>!groupOf(after,name));return new Map(gone2.flatMap(old=>{const had=new Set(old.targets),successor=added.find(({targets})=>targets.
filter(target=>had.has(target)).length*2>old.matched);return successor?[[old.name,successor.name]]:[]}))}function groupOf(policy,name){return policy.effect.groups.
find(group=>group.name===name)}function matchedBy({effect}){const kept2=effect.groups.flatMap(({targets,leaving:leaving2})=>{const gone2=new Set(leaving2);return targets.
filter(target=>!gone2.has(target))});return new Set(kept2).size}function selection_moved_resultOf({before,after},moves,changed){const[matched,matchedBefore]=[matchedBy(
after),matchedBy(before)],unit=after.effect.groups[0]?.unit??"node",isWithin=moves.every(({from,to:to2})=>from!==null&&to2!==null),total=isWithin?(0,text_text.Qq)`${changed} of ${(0,text_text.
U9)(matched,unit)} ${(0,text_text.Tq)(changed,"is","are")} under different limits`:(0,text_text.Qq)`it selects ${(0,text_text.U9)(matched,unit)} (was ${matchedBefore})`,
lost2=(0,text_text.Qq)` The rollout is under way, and the state of its batches, which is kept by the name of the group, is lost for them.`,moved=moves.map(move=>moveText(
move,after)),own=after.selectors?.find(({group})=>group===null)?.place,to=moves.find(move=>move.to!==null)?.to,place=isWithin&&to?groupOf(after,to)?.places.selector:
own;return{policy:after.ref,subject:"selection",says:(0,text_text.Qq)`${total}. ${(0,text_text.B5)(moved," ")}${isHalfway(after)&&lost2}`,fix:(0,system.Up)`Confirm that these ${(0,text_text.
eu)(unit)}s are meant; if not, correct the label key or value of the selector.`,place:place??own??after.place,magnitude:changed,evidence:{before:matchedBefore,after:matched,
moves:moves.map(({from,to:to2,targets})=>({from,to:to2,targets:[...targets]}))}}}function moveText({from,to,targets},{effect:{groups}}){const{length}=targets,who=(0,text_text.
U9)(length,groups[0]?.unit??"node"),verb=one=>(0,text_text.Tq)(length,`${one}s`,one),group=of=>(0,text_text.Qq)` group ${(0,text_text.UU)("group",of)}`,inGroup=groups.
length>=2&&group(to??from??""),way=from===null?(0,text_text.Qq)`${verb("join")}${inGroup}`:to===null?(0,text_text.Qq)`${verb("leave")}${inGroup}`:(0,text_text.Qq)`${verb(
"move")} from${group(from)} to${group(to)}`,fate=to===null&&groups.some(({leaving:leaving2=[]})=>leaving2.length>0)&&(0,text_text.Qq)`, and what is placed there is deleted`;
return(0,text_text.Qq)`${who} ${way}${fate}: ${(0,text_text.BT)("target",targets)}.`}const sharedCordon=(0,rule.Km)({id:"shared-cordon",detects:"a rollout that \
uncordons, interrupts or deletes nodes that another rollout or a person holds",severity:"warning",systems:"some",evaluate:({side,plan})=>{const found=side.combined.
overlaps.flatMap(overlap=>{const hazard=hazardOf(overlap,side);return hazard?[{...hazard,overlap}]:[]});return[...(0,lookup.me)(found,({kind})=>kind).values()].
flatMap(alike=>connected(alike,({overlap})=>overlap)).map(alike=>{const[worst=alike[0]]=alike.toSorted((a,b)=>b.overlap.targets-a.overlap.targets),{kind,overlap,
says,fix:advice}=worst,refs=overlap.policies.map(({ref})=>ref),overlaps=alike.map(one=>one.overlap);return overlapResult(kind,overlaps,carrierOf(side,plan,refs),
side,{says,fix:advice,magnitude:overlap.targets,evidence:{sharedTargets:overlap.targets,policies:refs.map(system.XF)}})})}});function hazardOf({policies,targets,
isPossible},side){const[a,b]=policies.map(({ref})=>holderOf(side,ref));if(!a||!b||isPossible||policies.some(({isNext})=>isNext)||a.hold?.keptApart!==void 0&&a.hold.
keptApart===b.hold?.keptApart)return null;const nodes=(0,text_text.U9)(targets,"node"),found=ending(a,b,nodes)??ending(b,a,nodes)??deleting(a,b,nodes)??deleting(
b,a,nodes);return found||a.hold?.needs!=="cordon"||b.hold?.needs!=="cordon"?found:{kind:"uncordoned",says:(0,text_text.Qq)`${a.name} and ${b.name} both cordon the ${nodes} they share. Each uncordons a node when its own work is done, even if the other is still working there: pods start on a node that is about to be drained or rebooted.`,
fix:(0,system.Up)`Let one rollout end before the other begins: merge one of them later, or give them different nodes.`}}function holderOf(side,ref){const hold=(0,rule.
US)(side,ref)?.nodeHold??null;return hold!==null||(0,systems.JC)(ref.system).deletesNodes?{ref,name:labelOf(side,ref),hold}:null}function ending(by,of,nodes){const releases=by.
hold?.releases??null;if(of.hold?.needs!=="maintenance"||releases===null||releases==="own-cordon"&&of.hold.isCordoned===!0)return null;const when=releases==="own\
-cordon"?(0,text_text.Qq)` if it cordoned the node first`:(0,text_text.Qq)`, whoever cordoned it`;return{kind:"ended",says:(0,text_text.Qq)`${by.name} may end ${of.
name} on ${nodes} they share: it uncordons a node when its own work there is done${when}, and PIKA takes an uncordon as the end of the maintenance.`,fix:(0,system.
Up)`Keep the nodes under maintenance out of the rollout until they are back, or announce the maintenance when the rollout is done.`}}function deleting(by,of,nodes){
if(by.hold!==null||of.hold===null)return null;const{deletedAtWork}=(0,systems.JC)(of.ref.system).words,effect=of.hold.needs==="maintenance"?(0,text_text.Qq)`without its node, the finalizer keeps the object forever.`:
(0,text_text.Qq)`the work is lost, and the new node starts over.${deletedAtWork&&(0,text_text.Qq)` ${deletedAtWork}`}`;return{kind:"deleted",says:(0,text_text.Qq)`${by.
name} may delete a node during the work of ${of.name}, on ${nodes} they share: ${effect}`,fix:(0,system.Up)`Let one rollout end before the other begins, or annotate nodes that are being worked on with ${(0,text_text.
aY)('karpenter.sh/do-not-disrupt: "true"')}.`}}const ungoverned_disruption_options=schemas.rej({belowMinutes:schemas.aig().min(0).default(5).register(looser.$,{
when:"lower"}),belowWarned:schemas.aig().min(0).default(60).register(looser.$,{when:"lower"})}),ID="ungoverned-disruption",ungovernedDisruption=(0,rule.Km)({id:ID,
detects:"drains that remove pods regardless of disruption budgets, or sooner than before",systems:"some",severity:"error",options:ungoverned_disruption_options,
evaluate:({side,base,plan,options:options2})=>[...side.policies.map(policy=>forced(policy,base,options2)),...(0,rule.BR)(side).flatMap(rollout=>cutDrains(rollout,
plan.head))]});function forced(policy,base,options2){const{ref,forcedDrain}=policy;if(!forcedDrain)return null;const{afterMs,says,fix:advice,place}=forcedDrain,
was=(0,rule.US)(base,ref)?.forcedDrain?.afterMs??1/0,isShort=afterMs<options2.belowMinutes*days.kg,isShorter=base!==null&&afterMs<was&&afterMs<options2.belowWarned*
days.kg;if(!isShort&&!isShorter)return null;const before=(0,text_text.Qq)` Before: ${was===1/0?(0,text_text.Qq)`never`:(0,text_text.p0)(was)}.`;return{policy:ref,
subject:isShort?"forced":"shorter",says:(0,text_text.Qq)`${says}${base!==null&&was!==afterMs&&before}`,fix:advice,place,magnitude:-afterMs,...isShort?{}:{severity:"\
warning"},evidence:{afterMs}}}function cutDrains(rollout,head){const{policy,group}=rollout;return[policy,(0,rule.US)(head,policy.ref)].some(one=>one&&(0,system_rules.
UC)(one,ID).length>0)?[]:[...(0,lookup.me)(group.cutDrains??[],({lifts})=>lifts==="by-itself")].map(([isSlow,cut])=>{const[{why,at,lifts}]=cut,nodes=cut.map(one=>one.
target),names=(0,text_text.BT)("target",nodes),pods=cut.reduce((sum,one)=>sum+one.pods,0),cause=isSlow?(0,text_text.Qq)`have too little time: ${why}, and the next one is evicted only when a replacement is ready`:
(0,text_text.Qq)`do not end by themselves: ${why}`;return rollout.result([],{subject:isSlow?"cut-slow":"cut",says:(0,text_text.Qq)`drains of ${names} ${cause}. At ${(0,text_text.
uR)(at)} the remaining pods are removed by force, past the budget: ${(0,text_text.U9)(pods,"pod")} in all. The numbers assume that.`,fix:lifts==="with-repair"?(0,system.
Up)`Repair the pods that are not ready, or move the pods off the node before its drain begins.`:(0,system.Up)`Let the disruption budget allow more evictions at a time, or move the pods off the node before its drain begins.`,
severity:"warning",magnitude:isSlow?pods:nodes.length,ofRollout:!0,evidence:{nodes,at,...isSlow?{pods}:{}}})})}const unlimitedOutsideWindow=(0,rule.Km)({id:"unl\
imited-outside-window",detects:"hours in which no budget is active for a reason, so that nothing limits disruption",systems:["karpenter"],severity:"error",evaluate:({
side,plan})=>(0,time.kr)(side,plan).flatMap(timed=>unlimited(timed)??idle(timed))});function unlimited(timed){const{calendar,rollout,acting}=timed,timesOf=reason=>timed.
times(reason,isUnlimited),open=calendar.reasons.filter(reason=>timesOf(reason).length>0);if(open.length===0)return null;const off=open.filter(reason=>!acting.includes(
reason)),isOff=off.length===open.length,counting=isOff?off:open.filter(reason=>acting.includes(reason)),{matched}=rollout.group,cause=unlimited_outside_window_causeOf(
timed,open),sentences=[(0,text_text.Qq)`up to ${(0,text_text.uM)(matched,matched,"node")} may be disrupted at once.`,(0,text_text.Qq)`No budget is active ${timed.
whenText(open,isUnlimited)}.`,(0,text_text.Nx)(cause.says),off.length>0&&(0,text_text.Qq)`Only a setting prevents it for ${(0,time.F4)(off)} now: ${calendar.idle[off[0]??
""]}.`];return timed.result({subject:"no-limit",says:(0,text_text.B5)(sentences," "),fix:cause.fix,magnitude:Math.round(counting.reduce((sum,reason)=>sum+(0,intervals.
Vk)(timesOf(reason)),0)/days.kg),evidence:{cause:cause.name,reasons:open,allNodes:matched,first:(0,instant_text.Wn)(Math.min(...open.map(reason=>timesOf(reason)[0]?.
from??1/0)))},...isOff?{severity:"warning"}:{}})}function isUnlimited({limit}){return limit===null}function idle(timed){return timed.calendar.limits.filter(({reasons})=>reasons.
length===0).map(limit=>timed.resultOf(limit,{says:(0,text_text.Qq)`${(0,time.Ff)({...limit,namesReasons:!1})} limits nothing: ${(0,text_text.aY)("reasons: []")} names no reason. Without the field it applies to every reason.`,
fix:(0,system.Up)`Remove ${(0,text_text.aY)("reasons: []")}, or name the reasons.`,evidence:{cause:"no-reasons",written:limit.written}}))}function unlimited_outside_window_causeOf(timed,reasons){
const{calendar,rollout}=timed,{matched}=rollout.group;if(calendar.isWritten&&calendar.limits.length===0)return{name:"no-budgets",says:(0,text_text.Qq)`${(0,text_text.
aY)("budgets: []")} means no limit; without the field the default is 10%, ${(0,text_text.uM)(Math.ceil(calendar.counted/10),matched,"node")}.`,fix:(0,system.Up)`Remove ${(0,text_text.
aY)("budgets: []")} for the default of 10%, or set a budget.`};const[empty]=idle(timed);if(empty)return{name:"no-reasons",...empty};const after={from:timed.at,to:calendar.
within.to},window=calendar.limits.find(limit=>{if(limit.schedule===null||!limit.limit)return!1;const windows=(0,intervals.Sj)(after,limit.windows),isOutside=reason=>limit.
reasons.includes(reason)&&(0,intervals.FF)(timed.times(reason,isUnlimited),windows).length>0;return windows.length>0&&reasons.some(isOutside)});return{name:window?
"window":"not-covered",says:window?(0,text_text.Qq)`The window of ${(0,time.Ff)(window)} opens nothing: inside it at most ${(0,text_text.uM)(Math.min(window.limit??
0,matched),matched,"node")} are disrupted at once, outside it there is no limit.`:(0,text_text.Qq)`A budget does not close the pool outside its window; it only stops limiting.`,
fix:(0,system.Up)`Replace the window with a budget that has no schedule, such as ${(0,text_text.aY)('nodes: "10%"')}. To allow disruption only in the window, close the rest of the week: ${(0,text_text.
aY)('nodes: "0"')} with its schedule and duration.`}}var zones=__webpack_require__(6710);const windowNotAsWritten=(0,rule.Km)({id:"window-not-as-written",detects:"\
a window that is active at other times than its schedule reads, or without effect",severity:"warning",evaluate:({side,plan})=>(0,time.kr)(side,plan).flatMap(timed=>{
const redundant=(0,time.UY)(timed);return timed.calendar.limits.filter(({schedule})=>schedule!==null).flatMap(limit=>{const stricter=redundant.get(limit);return stricter!==
void 0?withoutEffect(timed,limit,stricter):limit.neverFires?[]:[neverClosed,intoNextDay,clockChange].map(cause=>cause(timed,limit))})})});function withoutEffect(timed,limit,stricter){
const{within,counted}=timed.calendar;return timed.resultOf(limit,{...limit.windows.length>0?{says:(0,text_text.Qq)`${(0,time.Ff)(limit)} changes nothing (${limit.
limit??0} of the ${counted} nodes now, active ${timed.hoursText(limit.windows)}).`,why:(0,text_text.Qq)`Budgets only restrict, and whenever it is active ${stricter} no more.`,
fix:(0,system.Up)`Remove it; to allow more inside the window, raise the other budgets there and close the rest of the time with ${(0,text_text.aY)('nodes: "0"')}.`}:
{says:(0,text_text.Qq)`${(0,time.Ff)(limit)} is not active before ${(0,text_text.uR)(within.to)} and limits nothing until then.`,fix:(0,system.Up)`Set a duration above zero and a date of every year, or remove it.`},
evidence:{cause:"without-effect",limit:limit.limit,schedule:limit.schedule}})}function neverClosed(timed,limit){const{hits,windows,durationMs}=limit,{within}=timed.
calendar,isAlways=(0,intervals.FF)([within],windows).length===0;if(!hits.some((hit,i)=>hit-(hits[i-1]??-1/0)<(durationMs??0))&&!isAlways)return null;const window=windows.
find(({from,to})=>to>timed.at&&from>within.from),joined2=window?hits.filter(hit=>hit>=window.from&&hit<window.to).length:0,merged=isAlways?(0,text_text.Qq)`the windows join, and the budget is active always`:
(0,text_text.Qq)`${joined2} windows of ${(0,text_text.eu)((0,calendar_week.Cp)(durationMs??0))} join to ${timed.hoursText(windows)}`;return timed.resultOf(limit,
{subject:`overlap ${(0,time.HK)(limit)}`,says:(0,text_text.Qq)`${(0,time.Ff)(limit)} opens a new window before the last one has closed: ${merged}.${timed.openText(
limit)}`,fix:isAlways?(0,system.Up)`Remove schedule and duration if it is to be active always.`:(0,system.Up)`Set one start (a single hour) and the whole length as duration.`,
evidence:{cause:"overlap",hits:joined2,durationMinutes:(durationMs??0)/6e4,always:isAlways}})}function intoNextDay(timed,limit){const{weekdays,durationMs,hits}=limit,
isNamed=day=>weekdays?.includes((day+7)%7)===!0,first=weekdays?.find(day=>!isNamed(day-1)&&isNamed(day+1));if(first===void 0||durationMs===null||durationMs>=days.
sO)return null;const spill=Math.max(...hits.map(hit=>hit+durationMs-(0,days.kb)(hit).startMs-days.sO));if(spill<=0)return null;const{from}=timed.week,midnight=from+
(first-(0,days.kb)(from).dayOfWeek+7)%7*days.sO,covering=timed.calendar.limits.filter(other=>(other.limit??0)<=(limit.limit??0)),early={from:midnight,to:midnight+
spill},open=covering.reduce((left,{windows})=>(0,intervals.FF)(left,windows),[early]);if(open.length===0)return null;const outside=(0,calendar_week.s4)(open,timed.
week,"UTC");return timed.resultOf(limit,{subject:`midnight ${(0,time.HK)(limit)}`,says:(0,text_text.Qq)`${timed.isClosedByError&&(0,text_text.Qq)`once every schedule parses, `}${(0,text_text.
eu)(outside)} UTC is not in the windows of ${(0,time.Ff)(limit)}. They run over midnight: ${timed.hoursText(limit.windows)}.${timed.openText(limit)}`,fix:(0,system.
Up)`If not intended, name the day before as well, or add a budget for the hours from midnight on ${(0,text_text.eu)((0,calendar_week.uP)(midnight))}.`,evidence:{
cause:"midnight",outside,spillMinutes:spill/6e4}})}function clockChange(timed,limit){const{calendar,timeZone,acting}=timed,{windows,schedule,error,reasons}=limit,
{from,to}=calendar.within,[change,next]=(0,zones.wF)({from:timed.at,to},timeZone);if(!change||error!==null||!reasons.some(reason=>acting.includes(reason)))return null;
const isBefore=windows.some(window=>window.from>from&&window.from<change.at),first=windows.find(window=>window.from>=change.at&&window.from<(next?.at??to));if(!isBefore||
!first)return null;const day=(0,days.kb)((0,zones.Am)(first.from,timeZone)).startMs,week={from:(0,zones.HX)(day,timeZone),to:(0,zones.HX)(day+calendar_week.mb,timeZone)},
shift=change.beforeMs-change.afterMs,moved=windows.map(window=>({from:window.from+shift,to:window.to+shift})),[before,after]=[(0,calendar_week.s4)(moved,week,timeZone),
(0,calendar_week.s4)(windows,week,timeZone)];if(before===after)return null;const isLost=(0,intervals.FF)((0,intervals.Sj)(week,moved),(0,intervals.Sj)(week,windows)).
length>0;return timed.resultOf(limit,{subject:`shift ${(0,time.HK)(limit)}`,says:(0,text_text.Qq)`after the clock change on ${(0,text_text.uR)(change.at)} ${(0,time.
Ff)(limit)} holds ${(0,text_text.eu)(after)} ${(0,text_text.eu)((0,zones.Xe)(timeZone))} instead of ${(0,text_text.eu)(before)}: schedules are in UTC.`,fix:isLost?
(0,system.Up)`Make the window long enough for both: start it with the earlier and end it with the later of the two times.`:(0,system.Up)`Change the schedule on that day, or choose hours that may move by one.`,
evidence:{cause:"clock-change",schedule,timeZone,changesAt:(0,instant_text.Wn)(change.at),before,after}})}const windowTooShort=(0,rule.Km)({id:"window-too-short",
detects:"a window shorter than the work on one node, or work that continues after its window has closed",systems:"some",severity:"warning",evaluate:({side,plan})=>[
...(0,rule.BR)(side).map(pastStartWindow),...(0,time.kr)(side,plan).flatMap(timed=>{if(timed.isClosedByError||timed.rollout.group.matched===0)return[];const short=shortWindows(
timed);return short.length>0?short:[spills(timed)]})]});function shortWindows(timed){const{longest}=timed.rollout.group.workMs,shortOf=reason=>closingStretches(
timed,reason).filter(({from,to})=>to-from<longest);return timed.alike(timed.acting,shortOf).map(({reasons,times})=>{const shortest=Math.min(...times.map(({from,
to})=>to-from)),takenFor=!(reasons.length===timed.calendar.reasons.length)&&(0,text_text.Qq)` taken for ${timed.reasonsText(reasons)}`;return timed.result({subject:`\
short ${reasons.join("+")}`,says:(0,text_text.Qq)`nodes${takenFor} are still unavailable after the window has closed.`,why:(0,text_text.Qq)`Work on a node takes up to ${(0,text_text.
p0)(longest)}, and the window (${timed.hoursText(times)}) is open for ${(0,text_text.p0)(shortest)}; a budget only limits what starts, and a node that is unavailable when the next window opens uses it up.`,
fix:(0,system.Up)`Make the window longer than ${(0,text_text.p0)(longest)}, or set ${(0,text_text.aY)("durations")} to what the work takes.`,magnitude:Math.round(
(longest-shortest)/days.kg),evidence:{windowMinutes:shortest/days.kg,workMinutes:longest/days.kg,reasons:[...reasons]}})})}function spills(timed){const{batches,
matched,workMs}=timed.rollout.group,windows=closingStretches(timed,timed.calendar.rolledFor),late=batches.flatMap(({start,end,targets})=>{const window=windows.find(
({from,to})=>from<=start&&start<to);return window&&(end??1/0)>=window.to+days.kg?[{closes:window.to,end,targets}]:[]}),[first]=late;if(!first)return null;const{
closes}=first,out=late.filter(one=>one.closes===closes),nodes=new Set(out.flatMap(({targets})=>targets)).size,until=Math.max(...out.map(({end})=>end??1/0)),over=Number.
isFinite(until)?(0,text_text.Qq)`until ${(0,text_text.uR)(until)}`:(0,text_text.Qq)`for good`;return timed.result({subject:"spills",says:(0,text_text.Qq)`${(0,text_text.
uM)(nodes,matched,"node")} ${(0,text_text.Tq)(nodes,"is","are")} still unavailable when the window closes on ${(0,text_text.uR)(closes)}, ${over}.`,why:(0,text_text.
Qq)`A window only limits what starts.`,fix:(0,system.Up)`Where nothing may be out after the window, let it close ${(0,text_text.p0)(workMs.longest)} earlier.`,magnitude:nodes,
evidence:{nodes,closes:(0,instant_text.Wn)(closes)},severity:"info"})}function closingStretches(timed,reason){const{within}=timed.calendar;return timed.stretches(
reason,time.nT).filter(({from,to})=>to>timed.at&&to<within.to&&from>within.from)}function pastStartWindow(rollout){const{batches,strategy,allowed,unit,matched}=rollout.
group,[first]=batches;if(strategy?.kind!=="window"||!first)return null;const window=allowed.find(({from,to,limit})=>limit!==0&&from<=first.start&&first.start<to),
finish=batches.reduce((end,batch)=>Math.max(end,batch.end??1/0),0);if(!window||finish<window.to+days.kg)return null;const after=batches.filter(({start})=>start>=
window.to).flatMap(({targets})=>targets),late=new Set(after).size,until=Number.isFinite(finish)?(0,text_text.Qq)`until ${(0,text_text.uR)(finish)}`:(0,text_text.
Qq)`without an end that is known`;return rollout.result(["window","budget"],{subject:"start-window",says:(0,text_text.Qq)`it begins in its window, which closes on ${(0,text_text.
uR)(window.to)}, and continues ${until}.`,why:(0,text_text.Qq)`The window only decides when it may begin: ${(0,text_text.U9)(late,unit)} of ${matched} ${(0,text_text.
Tq)(late,"starts","start")} after it has closed.`,fix:(0,system.Up)`Split the Plan by ${(0,text_text.aY)("nodeSelector")} so that each part fits into the window, or make the window as long as the rollout.`,
ofRollout:!0,magnitude:late,evidence:{closes:(0,instant_text.Wn)(window.to),late}})}const worstLossAboveLimit=(0,rule.sE)({id:"worst-loss-above-limit",detects:"\
a change that, if it is bad, can break more targets than the limit allows",systems:"some",severity:"error",options:schemas.rej({limit:(0,fleet_limit.p9)("50%"),
production:(0,fleet_limit.p9)("20%")}),evaluate:(rollout,{options:options2})=>{const{group}=rollout,{onlyAdds,worstLoss,stops,matched,unit,brakes}=group;if((0,measure_wholes.
ev)(group)||onlyAdds)return null;const losable=(0,measure_wholes.w3)(group),limit=(0,fleet_limit.Dg)(group.production?options2.production:options2.limit,losable);
if(worstLoss<=limit)return null;const stop=(0,measure_wholes.xx)(group)&&worstLoss<matched?(0,text_text.Qq)`before the rollout is stuck`:(0,text_text.Qq)`and nothing stops it`,
why=brakes&&brakes.failureThreshold===null?(0,text_text.Qq)`${(0,text_text.aY)("failureThreshold")} is not set: only nodes that stay failed block the rest.`:(0,text_text.
Qq)`At the worst moment the automatic stop comes too late or no longer applies.`,isPods=rollout.isWorkload;return rollout.result(["failureThreshold","safetyLimi\
t","strategy","budget"],{says:(0,text_text.Qq)`a bad version breaks up to ${(0,text_text.uM)(worstLoss,losable,unit)} ${stops||isPods?(0,text_text.Qq)`before it stops`:
stop}. Limit: ${(0,text_text.U9)(limit,unit)}.`,why:isPods?wholeCause(rollout):stops?why:text_text.gd,fix:rollout.unlessUnbatched(fixFor(rollout,Math.max(1,limit))),
short:(0,text_text.Qq)`${(0,text_text.uM)(worstLoss,losable,unit)} lost, limit ${limit}`,field:"strategy",ofRollout:!0,magnitude:worstLoss,evidence:{worstLoss,matched:losable,
limit,stops}})}});function fixFor(rollout,most){const{stops,strategy,declaredIn,brakes,joining:joining2}=rollout.group,{takes,words}=rollout.traits;if(takes==="\
clusters"&&joining2&&words.pastBatches)return words.pastBatches;if(takes==="clusters"&&!stops&&strategy!==null)return(0,system.Up)`Apply the edit to one cluster first, with an override and its ${(0,text_text.
aY)("clusterSelector")}; apply it to the others when it works there.`;if(takes!=="nodes")return rollout.fewer(most)??system.O5;const kind=strategy?.kind;if(declaredIn.
kind!=="DeploymentPolicy"||typeof kind!="string"){const fixed=(0,text_text.aY)(`fixed: {initialBatch: ${most}, failureThreshold: 1, safetyLimit: 100}`);return declaredIn.
kind==="DeploymentPolicy"?(0,system.Up)`Set the strategy ${fixed}.`:(0,system.Up)`Name a ${(0,text_text.aY)("deploymentPolicy")} with the strategy ${fixed}.`}const batch={
field:"initialBatch",value:most},isStopped=brakes?.failureThreshold===THRESHOLD.value&&brakes.safetyLimitPercent===SAFETY_LIMIT.value;return kind==="fixed"&&isStopped?
(0,system.Up)`Set ${batch}.`:kind==="fixed"?(0,system.Up)`Set ${batch}, ${THRESHOLD} and ${SAFETY_LIMIT}.`:(0,system.Up)`Replace ${(0,text_text.aY)(kind)} with ${{
...batch,inPlaceOf:kind}}, ${THRESHOLD} and ${SAFETY_LIMIT}.`}const BY_HARM=[system_rules.U4,system_rules.I8,system_rules.gb,system_rules.AW,controlPlaneSelected,
quorumAtRisk,worstLossAboveLimit,evictionsRaised,ungovernedDisruption,replicasGoTogether,system_rules.My("abandoned-midway"),changeNotBatched,expiryBypassesBudget,
failureDomainAtOnce,combinedPeakAboveLimit,peakAboveLimit,peakJump,budgetNotACap,unlimitedOutsideWindow,sharedCordon,firstBatchTooLarge,compartmentAssignment,system_rules.
Ix,selectionMoved,system_rules.My("consolidation-widened"),system_rules.My("held-rollout-starts"),roundingChangesMeaning,no_progress.n,system_rules.ik,never_allowed.
V,system_rules.My("membership-may-change"),system_rules.My("selector-matches-nothing"),system_rules.My("stage-coverage"),cannotFinish,approvalRemoved,system_rules.
My("safeguard-removed"),system_rules.My("limit-ignored"),failureThresholdIneffective,canaryNotRepresentative,noBakeTime,sameWindowEverywhere,rampNotReset,inFreeze,
system_rules.My("config-not-rolled"),system_rules.My("version-not-pinned"),closedHoursOpened,windowTooShort,windowNotAsWritten,budgetNeverBinds,deprecatedApi,system_rules.
oN,system_rules.dX],RULES=BY_HARM.toSorted((a,b)=>a.id<b.id?-1:1);function harmRank({rule:rule2,evidence}){const isHalfway2=[evidence.touched,evidence.lost].some(
count=>typeof count=="number"&&count>0);return rule2===no_progress.n.id&&isHalfway2?rankOf("abandoned-midway")+.5:rankOf(rule2)}function rankOf(rule2){return BY_HARM.
findIndex(({id:id2})=>id2===rule2)}}),4770:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{Dg:()=>limitFor,PW:()=>limitText,S4:()=>isLimit,p9:()=>limitSchema,vd:()=>limitWords});var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6921),_text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9125);function isLimit(value){return typeof value=="object"&&value!==null&&"kind"in value}const PERCENT=/^(100|\d{1,2})(\.\d+)?%$/;function limitSchema(byDefault){
return zod__WEBPACK_IMPORTED_MODULE_1__.KCZ([zod__WEBPACK_IMPORTED_MODULE_1__.aig().int().min(0),zod__WEBPACK_IMPORTED_MODULE_1__.YjP().regex(PERCENT,'must be a\
 whole number or a percentage such as "25%"')]).default(byDefault).transform(written=>typeof written=="number"?{kind:"count",targets:written}:{kind:"percent",value:Math.
min(100,Number.parseFloat(written))})}function limitFor(limit,total){return limit.kind==="count"?limit.targets:Math.max(1,Math.floor(total*limit.value/100))}function limitWords(limit,targets,unit,of){
const comesTo=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.U9)(targets,unit);return limit.kind==="count"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${comesTo}${of}`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.eu)(limitText(limit))}${of}, ${comesTo}`}function limitText(limit){
return limit.kind==="count"?String(limit.targets):`${limit.value}%`}}),4470:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{V:()=>neverAllowed,j:()=>isClosedForGood});var _text_plural_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8392),
_rule_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9394),_time_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6712),_systems_system_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
3439),_text_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9125);const neverAllowed=(0,_rule_js__WEBPACK_IMPORTED_MODULE_1__.Km)({id:"never-allowed",detects:"\
limits that never allow something: an unreadable budget, a reason that is always zero",severity:"error",evaluate:({side,plan})=>(0,_time_js__WEBPACK_IMPORTED_MODULE_2__.
kr)(side,plan).flatMap(timed=>{const{limits}=timed.calendar;return timed.isClosedByError?limits.map(limit=>unreadable(timed,limit)):[...limits.map(limit=>noDate(
timed,limit)),closedReasons(timed)]})});function unreadable(timed,limit){const{schedule,error}=limit;return error===null?null:timed.resultOf(limit,{says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`${(0,_time_js__WEBPACK_IMPORTED_MODULE_2__.Ff)(limit)} cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.V$)(error)}. The API server stores it, and Karpenter then disrupts none of its ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
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
kO)(rollout.group.matched,"node","may"))} be disrupted before ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.uR)(within.to)} for ${timed.reasonsText(reasons)}.${isForPatches&&
effect}`,...cause?{why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`The cause is ${(0,_time_js__WEBPACK_IMPORTED_MODULE_2__.Ff)(cause)}.`}:{},fix:isForPatches?
(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Open a window: give the budget of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.aY)('nodes: "0"')} a schedule and a duration that leave some hours free, and add a budget for these hours, such as ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
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
tuck halfway, or cannot complete",severity:"error",evaluate:(rollout,input)=>{const stuck=stuckResult(rollout,input),others=stuck?[]:[blocked(rollout),heldVolume(
rollout),stuckNext(rollout),usedUpByUnready(rollout,input.plan)];return[stuck,...others,toleratedInVain(rollout)]}}),FIELDS=["selector","strategy","budget"];function stuckResult(rollout,{
side,base,plan}){const{group,policy}=rollout,{matched,deadEnd,blocked:untouched}=group;if(matched===0||isReportedElsewhere(rollout,plan))return null;if(!(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__.
xx)(group))return deadEndOfJoining(rollout);const touched=(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__.ZQ)(group).size;if(touched===0&&policy.results.
some(({rule})=>rule==="never-allowed"))return null;const left=group.undone?.length??matched-group.batches.reduce((sum,one)=>sum+one.succeeded,0);if(!deadEnd&&touched>
0&&left<=untouched.length)return null;const before=rollout.before(base)?.group,isOld=before!==void 0&&(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__.xx)(
before)&&!(0,_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__.$D)(policy),paused=base&&pausedNow(rollout,side,base),erroring=erroringNow(rollout);return rollout.
result(FIELDS,{says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`${saysOf(rollout,touched,left)}.`,why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.B5)([whyOf(
rollout,touched),erroring&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`${erroring.says}.`,isOld&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`It was stuck before, and this change does not free it.`],
" "),...(paused!==null||group.mayEnd)&&!erroring?{severity:"warning"}:{},fix:erroring?.fix??fixOf(rollout,paused),ofRollout:!0,isOfWaiting:!0,magnitude:(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__.
Ni)(group)>0?left:matched-touched,evidence:{cause:"stuck",matched,touched,...touched===0&&group.extremes?{lost:group.worstLoss}:{},blocked:untouched.length,why:(0,_text_render_js__WEBPACK_IMPORTED_MODULE_6__.
Ul)(group.why)},...deadEnd?{place:deadEnd.place}:{}})}function isReportedElsewhere(rollout,plan){const{group,policy}=rollout,timed=(0,_time_js__WEBPACK_IMPORTED_MODULE_5__.
vv)(rollout,plan);return policy.missingReferences.some(({stays})=>!stays)||(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__.ev)(group)||timed!==null&&(0,_never_allowed_js__WEBPACK_IMPORTED_MODULE_4__.
j)(timed)||policy.results.some(({isWhyStuck})=>isWhyStuck)}function deadEndOfJoining(rollout){const{group,policy}=rollout,{groups}=policy.effect,{deadEnd,matched,
blocked:untouched,unit}=group;if(!deadEnd||groups.some(_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__.xx)||groups.find(one=>one.matched>0)!==group)return null;
const{says,fix:advice,place}=deadEnd;return rollout.result(FIELDS,{says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`no ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
eu)(unit)} that joins ever completes. ${says} Complete ones stay complete.`,fix:advice,ofRollout:!0,magnitude:matched,evidence:{cause:"joining",matched,touched:0,
blocked:untouched.length,why:(0,_text_render_js__WEBPACK_IMPORTED_MODULE_6__.Ul)(says)},place})}const RESTARTS=new Set(["package-version","package-downgrade","c\
onfig-map"]);function erroringNow({group,policy}){const{erroring:nodes=[],brakes,matched}=group,{length}=nodes,holds=length>0&&length<matched&&brakes?.failureHoldsGroup===
!0&&(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__.xx)(group),staysStopped=group.outcome==="stopped"&&(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__.
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
US)(base,ref);return before&&!isPaused(before)?holder.name:null}function saysOf({group,policy,traits},touched,left){const{matched,unit,worstLoss}=group,all=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
U9)(matched,unit),kind=policy.change?.kind;if(kind==="eviction")return group.why;if(touched>0){const how=group.outcome==="stopped"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`an automatic stop ends it`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`it gets stuck`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`${how} with ${matched-
left} of ${all} done${(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__.Ni)(group)>0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)` in the worst order`}`}
return worstLoss>0&&group.extremes?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`${worstLoss} of its ${all} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Tq)(worstLoss,"stops and is","stop and are")} not replaced`:kind==="continues"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`it is stuck halfway, and no more of its ${all} are updated`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.eu)((0,_text_plural_js__WEBPACK_IMPORTED_MODULE_0__.kO)(matched,
unit,"is ever"))} ${traits.words.done??(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`updated`}`}function whyOf({group,policy,traits},touched){if(policy.change?.
kind==="eviction"||(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Im)(group.why))return null;const causes=touched===0&&traits.words.stuckOnBlocked!==void 0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
XY)(group.blocked.map(({why})=>why)).slice(0,2):[];return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Nx)(group.
why)}${causes.length>0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)` (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.B5)(causes)})`}.`}function blocked(rollout){
const{group}=rollout,{blocked:all,matched}=group,{length}=all,advice=group.unstick??rollout.traits.words.stuckOnBlocked;if(length===0||advice===void 0||(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_8__.
ev)(group))return null;const names=all.map(({target,why})=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.UU)(
"target",target)} (${why})`);return rollout.result(FIELDS,{subject:"blocked",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
uM)(length,matched,"node")} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Tq)(length,"is","are")} never touched, so the rollout does not complete: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
H$)(names,3)}.`,fix:advice,ofRollout:!0,isOfWaiting:!0,magnitude:length,evidence:{cause:"blocked",blocked:all.map(({target,why})=>({target,why:(0,_text_render_js__WEBPACK_IMPORTED_MODULE_6__.
Ul)(why)})),matched},severity:"warning"})}function heldVolume(rollout){const{batches,matched,exclusiveVolume:held}=rollout.group;if(batches.length===0||!held?.isHeld)
return null;const{claim,mode,isOfNext}=held;return rollout.result(["strategy"],{subject:"held-volume",severity:"warning",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`the ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.eu)(isOfNext?"next rollout":"rollout")} may never end: the new pod needs the volume claim ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
UU)("object",claim)}, which the old pod keeps until the new one is ready (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.aY)("maxUnavailable")} is 0 of ${matched}).`,
why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`With ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.aY)("ReadWriteOnce")} a new pod on another node waits forever, with ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
aY)("ReadWriteOncePod")} on any node.`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`Set ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.aY)("strat\
egy.type: Recreate")}. The old pod is deleted first, and the application is unavailable until the new one is ready.`,ofRollout:!isOfNext,magnitude:matched,evidence:{
cause:"held-volume",claim,accessMode:mode,maxUnavailable:0,replicas:matched}})}function stuckNext(rollout){const{batches,matched,unit,stuckNext:halt}=rollout.group;
return batches.length===0||!halt?null:rollout.result(FIELDS,{severity:"warning",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`the next rollout gets stuck: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
eu)((0,_text_plural_js__WEBPACK_IMPORTED_MODULE_0__.kO)(matched,unit,"is ever"))} updated.`,why:halt.why,fix:halt.fix,magnitude:matched,evidence:{cause:"next",matched,
why:(0,_text_render_js__WEBPACK_IMPORTED_MODULE_6__.Ul)(halt.why)}})}function usedUpByUnready(rollout,plan){const timed=(0,_time_js__WEBPACK_IMPORTED_MODULE_5__.
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
Qq)` for ${reasons.length===0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`no reason`:codes(reasons)}`,when=schedule!==null&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)` at ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(schedule)} for ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.
Cp)(durationMs??0))}`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`the budget of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(written)}${forReasons}${when}`}
function limitKey({written,scheduleKey,reasons}){return`${scheduleKey??written} ${reasons.join("+")}`}function highestCeiling(timed,above,among=timed.acting){const{
calendar,rollout,size}=timed,mostOf=new Map(among.map(reason=>[reason,timed.mostFor(reason)])),most=Math.max(-1,...mostOf.values());if(most<=above)return null;const reasons=among.
filter(reason=>mostOf.get(reason)===most),isAsHigh=({limit,written})=>calendar.counted===0?written.endsWith("%")&&Number.parseInt(written,10)>=most:(limit??0)>=
most,cause=calendar.limits.find(limit=>reasons.some(reason=>limit.reasons.includes(reason))&&isAsHigh(limit));return{most,reasons,result:(says,fewer,{evidence,...rest})=>{
const{unit}=rollout.group,isSized=calendar.counted>0||fewer!==null,all=isSized?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.uM)(most,size,unit):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`all ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)(unit)}s (100%), however many there are,`,beside=reasons.length===calendar.reasons.length?{}:{beside:`\
reasons: [${reasons.join(", ")}]`},nodes={field:"nodes",value:fewer??"10%",isText:!0,...beside},hours=timed.whenText(reasons,({limit})=>Math.min(limit??-1,size)===
most);return timed.result({says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`budgets allow ${all} at once ${hours}.${says}`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.
Up)`Add a budget without a schedule, ${nodes}: the smallest active budget applies.`,field:"strategy",magnitude:isSized?most:0,evidence:{...evidence,reasons:[...reasons]},
place:cause?.place??calendar.place,...rest})}}}const redundantLimits=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.HK)(timed=>{const redundant=new Map;if(timed.
isClosedByError)return redundant;const kept=new Set(timed.calendar.limits.filter(({neverFires})=>!neverFires)),candidates=[...kept].reverse().filter(({reasons})=>reasons.
length>0);for(const limit of candidates.sort((a,b)=>+(a.schedule===null)-+(b.schedule===null))){const others=[...kept].filter(other=>other!==limit&&isAsStrict(other,
limit,timed)),isCovered=reason=>others.filter(({reasons})=>reasons.includes(reason)).reduce((left,{windows})=>(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_6__.
FF)(left,windows),limit.windows).length===0;if(!limit.reasons.every(isCovered))continue;kept.delete(limit);const names=others.slice(0,3).map(limitName);redundant.
set(limit,(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.p_)(names)} ${names.length===1?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`allows`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`allow`}`)}return redundant});function isAsStrict(other,limit,timed){return other.windows.length===
0?!1:timed.calendar.counted===0&&`${other.written}${limit.written}`.includes("%")?other.written===limit.written||timed.isZero(other):(other.limit??0)<=(limit.limit??
0)}}),8048:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{$:()=>LOOSER,A:()=>isLooserBy});
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9396),_fleet_limit_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4770);const LOOSER=zod__WEBPACK_IMPORTED_MODULE_1__.
u5();function isLooserBy(when,before,after){if(typeof when!="string")return when.indexOf(after)>when.indexOf(before);if(when==="off")return before===!0&&after===
!1;if(when==="any")return before!==null;if(when==="fewer"||when==="more")return(when==="fewer"?after:before)===null;if((0,_fleet_limit_js__WEBPACK_IMPORTED_MODULE_0__.
S4)(before)&&(0,_fleet_limit_js__WEBPACK_IMPORTED_MODULE_0__.S4)(after)&&before.kind!==after.kind)return!0;const[was,is]=[numberOf(before),numberOf(after)];return when===
"lower"?is<was:is>was}function numberOf(value){return(0,_fleet_limit_js__WEBPACK_IMPORTED_MODULE_0__.S4)(value)?value.kind==="count"?value.targets:value.value:Number(
value)}}),9394:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{Aw:()=>rolledBy,
BR:()=>rolledGroups,C2:()=>changeOf,Km:()=>defineRule,US:()=>policyOf,WY:()=>sameRef,co:()=>evaluatesSystem,k4:()=>pastBatchesFix,kd:()=>subjectOfPolicy,sE:()=>groupRule,
vv:()=>policyRule});var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(6921),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5022),_text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9125),_systems_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5198),_systems_system_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3439),_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
1347);function evaluatesSystem({id:id2,systems}){if(systems==="all")return()=>!0;const those=systems==="some"?(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.
Vp)(id2):systems;return system=>those.includes(system)}function defineRule(rule){const{options=NO_OPTIONS}=rule;return{systems:"all",...rule,options,evaluate:input=>[
rule.evaluate(input)].flat().filter(result=>result!==null)}}const NO_OPTIONS=zod__WEBPACK_IMPORTED_MODULE_3__.rej({});function groupRule(rule){return defineRule(
{...rule,evaluate:input=>rolledGroups(input.side).flatMap(rollout=>rule.evaluate(rollout,input))})}function policyRule(rule){return defineRule({...rule,evaluate:input=>input.
side.policies.flatMap(policy=>[rule.evaluate(policy,input)].flat().map(result=>result&&{policy:policy.ref,place:policy.place,...result}))})}class GroupRollout{policy;group;constructor(policy,group){
this.policy=policy,this.group=group}get traits(){return(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.JC)(this.policy.ref.system)}get isWorkload(){return this.
traits.takes==="pods"}get subject(){const{ref,effect}=this.policy,{name:own}=this.group;if((0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_4__.ev)(this.group))
return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.eu)(ref.kind)}s of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
UU)("group",own)}`;const policy=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.ct)(ref);return effect.groups.length===1?policy:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`${policy} group ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.UU)("group",own)}`}get freshBatches(){const{freshBatches,batches,leaving}=this.group;if(freshBatches)
return freshBatches;if(this.isPastBatches)return[];if(!leaving)return batches.map(({size})=>size);const gone=new Set(leaving);return batches.map(({targets})=>targets.
filter(target=>!gone.has(target)).length).filter(size=>size>0)}get isPastBatches(){return this.policy.change?.batched===!1&&!this.group.follows}before(base){const before=policyOf(
base,this.policy.ref),same=before?.effect.groups.find(({runs})=>runs.group===this.group.runs.group);return before&&same?new GroupRollout(before,same):null}fewer(most){
const clause=this.traits.fewer?.(this.group,most)??null;return clause&&(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`${clause}.`}unlessUnbatched(advice){
return this.isPastBatches?pastBatchesFix(this.policy):advice}result(fields,{ofRollout,field,...result}){const{policy,group,isPastBatches}=this,{change,leaves}=policy,
run=group.identity??group.runs.group,unbatched=ofRollout&&isPastBatches?leaves?.place??change?.place:null,isPast=isPastBatches&&result.fix===pastBatchesFix(policy);
return{about:this.subject,policy:group.declaredIn,group:group.name,place:unbatched??fields.map(one=>group.places[one]).find(place=>place)??policy.place,...ofRollout&&
!(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_4__.ev)(group)?{rolls:[policy.ref]}:{},...(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_4__.ev)(group)?
{isStandIn:!0}:{},...isPast?{cause:changeOf(policy.ref)}:field?{cause:{field,of:run}}:{},...result,subject:[run,result.subject].filter(Boolean).join("#")}}}const rolledGroups=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__.
HK)(side=>side.policies.flatMap(policy=>rolledBy(policy).map(group=>new GroupRollout(policy,group))));function rolledBy({ref,effect}){return effect.groups.filter(
({rolls})=>sameRef(rolls,ref))}function sameRef(a,b){return a.system===b.system&&a.kind===b.kind&&a.namespace===b.namespace&&a.name===b.name}const policiesByName=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__.
HK)(side=>new Map(side.policies.toReversed().map(policy=>[(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.XF)(policy.ref),policy])));function policyOf(side,ref){
return side?policiesByName(side).get((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.XF)(ref)):void 0}function pastBatchesFix({ref,change,leaves}){return(change&&
PAST_BATCHES[change.kind])??leaves?.fix??(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.JC)(ref.system).words.pastBatches??NARROW}const NARROW=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
Up)`Narrow what it selects and widen it step by step.`,PAST_BATCHES={resumes:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`Revert the packages to the versions on the nodes before the pause ends, and roll the new version out under a new package name beside the old one (a new package is batched).`,
uninstall:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`An uninstall has no batches. To go step by step, give all nodes but a few the ignore label of the operator (nodewright.nvidia.com/ignore: "true", up to 0.17 skyhook.nvidia.com/ignore) before the uninstall is requested, and remove the label from a few nodes at a time.`,
"apply-strategy":(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`First check what it would overwrite: applyStrategy.type ReportDiff reports it in the status (diffedPlacements) and writes nothing. To update cluster by cluster, use strategy External, which cannot be changed back: a staged update run then applies the new applyStrategy stage by stage.`,
deleted:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`Keep the NodePool and add the new one beside it; drain the old nodes in steps, and remove the NodePool when it has none left.`};
function subjectOfPolicy({identity},subject){return identity===void 0?{subject}:{subject:`${identity}#${subject}`,isStandIn:!0}}function changeOf(ref){return{field:"\
change",of:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.XF)(ref)}}}),1699:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{AW:()=>waiverLapsed,I8:()=>referenceMissing,Ix:()=>selectorMatchesEverything,My:()=>systemRule,U4:()=>invalidPolicy,UC:()=>systemResults,
Xu:()=>systemResultsOf,dX:()=>unknownField,gb:()=>guardWeakened,ik:()=>drainDeadlock,oN:()=>inventoryStale});var zod__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
6921),_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9730),_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5288),_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
3549),_plan_refused_edits_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2456),_systems_system_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3439),_text_render_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
2490),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(9125),_rule_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9394);function systemResultsOf(side,base,id2){
const removed=(base?.policies??[]).flatMap(policy=>{const found=policy.live?[]:systemResults(policy,id2,!0);return found.length===0||(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.
US)(side,policy.ref)?.live===!1?[]:found});return[...side.policies.flatMap(policy=>systemResults(policy,id2)),...removed]}function systemResults(policy,id2,isRemoved=!1){
return policy.results.filter(({rule,whenRemoved=!1})=>rule===id2&&whenRemoved===isRemoved).map(({ofRollout,whenRemoved:_whenRemoved,isWhyStuck:_isWhyStuck,...found})=>({
policy:policy.ref,evidence:{cause:found.subject},...found,...(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.kd)(policy,found.subject),...ofRollout===!0?{rolls:[policy.
ref]}:{}}))}const BY_SYSTEMS={"abandoned-midway":["warning","work in progress that the change deletes, or whose nodes it takes away"],"config-not-rolled":["info",
"an edited ConfigMap or Secret that no rollout brings to the pods"],"consolidation-widened":["warning","an edit that lets consolidation disrupt more nodes, or s\
ooner"],"held-rollout-starts":["warning","an edit that releases a held rollout, such as a pause that ends"],"limit-ignored":["warning","a limit, or a wait, that\
 the controller ignores"],"membership-may-change":["warning","a rollout that is aborted when a target joins, leaves or is relabeled"],"safeguard-removed":["warn\
ing","an edit that loosens what protects a node during its work"],"selector-matches-nothing":["error","a selector that matches no target of the snapshot"],"stag\
e-coverage":["error","a cluster in no stage of its rollout or in two, or a stage without clusters"],"version-not-pinned":["warning","a version that no file name\
s: rollouts begin without a pull request"]};function systemRule(id2){const[severity,detects]=BY_SYSTEMS[id2];return(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.Km)(
{id:id2,detects,severity,evaluate:()=>[]})}const invalidPolicy=(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.vv)({id:"invalid-policy",detects:"an object that the con\
troller's own admission rules refuse, or that is stored and cannot work",severity:"error",evaluate:({ref,written,rejections},{base})=>{const before=(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.
US)(base,ref),isEdited=before!==void 0&&!(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.TL)(before.written,written);return rejections.map(({consequence,
fix:advice=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Correct the field.`,...rejection},i)=>{const{by,message,place}=rejection,common={subject:`${by}\
#${i}`,place,evidence:{by,reason:(0,_text_render_js__WEBPACK_IMPORTED_MODULE_4__.Ul)(message)}};if(consequence!==void 0){const says=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`stored but cannot work (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)(by)}): ${message}. ${consequence}`;return{...common,says,fix:advice,rolls:[ref],
isOfWaiting:!0}}return{...common,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`refused (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)(by)}): ${message}.`,
fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`${advice} Until then the cluster keeps its object, and this change has no effect.`,isEdited:isEdited&&
!((0,_plan_refused_edits_js__WEBPACK_IMPORTED_MODULE_2__.rH)(rejection)&&before.rejections.some(_plan_refused_edits_js__WEBPACK_IMPORTED_MODULE_2__.rH))}})}}),LIMITING=/(^|\.)(disruption|strategy|updateStrategy|budgets?|interruptionBudget|deploymentPolicy|rollingUpdate|compartments|default)(\.|\[|$)/,
unknownField=(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.vv)({id:"unknown-field",detects:"a field that the API server drops silently: the setting has no effect",severity:"\
warning",evaluate:({unknownFields,apiVersion})=>unknownFields.map(({path,suggestion,idleValue,place})=>{const fate=path.startsWith("metadata.annotations.")?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`is no annotation that the controller of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(apiVersion)} reads: it has no effect.`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`is not a field of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(apiVersion)}; the API server drops it silently.`,meant=suggestion&&(0,_manifest_fields_js__WEBPACK_IMPORTED_MODULE_7__.
LF)(suggestion);return{subject:path,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(path)} ${idleValue===
void 0?fate:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`is ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(JSON.stringify(idleValue))}, which has no effect.`}`,
fix:meant?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Did you mean ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(meant)}? Otherwise remove it.`:
(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Remove it.`,place,evidence:{path,suggestion:meant},severity:LIMITING.test(path)||LIMITING.test(`${suggestion?.
at(-1)}`)?"error":"warning"}})}),referenceMissing=(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.vv)({id:"reference-missing",detects:"a policy that references an obje\
ct or node that is neither in the change nor in the snapshot",severity:"error",evaluate:({missingReferences})=>missingReferences.map(({what,fate,consequence,fix:advice,
place})=>{const isDeleted=fate==="deleted",state=isDeleted?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`is referenced, and this change removes it`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`is neither in the files nor in the snapshot`,add=isDeleted?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Keep the object as long as it is referenced.`:
(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Add the object to the change, correct the name, or take a snapshot that has it.`,says=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.UU)("object",what)} ${state}. ${consequence}`;return{subject:what,says,fix:advice??add,place,evidence:{reference:what}}})}),
selectorMatchesEverything=(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.vv)({id:"selector-matches-everything",detects:"a selector that no label restricts: it selects\
 every target, including future ones",severity:"error",options:zod__WEBPACK_IMPORTED_MODULE_8__.rej({fromTargets:zod__WEBPACK_IMPORTED_MODULE_8__.aig().int().min(
1).default(2)}),evaluate:({selectors=[],effect},{options})=>selectors.filter(({isSelective,matched,outOf})=>!isSelective&&matched===outOf).filter(({outOf})=>outOf>=
options.fromTargets).map(({what,text:written,isWritten,group,matched,outOf,place})=>{const unit=effect.groups[0]?.unit??"node",state=written===""?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`is empty`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`(${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(written)}) excludes nothing here`;return{group,
subject:"everything",says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${what} ${isWritten?state:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`is not set`}, so it selects all ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
U9)(outOf,unit)} of the snapshot (100%) and every ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)(unit)} that joins.`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.
Up)`Select by a label that only the intended ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)(unit)}s have.`,place,evidence:{selector:written,matched,outOf}}})}),
drainDeadlock=(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.vv)({id:"drain-deadlock",detects:"a disruption budget under which pods can never be evicted: a drain of t\
heir nodes never ends",severity:"error",evaluate:({drainLimit:limit},{side})=>limit?.held.map(({cause,forGood,pods,nodes:held,says,fix:advice,place,parts})=>{const nodes=held.
length,on=nodes>0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)` on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.U9)(nodes,"node")}`,waits=({drains,targets})=>drains===
!0&&!forGood&&targets.some(target=>held.includes(target)),who=pods===0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`the pods it covers`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.U9)(pods,"pod")}${on}`,{expectedPods,desiredHealthy,currentHealthy,disruptionsAllowed}=limit;return{subject:cause,
says:forGood?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${who} can never be evicted. A drain of a node with one of them does not end by itself.`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${who} cannot be evicted now. A drain of a node with one of them waits.`,why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Nx)(says)}.`,fix:advice,place,...parts?{parts}:{},magnitude:pods,evidence:{cause,forGood,pods,nodes,expectedPods,desiredHealthy,currentHealthy,disruptionsAllowed},
severity:forGood?"error":"warning",rolls:side.policies.filter(({effect,forcedDrain})=>!forcedDrain&&effect.groups.some(waits)).map(({ref})=>ref)}})??[]}),inventoryStale=(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.
Km)({id:"inventory-stale",detects:"a snapshot so old that the fleet may have changed since",severity:"warning",options:zod__WEBPACK_IMPORTED_MODULE_8__.rej({warnAfterHours:zod__WEBPACK_IMPORTED_MODULE_8__.
aig().min(0).default(24),errorAfterHours:zod__WEBPACK_IMPORTED_MODULE_8__.aig().min(0).default(168)}),evaluate:({side,plan:{snapshot,at,head},options:{warnAfterHours,
errorAfterHours}})=>{const{takenAt,nodes,clusters}=snapshot;if(takenAt===null||side!==head||side.policies.length===0)return null;const hours=(at-takenAt)/_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
iQ;if(hours<=warnAfterHours)return null;const isHub=nodes===0&&clusters>0;return{subject:"age",about:null,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`The snapshot is ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
p0)(at-takenAt)} old at the start of this plan: nodes and clusters that joined, left or were relabeled since are not in it.`,fix:isHub?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.
Up)`Take a new snapshot on the hub, of all the kinds that ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)("docs/snapshots.md")} lists for KubeFleet.`:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.
Up)`Take a new snapshot of the kinds that ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)("docs/snapshots.md")} lists, such as ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)("kubectl get nodes -o json | fleetplan snapshot")}.`,evidence:{ageHours:Math.floor(hours),warnAfterHours},severity:hours>errorAfterHours?"error":"warning"}}}),
guardWeakened=(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.Km)({id:"guard-weakened",detects:"a change of the configuration that makes the checks looser from its mer\
ge on",severity:"error",evaluate:({side,plan:{head,configEdits=[]}})=>configEdits.filter(({isLooser})=>isLooser&&side===head).map(({setting,before,after,place})=>{
const gets=before===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`gets`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`changes from ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)(before)} to`,edit=after===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`loses ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(before??"")}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${gets} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(after)}`;return{subject:`${setting} ${before??""} ${after??""}`,about:null,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`The configuration becomes looser: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(setting)} ${edit}. This change is evaluated by the old configuration, later changes by the new one.`,
fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Put it in a separate change that the owners of the checks review.`,place,evidence:{setting,before,after}}})}),
waiverLapsed=(0,_rule_js__WEBPACK_IMPORTED_MODULE_6__.Km)({id:"waiver-lapsed",detects:"a waiver that is expired, exceeded, unused or incomplete",severity:"error",
evaluate:({side,plan})=>(plan.lapses??[]).filter(({isTouched})=>side===plan.head||!isTouched).map(({kind,rule,subject,owner,expires,policy,place,says,fix:advice})=>{
const of=rule===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`A waiver`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`The waiver of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)(rule)}`,on=subject!==null&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)` for ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.UU)("policy",subject)}`,by=owner!==
null&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)` (owner ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.UU)("object",owner)})`;return{policy,subject:JSON.
stringify([rule,subject,owner,expires]),about:null,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${of}${on}${by} ${says}.`,fix:advice,place,severity:kind===
"expired"||kind==="exceeded"?"error":"warning",evidence:{waiver:kind,rule,subject,owner,expires}}})})})};
