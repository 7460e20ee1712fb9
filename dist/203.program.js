export const id=203,ids=[203],modules={691:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{nX:()=>driftExitCode,CP:()=>driftReport,$W:()=>isRedDrift,aq:()=>unjudgedIn});var week=__webpack_require__(7977),canonical=__webpack_require__(6594),waivers=__webpack_require__(
4787),render=__webpack_require__(2490),text_text=__webpack_require__(9125),reviewed=__webpack_require__(163),lookup=__webpack_require__(5022),manifest=__webpack_require__(
4585),finding_text=__webpack_require__(5249),no_progress=__webpack_require__(8540),system_rules=__webpack_require__(1699),system=__webpack_require__(3439),days=__webpack_require__(
9730),differences=__webpack_require__(964),wholes=__webpack_require__(1347);function effectOn(kind,subject,says,isWorse){return{kind,subject,says:(0,text_text.Qq)`${subject}: ${says}`,
isWorse}}function groupName(policy,group,groups){return groups===1?policy:(0,text_text.Qq)`${policy} group "${(0,text_text.UU)("group",group)}"`}function whyText({
why}){return(0,text_text.Im)(why)?text_text.gd:(0,text_text.Qq)` Why: ${why}.`}function rolloutOf(now,then){const isNext=(kind="none")=>kind==="none"||kind==="n\
ext-rollout";return{isUnderWay:isUnderWay(now),wasUnderWay:isUnderWay(then),isNext:isNext(now),wasNext:isNext(then)}}function isUnderWay(kind){return kind==="co\
ntinues"||kind==="drift"}function rolloutEffects(pair){const{subject,policy,now,before,then}=pair,is=rolloutOf(policy.change?.kind,before.changeEffect?.kind),isHalfway=(0,wholes.
xx)(now)?is.isUnderWay:!is.isNext&&isPartial(now,is.isUnderWay),wasHalfway=(0,wholes.xx)(then)?is.wasUnderWay:!is.wasNext&&isPartial(then,is.wasUnderWay);if(!isHalfway&&
!wasHalfway)return null;const effect=(says,isWorse)=>effectOn("rollout",subject,says,isWorse);if(!isHalfway)return now.matched===0?[]:[effect((0,text_text.Qq)`the rollout that was under way is over.`,
!1)];if(is.isUnderWay&&!(0,wholes.$L)(now.outcome)){const again=now.outcome===then.outcome&&(0,text_text.Qq)`as last time `;return[effect((0,text_text.Qq)`${again}${heldText(
now)}`,!0)]}const[done,was]=[doneIn(now),doneIn(then)],progress=(0,text_text.Qq)`${done} of ${(0,text_text.U9)(now.matched,now.unit)} done`;return!wasHalfway||(0,wholes.
xx)(then)?[effect((0,text_text.Qq)`a rollout is under way: ${progress}.`,!1)]:done>was?[effect((0,text_text.Qq)`the rollout continues: ${progress}, ${was} last time.`,
!1)]:pair.isEdited||awaitsPerson(now)||!wasDue(pair)?[]:[effect((0,text_text.Qq)`the rollout has stalled: ${progress}, ${was} last time.${whyText(now)}`,!0)]}function toDo({
batches,inFlight}){if(!inFlight)return batches;const{targets,end}=inFlight;return[{targets,size:targets.length,start:null,end},...batches]}function leftIn(group){
return toDo(group).reduce((sum,{size})=>sum+size,0)}function isPartial(group,isDue){const left=leftIn(group);return left>0&&(isDue||left<group.matched)}function doneIn(group){
return Math.max(0,group.matched-leftIn(group)-group.blocked.length)}function doneWhenHalted({undone,matched,blocked,...group}){if(undone===void 0)return null;const left=toDo(
group).flatMap(({targets})=>targets);return matched-new Set([...left,...undone,...blocked.map(({target})=>target)]).size}function awaitsPerson({stage,outcome}){
return stage?.awaitsPerson===!0&&!(0,wholes.$L)(outcome)}function heldText(group){const approvals=group.stage?.approvals??[];if(awaitsPerson(group)&&approvals.length>
0)return(0,text_text.Qq)`it waits for a person to approve ${(0,text_text.BT)("target",approvals)}, and nothing of it starts before.`;const done=(0,wholes.xx)(group)?
doneWhenHalted(group):null,far=done!==null&&(0,text_text.Qq)` with ${done} of ${(0,text_text.U9)(group.matched,group.unit)} done`;return(0,text_text.Qq)`${differences.
i[group.outcome]}${far}.${whyText(group)}`}function wasDue({then,at,isUndated}){return toDo(then).some(({start,end})=>isUndated?start===null||start<=at:end!==null&&
end<=at-lateBy(then.start??end,end))}function lateBy(from,until){return Math.max(10*days.kg,.1*(until-from))}function findingEffects({plan,findings},then,edited){
const current=findings.filter(({status,severity})=>status!=="fixed"&&severity!=="info"),isKnown=knownIn(then.findings),wasError=knownIn(then.findings.filter(({severity})=>severity===
"error")),wasInBase=knownIn([...then.before,...then.findings]),rollouts=rolloutsOf(plan,then);return current.flatMap(finding=>{if((0,no_progress.J)(finding,"stu\
ck","joining"))return[];const{rule:rule2,policy}=finding,isEdited2=policy!==null&&edited.has((0,system.d0)(policy)),known={isKnown:(policy===null&&finding.severity===
"error"?wasError:isKnown)(finding),wasInBase:wasInBase(finding)},since=sinceText(finding,{rollouts,...known,isEdited:isEdited2});if(since===null)return[];const says=(0,text_text.
Qq)`${since.says}${(0,text_text.aY)(rule2)}: ${(0,finding_text.N)(finding)}`;return[{kind:"finding",subject:policy&&(0,system.ct)(policy),says,isWorse:since.isWorse}]})}
function sinceText(finding,given){const{isKnown,wasInBase,isEdited:isEdited2,rollouts}=given,own=nextRolloutsOf(finding).flatMap(name=>rollouts.get(name)??[]);if(isKnown){
const isHalting=own.some(one=>one.isHalting),isWorse=!(finding.rule===system_rules.ik.id&&finding.evidence.forGood===!0);return isLasting(finding)&&!isHalting?{
says:(0,text_text.Qq)`As last time: `,isWorse}:null}return isEdited2?{says:(0,text_text.Qq)`Since its edit: `,isWorse:finding.severity==="error"}:wasInBase&&own.
length>0&&own.every(({isAfterPass})=>isAfterPass)?{says:(0,text_text.Qq)`As before the change: `,isWorse:!1}:own.some(({isAnother})=>isAnother)?{says:(0,text_text.
Qq)`Next rollout: `,isWorse:!1}:{says:text_text.gd,isWorse:!0}}function isLasting(finding){return finding.rule===system_rules.AW.id?finding.evidence.waiver!=="u\
nused":finding.rule===system_rules.ik.id||(0,no_progress.J)(finding,"used-up")}function knownIn(findings){const causes=(0,lookup.me)(findings,({fingerprint})=>fingerprint),
all=new Set(findings.flatMap(keysOf)),isNext=({group})=>(0,system.H7)(group??"")!==null,merged=new Set(findings.filter(one=>isOfSeveral(one)||isNext(one)).flatMap(
keysOf));return finding=>{const before=causes.get(finding.fingerprint)?.flatMap(({breaks})=>breaks)??[],among=isOfSeveral(finding)?all:merged;return finding.breaks.
every(limit=>before.includes(limit))||keysOf(finding).every(key=>among.has(key))}}function isOfSeveral({evidence}){return Array.isArray(evidence.groups)||Array.
isArray(evidence.together)}function keysOf(finding){const{policy,group,evidence}=finding,{groups,together}=evidence;return Array.isArray(together)?together.map(
limit=>JSON.stringify([finding.rule,limit])):(Array.isArray(groups)?groups.filter(manifest.Gv).map(one=>[one.rule??finding.rule,one.group]):finding.breaks.map(limit=>[
limit,(0,system.H7)(group??"")??group??null])).map(([limit,of])=>JSON.stringify([limit,policy?(0,system.d0)(policy):null,of]))}function rolloutsOf(plan,then){const{
pairs}=(0,reviewed.N3)(plan,then),own=new Map(pairs.flatMap(({policy,before})=>before?.head?[[(0,system.d0)(policy.ref),rolloutSince(policy,before,before.head)]]:
[]));return new Map(pairs.map(({policy:{ref,effect}})=>{const rolled=effect.groups.length===0?[ref]:effect.groups.map(({rolls})=>rolls),names=[...new Set(rolled.
map(system.d0))];return[(0,system.d0)(ref),names.flatMap(name=>own.get(name)??[])]}))}function rolloutSince({change,effect},{change:edit,changeEffect},was){const{
isUnderWay:isUnderWay2,wasUnderWay,isNext}=rolloutOf(change?.kind,changeEffect?.kind);return{isAnother:wasUnderWay&&!isUnderWay2||!(0,wholes.$L)(was.outcome)&&(0,wholes.
$L)(effect.outcome),isAfterPass:edit!=="unchanged"&&changeEffect?.batched===!1&&isNext,isHalting:isUnderWay2&&(0,wholes.xx)(effect)}}function nextRolloutsOf({policy,
evidence}){if(policy)return[(0,system.d0)(policy)];const domains=Array.isArray(evidence.domains)?evidence.domains.filter(manifest.Gv):[];return[evidence,...domains].
flatMap(({contributors})=>Array.isArray(contributors)?contributors.filter(manifest.Gv):[]).flatMap(({policy:name,isNext})=>isNext===!0&&typeof name=="string"?[name]:
[])}var windows=__webpack_require__(8905),manifest_canonical=__webpack_require__(5288),outcome_of=__webpack_require__(7388),rule=__webpack_require__(9394);function liveEffects(plan){
return plan.policies.flatMap(diff=>{const{ref,base,head}=diff;if(!base||!head||head.isDeleted||!isEdited(diff))return[];const policy=(0,system.ct)(ref),effect=(says,isWorse=!0)=>effectOn(
"live",policy,says,isWorse),hold=holdText(base,head);if(hold)return[effect(hold)];if(isUnknownLimit(head)||isUnknownLimit(base))return[effect((0,text_text.Qq)`it differs in the cluster from the files; the snapshot does not show its pods.`)];
if(diff.sameEffect)return[];const[limit,limitAsked]=[base.drainLimit,head.drainLimit];if(limit&&limitAsked&&limit.desiredHealthy!==limitAsked.desiredHealthy)return[
effect((0,text_text.Qq)`it requires ${limit.desiredHealthy} of ${(0,text_text.U9)(limit.expectedPods,"healthy pod")} in the cluster, by the files ${limitAsked.desiredHealthy}.`,
limit.desiredHealthy<limitAsked.desiredHealthy)];const groups=[...base.effect.groups,...head.effect.groups];if(groups.length===0)return[effect((0,text_text.Qq)`it does something else in the cluster than by the files.`,
!1)];const others=groupEffects(plan,policy,base,head);if((0,outcome_of.$D)(head))return others;if(groups.every(({matched})=>matched===0))return[];const due=head.
change?.says??(0,text_text.Qq)`it starts.`,[limits,filed]=[base,head].map(one=>one.effect.groups.map(({ceiling})=>ceiling)),unapplied=(0,text_text.Qq)`the files and the cluster differ: they are not applied yet, or the object was changed in the cluster. Once they are applied: ${due}`;
return[effect(unapplied),...(0,manifest_canonical.TL)(limits,filed)?[]:others]})}function holdText(live,written){const[held2,asked]=[heldBy(live),heldBy(written)];
if(held2!==asked)return held2===null?(0,text_text.Qq)`it is ${(0,text_text.eu)((0,windows.Dx)(asked))} by the files, and continues in the cluster.`:(0,text_text.
Qq)`it is ${(0,text_text.eu)((0,windows.Dx)(held2))} in the cluster and not by the files: nothing of it starts there.`;const[own,other]=[partitionOf(live),partitionOf(
written)];return own===other?null:(0,text_text.Qq)`partition is ${own} in the cluster and ${other} in the files; pods below it keep the old version.`}function isEdited({
change,touchedThrough}){return change!=="unchanged"||touchedThrough.length>0}function heldBy(policy){return policy.change?.held??policy.onHold??null}function heldInCluster({
policies}){const held2=policies.filter(diff=>diff.base&&diff.head&&isEdited(diff)&&heldBy(diff.base)!==null&&heldBy(diff.head)===null);return new Set(held2.map(
({ref})=>(0,system.d0)(ref)))}function partitionOf({effect:{groups}}){const partition=Number(groups[0]?.strategy?.partition??0);return partition<(groups[0]?.matched??
0)?partition:0}function isUnknownLimit(written){return written.releasedPods?.pods===null&&written.drainLimit===void 0}function groupEffects(plan,policy,live,written){
const[held2,asked]=[(0,reviewed.jN)((0,rule.Aw)(live)),(0,reviewed.jN)((0,rule.Aw)(written))];return[...new Set([...held2.keys(),...asked.keys()])].flatMap(key=>{
const[own,other]=[held2.get(key),asked.get(key)],{name=""}=own??other??{},effect=(says,isWorse2=!0)=>[effectOn("live",groupName(policy,name,Math.max(held2.size,
asked.size)),(0,text_text.Qq)`${says}.`,isWorse2)];if(!other)return effect((0,text_text.Qq)`the cluster has this group, and the files do not`);if(!own)return effect(
(0,text_text.Qq)`the files have this group, and the cluster does not`);const all=(0,differences.t)(own,other,(0,text_text.Qq)`by the files`),hasPeak=all.some(({
kind})=>kind==="peak"),found=all.filter(({kind})=>kind!=="ceiling"||!hasPeak),clauses=found.map(({says})=>says);found.length===0&&!(0,manifest_canonical.TL)(courseOf(
own,plan),courseOf(other,plan))&&clauses.push((0,text_text.Qq)`other windows or batches, or another end`);const isWorse=all.some(one=>one.isWorse);return clauses.
length===0?[]:effect((0,text_text.Qq)`the cluster differs from the files: ${(0,text_text.B5)(clauses,"; ")}`,isWorse)})}function courseOf(group,{at,horizon}){return[
(0,windows.du)(group,{horizon})?.filter(({to})=>to>at)??null,group.batches.map(({size})=>size),group.finish]}var held=__webpack_require__(9861),systems=__webpack_require__(
5198),kinds=__webpack_require__(6396),fields=__webpack_require__(3549);const LAST_TIME=(0,text_text.Qq)`last time`;function numberEffects(pair,gone,isRolling){const{
subject,policy,now,before,then}=pair,rollout=rolloutOf(policy.change?.kind,before.changeEffect?.kind),isOther=isRolling||rollout.isNext!==rollout.wasNext||then.
outcome==="stuck"||rollout.wasUnderWay&&!rollout.isUnderWay,isTimed=now.calendar?.limits.some(({schedule})=>schedule!==null)??!1,isScaled=now.unit==="replica"&&
(0,fields.Po)((0,fields.UK)(policy.written,"spec"),"replicas")===null&&now.matched>0&&now.matched!==then.matched;return(0,differences.t)(now,then,LAST_TIME).flatMap(
({kind,says,isWorse})=>{if(isScaled&&kind!=="outcome")return[];const change=kind==="size"?"targets":"numbers",effect=(shown,worse)=>[effectOn(change,subject,shown,
worse)];if(kind==="size"){const isEmptied=now.matched===0&&now.isFallback!==!0;return effect((0,text_text.Qq)`${says}.${goneText(now,gone)}`,gone.length>0||isEmptied)}
if(kind==="ceiling")return isTimed?[]:effect((0,text_text.Qq)`${says}.`,isWorse);if(now.matched===0||kind==="outcome"&&then.matched===0)return[];if(kind==="outc\
ome"){const isShown=!isOther||!(0,wholes.$L)(now.outcome)||rollout.isNext&&rollout.wasNext,which=rollout.isNext&&(0,text_text.Qq)`next rollout: `;return isShown&&
!(isRolling&&rollout.isUnderWay)?effect((0,text_text.Qq)`${which}${says}.${whyText(now)}`,!(0,wholes.$L)(now.outcome)):[]}const isCeiling=({ceiling,peakAtOnce})=>ceiling.
enforced===peakAtOnce;if(kind==="peak"&&!isTimed&&isCeiling(now)&&isCeiling(then))return[];const isIdle=kind==="worst-loss"&&(0,wholes.$L)(then.outcome)&&!(0,wholes.
$L)(now.outcome)&&!isWorse;return isOther||isIdle||isOfFewTargets(pair)?[]:effect((0,text_text.Qq)`${says}.`,isWorse)})}function goneText({unit},gone){return gone.
length===0?text_text.gd:(0,text_text.Qq)` ${(0,text_text.U9)(gone.length,unit)} ${(0,text_text.Tq)(gone.length,"is","are")} there but no longer selected: ${(0,text_text.
BT)("target",gone)}.`}function isOfFewTargets({now,then}){const moved=Math.abs(now.outBefore-then.outBefore),[peak,loss]=[now.peakAtOnce-then.peakAtOnce,now.worstLoss-
then.worstLoss],isFew=now.outBefore<then.outBefore||!takesMuch(now.outBefore,limitOf(now)),isOfThese=Math.max(Math.abs(peak),Math.abs(loss))<=moved;return now.matched===
then.matched&&moved>0&&isOfThese&&isFew}function allowanceEffects({subject,now,then},isReported){const limit=limitOf(now),atWork=now.inFlight?.targets.length??0,
before=Math.max(0,then.outBefore-(then.inFlight?.targets.length??0)),remaining=spansOf(now).flatMap(span=>span.limit===limit?span.remaining??[]:[]),counted=remaining.
length===0?now.outBefore:(limit??0)-Math.max(...remaining),out=Math.max(0,Math.min(counted,now.outBefore-atWork));if(!limit||!takesMuch(out,limit))return[];if(out>=
limit?isReported||now.calendar!==void 0:out<=before)return[];const left=Math.max(0,limit-out-atWork),says=(0,text_text.Qq)`${(0,text_text.U9)(out,now.unit)} ${(0,text_text.
Tq)(out,"is","are")} already unavailable, ${before} last time, and ${(0,text_text.Tq)(out,"counts","count")} against the limit of ${limit}; left: ${left}.`;return[
effectOn("numbers",subject,says,!0)]}function takesMuch(out,limit){return limit===null||out>=.5*limit}function limitOf(group){const limits=spansOf(group).map(({
limit})=>limit);return limits.length===0?group.ceiling.enforced:limits.includes(null)?null:Math.max(0,...limits.map(limit=>limit??0))}function spansOf({allowed,
calendar}){return calendar?calendar.spans.filter(({reason})=>reason===calendar.rolledFor):allowed}function isJoint(one){return one.of!==null}function stateEffects({
head,inventory},then,at){const now=head.policies.flatMap(policy=>policy.recordedStates??[]).filter(isJoint),was=then.policies.flatMap(({recorded})=>recorded).filter(
isJoint);return[...(0,lookup.me)([...now,...was],({of})=>of).keys()].flatMap(of=>{const own=now.filter(one=>one.of===of).sort((a,b)=>(a.since??0)-(b.since??0)),
alike=(0,lookup.me)(own,one=>one.held!==null||isLate(one,at)?`${one.state} ${one.held===null}`:void 0),present=new Set(own.map(({target})=>target)),left=was.filter(
one=>one.of===of&&!present.has(one.target)&&inventory?.out.has(one.target)),effect=(list,says)=>effectOn("rollout",(0,text_text.UU)("object",of),(0,text_text.Qq)`${(0,text_text.
U9)(list.length,"node")} ${(0,text_text.Tq)(list.length,"is","are")} ${says}: ${namesOf(list)}.`,!0);return[...[...alike.values()].map(list=>effect(list,stateText(
list[0]))),...left.length===0?[]:[effect(left,(0,text_text.Qq)`no longer in it and still unavailable (cordoned or not ready)`)]]})}function isLate({since,until},at){
return since!==null&&until!==null&&until+lateBy(since,until)<at}function stateText({state,held:held2,since,until}){return held2===null?(0,text_text.Qq)`in ${(0,text_text.
UU)("object",state)} for longer than is configured (since ${(0,text_text.uR)(since??0)}, expected until ${(0,text_text.uR)(until??0)})`:(0,text_text.Qq)`in ${(0,text_text.
UU)("object",state)}, ${held2}`}function namesOf(list){const targets=list.map(({target})=>target);return(0,text_text.BT)("target",targets)}function failedEffects(policy){
const held2=(policy.recordedStates??[]).filter(one=>!isJoint(one)&&one.held!==null),[first]=held2;if(!first)return[];const unit=policy.effect.groups[0]?.unit??"\
node",says=(0,text_text.Qq)`${(0,text_text.U9)(held2.length,unit)} ${(0,text_text.Tq)(held2.length,"is","are")} ${(0,text_text.UU)("object",first.state)}, ${first.
held??text_text.gd}: ${namesOf(held2)}.`;return[effectOn("rollout",(0,system.ct)(policy.ref),says,!0)]}const KINDS=systems.LB.flatMap(({kinds:kinds2})=>kinds2);
function changedEffects(report,then,{edited,heldThere}){const{plan}=report,{pairs,gone}=(0,reviewed.N3)(plan,then);return[...pairs.flatMap(({policy,before})=>{if((policy.
recordedStates??[]).some(isJoint))return[];const groups=(0,rule.Aw)(policy);if(!before)return addedEffects(policy,groups);const[isEdited2,isUndated]=[edited.has(
(0,system.d0)(policy.ref)),then.isUndated===!0],effects=policyEffects({policy,before,isEdited:isEdited2,isUndated},groups,report);return heldThere.has((0,system.
d0)(policy.ref))?effects.filter(({kind,isWorse})=>kind==="targets"||!isWorse):effects}),...gone.flatMap(goneEffects),...vanishedEffects(plan,pairs)]}function seenAt({
at,snapshot:{takenAt}}){return Math.min(at,takenAt??at)}function policyEffects(compared2,groups,{plan,findings}){const{policy,before,isEdited:isEdited2}=compared2,
own=(0,system.ct)(policy.ref),was=(0,reviewed.ws)(before),moved=isEdited2?[]:movedEffects(own,groups,[...was.values()]),failed=failedEffects(policy);if(failed.length>
0)return[...moved,...failed];const{isUnderWay:is,wasUnderWay}=rolloutOf(policy.change?.kind,before.changeEffect?.kind),isFound=findings.some(({policy:of,status,
...finding})=>(0,no_progress.J)(finding,"used-up")&&status!=="fixed"&&of!==null&&(0,rule.WY)(of,policy.ref));return[...[...(0,reviewed.jN)(groups)].flatMap(([key,
now])=>{const then=was.get(key);if(!then)return[];const subject=groupName(own,now.name,groups.length),pair={...compared2,subject,now,then,at:seenAt(plan)},rollout=rolloutEffects(
pair);if(isEdited2)return[...numberEffects(pair,[],rollout!==null).filter(({kind})=>kind==="targets").map(one=>({...one,isWorse:!1})),...rollout??[]];const isReported=isFound||
is&&!(0,wholes.$L)(now.outcome);return[...numberEffects(pair,is||wasUnderWay?[]:unselected(pair,plan),rollout!==null),...rollout??[],...allowanceEffects(pair,isReported)]}),
...moved]}function unselected({now:{targets,rolls,unit},then},{head,inventory}){if(targets.length>=then.targets.length||unit==="replica")return[];const own=(0,rule.
BR)(head).filter(({group})=>(0,rule.WY)(group.rolls,rolls)),taken=new Set(own.flatMap(({group})=>group.targets));return then.targets.filter(target=>!taken.has(target)&&
inventory?.units.get(target)===unit)}function movedEffects(policy,now,then){const was=new Map(then.flatMap(group=>group.targets.map(target=>[target,group.name]))),
isRest=(from,to)=>from.startsWith(`${to}, `)||to.startsWith(`${from}, `),moved=now.flatMap(group=>group.targets.flatMap(target=>{const from=was.get(target)??group.
name;return from===group.name||isRest(from,group.name)?[]:[{target,from,group}]}));return[...(0,lookup.me)(moved,({from,group})=>JSON.stringify([from,group.name])).
values()].map(list=>{const[{from,group}]=list,targets=list.map(({target})=>target),says=(0,text_text.Qq)`${(0,text_text.U9)(list.length,group.unit)} went from ${(0,text_text.
UU)("group",from)} to ${(0,text_text.UU)("group",group.name)} without a change of policy: ${(0,text_text.BT)("target",targets)}.`;return effectOn("targets",policy,
says,group.isFallback===!0)})}function editedSince(plan,then){const{pairs,gone}=(0,reviewed.N3)(plan,then),isEdited2=({policy,before})=>!policy.live&&(before===
null||before.text!==void 0&&before.text!==(0,canonical.sc)(policy.written)),edited=new Set([...pairs.filter(isEdited2).map(({policy})=>(0,system.d0)(policy.ref)),
...gone.filter(({text:of})=>of!==void 0).map(system.d0)]),users=pairs.filter(({policy})=>policy.uses.some(ref=>edited.has((0,system.d0)(ref))));return new Set([
...edited,...users.map(({policy})=>(0,system.d0)(policy.ref))])}function addedEffects(policy,groups){const{ref,apiVersion,change,live}=policy;if((0,kinds.I)(KINDS,
{apiVersion,kind:ref.kind})?.only==="controller")return[];const subject=(0,system.ct)(ref),held2=(isUnderWay(change?.kind)?groups:[]).filter(group=>(0,wholes.xx)(
group)||awaitsPerson(group));return[{kind:"targets",subject,says:(0,text_text.Qq)`${subject} is new since the last report.`,isWorse:live},...held2.map(group=>effectOn(
"rollout",groupName(subject,group.name,groups.length),heldText(group),!0)),...failedEffects(policy)]}function goneEffects(before){const spec=(0,kinds.I)(KINDS,before);
if(before.recorded.some(isJoint)||spec?.only==="controller")return[];const subject=(0,system.ct)(before),isWorse=before.text===void 0&&spec?.runsOnce!==!0||isUnderWay(
before.changeEffect?.kind);return[{kind:"targets",subject,says:(0,text_text.Qq)`${subject} is gone since the last report.`,isWorse}]}function vanishedEffects(plan,pairs){
const vanished=pairs.filter(({policy,before})=>before?.inCluster===!0&&!before.recorded.some(isJoint)&&!(0,held.i)(policy,plan));return vanished.length>0&&plan.
inventory?.held.size===0?[{kind:"live",subject:null,says:(0,text_text.Qq)`The snapshot holds nodes only; ${(0,text_text.U9)(vanished.length,"object")} of the files that the last one held ${(0,text_text.
Tq)(vanished.length,"is","are")} not compared with the cluster.`,isWorse:!1}]:vanished.map(({policy})=>{const subject=(0,system.ct)(policy.ref),says=(0,text_text.
Qq)`${subject} is in the files but no longer in the cluster.`;return{kind:"live",subject,says,isWorse:!0}})}function driftReport(input){const{run}=input,{clusters,
problems}=compared(input),effects=clusters.flatMap(cluster=>cluster.effects),unjudged=run.reports.flatMap(unjudgedIn).map(({message})=>(0,render.Ul)(message)),isUnknown=problems.
length>0||unjudged.length>0,known=effects.some(({isWorse})=>isWorse)?"fail":effects.length>0?"warn":"pass",said=clusters.map(({report,effects:of})=>[report.plan.
cluster,of.map(({says})=>(0,render.Ul)(says))]);return{run,clusters,problems,verdict:isUnknown?"unknown":known,digest:(0,canonical.sc)([isUnknown,problems.map(render.
Ul),unjudged,said])}}function unjudgedIn({plan,standing=[]}){return[...plan.problems,...standing].filter(({severity,code:of})=>severity==="error"||of==="not-jud\
ged-before")}function driftExitCode({verdict}){return verdict==="unknown"?2:verdict==="pass"?0:1}function isRedDrift({verdict,run:{failOn}}){return verdict==="u\
nknown"?!0:failOn!=="never"&&(verdict==="fail"||verdict==="warn"&&failOn==="warning")}function compared({run,live,last}){if("why"in last)return{clusters:[],problems:[
(0,text_text.Qq)`The last report ${last.why}.`]};const named=cluster=>(0,text_text.UU)("cluster",cluster??"(no name)"),problems=live.flatMap(({cluster,problems:found})=>found.
flatMap(({code:of,message})=>of==="too-much-work"?(0,text_text.Qq)`What the cluster ${named(cluster)} holds is not compared with the files. ${message}`:[])),clusters=[],
single=run.reports.length===1&&last.clusters.length===1?last.clusters[0]:void 0;for(const report of run.reports){const{cluster}=report.plan,then=last.clusters.find(
one=>one.name===cluster)??(single?.name===null?single:void 0);if(!then){problems.push((0,text_text.Qq)`The last report holds nothing of the cluster ${named(cluster)}.`);
continue}const held2=live.find(plan=>plan.cluster===cluster),edited=editedSince(report.plan,then),effects=[...changedEffects(report,then,{edited,heldThere:held2?
heldInCluster(held2):new Set}),...stateEffects(report.plan,then,seenAt(report.plan)),...findingEffects(report,then,edited),...held2?liveEffects(held2):[],...aheadOf(
report)];clusters.push({report,then,effects,notes:editNotes(edited)})}return{clusters,problems}}function editNotes(edited){if(edited.size===0)return[];const names=(0,text_text.
BT)("policy",[...edited].sort());return[(0,text_text.Qq)`Edited in the files since then, so that only its size is compared: ${names}.`]}function aheadOf({plan:{
at},waived}){const lapsing=waived.flatMap(({waiver})=>{if(!waiver||(0,waivers.pJ)(waiver.expires)>at+week.mb)return[];const{rule:rule2,subject,owner,expires}=waiver;
return(0,text_text.Qq)`The waiver of ${(0,text_text.aY)(rule2)} for ${(0,text_text.V$)(subject)} (owner ${(0,text_text.V$)(owner)}) lapses at the end of ${(0,text_text.
eu)(expires)} UTC.`});return(0,text_text.XY)(lapsing).map(says=>({kind:"ahead",subject:null,says,isWorse:!1}))}}),6539:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{GY:()=>withSettings,QU:()=>withEdits,Rm:()=>THRESHOLDS,YL:()=>STRATEGIES,_F:()=>fieldOf,sm:()=>valuesOf});var yaml__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
8815);const STRATEGIES=["fixed","linear","exponential"],THRESHOLDS=["failureThreshold","safetyLimit","batchThreshold"];function fieldOf({path,renamed}){return renamed===
void 0?path:[...path.slice(0,-1),renamed]}function documentOf(documents,{kind,namespace,name}){const named=documents.filter(document=>document.errors.length===0&&
document.get("kind")===kind&&document.getIn(["metadata","name"])===name),ofNamespace=one=>named.find(document=>(document.getIn(["metadata","namespace"])??null)===
one);return ofNamespace(namespace)??ofNamespace(null)}function valuesOf(text,of){return documentOf((0,yaml__WEBPACK_IMPORTED_MODULE_0__.hR)(text),of)?.toJS()??null}
function withSettings(text,of,edits){return withEdits(text,documents=>documentOf(documents,of),edits)}function withEdits(text,choose,edits,documents=(0,yaml__WEBPACK_IMPORTED_MODULE_0__.
hR)(text)){return edits.reduce((edited,edit)=>{if(edited===null)return null;const root=choose(edited===text?documents:(0,yaml__WEBPACK_IMPORTED_MODULE_0__.hR)(edited))?.
contents,value=isJson(edited)?JSON.stringify((0,yaml__WEBPACK_IMPORTED_MODULE_0__.qg)(edit.value)):edit.value;return(0,yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(root)?
written(edited,root,edit.path,{...edit,value}):null},text)}function isJson(text){return/^\s*\{\s*"/.test(text)}function keyOf(text,name){return isJson(text)?JSON.
stringify(String(name)):String(name)}function written(text,node,[key,...rest],edit){if((0,yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(node)){const item=node.items[Number(
key)];return item?rest.length===0?replaced(text,item,edit.value):written(text,item,rest,edit):key===node.items.length&&rest.length===0?begun(text,node,edit.value):
null}if(!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node)||key===void 0)return null;const pair=node.items.find(one=>(0,yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(one.key)&&
one.key.value===key);if(!pair){if(rest.some(step=>typeof step=="number"))return null;const value2=rest.reduceRight((inner,step)=>`{${keyOf(text,step)}: ${inner}\
}`,edit.value);return begun(text,node,`${keyOf(text,key)}: ${value2}`)}const{value}=pair;if(rest.length>0)return value&&written(text,value,rest,edit);const[from,
to]=[pair.key.range?.[0],value?.range?.[1]];return edit.renamed===void 0?value&&replaced(text,value,edit.value):from===void 0||to===void 0?null:spliced(text,from,
to,`${keyOf(text,edit.renamed)}: ${edit.value}`)}function replaced(text,{range},value){return range?spliced(text,range[0],range[1],value):null}function spliced(text,from,to,value){
const end=text.slice(from,to).trimEnd().length+from;return text.slice(0,from)+value+text.slice(end)}function begun(text,of,entry){if(!of.range)return null;const[
from]=of.range;if(of.flow)return`${text.slice(0,from+1)}${entry}${of.items.length>0?", ":""}${text.slice(from+1)}`;const indent=" ".repeat(from-text.lastIndexOf(
`
`,from-1)-1),lineEnd=text.includes(`\r
`)?`\r
`:`
`;return`${text.slice(0,from)}${(0,yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(of)?"- ":""}${entry}${lineEnd}${indent}${text.slice(from)}`}}),964:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{i:()=>OUTCOMES,t:()=>differences});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5022),_text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9125),_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1347);const OUTCOMES={complete:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`it completes`,
none:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`nothing is to be done`,stuck:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`it gets stuck`,stopped:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`it is stopped`,unfinished:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`it does not complete within the horizon`},SHARE_RISES_BY=5;function differences(now,was,there){
const unit=n=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.U9)(n,now.unit),[limit,limitThere]=[now.ceiling.enforced,was.ceiling.enforced],isRaised=limitThere!==
null&&(limit===null||limit>limitThere),isMore=now.peakAtOnce>was.peakAtOnce||now.peakPercent>was.peakPercent+SHARE_RISES_BY,difference=(kind,says,isWorse)=>({kind,
says,isWorse}),peak=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${now.peakAtOnce} of ${unit(now.matched)} (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
eu)(`${now.peakPercent}%`)}) at once, ${there} ${was.peakAtOnce} of ${was.matched}`;return(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_1__.Eb)([now.matched!==
was.matched&&difference("size",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${unit(now.matched)}, ${there} ${was.matched}`,!1),limit!==limitThere&&difference(
"ceiling",limit===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`no limit at once, ${there} ${limitThere??0}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`a limit of ${unit(limit)} at once, ${there} ${limitThere??(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.eu)("none")}`,isRaised),(now.peakAtOnce!==was.peakAtOnce||
isMore)&&difference("peak",peak,isMore),now.worstLoss!==was.worstLoss&&!(losesAll(now)&&losesAll(was))&&difference("worst-loss",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`a bad version breaks up to ${unit(now.worstLoss)}, ${there} ${was.worstLoss}`,now.worstLoss>was.worstLoss),now.outcome!==was.outcome&&difference("outcome",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`${OUTCOMES[now.outcome]}, ${there} ${OUTCOMES[was.outcome]}`,(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_2__.$L)(was.outcome)&&!(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_2__.
$L)(now.outcome))])}function losesAll({worstLoss,matched}){return matched>0&&worstLoss>=matched}}),1115:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Z9:()=>denialOf,Bx:()=>gateExitCode,We:()=>gateReport,PI:()=>startTimes});var days=__webpack_require__(9730),rule=__webpack_require__(
9394),intervals=__webpack_require__(4091),wholes=__webpack_require__(1347),waivers=__webpack_require__(4787),gate_windows=__webpack_require__(8905);function nextCandidate({
at,reasons,run:{reports}}){const waits=reports.flatMap(({plan})=>{const isFrozen=reasons.some(({code,cluster})=>code==="freeze"&&cluster===plan.cluster);return closedUntil(
plan)??(isFrozen?busyUntil(plan)??[]:[])}),next=reports.flatMap(edgesOf).reduce((first,edge)=>edge>at&&edge<first?edge:first,at+days.sO);if(waits.length>0)return Math.
max(at+1,...waits);const groups=reports.flatMap(({plan})=>groupsOf(plan)),endsOf=group=>group.batches.map(({end:end2})=>end2===null?1/0:end2+(0,wholes.Z0)(group)),
end=Math.max(at,...groups.flatMap(endsOf)),hour=instant=>Math.floor(instant/days.iQ)*days.iQ;return Math.min(next,Math.max(hour(at)+days.iQ,hour(next-(end-at))))}
function closedUntil(plan){const freeze=(0,gate_windows.NT)(plan,plan.at);if(freeze)return freeze.window.to;const rolled=(0,gate_windows.Lr)(plan);return rolled.
length===0||!rolled.every(({group})=>(0,gate_windows.RN)(group,plan))?null:Math.min((0,gate_windows.gR)(rolled,plan),plan.horizon.to)}function busyUntil(plan){const windows=plan.
freezes.flatMap(freeze=>freeze.windows),groups=(0,gate_windows.Lr)(plan).map(({group})=>group),hit=windows.filter(window=>groups.some(group=>isBusyInto(group,window,
plan.at)));return hit.length===0?null:Math.max(...hit.map(({from})=>from))}function isBusyInto({batches,joining},{from,to},at){const added=new Set(joining),work=batches.
filter(({targets})=>targets.some(target=>!added.has(target))).flatMap(({start,end})=>end===null?[]:[{from:start,to:end}]),busy=(0,intervals.l7)(work.sort((a,b)=>a.
from-b.from)),last=busy.at(-1)?.to??at;return(busy[0]?.from??1/0)>at||last<=from?!1:(0,intervals.vY)({from:at,to:last},busy).every(gap=>gap.to-gap.from<to-from)}
function edgesOf({plan,waived}){return[...plan.freezes.flatMap(({windows})=>windows.flatMap(({from,to})=>[from,to])),...waived.flatMap(({waiver})=>waiver?[(0,waivers.
pJ)(waiver.expires)]:[]),...groupsOf(plan).flatMap(group=>[...(group.calendar?.spans??group.allowed).map(({from})=>from),...[...group.expiry?.expected??[],...group.
expiries?.expired??[]].map(one=>one.at),...group.outBefore>0?group.batches.flatMap(({end})=>end??[]):[]])]}function groupsOf({head,base}){return[head,...base?[base]:
[]].flatMap(side=>(0,rule.BR)(side).map(({group})=>group))}function gateReport(decideAt,at){const decision=decideAt(at);return decision.gate==="allow"?{decision,
outlook:(0,gate_windows.jH)(decision.run),next:null}:{decision,outlook:null,next:nextAllowed(decision,decideAt)}}function gateExitCode({gate,isUnknown}){return gate===
"allow"?0:isUnknown?2:1}const FARTHEST_MS=92*days.sO,MOST_IN_VAIN=60;function nextAllowed(denied,decideAt,until=denied.at+FARTHEST_MS){const most=plansFor(denied);
let inVain=0,decision=denied,isPossible=!denied.isUnknown;for(let plans=0;isPossible&&!isAllowedFresh(decision);plans+=1){inVain=decision.reasons.some(({code})=>code===
"broken-rule"||code==="worse-plan")?inVain+1:0;const at=nextCandidate(decision);isPossible=at<until&&plans<most&&inVain<MOST_IN_VAIN,isPossible&&(decision=decideAt(
at))}return{decision,outlook:isPossible?(0,gate_windows.jH)(decision.run):null,searchedUntil:decision.at}}function isAllowedFresh({reasons}){return reasons.every(
({code})=>code==="stale-snapshot")}function plansFor({run}){const targets=run.reports.flatMap(({plan})=>(0,rule.BR)(plan.head)).reduce((sum,{group})=>sum+group.
matched,0);return Math.max(24,Math.min(250,Math.floor(5e4/Math.max(1,targets))))}function denialOf({last:{reasons}}){return reasons.find(({code})=>code==="broke\
n-rule")??reasons[0]??null}function startTimes(decideAt,from,to){const spans=[];let last=decideAt(from);for(;last.at<to;){const next=nextAllowed(last,decideAt,to),
start=last=next.decision;if(next.outlook===null)break;let until=start.at;for(;last.at<to&&isAllowedFresh(last);last=decideAt(until))until=nextCandidate(last);spans.
push(spanOf(start,Math.min(until,to)))}return{from,to,spans:spans.sort(byRank),last}}function spanOf({at,run},until){const effects=run.reports.map(({plan})=>plan.
head),[peak]=effects.map(({combined})=>combined).toSorted((a,b)=>b.peakAtOnce-a.peakAtOnce),policies=effects.flatMap(effect=>effect.policies.map(policy=>policy.
effect)),[loss]=policies.toSorted((a,b)=>b.worstLoss-a.worstLoss);return{from:at,until,outlook:(0,gate_windows.jH)(run),peakAtOnce:peak?.peakAtOnce??0,worstLoss:loss?.
worstLoss??0,units:{peak:peak?.unit??"node",loss:loss?.groups[0]?.unit??"node"}}}function byRank(a,b){const ranks=({outlook,peakAtOnce,worstLoss,from})=>[outlook.
finish===null?1:0,worstLoss,peakAtOnce,outlook.endsInsideWindows===!1?1:0,outlook.endsBeforeFreeze?0:1,outlook.finish??0,from],[left,right]=[ranks(a),ranks(b)];
return left.map((rank,i)=>rank-(right[i]??0)).find(difference=>difference!==0)??0}}),163:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{N3:()=>pairPolicies,jN:()=>numbered,qC:()=>readReviewed,ws:()=>groupsIn});var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
4585),_plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6991),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3439),_text_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
9125);function policyKey(one){return JSON.stringify([one.system,(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_3__.F8)(one.apiVersion),one.kind,one.namespace,
one.name])}function pairPolicies({head},{policies}){const was=new Map(policies.map(policy=>[policyKey(policy),policy])),pairs=head.policies.flatMap(policy=>{const key=policyKey(
{...policy.ref,apiVersion:policy.apiVersion});return policy.isDeleted?[]:[{policy,before:was.get(key)??null}]}),kept=new Set(pairs.map(({before})=>before));return{
pairs,gone:policies.filter(policy=>!kept.has(policy))}}function groupsIn(policy){const own=(policy.head?.groups??[]).filter(({rolls})=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.
d0)(rolls)===(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.d0)(policy));return numbered(own)}function numbered(groups){const seen=new Map;return new Map(groups.
map(group=>{const number=(seen.get(group.name)??0)+1;return seen.set(group.name,number),[JSON.stringify([group.name,number]),group]}))}function readReviewed(json){
const read=(0,_plan_report_json_js__WEBPACK_IMPORTED_MODULE_0__.t)(json);if("why"in read)return read;if(read.verdict==="unknown")return{why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`is of a plan that could not be evaluated, so that nothing was reviewed`};const clusters=read.clusters.map(one=>{const found=one.findings.filter(({waiver})=>waiver===
null);return{...one,policies:one.policies.filter(({head})=>head!==null),combined:one.combined.withNext??one.combined,findings:found.filter(({status})=>status!==
"fixed"),before:found.filter(({status})=>status==="fixed")}}),isTwice=keys=>new Set(keys).size<keys.length;return clusters.some(({policies})=>isTwice(policies.map(
policyKey)))?{why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`has the same policy twice`}:isTwice(clusters.map(({name})=>name))?{why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`has the same cluster twice`}:{digest:read.digest,clusters}}}),8905:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{Dx:()=>heldText,KS:()=>startNotes,Lr:()=>rolledNow,NT:()=>freezeAt,RN:()=>isHeldByWindow,RY:()=>closedWindow,du:()=>openTimes,gR:()=>nextOpening,
jH:()=>outlookOf});var _calendar_intervals_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(4091),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
5022),_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(1347),_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7388),
_rules_rule_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9394),_systems_system_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3439),_text_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
9125);function freezeAt({freezes},at){return occurrences(freezes).filter(({window})=>window.from<=at&&at<window.to).sort((a,b)=>b.window.to-a.window.to)[0]??null}
function freezeAfter({freezes},at){return occurrences(freezes).filter(({window})=>window.from>at).sort((a,b)=>a.window.from-b.window.from)[0]??null}function occurrences(freezes){
return freezes.flatMap(({name,windows})=>windows.map(window=>({name,window})))}function rolledNow({head}){const all=(0,_rules_rule_js__WEBPACK_IMPORTED_MODULE_1__.
BR)(head).filter(({group})=>group.matched>0),started=all.filter(({policy})=>!(0,_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__.$D)(policy));return started.length>
0?started:all}function openTimes({calendar,allowed},{horizon}){const spans=calendar?calendar.spans.filter(({reason})=>reason===calendar.rolledFor):[...allowed].
sort((a,b)=>a.from-b.from),open=(0,_calendar_intervals_js__WEBPACK_IMPORTED_MODULE_4__.l7)(spans.filter(({limit})=>limit===null||limit>0)),[first]=open;if(!first)
return calendar?open:null;const{from,to}=calendar?calendar.within:horizon;return first.from<=from&&first.to>=to?null:open}function isHeldByWindow(group,plan){if(group.
start!==null&&group.start<=plan.at)return!1;const open=openTimes(group,plan);return open!==null&&!open.some(({from,to})=>from<=plan.at&&plan.at<to)}function nextOpening(rolled,plan){
const openings=rolled.flatMap(({group})=>(openTimes(group,plan)??[]).map(({from})=>from));return Math.min(...openings.filter(from=>from>plan.at))}const POLL_MS=6e4;
function closedWindow(plan){const rolled=rolledNow(plan),held=rolled.filter(({group})=>isHeldByWindow(group,plan)),startsNow=rolled.some(({group})=>!isHeldByWindow(
group,plan)&&group.start!==null&&group.start<=plan.at+POLL_MS),[first]=held;if(!first||startsNow)return null;const opens=nextOpening(held,plan),state=opens===1/0?
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`its limits allow nothing at any known time`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`its window is closed until ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
O0)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.uR)(opens),plan.timeZone)}`,others=held.length-1,more=others>0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)` The same applies to ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.U9)(others,"other group")}.`;return{says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`${first.subject}: ${state}, and nothing would start now.${more}`,place:first.policy.place}}function startNotes(plan){const rolled=rolledNow(plan);if(rolled.
length===0)return[(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`No policy has a target to roll.`];const held=rolled.filter(one=>isHeldByWindow(one.group,plan)&&
nextOpening([one],plan)<1/0).length,policies=[...new Set(rolled.map(({policy})=>policy))];return(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__.Eb)([policies.
every(_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__.$D)&&(policies.every(_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__.qR)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`No rollout starts by itself; this describes the next one.`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`Nothing new starts; rollouts in progress in the snapshot continue, whatever the gate decides.`),
...policies.map(({ref,change})=>change?.held&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.ct)(ref)} is ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
eu)(heldText(change.held))}: no target is updated until a person changes that; when it completes is unknown.`),held>0&&held<rolled.length&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`${held} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.U9)(rolled.length,"group")} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Tq)(held,"waits for i\
ts","wait for their")} window.`])}function heldText(held){return held==="OnDelete"||held==="partition"?`held back (${held})`:String(held)}function outlookOf({reports}){
const{at}=reports[0].plan,clusters=reports.map(({plan})=>({plan,rolled:rolledNow(plan),freeze:freezeAfter(plan,plan.at)})),rolled=clusters.flatMap(one=>one.rolled),
free=rolled.filter(isFree),ends=(free.length>0?free:rolled).map(finishOf),inside=clusters.flatMap(one=>one.rolled.flatMap(of=>insideWindows(of,one.plan))),freezes=clusters.
flatMap(({freeze})=>freeze??[]);return{at,finish:ends.includes(null)?null:Math.max(at,...ends.map(end=>end??0)),isHeld:free.length===0&&rolled.length>0,endsInsideWindows:inside.
length===0?null:inside.every(Boolean),nextFreeze:freezes.sort((a,b)=>a.window.from-b.window.from)[0]??null,endsBeforeFreeze:clusters.every(({rolled:own,freeze})=>own.
filter(isFree).every(one=>freeze===null||(finishOf(one)??1/0)<=freeze.window.from))}}function isFree({policy}){return policy.change?.held===void 0}function finishOf(one){
const{outcome,finish}=one.group;return isFree(one)?outcome==="none"?0:outcome==="complete"&&finish!==null?finish+(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_6__.
Z0)(one.group):null:null}function insideWindows({group},plan){const open=openTimes(group,plan);if(open===null)return[];const known=group.calendar?.within.to??plan.
horizon.to;return group.batches.filter(({start})=>start<known).map(({start,end})=>{const window=open.find(({from,to})=>from<=start&&start<to);return end!==null&&
window!==void 0&&end<=window.to})}}),3235:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{N:()=>loadSnapshot,U:()=>readFiles});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_stream__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
7075),node_v8__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8877),node_zlib__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(8522),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
3972),_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(2938),_snapshot_limits_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(3907),_snapshot_collector_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
5101),_snapshot_input_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(4424),_text_text_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(9125);const CHUNK_BYTES=1024**
2;async function loadSnapshot(paths,{limits,...from}={}){const fleetBytes=(0,node_v8__WEBPACK_IMPORTED_MODULE_2__.getHeapStatistics)().heap_size_limit/BYTES_IN_MEMORY,
collector=new _snapshot_collector_js__WEBPACK_IMPORTED_MODULE_7__.gR(!0,limits??{..._snapshot_limits_js__WEBPACK_IMPORTED_MODULE_6__.dR,fleetBytes});await readFiles(
collector,paths,from);const{takenAt,problems}=collector.finish();return{snapshot:collector.fleet(takenAt),problems}}const BYTES_IN_MEMORY=4;async function readFiles(collector,paths,{
stdin=process.stdin,onPart=()=>{}}={}){const sizeOf=path=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path,{throwIfNoEntry:!1})?.size??0,all=paths.reduce(
(sum,path)=>sum+sizeOf(path),0);let read=0;const counted=async function*(bytes){for await(const chunk of bytes)onPart((read+=chunk.length)/all),yield chunk};for(const path of paths){
const isStdin=path==="-",input=new _snapshot_input_js__WEBPACK_IMPORTED_MODULE_8__.N(isStdin?"standard input":path,collector),bytes=isStdin?stdin:counted((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
createReadStream)(path,{highWaterMark:CHUNK_BYTES}));try{for await(const chunk of inflated(bytes))if(!input.push(chunk))break}catch(error){input.fail(...faultOf(
error,path))}input.end()}}async function*inflated(bytes){const chunks=bytes[Symbol.asyncIterator](),first=await chunks.next();if(first.done===!0)return;async function*all(){
yield first.value,yield*{[Symbol.asyncIterator]:()=>chunks}}first.value[0]!==31?yield*all():yield*(0,node_stream__WEBPACK_IMPORTED_MODULE_1__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_1__.
Readable.from(all()),(0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGunzip)({chunkSize:CHUNK_BYTES}),()=>{})}function faultOf(error,path){const file=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.
Qq)`The snapshot ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.RK)(path))}`,reason=(0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__.
$)(error);if(reason==="")throw error;if(reason==="ENOENT"){const command=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.aY)(`kubectl get nodes -o json | fleetpla\
n snapshot - > ${(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_4__.RK)(path)}`);return["not-found",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.Qq)`${file} does not exist. Take it first: ${command}.`]}
return reason.startsWith("Z_")?["broken-gzip",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.Qq)`${file} is a gzip file that is cut off or damaged. Take it again.`]:
["unreadable",(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.Qq)`${file} cannot be read: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__.eu)((0,_text_file_errors_js__WEBPACK_IMPORTED_MODULE_5__.
A)(error))}`]}}),8521:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{C0:()=>readLegs,
EI:()=>countsIn,Vj:()=>verdictOf});var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3972),_plan_finding_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6029),_plan_report_json_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6991),_text_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9125);function readLegs(source,name,json){
const read=(0,_plan_report_json_js__WEBPACK_IMPORTED_MODULE_2__.t)(json);if("why"in read)return{source,why:read.why};if(read.clusters.length===0)return{source,why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`lists no cluster`};const flattering=read.clusters.find(one=>_plan_finding_js__WEBPACK_IMPORTED_MODULE_1__.Vz[one.verdict]<_plan_finding_js__WEBPACK_IMPORTED_MODULE_1__.
Vz[shownBy(one)]);if(flattering===void 0)return read.clusters.map(one=>legOf(source,one.name??name,one));const says=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`says ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.eu)(flattering.verdict)} and holds what comes to ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.eu)(shownBy(
flattering))}`;return{source,why:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`${says}: it was edited, or fleetplan did not write it`}}function legOf(source,cluster,report){
const{verdict,wouldFail,failOn,digest,at,snapshot,combined,policies,problems}=report,{peakAtOnce,removedAtOnce}=combined,effects=policies.flatMap(({head})=>head??
[]),started=policies.flatMap(policy=>{const{system,kind,namespace,name,change}=policy,starts=startedGroups(policy).map(({start})=>start);return starts.length===
0?[]:{policy:{system,kind,namespace,name},isRemoved:change==="removed",at:Math.min(...starts)}});return{cluster,source,verdict,wouldFail,failOn,digest,at,snapshot,
problems,peakAtOnce,headline:report.headline??(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`${peakAtOnce} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
U9)(snapshot.nodes,"node")} unavailable at once`,worstLoss:Math.max(0,...effects.map(({worstLoss})=>worstLoss)),policies:policies.length,changed:policies.filter(
({sameEffect})=>!sameEffect).length,ends:effects.flatMap(({groups})=>groups.map(({outcome,finish})=>({outcome,finish}))),openings:{base:openingsOf(policies,"bas\
e"),head:openingsOf(policies,"head")},begun:[...started,...removedAtOnce.map(({policy})=>({policy,isRemoved:!0,at}))],findings:report.findings.map(({evidence:_evidence,
cluster:_cluster,...kept})=>kept)}}function startedGroups({sameEffect,starts,head}){return(sameEffect||!starts?[]:head?.groups??[]).flatMap(group=>group.start===
null?[]:[{...group,start:group.start}])}function openingsOf(policies,side){return policies.flatMap(policy=>(policy[side]?.groups??[]).flatMap(({allowed})=>allowed.
flatMap(({reason,from,limit},index)=>{const before=allowed[index-1];return before?.reason===reason&&before.to===from&&before.limit===0&&limit!==0?[{at:from,policy:(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__.
J$)(policy)}]:[]})))}function shownBy({problems,findings,failOn}){return problems.some(problem=>problem.severity==="error")?"unknown":verdictOf(findings,failOn)}
function verdictOf(findings,failOn){const severities=findings.filter(countsIn).map(({severity})=>severity),isWarned=severities.includes("warning");return severities.
includes("error")||isWarned&&failOn==="warning"?"fail":isWarned?"warn":"pass"}function countsIn(finding){return finding.waiver===null&&(0,_plan_finding_js__WEBPACK_IMPORTED_MODULE_1__.
cJ)(finding)}}),9861:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{i:()=>isHeld});
var _manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5846);function isHeld({ref,apiVersion},{inventory}){return inventory?.held.has((0,_manifest_identity_js__WEBPACK_IMPORTED_MODULE_0__.
cu)({...ref,apiVersion}))??!1}}),780:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{l:()=>worstClustersFirst,q:()=>runReport});var _canonical_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6594),_finding_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6029);function runReport([first,...others]){if(first===void 0)throw new RangeError("a run over no cluster");const reports=[first,...others];return{reports,verdict:(0,_finding_js__WEBPACK_IMPORTED_MODULE_1__.
hm)(reports.map(({verdict})=>verdict)),wouldFail:reports.some(report=>report.wouldFail),failOn:first.failOn,digest:reports.length===1?first.plan.digest:(0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__.
sc)(reports.map(({plan})=>[plan.cluster,plan.digest]))}}function worstClustersFirst({reports}){return reports.toSorted((a,b)=>_finding_js__WEBPACK_IMPORTED_MODULE_1__.
Vz[b.verdict]-_finding_js__WEBPACK_IMPORTED_MODULE_1__.Vz[a.verdict])}}),9675:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{DR:()=>filesBelow,Pf:()=>folderRoot,Vv:()=>readPaths,qB:()=>givenFolder});var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4573),node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6760),_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
5288),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(5022),_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(83),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
7085),_text_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(9125),_file_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9057),_globs_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
1432),_policy_files_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(9223),_root_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(1911);function readPaths(paths,options={}){
const{limits=_root_js__WEBPACK_IMPORTED_MODULE_9__.Cl,rootAt=folderRoot}=options,cwd=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(options.cwd??"."),exclusions=paths.
filter(path=>path.startsWith("!")),named=paths.filter(path=>!path.startsWith("!")),{globs,problems}=(0,_globs_js__WEBPACK_IMPORTED_MODULE_7__.tI)(named.length>0?
["**",...exclusions]:exclusions),files=new Map,folders=new Map,textAt=(path,shown)=>{const absolute=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd,path);
if(path===_file_js__WEBPACK_IMPORTED_MODULE_6__.XO||(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.Jw)(absolute))return(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.bv)(path===
_file_js__WEBPACK_IMPORTED_MODULE_6__.XO?path:absolute,shown,limits);const isGlob=(0,_globs_js__WEBPACK_IMPORTED_MODULE_7__.Pt)(path)&&statsOf(absolute)===void 0,
{folder,rest}=isGlob?(0,_globs_js__WEBPACK_IMPORTED_MODULE_7__.zm)(path):{folder:path,rest:"**"},target=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd,folder),
stats=path===""?void 0:statsOf(target);if(stats===void 0&&isGlob)return(0,_policy_files_js__WEBPACK_IMPORTED_MODULE_8__.lX)(path,(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.
Dt)(reportedPath(cwd,target)),null);if(stats===void 0){const what=path===""?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.eu)("The empty path"):(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.
Dt)(path),message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.Qq)`${what} does not exist. Check the path; a git revision is given with --head-ref or --base-ref.`;
return(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__.Os)(null,"missing-path",message)}const link=linkOnTheWay(cwd,target);return link!==null?link:(stats.isDirectory()&&
(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__.DN)(folders,target,rest),stats.isDirectory()||globs.isExcluded(shown)?null:(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.
b6)((0,_file_js__WEBPACK_IMPORTED_MODULE_6__.$$)(target,shown,limits),shown))};for(const path of named)try{const shown=path===_file_js__WEBPACK_IMPORTED_MODULE_6__.
XO?"standard input":reportedPath(cwd,(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd,path)),content=textAt(path,shown);typeof content=="string"?files.set(
shown,{path:shown,key:"",text:content}):content!==null&&problems.push(content)}catch(error){problems.push((0,_root_js__WEBPACK_IMPORTED_MODULE_9__.$Z)(path,error))}
const read=[...folders].map(([folder,patterns])=>{const[root,prefix]=[rootAt(folder),prefixOf(cwd,folder)],isIncluded=path=>!globs.isExcluded(prefix+path),found=(0,_policy_files_js__WEBPACK_IMPORTED_MODULE_8__.
XD)(root,patterns,{limits,isIncluded,prefix});for(const file of found.files)files.set(file.path,file);return problems.push(...found.problems),{root,prefix,patterns,
isIncluded}});for(const{root,prefix,patterns,isIncluded}of read){const isSettled=path=>files.has(prefix+path)||!isIncluded(path),shown=(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.
Dt)(prefix.replace(/(?<=.)\/$/,""));for(const[glob,others]of(0,_policy_files_js__WEBPACK_IMPORTED_MODULE_8__.$V)(root,patterns,isSettled))problems.push((0,_policy_files_js__WEBPACK_IMPORTED_MODULE_8__.
lX)(glob,shown,others))}return{files:(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.$)([...files.values()]),problems:(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.KE)(problems)}}
function givenFolder(folder,rootAt){const[cwd,absolute]=[process.cwd(),(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder)],link=linkOnTheWay(cwd,absolute);
return{root:link===null?rootAt(absolute):(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.YP)(link),prefix:prefixOf(cwd,absolute)}}function linkOnTheWay(cwd,absolute){const isOwn=!(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.
FK)(cwd,absolute);for(let path=absolute;path!==cwd&&path!==(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.
dirname)(path)){if(statsOf(path)?.isSymbolicLink()===!0)return(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.OD)(reportedPath(cwd,path));if(isOwn)break}return null}function statsOf(path){
return(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path,{throwIfNoEntry:!1})}function prefixOf(cwd,folder){const path=reportedPath(cwd,folder);return path===
""||path.endsWith("/")?path:`${path}/`}function reportedPath(cwd,absolute){return((0,_file_js__WEBPACK_IMPORTED_MODULE_6__.FK)(cwd,absolute)?(0,node_path__WEBPACK_IMPORTED_MODULE_2__.
relative)(cwd,absolute):absolute).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join("/")}const MOST_ENTRIES=5e5,LEFT_OUT=new Set([".git","node_modules"]),EMACS_LOCK="\
.#";function folderRoot(folder){const root=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(folder),idOf=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_10__.
Oo)(file=>{const stats=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file);if(stats.size>_root_js__WEBPACK_IMPORTED_MODULE_9__.Cl.bytes)return file;const content=stats.
isSymbolicLink()?targetIn(root,file):(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file);return(0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_3__.fg)(
content)});return{...filesBelow(root),idOf:({sha})=>idOf(sha),read(wanted,limits){(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.J5)(wanted.length,0,limits);const contents=new Map;
let bytes=0;for(const entry of wanted){const{path,sha}=entry,content=(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.PJ)(entry)?targetIn(root,sha):(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.
$$)(sha,path,limits);contents.set(path,content),bytes+=Buffer.isBuffer(content)?content.length:0,(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.J5)(0,bytes,limits)}return contents}}}
function targetIn(root,link){const target=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(link),isOwn=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(
target)&&(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.FK)(root,target);return Buffer.from(isOwn?(0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.
join)(link,".."),target)||".":target)}function filesBelow(root){const entries=[],problems=[],folders=[""];let looked=0;for(let folder=folders.pop();folder!==void 0;folder=
folders.pop()){let children=[];try{children=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root,folder),{withFileTypes:!0,
encoding:"buffer"})}catch(error){problems.push((0,_root_js__WEBPACK_IMPORTED_MODULE_9__.$Z)(folder,error))}if(looked+=children.length,looked>MOST_ENTRIES){const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__.
Qq)`${(0,_root_js__WEBPACK_IMPORTED_MODULE_9__.Dt)(root)} contains more than ${MOST_ENTRIES} files and folders; none was read. Name a smaller folder.`;return{entries:[],
problems:[(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_4__.Os)(null,"too-many-files",message)]}}for(const child of children){const name=child.name.toString(),
isLink=child.isSymbolicLink();if(LEFT_OUT.has(name)||isLink&&name.startsWith(EMACS_LOCK))continue;const path=(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_11__.
nx)(folder,name),isFolder=child.isDirectory();isFolder&&(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(child.name)&&folders.push(path);const mode=isLink?_root_js__WEBPACK_IMPORTED_MODULE_9__.
BG:child.isFile()?"100644":isFolder?"040000":"000000";(!isFolder||!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(child.name))&&entries.push({path,mode,sha:`${root}\
/${path}`})}}return{entries:(0,_file_js__WEBPACK_IMPORTED_MODULE_6__.$)(entries),problems}}}),9414:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{FY:()=>paragraph,Mc:()=>entriesOf,Qv:()=>comparisonTable,RO:()=>rowsOf,Xq:()=>noteEntry,c3:()=>listOf,i3:()=>placesText,
m8:()=>countedSection,s6:()=>byLevel});var _text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9125);function noteEntry(says){return{level:"note",id:null,
says}}const LEVELS=["error","warning","note","info"];function byLevel(entries){return entries.toSorted((a,b)=>LEVELS.indexOf(a.level)-LEVELS.indexOf(b.level))}function rowsOf(items,are,rowOf){
return{items:items.map(item=>()=>rowOf(item)),are}}function paragraph(shown){return{kind:"paragraph",text:shown}}function listOf(items,are){return items.length===
0?[]:[{kind:"list",rows:rowsOf(items,are,text=>({text}))}]}function entriesOf(entries){return{kind:"entries",rows:rowsOf(entries,"finding",entry=>entry)}}const PLACES_SHOWN=3;
function placesText(all,withColumn){const places=new Set(all.map(({file,line,column})=>line===null?file:withColumn&&column?`${file}:${line}:${column}`:`${file}:${line}`));
return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.BT)("file",[...places],PLACES_SHOWN)}function countedSection(title,length,block){return length===0?[]:[{title:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`${title} (${length})`,blocks:[block]}]}function comparisonTable(rows){const isCompared=rows.some(({base})=>base!==null),titles=isCompared?["","base","this c\
hange"]:["","this plan"],cells=({label,base,head,isHigher})=>[label,...isCompared?[base??_text_text_js__WEBPACK_IMPORTED_MODULE_0__.gd]:[],{head,isHigher}];return{
kind:"table",columns:titles.map(title=>({title})),rows:rowsOf(rows,"number",cells)}}}),305:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Ai:()=>PAGE_MARK,B_:()=>markerLine,EK:()=>markedComment,Ql:()=>commentMarker,gY:()=>parseMarker,s8:()=>markerKey});var _plan_canonical_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6594),_text_escape_lines_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3085),_text_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9764);
const MARKER=/^<!-- fleetplan v1 key=([\w.:%-]+) digest=([\w:.%-]+) -->(?:\r?\n|$)/,LONGEST_KEY=200;function commentMarker(key,digest){return markerLine({key:markerKey(
key),digest})}function markedComment(key,maxBytes,bodyOf){const body=bodyOf(maxBytes-(0,_text_escape_lines_js__WEBPACK_IMPORTED_MODULE_1__.$$)((0,_text_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__.
vz)(commentMarker(key,(0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_0__.sc)(""))))-1);return`${(0,_text_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__.vz)(commentMarker(
key,(0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_0__.sc)(body)))}
${body}`}function markerLine({key,digest}){return(0,_text_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__.qn)(`fleetplan v1 key=${key} digest=${safe(digest)}`)}
function parseMarker(body){const[,key,digest]=MARKER.exec(body)??[];return key===void 0||digest===void 0?null:{key,digest}}function markerKey(key){const encoded=safe(
key===""?"default":key);return encoded.length<=LONGEST_KEY?encoded:safe((0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_0__.sc)(key))}function safe(text){let encoded="";
for(const byte of new TextEncoder().encode(text)){const character=String.fromCharCode(byte),stays=/[\w.:]/.test(character)||character==="-"&&!encoded.endsWith("\
-");encoded+=stays?character:`%${byte.toString(16).padStart(2,"0")}`}return encoded}const PAGE_MARK='<meta name="generator" content="fleetplan">'}),5002:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{K:()=>footerPhrases});var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3439),_text_instant_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5357),_text_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9125),_words_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5472);function footerPhrases(report){
return[planPhrase(report),snapshotPhrase(report),versionsPhrase(report.plan),coveragePhrase(report),definitionsPhrase(report.plan),unlabeledPhrase(report.plan)].
filter(shown=>!(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Im)(shown))}function planPhrase({plan,sides,rulesFrom}){const made=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`made for ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.D8)(plan.at,plan.timeZone)}.`,base=sides.base===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`, with no base to compare with`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)` against ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.UU)("file",sides.base)}`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`Plan ${digestOf(plan)} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.UU)("file",sides.head)}${base}, ${made} Rules from ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
V$)(rulesFrom)}.`}function snapshotPhrase({plan:{at,cluster,snapshot}}){const{nodes,ready,clusters,takenAt}=snapshot,of=cluster!==null&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)` ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.UU)("cluster",cluster)}`,isHub=nodes===0&&clusters>0,counted=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
B5)([!isHub&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(nodes,"node")}, ${ready} ready`,clusters>0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
U9)(clusters,"member cluster")]),apart=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.eu)((0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_1__.S5)(Math.abs(at-(takenAt??
at)))),age=takenAt===null?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`of unknown age`:takenAt>at?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`taken ${apart} after the moment planned for`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${apart} old`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`Snapshot${of}: ${counted}, ${age}, digest ${digestOf(
snapshot)}.`}function versionsPhrase({head:{assumedVersions}}){const versions=assumedVersions.map(({system,version,why})=>{const assumed=why!==_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.
f7&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)` (assumed: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.V$)(why)})`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.eu)(system)} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.aY)(version)}${assumed}`});return versions.length===
0?_text_text_js__WEBPACK_IMPORTED_MODULE_2__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`Versions: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.B5)(
versions)}.`}const SHOWN=3;function coveragePhrase({coverage={evaluated:0,notEvaluated:[]},passed=[]}){const{evaluated,notEvaluated}=coverage,left=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`Evaluated: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(evaluated,"object")}. Not evaluated: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.BT)("obj\
ect",notEvaluated)}.`,files=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`Nothing planned: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(passed.length,
"file")}.`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.B5)([notEvaluated.length>0&&left,passed.length>0&&files]," ")}function definitionsPhrase(plan){const left=plan.
head.policies.flatMap(policy=>policy.byDefinition??[]).filter(one=>one.unevaluated.length>0);if(left.length===0)return _text_text_js__WEBPACK_IMPORTED_MODULE_2__.
gd;const definitions=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.XY)(left.map(({definition})=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.UU)("object",definition)));
return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(left.length,"object")} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Tq)(left.length,"is","are")} evaluated by the built-in definitions, as the cluster's own could not be: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.H$)(definitions,
SHOWN)}.`}const TOLERATED=.05;function unlabeledPhrase({inventory,head}){const groups=head.policies.flatMap(({effect})=>effect.groups).filter(({unit})=>unit==="\
node"),nodes=[...new Set(groups.flatMap(({targets})=>targets))],missing=(inventory?.domains??[]).map(label=>({label:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
aY)(label),of:nodes.filter(node=>!inventory?.labelsOf(node)[label]).length})),used=missing.filter(({of})=>of<nodes.length),labels=missing.map(({label})=>label);
if(used.length===0&&labels.length>0&&nodes.length>0)return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`Failure domains are not checked: no node has a label ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
B5)(labels," or ")}.`;const shares=used.filter(({of})=>of>nodes.length*TOLERATED).map(({label,of})=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
uM)(of,nodes.length)} without ${label}`);return shares.length===0?_text_text_js__WEBPACK_IMPORTED_MODULE_2__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`Failure domains are not checked for nodes: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
B5)(shares)}.`}function digestOf({digest}){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.aY)(digest.replace(/^sha256:/,"").slice(0,12))}}),2448:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{S:()=>hiderOf});var _manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3972);const HIDDEN="[hidden\
]",RUNS=/[A-Za-z0-9][A-Za-z0-9._-]*/g;function hiderOf(reports,detail){if(detail==="full")return text=>text;const targets=new Set(reports.flatMap(targetNames)),
isName=text=>targets.has(text)||reports.some(({plan})=>plan.inventory?.has(text)===!0);return text=>isName(text)?HIDDEN:text.replace(RUNS,run=>{const bare=(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_0__.
hT)(run,"._-");return isName(run)?HIDDEN:isName(bare)?HIDDEN+run.slice(bare.length):run})}function targetNames({plan:{policies}}){const sides=policies.flatMap(({
base,head})=>[base,head]),groups=[...new Set(sides.flatMap(side=>side?.effect.groups??[]))],others=[...groups.flatMap(({blocked})=>blocked),...policies.flatMap(
({moved})=>moved)];return[...groups.flatMap(({targets})=>targets),...others.map(({target})=>target)]}}),2651:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{L8:()=>documentPage,renderPage:()=>renderPage});var external_node_crypto_=__webpack_require__(7598),run_report=__webpack_require__(
780);class Html{source;constructor(source){this.source=source}}function markup(fixed,...parts){return new Html(fixed.map((between,i)=>between+sourceOf(parts[i]??
null)).join(""))}function sourceOf(part){return part===null?"":part instanceof Html?part.source:typeof part=="number"?part.toLocaleString("en-US"):typeof part!=
"string"?part.map(({source})=>source).join(""):part.replace(/[<>&"']|[^ -~]|#(?=\[)/gu,character=>`&#x${(character.codePointAt(0)??0).toString(16)};`)}var visible=__webpack_require__(
2040),markdown=__webpack_require__(9764),plural=__webpack_require__(8392),render=__webpack_require__(2490),text_text=__webpack_require__(9125),words=__webpack_require__(
5472),document_document=__webpack_require__(9414);const ROWS_SHOWN=200,PLACES_SHOWN=20,SIGNS={pass:["\u2713","Passes"],warn:["!","Passes with warnings"],fail:["\
\u2715","Fails"],unknown:["?","Could not be evaluated"],allow:["\u2713","Allowed"],deny:["\u2715","Denied"],error:["\u2715","Error"],warning:["!","Warning"],info:[
"i","Info"],note:["i","Note"]};function documentHtml(document,source){const{title,head,entries,sections,foot=[]}=document,draw=new Drawing(document.mask??(shown=>shown),
source),sign=title.sign??"unknown",lines=of=>of.map(line=>markup`<p>${draw.text(line)}</p>\n`),folds=sections.map(({title:line,blocks})=>{const body=blocks.map(
block=>draw.block(block));return markup`<details><summary>${draw.text(line)}</summary>${body}</details>\n`});return markup`<header>
<p class="verdict ${sign}">${signOf(sign)}</p>
<h1>${draw.text(title.report??text_text.gd)} ${draw.text(title.says)}</h1>
${head.map(block=>draw.block(block))}</header>
<section class="findings">
<h2>Findings</h2>
${entries.length>0?draw.block((0,document_document.Mc)(entries)):markup`<p>No finding of this change.</p>\n`}</section>
<div class="pictures"></div>
${folds.length>0?markup`<section>\n<h2>Details</h2>\n${folds}</section>\n`:null}<footer>
${lines(foot)}</footer>
`}function signOf(of){const[sign,word]=SIGNS[of];return markup`<span aria-hidden="true">${sign}</span> ${word}`}class Drawing{mask;source;constructor(mask,source){
this.mask=mask,this.source=source}text(shown){const code=written=>markup`<code dir="auto">${written}</code>`,pieces=(0,render.oO)(this.mask(shown)).flatMap(({kind,
text})=>kind==="literal"?[markup`${text}`]:kind!=="foreign"?[code((0,visible.Ru)(text))]:(0,markdown.Vf)(text).map(piece=>piece.code?code(piece.text):markup`${piece.
text}`));return markup`${pieces}`}block(block){switch(block.kind){case"paragraph":return markup`<p>${this.text(block.text)}</p>\n`;case"list":return this.list(block.
rows,({text})=>markup`<li>${this.text(text)}</li>\n`);case"entries":return this.list(block.rows,entry=>this.entry(entry));case"table":return this.table(block);case"\
facts":{const{of,facts}=block,title=of&&markup`<h3>${this.text(of.name)}, ${this.text(of.size)}</h3>\n`,lines=facts.map(({label,text})=>markup`<dt>${label}</dt><dd>${this.
text(text)}</dd>\n`);return markup`${title}<dl>\n${lines}</dl>\n`}case"stack":{const{first,more}=firstOf(block.rows,all=>markup`${all.map(one=>this.block(one))}`);
return markup`${first}${more}`}case"document":return documentHtml(block.document,this.source)}}list(rows,rowOf){const{first,more}=firstOf(rows,rowOf);return markup`<ul>\n${first}</ul>\n${more}`}entry({
level,id:id2,subject,places=[],says,fix,also,base}){const rule=id2===null?null:markup` <code>${id2}</code>`,where=[...new Map(places.map(place=>[`${place.file}:${place.
line}`,place])).values()].slice(0,PLACES_SHOWN).map(place=>this.place(place)),line=(label,of)=>of&&!(0,text_text.Im)(of)?markup`<p>${label}${this.text(of)}</p>\n`:
null,lines=[markup`<p><span class="badge ${level}">${signOf(level)}</span>${rule} ${this.text(subject??text_text.gd)}${where}</p>\n`,markup`${line(null,(0,text_text.
Nx)(says))}${line(markup`<strong>Fix:</strong> `,fix)}`,markup`${line(null,also)}${line(markup`Base: `,base)}`];return markup`<li>\n${lines}</li>\n`}place(place){
const shown=this.text((0,document_document.i3)([place],!1)),url=urlOf(place,this.source);return url===null?markup` ${shown}`:markup` <a href="${url}" rel="noreferrer">${shown}</a>`}table({
columns,rows}){const style=i=>columns[i]?.isNumeric===!0?"number":"",head=columns.map(({title},i)=>title===""?markup`<td></td>`:markup`<th scope="col" class="${style(
i)}">${title}</th>`),{first,more}=firstOf(rows,([name=text_text.gd,...cells])=>{const others=cells.map((cell,i)=>markup`<td class="${style(i+1)}">${this.cell(cell)}</td>`);
return markup`<tr><th scope="row" class="${style(0)}">${this.cell(name)}</th>${others}</tr>\n`}),body=markup`<thead><tr>${head}</tr></thead>\n<tbody>\n${first}</tbody>`;
return markup`<div class="wide" tabindex="0" role="group" aria-label="Table"><table class="numbers">\n${body}\n</table></div>\n${more}`}cell(shown){if(typeof shown==
"string")return markup`${shown}`;if("parts"in shown)return this.text(shown);const value=this.text(shown.head);return shown.isHigher?markup`${value} <span class="worse">▲ higher</span>`:
value}}function firstOf({items,are},rowOf){const more=items.length-ROWS_SHOWN;return{first:items.slice(0,ROWS_SHOWN).map(item=>rowOf(item())),more:more>0?markup`<p>${(0,plural.
hS)(more,`more ${are}`)} in the JSON report.</p>\n`:null}}function urlOf({file,line},source){return line===null||!source||!/^https:\/\/[^\s"'<>]+$/.test(source.
server)||file.split("/").some(segment=>["",".",".."].includes(segment))?null:`${source.server}/${(0,words.S_)(`${source.repository}/blob/${source.sha}/${file}`)}\
#L${line}`}var marker=__webpack_require__(305),plan_document=__webpack_require__(426),system=__webpack_require__(3439),hidden_names=__webpack_require__(2448),numbers=__webpack_require__(
3679),report_selection=__webpack_require__(655);function picturesOf(report,detail){const{at,horizon,freezes,head}=report.plan,{courses}=head,hide=(0,hidden_names.
S)([report],detail),show=written=>(0,visible.Ru)(hide(written)),selection=(0,report_selection.Wm)(report);return{at,horizon:horizon.to-at,freezes:freezes.map(({
name,windows})=>({name:show(name),spans:windows.map(({from,to})=>[from-at,to-at])})),views:courses?(0,numbers.gn)(report.plan,selection.subjects).map(unit=>viewOf(
unit,courses,report,selection,detail,show)):[]}}function viewOf(unit,courses,{plan},{subjects},detail,show){const since=instant=>instant-plan.at,sinceOrNull=instant=>instant===
null?null:since(instant),units=plan.inventory?.units??new Map,targets=new Map;for(const[target,of]of units)of===unit&&numberOf(targets,target);const rollouts=new Map,
touched=new Set(subjects.map(({diff})=>(0,system.XF)(diff.ref))),written=({from,end,turnsBadAt,stays})=>{const own=stays.filter(({target,isHypothetical,policy})=>(units.
get(target)??"node")===unit&&(!isHypothetical||policy&&touched.has((0,system.XF)(policy))));return{from:since(from),end:since(end),turnsBadAt:sinceOrNull(turnsBadAt),
ifBegan:own.some(({isHypothetical})=>isHypothetical),stays:own.map(({target,policy,group,batch,from:start,to,failedAt,holds})=>[numberOf(targets,target),group===
null?-1:numberOf(rollouts,policy?`${(0,system.d0)(policy)} ${group}`:group),Math.max(0,batch),since(start),sinceOrNull(to),sinceOrNull(failedAt),holds?1:0])}},[
most]=subjects.flatMap(({diff,head})=>diff.head&&head?.some(group=>group.unit===unit)?[diff.head]:[]).toSorted((a,b)=>b.effect.worstLoss-a.effect.worstLoss),worst=most&&
courses.worst(most.ref),before=plan.base?.courses?.healthy(unit),scope=(0,numbers.Od)(plan.head,unit);return{unit,head:written(courses.healthy(unit)),base:before?
written(before):null,worst:worst?{policy:show((0,system.d0)(most.ref)),loss:most.effect.worstLoss,course:written(worst)}:null,targets:targetsOf([...targets.keys()],
plan,detail,show),rollouts:[...rollouts.keys()].map(show),peak:scope?.withoutNext.peakAtOnce??0,members:scope?.members??0}}function targetsOf(names,{inventory},detail,show){
const labels=(inventory?.domains??[]).map(key=>{const values=new Map,of=names.map(target=>{const own=inventory?.labelsOf(target)??{},value=Object.hasOwn(own,key)?
own[key]:void 0;return value===void 0||value===""?-1:numberOf(values,value)});return{key,values:[...values.keys()].map(show),of}});return{count:names.length,names:detail===
"full"?names.map(show):null,labels:labels.filter(({values})=>values.length>0)}}function numberOf(numbers2,name){const known=numbers2.get(name)??numbers2.size;return numbers2.
set(name,known),known}function renderPage(run,{detail,source,runUrl,assets}){const articles=(0,run_report.l)(run).map(report=>articleOf(report,detail,source));return htmlDocument(
articles,runUrl,assets)}function documentPage(document,assets){const pictures={at:0,horizon:0,freezes:[],views:[]};return htmlDocument([{name:"report",body:documentHtml(
document,null),pictures}],null,assets)}function articleOf(report,detail,source){return{name:`${report.plan.cluster??"cluster"}: ${report.verdict}`,body:documentHtml(
(0,plan_document.N)(report,detail),source),pictures:picturesOf(report,detail)}}function htmlDocument(articles,runUrl,{script,style}){const policy=["default-src \
'none'",`script-src '${hashOf(script)}'`,`style-src '${hashOf(style)}'`,"base-uri 'none'","form-action 'none'","require-trusted-types-for 'script'","trusted-typ\
es 'none'"].join("; "),run=runUrl&&markup`<p><a href="${runUrl}" rel="noreferrer">The run that made this page</a></p> `,parts=articles.map(({name,body})=>markup`<article data-name="${(0,visible.
Ru)(name)}">${body}</article> `);return`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
${marker.Ai}
<title>Rollout plan</title>
<style>${style}</style>
</head>
<body>
<main>
${markup`${parts}${run}`.source}</main>
<script type="application/json" id="data">${scriptSafe(JSON.stringify(articles.map(({pictures})=>pictures)))}<\/script>
<script>${script}<\/script>
</body>
</html>
`}function hashOf(text){return`sha256-${(0,external_node_crypto_.createHash)("sha256").update(text,"utf8").digest("base64")}`}function scriptSafe(json){return json.
replace(/[<>&]|[^ -~]|#(?=\[)/g,unit=>`\\u${unit.charCodeAt(0).toString(16).padStart(4,"0")}`)}}),90:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{GJ:()=>COMMENT_BYTES,hR:()=>FORMATS,Ai:()=>document_marker.Ai,yr:()=>PLACELESS_FORMATS,R$:()=>SUMMARY_BYTES,rR:()=>annotationsOfRun,
SM:()=>numbers.SM,Zl:()=>driftIssue,WA:()=>gateSentences,Q:()=>inlineMarker,s8:()=>document_marker.s8,FN:()=>newFindings,gY:()=>document_marker.gY,iI:()=>renderDrift,
zt:()=>renderFailure,SR:()=>renderFailureComment,Ww:()=>renderFailureIssue,eh:()=>renderGate,_:()=>renderInline,t3:()=>renderMerge,Gu:()=>renderMergeComment,eJ:()=>renderRun,
qN:()=>renderRunSummary,VD:()=>renderStartTimes,lI:()=>renderTuned});var visible=__webpack_require__(3972),lines=__webpack_require__(3085),escape_markdown=__webpack_require__(
9764),lookup=__webpack_require__(5022),leg=__webpack_require__(8521),finding=__webpack_require__(6029),run_report=__webpack_require__(780),render=__webpack_require__(
2490),text_text=__webpack_require__(9125),document_document=__webpack_require__(9414),written=__webpack_require__(5444),plan_document=__webpack_require__(426),selection=__webpack_require__(
655),report_title=__webpack_require__(4988);function runDocument(run,detail){if(run.reports.length===1)return(0,plan_document.N)(run.reports[0],detail);const plans=(0,run_report.
l)(run).map(report=>({cluster:report.plan.cluster??"(no name)",verdict:report.verdict,says:(0,report_title.S)(report,(0,selection.Wm)(report)),document:(0,plan_document.
N)(report,detail)})),sections=plans.map(({cluster,verdict,document:document2})=>{const which=(0,text_text.UU)("cluster",cluster);return{title:which,summary:(0,text_text.
Qq)`${FOLDED[verdict]}: ${which}`,blocks:[{kind:"document",document:{...document2,entries:[]}}]}}),entries=sharedEntries(plans,({document:document2})=>document2.
entries),title={sign:run.verdict,report:(0,text_text.Qq)`Rollout plan for`,says:verdictsPhrase(plans)},document=clustersDocument(title,plans,entries);return{...document,
sections:[...document.sections,...sections],mask:shown=>plans.reduce((masked,{document:document2})=>document2.mask?.(masked)??masked,shown)}}const FOLDED={pass:(0,text_text.
Qq)`Passes`,warn:(0,text_text.Qq)`Warns`,fail:(0,text_text.Qq)`Fails`,unknown:(0,text_text.Qq)`Unknown`};function mergeDocument({verdict,legs,problems,findings},detail){
const isFull=detail==="full",plans=legs.toSorted((a,b)=>finding.Vz[b.verdict]-finding.Vz[a.verdict]).map(leg2=>({...leg2,says:leg2.headline})),entries=[...problems.
map(({code:id2,message:says})=>({level:"error",id:id2,says})),...sharedEntries(plans,leg2=>problemsOf(leg2,isFull)),...findingEntries(findings,!0),...sharedEntries(
plans,leg2=>findingEntries(leg2.findings,isFull))],missing=problems.length>0&&(0,text_text.Qq)`${(0,text_text.U9)(problems.length,"report")} missing or unusable`,
title={sign:verdict,report:(0,text_text.Qq)`Rollout plans of`,says:(0,text_text.B5)([verdictsPhrase(legs),missing],"; ")};return clustersDocument(title,plans,(0,document_document.
s6)(entries))}function verdictsPhrase(plans){const counts=["unknown","fail","warn","pass"].map(verdict=>{const{length}=plans.filter(plan=>plan.verdict===verdict);
return length>0&&(0,text_text.Qq)`${length} ${(0,text_text.eu)(verdict)}`});return(0,text_text.B5)([(0,text_text.U9)(plans.length,"cluster"),(0,text_text.B5)(counts)],
": ")}const CLUSTERS_ABOVE=6,COLUMNS=["cluster","verdict","what merging does"].map(title=>({title}));function clustersDocument(title,plans,entries){const rows=[
...(0,lookup.me)(plans,({verdict,says})=>JSON.stringify([verdict,says])).values()].map(same=>{const[{verdict,says}]=same;return[namesOf(same),verdict,says]}),table=of=>({
kind:"table",columns:COLUMNS,rows:(0,document_document.RO)(of,"line",row=>row)}),more=rows.slice(CLUSTERS_ABOVE);return{title,head:rows.length===0?[]:[table(rows.
slice(0,CLUSTERS_ABOVE))],entries,sections:(0,document_document.m8)((0,text_text.Qq)`More clusters`,more.length,table(more))}}const NAMED=5;function namesOf(of){
return(0,text_text.BT)("cluster",[...new Set(of.map(({cluster})=>cluster))],NAMED)}function sharedEntries(plans,entriesOf){const all=plans.flatMap(plan=>entriesOf(
plan).map(entry=>({cluster:plan.cluster,entry}))),entries=[...(0,lookup.me)(all,({entry})=>JSON.stringify({...entry,places:null})).values()].map(same=>{const{size}=new Set(
same.map(({cluster})=>cluster)),isAll=size===plans.length&&size>NAMED;return{...same[0].entry,of:isAll?(0,text_text.Qq)`all ${size} clusters`:namesOf(same),places:same.
flatMap(({entry})=>entry.places??[])}});return(0,document_document.s6)(entries)}function problemsOf({verdict,problems},isFull){if(verdict==="pass")return[];const level=verdict===
"unknown"?"error":"warning",found=problems.filter(({severity})=>severity===level);return found.length===0&&verdict==="unknown"?[{level,id:null,says:(0,text_text.
Qq)`The report says unknown without a reason.`}]:[...(0,lookup.me)(found,({code})=>code).values()].map(([{code:id2,message}])=>({level,id:id2,says:isFull?message:
text_text.gd}))}function findingEntries(findings,isFull){return findings.filter(found=>(0,leg.EI)(found)&&found.severity!=="info").map(finding2=>{const{severity:level,
rule:id2,status,message,before,remediation,file,line,column}=finding2;if(!isFull)return{level,id:id2,says:text_text.gd};const[whole,also]=[(0,render.Ul)(message),
finding2.also??""],isLast=also!==""&&whole.endsWith(also);return{level,id:id2,says:isLast?(0,text_text.V$)(whole.slice(0,-also.length).trimEnd()):message,also:isLast?
(0,text_text.V$)(also):null,fix:(0,text_text.Im)(remediation)?null:remediation,base:status==="worsened"?before:null,places:file===null?[]:[{file,line,column}]}})}
function renderMergeJson(merged){const{legs,problems,findings}=merged,plain=one=>(0,written.Mp)(one,...Object.keys(one));return(0,written.s$)({...(0,written.Mp)(
merged,"verdict","digest","wouldFail"),clusters:legs.map(legJson),findings:[...findings.map(finding2=>({cluster:null,...plain(finding2)})),...legs.flatMap(({cluster,
findings:own})=>own.map(finding2=>({...plain(finding2),cluster})))],problems:[...problems.map(problem=>({severity:"error",...(0,written.Mp)(problem,"code","clus\
ter","message"),...(0,written.wo)(null)})),...legs.flatMap(({cluster,problems:own})=>own.map(problem=>({...plain(problem),cluster})))]})}function legJson(leg2){
return{name:leg2.cluster,report:leg2.source,...(0,written.Mp)(leg2,"verdict","digest","wouldFail","failOn","at"),snapshot:(0,written.Mp)(leg2.snapshot,"nodes","\
ready","takenAt"),...(0,written.Mp)(leg2,"peakAtOnce","worstLoss","policies","changed")}}const SIGNS={pass:(0,escape_markdown.GT)("\u2705"),warn:(0,escape_markdown.
GT)("\u26A0\uFE0F"),fail:(0,escape_markdown.GT)("\u274C"),unknown:(0,escape_markdown.GT)("\u2753"),allow:(0,escape_markdown.GT)("\u2705"),deny:(0,escape_markdown.
GT)("\u26D4"),error:(0,escape_markdown.GT)("\u274C"),warning:(0,escape_markdown.GT)("\u26A0\uFE0F"),info:(0,escape_markdown.GT)("\u2139")},ENTRIES_ABOVE=6,BYTES_ABOVE=2800,
ENTRY_BYTES=1e4,REST_BYTES=200,LEAST_BYTES=1e3,OMITTED_SHOWN=6;function documentMarkdown(document,{runUrl,ruleUrl,maxBytes}){const run=(runUrl===null?null:(0,escape_markdown.
nf)((0,escape_markdown.Te)`This run`,runUrl))??escape_markdown.K$;return(0,escape_markdown.Te)`${inBlocks([bodyOf(document,ruleUrl,maxBytes-3-sizeOf(run)),run])}\n`}
function bodyOf(document,ruleUrl,bytes){return new Drawing(document.mask??(shown=>shown),ruleUrl).body(document,bytes)}const NO_ROOM=(0,escape_markdown.GT)("The\
re is no room for more here; the JSON report has everything.");class Drawing{mask;ruleUrl;constructor(mask,ruleUrl){this.mask=mask,this.ruleUrl=ruleUrl}text(shown){
return(0,render.l6)(this.mask(shown))}body({title:{sign,report,says},head,entries,sections,foot=[]},bytes){const mark=sign===null?escape_markdown.K$:(0,escape_markdown.
Te)`${SIGNS[sign]} `,title=(0,escape_markdown.Te)`### ${mark}${this.text(report?(0,text_text.Qq)`${report} ${says}`:says)}`,first=[title,...head.map(block=>this.
block(block))],above=this.entriesAbove(entries,first),whole=inBlocks([...first,inLines(above)]),end=inLines(foot.map(line=>this.text(line))),rest=entries.slice(
above.length),all=[...(0,document_document.m8)((0,text_text.Qq)`More findings`,rest.length,(0,document_document.Mc)(rest)),...sections],room=bytes-sizeOf(inBlocks(
[whole,this.omitted(all),end]));if(room<0)return inBlocks([title,NO_ROOM]);const{folds,omitted}=this.fit(all,room);return inBlocks([whole,...folds,this.omitted(
omitted),end])}entriesAbove(entries,before){const shown=[];for(const entry of entries.slice(0,ENTRIES_ABOVE)){const item=this.entry(entry),isTooMuch=sizeOf(inLines(
[...before,...shown,item]))>BYTES_ABOVE;if(shown.length>0?isTooMuch:sizeOf(item)>ENTRY_BYTES)break;shown.push(item)}return shown}fit(sections,bytes){const folds=[],
omitted=[];let room=bytes;for(const section of sections){const fitted=this.section(section,section===sections.at(-1)?room:Math.floor(room/2)),size=fitted===null?
0:sizeOf(fitted)+2;fitted!==null&&size<=room?(folds.push(fitted),room-=isShown(fitted)?size:0):omitted.push(section)}return{folds,omitted}}section({title,summary,
blocks,isOpen},bytes){const fold=body2=>isOpen?inBlocks([(0,escape_markdown.Te)`**${this.text(title)}**`,body2]):(0,escape_markdown.AU)((0,render.mC)(this.mask(
summary??title)),body2),whole=blocks.slice(0,-1).map(block=>this.block(block)),roomBeside=body2=>bytes-sizeOf(fold(inBlocks([...whole,...body2])))-REST_BYTES,last=blocks.
at(-1);if(!last)return escape_markdown.K$;if(last.kind==="document"){const room=roomBeside([]);return room<LEAST_BYTES?null:fold(inBlocks([...whole,bodyOf(last.
document,this.ruleUrl,room)]))}const{lead,rows,separator,are}=this.parts(last),drawn=[];let left=roomBeside(lead);for(const row of rows){const made=row();if(left-=
sizeOf(made)+2,left<0)break;drawn.push(made)}if(drawn.length===0&&rows.length>0)return null;const more=(0,text_text.U9)(rows.length-drawn.length,`more ${are}`),
rest=drawn.length===rows.length?escape_markdown.K$:this.text((0,text_text.Qq)`${more}: left out for length, the JSON report has them.`),body=inBlocks([...whole,
(0,escape_markdown.UF)([...lead,...drawn].filter(isShown),separator),rest]);return isShown(body)?fold(body):escape_markdown.K$}omitted(omitted){if(omitted.length===
0)return escape_markdown.K$;const titles=(0,text_text.H$)(omitted.map(({title})=>title),OMITTED_SHOWN);return this.text((0,text_text.Qq)`Left out for length: ${titles}. The JSON report has everything.`)}block(block){
const{lead,rows,separator}=this.parts(block);return(0,escape_markdown.UF)([...lead,...rows.map(row=>row())].filter(isShown),separator)}parts(block){const whole=drawn=>({
lead:[drawn],rows:[],separator:escape_markdown.Xy,are:""}),rows=({items,are},rowOf,lead=[],separator=escape_markdown.Xy)=>({lead,rows:items.map(item=>()=>rowOf(
item())),separator,are});switch(block.kind){case"paragraph":return whole(this.text(block.text));case"list":return rows(block.rows,({sign,text:says})=>this.item(
says,sign&&SIGNS[sign]));case"entries":return rows(block.rows,entry=>this.entry(entry));case"table":return rows(block.rows,cells=>tableRow(cells.map(one=>this.cell(
one))),[tableHead(block.columns)]);case"facts":{const{of,facts}=block,title=of?(0,escape_markdown.Te)`**${this.text(of.name)}** ${this.text(of.size)}\n`:escape_markdown.
K$,lines2=facts.map(({label,text:says})=>(0,escape_markdown.Te)`- **${(0,escape_markdown.GT)(label)}** ${this.text(says)}`);return whole(inLines([title,...lines2]))}case"\
stack":return rows(block.rows,blocks=>inBlocks(blocks.map(one=>this.block(one))),[],escape_markdown.ZS);case"document":return whole(bodyOf(block.document,this.ruleUrl,
1/0))}}entry({level,id:id2,of,subject,places=[],says,fix,also,base}){if(level==="note")return this.item((0,text_text.B5)([(0,text_text.Qq)`Note`,of??text_text.gd,
says],": "));const whose=[of,subject,(0,document_document.i3)(places,!1)].map(part=>this.text(part??text_text.gd)).filter(isShown),rule=id2===null?escape_markdown.
K$:this.rule(id2),lead=(0,escape_markdown.UF)([SIGNS[level],rule,(0,escape_markdown.UF)(whose,(0,escape_markdown.Te)` · `)].filter(isShown),(0,escape_markdown.
Te)` `),lines2=[(0,text_text.Im)(says)?escape_markdown.K$:(0,render.l6)((0,text_text.Nx)(this.mask(says))),fix?(0,escape_markdown.Te)`**Fix:** ${this.text(fix)}`:
escape_markdown.K$,this.text(also??text_text.gd),base?this.text((0,text_text.Qq)`Base: ${base}`):escape_markdown.K$].filter(isShown);return whose.length===0&&lines2.
length===1?(0,escape_markdown.Te)`- ${lead} ${this.text(says)}`:(0,escape_markdown.Te)`- ${(0,escape_markdown.UF)([lead,...lines2],BREAK)}`}rule(id2){const shown=(0,escape_markdown.
Te)`**${(0,escape_markdown.SS)(id2)}**`,url=this.ruleUrl(id2);return(url===null?null:(0,escape_markdown.nf)(shown,url))??shown}item(says,sign){const shown=this.
text(says),drawn=isShown(shown)?shown:(0,escape_markdown.SS)("");return sign===void 0?(0,escape_markdown.Te)`- ${drawn}`:(0,escape_markdown.Te)`- ${sign} ${drawn}`}cell(shown){
if(typeof shown=="string")return(0,escape_markdown.Te)`${SIGNS[shown]} ${(0,escape_markdown.GT)(shown)}`;if("parts"in shown)return this.text(shown);const value=this.
text(shown.head);return shown.isHigher?(0,escape_markdown.Te)`**${value}** ▲ higher`:value}}const BREAK=(0,escape_markdown.Te)`\\\n  `;function tableRow(cells){
return(0,escape_markdown.Te)`| ${(0,escape_markdown.UF)(cells.map(escape_markdown.Hn),(0,escape_markdown.Te)` | `)} |`}function tableHead(columns){const rule=columns.
map(({isNumeric})=>isNumeric===!0?(0,escape_markdown.Te)`--:`:(0,escape_markdown.Te)`---`);return inLines([tableRow(columns.map(({title})=>(0,escape_markdown.GT)(
title))),tableRow(rule)])}function isShown(markdown){return(0,escape_markdown.vz)(markdown)!==""}function inLines(lines2){return(0,escape_markdown.UF)(lines2.filter(
isShown),escape_markdown.Xy)}function inBlocks(blocks){return(0,escape_markdown.UF)(blocks.filter(isShown),escape_markdown.ZS)}function sizeOf(markdown){return(0,lines.
$$)((0,escape_markdown.vz)(markdown))}var document_marker=__webpack_require__(305),escape_visible=__webpack_require__(2040);const STYLES={pass:"green",warn:"yel\
low",fail:"red",unknown:"red",allow:"green",deny:"red",error:"red",warning:"yellow",info:"dim"},ROWS_SHOWN=50,ENTRIES_SHOWN=100,NARROWEST=40,FACT_COLUMNS=13;function documentText(document,{
color,width}){const blocks=new Terminal(Math.max(NARROWEST,width),painter(color),document.mask).document(document);return`${(0,lines.sN)(blocks.map(lines2=>lines2.
join(`
`)).join(`

`))}
`}class Terminal{width;paint;mask;constructor(width,paint,mask){this.width=width,this.paint=paint,this.mask=mask}show(shown){return(0,render.yw)(this.mask?.(shown)??
shown)}wrapped(shown,indent=0,hanging=0){return wrap(this.show(shown),this.width,indent,hanging)}document({title:{sign,says},head,entries,sections,foot=[]}){const isPlan=({
blocks:blocks2})=>blocks2.some(({kind})=>kind==="document"),inOrder=[...sections.filter(one=>!isPlan(one)),...sections.filter(isPlan).toReversed()],word=sign===
null?"":`${sign.toUpperCase()}  `,[first="",...others]=wrap(word+this.show(says),this.width,0,word.length);return[[(sign===null?"":`${this.paint(STYLES[sign],word.
trimEnd())}  `)+this.paint("bold",first.slice(word.length)),...others.map(line=>this.paint("bold",line))],...head.map(block=>this.block(block,0)),...entries.slice(
0,ENTRIES_SHOWN).map(entry=>this.entry(entry,0)),this.left(entries.length-ENTRIES_SHOWN,"finding",0),...inOrder.flatMap(section=>this.section(section)),foot.flatMap(
line=>this.wrapped(line).map(one=>this.paint("dim",one)))].filter(lines2=>lines2.length>0)}section({title,blocks}){const last=blocks.at(-1);if(last?.kind==="doc\
ument"){const ruler=`== ${this.show(title)} `.padEnd(this.width,"=");return[[this.paint("bold",ruler)],...this.nested(last.document)]}const lines2=blocks.flatMap(
block=>this.block(block,2)),heading=this.wrapped(title,0,2).map(line=>this.paint("bold",line));return lines2.length===0?[]:[[...heading,...lines2]]}nested(document){
return new Terminal(this.width,this.paint,document.mask).document(document)}block(block,indent){switch(block.kind){case"paragraph":return this.wrapped(block.text,
indent);case"list":return this.rows(block.rows,indent,({sign,text:says})=>{const mark=sign===void 0||sign==="info"||sign==="pass"?"-":"!";return this.wrapped((0,text_text.
Qq)`${(0,text_text.eu)(mark)} ${says}`,indent,2)});case"entries":return this.rows(block.rows,indent,entry=>this.entry(entry,indent));case"table":return this.table(
block,indent);case"facts":{const{of,facts}=block,inner=indent+(of?2:0);return[...of?this.wrapped((0,text_text.Qq)`group ${of.name}, ${of.size}`,indent,2):[],...facts.
flatMap(({label,text:says})=>{const[first="",...others]=this.wrapped(says,inner+FACT_COLUMNS);return[" ".repeat(inner)+label.padEnd(FACT_COLUMNS)+first.trimStart(),
...others]})]}case"stack":return this.rows(block.rows,indent,blocks=>blocks.flatMap((one,i)=>this.block(one,i===0?indent:indent+2)));case"document":return this.
nested(block.document).flat()}}rows({items,are},indent,linesOf){return[...items.slice(0,ROWS_SHOWN).flatMap(row=>linesOf(row())),...this.left(items.length-ROWS_SHOWN,
are,indent)]}left(more,are,indent){return more<=0?[]:this.wrapped((0,text_text.Qq)`${(0,text_text.U9)(more,`more ${are}`)} in the JSON report.`,indent)}entry({level,
id:id2,of,subject,places=[],says,fix,also,base},indent){if(level==="note")return this.wrapped((0,text_text.B5)([(0,text_text.Qq)`Note`,of??text_text.gd,says],":\
 "),indent,2);const rule=id2===null?text_text.gd:(0,text_text.UU)("object",id2),lead=(0,text_text.B5)([(0,text_text.eu)(level),rule,of??text_text.gd,(0,document_document.
i3)(places,!0)],"  "),[first="",...others]=this.wrapped(lead,indent,2),inner=indent+2;return[first.replace(level,written2=>this.paint(STYLES[level],written2)),...others,
...(0,text_text.Im)(says)?[]:this.wrapped(subject?(0,text_text.Qq)`${subject}: ${says}`:says,inner),...fix?this.wrapped((0,text_text.Qq)`Fix: ${fix}`,inner,2):[],
...also?this.wrapped(also,inner,2):[],...base?this.wrapped((0,text_text.Qq)`Base: ${base}`,inner,2):[]]}table({columns,rows},indent){const shown=rows.items.slice(
0,ROWS_SHOWN).map(row=>row()),cells=shown.map(row=>row.map(cell=>typeof cell=="string"?cell.toUpperCase():"parts"in cell?this.show(cell):this.show(cell.head)+(cell.
isHigher?", higher":""))),isWorse=row=>row?.some(cell=>typeof cell=="object"&&"isHigher"in cell&&cell.isHigher)??!1;return[...gridLines([columns.map(({title})=>title),
...cells],this.width,indent).flatMap((row,i)=>{const style=i===0?"dim":isWorse(shown[i-1])?"red":null;return style?row.map(line=>this.paint(style,line)):row}),...this.
left(rows.items.length-shown.length,rows.are,indent)]}}function wrap(text,width,indent=0,hanging=0){const lines2=[];let line="",room=width-indent;const push=()=>{
lines2.push((" ".repeat(lines2.length===0?indent:indent+hanging)+line).trimEnd()),line="",room=width-indent-hanging};for(const word of text.split(" ").flatMap(one=>pieces(
one,width-indent-hanging)))line!==""&&(0,escape_visible.PL)(line)+1+(0,escape_visible.PL)(word)>room&&push(),line=line===""?word:`${line} ${word}`;return push(),
lines2}function pieces(word,width){if((0,escape_visible.PL)(word)<=width)return[word];let[part=""]=word;for(const character of word.slice(part.length)){if((0,escape_visible.
PL)(part+character)>width)break;part+=character}const end=part.lastIndexOf("/")+1||part.length;return[word.slice(0,end),...pieces(word.slice(end),width)]}function gridLines(rows,width,indent){
const count=Math.max(...rows.map(row=>row.length)),widest=Array.from({length:count},(_,i)=>Math.max(1,...rows.map(row=>(0,escape_visible.PL)(row[i]??"")))),room=width-
indent-2*(count-1),sum=most2=>widest.reduce((all,one)=>all+Math.min(one,most2),0);let most=Math.max(...widest);for(;most>1&&sum(most)>room;)most-=1;return rows.
map(cells=>{const wrapped=widest.map((one,i)=>wrap(cells[i]??"",Math.min(one,most))),height=Math.max(...wrapped.map(lines2=>lines2.length));return Array.from({length:height},
(_,line)=>{const parts=wrapped.map((lines2,i)=>pad(lines2[line]??"",Math.min(widest[i]??0,most)));return(" ".repeat(indent)+parts.join("  ")).trimEnd()})})}function pad(text,width){
return text+" ".repeat(Math.max(0,width-(0,escape_visible.PL)(text)))}const CODES={bold:"1",red:"31",yellow:"33",green:"32",dim:"2"};function painter(color){return(style,text)=>color&&
text!==""?`\x1B[${CODES[style]}m${text}\x1B[0m`:text}var page_report=__webpack_require__(2651),drift=__webpack_require__(691),footer=__webpack_require__(5002),words=__webpack_require__(
5472);function driftDocument(drift2,detail){const{run,clusters}=drift2;return{title:{sign:drift2.verdict,report:(0,text_text.Qq)`Drift:`,says:headlineOf(drift2)},
head:[],entries:driftProblems(drift2).map(says=>({level:"error",id:null,says})),sections:clusters.filter(({effects,notes})=>effects.length+notes.length>0).map(clusterSection),
foot:run.reports.flatMap(report=>(0,footer.K)(report).slice(1)),mask:(0,plan_document._)(run.reports,detail)}}function driftProblems({problems,run}){return[...problems,
...run.reports.flatMap(drift.aq).map(({message})=>message)]}function headlineOf({verdict,clusters}){if(verdict==="unknown")return(0,text_text.Qq)`could not evaluate what changed`;
const effects=clusters.flatMap(cluster=>cluster.effects),worse=effects.filter(({isWorse})=>isWorse).length;if(effects.length===0)return(0,text_text.Qq)`nothing changed in effect since the last report`;
const changes=(0,text_text.Qq)`${(0,text_text.U9)(effects.length,"effective change")} without a policy edit`;return worse===0?(0,text_text.Qq)`${changes}, none for the worse`:
(0,text_text.Qq)`${changes}, ${worse} for the worse`}function clusterSection({report,then,effects,notes}){const{cluster}=report.plan,{takenAt}=then.snapshot,since=takenAt===
null?(0,text_text.Qq)`the last report`:(0,text_text.Qq)`${(0,words.OK)(takenAt)} UTC`,item=({says,isWorse})=>({text:says,sign:isWorse?"warning":"info"}),worstFirst=effects.
toSorted((a,b)=>Number(b.isWorse)-Number(a.isWorse));return{title:cluster===null?(0,text_text.Qq)`Since ${since}`:(0,text_text.Qq)`${(0,text_text.UU)("cluster",
cluster)}, since ${since}`,blocks:[{kind:"list",rows:(0,document_document.RO)(worstFirst,"line",item)},...(0,document_document.c3)(notes,"line")],isOpen:!0}}function renderDriftJson(drift2){
return(0,written.s$)({...(0,written.Mp)(drift2,"verdict","digest"),problems:driftProblems(drift2).map(render.yw),clusters:drift2.clusters.map(({report:{plan},then,
effects,notes})=>({name:plan.cluster,...(0,written.Mp)(plan,"at"),...(0,written.Mp)({since:then.snapshot.takenAt},"since"),effects:effects.map(({kind,subject,says,
isWorse})=>({kind,subject:subject&&(0,render.Ul)(subject),message:(0,render.Ul)(says),isWorse})),notes:notes.map(render.Ul)}))})}var gate=__webpack_require__(1115),
instant_text=__webpack_require__(5357);function gateDocument(report,detail){const{gate:gate2,isUnknown,at,run,reasons,notes}=report.decision,zone=run.reports[0].
plan.timeZone,why=isUnknown?(0,text_text.Qq)`: it could not be evaluated`:(0,text_text.Qq)` now`;return{title:{sign:gate2==="deny"&&isUnknown?"unknown":gate2,report:null,
says:gate2==="allow"?(0,text_text.Qq)`The rollout may start now, ${(0,words.D8)(at,zone)}`:(0,text_text.Qq)`The rollout may not start${why}`},head:[(0,document_document.
FY)(whenPhrase(report,zone))],entries:[...reasons.map(reasonEntry),...(0,text_text.XY)(notes).map(document_document.Xq)],sections:[],foot:run.reports.flatMap(one=>(0,footer.
K)(one)),mask:(0,plan_document._)(run.reports,detail)}}function reasonEntry({code,cluster,says,fix,place}){return{level:"error",id:code,says,fix,places:place?[place]:
[],...cluster===null?{}:{of:(0,text_text.UU)("cluster",cluster)}}}function gateSentences(report,detail){const{title,mask}=gateDocument(report,detail),{reasons,notes,
run}=report.decision,show=shown=>(0,render.yw)(mask?.(shown)??shown),[first]=reasons,where=first?.cluster?(0,text_text.Qq)` in ${(0,text_text.UU)("cluster",first.
cluster)}`:text_text.gd;return{headline:show(first?(0,text_text.Qq)`${(0,text_text.eu)(first.code.replaceAll("-"," "))}${where}: ${first.says}`:title.says),when:show(
whenPhrase(report,run.reports[0].plan.timeZone)),notes:(0,text_text.XY)(notes).map(show)}}function startTimesDocument(times){const{spans,from,to,last}=times,zone=last.
run.reports[0].plan.timeZone,range=(0,text_text.Qq)`from ${(0,words.D8)(from,zone)} to ${(0,words.D8)(to,zone)}`,denial=(0,gate.Z9)(times);return{title:{sign:null,
report:null,says:spans.length===0?(0,text_text.Qq)`No start ${range} is allowed.`:(0,text_text.Qq)`Starts ${range} that break no rule, best first:`},head:(0,document_document.
c3)(spans.map(span=>spanPhrase(span,zone)),"span"),entries:spans.length===0&&denial?[reasonEntry(denial)]:[],sections:[]}}function spanPhrase({from,until,outlook,
peakAtOnce,worstLoss,units},zone){const span=(0,text_text.Qq)`${(0,words.D8)(from,zone)} to ${(0,words.D8)(until,zone)}`,numbers2=(0,text_text.Qq)`at most ${(0,text_text.
U9)(peakAtOnce,units.peak)} at once, worst loss ${(0,text_text.U9)(worstLoss,units.loss)}`;return(0,text_text.Qq)`${span}: ${numbers2}. ${outlookPhrase(outlook,
zone)}`}function whenPhrase({decision:{at,isUnknown},outlook,next},zone){if(outlook)return outlookPhrase(outlook,zone);if(next===null||isUnknown)return(0,text_text.
Qq)`Fix this first; the next allowed start is unknown until then.`;const{searchedUntil,outlook:then}=next;if(then===null)return(0,text_text.Qq)`No allowed start found up to ${(0,words.
D8)(searchedUntil,zone)}; later starts were not tried.`;const when=then.at<=at?(0,text_text.Qq)`now`:(0,text_text.Qq)`on ${(0,words.D8)(then.at,zone)}, in ${(0,text_text.
eu)((0,instant_text.S5)(then.at-at))}`;return(0,text_text.Qq)`It may start ${when}, given a fresh snapshot of the same fleet. ${outlookPhrase(then,zone)}`}function outlookPhrase(outlook,zone){
const{finish,isHeld,endsInsideWindows,nextFreeze,endsBeforeFreeze}=outlook;if(isHeld)return(0,text_text.Qq)`It does not start by itself.`;const end=finish===null?
(0,text_text.Qq)`It does not finish`:(0,text_text.Qq)`It finishes on ${(0,words.D8)(finish,zone)}`,windows=endsInsideWindows===null?text_text.gd:endsInsideWindows?
(0,text_text.Qq)`, inside its windows`:(0,text_text.Qq)`, with targets still unavailable when a window closes`;if(nextFreeze===null)return(0,text_text.Qq)`${end}${windows}. No freeze is ahead.`;
const freeze=(0,text_text.Qq)`the freeze ${(0,text_text.UU)("object",nextFreeze.name)} begins on ${(0,words.D8)(nextFreeze.window.from,zone)}`;return endsBeforeFreeze?
(0,text_text.Qq)`${end}${windows}, before ${freeze}.`:(0,text_text.Qq)`${end}${windows}, after ${freeze}; no target is unavailable during it.`}function renderGateJson({
decision,outlook,next}){const{run,reasons}=decision;return(0,written.s$)({gate:decision.gate,nextWindow:next?.outlook?(0,written.Mp)(next.outlook,"at").at:null,
...(0,written.Mp)(decision,"at"),...(0,written.Mp)(run,"verdict","digest"),reason:reasons[0]?reasonJson(reasons[0]):null,reasons:reasons.map(reasonJson),notes:(0,text_text.
XY)(decision.notes).map(render.Ul),now:outlook&&outlookJson(outlook),next:next&&{outlook:next.outlook&&outlookJson(next.outlook),...(0,written.Mp)(next,"searche\
dUntil")},clusters:run.reports.map(({plan,verdict})=>({name:plan.cluster,verdict,digest:plan.digest,snapshot:(0,written.Mp)(plan.snapshot,"takenAt","digest")}))})}
function reasonJson({code,cluster,says,fix,place}){return{code,cluster,message:(0,render.Ul)(says),remediation:fix&&(0,render.Ul)(fix),...(0,written.wo)(place)}}
function outlookJson(outlook){const{at,nextFreeze}=outlook;return{...(0,written.Mp)({start:at},"start"),...(0,written.Mp)(outlook,"finish","endsInsideWindows","\
endsBeforeFreeze"),nextFreeze:nextFreeze&&{name:nextFreeze.name,...(0,written.Mp)(nextFreeze.window,"from","to")}}}function renderStartTimesJson(times){const{spans,
last}=times,denial=spans.length>0?null:(0,gate.Z9)(times);return(0,written.s$)({...(0,written.Mp)(times,"from","to"),when:spans.map(span=>({...(0,written.Mp)(span,
"from","until"),outlook:outlookJson(span.outlook),...(0,written.Mp)(span,"peakAtOnce","worstLoss")})),denied:denial?{...(0,written.Mp)(last,"at"),code:denial.code,
message:(0,render.Ul)(denial.says)}:null})}var canonical=__webpack_require__(5288),plan_canonical=__webpack_require__(6594),finding_text=__webpack_require__(5249),
held=__webpack_require__(9861),hidden_names=__webpack_require__(2448),numbers=__webpack_require__(3679),policy=__webpack_require__(9493);function renderJson(report){
return(0,written.s$)(reportJson(report))}function reportJson(report){const{plan}=report,removed=plan.policies.flatMap(({ref,base,head})=>{const targets=head===null?
base?.onDelete?.targets.length??0:0;return targets>0?[{policy:(0,policy.s)(ref),targets,unit:(0,words.uF)(base?.effect.groups??[])}]:[]});return{schemaVersion:written.
f$,verdict:report.verdict,digest:plan.digest,...(0,written.Mp)(plan,"at"),horizon:(0,written.Mp)(plan.horizon,"from","to"),snapshot:(0,written.Mp)(plan.snapshot,
"nodes","ready","clusters","takenAt","digest"),policies:plan.policies.map(diff=>(0,policy.n)(diff,(0,held.i)(diff,plan))),combined:{base:plan.base&&combinedJson(
plan.base.combined),head:{...combinedJson(plan.head.combined),removedAtOnce:removed.length===0?void 0:removed.toSorted((a,b)=>b.targets-a.targets)}},findings:[...report.
findings,...report.waived].map(finding2=>({...(0,written.Mp)(finding2,"rule","severity","status","breaks","message","remediation"),policy:finding2.policy&&(0,policy.
s)(finding2.policy),group:finding2.group,...(0,written.wo)(finding2.place),...(0,written.Mp)(finding2,"fingerprint","evidence","waiver","magnitude","before","wh\
y"),...(0,written.Mp)({also:(0,finding_text.C)(finding2)},"also")})),problems:plan.problems.map(problem=>({...(0,written.Mp)(problem,"severity","code","message"),
...(0,written.wo)(problem.place)})),...(0,written.Mp)(report,"wouldFail","failOn"),sides:(0,written.Mp)(report.sides,"base","head"),rulesFrom:report.rulesFrom,notices:report.
notices.map(render.Ul),assumedVersions:plan.head.assumedVersions.map(one=>(0,written.Mp)(one,"system","version","why")),...(0,written.Mp)(plan,"timeZone","clust\
er"),headline:(0,hidden_names.S)([report],"counts")((0,render.yw)((0,report_title.S)(report,(0,selection.Wm)(report))))}}function combinedJson(combined){const begun=(0,numbers.
SM)({combined}),peaks=new Map(combined.scopes.flatMap(({scope,withoutNext})=>scope.kind==="domain"?[[JSON.stringify([scope.key,scope.value]),withoutNext.peakAtOnce]]:
[])),domainJson=domain=>(0,written.Mp)(domain,"key","value","matched","peakAtOnce"),now={...(0,written.Mp)(begun,"peakAtOnce","peakAt"),byDomain:combined.byDomain.
map(domain=>({...domainJson(domain),peakAtOnce:peaks.get(JSON.stringify([domain.key,domain.value]))??domain.peakAtOnce}))},withNext={...(0,written.Mp)(combined,
"peakAtOnce","peakAt"),byDomain:combined.byDomain.map(domainJson)};return{...now,unit:combined.unit,withNext:(0,canonical.TL)(now,withNext)?null:withNext}}function renderClustersJson(run){
const parts=run.reports.map(report=>({plan:report.plan,json:reportJson(report)})),all=key=>parts.flatMap(({plan:plan2,json})=>json[key].map(entry=>({cluster:plan2.
cluster,...entry}))),[{plan}]=run.reports,peakOf=part=>(0,numbers.SM)(part.plan.head).peakAtOnce,widest=parts.reduce((a,b)=>peakOf(b)>peakOf(a)?b:a);return(0,written.
s$)({...(0,written.Mp)(run,"verdict","digest"),...(0,written.Mp)(plan,"at"),horizon:(0,written.Mp)(plan.horizon,"from","to"),snapshot:snapshotsJson(run),policies:all(
"policies"),combined:widest.json.combined,findings:all("findings"),problems:all("problems"),...(0,written.Mp)(run,"wouldFail","failOn"),clusters:parts.map(({plan:{
cluster},json})=>{const{policies:_policies,findings:_findings,problems:_problems,...left}=json;return{name:cluster,...left}})})}function snapshotsJson({reports}){
const snapshots=reports.map(({plan})=>plan.snapshot),sum=key=>snapshots.reduce((total,snapshot)=>total+snapshot[key],0),taken=snapshots.flatMap(({takenAt:takenAt2})=>takenAt2??
[]),takenAt=taken.length<snapshots.length?null:Math.min(...taken);return{nodes:sum("nodes"),ready:sum("ready"),clusters:sum("clusters"),...(0,written.Mp)({takenAt},
"takenAt"),digest:(0,plan_canonical.sc)(snapshots.map(({digest})=>digest))}}function remarksOf(report,findings,detail){const hide=(0,hidden_names.S)([report],detail),
line=given=>(0,lines.xr)(hide(given).replaceAll(`
`," "));return[...report.plan.problems.map(({code,severity,place,message})=>({id:code,severity,place,message:line((0,render.Ul)(message)),fix:"",waiver:null,finding:null})),
...findings.map(finding2=>{const{rule,severity,place,message,remediation,waiver}=finding2;return{id:rule,severity,place,message:line(message),fix:line(remediation),
finding:finding2,waiver:waiver&&line(`${waiver.owner}, until ${waiver.expires}: ${waiver.reason}`)}})]}const ANNOTATIONS_PER_LEVEL=10,LEVELS={error:"error",warning:"\
warning",info:"notice"};function annotationsOfRun(run,detail="full"){const all=(0,run_report.l)(run).flatMap(report=>{const{fresh,decisive}=(0,selection.Wm)(report).
findings,whose=run.reports.length===1?"":`${report.plan.cluster??"(no name)"}: `;return remarksOf(report,(0,selection.md)([...decisive,...fresh]),detail).map(({
id:id2,severity,place,message,fix})=>({level:LEVELS[severity],...(0,written.wo)(place),title:(0,lines.sN)((0,lines.xr)(`fleetplan: ${whose}${id2}`)),message:(0,lines.
sN)(fix===""?message:`${message}
Fix: ${fix}`)}))});return Object.values(LEVELS).flatMap(level=>{const own=all.filter(annotation=>annotation.level===level);if(own.length<=ANNOTATIONS_PER_LEVEL)
return own;const more=own.length-ANNOTATIONS_PER_LEVEL+1,message=`${more} more of this level are in the job summary and in the JSON report.`;return[...own.slice(
0,-more),{level,...(0,written.wo)(null),title:`fleetplan: ${more} more`,message}]})}const RESULTS_PER_RUN=5e3,sarif_LEVELS={error:"error",warning:"warning",info:"\
note"},BASELINE={new:"new",worsened:"updated",unchanged:"unchanged",fixed:"absent"};function renderSarif(run,{detail,rulePage}){const isOne=run.reports.length===
1,all=(0,run_report.l)(run).flatMap(report=>{const findings=[...report.findings,...report.waived].filter(({status})=>status!=="fixed");return remarksOf(report,findings,
detail).map(remark=>({remark,report}))}),results=all.sort((a,b)=>(0,finding.Np)(a.remark,b.remark)).slice(0,RESULTS_PER_RUN).map(({remark,report})=>resultOf(remark,
report,isOne)),left=all.length-results.length,text=`${left} more results are not in this file, as code scanning would not show them; the JSON report has them.`,
notices=left>0?[{level:"warning",message:{text}}]:null,ids2=[...new Set(results.map(({ruleId})=>ruleId))].sort(),log={$schema:"https://json.schemastore.org/sari\
f-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:"fleetplan",rules:ids2.map(id2=>ruleOf(id2,rulePage(id2)))}},invocations:[{executionSuccessful:run.verdict!==
"unknown",...notices&&{toolExecutionNotifications:notices}}],columnKind:"utf16CodeUnits",results:results.map(({ruleId,...result})=>({ruleId,ruleIndex:ids2.indexOf(
ruleId),...result}))}]};return`${(0,lines.yJ)(JSON.stringify(log,null,2))}
`}function resultOf({id:id2,severity,place,message,fix,waiver,finding:finding2},report,isOne){const{cluster,base}=report.plan,whose=isOne?"":`${(0,lines.xr)(cluster??
"(no name)")}: `,print=finding2?.fingerprint??(0,plan_canonical.BC)([id2,place?.file??null,message]),shown=place??report.plan.policies[0]?.place??{file:".github\
/fleetplan.yml",line:1,column:1};return{ruleId:id2,level:sarif_LEVELS[severity],message:{text:unlinked(`${whose}${message}${fix===""?"":` Fix: ${fix}`}`)},locations:[
locationOf(shown)],partialFingerprints:{primaryLocationLineHash:isOne?print:(0,plan_canonical.BC)([cluster,print])},...finding2&&base&&{baselineState:BASELINE[finding2.
status]},...waiver!==null&&{suppressions:[{kind:"external",status:"accepted",justification:unlinked(waiver)}]}}}function unlinked(text){return text.replaceAll("\
](","] (")}const DESCRIPTION=1024;function ruleOf(id2,page){const about=page?.split(/\n{2,}/)[1]?.replaceAll(`
`," ")??`Problem of the input: ${id2}`,short={text:(0,escape_visible.ml)(about,DESCRIPTION)},help=page??`${about}. The message of each result says what to do.`;
return{id:id2,name:id2,shortDescription:short,fullDescription:short,help:{text:help,markdown:help},properties:{tags:[page===null?"input":"rollout"]}}}function locationOf({
file,line,column}){return{physicalLocation:{artifactLocation:{uri:(0,words.S_)(file),uriBaseId:"%SRCROOT%"},region:{startLine:Math.max(1,line),startColumn:Math.
max(1,column)}}}}var edits=__webpack_require__(6539);function tuneDocument(tuned){const{today,front,tried,refused,common,file,timeZone,unit,matched}=tuned,rows=front.
includes(today)?front:[today,...front],rules=[...refused].sort(([a,m],[b,n])=>n-m||(a<b?-1:1)).slice(0,3).map(([rule,times])=>(0,text_text.Qq)`${(0,text_text.aY)(
rule)} ${times} times`),row=point=>[(0,text_text.uM)(point.worstLoss,matched),(0,text_text.uM)(point.peakAtOnce,matched),point.finish===null?(0,text_text.Qq)`not within the plan`:
(0,words.D8)(point.finish,timeZone),point===today?(0,text_text.Qq)`today`:settingsText(point)];return{title:{sign:null,report:null,says:tunedTitle(tuned)},head:[
(0,document_document.FY)((0,text_text.Qq)`${(0,text_text.U9)(tried,"candidate")} planned with all rules; ${front.length} that no other one beats.`),...rules.length>
0?[(0,document_document.FY)((0,text_text.Qq)`Rules that kept others out: ${(0,text_text.B5)(rules)}.`)]:[],...common.length>0?[(0,document_document.FY)((0,text_text.
Qq)`Today and each candidate break ${(0,text_text.B5)(common.map(text_text.aY)," and ")}; not counted.`)]:[],{kind:"table",columns:[{title:`${unit}s broken at w\
orst`,isNumeric:!0},{title:"peak at once",isNumeric:!0},{title:"finishes"},{title:`in ${file}`}],rows:(0,document_document.RO)(rows,"candidate",row)}],entries:[],
sections:[]}}function tunedTitle({today,front,best,isUnknown,unit,matched}){if(isUnknown)return(0,text_text.Qq)`The policies cannot be evaluated as they are: ${(0,text_text.
aY)("fleetplan plan")} says why`;if(best===null)return front.length===0?(0,text_text.Qq)`Each candidate breaks a rule`:(0,text_text.Qq)`No candidate keeps the limits`;
const takes=(0,text_text.Qq)`${(0,text_text.uM)(best.peakAtOnce,matched,unit)} unavailable at once, ${best.worstLoss} broken at worst`;return best===today?(0,text_text.
Qq)`Today's policy is the best: ${takes}`:(0,text_text.Qq)`${settingsText(best)}: ${takes} (${today.peakAtOnce} and ${today.worstLoss} today)`}function settingsText({
settings}){return(0,text_text.B5)(settings.map(setting=>(0,text_text.aY)(`${(0,edits._F)(setting).at(-1)}: ${setting.value}`)))}function renderTuneJson(tuned,limits){
const{today,front,best,refused,common}=tuned;return(0,written.s$)({...(0,written.Mp)(tuned,"group","object","file","unit","matched","at","tried"),limits:{...(0,written.
Mp)(limits,"peakAtOnce","worstLoss"),...(0,written.Mp)({until:limits.finishBy},"until")},today:pointJson(today),front:front.map(pointJson),best:best&&pointJson(
best),refused:Object.fromEntries(refused),common})}function pointJson(point){const settings=point.settings.map(setting=>({field:(0,edits._F)(setting).join("."),
value:setting.value}));return{...(0,written.Mp)(point,"peakAtOnce","worstLoss","finish"),settings}}var system=__webpack_require__(3439);function inlineMarker(fingerprint){
return(0,escape_markdown.vz)((0,escape_markdown.qn)(`fleetplan inline ${fingerprint}`))}function newFindings(run){return(0,run_report.l)(run).flatMap(report=>(0,selection.
md)((0,selection.Wm)(report).findings.fresh).filter(({severity})=>severity!=="info").map(finding2=>({report,finding:finding2})))}function renderInline(report,finding2,detail,line){
const mask=(0,plan_document._)([report],detail),{fix}=finding2,offered=line===null?null:(0,escape_markdown.h)(line),blocks=[(0,render.l6)((0,text_text.Qq)`${(0,text_text.
aY)(finding2.rule)} ${mask((0,finding_text.N)(finding2))}`),...fix?[(0,escape_markdown.Te)`**Fix:** ${(0,render.l6)(mask((0,system.Xc)(fix)))}`]:[],...offered?[
(0,escape_markdown.Te)`Planned again with this line, the finding is gone and no other is new or worse.`,offered]:[]];return`${inlineMarker(finding2.fingerprint)}\

${(0,escape_markdown.vz)((0,escape_markdown.UF)(blocks,escape_markdown.ZS))}
`}function renderFailure(reason,runUrl,what="this change"){const title=(0,escape_markdown.GT)(`### \u2753 fleetplan could not evaluate ${what}`),run=runUrl===null?
null:(0,escape_markdown.nf)((0,escape_markdown.Te)`This run`,runUrl);return`${(0,escape_markdown.vz)((0,escape_markdown.UF)([title,(0,escape_markdown.pj)(reason),
...run?[run]:[]],escape_markdown.ZS))}
`}function renderFailureComment(reason,runUrl,key){return(0,document_marker.EK)(key,1/0,()=>renderFailure(reason,runUrl))}function renderFailureIssue(reason,runUrl,key){
const marker=(0,document_marker.B_)({key,digest:`unjudged:${(0,plan_canonical.sc)(reason)}`});return`${(0,escape_markdown.vz)(marker)}
${renderFailure(reason,runUrl,"what changed")}`}const COMMENT_BYTES=6e4,SUMMARY_BYTES=900*1024,DEFAULTS={color:!1,width:100,detail:"full",key:null,runUrl:null,ruleUrl:()=>null,
maxBytes:COMMENT_BYTES,rulePage:()=>null,assets:()=>({script:"",style:""})},FORMATS=["text","markdown","json","sarif"],PLACELESS_FORMATS=["text","markdown","jso\
n","html"];function printerOf(documentOf,json){return(report,format,options={})=>{const given={...DEFAULTS,...options};if(format==="json")return json(report);if(format===
"text")return documentText(documentOf(report,"full"),given);const document=documentOf(report,given.detail);return format==="html"?(0,page_report.L8)(document,given.
assets()):(0,escape_markdown.vz)(documentMarkdown(document,given))}}const renderGate=printerOf(gateDocument,renderGateJson),renderStartTimes=printerOf(startTimesDocument,
renderStartTimesJson);function renderTuned(tuned,limits,format,options){return printerOf(tuneDocument,one=>renderTuneJson(one,limits))(tuned,format,options)}const renderDrift=printerOf(
driftDocument,renderDriftJson),renderMerge=printerOf(mergeDocument,renderMergeJson),printRun=printerOf(runDocument,run=>run.reports.length===1?renderJson(run.reports[0]):
renderClustersJson(run));function renderRun(run,format,options={}){const given={...DEFAULTS,...options};if(format==="sarif")return renderSarif(run,given);const cluster=run.
reports.length===1?run.reports[0].plan.cluster:null;return format==="markdown"?commentOf(printRun,run,given,cluster):printRun(run,format,given)}function renderRunSummary(run,options){
return printRun(run,"markdown",{...options,maxBytes:SUMMARY_BYTES})}function renderMergeComment(merged,options){return commentOf(renderMerge,merged,options,null)}
function commentOf(print,report,options,cluster){return(0,document_marker.EK)(options.key??cluster??"default",options.maxBytes,maxBytes=>print(report,"markdown",
{...options,maxBytes}))}function driftIssue(drift2,key,options){const marker=`${(0,escape_markdown.vz)((0,document_marker.Ql)(key,drift2.digest))}
`,maxBytes=options.maxBytes-(0,lines.$$)(marker);return{title:key===""?"fleetplan drift":`fleetplan drift: ${(0,visible.RK)(key)}`,body:`${marker}${renderDrift(
drift2,"markdown",{...options,maxBytes})}`}}}),3679:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(
__webpack_exports__,{EU:()=>hasTwoUnits,Od:()=>scopeOf,SM:()=>begunTogether,ar:()=>lossByAge,d6:()=>measuresOf,gn:()=>countedUnits,mt:()=>combinedPair,ue:()=>brakesPhrase});
var _plan_measure_expiries_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(732),_plan_measure_group_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9259),
_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(1347),_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7388),_systems_system_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
3439),_text_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9125),_words_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5472);function hasTwoUnits({
base,head}){return base!==null&&head!==null&&base.whole*head.whole>0&&base.unit!==head.unit}function measuresOf(plan,{subjects}){const[only,...others]=subjects;
if(only&&others.length===0)return{peak:pairOf(only,peakOf),loss:pairOf(only,lossOf)};const units=countedUnits(plan,subjects),isDisrupted=unit2=>(scopeOf(plan.head,
unit2)?.withoutNext.peakAtOnce??0)>0,unit=units.find(isDisrupted)??units[0]??"node",loss={base:plan.base&&largestLoss(subjects,"base"),head:largestLoss(subjects,
"head")};return{peak:combinedPair(plan,unit),loss}}function pairOf(subject,take){const of=side=>{const policy=subject.diff[side];if(!policy)return null;const measure=take(
policy.effect,subject[side]??[]);return{...measure,whole:measure.whole+(0,_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(policy)}};return{base:of("base"),
head:of("head")}}const SCOPES={node:"fleet",cluster:"clusters",replica:"replicas"},UNITS=["node","cluster","replica"];function countedUnits(plan,subjects){const present=groups=>{
const units=new Set(groups.map(({unit})=>unit));return UNITS.filter(unit=>units.has(unit))},touched=present(subjects.flatMap(({base,head})=>[...base??[],...head??
[]]));if(touched.length>0)return touched;const policies=[...plan.base?.policies??[],...plan.head.policies],any=present(policies.flatMap(({effect})=>effect.groups));
return any.length>0?any:["node"]}function scopeOf({combined},unit){return combined.scopes.find(({scope})=>scope.kind===SCOPES[unit])}function begunTogether({combined}){
return scopeOf({combined},combined.unit)?.withoutNext??combined}function combinedPair(plan,unit){const side=of=>{const{withoutNext,members=0}=scopeOf(of,unit)??
{};return{count:withoutNext?.peakAtOnce??0,whole:members,unit,remark:_text_text_js__WEBPACK_IMPORTED_MODULE_3__.gd}};return{base:plan.base&&side(plan.base),head:side(
plan.head)}}const EXPIRING=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)` as they expire (expireAfter)`;function peakOf({peakAtOnce},groups){const already=groups.
some(group=>group.batches.length>0||group.peakAtOnce>group.outBefore)||peakAtOnce===0?_text_text_js__WEBPACK_IMPORTED_MODULE_3__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)` unavailable already`;return{count:peakAtOnce,whole:(0,_words_js__WEBPACK_IMPORTED_MODULE_4__.K$)(groups,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_5__.
K3),unit:(0,_words_js__WEBPACK_IMPORTED_MODULE_4__.uF)(groups),remark:isByAge(groups)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)` unavailable${EXPIRING}`:
already}}function isByAge(groups){return groups.some(group=>(0,_plan_measure_expiries_js__WEBPACK_IMPORTED_MODULE_6__.A2)(group)!==null)}function lossOf(effect,groups){
const lost={count:effect.worstLoss,whole:(0,_words_js__WEBPACK_IMPORTED_MODULE_4__.K$)(groups,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_5__.w3),unit:(0,_words_js__WEBPACK_IMPORTED_MODULE_4__.
uF)(groups)},aged=lossByAge(groups);if(aged&&groups.every(({batches})=>batches.length===0))return{...lost,remark:aged};if(effect.worstLoss>0&&!isHeld(effect,lost.
whole))return{...lost,remark:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`, nothing stops it`};const isBlindly=groups.some(({bake,batches})=>batches.length>
0&&bake&&(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.iE)(bake)),blindly=lost.count<lost.whole&&isBlindly&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)` if new pods do not start`;
return{...lost,remark:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`${blindly}${untilPhrase(effect,groups)}`}}function untilPhrase({worstLoss},groups){const until=groups.
flatMap(({badStaysUntil})=>badStaysUntil??[]);return worstLoss===0||until.length===0?_text_text_js__WEBPACK_IMPORTED_MODULE_3__.gd:until.includes("deletion")?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`, until someone deletes the broken pod`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`, until someone intervenes`}function lossByAge(groups){return groups.
length>0&&groups.every(_plan_measure_group_js__WEBPACK_IMPORTED_MODULE_0__.lv)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`, nothing starts`:isByAge(groups)?
EXPIRING:null}function largestLoss(subjects,side){return subjects.filter(subject=>(subject[side]??[]).length>0).flatMap(subject=>{const measure=pairOf(subject,lossOf)[side];
return measure?[{...measure,of:subject.diff.ref}]:[]}).toSorted((a,b)=>b.count-a.count)[0]??null}function isHeld(of,whole){return of.stops||(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_5__.
xx)(of)&&of.worstLoss<whole}function brakesPhrase(group){const{brakes,matched,batches,stops}=group;if(matched===0||batches.length===0)return group.worstLoss===0?
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`nothing starts`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`nothing replaces them`;if(brakes)return thresholdPhrase(
brakes,group);if(group.worstLoss===0&&!stops)return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`it brings no new version`;if(!stops)return isHeld(group,matched)?
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`it gets stuck first`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`nothing stops it`;const bake=group.bake;
return bake&&(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.iE)(bake)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`only a pod that does not start blocks the rest`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`a failure blocks the rest`}function thresholdPhrase(brakes,group){const{failureThreshold,canFire,countsInRow,failureHoldsGroup,
unprotectedTargets:open}=brakes;if(!isHeld(group,group.matched))return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`nothing stops it`;const stuck=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`a ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.eu)(group.unit)} stuck in error blocks it`;if(!(failureThreshold!==null&&canFire&&countsInRow&&group.unevaluated===
void 0))return failureHoldsGroup?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`only ${stuck}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`it gets stuck first`;
const stop=failureThreshold===1?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`the first failed batch stops it`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`${failureThreshold} consecutive failed batches stop it`,last=open===1?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.eu)(group.unit):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
U9)(open,group.unit),but=open>0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`, but not in the last ${last}`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.
Qq)`${stop}${but}${failureHoldsGroup&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__.Qq)`; ${stuck}`}`}}),426:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{_:()=>maskOf,N:()=>planDocument});var days=__webpack_require__(9730),text_text=__webpack_require__(9125),lookup=__webpack_require__(
5022),finding_text=__webpack_require__(5249),system=__webpack_require__(3439),report_selection=__webpack_require__(655);function causesOf({findings}){return alike(
(0,report_selection.md)([...findings.decisive,...findings.fresh]))}function alike(findings){return[...(0,lookup.me)(findings,one=>{const{breaks,severity,status,
fix,says,why,related,sameIn,subject,before}=one;return JSON.stringify([...[breaks,severity,status,before===null,fix,says,why,related,sameIn],subject?"":one.fingerprint])}).
values()].map(all=>{const subjects=all.flatMap(({subject})=>subject??[]);return{...all[0],subjects:[...new Map(subjects.map(one=>[JSON.stringify(one),one])).values()],
places:all.flatMap(({place})=>place??[])}})}const SUBJECTS_NAMED=4;function causeEntry(cause){const{rule,severity,status,startedBy,places,before,subjects,says,why,
fix}=cause,also=(0,finding_text.C)(cause);return{level:severity,id:rule,subject:subjects.length===0?null:(0,text_text.p_)(subjects,SUBJECTS_NAMED),places,says:(0,text_text.
B5)([says,why,startedBy&&WORSE[startedBy],waiverPhrase(cause)]," "),fix:status==="fixed"||!fix?null:(0,system.Xc)(fix),also,base:status==="worsened"&&before!==null?
(0,text_text.V$)(before):null}}const WORSE={starts:(0,text_text.Qq)`New: before, only the next rollout would have done it.`,edits:(0,text_text.Qq)`As before, this edit does not take effect either.`};
function waiverPhrase({waiver}){if(waiver===null)return null;const{owner,expires,max,reason}=waiver,upTo=max!==null&&(0,text_text.Qq)`up to ${max} `;return(0,text_text.
Qq)`Waived ${upTo}until the end of ${(0,text_text.aY)(expires)} UTC by ${(0,text_text.UU)("object",owner)}: ${(0,text_text.V$)(reason.trim())}`}var document_document=__webpack_require__(
9414),footer=__webpack_require__(5002),hidden_names=__webpack_require__(2448),wholes=__webpack_require__(1347),numbers=__webpack_require__(3679),finish=__webpack_require__(
2767),intervals=__webpack_require__(4091),calendar_week=__webpack_require__(7977),row=__webpack_require__(2750);const COMPARED=["from","to","limit","remaining"];
function lanesOf({calendar,allowed}){const lanes=[];for(const[reason,spans]of(0,lookup.me)(calendar?.spans??allowed,span=>span.reason)){const lane=lanes.find(({
spans:known})=>known.length===spans.length&&known.every((one,i)=>COMPARED.every(key=>one[key]===spans[i]?.[key])));lane?lane.reasons.push(reason):lanes.push({reasons:[
reason],spans})}return lanes}function leftNow({allowed:[span,...others]}){return others.length>0||!span||span.limit===span.remaining?null:span.remaining}function isShown(group){
return isTimed(group)||(group.calendar?.counted??0)>0}function isTimed(group){return group.calendar?.counted!==0&&lanesOf(group).flatMap(({spans})=>spans).length>
1}function windowRows(plan,subjects){const rows=subjects.flatMap(({diff,base,head})=>{const whose=subjects.length>1&&(0,text_text.Qq)`, ${(0,system.ct)(diff.ref)}`;
return(head??[]).flatMap(group=>{const before=base?.find(({name})=>name===group.name);if(!isShown(group)&&!(before&&isShown(before)))return[];const was=before?windowsPhrase(
before,plan.at):row.ro;return[{label:(0,text_text.Qq)`Allowed at once${whose}`,base:plan.base&&was,head:windowsPhrase(group,plan.at),isHigher:!1}]})}),moved=rows.
filter(row.yu);return moved.length>0?moved:rows.slice(0,1)}function windowsFact(group,at){return isTimed(group)?windowsPhrase(group,at):null}function windowsPhrase(group,at){
const lanes=lanesOf(group),phrases=lanes.map(({reasons,spans})=>{const acting=reasons.filter(reason=>group.calendar?.idle[reason??""]===void 0),whom=lanes.length===
1||acting.includes(null)?"any reason":acting.join(" and ");return acting.length>0&&(0,text_text.Qq)`${(0,text_text.eu)(whom)}: ${allowedPhrase(spans,at,group.unit)}`}),
[first]=group.calendar?.isWritten===!1?group.calendar.limits:[];return(0,text_text.B5)([...phrases,first&&(0,text_text.Qq)`${(0,text_text.aY)(first.written)} by default`],
"; ")}function allowedPhrase(spans,at,unit){const from=Math.floor(at/days.sO)*days.sO,week={from,to:from+calendar_week.mb},shown=[...(0,lookup.me)(spans,({limit,
remaining})=>`${limit??"none"} ${remaining??"none"}`).values()].filter(level=>level.some(span=>span.from<week.to&&span.to>week.from)).toSorted(([a],[b])=>(b.limit??
1/0)-(a.limit??1/0)),phrases=shown.map(level=>{const[{limit,remaining}]=level,allowed=limit===null?(0,text_text.Qq)`no limit`:limit===0?(0,text_text.Qq)`none`:(0,text_text.
U9)(limit,unit),left=limit!==null&&limit>0&&remaining!==null&&remaining!==limit&&(0,text_text.Qq)`, ${remaining} left now`;if(spans.length===1)return limit===0?
(0,text_text.Qq)`none at any time`:(0,text_text.Qq)`${allowed} all week${left}`;const stretches=(0,intervals.l7)(level),zone=(0,calendar_week.Ic)(stretches,week)&&
(0,text_text.Qq)` UTC`;return(0,text_text.Qq)`${allowed}${left} (${(0,text_text.eu)((0,calendar_week.s4)(stretches,week,"UTC"))}${zone})`});return shown.length>
1&&shown.at(-1)?.[0].limit===0?(0,text_text.Qq)`${(0,text_text.B5)(phrases.slice(0,-1))}, otherwise none`:(0,text_text.B5)(phrases)}function growthPhrase({calendar,
peakAtOnce}){if(!calendar)return text_text.gd;const{rolledFor,counted,limits,spans}=calendar,ofReason=spans.filter(({reason})=>reason===rolledFor),most=Math.max(
0,...ofReason.map(({limit})=>limit??1/0));return limits.some(({reasons,written,limit})=>reasons.includes(rolledFor)&&written.endsWith("%")&&limit===most&&peakAtOnce>
most&&peakAtOnce<=Math.ceil(parseInt(written,10)*(counted+peakAtOnce)/100))?(0,text_text.Qq)`can be ${peakAtOnce} while replacements are up`:text_text.gd}var words=__webpack_require__(
5472);function rolloutSections(subjects,plan,withNames,isEffectSaid){const known=new Set,shown=subjects.slice(0,ROLLOUTS_SHOWN).map(subject=>{const{diff,base,head}=subject,
notes=(diff.head?.notes??[]).filter(note=>!known.has((0,text_text.tQ)(note)));for(const note of notes)known.add((0,text_text.tQ)(note));const groups=populated(head??
[],base??[]),before=new Map((base??[]).map(group=>[group.name,group])),blocks=group=>{const facts=groupFacts(group,before.get(group.name)??null,groups,plan,withNames);
return[{kind:"facts",of:{name:(0,text_text.UU)("group",group.name),size:(0,text_text.U9)(group.matched,group.unit)},facts},...batchTable(group,withNames)]};return{
title:(0,text_text.Qq)`${(0,words.wn)(diff)}, ${(0,words.g3)(diff)}`,summary:summaryOf(subject),blocks:[{kind:"facts",of:null,facts:subjectFacts(subject,notes,withNames,
isEffectSaid)},{kind:"stack",rows:(0,document_document.RO)(groups,"group",blocks)}]}}),more=subjects.slice(ROLLOUTS_SHOWN),lines={kind:"list",rows:(0,document_document.
RO)(more,"rollout",one=>({text:summaryOf(one)}))};return[...shown,...(0,document_document.m8)((0,text_text.Qq)`More rollouts`,more.length,lines)]}const ROLLOUTS_SHOWN=20;
function populated(groups,before){const holdsAny=({matched,batches})=>matched>0||batches.length>0,held=new Set(before.filter(holdsAny).map(({name:group})=>group)),
found=groups.filter(group=>holdsAny(group)||held.has(group.name));return found.length>0?found:groups}function summaryOf({diff,head}){const policy=(0,text_text.Qq)`${(0,words.
wn)(diff)} ${(0,words.g3)(diff)}`;if(!diff.head||!head||populated(head,[]).length===0)return policy;const{peakAtOnce,worstLoss}=diff.head.effect,batches=head.reduce(
(sum,group)=>sum+group.batches.length,0);return batches===0&&peakAtOnce===0?(0,text_text.Qq)`${policy}: nothing starts`:(0,text_text.Qq)`${policy}: ${(0,text_text.
U9)(batches,"batch")}, peak ${peakAtOnce}, worst loss ${worstLoss}`}function effectOf({diff}){return diff.head?diff.head.change&&diff.head.change.says:(0,words.
LJ)(diff)}const NOTES_SHOWN=10;function subjectFacts(subject,notes,withNames,isEffectSaid){const{diff}=subject,more=notes.length-NOTES_SHOWN,effect=effectOf(subject);
return[{label:"file",text:(0,text_text.UU)("file",`${diff.place.file}:${diff.place.line}`)},...isEffectSaid||!effect?[]:[{label:"change",text:effect}],...movedPhrases(
diff,withNames).map(moved=>({label:"moved",text:moved})),...notes.slice(0,NOTES_SHOWN).map(note=>({label:"note",text:note})),...more>0?[{label:"note",text:(0,text_text.
Qq)`${(0,text_text.U9)(more,"more note")} in the JSON report`}]:[]]}function movedPhrases({moved,base,head},withNames){const unit=(0,words.uF)([base,head].flatMap(
side=>side?.effect.groups??[])),end=group=>group===null?(0,text_text.Qq)`no group`:(0,text_text.UU)("group",group);return[...(0,lookup.me)(moved,({from,to})=>JSON.
stringify([from,to])).values()].sort((a,b)=>b.length-a.length).slice(0,NOTES_SHOWN).map(all=>{const[{from,to}]=all,names=withNames&&(0,text_text.Qq)` (${(0,words.
iT)(all.map(({target})=>target))})`;return(0,text_text.Qq)`${(0,text_text.U9)(all.length,unit)} from ${end(from)} to ${end(to)}${names}`})}function groupFacts(group,before,all,plan,withNames){
const{batches,outBefore}=group,earlier=all.slice(0,all.indexOf(group)),isIdle=group.matched===0&&batches.length===0,already=outBefore>0&&(0,text_text.Qq)`, ${outBefore} of them unavailable before it begins`,
lost=(0,text_text.uM)(group.worstLoss,(0,wholes.ev)(group)?(0,wholes.l2)(group):(0,wholes.w3)(group)),aged=batches.length===0?(0,numbers.ar)([group]):null,why=!((0,text_text.
Im)(group.why)||earlier.some(other=>(0,text_text.QV)(other.why,group.why)))&&(0,text_text.Qq)` (${group.why})`;return[["ceiling",ceilingPhrase(group)],["allowed",
windowsFact(group,plan.at)],["batches",batchesPhrase(group,before)],["peak",isIdle?null:(0,text_text.Qq)`${(0,text_text.uM)(group.peakAtOnce,(0,wholes.K3)(group))}${already}`],
["worst loss",isIdle?null:aged?(0,text_text.Qq)`${lost}${aged}`:(0,text_text.Qq)`${lost}: ${(0,numbers.ue)(group)}`],["finish",isIdle?null:(0,text_text.Qq)`${(0,finish.
Hg)(group,[group],plan.timeZone)}${why}`],...blockedPhrases(group,withNames).map(phrase=>["blocked",phrase])].flatMap(([label,phrase])=>phrase?[{label,text:phrase}]:
[])}function ceilingPhrase(group){const{declared,byDefault,resolved,enforced}=group.ceiling,limit=enforced??resolved,number=limit===null?(0,text_text.Qq)`no limit`:
(0,text_text.U9)(limit,group.unit),limits=group.calendar?.limits??[],isCompound=limits.length>1||limits.some(({schedule})=>schedule!==null),origin=byDefault===void 0?
(0,text_text.Qq)` by default`:(0,text_text.Qq)` (default ${(0,text_text.aY)(byDefault)})`,fallback=limit===null?number:(0,text_text.Qq)`${number}${origin}`,written=(0,text_text.
aY)(String(declared)),compared=isCompound?(0,text_text.Qq)`${written} (${number} now)`:(0,text_text.Qq)`${written} = ${number}`,shown=declared===null?fallback:String(
declared)===String(limit)?number:compared,left=resolved===enforced?leftNow(group):null,now=left!==null&&(0,text_text.Qq)`${left} left now`,force=resolved!==enforced&&
enforced===null&&(0,text_text.Qq)`not enforced`,from=(0,system.XF)(group.declaredIn)!==(0,system.XF)(group.rolls)&&(0,text_text.Qq)`from ${(0,system.ct)(group.declaredIn)}`;
return(0,text_text.B5)([shown,now,growthPhrase(group),force,from])}function batchesPhrase(group,before){const now=sizesPhrase(group);return before&&!(0,text_text.
QV)(sizesPhrase(before),now)?(0,text_text.Qq)`${now}, was ${sizesPhrase(before)}`:now}function sizesPhrase({batches,replacesFirst,unit}){if(batches.length===0)return(0,text_text.
Qq)`none`;const sizes=(0,text_text.eu)((0,words.bB)(batches.map(batch=>batch.size))),each=replacesFirst&&(0,text_text.Qq)`, sliding: the next ${(0,text_text.eu)(
unit)} starts when one is gone`;return batches.length===1?sizes:(0,text_text.Qq)`${sizes} (${(0,text_text.U9)(batches.length,"batch")}${each})`}function blockedPhrases(group,withNames){
return[...(0,lookup.me)(group.blocked,({why})=>(0,text_text.tQ)(why)).values()].slice(0,NOTES_SHOWN).map(blocked=>{const targets=blocked.map(({target})=>target),
names=withNames&&(0,text_text.Qq)` (${(0,words.iT)(targets)})`;return(0,text_text.Qq)`${(0,text_text.U9)(targets.length,group.unit)} will not be touched${names}: ${blocked[0].
why}`})}function runsOf(batches){const runs=[];for(const batch of batches){const run=runs.at(-1);run&&run.first.size===batch.size&&batch.failed===0&&run.first.failed===
0?runs[runs.length-1]={...run,last:batch}:runs.push({first:batch,last:batch})}return runs}const RUNS_SHOWN=20,NAMES_SHOWN=3;function batchTable({batches,unit},withNames){
if(batches.length===0)return[];const isEach=withNames&&unit==="cluster",columns=[{title:"batch",isNumeric:!0},{title:`${unit}s`,isNumeric:!0},{title:"starts (UT\
C)"},{title:"ends (UTC)"},...withNames?[{title:`first ${unit}s`}]:[]],cells=({first,last})=>{const isOne=first.index===last.index,failed=first.failed>0&&(0,text_text.
Qq)`, ${first.failed} fail`;return[isOne?(0,text_text.Qq)`${first.index}`:(0,text_text.Qq)`${first.index} to ${last.index}`,(0,text_text.Qq)`${first.size}${!isOne&&
(0,text_text.Qq)` each`}${failed}`,(0,words.OK)(first.start),last.end===null?(0,text_text.Qq)`never`:(0,words.OK)(last.end,first.start),...withNames?[(0,words.iT)(
isEach?first.targets:first.targets.slice(0,NAMES_SHOWN))]:[]]},runs=isEach?batches.map(batch=>({first:batch,last:batch})):runsOf(batches),more=runs.length-RUNS_SHOWN;
return[{kind:"table",columns,rows:(0,document_document.RO)(runs.slice(0,RUNS_SHOWN),"line",cells)},...more>0?[(0,document_document.FY)((0,text_text.Qq)`${(0,text_text.
U9)(more,"more line")} of batches in the JSON report.`)]:[]]}var plural=__webpack_require__(8392),evictions=__webpack_require__(3416);function rowsOf({plan},selection){
const{subjects}=selection;if((0,evictions.X4)(subjects))return(0,evictions.iU)(plan,subjects);const{peak,loss}=(0,numbers.d6)(plan,selection),isSingle=subjects.
length===1,together=combinedRows(plan,selection,isSingle?peak:null);if(subjects.length===0)return together;const unit=(0,numbers.EU)(loss)?"target":(loss.head??
loss.base)?.unit??"target",targets=(0,text_text.eu)((0,plural.Nx)((0,plural.LS)(2,unit))),lossLabel=isSingle?(0,text_text.Qq)`${targets} broken before the rollout stops (worst case)`:
(0,text_text.Qq)`${targets} broken by one rollout (worst case)`;return[...isSingle?[measureRow(plan,(0,text_text.Qq)`Peak at once`,[peak])]:together,measureRow(
plan,lossLabel,[loss]),(0,finish._X)(plan,subjects),...windowRows(plan,subjects),...isSingle?together:[],...(0,evictions.iU)(plan,subjects)]}function measureRow(plan,label,pairs){
const namesUnits=pairs.length>1||pairs.some(numbers.EU),cell=measure=>{if(!measure)return row.ro;const{count:number,whole,unit,of,remark}=measure,shown=namesUnits?
(0,text_text.Qq)`${number} of ${(0,text_text.U9)(whole,unit)}`:(0,text_text.uM)(number,whole);return(0,text_text.Qq)`${shown}${of&&number>0&&(0,text_text.Qq)` in ${(0,system.
ct)(of)}`}${remark}`},cells=side=>(0,text_text.B5)(pairs.map(pair=>cell(pair[side]))),isHigher=pairs.some(({base,head})=>(0,row.ZC)(base,head));return{label,base:plan.
base&&cells("base"),head:cells("head"),isHigher}}function combinedRows(plan,{subjects},own){const pairs=(0,numbers.gn)(plan,subjects).map(unit=>(0,numbers.mt)(plan,
unit));if(!pairs.some(({head})=>(head?.count??0)>(own?.head?.count??-1))||own!==null&&plan.policies.length<2)return[];const taken=pairs.filter(({base,head})=>(base?.
count??0)+(head?.count??0)>0);return[measureRow(plan,(0,text_text.Qq)`Peak at once, all policies`,taken.length>0?taken:pairs)]}var title=__webpack_require__(4988);
function planDocument(report,detail){const{plan}=report,selection=(0,report_selection.Wm)(report),[only,...others]=(0,report_selection.tl)(selection)?selection.
subjects:[],change=only&&others.length===0?effectOf(only):null,rows=rowsShown(report,selection),above=rows.slice(0,ROWS_ABOVE),isUntouched=selection.situation===
"untouched"||selection.situation==="empty",effect=[...change&&!isReported(change,selection)?[(0,document_document.FY)((0,text_text.Qq)`${startPhrase(selection,plan)}${change}`)]:
[],...above.length>0?[(0,document_document.Qv)(above)]:[]],more=rows.slice(ROWS_ABOVE),cluster=plan.cluster!==null&&(0,text_text.Qq)` for ${(0,text_text.UU)("cl\
uster",plan.cluster)}`;return{title:{sign:report.verdict,report:(0,text_text.Qq)`Rollout plan${cluster}:`,says:(0,title.S)(report,selection)},head:[...report.verdict===
"fail"&&report.failOn==="never"?[(0,document_document.FY)((0,text_text.Qq)`Would fail: reported only (${(0,text_text.aY)("fail-on")} is ${(0,text_text.aY)("neve\
r")}).`)]:[],...selection.situation==="unjudged"&&effect.length>0?[(0,document_document.FY)(UNJUDGED_NUMBERS)]:[],...effect],entries:entriesOf(report,selection),
sections:[...(0,document_document.m8)((0,text_text.Qq)`More numbers`,more.length,(0,document_document.Qv)(more)),...sectionsOf(report,selection,change!==null,detail===
"full")],foot:isUntouched?[(0,text_text.B5)((0,footer.K)(report).slice(0,2)," ")]:(0,footer.K)(report),mask:maskOf([report],detail)}}const ROWS_ABOVE=5,UNJUDGED_NUMBERS=(0,text_text.
Qq)`These numbers cover only what could be read:`;function maskOf(reports,detail){const hide=(0,hidden_names.S)(reports,detail);return shown=>detail==="full"?shown:
(0,text_text.pc)(shown,hide)}function startPhrase({subjects},{at,timeZone}){const starts=subjects.filter(({diff})=>diff.outcome.kind==="starts").flatMap(({head})=>(head??
[]).flatMap(({batches})=>batches.map(({start})=>start))),first=Math.min(...starts);return Number.isFinite(first)&&first>=at+days.iQ&&(0,text_text.Qq)`From ${(0,words.
D8)(first,timeZone)} on: `}function isReported(effect,{subjects,findings}){return subjects.some(({diff})=>diff.outcome.kind==="refused")||[...findings.decisive,
...findings.fresh].some(({says})=>(0,text_text.QV)(says,effect))}function rowsShown(report,selection){const{situation,subjects,touched}=selection,isRefused=touched.
every(({outcome})=>outcome.kind==="refused"),hasTarget=subjects.some(({base,head})=>[base??[],head??[]].flat().some(({matched})=>matched>0));return!(0,report_selection.
tl)(selection)||situation==="planned"&&isRefused&&!hasTarget?[]:rowsOf(report,selection)}function entriesOf({plan,notices},selection){const{findings,situation}=selection,
fixes=(0,title.j)(findings.fixed),isInTitle=situation==="planned"&&(0,text_text.Im)((0,words.L4)([...findings.fresh,...findings.decisive])),isFirst=({severity,isUnjudged})=>severity===
"error"||isUnjudged===!0;return(0,document_document.s6)([...plan.problems.filter(isFirst).map(problemEntry),...notices.map(document_document.Xq),...(0,text_text.
Im)(fixes)||isInTitle||situation==="unjudged"?[]:[(0,document_document.Xq)((0,text_text.Qq)`This change ${fixes}.`)],...causesOf(selection).map(causeEntry),...plan.
problems.filter(problem=>!isFirst(problem)).map(problemEntry)])}function problemEntry({severity:level,code:id2,place,message:says}){return{level,id:id2,says,places:place?
[place]:[]}}function sectionsOf(report,selection,isEffectSaid,withNames){const{plan}=report,{before,fixed,decisive,waived}=selection.findings,older=before.filter(
finding=>!decisive.includes(finding)),findings=(title2,of)=>(0,document_document.m8)(title2,of.length,(0,document_document.Mc)(alike((0,report_selection.md)(of)).
map(causeEntry)));return[...findings((0,text_text.Qq)`Waived`,waived),...rolloutSections((0,report_selection.tl)(selection)?selection.subjects:[],plan,withNames,
isEffectSaid),...findings((0,text_text.Qq)`Fixed by this change`,fixed),...findings((0,text_text.Qq)`Pre-existing`,older)]}}),655:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Ee:()=>isPartUnjudged,Wm:()=>selectionOf,md:()=>worstFirst,tl:()=>rolls});var _plan_finding_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6029),_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1347),_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7388),
_systems_system_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3439);function selectionOf(report){const{plan,findings}=report,touched=plan.policies.filter(
_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__.Dn),fresh=findings.filter(_plan_finding_js__WEBPACK_IMPORTED_MODULE_0__.cJ),before=findings.filter(({status})=>status===
"unchanged");return{situation:situationOf(report,touched),touched,subjects:subjectsOf(plan,touched),findings:{fresh,before,fixed:findings.filter(({status})=>status===
"fixed"),decisive:decisiveOf(report,fresh,before),waived:worstFirst(report.waived)}}}function rolls({situation}){return situation==="planned"||situation==="unju\
dged"}function isPartUnjudged({verdict,plan}){return verdict==="warn"&&plan.problems.some(({isUnjudged})=>isUnjudged===!0)}function decisiveOf(report,fresh,before){
const{verdict,failOn}=report;if(verdict!=="fail"&&verdict!=="warn"||isPartUnjudged(report))return[];const counts=({severity})=>severity==="error"||severity==="w\
arning"&&(verdict==="warn"||failOn==="warning");return fresh.some(counts)?[]:before.filter(counts)}function situationOf({verdict,plan},touched){return verdict===
"unknown"?"unjudged":plan.policies.length===0?"empty":touched.length===0?"untouched":touched.every(diff=>diff.sameEffect)?"same-effect":"planned"}function subjectsOf({
base,head},touched){const rollers={base:keysOf(base),head:keysOf(head)};return touched.flatMap(diff=>{const own={base:diff.base&&ownGroups(diff.base,rollers.base),
head:diff.head&&ownGroups(diff.head,rollers.head)},isElsewhere=side=>own[side]?.length===0&&(diff[side]?.effect.groups.length??0)>0,hasNone=side=>diff[side]===null||
isElsewhere(side),isOnlyLimit=diff.head!==null&&own.base?.length===0&&hasNone("head"),isRepresented=diff.head!==null&&(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_3__.
QR)(diff.head.effect);if(hasNone("base")&&hasNone("head")||isOnlyLimit||isRepresented)return[];const before=representativeBefore(diff.head,base);if(!before)return[
{diff,...own}];const compared={...diff,base:before},outcome=(0,_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_1__.sG)(compared,!0);return[{diff:{...compared,outcome},
base:before.effect.groups,head:own.head}]})}function keysOf(side){return new Set(side?.policies.map(policy=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.XF)(
policy.ref)))}function ownGroups(policy,rollers){const key=(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.XF)(policy.ref);return policy.effect.groups.filter(
({rolls:rolls2})=>(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.XF)(rolls2)===key||!rollers.has((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_2__.XF)(rolls2)))}
function representativeBefore(head,base){const named=({effect})=>effect.groups.flatMap(group=>group.named?.isPart===!1?group.name:[]),groups=head?named(head):[];
return groups.length===0?null:base?.policies.find(policy=>named(policy).some(name=>groups.includes(name)))??null}function worstFirst(findings){return findings.toSorted(
(a,b)=>(0,_plan_finding_js__WEBPACK_IMPORTED_MODULE_0__.Np)(a,b)||(0,_plan_finding_js__WEBPACK_IMPORTED_MODULE_0__.GF)(a,b))}}),3416:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{X4:()=>isOnlyBudgets,iU:()=>evictionsRows,sZ:()=>budgetsPhrase});var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3439),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9125),_words_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5472),_row_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
2750);function limitsOf(diffs){const limit=side=>side?.drainLimit&&side.drainLimit.pods>0?side.drainLimit:null,rise=({base,head})=>base&&head?evictable(head)-evictable(
base):-1/0;return diffs.map(diff=>({diff,base:limit(diff.base),head:limit(diff.head)})).filter(({base,head})=>(base&&evictable(base))!==(head&&evictable(head))).
sort((a,b)=>rise(b)-rise(a))}function evictionsRows(plan,subjects){return limitsOf(subjects.map(subject=>subject.diff)).map(({diff,base,head})=>{const was=base?
limitPhrase(base):diff.base?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`not limited by it`:_row_js__WEBPACK_IMPORTED_MODULE_3__.ro,measure=limit=>({count:evictable(
limit),whole:limit.pods}),whose=subjects.length>1&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`, ${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.ct)(
diff.ref)}`;return{label:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`Pods that drains may evict at a time${whose}`,base:plan.base&&was,head:head?limitPhrase(
head):(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`no longer limited by it`,isHigher:(0,_row_js__WEBPACK_IMPORTED_MODULE_3__.ZC)(base&&measure(base),head&&
measure(head))}})}function isOnlyBudgets(subjects){return subjects.length>0&&subjects.every(({diff:{base,head}})=>{const sides=[base??[],head??[]].flat();return sides.
some(side=>side.drainLimit)&&sides.every(({effect})=>effect.groups.length===0)})}function budgetsPhrase(diffs){const[first,...others]=limitsOf(diffs);if(!first)
return _text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd;const{diff,base,head}=first;if(!head){const removed=others.filter(one=>one.head===null);return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`drains are no longer limited by ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__.pg)([first,...removed].map(one=>one.diff.ref))}`}const under=diffs.length>1&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)` under ${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.ct)(diff.ref)}`,was=base&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` (was ${evictable(base)})`,
more=others.length>0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`; changes ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(others.length,"other budge\
t")}`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`drains may evict ${limitPhrase(head,(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)` at a time${under}`)}${was}${more}`}
function limitPhrase(limit,when=_text_text_js__WEBPACK_IMPORTED_MODULE_1__.gd){const{pods,shared}=limit,covered=shared===pods?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`them`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${shared}`,as=shared>0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`, as another budget covers ${covered} too`;
return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`${evictable(limit)} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(pods,"pod")}${when}${as}`}function evictable(limit){
return Math.min(limit.disruptionsAllowed,limit.pods-limit.shared)}}),2767:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Hg:()=>finishPhrase,JV:()=>UNTIL,_X:()=>finishRow});var _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
1347),_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7388),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3439),_text_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
9125),_words_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5472),_row_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(2750);function finishRow(plan,subjects){
const last={base:lastOf(subjects,"base"),head:lastOf(subjects,"head")},cell=side=>endlessDrain(plan[side],subjects,side)??(last[side]?endPhrase(last[side],side,
plan,subjects.length>1):_row_js__WEBPACK_IMPORTED_MODULE_4__.ro);return{label:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`Finishes`,base:plan.base&&cell("\
base"),head:cell("head"),isHigher:!1}}function endlessDrain(side,subjects,name){const blocker=side?.policies.find(policy=>policy.drainLimit?.held.some(({forGood,
nodes})=>forGood&&nodes.length===0)),isDrained=subjects.some(({diff})=>diff[name]?.effect.groups.some(({drains,outcome})=>drains===!0&&outcome==="complete"));return blocker&&
isDrained?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`unknown: drains that ${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.ct)(blocker.ref)} blocks never end`:
null}const WORST_LAST=["none","complete","unfinished","stopped","stuck"];function lastOf(subjects,side){const rankOf=subject=>{const{outcome="none",finish=null}=subject.
diff[side]?.effect??{};return[WORST_LAST.indexOf(outcome),finish??0,isNext(subject,side)?0:1]},after=(a,b)=>a.reduce((order,rank,i)=>order||(b[i]??0)-rank,0);return subjects.
filter(({diff})=>diff[side]).toSorted((a,b)=>after(rankOf(a),rankOf(b)))[0]??null}function isNext({diff},side){const change=diff[side]?.change??null;return change!==
null&&(0,_plan_outcome_of_js__WEBPACK_IMPORTED_MODULE_0__.qR)({change})}function endPhrase(subject,side,{timeZone},isOneOfSeveral){const{effect,change}=subject.
diff[side]??{};if(!effect)return _row_js__WEBPACK_IMPORTED_MODULE_4__.ro;const{outcome,finish,groups}=effect,whose=isOneOfSeveral&&!(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_5__.
$L)(outcome)&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)` (${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.ct)(subject.diff.ref)})`;if(change?.held!==
void 0&&finish===null&&(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_5__.$L)(outcome))return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`not until ${UNTIL[change.
held]}`;const isAssumed=isNext(subject,side)&&outcome==="complete"&&finish!==null;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${finishPhrase(effect,
groups,timeZone)}${isAssumed&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`, if started now`}${whose}`}const UNTIL={paused:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`it is resumed`,disabled:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`it is enabled`,OnDelete:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`someone deletes pods (OnDelete)`,
partition:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`its partition is lowered`,state:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`the state of the run is Run`};
function finishPhrase({outcome,finish},groups,timeZone){const cordoned=groups.flatMap(({lingers=[]})=>lingers).filter(({until})=>until==="uncordon"),nodes=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
U9)(cordoned.length,"node"),ending=groups.filter(group=>group.outcome===outcome);switch(outcome){case"complete":{if(finish===null)return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`already done`;const left=cordoned.length>0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`, with ${nodes} left cordoned until someone uncordons`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.D8)(finish,timeZone)}${left}`}case"none":return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`no rollout`;case"\
stopped":return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`never: an automatic stop ends it`;case"stuck":return ending.length>0&&ending.every(({mayEnd:mayEnd2,
unit})=>mayEnd2===!0&&unit==="node")?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`when the pods that it waits for have ended`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`never: it gets stuck`;case"unfinished":{const[held]=ending.flatMap(group=>group.held??[]),stages=ending.flatMap(group=>group.stage??[]);if(held!==void 0)return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`not until ${UNTIL[held]}`;if(stages.some(({awaitsStart})=>awaitsStart))return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`not until ${UNTIL.state}`;if(stages.
some(({awaitsPerson})=>awaitsPerson)){const approvals=[...new Set(stages.flatMap(stage=>stage.approvals??[]))];return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`when someone approves ${approvals.length===0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`it`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.BT)("cluste\
r",approvals,1)}`}return cordoned.length===0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`not within the dry rollout`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`when someone uncordons ${cordoned.length===1?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`the node`:nodes}`}}}}),2750:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{ZC:()=>rises,ro:()=>NOT_THERE,yu:()=>isMoved});var _text_render_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2490),
_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9125);const NOT_THERE=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.Qq)`not there`;function isMoved({
base,head}){return base!==null&&(0,_text_render_js__WEBPACK_IMPORTED_MODULE_0__.Ul)(base)!==(0,_text_render_js__WEBPACK_IMPORTED_MODULE_0__.Ul)(head)}function rises(base,head){
return base===null||head===null||head.count<=base.count?!1:head.count*(base.whole??1)>=base.count*(head.whole??1)}}),4988:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{S:()=>titlePhrase,j:()=>fixesPhrase});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(5022),
_plan_finding_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6029),_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(1347),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3439),_text_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9125),_numbers_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3679),_selection_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
655),_table_evictions_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3416),_table_finish_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(2767),_words_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
5472);function titlePhrase(report,selection){const found=foundPhrase(report,selection),says=sentenceOf(report,selection);return selection.situation==="unjudged"?
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`could not evaluate: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.B5)([says,found])}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Im)(found)?says:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${found}. ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Nx)(says)}`}function foundPhrase(report,{
findings,situation}){const older=(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.L4)(findings.decisive),isNews=findings.waived.some(_plan_finding_js__WEBPACK_IMPORTED_MODULE_0__.
cJ),found=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.B5)([(0,_selection_js__WEBPACK_IMPORTED_MODULE_4__.Ee)(report)&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`a part of the change was not evaluated`,(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.L4)(findings.fresh),!(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Im)(older)&&
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${older} pre-existing`,isNews&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
U9)(findings.waived.length,"finding")} waived`]);if(!(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Im)(found)||situation!=="planned")return found;const before=(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.
L4)(findings.before),fixes=fixesPhrase(findings.fixed);return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Im)(before)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Im)(fixes)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`no rule broken`:fixes:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.B5)([fixes,(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`no new finding (${before} pre-existing)`])}function fixesPhrase(fixed){const[first,...others]=fixed.filter(({severity})=>severity!=="info");if(!first)return _text_text_js__WEBPACK_IMPORTED_MODULE_2__.
gd;const more=others.length>0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)` and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(others.length,"other f\
inding")}`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`fixes ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.aY)(first.rule)}${first.policy&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)` of ${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.ct)(first.policy)}`}${more}`}function sentenceOf(report,selection){const{situation,findings,subjects}=selection,
isNews=findings.fresh.length>0;switch(situation){case"unjudged":{const errors=report.plan.problems.filter(({severity})=>severity==="error").length;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(errors,"error")} in the input`}case"empty":return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`no policies in these files`;case"\
untouched":return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`no policy changed (${report.plan.policies.length} checked)`;case"same-effect":{const parts=partsOf(
selection).filter(({kind})=>kind==="refused"||kind==="stuck"),isRefused=parts.some(({kind})=>kind==="refused"),isMoved=subjects.some(({diff:{base,head}})=>base?.
effect.finish!==head?.effect.finish),edits=isNews||isMoved?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`no number changes`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`the edit changes nothing`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.B5)([!isRefused&&edits,...parts.map(({phrase})=>phrase)],"; ")}case"planned":return plannedPhrase(
report,selection)}}function plannedPhrase({plan},selection){const parts=partsOf(selection),numbers=numbersPhrase((0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__.d6)(
plan,selection)),rolling=parts.find(({hasNumbers})=>hasNumbers),phrases=parts.map(part=>{const{kind,phrase}=part;return kind==="waits"&&(part!==rolling||(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Im)(numbers))?part===rolling&&parts.length===1&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`nothing is rolled out`:part!==rolling?phrase:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
B5)([phrase,numbers],kind==="waits"?" ":kind==="held"?". Then it ":"; ")}),says=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.B5)([...phrases,nodeActionPhrase(selection)],
"; ");return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Im)(says)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`no number changes`:says}function numbersPhrase({
peak,loss}){const[taken,lost]=[peak.head,loss.head];if(!taken||taken.count+taken.whole===0)return _text_text_js__WEBPACK_IMPORTED_MODULE_2__.gd;const was=pair=>{
const{base,head}=pair;return!base||!(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__.EU)(pair)&&base.count===head?.count?null:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)` (was ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__.EU)(pair)?ofWhole(base):base.count})`},disrupts=taken.count===0&&taken.whole>0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`none of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(taken.whole,taken.unit)}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`up to ${ofWhole(taken)} at once`,
broken=lost?.whole===taken.whole?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${lost.count}`:lost&&ofWhole(lost),breaks=broken&&lost?.count!==0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`could break ${broken}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`breaks none`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`disrupts ${disrupts}${was(
peak)} and ${breaks}${was(loss)}`}function ofWhole({count:part,whole,unit}){const more=part>whole&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)` and their replacements`;
return whole>0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${part} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(whole,unit)}${more}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
U9)(part,unit)}const FORMS={stuck:stuckPhrase,removed:same=>{const[{outcome,base},...others]=same,all=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(outcome.
targets,(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.uF)(base?.effect.groups??[])),from=outcome.targets>0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)` from ${others.
length>0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`up to `}${all} at once`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`removes ${namesOf(same)}${from}`},
"taken-away":same=>{const targets=same.reduce((sum,{outcome})=>sum+outcome.targets,0),all=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(targets,(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.
uF)(same.flatMap(({head})=>head?.effect.groups??[]))),{how}=same[0].outcome;return how==="placed"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`removes what was placed on ${all}`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`deletes ${all}${how==="in-turn"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`, one after the other`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)` at once`}`},starts:startsPhrase,held:(same,isOnly)=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`no rollout${!isOnly&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)` of ${namesOf(same)}`} starts until ${_table_finish_js__WEBPACK_IMPORTED_MODULE_6__.JV[same[0].outcome.by]}`,waits:same=>{const[{outcome}]=same,[mayStart]=same.
flatMap(one=>one.outcome.mayStart??[]);return outcome.start!=="next-rollout"?ROLLOUTS[outcome.start]:mayStart?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${MAY_START[mayStart]}. The next rollout`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${ROLLOUTS[outcome.start]}. The next one`},"drain-limit":_table_evictions_js__WEBPACK_IMPORTED_MODULE_5__.sZ,"\
cannot-work":same=>(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`cannot work as written and takes no target: ${namesOf(same)}`,refused:(same,isOnly)=>isOnly?
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`the edit is refused; nothing is applied`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`refused: ${namesOf(
same)}`,"no-effect":()=>_text_text_js__WEBPACK_IMPORTED_MODULE_2__.gd},KINDS=Object.keys(FORMS),LATER=new Set(["paused","disabled","state"]),BESIDE=new Set(["re\
moved","refused","cannot-work"]);function partsOf({touched,subjects}){const rolled=subjects.filter(({head,diff})=>head?.length!==0||diff.head?.effect.groups.length===
0),shown=(rolled.length>0?rolled:subjects).map(({diff})=>diff),keys=new Set(shown.map(({ref})=>ref)),beside=touched.filter(({ref,outcome})=>!keys.has(ref)&&BESIDE.
has(outcome.kind)),all=[...shown,...beside].sort((a,b)=>reachedBy(b)-reachedBy(a)||KINDS.indexOf(a.outcome.kind)-KINDS.indexOf(b.outcome.kind)),kinds=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.
me)(all,({outcome})=>outcome.kind);return[...kinds].map(([kind,of])=>({kind,phrase:FORMS[kind](of,all.length===1,kinds.size===1),hasNumbers:of.some(takesTargets)}))}
function takesTargets({outcome}){return outcome.kind==="held"?LATER.has(outcome.by):outcome.kind==="stuck"?outcome.reach.begun>0:outcome.kind==="starts"||outcome.
kind==="waits"}function reachedBy({outcome}){return outcome.kind==="removed"||outcome.kind==="taken-away"?outcome.targets:outcome.kind==="starts"?outcome.targets.
size:outcome.kind==="stuck"&&outcome.start!=="next-rollout"?outcome.reach.whole:0}function namesOf(same){return(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.pg)(same.
map(({ref})=>ref))}function startsPhrase(same,isOnly){const counts=[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_8__.me)(same,({head})=>(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.
uF)(head?.effect.groups??[]))].map(([unit,of])=>{const taken=new Set(of.flatMap(({outcome})=>[...outcome.targets])).size,whole=same.length===1?same[0].outcome.whole:
0;return taken<whole?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${taken} of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(whole,unit)}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
U9)(taken,unit)}),isNamedOnly=same.every(({head})=>head?.effect.groups.every(_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_9__.ev)),isReplaced=same.every(({outcome})=>outcome.
isReplacement),isSure=same.every(({outcome})=>outcome.isSure),verb=isNamedOnly?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`announces maintenance of`:isReplaced?
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${isSure?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`replaces`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`may replace`}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${isSure?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`rolls`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`may roll`} out to`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${verb} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.B5)(counts," and ")}${!isOnly&&
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)` (${namesOf(same)})`} on merge`}const ROLLOUTS={"on-merge":(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`the rollout`,
"next-rollout":(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`no rollout starts on merge`,"under-way":(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`the rollout under way`,
regardless:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`regardless of this change, the rollout`,unknown:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`the next rollout`},
MAY_START={consolidation:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`merging lets consolidation disrupt more nodes, which is not forecast`,waiting:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`unknown whether a rollout starts on merge`};function stuckPhrase(same,isOnly,isOnlyKind){const[{outcome,head,ref},...others]=same,{how,start,isAsBefore,reach}=outcome,
{begun,done,whole,isWorstOrder}=reach,all=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(whole,(0,_words_js__WEBPACK_IMPORTED_MODULE_7__.uF)(head?.effect.groups??
[])),lost=head?.effect.groups.some(({extremes})=>extremes)?head.effect.worstLoss:0,stuck=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`gets stuck after ${isWorstOrder&&
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`as few as `}${done} of ${all}`,ends={"not-executed":(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`is not executed`,
stopped:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`is stopped after ${begun} of ${all}`,endless:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`takes ${whole!==
1&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`all `}${all} and never ends`,stuck:begun>0?stuck:lost>0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`stops ${lost} of ${all} and replaces none`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`never starts`},isNext=start==="next-rollout",next=isOnlyKind&&same.every(one=>one.outcome.start==="next-rollou\
t")?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${ROLLOUTS[start]}. The next one`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`the next rollout`,rollout=how===
"not-executed"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`the eviction`:isNext?next:ROLLOUTS[start],more=others.length>0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`, like ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(others.length,"other rollout")}`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${rollout}${!isOnly&&
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)` of ${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.ct)(ref)}`} ${ends[how]}${isAsBefore&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`, as before`}${more}`}const ACTIONS={reboot:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`nodes are drained and rebooted`,restartAllServices:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`nodes are drained, all services restarted`,service:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`nodes are drained, services restarted`,noop:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`nodes are drained, nothing restarted`,drain:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`nodes are drained`,none:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`no node is drained`};function nodeActionPhrase({subjects}){const all=subjects.filter(({head})=>head?.some(({batches})=>batches.length>0)),started=all.filter(
({diff})=>diff.outcome.kind==="starts"),kinds=(started.length>0?started:all).map(({diff})=>diff.head?.nodeAction),[worst,says]=Object.entries(ACTIONS).find(([kind])=>kinds.
some(one=>one===kind))??[];return says&&(worst!=="none"||kinds.every(kind=>kind==="none"))?says:null}}),5472:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{D8:()=>instantPhrase,K$:()=>matchedOf,L4:()=>severitiesPhrase,LJ:()=>goneText,OK:()=>utcPhrase,S_:()=>uriOf,bB:()=>strip,
g3:()=>changePhrase,iT:()=>namesPhrase,pg:()=>shortList,uF:()=>unitOf,wn:()=>subjectName});var _plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
1347),_systems_system_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3439),_text_instant_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5357),_text_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
9125);function unitOf(groups){const[first,...others]=new Set(groups.map(group=>group.unit));return others.length>0?"target":first??"node"}function matchedOf(groups,sizeOf=({
matched})=>matched){const[first]=groups;if(first&&(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_3__.ev)(first))return(0,_plan_measure_wholes_js__WEBPACK_IMPORTED_MODULE_3__.
l2)(first);const listed=groups.flatMap(({targets})=>targets),again=listed.length-new Set(listed).size;return groups.reduce((sum,group)=>sum+sizeOf(group),0)-again}
function severitiesPhrase(findings){const counts=["error","warning"].map(severity=>{const{length}=findings.filter(finding=>finding.severity===severity);return length>
0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(length,severity)});return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.B5)(counts)}function uriOf(path){return path.
split("/").map(one=>one.replace(/\p{Surrogate}/gu,"\uFFFD")).map(encodeURIComponent).join("/")}const STRIP_ITEMS=30;function strip(sizes){const runs=[];for(const number of sizes){
const size=number.toLocaleString("en-US"),last=runs.at(-1);last?.size===size?last.times++:runs.push({size,times:1})}const isLong=runs.some(({times})=>times>3),items=runs.
flatMap(({size,times})=>times>3?[`${size} x ${times.toLocaleString("en-US")}`]:Array(times).fill(size)),shown=items.slice(0,STRIP_ITEMS).join(isLong?", ":" ");return items.
length>STRIP_ITEMS?`${shown} ... ${items.at(-1)??""}`:shown}function instantPhrase(instant,timeZone){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.O0)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
uR)(instant),timeZone)}function utcPhrase(instant,beside){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.eu)((0,_text_instant_text_js__WEBPACK_IMPORTED_MODULE_1__.
f$)(instant,beside))}function shortList(refs){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.H$)(refs.map(_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.ct),
3)}function namesPhrase(names){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.BT)("target",names,5)}function subjectName({ref,base,head}){const others=((head??
base)?.speaksFor?.objects??1)-1;return others>0?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.ct)(ref)} and ${others} more`:
(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.ct)(ref)}function changePhrase(diff){if(diff.change==="added"||diff.change==="removed")return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
eu)(diff.change);const{added=0,edited=0,deleted=0}=diff.head?.speaksFor?.changed??{},members=Object.entries({added,edited,deleted}).map(([what,number])=>number>
0&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`${number} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.eu)(what)}`);if(members.some(Boolean))return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`with ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.B5)(members)}`;const through=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.B5)(diff.touchedThrough.map(
_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.ct));return diff.change==="changed"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Im)(through)?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`changed`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`changed, also through ${through}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Im)(through)?diff.
sameEffect?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`unchanged`:diff.head?.drainLimit?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`unchanged, but limits drains differently`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`unchanged, but rolls out differently`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`changed through ${through}`}
function goneText({ref,base}){const{releasedPods:released,onDelete}=base??{},left=released?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`: ${released.says}.`:
(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)`.${onDelete&&(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.Qq)` ${onDelete.says}`}`;return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__.
Qq)`${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_0__.ct)(ref)} is removed${left}`}}),1570:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{F$:()=>chooseClusters,r$:()=>decider,FO:()=>exitCodeOf,sB:()=>heldByClusters,SA:()=>makeRun,Cv:()=>unchanged});var clusters=__webpack_require__(
1406),lookup=__webpack_require__(5022),finding=__webpack_require__(6029),finding_text=__webpack_require__(5249),rule=__webpack_require__(9394),system=__webpack_require__(
3439),text_text=__webpack_require__(9125),plural=__webpack_require__(8392),differences=__webpack_require__(964),gate_reviewed=__webpack_require__(163),windows=__webpack_require__(
8905);function compareEffects(plan2,reviewed){const{pairs,gone}=(0,gate_reviewed.N3)(plan2,reviewed),groups=pairs.flatMap(({policy,before})=>before?pairedGroups(
policy,before):[]);return{worse:[...pairs.flatMap(({policy:{ref,effect},before})=>before||effect.peakAtOnce===0&&effect.worstLoss===0?[]:(0,text_text.Qq)`${(0,system.
ct)(ref)} disrupts ${(0,text_text.U9)(effect.peakAtOnce,"target")} at once and was not in the reviewed plan.`),...gone.map(before=>(0,text_text.Qq)`${(0,system.
ct)(before)} was in the reviewed plan and is gone.`),...groups.flatMap(pair=>worseOf(pair,plan2)),...pairs.flatMap(({policy,before})=>(before&&worseDrains(policy,
before))??[]),...worseTogether(plan2,reviewed)],moved:groups.flatMap(({subject,group,before})=>group&&before?movedGroup(subject,group,before)??[]:[])}}function pairedGroups(policy,reviewed){
const own=(0,gate_reviewed.jN)((0,rule.Aw)(policy)),then=(0,gate_reviewed.ws)(reviewed);return[...new Set([...own.keys(),...then.keys()])].map(key=>{const[group,
before]=[own.get(key),then.get(key)],isOnly=group!==void 0&&own.size===1,of=(0,text_text.Qq)` group ${(0,text_text.UU)("group",group?.name??before?.name??"")}`;
return{subject:(0,text_text.Qq)`${(0,system.ct)(policy.ref)}${!isOnly&&of}`,group,before}})}const REVIEWED=(0,text_text.Qq)`in the reviewed plan`;function worseOf({
subject,group:now,before},plan2){if(!now)return before?.matched===0?[]:[(0,text_text.Qq)`${subject} was in the reviewed plan and is gone.`];if(!before)return now.
matched===0?[]:[(0,text_text.Qq)`${subject} with ${(0,text_text.U9)(now.matched,now.unit)} was not in the reviewed plan.`];const worse=(0,differences.t)(now,before,
REVIEWED).filter(({kind,isWorse})=>isWorse&&(kind!=="ceiling"||!now.calendar&&now.matched>0)),[first=0,firstBefore=0]=[now,before].map(({batches})=>batches[0]?.
size),[waits,waitsBefore]=[(now.stage?.pauses??[]).reduce((sum,{ms})=>sum+(ms??0),0)/1e3,before.pauses.reduce((sum,{seconds})=>sum+(seconds??0),0)],others=(0,lookup.
Eb)([before.stops&&!now.stops&&(0,text_text.Qq)`nothing stops a bad version, ${REVIEWED} the rollout stopped`,now.peakAtOnce<=before.peakAtOnce&&first>firstBefore&&
(0,text_text.Qq)`the first batch has ${(0,text_text.U9)(first,now.unit)}, ${REVIEWED} ${firstBefore}`,isOpened(now,before,plan2)&&(0,text_text.Qq)`it is allowed at every hour, ${REVIEWED} windows closed some`,
approvalsIn(now.stage?.pauses??[])<approvalsIn(before.pauses)&&(0,text_text.Qq)`an approval of the reviewed plan is gone`,waits<waitsBefore&&(0,text_text.Qq)`it waits ${Math.
round(waits)} s between its stages, ${REVIEWED} ${Math.round(waitsBefore)} s`]);return[...worse.map(({says})=>says),...others].map(says=>(0,text_text.Qq)`${subject}: ${says}.`)}
function approvalsIn(pauses){return pauses.filter(({kind})=>kind==="approval").length}function isOpened(now,before,plan2){const reason=now.calendar?.rolledFor,spans=before.
allowed.filter(span=>reason===void 0||span.reason===reason),isClosed=({limit})=>limit===0;return spans.some(isClosed)&&!spans.every(isClosed)&&now.matched>0&&(0,windows.
du)(now,plan2)===null}function worseDrains({ref,drainLimit:now},{drains:before}){return now&&before&&now.desiredHealthy<before.desiredHealthy&&now.expectedPods>=
before.expectedPods?(0,text_text.Qq)`${(0,system.ct)(ref)} requires ${now.desiredHealthy} of ${(0,text_text.U9)(now.expectedPods,"healthy pod")}; in the reviewed plan ${before.
desiredHealthy}.`:null}function worseTogether(plan2,{combined}){const{peakAtOnce,byDomain,unit}=plan2.head.combined,wasWhole=one=>combined.byDomain.some(was=>was.
key===one.key&&was.value===one.value&&isWhole(was));return(0,lookup.Eb)([peakAtOnce>combined.peakAtOnce&&(0,text_text.Qq)`All policies together: ${(0,text_text.
U9)(peakAtOnce,unit)} at once; in the reviewed plan ${combined.peakAtOnce}.`,...byDomain.map(one=>isWhole(one)&&!wasWhole(one)&&(0,text_text.Qq)`All ${one.matched} of ${(0,text_text.
UU)("object",one.key)} ${(0,text_text.UU)("object",one.value)} at once; in the reviewed plan not all of them.`)])}function isWhole({matched,peakAtOnce}){return matched>
1&&peakAtOnce>=matched}function movedGroup(subject,now,before){const[then,own]=[new Set(before.targets),new Set(now.targets)],joined=now.targets.filter(target=>!then.
has(target)).length,left=before.targets.filter(target=>!own.has(target)).length;if(joined===0&&left===0)return null;const share=(0,text_text.eu)((0,plural.fL)(left,
before.matched)),parts=[joined>0&&(0,text_text.Qq)`${joined} joined`,left>0&&(0,text_text.Qq)`${left} left (${share})`];return(0,text_text.Qq)`${subject} had ${(0,text_text.
U9)(before.matched,now.unit)} and has ${now.matched}: ${(0,text_text.B5)(parts)}.`}const REASONS=["unreadable","freeze","closed-window","worse-plan","broken-rul\
e","stale-snapshot"];function decide(run,expected){const unusable=unusableReason(run,expected),decisions=run.reports.map(report=>decideCluster(report,run,unusable?
null:expected)),named=(note,{plan:{cluster}})=>cluster===null||decisions.every(({notes})=>notes.some(other=>(0,text_text.QV)(other,note)))?note:(0,text_text.Qq)`${(0,text_text.
UU)("cluster",cluster)}: ${note}`,reasons=[...unusable?[unusable]:[],...decisions.flatMap(one=>one.reasons)].sort((a,b)=>REASONS.indexOf(a.code)-REASONS.indexOf(
b.code)),isWorse=reasons.some(reason=>reason.code==="worse-plan");return{at:run.reports[0].plan.at,gate:reasons.length===0?"allow":"deny",isUnknown:reasons[0]?.
code==="unreadable",reasons,notes:[...unusable?[]:expectationNotes(run,expected,isWorse),...decisions.flatMap(({report,notes})=>notes.map(note=>named(note,report)))],
run}}function reasonOf(of,says,more={}){return{cluster:null,fix:null,place:null,...more,code:of,says}}function reviewedOf({reviewed},cluster){return reviewed===
null||"why"in reviewed?null:reviewed.clusters.find(one=>one.name===cluster)??null}function isReviewed({digest,reports},expected){return expected.digest===digest?
!0:reports.every(({plan:plan2})=>reviewedOf(expected,plan2.cluster)?.digest===plan2.digest)}function unusableReason(run,expected){const{digest,reviewed}=expected;
if(reviewed===null){if(digest===null||digest===run.digest)return null;const says2=(0,text_text.Qq)`The digest is not the expected one. Without the reviewed report it is unknown whether the plan is worse or only the fleet changed.`,
fix2=(0,text_text.Qq)`Give the JSON report of the reviewed plan as well (${(0,text_text.aY)("reviewed")}), or review the current plan.`;return reasonOf("worse-p\
lan",says2,{fix:fix2})}if("why"in reviewed){const fix2=(0,text_text.Qq)`Give the JSON report that the plan wrote (${(0,text_text.aY)("report-file")}, or ${(0,text_text.
aY)("--format json")}).`;return reasonOf("unreadable",(0,text_text.Qq)`The reviewed report ${reviewed.why}.`,{fix:fix2})}if(digest!==null&&digest!==reviewed.digest)
return reasonOf("unreadable",(0,text_text.Qq)`The reviewed report is of another plan than the expected digest.`,{fix:(0,text_text.Qq)`Give the report and the digest of one plan.`});
const missing=run.reports.map(({plan:plan2})=>plan2.cluster).find(cluster=>reviewedOf(expected,cluster)===null);if(missing===void 0)return null;const says=(0,text_text.
Qq)`The reviewed report holds nothing of the cluster ${(0,text_text.UU)("cluster",missing??"(no name)")}.`,fix=(0,text_text.Qq)`Give the report of this cluster, planned under the same name.`;
return reasonOf("unreadable",says,{fix})}function expectationNotes(run,expected,isWorse){return expected.digest===null&&expected.reviewed===null?[(0,text_text.Qq)`No reviewed plan was given; only the rules were checked.`]:
isReviewed(run,expected)&&!isWorse?[(0,text_text.Qq)`The plan is the reviewed one: every effect is the same.`]:[]}function decideCluster(report,run,expected){const{
plan:plan2,verdict}=report,{cluster}=plan2,unjudged=verdict==="unknown"?unevaluated(plan2):plan2.head.policies.length===0?NO_POLICY:null;if(unjudged)return{report,
reasons:[{...unjudged,cluster}],notes:[]};const before=expected&&reviewedOf(expected,cluster),{worse,moved}=before?compareEffects(plan2,before):{worse:[],moved:[]},
isSame=expected!==null&&before===null&&isReviewed(run,expected),{frozen,broken,stale,reviewed}=brokenRules(report,{isSame,before}),freeze=(0,windows.NT)(plan2,plan2.
at),lasting=freeze&&(0,text_text.Qq)`The freeze ${(0,text_text.UU)("object",freeze.name)} lasts until ${(0,text_text.O0)((0,text_text.uR)(freeze.window.to),plan2.
timeZone)}.`,closed=(0,windows.RY)(plan2),reasons=[...lasting?[reasonOf("freeze",lasting)]:frozen.map(finding2=>ofFinding("freeze",finding2)),...closed?[reasonOf(
"closed-window",closed.says,{place:closed.place})]:[],...worse.map(says=>reasonOf("worse-plan",says,{fix:REVIEW})),...broken.map(finding2=>ofFinding("broken-rul\
e",finding2)),...stale.map(finding2=>ofFinding("stale-snapshot",finding2))],rules=[...new Set(reviewed.flatMap(({breaks})=>breaks))],known=(0,text_text.Qq)`Also broken by the reviewed plan: ${(0,text_text.
p_)(rules.map(text_text.aY),rules.length)}.`;return{report,reasons:reasons.map(reason=>({...reason,cluster})),notes:[...moved,...rules.length>0?[known]:[],...ageNotes(
plan2),...(0,windows.KS)(plan2),...report.notices]}}const REVIEW=(0,text_text.Qq)`Review the current plan and pass its report to the gate.`,NO_POLICY=reasonOf("\
unreadable",(0,text_text.Qq)`No policy was found.`,{fix:(0,text_text.Qq)`List them in ${(0,text_text.aY)("policies")} of the configuration.`});function unevaluated({
problems}){const[first,...others]=problems.filter(({severity})=>severity==="error");if(!first)return reasonOf("unreadable",(0,text_text.Qq)`The plan could not be evaluated.`);
const more=others.length>0&&(0,text_text.Qq)` And ${(0,text_text.U9)(others.length,"other problem")}.`;return reasonOf("unreadable",(0,text_text.Qq)`${first.message}${more}`,
{place:first.place})}function ofFinding(of,finding2){const{rule:rule2,fix,place}=finding2,says=(0,text_text.Qq)`${of==="broken-rule"&&(0,text_text.Qq)`${(0,text_text.
aY)(rule2)}: `}${(0,finding_text.N)(finding2)}`;return reasonOf(of,says,{fix:fix&&(0,system.f5)(fix).length===0?(0,system.Xc)(fix):null,place})}function ageNotes({
at,snapshot}){return snapshot.takenAt===null?[(0,text_text.Qq)`The snapshot has no timestamp; its age is unknown.`]:snapshot.takenAt>at?[(0,text_text.Qq)`The snapshot was taken after the requested start.`]:
[]}function brokenRules({plan:plan2,findings,verdict,failOn},{isSame,before}){const isAtBar=({severity})=>severity==="error"||severity==="warning"&&failOn==="wa\
rning",isOfBase=verdict==="fail"&&!findings.some(one=>(0,finding.cJ)(one)&&isAtBar(one)),counts=one=>isOfBase||(0,finding.cJ)(one),isRolled=({policy,group})=>(0,windows.
Lr)(plan2).some(({group:own})=>policy!==null&&(0,rule.WY)(own.declaredIn,policy)&&own.name===group),known=(0,lookup.me)((before?.findings??[]).filter(isAtBar),({
fingerprint})=>fingerprint),wasReviewed=({fingerprint,rule:rule2,breaks})=>isSame&&rule2!=="waiver-lapsed"||breaks.every(id2=>known.get(fingerprint)?.some(one=>one.
rule===id2||one.breaks.includes(id2))),there=findings.filter(({status})=>status!=="fixed"),others=there.filter(one=>one.rule!=="in-freeze"&&one.rule!=="inventor\
y-stale"&&isAtBar(one)&&counts(one));return{frozen:there.filter(one=>one.rule==="in-freeze"&&(isAtBar(one)?counts(one)||isRolled(one):one.isCapped===!0&&isRolled(
one))),broken:failOn==="never"?[]:others.filter(one=>!wasReviewed(one)),stale:there.filter(({rule:rule2})=>rule2==="inventory-stale"),reviewed:others.filter(wasReviewed)}}
var path=__webpack_require__(83),visible=__webpack_require__(3972),plan=__webpack_require__(3868),run_report=__webpack_require__(780);function chooseClusters(config,chosen){
const key=chosen??config.cluster;if(config.clusters.length===0)return{clusters:(0,clusters.Dg)({...config,cluster:key}),key};const all=(0,clusters.Dg)(config);if(chosen===
null)return{clusters:all,key};const found=all.find(({config:{cluster}})=>cluster===chosen);if(found)return{clusters:[{...found,target:{...found.target,isAlone:!0}}],
key};const names=config.clusters.map(({name})=>name),meant=(0,visible.pA)(chosen,names);throw new Error(`The configuration lists no cluster ${(0,visible.RK)(chosen)}\
.${meant===null?` It lists ${(0,visible.RK)(names.join(", "))}.`:` Did you mean ${(0,visible.RK)(meant)}?`}`)}function makeRun(inputs){return(0,run_report.q)(withOutsideOfRun(
inputs).map(plan.Ci))}function unchanged(inputs){return inputs.map(input=>({...input,base:input.head}))}function heldByClusters(inputs){return withOutsideOfRun(
inputs).flatMap(input=>input.snapshot.objects.length===0?[]:(0,plan.oS)(input)??[])}function decider(inputs,expected){const reporters=withOutsideOfRun(inputs).map(
plan.lD);return at=>decide((0,run_report.q)(reporters.map(reportAt=>reportAt(at))),expected)}function withOutsideOfRun(inputs){if(inputs.length===1)return inputs;
const left=inputs[0]?.head.outside?.flatMap(({path:path2,isTakenOut})=>isTakenOut?path2:[]),isLeft=new Set(left);return inputs.map((input,index)=>{const isOwn=(0,path.
OQ)(inputsOf([input])),isElsewhere=(0,path.OQ)(inputsOf(inputs.filter(one=>one!==input))),outside=input.head.outside?.filter(({path:path2})=>isOwn(path2)||!isElsewhere(
path2)).map(file=>index>0&&!isLeft.has(file.path)?{...file,isNamedElsewhere:!0}:file),head={...input.head,...outside?{outside}:{}};return{...input,head,base:input.
base===input.head?head:input.base}})}function inputsOf(inputs){return inputs.flatMap(({base,head})=>base?[head,base]:[head]).flatMap(({files,renderedPaths})=>[...files.
map(({path:path2})=>path2),...renderedPaths])}function exitCodeOf({verdict,failOn}){return verdict==="unknown"?2:verdict==="fail"&&failOn!=="never"?1:0}})};
