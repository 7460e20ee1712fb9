export const id=380,ids=[380],modules={3380:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{ClusterCharts:()=>ClusterCharts});var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6760),_download_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
4366);const UNSAFE_EVENTS=new Set(["pull_request_target","workflow_run"]);class ClusterCharts{fetcher;remotes;event;allowed=new Set;constructor(fetcher,remotes,event){
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
name}}}),4366:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{P_:()=>Refusal,RG:()=>download,
_J:()=>unzipped,aw:()=>INTERNET});var node_dns_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1553),node_events__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
8474),node_https__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4708),node_net__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(7030),node_zlib__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
8522),_manifest_lookup_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5022);const REASONS={none:"remote charts are not fetched (`remotes: none`)",event:"re\
mote charts are not fetched under pull_request_target and workflow_run",untouched:"the change does not touch it",unlisted:"neither the base nor `remotes` names \
its repository; add it to `remotes` of the configuration in a change before this one",credentials:"its repository asks for credentials, and none are configured",
address:"its address cannot be fetched; use https:// or oci:// without credentials, and a name and version that Helm accepts","private-address":"a host of its r\
epository has an address that is not public",unreachable:"its repository did not answer in time, or with an error",missing:"its repository does not hold a versi\
on that satisfies the one that is asked for",redirect:"its repository leads to another host, without a digest of what is there; name the new address",large:"it \
is larger than what is fetched, or too many charts were fetched before it",damaged:"the index of its repository cannot be read, or its archive is not the chart \
that the index describes",tool:"helm is not on the PATH; install it in a step before this one"},DECLARED=["none","event","untouched","unlisted","credentials"];class Refusal extends Error{reason;isDeclared;constructor(reason){
super(REASONS[reason]),this.reason=reason,this.isDeclared=DECLARED.includes(reason)}}const INTERNET={resolve:async host=>(await(0,node_dns_promises__WEBPACK_IMPORTED_MODULE_0__.
lookup)(host,{all:!0,verbatim:!0})).map(({address})=>address),mayConnect:isPublic},RESERVED=`
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
gunzipSync)(content,{maxOutputLength:mostBytes})}catch(error){const isLarge=error.code==="ERR_BUFFER_TOO_LARGE";throw new Refusal(isLarge?"large":"damaged")}}})};
