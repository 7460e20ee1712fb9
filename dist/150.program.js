export const id=150,ids=[150],modules={7380:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{m:()=>editedParts,r:()=>isOfPart});var _manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7196),_manifest_path_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
83),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(7085),_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5288),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
3972),_systems_ref_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(2290),_text_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9125),_text_render_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
2490);function editedParts(base,head){const before=new Map(base.map(policy=>[(0,_systems_ref_js__WEBPACK_IMPORTED_MODULE_3__.X)(policy.ref),policy]));return head.
flatMap(policy=>{const was=before.get((0,_systems_ref_js__WEBPACK_IMPORTED_MODULE_3__.X)(policy.ref)),[missing]=policy.rejections.filter(isOfPart);if(policy.live||
missing===void 0||!was?.rejections.some(isOfPart))return[];if((0,_manifest_canonical_js__WEBPACK_IMPORTED_MODULE_4__.TL)(was.written,policy.written))return[];const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.UU)("policy",(0,_systems_ref_js__WEBPACK_IMPORTED_MODULE_3__.d)(policy.ref))} is edited and lacks required fields (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__.
V$)((0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)((0,_text_render_js__WEBPACK_IMPORTED_MODULE_2__.Ul)(missing.message),200))}): a part of an object was not evaluated. ${(0,_manifest_advice_js__WEBPACK_IMPORTED_MODULE_0__.
wd)("kustomize",(0,_manifest_path_js__WEBPACK_IMPORTED_MODULE_6__.yS)(policy.place.file))} If nothing completes it, add the field.`;return[(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_7__.
Os)(missing.place,"refused-edit",message)]})}function isOfPart({consequence,isAbsent}){return consequence===void 0&&isAbsent===!0}}),494:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{j:()=>BY_HARM});var text_text=__webpack_require__(9125),system=__webpack_require__(3098),rule=__webpack_require__(9394);
const approvalRemoved=(0,rule.Km)({id:"approval-removed",detects:"a change that removes an approval, or removes or shortens a wait, that the base has",systems:[
"kubefleet"],severity:"error",evaluate:({side,base})=>{if(!base)return[];const now=gatesOf(side);return[...gatesOf(base).values()].flatMap(before=>{const after=now.
get((0,system.XF)(before.ref));return after?[...approvals(before,after),...waits(before,after)]:[]})}});function gatesOf(side){const gates=new Map;for(const{group}of(0,rule.
BR)(side)){const own=group.stage?.pauses,ref=group.declaredIn,{pauses,groups}=gates.get((0,system.XF)(ref))??{pauses:[],groups:[]};if(!own||groups.some(({name:known})=>known===
group.name))continue;const added=own.map(pause=>({...pause,of:group.name}));gates.set((0,system.XF)(ref),{ref,pauses:[...pauses,...added],groups:[...groups,group]})}
return gates}function approvals(before,after){const[was,is]=[before,after].map(({pauses})=>pauses.filter(({kind})=>kind==="approval"));return lost(was??[],is??[],
after).map(pause=>resultOf(after,pause,pause,(0,system.Up)`Keep the ${(0,text_text.aY)("Approval")} task of the stage.`,{subject:`approval ${pause.guards}`,says:(0,text_text.
Qq)`${heldBack(pause)} no longer needs an approval.`,evidence:{kind:"approval",holdsBack:pause.guards}}))}function waits(before,after){const waitsBefore=before.
pauses.filter(({kind})=>kind==="wait");return[...new Set(waitsBefore.map(({guards})=>guards))].flatMap(guards=>{const was=longestWait(before,guards),now=was&&longestWait(
after,guardsNow(was,after)),[msBefore,ms]=[was?.ms??0,now?.ms??0];if(!was||ms>=msBefore)return[];const shortened=ms===0?(0,text_text.Qq)`is removed`:(0,text_text.
Qq)`is ${waitText(ms)}`;return resultOf(after,now??was,was,(0,system.Up)`Keep the ${(0,text_text.aY)("TimedWait")} of ${waitText(msBefore)}.`,{subject:`wait ${guards}`,
says:(0,text_text.Qq)`the wait before ${heldBack(was)} ${shortened} (was ${waitText(msBefore)}).`,magnitude:msBefore-ms,evidence:{kind:"wait",holdsBack:guards,baseMinutes:msBefore/
6e4,headMinutes:ms/6e4}})})}function lost(was,is,after){const left=was.filter(pause=>!is.some(({guards})=>guards===guardsNow(pause,after))),isKnown=({guards})=>guards===
""||after.groups.some(({name:stage})=>stage===guards),renamed=left.filter(pause=>!isKnown(pause)),fresh=is.filter(pause=>!was.some(({guards})=>guards===pause.guards)).
length;return[...left.filter(isKnown),...renamed.slice(0,Math.max(0,renamed.length-fresh))]}function guardsNow(pause,after){return isEmpty(pause.guards,after)?after.
pauses.find(({of,kind})=>of===pause.of&&kind===pause.kind)?.guards??pause.guards:pause.guards}function isEmpty(stage,{groups}){return groups.some(({name:own,matched})=>own===
stage&&matched===0)}function longestWait({pauses},guards){return pauses.filter(pause=>pause.kind==="wait"&&pause.guards===guards).toSorted((a,b)=>(b.ms??0)-(a.ms??
0))[0]??null}function resultOf(after,shown2,before,keep,rest){const held=after.groups.find(({name:stage2})=>stage2===shown2.guards)??after.groups.at(-1),stage=(0,text_text.
UU)("group",before.of),isSkipped=isEmpty(before.of,after);return{policy:after.ref,group:shown2.guards===""?null:shown2.guards,place:held?.places.strategy??shown2.
place,...rest,says:isSkipped?(0,text_text.Qq)`${rest.says} Stage ${stage} no longer selects a cluster and is skipped with its tasks.`:rest.says,fix:isSkipped?(0,system.
Up)`Correct the ${(0,text_text.aY)("labelSelector")} of stage ${stage}, or label the clusters that belong there.`:keep}}function heldBack({guards}){return guards===
""?(0,text_text.Qq)`the end of the rollout`:(0,text_text.Qq)`stage ${(0,text_text.UU)("group",guards)}`}function waitText(ms){const[size,unit]=ms%36e5===0?[36e5,
"hour"]:ms%6e4===0?[6e4,"minute"]:[1e3,"second"];return(0,text_text.U9)(ms/size,unit)}var fleet_redundant=__webpack_require__(1012),schemas=__webpack_require__(
2857),time=__webpack_require__(6712),plural=__webpack_require__(8392);function isWorkload(limited){return(0,rule.d0)(limited).takes==="pods"}function outBesides({
batches,outBefore,unit},most){return outBefore>0&&most<1?(0,system.Up)`Restore the ${(0,text_text.U9)(outBefore,unit)} that ${(0,text_text.eu)((0,plural.w3)(outBefore,
"was","were"))} unavailable before: the limit has no room for another one.`:batches.every(({size})=>size<=most)?(0,system.Up)`Restore what is unavailable besides the batches; they are small enough.`:
null}function addsAtOnce({strategy,ceiling,outBefore,worstLoss}){return(strategy?.podManagementPolicy==="Parallel"||strategy?.minAvailable!==void 0)&&outBefore===
0&&worstLoss>(ceiling.enforced??0)}function wholeCause({group}){const{strategy,ceiling,outBefore,unit}=group;if(strategy?.kind==="Recreate")return(0,text_text.Qq)`${(0,text_text.
aY)("Recreate")} stops every pod before it starts the first new one.`;if(addsAtOnce(group)){const isParallel=strategy?.podManagementPolicy==="Parallel";return(0,text_text.
Qq)`Pods of added replicas are all created at once${isParallel?(0,text_text.Qq)` (${(0,text_text.aY)("podManagementPolicy: Parallel")})`:text_text.gd}.`}const written=ceiling.
declared===null?"maxUnavailable":`maxUnavailable: ${ceiling.declared}`,before=outBefore>0?(0,text_text.Qq)`, and ${(0,text_text.U9)(outBefore,unit)} ${(0,text_text.
eu)((0,plural.w3)(outBefore,"was","were"))} unavailable before`:text_text.gd;return(0,text_text.Qq)`${(0,text_text.aY)(written)} allows ${(0,text_text.U9)(ceiling.
enforced??0,unit)} of ${group.matched}${before}.`}var written_ceiling=__webpack_require__(3288);const roundingChangesMeaning=(0,rule.Km)({id:"rounding-changes-m\
eaning",detects:"a percentage that rounding turns into less than half or more than twice as much, or into another meaning",systems:"all",severity:"warning",options:schemas.
rej({factor:schemas.aig().min(1).default(2)}),evaluate:({side,options:{factor}})=>[...side.policies.map(policy=>ofEvictions(policy,factor)),...(0,rule.BR)(side).
flatMap(limited=>[...limited.group.calendar?ofBudgets(limited,factor):ofCeiling(limited,factor),ofBatchThreshold(limited)])]});function evidenceOf(cause,{declared,
asked,resolved,of}){return{cause,declared,asked:round(asked),resolved,of}}function numberMeant(unit,{resolved}){const now=resolved===0?text_text.gd:(0,text_text.
Qq)` (now ${resolved})`;return(0,system.Up)`Set the intended number of ${(0,text_text.eu)(unit)}s${now} instead of a percentage.`}function round(n){return Math.
round(n*100)/100}function ofBudgets(limited,factor){const{calendar,unit}=limited.group;if(!calendar)return[];const{counted:of}=calendar,neverBinding=new Set((0,fleet_redundant.
U)(calendar).map(({limit})=>limit)),acting=new Set((0,written_ceiling.Ae)(calendar));return calendar.limits.flatMap(limit=>{const{written:declared,limit:resolved,
reasons}=limit,asked=declared.endsWith("%")?of*Number.parseInt(declared,10)/100:0;if(neverBinding.has(limit)||!reasons.some(reason=>acting.has(reason))||asked===
0||resolved===null||resolved<=asked*factor)return[];const rounded={declared,asked,resolved,of};return(0,time.tV)({limited,calendar},limit,{subject:`up ${(0,time.
HK)(limit)}`,says:(0,text_text.Qq)`${(0,time.Ff)(limit)} of ${(0,text_text.U9)(of,unit)} is ${round(asked)} and rounds up to ${(0,text_text.uM)(resolved,of,unit)}.`,
fix:numberMeant(unit,rounded),magnitude:resolved,evidence:evidenceOf("up",rounded)})})}function ofCeiling(limited,factor){const{group}=limited,{declared:written,
byDefault,resolved:byBudget,enforced}=group.ceiling,declared=written??byDefault,isPods=isWorkload(limited),resolved=isPods?enforced:byBudget;if(typeof declared!=
"string"||!declared.endsWith("%")||isPods&&written===null)return[];const of=group.ceiling.of??group.matched,asked=of*Number.parseFloat(declared)/100;if(resolved===
null||asked===0||group.batches.length===0)return[];const rounded={declared,asked,resolved,of},up=resolved>asked*factor?roundedUp(limited,rounded):null,slower2=isPods?
null:slowerThanAsked(limited,rounded,factor);return up||slower2?[up,slower2]:[isPods?roundedToZero(limited,rounded):roundedEither(limited,rounded)]}function roundedUp(limited,rounded){
const{group}=limited,{declared,asked,resolved,of}=rounded,becomes=isWorkload(limited)&&resolved===1&&group.strategy?.maxSurge===0?(0,text_text.Qq)`rounds down to 0, as ${(0,text_text.
aY)("maxSurge")} does. Kubernetes then makes ${(0,text_text.aY)("maxUnavailable")}`:(0,text_text.Qq)`becomes`,all=isWorkload(limited)&&resolved>=of?(0,text_text.
Qq)`, so ${of===1?(0,text_text.Qq)`the only one stops`:(0,text_text.Qq)`all of them stop`} before a new one is ready`:text_text.gd;return(0,rule.xC)(limited,["b\
udget"],{subject:"up",says:(0,text_text.Qq)`${writtenText(limited,declared)} of ${(0,text_text.U9)(of,group.unit)} is ${round(asked)} and ${becomes} ${(0,text_text.
uM)(resolved,of,group.unit)}${all}.`,fix:numberMeant(group.unit,rounded),magnitude:resolved,evidence:evidenceOf("up",rounded)})}function writtenText(limited,declared){
return(0,text_text.aY)(isWorkload(limited)?`maxUnavailable: ${declared}`:declared)}function roundedToZero(limited,rounded){const{group}=limited,{declared,asked,
resolved,of}=rounded;return resolved>0?null:(0,rule.xC)(limited,["budget"],{subject:"zero",severity:"info",says:(0,text_text.Qq)`${(0,text_text.aY)(`maxUnavaila\
ble: ${declared}`)} of ${(0,text_text.U9)(of,group.unit)} is ${round(asked)} and rounds down to 0: no pod stops before a new one is ready.`,fix:numberMeant(group.
unit,rounded),magnitude:resolved,evidence:evidenceOf("zero",rounded)})}function slowerThanAsked(limited,rounded,factor){const{group}=limited,{resolved}=rounded,
{declared}=group.ceiling;if(group.strategy?.kind!=="fixed"||declared==="100%")return null;const largest=Math.max(0,...group.batches.map(({size})=>size));return largest*
factor>=resolved?null:(0,rule.xC)(limited,["budget","strategy"],{subject:"down",says:(0,text_text.Qq)`the fixed strategy takes ${largest} at a time; the budget of ${(0,text_text.
aY)(String(declared??""))} reads as ${(0,text_text.U9)(resolved,group.unit)}. The rollout has ${group.batches.length} batches of ${largest} instead of ${Math.ceil(
group.matched/resolved)} of ${resolved}.`,fix:(0,system.Up)`For the pace of the percentage set ${(0,text_text.aY)(`initialBatch: ${resolved}`)}; for the slow pace lower the budget.`,
evidence:{...evidenceOf("down",rounded),batchSize:largest,batches:group.batches.length}})}function roundedEither(limited,rounded){const{group}=limited,{declared,
asked,resolved,of}=rounded,{declared:written,rounding}=group.ceiling;if(!rounding||asked===resolved)return null;const[field,contrast]=rounding==="up"?["maxUnava\
ilable",(0,text_text.Qq)`${(0,text_text.aY)("maxConcurrency")} of a stage rounds down${asked<1?(0,text_text.Qq)`, to at least 1`:text_text.gd}`]:["maxConcurrenc\
y",(0,text_text.Qq)`${(0,text_text.aY)("maxUnavailable")} of a rolling update rounds up, to ${Math.ceil(asked)}`],how=resolved>asked&&rounding==="down"?(0,text_text.
Qq)`is at least`:(0,text_text.Qq)`rounds ${(0,text_text.eu)(rounding)} to`;return(0,rule.xC)(limited,["budget"],{subject:"rounded",severity:"info",says:(0,text_text.
Qq)`${(0,text_text.aY)(`${field}: ${declared}`)}${written===null?(0,text_text.Qq)` (default)`:text_text.gd} of ${(0,text_text.U9)(of,group.unit)} is ${round(asked)} and ${how} ${(0,text_text.
uM)(resolved,of,group.unit)}; ${contrast}.`,fix:numberMeant(group.unit,rounded),magnitude:resolved,evidence:evidenceOf("rounded",rounded)})}function unevenShare({
written,of}){if(typeof written!="string"||!written.endsWith("%"))return null;const asked=of*Number.parseInt(written,10)/100;return Number.isInteger(asked)?null:
round(asked)}function ofEvictions(policy,factor){const evictable=policy.evictionLimit,asked=evictable?unevenShare(evictable):null;if(!evictable||asked===null)return null;
const{most,of,unit,field,place}=evictable,declared=String(evictable.written);if(most===0||most>=of)return null;const isMore=field==="maxUnavailable",rounded={declared,
asked,resolved:isMore?most:of-most,of},effect=isMore?(0,text_text.Qq)`may be evicted at a time`:(0,text_text.Qq)`must stay, so ${most} may be evicted at a time`;
return(0,rule._1)(policy,{subject:"evictions",says:(0,text_text.Qq)`${(0,text_text.aY)(`${field}: ${declared}`)} rounds up to ${(0,text_text.uM)(rounded.resolved,
of,unit)} from ${asked}: ${rounded.resolved} ${effect}.`,fix:(0,system.Up)`Set the number of ${(0,text_text.eu)(unit)}s that you mean, such as ${{field,value:isMore?
Math.max(1,Math.floor(asked)):rounded.resolved}}.`,place,magnitude:rounded.resolved,evidence:evidenceOf("evictions",rounded),severity:isMore&&most>asked*factor?
"warning":"info"})}function roundest(from2,to){const[round2=from2]=[10,5].map(step=>Math.floor(to/step)*step).filter(value=>value>=from2);return round2}function ofBatchThreshold(limited){
const{brakes,batches}=limited.group;if(!brakes||brakes.batchThresholdPercent===100||batches.length===0)return null;const several=brakes.tolerance.filter(({batchSize:batchSize2})=>batchSize2>
1),isStrict=several.every(({failuresTolerated:failuresTolerated2})=>failuresTolerated2===0),coarse=several.find(({sameToPercent:sameToPercent2,sameFromPercent:sameFromPercent2})=>sameToPercent2>
sameFromPercent2&&(isStrict||roundest(sameFromPercent2,sameToPercent2)!==brakes.batchThresholdPercent));if(!coarse)return null;const sizes=several.map(({batchSize:batchSize2})=>batchSize2),
largest=Math.max(...sizes),{sameFromPercent,sameToPercent,batchSize,failuresTolerated}=coarse;return(0,rule.xC)(limited,["batchThreshold","strategy"],{subject:"\
batch-threshold",says:(0,text_text.Qq)`${(0,text_text.aY)(`batchThreshold: ${brakes.batchThresholdPercent}`)} means the same as ${isStrict?(0,text_text.Qq)`100: no failure is tolerated in a batch of ${(0,text_text.
H$)(sizes.map(size=>(0,text_text.Qq)`${size}`),5)}.`:(0,text_text.Qq)`anything from ${sameFromPercent} to ${sameToPercent} for a batch of ${batchSize}, which tolerates ${failuresTolerated} failed.`}`,
fix:isStrict?(0,system.Up)`Set ${{field:"batchThreshold",value:100}} if that is meant; ${Math.floor((largest-1)*100/largest)} is the highest value that tolerates one failure in a batch of ${largest}.`:
(0,system.Up)`Set ${{field:"batchThreshold",value:roundest(sameFromPercent,sameToPercent)}}, which means the same.`,evidence:{cause:"batch-threshold",batchThresholdPercent:brakes.
batchThresholdPercent,tolerance:brakes.tolerance.map(entry=>({...entry}))},severity:isStrict?"warning":"info"})}const budgetNeverBinds=(0,rule.Km)({id:"budget-n\
ever-binds",detects:"a budget that never limits anything: others are as strict, or it allows all that it covers; and one that several reasons share",systems:"al\
l",severity:"info",evaluate:({side})=>[...(0,time.kr)(side).flatMap(timed=>[...neverDeciding(timed),...sharedByReasons(timed)]),...side.policies.map(protectingNothing)]});
function neverDeciding(timed){return(0,fleet_redundant.U)(timed.calendar).filter(({limit})=>limit.schedule===null).map(({limit,stricter})=>(0,time.tV)(timed,limit,
{says:(0,text_text.Qq)`${(0,time.Ff)(limit)} never limits how many nodes are disrupted.`,why:(0,text_text.Qq)`It is ${limit.limit??0} of the ${(0,text_text.U9)(
timed.calendar.counted,"node")} now, and for every reason it names ${stricter} as few or fewer.`,fix:dependsOnSize(limit,timed)?(0,system.Up)`Remove it, or keep it for another size of the pool.`:
(0,system.Up)`Remove it.`,evidence:{cause:"others",limit:limit.limit,counted:timed.calendar.counted}}))}function dependsOnSize({written,reasons},{calendar}){const others=calendar.
limits.filter(other=>other.reasons.some(reason=>reasons.includes(reason)));return written.endsWith("%")||others.some(other=>other.written.endsWith("%"))}function sharedByReasons(timed){
const{calendar}=timed;if((0,time.g)(calendar))return[];const redundant=new Set((0,fleet_redundant.U)(calendar).map(({limit})=>limit)),isShared=limit=>!redundant.
has(limit)&&limit.namesReasons&&limit.reasons.length>1&&(limit.limit??0)>0;return calendar.limits.filter(isShared).map(limit=>{const most=limit.limit??0;return(0,time.
tV)(timed,limit,{subject:`shared ${(0,time.HK)(limit)}`,says:(0,text_text.Qq)`${(0,time.Ff)(limit)} counts ${(0,time.F4)(limit.reasons)} together: ${(0,text_text.
U9)(most,"node")} at most in all, not ${most} for each.`,fix:(0,system.Up)`No action needed if intended; a reason cannot have a number of its own.`,evidence:{cause:"\
shared",limit:limit.limit,reasons:[...limit.reasons]}})})}function protectingNothing(policy){const evictable=policy.evictionLimit;if(!evictable||policy.isDeleted||
evictable.written===null)return null;const{most,of,unit,field,written,place}=evictable;if(of===0||most<of)return null;const asked=unevenShare(evictable),declared=(0,text_text.
aY)(`${field}: ${String(written)}`),why2=asked===null?(0,text_text.Qq)`${declared} allows ${(0,text_text.uM)(most,of,unit)}`:(0,text_text.Qq)`${declared} of ${(0,text_text.
U9)(of,unit)} is ${asked} and rounds up to ${most}`;return(0,rule._1)(policy,{subject:"nothing",says:(0,text_text.Qq)`protects nothing: ${why2}, so ${of===1?(0,text_text.
Qq)`the only ${(0,text_text.eu)(unit)}`:(0,text_text.Qq)`all ${(0,text_text.U9)(of,unit)}`} may be evicted at once.`,fix:of>1?(0,system.Up)`Set ${{field:"maxUna\
vailable",value:1}}, or the number of ${(0,text_text.eu)(unit)}s that may be evicted at a time.`:(0,system.Up)`A budget of one ${(0,text_text.eu)(unit)} holds all or nothing: run 2 or more and set ${(0,text_text.
aY)("maxUnavailable: 1")}, or delete the budget.`,place,magnitude:most,evidence:{cause:"protects-nothing",declared:written,most,of},severity:asked===null?"info":
"warning"})}function fewer(limited,most){const clause=(0,rule.d0)(limited).fewer?.(limited.group,most)??null;return clause&&(0,system.Up)`${clause}.`}const budgetNotACap=(0,rule.
sE)({id:"budget-not-a-cap",detects:"a strategy whose batches outgrow the budget written beside it, which does not cap them",systems:["skyhook"],severity:"error",
evaluate:limited=>{const{group,policy}=limited,budget=group.ceiling.resolved;if(group.strategy===null||budget===null||group.ceiling.enforced!==null||policy.change?.
batched===!1)return null;const crossing=group.batches.find(batch=>batch.size>budget);if(!crossing)return null;const largest=group.batches.reduce((a,b)=>b.size>a.
size?b:a);return(0,rule.xC)(limited,["budget","strategy"],{says:(0,text_text.Qq)`the ${(0,text_text.aY)(kindOf(group.strategy))} strategy takes ${(0,text_text.uM)(
largest.size,group.matched,"node")} at once in batch ${largest.index}, and the budget of ${declaredText(group.ceiling.declared)}${(0,text_text.U9)(budget,"node")} is not enforced.`,
why:(0,text_text.Qq)`The operator ignores ${(0,text_text.aY)("budget")} when a strategy is set. Batch ${crossing.index} (${(0,text_text.U9)(crossing.size,"node")}) is the first above the budget.`,
fix:fewer(limited,budget)??system.O5,short:(0,text_text.Qq)`batch ${largest.index} is ${largest.size}, budget ${budget}`,field:"strategy",magnitude:largest.size,
evidence:{budget,peakAtOnce:largest.size,crossesInBatch:crossing.index,crossesWith:crossing.size,matched:group.matched}})}});function declaredText(declared){return typeof declared==
"string"?(0,text_text.Qq)`${(0,text_text.aY)(declared)}, `:text_text.gd}function kindOf(strategy){const kind=strategy.kind;return typeof kind=="string"?kind:""}
var fields=__webpack_require__(3549);const SHOWN=3,canaryNotRepresentative=(0,rule.Km)({id:"canary-not-representative",detects:"a hardware model, an operating s\
ystem or a zone that the first batch has nothing of, and that is first touched in a larger one",systems:"some",severity:"warning",options:schemas.rej({labels:schemas.
YOg(schemas.YjP().min(1)).default(["node.kubernetes.io/instance-type","nvidia.com/gpu.product","kubernetes.io/arch","feature.node.kubernetes.io/system-os_releas\
e.VERSION_ID","topology.kubernetes.io/zone"])}),evaluate:({side,base,plan,options:options2})=>{const{inventory}=plan,moved=base?stagesMoved(side,base):[];return inventory?
[...(0,rule.BR)(side).flatMap(limited=>limited.policy.change?.batched===!1?[]:options2.labels.flatMap(label=>{const late=firstTouchedLate(limited,label,inventory);
return late.length>0?[violation(limited,label,late)]:[]})),...moved]:moved}});function firstTouchedLate({group},label,inventory){const[canary,...later]=group.batches;
if(!canary)return[];const valueOf=target=>{const labels=inventory.labelsOf(target);return Object.hasOwn(labels,label)?labels[label]??"":""},seen=new Set(canary.
targets.map(valueOf)),late=[];for(const{index,targets}of later){const here=new Map;for(const value of targets.map(valueOf))seen.has(value)||here.set(value,(here.
get(value)??0)+1);for(const[value,touched]of here)seen.add(value),value!==""&&touched>canary.size&&late.push({value,batch:index,targets:touched})}return late}function violation(limited,label,late){
const{group}=limited,canary=group.batches[0]?.size??0,worst=[...late].sort((a,b)=>b.targets-a.targets||(a.value<b.value?-1:1)),shown2=worst.map(({value,batch,targets})=>(0,text_text.
Qq)`${(0,text_text.UU)("object",value)} (${(0,text_text.U9)(targets,group.unit)} at once in batch ${batch})`);return(0,rule.xC)(limited,["initialBatch","strateg\
y","budget"],{subject:label,field:"strategy",short:(0,text_text.Qq)`first batch has not every ${(0,text_text.aY)(label)}`,says:(0,text_text.Qq)`the first batch (${(0,text_text.
U9)(canary,group.unit)}) has no ${(0,text_text.aY)(label)} ${(0,text_text.H$)(shown2,SHOWN)}. What fails only there first fails on that many.`,fix:(0,system.Up)`Give each ${(0,text_text.
aY)(label)} a compartment of its own with its own first batch.`,magnitude:worst.reduce((sum,{targets})=>sum+targets,0),evidence:{label,firstBatch:canary,late:worst.
map(entry=>({...entry}))}})}function stagesMoved(side,base){const before=stagesOf(base);return[...stagesOf(side)].flatMap(([strategy,now])=>{const canary=before.
get(strategy)?.[0],[first]=now,later=first&&now.find(one=>first!==one&&first.group.matched>one.group.matched&&isSameStage(canary,one));if(!canary||!later)return[];
const stage=one=>(0,text_text.Qq)`stage ${(0,text_text.UU)("group",one.group.name)}`,size=one=>(0,text_text.Qq)`${stage(one)} (${(0,text_text.U9)(one.group.matched,
one.group.unit)})`,was=later.group.name===canary.group.name?text_text.gd:(0,text_text.Qq)`, ${(0,text_text.UU)("group",canary.group.name)} before,`;return(0,rule.
xC)(later,["strategy"],{subject:"first stage",says:(0,text_text.Qq)`${size(later)}${was} came first; ${size(first)} comes before it now. A bad version is first seen there.`,
fix:(0,system.Up)`Put ${stage(later)} before ${stage(first)}.`,magnitude:first.group.matched,evidence:{was:canary.group.name,first:first.group.name,clusters:first.
group.matched}})})}function isSameStage(before,now){if(!before)return!1;if(before.group.name===now.group.name)return!0;const targets=new Set(now.group.targets);
return before.group.targets.every(target=>targets.has(target))}function stagesOf(side){const stages=new Map;for(const limited of(0,rule.BR)(side)){const{strategy,
matched,declaredIn,name}=limited.group;if((0,fields.r7)(strategy??void 0,"kind")!=="stage"||matched===0)continue;const key=(0,system.XF)(declaredIn),known=stages.
get(key)??[];known.some(({group})=>group.name===name)||stages.set(key,[...known,limited])}for(const list of stages.values())list.sort((a,b)=>positionOf(a)-positionOf(
b));return stages}function positionOf({group}){return(0,fields.Po)(group.strategy??void 0,"position")??0}var days=__webpack_require__(9730),calendar_week=__webpack_require__(
7977);const FIELDS=["budget","strategy","selector"],cannotFinish=(0,rule.sE)({id:"cannot-finish",detects:"a rollout that is not done before its deadline, or tha\
t takes far longer than before",systems:"all",severity:"warning",options:schemas.rej({withinDays:schemas.aig().positive().default(14),factor:schemas.aig().min(1).
default(3)}),evaluate:(limited,{base,plan,options:options2})=>{const{group}=limited;return group.matched===0||group.outcome!=="complete"&&group.outcome!=="unfin\
ished"?null:[pastDeadline(limited,plan,options2.withinDays),slower(limited,base,plan,options2.factor)]}});function pastDeadline(limited,plan,withinDays){const{group,
policy}=limited,deadline=plan.at+withinDays*days.sO;if(group.finish!==null&&group.finish<=deadline||group.outcome==="complete"&&group.finish===null||group.lingers?.
some(({until})=>until==="uncordon"))return null;const late=group.batches.filter(({end:end2})=>end2===null||end2>deadline),started=new Set(group.batches.flatMap(
({targets})=>targets)).size,left=leftOf(group,late,started);if(left===0&&group.stage?.awaitsPerson===!0||late.length===0&&group.held!==void 0||started===0&&policy.
effect.outcome==="stuck")return null;const end=group.stage?.awaitsPerson===!0?(0,text_text.Qq)`and also waits for a person`:group.finish===null?(0,text_text.Qq)`and does not end within a year`:
(0,text_text.Qq)`and ends on ${(0,text_text.uR)(group.finish)}`;return(0,rule.xC)(limited,FIELDS,{subject:"deadline",says:(0,text_text.Qq)`${(0,text_text.uM)(left,
group.matched,group.unit)} ${left===1?(0,text_text.Qq)`is`:(0,text_text.Qq)`are`} not done ${withinDays} days from now (${(0,text_text.uR)(deadline)}). The rollout takes ${(0,text_text.
U9)(group.batches.length,"batch")} ${end}.`,...(0,text_text.kR)(group.why)?{why:(0,text_text.Qq)`${(0,text_text.Nx)(group.why)}.`}:{},fix:(0,rule.d0)(limited).words.
late??(0,system.Up)`Raise the limit or widen the windows, or set ${(0,text_text.aY)("withinDays")} to the time you have.`,magnitude:left,evidence:{left,matched:group.
matched,withinDays}})}function leftOf({undone,matched},late,started){return new Set([...late.flatMap(batch=>batch.targets),...undone??[]]).size+(undone?0:Math.max(
0,matched-started))}function slower(limited,base,plan,factor){const{group,policy}=limited,before=(0,rule.US)(base,policy.ref)?.effect.groups.find(({name})=>name===
group.name);if(!before||before.finish===null||group.finish===null||before.matched===0)return null;const from2=({start})=>policy.change?.kind==="continues"?plan.
at:start??plan.at,took=before.finish-from2(before),takes=group.finish-from2(group);return takes<=took*factor||takes-took<days.sO?null:(0,rule.xC)(limited,FIELDS,
{subject:"slower",says:(0,text_text.Qq)`the rollout of ${(0,text_text.U9)(group.matched,group.unit)} takes ${(0,text_text.eu)((0,calendar_week.Cp)(takes))} (was ${(0,text_text.
eu)((0,calendar_week.Cp)(took))}). Two versions run until it ends, on ${(0,text_text.uR)(group.finish)}.`,fix:(0,system.Up)`Keep the pace of the base, or raise ${(0,text_text.
aY)("factor")} if the slower pace is intended.`,magnitude:Math.round(takes/6e4),evidence:{minutes:takes/6e4,minutesBefore:took/6e4}})}var manifest=__webpack_require__(
4585),canonical=__webpack_require__(6594),past_batches=__webpack_require__(3024);const options=schemas.rej({fromTargets:schemas.aig().int().min(1).default(2),errorAbovePercent:schemas.
aig().min(0).max(100).default(50)}),changeNotBatched=(0,rule.Km)({id:"change-not-batched",detects:"a change that the controller applies to every target in one p\
ass, whatever the policy says",systems:"some",severity:"error",options,evaluate:({side,base,options:options2})=>[...deletions(side,base,options2.fromTargets),...side.
policies.map(policy=>leaving(policy,options2)),...side.policies.flatMap(policy=>{const{change}=policy;return!change||change.batched||change.targetsAtOnce<options2.
fromTargets?[]:{policy:policy.ref,subject:`${change.kind} ${(0,canonical.s)(whatIsRolled(policy.written))}`,says:change.says,fix:(0,past_batches.k)(policy),place:change.
place??policy.place,cause:(0,rule.C2)(policy.ref),short:(0,text_text.Qq)`${change.targetsAtOnce} at once`,magnitude:change.targetsAtOnce,evidence:{change:change.
kind,targetsAtOnce:change.targetsAtOnce},...change.interrupts===!1?{severity:"warning"}:{}}})]}),NARROW_FIRST=(0,system.Up)`Narrow it step by step before you delete it, or set ${(0,text_text.
aY)("strategy.deleteStrategy.propagationPolicy: Abandon")} first to keep what is placed.`;function leaving({ref,leaves,effect},{fromTargets,errorAbovePercent}){
if(!leaves||leaves.targets<fromTargets&&leaves.losesData!==!0)return null;const isStep=leaves.isStep&&leaves.losesData!==!0&&100*leaves.targets<=errorAbovePercent*
leaves.of;return{policy:ref,subject:"leaving",says:leaves.says,fix:leaves.fix,place:leaves.place,magnitude:leaves.targets,evidence:{change:"leaving",targetsAtOnce:leaves.
targets},...isStep?{severity:effect.groups.some(({unit})=>unit==="node")?"warning":"info"}:{}}}function deletions(side,base,fromTargets){return(base?.policies??
[]).flatMap(policy=>{const{onDelete,ref}=policy,targetsAtOnce=onDelete?.targets.length??0;return!onDelete||targetsAtOnce<fromTargets?[]:(0,rule.US)(side,ref)?[]:
{policy:ref,subject:"deleted",cause:(0,rule.C2)(ref),short:(0,text_text.Qq)`${targetsAtOnce} at once`,about:null,says:(0,text_text.Qq)`${(0,rule.ct)(ref)} is removed. ${onDelete.
says}`,fix:onDelete.fix??NARROW_FIRST,place:policy.place,magnitude:targetsAtOnce,evidence:{change:"deleted",targetsAtOnce}}})}function whatIsRolled(written){const spec=(0,manifest.
Gv)(written)?written.spec:null;return((0,manifest.Gv)(spec)?spec.packages:null)??null}var intervals=__webpack_require__(4091);const closedHoursOpened=(0,rule.Km)(
{id:"closed-hours-opened",detects:"hours of the week in which the base allows no disruption, and the change does",systems:["karpenter"],severity:"warning",evaluate:({
side,base,plan})=>{if(!base)return[];const before=new Map((0,time.kr)(base).map(timed=>[keyOf(timed),timed.calendar])),week=(0,time.gx)(plan);return(0,time.kr)(
side).flatMap(timed=>{const{calendar}=timed,earlier=before.get(keyOf(timed));if(!earlier||(0,time.g)(calendar)||(0,time.g)(earlier))return[];const opened=reason=>{
const closed=(0,time._l)(earlier,reason,isClosed);return(0,intervals.Vk)((0,intervals.Sj)(week,closed))===calendar_week.mb?[]:(0,intervals.Pd)(closed,(0,time._l)(
calendar,reason,span2=>!isClosed(span2)))},acting=calendar.reasons.filter(reason=>calendar.idle[reason]===void 0);return(0,time.Vb)(acting,reason=>JSON.stringify(
opened(reason))).flatMap(reasons=>{const times=opened(reasons[0]),hours=(0,intervals.Vk)((0,intervals.Sj)(week,times))/days.iQ;return hours===0?[]:(0,time.O7)(timed,
{subject:reasons.join("+"),says:(0,text_text.Qq)`nodes may be disrupted for ${(0,time.zT)(reasons,calendar.reasons)} ${(0,time.jh)(times,week,plan.timeZone)}, when the base allows none.`,
fix:(0,system.Up)`Keep the schedule and the duration of the budget that closes those hours.`,magnitude:hours,evidence:{reasons:[...reasons],hoursOfTheWeek:hours}})})})}});
function keyOf({limited:{policy,group}}){return`${(0,system.XF)(policy.ref)} ${group.name}`}function isClosed({limit}){return limit===0}var systems=__webpack_require__(
2937),fleet_limit=__webpack_require__(4770),render=__webpack_require__(2490);function servesAtWork(policy){return policy.nodeAction?.kind==="none"}const AT_WORK=(0,text_text.
Qq)`Nodes keep serving: no package has an interrupt, so no node is drained.`;var expiries=__webpack_require__(732),wholes=__webpack_require__(1347);const scope_words_SHOWN=4;
function contributorsText(side,{contributors,peakAtOnce},unit){const parts=[...contributors].sort((a,b)=>+(a.policy===null)-+(b.policy===null)||b.out-a.out).map(
({policy,out})=>policy===null?(0,text_text.Qq)`${out} unavailable before`:(0,text_text.Qq)`${out} by ${labelOf(side,policy)}`),once=contributors.reduce((total,{
out})=>total+out,0)>peakAtOnce?(0,text_text.Qq)` (a ${(0,text_text.eu)(unit)} that several disrupt counts once)`:text_text.gd;return(0,text_text.Qq)`${(0,text_text.
H$)(parts,scope_words_SHOWN)}${once}${servingText(side,contributors)}`}function servingText(side,contributors){const serving=contributors.flatMap(({policy})=>{const planned=policy&&
(0,rule.US)(side,policy);return planned&&servesAtWork(planned)?[labelOf(side,planned.ref)]:[]});return serving.length>0&&serving.length===contributors.length?(0,text_text.
Qq)`; all of them keep serving (no interrupt)`:serving.length===0?text_text.gd:(0,text_text.Qq)`; those of ${(0,text_text.H$)(serving,scope_words_SHOWN)} keep serving (no interrupt)`}
function contributorsEvidence(contributors){return contributors.map(({policy,out,isNext})=>({policy:policy&&(0,system.d0)(policy),out,...isNext?{isNext}:{}}))}function nextText(side,{
contributors,peakAt}){if(contributors.length===1)return text_text.gd;const next=contributors.flatMap(({policy,isNext})=>policy&&isNext?[policy]:[]),aged=next.filter(
ref=>(0,rule.US)(side,ref)?.effect.groups.some(group=>(0,expiries.aY)(group,peakAt))),names2=[...contributors.flatMap(({policy,byAge:byAge2})=>policy&&byAge2?[policy]:
[]),...aged].map(ref=>labelOf(side,ref)),byAge=names2.length===0?text_text.gd:(0,text_text.Qq)`, as nodes of ${(0,text_text.H$)(names2,scope_words_SHOWN)} expire (${(0,text_text.
aY)("expireAfter")})`;return(0,text_text.Qq)`${byAge}${conditionText(side,next.filter(ref=>!aged.includes(ref)))}`}function conditionText(side,next){if(next.length===
0)return text_text.gd;const names2=(0,text_text.p_)(next.map(ref=>labelOf(side,ref)),scope_words_SHOWN);return next.length===1?(0,text_text.Qq)`, if the next rollout of ${names2} begins at the same moment`:
(0,text_text.Qq)`, if the next rollouts of ${names2} begin at the same moment`}function scopeText(scope){switch(scope.kind){case"fleet":return(0,text_text.Qq)`the fleet`;case"\
clusters":return(0,text_text.Qq)`all clusters`;case"replicas":return(0,text_text.Qq)`all replicas`;case"production":return(0,text_text.Qq)`production`;case"doma\
in":return(0,text_text.Qq)`${(0,text_text.aY)(scope.key)} ${(0,text_text.UU)("object",scope.value)}`;case"quorum":return(0,text_text.Qq)`quorum ${(0,text_text.UU)(
"object",scope.name)}`}}function takersOf({contributors}){return contributors.flatMap(({policy})=>policy?[policy]:[])}function placeOfTakers(side,plan,takers){const diffs=takers.
flatMap(ref2=>plan.policies.filter(diff=>(0,rule.WY)(diff.ref,ref2)));for(const diff of diffs){const edited=editedPlace(diff,plan);if(edited)return edited}const ref=(diffs.
find(({sameEffect})=>!sameEffect)??diffs[0])?.ref??takers[0];return(ref&&(0,rule.US)(side,ref)?.place)??null}function editedPlace(diff,plan){if(diff.change!=="u\
nchanged")return diff.place;const used=plan.policies.filter(({ref})=>diff.touchedThrough.some(through=>(0,rule.WY)(through,ref))),speaksFor=plan.policies.filter(
({change,base,head})=>change!=="unchanged"&&(head??base)?.effect.groups.some(group=>(0,wholes.ev)(group)&&(0,rule.WY)(group.rolls,diff.ref)));return[...used,...speaksFor][0]?.
place??null}function labelOf(side,ref){const group=(0,rule.US)(side,ref)?.effect.groups.find(wholes.ev);return group?(0,text_text.Qq)`${(0,text_text.eu)(ref.kind)}s of ${(0,text_text.
UU)("group",group.name)}`:(0,rule.ct)(ref)}function overlapViolations(judged){const{side}=judged,overlaps=side.combined.overlaps.filter(overlap=>addsUp(overlap,
side));return connected(overlaps,overlap=>overlap).flatMap(alike=>violationOf(alike,judged))}function addsUp(overlap,side){return overlap.policies.every(({ref})=>(0,systems.
JC)(ref.system).takes==="pods")?!1:togetherOf(overlap,side)>Math.min(...ownAtOnce(overlap,side))}function connected(items,overlapOf){const setOf=new Map;for(const item of items){
const[first,second]=keysOf(overlapOf(item)).map(key=>setOf.get(key)),set=first??second??[],moved=first&&second&&first!==second?second:[];for(const one of[item,...moved]){
set.push(one);for(const key of keysOf(overlapOf(one)))setOf.set(key,set)}}return[...new Set(setOf.values())]}function keysOf({policies}){return policies.map(({ref})=>(0,system.
XF)(ref))}function violationOf(overlaps,judged){const{side,plan}=judged,ranked=overlaps.map(overlap=>{const together3=togetherOf(overlap,side);return{overlap,together:together3,
isError:together3>limitOf(overlap,judged)}}),[first]=ranked.toSorted((a,b)=>Number(a.overlap.isPossible)-Number(b.overlap.isPossible)||Number(b.isError)-Number(
a.isError)||b.together-a.together);if(!first)return[];const{overlap:worst,together:together2,isError}=first,{policies,targets,isPossible}=worst,refs=policies.map(
({ref})=>ref),carrier=carrierOf(worst,ref=>plan.policies.some(diff=>(0,rule.WY)(diff.ref,ref)&&diff.change!=="unchanged")),matched=Math.min(...policies.map(one=>one.
matched)),unit=(0,rule.US)(side,carrier)?.effect.groups[0]?.unit??"node",own=ownAtOnce(worst,side),next=policies.filter(({isNext})=>isNext).map(({ref})=>ref),alike=ranked.
filter(({overlap})=>overlap.isPossible===isPossible);return[{policy:carrier,isStandIn:!0,rolls:isPossible?[]:refs,subject:`overlap ${subjectOf(overlaps,side)}`,
isPossible,about:null,says:(0,text_text.Qq)`${namesText(overlaps,side)}${(0,text_text.p_)(refs.map(ref=>labelOf(side,ref)))} together disrupt ${(0,text_text.uM)(
together2,matched,unit)} at once on ${(0,text_text.U9)(targets,unit)} they share${conditionText(side,next)}; alone ${(0,text_text.B5)(refs.map((ref,i)=>(0,text_text.
Qq)`${labelOf(side,ref)} ${own[i]??0}`),", ")}.`,fix:inOneSystem(refs)?.words.overlap??apartFix(policies.map(({ref,isNext},i)=>({policy:ref,out:own[i]??0,isNext})),
limitOf(worst,judged),judged),place:placeOfTakers(side,plan,[carrier,...refs]),magnitude:alike.reduce((sum,one)=>sum+one.together,0),evidence:{cause:"overlap",ownPeakAtOnce:own,
peakAtOnce:together2,matched,sharedTargets:targets,policies:refs.map(ref=>(0,render.Ul)(labelOf(side,ref)))},severity:isError?"error":"warning"}]}function namesText(overlaps,side){
const sorted=[...new Map(refsIn(overlaps).map(ref=>{const label=labelOf(side,ref);return[(0,render.Ul)(label),label]}))].sort(([a],[b])=>a<b?-1:1).map(([,label])=>label);
return sorted.length>2?(0,text_text.Qq)`${sorted.length} policies share targets (${(0,text_text.H$)(sorted,3)}). Two of them: `:text_text.gd}function subjectOf(overlaps,side){
return refsIn(overlaps).map(ref=>overlaps_keyOf(side,ref)).sort()[0]??""}function refsIn(overlaps){return[...new Map(overlaps.flatMap(({policies})=>policies.map(
({ref})=>[(0,system.XF)(ref),ref]))).values()]}function overlaps_keyOf(side,ref){const label=(0,render.Ul)(labelOf(side,ref));return label===(0,system.d0)(ref)?
(0,system.XF)(ref):label}function inOneSystem([first,...others]){return first&&others.every(({system:system2})=>system2===first.system)?(0,systems.JC)(first.system):
void 0}function limitOf({policies},{options:options2}){return(0,fleet_limit.Dg)(options2.limit,Math.min(...policies.map(({matched})=>matched)))}function togetherOf(overlap,side){
const{togetherAtOnce,isPossible}=overlap;if(!isPossible)return togetherAtOnce;const own=ownAtOnce(overlap,side).reduce((total,atOnce)=>total+atOnce,0);return Math.
min(togetherAtOnce,own)}function ownAtOnce({policies},side){return policies.map(({ref,atOnce})=>Math.min(atOnce,(0,rule.US)(side,ref)?.effect.peakAtOnce??atOnce))}
function carrierOf({policies},isEdited2){return(policies.find(({ref})=>isEdited2(ref))??policies.find(({isNext})=>!isNext)??policies[0]).ref}function apartFix(takers,limit,{
side,plan}){const isEdited2=ref=>ref!==null&&plan.policies.some(diff=>(0,rule.WY)(diff.ref,ref)&&diff.change!=="unchanged");if(takers.filter(({policy:policy2,isNext})=>!isNext&&
isEdited2(policy2)).length>1)return(0,system.Up)`Merge them one after the other, or make their batches smaller.`;const[most]=takers.filter(({policy:policy2})=>policy2!==
null).toSorted((a,b)=>Number(isEdited2(b.policy))-Number(isEdited2(a.policy))||b.out-a.out),policy=most?.policy&&(0,rule.US)(side,most.policy);if(!policy)return(0,system.
Up)`Make the batches smaller.`;const rest=takers.reduce((sum,{out})=>sum+out,0)-most.out,[group,...others]=policy.effect.groups,room=Math.max(1,limit-rest);return(group!==
void 0&&room<Math.min(most.out,group.peakAtOnce)&&others.length===0?fewer({policy,group},room):null)??(0,system.Up)`Wait until one rollout is complete before the other begins.`}
const SHOWN_DOMAINS=3,WHOLE=new Set(["fleet","clusters","production"]),combined_peak_above_limit_options=schemas.rej({limit:(0,fleet_limit.p9)("25%"),production:(0,fleet_limit.
p9)("25%"),domain:(0,fleet_limit.p9)("50%"),fromNodes:schemas.aig().int().min(1).default(2)}),combinedPeakAboveLimit=(0,rule.Km)({id:"combined-peak-above-limit",
detects:"several policies that together exceed the limit of the fleet or of a failure domain, or whose limits add up on shared targets",systems:"all",severity:"\
error",options:combined_peak_above_limit_options,evaluate:judged=>{const{scopes}=judged.side.combined,whole=scopes.filter(({scope})=>WHOLE.has(scope.kind)),domains=scopes.
filter(({scope,members})=>scope.kind==="domain"&&members>=judged.options.fromNodes),keys=[...new Set(domains.map(combined_peak_above_limit_keyOf))];return[...wholeViolations(
whole,judged),...keys.flatMap(key=>domainViolation(key,domains.filter(peak=>combined_peak_above_limit_keyOf(peak)===key),judged)),...overlapViolations(judged)]}});
function aboveOf(peak,limit,side,counts){const isAbove=together2=>together2.peakAtOnce>limit&&counts(together2),found=isAbove(peak.withoutNext)?peak.withoutNext:
isAbove(peak)?peak:null;if(!found)return null;const isPossible=found!==peak.withoutNext;return{...found,of:peak,limit,isPossible,removed:removedIn(found,side)}}
function removedIn({contributors,peakAtOnce},side){return contributors.flatMap(({policy,out})=>policy!==null&&out===peakAtOnce&&!(0,rule.US)(side,policy)?[policy]:
[])}function meetsOthersOut(together2,side){const[taker,...others]=takersOf(together2),effect=(taker&&(0,rule.US)(side,taker))?.effect;return!effect||others.length>
0?!1:!effect.groups.some(wholes.ev)&&together2.peakAtOnce>effect.peakAtOnce}function rollingOf(above,side){return above.isPossible?[]:takersOf(above).filter(ref=>!isAnnouncedBy(
(0,rule.US)(side,ref)))}function isTogether(together2,members,side){const[first,...others]=takersOf(together2);if(!first||others.length>0)return first!==void 0;
const group=(0,rule.US)(side,first)?.effect.groups[0];return!group||!(0,wholes.ev)(group)?!1:together2.contributors.some(({policy})=>policy===null)?!0:group.matched>
1&&together2.peakAtOnce<members}function isAnnounced(together2,side){const[first]=takersOf(together2);return first!==void 0&&isAnnouncedBy((0,rule.US)(side,first))}
function isAnnouncedBy(policy){return policy?.effect.groups.some(wholes.ev)===!0}function wholeViolations(whole,judged){const fleet=whole.find(({scope})=>scope.
kind==="fleet"),said=whole.flatMap(peak=>wholeViolation(peak,judged)??[]),isAll=whole.some(({scope,members})=>scope.kind==="production"&&members===fleet?.members),
isSaid=said.some(({subject})=>subject==="fleet");return isAll&&isSaid?said.filter(({subject})=>subject!=="production"):said}function wholeViolation(peak,judged){
const{side,options:options2}=judged,isProduction=peak.scope.kind==="production",written=isProduction?options2.production:options2.limit,limit=(0,fleet_limit.Dg)(
written,peak.members),above=aboveOf(peak,limit,side,together2=>takersOf(together2).length>1||meetsOthersOut(together2,side)||isProduction&&isAnnounced(together2,
side));if(!above)return null;const{unit,members}=peak,isAlone=takersOf(above).length===1&&meetsOthersOut(above,side),ofProduction=isProduction?(0,text_text.Qq)` of production`:
text_text.gd;return{subject:peak.scope.kind,rolls:rollingOf(above,side),isPossible:above.isPossible,...causeOf(above),short:(0,text_text.Qq)`${(0,text_text.uM)(
above.peakAtOnce,members,unit)} with all policies, limit ${limit}`,about:null,says:(0,text_text.Qq)`${isAlone?(0,text_text.Qq)`With the ${(0,text_text.eu)(unit)}s that are unavailable before`:
(0,text_text.Qq)`All policies together`}: ${(0,text_text.uM)(above.peakAtOnce,members,unit)}${ofProduction} unavailable at once ${whenOf(above,side)}: ${contributorsText(
side,above,unit)}. Limit: ${(0,fleet_limit.vd)(written,limit,unit,ofProduction)}.`,why:(0,text_text.Qq)`No controller sees ${isAlone?(0,text_text.Qq)`${(0,text_text.
eu)(unit)}s of others`:(0,text_text.Qq)`the others`}.`,fix:isAlone?(0,system.Up)`Restore the ${(0,text_text.eu)(unit)}s that are unavailable${takenAlone(above)>
1?(0,text_text.Qq)`, or make the batches smaller`:text_text.gd}.`:aloneFix(above,side)??apartFix(above.contributors,limit,judged),place:placeOfTakers(side,judged.
plan,takersOf(above)),magnitude:above.peakAtOnce,evidence:{cause:"all",...combined_peak_above_limit_evidenceOf(above)}}}function domainViolation(key,peaks,judged){
const{side,options:options2}=judged,above=peaks.flatMap(peak=>{const limit=(0,fleet_limit.Dg)(options2.domain,peak.members);return aboveOf(peak,limit,side,together2=>isTogether(
together2,peak.members,side))??[]}),isPossible=above.every(one=>one.isPossible),isRemoval=above.every(({removed})=>removed.length>0),worst=above.filter(one=>isPossible||
!one.isPossible).filter(({removed})=>isRemoval||removed.length===0).sort((a,b)=>b.peakAtOnce-a.peakAtOnce),[first]=worst;if(!first)return null;const others=worst.
slice(1).map(({of,peakAtOnce})=>(0,text_text.Qq)`${(0,text_text.UU)("object",combined_peak_above_limit_valueOf(of))} (${peakAtOnce} of ${of.members})`),also=others.
length>0?(0,text_text.Qq)` Also ${(0,text_text.H$)(others,SHOWN_DOMAINS-1)}.`:text_text.gd,{unit,members}=first.of;return{subject:`domain ${key}`,rolls:rollingOf(
first,side),isPossible,...causeOf(first),short:(0,text_text.Qq)`${(0,text_text.aY)(key)} ${(0,text_text.UU)("object",combined_peak_above_limit_valueOf(first.of))}: ${first.
peakAtOnce} of ${members} with all policies, limit ${first.limit}`,about:null,says:(0,text_text.Qq)`All policies together: ${(0,text_text.uM)(first.peakAtOnce,members,
unit)} of ${(0,text_text.aY)(key)} ${(0,text_text.UU)("object",combined_peak_above_limit_valueOf(first.of))} unavailable at once ${whenOf(first,side)}: ${contributorsText(
side,first,unit)}. Limit of a domain: ${(0,fleet_limit.vd)(options2.domain,first.limit,unit)}.${also}`,fix:aloneFix(first,side)??apartFix(first.contributors,first.
limit,judged),place:placeOfTakers(side,judged.plan,takersOf(first)),magnitude:worst.reduce((sum,{peakAtOnce})=>sum+peakAtOnce,0),evidence:{cause:"domain",key,domains:worst.
map(one=>({value:combined_peak_above_limit_valueOf(one.of),...combined_peak_above_limit_evidenceOf(one)}))}}}function takenAlone({contributors}){return contributors.
reduce((sum,{policy,out})=>sum+(policy===null?0:out),0)}function aloneFix({contributors,limit},side){const taker=contributors.find(({policy,out,isNext})=>policy!==
null&&!isNext&&out>limit)?.policy;if(!taker)return null;const planned=(0,rule.US)(side,taker),itself=(0,text_text.Qq)`${(0,rule.ct)(taker)} is above the limit by itself`;
return planned?planned.effect.groups.some(wholes.ev)?(0,system.Up)`${itself}: announce fewer of its nodes at a time.`:planned.change?.batched===!1?(0,system.Up)`${itself}. ${(0,past_batches.
k)(planned)}`:(0,system.Up)`${itself}: ${(0,systems.JC)(taker.system).words.smaller??(0,text_text.Qq)`make its batches smaller`}.`:(0,system.Up)`${itself}: a removal has no batches. Keep it for now, and narrow what it selects step by step.`}
function combined_peak_above_limit_evidenceOf({peakAtOnce,peakAt,contributors,of,limit}){return{peakAtOnce,members:of.members,limit,peakAt:peakAt===null?null:new Date(
peakAt).toISOString(),contributors:contributorsEvidence(contributors)}}function combined_peak_above_limit_keyOf({scope}){return scope.kind==="domain"?scope.key:
""}function combined_peak_above_limit_valueOf({scope}){return scope.kind==="domain"?scope.value:""}function whenOf(together2,side){const at=together2.peakAt===null?
(0,text_text.Qq)`at no time`:(0,text_text.Qq)`on ${(0,text_text.uR)(together2.peakAt)}`;return(0,text_text.Qq)`${at}${nextText(side,together2)}`}function causeOf({
removed:[first]}){return first?{cause:(0,rule.C2)(first)}:{}}const compartmentAssignment=(0,rule.sE)({id:"compartment-assignment",detects:"nodes that the wrong \
compartment gets, and compartments without a strategy",systems:["skyhook"],severity:"warning",evaluate:limited=>[withoutStrategy(limited)??shadowed(limited),...wonByName(
limited),looserDefault(limited)]});function withoutStrategy(limited){const{group}=limited;if(group.strategy!==null||group.declaredIn.kind!=="DeploymentPolicy")return null;
const isStuck=group.outcome==="stuck"&&group.matched>0,{enforced}=group.ceiling;return(0,rule.xC)(limited,["name","budget"],{says:(0,text_text.Qq)`no strategy is set, and none is inherited from the default. ${(0,text_text.
U9)(group.matched,"node")} ${(0,text_text.eu)((0,plural.w3)(group.matched,"rolls","roll"))} ${enforced===null?(0,text_text.Qq)`together`:(0,text_text.Qq)`${enforced} at a time`}, without thresholds.${isShadowed(
group)?(0,text_text.Qq)` It loses all ${(0,text_text.U9)(group.selected,"node")} that it selects to ${compartment_assignment_takersOf(group)}.`:text_text.gd}`,...isStuck?
{why:(0,text_text.Qq)`${(0,text_text.Nx)(group.why)}.`}:{},fix:(0,system.Up)`Give it a strategy, such as ${(0,text_text.aY)("fixed: {initialBatch: 1, failureThr\
eshold: 1, safetyLimit: 100}")}.`,evidence:{cause:"no-strategy",matched:group.matched,outcome:group.outcome},severity:group.production||isStuck?"error":"warning"})}
function shadowed(limited){const{group}=limited;return isShadowed(group)?(0,rule.xC)(limited,["selector","name"],{says:(0,text_text.Qq)`selects ${(0,text_text.U9)(
group.selected,"node")} and gets none of them; they go to ${compartment_assignment_takersOf(group)}. Its budget, strategy and thresholds have no effect.`,fix:(0,system.
Up)`Remove it, or make the selectors exclude each other: the operator prefers ${(0,text_text.aY)("fixed")} over ${(0,text_text.aY)("linear")} over ${(0,text_text.
aY)("exponential")}, then the smaller ceiling, then the name.`,magnitude:group.selected,evidence:{cause:"shadowed",selected:group.selected,lostTo:{...group.lostTo}}}):
null}function isShadowed({selected,matched}){return selected>0&&matched===0}function compartment_assignment_takersOf({lostTo}){return(0,text_text.B5)(Object.entries(
lostTo).map(([other,nodes])=>(0,text_text.Qq)`${(0,text_text.UU)("group",other)} (${nodes})`),", ")}function wonByName(limited){return Object.entries(limited.group.
wonByName??{}).map(([loser,nodes])=>(0,rule.xC)(limited,["name","selector"],{subject:loser,says:(0,text_text.Qq)`${(0,text_text.U9)(nodes,"node")} that ${(0,text_text.
UU)("group",loser)} selects too ${(0,text_text.eu)((0,plural.w3)(nodes,"is","are"))} here only because this name sorts first: both have the same kind of strategy and the same ceiling. A new name, or one more node, moves them.`,
fix:(0,system.Up)`Make the two selectors exclude each other, so that ${(0,text_text.UU)("group",loser)} does not select these nodes.`,magnitude:nodes,evidence:{
cause:"name",loser,nodes}}))}function looserDefault(limited){const{group,policy}=limited;if(group.isFallback!==!0||group.matched===0)return null;const others=policy.
effect.groups.filter(other=>other!==group&&other.matched>0),reasons=others.length>0?looserThan(group,others):[];if(reasons.length===0)return null;const total=new Set(
policy.effect.groups.flatMap(other=>other.targets)).size;return(0,rule.xC)(limited,["strategy","budget"],{subject:"default",says:(0,text_text.Qq)`${(0,text_text.
uM)(group.matched,total,"node")} match no compartment and get the default, which is looser: ${(0,text_text.B5)(reasons,"; ")}. These are ${(0,text_text.H$)(group.
targets.map(target=>(0,text_text.UU)("target",target)),3)}.`,fix:(0,system.Up)`Make the default as strict as the strictest compartment, or add a compartment for these ${(0,text_text.
U9)(group.matched,"node")}.`,magnitude:group.matched,evidence:{cause:"default",matched:group.matched,outOf:total,looser:reasons.map(render.Ul),nodes:[...group.targets]}})}
function looserThan(group,others){const largest=Math.max(...others.map(largestBatch)),own=largestBatch(group),reasons=own>largest?[(0,text_text.Qq)`it takes up to ${own} at once, the compartments at most ${largest}`]:
[],stops=others.map(({brakes})=>brakes?.failureThreshold??null),ownStop=group.brakes?.failureThreshold??null;if(ownStop===null&&stops.every(stop=>stop!==null))return[
...reasons,(0,text_text.Qq)`it has no ${(0,text_text.aY)("failureThreshold")}, and every compartment has one`];const limits=others.map(({brakes})=>brakes?.safetyLimitPercent??
0),ownLimit=group.brakes?.safetyLimitPercent??100,isIneffective=(group.brakes?.unprotectedTargets??0)>0;return ownStop!==null&&isIneffective&&limits.every(limit=>limit>
ownLimit)&&reasons.push((0,text_text.Qq)`its ${(0,text_text.aY)("safetyLimit")} is ${ownLimit}, those of the compartments at least ${Math.min(...limits)}`),reasons}
function largestBatch({freshBatches=[]}){return freshBatches.reduce((most,size)=>Math.max(most,size),0)}var looser=__webpack_require__(8048);const control_plane_selected_SHOWN=3,
controlPlaneSelected=(0,rule.sE)({id:"control-plane-selected",detects:"a rollout that takes nodes of the control plane without saying that it means to",systems:"\
some",severity:"error",options:schemas.rej({intended:schemas.YOg(schemas.YjP().min(1).max(400)).max(200).default([]).register(looser.$,{when:"more"})}),evaluate:(limited,{
options:options2})=>{const{group,policy}=limited,names2=[group.name,(0,system.d0)(policy.ref)];if(group.controlPlane.length===0||names2.some(name=>options2.intended.
includes(name)))return null;const taken=group.controlPlane.length,nodes=(0,text_text.H$)(group.controlPlane.map(node=>(0,text_text.UU)("target",node)),control_plane_selected_SHOWN);
return(0,rule.xC)(limited,["selector"],{says:(0,text_text.Qq)`${(0,text_text.uM)(taken,group.matched,"node")} ${(0,text_text.eu)((0,plural.w3)(taken,"is a contr\
ol plane node","are control plane nodes"))}, disrupted like any other: ${nodes}.`,fix:(0,system.Up)`Leave them out, or name ${(0,text_text.UU)("group",group.name)} in the rule's option ${(0,text_text.
aY)("intended")}.`,magnitude:taken,evidence:{controlPlane:[...group.controlPlane],matched:group.matched}})}}),deprecatedApi=(0,rule.sE)({id:"deprecated-api",detects:"\
an API group or a field that a later version of the controller removes",systems:["skyhook"],severity:"warning",evaluate:interruptionBudget});function interruptionBudget(limited){
const{group,policy}=limited,{declared,enforced}=group.ceiling;if(policy.missingReferences.length>0||group.isFallback===!0||!(group.declaredIn.kind!=="Deployment\
Policy")||declared===null||enforced===null||group.matched===0)return null;const scales=typeof declared=="string"?(0,text_text.Qq)` ${enforced} is ${(0,text_text.
aY)(declared)} of these ${group.matched} nodes and does not scale.`:text_text.gd;return(0,rule.xC)(limited,["budget"],{says:(0,text_text.Qq)`${(0,text_text.aY)(
`interruptionBudget ${declared}`)} is deprecated. It takes ${(0,text_text.uM)(enforced,group.matched,"node")} at a time (${(0,text_text.U9)((0,rule.AH)(limited).
length,"batch")}), without ${(0,text_text.aY)("failureThreshold")} and in no defined order. The replacement of the migration guide, ${(0,text_text.aY)("fixed: {\
initialBatch: 1}")}, takes 1 at a time.`,fix:(0,system.Up)`To keep the batch size, name a DeploymentPolicy with ${(0,text_text.aY)(`default: {budget: {count: ${enforced}\
}, strategy: {fixed: {initialBatch: ${enforced}, failureThreshold: 1, safetyLimit: 100}}}`)}.${scales}`,evidence:{cause:"interruption-budget",declared,initialBatch:enforced,
matched:group.matched}})}var drain_deadlock=__webpack_require__(3249),lookup=__webpack_require__(5022);const ONE=1,evictions_raised_options=schemas.rej({limit:(0,fleet_limit.
p9)("25%"),factor:schemas.aig().min(1).default(2)}),evictionsRaised=(0,rule.Km)({id:"evictions-raised",detects:"a disruption budget that allows more evictions a\
t once than before, or that no longer covers its pods",systems:"some",severity:"error",options:evictions_raised_options,evaluate:({side,base,options:options2})=>{
const found=(base?.policies??[]).flatMap(before=>{const pods=released(before,side),after=pods?[]:heldAfter(before,side);return after.length===0?pods??gone(before,
side)??[]:after.flatMap(one=>raised(before,one,options2)??[])}),keys=found.map(({policy})=>policy?(0,system.d0)(policy):"");return found.filter((_,i)=>keys.indexOf(
keys[i]??"")===i)}}),FROM_PODS=2;function released(before,side){const releases=before.releasedPods;if(!releases||releases.pods!==null&&releases.pods<FROM_PODS)return null;
const{pods,nodes,isGone,isPassing,isPossible,says}=releases;return(0,rule._1)(before,{about:null,says:(0,text_text.Qq)`${(0,rule.ct)(before.ref)}${isGone?(0,text_text.
Qq)` is removed`:text_text.gd}: ${says}.`,fix:keepCovered(releases),place:(0,rule.US)(side,before.ref)?.place??before.place,magnitude:pods,...isPassing?{severity:"\
info"}:isPossible?{severity:"warning"}:{},evidence:{cause:"released",pods,nodes,isGone}})}function keepCovered({isGone,isPassing}){return isPassing?(0,system.Up)`Do not drain nodes during the rollout, or leave labels that change with each version out of the selector.`:
isGone?(0,system.Up)`Keep it until another budget covers these pods.`:(0,system.Up)`Keep the pods in its selector, and set how many may be evicted at once, such as ${(0,text_text.
aY)("maxUnavailable: 1")}.`}const byName=(0,lookup.HK)(side=>(0,lookup.me)(side.policies,({ref})=>ref.name));function heldAfter({ref,evictionLimit},side){const next=evictionLimit?.
heldNextBy??[];return(next.length===0?byName(side).get(ref.name)??[]:side.policies).filter(one=>!one.isDeleted&&((0,rule.WY)(one.ref,ref)||next.some(name=>(0,rule.
WY)(one.ref,{...ref,name}))))}function raised(before,after,{limit,factor}){const[was,evictable]=[before.evictionLimit,after.evictionLimit];if(!was||!evictable||
!isRaised(was,evictable))return null;const allowed=(0,fleet_limit.Dg)(limit,evictable.of);if(evictable.most<=Math.max(ONE,allowed))return null;const by=(0,rule.
WY)(before.ref,after.ref)?text_text.gd:(0,text_text.Qq)` by ${(0,rule.ct)(before.ref)}`;return{policy:after.ref,says:(0,text_text.Qq)`${(0,text_text.uM)(evictable.
most,evictable.of,evictable.unit)} may be evicted at once (was ${was.most} of ${was.of}${by}). Limit: ${(0,fleet_limit.vd)(limit,allowed,evictable.unit)}.`,why:takenIn(
was,evictable),fix:lowered(evictable,Math.max(ONE,allowed)),place:evictable.place,magnitude:evictable.most,...evictable.most<=factor*was.most&&evictable.most*2<=
evictable.of?{severity:"warning"}:{},evidence:{cause:"raised",most:evictable.most,of:evictable.of,before:was.most}}}function takenIn({whose:had=[]},{whose=[]}){
const added=whose.filter(title=>!had.includes(title));return added.length===0?text_text.gd:(0,text_text.Qq)`Its selector now covers the pods of ${(0,text_text.p_)(
added.map(title=>(0,text_text.UU)("object",title)),3)} too.`}function lowered({field,of,unit},most){const value=field==="maxUnavailable"?most:of-most;return(0,system.
Up)`Set ${{field,value}}: at most ${(0,text_text.U9)(most,unit)} of ${of} can then be evicted at once.`}function isRaised(before,after){return after.most>before.
most&&after.most*before.of>before.most*after.of}function gone(before,side){const{ref,place,onDelete,uses}=before,evictable=before.evictionLimit,isThere=uses.every(
used=>side.policies.some(policy=>!policy.isDeleted&&(0,rule.WY)(policy.ref,used)));return!onDelete||!evictable||!isThere?null:{policy:ref,about:null,says:(0,text_text.
Qq)`${(0,rule.ct)(ref)} is removed. ${onDelete.says}`,fix:(0,system.Up)`Keep it.`,place,magnitude:evictable.of,evidence:{cause:"gone",most:evictable.of,of:evictable.
of,before:evictable.most}}}var expiring=__webpack_require__(9);const expiryBypassesBudget=(0,rule.sE)({id:"expiry-bypasses-budget",detects:"nodes that are delet\
ed by age (expireAfter): no budget, window or freeze delays that, and nodes of one age go together",systems:["karpenter"],severity:"warning",options:schemas.rej(
{factor:schemas.aig().min(1).default(2)}),evaluate:(limited,{base,plan,options:options2})=>{const{group}=limited;if(!group.expiry)return null;const{lifetimeMs,expected,
unknown,basis,place}=group.expiry;if(lifetimeMs===null&&expected.length+unknown.length===0)return null;const same=base&&(0,rule.BR)(base).find(other=>other.group.
runs.group===group.runs.group),was=same?.group.expiry?same.group.expiry.lifetimeMs??1/0:null,isCut=was!==null&&lifetimeMs!==null&&lifetimeMs<was&&lifetimeMs*options2.
factor<=was,isUseless=isCut&&lifetimeMs<group.workMs.longest,worst=group.expiries?(0,expiries.wM)(group.expiries):null,over=group.expiries?.over??[],n=expected.
length,who=n===0?(0,text_text.Qq)`No node`:(0,text_text.uM)(n,group.matched,"node"),byAge=basis==="age"&&n>0,sentences=(0,lookup.Eb)([lifetimeMs===null?(0,text_text.
Qq)`nodes made before ${(0,text_text.aY)("expireAfter: Never")} keep their age limit, and budgets do not delay it.`:(0,text_text.Qq)`${(0,text_text.aY)("expireA\
fter")} deletes each node ${ageText(lifetimeMs)} after its creation. Budgets, windows and do-not-disrupt do not prevent that, and no replacement is made first.`,
unknown.length>0&&(0,text_text.Qq)`The expiry of ${(0,text_text.uM)(unknown.length,group.matched,"node")} is unknown: they are older than ${(0,text_text.aY)("ex\
pireAfter")}, so they were made with another value. Add NodeClaims to the snapshot.`,group.matched>unknown.length&&(0,text_text.Qq)`${who} ${(0,text_text.Tq)(Math.
max(1,n),"expires","expire")} before ${(0,text_text.uR)(plan.horizon.to)}${(0,text_text.eu)(byAge?" (by age: the snapshot has no NodeClaims)":"")}.`,...rolloutTexts(
limited,worst),isCut&&(0,text_text.Qq)`Before this change a node lived ${was===1/0?(0,text_text.Qq)`forever`:ageText(was)}.`]);return{...(0,rule.xC)(limited,["e\
xpireAfter"],{field:"expireAfter",subject:"expiry",says:(0,text_text.B5)(sentences," "),fix:over.length>0||lifetimeMs===null?(0,expiring.ox)(group):(0,system.Up)`If nodes may only be disrupted in windows, set ${(0,text_text.
aY)("expireAfter: Never")} and let drift replace them within the budgets.`,magnitude:isCut?1/0:worst?.worst.out??0,evidence:{lifetimeHours:lifetimeMs===null?null:
lifetimeMs/days.iQ,expected:n,expired:group.expiries?.expired.length??0,unknown:unknown.length,peakAtOnce:worst?.worst.out??0,peakAt:worst?new Date(worst.worst.
at).toISOString():null,limit:worst?.worst.limit??null,timesOverLimit:over.length},severity:isUseless?"error":over.length>0?(0,expiring.TL)(group):"warning"}),place}}});
function ageText(ms){return ms%days.iQ===0?(0,text_text.Qq)`${ms/days.iQ} hours`:(0,text_text.eu)((0,calendar_week.Cp)(ms))}function rolloutTexts({group},worst){
const{expiries:expiries2,expiry}=group;if(!expiries2||!worst)return expiry&&expiry.expected.length>0?[(0,text_text.Qq)`The dry rollout replaces them before.`]:[];
const{at,out,limit}=worst.worst,times=expiries2.expired.length,expire=times>group.matched?(0,text_text.Qq)`nodes and their replacements expire ${times} times`:(0,text_text.
Qq)`${(0,text_text.U9)(times,"node")} ${(0,text_text.Tq)(times,"expires","expire")}`;if(expiries2.over.length===0&&limit!==null)return[(0,text_text.Qq)`In the dry rollout ${expire}, never more at once than the budgets allow.`];
const allowed=limit===null?(0,text_text.Qq)`no budget limits`:(0,text_text.Qq)`the budgets allow ${limit}`,peak=(0,text_text.Qq)`In the dry rollout ${expire}: ${(0,text_text.
U9)(out,"node")} ${(0,text_text.Tq)(out,"is","are")} unavailable at once on ${(0,text_text.uR)(at)}, when ${allowed}.`,{followedTo}=expiries2;return(0,lookup.Eb)(
[peak,followedTo!==null&&(0,text_text.Qq)`Nodes live so briefly that expiries are not counted after ${(0,text_text.uR)(followedTo)}.`])}const failure_domain_at_once_SHOWN_DOMAINS=3,
SHOWN_ALSO=10,failure_domain_at_once_options=schemas.rej({fromPercent:schemas.aig().min(1).max(100).default(100),fromTargets:schemas.aig().int().min(1).default(
2),announced:(0,fleet_limit.p9)("50%")}),failureDomainAtOnce=(0,rule.Km)({id:"failure-domain-at-once",detects:"all targets of a group in one zone, rack or other\
 failure domain unavailable at once",systems:"all",severity:"error",options:failure_domain_at_once_options,evaluate:judged=>{const announced=announcedTogether(judged),
said=new Set(announced.map(({evidence})=>evidence.key)),groups=(0,rule.BR)(judged.side).flatMap(limited=>ofGroup(limited,judged));return[...announced,...groups.
filter(({isStandIn,evidence})=>!isStandIn||!said.has(evidence.key))]}});function ofGroup(limited,{plan,options:given}){const broken=limited.group.domains.filter(
domain=>isCounted(domain,limited.group,given)&&(domain.batch!==null||domain.byExpiry===!0)&&domain.peakAtOnce*100>=given.fromPercent*domain.matched),keys=[...new Set(
broken.map(({key})=>key))],written=asWritten(limited,keys,plan,given),said=[...keys,...written.map(({evidence})=>evidence.key)];return[...keys.map(key=>failure_domain_at_once_violation(
limited,key,broken.filter(domain=>domain.key===key))),...written,...inWorstOrder(limited,said,given)]}function isCounted({matched},group,{fromTargets}){return matched>=
fromTargets&&matched<(0,wholes.l2)(group)}function announcedTogether({side,plan,options:given}){const{inventory}=plan;if(!inventory)return[];const announced=side.
policies.filter(({isDeleted})=>!isDeleted).flatMap(policy=>policy.effect.groups.filter(wholes.ev).flatMap(({targets})=>targets.map(node=>({node,policy})))),domains=side.
combined.byDomain.flatMap(({key,value,matched})=>{const own=announced.filter(({node})=>inventory.labelsOf(node)[key]===value),nodes=new Set(own.map(({node})=>node)).
size;return matched>=given.fromTargets&&nodes>(0,fleet_limit.Dg)(given.announced,matched)?[{key,value,matched,nodes,place:own[0]?.policy.place??null}]:[]});return[
...(0,lookup.me)(domains,({key})=>key).values()].map(alike=>{const[worst,...others]=alike.toSorted((a,b)=>b.nodes-a.nodes),{key,value,matched,nodes,place}=worst??
alike[0],limit=(0,fleet_limit.Dg)(given.announced,matched),also=others.map(one=>(0,text_text.Qq)`${(0,text_text.UU)("object",one.value)} (${one.nodes} of ${one.
matched})`);return{subject:`domain ${key}`,about:null,says:(0,text_text.Qq)`Maintenances are announced for ${(0,text_text.uM)(nodes,matched,"node")} of ${(0,text_text.
aY)(key)} ${(0,text_text.UU)("object",value)}, and nothing separates them in time. Limit of a domain: ${(0,fleet_limit.vd)(given.announced,limit,"node")}.${also.
length>0?(0,text_text.Qq)` Also ${(0,text_text.H$)(also,SHOWN_ALSO)}.`:text_text.gd}`,fix:(0,system.Up)`Announce at most ${(0,text_text.U9)(limit,"node")} of ${(0,text_text.
aY)(key)} ${(0,text_text.UU)("object",value)} at a time, and the others when those are done.`,place,magnitude:alike.reduce((sum,one)=>sum+one.nodes,0),evidence:{
cause:"announced",key,domains:alike.map(one=>({value:one.value,planned:one.nodes,members:one.matched}))}}})}function asWritten(limited,broken,plan,given){const{
group}=limited,{calendar,domains}=group,{fromPercent}=given;return!calendar||calendar.counted===0?[]:[...new Set(domains.map(({key})=>key))].filter(key=>!broken.
includes(key)).flatMap(key=>{const those=domains.filter(domain=>domain.key===key&&isCounted(domain,group,given));if(those.length===0)return[];const sparing=those.
map(({matched})=>matched-Math.ceil(fromPercent*matched/100)+1),withoutHarm=(0,wholes.l2)(group)-sparing.reduce((sum,left)=>sum+left,0),ceiling=(0,written_ceiling.
_x)(limited,plan,Math.max(0,withoutHarm));if(!ceiling)return[];const{most,of,says,place,reasons}=ceiling;return[{...(0,rule.xC)(limited,[],{subject:key,says:(0,text_text.
Qq)`budgets allow ${(0,text_text.uM)(most,of,group.unit)} at once ${says}. In any order that takes ${fromPercent===100?(0,text_text.Qq)`a whole failure domain`:
(0,text_text.Qq)`${fromPercent}% of a failure domain`} (${(0,text_text.aY)(key)}, ${those.length} of them).`,fix:(0,written_ceiling.jm)(ceiling,calendar,Math.max(
1,Math.min(...those.map(({matched})=>matched))-1)),short:(0,text_text.Qq)`${(0,text_text.aY)(key)}: budgets allow ${most} of ${of} at once`,field:"strategy",magnitude:most,
evidence:{cause:"budgets",key,ceiling:most,matched:of,reasons:[...reasons]}}),place}]})}function inWorstOrder(limited,said,given){const{group}=limited,{freeOrder,
domains}=group;if(!freeOrder)return[];const possible=domains.filter(domain=>!said.includes(domain.key)&&isCounted(domain,group,given)&&(domain.worstAtOnce??0)*100>=
given.fromPercent*domain.matched);return[...new Set(possible.map(({key})=>key))].map(key=>{const those=possible.filter(domain=>domain.key===key),[smallest]=[...those].
sort((a,b)=>a.matched-b.matched||(a.value<b.value?-1:1)),{value,matched,worstAtOnce,peakAtOnce}=smallest??{value:"",matched:0,peakAtOnce:0};return(0,rule.xC)(limited,
["strategy","budget"],{subject:key,says:(0,text_text.Qq)`a whole failure domain may be unavailable at once: up to ${group.peakAtOnce} at once, ${freeOrder.says}. The worst order takes ${worstAtOnce??
0} of ${matched} of ${(0,text_text.aY)(key)} ${(0,text_text.UU)("object",value)}${those.length>1?(0,text_text.Qq)` (${those.length} domains are as small)`:text_text.
gd}; the order of the plan takes ${peakAtOnce}.`,fix:fixOf(limited,key),short:(0,text_text.Qq)`${(0,text_text.aY)(key)} ${(0,text_text.UU)("object",value)}: ${worstAtOnce??
0} of ${matched} in the worst order`,field:"strategy",ofRollout:!0,severity:"warning",magnitude:worstAtOnce??0,evidence:{cause:"worst-order",key,domains:those.map(
domain=>({value:domain.value,matched:domain.matched}))}})})}function failure_domain_at_once_violation(limited,key,domains){const{group}=limited,worst=[...domains].
sort((a,b)=>b.matched-a.matched||(a.value<b.value?-1:1)),shown2=worst.map(domain=>(0,text_text.Qq)`${(0,text_text.UU)("object",domain.value)} (${domain.peakAtOnce} of ${domain.
matched} ${failure_domain_at_once_whenOf(domain)})`),byExpiry=domains.every(domain=>domain.byExpiry);return(0,rule.xC)(limited,byExpiry?["expireAfter"]:["strate\
gy","budget"],{subject:key,says:(0,text_text.Qq)`a whole failure domain is ${group.replacesFirst&&!byExpiry?(0,text_text.Qq)`replaced`:(0,text_text.Qq)`unavailable`} at once: ${(0,text_text.
aY)(key)} ${(0,text_text.H$)(shown2,failure_domain_at_once_SHOWN_DOMAINS)}.`,why:byExpiry?(0,text_text.Qq)`Nodes that were created together expire together.`:orderOf(
limited),fix:(0,rule.V8)(limited,byExpiry?(0,expiring.ox)(group):fixOf(limited,key)),short:shortOf(key,worst),field:byExpiry?"expireAfter":"strategy",ofRollout:!0,
...byExpiry?{severity:(0,expiring.TL)(group)}:{},magnitude:magnitudeOf(limited,worst),evidence:{cause:"rollout",key,domains:worst.map(({value,matched,peakAtOnce,
batch})=>({value,matched,peakAtOnce,batch})),matched:(0,wholes.l2)(group)}})}function shortOf(key,[first,...others]){if(!first)return(0,text_text.aY)(key);const more=others.
length>0?(0,text_text.Qq)`, and ${others.length} more`:(0,text_text.Qq)``;return(0,text_text.Qq)`${(0,text_text.aY)(key)} ${(0,text_text.UU)("object",first.value)}: ${first.
peakAtOnce} of ${first.matched}${more}`}function fixOf(limited,key){return(0,rule.d0)(limited).words.domain?.(key)??(0,system.Up)`Make the batches smaller than the group's part of a domain, or give each ${(0,text_text.
aY)(key)} its own compartment.`}function magnitudeOf(limited,domains){const targets=domains.reduce((sum,{peakAtOnce})=>sum+peakAtOnce,0);return isWorkload(limited)?
Math.min(targets,limited.group.peakAtOnce):targets}function failure_domain_at_once_whenOf({batch,byExpiry}){return byExpiry===!0?(0,text_text.Qq)`by expiry`:(0,text_text.
Qq)`in batch ${batch??0}`}function orderOf(limited){const own=(0,rule.d0)(limited).words.order;return own!==void 0?own:limited.group.freeOrder?(0,text_text.Qq)`Without a policy the order of nodes is not defined.`:
(0,text_text.Qq)`Nodes are taken in the order of their creation, often by rack or zone.`}const THRESHOLD={field:"failureThreshold",value:1},SAFETY_LIMIT={field:"\
safetyLimit",value:100},ERROR_ABOVE=.2,failureThresholdIneffective=(0,rule.sE)({id:"failure-threshold-ineffective",detects:"a failureThreshold that is not set, \
that cannot be reached, or that safetyLimit or batchThreshold makes ineffective",systems:["skyhook"],severity:"warning",options:schemas.rej({belowSafetyLimit:schemas.
aig().min(1).max(100).default(80).register(looser.$,{when:"lower"}),belowBatchThreshold:schemas.aig().min(1).max(100).default(90).register(looser.$,{when:"lower"})}),
evaluate:(limited,{options:options2})=>[unset(limited)??unreachable(limited)??ignoredEarly(limited,options2.belowSafetyLimit),neverInRow(limited),uncounted(limited),
lowBatchThreshold(limited,options2.belowBatchThreshold)]});function unset(limited){const{group}=limited,{brakes,matched}=group;if(!brakes||brakes.failureThreshold!==
null||matched===0)return null;const held=brakes.failureHoldsGroup?(0,text_text.Qq)`Only a node stuck in error blocks the rest${lossText(group)}.`:text_text.gd,never=(0,text_text.
Qq)`${(0,text_text.aY)("failureThreshold")} is not set: failed batches never stop the rollout over ${(0,text_text.U9)(matched,"node")}`,isLegacy=group.declaredIn.
kind!=="DeploymentPolicy";return(0,rule.xC)(limited,["failureThreshold","strategy","budget"],{field:"strategy",says:(0,text_text.Qq)`${never}.`,why:held,short:never,
fix:isLegacy?(0,system.Up)`Name a ${(0,text_text.aY)("deploymentPolicy")} with ${THRESHOLD} and ${SAFETY_LIMIT}; ${(0,text_text.aY)("interruptionBudget")} has no stop.`:
(0,system.Up)`Set ${THRESHOLD} and ${SAFETY_LIMIT}.`,magnitude:matched,evidence:{cause:"unset",matched,failureThreshold:null},severity:matched===1?"info":group.
production?"error":"warning"})}function lossText(group){const[all,lost2]=[(0,wholes.w3)(group),group.worstLoss];return lost2===0?text_text.gd:lost2<all?(0,text_text.
Qq)`: ${lost2} of ${(0,text_text.U9)(all,"node")} ${(0,text_text.eu)((0,plural.w3)(lost2,"breaks","break"))} if ${(0,text_text.eu)((0,plural.w3)(lost2,"it stays",
"they stay"))} in error, ${(0,text_text.eu)((0,plural.bn)(all,"node"))} if each recovers`:(0,text_text.Qq)`; one that recovers does not`}function unreachable(limited){
const{group}=limited,{brakes,batches,matched}=group;if(!brakes||brakes.failureThreshold===null||brakes.canFire||matched<2)return null;const{failureThreshold,safetyLimitPercent}=brakes,
sizes=batches.map(({size})=>size),shown2=(0,text_text.eu)(`${sizes.slice(0,3).join(", ")}${sizes.length>3?", ...":""}`),failed=(0,text_text.eu)((0,plural.w3)(failureThreshold,
"batch has","batches in a row have"));return(0,rule.xC)(limited,["failureThreshold","safetyLimit","strategy"],{field:"strategy",says:(0,text_text.Qq)`${(0,text_text.
aY)(`failureThreshold: ${failureThreshold}`)} cannot stop this rollout.`,why:(0,text_text.Qq)`With batches of ${shown2} over ${(0,text_text.U9)(matched,"node")}, progress reaches ${(0,text_text.
aY)("safetyLimit")} (${safetyLimitPercent}%) before ${failureThreshold} ${failed} failed.`,fix:(sizes[0]??0)>=matched?(0,system.Up)`Use batches of at most ${(0,text_text.
U9)(Math.floor(matched/2),"node")}, with ${THRESHOLD} and ${SAFETY_LIMIT}.`:(0,system.Up)`Set ${THRESHOLD} and ${SAFETY_LIMIT}, or use smaller batches.`,short:(0,text_text.
Qq)`failureThreshold ${failureThreshold} cannot be reached`,magnitude:matched,evidence:{cause:"unreachable",failureThreshold,safetyLimitPercent,batches:sizes},severity:"\
error"})}function ignoredEarly(limited,below){const{group}=limited,{brakes,matched}=group;if(!brakes||brakes.failureThreshold===null||matched===0)return null;const{
safetyLimitPercent,unprotectedTargets}=brakes;if(safetyLimitPercent>=below||unprotectedTargets===0)return null;const isWritten=group.places.safetyLimit!==void 0;
return(0,rule.xC)(limited,["safetyLimit","strategy"],{field:"strategy",says:(0,text_text.Qq)`${(0,text_text.aY)("failureThreshold")} cannot stop the last ${(0,text_text.
uM)(unprotectedTargets,matched,"node")}: it is ignored once ${safetyLimitPercent}% are done (${(0,text_text.aY)("safetyLimit")}${isWritten?text_text.gd:(0,text_text.
Qq)` default`}).${brakes.failureHoldsGroup?(0,text_text.Qq)` Only a node stuck in error blocks the group; recovered failures are ignored.`:text_text.gd}`,short:(0,text_text.
Qq)`no stop for the last ${(0,text_text.uM)(unprotectedTargets,matched,"node")}`,fix:(0,system.Up)`Set ${SAFETY_LIMIT}.`,magnitude:unprotectedTargets,evidence:{
cause:"safety-limit",unprotectedNodes:unprotectedTargets,safetyLimitPercent,matched},severity:unprotectedTargets>ERROR_ABOVE*matched?"error":"warning"})}function neverInRow(limited){
const{brakes,matched}=limited.group,failureThreshold=brakes?.failureThreshold??null;return!brakes||failureThreshold===null||!brakes.canFire||brakes.countsInRow||
matched<2?null:(0,rule.xC)(limited,["failureThreshold","strategy"],{field:"strategy",subject:"in-row",severity:"info",says:(0,text_text.Qq)`${(0,text_text.aY)(`\
failureThreshold: ${failureThreshold}`)} hardly ever stops this rollout: no batch starts after a failed one until its nodes have recovered. From 0.20 on a recovery counts as a successful batch; before 0.20 later failures are mostly not counted.`,
short:(0,text_text.Qq)`failureThreshold ${failureThreshold} is hardly ever reached`,fix:(0,system.Up)`Set ${THRESHOLD}.`,evidence:{cause:"in-row",failureThreshold}})}
function uncounted(limited){const{group}=limited,state=group.unevaluated,failureThreshold=group.brakes?.failureThreshold??null;if(state===void 0||failureThreshold===
null)return null;const{done,failed}=state;return(0,rule.xC)(limited,["resetBatchStateOnCompletion","strategy"],{field:"strategy",subject:"state",says:(0,text_text.
Qq)`${(0,text_text.aY)(`failureThreshold: ${failureThreshold}`)} is ineffective: the batch state counts ${done} complete and ${failed} failed nodes, more than exist; operators before 0.20 evaluate no batch until there are as many again.`,
fix:(0,system.Up)`Reset the batch state before merging (${(0,text_text.aY)("deployment-policy reset")} of the operator's CLI), and set ${{field:"resetBatchState\
OnCompletion",value:!0}}.`,short:(0,text_text.Qq)`failureThreshold ${failureThreshold} is ineffective: the batch state counts ${done+failed} nodes`,magnitude:done+
failed,evidence:{cause:"state",done,failed,failureThreshold}})}function lowBatchThreshold(limited,below){const{brakes}=limited.group;if(!brakes||brakes.batchThresholdPercent>=
below)return null;const[worst]=brakes.tolerance.toSorted((a,b)=>b.failuresTolerated-a.failuresTolerated);if(!worst||worst.failuresTolerated===0)return null;const{
batchSize,failuresTolerated}=worst;return(0,rule.xC)(limited,["batchThreshold","strategy"],{field:"strategy",subject:"batch-threshold",says:(0,text_text.Qq)`with ${(0,text_text.
aY)(`batchThreshold: ${brakes.batchThresholdPercent}`)} a batch of ${batchSize} counts as successful with ${failuresTolerated} of its nodes broken. ${(0,text_text.
aY)("failureThreshold")} does not count it, and the next batch follows.`,short:(0,text_text.Qq)`batchThreshold ${brakes.batchThresholdPercent} tolerates ${failuresTolerated} of ${batchSize}`,
fix:(0,system.Up)`Set ${{field:"batchThreshold",value:below}} or higher; 100 tolerates no failure.`,magnitude:failuresTolerated,evidence:{cause:"batch-threshold",
batchThresholdPercent:brakes.batchThresholdPercent,batchSize,failuresTolerated}})}function unlessSmallerNow({policy,group},base){const before=groupBefore({policy,
group},base);if(!before)return{};const[only=0,...others]=(0,rule.AH)(before);return others.length===0&&only>=(0,wholes.uq)(group)?{severity:"info"}:{}}function groupBefore({
policy,group},base){const before=(0,rule.US)(base,policy.ref),same=before?.effect.groups.find(({runs})=>runs.group===group.runs.group);return before&&same?{policy:before,
group:same}:null}const first_batch_too_large_options=schemas.rej({limit:(0,fleet_limit.p9)("2%"),largest:(0,fleet_limit.p9)("30%")}),GROWS_FROM=10,firstBatchTooLarge=(0,rule.
sE)({id:"first-batch-too-large",detects:"a rollout that starts with more than a canary, or that grows to a batch of most of its targets",systems:"some",severity:"\
warning",options:first_batch_too_large_options,evaluate:(limited,{base,options:options2})=>[firstBatch(limited,base,options2.limit),grownBatch(limited,options2)]});
function firstBatch(limited,base,written){const{group}=limited;if(isLaterStage(limited))return null;const[first=0,...others]=(0,rule.AH)(limited),matched=(0,wholes.
uq)(group),limit=(0,fleet_limit.Dg)(written,matched);return others.length===0&&!isBeside(group)&&!hadBatches(limited,base)||first<=limit||isDefaultSize(limited,
first)?null:(0,rule.xC)(limited,["initialBatch","strategy","budget"],{says:(0,text_text.Qq)`the first batch is ${(0,text_text.uM)(first,matched,group.unit)}. ${harmOf(
group)} Limit: ${(0,fleet_limit.vd)(written,limit,group.unit)}.`,fix:smallerFirst(limited,limit),short:(0,text_text.Qq)`first batch ${first}, limit ${limit}`,field:"\
strategy",magnitude:first,evidence:{cause:"first",firstBatch:first,matched,limit},...unlessSmallerNow(limited,base),...isScaledUp(limited,base)?{severity:"info"}:
{}})}function hadBatches(limited,base){const before=groupBefore(limited,base);return limited.group.peakAtOnce>0&&before!==null&&(0,rule.AH)(before).length>1}function grownBatch(limited,{
limit:ofFirst,largest:written}){const{group}=limited,batches=(0,rule.AH)(limited),largest=Math.max(0,...batches),limit=(0,fleet_limit.Dg)(written,group.matched),
isSmall=group.matched<GROWS_FROM||largest<=(batches[0]??0);if(group.strategy?.initialBatch===void 0||isSmall||largest<=limit)return null;const kept2=typeof group.
strategy.failureThreshold=="number"?(0,text_text.Qq)`; keep the thresholds`:text_text.gd,at=batches.indexOf(largest),before=batches.slice(0,at).reduce((sum,size)=>sum+
size,0),isFresh=batches.join()===group.batches.map(({size})=>size).join();return(0,rule.xC)(limited,["growthFactor","delta","strategy"],{subject:"largest",says:(0,text_text.
Qq)`batch ${at+1} of ${batches.length} is ${(0,text_text.uM)(largest,group.matched,group.unit)}, after only ${(0,text_text.U9)(before,group.unit)} (${(0,text_text.
eu)(batches.join(", "))}${isFresh?(0,text_text.Qq)``:(0,text_text.Qq)` in a fresh rollout`}). Limit: ${(0,fleet_limit.vd)(written,limit,group.unit)}.`,fix:group.
strategy.kind==="linear"?(0,system.Up)`Replace ${(0,text_text.aY)("linear")} with ${{field:"initialBatch",value:Math.min(limit,(0,fleet_limit.Dg)(ofFirst,group.
matched)),inPlaceOf:"linear"}}${kept2}.`:(0,system.Up)`Grow by addition: ${(0,text_text.aY)("linear: {delta: 1}")}.`,short:(0,text_text.Qq)`batch ${at+1} is ${largest}, limit ${limit}`,
field:"strategy",magnitude:largest,evidence:{cause:"largest",batches:[...batches],largest,batch:at+1,matched:group.matched,limit}})}function isScaledUp({policy},base){
const before=(0,rule.US)(base,policy.ref);return!before||policy.change?.kind!=="scale"||policy.leaves?!1:limitsOf(policy)===limitsOf(before)}function isDefaultSize(limited,first){
const{matched,unit}=limited.group;return isWorkload(limited)&&unit==="replica"&&first<=Math.ceil(matched/4)+Math.floor(matched/4)}function limitsOf({written}){const spec=(0,fields.
UK)(written??void 0,"spec")??written??void 0;return JSON.stringify([(0,fields.UK)(spec,"strategy")??null,(0,fields.UK)(spec,"updateStrategy")??null])}function isBeside({
peakAtOnce,worstLoss,outcome}){return peakAtOnce===0&&worstLoss===0&&outcome==="complete"}function harmOf({worstLoss}){return worstLoss===0?(0,text_text.Qq)`A bad version that gets ready serves from all of them before the first is checked.`:
(0,text_text.Qq)`A bad version hits all of them before the first result.`}function isLaterStage({policy,group}){if(group.strategy?.kind!=="stage")return!1;const first=policy.
effect.groups.find(other=>(0,rule.WY)(other.rolls,group.rolls)&&other.matched>0);return first!==void 0&&first.runs.group!==group.runs.group}function smallerFirst(limited,limit){
const{group}=limited;if(isWorkload(limited)&&group.unit==="replica")return(0,system.Up)`Set ${{field:"maxSurge",value:limit}} and ${{field:"maxUnavailable",value:0}}.`;
const{enforced}=group.ceiling;if(isWorkload(limited)&&group.outBefore>0&&enforced!==null&&limit+group.outBefore>=enforced)return(0,system.Up)`Restore what is unavailable; ${(0,text_text.
aY)("maxUnavailable")} is low enough.`;if(isWorkload(limited))return(0,system.Up)`Set ${{field:"maxUnavailable",value:limit+group.outBefore}}.`;if((0,rule.d0)(limited).
takes==="clusters")return fewer(limited,limit)??system.O5;const first={field:"initialBatch",value:limit};return group.strategy===null?(0,system.Up)`Start with ${limit} and grow: ${(0,text_text.
aY)(`linear: {initialBatch: ${limit}}`)}.`:(0,system.Up)`Set ${first}.`}const guardWeakened=(0,rule.Km)({id:"guard-weakened",detects:"a change of the configurat\
ion that makes the checks looser from its merge on",systems:"all",severity:"error",evaluate:({side,plan})=>side!==plan.head?[]:(plan.configEdits??[]).filter(({isLooser})=>isLooser).
map(({setting,before,after,place})=>({subject:`${setting} ${before??""} ${after??""}`,about:null,says:(0,text_text.Qq)`The configuration becomes looser: ${(0,text_text.
aY)(setting)} ${from(before,after)}. This change is evaluated by the old configuration, later changes by the new one.`,fix:(0,system.Up)`Put it in a separate change that the owners of the checks review.`,
place,evidence:{setting,before,after}}))});function from(before,after){return after===null?(0,text_text.Qq)`loses ${(0,text_text.aY)(before??"")}`:before===null?
(0,text_text.Qq)`gets ${(0,text_text.aY)(after)}`:(0,text_text.Qq)`changes from ${(0,text_text.aY)(before)} to ${(0,text_text.aY)(after)}`}const inFreeze=(0,rule.
Km)({id:"in-freeze",detects:"a rollout that takes targets out during a change freeze of the configuration, and nodes that expire in one",systems:"all",severity:"\
error",evaluate:({side,base,plan})=>plan.freezes.flatMap(freeze=>[...(0,rule.BR)(side).flatMap(limited=>{const rolled=rolledIn(limited,freeze),aged=agedIn(limited,
freeze),saysOpen=!rolled||wasOpenOnly(limited,base,freeze);return[rolled,aged,saysOpen?openIn(limited,freeze,plan):null]}),...removedInFreeze(side,base,freeze,plan)])});
function wasOpenOnly({policy,group},base,freeze){if(!base)return!1;const before=(0,rule.BR)(base).find(other=>(0,rule.WY)(other.policy.ref,policy.ref)&&other.group.
name===group.name);return before!==void 0&&rolledIn(before,freeze)===null}function rolledIn(limited,freeze){const{group,policy}=limited;if(policy.change?.interrupts===
!1)return null;const joining2=new Set(group.joining),takesOut=({targets:own})=>own.some(target=>!joining2.has(target)),hits=group.batches.filter(takesOut).flatMap(
batch=>{const[window]=(0,intervals.Sj)({from:batch.start,to:doneBy(batch,group)},freeze.windows);return window?[{window,batch}]:[]}),[first]=hits;if(!first)return null;
const going=hits.flatMap(({batch})=>batch.targets).filter(target=>!joining2.has(target)),targets=new Set(going).size,{from:from2,to}=freezeOf(first.window,freeze);
return(0,rule.xC)(limited,["budget","strategy","selector"],{subject:`rollout ${freeze.name}`,says:(0,text_text.Qq)`${(0,text_text.uM)(targets,group.matched,group.
unit)} ${(0,text_text.Tq)(targets,"is","are")} unavailable during the freeze ${(0,text_text.aY)(freeze.name)}, the first on ${(0,text_text.uR)(first.window.from)} in batch ${first.
batch.index}.`,why:(0,text_text.Qq)`The controller does not know of the freeze and continues.`,fix:(0,system.Up)`Start it so that it is done by ${(0,text_text.uR)(
from2)}, or after the freeze ends on ${(0,text_text.uR)(to)}.`,ofRollout:!0,magnitude:targets,evidence:{freeze:freeze.name,targets,matched:group.matched,batch:first.
batch.index}})}function doneBy({start,end},group){return end!==null?end+(0,wholes.Z0)(group):(0,wholes.ev)(group)?start+1:1/0}function agedIn(limited,freeze){const{
expiries:expiries2,matched,workMs}=limited.group,hits=[...(expiries2?.expired??[]).map(({at,goneAt})=>({from:at,to:goneAt??1/0})),...(expiries2?.later??[]).map(
({at})=>({from:at,to:at+Math.max(1,workMs.longest)}))].flatMap(work=>(0,intervals.Sj)(work,freeze.windows).slice(0,1)),[first]=hits;return first?(0,rule.xC)(limited,
["expireAfter"],{subject:`expiry ${freeze.name}`,says:(0,text_text.Qq)`${(0,text_text.U9)(hits.length,"node")} ${(0,text_text.Tq)(hits.length,"expires","expire")} (${(0,text_text.
aY)("expireAfter")}) during the freeze ${(0,text_text.aY)(freeze.name)}, the first on ${(0,text_text.uR)(first.from)}.`,why:(0,text_text.Qq)`Neither the freeze nor a budget delays that.`,
fix:(0,system.Up)`Replace the nodes so that they reach their age outside the freeze, or set ${(0,text_text.aY)("expireAfter: Never")}: a node that exists keeps the value it was made with until it is replaced.`,
magnitude:hits.length,evidence:{freeze:freeze.name,expiring:hits.length,matched},severity:(0,expiring.TL)(limited.group)}):null}function openIn(limited,freeze,plan){
const{calendar,matched}=limited.group;if((0,wholes.ev)(limited.group))return mayStillBeOutIn(limited,freeze,plan);if(!calendar||(0,time.g)(calendar)||matched===
0)return null;const isOpen=({limit})=>limit===null||limit>0,openTimes=reason2=>freeze.windows.flatMap(window=>(0,intervals.Sj)(window,(0,time.VY)(calendar,reason2,
plan.at,isOpen))),reasons=calendar.reasons.filter(reason2=>calendar.idle[reason2]===void 0&&openTimes(reason2).length>0),[reason]=reasons,[first]=reason===void 0?
[]:openTimes(reason);return reason===void 0||!first?null:(0,time.O7)({limited,calendar},{subject:`open ${freeze.name}`,says:(0,text_text.Qq)`during the freeze ${(0,text_text.
aY)(freeze.name)} the budgets allow disruption for ${(0,time.zT)(reasons,calendar.reasons)}, first on ${(0,text_text.uR)(first.from)}. That needs no merge.`,fix:(0,system.
Up)`Add a budget of ${(0,text_text.aY)('nodes: "0"')} with a schedule and a duration that cover the freeze.`,evidence:{freeze:freeze.name,reasons},severity:"war\
ning"})}function mayStillBeOutIn(limited,freeze,plan){const{matched,blocked,unit}=limited.group,[first]=(0,intervals.Sj)(plan.horizon,freeze.windows);if(!first||
blocked.length>=matched)return null;const targets=matched-blocked.length,{from:from2,to}=freezeOf(first,freeze);return(0,rule.xC)(limited,["budget","strategy","\
selector"],{subject:`open-ended ${freeze.name}`,says:(0,text_text.Qq)`${(0,text_text.U9)(targets,unit)} may be unavailable during the freeze ${(0,text_text.aY)(
freeze.name)}, from ${(0,text_text.uR)(first.from)} on: only the assumed duration of the work keeps clear of it.`,fix:(0,system.Up)`Make sure that they are back by ${(0,text_text.
uR)(from2)}, or merge after the freeze ends on ${(0,text_text.uR)(to)}.`,magnitude:targets,evidence:{freeze:freeze.name,targets,matched},severity:"warning"})}function freezeOf(part,{
windows}){return windows.find(({from:from2,to})=>from2<=part.from&&part.from<to)??part}function removedInFreeze(side,base,freeze,plan){return!base||!(0,intervals.
hU)(freeze.windows,plan.at)?[]:(0,rule.BR)(base).flatMap(limited=>{const{policy,group}=limited,targets=policy.onDelete?.targets.length??0;return targets===0||(0,rule.
US)(side,policy.ref)?[]:(0,rule.xC)(limited,["budget","strategy","selector"],{subject:`rollout ${freeze.name}`,about:null,says:(0,text_text.Qq)`${(0,rule.et)(limited)} is removed during the freeze ${(0,text_text.
aY)(freeze.name)}: merging removes what it rolled out from ${(0,text_text.U9)(targets,group.unit)} at once.`,fix:(0,system.Up)`Delete it after the freeze.`,ofRollout:!0,
magnitude:targets,evidence:{freeze:freeze.name,targets,matched:group.matched}})})}var manifest_canonical=__webpack_require__(5288),edited_parts=__webpack_require__(
7380);const invalidPolicy=(0,rule.vv)({id:"invalid-policy",detects:"an object that the controller's own admission rules refuse, or that is stored and cannot wor\
k",systems:"all",severity:"error",evaluate:(policy,{base})=>policy.rejections.map(({consequence,fix:advice=CORRECT,...rejection},i)=>({subject:`${rejection.by}#${i}`,
says:consequence===void 0?(0,text_text.Qq)`refused (${(0,text_text.eu)(rejection.by)}): ${rejection.message}.`:(0,text_text.Qq)`stored but cannot work (${(0,text_text.
eu)(rejection.by)}): ${rejection.message}. ${consequence}`,fix:consequence===void 0?(0,system.Up)`${advice} Until then the cluster keeps its object, and this change has no effect.`:
advice,place:rejection.place,...consequence===void 0?{isEdited:isEdited(policy,base)&&!(0,edited_parts.r)(rejection)}:{rolls:[policy.ref],isOfWaiting:!0},evidence:{
by:rejection.by,reason:(0,render.Ul)(rejection.message)}}))}),CORRECT=(0,system.Up)`Correct the field.`;function isEdited({ref,written},base){const before=(0,rule.
US)(base,ref);return before!==void 0&&!(0,manifest_canonical.TL)(before.written,written)}const HOUR_MS=36e5,inventoryStale=(0,rule.Km)({id:"inventory-stale",detects:"\
a snapshot so old that the fleet may be another one by now",systems:"all",severity:"warning",options:schemas.rej({warnAfterHours:schemas.aig().min(0).default(24),
errorAfterHours:schemas.aig().min(0).default(168)}),evaluate:({side,plan,options:options2})=>{const{takenAt}=plan.snapshot;if(takenAt===null||side!==plan.head||
side.policies.length===0)return[];const hours=(plan.at-takenAt)/HOUR_MS;if(hours<=options2.warnAfterHours)return[];const isHub=plan.snapshot.nodes===0&&plan.snapshot.
clusters>0,units=isHub?(0,text_text.Qq)`clusters`:(0,text_text.Qq)`nodes`;return[{subject:"age",about:null,says:(0,text_text.Qq)`The snapshot is ${inventory_stale_ageText(
hours)} old at the start of this plan: ${units} that joined, left or were relabeled since are not in it.`,fix:isHub?(0,system.Up)`Take a new snapshot on the hub, of all the kinds that ${(0,text_text.
aY)("docs/snapshots.md")} lists for KubeFleet.`:(0,system.Up)`Take a new snapshot: ${(0,text_text.aY)("kubectl get nodes -o json | fleetplan snapshot")}.`,evidence:{
ageHours:Math.floor(hours),warnAfterHours:options2.warnAfterHours},severity:hours>options2.errorAfterHours?"error":"warning"}]}});function inventory_stale_ageText(hours){
return hours<48?(0,text_text.U9)(Math.floor(hours),"hour"):(0,text_text.U9)(Math.floor(hours/24),"day")}var stated=__webpack_require__(5123),never_allowed=__webpack_require__(
4470);function withoutAvailability(limited){const{group}=limited,availability=group.availability,cause=availability_signal_causeOf(group);if(cause===null||group.
batches.length===0)return null;const{signal=null,untracked=[]}=availability??{};return(0,rule.xC)(limited,["resources","strategy"],{says:(0,text_text.Qq)`${cause} ${availability?.
dropped?(0,text_text.Qq)`That`:(0,text_text.Qq)`A bad version`} reaches ${(0,text_text.uM)(group.worstLoss,group.matched,group.unit)}.`,fix:availability_signal_fixOf(
group),magnitude:group.worstLoss,evidence:{signal,untracked:[...untracked],worstLoss:group.worstLoss,matched:group.matched}})}function unknownAvailability(policy){
const groups=policy.effect.groups.filter(group=>group.availability?.signal==="unknown"&&group.batches.length>0&&(0,rule.WY)(group.rolls,policy.ref)),[first]=groups;
if(!first)return null;const matched=new Set(groups.flatMap(({targets})=>targets)).size;return{policy:policy.ref,...(0,rule.kd)(policy,"assumed"),says:(0,text_text.
Qq)`the snapshot does not show what its namespace holds, so the numbers assume that KubeFleet tracks its availability. If it holds only data, or a kind that is not tracked, nothing waits, and a bad version reaches ${(0,text_text.
uM)(matched,matched,first.unit)}.`,fix:(0,system.Up)`Add the placement with its status to the snapshot: it lists what is selected. Until then, select the kinds by name.`,
place:first.places.resources??policy.place,evidence:{signal:"unknown",matched}}}function availability_signal_fixOf(group){const availability=group.availability;
return isStage(group)?(0,system.Up)`Add an approval or a wait to each stage, long enough for a failure to show.`:availability?.dropped?(0,system.Up)`Give it a placement of its own and narrow that one step by step, or use a staged update run with an approval after each stage.`:
(0,system.Up)`Use a staged update run with an approval or a wait after each stage, or set ${(0,text_text.aY)("unavailablePeriodSeconds")} to the time in which a failure shows.`}
function availability_signal_causeOf(group){const unit=(0,text_text.eu)(group.unit),availability=group.availability;if(availability?.dropped)return(0,text_text.
Qq)`the change removes ${names(availability.dropped)}, and a ${unit} still counts as available: the loss goes unnoticed.`;if(availability?.signal==="none")return(0,text_text.
Qq)`everything it places counts as available as soon as it exists, so the next ${unit} follows whether it works or not.`;if(availability?.signal!=="time")return null;
const when=isStage(group)?(0,text_text.Qq)`as soon as it is applied`:(0,text_text.Qq)`${availability.seconds??0} seconds after it is applied`;return(0,text_text.
Qq)`${names(availability.untracked)} cannot be tracked, so a ${unit} counts as available ${when}, whether it works or not.`}function isStage(group){return(group.
stage?.pauses??null)!==null}function names(objects){return(0,text_text.H$)(objects.map(object=>(0,text_text.UU)("object",object)),objects.length)}const noBakeTime=(0,rule.
Km)({id:"no-bake-time",detects:"a rollout that does not wait long enough, or has no signal, to see a bad version before the next batch starts",systems:"some",severity:"\
warning",options:schemas.rej({belowSeconds:schemas.aig().int().min(1).default(1).register(looser.$,{when:"lower"}),fromTargets:schemas.aig().int().min(1).default(
2)}),evaluate:({side,base,options:options2})=>[...side.policies.map(unknownAvailability),...(0,rule.BR)(side).map(limited=>withoutAvailability(limited)??withoutProbe(
limited,base,options2)??withoutWait(limited,base,options2))]});function withoutProbe(limited,base,{fromTargets}){const{group}=limited,bake=group.bake;return!bake||
!(0,system.iE)(bake)||group.matched<fromTargets||group.batches.length===0?null:(0,rule.xC)(limited,["template","strategy"],{says:(0,text_text.Qq)`not every container has a ${(0,text_text.
aY)("readinessProbe")}, and ${(0,text_text.aY)("minReadySeconds")} is 0, so a new pod counts as available as soon as it runs. A version that starts and does not work reaches ${(0,text_text.
eu)((0,plural.bn)(group.matched,group.unit))}: no limit stops it.${waitedText(limited,base,bake)}`,fix:(0,system.Up)`Set ${(0,text_text.aY)("minReadySeconds")} to the time in which a bad version shows: 30 to 300 seconds for most. A ${(0,text_text.
aY)("readinessProbe")} in each container reports a fault sooner.`,magnitude:1,evidence:{hasSignal:!1,seconds:bake.seconds,matched:group.matched}})}function withoutWait(limited,base,options2){
const{group}=limited;if(group.matched<options2.fromTargets||group.batches.length<2)return null;const soak=group.soak;if(soak)return soak.seconds<options2.belowSeconds?
withoutDelay(limited,soak.field):null;const bake=group.bake;if(!bake)return withoutPause(limited);if(bake.seconds>=options2.belowSeconds)return null;const starts=bake.
seconds>0?`only ${bake.seconds} s after`:"as soon as",before=bakeBefore(limited,base);return(0,rule.xC)(limited,["bake","strategy"],{says:(0,text_text.Qq)`each of its ${group.
batches.length} batches starts ${(0,text_text.eu)(starts)} the one before is ready. A version that fails after a minute is on ${reachedBy(group)} by then.${waitedText(
limited,base,bake)}`,fix:(0,system.Up)`Set ${(0,text_text.aY)("minReadySeconds")} to the time in which a bad version shows: 30 to 300 seconds for most.`,severity:before&&
before.seconds>=options2.belowSeconds?"warning":"info",evidence:{seconds:bake.seconds,batches:group.batches.length,matched:group.matched}})}function bakeBefore(limited,base){
return groupBefore(limited,base)?.group.bake}function waitedText(limited,base,{seconds}){const was=bakeBefore(limited,base);return was&&was.seconds>seconds?(0,text_text.
Qq)` Before this change it waited ${was.seconds} s (${(0,text_text.aY)("minReadySeconds")}).`:text_text.gd}function reachedBy({batches,matched,unit}){const going=new Set(
batches.flatMap(({targets})=>targets)).size;return going<matched?(0,text_text.Qq)`${going} of ${(0,text_text.U9)(matched,unit)}`:(0,text_text.eu)((0,plural.bn)(
matched,unit))}function withoutDelay(limited,waitField){const{group}=limited;return(0,rule.xC)(limited,["bake","strategy","budget"],{says:(0,text_text.Qq)`each of its ${group.
batches.length} batches starts when a Job before it has succeeded, even if the node of that Job is not Ready. A fault that takes minutes to show reaches ${reachedBy(
group)}.`,fix:(0,system.Up)`Set ${(0,text_text.aY)(waitField)} to the time in which a bad version shows, such as "10m". It applies to each concurrency slot.`,severity:"\
info",evidence:{seconds:0,batches:group.batches.length,matched:group.matched}})}function withoutPause(limited){const{group}=limited,{noPause}=(0,rule.d0)(limited).
words;return noPause?(0,rule.xC)(limited,["strategy","budget"],{says:(0,text_text.Qq)`each of its ${group.batches.length} batches starts as soon as the one before is done, and ${noPause.
says}. A fault that takes minutes to show reaches ${reachedBy(group)}.`,fix:noPause.fix,severity:"info",evidence:{seconds:0,batches:group.batches.length,matched:group.
matched}}):null}var no_progress=__webpack_require__(6577);const peak_above_limit_options=schemas.rej({limit:(0,fleet_limit.p9)("25%"),production:(0,fleet_limit.
p9)("10%"),wholeFrom:schemas.aig().int().min(1).default(3)}),peakAboveLimit=(0,rule.sE)({id:"peak-above-limit",detects:"more targets of a group unavailable at o\
nce than the limit allows, in the dry rollout or by its budgets",systems:"all",severity:"error",options:peak_above_limit_options,evaluate:(limited,{side,plan,options:given})=>{
if(limited.policy.change?.interrupts===!1)return null;const bound=boundOf(limited,given),rolled=inTheRollout(limited,side,plan,bound),allowed=asConfigured(limited,
plan,bound,rolled),found=rolled&&allowed?joined(rolled,allowed,limited):rolled??allowed;return found&&{...found,magnitude:(found.magnitude??0)+wholeHours(limited)}}});
function boundOf({group},given){const written=group.production?given.production:given.limit,whole=(0,wholes.K3)(group),limit=(0,fleet_limit.Dg)(written,whole);if(whole>=
given.wholeFrom&&limit>=whole)return{limit:whole-1,says:(0,text_text.Qq)`Limit: not all ${(0,text_text.U9)(whole,group.unit)} (${(0,text_text.aY)("wholeFrom")}).`};
const words=(0,fleet_limit.vd)(written,limit,group.unit,group.production?(0,text_text.Qq)` for production`:text_text.gd);return{limit,says:(0,text_text.Qq)`Limit: ${words}.`}}
function wholeHours({group:{calendar}}){return calendar?(0,written_ceiling.T)(calendar):0}function inTheRollout(limited,side,plan,{limit,says}){const{group,policy}=limited,
aged=(0,expiries.A2)(group),{peakAtOnce,outBefore}=outAtOnce(side,group);if(group.batches.length===0&&!aged||peakAtOnce<=limit)return null;const isWhole=peakAtOnce>=
(0,wholes.K3)(group),batch=group.peakBatch===void 0?text_text.gd:(0,text_text.Qq)` (batch ${group.peakBatch})`,when=aged?(0,expiring.X5)(aged):batch,is=(0,text_text.
eu)((0,plural.w3)(peakAtOnce,"is","are")),state=servesAtWork(policy)?(0,text_text.Qq)`worked on`:(0,text_text.Qq)`unavailable`;return(0,rule.xC)(limited,aged?["\
expireAfter"]:["strategy","budget"],{says:(0,text_text.Qq)`${(0,text_text.uM)(peakAtOnce,(0,wholes.K3)(group),group.unit)} ${is} ${state} at once${when}. ${says}`,
why:(0,text_text.B5)((0,lookup.Eb)([outBefore>0&&(0,text_text.Qq)`${outBefore} of them ${(0,text_text.eu)((0,plural.w3)(outBefore,"was","were"))} unavailable before.`,
isWhole&&!aged&&wholeText(limited),servesAtWork(policy)&&AT_WORK])," "),fix:(0,rule.V8)(limited,aged?(0,expiring.ox)(group):fewerAtOnce(limited,limit,limit-(peakAtOnce-
group.peakAtOnce))),...aged?{severity:(0,expiring.TL)(group)}:{},short:(0,text_text.Qq)`${(0,text_text.uM)(peakAtOnce,(0,wholes.K3)(group),group.unit)} at once, limit ${limit}`,
field:aged?"expireAfter":"strategy",ofRollout:!0,magnitude:peakAtOnce,evidence:{cause:"rollout",peakAtOnce,matched:(0,wholes.K3)(group),limit,outBefore}})}function asConfigured(limited,plan,{
limit,says},rolled){const{calendar,unit}=limited.group;if(!calendar)return null;const isSized=calendar.counted>0,taken=rolled&&!(0,expiries.A2)(limited.group)?rolled.
magnitude??0:0,ceiling=(0,written_ceiling._x)(limited,plan,isSized?Math.max(limit,taken):ALL_PERCENT-1);if(!ceiling)return null;const{most,of,reasons}=ceiling,what=isSized?
(0,text_text.uM)(most,of,unit):(0,text_text.Qq)`all ${(0,text_text.eu)(unit)}s (100%), however many there are,`;return{...(0,rule.xC)(limited,[],{says:(0,text_text.
Qq)`budgets allow ${what} at once ${ceiling.says}.${isSized?(0,text_text.Qq)` ${says}`:text_text.gd}`,short:isSized?(0,text_text.Qq)`budgets allow ${(0,text_text.
uM)(most,of,unit)} at once, limit ${limit}`:(0,text_text.Qq)`budgets allow all ${(0,text_text.eu)(unit)}s at once`,field:"strategy",fix:(0,written_ceiling.jm)(ceiling,
calendar,isSized?limit:null),magnitude:isSized?most:0,evidence:{cause:"budgets",ceiling:isSized?most:`${most}%`,reasons:[...reasons],...isSized?{matched:of,limit}:
{}}}),place:ceiling.place}}const ALL_PERCENT=100;function joined(rolled,allowed,{group}){const taken=(0,text_text.uM)(rolled.magnitude??0,(0,wholes.K3)(group),group.
unit),{rolls,severity}=rolled;return{...allowed,says:(0,text_text.Qq)`${allowed.says} The dry rollout takes ${taken} at once.`,...severity===void 0?{}:{fix:(0,system.
Up)`${allowed.fix} ${rolled.fix}`},magnitude:Math.max(rolled.magnitude??0,allowed.magnitude??0),...rolls?{rolls}:{}}}function wholeText(limited){const{group,policy}=limited;
return policy.change?.batched===!1?policy.change.says:(0,wholes.ev)(group)?(0,text_text.Qq)`They are announced one by one as ${(0,text_text.UU)("group",group.name)}; nothing limits how many at once.`:
isWorkload(limited)?wholeCause(limited):isBlind(group)?(0,text_text.Qq)`No status shows when a ${(0,text_text.eu)(group.unit)} works again, so the controller does not wait for it.`:
group.ceiling.declared===null?(0,rule.d0)(limited).words.undeclared??null:null}function isBlind(group){return group.availability?.signal==="time"}function fewerAtOnce(limited,limit,room){
const{group}=limited,{takes}=(0,rule.d0)(limited);if(isBlind(group))return(0,system.Up)`Set ${(0,text_text.aY)("unavailablePeriodSeconds")} to the time the work takes, or use a staged update run with waits.`;
if((0,wholes.ev)(group))return fewerNamed(group,room);const left=limit-group.outBefore,beside=takes==="clusters"&&group.outBefore>0?outBesides(group,left):null;
if(takes!=="nodes")return beside??fewer(limited,left)??system.O5;const most=limit-Math.max(group.outBefore,besidesPeakBatch(limited)),own=(0,rule.d0)(limited).deletesNodes?
left:most;return outBesides(group,most)??fewer(limited,own)??(0,system.Up)`Make the batches smaller: at most ${(0,text_text.U9)(Math.max(1,most),group.unit)} at a time.`}
function fewerNamed({unit},most){return most<1?(0,system.Up)`Announce none until the nodes that are unavailable are back: they use up the limit.`:(0,system.Up)`Announce at most ${(0,text_text.
U9)(most,unit)} at a time.`}function besidesPeakBatch(limited){const{group}=limited,peak=group.batches.find(({index})=>index===group.peakBatch);return(0,rule.d0)(
limited).batchesOverlap&&peak?group.peakAtOnce-peak.size:0}function fleetPeakOf({combined}){return combined.scopes.find(({scope})=>scope.kind==="fleet")}function outAtOnce(side,group){
const{peakAtOnce,outBefore}=group,fleet=(0,wholes.ev)(group)?fleetPeakOf(side):void 0;if(!fleet)return{peakAtOnce,outBefore};const idle=fleet.contributors.find(
({policy})=>policy===null)?.out??0,elsewhere=Math.max(0,Math.min(idle,fleet.peakAtOnce-peakAtOnce));return{peakAtOnce:peakAtOnce+elsewhere,outBefore:outBefore+elsewhere}}
const peak_jump_options=schemas.rej({factor:schemas.aig().min(1).default(2),fromOnePercent:schemas.aig().min(0).max(100).default(5)}),peakJump=(0,rule.Km)({id:"\
peak-jump",detects:"a change that takes many more targets out at once than the base does, in the dry rollout or by what is written",systems:"all",severity:"erro\
r",options:peak_jump_options,evaluate:({side,base,plan,options:options2})=>{if(!base)return[];const before=(0,rule.BR)(base),kept2=new Set((0,rule.BR)(side).map(
({group})=>group.runs.group));return(0,rule.BR)(side).map(limited=>{const was=peak_jump_groupBefore(limited,before,kept2);return was&&(peak_jump_inTheRollout(limited,
was,plan,options2)??peak_jump_asWritten(limited,was,plan,options2))})}});function peak_jump_inTheRollout(limited,before,plan,options2){const{group}=limited,was=before.
group;if(group.exclusiveVolume?.isHeld===!1)return null;const mostWritten=writtenWithoutJump(limited,before,plan,options2),isOnlyByAge=group.batches.length===0&&
(0,expiries.A2)(group)!==null;return was.batches.length===0||isOnlyByAge||!isJump(was,group,group.peakAtOnce,options2)?null:(0,rule.xC)(limited,["strategy","bud\
get"],{says:(0,text_text.Qq)`peak at once rises from ${(0,text_text.uM)(was.peakAtOnce,(0,wholes.K3)(was),was.unit)} to ${(0,text_text.uM)(group.peakAtOnce,(0,wholes.
K3)(group),group.unit)}.`,fix:(0,rule.V8)(limited,raiseLess(limited,was,mostWritten,options2)),short:(0,text_text.Qq)`${was.peakAtOnce} -> ${group.peakAtOnce} of ${(0,text_text.
U9)((0,wholes.K3)(group),group.unit)}`,field:"strategy",magnitude:group.peakAtOnce,evidence:{base:was.peakAtOnce,head:group.peakAtOnce,factor:options2.factor}})}
function peak_jump_asWritten(limited,was,plan,options2){const{calendar,unit}=limited.group,calendarBefore=was.group.calendar;if(!calendar||!calendarBefore)return null;
const isSized=calendar.counted>0;if(isSized!==calendarBefore.counted>0)return null;const mostBefore=reason=>mostAllowed(calendarBefore,reason,plan),jumps=(0,written_ceiling.
Ae)(calendar).filter(reason=>{const before2=mostBefore(reason);if(before2===0||isUnlimited(was,reason,plan))return!1;const now=mostAllowed(calendar,reason,plan);
return isSized?isJump({...was.group,peakAtOnce:before2},limited.group,now,options2):now>before2*options2.factor}),ceiling=(0,written_ceiling._x)(limited,plan,0,
reason=>!jumps.includes(reason));if(!ceiling)return null;const before=Math.max(...ceiling.reasons.map(mostBefore)),most=Math.max(1,Math.floor(before*options2.factor)),
[written,writtenBefore]=[writtenOf(calendar,ceiling.most),writtenOf(calendarBefore,before)],unsizedText=limit=>limit.endsWith("%")?(0,text_text.Qq)`${(0,text_text.
eu)(limit)} of the ${(0,text_text.eu)(unit)}s, however many there are,`:(0,text_text.U9)(Number.parseInt(limit,10),unit),[lets,inBase]=isSized?[(0,text_text.uM)(
ceiling.most,ceiling.of,unit),(0,text_text.uM)(before,calendarBefore.counted,was.group.unit)]:[unsizedText(written),writtenBefore.endsWith("%")?(0,text_text.eu)(
writtenBefore):unsizedText(writtenBefore)];return{...(0,rule.xC)(limited,[],{says:(0,text_text.Qq)`budgets allow ${lets} at once ${ceiling.says}. The base never allows more than ${inBase}.`,
fix:(0,written_ceiling.jm)(ceiling,calendar,isSized||!writtenBefore.endsWith("%")?most:`${most}%`),short:isSized?(0,text_text.Qq)`budgets: ${before} -> ${ceiling.
most} of ${(0,text_text.U9)(ceiling.of,unit)}`:(0,text_text.Qq)`budgets: ${(0,text_text.eu)(writtenBefore)} -> ${(0,text_text.eu)(written)} of the ${(0,text_text.
eu)(unit)}s`,field:"strategy",magnitude:ceiling.most,evidence:{base:before,head:ceiling.most,factor:options2.factor,reasons:[...ceiling.reasons]}}),place:ceiling.
place}}function writtenOf({limits},most){return limits.find(({written})=>{const value=Number.parseInt(written,10);return written.endsWith("%")?value===most:Math.
min(value,99)===most})?.written??`${most}%`}function writtenWithoutJump(limited,was,plan,options2){const{calendar}=limited.group,calendarBefore=was.group.calendar;
if(!calendar||!calendarBefore)return 1/0;const before=(0,written_ceiling.Ae)(calendar).filter(reason=>!isUnlimited(was,reason,plan)).map(reason=>mostAllowed(calendarBefore,
reason,plan)).filter(most=>most>0);return Math.floor(Math.min(...before)*options2.factor)}function mostAllowed(calendar,reason,plan){return(0,written_ceiling.Ae)(
calendar).includes(reason)?Math.max(0,(0,written_ceiling.jN)(calendar,reason,plan)):0}function isUnlimited({group:{calendar}},reason,plan){return(calendar?.spans??
[]).some(span2=>span2.reason===reason&&span2.to>plan.at&&span2.limit===null)}function isJump(was,now,peak,options2){if(peak<=was.peakAtOnce)return!1;const[before,
after]=[(0,wholes.K3)(was),(0,wholes.K3)(now)],isResized2=before!==after,asBefore=isResized2&&peak_jump_limitsOf(was)===peak_jump_limitsOf(now),isReplicas=now.unit===
"replica"&&isResized2;if(isReplicas&&asBefore)return!1;const scaled=isReplicas?was.peakAtOnce*after/Math.max(1,before):was.peakAtOnce;if(was.peakAtOnce>0&&peak>
scaled*options2.factor)return!0;const leavesOne=was.peakAtOnce<=1&&peak*100>options2.fromOnePercent*after,isSmallerShare=isResized2&&peak*before<=was.peakAtOnce*
after;return leavesOne&&!asBefore&&!isSmallerShare}function peak_jump_limitsOf({ceiling,strategy}){const written=strategy?.declared;return(0,manifest_canonical.
dj)([ceiling.declared,written===void 0?strategy:[strategy?.kind??null,written]])}function peak_jump_groupBefore({policy,group},before,kept2){const same=before.filter(
other=>other.group.runs.group===group.runs.group),isSecond=group.follows!==void 0,counterpart=same.find(other=>other.group.follows!==void 0===isSecond)??same[0];
if(counterpart)return counterpart;const targets=new Set(group.targets);let most=0,found=null;for(const other of before){if(kept2.has(other.group.runs.group)&&!(0,rule.
WY)(other.policy.ref,policy.ref))continue;const shared=other.group.targets.filter(target=>targets.has(target)).length;shared>most&&([most,found]=[shared,other])}
return found}function raiseLess(limited,was,mostWritten,options2){const now=limited.group;let most=Math.min(now.peakAtOnce,Math.max(was.peakAtOnce,mostWritten));
for(;most>was.peakAtOnce&&isJump(was,now,most,options2);)most--;return most===0?surgeFirst(limited)??noneAtAll(now):fewer(limited,most-now.outBefore)??(most>was.
peakAtOnce?(0,system.Up)`Raise it in smaller steps, to at most ${most} at once.`:(0,system.Up)`Keep it at ${most} at once.`)}const NONE={field:"maxUnavailable",
value:0},SURGE={field:"maxSurge",value:1};function surgeFirst(limited){const{strategy}=limited.group;if(!isWorkload(limited)||limited.policy.ref.kind==="Statefu\
lSet")return null;if(strategy?.kind==="Recreate")return(0,system.Up)`Set ${(0,text_text.aY)("strategy.type: RollingUpdate")}, with ${NONE} and ${SURGE}.`;const{
maxSurge}=strategy??{};return typeof maxSurge=="number"&&maxSurge>0?(0,system.Up)`Set ${NONE}.`:(0,system.Up)`Set ${NONE} and ${SURGE}.`}function noneAtAll(group){
const percent=Math.ceil(100/Math.max(1,(0,wholes.K3)(group)));return(0,system.Up)`Leave out what makes ${(0,text_text.eu)(group.unit)}s unavailable: the base has none, and of ${(0,text_text.
U9)((0,wholes.K3)(group),group.unit)} even one is a jump. To allow one at a time, set ${(0,text_text.aY)(`fromOnePercent: ${percent}`)} of this rule first.`}const quorumAtRisk=(0,rule.
Km)({id:"quorum-at-risk",detects:"so many nodes of a quorum (etcd, storage, control plane) out at once that no majority is left",systems:"all",severity:"error",
evaluate:({side,plan})=>side.combined.scopes.map(peak=>{const{scope,members}=peak,fatal=fatalOf(members),isPossible=Math.max(peak.withoutNext.peakAtOnce,largestAlone(
peak))<fatal,judged=peak.withoutNext.peakAtOnce<fatal?peak:peak.withoutNext,{peakAtOnce,peakAt}=judged,takers=takersOf(judged);if(scope.kind!=="quorum")return null;
if(takers.length===0||peakAtOnce<fatal)return quorum_at_risk_inWorstOrder(peak,side,plan);const at=peakAt===null?text_text.gd:(0,text_text.Qq)` on ${(0,text_text.
uR)(peakAt)}`;return{subject:scope.name,isPossible,about:null,says:(0,text_text.Qq)`${scopeText(scope)}: ${(0,text_text.uM)(peakAtOnce,members,"node")} unavailable at once${at}${nextText(
side,judged)}: ${contributorsText(side,judged,"node")}. It loses its majority with ${fatal} down.${worseText(peak)}`,fix:quorum_at_risk_fixOf(members,fatal),place:placeOfTakers(
side,plan,takers),magnitude:Math.max(peakAtOnce,peak.worstOrder?.atOnce??0),evidence:{quorum:scope.name,members,peakAtOnce,fatal,contributors:contributorsEvidence(
judged.contributors)}}})});function fatalOf(members){return Math.floor((members-1)/2)+1}function quorum_at_risk_fixOf(members,fatal){return members>2?(0,system.
Up)`Disrupt at most ${fatal-1} of them at a time.`:(0,system.Up)`Leave them out: a quorum of this size loses its majority with one node.`}function worseText({worstOrder,
peakAtOnce,members}){return worstOrder===null||worstOrder.atOnce<=peakAtOnce?text_text.gd:(0,text_text.Qq)` In the worst order it is ${worstOrder.atOnce} of ${members}: ${worstOrder.
says}.`}function quorum_at_risk_inWorstOrder({scope,members,peakAtOnce,worstOrder},side,plan){const fatal=fatalOf(members);if(scope.kind!=="quorum"||worstOrder===
null||worstOrder.atOnce<fatal)return null;const{atOnce,policy,isNext,says}=worstOrder;return{subject:scope.name,isPossible:isNext,about:null,says:(0,text_text.Qq)`${scopeText(
scope)}: up to ${(0,text_text.uM)(atOnce,members,"node")} unavailable at once by ${labelOf(side,policy)}: ${says}. It loses its majority with ${fatal} down. The order of the plan takes ${peakAtOnce} at once.`,
fix:quorum_at_risk_fixOf(members,fatal),place:placeOfTakers(side,plan,[policy]),magnitude:atOnce,evidence:{quorum:scope.name,members,peakAtOnce:atOnce,fatal,contributors:contributorsEvidence(
[{policy,out:atOnce,isNext}])}}}function largestAlone({contributors}){const idle=contributors.find(({policy})=>policy===null)?.out??0,own=contributors.filter(({
policy})=>policy!==null).map(({out})=>out);return idle+Math.max(0,...own)}var begun=__webpack_require__(4206);const ramp_not_reset_ERROR_ABOVE=2,rampNotReset=(0,rule.
sE)({id:"ramp-not-reset",detects:"a rollout that starts with a grown batch, because batch state is kept or finished nodes count as the batch before",systems:["s\
kyhook"],severity:"warning",evaluate:limited=>kept(limited)??joining(limited)}),WHICH={shown:(0,text_text.Qq)`the next rollout (the one shown)`,next:(0,text_text.
Qq)`the next rollout`,after:(0,text_text.Qq)`the rollout after the one shown`};function kept(limited){const{of,nextBatches:next,freshBatches:fresh}=limited.group.
carriedOver??ramp_not_reset_NONE,[first=0]=next,[start=0]=fresh;return first<=start?null:(0,rule.xC)(limited,["resetBatchStateOnCompletion","strategy"],{says:(0,text_text.
Qq)`${(0,text_text.aY)("resetBatchStateOnCompletion")} is false: ${WHICH[of]} starts with a batch of ${first} (${(0,text_text.eu)(`${next.slice(0,4).join(", ")}${next.
length>4?", ...":""}`)}) instead of ${start}.`,fix:(0,system.Up)`Set ${{field:"resetBatchStateOnCompletion",value:!0}}: every rollout then starts with its canary.`,
magnitude:first,evidence:{cause:"kept",nextBatches:[...next],freshBatches:[...fresh]},severity:first>start*ramp_not_reset_ERROR_ABOVE?"error":"warning"})}const ramp_not_reset_NONE={
of:"next",nextBatches:[],freshBatches:[]};function joining(limited){const{group,policy}=limited,initial=group.strategy?.initialBatch,[first]=group.batches;if(policy.
change?.kind!=="new-nodes"||typeof initial!="number"||!first||first.size<=initial)return null;const joined2=(0,begun.Z)(group).size,done=group.matched-joined2;return(0,rule.
xC)(limited,["initialBatch","strategy"],{says:(0,text_text.Qq)`${(0,text_text.uM)(first.size,joined2,"node")} that join are in the first batch, not ${initial}: the batch state of the ${done} finished ones sets its size.`,
fix:(0,system.Up)`Let the nodes join in steps of ${(0,text_text.aY)("initialBatch")} (narrow ${(0,text_text.aY)("nodeSelectors")} and widen it), or roll them with an object of their own first.`,
magnitude:first.size,evidence:{cause:"new-nodes",firstBatch:first.size,initialBatch:initial,joined:joined2,done}})}const referenceMissing=(0,rule.Km)({id:"refer\
ence-missing",detects:"a policy that names an object or a node which neither the change nor the snapshot has",systems:"all",severity:"error",evaluate:({side})=>side.
policies.flatMap(missing)});function missing(policy){return policy.missingReferences.map(({what,fate:known,consequence,fix:advice,place})=>{const fate=known??"u\
nknown";return(0,rule._1)(policy,{subject:what,says:(0,text_text.Qq)`${(0,text_text.UU)("object",what)} ${SAYS[fate]}. ${consequence}`,fix:advice??FIXES[fate],place,
evidence:{reference:what}})})}const SAYS={unknown:(0,text_text.Qq)`does not exist, neither here nor in the snapshot`,deleted:(0,text_text.Qq)`is referenced, and this change removes it`},
FIXES={unknown:(0,system.Up)`Add the object to the change, correct the name, or take a snapshot that has it.`,deleted:(0,system.Up)`Keep the object as long as it is referenced.`},
replicasGoTogether=(0,rule.sE)({id:"replicas-go-together",detects:"an application of which a rollout may drain the nodes of all replicas at the same moment, or \
of the only one",systems:"all",severity:"warning",evaluate:(limited,{side})=>together(limited,side)});function together(limited,{spreads}){const{group}=limited;
if(group.drains!==!0||group.unit!=="node"||group.batches.length===0)return[];const batchOf=new Map(group.batches.flatMap(({index,targets})=>targets.map(target=>[
target,index]))),{drainSpares:spared=[],leavesTolerant:taint}=(0,rule.d0)(limited),near=spreads.filter(({nodes,namespace})=>!spared.includes(namespace)&&mayGoTogether(
limited,nodes,batchOf)),several=near.filter(({pods})=>pods>1),left=several.filter(spread=>(0,system.Bf)(spread,taint)),drained=several.filter(spread=>!left.includes(
spread)),single=near.filter(spread=>spread.pods===1&&(spread.budget?.most!==0||(0,system.Bf)(spread,taint))),bare=drained.filter(isUnguarded),pairs=drained.filter(
spread=>!isUnguarded(spread)&&isPair(spread));return[...left.length>0?[notDrained(limited,left)]:[],...bare.length>0?[unguarded(limited,bare)]:[],...pairs.length>
0?[guarded(limited,pairs)]:[],...single.length>0?[alone(limited,single)]:[]]}function mayGoTogether({group},nodes,batchOf){const batches=nodes.map(node=>batchOf.
get(node));return batches.includes(void 0)?!1:group.freeOrder?nodes.length<=group.peakAtOnce:new Set(batches).size===1}function isUnguarded({budget,pods}){return budget===
null||budget.most!==null&&budget.most>=pods}function isPair({pods,nodes}){return pods===2&&nodes.length===2}function notDrained(limited,spreads){return replicas_go_together_violation(
limited,spreads,{subject:"tolerant",says:(0,text_text.Qq)`nothing serves until new pods are ready. The pods tolerate the taint of the drain, so no disruption budget applies and they end with their nodes`,
fix:(0,system.Up)`Name the keys of the intended taints in the tolerations of these pods, instead of ${(0,text_text.aY)("operator: Exists")} without a key.`})}function unguarded(limited,spreads){
const[first]=spreads,budget=first?.budget?(0,text_text.Qq)`${budgetName(first.budget.name)} allows all of them at once`:(0,text_text.Qq)`no disruption budget covers them`;
return replicas_go_together_violation(limited,spreads,{subject:"no budget",says:(0,text_text.Qq)`nothing serves until new pods are ready; ${budget}`,fix:withOneByOne(
(0,system.Up)`Add a PodDisruptionBudget with ${(0,text_text.aY)("maxUnavailable: 1")} for ${workloadName(first)}, so that its pods are evicted one at a time.`,spreads.
some(isPair)?limited:null)})}function alone(limited,spreads){const[first]=spreads,[node=""]=first?.nodes??[];return replicas_go_together_violationOf(limited,spreads,
{subject:"single",says:(0,text_text.Qq)`${workloadName(first)} has only one pod (on ${(0,text_text.UU)("target",node)}), and a drain evicts it before there is another: nothing serves until a new one is ready elsewhere.${moreLike(
spreads)}`,fix:withOneByOne((0,system.Up)`Give ${workloadName(first)} two replicas and a PodDisruptionBudget with ${(0,text_text.aY)("maxUnavailable: 1")} if it may not be down for that long.`,
limited.group.peakAtOnce>1?limited:null),severity:"info"})}function guarded(limited,spreads){const[first]=spreads,most=first?.budget?.most??null,allows=most===null?
(0,text_text.Qq)`limits evictions`:most===0?(0,text_text.Qq)`allows no eviction`:(0,text_text.Qq)`allows one eviction at a time`;return replicas_go_together_violation(
limited,spreads,{subject:"pair",says:(0,text_text.Qq)`${budgetName(first?.budget?.name??"")} ${allows}, but both nodes are tainted or cordoned at once: load balancers that exclude such nodes reach neither pod`,
fix:oneByOne(limited)})}function oneByOne(limited){return(0,rule.V8)(limited,fewer(limited,1)??(0,system.Up)`Disrupt one node at a time.`)}function withOneByOne(first,limited){
return limited?(0,system.Up)`${first} ${(0,system.Xc)(oneByOne(limited))}`:first}function budgetName(budget){return(0,text_text.UU)("policy",`PodDisruptionBudge\
t/${budget}`)}function workloadName(spread){return(0,text_text.UU)("object",spread?.workload??"")}function moreLike(spreads){const more=spreads.length-1;return more>
0?(0,text_text.Qq)` The same for ${(0,text_text.U9)(more,"more application")}.`:text_text.gd}function replicas_go_together_violation(limited,spreads,{subject,says,
fix:advice}){const[first]=spreads;return replicas_go_together_violationOf(limited,spreads,{subject,says:(0,text_text.Qq)`${replicasText(first)} may be drained at once${orderText(
limited)}: ${says}.${moreLike(spreads)}`,fix:advice})}function replicas_go_together_violationOf(limited,spreads,breach){const{group}=limited;return(0,rule.xC)(limited,
["budget","strategy"],{...breach,ofRollout:!0,magnitude:spreads.length,evidence:{applications:spreads.map(({namespace,workload})=>`${namespace}/${workload}`),peakAtOnce:group.
peakAtOnce}})}function replicasText(spread){if(!spread)return text_text.gd;const{pods,nodes}=spread,all=pods===2?(0,text_text.Qq)`both`:(0,text_text.Qq)`all ${pods}`;
return(0,text_text.Qq)`${all} pods of ${workloadName(spread)} (on ${(0,text_text.H$)(nodes.map(node=>(0,text_text.UU)("target",node)),3)})`}function orderText({
group}){return group.freeOrder?(0,text_text.Qq)` (up to ${(0,text_text.U9)(group.peakAtOnce,"node")} at once; ${group.freeOrder.says})`:text_text.gd}var instant_text=__webpack_require__(
5357);const AHEAD_MS=35*days.sO,sameWindowEverywhere=(0,rule.Km)({id:"same-window-everywhere",detects:"windows that open in several regions at the same time: on\
e bad change reaches all of them before anyone looks",systems:["karpenter"],severity:"error",options:schemas.rej({label:schemas.YjP().min(1).max(317).default("t\
opology.kubernetes.io/region"),aboveRegions:schemas.aig().int().min(1).default(1),belowMinutes:schemas.aig().int().min(1).default(60).register(looser.$,{when:"l\
ower"})}),evaluate:({side,plan:{at:from2,inventory},options:{label,aboveRegions,belowMinutes}})=>{if(!inventory)return[];const openings=(0,time.kr)(side).flatMap(
timed=>{const regions2=timed.limited.group.targets.flatMap(target=>(0,fields.Ms)(inventory.labelsOf(target),label)??""),named=[...new Set(regions2)].filter(region=>region!==
"");return openingInstants(timed).filter(at2=>at2>=from2&&at2<from2+AHEAD_MS).flatMap(at2=>named.map(region=>({at:at2,region,timed})))});openings.sort((a,b)=>a.
at-b.at);let worst=null;for(const[i,{at:at2}]of openings.entries()){if(i>0&&openings[i-1]?.at===at2)continue;const near2=openings.slice(i).filter(opening=>opening.
at<at2+belowMinutes*days.kg),regions2=[...new Set(near2.map(({region})=>region))].sort();regions2.length>Math.max(aboveRegions,worst?.regions.length??0)&&(worst=
{at:at2,regions:regions2,near:near2})}if(!worst)return[];const{at,regions,near}=worst,groups=[...new Set(near.map(({timed})=>timed))],calendar=groups[0]?.calendar,
names2=groups.map(({limited})=>(0,rule.et)(limited)),within=(0,text_text.eu)((0,calendar_week.Cp)(belowMinutes*days.kg));return[{subject:label,about:null,says:(0,text_text.
Qq)`${(0,text_text.H$)(names2,10)}: windows open in ${(0,text_text.U9)(regions.length,"region")} (${(0,text_text.H$)(regions.map(text_text.aY),10)}) within ${within} of ${(0,text_text.
uR)(at)}. A bad change then reaches all of them before it shows in one.`,fix:(0,system.Up)`Let the windows of regions open more than ${within} apart, so that at most ${aboveRegions} ${(0,text_text.
Tq)(aboveRegions,"begins","begin")} together.`,place:calendar?.limits.find(({schedule})=>schedule!==null)?.place??calendar?.place??null,magnitude:regions.length,
evidence:{label,regions:[...regions],opensAt:(0,instant_text.W)(at),pools:names2.map(render.Ul)}}]}});function openingInstants({calendar:{spans}}){const found=new Set;
for(const[i,{reason,from:from2,limit}]of spans.entries()){const before=spans[i-1],follows=before?.reason===reason&&before.to===from2;limit!==0&&follows&&before.
limit===0&&found.add(from2)}return[...found].sort((a,b)=>a-b)}const selectionMoved=(0,rule.Km)({id:"selection-moved",detects:"a change after which a policy take\
s other targets, or puts them under other limits, than before",systems:"all",severity:"warning",options:schemas.rej({abovePercent:schemas.aig().min(0).max(100).
default(10)}),evaluate:({base,plan,options:options2})=>base?plan.policies.flatMap(diff=>{const{base:before,head:after}=diff;if(!before||!after||!rollsItself(after)||
isReportedElsewhere(after))return[];const moves=movesOf(diff,before,after,heirsOf(plan)(after.ref.kind)),changed=moves.reduce((sum,{targets})=>sum+targets.length,
0),matched={before:matchedBy(before),after:matchedBy(after)};return isResized(after,matched)?[]:changed===0||changed*100<=options2.abovePercent*matched.before?[]:
[selection_moved_violation(before,after,moves,matched)]}):[]});function rollsItself({ref,effect}){return effect.groups.some(group=>(0,rule.WY)(group.rolls,ref))}
function isReportedElsewhere({missingReferences,rejections}){return missingReferences.length>0||rejections.length>0}function isResized({effect},matched){return matched.
before!==matched.after&&effect.groups.every(({unit})=>unit==="replica")}function movesOf(diff,before,after,heirs){const renamed=isHalfway(after)?new Map:renames(
before,after),lowered2=loweredIn(after),byEnds=new Map;for(const{target,from:from2,to}of diff.moved){if(from2!==null&&to!==null&&renamed.get(from2)===to||to===null&&
(lowered2.has(target)||isHandedOn(heirs.get(target),from2,before)))continue;const key=JSON.stringify([from2,to]),known=byEnds.get(key);known?known.targets.push(
target):byEnds.set(key,{from:from2,to,targets:[target]})}return[...byEnds.values()].filter(move=>isHalfway(after)||!isTightened(move,before,after)).sort((a,b)=>b.
targets.length-a.targets.length)}const heirsOf=(0,lookup.HK)(({policies})=>{const added=policies.flatMap(({base,head})=>base===null&&head?[head]:[]);return(0,lookup.
Oo)(kind=>{const groups=added.filter(one=>one.ref.kind===kind&&rollsItself(one));return new Map(groups.flatMap(({effect})=>effect.groups.flatMap(group=>group.targets.
map(target=>[target,group]))))})});function isHandedOn(heir,from2,before){const old=from2===null?void 0:groupOf(before,from2);return heir!==void 0&&old!==void 0&&
heir.peakAtOnce<=old.peakAtOnce}function isHalfway({ref,change,effect}){return(0,systems.JC)(ref.system).keepsBatchesByName===!0&&change?.kind==="continues"&&effect.
groups.some(({unit})=>unit==="node")}function loweredIn({leaves,effect}){return new Set(leaves?effect.groups.flatMap(({leaving:leaving2=[]})=>leaving2):[])}function renames(before,after){
const added=after.effect.groups.filter(({name})=>!groupOf(before,name)),renamed=new Map;for(const gone2 of before.effect.groups.filter(({name})=>!groupOf(after,
name))){const had=new Set(gone2.targets),shared=group=>group.targets.filter(target=>had.has(target)).length,heir=added.find(group=>shared(group)*2>gone2.matched);
heir&&renamed.set(gone2.name,heir.name)}return renamed}function isTightened({from:from2,to},before,after){if(from2===null||to===null||groupOf(before,to))return!1;
const[old,now]=[groupOf(before,from2),groupOf(after,to)];return old!==void 0&&now!==void 0&&now.peakAtOnce<=old.peakAtOnce}function groupOf(policy,name){return policy.
effect.groups.find(group=>group.name===name)}function matchedBy({effect}){const kept2=effect.groups.flatMap(({targets,leaving:leaving2})=>{const gone2=new Set(leaving2);
return targets.filter(target=>!gone2.has(target))});return new Set(kept2).size}const STATE_LOST=(0,text_text.Qq)` The rollout is under way, and the state of its batches, which is kept by the name of the group, is lost for them.`;
function selection_moved_violation(before,after,moves,matched){const unit=after.effect.groups[0]?.unit??"node",changed=moves.reduce((sum,{targets})=>sum+targets.
length,0),isWithin=moves.every(({from:from2,to})=>from2!==null&&to!==null),total=matched.before!==matched.after?(0,text_text.Qq)`it selects ${(0,text_text.U9)(matched.
after,unit)} (was ${matched.before})`:isWithin?(0,text_text.Qq)`${changed} of ${(0,text_text.U9)(matched.after,unit)} ${(0,text_text.Tq)(changed,"is","are")} under different limits`:
(0,text_text.Qq)`it selects ${(0,text_text.U9)(matched.after,unit)}, as before, but not the same ones`,isOneGroup=before.effect.groups.length===1&&after.effect.
groups.length===1,{peakAtOnce}=after.effect,samePeak=before.effect.peakAtOnce===peakAtOnce&&peakAtOnce>0,moved=moves.map(move=>moveText(move,unit,isOneGroup,after));
return{policy:after.ref,subject:"selection",says:(0,text_text.Qq)`${total}. ${(0,text_text.B5)(moved," ")}${isHalfway(after)?STATE_LOST:text_text.gd}${samePeak?
(0,text_text.Qq)` The peak stays at ${peakAtOnce} at once and does not show it.`:text_text.gd}`,fix:(0,system.Up)`Confirm that these ${(0,text_text.eu)(unit)}s are meant; if not, correct the label key or value of the selector.`,
place:placeOf(after,moves),magnitude:changed,evidence:{before:matched.before,after:matched.after,moves:moves.map(({from:from2,to,targets})=>({from:from2,to,targets:[
...targets]}))}}}function fateText({leaves,effect},targets){return leaves!==void 0?text_text.gd:effect.groups.some(({leaving:leaving2=[]})=>leaving2.length>0)?(0,text_text.
Qq)`, and what it placed there is deleted${targets===1?text_text.gd:(0,text_text.Qq)` from each`}`:(0,text_text.Qq)` and ${(0,text_text.Tq)(targets,"is","are")} no longer rolled`}
function moveText({from:from2,to,targets},unit,isOneGroup,after){const n=targets.length,who=(0,text_text.U9)(n,unit),names2=(0,text_text.H$)(targets.map(target=>(0,text_text.
UU)("target",target)),3),inGroup=group=>isOneGroup?text_text.gd:(0,text_text.Qq)` ${(0,text_text.UU)("group",group)}`;return to===null&&from2!==null?(0,text_text.
Qq)`${who} ${(0,text_text.Tq)(n,"leaves","leave")}${inGroup(from2)}${fateText(after,n)}: ${names2}.`:from2===null?(0,text_text.Qq)`${who} ${(0,text_text.Tq)(n,"\
joins","join")}${inGroup(to??"")}: ${names2}.`:(0,text_text.Qq)`${who} ${(0,text_text.Tq)(n,"moves","move")} from ${(0,text_text.UU)("group",from2)} to ${(0,text_text.
UU)("group",to??"")}: ${names2}.`}function placeOf(after,moves){const isOutside=moves.some(({from:from2,to})=>from2===null||to===null),own=(after.selectors??[]).
find(({group:group2})=>group2===null)?.place,first=moves.find(({to})=>to!==null)?.to??null,group=first===null?void 0:groupOf(after,first);return(isOutside?own:group?.
places.selector)??own??after.place}const selectorMatchesEverything=(0,rule.vv)({id:"selector-matches-everything",detects:"a selector in which no label decides, \
so that it takes every target there is and every one that comes",systems:"all",severity:"error",options:schemas.rej({fromTargets:schemas.aig().int().min(1).default(
2)}),evaluate:(policy,{options:options2})=>(policy.selectors??[]).filter(selector=>!selector.isSelective&&selector.matched===selector.outOf).filter(({outOf})=>outOf>=
options2.fromTargets).map(selector=>{const unit=policy.effect.groups[0]?.unit??"node";return{group:selector.group,subject:"everything",says:(0,text_text.Qq)`${selector.
what} ${why(selector)}, so it selects all ${(0,text_text.U9)(selector.outOf,unit)} of the snapshot (100%) and every ${(0,text_text.eu)(unit)} that joins.`,fix:(0,system.
Up)`Select by a label that only the intended ${(0,text_text.eu)(unit)}s have.`,place:selector.place,evidence:{selector:selector.text,matched:selector.matched,outOf:selector.
outOf}}})});function why({text:written,isWritten}){return isWritten?written===""?(0,text_text.Qq)`is empty`:(0,text_text.Qq)`(${(0,text_text.aY)(written)}) excludes nothing here`:
(0,text_text.Qq)`is not set`}const sharedCordon=(0,rule.Km)({id:"shared-cordon",detects:"a rollout that uncordons, interrupts or deletes nodes that another roll\
out or a person holds",severity:"warning",systems:"some",evaluate:({side,plan})=>{const hazards=side.combined.overlaps.flatMap(overlap=>hazardOf(overlap,side)??
[]);return KINDS.flatMap(kind=>connected(hazards.filter(hazard=>hazard.kind===kind),({overlap})=>overlap).map(alike=>shared_cordon_resultOf(alike,side,plan)))}}),
KINDS=["ended","deleted","uncordoned","renewed"];function shared_cordon_resultOf(alike,side,plan){const[worst]=alike.toSorted((a,b)=>b.overlap.targets-a.overlap.
targets),{kind,overlap,says,fix:advice,severity}=worst??alike[0],overlaps=alike.map(one=>one.overlap),[first,second]=overlap.policies.map(({ref})=>ref),isEdited2=ref=>plan.
policies.some(diff=>diff.change!=="unchanged"&&(0,rule.WY)(diff.ref,ref)),carrier=!isEdited2(first)&&isEdited2(second)?second:first;return{policy:carrier,isStandIn:!0,
subject:`${kind} ${subjectOf(overlaps,side)}`,about:null,says:(0,text_text.Qq)`${namesText(overlaps,side)}${says}`,fix:advice,place:placeOfTakers(side,plan,[carrier,
first,second]),magnitude:overlap.targets,...severity?{severity}:{},evidence:{sharedTargets:overlap.targets,policies:[first,second].map(system.XF)}}}function hazardOf(overlap,side){
const{policies,targets,isPossible}=overlap;if(isPossible)return renewing(overlap,side);const[a,b]=policies.map(({ref})=>holderOf(side,ref));if(!a||!b||areKeptApart(
a,b)||policies.some(({isNext})=>isNext))return null;const nodes=(0,text_text.Qq)`${(0,text_text.U9)(targets,"node")}${namesOf(side,[a.ref,b.ref],targets)}`,hazard=ending(
a,b,nodes)??ending(b,a,nodes)??deleting(a,b,nodes)??deleting(b,a,nodes)??uncordoning(a,b,nodes);return hazard&&{...hazard,overlap}}function renewing(overlap,side){
const{policies,targets}=overlap,by=policies.find(({ref,isNext})=>(0,systems.JC)(ref.system).deletesNodes&&!isNext),other=policies.find(({isNext})=>isNext),of=by&&
other&&holderOf(side,other.ref);return!of||of.hold?.needs!=="cordon"||!isDone(side,of.ref)?null:{kind:"renewed",overlap,severity:"info",says:(0,text_text.Qq)`${labelOf(
side,by.ref)} replaces ${(0,text_text.U9)(targets,"node")} on which ${of.name} is done. The new nodes do not carry its mark: each is cordoned and updated again after it joins, while others are still being replaced.`,
fix:(0,system.Up)`Build the update of ${of.name} into new nodes, or add its limit to the budgets of the pool.`}}function isDone(side,ref){return(0,rule.US)(side,
ref)?.change?.kind==="next-rollout"}const shared_cordon_SHOWN=3,DO_NOT_DISRUPT=(0,text_text.aY)('karpenter.sh/do-not-disrupt: "true"');function namesOf(side,[a,
b],targets){const of=ref=>new Set((0,rule.US)(side,ref)?.effect.groups.flatMap(group=>group.targets));if(targets>shared_cordon_SHOWN)return text_text.gd;const others=of(
b),shared=[...of(a)].filter(node=>others.has(node)).sort();return shared.length===targets?(0,text_text.Qq)` (${(0,text_text.H$)(shared.map(node=>(0,text_text.UU)(
"target",node)),shared_cordon_SHOWN)})`:text_text.gd}function areKeptApart(a,b){return a.hold?.keptApart!==void 0&&a.hold.keptApart===b.hold?.keptApart}function holderOf(side,ref){
const hold=(0,rule.US)(side,ref)?.nodeHold??null;return hold!==null||(0,systems.JC)(ref.system).deletesNodes?{ref,name:labelOf(side,ref),hold}:null}function ending(by,of,nodes){
const releases=by.hold?.releases??null;if(of.hold?.needs!=="maintenance"||releases===null||releases==="own-cordon"&&of.hold.isCordoned===!0)return null;const when=releases===
"own-cordon"?(0,text_text.Qq)` if it cordoned the node first`:(0,text_text.Qq)`, whoever cordoned it`;return{kind:"ended",says:(0,text_text.Qq)`${by.name} may end ${of.
name} on ${nodes} they share: it uncordons a node when its own work there is done${when}, and PIKA takes an uncordon as the end of the maintenance.`,fix:(0,system.
Up)`Keep the nodes under maintenance out of the rollout until they are back, or announce the maintenance when the rollout is done.`}}function deleting(by,of,nodes){
if(by.hold!==null||of.hold===null)return null;if(of.hold.needs==="maintenance")return{kind:"deleted",says:(0,text_text.Qq)`${by.name} may delete ${nodes} of ${of.
name} during the maintenance: it replaces a node under maintenance like any other, and without its node the finalizer keeps the object forever.`,fix:(0,system.Up)`Annotate nodes under maintenance with ${DO_NOT_DISRUPT}, or merge after the maintenance.`};
const{deletedAtWork}=(0,systems.JC)(of.ref.system).words;return{kind:"deleted",says:(0,text_text.Qq)`${by.name} may delete a node during the work of ${of.name}, on ${nodes} they share: the work is lost, and the new node starts over.${deletedAtWork===
void 0?text_text.gd:(0,text_text.Qq)` ${deletedAtWork}`}`,fix:(0,system.Up)`Let one rollout end before the other begins, or annotate nodes at work with ${DO_NOT_DISRUPT}.`}}
function uncordoning(a,b,nodes){return a.hold?.needs!=="cordon"||b.hold?.needs!=="cordon"?null:{kind:"uncordoned",says:(0,text_text.Qq)`${a.name} and ${b.name} both cordon the ${nodes} they share. Each uncordons a node when its own work is done, even if the other is still working there: pods start on a node that is about to be drained or rebooted.`,
fix:(0,system.Up)`Let one rollout end before the other begins: merge one of them later, or give them different nodes.`}}const MINUTE_MS=6e4,ungoverned_disruption_options=schemas.
rej({belowMinutes:schemas.aig().min(0).default(5).register(looser.$,{when:"lower"}),belowWarned:schemas.aig().min(0).default(60).register(looser.$,{when:"lower"})}),
ID="ungoverned-disruption",ungovernedDisruption=(0,rule.Km)({id:ID,detects:"drains that take pods whatever a disruption budget says, or that wait for fewer pods\
 than before",systems:"some",severity:"error",options:ungoverned_disruption_options,evaluate:({side,base,plan,options:options2})=>[...side.policies.flatMap(policy=>forced(
policy,base,options2)),...(0,rule.BR)(side).flatMap(limited=>cutDrains(limited,plan.head))]});function forced(policy,base,options2){const{ref}=policy,forces=policy.
forcedDrain;if(!forces)return null;const{afterMs,says,fix:advice,place}=forces,was=(0,rule.US)(base,ref)?.forcedDrain?.afterMs??1/0,isShort=afterMs<options2.belowMinutes*
MINUTE_MS,isShorter=base!==null&&afterMs<was&&afterMs<options2.belowWarned*MINUTE_MS;if(!isShort&&!isShorter)return null;const before=base===null||was===afterMs?
text_text.gd:(0,text_text.Qq)` Before: ${(0,text_text.eu)(was===1/0?"never":(0,calendar_week.Cp)(was))}.`;return{policy:ref,subject:isShort?"forced":"shorter",says:(0,text_text.
Qq)`${says}${before}`,fix:advice,place,magnitude:-afterMs,...isShort?{}:{severity:"warning"},evidence:{afterMs}}}function cutDrains(limited,head){const{policy,group}=limited;
if([policy,(0,rule.US)(head,policy.ref)].some(one=>one&&(0,stated.Hk)(one,ID).length>0))return[];const cut=group.cutDrains??[];return[blockedDrains(limited,cut.
filter(({lifts})=>lifts!=="by-itself")),slowDrains(limited,cut.filter(({lifts})=>lifts==="by-itself"))]}function ungoverned_disruption_names(nodes){return(0,text_text.
H$)(nodes.map(node=>(0,text_text.UU)("target",node)),3)}function blockedDrains(limited,[first,...others]){if(!first)return null;const nodes=[first,...others].map(
({target})=>target),n=nodes.length,drains=(0,text_text.Qq)`the ${(0,text_text.Tq)(n,"drain","drains")} of ${ungoverned_disruption_names(nodes)} ${(0,text_text.Tq)(
n,"does not end by itself","do not end by themselves")}`;return(0,rule.xC)(limited,[],{subject:"cut",says:(0,text_text.Qq)`${drains}: ${n===1?text_text.gd:(0,text_text.
Qq)`on ${(0,text_text.UU)("target",first.target)} `}${first.why}. From ${(0,text_text.uR)(first.at)} on the remaining pods may be removed by force, whatever the budget allows; the numbers assume that.`,
fix:first.lifts==="with-repair"?(0,system.Up)`Repair the pods that are not ready, or move the pods off the node before its drain begins.`:(0,system.Up)`Let the disruption budget allow an eviction, with ${(0,text_text.
aY)("maxUnavailable: 1")}, or move the pods off the node before its drain begins.`,severity:"warning",magnitude:n,ofRollout:!0,evidence:{nodes,at:first.at}})}function slowDrains(limited,cut){
const[first]=cut;if(!first)return null;const nodes=cut.map(({target})=>target),pods=cut.reduce((sum,one)=>sum+one.pods,0);return(0,rule.xC)(limited,[],{subject:"\
cut-slow",says:(0,text_text.Qq)`the drains of ${ungoverned_disruption_names(nodes)} have too little time: ${first.why}, and the next one is evicted only when a replacement is ready. From ${(0,text_text.
uR)(first.at)} on the remaining pods are deleted past the budget: ${first.pods} on ${(0,text_text.UU)("target",first.target)}, ${(0,text_text.U9)(pods,"pod")} in all.`,
fix:(0,system.Up)`Let the disruption budget allow more evictions at a time.`,severity:"warning",magnitude:pods,ofRollout:!0,evidence:{nodes,at:first.at,pods}})}
const LIMITING=/(^|\.)(disruption|strategy|updateStrategy|budgets?|interruptionBudget|deploymentPolicy|rollingUpdate|compartments|default)(\.|\[|$)/,unknownField=(0,rule.
vv)({id:"unknown-field",detects:"a field that the controller drops in silence: the author believes in a setting that is not there",systems:"all",severity:"warni\
ng",evaluate:policy=>policy.unknownFields.map(field=>({subject:field.path,says:(0,text_text.Qq)`${(0,text_text.aY)(field.path)} ${fateOf(field,policy.apiVersion)}`,
fix:field.suggestion?(0,system.Up)`Did you mean ${(0,text_text.aY)(field.suggestion)}? Otherwise remove it.`:(0,system.Up)`Remove it.`,place:field.place,evidence:{
path:field.path,suggestion:field.suggestion},severity:[field.path,field.suggestion??""].some(name=>LIMITING.test(name))?"error":"warning"}))});function fateOf({
path,idleValue},apiVersion){return idleValue!==void 0?(0,text_text.Qq)`is ${(0,text_text.aY)(JSON.stringify(idleValue))}, which has no effect.`:path.startsWith(
"metadata.annotations.")?(0,text_text.Qq)`is no annotation that the controller of ${(0,text_text.aY)(apiVersion)} reads: it has no effect.`:(0,text_text.Qq)`is not a field of ${(0,text_text.
aY)(apiVersion)}; the API server drops it silently.`}const unlimitedOutsideWindow=(0,rule.Km)({id:"unlimited-outside-window",detects:"hours in which no budget i\
s active for a reason: nothing limits how many nodes are disrupted at once",systems:["karpenter"],severity:"error",evaluate:({side,plan})=>(0,time.kr)(side).flatMap(
timed=>unlimited(timed,plan)??withoutReasons(timed).map(limit=>{const{name:cause,says,fix:own}=emptyReasons(limit);return(0,time.tV)(timed,limit,{says,fix:own,evidence:{
cause,written:limit.written}})}))});function unlimited(timed,plan){const{calendar,limited}=timed,{reasons,idle}=calendar,timesOf=reason=>(0,time.VY)(calendar,reason,
plan.at,unlimited_outside_window_isUnlimited),open=reasons.filter(reason=>timesOf(reason).length>0);if(open.length===0)return null;const acting=open.filter(reason=>idle[reason]===
void 0),off=open.filter(reason=>idle[reason]!==void 0),counting=acting.length>0?acting:off,{matched}=limited.group,cause=unlimited_outside_window_causeOf(timed,
open,plan),sentences=(0,lookup.Eb)([(0,text_text.Qq)`up to ${(0,text_text.uM)(matched,matched,"node")} may be disrupted at once.`,...(0,time.Vb)(open,reason=>JSON.
stringify(timesOf(reason))).map(alike=>(0,text_text.Qq)`No budget is active for ${(0,time.zT)(alike,reasons)} ${whenText(timed,timesOf(alike[0]),alike[0],plan)}.`),
cause.says,off.length>0&&(0,text_text.Qq)`Only a setting prevents it for ${(0,time.F4)(off)} now: ${idle[off[0]??""]??text_text.gd}.`]);return(0,time.O7)(timed,
{subject:"no-limit",says:(0,text_text.B5)(sentences," "),fix:cause.fix,magnitude:Math.round(counting.reduce((sum,reason)=>sum+(0,intervals.Vk)(timesOf(reason)),
0)/6e4),evidence:{cause:cause.name,reasons:open,allNodes:matched,first:(0,instant_text.W)(Math.min(...open.map(reason=>timesOf(reason)[0]?.from??1/0)))},...acting.
length>0?{}:{severity:"warning"}})}function unlimited_outside_window_isUnlimited({limit}){return limit===null}function whenText({calendar},times,reason,plan){const[
first,...others]=times;if(!first)return text_text.gd;if(others.length===0&&first.from<=plan.at&&first.to>=calendar.within.to)return(0,text_text.Qq)`at any time`;
const week=(0,time.gx)(plan),stretches=(0,time._l)(calendar,reason,unlimited_outside_window_isUnlimited);return(0,time.fi)(stretches,week)===0?(0,text_text.Qq)`from ${(0,text_text.
uR)(first.from)} to ${(0,text_text.uR)(first.to)}`:(0,text_text.Qq)`in ${(0,time.NU)(stretches,week)}: ${(0,time.jh)(stretches,week,plan.timeZone)}`}const ALWAYS_LIMITED=(0,system.
Up)`Replace the window with a budget that has no schedule, such as ${(0,text_text.aY)('nodes: "10%"')}. To allow disruption only in the window, close the rest of the week: ${(0,text_text.
aY)('nodes: "0"')} with its schedule and duration.`;function unlimited_outside_window_causeOf(timed,reasons,plan){const{calendar,limited}=timed,{matched}=limited.
group;if(calendar.isWritten&&calendar.limits.length===0){const byDefault=(0,text_text.uM)(Math.ceil(calendar.counted/10),matched,"node");return{name:"no-budgets",
says:(0,text_text.Qq)`${(0,text_text.aY)("budgets: []")} means no limit; without the field the default is 10%, ${byDefault}.`,fix:(0,system.Up)`Remove ${(0,text_text.
aY)("budgets: []")} for the default of 10%, or set a budget.`}}const[empty]=withoutReasons(timed);if(empty)return emptyReasons(empty);const after={from:plan.at,
to:calendar.within.to},window=calendar.limits.find(limit=>{if(limit.schedule===null||limit.neverFires||!limit.limit||(0,time.g)(calendar))return!1;const windows=(0,intervals.
Sj)(after,limit.windows),own=reasons.filter(reason=>limit.reasons.includes(reason)),timesOf=reason=>(0,time.VY)(calendar,reason,plan.at,unlimited_outside_window_isUnlimited);
return windows.length>0&&own.some(reason=>(0,intervals.FF)(timesOf(reason),windows).length>0)}),says=window?(0,text_text.Qq)`The window of ${(0,time.Ff)(window)} opens nothing: inside it at most ${(0,text_text.
uM)(Math.min(window.limit??0,matched),matched,"node")} are disrupted at once, outside it there is no limit.`:(0,text_text.Qq)`A budget does not close the pool outside its window; it only stops limiting.`;
return{name:window?"window":"not-covered",says,fix:ALWAYS_LIMITED}}function withoutReasons({calendar}){return calendar.limits.filter(({reasons})=>reasons.length===
0)}function emptyReasons(limit){return{name:"no-reasons",says:(0,text_text.Qq)`${(0,time.Ff)({...limit,namesReasons:!1})} limits nothing: ${(0,text_text.aY)("re\
asons: []")} names no reason. Without the field it applies to every reason.`,fix:(0,system.Up)`Remove ${(0,text_text.aY)("reasons: []")}, or name the reasons.`}}
var waiver_lapsed=__webpack_require__(5177),window_not_as_written=__webpack_require__(2552);const windowTooShort=(0,rule.Km)({id:"window-too-short",detects:"a w\
indow shorter than the work on one node, or work that continues after its window has closed",systems:"some",severity:"warning",evaluate:({side,plan})=>[...pastStartWindow(
side),...(0,time.kr)(side).flatMap(timed=>{if((0,time.g)(timed.calendar)||timed.limited.group.matched===0)return[];const short=shortWindows(timed,plan);return short.
length>0?short:spills(timed,plan)})]});function shortWindows(timed,plan){const{calendar,limited}=timed,{longest}=limited.group.workMs,shortOf2=reason=>closingStretches(
timed,reason,plan.at).filter(({from:from2,to})=>to-from2<longest),reasons=calendar.reasons.filter(reason=>calendar.idle[reason]===void 0).filter(reason=>shortOf2(
reason).length>0);return(0,time.Vb)(reasons,reason=>JSON.stringify(shortOf2(reason))).map(alike=>{const times=shortOf2(alike[0]),shortest=Math.min(...times.map(
({from:from2,to})=>to-from2));return(0,time.O7)(timed,{subject:`short ${alike.join("+")}`,says:(0,text_text.Qq)`nodes${takenFor(alike,calendar.reasons)} are still unavailable after the window has closed.`,
why:(0,text_text.Qq)`Work on a node takes up to ${span(longest)}, and the window (${(0,time.jh)(times,(0,time.gx)(plan),plan.timeZone)}) is open for ${span(shortest)}; a budget only limits what starts, and a node that is unavailable when the next window opens uses it up.`,
fix:(0,system.Up)`Make the window longer than ${span(longest)}, or set ${(0,text_text.aY)("durations")} to what the work takes.`,magnitude:Math.round((longest-shortest)/
6e4),evidence:{windowMinutes:shortest/6e4,workMinutes:longest/6e4,reasons:alike}})})}function span(ms){return(0,text_text.eu)((0,calendar_week.Cp)(ms))}function takenFor(reasons,all){
return reasons.length===all.length?text_text.gd:(0,text_text.Qq)` taken for ${(0,time.zT)(reasons,all)}`}const SHOWN_MS=6e4;function spills(timed,plan){const{limited}=timed,
{batches,matched}=limited.group,windows=closingStretches(timed,timed.calendar.rolledFor,plan.at),late=batches.flatMap(batch=>{const window=windows.find(({from:from2,
to})=>from2<=batch.start&&batch.start<to),end=batch.end??1/0;return window&&end>=window.to+SHOWN_MS?[{window,end,targets:batch.targets}]:[]}),[first]=late;if(!first)
return null;const out=late.filter(({window})=>window.to===first.window.to),nodes=new Set(out.flatMap(({targets})=>targets)).size,until=Math.max(...out.map(({end})=>end)),
over=Number.isFinite(until)?(0,text_text.Qq)`until ${(0,text_text.uR)(until)}`:(0,text_text.Qq)`for good`;return(0,time.O7)(timed,{subject:"spills",says:(0,text_text.
Qq)`${(0,text_text.uM)(nodes,matched,"node")} ${(0,text_text.Tq)(nodes,"is","are")} still unavailable when the window closes on ${(0,text_text.uR)(first.window.
to)}, ${over}.`,why:(0,text_text.Qq)`A window only limits what starts.${severalText(late)}`,fix:(0,system.Up)`Where nothing may be out after the window, let it close ${span(
limited.group.workMs.longest)} earlier.`,magnitude:nodes,evidence:{nodes,closes:(0,instant_text.W)(first.window.to)},severity:"info"})}function severalText(late){
const windows=new Set(late.map(({window})=>window.to)).size;return windows===1?text_text.gd:(0,text_text.Qq)` In the whole rollout ${(0,text_text.U9)(windows,"w\
indow")} end like that.`}function closingStretches({calendar},reason,at){const isOpen=({limit})=>limit===null||limit>0;return(0,time.VY)(calendar,reason,calendar.
within.from,isOpen).filter(({from:from2,to})=>to>at&&to<calendar.within.to&&from2>calendar.within.from)}function shown(instant){return Math.floor(instant/SHOWN_MS)*
SHOWN_MS}function pastStartWindow(side){return(0,rule.BR)(side).flatMap(limited=>{const{group}=limited,[first]=group.batches;if(group.strategy?.kind!=="window"||
!first)return[];const window=group.allowed.find(({from:from2,to,limit})=>limit!==0&&from2<=first.start&&first.start<to),finish=group.batches.reduce((end,batch)=>Math.
max(end,batch.end??1/0),0);if(!window||finish<window.to+SHOWN_MS)return[];const after=group.batches.filter(({start})=>start>=window.to).flatMap(({targets})=>targets),
late=new Set(after).size,until=Number.isFinite(finish)?(0,text_text.Qq)`until ${(0,text_text.uR)(finish)}, ${span(shown(finish)-shown(window.to))} past its end`:
(0,text_text.Qq)`without an end that is known`;return(0,rule.xC)(limited,["window","budget"],{subject:"start-window",says:(0,text_text.Qq)`it begins in its window, which closes on ${(0,text_text.
uR)(window.to)}, and continues ${until}.`,why:(0,text_text.Qq)`The window only decides when it may begin: ${(0,text_text.U9)(late,group.unit)} of ${group.matched} ${(0,text_text.
Tq)(late,"starts","start")} after it has closed.`,fix:(0,system.Up)`Split the Plan by ${(0,text_text.aY)("nodeSelector")} so that each part fits into the window, or make the window as long as the rollout.`,
ofRollout:!0,magnitude:late,evidence:{closes:(0,instant_text.W)(window.to),late}})})}const worstLossAboveLimit=(0,rule.sE)({id:"worst-loss-above-limit",detects:"\
a change that, if it turns out bad, breaks more targets before anything stops it than the limit allows",systems:"some",severity:"error",options:schemas.rej({limit:(0,fleet_limit.
p9)("50%"),production:(0,fleet_limit.p9)("20%")}),evaluate:(limited,{options:options2})=>{const{group,policy}=limited;if((0,wholes.ev)(group)||policy.change?.interrupts===
!1)return null;const limit=(0,fleet_limit.Dg)(group.production?options2.production:options2.limit,(0,wholes.w3)(group));if(group.worstLoss<=limit)return null;const why2=isWorkload(
limited)?wholeCause(limited):whyStopped(group),end=isWorkload(limited)?(0,text_text.Qq)`before it stops`:whatStops(group);return(0,rule.xC)(limited,["failureThr\
eshold","safetyLimit","strategy","budget"],{says:(0,text_text.Qq)`a bad version breaks up to ${(0,text_text.uM)(group.worstLoss,(0,wholes.w3)(group),group.unit)} ${end}. Limit: ${(0,text_text.
U9)(limit,group.unit)}.`,why:why2,fix:(0,rule.V8)(limited,fixFor(limited,Math.max(1,limit))),short:(0,text_text.Qq)`${(0,text_text.uM)(group.worstLoss,(0,wholes.
w3)(group),group.unit)} lost, limit ${limit}`,field:"strategy",ofRollout:!0,magnitude:group.worstLoss,evidence:{worstLoss:group.worstLoss,matched:(0,wholes.w3)(
group),limit,stops:group.stops}})}});function fixFor(limited,most){const{stops,strategy}=limited.group,{takes}=(0,rule.d0)(limited);if(takes==="clusters"&&!stops&&
strategy!==null)return ONE_CLUSTER_FIRST;if(takes!=="nodes")return fewer(limited,most)??system.O5;const fixed=(0,text_text.aY)(`fixed: {initialBatch: ${most}, f\
ailureThreshold: 1, safetyLimit: 100}`);if(limited.group.declaredIn.kind!=="DeploymentPolicy")return(0,system.Up)`Name a ${(0,text_text.aY)("deploymentPolicy")} with the strategy ${fixed}.`;
const batch={field:"initialBatch",value:most},kind=strategy?.kind,{failureThreshold,safetyLimitPercent}=limited.group.brakes??{},isStopped=failureThreshold===THRESHOLD.
value&&safetyLimitPercent===SAFETY_LIMIT.value;return kind==="fixed"?isStopped?(0,system.Up)`Set ${batch}.`:(0,system.Up)`Set ${batch}, ${THRESHOLD} and ${SAFETY_LIMIT}.`:
typeof kind=="string"?(0,system.Up)`Replace ${(0,text_text.aY)(kind)} with ${{...batch,inPlaceOf:kind}}, ${THRESHOLD} and ${SAFETY_LIMIT}.`:(0,system.Up)`Set the strategy ${fixed}.`}
const ONE_CLUSTER_FIRST=(0,system.Up)`Apply the edit to one cluster first, with an override and its ${(0,text_text.aY)("clusterSelector")}; apply it to the others when it works there.`;
function whatStops({stops,outcome,worstLoss,matched}){const standsStill=(outcome==="stuck"||outcome==="stopped")&&worstLoss<matched;return stops?(0,text_text.Qq)`before it stops`:
standsStill?(0,text_text.Qq)`before the rollout is stuck`:(0,text_text.Qq)`and nothing stops it`}function whyStopped({stops,brakes}){return stops?brakes&&brakes.
failureThreshold===null?(0,text_text.Qq)`${(0,text_text.aY)("failureThreshold")} is not set: only nodes that stay failed block the rest.`:(0,text_text.Qq)`At the worst moment the automatic stop comes too late or no longer applies.`:
text_text.gd}const BY_HARM=[invalidPolicy,referenceMissing,guardWeakened,waiver_lapsed.A,controlPlaneSelected,quorumAtRisk,worstLossAboveLimit,evictionsRaised,ungovernedDisruption,
replicasGoTogether,stated.yP,changeNotBatched,expiryBypassesBudget,failureDomainAtOnce,combinedPeakAboveLimit,peakAboveLimit,peakJump,budgetNotACap,unlimitedOutsideWindow,
sharedCordon,firstBatchTooLarge,compartmentAssignment,selectorMatchesEverything,selectionMoved,stated.H8,stated.OR,roundingChangesMeaning,no_progress.n,drain_deadlock.
i,never_allowed.V,stated.ah,stated.W3,stated.pp,cannotFinish,approvalRemoved,stated.nc,stated.qJ,failureThresholdIneffective,canaryNotRepresentative,noBakeTime,
sameWindowEverywhere,rampNotReset,inFreeze,stated.cw,stated.yj,closedHoursOpened,windowTooShort,window_not_as_written.f,budgetNeverBinds,deprecatedApi,inventoryStale,
unknownField]}),4770:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Dg:()=>limitFor,
PW:()=>limitText,S4:()=>isLimit,p9:()=>limitSchema,vd:()=>limitWords});var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2857),_text_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9125);function isLimit(value){return typeof value=="object"&&value!==null&&"kind"in value}const PERCENT=/^(100|\d{1,2})(\.\d+)?%$/;function limitSchema(byDefault){
return zod__WEBPACK_IMPORTED_MODULE_1__.KCZ([zod__WEBPACK_IMPORTED_MODULE_1__.aig().int().min(0),zod__WEBPACK_IMPORTED_MODULE_1__.YjP().regex(PERCENT,'must be a\
 whole number or a percentage such as "25%"')]).default(byDefault).transform(toLimit)}function toLimit(written){return typeof written=="number"?{kind:"count",targets:written}:
{kind:"percent",value:Math.min(100,Number.parseFloat(written))}}function limitFor(limit,total){return limit.kind==="count"?limit.targets:Math.max(1,Math.floor(total*
limit.value/100))}function limitWords(limit,targets,unit,of=_text_text_js__WEBPACK_IMPORTED_MODULE_0__.gd){const comesTo=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
U9)(targets,unit);return limit.kind==="count"?(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${comesTo}${of}`:(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.Qq)`${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__.
eu)(limitText(limit))}${of}, ${comesTo}`}function limitText(limit){return limit.kind==="count"?String(limit.targets):`${limit.value}%`}}),2150:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{RULES:()=>RULES});var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(494);const RULES=_catalogue_js__WEBPACK_IMPORTED_MODULE_0__.
j.toSorted((a,b)=>a.id<b.id?-1:1)}),8048:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{$:()=>LOOSER,A:()=>isLooserBy});var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9396),_fleet_limit_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4770);const LOOSER=zod__WEBPACK_IMPORTED_MODULE_1__.u5();function isLooserBy(when,before,after){if(typeof when!="string")return when.indexOf(after)>when.indexOf(
before);if(when==="off")return before===!0&&after===!1;if(when==="any")return before!==null;if(when==="fewer"||when==="more")return(when==="fewer"?after:before)===
null;if((0,_fleet_limit_js__WEBPACK_IMPORTED_MODULE_0__.S4)(before)&&(0,_fleet_limit_js__WEBPACK_IMPORTED_MODULE_0__.S4)(after)&&before.kind!==after.kind)return!0;
const[was,is]=[numberOf(before),numberOf(after)];return when==="lower"?is<was:is>was}function numberOf(value){return(0,_fleet_limit_js__WEBPACK_IMPORTED_MODULE_0__.
S4)(value)?value.kind==="count"?value.targets:value.value:Number(value)}}),5123:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{H8:()=>consolidationWidened,Hk:()=>statedBy,Nv:()=>statedOf,OR:()=>heldRolloutStarts,W3:()=>selectorMatchesNothing,ah:()=>membershipMayChange,
cw:()=>configNotRolled,nc:()=>safeguardRemoved,oE:()=>isStated,pp:()=>stageCoverage,qJ:()=>limitIgnored,yP:()=>abandonedMidway,yj:()=>versionNotPinned});var _systems_system_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3098),_rule_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9394);function isStated({id:id2}){return _systems_system_js__WEBPACK_IMPORTED_MODULE_0__.sU.some(
stated=>stated===id2)}function statedOf(side,base,id2){const removed=(base?.policies??[]).flatMap(policy=>{const stated=policy.live?[]:statedBy(policy,id2,!0);return stated.
length===0||(0,_rule_js__WEBPACK_IMPORTED_MODULE_1__.US)(side,policy.ref)?.live===!1?[]:stated});return[...side.policies.flatMap(policy=>statedBy(policy,id2)),...removed]}
function statedBy(policy,id2,isRemoved=!1){return policy.results.filter(({rule,whenRemoved=!1})=>rule===id2&&whenRemoved===isRemoved).map(({ofRollout,whenRemoved:_whenRemoved,
isWhyStuck:_isWhyStuck,...stated})=>({policy:policy.ref,evidence:{cause:stated.subject},...stated,...(0,_rule_js__WEBPACK_IMPORTED_MODULE_1__.kd)(policy,stated.
subject),...ofRollout===!0?{rolls:[policy.ref]}:{}}))}function statedRule(rule){return(0,_rule_js__WEBPACK_IMPORTED_MODULE_1__.Km)({...rule,systems:"all",evaluate:()=>[]})}
const abandonedMidway=statedRule({id:"abandoned-midway",detects:"work in progress that the change deletes or takes its nodes away from: the nodes are left as th\
ey are, such as cordoned",severity:"warning"}),configNotRolled=statedRule({id:"config-not-rolled",detects:"an edited ConfigMap or Secret that no rollout brings \
to the pods, or that reaches all of them at once as mounted files",severity:"info"}),consolidationWidened=statedRule({id:"consolidation-widened",detects:"an edi\
t that lets consolidation disrupt nodes for another reason, or sooner",severity:"warning"}),heldRolloutStarts=statedRule({id:"held-rollout-starts",detects:"an e\
dit that releases a held rollout: a pause lifted, a partition lowered, OnDelete ended, a run set going, a budget of 0 raised",severity:"warning"}),limitIgnored=statedRule(
{id:"limit-ignored",detects:"a maxUnavailable or minReadySeconds that the controller ignores, and a new version that OnDelete keeps from all pods",severity:"war\
ning"}),membershipMayChange=statedRule({id:"membership-may-change",detects:"a rollout that is aborted for good when a target joins, leaves or is relabeled befor\
e it is done, over targets that are picked openly, or whose targets this change moves",severity:"warning"}),safeguardRemoved=statedRule({id:"safeguard-removed",
detects:"an edit that removes or loosens what protects a node during its work: cordon, drain, prepare, exclusive, window",severity:"warning"}),selectorMatchesNothing=statedRule(
{id:"selector-matches-nothing",detects:"a selector that matches no target of the snapshot",severity:"error"}),stageCoverage=statedRule({id:"stage-coverage",detects:"\
a cluster in no stage of its rollout or in two, and a stage that selects none",severity:"error"}),versionNotPinned=statedRule({id:"version-not-pinned",detects:"\
a version that no file says: its rollouts begin without a pull request",severity:"warning"})})};
