export const id=763,ids=[763],modules={319:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{nX:()=>driftExitCode,CP:()=>driftReport,$W:()=>isRedDrift,aq:()=>unjudgedIn});var canonical=__webpack_require__(6594),week=__webpack_require__(7977),zones=__webpack_require__(
6710),visible=__webpack_require__(3972),window_not_as_written=__webpack_require__(2552),waivers=__webpack_require__(4787),text_text=__webpack_require__(9125),system=__webpack_require__(
3098);function effectOn(kind,subject,says,isWorse){return{kind,subject,says:(0,text_text.Qq)`${subject}: ${says}`,isWorse}}function policyName(ref){return(0,text_text.
UU)("policy",(0,visible.RK)((0,system.d0)(ref)))}function groupName(policy,group,groups){return groups===1?policy:(0,text_text.Qq)`${policy} group "${(0,text_text.
UU)("group",(0,visible.RK)(group))}"`}function namesOf(targets){return(0,text_text.BT)("target",targets.map(target=>(0,visible.RK)(target)))}function whyText({why}){
return(0,text_text.Im)(why)?text_text.gd:(0,text_text.Qq)` Why: ${why}.`}const OUTCOMES={complete:(0,text_text.Qq)`it completes`,none:(0,text_text.Qq)`nothing is to be done`,
stuck:(0,text_text.Qq)`it gets stuck`,stopped:(0,text_text.Qq)`it is stopped`,unfinished:(0,text_text.Qq)`it does not complete within the horizon`},NEXT_OUTCOMES={
complete:(0,text_text.Qq)`would complete`,none:(0,text_text.Qq)`would have nothing to do`,stuck:(0,text_text.Qq)`would get stuck`,stopped:(0,text_text.Qq)`would be stopped`,
unfinished:(0,text_text.Qq)`would not complete within the horizon`};function aheadOf(report){const of=(kind,lines)=>(0,text_text.XY)(lines).map(says=>({kind,subject:null,
says,isWorse:!1}));return[...of("freeze",freezesAhead(report.plan)),...of("waiver",waiversAhead(report)),...clocksAhead(report)]}function clocksAhead({plan:{at,
timeZone},findings}){const[change]=(0,zones.wF)({from:at,to:at+week.mb},timeZone);if(!change)return[];const moving=findings.filter(({rule:rule2,status,evidence})=>rule2===
window_not_as_written.f.id&&evidence.cause==="clock-change"&&status!=="fixed"),[before,after]=[(0,zones.VU)(change.beforeMs),(0,zones.VU)(change.afterMs)].map(text_text.
eu),names=(0,text_text.XY)(moving.flatMap(({policy})=>policy?policyName(policy):[])),says=(0,text_text.Qq)`its windows are written in UTC and move by the clocks of ${(0,text_text.
eu)(timeZone)}, which are set from ${before??(0,text_text.eu)("")} to ${after??(0,text_text.eu)("")} at ${(0,text_text.uR)(change.at)}.`;return names.map(subject=>effectOn(
"clocks",subject,says,!1))}function waiversAhead({waived,plan:{at}}){return waived.flatMap(({waiver})=>{if(!waiver||(0,waivers.pJ)(waiver.expires)>at+week.mb)return[];
const{rule:rule2,subject,owner,expires}=waiver;return(0,text_text.Qq)`The waiver of ${(0,text_text.aY)(rule2)} for ${(0,text_text.V$)((0,visible.RK)(subject))} (owner ${(0,text_text.
V$)((0,visible.RK)(owner))}) lapses at the end of ${(0,text_text.eu)(expires)} UTC.`})}function freezesAhead({freezes,at}){const isSoon=instant=>instant>at&&instant<=
at+week.mb;return freezes.flatMap(({name:written,windows})=>{const freeze=(0,text_text.Qq)`The freeze ${(0,text_text.UU)("object",(0,visible.RK)(written))}`;return windows.
flatMap(({from,to})=>[...isSoon(from)?[(0,text_text.Qq)`${freeze} begins at ${(0,text_text.uR)(from)}.`]:[],...isSoon(to)?[(0,text_text.Qq)`${freeze} ends at ${(0,text_text.
uR)(to)}.`]:[]])})}var paired=__webpack_require__(5881),reviewed=__webpack_require__(163),lookup=__webpack_require__(5022),held=__webpack_require__(9861),no_progress=__webpack_require__(
4829),rule=__webpack_require__(9394),systems=__webpack_require__(9271),kinds=__webpack_require__(6396),manifest=__webpack_require__(4585),finding_text=__webpack_require__(
5249),drain_deadlock=__webpack_require__(3249),waiver_lapsed=__webpack_require__(5177),days=__webpack_require__(9730);function goesOnOf(now,then){const isNext=kind=>kind===
void 0||kind==="none"||kind==="next-rollout";return{now:isUnderWay(now),then:isUnderWay(then),isNext:isNext(now),wasNext:isNext(then),isOfOne:isNext(now)===isNext(
then)}}function isUnderWay(kind){return kind==="continues"||kind==="drift"}function toDo({batches,inFlight}){if(!inFlight)return batches;const{targets,end}=inFlight;
return[{targets,size:targets.length,start:null,end},...batches]}function leftIn(group){return toDo(group).reduce((sum2,{size})=>sum2+size,0)}function leftOf(group){
const{undone,outcome}=group;return outcome!=="complete"&&undone===void 0?null:new Set([...toDo(group).flatMap(({targets})=>targets),...undone??[]])}const NEVER_ENDS=new Set(
["stuck","stopped"]);function halfwayEffects(subject,now,earlier,goesOn){const{then}=earlier,left={now:leftIn(now),then:leftIn(then)},isHalfway=(rest,matched,is2)=>rest>
0&&(is2||rest<matched),is={now:!goesOn.isNext&&isHalfway(left.now,now.matched,goesOn.now),then:!goesOn.wasNext&&isHalfway(left.then,then.matched,goesOn.then)},effect=(says,isWorse=!1)=>[
effectOn("progress",subject,says,isWorse)],was=doneOf(then,left.then);if(NEVER_ENDS.has(now.outcome)){if(!is.then)return null;const halted=doneWhenHalted(now)??
0;return halted<=was?[]:effect((0,text_text.Qq)`the rollout got on: ${halted} of ${(0,text_text.U9)(now.matched,now.unit)} done, ${was} last time.`)}const done=doneOf(
now,left.now),of=(0,text_text.Qq)`${done} of ${(0,text_text.U9)(now.matched,now.unit)} done`;if(goesOn.then&&(!goesOn.now||left.now===0)&&NEVER_ENDS.has(then.outcome))
return effect(overText(now));if(NEVER_ENDS.has(then.outcome))return is.now?effect((0,text_text.Qq)`the rollout is under way: ${of}.`):null;if(!is.then)return is.
now?effect((0,text_text.Qq)`a rollout is under way: ${of}, and last time none was.`):null;if(!is.now)return now.matched===0?[]:effect(overText(now));if(done>was)
return effect((0,text_text.Qq)`the rollout continues: ${of}, ${was} last time.`);if(awaitsPerson(now)||!wasToGetOn(earlier))return[];const when=earlier.isUndated?
(0,text_text.Qq)`, and the last snapshot has no timestamp`:text_text.gd;return effect((0,text_text.Qq)`the rollout has stalled: ${of}, ${was} last time${when}.${whyText(
now)}`,!0)}function awaitsPerson(group){return group.stage?.awaitsPerson===!0&&!(0,paired.$L)(group.outcome)}function heldText(group,end=text_text.gd){const names=group.
stage?.approvals??[];return isAwaited(group)?(0,text_text.Qq)`it waits for a person to approve ${namesOf(names)}, and nothing of it starts before.`:(0,text_text.
Qq)`${endText(group)}${end}.${whyText(group)}`}function isAwaited(group){return awaitsPerson(group)&&(group.stage?.approvals??[]).length>0}function doneWhenHalted(group){
const left=leftOf(group);return left===null?null:Math.max(0,group.matched-new Set([...left,...group.blocked.map(({target})=>target)]).size)}function endText(group){
const done=NEVER_ENDS.has(group.outcome)?doneWhenHalted(group):null,far=done===null?text_text.gd:(0,text_text.Qq)` with ${done} of ${(0,text_text.U9)(group.matched,
group.unit)} done`;return(0,text_text.Qq)`${OUTCOMES[group.outcome]}${far}`}function doneOf({matched,blocked},left){return Math.max(0,matched-left-blocked.length)}
function overText({blocked,matched,unit}){const rest=blocked.length===0?text_text.gd:(0,text_text.Qq)` but for ${blocked.length} of ${(0,text_text.U9)(matched,unit)} that it does not touch: ${namesOf(
blocked.map(({target})=>target))}`;return(0,text_text.Qq)`the rollout that was under way last time is over${rest}.`}const NO_PROMISE=new Set(["next-rollout","no\
ne","deleted"]);function forecastEffects(policy,subject,now,earlier){const{before,then,at}=earlier,promised=before.changeEffect?.kind??"none";if(!isUnderWay(policy.
change?.kind)||NO_PROMISE.has(promised)||awaitedPerson(before,then))return[];if(now.outcome==="stuck"&&then.outcome==="stuck")return[];const left=leftOf(now);if(left===
null)return[];const all=toDo(then),late=all.flatMap(({end,targets})=>isDue(end,at-slackOf(end,then))?targets.filter(target=>left.has(target)).map(target=>({target,
end})):[]),effect=(says,isWorse)=>[effectOn("forecast",subject,(0,text_text.Qq)`${says} ${finishText(now,then)}`,isWorse)],[first]=late.sort((a,b)=>a.end-b.end);
if(first){const recorded=(policy.recordedStates??[]).find(({target})=>target===first.target),state=recorded?(0,text_text.Qq)` (${(0,text_text.UU)("object",(0,visible.
RK)(recorded.state))})`:text_text.gd,isAre=(0,text_text.Tq)(late.length,"is","are");return effect((0,text_text.Qq)`behind its forecast: ${(0,text_text.U9)(late.
length,now.unit)} of ${now.matched} should be done by now and ${isAre} not; the first is ${namesOf([first.target])}${state}, forecast for ${(0,text_text.uR)(first.
end)}. ${outText(now,earlier)}`,!0)}const present=new Set(now.targets),early=all.filter(({end})=>!isDue(end,at+slackOf(end,then))).flatMap(({targets})=>targets.
filter(target=>present.has(target)&&!left.has(target)));return early.length===0?[]:effect((0,text_text.Qq)`ahead of its forecast: ${(0,text_text.U9)(early.length,
now.unit)} of ${now.matched} ${(0,text_text.Tq)(early.length,"is","are")} done before the time.`,!1)}function awaitedPerson({head},{name:group,outcome}){const pauses=head?.
groups.flatMap(one=>one.pauses)??[];return outcome==="unfinished"&&pauses.some(one=>one.kind==="approval"&&one.holdsBack===group)}function wasToGetOn({then,at,isUndated=!1}){
return toDo(then).some(({start,end})=>isUndated?start===null||start<=at:isDue(end,at-slackOf(end,then)))}function dueBatches({then,at}){return then.batches.flatMap(
({start,end})=>isDue(end,at-slackOf(end,then))?[{from:start??end,to:end}]:[])}const LEAST_SLACK_MS=10*days.kg,SLACK_SHARE=.1;function slackOf(end,{start}){return lateBy(
start??end??0,end??0)}function lateBy(from,until){return Math.max(LEAST_SLACK_MS,SLACK_SHARE*(until-from))}function isDue(end,at){return end!==null&&end<=at}function outText({
unit,targets,outBefore},{then,at,out}){const forecast=toDo(then).filter(({start,end})=>(start??at)<=at&&!isDue(end,at)).reduce((sum2,{size})=>sum2+size,0),now=unit===
"node"?targets.filter(target=>out.has(target)).length:outBefore;return(0,text_text.Qq)`Out now: ${now}, forecast ${forecast}.`}function finishText(now,then){const was=then.
finish===null?(0,text_text.Qq)`no end was forecast`:(0,text_text.Qq)`${(0,text_text.uR)(then.finish)} was forecast`;return now.finish===null?(0,text_text.Qq)`It does not complete as things are; ${was}.`:
(0,text_text.Qq)`It ends at ${(0,text_text.uR)(now.finish)} from here; ${was}.`}function stateEffects({head,inventory},then,at){const now=jointIn(head.policies),
was=[...then.policies.values()].flatMap(({recorded})=>recorded).filter(isJoint);return[...new Set([...now,...was].map(({of})=>of))].flatMap(of=>{const own=now.filter(
one=>one.of===of),before=new Map(was.flatMap(one=>one.of===of?[[one.target,one.state]]:[])),effectsOf=(lists,says,isWorse)=>[...lists].map(list=>effectOn("progr\
ess",(0,text_text.UU)("object",of),(0,text_text.Qq)`${(0,text_text.U9)(list.length,"node")} ${says(list)}`,isWorse(list))),byState=list=>(0,lookup.me)(list,({state})=>state).
values(),isMoved=({target,state})=>before.get(target)!==state,[moved,same]=[own.filter(isMoved),own.filter(one=>!isMoved(one))],moves=(0,lookup.me)(moved,({target,
state})=>JSON.stringify([before.get(target)??null,state]));return[...effectsOf(moves.values(),list=>movedText(list,before.get(list[0].target)),list=>list.some(({
held:held2})=>held2!==null)),...overEffect(of,own,before,inventory?.out??new Set),...effectsOf(byState(same.filter(({held:held2})=>held2!==null)),states_heldText,
()=>!0),...effectsOf(byState(own.filter(one=>one.held===null&&isLate(one,at))),lateText,()=>!0)]})}function isJoint(one){return one.of!==null}function jointIn(policies){
return policies.flatMap(policy=>policy.recordedStates??[]).filter(isJoint)}function isReportedByState(policy,kind,{head}){const own=new Set(jointIn([policy]).map(
({of})=>of));return own.size===0||kind!=="size"&&kind!=="outcome"?!1:kind==="size"||jointIn(head.policies).some(({of,held:held2})=>held2!==null&&own.has(of))}function isFoundByState({
policy,...finding},{policies}){return!(0,no_progress.J)(finding,"never-ends")||!policy?!1:jointIn(policies.filter(({ref})=>(0,rule.WY)(ref,policy))).some(({held:held2})=>held2!==
null)}function stateText({state}){return(0,text_text.UU)("object",(0,visible.RK)(state))}function targetsOf(list){return namesOf(list.map(({target})=>target))}function movedText(list,from){
const[first]=list,state=first.held===null?stateText(first):(0,text_text.Qq)`${stateText(first)}, ${first.held}`;return from===void 0?(0,text_text.Qq)`${(0,text_text.
Tq)(list.length,"is","are")} new in it, in ${state}: ${targetsOf(list)}.`:(0,text_text.Qq)`went from ${(0,text_text.UU)("object",(0,visible.RK)(from))} to ${state}: ${targetsOf(
list)}.`}function overEffect(of,now,before,out){const present=new Set(now.map(({target})=>target)),over=[...before.keys()].filter(target=>!present.has(target));
if(over.length===0)return[];const left=over.filter(target=>out.has(target)),rest=now.length===0?(0,text_text.Qq)`it is over`:(0,text_text.Qq)`${now.length} still ${(0,text_text.
Tq)(now.length,"is","are")}`,still=left.length===0?text_text.gd:(0,text_text.Qq)` Still unavailable (cordoned or not ready): ${(0,text_text.U9)(left.length,"nod\
e")} (${namesOf(left)}).`,says=(0,text_text.Qq)`${(0,text_text.U9)(over.length,"node")} ${(0,text_text.Tq)(over.length,"is","are")} no longer in it, and ${rest}.${still}`;
return[effectOn("progress",(0,text_text.UU)("object",of),says,left.length>0)]}function states_heldText(list){const[first]=list;return(0,text_text.Qq)`${(0,text_text.
Tq)(list.length,"is","are")} in ${stateText(first)}, ${first.held??text_text.gd}: ${targetsOf(list)}.`}function lateText(list){const[first=list[0]]=[...list].sort(
(a,b)=>(a.since??0)-(b.since??0));return(0,text_text.Qq)`${(0,text_text.Tq)(list.length,"is","are")} in ${stateText(first)} for longer than is configured. ${namesOf(
[first.target])} is since ${(0,text_text.uR)(first.since??0)}, and was to be up to ${(0,text_text.uR)(first.until??0)}.`}function isLate({since,until},at){return since!==
null&&until!==null&&until+lateBy(since,until)<at}function findingEffects({plan,findings,waived},then){const isKnown=knownBefore(then.findings),isOld=knownBefore(
[...then.before,...then.findings]),current=findings.filter(finding=>finding.status!=="fixed"&&isReported(finding)),phases=phasesOf(plan,then);return[...current.
filter(finding=>!isFoundByState(finding,plan.head)&&(!isKnown(finding)||isEachTime(finding,phases)||isForGood(finding))).map(finding=>{const{rule:rule2,policy,subject}=finding,
since=sinceWhen(finding,phases,{isOld:isOld(finding),isKnown:isKnown(finding)}),says=(0,text_text.Qq)`${since?(0,text_text.Qq)`${since}: `:text_text.gd}${(0,text_text.
aY)(rule2)}: ${subject?(0,text_text.Qq)`${subject}: `:text_text.gd}${(0,finding_text.N)(finding)}`;return{kind:"finding",subject:policy&&policyName(policy),says,
isWorse:since===null}}),...endedEffect(ended(current,waived,then,phases))]}function isReported(finding){return finding.severity!=="info"&&!(0,no_progress.J)(finding,
"stuck","joining")}function sinceWhen(finding,phases,{isOld,isKnown}){const names=nextRolloutsOf(finding)??[...phases.keys()],of=names.flatMap(name=>phases.get(
name)??[]),isOfOnce=names.length>0&&names.every(name=>phases.get(name)?.includes("one-pass"));if(isOld&&isOfOnce)return(0,text_text.Qq)`As before the change`;if(isKnown&&
isForGood(finding))return(0,text_text.Qq)`As last time`;if(isEachTime(finding,phases))return null;const phase=of.find(one=>one==="completed"||one==="resumed");return phase===
void 0?null:phase==="completed"?(0,text_text.Qq)`Of the next rollout`:(0,text_text.Qq)`Of the rollout that was held last time`}function knownBefore(findings){const prints=new Map(
[...(0,lookup.me)(findings,({fingerprint})=>fingerprint)].map(([cause,of])=>[cause,new Set(of.flatMap(limitsOf))])),all=new Set(findings.flatMap(keysOf)),merged=new Set(
findings.filter(isOfSeveral).flatMap(keysOf));return finding=>{const among=isOfSeveral(finding)?all:merged,before=prints.get(finding.fingerprint);return before!==
void 0&&limitsOf(finding).every(limit=>before.has(limit))||keysOf(finding).every(key=>among.has(key))}}function limitsOf({rule:rule2,breaks}){return[...new Set(
[rule2,...breaks])]}function isOfSeveral({evidence}){return Array.isArray(evidence.groups)}function keysOf(finding){const{policy,group,evidence}=finding,groups=evidence.
groups;return(Array.isArray(groups)?groups.filter(manifest.Gv).map(one=>[one.rule??finding.rule,one.group]):limitsOf(finding).map(limit=>[limit,group??null])).map(
([limit,of])=>JSON.stringify([limit,policy?(0,system.d0)(policy):null,of]))}function ended(current,waived,then,phases){const now=new Set([...current,...waived].
map(({fingerprint})=>fingerprint)),broken=new Set(current.map(brokenKey));return then.findings.filter(finding=>isReported(finding)&&!now.has(finding.fingerprint)&&
!broken.has(brokenKey(finding))&&isMended(finding,phases))}function isMended(finding,phases){const{policy}=finding,all=policy?phases.get((0,system.d0)(policy)):
[...phases.values()].flat();return all===void 0||policy&&all.length===0?!1:all.every(phase=>phase==="unchanged"||phase==="resumed"||isOfTargets(phase,finding))}
function isOfTargets(phase,finding){return(finding.rule===drain_deadlock.i.id||(0,no_progress.J)(finding,"used-up","blocked","tolerated"))&&!["held","edited","o\
ne-pass"].includes(phase)}function phasesOf({head},then){const own=new Map(head.policies.flatMap(policy=>{const before=then.policies.get((0,reviewed.s)({...policy.
ref,apiVersion:policy.apiVersion}));return before?.head?[[(0,system.d0)(policy.ref),phaseOf(policy,before,before.head)]]:[]}));return new Map(head.policies.map(
({ref,effect})=>{const rolled2=effect.groups.length===0?[ref]:effect.groups.map(({rolls})=>rolls),names=[...new Set(rolled2.map(system.d0))];return[(0,system.d0)(
ref),names.flatMap(name=>own.get(name)??[])]}))}function phaseOf({change,effect},{change:edit,changeEffect},was){const goesOn=goesOnOf(change?.kind,changeEffect?.
kind);if(goesOn.then&&!goesOn.now)return"completed";const[wasDone,done]=[(0,paired.$L)(was.outcome),(0,paired.$L)(effect.outcome)];return wasDone!==done?done?goesOn.
isNext?"completed":"resumed":"held":!done&&goesOn.now?"halted":edit!=="unchanged"?changeEffect?.batched===!1&&goesOn.isNext?"one-pass":"edited":goesOn.now&&(!goesOn.
then||sum(effect.groups.map(leftIn))<sum(was.groups.map(leftIn)))||sum(effect.groups.map(one=>one.outBefore))>sum(was.groups.map(one=>one.outBefore))?"partial":
"unchanged"}function sum(numbers){return numbers.reduce((total,one)=>total+one,0)}function nextRolloutsOf({policy,evidence}){if(policy)return[(0,system.d0)(policy)];
const domains=Array.isArray(evidence.domains)?evidence.domains.filter(manifest.Gv):[];return[evidence,...domains].flatMap(({contributors})=>Array.isArray(contributors)?
contributors.filter(manifest.Gv):[]).flatMap(({policy:name,isNext})=>isNext===!0&&typeof name=="string"?[name]:[])}function isEachTime(finding,phases){const{rule:rule2,
policy,evidence}=finding;return rule2===waiver_lapsed.A.id?evidence.waiver!=="unused":rule2===drain_deadlock.i.id?evidence.forGood===!1:(0,no_progress.J)(finding,
"used-up")&&!(policy&&phases.get((0,system.d0)(policy))?.includes("halted"))}function isForGood({rule:rule2,evidence}){return rule2===drain_deadlock.i.id&&evidence.
forGood===!0}function brokenKey({rule:rule2,policy,evidence}){return JSON.stringify([rule2,evidence.cause??null,policy?(0,system.d0)(policy):null])}function endedEffect(all){
if(all.length===0)return[];const texts=[...(0,lookup.me)(all,({rule:rule2})=>rule2)].sort(([a],[b])=>a<b?-1:1).map(([rule2,list])=>{const names=[...new Set(list.
flatMap(({policy})=>policy?(0,visible.RK)((0,system.d0)(policy)):[]))],of=names.length===0?text_text.gd:(0,text_text.Qq)` (${(0,text_text.BT)("policy",names)})`;
return(0,text_text.Qq)`${(0,text_text.aY)((0,visible.RK)(rule2))}${of}`});return[{kind:"finding",subject:null,says:(0,text_text.Qq)`Fixed since the last report: ${(0,text_text.
B5)(texts,", ")}.`,isWorse:!1}]}var plural=__webpack_require__(8392);function groupEffects(subject,now,earlier,{goesOn,gone}){const{then}=earlier,halfway=halfwayEffects(
subject,now,earlier,goesOn),effect=(is,kind,says,isWorse)=>is?[effectOn(kind,subject,says(),isWorse)]:[],unit=n=>(0,text_text.U9)(n,now.unit),[limit,limitThen]=[
now.ceiling.enforced,then.ceiling.enforced],isTimed=now.calendar?.limits.some(({schedule})=>schedule!==null)??!1,isOther=halfway!==null||!goesOn.isOfOne||then.outcome===
"stuck"||goesOn.then&&!goesOn.now,isCompared=!isOther&&now.matched>0&&!isOfFewNodes(now,then),isByCeiling=limit===now.peakAtOnce&&limitThen===then.peakAtOnce&&!isTimed,
isLetGo=halfway===null&&goesOn.isNext&&goesOn.isOfOne,isOtherwise=now.outcome!==then.outcome&&then.matched>0&&now.matched>0;return[...effect(now.matched!==then.
matched,"size",()=>(0,text_text.Qq)`${unit(now.matched)}, ${then.matched} last time.${unselectedText(gone,now)}`,gone.length>0||now.matched===0&&now.isFallback!==
!0),...effect(!isTimed&&limit!==limitThen,"ceiling",()=>ceilingText(now,limitThen),limit===null||limitThen!==null&&limit>limitThen),...halfway??[],...effect(isCompared&&
now.peakAtOnce!==then.peakAtOnce&&!isByCeiling,"peak",()=>(0,text_text.Qq)`${now.peakAtOnce} of ${unit(now.matched)} (${(0,text_text.eu)((0,plural.fL)(now.peakAtOnce,
now.matched))}) out at once${outBeforeText(now)}, ${then.peakAtOnce} of ${then.matched} last time.`,now.peakAtOnce>then.peakAtOnce),...effect(isCompared&&now.worstLoss!==
then.worstLoss&&!isOfFewerAlone(now,then),"worst-loss",()=>(0,text_text.Qq)`a bad change breaks up to ${unit(now.worstLoss)}, ${then.worstLoss} last time.`,now.
worstLoss>then.worstLoss&&!((0,paired.oN)(now)&&(0,paired.oN)(then))),...effect(isOtherwise&&!(isOther&&(0,paired.$L)(now.outcome)&&!isLetGo),"outcome",()=>goesOn.
isNext?(0,text_text.Qq)`the next rollout ${NEXT_OUTCOMES[now.outcome]}, and last time it ${NEXT_OUTCOMES[then.outcome]}.${whyText(now)}`:(0,text_text.Qq)`${goesOn.
now?endText(now):OUTCOMES[now.outcome]}, and last time ${OUTCOMES[then.outcome]}.${whyText(now)}`,!(0,paired.$L)(now.outcome))]}function unselectedText(gone,{unit}){
return gone.length===0?text_text.gd:(0,text_text.Qq)` ${(0,text_text.U9)(gone.length,unit)} ${(0,text_text.Tq)(gone.length,"is","are")} there but no longer selected: ${namesOf(
gone)}.`}function isOfFewerAlone(now,then){const isOfSize=(0,paired.oN)(now)&&(0,paired.oN)(then);return now.worstLoss<then.worstLoss&&(isOfSize||(0,paired.$L)(
then.outcome)&&!(0,paired.$L)(now.outcome))}function isOfFewNodes(now,then){const moved=Math.abs(now.outBefore-then.outBefore),differs=Math.max(Math.abs(now.peakAtOnce-
then.peakAtOnce),Math.abs(now.worstLoss-then.worstLoss)),isFew=now.outBefore<then.outBefore||!takesMuch(Math.max(now.outBefore,then.outBefore),mostAllowed(now));
return now.matched===then.matched&&moved>0&&differs<=moved&&isFew}function outBeforeText({outBefore}){return outBefore===0?text_text.gd:(0,text_text.Qq)` (${outBefore} of them out before it begins)`}
function ceilingText({ceiling:{declared,enforced},unit},then){const was=then===null?(0,text_text.Qq)`there was no limit`:(0,text_text.Qq)`${then}`;if(enforced===
null)return(0,text_text.Qq)`nothing limits how many go at once, ${was} last time.`;const written=typeof declared=="string"&&!/^\d+$/.test(declared)?(0,text_text.
Qq)`${(0,text_text.eu)(declared)} is`:(0,text_text.Qq)`up to`;return(0,text_text.Qq)`${written} ${(0,text_text.U9)(enforced,unit)} at once now, ${was} last time.`}
const SHARE=.5;function allowanceEffects(subject,now,then,{isReported:isReported2,isFound}){const limit=mostAllowed(now),ownOf=({inFlight})=>inFlight?.targets.length??
0,seen=Math.max(0,now.outBefore-ownOf(now)),before=Math.max(0,then.outBefore-ownOf(then));if(!limit||seen<=before&&isReported2)return[];const remaining=spansOf(
now).flatMap(span=>span.limit===limit?span.remaining??[]:[]),taken=remaining.length===0?now.outBefore:limit-Math.max(...remaining),outBefore=taken<Math.min(limit,
seen)?taken:seen;if(!takesMuch(outBefore,limit))return[];if(outBefore>=limit?now.calendar||isFound:seen<=before)return[];const left=limit-outBefore-ownOf(now),rest=left>
0?(0,text_text.Qq)`${left} ${(0,text_text.Tq)(left,"is","are")} left`:(0,text_text.Qq)`none is left`,was=seen===before?(0,text_text.Qq)`as last time`:(0,text_text.
Qq)`${before} last time`,says=(0,text_text.Qq)`${(0,text_text.U9)(outBefore,now.unit)} ${(0,text_text.Tq)(outBefore,"is","are")} already unavailable, ${was}, and ${(0,text_text.
Tq)(outBefore,"counts","count")} against the limit of ${limit}: ${rest}.`;return[effectOn("allowance",subject,says,!0)]}function takesMuch(outBefore,limit){return limit===
null||outBefore>=SHARE*limit}function mostAllowed(group){const limits=spansOf(group).map(({limit})=>limit);return limits.length===0?group.ceiling.enforced:limits.
includes(null)?null:Math.max(0,...limits.map(limit=>limit??0))}function spansOf({allowed,calendar}){return calendar?calendar.spans.filter(({reason})=>reason===calendar.
rolledFor):allowed}var intervals=__webpack_require__(4091),rolled=__webpack_require__(9416);function windowEffects(subject,now,then,plan,goesOn){if(goesOn.then&&
!goesOn.now)return[];const[is,was]=[stayOf(now.batches,openNow(now,plan)),stayOf(then.batches,openThen(now,then))];if(!is||!was||now.outcome==="stuck"||now.outcome===
"stopped")return[];const isSame=is.closes===was.closes,[isInside,wasInside]=[is,was].map(({needsMs,roomMs})=>needsMs<=roomMs);if(wasInside&&!isInside&&(isSame||
is.roomMs>=was.needsMs)){const left=now.batches.filter(({end})=>end===null||end>is.closes).reduce((sum2,{size})=>sum2+size,0),says=(0,text_text.Qq)`its window now ends before the rollout does: it closes at ${(0,text_text.
uR)(is.closes)}, and ${left} of ${(0,text_text.U9)(now.matched,now.unit)} ${(0,text_text.Tq)(left,"is","are")} not done by then. The last time all were done inside one window.`;
return[effectOn("window",subject,says,!0)]}if(!goesOn.now&&!wasInside&&isInside&&(isSame||was.roomMs>=is.needsMs)){const says=(0,text_text.Qq)`the rollout ends inside its window, and last time it did not.`;
return[effectOn("window",subject,says,!1)]}return[]}function shutEffect({change,live},subject,now,earlier,plan){const{then,at}=earlier,due=dueBatches(earlier),isHalted=now.
outcome==="stuck"||now.outcome==="stopped";if(!isUnderWay(change?.kind)||isHalted||due.length===0)return null;const[open,was]=[openNow(now,plan),openThen(now,then)];
if(!open||!was||open.knownTo<at+week.mb)return null;const ahead={from:at,to:Math.min(open.knownTo,was.knownTo)},lost=(0,intervals.FF)((0,intervals.Sj)(ahead,was.
windows),(0,intervals.Sj)(ahead,open.windows)),aWeekBefore=open.windows.map(({from,to})=>({from:from-week.mb,to:to-week.mb})),since=due.reduce((first,{from})=>Math.
min(first,from),at);if(lost.length===0||(0,intervals.Sj)({from:since,to:at},aWeekBefore).length>0)return null;const next=open.windows.find(({to})=>to>at),until=next?
(0,text_text.Qq)`opens at ${(0,text_text.uR)(Math.max(next.from,at))}`:(0,text_text.Qq)`does not open`;return effectOn("window",subject,(0,text_text.Qq)`it waits for its window, which differs from the last report and ${until}. ${finishText(
now,then)}`,live)}function stayOf(batches,open){if(!open||batches.length===0)return null;const first=batches.reduce((least,{start})=>Math.min(least,start??1/0),
1/0),last=batches.reduce((most,{end})=>Math.max(most,end??1/0),0),window=open.windows.find(({from,to})=>from<=first&&first<to);if(!window)return null;const roomMs=window.
to<open.knownTo?window.to-first:1/0;return{closes:window.to,roomMs,needsMs:last-first}}function openNow(group,{horizon}){const windows=(0,rolled.du)(group,{horizon});
return windows&&{windows,knownTo:(group.calendar?.within??horizon).to}}function openThen({calendar},{allowed}){const spans=calendar?allowed.filter(({reason})=>reason===
calendar.rolledFor):allowed;if(spans.length===0)return null;const open=spans.filter(({limit})=>limit===null||limit>0).sort((a,b)=>a.from-b.from);return{windows:(0,intervals.
l7)(open),knownTo:spans.reduce((most,{to})=>Math.max(most,to),0)}}function changedEffects(report,then,heldThere){const{plan}=report,keyed=plan.head.policies.filter(
({isDeleted})=>!isDeleted).map(policy=>({policy,key:keyOf(policy)})),present=new Set(keyed.map(({key})=>key)),own=(0,lookup.me)((0,rule.BR)(plan.head),({policy})=>policy);
return[...keyed.flatMap(({policy,key})=>{const before=then.policies.get(key),groups=(own.get(policy)??[]).map(({group})=>group);if(!before)return addedEffects(policy,
groups);const effects=policyEffects(policy,groups,{before,isUndated:then.isUndated===!0},report);return heldThere.has((0,system.d0)(policy.ref))?effects.filter(
isNotOfHold):effects.filter(({kind})=>!isReportedByState(policy,kind,plan))}),...[...then.policies].flatMap(([key,before])=>present.has(key)?[]:goneEffects(before)),
...stateEffects(plan,then,seenAt(plan)),...vanishedEffects(plan,then),...findingEffects(report,then)]}function keyOf({ref,apiVersion}){return(0,reviewed.s)({...ref,
apiVersion})}function isNotOfHold({kind,isWorse}){return!(isWorse&&(kind==="progress"||kind==="outcome"||kind==="forecast"))}function seenAt({at,snapshot:{takenAt}}){
return Math.min(at,takenAt??at)}function policyEffects(policy,groups,{before,isUndated},{plan,findings}){const{ref,change}=policy,own=policyName(ref),was=(0,paired.
jN)((before.head?.groups??[]).filter(({rolls})=>(0,system.d0)(rolls)===(0,system.d0)(before))),goesOn=goesOnOf(change?.kind,before.changeEffect?.kind),at=seenAt(
plan),out=plan.inventory?.out??new Set,isFound=findings.some(({policy:of,status,...finding})=>(0,no_progress.J)(finding,"used-up")&&status!=="fixed"&&of!==null&&
(0,rule.WY)(of,ref)),failed=failedEffects(policy,groups);return[...[...(0,paired.jN)(groups)].flatMap(([key,group])=>{const subject=groupName(own,group.name,groups.
length),then=was.get(key);if(!then||failed.length>0)return[];const earlier={then,at,isUndated},gone=goesOn.now||goesOn.then?[]:unselected(group,then,plan),ofGroup=groupEffects(
subject,group,earlier,{goesOn,gone}),shut=shutEffect(policy,subject,group,earlier,plan),isHalted=isUnderWay(change?.kind)&&!(0,paired.$L)(group.outcome),isReported2=shut!==
null||isUndated||awaitsPerson(group);return[...shut?[...ofGroup.filter(isNotOfHold),shut]:ofGroup,...allowanceEffects(subject,group,then,{isReported:isFound||isHalted,
isFound}),...isHalted&&group.outcome===then.outcome?[effectOn("progress",subject,heldText(group,(0,text_text.Qq)`, as last time`),!0)]:[],...isReported2?[]:forecastEffects(
policy,subject,group,{...earlier,before,out}),...shut?[]:windowEffects(subject,group,then,plan,goesOn)]}),...movedEffects(own,groups,[...was.values()]),...failed]}
function unselected({targets,rolls,unit},then,{head,inventory}){if(targets.length>=then.targets.length||unit==="replica")return[];const taken=new Set((0,rule.BR)(
head).flatMap(({group})=>(0,rule.WY)(group.rolls,rolls)?group.targets:[]));return then.targets.filter(target=>!taken.has(target)&&inventory?.units.get(target)===
unit)}function movedEffects(policy,now,then){const was=new Map(then.flatMap(group=>group.targets.map(target=>[target,group.name]))),isRest=(from,to)=>from.startsWith(
`${to}, `)||to.startsWith(`${from}, `),moved=now.flatMap(group=>group.targets.flatMap(target=>{const from=was.get(target);return from===void 0||from===group.name||
isRest(from,group.name)?[]:[{target,from,group}]}));return[...(0,lookup.me)(moved,({from,group})=>JSON.stringify([from,group.name])).values()].map(list=>{const[
{from,group}]=list,[was_,is]=[from,group.name].map(one=>(0,text_text.UU)("group",(0,visible.RK)(one))),says=(0,text_text.Qq)`${(0,text_text.U9)(list.length,now[0]?.
unit??"node")} went from ${was_??text_text.gd} to ${is??text_text.gd} without a change of policy: ${namesOf(list.map(({target})=>target))}.`;return effectOn("mo\
ved",policy,says,group.isFallback===!0)})}function specOf(apiVersion,kind){return(0,kinds.I)(systems.LB.flatMap(({kinds:kinds2})=>kinds2),{apiVersion,kind})}function addedEffects(policy,groups){
const{ref,apiVersion,change,live}=policy;if((policy.recordedStates??[]).some(isJoint))return[];if(specOf(apiVersion,ref.kind)?.only==="controller")return[];const subject=policyName(
ref),ofRollout=isUnderWay(change?.kind)?groups:[],left=ofRollout.reduce((sum2,group)=>sum2+leftIn(group),0),rest=left===0?text_text.gd:(0,text_text.Qq)`, and its rollout is under way: ${(0,text_text.
U9)(left,groups[0]?.unit??"node")} ${(0,text_text.Tq)(left,"is","are")} still to be done`,says=(0,text_text.Qq)`${subject} is new since the last report${rest}.`,
held2=ofRollout.filter(group=>isAwaited(group)||group.outcome==="stuck"||group.outcome==="stopped");return[{kind:"policy",subject,says,isWorse:live},...held2.map(
group=>effectOn("progress",groupName(subject,group.name,groups.length),heldText(group),!0)),...failedEffects(policy,groups)]}function goneEffects(before){const spec=specOf(
before.apiVersion,before.kind);if(before.recorded.some(isJoint)||spec?.only==="controller")return[];const subject=policyName(before),isWorse=spec?.runsOnce!==!0||
isUnderWay(before.changeEffect?.kind);return[{kind:"policy",subject,says:(0,text_text.Qq)`${subject} is gone since the last report.`,isWorse}]}function failedEffects(policy,[
group]){const held2=(policy.recordedStates??[]).filter(one=>!isJoint(one)&&one.held!==null),[first]=held2;if(!first)return[];const who=(0,text_text.Qq)`${(0,text_text.
U9)(held2.length,group?.unit??"node")} ${(0,text_text.Tq)(held2.length,"is","are")} ${(0,text_text.UU)("object",first.state)}`,says=(0,text_text.Qq)`${who}, ${first.
held??text_text.gd}: ${namesOf(held2.map(({target})=>target))}.`;return[effectOn("progress",policyName(policy.ref),says,!0)]}function vanishedEffects(plan,then){
const vanished=plan.head.policies.filter(policy=>{const before=then.policies.get(keyOf(policy));return before?.inCluster===!0&&!before.recorded.some(isJoint)&&!(0,held.
i)(policy,plan)});if(vanished.length>0&&plan.inventory?.held.size===0){const objects=vanished.length===1?(0,text_text.Qq)`the object`:(0,text_text.Qq)`the ${(0,text_text.
U9)(vanished.length,"object")}`;return[{kind:"live",subject:null,says:(0,text_text.Qq)`The snapshot holds nodes only, and not ${objects} of the files that the last one held: ${(0,text_text.
Tq)(vanished.length,"it is","they are")} not compared with the cluster.`,isWorse:!1}]}return vanished.map(({ref})=>{const subject=policyName(ref),says=(0,text_text.
Qq)`${subject} is in the files but no longer in the cluster.`;return{kind:"live",subject,says,isWorse:!0}})}var manifest_canonical=__webpack_require__(5288),outcome_of=__webpack_require__(
7388);function liveEffects(plan){return plan.policies.flatMap(diff=>{const{base,head,sameEffect}=diff;if(!base||!head||head.isDeleted||!isEdited(diff))return[];
const policy=policyName(diff.ref),effect=(says2,isWorse=!0)=>({kind:"live",subject:policy,says:says2,isWorse}),[held2,asked]=[heldBy(base),heldBy(head)];if(held2!==
asked)return[effect(held2===null?(0,text_text.Qq)`${policy} is ${(0,text_text.eu)((0,rolled.Dx)(asked))} by the files, and continues in the cluster.`:(0,text_text.
Qq)`${policy} is ${(0,text_text.eu)((0,rolled.Dx)(held2))} in the cluster and not by the files: nothing of it starts there.`)];const kept=partitionText(base,head);
if(kept)return[effect((0,text_text.Qq)`${policy}: ${kept}.`)];if(isUnknownLimit(head)||isUnknownLimit(base))return[limitEffect(policy,base,head)];if(sameEffect)
return[];const groups=[...base.effect.groups,...head.effect.groups];if((0,outcome_of.$D)(head))return groups.length>0?groupsOtherwise(plan,policy,base,head):[limitEffect(
policy,base,head)];if(groups.length>0&&groups.every(({matched})=>matched===0))return[];const due=head.change?.says??(0,text_text.Qq)`it starts.`,says=(0,text_text.
Qq)`${policy}: the files and the cluster differ: they are not applied yet, or the object was changed in the cluster. Once they are applied: ${due}`,[limits,others]=[
base,head].map(one=>one.effect.groups.map(({ceiling})=>ceiling));return[effect(says),...(0,manifest_canonical.TL)(limits,others)?[]:groupsOtherwise(plan,policy,
base,head)]})}function isEdited({change,touchedThrough}){return change!=="unchanged"||touchedThrough.length>0}function heldBy(policy){return policy.change?.held??
policy.onHold??null}function heldInCluster({policies}){const held2=policies.filter(diff=>diff.base&&diff.head&&isEdited(diff)&&heldBy(diff.base)!==null&&heldBy(
diff.head)===null);return new Set(held2.map(({ref})=>(0,system.d0)(ref)))}function partitionText(live,written){const[held2,asked]=[live,written].map(({effect:{groups:[
group]}})=>{const partition=Number(group?.strategy?.partition??0);return group&&partition<group.matched?partition:0});return held2===asked?null:(0,text_text.Qq)`partition is ${held2??
0} in the cluster and ${asked??0} in the files; pods below it keep the old version`}function isUnknownLimit(written){return written.releasedPods?.pods===null&&written.
drainLimit===void 0}function limitEffect(policy,live,written){const[held2,asked]=[live.drainLimit,written.drainLimit],effect=(says,isWorse)=>({kind:"live",subject:policy,
says:(0,text_text.Qq)`${policy} ${says}.`,isWorse});return held2&&asked&&held2.desiredHealthy!==asked.desiredHealthy?effect((0,text_text.Qq)`asks for ${held2.desiredHealthy} of ${(0,text_text.
U9)(held2.expectedPods,"healthy pod")} in the cluster, by the files for ${asked.desiredHealthy}`,held2.desiredHealthy<asked.desiredHealthy):isUnknownLimit(live)||
isUnknownLimit(written)?effect((0,text_text.Qq)`differs in the cluster from the files, and the snapshot does not show for how many pods`,!0):effect((0,text_text.
Qq)`does something else in the cluster than by the files`,!1)}function groupsOtherwise(plan,policy,live,written){const ownGroups=(side,of)=>(0,paired.jN)((side?
(0,rule.BR)(side):[]).flatMap(one=>one.policy===of?[one.group]:[])),[held2,asked]=[ownGroups(plan.base,live),ownGroups(plan.head,written)],effect=(group,what,isWorse)=>effectOn(
"live",groupName(policy,group.name,Math.max(held2.size,asked.size)),(0,text_text.Qq)`${what}.`,isWorse);return[...[...held2].flatMap(([key,group])=>{const other=asked.
get(key);if(!other)return[effect(group,(0,text_text.Qq)`the cluster has this group, and the files do not`,!0)];const parts=differences(plan,group,other),says=(0,text_text.
Qq)`the cluster differs from the files: ${(0,text_text.B5)(parts,"; ")}`;return parts.length===0?[]:[effect(group,says,isLooser(group,other))]}),...[...asked].flatMap(
([key,group])=>held2.has(key)?[]:[effect(group,(0,text_text.Qq)`the files have this group, and the cluster does not`,!0)])]}function differences({at,horizon},held2,asked){
const unit=n=>(0,text_text.U9)(n,held2.unit),[open,other]=[held2,asked].map(group=>(0,rolled.du)(group,{horizon})?.filter(({to})=>to>at)),window=Math.max(0,(open??
[]).findIndex((one,i)=>!(0,manifest_canonical.TL)(one,other?.[i]))),numbers=[held2.matched===asked.matched?text_text.gd:(0,text_text.Qq)`${unit(held2.matched)}, by the files ${asked.
matched}`,held2.peakAtOnce===asked.peakAtOnce?text_text.gd:(0,text_text.Qq)`${held2.peakAtOnce} of ${unit(held2.matched)} out at once, by the files ${asked.peakAtOnce}`,
held2.worstLoss===asked.worstLoss?text_text.gd:(0,text_text.Qq)`a bad change breaks up to ${unit(held2.worstLoss)}, by the files ${asked.worstLoss}`,held2.outcome===
asked.outcome?text_text.gd:(0,text_text.Qq)`${OUTCOMES[held2.outcome]}, and by the files ${OUTCOMES[asked.outcome]}`,(0,manifest_canonical.TL)(open??null,other??
null)?text_text.gd:(0,text_text.Qq)`${windowText(open?.[window])}, by the files ${windowText(other?.[window])}`].filter(({parts})=>parts.length>0);if(numbers.length>
0)return numbers;if(held2.ceiling.enforced!==asked.ceiling.enforced)return[(0,text_text.Qq)`up to ${limitText(held2)} at once, by the files ${limitText(asked)}`];
const course=({batches,finish})=>[batches.map(({size})=>size),finish];return(0,manifest_canonical.TL)(course(held2),course(asked))?[]:[(0,text_text.Qq)`it takes ${sizesText(
held2)}, by the files ${sizesText(asked)}`]}function windowText(window){return window?(0,text_text.Qq)`a window from ${(0,text_text.uR)(window.from)} to ${(0,text_text.
uR)(window.to)}`:(0,text_text.Qq)`no such window`}function limitText({ceiling:{enforced}}){return enforced===null?(0,text_text.Qq)`any number`:(0,text_text.Qq)`${enforced}`}
const SIZES_SHOWN=6;function sizesText({batches,finish}){const sizes=(0,text_text.B5)(batches.slice(0,SIZES_SHOWN).map(({size})=>(0,text_text.Qq)`${size}`),", "),
more=batches.length>SIZES_SHOWN?(0,text_text.Qq)`, ...`:text_text.gd,shown=batches.length>0?(0,text_text.Qq)` (${sizes}${more})`:text_text.gd,end=finish===null?
(0,text_text.Qq)`without an end`:(0,text_text.Qq)`done at ${(0,text_text.uR)(finish)}`;return(0,text_text.Qq)`${(0,text_text.U9)(batches.length,"batch")}${shown}, ${end}`}
function isLooser(held2,asked){const[mine,other]=[held2.ceiling.enforced,asked.ceiling.enforced];return held2.peakAtOnce>asked.peakAtOnce||held2.worstLoss>asked.
worstLoss||(0,paired.$L)(asked.outcome)&&!(0,paired.$L)(held2.outcome)||other!==null&&(mine===null||mine>other)}var render=__webpack_require__(2490);function driftReport(input){
const{run}=input,{clusters,problems}=compared(input),effects=clusters.flatMap(cluster=>cluster.effects),unjudged=run.reports.flatMap(unjudgedIn).map(({message})=>(0,render.
Ul)(message)),isUnknown=problems.length>0||run.verdict==="unknown"||unjudged.length>0,known=effects.some(({isWorse})=>isWorse)?"fail":effects.length>0?"warn":"p\
ass";return{run,clusters,problems,verdict:isUnknown?"unknown":known,digest:(0,canonical.s)([isUnknown,problems.map(render.Ul),unjudged,clusters.map(({report,effects:of})=>[
report.plan.cluster,of.map(({says})=>(0,render.Ul)(says))])])}}function unjudgedIn({plan,standing=[]}){return[...plan.problems,...standing].filter(({severity,code})=>severity===
"error"||code==="not-judged-before")}function driftExitCode({verdict}){return verdict==="unknown"?2:verdict==="pass"?0:1}function isRedDrift({verdict,run:{failOn}}){
return verdict==="unknown"?!0:failOn==="never"?!1:verdict==="fail"||verdict==="warn"&&failOn==="warning"}function compared({run,live,last}){if("unusable"in last)
return{clusters:[],problems:[(0,text_text.Qq)`The last report ${last.unusable}.`]};const named=cluster=>(0,text_text.UU)("cluster",cluster??"(no name)"),problems=live.
flatMap(({cluster,problems:found})=>found.filter(({code})=>code==="too-much-work").map(({message})=>(0,text_text.Qq)`What the cluster ${named(cluster)} holds is not compared with the files. ${message}`)),
clusters=[],single=run.reports.length===1&&last.clusters.length===1?last.clusters[0]:void 0;for(const report of run.reports){const{cluster}=report.plan,then=last.
clusters.find(one=>one.cluster===cluster)??(single?.cluster===null?single:void 0);if(!then){problems.push((0,text_text.Qq)`The last report holds nothing of the cluster ${named(
cluster)}.`);continue}const held2=live.find(plan=>plan.cluster===cluster),effects=[...changedEffects(report,then,held2?heldInCluster(held2):new Set),...held2?liveEffects(
held2):[],...aheadOf(report)];clusters.push({report,then,effects})}return{clusters,problems}}}),5300:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{N:()=>freezeAt,Y:()=>freezeAfter});function freezeAt({freezes},at){return occurrences({freezes}).filter(({window})=>window.
from<=at&&at<window.to).sort((a,b)=>b.window.to-a.window.to)[0]??null}function freezeAfter({freezes},at){return occurrences({freezes}).filter(({window})=>window.
from>at).sort((a,b)=>a.window.from-b.window.from)[0]??null}function occurrences({freezes}){return freezes.flatMap(({name,windows})=>windows.map(window=>({name,window})))}}),
2308:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{j:()=>outlookOf});var _freezes_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5300),_rolled_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9416),_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1347);function outlookOf({
reports}){const plans=reports.map(({plan})=>plan),rolled=plans.flatMap(plan=>(0,_rolled_js__WEBPACK_IMPORTED_MODULE_0__.Lr)(plan)),free=rolled.filter(isFree),ends=(free.
length>0?free:rolled).map(finishOf),finish=ends.includes(null)?null:Math.max(reports[0].plan.at,...ends.map(end=>end??0)),inside=plans.flatMap(plan=>(0,_rolled_js__WEBPACK_IMPORTED_MODULE_0__.
Lr)(plan).flatMap(({group})=>insideWindows(group,plan))),nextFreeze=plans.flatMap(plan=>(0,_freezes_js__WEBPACK_IMPORTED_MODULE_1__.Y)(plan,plan.at)??[]).sort((a,b)=>a.
window.from-b.window.from)[0]??null;return{at:reports[0].plan.at,finish,isHeld:free.length===0&&rolled.length>0,endsInsideWindows:inside.length===0?null:inside.
every(Boolean),nextFreeze,endsBeforeFreeze:plans.every(isOverBeforeFreeze)}}function isFree({policy}){return policy.change?.held===void 0}function finishOf(one){
const{outcome,finish}=one.group;return isFree(one)?outcome==="none"?0:outcome==="complete"&&finish!==null?finish+(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_2__.
Z0)(one.group):null:null}function insideWindows(group,plan){const open=(0,_rolled_js__WEBPACK_IMPORTED_MODULE_0__.du)(group,plan);if(open===null)return[];const known=group.
calendar?.within.to??plan.horizon.to;return group.batches.filter(({start})=>start<known).map(({start,end})=>{const window=open.find(({from,to})=>from<=start&&start<
to);return end!==null&&window!==void 0&&end<=window.to})}function isOverBeforeFreeze(plan){const next=(0,_freezes_js__WEBPACK_IMPORTED_MODULE_1__.Y)(plan,plan.at);
return next===null?!0:(0,_rolled_js__WEBPACK_IMPORTED_MODULE_0__.Lr)(plan).filter(isFree).map(finishOf).every(end=>end!==null&&end<=next.window.from)}}),5881:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{$L:()=>isDone,jN:()=>numbered,oN:()=>losesAll});function numbered(groups){const seen=new Map;return new Map(groups.map(
group=>{const number=(seen.get(group.name)??0)+1;return seen.set(group.name,number),[JSON.stringify([group.name,number]),group]}))}function isDone(outcome){return outcome===
"complete"||outcome==="none"}function losesAll({worstLoss,matched}){return matched>0&&worstLoss>=matched}}),163:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{q:()=>readReviewed,s:()=>policyKey});var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4585),
_plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6991),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9125);function policyKey(one){
return JSON.stringify([one.system,(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_2__.F8)(one.apiVersion),one.kind,one.namespace,one.name])}function readReviewed(json){
const read=(0,_plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__.t)(json);if("why"in read)return{unusable:read.why};if(read.verdict==="unknown")return{unusable:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`is of a plan that could not be evaluated, so that nothing was reviewed`};const clusters=[];for(const{name,digest,snapshot,combined,policies,findings}of read.
clusters){const listed=policies.filter(({head})=>head!==null),byKey=new Map(listed.map(one=>[policyKey(one),one]));if(byKey.size<listed.length)return{unusable:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`has the same policy twice`};if(clusters.some(({cluster})=>cluster===name))return{unusable:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`has the same cluster twice`};
const found=findings.filter(({waiver})=>waiver===null);clusters.push({cluster:name,digest,snapshot,policies:byKey,combined:combined.withNext??combined,findings:found.
filter(({status})=>status!=="fixed"),before:found.filter(({status})=>status==="fixed")})}return{digest:read.digest,clusters}}}),9416:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Dx:()=>heldText,Lr:()=>rolledNow,RN:()=>isHeldByWindow,du:()=>openTimes});var _calendar_intervals_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
4091),_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7388),_rules_rule_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9394);function rolledNow({
head}){const all=(0,_rules_rule_js__WEBPACK_IMPORTED_MODULE_1__.BR)(head).filter(({group})=>group.matched>0),started=all.filter(({policy})=>!(0,_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__.
$D)(policy));return started.length>0?started:all}function openTimes({calendar,allowed},{horizon}){const spans=calendar?calendar.spans.filter(({reason})=>reason===
calendar.rolledFor):[...allowed].sort((a,b)=>a.from-b.from),open=(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_2__.l7)(spans.filter(({limit})=>limit===null||
limit>0)),[first]=open;if(!first)return calendar?open:null;const{from,to}=calendar?calendar.within:horizon;return first.from<=from&&first.to>=to?null:open}function isHeldByWindow(group,plan){
const{at}=plan;if(group.start!==null&&group.start<=at)return!1;const open=openTimes(group,plan);return open!==null&&!open.some(({from,to})=>from<=at&&at<to)}function heldText(held){
return held==="OnDelete"||held==="partition"?`held back (${held})`:String(held)}}),7374:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Fi:()=>isAllowedFresh,HL:()=>nextCandidate,Q1:()=>nextAllowed});var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9730),_rules_rule_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9394),_outlook_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2308),_steady_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
2395);const FARTHEST_MS=92*_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.sO,TARGETS_PLANNED=5e4,MOST_PLANS=250,FEWEST_PLANS=24,MOST_IN_VAIN=60;function nextAllowed(denied,decideAt,until=denied.
at+FARTHEST_MS){if(denied.isUnknown)return{decision:denied,outlook:null,searchedUntil:denied.at,isExact:!0};const most=plansFor(denied);let isExact=!0,inVain=0,
decision=denied;for(let plans=0;!isAllowedFresh(decision);plans+=1){inVain=isMatterOfTime(decision)?0:inVain+1,isExact&&=plans<most/2&&inVain<MOST_IN_VAIN/2;const at=nextCandidate(
decision,isExact?_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.kg:_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.iQ);if(at>=until||plans>=most||inVain>=MOST_IN_VAIN)
return{decision,outlook:null,searchedUntil:decision.at,isExact};decision=decideAt(at)}return{decision,outlook:(0,_outlook_js__WEBPACK_IMPORTED_MODULE_2__.j)(decision.
run),searchedUntil:decision.at,isExact}}function isMatterOfTime({reasons}){return reasons.every(({code})=>code!=="broken-rule"&&code!=="worse-plan")}function isAllowedFresh({
reasons}){return reasons.every(({code})=>code==="stale-snapshot")}function nextCandidate(decision,stepMs){const next=(0,_steady_js__WEBPACK_IMPORTED_MODULE_3__.
H)(decision),step=next-decision.at<=stepMs?stepMs:_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.kg;return Math.ceil(Math.max(next,decision.at+1)/step)*step}function plansFor({
run}){const targets=run.reports.flatMap(({plan})=>(0,_rules_rule_js__WEBPACK_IMPORTED_MODULE_1__.BR)(plan.head)).reduce((sum,{group})=>sum+group.matched,0);return Math.
max(FEWEST_PLANS,Math.min(MOST_PLANS,Math.floor(TARGETS_PLANNED/Math.max(1,targets))))}}),2395:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{H:()=>steadyUntil});var days=__webpack_require__(9730),intervals=__webpack_require__(4091),rule=__webpack_require__(9394),
waivers=__webpack_require__(4787),freezes=__webpack_require__(5300),gate_rolled=__webpack_require__(9416),wholes=__webpack_require__(1347),lookup=__webpack_require__(
5022);function slackOf(plan,{withFreezes}){const sides=plan.base?[plan.head,plan.base]:[plan.head],edges=edgesOf(plan,sides,withFreezes),own=sides.flatMap(side=>instantsOfSide(
side,plan)),slack=[plan.at,plan.horizon.to,...own].map(instant=>(edges[(0,lookup.W7)(edges,place=>(edges[place]??1/0)<instant)]??1/0)-instant);return Math.min(...slack,
days.sO)}function groupsOf(side){return(0,rule.BR)(side).map(({group})=>group)}function instantsOfSide(side,plan){const groups=groupsOf(side);return groups.flatMap(
group=>{const opens=new Set(windowsOf(group,plan).flatMap(({from})=>from>plan.at?[from]:[]));return(groups.length===1?beforeWaiting(group,opens):group.batches).
flatMap(batch=>instantsOf(batch,group,opens))})}function beforeWaiting({batches},opens){const waited=batches.findIndex(({start},index)=>opens.has(start)&&batches.
slice(0,index).every(({end})=>end!==start));return waited<0?batches:batches.slice(0,waited)}function instantsOf({start,end},group,opens){const settlesMs=(0,wholes.
Z0)(group);return[...opens.has(start)?[]:[start],...end===null?[]:[end],...end!==null&&settlesMs>0?[end+settlesMs]:[]]}function edgesOf(plan,sides,withFreezes){
const midnight=Math.floor(plan.at/days.sO)*days.sO+days.sO,groups=sides.flatMap(groupsOf),frozen=withFreezes?plan.freezes.flatMap(({windows})=>edgesIn(windows)):
[],opened=groups.flatMap(group=>windowEdges(group,plan));return[midnight,...frozen,...opened,...groups.flatMap(fixedInstants)].sort((a,b)=>a-b)}function edgesIn(intervals2){
return intervals2.flatMap(({from,to})=>[from,to])}function windowEdges(group,plan){const edges=edgesIn(windowsOf(group,plan)),{from,to}=plan.horizon;return group.
calendar?edges:edges.filter(edge=>edge!==from&&edge!==to)}function windowsOf(group,plan){return(0,gate_rolled.du)(group,plan)??[]}function fixedInstants(group){
const{expiries,outBefore,batches}=group;return[...(group.expiry?.expected??[]).map(({at})=>at),...(expiries?.expired??[]).map(({at})=>at),...outBefore>0?batches.
flatMap(({end})=>end??[]):[]]}function steadyUntil(decision){const lapses=decision.run.reports.flatMap(({waived})=>waived.flatMap(({waiver})=>waiver?[(0,waivers.
pJ)(waiver.expires)]:[]));return Math.min(movedUntil(decision),...lapses)}function movedUntil({at,run}){const ends=run.reports.flatMap(({plan})=>closedUntil(plan)??
[]);if(ends.length>0)return Math.max(...ends,at+days.kg);const blocked=run.reports.flatMap(report=>runsIntoUntil(report)??[]);if(blocked.length>0){const slack2=Math.
min(...run.reports.map(({plan})=>slackOf(plan,{withFreezes:!1})));return Math.max(at+days.kg,Math.min(Math.max(...blocked),at+slack2))}const slack=Math.min(...run.
reports.map(({plan})=>slackOf(plan,{withFreezes:!0})));return Math.max(at+days.kg,at+slack)}function runsIntoUntil({plan,findings}){const found=(0,gate_rolled.Lr)(
plan).flatMap(({group})=>{const hits=findings.filter(one=>isInFreeze(one)&&isOf(one,group)),names=new Set(hits.map(({evidence})=>evidence.freeze));return plan.freezes.
filter(({name})=>names.has(name)).flatMap(freeze=>freeze.windows).filter(window=>isBusyInto(group,window,plan.at)).map(({from})=>from)});return found.length===0?
null:Math.max(...found)}function isInFreeze({rule:rule2,severity,status}){return rule2==="in-freeze"&&severity==="error"&&status!=="fixed"}function isOf({policy,
group:name},{declaredIn,name:own}){return policy!==null&&(0,rule.WY)(policy,declaredIn)&&name===own}function isBusyInto(group,{from,to},at){const added=new Set(
group.joining),work=group.batches.filter(({targets})=>targets.some(target=>!added.has(target))).flatMap(({start,end})=>end===null?[]:[{from:start,to:end}]),busy=(0,intervals.
l7)(work.sort((a,b)=>a.from-b.from)),[first]=busy;return!first||first.from>at||(busy.at(-1)?.to??0)<=from?!1:(0,intervals.vY)({from:at,to:busy.at(-1)?.to??at},busy).
every(gap=>gap.to-gap.from<to-from)}function closedUntil(plan){const freeze=(0,freezes.N)(plan,plan.at);if(freeze)return freeze.window.to;const rolled=(0,gate_rolled.
Lr)(plan).map(({group})=>group);if(rolled.length===0||!rolled.every(group=>(0,gate_rolled.RN)(group,plan)))return null;const openings=rolled.flatMap(group=>((0,gate_rolled.
du)(group,plan)??[]).map(({from})=>from)),next=Math.min(...openings.filter(from=>from>plan.at));return Math.min(next,plan.horizon.to)}}),8622:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{P:()=>startTimes,Z:()=>denialOf});var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9730),_outlook_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
2308),_search_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7374),_steady_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(2395);function denialOf({last:{
reasons}}){return reasons.find(({code})=>code==="broken-rule")??reasons[0]??null}function startTimes(decideAt,from,to){const spans=[];let last=decideAt(from);for(;last.
at<to;){const next=(0,_search_js__WEBPACK_IMPORTED_MODULE_2__.Q1)(last,decideAt,to),start=last=next.decision;if(next.outlook===null)break;let until=start.at;for(;last.
at<to&&(0,_search_js__WEBPACK_IMPORTED_MODULE_2__.Fi)(last);last=decideAt((0,_search_js__WEBPACK_IMPORTED_MODULE_2__.HL)(last,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
iQ)))until=(0,_steady_js__WEBPACK_IMPORTED_MODULE_3__.H)(last);spans.push(spanOf(start,Math.min(until,to)))}return{from,to,spans:spans.sort(byRank),last}}function spanOf({
at,run},until){const effects=run.reports.map(({plan})=>plan.head),[peak]=effects.map(({combined})=>combined).toSorted((a,b)=>b.peakAtOnce-a.peakAtOnce),policies=effects.
flatMap(effect=>effect.policies.map(policy=>policy.effect)),[loss]=policies.toSorted((a,b)=>b.worstLoss-a.worstLoss);return{from:at,until,outlook:(0,_outlook_js__WEBPACK_IMPORTED_MODULE_1__.
j)(run),peakAtOnce:peak?.peakAtOnce??0,worstLoss:loss?.worstLoss??0,units:{peak:peak?.unit??"node",loss:loss?.groups[0]?.unit??"node"}}}function byRank(a,b){const ranks=({
outlook,peakAtOnce,worstLoss,from})=>[outlook.finish===null?1:0,worstLoss,peakAtOnce,outlook.endsInsideWindows===!1?1:0,outlook.endsBeforeFreeze?0:1,outlook.finish??
0,from],[left,right]=[ranks(a),ranks(b)];return left.map((rank,i)=>rank-(right[i]??0)).find(difference=>difference!==0)??0}}),8521:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{C0:()=>readLegs,C5:()=>startedGroups,EI:()=>countsIn,Vj:()=>verdictOf,Vz:()=>RANK});var _plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6991),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9125);function readLegs(source,name,json){const read=(0,_plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__.
t)(json);if("why"in read)return{source,why:read.why};const legs=read.clusters.map(cluster=>legOf(source,cluster.name??name,cluster));if(legs.length===0)return{source,
why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`lists no cluster`};const flattering=legs.find(leg=>RANK[leg.verdict]<RANK[shownBy(leg)]);return flattering===
void 0?legs:{source,why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`says ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.eu)(flattering.verdict)} and holds what comes to ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
eu)(shownBy(flattering))}: it was edited, or fleetplan did not write it`}}function legOf(source,name,report){const{verdict,wouldFail,failOn,digest,at,headline,combined,
policies,problems}=report,{nodes,ready,takenAt}=report.snapshot,{peakAtOnce}=combined;return{cluster:name,source,verdict,wouldFail,failOn,digest,at,nodes,ready,
takenAt,peakAtOnce,peaks:peaksIn(combined),headline:headline??(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${peakAtOnce} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
U9)(nodes,"node")} unavailable at once`,starting:startingIn(policies),policies:policies.map(legPolicy),removed:combined.removedAtOnce,findings:report.findings.map(
({evidence:_evidence,cluster:_cluster,...kept})=>kept),problems}}const WHOLE=["fleet","clusters","replicas"];function peaksIn({unit,peakAtOnce,scopes}){const peaks=scopes.
filter(({scope:{kind}})=>WHOLE.includes(kind)).map(one=>[one.unit,one.withoutNext?.peakAtOnce??one.peakAtOnce]);return new Map([...peaks,[unit,peakAtOnce]])}function startingIn(policies){
const groups=policies.flatMap(policy=>startedGroups(policy)),most=_plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__.Q.find(one=>groups.some(group=>group.unit===
one))??"node",names=groups.flatMap(group=>group.unit===most?group.targets:[]);return{unit:most,targets:new Set(names).size}}function startedGroups({sameEffect,starts,
head}){return(sameEffect||!starts?[]:head?.groups??[]).flatMap(group=>group.start===null?[]:[{...group,start:group.start}])}function legPolicy({base,head,...policy}){
const{system,kind,namespace,name,change,sameEffect,starts}=policy;return{system,kind,namespace,name,change,sameEffect,starts,base:base&&legEffect(base),head:head&&
legEffect(head)}}function legEffect({groups,peakAtOnce,worstLoss}){return{groups:groups.map(legGroup),peakAtOnce,worstLoss}}function legGroup({allowed,batches,...group}){
const{name,unit,matched,peakAtOnce,worstLoss,start,finish,outcome}=group;return{name,unit,matched,peakAtOnce,worstLoss,start,finish,outcome,batches:batches.length,
openings:openingsIn(allowed)}}function openingsIn(spans){return spans.flatMap(({reason,from,limit},index)=>{const before=spans[index-1];return before?.reason===
reason&&before.to===from&&before.limit===0&&limit!==0?[from]:[]})}const RANK={pass:0,warn:1,fail:2,unknown:3};function shownBy({problems,findings,failOn}){return problems.
some(problem=>problem.severity==="error")?"unknown":verdictOf(findings,failOn)}function verdictOf(findings,failOn){const counted=findings.filter(countsIn),isAtBar=({
severity})=>severity==="error"||failOn==="warning"&&severity==="warning";return counted.some(isAtBar)?"fail":counted.some(({severity})=>severity==="warning")?"w\
arn":"pass"}function countsIn({status,waiver}){return waiver===null&&(status==="new"||status==="worsened")}}),5249:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{C:()=>limitsText,N:()=>findingText});var _text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9125);function findingText(finding){
return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.B5)([finding.says,finding.why??_text_text_js__WEBPACK_IMPORTED_MODULE_0__.gd,limitsText(finding)??_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
gd]," ")}function limitsText({related,sameIn}){const limits=related.map(({rule,short})=>short?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)(rule)} (${short})`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)(rule)),groups=sameIn.map(group=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)(group)),
parts=[limits.length===0?_text_text_js__WEBPACK_IMPORTED_MODULE_0__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`Also breaks: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
B5)(limits,", ")}.`,groups.length===0?_text_text_js__WEBPACK_IMPORTED_MODULE_0__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`The same in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
B5)(groups,", ")}.`];return limits.length+groups.length===0?null:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.B5)(parts," ")}}),9861:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{i:()=>isHeld});var _manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5846);function isHeld({ref,
apiVersion},{inventory}){return inventory?.held.has((0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__.cu)({...ref,apiVersion}))??!1}}),4415:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{g:()=>ByDomain});class ByDomain{make;byKey=new Map;inOrder=[];constructor(make){this.make=make}of(key,value){const values=this.
byKey.get(key)??new Map,known=values.get(value);if(known!==void 0)return known;const made=this.make(key,value);return this.byKey.set(key,values.set(value,made)),
this.inOrder.push(made),made}get all(){return this.inOrder}}}),930:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{Y:()=>counterOf,m:()=>peakQuery});var _rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1592),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3098),_by_domain_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4415),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5022);const counterOf={
all:"all",unit:unit=>`unit\0${unit}`,withoutNext:scope=>`without next\0${scope}`,production:"production",quorum:name=>`quorum\0${name}`,domain:(key,value)=>`dom\
ain\0${key}\0${value}`,group:group=>`group\0${(0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__.$6)(group.runs.controller,group.runs.group)}`,groupDomain:(group,key,value)=>`${counterOf.
group(group)}\0${key}\0${value}`,policy:policy=>`policy\0${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(policy.ref)}`,isOfGroups:name=>name.startsWith(
"group\0")||name.startsWith("policy\0"),isWithoutNext:name=>name.startsWith("without next\0"),isOfAll:name=>!counterOf.isOfGroups(name)&&!counterOf.isWithoutNext(
name)};function peakQuery(policies,{outBefore,domainsOf,scopesOf},isUntouchedNext=null){const counters=new Counters,all=counters.of(counterOf.all),domains=new _by_domain_js__WEBPACK_IMPORTED_MODULE_2__.
g((key,value)=>({key,value,counter:counters.of(counterOf.domain(key,value))})),domainsIn=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__.Oo)(target=>domainsOf(
target).map(([key,value])=>domains.of(key,value))),withoutNext=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__.Oo)(target=>isUntouchedNext?scopesOf(target).
map(scope=>counters.of(counterOf.withoutNext(scope))):[]),ofAnyone=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__.Oo)(target=>[all,...scopesOf(target).map(
scope=>counters.of(scope))]),ofOthers=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_3__.Oo)(target=>[...ofAnyone(target),...withoutNext(target)]),runs=new Runs,
before=new Map;for(const policy of policies){const alone=counters.of(counterOf.policy(policy));for(const group of policy.groups){const run=runs.of(group,counters);
run.policies.add(alone);for(const target of group.targets)if(!(group.saysWhatIsOut||!outBefore.has(target)))for(const counter of[alone,...run.ofGroup(domainsIn(
target))])setIn(before,target).add(counter)}}return{outBefore,names:counters.names,of:({controller,group,target})=>{const run=runs.known(controller,group);return run?
run.ofTarget(target,domainsIn,isUntouchedNext?.(run.rolls)===!1?ofOthers:ofAnyone):ofAnyone(target)},ofBefore:target=>[...before.get(target)??[],...ofOthers(target)]}}
class Counters{names=[];byName=new Map;of(name){const known=this.byName.get(name);return known!==void 0?known:(this.byName.set(name,this.names.length),this.names.
push(name)-1)}}class Runs{byController=new Map;known(controller,group){return this.byController.get(controller)?.get(group)}of(group,counters){const{runs}=group,
groups=this.byController.get(runs.controller)??new Map;this.byController.set(runs.controller,groups);const run=groups.get(runs.group)??new RunCounters(group,counters);
return groups.set(runs.group,run),run}}class RunCounters{group;counters;policies=new Set;own;domains=new Map;byTarget=new Map;constructor(group,counters){this.group=
group,this.counters=counters,this.own=counters.of(counterOf.group(group))}get rolls(){return this.group.rolls}ofGroup(domains){return[this.own,...domains.map(domain=>this.
ofDomain(domain))]}ofTarget(target,domainsIn,others){const known=this.byTarget.get(target);if(known)return known;const found=[...this.ofGroup(domainsIn(target)),
...this.policies,...others(target)];return this.byTarget.set(target,found),found}ofDomain({key,value,counter}){const known=this.domains.get(counter);if(known!==
void 0)return known;const found=this.counters.of(counterOf.groupDomain(this.group,key,value));return this.domains.set(counter,found),found}}function setIn(sets,target){
const known=sets.get(target);if(known)return known;const set=new Set;return sets.set(target,set),set}}),3761:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{h:()=>targetKey,o:()=>endsOf});var _rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1592);function endsOf(run){
const ends=new Map;for(const{controller,group,target,kind,at}of run.events){const key=targetKey(controller,group,target);kind==="start"&&ends.set(key,{at:null,failed:!1}),
(kind==="succeeded"||kind==="failed")&&ends.set(key,{at,failed:kind==="failed"})}return ends}function targetKey(controller,group,target){return`${(0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__.
$6)(controller,group)}\0${target}`}}),6780:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{Q0:()=>worstTogether,Zu:()=>withWorstOrders,zZ:()=>isFixed});var _by_domain_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4415);function withWorstOrders(domains,{
freeOrder},{fleet,peak,taken}){const isOpen=domain=>domain.byExpiry!==!0&&peak>domain.peakAtOnce;if(!freeOrder||isFixed(freeOrder)||!domains.some(isOpen))return[
...domains];const inside=insideTurns(freeOrder,taken,fleet);return domains.map(domain=>{if(!isOpen(domain))return domain;const counts=inside.of(domain.key,domain.
value),worst=worstOfTurns(freeOrder.turns.map((turn,i)=>({size:turn.length,inside:counts.get(i)??0})),peak);return worst>domain.peakAtOnce?{...domain,worstAtOnce:worst}:
domain})}function insideTurns({turns},taken,{domainsOf}){const inside=new _by_domain_js__WEBPACK_IMPORTED_MODULE_0__.g(()=>new Map);for(const[i,turn]of turns.entries())
for(const target of turn)if(taken.has(target))for(const[key,value]of domainsOf(target)){const counts=inside.of(key,value);counts.set(i,(counts.get(i)??0)+1)}return inside}
function isFixed({turns}){return turns.every(turn=>turn.length<2)}function worstTogether({turns},isInside,peak){return worstOfTurns(turns.map(turn=>({size:turn.
length,inside:turn.filter(isInside).length})),peak)}function worstOfTurns(counted,peak){let worst=0,last=0;for(let first=0;first<counted.length;first+=1){for(last=
Math.max(last,first);last+1<counted.length&&sizeBetween(counted,first,last+1)+2<=peak;)last+=1;for(const end of new Set([first,Math.max(first,last-1),last]))worst=
Math.max(worst,mostInside(counted,first,end,peak))}return worst}function mostInside(turns,first,last,peak){const[begin,end]=[turns[first],turns[last]];if(!begin||
!end)return 0;if(first===last)return Math.min(peak,begin.inside);const between=turns.slice(first+1,last),whole=between.reduce((sum,{inside})=>sum+inside,0),room=peak-
between.reduce((sum,{size})=>sum+size,0);return whole+Math.min(room,begin.inside+end.inside)}function sizeBetween(turns,first,last){return turns.slice(first+1,last).
reduce((sum,{size})=>sum+size,0)}}),987:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{$x:()=>effectOf,lv:()=>goesByAgeOnly,i3:()=>measureGroup});var plural=__webpack_require__(8392),rollout_batches=__webpack_require__(1592),controller=__webpack_require__(
5314),system=__webpack_require__(3098),begun=__webpack_require__(4206),by_domain=__webpack_require__(4415),free_order=__webpack_require__(6780),counters=__webpack_require__(
930),measure_expiries=__webpack_require__(732),mixes=__webpack_require__(6197),part=__webpack_require__(8530);function outcomeOf(group,batches,end,cut){if(group.
targets.length===0&&batches.length===0)return"none";const outcome=end?PHASE_OUTCOMES[end.phase]:cut?"unfinished":"none";return outcome==="complete"&&group.held!==
void 0?"unfinished":outcome==="complete"&&(0,part.L)(group)?"stuck":outcome}const PHASE_OUTCOMES={complete:"complete",stopped:"stopped",stuck:"stuck",idle:"none",
working:"unfinished",waiting:"unfinished"},WORST_FIRST=["stuck","stopped","unfinished","complete","none"];function worstOutcome(outcomes){return WORST_FIRST.find(
outcome=>outcomes.includes(outcome))??"none"}var wholes=__webpack_require__(1347),lookup=__webpack_require__(5022),text_text=__webpack_require__(9125);function measureGroup(group,measured,fleet){
return(0,part.QR)({groups:[group]})?measurePart(group,measured,fleet):measureWhole(group,measured,fleet)}function measurePart(group,measured,fleet){const outBefore2=group.
targets.filter(target=>fleet.outBefore.has(target)).length,numbers=(0,part.if)(group,measured,outBefore2);return{...group,...numbers,...targetsOf(group,fleet),peakPercent:(0,plural.
pR)(numbers.peakAtOnce,group.targets.length),blocked:withTexts(group.blocked),why:text_text.gd,fix:null,extremes:null,outBefore:outBefore2,domains:[]}}function measureWhole(group,measured,fleet){
const{course,ifNext}=measured.facts.of(group),{end}=course,batches=course.batches.map(record=>({...record,size:record.targets.length})),outcome=outcomeOf(group,
batches,end,course.run.cut),loss=measured.losses.get((0,rollout_batches.$6)(group.runs.controller,group.runs.group)),peak=measured.peaks.get(counters.Y.group(group)),
peakAtOnce=peak?.count??0,touched=touchedIn([{...group,batches}]),expiries=end?.expiries,worstLoss=goesByAgeOnly({outcome,batches,expiries})?0:loss?.worst??0;return{
...group,...targetsOf(group,fleet),batches,...course.inFlight?{inFlight:{targets:course.inFlight.targets,end:course.inFlight.end}}:{},blocked:stillBlocked(group,
batches),peakAtOnce,...peak&&peak.batch>0?{peakBatch:peak.batch}:{},peakPercent:(0,plural.pR)(peakAtOnce,group.serving??group.targets.length),worstLoss,stops:loss!==
void 0&&loss.fromTheStart<touched,start:batches[0]?.start??null,finish:outcome==="complete"?latest([finishOf(group,batches,expiries),course.inFlight?.end??null]):
null,outcome,...endOf(group,outcome,end),...cutDrainsOf(group,course.run),...ifNext?{ifNext}:{},...shownExpiries(expiriesAt(peak,group,measured)??expiries),outBefore:outBefore(
group,measured,fleet),domains:domainsOf(group,measured,fleet)}}function targetsOf(group,fleet){return{matched:group.targets.length,workMs:workOf(group,fleet),production:group.
targets.some(target=>fleet.isProduction(target)),controlPlane:group.targets.filter(target=>fleet.isControlPlane(target))}}function endOf(group,outcome,end){const isOver=outcome===
"complete"||outcome==="none",isHalted=outcome==="stuck"||outcome==="stopped",said=end?.why??text_text.gd;return{why:isOver?text_text.gd:(0,text_text.f6)((0,text_text.
kR)(said)?said:(0,part.VA)(group)),fix:isHalted&&end?.fix!==void 0?end.fix:null,...!isOver&&end?.holder?{holder:end.holder}:{},...outcome==="stuck"&&end?.mayEnd?
{mayEnd:!0}:{},...end?.undone?{undone:end.undone}:{},extremes:end?.extremes??null}}function finishOf(group,batches,expiries){return latest([...batches.map(settledBy(
group)),expiries?(0,measure_expiries.J)(expiries):null])}function shownExpiries(expiries){return expiries?{expiries:(0,measure_expiries.KD)(expiries)}:{}}function cutDrainsOf({
runs},{cutDrains}){const own=cutDrains.filter(({controller:controller2,group})=>controller2===runs.controller&&group===runs.group);return own.length===0?{}:{cutDrains:own.
map(({at,target,why,lifts,pods})=>({at,target,why,lifts,pods}))}}function expiriesAt(peak,{runs},{standing}){return(peak&&standing?.runOf(peak))?.groups.get(runs.
controller)?.get(runs.group)?.expiries}function goesByAgeOnly(group){return group.outcome==="stuck"&&group.batches.length===0&&group.expiries!==void 0}function stillBlocked({
blocked},batches){if(blocked.length===0)return[];const reached=new Set(batches.flatMap(({targets})=>targets));return withTexts(blocked.filter(({target})=>!reached.
has(target)))}function withTexts(blocked){return blocked.map(one=>({...one,why:one.why}))}function settledBy(group){const settlesMs=(0,wholes.Z0)(group);return({
end})=>end===null?null:end+settlesMs}function touchedIn(groups){const touched=groups.flatMap(group=>{const givenUp=new Set(group.leaving);return[...(0,begun.Z)(
group)].filter(target=>!givenUp.has(target))});return new Set(touched).size}function workOf({targets,drains},fleet){let shortest=1/0,longest=0;for(const target of targets){
const{plainMs,drainedMs}=fleet.workOn(target),ms=drains?drainedMs:plainMs;shortest=Math.min(shortest,ms),longest=Math.max(longest,ms)}return{shortest:targets.length===
0?0:shortest,longest}}function effectOf(policy,groups,measured){const isIdle=groups.length===0,loss=isIdle?void 0:(0,mixes.je)(measured.losses,policy.ref),outcome=worstOutcome(
groups.map(group=>group.outcome)),starts=groups.map(group=>group.start).filter(start=>start!==null),touched=touchedIn(groups);return{groups,peakAtOnce:isIdle?0:
measured.peaks.get(counters.Y.policy(policy))?.count??0,worstLoss:!isIdle&&groups.every(goesByAgeOnly)?0:loss?.worst??0,stops:loss!==void 0&&loss.fromTheStart<touched,
outcome,start:starts.length>0?Math.min(...starts):null,finish:outcome==="complete"?latest(groups.map(group=>group.finish)):null,...(0,part.QR)(policy)?(0,part.pS)(
groups):{}}}function domainsOf(group,measured,fleet){const found=new by_domain.g((key,value)=>({key,value,matched:0}));for(const target of group.targets)for(const[
key,value]of fleet.domainsOf(target))found.of(key,value).matched++;const atOnce=measured.peaks.get(counters.Y.group(group))?.count??0,{course}=measured.facts.of(
group),taken=new Set([...course.batches.flatMap(({targets})=>targets),...course.end?.undone??[]]),shown=found.all.map(entry=>{const peak=measured.peaks.get(counters.
Y.groupDomain(group,entry.key,entry.value)),inFleet=fleet.domainSizes.get(entry.key)?.get(entry.value),domain={key:entry.key,value:entry.value,matched:(0,wholes.
ev)(group)?inFleet??entry.matched:entry.matched,peakAtOnce:peak?.count??0,batch:peak&&peak.batch>0?peak.batch:null};return peak?.batch===controller.Tz?{...domain,
byExpiry:!0}:domain});return(0,free_order.Zu)(shown,group,{fleet,peak:atOnce,taken})}function outBefore(group,{facts},fleet){const givenUp=group.givenUp;return givenUp?
givenUp.outAtStart:group.saysWhatIsOut?outAtStart(facts.of(group).course.run).get((0,rollout_batches.$6)(group.runs.controller,group.runs.group))??0:group.targets.
filter(target=>fleet.outBefore.has(target)).length}const outAtStart=(0,lookup.HK)(run=>{const counts=new Map;for(const{kind,batch,controller:controller2,group}of run.
events){if(kind!=="out"||batch!==0)continue;const key=(0,rollout_batches.$6)(controller2,group);counts.set(key,(counts.get(key)??0)+1)}return counts});function latest(ends){
const known=ends.filter(end=>end!==null);return known.length>0?known.reduce((a,b)=>Math.max(a,b)):null}}),6197:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{SN:()=>lossSums,je:()=>lossOf,ye:()=>mixesOf});var _rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1592),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3098);function mixesOf(policies){const objects=successions(policies);if(objects.length===
0)return run=>[run];const left=leftOutByMix(objects).map(keys=>new Set(keys.flatMap(own=>[...own])));return run=>left.map(keys=>without(run,keys))}const MOST_MIXED=4;
function leftOutByMix(objects){const firsts=objects.map(({first})=>first),seconds=objects.map(({second})=>second);if(objects.length>MOST_MIXED)return[seconds,firsts,
[]];const all=2**objects.length-1,between=Array.from({length:all-1},(_,i)=>objects.map(({first,second},at)=>i+1>>at&1?first:second));return[seconds,firsts,...between]}
function without(run,keys){return{...run,events:run.events.filter(({controller,group})=>!keys.has((0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__.$6)(controller,
group)))}}function successions(policies){const objects=new Map;for(const{rolls,runs,follows}of policies.flatMap(({groups})=>groups)){if(!follows)continue;const object=objects.
get((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(rolls))??{first:new Set,second:new Set};objects.set((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.
XF)(rolls),object),object.first.add((0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__.$6)(follows.controller,follows.group)),object.second.add((0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__.
$6)(runs.controller,runs.group))}return[...objects.values()]}function lossSums(policy){const followed=new Set(policy.groups.flatMap(({follows})=>follows?[(0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__.
$6)(follows.controller,follows.group)]:[]));return followed.size===0?()=>[(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(policy.ref)]:({runs,follows})=>[
...follows?[]:[(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(policy.ref)],...followed.has((0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__.$6)(runs.
controller,runs.group))?[]:[secondLap(policy.ref)]]}function lossOf(losses,ref){const[first,second]=[losses.get((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.
XF)(ref)),losses.get(secondLap(ref))];return!first||!second?first??second:{...second.worst>first.worst?second:first,fromTheStart:Math.max(first.fromTheStart,second.
fromTheStart)}}function secondLap(ref){return`${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(ref)}\0second mix`}}),8530:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{L:()=>leavesSomething,QR:()=>isPart,VA:()=>lingeringText,if:()=>partNumbers,pS:()=>partEffect});var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3098),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9125),_ends_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3761);function partNumbers(group,measured,outBefore){
const{controller,group:name}=group.runs,{course}=measured.facts.of(group),endOf=target=>course.ends.get((0,_ends_js__WEBPACK_IMPORTED_MODULE_2__.h)(controller,name,
target)),batches=course.batches.flatMap(batch=>{const targets=group.targets.filter(target=>batch.targets.includes(target));if(targets.length===0)return[];const ends=targets.
map(endOf),failed=ends.filter(end=>end?.failed).length,done=ends.flatMap(end=>end?.at===null||end===void 0?[]:[end.at]),isOpen=done.length<targets.length;return{
index:batch.index,targets,size:targets.length,start:batch.start,end:isOpen?null:Math.max(...done),succeeded:done.length-failed,failed}}),touched=batches.reduce(
(sum,{size})=>sum+size,0),outcome=outcomeOf(group,batches);return{batches,peakAtOnce:Math.min(group.targets.length,Math.max(touched,outBefore)),worstLoss:touched,
stops:!1,start:batches[0]?.start??null,finish:outcome==="complete"?batches.at(-1)?.end??null:null,outcome}}function isPart({groups}){return groups.some(group=>group.
named?.isPart)}function partEffect(groups){return{peakAtOnce:groups.reduce((sum,group)=>sum+group.peakAtOnce,0),worstLoss:groups.reduce((sum,group)=>sum+group.worstLoss,
0),stops:!1}}function outcomeOf(group,batches){return batches.length===0?group.blocked.length>0?"stuck":"none":batches.some(({failed})=>failed>0)?"stuck":batches.
some(({end})=>end===null)?"unfinished":leavesSomething(group)?"stuck":"complete"}function leavesSomething({lingers=[]}){return lingers.some(({until})=>until==="\
deletion")}function lingeringText({lingers=[]}){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.B5)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.XY)(lingers.
map(({why})=>why))," ")}}),6991:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Q:()=>UNITS,
t:()=>readReport});var schemas=__webpack_require__(2857),api=__webpack_require__(3759);function datetime(params){return api.G1(schemas.You,params)}function date(params){
return core._isoDate(ZodISODate,params)}function time(params){return core._isoTime(ZodISOTime,params)}function duration(params){return core._isoDuration(ZodISODuration,
params)}var manifest_json=__webpack_require__(7914),visible=__webpack_require__(3972),text_text=__webpack_require__(9125);const UNITS=["node","cluster","replica"],
word=schemas.YjP().max(2048),prose=schemas.YjP().max(2e4).transform(text_text.V$),count=schemas.Whr().min(0).max(1e9),line=schemas.Whr().min(0).nullable(),digest=schemas.
YjP().regex(/^sha256:[0-9a-f]{64}$/,"is not a digest"),instant=datetime({offset:!0}).transform(written=>Date.parse(written)),unit=schemas.k5n(UNITS),verdict=schemas.
k5n(["pass","warn","fail","unknown"]),severity=schemas.k5n(["error","warning","info"]),outcome=schemas.k5n(["complete","stopped","stuck","unfinished","none"]),ref=schemas.
Ikc({system:word,kind:word,namespace:word.nullable(),name:word}),place={file:word.nullable(),line,column:line},ofCluster={cluster:word.nullish()},group=schemas.
Ikc({name:word,unit,matched:count,targets:schemas.YOg(word),ceiling:schemas.Ikc({enforced:schemas.aig().nullable()}),allowed:schemas.YOg(schemas.Ikc({reason:word.
nullable(),from:instant,to:instant,limit:schemas.aig().nullable()})),batches:schemas.YOg(schemas.Ikc({size:count,targets:schemas.YOg(word).default([]),start:instant.
nullable().default(null),end:instant.nullable().default(null)})),inFlight:schemas.Ikc({targets:schemas.YOg(word),end:instant.nullable()}).optional(),peakAtOnce:count,
peakPercent:schemas.aig().min(0),worstLoss:count,stops:schemas.zMY(),start:instant.nullable(),finish:instant.nullable(),outcome,pauses:schemas.YOg(schemas.Ikc({
kind:schemas.k5n(["wait","approval"]),seconds:schemas.aig().min(0).nullable(),holdsBack:word})).default([]),outBefore:count,blocked:schemas.YOg(schemas.Ikc({target:word})),
rolls:ref}),effect=schemas.Ikc({groups:schemas.YOg(group),peakAtOnce:count,worstLoss:count,outcome}),policy=schemas.Ikc({...ref.shape,...ofCluster,apiVersion:word,
change:schemas.k5n(["added","removed","changed","unchanged"]),changeEffect:schemas.Ikc({kind:word,batched:schemas.zMY().default(!0)}).nullish(),sameEffect:schemas.
zMY(),starts:schemas.zMY(),base:effect.nullable(),head:effect.nullable(),drains:schemas.Ikc({desiredHealthy:count,expectedPods:count}).optional(),inCluster:schemas.
zMY().default(!1),recorded:schemas.YOg(schemas.Ikc({of:word.nullable(),target:word,state:word})).default([])}),finding=schemas.Ikc({...place,...ofCluster,rule:word,
severity,status:schemas.k5n(["new","worsened","unchanged","fixed"]),breaks:schemas.YOg(word),message:prose,also:prose.nullable(),before:prose.nullable(),remediation:prose,
policy:ref.nullable(),group:word.nullable(),fingerprint:word,evidence:schemas._H3({groups:schemas.YOg(schemas._H3({group:word.nullable(),rule:word.optional()})).
optional().catch(void 0)}),waiver:schemas.Ikc({owner:word,expires:word,reason:word}).nullable()}),problem=schemas.Ikc({...place,...ofCluster,severity,code:word,
message:prose}),domains=schemas.YOg(schemas.Ikc({key:word,value:word,matched:count,peakAtOnce:count})),combined=schemas.Ikc({peakAtOnce:count,unit,byDomain:domains,
withNext:schemas.Ikc({peakAtOnce:count,byDomain:domains}).nullable(),scopes:schemas.YOg(schemas.Ikc({scope:schemas.Ikc({kind:word}),unit,peakAtOnce:count,withoutNext:schemas.
Ikc({peakAtOnce:count}).nullable()})),removedAtOnce:schemas.YOg(schemas.Ikc({policy:ref,targets:count,unit})).default([])}),cluster=schemas.Ikc({verdict,digest,
at:instant,snapshot:schemas.Ikc({nodes:count,ready:count,takenAt:instant.nullable(),digest}),combined:schemas.Ikc({head:combined}),wouldFail:schemas.zMY(),failOn:schemas.
k5n(["error","warning","never"]),headline:prose.optional()}),report=cluster.extend({...ofCluster,policies:schemas.YOg(policy),findings:schemas.YOg(finding),problems:schemas.
YOg(problem),clusters:schemas.YOg(cluster.extend({name:word.nullable()})).optional()});function readReport(json){const value=(0,manifest_json.U)(json);if(value===
void 0)return{why:(0,text_text.Qq)`is not JSON; it may be cut off`};const version=versionOf(value);if(version!==1)return{why:(0,text_text.Qq)`is not the JSON report of a plan with schemaVersion 1 (it says ${(0,text_text.
aY)(String(version??"none"))})`};const read=report.safeParse(value);if(read.success)return{...read.data,clusters:clustersOf(read.data)};const[issue]=read.error.
issues,path=issue?.path.map(String).join(".")??"",where=path===""?(0,text_text.Qq)`it`:(0,text_text.aY)((0,visible.RK)(path));return{why:(0,text_text.Qq)`is not the JSON report of a plan: ${where} ${(0,text_text.
V$)((0,visible.RK)(issue?.message??"is wrong"))}`}}function clustersOf(read){return(read.clusters??[{...read,name:read.cluster??null}]).map(({combined:{head},headline=null,
...part})=>{const isOwn=entry=>read.clusters===void 0||(entry.cluster??null)===part.name;return{...part,headline,combined:head,policies:read.policies.filter(isOwn),
findings:read.findings.filter(isOwn),problems:read.problems.filter(isOwn)}})}function versionOf(value){const version=typeof value=="object"&&value!==null&&"sche\
maVersion"in value?value.schemaVersion:null;return typeof version=="number"?version:typeof version=="string"?(0,visible.RK)(version):null}}),780:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{l:()=>worstClustersFirst,q:()=>runReport});var _canonical_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6594);const WORST_LAST=[
"pass","warn","fail","unknown"];function runReport(reports){const[first]=reports,rank=Math.max(...reports.map(({verdict})=>WORST_LAST.indexOf(verdict)));return{
reports,verdict:WORST_LAST[rank]??"unknown",wouldFail:reports.some(report=>report.wouldFail),failOn:first.failOn,digest:reports.length===1?first.plan.digest:(0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__.
s)(reports.map(({plan})=>[plan.cluster,plan.digest]))}}function worstClustersFirst({reports}){return reports.toSorted((a,b)=>WORST_LAST.indexOf(b.verdict)-WORST_LAST.
indexOf(a.verdict))}}),4705:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{i:()=>isHeld,
u:()=>brakesPhrase});var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3098),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
9125);function isHeld({stops,outcome,worstLoss},whole){return stops||(outcome==="stuck"||outcome==="stopped")&&worstLoss<whole}function brakesPhrase(group){const{
brakes,matched,batches,stops}=group;if(matched===0||batches.length===0)return group.worstLoss===0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`nothing starts`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`nothing replaces them`;if(brakes)return thresholdPhrase(brakes,group);if(group.worstLoss===0&&!stops)return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`it brings no new version`;if(!stops)return isHeld(group,matched)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`it gets stuck first`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`nothing stops it`;const bake=group.bake;return bake&&(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.iE)(bake)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`only a pod that does not start blocks the rest`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`a failure blocks the rest`}function thresholdPhrase(brakes,group){
const{failureThreshold,canFire,countsInRow,failureHoldsGroup,unprotectedTargets:open}=brakes;if(!isHeld(group,group.matched))return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`nothing stops it`;const stuck=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.eu)(group.unit)} stuck in error blocks it`;
if(!(failureThreshold!==null&&canFire&&countsInRow&&group.unevaluated===void 0))return failureHoldsGroup?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`only ${stuck}`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`it gets stuck first`;const stop=failureThreshold===1?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`the first failed batch stops it`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${failureThreshold} consecutive failed batches stop it`,but=open===0?_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
gd:open===1?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`, but not at the last ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.eu)(group.unit)}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`, but not in the last ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(open,group.unit)}`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${stop}${but}${failureHoldsGroup?
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`; ${stuck}`:_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd}`}}),6799:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{CG:()=>levelsPhrases,KM:()=>leftNow,TJ:()=>lanesOf,W1:()=>calendarSection,Y6:()=>movesWindows});var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9730),_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(4091),_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7977),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
5022),_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(650),_text_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9125),_document_document_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
9414),_signs_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(6751),_words_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(5472);const COMPARED=["from","\
to","limit","remaining"];function lanesOf(group){const byReason=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.me)(group.calendar?.spans??group.allowed,({reason})=>reason),
lanes=[];for(const[reason,spans]of byReason){const lane=lanes.find(({spans:known})=>known.length===spans.length&&known.every((one,i)=>COMPARED.every(key=>one[key]===
spans[i]?.[key])));lane?lane.reasons.push(reason):lanes.push({reasons:[reason],spans})}return lanes.map(lane=>({...lane,isEvery:lanes.length===1}))}function leftNow({
calendar,allowed}){const[span]=allowed;return calendar||allowed.length!==1||!span||span.limit===span.remaining?null:span.remaining}function isOtherWindows(group,before){
const sides=[group,before].map(lanesOf);if(sides.flat().every(({spans})=>spans.length<2))return!1;const[now,was]=sides.map(lanes=>JSON.stringify(lanes.map(({reasons,
spans})=>[reasons,spans.map(({from,to,limit})=>[from,to,limit&&limit>0])])));return now!==was}function beforeOf({base},{name:group}){return base?.find(({name:of})=>of===
group)??null}function movesWindows({subjects}){return subjects.some(subject=>(subject.head??[]).some(group=>{const before=beforeOf(subject,group);return before!==
null&&isOtherWindows(group,before)}))}function levelsPhrases({spans},{at},unit){const week=weekOf(at);return[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_7__.
me)(spans,({limit,remaining})=>`${limit??"none"} ${remaining??"none"}`).values()].filter(level=>level.some(({from,to})=>from<week.to&&to>week.from)).sort(([a],[
b])=>(b.limit??1/0)-(a.limit??1/0)).map(level=>{const[{limit,remaining}]=level,allowed=limit===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`no limit`:
limit===0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`none`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.U9)(limit,unit),left=limit!==null&&limit>0&&remaining!==
null&&remaining!==limit?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`, ${remaining} left now`:_text_text_js__WEBPACK_IMPORTED_MODULE_3__.gd;if(spans.length===
1)return limit===0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`none at any time`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`${allowed} all week${left}`;
const stretches=(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_8__.l7)(level),zone=(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.Ic)(stretches,week)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)` UTC`:_text_text_js__WEBPACK_IMPORTED_MODULE_3__.gd;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`${allowed}${left} (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
eu)((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.s4)(stretches,week,"UTC"))}${zone})`})}function weekOf(at){const from=Math.floor(at/_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
sO)*_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.sO;return{from,to:from+_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.mb}}function calendarSection(plan,{subjects}){
const week=weekOf(plan.at),freezes=plan.freezes.filter(({windows})=>(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_8__.Sj)(week,windows).length>0),frozen=freezes.
reduce((all,{windows})=>(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_8__.Z6)(all,windows),[]),groups=subjects.flatMap(subject=>(subject.head??[]).flatMap(
group=>{const before=beforeOf(subject,group),lanes=before!==null&&isOtherWindows(group,before)?lanesOf(group):tellingLanes(group,freezes);if(lanes.length===0)return[];
const strips=stripLines(lanes,before?tellingLanes(before,freezes):[],week.from,frozen);return[[(0,_document_document_js__WEBPACK_IMPORTED_MODULE_4__.FY)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__.ct)(subject.diff.ref)}, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.U9)(group.matched,group.unit)}`),{kind:"\
picture",markdown:()=>(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__.OF)(strips.join(`
`)),terminal:width=>strips.every(one=>(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__.PL)(one)<=width)?strips:[]}]]}));if(groups.length===0)return[];const date=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
eu)(new Date(week.from).toISOString().slice(0,10)),named=freezes.map(({name:freeze,windows})=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`freeze ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
UU)("object",freeze)}: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.eu)((0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.s4)(windows,week,"UTC"))} UTC`);return[
{title:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`Calendar of the week from ${date}: how many may be disrupted at once`,blocks:[(0,_document_document_js__WEBPACK_IMPORTED_MODULE_4__.
FY)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`Each character is 3 hours in UTC: # open, : open in part, . closed, ! no limit at all, x frozen.`),...(0,_document_document_js__WEBPACK_IMPORTED_MODULE_4__.
c3)(named,"freeze"),{kind:"stack",rows:(0,_document_document_js__WEBPACK_IMPORTED_MODULE_4__.RO)(groups,"group",blocks=>blocks)}],weight:2}]}function tellingLanes(group,freezes){
const lanes=lanesOf(group),[span,...more]=lanes.flatMap(({spans})=>spans);return span!==void 0&&more.length===0?group.calendar&&(freezes.length>0||span.limit!==
span.remaining)?lanes:[]:lanes}const CELL_MS=3*_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.iQ,CELLS_A_DAY=_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.sO/CELL_MS,
LABEL_COLUMNS=12;function stripLines(lanes,before,from,frozen){const axis={from,stepMs:CELL_MS,signs:7*CELLS_A_DAY},cells=({spans})=>byDay((0,_signs_js__WEBPACK_IMPORTED_MODULE_5__.
BK)(spans,axis).join("")),lines=lanes.flatMap(lane=>{const was=before.filter(one=>one.reasons.some(reason=>lane.reasons.includes(reason))).map(cells),isOther=was.
length===1&&was[0]!==cells(lane),title=lane.isEvery?"any reason":lane.reasons.map(reason=>(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__.Fo)(reason??"any\
 reason")).join(", ");return[...(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__.PL)(title)>LABEL_COLUMNS?[title,line("",cells(lane))]:[line(title,cells(lane))],
...isOther?[line("  base",was[0]??"")]:[]]}),days=Array.from({length:7},(_,day)=>{const at=from+day*_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.sO;return`${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.
uP)(at)} ${(0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.kb)(at).dayOfMonth}`.padEnd(CELLS_A_DAY)}),freezes=frozen.length===0?[]:[line("frozen",byDay((0,_signs_js__WEBPACK_IMPORTED_MODULE_5__.
Nf)(frozen,axis)))];return[line("",days.join(" ")),...lines,...freezes]}function byDay(signs){return Array.from({length:7},(_,day)=>signs.slice(day*CELLS_A_DAY,
(day+1)*CELLS_A_DAY).padEnd(CELLS_A_DAY)).join(" ")}function line(label,cells){return`${label}${" ".repeat(Math.max(0,LABEL_COLUMNS-(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__.
PL)(label)))} ${cells}`.trimEnd()}}),9414:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{FY:()=>paragraph,Mc:()=>entriesOf,Qv:()=>comparisonTable,RO:()=>rowsOf,Xq:()=>noteEntry,c3:()=>listOf,i3:()=>placesText,m8:()=>countedSection,s6:()=>byLevel});
var _text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9125);function noteEntry(says){return{level:"note",id:null,says}}const LEVELS=["error","warni\
ng","note","info"];function byLevel(entries){return entries.toSorted((a,b)=>LEVELS.indexOf(a.level)-LEVELS.indexOf(b.level))}function rowsOf(items,are,rowOf){return{
items:items.map(item=>()=>rowOf(item)),are}}function paragraph(shown){return{kind:"paragraph",text:shown}}function listOf(items,are){return items.length===0?[]:
[{kind:"list",rows:rowsOf(items,are,text=>({text}))}]}function entriesOf(entries){return{kind:"entries",rows:rowsOf(entries,"finding",entry=>entry)}}const PLACES_SHOWN=3;
function placesText(all,withColumn){const places=new Set(all.map(({file,line,column})=>line===null?file:withColumn&&column?`${file}:${line}:${column}`:`${file}:${line}`));
return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.H$)([...places].map(place=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.UU)("file",place)),PLACES_SHOWN)}function countedSection(title,length,block,weight){
return length===0?[]:[{title:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${title} (${length})`,blocks:[block],weight}]}function comparisonTable(rows){const isCompared=rows.
some(({base})=>base!==null),titles=isCompared?["","base","this change"]:["","this plan"],cells=({label,base,head,trend})=>[label,...isCompared?[base??_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
gd]:[],{head,trend}];return{kind:"table",columns:titles.map(title=>({title})),rows:rowsOf(rows,"number",cells)}}}),9013:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{C2:()=>painter,LV:()=>wrap,YH:()=>gridLines});var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
650);function wrap(text,width,indent=0,hanging=0){const lines=[];let line="",room=width-indent;const push=()=>{lines.push((" ".repeat(lines.length===0?indent:indent+
hanging)+line).trimEnd()),line="",room=width-indent-hanging};for(const word of text.split(" ").flatMap(one=>pieces(one,width-indent-hanging)))line!==""&&(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__.
PL)(line)+1+(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__.PL)(word)>room&&push(),line=line===""?word:`${line} ${word}`;return push(),lines}function pieces(word,width){
if((0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__.PL)(word)<=width)return[word];let[part=""]=word;for(const character of word.slice(part.length)){if((0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__.
PL)(part+character)>width)break;part+=character}const end=part.lastIndexOf("/")+1||part.length;return[word.slice(0,end),...pieces(word.slice(end),width)]}function gridLines(rows,width,indent){
const count=Math.max(...rows.map(row=>row.length)),widest=Array.from({length:count},(_,i)=>Math.max(1,...rows.map(row=>(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__.
PL)(row[i]??"")))),room=width-indent-2*(count-1),sum=most2=>widest.reduce((all,one)=>all+Math.min(one,most2),0);let most=Math.max(...widest);for(;most>1&&sum(most)>
room;)most-=1;return rows.map(cells=>{const wrapped=widest.map((one,i)=>wrap(cells[i]??"",Math.min(one,most))),height=Math.max(...wrapped.map(lines=>lines.length));
return Array.from({length:height},(_,line)=>{const parts=wrapped.map((lines,i)=>pad(lines[line]??"",Math.min(widest[i]??0,most)));return(" ".repeat(indent)+parts.
join("  ")).trimEnd()})})}function pad(text,width){return text+" ".repeat(Math.max(0,width-(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__.PL)(text)))}const CODES={
bold:"1",red:"31",yellow:"33",green:"32",dim:"2"};function painter(colour){return(style,text)=>colour&&text!==""?`\x1B[${CODES[style]}m${text}\x1B[0m`:text}}),305:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Ai:()=>PAGE_MARK,B_:()=>markerLine,EK:()=>markedComment,Ql:()=>commentMarker,gY:()=>parseMarker,s8:()=>markerKey});var _plan_canonical_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6594),_text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(650);const MARKER=/^<!-- fleetplan v1 key=([\w.:%-]+) digest=([\w:.%-]+) -->(?:\r?\n|$)/,
LONGEST_KEY=200;function commentMarker(key,digest){return markerLine({key:markerKey(key),digest})}function markedComment(key,maxBytes,bodyOf){const body=bodyOf(
maxBytes-(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__.$$)((0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__.vz)(commentMarker(key,(0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_0__.
s)(""))))-1);return`${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__.vz)(commentMarker(key,(0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_0__.s)(body)))}\

${body}`}function markerLine({key,digest}){return(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_1__.qn)(`fleetplan v1 key=${key} digest=${safe(digest)}`)}function parseMarker(body){
const[,key,digest]=MARKER.exec(body)??[];return key===void 0||digest===void 0?null:{key,digest}}function markerKey(key){const encoded=safe(key===""?"default":key);
return encoded.length<=LONGEST_KEY?encoded:safe((0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_0__.s)(key))}function safe(text){let encoded="";for(const byte of new TextEncoder().
encode(text)){const character=String.fromCharCode(byte),stays=/[\w.:]/.test(character)||character==="-"&&!encoded.endsWith("-");encoded+=stays?character:`%${byte.
toString(16).padStart(2,"0")}`}return encoded}const PAGE_MARK='<meta name="generator" content="fleetplan">'}),5002:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{K:()=>footerPhrases,y:()=>shortFooter});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5022),
_systems_system_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3098),_text_instants_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7892),_text_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
9125),_words_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5472);function footerPhrases(report,withNames){return[planPhrase(report,withNames),(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
B5)([snapshotPhrase(report,withNames),versionsPhrase(report,withNames)]," "),coveragePhrase(report,withNames),...withNames?[definitionsPhrase(report.plan),unlabeledPhrase(
report.plan)]:[]].filter(_text_text_js__WEBPACK_IMPORTED_MODULE_2__.kR)}function shortFooter(report,withNames){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`${planPhrase(report,withNames)} ${snapshotPhrase(report,withNames)}`}function planPhrase({plan,sides,rulesFrom},withNames){const made=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`made for ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.D8)(plan.at,plan.timeZone)}.`;if(!withNames)return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`Plan ${digestOf(
plan)}, ${made} Names and sentences are not shown here.`;const base=sides.base===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`, with no base to compare with`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)` against ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.UU)("file",sides.base)}`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`Plan ${digestOf(plan)} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.UU)("file",sides.head)}${base}, ${made} Rules from ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
V$)(rulesFrom)}.`}function snapshotPhrase({plan:{at,cluster,snapshot}},withNames){const{nodes,ready,clusters,takenAt}=snapshot,of=cluster===null||!withNames?_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)` ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.UU)("cluster",cluster)}`,isHub=nodes===0&&clusters>0,counted=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
B5)([isHub?_text_text_js__WEBPACK_IMPORTED_MODULE_2__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(nodes,
"node")}, ${ready} ready`,clusters>0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(clusters,"member cluster"):_text_text_js__WEBPACK_IMPORTED_MODULE_2__.gd],
", "),apart=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.eu)((0,_text_instants_js__WEBPACK_IMPORTED_MODULE_1__.S5)(Math.abs(at-(takenAt??at)))),age=takenAt===null?
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`of unknown age`:takenAt>at?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`taken ${apart} after the moment planned for`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${apart} old`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`Snapshot${of}: ${counted}, ${age}, digest ${digestOf(
snapshot)}.`}function versionsPhrase({plan},withWhy){const named=isConfigured=>plan.head.assumedVersions.filter(({why})=>why===_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.
f7===isConfigured).map(({system,version,why})=>{const reason=withWhy&&!isConfigured?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)` (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
V$)(why)})`:_text_text_js__WEBPACK_IMPORTED_MODULE_2__.gd;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
eu)(system)} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.aY)(version)}${reason}`}),listed=(lead,of)=>of.length>0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.eu)(lead)}: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.B5)(of,", ")}.`:_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
gd;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.B5)([listed("Versions configured",named(!0)),listed("Versions assumed",named(!1))]," ")}const SHOWN=3;function coveragePhrase({
coverage},withNames){if(coverage===void 0||coverage.notEvaluated.length===0)return _text_text_js__WEBPACK_IMPORTED_MODULE_2__.gd;const{evaluated,notEvaluated}=coverage,
names=notEvaluated.map(one=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.UU)("object",one)),left=withNames?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.H$)(names,
SHOWN):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${notEvaluated.length}`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`Evaluated: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
U9)(evaluated,"object")}. Not evaluated: ${left}.`}function definitionsPhrase(plan){const left=plan.head.policies.flatMap(policy=>policy.byDefinition??[]).filter(
one=>one.unevaluated.length>0);if(left.length===0)return _text_text_js__WEBPACK_IMPORTED_MODULE_2__.gd;const definitions=[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.
me)(left,({definition})=>definition)].map(([definition,[one]])=>{const why=new Set(one.unevaluated.map(rule=>rule.why));return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.UU)("object",definition)} (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.B5)([...why].map(_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
V$),"; ")})`});return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(left.length,"object")} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Tq)(left.length,"is","are")} evaluated by the built-in definitions, as the cluster's own could not be: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.H$)(definitions,
SHOWN)}.`}const TOLERATED=.05;function unlabeledPhrase({inventory,head}){const groups=head.policies.flatMap(({effect})=>effect.groups).filter(({unit})=>unit==="\
node"),nodes=[...new Set(groups.flatMap(({targets})=>targets))];if(!inventory||inventory.domains.length===0||nodes.length===0)return _text_text_js__WEBPACK_IMPORTED_MODULE_2__.
gd;const missing=inventory.domains.map(label=>({label:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.aY)(label),of:nodes.filter(node=>!inventory.labelsOf(node)[label]).
length}));if(missing.every(({of})=>of===nodes.length)){const labels=missing.map(({label})=>label);return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`Failure domains are not checked: no node has a label ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
B5)(labels," or ")} (configuration: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.aY)("domains")}).`}const some=missing.filter(({of})=>of<nodes.length&&of>nodes.
length*TOLERATED),shares=some.map(({label,of})=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.uM)(of,nodes.length)} without ${label}`);
return some.length===0?_text_text_js__WEBPACK_IMPORTED_MODULE_2__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`Failure domains are not checked for nodes: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
B5)(shares,", ")}.`}function digestOf({digest}){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.aY)(digest.replace(/^sha256:/,"").slice(0,12))}}),2448:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{S:()=>hiderOf});var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3972);const HIDDEN="[hidden\
]",RUNS=/[A-Za-z0-9][A-Za-z0-9._-]*/g;function hiderOf(reports,detail){if(detail==="full")return text=>text;if(detail==="none")return()=>HIDDEN;const targets=new Set(
reports.flatMap(targetNames)),isName=text=>targets.has(text)||reports.some(({plan})=>plan.inventory?.has(text)===!0);return text=>isName(text)?HIDDEN:text.replace(
RUNS,run=>{const bare=(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__.hT)(run,"._-");return isName(run)?HIDDEN:isName(bare)?HIDDEN+run.slice(bare.length):run})}
function targetNames({plan}){return plan.policies.flatMap(({base,head,moved})=>{const groups=[base,head].flatMap(side=>side?.effect.groups??[]),blocked=groups.flatMap(
group=>group.blocked);return[...groups.flatMap(({targets})=>targets),...[...blocked,...moved].map(({target})=>target)]})}}),7763:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{GJ:()=>COMMENT_BYTES,hR:()=>FORMATS,Ai:()=>document_marker.Ai,yr:()=>PLACELESS_FORMATS,R$:()=>SUMMARY_BYTES,rR:()=>annotationsOfRun,
SM:()=>numbers.SM,Zl:()=>driftIssue,WA:()=>gateSentences,Q:()=>inlineMarker,s8:()=>document_marker.s8,FN:()=>newFindings,gY:()=>document_marker.gY,iI:()=>renderDrift,
eh:()=>renderGate,_:()=>renderInline,t3:()=>renderMerge,Gu:()=>renderMergeComment,eJ:()=>renderRun,qN:()=>renderRunSummary,VD:()=>renderStartTimes,dD:()=>renderUnjudged,
WU:()=>renderUnjudgedComment,Cx:()=>renderUnjudgedIssue});var visible=__webpack_require__(3972),text_escape=__webpack_require__(650),lookup=__webpack_require__(
5022),leg=__webpack_require__(8521),run_report=__webpack_require__(780),render=__webpack_require__(2490),text_text=__webpack_require__(9125),document_document=__webpack_require__(
9414),plan_document=__webpack_require__(2800),selection=__webpack_require__(655),report_title=__webpack_require__(4988),words=__webpack_require__(5472);const SHOWN=50,
COLUMNS=[{title:"cluster"},{title:"starts (UTC)"},{title:"ends (UTC)"},...["targets","batches","peak","worst loss"].map(title=>({title,isNumeric:!0}))];function wavesSection(waves){
if(waves.length===0)return[];const all=[...(0,lookup.me)(waves,wave=>JSON.stringify({...wave,cluster:""})).values()],shown=all.slice(0,SHOWN),left=all.slice(SHOWN).
flat().length;return[{title:(0,text_text.Qq)`Waves: when it starts and ends in each cluster`,blocks:[{kind:"table",columns:COLUMNS,rows:(0,document_document.RO)(
shown,"wave",cellsOf)},...left>0?[(0,document_document.FY)((0,text_text.Qq)`${(0,text_text.U9)(left,"more cluster")}, none of which starts earlier.`)]:[]],weight:1}]}
function cellsOf(same){const[wave]=same;if(!wave)return[];const{start,finish,unit,targets,batches,peakAtOnce,worstLoss}=wave,clusters=same.map(({cluster})=>cluster);
return[(0,text_text.BT)("cluster",clusters,2),(0,words.OK)(start),finish===null?(0,text_text.Qq)`never, or unknown`:(0,words.OK)(finish),(0,text_text.U9)(targets,
unit),...[batches,peakAtOnce,worstLoss].map(number=>(0,text_text.Qq)`${number}`)]}function runDocument(run,readers){if(run.reports.length===1)return(0,plan_document.
N)(run.reports[0],readers);const isNamed=readers.detail!=="none",plans=(0,run_report.l)(run).map(report=>({cluster:report.plan.cluster??"(no name)",verdict:report.
verdict,says:(0,report_title.S)(report,(0,selection.Wm)(report)),document:(0,plan_document.N)(report,readers)})),sections=plans.map(({cluster,verdict,document:document2})=>{
const which=isNamed?(0,text_text.UU)("cluster",cluster):(0,text_text.Qq)`a cluster`;return{title:which,summary:(0,text_text.Qq)`${FOLDED[verdict]}: ${which}`,blocks:[
{kind:"document",document:isNamed?{...document2,entries:[]}:document2}],weight:1}}),entries=isNamed?sharedEntries(plans.map(({cluster,document:document2})=>({cluster,
entries:document2.entries}))):[],title={sign:run.verdict,report:(0,text_text.Qq)`Rollout plan for`,says:verdictsPhrase(plans)},document=clustersDocument(title,isNamed?
plans:[],entries);return{...document,sections:[...document.sections,...sections],mask:shown=>plans.reduce((masked,{document:document2})=>document2.mask?.(masked)??
masked,shown)}}const FOLDED={pass:(0,text_text.Qq)`Passes`,warn:(0,text_text.Qq)`Warns`,fail:(0,text_text.Qq)`Fails`,unknown:(0,text_text.Qq)`Unknown`};function mergeDocument({
verdict,legs,problems,findings,waves},detail){const isFull=detail==="full",plans=legs.toSorted((a,b)=>leg.Vz[b.verdict]-leg.Vz[a.verdict]).map(leg2=>({...leg2,says:leg2.
headline})),entriesOf=of=>sharedEntries(plans.map(leg2=>({cluster:leg2.cluster,entries:of(leg2)}))),entries=[...problems.map(({code:id2,message:says})=>({level:"\
error",id:id2,says})),...entriesOf(leg2=>problemsOf(leg2,isFull)),...findingEntries(findings,!0),...entriesOf(leg2=>findingEntries(leg2.findings,isFull))],missing=problems.
length===0?text_text.gd:(0,text_text.Qq)`${(0,text_text.U9)(problems.length,"report")} missing or unusable`,title={sign:verdict,report:(0,text_text.Qq)`Rollout plans of`,
says:(0,text_text.B5)([verdictsPhrase(legs),missing],"; ")},document=clustersDocument(title,plans,(0,document_document.s6)(entries));return{...document,sections:[
...document.sections,...wavesSection(waves)]}}function verdictsPhrase(plans){const counts=["unknown","fail","warn","pass"].map(verdict=>{const{length}=plans.filter(
plan=>plan.verdict===verdict);return length===0?text_text.gd:(0,text_text.Qq)`${length} ${(0,text_text.eu)(verdict)}`});return(0,text_text.B5)([(0,text_text.U9)(
plans.length,"cluster"),(0,text_text.B5)(counts,", ")],": ")}const CLUSTERS_ABOVE=6,clusters_document_COLUMNS=["cluster","verdict","what merging does"].map(title=>({
title}));function clustersDocument(title,plans,entries){const rows=[...(0,lookup.me)(plans,({verdict,says})=>JSON.stringify([verdict,says])).values()].map(same=>{
const[{verdict,says}]=same;return[clusterNames(same.map(({cluster})=>cluster)),verdict,says]}),table=of=>({kind:"table",columns:clusters_document_COLUMNS,rows:(0,document_document.
RO)(of,"line",row=>row)}),more=rows.slice(CLUSTERS_ABOVE);return{title,head:rows.length===0?[]:[table(rows.slice(0,CLUSTERS_ABOVE))],entries,sections:(0,document_document.
m8)((0,text_text.Qq)`More clusters`,more.length,table(more),1)}}const NAMED=5;function clusterNames(clusters){return(0,text_text.H$)(clusters.map(cluster=>(0,text_text.
UU)("cluster",cluster)),NAMED)}function sharedEntries(plans){const all=plans.flatMap(({cluster,entries:entries2})=>entries2.map(entry=>({cluster,entry}))),entries=[
...(0,lookup.me)(all,({entry})=>JSON.stringify({...entry,places:null})).values()].map(same=>{const clusters=[...new Set(same.map(({cluster})=>cluster))],isAll=clusters.
length===plans.length&&clusters.length>NAMED;return{...same[0].entry,of:isAll?(0,text_text.Qq)`all ${clusters.length} clusters`:clusterNames(clusters),places:same.
flatMap(({entry})=>entry.places??[])}});return(0,document_document.s6)(entries)}function problemsOf({verdict,problems},isFull){if(verdict==="pass")return[];const level=verdict===
"unknown"?"error":"warning",found=problems.filter(({severity})=>severity===level);return found.length===0&&verdict==="unknown"?[{level,id:null,says:(0,text_text.
Qq)`The report says unknown without a reason.`}]:[...(0,lookup.me)(found,({code})=>code).values()].map(([{code:id2,message}])=>({level,id:id2,says:isFull?message:
text_text.gd}))}function findingEntries(findings,isFull){return findings.filter(found=>(0,leg.EI)(found)&&found.severity!=="info").map(finding=>{const{severity:level,
rule:id2,status,also,before,remediation,file,line,column}=finding;return isFull?{level,id:id2,says:saysOf(finding),also,fix:(0,text_text.Im)(remediation)?null:remediation,
base:status==="worsened"?before:null,places:file===null?[]:[{file,line,column}]}:{level,id:id2,says:text_text.gd}})}function saysOf({message,also}){return also===
null?message:(0,text_text.V$)((0,render.Ul)(message).slice(0,-(0,render.Ul)(also).length).trimEnd())}const SIGNS={pass:(0,text_escape.GT)("✅"),warn:(0,text_escape.
GT)("⚠️"),fail:(0,text_escape.GT)("❌"),unknown:(0,text_escape.GT)("❓"),allow:(0,text_escape.GT)("✅"),deny:(0,text_escape.GT)("⛔"),error:(0,text_escape.
GT)("❌"),warning:(0,text_escape.GT)("⚠️"),info:(0,text_escape.GT)("ℹ")},WORDS_ABOVE={one:250,several:400},ROWS_ABOVE=5,ENTRIES_ABOVE=6,ENTRIES_BYTES=1e4,
REST_BYTES=200,LEAST_BYTES=1e3,OMITTED_SHOWN=6;function documentMarkdown(document,{runUrl,maxBytes}){const run=(runUrl===null?null:(0,text_escape.nf)((0,text_escape.
Te)`This run`,runUrl))??text_escape.K$;return(0,text_escape.Te)`${inBlocks([bodyOf(document,maxBytes-3-sizeOf(run)),run])}\n`}function bodyOf(document,bytes){return new Drawing(
document.mask??(shown=>shown)).body(document,bytes)}const NO_ROOM=(0,text_escape.GT)("There is no room for more here; the JSON report has everything.");function wordsIn(blocks){
return blocks.flatMap(block=>(0,text_escape.vz)(block).split(/\s+/)).filter(word=>/[\p{L}\p{N}]/u.test(word)).length}function overflow(head,rest){const rows=head.
flatMap(block=>{if(block.kind!=="comparison")return[];const above=rowsAbove(block.rows);return block.rows.filter(row=>!above.includes(row))});return[...(0,document_document.
m8)((0,text_text.Qq)`More numbers`,rows.length,{kind:"comparison",rows},2),...(0,document_document.m8)((0,text_text.Qq)`More findings`,rest.length,(0,document_document.
Mc)(rest),6)]}function rowsAbove(rows){const rank=({isMain,isMoved})=>isMain?0:isMoved?1:2,kept=rows.toSorted((a,b)=>rank(a)-rank(b)).slice(0,ROWS_ABOVE);return rows.
filter(row=>kept.includes(row))}class Drawing{mask;constructor(mask){this.mask=mask}text(shown){return(0,render.l6)(this.mask(shown))}body({title:{sign,report,says},
head,entries,tail=[],sections,foot=[]},bytes){const mark=sign===null?text_escape.K$:(0,text_escape.Te)`${SIGNS[sign]} `,title=(0,text_escape.Te)`### ${mark}${this.
text(report?(0,text_text.Qq)`${report} ${says}`:says)}`,first=[title,...head.map(block=>this.block(block.kind==="comparison"?{...block,rows:rowsAbove(block.rows)}:
block))],last=tail.map(line=>this.text(line)),above=this.entriesAbove(entries,[...first,...last]),whole=inBlocks([...first,inLines(above),...last]),end=inLines(
foot.map(line=>this.text(line))),all=[...overflow(head,entries.slice(above.length)),...sections],room=bytes-sizeOf(inBlocks([whole,this.omitted(all),end]));if(room<
0)return inBlocks([title,NO_ROOM]);const{folds,omitted}=this.fit(all,room);return inBlocks([whole,...folds,this.omitted(omitted),end])}entriesAbove(entries,before){
const words2=entries.filter(({level})=>level==="error").length>1?WORDS_ABOVE.several:WORDS_ABOVE.one,shown=[];for(const entry of entries.slice(0,ENTRIES_ABOVE)){
const item=this.entry(entry);if(shown.length>0&&wordsIn([...before,...shown,item])>words2||sizeOf(inLines([...shown,item]))>ENTRIES_BYTES)break;shown.push(item)}
return shown}fit(sections,bytes){const folds=[],omitted=[];let room=bytes,weights=sections.reduce((sum,section)=>sum+section.weight,0);for(const section of sections){
const fitted=this.section(section,Math.floor(room*section.weight/weights));weights-=section.weight;const size=fitted===null?0:sizeOf(fitted)+2;fitted!==null&&size<=
room?(folds.push(fitted),room-=isShown(fitted)?size:0):omitted.push(section)}return{folds,omitted}}section({title,summary,blocks,isOpen},bytes){const fold=body2=>isOpen?
inBlocks([(0,text_escape.Te)`**${this.text(title)}**`,body2]):(0,text_escape.AU)((0,render.mC)(this.mask(summary??title)),body2),whole=blocks.slice(0,-1).map(block=>this.
block(block)),roomBeside=body2=>bytes-sizeOf(fold(inBlocks([...whole,...body2])))-REST_BYTES,last=blocks.at(-1);if(!last)return text_escape.K$;if(last.kind==="d\
ocument"){const room=roomBeside([]);return room<LEAST_BYTES?null:fold(inBlocks([...whole,bodyOf(last.document,room)]))}const{lead,rows,separator,are}=this.parts(
last),drawn=[];let left=roomBeside(lead);for(const row of rows){const made=row();if(left-=sizeOf(made)+2,left<0)break;drawn.push(made)}if(drawn.length===0&&rows.
length>0)return null;const more=(0,text_text.U9)(rows.length-drawn.length,`more ${are}`),rest=drawn.length===rows.length?text_escape.K$:this.text((0,text_text.Qq)`${more}: left out for length, the JSON report has them.`),
body=inBlocks([...whole,(0,text_escape.UF)([...lead,...drawn].filter(isShown),separator),rest]);return isShown(body)?fold(body):text_escape.K$}omitted(omitted){
if(omitted.length===0)return text_escape.K$;const titles=(0,text_text.H$)(omitted.map(({title})=>title),OMITTED_SHOWN);return this.text((0,text_text.Qq)`Left out for length: ${titles}. The JSON report has everything.`)}block(block){
const{lead,rows,separator}=this.parts(block);return(0,text_escape.UF)([...lead,...rows.map(row=>row())].filter(isShown),separator)}parts(block){const whole=drawn=>({
lead:[drawn],rows:[],separator:text_escape.Xy,are:""}),rows=({items,are},rowOf,lead=[],separator=text_escape.Xy)=>({lead,rows:items.map(item=>()=>rowOf(item())),
separator,are});switch(block.kind){case"paragraph":return whole(this.text(block.text));case"list":return rows(block.rows,({sign,text:says})=>this.item(says,sign&&
SIGNS[sign]));case"entries":return rows(block.rows,entry=>this.entry(entry));case"table":return rows(block.rows,cells=>tableRow(cells.map(one=>this.cell(one))),
[tableHead(block.columns)]);case"comparison":return this.parts((0,document_document.Qv)(block.rows));case"facts":{const{of,facts}=block,title=of?(0,text_escape.
Te)`**${this.text(of.name)}** ${this.text(of.size)}\n`:text_escape.K$,lines=facts.map(({label,text:says})=>(0,text_escape.Te)`- **${(0,text_escape.GT)(label)}** ${this.
text(says)}`);return whole(inLines([title,...lines]))}case"stack":return rows(block.rows,blocks=>inBlocks(blocks.map(one=>this.block(one))),[],text_escape.ZS);case"\
picture":return whole(block.markdown());case"document":return whole(bodyOf(block.document,1/0))}}entry({level,id:id2,of,subject,places=[],says,fix,also,base}){if(level===
"note")return this.item((0,text_text.Qq)`Note: ${says}`);const whose=[of,subject,(0,document_document.i3)(places,!1)].map(part=>this.text(part??text_text.gd)).filter(
isShown),rule=id2===null?text_escape.K$:(0,text_escape.Te)`**${(0,text_escape.SS)(id2)}**`,lead=(0,text_escape.UF)([SIGNS[level],rule,(0,text_escape.UF)(whose,(0,text_escape.
Te)` · `)].filter(isShown),(0,text_escape.Te)` `),lines=[(0,text_text.kR)(says)?(0,render.l6)((0,text_text.Nx)(this.mask(says))):text_escape.K$,fix?(0,text_escape.
Te)`**Fix:** ${this.text(fix)}`:text_escape.K$,this.text(also??text_text.gd),base?this.text((0,text_text.Qq)`Base: ${base}`):text_escape.K$].filter(isShown);return whose.
length===0&&lines.length===1?(0,text_escape.Te)`- ${lead} ${this.text(says)}`:(0,text_escape.Te)`- ${(0,text_escape.UF)([lead,...lines],BREAK)}`}item(says,sign){
const shown=this.text(says),drawn=isShown(shown)?shown:(0,text_escape.SS)("");return sign===void 0?(0,text_escape.Te)`- ${drawn}`:(0,text_escape.Te)`- ${sign} ${drawn}`}cell(shown){
if(typeof shown=="string")return(0,text_escape.Te)`${SIGNS[shown]} ${(0,text_escape.GT)(shown)}`;if("parts"in shown)return this.text(shown);const{arrow,word,isWorse}=shown.
trend,value=this.text(shown.head);return arrow===null||word===null?value:(0,text_escape.Te)`${isWorse?(0,text_escape.Te)`**${value}**`:value} ${(0,text_escape.GT)(
`${arrow} ${word}`)}`}}const BREAK=(0,text_escape.Te)`\\\n  `;function tableRow(cells){return(0,text_escape.Te)`| ${(0,text_escape.UF)(cells.map(text_escape.Hn),
(0,text_escape.Te)` | `)} |`}function tableHead(columns){const rule=columns.map(({isNumeric})=>isNumeric===!0?(0,text_escape.Te)`--:`:(0,text_escape.Te)`---`);return inLines(
[tableRow(columns.map(({title})=>(0,text_escape.GT)(title))),tableRow(rule)])}function isShown(markdown){return(0,text_escape.vz)(markdown)!==""}function inLines(lines){
return(0,text_escape.UF)(lines.filter(isShown),text_escape.Xy)}function inBlocks(blocks){return(0,text_escape.UF)(blocks.filter(isShown),text_escape.ZS)}function sizeOf(markdown){
return(0,text_escape.$$)((0,text_escape.vz)(markdown))}var document_marker=__webpack_require__(305),layout=__webpack_require__(9013);const STYLES={pass:"green",
warn:"yellow",fail:"red",unknown:"red",allow:"green",deny:"red",error:"red",warning:"yellow",info:"dim"},ROWS_SHOWN=50,ENTRIES_SHOWN=100,NARROWEST=40,FACT_COLUMNS=13;
function documentText(document,{colour,width}){const blocks=new Terminal(Math.max(NARROWEST,width),(0,layout.C2)(colour),document.mask).document(document);return`${(0,text_escape.
sN)(blocks.map(lines=>lines.join(`
`)).join(`

`))}
`}class Terminal{width;paint;mask;constructor(width,paint,mask){this.width=width,this.paint=paint,this.mask=mask}show(shown){return(0,render.yw)(this.mask?.(shown)??
shown)}wrapped(shown,indent=0,hanging=0){return(0,layout.LV)(this.show(shown),this.width,indent,hanging)}document({title:{sign,says},head,entries,tail=[],sections,
foot=[]}){const isPlan=({blocks:blocks2})=>blocks2.some(({kind})=>kind==="document"),inOrder=[...sections.filter(one=>!isPlan(one)),...sections.filter(isPlan).toReversed()],
word=sign===null?"":`${sign.toUpperCase()}  `,[first="",...others]=(0,layout.LV)(word+this.show(says),this.width,0,word.length);return[[(sign===null?"":`${this.
paint(STYLES[sign],word.trimEnd())}  `)+this.paint("bold",first.slice(word.length)),...others.map(line=>this.paint("bold",line))],...head.map(block=>this.block(
block,0)),...entries.slice(0,ENTRIES_SHOWN).map(entry=>this.entry(entry,0)),this.left(entries.length-ENTRIES_SHOWN,"finding",0),...tail.map(line=>this.wrapped(line)),
...inOrder.flatMap(section=>this.section(section)),foot.flatMap(line=>this.wrapped(line).map(one=>this.paint("dim",one)))].filter(lines=>lines.length>0)}section({
title,blocks}){const last=blocks.at(-1);if(last?.kind==="document"){const ruler=`== ${this.show(title)} `.padEnd(this.width,"=");return[[this.paint("bold",ruler)],
...this.nested(last.document)]}const lines=blocks.flatMap(block=>this.block(block,2)),heading=this.wrapped(title,0,2).map(line=>this.paint("bold",line));return lines.
length===0?[]:[[...heading,...lines]]}nested(document){return new Terminal(this.width,this.paint,document.mask).document(document)}block(block,indent){switch(block.
kind){case"paragraph":return this.wrapped(block.text,indent);case"list":return this.rows(block.rows,indent,({sign,text:says})=>{const mark=sign===void 0||sign===
"info"||sign==="pass"?"-":"!";return this.wrapped((0,text_text.Qq)`${(0,text_text.eu)(mark)} ${says}`,indent,2)});case"entries":return this.rows(block.rows,indent,
entry=>this.entry(entry,indent));case"table":return this.table(block,indent);case"comparison":return this.table((0,document_document.Qv)(block.rows),indent);case"\
facts":{const{of,facts}=block,inner=indent+(of?2:0);return[...of?this.wrapped((0,text_text.Qq)`group ${of.name}, ${of.size}`,indent,2):[],...facts.flatMap(({label,
text:says})=>{const[first="",...others]=this.wrapped(says,inner+FACT_COLUMNS);return[" ".repeat(inner)+label.padEnd(FACT_COLUMNS)+first.trimStart(),...others]})]}case"\
stack":return this.rows(block.rows,indent,blocks=>blocks.flatMap((one,i)=>this.block(one,i===0?indent:indent+2)));case"picture":return block.terminal(this.width-
indent,this.paint).map(line=>" ".repeat(indent)+line);case"document":return this.nested(block.document).flat()}}rows({items,are},indent,linesOf){return[...items.
slice(0,ROWS_SHOWN).flatMap(row=>linesOf(row())),...this.left(items.length-ROWS_SHOWN,are,indent)]}left(more,are,indent){return more<=0?[]:this.wrapped((0,text_text.
Qq)`${(0,text_text.U9)(more,`more ${are}`)} in the JSON report.`,indent)}entry({level,id:id2,of,subject,places=[],says,fix,also,base},indent){if(level==="note")
return this.wrapped((0,text_text.Qq)`Note: ${says}`,indent,2);const rule=id2===null?text_text.gd:(0,text_text.UU)("object",id2),lead=(0,text_text.B5)([(0,text_text.
eu)(level),rule,of??text_text.gd,(0,document_document.i3)(places,!0)],"  "),[first="",...others]=this.wrapped(lead,indent,2),inner=indent+2;return[first.replace(
level,written2=>this.paint(STYLES[level],written2)),...others,...(0,text_text.kR)(says)?this.wrapped(subject?(0,text_text.Qq)`${subject}: ${says}`:says,inner):[],
...fix?this.wrapped((0,text_text.Qq)`Fix: ${fix}`,inner,2):[],...also?this.wrapped(also,inner,2):[],...base?this.wrapped((0,text_text.Qq)`Base: ${base}`,inner,2):
[]]}table({columns,rows},indent){const shown=rows.items.slice(0,ROWS_SHOWN).map(row=>row()),cells=shown.map(row=>row.map(cell=>typeof cell=="string"?cell.toUpperCase():
"parts"in cell?this.show(cell):this.show(cell.head)+(cell.trend.word===null?"":`, ${cell.trend.word}`))),isWorse=row=>row?.some(cell=>typeof cell=="object"&&"tr\
end"in cell&&cell.trend.isWorse)??!1;return[...(0,layout.YH)([columns.map(({title})=>title),...cells],this.width,indent).flatMap((row,i)=>{const style=i===0?"di\
m":isWorse(shown[i-1])?"red":null;return style?row.map(line=>this.paint(style,line)):row}),...this.left(rows.items.length-shown.length,rows.are,indent)]}}var drift=__webpack_require__(
319),footer=__webpack_require__(5002);function driftDocument(drift2,detail){const{run,clusters}=drift2,isNamed=detail!=="none";return{title:{sign:drift2.verdict,
report:(0,text_text.Qq)`Drift:`,says:headlineOf(drift2)},head:[],entries:isNamed?driftProblems(drift2).map(says=>({level:"error",id:null,says})):[],sections:isNamed?
clusters.filter(({effects})=>effects.length>0).map(clusterSection):[],foot:run.reports.flatMap(report=>(0,footer.K)(report,isNamed).slice(1)),mask:(0,plan_document.
_)(run.reports,detail)}}function driftProblems({problems,run}){return[...problems,...run.reports.flatMap(drift.aq).map(({message})=>message)]}function headlineOf({
verdict,clusters}){if(verdict==="unknown")return(0,text_text.Qq)`could not evaluate what changed`;const effects=clusters.flatMap(cluster=>cluster.effects),worse=effects.
filter(({isWorse})=>isWorse).length;if(effects.length===0)return(0,text_text.Qq)`nothing changed in effect since the last report`;const changes=(0,text_text.Qq)`${(0,text_text.
U9)(effects.length,"effective change")} without a policy edit`;return worse===0?(0,text_text.Qq)`${changes}, none for the worse`:(0,text_text.Qq)`${changes}, ${worse} for the worse`}
function clusterSection({report,then,effects}){const{cluster}=report.plan,{takenAt}=then.snapshot,since=takenAt===null?(0,text_text.Qq)`the last report`:(0,text_text.
Qq)`${(0,words.OK)(takenAt)} UTC`,item=({says,isWorse})=>({text:says,sign:isWorse?"warning":"info"}),worstFirst=effects.toSorted((a,b)=>Number(b.isWorse)-Number(
a.isWorse));return{title:cluster===null?(0,text_text.Qq)`Since ${since}`:(0,text_text.Qq)`${(0,text_text.UU)("cluster",cluster)}, since ${since}`,blocks:[{kind:"\
list",rows:(0,document_document.RO)(worstFirst,"line",item)}],weight:1,isOpen:!0}}var when=__webpack_require__(8622),instants=__webpack_require__(7892);function gateDocument(report,detail){
const{gate,isUnknown,at,run,reasons,notes}=report.decision,zone=run.reports[0].plan.timeZone,why=isUnknown?(0,text_text.Qq)`: it could not be evaluated`:(0,text_text.
Qq)` now`;return{title:{sign:gate==="deny"&&isUnknown?"unknown":gate,report:null,says:gate==="allow"?(0,text_text.Qq)`The rollout may start now, ${(0,words.D8)(
at,zone)}`:(0,text_text.Qq)`The rollout may not start${why}`},head:[(0,document_document.FY)(whenPhrase(report,zone))],entries:[...reasons.map(reasonEntry),...(0,text_text.
XY)(notes).map(document_document.Xq)],sections:[],foot:run.reports.flatMap(one=>(0,footer.K)(one,detail!=="none")),mask:(0,plan_document._)(run.reports,detail)}}
function reasonEntry({code,cluster,says,fix,place}){return{level:"error",id:code,says,fix,places:place?[place]:[],...cluster===null?{}:{of:(0,text_text.UU)("clu\
ster",cluster)}}}function gateSentences(report,detail){const{title,mask}=gateDocument(report,detail),{reasons,notes,run}=report.decision,show=shown=>(0,render.yw)(
mask?.(shown)??shown),[first]=reasons,where=first?.cluster?(0,text_text.Qq)` in ${(0,text_text.UU)("cluster",first.cluster)}`:text_text.gd;return{headline:show(
first?(0,text_text.Qq)`${(0,text_text.eu)(first.code.replaceAll("-"," "))}${where}: ${first.says}`:title.says),when:show(whenPhrase(report,run.reports[0].plan.timeZone)),
notes:(0,text_text.XY)(notes).map(show)}}function startTimesDocument(times){const{spans,from,to,last}=times,zone=last.run.reports[0].plan.timeZone,range=(0,text_text.
Qq)`from ${(0,words.D8)(from,zone)} to ${(0,words.D8)(to,zone)}`,denial=(0,when.Z)(times);return{title:{sign:null,report:null,says:spans.length===0?(0,text_text.
Qq)`No start ${range} is allowed.`:(0,text_text.Qq)`Starts ${range} that break no rule, best first:`},head:(0,document_document.c3)(spans.map(span=>spanPhrase(span,
zone)),"span"),entries:spans.length===0&&denial?[reasonEntry(denial)]:[],sections:[]}}function spanPhrase({from,until,outlook,peakAtOnce,worstLoss,units},zone){
const span=(0,text_text.Qq)`${(0,words.D8)(from,zone)} to ${(0,words.D8)(until,zone)}`,numbers2=(0,text_text.Qq)`at most ${(0,text_text.U9)(peakAtOnce,units.peak)} at once, worst loss ${(0,text_text.
U9)(worstLoss,units.loss)}`;return(0,text_text.Qq)`${span}: ${numbers2}. ${outlookPhrase(outlook,zone)}`}function whenPhrase({decision:{at,isUnknown},outlook,next},zone){
if(outlook)return outlookPhrase(outlook,zone);if(next===null||isUnknown)return(0,text_text.Qq)`Fix this first; the next allowed start is unknown until then.`;const{
isExact,searchedUntil,outlook:then}=next;if(then===null){const how=isExact?text_text.gd:(0,text_text.Qq)` (partly checked by the hour)`;return(0,text_text.Qq)`No allowed start found up to ${(0,words.
D8)(searchedUntil,zone)}${how}; waiting will not help.`}const when2=then.at<=at?(0,text_text.Qq)`now`:(0,text_text.Qq)`on ${(0,words.D8)(then.at,zone)}, in ${(0,text_text.
eu)((0,instants.S5)(then.at-at))}`,rough=isExact?text_text.gd:(0,text_text.Qq)` It may be allowed some minutes earlier: not every minute was checked.`;return(0,text_text.
Qq)`It may start ${when2}, given a fresh snapshot of the same fleet. ${outlookPhrase(then,zone)}${rough}`}function outlookPhrase(outlook,zone){const{finish,isHeld,
endsInsideWindows,nextFreeze,endsBeforeFreeze}=outlook;if(isHeld)return(0,text_text.Qq)`It does not start by itself.`;const end=finish===null?(0,text_text.Qq)`It does not finish`:
(0,text_text.Qq)`It finishes on ${(0,words.D8)(finish,zone)}`,windows=endsInsideWindows===null?text_text.gd:endsInsideWindows?(0,text_text.Qq)`, inside its windows`:
(0,text_text.Qq)`, with targets still unavailable when a window closes`;if(nextFreeze===null)return(0,text_text.Qq)`${end}${windows}. No freeze is ahead.`;const freeze=(0,text_text.
Qq)`the freeze ${(0,text_text.UU)("object",nextFreeze.name)} begins on ${(0,words.D8)(nextFreeze.window.from,zone)}`;return endsBeforeFreeze?(0,text_text.Qq)`${end}${windows}, before ${freeze}.`:
(0,text_text.Qq)`${end}${windows}, after ${freeze}; no target is unavailable during it.`}var canonical=__webpack_require__(6594),numbers=__webpack_require__(3679),
held=__webpack_require__(9861),finding_text=__webpack_require__(5249),hidden_names=__webpack_require__(2448),outcome_of=__webpack_require__(7388),system=__webpack_require__(
3098),written=__webpack_require__(8111);function refJson(ref){return(0,written.Mp)(ref,"system","kind","namespace","name")}function policyJson(diff,inCluster){const{
base,head,ref}=diff,drains=head?.drainLimit,recorded=head?head.recordedStates??[]:[],change=head?.change;return{system:ref.system,apiVersion:diff.apiVersion,...(0,written.
Mp)(ref,"kind","namespace","name"),...(0,written.Mp)(diff.place,"file","line"),change:diff.change,base:base&&effectJson(base),head:head&&effectJson(head),changeEffect:change?
{...(0,written.Mp)(change,"kind","says","batched","targetsAtOnce"),...(0,written.wo)(change.place)}:null,starts:head!==null&&!(0,outcome_of.$D)(head),notes:(head?.
notes??[]).map(render.Ul),sameEffect:diff.sameEffect,moved:diff.moved.map(({target,from,to})=>({target,from,to})),touchedThrough:diff.touchedThrough.map(refJson),
inCluster:inCluster||void 0,drains:drains&&{...(0,written.Mp)(drains,"expectedPods","desiredHealthy","currentHealthy","disruptionsAllowed"),...(0,written.Mp)(drains,
"pods","nodes"),held:drains.held.map(one=>({...(0,written.Mp)(one,"cause","pods","nodes","forGood","says"),fix:(0,render.Ul)((0,system.Xc)(one.fix))}))},byDefinition:head?.
byDefinition,recorded:recorded.length>0?recorded.map(one=>(0,written.Mp)(one,"of","target","state","since","until","held")):void 0}}function effectJson(policy){
const{effect}=policy;return{groups:effect.groups.map(groupJson),...(0,written.Mp)(effect,"peakAtOnce","worstLoss","outcome"),starts:(0,outcome_of.jb)(policy),...(0,written.
Mp)(effect,"finish","start","stops")}}function groupJson(group){const{inFlight,ifNext}=group,[stage,resting]=[group.stage,group.resting];return{...(0,written.Mp)(
group,"name","unit","matched","targets"),ceiling:(0,written.Mp)(group.ceiling,"declared","enforced"),allowed:group.allowed.map(span=>(0,written.Mp)(span,"reason",
"from","to","limit","remaining")),strategy:group.strategy,batches:group.batches.map(batch=>(0,written.Mp)(batch,"index","size","targets","start","end","succeede\
d","failed")),...(0,written.Mp)(group,"peakAtOnce","peakPercent","worstLoss","stops","start","finish","outcome","why"),inFlight:inFlight&&(0,written.Mp)(inFlight,
"targets","end"),ifNext:ifNext&&{policies:ifNext.policies.map(refJson),...(0,written.Mp)(ifNext,"outcome","why")},outBefore:group.outBefore,blocked:group.blocked.
map(one=>(0,written.Mp)(one,"target","why")),brakes:group.brakes,domains:group.domains.map(one=>(0,written.Mp)(one,"key","value","matched","peakAtOnce","batch")),
...(0,written.Mp)(group,"selected","lostTo","carriedOver"),availability:group.availability,pauses:stage?.pauses?.map(({kind,ms,guards})=>({kind,seconds:ms===null?
null:ms/1e3,holdsBack:guards})),awaitsPerson:stage?.awaitsPerson,rolls:refJson(group.rolls),declaredIn:refJson(group.declaredIn),production:group.production,fix:group.
fix?(0,render.Ul)((0,system.Xc)(group.fix)):void 0,extremes:group.extremes??void 0,bake:group.bake,resting:resting&&{...resting,says:(0,render.Ul)(resting.says)}}}
function renderJson(report){return(0,written.s$)(reportJson(report))}function reportJson(report){const{plan}=report,removed=plan.policies.flatMap(({ref,base,head})=>{
const targets=head===null?base?.onDelete?.targets.length??0:0;return targets>0?[{policy:refJson(ref),targets,unit:(0,words.uF)(base?.effect.groups??[])}]:[]});return{
schemaVersion:written.f$,verdict:report.verdict,digest:plan.digest,...(0,written.Mp)(plan,"at"),horizon:(0,written.Mp)(plan.horizon,"from","to"),snapshot:(0,written.
Mp)(plan.snapshot,"nodes","ready","clusters","takenAt","digest"),policies:plan.policies.map(diff=>policyJson(diff,(0,held.i)(diff,plan))),combined:{base:plan.base&&
combinedJson(plan.base.combined),head:{...combinedJson(plan.head.combined),removedAtOnce:removed.length===0?void 0:removed.toSorted((a,b)=>b.targets-a.targets)}},
findings:[...report.findings,...report.waived].map(finding=>({...(0,written.Mp)(finding,"rule","severity","status","breaks","message","remediation"),policy:finding.
policy&&refJson(finding.policy),group:finding.group,...(0,written.wo)(finding.place),...(0,written.Mp)(finding,"fingerprint","evidence","waiver","magnitude","be\
fore","why"),...(0,written.Mp)({also:(0,finding_text.C)(finding)},"also")})),problems:plan.problems.map(problem=>({...(0,written.Mp)(problem,"severity","code","\
message"),...(0,written.wo)(problem.place)})),...(0,written.Mp)(report,"wouldFail","failOn"),sides:(0,written.Mp)(report.sides,"base","head"),rulesFrom:report.rulesFrom,
notices:report.notices.map(render.Ul),assumedVersions:plan.head.assumedVersions.map(one=>(0,written.Mp)(one,"system","version","why")),...(0,written.Mp)(plan,"t\
imeZone","cluster"),headline:(0,hidden_names.S)([report],"counts")((0,render.yw)((0,report_title.S)(report,(0,selection.Wm)(report))))}}function combinedJson(combined){
const begun=(0,numbers.SM)({combined}),{peakAtOnce,peakAt,contributors}=togetherJson(begun),peaks=new Map(combined.scopes.flatMap(({scope,withoutNext})=>scope.kind===
"domain"?[[JSON.stringify([scope.key,scope.value]),withoutNext.peakAtOnce]]:[])),domainJson=domain=>(0,written.Mp)(domain,"key","value","matched","peakAtOnce");
return{peakAtOnce,peakAt,byDomain:combined.byDomain.map(domain=>({...domainJson(domain),peakAtOnce:peaks.get(JSON.stringify([domain.key,domain.value]))??domain.
peakAtOnce})),unit:combined.unit,contributors,withNext:isSame(combined,begun)?null:{...togetherJson(combined),byDomain:combined.byDomain.map(domainJson)},scopes:combined.
scopes.filter(scope=>scope.peakAtOnce>0).map(scope=>({...(0,written.Mp)(scope,"scope","unit","members"),...togetherJson(scope),withoutNext:isSame(scope,scope.withoutNext)?
null:togetherJson(scope.withoutNext)}))}}function isSame(a,b){return JSON.stringify(togetherJson(a))===JSON.stringify(togetherJson(b))}function togetherJson(together){
return{...(0,written.Mp)(together,"peakAtOnce","peakAt"),contributors:together.contributors.map(({policy,out,isNext})=>({policy:policy&&refJson(policy),out,isNext}))}}
function renderClustersJson(run){const parts=run.reports.map(report=>({plan:report.plan,json:reportJson(report)})),all=key=>parts.flatMap(({plan:plan2,json})=>json[key].
map(entry=>({cluster:plan2.cluster,...entry}))),[{plan}]=run.reports,peakOf=part=>(0,numbers.SM)(part.plan.head).peakAtOnce,widest=parts.reduce((a,b)=>peakOf(b)>
peakOf(a)?b:a);return(0,written.s$)({...(0,written.Mp)(run,"verdict","digest"),...(0,written.Mp)(plan,"at"),horizon:(0,written.Mp)(plan.horizon,"from","to"),snapshot:snapshotsJson(
run),policies:all("policies"),combined:widest.json.combined,findings:all("findings"),problems:all("problems"),...(0,written.Mp)(run,"wouldFail","failOn"),clusters:parts.
map(({plan:{cluster},json})=>{const{policies:_policies,findings:_findings,problems:_problems,...left}=json;return{name:cluster,...left}})})}function snapshotsJson({
reports}){const snapshots=reports.map(({plan})=>plan.snapshot),sum=key=>snapshots.reduce((total,snapshot)=>total+snapshot[key],0),taken=snapshots.flatMap(({takenAt:takenAt2})=>takenAt2??
[]),takenAt=taken.length<snapshots.length?null:Math.min(...taken);return{nodes:sum("nodes"),ready:sum("ready"),clusters:sum("clusters"),...(0,written.Mp)({takenAt},
"takenAt"),digest:(0,canonical.s)(snapshots.map(({digest})=>digest))}}function renderDriftJson(drift2){return(0,written.s$)({...(0,written.Mp)(drift2,"verdict",
"digest"),problems:driftProblems(drift2).map(render.yw),clusters:drift2.clusters.map(({report:{plan},then,effects})=>({name:plan.cluster,...(0,written.Mp)(plan,
"at"),...(0,written.Mp)({since:then.snapshot.takenAt},"since"),effects:effects.map(({kind,subject,says,isWorse})=>({kind,subject:subject&&(0,render.Ul)(subject),
message:(0,render.Ul)(says),isWorse}))}))})}function renderGateJson({decision,outlook,next}){const{run,reasons}=decision;return(0,written.s$)({gate:decision.gate,
nextWindow:next?.outlook?(0,written.Mp)(next.outlook,"at").at:null,...(0,written.Mp)(decision,"at"),...(0,written.Mp)(run,"verdict","digest"),reason:reasons[0]?
reasonJson(reasons[0]):null,reasons:reasons.map(reasonJson),notes:(0,text_text.XY)(decision.notes).map(render.Ul),now:outlook&&outlookJson(outlook),next:next&&{
outlook:next.outlook&&outlookJson(next.outlook),...(0,written.Mp)(next,"searchedUntil"),everyMinute:next.isExact},clusters:run.reports.map(({plan,verdict})=>({name:plan.
cluster,verdict,digest:plan.digest,snapshot:(0,written.Mp)(plan.snapshot,"takenAt","digest")}))})}function reasonJson({code,cluster,says,fix,place}){return{code,
cluster,message:(0,render.Ul)(says),remediation:fix&&(0,render.Ul)(fix),...(0,written.wo)(place)}}function outlookJson(outlook){const{at,nextFreeze}=outlook;return{
...(0,written.Mp)({start:at},"start"),...(0,written.Mp)(outlook,"finish","endsInsideWindows","endsBeforeFreeze"),nextFreeze:nextFreeze&&{name:nextFreeze.name,...(0,written.
Mp)(nextFreeze.window,"from","to")}}}function renderStartTimesJson(times){const{spans,last}=times,denial=spans.length>0?null:(0,when.Z)(times);return(0,written.
s$)({...(0,written.Mp)(times,"from","to"),when:spans.map(span=>({...(0,written.Mp)(span,"from","until"),outlook:outlookJson(span.outlook),...(0,written.Mp)(span,
"peakAtOnce","worstLoss")})),denied:denial?{...(0,written.Mp)(last,"at"),code:denial.code,message:(0,render.Ul)(denial.says)}:null})}function renderMergeJson(merged){
const{legs,problems,findings,waves}=merged,plain=one=>(0,written.Mp)(one,...Object.keys(one));return(0,written.s$)({...(0,written.Mp)(merged,"verdict","digest",
"wouldFail"),clusters:legs.map(legJson),waves:waves.map(plain),findings:[...findings.map(finding=>({cluster:null,...plain(finding)})),...legs.flatMap(({cluster,
findings:own})=>own.map(finding=>({...plain(finding),cluster})))],problems:[...problems.map(problem=>({severity:"error",...(0,written.Mp)(problem,"code","cluste\
r","message"),...(0,written.wo)(null)})),...legs.flatMap(({cluster,problems:own})=>own.map(problem=>({...plain(problem),cluster})))]})}function legJson(leg2){const{
policies}=leg2,effects=policies.flatMap(({head})=>head??[]);return{name:leg2.cluster,report:leg2.source,...(0,written.Mp)(leg2,"verdict","digest","wouldFail","f\
ailOn","at"),snapshot:(0,written.Mp)(leg2,"nodes","ready","takenAt"),peakAtOnce:leg2.peakAtOnce,worstLoss:Math.max(0,...effects.map(({worstLoss})=>worstLoss)),policies:policies.
length,changed:policies.filter(({sameEffect})=>!sameEffect).length}}function remarksOf(report,findings,detail){const hide=(0,hidden_names.S)([report],detail),line=given=>(0,text_escape.
xr)(hide(given).replaceAll(`
`," "));return[...report.plan.problems.map(({code,severity,place,message})=>({id:code,severity,place,message:line((0,render.Ul)(message)),fix:"",waiver:null,finding:null})),
...findings.map(finding=>{const{rule,severity,place,message,remediation,waiver}=finding;return{id:rule,severity,place,message:line(message),fix:line(remediation),
finding,waiver:waiver&&line(`${waiver.owner}, until ${waiver.expires}: ${waiver.reason}`)}})]}const ANNOTATIONS_PER_LEVEL=10,LEVELS={error:"error",warning:"warn\
ing",info:"notice"};function annotationsOfRun(run,detail="full"){const all=(0,run_report.l)(run).flatMap(report=>{const{fresh,decisive}=(0,selection.Wm)(report).
findings,whose=run.reports.length===1?"":`${report.plan.cluster??"(no name)"}: `;return remarksOf(report,(0,selection.md)([...decisive,...fresh]),detail).map(({
id:id2,severity,place,message,fix})=>({level:LEVELS[severity],...(0,written.wo)(place),title:(0,text_escape.sN)((0,text_escape.xr)(`fleetplan: ${whose}${id2}`)),
message:(0,text_escape.sN)(fix===""?message:`${message}
Fix: ${fix}`)}))});return Object.values(LEVELS).flatMap(level=>{const own=all.filter(annotation=>annotation.level===level);if(own.length<=ANNOTATIONS_PER_LEVEL)
return own;const more=own.length-ANNOTATIONS_PER_LEVEL+1,message=`${more} more of this level are in the job summary and in the JSON report.`;return[...own.slice(
0,-more),{level,...(0,written.wo)(null),title:`fleetplan: ${more} more`,message}]})}const RESULTS_PER_RUN=5e3,RESULT_BYTES=8e6,OVERHEAD=1e3,sarif_LEVELS={error:"\
error",warning:"warning",info:"note"},WORST_FIRST=["error","warning","info"],BASELINE={new:"new",worsened:"updated",unchanged:"unchanged",fixed:"absent"};function renderSarif(run,{
detail,rulePage}){const isOne=run.reports.length===1,all=(0,run_report.l)(run).flatMap(report=>{const findings=[...report.findings,...report.waived].filter(({status})=>status!==
"fixed");return remarksOf(report,findings,detail).map(remark=>resultOf(remark,report,isOne))}),worst=WORST_FIRST.flatMap(severity=>all.filter(({level})=>level===
sarif_LEVELS[severity]));let bytes=0;const results=worst.slice(0,RESULTS_PER_RUN).filter(result=>(bytes+=(0,text_escape.$$)(JSON.stringify(result))+OVERHEAD,bytes<=
RESULT_BYTES)),left=worst.length-results.length,text=`${left} more results are not in this file, as code scanning would not show them; the JSON report has them.`,
notices=left>0?[{level:"warning",message:{text}}]:null,ids2=[...new Set(results.map(({ruleId})=>ruleId))].sort(),log={$schema:"https://json.schemastore.org/sari\
f-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:"fleetplan",rules:ids2.map(id2=>ruleOf(id2,rulePage(id2)))}},invocations:[{executionSuccessful:run.verdict!==
"unknown",...notices&&{toolExecutionNotifications:notices}}],columnKind:"utf16CodeUnits",results:results.map(({ruleId,...result})=>({ruleId,ruleIndex:ids2.indexOf(
ruleId),...result}))}]};return`${(0,text_escape.yJ)(JSON.stringify(log,null,2))}
`}function resultOf({id:id2,severity,place,message,fix,waiver,finding},report,isOne){const{cluster,base}=report.plan,whose=isOne?"":`${(0,text_escape.xr)(cluster??
"(no name)")}: `,print=finding?.fingerprint??shortHash([id2,place?.file??null,message]);return{ruleId:id2,level:sarif_LEVELS[severity],message:{text:unlinked(`${whose}${message}${fix===
""?"":` Fix: ${fix}`}`)},locations:[locationOf(place??anyPlace(report))],partialFingerprints:{primaryLocationLineHash:isOne?print:shortHash([cluster,print])},...finding&&
base&&{baselineState:BASELINE[finding.status]},...waiver!==null&&{suppressions:[{kind:"external",status:"accepted",justification:unlinked(waiver)}]}}}function unlinked(text){
return text.replaceAll("](","] (")}function shortHash(of){return(0,canonical.s)(of).slice(7,23)}const DESCRIPTION=1024;function ruleOf(id2,page){const about=page?.
split(/\n{2,}/)[1]?.replaceAll(`
`," ")??`Problem of the input: ${id2}`,short={text:(0,text_escape.ml)(about,DESCRIPTION)},help=page??`${about}. The message of each result says what to do.`;return{
id:id2,name:id2,shortDescription:short,fullDescription:short,help:{text:help,markdown:help},properties:{tags:[page===null?"input":"rollout"]}}}function anyPlace({
plan}){return plan.policies[0]?.place??{file:".github/fleetplan.yml",line:1,column:1}}function locationOf({file,line,column}){return{physicalLocation:{artifactLocation:{
uri:file.split("/").map(segment=>encodeURIComponent(segment.replace(/\p{Surrogate}/gu,"�"))).join("/"),uriBaseId:"%SRCROOT%"},region:{startLine:Math.max(1,line),
startColumn:Math.max(1,column)}}}}function inlineMarker(fingerprint){return(0,text_escape.vz)((0,text_escape.qn)(`fleetplan inline ${fingerprint}`))}function newFindings(run){
return(0,run_report.l)(run).flatMap(report=>(0,selection.md)((0,selection.Wm)(report).findings.fresh).filter(({severity})=>severity!=="info").map(finding=>({report,
finding})))}function renderInline(report,finding,detail,line){const mask=(0,plan_document._)([report],detail),{subject,fix}=finding,whole=(0,text_text.Qq)`${subject?
(0,text_text.Qq)`${subject}: `:text_text.gd}${(0,finding_text.N)(finding)}`,offered=line===null?null:(0,text_escape.h)(line),blocks=[(0,render.l6)((0,text_text.
Qq)`${(0,text_text.aY)(finding.rule)} ${mask(whole)}`),...fix?[(0,text_escape.Te)`**Fix:** ${(0,render.l6)(mask((0,system.Xc)(fix)))}`]:[],...offered?[(0,text_escape.
Te)`Planned again with this line, the finding is gone and no other is new or worse.`,offered]:[]];return`${inlineMarker(finding.fingerprint)}
${(0,text_escape.vz)((0,text_escape.UF)(blocks,text_escape.ZS))}
`}function renderUnjudged(reason,runUrl,what="this change"){const title=(0,text_escape.GT)(`### ❓ fleetplan could not evaluate ${what}`),run=runUrl===null?null:
(0,text_escape.nf)((0,text_escape.Te)`This run`,runUrl);return`${(0,text_escape.vz)((0,text_escape.UF)([title,(0,text_escape.pj)(reason),...run?[run]:[]],text_escape.
ZS))}
`}function renderUnjudgedComment(reason,runUrl,key){return(0,document_marker.EK)(key,1/0,()=>renderUnjudged(reason,runUrl))}function renderUnjudgedIssue(reason,runUrl,key){
const marker=(0,document_marker.B_)({key,digest:`unjudged:${(0,canonical.s)(reason)}`});return`${(0,text_escape.vz)(marker)}
${renderUnjudged(reason,runUrl,"what changed")}`}const COMMENT_BYTES=6e4,SUMMARY_BYTES=900*1024,DEFAULTS={colour:!1,width:100,detail:"full",key:null,runUrl:null,
maxBytes:COMMENT_BYTES,verbose:!1,rulePage:()=>null},FORMATS=["text","markdown","json","sarif"],PLACELESS_FORMATS=["text","markdown","json"];function printerOf(documentOf,json){
return(report,format,options={})=>{const given={...DEFAULTS,...options};return format==="json"?json(report):format==="text"?documentText(documentOf(report,"full",
given.verbose),given):(0,text_escape.vz)(documentMarkdown(documentOf(report,given.detail,!1),given))}}const renderGate=printerOf(gateDocument,renderGateJson),renderStartTimes=printerOf(
startTimesDocument,renderStartTimesJson),renderDrift=printerOf(driftDocument,renderDriftJson),renderMerge=printerOf(mergeDocument,renderMergeJson),printRun=printerOf(
(run,detail,isVerbose)=>runDocument(run,{detail,isVerbose}),run=>run.reports.length===1?renderJson(run.reports[0]):renderClustersJson(run));function renderRun(run,format,options={}){
const given={...DEFAULTS,...options};if(format==="sarif")return renderSarif(run,given);const cluster=run.reports.length===1?run.reports[0].plan.cluster:null;return format===
"markdown"?commentOf(printRun,run,given,cluster):printRun(run,format,given)}function renderRunSummary(run,options){return printRun(run,"markdown",{...options,maxBytes:SUMMARY_BYTES})}
function renderMergeComment(merged,options){return commentOf(renderMerge,merged,options,null)}function commentOf(print,report,options,cluster){return(0,document_marker.
EK)(options.key??cluster??"default",options.maxBytes,maxBytes=>print(report,"markdown",{...options,maxBytes}))}function driftIssue(drift2,key,options){const marker=`${(0,text_escape.
vz)((0,document_marker.Ql)(key,drift2.digest))}
`,maxBytes=options.maxBytes-(0,text_escape.$$)(marker);return{title:key===""?"fleetplan drift":`fleetplan drift: ${(0,visible.RK)(key)}`,body:`${marker}${renderDrift(
drift2,"markdown",{...options,maxBytes})}`}}}),8111:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{Mp:()=>written,f$:()=>SCHEMA_VERSION,s$:()=>jsonText,wo:()=>placeJson});var _text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(650),_text_instant_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5357),_text_render_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2490);const SCHEMA_VERSION=1;function jsonText(value){return`${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_0__.
yJ)(JSON.stringify({schemaVersion:SCHEMA_VERSION,...value},null,2))}
`}const INSTANTS=new Set(["at","from","to","start","end","finish","until","since","takenAt","peakAt","searchedUntil"]);function written(object,...keys){const fields={};
for(const key of keys){const value=object[key];fields[key]=typeof value=="number"&&INSTANTS.has(key)?(0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_2__.r)(value):
isText(value)?(0,_text_render_js__WEBPACK_IMPORTED_MODULE_1__.Ul)(value):value}return fields}function isText(value){return typeof value=="object"&&value!==null&&
Array.isArray(value.parts)}function placeJson(place){return{file:place?.file??null,line:place?.line??null,column:place?.column??null}}}),6546:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{$:()=>mergings,y:()=>isDueAnyway});var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9730),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
5022),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3098),_text_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9125),_words_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
5472);const SHOWN=2,SAID_BY_FINDING=new Set(["abandoned-midway","change-not-batched","consolidation-widened","evictions-raised","held-rollout-starts","stage-cov\
erage"]);function mergings(plan,{subjects:all,findings}){const found=[...findings.decisive,...findings.fresh].filter(({severity})=>severity!=="info"),subjects=all.
filter(({diff:{ref,head}})=>{const own=found.filter(({policy})=>policy&&(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(policy)===(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.
XF)(ref));return!own.some(({breaks})=>breaks.some(rule=>SAID_BY_FINDING.has(rule)))&&(head!==null||own.length===0)}),assumed=subjects.filter(({diff})=>startOf(diff.
outcome)==="unknown"),effects=subjects.filter(subject=>!assumed.includes(subject)).toSorted((a,b)=>Number(isStarted(b))-Number(isStarted(a))).flatMap(subject=>{
const says=effectOf(subject);return says?[{subject,says}]:[]}),isNamed=all.length>1||all.some(({diff})=>diff.head===null),keyOf=({subject,says})=>JSON.stringify(
[(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.tQ)(says),isDueAnyway(subject),subject.byHand]),known=[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.me)(
effects,keyOf).values()].map(same=>{const of=same.map(({subject})=>subject),isOne=of.length===1,names=(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.pg)(of.map(({diff})=>diff.
ref)),whose=isNamed?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${names}${isOne?_text_text_js__WEBPACK_IMPORTED_MODULE_2__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`, each`}:`:_text_text_js__WEBPACK_IMPORTED_MODULE_2__.gd,lead=of.every(({diff})=>startOf(diff.outcome)==="next-rollout")?_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${leadOf(of)}${startsLater(of,plan)}:`;return{phrase:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.B5)([lead,
whose,same[0].says]," "),subjects:of}}),shown=known.slice(0,assumed.length>0?SHOWN-1:SHOWN),others=known.slice(shown.length).flatMap(({subjects:of})=>of.map(({diff})=>diff.
ref));return[...shown,...others.length>0?[{phrase:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`Also changed: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.pg)(
others)}.`,subjects:[]}]:[],...assumed.length>0?[{phrase:assumedPhrase(assumed,plan),subjects:[]}]:[]]}function effectOf({diff}){return diff.head?diff.head.change&&
diff.head.change.says:diff.outcome.kind==="no-effect"||diff.base?.effect.groups.length===0?null:(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.LJ)(diff)}function leadOf([
first]){return first&&isDueAnyway(first)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`Regardless of this change`:first?.byHand?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`A sync of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.UU)("object",first.byHand)} by hand`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`Merging`}function isDueAnyway({
diff}){return startOf(diff.outcome)==="regardless"}function startOf(outcome){return outcome.kind==="waits"||outcome.kind==="stuck"?outcome.start:null}function isStarted({
diff}){return diff.outcome.kind==="starts"||diff.outcome.kind==="stuck"}function startsLater(subjects,{at,timeZone}){const first=firstStart(subjects);return!subjects.
every(({diff})=>diff.outcome.kind==="starts")||!Number.isFinite(first)||first<at+_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.iQ?_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`, from ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.D8)(first,timeZone)} on`}function firstStart(subjects){const batches=subjects.
flatMap(({head})=>(head??[]).flatMap(group=>group.batches));return Math.min(...batches.map(({start})=>start))}function assumedPhrase(assumed,{at}){const[first,...others]=assumed,
lead=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`No base to compare with: the numbers assume the next`;if(!first||others.length>0)return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`${lead} rollouts of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.pg)(assumed.map(({diff})=>diff.ref))}.`;const groups=first.head??[],start=firstStart(assumed),
begins=Number.isFinite(start)&&start>at?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`, from ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.OK)(start)} UTC on`:
_text_text_js__WEBPACK_IMPORTED_MODULE_2__.gd;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${lead} rollout of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.
ct)(first.diff.ref)} (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__.K$)(groups),(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.
uF)(groups))})${begins}.`}}),7822:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{E:()=>movedCounts,
j:()=>movedSection});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5022),_text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9125),_document_document_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9414),_numbers_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3679),_words_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
5472);function movedCounts(moved,unit){const counted=(isOfThese,one,several=one)=>{const targets=new Set(moved.filter(isOfThese).map(({target})=>target)).size;return targets>
0?[(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.U9)(targets,unit)} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Tq)(targets,one,several)}`]:[]};return[...counted(({from,to})=>from!==null&&to!==null,"in another group"),...counted(({from})=>from===null,"joins","join"),...counted(
({to})=>to===null,"no longer in a group")]}function movedSection({touched,subjects},withNames){const unit=(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__.pK)(subjects),
moves=touched.flatMap(({moved,ref})=>[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.me)(moved,({from,to})=>JSON.stringify([from,to])).values()].map(of=>({
of,ref})));if(moves.length===0)return[];const items=[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.me)(moves,({of})=>JSON.stringify(of)).values()].toSorted(
([a],[b])=>b.of.length-a.of.length).map(all=>{const refs=all.map(({ref})=>ref);return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.
pg)(refs)}: ${movePhrase(all[0].of,unit,withNames)}`}),counts=movedCounts(touched.flatMap(({moved})=>moved),unit);return[{title:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`Moved: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.B5)(counts,", ")}`,blocks:(0,_document_document_js__WEBPACK_IMPORTED_MODULE_1__.c3)(items,"move"),weight:2}]}
function movePhrase([first,...others],unit,withNames){const targets=[first,...others].map(({target})=>target),from=first.from===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`from no group`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`from ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.UU)("group",first.from)}`,to=first.to===
null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`to no group`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`to ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
UU)("group",first.to)}`,names=withNames?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.iT)(targets)})`:_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
gd;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.U9)(targets.length,unit)} ${from} ${to}${names}`}}),3679:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{FS:()=>steepestRise,Od:()=>scopeOf,SM:()=>begunTogether,ar:()=>lossByAge,d6:()=>measuresOf,gn:()=>countedUnits,j3:()=>riseOf,
mt:()=>combinedPair,pK:()=>subjectUnit});var _plan_measure_expiries_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(732),_plan_measure_group_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
987),_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(1347),_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7388),_systems_system_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
3098),_text_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9125),_brakes_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(4705),_words_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
5472);function measuresOf(plan,{subjects}){const[only,...others]=subjects;if(only&&others.length===0)return{peak:pairOf(only,peakOf),loss:pairOf(only,lossOf)};const[
unit="node"]=countedUnits(plan,subjects),loss={base:plan.base&&largestLoss(subjects,"base"),head:largestLoss(subjects,"head")};return{peak:combinedPair(plan,unit),
loss}}function pairOf(subject,take){const of=side=>{const policy=subject.diff[side];if(!policy)return null;const measure=take(policy.effect,subject[side]??[]);return{
...measure,whole:measure.whole+(0,_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(policy)}};return{base:of("base"),head:of("head")}}function steepestRise(subjects,what){
return subjects.filter(({head})=>head!==null&&head.length>0).map(subject=>({...pairOf(subject,what==="peak"?peakOf:lossOf),ref:subject.diff.ref})).filter(pair=>riseOf(
pair)>0).toSorted((a,b)=>riseOf(b)-riseOf(a))[0]??null}function riseOf({base=null,head=null}){return base&&head?head.count-base.count:0}function subjectUnit(subjects){
return(0,_words_js__WEBPACK_IMPORTED_MODULE_5__.uF)(groupsOf(subjects))}function groupsOf(subjects){return subjects.flatMap(({base,head})=>[...base??[],...head??
[]])}const SCOPES={node:"fleet",cluster:"clusters",replica:"replicas"},UNITS=["node","cluster","replica"];function countedUnits(plan,subjects){const all=[...plan.
base?.policies??[],...plan.head.policies].flatMap(({effect})=>effect.groups),present=groups=>{const units=new Set(groups.map(({unit})=>unit));return UNITS.filter(
unit=>units.has(unit))},[touched,any]=[present(groupsOf(subjects)),present(all)];return touched.length>0?touched:any.length>0?any:["node"]}function scopeOf({combined},unit){
return combined.scopes.find(({scope})=>scope.kind===SCOPES[unit])}function begunTogether({combined}){return scopeOf({combined},combined.unit)?.withoutNext??combined}
function combinedPair(plan,unit,withNext=!1){const side=of=>{const scope=scopeOf(of,unit);return{...{count:(withNext?scope:scope?.withoutNext)?.peakAtOnce??0,whole:scope?.
members??0,unit},when:_text_text_js__WEBPACK_IMPORTED_MODULE_3__.gd,remark:_text_text_js__WEBPACK_IMPORTED_MODULE_3__.gd}};return{base:plan.base&&side(plan.base),
head:side(plan.head)}}const AFTERWARDS=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)` in the next rollout`,EXPIRING=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)` as they expire (expireAfter)`;function peakOf({peakAtOnce},groups){const isBegun=groups.some(group=>group.batches.length>0||group.peakAtOnce>group.outBefore),
remark=isByAge(groups)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)` unavailable${EXPIRING}`:isBegun||peakAtOnce===0?_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)` unavailable already`,isAfterwards=isOnlyAfterwards(groups,peakAtOnce,group=>group.peakAtOnce);return{...{count:peakAtOnce,
whole:(0,_words_js__WEBPACK_IMPORTED_MODULE_5__.K$)(groups,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_6__.K3),unit:(0,_words_js__WEBPACK_IMPORTED_MODULE_5__.
uF)(groups)},when:isAfterwards?AFTERWARDS:_text_text_js__WEBPACK_IMPORTED_MODULE_3__.gd,remark:isAfterwards?_text_text_js__WEBPACK_IMPORTED_MODULE_3__.gd:remark}}
function isOnlyAfterwards(groups,number,of){const underWay=(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_6__.Uw)(groups);return underWay.length<groups.length&&
underWay.reduce((sum,group)=>sum+of(group),0)<number}function isByAge(groups){return groups.some(group=>(0,_plan_measure_expiries_js__WEBPACK_IMPORTED_MODULE_7__.
A2)(group)!==null)}function lossOf(effect,groups){const lost={count:effect.worstLoss,whole:(0,_words_js__WEBPACK_IMPORTED_MODULE_5__.K$)(groups,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_6__.
w3),unit:(0,_words_js__WEBPACK_IMPORTED_MODULE_5__.uF)(groups)},aged=lossByAge(groups);if(aged&&groups.every(({batches})=>batches.length===0))return{...lost,when:_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
gd,remark:aged};const isAfterwards=isOnlyAfterwards(groups,effect.worstLoss,({worstLoss})=>worstLoss),isIfNotStarting=lost.count<lost.whole&&groups.some(isTakenBlindly),
isUnstopped=effect.worstLoss>0&&!(0,_brakes_js__WEBPACK_IMPORTED_MODULE_4__.i)(effect,lost.whole);return{...lost,when:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`${isIfNotStarting?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)` if new pods do not start`:_text_text_js__WEBPACK_IMPORTED_MODULE_3__.gd}${isAfterwards?
AFTERWARDS:_text_text_js__WEBPACK_IMPORTED_MODULE_3__.gd}`,remark:isUnstopped?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`, nothing stops it`:restingPhrase(
effect,groups)}}function isTakenBlindly(group){const bake=group.bake;return group.batches.length>0&&bake!==void 0&&(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.
iE)(bake)}function restingPhrase({worstLoss},groups){const resting=groups.flatMap(group=>group.resting??[]);return worstLoss===0||resting.length===0?_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
gd:resting.some(({needsDeletion})=>needsDeletion)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`, until someone deletes the broken pod`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`, until someone intervenes`}function lossByAge(groups){return groups.length>0&&groups.every(_plan_measure_group_js__WEBPACK_IMPORTED_MODULE_0__.lv)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`, nothing starts`:isByAge(groups)?EXPIRING:null}function largestLoss(subjects,side){const losses=subjects.flatMap(subject=>{const measure2=pairOf(subject,lossOf)[side],
isCounted=(subject[side]??[]).length>0;return measure2&&isCounted?[{measure:measure2,ref:subject.diff.ref}]:[]}),[worst]=losses.toSorted((a,b)=>b.measure.count-
a.measure.count);if(!worst)return null;const{measure,ref}=worst;return measure.count===0?measure:{...measure,of:ref}}}),2800:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{_:()=>maskOf,N:()=>planDocument});var lookup=__webpack_require__(5022),part=__webpack_require__(8530),system=__webpack_require__(
3098),text_text=__webpack_require__(9125),report_calendar=__webpack_require__(6799),finding_text=__webpack_require__(5249),report_selection=__webpack_require__(
655);function causesOf({findings}){return alike((0,report_selection.md)([...findings.decisive,...findings.fresh]))}function alike(findings){return[...(0,lookup.
me)(findings,one=>{const{breaks,severity,status,fix,says,why,related,sameIn,subject,before}=one;return JSON.stringify([...[breaks,severity,status,before===null,
fix,says,why,related,sameIn],subject?"":one.fingerprint])}).values()].map(all=>{const subjects=all.flatMap(({subject})=>subject??[]);return{...all[0],subjects:[
...new Map(subjects.map(one=>[JSON.stringify(one),one])).values()],places:all.flatMap(({place})=>place??[])}})}const SUBJECTS_NAMED=4;function causeEntry(cause){
const{rule,severity,status,places,before,subjects,says,why,fix}=cause,also=(0,finding_text.C)(cause);return{level:severity,id:rule,subject:subjects.length===0?null:
(0,text_text.p_)(subjects,SUBJECTS_NAMED),places,says:(0,text_text.B5)([says,why??text_text.gd,worsePhrase(cause),waiverPhrase(cause)]," "),fix:status==="fixed"||
!fix?null:(0,system.Xc)(fix),also,base:status==="worsened"&&before!==null?(0,text_text.V$)(before):null}}const WORSE={starts:(0,text_text.Qq)`New: merging starts it.`,
asks:(0,text_text.Qq)`New: this change asks for a rollout that does not begin.`,edits:(0,text_text.Qq)`As before, this edit does not take effect either.`};function worsePhrase({
status,startedBy,before}){return status!=="worsened"?text_text.gd:startedBy===void 0?before===null?(0,text_text.Qq)`Worse than before.`:text_text.gd:WORSE[startedBy]}
function waiverPhrase({waiver}){if(waiver===null)return text_text.gd;const{owner,expires,max,reason}=waiver,upTo=max===null?text_text.gd:(0,text_text.Qq)`up to ${max} `;
return(0,text_text.Qq)`Waived ${upTo}until the end of ${(0,text_text.aY)(expires)} UTC by ${(0,text_text.UU)("object",owner)}: ${(0,text_text.V$)(reason.trim())}`}
var document_document=__webpack_require__(9414),footer=__webpack_require__(5002),hidden_names=__webpack_require__(2448),report_merging=__webpack_require__(6546),
moved=__webpack_require__(7822),rollout=__webpack_require__(7848),finish=__webpack_require__(2767),plural=__webpack_require__(8392),numbers=__webpack_require__(
3679),words=__webpack_require__(5472),row=__webpack_require__(2750);function budgetsRow(plan,subjects){const timed=subjects.flatMap(subject=>(subject.head??[]).
flatMap(head=>{const base=subject.base?.find(({name:of})=>of===head.name)??null;return head.calendar&&head.calendar.counted>0?[{subject,base,head}]:[]})),spansOf=group=>JSON.
stringify(group&&(0,report_calendar.TJ)(group).map(({reasons,spans})=>[reasons,spans])),isMoved=({base,head})=>spansOf(base)!==spansOf(head),[first,...others]=[
...timed.filter(isMoved),...timed.filter(one=>!isMoved(one))];if(!first)return[];const whose=subjects.length>1?(0,text_text.Qq)`${(0,words.ct)(first.subject.diff.
ref)}: `:text_text.gd,more=others.length>0?(0,text_text.Qq)`; ${others.length} more below`:text_text.gd,was=first.base?(0,text_text.Qq)`${whose}${budgetsPhrase(
first.base,plan)}`:row.ro,is=(0,text_text.Qq)`${whose}${budgetsPhrase(first.head,plan)}${more}`;return[(0,row.nM)((0,text_text.Qq)`Budgets allow at once`,plan.base&&
was,is)]}function budgetsPhrase(group,plan){const{calendar}=group,lanes=(0,report_calendar.TJ)(group).flatMap(lane=>{const acting=lane.reasons.filter(reason=>calendar?.
idle[reason??""]===void 0);return acting.length===0?[]:[{...lane,reasons:acting}]}),all=(0,text_text.B5)(lanes.map(lane=>(0,text_text.Qq)`${reasonsPhrase(lane)}: ${allowedPhrase(
lane,group,plan)}`),"; "),remark=writtenPhrase(group);return(0,text_text.Im)(remark)?all:(0,text_text.Qq)`${all}; ${remark}`}function allowedPhrase(lane,{unit},plan){
const levels=(0,report_calendar.CG)(lane,plan,unit);return levels.length>1&&lane.spans.some(({limit})=>limit===0)?(0,text_text.Qq)`${(0,text_text.B5)(levels.slice(
0,-1),", ")}, otherwise none`:(0,text_text.B5)(levels,", ")}function reasonsPhrase({reasons,isEvery}){return isEvery&&reasons.length>1?(0,text_text.Qq)`any reason`:
(0,text_text.B5)(reasons.map(reason=>(0,text_text.eu)(reason??"any reason"))," and ")}function writtenPhrase(group){if(!group.calendar)return text_text.gd;const{
rolledFor,counted,limits,spans,isWritten}=group.calendar,{peakAtOnce}=group,ofReason=spans.filter(({reason})=>reason===rolledFor),most=Math.max(0,...ofReason.map(
({limit})=>limit??1/0)),grown=limits.find(({reasons,written,limit})=>reasons.includes(rolledFor)&&written.endsWith("%")&&limit===most&&peakAtOnce>most&&peakAtOnce<=
Math.ceil(parseInt(written,10)*(counted+peakAtOnce)/100)),growth=grown?(0,text_text.Qq)`can be ${peakAtOnce} while replacements are up`:text_text.gd,[first,...others]=limits;
return!isWritten&&first?(0,text_text.B5)([(0,text_text.Qq)`${(0,text_text.aY)(first.written)} by default`,growth],", "):grown?(0,text_text.Qq)`${(0,text_text.aY)(
grown.written)} ${growth}`:first?.written.endsWith("%")&&others.length===0?(0,text_text.Qq)`written as ${(0,text_text.aY)(first.written)}`:text_text.gd}var wholes=__webpack_require__(
1347);function domainRow(plan,subjects){const down=(side,of)=>{const own=subjects.flatMap(subject=>subject[side]??[]),groups=subjects.length>0?own:of.policies.flatMap(
({effect})=>effect.groups),isReplaced=groups.every(({replacesFirst=!1,domains})=>replacesFirst&&!domains.some(({byExpiry})=>byExpiry));return{domains:fullyDown(
of,groups),perhaps:perhapsDown(groups),isReplaced}},base=plan.base&&down("base",plan.base),head=down("head",plan.head),sides=[...base?[base]:[],head];if(sides.every(
({domains,perhaps})=>domains.length+perhaps.length===0))return[];const what=(0,text_text.eu)(sides.every(({isReplaced})=>isReplaced)?"replaced at once":"complet\
ely down"),kinds=sides.flatMap(({domains,perhaps})=>[...domains,...perhaps]).map(({key})=>key.slice(key.lastIndexOf("/")+1)),isKnown=new Set(kinds).size===1&&KNOWN_DOMAINS.
includes(kinds[0]??""),label=(0,text_text.eu)(isKnown?(0,plural.Nx)((0,plural.LS)(2,kinds[0]??"")):"Domains"),most=({domains,perhaps})=>({count:domains.length+perhaps.
length}),trend=(0,row.RS)(base&&most(base),most(head));return[(0,row.nM)((0,text_text.Qq)`${label} ${what}`,base&&downPhrase(base),downPhrase(head),{trend})]}const KNOWN_DOMAINS=[
"rack","zone","region","row","room","host"];function fullyDown(side,groups){const ofGroups=groups.flatMap(group=>group.domains.map(domain=>({domain,whole:(0,wholes.
l2)(group)}))),ofFleet=side.combined.scopes.flatMap(({scope,unit,members:matched,withoutNext})=>{if(scope.kind!=="domain")return[];const{peakAtOnce}=withoutNext;
return[{domain:{key:scope.key,value:scope.value,matched,peakAtOnce,batch:null},whole:(0,numbers.Od)(side,unit)?.members??0}]}),down=[...ofGroups,...ofFleet].filter(
({domain:{matched,peakAtOnce},whole})=>matched>=2&&matched<whole&&peakAtOnce>=matched).map(({domain})=>domain);return[...new Map(down.toReversed().map(domain=>[
idOf(domain),domain])).values()].toReversed().sort((a,b)=>(a.batch??1/0)-(b.batch??1/0)||b.matched-a.matched)}function idOf({key,value}){return JSON.stringify([
key,value])}function perhapsDown(groups){const found=groups.flatMap(group=>group.domains.filter(({matched,worstAtOnce=0})=>matched>=2&&matched<(0,wholes.l2)(group)&&
worstAtOnce>=matched));return[...new Map(found.map(domain=>[idOf(domain),domain])).values()]}function downPhrase({domains,perhaps}){const[first]=domains;if(!first)
return perhaps.length===0?(0,text_text.Qq)`none`:(0,text_text.Qq)`none in this order; any of ${perhaps.length} in the worst order`;const of=(0,text_text.UU)("ob\
ject",first.value),shown=first.batch===null?of:(0,text_text.Qq)`${of}, batch ${first.batch}`;return domains.length>1?(0,text_text.Qq)`${domains.length} (first ${shown})`:
shown}var evictions=__webpack_require__(3416);function rowsOf({plan},selection){const{subjects,situation}=selection;if((0,evictions.X4)(subjects))return(0,evictions.
iU)(plan,subjects).map(main);const{peak,loss}=(0,numbers.d6)(plan,selection),isSingle=subjects.length===1,[together,...more]=combinedRows(plan,selection,isSingle?
peak:null),steepest=isSingle?null:(0,numbers.FS)(subjects,"peak"),targets=(0,text_text.eu)((0,plural.Nx)((0,plural.LS)(2,(loss.head??loss.base)?.unit??"target"))),
lossLabel=isSingle?(0,text_text.Qq)`${targets} broken before the rollout stops (worst case)`:(0,text_text.Qq)`${targets} broken by one rollout (worst case)`,rows=[
...isSingle?[main(measureRow(plan,(0,text_text.Qq)`Peak at once`,[peak]))]:[],...together?[isSingle?together:main(together)]:[],...more,...steepest?[measureRow(
plan,(0,text_text.Qq)`Peak of ${(0,words.ct)(steepest.ref)}`,[steepest])]:[],...subjects.length>0?[main(measureRow(plan,lossLabel,[loss]))]:[],...domainRow(plan,
subjects),...budgetsRow(plan,subjects),...subjects.length>0?[main((0,finish._)(plan,subjects))]:[],...(0,evictions.iU)(plan,subjects)];return situation==="unjud\
ged"||subjects.some(({diff})=>NO_GAIN.has(diff.outcome.kind))?rows.map(one=>one.trend.arrow==="▼"?{...one,trend:row.Lo}:one):rows}const NO_GAIN=new Set(["star\
ts","stuck","removed","taken-away"]);function main(one){return{...one,isMain:!0}}function measureRow(plan,label,pairs,withUnits=!1){const cell=measure=>{if(!measure)
return row.ro;const{count:number,whole,unit,of,when,remark}=measure,shown=withUnits?(0,text_text.Qq)`${number} of ${(0,text_text.U9)(whole,unit)}`:(0,words.uM)(
number,whole);return(0,text_text.Qq)`${shown}${of?(0,text_text.Qq)` in ${(0,words.ct)(of)}`:text_text.gd}${when}${remark}`},cells=side=>(0,text_text.B5)(pairs.map(
pair=>cell(pair[side])),", "),trends=pairs.map(({base,head})=>(0,row.RS)(base,head)).filter(({arrow})=>arrow!==null),[trend=row.Lo]=trends,isMixed=trends.some(({
arrow})=>arrow!==trend.arrow);return(0,row.nM)(label,plan.base&&cells("base"),cells("head"),{trend:isMixed?row.Lo:trend})}function combinedRows(plan,{subjects},own){
const units=(0,numbers.gn)(plan,subjects),begun=units.map(unit=>(0,numbers.mt)(plan,unit)),all=units.map(unit=>(0,numbers.mt)(plan,unit,!0)),isAbove=(pair,other)=>(pair.
head?.count??0)>(other?.head?.count??-1),isMore=all.some((pair,i)=>isAbove(pair,begun[i])||(pair.base?.count??0)>(begun[i]?.base?.count??0)),isAlone=own!==null&&
plan.policies.length<2,rowOf=(label,pairs)=>{const going=pairs.filter(({base,head})=>(base?.count??0)+(head?.count??0)>0);return measureRow(plan,label,going.length>
0?going:pairs,units.length>1)};return[...!isAlone&&begun.some(pair=>isAbove(pair,own))?[rowOf((0,text_text.Qq)`Peak at once, all policies`,begun)]:[],...isMore&&
all.some(pair=>isAbove(pair,own))?[rowOf((0,text_text.Qq)`Peak if all next rollouts began at once`,all)]:[]]}var timeline=__webpack_require__(8358),title=__webpack_require__(
4988);function planDocument(report,readers){const{plan}=report,{detail}=readers,selection=(0,report_selection.Wm)(report),named=detail!=="none",merging=named&&(0,report_selection.
tl)(selection)?(0,report_merging.$)(plan,selection):[],effect=[...merging.map(({phrase})=>(0,document_document.FY)(phrase)),...numberBlocks(report,selection,named)],
isUnjudged=selection.situation==="unjudged",cluster=plan.cluster===null||!named?text_text.gd:(0,text_text.Qq)` for ${(0,text_text.UU)("cluster",plan.cluster)}`,
isUntouched=selection.situation==="untouched"||selection.situation==="empty";return{title:{sign:report.verdict,report:(0,text_text.Qq)`Rollout plan${cluster}:`,
says:(0,title.S)(report,selection)},head:[...report.verdict==="fail"&&report.failOn==="never"?[(0,document_document.FY)((0,text_text.Qq)`Would fail: reported only (${(0,text_text.
aY)("fail-on")} is ${(0,text_text.aY)("never")}).`)]:[],...isUnjudged?[]:effect],entries:named?entriesOf(report,selection):countEntries(report,selection),tail:named?
tailOf(selection):[],sections:[...isUnjudged&&effect.length>0?[{title:UNJUDGED_NUMBERS,blocks:effect,weight:4,isOpen:!0}]:[],...sectionsOf(report,selection,merging,
readers)],foot:isUntouched?[(0,footer.y)(report,named)]:(0,footer.K)(report,named),...detail==="full"?{}:{mask:maskOf([report],detail)}}}const UNJUDGED_NUMBERS=(0,text_text.
Qq)`These numbers cover only what could be read:`;function maskOf(reports,detail){const hide=(0,hidden_names.S)(reports,detail),isShown=kind=>detail==="none"&&kind===
"code";return shown=>(0,text_text.pc)(shown,(written,kind)=>isShown(kind)?written:hide(written))}function numberBlocks(report,selection,named){if(!(0,report_selection.
tl)(selection))return[(0,document_document.FY)(unchangedPhrase(selection))];const{situation,subjects,touched}=selection,isRefused=touched.every(({outcome})=>outcome.
kind==="refused"),hasTarget=subjects.some(({base,head})=>[base??[],head??[]].flat().some(({matched})=>matched>0));if(situation==="planned"&&isRefused&&!hasTarget)
return[];const hasNames=({label,base,head})=>[label,base??text_text.gd,head].some(({parts})=>parts.some(({kind})=>kind==="name")),all=rowsOf(report,selection).filter(
row2=>named||!hasNames(row2));return all.length>0?[{kind:"comparison",rows:all}]:[]}function unchangedPhrase({situation,touched,untouched}){if(situation==="empt\
y")return(0,text_text.Qq)`No file holds a policy that fleetplan knows, on either side.`;if(situation==="untouched")return(0,text_text.Qq)`No policy changed (${untouched.
length} checked).`;const refused=touched.filter(({outcome})=>outcome.kind==="refused").map(({ref})=>ref),edited=(0,text_text.Qq)`${(0,text_text.U9)(touched.length,
"policy")} edited or using an edited one`,what=refused.length===0?edited:(0,text_text.Qq)`Refused: ${(0,words.pg)(refused)}. The cluster keeps what it has`;return(0,text_text.
Qq)`${what}; same batches, numbers and targets.`}function tailOf({findings,situation}){const fixes=(0,title.j)(findings.fixed),isInTitle=situation==="planned"&&
(0,text_text.Im)((0,words.Np)([...findings.fresh,...findings.decisive]));return(0,text_text.Im)(fixes)||isInTitle||situation==="unjudged"?[]:[(0,text_text.Qq)`This change ${fixes}.`]}
function entriesOf({plan,notices},selection){const isFirst=({severity,isUnjudged})=>severity==="error"||isUnjudged===!0;return(0,document_document.s6)([...plan.
problems.filter(isFirst).map(problemEntry),...notices.map(document_document.Xq),...causesOf(selection).map(causeEntry),...plan.problems.filter(problem=>!isFirst(
problem)).map(problemEntry)])}function problemEntry({severity:level,code:id2,place,message:says}){return{level,id:id2,says,places:place?[place]:[]}}function countEntries(report,{
findings:{decisive,fresh}}){const errors=report.plan.problems.filter(({severity})=>severity==="error").length;return[...errors>0?[(0,document_document.Xq)((0,text_text.
Qq)`${(0,text_text.U9)(errors,"error")} in the input.`)]:[],...countedByRule([...decisive,...fresh].filter(({severity})=>severity!=="info"))]}function countedByRule(findings){
return[...(0,lookup.me)((0,report_selection.md)(findings),({rule})=>rule)].map(([id2,same])=>({level:same[0].severity,id:id2,says:same.length===1?(0,text_text.Qq)`once`:
(0,text_text.Qq)`${same.length} times`}))}function sectionsOf(report,selection,merging,readers){const{before,fixed,decisive,waived}=selection.findings,older=before.
filter(finding=>!decisive.includes(finding)),findings=(title2,of,weight)=>{const entries=readers.detail==="none"?countedByRule(of):alike((0,report_selection.md)(
of)).map(causeEntry);return(0,document_document.m8)(title2,of.length,(0,document_document.Mc)(entries),weight)};return[...findings((0,text_text.Qq)`Waived`,waived,
2),...readers.detail==="none"?[]:namedSections(report,selection,merging,readers),...findings((0,text_text.Qq)`Fixed by this change`,fixed,1),...findings((0,text_text.
Qq)`Pre-existing`,older,2)]}function namedSections(report,selection,merging,{detail,isVerbose}){const{plan}=report,{fresh,before}=selection.findings,said=new Set(
merging.flatMap(({subjects:subjects2})=>subjects2)),withNames=detail==="full",explained=[...fresh,...before].filter(({breaks})=>breaks.includes("no-progress")),
subjects=(0,report_selection.tl)(selection)?selection.subjects:[];return[...(0,rollout.kM)(subjects,subject=>({timeZone:plan.timeZone,withNames,isMergingSaid:said.
has(subject),isExplained:explained.some(({policy})=>policy&&(0,system.XF)(policy)===(0,system.XF)(subject.diff.ref)),weight:12/subjects.length})),...(0,report_selection.
tl)(selection)?(0,timeline.R)(plan,selection,(0,hidden_names.S)([report],detail)):[],...(0,moved.j)(selection,withNames),...isVerbose===!0?policiesSection(selection):
[],...(0,report_calendar.W1)(plan,selection)]}const POLICY_COLUMNS=["policy","change","peak","worst loss","finishes"].map(title2=>({title:title2}));function policiesSection({
touched,untouched}){const isWhole=({base,head})=>!(0,part.QR)((head??base)?.effect??{groups:[]}),all=[...touched,...untouched].filter(isWhole);return all.length===
0?[]:[{title:(0,text_text.Qq)`All policies (${touched.filter(isWhole).length} of ${all.length} touched)`,blocks:[{kind:"table",columns:POLICY_COLUMNS,rows:(0,document_document.
RO)(all,"policy",policyCells)}],weight:3}]}function policyCells(diff){const{base,head}=diff,cell=of=>{const was=base&&head&&of(base.effect)!==of(head.effect)?(0,text_text.
Qq)` (was ${of(base.effect)})`:text_text.gd;return head?(0,text_text.Qq)`${(0,words.uM)(of(head.effect),(0,words.K$)(head.effect.groups))}${was}`:text_text.gd};
return[(0,words.wn)(diff),(0,words.g3)(diff),cell(({peakAtOnce})=>peakAtOnce),cell(({worstLoss})=>worstLoss),head?(0,finish.H)(head.effect,head.effect.groups,"U\
TC"):text_text.gd]}}),7848:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{J6:()=>populated,
kM:()=>rolloutSections,ky:()=>runsOf});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(5022),_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(
1347),_systems_system_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3098),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9125),_brakes_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
4705),_calendar_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(6799),_document_document_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9414),_merging_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
6546),_numbers_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(3679),_table_finish_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(2767),_words_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(
5472);function rolloutSections(subjects,shownOf){const known=new Set;return subjects.map(subject=>{const{diff,base,head}=subject,shown=shownOf(subject),notes=(diff.
head?.notes??[]).filter(note=>!known.has((0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.tQ)(note)));for(const note of notes)known.add((0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
tQ)(note));const groups=populated(head??[],base??[]),before=new Map((base??[]).map(group=>[group.name,group])),blocks=group=>{const facts=groupFacts(group,before.
get(group.name)??null,groups,shown);return[{kind:"facts",of:{name:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.UU)("group",group.name),size:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
U9)(group.matched,group.unit)},facts},...batchTable(group,shown.withNames)]};return{title:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__.
wn)(diff)}, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__.g3)(diff)}`,summary:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.B5)([(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__.wn)(diff)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__.g3)(diff)}`,summaryOf(subject)],": "),blocks:[{kind:"fact\
s",of:null,facts:subjectFacts(subject,notes,shown)},{kind:"stack",rows:(0,_document_document_js__WEBPACK_IMPORTED_MODULE_4__.RO)(groups,"group",blocks)}],weight:shown.
weight}})}function populated(groups,before){const holdsAny=({matched,batches})=>matched>0||batches.length>0,held=new Set(before.filter(holdsAny).map(({name:group})=>group)),
found=groups.filter(group=>holdsAny(group)||held.has(group.name));return found.length>0?found:groups}function summaryOf({diff,head}){if(!diff.head||!head||populated(
head,[]).length===0)return _text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd;const{peakAtOnce,worstLoss}=diff.head.effect,batches=head.reduce((sum,group)=>sum+group.
batches.length,0);return batches===0&&peakAtOnce===0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`nothing starts`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(batches,"batch")}, peak ${peakAtOnce}, worst loss ${worstLoss}`}const NOTES_SHOWN=10;function subjectFacts(subject,notes,{
isMergingSaid}){const{diff,byHand}=subject,more=notes.length-NOTES_SHOWN,label=(0,_merging_js__WEBPACK_IMPORTED_MODULE_5__.y)(subject)?"regardless":byHand===null?
"merging":"sync by hand",merging=diff.head?diff.head.change?.says:(0,_words_js__WEBPACK_IMPORTED_MODULE_8__.LJ)(diff);return[{label:"file",text:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
UU)("file",`${diff.place.file}:${diff.place.line}`)},...isMergingSaid||!merging?[]:[{label:diff.head?label:"merging",text:merging}],...notes.slice(0,NOTES_SHOWN).
map(note=>({label:"note",text:note})),...more>0?[{label:"note",text:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
U9)(more,"more note")} in the JSON report`}]:[]]}function groupFacts(group,before,all,{timeZone,withNames,isExplained}){const{batches,outBefore}=group,earlier=all.
slice(0,all.indexOf(group)),isIdle=group.matched===0&&batches.length===0,already=outBefore>0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`, ${outBefore} of them unavailable before it begins`:
_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd,lost=(0,_words_js__WEBPACK_IMPORTED_MODULE_8__.uM)(group.worstLoss,(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__.
ev)(group)?(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__.l2)(group):(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__.w3)(group)),aged=batches.length===
0?(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__.ar)([group]):null,why=isExplained||earlier.some(other=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.QV)(other.why,
group.why))||(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Im)(group.why)?_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)` (${group.why})`;return[["ceiling",ceilingPhrase(group)],["batches",batchesPhrase(group,before)],["peak",isIdle?null:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__.uM)(group.peakAtOnce,(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__.K3)(group))}${already}`],["worst lo\
ss",isIdle?null:aged?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${lost}${aged}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${lost}: ${(0,_brakes_js__WEBPACK_IMPORTED_MODULE_2__.
u)(group)}`],["if bad",restingPhrase(group,earlier)],["finish",isIdle?null:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${(0,_table_finish_js__WEBPACK_IMPORTED_MODULE_7__.
H)(group,[group],timeZone)}${why}`],["perhaps",ifNextPhrase(group,timeZone)],...blockedPhrases(group,withNames).map(phrase=>["blocked",phrase])].flatMap(([label,
phrase])=>phrase?[{label,text:phrase}]:[])}function ceilingPhrase(group){const{declared,byDefault,resolved,enforced}=group.ceiling,limit=enforced??resolved,number=limit===
null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`no limit`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(limit,group.unit),limits=group.calendar?.limits??
[],isCompound=limits.length>1||limits.some(({schedule})=>schedule!==null),origin=byDefault===void 0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` by default`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` (default ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)(byDefault)})`,fallback=limit===null?number:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`${number}${origin}`,written=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)(String(declared)),compared=isCompound?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`${written} (${number} now)`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${written} = ${number}`,shown=declared===null?fallback:String(declared)===String(
limit)?number:compared,left=resolved===enforced?(0,_calendar_js__WEBPACK_IMPORTED_MODULE_3__.KM)(group):null,now=left===null?_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`, ${left} left now`,force=resolved!==enforced&&enforced===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`, not enforced`:_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd,from=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.XF)(group.declaredIn)===(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.
XF)(group.rolls)?_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`, from ${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__.
ct)(group.declaredIn)}`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${shown}${now}${force}${from}`}function batchesPhrase(group,before){const now=sizesPhrase(
group);return before&&!(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.QV)(sizesPhrase(before),now)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${now}, was ${sizesPhrase(
before)}`:now}function sizesPhrase({batches,replacesFirst,unit}){if(batches.length===0)return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`none`;const sizes=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
eu)((0,_words_js__WEBPACK_IMPORTED_MODULE_8__.bB)(batches.map(batch=>batch.size))),each=replacesFirst?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`, sliding: the next ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
eu)(unit)} starts when one is gone`:_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd;return batches.length===1?sizes:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`${sizes} (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(batches.length,"batch")}${each})`}function ifNextPhrase({ifNext},timeZone){if(!ifNext)return null;
const end=(0,_table_finish_js__WEBPACK_IMPORTED_MODULE_7__.H)({outcome:ifNext.outcome,finish:null},[],timeZone);return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`${end}, if the next rollout of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__.pg)(ifNext.policies)} begins (${ifNext.why})`}function restingPhrase(group,earlier){
const resting=group.resting;return!resting||group.batches.length===0||earlier.some(other=>other.resting?.says===resting.says)?null:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__.uM)(resting.available,group.matched)} serving until someone intervenes: ${resting.says}`}function blockedPhrases(group,withNames){
return[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__.me)(group.blocked,({why})=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.tQ)(why)).values()].slice(
0,NOTES_SHOWN).map(blocked=>{const targets=blocked.map(({target})=>target),named=withNames?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__.
iT)(targets)})`:_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
U9)(targets.length,group.unit)} will not be touched${named}: ${blocked[0].why}`})}function runsOf(batches){const runs=[];for(const batch of batches){const run=runs.
at(-1);run&&run.first.size===batch.size&&batch.failed===0&&run.first.failed===0?runs[runs.length-1]={...run,last:batch}:runs.push({first:batch,last:batch})}return runs}
const RUNS_SHOWN=20,NAMES_SHOWN=3;function batchTable({batches,unit},withNames){if(batches.length===0)return[];const isEach=withNames&&unit==="cluster",columns=[
{title:"batch",isNumeric:!0},{title:`${unit}s`,isNumeric:!0},{title:"starts (UTC)"},{title:"ends (UTC)"},...withNames?[{title:`first ${unit}s`}]:[]],cells=({first,
last})=>{const isOne=first.index===last.index,failed=first.failed>0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`, ${first.failed} fail`:_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
gd;return[isOne?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${first.index}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${first.index} to ${last.index}`,
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${first.size}${isOne?_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)` each`}${failed}`,(0,_words_js__WEBPACK_IMPORTED_MODULE_8__.OK)(first.start),last.end===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`never`:(0,_words_js__WEBPACK_IMPORTED_MODULE_8__.
OK)(last.end,first.start),...withNames?[(0,_words_js__WEBPACK_IMPORTED_MODULE_8__.iT)(isEach?first.targets:first.targets.slice(0,NAMES_SHOWN))]:[]]},runs=isEach?
batches.map(batch=>({first:batch,last:batch})):runsOf(batches),more=runs.length-RUNS_SHOWN;return[{kind:"table",columns,rows:(0,_document_document_js__WEBPACK_IMPORTED_MODULE_4__.
RO)(runs.slice(0,RUNS_SHOWN),"line",cells)},...more>0?[(0,_document_document_js__WEBPACK_IMPORTED_MODULE_4__.FY)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
U9)(more,"more line")} of batches in the JSON report.`)]:[]]}}),655:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{Ee:()=>isPartUnjudged,Wm:()=>selectionOf,md:()=>worstFirst,tl:()=>rolls});var _manifest_path_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
83),_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1347),_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7388),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3098);function selectionOf(report){const{plan,findings}=report,touched=plan.policies.filter(isTouched),fresh=findings.filter(({status})=>status==="new"||status===
"worsened"),before=findings.filter(({status})=>status==="unchanged");return{situation:situationOf(report,touched),touched,untouched:plan.policies.filter(diff=>!isTouched(
diff)),subjects:subjectsOf(plan,touched),findings:{fresh,before,fixed:findings.filter(({status})=>status==="fixed"),decisive:decisiveOf(report,fresh,before),waived:worstFirst(
report.waived)}}}function rolls({situation}){return situation==="planned"||situation==="unjudged"}function isPartUnjudged({verdict,plan}){return verdict==="warn"&&
plan.problems.some(({isUnjudged})=>isUnjudged===!0)}function decisiveOf(report,fresh,before){const{verdict,failOn}=report;if(verdict!=="fail"&&verdict!=="warn"||
isPartUnjudged(report))return[];const counts=({severity})=>severity==="error"||severity==="warning"&&(verdict==="warn"||failOn==="warning");return fresh.some(counts)?
[]:before.filter(counts)}function situationOf({verdict,plan},touched){return verdict==="unknown"?"unjudged":plan.policies.length===0?"empty":touched.length===0?
"untouched":touched.every(diff=>diff.sameEffect)?"same-effect":"planned"}function isTouched({change,touchedThrough,sameEffect}){return change!=="unchanged"||touchedThrough.
length>0||!sameEffect}function subjectsOf({base,head,problems},touched){const rollers={base:keysOf(base),head:keysOf(head)},byHand=problems.flatMap(problem=>problem.
byHand??[]);return touched.flatMap(diff=>{const own={base:diff.base&&ownGroups(diff.base,rollers.base),head:diff.head&&ownGroups(diff.head,rollers.head)},isElsewhere=side=>own[side]?.
length===0&&(diff[side]?.effect.groups.length??0)>0,hasNone=side=>diff[side]===null||isElsewhere(side),isOnlyLimit=diff.head!==null&&own.base?.length===0&&hasNone(
"head");if(hasNone("base")&&hasNone("head")||isOnlyLimit||isRepresented(diff,rollers.head))return[];const before=representativeBefore(diff.head,base),{by=null}=byHand.
find(({paths})=>paths.some(path=>(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_2__.UO)(path,diff.place.file)))??{};if(!before)return[{diff,...own,byHand:by}];const compared={
...diff,base:before},outcome=(0,_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__.sG)(compared,!0);return[{diff:{...compared,outcome},base:before.effect.groups,head:own.
head,byHand:by}]})}function keysOf(side){return new Set(side?.policies.map(policy=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(policy.ref)))}function ownGroups(policy,rollers){
const key=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(policy.ref);return policy.effect.groups.filter(({rolls:rolls2})=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.
XF)(rolls2)===key||!rollers.has((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(rolls2)))}function isRepresentative({effect,ref}){return effect.groups.some(
group=>(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_3__.ev)(group)&&(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(group.rolls)===(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.
XF)(ref))}function representativeBefore(head,base){if(!head||!isRepresentative(head))return null;const groups=new Set(head.effect.groups.map(({name})=>name)),holdsOne=({
effect})=>effect.groups.some(({name})=>groups.has(name));return base?.policies.find(policy=>isRepresentative(policy)&&holdsOne(policy))??null}function isRepresented({
head},rollers){return!head||head.effect.groups.length===0||isRepresentative(head)?!1:head.effect.groups.every(group=>(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_3__.
ev)(group)&&rollers.has((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(group.rolls)))}const SEVERITIES=["error","warning","info"],STATUSES=["new","worse\
ned","unchanged","fixed"];function worstFirst(findings){return[...findings].sort((a,b)=>SEVERITIES.indexOf(a.severity)-SEVERITIES.indexOf(b.severity)||STATUSES.
indexOf(a.status)-STATUSES.indexOf(b.status))}}),6751:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{BK:()=>openSigns,BM:()=>legendOf,L$:()=>axisOf,Nf:()=>frozenSigns,O3:()=>axisLine,UT:()=>STEPS,z_:()=>batchSigns});var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9730),_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4091),_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7977);const STEPS=[
...[1,2,3,5,10,15,20,30].map(minutes=>minutes*_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.kg),...[1,2,3,6,12].map(hours=>hours*_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
iQ),...[1,2,7,14,28,56,112,364].map(days=>days*_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.sO)],MARK=9;function axisOf(from,to,most){return STEPS.map(stepMs=>{
const start=Math.floor(from/stepMs)*stepMs;return{from:start,stepMs,signs:Math.max(1,Math.ceil((to-start)/stepMs))}}).find(({signs})=>signs<=most)??{from,stepMs:(to-
from)/most,signs:most}}function axisLine({from,stepMs,signs}){const apart=STEPS.find(step=>step%stepMs===0&&step/stepMs>=MARK)??signs*stepMs;let line="";for(let at=Math.
ceil(from/apart)*apart;at<from+signs*stepMs;at+=apart){const label=at%_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.sO===0?`${(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.
uP)(at)} ${(0,_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.kb)(at).dayOfMonth}`:(0,_calendar_week_js__WEBPACK_IMPORTED_MODULE_1__.Yi)(at);line=`${line.padEnd(
(at-from)/stepMs)}|${label}`}return line}const SIGNS={"=":"until they are back","#":"batches too short for their numbers",">":"goes on",".":"nothing may start (\
the limit is 0)",":":"closed in part, or for some reasons",x:"freeze"};function legendOf(signs){return[.../\d/.test(signs)?["a number: the size of a batch that \
starts"]:[],...Object.entries(SIGNS).flatMap(([sign,meaning])=>signs.includes(sign)?[`${sign} ${meaning}`]:[])].join(", ")}function batchSigns({batches,allowed},axis){
const line=openSigns(allowed,axis).map(sign=>sign==="#"||sign==="!"?" ":sign),at=instant=>Math.floor((instant-axis.from)/axis.stepMs);let drawn=-1;for(const{start,
end,size}of batches){const from=Math.max(0,at(start));if(from>=axis.signs)continue;const until=end===null?1/0:Math.max(from,at(end-1)),first=Math.max(from,drawn+
1),last=Math.min(until,axis.signs-1);if(first>last){line[last]="#";continue}const number=String(size),hasRoom=number.length<=last-first;for(let i=first;i<=last;i++)
line[i]=hasRoom?number[i-first]??"=":"#";until>=axis.signs&&(line[last]=">"),drawn=last}return line.join("").trimEnd()}function openSigns(allowed,axis){const within={
from:axis.from,to:axis.from+axis.signs*axis.stepMs},near=allowed.filter(({from,to})=>from<within.to&&to>within.from);return signsOf(axis,stretch=>{const here=near.
filter(({from,to})=>from<stretch.to&&to>stretch.from);return here.length===0?" ":here.every(({limit})=>limit===0)?".":here.some(({limit})=>limit===null)?"!":here.
some(({limit})=>limit===0)?":":"#"})}function frozenSigns(windows,axis){return signsOf(axis,stretch=>(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_2__.Vk)(
(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_2__.Sj)(stretch,windows))>0?"x":" ").join("").trimEnd()}function signsOf({from,stepMs,signs},signOf){return Array.
from({length:signs},(_,i)=>signOf({from:from+i*stepMs,to:from+(i+1)*stepMs}))}}),3416:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Eb:()=>evictionsPhrase,X4:()=>isOnlyBudgets,iU:()=>evictionsRows,sZ:()=>budgetsPhrase});var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3098),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9125),_words_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5472),_row_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
2750);function limitsOf(subjects){const limit=side=>side?.drainLimit&&side.drainLimit.pods>0?side.drainLimit:null,rise=({base,head})=>base&&head?head.disruptionsAllowed-
base.disruptionsAllowed:-1/0;return subjects.map(({diff})=>({diff,base:limit(diff.base),head:limit(diff.head)})).filter(({base,head})=>base?.disruptionsAllowed!==
head?.disruptionsAllowed).sort((a,b)=>rise(b)-rise(a))}function evictionsRows(plan,subjects){return limitsOf(subjects).map(({diff,base,head})=>{const was=base?limitPhrase(
base):diff.base?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`not limited by it`:_row_js__WEBPACK_IMPORTED_MODULE_3__.ro,is=head?limitPhrase(head):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`no longer limited by it`,evictable=({disruptionsAllowed,pods})=>({count:disruptionsAllowed,whole:pods}),trend=(0,_row_js__WEBPACK_IMPORTED_MODULE_3__.RS)(base&&
evictable(base),head&&evictable(head)),whose=subjects.length>1?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__.ct)(
diff.ref)}`:_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd;return(0,_row_js__WEBPACK_IMPORTED_MODULE_3__.nM)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`Pods that drains may evict at a time${whose}`,
plan.base&&was,is,{trend})})}function isOnlyBudgets(subjects){const isBudget=({diff:{base,head}})=>{const sides=[base??[],head??[]].flat();return sides.some(side=>side.
drainLimit)&&sides.every(({effect})=>effect.groups.length===0)};return subjects.length>0&&subjects.every(isBudget)}function evictionsPhrase(subjects){const[first,
...others]=limitsOf(subjects).filter(({base,head})=>base&&head);if(!first?.head)return _text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd;const more=others.length>0?
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`; changes ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(others.length,"other budget")}`:_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
gd;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${mayEvict(first.head,first.diff,subjects)} (was ${first.base?.disruptionsAllowed??0})${more}`}function budgetsPhrase(subjects){
const moved=evictionsPhrase(subjects),unready=unreadyPhrase(subjects);if(!(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Im)(moved))return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
B5)([moved,unready],", ");const limits=limitsOf(subjects),removed=limits.filter(({head})=>!head).map(({diff})=>diff.ref);if(removed.length>0)return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`drains are no longer limited by ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__.pg)(removed)}`;const[added]=limits;return added?.head?mayEvict(added.head,added.
diff,subjects):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Im)(unready)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`no pod may be evicted more or less`:
unready}function mayEvict(limit,{ref},{length}){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`drains may evict ${limitPhrase(limit,length>1?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)` at a time under ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__.ct)(ref)}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` at a time`)}`}function unreadyPhrase(subjects){
const edited=subjects.filter(({diff})=>diff.head?.evictsUnready);if(edited.length===0)return _text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd;const wait=edited[0]?.
diff.head?.evictsUnready==="freed"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`no longer wait for`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`may wait for`;
return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`drains ${wait} pods under ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__.pg)(edited.map(({diff})=>diff.ref))} that are not ready`}
function limitPhrase({disruptionsAllowed,pods,held},when=_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd){const shared=held.find(({cause})=>cause==="several-budge\
ts")?.pods??0,covered=shared===pods?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`them`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${shared}`,as=shared===
0?_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`, as another budget covers ${covered} too`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`${Math.min(disruptionsAllowed,pods-shared)} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(pods,"pod")}${when}${as}`}}),2767:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{H:()=>finishPhrase,_:()=>finishRow});var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9730),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3098),_text_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9125),_words_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5472),_row_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
2750);function finishRow(plan,subjects){const last={base:lastOf(subjects,"base"),head:lastOf(subjects,"head")},cell=side=>endlessDrain(plan[side],subjects,side)??
(last[side]?endPhrase(last[side],side,plan,subjects.length>1):_row_js__WEBPACK_IMPORTED_MODULE_4__.ro),[was,is]=[last.base?.diff.base,last.head?.diff.head],isSame=was?.
effect.outcome===is?.effect.outcome&&was?.effect.finish===is?.effect.finish&&was?.change?.held===is?.change?.held;return(0,_row_js__WEBPACK_IMPORTED_MODULE_4__.
nM)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`Finishes`,plan.base&&cell("base"),cell("head"),{trend:plan.base?trendOf(was?.effect,is?.effect):_row_js__WEBPACK_IMPORTED_MODULE_4__.
Lo,...isSame?{isMoved:!1}:{}})}function endlessDrain(side,subjects,name){const blocker=side?.policies.find(policy=>policy.drainLimit?.held.some(({forGood,nodes})=>forGood&&
nodes===0)),isDrained=subjects.some(({diff})=>diff[name]?.effect.groups.some(({drains,outcome})=>drains===!0&&outcome==="complete"));return blocker&&isDrained?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`not known: drains that ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.ct)(blocker.ref)} blocks never end`:null}const WORST_LAST=["none","complete","unfinished",
"stopped","stuck"];function lastOf(subjects,side){const rankOf=subject=>{const{outcome="none",finish=null}=subject.diff[side]?.effect??{};return[WORST_LAST.indexOf(
outcome),finish??0,isNext(subject,side)?0:1]},after=(a,b)=>a.reduce((order,rank,i)=>order||(b[i]??0)-rank,0);return subjects.filter(({diff})=>diff[side]).toSorted(
(a,b)=>after(rankOf(a),rankOf(b)))[0]??null}const NOT_STARTED=new Set(["next-rollout","scale","migration","none"]);function isNext({diff},side){const change=diff[side]?.
change;return change?NOT_STARTED.has(change.kind):!1}function endPhrase(subject,side,{timeZone},isOneOfSeveral){const{effect,change}=subject.diff[side]??{};if(!effect)
return _row_js__WEBPACK_IMPORTED_MODULE_4__.ro;const{outcome,finish,groups}=effect,isOver=outcome==="none"||outcome==="complete",whose=isOneOfSeveral&&!isOver?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.ct)(subject.diff.ref)})`:_text_text_js__WEBPACK_IMPORTED_MODULE_2__.gd;if(outcome==="stuck"&&subject.diff.head?.
change?.kind==="eviction")return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`never: it is not executed${whose}`;if(change?.held!==void 0&&finish===null&&isOver)
return HELD_BACK[change.held];const isAssumed=isNext(subject,side)&&outcome==="complete"&&finish!==null;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${finishPhrase(
effect,groups,timeZone)}${isAssumed?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`, if started now`:_text_text_js__WEBPACK_IMPORTED_MODULE_2__.gd}${whose}`}
const HELD_BACK={paused:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`never: it is paused`,disabled:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`never: it is disabled`,
OnDelete:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`never by itself: with OnDelete someone has to delete the pods`,partition:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`never: its partition keeps all pods back`};function finishPhrase({outcome,finish},groups,timeZone){const cordoned=groups.flatMap(({lingers=[]})=>lingers).filter(
({until})=>until==="uncordon"),nodes=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(cordoned.length,"node"),ending=groups.filter(group=>group.outcome===outcome);
switch(outcome){case"complete":{if(finish===null)return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`already done`;const left=cordoned.length===0?_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`, with ${nodes} left cordoned until someone uncordons`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.D8)(finish,timeZone)}${left}`}case"none":return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`no rollout`;case"\
stopped":return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`never: an automatic stop ends it`;case"stuck":return ending.length>0&&ending.every(({mayEnd:mayEnd2,
unit})=>mayEnd2===!0&&unit==="node")?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`when the pods that it waits for have ended`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`never: it gets stuck`;case"unfinished":{const[held]=ending.flatMap(group=>group.held??[]),stages=ending.flatMap(group=>group.stage??[]);if(held!==void 0)return HELD_BACK[held];
if(stages.some(({awaitsStart})=>awaitsStart))return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`never: nothing starts until someone sets it to Run`;if(stages.
some(({awaitsPerson})=>awaitsPerson)){const approvals=[...new Set(stages.flatMap(stage=>stage.approvals??[]))];return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`when someone approves ${approvals.length===0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`it`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.BT)("cluste\
r",approvals,1)}`}return cordoned.length===0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`not within the dry rollout`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`when someone uncordons ${cordoned.length===1?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`the node`:nodes}`}}}function trendOf(base,head){const[was,is]=[
base?.finish??null,head?.finish??null];return was===null||is===null||Math.abs(is-was)<_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.kg?_row_js__WEBPACK_IMPORTED_MODULE_4__.
Lo:is>was?{arrow:"▲",word:"later",isWorse:!1}:{arrow:"▼",word:"earlier",isWorse:!1}}}),2750:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Lo:()=>STEADY,RS:()=>trendOf,nM:()=>row,ro:()=>NOT_THERE});var _text_render_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
2490),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9125);const STEADY={arrow:null,word:null,isWorse:!1},NOT_THERE=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`not there`;function row(label,base,head,more={}){const isMoved=base!==null&&(0,_text_render_js__WEBPACK_IMPORTED_MODULE_0__.Ul)(base)!==(0,_text_render_js__WEBPACK_IMPORTED_MODULE_0__.
Ul)(head);return{label,base,head,trend:STEADY,isMoved,isMain:!1,...more}}function trendOf(base,head){if(base===null||head===null||base.count===head.count)return STEADY;
const isHigher=head.count>base.count,[was,is]=[base.count*(head.whole??1),head.count*(base.whole??1)];return(isHigher?is<was:is>was)?STEADY:isHigher?{arrow:"▲",
word:"higher",isWorse:!0}:{arrow:"▼",word:"lower",isWorse:!1}}}),8358:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{P:()=>drawnGroups,R:()=>timelineSection});var _calendar_days_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9730),_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(
4091),_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7388),_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(650),_text_instants_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
7892),_text_render_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(2490),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(9125),_document_layout_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
9013),_rollout_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(7848),_signs_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(6751),_words_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(
5472);function drawnGroups({subjects}){return subjects.flatMap(({diff,base,head})=>(0,_rollout_js__WEBPACK_IMPORTED_MODULE_7__.J6)(head??[],base??[]).flatMap(group=>{
const was=base?.find(({name:of})=>of===group.name)??null;return group.batches.length+(was?.batches.length??0)===0?[]:[{diff,head:group,base:was&&isStartedByChange(
diff)?{...was,batches:[]}:was}]}))}function timelineSection(plan,selection,hide){const groups=drawnGroups(selection);return groups.some(({head,base})=>Math.max(
head.batches.length,base?.batches.length??0)>1)?[{title:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`Timeline of the batches`,blocks:[{kind:"picture",markdown:()=>ganttOf(
plan,groups,hide),terminal:(width,paint)=>linesOf(plan,groups,width,paint)}],weight:2}]:[]}function isStartedByChange({base,head}){return base!==null&&(0,_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__.
qR)(base)&&head!==null&&!(0,_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__.qR)(head)}const GANTT_GROUPS=6,GANTT_RUNS=12,GANTT_TICKS=7;function ganttOf(plan,groups,hide){
const drawn=groups.filter(({head})=>head.batches.length>0).slice(0,GANTT_GROUPS),titles=drawn.map(({head,diff:{ref}})=>(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__.
xe)(hide(head.name)+(drawn.length===1||ref.name===head.name?"":` ${hide(ref.name)}`))),lanes=drawn.flatMap(({head,base},i)=>{const same=titles.slice(0,i).filter(
title2=>title2===titles[i]).length,title=`${titles[i]??""}${same===0?"":` ${same+1}`}`,times=[base,head].map(side=>JSON.stringify(side?.batches.map(({size,start,
end})=>[size,start,end])));return base!==null&&base.batches.length>0&&times[0]!==times[1]?[{title:`${title} before`,group:base},{title:`${title} after`,group:head}]:
[{title,group:head}]}),batches=lanes.flatMap(({group})=>group.batches);if(batches.length===0)return _text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__.K$;const last=batches.
reduce((end,batch)=>Math.max(end,batch.end??batch.start),0),first=batches.reduce((start,batch)=>Math.min(start,batch.start),1/0),until=last+Math.max(_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
kg,Math.round((last-plan.at)/10)),span=until-plan.at,tick=_signs_js__WEBPACK_IMPORTED_MODULE_8__.UT.find(ms=>(until-first)/ms<=GANTT_TICKS)??364*_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
sO;return(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__.Te)`Times are in your browser's time zone.\n\n${(0,_text_escape_index_js__WEBPACK_IMPORTED_MODULE_2__.
VM)(["  dateFormat x","  todayMarker off",`  axisFormat ${span>7*_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.sO?"%Y-%m-%d":span>_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
sO/2?"%a %H:%M":"%H:%M"}`,`  tickInterval ${tickText(tick)}`,...lanes.flatMap(({title,group})=>[`  section ${title}`,...barLines(group,until)])])}`}function tickText(ms){
return ms%_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.sO===0?`${ms/_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.sO}day`:ms%_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.
iQ===0?`${ms/_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.iQ}hour`:`${ms/_calendar_days_js__WEBPACK_IMPORTED_MODULE_0__.kg}minute`}function barLines({batches,
unit},until){return(0,_rollout_js__WEBPACK_IMPORTED_MODULE_7__.ky)(batches).slice(0,GANTT_RUNS).map(({first,last})=>{const isOne=first.index===last.index,which=isOne?
`batch ${first.index}`:`batches ${first.index} to ${last.index}`,size=(0,_text_render_js__WEBPACK_IMPORTED_MODULE_4__.yw)(isOne?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
U9)(first.size,unit):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${first.size} each`),[says,tag]=last.end===null?[", never ends","crit, "]:["",""];return`\
  ${which}, ${size}${says} :${tag}${first.start}, ${last.end??until}`})}const TERMINAL_GROUPS=12,LABEL=11;function linesOf(plan,groups,width,paint){const shown=groups.
slice(0,TERMINAL_GROUPS),span=spanOf(plan.at,shown),axis=(0,_signs_js__WEBPACK_IMPORTED_MODULE_8__.L$)(span.from,span.to,width-LABEL),rows=shown.flatMap(({diff,
head,base})=>{const now=(0,_signs_js__WEBPACK_IMPORTED_MODULE_8__.z_)(head,axis)||"none",was=base&&((0,_signs_js__WEBPACK_IMPORTED_MODULE_8__.z_)(base,axis)||"n\
one"),isOther=was!==null&&was!==now;return[...(0,_document_layout_js__WEBPACK_IMPORTED_MODULE_6__.LV)((0,_text_render_js__WEBPACK_IMPORTED_MODULE_4__.yw)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${(0,_words_js__WEBPACK_IMPORTED_MODULE_9__.wn)(diff)} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.UU)("group",head.name)}`),width,2,2),...isOther?[paint(
"dim",line("base",was))]:[],line(isOther?"change":was===null?"plan":"both",now)]}),windows=plan.freezes.reduce((all,freeze)=>(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_10__.
Z6)(all,freeze.windows),[]),frozen=(0,_signs_js__WEBPACK_IMPORTED_MODULE_8__.Nf)(windows,axis),freezes=frozen===""?[]:[line("frozen",frozen)],signs=[...rows,...freezes].
map(one=>one.slice(LABEL)).join(""),lead=`From ${(0,_text_render_js__WEBPACK_IMPORTED_MODULE_4__.yw)((0,_words_js__WEBPACK_IMPORTED_MODULE_9__.D8)(axis.from,plan.
timeZone))}; each character is ${(0,_text_instants_js__WEBPACK_IMPORTED_MODULE_3__.S5)(axis.stepMs)}; the clock is UTC.`,more=groups.length-shown.length;return[
...[...(0,_document_layout_js__WEBPACK_IMPORTED_MODULE_6__.LV)(lead,width,0,2),...(0,_document_layout_js__WEBPACK_IMPORTED_MODULE_6__.LV)((0,_signs_js__WEBPACK_IMPORTED_MODULE_8__.
BM)(signs),width)].map(one=>paint("dim",one)),line("",(0,_signs_js__WEBPACK_IMPORTED_MODULE_8__.O3)(axis)).slice(0,width).trimEnd(),...rows,...freezes.map(one=>paint(
"yellow",one)),...more>0?[`  and ${more} more groups`]:[]]}function line(label,signs){return`    ${label.padEnd(LABEL-4)}${signs}`.trimEnd()}const LONGER=3;function spanOf(at,groups){
const own=groups.flatMap(({head:head2})=>head2.batches),all=[...own,...groups.flatMap(({base})=>base?.batches??[])],latest=of=>of.reduce((last,{start,end:end2})=>Math.
max(last,end2??start),at),[head,whole]=[latest(own),latest(all)],end=own.length>0&&whole-at>LONGER*(head-at)?head:whole,isOpen=all.some(batch=>batch.end===null);
return{from:at,to:Math.max(at+1,end+(isOpen?Math.ceil((end-at)/10):0))}}}),4988:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{S:()=>titlePhrase,j:()=>fixesPhrase});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(5022),
_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(1347),_systems_system_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3098),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
9125),_calendar_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6799),_moved_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(7822),_numbers_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
3679),_selection_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(655),_table_evictions_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(3416),_words_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
5472);function titlePhrase(report,selection){const found=foundPhrase(report,selection),says=sentenceOf(report,selection);return selection.situation==="unjudged"?
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`could not evaluate: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.B5)([says,found],", ")}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
kR)(found)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${found}. ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Nx)(says)}`:says}function foundPhrase(report,{
findings,situation}){const older=(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.Np)(findings.decisive),isNews=findings.waived.some(({status})=>status==="new"||status===
"worsened"),found=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.B5)([(0,_selection_js__WEBPACK_IMPORTED_MODULE_5__.Ee)(report)?unjudgedPhrase(report):_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
gd,(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.Np)(findings.fresh),(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Im)(older)?older:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`${older} pre-existing`,isNews?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(findings.waived.length,"\
finding")} waived`:_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd],", ");if((0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.kR)(found)||situation!=="planned")return found;
const before=(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.Np)(findings.before),fixes=fixesPhrase(findings.fixed);return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Im)(before)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.kR)(fixes)?fixes:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`no rule broken`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
B5)([fixes,(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`no new finding (${before} pre-existing)`],", ")}function unjudgedPhrase({plan}){const unjudged=plan.
problems.filter(({isUnjudged})=>isUnjudged===!0),are=id2=>unjudged.every(({code:of})=>of===id2);if(are("suspended"))return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`a part of the change waits until it is resumed`;if(!are("not-pruned"))return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`a part of the change was not evaluated`;
const retained=unjudged.flatMap(({keeps=[]})=>keeps).length;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`removed from the files, not from the cluster: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
U9)(retained,"object")}`}function fixesPhrase(fixed){const[first,...others]=fixed.filter(({severity})=>severity!=="info");if(!first)return _text_text_js__WEBPACK_IMPORTED_MODULE_1__.
gd;const of=first.policy?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.ct)(first.policy)}`:_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
gd,more=others.length>0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(others.length,"other finding")}`:
_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`fixes ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.aY)(
first.rule)}${of}${more}`}function sentenceOf(report,selection){const{situation,findings,subjects}=selection,isNews=findings.fresh.some(({rule,severity})=>severity!==
"info"||rule==="config-not-rolled");switch(situation){case"unjudged":{const errors=report.plan.problems.filter(({severity})=>severity==="error").length;return errors>
0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(errors,"error")} in the input`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`see the notices`}case"empty":return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`no policies in these files`;case"untouched":return isNews||(0,_selection_js__WEBPACK_IMPORTED_MODULE_5__.
Ee)(report)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`no policy changed`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`nothing changed`;case"same-ef\
fect":{const parts=partsOf(selection).filter(({kind})=>kind==="refused"||kind==="stuck"),isRefused=parts.some(({kind})=>kind==="refused"),isMoved=subjects.some(
({diff:{base,head}})=>base?.effect.finish!==head?.effect.finish),edits=isNews||isMoved?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`no number changes`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`the edit changes nothing`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.B5)([isRefused?_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd:edits,...parts.map(
({phrase})=>phrase)],"; ")}case"planned":return plannedPhrase(report,selection)}}function plannedPhrase(report,selection){const{subjects,touched}=selection,[first,
...others]=partsOf(selection);if(!first)return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`no number changes`;const evictions=first.kind==="drain-limit"?(0,_table_evictions_js__WEBPACK_IMPORTED_MODULE_6__.
sZ)(subjects):(0,_table_evictions_js__WEBPACK_IMPORTED_MODULE_6__.Eb)(subjects),moved=touched.flatMap(diff=>TAKES_TARGETS.has(diff.outcome.kind)?diff.moved.filter(
({to})=>to!==null):diff.moved);return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.B5)([leadPhrase(report,selection,first),...others.map(({phrase})=>phrase),evictions,
nodeActionPhrase(selection),waitsPhrase(selection),(0,_calendar_js__WEBPACK_IMPORTED_MODULE_2__.Y6)(selection)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`limits move to other hours`:
_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd,...(0,_moved_js__WEBPACK_IMPORTED_MODULE_3__.E)(moved,(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__.pK)(subjects))],
"; ")}const TAKES_TARGETS=new Set(["taken-away","cannot-work"]),FORMS={stuck:stuckPhrase,removed:same=>{const[{outcome,base},...others]=same,all=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
U9)(outcome.targets,(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.uF)(base?.effect.groups??[])),most=others.length>0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`up to `:
_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`removes ${namesOf(same)}${outcome.targets>0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)` from ${most}${all} at once`:_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd}`},"taken-away":takenPhrase,starts:startsPhrase,held:(same,isOnly)=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`no rollout${isOnly?_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` of ${namesOf(same)}`} starts until ${UNTIL[same[0].
outcome.by]}`,waits:()=>_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd,"drain-limit":()=>_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd,"cannot-work":same=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`cannot work as written and takes no target: ${namesOf(same)}`,refused:(same,isOnly)=>isOnly?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`the edit is refused; nothing is applied`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`refused: ${namesOf(same)}`,"no-effect":()=>_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd},KINDS=Object.keys(FORMS),
BESIDE=new Set(["removed","refused","cannot-work"]);function partsOf({touched,subjects}){const rolled=subjects.filter(({head,diff})=>head?.length!==0||diff.head?.
effect.groups.length===0),shown=(rolled.length>0?rolled:subjects).map(({diff})=>diff),keys=new Set(shown.map(({ref})=>ref)),beside=touched.filter(({ref,outcome})=>!keys.
has(ref)&&BESIDE.has(outcome.kind)),all=[...shown,...beside].sort((a,b)=>KINDS.indexOf(a.outcome.kind)-KINDS.indexOf(b.outcome.kind)).sort((a,b)=>reachedBy(b)-reachedBy(
a));return[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.me)(all,({outcome})=>outcome.kind)].map(([kind,of])=>({kind,of,phrase:FORMS[kind](of,all.length===
1)}))}function reachedBy({outcome}){return outcome.kind==="removed"||outcome.kind==="taken-away"?outcome.targets:outcome.kind==="starts"?outcome.targets.size:outcome.
kind==="stuck"&&outcome.start!=="next-rollout"?outcome.reach.whole:0}function namesOf(same){return(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.pg)(same.map(({ref})=>ref))}
function leadPhrase({plan},selection,{kind,of,phrase}){const{peak,loss}=(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__.d6)(plan,selection),[{outcome}]=of,isCompared=kind!==
"starts"||of.every(({base})=>base?.change?.kind==="continues"),risk=riskOf(selection,peak,loss,isCompared);if(outcome.kind==="waits")return waitingPhrase(of,outcome.
start,risk);if(outcome.kind==="held")return risk&&LATER.has(outcome.by)&&peak.head?.count!==0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${phrase}. Then it ${risk.
phrase}`:phrase;if(outcome.kind==="stuck"&&peak.head&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.kR)(peak.head.remark))return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`${phrase}; ${ofWhole(peak.head)}${peak.head.remark}`;const isNext=outcome.kind==="stuck"&&outcome.start==="next-rollout",isShown=kind==="starts"||risk?.isRise===
!0&&AT_MERGE.has(kind)&&!isNext;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.B5)([phrase,isShown?whoseRisk(risk,selection):_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
gd],"; ")}const AT_MERGE=new Set(["stuck","removed","taken-away"]);function riskOf({subjects},peak,loss,isCompared){if(peak.head?.whole===0&&peak.head.count===0)
return null;const measures=[...["loss","peak"].flatMap(what=>subjects.length>1?{what,...(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__.FS)(subjects,what)}:[]),{what:"\
loss",ref:null,...loss},{what:"peak",ref:null,...peak}],put=of=>of.what==="loss"?breaks(of):takes(of),risen=measures.find(pair=>(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__.
j3)(pair)>0);if(risen)return{of:risen.ref??null,phrase:put(risen),isRise:!0};if(!loss.head)return null;const fallen=measures.find(pair=>(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__.
j3)(pair)<0),{count:lost,whole,when}=loss.head,[taken,broken]=[takes({head:peak.head}),breaks({head:loss.head})],all=whole===peak.head?.whole?_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` of ${whole}`,both=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${taken} and could break ${lost}${all}${when}`,
apart=peak.head?.count===0?broken:lost===0?taken:both,compared=fallen?put(fallen):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${broken}, as before`;return{
of:null,phrase:isCompared&&peak.base&&loss.base?compared:apart,isRise:!1}}function breaks({base=null,head}){if(!head)return _text_text_js__WEBPACK_IMPORTED_MODULE_1__.
gd;const{count:broken,whole,unit,when}=head,says=broken===0&&whole>0&&base===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`breaks none of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
U9)(whole,unit)}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`could break ${ofWhole(head)}`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${says}${when}${was(
base)}`}function takes({base=null,head}){return head?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`takes up to ${ofWhole(head)} at once${head.when}${was(base)}`:
_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd}function was(base){return base?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` (was ${base.count})`:_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
gd}function ofWhole({count:part,whole,unit}){const more=part>whole?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` and their replacements`:_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
gd;return whole>0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${part} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(whole,unit)}${more}`:part===0?
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${part}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(part,unit)}function whoseRisk(risk,{subjects}){if(!risk?.
of)return risk?.phrase??_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd;const outcome=subjects.find(({diff})=>diff.ref===risk.of)?.diff.outcome,isNext=outcome?.kind===
"waits"&&outcome.start==="next-rollout";return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${isNext?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`the next rollout of `:
_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd}${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.ct)(risk.of)} ${risk.phrase}`}function startsPhrase(same,isOnly){const counts=[
...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.me)(same,({head})=>(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.uF)(head?.effect.groups??[]))].map(([unit,of])=>{
const taken=new Set(of.flatMap(({outcome})=>[...outcome.targets])).size,whole=same.length===1?same[0].outcome.whole:0;return taken<whole?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`${taken} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(whole,unit)}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(taken,unit)}),isNamedOnly=same.
every(({head})=>head?.effect.groups.every(_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__.ev)),isReplaced=same.every(({outcome})=>outcome.isReplacement),sure=isNamedOnly?
"disrupts":isReplaced?"replaces":"rolls out to",may=isReplaced?"may replace":"may roll out to",verb=isNamedOnly||same.every(({outcome})=>outcome.isSure)?sure:may,
which=isOnly?_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` (${namesOf(same)})`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.eu)(verb)} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.B5)(counts," and ")}${which} on merge`}const ROLLOUTS={
"on-merge":(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`the rollout`,"next-rollout":(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`no rollout starts on merge`,
"under-way":(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`the rollout under way`,regardless:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`regardless of this change, the rollout`,
unknown:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`the next rollout`},MAY_START={consolidation:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`merging lets consolidation disrupt more nodes, which is not forecast`,
waiting:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`unknown whether a rollout starts on merge`};function waitingPhrase(of,start,risk){if(!risk)return start===
"under-way"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`a rollout is under way`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`nothing is rolled out`;const whose=risk.
of?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.ct)(risk.of)}`:_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd,
mayStart=of.flatMap(({outcome})=>outcome.kind==="waits"&&outcome.mayStart||[]),rollout=mayStart[0]?MAY_START[mayStart[0]]:ROLLOUTS[start],isIdle=of.every(({head})=>head?.
effect.outcome==="none"&&head.effect.peakAtOnce===0);return start!=="next-rollout"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${ROLLOUTS[start]}${whose} ${risk.
phrase}`:isIdle?rollout:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${rollout}. The next ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.eu)(mayStart[0]?"\
rollout":"one")}${whose} ${risk.phrase}`}const UNTIL={paused:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`it is resumed`,disabled:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`it is enabled`,OnDelete:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`someone deletes pods (OnDelete)`,partition:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`its partition is lowered`,state:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`its state is Run`},LATER=new Set(["paused","disabled","state"]);function stuckPhrase([
{outcome,head,ref},...others],isOnly){const{how,start,isAsBefore}=outcome,{begun,done,whole,isWorstOrder}=outcome.reach,all=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
U9)(whole,(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.uF)(head?.effect.groups??[])),lost=head?.effect.groups.some(({extremes})=>extremes)?head.effect.worstLoss:0,
ends={"not-executed":(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`is not executed`,stopped:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`is stopped after ${begun} of ${all}`,
endless:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`takes ${whole===1?_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`all `}${all} and never ends`,stuck:begun===0?lost===0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`never starts`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`stops ${lost} of ${all} and replaces none`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`gets stuck after ${isWorstOrder?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`as few as `:_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd}${done} of ${all}`},rollout=how==="not-executed"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`the eviction`:
start==="next-rollout"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${ROLLOUTS[start]}. The next one`:ROLLOUTS[start],whose=isOnly?_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.ct)(ref)}`,more=others.length>0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`; ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(others.length,"other rollout")} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Tq)(others.length,"doe\
s","do")} not complete either`:_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${rollout}${whose} ${ends[how]}${isAsBefore?
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`, as before`:_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd}${more}`}function takenPhrase(same){const keyOf=({head,
outcome})=>`${outcome.how} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.uF)(head?.effect.groups??[])}`,targets=same.filter(one=>keyOf(one)===keyOf(same[0])).reduce(
(sum,{outcome})=>sum+outcome.targets,0),all=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(targets,(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.uF)(same[0].head?.
effect.groups??[])),{how}=same[0].outcome;return how==="placed"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`removes what was placed on ${all}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`deletes ${all}${how==="in-turn"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`, one after the other`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` at once`}`}
function waitsPhrase({subjects}){const open=subjects.filter(({diff:{outcome}})=>outcome.kind!=="held"&&outcome.kind!=="stuck").flatMap(({diff:{head}})=>head?.effect.
groups??[]).filter(group=>group.outcome==="unfinished");return open.some(group=>group.stage?.awaitsPerson===!0)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`waits for approval`:
open.some(({lingers=[]})=>lingers.some(({until})=>until==="uncordon"))?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`does not finish until someone uncordons`:
_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd}const ACTIONS={reboot:"drained and rebooted",restartAllServices:"drained, with all services restarted",service:"dr\
ained, with services restarted",noop:"drained, with nothing restarted",drain:"drained",none:""};function nodeActionPhrase({subjects}){const all=subjects.filter(
({head})=>head?.some(({batches})=>batches.length>0)),started=all.filter(({diff})=>diff.outcome.kind==="starts"),kinds=(started.length>0?started:all).map(({diff})=>diff.
head?.nodeAction?.kind),worst=Object.keys(ACTIONS).find(kind=>kinds.includes(kind));if(worst===void 0)return _text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd;const isOfAll=kinds.
every(kind=>kind===worst);return worst==="none"?isOfAll?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`no node is drained`:_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.eu)(`${isOfAll?"each node is":"some nodes are"} ${ACTIONS[worst]}`)}}),5472:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{D8:()=>instantPhrase,K$:()=>matchedOf,LJ:()=>goneText,Np:()=>bySeverity,OK:()=>utcPhrase,bB:()=>strip,ct:()=>policyName,
g3:()=>changePhrase,iT:()=>namesPhrase,pg:()=>shortList,uF:()=>unitOf,uM:()=>share,wn:()=>subjectName});var _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
1347),_systems_system_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3098),_text_instants_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7892),_text_plural_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
8392),_text_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9125);function unitOf(groups){const[first,...others]=new Set(groups.map(group=>group.unit));
return others.length>0?"target":first??"node"}function matchedOf(groups,sizeOf=({matched})=>matched){const[first]=groups;if(first&&(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_4__.
ev)(first))return(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_4__.l2)(first);const listed=groups.flatMap(({targets})=>targets),again=listed.length-new Set(
listed).size;return groups.reduce((sum,group)=>sum+sizeOf(group),0)-again}function bySeverity(findings){const counts=["error","warning"].map(severity=>{const{length}=findings.
filter(finding=>finding.severity===severity);return length>0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.U9)(length,severity):_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
gd});return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.B5)(counts,", ")}function share(part,whole){if(whole===0)return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`${part}`;const of=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`${part} of ${whole}`;return part>whole?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`${of} and their replacements`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`${of} (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.eu)((0,_text_plural_js__WEBPACK_IMPORTED_MODULE_2__.fL)(
part,whole))})`}const STRIP_ITEMS=30;function strip(sizes){const runs=[];for(const number of sizes){const size=number.toLocaleString("en-US"),last=runs.at(-1);last?.
size===size?last.times++:runs.push({size,times:1})}const isLong=runs.some(({times})=>times>3),items=runs.flatMap(({size,times})=>times>3?[`${size} x ${times.toLocaleString(
"en-US")}`]:Array(times).fill(size)),shown=items.slice(0,STRIP_ITEMS).join(isLong?", ":" ");return items.length>STRIP_ITEMS?`${shown} ... ${items.at(-1)??""}`:shown}
function instantPhrase(instant,timeZone){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.O0)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.uR)(instant),timeZone)}
function utcPhrase(instant,beside){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.eu)((0,_text_instants_js__WEBPACK_IMPORTED_MODULE_1__.kK)(instant,beside))}
function policyName(ref){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.UU)("policy",(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.d0)(ref))}function shortList(refs){
return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.H$)(refs.map(policyName),3)}function namesPhrase(names){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
BT)("target",names,5)}function subjectName({ref,base,head}){const others=((head??base)?.speaksFor?.objects??1)-1;return others>0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`${policyName(ref)} and ${others} more`:policyName(ref)}function changePhrase(diff){if(diff.change==="added"||diff.change==="removed")return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
eu)(diff.change);const{added=0,edited=0,deleted=0}=diff.head?.speaksFor?.changed??{},members=Object.entries({added,edited,deleted}).filter(([,number])=>number>0);
if(members.length>0)return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`with ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.B5)(members.map(([what,number])=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`${number} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.eu)(what)}`),", ")}`;const through=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.B5)(diff.touchedThrough.
map(policyName),", "),changed=diff.change==="changed"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`changed`:_text_text_js__WEBPACK_IMPORTED_MODULE_3__.gd;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
kR)(through)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.B5)([changed,(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`changed through ${through}`],", and "):
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.kR)(changed)?changed:diff.sameEffect?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`unchanged`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`unchanged, but rolls out differently`}function goneText({base}){const released=base?.releasedPods,left=released?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`: ${released.says}.`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`.${base?.onDelete?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)` ${base.onDelete.
says}`:_text_text_js__WEBPACK_IMPORTED_MODULE_3__.gd}`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`The policy is gone from these files${left}`}})};
