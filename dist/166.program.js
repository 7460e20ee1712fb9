export const id=166,ids=[166],modules={6594:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
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
__webpack_require__.d(__webpack_exports__,{i:()=>drainDeadlock});var _text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9125),_rule_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
9394);const drainDeadlock=(0,_rule_js__WEBPACK_IMPORTED_MODULE_1__.vv)({id:"drain-deadlock",detects:"a disruption budget under which pods can never be evicted: \
a drain of their nodes never ends",systems:"all",severity:"error",evaluate:({drainLimit:limit})=>limit?.held.map(({cause,forGood,pods,nodes,says,fix,place})=>{const on=nodes>
0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.U9)(pods,"pod")} on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
U9)(nodes,"node")}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.U9)(pods,"pod"),who=pods===0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`the pods it covers`:
on,[evicted,ends]=forGood?[(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`can never be evicted`,(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`does not end by itself`]:
[(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`cannot be evicted now`,(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`waits`],{expectedPods,desiredHealthy,
currentHealthy,disruptionsAllowed}=limit;return{subject:cause,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${who} ${evicted}. A drain of a node with one of them ${ends}.`,
why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Nx)(says)}.`,fix,place,magnitude:pods,evidence:{cause,forGood,
pods,nodes,expectedPods,desiredHealthy,currentHealthy,disruptionsAllowed},severity:forGood?"error":"warning"}})??[]})}),9:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{TL:()=>expirySeverity,X5:()=>expiryText,eA:()=>agesOutText,ox:()=>notByExpiry});var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3098),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9125);function notByExpiry(group){return group.expiry?.lifetimeMs===null?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.
Up)`Replace these nodes before they expire, a few at a time; new nodes do not expire.`:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.Up)`Replace some of the nodes before they expire, or set ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)("expireAfter: Never")} and let drift replace them within the budgets.`}function expirySeverity({production}){return production?"error":"warning"}function expiryText(aged){
return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.uR)(aged.worst.at)}, when they expire (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)("expireAfter")})`}function agesOutText(group,targets){const expiry=group.expiry;if(!expiry)return _text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd;const left=new Set(
targets),first=new Map;for(const{target,at}of group.expiries?.expired??[])left.has(target)&&!first.has(target)&&first.set(target,at);const times=[...first.values()].
sort((a,b)=>a-b),[from,to]=[times[0],times.at(-1)];if(from===void 0||to===void 0)return expiry.lifetimeMs===null&&expiry.expected.length+expiry.unknown.length===
0&&left.size>0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`No node expires either (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)("expireAfter: Never")}).`:
_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd;const isDrainHeld=group.blocked.some(({target,isOfPods})=>isOfPods&&first.has(target)),[expires,expire]=[(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
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
error",evaluate:({side,plan})=>(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.kr)(side,plan).flatMap(timed=>timed.isClosedByError?unreadable(timed):[...noDate(timed),
closedReasons(timed)])});function unreadable(timed){const{matched}=timed.limited.group;return timed.calendar.limits.flatMap(limit=>{const{schedule,error}=limit;
if(error===null)return[];const what=schedule===null||limit.limit===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.
Ff)(limit)} cannot be read`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`the schedule ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(schedule)} does not parse`;
return timed.resultOf(limit,{says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${what}: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.V$)(error)}. The API server stores it, and Karpenter then disrupts none of its ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
U9)(matched,"node")}, whatever the reason.`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_4__.Up)`Set five cron fields in UTC (days of the week 0 to 6, no range over the end of the week). Convert the hours of a time zone, and mind its clock changes.`,
evidence:{cause:"unreadable",schedule,error}})})}function noDate(timed){const{limits,reasons}=timed.calendar;return limits.filter(limit=>limit.neverFires&&limit.
limit===0&&limit.reasons.length>0).map(limit=>{const forReasons=limit.reasons.length===reasons.length?_text_text_js__WEBPACK_IMPORTED_MODULE_5__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)` for ${(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.F4)(limit.reasons)}`;return timed.resultOf(limit,{...(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.xv)(limit),says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)((0,_text_plural_js__WEBPACK_IMPORTED_MODULE_1__.kO)(timed.limited.group.matched,"node","is ever"))} disrupted${forReasons}.`,
evidence:{cause:"no-date",schedule:limit.schedule,reasons:[...limit.reasons]}})})}function closedReasons(timed){const{calendar,limited}=timed,{rolledFor,within}=calendar,
reasons=closedByZero(timed),[first]=reasons;if(first===void 0)return null;const cause=calendar.limits.find(limit=>timed.isZero(limit)&&limit.reasons.includes(first)),
isForPatches=reasons.includes(rolledFor),consequence=isForPatches?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`Changes of the template and new images reach none of them; ${waitText(
timed)}.`:consolidationText(timed,reasons),days=Math.floor((within.to-timed.at)/_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.sO),ahead=days>=365?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`the coming year`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`the coming ${days} days`;return timed.result({says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)((0,_text_plural_js__WEBPACK_IMPORTED_MODULE_1__.kO)(limited.group.matched,"node","may"))} be disrupted at any minute of ${ahead} for ${timed.
reasonsText(reasons)}. ${consequence}`,...cause?{why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`The cause is ${(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.Ff)(
cause)}.`}:{},fix:isForPatches?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_4__.Up)`Open a window: give the budget of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)('nodes: "0"')} a schedule and a duration that leave some hours free${numberFor(timed)}.`:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_4__.Up)`To disable consolidation, set ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)("consolidateAfter: Never")}; otherwise leave some hours free.`,magnitude:reasons.length,evidence:{cause:"zero",reasons},severity:isForPatches?"error":"info",
...isForPatches?{ofRollout:!0,isOfWaiting:!0}:{}})}function numberFor({calendar:{limits,rolledFor}}){return limits.some(({limit,schedule,reasons})=>schedule===null&&
(limit??0)>0&&reasons.includes(rolledFor))?_text_text_js__WEBPACK_IMPORTED_MODULE_5__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`, and add a budget for these hours, such as ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
aY)('nodes: "10%"')}`}function waitText({limited}){const{expiry,expiries}=limited.group;if(!expiry||expiry.lifetimeMs===null&&expiry.expected.length===0)return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`nodes wait forever, as they do not expire`;const[first]=expiries?.expired??[],from=first?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)` (the first on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
uR)(first.at)})`:_text_text_js__WEBPACK_IMPORTED_MODULE_5__.gd;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`nodes wait until they expire, which no budget limits${from}`}
function consolidationText({acting,calendar},closed){const left=acting.filter(reason=>reason!==calendar.rolledFor&&!closed.includes(reason));return left.length===
0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`Consolidation is disabled.`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`Consolidation continues for ${(0,_time_js__WEBPACK_IMPORTED_MODULE_3__.
F4)(left)} only.`}function closedByZero(timed){const zeros=timed.calendar.limits.filter(limit=>timed.isZero(limit));return timed.calendar.reasons.filter(reason=>{
const own=zeros.filter(({reasons})=>reasons.includes(reason));return own.length===0||own.some(({neverFires})=>neverFires)?!1:timed.times(reason,({limit})=>limit!==
0).length===0})}function isClosedForGood(timed){const{limits,rolledFor}=timed.calendar,isFrozen=limits.some(limit=>limit.neverFires&&timed.isZero(limit)&&limit.
reasons.includes(rolledFor));return timed.isClosedByError||isFrozen||closedByZero(timed).includes(rolledFor)}}),4829:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{J:()=>isNoProgress,n:()=>noProgress});var wholes=__webpack_require__(1347),system=__webpack_require__(3098),rule=__webpack_require__(
9394),expiring=__webpack_require__(9),plural=__webpack_require__(8392),outcome_of=__webpack_require__(7388),begun=__webpack_require__(4206),never_allowed=__webpack_require__(
4470),time=__webpack_require__(6712),text_text=__webpack_require__(9125),render=__webpack_require__(2490);function stuckResult(limited,{side,base,plan}){const{group,
policy}=limited;if(group.matched===0||isReportedElsewhere(limited,plan))return null;if(!neverEnds(group))return deadEndOfJoining(limited);const touched=(0,begun.
Z)(group).size,{deadEnd,blocked:blocked2}=group;if(touched===0&&policy.results.some(({rule:rule2})=>rule2==="never-allowed")||!deadEnd&&touched>0&&leftIn(group)<=
blocked2.length)return null;const keyOf=one=>`${(0,system.XF)(one.policy.ref)} ${one.group.name}`,before=base?(0,rule.BR)(base).find(other=>keyOf(other)===keyOf(
limited)):void 0,isOld=before!==void 0&&neverEnds(before.group)&&!(0,outcome_of.$D)(policy),brake=base&&brakeOf(limited,side,base),erroring=erroringNow(limited),
result=(0,rule.xC)(limited,["selector","strategy","budget"],{says:(0,text_text.Qq)`${saysOf(limited,touched)}.`,why:(0,text_text.B5)([whyOf(limited,touched),(0,expiring.
eA)(group,group.undone??[]),erroring?(0,text_text.Qq)`${erroring.says}.`:text_text.gd,isOld?(0,text_text.Qq)`It was stuck before, and this change does not free it.`:
text_text.gd]," "),...(brake!==null||group.mayEnd)&&!erroring?{severity:"warning"}:{},fix:erroring?.fix??fixOf(limited,brake),ofRollout:!0,isOfWaiting:!0,magnitude:(0,wholes.
Ni)(group)>0?leftIn(group):group.matched-touched,evidence:{cause:"stuck",matched:group.matched,touched,...touched===0&&group.extremes?{lost:group.worstLoss}:{},
blocked:blocked2.length,why:(0,render.Ul)(group.why)}});return deadEnd?{...result,place:deadEnd.place}:result}function isReportedElsewhere(limited,plan){const{group,
policy}=limited,timed=(0,time.vv)(limited,plan);return policy.missingReferences.some(({stays})=>!stays)||(0,wholes.ev)(group)||timed!==null&&(0,never_allowed.j)(
timed)||policy.results.some(({isWhyStuck})=>isWhyStuck)}function deadEndOfJoining(limited){const{group,policy}=limited,{groups}=policy.effect,{deadEnd,matched,blocked:blocked2}=group;
if(!deadEnd||groups.some(neverEnds)||groups.find(one=>one.matched>0)!==group)return null;const{says,fix:advice,place}=deadEnd;return{...(0,rule.xC)(limited,["se\
lector","strategy","budget"],{says:(0,text_text.Qq)`no ${(0,text_text.eu)(group.unit)} that joins ever completes. ${says} Complete ones stay complete.`,fix:advice,
ofRollout:!0,magnitude:matched,evidence:{cause:"joining",matched,touched:0,blocked:blocked2.length,why:(0,render.Ul)(says)}}),place}}const RESTARTS=new Set(["pa\
ckage-version","package-downgrade","config-map"]);function erroringNow({group,policy}){const{erroring:nodes=[],brakes,matched}=group,isHolding=brakes?.failureHoldsGroup===
!0&&neverEnds(group)&&nodes.length<matched;if(nodes.length===0||!isHolding)return null;const staysStopped=group.outcome==="stopped"&&(0,begun.Z)(group).size===0;
if(policy.change!==null&&RESTARTS.has(policy.change.kind)&&!staysStopped)return null;const{length}=nodes;return{says:(0,text_text.Qq)`${(0,text_text.BT)("target",
nodes)} ${(0,text_text.Tq)(length,"is erroring and keeps its slot","are erroring and keep their slots")} in the batch, whatever ${(0,text_text.aY)("batchThresho\
ld")} tolerates`,fix:(0,system.Up)`Repair ${(0,text_text.Tq)(length,"the node","the nodes")} and run the failed stage again, or exclude ${(0,text_text.Tq)(length,
"it","them")} in ${(0,text_text.aY)("nodeSelectors")}.`}}function fixOf(limited,brake){const{holder,calendar,blocked:blocked2,...group}=limited.group;if(brake!==
null)return(0,system.Up)`This change pauses it: end the pause of ${(0,text_text.UU)("policy",brake)} to continue. If it were disabled instead, later objects would not wait.`;
if(group.fix)return group.fix;const{stuckOnBlocked}=(0,rule.d0)(limited).words;return blocked2.length>0&&stuckOnBlocked!==void 0?stuckOnBlocked:holder?.kind==="\
budget"?(0,system.Up)`Let PodDisruptionBudget ${(0,text_text.UU)("policy",holder.name)} allow at least one eviction at a time.`:holder?.kind==="several-budgets"?
(0,system.Up)`Leave only one of the disruption budgets over these pods: ${(0,text_text.BT)("policy",holder.names)}.`:group.unstick?group.unstick:calendar&&calendar.
consuming>0?repairFix(calendar.consuming):holder?.kind==="paused"?(0,system.Up)`End the pause of ${(0,text_text.UU)("policy",holder.name)}.`:system.O5}function repairFix(nodes){
const which=nodes===1?(0,text_text.Qq)`the node that is`:(0,text_text.Qq)`the ${nodes} nodes that are`;return(0,system.Up)`Repair or delete ${which} not ready or leaving, or raise the budget above ${nodes}.`}
function brakeOf({group:{holder},policy},side,base){if(holder?.kind!=="paused")return null;const isPaused=one=>one.onHold==="paused",ours=side.policies.filter(({
ref})=>ref.system===policy.ref.system&&ref.name===holder.name),before=(0,rule.US)(base,ours.find(isPaused)?.ref??policy.ref);return before&&!isPaused(before)?holder.
name:null}function leftIn({batches,matched,undone}){return undone?.length??matched-batches.reduce((sum,{succeeded})=>sum+succeeded,0)}function neverEnds({outcome}){
return outcome==="stuck"||outcome==="stopped"}function saysOf(limited,touched){const{group,policy}=limited,{matched,unit,worstLoss,undone}=group,all=(0,text_text.
U9)(matched,unit),kind=policy.change?.kind;if(kind==="eviction")return group.why;if(touched>0){const how=group.outcome==="stopped"?(0,text_text.Qq)`an automatic stop ends it`:
(0,text_text.Qq)`it gets stuck`,done=matched-leftIn(group);if((0,wholes.Ni)(group)>0)return(0,text_text.Qq)`${how} with as few as ${done} of ${all} done, depending on the order`;
const isRest=kind==="continues"&&undone!==void 0;return touched<matched&&touched===done&&!isRest?(0,text_text.Qq)`${how} after ${touched} of ${all}`:(0,text_text.
Qq)`${how} with ${done} of ${all} done`}if(worstLoss>0&&group.extremes){const lost=matched===1?(0,text_text.Qq)`its only ${(0,text_text.eu)(unit)}`:(0,text_text.
Qq)`${worstLoss} of its ${all}`;return(0,text_text.Qq)`${lost} ${(0,text_text.Tq)(worstLoss,"stops and is","stop and are")} not replaced`}return kind==="continu\
es"?(0,text_text.Qq)`it is stuck halfway, and no more of its ${all} are updated`:(0,text_text.Qq)`${(0,text_text.eu)((0,plural.kO)(matched,unit,"is ever"))} ${(0,rule.
d0)(limited).words.done??(0,text_text.Qq)`updated`}`}function whyOf(limited,touched){const{group,policy}=limited;if(policy.change?.kind==="eviction"||(0,text_text.
Im)(group.why))return text_text.gd;const causes=touched===0&&(0,rule.d0)(limited).words.stuckOnBlocked!==void 0?(0,text_text.XY)(group.blocked.map(({why})=>why)).
slice(0,2):[],inTheWay=causes.length===0?text_text.gd:(0,text_text.Qq)` (${(0,text_text.B5)(causes,", ")})`;return(0,text_text.Qq)`${(0,text_text.Nx)(group.why)}${inTheWay}.`}
function isNoProgress({rule:rule2,evidence},...causes){return rule2===noProgress.id&&causes.some(cause=>evidence.cause===cause)}const noProgress=(0,rule.Km)({id:"\
no-progress",detects:"a rollout that never starts, gets stuck halfway, or cannot complete because of some of its targets",systems:"all",severity:"error",evaluate:input=>(0,rule.
BR)(input.side).flatMap(limited=>{const stuck=stuckResult(limited,input),others=stuck?[]:[blocked(limited),heldVolume(limited),usedUpByUnready(limited,input.plan)];
return[stuck,...others,toleratedInVain(limited)]})});function blocked(limited){const{group}=limited,{words}=(0,rule.d0)(limited),advice=group.unstick??words.stuckOnBlocked;
if(group.blocked.length===0||advice===void 0||(0,wholes.ev)(group))return null;const{length}=group.blocked,left=group.blocked.map(({target})=>target);return(0,rule.
xC)(limited,["selector","strategy","budget"],{subject:"blocked",says:(0,text_text.Qq)`${(0,text_text.uM)(length,group.matched,"node")} ${(0,text_text.Tq)(length,
"is","are")} never touched, so the rollout does not complete: ${blockedNames(group)}.`,why:(0,text_text.B5)([countsText(group),(0,expiring.eA)(group,left)]," "),
fix:advice,ofRollout:!0,isOfWaiting:!0,magnitude:length,evidence:{cause:"blocked",blocked:group.blocked.map(({target,why})=>({target,why:(0,render.Ul)(why)})),matched:group.
matched},severity:"warning"})}function blockedNames({blocked:all}){const names=all.map(({target,why},i)=>{const next=i<2?all[i+1]:void 0;return next&&(0,text_text.
QV)(next.why,why)?(0,text_text.UU)("target",target):(0,text_text.Qq)`${(0,text_text.UU)("target",target)} (${why})`});return(0,text_text.H$)(names,3)}function countsText({
blocked:{length},calendar,matched}){const where=calendar===void 0||calendar.counted>=matched?(0,text_text.Qq)`in percentages and in progress`:(0,text_text.Qq)`in progress; percentages are of the nodes that are initialized and have a claim`;
return(0,text_text.Qq)`${(0,text_text.Tq)(length,"It still counts","They still count")} ${where}.`}function heldVolume(limited){const{batches,matched}=limited.group,
held=limited.group.exclusiveVolume;if(batches.length===0||!held?.isHeld)return null;const{claim,mode}=held;return(0,rule.xC)(limited,["strategy"],{subject:"held\
-volume",severity:"warning",says:(0,text_text.Qq)`the rollout may never end: the new pod needs the volume claim ${(0,text_text.UU)("object",claim)}, which the old pod keeps until the new one is ready (${(0,text_text.
aY)("maxUnavailable")} is 0 of ${matched}).`,why:WAITS[mode??"unknown"],fix:(0,system.Up)`Set ${(0,text_text.aY)("strategy.type: Recreate")}. The old pod is deleted first, and the application is unavailable until the new one is ready.`,
ofRollout:!0,magnitude:matched,evidence:{cause:"held-volume",claim,accessMode:mode,maxUnavailable:0,replicas:matched}})}const WAITS={ReadWriteOnce:(0,text_text.
Qq)`It is ${(0,text_text.aY)("ReadWriteOnce")}: a new pod on another node waits forever.`,ReadWriteOncePod:(0,text_text.Qq)`It is ${(0,text_text.aY)("ReadWriteO\
ncePod")}: the new pod waits forever on any node.`,unknown:(0,text_text.Qq)`With ${(0,text_text.aY)("ReadWriteOnce")} a new pod on another node waits forever, with ${(0,text_text.
aY)("ReadWriteOncePod")} on any node.`};function usedUpByUnready(limited,plan){const timed=(0,time.vv)(limited,plan);if(!timed||timed.isClosedByError||timed.calendar.
consuming===0)return null;const{consuming,counted}=timed.calendar,isUsedUp=({limit})=>limit!==null&&limit>0&&limit<=consuming,used=timed.calendar.reasons.filter(
reason=>timed.times(reason,isUsedUp).length>0);if(used.length===0)return null;const whenUsed=timed.alike(used,reason=>timed.times(reason,isUsedUp)).map(({reasons})=>(0,text_text.
Qq)`${timed.reasonsText(reasons)} (${timed.hoursText(timed.stretches(reasons[0],isUsedUp))})`),[uses,they]=consuming===1?[(0,text_text.Qq)`is not ready or leaving and uses`,
(0,text_text.Qq)`it is`]:[(0,text_text.Qq)`are not ready or leaving and use`,(0,text_text.Qq)`they are`];return timed.result({subject:"used-up",says:(0,text_text.
Qq)`${(0,text_text.U9)(consuming,"node")} of ${counted} ${uses} the budgets up: no other is disrupted for ${(0,text_text.B5)(whenUsed,", ")} until ${they} ready or gone.`,
fix:repairFix(consuming),magnitude:consuming,evidence:{cause:"used-up",consuming,counted,reasons:used},severity:"warning"})}function toleratedInVain(limited){const{
brakes,freshBatches=[]}=limited.group;if(brakes?.failureHoldsGroup!==!0||erroringNow(limited))return null;const most=Math.max(0,...brakes.tolerance.map(({failuresTolerated})=>failuresTolerated));
if(most===0||freshBatches.length<2)return null;const{batchThresholdPercent}=brakes;return(0,rule.xC)(limited,["batchThreshold","strategy"],{subject:"tolerated",
says:(0,text_text.Qq)`one node stuck in error stops the rollout: it keeps its slot and no further batch starts, although ${(0,text_text.aY)(`batchThreshold: ${batchThresholdPercent}`)} tolerates up to ${most} failed in a batch.`,
fix:(0,system.Up)`Set ${{field:"batchThreshold",value:100}}, and plan for someone to repair or exclude a failed node.`,evidence:{cause:"tolerated",batchThresholdPercent,
failuresTolerated:most},severity:"warning"})}}),1012:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{U:()=>redundantLimits});var _calendar_intervals_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(4091),_time_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6712),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5022),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9125);const redundantLimits=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.
HK)(timed=>{const{calendar}=timed;if(timed.isClosedByError)return[];const kept=new Set(calendar.limits.filter(({neverFires})=>!neverFires)),candidates=[...kept].
reverse().filter(({reasons})=>reasons.length>0),scheduledFirst=[...candidates.filter(({schedule})=>schedule!==null),...candidates.filter(({schedule})=>schedule===
null)],redundant=[];for(const limit of scheduledFirst){const others=[...kept].filter(other=>other!==limit&&bounds(other,limit,timed));limit.reasons.every(reason=>isCovered(
limit,others,reason))&&(kept.delete(limit),redundant.push({limit,stricter:stricterText(others)}))}return redundant.sort((a,b)=>calendar.limits.indexOf(a.limit)-
calendar.limits.indexOf(b.limit))});function bounds(other,limit,timed){return other.windows.length===0?!1:timed.calendar.counted===0&&`${other.written}${limit.written}`.
includes("%")?other.written===limit.written||timed.isZero(other):(other.limit??0)<=(limit.limit??0)}function isCovered(limit,others,reason){let left=limit.windows;
for(const{reasons,windows}of others){if(left.length===0)break;reasons.includes(reason)&&(left=(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_3__.FF)(left,windows))}
return left.length===0}function stricterText(others){const names=others.slice(0,3).map(_time_js__WEBPACK_IMPORTED_MODULE_0__.Ff);return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.p_)(names)} ${names.length===1?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`allows`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`allow`}`}}),6712:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{F4:()=>codes,Ff:()=>limitName,
HK:()=>limitKey,kr:()=>timedGroups,nT:()=>isOpen,vv:()=>timedOf,xv:()=>withoutDate});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(5022),
_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9730),_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(4091),_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
7977),_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6710),_systems_system_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3098),_rule_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
9394),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(9125);class TimedGroup{limited;calendar;acting;isClosedByError;week;at;timeZone;constructor(limited,calendar,{
at,timeZone}){this.limited=limited,this.calendar=calendar;const{reasons,idle,limits}=calendar;this.acting=reasons.filter(reason=>idle[reason]===void 0),this.isClosedByError=
limits.some(({error})=>error!==null);const from=Math.floor(at/_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.sO)*_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
sO;this.week={from,to:from+_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.mb},this.at=at,this.timeZone=timeZone}spans(reason){const{spans,unsized=spans}=this.calendar;
return spansByReason(unsized).get(reason)??[]}times(reason,holds,from=this.at){return(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_6__.Sj)({from,to:this.calendar.
within.to},(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_6__.l7)(this.spans(reason).filter(holds)))}stretches(reason,holds){return this.times(reason,holds,
this.calendar.within.from)}alike(reasons,timesOf){return[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.me)(reasons,reason=>{const times=timesOf(reason);
return times.length===0?void 0:JSON.stringify(times)}).values()].map(own=>({reasons:own,times:timesOf(own[0])}))}reasonsText(reasons){return reasons.length===this.
calendar.reasons.length?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`any reason`:codes(reasons)}hoursText(times){const{week,timeZone}=this,inUtc=(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.
s4)(times,week,"UTC");return/\d/.test(inUtc)?timeZone==="UTC"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)(`${inUtc} UTC`):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
eu)(`${inUtc} UTC (${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.s4)(times,week,timeZone)} ${(0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__.Xe)(timeZone)}\
)`):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)(inUtc)}openText({reasons}){if(this.isClosedByError)return _text_text_js__WEBPACK_IMPORTED_MODULE_5__.gd;const open=[
...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.me)(reasons,reason=>JSON.stringify(this.stretches(reason,isOpen))).values()].map(alike=>{const times=this.
stretches(alike[0],isOpen);return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)` Nodes may be disrupted for ${this.reasonsText(alike)} ${this.hoursText(times)}.`});
return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.B5)(open,"")}resultOf(limit,rest){const subject=rest.subject??limitKey(limit);return{...(0,_rule_js__WEBPACK_IMPORTED_MODULE_4__.
xC)(this.limited,[],{...rest,subject}),place:limit.place}}result(rest){return{...(0,_rule_js__WEBPACK_IMPORTED_MODULE_4__.xC)(this.limited,[],rest),place:this.calendar.
place}}isZero({limit,written}){return limit===0&&(this.calendar.counted>0||/^0+%?$/.test(written))}}const spansByReason=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.
HK)(spans=>(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.me)(spans,({reason})=>reason)),timedOf=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.jL)((limited,plan)=>{
const{calendar}=limited.group;return calendar?new TimedGroup(limited,calendar,plan):null});function timedGroups(side,plan){return(0,_rule_js__WEBPACK_IMPORTED_MODULE_4__.
BR)(side).flatMap(limited=>timedOf(limited,plan)??[])}function isOpen({limit}){return limit===null||limit>0}function codes(values){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
p_)(values.map(value=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(value)),values.length)}function limitName({written,schedule,durationMs,namesReasons,reasons}){
const forReasons=namesReasons?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)` for ${reasons.length===0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`no reason`:
codes(reasons)}`:_text_text_js__WEBPACK_IMPORTED_MODULE_5__.gd,when=schedule===null?_text_text_js__WEBPACK_IMPORTED_MODULE_5__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)` at ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(schedule)} for ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.
Cp)(durationMs??0))}`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`the budget of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.aY)(written)}${forReasons}${when}`}
function limitKey({written,schedule,reasons}){return`${schedule??written} ${reasons.join("+")}`}function withoutDate(limit){return{subject:`date ${limitKey(limit)}`,
why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`No date fits the schedule of ${limitName(limit)}, and a budget without a next date is active always.`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.
Up)`Choose a schedule that occurs; for a budget that is always active, remove schedule and duration.`}}}),5177:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{A:()=>waiverLapsed});var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3098),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
9125),_rule_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9394);const waiverLapsed=(0,_rule_js__WEBPACK_IMPORTED_MODULE_2__.Km)({id:"waiver-lapsed",detects:"\
a waiver that is expired, exceeded, unused or incomplete",systems:"all",severity:"error",evaluate:({side,plan})=>(plan.lapses??[]).filter(({isTouched})=>side===
plan.head||!isTouched).map(lapse=>{const{kind,rule,subject,owner,expires,policy,place}=lapse,of=rule===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`A waiver`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`The waiver of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)(rule)}`,on=subject===null?_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` for ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.UU)("policy",subject)}`,by=owner===null?_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` (owner ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.UU)("object",owner)})`,[says,advice]=textsOf(lapse);
return{policy,subject:JSON.stringify([rule,subject,owner,expires]),about:null,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${of}${on}${by} ${says}.`,fix:advice,
place,severity:kind==="expired"||kind==="exceeded"?"error":"warning",evidence:{waiver:kind,rule,subject,owner,expires}}})});function textsOf({kind,rule,expires,
why}){const broken=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)(rule??"");switch(kind){case"expired":return[(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`expired at the end of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)(expires??"")} UTC, and the rule is still broken`,(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.Up)`Fix ${broken}, or let the owner set a later day.`];case"\
exceeded":return[(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`is exceeded: ${why??_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd}`,(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.
Up)`Fix ${broken}, or let the owner set another ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)("max")}.`];case"unused":return[(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`matches no finding`,(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.Up)`Remove it, or correct its ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)("su\
bject")}: the policy (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)("Kind/name")}), one of its groups (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)(
'Kind/name group "NAME"')}) or a fingerprint.`];case"malformed":return[(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`does not apply: ${why??_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
gd}`,(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.Up)`Write ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)("rule")}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)("subject")}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)("reason")}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)("owner")} and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)("expires")} (the last day, such as 2027-03-01); ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)("max")} and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
aY)("cluster")} if needed.`]}}}),2552:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{f:()=>windowNotAsWritten});var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9730),_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
4091),_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7977),_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6710),_systems_system_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
3098),_rule_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9394),_redundant_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(1012),_time_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
6712),_text_text_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(9125),_text_instant_text_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(5357);const windowNotAsWritten=(0,_rule_js__WEBPACK_IMPORTED_MODULE_4__.
Km)({id:"window-not-as-written",detects:"a window that is active at other times than its schedule reads: always, longer, on other days, or shifted by the clock \
change; or without effect",systems:"all",severity:"warning",evaluate:({side,plan})=>(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.kr)(side,plan).flatMap(timed=>{const redundant=new Map(
(0,_redundant_js__WEBPACK_IMPORTED_MODULE_5__.U)(timed).map(one=>[one.limit,one.stricter]));return timed.calendar.limits.filter(({schedule})=>schedule!==null).flatMap(
limit=>{const stricter=redundant.get(limit);return stricter!==void 0?[withoutEffect(timed,limit,stricter)]:limit.neverFires?[alwaysActive(timed,limit)]:[neverClosed,
intoNextDay,otherLocalDay,clockChange].map(cause=>cause(timed,limit))})})});function withoutEffect(timed,limit,stricter){const{within,counted}=timed.calendar;return timed.
resultOf(limit,{...limit.windows.length>0?{says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.Ff)(limit)} changes nothing (${limit.
limit??0} of the ${counted} nodes now, active ${timed.hoursText(limit.windows)}).`,why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`Budgets only restrict, and whenever it is active ${stricter} no more.`,
fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Remove it; to allow more inside the window, raise the other budgets there and close the rest of the time with ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
aY)('nodes: "0"')}.`}:limit.durationMs===0?{says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.Ff)(limit)} is never active and limits nothing.`,
fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Set a duration above zero, or remove it.`}:{says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.
Ff)(limit)} is not active before ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.uR)(within.to)} and limits nothing until then.`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.
Up)`Choose a date of every year, or keep it for a later one.`},evidence:{cause:"without-effect",limit:limit.limit,schedule:limit.schedule}})}function alwaysActive(timed,limit){
const{matched}=timed.limited.group,most=limit.limit??0;return timed.isClosedByError||most===0||limit.reasons.length===0?null:timed.resultOf(limit,{...(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.
xv)(limit),says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`at most ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.uM)(Math.min(most,matched),matched,"no\
de")} are disrupted at once for ${timed.reasonsText(limit.reasons)}, at all times.`,evidence:{cause:"no-date",schedule:limit.schedule,limit:limit.limit,reasons:[
...limit.reasons]},severity:"error"})}function neverClosed(timed,limit){const{hits,windows,durationMs}=limit,duration=durationMs??0,isAlways=(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_8__.
FF)([timed.calendar.within],windows).length===0;if(!hits.some((hit,i)=>hit-(hits[i-1]??-1/0)<duration)&&!isAlways)return null;const window=windows.find(({from,to})=>to>
timed.at&&from>timed.calendar.within.from),joined=window?hits.filter(hit=>hit>=window.from&&hit<window.to).length:0,merged=isAlways?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`the windows join, and the budget is active always`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`${joined} windows of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
eu)((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.Cp)(duration))} join to ${timed.hoursText(windows)}`;return timed.resultOf(limit,{subject:`overlap ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.
HK)(limit)}`,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.Ff)(limit)} opens a new window before the last one has closed: ${merged}.${timed.
openText(limit)}`,fix:isAlways?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Remove schedule and duration if it is to be active always.`:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.
Up)`Set one start (a single hour) and the whole length as duration.`,evidence:{cause:"overlap",hits:joined,durationMinutes:duration/6e4,always:isAlways}})}function intoNextDay(timed,limit){
const{weekdays,durationMs,hits}=limit,first=firstOfSeveral(weekdays);if(first===null||durationMs===null||durationMs>=_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
sO)return null;const spill=Math.max(...hits.map(hit=>hit+durationMs-(0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.kb)(hit).startMs-_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
sO));if(spill<=0)return null;const{from}=timed.week,midnight=from+(first-(0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.kb)(from).dayOfWeek+7)%7*_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
sO,covering=timed.calendar.limits.filter(other=>(other.limit??0)<=(limit.limit??0)),early={from:midnight,to:midnight+spill},open=covering.reduce((left,{windows})=>(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_8__.
FF)(left,windows),[early]);if(open.length===0)return null;const outside=(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.s4)(open,timed.week,"UTC");return timed.
resultOf(limit,{subject:`midnight ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.HK)(limit)}`,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`${timed.isClosedByError?
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`once every schedule parses, `:_text_text_js__WEBPACK_IMPORTED_MODULE_7__.gd}${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
eu)(outside)} UTC is not in the windows of ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.Ff)(limit)}. They run over midnight: ${timed.hoursText(limit.windows)}.${timed.
openText(limit)}`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`If not intended, name the day before as well, or add a budget for the hours from midnight on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
eu)((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.uP)(midnight))}.`,evidence:{cause:"midnight",outside,spillMinutes:spill/6e4}})}function firstOfSeveral(weekdays){
const isNamed=day=>weekdays?.includes((day+7)%7)===!0;return weekdays?.find(day=>!isNamed(day-1)&&isNamed(day+1))??null}function otherLocalDay(timed,limit){const{
timeZone}=timed,{weekdays,hits}=limit;if(timeZone==="UTC"||weekdays===null)return null;const moved=hits.filter(hit=>(0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
kb)(hit).dayOfWeek!==(0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.kb)((0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__.Am)(hit,timeZone)).dayOfWeek);if(moved.
length===0)return null;const city=(0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__.Xe)(timeZone),dayText=hit=>`${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.
uP)(hit)} UTC is ${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.uP)((0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__.Am)(hit,timeZone))} in ${city}`,days=[
...new Set(moved.map(dayText))];return timed.resultOf(limit,{subject:`days ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.HK)(limit)}`,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
Qq)`the days of ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.Ff)(limit)} are in UTC, and where its windows begin ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.eu)(
(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.MO)(days))}. It is active ${timed.hoursText((0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_8__.Sj)(timed.week,
limit.windows))}.${timed.openText(limit)}`,fix:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`No action needed if the days of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
eu)(city)} are intended; otherwise name the days before or after.`,evidence:{cause:"days",days},severity:"info"})}function clockChange(timed,limit){const{calendar,
timeZone,acting}=timed,{windows,schedule,error,reasons}=limit,[change,next]=(0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__.wF)({from:timed.at,to:calendar.within.
to},timeZone);if(!change||error!==null||!reasons.some(reason=>acting.includes(reason))||!isShifted(limit,change,next?.at??calendar.within.to,calendar.within))return null;
const week=weekAfter(change,timeZone),shift=change.beforeMs-change.afterMs,moved=windows.map(({from,to})=>({from:from+shift,to:to+shift})),isLost=(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_8__.
FF)((0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_8__.Sj)(week,moved),(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_8__.Sj)(week,windows)).length>0,[before,
after]=[(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.s4)(moved,week,timeZone),(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.s4)(windows,week,timeZone)];
return timed.resultOf(limit,{subject:`shift ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.HK)(limit)}`,says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.Qq)`from the clock change on ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
uR)(change.at)} on, ${(0,_time_js__WEBPACK_IMPORTED_MODULE_6__.Ff)(limit)} holds ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.eu)(after)} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.
eu)((0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__.Xe)(timeZone))} instead of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__.eu)(before)}: schedules are in UTC.`,
fix:isLost?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Make the window long enough for both: start it with the earlier and end it with the later of the two times.`:
(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_3__.Up)`Change the schedule on that day, or choose hours that may move by one.`,evidence:{cause:"clock-change",schedule,
timeZone,changesAt:(0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_9__.W)(change.at),before,after}})}function isShifted({windows},change,until,{from,to}){const edges=windows.
flatMap(window=>[window.from,window.to]).filter(at=>at>from&&at<to),timesOf=(list,offset)=>[...new Set(list.map(at=>at+offset-(0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
kb)(at+offset).startMs))].sort((a,b)=>a-b).join(" "),before=edges.filter(at=>at<change.at),after=edges.filter(at=>at>=change.at&&at<until);return before.length===
0||after.length===0?!1:timesOf(before,change.beforeMs)!==timesOf(after,change.afterMs)}function weekAfter(change,timeZone){const day=(0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
kb)((0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__.Am)(change.at,timeZone)).startMs;return{from:(0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__.HX)(day+_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
sO,timeZone),to:(0,_calendar_zones_js__WEBPACK_IMPORTED_MODULE_2__.HX)(day+_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.sO+_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.
mb,timeZone)}}}),9394:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{AH:()=>freshBatchesOf,
BR:()=>rolledGroups,C2:()=>changeOf,Km:()=>defineRule,US:()=>policyOf,V8:()=>unlessUnbatched,WY:()=>sameRef,_1:()=>policyResult,co:()=>evaluatesSystem,ct:()=>policyName,
d0:()=>ofSystem,et:()=>subjectOf,k4:()=>pastBatchesFix,kd:()=>subjectOfPolicy,sE:()=>groupRule,vv:()=>policyRule,xC:()=>groupResult});var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
2857),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5022),_text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9125),_systems_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
9271),_systems_system_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3098),_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(1347);function evaluatesSystem({
id:id2,systems}){if(systems==="all")return()=>!0;const those=systems==="some"?(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.Vp)(id2):systems;return system=>those.
includes(system)}function defineRule(rule){const{options=NO_OPTIONS}=rule;return{...rule,options,evaluate:input=>listOf(rule.evaluate(input))}}const NO_OPTIONS=zod__WEBPACK_IMPORTED_MODULE_3__.
rej({});function listOf(results){return(results===null||"evidence"in results?[results]:results).filter(result=>result!==null)}function groupRule(rule){return defineRule(
{...rule,evaluate:input=>rolledGroups(input.side).flatMap(limited=>rule.evaluate(limited,input))})}function policyRule(rule){return defineRule({...rule,evaluate:input=>input.
side.policies.flatMap(policy=>listOf(rule.evaluate(policy,input)).map(result=>policyResult(policy,result)))})}function policyResult({ref,place},result){return{policy:ref,
place,...result}}const rolledGroups=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.HK)(side=>side.policies.flatMap(policy=>policy.effect.groups.filter(group=>sameRef(
group.rolls,policy.ref)).map(group=>({policy,group}))));function sameRef(a,b){return a.system===b.system&&a.kind===b.kind&&a.namespace===b.namespace&&a.name===b.
name}const policiesByName=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.HK)(side=>new Map(side.policies.toReversed().map(policy=>[(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
XF)(policy.ref),policy])));function policyOf(side,ref){return side?policiesByName(side).get((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.XF)(ref)):void 0}
function subjectOf({policy,group}){if((0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_5__.ev)(group))return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
eu)(policy.ref.kind)}s of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.UU)("group",group.name)}`;const own=policyName(policy.ref);return policy.effect.groups.
length===1?own:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${own} group ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.UU)("group",group.name)}`}function policyName(ref){
return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.UU)("policy",(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.d0)(ref))}function unlessUnbatched({policy},advice){
return isPastBatches(policy)?pastBatchesFix(policy):advice}function pastBatchesFix({ref,change,leaves}){return(change&&PAST_BATCHES[change.kind])??leaves?.fix??
(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.JC)(ref.system).words.pastBatches??NARROW}const NARROW=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`Narrow what it selects and widen it step by step.`,
PAST_BATCHES={resumes:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`Revert the packages to the versions on the nodes before the pause ends, and roll the new version out under a new package name beside the old one (a new package is batched).`,
uninstall:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`An uninstall has no batches. To go step by step, give all nodes but a few the ignore label of the operator (nodewright.nvidia.com/ignore: "true", up to 0.17 skyhook.nvidia.com/ignore) before the uninstall is requested, and remove the label from a few nodes at a time.`,
"apply-strategy":(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`First check what it would overwrite: applyStrategy.type ReportDiff reports it in the status (diffedPlacements) and writes nothing. To update cluster by cluster, use strategy External, which cannot be changed back: a staged update run then applies the new applyStrategy stage by stage.`,
deleted:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.Up)`Keep the NodePool and add the new one beside it; drain the old nodes in steps, and remove the NodePool when it has none left.`};
function isPastBatches({change}){return change?.batched===!1}function ofSystem({policy}){return(0,_systems_index_js__WEBPACK_IMPORTED_MODULE_1__.JC)(policy.ref.
system)}function freshBatchesOf({policy,group}){if(group.freshBatches)return group.freshBatches;if(policy.change?.batched===!1)return[];if(!group.leaving)return group.
batches.map(batch=>batch.size);const leaving=new Set(group.leaving);return group.batches.map(({targets})=>targets.filter(target=>!leaving.has(target)).length).filter(
size=>size>0)}function subjectOfPolicy({identity},subject){return identity===void 0?{subject}:{subject:`${identity}#${subject}`,isStandIn:!0}}function groupResult(limited,fields,{
ofRollout,field,...result}){const{policy,group}=limited,{change,leaves}=policy,run=group.identity??group.runs.group,unbatched=ofRollout&&isPastBatches(policy)?leaves?.
place??change?.place:null,isPast=isPastBatches(policy)&&result.fix===pastBatchesFix(policy);return{about:subjectOf(limited),policy:group.declaredIn,group:group.
name,place:unbatched??fields.map(one=>group.places[one]).find(place=>place)??policy.place,...ofRollout&&!(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_5__.
ev)(group)?{rolls:[policy.ref]}:{},...(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_5__.ev)(group)?{isStandIn:!0}:{},...isPast?{cause:changeOf(policy.ref)}:
field?{cause:{field,of:run}}:{},...result,subject:[run,result.subject].filter(Boolean).join("#")}}function changeOf(ref){return{field:"change",of:(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
XF)(ref)}}})};
