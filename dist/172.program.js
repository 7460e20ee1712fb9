export const id=172,ids=[172],modules={7022:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{t:()=>atEnd});const SIGNALS=["SIGINT","SIGTERM","SIGHUP"];function atEnd(clean){const undo=()=>{for(const signal of SIGNALS)process.off(signal,onSignal);process.
off("exit",clean)},onSignal=signal=>{undo(),clean(),process.kill(process.pid,signal)};for(const signal of SIGNALS)process.on(signal,onSignal);return process.on(
"exit",clean),undo}}),6322:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{o:()=>packedFiles,
u:()=>MOST_BYTES});var _download_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4366);const MOST_BYTES=128*1024**2,MOST_FILES=5e3,BLOCK=512;function packedFiles(archive,mostBytes=MOST_BYTES){
const tar=(0,_download_js__WEBPACK_IMPORTED_MODULE_0__._J)(archive,mostBytes),files=new Map;let longName=null;for(let at=0;at+BLOCK<=tar.length&&tar[at]!==0;){const header=tar.
subarray(at,at+BLOCK),size=Number.parseInt(textAt(header,124,12).trim()||"0",8),content=tar.subarray(at+BLOCK,at+BLOCK+size);if(!(size>=0)||content.length<size)
throw new _download_js__WEBPACK_IMPORTED_MODULE_0__.P_("damaged");at+=BLOCK+Math.ceil(size/BLOCK)*BLOCK;const type=textAt(header,156,1);if(type==="x")longName=paxPath(
content)??longName;else if(type==="L")longName=textAt(content,0,size);else if(type===""||type==="0"){const prefix=textAt(header,257,5)==="ustar"?textAt(header,345,
155):"",path=longName??(prefix===""?"":`${prefix}/`)+textAt(header,0,100);if(files.has(path)||!path.split("/").every(isPlain))throw new _download_js__WEBPACK_IMPORTED_MODULE_0__.
P_("damaged");if(files.set(path,content).size>MOST_FILES)throw new _download_js__WEBPACK_IMPORTED_MODULE_0__.P_("large");longName=null}else if(type==="5")longName=
null;else if(type!=="g")throw new _download_js__WEBPACK_IMPORTED_MODULE_0__.P_("damaged")}const roots=new Set([...files.keys()].map(path=>path.split("/",1)[0]));
if(roots.size>1||!files.has(`${[...roots].join("")}/Chart.yaml`))throw new _download_js__WEBPACK_IMPORTED_MODULE_0__.P_("damaged");return Array.from(files,([path,
content])=>({path,content}))}function isPlain(step){return step!==""&&step!=="."&&step!==".."&&step.length<256&&!/[\\\p{Cc}]/u.test(step)}function textAt(block,at,length){
return block.toString("utf8",at,at+length).split("\0",1)[0]??""}function paxPath(records){let path=null;for(let at=0;at<records.length;){const space=records.indexOf(
" ",at),length=Number.parseInt(records.toString("latin1",at,space),10);if(space<0||!(length>0))throw new _download_js__WEBPACK_IMPORTED_MODULE_0__.P_("damaged");
const[key="",...value]=records.toString("utf8",space+1,at+length-1).split("=");if(key==="size"||key==="linkpath"||key.startsWith("GNU.sparse"))throw new _download_js__WEBPACK_IMPORTED_MODULE_0__.
P_("damaged");key==="path"&&(path=value.join("=")),at+=length}return path}}),4366:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{P_:()=>Refusal,RG:()=>download,_J:()=>unzipped,aw:()=>INTERNET});var node_dns_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1553),node_events__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8474),node_https__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4708),node_net__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
7030),node_zlib__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(8522),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5022);const REASONS={
none:"remote charts are not fetched (`remotes: none`)",event:"remote charts are not fetched under pull_request_target and workflow_run",untouched:"the change do\
es not touch it",unlisted:"neither the base nor `remotes` names its repository; add it to `remotes` of the configuration in a change before this one",credentials:"\
its repository asks for credentials, and none are configured",address:"its address cannot be fetched; use https:// or oci:// without credentials, and a name and\
 version that Helm accepts","private-address":"a host of its repository has an address that is not public",unreachable:"its repository did not answer in time, o\
r with an error",missing:"its repository does not hold a version that satisfies the one that is asked for",redirect:"its repository leads to another host, witho\
ut a digest of what is there; name the new address",large:"it is larger than what is fetched, or too many charts were fetched before it",damaged:"the index of i\
ts repository cannot be read, or its archive is not the chart that the index describes",tool:"helm is not on the PATH; install it in a step before this one"},DECLARED=[
"none","event","untouched","unlisted","credentials"];class Refusal extends Error{reason;isDeclared;constructor(reason){super(REASONS[reason]),this.reason=reason,
this.isDeclared=DECLARED.includes(reason)}}const INTERNET={resolve:async host=>(await(0,node_dns_promises__WEBPACK_IMPORTED_MODULE_0__.lookup)(host,{all:!0,verbatim:!0})).
map(({address})=>address),mayConnect:isPublic},RESERVED=`
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24
  192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20`,reserved=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__.qy)(()=>blockListOf(RESERVED)),unicast=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__.
qy)(()=>blockListOf("2000::/3"));function blockListOf(ranges){const list=new node_net__WEBPACK_IMPORTED_MODULE_3__.BlockList;for(const[,address="",prefix]of ranges.
matchAll(/(\S+)\/(\d+)/g))list.addSubnet(address,Number(prefix),(0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIPv6)(address)?"ipv6":"ipv4");return list}function isPublic(address){
return(0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIPv6)(address)?unicast().check(address,"ipv6")&&!reserved().check(address,"ipv6"):!reserved().check(address,"ip\
v4")}const MOST_REDIRECTS=5;async function download(network,url,{bytes,until},headers={}){let at=url;for(let hops=0;hops<=MOST_REDIRECTS;hops+=1){if(at.protocol!==
"https:"||at.username!==""||at.password!=="")throw new Refusal("address");const isElsewhere=at.host!==url.host,host=at.hostname.replace(/^\[(.*)\]$/,"$1"),addresses=(0,node_net__WEBPACK_IMPORTED_MODULE_3__.
isIP)(host)===0?await network.resolve(host).catch(()=>[]):[host];if(addresses.length===0)throw new Refusal("unreachable");if(!addresses.every(one=>network.mayConnect(
one)))throw new Refusal("private-address");const found=addresses.map(address=>({address,family:(0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(address)})),lookup=(_host,options,done)=>{
options.all===!0?done(null,found):done(null,found[0]?.address??"",found[0]?.family)},signal=AbortSignal.timeout(Math.max(1,Math.ceil(until-performance.now())));
try{const sent=(0,node_https__WEBPACK_IMPORTED_MODULE_2__.request)(at,{agent:!1,signal,lookup,headers:{"user-agent":"fleetplan",...isElsewhere?{}:headers},...network.
ca===void 0?{}:{ca:network.ca}}).end(),[answer]=await(0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(sent,"response");sent.on("error",()=>{});const{statusCode:status=0,
headers:answered}=answer,next=status>=300&&status<400?answered.location:void 0,body=await bodyOf(answer,bytes);if(next===void 0)return{status,headers:answered,body,
isElsewhere};if(!URL.canParse(next,at.href))throw new Refusal("address");at=new URL(next,at.href)}catch(error){throw error instanceof Refusal?error:new Refusal(
"unreachable")}}throw new Refusal("unreachable")}async function bodyOf(answer,mostBytes){const chunks=[];let size=0;for await(const chunk of answer){if(size+=chunk.
length,size>mostBytes)throw new Refusal("large");chunks.push(chunk)}const body=Buffer.concat(chunks),encoding=answer.headers["content-encoding"]??"identity";if(encoding!==
"identity"&&encoding!=="gzip")throw new Refusal("unreachable");return encoding==="gzip"?unzipped(body,mostBytes):body}function unzipped(content,mostBytes){try{return(0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.
gunzipSync)(content,{maxOutputLength:mostBytes})}catch(error){const isLarge=error.code==="ERR_BUFFER_TOO_LARGE";throw new Refusal(isLarge?"large":"damaged")}}}),
8172:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{RemoteCharts:()=>RemoteCharts});
var external_node_fs_=__webpack_require__(3024),external_node_os_=__webpack_require__(8161),external_node_path_=__webpack_require__(6760),dist=__webpack_require__(
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
2,totalBytes:512*1024**2,timeMs:60*SECOND_MS,sideMs:300*SECOND_MS,charts:300},STAND_IN="0.0.0",TAG=/^(?:[\w][\w.-]{0,127}|sha256:[0-9a-f]{64})$/,VERSION=/^[\w.*^~<>=!|,+\- ]{1,128}$/;
class RemoteCharts{network;limits;indexes=new Map;results=new Map;bytesLeft;home=null;constructor(network=download.aw,limits=FETCH_LIMITS){this.network=network,
this.limits=limits,this.bytesLeft=limits.totalBytes}get(asked){const{repository,name,version,tag}=asked,key=JSON.stringify([repository.key,name,version,tag]),until=Math.
min(asked.until,performance.now()+this.limits.timeMs),result=this.results.get(key)??this.fetched({...asked,until});return this.results.set(key,result),result}close=()=>{
this.home?.undo(),this.home!==null&&(0,external_node_fs_.rmSync)(this.home.folder,{recursive:!0,force:!0}),this.home=null};async fetched(asked){const{version,tag}=asked;
if(version!==null&&!VERSION.test(version)||tag!==null&&!TAG.test(tag))throw new download.P_("address");const archive=await this.pulled(asked);(0,remote_charts_archive.
o)(archive);const digest=(0,canonical.fg)(archive),file=(0,external_node_path_.join)(this.homeFolder(),`${digest}.tgz`);return(0,external_node_fs_.writeFileSync)(
file,archive),{digest:`sha256:${digest}`,file}}async pulled({repository,name,version,tag,until}){const{url}=repository;if(repository.isOci){const path=`${url.pathname.
slice(1)}/${name}`.replace(/^\//,""),registry=registryOf(this.load,url.host,path,{bytes:this.limits.archiveBytes,until}),upstream2=(wanted,accept)=>registry(tag!==
null&&wanted===`manifests/${STAND_IN}`?`manifests/${tag}`:wanted,accept);return this.pull(upstream2,tag===null?version:STAND_IN,host=>[`oci://${host}/${GATEWAY_NAME}`,
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
undo:(0,at_end.t)(this.close)},this.home.folder}}function below(repository,path){return new URL(`${repository.href.replace(/\/$/,"")}/${path}`)}function entriesOf(index,name){
const start=/^entries:\s*$/m.test(index)?index.indexOf(`
  ${name}:
`):-1,rest=index.slice(start+1),end=rest.search(/\n {0,2}[^\s-]/),part=start<0?index:`entries:
${end<0?rest:rest.slice(0,end)}
`;let parsed;try{const options={schema:"failsafe",maxAliasCount:10,uniqueKeys:!1,logLevel:"silent"};parsed=(0,dist.qg)(part,options)}catch{throw new download.P_(
"damaged")}return(0,fields.Un)((0,fields.ZZ)(parsed,"entries"),name).flatMap(one=>{const[version,url]=[(0,fields.r7)(one,"version"),(0,fields.Un)(one,"urls")[0]];
if(version===null||typeof url!="string")return[];const[digest=null]=/^[0-9a-f]{64}$/.exec((0,fields.r7)(one,"digest")?.replace(/^sha256:/,"")??"")??[];return[{version,
url,digest}]})}}),685:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{SG:()=>findTool,
_g:()=>TOOL_LIMITS,qI:()=>runTool});var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1421),node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3024),node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6760),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5022),_read_at_end_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
7022);const SECOND_MS=1e3,STDERR_BYTES=64*1024,TOOL_LIMITS={timeMs:60*SECOND_MS,outputBytes:100*1024**2,memoryBytes:4*1024**3};function findTool(name,path=process.
env.PATH??""){const files=path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).flatMap(folder=>(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder)?
(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,name):[]),isExecutable=file=>{try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(file,node_fs__WEBPACK_IMPORTED_MODULE_1__.
constants.X_OK),(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file).isFile()}catch{return!1}};return files.find(isExecutable)??null}async function runTool(tool,args,home,{
timeMs,outputBytes,memoryBytes}=TOOL_LIMITS){const prlimit=process.platform==="linux"?findTool("prlimit"):null,bounds=[`--as=${memoryBytes}`,`--fsize=${outputBytes}`,
"--core=0","--",tool],child=(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(prlimit??tool,[...prlimit===null?[]:bounds,...args],{cwd:home,env:environment(
home),stdio:["ignore","pipe","pipe"],detached:!0,windowsHide:!0}),kill=()=>{try{child.pid!==void 0&&process.kill(-child.pid,"SIGKILL")}catch{child.kill("SIGKILL")}},
undo=(0,_read_at_end_js__WEBPACK_IMPORTED_MODULE_3__.t)(kill),failures=[],stop=reason=>{failures.push(`it ${reason} and was stopped`),kill()},timer=setTimeout(stop,
timeMs,`took longer than ${timeMs/SECOND_MS} seconds`),printed=collected(child.stdout,outputBytes,()=>{stop(`printed more than ${outputBytes} bytes`)}),complained=collected(
child.stderr,STDERR_BYTES,()=>{}),end=await new Promise(resolve=>{child.on("error",error=>{failures.push(`it could not be started (${"code"in error?String(error.
code):error.name})`),resolve(null)}),child.on("close",(code,signal)=>{resolve(code===0?null:signal??`code ${String(code)}`)})});clearTimeout(timer),kill(),undo();
const[failure]=failures;return failure===void 0&&end===null?{ok:!0,stdout:printed()}:{ok:!1,reason:failure??(complaintIn(complained())||`it ended with ${end}`)}}
function collected(stream,mostBytes,onMore){const chunks=[];let bytes=0;return stream.on("data",chunk=>{bytes+=chunk.length,bytes<=mostBytes?chunks.push(chunk):
onMore()}),()=>Buffer.concat(chunks).toString("utf8")}function complaintIn(stderr){return/out of memory|cannot allocate memory/.test(stderr)?"it needed more mem\
ory than it may use":stderr.split(`
`).map(line=>line.trim()).filter(line=>line!==""&&!/^(?:#|warning|use --debug|level=|I\d{4}|W\d{4})/i.test(line)).join(" ").replace(/^E\d{4} .*?\] "command failed" err=("(?:[^"\\]|\\.)*")$/,
(_,quoted)=>quoted.slice(1,-1).replace(/\\(["\\])/g,"$1")).replace(/^error:\s*/i,"")}const FOLDERS=["PATH","TMPDIR","XDG_CONFIG_HOME","XDG_CACHE_HOME","XDG_DATA\
_HOME","HELM_CONFIG_HOME","HELM_CACHE_HOME","HELM_DATA_HOME","HELM_PLUGINS","KUSTOMIZE_PLUGIN_HOME"],environment=(0,_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_4__.
Oo)(home=>{const proxy="http://127.0.0.1:9",folders=FOLDERS.map(key=>[key,(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home,key.toLowerCase())]);for(const[,folder]of folders)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder,{recursive:!0});return{...Object.fromEntries(folders),HOME:home,LC_ALL:"C",KUBECONFIG:(0,node_path__WEBPACK_IMPORTED_MODULE_2__.
join)(home,"no-cluster"),KUBERC:"off",HTTP_PROXY:proxy,HTTPS_PROXY:proxy,ALL_PROXY:proxy,NO_PROXY:"",GOPROXY:"off",GOMEMLIMIT:"2GiB",GOGC:"400"}})})};
