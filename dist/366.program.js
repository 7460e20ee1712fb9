export const id=366,ids=[366],modules={7168:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
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
A)(error))}`]}}),7324:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{F$:()=>chooseClusters,
r$:()=>decider,FO:()=>exitCodeOf,sB:()=>heldByClusters,SA:()=>makeRun});var clusters=__webpack_require__(1406),finding_text=__webpack_require__(5249),system=__webpack_require__(
3098),text_text=__webpack_require__(9125),lookup=__webpack_require__(5022),rule=__webpack_require__(9394),windows=__webpack_require__(8905);function brokenRules({
plan:plan2,findings,verdict,failOn},{isSame,before}){const isAtBar=({severity})=>severity==="error"||severity==="warning"&&failOn==="warning",isFresh=({status})=>status===
"new"||status==="worsened",isOfBase=verdict==="fail"&&!findings.some(one=>isFresh(one)&&isAtBar(one)),counts=one=>isOfBase||isFresh(one),isRolled=({policy,group})=>(0,windows.
Lr)(plan2).some(({group:own})=>policy!==null&&(0,rule.WY)(own.declaredIn,policy)&&own.name===group),known=(0,lookup.me)((before?.findings??[]).filter(isAtBar),({
fingerprint})=>fingerprint),wasReviewed=({fingerprint,rule:rule2,breaks})=>isSame&&rule2!=="waiver-lapsed"||breaks.every(id2=>known.get(fingerprint)?.some(one=>one.
rule===id2||one.breaks.includes(id2))),there=findings.filter(({status})=>status!=="fixed"),others=there.filter(one=>one.rule!=="in-freeze"&&one.rule!=="inventor\
y-stale"&&isAtBar(one)&&counts(one));return{frozen:there.filter(one=>one.rule==="in-freeze"&&isAtBar(one)&&(counts(one)||isRolled(one))),broken:failOn==="never"?
[]:others.filter(one=>!wasReviewed(one)),stale:there.filter(({rule:rule2})=>rule2==="inventory-stale"),reviewed:others.filter(wasReviewed)}}var compare=__webpack_require__(
3527);const REASONS=["unreadable","freeze","closed-window","worse-plan","broken-rule","stale-snapshot"];function decide(run,expected){const unusable=unusableReason(
run,expected),decisions=run.reports.map(report=>decideCluster(report,run,unusable?null:expected)),named=(note,{plan:{cluster}})=>cluster===null||decisions.every(
({notes})=>notes.some(other=>(0,text_text.QV)(other,note)))?note:(0,text_text.Qq)`${(0,text_text.UU)("cluster",cluster)}: ${note}`,reasons=[...unusable?[unusable]:
[],...decisions.flatMap(one=>one.reasons)].sort((a,b)=>REASONS.indexOf(a.code)-REASONS.indexOf(b.code)),isWorse=reasons.some(reason=>reason.code==="worse-plan");
return{at:run.reports[0].plan.at,gate:reasons.length===0?"allow":"deny",isUnknown:reasons[0]?.code==="unreadable",reasons,notes:[...unusable?[]:expectationNotes(
run,expected,isWorse),...decisions.flatMap(({report,notes})=>notes.map(note=>named(note,report)))],run}}function reasonOf(of,says,more={}){return{cluster:null,fix:null,
place:null,...more,code:of,says}}function reviewedOf({reviewed},cluster){return reviewed===null||"why"in reviewed?null:reviewed.clusters.find(one=>one.cluster===
cluster)??null}function isReviewed({digest,reports},expected){return expected.digest===digest?!0:reports.every(({plan:plan2})=>reviewedOf(expected,plan2.cluster)?.
digest===plan2.digest)}function unusableReason(run,expected){const{digest,reviewed}=expected;if(reviewed===null){if(digest===null||digest===run.digest)return null;
const says=(0,text_text.Qq)`The digest is not the expected one. Without the reviewed report it is unknown whether the plan is worse or only the fleet changed.`,
fix=(0,text_text.Qq)`Give the JSON report of the reviewed plan as well (${(0,text_text.aY)("reviewed")}), or review the current plan.`;return reasonOf("worse-pl\
an",says,{fix})}if("why"in reviewed){const fix=(0,text_text.Qq)`Give the JSON report that the plan wrote (${(0,text_text.aY)("report-file")}, or ${(0,text_text.
aY)("--format json")}).`;return reasonOf("unreadable",(0,text_text.Qq)`The reviewed report ${reviewed.why}.`,{fix})}if(digest!==null&&digest!==reviewed.digest)return reasonOf(
"unreadable",(0,text_text.Qq)`The reviewed report is of another plan than the expected digest.`,{fix:(0,text_text.Qq)`Give the report and the digest of one plan.`});
const missing=run.reports.map(({plan:plan2})=>plan2.cluster).find(cluster=>reviewedOf(expected,cluster)===null);if(missing===void 0)return null;const nameOf=cluster=>cluster===
null?(0,text_text.Qq)`a cluster without a name`:(0,text_text.Qq)`the cluster ${(0,text_text.UU)("cluster",cluster)}`,names=(0,text_text.p_)(reviewed.clusters.map(
({cluster})=>nameOf(cluster)));return reasonOf("unreadable",(0,text_text.Qq)`The reviewed report is of ${names}, and this is ${nameOf(missing)}: they cannot be compared.`,
{fix:(0,text_text.Qq)`Give the report of this cluster, planned under the same name.`})}function expectationNotes(run,expected,isWorse){return expected.digest===
null&&expected.reviewed===null?[(0,text_text.Qq)`No reviewed plan was given; only the rules were checked.`]:isReviewed(run,expected)&&!isWorse?[(0,text_text.Qq)`The plan is the reviewed one: every effect is the same.`]:
[]}function decideCluster(report,run,expected){const{plan:plan2,verdict}=report,{cluster}=plan2,unjudged=verdict==="unknown"?unevaluated(plan2):plan2.head.policies.
length===0?NO_POLICY:null;if(unjudged)return{report,reasons:[{...unjudged,cluster}],notes:[]};const before=expected&&reviewedOf(expected,cluster),{worse,moved}=before?
(0,compare.w)(plan2,before):{worse:[],moved:[]},isSame=expected!==null&&before===null&&isReviewed(run,expected),{frozen,broken,stale,reviewed}=brokenRules(report,
{isSame,before}),freeze=(0,windows.NT)(plan2,plan2.at),closed=(0,windows.RY)(plan2),reasons=[...freeze?[reasonOf("freeze",(0,text_text.Qq)`The freeze ${(0,text_text.
UU)("object",freeze.name)} lasts until ${(0,text_text.O0)((0,text_text.uR)(freeze.window.to),plan2.timeZone)}.`)]:frozen.map(finding=>ofFinding("freeze",finding)),
...closed?[reasonOf("closed-window",closed.says,{place:closed.place})]:[],...worse.map(says=>reasonOf("worse-plan",says,{fix:REVIEW})),...broken.map(finding=>ofFinding(
"broken-rule",finding)),...stale.map(finding=>ofFinding("stale-snapshot",finding))],rules=[...new Set(reviewed.flatMap(({breaks})=>breaks))],known=(0,text_text.
Qq)`Also broken by the reviewed plan: ${(0,text_text.p_)(rules.map(text_text.aY),rules.length)}.`;return{report,reasons:reasons.map(reason=>({...reason,cluster})),
notes:[...moved,...rules.length>0?[known]:[],...ageNotes(plan2),...(0,windows.KS)(plan2),...report.notices]}}const REVIEW=(0,text_text.Qq)`Review the current plan and pass its report to the gate.`,
NO_POLICY=reasonOf("unreadable",(0,text_text.Qq)`No policy was found.`,{fix:(0,text_text.Qq)`List them in ${(0,text_text.aY)("policies")} of the configuration.`});
function unevaluated({problems}){const[first,...others]=problems.filter(({severity})=>severity==="error");if(!first)return reasonOf("unreadable",(0,text_text.Qq)`The plan could not be evaluated.`);
const more=others.length>0?(0,text_text.Qq)` And ${(0,text_text.U9)(others.length,"other problem")}.`:text_text.gd;return reasonOf("unreadable",(0,text_text.Qq)`${first.
message}${more}`,{place:first.place})}function ofFinding(of,finding){const{rule:rule2,subject,fix,place}=finding,says=(0,text_text.Qq)`${of==="broken-rule"?(0,text_text.
Qq)`${(0,text_text.aY)(rule2)}: `:text_text.gd}${subject?(0,text_text.Qq)`${subject}: `:text_text.gd}${(0,finding_text.N)(finding)}`;return reasonOf(of,says,{fix:fix&&
(0,system.Xc)(fix),place})}function ageNotes({at,snapshot}){return snapshot.takenAt===null?[(0,text_text.Qq)`The snapshot has no timestamp; its age is unknown.`]:
snapshot.takenAt>at?[(0,text_text.Qq)`The snapshot was taken after the requested start.`]:[]}var path=__webpack_require__(83),visible=__webpack_require__(3972),
plan=__webpack_require__(1251),run_report=__webpack_require__(780);function chooseClusters(config,chosen){const key=chosen??config.cluster;if(config.clusters.length===
0)return{clusters:(0,clusters.Dg)({...config,cluster:key}),key};const all=(0,clusters.Dg)(config);if(chosen===null)return{clusters:all,key};const found=all.find(
({config:{cluster}})=>cluster===chosen);if(found)return{clusters:[{...found,target:{...found.target,isAlone:!0}}],key};const names=config.clusters.map(({name})=>name),
meant=(0,visible.pA)(chosen,names);throw new Error(`The configuration lists no cluster ${(0,visible.RK)(chosen)}.${meant===null?` It lists ${(0,visible.RK)(names.
join(", "))}.`:` Did you mean ${(0,visible.RK)(meant)}?`}`)}function makeRun(inputs){return(0,run_report.q)(withOutsideOfRun(inputs).map(plan.Ci))}function heldByClusters(inputs){
return withOutsideOfRun(inputs).flatMap(input=>input.snapshot.objects.length===0?[]:(0,plan.oS)(input)??[])}function decider(inputs,expected){const reporters=withOutsideOfRun(
inputs).map(plan.lD);return at=>decide((0,run_report.q)(reporters.map(reportAt=>reportAt(at))),expected)}function withOutsideOfRun(inputs){if(inputs.length===1)
return inputs;const left=inputs[0]?.head.outside?.flatMap(({path:path2,isTakenOut})=>isTakenOut?path2:[]),isLeft=new Set(left);return inputs.map((input,index)=>{
const isOwn=(0,path.OQ)(inputsOf([input])),isElsewhere=(0,path.OQ)(inputsOf(inputs.filter(one=>one!==input))),outside=input.head.outside?.filter(({path:path2})=>isOwn(
path2)||!isElsewhere(path2)).map(file=>index>0&&!isLeft.has(file.path)?{...file,isNamedElsewhere:!0}:file),head={...input.head,...outside?{outside}:{}};return{...input,
head,base:input.base===input.head?head:input.base}})}function inputsOf(inputs){return inputs.flatMap(({base,head})=>base?[head,base]:[head]).flatMap(({files,renderedPaths})=>[
...files.map(({path:path2})=>path2),...renderedPaths])}function exitCodeOf({verdict,failOn}){return verdict==="unknown"?2:verdict==="fail"&&failOn!=="never"?1:0}}),
3380:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{q:()=>ClusterCharts});var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6760),_download_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4366);const UNSAFE_EVENTS=new Set(["pull_request_target","workflow_run"]);class ClusterCharts{fetcher;remotes;event;allowed=new Set;constructor(fetcher,remotes,event){
if(this.fetcher=fetcher,this.remotes=remotes,this.event=event,typeof remotes!="string")for(const url of remotes)this.allow(url)}side(side,only=null){const{charts,
sideMs}=this.fetcher.limits;let left=charts;const found=new Set,uses=new Set,until=performance.now()+sideMs,names=repository=>{side==="base"&&this.allow(repository)};
return{names,chart:async(reference,use)=>{names(reference.repository),uses.add(use);const at=located(reference),{key,isOci}=at.repository,isAllowed=this.allowed.
has(key)||isOci&&this.allowed.has(`${key}/${at.name}`);if(this.remotes==="none")throw new _download_js__WEBPACK_IMPORTED_MODULE_1__.P_("none");if(this.event!==null&&
UNSAFE_EVENTS.has(this.event))throw new _download_js__WEBPACK_IMPORTED_MODULE_1__.P_("event");if(this.remotes!=="any"&&!isAllowed)throw new _download_js__WEBPACK_IMPORTED_MODULE_1__.
P_("unlisted");if(only?.has(use)===!1)throw new _download_js__WEBPACK_IMPORTED_MODULE_1__.P_("untouched");if(left-=1,left<0)throw new _download_js__WEBPACK_IMPORTED_MODULE_1__.
P_("large");const{version,tag=null}=reference,result=await this.fetcher.get({...at,version,tag,until});return found.add(`${key}/${at.name} ${result.digest}`),result},
uses,resolved:()=>[...found].toSorted()}}allow(repository){try{this.allowed.add(repositoryOf(repository).key)}catch(error){if(!(error instanceof _download_js__WEBPACK_IMPORTED_MODULE_1__.
P_))throw error}}}function repositoryOf(written){const isOci=written.startsWith("oci://")||!written.includes("://"),address=isOci?`https://${written.replace(/^oci:\/\//,
"")}`:written;if(!URL.canParse(address))throw new _download_js__WEBPACK_IMPORTED_MODULE_1__.P_("address");const url=new URL(address),isPlain=url.href===url.origin+
url.pathname&&!/%|\/\/|\\/.test(url.pathname);if(url.protocol!=="https:"||!isPlain)throw new _download_js__WEBPACK_IMPORTED_MODULE_1__.P_("address");return isOci&&
url.host==="docker.io"&&(url.host="registry-1.docker.io"),repositoryAt(url,url.pathname,isOci)}function repositoryAt({host},path,isOci){const at=host+path.replace(
/\/+$/,"");return{isOci,url:new URL(`https://${at}`),key:`${isOci?"oci":"https"}://${at}`}}const NAME=/^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/;function located({
repository,chart}){const found=repositoryOf(repository),{dir,base}=node_path__WEBPACK_IMPORTED_MODULE_0__.posix.parse(found.url.pathname),name=chart??(found.isOci?
base:"");if(!NAME.test(name))throw new _download_js__WEBPACK_IMPORTED_MODULE_1__.P_("address");return{repository:chart===null?repositoryAt(found.url,dir,!0):found,
name}}}),8172:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G:()=>RemoteCharts});var external_node_crypto_=__webpack_require__(
7598),external_node_fs_=__webpack_require__(3024),external_node_os_=__webpack_require__(8161),external_node_path_=__webpack_require__(6760),dist=__webpack_require__(
8815),canonical=__webpack_require__(5288),fields=__webpack_require__(3549),at_end=__webpack_require__(7022),tool=__webpack_require__(685),remote_charts_archive=__webpack_require__(
6322),download=__webpack_require__(4366),external_node_http_=__webpack_require__(7067);const GATEWAY_NAME="chart";async function behindGateway(upstream,run){let refusal;
const answer=async({url="",headers,method},response)=>{const[,path=null]=/^\/(?:v2\/)?chart\/(.*)$/s.exec(url)??[],served=path===null?null:await upstream(path,headers.
accept??"");served===null?response.writeHead(url==="/v2/"?200:404).end():response.writeHead(200,{...served.headers,"content-length":served.body.length}).end(method===
"HEAD"?void 0:served.body)},server=(0,external_node_http_.createServer)((request,response)=>{answer(request,response).catch(error=>{error instanceof download.P_&&
(refusal??=error),response.writeHead(404).end()})});await new Promise(resolve=>server.listen(0,"127.0.0.1",resolve));try{const result=await run(`127.0.0.1:${server.
address().port}`);if(refusal!==void 0)throw refusal;return result}finally{server.closeAllConnections(),server.close()}}const ASKED=/^(?:tags\/list(?:\?[\w=&.%+-]*)?|manifests\/[\w.:+-]+|blobs\/sha256:[0-9a-f]{64})$/,
TOKEN_BYTES=4*1024**2;function registryOf(load,host,path,limits){let authorization={};return async(wanted,accept)=>{if(!ASKED.test(wanted))return null;const url=new URL(
`https://${host}/v2/${path}/${wanted}`);let answer=await load(url,limits,{accept,...authorization});answer.status===401&&authorization.authorization===void 0&&(authorization=
{authorization:`Bearer ${await anonymousToken(load,answer.headers["www-authenticate"]??"",limits.until)}`},answer=await load(url,limits,{accept,...authorization}));
const{headers}=answer,body=bodyOf(answer),next=/<[^>]*\?([\w=&.%+-]*)>;\s*rel="?next/.exec(String(headers.link??""))?.[1],digest=`sha256:${(0,canonical.fg)(body)}`;
return{body,headers:{"content-type":/^[\w./+-]{1,100}/.exec(headers["content-type"]??"")?.[0]??"application/octet-stream",...wanted.startsWith("tags/")?{}:{"doc\
ker-content-digest":digest},...next===void 0?{}:{link:`<list?${next}>; rel="next"`}}}}}function bodyOf({status,body}){if(status===401||status===403)throw new download.
P_("credentials");if(status===404||status===410)throw new download.P_("missing");if(status!==200)throw new download.P_("unreachable");return body}async function anonymousToken(load,challenge,until){
const parts=challenge.matchAll(/\b(realm|service|scope)="([^"]*)"/gi),{realm="",...query}=Object.fromEntries(Array.from(parts,([,key="",value=""])=>[key,value]));
if(!/^bearer /i.test(challenge)||!URL.canParse(realm))throw new download.P_("credentials");const url=new URL(realm);for(const[key,value]of Object.entries(query))
url.searchParams.set(key,value);const body=bodyOf(await load(url,{bytes:TOKEN_BYTES,until})),given=/"(?:token|access_token)"\s*:\s*"([\w.~+/=-]+)"/.exec(body.toString(
"latin1"))?.[1];if(given===void 0)throw new download.P_("unreachable");return given}const SECOND_MS=1e3,FETCH_LIMITS={archiveBytes:20*1024**2,indexBytes:64*1024**
2,totalBytes:512*1024**2,timeMs:60*SECOND_MS,sideMs:300*SECOND_MS,charts:300},cacheOfUser=()=>(0,external_node_path_.join)(process.env.XDG_CACHE_HOME||(0,external_node_path_.
join)((0,external_node_os_.homedir)(),".cache"),"fleetplan","charts"),STAND_IN="0.0.0",TAG=/^(?:[\w][\w.-]{0,127}|sha256:[0-9a-f]{64})$/,VERSION=/^[\w.*^~<>=!|,+\- ]{1,128}$/,
EXACT=/^v?\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/;class RemoteCharts{network;cache;limits;indexes=new Map;results=new Map;bytesLeft;home=null;constructor(network=download.
aw,cache=cacheOfUser(),limits=FETCH_LIMITS){this.network=network,this.cache=cache,this.limits=limits,this.bytesLeft=limits.totalBytes}get(asked){const{repository,
name,version,tag}=asked,key=JSON.stringify([repository.key,name,version,tag]),until=Math.min(asked.until,performance.now()+this.limits.timeMs),result=this.results.
get(key)??this.fetched({...asked,until});return this.results.set(key,result),result}close=()=>{this.home?.undo(),this.home!==null&&(0,external_node_fs_.rmSync)(
this.home.folder,{recursive:!0,force:!0}),this.home=null};async fetched(asked){const{repository,name,version,tag}=asked;if(version!==null&&!VERSION.test(version)||
tag!==null&&!TAG.test(tag))throw new download.P_("address");const isExact=tag===null?EXACT.test(version??""):tag.startsWith("sha256:"),kept=(0,external_node_path_.
join)(this.cache,(0,canonical.fg)([repository.key,name,version,tag].join(`
`))),before=isExact?fromCache(kept):null,archive=before??await this.pulled(asked);(0,remote_charts_archive.o)(archive),isExact&&before===null&&keep(kept,archive);
const file=(0,external_node_path_.join)(this.homeFolder(),`${(0,external_node_crypto_.randomUUID)()}.tgz`);return(0,external_node_fs_.writeFileSync)(file,archive),
{digest:`sha256:${(0,canonical.fg)(archive)}`,file}}async pulled({repository,name,version,tag,until}){const{url}=repository;if(repository.isOci){const path=`${url.
pathname.slice(1)}/${name}`.replace(/^\//,""),registry=registryOf(this.load,url.host,path,{bytes:this.limits.archiveBytes,until}),upstream2=(wanted,accept)=>registry(
tag!==null&&wanted===`manifests/${STAND_IN}`?`manifests/${tag}`:wanted,accept);return this.pull(upstream2,tag===null?version:STAND_IN,host=>[`oci://${host}/${GATEWAY_NAME}`,
"--plain-http"])}if(tag!==null)throw new download.P_("address");const entries=entriesOf(await this.index(repository,until),name);if(entries.length===0)throw new download.
P_("missing");const written=entries.map((one,at)=>({name:GATEWAY_NAME,version:one.version,urls:[`${at}.tgz`]})),index=JSON.stringify({apiVersion:"v1",entries:{[GATEWAY_NAME]:written}}),
upstream=async path=>{if(path==="index.yaml")return{body:Buffer.from(index)};const entry=entries[Number(/^(\d+)\.tgz$/.exec(path)?.[1]??-1)];return entry===void 0?
null:{body:await this.archiveOf(url,entry,until)}};return this.pull(upstream,version,host=>[`--repo=http://${host}/${GATEWAY_NAME}`,"--",GATEWAY_NAME])}async archiveOf(repository,{
url,digest},until){const from=below(repository,"");if(!URL.canParse(url,from.href))throw new download.P_("address");const at=new URL(url,from.href),answer=await this.
load(at,{bytes:this.limits.archiveBytes,until}),body=bodyOf(answer);if(digest===null&&(answer.isElsewhere||at.host!==repository.host))throw new download.P_("red\
irect");if(digest!==null&&(0,canonical.fg)(body)!==digest)throw new download.P_("damaged");return body}index({key,url},until){const loaded=async()=>{const limits={
bytes:this.limits.indexBytes,until},answer=await this.load(below(url,"index.yaml"),limits,{"accept-encoding":"gzip"});if(answer.isElsewhere)throw new download.P_(
"redirect");return bodyOf(answer).toString("utf8")},index=this.indexes.get(key)??loaded();return this.indexes.set(key,index),index}load=async(url,{bytes,until},headers)=>{
const limits={bytes:Math.min(bytes,this.bytesLeft),until},answer=await(0,download.RG)(this.network,url,limits,headers);return this.bytesLeft-=answer.body.length,
answer};async pull(upstream,version,what){const helm=(0,tool.SG)("helm");if(helm===null)throw new download.P_("tool");const home=(0,external_node_fs_.mkdtempSync)(
(0,external_node_path_.join)(this.homeFolder(),"pull-")),limits={...tool._g,timeMs:this.limits.timeMs+5*SECOND_MS},asked=version===null?[]:[`--version=${version}`];
await behindGateway(upstream,host=>(0,tool.qI)(helm,["pull",`--destination=${home}`,...asked,...what(host)],home,limits));const file=(0,external_node_fs_.readdirSync)(
home).find(one=>one.endsWith(".tgz"));if(file===void 0)throw new download.P_("missing");return(0,external_node_fs_.readFileSync)((0,external_node_path_.join)(home,
file))}homeFolder(){return this.home??={folder:(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),"fleetplan-charts-")),
undo:(0,at_end.t)(this.close)},this.home.folder}}function fromCache(folder){try{const[file=""]=(0,external_node_fs_.readdirSync)(folder),archive=(0,external_node_fs_.
readFileSync)((0,external_node_path_.join)(folder,file));return file===`${(0,canonical.fg)(archive)}.tgz`?archive:null}catch{return null}}function keep(folder,archive){
const temporary=`${folder}.${(0,external_node_crypto_.randomUUID)()}`;try{(0,external_node_fs_.mkdirSync)(temporary,{recursive:!0}),(0,external_node_fs_.writeFileSync)(
(0,external_node_path_.join)(temporary,`${(0,canonical.fg)(archive)}.tgz`),archive),(0,external_node_fs_.rmSync)(folder,{recursive:!0,force:!0}),(0,external_node_fs_.
renameSync)(temporary,folder)}catch{(0,external_node_fs_.rmSync)(temporary,{recursive:!0,force:!0})}}function below(repository,path){return new URL(`${repository.
href.replace(/\/$/,"")}/${path}`)}function entriesOf(index,name){const start=/^entries:\s*$/m.test(index)?index.indexOf(`
  ${name}:
`):-1,rest=index.slice(start+1),end=rest.search(/\n {0,2}[^\s-]/),part=start<0?index:`entries:
${end<0?rest:rest.slice(0,end)}
`;let parsed;try{const options={schema:"failsafe",maxAliasCount:10,uniqueKeys:!1,logLevel:"silent"};parsed=(0,dist.qg)(part,options)}catch{throw new download.P_(
"damaged")}return(0,fields.Un)((0,fields.ZZ)(parsed,"entries"),name).flatMap(one=>{const[version,url]=[(0,fields.r7)(one,"version"),(0,fields.Un)(one,"urls")[0]];
if(version===null||typeof url!="string")return[];const[digest=null]=/^[0-9a-f]{64}$/.exec((0,fields.r7)(one,"digest")?.replace(/^sha256:/,"")??"")??[];return[{version,
url,digest}]})}})};
