export const id=186,ids=[186],modules={9215:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{$:()=>isThere,c:()=>baseFile});var _read_git_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1263);function baseFile(repo,commits,path,mostBytes){const at=commit=>(0,_read_git_js__WEBPACK_IMPORTED_MODULE_0__.
Wd)(repo,commit,path,mostBytes),trusted=at(commits.trusted);if(commits.head===commits.trusted)return{trusted,head:trusted,isEdited:!1};const head=at(commits.head),
isHead=({id:id2})=>id2===head.id&&(id2!==null||head.problems.length===0),{base}=commits,isEdited=base!==null&&!isHead(trusted)&&(base===commits.trusted||!isHead(
at(base)));return{trusted,head,isEdited}}function isThere({bytes,problems}){return bytes!==null||problems.length>0}}),6590:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{g:()=>clusterInputs});var config_clusters=__webpack_require__(1406),weakened=__webpack_require__(2015),external_node_path_=__webpack_require__(
6760),download=__webpack_require__(4366);const UNSAFE_EVENTS=new Set(["pull_request_target","workflow_run"]);class ClusterCharts{fetcher;remotes;event;allowed=new Set;constructor(fetcher,remotes,event){
if(this.fetcher=fetcher,this.remotes=remotes,this.event=event,typeof remotes!="string")for(const url of remotes)this.allow(url)}side(side,only=null){const{charts,
sideMs}=this.fetcher.limits;let left=charts;const found=new Set,uses=new Set,until=performance.now()+sideMs,names=repository=>{side==="base"&&this.allow(repository)};
return{names,chart:async(reference,use)=>{names(reference.repository),uses.add(use);const at=located(reference),{key,isOci}=at.repository,isAllowed=this.allowed.
has(key)||isOci&&this.allowed.has(`${key}/${at.name}`);if(this.remotes==="none")throw new download.P_("none");if(this.event!==null&&UNSAFE_EVENTS.has(this.event))
throw new download.P_("event");if(this.remotes!=="any"&&!isAllowed)throw new download.P_("unlisted");if(only?.has(use)===!1)throw new download.P_("untouched");if(left-=
1,left<0)throw new download.P_("large");const{version,tag=null}=reference,result=await this.fetcher.get({...at,version,tag,until});return found.add(`${key}/${at.
name} ${result.digest}`),result},uses,resolved:()=>[...found].toSorted()}}allow(repository){try{this.allowed.add(repositoryOf(repository).key)}catch(error){if(!(error instanceof
download.P_))throw error}}}function repositoryOf(written){const isOci=written.startsWith("oci://")||!written.includes("://"),address=isOci?`https://${written.replace(
/^oci:\/\//,"")}`:written;if(!URL.canParse(address))throw new download.P_("address");const url=new URL(address),isPlain=url.href===url.origin+url.pathname&&!/%|\/\/|\\/.
test(url.pathname);if(url.protocol!=="https:"||!isPlain)throw new download.P_("address");return isOci&&url.host==="docker.io"&&(url.host="registry-1.docker.io"),
repositoryAt(url,url.pathname,isOci)}function repositoryAt({host},path,isOci){const at=host+path.replace(/\/+$/,"");return{isOci,url:new URL(`https://${at}`),key:`${isOci?
"oci":"https"}://${at}`}}const NAME=/^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/;function located({repository,chart}){const found=repositoryOf(repository),{dir,
base}=external_node_path_.posix.parse(found.url.pathname),name=chart??(found.isOci?base:"");if(!NAME.test(name))throw new download.P_("address");return{repository:chart===
null?repositoryAt(found.url,dir,!0):found,name}}var external_node_crypto_=__webpack_require__(7598),external_node_fs_=__webpack_require__(3024),external_node_os_=__webpack_require__(
8161),dist=__webpack_require__(8815),canonical=__webpack_require__(5288),fields=__webpack_require__(3549),at_end=__webpack_require__(7022),tool=__webpack_require__(
685),remote_charts_archive=__webpack_require__(6322),external_node_http_=__webpack_require__(7067);const GATEWAY_NAME="chart";async function behindGateway(upstream,run){
let refusal;const answer=async({url="",headers,method},response)=>{const[,path=null]=/^\/(?:v2\/)?chart\/(.*)$/s.exec(url)??[],served=path===null?null:await upstream(
path,headers.accept??"");served===null?response.writeHead(url==="/v2/"?200:404).end():response.writeHead(200,{...served.headers,"content-length":served.body.length}).
end(method==="HEAD"?void 0:served.body)},server=(0,external_node_http_.createServer)((request,response)=>{answer(request,response).catch(error=>{error instanceof
download.P_&&(refusal??=error),response.writeHead(404).end()})});await new Promise(resolve=>server.listen(0,"127.0.0.1",resolve));try{const result=await run(`12\
7.0.0.1:${server.address().port}`);if(refusal!==void 0)throw refusal;return result}finally{server.closeAllConnections(),server.close()}}const ASKED=/^(?:tags\/list(?:\?[\w=&.%+-]*)?|manifests\/[\w.:+-]+|blobs\/sha256:[0-9a-f]{64})$/,
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
url,digest}]})}async function clusterInputs(clusters,configuration,given,readerOf){const[rendered,remote]=[new Map,new RemoteCharts],{placeOf,proposed,rulesFrom}=configuration,
inputs=[];for(const cluster of clusters){const{config,path}=cluster,charts=new ClusterCharts(remote,config.remotes,process.env.GITHUB_EVENT_NAME??null),reader=readerOf(
cluster,{rendered,charts}),{snapshot,problems,notices=[]}=await reader.snapshot(),sides=await reader.sides(),{baseWith}=reader;inputs.push({...sides,snapshot,config,
rulesFrom,proposedConfig:baseWith?await(0,weakened.XU)(proposed,{config,base:sides.base,snapshot,read:baseWith}):proposed,snapshotProblems:[...configuration.problems,
...problems],configPlaces:placeOf&&(0,config_clusters.yN)(placeOf,path),notices:[...configuration.notices,...notices],at:given.at,scenario:given.scenario,horizonMs:given.
horizonMs??config.horizon,failOn:given.failOn??config.failOn,failOnExisting:given.failOnExisting??config.failOnExisting})}return remote.close(),inputs}}),9128:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{AM:()=>configurationIn,BT:()=>CONFIG_BYTES,sW:()=>trustedConfiguration,wx:()=>builtIn});var _config_read_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9989),_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7085),_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3972),_read_file_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
9057),_text_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9125);const CONFIG_BYTES=256*1024;function builtIn(rulesFrom="the built-in defaults",problems=[]){
return{config:(0,_config_read_js__WEBPACK_IMPORTED_MODULE_0__.sb)(),isUsable:problems.length===0,placeOf:null,problems,rulesFrom,notices:[],proposed:null}}function configurationIn(written,file,where){
const read=written===null?{problems:[(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.Os)(null,"invalid-config",NO_TEXT)]}:(0,_config_read_js__WEBPACK_IMPORTED_MODULE_0__.
Xg)(written,file);if("config"in read)return{...read,isUsable:!0,problems:[],rulesFrom:where,notices:[],proposed:null};const unusable=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`The configuration (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.V$)(where)}) cannot be used.`;return builtIn(void 0,[(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.
Os)(null,"invalid-config",unusable),...read.problems])}const NO_TEXT=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`It is not UTF-8 text.`;function trustedConfiguration({
trusted,head,isEdited},file,where){const read=trusted.bytes?configurationIn((0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__._6)(trusted.bytes),file,where):builtIn(
`the built-in defaults (no ${where})`,trusted.problems);if(!isEdited)return read;const shown=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.UU)("file",(0,_manifest_visible_js__WEBPACK_IMPORTED_MODULE_2__.
RK)(file)),notices=[(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.Qq)`This change edits the fleetplan configuration (${shown}); the base version was used. Review that change separately.`],
written=head.bytes&&(0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__._6)(head.bytes),[problem]=head.problems;if(!problem&&(head.bytes===null||written!==null)){const proposed={
before:read.config,file,text:written,isFirst:trusted.bytes===null};return{...read,notices,proposed}}const message=(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__.
Qq)`After this change the configuration ${shown} cannot be read: ${problem?problem.message:NO_TEXT}`;return{...read,problems:[...read.problems,(0,_manifest_problem_js__WEBPACK_IMPORTED_MODULE_1__.
Os)(null,"invalid-config",message)],notices}}})};
