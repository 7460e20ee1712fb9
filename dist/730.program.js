export const id=730,ids=[730],modules={7730:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{testCases:()=>testCases});var external_node_fs_=__webpack_require__(3024),external_node_path_=__webpack_require__(6760),
read=__webpack_require__(9989),own=__webpack_require__(8506),ref=__webpack_require__(2290),render=__webpack_require__(2490),plan=__webpack_require__(3868),snapshot_collector=__webpack_require__(
5101),snapshot_input=__webpack_require__(4424);function nodeList(shapes,others=[]){const first=Date.parse("2026-01-01T00:00:00Z"),items=shapes.filter(shape=>!shape.
isCluster).map((shape,i)=>({apiVersion:"v1",kind:"Node",metadata:{name:`node-${String(i+1).padStart(4,"0")}`,labels:shape.labels,...shape.annotations?{annotations:shape.
annotations}:{},creationTimestamp:new Date(first+i*6e4).toISOString().replace(".000","")},spec:{taints:shape.taints??[],...shape.cordoned?{unschedulable:!0}:{}},
status:{conditions:[{type:"Ready",status:shape.notReady?"False":"True"}]}})),members=shapes.filter(shape=>shape.isCluster).map((shape,i)=>memberCluster(`cluster\
-${i+1}`,shape));return{apiVersion:"v1",kind:"List",items:[...items,...members,...others]}}const HEARTBEAT="2026-11-23T07:59:00Z";function memberCluster(name,{labels,
taints,notReady}){return{apiVersion:"cluster.kubernetes-fleet.io/v1beta1",kind:"MemberCluster",metadata:{name,labels},spec:{taints:taints??[]},status:{agentStatus:[
{type:"MemberAgent",lastReceivedHeartbeat:HEARTBEAT,conditions:[{type:"Joined",status:"True"},{type:"Healthy",status:notReady?"False":"True"}]}]}}}function fleetList(text,others=[]){
return nodeList(parseFleet(text.replace(PODS,"")),[...podsIn(text),...others])}const PODS=/^pods (\S+) (.+)$\n?/gm;function podsIn(fleet){return[...fleet.matchAll(
PODS)].flatMap(([,app="",nodes=""])=>nodes.split(" ").map((nodeName,i)=>({apiVersion:"v1",kind:"Pod",metadata:{name:`${app}-5d59d67564-${i}`,namespace:"default",
labels:{app,"pod-template-hash":"5d59d67564"},ownerReferences:[{apiVersion:"apps/v1",kind:"ReplicaSet",name:`${app}-5d59d67564`,controller:!0}]},spec:{nodeName},
status:{phase:"Running",conditions:[{type:"Ready",status:"True"}]}})))}function parseFleet(text){return text.trim().split(`
`).filter(line=>line!=="").flatMap(line=>{const match=/^(\d+) (node|cluster)s? ?(.*)$/.exec(line);if(!match)throw new Error(`not a line of a fleet, such as "20 \
nodes gpu=true": ${line}`);const labels={},annotations={},taints=[];for(const word of(match[3]??"").split(" ").filter(Boolean)){const taint=/^taint=([^=]+)=([^:]*):(.+)$/.
exec(word);if(!(word==="not-ready"||word==="cordoned"))if(taint)taints.push({key:taint[1]??"",value:taint[2]??"",effect:taint[3]??""});else if(word.includes("=")){
const into=word.startsWith("@")?annotations:labels;into[word.slice(into===labels?0:1,word.indexOf("="))]=word.slice(word.indexOf("=")+1)}else throw new Error(`n\
ot a label, such as gpu=true: ${word}`)}const notReady=/ not-ready\b/.test(line),cordoned=/ cordoned\b/.test(line),isCluster=match[2]==="cluster";return Array.from(
{length:Number(match[1])},(_,i)=>({labels:Object.fromEntries(Object.entries(labels).map(([key,value])=>[key,valueAt(value,i)])),taints,...Object.keys(annotations).
length>0?{annotations}:{},notReady,cordoned,isCluster}))})}function valueAt(value,index){const values=/^\{(.+)\}$/.exec(value)?.[1]?.split(",")??[value],found=values[index%
values.length]??"";if(!LABEL_VALUE.test(found))throw new Error(`not the value of a label (spaces separate labels): ${found}`);return found}const LABEL_VALUE=/^(?:[A-Za-z0-9](?:[-\w.]*[A-Za-z0-9])?)?$/,
MINUTE_MS=6e4,MOST_STEPS=2e6,MOST_TARGETS=2e4;function planned(setup){const at=Date.parse(setup.at);if(Number.isNaN(at))return{refused:[`the start is no instant\
 in ISO 8601: ${setup.at}`]};if(setup.head.trim()===""&&!setup.base?.trim())return{refused:["there is no policy: write one, or choose an example"]};const read2=configOf(
setup.config);if("problems"in read2)return{refused:read2.problems.map(({message,place})=>`line ${place?.line??1} of the configuration: ${(0,render.Ul)(message)}`)};
const{durationMinutes}=setup;if(durationMinutes!==null&&durationMinutes<=0)return{refused:[`the minutes per node must be above zero: ${durationMinutes}`]};const durations={
...read2.config.durations,default:(durationMinutes??0)*MINUTE_MS},config=durationMinutes===null?read2.config:{...read2.config,durations};try{const{snapshot,problems}=fleetOf(
setup),input={head:sideOf("head",setup.head),base:setup.base===null?null:sideOf("base",setup.base),snapshot,snapshotProblems:problems,config,configPlaces:read2.
placeOf,at,horizonMs:config.horizon,rulesFrom:"the page",notices:[],mostSteps:MOST_STEPS,scenario:"healthy",failOn:config.failOn,failOnExisting:config.failOnExisting};
return{report:(0,plan.Ci)(input),input}}catch(error){return{refused:[error instanceof Error?error.message:String(error)]}}}function configOf(text){return text.trim()===
""?{config:(0,read.sb)(),placeOf:null}:(0,read.Xg)(text,"fleetplan.yml")}function fleetOf({fleet,snapshot}){const pasted=readTexts(snapshot.trim()===""?[]:[snapshot]);
if(pasted.snapshot.nodes.length>0||pasted.snapshot.objects.some(({kind})=>kind==="MemberCluster"))return pasted;if([...fleet.trim().matchAll(/^\d+/gm)].map(Number).
reduce((sum,size)=>sum+size,0)>MOST_TARGETS)throw new RangeError("this page plans at most 20,000 nodes and clusters; the command line plans more");const nodes=JSON.
stringify(fleetList(fleet));return readTexts(snapshot.trim()===""?[nodes]:[nodes,snapshot])}function readTexts(texts){const collector=new snapshot_collector.gR(
!0);for(const text of texts){const input=new snapshot_input.N("the snapshot",collector);input.push(new TextEncoder().encode(text)),input.end()}const{takenAt,problems}=collector.
finish();return{snapshot:collector.fleet(takenAt),problems}}function sideOf(label,text){return{files:[{path:`${label}.yaml`,key:"policies.yaml",text}],problems:[],
label,renderedPaths:[],coverage:[]}}const setup_DEFAULTS={snapshot:"",base:null,config:"",durationMinutes:null,at:"2026-11-23T08:00:00Z"};function sections(page){
const parts=page.split(/^## /m).slice(1);return new Map(parts.map(part=>[part.slice(0,part.indexOf(`
`)),part.slice(part.indexOf(`
`)+1)]))}function blocks(section=""){return[...section.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(match=>match[1]??"")}const CONFIG=`# .github/fleetplan.yml
`;function policiesIn(section){return blocks(section).find(text=>!text.startsWith(CONFIG))??null}function configIn(section){return blocks(section).find(text=>text.
startsWith(CONFIG))??null}function startIn(policies){return/^# planned at (\S+)$/m.exec(policies)?.[1]??null}function setupOfPage(page){const parts=sections(page),
head=policiesIn(parts.get("Fails")),[fleet="",live=""]=blocks(parts.get("Fleet")),config=configIn(parts.get("Base")),proposed=configIn(parts.get("Fails"));return head===
null||/^taken /.test(fleet)||proposed!==null&&proposed!==config?null:{...DEFAULTS,fleet:fleet.trimEnd(),snapshot:live,head,base:policiesIn(parts.get("Base")),config:blocks(
parts.get("Configuration"))[0]??config??"",at:startIn(head)??DEFAULTS.at}}function evaluateCase(page,config){const parts=sections(page),[fleet="",live=""]=blocks(
parts.get("Fleet")),head=policiesIn(parts.get("Head")),expected=blocks(parts.get("Expected"))[0];if(head===null||expected===void 0)return{refused:"it has no blo\
ck under `## Head` or `## Expected`"};const result=planned({...setup_DEFAULTS,fleet:fleet.trimEnd(),snapshot:live,head,base:policiesIn(parts.get("Base")),config:configIn(
parts.get("Configuration"))??blocks(parts.get("Configuration"))[0]??config,at:startIn(head)??setup_DEFAULTS.at});if("refused"in result)return{refused:result.refused.
join("; ")};const{findings,plan:plan2}=result.report,problems=plan2.problems.filter(({severity})=>severity==="error"),found=[...problems.map(({code})=>`error ${code}`),
...findings.filter(({rule})=>rule.startsWith(own.ZF)).map(({severity,rule,status,policy,group})=>{const isNamed=group!==null&&group!==policy?.name,subject=policy===
null?[]:[[(0,ref.d0)(policy),...isNamed?[group]:[]].join("/")];return[severity,rule.slice(own.ZF.length),status,...subject].join(" ")})],errors=problems.map(({code,
message,place})=>{const at=place===null?"":` (${place.file}:${place.line})`;return`${code}: ${(0,render.Ul)(message)}${at}`});return{expected:linesOf(expected),
found:found.toSorted(),errors}}function linesOf(block){return block.split(`
`).map(line=>line.trim()).filter(line=>line!==""&&line!=="none").sort()}var deliver=__webpack_require__(3423),options=__webpack_require__(5324);function testCases(folder,written,output){
const config=written??read.PV;if(!(0,external_node_fs_.existsSync)(config))throw new options.eb(`${config} is not there; --config names the file with the rules`);
const pages=(0,external_node_fs_.existsSync)(folder)?(0,external_node_fs_.readdirSync)(folder).filter(name=>name.endsWith(".md")):[];if(pages.length===0)throw new options.
eb(`${folder} holds no cases, which are pages NAME.md`);const rules=(0,external_node_fs_.readFileSync)(config,"utf8"),lines=pages.sort().flatMap(page=>{const result=evaluateCase(
(0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder,page),"utf8"),rules);if("refused"in result)return[`FAIL ${page}`,`  ${result.refused}`];const{
expected,found,errors}=result,missing=expected.filter(line=>!found.includes(line)).map(line=>`  - ${line}`),more=found.filter(line=>!expected.includes(line)).map(
line=>`  + ${line}`);return missing.length+more.length===0?[`PASS ${page}`]:[`FAIL ${page}`,...missing,...more,...errors.map(error=>`    ${error}`)]}),failed=lines.
filter(line=>line.startsWith("FAIL")).length,text=[...lines,`${pages.length-failed} passed, ${failed} failed`].map(line=>`${line}
`);return(0,deliver.YK)(output.print(text.join(""),"lines"),failed===0?deliver.CQ:1,output)}})};
