export const id=199,ids=[199],modules={5249:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{C:()=>limitsText,N:()=>findingText});var _text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9125);function findingText(finding){return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
B5)([finding.says,finding.why??_text_text_js__WEBPACK_IMPORTED_MODULE_0__.gd,limitsText(finding)??_text_text_js__WEBPACK_IMPORTED_MODULE_0__.gd]," ")}function limitsText({
related,sameIn}){if(related.length+sameIn.length===0)return null;const limits=related.map(({rule,short})=>short?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
aY)(rule)} (${short})`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY)(rule)),parts=[limits.length===0?_text_text_js__WEBPACK_IMPORTED_MODULE_0__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`Also breaks: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.B5)(limits,", ")}.`,sameIn.length===0?_text_text_js__WEBPACK_IMPORTED_MODULE_0__.gd:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
Qq)`The same in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.B5)(sameIn.map(_text_text_js__WEBPACK_IMPORTED_MODULE_0__.aY),", ")}.`];return(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
B5)(parts," ")}}),6029:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{Vz:()=>RANK,
cJ:()=>isCaused,hm:()=>worstOf});function isCaused({status}){return status==="new"||status==="worsened"}const RANK={pass:0,warn:1,fail:2,unknown:3};function worstOf(verdicts){
return verdicts.reduce((a,b)=>RANK[b]>RANK[a]?b:a)}}),930:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{Y:()=>counterOf,m:()=>peakQuery});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5022),_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1592),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3439),_rollout_by_two_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5784);const counterOf={
all:"all",unit:unit=>`unit\0${unit}`,withoutNext:scope=>`without next\0${scope}`,production:"production",quorum:name=>`quorum\0${name}`,domain:(key,value)=>`dom\
ain\0${key}\0${value}`,group:group=>`group\0${(0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__.$6)(group.runs.controller,group.runs.group)}`,groupDomain:(group,key,value)=>`${counterOf.
group(group)}\0${key}\0${value}`,policy:policy=>`policy\0${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(policy.ref)}`,isOfGroups:name=>name.startsWith(
"group\0")||name.startsWith("policy\0"),isWithoutNext:name=>name.startsWith("without next\0"),isOfAll:name=>!counterOf.isOfGroups(name)&&!counterOf.isWithoutNext(
name)};function peakQuery(policies,{outBefore,memberOf},isUntouchedNext=null){const names=[],counter=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(name=>names.
push(name)-1),ofAnyone=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(scopes=>[counterOf.all,...scopes].map(counter)),ofTouched=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.
Oo)(scopes=>[...ofAnyone(scopes),...isUntouchedNext?scopes.map(scope=>counter(counterOf.withoutNext(scope))):[]]),countersOf=group=>{const own=counter(counterOf.
group(group)),ofGroup=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(domains=>[own,...domains.map(([key,value])=>counter(counterOf.groupDomain(group,key,
value)))]),ofFleet=isUntouchedNext?.(group.rolls)===!1?ofTouched:ofAnyone,policiesOf=new Set,byDomains=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(domains=>(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.
Oo)(scopes=>[...ofGroup(domains),...policiesOf,...ofFleet(scopes)]));return{policies:policiesOf,ofGroup,ofTarget:(domains,scopes)=>byDomains(domains)(scopes)}},
groups=new _rollout_by_two_js__WEBPACK_IMPORTED_MODULE_3__.y,before=new Map;for(const policy of policies){const alone=counter(counterOf.policy(policy));for(const group of policy.
groups){const{runs,saysWhatIsOut,targets}=group,own=groups.of(runs.controller,runs.group,()=>countersOf(group));if(own.policies.add(alone),!saysWhatIsOut)for(const target of targets)
outBefore.has(target)&&before.set(target,new Set([...before.get(target)??[],alone,...own.ofGroup(memberOf(target).domains)]))}}return{outBefore,names,of:({controller,
group,target})=>{const{domains,scopes}=memberOf(target);return groups.get(controller,group)?.ofTarget(domains,scopes)??ofAnyone(scopes)},ofBefore:target=>[...before.
get(target)??[],...ofTouched(memberOf(target).scopes)]}}}),6780:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{Q0:()=>worstTogether,Zu:()=>withWorstOrders,zZ:()=>isFixed});var _rollout_by_two_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5784);
function withWorstOrders(domains,{freeOrder},{fleet,peak,taken}){const isOpen=domain=>domain.byExpiry!==!0&&peak>domain.peakAtOnce;if(!freeOrder||isFixed(freeOrder)||
!domains.some(isOpen))return domains;const{turns}=freeOrder,inside=new _rollout_by_two_js__WEBPACK_IMPORTED_MODULE_0__.y,reached=taken();for(const[i,turn]of turns.
entries())for(const target of turn)for(const[key,value]of reached.has(target)?fleet.memberOf(target).domains:[]){const counts=inside.of(key,value,()=>[]);counts[i]=
(counts[i]??0)+1}return domains.map(domain=>{if(!isOpen(domain))return domain;const counts=inside.get(domain.key,domain.value)??[],worst=worstOfTurns(turns.map(
(turn,i)=>({size:turn.length,inside:counts[i]??0})),peak);return worst>domain.peakAtOnce?{...domain,worstAtOnce:worst}:domain})}function isFixed({turns}){return turns.
every(turn=>turn.length<2)}function worstTogether({turns},isInside,peak){return worstOfTurns(turns.map(turn=>({size:turn.length,inside:turn.filter(isInside).length})),
peak)}function worstOfTurns(turns,peak){let worst=0;for(const[i,begin]of turns.entries()){worst=Math.max(worst,Math.min(peak,begin.inside));const between={size:0,
inside:0};for(let last=i+1;between.size+2<=peak;last++){const end=turns[last];if(!end)break;worst=Math.max(worst,between.inside+Math.min(peak-between.size,begin.
inside+end.inside)),between.size+=end.size,between.inside+=end.inside}}return worst}}),9259:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{$x:()=>effectOf,lv:()=>goesByAgeOnly,i3:()=>measureGroup});var lookup=__webpack_require__(5022),controller=__webpack_require__(
5314),rollout_batches=__webpack_require__(1592),plural=__webpack_require__(8392),text_text=__webpack_require__(9125),by_two=__webpack_require__(5784),counters=__webpack_require__(
930),measure_expiries=__webpack_require__(732),free_order=__webpack_require__(6780),mixes=__webpack_require__(6197),wholes=__webpack_require__(1347);function partNumbers(group,course,outBefore){
const ends=endsIn(course.run),batches=course.batches.flatMap(batch=>{const targets=group.targets.filter(target=>batch.targets.includes(target));if(targets.length===
0)return[];const own=targets.flatMap(target=>ends.get(endKey(group.runs,target))??[]),failed=own.filter(end2=>end2.failed).length,end=own.length<targets.length?
null:Math.max(...own.map(({at})=>at));return{...batch,targets,size:targets.length,end,succeeded:own.length-failed,failed}}),touched=batches.reduce((sum,{size})=>sum+
size,0),peakAtOnce=Math.min(group.targets.length,Math.max(touched,outBefore)),outcome=outcomeOfPart(group,batches);return{batches,peakAtOnce,peakPercent:(0,plural.
pR)(peakAtOnce,group.targets.length),worstLoss:touched,stops:!1,start:batches[0]?.start??null,finish:outcome==="complete"?batches.at(-1)?.end??null:null,outcome,
why:text_text.gd,fix:null,extremes:null,domains:[]}}function partEffect(groups){return{peakAtOnce:groups.reduce((sum,group)=>sum+group.peakAtOnce,0),worstLoss:groups.
reduce((sum,group)=>sum+group.worstLoss,0),stops:!1}}function outcomeOfPart(group,batches){return batches.length===0?group.blocked.length>0?"stuck":"none":batches.
some(({failed})=>failed>0)?"stuck":batches.some(({end})=>end===null)?"unfinished":(0,wholes.L)(group)?"stuck":"complete"}const endsIn=(0,lookup.HK)(run=>{const ends=new Map;
for(const event of run.events){const{kind,at,target}=event;kind==="start"&&ends.delete(endKey(event,target)),(kind==="succeeded"||kind==="failed")&&ends.set(endKey(
event,target),{at,failed:kind==="failed"})}return ends});function endKey({controller:controller2,group},target){return`${(0,rollout_batches.$6)(controller2,group)}\
\0${target}`}function measureGroup(group,measured,fleet){const{targets,drains}=group,course=measured.courseOf(group),outBefore=outBeforeIn(group,course.run,fleet),
members=targets.map(fleet.memberOf),workMs=members.map(({work})=>work[drains?"drainedMs":"plainMs"]);return{...group,matched:targets.length,workMs:{shortest:workMs.
reduce((a,b)=>Math.min(a,b),workMs[0]??0),longest:workMs.reduce((a,b)=>Math.max(a,b),0)},production:members.some(({isProduction})=>isProduction),controlPlane:targets.
filter((_,i)=>members[i]?.isControlPlane),outBefore,...(0,wholes.QR)({groups:[group]})?partNumbers(group,course,outBefore):numbersOf(group,course,measured,fleet)}}
function numbersOf(group,course,measured,fleet){const{end,batches,inFlight,run}=course,{controller:controller2,group:name}=group.runs,outcome=outcomeOfGroup(group,
course),loss=measured.losses.get((0,rollout_batches.$6)(controller2,name)),peak=measured.peaks.get(counters.Y.group(group)),expiries=(peak&&peak===measured.standing?.
peaks.get(counters.Y.group(group))?peak.run.groups.get(controller2)?.get(name)?.expiries:void 0)??end?.expiries,cutDrains=run.cutDrains.filter(one=>one.controller===
controller2&&one.group===name);return{batches,...inFlight?{inFlight}:{},blocked:stillBlocked(group,batches),peakAtOnce:peak?.count??0,...peak&&peak.batch>0?{peakBatch:peak.
batch}:{},peakPercent:(0,plural.pR)(peak?.count??0,group.serving??group.targets.length),worstLoss:goesByAgeOnly({outcome,batches,expiries:end?.expiries})?0:loss?.
worst??0,stops:loss!==void 0&&breaksMore(loss.fromTheStart,[{...group,batches}]),start:batches[0]?.start??null,finish:outcome==="complete"?finishOf(group,course):
null,outcome,...endOf(group,outcome,course),...cutDrains.length>0?{cutDrains}:{},...expiries?{expiries:(0,measure_expiries.KD)(expiries)}:{},domains:domainsOf(group,
course,measured,fleet)}}function outcomeOfGroup(group,{batches,end,run}){if(group.targets.length===0&&batches.length===0)return"none";const outcome=end?PHASE_OUTCOMES[end.
phase]:run.cut?"unfinished":"none";return outcome==="complete"&&group.held!==void 0?"unfinished":outcome==="complete"&&(0,wholes.L)(group)?"stuck":outcome}const PHASE_OUTCOMES={
complete:"complete",stopped:"stopped",stuck:"stuck",idle:"none",working:"unfinished",waiting:"unfinished"};function endOf({lingers=[]},outcome,{end}){const isOver=outcome===
"complete"||outcome==="none",isHalted=outcome==="stuck"||outcome==="stopped",reason=end?.why??text_text.gd,lingering=(0,text_text.B5)((0,text_text.XY)(lingers.map(
({why})=>why))," ");return{why:isOver?text_text.gd:(0,text_text.f6)((0,text_text.Im)(reason)?lingering:reason),fix:isHalted&&end?.fix!==void 0?end.fix:null,...!isOver&&
end?.holder?{holder:end.holder}:{},...outcome==="stuck"&&end?.mayEnd?{mayEnd:!0}:{},...end?.undone?{undone:end.undone}:{},extremes:end?.extremes??null}}function finishOf(group,{
batches,inFlight,end}){const settled=batches.map(batch=>batch.end===null?null:batch.end+(0,wholes.Z0)(group)),expired=end?.expiries?.expired.filter(({isOfRollout})=>isOfRollout)??
[];return latest([...settled,...expired.map(({goneAt})=>goneAt),inFlight?.end??null])}function goesByAgeOnly(group){return group.outcome==="stuck"&&group.batches.
length===0&&group.expiries!==void 0}function stillBlocked({blocked},batches){if(blocked.length===0)return[];const reached=new Set(batches.flatMap(({targets})=>targets));
return blocked.filter(({target})=>!reached.has(target))}function breaksMore(than,groups){const touched=new Set;return groups.some(({targets:all,leaving,batches})=>{
const own=new Set(all),givenUp=new Set(leaving);return batches.some(({targets})=>targets.some(target=>own.has(target)&&!givenUp.has(target)&&touched.add(target).
size>than))})}const WORST_FIRST=["stuck","stopped","unfinished","complete","none"];function effectOf(policy,groups,measured){const isIdle=groups.length===0,loss=isIdle?
void 0:(0,mixes.je)(measured.losses,policy.ref),outcome=WORST_FIRST.find(one=>groups.some(group=>group.outcome===one))??"none",starts=groups.flatMap(({start})=>start??
[]);return{groups,peakAtOnce:isIdle?0:measured.peaks.get(counters.Y.policy(policy))?.count??0,worstLoss:!isIdle&&groups.every(goesByAgeOnly)?0:loss?.worst??0,stops:loss!==
void 0&&breaksMore(loss.fromTheStart,groups),outcome,start:starts.length>0?Math.min(...starts):null,finish:outcome==="complete"?latest(groups.map(group=>group.finish)):
null,...(0,wholes.QR)(policy)?partEffect(groups):{}}}function domainsOf(group,{batches,end},{peaks},fleet){const found=new by_two.y;for(const[domains,targets]of(0,lookup.
me)(group.targets,target=>fleet.memberOf(target).domains))for(const[key,value]of domains)found.of(key,value,()=>({key,value,matched:0})).matched+=targets.length;
const taken=()=>new Set([...batches.flatMap(({targets})=>targets),...end?.undone??[]]),shown=found.all.map(({key,value,matched})=>{const peak=peaks.get(counters.
Y.groupDomain(group,key,value)),inFleet=(0,wholes.ev)(group)?fleet.domains.get(key,value)?.names.length:void 0;return{key,value,matched:inFleet??matched,peakAtOnce:peak?.
count??0,batch:peak&&peak.batch>0?peak.batch:null,...peak?.batch===controller.Tz?{byExpiry:!0}:{}}});return(0,free_order.Zu)(shown,group,{fleet,peak:peaks.get(counters.
Y.group(group))?.count??0,taken})}function outBeforeIn({givenUp,saysWhatIsOut,targets,runs},run,fleet){return givenUp?givenUp.outAtStart:saysWhatIsOut?outAtStart(
run).get((0,rollout_batches.$6)(runs.controller,runs.group))?.length??0:targets.filter(target=>fleet.outBefore.has(target)).length}const outAtStart=(0,lookup.HK)(
({events})=>{const before=events.filter(({kind,batch})=>kind==="out"&&batch===0);return(0,lookup.me)(before,({controller:controller2,group})=>(0,rollout_batches.
$6)(controller2,group))});function latest(ends){const known=ends.filter(end=>end!==null);return known.length>0?known.reduce((a,b)=>Math.max(a,b)):null}}),6197:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{SN:()=>lossSums,je:()=>lossOf,ye:()=>mixesOf});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5022),_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1592),_systems_system_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3439);function mixesOf(policies){
const objects=successions(policies);if(objects.length===0)return run=>[run];const left=leftOutByMix(objects).map(keys=>new Set(keys.flatMap(own=>[...own])));return run=>left.
map(keys=>without(run,keys))}const MOST_MIXED=4;function leftOutByMix(objects){const firsts=objects.map(({first})=>first),seconds=objects.map(({second})=>second);
if(objects.length>MOST_MIXED)return[seconds,firsts,[]];const all=2**objects.length-1,between=Array.from({length:all-1},(_,i)=>objects.map(({first,second},at)=>i+
1>>at&1?first:second));return[seconds,firsts,...between]}function without(run,keys){return{...run,events:run.events.filter(({controller,group})=>!keys.has((0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__.
$6)(controller,group)))}}function successions(policies){const all=policies.flatMap(({groups})=>groups);return[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_2__.
me)(all,({rolls,follows})=>follows?(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(rolls):void 0).values()].map(groups=>({first:new Set(groups.flatMap(({
follows:of})=>of?(0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__.$6)(of.controller,of.group):[])),second:new Set(groups.map(({runs})=>(0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__.
$6)(runs.controller,runs.group)))}))}function lossSums(policy){const followed=new Set(policy.groups.flatMap(({follows})=>follows?[(0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__.
$6)(follows.controller,follows.group)]:[]));return followed.size===0?()=>[(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(policy.ref)]:({runs,follows})=>[
...follows?[]:[(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(policy.ref)],...followed.has((0,_rollout_batches_js__WEBPACK_IMPORTED_MODULE_0__.$6)(runs.
controller,runs.group))?[]:[secondLap(policy.ref)]]}function lossOf(losses,ref){const[first,second]=[losses.get((0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.
XF)(ref)),losses.get(secondLap(ref))];return!first||!second?first??second:{...second.worst>first.worst?second:first,fromTheStart:Math.max(first.fromTheStart,second.
fromTheStart)}}function secondLap(ref){return`${(0,_systems_system_js__WEBPACK_IMPORTED_MODULE_1__.XF)(ref)}\0second mix`}}),1592:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{$6:()=>groupKey,PL:()=>NO_BATCHES,cS:()=>batchesOf});var _manifest_lookup_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
5022);function groupKey(controller,group){return`${controller}\0${group}`}const NO_BATCHES={batches:[],inFlight:null},BEFORE=0;function batchesOf({events}){const names=replacementsIn(
events),own=events.filter(({kind,batch})=>batch>=BEFORE&&(kind==="start"||kind==="succeeded"||kind==="failed")),keys=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_0__.
Oo)(controller=>(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_0__.Oo)(group=>groupKey(controller,group))),byGroup=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_0__.
me)(own,({controller,group})=>keys(controller)(group));return new Map([...byGroup].map(([key,ofGroup])=>{const records=[...(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_0__.
me)(ofGroup,({batch})=>batch)].map(([index,ofBatch])=>recordOf(index,ofBatch,names)),batches=records.filter(({index})=>index!==BEFORE);return[key,{batches,inFlight:records.
find(({index})=>index===BEFORE)??null}]}))}function recordOf(index,events,names){const start=events[0].at;let last=start;const targets=[],ended={succeeded:new Set,
failed:new Set};let ends=0;for(const event of events)event.kind==="succeeded"||event.kind==="failed"?(ended[event.kind].add(event.target),last=event.at,ends++):
targets.push(names.get(event)??event.target);const[succeeded,failed]=[ended.succeeded.size,ended.failed.size],end=targets.length>ends?null:last;return{index,size:targets.
length,targets,start,end,succeeded,failed}}function replacementsIn(events){const names=new Map;if(!events.some(({kind})=>kind==="left"))return names;const left=new Set,
begun=new Map;for(const event of events){const{kind,controller,group,batch,target}=event;if(kind==="left"&&left.add(target),kind!=="start"||batch<BEFORE)continue;
const key=groupKey(groupKey(controller,group),target),times=begun.get(key)??0;begun.set(key,times+1),!(times===0||!left.has(target))&&names.set(event,`${times===
1?"replacement":`replacement ${times}`} of ${target}`)}return names}}),5784:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{y:()=>ByTwo});class ByTwo{byFirst=new Map;inOrder=[];get(first,second){return this.byFirst.get(first)?.get(second)}of(first,second,make){
const bySecond=this.byFirst.get(first)??new Map,known=bySecond.get(second);if(known!==void 0)return known;const made=make();return this.byFirst.set(first,bySecond.
set(second,made)),this.inOrder.push(made),made}get all(){return this.inOrder}}})};
