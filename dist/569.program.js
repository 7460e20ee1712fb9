export const id=569,ids=[569],modules={569:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{tuneCommand:()=>tuneCommand});var duration=__webpack_require__(1353),save=__webpack_require__(369),report=__webpack_require__(
3144),plan=__webpack_require__(3688),system=__webpack_require__(3439),edits=__webpack_require__(6539),manifest_fields=__webpack_require__(3549);const FEW=13;function candidatesFor({
declaredIn,name:group,matched:targets},object){if(targets===0)return[];const spec=(0,manifest_fields.ZZ)(object,"spec");switch(declaredIn.kind){case"DeploymentP\
olicy":return strategies(spec,group,targets);case"NodeWright":case"Skyhook":{const[written]=Object.keys((0,manifest_fields.Xg)((0,manifest_fields.ZZ)(spec,"inte\
rruptionBudget")));if(written===void 0)return[];const path=["spec","interruptionBudget",written];return counts(1,targets).map(count=>[{path,value:String(count),
renamed:"count"}])}case"NodePool":return budgets(spec,targets);case"Deployment":return rolling(["spec","strategy","rollingUpdate"],counts(0,targets),counts(0,targets));case"\
DaemonSet":{const path=["spec","updateStrategy","rollingUpdate"];return[...rolling(path,counts(1,targets),[0]),...rolling(path,[0],counts(1,targets))]}case"Stat\
efulSet":return each(["spec","updateStrategy","rollingUpdate","maxUnavailable"],targets);case"ClusterResourcePlacement":case"ResourcePlacement":return each(["sp\
ec","strategy","rollingUpdate","maxUnavailable"],targets);case"ClusterStagedUpdateStrategy":case"StagedUpdateStrategy":{const stage=indexOf(spec,"stages",group);
return stage<0?[]:each(["spec","stages",stage,"maxConcurrency"],targets)}case"Plan":return each(["spec","concurrency"],targets);default:return[]}}function indexOf(spec,list,name){
return(0,manifest_fields.Un)(spec,list).findIndex(one=>(0,manifest_fields.r7)(one,"name")===name)}function each(path,targets){return counts(1,targets).map(count=>[
{path,value:String(count)}])}function rolling(path,unavailable,surge){return pairs(unavailable,surge).filter(([maxUnavailable,maxSurge])=>maxUnavailable+maxSurge>
0).map(([maxUnavailable,maxSurge])=>[{path:[...path,"maxUnavailable"],value:String(maxUnavailable)},{path:[...path,"maxSurge"],value:String(maxSurge)}])}function budgets(spec,targets){
const path=["spec","disruption","budgets"],written=(0,manifest_fields.Un)((0,manifest_fields.ZZ)(spec,"disruption"),"budgets").map(budget=>(0,manifest_fields.ZZ)(
budget,"nodes")),open=written.flatMap((nodes,i)=>nodes==="0"||nodes==="0%"?[]:[i]);return counts(1,targets).map(count=>written.length===0?[{path,value:`[{nodes:\
 "${count}"}]`}]:open.map(i=>({path:[...path,i,"nodes"],value:`"${count}"`})))}const STRATEGIES=["fixed","linear","exponential"],THRESHOLDS=["batchThreshold","f\
ailureThreshold","safetyLimit"];function strategies(spec,group,targets){const index=indexOf(spec,"compartments",group),owner=index<0?(0,manifest_fields.ZZ)(spec,
"default"):(0,manifest_fields.Un)(spec,"compartments")[index],written=STRATEGIES.find(kind=>(0,manifest_fields.UK)(owner,"strategy",kind)!==void 0);if(written===
void 0)return[];const path=["spec",...index<0?["default"]:["compartments",index],"strategy",written],fields=Object.entries((0,manifest_fields.Xg)((0,manifest_fields.
UK)(owner,"strategy",written))),kept=Object.fromEntries(fields.filter(([name])=>THRESHOLDS.includes(name))),few=counts(1,targets,6);return[...counts(1,targets,20).
map(initialBatch=>["fixed",{initialBatch}]),...pairs(few,few).map(([initialBatch,delta])=>["linear",{initialBatch,delta}]),...pairs(few,[2,3,4,5,6]).map(([initialBatch,
growthFactor])=>["exponential",{initialBatch,growthFactor}])].flatMap(([renamed,own])=>[kept,{...kept,failureThreshold:1,safetyLimit:100}].map(thresholds=>{const shown=Object.
entries({...own,...thresholds}).map(([name,set])=>`${name}: ${String(set)}`);return[{path,renamed,value:`{ ${shown.join(", ")} }`}]}))}function counts(least,most,few=FEW){
const all=most-least+1;if(all<=few)return Array.from({length:all},(_,i)=>least+i);const lowest=Math.max(1,least),steps=few-1-(least===0?1:0),grown=Array.from({length:steps+
1},(_,i)=>Math.round(lowest*(most/lowest)**(i/steps)));return[...new Set([least,...grown])]}function pairs(first,second){return first.flatMap(a=>second.map(b=>[
a,b]))}class TuneError extends Error{}function*tuning(input,wanted,limits){const alone={...input,base:null},before=(0,plan.Ci)(alone),group=groupOf(before,wanted),
searchable=searchableOf(input,before,group);if(typeof searchable=="string")throw new TuneError(searchable);const{object,file,candidates}=searchable,seen=new Set(
[file.text]),today=pointOf(group,[]),ofToday={point:today,breaks:breaksOf(before,group,before)},planned=[];let tried=0;for(const settings of before.verdict==="u\
nknown"?[]:candidates){const text=(0,edits.GY)(file.text,object,settings);if(text===null||seen.has(text))continue;seen.add(text),yield++tried;const report2=(0,plan.
Ci)(edited(alone,file,text)),now=groupsOf(report2).find(one=>(0,system.XF)(one.rolls)===(0,system.XF)(group.rolls)&&one.name===group.name),breaks=now?breaksOf(report2,
now,before):UNKNOWN;planned.push({point:now?pointOf(now,settings):today,breaks})}const common=[...ofToday.breaks].flatMap(([rule,severity])=>severity==="warning"&&
planned.every(({breaks})=>breaks.get(rule)===severity)?rule:[]),refused=new Map,isAllowed=({breaks})=>[...breaks.keys()].every(rule=>common.includes(rule));for(const{
breaks}of planned)for(const rule of breaks.keys())common.includes(rule)||refused.set(rule,(refused.get(rule)??0)+1);const front=frontOf([ofToday,...planned].filter(
isAllowed).map(({point})=>point)),best=front.find(point=>isWithin(point,limits,group.matched))??null,{at,timeZone}=before.plan;return{group:wanted,object,file:file.
path,unit:group.unit,matched:group.matched,at,timeZone,today,common,front,best,text:best&&(0,edits.GY)(file.text,object,best.settings),tried,refused,isUnknown:before.
verdict==="unknown"}}function searchableGroups(input,report2){const all=groupsOf(report2);return all.filter(group=>typeof searchableOf(input,report2,group)!="st\
ring").map(group=>{const isOnly=all.filter(({rolls})=>refKey(rolls)===refKey(group.rolls)).length===1;return namesOf(group)[isOnly?0:1]})}function searchableOf(input,{
plan:plan2},group){const{declaredIn}=group,object={kind:declaredIn.kind,namespace:declaredIn.namespace,name:declaredIn.name},place=plan2.head.policies.find(({ref})=>(0,system.
XF)(ref)===(0,system.XF)(declaredIn))?.place,holding=input.head.files.filter(one=>one.renderedBy===void 0&&(0,edits.sm)(one.text,object)!==null),file=holding.find(
({path})=>path===place?.file)??holding[0],limiting=(0,system.d0)(declaredIn);if(!file)return`${limiting}, which limits ${(0,system.d0)(group.rolls)}, is in no f\
ile: name the files that people write`;const candidates=candidatesFor(group,(0,edits.sm)(file.text,object));return candidates.length===0?`${limiting} has no fie\
ld to search for ${(0,system.d0)(group.rolls)}`:{object,file,candidates}}function groupsOf({plan:plan2}){return plan2.head.policies.flatMap(({ref,effect})=>effect.
groups.filter(({rolls})=>(0,system.XF)(rolls)===(0,system.XF)(ref)))}function groupOf(report2,wanted){const all=groupsOf(report2),found=all.filter(one=>namesOf(
one).includes(wanted)),[only,another]=found;if(only&&!another)return only;const listed=(found.length>0?found:all).map(one=>namesOf(one)[1]).slice(0,10);throw found.
length>0?new TuneError(`${wanted} has several groups: ${listed.join(", ")}`):new TuneError(`no group is called ${wanted}; there are ${listed.join(", ")||"none"}`)}
function namesOf({rolls,name}){return[(0,system.d0)(rolls),`${(0,system.d0)(rolls)}/${name}`]}const UNKNOWN=new Map([["unknown","error"]]);function breaksOf({verdict,
findings},{rolls,declaredIn,name},before){if(verdict==="unknown")return UNKNOWN;const isOf=policy=>policy!==null&&[rolls,declaredIn].some(one=>(0,system.XF)(one)===
(0,system.XF)(policy)),had=new Map(before.findings.map(({fingerprint,magnitude})=>[fingerprint,magnitude??0])),isWorse=({fingerprint,magnitude})=>(magnitude??0)>
(had.get(fingerprint)??-1),broken=new Set(before.findings.flatMap(breachesOf)),isOfOtherGroup=finding=>finding.group!==null&&![finding.group,...finding.sameIn].
includes(name)&&breachesOf(finding).every(breach=>broken.has(breach)),breaking=findings.filter(finding=>finding.status!=="fixed"&&(isOf(finding.policy)?!isOfOtherGroup(
finding):isWorse(finding))),ofSeverity=wanted=>breaking.flatMap(({rule,severity})=>severity===wanted?[[rule,wanted]]:[]);return new Map([...ofSeverity("warning"),
...ofSeverity("error")])}function breachesOf({breaks,policy,group,sameIn}){const subject=policy===null?"":(0,system.XF)(policy);return breaks.flatMap(rule=>[group,
...sameIn].map(one=>`${rule} ${subject} ${one}`))}function pointOf({peakAtOnce,worstLoss,finish,outcome},settings){return{peakAtOnce,worstLoss,finish:outcome===
"complete"?finish:null,settings}}function frontOf(points){const front=[],inOrder=points.toSorted((a,b)=>a.worstLoss-b.worstLoss||endOf(a)-endOf(b)||a.peakAtOnce-
b.peakAtOnce);for(const point of inOrder)front.some(one=>one.peakAtOnce<=point.peakAtOnce&&endOf(one)<=endOf(point))||front.push(point);return front}function endOf({
finish}){return finish??Number.MAX_SAFE_INTEGER}function isWithin(point,{peakAtOnce,worstLoss,finishBy:finishBy2},matched){return point.finish!==null&&point.peakAtOnce<=
countOf(peakAtOnce,matched)&&point.worstLoss<=countOf(worstLoss,matched)&&(finishBy2===null||point.finish<=finishBy2)}function countOf(limit,matched){return limit===
null?1/0:typeof limit=="number"?limit:Math.max(1,Math.floor(Number.parseFloat(limit)*matched/100))}function edited(input,{path},text){const files=input.head.files.
map(one=>one.path===path&&one.renderedBy===void 0?{...one,text}:one);return{...input,head:{...input.head,files}}}var edge_arguments=__webpack_require__(4317),deliver=__webpack_require__(
3423),inputs=__webpack_require__(6185),options=__webpack_require__(5324);async function tuneCommand(argv,output){const{values,paths}=(0,options.lR)("tune",argv),
[group,another]=paths;if(group===void 0||another!==void 0)throw new options.eb("tune takes one group, such as Deployment/web or NodeWright/tuning/training");const format=(0,options.
yL)("--format",values.format??"text",report.yr),args=(0,edge_arguments.up)(values,"tune"),read=await(0,inputs.K)(args,output),[input,other]=read.inputs;if(!input||
other)throw new options.eb("tune looks at one cluster: name it with --cluster");const limits={peakAtOnce:amount("--max-peak",values["max-peak"]),worstLoss:amount(
"--max-loss",values["max-loss"]),finishBy:finishBy(values["finish-by"],input.at)};let tuned;try{const search=tuning(input,group,limits);let step=search.next();for(;step.
done!==!0;step=search.next())output.progress(`candidate ${step.value}`);tuned=step.value}catch(error){throw error instanceof TuneError?new options.eb(error.message):
error}output.progress(null),values.write===!0&&tuned.best&&tuned.text!==null&&(0,save.O)(tuned.file,tuned.text);const code=tuned.best?deliver.CQ:tuned.isUnknown?
deliver._q:1;return(0,deliver.cK)(args.output,(0,report.lI)(tuned,limits,format,read.shown),format,code,output)}function amount(option,written){if(written===void 0)
return null;if(!/^\d{1,7}(?:\.\d+)?%$|^\d{1,7}$/.test(written))throw new options.eb(`${option} must be a number of targets or a percentage, such as 3 or 10%, no\
t "${written}"`);return written.endsWith("%")?written:Number(written)}function finishBy(written,at){if(written===void 0)return null;const length=(0,duration.bI)(
written),instant=length===null?(0,duration.oZ)(written):at+length;if(instant===null)throw new options.eb(`--finish-by must be an instant such as 2026-11-21T18:0\
0:00Z or a duration such as 4h, not "${written}"`);return instant}})};
