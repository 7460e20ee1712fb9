export const id=202,ids=[202],modules={6594:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{m:()=>parseDigest,s:()=>sha256});var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5288),_snapshot_hash_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1091);function sha256(value){return`sha256:${(0,_snapshot_hash_js__WEBPACK_IMPORTED_MODULE_0__.fg)((0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_1__.dj)(value))}`}
function parseDigest(text){return/^sha256:[0-9a-f]{64}$/.test(text)?text:null}}),4206:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Z:()=>begunIn});function begunIn({batches,targets}){const own=new Set(targets);return new Set(batches.flatMap(batch=>batch.
targets).filter(target=>own.has(target)))}}),732:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{A2:()=>peakByAge,J:()=>lastOfRollout,KD:()=>plannedExpiries,aY:()=>goesByAgeAt,wM:()=>worstCluster});function plannedExpiries(expiries){const clusters=[];let until=-1/0;
for(const one of expiries.expired){const last=clusters.at(-1);last&&one.at<until?clusters[clusters.length-1]=joined(last,one):clusters.push(joined(null,one)),until=
Math.max(until,one.goneAt??1/0)}return{...expiries,clusters,over:clusters.filter(({worst})=>isOver(worst))}}function lastOfRollout({expired}){const ends=expired.
flatMap(({isOfRollout,goneAt})=>isOfRollout&&goneAt!==null?[goneAt]:[]);return ends.length===0?null:ends.reduce((a,b)=>Math.max(a,b))}function worstCluster({clusters}){
return clusters.reduce((most,cluster)=>most===null||isWorse(cluster.worst,most.worst)?cluster:most,null)}function peakByAge(group){const{peakAtOnce,batches,outBefore,
expiries}=group;return!expiries||expiries.clusters.length===0||batches.some(({size})=>size+outBefore>=peakAtOnce)?null:expiries.clusters.reduce((most,one)=>one.
worst.out>most.worst.out?one:most)}function goesByAgeAt({expiries},at){return at===null?!1:expiries?.clusters.some(({from,to})=>from<=at&&at<=to)===!0}function joined(cluster,{
at,out,limit}){const moment={at,out,limit};if(!cluster)return{from:at,to:at,expired:1,worst:moment};const{from,expired,worst}=cluster;return{from,to:at,expired:expired+
1,worst:isWorse(moment,worst)?moment:worst}}function isWorse(a,b){return isOver(a)===isOver(b)?a.out>b.out:isOver(a)}function isOver({out,limit}){return limit!==
null&&out>limit}}),1347:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Cu:()=>reachedOf,
K3:()=>servingOf,Ni:()=>undoneByOrder,Uw:()=>firstLap,Z0:()=>settlingMs,ev:()=>isNamed,l2:()=>wholeOf,uq:()=>keptOf,w3:()=>losableOf});function isNamed(group){return group?.
named!==void 0}function settlingMs(group){return(group.bake?.seconds??0)*1e3}function wholeOf(group){return group.named?.fleet??group.matched}function servingOf(group){
return group.serving??wholeOf(group)}function keptOf(group){return group.matched-(group.leaving?.length??0)}function losableOf(group){return keptOf(group)+(group.
givenUp?.written??0)}function firstLap(groups){return groups.filter(({follows})=>follows===void 0)}function reachedOf(of){const groups=firstLap(of),sum=numbers=>numbers.
reduce((total,n)=>total+n,0),shown=sum(groups.map(({batches})=>doneIn(batches)-againIn(batches))),byOrder=sum(groups.map(undoneByOrder));return{done:shown-byOrder,
all:sum(groups.map(({matched})=>matched)),byOrder}}function undoneByOrder({batches,undone=[],freeOrder}){if(!freeOrder||undone.length===0)return 0;const left=new Set(
undone),begun=batches.flatMap(({targets})=>targets),failed=begun.length-doneIn(batches);return Math.max(0,begun.filter(target=>left.has(target)).length-failed)}
function doneIn(batches){return batches.reduce((sum,{succeeded})=>sum+succeeded,0)}function againIn(batches){const targets=batches.flatMap(({targets:of})=>of);return targets.
length-new Set(targets).size}}),7388:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{$D:()=>startsNothing,IH:()=>dueOf,Qr:()=>isBroken,Tt:()=>leftOutOf,jb:()=>startsOf,qR:()=>isOnlyNext,sG:()=>outcomeOf,xB:()=>isIdle});var _manifest_canonical_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5288),_systems_system_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3098),_measure_wholes_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1347);function outcomeOf(diff,hasBase){
const{base,head,change}=diff;if(!head)return removedOf(base);if(change!=="unchanged"&&isRefused(head,change))return{kind:"refused"};if(change!=="unchanged"&&isBroken(
head)&&head.effect.groups.every(({matched})=>matched===0))return{kind:"cannot-work"};const start=startOf(base,head,hasBase),stuck=stuckOf(base,head,start);if(diff.
sameEffect&&stuck?.isAsBefore!==!0)return{kind:"no-effect"};const taken=takenFrom(head);if(taken)return taken;if(stuck)return stuck;const by=heldBy(head);if(by)
return{kind:"held",by};if(limitsDrains(base)||limitsDrains(head))return{kind:"drain-limit"};const mayStart=head.change?.mayStart??null;if(start!=="on-merge")return{
kind:"waits",start,mayStart};const starts=startsWith(head);return starts.targets.size>0?starts:{kind:"waits",start:"next-rollout",mayStart}}function startsOf({change,
effect}){return effect.outcome==="none"||change?.kind==="none"||change?.replaces===0?"never":startsNothing({change})||change?.held!==void 0?"next-rollout":"on-m\
erge"}function startsNothing({change}){return change===null||STARTS_NOTHING.has(change.kind)}function isOnlyNext(policy){return startsNothing(policy)&&policy.change?.
kind!=="continues"}const STARTS_NOTHING=new Set(["next-rollout","scale","migration","continues","none"]);function isBroken({rejections}){return rejections.some(
({consequence})=>consequence!==void 0)}function isRefused(head,change){return change==="changed"&&head.results.some(({rule,subject})=>rule==="deprecated-api"&&subject===
"refused")||head.rejections.some(({consequence})=>consequence===void 0)}function removedOf(base){return{kind:"removed",targets:base?.onDelete?.targets.length??0}}
const TOLD_BY_BASE=new Set(["first-rollout","next-rollout","pod-template","drift"]);function startOf(base,head,hasBase){const{change}=head,isAnnounced=head.effect.
groups.some(_measure_wholes_js__WEBPACK_IMPORTED_MODULE_1__.ev);return!hasBase&&!isAnnounced&&TOLD_BY_BASE.has(change?.kind??"none")?"unknown":change?.kind==="c\
ontinues"?"under-way":isIdle(head)?"next-rollout":base!==null&&!isIdle(base)&&isDueAlike(base,head)?"regardless":"on-merge"}function isDueAlike(base,head){const[
was,is]=[base.change?.replaces,head.change?.replaces];return(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_2__.TL)(dueOf(base),dueOf(head))||was!==void 0&&is!==
void 0&&is<=was}function isIdle(policy){return startsNothing(policy)||policy.change?.replaces===0}function dueOf({change}){return change&&{...change,place:null}}
function takenFrom({leaves,change,effect}){if(leaves)return{kind:"taken-away",targets:leaves.targets,how:leaves.isInTurn===!0?"in-turn":"at-once"};if(change?.kind===
"deleted"&&!change.batched)return{kind:"taken-away",targets:change.targetsAtOnce,how:"at-once"};if(change?.kind==="eviction"&&effect.outcome==="complete")return{
kind:"taken-away",targets:goingIn(effect.groups).size,how:"placed"};const dropped=new Set(effect.groups.flatMap(({unit,leaving=[]})=>unit==="cluster"?leaving:[]));
return dropped.size===0?null:{kind:"taken-away",targets:dropped.size,how:"placed"}}function stuckOf(base,head,start){const{outcome}=head.effect;if(outcome!=="st\
uck"&&outcome!=="stopped")return null;const reach=reachOf(head),takesAll=reach.begun===reach.whole&&reach.whole>0&&!reach.isWorstOrder,how=outcome==="stopped"?"\
stopped":head.change?.kind==="eviction"?"not-executed":takesAll&&(reach.done===0||reach.done===reach.whole)?"endless":"stuck",wasDue=base!==null&&(start!=="on-m\
erge"||!isIdle(base));return{kind:"stuck",start,how,reach,isAsBefore:wasDue&&base.effect.outcome===outcome}}function reachOf(policy){const groups=rolledGroups(policy),
{done,byOrder}=(0,_measure_wholes_js__WEBPACK_IMPORTED_MODULE_1__.Cu)(groups);return{begun:goingIn(groups).size,done,whole:targetsIn(groups).size+leftOutOf(policy),
isWorstOrder:byOrder>0}}function rolledGroups({ref,effect}){const own=effect.groups.filter(({rolls})=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.XF)(rolls)===
(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.XF)(ref));return(0,_measure_wholes_js__WEBPACK_IMPORTED_MODULE_1__.Uw)(own.length>0?own:effect.groups)}function leftOutOf(policy){
return policy?.leftOut?.length??0}function targetsIn(groups){return new Set(groups.flatMap(({targets})=>targets))}function goingIn(groups){const own=targetsIn(groups),
taken=groups.flatMap(({batches})=>batches.flatMap(({targets})=>targets));return new Set(taken.filter(target=>own.has(target)))}function startsWith(head){const groups=head.
effect.groups,leaving=new Set(groups.flatMap(group=>group.leaving??[]));return{kind:"starts",targets:new Set([...goingIn(groups)].filter(target=>!leaving.has(target))),
whole:targetsIn(groups).size,isReplacement:head.change?.replaces!==void 0,isSure:!head.change?.unsure}}function heldBy({change,effect}){const groups=effect.groups.
filter(({matched})=>matched>0);if(change?.held==="OnDelete"&&groups.some(({batches})=>batches.length>0))return;const[first]=groups.map(holderOf);return first!==
void 0?groups.every(group=>holderOf(group)===first)?first:void 0:effect.finish===null&&effect.peakAtOnce===0?change?.held:void 0}function holderOf(group){return group.
held??(group.stage?.awaitsStart===!0?"state":void 0)}function limitsDrains(policy){return policy?.drainLimit!==void 0&&policy.effect.groups.length===0}}),3249:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{i:()=>drainDeadlock});var _text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9125),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3098),_rule_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9394);const drainDeadlock=(0,_rule_js__WEBPACK_IMPORTED_MODULE_2__.Km)({id:"drain-deadlock",detects:"\
a disruption budget under which pods can never be evicted: a drain of their nodes never ends",systems:"all",severity:"error",evaluate:({side})=>held(side)});function held(side){
return side.policies.flatMap(policy=>{const limit=policy.drainLimit;return(limit?.held??[]).map(held2=>({policy:policy.ref,subject:held2.cause,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`${podsOf(held2)} ${held2.forGood?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`can never be evicted`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`cannot be evicted now`}. A drain of a node with one of them ${held2.
forGood?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`does not end by itself`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`waits`}.`,why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Nx)(held2.says)}.`,fix:held2.fix,place:held2.place,magnitude:held2.pods,evidence:{cause:held2.cause,forGood:held2.
forGood,pods:held2.pods,nodes:held2.nodes,expectedPods:limit?.expectedPods??0,desiredHealthy:limit?.desiredHealthy??0,currentHealthy:limit?.currentHealthy??0,disruptionsAllowed:limit?.
disruptionsAllowed??0},severity:held2.forGood?"error":"warning"}))})}function podsOf({pods,nodes}){return pods===0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`the pods it covers`:nodes>0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.U9)(pods,"pod")} on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
U9)(nodes,"node")}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.U9)(pods,"pod")}}),9:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{TL:()=>expirySeverity,X5:()=>expiryText,eA:()=>agesOutText,ox:()=>notByExpiry});var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3098),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9125);function notByExpiry(group){return group.expiry?.lifetimeMs===null?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.
Up)`Replace these nodes before they expire, a few at a time; new nodes do not expire.`:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.Up)`Replace some of the nodes before they expire, or set ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)("expireAfter: Never")} and let drift replace them within the budgets.`}function expirySeverity({production}){return production?"error":"warning"}function expiryText(aged){
return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.uR)(aged.worst.at)}, when they expire (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)("expireAfter")})`}function agesOutText(group,targets){const expiry=group.expiry;if(!expiry)return _text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd;const left=new Set(
targets),first=new Map;for(const{target,at}of group.expiries?.expired??[])left.has(target)&&!first.has(target)&&first.set(target,at);const times=[...first.values()].
sort((a,b)=>a-b),[from,to]=[times[0],times.at(-1)];if(from===void 0||to===void 0)return expiry.lifetimeMs===null&&expiry.expected.length+expiry.unknown.length===
0&&left.size>0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`No node expires either (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)("expireAfter: Never")}).`:
_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd;const isDrainHeld=group.blocked.some(({target,pods})=>pods!==void 0&&first.has(target)),[expires,expire]=[(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`expires`,(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`expire`],who=first.size<left.size?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${first.size} of them`:
left.size===1?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`It`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`They`,when=from===to?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.uR)(from)}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`from ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
uR)(from)} to ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.uR)(to)}`,held=isDrainHeld?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`; what blocks their drain now blocks it then too`:
_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${who} ${first.size===1?expires:expire} all the same (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)("expireAfter")}), ${when}, whatever the budgets allow${held}.`}}),4470:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{V:()=>neverAllowed,j:()=>isClosedForGood});var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9730),_text_plural_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
8392),_rule_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9394),_time_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(6712),_systems_system_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
3098),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(9125);const neverAllowed=(0,_rule_js__WEBPACK_IMPORTED_MODULE_2__.Km)({id:"never-allowed",detects:"\
limits that never allow something: a budget that the controller cannot read, a reason that is always zero, or a strategy that allows no update",systems:"all",severity:"\
error",evaluate:({side,plan})=>(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.kr)(side).flatMap(timed=>(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.g)(timed.calendar)?unreadable(
timed):[...noDate(timed),...closedReasons(timed,plan)])});function unreadable(timed){const{matched}=timed.limited.group;return timed.calendar.limits.flatMap(limit=>{
const{schedule,error}=limit;if(error===null)return[];const what=schedule===null||limit.limit===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.
Ff)(limit)} cannot be read`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`the schedule ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(schedule)} does not parse`;
return(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.tV)(timed,limit,{says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${what}: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
V$)(error)}. The API server stores it, and Karpenter then disrupts none of its ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.U9)(matched,"node")}, whatever the reason.`,
fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_4__.Up)`Set five cron fields in UTC (days of the week 0 to 6, no range over the end of the week). Convert the hours of a time zone, and mind its clock changes.`,
evidence:{cause:"unreadable",schedule,error}})})}function noDate(timed){const{calendar,limited}=timed;return calendar.limits.filter(limit=>limit.neverFires&&limit.
limit===0&&limit.reasons.length>0).map(limit=>{const forReasons=limit.reasons.length===calendar.reasons.length?_text_text_js__WEBPACK_IMPORTED_MODULE_5__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)` for ${(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.F4)(limit.reasons)}`;return(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.tV)(timed,limit,{subject:`date ${(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.
HK)(limit)}`,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)((0,_text_plural_js__WEBPACK_IMPORTED_MODULE_1__.
kO)(limited.group.matched,"node","is ever"))} disrupted${forReasons}.`,why:(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.rz)(limit),fix:_time_js__WEBPACK_IMPORTED_MODULE_3__.
Vr,evidence:{cause:"no-date",schedule:limit.schedule,reasons:[...limit.reasons]}})})}function closedReasons(timed,plan){const{calendar,limited}=timed,reasons=neverAllowedReasons(
calendar,plan.at),[first]=reasons;if(first===void 0)return[];const cause=calendar.limits.find(limit=>(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.be)(limit,calendar)&&
limit.reasons.includes(first)),isForPatches=reasons.includes(calendar.rolledFor),consequence=isForPatches?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`Changes of the template and new images reach none of them; ${waitText(
limited)}.`:consolidationText(calendar,reasons);return[(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.O7)(timed,{says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
eu)((0,_text_plural_js__WEBPACK_IMPORTED_MODULE_1__.kO)(limited.group.matched,"node","may"))} be disrupted at any minute of ${aheadText(calendar,plan.at)} for ${(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.
zT)(reasons,calendar.reasons)}. ${consequence}`,...cause?{why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`The cause is ${(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.
Ff)(cause)}.`}:{},fix:isForPatches?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_4__.Up)`Open a window: give the budget of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)('nodes: "0"')} a schedule and a duration that leave some hours free${numberFor(calendar)}.`:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_4__.Up)`To disable consolidation, set ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)("consolidateAfter: Never")}; otherwise leave some hours free.`,magnitude:reasons.length,evidence:{cause:"zero",reasons},severity:isForPatches?"error":"info",
...isForPatches?{ofRollout:!0,isOfWaiting:!0}:{}})]}function numberFor({limits,rolledFor}){return limits.some(({limit,schedule,reasons})=>schedule===null&&(limit??
0)>0&&reasons.includes(rolledFor))?_text_text_js__WEBPACK_IMPORTED_MODULE_5__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`, and add a budget for these hours, such as ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)('nodes: "10%"')}`}function waitText({group}){const expiry=group.expiry;return expiry!==void 0&&(expiry.lifetimeMs!==null||expiry.expected.length>0)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`nodes wait until they expire, which no budget limits${fromText(group)}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`nodes wait forever, as they do not expire`}
function fromText({expiries}){const[first]=expiries?.expired??[];return first===void 0?_text_text_js__WEBPACK_IMPORTED_MODULE_5__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)` (the first on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.uR)(first.at)})`}function consolidationText({reasons,rolledFor,idle},closed){const left=reasons.
filter(reason=>reason!==rolledFor&&idle[reason]===void 0&&!closed.includes(reason));return left.length===0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`Consolidation is disabled.`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`Consolidation continues for ${(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.F4)(left)} only.`}function neverAllowedReasons(calendar,at){
const zeros=calendar.limits.filter(limit=>(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.be)(limit,calendar));return calendar.reasons.filter(reason=>{const own=zeros.
filter(({reasons})=>reasons.includes(reason));return own.length===0||own.some(({neverFires})=>neverFires)?!1:(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.VY)(calendar,
reason,at,({limit})=>limit!==0).length===0})}function aheadText({within},at){const days=Math.floor((within.to-at)/_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
sO);return days>=365?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`the coming year`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`the coming ${days} days`}
function isClosedForGood(calendar,at){return(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.g)(calendar)?!0:calendar.limits.some(limit=>limit.neverFires&&(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.
be)(limit,calendar)&&limit.reasons.includes(calendar.rolledFor))||neverAllowedReasons(calendar,at).includes(calendar.rolledFor)}}),6577:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{J:()=>isNoProgress,n:()=>noProgress});var wholes=__webpack_require__(1347),system=__webpack_require__(3098),rule=__webpack_require__(
9394),text_text=__webpack_require__(9125),plural=__webpack_require__(8392),begun=__webpack_require__(4206);const RESTARTS=new Set(["package-version","package-do\
wngrade","config-map"]);function erroringNow({group,policy}){const nodes=group.erroring??[],isWaiting=group.outcome==="stuck"||group.outcome==="stopped",isHolding=group.
brakes?.failureHoldsGroup===!0&&isWaiting&&nodes.length<group.matched;if(nodes.length===0||!isHolding)return null;const started=(0,begun.Z)(group).size,staysStopped=group.
outcome==="stopped"&&started===0;if(policy.change!==null&&RESTARTS.has(policy.change.kind)&&!staysStopped)return null;const{length}=nodes;return{nodes,says:(0,text_text.
Qq)`${(0,text_text.H$)(nodes.map(node=>(0,text_text.UU)("target",node)),3)} ${(0,text_text.eu)((0,plural.w3)(length,"is erroring and keeps its slot","are errori\
ng and keep their slots"))} in the batch, whatever ${(0,text_text.aY)("batchThreshold")} tolerates`,fix:(0,system.Up)`Repair ${(0,text_text.eu)((0,plural.w3)(length,
"the node","the nodes"))} and run the failed stage again, or exclude ${(0,text_text.eu)((0,plural.w3)(length,"it","them"))} in ${(0,text_text.aY)("nodeSelectors")}.`}}
function erroringBreach(limited){const{group}=limited,found=erroringNow(limited);if(!found)return null;const started=(0,begun.Z)(group).size;return(0,rule.xC)(limited,
["strategy","budget"],{subject:"erroring",says:(0,text_text.Qq)`${found.says}: ${started} of ${(0,text_text.U9)(group.matched,"node")} ${(0,text_text.eu)((0,plural.
w3)(started,"starts","start"))}.`,fix:found.fix,magnitude:found.nodes.length,evidence:{cause:"erroring",erroring:[...found.nodes],matched:group.matched}})}function toleratedInVain(limited){
const{brakes,freshBatches=[]}=limited.group;if(brakes?.failureHoldsGroup!==!0||erroringNow(limited))return null;const most=Math.max(0,...brakes.tolerance.map(({
failuresTolerated})=>failuresTolerated));return most===0||freshBatches.length<2?null:(0,rule.xC)(limited,["batchThreshold","strategy"],{subject:"tolerated",says:(0,text_text.
Qq)`one node stuck in error stops the rollout: it keeps its slot and no further batch starts, although ${(0,text_text.aY)(`batchThreshold: ${brakes.batchThresholdPercent}`)} tolerates up to ${most} failed in a batch.`,
fix:(0,system.Up)`Set ${{field:"batchThreshold",value:100}}, and plan for someone to repair or exclude a failed node.`,evidence:{cause:"tolerated",batchThresholdPercent:brakes.
batchThresholdPercent,failuresTolerated:most},severity:"warning"})}var expiring=__webpack_require__(9),outcome_of=__webpack_require__(7388),never_allowed=__webpack_require__(
4470),time=__webpack_require__(6712);function usedUpByUnready(limited,plan){const{calendar}=limited.group;if(!calendar||(0,time.g)(calendar)||calendar.consuming===
0)return null;const{consuming,counted}=calendar,isUsedUp=({limit})=>limit!==null&&limit>0&&limit<=consuming,timesOf=reason=>JSON.stringify((0,time.VY)(calendar,
reason,plan.at,isUsedUp)),used=calendar.reasons.filter(reason=>timesOf(reason)!=="[]");if(used.length===0)return null;const whenUsed=(0,time.Vb)(used,timesOf).map(
alike=>{const times=(0,time._l)(calendar,alike[0],isUsedUp);return(0,text_text.Qq)`${(0,time.zT)(alike,calendar.reasons)} (${(0,time.jh)(times,(0,time.gx)(plan),
plan.timeZone)})`}),[is,uses,they]=consuming===1?[(0,text_text.Qq)`is`,(0,text_text.Qq)`uses`,(0,text_text.Qq)`it is`]:[(0,text_text.Qq)`are`,(0,text_text.Qq)`use`,
(0,text_text.Qq)`they are`];return(0,time.O7)({limited,calendar},{subject:"used-up",says:(0,text_text.Qq)`${(0,text_text.U9)(consuming,"node")} of ${counted} ${is} not ready or leaving and ${uses} the budgets up: no other is disrupted for ${(0,text_text.
B5)(whenUsed,", ")} until ${they} ready or gone.`,fix:repairFix(consuming),magnitude:consuming,evidence:{cause:"used-up",consuming,counted,reasons:used},severity:"\
warning"})}function repairFix(nodes){const which=nodes===1?(0,text_text.Qq)`the node that is`:(0,text_text.Qq)`the ${nodes} nodes that are`;return(0,system.Up)`Repair or delete ${which} not ready or leaving, or raise the budget above ${nodes}.`}
var render=__webpack_require__(2490);function stuckBreach(limited,{side,base,plan}){const{group}=limited;if(group.matched===0||isReportedElsewhere(limited,plan.
at))return null;if(!neverEnds(group.outcome))return deadEndOfJoining(limited);const before=base?(0,rule.BR)(base).find(other=>keyOf(other)===keyOf(limited)):void 0,
isStuckBefore=before!==void 0&&neverEnds(before.group.outcome);return stuck(limited,isStuckBefore,base&&brakeOf(limited,side,base))}function isReportedElsewhere({
group,policy},at){return policy.missingReferences.some(({stays})=>!stays)||(0,wholes.ev)(group)||group.calendar&&(0,never_allowed.j)(group.calendar,at)?!0:policy.
results.some(({isWhyStuck})=>isWhyStuck)}function stuck(limited,isStuckBefore,brake){const{group,policy}=limited,touched=(0,begun.Z)(group).size;if(touched===0&&
policy.results.some(({rule:rule2})=>rule2==="never-allowed"))return null;const deadEnd=group.deadEnd;if(!deadEnd&&touched>0&&leftIn(group)<=group.blocked.length)
return null;const erroring=erroringNow(limited),violation=(0,rule.xC)(limited,["selector","strategy","budget"],{says:(0,text_text.Qq)`${saysOf(limited,touched)}.`,
why:(0,text_text.B5)([whyOf(limited,touched),(0,expiring.eA)(group,group.undone??[]),erroring?(0,text_text.Qq)`${erroring.says}.`:text_text.gd,isStuckBefore&&!(0,outcome_of.
$D)(policy)?(0,text_text.Qq)`It was stuck before, and this change does not free it.`:text_text.gd]," "),...(brake!==null||group.mayEnd)&&!erroring?{severity:"wa\
rning"}:{},fix:erroring?.fix??fixOf(limited,brake),ofRollout:!0,isOfWaiting:!0,magnitude:(0,wholes.Ni)(group)>0?leftIn(group):group.matched-touched,evidence:{cause:"\
stuck",matched:group.matched,touched,...touched===0&&group.extremes?{lost:group.worstLoss}:{},blocked:group.blocked.length,why:(0,render.Ul)(group.why)}});return deadEnd?
{...violation,place:deadEnd.place}:violation}function fixOf(limited,brake){const{group}=limited;if(brake!==null)return(0,system.Up)`This change pauses it: end the pause of ${(0,text_text.
UU)("policy",brake)} to continue. If it were disabled instead, later objects would not wait.`;if(group.fix)return group.fix;const{stuckOnBlocked,blocked:blocked2}=(0,rule.
d0)(limited).words;return group.blocked.length>0&&stuckOnBlocked!==void 0?stuckOnBlocked:budgetFix(limited)??group.unstick??(group.blocked.length>0&&blocked2?blocked2(
group):holderFix(limited))}function deadEndOfJoining(limited){const{group,policy}=limited,{groups}=policy.effect,isSaid=groups.some(({outcome})=>neverEnds(outcome)),
deadEnd=group.deadEnd;if(!deadEnd||isSaid||groups.find(({matched})=>matched>0)!==group)return null;const{says,fix:advice,place}=deadEnd;return{...(0,rule.xC)(limited,
["selector","strategy","budget"],{says:(0,text_text.Qq)`no ${(0,text_text.eu)(group.unit)} that joins ever completes. ${says} Complete ones stay complete.`,fix:advice,
ofRollout:!0,magnitude:group.matched,evidence:{cause:"joining",matched:group.matched,touched:0,blocked:group.blocked.length,why:(0,render.Ul)(says)}}),place}}function brakeOf({
group:{holder},policy},side,base){if(holder?.kind!=="paused")return null;const isPaused=one=>one.onHold==="paused",ours=side.policies.filter(({ref})=>ref.system===
policy.ref.system&&ref.name===holder.name),before=(0,rule.US)(base,ours.find(isPaused)?.ref??policy.ref);return before&&!isPaused(before)?holder.name:null}function holderFix({
group:{calendar,holder}}){return calendar&&calendar.consuming>0?repairFix(calendar.consuming):holder?.kind==="paused"?(0,system.Up)`End the pause of ${(0,text_text.
UU)("policy",holder.name)}.`:system.O5}function budgetFix({group:{holder}}){return holder?.kind==="budget"?(0,system.Up)`Let PodDisruptionBudget ${(0,text_text.
UU)("policy",holder.name)} allow at least one eviction at a time.`:holder?.kind==="several-budgets"?(0,system.Up)`Leave only one of the disruption budgets over these pods: ${(0,text_text.
H$)(holder.names.map(budget=>(0,text_text.UU)("policy",budget)),3)}.`:null}function leftIn({batches,matched,undone}){return undone?.length??matched-batches.reduce(
(sum,{succeeded})=>sum+succeeded,0)}function neverEnds(outcome){return outcome==="stuck"||outcome==="stopped"}function keyOf({policy,group}){return`${(0,system.
XF)(policy.ref)} ${group.name}`}function saysOf(limited,touched){const{group,policy}=limited,all=(0,text_text.U9)(group.matched,group.unit);if(policy.change?.kind===
"eviction")return group.why;if(touched===0)return noneDone(limited);const how=group.outcome==="stopped"?(0,text_text.Qq)`an automatic stop ends it`:(0,text_text.
Qq)`it gets stuck`,isRest=policy.change?.kind==="continues"&&group.undone!==void 0,done=group.matched-leftIn(group),at=(0,wholes.Ni)(group)>0?(0,text_text.Qq)`with as few as ${done} of ${all} done, depending on the order`:
touched<group.matched&&touched===done&&!isRest?(0,text_text.Qq)`after ${touched} of ${all}`:(0,text_text.Qq)`with ${done} of ${all} done`;return(0,text_text.Qq)`${how} ${at}`}
function whyOf(limited,touched){const{group,policy}=limited;return policy.change?.kind==="eviction"||(0,text_text.Im)(group.why)?text_text.gd:(0,text_text.Qq)`${(0,text_text.
Nx)(group.why)}${touched===0?inTheWay(limited):text_text.gd}.`}function noneDone(limited){const{group,policy}=limited,all=(0,text_text.U9)(group.matched,group.unit);
if(group.worstLoss>0&&group.extremes){const lost=group.matched===1?(0,text_text.Qq)`its only ${(0,text_text.eu)(group.unit)}`:(0,text_text.Qq)`${group.worstLoss} of its ${all}`;
return(0,text_text.Qq)`${lost} ${(0,text_text.Tq)(group.worstLoss,"stops and is","stop and are")} not replaced`}return policy.change?.kind==="continues"?(0,text_text.
Qq)`it is stuck halfway, and no more of its ${all} are updated`:(0,text_text.Qq)`${(0,text_text.eu)((0,plural.kO)(group.matched,group.unit,"is ever"))} ${(0,rule.
d0)(limited).words.done??(0,text_text.Qq)`updated`}`}const CAUSES_SHOWN=2;function inTheWay(limited){if((0,rule.d0)(limited).words.stuckOnBlocked===void 0)return text_text.
gd;const causes=(0,text_text.XY)(limited.group.blocked.map(({why})=>why)).slice(0,CAUSES_SHOWN);return causes.length===0?text_text.gd:(0,text_text.Qq)` (${(0,text_text.
B5)(causes,", ")})`}const SHOWN=3;function isNoProgress({rule:rule2,evidence},...causes){return rule2===noProgress.id&&causes.some(cause=>evidence.cause===cause)}
const noProgress=(0,rule.Km)({id:"no-progress",detects:"a rollout that never starts, that gets stuck halfway, or that some of its targets keep from completing",
systems:"all",severity:"error",evaluate:judged=>{const{side,plan}=judged;return[...(0,rule.BR)(side).flatMap(limited=>{const stuck2=stuckBreach(limited,judged),
others=stuck2?[]:[erroringBreach,blocked,heldVolume,usedUpByUnready].map(cause=>cause(limited,plan));return[stuck2,...others,toleratedInVain(limited)]})]}});function blocked(limited){
const{group}=limited,{words}=(0,rule.d0)(limited),advice=words.blocked?.(group)??words.stuckOnBlocked;if(group.blocked.length===0||advice===void 0||(0,wholes.ev)(
group))return null;const{length}=group.blocked,left=group.blocked.map(({target})=>target);return(0,rule.xC)(limited,["selector","strategy","budget"],{subject:"b\
locked",says:(0,text_text.Qq)`${(0,text_text.uM)(length,group.matched,"node")} ${(0,text_text.Tq)(length,"is","are")} never touched, so the rollout does not complete: ${blockedNames(
group)}.`,why:(0,text_text.B5)([countsText(group),(0,expiring.eA)(group,left)]," "),fix:advice,ofRollout:!0,isOfWaiting:!0,magnitude:length,evidence:{cause:"blo\
cked",blocked:group.blocked.map(({target,why})=>({target,why:(0,render.Ul)(why)})),matched:group.matched},severity:"warning"})}function blockedNames({blocked:all}){
const names=all.map(({target,why},i)=>{const node=(0,text_text.UU)("target",target),next=all[i+1];return i<SHOWN-1&&next&&(0,text_text.QV)(next.why,why)?node:(0,text_text.
Qq)`${node} (${why})`});return(0,text_text.H$)(names,SHOWN)}function countsText({blocked:{length},calendar,matched}){const where=calendar===void 0||calendar.counted>=
matched?(0,text_text.Qq)`in percentages and in progress`:(0,text_text.Qq)`in progress; percentages are of the nodes that are initialized and have a claim`;return(0,text_text.
Qq)`${(0,text_text.Tq)(length,"It still counts","They still count")} ${where}.`}function heldVolume(limited){const{batches,matched}=limited.group,held=limited.group.
exclusiveVolume;if(batches.length===0||!held?.isHeld)return null;const{claim,mode}=held;return(0,rule.xC)(limited,["strategy"],{subject:"held-volume",severity:"\
warning",says:(0,text_text.Qq)`the rollout may never end: the new pod needs the volume claim ${(0,text_text.UU)("object",claim)}, which the old pod keeps until the new one is ready (${(0,text_text.
aY)("maxUnavailable")} is 0 of ${matched}).`,why:WAITS[mode??"unknown"],fix:(0,system.Up)`Set ${(0,text_text.aY)("strategy.type: Recreate")}. The old pod is deleted first, and the application is unavailable until the new one is ready.`,
ofRollout:!0,magnitude:matched,evidence:{cause:"held-volume",claim,accessMode:mode,maxUnavailable:0,replicas:matched}})}const WAITS={ReadWriteOnce:(0,text_text.
Qq)`It is ${(0,text_text.aY)("ReadWriteOnce")}: a new pod on another node waits forever.`,ReadWriteOncePod:(0,text_text.Qq)`It is ${(0,text_text.aY)("ReadWriteO\
ncePod")}: the new pod waits forever on any node.`,unknown:(0,text_text.Qq)`With ${(0,text_text.aY)("ReadWriteOnce")} a new pod on another node waits forever, with ${(0,text_text.
aY)("ReadWriteOncePod")} on any node.`}}),3024:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{k:()=>pastBatchesFix});var _systems_index_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2937),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3098);function pastBatchesFix({ref,change,leaves}){return(change&&FIXES[change.kind])??leaves?.fix??(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_0__.JC)(ref.system).
words.pastBatches??NARROW}const NARROW=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.Up)`Narrow what it selects and widen it step by step.`,FIXES={resumes:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.
Up)`Take the packages back to what the nodes carry before the pause ends, and roll the new version out under a new package name beside the old one (a new package is batched).`,
uninstall:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.Up)`An uninstall has no batches. To go step by step, give all nodes but a few the ignore label of the operator (nodewright.nvidia.com/ignore: "true", up to 0.17 skyhook.nvidia.com/ignore) before the uninstall is requested, and remove the label from a few nodes at a time.`,
"apply-strategy":(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.Up)`First check what it would overwrite: applyStrategy.type ReportDiff reports it in the status (diffedPlacements) and writes nothing. To update cluster by cluster, use strategy External, which cannot be changed back: a staged update run then applies the new applyStrategy stage by stage.`,
deleted:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.Up)`Keep the NodePool and add the new one beside it; drain the old nodes in steps, and remove the NodePool when it has none left.`}}),
1012:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{U:()=>redundantLimits});var _calendar_intervals_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
4091),_time_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6712),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5022),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
9125);const redundantLimits=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.HK)(calendar=>{if((0,_time_js__WEBPACK_IMPORTED_MODULE_0__.g)(calendar))return[];
const kept=new Set(calendar.limits.filter(({neverFires})=>!neverFires)),candidates=[...kept].reverse().filter(({reasons})=>reasons.length>0),scheduledFirst=[...candidates.
filter(({schedule})=>schedule!==null),...candidates.filter(({schedule})=>schedule===null)],redundant=[];for(const limit of scheduledFirst){const others=[...kept].
filter(other=>other!==limit&&bounds(other,limit,calendar));limit.reasons.every(reason=>isCovered(limit,others,reason))&&(kept.delete(limit),redundant.push({limit,
stricter:stricterText(others)}))}return redundant.sort((a,b)=>calendar.limits.indexOf(a.limit)-calendar.limits.indexOf(b.limit))});function bounds(other,limit,calendar){
return other.windows.length===0?!1:calendar.counted===0&&`${other.written}${limit.written}`.includes("%")?other.written===limit.written||(0,_time_js__WEBPACK_IMPORTED_MODULE_0__.
be)(other,calendar):(other.limit??0)<=(limit.limit??0)}function isCovered(limit,others,reason){let left=limit.windows;for(const{reasons,windows}of others){if(left.
length===0)break;reasons.includes(reason)&&(left=(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_3__.FF)(left,windows))}return left.length===0}function stricterText(others){
const names=others.slice(0,3).map(_time_js__WEBPACK_IMPORTED_MODULE_0__.Ff);return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
p_)(names)} ${names.length===1?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`allows`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`allow`}`}}),6712:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{F4:()=>codes,Ff:()=>limitName,HK:()=>limitKey,NU:()=>shareOfWeek,O7:()=>calendarViolation,Uq:()=>openText,VY:()=>timesWhen,
Vb:()=>reasonsBy,Vr:()=>NO_DATE_FIX,_l:()=>stretchesWhen,be:()=>isZero,fi:()=>minutesOfWeek,g:()=>isClosedByError,gx:()=>weekOf,iQ:()=>ceilingsOf,jh:()=>stretchText,
kr:()=>timedGroups,rz:()=>noDateText,tV:()=>limitViolation,zT:()=>reasonsText});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(5022),_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9730),_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(4091),_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7977),_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
6710),_systems_system_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3098),_rule_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9394),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
9125);function timedGroups(side){return(0,_rule_js__WEBPACK_IMPORTED_MODULE_4__.BR)(side).flatMap(limited=>{const{calendar}=limited.group;return calendar?[{limited,
calendar}]:[]})}function isClosedByError({limits}){return limits.some(({error})=>error!==null)}function weekOf(plan){const from=Math.floor(plan.at/_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
sO)*_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.sO;return{from,to:from+_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.mb}}function timesWhen(calendar,reason,from,holds){
const stretches=spansByReason(ceilingsOf(calendar)).get(reason)?.filter(holds)??[];return(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_6__.Sj)({from,to:calendar.
within.to},(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_6__.l7)(stretches))}function ceilingsOf({spans,unsized}){return unsized??spans}const spansByReason=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.
HK)(spans=>(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.me)(spans,({reason})=>reason));function stretchesWhen(calendar,reason,holds){return timesWhen(calendar,
reason,calendar.within.from,holds)}function reasonsBy(reasons,keyOf){return[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.me)(reasons,keyOf).values()]}
function reasonsText(reasons,all){return reasons.length===all.length?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`any reason`:codes(reasons)}function codes(values){
return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.p_)(values.map(value=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(value)),values.length)}function shareOfWeek(times,week){
const minutes=minutesOfWeek(times,week),inWeek=_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.mb/6e4;return minutes%6===0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${minutes/60} of ${inWeek/60} hours of the week`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${minutes} of ${inWeek} minutes of the week`}function minutesOfWeek(times,week){
return Math.round((0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_6__.Vk)((0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_6__.Sj)(week,times))/6e4)}function stretchText(times,week,timeZone){
const inUtc=(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.s4)(times,week,"UTC");return/\d/.test(inUtc)?timeZone==="UTC"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
eu)(`${inUtc} UTC`):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)(`${inUtc} UTC (${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.s4)(times,week,timeZone)}\
 ${(0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__.Xe)(timeZone)})`):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)(inUtc)}function limitName({written,schedule,
durationMs,namesReasons,reasons}){const forReasons=namesReasons?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)` for ${reasons.length===0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`no reason`:codes(reasons)}`:_text_text_js__WEBPACK_IMPORTED_MODULE_5__.gd,when=schedule===null?_text_text_js__WEBPACK_IMPORTED_MODULE_5__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)` at ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(schedule)} for ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.
Cp)(durationMs??0))}`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`the budget of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(written)}${forReasons}${when}`}
function noDateText(limit){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`No date fits the schedule of ${limitName(limit)}, and a budget without a next date is active always.`}
const NO_DATE_FIX=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Choose a schedule that occurs; for a budget that is always active, remove schedule and duration.`;
function limitKey({written,schedule,reasons}){return`${schedule??written} ${reasons.join("+")}`}function limitViolation({limited},limit,rest){const subject=rest.
subject??limitKey(limit);return{...(0,_rule_js__WEBPACK_IMPORTED_MODULE_4__.xC)(limited,[],{...rest,subject}),place:limit.place}}function calendarViolation({limited,
calendar},rest){return{...(0,_rule_js__WEBPACK_IMPORTED_MODULE_4__.xC)(limited,[],rest),place:calendar.place}}function isZero({limit,written},{counted}){return limit===
0&&(counted>0||/^0+%?$/.test(written))}function openText({calendar},limit,plan){if(isClosedByError(calendar))return _text_text_js__WEBPACK_IMPORTED_MODULE_5__.gd;
const isOpen=({limit:most})=>most===null||most>0,open=reasonsBy(limit.reasons,reason=>JSON.stringify(stretchesWhen(calendar,reason,isOpen))).map(alike=>{const times=stretchText(
stretchesWhen(calendar,alike[0],isOpen),weekOf(plan),plan.timeZone);return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)` Nodes may be disrupted for ${reasonsText(
alike,calendar.reasons)} ${times}.`});return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.B5)(open,"")}}),5177:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{A:()=>waiverLapsed});var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3098),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
9125),_rule_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9394);const waiverLapsed=(0,_rule_js__WEBPACK_IMPORTED_MODULE_2__.Km)({id:"waiver-lapsed",detects:"\
a waiver that is expired, exceeded, unused or incomplete",systems:"all",severity:"error",evaluate:({side,plan})=>(plan.lapses??[]).filter(({isTouched})=>side===
plan.head||!isTouched).map(violationOf)});function violationOf(lapse){const{kind,rule,subject,owner,expires,policy,place}=lapse;return{policy,subject:JSON.stringify(
[rule,subject,owner,expires]),about:null,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${subjectOf(lapse)} ${SAYS[kind](lapse)}`,fix:FIXES[kind](lapse),
place,severity:kind==="expired"||kind==="exceeded"?"error":"warning",evidence:{waiver:kind,rule,subject,owner,expires}}}function subjectOf({rule,subject,owner}){
const of=rule===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`A waiver`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`The waiver of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)(rule)}`,on=subject===null?_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` for ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
UU)("policy",subject)}`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${of}${on}${owner===null?_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)` (owner ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.UU)("object",owner)})`}`}const SAYS={expired:({expires})=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`expired at the end of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)(expires??"")} UTC, and the rule is still broken.`,exceeded:({why})=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`is exceeded: ${why??_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd}.`,unused:()=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`matches no finding.`,malformed:({
why})=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`does not apply: ${why??_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd}.`},FIXES={expired:({rule})=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.
Up)`Fix ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)(rule??"")}, or let the owner set a later day.`,exceeded:({rule})=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.
Up)`Fix ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)(rule??"")}, or let the owner set another ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)("max")}.`,
unused:()=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.Up)`Remove it, or correct its ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)("subject")}: the policy (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)("Kind/name")}), one of its groups (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)('Kind/name group "NAME"')}) or a fingerprint.`,malformed:()=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.
Up)`Write ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)("rule")}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)("subject")}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)("reason")}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)("owner")} and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)("expires")} (the last day, such as 2027-03-01); ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)("max")} and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)("cluster")} if needed.`}}),2552:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{f:()=>windowNotAsWritten});var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9730),_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(
4091),_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7977),_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6710),_systems_system_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
3098),_rule_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9394),_redundant_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(1012),_time_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
6712),_written_ceiling_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(3288),_text_text_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(9125),_text_instant_text_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(
5357);const windowNotAsWritten=(0,_rule_js__WEBPACK_IMPORTED_MODULE_4__.Km)({id:"window-not-as-written",detects:"a window that is active at other times than its\
 schedule reads: always, longer, on other days, or shifted by the clock change; or without effect",systems:"all",severity:"warning",evaluate:({side,plan})=>[...(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.
kr)(side).flatMap(timed=>{const redundant=new Map((0,_redundant_js__WEBPACK_IMPORTED_MODULE_5__.U)(timed.calendar).map(one=>[one.limit,one.stricter]));return timed.
calendar.limits.filter(({schedule})=>schedule!==null).flatMap(limit=>{const stricter=redundant.get(limit);return stricter!==void 0?[withoutEffect(timed,limit,stricter,
plan)]:limit.neverFires?[alwaysActive(timed,limit)]:[neverClosed,intoNextDay,otherLocalDay,clockChange].map(cause=>cause(timed,limit,plan))})})]});function withoutEffect(timed,limit,stricter,plan){
const{within,counted}=timed.calendar;return(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.tV)(timed,limit,{...limit.windows.length>0?{says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.
Qq)`${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.Ff)(limit)} changes nothing (${limit.limit??0} of the ${counted} nodes now, active ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.
jh)(limit.windows,(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.gx)(plan),plan.timeZone)}).`,why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.Qq)`Budgets only restrict, and whenever it is active ${stricter} as few or fewer.`,
fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Remove it; to allow more inside the window, raise the other budgets there and close the rest of the time with ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.
aY)('nodes: "0"')}.`}:limit.durationMs===0?{says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.Qq)`${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.Ff)(limit)} is never active and limits nothing.`,
fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Set a duration above zero, or remove it.`}:{says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.Qq)`${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.
Ff)(limit)} is not active before ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.uR)(within.to)} and limits nothing until then.`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.
Up)`Choose a date of every year, or keep it for a later one.`},evidence:{cause:"without-effect",limit:limit.limit,schedule:limit.schedule}})}function alwaysActive(timed,limit){
const{calendar,limited}=timed,{matched}=limited.group,most=limit.limit??0;return(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.g)(calendar)||most===0||limit.reasons.length===
0?null:(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.tV)(timed,limit,{subject:`date ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.HK)(limit)}`,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.
Qq)`at most ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.uM)(Math.min(most,matched),matched,"node")} are disrupted at once for ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.
zT)(limit.reasons,calendar.reasons)}, at all times.`,why:(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.rz)(limit),fix:_time_js__WEBPACK_IMPORTED_MODULE_6__.Vr,evidence:{
cause:"no-date",schedule:limit.schedule,limit:limit.limit,reasons:[...limit.reasons]},severity:"error"})}function neverClosed(timed,limit,plan){const{hits,windows,
durationMs}=limit,duration=durationMs??0,isAlways=(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_9__.FF)([timed.calendar.within],windows).length===0;if(!hits.
some((hit,i)=>hit-(hits[i-1]??-1/0)<duration)&&!isAlways)return null;const window=windows.find(({from,to})=>to>plan.at&&from>timed.calendar.within.from),joined=window?
hits.filter(hit=>hit>=window.from&&hit<window.to).length:0,merged=isAlways?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.Qq)`the windows join, and the budget is active always`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.Qq)`${joined} windows of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.eu)((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.
Cp)(duration))} join to ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.jh)(windows,(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.gx)(plan),plan.timeZone)}`;return(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.
tV)(timed,limit,{subject:`overlap ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.HK)(limit)}`,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.Qq)`${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.
Ff)(limit)} opens a new window before the last one has closed: ${merged}.${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.Uq)(timed,limit,plan)}`,fix:isAlways?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.
Up)`Remove schedule and duration if it is to be active always.`:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Set one start (a single hour) and the whole length as duration.`,
evidence:{cause:"overlap",hits:joined,durationMinutes:duration/6e4,always:isAlways}})}function intoNextDay(timed,limit,plan){const{weekdays,durationMs,hits}=limit,
first=firstOfSeveral(weekdays);if(first===null||durationMs===null||durationMs>=_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.sO)return null;const spill=Math.max(
...hits.map(hit=>hit+durationMs-(0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.kb)(hit).startMs-_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.sO));if(spill<=
0)return null;const week=(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.gx)(plan),midnight=Array.from({length:7},(_,i)=>week.from+i*_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
sO).find(at=>(0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.kb)(at).dayOfWeek===first);if(midnight===void 0)return null;const covering=timed.calendar.limits.
filter(other=>(other.limit??0)<=(limit.limit??0)),early={from:midnight,to:midnight+spill},open=covering.reduce((left,{windows})=>(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_9__.
FF)(left,windows),[early]);if(open.length===0)return null;const isBroken=(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.g)(timed.calendar);return(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.
tV)(timed,limit,{subject:`midnight ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.HK)(limit)}`,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.Qq)`${isBroken?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.
Qq)`once every schedule parses, `:_text_text_js__WEBPACK_IMPORTED_MODULE_8__.gd}${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.eu)((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.
s4)(open,week,"UTC"))} UTC is not in the windows of ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.Ff)(limit)}. They run over midnight: ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.
jh)(limit.windows,week,plan.timeZone)}.${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.Uq)(timed,limit,plan)}`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.
Up)`If not intended, name the day before as well, or add a budget for the hours from midnight on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.eu)((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.
uP)(midnight))}.`,evidence:{cause:"midnight",outside:(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.s4)(open,week,"UTC"),spillMinutes:spill/6e4}})}function firstOfSeveral(weekdays){
const isNamed=day=>weekdays?.includes((day+7)%7)===!0;return weekdays?.find(day=>!isNamed(day-1)&&isNamed(day+1))??null}function otherLocalDay(timed,limit,plan){
const{timeZone}=plan,{weekdays,hits}=limit;if(timeZone==="UTC"||weekdays===null)return null;const moved=hits.filter(hit=>(0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
kb)(hit).dayOfWeek!==(0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.kb)((0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__.Am)(hit,timeZone)).dayOfWeek);if(moved.
length===0)return null;const week=(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.gx)(plan),city=(0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__.Xe)(timeZone),dayText=hit=>`${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.
uP)(hit)} UTC is ${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.uP)((0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__.Am)(hit,timeZone))} in ${city}`,days=[
...new Set(moved.map(dayText))];return(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.tV)(timed,limit,{subject:`days ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.HK)(limit)}`,
says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.Qq)`the days of ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.Ff)(limit)} are in UTC, and where its windows begin ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.
eu)((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.MO)(days))}. It is active ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.jh)((0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_9__.
Sj)(week,limit.windows),week,timeZone)}.${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.Uq)(timed,limit,plan)}`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.
Up)`No action needed if the days of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.eu)(city)} are intended; otherwise name the days before or after.`,evidence:{
cause:"days",days},severity:"info"})}function clockChange(timed,limit,plan){const{calendar}=timed,{timeZone}=plan,[change,next]=(0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__.
wF)({from:plan.at,to:calendar.within.to},timeZone);if(!change||limit.error!==null||!isShifted(limit,change,next?.at??calendar.within.to,calendar.within))return null;
const acting=new Set((0,_written_ceiling_js__WEBPACK_IMPORTED_MODULE_7__.Ae)(calendar));if(!limit.reasons.some(reason=>acting.has(reason)))return null;const week=weekAfter(
change,timeZone),actual=(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_9__.Sj)(week,limit.windows),shift=change.beforeMs-change.afterMs,moved=limit.windows.
map(({from,to})=>({from:from+shift,to:to+shift})),expected=(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_9__.Sj)(week,moved),[gained,lost]=[(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_9__.
FF)(actual,expected),(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_9__.FF)(expected,actual)],hours=windows=>(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.
s4)(windows,week,timeZone),shown=windows=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.eu)(hours(windows)),texts=[...lost.length===0?[]:[(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.
Qq)`${shown(lost)} is outside of it then (${allowedText(timed,limit,lost)})`],...gained.length===0?[]:[(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.Qq)`${shown(
gained)} is inside`]];return(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.tV)(timed,limit,{subject:`shift ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.HK)(limit)}`,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.
Qq)`from the clock change on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.uR)(change.at)} on, ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.Ff)(limit)} holds ${shown(
limit.windows)} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.eu)((0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__.Xe)(timeZone))} instead of ${shown(moved)}: schedules are in UTC.${texts.
length===0?_text_text_js__WEBPACK_IMPORTED_MODULE_8__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.Qq)` So ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.B5)(
texts,", and ")}.`}`,fix:lost.length===0?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Change the schedule on that day, or choose hours that may move by one.`:
(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Make the window long enough for both: start it with the earlier and end it with the later of the two times.`,
evidence:{cause:"clock-change",schedule:limit.schedule,timeZone,changesAt:(0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_10__.W)(change.at),before:hours(moved),
after:hours(limit.windows)}})}function isShifted({windows},change,until,{from,to}){const edges=windows.flatMap(window=>[window.from,window.to]).filter(at=>at>from&&
at<to),timesOf=(list,offset)=>[...new Set(list.map(at=>at+offset-(0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.kb)(at+offset).startMs))].sort((a,b)=>a-b).join(
" "),before=edges.filter(at=>at<change.at),after=edges.filter(at=>at>=change.at&&at<until);return before.length===0||after.length===0?!1:timesOf(before,change.beforeMs)!==
timesOf(after,change.afterMs)}function weekAfter(change,timeZone){const day=(0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.kb)((0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__.
Am)(change.at,timeZone)).startMs;return{from:(0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__.HX)(day+_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.sO,timeZone),
to:(0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__.HX)(day+_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.sO+_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.mb,
timeZone)}}function allowedText({calendar},limit,[first]){const spans=calendar.spans.filter(({reason,from,to})=>first&&reason===limit.reasons[0]&&from<first.to&&
to>first.from);return spans.some(span=>span.limit===null)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.Qq)`no limit`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__.U9)(Math.max(0,...spans.map(span=>span.limit??0)),"node")} at once`}}),3288:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Ae:()=>actingReasons,T:()=>wholeShare,_x:()=>highestCeiling,jN:()=>mostFor,jm:()=>lowerBudget});var _calendar_week_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
7977),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3098),_time_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6712),_text_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
9125);const UNSIZED=100;function highestCeiling(limited,plan,above,except=()=>!1){const{calendar}=limited.group;if(!calendar)return null;const of=sizeOf(calendar),
mostOf=new Map(actingReasons(calendar).filter(reason=>!except(reason)).map(reason=>[reason,mostFor(calendar,reason,plan)])),most=Math.max(-1,...mostOf.values());
if(most<=above)return null;const open=({limit})=>Math.min(limit??-1,of)===most,reasons=[...mostOf].flatMap(([reason,reached])=>reached===most?[reason]:[]),cause=calendar.
limits.find(limit=>reasons.some(reason=>limit.reasons.includes(reason))&&isAsHigh(limit.limit,limit.written,most,calendar));return{most,of,isSized:calendar.counted>
0,reasons,says:saidOf(calendar,reasons,open,plan),place:cause?.place??calendar.place}}function mostFor(calendar,reason,plan){const of=sizeOf(calendar);return(0,_time_js__WEBPACK_IMPORTED_MODULE_2__.
iQ)(calendar).reduce((most,span)=>span.reason===reason&&span.to>plan.at?Math.max(most,Math.min(span.limit??-1,of)):most,-1)}function actingReasons({reasons,idle}){
return reasons.filter(reason=>idle[reason]===void 0)}function wholeShare(calendar){const spans=(0,_time_js__WEBPACK_IMPORTED_MODULE_2__.iQ)(calendar),acting=actingReasons(
calendar),lengthOf=({from,to})=>to-from,total=lengthOf(calendar.within)*calendar.reasons.length,whole=spans.filter(({reason,limit})=>acting.includes(reason??"")&&
(limit===null||limit>=sizeOf(calendar)));return total===0?0:whole.reduce((sum,span)=>sum+lengthOf(span),0)/total}function sizeOf({counted}){return counted===0?UNSIZED:
counted}function isAsHigh(limit,written,most,{counted}){return counted===0?written.endsWith("%")&&Number.parseInt(written,10)>=most:(limit??0)>=most}function saidOf(calendar,reasons,open,plan){
const timesOf=reason=>(0,_time_js__WEBPACK_IMPORTED_MODULE_2__.VY)(calendar,reason,plan.at,open),each=(0,_time_js__WEBPACK_IMPORTED_MODULE_2__.Vb)(reasons,reason=>JSON.
stringify(timesOf(reason))).map(alike=>{const reason=alike[0],when=whenText(calendar,timesOf(reason),(0,_time_js__WEBPACK_IMPORTED_MODULE_2__._l)(calendar,reason,
open),plan);return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`for ${(0,_time_js__WEBPACK_IMPORTED_MODULE_2__.zT)(alike,calendar.reasons)} ${when}`});return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
B5)(each,"; ")}function whenText({within},times,stretches,plan){const[first]=times;if(!first)return _text_text_js__WEBPACK_IMPORTED_MODULE_3__.gd;const[isOpenNow,
isOpenOn]=[first.from<=plan.at,first.to>=within.to];if(isOpenNow&&isOpenOn)return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`at any time`;const week=(0,_time_js__WEBPACK_IMPORTED_MODULE_2__.
gx)(plan),isRare=!/\d|all week/.test((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_0__.s4)(stretches,week,"UTC")),span=isOpenNow?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`now to ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.uR)(first.to)}`:isOpenOn?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`from ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
uR)(first.from)} on`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`from ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.uR)(first.from)} to ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
uR)(first.to)}`;return isRare?span:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`${(0,_time_js__WEBPACK_IMPORTED_MODULE_2__.jh)(stretches,week,plan.timeZone)}, first ${span}`}
function lowerBudget({reasons},calendar,most){const beside=reasons.length===calendar.reasons.length?{}:{beside:`reasons: [${reasons.join(", ")}]`},nodes={field:"\
nodes",value:most??"10%",isText:!0,...beside};return(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.Up)`Add a budget without a schedule, ${nodes}: the smallest active budget applies.`}}),
9394:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{AH:()=>freshBatchesOf,BR:()=>rolledGroups,
C2:()=>changeOf,Km:()=>defineRule,N0:()=>judges,US:()=>policyOf,V8:()=>unlessUnbatched,WY:()=>sameRef,_1:()=>policyResult,ct:()=>policyName,d0:()=>ofSystem,et:()=>subjectOf,
kd:()=>subjectOfPolicy,sE:()=>groupRule,vv:()=>policyRule,xC:()=>groupResult});var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(2857),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
5022),_text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9125),_systems_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2937),_systems_system_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
3098),_fleet_past_batches_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3024),_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(1347);
function judges({id:id2,systems}){if(systems==="all")return()=>!0;const those=systems==="some"?(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.Vp)(id2):systems;
return system=>those.includes(system)}function defineRule(rule){const{options=NO_OPTIONS}=rule;return{...rule,options,evaluate:input=>rule.evaluate(input).filter(
result=>result!==null)}}const NO_OPTIONS=zod__WEBPACK_IMPORTED_MODULE_4__.rej({});function groupRule(rule){return defineRule({...rule,evaluate:input=>rolledGroups(
input.side).flatMap(limited=>rule.evaluate(limited,input)??[])})}function policyRule(rule){return defineRule({...rule,evaluate:input=>input.side.policies.flatMap(
policy=>{const found=rule.evaluate(policy,input)??[];return("evidence"in found?[found]:found.filter(one=>one!==null)).map(result=>policyResult(policy,result))})})}
function policyResult({ref,place},result){return{policy:ref,place,...result}}const rolledGroups=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__.HK)(side=>side.
policies.flatMap(policy=>policy.effect.groups.filter(group=>sameRef(group.rolls,policy.ref)).map(group=>({policy,group}))));function sameRef(a,b){return a.system===
b.system&&a.kind===b.kind&&a.namespace===b.namespace&&a.name===b.name}const policiesByName=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__.HK)(side=>new Map(
side.policies.toReversed().map(policy=>[(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.XF)(policy.ref),policy])));function policyOf(side,ref){return side?policiesByName(
side).get((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.XF)(ref)):void 0}function placeOfField(limited,...fields){for(const field of fields){const place=limited.
group.places[field];if(place)return place}return limited.policy.place}function placeOfUnbatched({change,leaves}){return change?.batched===!1?leaves?.place??change.
place:null}function subjectOf({policy,group}){if((0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_6__.ev)(group))return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.eu)(policy.ref.kind)}s of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.UU)("group",group.name)}`;const own=policyName(
policy.ref);return policy.effect.groups.length===1?own:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${own} group ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
UU)("group",group.name)}`}function policyName(ref){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.UU)("policy",(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
d0)(ref))}function unlessUnbatched({policy},fix){return isPastBatches(policy)?(0,_fleet_past_batches_js__WEBPACK_IMPORTED_MODULE_3__.k)(policy):fix}function isPastBatches({
change}){return change?.batched===!1}function ofSystem({policy}){return(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.JC)(policy.ref.system)}function freshBatchesOf({
policy,group}){if(group.freshBatches)return group.freshBatches;if(policy.change?.batched===!1)return[];if(!group.leaving)return group.batches.map(batch=>batch.size);
const leaving=new Set(group.leaving);return group.batches.map(({targets})=>targets.filter(target=>!leaving.has(target)).length).filter(size=>size>0)}function subjectOfPolicy({
identity},subject){return identity===void 0?{subject}:{subject:`${identity}#${subject}`,isStandIn:!0}}function groupResult(limited,fields,{ofRollout,field,...result}){
const{policy,group}=limited,run=group.identity??group.runs.group,isPast=isPastBatches(policy)&&result.fix===(0,_fleet_past_batches_js__WEBPACK_IMPORTED_MODULE_3__.
k)(policy);return{about:subjectOf(limited),policy:group.declaredIn,group:group.name,place:(ofRollout===!0?placeOfUnbatched(policy):null)??placeOfField(limited,...fields),
...ofRollout&&!(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_6__.ev)(group)?{rolls:[policy.ref]}:{},...(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_6__.
ev)(group)?{isStandIn:!0}:{},...isPast?{cause:changeOf(policy.ref)}:field?{cause:{field,of:run}}:{},...result,subject:[run,result.subject].filter(Boolean).join(
"#")}}function changeOf(ref){return{field:"change",of:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.XF)(ref)}}})};
